#include "comparepage/ListPicker.h"

#include "common/FileField.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/PlainText.h"
#include "common/Texts.h"
#include "comparepage/LanguageBox.h"
#include "comparepage/ListFiles.h"

#include <QComboBox>
#include <QSettings>
#include <QSignalBlocker>

#include <algorithm>

namespace crossgloss {

ListPicker::ListPicker(const QString& name, Prompts& prompts, QWidget* parent)
    : Retranslated(parent), m_list(new QComboBox(this)), m_file(new FileField(prompts, this)),
      m_language(new LanguageBox(this))
{
    m_list->setObjectName(name + QStringLiteral("List"));
    m_file->setObjectName(name + QStringLiteral("File"));
    m_language->setObjectName(name + QStringLiteral("Language"));
    setFocusProxy(m_list);
    // Long names do not widen the page.
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_list->setMinimumContentsLength(12);
    auto* layout = columnIn(this, {}, 4);
    layout->addWidget(m_list);
    layout->addWidget(m_file);
    layout->addWidget(m_language);
    fill();
    const auto edited = [this] {
        adapt();
        Q_EMIT changed();
    };
    connect(m_list, &QComboBox::currentIndexChanged, this, edited);
    connect(m_file, &FileField::changed, this, &ListPicker::changed);
    connect(m_language, &LanguageBox::languageChanged, this, &ListPicker::changed);
}

void ListPicker::fill()
{
    const QString chosen = m_wanted.isEmpty() ? m_list->currentData().toString() : m_wanted;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        m_list->addItem(tr("A file"), QString());
        for (const SentenceList& each : m_lists) {
            const QString name = QString::fromStdString(each.name);
            m_list->addItem(name, name);
            m_list->setItemData(m_list->count() - 1, toolTipText(displayList(each)), Qt::ToolTipRole);
        }
        m_list->setCurrentIndex(std::max(0, m_list->findData(chosen)));
    }
    if (!m_wanted.isEmpty() && m_list->currentIndex() > 0) {
        m_wanted.clear();
    }
    adapt();
}

const SentenceList* ListPicker::list() const
{
    const int place = m_list->currentIndex() - 1;
    return place >= 0 && place < static_cast<int>(m_lists.size()) ? &m_lists[static_cast<std::size_t>(place)] : nullptr;
}

SentenceFile ListPicker::choice() const
{
    SentenceFile choice;
    choice.first = list() ? toPath(QString::fromStdString(list()->name)) : m_file->path();
    choice.firstLanguage = m_language->language().toStdString();
    if (list() && choice.firstLanguage.empty() && list()->languages.size() == 1) {
        choice.firstLanguage = list()->languages.front();
    }
    return choice;
}

void ListPicker::setChoice(const SentenceFile& choice)
{
    const QString name = fromPath(choice.first);
    m_language->setLanguage(QString::fromStdString(choice.firstLanguage));
    const int row = name.isEmpty() ? -1 : m_list->findData(name);
    if (row > 0) {
        m_list->setCurrentIndex(row);
    } else {
        // The name of a list, too, as long as the lists are not known.
        m_wanted = name.contains(QLatin1Char('/')) ? QString() : name;
        m_list->setCurrentIndex(0);
        m_file->setFile(name);
    }
}

bool ListPicker::isEmpty() const
{
    return choice().first.empty();
}

void ListPicker::setLists(const std::vector<SentenceList>& lists)
{
    m_lists = lists;
    fill();
    Q_EMIT changed();
}

void ListPicker::setLanguages(const std::vector<std::string>& codes)
{
    m_codes = codes;
    adapt();
}

void ListPicker::setFile(const QString& file)
{
    m_wanted.clear();
    m_list->setCurrentIndex(0);
    m_file->setFile(file);
}

void ListPicker::saveSession(QSettings& settings, const QString& key) const
{
    settings.setValue(key + QStringLiteral("List"), m_wanted.isEmpty() ? m_list->currentData().toString() : m_wanted);
    settings.setValue(key + QStringLiteral("File"), m_file->file());
    settings.setValue(key + QStringLiteral("Language"), m_language->language());
}

void ListPicker::restoreSession(QSettings& settings, const QString& key)
{
    m_file->setFile(settings.value(key + QStringLiteral("File")).toString());
    m_language->setLanguage(settings.value(key + QStringLiteral("Language")).toString());
    m_wanted = settings.value(key + QStringLiteral("List")).toString();
    fill();
}

void ListPicker::adapt()
{
    m_list->setVisible(!m_lists.empty());
    m_file->setVisible(!list());
    setFocusProxy(m_lists.empty() ? static_cast<QWidget*>(m_file) : m_list);
    // Of a list its own languages are offered, and what stays chosen besides is a mistake that it tells of.
    m_language->setLanguages(list() ? list()->languages : m_codes);
    m_language->setVisible(!list() || list()->languages.size() > 1);
}

void ListPicker::setTexts(const QString& name)
{
    m_name = name;
    retranslate();
}

void ListPicker::retranslate()
{
    m_list->setItemText(0, tr("A file"));
    m_list->setAccessibleName(m_name);
    m_file->setTexts(tr("File of: %1", "which list").arg(m_name), tr("Open a list of sentences"), sentenceFilter(),
                     tr("One sentence per line; drop it here"));
    m_language->setAccessibleName(tr("Language of: %1", "which list").arg(m_name));
}

} // namespace crossgloss
