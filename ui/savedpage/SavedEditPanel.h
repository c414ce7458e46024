#pragma once

#include "common/Retranslated.h"
#include "saved/SavedWord.h"

#include <QFrame>

#include <map>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;
class QMenu;
class QPlainTextEdit;
class QPushButton;
class QToolButton;

namespace crossgloss {

/// What is kept of the chosen word, to be changed: meaning, note, tags, lists. Of several words only tags and lists.
/// What was typed is handed on when the field is left; undo takes it back.
class SavedEditPanel : public Retranslated<QFrame>
{
    Q_OBJECT

public:
    explicit SavedEditPanel(QWidget* parent = nullptr);

    void setWords(const std::vector<SavedWord>& words);
    void setLists(const std::map<std::string, std::size_t>& lists);
    /// Hands on what was typed and not yet handed on.
    void commit();
    QPlainTextEdit* noteField() const { return m_note; }
    QPlainTextEdit* meaningField() const { return m_meaning; }
    QLineEdit* tagsField() const { return m_tags; }

Q_SIGNALS:
    void edited(const SavedWord& word);
    /// Of several words: tags to add.
    void tagged(const std::vector<std::string>& ids, const std::vector<std::string>& tags);
    /// One of the two names is empty.
    void moved(const std::vector<std::string>& ids, const QString& from, const QString& to);
    void newListRequested();
    void lookUpRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillLists();
    void adaptSizes();
    /// @param keepTyped Fields that were changed and not yet handed on keep their text.
    void render(bool keepTyped = false);
    void retranslate() override;

    std::vector<SavedWord> m_words;
    std::map<std::string, std::size_t> m_lists;
    QWidget* m_content;
    QLabel* m_title;
    QLabel* m_facts;
    QLabel* m_review;
    QPushButton* m_lookUp;
    QLabel* m_meaningLabel;
    QPlainTextEdit* m_meaning;
    QLabel* m_noteLabel;
    QPlainTextEdit* m_note;
    QLabel* m_tagsLabel;
    QLineEdit* m_tags;
    QLabel* m_listsLabel;
    QToolButton* m_listsButton;
    QMenu* m_listsMenu;
};

} // namespace crossgloss
