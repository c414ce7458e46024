#include "projection/FormulaAxes.h"

#include "base/Error.h"
#include "base/Parallel.h"
#include "numeric/Elementwise.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

/// What is left of terms that cancel out, as a share of their lengths, is rounding.
constexpr double minLeft = 1e-5;

enum class Kind { Word, Plus, Minus, Comma, Bar };

struct Token {
    Kind kind = Kind::Word;
    std::string text;
};

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

Kind kindOf(std::string_view word)
{
    if (word == "+") {
        return Kind::Plus;
    }
    // The minus sign and the dash are what other programs make of a hyphen between spaces.
    return word == "-" || word == "\u2212" || word == "\u2013" ? Kind::Minus : Kind::Word;
}

std::vector<Token> tokensOf(std::string_view text)
{
    std::vector<Token> result;
    std::size_t at = 0;
    while (at < text.size()) {
        const char c = text[at];
        if (isSpace(c)) {
            ++at;
        } else if (c == '"') {
            const std::size_t end = text.find('"', at + 1);
            if (end == std::string_view::npos) {
                throw Error(CROSSGLOSS_TEXT("A quote in the formula is not closed"));
            }
            if (end == at + 1) {
                throw Error(CROSSGLOSS_TEXT("There is nothing between two quotes of the formula"));
            }
            result.push_back({Kind::Word, std::string(text.substr(at + 1, end - at - 1))});
            at = end + 1;
        } else if (c == ',' || c == '|') {
            result.push_back({c == ',' ? Kind::Comma : Kind::Bar, std::string(1, c)});
            ++at;
        } else {
            std::size_t end = at;
            while (end < text.size() && !isSpace(text[end]) && text[end] != ',' && text[end] != '|' && text[end] != '"') {
                ++end;
            }
            result.push_back({kindOf(text.substr(at, end - at)), std::string(text.substr(at, end - at))});
            at = end;
        }
    }
    return result;
}

void requireWord(const std::vector<Token>& tokens, std::size_t at)
{
    if (at == tokens.size()) {
        throw Error(CROSSGLOSS_TEXT("A word is missing at the end of the formula"));
    }
    if (tokens[at].kind != Kind::Word) {
        throw Error(CROSSGLOSS_TEXT("A word is missing before \"%1\""), {tokens[at].text});
    }
}

[[noreturn]] void refuseNextWord(const std::vector<Token>& tokens, std::size_t at, bool means)
{
    Error error = tokens[at].kind == Kind::Word
                      ? Error(CROSSGLOSS_TEXT("There is no sign between \"%1\" and \"%2\""), {tokens[at - 1].text, tokens[at].text})
                      : Error(CROSSGLOSS_TEXT("\"%1\" does not belong into this formula"), {tokens[at].text});
    if (tokens[at].kind == Kind::Word) {
        error.advise(CROSSGLOSS_TEXT("Put quotes around words with spaces."));
    } else if (means) {
        error.advise(CROSSGLOSS_TEXT("Write classes as a, b | c, d."));
    } else {
        error.advise(CROSSGLOSS_TEXT("Write king - man + woman, or classes as a, b | c, d."));
    }
    throw error;
}

/// king - man + woman
Formula readSum(const std::vector<Token>& tokens)
{
    Formula formula;
    std::size_t at = 0;
    while (at < tokens.size()) {
        const bool sign = tokens[at].kind == Kind::Plus || tokens[at].kind == Kind::Minus;
        if (!sign && at > 0) {
            refuseNextWord(tokens, at, false);
        }
        const bool minus = tokens[at].kind == Kind::Minus;
        at += sign ? 1 : 0;
        requireWord(tokens, at);
        formula.terms.push_back({tokens[at++].text, minus});
    }
    return formula;
}

/// a, b | c, d
Formula readClasses(const std::vector<Token>& tokens)
{
    Formula formula;
    formula.means = true;
    bool second = false;
    std::size_t at = 0;
    while (true) {
        requireWord(tokens, at);
        formula.terms.push_back({tokens[at++].text, second});
        if (at == tokens.size()) {
            return formula;
        }
        if (tokens[at].kind == Kind::Bar) {
            if (second) {
                throw Error(CROSSGLOSS_TEXT("A formula compares two classes, not more"));
            }
            second = true;
        } else if (tokens[at].kind != Kind::Comma) {
            refuseNextWord(tokens, at, true);
        }
        ++at;
    }
}

} // namespace

Formula readFormula(std::string_view text)
{
    const std::vector<Token> tokens = tokensOf(text);
    if (tokens.empty()) {
        throw Error(CROSSGLOSS_TEXT("The formula is empty")).advise(CROSSGLOSS_TEXT("Write words with signs between, such as king - man + woman."));
    }
    const bool classes = std::ranges::any_of(
        tokens, [](const Token& token) { return token.kind == Kind::Comma || token.kind == Kind::Bar; });
    return classes ? readClasses(tokens) : readSum(tokens);
}

std::vector<float> formulaDirection(const Formula& formula, std::size_t dimension,
                                    const std::function<bool(std::string_view word, std::span<float> out)>& vectorOf)
{
    double counts[2] = {};
    for (const FormulaTerm& term : formula.terms) {
        counts[term.minus ? 1 : 0] += 1.0;
    }
    std::vector<double> sum(dimension);
    std::vector<float> vector(dimension);
    double lengths = 0.0;
    for (const FormulaTerm& term : formula.terms) {
        if (!vectorOf(term.word, vector)) {
            throw Error(CROSSGLOSS_TEXT("The space does not have the word \"%1\""), {term.word});
        }
        const double share = formula.means ? 1.0 / counts[term.minus ? 1 : 0] : 1.0;
        double square = 0.0;
        for (std::size_t j = 0; j < dimension; ++j) {
            const double value = static_cast<double>(vector[j]);
            sum[j] += (term.minus ? -share : share) * value;
            square += value * value;
        }
        lengths += share * std::sqrt(square);
    }
    double square = 0.0;
    for (const double value : sum) {
        square += value * value;
    }
    const double length = std::sqrt(square);
    if (!std::isfinite(length)) {
        throw Error(CROSSGLOSS_TEXT("A value is not a finite number"));
    }
    if (!(length > minLeft * lengths)) {
        throw Error(CROSSGLOSS_TEXT("The words of the formula cancel out, so that it has no direction"));
    }
    std::vector<float> result;
    for (const double value : sum) {
        result.push_back(static_cast<float>(value / length));
    }
    return result;
}

std::vector<float> alongAxes(const RowMatrix& rows, std::size_t dimension, std::span<const float> horizontal,
                             std::span<const float> vertical, int threads)
{
    if (horizontal.size() != dimension || vertical.size() != dimension) {
        throw Error(CROSSGLOSS_TEXT("The directions have another number of values than the space"));
    }
    std::vector<float> result(2 * rows.rows);
    parallelRanges(rows.rows, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            const float* const row = rows.data + i * rows.stride;
            result[2 * i] = dot(dimension, row, horizontal.data());
            result[2 * i + 1] = dot(dimension, row, vertical.data());
        }
    });
    return result;
}

} // namespace crossgloss
