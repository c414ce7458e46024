#pragma once

#include "common/Retranslated.h"
#include "common/RowModel.h"

#include <QTableView>

#include <cstdint>
#include <optional>

namespace crossgloss {

class MapState;

/// A word of a list beside the map.
struct MapWord {
    QString text;
    std::optional<std::uint32_t> point;///< nothing when it is not on the map
    double value = 0;
};

/// Words with a number: the cosine of a neighbour, N_k of a hub, the place of a victim.
class MapWordModel : public RowModel<MapWord> {
    Q_OBJECT

public:
    enum class Value { None, Cosine, Occurrences, Place };
    enum Column { WordColumn, ValueColumn };
    explicit MapWordModel(Value value, QObject* parent = nullptr);

protected:
    QString heading(int column) const override;
    QVariant cell(const MapWord& word, int column, int role) const override;
    bool isNumber(int column) const override { return column == ValueColumn; }

private:
    Value m_value;
};

/// Shows such words; Enter or a double click brings one into sight.
class MapWordTable : public Retranslated<QTableView> {
    Q_OBJECT

public:
    MapWordTable(MapState& state, MapWordModel::Value value, const char* name, QWidget* parent = nullptr);

    MapWordModel& words() { return *m_words; }
    const MapWord* current() const;

Q_SIGNALS:
    void currentWordChanged();

protected:
    void retranslate() override { m_words->retranslate(); }

private:
    MapWordModel* m_words;
};

} // namespace crossgloss
