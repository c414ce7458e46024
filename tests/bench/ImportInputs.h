#pragma once

#include "base/Random.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace crossgloss::bench {

/// Words of syllables, the frequent ones short, as large as a language's.
class Words {
public:
    explicit Words(std::uint64_t seed) : m_random(seed) {}

    static std::string word(std::uint64_t number)
    {
        static constexpr const char* syllables[] = {"ba", "be", "do", "fi", "ka", "le", "mo", "ni", "ro", "su", "ta", "ve", "zi", "po"};
        std::string made;
        do {
            made += syllables[number % std::size(syllables)];
            number /= std::size(syllables);
        } while (number > 0);
        return made;
    }
    std::string some(int count)
    {
        std::string text;
        for (int i = 0; i < count; ++i) {
            if (i > 0) {
                text += ' ';
            }
            text += word(next());
        }
        return text;
    }

private:
    std::uint64_t next()
    {
        constexpr std::uint64_t all = 200000;
        // A product of three even draws leans to small numbers.
        const auto draw = [this] { return static_cast<double>(uniformBelow(m_random, all)) / static_cast<double>(all); };
        return static_cast<std::uint64_t>(static_cast<double>(all) * draw() * draw() * draw());
    }

    Random m_random;
};

/// A Wiktextract dump: @p entries of three definitions and four translations, some 2.3 KB each.
inline void writeDump(const std::filesystem::path& file, std::size_t entries)
{
    Words words(1);
    std::ofstream out(file, std::ios::binary);
    for (std::size_t i = 0; i < entries; ++i) {
        const std::string word = Words::word(i);
        out << R"({"word": ")" << word << R"(", "lang_code": "en", "lang": "English", "pos": ")" << (i % 3 ? "noun" : "verb")
            << R"(", "sounds": [{"ipa": "/)" << word << R"(/", "tags": ["UK"]}], "etymology_text": "From )" << words.some(12)
            << R"(.", "senses": [)";
        for (int sense = 0; sense < 3; ++sense) {
            const std::string gloss = words.some(9);
            out << (sense ? ", " : "") << R"({"glosses": [")" << gloss << R"("], "raw_glosses": ["()" << words.some(1) << ") " << gloss
                << R"("], "examples": [{"text": ")" << words.some(9) << R"(", "type": "example"}], "categories": [{"name": "English )"
                << words.some(14) << R"(", "kind": "other", "parents": [], "source": "w"}]})";
        }
        out << R"(], "translations": [)";
        for (int target = 0; target < 4; ++target) {
            out << (target ? ", " : "") << R"({"lang": "French", "code": "fr", "lang_code": "fr", "sense": ")" << words.some(4)
                << R"(", "word": ")" << words.some(1) << R"("})";
        }
        out << "]}\n";
    }
}

/// A WN-LMF wordnet of @p synsets, each with one word, a definition, an example and a relation.
inline void writeWordnet(const std::filesystem::path& file, std::size_t synsets)
{
    Words words(2);
    std::ofstream out(file, std::ios::binary);
    out << R"(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE LexicalResource SYSTEM "http://globalwordnet.github.io/schemas/WN-LMF-1.0.dtd">
<LexicalResource xmlns:dc="http://purl.org/dc/elements/1.1/">
<Lexicon id="bench" label="Bench" language="en" email="a@example.org" license="CC0" version="1">
)";
    for (std::size_t i = 0; i < synsets; ++i) {
        out << "<LexicalEntry id=\"bench-e" << i << "\"><Lemma writtenForm=\"" << Words::word(i) << "\" partOfSpeech=\"n\"/><Sense id=\"bench-s"
            << i << "\" synset=\"bench-" << i << "-n\"/></LexicalEntry>\n";
    }
    for (std::size_t i = 0; i < synsets; ++i) {
        out << "<Synset id=\"bench-" << i << "-n\" ili=\"i" << i << "\" partOfSpeech=\"n\"><Definition>" << words.some(10)
            << "</Definition><SynsetRelation relType=\"hypernym\" target=\"bench-" << i / 7 << "-n\"/><Example>" << words.some(9)
            << "</Example></Synset>\n";
    }
    out << "</Lexicon>\n</LexicalResource>\n";
}

/// @p lines of word, tab, definition.
inline void writeDefinitions(const std::filesystem::path& file, std::size_t lines)
{
    Words words(3);
    std::ofstream out(file, std::ios::binary);
    for (std::size_t i = 0; i < lines; ++i) {
        out << Words::word(i) << '\t' << words.some(9) << '\n';
    }
}

/// Word vectors as text, @p rows × @p dimension values of four decimals.
inline void writeVectors(const std::filesystem::path& file, std::size_t rows, std::size_t dimension)
{
    Random random(4);
    std::ofstream out(file, std::ios::binary);
    out << rows << ' ' << dimension << '\n';
    std::string line;
    for (std::size_t row = 0; row < rows; ++row) {
        line = Words::word(row);
        for (std::size_t i = 0; i < dimension; ++i) {
            const std::string digits = std::to_string(uniformBelow(random, 10000));
            line += (uniformBelow(random, 2) ? " 0." : " -0.") + std::string(4 - digits.size(), '0') + digits;
        }
        out << line << '\n';
    }
}

} // namespace crossgloss::bench
