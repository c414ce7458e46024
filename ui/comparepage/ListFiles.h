#pragma once

#include "jobs/SentenceListService.h"

#include <QString>

namespace crossgloss {

/// Sentences, by the name of the file alone: plain lines, TSV or TMX, compressed or not.
bool looksLikeSentences(const QString& file);
/// "folder/news.en.tmx.xz" → "news.en".
QString listNameOf(const QString& file);
/// "Sentences (*.tmx …);;All files (*)" in the interface language.
QString sentenceFilter();
/// What the list of the program's own sentences is called.
QString exampleListName();
/// "12,345 sentences · English, French · The pack"
QString displayList(const SentenceList& list);

} // namespace crossgloss
