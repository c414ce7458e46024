#include "pack/PackSources.h"

#include "base/Checksum.h"
#include "base/Log.h"
#include "resources/Dictd.h"
#include "resources/LineReader.h"
#include "resources/WordPairs.h"
#include "text/Language.h"

namespace crossgloss {

namespace {

PackSource sourceOf(const std::filesystem::path& file, const PackInputs& inputs)
{
    PackSource source;
    source.file = file.filename().string();
    source.name = source.file;
    source.checksum = fileChecksum(file);
    const auto licence = inputs.licences.find(source.file);
    source.licence = licence == inputs.licences.end() ? std::string() : licence->second;
    return source;
}

void addDictionaries(PackAssembler& assembler, Progress& progress)
{
    for (const std::filesystem::path& index : findInstalledDictd()) {
        const DictionaryInfo info = readDictdInfo(index);
        PackSource source;
        source.name = info.name;
        source.title = info.title;
        source.licence = info.licence;
        source.file = info.path.filename().string();
        source.checksum = info.checksum;
        source.installed = true;
        assembler.beginSource(source);
        const ReadReport report =
            readDictd(index, progress, [&](DictionaryEntry&& entry) { assembler.addEntry(info, entry); });
        log(LogLevel::Info, info.name + ": " + std::to_string(report.read) + " entries");
    }
}

void addWordnets(PackAssembler& assembler, const PackInputs& inputs, Progress& progress)
{
    const std::filesystem::path folder = inputs.installed ? findInstalledPrinceton() : std::filesystem::path();
    if (folder.empty()) {
        return;
    }
    ReadReport report;
    const Wordnet princeton = readPrinceton(folder, progress, report);
    std::vector<PackSource> sources(1);
    sources[0].name = princeton.name;
    sources[0].title = "Princeton WordNet";
    sources[0].licence = princeton.licence;
    sources[0].file = "data.noun";
    sources[0].checksum = fileChecksum(folder / "data.noun");
    sources[0].installed = true;
    std::vector<Wordnet> others;
    for (const std::filesystem::path& file : inputs.wordnets) {
        others.push_back(readWordnet(file, progress, report));
        sources.push_back(sourceOf(file, inputs));
        sources.back().title = others.back().name;
        if (!others.back().licence.empty()) {
            sources.back().licence = others.back().licence;
        }
    }
    assembler.addWordnets(princeton, others, std::move(sources));
}

} // namespace

PackCorpus gatherPackCorpus(const PackInputs& inputs, const PackAssemblyOptions& options, PackStart& start, int threads,
                            Progress& progress)
{
    PackAssembler assembler(options);
    ReadReport report;
    if (inputs.installed) {
        addDictionaries(assembler, progress);
    }
    addWordnets(assembler, inputs, progress);
    for (const PackInputs::Definitions& from : inputs.definitions) {
        assembler.beginSource(sourceOf(from.file, inputs));
        const std::string answers = canonicalLanguage(from.answerLanguage);
        const std::string language = canonicalLanguage(from.definitionLanguage);
        for (const DefinitionPair& pair : readDefinitions(from.file, progress, report)) {
            const PackAnswer headword{language, pair.headword};
            assembler.addDefinition(language, pair.definition, {{answers, pair.answer}},
                                    pair.headword.empty() ? PackAnswer{} : headword, PackItemKind::Definition, 1.0F,
                                    true);
            if (!pair.headword.empty() && language != answers) {
                assembler.addPair(headword, {answers, pair.answer});
            }
        }
    }
    for (const PackInputs::Bilingual& from : inputs.pairs) {
        assembler.beginSource(sourceOf(from.file, inputs));
        const std::string first = canonicalLanguage(from.first);
        const std::string second = canonicalLanguage(from.second);
        if (from.file.filename().string().find(".csv") != std::string::npos) {
            LineReader lines(from.file);
            std::string_view line;
            while (lines.next(line)) {
                const std::size_t a = line.find(';');
                const std::size_t b = a == std::string::npos ? a : line.find(';', a + 1);
                const std::size_t c = b == std::string::npos ? b : line.find(';', b + 1);
                const std::size_t d = c == std::string::npos ? c : line.find(';', c + 1);
                if (d != std::string::npos) {
                    assembler.addPair({first, line.substr(0, a)}, {second, line.substr(c + 1, d - c - 1)});
                }
            }
            continue;
        }
        for (const WordPair& pair : readWordPairs(from.file, progress, report)) {
            assembler.addPair({first, pair.source}, {second, pair.target});
        }
    }
    for (const PackInputs::Bilingual& from : inputs.parallel) {
        assembler.beginSource(sourceOf(from.file, inputs));
        const std::string first = canonicalLanguage(from.first);
        const std::string second = canonicalLanguage(from.second);
        LineReader lines(from.file);
        std::string_view line;
        while (lines.next(line)) {
            if (const std::size_t tab = line.find('\t'); tab != std::string::npos) {
                assembler.addText(first, line.substr(0, tab));
                assembler.addText(second, line.substr(tab + 1));
            }
        }
    }
    for (const auto& [language, file] : inputs.vectors) {
        assembler.beginSource(sourceOf(file, inputs));
        ReadVectorsOptions read;
        read.threads = threads;
        const std::string code = canonicalLanguage(language);
        EmbeddingSpace space = readVectors(file, read, progress, report);
        std::vector<std::string> words;
        for (std::size_t row = 0; row < space.size(); ++row) {
            words.emplace_back(space.word(row));
        }
        assembler.addRanking(code, words);
        start[code].push_back(std::move(space));
    }
    return assembler.assemble(progress);
}

} // namespace crossgloss
