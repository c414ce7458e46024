#pragma once

#include "common/Retranslated.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QToolButton;

namespace crossgloss {

/// A message in the place it belongs to: what happened, and one thing to do about it. Hidden while empty.
class InlineMessage : public Retranslated<QFrame> {
    Q_OBJECT

public:
    enum class Severity { Info, Warning, Error };

    explicit InlineMessage(QWidget* parent = nullptr);

    void show(Severity severity, const QString& text, const QString& action = {});
    void dismiss();
    QString text() const;

Q_SIGNALS:
    void actionTriggered();
    /// The user has put it away.
    void closed();

protected:
    void retranslate() override;

private:
    void refreshIcon();

    Severity m_severity = Severity::Info;
    QLabel* m_icon;
    QLabel* m_text;
    QPushButton* m_action;
    QToolButton* m_close;
};

} // namespace crossgloss
