#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

/// Rejects includes that break the rule "dependencies point downward": core knows no Qt and nothing above it, a core
/// folder includes only what stands before it in the order below, ui never includes app.
class TestLayering : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coreIncludesNoQt();
    void coreFoldersPointDownward();
    void uiIncludesNoApp();

private:
    struct Include { QString file; QString target; };
    static QList<Include> includesBelow(const QString& folder);
};

QList<TestLayering::Include> TestLayering::includesBelow(const QString& folder)
{
    QList<Include> found;
    const QRegularExpression pattern(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                     QRegularExpression::MultilineOption);
    QDirIterator files(folder, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly)) {
            QRegularExpressionMatchIterator matches = pattern.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                found.append({file.fileName(), matches.next().captured(1)});
            }
        }
    }
    return found;
}

void TestLayering::coreIncludesNoQt()
{
    const QList<Include> includes = includesBelow(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/core"));
    QVERIFY(includes.size() > 20);
    static const QRegularExpression qt(QStringLiteral("^(Q[A-Z]|Qt|q[a-z]+\\.h$)"));
    for (const Include& include : includes) {
        QVERIFY2(!qt.match(include.target).hasMatch(), qPrintable(include.file + " includes " + include.target));
    }
}

void TestLayering::coreFoldersPointDownward()
{
    const QStringList order = {"base", "numeric", "text", "resources", "corpus", "space", "projection", "matching", "alignment",
                               "training", "wordvectors", "encoder", "paraphrase", "pack", "meanings", "gloss", "composition", "store", "datasets", "lookup", "saved", "evaluation", "linking", "jobs"};
    const QString root = QStringLiteral(CROSSGLOSS_SOURCE_DIR "/core/");
    for (const Include& include : includesBelow(root)) {
        const QString from = include.file.mid(root.size()).section('/', 0, 0);
        const QString to = include.target.section('/', 0, 0);
        QVERIFY2(order.contains(from), qPrintable(include.file + ": folder not in the order of this test"));
        if (order.contains(to)) {
            QVERIFY2(order.indexOf(to) <= order.indexOf(from),
                     qPrintable(include.file + " includes " + include.target + ", which stands above it"));
        }
    }
}

void TestLayering::uiIncludesNoApp()
{
    static const QRegularExpression app(QStringLiteral("^(app/|Session\\.h|Commands\\.h)"));
    for (const Include& include : includesBelow(QStringLiteral(CROSSGLOSS_SOURCE_DIR "/ui"))) {
        QVERIFY2(!app.match(include.target).hasMatch(), qPrintable(include.file + " includes " + include.target));
    }
}

QTEST_GUILESS_MAIN(TestLayering)
#include "TestLayering.moc"
