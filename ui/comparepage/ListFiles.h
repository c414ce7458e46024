#pragma once

#include "jobs/SentenceListService.h"

#include <QString>

namespace crossgloss {

class Backend;

/// Sentences, by the name of the file alone: plain lines, TSV or TMX, compressed or not.
bool looksLikeSentences(const QString& file);
/// "folder/news.en.tmx.xz" → "news.en".
QString listNameOf(const QString& file);
/// "Sentences (*.tmx …);;All files (*)" in the interface language.
QString sentenceFilter();
/// What the list of the program's own sentences is called.
QString exampleListName();
/// What adds it. Writes its file beside the models; for worker threads. @throws Error.
AddSentenceListRequest exampleList(Backend& backend, const QString& name);
/// "12,345 sentences · English, French · The pack"
QString displayList(const SentenceList& list);

} // namespace crossgloss
