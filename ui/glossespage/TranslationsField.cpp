#include "glossespage/TranslationsField.h"

#include "common/AlignTexts.h"
#include "common/FileField.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/TextDirection.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <utility>

namespace crossgloss {

namespace {

} // namespace

TranslationsField::TranslationsField(Prompts& prompts, QWidget* parent)
    : Retranslated(parent), m_box(new QComboBox(this)), m_file(new FileField(prompts, this)),
      m_only(new QCheckBox(this)), m_propose(new QPushButton(this))
{
    setFocusProxy(m_box);
    m_box->setObjectName(QStringLiteral("translations"));
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(10);
    m_file->setObjectName(QStringLiteral("translationFile"));
    m_only->setObjectName(QStringLiteral("onlyTranslations"));
    m_only->setChecked(true);
    m_propose->setObjectName(QStringLiteral("takeDictionaries"));
    auto* layout = columnIn(this, {}, 4);
    layout->addWidget(m_box);
    layout->addWidget(m_file);
    layout->addWidget(m_only);
    layout->addWidget(m_propose, 0, Qt::AlignLeading);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_setting) {
            refresh();
            Q_EMIT changed();
        }
    });
    connect(m_file, &FileField::changed, this, [this] {
        if (!m_setting) {
            Q_EMIT changed();
        }
    });
    connect(m_only, &QCheckBox::toggled, this, [this] {
        if (!m_setting) {
            Q_EMIT changed();
        }
    });
    connect(m_propose, &QPushButton::clicked, this, &TranslationsField::takeProposals);
    retranslate();
}

void TranslationsField::fill(int entry)
{
    const bool wasSetting = std::exchange(m_setting, true);
    m_box->clear();
    m_box->addItem(tr("None"), None);
    if (m_proposals.size() > 1) {
        m_box->addItem(tr("All %Ln dictionaries of these languages", nullptr, static_cast<int>(m_proposals.size())),
                       All);
    }
    for (std::size_t i = 0; i < m_proposals.size(); ++i) {
        const LinkingDictionary& each = m_proposals[i];
        const QString title = isolated(QString::fromStdString(each.title));
        m_box->addItem(each.entries > 0 ? tr("%1 (%2 entries)").arg(title, displayCount(each.entries)) : title,
                       First + static_cast<int>(i));
    }
    m_box->addItem(tr("From a file"), File);
    m_box->setCurrentIndex(qMax(0, m_box->findData(entry)));
    m_setting = wasSetting;
    refresh();
}

void TranslationsField::setProposals(const std::vector<LinkingDictionary>& proposals)
{
    if (proposals == m_proposals) {
        return;
    }
    const Choice before = choice();
    const int entry = m_box->currentData().toInt();
    m_proposals = proposals;
    int now = entry == File ? File : None;
    if (entry == All) {
        now = proposals.size() > 1 ? static_cast<int>(All)
              : proposals.empty()  ? static_cast<int>(None)
                                   : static_cast<int>(First);
    } else if (entry >= First) {
        const auto found = std::find_if(proposals.begin(), proposals.end(), [&before](const LinkingDictionary& each) {
            return each.name == before.dictionaries.front().name && each.index == before.dictionaries.front().index;
        });
        now = found == proposals.end() ? static_cast<int>(None) : First + static_cast<int>(found - proposals.begin());
    }
    fill(now);
    if (choice().dictionaries != before.dictionaries) {
        Q_EMIT changed();
    }
}

TranslationsField::Choice TranslationsField::choice() const
{
    Choice choice;
    choice.candidates = m_only->isChecked();
    const int entry = m_box->currentData().toInt();
    if (entry == All) {
        choice.dictionaries = m_proposals;
    } else if (entry == File) {
        choice.file = m_file->path();
    } else if (entry >= First && static_cast<std::size_t>(entry - First) < m_proposals.size()) {
        choice.dictionaries = {m_proposals[static_cast<std::size_t>(entry - First)]};
    }
    return choice;
}

void TranslationsField::setChoice(const Choice& choice)
{
    const bool wasSetting = std::exchange(m_setting, true);
    m_file->setFile(fromPath(choice.file));
    m_only->setChecked(choice.candidates);
    for (const LinkingDictionary& each : choice.dictionaries) {
        if (std::find(m_proposals.begin(), m_proposals.end(), each) == m_proposals.end()) {
            m_proposals.push_back(each);
        }
    }
    int entry = choice.file.empty() ? None : File;
    if (choice.dictionaries.size() > 1) {
        entry = All;
    } else if (choice.dictionaries.size() == 1) {
        entry =
            First + static_cast<int>(std::find(m_proposals.begin(), m_proposals.end(), choice.dictionaries.front()) -
                                     m_proposals.begin());
    }
    fill(entry);
    m_setting = wasSetting;
    if (!m_setting) {
        Q_EMIT changed();
    }
}

void TranslationsField::takeProposals()
{
    m_box->setCurrentIndex(m_box->findData(m_proposals.size() > 1 ? static_cast<int>(All) : static_cast<int>(First)));
    m_box->setFocus();
}

void TranslationsField::setCandidatesPossible(bool possible)
{
    m_candidatesPossible = possible;
    refresh();
}

void TranslationsField::refresh()
{
    const int entry = m_box->currentData().toInt();
    m_file->setVisible(entry == File);
    m_only->setVisible(entry != None);
    m_only->setEnabled(m_candidatesPossible);
    m_propose->setVisible(entry == None && !m_proposals.empty());
    m_propose->setText(tr("Use %Ln dictionary(ies) of these languages", nullptr, static_cast<int>(m_proposals.size())));
}

void TranslationsField::saveSession(QSettings& settings) const
{
    const Choice chosen = choice();
    QStringList dictionaries;
    for (const LinkingDictionary& each : chosen.dictionaries) {
        dictionaries.append(QString::fromStdString(each.name) + QLatin1Char('\n') + fromPath(each.index) +
                            QLatin1Char('\n') + QString::fromStdString(each.title) + QLatin1Char('\n') +
                            QString::number(each.entries));
    }
    settings.setValue(QStringLiteral("dictionaries"), dictionaries);
    settings.setValue(QStringLiteral("dictionary"), fromPath(chosen.file));
    settings.setValue(QStringLiteral("dictionaryCandidates"), chosen.candidates);
}

void TranslationsField::restoreSession(QSettings& settings)
{
    Choice chosen;
    for (const QString& line : settings.value(QStringLiteral("dictionaries")).toStringList()) {
        const QStringList parts = line.split(QLatin1Char('\n'));
        if (parts.size() == 4) {
            chosen.dictionaries.push_back({parts[0].toStdString(), parts[2].toStdString(),
                                           toPath(parts[1]), parts[3].toULongLong()});
        }
    }
    chosen.file = toPath(settings.value(QStringLiteral("dictionary")).toString());
    chosen.candidates = settings.value(QStringLiteral("dictionaryCandidates"), true).toBool();
    setChoice(chosen);
}

void TranslationsField::retranslate()
{
    m_box->setAccessibleName(tr("Dictionary that translates words"));
    m_box->setToolTip(tr("Translates the words of the glosses, and lemmas into candidates: with one, the most certain "
                         "suggestions are nearly all correct"));
    m_file->setTexts(tr("File of word pairs"), tr("Open a file of word pairs"), wordPairFilter(), tr("word pairs"));
    m_only->setText(tr("Onl&y candidates sharing a translation"));
    m_only->setToolTip(tr("Glosses without such a candidate get no suggestion"));
    fill(m_box->currentData().toInt());
}

} // namespace crossgloss
