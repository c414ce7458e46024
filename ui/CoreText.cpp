#include "CoreText.h"

#include <QCoreApplication>

namespace crossgloss {

namespace {

QString fill(const QString& text, const std::vector<std::string>& arguments)
{
    QString result = text;
    for (std::size_t i = arguments.size(); i > 0; --i) {
        result.replace(QLatin1Char('%') + QString::number(i), QString::fromStdString(arguments[i - 1]));
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
