#pragma once

#include "jobs/ResultsService.h"
#include "common/RowModel.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace crossgloss {

/// "Retrieval", "Retrieval, backward", "Retrieval, CSLS", "Matching".
QString displayWay(GlossScore::Way way);

using GlossRunResults = std::vector<std::shared_ptr<const GlossRunResult>>;

/// One way of choosing of one run.
struct ScoreRow {
    QString run;
    GlossScore score;
};

/// Figures behind the bars.
class ScoreModel : public RowModel<ScoreRow> {
    Q_OBJECT

public:
    enum Column { RunColumn, WayColumn, P1Column, LowColumn, HighColumn, P10Column, MrrColumn, ColumnCount };
    explicit ScoreModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

protected:
    QString heading(int column) const override;
    QVariant cell(const ScoreRow& row, int column, int role) const override;
    bool isNumber(int column) const override { return column > WayColumn; }
};

/// Shares of glosses within a rank, a column for each run.
struct RankRow {
    std::uint32_t rank = 0;
    std::vector<double> shares;
};

class RankModel : public RowModel<RankRow> {
    Q_OBJECT

public:
    explicit RankModel(QObject* parent = nullptr) : RowModel(1, parent) {}

    /// @param backward ranks of sources for targets instead.
    void setRuns(const GlossRunResults& runs, bool backward);

protected:
    QString heading(int column) const override;
    QVariant cell(const RankRow& row, int column, int role) const override;

private:
    QStringList m_names;
};

/// Sources that are retrieved and matched differently, with the texts.
class DifferenceModel : public RowModel<GlossDifference> {
    Q_OBJECT

public:
    enum Column { LineColumn, SourceColumn, RetrievedColumn, MatchedColumn, RightColumn, ColumnCount };
    explicit DifferenceModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}

    /// @param right show only those where this is the case; -1 = all.
    void setRun(std::shared_ptr<const GlossRunResult> run, int right);
    const GlossRunResult* run() const { return m_run.get(); }

protected:
    QString heading(int column) const override;
    QVariant cell(const GlossDifference& difference, int column, int role) const override;
    bool isNumber(int column) const override { return column == LineColumn; }

private:
    std::shared_ptr<const GlossRunResult> m_run;
};

/// Hub glosses by falling number of victims.
class GlossHubModel : public RowModel<GlossHub> {
    Q_OBJECT

public:
    enum Column { GlossColumn, VictimsColumn, FreedColumn, ColumnCount };
    explicit GlossHubModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    void setRun(std::shared_ptr<const GlossRunResult> run);

protected:
    QString heading(int column) const override;
    QVariant cell(const GlossHub& hub, int column, int role) const override;
    bool isNumber(int column) const override { return column != GlossColumn; }

private:
    std::shared_ptr<const GlossRunResult> m_run;
};

/// Sources that a hub gloss takes, and what they should have got.
class GlossVictimModel : public RowModel<std::uint32_t> {
    Q_OBJECT

public:
    enum Column { SourceColumn, RightColumn, RankColumn, ColumnCount };
    explicit GlossVictimModel(QObject* parent = nullptr) : RowModel(ColumnCount, parent) {}
    void setHub(std::shared_ptr<const GlossRunResult> run, const GlossHub* hub);

protected:
    QString heading(int column) const override;
    QVariant cell(const std::uint32_t& position, int column, int role) const override;
    bool isNumber(int column) const override { return column == RankColumn; }

private:
    std::shared_ptr<const GlossRunResult> m_run;
};

} // namespace crossgloss
