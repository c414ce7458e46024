#pragma once

#include "WindowFixture.h"
#include "trainpage/TrainPage.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <memory>

namespace crossgloss {

/// The window at one kind of training, and files for it.
struct TrainPaneFixture : WindowFixture {
    explicit TrainPaneFixture(TrainPage::Kind kind)
    {
        window->showPage(PageId::Train);
        page().choose(kind);
    }

    TrainPage& page() { return window->trainPage(); }

    /// @param name below the fixture's folder. @return its path.
    QString write(const QString& name, const QByteArray& text = "x\ty\n") const
    {
        const QString path = folder.filePath(name);
        QDir().mkpath(QFileInfo(path).absolutePath());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) {
            qFatal("no temporary file");
        }
        return path;
    }
};

} // namespace crossgloss
