#include "settings/SettingsDialog.h"

#include "common/Layouts.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "settings/Preferences.h"
#include "settings/SettingRow.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace crossgloss {

SettingsDialog::SettingsDialog(Preferences& preferences, Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_preferences(preferences)
    , m_search(new QLineEdit(this))
    , m_sections(new QListWidget(this))
    , m_scroll(new QScrollArea(this))
    , m_nothing(styledLabel("muted", this))
    , m_restore(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("settingsDialog"));
    m_search->setObjectName(QStringLiteral("settingsSearch"));
    m_sections->setObjectName(QStringLiteral("settingsSections"));
    m_restore->setObjectName(QStringLiteral("restoreDefaults"));
    m_search->setClearButtonEnabled(true);
    m_restore->setAutoDefault(false);
    m_nothing->setWordWrap(true);

    auto* content = new QWidget;
    auto* column = columnIn(content, {16, 4, 16, 16}, 20);
    column->addWidget(m_nothing);
    for (const SettingSection section : settingSections()) {
        new QListWidgetItem(m_sections);
        auto* heading = styledLabel("section", content);
        m_headings.insert(static_cast<int>(section), heading);
        column->addWidget(heading);
        for (const SettingEntry& entry : settingsCatalogue()) {
            if (entry.section == section) {
                m_rows.append(new SettingRow(entry, preferences, prompts, content));
                column->addWidget(m_rows.last());
            }
        }
    }
    column->addStretch();
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    m_sections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_restore, QDialogButtonBox::ResetRole);
    m_close->setAutoDefault(false);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    auto* middle = newRow(16);
    middle->addWidget(m_sections);
    middle->addWidget(m_scroll, 1);
    auto* layout = columnIn(this, {16, 16, 16, 16}, 12);
    layout->addWidget(m_search);
    layout->addLayout(middle, 1);
    layout->addWidget(buttons);

    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsDialog::sift);
    connect(m_sections, &QListWidget::currentRowChanged, this, &SettingsDialog::sift);
    connect(m_restore, &QPushButton::clicked, this, &SettingsDialog::restoreShown);
    connect(&preferences, &Preferences::changed, this, &SettingsDialog::offerRestore);
    m_sections->setCurrentRow(0);
    retranslate();
    const Theme& theme = Theme::instance();
    resize(QSize(theme.scaled(760), theme.scaled(560)).boundedTo(screen()->availableSize()));
    m_search->setFocus();
}

void SettingsDialog::showSection(SettingSection section)
{
    m_search->clear();
    m_sections->setCurrentRow(static_cast<int>(settingSections().indexOf(section)));
}

void SettingsDialog::setSearch(const QString& text)
{
    m_search->setText(text);
}

QStringList SettingsDialog::shown() const
{
    QStringList keys;
    for (const SettingRow* row : m_rows) {
        if (!row->isHidden()) {
            keys.append(QLatin1String(row->entry().key));
        }
    }
    return keys;
}

SettingRow* SettingsDialog::row(const QString& key) const
{
    const auto found = std::ranges::find_if(
        m_rows, [&](const SettingRow* row) { return key == QLatin1String(row->entry().key); });
    return found == m_rows.end() ? nullptr : *found;
}

void SettingsDialog::sift()
{
    const QList<SettingSection> sections = settingSections();
    const QString search = m_search->text().trimmed();
    const int chosen = m_sections->currentRow();
    QList<bool> any(sections.size(), false);
    for (SettingRow* row : m_rows) {
        const qsizetype section = sections.indexOf(row->entry().section);
        const bool found = search.isEmpty() ? section == chosen : settingMatches(row->entry(), search);
        row->setVisible(found);
        any[section] = any[section] || found;
    }
    for (qsizetype i = 0; i < sections.size(); ++i) {
        m_headings.value(static_cast<int>(sections.at(i)))->setVisible(any.at(i));
    }
    // A search goes through all sections at once.
    m_sections->setEnabled(search.isEmpty());
    m_nothing->setVisible(!any.contains(true));
    m_nothing->setText(tr("No matching settings."));
    m_scroll->verticalScrollBar()->setValue(0);
    offerRestore();
}

void SettingsDialog::restoreShown()
{
    for (const QString& key : shown()) {
        m_preferences.restore(key);
    }
}

void SettingsDialog::offerRestore()
{
    const QStringList keys = shown();
    m_restore->setEnabled(
        std::ranges::any_of(keys, [this](const QString& key) { return !m_preferences.isInitial(key); }));
}

void SettingsDialog::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        retranslate(); // the sections' width follows the text
    }
    Retranslated::changeEvent(event);
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_search->setPlaceholderText(tr("Search the settings"));
    m_search->setAccessibleName(tr("Search the settings"));
    m_sections->setAccessibleName(tr("Sections of the settings"));
    m_restore->setText(tr("&Restore defaults"));
    m_close->setText(tr("&Close"));
    m_restore->setToolTip(tr("Resets all visible settings to their defaults"));
    const QList<SettingSection> sections = settingSections();
    for (int i = 0; i < sections.size(); ++i) {
        m_sections->item(i)->setText(settingSectionTitle(sections.at(i)));
        m_headings.value(static_cast<int>(sections.at(i)))->setText(settingSectionTitle(sections.at(i)));
    }
    m_sections->setFixedWidth(m_sections->sizeHintForColumn(0) + Theme::instance().scaled(32));
    sift();
}

} // namespace crossgloss
