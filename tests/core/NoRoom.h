#pragma once

#include <csignal>

#include <sys/resource.h>

/// While this lives nothing can be written, as on a full disk.
class NoRoom
{
public:
    NoRoom()
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 0;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    /// No file can become longer than this.
    explicit NoRoom(rlim_t longest) : NoRoom()
    {
        rlimit some = m_before;
        some.rlim_cur = longest;
        setrlimit(RLIMIT_FSIZE, &some);
    }
    ~NoRoom()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    NoRoom(const NoRoom&) = delete;
    NoRoom& operator=(const NoRoom&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = nullptr;
};
