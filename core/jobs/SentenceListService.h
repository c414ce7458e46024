#pragma once

#include "base/Progress.h"
#include "corpus/ParallelSentences.h"
#include "composition/SentenceMining.h"
#include "jobs/RunRecorder.h"
#include "jobs/SentenceModelChoice.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

namespace crossgloss {

/// A list of sentences that the library keeps with their vectors, so that it can be searched at once.
struct SentenceList {
    std::string name;
    std::filesystem::path source;      ///< the file it was read from
    std::vector<std::string> languages;        ///< canonical codes; a translation memory has several
    std::size_t sentences = 0;         ///< of all languages
    std::string model;                 ///< that made the vectors, as SentenceModelChoice::model
    std::size_t dimension = 0;
};

/// Reads plain lines, TSV or TMX, makes the vectors and keeps both.
struct AddSentenceListRequest {
    std::filesystem::path file;
    std::string name;                  ///< empty = from the file
    std::string language;              ///< canonical code, of plain lines; empty = told from the text. TMX says it itself
    std::string secondLanguage{};      ///< of the second column of a TSV; empty = told from the text
    SentenceModelChoice model;
    bool replace = false;              ///< another list of the name
    int threads = 0;
};
struct AddSentenceListResult {
    SentenceList list;
    std::size_t blank = 0;             ///< lines or segments without text, left out
    std::size_t skipped = 0;           ///< that could not be read
    std::size_t uncovered = 0;         ///< sentences of which the model knows no word: they are never found
    double seconds = 0;
    RunRecorder::Handle run{};
};

/// Finds the sentences of a list that are nearest to a text of any language of the model.
struct SearchSentencesRequest {
    SentenceModelChoice model;         ///< of a file's sentences; a list of the library has its own
    SentenceFile list;                 ///< a file, or in `first` the name of a list of the library
    std::string query;
    std::string from;                  ///< canonical code; empty = told from the text
    std::size_t limit = 10;
    int threads = 0;
};
struct SearchSentencesResult {
    struct Hit {
        std::size_t line = 0;          ///< 1-based, of the file; of TMX the number of the unit
        std::string language;
        std::string sentence;
        std::vector<std::pair<std::string, std::string>> translations{};       ///< language and text beside it in a TMX or TSV
        float score = 0;               ///< cosine
    };
    std::string from;                  ///< given, or told from the text
    std::size_t n = 0;                 ///< sentences searched
    std::vector<Hit> hits;             ///< by falling score
    double coverage = 0;               ///< share of the query's words that the model knows
    double listSeconds = 0;            ///< to open the list, or to read and embed the file
    double elapsedMs = 0;              ///< of the query itself
    RunRecorder::Handle run{};         ///< where one was kept
};

/// Finds best partners in two lists of sentences.
struct AlignSentencesRequest {
    SentenceModelChoice model;
    SentenceFile source;               ///< files of one language each, or names of lists of the library in `first`
    SentenceFile target;
    SentenceMiningOptions mining;
    std::filesystem::path out;         ///< TSV, or TMX where it ends in .tmx; empty = not written
};
struct AlignSentencesResult {
    std::string sourceLanguage, targetLanguage;
    std::size_t sourceSentences = 0;
    std::size_t targetSentences = 0;
    std::vector<MinedPair> pairs;      ///< by falling margin
    std::vector<std::string> source;   ///< texts that pairs point into
    std::vector<std::string> target;
    std::vector<std::uint32_t> sourceLines{};  ///< 1-based line of each text, of a translation memory its unit
    std::vector<std::uint32_t> targetLines{};
    double meanMargin = 0;
    double embedSeconds = 0;
    double mineSeconds = 0;
    RunRecorder::Handle run{};
};

/// Lists of sentences: what the Compare page's "Search" and "Two lists" ask of the rest of the program. As Backend: called
/// from worker threads, failures thrown as Error.
class SentenceListService {
public:
    virtual ~SentenceListService() = default;

    virtual std::vector<SentenceList> lists() = 0;
    /// Keeps a run.
    virtual AddSentenceListResult add(const AddSentenceListRequest& request, Progress& progress) = 0;
    /// Lists last searched stay open. Keeps no run, as it is asked at every pause of writing.
    virtual SearchSentencesResult search(const SearchSentencesRequest& request, Progress& progress) = 0;
    /// Keeps a run.
    virtual AlignSentencesResult align(const AlignSentencesRequest& request, Progress& progress) = 0;
    /// Writes pairs that a user chose, by their place in the result: TMX where @p file ends in .tmx, else TSV.
    virtual void exportPairs(const AlignSentencesResult& result, const std::vector<std::size_t>& chosen,
                             const std::filesystem::path& file, Progress& progress) = 0;
    virtual void remove(const std::string& name) = 0;
};

} // namespace crossgloss
