#include "jobs/OpenedSentenceLists.h"

#include "base/Error.h"
#include "jobs/ListModel.h"
#include "lookup/DescriptionLanguage.h"
#include "store/SentenceLists.h"

#include <algorithm>
#include <system_error>

namespace crossgloss {

namespace {

constexpr std::size_t keptLists = 3;
/// Fewer are compared one by one in no time.
constexpr std::size_t screenedRows = 10'000;

/// Changes when a file is written anew.
std::string stateOf(const std::filesystem::path& file)
{
    std::error_code ignored;
    const auto time = std::filesystem::last_write_time(file, ignored);
    return ignored ? std::string() : ' ' + std::to_string(time.time_since_epoch().count());
}

std::string keyOf(const SentenceFile& list, const SentenceModelChoice& choice)
{
    std::string key = list.text() + stateOf(list.first) + toJson(choice).dump() + stateOf(choice.model) +
                      stateOf(choice.pack) + stateOf(choice.map.path());
    for (const SpaceChoice& vectors : choice.vectors) {
        key += vectors.language + stateOf(vectors.file);
    }
    return key;
}

/// Sentences of a file, in memory.
class RowsInMemory final : public SentenceRows
{
public:
    RowsInMemory(SentenceTexts texts, std::vector<float> values, std::size_t dimension)
        : m_texts(std::move(texts)), m_values(std::move(values)), m_dimension(dimension)
    {
    }

    std::size_t size() const override { return m_texts.size(); }
    std::size_t dimension() const override { return m_dimension; }
    const std::vector<std::string>& languages() const override { return m_texts.languages; }
    std::string_view text(std::size_t row) const override { return m_texts.texts[row]; }
    std::uint32_t line(std::size_t row) const override { return m_texts.lines[row]; }
    const std::string& language(std::size_t row) const override { return m_texts.languages[m_texts.language[row]]; }
    RowMatrix vectors() const override { return {m_values.data(), m_texts.size(), m_dimension}; }

private:
    SentenceTexts m_texts;
    std::vector<float> m_values;
    std::size_t m_dimension;
};

} // namespace

bool namesStoredList(const SentenceFile& list)
{
    std::error_code failure;
    return list.second.empty() && !list.first.has_parent_path() && !std::filesystem::exists(list.first, failure);
}

SentenceFile sentenceListNamed(const std::string& text)
{
    SentenceFile whole;
    whole.first = text;
    if (std::error_code failure; std::filesystem::exists(whole.first, failure)) {
        return whole;
    }
    try {
        return sentenceFileNamed(text);
    } catch (const Error&) {
        return whole;
    }
}

std::shared_ptr<const OpenedSentenceList>
OpenedSentenceLists::open(const SentenceFile& list, const SentenceModelChoice& choice, int threads, Progress& progress)
{
    const bool stored = namesStoredList(list);
    std::string key;
    if (stored) {
        // A list that was made anew has another file.
        key = storedSentenceList(*m_context.workspace.open(), list.first.string()).file.string();
    } else {
        key = keyOf(list, choice);
    }
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (const auto kept = std::ranges::find(m_kept, key, &Kept::key); kept != m_kept.end()) {
            m_kept.splice(m_kept.begin(), m_kept, kept);
            return m_kept.front().list;
        }
    }
    const auto opened =
        stored ? openStored(list.first.string(), threads, progress) : openFile(list, choice, threads, progress);
    const std::lock_guard<std::mutex> lock(m_mutex);
    m_kept.push_front({key, opened});
    if (m_kept.size() > keptLists) {
        m_kept.pop_back();
    }
    return opened;
}

std::shared_ptr<const OpenedSentenceList> OpenedSentenceLists::openStored(const std::string& name, int threads,
                                                                          Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Opening the list"), 0);
    const std::shared_ptr<const SentenceListFile> file =
        openSentenceList(storedSentenceList(*m_context.workspace.open(), name));
    auto opened = std::make_shared<OpenedSentenceList>();
    opened->rows = file;
    opened->index = file->storedIndex();
    opened->searched = file->size();
    opened->model = reopenListModel(m_context, m_pack, name, file->about(), *file, threads, progress);
    file->requireIntact();
    return opened;
}

std::shared_ptr<const OpenedSentenceList> OpenedSentenceLists::openFile(const SentenceFile& list,
                                                                        const SentenceModelChoice& choice, int threads,
                                                                        Progress& progress)
{
    std::vector<std::string> wanted{list.firstLanguage, list.secondLanguage};
    std::erase(wanted, std::string());
    ReadReport report;
    SentenceTexts texts =
        readSentenceTexts(list.first, {list.firstLanguage, list.secondLanguage}, teller(), progress, report);
    auto opened = std::make_shared<OpenedSentenceList>();
    opened->model = openListModel(m_context, m_pack, choice, texts, threads, progress);
    const std::size_t d = opened->model->dimension();
    std::vector<float> values;
    values.reserve(texts.size() * d);
    opened->searched = embedTexts(*opened->model, texts, wanted, threads, progress, [&](std::span<const float> rows) {
                           values.insert(values.end(), rows.begin(), rows.end());
                       }).tried;
    opened->rows = std::make_shared<RowsInMemory>(std::move(texts), std::move(values), d);
    if (opened->rows->size() >= screenedRows && d <= maximumByteDimension &&
        byteKernels().front() != ByteKernel::Portable) {
        opened->index = std::make_shared<ScreenedIndex>(
            opened->rows->vectors(), d, ScreenedIndexOptions{.threads = threads, .kernel = std::nullopt}, progress);
    }
    return opened;
}

LanguageTeller OpenedSentenceLists::teller()
{
    return [this](const std::string& text) {
        const std::shared_ptr<const Pack> pack = m_pack.open();
        return likeliestLanguage(text, pack->descriptionLanguages(), *pack);
    };
}

std::string OpenedSentenceLists::languageOf(const std::string& text, const std::string& given)
{
    const std::string found = given.empty() ? teller()(text) : given;
    if (found.empty()) {
        throw Error(CROSSGLOSS_TEXT("It cannot be told which language \"%1\" is in"), {text})
            .advise(CROSSGLOSS_TEXT("Choose its language"));
    }
    return found;
}

} // namespace crossgloss
