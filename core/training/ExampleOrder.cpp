#include "training/ExampleOrder.h"

#include "base/Random.h"

#include <numeric>

namespace crossgloss {

std::vector<std::uint32_t> exampleOrder(std::size_t count, std::uint64_t seed, int epoch)
{
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    Random random(seed * 0x9e3779b97f4a7c15ULL + static_cast<std::uint64_t>(epoch) + 1);
    shuffle(order, random);
    return order;
}

} // namespace crossgloss
