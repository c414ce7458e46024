#include "comparepage/ListFiles.h"

#include "common/AlignTexts.h"
#include "common/Backend.h"
#include "common/LanguageNames.h"
#include "common/TextDirection.h"
#include "comparepage/CompareSettings.h"
#include "composition/BackgroundSentences.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStringList>

namespace crossgloss {

namespace {

QString withoutEnding(QString name, std::initializer_list<const char*> endings)
{
    for (const char* ending : endings) {
        if (name.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) {
            name.chop(static_cast<qsizetype>(qstrlen(ending)));
            break;
        }
    }
    return name;
}

QString uncompressed(const QString& file)
{
    return withoutEnding(QFileInfo(file).fileName(), {".gz", ".xz", ".bz2", ".zst"});
}

} // namespace

bool looksLikeSentences(const QString& file)
{
    const QString name = uncompressed(file);
    for (const char* ending : {".tmx", ".tsv", ".txt"}) {
        if (name.endsWith(QLatin1String(ending), Qt::CaseInsensitive)) {
            return true;
        }
    }
    return false;
}

QString listNameOf(const QString& file)
{
    return withoutEnding(uncompressed(file), {".tmx", ".tsv", ".txt"});
}

QString sentenceFilter()
{
    return QCoreApplication::translate("ListFiles", "Sentences (*.tmx *.tsv *.txt *.gz *.xz);;All files (*)");
}

QString exampleListName()
{
    return QCoreApplication::translate("ListFiles", "Everyday words", "name of the example list");
}

AddSentenceListRequest exampleList(Backend& backend, const QString& name)
{
    AddSentenceListRequest request;
    request.name = name.toStdString();
    std::filesystem::create_directories(backend.modelFolder());
    request.file = backend.modelFolder() / "everyday-words.tmx";
    writeBackgroundSentences(request.file);
    return request;
}

QString displayList(const SentenceList& list)
{
    QStringList languages;
    for (const std::string& code : list.languages) {
        languages.append(displayLanguage(code));
    }
    return joinedFacts({QCoreApplication::translate("ListFiles", "%1 sentences").arg(displayCount(list.sentences)),
                        languages.join(QStringLiteral(", ")), displaySentenceModel(list.model)});
}

} // namespace crossgloss
