#pragma once

#include "encoder/Training.h"

#include <QWidget>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QSettings;

namespace crossgloss {

class FileTable;
class Prompts;

/// What joint training learns words from, beside the dictionary: texts of each language, parallel sentences, and how much
/// each counts. JointSettings as fields.
class JointFields : public QWidget {
    Q_OBJECT

public:
    explicit JointFields(Prompts& prompts, QWidget* parent = nullptr);

    JointSettings settings() const;
    void setSettings(const JointSettings& joint);
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);
    void retranslate();

Q_SIGNALS:
    void changed();

private:
    FileTable* m_texts;
    FileTable* m_parallel;
    QLabel* m_skipGramLabel;
    QDoubleSpinBox* m_skipGram;
    QLabel* m_alignmentLabel;
    QDoubleSpinBox* m_alignment;
    QCheckBox* m_asynchronous;
    JointSettings m_others;            ///< what has no field
};

} // namespace crossgloss
