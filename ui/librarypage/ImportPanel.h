#pragma once

#include "common/Retranslated.h"
#include "store/Workspace.h"

#include <QFrame>
#include <QStringList>

#include <filesystem>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace crossgloss {

/// What must be known of files before they are imported: kind, languages, name. Filled with what could be guessed;
/// stands in the page, so that nothing blocks.
class ImportPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    explicit ImportPanel(QWidget* parent = nullptr);

    /// @param kind Guessed; none when the file says nothing.
    void offer(const QStringList& files, std::optional<ResourceKind> kind);
    /// What the library has: a name that is another resource's is told, with what to do about it.
    void setResources(const std::vector<Resource>& resources);
    ResourceKind kind() const;
    std::vector<std::filesystem::path> files() const;
    ImportOptions options() const;
    /// Languages and kind fit together and the import can begin.
    bool isComplete() const;

Q_SIGNALS:
    void accepted();
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void adapt();
    bool isTaken() const;
    bool saysLanguage() const;
    void fillLanguages(QComboBox* box);
    void retranslate() override;

    QStringList m_files;
    std::vector<Resource> m_resources;
    QLabel* m_heading;
    QLabel* m_names;
    QLabel* m_kindLabel;
    QComboBox* m_kind;
    QLabel* m_languageLabel;
    QComboBox* m_language;
    QLabel* m_secondLabel;
    QComboBox* m_second;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_takenLabel;
    QComboBox* m_taken;
    QLabel* m_hint;
    QPushButton* m_import;
    QPushButton* m_cancel;
};

} // namespace crossgloss
