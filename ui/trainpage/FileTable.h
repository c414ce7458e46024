#pragma once

#include "common/Retranslated.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTableView;

namespace crossgloss {

class FileTableModel;
class Prompts;

/// A short list of files with their languages, and buttons to add and remove.
class FileTable : public Retranslated<QWidget> {
    Q_OBJECT

public:
    FileTable(int languageColumns, Prompts& prompts, QWidget* parent = nullptr);

    FileTableModel& model() { return *m_model; }
    const FileTableModel& model() const { return *m_model; }
    /// Asks for files.
    void addFiles();
    void setTexts(const QString& heading, const QString& hint, const QString& dialogTitle, const QString& filter);

Q_SIGNALS:
    void changed();

private:
    void removeCurrent();
    void adapt();
    void retranslate() override;

    Prompts& m_prompts;
    FileTableModel* m_model;
    QLabel* m_heading;
    QLabel* m_hint;
    QTableView* m_view;
    QPushButton* m_add;
    QPushButton* m_remove;
    QString m_dialogTitle;
    QString m_filter;
};

} // namespace crossgloss
