#pragma once

#include <string>
#include <string_view>

namespace crossgloss {

/// A manual page of section 1 in the roff of man(7), written part by part. Texts are UTF-8 and are escaped here: no text
/// is ever a request, options can be searched for and copied with their hyphens, and what is not ASCII needs no locale.
class ManualPage {
public:
    /// @param summary what the page is about, one line without a full stop at its end.
    /// @param date YYYY-MM-DD, empty for none.
    ManualPage(std::string_view name, std::string_view summary, std::string_view date);

    /// Begins a section; its title is put in capitals.
    void section(std::string_view title);
    void subsection(std::string_view title);
    /// Paragraphs of @p text are parted by empty lines; lines that begin with a space stay as they are.
    void paragraph(std::string_view text);
    /// A line by itself with a bold beginning: how something is called.
    void synopsis(std::string_view command, std::string_view arguments);
    /// A term in bold with an argument in italics (empty for none), and below it what it means.
    void entry(std::string_view term, std::string_view argument, std::string_view text);
    /// Names of other pages of section 1, parted by commas.
    void references(const std::string& names);

    const std::string& text() const { return m_text; }

private:
    void beginParagraph();
    void filled(std::string_view text);

    std::string m_text;
};

} // namespace crossgloss
