#pragma once

#include "jobs/AlignmentInputs.h"
#include "jobs/HubnessService.h"
#include "common/JobSettings.h"

#include <vector>

class QSpinBox;

namespace crossgloss {

class FileField;
class MapBox;
class Prompts;
class SettingsForm;
class SpacePicker;

/// Which spaces are looked at, under which map, and how much of them.
class HubsSettings : public JobSettings {
    Q_OBJECT

public:
    explicit HubsSettings(Prompts& prompts, QWidget* parent = nullptr);

    void setResources(const std::vector<Resource>& resources) override;
    /// The map last learned on the Align page, and what it was learned from: offered, and taken over where
    /// nothing was chosen.
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request);
    HubnessRequest request() const;
    void setRequest(const HubnessRequest& request);
    /// Vectors, a map, or a dictionary, by the name of the file.
    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    SpacePicker* sourcePicker() const { return m_source; }
    SpacePicker* targetPicker() const { return m_target; }
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

private:
    void adapt();
    void retranslate() override;

    SpacePicker* m_source;
    SpacePicker* m_target;
    MapBox* m_map;
    FileField* m_mapFile;
    FileField* m_dictionary;
    QSpinBox* m_k;
    QSpinBox* m_queries;
    QSpinBox* m_targets;
    SettingsForm* m_form;
    bool m_setting = false;
};

} // namespace crossgloss
