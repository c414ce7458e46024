#pragma once

#include "common/Retranslated.h"
#include "jobs/AlignmentService.h"
#include "jobs/SentenceModelChoice.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QPushButton;
class QSettings;

namespace crossgloss {

class Prompts;

/// Chooses what turns sentences into vectors: the pack, word vectors that the Align page brought together, or the file of
/// a model.
class SentenceModelBox : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// @param name of the box of models; its button is called name + "Add".
    SentenceModelBox(const QString& name, Prompts& prompts, QWidget* parent = nullptr);

    SentenceModelChoice choice() const;
    void setChoice(const SentenceModelChoice& choice);
    /// Chooses the one of this name where it is offered. @return false where it is not.
    bool choose(const std::string& model);
    void setAlignment(const std::shared_ptr<const AlignedSpaces>& alignment, const AlignRequest& request);
    void addModel(const QString& file);
    void saveSession(QSettings& settings, const QString& key) const;
    void restoreSession(QSettings& settings, const QString& key);

Q_SIGNALS:
    void changed();

private:
    void offer(SentenceModelChoice choice);
    void retranslate() override;

    Prompts& m_prompts;
    QComboBox* m_box;
    QPushButton* m_add;
    std::vector<SentenceModelChoice> m_offers; ///< as the box has them
};

} // namespace crossgloss
