#pragma once

#include <QDialog>

#include <memory>

namespace crossgloss {

class Backend;
class JobRunner;
class SealedBrowser;

/// What this is, under which licences the program, its libraries, the pack and the dictionaries are.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent);

    /// The card of the pack: JSON as Pack::card() gives it.
    void setPackCard(const QString& json);
    static void open(std::shared_ptr<Backend> backend, JobRunner& jobs, QWidget* parent);

private:
    SealedBrowser* m_pack;
};

} // namespace crossgloss
