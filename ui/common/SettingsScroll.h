#pragma once

#include <QScrollArea>

namespace crossgloss {

/// Scrolls a column of settings up and down, and is always as wide as they need at the present text size and language.
class SettingsScroll : public QScrollArea {
    Q_OBJECT

public:
    explicit SettingsScroll(QWidget* settings, QWidget* parent = nullptr);

    QSize minimumSizeHint() const override;
    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace crossgloss
