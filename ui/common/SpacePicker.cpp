#include "common/SpacePicker.h"

#include "common/FileField.h"
#include "common/Icons.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QEvent>
#include <QFileInfo>
#include <QLocale>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>

namespace crossgloss {

SpacePicker::SpacePicker(Prompts& prompts, QWidget* parent)
    : Retranslated(parent), m_prompts(prompts), m_box(new QComboBox(this)), m_open(new QPushButton(this))
{
    setAcceptDrops(true);
    setFocusProxy(m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(10);
    m_box->addItem(QString(), QString());
    m_open->setIcon(themedIcon(QStringLiteral("folder")));
    const auto adapt = [this] {
        m_open->setIconSize(QSize(Theme::instance().scaled(16), Theme::instance().scaled(16)));
    };
    connect(&Theme::instance(), &Theme::changed, this, adapt);
    adapt();
    auto* layout = rowIn(this, {}, 4);
    layout->addWidget(m_box, 1);
    layout->addWidget(m_open);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        m_box->setToolTip(m_box->currentData(Qt::ToolTipRole).toString());
        Q_EMIT changed();
    });
    connect(m_open, &QPushButton::clicked, this, &SpacePicker::chooseFile);
    retranslate();
}

void SpacePicker::setResources(const std::vector<Resource>& resources)
{
    const SpaceChoice before = choice();
    const QLocale locale;
    bool there = before.resource.empty();
    {
        const QSignalBlocker blocker(m_box);
        for (int i = m_box->count() - 1; i > 0; --i) {
            if (!spaceFromText(m_box->itemData(i).toString()).resource.empty()) {
                m_box->removeItem(i);
            }
        }
        int place = 1;
        for (const Resource& resource : resources) {
            if (resource.kind == ResourceKind::Embeddings) {
                const QString title = QString::fromStdString(resource.title.empty() ? resource.name : resource.title);
                m_box->insertItem(place, title, toText({resource.name, {}}));
                m_box->setItemData(place++,
                                   tr("%1 words × %2 dimensions")
                                       .arg(locale.toString(static_cast<qulonglong>(resource.entries)),
                                            locale.toString(static_cast<qulonglong>(resource.dimension))),
                                   Qt::ToolTipRole);
                there = there || resource.name == before.resource;
            }
        }
        m_box->setCurrentIndex(there ? qMax(0, m_box->findData(toText(before))) : 0);
    }
    if (!there) {
        Q_EMIT changed();
    }
}

void SpacePicker::setTexts(const QString& name)
{
    m_name = name;
    retranslate();
}

SpaceChoice SpacePicker::choice() const
{
    return spaceFromText(m_box->currentData().toString());
}

void SpacePicker::setChoice(const SpaceChoice& choice)
{
    const QString text = toText(choice);
    if (m_box->findData(text) < 0) {
        m_box->addItem(displaySpace(choice), text);
        m_box->setItemData(m_box->count() - 1, displayPath(choice.file), Qt::ToolTipRole);
    }
    m_box->setCurrentIndex(m_box->findData(text));
}

void SpacePicker::chooseFile()
{
    const QString file = m_prompts.openFiles(this, m_open->toolTip(), wordVectorFilter()).value(0);
    if (!file.isEmpty()) {
        setChoice({{}, toPath(file)});
    }
}

void SpacePicker::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void SpacePicker::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    setChoice({{}, toPath(event->mimeData()->urls().first().toLocalFile())});
}

void SpacePicker::retranslate()
{
    m_box->setItemText(0, tr("Choose vectors"));
    m_box->setAccessibleName(m_name);
    m_open->setToolTip(tr("Open a file of word vectors"));
    m_open->setAccessibleName(tr("Open a file of word vectors: %1").arg(m_name));
}

QString displaySpace(const SpaceChoice& choice)
{
    return choice.resource.empty() ? displayVectors(QFileInfo(displayPath(choice.file)).fileName())
                                   : QString::fromStdString(choice.resource);
}

QString displayVectors(QString fileName)
{
    static const QRegularExpression endings(QStringLiteral("\\.(gz|xz|bz2|zst)$"),
                                            QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression format(QStringLiteral("\\.(vec|bin|txt)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    return fileName.remove(endings).remove(format);
}

QPair<QString, QString> distinctNames(const QString& first, const QString& second)
{
    static const QRegularExpression separator(QStringLiteral("[._ -]"));
    QStringList a = first.split(separator);
    QStringList b = second.split(separator);
    while (!a.isEmpty() && !b.isEmpty() && a.first() == b.first()) {
        a.removeFirst();
        b.removeFirst();
    }
    while (!a.isEmpty() && !b.isEmpty() && a.last() == b.last()) {
        a.removeLast();
        b.removeLast();
    }
    if (a.isEmpty() || b.isEmpty()) {
        return {first, second};
    }
    return {a.join(QLatin1Char('.')), b.join(QLatin1Char('.'))};
}

bool looksLikeVectors(const QString& file)
{
    static const QRegularExpression pattern(QStringLiteral("\\.(vec|bin|w2v)(\\.(gz|xz|bz2|zst))?$"),
                                            QRegularExpression::CaseInsensitiveOption);
    return pattern.match(file).hasMatch();
}

QString toText(const SpaceChoice& choice)
{
    if (choice.empty()) {
        return {};
    }
    return choice.resource.empty() ? QStringLiteral("file:") + displayPath(choice.file)
                                   : QStringLiteral("resource:") + QString::fromStdString(choice.resource);
}

SpaceChoice spaceFromText(const QString& text)
{
    if (text.startsWith(QLatin1String("file:"))) {
        return {{}, toPath(text.mid(5))};
    }
    if (text.startsWith(QLatin1String("resource:"))) {
        return {text.mid(9).toStdString(), {}};
    }
    return {};
}

} // namespace crossgloss
