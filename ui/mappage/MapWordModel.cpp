#include "mappage/MapWordModel.h"

#include "common/AlignTexts.h"
#include "common/PlotExport.h"
#include "common/PlotPanel.h"
#include "common/TextDirection.h"
#include "common/Theme.h"
#include "mappage/MapState.h"

#include <QHeaderView>

namespace crossgloss {

MapWordModel::MapWordModel(Value value, QObject* parent)
    : RowModel(value == Value::None ? 1 : 2, parent), m_value(value)
{
}

QString MapWordModel::heading(int column) const
{
    if (column == WordColumn) {
        return tr("Word");
    }
    switch (m_value) {
    case Value::None: break;
    case Value::Cosine: return tr("Cosine");
    case Value::Occurrences: return QStringLiteral("N_k");
    case Value::Place: return tr("Place");
    }
    return {};
}

QVariant MapWordModel::cell(const MapWord& word, int column, int role) const
{
    if (column == WordColumn) {
        return role == Qt::DisplayRole ? QVariant(isolated(word.text))
               : role == plotValueRole ? QVariant(word.text)
                                       : QVariant();
    }
    if (role == plotValueRole) {
        return word.value;
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return m_value == Value::Cosine ? displayScore(word.value) : displayCount(static_cast<std::size_t>(word.value));
}

MapWordTable::MapWordTable(MapState& state, MapWordModel::Value value, const char* name, QWidget* parent)
    : Retranslated(parent), m_words(new MapWordModel(value, this))
{
    setObjectName(QLatin1String(name));
    setModel(m_words);
    prepareTable(this);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(MapWordModel::WordColumn, QHeaderView::Stretch);
    connect(this, &QTableView::activated, this, [this, &state] {
        if (const MapWord* word = current(); word && word->point) {
            state.visit(*word->point);
        }
    });
    connect(this, &QTableView::doubleClicked, this, [this, &state] {
        if (const MapWord* word = current(); word && word->point) {
            state.visit(*word->point);
        }
    });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &MapWordTable::currentWordChanged);
    const auto adapt = [this] {
        verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Theme::instance().scaled(8));
        setMinimumHeight(Theme::instance().scaled(70));
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
}

const MapWord* MapWordTable::current() const
{
    return m_words->row(currentIndex());
}

} // namespace crossgloss
