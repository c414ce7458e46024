#include "resultspage/RunModels.h"

#include "common/AlignTexts.h"
#include "common/PlainText.h"
#include "common/PlotExport.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "resultspage/GlossModels.h"
#include "resultspage/RunTexts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QGuiApplication>
#include <QLocale>

namespace crossgloss {

namespace {

QVariant share(const std::optional<double>& value, int role)
{
    if (!value) {
        return role == Qt::DisplayRole ? QVariant(QStringLiteral("–")) : QVariant();
    }
    return role == Qt::DisplayRole ? QVariant(displayScore(*value)) : role == plotValueRole ? QVariant(*value) : QVariant();
}

/// Numbers with letters, which text from right to left must not take apart. Elsewhere nothing is added: the marks have
/// no letters in most fonts, and a borrowed one would shift the line.
QString whole(const QString& text)
{
    return QGuiApplication::isRightToLeft() ? isolated(text) : text;
}

QVariant shown(const QString& text, int role)
{
    return role == Qt::DisplayRole ? QVariant(text) : QVariant();
}

/// Text that may be wider than its cell.
QVariant wide(const QString& text, int role)
{
    return role == Qt::DisplayRole   ? QVariant(text)
           : role == Qt::ToolTipRole ? QVariant(toolTipText(text))
                                     : QVariant();
}

} // namespace

QString displayRunKind(const std::string& kind)
{
    const auto translated = [](const char* text) { return QCoreApplication::translate("RunTexts", text); };
    const QPair<const char*, const char*> names[] = {
        {"glosses", QT_TRANSLATE_NOOP("RunTexts", "Glosses")},
        {"align", QT_TRANSLATE_NOOP("RunTexts", "Alignment")},
        {"align-grid", QT_TRANSLATE_NOOP("RunTexts", "Methods of alignment")},
        {"translate", QT_TRANSLATE_NOOP("RunTexts", "Translation")},
        {"retrieve-sentences", QT_TRANSLATE_NOOP("RunTexts", "Sentence retrieval")},
        {"compare-sentences", QT_TRANSLATE_NOOP("RunTexts", "Comparison of two sentences")},
        {"align-sentences", QT_TRANSLATE_NOOP("RunTexts", "Partners of two lists")},
        {"search-sentences", QT_TRANSLATE_NOOP("RunTexts", "Search by meaning")},
        {"compose", QT_TRANSLATE_NOOP("RunTexts", "Training of a sentence model")},
        {"fuse", QT_TRANSLATE_NOOP("RunTexts", "Fusion of sentence models")},
        {"similarity", QT_TRANSLATE_NOOP("RunTexts", "Similarity of sentences")},
        {"classify", QT_TRANSLATE_NOOP("RunTexts", "Classes of sentences")},
        {"dataset", QT_TRANSLATE_NOOP("RunTexts", "Data set")},
        {"paraphrase", QT_TRANSLATE_NOOP("RunTexts", "Paraphrase identification")},
        {"project", QT_TRANSLATE_NOOP("RunTexts", "Projection")},
        {"experiment", QT_TRANSLATE_NOOP("RunTexts", "Experiment")},
        {"add-sentence-list", QT_TRANSLATE_NOOP("RunTexts", "List of sentences")},
        {"hubness", QT_TRANSLATE_NOOP("RunTexts", "Hubness")},
        {"train", QT_TRANSLATE_NOOP("RunTexts", "Training")},
        {"embed", QT_TRANSLATE_NOOP("RunTexts", "Training of word vectors")},
        {"siamese", QT_TRANSLATE_NOOP("RunTexts", "Training of a gloss encoder")},
        {"linking", QT_TRANSLATE_NOOP("RunTexts", "Linking")},
        {"evaluate", QT_TRANSLATE_NOOP("RunTexts", "Evaluation")},
        {"lookup-batch", QT_TRANSLATE_NOOP("RunTexts", "Batch of look-ups")},
        {"pack", QT_TRANSLATE_NOOP("RunTexts", "Pack")},
        {"neighbours", QT_TRANSLATE_NOOP("RunTexts", "Neighbours")}};
    for (const auto& [key, name] : names) {
        if (kind == key) {
            return translated(name);
        }
    }
    return QString::fromStdString(kind);
}

QString displayRunState(const std::string& state)
{
    const auto translated = [](const char* text) { return QCoreApplication::translate("RunTexts", text); };
    const QPair<const char*, const char*> names[] = {{"done", QT_TRANSLATE_NOOP("RunTexts", "done")},
                                                     {"failed", QT_TRANSLATE_NOOP("RunTexts", "failed")},
                                                     {"cancelled", QT_TRANSLATE_NOOP("RunTexts", "cancelled")},
                                                     {"running", QT_TRANSLATE_NOOP("RunTexts", "running")},
                                                     {"interrupted", QT_TRANSLATE_NOOP("RunTexts", "interrupted")}};
    for (const auto& [key, name] : names) {
        if (state == key) {
            return translated(name);
        }
    }
    return QString::fromStdString(state);
}

QString displayWhen(const std::string& iso)
{
    const QDateTime time = QDateTime::fromString(QString::fromStdString(iso), Qt::ISODate);
    return time.isValid() ? whole(QLocale().toString(time.toLocalTime(), QLocale::ShortFormat))
                          : QString::fromStdString(iso);
}

QString displayRun(const RunRow& row)
{
    const QString name = row.method.empty() ? displayRunKind(row.run.kind) : QString::fromStdString(row.method);
    return QStringLiteral("%1 (%2)").arg(name, QString::number(row.run.id));
}

bool RunModel::isNumber(int column) const
{
    return column == NumberColumn || column == P1Column || column == MatchingColumn || column == MrrColumn
           || column == DurationColumn;
}

QString RunModel::heading(int column) const
{
    return QStringList{tr("No."), tr("Kind"), tr("Method"), tr("Inputs"), tr("P@1"), tr("Matching"), tr("MRR"),
                       tr("When"), tr("Took"), tr("State")}.value(column);
}

QVariant RunModel::cell(const RunRow& row, int column, int role) const
{
    switch (column) {
    case NumberColumn:
        return role == plotValueRole ? QVariant(static_cast<double>(row.run.id)) : shown(QString::number(row.run.id), role);
    case KindColumn: return shown(displayRunKind(row.run.kind), role);
    case MethodColumn: return wide(displayRunMethod(row), role);
    case SubjectColumn: return wide(QString::fromStdString(row.subject), role);
    case P1Column: return share(row.p1, role);
    case MatchingColumn: return share(row.matchingP1, role);
    case MrrColumn: return share(row.mrr, role);
    case WhenColumn:
        return role == plotValueRole ? QVariant(QString::fromStdString(row.run.startedAt))
                                     : shown(displayWhen(row.run.startedAt), role);
    case DurationColumn:
        // How long it went is written down at the end, which this one has not reached.
        if (row.run.seconds <= 0 && (row.run.state == "running" || row.run.state == "interrupted")) {
            return shown(QStringLiteral("–"), role);
        }
        return role == plotValueRole ? QVariant(row.run.seconds)
                                     : shown(whole(displayDuration(row.run.seconds)), role);
    case StateColumn:
        return role == Qt::ToolTipRole && row.run.state == "interrupted"
                   ? QVariant(tr("The program ended during this run: it was killed, or the computer was switched off."))
                   : shown(displayRunState(row.run.state), role);
    default: return {};
    }
}

RunFilter::RunFilter(RunModel* model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSourceModel(model);
}

void RunFilter::setText(const QString& text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

void RunFilter::setKind(const QString& kind)
{
    m_kind = kind;
    invalidateFilter();
}

const RunRow* RunFilter::row(const QModelIndex& index) const
{
    return m_model->row(mapToSource(index));
}

QModelIndex RunFilter::indexOf(std::int64_t run) const
{
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex at = index(row, 0);
        if (this->row(at)->run.id == run) {
            return at;
        }
    }
    return {};
}

bool RunFilter::filterAcceptsRow(int sourceRow, const QModelIndex&) const
{
    const RunRow& row = m_model->rows()[static_cast<std::size_t>(sourceRow)];
    if (!m_kind.isEmpty() && QString::fromStdString(row.run.kind) != m_kind) {
        return false;
    }
    // Every word must stand somewhere.
    const QString parameters = QString::fromStdString(row.run.parameters);
    for (const QString& word : m_text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        bool found = parameters.contains(word, Qt::CaseInsensitive);
        for (int column = 0; column < RunModel::ColumnCount && !found; ++column) {
            found = m_model->index(sourceRow, column).data().toString().contains(word, Qt::CaseInsensitive);
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

bool RunFilter::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const QVariant a = left.data(plotValueRole);
    const QVariant b = right.data(plotValueRole);
    if (left.column() == RunModel::WhenColumn) {
        return a.toString() < b.toString();
    }
    if (a.isValid() || b.isValid()) {
        // Runs without the figure stand below those with one.
        return !a.isValid() || (b.isValid() && a.toDouble() < b.toDouble());
    }
    return QString::localeAwareCompare(left.data().toString(), right.data().toString()) < 0;
}

void RunEntryModel::setRuns(const QString& first, const QString& second)
{
    m_first = first;
    m_second = second;
    Q_EMIT headerDataChanged(Qt::Horizontal, FirstColumn, SecondColumn);
}

QString RunEntryModel::heading(int column) const
{
    switch (column) {
    case SectionColumn: return tr("Section");
    case NameColumn: return tr("Name");
    case FirstColumn: return m_first;
    case SecondColumn: return m_second;
    default: return {};
    }
}

QVariant RunEntryModel::cell(const RunComparison::Entry& entry, int column, int role) const
{
    // Figures are rounded for the eye; exports have them whole.
    const auto value = [&](const std::string& text) {
        const QString exact = QString::fromStdString(text);
        bool isNumber = false;
        const double number = exact.toDouble(&isNumber);
        if (role == Qt::DisplayRole && entry.isFigure && isNumber && exact.contains(QLatin1Char('.'))) {
            return QVariant(displayFigureValue(entry.name.substr(entry.name.rfind('/') + 1), number));
        }
        if (role == plotValueRole) {
            return QVariant(exact);
        }
        constexpr int digits = 12;
        return wide(exact.isEmpty()                       ? QStringLiteral("–")
                    : isNumber                            ? QLocale().toString(number, 'g', digits)
                    : exact == QLatin1String("true")      ? tr("yes")
                    : exact == QLatin1String("false")     ? tr("no")
                                                          : exact,
                    role);
    };
    switch (column) {
    case SectionColumn: return shown(entry.isFigure ? tr("figure") : tr("parameter"), role);
    case NameColumn:
        return wide(entry.isFigure ? displayFigurePath(entry.name) : QString::fromStdString(entry.name), role);
    case FirstColumn: return value(entry.first);
    case SecondColumn: return value(entry.second);
    default: return {};
    }
}

QString PairedModel::displayDifference(double difference)
{
    // Signs stay before their numbers where the text around runs from right to left.
    const QString mark = QGuiApplication::isRightToLeft() ? QString(leftToRightMark) : QString();
    return (difference >= 0 ? mark + QLatin1Char('+') : QString()) + displayScore(difference);
}

QString PairedModel::heading(int column) const
{
    switch (column) {
    case WayColumn: return tr("Chosen by");
    case CountColumn: return QStringLiteral("n");
    case DifferenceColumn: return tr("Difference of P@1");
    case IntervalColumn: return tr("95 % interval");
    case OnlyFirstColumn:
        return tr("Correct in the first alone");
    case OnlySecondColumn: return tr("In the second alone");
    case McNemarColumn: return tr("McNemar p");
    case BootstrapColumn: return tr("Bootstrap p");
    default: return {};
    }
}

QVariant PairedModel::cell(const PairedRow& row, int column, int role) const
{
    const PairedComparison& found = row.comparison;
    const auto number = [role](double value, const QString& text) {
        return role == Qt::DisplayRole ? QVariant(text) : role == plotValueRole ? QVariant(value) : QVariant();
    };
    switch (column) {
    case WayColumn:
        return shown(row.direction.empty() ? displayWay(row.way)
                     : row.retrieval.empty()
                         ? displayDirectionName(row.direction)
                         : displayDirectionName(row.direction) + QStringLiteral(", ") + displayMethodName(row.retrieval),
                     role);
    case CountColumn: return number(static_cast<double>(found.n), displayCount(found.n));
    case DifferenceColumn: return number(found.p1.difference, displayDifference(found.p1.difference));
    case IntervalColumn:
        return shown(QStringLiteral("%1 … %2").arg(displayDifference(found.p1.interval.low),
                                                   displayDifference(found.p1.interval.high)),
                     role);
    case OnlyFirstColumn: return number(static_cast<double>(found.onlyFirst), displayCount(found.onlyFirst));
    case OnlySecondColumn: return number(static_cast<double>(found.onlySecond), displayCount(found.onlySecond));
    case McNemarColumn: return number(found.mcNemar.exact, displayP(found.mcNemar.exact));
    case BootstrapColumn: return number(found.p1.p, displayP(found.p1.p));
    default: return {};
    }
}

} // namespace crossgloss
