#pragma once

#include <QColor>
#include <QList>
#include <QObject>
#include <QPalette>

namespace crossgloss {

enum class ThemeMode { System, Light, Dark };

/// Colours that a palette has no role for.
struct ThemeColours {
    QColor muted;          ///< secondary text, readable on window and base
    QColor border;         ///< hairlines and frames
    QColor accent;         ///< the one colour that asks for attention
    QColor accentText;     ///< text on accent
    QColor hover;
    QColor selection;      ///< quiet background of what is chosen
    QColor track;          ///< the empty part of a bar
    QColor success;
    QColor warning;
    QColor error;
    QList<QColor> series;  ///< for plots; told apart with every common colour blindness (Okabe and Ito)
};

/// Look of the whole program: palette, style sheet and text size. One object, made after the QApplication.
class Theme : public QObject {
    Q_OBJECT

public:
    explicit Theme(QObject* parent = nullptr);
    ~Theme() override;

    /// The program's theme; there must be one.
    static Theme& instance();

    ThemeMode mode() const { return m_mode; }
    void setMode(ThemeMode mode);
    bool isDark() const { return m_dark; }

    /// Percent, 100 … 200.
    int zoom() const { return m_zoom; }
    void setZoom(int percent);

    /// Typeface of everything; empty = the system's.
    void setFontFamily(const QString& family);

    const ThemeColours& colours() const { return m_colours; }
    /// @p pixels of a 100 % window at the present zoom.
    int scaled(int pixels) const { return (pixels * m_zoom + 50) / 100; }

Q_SIGNALS:
    void changed();

private:
    void apply();
    QString styleSheet() const;

    ThemeMode m_mode = ThemeMode::System;
    bool m_systemDark = false;
    bool m_dark = false;
    int m_zoom = 100;
    qreal m_basePointSize = 10;
    QString m_systemFamily;
    QString m_family;
    ThemeColours m_colours;
};

} // namespace crossgloss
