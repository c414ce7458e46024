#pragma once

#include "common/Retranslated.h"
#include "jobs/AlignmentInputs.h"
#include "jobs/GlossDeskService.h"

#include <QList>
#include <QPair>
#include <QPointer>
#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSettings;
class QSpinBox;
class QTimer;

namespace crossgloss {

class Backend;
class FileField;
class GlossMaterialsFields;
class InlineMessage;
class Job;
class JobRunner;
class OutlookPanel;
class Prompts;
class TranslationsField;

/// Makes a linking: which wordnets, with which vectors, compared how. Says beforehand what that needs.
class NewLinkingPanel : public Retranslated<QWidget> {
    Q_OBJECT

public:
    NewLinkingPanel(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    void setResources(const std::vector<Resource>& resources);
    /// The map last learned on the Align page, and what it was learned from.
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request);
    LinkingRequest request() const;
    void setRequest(const LinkingRequest& request);
    /// The wish to link by a Siamese LSTM that was just trained.
    void setSiameseModel(const GlossMaterials& materials, const std::filesystem::path& model);
    bool isRunning() const;
    bool hasForecast() const { return m_hasForecast; }
    /// Wordnets, vectors, a map or a dictionary, by the name of the file.
    bool takeFile(const QString& file);
    QString messageText() const;
    void saveSession(QSettings& settings) const;
    void restoreSession(QSettings& settings);

public Q_SLOTS:
    void create();
    void cancel();

Q_SIGNALS:
    void created(std::int64_t linking);
    void dismissed();
    /// A Siamese LSTM is wanted, and there may be none yet.
    void trainingRequested();
    void lineRequested(const QString& file, quint64 line);

private:
    void layOut();
    void changed();
    void askForecast();
    void showForecast(const LinkingForecast& forecast);
    QStringList problems() const;
    void refresh();
    void retranslate() override;

    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    QLabel* m_title;
    GlossMaterialsFields* m_materials;
    QComboBox* m_measure;
    QWidget* m_siamese;
    FileField* m_siameseModel;
    QPushButton* m_train;
    QSpinBox* m_candidates;
    TranslationsField* m_translations;
    QCheckBox* m_common;
    QLineEdit* m_name;
    QFormLayout* m_form;
    QList<QPair<QLabel*, QWidget*>> m_labels;
    OutlookPanel* m_outlook;
    QLabel* m_forecast;
    QPushButton* m_lessen;
    InlineMessage* m_message;
    QLabel* m_problems;
    QLabel* m_stage;
    QProgressBar* m_progress;
    QPushButton* m_create;
    QPushButton* m_cancel;
    QPushButton* m_dismiss;
    QTimer* m_pause;
    QPointer<Job> m_job;
    QPointer<Job> m_forecastJob;
    LinkingForecast m_foretold;
    bool m_hasForecast = false;
    bool m_setting = false;
    int m_question = 0;
    QString m_failedFile;
    quint64 m_failedLine = 0;
};

} // namespace crossgloss
