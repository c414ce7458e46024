#pragma once

#include "base/Progress.h"
#include "linking/Linking.h"
#include "store/Workspace.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace crossgloss {

/// A linking as lists show it.
struct LinkingSummary {
    std::int64_t id = 0;
    std::string name;
    std::string createdAt;             ///< ISO 8601, UTC
    std::string measure;
    std::string sourceName;
    std::string sourceLanguage;
    std::string targetName;
    std::string targetLanguage;
    std::size_t sources = 0;
    std::size_t targets = 0;
    std::size_t decided = 0;           ///< sources that some reviewer accepted or found without counterpart
    std::vector<std::string> reviewers;///< those with decisions
    std::string holder;                ///< who has it open now: "Anna, since 2026-01-31T12:00:00Z, process 4711 on host"; empty = nobody
};

/// All linkings of a workspace, by name.
std::vector<LinkingSummary> linkings(const Workspace& workspace);

/// Stores a linking in one transaction and gives it its id and time. An empty name is made from the wordnets' names.
/// @throws Error when the name is taken, or positions and candidates do not fit; Cancelled.
void addLinking(Workspace& workspace, Linking& linking, Progress& progress);

/// @throws Error when there is none of that name.
std::int64_t linkingNamed(const Workspace& workspace, std::string_view name);

/// Reads a linking whole. @throws Error when there is none; Cancelled.
Linking readLinking(const Workspace& workspace, std::int64_t id, Progress& progress);

/// Removes a linking with all its decisions. @throws Error when somebody has it open, or there is none.
void removeLinking(Workspace& workspace, std::int64_t id);

/// Keeps others from deciding in the same linking for as long as it lives; given back when the process dies, however.
class LinkingHold {
public:
    /// @param reviewer who will be told to others. @throws Error that says who holds it.
    LinkingHold(Workspace& workspace, std::int64_t linking, const std::string& reviewer);
    ~LinkingHold();
    LinkingHold(const LinkingHold&) = delete;
    LinkingHold& operator=(const LinkingHold&) = delete;

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace crossgloss
