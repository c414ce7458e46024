#pragma once

#include "common/Retranslated.h"
#include "store/DictionaryUse.h"

#include <QFrame>
#include <QStringList>

#include <optional>
#include <string>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace crossgloss {

class DictionaryActions;

/// How look-ups use a dictionary, or a group of them: on or off, its group, its place.
class UsePanel : public Retranslated<QFrame>
{
    Q_OBJECT

public:
    explicit UsePanel(QWidget* parent = nullptr);

    void setActions(const DictionaryActions& actions);
    /// One dictionary.
    void show(const DictionaryUse& use, const std::vector<std::string>& groups);
    /// A group, whose name may be empty.
    void showGroup(const std::string& group, Qt::CheckState state, const std::vector<std::string>& groups);
    /// The keyboard goes to the name of the group.
    void editGroup();

Q_SIGNALS:
    void enableRequested(bool enabled);
    void groupRequested(const QString& group);

private:
    void fill(Qt::CheckState state, const std::string& group, const std::vector<std::string>& groups);
    void groupEdited();
    void retranslate() override;

    QLabel* m_title;
    QCheckBox* m_use;
    QLabel* m_groupLabel;
    QComboBox* m_group;
    QToolButton* m_up;
    QToolButton* m_down;
    QString m_shownGroup;
    bool m_wholeGroup = false;
};

} // namespace crossgloss
