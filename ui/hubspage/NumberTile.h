#pragma once

#include <QFrame>
#include <QString>

class QLabel;

namespace crossgloss {

/// A big number, what it is, and what it is compared with.
class NumberTile : public QFrame {
    Q_OBJECT

public:
    explicit NumberTile(QWidget* parent = nullptr);

    void setTexts(const QString& name, const QString& explanation);
    void setNumber(const QString& number, const QString& beside);
    QString number() const;

private:
    void rename();

    QLabel* m_name;
    QLabel* m_number;
    QLabel* m_beside;
};

} // namespace crossgloss
