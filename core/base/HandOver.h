#pragma once

#if defined(__SANITIZE_THREAD__)
#include <sanitizer/tsan_interface.h>
#endif

namespace crossgloss {

/// Tells the thread sanitizer what a library without instrumentation keeps from it: all that happened before handOver(token) on
/// one thread is seen after takeOver(token) on another. To be called only where the library does order them so; nothing otherwise.
inline void handOver([[maybe_unused]] const void* token)
{
#if defined(__SANITIZE_THREAD__)
    __tsan_release(const_cast<void*>(token));
#endif
}

inline void takeOver([[maybe_unused]] const void* token)
{
#if defined(__SANITIZE_THREAD__)
    __tsan_acquire(const_cast<void*>(token));
#endif
}

} // namespace crossgloss
