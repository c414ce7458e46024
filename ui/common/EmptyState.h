#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace crossgloss {

/// Stands where nothing is yet: what will show here, and the one thing to do next.
class EmptyState : public QWidget {
    Q_OBJECT

public:
    /// @param buttonName object name of the button.
    explicit EmptyState(const QString& buttonName, QWidget* parent = nullptr);

    void setText(const QString& text);
    QPushButton* button() const { return m_button; }

Q_SIGNALS:
    void actionTriggered();

private:
    QLabel* m_text;
    QPushButton* m_button;
};

} // namespace crossgloss
