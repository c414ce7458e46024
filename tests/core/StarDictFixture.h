#pragma once

#include "DictdFixture.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// Writes StarDict dictionaries; what the .ifo says of the other files can be made wrong.
class StarDictFixture
{
public:
    StarDictFixture(const QString& folder, const QString& name) : m_path(folder + '/' + name) {}

    StarDictFixture& add(const std::string& word, const std::string& article)
    {
        return addPlace(word, m_data.size(), article.size()), addData(article);
    }
    StarDictFixture& addData(const std::string& data)
    {
        m_data += data;
        return *this;
    }
    StarDictFixture& addPlace(const std::string& word, std::uint64_t offset, std::uint64_t size)
    {
        m_index += word + '\0' + number(offset, wide ? 8 : 4) + number(size, 4);
        ++words;
        return *this;
    }
    StarDictFixture& addSynonym(const std::string& word, std::uint32_t index)
    {
        m_synonyms += word + '\0' + number(index, 4);
        ++synonyms;
        return *this;
    }

    /// @return the path of the .ifo.
    std::filesystem::path write(bool compressed = false) const
    {
        std::string ifo = "StarDict's dict ifo file\nversion=" + version + "\nbookname=" + title + '\n' +
                          "wordcount=" + std::to_string(words) + "\nidxfilesize=" +
                          std::to_string(indexBytes < 0 ? m_index.size() : static_cast<std::size_t>(indexBytes)) + '\n';
        ifo += types.empty() ? "" : "sametypesequence=" + types + '\n';
        ifo += wide ? "idxoffsetbits=64\n" : "";
        ifo += synonyms > 0 ? "synwordcount=" + std::to_string(synonyms) + '\n' : "";
        ifo += more;
        DictdFixture::put(m_path + ".ifo", QByteArray::fromStdString(ifo));
        const QByteArray index = QByteArray::fromStdString(m_index);
        const QByteArray data = QByteArray::fromStdString(m_data);
        if (compressed) {
            DictdFixture::put(m_path + ".idx.gz", DictdFixture::gzip(index));
            DictdFixture::put(m_path + ".dict.dz", DictdFixture::gzip(data));
        } else {
            DictdFixture::put(m_path + ".idx", index);
            DictdFixture::put(m_path + ".dict", data);
        }
        if (!m_synonyms.empty()) {
            DictdFixture::put(m_path + ".syn", QByteArray::fromStdString(m_synonyms));
        }
        return (m_path + ".ifo").toStdString();
    }

    static std::string number(std::uint64_t value, int bytes)
    {
        std::string text;
        for (int i = bytes - 1; i >= 0; --i) {
            text += static_cast<char>(value >> (8 * i) & 0xFF);
        }
        return text;
    }

    std::string version = "3.0.0";
    std::string title = "English-German tiny dictionary";
    std::string types = "h";
    std::string more;
    bool wide = false;
    std::uint64_t words = 0;
    std::uint64_t synonyms = 0;
    long indexBytes = -1; ///< as it is

private:
    QString m_path;
    std::string m_index;
    std::string m_synonyms;
    std::string m_data;
};
