#pragma once

#include <QList>
#include <QPair>
#include <QRectF>
#include <QSize>
#include <QString>

#include <functional>

class QAbstractItemModel;
class QPainter;

namespace crossgloss {

/// What a plot was made with, as it is shown: names and values.
using PlotParameters = QList<QPair<QString, QString>>;
/// Paints a plot into a rectangle of the caller's choice.
using PlotPainter = std::function<void(QPainter&, const QRectF&)>;

/// Models give the exact value of a cell under this role where the shown text is rounded or decorated.
constexpr int plotValueRole = 0x0100 + 90;

/// The table as CSV, as csvRecord() writes it, numbers with a point. Written atomically, as all of these are.
/// @param comments come first, in lines that begin with #; strict readers take them for records.
/// @throws Error when the file cannot be written.
void exportCsv(const QAbstractItemModel& model, const PlotParameters& comments, const QString& file);
/// The same with tabs.
void exportTsv(const QAbstractItemModel& model, const PlotParameters& comments, const QString& file);
/// The plot on the window's background with its parameters beneath, and again as the picture's text.
void exportPng(const PlotPainter& paint, const QSize& size, const PlotParameters& parameters, const QString& file);
void exportSvg(const PlotPainter& paint, const QSize& size, const PlotParameters& parameters, const QString& file);

} // namespace crossgloss
