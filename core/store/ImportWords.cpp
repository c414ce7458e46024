#include "base/Error.h"
#include "resources/ReadIssues.h"
#include "resources/WordPairs.h"
#include "store/IndexTerms.h"
#include "store/ResourceImport.h"

namespace crossgloss {

ReadReport importLexicon(IndexWriter& writer, Resource& resource, const std::filesystem::path& file,
                         Progress& progress)
{
    ReadReport report;
    const std::int64_t source = writer.language(resource.language);
    const std::int64_t target = writer.language(resource.secondLanguage);
    readWordPairs(file, progress, report, [&](WordPair&& pair) {
        const std::string from = cleanWord(pair.source, resource.language);
        const std::string to = cleanWord(pair.target, resource.secondLanguage);
        if (!from.empty() && !to.empty()) {
            writer.link(writer.word(source, resource.language, from), writer.word(target, resource.secondLanguage, to),
                        resource.id, PartOfSpeech::Unknown);
            ++resource.entries;
        }
    }, {resource.language, resource.secondLanguage});
    return report;
}

ReadReport importDefinitions(IndexWriter& writer, Resource& resource, const std::filesystem::path& file,
                             Progress& progress)
{
    ReadReport report;
    std::uint64_t unusable = 0;
    const bool bilingual = !resource.secondLanguage.empty() && resource.secondLanguage != resource.language;
    const std::int64_t textLanguage = writer.language(resource.language);
    const std::int64_t answerLanguage = bilingual ? writer.language(resource.secondLanguage) : textLanguage;
    const std::string& answerCode = bilingual ? resource.secondLanguage : resource.language;
    readDefinitions(file, progress, report, [&](DefinitionPair&& pair) {
        const PreparedDefinition prepared = prepareDefinition(pair.definition, resource.language);
        const std::string answer = cleanWord(pair.answer, answerCode);
        if (prepared.count == 0 || answer.empty()) {
            ++unusable;
            countLeftOut(report, CROSSGLOSS_TEXT("The entry holds no words that can be looked up"), true);
            return;
        }
        const std::int64_t definition = writer.definition(textLanguage, prepared);
        const std::int64_t word = writer.word(answerLanguage, answerCode, answer);
        writer.sense(definition, word, resource.id, bilingual ? SenseKind::Translation : SenseKind::Headword,
                     PartOfSpeech::Unknown);
        if (const std::string headword = cleanWord(pair.headword, resource.language); bilingual && !headword.empty()) {
            const std::int64_t source = writer.word(textLanguage, resource.language, headword);
            writer.sense(definition, source, resource.id, SenseKind::Headword, PartOfSpeech::Unknown);
            writer.link(source, word, resource.id, PartOfSpeech::Unknown);
        }
        ++resource.entries;
    });
    report.skipped += unusable;
    return report;
}

} // namespace crossgloss
