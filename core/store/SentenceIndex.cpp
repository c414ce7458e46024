#include "store/SentenceIndex.h"

#include "store/IndexTerms.h"

namespace crossgloss {

SentenceIndex::SentenceIndex(SQLite::Database& database)
    : m_insert(database, "INSERT INTO sentence_index(rowid, terms) VALUES (?, ?)")
{
}

void SentenceIndex::add(std::int64_t resource, std::int64_t line, std::string_view first,
                        const std::string& firstLanguage, std::string_view second, const std::string& secondLanguage)
{
    const std::int64_t row = resource << resourceShift | line << 1;
    const auto addSide = [&](std::int64_t side, std::string_view text, const std::string& language) {
        if (!language.empty()) {
            const std::string terms = sentenceTerms(text, language);
            m_insert.bind(1, row | side).bind(2, terms).run();
        }
    };
    addSide(0, first, firstLanguage);
    addSide(1, second, secondLanguage);
}

void SentenceIndex::removeResource(SQLite::Database& database, std::int64_t resource)
{
    SQLite::Statement remove(database, "DELETE FROM sentence_index WHERE rowid >= ? AND rowid < ?");
    remove.bind(1, resource << resourceShift);
    remove.bind(2, (resource + 1) << resourceShift);
    remove.exec();
}

} // namespace crossgloss
