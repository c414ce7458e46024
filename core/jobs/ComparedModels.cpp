#include "jobs/ComparedModels.h"

#include "base/Error.h"
#include "composition/BackgroundSentences.h"
#include "composition/EncodedSentences.h"
#include "composition/FusedModel.h"
#include "text/Language.h"

#include <algorithm>
#include <system_error>

namespace crossgloss {

namespace {

constexpr std::size_t keptModels = 4;
/// Each sentence is paired with so many others.
constexpr std::size_t partners = 4;
/// Steps to the partners: no two of them the same, none of them zero.
constexpr std::size_t partnerStep = 29;

/// Changes when a file is written anew.
std::string stateOf(const std::filesystem::path& file)
{
    std::error_code ignored;
    const auto time = std::filesystem::last_write_time(file, ignored);
    return ignored ? std::string() : std::to_string(time.time_since_epoch().count());
}

std::string keyOf(const SentenceModelChoice& choice)
{
    std::string key = toJson(choice).dump() + stateOf(choice.model) + stateOf(choice.map.path());
    for (const SpaceChoice& vectors : choice.vectors) {
        key += vectors.language + stateOf(vectors.file);
    }
    return key;
}

/// Where a language has no sentences of ours, words of another stand for them: all share one space.
std::vector<SentenceWords> randomWords(const SentenceModel& model, const std::string& language)
{
    std::string from = language;
    if (backgroundSentences(from).empty()) {
        for (const std::string& other : backgroundLanguages()) {
            if (model.reads(other)) {
                from = other;
                break;
            }
        }
    }
    std::vector<SentenceWords> words;
    if (model.reads(from)) {
        for (const std::string& sentence : backgroundSentences(from)) {
            words.push_back(model.wordsOf(sentence, from));
        }
    }
    return words;
}

} // namespace

double SentenceBackground::percentile(double score) const
{
    const auto equal = std::ranges::equal_range(scores, static_cast<float>(score));
    const auto below = static_cast<double>(equal.begin() - scores.begin());
    return scores.empty() ? 0.0 : (below + static_cast<double>(equal.size()) / 2) / static_cast<double>(scores.size());
}

SentenceBackground sentenceBackground(const SentenceModel& model, const std::string& firstLanguage,
                                      const std::string& secondLanguage, int threads, Progress& progress)
{
    SentenceBackground background;
    const std::span<const std::string> first = backgroundSentences(firstLanguage);
    const std::span<const std::string> second = backgroundSentences(secondLanguage);
    std::vector<std::string> left;
    std::vector<std::string> right;
    for (std::size_t k = 1; k <= partners; ++k) {
        for (std::size_t i = 0; i < first.size() && i < second.size(); ++i) {
            left.push_back(first[i]);
            right.push_back(second[(i + k * partnerStep) % second.size()]);
        }
    }
    if (!left.empty()) {
        background.scores = model.score(left, firstLanguage, right, secondLanguage, threads, progress).scores;
        std::ranges::sort(background.scores);
    }
    background.first = randomWords(model, firstLanguage);
    background.second = randomWords(model, secondLanguage);
    return background;
}

std::shared_ptr<const SentenceModel> ComparedModels::openModel(const SentenceModelChoice& choice, int threads,
                                                               Progress& progress)
{
    if (choice.model == "pack" && choice.pack.empty()) {
        return packSentenceModel(m_pack.open());
    }
    std::vector<LanguageSample> samples;
    for (const std::string& language : backgroundLanguages()) {
        samples.push_back({language, backgroundSentences(language)});
    }
    SentenceModelChoice named = choice;
    if (choice.isFile() && choice.pack.empty() && isFusedModel(choice.model)) {
        m_pack.open();
        named.pack = m_pack.file();
    }
    return openSentenceModel(m_context, named, samples, threads, progress);
}

ComparedModels::Opened ComparedModels::open(const SentenceModelChoice& choice, const std::string& firstLanguage,
                                            const std::string& secondLanguage, int threads, Progress& progress)
{
    const std::string key = keyOf(choice);
    const std::string languages = firstLanguage + ' ' + secondLanguage;
    const std::lock_guard<std::mutex> lock(m_mutex);
    auto kept = std::ranges::find(m_kept, key, &Kept::key);
    if (kept == m_kept.end()) {
        m_kept.push_front({key, openModel(choice, threads, progress)});
        if (m_kept.size() > keptModels) {
            m_kept.pop_back();
        }
    } else {
        m_kept.splice(m_kept.begin(), m_kept, kept);
    }
    Kept& found = m_kept.front();
    for (const std::string& language : {firstLanguage, secondLanguage}) {
        if (!found.model->reads(language)) {
            throw Error(CROSSGLOSS_TEXT("The model \"%1\" does not read %2"),
                        {found.model->method(), languageName(language)})
                .advise(CROSSGLOSS_TEXT("Choose another language or another model"));
        }
    }
    auto background = std::ranges::find(found.backgrounds, languages, [](const auto& each) { return each.first; });
    if (background == found.backgrounds.end()) {
        found.backgrounds.emplace_back(languages, std::make_shared<SentenceBackground>(sentenceBackground(
                                                      *found.model, firstLanguage, secondLanguage, threads, progress)));
        background = std::prev(found.backgrounds.end());
    }
    return {found.model, background->second};
}

} // namespace crossgloss
