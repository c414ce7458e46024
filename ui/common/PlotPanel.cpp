#include "common/PlotPanel.h"

#include "CoreText.h"
#include "common/ContextMenus.h"
#include "common/Icons.h"
#include "common/InlineMessage.h"
#include "common/Layouts.h"
#include "common/Prompts.h"
#include "common/Texts.h"
#include "common/Theme.h"

#include <QAction>
#include <QFileInfo>
#include <QGraphicsView>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSplitter>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

namespace crossgloss {

PlotPanel::PlotPanel(QWidget* plot, QAbstractItemModel* model, Prompts& prompts, QWidget* parent,
                     Qt::Orientation orientation)
    : Retranslated(parent)
    , m_prompts(prompts)
    , m_plot(plot)
    , m_model(model)
    , m_head(new QHBoxLayout)
    , m_caption(styledLabel("muted", this))
    , m_export(new QToolButton(this))
    , m_csv(new QAction(this))
    , m_comments(new QAction(this))
    , m_png(new QAction(this))
    , m_svg(new QAction(this))
    , m_message(new InlineMessage(this))
    , m_splitter(new QSplitter(orientation, this))
    , m_table(new QTableView(this))
{
    m_caption->setWordWrap(true);
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::TabFocus);
    m_export->setObjectName(QStringLiteral("export"));
    auto* menu = new QMenu(m_export);
    menu->addActions({m_csv, m_png, m_svg});
    menu->addSeparator();
    m_comments->setCheckable(true);
    menu->addAction(m_comments);
    m_export->setMenu(menu);
    m_table->setModel(model);
    prepareTable(m_table);

    m_head->setSpacing(8);
    m_head->addWidget(m_caption, 1);
    m_head->addWidget(m_export, 0, Qt::AlignTop);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->addWidget(plot);
    m_splitter->addWidget(m_table);
    setShares(3, 2);
    auto* layout = columnIn(this, {12, 12, 12, 12}, 8);
    layout->addLayout(m_head);
    layout->addWidget(m_message);
    layout->addWidget(m_splitter, 1);

    m_plot->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_plot, &QWidget::customContextMenuRequested, this, [this](const QPoint& at) {
        auto* picture = new QMenu(this);
        picture->setAttribute(Qt::WA_DeleteOnClose);
        connect(picture->addAction(themedIcon(QStringLiteral("copy")), tr("&Copy the picture")), &QAction::triggered,
                this, [this] { copyPicture(m_plot); });
        picture->addSeparator();
        picture->addActions({m_csv, m_png, m_svg});
        picture->popup(m_plot->mapToGlobal(at));
    });
    connect(m_csv, &QAction::triggered, this, [this] { ask(QStringLiteral("csv"), tr("Table (*.csv)")); });
    connect(m_png, &QAction::triggered, this, [this] { ask(QStringLiteral("png"), tr("Picture (*.png)")); });
    connect(m_svg, &QAction::triggered, this, [this] { ask(QStringLiteral("svg"), tr("Drawing (*.svg)")); });
    connect(&Theme::instance(), &Theme::changed, this, &PlotPanel::adapt);
    adapt();
    retranslate();
}

void PlotPanel::setShares(int plot, int table)
{
    m_splitter->setStretchFactor(0, plot);
    m_splitter->setStretchFactor(1, table);
    m_splitter->setSizes({plot * 1000, table * 1000});
}

void PlotPanel::addControl(QWidget* control)
{
    m_head->insertWidget(m_head->count() - 1, control, 0, Qt::AlignTop);
}

void PlotPanel::setCaption(const QString& text)
{
    m_caption->setText(text);
}

void PlotPanel::setTexts(const QString& plotName, const QString& tableName, const QString& fileName)
{
    m_plot->setAccessibleName(plotName);
    m_table->setAccessibleName(tableName);
    m_fileName = fileName;
}

void PlotPanel::openExportMenu()
{
    m_export->menu()->popup(m_export->mapToGlobal(QPoint(0, m_export->height())));
}

void PlotPanel::ask(const QString& suffix, const QString& filter)
{
    QString file = m_prompts.saveFile(this, tr("Export to"), m_fileName + QLatin1Char('.') + suffix, filter);
    if (file.isEmpty()) {
        return;
    }
    if (QFileInfo(file).suffix().isEmpty()) {
        file += QLatin1Char('.') + suffix;
    }
    exportTo(file);
}

void PlotPanel::exportTo(const QString& file)
{
    const PlotPainter paint = m_painter ? m_painter : [this](QPainter& painter, const QRectF& area) {
        if (auto* view = qobject_cast<QGraphicsView*>(m_plot)) {
            view->render(&painter, area);
            return;
        }
        painter.translate(area.topLeft());
        m_plot->render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
    };
    try {
        const QString suffix = QFileInfo(file).suffix().toLower();
        if (suffix == QLatin1String("png")) {
            exportPng(paint, m_plot->size(), m_parameters, file);
        } else if (suffix == QLatin1String("svg")) {
            exportSvg(paint, m_plot->size(), m_parameters, file);
        } else {
            exportCsv(*m_model, m_comments->isChecked() ? m_parameters : PlotParameters(), file);
        }
        const QString text = tr("Exported to %1.").arg(file);
        m_message->show(InlineMessage::Severity::Info, text);
        // Good news need not be put away by hand.
        QTimer::singleShot(6000, m_message, [message = m_message, text] {
            if (message->text() == text) {
                message->dismiss();
            }
        });
    } catch (const Error& error) {
        m_message->show(InlineMessage::Severity::Error, translated(error));
    }
}

void PlotPanel::adapt()
{
    m_export->setIconSize(QSize(Theme::instance().scaled(16), Theme::instance().scaled(16)));
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + Theme::instance().scaled(12));
}

void PlotPanel::retranslate()
{
    m_export->setText(tr("Export"));
    m_export->setToolTip(tr("Export the plot or the table, with its parameters (Ctrl+E)"));
    m_csv->setText(tr("&Table as CSV…"));
    m_comments->setText(tr("Parameters as &comments in tables"));
    m_comments->setToolTip(tr("Lines in front of the table that begin with #: strict readers of CSV do not expect them"));
    m_png->setText(tr("Plot as &PNG…"));
    m_svg->setText(tr("Plot as &SVG…"));
}

void prepareTable(QTableView* table)
{
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    addTableMenu(table);
}

} // namespace crossgloss
