#include "jobs/AlignSentencesJob.h"
#include "jobs/AlignmentInputs.h"
#include "jobs/EmbedJob.h"
#include "jobs/GlossEncoderJob.h"
#include "jobs/HubnessJob.h"
#include "jobs/LayoutJob.h"
#include "jobs/LinkingJob.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace crossgloss;

namespace {

/// Gives a field a value that it has not; false where that cannot be guessed.
bool change(const Field& field, const std::vector<std::string>& names)
{
    const auto within = [&](auto& value, auto other) {
        value = static_cast<double>(other) >= field.minimum && static_cast<double>(other) <= field.maximum ? other : value - (other - value);
        return true;
    };
    return std::visit(
        [&](const auto& target) {
            using Target = std::decay_t<decltype(target)>;
            if constexpr (std::is_same_v<Target, Field::Named>) {
                const std::string before = target.text();
                return std::ranges::any_of(names, [&](const std::string& name) {
                    try {
                        return name != before && target.set(name);
                    } catch (const Error&) {
                        return false; // a name of another field
                    }
                });
            } else if constexpr (std::is_same_v<Target, Field::NamedList>) {
                return std::ranges::any_of(names, [&](const std::string& name) { return target.set({name}); });
            } else if constexpr (std::is_same_v<Target, Field::Json>) {
                return false;
            } else if constexpr (std::is_same_v<Target, bool*>) {
                *target = !*target;
                return true;
            } else if constexpr (std::is_same_v<Target, std::vector<std::string>*>) {
                *target = {"one", "two words"};
                return true;
            } else if constexpr (std::is_arithmetic_v<std::remove_pointer_t<Target>>) {
                return within(*target, static_cast<std::remove_pointer_t<Target>>(*target + (std::is_floating_point_v<std::remove_pointer_t<Target>> ? 0.25 : 1)));
            } else {
                *target = "/somewhere/" + std::string(field.name);
                return true;
            }
        },
        field.target);
}

/// A request with every field changed, kept as a run's parameters and read again, is the same wherever its values apply.
template <typename Request, typename Read>
void comesBack(Request request, const std::vector<std::string>& names, Read read)
{
    for (const Field& field : fieldsOf(request)) {
        QVERIFY2(change(field, names), std::string(field.name).c_str());
    }
    Run run;
    run.parameters = runParametersOf(request).dump();
    const std::vector<Resource> resources;
    Request again = read(RunParameters(run, resources));
    const nlohmann::json kept = valuesOf(fieldsOf(request));
    QCOMPARE(QString::fromStdString(valuesOf(fieldsOf(again)).dump(1)), QString::fromStdString(kept.dump(1)));
    Request fresh;
    const nlohmann::json defaults = valuesOf(fieldsOf(fresh));
    for (const auto& [name, value] : kept.items()) {
        QVERIFY2(!defaults.contains(name) || defaults[name] != value, name.c_str());
    }
}

} // namespace

/// Requests: what a run keeps of them is what is read from it again.
class TestRequests : public QObject
{
    Q_OBJECT

private slots:
    void alignments_data();
    void alignments();
    void hubness();
    void layouts_data();
    void layouts();
    void linkings();
    void wordVectors_data();
    void wordVectors();
    void glossEncoders();
    void foreignValues();
    void sameness();
};

void TestRequests::alignments_data()
{
    QTest::addColumn<QString>("method");
    QTest::addColumn<int>("kind");
    QTest::newRow("vecmap, identical strings") << "vecmap" << static_cast<int>(DictionaryKind::Identical);
    QTest::newRow("rcsls, a file") << "rcsls" << static_cast<int>(DictionaryKind::File);
    QTest::newRow("cca, sentences") << "cca" << static_cast<int>(DictionaryKind::Sentences);
}

void TestRequests::alignments()
{
    QFETCH(QString, method);
    QFETCH(int, kind);
    AlignRequest request;
    request.dictionary.kind = static_cast<DictionaryKind>(kind);
    if (request.dictionary.kind == DictionaryKind::File) {
        request.dictionary.file = "/pairs.tsv";
    } else if (request.dictionary.kind == DictionaryKind::Sentences) {
        request.dictionary.sourceText = "/a";
        request.dictionary.targetText = "/b";
    }
    comesBack(request, {method.toStdString(), "centre", "isf"}, &alignRequestOf);
}

void TestRequests::hubness()
{
    comesBack(HubnessRequest(), {"nicdm"}, &hubnessRequestOf);
}

void TestRequests::layouts_data()
{
    QTest::addColumn<QString>("method");
    QTest::newRow("tsne") << "tsne";
    QTest::newRow("umap") << "umap";
}

void TestRequests::layouts()
{
    QFETCH(QString, method);
    LayoutRequest request;
    for (const Field& field : fieldsOf(request)) {
        // With formulas for its axes a layout has no method.
        if (field.name != "horizontal" && field.name != "vertical") {
            QVERIFY2(change(field, {method.toStdString(), "run", "approximate"}), std::string(field.name).c_str());
        }
    }
    Run run;
    run.parameters = runParametersOf(request).dump();
    LayoutRequest again = layoutRequestOf(RunParameters(run, {}));
    QVERIFY(valuesOf(fieldsOf(again)) == valuesOf(fieldsOf(request)));
    request.horizontal = "king - man";
    request.vertical = "woman - man";
    run.parameters = runParametersOf(request).dump();
    again = layoutRequestOf(RunParameters(run, {}));
    QCOMPARE(again.horizontal, request.horizontal);
    QCOMPARE(again.vertical, request.vertical);
}

void TestRequests::linkings()
{
    LinkingRequest request;
    request.dictionaryNames = {"a", "b"};
    comesBack(request, {"semb"}, &linkingRequestOf);
    Run run;
    run.parameters = runParametersOf(request).dump();
    QCOMPARE(linkingRequestOf(RunParameters(run, {})).dictionaryNames, request.dictionaryNames);
}

void TestRequests::wordVectors_data()
{
    QTest::addColumn<QString>("method");
    QTest::newRow("cbow") << "cbow";
    QTest::newRow("bilbowa") << "bilbowa";
}

void TestRequests::wordVectors()
{
    QFETCH(QString, method);
    comesBack(EmbedRequest(), {method.toStdString()}, &embedRequestOf);
}

void TestRequests::glossEncoders()
{
    comesBack(GlossEncoderRequest(), {"batch", "euclidean"}, &glossEncoderRequestOf);
}

// What another program, or a hand, has written: each value is taken or passed over by itself.
void TestRequests::foreignValues()
{
    Run run;
    run.parameters = R"({"method": "magic", "held_out": 5, "vocabulary": -3, "dimensions": 2.5, "neighbourhood": "ten",
                         "iterations": 7, "whiten": 0, "seed": 1e300, "normalisation": ["unit"], "test": {"name": "t.tsv"}})";
    AlignRequest request = alignRequestOf(RunParameters(run, {}));
    AlignRequest expected;
    expected.dictionary.kind = DictionaryKind::None;
    expected.options.maximumIterations = 7;
    expected.testFile = "t.tsv";
    QVERIFY(sameValues(fieldsOf(request), fieldsOf(expected)));
    run.parameters = "no JSON";
    request = alignRequestOf(RunParameters(run, {}));
    QVERIFY(request.source.text().empty());
}

void TestRequests::sameness()
{
    for (const Field& field : [] {
             static AlignRequest request;
             return fieldsOf(request);
         }()) {
        AlignRequest a;
        AlignRequest b;
        QVERIFY(sameValues(a, b));
        QVERIFY(change(fieldNamed(fieldsOf(b), field.name), {"rcsls", "none", "nn"}));
        QVERIFY2(!sameValues(a, b), std::string(field.name).c_str());
    }
}

QTEST_GUILESS_MAIN(TestRequests)
#include "TestRequests.moc"
