#pragma once

#include "common/Retranslated.h"
#include "linking/LinkingDictionaries.h"

#include <QString>
#include <QWidget>

#include <filesystem>
#include <vector>

class QCheckBox;
class QComboBox;
class QPushButton;
class QSettings;

namespace crossgloss {

class FileField;
class Prompts;

/// Chooses what translates the words of two wordnets: dictionaries that are proposed, a file of word pairs, or nothing.
class TranslationsField : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// What is chosen.
    struct Choice {
        std::vector<LinkingDictionary> dictionaries;
        std::filesystem::path file;
        bool candidates = true;        ///< only targets with a translated word
    };

    explicit TranslationsField(Prompts& prompts, QWidget* parent = nullptr);

    /// Dictionaries between the languages; a chosen one that is not among them is given up.
    void setProposals(const std::vector<LinkingDictionary>& proposals);
    Choice choice() const;
    void setChoice(const Choice& choice);
    /// Chooses all that are proposed.
    void takeProposals();
    /// Whether the dictionary may choose candidates.
    void setCandidatesPossible(bool possible);
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

Q_SIGNALS:
    void changed();

private:
    enum Entry { None, All, File, First };     ///< First + i = the i-th proposal

    void fill(int entry);
    void refresh();
    void retranslate() override;

    QComboBox* m_box;
    FileField* m_file;
    QCheckBox* m_only;
    QPushButton* m_propose;
    std::vector<LinkingDictionary> m_proposals;
    bool m_candidatesPossible = true;
    bool m_setting = false;
};

} // namespace crossgloss
