#pragma once

#include "base/Error.h"
#include "jobs/LayoutService.h"

namespace crossgloss {

/// What the Map page asks for; not made yet.
class LayoutBackend final : public LayoutService {
public:
    std::vector<std::pair<std::string, std::size_t>> packLanguages() override { fail(); }
    std::shared_ptr<const Layout> make(const LayoutRequest&, LayoutWatch&, Progress&) override { fail(); }
    std::vector<Placed> place(const Layout&, const std::vector<std::string>&, Progress&) override { fail(); }
    Clusters clusters(const Layout&, const ClusterOptions&, Progress&) override { fail(); }
    std::vector<LayoutHubs> hubs(const Layout&, const LayoutHubsRequest&, Progress&) override { fail(); }
    void exportCsv(const Layout&, const std::filesystem::path&, Progress&) override { fail(); }
    std::vector<KeptLayout> kept() override { fail(); }
    void keep(const Layout&, const std::string&, bool) override { fail(); }
    std::shared_ptr<const Layout> open(const std::string&, Progress&) override { fail(); }
    void remove(const std::string&) override { fail(); }

private:
    [[noreturn]] static void fail() { throw Error(CROSSGLOSS_TEXT("Layouts cannot be made yet")); }
};

} // namespace crossgloss
