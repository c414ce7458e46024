#include "base/Error.h"
#include "resources/CompressedOutput.h"
#include "resources/WnLmfText.h"
#include "resources/Wordnet.h"

#include <algorithm>
#include <unordered_set>

namespace crossgloss {

namespace {

/// @p text as one column: tabs and line breaks within it are blanks. The file holds what XML can, too.
std::string column(std::string_view text)
{
    return cleanForXml(text);
}

class TabWriter {
public:
    TabWriter(CompressedOutput& file, std::string language) : m_file(file), m_language(std::move(language)) {}

    void header(const Wordnet& wordnet)
    {
        std::string text = "# ";
        text += column(wordnet.name) + '\t' + m_language + '\t' + column(wordnet.header.url) + '\t' +
                column(wordnet.licence);
        line(text);
    }

    void row(const std::string& id, const char* kind, const std::string& text)
    {
        line(id + '\t' + m_language + ':' + kind + '\t' + text);
        ++m_rows;
    }

    std::size_t rows() const { return m_rows; }

private:
    void line(const std::string& text)
    {
        m_file.write(text.data(), text.size());
        m_file.write("\n", 1);
    }

    CompressedOutput& m_file;
    std::string m_language;
    std::size_t m_rows = 0;
};

void writeTexts(TabWriter& writer, const std::string& id, const std::string& kind,
                const std::vector<std::string>& texts)
{
    std::size_t number = 0;
    for (const std::string& text : texts) {
        if (const std::string clean = column(text); !clean.empty()) {
            writer.row(id, kind.c_str(), std::to_string(number++) + '\t' + clean);
        }
    }
}

} // namespace

std::size_t writeOmwTab(const Wordnet& wordnet, const std::filesystem::path& path, Progress& progress)
{
    progress.stage(CROSSGLOSS_TEXT("Writing a wordnet"), wordnet.synsets.size());
    CompressedOutput file(path);
    TabWriter writer(file, column(wordnet.languageCode()));
    writer.header(wordnet);
    std::unordered_set<std::string_view> ids;
    for (const Synset& synset : wordnet.synsets) {
        if (ids.size() % 1024 == 0) {
            progress.throwIfCancelled();
            progress.advance(ids.size());
        }
        if (!isOffsetId(synset.id)) {
            throw Error(
                CROSSGLOSS_TEXT("The synset id %1 does not fit an OMW tab file, which knows ids like 00001740-n"),
                {synset.id})
                .at(path.string())
                .advise(CROSSGLOSS_TEXT("Write it as WN-LMF"));
        }
        if (!ids.insert(synset.id).second) {
            throw Error(CROSSGLOSS_TEXT("Two synsets have the id %1"), {synset.id}).at(path.string());
        }
        for (const std::string& lemma : synset.lemmas) {
            if (const std::string clean = column(lemma); !clean.empty()) {
                writer.row(synset.id, "lemma", clean);
            }
        }
        writeTexts(writer, synset.id, "def", synset.definitions);
        writeTexts(writer, synset.id, "exe", synset.examples);
    }
    if (writer.rows() == 0) {
        throw Error(CROSSGLOSS_TEXT("The wordnet has neither lemmas nor texts to write")).at(path.string());
    }
    file.commit();
    progress.advance(wordnet.synsets.size());
    return writer.rows();
}

} // namespace crossgloss
