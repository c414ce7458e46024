#pragma once

#include "mappage/MapView.h"

#include <cmath>
#include <random>

namespace crossgloss {

/// Points in bells of different width around classes' middles, as projections of words have them, with texts and ranks.
inline MapPoints blobs(std::size_t points, std::size_t classes, std::vector<std::uint8_t>& known)
{
    std::mt19937_64 random(7);
    std::normal_distribution<float> bell;
    std::uniform_real_distribution<float> even(-1, 1);
    struct Blob { float x, y, wide, tall, turn; };
    std::vector<Blob> all;
    for (std::size_t i = 0; i < classes * 4; ++i) {
        all.push_back({9 * even(random), 7 * even(random), 0.25F + 0.9F * std::abs(even(random)), 0.2F + 0.5F * std::abs(even(random)), 3 * even(random)});
    }
    MapPoints made;
    made.coordinates.resize(points * 2);
    made.importance.resize(points);
    known.resize(points);
    for (std::size_t i = 0; i < points; ++i) {
        const std::size_t which = random() % all.size();
        const Blob& blob = all[which];
        const float a = blob.wide * bell(random);
        const float b = blob.tall * bell(random);
        made.coordinates[2 * i] = blob.x + a * std::cos(blob.turn) - b * std::sin(blob.turn);
        made.coordinates[2 * i + 1] = blob.y + a * std::sin(blob.turn) + b * std::cos(blob.turn);
        made.importance[i] = static_cast<std::uint32_t>(i);
        known[i] = static_cast<std::uint8_t>(which % classes);
    }
    made.text = [](std::uint32_t point) {
        static const char* const parts[] = {"ber", "lin", "mo", "ra", "tel", "ka", "sun", "ig", "or", "ne", "fa", "dul"};
        QString word;
        for (std::uint32_t rest = point * 2654435761U >> 12, i = 0; i < 2 + point % 3; ++i, rest /= 12) {
            word += QLatin1String(parts[rest % 12]);
        }
        return word;
    };
    return made;
}

inline MapColours blobColours(std::vector<std::uint8_t> known, std::size_t classes)
{
    MapColours colours;
    colours.classes = std::move(known);
    for (std::size_t i = 0; i < classes; ++i) {
        colours.colours.push_back(QColor::fromHsl(static_cast<int>(360 * i / classes), 150, i % 2 == 0 ? 115 : 145));
    }
    return colours;
}

} // namespace crossgloss
