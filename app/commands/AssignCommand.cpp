#include "Commands.h"

#include "base/AtomicFile.h"
#include "base/Seconds.h"
#include "matching/Assignment.h"
#include "resources/NumpyFile.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <iomanip>
#include <memory>
#include <sstream>

namespace crossgloss {

namespace {

struct AssignArguments {
    std::string costs;
    std::string out;
};

Assignment assignFile(const NumpyMatrix& matrix, const Session& session, double& seconds)
{
    const std::vector<float> exact = matrix.asFloatsIfExact();
    const auto start = std::chrono::steady_clock::now();
    const auto view = [&matrix](const auto* values) {
        return CostMatrix<std::remove_cvref_t<decltype(*values)>>{values, matrix.rows(), matrix.columns(), matrix.columns()};
    };
    Assignment result = !exact.empty()    ? assign(view(exact.data()), session.progress())
                        : matrix.isDouble() ? assign(view(matrix.doubles()), session.progress())
                                            : assign(view(matrix.floats()), session.progress());
    seconds = secondsSince(start);
    return result;
}

void run(const AssignArguments& arguments, const Session& session)
{
    const NumpyMatrix matrix(arguments.costs);
    double seconds = 0.0;
    Assignment result;
    try {
        result = assignFile(matrix, session, seconds);
    } catch (Error& error) {
        throw error.at(arguments.costs);
    }
    std::size_t pairs = 0;
    for (const std::int32_t column : result.columnOf) {
        pairs += column != Assignment::none ? 1 : 0;
    }
    if (!arguments.out.empty()) {
        AtomicFile file(arguments.out);
        for (std::size_t row = 0; row < result.columnOf.size(); ++row) {
            if (result.columnOf[row] != Assignment::none) {
                file.stream() << row << '\t' << result.columnOf[row] << '\n';
            }
        }
        file.commit();
    }
    std::ostringstream text;
    text << std::setprecision(12) << pairs << " pairs of " << matrix.rows() << " rows and " << matrix.columns()
         << " columns, total cost " << result.objective << std::setprecision(4) << ", in " << seconds << " s\n";
    session.print({{"objective", result.objective},
                   {"seconds", seconds},
                   {"rows", matrix.rows()},
                   {"columns", matrix.columns()},
                   {"pairs", pairs}},
                  text.str());
}

} // namespace

void addAssignCommand(CLI::App& app, Session& session)
{
    CLI::App* command = app.add_subcommand(
        "assign", "Assign rows to columns of a cost matrix one to one at minimum cost (linear assignment)");
    const auto arguments = std::make_shared<AssignArguments>();
    command->add_option("--costs", arguments->costs, "NumPy file: a matrix of float32 or float64")->required();
    command->add_option("--out", arguments->out, "File for the pairs: row<TAB>column, counted from 0");
    command->footer("JSON: objective, seconds (of the matching alone), rows, columns, pairs");
    command->callback([&session, arguments] { run(*arguments, session); });
}

} // namespace crossgloss
