#pragma once

#include <QDialog>

class QPlainTextEdit;

namespace crossgloss {

class JobRunner;

/// The lines of a file around one of them, so that a fault can be looked at where it is. Reads without loading the
/// file, in the background.
class LineViewer : public QDialog {
    Q_OBJECT

public:
    LineViewer(const QString& file, quint64 line, QWidget* parent);

    void setExcerpt(const QString& text, int markedBlock);
    static void open(const QString& file, quint64 line, JobRunner& jobs, QWidget* parent);

private:
    QPlainTextEdit* m_text;
};

} // namespace crossgloss
