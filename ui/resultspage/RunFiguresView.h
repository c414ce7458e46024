#pragma once

#include "common/Retranslated.h"
#include "jobs/ResultsService.h"

#include <QWidget>

#include <optional>

class QStandardItemModel;
class QTreeView;

namespace crossgloss {

/// Everything a run keeps: parameters and figures, as a tree.
class RunFiguresView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit RunFiguresView(QWidget* parent = nullptr);

    void setRun(const RunRow* row);
    const QStandardItemModel& model() const { return *m_model; }
    /// The chosen line as text; empty without.
    QString selectedText() const;

protected:
    void retranslate() override { fill(); }

private:
    void fill();

    QStandardItemModel* m_model;
    QTreeView* m_tree;
    std::optional<RunRow> m_row;
};

} // namespace crossgloss
