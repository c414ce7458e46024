#include "base/Error.h"
#include "common/PlotExport.h"
#include "common/SpacePicker.h"
#include "common/Theme.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QStandardItemModel>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <memory>

using namespace crossgloss;

/// What plots and tables become as files, and the names that vectors go by.
class TestPlotExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void csvKeepsExactNumbersAndQuotes();
    void pictureAndDrawingTellTheirParameters();
    void failuresNameTheFile();
    void vectorsGoByShortNames();

private:
    QString read(const QString& file)
    {
        QFile in(file);
        return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
    }

    std::unique_ptr<Theme> m_theme;
    QTemporaryDir m_folder;
    const PlotParameters m_parameters = {{QStringLiteral("method"), QStringLiteral("CSLS & co")},
                                         {QStringLiteral("seed"), QStringLiteral("1")}};
};

void TestPlotExport::csvKeepsExactNumbersAndQuotes()
{
    QStandardItemModel model(2, 2);
    model.setHorizontalHeaderLabels({QStringLiteral("Word"), QStringLiteral("P@1, in all")});
    model.setItem(0, 0, new QStandardItem(QStringLiteral("\"eau\", water")));
    model.setItem(1, 0, new QStandardItem(QStringLiteral("été")));
    for (int row = 0; row < 2; ++row) {
        auto* number = new QStandardItem(QStringLiteral("0,27"));
        number->setData(row == 0 ? 0.26712345 : 1234567.0, plotValueRole);
        model.setItem(row, 1, number);
    }
    const QString file = m_folder.filePath(QStringLiteral("table.csv"));
    exportCsv(model, m_parameters, file);
    QCOMPARE(read(file),
             QStringLiteral("# method: CSLS & co\n# seed: 1\nWord,\"P@1, in all\"\n\"\"\"eau\"\", water\",0.26712345\n"
                            "été,1234567\n"));
}

void TestPlotExport::pictureAndDrawingTellTheirParameters()
{
    QRectF painted;
    const PlotPainter paint = [&painted](QPainter& painter, const QRectF& area) {
        painted = area;
        painter.fillRect(area, Qt::red);
    };
    const QString png = m_folder.filePath(QStringLiteral("plot.png"));
    exportPng(paint, {200, 100}, m_parameters, png);
    QCOMPARE(painted.size(), QSizeF(200, 100));
    const QImage image(png);
    QVERIFY(image.width() >= 2 * 200 && image.height() > 2 * 100);
    QCOMPARE(image.text(QStringLiteral("Description")), QStringLiteral("method: CSLS & co; seed: 1"));
    QCOMPARE(image.pixelColor(image.width() / 2, 100), QColor(Qt::red));
    QVERIFY(image.pixelColor(2, 2) != QColor(Qt::red));
    const QString svg = m_folder.filePath(QStringLiteral("plot.svg"));
    exportSvg(paint, {200, 100}, m_parameters, svg);
    const QString text = read(svg);
    QXmlStreamReader xml(text);
    while (!xml.atEnd()) {
        xml.readNext();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(text.contains(QStringLiteral("seed: 1")));
}

void TestPlotExport::failuresNameTheFile()
{
    QStandardItemModel model;
    try {
        exportCsv(model, {}, QStringLiteral("/nowhere/at/all.csv"));
        QFAIL("written");
    } catch (const Error& error) {
        QCOMPARE(error.file(), std::string("/nowhere/at/all.csv"));
    }
    QVERIFY_EXCEPTION_THROWN(exportPng([](QPainter&, const QRectF&) {}, {10, 10}, {}, QStringLiteral("/nowhere/x.png")),
                             Error);
    QVERIFY_EXCEPTION_THROWN(exportSvg([](QPainter&, const QRectF&) {}, {10, 10}, {}, QStringLiteral("/nowhere/x.svg")),
                             Error);
}

void TestPlotExport::vectorsGoByShortNames()
{
    QCOMPARE(displayVectors(QStringLiteral("novels.fr.100d.vec.xz")), QStringLiteral("novels.fr.100d"));
    QCOMPARE(displayVectors(QStringLiteral("cc.fr.300.bin")), QStringLiteral("cc.fr.300"));
    QCOMPARE(displayVectors(QStringLiteral("plain")), QStringLiteral("plain"));
    QCOMPARE(distinctNames(QStringLiteral("novels.en.100d"), QStringLiteral("novels.fr.100d")),
             qMakePair(QStringLiteral("en"), QStringLiteral("fr")));
    QCOMPARE(distinctNames(QStringLiteral("wiki"), QStringLiteral("wiki")),
             qMakePair(QStringLiteral("wiki"), QStringLiteral("wiki")));
    QCOMPARE(distinctNames(QStringLiteral("a.en"), QStringLiteral("a")),
             qMakePair(QStringLiteral("a.en"), QStringLiteral("a")));
    QVERIFY(looksLikeVectors(QStringLiteral("a.vec")) && looksLikeVectors(QStringLiteral("a.BIN.gz")));
    QVERIFY(!looksLikeVectors(QStringLiteral("pairs.txt")) && !looksLikeVectors(QStringLiteral("pairs.txt.xz")));
    for (const SpaceChoice& choice : {SpaceChoice{}, SpaceChoice{"novels.fr", {}}, SpaceChoice{{}, "/data/é:x.vec"}}) {
        QVERIFY(spaceFromText(toText(choice)) == choice);
    }
}

QTEST_MAIN(TestPlotExport)
#include "TestPlotExport.moc"
