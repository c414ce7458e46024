#include "librarypage/ResourceModel.h"

#include "common/LanguageNames.h"
#include "common/PlainText.h"
#include "common/Texts.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

namespace crossgloss {

ResourceModel::ResourceModel(QObject* parent) : QAbstractTableModel(parent) {}

void ResourceModel::setResources(std::vector<Resource> resources, DictionaryUses uses)
{
    std::sort(resources.begin(), resources.end(), [](const Resource& a, const Resource& b) {
        return std::tie(a.kind, a.language, a.secondLanguage, a.name) < std::tie(b.kind, b.language, b.secondLanguage, b.name);
    });
    beginResetModel();
    m_resources = std::move(resources);
    m_uses = std::move(uses);
    arrange();
    endResetModel();
}

/// The dictionaries stand where the first of them stands by its kind.
void ResourceModel::arrange()
{
    m_rows.clear();
    const std::vector<std::string> groups = groupsOf(m_uses);
    const bool grouped = groups.size() > 1 || (groups.size() == 1 && !groups.front().empty());
    bool placed = false;
    const auto placeDictionaries = [&] {
        const std::string* group = nullptr;
        for (std::size_t i = 0; i < m_uses.size(); ++i) {
            const auto named = std::ranges::find(m_resources, m_uses[i].name, &Resource::name);
            if (named == m_resources.end()) {
                continue;
            }
            if (grouped && (!group || *group != m_uses[i].group)) {
                m_rows.push_back({-1, -1, m_uses[i].group});
            }
            group = &m_uses[i].group;
            m_rows.push_back({static_cast<int>(named - m_resources.begin()), static_cast<int>(i), {}});
        }
    };
    for (std::size_t i = 0; i < m_resources.size(); ++i) {
        if (std::ranges::find(m_uses, m_resources[i].name, &DictionaryUse::name) == m_uses.end()) {
            m_rows.push_back({static_cast<int>(i), -1, {}});
        } else if (!placed) {
            placed = true;
            placeDictionaries();
        }
    }
}

const ResourceModel::Row* ResourceModel::row(const QModelIndex& index) const
{
    return index.isValid() && index.row() < rowCount() ? &m_rows[static_cast<std::size_t>(index.row())] : nullptr;
}

const Resource* ResourceModel::resource(const QModelIndex& index) const
{
    const Row* shown = row(index);
    return shown && shown->resource >= 0 ? &m_resources[static_cast<std::size_t>(shown->resource)] : nullptr;
}

const DictionaryUse* ResourceModel::use(const QModelIndex& index) const
{
    const Row* shown = row(index);
    return shown && shown->use >= 0 ? &m_uses[static_cast<std::size_t>(shown->use)] : nullptr;
}

std::optional<std::string> ResourceModel::group(const QModelIndex& index) const
{
    const Row* shown = row(index);
    return shown && shown->resource < 0 ? std::optional(shown->group) : std::nullopt;
}

std::vector<std::string> ResourceModel::dictionaries(const QModelIndex& index) const
{
    std::vector<std::string> names;
    const std::optional<std::string> whole = group(index);
    const DictionaryUse* one = use(index);
    for (const DictionaryUse& each : m_uses) {
        if (whole ? each.group == *whole : one && each.name == one->name) {
            names.push_back(each.name);
        }
    }
    return names;
}

Qt::CheckState ResourceModel::state(const QModelIndex& index) const
{
    bool on = false;
    bool off = false;
    const std::optional<std::string> whole = group(index);
    const DictionaryUse* one = use(index);
    for (const DictionaryUse& each : m_uses) {
        if (whole ? each.group == *whole : one && each.name == one->name) {
            (each.enabled ? on : off) = true;
        }
    }
    return on && off ? Qt::PartiallyChecked : on ? Qt::Checked : Qt::Unchecked;
}

int ResourceModel::rowOf(const std::string& name) const
{
    const auto place = std::ranges::find_if(m_rows, [&](const Row& each) {
        return each.resource >= 0 && m_resources[static_cast<std::size_t>(each.resource)].name == name;
    });
    return place == m_rows.end() ? -1 : static_cast<int>(place - m_rows.begin());
}

int ResourceModel::rowOfGroup(const std::string& group) const
{
    const auto place =
        std::ranges::find_if(m_rows, [&](const Row& each) { return each.resource < 0 && each.group == group; });
    return place == m_rows.end() ? -1 : static_cast<int>(place - m_rows.begin());
}

int ResourceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ResourceModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ResourceModel::displayTitle(const Resource& resource)
{
    return QString::fromStdString(resource.title.empty() ? resource.name : resource.title);
}

QString ResourceModel::displayLanguages(const Resource& resource)
{
    const QString first = displayLanguage(resource.language);
    if (resource.secondLanguage.empty() || resource.secondLanguage == resource.language) {
        return first;
    }
    return tr("%1 – %2").arg(first, displayLanguage(resource.secondLanguage));
}

QString ResourceModel::displaySize(const Resource& resource)
{
    const QLocale locale;
    const QString count = locale.toString(static_cast<qulonglong>(resource.entries));
    switch (resource.kind) {
    case ResourceKind::Embeddings:
        return tr("%1 words × %2 dimensions").arg(count, locale.toString(static_cast<qulonglong>(resource.dimension)));
    case ResourceKind::Dictionary: return tr("%1 entries").arg(count);
    case ResourceKind::Wordnet: return tr("%1 synsets").arg(count);
    case ResourceKind::Lexicon:
    case ResourceKind::Pairs: return tr("%1 pairs").arg(count);
    case ResourceKind::Parallel:
    case ResourceKind::Descriptions: return tr("%1 lines").arg(count);
    case ResourceKind::Sentences: return tr("%1 sentences").arg(count);
    }
    return count;
}

QString ResourceModel::displayGroup(const std::string& group)
{
    return group.empty() ? tr("No group") : QString::fromStdString(group);
}

QVariant ResourceModel::groupData(const QModelIndex& index, int role) const
{
    const QString title = displayGroup(group(index).value_or(std::string()));
    switch (role) {
    case IsGroupRole: return true;
    case Qt::CheckStateRole: return index.column() == TitleColumn ? QVariant(state(index)) : QVariant();
    case Qt::DisplayRole: return index.column() == TitleColumn ? QVariant(title) : QVariant();
    case Qt::AccessibleTextRole: return tr("Group: %1").arg(title);
    default: return {};
    }
}

QVariant ResourceModel::data(const QModelIndex& index, int role) const
{
    if (group(index)) {
        return groupData(index, role);
    }
    const Resource* shown = resource(index);
    if (!shown) {
        return {};
    }
    if (role == Qt::CheckStateRole) {
        return use(index) && index.column() == TitleColumn ? QVariant(state(index)) : QVariant();
    }
    if (role == Qt::AccessibleTextRole && index.column() == TitleColumn) {
        QStringList parts{displayTitle(*shown), displayResourceKind(shown->kind), displayLanguages(*shown),
                          displaySize(*shown)};
        if (const DictionaryUse* own = use(index)) {
            parts.append(own->enabled ? tr("used in look-ups") : tr("not used in look-ups"));
        }
        return parts.join(QStringLiteral(", "));
    }
    if (role == Qt::ToolTipRole) {
        return toolTipText(QString::fromStdString(shown->path));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
    case TitleColumn: return displayTitle(*shown);
    case KindColumn: return displayResourceKind(shown->kind);
    case LanguagesColumn: return displayLanguages(*shown);
    case SizeColumn: return displaySize(*shown);
    case LicenceColumn: return QString::fromStdString(shown->licence);
    case IssuesColumn:
        return shown->faulty() > 0 ? tr("%Ln line(s) left out", nullptr, static_cast<int>(shown->faulty())) : QString();
    default:
        return {};
    }
}

bool ResourceModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || dictionaries(index).empty()) {
        return false;
    }
    Q_EMIT enableRequested(dictionaries(index), value.toInt() != Qt::Unchecked);
    return true;
}

Qt::ItemFlags ResourceModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    const bool switchable = index.column() == TitleColumn && (group(index) || use(index));
    return switchable ? flags | Qt::ItemIsUserCheckable : flags;
}

QVariant ResourceModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case TitleColumn: return tr("Resource");
    case KindColumn: return tr("Kind");
    case LanguagesColumn: return tr("Languages");
    case SizeColumn: return tr("Size");
    case LicenceColumn: return tr("Licence");
    case IssuesColumn: return tr("Issues");
    default: return {};
    }
}

void ResourceModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (!m_rows.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

} // namespace crossgloss
