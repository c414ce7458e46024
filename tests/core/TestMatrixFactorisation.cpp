#include "base/Error.h"
#include "base/Random.h"
#include "composition/MatrixFactorisation.h"
#include "numeric/Cholesky.h"

#include <QTest>

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>

using namespace crossgloss;

/// Weighted alternating least squares against plain dense algebra in double, planted low ranks, folding in, and the
/// models of two and more languages.
class TestMatrixFactorisation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choleskyIsThatOfEigen_data();
    void choleskyIsThatOfEigen();
    void halfStepsAreTheNaiveSolution_data();
    void halfStepsAreTheNaiveSolution();
    void lossIsTheNaiveLossAndFalls();
    void exactLowRankIsRecovered();
    void foldingInGivesTrainingVectors();
    void threadsDoNotMatter();
    void stackedLanguagesShareOneLoss();
    void furtherLanguagesAreSolvedFromThePivot();
    void translationsMeet_data();
    void translationsMeet();
    void refusesWhatDoesNotFit();
};

namespace {

using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

Matrix randomMatrix(Eigen::Index rows, Eigen::Index columns, std::uint64_t seed)
{
    Random random(seed);
    Matrix matrix(rows, columns);
    for (Eigen::Index i = 0; i < matrix.size(); ++i) {
        matrix.data()[i] = normal(random);
    }
    return matrix;
}

SparseRows sparse(const Matrix& matrix)
{
    SparseRows result;
    result.columns = static_cast<std::size_t>(matrix.cols());
    for (Eigen::Index i = 0; i < matrix.rows(); ++i) {
        for (Eigen::Index j = 0; j < matrix.cols(); ++j) {
            if (matrix(i, j) != 0.0) {
                result.column.push_back(static_cast<std::uint32_t>(j));
                result.value.push_back(static_cast<float>(matrix(i, j)));
            }
        }
        result.start.push_back(result.column.size());
    }
    return result;
}

/// Values that float holds, zero with a chance of 1 − @p share.
Matrix sparseMatrix(Eigen::Index rows, Eigen::Index columns, double share, std::uint64_t seed)
{
    Random random(seed);
    Matrix matrix = Matrix::Zero(rows, columns);
    for (Eigen::Index i = 0; i < matrix.size(); ++i) {
        if (uniform(random) < share) {
            matrix.data()[i] = static_cast<double>(static_cast<float>(1.0 + uniform(random)));
        }
    }
    return matrix;
}

/// Equation 2, one row after the other.
Matrix naive(const Matrix& x, const Matrix& fixed, double missing, double regularisation)
{
    Matrix out(x.rows(), fixed.cols());
    for (Eigen::Index row = 0; row < x.rows(); ++row) {
        Matrix system = regularisation * Matrix::Identity(fixed.cols(), fixed.cols());
        Eigen::VectorXd right = Eigen::VectorXd::Zero(fixed.cols());
        for (Eigen::Index i = 0; i < x.cols(); ++i) {
            const double weight = x(row, i) != 0.0 ? 1.0 : missing;
            system += weight * fixed.row(i).transpose() * fixed.row(i);
            right += weight * x(row, i) * fixed.row(i).transpose();
        }
        out.row(row) = system.llt().solve(right).transpose();
    }
    return out;
}

double naiveLoss(const Matrix& x, const Matrix& q, const Matrix& p, double missing, double regularisation)
{
    double loss = regularisation * (q.squaredNorm() + p.squaredNorm());
    for (Eigen::Index i = 0; i < x.rows(); ++i) {
        for (Eigen::Index j = 0; j < x.cols(); ++j) {
            const double error = q.row(i).dot(p.row(j)) - x(i, j);
            loss += (x(i, j) != 0.0 ? 1.0 : missing) * error * error;
        }
    }
    return loss;
}

Eigen::Map<const Matrix> view(const std::vector<double>& values, Eigen::Index columns)
{
    return {values.data(), static_cast<Eigen::Index>(values.size()) / columns, columns};
}

/// Sentences of two languages that draw words of @p topics topics; word t_i of one translates word T_i of the other.
SentenceCorpus plantedCorpus(std::size_t sentences, std::uint64_t seed, const std::string& otherMark)
{
    constexpr std::size_t topics = 8;
    constexpr std::size_t words = 12;
    Random random(seed);
    SentenceCorpus corpus{"en", otherMark == "e" ? "es" : "fr", {}, {}, 0};
    for (std::size_t i = 0; i < sentences; ++i) {
        const std::uint64_t topic = uniformBelow(random, topics);
        std::string first, second;
        for (int j = 0; j < 6; ++j) {
            const std::string word = std::to_string(topic) + "x" + std::to_string(uniformBelow(random, words));
            first += "a" + word + " ";
            second += otherMark + word + " ";
        }
        corpus.first.push_back(first);
        corpus.second.push_back(second);
    }
    return corpus;
}

FactorisationOptions smallOptions()
{
    FactorisationOptions options;
    options.factors = 16;
    options.regularisation = 1;
    options.iterations = 8;
    options.threads = 2;
    return options;
}

float cosine(const SentenceVectors& a, std::size_t i, const SentenceVectors& b, std::size_t j)
{
    float sum = 0;
    for (std::size_t c = 0; c < a.dimension; ++c) {
        sum += a.values[i * a.dimension + c] * b.values[j * a.dimension + c];
    }
    return sum;
}

} // namespace

void TestMatrixFactorisation::choleskyIsThatOfEigen_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {1, 2, 31, 32, 33, 64, 100, 300}) {
        QTest::addRow("%d", size) << size;
    }
}

void TestMatrixFactorisation::choleskyIsThatOfEigen()
{
    QFETCH(int, size);
    const Matrix root = randomMatrix(size, size + 3, 7);
    Matrix a = root * root.transpose() + Matrix::Identity(size, size);
    const Eigen::VectorXd right = randomMatrix(size, 1, 9).col(0);
    const Eigen::VectorXd expected = a.llt().solve(right);
    Eigen::VectorXd x = right;
    const auto n = static_cast<std::size_t>(size);
    QVERIFY(choleskyFactor(n, a.data(), n));
    choleskySolve(n, a.data(), n, x.data());
    QVERIFY((x - expected).norm() < 1e-9 * expected.norm());
    Matrix negative = -Matrix::Identity(size, size);
    QVERIFY(!choleskyFactor(n, negative.data(), n));
}

void TestMatrixFactorisation::halfStepsAreTheNaiveSolution_data()
{
    QTest::addColumn<double>("share");
    QTest::newRow("few values a row, by their own number") << 0.02;
    QTest::newRow("some of both") << 0.1;
    QTest::newRow("many values a row, by factors") << 0.9;
}

void TestMatrixFactorisation::halfStepsAreTheNaiveSolution()
{
    QFETCH(double, share);
    const Eigen::Index factors = 60;
    const Matrix x = sparseMatrix(40, 230, share, 3);
    const Matrix fixed = randomMatrix(230, factors, 5);
    const FactorSolver<double>::Options options{60, 0.05, 0.7, 2};
    std::vector<double> out(40 * 60);
    NullProgress progress;
    FactorSolver<double>(fixed.data(), 230, options).solve(sparse(x), out.data(), 2, progress);
    const Matrix expected = naive(x, fixed, 0.05, 0.7);
    QVERIFY((view(out, factors) - expected).norm() < 1e-8 * expected.norm());
    // A single row takes the way without the shared product.
    std::vector<double> one(60);
    FactorSolver<double>(fixed.data(), 230, options).solve(sparse(x.topRows(1)), one.data(), 1, progress);
    QVERIFY((view(one, factors) - expected.topRows(1)).norm() < 1e-8);
}

void TestMatrixFactorisation::lossIsTheNaiveLossAndFalls()
{
    const Matrix x = sparseMatrix(50, 40, 0.2, 11);
    const SparseRows rows = sparse(x);
    const SparseRows columns = transposed(rows);
    const FactorSolver<double>::Options options{6, 0.01, 0.5, 2};
    Matrix p = randomMatrix(40, 6, 2);
    Matrix q = Matrix::Zero(50, 6);
    NullProgress progress;
    double before = naiveLoss(x, q, p, 0.01, 0.5);
    for (int step = 0; step < 6; ++step) {
        if (step % 2 == 0) {
            FactorSolver<double>(p.data(), 40, options).solve(rows, q.data(), 2, progress);
        } else {
            FactorSolver<double>(q.data(), 50, options).solve(columns, p.data(), 2, progress);
        }
        const double loss = factorisationLoss<double>(rows, q.data(), p.data(), options, progress);
        QVERIFY(std::abs(loss - naiveLoss(x, q, p, 0.01, 0.5)) < 1e-6 * loss);
        QVERIFY2(loss < before, qPrintable(QString::number(step)));
        before = loss;
    }
}

void TestMatrixFactorisation::exactLowRankIsRecovered()
{
    const Matrix x = randomMatrix(60, 4, 21) * randomMatrix(4, 30, 22);
    FactorisationOptions options;
    options.factors = 4;
    options.regularisation = 1e-7;
    options.iterations = 50;
    NullProgress progress;
    const Factors<double> factors = factorise<double>(sparse(x), options, progress);
    const Matrix found = view(factors.rows, 4) * view(factors.columns, 4).transpose();
    QVERIFY((found - x).norm() < 1e-5 * x.norm());
}

void TestMatrixFactorisation::foldingInGivesTrainingVectors()
{
    const SentenceCorpus corpus = plantedCorpus(200, 4, "e");
    NullProgress progress;
    FactorisationOptions options = smallOptions();
    options.vocabulary.minimumCount = 1;
    const CountedText counted = countText(corpus.first, "en", options.vocabulary, 2, progress);
    const std::vector<float> idf = inverseDocumentFrequencies(counted.text, counted.vocabulary.size());
    const Factors<float> factors = factorise<float>(tfIdf(counted.text, idf), options, progress);
    WordModel model;
    model.method = SentenceMethod::Wmf;
    model.regularisation = options.regularisation;
    model.languages.push_back({"en", EmbeddingSpace(counted.vocabulary.words(), factors.columns, 16), idf});
    const auto sentences = makeSentenceModel(model)->embed(corpus.first, "en", 2, progress);
    for (std::size_t i = 0; i < corpus.first.size(); ++i) {
        const auto row = Eigen::Map<const Eigen::VectorXf>(factors.rows.data() + i * 16, 16).normalized();
        const auto folded = Eigen::Map<const Eigen::VectorXf>(sentences.vectors.values.data() + i * 16, 16);
        QVERIFY((row - folded).norm() < 1e-4F);
    }
}

void TestMatrixFactorisation::threadsDoNotMatter()
{
    const SparseRows x = sparse(sparseMatrix(300, 80, 0.1, 8));
    FactorisationOptions options = smallOptions();
    options.iterations = 1;
    NullProgress progress;
    const Factors<float> first = factorise<float>(x, options, progress);
    const Factors<float> again = factorise<float>(x, options, progress);
    QVERIFY(first.columns == again.columns && first.rows == again.rows);
    options.threads = 1;
    const Factors<float> one = factorise<float>(x, options, progress);
    for (std::size_t i = 0; i < one.columns.size(); ++i) {
        QVERIFY(std::abs(one.columns[i] - first.columns[i]) < 1e-3F);
    }
}

void TestMatrixFactorisation::stackedLanguagesShareOneLoss()
{
    // Equation 5's Q: the systems of both languages added up.
    const Matrix x = sparseMatrix(30, 20, 0.2, 1);
    const Matrix y = sparseMatrix(30, 25, 0.2, 2);
    const Matrix p = randomMatrix(20, 5, 3);
    const Matrix a = randomMatrix(25, 5, 4);
    Matrix both(30, 45);
    both << x, y;
    Matrix words(45, 5);
    words << p, a;
    const SparseRows side = sideBySide(sparse(x), sparse(y));
    QCOMPARE(side.column, sparse(both).column);
    std::vector<double> q(30 * 5);
    NullProgress progress;
    FactorSolver<double>(words.data(), 45, {5, 0.01, 2.0, 1}).solve(side, q.data(), 1, progress);
    for (Eigen::Index row = 0; row < 30; ++row) {
        Matrix system = 2.0 * Matrix::Identity(5, 5);
        Eigen::VectorXd right = Eigen::VectorXd::Zero(5);
        const auto add = [&](const Matrix& values, const Matrix& factor) {
            for (Eigen::Index i = 0; i < values.cols(); ++i) {
                const double weight = values(row, i) != 0.0 ? 1.0 : 0.01;
                system += weight * factor.row(i).transpose() * factor.row(i);
                right += weight * values(row, i) * factor.row(i).transpose();
            }
        };
        add(x, p);
        add(y, a);
        const Eigen::VectorXd expected = system.llt().solve(right);
        QVERIFY((view(q, 5).row(row).transpose() - expected).norm() < 1e-9);
    }
}

void TestMatrixFactorisation::furtherLanguagesAreSolvedFromThePivot()
{
    const std::vector<SentenceCorpus> corpora{plantedCorpus(300, 5, "e"), plantedCorpus(300, 6, "f")};
    NullProgress progress;
    const FactorisationResult both = trainCmf(corpora, "en", smallOptions(), progress, {});
    QCOMPARE(both.model.languages.size(), std::size_t{3});
    // The same language added later to the model that has the pivot alone.
    FactorisationResult later = trainWmf(corpora, "en", smallOptions(), progress, {});
    const std::vector<SentenceCorpus> french{corpora[1]};
    addLanguages(later.model, french, smallOptions(), progress);
    QCOMPARE(later.model.languages.size(), std::size_t{2});
    const LanguageWords& a = *both.model.find("fr");
    const LanguageWords& b = *later.model.find("fr");
    QCOMPARE(a.words.checksum(), b.words.checksum());
}

void TestMatrixFactorisation::translationsMeet_data()
{
    QTest::addColumn<bool>("pivoted");
    QTest::newRow("BMF") << false;
    QTest::newRow("CMF") << true;
}

void TestMatrixFactorisation::translationsMeet()
{
    QFETCH(bool, pivoted);
    const std::vector<SentenceCorpus> corpora{plantedCorpus(800, 5, "e")};
    const SentenceCorpus test = plantedCorpus(100, 99, "e");
    NullProgress progress;
    const FactorisationResult trained = pivoted ? trainCmf(corpora, "en", smallOptions(), progress, {})
                                                : trainBmf(corpora, smallOptions(), progress, {});
    QCOMPARE(trained.model.method, pivoted ? SentenceMethod::Cmf : SentenceMethod::Bmf);
    const auto model = makeSentenceModel(trained.model);
    const EmbeddedSentences first = model->embed(test.first, "en", 2, progress);
    const EmbeddedSentences second = model->embed(test.second, "es", 2, progress);
    double parallel = 0.0;
    double random = 0.0;
    for (std::size_t i = 0; i < test.first.size(); ++i) {
        parallel += static_cast<double>(cosine(first.vectors, i, second.vectors, i));
        random += static_cast<double>(cosine(first.vectors, i, second.vectors, (i + 7) % test.first.size()));
    }
    QVERIFY2(parallel - random > 50.0, qPrintable(QString("%1 %2").arg(parallel).arg(random)));
}

void TestMatrixFactorisation::refusesWhatDoesNotFit()
{
    NullProgress progress;
    const std::vector<SentenceCorpus> three{plantedCorpus(20, 5, "e"), plantedCorpus(20, 6, "f")};
    QVERIFY_THROWS_EXCEPTION(Error, trainBmf(three, smallOptions(), progress, {}));
    QVERIFY_THROWS_EXCEPTION(Error, trainCmf(three, "de", smallOptions(), progress, {}));
    QVERIFY_THROWS_EXCEPTION(Error, trainWmf(three, "de", smallOptions(), progress, {}));
    FactorisationOptions rare = smallOptions();
    rare.vocabulary.minimumCount = 1000000;
    QVERIFY_THROWS_EXCEPTION(Error, trainWmf(three, "en", rare, progress, {}));
}

QTEST_GUILESS_MAIN(TestMatrixFactorisation)
#include "TestMatrixFactorisation.moc"
