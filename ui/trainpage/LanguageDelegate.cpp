#include "trainpage/LanguageDelegate.h"

#include "common/LanguageNames.h"

#include <QComboBox>

namespace crossgloss {

QWidget* LanguageDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    // Nothing can be typed into it: letters choose the language that begins with them.
    auto* box = new QComboBox(parent);
    box->setMaxVisibleItems(16);
    for (const QString& code : sortedByName(offeredLanguages())) {
        box->addItem(displayLanguage(code), code);
    }
    box->insertSeparator(box->count());
    for (const QString& code : sortedByName(otherLanguages())) {
        box->addItem(displayLanguage(code), code);
    }
    auto* self = const_cast<LanguageDelegate*>(this);
    connect(box, &QComboBox::activated, self, [self, box] { Q_EMIT self->commitData(box); });
    return box;
}

void LanguageDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* box = static_cast<QComboBox*>(editor);
    const QString code = index.data(Qt::EditRole).toString();
    if (!code.isEmpty() && box->findData(code) < 0) {
        // A session or a file's name may know a language that is not offered.
        box->insertItem(0, displayLanguage(code), code);
    }
    box->setCurrentIndex(code.isEmpty() ? -1 : box->findData(code));
}

void LanguageDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const QString code = static_cast<const QComboBox*>(editor)->currentData().toString();
    if (!code.isEmpty()) {
        model->setData(index, code);
    }
}

} // namespace crossgloss
