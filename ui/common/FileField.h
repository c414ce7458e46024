#pragma once

#include <QWidget>

#include <filesystem>

class QLineEdit;
class QPushButton;

namespace crossgloss {

class Prompts;

/// A line for the name of a file to read or to write, with a button that asks for it. Takes a file dropped on it.
class FileField : public QWidget {
    Q_OBJECT

public:
    explicit FileField(Prompts& prompts, QWidget* parent = nullptr);

    /// @param name What the file is, for those who cannot see the label. @param empty Shown while nothing is named.
    void setTexts(const QString& name, const QString& dialogTitle, const QString& filter, const QString& empty = {});
    /// The button asks where something goes instead of what there is.
    void setForWriting(bool writing) { m_writing = writing; }
    /// It is of a folder.
    void setForFolders(bool folders) { m_folders = folders; }
    QString file() const;
    std::filesystem::path path() const;
    void setFile(const QString& file);

Q_SIGNALS:
    void changed();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void choose();

    Prompts& m_prompts;
    QLineEdit* m_line;
    QPushButton* m_choose;
    QString m_dialogTitle;
    QString m_filter;
    bool m_writing = false;
    bool m_folders = false;
};

/// "Word pairs (*.txt …);;All files (*)" and the like, in the interface language.
QString wordPairFilter();
QString wordVectorFilter();
QString textFilter();

} // namespace crossgloss
