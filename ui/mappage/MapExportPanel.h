#pragma once

#include "common/Retranslated.h"

#include <QFrame>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace crossgloss {

class Backend;
class JobRunner;
class MapState;
class MapView;
class Prompts;

/// Writes the map as a picture of any size, as SVG, or its points as CSV, with what it was made by. Stands in the page.
class MapExportPanel : public Retranslated<QFrame> {
    Q_OBJECT

public:
    enum Format { Png, Svg, Csv };

    MapExportPanel(MapState& state, MapView& view, std::shared_ptr<Backend> backend, JobRunner& jobs, Prompts& prompts,
                   QWidget* parent = nullptr);

    /// Shows itself with the size of the view.
    void open();
    void setFormat(Format format);
    void setPictureSize(const QSize& size);
    /// Writes in the format that is chosen.
    void exportTo(const QString& file);

Q_SIGNALS:
    void told(const QString& text);
    void failed(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    Format format() const;
    void ask();
    void adapt();
    void retranslate() override;

    MapState& m_state;
    MapView& m_view;
    std::shared_ptr<Backend> m_backend;
    JobRunner& m_jobs;
    Prompts& m_prompts;
    QComboBox* m_format;
    QLabel* m_sizeLabel;
    QSpinBox* m_width;
    QLabel* m_times;
    QSpinBox* m_height;
    QLabel* m_scaleLabel;
    QSpinBox* m_scale;                 ///< of text and points, percent
    QPushButton* m_export;
    QPushButton* m_close;
};

} // namespace crossgloss
