#pragma once

#include "common/Retranslated.h"
#include "jobs/LayoutService.h"

#include <QPointer>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace crossgloss {

class Job;
class JobRunner;
class MapState;
class MapWordTable;

/// What is known of the point that is looked at: its true neighbours in each language, its translations, and whose
/// neighbour it is.
class PointPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    PointPanel(MapState& state, JobRunner& jobs, QWidget* parent = nullptr);

    MapWordTable& neighbours(std::size_t language);
    MapWordTable& victims() { return *m_victims; }
    QString heading() const;
    QString factsText() const;
    QString translationsText() const;

Q_SIGNALS:
    void lookUpRequested();
    void failed(const QString& text);

private:
    void ask();
    void show();
    void showVictims();
    void retranslate() override;

    MapState& m_state;
    JobRunner& m_jobs;
    QLabel* m_word;
    QLabel* m_facts;
    QPushButton* m_lookUp;
    QLabel* m_translations;
    QLabel* m_firstLabel;
    MapWordTable* m_first;             ///< neighbours in its own language
    QLabel* m_secondLabel;
    MapWordTable* m_second;            ///< in the other one
    QLabel* m_victimsLabel;
    MapWordTable* m_victims;
    std::optional<LayoutDetails> m_details;
    std::size_t m_own = 0;             ///< language of the point
    QPointer<Job> m_job;
    quint64 m_asked = 0;
};

} // namespace crossgloss
