#pragma once

#include "common/Retranslated.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace crossgloss {

/// What the page shows before the first question: one sentence on what it is for, and examples to click.
class WelcomeView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit WelcomeView(QWidget* parent = nullptr);

    /// Examples are in the language that descriptions are in.
    void setLanguage(const QString& from);

Q_SIGNALS:
    void exampleChosen(const QString& text);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() override;
    void rebuildExamples();

    QString m_from = QStringLiteral("en");
    QLabel* m_title;
    QLabel* m_sentence;
    QLabel* m_try;
    QVBoxLayout* m_examples;
};

} // namespace crossgloss
