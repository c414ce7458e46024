#pragma once

#include "alignment/Alignability.h"
#include "common/Retranslated.h"

#include <QFrame>
#include <QStringList>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace crossgloss {

/// What can be said of a run before it is made: facts, and a line with a sign for each warning. Who derives fills it in
/// retranslate(), which follows the theme too.
class FactsPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    /// Facts and warnings as plain lines.
    QString text() const;

protected:
    FactsPanel(const char* name, QWidget* parent);

    /// Says nothing yet.
    void begin(const QString& heading);
    void setFacts(const QStringList& facts);
    /// @param none what is said where there are no warnings.
    void addWarnings(const std::vector<Warning>& warnings, const QString& none);
    void addLine(const char* icon, const QColor& colour, const QString& text);

    QLabel* m_facts;

private:
    QLabel* m_heading;
    QVBoxLayout* m_lines;
    QStringList m_texts;
};

} // namespace crossgloss
