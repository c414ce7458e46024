#pragma once

#include "resources/WnLmf.h"

#include <QFile>
#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// A file of three small lexicons.
inline const std::filesystem::path tinyLmf = CROSSGLOSS_TEST_DATA "/wordnet/tiny-lmf.xml";

/// What a file of one lexicon, x, begins with; an entry of it; what it ends with.
inline constexpr const char* lmfHead =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<LexicalResource>\n<Lexicon id=\"x\" label=\"X\" "
    "language=\"en\" email=\"\" license=\"\" version=\"1\">\n";
inline constexpr const char* lmfEntry = "<LexicalEntry id=\"x-w1\"><Lemma writtenForm=\"tool\" partOfSpeech=\"n\"/>"
                                        "<Sense id=\"x-w1-1\" synset=\"x-1\"/></LexicalEntry>\n";
inline constexpr const char* lmfTail = "</Lexicon></LexicalResource>\n";

inline crossgloss::Wordnet lmf(const std::filesystem::path& path, crossgloss::ReadReport& report,
                               const std::string& lexicon = {})
{
    crossgloss::NullProgress progress;
    crossgloss::WnLmfReadOptions options;
    options.lexicon = lexicon;
    return crossgloss::readWnLmf(path, progress, report, options);
}

inline std::string whole(const std::filesystem::path& path)
{
    std::ifstream stream(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

/// Files that a test writes; they go with it.
class WrittenFiles {
public:
    QString path(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    QString write(const char* name, const std::string& content) const
    {
        const QString file = path(name);
        QFile::remove(file); // overwriting waits for the disk on some file systems
        std::ofstream(file.toStdString(), std::ios::binary) << content;
        return file;
    }

private:
    QTemporaryDir m_folder;
};
