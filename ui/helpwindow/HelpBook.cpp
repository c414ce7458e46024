#include "helpwindow/HelpBook.h"

#include "common/FoldedText.h"

#include <QFile>
#include <QKeySequence>
#include <QRegularExpression>

#include <algorithm>

namespace crossgloss {

namespace {

QString textOf(const QString& language, const QString& key)
{
    QFile file(QStringLiteral(":/help/%1/%2.md").arg(language, key));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Places of the headings among the lines; what begins with # in a block of code is none.
QList<qsizetype> headingsOf(const QStringList& lines)
{
    static const QRegularExpression heading(QStringLiteral("^#{1,4} "));
    QList<qsizetype> places;
    bool code = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (lines.at(i).startsWith(QLatin1String("```"))) {
            code = !code;
        } else if (!code && heading.match(lines.at(i)).hasMatch()) {
            places.append(i);
        }
    }
    return places;
}

/// Keys stand in the files as `Ctrl+D`, and are read as the menus of this language and system write them.
QString withNativeKeys(const QString& markdown)
{
    static const QRegularExpression keys(QStringLiteral("`((?:(?:Ctrl|Alt|Shift)\\+)+\\S[A-Za-z0-9]*|F\\d{1,2})`"));
    QString text;
    qsizetype last = 0;
    for (auto matches = keys.globalMatch(markdown); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        const QKeySequence sequence = QKeySequence::fromString(match.captured(1), QKeySequence::PortableText);
        text += QStringView(markdown).mid(last, match.capturedStart() - last);
        text += QLatin1Char('`') + sequence.toString(QKeySequence::NativeText) + QLatin1Char('`');
        last = match.capturedEnd();
    }
    text += QStringView(markdown).mid(last);
    return text;
}

HelpPage readPage(const QString& language, const QString& key)
{
    HelpPage page;
    page.key = key;
    page.language = language;
    QString text = textOf(language, key);
    if (text.isEmpty()) {
        page.language = QStringLiteral("en");
        text = textOf(page.language, key);
    }
    static const QRegularExpression anchor(QStringLiteral("\\s*\\{#([a-z0-9-]+)\\}\\s*$"));
    QStringList lines = withNativeKeys(text).split(QLatin1Char('\n'));
    for (const qsizetype place : headingsOf(lines)) {
        QString& line = lines[place];
        const QRegularExpressionMatch named = anchor.match(line);
        page.anchors.append(named.captured(1));
        if (named.hasMatch()) {
            line.truncate(named.capturedStart());
        }
        if (page.title.isEmpty()) {
            page.title = HelpBook::plainText(line).trimmed();
        }
    }
    page.markdown = lines.join(QLatin1Char('\n'));
    return page;
}

/// Words around the place where the first of @p words stands in @p text.
QString excerptOf(const QString& text, const QStringList& words)
{
    constexpr qsizetype before = 40;
    constexpr qsizetype length = 130;
    const QString line = text.simplified();
    const QString folded = foldedForSearch(line);
    qsizetype at = -1;
    for (const QString& word : words) {
        const qsizetype found = folded.indexOf(word);
        at = at < 0 ? found : (found < 0 ? at : std::min(at, found));
    }
    // Folding may shorten the text; an excerpt is good enough when it begins near the word.
    qsizetype from = std::max<qsizetype>(0, std::min(at, line.size()) - before);
    if (from > 0) {
        from = std::max<qsizetype>(0, line.indexOf(QLatin1Char(' '), from)) + 1;
    }
    QString excerpt = line.mid(from, length);
    if (from + length < line.size()) {
        excerpt = excerpt.left(std::max<qsizetype>(1, excerpt.lastIndexOf(QLatin1Char(' ')))) + QStringLiteral(" …");
    }
    return from > 0 ? QStringLiteral("… ") + excerpt : excerpt;
}

bool holdsAll(const QString& folded, const QStringList& words)
{
    return std::ranges::all_of(words, [&folded](const QString& word) { return folded.contains(word); });
}

} // namespace

QStringList HelpBook::keys()
{
    return {QStringLiteral("index"),
            QStringLiteral("tour-learner"),
            QStringLiteral("tour-lexicographer"),
            QStringLiteral("tour-researcher"),
            QStringLiteral("window"),
            QStringLiteral("lookup"),
            QStringLiteral("compare"),
            QStringLiteral("map"),
            QStringLiteral("saved"),
            QStringLiteral("glosses"),
            QStringLiteral("align"),
            QStringLiteral("hubs"),
            QStringLiteral("train"),
            QStringLiteral("results"),
            QStringLiteral("library"),
            QStringLiteral("command-line"),
            QStringLiteral("keys"),
            QStringLiteral("files"),
            QStringLiteral("terms")};
}

QString HelpBook::startKey()
{
    return QStringLiteral("index");
}

HelpBook::HelpBook(const QString& language)
{
    for (const QString& key : keys()) {
        m_pages.append(readPage(language, key));
    }
}

const HelpPage* HelpBook::page(const QString& key) const
{
    const auto found = std::ranges::find(m_pages, key, &HelpPage::key);
    return found == m_pages.end() ? nullptr : &*found;
}

void HelpBook::fill(const QString& key, const QString& mark, const QString& markdown)
{
    const auto found = std::ranges::find(m_pages, key, &HelpPage::key);
    if (found == m_pages.end() || !found->markdown.contains(mark)) {
        return;
    }
    // The headings of what comes in have no anchors.
    const QStringList before = found->markdown.section(mark, 0, 0).split(QLatin1Char('\n'));
    const QStringList lines = markdown.split(QLatin1Char('\n'));
    const qsizetype at = headingsOf(before).size();
    for (qsizetype i = headingsOf(lines).size(); i > 0; --i) {
        found->anchors.insert(at, QString());
    }
    found->markdown.replace(mark, markdown);
}

QString HelpBook::plainText(const QString& markdown)
{
    static const QRegularExpression picture(QStringLiteral("!\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression rule(QStringLiteral("^\\|?[-:| ]+\\|?$"), QRegularExpression::MultilineOption);
    static const QRegularExpression begin(QStringLiteral("^\\s*(#{1,4} |[-*] |\\d+\\. |> )"),
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression marks(QStringLiteral("\\*\\*|`|(?<!\\\\)\\||\\\\(?=[^A-Za-z0-9\\s])"));
    QString text = markdown;
    text.replace(picture, QStringLiteral("\\1"));
    text.replace(link, QStringLiteral("\\1"));
    text.remove(rule);
    text.remove(begin);
    text.remove(marks);
    return text;
}

QList<HelpBook::Hit> HelpBook::find(const QString& words) const
{
    const QStringList wanted = foldedForSearch(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<Hit> inHeadings;
    QList<Hit> inTexts;
    if (wanted.isEmpty()) {
        return {};
    }
    for (const HelpPage& page : m_pages) {
        const QStringList lines = page.markdown.split(QLatin1Char('\n'));
        const QList<qsizetype> headings = headingsOf(lines);
        for (int i = 0; i < headings.size(); ++i) {
            const qsizetype end = headings.value(i + 1, lines.size());
            const QString plain = plainText(lines.mid(headings.at(i), end - headings.at(i)).join(QLatin1Char('\n')));
            const QString heading = plain.section(QLatin1Char('\n'), 0, 0).trimmed();
            if (!holdsAll(foldedForSearch(plain), wanted)) {
                continue;
            }
            const QString below = plain.section(QLatin1Char('\n'), 1);
            const bool named = holdsAll(foldedForSearch(heading), wanted);
            (named ? inHeadings : inTexts)
                .append({page.key, i, page.title, i == 0 ? QString() : heading, excerptOf(below, wanted)});
        }
    }
    return inHeadings + inTexts;
}

} // namespace crossgloss
