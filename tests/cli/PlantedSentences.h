#pragma once

#include "base/Random.h"

#include <QByteArray>

#include <utility>

namespace crossgloss {

/// A sentence of @p topic, and the same in the other language.
inline std::pair<QByteArray, QByteArray> plantedSentence(Random& random, std::uint64_t topic)
{
    QByteArray first, second;
    for (int i = 0; i < 5; ++i) {
        const char letter = static_cast<char>('a' + uniformBelow(random, 8));
        const QByteArray word = QByteArray(1, static_cast<char>('a' + topic)) + letter;
        first += "x" + word + " ";
        second += "y" + word + " ";
    }
    return {first.trimmed(), second.trimmed()};
}

} // namespace crossgloss
