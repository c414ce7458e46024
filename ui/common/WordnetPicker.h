#pragma once

#include "common/Retranslated.h"
#include "jobs/GlossMaterials.h"

#include <QWidget>

class QComboBox;

namespace crossgloss {

class FileField;
class Prompts;

/// Chooses a wordnet: a file or folder, or the Princeton WordNet that is installed.
class WordnetPicker : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit WordnetPicker(Prompts& prompts, QWidget* parent = nullptr);

    /// @param name What it is for, for those who cannot see the label.
    void setTexts(const QString& name);
    WordnetChoice choice() const;
    void setChoice(const WordnetChoice& choice);

Q_SIGNALS:
    void changed();

private:
    void retranslate() override;

    QComboBox* m_kind;
    FileField* m_file;
    QString m_name;
};

} // namespace crossgloss
