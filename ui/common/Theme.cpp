#include "common/Theme.h"

#include "common/WindowStyle.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QRegularExpression>
#include <QStyle>

namespace crossgloss {

namespace {

Theme* theTheme = nullptr;

struct Shades {
    const char* window;
    const char* base;
    const char* alternate;
    const char* text;
    const char* button;
    const char* link;
};

const Shades lightShades{"#f5f6f8", "#ffffff", "#f8f9fb", "#1c2127", "#ffffff", "#24508f"};
const Shades darkShades{"#1a1c20", "#23262b", "#282b31", "#e5e8ec", "#2c3036", "#8fb8f0"};

ThemeColours lightColours()
{
    return {QColor("#566070"), QColor("#d5dae1"), QColor("#24508f"), QColor("#ffffff"), QColor("#e9edf2"),
            QColor("#dfe9f6"), QColor("#e1e5ea"), QColor("#00734f"), QColor("#8a5a00"), QColor("#b3261e"),
            {QColor("#0072b2"), QColor("#d55e00"), QColor("#009e73"), QColor("#b0558c"), QColor("#8a6d00")}};
}

ThemeColours darkColours()
{
    return {QColor("#a3adb9"), QColor("#3b4048"), QColor("#7fb0f0"), QColor("#101317"), QColor("#30343b"),
            QColor("#2d3d55"), QColor("#3a3f47"), QColor("#4cc29a"), QColor("#e6b655"), QColor("#ff8a80"),
            {QColor("#56b4e9"), QColor("#e69f00"), QColor("#3ecfa3"), QColor("#dd9fc4"), QColor("#f0e442")}};
}

QPalette paletteOf(const Shades& shades, const ThemeColours& colours)
{
    const QColor window(shades.window);
    const QColor base(shades.base);
    const QColor text(shades.text);
    QPalette palette;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(shades.alternate));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Button, QColor(shades.button));
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, colours.error);
    palette.setColor(QPalette::ToolTipBase, base);
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::PlaceholderText, colours.muted);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.accentText);
    palette.setColor(QPalette::Link, QColor(shades.link));
    palette.setColor(QPalette::LinkVisited, QColor(shades.link));
    palette.setColor(QPalette::Light, base.lighter(110));
    palette.setColor(QPalette::Midlight, colours.hover);
    palette.setColor(QPalette::Mid, colours.border);
    palette.setColor(QPalette::Dark, colours.border.darker(120));
    palette.setColor(QPalette::Shadow, QColor(0, 0, 0, 60));
    const QColor faint((text.red() + window.red()) / 2, (text.green() + window.green()) / 2,
                       (text.blue() + window.blue()) / 2);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, faint);
    }
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colours.track);
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, faint);
    return palette;
}

bool isDarkPalette(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

} // namespace

Theme::Theme(QObject* parent) : QObject(parent)
{
    Q_ASSERT(!theTheme);
    theTheme = this;
    // What the desktop asks for shows in the palette that Qt starts with, before it is replaced by ours.
    m_systemDark = isDarkPalette(QApplication::palette());
    const qreal size = QApplication::font().pointSizeF();
    m_basePointSize = size > 0 ? qBound(9.0, size, 12.0) : 10.0;
    m_systemFamily = QApplication::font().family();
    QApplication::setStyle(new WindowStyle);
    apply();
}

Theme::~Theme()
{
    theTheme = nullptr;
}

Theme& Theme::instance()
{
    Q_ASSERT(theTheme);
    return *theTheme;
}

void Theme::setMode(ThemeMode mode)
{
    if (m_mode != mode) {
        m_mode = mode;
        apply();
    }
}

void Theme::setZoom(int percent)
{
    const int zoom = qBound(100, percent, 200);
    if (m_zoom != zoom) {
        m_zoom = zoom;
        apply();
    }
}

void Theme::setFontFamily(const QString& family)
{
    if (m_family != family) {
        m_family = family;
        apply();
    }
}

void Theme::apply()
{
    m_dark = m_mode == ThemeMode::Dark || (m_mode == ThemeMode::System && m_systemDark);
    m_colours = m_dark ? darkColours() : lightColours();
    QApplication::setPalette(paletteOf(m_dark ? darkShades : lightShades, m_colours));
    QFont font = QApplication::font();
    font.setFamily(m_family.isEmpty() ? m_systemFamily : m_family);
    font.setPointSizeF(m_basePointSize * m_zoom / 100);
    QApplication::setFont(font);
    qApp->setStyleSheet(styleSheet());
    Q_EMIT changed();
}

QString Theme::styleSheet() const
{
    QFile file(QStringLiteral(":/style/crossgloss.qss"));
    if (!file.open(QIODevice::ReadOnly)) {
        return {};
    }
    QString sheet = QString::fromUtf8(file.readAll());
    const QPalette palette = QApplication::palette();
    // Longer names first, for some begin with others.
    const QList<QPair<QString, QString>> tokens = {
        {"@accentText", m_colours.accentText.name()}, {"@accent", m_colours.accent.name()},
        {"@alternate", palette.color(QPalette::AlternateBase).name()},
        {"@window", palette.color(QPalette::Window).name()}, {"@base", palette.color(QPalette::Base).name()},
        {"@button", palette.color(QPalette::Button).name()}, {"@text", palette.color(QPalette::Text).name()},
        {"@faint", palette.color(QPalette::Disabled, QPalette::Text).name()}, {"@muted", m_colours.muted.name()},
        {"@border", m_colours.border.name()}, {"@hover", m_colours.hover.name()},
        {"@selection", m_colours.selection.name()}, {"@track", m_colours.track.name()},
        {"@error", m_colours.error.name()}, {"@warning", m_colours.warning.name()},
        {"@theme", m_dark ? QStringLiteral("dark") : QStringLiteral("light")}};
    for (const auto& [token, value] : tokens) {
        sheet.replace(token, value);
    }
    // "8u" is eight pixels of a 100 % window.
    static const QRegularExpression unit(QStringLiteral("\\b(\\d+)u\\b"));
    QString result;
    qsizetype last = 0;
    for (QRegularExpressionMatchIterator matches = unit.globalMatch(sheet); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        result += QStringView(sheet).mid(last, match.capturedStart() - last);
        result += QString::number(scaled(match.captured(1).toInt())) + QLatin1String("px");
        last = match.capturedEnd();
    }
    result += QStringView(sheet).mid(last);
    return result;
}

} // namespace crossgloss
