#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

/// What a run of crossgloss-cli leaves behind.
struct CommandResult {
    int code = -1;                     ///< -1 where it crashed or was still at it after two minutes
    QByteArray out;
    QByteArray err;
    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

/// Runs the built program to its end. @param environment is added to the test's own.
inline CommandResult runCommand(const QStringList& arguments, const QMap<QString, QString>& environment = {})
{
    QProcess process;
    QProcessEnvironment all = QProcessEnvironment::systemEnvironment();
    for (auto variable = environment.begin(); variable != environment.end(); ++variable) {
        all.insert(variable.key(), variable.value());
    }
    process.setProcessEnvironment(all);
    process.start(QStringLiteral(CROSSGLOSS_CLI), arguments);
    CommandResult result;
    if (!process.waitForFinished(120000)) {
        process.kill();
        process.waitForFinished();
        return result;
    }
    result.code = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}
