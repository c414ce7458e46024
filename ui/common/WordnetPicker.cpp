#include "common/WordnetPicker.h"

#include "common/FileField.h"
#include "common/Layouts.h"
#include "common/Paths.h"

#include <QComboBox>

namespace crossgloss {

WordnetPicker::WordnetPicker(Prompts& prompts, QWidget* parent)
    : Retranslated(parent), m_kind(new QComboBox(this)), m_file(new FileField(prompts, this))
{
    setFocusProxy(m_kind);
    m_kind->addItems({QString(), QString()});
    auto* layout = columnIn(this, {}, 4);
    layout->addWidget(m_kind);
    layout->addWidget(m_file);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this](int kind) {
        m_file->setVisible(kind == 0);
        Q_EMIT changed();
    });
    connect(m_file, &FileField::changed, this, &WordnetPicker::changed);
    retranslate();
}

void WordnetPicker::setTexts(const QString& name)
{
    m_name = name;
    retranslate();
}

WordnetChoice WordnetPicker::choice() const
{
    WordnetChoice choice;
    choice.installedPrinceton = m_kind->currentIndex() == 1;
    if (!choice.installedPrinceton) {
        choice.file = m_file->path();
    }
    return choice;
}

void WordnetPicker::setChoice(const WordnetChoice& choice)
{
    m_file->setFile(fromPath(choice.file));
    m_kind->setCurrentIndex(choice.installedPrinceton ? 1 : 0);
}

void WordnetPicker::retranslate()
{
    m_kind->setItemText(0, tr("A file or folder"));
    m_kind->setItemText(1, tr("Princeton WordNet as installed"));
    m_kind->setAccessibleName(m_name);
    m_file->setTexts(m_name, tr("Open a wordnet"), tr("Wordnets (*.tab *.tab.* *.xml *.xml.*);;All files (*)"),
                     tr(".tab, WN-LMF, or a folder"));
}

} // namespace crossgloss
