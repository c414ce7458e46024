#pragma once

#include "common/JobSettings.h"
#include "jobs/SentenceListService.h"

class QComboBox;
class QDoubleSpinBox;
class QSpinBox;

namespace crossgloss {

class ListPicker;
class Prompts;
class SentenceModelBox;
class SettingsForm;

/// Two lists of sentences, and how partners are found in them.
class TwoListsSettings : public JobSettings {
    Q_OBJECT

public:
    explicit TwoListsSettings(Prompts& prompts, QWidget* parent = nullptr);

    AlignSentencesRequest request() const;
    void setRequest(const AlignSentencesRequest& request);
    ListPicker& source() { return *m_source; }
    ListPicker& target() { return *m_target; }
    SentenceModelBox& model() { return *m_model; }
    /// Those of the library.
    void setLists(const std::vector<SentenceList>& lists);
    void setLanguages(const std::vector<std::string>& codes);
    void clear();

    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

private:
    /// A list's vectors are of its own model.
    void followLists();
    void retranslate() override;

    ListPicker* m_source;
    ListPicker* m_target;
    SentenceModelBox* m_model;
    QComboBox* m_matching;
    QDoubleSpinBox* m_margin;
    QSpinBox* m_neighbours;
    SettingsForm* m_form;
};

} // namespace crossgloss
