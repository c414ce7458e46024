#include "trainpage/LanguageDelegate.h"

#include "common/LanguageNames.h"

#include <QComboBox>

namespace crossgloss {

QWidget* LanguageDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex&) const
{
    auto* box = new QComboBox(parent);
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    for (const QString& code : sortedByName(offeredLanguages())) {
        box->addItem(displayLanguage(code), code);
    }
    return box;
}

void LanguageDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* box = static_cast<QComboBox*>(editor);
    const QString code = index.data(Qt::EditRole).toString();
    const int place = box->findData(code);
    box->setCurrentIndex(place);
    if (place < 0) {
        box->setEditText(code);
    }
}

void LanguageDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const auto* box = static_cast<QComboBox*>(editor);
    const int place = box->findText(box->currentText());
    model->setData(index, place >= 0 ? box->itemData(place).toString() : box->currentText().trimmed().toLower());
}

} // namespace crossgloss
