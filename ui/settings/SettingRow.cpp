#include "settings/SettingRow.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Texts.h"
#include "settings/FolderList.h"
#include "settings/Preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>

namespace crossgloss {

namespace {

/// Whoever scrolls the page must not change what the wheel passes over.
template <typename Field>
class Unscrolled : public Field {
public:
    using Field::Field;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

/// Shows a choice in full where there is room, and gives way where there is not.
class ChoiceBox : public Unscrolled<QComboBox> {
public:
    using Unscrolled::Unscrolled;

    QSize minimumSizeHint() const override
    {
        QSize size = QComboBox::minimumSizeHint();
        size.setWidth(std::min(size.width(), fontMetrics().averageCharWidth() * minLetters));
        return size;
    }

private:
    static constexpr int minLetters = 14;
};

} // namespace

SettingRow::SettingRow(const SettingEntry& entry, Preferences& preferences, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_entry(entry)
    , m_preferences(preferences)
    , m_title(new QLabel(this))
    , m_field(makeField(prompts))
    , m_restore(new QToolButton(this))
    , m_about(styledLabel("muted", this))
{
    setObjectName(QStringLiteral("row/") + QLatin1String(entry.key));
    m_field->setObjectName(QLatin1String(entry.key));
    m_restore->setObjectName(QStringLiteral("restore/") + QLatin1String(entry.key));
    m_restore->setIcon(themedIcon(QStringLiteral("reset")));
    m_about->setWordWrap(true);
    m_title->setWordWrap(true); // beside a wide field in large letters
    m_title->setBuddy(m_field->focusProxy() ? m_field->focusProxy() : m_field);
    QSizePolicy kept = m_restore->sizePolicy();
    kept.setRetainSizeWhenHidden(true);
    m_restore->setSizePolicy(kept);

    const bool wide = entry.kind == SettingKind::Folders;
    m_head = newRow(8);
    auto* choice = newRow(8);
    auto* layout = columnIn(this, {}, 4);
    if (entry.kind == SettingKind::Switch) {
        // Beside the box instead of within, for a box does not break its text.
        m_head->addWidget(m_field);
        m_title->installEventFilter(this);
    } else if (!wide) {
        choice->addWidget(m_field);
    }
    choice->addWidget(m_restore);
    m_head->addWidget(m_title, 1);
    m_head->addLayout(choice);
    layout->addLayout(m_head);
    if (wide) {
        layout->addWidget(m_field);
    }
    layout->addWidget(m_about);
    connect(m_restore, &QToolButton::clicked, this, [this] {
        m_preferences.restore(QLatin1String(m_entry.key));
        m_field->setFocus();
    });
    connect(&m_preferences, &Preferences::changed, this, [this](const QString& key) {
        if (key == QLatin1String(m_entry.key)) {
            showValue();
        }
    });
    retranslate();
    showValue();
}

QWidget* SettingRow::makeField(Prompts& prompts)
{
    const auto keep = [this](const QVariant& value) { m_preferences.set(QLatin1String(m_entry.key), value); };
    switch (m_entry.kind) {
    case SettingKind::Choice: {
        auto* box = new ChoiceBox(this);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        box->setMaxVisibleItems(20);
        connect(box, &QComboBox::activated, this, [box, keep](int row) { keep(box->itemData(row)); });
        return box;
    }
    case SettingKind::Number: {
        auto* box = new Unscrolled<QSpinBox>(this);
        box->setRange(m_entry.least, m_entry.most);
        box->setSingleStep(m_entry.step);
        box->setGroupSeparatorShown(true);
        box->setKeyboardTracking(false);
        connect(box, &QSpinBox::valueChanged, this, keep);
        return box;
    }
    case SettingKind::Switch: {
        auto* box = new QCheckBox(this);
        connect(box, &QCheckBox::toggled, this, keep);
        return box;
    }
    case SettingKind::Folders: {
        auto* list = new FolderList(prompts, this);
        connect(list, &FolderList::changed, this, [list, keep] { keep(list->folders()); });
        return list;
    }
    case SettingKind::Text: {
        auto* line = new QLineEdit(this);
        line->setMaxLength(120);
        connect(line, &QLineEdit::editingFinished, this, [line, keep] { keep(line->text().trimmed()); });
        return line;
    }
    }
    return nullptr;
}

void SettingRow::showValue()
{
    const QVariant value = m_preferences.value(QLatin1String(m_entry.key));
    const QSignalBlocker blocker(m_field);
    if (auto* box = qobject_cast<QComboBox*>(m_field)) {
        box->setCurrentIndex(box->findData(value));
    } else if (auto* number = qobject_cast<QSpinBox*>(m_field)) {
        number->setValue(value.toInt());
    } else if (auto* mark = qobject_cast<QCheckBox*>(m_field)) {
        mark->setChecked(value.toBool());
    } else if (auto* list = qobject_cast<FolderList*>(m_field)) {
        list->setFolders(value.toStringList());
    } else if (auto* line = qobject_cast<QLineEdit*>(m_field)) {
        line->setText(value.toString());
    }
    m_restore->setVisible(value != m_entry.initial);
}

void SettingRow::fillChoices()
{
    auto* box = qobject_cast<QComboBox*>(m_field);
    if (!box) {
        return;
    }
    const QSignalBlocker blocker(box);
    box->clear();
    for (const SettingChoice& choice : settingChoices(m_entry)) {
        box->addItem(choice.text, choice.value);
    }
    box->setCurrentIndex(box->findData(m_preferences.value(QLatin1String(m_entry.key))));
}

void SettingRow::retranslate()
{
    const QString title = settingTitle(m_entry);
    m_title->setText(title);
    m_about->setText(settingAbout(m_entry));
    m_field->setAccessibleName(title);
    m_field->setAccessibleDescription(settingAbout(m_entry));
    m_restore->setToolTip(tr("Restore the default of “%1”").arg(title));
    m_restore->setAccessibleName(m_restore->toolTip());
    if (auto* number = qobject_cast<QSpinBox*>(m_field)) {
        number->setSuffix(settingUnit(m_entry));
        number->setSpecialValueText(settingZero(m_entry));
    } else if (auto* list = qobject_cast<FolderList*>(m_field)) {
        list->setName(title);
    }
    fillChoices();
    arrange();
}

QSize SettingRow::minimumSizeHint() const
{
    const int field = m_field->minimumSizeHint().width() + m_head->spacing() + m_restore->sizeHint().width();
    const int beside = m_entry.kind == SettingKind::Switch ? field + m_head->spacing() : 0;
    return {std::max(m_title->minimumSizeHint().width() + beside, field), QWidget::minimumSizeHint().height()};
}

void SettingRow::arrange()
{
    if (!m_head || m_entry.kind == SettingKind::Switch || m_entry.kind == SettingKind::Folders) {
        return;
    }
    const int needed = m_title->minimumSizeHint().width() + m_field->sizeHint().width() + m_restore->sizeHint().width() +
                       2 * m_head->spacing();
    const QBoxLayout::Direction direction = needed > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (direction != m_head->direction()) {
        m_head->setDirection(direction);
        layout()->activate();          // the layout took this size with the other direction
    }
}

void SettingRow::resizeEvent(QResizeEvent* event)
{
    arrange();
    QWidget::resizeEvent(event);
}

bool SettingRow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_title && event->type() == QEvent::MouseButtonRelease) {
        if (auto* mark = qobject_cast<QCheckBox*>(m_field)) {
            mark->click();
        }
    }
    return QWidget::eventFilter(watched, event);
}

void SettingRow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        arrange();
    }
    Retranslated::changeEvent(event);
}

} // namespace crossgloss
