#pragma once

#include "common/ActionSet.h"

namespace crossgloss {

/// What can be done with a dictionary that look-ups draw on; on while the Library shows one.
class DictionaryActions : public ActionSet
{
    Q_OBJECT

public:
    explicit DictionaryActions(QWidget* window);

    QAction* use;      ///< checked while the dictionary is switched on
    QAction* moveUp;
    QAction* moveDown;
    QAction* group;

    void retranslate() override;
};

} // namespace crossgloss
