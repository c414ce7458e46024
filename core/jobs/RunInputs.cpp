#include "jobs/RunInputs.h"

#include "jobs/AlignSentencesJob.h"
#include "jobs/CompareSentencesJob.h"
#include "jobs/EmbedJob.h"
#include "jobs/GlossEncoderJob.h"
#include "jobs/HubnessJob.h"
#include "jobs/LayoutJob.h"
#include "jobs/LinkingJob.h"
#include "jobs/TrainJob.h"

namespace crossgloss {

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
    } else if (kind == "embed") {
        inputs.request = embedRequestOf(parameters);
    } else if (kind == "siamese") {
        inputs.request = glossEncoderRequestOf(parameters);
    } else if (kind == "compare-sentences") {
        inputs.request = compareSentencesRequestOf(parameters);
    } else if (kind == "align-sentences") {
        inputs.request = alignSentencesRequestOf(parameters);
    } else if (kind == "project") {
        inputs.request = layoutRequestOf(parameters);
    }
    inputs.row = std::move(row);
    return inputs;
}

} // namespace crossgloss
