#pragma once

#include "base/Progress.h"
#include "resources/Wordnet.h"

#include <filesystem>
#include <list>
#include <memory>
#include <mutex>
#include <string>

namespace crossgloss {

/// A wordnet: a file (OMW .tab, WN-LMF, a folder of Princeton's database), or the installed Princeton WordNet.
struct WordnetChoice {
    std::filesystem::path file;
    bool installedPrinceton = false;

    bool empty() const { return file.empty() && !installedPrinceton; }
    /// As runs keep it and commands are given it.
    std::string text() const { return installedPrinceton ? "princeton" : file.string(); }
};

/// A wordnet as a command is given it: "princeton" is the installed one.
WordnetChoice wordnetNamed(const std::string& name);

/// A wordnet with what its file was when it was read.
struct OpenedWordnet {
    std::string key;
    std::filesystem::path path;
    std::string checksum;              ///< of a file; empty for a folder
    Wordnet wordnet;
    ReadReport report;                 ///< what could not be used of it
};

/// Reads wordnets for the pages and keeps the two that were used last: a forecast is followed by the run, a training by
/// the linking.
class OpenedWordnets {
public:
    /// @throws Error when it cannot be read or is not installed; Cancelled.
    std::shared_ptr<const OpenedWordnet> open(const WordnetChoice& choice, Progress& progress);

private:
    std::mutex m_mutex;
    std::list<std::shared_ptr<const OpenedWordnet>> m_kept;    ///< last used first
};

} // namespace crossgloss
