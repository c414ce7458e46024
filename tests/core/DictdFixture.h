#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTest>

#include <filesystem>
#include <string>
#include <vector>

/// Writes dictd dictionaries as dictfmt does: articles one after the other, an index of base 64 numbers.
class DictdFixture {
public:
    explicit DictdFixture(const QString& folder, const QString& name) : m_path(folder + '/' + name) {}

    DictdFixture& add(const std::vector<std::string>& words, const std::string& article)
    {
        for (const std::string& word : words) {
            m_index.append(word + '\t' + number(m_data.size()) + '\t' + number(article.size()) + '\n');
        }
        m_data += article;
        return *this;
    }

    DictdFixture& addRawLine(const std::string& line)
    {
        m_index.append(line + '\n');
        return *this;
    }

    /// @return the path of the index.
    std::filesystem::path write(bool compressed = false) const
    {
        put(m_path + ".index", QByteArray::fromStdString(m_index));
        if (compressed) {
            put(m_path + ".dict.dz", gzip(QByteArray::fromStdString(m_data)));
        } else {
            put(m_path + ".dict", QByteArray::fromStdString(m_data));
        }
        return (m_path + ".index").toStdString();
    }

    static std::string number(std::size_t value)
    {
        static const std::string digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        std::string text;
        do {
            text.insert(text.begin(), digits[value % 64]);
            value /= 64;
        } while (value > 0);
        return text;
    }

    /// A gzip member of stored blocks: all that a reader needs, without a compressor.
    static QByteArray gzip(const QByteArray& data)
    {
        QByteArray result("\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03", 10);
        qsizetype begin = 0;
        do {
            const qsizetype size = qMin<qsizetype>(0xFFFF, data.size() - begin);
            result += begin + size == data.size() ? '\x01' : '\x00';
            append(result, static_cast<quint32>(size), 2);
            append(result, ~static_cast<quint32>(size), 2);
            result += data.mid(begin, size);
            begin += size;
        } while (begin < data.size());
        append(result, crc(data), 4);
        append(result, static_cast<quint32>(data.size()), 4);
        return result;
    }

    static void put(const QString& path, const QByteArray& bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private:
    static void append(QByteArray& bytes, quint32 value, int count)
    {
        for (int i = 0; i < count; ++i) {
            bytes += static_cast<char>((value >> (8 * i)) & 0xFF);
        }
    }

    static quint32 crc(const QByteArray& data)
    {
        quint32 value = 0xFFFFFFFFU;
        for (const char c : data) {
            value ^= static_cast<unsigned char>(c);
            for (int bit = 0; bit < 8; ++bit) {
                value = (value >> 1) ^ ((value & 1) != 0 ? 0xEDB88320U : 0);
            }
        }
        return ~value;
    }

    QString m_path;
    std::string m_index;
    std::string m_data;
};
