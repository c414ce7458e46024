#pragma once

#include "lookup/Lookup.h"

#include <QTableView>

class QStandardItemModel;

namespace crossgloss {

/// The meanings that a description may be of: a row a meaning, with its definition and its words in each language side by
/// side. Hidden where there is none.
class MeaningsView : public QTableView
{
    Q_OBJECT

public:
    explicit MeaningsView(QWidget* parent = nullptr);

    void setAnswer(const LookupAnswer& answer);

Q_SIGNALS:
    /// A word of a meaning was chosen: the commonest one of its language.
    void wordChosen(const QString& word, const QString& language);

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose(const QModelIndex& index);
    void adapt();
    void share();

    QStandardItemModel* m_model;
    std::vector<LookupMeaning> m_meanings;
    bool m_sure = true;
};

} // namespace crossgloss
