#pragma once

#include "jobs/JobContext.h"
#include "jobs/SentenceModelChoice.h"
#include "jobs/SharedPack.h"

#include "corpus/ParallelSentences.h"
#include "composition/SentenceModel.h"
#include "composition/SentenceRows.h"
#include "composition/SentenceTexts.h"

#include <list>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

namespace crossgloss {

/// Sentences with their vectors and the model that made them, ready to be searched.
struct OpenedSentenceList
{
    std::shared_ptr<const SentenceRows> rows;
    std::shared_ptr<const ScreenedIndex> index; ///< of their vectors; null where all are compared
    std::shared_ptr<const SentenceModel> model;
    std::size_t searched = 0; ///< sentences of the languages asked for
};

/// The lists of sentences that were searched last, open. Thread-safe.
class OpenedSentenceLists
{
public:
    /// @param context,pack must outlive this.
    OpenedSentenceLists(JobContext& context, SharedPack& pack) : m_context(context), m_pack(pack) {}

    /// A list of the library, or the sentences of a file with vectors made by the model.
    /// @throws Error when the list cannot be read, or the model cannot be opened, has changed since the list was made
    /// or reads none of its languages; Cancelled.
    std::shared_ptr<const OpenedSentenceList> open(const SentenceFile& list, const SentenceModelChoice& choice,
                                                   int threads, Progress& progress);
    /// The language of a text: as it is given, else the likeliest. @throws Error when it cannot be told.
    std::string languageOf(const std::string& text, const std::string& given);
    /// Tells languages by the shared pack.
    LanguageTeller teller();
    SharedPack& pack() { return m_pack; }

private:
    struct Kept
    {
        std::string key; ///< what was opened, and the state of its files
        std::shared_ptr<const OpenedSentenceList> list;
    };
    std::shared_ptr<const OpenedSentenceList> openStored(const std::string& name, int threads, Progress& progress);
    std::shared_ptr<const OpenedSentenceList> openFile(const SentenceFile& list, const SentenceModelChoice& choice,
                                                       int threads, Progress& progress);

    JobContext& m_context;
    SharedPack& m_pack;
    std::mutex m_mutex;
    std::list<Kept> m_kept; ///< last used first
};

/// Whether a list of the library is meant, and no file.
bool namesStoredList(const SentenceFile& list);

/// A list as a command names it: a file or the name of a list of the library, with its language behind a colon or
/// without.
SentenceFile sentenceListNamed(const std::string& text);

} // namespace crossgloss
