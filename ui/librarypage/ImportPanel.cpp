#include "librarypage/ImportPanel.h"

#include "common/Icons.h"
#include "common/LanguageNames.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/PlainText.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "librarypage/KindPanel.h"

#include <QComboBox>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace crossgloss {

namespace {

/// Kinds whose files do not say which language they are in.
bool needsLanguage(ResourceKind kind)
{
    return kind != ResourceKind::Dictionary && kind != ResourceKind::Wordnet;
}

bool hasSecondLanguage(ResourceKind kind)
{
    return kind != ResourceKind::Embeddings && kind != ResourceKind::Wordnet;
}

/// "novels.fr.vec" or "muse.en-fr.txt" → {"fr"}, {"en", "fr"}.
QStringList languagesInName(const QString& name)
{
    static const QRegularExpression pattern(QStringLiteral("(?:^|[._-])([a-z]{2})(?=$|[._-])"));
    QStringList found;
    for (auto matches = pattern.globalMatch(name.toLower()); matches.hasNext();) {
        const QString code = matches.next().captured(1);
        if (std::find(offeredLanguages().begin(), offeredLanguages().end(), code.toStdString()) != offeredLanguages().end()) {
            found.append(code);
        }
    }
    return found;
}

QString codeOf(const QComboBox* box)
{
    // An entry that was chosen, or a code that was typed.
    const int index = box->findText(box->currentText());
    return index >= 0 ? box->itemData(index).toString() : box->currentText().trimmed().toLower();
}

void chooseCode(QComboBox* box, const QString& code)
{
    const int index = box->findData(code);
    if (index >= 0) {
        box->setCurrentIndex(index);
    } else {
        box->setEditText(code);
    }
}

} // namespace

ImportPanel::ImportPanel(QWidget* parent)
    : Retranslated(parent), m_heading(new QLabel(this)), m_names(styledLabel("muted", this)),
      m_kindLabel(new QLabel(this)), m_kind(new QComboBox(this)), m_languageLabel(new QLabel(this)),
      m_language(new QComboBox(this)), m_secondLabel(new QLabel(this)), m_second(new QComboBox(this)),
      m_nameLabel(new QLabel(this)), m_name(new QLineEdit(this)), m_takenLabel(new QLabel(this)),
      m_taken(new QComboBox(this)),
      m_hint(styledLabel("muted", this)), m_import(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setProperty("helpPage", QStringLiteral("library#import"));
    setProperty("role", "card");
    followFont(m_heading, 1.15, true);
    m_names->setWordWrap(true);
    m_hint->setWordWrap(true);
    m_kind->setObjectName(QStringLiteral("importKind"));
    m_language->setObjectName(QStringLiteral("importLanguage"));
    m_second->setObjectName(QStringLiteral("importSecondLanguage"));
    m_name->setObjectName(QStringLiteral("importName"));
    m_taken->setObjectName(QStringLiteral("importTaken"));
    m_takenLabel->setWordWrap(true);
    m_takenLabel->setBuddy(m_taken);
    m_import->setObjectName(QStringLiteral("importAccept"));
    m_import->setProperty("role", "primary");
    m_import->setDefault(true);
    for (QComboBox* box : {m_language, m_second}) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
    }
    m_kindLabel->setBuddy(m_kind);
    m_languageLabel->setBuddy(m_language);
    m_secondLabel->setBuddy(m_second);
    m_nameLabel->setBuddy(m_name);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(4);
    int column = 0;
    for (const auto& [label, field] : std::initializer_list<std::pair<QLabel*, QWidget*>>{
             {m_kindLabel, m_kind}, {m_languageLabel, m_language}, {m_secondLabel, m_second}, {m_nameLabel, m_name}}) {
        grid->addWidget(label, 0, column);
        grid->addWidget(field, 1, column);
        grid->setColumnStretch(column, 1);
        ++column;
    }
    auto* taken = newRow(8);
    taken->addWidget(m_takenLabel, 1);
    taken->addWidget(m_taken);
    auto* buttons = newRow(8);
    buttons->addWidget(m_hint, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_import);
    auto* layout = columnIn(this, {16, 16, 16, 16}, 8);
    layout->addWidget(m_heading);
    layout->addWidget(m_names);
    layout->addLayout(grid);
    layout->addLayout(taken);
    layout->addLayout(buttons);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &ImportPanel::adapt);
    connect(m_language, &QComboBox::currentTextChanged, this, &ImportPanel::adapt);
    connect(m_second, &QComboBox::currentTextChanged, this, &ImportPanel::adapt);
    connect(m_name, &QLineEdit::textChanged, this, &ImportPanel::adapt);
    connect(m_name, &QLineEdit::returnPressed, m_import, &QPushButton::click);
    connect(m_import, &QPushButton::clicked, this, [this] {
        if (isComplete()) {
            Q_EMIT accepted();
        }
    });
    connect(m_cancel, &QPushButton::clicked, this, &ImportPanel::dismissed);
    retranslate();
}

void ImportPanel::offer(const QStringList& files, std::optional<ResourceKind> kind)
{
    m_files = files;
    QStringList names;
    for (const QString& file : files) {
        names.append(isolated(QFileInfo(file).fileName()));
    }
    m_names->setText(QLocale().createSeparatedList(names));
    m_names->setToolTip(toolTipText(files.join(QLatin1Char('\n'))));
    const QStringList languages = languagesInName(QFileInfo(files.value(0)).fileName());
    chooseCode(m_language, languages.value(0));
    chooseCode(m_second, languages.value(1));
    m_name->setText(QString::fromStdString(proposedName(toPath(files.value(0)))));
    m_taken->setCurrentIndex(0);
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind.value_or(ResourceKind::Dictionary))));
    adapt();
    (isComplete() ? static_cast<QWidget*>(m_import) : m_language)->setFocus();
}

ResourceKind ImportPanel::kind() const
{
    return static_cast<ResourceKind>(m_kind->currentData().toInt());
}

std::vector<std::filesystem::path> ImportPanel::files() const
{
    std::vector<std::filesystem::path> paths;
    for (const QString& file : m_files) {
        paths.emplace_back(file.toStdU16String());
    }
    return paths;
}

ImportOptions ImportPanel::options() const
{
    ImportOptions options;
    options.language = codeOf(m_language).toStdString();
    if (hasSecondLanguage(kind())) {
        options.secondLanguage = codeOf(m_second).toStdString();
    }
    options.name = m_name->text().trimmed().toStdString();
    options.whenTaken = isTaken() && m_taken->currentIndex() == 1 ? NameTaken::Replace : NameTaken::KeepBoth;
    return options;
}

void ImportPanel::setResources(const std::vector<Resource>& resources)
{
    m_resources = resources;
    adapt();
}

bool ImportPanel::isTaken() const
{
    const std::string name = m_name->text().trimmed().toStdString();
    const std::filesystem::path file(m_files.value(0).toStdU16String());
    return std::any_of(m_resources.begin(), m_resources.end(), [&](const Resource& resource) {
        return resource.name == name && (resource.kind != kind() || std::filesystem::path(resource.path) != file);
    });
}

bool ImportPanel::isComplete() const
{
    return !m_files.isEmpty() && (saysLanguage() || !codeOf(m_language).isEmpty());
}

bool ImportPanel::saysLanguage() const
{
    // A translation memory names its languages.
    static const QRegularExpression memory(QStringLiteral("\\.tmx(\\.gz|\\.xz)?$"), QRegularExpression::CaseInsensitiveOption);
    return !needsLanguage(kind())
           || (kind() == ResourceKind::Parallel && m_files.size() == 1 && memory.match(m_files.first()).hasMatch());
}

void ImportPanel::adapt()
{
    const bool second = hasSecondLanguage(kind());
    m_second->setEnabled(second);
    m_secondLabel->setEnabled(second);
    m_import->setEnabled(isComplete());
    const bool taken = isTaken();
    m_takenLabel->setVisible(taken);
    m_taken->setVisible(taken);
    m_takenLabel->setText(
        taken ? tr("The library has another resource named %1.").arg(isolated(m_name->text().trimmed())) : QString());
    m_hint->setText(isComplete()      ? QString()
                    : !saysLanguage() ? tr("Files of this kind do not say their language: choose one.")
                                      : QString());
}

void ImportPanel::fillLanguages(QComboBox* box)
{
    const QString chosen = codeOf(box);
    const QSignalBlocker blocker(box);
    box->clear();
    box->addItem(tr("as stated in the file"), QString());
    for (const QString& code : sortedByName(offeredLanguages())) {
        box->addItem(displayLanguage(code), code);
    }
    chooseCode(box, chosen);
}

void ImportPanel::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT dismissed();
        return;
    }
    QFrame::keyPressEvent(event);
}

void ImportPanel::retranslate()
{
    m_heading->setText(tr("Import"));
    m_kindLabel->setText(tr("&Kind"));
    m_languageLabel->setText(tr("L&anguage"));
    m_secondLabel->setText(tr("Se&cond language"));
    m_nameLabel->setText(tr("&Name in the workspace"));
    m_import->setText(tr("Import"));
    {
        const int before = m_taken->currentIndex();
        m_taken->clear();
        m_taken->addItems({tr("Keep both: add a number to the name"), tr("Replace the one in the library")});
        m_taken->setCurrentIndex(qMax(0, before));
        m_taken->setAccessibleName(tr("What to do with the resource of that name"));
    }
    m_cancel->setText(tr("Cancel"));
    const int chosen = m_kind->currentIndex();
    {
        const QSignalBlocker blocker(m_kind);
        m_kind->clear();
        for (const ResourceKind kind : importedKinds) {
            m_kind->addItem(displayResourceKind(kind), static_cast<int>(kind));
        }
        m_kind->setCurrentIndex(qMax(0, chosen));
    }
    fillLanguages(m_language);
    fillLanguages(m_second);
    adapt();
}

} // namespace crossgloss
