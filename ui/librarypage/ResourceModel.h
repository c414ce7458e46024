#pragma once

#include "store/Workspace.h"

#include <QAbstractTableModel>

#include <vector>

namespace crossgloss {

/// The resources of the workspace.
class ResourceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { TitleColumn, KindColumn, LanguagesColumn, SizeColumn, LicenceColumn, IssuesColumn, ColumnCount };

    explicit ResourceModel(QObject* parent = nullptr);

    /// Sorted by kind, then title.
    void setResources(std::vector<Resource> resources);
    const std::vector<Resource>& resources() const { return m_resources; }
    const Resource* resource(const QModelIndex& index) const;
    int rowOf(const std::string& name) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString displayTitle(const Resource& resource);
    static QString displayLanguages(const Resource& resource);
    static QString displaySize(const Resource& resource);
    void retranslate();

private:
    std::vector<Resource> m_resources;
};

} // namespace crossgloss
