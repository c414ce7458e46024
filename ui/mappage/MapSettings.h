#pragma once

#include "common/JobSettings.h"
#include "jobs/LayoutService.h"

#include <string>
#include <utility>
#include <vector>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLineEdit;
class QSpinBox;

namespace crossgloss {

struct AlignRequest;
class FileField;
class MapBox;
class Prompts;
class SettingsForm;
class SpacePicker;

/// What is laid out on the Map page, and how: a LayoutRequest as fields.
class MapSettings : public JobSettings {
    Q_OBJECT

public:
    explicit MapSettings(Prompts& prompts, QWidget* parent = nullptr);

    void setResources(const std::vector<Resource>& resources) override;
    /// Languages that the pack has words of. English and the interface's language are chosen at first, or the largest two.
    void setPackLanguages(const std::vector<std::pair<std::string, std::size_t>>& languages);
    bool hasPackLanguages() const;
    /// Names in the library.
    void setLists(const std::vector<std::string>& sentences, const std::vector<std::string>& linkings);
    /// Runs that keep glosses, with what they are called, the newest first.
    void setRuns(const std::vector<std::pair<std::int64_t, QString>>& runs);
    /// A map was learned on the Align page: offered, and taken over where nothing was chosen.
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request);
    LayoutRequest request() const;
    void setRequest(const LayoutRequest& request);
    void setMethod(ProjectionMethod method);
    /// Two spaces with the map that is chosen, PCA, before and after it.
    void chooseBeforeAndAfter();
    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    SpacePicker* sourcePicker() const { return m_source; }
    SpacePicker* targetPicker() const { return m_target; }
    /// What is chosen to be laid out.
    LayoutContent content() const;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

private:
    static constexpr int axes = 3;     ///< in the list of methods, behind the projections
    void makeForm();
    void connectFields();
    void fillLanguages();
    void fillNames();
    void fillRuns();
    void adapt();
    void edited();
    void retranslate() override;
    bool usesAxes() const;

    QComboBox* m_content;
    QComboBox* m_first;
    QComboBox* m_second;
    SpacePicker* m_source;
    SpacePicker* m_target;
    MapBox* m_map;
    FileField* m_mapFile;
    FileField* m_dictionary;
    QComboBox* m_name;                 ///< of a list of sentences, of a linking, or of a run
    QSpinBox* m_limit;
    FileField* m_words;
    QCheckBox* m_onlyChosen;
    QComboBox* m_method;
    QDoubleSpinBox* m_perplexity;
    QSpinBox* m_neighbours;
    QDoubleSpinBox* m_distance;
    QLineEdit* m_horizontal;
    QLineEdit* m_vertical;
    QCheckBox* m_before;
    QSpinBox* m_seed;
    SettingsForm* m_form;
    std::vector<std::pair<std::string, std::size_t>> m_languages;
    std::vector<std::string> m_sentences;
    std::vector<std::string> m_linkings;
    std::vector<std::pair<std::int64_t, QString>> m_runs;
    std::int64_t m_wantedRun = 0;      ///< as m_wantedName
    std::string m_wantedName;          ///< to be chosen once it is known
    std::vector<std::string> m_wantedLanguages;
    std::vector<std::string> m_chosen;
    bool m_setting = false;
};

} // namespace crossgloss
