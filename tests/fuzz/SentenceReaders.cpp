#include "Readers.h"

#include "base/Checksum.h"
#include "base/Error.h"
#include "composition/SentenceListFile.h"
#include "composition/SentenceTexts.h"
#include "resources/TmxReader.h"
#include "resources/WordIndex.h"

#include <cstring>
#include <fstream>
#include <iterator>

namespace crossgloss::fuzz {

namespace {

namespace fs = std::filesystem;

/// What a list's header has last: checksum of the content, then a hash of all before it.
constexpr std::size_t headerBytes = 256;
constexpr std::size_t checksumPlace = 216;
constexpr std::size_t hashPlace = 248;

Reader tmxReader()
{
    const std::string begin =
        "<?xml version=\"1.0\"?>\n<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\"><header/><body>\n";
    const std::string first =
        "<tu tuid=\"1\"><note>x</note><tuv xml:lang=\"en-US\"><seg>A <hi>small</hi> dog<ph>{1}</ph></seg></tuv>"
        "<tuv lang=\"fr\"><seg>Un petit<bpt i=\"1\">&lt;b&gt;<sub>s</sub></bpt> chien</seg></tuv></tu>\n";
    const std::string second = "<tu><tuv xml:lang=\"de\"><prop type=\"a\">b</prop><seg> </seg></tuv></tu>\n";
    return {"tmx",
            {begin + first + second + "</body></tmx>", "<tmx><body>" + second + first + first + "</body></tmx>"},
            {"<tu>",
             "</tu>",
             "<tuv>",
             "</tuv>",
             "<seg>",
             "</seg>",
             "<hi>",
             "</hi>",
             "<ph>",
             "</ph>",
             "<sub>",
             " xml:lang=\"fr\"",
             " lang=\"xx\"",
             "&amp;",
             "&#0;",
             "&eacute;",
             "<![CDATA[",
             "]]>",
             "<!--",
             "<!DOCTYPE tmx [",
             "<!ENTITY a \"b\">",
             "encoding=\"UTF-16\"",
             "\xff\xfe<"},
            "a.tmx",
            [](const fs::path& path) {
                NullProgress progress;
                ReadReport report;
                static_cast<void>(isTmx(path));
                std::size_t bytes = 0;
                readTmx(path, progress, report, [&](TmxUnit&& unit) {
                    for (const TmxUnit::Segment& segment : unit.segments) {
                        bytes += segment.text.size() + segment.language.size();
                    }
                });
            },
            {}};
}

Reader listReader()
{
    return {"sentence-list",
            {"a dog\n\na cat\nno\n", "a dog\tun chien\tx\nyes\toui\n\tseul\n", "\xef\xbb\xbfone\r\ntwo\r\n"},
            {"\t", "\t\t", "\n", "\r", "<tmx>", std::string(1, '\0'), "\xe9"},
            "list.txt",
            [](const fs::path& path) {
                NullProgress progress;
                ReadReport report;
                const auto tell = [](const std::string& text) { return std::string(text.size() % 2 == 0 ? "fr" : ""); };
                static_cast<void>(readSentenceTexts(path, {"en"}, tell, progress, report));
            },
            {}};
}

Reader listFileReader(const fs::path& folder)
{
    SentenceTexts texts;
    texts.languages = {"en", "fr"};
    texts.texts = {"a dog", "un chien", "yes"};
    texts.lines = {1, 1, 2};
    texts.language = {0, 1, 0};
    const std::vector<float> values{1, 0, 0.6F, 0.8F, 0, 1};
    NullProgress progress;
    const fs::path seed = folder / "seed.sentences";
    writeSentenceList(
        seed, texts, 2, [&](const std::function<void(std::span<const float>)>& take) { take(values); },
        "{\"model\": {}}", 1, progress);
    std::ifstream file(seed, std::ios::binary);
    const std::string bytes((std::istreambuf_iterator<char>(file)), {});
    return {"sentence-file",
            {bytes},
            {},
            "a.sentences",
            [](const fs::path& path) {
                NullProgress progress;
                const SentenceListFile list(path);
                for (std::size_t row = 0; row < list.size(); ++row) {
                    static_cast<void>(list.text(row).size() + list.language(row).size() + list.line(row));
                }
                if (list.size() > 0 && list.dimension() > 0) {
                    const std::vector<float> query(list.dimension(), 0.5F);
                    nearestSentences(list, list.storedIndex().get(), query, 2, {}, 1, progress);
                }
                static_cast<void>(list.isIntact());
            },
            [](std::string& bytes) {
                if (bytes.size() > headerBytes) {
                    const std::string sum = checksum(bytes.data() + headerBytes, bytes.size() - headerBytes);
                    bytes.replace(checksumPlace, sum.size(), sum);
                    const std::uint64_t hash = hashWord({bytes.data(), hashPlace});
                    std::memcpy(bytes.data() + hashPlace, &hash, sizeof hash);
                }
            }};
}

} // namespace

std::vector<Reader> sentenceReaders(const fs::path& folder)
{
    fs::create_directories(folder);
    return {tmxReader(), listReader(), listFileReader(folder)};
}

} // namespace crossgloss::fuzz
