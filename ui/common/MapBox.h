#pragma once

#include "jobs/AlignmentService.h"

#include <QComboBox>
#include <QString>

#include <memory>
#include <vector>

namespace crossgloss {

/// Chooses the map between two spaces: none, one learned on the Align page, or a file that another field names.
///
/// What was learned is offered, never chosen over the user's head: a page takes a new map over only where nothing was
/// chosen yet, or where its choice still is the one it took over before.
class MapBox : public QComboBox {
    Q_OBJECT

public:
    explicit MapBox(QWidget* parent = nullptr);

    /// To be called again whenever the interface language changes.
    void setTexts(const QString& none, const QString& file);
    bool isFile() const;
    /// The learned map that is chosen; null when none is.
    std::shared_ptr<const AlignedSpaces> alignment() const;
    void chooseNone();
    void chooseFile();
    /// Offers it where it is not offered yet.
    void choose(std::shared_ptr<const AlignedSpaces> alignment, const SpaceChoice& source, const SpaceChoice& target);

    /// A map was learned. @param source, target What is chosen on the page. @return whether the page takes it over with
    /// its spaces; it is chosen here then, and only offered otherwise.
    bool offer(std::shared_ptr<const AlignedSpaces> alignment, const AlignRequest& request, const SpaceChoice& source,
               const SpaceChoice& target);

private:
    enum Choice { None, File, FirstLearned };
    struct Learned {
        std::shared_ptr<const AlignedSpaces> alignment;
        SpaceChoice source;
        SpaceChoice target;
    };
    void fill(int chosen);
    int placeOf(const std::shared_ptr<const AlignedSpaces>& alignment) const;

    std::vector<Learned> m_learned;    ///< the one in use and the last one, which may be the same
    Learned m_taken;                   ///< what offer() chose last
    QString m_none;
    QString m_file;
};

} // namespace crossgloss
