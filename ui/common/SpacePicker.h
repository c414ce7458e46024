#pragma once

#include "common/Retranslated.h"
#include "jobs/AlignmentService.h"
#include "store/Workspace.h"

#include <QPair>
#include <QWidget>

#include <vector>

class QComboBox;
class QPushButton;

namespace crossgloss {

class Prompts;

/// Chooses word vectors: of the workspace from a list, or a file by a button or by dropping it here.
class SpacePicker : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit SpacePicker(Prompts& prompts, QWidget* parent = nullptr);

    /// The workspace's; a chosen one that is no longer there is given up.
    void setResources(const std::vector<Resource>& resources);
    /// @param name What it is for, for those who cannot see the label.
    void setTexts(const QString& name);
    SpaceChoice choice() const;
    void setChoice(const SpaceChoice& choice);
    /// Asks for a file and chooses it.
    void chooseFile();

Q_SIGNALS:
    void changed();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void retranslate() override;

    Prompts& m_prompts;
    QComboBox* m_box;
    QPushButton* m_open;
    QString m_name;
};

/// Name of the vectors as it is shown: of the resource, or of the file without folder and endings.
QString displaySpace(const SpaceChoice& choice);
/// "novels.fr.vec.xz" → "novels.fr".
QString displayVectors(QString fileName);
/// What tells two names apart: "novels.en.100d", "novels.fr.100d" → "en", "fr"; both whole when nothing does.
QPair<QString, QString> distinctNames(const QString& first, const QString& second);
/// Word vectors, by the name of the file alone.
bool looksLikeVectors(const QString& file);

/// To and from one line of a session file.
QString toText(const SpaceChoice& choice);
SpaceChoice spaceFromText(const QString& text);

} // namespace crossgloss
