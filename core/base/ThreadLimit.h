#pragma once

namespace crossgloss {

/// How many threads "all" stands for from now on, whoever asks for 0 of them: the user's wish for the whole program, as
/// an environment variable would be. Work that has begun goes on as it is.
/// @param threads 0 or less = as many as the machine has. May be called from any thread.
void setAllThreads(int threads);

} // namespace crossgloss
