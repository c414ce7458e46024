#pragma once

#include "common/Retranslated.h"
#include "common/RowModel.h"
#include "linking/LinkingStore.h"

#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableView;

namespace crossgloss {

/// Linkings of the workspace, as they are listed.
class LinkingsModel : public RowModel<LinkingSummary> {
    Q_OBJECT

public:
    enum Column { NameColumn, LanguagesColumn, WordnetsColumn, MeasureColumn, GlossesColumn, DecidedColumn, HolderColumn,
                  ColumnCount };
    explicit LinkingsModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const LinkingSummary& row, int column, int role) const override;
    bool isNumber(int column) const override { return column == GlossesColumn || column == DecidedColumn; }
};

/// Where the desk begins: who reviews, and what there is to review.
class LinkingsView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit LinkingsView(QWidget* parent = nullptr);

    void setLinkings(const std::vector<LinkingSummary>& linkings);
    const LinkingsModel& model() const { return *m_model; }
    const LinkingSummary* current() const;
    void select(std::int64_t id);
    QString reviewer() const;
    void setReviewer(const QString& name);
    void setBusy(bool busy);
    QWidget* focusTarget() const;

Q_SIGNALS:
    void openRequested(std::int64_t linking);
    void removeRequested(std::int64_t linking);
    void newRequested();
    void reviewerChanged(const QString& name);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void openCurrent();
    void refresh();
    void adapt();
    void retranslate() override;

    QLabel* m_reviewerLabel;
    QLineEdit* m_reviewer;
    LinkingsModel* m_model;
    QTableView* m_table;
    QLabel* m_empty;
    QPushButton* m_emptyButton;
    QPushButton* m_open;
    QPushButton* m_new;
    QPushButton* m_remove;
    bool m_busy = false;
};

/// The name that the system knows the user by.
QString loginName();

} // namespace crossgloss
