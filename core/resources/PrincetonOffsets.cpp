#include "resources/PrincetonOffsets.h"

#include <algorithm>

namespace crossgloss {

namespace {

// Facts about Princeton WordNet 3.0: first and last synset of every file, some in between at even distances, and both
// neighbours of each edit that is known to be in circulation. Debian breaks a loop of hypernyms by moving a pointer of
// 18 bytes from the verb 02422663 (restrain) to 00612841 (suppress), so the verbs between them stand 18 bytes higher;
// and it gives the gloss of the adjective 01681307 (laid) the blank it lacked, so all later adjectives stand a byte
// higher.

constexpr OffsetAnchor nouns[] = {
    {1740, "entity", 3, 0}, {327366, "drop", 4, 0}, {652466, "surveillance", 4, 1},
    {978173, "counterattack", 4, 0}, {1302935, "Balkan_Wars", 4, 0}, {1629276, "salamander", 5, 0},
    {1955318, "byssus", 5, 0}, {2279972, "monarch", 5, 0}, {2607630, "Labridae", 5, 0}, {2931148, "cab", 6, 2},
    {3256928, "dungeon", 6, 1}, {3582658, "invention", 6, 0}, {3907227, "pen", 6, 1},
    {4233124, "skyscraper", 6, 0}, {4558578, "watercolor", 6, 0}, {4884072, "inhibition", 7, 0},
    {5209659, "finiteness", 7, 0}, {5535095, "pylorus", 8, 0}, {5860498, "quadruple", 9, 0},
    {6185955, "teaching", 9, 0}, {6511560, "resignation", 10, 1}, {6836929, "gimel", 10, 0},
    {7162680, "suggestion", 10, 0}, {7487955, "sexual_desire", 12, 0}, {7813324, "celery_salt", 13, 0},
    {8145553, "post_office", 14, 1}, {8464601, "movement", 14, 0}, {8789970, "Thessalia", 15, 0},
    {9116010, "Los_Alamos", 15, 0}, {9441107, "South_China_Sea", 17, 0}, {9767197, "actor", 18, 1},
    {10092098, "fire_warden", 18, 0}, {10417424, "personality", 18, 0}, {10742736, "utilitarian", 18, 0},
    {11068630, "Husserl", 18, 0}, {11394042, "Wodehouse", 18, 0}, {11719468, "Ranunculaceae", 20, 0},
    {12043673, "male_orchis", 20, 0}, {12371002, "Actinidia", 20, 0}, {12695975, "chinaberry", 20, 1},
    {13022538, "hypha", 20, 0}, {13347237, "life_insurance", 21, 0}, {13672555, "sen", 23, 0},
    {13998014, "servitude", 26, 0}, {14323683, "ache", 26, 0}, {14649197, "phosphorus", 27, 0},
    {14974264, "paper", 27, 0}, {15300051, "9/11", 28, 0},
};

constexpr OffsetAnchor verbs[] = {
    {1740, "breathe", 29, 0}, {91124, "twist", 29, 0}, {180837, "scavenge", 30, 0}, {269889, "immobilize", 30, 3},
    {359511, "suffocate", 30, 2}, {448680, "empty", 30, 0}, {538043, "vulcanize", 30, 0},
    {612841, "suppress", 31, 0}, {613018, "forget", 31, 2}, {627520, "read", 31, 6}, {716758, "postulate", 31, 0},
    {806049, "concede", 32, 1}, {895304, "defend", 32, 0}, {985800, "sigh", 32, 1}, {1074701, "develop", 33, 3},
    {1163620, "mine", 34, 0}, {1252971, "smooth", 35, 0}, {1342012, "padlock", 35, 0}, {1431723, "kiss", 35, 1},
    {1521124, "ravel", 35, 0}, {1610101, "rest", 35, 4}, {1699896, "spell", 36, 0}, {1789270, "pique", 37, 0},
    {1878719, "flicker", 38, 0}, {1968275, "chute", 38, 0}, {2057337, "pull", 38, 0}, {2146790, "conceal", 39, 0},
    {2236124, "accept", 40, 0}, {2325558, "sacrifice", 40, 1}, {2414710, "assist", 41, 0},
    {2422663, "restrain", 41, 1}, {2422967, "quench", 41, 2}, {2504280, "banish", 41, 2},
    {2593551, "lord_it_over", 41, 0}, {2683127, "distance", 42, 0}, {2772310, "deflagrate", 43, 0},
};

constexpr OffsetAnchor adjectives[] = {
    {1740, "able", 0, 0}, {103696, "unambiguous", 0, 0}, {209620, "grassy", 0, 0}, {301777, "incalculable", 0, 0},
    {408660, "light", 0, 5}, {509206, "incompatible", 0, 2}, {610861, "conventional", 0, 2},
    {712419, "imperative", 0, 0}, {815941, "middle", 0, 0}, {919542, "excited", 0, 0}, {1022064, "flexible", 0, 1},
    {1119192, "talented", 0, 0}, {1226240, "honorable", 0, 0}, {1323449, "instructive", 0, 0},
    {1426077, "general", 0, 2}, {1527420, "metallic", 0, 0}, {1628946, "offensive", 0, 3}, {1681307, "laid", 0, 0},
    {1681477, "placed", 0, 0}, {1731351, "present", 0, 1}, {1830134, "influential", 0, 0},
    {1934554, "unreal", 0, 0}, {2035337, "wrong", 0, 1}, {2137538, "aphrodisiac", 0, 0}, {2243567, "rough", 0, 4},
    {2341266, "superior", 0, 2}, {2443623, "equatorial", 0, 0}, {2547317, "wet", 0, 1},
    {2646605, "astronomic", 1, 0}, {2748635, "industrial", 1, 0}, {2850132, "epistemic", 1, 0},
    {2951702, "euphonic", 1, 0}, {3053336, "carpal", 1, 0}, {3155306, "unsaponified", 44, 0},
};

constexpr OffsetAnchor adverbs[] = {
    {1740, "a_cappella", 2, 0}, {36291, "slightly", 2, 1}, {70166, "softly", 2, 0}, {104345, "at_least", 2, 0},
    {139266, "notably", 2, 0}, {173353, "profoundly", 2, 0}, {207668, "individually", 2, 0},
    {242006, "beautifully", 2, 0}, {276279, "austerely", 2, 0}, {310720, "diagonally", 2, 0},
    {345149, "fraudulently", 2, 0}, {379125, "insipidly", 2, 0}, {414619, "optionally", 2, 0},
    {449609, "sentimentally", 2, 0}, {479275, "tomorrow", 2, 0}, {516492, "wrongfully", 2, 0},
};

} // namespace

std::span<const OffsetAnchor> princetonAnchors(char pos)
{
    switch (pos) {
    case 'n': return nouns;
    case 'v': return verbs;
    case 'a': return adjectives;
    case 'r': return adverbs;
    default: return {};
    }
}

OffsetShift::OffsetShift(std::span<const OffsetAnchor> anchors, std::span<const std::optional<std::uint32_t>> found)
{
    std::size_t seen = 0;
    std::size_t changes = 0;
    std::uint32_t previous = 0;
    for (std::size_t i = 0; i < anchors.size(); ++i) {
        if (!found[i]) {
            continue;
        }
        const std::uint32_t offset = *found[i];
        const std::int64_t shift = static_cast<std::int64_t>(offset) - static_cast<std::int64_t>(anchors[i].offset);
        if (seen == 0) {
            m_steps.push_back({0, shift});
        } else if (shift != m_steps.back().shift) {
            ++changes;
            m_steps.push_back({offset, shift});
            m_uncertain.emplace_back(previous, offset);
        }
        previous = offset;
        ++seen;
    }
    // An edited 3.0 holds nearly all anchors and steps a few times; another release moves every one by another amount.
    if (seen * 2 < anchors.size() || seen == 0) {
        m_kind = Kind::Unknown;
    } else if (changes * 3 > seen) {
        m_kind = Kind::OtherRelease;
    } else {
        m_kind = m_steps.size() == 1 && m_steps.front().shift == 0 ? Kind::Exact : Kind::Shifted;
    }
    if (m_kind != Kind::Shifted) {
        m_steps.clear();
        m_uncertain.clear();
    }
}

std::uint32_t OffsetShift::original(std::uint32_t offset) const
{
    const auto next = std::upper_bound(m_steps.begin(), m_steps.end(), offset,
                                       [](std::uint32_t value, const Step& step) { return value < step.from; });
    if (next == m_steps.begin()) {
        return offset;
    }
    const std::int64_t original = static_cast<std::int64_t>(offset) - std::prev(next)->shift;
    return original < 0 ? offset : static_cast<std::uint32_t>(original);
}

} // namespace crossgloss
