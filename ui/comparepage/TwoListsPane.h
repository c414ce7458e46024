#pragma once

#include "common/JobPage.h"
#include "comparepage/ShownPairs.h"

namespace crossgloss {

class PairsView;
class Prompts;
class TwoListsSettings;

/// Two lists, a page within the page Compare: the best partners of their sentences.
class TwoListsPane : public JobPage {
    Q_OBJECT

public:
    TwoListsPane(std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts, QWidget* parent = nullptr);

    bool takeFiles(const QStringList& files) override;
    bool copy() override;
    void exportCurrent() override;
    bool canExport() const override { return true; }
    bool find() override;
    void setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request) override;
    void saveSession(QSettings& settings) const override;
    void restoreSession(QSettings& settings) override;

    TwoListsSettings& settings() { return *m_settings; }
    PairsView& view() { return *m_view; }
    bool canCompareChosen() const;

public Q_SLOTS:
    void align();

Q_SIGNALS:
    void chosenChanged();
    /// A list was added to the library.
    void listAdded();
    /// Two sentences are to be compared, by a page that does.
    void compareRequested(const QString& first, const QString& firstLanguage, const QString& second,
                          const QString& secondLanguage);

protected:
    QStringList problems() const override;
    std::optional<Missing> missing() override;
    void retranslate() override;

private:
    /// Two languages of the sentences that come with the program.
    void alignExample();
    void show(const AlignedLists& result);
    void exportPairs(const std::vector<std::size_t>& places, const QString& file);

    TwoListsSettings* m_settings;
    PairsView* m_view;
    QPushButton* m_run;
};

} // namespace crossgloss
