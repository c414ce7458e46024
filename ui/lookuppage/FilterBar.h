#pragma once

#include "common/Retranslated.h"
#include "lookup/Lookup.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;
class QSettings;
class QSpinBox;
class QToolButton;

namespace crossgloss {

/// Restrictions on the answers: part of speech, first letters, pattern, length, how common. A restriction in force is
/// framed, and one button lifts them all.
class FilterBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit FilterBar(QWidget* parent = nullptr);

    LookupFilter filter() const;
    void setFilter(const LookupFilter& filter);
    /// The same with the group of dictionaries, where there is one of that name.
    void setRestrictions(const LookupFilter& filter, const QString& dictionaryGroup);
    /// Groups of dictionaries to choose from; the button is hidden while there are none.
    void setDictionaryGroups(const QStringList& groups);
    /// The one to draw on; empty: all dictionaries.
    QString dictionaryGroup() const { return m_group; }
    /// True where a restriction is in force. To hide vulgar words is a habit, no restriction: it is not lifted either.
    bool isActive() const;
    bool hidesVulgar() const;
    /// The field that "starts with" is typed into.
    QWidget* firstField() const;
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

public Q_SLOTS:
    void clear();
    void setHidesVulgar(bool hides);

Q_SIGNALS:
    void changed();
    void hidesVulgarChanged(bool hides);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Band { int minimum; int maximum; };
    static const QList<Band>& bands();
    void fieldChanged();
    void markActive();
    void rebuildBands();
    void rebuildGroups();
    void chooseGroup(const QString& group);
    void retranslate() override;

    QToolButton* m_pos;
    QMenu* m_posMenu;
    QLabel* m_startsLabel;
    QLineEdit* m_starts;
    QLabel* m_patternLabel;
    QLineEdit* m_pattern;
    QLabel* m_lengthLabel;
    QSpinBox* m_minimum;
    QLabel* m_dash;
    QSpinBox* m_maximum;
    QComboBox* m_band;
    QToolButton* m_dictionaries;
    QMenu* m_groupMenu;
    QStringList m_groups;
    QString m_group;
    QToolButton* m_vulgar;
    QPushButton* m_clear;
    bool m_setting = false;
};

} // namespace crossgloss
