#include "trainpage/JointFields.h"

#include "common/Layouts.h"
#include "common/Paths.h"
#include "trainpage/FileRows.h"
#include "trainpage/FileTable.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>

namespace crossgloss {

namespace {

QDoubleSpinBox* weightBox(const char* name, QWidget* parent)
{
    auto* box = new QDoubleSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, 1000);
    box->setDecimals(3);
    box->setSingleStep(0.1);
    return box;
}

} // namespace

JointFields::JointFields(Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_texts(new FileTable(1, prompts, this))
    , m_parallel(new FileTable(2, prompts, this))
    , m_skipGramLabel(new QLabel(this))
    , m_skipGram(weightBox("skipGramWeight", this))
    , m_alignmentLabel(new QLabel(this))
    , m_alignment(weightBox("alignmentWeight", this))
    , m_asynchronous(new QCheckBox(this))
{
    m_texts->setObjectName(QStringLiteral("jointTexts"));
    m_parallel->setObjectName(QStringLiteral("jointParallel"));
    m_asynchronous->setObjectName(QStringLiteral("jointAsynchronous"));
    m_skipGramLabel->setBuddy(m_skipGram);
    m_alignmentLabel->setBuddy(m_alignment);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(8);
    form->addRow(m_skipGramLabel, m_skipGram);
    form->addRow(m_alignmentLabel, m_alignment);
    form->addRow(m_asynchronous);
    auto* layout = columnIn(this, {}, 16);
    layout->addWidget(m_texts);
    layout->addWidget(m_parallel);
    layout->addLayout(form);
    setSettings(JointSettings());
    for (FileTable* table : {m_texts, m_parallel}) {
        connect(table, &FileTable::changed, this, &JointFields::changed);
    }
    for (QDoubleSpinBox* box : {m_skipGram, m_alignment}) {
        connect(box, &QDoubleSpinBox::valueChanged, this, &JointFields::changed);
    }
    connect(m_asynchronous, &QCheckBox::toggled, this, &JointFields::changed);
    retranslate();
}

JointSettings JointFields::settings() const
{
    JointSettings joint = m_others;
    for (const FileTableModel::Row& row : m_texts->model().rows()) {
        joint.texts[row.languages.value(0).toStdString()].push_back(toPath(row.file));
    }
    for (const FileTableModel::Row& row : m_parallel->model().rows()) {
        joint.parallel.push_back(toSentenceFile(row));
    }
    joint.skipGram = m_skipGram->value();
    joint.alignment = m_alignment->value();
    joint.asynchronous = m_asynchronous->isChecked();
    return joint;
}

void JointFields::setSettings(const JointSettings& joint)
{
    std::vector<FileTableModel::Row> texts;
    for (const auto& [language, files] : joint.texts) {
        for (const std::filesystem::path& file : files) {
            texts.push_back({fromPath(file), {QString::fromStdString(language)}});
        }
    }
    std::vector<FileTableModel::Row> parallel;
    for (const SentenceFile& file : joint.parallel) {
        parallel.push_back(rowOf(file));
    }
    m_texts->model().setRows(texts);
    m_parallel->model().setRows(parallel);
    m_skipGram->setValue(joint.skipGram);
    m_alignment->setValue(joint.alignment);
    m_asynchronous->setChecked(joint.asynchronous);
    m_others = joint;
    m_others.texts.clear();
    m_others.parallel.clear();
}

void JointFields::saveSession(QSettings& settings) const
{
    saveRows(settings, QStringLiteral("texts"), *m_texts);
    saveRows(settings, QStringLiteral("parallel"), *m_parallel);
    settings.setValue(QStringLiteral("skipGramWeight"), m_skipGram->value());
    settings.setValue(QStringLiteral("alignmentWeight"), m_alignment->value());
    settings.setValue(QStringLiteral("asynchronous"), m_asynchronous->isChecked());
}

void JointFields::restoreSession(QSettings& settings)
{
    restoreRows(settings, QStringLiteral("texts"), *m_texts);
    restoreRows(settings, QStringLiteral("parallel"), *m_parallel);
    m_skipGram->setValue(settings.value(QStringLiteral("skipGramWeight"), m_skipGram->value()).toDouble());
    m_alignment->setValue(settings.value(QStringLiteral("alignmentWeight"), m_alignment->value()).toDouble());
    m_asynchronous->setChecked(settings.value(QStringLiteral("asynchronous"), true).toBool());
}

void JointFields::retranslate()
{
    m_texts->setTexts(tr("Texts"), tr("Plain text of each language, a sentence a line, to learn words from."), tr("Texts"),
                      tr("Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)"));
    m_parallel->model().setLanguageHeadings({tr("First language"), tr("Second language")});
    m_parallel->setTexts(tr("Parallel sentences"), tr("Sentence, tab, translation in each line; or a translation memory (TMX)."),
                         tr("Parallel sentences"), tr("Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)"));
    m_skipGramLabel->setText(tr("Weight of the te&xts"));
    m_alignmentLabel->setText(tr("Weight of the s&entences"));
    m_asynchronous->setText(tr("Four wor&kers at once"));
    m_asynchronous->setToolTip(tr("Faster, but two trainings then never give quite the same result"));
    m_skipGram->setAccessibleName(m_skipGramLabel->text().remove(QLatin1Char('&')));
    m_alignment->setAccessibleName(m_alignmentLabel->text().remove(QLatin1Char('&')));
}

} // namespace crossgloss
