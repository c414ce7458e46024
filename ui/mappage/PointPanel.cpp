#include "mappage/PointPanel.h"

#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "jobs/JobRunner.h"
#include "mappage/MapState.h"
#include "mappage/MapTexts.h"
#include "mappage/MapWordModel.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr std::size_t shownNeighbours = 15;

} // namespace

PointPanel::PointPanel(MapState& state, JobRunner& jobs, QWidget* parent)
    : Retranslated(parent)
    , m_state(state)
    , m_jobs(jobs)
    , m_word(new QLabel(this))
    , m_facts(styledLabel("muted", this))
    , m_lookUp(new QPushButton(this))
    , m_translations(new QLabel(this))
    , m_firstLabel(styledLabel("section", this))
    , m_first(new MapWordTable(state, MapWordModel::Value::Cosine, "mapNeighbours1", this))
    , m_secondLabel(styledLabel("section", this))
    , m_second(new MapWordTable(state, MapWordModel::Value::Cosine, "mapNeighbours2", this))
    , m_victimsLabel(styledLabel("section", this))
    , m_victims(new MapWordTable(state, MapWordModel::Value::None, "mapPointVictims", this))
{
    m_word->setObjectName(QStringLiteral("mapWord"));
    followFont(m_word, 1.25, true);
    for (QLabel* label : {m_word, m_facts, m_translations}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_translations->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_lookUp->setObjectName(QStringLiteral("mapLookUp"));
    m_lookUp->setIcon(themedIcon(QStringLiteral("lookup")));
    auto* layout = columnIn(this, {12, 12, 12, 12}, 6);
    layout->addWidget(m_word);
    layout->addWidget(m_facts);
    layout->addWidget(m_translations);
    layout->addWidget(m_lookUp, 0, Qt::AlignLeft);
    layout->addWidget(m_firstLabel);
    layout->addWidget(m_first, 3);
    layout->addWidget(m_secondLabel);
    layout->addWidget(m_second, 3);
    layout->addWidget(m_victimsLabel);
    layout->addWidget(m_victims, 2);
    layout->addStretch();
    setFocusProxy(m_first);
    connect(m_lookUp, &QPushButton::clicked, this, &PointPanel::lookUpRequested);
    connect(&m_state, &MapState::currentChanged, this, &PointPanel::ask);
    connect(&m_state, &MapState::layoutChanged, this, [this](bool same) {
        if (!same || !m_state.isLive()) {
            ask();
        }
    });
    connect(&m_state, &MapState::hubsChanged, this, &PointPanel::show);
    retranslate();
}

void PointPanel::ask()
{
    ++m_asked;
    if (m_job) {
        m_job->cancel();
    }
    m_details.reset();
    const int current = m_state.current();
    if (current >= 0 && m_state.layout() && !m_state.isLive() && !m_state.isPlaced(static_cast<std::uint32_t>(current))) {
        const auto point = static_cast<std::uint32_t>(current);
        m_own = point < m_state.layout()->language().size() ? m_state.layout()->language()[point] : 0;
        Job* job = m_jobs.ask(
            tr("Neighbours of %1").arg(isolated(m_state.text(point))),
            [layout = m_state.layout(), point](JobProgress&) { return layout->details(point, shownNeighbours); }, this,
            [this, asked = m_asked](const LayoutDetails& details) {
                if (asked == m_asked) {
                    m_details = details;
                    show();
                }
            });
        m_job = job;
        job->onFailure(this, [this](const Job& ended) { Q_EMIT failed(ended.message()); });
    }
    show();
}

void PointPanel::show()
{
    const bool some = m_state.current() >= 0 && m_state.layout();
    const auto point = static_cast<std::uint32_t>(std::max(0, m_state.current()));
    m_word->setText(some ? isolated(m_state.text(point)) : tr("No point is chosen"));
    m_facts->setText(some ? displayPoint(m_state, point)
                          : tr("Click a point, or find a word: its true neighbours stand here then."));
    m_lookUp->setVisible(some);
    QStringList translations;
    const std::vector<std::string> none;
    for (const std::string& each : m_details ? m_details->translations : none) {
        translations.append(isolated(QString::fromStdString(each)));
    }
    m_translations->setVisible(!translations.isEmpty());
    m_translations->setText(tr("Translations: %1").arg(translations.join(QStringLiteral(", "))));
    const auto fill = [&](QLabel* label, MapWordTable* table, std::size_t language) {
        const bool there = m_details && language < m_details->nearest.size();
        label->setVisible(there);
        table->setVisible(there);
        std::vector<MapWord> rows;
        if (there) {
            for (const LayoutNeighbour& each : m_details->nearest[language]) {
                rows.push_back({m_state.text(each.point), each.point, static_cast<double>(each.cosine)});
            }
            const auto& codes = m_state.layout()->languages();
            label->setText(codes.size() > 1 && language < codes.size()
                               ? tr("Nearest in %1", "a language").arg(displayLanguage(codes[language]))
                               : tr("Nearest"));
            table->setAccessibleName(label->text());
        }
        table->words().setRows(std::move(rows));
    };
    fill(m_firstLabel, m_first, m_own);
    fill(m_secondLabel, m_second, m_own == 0 ? 1 : 0);
    showVictims();
}

void PointPanel::showVictims()
{
    const int current = m_state.current();
    const auto hubs = m_state.hubs();
    const bool isHub = hubs && current >= 0 && m_state.layout() && !m_state.isLive()
                       && std::ranges::find(hubs->hubs, static_cast<std::uint32_t>(current)) != hubs->hubs.end();
    m_victimsLabel->setVisible(isHub);
    m_victims->setVisible(isHub);
    if (!isHub) {
        m_victims->words().clear();
        return;
    }
    m_jobs.ask(
        tr("Victims of %1").arg(isolated(m_state.text(static_cast<std::uint32_t>(current)))),
        [hubs, current](JobProgress&) { return hubs->victims(static_cast<std::uint32_t>(current)); }, this,
        [this, asked = m_asked, hubs](const std::vector<std::uint32_t>& victims) {
            if (asked != m_asked || hubs != m_state.hubs()) {
                return;
            }
            std::vector<MapWord> rows;
            for (const std::uint32_t victim : victims) {
                rows.push_back({m_state.text(victim), victim, 0});
            }
            m_victims->words().setRows(std::move(rows));
        });
}

MapWordTable& PointPanel::neighbours(std::size_t language)
{
    return language == m_own ? *m_first : *m_second;
}

QString PointPanel::heading() const
{
    return m_word->text();
}

QString PointPanel::factsText() const
{
    return m_facts->text();
}

QString PointPanel::translationsText() const
{
    return m_translations->text();
}

void PointPanel::retranslate()
{
    m_lookUp->setText(tr("Look up"));
    m_lookUp->setToolTip(tr("Look the word up on the page Look up"));
    m_victimsLabel->setText(tr("Among the nearest neighbours of"));
    m_victims->setAccessibleName(tr("Words that have it among their nearest neighbours"));
    show();
}

} // namespace crossgloss
