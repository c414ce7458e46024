#include "comparepage/CompareView.h"

#include "CoreText.h"
#include "common/BarDelegate.h"
#include "common/ContextMenus.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/PlanView.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "comparepage/CompareSettings.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>

#include <algorithm>

namespace crossgloss {

namespace {

/// A plan of many words scrolls.
QScrollArea* scrolled(QWidget* widget)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(widget);
    return area;
}

/// Words of a side that the other has nothing for.
QStringList aloneWords(const std::vector<std::string>& words, const std::vector<bool>& alone)
{
    QStringList found;
    for (std::size_t i = 0; i < words.size() && i < alone.size(); ++i) {
        if (alone[i]) {
            found.append(isolated(QString::fromStdString(words[i])));
        }
    }
    return found;
}

} // namespace

CompareView::CompareView(Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_headline(new QLabel(this))
    , m_models(new SentenceComparisonModel(this))
    , m_table(new QTableView(this))
    , m_plan(new PlanView)
    , m_planModel(new PlanModel(this))
    , m_panel(new PlotPanel(scrolled(m_plan), m_planModel, prompts, this, Qt::Horizontal))
{
    m_headline->setObjectName(QStringLiteral("compareHeadline"));
    m_headline->setWordWrap(true);
    m_headline->setTextFormat(Qt::PlainText);
    m_headline->setTextInteractionFlags(Qt::TextSelectableByMouse);
    followFont(m_headline, 1.4, true);
    m_table->setObjectName(QStringLiteral("compareModels"));
    m_table->setModel(m_models);
    m_table->setItemDelegateForColumn(SentenceComparisonModel::SimilarityColumn,
                                      new BarDelegate(SentenceComparisonModel::fractionRole, m_table));
    prepareTable(m_table);
    addTableMenu(m_table);
    QHeaderView* header = m_table->horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(SentenceComparisonModel::PercentileColumn, QHeaderView::Stretch);
    m_plan->setObjectName(QStringLiteral("comparePlan"));
    m_panel->setShares(3, 2);
    m_panel->table()->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // Words are seen whole also where the table is narrow; the figures are scrolled to.
    m_panel->table()->horizontalHeader()->setStretchLastSection(true);
    m_panel->setPainter([this](QPainter& painter, const QRectF& area) {
        painter.save();
        painter.translate(area.topLeft());
        painter.scale(area.width() / std::max(1, m_plan->width()), area.width() / std::max(1, m_plan->width()));
        m_plan->render(&painter, {}, {}, QWidget::DrawChildren);
        painter.restore();
    });
    auto* layout = columnIn(this, {}, 8);
    layout->addWidget(m_headline);
    layout->addWidget(m_table);
    layout->addWidget(m_panel, 1);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &CompareView::showChosen);
    connect(&Theme::instance(), &Theme::changed, this, &CompareView::adapt);
    retranslate();
}

QString CompareView::headline() const
{
    return m_headline->text();
}

void CompareView::show(const CompareSentencesRequest& request, CompareSentencesResult result)
{
    m_request = request;
    m_result = std::move(result);
    const int row = std::max(0, m_table->currentIndex().row());
    m_models->setRows(m_result.models);
    m_table->setCurrentIndex(m_models->index(std::min(row, m_models->rowCount() - 1), 0));
    adapt();
    showChosen();
}

void CompareView::showChosen()
{
    const SentenceComparison* said = m_models->row(m_table->currentIndex());
    m_plan->setPlan(said ? said->plan : std::nullopt);
    m_planModel->setPlan(said ? said->plan : std::nullopt);
    if (!said) {
        m_headline->clear();
        return;
    }
    if (said->error) {
        m_headline->setText(translated(*said->error));
        m_panel->setCaption({});
        return;
    }
    QString text = SentenceComparisonModel::displayPercentile(*said);
    text[0] = text.at(0).toUpper();
    m_headline->setText(text);
    QStringList caption{
        displayDirection(displayLanguage(m_result.firstLanguage), displayLanguage(m_result.secondLanguage)),
        displaySentenceModel(said->model)};
    if (said->plan) {
        const QStringList alone = aloneWords(said->plan->sourceWords, said->plan->sourceAlone)
                                  + aloneWords(said->plan->targetWords, said->plan->targetAlone);
        caption.append(alone.isEmpty() ? tr("every word has a counterpart")
                                       : tr("without counterpart: %1").arg(alone.join(QStringLiteral(", "))));
    }
    m_panel->setCaption(joinedFacts(caption));
    m_panel->setParameters({{tr("first sentence"), QString::fromStdString(m_request.first)},
                            {tr("second sentence"), QString::fromStdString(m_request.second)},
                            {tr("model"), displaySentenceModel(said->model)}});
}

QString CompareView::copyText() const
{
    QStringList lines{QString::fromStdString(m_request.first), QString::fromStdString(m_request.second)};
    for (int row = 0; row < m_models->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < SentenceComparisonModel::ColumnCount; ++column) {
            QString cell = m_models->index(row, column).data().toString();
            cells.append(cell.remove(QChar(0x2068)).remove(QChar(0x2069)));
        }
        lines.append(cells.join(QLatin1Char('\t')));
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void CompareView::openExportMenu()
{
    m_panel->openExportMenu();
}

void CompareView::adapt()
{
    // As high as its rows, up to four of them.
    const int rows = std::clamp(m_models->rowCount(), 1, 4);
    const int height = m_table->fontMetrics().height() + Theme::instance().scaled(10);
    m_table->verticalHeader()->setDefaultSectionSize(height);
    m_table->setFixedHeight(m_table->horizontalHeader()->sizeHint().height() + rows * height + 2 * m_table->frameWidth() + 2);
}

void CompareView::retranslate()
{
    m_models->retranslate();
    m_planModel->retranslate();
    m_table->setAccessibleName(tr("What each model says of the two sentences"));
    m_plan->setAccessibleName(tr("The words that carry the similarity; arrow keys single a word out"));
    m_plan->setPlaceholder(tr("This model is not made of words: there is no plan to draw."));
    m_panel->setTexts(m_plan->accessibleName(), tr("The words that carry the similarity in numbers"),
                      tr("comparison", "file name"));
    showChosen();
}

} // namespace crossgloss
