#pragma once

#include "common/JobSettings.h"
#include "jobs/AlignmentService.h"
#include "jobs/SentenceService.h"

#include <QList>
#include <QStringList>

class QCheckBox;
class QLabel;
class QPushButton;

namespace crossgloss {

class FlowLayout;
class Prompts;
class SentenceField;

/// Two sentences, their languages, and the models to compare them by: the pack, word vectors that the Align page brought
/// together, and files of models.
class CompareSettings : public JobSettings {
    Q_OBJECT

public:
    explicit CompareSettings(Prompts& prompts, QWidget* parent = nullptr);

    CompareSentencesRequest request() const;
    void setRequest(const CompareSentencesRequest& request);
    SentenceField& first() { return *m_first; }
    SentenceField& second() { return *m_second; }
    void setLanguages(const std::vector<std::string>& codes);
    /// Word vectors in one space can be compared by.
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request);
    /// Offers a model, chosen.
    void addModel(const QString& file);
    QStringList modelFiles() const;
    /// Two sentences that can be tried at once.
    void fillExample();

    bool takeFile(const QString& file) override;
    QWidget* focusTarget() override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

Q_SIGNALS:
    /// Enter in a sentence.
    void submitted();

private:
    struct Offer
    {
        SentenceModelChoice choice;
        QCheckBox* box;
    };

    Offer& offer(SentenceModelChoice choice, bool chosen);
    void askForModel();
    void retranslate() override;

    Prompts& m_prompts;
    SentenceField* m_first;
    SentenceField* m_second;
    QLabel* m_modelsLabel;
    FlowLayout* m_models;
    QPushButton* m_add;
    QList<Offer> m_offers;
};

/// As the page calls a model: "The pack", "SIF of the aligned vectors", a file's name.
QString displaySentenceModel(const std::string& model);

} // namespace crossgloss
