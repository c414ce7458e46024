#include "common/PlotExport.h"

#include "base/Error.h"
#include "common/Theme.h"

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

QString quoted(QString field)
{
    if (field.contains(QLatin1Char('"')) || field.contains(QLatin1Char(',')) || field.contains(QLatin1Char('\n'))) {
        field.replace(QLatin1Char('"'), QLatin1String("\"\""));
        field = QLatin1Char('"') + field + QLatin1Char('"');
    }
    return field;
}

/// A field as the kind of table writes it.
using Escape = QString (*)(QString);

QString withoutTabs(QString field)
{
    for (const char16_t mark : {u'\t', u'\n', u'\r'}) {
        field.replace(QChar(mark), QLatin1Char(' '));
    }
    return field;
}

QString cell(const QModelIndex& index, Escape escape)
{
    const QVariant exact = index.data(plotValueRole);
    if (!exact.isValid()) {
        return escape(index.data(Qt::DisplayRole).toString());
    }
    return exact.userType() == QMetaType::Double ? QString::number(exact.toDouble(), 'g', 10)
                                                 : escape(exact.toString());
}

void exportTable(const QAbstractItemModel& model, const PlotParameters& parameters, const QString& separator,
                 Escape escape, const QString& file)
{
    QString text;
    for (const auto& [name, value] : parameters) {
        text += QStringLiteral("# %1: %2\n").arg(name, QString(value).replace(QLatin1Char('\n'), QLatin1Char(' ')));
    }
    for (int column = 0; column < model.columnCount(); ++column) {
        text += (column > 0 ? separator : QString())
                + escape(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    }
    text += QLatin1Char('\n');
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < model.columnCount(); ++column) {
            text += (column > 0 ? separator : QString()) + cell(model.index(row, column), escape);
        }
        text += QLatin1Char('\n');
    }
    write(text.toUtf8(), file);
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

void exportCsv(const QAbstractItemModel& model, const PlotParameters& parameters, const QString& file)
{
    exportTable(model, parameters, QStringLiteral(","), quoted, file);
}

void exportTsv(const QAbstractItemModel& model, const PlotParameters& parameters, const QString& file)
{
    exportTable(model, parameters, QStringLiteral("\t"), withoutTabs, file);
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
