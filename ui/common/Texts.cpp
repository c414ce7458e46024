#include "common/Texts.h"

#include "common/Paths.h"
#include "common/Theme.h"

#include <QApplication>
#include <QFont>
#include <QLabel>
#include <QLocale>
#include <QStyle>
#include <QVariant>

namespace crossgloss {

QString displayPartOfSpeech(PartOfSpeech pos)
{
    switch (pos) {
    case PartOfSpeech::Unknown: return {};
    case PartOfSpeech::Noun: return QCoreApplication::translate("Texts", "noun");
    case PartOfSpeech::Verb: return QCoreApplication::translate("Texts", "verb");
    case PartOfSpeech::Adjective: return QCoreApplication::translate("Texts", "adjective");
    case PartOfSpeech::Adverb: return QCoreApplication::translate("Texts", "adverb");
    case PartOfSpeech::ProperNoun: return QCoreApplication::translate("Texts", "proper noun");
    case PartOfSpeech::Pronoun: return QCoreApplication::translate("Texts", "pronoun");
    case PartOfSpeech::Preposition: return QCoreApplication::translate("Texts", "preposition");
    case PartOfSpeech::Conjunction: return QCoreApplication::translate("Texts", "conjunction");
    case PartOfSpeech::Interjection: return QCoreApplication::translate("Texts", "interjection");
    case PartOfSpeech::Numeral: return QCoreApplication::translate("Texts", "numeral");
    case PartOfSpeech::Determiner: return QCoreApplication::translate("Texts", "determiner");
    case PartOfSpeech::Particle: return QCoreApplication::translate("Texts", "particle");
    case PartOfSpeech::Phrase: return QCoreApplication::translate("Texts", "phrase");
    case PartOfSpeech::Affix: return QCoreApplication::translate("Texts", "affix");
    }
    return {};
}

QString displayResourceKind(ResourceKind kind)
{
    switch (kind) {
    case ResourceKind::Embeddings: return QCoreApplication::translate("Texts", "Word vectors");
    case ResourceKind::Dictionary: return QCoreApplication::translate("Texts", "Dictionary");
    case ResourceKind::Wordnet: return QCoreApplication::translate("Texts", "Wordnet");
    case ResourceKind::Lexicon: return QCoreApplication::translate("Texts", "Word pairs");
    case ResourceKind::Parallel: return QCoreApplication::translate("Texts", "Parallel text");
    case ResourceKind::Pairs: return QCoreApplication::translate("Texts", "Sentence pairs");
    case ResourceKind::Descriptions: return QCoreApplication::translate("Texts", "Descriptions");
    case ResourceKind::Sentences: return QCoreApplication::translate("Texts", "List of sentences");
    }
    return {};
}

QString displayPath(const std::filesystem::path& path)
{
    return fromPath(path);
}

QString displayDuration(double seconds)
{
    const auto whole = static_cast<qint64>(seconds + 0.5);
    const QLatin1Char zero('0');
    if (whole < 60) {
        return QCoreApplication::translate("Texts", "%1 s").arg(whole);
    }
    if (whole < 3600) {
        return QCoreApplication::translate("Texts", "%1 min %2 s").arg(whole / 60).arg(whole % 60, 2, 10, zero);
    }
    return QCoreApplication::translate("Texts", "%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60, 2, 10, zero);
}

QLabel* styledLabel(const char* role, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setProperty("role", role);
    return label;
}

void setStyleProperty(QWidget* widget, const char* name, const QVariant& value)
{
    if (widget->property(name) != value) {
        widget->setProperty(name, value);
        widget->style()->unpolish(widget);
        widget->style()->polish(widget);
        widget->update();
    }
}

void followFont(QWidget* widget, qreal factor, bool bold)
{
    const auto apply = [widget, factor, bold] {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * factor);
        font.setWeight(bold ? QFont::DemiBold : QFont::Normal);
        widget->setFont(font);
    };
    apply();
    QObject::connect(&Theme::instance(), &Theme::changed, widget, apply);
}

} // namespace crossgloss
