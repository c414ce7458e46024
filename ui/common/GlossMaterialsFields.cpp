#include "common/GlossMaterialsFields.h"

#include "common/FileField.h"
#include "common/MapBox.h"
#include "common/Paths.h"
#include "common/SpacePicker.h"
#include "common/TextDirection.h"
#include "common/WordnetPicker.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QSettings>

namespace crossgloss {

namespace {

QString plain(QString label)
{
    return label.remove(QLatin1Char('&'));
}

} // namespace

GlossMaterialsFields::GlossMaterialsFields(Prompts& prompts, QWidget* owner)
    : QObject(owner)
    , m_sourceWordnet(new WordnetPicker(prompts, owner))
    , m_targetWordnet(new WordnetPicker(prompts, owner))
    , m_source(new SpacePicker(prompts, owner))
    , m_target(new SpacePicker(prompts, owner))
    , m_map(new MapBox(owner))
    , m_mapFile(new FileField(prompts, owner))
{
    m_sourceWordnet->setObjectName(QStringLiteral("sourceWordnet"));
    m_targetWordnet->setObjectName(QStringLiteral("targetWordnet"));
    m_targetWordnet->setChoice({{}, true});
    m_map->setObjectName(QStringLiteral("materialsMap"));
    for (QWidget* field :
         std::initializer_list<QWidget*>{m_sourceWordnet, m_targetWordnet, m_source, m_target, m_map, m_mapFile}) {
        auto* label = new QLabel(owner);
        label->setBuddy(field->focusProxy() ? field->focusProxy() : field);
        m_rows.append({label, field});
    }
    for (WordnetPicker* picker : {m_sourceWordnet, m_targetWordnet}) {
        connect(picker, &WordnetPicker::changed, this, &GlossMaterialsFields::edited);
    }
    for (SpacePicker* picker : {m_source, m_target}) {
        connect(picker, &SpacePicker::changed, this, &GlossMaterialsFields::edited);
    }
    connect(m_map, &MapBox::currentIndexChanged, this, &GlossMaterialsFields::edited);
    connect(m_mapFile, &FileField::changed, this, &GlossMaterialsFields::edited);
}

void GlossMaterialsFields::addTo(QFormLayout* form)
{
    for (const auto& [label, field] : std::as_const(m_rows)) {
        form->addRow(label, field);
    }
    edited();
}

void GlossMaterialsFields::setTexts(const Texts& texts)
{
    m_texts = texts;
    m_map->setTexts(tr("None: the spaces are aligned"), tr("From a file"));
    const QPair<QWidget*, QString> labels[] = {{m_sourceWordnet, texts.source},   {m_targetWordnet, texts.target},
                                               {m_source, tr("&Source vectors")}, {m_target, tr("Target &vectors")},
                                               {m_map, tr("&Map between them")},  {m_mapFile, tr("Map &file")}};
    for (const auto& [label, field] : std::as_const(m_rows)) {
        for (const auto& [widget, text] : labels) {
            if (widget == field) {
                label->setText(text);
                field->setAccessibleName(plain(text));
            }
        }
    }
    m_sourceWordnet->setTexts(plain(texts.source));
    m_targetWordnet->setTexts(plain(texts.target));
    m_source->setTexts(tr("Vectors of the source language"));
    m_target->setTexts(tr("Vectors of the target language"));
    m_mapFile->setTexts(tr("Map file"), tr("Open a map"), tr("Maps (*.map);;All files (*)"));
}

void GlossMaterialsFields::setResources(const std::vector<Resource>& resources)
{
    m_source->setResources(resources);
    m_target->setResources(resources);
}

void GlossMaterialsFields::setAlignment(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request)
{
    m_setting = true;
    if (m_map->offer(std::move(alignment), request, m_source->choice(), m_target->choice())) {
        m_source->setChoice(request.source);
        m_target->setChoice(request.target);
    }
    m_setting = false;
    edited();
}

GlossMaterials GlossMaterialsFields::materials() const
{
    GlossMaterials materials;
    materials.sourceWordnet = m_sourceWordnet->choice();
    materials.targetWordnet = m_targetWordnet->choice();
    materials.sourceVectors = m_source->choice();
    materials.targetVectors = m_target->choice();
    materials.alignment = m_map->alignment();
    if (m_map->isFile()) {
        materials.map = m_mapFile->path();
    }
    return materials;
}

void GlossMaterialsFields::setMaterials(const GlossMaterials& materials)
{
    m_setting = true;
    m_sourceWordnet->setChoice(materials.sourceWordnet);
    m_targetWordnet->setChoice(materials.targetWordnet);
    m_source->setChoice(materials.sourceVectors);
    m_target->setChoice(materials.targetVectors);
    if (materials.alignment) {
        m_map->choose(materials.alignment, materials.sourceVectors, materials.targetVectors);
    } else if (materials.map.empty()) {
        m_map->chooseNone();
    } else {
        m_map->chooseFile();
    }
    m_mapFile->setFile(fromPath(materials.map));
    m_setting = false;
    edited();
}

bool GlossMaterialsFields::takeFile(const QString& file)
{
    const QString name = QFileInfo(file).fileName();
    if (looksLikeVectors(file)) {
        (m_source->choice().empty() ? m_source : m_target)->setChoice({{}, toPath(file)});
    } else if (name.endsWith(QLatin1String(".map"), Qt::CaseInsensitive)) {
        m_map->chooseFile();
        m_mapFile->setFile(file);
    } else if (name.contains(QLatin1String(".tab"), Qt::CaseInsensitive)
               || name.contains(QLatin1String(".xml"), Qt::CaseInsensitive) || QFileInfo(file).isDir()) {
        (m_sourceWordnet->choice().empty() ? m_sourceWordnet : m_targetWordnet)->setChoice({toPath(file), false});
    } else {
        return false;
    }
    return true;
}

std::vector<GlossMaterialsFields::Problem> GlossMaterialsFields::find() const
{
    const GlossMaterials wanted = materials();
    std::vector<Problem> found;
    const auto require = [&found](QWidget* field, const std::filesystem::path& file, bool orFolder,
                                  const QString& missing) {
        for (const QString& text : file.empty() ? QStringList(missing) : unreadable(file, orFolder)) {
            found.push_back({field, text});
        }
    };
    if (!wanted.sourceWordnet.installedPrinceton) {
        require(m_sourceWordnet, wanted.sourceWordnet.file, true, m_texts.sourceMissing);
    }
    if (!wanted.targetWordnet.installedPrinceton) {
        require(m_targetWordnet, wanted.targetWordnet.file, true, m_texts.targetMissing);
    }
    if (wanted.sourceVectors.resource.empty()) {
        require(m_source, wanted.sourceVectors.file, false, tr("Choose word vectors of the source language."));
    }
    if (wanted.targetVectors.resource.empty()) {
        require(m_target, wanted.targetVectors.file, false, tr("Choose word vectors of the target language."));
    }
    if (m_map->isFile()) {
        require(m_mapFile, wanted.map, false, tr("Choose the map file."));
    }
    return found;
}

QStringList GlossMaterialsFields::problems() const
{
    QStringList texts;
    for (const Problem& problem : find()) {
        texts.append(problem.text);
    }
    return texts;
}

void GlossMaterialsFields::focusProblem()
{
    const std::vector<Problem> found = find();
    if (!found.empty()) {
        found.front().field->setFocus(Qt::OtherFocusReason);
    }
}

void GlossMaterialsFields::setEnabled(bool enabled)
{
    for (const auto& [label, field] : std::as_const(m_rows)) {
        field->setEnabled(enabled);
    }
}

void GlossMaterialsFields::saveSession(QSettings& settings) const
{
    const GlossMaterials wanted = materials();
    settings.setValue(QStringLiteral("sourceWordnet"), fromPath(wanted.sourceWordnet.file));
    settings.setValue(QStringLiteral("sourcePrinceton"), wanted.sourceWordnet.installedPrinceton);
    settings.setValue(QStringLiteral("targetWordnet"), fromPath(wanted.targetWordnet.file));
    settings.setValue(QStringLiteral("targetPrinceton"), wanted.targetWordnet.installedPrinceton);
    settings.setValue(QStringLiteral("source"), toText(wanted.sourceVectors));
    settings.setValue(QStringLiteral("target"), toText(wanted.targetVectors));
    // What was learned lies beside the workspace: without it, "no map" would stand here the next time.
    settings.setValue(QStringLiteral("map"), fromPath(wanted.alignment ? wanted.alignment->file() : wanted.map));
}

void GlossMaterialsFields::restoreSession(QSettings& settings)
{
    const auto path = [&settings](const char* key) { return toPath(settings.value(QLatin1String(key)).toString()); };
    GlossMaterials wanted;
    wanted.sourceWordnet = {path("sourceWordnet"), settings.value(QStringLiteral("sourcePrinceton")).toBool()};
    wanted.targetWordnet = {path("targetWordnet"), settings.value(QStringLiteral("targetPrinceton"), true).toBool()};
    wanted.sourceVectors = spaceFromText(settings.value(QStringLiteral("source")).toString());
    wanted.targetVectors = spaceFromText(settings.value(QStringLiteral("target")).toString());
    wanted.map = path("map");
    setMaterials(wanted);
}

void GlossMaterialsFields::edited()
{
    if (m_setting) {
        return;
    }
    const bool file = m_map->isFile();
    m_rows.last().first->setVisible(file);
    m_mapFile->setVisible(file);
    Q_EMIT changed();
}

QStringList unreadable(const std::filesystem::path& file, bool orFolder)
{
    const QFileInfo info(fromPath(file));
    if (file.empty() || ((info.isFile() || (orFolder && info.isDir())) && info.isReadable())) {
        return {};
    }
    return {QCoreApplication::translate("GlossMaterialsFields", "%1 cannot be read.").arg(isolated(fromPath(file)))};
}

} // namespace crossgloss
