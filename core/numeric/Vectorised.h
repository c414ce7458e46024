#pragma once

/// CROSSGLOSS_VECTORISED marks a free function whose plain loops the compiler turns into vector code: it is compiled
/// once for the baseline processor and once for AVX2 and FMA, and the loader picks. Keep such functions in .cpp files,
/// without Eigen or templates inside, so that nothing of a wider instruction set leaks into shared code. With the option
/// CROSSGLOSS_PLAIN_KERNELS there is the baseline's alone.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__linux__) \
    && !defined(CROSSGLOSS_SANITIZED) && !defined(CROSSGLOSS_PLAIN_KERNELS)
#define CROSSGLOSS_VECTORISED __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define CROSSGLOSS_VECTORISED
#endif
