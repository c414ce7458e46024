#pragma once

#include "common/Retranslated.h"
#include "store/Workspace.h"

#include <QSettings>
#include <QWidget>

#include <vector>

namespace crossgloss {

/// The settings of a JobPage: a column of fields that make up the request of its job.
class JobSettings : public Retranslated<QWidget> {
    Q_OBJECT

public:
    using Retranslated::Retranslated;

    /// What the workspace has to choose from.
    virtual void setResources(const std::vector<Resource>&) {}
    /// A file that was dropped on the page. @return false when no field has a use for it.
    virtual bool takeFile(const QString&) { return false; }
    /// What gets the keyboard when the page opens.
    virtual QWidget* focusTarget() { return this; }
    virtual void saveSession(QSettings& settings) const = 0;
    virtual void restoreSession(QSettings& settings) = 0;

Q_SIGNALS:
    /// The request is another one.
    void changed();
};

} // namespace crossgloss
