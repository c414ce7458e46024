#pragma once

#include <QWidget>

class QLabel;

namespace crossgloss {

/// The name of a page and beneath it what the page is for.
class PageHeading : public QWidget {
    Q_OBJECT

public:
    explicit PageHeading(QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& sentence);

private:
    QLabel* m_title;
    QLabel* m_sentence;
};

} // namespace crossgloss
