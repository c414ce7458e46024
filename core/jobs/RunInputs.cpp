#include "jobs/RunInputs.h"

#include "jobs/CompareSentencesJob.h"
#include "jobs/GlossEncoderJob.h"
#include "jobs/HubnessJob.h"
#include "jobs/LinkingJob.h"
#include "jobs/TrainJob.h"
#include "text/Language.h"

namespace crossgloss {

namespace {

/// A list as SentenceFile::text() writes it: "F" or "F:L".
SentenceFile listOf(const std::string& text, const RunParameters& parameters)
{
    SentenceFile file;
    const std::size_t colon = text.rfind(':');
    const bool told = colon != std::string::npos && text.find_first_of("/\\.", colon) == std::string::npos
                      && isKnownLanguage(canonicalLanguage(text.substr(colon + 1)));
    const std::string name = told ? text.substr(0, colon) : text;
    file.firstLanguage = told ? canonicalLanguage(text.substr(colon + 1)) : std::string();
    // Names of lists of the library stand where they are; files lie where the command ran.
    file.first = std::filesystem::path(name).has_extension() ? parameters.placed(name) : std::filesystem::path(name);
    return file;
}

AlignSentencesRequest alignSentencesRequestOf(const RunParameters& parameters)
{
    AlignSentencesRequest request;
    request.model = sentenceModelChoiceOf(parameters.json(), parameters);
    request.source = listOf(parameters.text("source"), parameters);
    request.target = listOf(parameters.text("target"), parameters);
    parameters.read("neighbours", request.mining.neighbours);
    parameters.read("one_to_one", request.mining.oneToOne);
    parameters.read("minimum_margin", request.mining.minimumMargin);
    return request;
}

} // namespace

RunInputs inputsOf(RunRow row, const std::vector<Resource>& resources)
{
    RunInputs inputs;
    const RunParameters parameters(row.run, resources);
    const std::string& kind = row.run.kind;
    if (kind == "align" || kind == "align-grid") {
        inputs.request = alignRequestOf(parameters);
        inputs.comparesMethods = kind == "align-grid";
    } else if (kind == "translate") {
        inputs.request = translationRequestOf(parameters);
    } else if (kind == "hubness" && !parameters.has("neighbours")) {
        inputs.request = hubnessRequestOf(parameters);
    } else if (kind == "linking") {
        inputs.request = linkingRequestOf(parameters);
    } else if (kind == "train") {
        inputs.request = trainingConfigOf(parameters);
    } else if (kind == "siamese") {
        inputs.request = glossEncoderRequestOf(parameters);
    } else if (kind == "compare-sentences") {
        inputs.request = compareSentencesRequestOf(parameters);
    } else if (kind == "align-sentences") {
        inputs.request = alignSentencesRequestOf(parameters);
    }
    inputs.row = std::move(row);
    return inputs;
}

} // namespace crossgloss
