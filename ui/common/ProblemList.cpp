#include "common/ProblemList.h"

#include "common/TextDirection.h"
#include "common/Texts.h"

#include <QFileInfo>

namespace crossgloss {

ProblemList::ProblemList(QWidget* parent) : QLabel(parent)
{
    setProperty("role", "muted");
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
}

void ProblemList::setProblems(const QStringList& problems, bool wanted)
{
    QString text;
    for (const QString& problem : problems) {
        text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("• ") + problem;
    }
    setText(text);
    setStyleProperty(this, "role", wanted && !problems.isEmpty() ? "error" : "muted");
}

void requireFile(QStringList& problems, const std::filesystem::path& file, const QString& missing)
{
    const QString name = displayPath(file);
    const QFileInfo info(name);
    if (file.empty()) {
        problems.append(missing);
    } else if (!info.isFile() || !info.isReadable()) {
        problems.append(ProblemList::tr("%1 cannot be read.").arg(isolated(name)));
    }
}

} // namespace crossgloss
