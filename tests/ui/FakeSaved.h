#pragma once

#include "common/SavedWordsService.h"

#include <QTemporaryDir>

#include <atomic>
#include <mutex>

namespace crossgloss {

/// Saved words of a workspace of its own, with a clock that tests turn.
class FakeSaved final : public SavedWordsAccess
{
public:
    ~FakeSaved() override;   // in Fakes.cpp, and with it all that is virtual
    std::atomic<std::int64_t> now{1800000000};
    std::atomic<bool> broken{false}; ///< nothing can be read or written

    /// Saves words as an afternoon of looking up would.
    void plant()
    {
        struct Planted
        {
            const char* word;
            const char* language;
            PartOfSpeech pos;
            Gender gender;
            const char* meaning;
            const char* query;
            const char* list;
            const char* tags;
        };
        static const Planted planted[] = {
            {"Katze", "de", PartOfSpeech::Noun, Gender::Feminine, "a small domesticated feline",
             "small pet that purrs", "Animals", "home"},
            {"schnurren", "de", PartOfSpeech::Verb, Gender::Common, "to make the low sound of a content cat",
             "to make a sound like a cat", "Animals", "home sound"},
            {"chat", "fr", PartOfSpeech::Noun, Gender::Masculine, "petit mammifère domestique", "cat", "", ""},
            {"bouilloire", "fr", PartOfSpeech::Noun, Gender::Feminine, "pot in which water is boiled", "kettle",
             "Kitchen", "home"},
            {"gato", "es", PartOfSpeech::Noun, Gender::Masculine, "mamífero doméstico", "cat",
             "Animals", ""},
        };
        for (const Planted& each : planted) {
            SavedWord word;
            word.word = each.word;
            word.language = each.language;
            word.pos = each.pos;
            if (each.gender != Gender::Common) {
                word.marks.add(each.gender);
            }
            word.meaning = each.meaning;
            word.meaningLanguage = "en";
            word.query = each.query;
            word.queryLanguage = "en";
            word.tags = tagsIn(each.tags);
            word.lists = {each.list};
            word.source = "freedict";
            add(word);
            now += 60;
        }
    }

protected:
    std::shared_ptr<SavedWords> words() override
    {
        const std::lock_guard<std::mutex> lock(m_mutex);
        if (broken) {
            throw Error("The saved words cannot be read");
        }
        if (!m_words) {
            m_workspace = std::make_unique<Workspace>(m_folder.filePath(QStringLiteral("w")).toStdString());
            m_words = std::make_shared<SavedWords>(*m_workspace, [this] { return now.load(); });
        }
        return m_words;
    }

private:
    std::mutex m_mutex;
    QTemporaryDir m_folder;
    std::unique_ptr<Workspace> m_workspace;
    std::shared_ptr<SavedWords> m_words;
};

} // namespace crossgloss
