#pragma once

#include "common/Retranslated.h"
#include "store/Workspace.h"

#include <QFrame>
#include <QList>
#include <QStringList>

#include <array>
#include <optional>

class QButtonGroup;
class QGridLayout;
class QLabel;
class QPushButton;

namespace crossgloss {

/// Kinds of resources that files are imported as, in the order of menus and lists.
inline constexpr std::array importedKinds = {ResourceKind::Dictionary, ResourceKind::Wordnet,  ResourceKind::Embeddings,
                                             ResourceKind::Lexicon,    ResourceKind::Parallel, ResourceKind::Pairs,
                                             ResourceKind::Descriptions};

/// Asks what kind of resource a file is that does not tell, with its beginning to judge by. Stands in the page, so that
/// nothing blocks.
class KindPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    explicit KindPanel(QWidget* parent = nullptr);

    /// What a file begins with, for people to read; empty for an empty one.
    static QString beginningOf(const QString& file);
    /// @param beginning as beginningOf() gives it.
    void ask(const QStringList& files, const QString& beginning);
    const QStringList& files() const { return m_files; }
    /// Nothing until one is chosen.
    std::optional<ResourceKind> kind() const;

Q_SIGNALS:
    void chosen();
    void dismissed();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void retranslate() override;

    QStringList m_files;
    QString m_beginning;
    QLabel* m_heading;
    QLabel* m_why;
    QLabel* m_text;
    QButtonGroup* m_kinds;
    QList<QLabel*> m_explanations;
    QPushButton* m_go;
    QPushButton* m_cancel;
};

} // namespace crossgloss
