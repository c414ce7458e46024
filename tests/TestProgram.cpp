#include "TestProgram.h"

#include <QCoreApplication>
#ifdef QT_WIDGETS_LIB
#include "common/PlainText.h"

#include <QApplication>
#endif

#include <cstdio>
#include <cstring>
#include <vector>

namespace crossgloss {

namespace {

std::vector<TestEntry>& entries()
{
    static std::vector<TestEntry> all;
    return all;
}

int run(const TestEntry& entry, int argc, char* argv[])
{
#ifdef QT_WIDGETS_LIB
    if (entry.hasWindows) {
        QApplication application(argc, argv);
        crossgloss::showTextAsWritten(application);
        QApplication::setAttribute(Qt::AA_Use96Dpi, true);
        return entry.run(argc, argv);
    }
#endif
    QCoreApplication application(argc, argv);
    return entry.run(argc, argv);
}

} // namespace

TestEntry::TestEntry(const char* className, bool windows, int (*function)(int, char*[]))
    : name(className), hasWindows(windows), run(function)
{
    entries().push_back(*this);
}

} // namespace crossgloss

/// The class's name takes the place of the program's, as if it were a program of its own: settings and temporary files
/// are named after it, so that classes may run side by side.
int main(int argc, char* argv[])
{
    for (const crossgloss::TestEntry& entry : crossgloss::entries()) {
        if (argc > 1 && std::strcmp(argv[1], entry.name) == 0) {
            return crossgloss::run(entry, argc - 1, argv + 1);
        }
    }
    std::fprintf(stderr, "usage: %s CLASS [QTest's arguments], of:\n", argv[0]);
    for (const crossgloss::TestEntry& entry : crossgloss::entries()) {
        std::fprintf(stderr, "  %s\n", entry.name);
    }
    return 2;
}
