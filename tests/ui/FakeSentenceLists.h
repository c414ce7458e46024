#pragma once

#include "Gate.h"
#include "base/Error.h"
#include "jobs/SentenceListService.h"

#include <mutex>

namespace crossgloss {

/// Lists in memory; files whose name holds "broken" cannot be read.
class FakeSentenceLists final : public SentenceListService {
public:
    ~FakeSentenceLists() override;   // in Fakes.cpp, and with it all that is virtual
    std::vector<SentenceList> lists() override
    {
        const std::lock_guard<std::mutex> lock(mutex);
        return kept;
    }
    AddSentenceListResult add(const AddSentenceListRequest& request, Progress& progress) override
    {
        progress.stage("Reading sentences", 1);
        gate.pass(progress, 0);
        progress.throwIfCancelled();
        requireWhole(request.file);
        AddSentenceListResult result;
        result.list = {request.name.empty() ? request.file.stem().string() : request.name, request.file,
                       {request.language.empty() ? "en" : request.language}, 3, request.model.model, 16};
        const std::lock_guard<std::mutex> lock(mutex);
        std::erase_if(kept, [&](const SentenceList& list) { return list.name == result.list.name; });
        kept.push_back(result.list);
        return result;
    }
    SearchSentencesResult search(const SearchSentencesRequest& request, Progress& progress) override
    {
        gate.pass(progress, 1);
        progress.throwIfCancelled();
        requireWhole(request.list.first);
        {
            const std::lock_guard<std::mutex> lock(mutex);
            lastSearch = request;
        }
        SearchSentencesResult result;
        result.from = request.from.empty() ? "en" : request.from;
        result.n = 3;
        result.coverage = 1;
        result.hits = {{2, "en", "The nearest sentence", {{"de", "Der nächste Satz"}}, 0.91F},
                       {1, "en", "One farther away", {}, 0.5F},
                       {3, "de", "Noch ein Satz", {{"en", "One more sentence"}}, 0.25F}};
        return result;
    }
    AlignSentencesResult align(const AlignSentencesRequest& request, Progress& progress) override
    {
        progress.stage("Comparing sentences", 1);
        gate.pass(progress, 2);
        progress.throwIfCancelled();
        requireWhole(request.source.first);
        AlignSentencesResult result;
        result.sourceLanguage = request.source.firstLanguage;
        result.targetLanguage = request.target.firstLanguage;
        result.source = {"Good morning", "Where is the station?", "Nobody knows"};
        result.target = {"Wo ist der Bahnhof?", "Guten Morgen"};
        result.sourceSentences = result.source.size();
        result.targetSentences = result.target.size();
        result.pairs = {{0, 1, 0.9F, 1.5F}, {1, 0, 0.8F, 1.2F}};
        result.meanMargin = 1.35;
        return result;
    }
    void exportPairs(const AlignSentencesResult&, const std::vector<std::size_t>& chosen,
                     const std::filesystem::path& file, Progress&) override
    {
        const std::lock_guard<std::mutex> lock(mutex);
        exported = file;
        exportedPairs = chosen;
    }
    void remove(const std::string& name) override
    {
        const std::lock_guard<std::mutex> lock(mutex);
        std::erase_if(kept, [&](const SentenceList& list) { return list.name == name; });
    }

    Gate gate;                         ///< 0 add, 1 search, 2 align
    std::mutex mutex;
    std::vector<SentenceList> kept;
    SearchSentencesRequest lastSearch;
    std::filesystem::path exported;
    std::vector<std::size_t> exportedPairs;

private:
    static void requireWhole(const std::filesystem::path& file)
    {
        if (file.string().find("broken") != std::string::npos) {
            throw Error("The file holds no sentences").at(file.string());
        }
    }
};

} // namespace crossgloss
