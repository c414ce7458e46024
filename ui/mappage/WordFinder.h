#pragma once

#include "common/Retranslated.h"

#include <QLineEdit>

#include <cstdint>
#include <vector>

class QCompleter;
class QStringListModel;

namespace crossgloss {

class MapState;

/// Finds points by their text as it is typed; what is chosen comes into sight. Words that are not on the map can be
/// placed there.
class WordFinder : public Retranslated<QLineEdit> {
    Q_OBJECT

public:
    explicit WordFinder(MapState& state, QWidget* parent = nullptr);

    /// Points whose text begins with what is typed, then those that hold it, the important ones first.
    const std::vector<std::uint32_t>& found() const { return m_found; }
    /// Places what is typed: words with commas between. Without any, the field is given the keyboard.
    void place();

Q_SIGNALS:
    void placeRequested(const QStringList& words);

private:
    void search(const QString& text);
    void visit(int row);
    void accept();
    void retranslate() override;

    MapState& m_state;
    QStringListModel* m_model;
    QCompleter* m_completer;
    std::vector<std::uint32_t> m_found;
};

} // namespace crossgloss
