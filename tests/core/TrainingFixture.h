#pragma once

#include "base/Random.h"
#include "encoder/Training.h"

#include <QByteArray>
#include <QFile>
#include <QString>
#include <QTemporaryDir>

#include <cmath>
#include <string>
#include <vector>

/// A small world with a planted rule: English definitions are two or three made-up words, the French answer's vector is
/// the mean of theirs. Files are written on construction.
class TrainingFixture {
public:
    static constexpr int dimension = 8;

    TrainingFixture()
    {
        crossgloss::Random random(17);
        std::vector<std::vector<double>> english;
        QByteArray en;
        for (int i = 0; i < 40; ++i) {
            english.push_back(draw(random));
            en += line("en" + name(i), english.back());
        }
        QByteArray fr;
        QByteArray pairs;
        QByteArray reverse;
        for (int i = 0; i < 200; ++i) {
            const int a = static_cast<int>(crossgloss::uniformBelow(random, 40));
            const int b = (a + 1 + static_cast<int>(crossgloss::uniformBelow(random, 39))) % 40;
            std::vector<double> mean(dimension);
            for (int d = 0; d < dimension; ++d) {
                mean[d] = (english[a][d] + english[b][d]) / 2 + 0.02 * crossgloss::normal(random);
            }
            fr += line("fr" + name(i), mean);
            const QByteArray text = "en" + name(a) + " en" + name(b) + (i % 3 == 0 ? " unbekannt" : "");
            pairs += "fr" + name(i) + '\t' + "en" + name(a) + '\t' + text + '\n';
            pairs += "fr" + name(i) + '\t' + "en" + name(a) + '\t' + "en" + name(b) + " en" + name(a) + '\n';
            reverse += "en" + name(a) + '\t' + "fr" + name(i) + '\t' + "fr" + name(i) + " fr" + name((i + 1) % 200) + '\n';
        }
        write("en.vec", "40 8\n" + en);
        write("fr.vec", "200 8\n" + fr);
        write("pairs.tsv", pairs);
        write("reverse.tsv", reverse);
    }

    /// Letters only, so that the tokeniser keeps it whole.
    static QByteArray name(int i)
    {
        return QByteArray(1, static_cast<char>('a' + i / 26)) + static_cast<char>('a' + i % 26);
    }

    QString path(const QString& file) const { return folder.filePath(file); }
    std::string text(const QString& file) const { return path(file).toStdString(); }

    void write(const QString& file, const QByteArray& content) const
    {
        QFile out(path(file));
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size()) {
            qFatal("fixture cannot be written");
        }
    }
    QByteArray read(const QString& file) const
    {
        QFile in(path(file));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
    }

    crossgloss::TrainingConfig config(const QString& out, int epochs) const
    {
        crossgloss::TrainingConfig made;
        made.data = {{text("pairs.tsv"), "fr", "en"}};
        made.vectors = {{"en", text("en.vec")}, {"fr", text("fr.vec")}};
        made.layers = 2;
        made.hidden = 12;
        made.batch = 16;
        made.epochs = epochs;
        made.heldOut = 20;
        made.learningRate = 5e-3;
        made.checkpointSeconds = 600;                  // at the end and on cancel all the same
        made.threads = 2;
        made.out = text(out);
        return made;
    }

    QTemporaryDir folder;

private:
    static std::vector<double> draw(crossgloss::Random& random)
    {
        std::vector<double> values(dimension);
        for (double& value : values) {
            value = crossgloss::normal(random);
        }
        return values;
    }
    static QByteArray line(const QByteArray& word, const std::vector<double>& values)
    {
        QByteArray text = word;
        for (const double value : values) {
            text += ' ' + QByteArray::number(value, 'g', 8);
        }
        return text + '\n';
    }
};
