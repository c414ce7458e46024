#pragma once

#include "common/FactsPanel.h"
#include "linking/LinkingOutlook.h"

#include <optional>

namespace crossgloss {

/// What can be told of a linking before it is made.
class OutlookPanel : public FactsPanel {
    Q_OBJECT

public:
    explicit OutlookPanel(QWidget* parent = nullptr);

    void setOutlook(const LinkingOutlook& outlook);
    void clear();

protected:
    void retranslate() override;

private:
    std::optional<LinkingOutlook> m_outlook;
};

} // namespace crossgloss
