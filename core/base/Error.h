#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Marks an English message of core so that the translation tools collect it; expands to the text alone.
/// The window translates the template of an Error in the context "core" and fills the arguments in afterwards.
#define CROSSGLOSS_TEXT(text) text

namespace crossgloss {

/// Replaces %1, %2, … %9 in @p text by @p arguments. Unmatched markers stay as they are.
std::string formatMessage(std::string_view text, const std::vector<std::string>& arguments);

/// The one family of errors that core throws: what failed, where, and what to do about it.
///
/// what() reads `FILE:LINE: message. advice`, parts that are unknown being left out, always on one line. Arguments are
/// shortened until the message has maxMessageLength characters (OneLine.h): what a hostile file brings must not flood a
/// terminal or stretch a window.
class Error : public std::runtime_error {
public:
    /// @param text English template with %1 … %9, marked with CROSSGLOSS_TEXT.
    explicit Error(std::string text, std::vector<std::string> arguments = {});

    /// Adds where it happened; @p line is 1-based, 0 = the whole file.
    Error& at(std::string file, std::size_t line = 0);
    /// Adds what the user can do, a template like the message and filled with the same arguments.
    Error& advise(std::string advice);

    const char* what() const noexcept override { return m_what.c_str(); }

    const std::string& text() const noexcept { return m_text; }
    const std::vector<std::string>& arguments() const noexcept { return m_arguments; }
    const std::string& file() const noexcept { return m_file; }
    std::size_t line() const noexcept { return m_line; }
    const std::string& advice() const noexcept { return m_advice; }

private:
    void compose();

    std::string m_text;
    std::vector<std::string> m_arguments;
    std::string m_file;
    std::size_t m_line = 0;
    std::string m_advice;
    std::string m_what;
};

/// Thrown by Progress::throwIfCancelled; job boundaries treat it as an ending, not as a failure.
class Cancelled : public Error {
public:
    Cancelled();
};

} // namespace crossgloss
