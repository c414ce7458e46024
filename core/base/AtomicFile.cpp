#include "base/AtomicFile.h"

#include "base/Error.h"

#include <system_error>

namespace crossgloss {

namespace {

Error cannotWrite(const std::filesystem::path& path)
{
    return Error(CROSSGLOSS_TEXT("The file cannot be written"))
        .at(path.string())
        .advise(CROSSGLOSS_TEXT("Check that the folder exists and that you may write there"));
}

/// Where a chain of links leads, whether or not something is there.
std::filesystem::path behindLinks(std::filesystem::path path)
{
    std::error_code failure;
    for (int links = 0; links < 40 && std::filesystem::is_symlink(path, failure); ++links) {
        const std::filesystem::path to = std::filesystem::read_symlink(path, failure);
        if (failure) {
            break;
        }
        path = path.parent_path() / to;
    }
    return path;
}

} // namespace

AtomicFile::AtomicFile(std::filesystem::path path, FileAccess access) : m_path(std::move(path))
{
    std::error_code ignored;
    if (m_path.has_parent_path()) {
        std::filesystem::create_directories(m_path.parent_path(), ignored);
    }
    const std::filesystem::file_status there = std::filesystem::status(m_path, ignored);
    if (std::filesystem::exists(there) && !std::filesystem::is_regular_file(there) &&
        !std::filesystem::is_directory(there)) {
        m_stream.open(m_path, std::ios::binary);
    } else {
        const std::filesystem::path target = behindLinks(m_path);
        try {
            m_temporary = std::make_unique<TemporaryFile>(target.parent_path(), access);
        } catch (const Error&) {
            throw cannotWrite(m_path);
        }
        m_stream.open(m_temporary->path(), std::ios::binary | std::ios::trunc);
    }
    if (!m_stream) {
        throw cannotWrite(m_path);
    }
}

AtomicFile::~AtomicFile()
{
    m_stream.close();
}

void AtomicFile::write(const void* data, std::size_t size)
{
    m_stream.write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
}

void AtomicFile::commit()
{
    m_stream.close();
    if (m_stream.fail() || (m_temporary && !m_temporary->moveTo(behindLinks(m_path)))) {
        throw Error(CROSSGLOSS_TEXT("The file could not be written completely"))
            .at(m_path.string())
            .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
    }
}

} // namespace crossgloss
