#include "CommandLine.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

/// crossgloss-cli assign, as a user runs it.
class TestAssign : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void matchesFloatsAndDoubles_data();
    void matchesFloatsAndDoubles();
    void writesPairs();
    void failsWithOneLine_data();
    void failsWithOneLine();

private:
    QTemporaryDir m_folder;

    using Result = CommandResult;
    static Result run(const QStringList& arguments);
    QString write(const char* name, const QByteArray& content);
    template <typename Value>
    static QByteArray numpy(const char* type, const char* shape, const std::vector<Value>& values);
};

CommandResult TestAssign::run(const QStringList& arguments)
{
    return runCommand(arguments);
}

QString TestAssign::write(const char* name, const QByteArray& content)
{
    QFile file(m_folder.filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

template <typename Value>
QByteArray TestAssign::numpy(const char* type, const char* shape, const std::vector<Value>& values)
{
    QByteArray header = QByteArray("{'descr': '") + type + "', 'fortran_order': False, 'shape': " + shape + ", }";
    header = header.leftJustified(117) + '\n';
    QByteArray file("\x93NUMPY\x01\x00", 8);
    file.append(static_cast<char>(header.size())).append('\0').append(header);
    return file.append(reinterpret_cast<const char*>(values.data()), qsizetype(values.size() * sizeof(Value)));
}

void TestAssign::matchesFloatsAndDoubles_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<double>("objective");
    QTest::newRow("float32") << numpy<float>("<f4", "(2, 3)", {1, 5, 9, 2, 9, 9}) << 7.0;
    QTest::newRow("float64 that float32 holds") << numpy<double>("<f8", "(2, 3)", {1, 5, 9, 2, 9, 9}) << 7.0;
    QTest::newRow("float64") << numpy<double>("<f8", "(2, 2)", {0.1, 0.2, 0.3, 0.7}) << 0.5;
    QTest::newRow("more rows") << numpy<float>("<f4", "(3, 1)", {4, 2, 3}) << 2.0;
}

void TestAssign::matchesFloatsAndDoubles()
{
    QFETCH(QByteArray, file);
    QFETCH(double, objective);
    const Result result = run({"--json", "assign", "--costs", write("costs.npy", file)});
    QVERIFY2(result.code == 0, result.err.constData());
    const QJsonObject json = QJsonDocument::fromJson(result.out).object();
    QVERIFY(qAbs(json["objective"].toDouble() - objective) < 1e-12);
    QVERIFY(json["seconds"].isDouble());
}

void TestAssign::writesPairs()
{
    const QString out = m_folder.filePath("pairs.tsv");
    const QString costs = write("costs.npy", numpy<float>("<f4", "(2, 3)", {1, 5, 9, 2, 9, 9}));
    QCOMPARE(run({"assign", "--costs", costs, "--out", out}).code, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("0\t1\n1\t0\n"));
}

void TestAssign::failsWithOneLine_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("message");
    const float nan = std::numeric_limits<float>::quiet_NaN();
    QTest::newRow("empty") << QByteArray() << "not a NumPy file";
    QTest::newRow("text") << QByteArray("1 2\n3 4\n") << "not a NumPy file";
    QTest::newRow("cut off header") << numpy<float>("<f4", "(2, 2)", {}).left(40) << "cut off";
    QTest::newRow("cut off values") << numpy<float>("<f4", "(2, 2)", {1, 2, 3}) << "cut off";
    QTest::newRow("absurd size") << numpy<float>("<f4", "(4000000000000, 4000000000000)", {1}) << "cut off";
    QTest::newRow("integers") << numpy<qint32>("<i4", "(1, 1)", {1}) << "float32";
    QTest::newRow("a vector") << numpy<float>("<f4", "(2,)", {1, 2}) << "rows and columns";
    QTest::newRow("a cube") << numpy<float>("<f4", "(1, 1, 1)", {1}) << "rows and columns";
    QTest::newRow("not a number") << numpy<float>("<f4", "(2, 2)", {1, 2, nan, 3}) << "Row 2";
}

void TestAssign::failsWithOneLine()
{
    QFETCH(QByteArray, file);
    QFETCH(QString, message);
    const QString path = write("bad.npy", file);
    const Result result = run({"assign", "--costs", path});
    QCOMPARE(result.code, 1);
    QCOMPARE(result.err.count('\n'), 1);
    QVERIFY2(result.err.contains(message.toUtf8()) && result.err.contains(path.toUtf8()), result.err.constData());
}

QTEST_GUILESS_MAIN(TestAssign)
#include "TestAssign.moc"
