#include "lookuppage/DetailsPanel.h"

#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "common/WordTexts.h"
#include "lookup/WordGrammar.h"
#include "lookuppage/AttentionView.h"
#include "lookuppage/ResultModel.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QUrl>
#include <QVBoxLayout>

namespace crossgloss {

DetailsPanel::DetailsPanel(QWidget* parent)
    : Retranslated(parent)
    , m_title(new QLabel(this))
    , m_subtitle(styledLabel("muted", this))
    , m_forms(styledLabel("muted", this))
    , m_close(new QToolButton(this))
    , m_save(new QPushButton(this))
    , m_copy(new QPushButton(this))
    , m_entry(new QPushButton(this))
    , m_lookup(new QPushButton(this))
    , m_failure(new InlineMessage(this))
    , m_attentionHeading(styledLabel("section", this))
    , m_attention(new AttentionView(this))
    , m_none(styledLabel("muted", this))
{
    setProperty("role", "card");
    followFont(m_title, 1.7, true);
    for (QLabel* label : {m_title, m_subtitle, m_forms, m_none}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_title->setTextFormat(Qt::RichText);
    m_forms->setObjectName(QStringLiteral("forms"));
    m_entry->setObjectName(QStringLiteral("fullEntry"));
    m_entry->setIcon(themedIcon(QStringLiteral("entry")));
    m_close->setIcon(themedIcon(QStringLiteral("close")));
    m_close->setObjectName(QStringLiteral("closeDetails"));
    m_save->setObjectName(QStringLiteral("saveWord"));
    m_copy->setIcon(themedIcon(QStringLiteral("copy")));
    m_copy->setObjectName(QStringLiteral("copyWord"));
    m_lookup->setIcon(themedIcon(QStringLiteral("lookup")));

    auto* head = newRow(8);
    head->addWidget(m_title, 1);
    head->addWidget(m_close, 0, Qt::AlignTop);
    auto* buttons = new FlowLayout(nullptr, 8);
    buttons->addWidget(m_entry);
    buttons->addWidget(m_save);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_lookup);

    auto* content = new QWidget(this);
    content->setObjectName(QStringLiteral("detailsContent"));
    auto* sections = columnIn(content, {0, 0, 8, 0}, 8);
    sections->addWidget(m_failure);
    sections->addWidget(m_attentionHeading);
    sections->addWidget(m_attention);
    m_matched = addSection(sections, "matched");
    m_glosses = addSection(sections, "glosses");
    m_translations = addSection(sections, "translations");
    m_neighbours = addSection(sections, "neighbours");
    sections->addWidget(m_none);
    sections->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);

    auto* layout = columnIn(this, {16, 16, 8, 16}, 8);
    layout->addLayout(head);
    layout->addWidget(m_subtitle);
    layout->addWidget(m_forms);
    layout->addLayout(buttons);
    layout->addSpacing(8);
    layout->addWidget(scroll, 1);

    connect(m_close, &QToolButton::clicked, this, &DetailsPanel::closeRequested);
    connect(m_entry, &QPushButton::clicked, this, [this] { Q_EMIT entryRequested(m_word, m_language); });
    connect(m_save, &QPushButton::clicked, this, &DetailsPanel::saveRequested);
    connect(m_copy, &QPushButton::clicked, this, &DetailsPanel::copyRequested);
    connect(m_lookup, &QPushButton::clicked, this, [this] { Q_EMIT lookupRequested(m_word, m_language); });
    connect(&Theme::instance(), &Theme::changed, this, &DetailsPanel::render);
    retranslate();
}

DetailsPanel::Section DetailsPanel::addSection(QVBoxLayout* layout, const char* name)
{
    Section section{styledLabel("section", this), new QLabel(this)};
    section.body->setObjectName(QLatin1String(name));
    section.body->setWordWrap(true);
    section.body->setTextFormat(Qt::RichText);
    section.body->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(section.body, &QLabel::linkActivated, this, &DetailsPanel::followLink);
    section.heading->setContentsMargins(0, 8, 0, 0);
    layout->addWidget(section.heading);
    layout->addWidget(section.body);
    return section;
}

void DetailsPanel::setWord(const LookupRow& row, const std::vector<TokenWeight>& attention)
{
    const QString word = QString::fromStdString(row.word);
    const QString language = QString::fromStdString(row.language);
    // The same word in a new answer keeps what is known of it until it is told anew: nothing flickers.
    if (!isOf(word, language)) {
        m_details = {};
        m_loaded = false;
    }
    m_word = word;
    m_language = language;
    m_row = row;
    m_isAnswer = !m_word.isEmpty();
    m_failure->dismiss();
    m_attention->setTokens(attention);
    render();
    Q_EMIT wordChanged();
}

void DetailsPanel::setWord(const QString& word, const QString& language)
{
    LookupRow row;
    row.word = word.toStdString();
    row.language = language.toStdString();
    setWord(row, {});
    m_isAnswer = false;
    Q_EMIT wordChanged();
}

LookupRow DetailsPanel::row() const
{
    LookupRow row = m_row;
    if (row.definition.empty() && !m_details.glosses.empty()) {
        const WordDetails::Gloss& gloss = m_details.glosses.front();
        row.definition = gloss.definition;
        row.definitionLanguage = gloss.language;
        row.source = gloss.source;
        row.pos = row.pos == PartOfSpeech::Unknown ? gloss.pos : row.pos;
    }
    if (row.marks.empty()) {
        row.marks = m_details.marks;
    }
    return row;
}

void DetailsPanel::setSaved(bool saved)
{
    m_saved = saved;
    refreshSave();
}

void DetailsPanel::refreshSave()
{
    m_save->setIcon(themedIcon(m_saved ? QStringLiteral("star-filled") : QStringLiteral("star")));
    m_save->setText(m_saved ? tr("Saved") : tr("Save"));
    m_save->setToolTip(m_saved ? tr("Remove the word from the saved ones (Ctrl+D)") : tr("Save the word (Ctrl+D)"));
}

void DetailsPanel::clear()
{
    setWord(LookupRow(), {});
}

bool DetailsPanel::isOf(const QString& word, const QString& language) const
{
    return !m_word.isEmpty() && word == m_word && language == m_language;
}

void DetailsPanel::setDetails(const QString& word, const QString& language, const WordDetails& details)
{
    if (isOf(word, language)) {
        m_details = details;
        m_loaded = true;
        render();
    }
}

void DetailsPanel::setFailure(const QString& word, const QString& language, const QString& message)
{
    if (isOf(word, language)) {
        m_failure->show(InlineMessage::Severity::Error, message);
    }
}

QSize DetailsPanel::sizeHint() const
{
    return {Theme::instance().scaled(360), QFrame::sizeHint().height()};
}

QString DetailsPanel::asText() const
{
    QString text = m_word;
    if (m_row.pos != PartOfSpeech::Unknown) {
        text += QStringLiteral(" (%1)").arg(displayPartOfSpeech(m_row.pos));
    }
    if (!m_row.definition.empty()) {
        text += QStringLiteral(": ") + QString::fromStdString(m_row.definition);
    } else if (!m_details.glosses.empty()) {
        text += QStringLiteral(": ") + QString::fromStdString(m_details.glosses.front().definition);
    }
    return text;
}

void DetailsPanel::showSection(const Section& section, const QString& html)
{
    section.heading->setVisible(!html.isEmpty());
    section.body->setVisible(!html.isEmpty());
    section.body->setText(html);
}

QString DetailsPanel::wordLinks(const std::vector<LookupRow>& rows, bool nameLanguages) const
{
    // One line per language; the words of a line are links.
    QStringList lines;
    QString language;
    QStringList words;
    const auto finishLine = [&] {
        if (!words.isEmpty()) {
            const QString name = nameLanguages ? QStringLiteral("<span style=\"color:%1\">%2</span> ")
                                                     .arg(Theme::instance().colours().muted.name(),
                                                          displayLanguage(language).toHtmlEscaped())
                                               : QString();
            lines.append(name + words.join(QStringLiteral(" · ")));
        }
        words.clear();
    };
    for (const LookupRow& row : rows) {
        const QString rowLanguage = QString::fromStdString(row.language);
        if (rowLanguage != language) {
            finishLine();
            language = rowLanguage;
        }
        const QString word = QString::fromStdString(row.word);
        words.append(QStringLiteral("<a href=\"word:%1/%2\" style=\"text-decoration:none\">%3</a>")
                         .arg(QString::fromLatin1(QUrl::toPercentEncoding(rowLanguage)),
                              QString::fromLatin1(QUrl::toPercentEncoding(word)),
                              isolated(word.toHtmlEscaped())));
    }
    finishLine();
    return lines.join(QStringLiteral("<br>"));
}

void DetailsPanel::followLink(const QString& link)
{
    const QString place = link.mid(5);
    Q_EMIT wordRequested(QUrl::fromPercentEncoding(place.section(QLatin1Char('/'), 1).toLatin1()),
                         QUrl::fromPercentEncoding(place.section(QLatin1Char('/'), 0, 0).toLatin1()));
}

LookupRow DetailsPanel::shownRow() const
{
    LookupRow row = m_row;
    row.kind = AnswerKind::Description;
    if (row.marks.empty()) {
        row.marks = m_details.marks;
    }
    if (row.pos == PartOfSpeech::Unknown && !m_details.entries.empty()) {
        row.pos = m_details.entries.front().entry.pos;
    }
    return row;
}

QString DetailsPanel::titleHtml() const
{
    const QString article = QString::fromStdString(definiteArticle(shownRow()));
    return isolated(
        QStringLiteral("<span style=\"color:%1;font-weight:400\">%2</span>%3")
            .arg(Theme::instance().colours().muted.name(), article.toHtmlEscaped(), shownText(m_word, 300).toHtmlEscaped()));
}

QString DetailsPanel::formsText() const
{
    QStringList forms;
    for (const std::string& sound : m_details.pronunciations) {
        forms.append(QLatin1Char('/') + shownText(QString::fromStdString(sound), 80) + QLatin1Char('/'));
    }
    if (!m_details.plural.empty()) {
        forms.append(tr("plural: %1").arg(shownText(QString::fromStdString(m_details.plural), 80)));
    }
    return joinedFacts(forms);
}

void DetailsPanel::render()
{
    const QString muted = Theme::instance().colours().muted.name();
    const bool chosen = !m_word.isEmpty();
    m_title->setText(titleHtml());
    m_title->setVisible(chosen);
    m_forms->setText(formsText());
    m_forms->setVisible(!m_forms->text().isEmpty());
    m_entry->setEnabled(chosen);
    m_save->setEnabled(chosen);
    m_copy->setEnabled(chosen);
    m_lookup->setEnabled(chosen);
    QStringList facts;
    if (chosen) {
        facts.append(displayLanguage(m_language));
    } else {
        facts.append(tr("Choose a word to see what is known of it."));
    }
    if (const QString grammar = ResultModel::displayGrammar(shownRow()); !grammar.isEmpty()) {
        facts.append(grammar);
    }
    facts.append(displayUsages(shownRow().marks));
    if (m_row.score > 0) {
        facts.append(tr("score %1").arg(QLocale().toString(m_row.score, 'f', 2)));
    }
    if (m_row.frequencyRank > 0) {
        facts.append(tr("rank %1 by frequency").arg(QLocale().toString(m_row.frequencyRank)));
    }
    m_subtitle->setText(joinedFacts(facts));
    m_attentionHeading->setVisible(!m_attention->tokens().empty());
    m_attention->setVisible(!m_attention->tokens().empty());

    const auto glossHtml = [&muted](const QString& definition, const QString& pos, const QString& source) {
        QString html = QStringLiteral("<p style=\"margin:0 0 6px 0\">");
        if (!pos.isEmpty()) {
            html += QStringLiteral("<span style=\"color:%1\">%2</span> ").arg(muted, pos.toHtmlEscaped());
        }
        html += isolated(definition.toHtmlEscaped());
        if (!source.isEmpty()) {
            html += QStringLiteral(" <span style=\"color:%1\">(%2)</span>").arg(muted, source.toHtmlEscaped());
        }
        return html + QStringLiteral("</p>");
    };
    const QString matched = QString::fromStdString(m_row.definition);
    showSection(m_matched, matched.isEmpty() ? QString() : glossHtml(matched, {}, QString::fromStdString(m_row.source)));
    QString glosses;
    for (const WordDetails::Gloss& gloss : m_details.glosses) {
        const QString definition = QString::fromStdString(gloss.definition);
        if (definition != matched) {
            glosses += glossHtml(definition, displayPartOfSpeech(gloss.pos), QString::fromStdString(gloss.source));
        }
    }
    showSection(m_glosses, glosses);
    showSection(m_translations, wordLinks(m_details.translations, true));
    showSection(m_neighbours, wordLinks(m_details.neighbours, true));
    m_none->setVisible(chosen && m_loaded && m_details.glosses.empty() && matched.isEmpty());
}

void DetailsPanel::retranslate()
{
    setAccessibleName(tr("Details of the chosen word"));
    m_close->setToolTip(tr("Close the details (F9)"));
    m_close->setAccessibleName(tr("Close the details"));
    refreshSave();
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("Copy the word (Ctrl+C)"));
    m_entry->setText(tr("Full entry"));
    m_entry->setToolTip(tr("All that the dictionaries say of this word (F8)"));
    m_lookup->setText(tr("Look up this word"));
    m_lookup->setToolTip(tr("Ask for words that mean the same"));
    m_attentionHeading->setText(tr("What counted in the description"));
    m_matched.heading->setText(tr("Definition that matched"));
    m_glosses.heading->setText(tr("From installed dictionaries"));
    m_translations.heading->setText(tr("Translations"));
    m_neighbours.heading->setText(tr("Near in meaning"));
    m_none->setText(tr("No installed dictionary defines this word. The Library shows how to add one."));
    render();
}

} // namespace crossgloss
