#pragma once

#include "base/Progress.h"
#include "linking/LinkingInputs.h"
#include "linking/LinkingOutlook.h"

namespace crossgloss {

/// What there is to do, by its size.
struct LinkingWork {
    double bagSeconds = 0;             ///< that both bags of words took
    double pairs = 0;                  ///< that are compared
    std::size_t stored = 0;            ///< glosses that are stored, compared or not
    std::size_t known = 0;             ///< pairs that ids tell, to fit weights on
};

/// Seconds that comparing will take: samples of the glosses go through every step, and each step is scaled by what it
/// grows with. @throws Cancelled.
double linkingSeconds(const Linking& linking, const GlossSet& from, const GlossSet& to, const LinkingWork& work,
                      const MakeLinkingOptions& options, const EncodeGlosses& encode, Progress& progress);

} // namespace crossgloss
