#include "comparepage/SentenceModelBox.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "comparepage/CompareSettings.h"

#include <QComboBox>
#include <QPushButton>
#include <QSettings>

#include <algorithm>

namespace crossgloss {

SentenceModelBox::SentenceModelBox(const QString& name, Prompts& prompts, QWidget* parent)
    : Retranslated(parent), m_prompts(prompts), m_box(new QComboBox(this)), m_add(new QPushButton(this))
{
    m_box->setObjectName(name);
    m_add->setObjectName(name + QStringLiteral("Add"));
    m_add->setIcon(themedIcon(QStringLiteral("folder")));
    setFocusProxy(m_box);
    auto* layout = rowIn(this, {}, 4);
    layout->addWidget(m_box, 1);
    layout->addWidget(m_add);
    offer({});
    connect(m_box, &QComboBox::currentIndexChanged, this, &SentenceModelBox::changed);
    connect(m_add, &QPushButton::clicked, this, [this] {
        const QStringList files = m_prompts.openFiles(this, tr("Open a model of sentences"), tr("All files (*)"));
        if (!files.isEmpty()) {
            addModel(files.first());
        }
    });
    retranslate();
}

void SentenceModelBox::offer(SentenceModelChoice choice)
{
    m_offers.push_back(std::move(choice));
    m_box->addItem(displaySentenceModel(m_offers.back().model));
}

SentenceModelChoice SentenceModelBox::choice() const
{
    return m_offers[static_cast<std::size_t>(std::max(0, m_box->currentIndex()))];
}

bool SentenceModelBox::choose(const std::string& model)
{
    const auto known = std::ranges::find(m_offers, model, &SentenceModelChoice::model);
    if (known == m_offers.end()) {
        return false;
    }
    m_box->setCurrentIndex(static_cast<int>(known - m_offers.begin()));
    return true;
}

void SentenceModelBox::setChoice(const SentenceModelChoice& choice)
{
    const auto known = std::ranges::find(m_offers, choice.model, &SentenceModelChoice::model);
    if (known == m_offers.end()) {
        offer(choice);
        retranslate();
    } else if (choice.isOfVectors() && !choice.vectors.empty()) {
        *known = choice;
    }
    choose(choice.model);
    Q_EMIT changed();
}

void SentenceModelBox::setAlignment(const std::shared_ptr<const AlignedSpaces>& alignment, const AlignRequest& request)
{
    for (const char* method : {"mean", "sif", "tfidf"}) {
        SentenceModelChoice choice;
        choice.model = method;
        choice.vectors = {request.source, request.target};
        choice.map.alignment = alignment;
        const auto known = std::ranges::find(m_offers, choice.model, &SentenceModelChoice::model);
        if (known == m_offers.end()) {
            offer(std::move(choice));
        } else {
            *known = std::move(choice);
        }
    }
    retranslate();
    Q_EMIT changed();
}

void SentenceModelBox::addModel(const QString& file)
{
    SentenceModelChoice choice;
    choice.model = toPath(file).string();
    setChoice(choice);
}

void SentenceModelBox::saveSession(QSettings& settings, const QString& key) const
{
    const SentenceModelChoice chosen = choice();
    settings.setValue(key, chosen.isOfVectors() ? QString() : QString::fromStdString(chosen.model));
}

void SentenceModelBox::restoreSession(QSettings& settings, const QString& key)
{
    const QString model = settings.value(key).toString();
    if (!model.isEmpty() && !choose(model.toStdString())) {
        addModel(model);
    }
}

void SentenceModelBox::retranslate()
{
    m_box->setAccessibleName(tr("Model"));
    m_add->setToolTip(tr("Open a model of sentences"));
    m_add->setAccessibleName(m_add->toolTip());
    for (std::size_t i = 0; i < m_offers.size(); ++i) {
        const SentenceModelChoice& each = m_offers[i];
        const int row = static_cast<int>(i);
        m_box->setItemText(row, displaySentenceModel(each.model));
        m_box->setItemData(row,
                           each.model == "pack"   ? tr("Works without any word vectors")
                           : each.isOfVectors() ? tr("Of the word vectors that were aligned last")
                                                : displayPath(each.model),
                           Qt::ToolTipRole);
    }
}

} // namespace crossgloss
