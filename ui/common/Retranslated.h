#pragma once

#include <QEvent>

namespace crossgloss {

/// A widget whose texts follow the interface language: @p Base as it is, which calls retranslate() when the language
/// changes. The constructor of who derives calls it the first time, once its parts are made.
template <class Base>
class Retranslated : public Base {
public:
    using Base::Base;

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange) {
            retranslate();
        }
        Base::changeEvent(event);
    }
};

} // namespace crossgloss
