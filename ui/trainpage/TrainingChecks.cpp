#include "trainpage/TrainingChecks.h"

#include "CoreText.h"
#include "common/LanguageNames.h"
#include "common/Paths.h"
#include "common/TextDirection.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <set>

namespace crossgloss {

namespace {

bool readable(const std::filesystem::path& path)
{
    const QFileInfo info(fromPath(path));
    return info.isFile() && info.isReadable();
}

void checkOut(const std::filesystem::path& out, QStringList& problems)
{
    if (out.empty()) {
        problems.append(QCoreApplication::translate("TrainingChecks", "Choose where to save the model."));
    } else {
        // The nearest folder that is there must take new ones.
        QString folder = QFileInfo(fromPath(out)).absolutePath();
        while (!QFileInfo::exists(folder) && QFileInfo(folder).absolutePath() != folder) {
            folder = QFileInfo(folder).absolutePath();
        }
        if (!QFileInfo(folder).isDir() || !QFileInfo(folder).isWritable()) {
            problems.append(QCoreApplication::translate("TrainingChecks", "Nothing can be written to %1.")
                                .arg(isolated(folder)));
        }
    }
}

/// A text to learn from. @return nothing is wrong with it.
bool checkText(const std::filesystem::path& file, const std::string& language, QStringList& problems)
{
    if (!readable(file)) {
        problems.append(QCoreApplication::translate("TrainingChecks", "%1 cannot be read.").arg(isolated(fromPath(file))));
        return false;
    }
    if (language.empty()) {
        problems.append(QCoreApplication::translate("TrainingChecks", "Choose the language of %1.")
                            .arg(isolated(QFileInfo(fromPath(file)).fileName())));
        return false;
    }
    return true;
}

void checkJoint(const TrainingConfig& config, QStringList& problems)
{
    if (config.joint.texts.empty() && config.joint.parallel.empty()) {
        problems.append(QCoreApplication::translate("TrainingChecks", "Add texts or parallel sentences to learn words from."));
    }
    const auto check = [&](const std::filesystem::path& file, const std::string& language) {
        if (checkText(file, language, problems) && !config.vectors.contains(language)) {
            problems.append(QCoreApplication::translate("TrainingChecks", "%1 has no word vectors.")
                                .arg(displayLanguage(language)));
        }
    };
    for (const auto& [language, files] : config.joint.texts) {
        for (const std::filesystem::path& file : files) {
            check(file, language);
        }
    }
    for (const SentenceFile& file : config.joint.parallel) {
        check(file.first, file.firstLanguage);
        check(file.second.empty() ? file.first : file.second, file.secondLanguage);
    }
    if (config.objective != Objective::L2 || config.dropout > 0 || config.clip > 0) {
        problems.append(QCoreApplication::translate(
            "TrainingChecks", "Joint training has the L2 distance as its objective, without dropout and clipping."));
    }
}

} // namespace

QStringList problemsOf(const TrainingConfig& config)
{
    QStringList problems;
    if (config.data.empty()) {
        problems.append(QCoreApplication::translate("TrainingChecks", "Add a file of training definitions."));
    }
    if (config.vectors.empty()) {
        problems.append(QCoreApplication::translate("TrainingChecks", "Add word vectors of every language."));
    }
    std::set<std::string> needed;
    const auto check = [&problems, &needed](const DefinitionFile& file) {
        if (!readable(file.file)) {
            problems.append(QCoreApplication::translate("TrainingChecks", "%1 cannot be read.")
                                .arg(isolated(fromPath(file.file))));
        }
        if (file.answerLanguage.empty() || file.definitionLanguage.empty()) {
            problems.append(QCoreApplication::translate("TrainingChecks", "Choose the languages of %1.")
                                .arg(isolated(QFileInfo(fromPath(file.file)).fileName())));
        } else {
            needed.insert({file.answerLanguage, file.definitionLanguage});
        }
    };
    for (const DefinitionFile& file : config.data) {
        check(file);
    }
    if (config.validation) {
        check(*config.validation);
    }
    for (const auto& [language, file] : config.vectors) {
        if (language.empty()) {
            problems.append(QCoreApplication::translate("TrainingChecks", "Choose the language of %1.")
                                .arg(isolated(QFileInfo(fromPath(file)).fileName())));
        }
        if (!readable(file)) {
            problems.append(QCoreApplication::translate("TrainingChecks", "%1 cannot be read.").arg(isolated(fromPath(file))));
        }
    }
    if (!config.vectors.empty()) {
        for (const std::string& language : needed) {
            if (!config.vectors.contains(language)) {
                problems.append(QCoreApplication::translate("TrainingChecks", "%1 has no word vectors.")
                                    .arg(displayLanguage(language)));
            }
        }
    }
    if (config.strategy == Strategy::Joint) {
        checkJoint(config, problems);
    }
    checkOut(config.out, problems);
    return problems;
}

QStringList problemsOf(const GlossEncoderOptions& options)
{
    QStringList problems;
    if (options.grid && options.validation == 0) {
        problems.append(
            QCoreApplication::translate("TrainingChecks", "Set validation pairs aside to choose among settings."));
    }
    checkOut(options.siamese.out, problems);
    return problems;
}

QStringList problemsOf(const WordVectorConfig& config)
{
    QStringList problems;
    if (config.texts.empty()) {
        problems.append(QCoreApplication::translate("TrainingChecks", "Add texts to learn words from."));
    }
    for (const auto& [language, files] : config.texts) {
        for (const std::filesystem::path& file : files) {
            checkText(file, language, problems);
        }
    }
    for (const SentenceFile& file : config.parallel) {
        checkText(file.first, file.firstLanguage, problems);
        checkText(file.second.empty() ? file.first : file.second, file.secondLanguage, problems);
    }
    checkOut(config.out.empty() ? std::filesystem::path("words.vec") : config.out.begin()->second, problems);
    if (problems.isEmpty()) {
        try {
            checkWordVectorConfig(config);
        } catch (const Error& error) {
            problems.append(translated(error));
        }
    }
    return problems;
}

bool hasCheckpoint(const TrainingConfig& config)
{
    return !config.out.empty() && QFileInfo::exists(fromPath(config.out) + QLatin1String(".checkpoint"));
}

} // namespace crossgloss
