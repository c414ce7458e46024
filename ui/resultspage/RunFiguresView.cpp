#include "resultspage/RunFiguresView.h"

#include "base/Json.h"

#include "CoreText.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/Texts.h"
#include "resultspage/RunModels.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QLocale>
#include <QStandardItemModel>
#include <QTreeView>

#include <nlohmann/json.hpp>

namespace crossgloss {

namespace {

constexpr qsizetype maxTextLength = 400;
constexpr std::size_t maxListLength = 12;

QString valueText(const nlohmann::json& value)
{
    if (value.is_number_float()) {
        const double number = value.get<double>();
        return QLocale().toString(number, 'g', 6);
    }
    if (value.is_number_unsigned()) {
        return QLocale().toString(static_cast<qulonglong>(value.get<std::uint64_t>()));
    }
    if (value.is_number_integer()) {
        return QLocale().toString(static_cast<qlonglong>(value.get<std::int64_t>()));
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? QCoreApplication::translate("RunTexts", "yes")
                                 : QCoreApplication::translate("RunTexts", "no");
    }
    if (value.is_null()) {
        return QStringLiteral("–");
    }
    const QString text = QString::fromStdString(value.is_string() ? value.get<std::string>() : jsonText(value));
    return text.size() > maxTextLength ? text.left(maxTextLength) + QStringLiteral(" …") : text;
}

bool isPlain(const nlohmann::json& list)
{
    for (const nlohmann::json& each : list) {
        if (each.is_structured()) {
            return false;
        }
    }
    return true;
}

void append(QStandardItem* parent, const QString& name, const nlohmann::json& value)
{
    auto* key = new QStandardItem(name);
    auto* shown = new QStandardItem;
    key->setEditable(false);
    shown->setEditable(false);
    if (value.is_object()) {
        for (const auto& [inner, each] : value.items()) {
            append(key, QString::fromStdString(inner), each);
        }
    } else if (value.is_array() && isPlain(value) && value.size() <= maxListLength) {
        QStringList parts;
        for (const nlohmann::json& each : value) {
            parts.append(valueText(each));
        }
        // A blank and a semicolon, for numbers may hold commas.
        shown->setText(parts.join(QStringLiteral("; ")));
    } else if (value.is_array()) {
        shown->setText(RunFiguresView::tr("%Ln value(s)", nullptr, static_cast<int>(value.size())));
        for (std::size_t i = 0; i < value.size() && !isPlain(value); ++i) {
            append(key, QString::number(i + 1), value[i]);
        }
    } else {
        shown->setText(valueText(value));
        shown->setToolTip(toolTipText(shown->text()));
    }
    parent->appendRow({key, shown});
}

/// Where the time of a run went, in the order in which its stages began.
void appendStages(QStandardItem* parent, const nlohmann::json& stages)
{
    auto* heading = new QStandardItem(RunFiguresView::tr("Time by stage"));
    heading->setEditable(false);
    for (const nlohmann::json& each : stages.is_array() ? stages : nlohmann::json::array()) {
        if (each.is_object() && each.contains("stage") && each["stage"].is_string() && each.contains("seconds")
            && each["seconds"].is_number()) {
            append(heading, translatedCore(each["stage"].get<std::string>()),
                   displayDuration(each["seconds"].get<double>()).toStdString());
        }
    }
    parent->appendRow(heading);
}

nlohmann::json parsed(const std::string& text)
{
    nlohmann::json json = parsedJson(text);
    return json.is_discarded() ? nlohmann::json(text) : json;
}

} // namespace

RunFiguresView::RunFiguresView(QWidget* parent)
    : Retranslated(parent), m_model(new QStandardItemModel(this)), m_tree(new QTreeView(this))
{
    m_tree->setObjectName(QStringLiteral("runFigures"));
    m_tree->setModel(m_model);
    m_tree->setUniformRowHeights(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    auto* layout = columnIn(this, {12, 8, 12, 12});
    layout->addWidget(m_tree);
    fill();
}

void RunFiguresView::setRun(const RunRow* row)
{
    m_row = row ? std::optional(*row) : std::nullopt;
    fill();
}

void RunFiguresView::fill()
{
    m_model->clear();
    m_model->setHorizontalHeaderLabels({tr("Name"), tr("Value")});
    m_tree->setAccessibleName(tr("Parameters and figures of the run"));
    if (!m_row) {
        return;
    }
    QStandardItem* root = m_model->invisibleRootItem();
    append(root, tr("Run"),
           nlohmann::json{{tr("number").toStdString(), m_row->run.id},
                          {tr("kind").toStdString(), displayRunKind(m_row->run.kind).toStdString()},
                          {tr("started").toStdString(), displayWhen(m_row->run.startedAt).toStdString()},
                          {tr("took").toStdString(), displayDuration(m_row->run.seconds).toStdString()},
                          {tr("state").toStdString(), displayRunState(m_row->run.state).toStdString()}});
    nlohmann::json result = parsed(m_row->run.result);
    if (const auto stages = result.is_object() ? result.find("stages") : result.end(); stages != result.end()) {
        appendStages(root, *stages);
        result.erase(stages);
    }
    append(root, tr("Figures"), result);
    append(root, tr("Parameters"), parsed(m_row->run.parameters));
    for (int i = 0; i < root->rowCount(); ++i) {
        m_tree->expand(root->child(i)->index());
        for (int j = 0; j < root->child(i)->rowCount(); ++j) {
            m_tree->expand(root->child(i)->child(j)->index());
        }
    }
    m_tree->resizeColumnToContents(0);
    m_tree->setColumnWidth(0, m_tree->columnWidth(0) + 24);
}

QString RunFiguresView::selectedText() const
{
    const QModelIndex current = m_tree->currentIndex();
    return m_tree->hasFocus() && current.isValid()
               ? current.siblingAtColumn(0).data().toString() + QLatin1Char('\t')
                     + current.siblingAtColumn(1).data().toString()
               : QString();
}

} // namespace crossgloss
