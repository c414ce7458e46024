#include "composition/FusedModel.h"

#include "base/AtomicFile.h"
#include "base/Checksum.h"
#include "base/Error.h"
#include "base/Json.h"
#include "composition/CharacterNgrams.h"
#include "numeric/Elementwise.h"
#include "numeric/Rows.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>

namespace crossgloss {

namespace {

constexpr std::string_view formatName = "crossgloss fused sentence model";
constexpr int formatVersion = 1;
constexpr std::size_t largestFile = 1 << 20;
constexpr std::size_t maxParts = 64;

class FusedSentences final : public SentenceModel {
public:
    explicit FusedSentences(std::vector<FusionMember> parts) : m_parts(std::move(parts))
    {
        bool any = true;
        for (const FusionMember& part : m_parts) {
            m_dimension += part.opened->dimension();
            std::vector<std::string> read = part.opened->languages();
            if (read.empty()) {
                continue;
            }
            if (any) {
                m_languages = std::move(read);
                any = false;
                continue;
            }
            std::erase_if(m_languages, [&](const std::string& code) { return std::ranges::count(read, code) == 0; });
        }
        if (!any && m_languages.empty()) {
            throw Error(CROSSGLOSS_TEXT("There is no language that all models of a fused one read"));
        }
    }

    std::string method() const override { return "fused"; }
    std::size_t dimension() const override { return m_dimension; }
    std::vector<std::string> languages() const override { return m_languages; }

    EmbeddedSentences embed(std::span<const std::string> sentences, std::string_view language, int threads,
                            Progress& progress) const override
    {
        requireReads(language);
        EmbeddedSentences result{{sentences.size(), m_dimension, std::vector<float>(sentences.size() * m_dimension, 0.0F)},
                                 {std::vector<std::uint32_t>(sentences.size()), std::vector<std::uint32_t>(sentences.size())}};
        std::size_t offset = 0;
        for (const FusionMember& part : m_parts) {
            const EmbeddedSentences embedded = part.opened->embed(sentences, language, threads, progress);
            const std::size_t d = embedded.vectors.dimension;
            const auto scale = static_cast<float>(std::sqrt(part.weight));
            // A model that learns no words knows all of them; what counts is whether those that do know it.
            const bool learned = !part.opened->languages().empty() || m_languages.empty();
            for (std::size_t i = 0; i < sentences.size(); ++i) {
                addScaled(d, scale, &embedded.vectors.values[i * d], &result.vectors.values[i * m_dimension + offset]);
                result.coverage.words[i] = std::max(result.coverage.words[i], embedded.coverage.words[i]);
                if (learned) {
                    result.coverage.known[i] = std::max(result.coverage.known[i], embedded.coverage.known[i]);
                }
            }
            offset += d;
        }
        normaliseRows(result.vectors.values.data(), sentences.size(), m_dimension, m_dimension);
        return result;
    }

    /// Of the heaviest part that is made of words.
    SentenceWords wordsOf(std::string_view sentence, std::string_view language) const override
    {
        for (const FusionMember& part : m_parts) {
            SentenceWords words = part.opened->wordsOf(sentence, language);
            if (words.dimension > 0) {
                return words;
            }
        }
        return {};
    }

private:
    std::vector<FusionMember> m_parts;    ///< by falling weight
    std::size_t m_dimension = 0;
    std::vector<std::string> m_languages;
};

/// A file that a model names, from where that lies.
std::filesystem::path fileOf(const std::filesystem::path& fused, const std::string& model)
{
    const std::filesystem::path file(model);
    return file.is_absolute() ? file : fused.parent_path() / file;
}

/// The name to keep for a file: relative where it lies beside or below the model.
std::string nameFrom(const std::filesystem::path& fused, const std::filesystem::path& file)
{
    const std::filesystem::path whole = std::filesystem::absolute(file).lexically_normal();
    const std::filesystem::path relative =
        whole.lexically_relative(std::filesystem::absolute(fused).lexically_normal().parent_path());
    return relative.empty() || *relative.begin() == ".." ? whole.string() : relative.string();
}

std::vector<FusionMember> readParts(const std::filesystem::path& path)
{
    const Error damaged = Error(CROSSGLOSS_TEXT("The file of a fused model cannot be understood")).at(path.string());
    std::error_code failed;
    const std::uintmax_t size = std::filesystem::file_size(path, failed);
    std::ifstream file(path, std::ios::binary);
    if (failed || !file) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be read")).at(path.string());
    }
    if (size > largestFile) {
        throw damaged;
    }
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const nlohmann::json json = parsedJson(text);
    if (!json.is_object() || json.value("version", nlohmann::json()) != nlohmann::json(formatVersion)) {
        throw damaged;
    }
    const nlohmann::json listed = json.value("parts", nlohmann::json());
    if (!listed.is_array() || listed.empty() || listed.size() > maxParts) {
        throw damaged;
    }
    std::vector<FusionMember> parts;
    for (const nlohmann::json& one : listed) {
        if (!one.is_object() || !one.contains("model") || !one["model"].is_string() || !one.contains("weight") ||
            !one["weight"].is_number() || (one.contains("checksum") && !one["checksum"].is_string())) {
            throw damaged;
        }
        parts.push_back({one["model"].get<std::string>(), one.value("checksum", std::string()), one["weight"].get<double>()});
    }
    return parts;
}

} // namespace

std::shared_ptr<const SentenceModel> fusedSentenceModel(std::vector<FusionMember> parts)
{
    if (parts.empty()) {
        throw Error(CROSSGLOSS_TEXT("There is no model to fuse"));
    }
    for (const FusionMember& part : parts) {
        if (!(part.weight > 0.0) || !std::isfinite(part.weight)) {
            throw Error(CROSSGLOSS_TEXT("The weight of the model \"%1\" is not positive"), {part.model});
        }
        if (part.opened->dimension() == 0) {
            throw Error(CROSSGLOSS_TEXT("The model \"%1\" compares pairs of sentences and has no vectors"),
                        {part.opened->method()})
                .advise(CROSSGLOSS_TEXT("Take a model with vectors, for instance sif"));
        }
    }
    std::ranges::stable_sort(parts, std::greater<>(), &FusionMember::weight);
    return std::make_shared<FusedSentences>(std::move(parts));
}

std::vector<double> fusionWeights(std::span<const double> gold, std::span<const std::vector<float>> cosines)
{
    const auto n = static_cast<Eigen::Index>(gold.size());
    const auto parts = static_cast<Eigen::Index>(cosines.size());
    Eigen::MatrixXd table(n, parts);
    for (Eigen::Index j = 0; j < parts; ++j) {
        const std::vector<float>& column = cosines[static_cast<std::size_t>(j)];
        if (column.size() != gold.size() || n < 2) {
            throw Error(CROSSGLOSS_TEXT("Lists of scores must be as long as each other, and two at least"));
        }
        for (Eigen::Index i = 0; i < n; ++i) {
            table(i, j) = static_cast<double>(column[static_cast<std::size_t>(i)]);
        }
    }
    table.rowwise() -= table.colwise().mean().eval();
    Eigen::VectorXd target = Eigen::Map<const Eigen::VectorXd>(gold.data(), n);
    target.array() -= target.mean();
    const Eigen::MatrixXd products = table.transpose() * table;
    const Eigen::VectorXd aims = table.transpose() * target;
    // Lawson & Hanson's active set: a part comes in while the error falls along it, and goes when its weight turns negative.
    Eigen::VectorXd weights = Eigen::VectorXd::Zero(parts);
    std::vector<bool> in(cosines.size(), false);
    const double tolerance = 1e-10 * std::max(1.0, aims.cwiseAbs().maxCoeff());
    for (Eigen::Index round = 0; round < 3 * parts; ++round) {
        const Eigen::VectorXd slope = aims - products * weights;
        Eigen::Index best = -1;
        for (Eigen::Index j = 0; j < parts; ++j) {
            if (!in[static_cast<std::size_t>(j)] && slope(j) > tolerance && (best < 0 || slope(j) > slope(best))) {
                best = j;
            }
        }
        if (best < 0) {
            break;
        }
        in[static_cast<std::size_t>(best)] = true;
        for (;;) {
            std::vector<Eigen::Index> used;
            for (Eigen::Index j = 0; j < parts; ++j) {
                if (in[static_cast<std::size_t>(j)]) {
                    used.push_back(j);
                }
            }
            const Eigen::MatrixXd part = products(used, used);
            const Eigen::VectorXd solution = part.completeOrthogonalDecomposition().solve(aims(used).eval());
            double step = 1.0;
            for (std::size_t k = 0; k < used.size(); ++k) {
                const auto at = static_cast<Eigen::Index>(k);
                if (solution(at) <= 0.0) {
                    step = std::min(step, weights(used[k]) / (weights(used[k]) - solution(at)));
                }
            }
            for (std::size_t k = 0; k < used.size(); ++k) {
                const auto at = static_cast<Eigen::Index>(k);
                weights(used[k]) += step * (solution(at) - weights(used[k]));
                if (step < 1.0 && weights(used[k]) <= 1e-12) {
                    weights(used[k]) = 0.0;
                    in[static_cast<std::size_t>(used[k])] = false;
                }
            }
            if (step >= 1.0) {
                break;
            }
        }
    }
    return {weights.begin(), weights.end()};
}

void writeFusedModel(const std::filesystem::path& path, std::span<const FusionMember> parts)
{
    nlohmann::json json = {{"format", formatName}, {"version", formatVersion}, {"parts", nlohmann::json::array()}};
    for (const FusionMember& part : parts) {
        const bool named = part.model == "pack" || part.model == "ngrams";
        json["parts"].push_back({{"model", named ? part.model : nameFrom(path, part.model)},
                                 {"weight", part.weight},
                                 {"checksum", part.checksum}});
    }
    AtomicFile file(path);
    file.stream() << jsonText(json, 2) << '\n';
    file.commit();
}

bool isFusedModel(const std::filesystem::path& path)
{
    // Keys are written by the alphabet, so that the format stands at the front.
    std::string start(64, '\0');
    std::ifstream file(path, std::ios::binary);
    file.read(start.data(), static_cast<std::streamsize>(start.size()));
    start.resize(static_cast<std::size_t>(file.gcount()));
    return start.starts_with('{') && start.find(formatName) != std::string::npos;
}

std::shared_ptr<const SentenceModel> openFusedModel(const std::filesystem::path& path, const std::filesystem::path& pack,
                                                    int threads, Progress& progress)
{
    std::vector<FusionMember> parts = readParts(path);
    for (FusionMember& part : parts) {
        if (part.model == "ngrams") {
            part.opened = characterNgramModel();
            continue;
        }
        const std::filesystem::path file = part.model == "pack" ? pack : fileOf(path, part.model);
        if (!std::filesystem::exists(file)) {
            throw Error(CROSSGLOSS_TEXT("The model \"%1\", a part of this fused one, is not there"), {file.string()})
                .at(path.string())
                .advise(CROSSGLOSS_TEXT("Put it back, or fuse the models anew"));
        }
        if (!part.checksum.empty() && fileChecksum(file) != part.checksum) {
            throw Error(CROSSGLOSS_TEXT("The model \"%1\" is not the one that was fused"), {file.string()})
                .at(path.string())
                .advise(CROSSGLOSS_TEXT("Fuse the models anew"));
        }
        if (isFusedModel(file)) {
            throw Error(CROSSGLOSS_TEXT("A fused model cannot be a part of another one"))
                .at(path.string())
                .advise(CROSSGLOSS_TEXT("Fuse its parts with the others"));
        }
        part.opened = openSentenceModel(file, threads, progress);
    }
    return fusedSentenceModel(std::move(parts));
}

} // namespace crossgloss
