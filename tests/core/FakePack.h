#pragma once

#include "base/Error.h"
#include "pack/Pack.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace crossgloss {

/// A pack of a few words in memory: every word of the vocabularies and every description token has a planted vector;
/// a description is the mean of its tokens' vectors.
class FakePack final : public Pack {
public:
    struct Word {
        std::string word;
        std::vector<float> vector;
        std::uint32_t partsOfSpeech = 0;
    };

    explicit FakePack(std::size_t dimension) : m_dimension(dimension) {}

    void addToken(const std::string& language, const std::string& token, std::vector<float> vector)
    {
        m_tokens[language][token] = std::move(vector);
    }
    void addWord(const std::string& language, Word word) { m_words[language].push_back(std::move(word)); }

    std::string card() const override { return "{}"; }
    std::size_t dimension() const override { return m_dimension; }
    std::vector<std::string> descriptionLanguages() const override { return keys(m_tokens); }
    std::vector<std::string> answerLanguages() const override { return keys(m_words); }

    Encoding encode(std::string_view text, std::string_view language) const override
    {
        return encodeTokens(tokenise(text, language), language);
    }

    Encoding encodeTokens(std::span<const std::string> tokens, std::string_view language) const override
    {
        const auto known = m_tokens.find(std::string(language));
        if (known == m_tokens.end()) {
            throw Error("no such language");
        }
        Encoding encoding;
        std::vector<float> sum(m_dimension, 0.0F);
        int count = 0;
        for (const std::string& token : tokens) {
            const auto vector = known->second.find(token);
            const bool found = vector != known->second.end();
            encoding.tokens.push_back({token, found ? 1.0 : 0.0, found});
            for (std::size_t i = 0; found && i < m_dimension; ++i) {
                sum[i] += vector->second[i];
            }
            count += found ? 1 : 0;
        }
        if (count > 0) {
            for (EncodedToken& token : encoding.tokens) {
                token.weight /= count;
            }
            encoding.vector = std::move(sum);
        }
        return encoding;
    }

    std::size_t vocabularySize(std::string_view language) const override { return words(language).size(); }
    std::string_view word(std::string_view language, std::size_t row) const override { return words(language)[row].word; }
    std::optional<std::size_t> find(std::string_view language, std::string_view word) const override
    {
        const std::vector<Word>& list = words(language);
        const auto found = std::find_if(list.begin(), list.end(), [&](const Word& entry) { return entry.word == word; });
        return found == list.end() ? std::nullopt : std::optional<std::size_t>(found - list.begin());
    }
    std::uint32_t partsOfSpeech(std::string_view language, std::size_t row) const override
    {
        return words(language)[row].partsOfSpeech;
    }
    void score(const Encoding& encoding, std::string_view language, std::span<float> out) const override
    {
        const std::vector<Word>& list = words(language);
        for (std::size_t row = 0; row < list.size(); ++row) {
            out[row] = 0;
            for (std::size_t i = 0; i < m_dimension; ++i) {
                out[row] += encoding.vector[i] * list[row].vector[i];
            }
        }
    }
    void targetVector(std::string_view language, std::size_t row, std::span<float> out) const override
    {
        const std::vector<float>& vector = words(language)[row].vector;
        std::copy(vector.begin(), vector.end(), out.begin());
    }

private:
    template <typename Map> static std::vector<std::string> keys(const Map& map)
    {
        std::vector<std::string> result;
        for (const auto& [key, value] : map) {
            result.push_back(key);
        }
        return result;
    }
    const std::vector<Word>& words(std::string_view language) const
    {
        const auto found = m_words.find(std::string(language));
        if (found == m_words.end()) {
            throw Error("no such language");
        }
        return found->second;
    }

    std::size_t m_dimension;
    std::map<std::string, std::map<std::string, std::vector<float>>> m_tokens;
    std::map<std::string, std::vector<Word>> m_words;
};

} // namespace crossgloss
