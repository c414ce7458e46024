#pragma once

#include "base/Progress.h"
#include "corpus/ParallelSentences.h"
#include "resources/EmbeddingSpace.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

enum class WordVectorMethod {
    SkipGram,                          ///< with negative sampling (Mikolov et al. 2013)
    Cbow,                              ///< continuous bag of words, negative sampling
    Bilbowa                            ///< skip-gram in each language, with bags of words of parallel sentences brought
                                       ///< together (Gouws, Bengio & Corrado 2015)
};

/// skipgram, cbow, bilbowa. @throws Error for other names.
std::string_view wordVectorMethodName(WordVectorMethod method);
WordVectorMethod wordVectorMethodFromName(std::string_view name);

/// Everything that training word vectors depends on. Defaults are those of word2vec and fastText.
struct WordVectorConfig {
    WordVectorMethod method = WordVectorMethod::SkipGram;
    /// Canonical code → plain text, a sentence or paragraph a line, plain or compressed. One language; for Bilbowa two.
    std::map<std::string, std::vector<std::filesystem::path>> texts;
    std::vector<SentenceFile> parallel;    ///< Bilbowa alone
    std::map<std::string, std::filesystem::path> out;  ///< by language: .vec, or .bin (fastText with subwords, else word2vec)
    std::size_t dimension = 100;
    int epochs = 5;
    int window = 5;                        ///< largest; each word's is drawn from 1 … window
    int negatives = 5;
    std::uint64_t minimumCount = 5;
    double subsample = 1e-4;               ///< words more frequent than this share are passed over at times; 0 = never
    double learningRate = 0;               ///< at the start, falls to 0 linearly; 0 = .05 for skip-gram, CBOW and Bilbowa
    int smallestNgram = 0;                 ///< of characters; 0 = no subwords (not with Bilbowa)
    int largestNgram = 0;
    std::size_t buckets = 2'000'000;       ///< rows that n-grams are hashed into
    double alignment = 1;                  ///< Bilbowa: weight of the alignment of parallel sentences
    std::uint64_t seed = 1;
    int threads = 0;                       ///< 0 = all. One thread gives the same vectors each time; several learn without
                                           ///< locks (Hogwild) and do not
};

/// @throws Error when settings contradict each other or are out of range; files are not looked at.
void checkWordVectorConfig(const WordVectorConfig& config);

/// While it learns: once a second at most.
struct WordVectorPoint {
    int epoch = 0;                         ///< 1-based
    double share = 0;                      ///< of the whole work, 0 … 1
    double seconds = 0;                    ///< of learning
    double loss = 0;                       ///< mean over examples since the last point
    double alignmentLoss = 0;              ///< Bilbowa: mean squared distance of bags since the last point
    double wordsPerSecond = 0;             ///< since the last point, of all threads
    double learningRate = 0;
    /// Some words with those nearest to them at present (Bilbowa: in the other language).
    struct Neighbours {
        std::string word;
        std::vector<std::string> nearest;
    };
    std::vector<Neighbours> samples;
};

struct WordVectorResult {
    struct Language {
        std::string language;
        std::size_t words = 0;             ///< in the vocabulary
        std::uint64_t tokens = 0;          ///< read, those too rare included
        std::filesystem::path out;
        EmbeddingSpace space;
    };
    std::vector<Language> languages;
    double seconds = 0;                    ///< of learning, reading and writing left out
    double wordsPerSecond = 0;             ///< tokens in the vocabulary × epochs / seconds
    double loss = 0;                       ///< of the last point
    std::size_t parallelPairs = 0;
    std::vector<WordVectorPoint> curve;
};

/// Trains word vectors from text and writes them (temporary, then renamed). A line of text ends a context.
/// @param sampleWords words whose neighbours points tell; empty = some of middling frequency.
/// @throws Error (a file cannot be read, no word is frequent enough, vectors run away); Cancelled: nothing is written.
WordVectorResult trainWordVectors(const WordVectorConfig& config, const std::vector<std::string>& sampleWords,
                                  Progress& progress, const std::function<void(const WordVectorPoint&)>& onPoint);

} // namespace crossgloss
