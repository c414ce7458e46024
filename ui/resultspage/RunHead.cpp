#include "resultspage/RunHead.h"

#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "resultspage/RunModels.h"
#include "resultspage/RunTexts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace crossgloss {

RunHead::RunHead(QWidget* parent)
    : Retranslated(parent), m_title(new QLabel(this)), m_details(styledLabel("muted", this)),
      m_open(new QPushButton(this))
{
    m_title->setObjectName(QStringLiteral("runTitle"));
    m_details->setObjectName(QStringLiteral("runDetails"));
    m_open->setObjectName(QStringLiteral("openRun"));
    m_open->setIcon(themedIcon(QStringLiteral("reset")));
    followFont(m_title, 1.1, true);
    for (QLabel* label : {m_title, m_details}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(m_title);
    texts->addWidget(m_details);
    auto* layout = rowIn(this, {0, 4, 0, 0}, 12);
    layout->addLayout(texts, 1);
    layout->addWidget(m_open, 0, Qt::AlignTop);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (m_report) {
            Q_EMIT openRequested(m_report->row.run.id);
        }
    });
    retranslate();
}

void RunHead::setReport(const RunReport* report, std::size_t chosen)
{
    m_report = report ? std::optional(*report) : std::nullopt;
    m_chosen = chosen;
    retranslate();
}

QString RunHead::text() const
{
    return m_title->text() + QLatin1Char('\n') + m_details->text();
}

void RunHead::retranslate()
{
    setVisible(m_report.has_value());
    if (!m_report) {
        return;
    }
    const RunRow& row = m_report->row;
    const QString method = displayRunMethod(row);
    m_title->setText(method.isEmpty()
                         ? tr("Run %1: %2").arg(QString::number(row.run.id), displayRunKind(row.run.kind))
                         : tr("Run %1: %2, %3")
                               .arg(QString::number(row.run.id), displayRunKind(row.run.kind), isolated(method)));
    QStringList facts;
    if (!row.subject.empty()) {
        facts.append(QString::fromStdString(row.subject));
    }
    facts.append(displayWhen(row.run.startedAt));
    if (row.run.seconds > 0) {
        facts.append(displayDuration(row.run.seconds));
    }
    if (row.run.state != "done") {
        facts.append(displayRunState(row.run.state));
    }
    if (!m_report->error.empty()) {
        facts.append(QString::fromStdString(m_report->error));
    }
    if (m_chosen > 1) {
        facts.append(tr("the first of %Ln chosen", nullptr, static_cast<int>(m_chosen)));
    }
    m_details->setText(joinedFacts(facts));
    const bool page = hasPage(row.run.kind);
    const bool unfinished = row.run.state == "interrupted" || row.run.state == "cancelled";
    m_open->setText(unfinished ? tr("Resume") : tr("Open again"));
    m_open->setEnabled(page);
    m_open->setToolTip(
        page && unfinished ? tr("Fill its page with its inputs, and continue")
        : page             ? tr("Fill its page with its inputs")
               : tr("Runs of this kind are made on the command line; its inputs are listed under All"));
    m_open->setAccessibleName(m_open->text());
}

bool hasPage(const std::string& kind)
{
    for (const char* known : {"align", "align-grid", "translate", "hubness", "linking", "train", "siamese",
                              "compare-sentences", "align-sentences"}) {
        if (kind == known) {
            return true;
        }
    }
    return false;
}

} // namespace crossgloss
