#pragma once

#include "common/Retranslated.h"

#include <QWidget>

class QAction;
class QLabel;
class QPushButton;

namespace crossgloss {

struct Linking;
class ReviewActions;

/// The line above the desk: which linking it is and whose review, and the ways in and out.
class DeskHead : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit DeskHead(ReviewActions& actions, QWidget* parent = nullptr);

    void describe(const Linking& linking, const QString& reviewer);
    void openExportMenu();

Q_SIGNALS:
    void importRequested();
    /// @param format of LinkingFormat.
    void exportRequested(int format);
    void closeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// As much of what there is to tell as there is room for; the tool tip has it all.
    void fit();
    void retranslate() override;

    ReviewActions& m_actions;
    QLabel* m_title;
    QLabel* m_about;
    QPushButton* m_import;
    QPushButton* m_export;
    QPushButton* m_close;
    QAction* m_exportActions[3];
    QStringList m_told;                ///< about the linking, the most important first
};

} // namespace crossgloss
