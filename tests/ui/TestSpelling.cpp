#include "SpellingFixture.h"

#include <QDirIterator>
#include <QTest>
#include <QXmlStreamReader>

using namespace crossgloss;

/// Spelling of the manual and of the translations, in each language that the system has a hunspell dictionary of.
class TestSpelling : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void slipsAreFound();
    void manual_data();
    void manual();
    void translations_data();
    void translations();

private:
    static void check(const QString& language, const QList<QPair<QString, QString>>& texts);
};

namespace {

/// Without code, links' targets and marks of anchors.
QString proseOf(QString markdown)
{
    static const QRegularExpression blocks(QStringLiteral("```.*?```"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression code(QStringLiteral("`[^`]*`"));
    static const QRegularExpression targets(QStringLiteral("\\]\\([^)]*\\)"));
    static const QRegularExpression marks(QStringLiteral("\\{[#{][^}]*\\}+"));
    for (const QRegularExpression& part : {blocks, code, targets, marks}) {
        markdown.replace(part, QStringLiteral(" "));
    }
    return markdown;
}

/// Without mnemonics, place marks, options, paths, names of files and what has digits.
QString proseOfInterface(QString text)
{
    static const QRegularExpression mnemonic(QStringLiteral("&(?=[\\p{L}\\d])"));
    text.remove(mnemonic);
    for (const char* part : {"%L?[\\dn]", "(?<![\\p{L}\\d])--?[\\p{L}\\d-]+", "\\S*[_/\\\\=<>]\\S*", "\\*?\\.\\p{L}+",
                             "[\\p{L}\\d]*\\d[\\p{L}\\d]*"}) {
        text.replace(QRegularExpression(QLatin1String(part)), QStringLiteral(" "));
    }
    return text;
}

/// "runs", "ranks-and-scores": names proposed for files.
bool namesAFile(const QString& source)
{
    static const QRegularExpression name(QStringLiteral("^[a-z0-9.%-]+$"));
    return name.match(source).hasMatch() && source.contains(QRegularExpression(QStringLiteral("[-.]")));
}

} // namespace

void TestSpelling::check(const QString& language, const QList<QPair<QString, QString>>& texts)
{
    const Spelling spelling(language);
    if (!spelling.isThere()) {
        QSKIP(qPrintable(QStringLiteral("There is no hunspell dictionary of %1 here").arg(language)));
    }
    QStringList slips;
    for (const auto& [where, text] : texts) {
        for (const QString& word : spelling.unknown(text)) {
            slips.append(QStringLiteral("%1 (%2)").arg(word, where));
        }
    }
    slips.removeDuplicates();
    QVERIFY2(slips.isEmpty(), qPrintable(slips.join(QStringLiteral(", "))));
}

void TestSpelling::slipsAreFound()
{
    const Spelling spelling(QStringLiteral("en"));
    if (!spelling.isThere()) {
        QSKIP("There is no hunspell dictionary of en here");
    }
    QCOMPARE(spelling.unknown(QStringLiteral("The neighbours of a word, and wrods-like slpis; the researcher's own.")),
             (QStringList{QStringLiteral("wrods-like"), QStringLiteral("slpis")}));
    QCOMPARE(proseOf(QStringLiteral("See [a page](qwrt.md#xy) `zzz` {#abc}")).simplified(), QStringLiteral("See [a page"));
    QCOMPARE(proseOfInterface(QStringLiteral("&Save %1 to --out-target x_y *.tsv")).simplified(), QStringLiteral("Save to"));
}

void TestSpelling::manual_data()
{
    QTest::addColumn<QString>("language");
    const QDir help(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/resources/help"));
    for (const QString& folder : help.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (folder != QLatin1String("pictures")) {
            QTest::newRow(qPrintable(folder)) << folder;
        }
    }
}

void TestSpelling::manual()
{
    QFETCH(QString, language);
    QList<QPair<QString, QString>> texts;
    QDirIterator pages(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/resources/help/") + language, {QStringLiteral("*.md")});
    while (pages.hasNext()) {
        QFile file(pages.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        texts.append({pages.fileName(), proseOf(QString::fromUtf8(file.readAll()))});
    }
    QVERIFY(texts.size() > 15);
    check(language, texts);
}

void TestSpelling::translations_data()
{
    QTest::addColumn<QString>("language");
    const QDir folder(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/translations"));
    for (const QString& file : folder.entryList({QStringLiteral("crossgloss_*.ts")})) {
        const QString language = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
        if (language != QLatin1String("en")) { // it holds plurals alone
            QTest::newRow(qPrintable(language)) << language;
        }
    }
}

void TestSpelling::translations()
{
    QFETCH(QString, language);
    QFile file(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/translations/crossgloss_%1.ts").arg(language));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    QList<QPair<QString, QString>> texts;
    QString source;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("source")) {
            source = xml.readElementText();
        } else if (xml.isStartElement() && xml.name() == QLatin1String("translation") && !namesAFile(source)) {
            texts.append({source, proseOfInterface(xml.readElementText(QXmlStreamReader::IncludeChildElements))});
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(texts.size() > 300);
    check(language, texts);
}

QTEST_GUILESS_MAIN(TestSpelling)
#include "TestSpelling.moc"
