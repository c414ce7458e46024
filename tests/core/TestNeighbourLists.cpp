#include "base/Error.h"
#include "evaluation/NeighbourLists.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

class TestNeighbourLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsLists();
    void takesTargetsAsGiven();
    void tellsTheFaultyLine_data();
    void tellsTheFaultyLine();
    void refusesEmptyFiles();

private:
    std::filesystem::path write(const QByteArray& content);
    QTemporaryDir m_folder;
};

std::filesystem::path TestNeighbourLists::write(const QByteArray& content)
{
    QFile file(m_folder.filePath("lists.tsv"));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) {
        return {};
    }
    return file.fileName().toStdString();
}

void TestNeighbourLists::readsLists()
{
    NullProgress progress;
    const auto path = write("one\tzwei\tdrei\tvier\r\n\ntwo words\tzwei\tein Wort\n");
    const NeighbourLists lists = readNeighbourLists(path, 2, {}, progress);
    QCOMPARE(lists.queries, (std::vector<std::string>{"one", "two words"}));
    // Neighbours as they come, then queries; what lies beyond the second neighbour does not count.
    QCOMPARE(lists.targets, (std::vector<std::string>{"zwei", "drei", "ein Wort", "one", "two words"}));
    QCOMPARE(lists.neighbours.queries, std::size_t{2});
    QCOMPARE(lists.neighbours.k, std::size_t{2});
    QCOMPARE(lists.neighbours.indices, (std::vector<std::uint32_t>{0, 1, 0, 2}));
    QCOMPARE(lists.neighbours.scores.size(), std::size_t{4});
}

void TestNeighbourLists::takesTargetsAsGiven()
{
    NullProgress progress;
    const NeighbourLists lists = readNeighbourLists(write("a\ty\nb\tx"), 1, {"x", "y", "z"}, progress);
    QCOMPARE(lists.targets, (std::vector<std::string>{"x", "y", "z"}));
    QCOMPARE(lists.neighbours.indices, (std::vector<std::uint32_t>{1, 0}));
}

void TestNeighbourLists::tellsTheFaultyLine_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("too few") << QByteArray("b\tx");
    QTest::newRow("none") << QByteArray("b");
    QTest::newRow("twice") << QByteArray("b\tx\tx");
    QTest::newRow("stranger") << QByteArray("b\tx\tw");
    QTest::newRow("not UTF-8") << QByteArray("b\tx\t\xff");
}

void TestNeighbourLists::tellsTheFaultyLine()
{
    QFETCH(QByteArray, line);
    NullProgress progress;
    try {
        readNeighbourLists(write("a\tx\ty\n\n" + line + "\n"), 2, {"x", "y"}, progress);
        QFAIL("read");
    } catch (const Error& error) {
        QCOMPARE(error.line(), std::size_t{3});
    }
}

void TestNeighbourLists::refusesEmptyFiles()
{
    NullProgress progress;
    QVERIFY_EXCEPTION_THROWN(readNeighbourLists(write("\n\n"), 1, {}, progress), Error);
    QVERIFY_EXCEPTION_THROWN(readNeighbourLists("/nowhere/lists.tsv", 1, {}, progress), Error);
}

QTEST_GUILESS_MAIN(TestNeighbourLists)
#include "TestNeighbourLists.moc"
