#include "WindowFixture.h"
#include "common/BarPlot.h"
#include "common/FileLink.h"
#include "common/PlainText.h"
#include "common/SealedBrowser.h"
#include "frame/AboutDialog.h"
#include "frame/PageCatalogue.h"
#include "glossespage/DeskView.h"
#include "glossespage/GlossesPage.h"
#include "jobs/JobRunner.h"
#include "librarypage/LibraryPage.h"
#include "lookuppage/DetailsPanel.h"
#include "lookuppage/LookupPage.h"
#include "mappage/MapPage.h"
#include "resultspage/ResultsPage.h"
#include "savedpage/SavedPage.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimer>
#include <QToolTip>

using namespace crossgloss;

namespace {

/// Were it markup, a picture would be asked for, and & would mark a key.
const QString hostile = QStringLiteral("<img src=\"bait:picture\">R&D<b>x</b><a href=\"bait:link\">y</a>");
const std::string hostileText = hostile.toStdString();

int asked = 0; ///< resources that documents have asked for

QLabel* shownToolTip()
{
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->inherits("QTipLabel") && widget->isVisible()) {
            return qobject_cast<QLabel*>(widget);
        }
    }
    return nullptr;
}

/// Pictures of the document, and links that are not of ours.
QStringList foreignParts(const QTextDocument& document)
{
    QStringList found;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextCharFormat format = part.fragment().charFormat();
            if (format.isImageFormat() || format.anchorHref().startsWith(QLatin1String("bait:"))) {
                found.append(part.fragment().text() + format.anchorHref());
            }
        }
    }
    return found;
}

/// Whether a single & of the hostile text is left in a text where it would mark a key.
bool marksKey(const QString& text)
{
    return text.contains(QLatin1String("R&D"));
}

} // namespace

/// Words, glosses, names, notes, tags and paths of others are shown as they are written, wherever they are shown.
class TestOutsideText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { asked = 0; }
    void cleanupTestCase();

    void toolTipsBreakTheirLines();
    void toolTipsEnd();
    void toolTipsAreNoMarkup();
    void questionsAreNoMarkup();
    void labelsAreNoMarkupUnlessTheyAskForIt();
    void browsersReadNoFiles();
    void chartsShowWhatIsWritten();
    void linksToFilesStayInTheirAttribute_data();
    void linksToFilesStayInTheirAttribute();
    void cardOfThePackIsNoMarkup();
    void languagesInDetailsAreNoMarkup();
    void pagesShowWhatIsWritten_data();
    void pagesShowWhatIsWritten();

private:
    static void plant(FakeBackend& backend);
    static void open(MainWindow& window, PageId id, std::int64_t linking);
    static void goThrough(QAbstractItemView& view);
    static void checkAll(QWidget& top);

    std::unique_ptr<Theme> m_theme;
};

void TestOutsideText::initTestCase()
{
    m_theme = std::make_unique<Theme>();
    QTextDocument::setDefaultResourceProvider([](const QUrl&) {
        ++asked;
        return QVariant();
    });
    // What would be noticed.
    QLabel label(hostile);
    label.setTextFormat(Qt::RichText);
    label.grab();
    QVERIFY(asked > 0);
}

void TestOutsideText::cleanupTestCase()
{
    QTextDocument::setDefaultResourceProvider({});
    FakeLayout::stem = "word";
}

void TestOutsideText::toolTipsBreakTheirLines()
{
    QCOMPARE(toolTipText({}), QString());
    QCOMPARE(toolTipText(QStringLiteral("one\ntwo\n\nthree")), QStringLiteral("one\ntwo\n\nthree"));
    const QString words = QStringLiteral("a word and another one ").repeated(20).trimmed();
    const QStringList lines = toolTipText(words).split(QLatin1Char('\n'));
    QVERIFY(lines.size() > 3);
    for (const QString& line : lines) {
        QVERIFY(line.size() <= 90 && !line.isEmpty());
    }
    QCOMPARE(lines.join(QLatin1Char(' ')), words);
    // Where there is no blank, and between the two halves of a character, too.
    const QString script = QStringLiteral("𐐀").repeated(300);
    const QStringList parts = toolTipText(script).split(QLatin1Char('\n'));
    QCOMPARE(parts.join(QString()), script);
    for (const QString& part : parts) {
        QVERIFY(part.size() <= 91 && part.isValidUtf16());
    }
}

void TestOutsideText::toolTipsEnd()
{
    const QString text = toolTipText(QStringLiteral("word ").repeated(100000));
    QVERIFY(text.count(QLatin1Char('\n')) <= 25 && text.endsWith(QChar(u'…')));
}

void TestOutsideText::toolTipsAreNoMarkup()
{
    QWidget owner;
    owner.resize(200, 100);
    owner.show();
    // As item views and widgets of Qt show what they are given.
    for (const QString& text : {hostile, QStringLiteral("<html>") + hostile, QStringLiteral("<p>plain</p>")}) {
        QToolTip::showText(owner.mapToGlobal(QPoint(5, 5)), text, &owner);
        QLabel* tip = shownToolTip();
        QVERIFY(tip);
        QCOMPARE(tip->textFormat(), Qt::PlainText);
        QCOMPARE(tip->text(), text);
        tip->grab();
    }
    QToolTip::hideText();
    QCOMPARE(asked, 0);
}

void TestOutsideText::questionsAreNoMarkup()
{
    bool seen = false;
    bool told = false;
    bool plain = true;
    // Whatever it finds, it must close the box that waits for an answer.
    QTimer::singleShot(0, this, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box) {
            return;
        }
        seen = true;
        for (const QLabel* label : box->findChildren<QLabel*>()) {
            plain = plain && (label->text().isEmpty() || label->textFormat() == Qt::PlainText);
            told = told || label->text().contains(hostile);
        }
        box->grab();
        box->reject();
    });
    DialogPrompts prompts;
    QVERIFY(!prompts.confirm(nullptr, QStringLiteral("Remove"), hostile, QStringLiteral("Remove")));
    QVERIFY(seen && told && plain);
    QCOMPARE(asked, 0);
}

void TestOutsideText::labelsAreNoMarkupUnlessTheyAskForIt()
{
    QLabel plain(hostile);
    plain.grab();
    QCOMPARE(plain.textFormat(), Qt::PlainText);
    QCOMPARE(asked, 0);
    QLabel rich;
    rich.setTextFormat(Qt::RichText);
    rich.setText(QStringLiteral("<b>bold</b>"));
    rich.grab();
    QCOMPARE(rich.textFormat(), Qt::RichText);
}

void TestOutsideText::browsersReadNoFiles()
{
    // A picture on the disk, which Qt would read even where loadResource() gives it nothing.
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("picture.png"));
    QImage picture(40, 40, QImage::Format_RGB32);
    picture.fill(Qt::red);
    QVERIFY(picture.save(file));
    SealedBrowser browser;
    browser.resize(120, 120);
    for (const QString& name : {file, QUrl::fromLocalFile(file).toString(), QStringLiteral("bait:picture")}) {
        browser.setHtml(QStringLiteral("<p><img src=\"%1\" width=\"40\" height=\"40\"></p>").arg(name));
        const QImage shown = browser.grab().toImage();
        for (int y = 0; y < shown.height(); ++y) {
            for (int x = 0; x < shown.width(); ++x) {
                const QColor colour = shown.pixelColor(x, y);
                QVERIFY(!(colour.red() > 200 && colour.green() < 60));
            }
        }
    }
    QCOMPARE(asked, 0);
    QVERIFY(!browser.openLinks() && !browser.openExternalLinks());
}

void TestOutsideText::chartsShowWhatIsWritten()
{
    for (const Qt::Orientation orientation : {Qt::Vertical, Qt::Horizontal}) {
        BarPlot plot(nullptr, orientation);
        plot.setBars({hostile, QStringLiteral("plain")}, {{hostile, {0.5, 0.25}}, {QStringLiteral("<b>"), {0.1, 0.9}}});
        plot.setAxisTitle(hostile);
        plot.resize(600, 400);
        plot.show();
        plot.grab();
    }
    QCOMPARE(asked, 0);
}

void TestOutsideText::linksToFilesStayInTheirAttribute_data()
{
    QTest::addColumn<QString>("file");
    QTest::newRow("markup") << QStringLiteral("/home/a\"b'<img src='bait:picture'>&.tsv");
    QTest::newRow("entities") << QStringLiteral("/home/a&quot;&lt;b&amp;c&#65;.tsv");
}

void TestOutsideText::linksToFilesStayInTheirAttribute()
{
    QFETCH(QString, file);
    QTextDocument document;
    document.setHtml(issuesAsHtml({{file.toStdString(), 7, hostileText}}));
    QCOMPARE(foreignParts(document), QStringList());
    QVERIFY(document.toPlainText().contains(hostile));
    QString link;
    for (auto part = document.begin().begin(); !part.atEnd(); ++part) {
        const QString href = part.fragment().charFormat().anchorHref();
        link = href.isEmpty() ? link : href;
    }
    QCOMPARE(FileLink::fromUrl(QUrl(link)).file, file);
    QCOMPARE(FileLink::fromUrl(QUrl(link)).line, quint64{7});
}

void TestOutsideText::cardOfThePackIsNoMarkup()
{
    AboutDialog dialog(nullptr);
    QJsonObject card{{hostile, hostile}, {QStringLiteral("list"), QJsonArray{hostile}}};
    dialog.setPackCard(QString::fromUtf8(QJsonDocument(card).toJson()));
    dialog.show();
    for (QTabWidget* tabs : dialog.findChildren<QTabWidget*>()) {
        tabs->setCurrentIndex(1);
    }
    dialog.grab();
    checkAll(dialog);
}

void TestOutsideText::languagesInDetailsAreNoMarkup()
{
    DetailsPanel panel;
    LookupRow row;
    row.word = "cat";
    row.language = "en";
    panel.setWord(row, {});
    WordDetails details;
    const QString language = QStringLiteral("\"><img src='bait:picture'>");
    details.translations = {{hostileText, language.toStdString(), 0.9, PartOfSpeech::Noun, {}, {}, 0}};
    panel.setDetails(QStringLiteral("cat"), QStringLiteral("en"), details);
    panel.resize(400, 600);
    panel.show();
    panel.grab();
    QCOMPARE(asked, 0);
    // The link leads to the word, in the language that it names.
    QString link;
    for (const QLabel* label : panel.findChildren<QLabel*>()) {
        QTextDocument document;
        document.setHtml(label->textFormat() == Qt::RichText ? label->text() : QString());
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto part = block.begin(); !part.atEnd(); ++part) {
                const QString href = part.fragment().charFormat().anchorHref();
                link = href.startsWith(QLatin1String("word:")) ? href : link;
            }
        }
    }
    QString word;
    QString wordLanguage;
    connect(&panel, &DetailsPanel::wordRequested, this, [&](const QString& asks, const QString& in) {
        word = asks;
        wordLanguage = in;
    });
    for (QLabel* label : panel.findChildren<QLabel*>()) {
        if (word.isEmpty() && label->text().contains(QLatin1String("word:"))) {
            Q_EMIT label->linkActivated(link);
        }
    }
    QCOMPARE(word, hostile);
    QCOMPARE(wordLanguage, language);
}

/// Everything that others could have named or written.
void TestOutsideText::plant(FakeBackend& backend)
{
    Resource resource;
    resource.name = hostileText;
    resource.title = hostileText;
    resource.licence = hostileText;
    resource.path = "/home/" + hostileText;
    resource.checksum = hostileText;
    resource.importedAt = "2026-11-20T10:00:00Z";
    resource.entries = 7;
    resource.dimension = 3;
    resource.skipped = 3;
    resource.issues = {{"/home/" + hostileText, 3, hostileText}};
    resource.leftOut = {{hostileText, 2, false}, {hostileText, 1, true}};
    std::int64_t id = 100;
    for (const ResourceKind kind : {ResourceKind::Dictionary, ResourceKind::Wordnet, ResourceKind::Embeddings,
                                    ResourceKind::Lexicon, ResourceKind::Parallel}) {
        for (const char* language : {"fr", "en"}) {
            resource.id = id++;
            resource.kind = kind;
            resource.language = language;
            resource.name = hostileText + std::to_string(resource.id);
            backend.plant(resource);
        }
    }
    backend.dictionaryUse.change([](DictionaryUses& uses) {
        uses.push_back({hostileText + "100", true, std::nullopt, hostileText});
    });
    for (const char* language : {"fr", "de", "es"}) {
        backend.engine->plant(language, {{hostileText, 0.9, PartOfSpeech::Noun, hostileText, hostileText},
                                         {"chat", 0.8, PartOfSpeech::Noun, hostileText, hostileText}});
    }
    WordDetails details;
    details.pronunciations = {hostileText};
    details.plural = hostileText;
    DictionaryEntry entry;
    entry.headword = hostileText;
    details.entries = {{hostileText, "en", entry}};
    details.sentences = {{hostileText, hostileText, "de", hostileText}};
    details.glosses = {{hostileText, "fr", hostileText, PartOfSpeech::Noun}};
    details.neighbours = {{hostileText, "fr", 0.8, PartOfSpeech::Noun, {}, {}, 0}};
    details.translations = {{hostileText, "\"><img src='bait:picture'>", 0.9, PartOfSpeech::Noun, {}, {}, 0}};
    backend.engine->plantDetails(hostileText, details);
    SavedWord word;
    word.word = hostileText;
    word.language = "fr";
    word.meaning = hostileText;
    word.meaningLanguage = "en";
    word.query = hostileText;
    word.queryLanguage = "en";
    word.note = hostileText;
    word.tags = {"<img/src=bait:picture>R&D"};
    word.lists = {hostileText};
    word.source = hostileText;
    backend.savedWords.add(word);
    const QByteArray parameters =
        QJsonDocument(
            QJsonObject{
                {"source", hostile}, {"target", hostile}, {"metric", hostile}, {"data", hostile}, {"name", hostile}})
            .toJson(QJsonDocument::Compact);
    const QByteArray result =
        QJsonDocument(QJsonObject{{"error", hostile}, {"note", hostile}}).toJson(QJsonDocument::Compact);
    for (const char* kind : {"align", "translate", "train", "hubness", "linking"}) {
        backend.runResults.plant(kind, "done", parameters.constData(), result.constData());
        backend.runResults.plant(kind, "failed", parameters.constData(), result.constData());
    }
    backend.sentenceListUse.kept.push_back({hostileText, "/home/" + hostileText, {"en"}, 3, hostileText, 16});
    FakeLayout::stem = hostileText;
}

void TestOutsideText::pagesShowWhatIsWritten_data()
{
    QTest::addColumn<QString>("key");
    for (const PageEntry& page : pageCatalogue()) {
        QTest::newRow(page.key) << QString::fromLatin1(page.key);
    }
}

/// Chooses rows, which fills the panels beside them, and shows the tool tips of its cells.
void TestOutsideText::goThrough(QAbstractItemView& view)
{
    const QAbstractItemModel* model = view.model();
    const auto hover = [&view](const QVariant& text) {
        if (!text.toString().isEmpty()) {
            QToolTip::showText(view.mapToGlobal(QPoint(2, 2)), text.toString(), &view);
            const QLabel* tip = shownToolTip();
            QVERIFY(!tip || tip->textFormat() == Qt::PlainText);
            QToolTip::hideText();
        }
    };
    for (int row = 0; model && row < qMin(4, model->rowCount(view.rootIndex())); ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex index = model->index(row, column, view.rootIndex());
            hover(index.data(Qt::ToolTipRole));
            hover(model->headerData(column, Qt::Horizontal, Qt::ToolTipRole));
        }
        view.setCurrentIndex(model->index(row, 0, view.rootIndex()));
        QCoreApplication::processEvents();
    }
}

void TestOutsideText::checkAll(QWidget& top)
{
    for (const QLabel* label : top.findChildren<QLabel*>()) {
        label->ensurePolished(); // as what is hidden will be before it is seen
        const bool ours = label->textFormat() == Qt::RichText;
        QVERIFY2(ours || label->textFormat() == Qt::PlainText, qPrintable(label->text()));
    }
    for (const QTextDocument* document : top.findChildren<QTextDocument*>()) {
        QCOMPARE(foreignParts(*document), QStringList());
    }
    for (const QAction* action : top.findChildren<QAction*>()) {
        QVERIFY2(!marksKey(action->text()), qPrintable(action->text()));
    }
    for (const QAbstractButton* button : top.findChildren<QAbstractButton*>()) {
        QVERIFY2(!marksKey(button->text()), qPrintable(button->text()));
    }
    for (const QTabWidget* tabs : top.findChildren<QTabWidget*>()) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            QVERIFY2(!marksKey(tabs->tabText(tab)), qPrintable(tabs->tabText(tab)));
        }
    }
    for (QWidget* widget : top.findChildren<QWidget*>()) {
        if (widget->isVisible() && Qt::mightBeRichText(widget->toolTip())) {
            QToolTip::showText(widget->mapToGlobal(QPoint(1, 1)), widget->toolTip(), widget);
            QVERIFY(!shownToolTip() || shownToolTip()->textFormat() == Qt::PlainText);
            QToolTip::hideText();
        }
    }
    QCOMPARE(asked, 0);
}

void TestOutsideText::open(MainWindow& window, PageId id, std::int64_t linking)
{
    window.showPage(id);
    QTRY_COMPARE(window.jobs().activeCount(), 0);
    if (id == PageId::Lookup) {
        window.lookupPage().lookUp(hostile);
        QTRY_VERIFY(window.lookupPage().hasAnswer());
        QVERIFY(window.lookupPage().openFirst());
    } else if (id == PageId::Glosses) {
        window.glossesPage().open(linking);
        QTRY_VERIFY(window.glossesPage().desk().isOpen() && !window.glossesPage().isBusy());
    }
    QTRY_COMPARE(window.jobs().activeCount(), 0);
}

void TestOutsideText::pagesShowWhatIsWritten()
{
    QFETCH(QString, key);
    WindowFixture fixture;
    fixture.window.reset();
    plant(*fixture.backend);
    Linking written = writtenLinking();
    written.name = hostileText;
    written.source.name = hostileText;
    written.source.licence = hostileText;
    for (LinkingSide* side : {&written.source, &written.target}) {
        for (LinkingGloss& gloss : side->glosses) {
            gloss.text = hostileText + gloss.text;
            gloss.lemmas.insert(gloss.lemmas.begin(), hostileText);
        }
    }
    const std::int64_t linking = fixture.backend->glosses.plant(written);
    fixture.settings.preferences().setValue(QStringLiteral("reviewer"), hostile);
    fixture.settings.session().setValue(QStringLiteral("filter/dictionaries"), hostile); // a group that is chosen
    fixture.reopen();
    MainWindow& window = *fixture.window;
    asked = 0;
    open(window, pageOfKey(key), linking);
    if (QTest::currentTestFailed()) {
        return;
    }
    const QString folder = qEnvironmentVariable("CROSSGLOSS_TEST_PICTURES");
    const auto look = [&](const QString& name) {
        const QPixmap picture = window.grab();
        if (!folder.isEmpty()) {
            picture.save(QStringLiteral("%1/%2-%3.png").arg(folder, key, name));
        }
    };
    look(QStringLiteral("open"));
    for (QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        if (view->isVisible() && !qobject_cast<QHeaderView*>(view)) {
            goThrough(*view);
        }
    }
    QTRY_COMPARE(window.jobs().activeCount(), 0);
    look(QStringLiteral("chosen"));
    int number = 0;
    for (QTabWidget* tabs : window.findChildren<QTabWidget*>()) {
        for (int tab = 0; tabs->isVisible() && tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            QTRY_COMPARE(window.jobs().activeCount(), 0);
            look(QStringLiteral("tab%1").arg(number++));
        }
    }
    for (QMenu* menu : window.findChildren<QMenu*>()) {
        Q_EMIT menu->aboutToShow();
    }
    checkAll(window);
}

QTEST_MAIN(TestOutsideText)
#include "TestOutsideText.moc"
