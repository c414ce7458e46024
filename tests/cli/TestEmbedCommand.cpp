#include "CommandLine.h"

#include <QFile>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace crossgloss;

/// embed: word vectors from text, by command.
class TestEmbedCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void trainsAndTellsHowFast();
    void bilbowaWritesBothLanguages();
    void refusesWhatDoesNotFit();

private:
    QString write(const QString& name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size()) {
            qFatal("no temporary file");
        }
        return file.fileName();
    }
    static QByteArray repeated(const QByteArray& lines, int times)
    {
        return lines.repeated(times);
    }

    QTemporaryDir m_folder;
};
