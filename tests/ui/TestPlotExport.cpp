#include "base/Error.h"
#include "common/PlotExport.h"
#include "saved/DelimitedText.h"
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
    void tablesAreReadBack();
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

void TestPlotExport::tablesAreReadBack()
{
    // By a reader as strict as the standard: all records alike, every cell as it was, comments in front alone.
    const QStringList cells = {QStringLiteral("a,b;c\td"), QStringLiteral("say \"hello\""), QStringLiteral("line\nbreak"),
                               QStringLiteral("old\rbreak"), QStringLiteral("both\r\nof them"), QStringLiteral("# no comment")};
    QStandardItemModel model(static_cast<int>(cells.size()), 2);
    model.setHorizontalHeaderLabels({QStringLiteral("Word"), QStringLiteral("Again")});
    for (int row = 0; row < cells.size(); ++row) {
        for (int column = 0; column < 2; ++column) {
            model.setItem(row, column, new QStandardItem(cells.at(row)));
        }
    }
    const PlotParameters comments = {{QStringLiteral("run"), QStringLiteral("two\nlines\rof it")}};
    for (const char separator : {',', '\t'}) {
        const QString file = m_folder.filePath(QStringLiteral("back.txt"));
        separator == ',' ? exportCsv(model, comments, file) : exportTsv(model, comments, file);
        QFile in(file);
        QVERIFY(in.open(QIODevice::ReadOnly));
        const std::string text = in.readAll().toStdString();
        std::vector<std::string> records;
        bool quoted = false;
        for (std::size_t begin = 0; begin < text.size();) {
            const std::size_t end = text.find('\n', begin);
            QVERIFY(end != std::string::npos);
            const std::string line = text.substr(begin, end - begin);
            quoted ? void(records.back() += '\n' + line) : records.push_back(line);
            quoted = std::ranges::count(records.back(), '"') % 2 == 1;
            begin = end + 1;
        }
        QVERIFY(!quoted);
        QCOMPARE(records.size(), static_cast<std::size_t>(cells.size()) + 2);
        QCOMPARE(records[0], std::string("# run: two lines of it"));
        for (int row = 0; row < cells.size(); ++row) {
            const std::string& record = records[static_cast<std::size_t>(row) + 2];
            // A line feed or a carriage return outside of quotation marks would end the record.
            QVERIFY(record.find_first_of("\r\n") == std::string::npos || record.front() == '"');
            const std::string cell = cells.at(row).toStdString();
            QCOMPARE(delimitedCells(record, separator), (std::vector<std::string>{cell, cell}));
        }
    }
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
