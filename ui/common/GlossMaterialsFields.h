#pragma once

#include "jobs/AlignmentInputs.h"
#include "jobs/GlossMaterials.h"
#include "store/Workspace.h"

#include <QList>
#include <QObject>
#include <QPair>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

class QFormLayout;
class QLabel;
class QSettings;
class QWidget;

namespace crossgloss {

class FileField;
class MapBox;
class Prompts;
class SpacePicker;
class WordnetPicker;

/// The fields of two wordnets, their word vectors and the map between them, as rows of a form that their owner lays
/// out.
class GlossMaterialsFields : public QObject {
    Q_OBJECT

public:
    /// What the two wordnets are to each other, as the labels say it; with mnemonics.
    struct Texts {
        QString source;
        QString target;
        QString sourceMissing;         ///< asks for the source wordnet
        QString targetMissing;
    };

    /// @param owner Parent of the widgets.
    GlossMaterialsFields(Prompts& prompts, QWidget* owner);

    void addTo(QFormLayout* form);
    /// To be called again whenever the interface language changes.
    void setTexts(const Texts& texts);
    /// Vectors of the workspace.
    void setResources(const std::vector<Resource>& resources);
    /// The map last learned on the Align page, and what it was learned from: offered, and taken over where nothing was
    /// chosen.
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request);
    GlossMaterials materials() const;
    void setMaterials(const GlossMaterials& materials);
    /// A wordnet, vectors or a map, by the name of the file. @return false when it is nothing of these.
    bool takeFile(const QString& file);
    /// What is missing or cannot be read.
    QStringList problems() const;
    /// Puts the keyboard into the first field that problems() is about.
    void focusProblem();
    void setEnabled(bool enabled);
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

Q_SIGNALS:
    void changed();

private:
    struct Problem
    {
        QWidget* field;
        QString text;
    };

    std::vector<Problem> find() const;
    void edited();

    WordnetPicker* m_sourceWordnet;
    WordnetPicker* m_targetWordnet;
    SpacePicker* m_source;
    SpacePicker* m_target;
    MapBox* m_map;
    FileField* m_mapFile;
    QList<QPair<QLabel*, QWidget*>> m_rows;
    Texts m_texts;
    bool m_setting = false;
};

/// "… cannot be read." when a named file is not there; nothing when it is, or none is named.
QStringList unreadable(const std::filesystem::path& file, bool orFolder = false);

} // namespace crossgloss
