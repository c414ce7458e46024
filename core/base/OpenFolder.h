#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace crossgloss {

/// A folder held open by its descriptor. Names are looked up in it without following a link, so that what somebody put
/// there cannot lead a deletion or a writing anywhere else. Names are those of entries: no separators, no "..".
class OpenFolder
{
public:
    enum class Kind
    {
        Missing,
        File, ///< a regular one
        Folder,
        Link,
        Other
    };

    /// Opens a folder that the user named: links on the way to it and it being one are the user's own.
    explicit OpenFolder(const std::filesystem::path& folder);
    ~OpenFolder();
    OpenFolder(OpenFolder&& other) noexcept;
    OpenFolder& operator=(OpenFolder&& other) noexcept;
    OpenFolder(const OpenFolder&) = delete;
    OpenFolder& operator=(const OpenFolder&) = delete;

    /// False where there is none, where it may not be read, and where what was asked for is a link.
    explicit operator bool() const;

    /// A folder in it.
    OpenFolder folder(const std::string& name) const;
    /// The same; made, private to the user, where there is none.
    OpenFolder madeFolder(const std::string& name) const;
    Kind kindOf(const std::string& name) const;
    /// Of its entries, in no order.
    std::vector<std::string> names() const;

    /// Removes a file, or a link as such. @return whether it is gone now and was there.
    bool removeFile(const std::string& name) const;
    /// Removes a folder with all in it, or a file; of links the links alone. What cannot be removed stays.
    void removeTree(const std::string& name) const;
    /// Renames an entry into @p to, which must be on the same disk; what has that name there gives way.
    bool move(const std::string& name, const OpenFolder& to, const std::string& newName) const;

private:
    OpenFolder() = default;

#ifdef _WIN32
    std::filesystem::path m_path;
#else
    int m_descriptor = -1;
#endif
};

} // namespace crossgloss
