#pragma once

#include "common/Retranslated.h"
#include "linking/LinkingOutlook.h"

#include <QFrame>
#include <QStringList>

#include <optional>

class QLabel;
class QVBoxLayout;

namespace crossgloss {

/// What can be told of a linking before it is made.
class OutlookPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    explicit OutlookPanel(QWidget* parent = nullptr);

    void setOutlook(const LinkingOutlook& outlook);
    void clear();
    /// All that it says, line by line.
    QString text() const;

protected:
    void retranslate() override { rebuild(); }

private:
    void addLine(const char* icon, const QColor& colour, const QString& text);
    void rebuild();

    QLabel* m_heading;
    QLabel* m_facts;
    QVBoxLayout* m_lines;
    QStringList m_texts;
    std::optional<LinkingOutlook> m_outlook;
};

} // namespace crossgloss
