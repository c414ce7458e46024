#pragma once

#include "common/PlanModel.h"
#include "common/Retranslated.h"
#include "linking/Linking.h"
#include "gloss/PlanFlows.h"

#include <QWidget>

#include <optional>

class QFrame;
class QLabel;
class QTableView;
class QToolButton;

namespace crossgloss {

class PlanView;

/// A flow of a plan with its words.
/// The two glosses as cards, with the transport plan drawn from one to the other.
class PairCards : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit PairCards(QWidget* parent = nullptr);

    /// @param source, target null = nothing there. @param note of the pair, such as its score.
    void setPair(const LinkingSide* sourceSide, const LinkingGloss* source, const LinkingSide* targetSide,
                 const LinkingGloss* target, const QString& note);
    void setPlan(const std::optional<PlanFlows>& plan, const QString& placeholder);
    bool tableVisible() const;
    void setTableVisible(bool visible);
    PlanView* planView() const { return m_plan; }
    const PlanModel& planModel() const { return *m_model; }

Q_SIGNALS:
    void tableToggled(bool visible);

private:
    struct Card {
        QFrame* frame = nullptr;
        QLabel* head = nullptr;
        QLabel* lemmas = nullptr;
        QLabel* text = nullptr;
    };
    Card makeCard(const char* name);
    static void fill(const Card& card, const LinkingSide* side, const LinkingGloss* gloss, const QString& missing);
    void retranslate() override;

    Card m_source;
    Card m_target;
    QLabel* m_note;
    QToolButton* m_toggle;
    PlanView* m_plan;
    PlanModel* m_model;
    QTableView* m_table;
};

} // namespace crossgloss
