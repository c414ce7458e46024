#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace crossgloss {

/// "fr" → "French", "Französisch", "français": the name in the interface language, first letter as that language writes
/// names standing alone. The code itself when nobody knows it.
QString displayLanguage(const QString& code);
QString displayLanguage(const std::string& code);

/// Codes of the languages that files are most often in.
const std::vector<std::string>& offeredLanguages();
/// Codes of all others with a two-letter code and a name.
const std::vector<std::string>& otherLanguages();

/// Codes in the order of their names in the interface language.
QStringList sortedByName(const std::vector<std::string>& codes);

} // namespace crossgloss
