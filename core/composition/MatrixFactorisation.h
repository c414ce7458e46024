#pragma once

#include "base/Progress.h"
#include "composition/FactorSolver.h"
#include "corpus/ParallelSentences.h"
#include "composition/SparseRows.h"
#include "corpus/TextIds.h"
#include "composition/WordModel.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace crossgloss {

/// Alternating least squares as Aldarmaki & Diab (2016) set it.
struct FactorisationOptions {
    std::size_t factors = 300;         ///< k
    double missingWeight = 0.01;       ///< w_m
    double regularisation = 20;        ///< λ
    int iterations = 20;
    VocabularyOptions vocabulary;
    std::uint64_t seed = 1;            ///< of the random start
    int threads = 0;
    bool losses = true;                ///< work out the loss after every iteration
};

/// One iteration: both factors solved once.
struct FactorisationPoint {
    int iteration = 0;                 ///< 1-based
    double seconds = 0;                ///< since the start
    double loss = 0;                   ///< 0 when it was not asked for
};

/// X ≈ Q Pᵀ: rows × factors and columns × factors.
template <typename Scalar>
struct Factors {
    std::vector<Scalar> rows;          ///< Q, as P folds X in
    std::vector<Scalar> columns;       ///< P
    std::vector<FactorisationPoint> curve;
};

/// Factors a sparse matrix from random columns. @throws Cancelled.
template <typename Scalar>
Factors<Scalar> factorise(const SparseRows& matrix, const FactorisationOptions& options, Progress& progress,
                          const std::function<void(const FactorisationPoint&)>& onPoint = {});

/// A model and how its training went.
struct FactorisationResult {
    WordModel model;
    std::vector<FactorisationPoint> curve;
    std::size_t sentences = 0;         ///< that the (pivot's) factors were learned from
    std::size_t nonZeros = 0;          ///< of that matrix
};

/// Called after every iteration, from the working thread.
using FactorisationObserver = std::function<void(const FactorisationPoint&)>;

/// WMF of one language: all sentences of @p language in @p corpora, each different one once. @throws Error, Cancelled.
FactorisationResult trainWmf(std::span<const SentenceCorpus> corpora, const std::string& language,
                             const FactorisationOptions& options, Progress& progress,
                             const FactorisationObserver& onPoint);
/// BMF: one loss over the two languages of parallel corpora (equations 4 and 5). @throws Error when the corpora are not
/// all of the same two languages; Cancelled.
FactorisationResult trainBmf(std::span<const SentenceCorpus> corpora, const FactorisationOptions& options,
                             Progress& progress, const FactorisationObserver& onPoint);
/// CMF: WMF of the pivot on all its sentences, then each further language that has sentences parallel to it, one after
/// the other: these are folded in by the pivot's factors and the language's words solved once (section 2.2.2).
/// @throws Error when no corpus goes with the pivot; Cancelled.
FactorisationResult trainCmf(std::span<const SentenceCorpus> corpora, const std::string& pivot,
                             const FactorisationOptions& options, Progress& progress,
                             const FactorisationObserver& onPoint);
/// Adds the languages of @p corpora that a trained WMF or CMF model lacks; those it has are left as they are.
void addLanguages(WordModel& model, std::span<const SentenceCorpus> corpora, const FactorisationOptions& options,
                  Progress& progress);

nlohmann::json toJson(const FactorisationPoint& point);

} // namespace crossgloss
