#include "comparepage/TwoListsSettings.h"

#include "common/SettingsForm.h"
#include "comparepage/ListFiles.h"
#include "comparepage/ListPicker.h"
#include "comparepage/SentenceModelBox.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

namespace crossgloss {

TwoListsSettings::TwoListsSettings(Prompts& prompts, QWidget* parent)
    : JobSettings(parent)
    , m_source(new ListPicker(QStringLiteral("listsSource"), prompts, this))
    , m_target(new ListPicker(QStringLiteral("listsTarget"), prompts, this))
    , m_model(new SentenceModelBox(QStringLiteral("listsModel"), prompts, this))
    , m_matching(new QComboBox(this))
    , m_margin(new QDoubleSpinBox(this))
    , m_neighbours(numberField(this, "listsNeighbours", 1, 100, static_cast<int>(SentenceMiningOptions().neighbours)))
    , m_form(new SettingsForm(this))
{
    m_matching->setObjectName(QStringLiteral("listsMatching"));
    m_margin->setObjectName(QStringLiteral("listsMargin"));
    m_matching->addItems({QString(), QString()});
    m_margin->setRange(0, 5);
    m_margin->setSingleStep(0.05);
    m_margin->setDecimals(2);
    m_form->setContentsMargins(0, 0, 8, 0);
    for (QWidget* field : std::initializer_list<QWidget*>{m_source, m_target, m_model, m_matching, m_margin, m_neighbours}) {
        m_form->addField(field);
    }
    for (ListPicker* picker : {m_source, m_target}) {
        connect(picker, &ListPicker::changed, this, [this] {
            followLists();
            Q_EMIT changed();
        });
    }
    connect(m_model, &SentenceModelBox::changed, this, &TwoListsSettings::changed);
    connect(m_matching, &QComboBox::currentIndexChanged, this, &TwoListsSettings::changed);
    connect(m_margin, &QDoubleSpinBox::valueChanged, this, &TwoListsSettings::changed);
    connect(m_neighbours, &QSpinBox::valueChanged, this, &TwoListsSettings::changed);
    retranslate();
}

AlignSentencesRequest TwoListsSettings::request() const
{
    AlignSentencesRequest request;
    request.model = m_model->choice();
    request.source = m_source->choice();
    request.target = m_target->choice();
    request.mining.oneToOne = m_matching->currentIndex() == 0;
    request.mining.minimumMargin = m_margin->value();
    request.mining.neighbours = static_cast<std::size_t>(m_neighbours->value());
    return request;
}

void TwoListsSettings::setRequest(const AlignSentencesRequest& request)
{
    m_source->setChoice(request.source);
    m_target->setChoice(request.target);
    m_model->setChoice(request.model);
    m_matching->setCurrentIndex(request.mining.oneToOne ? 0 : 1);
    m_margin->setValue(request.mining.minimumMargin);
    m_neighbours->setValue(static_cast<int>(request.mining.neighbours));
    Q_EMIT changed();
}

void TwoListsSettings::setLists(const std::vector<SentenceList>& lists)
{
    m_source->setLists(lists);
    m_target->setLists(lists);
}

void TwoListsSettings::setLanguages(const std::vector<std::string>& codes)
{
    m_source->setLanguages(codes);
    m_target->setLanguages(codes);
}

void TwoListsSettings::clear()
{
    m_source->setFile({});
    m_target->setFile({});
}

void TwoListsSettings::followLists()
{
    for (const ListPicker* picker : {m_source, m_target}) {
        if (const SentenceList* list = picker->list()) {
            m_model->choose(list->model);
        }
    }
}

bool TwoListsSettings::takeFile(const QString& file)
{
    if (looksLikeSentences(file)) {
        (m_source->isEmpty() ? m_source : m_target)->setFile(file);
    } else {
        m_model->addModel(file);
    }
    return true;
}

QWidget* TwoListsSettings::focusTarget()
{
    return m_source;
}

void TwoListsSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("twoLists"));
    m_source->saveSession(settings, QStringLiteral("source"));
    m_target->saveSession(settings, QStringLiteral("target"));
    m_model->saveSession(settings, QStringLiteral("model"));
    settings.setValue(QStringLiteral("oneToOne"), m_matching->currentIndex() == 0);
    settings.setValue(QStringLiteral("minimumMargin"), m_margin->value());
    settings.setValue(QStringLiteral("neighbours"), m_neighbours->value());
    settings.endGroup();
}

void TwoListsSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("twoLists"));
    if (settings.contains(QStringLiteral("oneToOne"))) {
        m_source->restoreSession(settings, QStringLiteral("source"));
        m_target->restoreSession(settings, QStringLiteral("target"));
        m_model->restoreSession(settings, QStringLiteral("model"));
        m_matching->setCurrentIndex(settings.value(QStringLiteral("oneToOne")).toBool() ? 0 : 1);
        m_margin->setValue(settings.value(QStringLiteral("minimumMargin")).toDouble());
        m_neighbours->setValue(settings.value(QStringLiteral("neighbours")).toInt());
    }
    settings.endGroup();
}

void TwoListsSettings::retranslate()
{
    m_form->nameFields({{m_source, tr("F&irst list")},
                        {m_target, tr("Se&cond list")},
                        {m_model, tr("&Model")},
                        {m_matching, tr("&Partners")},
                        {m_margin, tr("Minimum mar&gin")},
                        {m_neighbours, tr("&k (nearest neighbours)")}});
    m_source->setTexts(tr("First list"));
    m_target->setTexts(tr("Second list"));
    m_matching->setItemText(0, tr("One to one"));
    m_matching->setItemText(1, tr("Many to one"));
    m_matching->setToolTip(tr("One to one: no sentence has two partners. Many to one: every first sentence has its best one."));
    m_margin->setSpecialValueText(tr("none"));
    m_margin->setToolTip(tr("Pairs below are left out; above one, a pair stands out from its surroundings"));
    m_neighbours->setToolTip(tr("The surroundings that the margin of a pair is measured against"));
}

} // namespace crossgloss
