#include "lookuppage/VisitedWords.h"

#include <QSettings>

namespace crossgloss {

void VisitedWords::visit(const QString& word, const QString& language)
{
    if (const VisitedWord* here = present(); here && here->word == word && here->language == language) {
        return;
    }
    m_words.resize(m_place + 1);
    m_words.append({word, language, 0});
    if (m_words.size() > capacity) {
        m_words.removeFirst();
    }
    m_place = m_words.size() - 1;
}

void VisitedWords::goBack()
{
    goTo(m_place - 1);
}

void VisitedWords::goForward()
{
    goTo(m_place + 1);
}

void VisitedWords::goTo(qsizetype index)
{
    if (index >= 0 && index < m_words.size()) {
        m_place = index;
    }
}

void VisitedWords::setScrolled(int pixels)
{
    if (m_place >= 0) {
        m_words[m_place].scrolled = pixels;
    }
}

const VisitedWord* VisitedWords::present() const
{
    return m_place >= 0 ? &m_words.at(m_place) : nullptr;
}

void VisitedWords::save(QSettings& settings) const
{
    settings.beginWriteArray(QStringLiteral("visitedWords"), static_cast<int>(m_words.size()));
    for (int i = 0; i < m_words.size(); ++i) {
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("word"), m_words.at(i).word);
        settings.setValue(QStringLiteral("language"), m_words.at(i).language);
    }
    settings.endArray();
    settings.setValue(QStringLiteral("visitedPlace"), m_place);
}

void VisitedWords::restore(QSettings& settings)
{
    m_words.clear();
    const int count = settings.beginReadArray(QStringLiteral("visitedWords"));
    for (int i = 0; i < qMin<int>(count, capacity); ++i) {
        settings.setArrayIndex(i);
        const VisitedWord word{settings.value(QStringLiteral("word")).toString(),
                               settings.value(QStringLiteral("language")).toString(), 0};
        if (!word.word.isEmpty()) {
            m_words.append(word);
        }
    }
    settings.endArray();
    m_place = qBound<qsizetype>(-1, settings.value(QStringLiteral("visitedPlace"), -1).toLongLong(),
                                m_words.size() - 1);
    if (m_place < 0) {
        m_place = m_words.size() - 1;
    }
}

} // namespace crossgloss
