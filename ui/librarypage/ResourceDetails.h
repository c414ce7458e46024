#pragma once

#include "common/Retranslated.h"
#include "store/Workspace.h"

#include <QFrame>

#include <optional>

class QLabel;
class QPushButton;

namespace crossgloss {

class SealedBrowser;

/// Everything about one resource: where from, licence, size, and each line that could not be used, which leads to its
/// place in the file.
class ResourceDetails : public Retranslated<QFrame> {
    Q_OBJECT

public:
    explicit ResourceDetails(QWidget* parent = nullptr);

    void show(const Resource* resource);
    QString issuesText() const;

Q_SIGNALS:
    void removeRequested();
    void lineRequested(const QString& file, quint64 line);

private:
    void render();
    void retranslate() override;

    std::optional<Resource> m_resource;
    QLabel* m_title;
    SealedBrowser* m_text;
    QPushButton* m_remove;
};

} // namespace crossgloss
