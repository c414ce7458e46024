#include "resources/WnLmfText.h"

#include <QTest>

using namespace crossgloss;

class TestWnLmfText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void encodesNames_data();
    void encodesNames();
    void takesLayoutOff_data();
    void takesLayoutOff();
};

void TestWnLmfText::encodesNames_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("name");
    QTest::newRow("offset") << "00001740-n" << "00001740-n";
    QTest::newRow("letters") << "maïs.été_1" << "maïs.été_1";
    QTest::newRow("blank") << "a b" << "a_x0020_b";
    QTest::newRow("colon and slash") << "pwn:a/b" << "pwn_x003A_a_x002F_b";
    QTest::newRow("underscore before x") << "a_x0020_b" << "a_x005F_x0020_b";
    QTest::newRow("underscores") << "__x_" << "__x005F_x_";
    QTest::newRow("astral") << QString::fromUtf8("\xf3\xb0\x80\x80") << "_x000F0000_";
    QTest::newRow("empty") << "" << "";
}

void TestWnLmfText::encodesNames()
{
    QFETCH(QString, id);
    QFETCH(QString, name);
    QCOMPARE(QString::fromStdString(encodeName(id.toStdString())), name);
    QCOMPARE(QString::fromStdString(decodeName(name.toStdString())), id);
}

void TestWnLmfText::takesLayoutOff_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("plain");
    QTest::newRow("nothing") << "" << "";
    QTest::newRow("blanks") << " \n\t " << "";
    QTest::newRow("indented") << "\n    one\n    two  three \n" << "one two  three";
    QTest::newRow("tab") << "one\ttwo" << "one two";
    QTest::newRow("kept") << "one  two" << "one  two";
}

void TestWnLmfText::takesLayoutOff()
{
    QFETCH(QString, text);
    QFETCH(QString, plain);
    QCOMPARE(QString::fromStdString(withoutLayout(text.toStdString())), plain);
}

QTEST_GUILESS_MAIN(TestWnLmfText)
#include "TestWnLmfText.moc"
