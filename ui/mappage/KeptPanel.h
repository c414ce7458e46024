#pragma once

#include "common/Retranslated.h"
#include "jobs/LayoutService.h"

#include <QFrame>

#include <memory>
#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace crossgloss {

class Backend;
class JobRunner;
class KeptModel;
class MapState;

/// Layouts that the workspace keeps: the one shown is kept under a name, others are opened or removed. Stands in the page.
class KeptPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    KeptPanel(MapState& state, std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent = nullptr);

    /// Shows itself and what is kept now.
    void open();
    /// Name that the layout in sight is kept under; empty when it is not kept.
    const QString& shownName() const { return m_shown; }
    void setShownName(const QString& name);
    QTableView* table() const { return m_table; }
    QLineEdit* nameField() const { return m_name; }

Q_SIGNALS:
    void openRequested(const QString& name);
    void told(const QString& text);
    void failed(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void reload();
    void keep();
    void openChosen();
    void removeChosen();
    void adapt();
    void retranslate() override;
    bool isTaken() const;
    /// The layout as a proposal for a name.
    QString proposal() const;

    MapState& m_state;
    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QPushButton* m_keep;
    KeptModel* m_model;
    QTableView* m_table;
    QPushButton* m_open;
    QPushButton* m_remove;
    QPushButton* m_close;
    QString m_shown;
};

} // namespace crossgloss
