#pragma once

#include "common/JobSettings.h"
#include "jobs/SentenceListService.h"

#include <QPointer>

#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace crossgloss {

class FileField;
class LanguageBox;
class Prompts;
class SentenceModelBox;
class SettingsForm;

/// A list of sentences to be kept in the library: its file, name, language and the model that makes its vectors. Shown
/// while a list is being added.
class AddListSettings : public JobSettings {
    Q_OBJECT

public:
    explicit AddListSettings(Prompts& prompts, QWidget* parent = nullptr);

    AddSentenceListRequest request() const;
    /// Those that the library has.
    void setLists(const std::vector<SentenceList>& lists);
    void setLanguages(const std::vector<std::string>& codes);
    /// What the beginning of the file looks like.
    void setDetected(const QString& code);
    SentenceModelBox& model() { return *m_model; }
    /// The library has another list of the name.
    bool isTaken() const;
    /// Shows the form, with a file where one is named.
    void open(const QString& file = {});
    void close();
    bool isOpen() const { return m_open; }
    void clear();

    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

Q_SIGNALS:
    void fileChanged();
    void closed();

private:
    void adapt();
    void retranslate() override;

    FileField* m_file;
    QLineEdit* m_name;
    LanguageBox* m_language;
    SentenceModelBox* m_model;
    QCheckBox* m_replace;
    QPushButton* m_close;
    SettingsForm* m_form;
    std::vector<SentenceList> m_lists;
    QString m_proposed;                ///< name made of the file
    bool m_open = false;
};

} // namespace crossgloss
