#pragma once

#include "common/Retranslated.h"
#include "glossespage/CoverageModel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace crossgloss {

class CoveragePlot;
class PlotPanel;
class Prompts;

/// How right the suggestions of a linking are when only the surest are taken: where the wordnets name their concepts
/// alike, and as the reviewer has judged them. Says why when there is nothing to draw.
class CoverageView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit CoverageView(Prompts& prompts, QWidget* parent = nullptr);

    /// @param linking and @p reviewer are told in exports.
    void setCurves(const CoverageCurves& curves, const Linking& linking, const QString& reviewer);
    bool isEmpty() const { return m_model->rowCount() == 0; }
    const CoverageModel& model() const { return *m_model; }
    CoveragePlot& plot() { return *m_plot; }
    PlotPanel& panel() { return *m_panel; }
    /// What gets the keyboard.
    QWidget* focusTarget() const;

Q_SIGNALS:
    void backRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Columns share the room while there is enough; else they are as wide as they need and the table scrolls.
    void fitColumns();
    void tell();
    void retranslate() override;

    CoverageModel* m_model;
    CoveragePlot* m_plot;
    PlotPanel* m_panel;
    QStackedWidget* m_stack;
    QLabel* m_nothing;
    QPushButton* m_back;
    QPushButton* m_emptyBack;
    CoverageCurves m_curves;           ///< without their points
    QString m_linking;
    QString m_reviewer;
    QString m_measure;
};

} // namespace crossgloss
