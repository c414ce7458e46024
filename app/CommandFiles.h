#pragma once

#include <string>
#include <vector>

namespace crossgloss {

/// Looks at the files that a command line names before any command does.
///
/// Refuses an output that is one of the inputs. Reads pipes (also /dev/fd/N and /dev/stdin) to their end into unnamed
/// files: readers go over their input more than once. Descriptors keep their names, a named pipe becomes one.
/// @return the arguments with which to go on. @throws Error.
std::vector<std::string> preparedArguments(const std::vector<std::string>& arguments);

} // namespace crossgloss
