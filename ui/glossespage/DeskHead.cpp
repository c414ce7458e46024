#include "glossespage/DeskHead.h"

#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "common/Theme.h"
#include "glossespage/GlossTexts.h"
#include "glossespage/ReviewActions.h"
#include "linking/Linking.h"
#include "linking/LinkingExport.h"

#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QPushButton>

namespace crossgloss {

DeskHead::DeskHead(ReviewActions& actions, QWidget* parent)
    : Retranslated(parent)
    , m_actions(actions)
    , m_title(new QLabel(this))
    , m_about(styledLabel("muted", this))
    , m_import(new QPushButton(this))
    , m_export(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    followFont(m_title, 1.3, true);
    m_title->setObjectName(QStringLiteral("linkingName"));
    m_title->setTextFormat(Qt::PlainText);
    m_about->setTextFormat(Qt::PlainText);
    m_about->installEventFilter(this);
    m_about->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_import->setIcon(themedIcon(QStringLiteral("import")));
    m_export->setIcon(themedIcon(QStringLiteral("export")));
    m_export->setObjectName(QStringLiteral("exportLinking"));
    m_import->setObjectName(QStringLiteral("importDecisions"));
    m_close->setObjectName(QStringLiteral("closeLinking"));
    auto* menu = new QMenu(this);
    for (const LinkingFormat format : {LinkingFormat::Tsv, LinkingFormat::OmwTab, LinkingFormat::WnLmf}) {
        QAction* action = menu->addAction(QString());
        m_exportActions[static_cast<int>(format)] = action;
        connect(action, &QAction::triggered, this, [this, format] { Q_EMIT exportRequested(static_cast<int>(format)); });
    }
    m_export->setMenu(menu);
    connect(m_import, &QPushButton::clicked, this, &DeskHead::importRequested);
    connect(m_close, &QPushButton::clicked, this, &DeskHead::closeRequested);

    auto* layout = rowIn(this, {}, 8);
    layout->addWidget(m_title);
    layout->addSpacing(4);
    layout->addWidget(m_about, 1);
    layout->addWidget(m_import);
    layout->addWidget(m_export);
    layout->addWidget(m_close);
    retranslate();
}

void DeskHead::describe(const Linking& linking, const QString& reviewer)
{
    m_title->setText(QString::fromStdString(linking.name));
    m_told = {displayDirection(displayLanguage(linking.source.language), displayLanguage(linking.target.language)),
              displayMeasure(linking.measure), tr("reviewed by %1").arg(isolated(reviewer))};
    fit();
}

void DeskHead::fit()
{
    m_about->setToolTip(joinedFacts(m_told));
    for (qsizetype parts = m_told.size(); parts >= 0; --parts) {
        m_about->setText(joinedFacts(m_told.mid(0, parts)));
        if (m_about->sizeHint().width() <= m_about->width()) {
            break;
        }
    }
}

bool DeskHead::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_about && event->type() == QEvent::Resize) {
        fit();
    }
    return QWidget::eventFilter(watched, event);
}

void DeskHead::openExportMenu()
{
    m_export->showMenu();
}

void DeskHead::retranslate()
{
    m_import->setText(tr("Import…"));
    m_import->setToolTip(tr("Merge decisions made elsewhere (%1)")
                             .arg(m_actions.importDecisions->shortcut().toString(QKeySequence::NativeText)));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Write the decisions or the linked wordnet to a file (Ctrl+E)"));
    m_close->setText(tr("Close"));
    m_close->setToolTip(tr("Back to the list of linkings (%1)")
                            .arg(m_actions.closeLinking->shortcut().toString(QKeySequence::NativeText)));
    m_exportActions[static_cast<int>(LinkingFormat::Tsv)]->setText(tr("Decisions as a &table (.tsv)…"));
    m_exportActions[static_cast<int>(LinkingFormat::OmwTab)]->setText(tr("Open Multilingual &Wordnet (.tab)…"));
    m_exportActions[static_cast<int>(LinkingFormat::WnLmf)]->setText(tr("Wordnet with links, WN-&LMF (.xml)…"));
}

} // namespace crossgloss
