#include "frame/InterfaceLanguage.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QWidget>

namespace crossgloss {

namespace {

/// Where a language is written with digits of two kinds, those that files and papers have.
QLocale localeOf(const QString& code)
{
    return code == QLatin1String("ar") ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates) : QLocale(code);
}

} // namespace

InterfaceLanguage::InterfaceLanguage(QObject* parent) : QObject(parent) {}

QStringList InterfaceLanguage::available()
{
    return {QStringLiteral("en"), QStringLiteral("ar"), QStringLiteral("de"),
            QStringLiteral("es"), QStringLiteral("fr"), QStringLiteral("it")};
}

QString InterfaceLanguage::nameOf(const QString& code)
{
    // Qt names these two after a country.
    QString name = code == QLatin1String("en")   ? QStringLiteral("English")
                   : code == QLatin1String("es") ? QStringLiteral("Español")
                                                 : QLocale(code).nativeLanguageName();
    if (!name.isEmpty()) {
        name[0] = name.at(0).toUpper();
    }
    return name;
}

void InterfaceLanguage::choose(const QString& code)
{
    m_chosen = code;
    QString wanted = code;
    if (wanted.isEmpty()) {
        const QString system = QLocale::system().name().section(QLatin1Char('_'), 0, 0);
        wanted = available().contains(system) ? system : QStringLiteral("en");
    }
    if (wanted == m_current) {
        return;
    }
    m_current = wanted;
    // Numbers and names are written as the interface's language does; only region details come from the system.
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().startsWith(wanted) ? system : localeOf(wanted));
    QCoreApplication::removeTranslator(&m_qtTexts);
    QCoreApplication::removeTranslator(&m_texts);
    if (wanted != QLatin1String("en")
        && m_qtTexts.load(QStringLiteral("qtbase_") + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        QCoreApplication::installTranslator(&m_qtTexts);
    }
    // English has a file as well: it holds the plurals.
    if (m_texts.load(QStringLiteral(":/translations/crossgloss_") + wanted)) {
        QCoreApplication::installTranslator(&m_texts);
    } else {
        // Widgets wait for this event to refresh their texts and numbers.
        QEvent change(QEvent::LanguageChange);
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            QCoreApplication::sendEvent(widget, &change);
        }
    }
    QGuiApplication::setLayoutDirection(QLocale(wanted).textDirection());
}

} // namespace crossgloss
