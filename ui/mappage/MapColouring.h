#pragma once

#include <QColor>
#include <QString>

#include <cstdint>
#include <vector>

namespace crossgloss {

class MapState;

/// What the colour of a point tells.
enum class ColourBy { Language, Frequency, PartOfSpeech, Cluster, Occurrences, Translation };

struct MapClass {
    QString name;
    QColor colour;
    std::size_t points = 0;
};

/// The class of every point, placed words included, and what each class is.
struct MapColouring {
    std::vector<std::uint8_t> of;
    std::vector<MapClass> classes;
};

/// Colours of a few classes are those of Okabe and Ito, of what rises steps from dark to light: both are told apart with
/// every common colour blindness. As the theme is now.
MapColouring colouringOf(const MapState& state, ColourBy by);
/// Whether the layout tells what this needs.
bool canColour(const MapState& state, ColourBy by);
/// How large and bright points are by their N_k: hubs glow. Empty before N_k is known.
std::vector<std::uint8_t> glowOf(const MapState& state);

} // namespace crossgloss
