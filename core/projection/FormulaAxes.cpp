#include "projection/FormulaAxes.h"

#include "base/Error.h"
#include "base/Parallel.h"

#include <algorithm>
#include <cmath>

namespace crossgloss {

namespace {

constexpr const char* advice =
    CROSSGLOSS_TEXT("Write words with + and - between them, as in king - man + woman, or two classes as in cat, dog | car, bus");

/// Reads a formula piece by piece.
class FormulaReader {
public:
    explicit FormulaReader(std::string_view text) : m_text(text) {}

    Formula read()
    {
        Formula formula;
        std::string word;
        bool minus = false;
        bool awaiting = true;              // a word must come
        for (skipBlanks(); m_place < m_text.size(); skipBlanks()) {
            const char sign = signHere();
            if (sign == 0) {
                if (!awaiting) {
                    word += ' ';
                }
                word += nextWord();
                awaiting = false;
                continue;
            }
            ++m_place;
            const bool leading = formula.terms.empty() && word.empty() && (sign == '+' || sign == '-');
            if (awaiting && !leading) {
                fail();
            }
            take(formula, word, minus);
            if (sign == '|') {
                if (m_classes) {
                    fail();
                }
                m_classes = true;
            }
            formula.means = formula.means || sign == ',' || sign == '|';
            minus = sign == '-' || m_classes;
            awaiting = true;
        }
        if (awaiting) {
            fail();
        }
        take(formula, word, minus);
        return formula;
    }

private:
    [[noreturn]] void fail() const
    {
        throw Error(CROSSGLOSS_TEXT("The formula \"%1\" is not complete"), {std::string(m_text)}).advise(advice);
    }
    static void take(Formula& formula, std::string& word, bool minus)
    {
        if (!word.empty()) {
            formula.terms.push_back({std::move(word), minus});
            word.clear();
        }
    }
    static bool isBlank(char c) { return c == ' ' || c == '\t'; }
    void skipBlanks()
    {
        while (m_place < m_text.size() && isBlank(m_text[m_place])) {
            ++m_place;
        }
    }
    /// Signs stand between blanks, so that words may hold them; a comma may follow a word at once.
    char signHere() const
    {
        const char c = m_text[m_place];
        const bool before = m_place == 0 || isBlank(m_text[m_place - 1]);
        const bool behind = m_place + 1 == m_text.size() || isBlank(m_text[m_place + 1]);
        if (c == '|' || (c == ',' && behind)) {
            return c;
        }
        return (c == '+' || c == '-') && before && behind ? c : '\0';
    }
    std::string nextWord()
    {
        if (m_text[m_place] == '"') {
            const std::size_t end = m_text.find('"', m_place + 1);
            if (end == std::string_view::npos) {
                throw Error(CROSSGLOSS_TEXT("A quote in the formula \"%1\" is not closed"), {std::string(m_text)}).advise(advice);
            }
            const std::string word(m_text.substr(m_place + 1, end - m_place - 1));
            m_place = end + 1;
            return word;
        }
        const std::size_t begin = m_place;
        while (m_place < m_text.size() && !isBlank(m_text[m_place]) && m_text[m_place] != '|'
               && !(m_text[m_place] == ',' && signHere() == ',')) {
            ++m_place;
        }
        return std::string(m_text.substr(begin, m_place - begin));
    }

    std::string_view m_text;
    std::size_t m_place = 0;
    bool m_classes = false;            ///< behind the bar
};

} // namespace

Formula readFormula(std::string_view text)
{
    return FormulaReader(text).read();
}

std::vector<float> formulaDirection(const Formula& formula, std::size_t dimension,
                                    const std::function<bool(std::string_view word, std::span<float> out)>& vectorOf)
{
    std::vector<double> sum(dimension);
    std::vector<float> vector(dimension);
    const auto negative = static_cast<double>(std::ranges::count(formula.terms, true, &FormulaTerm::minus));
    const double positive = static_cast<double>(formula.terms.size()) - negative;
    for (const FormulaTerm& term : formula.terms) {
        if (!vectorOf(term.word, vector)) {
            throw Error(CROSSGLOSS_TEXT("There is no vector of \"%1\" for the formula"), {term.word});
        }
        double weight = term.minus ? -1 : 1;
        weight /= formula.means ? (term.minus ? negative : positive) : 1;
        for (std::size_t d = 0; d < dimension; ++d) {
            sum[d] += weight * static_cast<double>(vector[d]);
        }
    }
    double length = 0;
    for (const double value : sum) {
        length += value * value;
    }
    length = std::sqrt(length);
    if (!(length > 1e-6)) {
        throw Error(CROSSGLOSS_TEXT("The words of the formula cancel each other out"));
    }
    for (std::size_t d = 0; d < dimension; ++d) {
        vector[d] = static_cast<float>(sum[d] / length);
    }
    return vector;
}

std::vector<float> alongAxes(const RowMatrix& rows, std::size_t dimension, std::span<const float> horizontal,
                             std::span<const float> vertical, int threads)
{
    std::vector<float> out(2 * rows.rows);
    parallelRanges(rows.rows, threads, [&](std::size_t begin, std::size_t end, int) {
        for (std::size_t i = begin; i < end; ++i) {
            const float* row = rows.data + i * rows.stride;
            float x = 0;
            float y = 0;
            for (std::size_t d = 0; d < dimension; ++d) {
                x += row[d] * horizontal[d];
                y += row[d] * vertical[d];
            }
            out[2 * i] = x;
            out[2 * i + 1] = y;
        }
    });
    return out;
}

} // namespace crossgloss
