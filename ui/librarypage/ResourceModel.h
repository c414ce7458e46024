#pragma once

#include "store/DictionaryUse.h"
#include "store/Workspace.h"

#include <QAbstractTableModel>

#include <optional>
#include <vector>

namespace crossgloss {

/// The resources of the workspace. Those that look-ups draw on can be checked and stand in the user's order, under their
/// groups where there are any.
class ResourceModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { TitleColumn, KindColumn, LanguagesColumn, SizeColumn, LicenceColumn, IssuesColumn, ColumnCount };
    enum Role { IsGroupRole = Qt::UserRole + 1 };

    explicit ResourceModel(QObject* parent = nullptr);

    /// Sorted by kind, then languages and name, but those that look-ups draw on as @p uses says.
    void setResources(std::vector<Resource> resources, DictionaryUses uses);
    const std::vector<Resource>& resources() const { return m_resources; }
    const DictionaryUses& uses() const { return m_uses; }
    /// Null for groups.
    const Resource* resource(const QModelIndex& index) const;
    /// Null for what look-ups do not draw on.
    const DictionaryUse* use(const QModelIndex& index) const;
    /// The name of a group's row; it may be empty.
    std::optional<std::string> group(const QModelIndex& index) const;
    /// The dictionaries that a row stands for: one, or all of a group.
    std::vector<std::string> dictionaries(const QModelIndex& index) const;
    Qt::CheckState state(const QModelIndex& index) const;
    int rowOf(const std::string& name) const;
    int rowOfGroup(const std::string& group) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static QString displayTitle(const Resource& resource);
    static QString displayLanguages(const Resource& resource);
    static QString displaySize(const Resource& resource);
    static QString displayGroup(const std::string& group);
    void retranslate();

Q_SIGNALS:
    /// The user has clicked on a check box; the model follows once the choice is stored.
    void enableRequested(const std::vector<std::string>& dictionaries, bool enabled);

private:
    struct Row
    {
        int resource = -1;
        int use = -1;
        std::string group; ///< of a row without a resource
    };
    const Row* row(const QModelIndex& index) const;
    QVariant groupData(const QModelIndex& index, int role) const;
    void arrange();

    std::vector<Resource> m_resources;
    DictionaryUses m_uses;
    std::vector<Row> m_rows;
};

} // namespace crossgloss
