#pragma once

#include "base/Error.h"
#include "pack/Pack.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace crossgloss {

/// A pack of a few words in memory: every word of the vocabularies and every description token has a planted vector;
/// a description is the mean of its tokens' vectors. Missing coordinates are 0.
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
        vector.resize(m_dimension);
        m_tokens[language][token] = std::move(vector);
    }
    void addWord(const std::string& language, Word word)
    {
        word.vector.resize(m_dimension);
        m_words[language].push_back(std::move(word));
    }

    std::string card() const override { return "{}"; }
    std::filesystem::path file() const override { return m_file; }
    void setFile(std::filesystem::path file) { m_file = std::move(file); }
    std::size_t dimension() const override { return m_dimension; }
    std::vector<std::string> descriptionLanguages() const override { return keys(m_tokens); }
    std::vector<std::string> answerLanguages() const override { return keys(m_words); }

    Encoding encode(std::string_view text, std::string_view language) const override
    {
        std::vector<std::string> tokens = tokenise(text, language);
        tokens.resize(std::min(tokens.size(), m_mostTokens));
        return encodeTokens(tokens, language);
    }
    /// So many words of a text are read.
    void readAtMost(std::size_t tokens) { m_mostTokens = tokens; }

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

    std::size_t heads() const override { return 1; }
    bool readToken(std::string_view token, std::string_view language, std::span<float> vector,
                   std::span<float> salience) const override
    {
        const auto known = m_tokens.find(std::string(language));
        const auto found =
            known == m_tokens.end() ? decltype(known->second.end())() : known->second.find(std::string(token));
        if (known == m_tokens.end() || found == known->second.end()) {
            return false;
        }
        std::copy(found->second.begin(), found->second.end(), vector.begin());
        salience[0] = 0;
        return true;
    }
    bool knows(std::string_view token, std::string_view language) const override
    {
        const auto known = m_tokens.find(std::string(language));
        return known != m_tokens.end() && known->second.contains(std::string(token));
    }
    Encoding encodeRead(std::span<const float> vectors, std::span<const float>) const override
    {
        Encoding encoding;
        const std::size_t count = vectors.size() / m_dimension;
        if (count > 0) {
            encoding.vector.assign(m_dimension, 0.0F);
            encoding.tokens.assign(count, {std::string(), 1.0 / static_cast<double>(count), true});
            for (std::size_t i = 0; i < vectors.size(); ++i) {
                encoding.vector[i % m_dimension] += vectors[i];
            }
        }
        return encoding;
    }
    std::vector<std::vector<Near>> nearest(std::span<const float> vectors, std::string_view language,
                                           std::size_t k) const override
    {
        std::vector<std::vector<Near>> result;
        for (std::size_t begin = 0; begin < vectors.size(); begin += m_dimension) {
            std::vector<Near> near;
            for (std::size_t row = 0; row < words(language).size(); ++row) {
                near.push_back({row, cosine(vectors.subspan(begin, m_dimension), words(language)[row].vector)});
            }
            std::stable_sort(near.begin(), near.end(),
                             [](const Near& a, const Near& b) { return a.cosine > b.cosine; });
            near.resize(std::min(near.size(), k));
            result.push_back(std::move(near));
        }
        return result;
    }
    std::optional<std::size_t> findStem(std::string_view language, std::string_view stemmed) const override
    {
        const std::vector<Word>& list = words(language);
        const auto found = std::find_if(list.begin(), list.end(),
                                        [&](const Word& entry) { return stem(entry.word, language) == stemmed; });
        return found == list.end() ? std::nullopt : std::optional<std::size_t>(found - list.begin());
    }
    /// What descriptions that begin with a word define.
    void addOpening(const std::string& token, PartOfSpeech pos) { m_openings[token] = pos; }
    std::vector<double> openings(std::string_view, const std::vector<std::string>& tokens) const override
    {
        const auto found = tokens.empty() ? m_openings.end() : m_openings.find(tokens.front());
        if (found == m_openings.end()) {
            return {};
        }
        std::vector<double> result(16, 0.0);
        result[static_cast<std::size_t>(found->second)] = 1;
        return result;
    }
    /// A translation of an English word.
    void addLink(const std::string& english, const std::string& language, const std::string& word, double share)
    {
        m_links[{*find("en", english), language}].emplace_back(*find(language, word), share);
    }
    void links(std::size_t row, std::string_view language,
               const std::function<void(std::size_t, double)>& sink) const override
    {
        if (const auto found = m_links.find({row, std::string(language)}); found != m_links.end()) {
            for (const auto& [target, share] : found->second) {
                sink(target, share);
            }
        }
    }
    void backLinks(std::size_t row, std::string_view language,
                   const std::function<void(std::size_t, double)>& sink) const override
    {
        for (const auto& [from, list] : m_links) {
            for (const auto& [target, share] : list) {
                if (from.second == language && target == row) {
                    sink(from.first, share);
                }
            }
        }
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
    std::filesystem::path m_file;
    static float cosine(std::span<const float> a, std::span<const float> b)
    {
        float dot = 0;
        float aa = 1e-12F;
        float bb = 1e-12F;
        for (std::size_t i = 0; i < a.size(); ++i) {
            dot += a[i] * b[i];
            aa += a[i] * a[i];
            bb += b[i] * b[i];
        }
        return dot / std::sqrt(aa * bb);
    }
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

    std::size_t m_mostTokens = 1000;
    std::size_t m_dimension;
    std::map<std::string, std::map<std::string, std::vector<float>>> m_tokens;
    std::map<std::string, std::vector<Word>> m_words;
    std::map<std::string, PartOfSpeech> m_openings;
    std::map<std::pair<std::size_t, std::string>, std::vector<std::pair<std::size_t, double>>> m_links;
};

} // namespace crossgloss
