#include "trainpage/AskView.h"

#include "common/BarDelegate.h"
#include "common/Layouts.h"
#include "common/PlainText.h"
#include "common/Texts.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>

#include <algorithm>

namespace crossgloss {

namespace {

constexpr int fractionRole = Qt::UserRole;

QTableWidgetItem* textItem(const std::string& text)
{
    auto* item = new QTableWidgetItem(QString::fromStdString(text));
    item->setToolTip(toolTipText(item->text()));
    return item;
}

QTableWidgetItem* numberItem(const QString& text)
{
    auto* item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    return item;
}

QString cosine(float value)
{
    return QLocale().toString(static_cast<double>(value), 'f', 3);
}

} // namespace

AskView::AskView(QWidget* parent)
    : Retranslated(parent)
    , m_answersHeading(styledLabel("section", this))
    , m_wordsHeading(styledLabel("section", this))
    , m_nearestHeading(styledLabel("section", this))
{
    auto* layout = columnIn(this, {}, 8);
    m_answers = addTable("askedAnswers", m_answersHeading, 2, 0);
    m_words = addTable("askedWords", m_wordsHeading, 2, 0);
    m_nearest = addTable("askedNearest", m_nearestHeading, 3, 1);
    m_words->setItemDelegateForColumn(1, new BarDelegate(fractionRole, m_words));
    layout->setStretchFactor(m_answers, 3);
    layout->setStretchFactor(m_words, 2);
    layout->setStretchFactor(m_nearest, 2);
    retranslate();
}

QTableWidget* AskView::addTable(const char* name, QLabel* heading, int columns, int wide)
{
    auto* table = new QTableWidget(0, columns, this);
    table->setObjectName(QString::fromLatin1(name));
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setFrameShape(QFrame::NoFrame);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->setMinimumHeight(72);
    for (int column = 0; column < columns; ++column) {
        table->horizontalHeader()->setSectionResizeMode(column, column == wide ? QHeaderView::Stretch
                                                                               : QHeaderView::ResizeToContents);
    }
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    heading->setBuddy(table);
    layout()->addWidget(heading);
    layout()->addWidget(table);
    return table;
}

void AskView::show(const EncoderReply& reply)
{
    m_reply = reply;
    m_answers->setRowCount(static_cast<int>(reply.answers.size()));
    for (int row = 0; row < m_answers->rowCount(); ++row) {
        const EncoderAnswer& answer = reply.answers[static_cast<std::size_t>(row)];
        m_answers->setItem(row, 0, textItem(answer.word));
        m_answers->setItem(row, 1, numberItem(cosine(answer.score)));
    }
    m_nearest->setRowCount(static_cast<int>(reply.nearest.size()));
    for (int row = 0; row < m_nearest->rowCount(); ++row) {
        const NearDefinition& near = reply.nearest[static_cast<std::size_t>(row)];
        m_nearest->setItem(row, 0, textItem(near.answer));
        m_nearest->setItem(row, 1, textItem(near.definition));
        m_nearest->setItem(row, 2, numberItem(cosine(near.similarity)));
    }
    m_nearestHeading->setVisible(!reply.nearest.empty());
    m_nearest->setVisible(!reply.nearest.empty());
    fillWords();
}

void AskView::fillWords()
{
    double most = 0;
    for (const EncoderWord& word : m_reply.words) {
        most = std::max(most, word.share);
    }
    m_words->setRowCount(static_cast<int>(m_reply.words.size()));
    for (int row = 0; row < m_words->rowCount(); ++row) {
        const EncoderWord& word = m_reply.words[static_cast<std::size_t>(row)];
        m_words->setItem(row, 0, textItem(word.text));
        QTableWidgetItem* share = numberItem(word.known ? tr("%1 %").arg(QLocale().toString(100 * word.share, 'f', 0))
                                                        : tr("unknown"));
        share->setData(fractionRole, word.known && most > 0 ? word.share / most : -1.0);
        m_words->setItem(row, 1, share);
    }
}

void AskView::retranslate()
{
    m_answersHeading->setText(tr("Answers"));
    m_wordsHeading->setText(tr("What the encoder looked at"));
    m_nearestHeading->setText(tr("Nearest definitions of the training"));
    m_answers->setAccessibleName(m_answersHeading->text());
    m_words->setAccessibleName(m_wordsHeading->text());
    m_nearest->setAccessibleName(m_nearestHeading->text());
    m_answers->setHorizontalHeaderLabels({tr("Word"), tr("Cosine")});
    m_words->setHorizontalHeaderLabels({tr("Word"), tr("Share")});
    m_nearest->setHorizontalHeaderLabels({tr("Word"), tr("Definition"), tr("Cosine")});
    m_words->setToolTip(tr("Attention to each word, or how far the vector turns when the word is left out"));
    fillWords();
}

} // namespace crossgloss
