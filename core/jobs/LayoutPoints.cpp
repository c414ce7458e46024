#include "jobs/LayoutPoints.h"

#include "base/Error.h"
#include "numeric/Rows.h"
#include "resources/LineReader.h"
#include "text/Language.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace crossgloss {

namespace {

/// Translations of a word by the pack that have a smaller share of the votes are not told.
constexpr double smallestShare = 0.1;
constexpr std::size_t maxTranslations = 5;

class Gatherer {
public:
    Gatherer(JobContext& context, OpenedSentenceLists& lists, const LayoutRequest& request, Progress& progress)
        : m_context(context), m_lists(lists), m_request(request), m_progress(progress)
    {
    }

    std::shared_ptr<const LayoutPoints> gather()
    {
        m_progress.stage(CROSSGLOSS_TEXT("Reading the vectors"), 0);
        switch (m_request.content) {
        case LayoutContent::PackWords: packWords(); break;
        case LayoutContent::Vectors: vectors(); break;
        case LayoutContent::Sentences: sentences(); break;
        case LayoutContent::Glosses:
            gatherLinking(m_context, m_lists.pack(), m_request, *m_points, m_progress);
            break;
        case LayoutContent::GlossRun: gatherGlossRun(m_context, m_request, *m_points, m_progress); break;
        }
        if (m_points->texts.empty()) {
            throw Error(CROSSGLOSS_TEXT("The vectors hold none of the words")).at(m_request.words.string());
        }
        if (m_request.linked && m_points->answers.empty()) {
            m_points->keepLinked();
        }
        requireFinite();
        normaliseRows(m_points->rows.data(), m_points->size(), m_points->dimension, m_points->dimension);
        normaliseRows(m_points->rowsBefore.data(), m_points->rowsBefore.empty() ? 0 : m_points->size(),
                      m_points->dimensionBefore, m_points->dimensionBefore);
        return m_points;
    }

private:
    void requireFinite() const
    {
        if (!allFinite(m_points->rows.data(), m_points->rows.size()) ||
            !allFinite(m_points->rowsBefore.data(), m_points->rowsBefore.size())) {
            throw Error(CROSSGLOSS_TEXT("A value of a vector is not a finite number"));
        }
    }

    /// Words asked for by name, from the request and its file; nothing when the first ones are meant.
    std::vector<std::string> named() const
    {
        std::vector<std::string> words = m_request.chosen;
        if (!m_request.words.empty()) {
            LineReader lines(m_request.words);
            for (std::string_view line; lines.next(line);) {
                const std::string_view blanks = " \t\r";
                const std::size_t first = line.find_first_not_of(blanks);
                if (first != std::string_view::npos) {
                    words.emplace_back(line.substr(first, line.find_last_not_of(blanks) + 1 - first));
                }
            }
        }
        return words;
    }

    /// Rows of a vocabulary that are to be shown, rising. @param seen words that some language has.
    template <typename Find>
    std::vector<std::size_t> chosenRows(std::size_t size, const std::vector<std::string>& words, const Find& find,
                                        std::vector<bool>& seen) const
    {
        const std::size_t most = m_request.limit > 0 ? m_request.limit : std::numeric_limits<std::size_t>::max();
        std::vector<std::size_t> rows;
        if (words.empty()) {
            for (std::size_t row = 0; row < std::min(size, most); ++row) {
                rows.push_back(row);
            }
            return rows;
        }
        seen.resize(words.size());
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (const std::optional<std::size_t> row = find(words[i])) {
                rows.push_back(*row);
                seen[i] = true;
            }
        }
        std::ranges::sort(rows);
        rows.erase(std::ranges::unique(rows).begin(), rows.end());
        rows.resize(std::min(rows.size(), most));
        return rows;
    }

    void countUnknown(const std::vector<bool>& seen)
    {
        m_points->unknown = static_cast<std::size_t>(std::ranges::count(seen, false));
    }

    void packWords()
    {
        const std::shared_ptr<const Pack> pack = m_lists.pack().open();
        const std::vector<std::string> known = pack->answerLanguages();
        if (m_request.languages.empty() || m_request.languages.size() > 2) {
            throw Error(CROSSGLOSS_TEXT("One or two languages are laid out at a time"));
        }
        for (const std::string& language : m_request.languages) {
            if (std::ranges::find(known, language) == known.end()) {
                throw Error(CROSSGLOSS_TEXT("The pack has no words of %1"), {language});
            }
        }
        m_points->languages = m_request.languages;
        m_points->dimension = pack->dimension();
        m_points->checksums = {{"pack", pack->checksum()}};
        const std::vector<std::string> words = named();
        std::vector<bool> seen;
        std::vector<float> vector(pack->dimension());
        std::vector<std::vector<std::size_t>> rows;
        for (std::size_t l = 0; l < m_points->languages.size(); ++l) {
            const std::string& language = m_points->languages[l];
            const auto find = [&](const std::string& word) { return rowOf(*pack, language, word); };
            rows.push_back(chosenRows(pack->vocabularySize(language), words, find, seen));
            for (const std::size_t row : rows.back()) {
                pack->targetVector(language, row, vector);
                m_points->add(std::string(pack->word(language, row)), l, row + 1, vector);
                m_points->partOfSpeech.push_back(posOf(*pack, language, row));
            }
            m_points->title += (l == 0 ? "" : ", ") + language;
        }
        countUnknown(seen);
        m_points->vectorOf = [pack, languages = m_points->languages](std::string_view word, std::span<float> out) {
            for (const std::string& language : languages) {
                if (const std::optional<std::size_t> row = rowOf(*pack, language, word)) {
                    pack->targetVector(language, *row, out);
                    normaliseRows(out.data(), 1, out.size(), out.size());
                    return true;
                }
            }
            return false;
        };
        if (m_request.dictionary.empty() && rows.size() == 2) {
            linkByPack(*pack, rows);
        } else {
            linkByDictionary();
        }
    }

    static std::optional<std::size_t> rowOf(const Pack& pack, const std::string& language, std::string_view word)
    {
        const std::optional<std::size_t> row = pack.find(language, word);
        return row ? row : pack.find(language, normalise(word, language));
    }

    /// Of a word's parts of speech one; of a function word never a rare noun that is written like it (it, will, who, or).
    static PartOfSpeech posOf(const Pack& pack, const std::string& language, std::size_t row)
    {
        using enum PartOfSpeech;
        static constexpr std::array content = {Noun,        Verb,        Adjective,    Adverb,  ProperNoun, Pronoun, Preposition,
                                               Conjunction, Interjection, Numeral, Determiner, Particle, Phrase,  Affix};
        static constexpr std::array function = {Pronoun,  Determiner, Preposition, Conjunction, Particle,
                                                Numeral, Verb,       Adverb,      Interjection, Adjective};
        const std::uint32_t mask = pack.partsOfSpeech(language, row);
        const auto first = [mask](const auto& order) {
            const auto found = std::ranges::find_if(
                order, [mask](PartOfSpeech pos) { return (mask & (1U << static_cast<unsigned>(pos))) != 0; });
            return found == order.end() ? Unknown : *found;
        };
        return isStopWord(normalise(pack.word(language, row), language), language) ? first(function) : first(content);
    }

    /// Translations by the pack's votes; between two other languages through its first one.
    static std::map<std::size_t, double> translated(const Pack& pack, const std::string& from, std::size_t row,
                                                    const std::string& to)
    {
        const std::string pivot = pack.answerLanguages().front();
        std::map<std::size_t, double> shares;
        const auto add = [&](std::size_t target, double share) { shares[target] += share; };
        if (from == pivot) {
            pack.links(row, to, add);
        } else if (to == pivot) {
            pack.backLinks(row, from, add);
        } else {
            pack.backLinks(row, from, [&](std::size_t middle, double half) {
                pack.links(middle, to, [&](std::size_t target, double share) { shares[target] += half * share; });
            });
        }
        return shares;
    }

    void linkByPack(const Pack& pack, const std::vector<std::vector<std::size_t>>& rows)
    {
        m_points->translations.resize(m_points->size());
        for (std::size_t side = 0; side < 2; ++side) {
            const std::string& from = m_points->languages[side];
            const std::string& to = m_points->languages[1 - side];
            std::unordered_map<std::size_t, std::size_t> places;
            for (std::size_t i = 0; i < rows[1 - side].size(); ++i) {
                places.emplace(rows[1 - side][i], i + (side == 0 ? rows[0].size() : 0));
            }
            for (std::size_t i = 0; i < rows[side].size(); ++i) {
                if (i % 1000 == 0) {
                    m_progress.throwIfCancelled();
                }
                const std::size_t point = i + (side == 0 ? 0 : rows[0].size());
                const std::map<std::size_t, double> shares = translated(pack, from, rows[side][i], to);
                std::vector<std::pair<double, std::size_t>> best;
                for (const auto& [row, share] : shares) {
                    if (share >= smallestShare) {
                        best.emplace_back(-share, row);
                    }
                }
                std::ranges::sort(best);
                best.resize(std::min(best.size(), maxTranslations));
                for (const auto& [share, row] : best) {
                    m_points->translations[point].emplace_back(pack.word(to, row));
                    if (const auto place = places.find(row); place != places.end()) {
                        addLink(side, point, place->second);
                    }
                }
            }
        }
        m_points->sortLinks();
    }

    void addLink(std::size_t side, std::size_t point, std::size_t other)
    {
        m_points->addLink(side == 0 ? point : other, side == 0 ? other : point);
    }

    void linkByDictionary()
    {
        if (m_request.dictionary.empty() || m_points->languages.size() != 2) {
            return;
        }
        m_points->translations.resize(m_points->size());
        std::unordered_map<std::string, std::size_t> places[2];
        for (std::size_t i = 0; i < m_points->size(); ++i) {
            places[m_points->language[i]].emplace(m_points->texts[i], i);
        }
        for (const WordPair& pair : pairsNamed(m_context.workspace, m_request.dictionary.string(), m_points->languages[0],
                                               m_points->languages[1], m_progress)) {
            const auto source = places[0].find(pair.source);
            const auto target = places[1].find(pair.target);
            if (source != places[0].end()) {
                addTranslation(source->second, pair.target);
            }
            if (target != places[1].end()) {
                addTranslation(target->second, pair.source);
            }
            if (source != places[0].end() && target != places[1].end()) {
                addLink(0, source->second, target->second);
            }
        }
        m_points->sortLinks();
    }

    void addTranslation(std::size_t point, const std::string& text)
    {
        std::vector<std::string>& known = m_points->translations[point];
        if (std::ranges::find(known, text) == known.end()) {
            known.push_back(text);
        }
    }

    /// @param rows of all words of the space, width() values each. @param before as the space has them; may be null.
    void addSpace(const EmbeddingSpace& space, std::size_t language, const float* rows, const float* before,
                  const std::vector<std::string>& words, std::vector<bool>& seen)
    {
        const auto find = [&](const std::string& word) { return space.find(word); };
        const std::size_t width = m_points->dimension;
        for (const std::size_t row : chosenRows(space.size(), words, find, seen)) {
            m_points->add(std::string(space.word(row)), language, row + 1, {rows + row * width, width});
            if (before) {
                const float* vector = before + row * space.dimension();
                m_points->rowsBefore.insert(m_points->rowsBefore.end(), vector, vector + space.dimension());
            }
        }
    }

    void vectors()
    {
        const std::vector<std::string> words = named();
        std::vector<bool> seen;
        if (m_request.target.empty()) {
            const auto opened = std::make_shared<OpenedSpace>(
                m_context.spaces.open(m_request.source, m_progress, m_request.threads));
            m_points->dimension = opened->space.dimension();
            m_points->languages = {opened->language};
            m_points->title = opened->title;
            m_points->checksums = {{"source", opened->space.checksum()}};
            addSpace(opened->space, 0, opened->space.data(), nullptr, words, seen);
            m_points->vectorOf = [opened](std::string_view word, std::span<float> out) {
                const bool known = opened->space.vectorOf(word, out);
                normaliseRows(out.data(), 1, out.size(), out.size());
                return known;
            };
        } else {
            twoSpaces(words, seen);
        }
        countUnknown(seen);
        takePartsOfSpeech();
        linkByDictionary();
    }

    void twoSpaces(const std::vector<std::string>& words, std::vector<bool>& seen)
    {
        const auto spaces = std::make_shared<MappedSpaces>(openMappedSpaces(
            m_context.spaces, m_request.source, m_request.target, m_request.map, m_request.threads, m_progress));
        spaces->mapWords(m_request.threads, m_progress);
        const bool mapped = !m_request.map.empty();
        if (m_request.beforeMap && !mapped) {
            throw Error(CROSSGLOSS_TEXT("Without a map there is nothing before it"))
                .advise(CROSSGLOSS_TEXT("Name the map, or leave out the layout before it"));
        }
        const bool comparable = spaces->source.space.dimension() == spaces->target.space.dimension();
        if (m_request.beforeMap && !comparable) {
            throw Error(CROSSGLOSS_TEXT("Before the map the spaces have %1 and %2 dimensions: they share no plane"),
                        {std::to_string(spaces->source.space.dimension()),
                         std::to_string(spaces->target.space.dimension())});
        }
        m_points->dimension = spaces->dimension();
        m_points->dimensionBefore = mapped && comparable ? spaces->source.space.dimension() : 0;
        m_points->languages = {spaces->source.language, spaces->target.language};
        m_points->title = spaces->source.title + ", " + spaces->target.title;
        m_points->checksums = {{"source", spaces->source.space.checksum()}, {"target", spaces->target.space.checksum()}};
        for (const MapSide side : {MapSide::Source, MapSide::Target}) {
            const EmbeddingSpace& space = spaces->side(side).space;
            addSpace(space, side == MapSide::Source ? 0 : 1,
                     (side == MapSide::Source ? spaces->sourceRows : spaces->targetRows).data(),
                     m_points->dimensionBefore > 0 ? space.data() : nullptr, words, seen);
        }
        m_points->vectorOf = [spaces](std::string_view word, std::span<float> out) {
            for (const MapSide side : {MapSide::Source, MapSide::Target}) {
                if (const auto row = spaces->side(side).space.find(word)) {
                    const std::vector<float>& rows = side == MapSide::Source ? spaces->sourceRows : spaces->targetRows;
                    std::copy_n(rows.begin() + static_cast<std::ptrdiff_t>(*row * out.size()), out.size(), out.begin());
                    normaliseRows(out.data(), 1, out.size(), out.size());
                    return true;
                }
            }
            return false;
        };
    }

    /// Of words that the pack knows, where there is a pack.
    void takePartsOfSpeech()
    {
        try {
            const std::shared_ptr<const Pack> pack = m_lists.pack().open();
            const std::vector<std::string> known = pack->answerLanguages();
            for (const std::string& language : m_points->languages) {
                if (std::ranges::find(known, language) == known.end()) {
                    return;
                }
            }
            for (std::size_t i = 0; i < m_points->size(); ++i) {
                const std::string& language = m_points->languages[m_points->language[i]];
                const auto row = pack->find(language, m_points->texts[i]);
                m_points->partOfSpeech.push_back(row ? posOf(*pack, language, *row) : PartOfSpeech::Unknown);
            }
        } catch (const Error&) {
            m_points->partOfSpeech.clear();
        }
    }

    void sentences()
    {
        SentenceFile named;
        named.first = m_request.list;
        const std::shared_ptr<const OpenedSentenceList> list = m_lists.open(named, {}, m_request.threads, m_progress);
        const SentenceRows& rows = *list->rows;
        m_points->languages = rows.languages();
        m_points->dimension = rows.dimension();
        m_points->title = m_request.list;
        std::vector<std::vector<std::size_t>> byLanguage(m_points->languages.size());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const auto language = static_cast<std::size_t>(
                std::ranges::find(m_points->languages, rows.language(row)) - m_points->languages.begin());
            const float* vector = rows.vectors().data + row * rows.vectors().stride;
            // Of what the model knows no word there is no place.
            if ((m_request.limit == 0 || byLanguage[language].size() < m_request.limit) &&
                std::ranges::any_of(std::span(vector, rows.dimension()), [](float value) { return value != 0; })) {
                byLanguage[language].push_back(row);
            }
        }
        std::unordered_map<std::uint32_t, std::vector<std::size_t>> units;
        for (std::size_t l = 0; l < byLanguage.size(); ++l) {
            for (const std::size_t row : byLanguage[l]) {
                units[rows.line(row)].push_back(m_points->size());
                m_points->add(std::string(rows.text(row)), l, rows.line(row),
                         {rows.vectors().data + row * rows.vectors().stride, rows.dimension()});
            }
        }
        linkUnits(units);
        m_points->vectorOf = [list](std::string_view text, std::span<float> out) {
            for (const std::string& language : list->rows->languages()) {
                NullProgress quiet;
                const std::string sentence(text);
                const EmbeddedSentences embedded = list->model->embed({&sentence, 1}, language, 1, quiet);
                const std::vector<float>& values = embedded.vectors.values;
                if (values.size() == out.size() && std::ranges::any_of(values, [](float value) { return value != 0; })) {
                    std::ranges::copy(values, out.begin());
                    normaliseRows(out.data(), 1, out.size(), out.size());
                    return true;
                }
            }
            return false;
        };
    }

    /// Sentences of one unit in different languages are translations.
    void linkUnits(const std::unordered_map<std::uint32_t, std::vector<std::size_t>>& units)
    {
        if (m_points->languages.size() < 2) {
            return;
        }
        m_points->translations.resize(m_points->size());
        for (const auto& [unit, points] : units) {
            for (const std::size_t a : points) {
                for (const std::size_t b : points) {
                    if (m_points->language[a] < m_points->language[b]) {
                        addLink(0, a, b);
                        m_points->translations[a].push_back(m_points->texts[b]);
                        m_points->translations[b].push_back(m_points->texts[a]);
                    }
                }
            }
        }
        m_points->sortLinks();
    }

    JobContext& m_context;
    OpenedSentenceLists& m_lists;
    const LayoutRequest& m_request;
    Progress& m_progress;
    std::shared_ptr<LayoutPoints> m_points = std::make_shared<LayoutPoints>();
};

} // namespace

void LayoutPoints::add(std::string text, std::size_t ofLanguage, std::size_t withRank, std::span<const float> vector)
{
    texts.push_back(std::move(text));
    language.push_back(static_cast<std::uint8_t>(ofLanguage));
    rank.push_back(static_cast<std::uint32_t>(withRank));
    rows.insert(rows.end(), vector.begin(), vector.end());
}

void LayoutPoints::addLink(std::size_t source, std::size_t target)
{
    links.push_back({static_cast<std::uint32_t>(source), static_cast<std::uint32_t>(target)});
}

void LayoutPoints::sortLinks()
{
    const auto key = [](const LayoutLink& link) { return std::pair(link.source, link.target); };
    std::ranges::sort(links, {}, key);
    links.erase(std::ranges::unique(links, {}, key).begin(), links.end());
}

void LayoutPoints::keepLinked()
{
    constexpr std::uint32_t dropped = std::numeric_limits<std::uint32_t>::max();
    if (links.empty()) {
        return;
    }
    std::vector<std::uint32_t> places(size(), dropped);
    for (const LayoutLink& link : links) {
        places[link.source] = places[link.target] = 0;
    }
    std::uint32_t kept = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i] == dropped) {
            continue;
        }
        const auto move = [&](auto& list, std::size_t width) {
            if (!list.empty()) {
                std::move(list.begin() + static_cast<std::ptrdiff_t>(i * width),
                          list.begin() + static_cast<std::ptrdiff_t>((i + 1) * width),
                          list.begin() + static_cast<std::ptrdiff_t>(kept * width));
            }
        };
        if (i != kept) {
            move(texts, 1);
            move(language, 1);
            move(rank, 1);
            move(partOfSpeech, 1);
            move(translations, 1);
            move(rows, dimension);
            move(rowsBefore, dimensionBefore);
        }
        places[i] = kept++;
    }
    const auto cut = [&](auto& list, std::size_t width) { list.resize(list.empty() ? 0 : kept * width); };
    cut(texts, 1);
    cut(language, 1);
    cut(rank, 1);
    cut(partOfSpeech, 1);
    cut(translations, 1);
    cut(rows, dimension);
    cut(rowsBefore, dimensionBefore);
    for (LayoutLink& link : links) {
        link = {places[link.source], places[link.target]};
    }
}

void LayoutPoints::translateByLinks()
{
    translations.assign(size(), {});
    for (const LayoutLink& link : links) {
        translations[link.source].push_back(texts[link.target]);
        translations[link.target].push_back(texts[link.source]);
    }
}

std::pair<std::size_t, std::size_t> LayoutPoints::range(std::size_t which) const
{
    const auto found = std::ranges::equal_range(language, static_cast<std::uint8_t>(which));
    return {static_cast<std::size_t>(found.begin() - language.begin()),
            static_cast<std::size_t>(found.end() - language.begin())};
}

std::shared_ptr<const LayoutPoints> gatherPoints(JobContext& context, OpenedSentenceLists& lists,
                                                 const LayoutRequest& request, Progress& progress)
{
    return Gatherer(context, lists, request, progress).gather();
}

} // namespace crossgloss
