#include "librarypage/ResourceModel.h"

#include "common/LanguageNames.h"
#include "common/Texts.h"

#include <QLocale>

#include <algorithm>
#include <tuple>

namespace crossgloss {

ResourceModel::ResourceModel(QObject* parent) : QAbstractTableModel(parent) {}

void ResourceModel::setResources(std::vector<Resource> resources)
{
    std::sort(resources.begin(), resources.end(), [](const Resource& a, const Resource& b) {
        return std::tie(a.kind, a.language, a.secondLanguage, a.name) < std::tie(b.kind, b.language, b.secondLanguage, b.name);
    });
    beginResetModel();
    m_resources = std::move(resources);
    endResetModel();
}

const Resource* ResourceModel::resource(const QModelIndex& index) const
{
    return index.isValid() && index.row() < rowCount() ? &m_resources[static_cast<std::size_t>(index.row())] : nullptr;
}

int ResourceModel::rowOf(const std::string& name) const
{
    const auto place = std::find_if(m_resources.begin(), m_resources.end(),
                                    [&name](const Resource& resource) { return resource.name == name; });
    return place == m_resources.end() ? -1 : static_cast<int>(place - m_resources.begin());
}

int ResourceModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_resources.size());
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
    }
    return count;
}

QVariant ResourceModel::data(const QModelIndex& index, int role) const
{
    const Resource* shown = resource(index);
    if (!shown) {
        return {};
    }
    if (role == Qt::AccessibleTextRole && index.column() == TitleColumn) {
        return QStringList{displayTitle(*shown), displayResourceKind(shown->kind), displayLanguages(*shown),
                           displaySize(*shown)}.join(QStringLiteral(", "));
    }
    if (role == Qt::ToolTipRole) {
        return QString::fromStdString(shown->path);
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
    if (!m_resources.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

} // namespace crossgloss
