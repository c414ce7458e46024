#pragma once

#include "common/Retranslated.h"
#include "store/Workspace.h"

#include <QFrame>

#include <vector>

class QLabel;

namespace crossgloss {

/// Which jobs the resources suffice for, and what the others lack.
class NeedsPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    explicit NeedsPanel(QWidget* parent = nullptr);

    void show(const std::vector<Resource>& resources);
    QString text() const;

protected:
    void retranslate() override { render(); }

private:
    void render();

    std::vector<Resource> m_resources;
    QLabel* m_heading;
    QLabel* m_text;
};

} // namespace crossgloss
