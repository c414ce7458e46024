#pragma once

#include <QList>
#include <QPair>
#include <QWidget>

class QButtonGroup;

namespace crossgloss {

/// A switch of several positions, one of them chosen: buttons in a line that breaks where the width ends. Tab reaches
/// the chosen one, arrow keys go to the others.
class ChoiceBar : public QWidget {
    Q_OBJECT

public:
    explicit ChoiceBar(QWidget* parent = nullptr);

    /// Ids with their texts; the chosen one stays chosen where it is still there, else the first is.
    void setChoices(const QList<QPair<int, QString>>& choices);
    int current() const;
    void choose(int id);

Q_SIGNALS:
    void chosen(int id);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QButtonGroup* m_group;
};

} // namespace crossgloss
