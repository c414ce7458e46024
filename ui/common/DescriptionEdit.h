#pragma once

#include <QPlainTextEdit>

namespace crossgloss {

/// The field for the description: one line that grows to three. Enter asks at once, Down goes to the answers, Esc
/// clears; Tab leaves the field.
class DescriptionEdit : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit DescriptionEdit(QWidget* parent = nullptr);

    /// The text as one line, without space at its ends.
    QString description() const;

Q_SIGNALS:
    void submitted();
    void leftDown();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

private:
    void fit();

    bool m_fitting = false;
};

} // namespace crossgloss
