#pragma once

#include <QTableView>

namespace crossgloss {

/// The list of answers, with a line above each row that begins another block and a hairline above each that begins
/// another sense.
class ResultTable : public QTableView
{
    Q_OBJECT

public:
    using QTableView::QTableView;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace crossgloss
