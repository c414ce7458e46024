#include "composition/SentencePairWriter.h"

#include "base/Error.h"
#include "base/Numbers.h"
#include "resources/CompressedOutput.h"
#include "resources/XmlWriter.h"

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

constexpr std::size_t pairsPerStep = 1024;

/// What a line of text may hold in a table or in XML: no tabs, no control characters.
std::string plain(const std::string& text)
{
    std::string result = text;
    std::ranges::replace_if(
        result, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, ' ');
    return result;
}

void step(std::size_t done, Progress& progress)
{
    if (done % pairsPerStep == 0) {
        progress.throwIfCancelled();
        progress.advance(done);
    }
}

void writeTsv(CompressedOutput& file, std::span<const MinedPair> pairs, const PairedSentences& sentences,
              Progress& progress)
{
    std::string lines = "margin\tscore\tsource\ttarget\n";
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        step(i, progress);
        lines.append(significantDigits(static_cast<double>(pairs[i].margin), 6)).append(1, '\t');
        lines.append(significantDigits(static_cast<double>(pairs[i].cosine), 6)).append(1, '\t');
        lines.append(plain(sentences.first[pairs[i].first])).append(1, '\t');
        lines.append(plain(sentences.second[pairs[i].second])).append(1, '\n');
        file.write(lines.data(), lines.size());
        lines.clear();
    }
    file.write(lines.data(), lines.size());
}

void writeHeader(XmlWriter& xml, const std::string& language)
{
    xml.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.start("tmx");
    xml.attribute("version", "1.4");
    xml.start("header");
    xml.attribute("creationtool", "crossgloss");
    xml.attribute("creationtoolversion", CROSSGLOSS_VERSION);
    xml.attribute("segtype", "sentence");
    xml.attribute("o-tmf", "TSV");
    xml.attribute("adminlang", "en");
    xml.attribute("srclang", language);
    xml.attribute("datatype", "plaintext");
    xml.end();
}

void writeTmx(CompressedOutput& file, std::span<const MinedPair> pairs, const PairedSentences& sentences,
              Progress& progress)
{
    XmlWriter xml(file);
    writeHeader(xml, sentences.firstLanguage);
    xml.start("body");
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        step(i, progress);
        xml.start("tu");
        xml.start("prop");
        xml.attribute("type", "margin");
        xml.text(significantDigits(static_cast<double>(pairs[i].margin), 6));
        xml.end();
        for (const auto& [language, text] : {std::pair{sentences.firstLanguage, sentences.first[pairs[i].first]},
                                             std::pair{sentences.secondLanguage, sentences.second[pairs[i].second]}}) {
            xml.start("tuv");
            xml.attribute("xml:lang", language);
            xml.element("seg", plain(text));
            xml.end();
        }
        xml.end();
    }
    xml.end();
    xml.end();
    xml.finish();
}

} // namespace

void writeSentencePairs(const std::filesystem::path& path, std::span<const MinedPair> pairs,
                        const PairedSentences& sentences, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Writing pairs"), pairs.size());
    CompressedOutput file(path);
    if (endingWithoutCompression(path) == ".tmx") {
        writeTmx(file, pairs, sentences, progress);
    } else {
        writeTsv(file, pairs, sentences, progress);
    }
    progress.throwIfCancelled();
    file.commit();
}

} // namespace crossgloss
