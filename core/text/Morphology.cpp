#include "text/Morphology.h"

#include "base/Error.h"
#include "text/Tokeniser.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <mutex>
#include <sstream>

#include <hunspell/hunspell.hxx>
#include <unicode/locid.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

namespace crossgloss {

namespace {

std::string capitalised(const std::string& word, std::string_view language)
{
    icu::UnicodeString text = icu::UnicodeString::fromUTF8(word);
    const std::string code(language);
    icu::UnicodeString first(text, 0, text.moveIndex32(0, 1));
    first.toUpper(icu::Locale(code.c_str()));
    text.replace(0, text.moveIndex32(0, 1), first);
    std::string result;
    return text.toUTF8String(result);
}

class HunspellMorphology final : public Morphology
{
public:
    HunspellMorphology(const std::filesystem::path& affixes, const std::filesystem::path& words,
                       std::string_view language)
        : m_hunspell(affixes.c_str(), words.c_str()), m_language(language)
    {
        UErrorCode status = U_ZERO_ERROR;
        const std::string encoding = m_hunspell.get_dict_encoding();
        m_utf8 = encoding == "UTF-8";
        if (!m_utf8) {
            m_converter.reset(ucnv_open(encoding.c_str(), &status));
            if (U_FAILURE(status)) {
                throw Error(CROSSGLOSS_TEXT("the dictionary has an encoding that is not known (%1)"), {encoding})
                    .at(affixes.string());
            }
        }
    }

    std::vector<std::string> lemmas(std::string_view word) const override
    {
        std::vector<std::string> result;
        const std::lock_guard lock(m_mutex);
        for (const std::string& form : spellings(word)) {
            for (const std::string& stemmed : m_hunspell.stem(encode(form))) {
                std::string lemma = normalise(decode(stemmed), m_language);
                if (!lemma.empty() && lemma != word && std::find(result.begin(), result.end(), lemma) == result.end()) {
                    result.push_back(std::move(lemma));
                }
            }
        }
        return result;
    }

    bool knows(std::string_view word) const override
    {
        const std::lock_guard lock(m_mutex);
        const std::vector<std::string> forms = spellings(word);
        return std::any_of(forms.begin(), forms.end(),
                           [&](const std::string& form) { return m_hunspell.spell(encode(form)); });
    }

    std::vector<std::string> suggestions(std::string_view word, std::size_t limit) const override
    {
        std::vector<std::string> result;
        const std::lock_guard lock(m_mutex);
        for (const std::string& suggestion : m_hunspell.suggest(encode(std::string(word)))) {
            if (result.size() == limit) {
                break;
            }
            result.push_back(decode(suggestion));
        }
        return result;
    }

private:
    struct CloseConverter
    {
        void operator()(UConverter* converter) const { ucnv_close(converter); }
    };

    std::vector<std::string> spellings(std::string_view word) const
    {
        std::vector<std::string> result{std::string(word)};
        if (std::string capital = capitalised(result.front(), m_language); capital != result.front()) {
            result.push_back(std::move(capital));
        }
        return result;
    }

    std::string encode(const std::string& text) const
    {
        if (m_utf8) {
            return text;
        }
        UErrorCode status = U_ZERO_ERROR;
        const icu::UnicodeString unicode = icu::UnicodeString::fromUTF8(text);
        std::string bytes(static_cast<std::size_t>(unicode.length()) * 4 + 4, '\0');
        const int32_t size = ucnv_fromUChars(m_converter.get(), bytes.data(), static_cast<int32_t>(bytes.size()),
                                             unicode.getBuffer(), unicode.length(), &status);
        bytes.resize(U_FAILURE(status) ? 0 : static_cast<std::size_t>(size));
        return bytes;
    }

    std::string decode(const std::string& bytes) const
    {
        if (m_utf8) {
            return bytes;
        }
        UErrorCode status = U_ZERO_ERROR;
        const icu::UnicodeString unicode(bytes.data(), static_cast<int32_t>(bytes.size()), m_converter.get(), status);
        std::string text;
        return U_FAILURE(status) ? text : unicode.toUTF8String(text);
    }

    mutable std::mutex m_mutex; ///< hunspell keeps buffers between calls
    mutable Hunspell m_hunspell;
    std::string m_language;
    bool m_utf8 = true;
    std::unique_ptr<UConverter, CloseConverter> m_converter;
};

std::vector<std::filesystem::path> folders()
{
    std::vector<std::filesystem::path> result;
    if (const char* given = std::getenv("DICPATH")) {
        std::istringstream list{std::string(given)};
        for (std::string folder; std::getline(list, folder, ':');) {
            if (!folder.empty()) {
                result.emplace_back(folder);
            }
        }
    }
    for (const char* folder : {"/usr/share/hunspell", "/usr/local/share/hunspell", "/usr/share/myspell/dicts"}) {
        result.emplace_back(folder);
    }
    return result;
}

/// The regional dictionary that a language's readers expect first.
std::vector<std::string> namesOf(const std::string& language)
{
    static const std::map<std::string, std::vector<std::string>> preferred = {
        {"en", {"en_US", "en_GB"}}, {"de", {"de_DE"}},          {"es", {"es_ES"}},       {"fr", {"fr", "fr_FR"}},
        {"it", {"it_IT"}},          {"pt", {"pt_PT", "pt_BR"}}, {"nl", {"nl", "nl_NL"}}, {"sv", {"sv_SE"}},
        {"pl", {"pl_PL"}},          {"el", {"el_GR"}},          {"bg", {"bg_BG"}},       {"ca", {"ca", "ca_ES"}},
        {"no", {"nb_NO"}},          {"id", {"id_ID"}}};
    const auto found = preferred.find(language);
    return found == preferred.end() ? std::vector<std::string>{language} : found->second;
}

} // namespace

std::shared_ptr<const Morphology> openMorphology(const std::filesystem::path& affixes,
                                                 const std::filesystem::path& words, std::string_view language)
{
    for (const std::filesystem::path& file : {affixes, words}) {
        if (!std::filesystem::is_regular_file(file)) {
            throw Error(CROSSGLOSS_TEXT("the spelling dictionary cannot be read")).at(file.string());
        }
    }
    return std::make_shared<HunspellMorphology>(affixes, words, language);
}

std::shared_ptr<const Morphology> morphologyOf(std::string_view language)
{
    static std::mutex mutex;
    // Never freed: a program that ends would only wait for it.
    static auto& loaded = *new std::map<std::string, std::shared_ptr<const Morphology>>();
    const std::string code(language);
    const std::lock_guard lock(mutex);
    if (const auto found = loaded.find(code); found != loaded.end()) {
        return found->second;
    }
    std::shared_ptr<const Morphology>& morphology = loaded[code];
    for (const std::filesystem::path& folder : folders()) {
        for (const std::string& name : namesOf(code)) {
            const std::filesystem::path affixes = folder / (name + ".aff");
            const std::filesystem::path words = folder / (name + ".dic");
            std::error_code error;
            if (std::filesystem::is_regular_file(affixes, error) && std::filesystem::is_regular_file(words, error)) {
                try {
                    morphology = openMorphology(affixes, words, code);
                } catch (const Error&) {
                    continue; // another folder may have a sound one
                }
                return morphology;
            }
        }
    }
    return morphology;
}

} // namespace crossgloss
