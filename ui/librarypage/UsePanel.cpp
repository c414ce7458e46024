#include "librarypage/UsePanel.h"

#include "common/Layouts.h"
#include "common/Texts.h"
#include "librarypage/DictionaryActions.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolButton>

namespace crossgloss {

UsePanel::UsePanel(QWidget* parent)
    : Retranslated(parent), m_title(styledLabel("section", this)), m_use(new QCheckBox(this)),
      m_groupLabel(new QLabel(this)), m_group(new QComboBox(this)), m_up(new QToolButton(this)),
      m_down(new QToolButton(this))
{
    setProperty("role", "card");
    m_use->setObjectName(QStringLiteral("useInLookups"));
    m_group->setObjectName(QStringLiteral("dictionaryGroup"));
    m_group->setEditable(true);
    m_group->setInsertPolicy(QComboBox::NoInsert);
    m_group->lineEdit()->setMaxLength(60);
    m_groupLabel->setBuddy(m_group);
    auto* row = newRow(8);
    row->addWidget(m_groupLabel);
    row->addWidget(m_group, 1);
    row->addWidget(m_up);
    row->addWidget(m_down);
    auto* layout = columnIn(this, {16, 12, 16, 12}, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_use);
    layout->addLayout(row);
    connect(m_use, &QCheckBox::clicked, this, [this] {
        // A click on a group that is used in part uses all of it.
        m_use->setTristate(false);
        Q_EMIT enableRequested(m_use->isChecked());
    });
    connect(m_group, &QComboBox::activated, this, &UsePanel::groupEdited);
    connect(m_group->lineEdit(), &QLineEdit::editingFinished, this, &UsePanel::groupEdited);
    retranslate();
}

void UsePanel::setActions(const DictionaryActions& actions)
{
    m_up->setDefaultAction(actions.moveUp);
    m_down->setDefaultAction(actions.moveDown);
}

void UsePanel::show(const DictionaryUse& use, const std::vector<std::string>& groups)
{
    m_wholeGroup = false;
    fill(use.enabled ? Qt::Checked : Qt::Unchecked, use.group, groups);
}

void UsePanel::showGroup(const std::string& group, Qt::CheckState state, const std::vector<std::string>& groups)
{
    m_wholeGroup = true;
    fill(state, group, groups);
}

void UsePanel::fill(Qt::CheckState state, const std::string& group, const std::vector<std::string>& groups)
{
    m_use->setTristate(state == Qt::PartiallyChecked);
    m_use->setCheckState(state);
    m_shownGroup = QString::fromStdString(group);
    const QSignalBlocker blocker(m_group);
    m_group->clear();
    for (const std::string& each : groups) {
        if (!each.empty()) {
            m_group->addItem(QString::fromStdString(each));
        }
    }
    m_group->setEditText(m_shownGroup);
    retranslate();
}

void UsePanel::editGroup()
{
    m_group->setFocus(Qt::ShortcutFocusReason);
    m_group->lineEdit()->selectAll();
}

void UsePanel::groupEdited()
{
    const QString wanted = m_group->currentText().trimmed();
    if (wanted != m_shownGroup) {
        m_shownGroup = wanted; // leaving the field tells it a second time
        Q_EMIT groupRequested(wanted);
    }
}

void UsePanel::retranslate()
{
    m_title->setText(m_wholeGroup ? tr("Look-ups with the whole group") : tr("Look-ups"));
    m_use->setText(m_wholeGroup ? tr("All are used in look-ups") : tr("Used in look-ups"));
    m_use->setToolTip(tr("Dictionaries that are switched off are not used at all (Space in the list, or Ctrl+U)"));
    m_groupLabel->setText(m_wholeGroup ? tr("&Name") : tr("&Group"));
    m_group->setToolTip(
        tr("Choose a group or type the name of a new one (Ctrl+G); on the page Look up a group can be chosen by itself"));
    m_group->setAccessibleName(m_wholeGroup ? tr("Name of the group") : tr("Group of the dictionary"));
    m_group->lineEdit()->setPlaceholderText(tr("no group"));
}

} // namespace crossgloss
