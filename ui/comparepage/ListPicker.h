#pragma once

#include "common/Retranslated.h"
#include "jobs/SentenceListService.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QSettings;

namespace crossgloss {

class FileField;
class LanguageBox;
class Prompts;

/// Chooses sentences of one language: a list of the library, or a file by a button or by dropping it here.
class ListPicker : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// @param name of the widgets: "listsSource" makes listsSourceList, listsSourceFile and listsSourceLanguage.
    ListPicker(const QString& name, Prompts& prompts, QWidget* parent = nullptr);

    SentenceFile choice() const;
    void setChoice(const SentenceFile& choice);
    bool isEmpty() const;
    /// The list of the library that is chosen; null where it is a file.
    const SentenceList* list() const;
    void setLists(const std::vector<SentenceList>& lists);
    void setLanguages(const std::vector<std::string>& codes);
    void setFile(const QString& file);
    /// @param name What it is for, for those who cannot see the label.
    void setTexts(const QString& name);
    void saveSession(QSettings& settings, const QString& key) const;
    void restoreSession(QSettings& settings, const QString& key);

Q_SIGNALS:
    void changed();

private:
    void fill();
    void adapt();
    void retranslate() override;

    QComboBox* m_list;
    FileField* m_file;
    LanguageBox* m_language;
    std::vector<SentenceList> m_lists;
    std::vector<std::string> m_codes;
    QString m_wanted;                  ///< list of an earlier session or run, until the lists are known
    QString m_name;
};

} // namespace crossgloss
