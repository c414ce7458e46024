#pragma once

#include "common/JobSettings.h"
#include "jobs/GlossEncoderService.h"

#include <QList>
#include <QPair>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace crossgloss {

class FileField;
class GlossMaterialsFields;
class Prompts;

/// What the training of a Siamese LSTM depends on, as fields. Defaults are sensible; what is seldom changed is folded
/// away.
class GlossEncoderSettings : public JobSettings {
    Q_OBJECT

public:
    GlossEncoderSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent = nullptr);

    GlossMaterialsFields& materials() { return *m_materials; }
    GlossEncoderRequest request() const;
    void setRequest(const GlossEncoderRequest& request);
    /// What is missing of wordnets, vectors and map.
    QStringList materialProblems() const;
    void setResources(const std::vector<Resource>& resources) override;
    bool takeFile(const QString& file) override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

protected:
    void changeEvent(QEvent* event) override;

private:
    QFormLayout* newForm(QWidget* parent);
    void addRow(QFormLayout* form, QWidget* field);
    void connectFields();
    void news();
    void retranslate();

    GlossMaterialsFields* m_materials;
    QComboBox* m_objective;
    QSpinBox* m_hidden;
    QSpinBox* m_epochs;
    QSpinBox* m_patience;
    QSpinBox* m_pairs;
    QSpinBox* m_validation;
    QCheckBox* m_grid;
    FileField* m_out;
    QToolButton* m_more;
    QWidget* m_moreFields;
    QSpinBox* m_batch;
    QDoubleSpinBox* m_inputDropout;
    QDoubleSpinBox* m_stateDropout;
    QComboBox* m_distance;
    QDoubleSpinBox* m_rate;
    QSpinBox* m_seed;
    QSpinBox* m_threads;
    QList<QPair<QLabel*, QWidget*>> m_labels;
    bool m_setting = false;
};

} // namespace crossgloss
