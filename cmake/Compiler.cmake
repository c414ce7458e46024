# Flags of the whole build in one place, so that no two targets differ in what they assume of the processor.
# Kernels that profit from AVX2 carry CROSSGLOSS_VECTORISED (core/numeric/Vectorised.h) and pick at run time.
add_library(crossgloss_flags INTERFACE)
if(MSVC)
    target_compile_options(crossgloss_flags INTERFACE /W4 /utf-8 $<$<BOOL:${CROSSGLOSS_WERROR}>:/WX>)
else()
    target_compile_options(crossgloss_flags INTERFACE
        -Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
        $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>
        -fno-math-errno -fno-trapping-math
        $<$<BOOL:${CROSSGLOSS_WERROR}>:-Werror>)
    # Eigen and GCC 12 disagree about some array bounds at -O3; the reports are false.
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
        target_compile_options(crossgloss_flags INTERFACE -fopenmp-simd -Wno-error=array-bounds
            -Wno-error=stringop-overflow -Wno-error=maybe-uninitialized -Wno-error=restrict)
    endif()
endif()

# Sums then end in other last bits, as on another processor. BLIS chooses its kernels when it runs: the preset "plain" runs
# the tests with BLIS_ARCH_TYPE=25, those in plain C. 0.9 knows no names there; it takes one for 0, the kernels for AVX-512.
if(CROSSGLOSS_PLAIN_KERNELS)
    target_compile_definitions(crossgloss_flags INTERFACE CROSSGLOSS_PLAIN_KERNELS=1)
endif()

if(CROSSGLOSS_SANITIZE)
    target_compile_options(crossgloss_flags INTERFACE -fsanitize=${CROSSGLOSS_SANITIZE} -fno-omit-frame-pointer)
    target_link_options(crossgloss_flags INTERFACE -fsanitize=${CROSSGLOSS_SANITIZE})
    target_compile_definitions(crossgloss_flags INTERFACE CROSSGLOSS_SANITIZED=1)
endif()
