#pragma once

#include "saved/SavedWord.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>

namespace crossgloss {

class Backend;
class Job;
class JobRunner;

/// Which answers are saved, for stars beside them, and the way to save and unsave one. What is asked of the workspace
/// is asked away from the window's thread.
class SavedAnswers : public QObject
{
    Q_OBJECT

public:
    SavedAnswers(std::shared_ptr<Backend> backend, JobRunner& jobs, QObject* parent = nullptr);

    /// Reads anew what is saved.
    void reload();
    /// @param word as answerWord() makes it: what counts is word, language and query.
    bool contains(const SavedWord& word) const;
    /// Saves the word, or takes it out where it is saved.
    void toggle(const SavedWord& word);
    /// Takes back a step that removed() told.
    void takeBack(qint64 step);

Q_SIGNALS:
    /// Other words are saved than before.
    void changed();
    void saved(const QString& word);
    void removed(const QString& word, qint64 step);
    void failed(const QString& message);

private:
    void finish(Job* job, const std::string& identity);

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    std::map<std::string, std::string> m_ids; ///< by identity
    std::set<std::string> m_busy;             ///< identities that are being saved or taken out
};

} // namespace crossgloss
