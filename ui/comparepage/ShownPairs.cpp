#include "comparepage/ShownPairs.h"

#include "common/FoldedText.h"

#include <QCollator>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace crossgloss {

namespace {

/// How often one looks whether the answer is still wanted.
constexpr std::size_t step = 4096;

void look(std::size_t i, const Progress& progress)
{
    if (i % step == 0) {
        progress.throwIfCancelled();
    }
}

/// Places of texts in the alphabet.
std::vector<std::size_t> alphabet(const std::vector<std::string>& texts, const Progress& progress)
{
    QCollator collator{QLocale()};
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::vector<QCollatorSortKey> keys;
    keys.reserve(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        look(i, progress);
        keys.push_back(collator.sortKey(QString::fromStdString(texts[i])));
    }
    std::vector<std::size_t> order(texts.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, [&keys](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
    std::vector<std::size_t> place(texts.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        place[order[i]] = i;
    }
    return place;
}

template <typename Value> void sortBy(ShownPairs::Places& order, bool falling, Value value)
{
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) {
        return falling ? value(b) < value(a) : value(a) < value(b);
    });
}

ShownPairs::Places orderOf(const AlignSentencesResult& result, const PairChoice& choice, const Progress& progress)
{
    const std::vector<MinedPair>& pairs = result.pairs;
    ShownPairs::Places order(pairs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    switch (choice.column) {
    case PairColumn::Margin: sortBy(order, choice.falling, [&](std::size_t i) { return pairs[i].margin; }); break;
    case PairColumn::Score: sortBy(order, choice.falling, [&](std::size_t i) { return pairs[i].cosine; }); break;
    case PairColumn::SourceLine: sortBy(order, choice.falling, [&](std::size_t i) { return pairs[i].first; }); break;
    case PairColumn::TargetLine: sortBy(order, choice.falling, [&](std::size_t i) { return pairs[i].second; }); break;
    case PairColumn::Source: {
        const std::vector<std::size_t> place = alphabet(result.source, progress);
        sortBy(order, choice.falling, [&](std::size_t i) { return place[pairs[i].first]; });
        break;
    }
    case PairColumn::Target: {
        const std::vector<std::size_t> place = alphabet(result.target, progress);
        sortBy(order, choice.falling, [&](std::size_t i) { return place[pairs[i].second]; });
        break;
    }
    }
    return order;
}

bool contains(const QStringList& words, const QString& folded)
{
    return std::ranges::all_of(words, [&](const QString& word) { return folded.contains(word); });
}

ShownPairs::Places placesOf(const std::vector<std::string>& texts, const std::vector<bool>& left, const QStringList& words,
                            const Progress& progress)
{
    ShownPairs::Places places;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        look(i, progress);
        if (left[i] && (words.isEmpty() || contains(words, foldedForSearch(QString::fromStdString(texts[i]))))) {
            places.push_back(i);
        }
    }
    return places;
}

} // namespace

ShownPairs shownPairs(const AlignSentencesResult& result, const PairChoice& choice,
                      std::shared_ptr<const ShownPairs::Places> order, Progress& progress)
{
    ShownPairs shown;
    shown.order = order ? std::move(order) : std::make_shared<const ShownPairs::Places>(orderOf(result, choice, progress));
    const QStringList words = foldedForSearch(choice.text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<bool> sourceLeft(result.source.size(), true);
    std::vector<bool> targetLeft(result.target.size(), true);
    std::size_t seen = 0;
    for (const std::size_t place : *shown.order) {
        look(seen++, progress);
        const MinedPair& pair = result.pairs[place];
        if (static_cast<double>(pair.margin) < choice.minimumMargin) {
            continue;
        }
        sourceLeft[pair.first] = false;
        targetLeft[pair.second] = false;
        if (words.isEmpty()
            || contains(words, foldedForSearch(QString::fromStdString(result.source[pair.first]) + QLatin1Char('\n')
                                               + QString::fromStdString(result.target[pair.second])))) {
            shown.pairs.push_back(place);
        }
    }
    shown.sourceAlone = placesOf(result.source, sourceLeft, words, progress);
    shown.targetAlone = placesOf(result.target, targetLeft, words, progress);
    return shown;
}

std::vector<MarginBin> marginHistogram(const AlignSentencesResult& result)
{
    if (result.pairs.empty()) {
        return {};
    }
    const auto [least, most] = std::ranges::minmax(result.pairs, {}, &MinedPair::margin);
    const double from = static_cast<double>(least.margin);
    const double width = static_cast<double>(most.margin) - from;
    if (!std::isfinite(width)) {
        return {};
    }
    double round = 0.01;
    for (int i = 0; width / round > 20; ++i) {
        round *= i % 3 == 1 ? 2.5 : 2; // 0.01, 0.02, 0.05, 0.1, …
    }
    // Whole numbers of steps: their bounds are the same wherever one begins.
    const auto first = static_cast<long long>(std::floor(from / round));
    const auto last = static_cast<long long>(std::floor(static_cast<double>(most.margin) / round));
    std::vector<MarginBin> bins;
    for (long long i = first; i <= last; ++i) {
        bins.push_back({static_cast<double>(i) * round, static_cast<double>(i + 1) * round, 0});
    }
    for (const MinedPair& pair : result.pairs) {
        const auto bin = static_cast<long long>(std::floor(static_cast<double>(pair.margin) / round)) - first;
        ++bins[static_cast<std::size_t>(std::clamp(bin, 0LL, last - first))].pairs;
    }
    return bins;
}

} // namespace crossgloss
