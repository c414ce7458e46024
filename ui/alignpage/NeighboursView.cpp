#include "alignpage/NeighboursView.h"

#include "common/AlignTexts.h"
#include "common/BarDelegate.h"
#include "common/Layouts.h"
#include "common/PlotPanel.h"
#include "common/SpacePicker.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "jobs/JobRunner.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QTableView>

namespace crossgloss {

namespace {

/// Whose word is asked for, and among whose words.
enum Direction { SourceToTarget, TargetToSource, WithinSource, WithinTarget };

} // namespace

NeighboursView::NeighboursView(JobRunner& jobs, QWidget* parent)
    : Retranslated(parent)
    , m_jobs(jobs)
    , m_wordLabel(new QLabel(this))
    , m_word(new QLineEdit(this))
    , m_sideLabel(new QLabel(this))
    , m_side(new QComboBox(this))
    , m_criterionLabel(new QLabel(this))
    , m_criterion(new QComboBox(this))
    , m_message(styledLabel("muted", this))
    , m_beforeLabel(styledLabel("section", this))
    , m_afterLabel(styledLabel("section", this))
    , m_before(new NeighbourModel(this))
    , m_after(new NeighbourModel(this))
    , m_beforeTable(new QTableView(this))
    , m_afterTable(new QTableView(this))
{
    m_word->setObjectName(QStringLiteral("neighbourWord"));
    m_beforeTable->setObjectName(QStringLiteral("neighboursBefore"));
    m_afterTable->setObjectName(QStringLiteral("neighboursAfter"));
    m_word->setClearButtonEnabled(true);
    m_wordLabel->setBuddy(m_word);
    m_sideLabel->setBuddy(m_side);
    m_criterionLabel->setBuddy(m_criterion);
    m_message->setWordWrap(true);
    for (QComboBox* box : {m_side, m_criterion}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(16);
    }
    for (QTableView* table : {m_beforeTable, m_afterTable}) {
        prepareTable(table);
        table->setItemDelegateForColumn(NeighbourModel::CosineColumn,
                                        new BarDelegate(NeighbourModel::FractionRole, this));
    }
    m_beforeTable->setModel(m_before);
    m_afterTable->setModel(m_after);

    auto* fields = new QGridLayout;
    fields->setHorizontalSpacing(12);
    fields->setVerticalSpacing(4);
    int column = 0;
    for (const auto& [label, field] : std::initializer_list<std::pair<QLabel*, QWidget*>>{
             {m_wordLabel, m_word}, {m_sideLabel, m_side}, {m_criterionLabel, m_criterion}}) {
        fields->addWidget(label, 0, column);
        fields->addWidget(field, 1, column);
        fields->setColumnStretch(column++, 1);
    }
    auto* tables = new QGridLayout;
    tables->setHorizontalSpacing(16);
    tables->setVerticalSpacing(4);
    tables->addWidget(m_beforeLabel, 0, 0);
    tables->addWidget(m_afterLabel, 0, 1);
    tables->addWidget(m_beforeTable, 1, 0);
    tables->addWidget(m_afterTable, 1, 1);
    tables->setColumnStretch(0, 1);
    tables->setColumnStretch(1, 1);
    tables->setRowStretch(1, 1);
    auto* layout = columnIn(this, {12, 12, 12, 12}, 8);
    layout->addLayout(fields);
    layout->addWidget(m_message);
    layout->addLayout(tables, 1);

    m_delay.setSingleShot(true);
    m_delay.setInterval(200);
    connect(&m_delay, &QTimer::timeout, this, &NeighboursView::askNow);
    connect(m_word, &QLineEdit::textChanged, this, &NeighboursView::askLater);
    connect(m_word, &QLineEdit::returnPressed, this, &NeighboursView::askNow);
    connect(m_side, &QComboBox::currentIndexChanged, this, &NeighboursView::askNow);
    connect(m_criterion, &QComboBox::currentIndexChanged, this, &NeighboursView::askNow);
    const auto adapt = [this] {
        for (QTableView* table : {m_beforeTable, m_afterTable}) {
            table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height()
                                                           + Theme::instance().scaled(12));
        }
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    retranslate();
}

void NeighboursView::setSpaces(std::shared_ptr<const AlignedSpaces> spaces)
{
    m_spaces = std::move(spaces);
    m_before->clear();
    m_after->clear();
    if (m_spaces && m_word->text().isEmpty() && !m_spaces->summary().examples.empty()) {
        const QSignalBlocker blocker(m_word);
        m_word->setText(QString::fromStdString(m_spaces->summary().examples.front().source));
    }
    retranslate();
}

void NeighboursView::ask(const QString& word)
{
    m_word->setText(word);
    askNow();
}

QString NeighboursView::messageText() const
{
    return m_message->text();
}

QWidget* NeighboursView::focusTarget() const
{
    return m_word;
}

void NeighboursView::askLater()
{
    m_delay.start();
}

void NeighboursView::askNow()
{
    m_delay.stop();
    ++m_generation;
    if (m_job) {
        m_job->cancel();
    }
    const QString word = m_word->text().trimmed();
    if (!m_spaces || word.isEmpty()) {
        m_before->clear();
        m_after->clear();
        m_message->setText(m_spaces ? tr("Type a word to see its nearest neighbours.")
                                    : tr("The nearest neighbours of a word can be seen after a run."));
        return;
    }
    const int direction = m_side->currentData().toInt();
    NeighbourQuestion question;
    question.word = word.toStdString();
    question.side = direction == SourceToTarget || direction == WithinSource ? MapSide::Source : MapSide::Target;
    question.ownLanguage = direction == WithinSource || direction == WithinTarget;
    question.criterion = static_cast<RetrievalCriterion>(m_criterion->currentData().toInt());
    question.count = 15;
    Job* job = m_jobs.ask(
        tr("Neighbours of %1").arg(isolated(word)),
        [spaces = m_spaces, question](JobProgress& progress) { return spaces->neighbours(question, progress); }, this,
        // Answers that come late are to a question nobody asks any more.
        [this, generation = m_generation, word](const NeighbourAnswer& answer) {
            if (generation == m_generation) {
                show(answer, word);
            }
        });
    m_job = job;
    connect(job, &Job::finished, this, [this, job, generation = m_generation] {
        if (generation == m_generation && job->state() == Job::State::Failed) {
            m_message->setText(job->message());
        }
    });
}

void NeighboursView::show(const NeighbourAnswer& answer, const QString& word)
{
    m_before->setRows(answer.before);
    m_after->setRows(answer.after);
    if (!answer.known) {
        m_message->setText(tr("The vectors have no word %1. Try another form, or lower case.").arg(isolated(word)));
    } else if (!answer.comparable) {
        m_message->setText(tr("The spaces have different dimensions: without a map nothing can be compared."));
    } else {
        m_message->setText(tr("Cosines; the right list is in the order of the retrieval criterion."));
    }
}

void NeighboursView::retranslate()
{
    m_before->retranslate();
    m_after->retranslate();
    QString source = tr("source");
    QString target = tr("target");
    if (m_spaces) {
        const QPair<QString, QString> names =
            distinctNames(displayVectors(QString::fromStdString(m_spaces->summary().sourceTitle)),
                          displayVectors(QString::fromStdString(m_spaces->summary().targetTitle)));
        source = names.first;
        target = names.second;
    }
    {
        const QSignalBlocker blocker(m_side);
        const int chosen = qMax(0, m_side->currentIndex());
        m_side->clear();
        m_side->addItem(displayDirection(source, target), SourceToTarget);
        m_side->addItem(displayDirection(target, source), TargetToSource);
        m_side->addItem(tr("within %1").arg(isolated(source)), WithinSource);
        m_side->addItem(tr("within %1").arg(isolated(target)), WithinTarget);
        m_side->setCurrentIndex(chosen);
    }
    {
        const QSignalBlocker blocker(m_criterion);
        const int chosen = m_criterion->currentIndex();
        m_criterion->clear();
        for (const RetrievalCriterion criterion :
             {RetrievalCriterion::Csls, RetrievalCriterion::NearestNeighbour, RetrievalCriterion::InvertedSoftmax,
              RetrievalCriterion::GloballyCorrected}) {
            m_criterion->addItem(displayCriterion(criterion), static_cast<int>(criterion));
        }
        m_criterion->setCurrentIndex(qMax(0, chosen));
    }
    m_wordLabel->setText(tr("&Word"));
    m_sideLabel->setText(tr("&From and to"));
    m_criterionLabel->setText(tr("Retrie&val"));
    for (const auto& [label, field] : std::initializer_list<std::pair<QLabel*, QWidget*>>{
             {m_wordLabel, m_word}, {m_sideLabel, m_side}, {m_criterionLabel, m_criterion}}) {
        field->setAccessibleName(label->text().remove(QLatin1Char('&')));
    }
    m_beforeLabel->setText(tr("Before the map"));
    m_afterLabel->setText(tr("After the map"));
    m_beforeTable->setAccessibleName(tr("Nearest neighbours before the map"));
    m_afterTable->setAccessibleName(tr("Nearest neighbours after the map"));
    askNow();
}

} // namespace crossgloss
