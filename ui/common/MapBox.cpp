#include "common/MapBox.h"

#include "common/SpacePicker.h"
#include "common/TextDirection.h"

#include <QSignalBlocker>

#include <algorithm>

namespace crossgloss {

MapBox::MapBox(QWidget* parent) : QComboBox(parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(10);
    fill(None);
}

void MapBox::setTexts(const QString& none, const QString& file)
{
    m_none = none;
    m_file = file;
    fill(currentData().toInt());
}

void MapBox::fill(int chosen)
{
    const QSignalBlocker blocker(this);
    clear();
    addItem(m_none, None);
    for (std::size_t i = 0; i < m_learned.size(); ++i) {
        addItem(tr("Learned on the page Align: %1 → %2")
                    .arg(isolated(displaySpace(m_learned[i].source)), isolated(displaySpace(m_learned[i].target))),
                FirstLearned + static_cast<int>(i));
        setItemData(count() - 1, itemText(count() - 1), Qt::ToolTipRole);
    }
    addItem(m_file, File);
    setCurrentIndex(qMax(0, findData(chosen)));
}

bool MapBox::isFile() const
{
    return currentData().toInt() == File;
}

std::shared_ptr<const AlignedSpaces> MapBox::alignment() const
{
    const int place = currentData().toInt() - FirstLearned;
    return place >= 0 ? m_learned[static_cast<std::size_t>(place)].alignment : nullptr;
}

void MapBox::chooseNone()
{
    setCurrentIndex(findData(None));
}

void MapBox::chooseFile()
{
    setCurrentIndex(findData(File));
}

int MapBox::placeOf(const std::shared_ptr<const AlignedSpaces>& alignment) const
{
    const auto found = std::ranges::find(m_learned, alignment, &Learned::alignment);
    return found == m_learned.end() ? -1 : static_cast<int>(found - m_learned.begin());
}

void MapBox::choose(std::shared_ptr<const AlignedSpaces> alignment, const SpaceChoice& source,
                    const SpaceChoice& target)
{
    if (placeOf(alignment) < 0) {
        m_learned.push_back({alignment, source, target});
        fill(currentData().toInt());
    }
    setCurrentIndex(findData(FirstLearned + placeOf(alignment)));
}

bool MapBox::offer(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request,
                   const SpaceChoice& source, const SpaceChoice& target)
{
    const std::shared_ptr<const AlignedSpaces> used = this->alignment();
    const bool untouched = source.empty() && target.empty() && !isFile();
    const bool asTaken = used && used == m_taken.alignment && source == m_taken.source && target == m_taken.target;
    const bool sameSpaces = used && ((source == request.source && target == request.target)
                                     || (source == request.target && target == request.source));
    // Learned anew for the very spaces it is used for: "the learned one" means the newer.
    const bool replaces = untouched || asTaken || sameSpaces;
    const int chosen = replaces || used ? static_cast<int>(FirstLearned) : currentData().toInt();
    std::vector<Learned> kept;
    if (used && !replaces) {
        kept.push_back(m_learned[static_cast<std::size_t>(placeOf(used))]);
    }
    kept.push_back({alignment, request.source, request.target});
    m_learned = std::move(kept);
    fill(chosen);
    if (untouched || asTaken) {
        m_taken = m_learned.back();
    }
    return untouched || asTaken;
}

} // namespace crossgloss
