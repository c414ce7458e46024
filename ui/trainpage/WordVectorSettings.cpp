#include "trainpage/WordVectorSettings.h"

#include "common/FileField.h"
#include "common/FoldedSettings.h"
#include "common/Layouts.h"
#include "common/Paths.h"
#include "common/SettingsForm.h"
#include "trainpage/FileRows.h"
#include "trainpage/FileTable.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSettings>
#include <QSpinBox>

namespace crossgloss {

namespace {

constexpr int minNgram = 3;
constexpr int maxNgram = 6;

/// "my.vec" of French, where there are several languages: "my.fr.vec".
std::filesystem::path outOf(const std::filesystem::path& file, const std::string& language, std::size_t languages)
{
    if (languages < 2 || file.empty()) {
        return file;
    }
    std::filesystem::path named = file.parent_path() / file.stem();
    named += "." + (language.empty() ? std::string("und") : language);
    named += file.extension();
    return named;
}

/// The other way round.
std::filesystem::path commonOut(const std::map<std::string, std::filesystem::path>& out)
{
    if (out.empty()) {
        return {};
    }
    const auto& [language, file] = *out.begin();
    const std::filesystem::path stem = file.stem();
    if (out.size() < 2 || stem.extension() != "." + language) {
        return file;
    }
    std::filesystem::path common = file.parent_path() / stem.stem();
    common += file.extension();
    return common;
}

} // namespace

WordVectorSettings::WordVectorSettings(Prompts& prompts, const QString& modelFolder, QWidget* parent)
    : JobSettings(parent)
    , m_texts(new FileTable(1, prompts, this))
    , m_method(new QComboBox(this))
    , m_parallel(new FileTable(2, prompts, this))
    , m_dimension(numberField(this, "vectorDimension", 1, 4096, 0))
    , m_epochs(numberField(this, "vectorEpochs", 1, 100000, 0))
    , m_window(numberField(this, "vectorWindow", 1, 1000, 0))
    , m_out(new FileField(prompts, this))
    , m_more(new FoldedSettings(this))
    , m_negatives(numberField(m_more, "vectorNegatives", 1, 63, 0))
    , m_minimumCount(numberField(m_more, "vectorMinimumCount", 1, 1000000, 0))
    , m_subwords(new QCheckBox(m_more))
    , m_seed(numberField(m_more, "vectorSeed", 0, 2000000000, 0))
    , m_threads(numberField(m_more, "vectorThreads", 0, 1024, 0))
    , m_form(new SettingsForm)
{
    m_texts->setObjectName(QStringLiteral("vectorTexts"));
    m_parallel->setObjectName(QStringLiteral("vectorParallel"));
    m_method->setObjectName(QStringLiteral("vectorMethod"));
    m_subwords->setObjectName(QStringLiteral("vectorSubwords"));
    m_out->setObjectName(QStringLiteral("vectorFile"));
    m_out->setForWriting(true);
    for (const WordVectorMethod method : {WordVectorMethod::SkipGram, WordVectorMethod::Cbow, WordVectorMethod::Bilbowa}) {
        m_method->addItem(QString(), static_cast<int>(method));
    }
    m_method->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_method->setMinimumContentsLength(10);

    for (QWidget* field : std::initializer_list<QWidget*>{m_method, m_dimension, m_epochs, m_window, m_out}) {
        m_form->addField(field);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{m_negatives, m_minimumCount, m_seed, m_threads}) {
        m_more->form().addField(field);
    }
    m_more->form().addRow(m_subwords);
    auto* layout = columnIn(this, {0, 0, 8, 0}, 16);
    layout->addWidget(m_texts);
    layout->addLayout(m_form);
    layout->addWidget(m_parallel);
    layout->addWidget(m_more);
    layout->addStretch();

    retranslate();
    setRequest({});
    m_out->setFile(modelFolder + QStringLiteral("/words.vec"));
    for (FileTable* table : {m_texts, m_parallel}) {
        connect(table, &FileTable::changed, this, &WordVectorSettings::news);
    }
    for (QSpinBox* box : spins()) {
        connect(box, &QSpinBox::valueChanged, this, &WordVectorSettings::news);
    }
    connect(m_method, &QComboBox::currentIndexChanged, this, &WordVectorSettings::news);
    connect(m_subwords, &QCheckBox::toggled, this, &WordVectorSettings::news);
    connect(m_out, &FileField::changed, this, &WordVectorSettings::news);
}

QList<QSpinBox*> WordVectorSettings::spins() const
{
    return {m_dimension, m_epochs, m_window, m_negatives, m_minimumCount, m_seed, m_threads};
}

void WordVectorSettings::news()
{
    const auto method = static_cast<WordVectorMethod>(m_method->currentData().toInt());
    m_parallel->setVisible(method == WordVectorMethod::Bilbowa);
    m_subwords->setEnabled(method != WordVectorMethod::Bilbowa);
    if (!m_setting) {
        Q_EMIT changed();
    }
}

EmbedRequest WordVectorSettings::request() const
{
    EmbedRequest request = m_others;
    WordVectorConfig& config = request.config;
    config.method = static_cast<WordVectorMethod>(m_method->currentData().toInt());
    for (const FileTableModel::Row& row : m_texts->model().rows()) {
        config.texts[row.languages.value(0).toStdString()].push_back(toPath(row.file));
    }
    for (const auto& [language, files] : config.texts) {
        config.out[language] = outOf(m_out->path(), language, config.texts.size());
    }
    if (config.method == WordVectorMethod::Bilbowa) {
        for (const FileTableModel::Row& row : m_parallel->model().rows()) {
            config.parallel.push_back(toSentenceFile(row));
        }
    }
    if (config.method == WordVectorMethod::Bilbowa || !m_subwords->isChecked()) {
        config.smallestNgram = 0;
        config.largestNgram = 0;
    }
    config.dimension = static_cast<std::size_t>(m_dimension->value());
    config.epochs = m_epochs->value();
    config.window = m_window->value();
    config.negatives = m_negatives->value();
    config.minimumCount = static_cast<std::uint64_t>(m_minimumCount->value());
    config.seed = static_cast<std::uint64_t>(m_seed->value());
    config.threads = m_threads->value();
    return request;
}

void WordVectorSettings::setRequest(const EmbedRequest& request)
{
    m_setting = true;
    const WordVectorConfig& config = request.config;
    std::vector<FileTableModel::Row> texts;
    for (const auto& [language, files] : config.texts) {
        for (const std::filesystem::path& file : files) {
            texts.push_back({fromPath(file), {QString::fromStdString(language)}});
        }
    }
    std::vector<FileTableModel::Row> parallel;
    for (const SentenceFile& file : config.parallel) {
        parallel.push_back(rowOf(file));
    }
    m_texts->model().setRows(texts);
    m_parallel->model().setRows(parallel);
    m_method->setCurrentIndex(qMax(0, m_method->findData(static_cast<int>(config.method))));
    m_dimension->setValue(static_cast<int>(config.dimension));
    m_epochs->setValue(config.epochs);
    m_window->setValue(config.window);
    m_negatives->setValue(config.negatives);
    m_minimumCount->setValue(static_cast<int>(config.minimumCount));
    m_subwords->setChecked(config.largestNgram > 0);
    m_seed->setValue(static_cast<int>(config.seed));
    m_threads->setValue(config.threads);
    m_out->setFile(fromPath(commonOut(config.out)));
    m_others = request;
    m_others.config.texts.clear();
    m_others.config.parallel.clear();
    m_others.config.out.clear();
    if (config.largestNgram == 0) {
        m_others.config.smallestNgram = minNgram;
        m_others.config.largestNgram = maxNgram;
    }
    nameSubwords();
    m_setting = false;
    news();
}

void WordVectorSettings::addTexts()
{
    m_texts->addFiles();
}

bool WordVectorSettings::takeFile(const QString& file)
{
    const bool pairs = file.contains(QLatin1String(".tsv")) || file.contains(QLatin1String(".tmx"));
    (pairs && !m_parallel->isHidden() ? m_parallel : m_texts)->model().addFile(file);
    return true;
}

QWidget* WordVectorSettings::focusTarget()
{
    return m_method;
}

void WordVectorSettings::saveSession(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("trainVectors"));
    saveRows(settings, QStringLiteral("texts"), *m_texts);
    saveRows(settings, QStringLiteral("parallel"), *m_parallel);
    settings.setValue(QStringLiteral("method"), m_method->currentData());
    for (const QSpinBox* box : spins()) {
        settings.setValue(box->objectName(), box->value());
    }
    settings.setValue(QStringLiteral("subwords"), m_subwords->isChecked());
    settings.setValue(QStringLiteral("smallestNgram"), m_others.config.smallestNgram);
    settings.setValue(QStringLiteral("largestNgram"), m_others.config.largestNgram);
    settings.setValue(QStringLiteral("more"), m_more->isOpen());
    settings.setValue(QStringLiteral("out"), m_out->file());
    settings.endGroup();
}

void WordVectorSettings::restoreSession(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("trainVectors"));
    if (settings.contains(QStringLiteral("out"))) {
        m_setting = true;
        restoreRows(settings, QStringLiteral("texts"), *m_texts);
        restoreRows(settings, QStringLiteral("parallel"), *m_parallel);
        m_method->setCurrentIndex(qMax(0, m_method->findData(settings.value(QStringLiteral("method")))));
        for (QSpinBox* box : spins()) {
            box->setValue(settings.value(box->objectName(), box->value()).toInt());
        }
        m_subwords->setChecked(settings.value(QStringLiteral("subwords")).toBool());
        m_others.config.smallestNgram = settings.value(QStringLiteral("smallestNgram"), minNgram).toInt();
        m_others.config.largestNgram = settings.value(QStringLiteral("largestNgram"), maxNgram).toInt();
        nameSubwords();
        m_more->setOpen(settings.value(QStringLiteral("more")).toBool());
        m_out->setFile(settings.value(QStringLiteral("out")).toString());
        m_setting = false;
    }
    settings.endGroup();
    news();
}

void WordVectorSettings::nameSubwords()
{
    m_subwords->setText(tr("S&ubwords (n-grams of %1 to %2 characters)")
                            .arg(m_others.config.smallestNgram)
                            .arg(m_others.config.largestNgram));
}

void WordVectorSettings::retranslate()
{
    m_texts->setTexts(tr("Texts"), tr("Plain text, a sentence or paragraph a line, to learn words from."), tr("Texts"),
                      tr("Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)"));
    m_parallel->model().setLanguageHeadings({tr("First language"), tr("Second language")});
    m_parallel->setTexts(tr("Parallel sentences"), tr("Sentence, tab, translation in each line; or a translation memory (TMX)."),
                         tr("Parallel sentences"), tr("Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)"));
    const QStringList methods = {tr("Skip-gram"), tr("CBOW"), tr("BilBOWA (two languages in one space)")};
    for (int i = 0; i < methods.size(); ++i) {
        m_method->setItemText(i, methods.at(i));
    }
    m_form->nameFields({{m_method, tr("&Method")},
                        {m_dimension, tr("D&imension")},
                        {m_epochs, tr("E&pochs")},
                        {m_window, tr("&Window")},
                        {m_out, tr("V&ector file")}});
    m_more->form().nameFields({{m_negatives, tr("&Negative samples")},
                               {m_minimumCount, tr("Minimum &count")},
                               {m_seed, tr("Seed")},
                               {m_threads, tr("T&hreads")}});
    m_threads->setSpecialValueText(tr("all"));
    m_threads->setToolTip(tr("One thread gives the same vectors each time; several differ a little from run to run"));
    m_minimumCount->setToolTip(tr("Words that occur less often get no vector"));
    nameSubwords();
    m_out->setTexts(tr("Vector file"), tr("Where to save the vectors"), tr("Word vectors (*.vec *.bin);;All files (*)"));
    m_out->setToolTip(tr("Of two languages, each file is called after its language: my.en.vec, my.fr.vec"));
}

} // namespace crossgloss
