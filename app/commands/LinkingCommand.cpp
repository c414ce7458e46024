#include "Commands.h"
#include "LinkingCreate.h"
#include "LinkingCurve.h"
#include "Session.h"

#include "base/Error.h"
#include "linking/LinkingExport.h"
#include "linking/LinkingStore.h"
#include "linking/ReviewDesk.h"
#include "linking/TargetSearch.h"

#include <CLI/CLI.hpp>

#include <cmath>
#include <iomanip>
#include <iostream>
#include <memory>
#include <sstream>
#include <unordered_map>

namespace crossgloss {

namespace {

struct ReviewArguments
{
    std::string linking;
    std::string reviewer;
    std::string other;
    std::string file;
    std::string format = "tsv";
    std::string source;
    std::string target;
    std::string verdict = "accepted";
    std::string relation = "exact";
    std::string note;
    std::string order = "margin";
    std::vector<std::string> words;
    std::size_t limit = 20;
    bool openOnly = false;
};

std::string reviewerOf(const ReviewArguments& arguments)
{
    return reviewerNamed(arguments.reviewer);
}

nlohmann::json toJson(const LinkingSummary& summary)
{
    return {
        {"id", summary.id},
        {"name", summary.name},
        {"created_at", summary.createdAt},
        {"measure", summary.measure},
        {"source", {{"name", summary.sourceName}, {"language", summary.sourceLanguage}, {"glosses", summary.sources}}},
        {"target", {{"name", summary.targetName}, {"language", summary.targetLanguage}, {"glosses", summary.targets}}},
        {"decided", summary.decided},
        {"reviewers", summary.reviewers},
        {"holder", summary.holder}};
}

void list(const Session& session)
{
    const Workspace workspace(session.workspace);
    nlohmann::json json = nlohmann::json::array();
    std::ostringstream text;
    for (const LinkingSummary& summary : linkings(workspace)) {
        json.push_back(toJson(summary));
        text << summary.id << "  " << summary.name << "  " << summary.measure << "  " << summary.sources << " × "
             << summary.targets << " glosses, " << summary.decided << " decided"
             << (summary.holder.empty() ? "" : ", open: " + summary.holder) << '\n';
    }
    session.print({{"linkings", json}}, json.empty() ? "No linkings yet; make one with: linking create\n" : text.str());
}

/// Glosses of a linking by the ids of their synsets.
class Positions
{
public:
    explicit Positions(const std::vector<LinkingGloss>& glosses)
    {
        for (std::size_t i = 0; i < glosses.size(); ++i) {
            m_positions.emplace(glosses[i].synset, static_cast<std::int32_t>(i));
        }
    }

    std::int32_t of(const std::string& synset) const
    {
        const auto found = m_positions.find(synset);
        if (found == m_positions.end()) {
            throw Error(CROSSGLOSS_TEXT("The linking has no synset %1"), {synset});
        }
        return found->second;
    }

private:
    std::unordered_map<std::string, std::int32_t> m_positions;
};

std::string firstLemma(const LinkingGloss& gloss)
{
    return gloss.lemmas.empty() ? gloss.synset : gloss.lemmas.front();
}

nlohmann::json itemJson(const ReviewDesk& desk, std::int32_t source)
{
    const ReviewItem& item = desk.item(source);
    const Linking& linking = desk.linking();
    const LinkingGloss& from = linking.source.glosses[static_cast<std::size_t>(source)];
    nlohmann::json json = {{"source", from.synset},
                           {"source_lemmas", from.lemmas},
                           {"source_gloss", from.text},
                           {"verdict", nameOf(item.verdict)},
                           {"score", std::isnan(item.score) ? nlohmann::json() : nlohmann::json(item.score)},
                           {"margin", std::isnan(item.margin) ? nlohmann::json() : nlohmann::json(item.margin)},
                           {"rejected", item.rejected},
                           {"note", item.note}};
    if (item.target >= 0) {
        const LinkingGloss& to = linking.target.glosses[static_cast<std::size_t>(item.target)];
        json["target"] = to.synset;
        json["target_lemmas"] = to.lemmas;
        json["target_gloss"] = to.text;
    }
    if (item.verdict == Verdict::Accepted) {
        json["relation"] = nameOf(item.relation);
    }
    return json;
}

nlohmann::json toJson(const ReviewStatistics& s)
{
    return {
        {"sources", s.sources},
        {"open", s.open},
        {"accepted", s.accepted},
        {"deferred", s.deferred},
        {"none", s.noCounterpart},
        {"rejected_pairs", s.rejectedPairs},
        {"notes", s.notes},
        {"relations", {{"exact", s.exact}, {"broader", s.broader}, {"narrower", s.narrower}, {"related", s.related}}},
        {"decided_today", s.decidedToday},
        {"accepted_as_suggested", s.acceptedAsSuggested},
        {"accepted_as_retrieved", s.acceptedAsRetrieved}};
}

void show(const ReviewArguments& arguments, const Session& session)
{
    Workspace workspace(session.workspace);
    const ReviewDesk desk(workspace, linkingNamed(workspace, arguments.linking), reviewerOf(arguments),
                          session.progress());
    std::vector<std::int32_t> order;
    for (std::int32_t source = 0; source < static_cast<std::int32_t>(desk.size()); ++source) {
        if (!arguments.openOnly || desk.item(source).verdict == Verdict::Open) {
            order.push_back(source);
        }
    }
    const auto key = [&](std::int32_t source) {
        const float margin = desk.item(source).margin;
        return std::isnan(margin) ? 0.0F : margin;
    };
    if (arguments.order == "margin") {
        std::ranges::stable_sort(order, {}, key);
    } else if (arguments.order == "-margin") {
        std::ranges::stable_sort(order, std::ranges::greater(), key);
    }
    if (arguments.limit > 0 && order.size() > arguments.limit) {
        order.resize(arguments.limit);
    }
    nlohmann::json items = nlohmann::json::array();
    std::ostringstream text;
    text << std::fixed << std::setprecision(3);
    for (const std::int32_t source : order) {
        items.push_back(itemJson(desk, source));
        const ReviewItem& item = desk.item(source);
        const LinkingGloss& from = desk.linking().source.glosses[static_cast<std::size_t>(source)];
        text << std::left << std::setw(9) << nameOf(item.verdict) << ' ' << std::right << std::setw(7) << item.margin
             << "  " << from.synset << ' ' << firstLemma(from) << ": " << from.text << '\n';
        if (item.target >= 0) {
            const LinkingGloss& to = desk.linking().target.glosses[static_cast<std::size_t>(item.target)];
            text << std::string(17, ' ') << "→ " << to.synset << ' ' << firstLemma(to) << ": " << to.text << '\n';
        }
    }
    const ReviewStatistics statistics = desk.statistics();
    text << statistics.accepted << " accepted, " << statistics.noCounterpart << " without counterpart, "
         << statistics.deferred << " deferred, " << statistics.open << " open of " << statistics.sources << '\n';
    session.print({{"linking", desk.linking().name},
                   {"reviewer", desk.reviewer()},
                   {"items", items},
                   {"statistics", toJson(statistics)}},
                  text.str());
}

/// Needs no desk: whoever has the linking open may go on.
void search(const ReviewArguments& arguments, const Session& session)
{
    const Workspace workspace(session.workspace);
    const Linking linking = readLinking(workspace, linkingNamed(workspace, arguments.linking), session.progress());
    std::string words;
    for (const std::string& word : arguments.words) {
        words += (words.empty() ? "" : " ") + word;
    }
    const TargetSearch::Found found =
        TargetSearch(linking).find(words, arguments.limit > 0 ? arguments.limit : linking.target.glosses.size());
    nlohmann::json json = nlohmann::json::array();
    std::ostringstream text;
    for (const std::int32_t target : found.targets) {
        const LinkingGloss& gloss = linking.target.glosses[static_cast<std::size_t>(target)];
        json.push_back({{"target", gloss.synset},
                        {"ili", gloss.ili},
                        {"lemmas", gloss.lemmas},
                        {"gloss", gloss.text},
                        {"compared", static_cast<std::size_t>(target) < linking.target.comparedGlosses().size()}});
        std::string lemmas;
        for (const std::string& lemma : gloss.lemmas) {
            lemmas += (lemmas.empty() ? "" : ", ") + lemma;
        }
        text << gloss.synset << "  " << lemmas << (gloss.text.empty() ? "" : ": ") << gloss.text << '\n';
    }
    text << found.targets.size() << " of " << found.all << " concepts of " << linking.target.name << '\n';
    session.print({{"linking", linking.name}, {"found", found.all}, {"concepts", json}}, text.str());
}

nlohmann::json changeJson(const ReviewDesk& desk, const ReviewChange& change)
{
    const auto synset = [&](std::int32_t target) {
        return target < 0 ? nlohmann::json()
                          : nlohmann::json(desk.linking().target.glosses[static_cast<std::size_t>(target)].synset);
    };
    nlohmann::json decided = nlohmann::json::array();
    for (const std::int32_t source : change.decided) {
        decided.push_back(itemJson(desk, source));
    }
    nlohmann::json moved = nlohmann::json::array();
    for (const ReviewChange::Moved& move : change.moved) {
        moved.push_back({{"source", desk.linking().source.glosses[static_cast<std::size_t>(move.source)].synset},
                         {"before", synset(move.before)},
                         {"after", synset(move.after)}});
    }
    return {{"decided", decided}, {"moved", moved}};
}

void printChange(const ReviewDesk& desk, const ReviewChange& change, const Session& session)
{
    std::ostringstream text;
    if (change.decided.empty()) {
        text << "Nothing changed\n";
    }
    for (const std::int32_t source : change.decided) {
        const ReviewItem& item = desk.item(source);
        text << desk.linking().source.glosses[static_cast<std::size_t>(source)].synset << ": " << nameOf(item.verdict);
        if (item.verdict == Verdict::Accepted) {
            text << ' ' << nameOf(item.relation) << ' '
                 << desk.linking().target.glosses[static_cast<std::size_t>(item.target)].synset;
        }
        text << '\n';
    }
    text << change.moved.size() << " other suggestions changed\n";
    session.print(changeJson(desk, change), text.str());
}

Decision decisionOf(const ReviewArguments& arguments, const ReviewDesk& desk)
{
    Decision decision;
    decision.source = Positions(desk.linking().source.glosses).of(arguments.source);
    static const std::unordered_map<std::string, Decision::Kind> kinds = {{"accepted", Decision::Kind::Accept},
                                                                          {"rejected", Decision::Kind::Reject},
                                                                          {"deferred", Decision::Kind::Defer},
                                                                          {"none", Decision::Kind::NoCounterpart},
                                                                          {"open", Decision::Kind::Reopen}};
    decision.kind = kinds.at(arguments.verdict);
    decision.relation = *relationNamed(arguments.relation);
    if (decision.kind == Decision::Kind::Accept || decision.kind == Decision::Kind::Reject) {
        decision.target = arguments.target.empty() ? desk.item(decision.source).target
                                                   : Positions(desk.linking().target.glosses).of(arguments.target);
        if (decision.target < 0) {
            throw Error(CROSSGLOSS_TEXT("Nothing is suggested for %1"), {arguments.source})
                .advise(CROSSGLOSS_TEXT("Name the target with --target"));
        }
    }
    return decision;
}

void decide(const ReviewArguments& arguments, const Session& session)
{
    Workspace workspace(session.workspace);
    ReviewDesk desk(workspace, linkingNamed(workspace, arguments.linking), reviewerOf(arguments), session.progress());
    std::vector<Decision> decisions = {decisionOf(arguments, desk)};
    if (!arguments.note.empty()) {
        decisions.push_back(decisions.front());
        decisions.back().kind = Decision::Kind::Note;
        decisions.back().note = arguments.note;
    }
    const ReviewChange change = desk.decide(decisions, session.progress());
    printChange(desk, change, session);
}

void turn(const ReviewArguments& arguments, const Session& session, bool back)
{
    Workspace workspace(session.workspace);
    ReviewDesk desk(workspace, linkingNamed(workspace, arguments.linking), reviewerOf(arguments), session.progress());
    const ReviewChange change = back ? desk.undo(session.progress()) : desk.redo(session.progress());
    printChange(desk, change, session);
}

/// Reads decisions line by line from standard input and acknowledges each once it is stored: for scripts and other
/// front ends. Lines are `accept SOURCE [TARGET [RELATION]]`, `reject SOURCE [TARGET]`, `defer|none|open SOURCE`,
/// `undo`, `redo`.
void reviewStream(const ReviewArguments& arguments, const Session& session)
{
    Workspace workspace(session.workspace);
    ReviewDesk desk(workspace, linkingNamed(workspace, arguments.linking), reviewerOf(arguments), session.progress());
    static const std::unordered_map<std::string, std::string> verdicts = {
        {"accept", "accepted"}, {"reject", "rejected"}, {"defer", "deferred"}, {"none", "none"}, {"open", "open"}};
    std::size_t number = 0;
    for (std::string line; std::getline(std::cin, line);) {
        ++number;
        std::istringstream words(line);
        std::string verb;
        if (!(words >> verb)) {
            continue;
        }
        try {
            ReviewChange change;
            if (verb == "undo") {
                change = desk.undo(session.progress());
            } else if (verb == "redo") {
                change = desk.redo(session.progress());
            } else if (const auto verdict = verdicts.find(verb); verdict != verdicts.end()) {
                ReviewArguments one = arguments;
                one.verdict = verdict->second;
                words >> one.source >> one.target >> one.relation;
                if (!relationNamed(one.relation)) {
                    throw Error(CROSSGLOSS_TEXT("Unknown relation %1; known are exact, broader, narrower and related"),
                                {one.relation});
                }
                change = desk.decide(decisionOf(one, desk), session.progress());
            } else {
                throw Error(CROSSGLOSS_TEXT("Unknown decision %1"), {verb});
            }
            std::cout << number << "\tdone\t" << change.moved.size() << std::endl;
        } catch (Error& error) {
            if (dynamic_cast<const Cancelled*>(&error)) {
                throw;
            }
            throw error.at("-", number);
        }
    }
}

void exportTo(const ReviewArguments& arguments, const Session& session)
{
    const Workspace workspace(session.workspace);
    const LinkingExportReport report =
        exportLinking(workspace, linkingNamed(workspace, arguments.linking), *linkingFormat(arguments.format),
                      arguments.reviewer, arguments.file, session.progress());
    std::ostringstream text;
    text << arguments.file << ": " << report.decisions << " decisions, " << report.synsets << " synsets, "
         << report.words << " words\n";
    session.print({{"file", arguments.file},
                   {"decisions", report.decisions},
                   {"synsets", report.synsets},
                   {"words", report.words}},
                  text.str());
}

void importFrom(const ReviewArguments& arguments, const Session& session)
{
    Workspace workspace(session.workspace);
    ReviewDesk desk(workspace, linkingNamed(workspace, arguments.linking), reviewerOf(arguments), session.progress());
    ReviewChange change;
    const ReviewMerge merge = desk.importDecisions(arguments.file, change, session.progress());
    nlohmann::json conflicting = nlohmann::json::array();
    for (const std::int32_t source : merge.conflicting) {
        conflicting.push_back(desk.linking().source.glosses[static_cast<std::size_t>(source)].synset);
    }
    std::ostringstream text;
    text << merge.added << (merge.added == 1 ? " decision added, " : " decisions added, ") << merge.known
         << " known already, " << merge.conflicts
         << " in conflict with decisions here (which are kept), " << merge.unknown << " about unknown synsets\n";
    session.print({{"added", merge.added},
                   {"known", merge.known},
                   {"conflicts", merge.conflicts},
                   {"conflicting", conflicting},
                   {"unknown", merge.unknown},
                   {"reviewers", merge.reviewers}},
                  text.str());
}

void agreement(const ReviewArguments& arguments, const Session& session)
{
    Workspace workspace(session.workspace);
    const ReviewDesk desk(workspace, linkingNamed(workspace, arguments.linking), reviewerOf(arguments),
                          session.progress());
    const ReviewAgreement found = desk.agreement(desk.reviewer(), arguments.other);
    nlohmann::json different = nlohmann::json::array();
    for (const std::int32_t source : found.different) {
        different.push_back(desk.linking().source.glosses[static_cast<std::size_t>(source)].synset);
    }
    std::ostringstream text;
    text << found.both << " sources decided by both " << found.first << " and " << found.second << ": " << found.same
         << " alike (" << found.sameRelation << " with the same relation), kappa " << std::fixed << std::setprecision(3)
         << found.kappa << '\n';
    session.print({{"first", found.first},
                   {"second", found.second},
                   {"both", found.both},
                   {"same", found.same},
                   {"same_relation", found.sameRelation},
                   {"kappa", found.kappa},
                   {"different", different}},
                  text.str());
}

void removeOne(const ReviewArguments& arguments, const Session& session)
{
    Workspace workspace(session.workspace);
    removeLinking(workspace, linkingNamed(workspace, arguments.linking));
    session.print({{"removed", arguments.linking}}, "Removed " + arguments.linking + '\n');
}

} // namespace

std::string reviewerNamed(const std::string& name)
{
    if (!name.empty()) {
        return name;
    }
    for (const char* variable : {"USER", "LOGNAME", "USERNAME"}) {
        if (const char* login = std::getenv(variable); login && *login) {
            return login;
        }
    }
    return "reviewer";
}

void addLinkingCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand("linking", "Link the glosses of two wordnets and review the links");
    command->require_subcommand(1);
    addLinkingCreateCommand(*command, session);
    const auto arguments = std::make_shared<ReviewArguments>();
    const auto add = [&](const char* name, const char* what, void (*work)(const ReviewArguments&, const Session&)) {
        CLI::App* sub = command->add_subcommand(name, what);
        sub->add_option("LINKING", arguments->linking, "Name or number of the linking")->required();
        sub->add_option("--reviewer", arguments->reviewer, "Whose decisions; the user's login name by default");
        sub->callback([&session, arguments, work] { work(*arguments, session); });
        return sub;
    };
    command->add_subcommand("list", "List the linkings of the workspace")->callback([&session] { list(session); });
    CLI::App* showing = add("show", "Suggestions and decisions, the least certain first", show);
    showing->add_option("--order", arguments->order, "Order")->check(CLI::IsMember({"margin", "-margin", "source"}));
    showing->add_option("--limit", arguments->limit, "At most this many; 0 = all");
    showing->add_flag("--open", arguments->openOnly, "Only undecided ones");
    CLI::App* searching =
        add("search", "Find concepts of the target wordnet by word, gloss or id, to link by hand", search);
    searching->add_option("WORDS", arguments->words, "Words of lemmas or glosses, or an id")->required();
    searching->add_option("--limit", arguments->limit, "At most this many; 0 = all");
    CLI::App* deciding = add("decide", "Decide on one source synset", decide);
    deciding->add_option("--source", arguments->source, "Synset of the source wordnet")->required();
    deciding->add_option("--target", arguments->target,
                         "Synset of the target wordnet, any that search finds; the suggested one by default");
    deciding->add_option("--verdict", arguments->verdict, "Decision")
        ->check(CLI::IsMember({"accepted", "rejected", "deferred", "none", "open"}));
    deciding->add_option("--relation", arguments->relation, "Relation of the source to the target")
        ->check(CLI::IsMember({"exact", "broader", "narrower", "related"}));
    deciding->add_option("--note", arguments->note, "Note on the decision");
    add("review", "Decisions from standard input, each acknowledged once it is stored", reviewStream)
        ->footer("Lines: accept SOURCE [TARGET [RELATION]] | reject SOURCE [TARGET] | defer SOURCE | none SOURCE | "
                 "open SOURCE | undo | redo");
    add("undo", "Undo the last decision", [](const ReviewArguments& a, const Session& s) { turn(a, s, true); });
    add("redo", "Redo what was undone", [](const ReviewArguments& a, const Session& s) { turn(a, s, false); });
    CLI::App* exporting = add("export", "Export the decisions or the linked wordnet", exportTo);
    exporting
        ->add_option("--format", arguments->format, "tsv: all decisions; tab: Open Multilingual Wordnet; lmf: WN-LMF")
        ->check(CLI::IsMember({"tsv", "tab", "lmf"}));
    exporting->add_option("--out", arguments->file, "File to write")->required();
    add("import", "Merge decisions from a table; existing decisions are kept", importFrom)
        ->add_option("FILE", arguments->file, "TSV as export writes it, or source<TAB>target lines")
        ->required();
    add("agreement", "Agreement of two reviewers (Cohen's kappa)", agreement)
        ->add_option("--with", arguments->other, "The other reviewer")
        ->required();
    addLinkingCurveCommand(*command, session);
    add("remove", "Remove a linking with all its decisions", removeOne);
}

} // namespace crossgloss
