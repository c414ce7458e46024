#include "common/PlotExport.h"

#include "base/Error.h"
#include "common/Theme.h"
#include "saved/DelimitedText.h"

#include <QAbstractItemModel>
#include <QApplication>
#include <QBuffer>
#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QSaveFile>
#include <QSvgGenerator>

namespace crossgloss {

namespace {

constexpr int margin = 16;

void write(const QByteArray& bytes, const QString& file)
{
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit()) {
        throw Error(CROSSGLOSS_TEXT("The file cannot be written: %1"), {out.errorString().toStdString()})
            .at(file.toStdString());
    }
}

QString joined(const PlotParameters& parameters, const QString& separator)
{
    QString text;
    for (const auto& [name, value] : parameters) {
        text += (text.isEmpty() ? QString() : separator) + name + QStringLiteral(": ") + value;
    }
    return text;
}

std::string cell(const QModelIndex& index)
{
    const QVariant exact = index.data(plotValueRole);
    if (exact.isValid() && exact.userType() == QMetaType::Double) {
        return QString::number(exact.toDouble(), 'g', 10).toStdString();
    }
    return (exact.isValid() ? exact : index.data(Qt::DisplayRole)).toString().toStdString();
}

void exportTable(const QAbstractItemModel& model, const PlotParameters& comments, char separator, const QString& file)
{
    std::string text;
    for (const auto& [name, value] : comments) {
        text += csvComment(name.toStdString(), value.toStdString());
    }
    std::vector<std::string> cells(static_cast<std::size_t>(model.columnCount()));
    for (int column = 0; column < model.columnCount(); ++column) {
        cells[static_cast<std::size_t>(column)] =
            model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString().toStdString();
    }
    text += delimitedRecord(cells, separator, "\n");
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            cells[static_cast<std::size_t>(column)] = cell(model.index(row, column));
        }
        text += delimitedRecord(cells, separator, "\n");
    }
    write(QByteArray::fromStdString(text), file);
}

/// Height of the lines of parameters below a plot of this width.
int captionHeight(const QString& caption, int width)
{
    return QFontMetrics(QApplication::font()).boundingRect(0, 0, width, 100000, Qt::TextWordWrap, caption).height();
}

void paintPage(QPainter& painter, const PlotPainter& paint, const QSize& size, const QString& caption, int captionLines)
{
    const QRect page(0, 0, size.width() + 2 * margin, size.height() + captionLines + 3 * margin);
    painter.fillRect(page, QApplication::palette().color(QPalette::Base));
    painter.save();
    paint(painter, QRectF(margin, margin, size.width(), size.height()));
    painter.restore();
    painter.setFont(QApplication::font());
    painter.setPen(Theme::instance().colours().muted);
    painter.drawText(QRect(margin, size.height() + 2 * margin, size.width(), captionLines), Qt::TextWordWrap, caption);
}

} // namespace

void exportCsv(const QAbstractItemModel& model, const PlotParameters& comments, const QString& file)
{
    exportTable(model, comments, ',', file);
}

void exportTsv(const QAbstractItemModel& model, const PlotParameters& comments, const QString& file)
{
    exportTable(model, comments, '\t', file);
}

void exportPng(const PlotPainter& paint, const QSize& size, const PlotParameters& parameters, const QString& file)
{
    const QString caption = joined(parameters, QStringLiteral(" · "));
    const int lines = captionHeight(caption, size.width());
    // Twice the pixels of the screen, for print.
    constexpr int scale = 2;
    QImage image(QSize(size.width() + 2 * margin, size.height() + lines + 3 * margin) * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    image.setText(QStringLiteral("Software"), QStringLiteral("Crossgloss ") + QApplication::applicationVersion());
    image.setText(QStringLiteral("Description"), joined(parameters, QStringLiteral("; ")));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPage(painter, paint, size, caption, lines);
    painter.end();
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    write(buffer.data(), file);
}

void exportSvg(const PlotPainter& paint, const QSize& size, const PlotParameters& parameters, const QString& file)
{
    const QString caption = joined(parameters, QStringLiteral(" · "));
    const int lines = captionHeight(caption, size.width());
    const QSize page(size.width() + 2 * margin, size.height() + lines + 3 * margin);
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(page);
    generator.setViewBox(QRect(QPoint(), page));
    generator.setTitle(QStringLiteral("Crossgloss ") + QApplication::applicationVersion());
    // QSvgGenerator writes it as it is.
    generator.setDescription(joined(parameters, QStringLiteral("; ")).toHtmlEscaped());
    QPainter painter(&generator);
    paintPage(painter, paint, size, caption, lines);
    painter.end();
    write(buffer.data(), file);
}

} // namespace crossgloss
