#pragma once

#include <QTest>

/// The tests of a folder are one program, which runs the class that is named first: `UiTests TestDeskView [function …]`.
/// This header is precompiled into each of its files; there QTEST_MAIN and QTEST_GUILESS_MAIN put a class into the
/// program instead of making one of it.
namespace crossgloss {

struct TestEntry {
    const char* name;
    bool hasWindows;
    int (*run)(int argc, char* argv[]);

    TestEntry(const char* className, bool windows, int (*function)(int, char*[]));
};

template <typename Class>
int runTestClass(int argc, char* argv[])
{
    Class tests;
    return QTest::qExec(&tests, argc, argv);
}

} // namespace crossgloss

#undef QTEST_MAIN
#undef QTEST_GUILESS_MAIN
#define QTEST_MAIN(Class) static const crossgloss::TestEntry testEntry(#Class, true, crossgloss::runTestClass<Class>);
#define QTEST_GUILESS_MAIN(Class) \
    static const crossgloss::TestEntry testEntry(#Class, false, crossgloss::runTestClass<Class>);
