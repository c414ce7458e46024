#include "comparepage/CompareSettings.h"

#include "common/DescriptionEdit.h"
#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "comparepage/SentenceField.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>

#include <algorithm>
#include <array>

namespace crossgloss {

namespace {

constexpr std::array ofVectors{"mean", "sif", "tfidf", "wmd", "sinkhorn"};

QString modelText(const SentenceModelChoice& choice)
{
    return QString::fromStdString(choice.model);
}

} // namespace

QString displaySentenceModel(const std::string& model)
{
    if (model == "pack") {
        return CompareSettings::tr("The pack");
    }
    if (model == "ngrams") {
        return CompareSettings::tr("Character n-grams");
    }
    if (model == "mean") {
        return CompareSettings::tr("Mean of words");
    }
    if (model == "sif") {
        return CompareSettings::tr("SIF");
    }
    if (model == "tfidf") {
        return CompareSettings::tr("Tf-idf");
    }
    if (model == "wmd") {
        return CompareSettings::tr("Word Mover’s Distance");
    }
    if (model == "sinkhorn") {
        return CompareSettings::tr("Sinkhorn");
    }
    return QFileInfo(QString::fromStdString(model)).fileName();
}

CompareSettings::CompareSettings(Prompts& prompts, QWidget* parent)
    : JobSettings(parent)
    , m_prompts(prompts)
    , m_first(new SentenceField(QStringLiteral("compareFirst"), this))
    , m_second(new SentenceField(QStringLiteral("compareSecond"), this))
    , m_modelsLabel(styledLabel("muted", this))
    , m_models(new FlowLayout(nullptr, 16))
    , m_add(new QPushButton(this))
{
    m_add->setObjectName(QStringLiteral("compareAddModel"));
    m_add->setIcon(themedIcon(QStringLiteral("plus")));
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->addWidget(m_first, 0, 0);
    grid->addWidget(m_second, 0, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addLayout(m_models, 1, 0, 1, 2);
    m_models->addWidget(m_modelsLabel);
    m_models->addWidget(m_add);
    offer({}, true);
    for (SentenceField* field : {m_first, m_second}) {
        connect(field, &SentenceField::textChanged, this, &CompareSettings::changed);
        connect(field, &SentenceField::languageChanged, this, &CompareSettings::changed);
        connect(field, &SentenceField::submitted, this, &CompareSettings::submitted);
    }
    connect(m_add, &QPushButton::clicked, this, &CompareSettings::askForModel);
    retranslate();
}

CompareSettings::Offer& CompareSettings::offer(SentenceModelChoice choice, bool chosen)
{
    auto* box = new QCheckBox(this);
    box->setObjectName(QStringLiteral("compareModel_") + QFileInfo(modelText(choice)).fileName());
    box->setChecked(chosen);
    // Before the button, in the order of the keyboard too.
    m_models->insertWidget(m_models->count() - 1, box);
    setTabOrder(m_offers.isEmpty() ? static_cast<QWidget*>(m_second) : m_offers.last().box, box);
    setTabOrder(box, m_add);
    connect(box, &QCheckBox::toggled, this, &CompareSettings::changed);
    m_offers.append({std::move(choice), box});
    return m_offers.last();
}

CompareSentencesRequest CompareSettings::request() const
{
    CompareSentencesRequest request;
    request.first = m_first->text().toStdString();
    request.second = m_second->text().toStdString();
    request.firstLanguage = m_first->language().toStdString();
    request.secondLanguage = m_second->language().toStdString();
    request.models.clear();
    for (const Offer& offer : m_offers) {
        if (offer.box->isChecked()) {
            request.models.push_back(offer.choice);
        }
    }
    return request;
}

void CompareSettings::setRequest(const CompareSentencesRequest& request)
{
    m_first->setText(QString::fromStdString(request.first));
    m_second->setText(QString::fromStdString(request.second));
    m_first->setLanguage(QString::fromStdString(request.firstLanguage));
    m_second->setLanguage(QString::fromStdString(request.secondLanguage));
    for (const Offer& each : std::as_const(m_offers)) {
        each.box->setChecked(false);
    }
    for (const SentenceModelChoice& choice : request.models) {
        const auto known = std::ranges::find(m_offers, choice.model, [](const Offer& each) { return each.choice.model; });
        if (known == m_offers.end()) {
            offer(choice, true);
        } else {
            known->choice = choice.isOfVectors() && !choice.vectors.empty() ? choice : known->choice;
            known->box->setChecked(true);
        }
    }
    retranslate();
    Q_EMIT changed();
}

void CompareSettings::setLanguages(const std::vector<std::string>& codes)
{
    m_first->setLanguages(codes);
    m_second->setLanguages(codes);
}

void CompareSettings::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    for (const char* method : ofVectors) {
        SentenceModelChoice choice;
        choice.model = method;
        choice.vectors = {request.source, request.target};
        choice.map.alignment = alignment;
        const auto known = std::find_if(m_offers.begin(), m_offers.end(),
                                        [&](const Offer& each) { return each.choice.model == choice.model; });
        if (known == m_offers.end()) {
            offer(std::move(choice), false);
        } else {
            known->choice = std::move(choice);
        }
    }
    retranslate();
    Q_EMIT changed();
}

void CompareSettings::addModel(const QString& file)
{
    SentenceModelChoice choice;
    choice.model = toPath(file).string();
    for (const Offer& each : std::as_const(m_offers)) {
        if (each.choice.model == choice.model) {
            each.box->setChecked(true);
            return;
        }
    }
    offer(std::move(choice), true);
    retranslate();
    Q_EMIT changed();
}

QStringList CompareSettings::modelFiles() const
{
    QStringList files;
    for (const Offer& each : m_offers) {
        if (each.choice.model != "pack" && !each.choice.isOfVectors()) {
            files.append(displayPath(each.choice.model));
        }
    }
    return files;
}

void CompareSettings::fillExample()
{
    m_first->setText(QStringLiteral("The old woman is reading a book in the garden."));
    m_second->setText(QStringLiteral("Die alte Frau liest im Garten ein Buch."));
    m_first->setLanguage({});
    m_second->setLanguage({});
}

void CompareSettings::askForModel()
{
    for (const QString& file : m_prompts.openFiles(this, tr("Add a model of sentences"), tr("All files (*)"))) {
        addModel(file);
    }
}

bool CompareSettings::takeFile(const QString& file)
{
    addModel(file);
    return true;
}

QWidget* CompareSettings::focusTarget()
{
    return m_first->edit();
}

void CompareSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("compare"));
    settings.setValue(QStringLiteral("first"), m_first->text());
    settings.setValue(QStringLiteral("second"), m_second->text());
    settings.setValue(QStringLiteral("firstLanguage"), m_first->language());
    settings.setValue(QStringLiteral("secondLanguage"), m_second->language());
    settings.setValue(QStringLiteral("models"), modelFiles());
    QStringList chosen;
    for (const Offer& each : m_offers) {
        if (each.box->isChecked()) {
            chosen.append(modelText(each.choice));
        }
    }
    settings.setValue(QStringLiteral("chosen"), chosen);
    settings.endGroup();
}

void CompareSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("compare"));
    if (settings.contains(QStringLiteral("first"))) {
        m_first->setText(settings.value(QStringLiteral("first")).toString());
        m_second->setText(settings.value(QStringLiteral("second")).toString());
        m_first->setLanguage(settings.value(QStringLiteral("firstLanguage")).toString());
        m_second->setLanguage(settings.value(QStringLiteral("secondLanguage")).toString());
        for (const QString& file : settings.value(QStringLiteral("models")).toStringList()) {
            addModel(file);
        }
        const QStringList chosen = settings.value(QStringLiteral("chosen")).toStringList();
        for (const Offer& each : std::as_const(m_offers)) {
            each.box->setChecked(chosen.contains(modelText(each.choice)));
        }
    }
    settings.endGroup();
}

void CompareSettings::retranslate()
{
    m_first->setTexts(tr("F&irst sentence"), tr("Write a sentence in any language"));
    m_second->setTexts(tr("Se&cond sentence"), tr("Write the other one, in the same or another language"));
    m_modelsLabel->setText(tr("Compare by"));
    m_add->setText(tr("Add a &model…"));
    m_add->setToolTip(tr("A file that compose wrote, a trained encoder or another pack"));
    for (const Offer& each : std::as_const(m_offers)) {
        each.box->setText(displaySentenceModel(each.choice.model));
        each.box->setToolTip(each.choice.model == "pack"   ? tr("Works without any word vectors")
                             : each.choice.isOfVectors() ? tr("Of the word vectors that were aligned last")
                                                         : displayPath(each.choice.model));
    }
}

} // namespace crossgloss
