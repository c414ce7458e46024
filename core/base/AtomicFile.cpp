#include "base/AtomicFile.h"

#include "base/Error.h"

#include <atomic>
#include <system_error>

#ifndef _WIN32
#include <fcntl.h>
#include <unistd.h>
#else
#include <process.h>
#endif

namespace crossgloss {

namespace {

std::string uniqueSuffix()
{
    static std::atomic<unsigned> counter{0};
#ifndef _WIN32
    const long process = static_cast<long>(::getpid());
#else
    const long process = static_cast<long>(::_getpid());
#endif
    return ".part-" + std::to_string(process) + '-' + std::to_string(counter++);
}

} // namespace

AtomicFile::AtomicFile(std::filesystem::path path) : m_path(std::move(path)), m_temporary(m_path)
{
    m_temporary += uniqueSuffix();
    std::error_code ignored;
    if (m_path.has_parent_path()) {
        std::filesystem::create_directories(m_path.parent_path(), ignored);
    }
    m_stream.open(m_temporary, std::ios::binary | std::ios::trunc);
    if (!m_stream) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be written"))
            .at(m_path.string())
            .advise(CROSSGLOSS_TEXT("Check that the folder exists and that you may write there"));
    }
}

AtomicFile::~AtomicFile()
{
    if (!m_committed) {
        m_stream.close();
        std::error_code ignored;
        std::filesystem::remove(m_temporary, ignored);
    }
}

void AtomicFile::write(const void* data, std::size_t size)
{
    m_stream.write(static_cast<const char*>(data), static_cast<std::streamsize>(size));
}

void AtomicFile::commit()
{
    m_stream.close();
    bool written = !m_stream.fail();
#ifndef _WIN32
    if (written) {
        const int descriptor = ::open(m_temporary.c_str(), O_RDONLY | O_CLOEXEC);
        written = descriptor >= 0 && ::fsync(descriptor) == 0;
        if (descriptor >= 0) {
            ::close(descriptor);
        }
    }
#endif
    std::error_code failure;
    if (written) {
        std::filesystem::rename(m_temporary, m_path, failure);
    }
    if (!written || failure) {
        throw Error(CROSSGLOSS_TEXT("The file could not be written completely"))
            .at(m_path.string())
            .advise(CROSSGLOSS_TEXT("Check the free space of the disk"));
    }
    m_committed = true;
}

} // namespace crossgloss
