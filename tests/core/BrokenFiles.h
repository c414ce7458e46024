#pragma once

#include "resources/Dictionary.h"

#include <QDirIterator>
#include <QString>
#include <QTest>

/// Rows for all files of a folder of tests/data/broken, of which there are @p least at the least.
inline void addBrokenFiles(const char* folder, int least)
{
    QTest::addColumn<QString>("file");
    QDirIterator files(QStringLiteral(CROSSGLOSS_TEST_DATA "/broken/") + QLatin1String(folder), QDir::Files);
    int count = 0;
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(files.fileName())) << file;
        ++count;
    }
    QVERIFY(count >= least);
}

/// Every complaint has a line and a text.
inline void checkIssues(const crossgloss::ReadReport& report)
{
    QVERIFY(report.issues.size() <= 100);
    for (const crossgloss::ReadIssue& issue : report.issues) {
        QVERIFY(issue.line > 0);
        QVERIFY(!issue.message.empty());
    }
}
