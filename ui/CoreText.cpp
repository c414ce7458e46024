#include "CoreText.h"

#include <QCoreApplication>

namespace crossgloss {

namespace {

QString fill(const QString& text, const std::vector<std::string>& arguments)
{
    // In one go: what is filled in may hold marks itself.
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int place = text.at(i) == QLatin1Char('%') && i + 1 < text.size() ? text.at(i + 1).digitValue() : -1;
        if (place > 0 && place <= static_cast<int>(arguments.size())) {
            result += QString::fromStdString(arguments[static_cast<std::size_t>(place - 1)]);
            ++i;
        } else {
            result += text.at(i);
        }
    }
    return result;
}

} // namespace

QString translatedCore(std::string_view text)
{
    return QCoreApplication::translate("core", std::string(text).c_str());
}

QString translated(const Error& error)
{
    QString result;
    if (!error.file().empty()) {
        result = QString::fromStdString(error.file());
        if (error.line() > 0) {
            result += QLatin1Char(':') + QString::number(error.line());
        }
        result += QLatin1String(": ");
    }
    result += fill(translatedCore(error.text()), error.arguments());
    if (!error.advice().empty()) {
        result += QLatin1String(". ") + fill(translatedCore(error.advice()), error.arguments());
    }
    return result;
}

} // namespace crossgloss
