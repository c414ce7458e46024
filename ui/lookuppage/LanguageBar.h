#pragma once

#include "common/Retranslated.h"

#include <QList>
#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QMenu;
class QToolButton;

namespace crossgloss {

class FlowLayout;

/// `from [English]  to [French ×] [German ×] [+]  ⇄`: the languages of a look-up.
class LanguageBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit LanguageBar(QWidget* parent = nullptr);

    /// What can be chosen from. What is chosen stays as far as it can.
    void setAvailable(const std::vector<std::string>& descriptions, const std::vector<std::string>& answers);
    QString from() const { return m_from; }
    const QStringList& to() const { return m_to; }
    /// Languages that are not available are left out.
    void setLanguages(const QString& from, const QStringList& to);
    bool canSwap() const;

    static constexpr int maximumTargets = 6;

public Q_SLOTS:
    /// The first answer language that descriptions can be in becomes theirs, and theirs takes its place.
    void swap();

Q_SIGNALS:
    void changed();

private:
    void chooseFrom(int index);
    void toggleTarget(const QString& code);
    void rebuild();
    void rebuildMenu();
    void adaptSizes();
    void retranslate() override;

    std::vector<std::string> m_descriptions;
    std::vector<std::string> m_answers;
    QString m_from;
    QStringList m_to;
    FlowLayout* m_layout;
    QLabel* m_fromLabel;
    QComboBox* m_fromBox;
    QLabel* m_toLabel;
    QList<QToolButton*> m_chips;
    QToolButton* m_add;
    QMenu* m_addMenu;
    QToolButton* m_swap;
};

} // namespace crossgloss
