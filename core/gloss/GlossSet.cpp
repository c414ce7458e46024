#include "gloss/GlossSet.h"

#include "base/Error.h"
#include "numeric/Rows.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace crossgloss {

namespace {

constexpr std::size_t linesPerCheck = 512;

} // namespace

GlossSet::GlossSet(std::span<const std::string> lines, const GlossOptions& options, const WordVectors& vectors,
                   Progress& progress)
    : m_dimension(options.dimension)
{
    progress.stage(CROSSGLOSS_TEXT("Reading glosses"), lines.size());
    std::unordered_map<std::string, std::uint32_t> ids;
    std::vector<std::size_t> documents;
    std::vector<float> vector(m_dimension);
    std::vector<std::size_t> lastGloss;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (line % linesPerCheck == 0) {
            progress.throwIfCancelled();
            progress.advance(line);
        }
        for (std::string& token : tokenise(lines[line], options.language)) {
            if (options.dropStopWords && isStopWord(token, options.language)) {
                continue;
            }
            const auto [place, isNew] = ids.try_emplace(token, unknown);
            if (isNew && vectors(token, vector)) {
                place->second = static_cast<std::uint32_t>(m_words.size());
                m_words.push_back(std::move(token));
                m_vectors.insert(m_vectors.end(), vector.begin(), vector.end());
                documents.push_back(0);
                lastGloss.push_back(0);
            }
            const std::uint32_t id = place->second;
            m_tokens.push_back(id);
            if (id == unknown) {
                ++m_unknownTokens;
            } else if (lastGloss[id] != line + 1) {
                lastGloss[id] = line + 1;
                ++documents[id];
            }
        }
        m_tokenStart.push_back(m_tokens.size());
    }
    if (m_words.empty()) {
        throw Error(CROSSGLOSS_TEXT("None of the glosses' words has a vector"))
            .advise(CROSSGLOSS_TEXT("Are the glosses in the language of the vectors?"));
    }
    normaliseRows(m_vectors.data(), m_words.size(), m_dimension, m_dimension);
    const double n = static_cast<double>(lines.size());
    m_idf.reserve(documents.size());
    for (const std::size_t count : documents) {
        m_idf.push_back(std::log((1.0 + n) / (1.0 + static_cast<double>(count))) + 1.0);
    }

    std::vector<std::size_t> place(m_words.size(), 0);     // 1-based position in the gloss at hand
    for (std::size_t gloss = 0; gloss < lines.size(); ++gloss) {
        const std::size_t first = m_ids.size();
        double sum = 0.0;
        for (const std::uint32_t id : tokensOf(gloss)) {
            if (id == unknown) {
                continue;
            }
            if (place[id] == 0) {
                m_ids.push_back(id);
                m_masses.push_back(0.0);
                place[id] = m_ids.size();
            }
            m_masses[place[id] - 1] += m_idf[id];
            sum += m_idf[id];
        }
        for (std::size_t i = first; i < m_ids.size(); ++i) {
            m_masses[i] /= sum;
            place[m_ids[i]] = 0;
        }
        m_empty += m_ids.size() == first ? 1 : 0;
        m_start.push_back(m_ids.size());
    }
}

std::span<const std::uint32_t> GlossSet::wordsOf(std::size_t gloss) const
{
    return {m_ids.data() + m_start[gloss], m_start[gloss + 1] - m_start[gloss]};
}

std::span<const double> GlossSet::massesOf(std::size_t gloss) const
{
    return {m_masses.data() + m_start[gloss], m_start[gloss + 1] - m_start[gloss]};
}

std::span<const std::uint32_t> GlossSet::tokensOf(std::size_t gloss) const
{
    return {m_tokens.data() + m_tokenStart[gloss], m_tokenStart[gloss + 1] - m_tokenStart[gloss]};
}

GlossSet GlossSet::subset(std::span<const std::size_t> indices) const
{
    GlossSet part;
    part.m_dimension = m_dimension;
    std::vector<std::uint32_t> renamed(m_words.size(), unknown);
    const auto rename = [&](std::uint32_t id) {
        if (id == unknown) {
            return unknown;
        }
        if (renamed[id] == unknown) {
            renamed[id] = static_cast<std::uint32_t>(part.m_words.size());
            part.m_words.push_back(m_words[id]);
            part.m_idf.push_back(m_idf[id]);
            const auto row = m_vectors.begin() + static_cast<std::ptrdiff_t>(id * m_dimension);
            part.m_vectors.insert(part.m_vectors.end(), row, row + static_cast<std::ptrdiff_t>(m_dimension));
        }
        return renamed[id];
    };
    for (const std::size_t gloss : indices) {
        for (const std::uint32_t token : tokensOf(gloss)) {
            part.m_tokens.push_back(rename(token));
            part.m_unknownTokens += token == unknown ? 1 : 0;
        }
        part.m_tokenStart.push_back(part.m_tokens.size());
        for (const std::uint32_t id : wordsOf(gloss)) {
            part.m_ids.push_back(rename(id));
        }
        const std::span<const double> masses = massesOf(gloss);
        part.m_masses.insert(part.m_masses.end(), masses.begin(), masses.end());
        part.m_empty += masses.empty() ? 1 : 0;
        part.m_start.push_back(part.m_ids.size());
    }
    return part;
}

} // namespace crossgloss
