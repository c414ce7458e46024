#include "lookuppage/FilterBar.h"

#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/Texts.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <initializer_list>

namespace crossgloss {

namespace {

const PartOfSpeech offered[] = {PartOfSpeech::Noun,       PartOfSpeech::Verb,        PartOfSpeech::Adjective,
                                PartOfSpeech::Adverb,     PartOfSpeech::ProperNoun,  PartOfSpeech::Pronoun,
                                PartOfSpeech::Preposition, PartOfSpeech::Conjunction, PartOfSpeech::Interjection,
                                PartOfSpeech::Numeral};

QWidget* grouped(QWidget* parent, std::initializer_list<QWidget*> widgets)
{
    auto* group = new QWidget(parent);
    auto* layout = rowIn(group, {}, 4);
    for (QWidget* widget : widgets) {
        layout->addWidget(widget);
    }
    return group;
}

} // namespace

const QList<FilterBar::Band>& FilterBar::bands()
{
    static const QList<Band> all = {{0, 0}, {0, 1000}, {0, 5000}, {0, 20000}, {5001, 0}, {20001, 0}};
    return all;
}

FilterBar::FilterBar(QWidget* parent)
    : Retranslated(parent)
    , m_pos(new QToolButton(this))
    , m_posMenu(new QMenu(m_pos))
    , m_startsLabel(new QLabel(this))
    , m_starts(new QLineEdit(this))
    , m_patternLabel(new QLabel(this))
    , m_pattern(new QLineEdit(this))
    , m_lengthLabel(new QLabel(this))
    , m_minimum(new QSpinBox(this))
    , m_dash(new QLabel(QStringLiteral("–"), this))
    , m_maximum(new QSpinBox(this))
    , m_band(new QComboBox(this))
    , m_dictionaries(new QToolButton(this))
    , m_groupMenu(new QMenu(m_dictionaries))
    , m_vulgar(new QToolButton(this))
    , m_clear(new QPushButton(this))
{
    setProperty("helpPage", QStringLiteral("lookup#restrictions"));
    m_pos->setObjectName(QStringLiteral("partOfSpeech"));
    m_pos->setProperty("role", "chip");
    m_pos->setPopupMode(QToolButton::InstantPopup);
    m_pos->setMenu(m_posMenu);
    m_pos->setFocusPolicy(Qt::TabFocus);
    for (const PartOfSpeech pos : offered) {
        QAction* action = m_posMenu->addAction(QString());
        action->setCheckable(true);
        action->setData(static_cast<int>(pos));
        connect(action, &QAction::toggled, this, &FilterBar::fieldChanged);
    }
    m_starts->setObjectName(QStringLiteral("startsWith"));
    m_pattern->setObjectName(QStringLiteral("pattern"));
    m_starts->setMaxLength(40);
    m_pattern->setMaxLength(60);
    m_pattern->setPlaceholderText(QStringLiteral("c?t*"));
    m_minimum->setObjectName(QStringLiteral("minimumLength"));
    m_maximum->setObjectName(QStringLiteral("maximumLength"));
    for (QSpinBox* box : {m_minimum, m_maximum}) {
        box->setRange(0, 40);
    }
    m_band->setObjectName(QStringLiteral("frequencyBand"));
    m_dictionaries->setObjectName(QStringLiteral("dictionaries"));
    m_dictionaries->setProperty("role", "chip");
    m_dictionaries->setPopupMode(QToolButton::InstantPopup);
    m_dictionaries->setMenu(m_groupMenu);
    m_dictionaries->setFocusPolicy(Qt::TabFocus);
    m_vulgar->setObjectName(QStringLiteral("hideVulgar"));
    m_vulgar->setProperty("role", "chip");
    m_vulgar->setCheckable(true);
    m_vulgar->setFocusPolicy(Qt::TabFocus);
    m_clear->setObjectName(QStringLiteral("clearFilters"));
    m_clear->setProperty("role", "link");
    m_clear->setIcon(themedIcon(QStringLiteral("reset")));
    for (QLabel* label : {m_startsLabel, m_patternLabel, m_lengthLabel, m_dash}) {
        label->setProperty("role", "muted");
    }
    m_startsLabel->setBuddy(m_starts);
    m_patternLabel->setBuddy(m_pattern);
    m_lengthLabel->setBuddy(m_minimum);

    auto* layout = new FlowLayout(this, 8);
    layout->addWidget(m_pos);
    layout->addWidget(grouped(this, {m_startsLabel, m_starts}));
    layout->addWidget(grouped(this, {m_patternLabel, m_pattern}));
    layout->addWidget(grouped(this, {m_lengthLabel, m_minimum, m_dash, m_maximum}));
    layout->addWidget(m_band);
    layout->addWidget(m_dictionaries);
    layout->addWidget(m_vulgar);
    layout->addWidget(m_clear);

    connect(m_starts, &QLineEdit::textEdited, this, &FilterBar::fieldChanged);
    connect(m_pattern, &QLineEdit::textEdited, this, &FilterBar::fieldChanged);
    connect(m_minimum, &QSpinBox::valueChanged, this, &FilterBar::fieldChanged);
    connect(m_maximum, &QSpinBox::valueChanged, this, &FilterBar::fieldChanged);
    connect(m_band, &QComboBox::currentIndexChanged, this, &FilterBar::fieldChanged);
    connect(m_groupMenu, &QMenu::aboutToShow, this, &FilterBar::rebuildGroups);
    connect(m_vulgar, &QToolButton::toggled, this, &FilterBar::fieldChanged);
    connect(m_vulgar, &QToolButton::toggled, this, &FilterBar::hidesVulgarChanged);
    connect(m_clear, &QPushButton::clicked, this, &FilterBar::clear);
    retranslate();
}

LookupFilter FilterBar::filter() const
{
    LookupFilter filter;
    for (const QAction* action : m_posMenu->actions()) {
        if (action->isChecked()) {
            filter.partsOfSpeech.push_back(static_cast<PartOfSpeech>(action->data().toInt()));
        }
    }
    filter.startsWith = m_starts->text().trimmed().toStdString();
    filter.pattern = m_pattern->text().trimmed().toStdString();
    filter.minimumLength = m_minimum->value();
    filter.maximumLength = m_maximum->value();
    const Band band = bands().value(m_band->currentIndex(), Band{0, 0});
    filter.minimumFrequencyRank = band.minimum;
    filter.maximumFrequencyRank = band.maximum;
    filter.hideVulgar = m_vulgar->isChecked();
    return filter;
}

void FilterBar::setFilter(const LookupFilter& filter)
{
    m_setting = true;
    for (QAction* action : m_posMenu->actions()) {
        const auto pos = static_cast<PartOfSpeech>(action->data().toInt());
        action->setChecked(std::find(filter.partsOfSpeech.begin(), filter.partsOfSpeech.end(), pos)
                           != filter.partsOfSpeech.end());
    }
    m_starts->setText(QString::fromStdString(filter.startsWith));
    m_pattern->setText(QString::fromStdString(filter.pattern));
    m_minimum->setValue(filter.minimumLength);
    m_maximum->setValue(filter.maximumLength);
    int band = 0;
    for (int i = 0; i < bands().size(); ++i) {
        if (bands().at(i).minimum == filter.minimumFrequencyRank && bands().at(i).maximum == filter.maximumFrequencyRank) {
            band = i;
        }
    }
    m_band->setCurrentIndex(band);
    m_vulgar->setChecked(filter.hideVulgar);
    m_setting = false;
    fieldChanged();
}

void FilterBar::setRestrictions(const LookupFilter& filter, const QString& dictionaryGroup)
{
    // Before the groups are known, nobody can tell that one is gone.
    m_group = m_groups.isEmpty() || m_groups.contains(dictionaryGroup) ? dictionaryGroup : QString();
    setFilter(filter);
}

bool FilterBar::isActive() const
{
    const LookupFilter now = filter();
    return !now.partsOfSpeech.empty() || !now.startsWith.empty() || !now.pattern.empty() || now.minimumLength > 0
           || now.maximumLength > 0 || now.minimumFrequencyRank > 0 || now.maximumFrequencyRank > 0;
}

bool FilterBar::hidesVulgar() const
{
    return m_vulgar->isChecked();
}

void FilterBar::setHidesVulgar(bool hides)
{
    m_vulgar->setChecked(hides);
}

QWidget* FilterBar::firstField() const
{
    return m_starts;
}

void FilterBar::saveSession(QSettings& settings) const
{
    const LookupFilter now = filter();
    QVariantList parts;
    for (const PartOfSpeech pos : now.partsOfSpeech) {
        parts.append(static_cast<int>(pos));
    }
    settings.beginGroup(QStringLiteral("filter"));
    settings.setValue(QStringLiteral("partsOfSpeech"), parts);
    settings.setValue(QStringLiteral("startsWith"), QString::fromStdString(now.startsWith));
    settings.setValue(QStringLiteral("pattern"), QString::fromStdString(now.pattern));
    settings.setValue(QStringLiteral("minimumLength"), now.minimumLength);
    settings.setValue(QStringLiteral("maximumLength"), now.maximumLength);
    settings.setValue(QStringLiteral("minimumRank"), now.minimumFrequencyRank);
    settings.setValue(QStringLiteral("maximumRank"), now.maximumFrequencyRank);
    settings.setValue(QStringLiteral("dictionaries"), m_group);
    settings.endGroup();
}

void FilterBar::restoreSession(QSettings& settings)
{
    LookupFilter filter;
    settings.beginGroup(QStringLiteral("filter"));
    for (const QVariant& part : settings.value(QStringLiteral("partsOfSpeech")).toList()) {
        filter.partsOfSpeech.push_back(static_cast<PartOfSpeech>(part.toInt()));
    }
    filter.startsWith = settings.value(QStringLiteral("startsWith")).toString().toStdString();
    filter.pattern = settings.value(QStringLiteral("pattern")).toString().toStdString();
    filter.minimumLength = settings.value(QStringLiteral("minimumLength")).toInt();
    filter.maximumLength = settings.value(QStringLiteral("maximumLength")).toInt();
    filter.minimumFrequencyRank = settings.value(QStringLiteral("minimumRank")).toInt();
    filter.maximumFrequencyRank = settings.value(QStringLiteral("maximumRank")).toInt();
    m_group = settings.value(QStringLiteral("dictionaries")).toString();
    settings.endGroup();
    filter.hideVulgar = hidesVulgar(); // a setting of the program's
    setFilter(filter);
}

void FilterBar::clear()
{
    m_group.clear();
    LookupFilter none;
    none.hideVulgar = hidesVulgar();
    setFilter(none);
}

void FilterBar::fieldChanged()
{
    if (!m_setting) {
        markActive();
        Q_EMIT changed();
    }
}

void FilterBar::markActive()
{
    QStringList chosen;
    for (const QAction* action : m_posMenu->actions()) {
        if (action->isChecked()) {
            chosen.append(action->text());
        }
    }
    m_pos->setText((chosen.isEmpty() ? tr("Any part of speech") : QLocale().createSeparatedList(chosen))
                   + QStringLiteral(" ▾"));
    m_pos->setAccessibleName(tr("Part of speech: %1").arg(chosen.isEmpty() ? tr("any") : chosen.join(QStringLiteral(", "))));
    setStyleProperty(m_pos, "active", !chosen.isEmpty());
    setStyleProperty(m_starts, "active", !m_starts->text().trimmed().isEmpty());
    setStyleProperty(m_pattern, "active", !m_pattern->text().trimmed().isEmpty());
    setStyleProperty(m_minimum, "active", m_minimum->value() > 0);
    setStyleProperty(m_maximum, "active", m_maximum->value() > 0);
    setStyleProperty(m_band, "active", m_band->currentIndex() > 0);
    m_dictionaries->setText((m_group.isEmpty() ? tr("All dictionaries") : withoutMnemonics(m_group)) + QStringLiteral(" ▾"));
    m_dictionaries->setAccessibleName(tr("Dictionaries: %1").arg(m_group.isEmpty() ? tr("all") : m_group));
    setStyleProperty(m_dictionaries, "active", !m_group.isEmpty());
    m_dictionaries->setVisible(!m_groups.isEmpty());
    setStyleProperty(m_vulgar, "active", m_vulgar->isChecked());
    m_clear->setVisible(isActive() || !m_group.isEmpty());
}

void FilterBar::setDictionaryGroups(const QStringList& groups)
{
    m_groups = groups;
    if (!m_group.isEmpty() && !groups.contains(m_group)) {
        m_group.clear();
        fieldChanged();
    } else {
        markActive();
    }
}

void FilterBar::chooseGroup(const QString& group)
{
    m_group = group;
    fieldChanged();
}

void FilterBar::rebuildGroups()
{
    m_groupMenu->clear();
    for (const QString& group : QStringList{QString()} + m_groups) {
        QString text = group;
        QAction* action = m_groupMenu->addAction(
            group.isEmpty() ? tr("All dictionaries") : withoutMnemonics(text));
        action->setCheckable(true);
        action->setChecked(group == m_group);
        connect(action, &QAction::triggered, this, [this, group] { chooseGroup(group); });
    }
}

void FilterBar::rebuildBands()
{
    const QSignalBlocker blocker(m_band);
    const int chosen = qMax(0, m_band->currentIndex());
    m_band->clear();
    const QLocale locale;
    for (const Band& band : bands()) {
        if (band.maximum > 0) {
            m_band->addItem(tr("%1 most common").arg(locale.toString(band.maximum)));
        } else if (band.minimum > 0) {
            m_band->addItem(tr("rarer than rank %1").arg(locale.toString(band.minimum - 1)));
        } else {
            m_band->addItem(tr("Any frequency"));
        }
    }
    m_band->setCurrentIndex(chosen);
}

void FilterBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        m_starts->setFixedWidth(m_starts->fontMetrics().averageCharWidth() * 10);
        m_pattern->setFixedWidth(m_pattern->fontMetrics().averageCharWidth() * 14);
    }
    Retranslated::changeEvent(event);
}

void FilterBar::retranslate()
{
    m_setting = true;
    for (QAction* action : m_posMenu->actions()) {
        action->setText(displayPartOfSpeech(static_cast<PartOfSpeech>(action->data().toInt())));
    }
    m_pos->setToolTip(tr("Only answers of these parts of speech"));
    m_startsLabel->setText(tr("&starts with"));
    m_starts->setToolTip(tr("First letters of the answer; accents do not matter. The best help, if you know them."));
    m_starts->setAccessibleName(tr("First letters of the answer"));
    m_patternLabel->setText(tr("&pattern"));
    m_pattern->setToolTip(tr("? stands for one letter, * for any number of them"));
    m_pattern->setAccessibleName(tr("Pattern of the answer: question mark for one letter, asterisk for any number"));
    m_lengthLabel->setText(tr("&letters"));
    m_minimum->setSpecialValueText(tr("any"));
    m_maximum->setSpecialValueText(tr("any"));
    m_minimum->setToolTip(tr("Minimum number of letters"));
    m_minimum->setAccessibleName(tr("Minimum number of letters"));
    m_maximum->setToolTip(tr("Maximum number of letters"));
    m_maximum->setAccessibleName(tr("Maximum number of letters"));
    m_band->setToolTip(tr("How common the answer is in its language"));
    m_band->setAccessibleName(tr("How common the answer is in its language"));
    m_dictionaries->setToolTip(tr("Use only one group of dictionaries; groups are made in the Library"));
    m_vulgar->setText(tr("Hide vulgar words"));
    m_vulgar->setToolTip(tr("Leave out words that dictionaries mark as vulgar (Ctrl+Shift+G)"));
    m_clear->setText(tr("Clear all"));
    m_clear->setToolTip(tr("Clear all filters"));
    rebuildBands();
    m_setting = false;
    markActive();
    m_starts->setFixedWidth(m_starts->fontMetrics().averageCharWidth() * 10);
    m_pattern->setFixedWidth(m_pattern->fontMetrics().averageCharWidth() * 14);
}

} // namespace crossgloss
