#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace crossgloss {

/// Questions that stop the user. The window asks through this interface, so that tests answer instead of blocking.
class Prompts {
public:
    virtual ~Prompts() = default;

    /// @return true when the user chose @p action, false when the user backed out.
    virtual bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& action) = 0;
    /// Names of existing files; empty when the user backed out.
    virtual QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) = 0;
    virtual QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) = 0;
};

/// The real ones.
class DialogPrompts final : public Prompts {
public:
    bool confirm(QWidget* parent, const QString& title, const QString& text, const QString& action) override;
    QStringList openFiles(QWidget* parent, const QString& title, const QString& filter) override;
    QString saveFile(QWidget* parent, const QString& title, const QString& proposal, const QString& filter) override;
};

} // namespace crossgloss
