#include "AlignJob.h"

#include "RunRecord.h"
#include "ScoreText.h"
#include "SpaceArgument.h"

#include "alignment/Alignability.h"
#include "base/Checksum.h"
#include "evaluation/AlignmentGrid.h"

#include <chrono>
#include <cstdio>
#include <iostream>
#include <sstream>

namespace crossgloss {

namespace {

/// The smaller of two limits of which 0 is none.
std::size_t smaller(std::size_t a, std::size_t b)
{
    return a == 0 || b == 0 ? a + b : std::min(a, b);
}

class AlignJob {
public:
    AlignJob(const AlignArguments& arguments, const Session& session)
        : m_arguments(arguments), m_session(session), m_options(arguments.options)
    {
        m_options.method = *alignmentMethod(arguments.method);
        m_options.normalisation = *normalisationSteps(arguments.normalisation);
        if (arguments.orthogonal) {
            m_options.vecMap = VecMapOptions::orthogonal();
        }
        m_options.vecMap.whiten = m_options.vecMap.whiten && !arguments.noWhitening;
        m_options.vecMap.dewhiten = m_options.vecMap.dewhiten && !arguments.noDewhitening;
        m_options.learnBeta = !arguments.noBeta;
        m_options.seed = session.seed;
        m_options.threads = session.threads;
        m_options.onStep = [this](const AlignmentStep& step) {
            printWarnings(std::cerr);                      // it may be long before there is a result
            printStep(step);
        };
    }

    void run()
    {
        m_source = openSpaceArgument(m_arguments.source, m_arguments.sourceLanguage, m_session);
        m_target = openSpaceArgument(m_arguments.target, m_arguments.targetLanguage, m_session);
        endStage("reading");
        const nlohmann::json checksums = {{"source", m_source.space.checksum()}, {"target", m_target.space.checksum()}};
        RunRecord record(m_session.workspace, "align", parameters(checksums));
        try {
            const AlignmentData data = readData();
            endStage("dictionary");
            check(data);
            AlignmentMap map = align(m_source.space, m_target.space, data, m_options, m_session.progress());
            endStage("alignment");
            finish(record, std::move(map), data, checksums);
        } catch (const Error& error) {
            record.failed(error, dynamic_cast<const Cancelled*>(&error) != nullptr);
            throw;
        }
    }

private:
    static void printStep(const AlignmentStep& step)
    {
        std::fprintf(stderr, "\r\033[Kiteration %d  objective %.5f  pairs %zu", step.iteration, step.objective,
                     step.pairs);
        if (step.heldOutP1 >= 0.0) {
            std::fprintf(stderr, "  held-out P@1 %.3f", step.heldOutP1);
        }
        std::fputc('\n', stderr);
    }

    void endStage(const char* name)
    {
        const auto now = std::chrono::steady_clock::now();
        m_seconds[name] = std::chrono::duration<double>(now - m_last).count();
        m_last = now;
    }

    /// What can be told beforehand: a run that must fail does so at once, a doubtful one goes on.
    void check(const AlignmentData& data)
    {
        if (m_arguments.noCheck) {
            return;
        }
        const Alignability found =
            checkAlignability(m_source.space, m_target.space, data, m_options, m_session.progress());
        for (const Warning& warning : found.warnings) {
            if (warning.severity == Warning::Severity::Impossible) {
                throw Error(warning.text, warning.arguments).advise(warning.advice);
            }
            m_warnings.push_back(warning.message());
        }
        m_alignability = toJson(found);
        endStage("check");
    }

    void printWarnings(std::ostream& stream)
    {
        for (const std::string& warning : m_warnings) {
            stream << "  note: " << warning << '\n';
        }
        m_warnings.clear();
    }

    AlignmentData readData()
    {
        AlignmentData data;
        data.sourceLanguage = m_source.language;
        data.targetLanguage = m_target.language;
        if (!m_arguments.sentences.empty()) {
            data.sentences = sentenceFiles(m_arguments.sentences.at(0), m_arguments.sentences.at(1));
        } else if (m_arguments.identical) {
            IdenticalOptions options = m_arguments.identicalOptions;
            options.sourceLimit = smaller(m_options.sourceLimit, m_arguments.identicalLimit);
            options.targetLimit = smaller(m_options.targetLimit, m_arguments.identicalLimit);
            data.words = identicalPairs(m_source.space, m_target.space, options);
            requirePairs(data.words, CROSSGLOSS_TEXT("The two spaces have no string in common"));
        } else if (const std::string& name = dictionaryName(); !name.empty()) {
            const std::vector<WordPair> pairs =
                readPairsArgument(name, m_source.language, m_target.language, m_session);
            data.words = resolvePairs(pairs, m_source.space, m_target.space,
                                      {m_options.sourceLimit, m_options.targetLimit, m_arguments.lowerCase,
                                       m_source.language, m_target.language});
            requirePairs(data.words, CROSSGLOSS_TEXT("No pair of the dictionary has both its words among the vectors"));
        }
        return data;
    }

    const std::string& dictionaryName() const
    {
        return m_arguments.dictionary.empty() ? m_arguments.workspaceDictionary : m_arguments.dictionary;
    }

    void requirePairs(const AlignmentPairs& pairs, const char* message) const
    {
        if (!pairs.pairs.empty()) {
            return;
        }
        Error error(message);
        if (!dictionaryName().empty()) {
            error.at(dictionaryName());
        }
        throw error.advise(pairs.inLowerCase > 0
                               ? CROSSGLOSS_TEXT("With --lower-case there would be some")
                               : CROSSGLOSS_TEXT("Check that the columns are in the order of source and target"));
    }

    nlohmann::json parameters(const nlohmann::json& checksums) const
    {
        nlohmann::json json = {{"source", m_arguments.source},
                               {"target", m_arguments.target},
                               {"source_language", m_source.language},
                               {"target_language", m_target.language},
                               {"method", m_arguments.method},
                               {"normalisation", m_arguments.normalisation},
                               {"dictionary", dictionaryName()},
                               {"identical", m_arguments.identical},
                               {"sentences", m_arguments.sentences},
                               {"held_out", m_options.heldOut},
                               {"dimensions", m_options.dimensions},
                               {"vocabulary", m_options.vocabulary},
                               {"source_limit", m_options.sourceLimit},
                               {"target_limit", m_options.targetLimit},
                               {"lower_case", m_arguments.lowerCase},
                               {"out", m_arguments.out},
                               {"seed", m_options.seed},
                               {"threads", m_options.threads},
                               {"checksums", checksums}};
        std::vector<std::string> files = m_arguments.sentences;
        files.push_back(m_arguments.dictionary);
        for (const std::string& file : files) {
            std::error_code failure;
            if (std::filesystem::is_regular_file(file, failure)) {
                json["checksums"][file] = fileChecksum(file);
            }
        }
        return json;
    }

    void finish(RunRecord& record, AlignmentMap map, const AlignmentData& data, const nlohmann::json& checksums)
    {
        map.source.name = m_source.name;
        map.source.language = m_source.language;
        map.target.name = m_target.name;
        map.target.language = m_target.language;
        if (!m_arguments.dictionary.empty()) {
            map.details["dictionary"]["file"] = std::filesystem::absolute(m_arguments.dictionary).string();
        } else if (!m_arguments.workspaceDictionary.empty()) {
            map.details["dictionary"]["name"] = m_arguments.workspaceDictionary;
        }
        // Times would make files differ that hold the same map.
        if (map.details.contains("seconds")) {
            m_seconds["stages"] = map.details["seconds"];
            map.details.erase("seconds");
        }
        writeMap(map, m_arguments.out);
        endStage("writing");
        nlohmann::json json = {{"method", map.method},
                               {"out", m_arguments.out},
                               {"pairs", data.sentences ? map.details["dictionary"]["pairs"].get<std::size_t>()
                                                        : data.words.pairs.size()},
                               {"coverage", data.words.coverage()},
                               {"source_words", data.words.sourceWords},
                               {"covered_source_words", data.words.coveredSourceWords},
                               {"missing", data.words.missing},
                               {"in_lower_case", data.words.inLowerCase},
                               {"shared_dimensions", map.source.shared},
                               {"beta", map.beta},
                               {"seed", map.seed},
                               {"checksums", checksums}};
        json["checksums"]["map"] = fileChecksum(m_arguments.out);
        writeExports(map, json);
        json["details"] = std::move(map.details);
        json["alignability"] = std::move(m_alignability);
        double total = 0.0;
        for (const nlohmann::json& stage : m_seconds) {
            total += stage.is_number() ? stage.get<double>() : 0.0;
        }
        m_seconds["total"] = total;
        json["seconds"] = m_seconds;
        record.done(json);
        json["run"] = record.number();
        m_session.print(json, describe(json));
    }

    void writeExports(const AlignmentMap& map, nlohmann::json& json)
    {
        Progress& progress = m_session.progress();
        if (!m_arguments.exportSource.empty()) {
            exportMapped(map, MapSide::Source, m_source.space, m_arguments.exportSource, m_options.threads, progress);
            json["exported_source"] = m_arguments.exportSource;
        }
        if (!m_arguments.exportTarget.empty()) {
            exportMapped(map, MapSide::Target, m_target.space, m_arguments.exportTarget, m_options.threads, progress);
            json["exported_target"] = m_arguments.exportTarget;
        }
        if (!m_arguments.exportSource.empty() || !m_arguments.exportTarget.empty()) {
            endStage("exporting");
        }
        if (!m_arguments.induced.empty()) {
            InduceOptions options = m_arguments.inducing;
            options.retrieval.criterion = *retrievalCriterion(m_arguments.inducedRetrieval);
            options.retrieval.neighbourhood = m_options.neighbourhood;
            options.retrieval.seed = m_options.seed;
            options.retrieval.threads = m_options.threads;
            if (map.beta > 0.0) {
                options.retrieval.beta = map.beta;
            }
            const std::size_t pairs =
                induceDictionary(map, m_source.space, m_target.space, options, m_arguments.induced, progress);
            json["induced"] = {
                {"file", m_arguments.induced}, {"pairs", pairs}, {"retrieval", m_arguments.inducedRetrieval}};
            endStage("inducing");
        }
    }

    std::string describe(const nlohmann::json& json)
    {
        std::ostringstream text;
        text << m_arguments.out << ": " << m_source.name << " (" << m_source.space.size() << " words, "
             << m_source.space.dimension() << " dimensions) and " << m_target.name << " (" << m_target.space.size()
             << " words, " << m_target.space.dimension() << " dimensions) by " << m_arguments.method << '\n';
        if (json["pairs"].get<std::size_t>() > 0) {
            text << "  learned from " << json["pairs"].get<std::size_t>()
                 << (m_arguments.sentences.empty() ? " pairs of words" : " pairs of sentences");
            if (!dictionaryName().empty()) {
                text << ", which cover " << json["covered_source_words"].get<std::size_t>() << " of "
                     << json["source_words"].get<std::size_t>() << " source words ("
                     << shareText(json["coverage"].get<double>()) << ')';
            }
            text << '\n';
        }
        if (json["in_lower_case"].get<std::size_t>() > 0 && !m_arguments.lowerCase) {
            text << "  " << json["in_lower_case"].get<std::size_t>()
                 << " further pairs would count with --lower-case\n";
        }
        text << "  shared space of " << json["shared_dimensions"].get<std::size_t>() << " dimensions";
        if (json["beta"].get<double>() > 0.0) {
            text << ", β of the inverted softmax " << json["beta"].get<double>();
        }
        text << '\n' << describeDetails(json["details"]);
        printWarnings(text);
        if (json.contains("induced")) {
            text << "  " << m_arguments.induced << ": " << json["induced"]["pairs"].get<std::size_t>()
                 << " induced pairs\n";
        }
        text << "  " << json["seconds"]["total"].get<double>() << " s, of which the alignment "
             << json["seconds"]["alignment"].get<double>() << " s\n";
        return text.str();
    }

    static std::string describeDetails(const nlohmann::json& details)
    {
        std::ostringstream text;
        if (details.contains("/held_out/note"_json_pointer)) {
            text << "  held out: " << details["held_out"]["note"].get<std::string>() << '\n';
        }
        if (details.contains("/vecmap/note"_json_pointer)) {
            text << "  " << details["vecmap"]["note"].get<std::string>() << '\n';
        }
        if (details.contains("/dimensions/curve"_json_pointer)) {
            text << "  P@1 of words kept aside by dimensions (CSLS):";
            for (const nlohmann::json& point : details["dimensions"]["curve"]) {
                text << ' ' << point["dimensions"].get<int>() << ' ' << shareText(point["held_out_csls"].get<double>());
            }
            text << '\n';
        }
        if (details.contains("/best/iteration"_json_pointer) && details.contains("stopped")) {
            text << "  best of " << details["curve"].size() << " dictionaries: number "
                 << details["best"]["iteration"].get<int>() << ", with "
                 << details["dictionary"]["pairs"].get<std::size_t>() << " pairs; "
                 << details["stopped"].get<std::string>() << '\n';
        }
        if (details.contains("/rcsls/curve"_json_pointer)) {
            text << "  " << details["rcsls"]["steps"].get<int>() << " steps from Procrustes; "
                 << details["rcsls"]["stopped"].get<std::string>() << '\n';
        }
        return text.str();
    }

    const AlignArguments& m_arguments;
    const Session& m_session;
    AlignOptions m_options;
    SpaceArgument m_source;
    SpaceArgument m_target;
    std::vector<std::string> m_warnings;
    nlohmann::json m_alignability;
    nlohmann::json m_seconds = nlohmann::json::object();
    std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
};

} // namespace

std::optional<std::vector<NormalisationStep>> normalisationSteps(const std::string& text)
{
    if (text == "standard") {
        return Normalisation::standardSteps();
    }
    if (text == "iterative") {
        return Normalisation::iterativeSteps();
    }
    std::vector<NormalisationStep> steps;
    std::istringstream words(text == "none" ? std::string() : text);
    for (std::string word; std::getline(words, word, ',');) {
        if (word != "unit" && word != "centre") {
            return std::nullopt;
        }
        steps.push_back(word == "unit" ? NormalisationStep::Unit : NormalisationStep::Centre);
    }
    return text.empty() ? std::nullopt : std::optional(steps);
}

void runAlignment(const AlignArguments& arguments, const Session& session)
{
    AlignJob(arguments, session).run();
}

} // namespace crossgloss
