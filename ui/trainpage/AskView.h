#pragma once

#include "common/Retranslated.h"
#include "encoder/TrainedDictionary.h"

#include <QWidget>

class QLabel;
class QTableWidget;

namespace crossgloss {

/// What a trained encoder answered, and why: the answers with their cosine, the words of the description with their share
/// in its vector, and the nearest definitions of the training.
class AskView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit AskView(QWidget* parent = nullptr);

    void show(const EncoderReply& reply);
    const QTableWidget& answers() const { return *m_answers; }
    const QTableWidget& words() const { return *m_words; }
    const QTableWidget& nearest() const { return *m_nearest; }

private:
    QTableWidget* addTable(const char* name, QLabel* heading, int columns, int wide);
    void retranslate() override;
    void fillWords();

    EncoderReply m_reply;
    QLabel* m_answersHeading;
    QLabel* m_wordsHeading;
    QLabel* m_nearestHeading;
    QTableWidget* m_answers;
    QTableWidget* m_words;
    QTableWidget* m_nearest;
};

} // namespace crossgloss
