#pragma once

#include "base/Progress.h"
#include "wordvectors/WordVectors.h"

#include <functional>
#include <string>
#include <vector>

namespace crossgloss {

struct EmbedRequest {
    WordVectorConfig config;
    std::vector<std::string> sampleWords;  ///< whose neighbours are told; empty = some of middling frequency
};

/// What the Train page asks of the rest of the program to learn word vectors. As Backend: called from worker threads,
/// failures thrown as Error.
class WordVectorService {
public:
    virtual ~WordVectorService() = default;

    /// Learns and writes word vectors and keeps a run of it in the workspace, whatever the ending. @param onPoint about
    /// once a second, from a working thread.
    virtual WordVectorResult embed(const EmbedRequest& request, Progress& progress,
                                   const std::function<void(const WordVectorPoint&)>& onPoint) = 0;
};

} // namespace crossgloss
