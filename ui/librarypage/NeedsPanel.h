#pragma once

#include "store/Workspace.h"

#include <QFrame>

#include <vector>

class QLabel;

namespace crossgloss {

/// Which jobs the resources suffice for, and what the others lack.
class NeedsPanel : public QFrame {
    Q_OBJECT

public:
    explicit NeedsPanel(QWidget* parent = nullptr);

    void show(const std::vector<Resource>& resources);
    QString text() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void render();

    std::vector<Resource> m_resources;
    QLabel* m_heading;
    QLabel* m_text;
};

} // namespace crossgloss
