#pragma once

#include "lookup/Lookup.h"

#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace crossgloss {

/// Answers from planted rows. Questions whose text is held wait until they are released, deaf to cancel, as a slow engine
/// would be.
class FakeEngine final : public LookupEngine {
public:
    ~FakeEngine() override;   // in Fakes.cpp, and with it all that is virtual
    FakeEngine()
    {
        plant("fr", {{"chat", 0.92, PartOfSpeech::Noun, "petit mammifère domestique qui miaule", "freedict-fra-eng"},
                     {"chaton", 0.81, PartOfSpeech::Noun, "jeune chat", "freedict-fra-eng"},
                     {"ronronner", 0.44, PartOfSpeech::Verb, "", "encoder"},
                     {"félin", 0.40, PartOfSpeech::Adjective, "qui tient du chat", "freedict-fra-eng"}});
        plant("de", {{"Katze", 0.90, PartOfSpeech::Noun, "kleines Haustier, das schnurrt", "freedict-deu-eng"},
                     {"Kater", 0.78, PartOfSpeech::Noun, "männliche Katze", "freedict-deu-eng"},
                     {"schnurren", 0.41, PartOfSpeech::Verb, "", "encoder"}});
        plant("es", {{"gato", 0.89, PartOfSpeech::Noun, "mamífero doméstico que maúlla", "freedict-spa-eng"},
                     {"minino", 0.63, PartOfSpeech::Noun, "", "encoder"}});
        plant("en", {{"cat", 0.95, PartOfSpeech::Noun, "a small domesticated feline", "wordnet-3.0"},
                     {"kitten", 0.80, PartOfSpeech::Noun, "a young cat", "wordnet-3.0"}});
        plant("ar", {{"قط", 0.88, PartOfSpeech::Noun, "حيوان أليف صغير", "encoder"}});
    }

    struct Planted { std::string word; double score; PartOfSpeech pos; std::string definition; std::string source; };
    void plant(const std::string& language, const std::vector<Planted>& rows)
    {
        std::vector<LookupRow>& target = m_rows[language];
        target.clear();
        int rank = 120;
        for (const Planted& row : rows) {
            LookupRow planted;
            planted.word = row.word;
            planted.language = language;
            planted.score = row.score;
            planted.pos = row.pos;
            planted.definition = row.definition;
            planted.definitionLanguage = language;
            planted.source = row.source;
            planted.frequencyRank = rank;
            target.push_back(std::move(planted));
            rank *= 3;
        }
    }

    /// Rows as they are, with all that may be known of them.
    /// Whether the scores of answers are chances to be right.
    void setCalibrated(bool calibrated) { m_calibrated = calibrated; }
    void plantRows(const std::string& language, std::vector<LookupRow> rows) { m_rows[language] = std::move(rows); }
    /// The word that every question names from now on.
    void plantHeadword(const std::string& word)
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_headword = word;
    }
    void plantDetails(const std::string& word, WordDetails details)
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_details[word] = std::move(details);
    }

    void hold(const std::string& text)
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_held.insert(text);
    }
    void release(const std::string& text)
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        m_held.erase(text);
        m_changed.notify_all();
    }
    std::vector<LookupQuery> queries() const
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_queries;
    }

    std::vector<std::string> described() const
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        return m_described;
    }

    LookupAnswer ask(const LookupQuery& query, Progress&) const override
    {
        std::unique_lock<std::mutex> lock(m_mutex);
        m_queries.push_back(query);
        m_changed.wait_for(lock, std::chrono::seconds(20), [&] { return !m_held.contains(query.text); });
        if (query.text.find("fail") != std::string::npos) {
            throw Error("The pack has no descriptions in %1", {query.from}).advise("Choose another language");
        }
        LookupAnswer answer;
        for (const std::string& language : query.to) {
            const auto rows = m_rows.find(language);
            for (std::size_t i = 0; rows != m_rows.end() && i < rows->second.size(); ++i) {
                LookupRow row = rows->second[i];
                if (query.text.find("slow") != std::string::npos) {
                    row.word = "slow-" + row.word;
                }
                if (row.word.starts_with(query.filter.startsWith) && query.text != "nothing") {
                    answer.rows.push_back(row);
                }
            }
        }
        answer.attention = {{"a", 0.02, true}, {"small", 0.13, true}, {"pet", 0.34, true}, {"that", 0.01, true},
                            {"purrs", 0.50, true}, {"zzyzx", 0, false}};
        answer.elapsedMs = 4.2;
        answer.headword = m_headword;
        answer.calibrated = m_calibrated;
        return answer;
    }

    WordDetails describe(const std::string& word, const std::string& language, int,
                         const std::vector<std::string>& = {}) const override
    {
        {
            // Held as questions are, under the word itself.
            std::unique_lock<std::mutex> lock(m_mutex);
            m_described.push_back(word);
            m_changed.wait_for(lock, std::chrono::seconds(20), [&] { return !m_held.contains(word); });
            if (const auto planted = m_details.find(word); planted != m_details.end()) {
                return planted->second;
            }
        }
        WordDetails details;
        details.glosses = {{"gloss of " + word, language, "freedict-fra-eng", PartOfSpeech::Noun},
                           {"a second meaning, longer than the first, so that it needs more than one line in the panel",
                            language, "wordnet-3.0", PartOfSpeech::Noun}};
        details.neighbours = {{"chaton", language, 0.8, PartOfSpeech::Noun, {}, {}, 0},
                              {"matou", language, 0.7, PartOfSpeech::Noun, {}, {}, 0},
                              {"minet", language, 0.6, PartOfSpeech::Noun, {}, {}, 0}};
        details.translations = {{"cat", "en", 0.9, PartOfSpeech::Noun, {}, {}, 0},
                                {"Katze", "de", 0.9, PartOfSpeech::Noun, {}, {}, 0},
                                {"gatto", "it", 0.9, PartOfSpeech::Noun, {}, {}, 0}};
        return details;
    }

    std::vector<std::string> descriptionLanguages() const override { return {"en", "fr", "de", "it"}; }
    std::vector<std::string> answerLanguages() const override { return {"en", "fr", "de", "es", "it", "ar"}; }

private:
    std::map<std::string, std::vector<LookupRow>> m_rows;
    std::map<std::string, WordDetails> m_details;
    std::string m_headword;
    bool m_calibrated = false;
    mutable std::mutex m_mutex;
    mutable std::condition_variable m_changed;
    mutable std::vector<LookupQuery> m_queries;
    mutable std::vector<std::string> m_described;
    std::set<std::string> m_held;
};

} // namespace crossgloss
