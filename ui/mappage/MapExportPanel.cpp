#include "mappage/MapExportPanel.h"

#include "base/Error.h"
#include "common/Backend.h"
#include "common/FlowLayout.h"
#include "common/Icons.h"
#include "common/Paths.h"
#include "common/PlotExport.h"
#include "common/Prompts.h"
#include "common/SettingsForm.h"
#include "common/TextDirection.h"
#include "common/Theme.h"
#include "jobs/JobRunner.h"
#include "jobs/LayoutService.h"
#include "mappage/MapState.h"
#include "mappage/MapTexts.h"
#include "mappage/MapView.h"

#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSaveFile>
#include <QSpinBox>

namespace crossgloss {

namespace {

void write(const QByteArray& bytes, const QString& file)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit()) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be written: %1"), {out.errorString().toStdString()})
            .at(file.toStdString());
    }
}

QStringList linesOf(const PlotParameters& parameters)
{
    QStringList lines;
    for (const auto& [name, value] : parameters) {
        lines.append(QStringLiteral("%1: %2").arg(name, value));
    }
    return lines;
}

/// The picture with its parameters beneath, and again as its description.
QImage withCaption(const QImage& picture, const QStringList& lines, double scale)
{
    QFont font = QApplication::font();
    font.setPixelSize(std::max(6, static_cast<int>(QFontMetrics(font).height() * 0.75 * scale)));
    const int margin = static_cast<int>(12 * scale);
    const QString caption = joinedFacts(lines);
    const QRect room(margin, 0, std::max(1, picture.width() - 2 * margin), 100000);
    const int height = QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, caption).height() + 2 * margin;
    QImage page(picture.width(), picture.height() + height, QImage::Format_RGB32);
    page.fill(QApplication::palette().color(QPalette::Base));
    page.setText(QStringLiteral("Software"), QStringLiteral("Crossgloss ") + QApplication::applicationVersion());
    page.setText(QStringLiteral("Description"), lines.join(QStringLiteral("; ")));
    QPainter painter(&page);
    painter.drawImage(0, 0, picture);
    painter.setFont(font);
    painter.setPen(Theme::instance().colours().muted);
    painter.drawText(QRect(margin, picture.height() + margin, room.width(), height), Qt::TextWordWrap, caption);
    return page;
}

} // namespace

MapExportPanel::MapExportPanel(MapState& state, MapView& view, std::shared_ptr<Backend> backend, JobRunner& jobs,
                               Prompts& prompts, QWidget* parent)
    : Retranslated(parent)
    , m_state(state)
    , m_view(view)
    , m_backend(std::move(backend))
    , m_jobs(jobs)
    , m_prompts(prompts)
    , m_format(new QComboBox(this))
    , m_sizeLabel(new QLabel(this))
    , m_width(numberField(this, "mapExportWidth", 64, 20000, 1600))
    , m_times(new QLabel(QStringLiteral("×"), this))
    , m_height(numberField(this, "mapExportHeight", 64, 20000, 1200))
    , m_scaleLabel(new QLabel(this))
    , m_scale(numberField(this, "mapExportScale", 50, 1000, 200))
    , m_export(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setProperty("helpPage", QStringLiteral("map#keep"));
    setProperty("role", "card");
    setObjectName(QStringLiteral("mapExport"));
    m_format->setObjectName(QStringLiteral("mapExportFormat"));
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_format->addItems({QString(), QString(), QString()});
    m_export->setObjectName(QStringLiteral("mapExportGo"));
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_sizeLabel->setBuddy(m_width);
    m_scaleLabel->setBuddy(m_scale);
    auto* layout = new FlowLayout(this, 8);
    layout->setContentsMargins(12, 12, 12, 12);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_format, m_sizeLabel, m_width, m_times, m_height,
                                                           m_scaleLabel, m_scale}) {
        layout->addWidget(widget);
    }
    layout->addWidget(m_export);
    layout->addWidget(m_close);
    connect(m_format, &QComboBox::currentIndexChanged, this, &MapExportPanel::adapt);
    connect(m_export, &QPushButton::clicked, this, &MapExportPanel::ask);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    retranslate();
}

void MapExportPanel::open()
{
    setPictureSize(m_view.QWidget::size() * m_scale->value() / 100);
    show();
    m_format->setFocus(Qt::OtherFocusReason);
}

void MapExportPanel::setFormat(Format format)
{
    m_format->setCurrentIndex(format);
}

void MapExportPanel::setPictureSize(const QSize& size)
{
    m_width->setValue(size.width());
    m_height->setValue(size.height());
}

MapExportPanel::Format MapExportPanel::format() const
{
    return static_cast<Format>(m_format->currentIndex());
}

void MapExportPanel::ask()
{
    const QString suffixes[] = {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")};
    const QString filters[] = {tr("Picture (*.png)"), tr("Drawing (*.svg)"), tr("Table (*.csv)")};
    const QString& suffix = suffixes[format()];
    QString file = m_prompts.saveFile(this, tr("Export the map to"),
                                      tr("map", "file name") + QLatin1Char('.') + suffix, filters[format()]);
    if (file.isEmpty()) {
        return;
    }
    if (QFileInfo(file).suffix().isEmpty()) {
        file += QLatin1Char('.') + suffix;
    }
    exportTo(file);
}

void MapExportPanel::exportTo(const QString& file)
{
    if (!m_state.layout() || m_state.isLive()) {
        return;
    }
    const QSize size(m_width->value(), m_height->value());
    const double scale = m_scale->value() / 100.0;
    QStringList lines = linesOf(parametersOf(*m_state.layout()));
    if (m_state.hasBefore()) {
        lines.append(m_state.showsBefore() ? tr("before the map") : tr("after the map"));
    }
    JobRunner::Work work;
    switch (format()) {
    case Png:
        work = [page = withCaption(m_view.picture(size, scale), lines, scale), file](JobProgress&) {
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            page.save(&buffer, "PNG");
            write(buffer.data(), file);
        };
        break;
    case Svg:
        work = [drawing = m_view.svg(size, lines), file](JobProgress&) { write(drawing, file); };
        break;
    case Csv:
        work = [backend = m_backend, layout = m_state.layout(), file](JobProgress& progress) {
            backend->layouts().exportCsv(*layout, toPath(file), progress);
        };
        break;
    }
    m_jobs.ask(
        tr("Exporting the map"), std::move(work), this,
        [this, file] {
            hide();
            Q_EMIT told(tr("Exported to %1.").arg(isolated(file)));
        })
        ->onFailure(this, [this](const Job& ended) { Q_EMIT failed(ended.message()); });
}

void MapExportPanel::adapt()
{
    for (QWidget* widget : std::initializer_list<QWidget*>{m_sizeLabel, m_width, m_times, m_height, m_scaleLabel, m_scale}) {
        widget->setVisible(format() != Csv);
    }
    m_scaleLabel->setVisible(format() == Png);
    m_scale->setVisible(format() == Png);
}

void MapExportPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        hide();
        return;
    }
    QFrame::keyPressEvent(event);
}

void MapExportPanel::retranslate()
{
    m_format->setItemText(Png, tr("Picture (PNG)"));
    m_format->setItemText(Svg, tr("Drawing (SVG)"));
    m_format->setItemText(Csv, tr("Table of points (CSV)"));
    m_format->setAccessibleName(tr("Format"));
    m_sizeLabel->setText(tr("&Size"));
    m_width->setAccessibleName(tr("Width in pixels"));
    m_height->setAccessibleName(tr("Height in pixels"));
    m_scaleLabel->setText(tr("&Text and points"));
    m_scale->setAccessibleName(tr("Size of text and points"));
    m_scale->setSuffix(tr(" %"));
    m_export->setText(tr("Export…"));
    m_close->setText(tr("Close"));
    adapt();
}

} // namespace crossgloss
