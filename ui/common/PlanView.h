#pragma once

#include "gloss/PlanFlows.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace crossgloss {

/// A transport plan as bands between two columns of words; a band is as wide as the mass that moves. One word can be
/// singled out by mouse or arrow keys, and its bands with it. Words that the other side has nothing for have a dashed frame
/// and pale bands.
class PlanView : public QWidget {
    Q_OBJECT

public:
    explicit PlanView(QWidget* parent = nullptr);

    void setPlan(const std::optional<PlanFlows>& plan);
    /// Says so while there is no plan.
    void setPlaceholder(const QString& text);
    /// What is told of the word that is singled out; empty when none is.
    QString toldOfChosen() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum Side { Source, Target };
    struct Word {
        Side side = Source;
        int place = -1;                ///< in the order of the column

        bool isNone() const { return place < 0; }
        friend bool operator==(const Word&, const Word&) = default;
    };
    struct Band {
        std::size_t source = 0;        ///< places
        std::size_t target = 0;
        double mass = 0;
        double cost = 0;
        double sourceTop = 0;          ///< masses above it at its word
        double targetTop = 0;
        bool carries = true;           ///< between words that both have a counterpart
    };

    double rowHeight() const;
    int minRowHeight() const;
    int columnWidth() const;
    QRectF chip(Side side, std::size_t place) const;
    QString textOf(Word word) const;
    Word wordAt(const QPointF& point) const;
    Word shownWord() const { return m_hovered.isNone() ? m_chosen : m_hovered; }
    QString told(Word word) const;
    bool isAlone(Word word) const { return m_alone[word.side].at(static_cast<std::size_t>(word.place)); }
    void choose(Word word);

    std::vector<QString> m_words[2];
    std::vector<double> m_masses[2];
    std::vector<bool> m_alone[2];      ///< words that the other side has nothing for
    std::vector<Band> m_bands;
    double m_mostMass = 1;
    bool m_hasPlan = false;
    QString m_placeholder;
    Word m_hovered;
    Word m_chosen;
};

} // namespace crossgloss
