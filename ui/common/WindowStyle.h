#pragma once

#include <QProxyStyle>

namespace crossgloss {

/// Fusion, the same on every system. Icons grow with the texts. Where letters join (Arabic) no letter is underlined: Qt shapes the pieces before and
/// behind an underlined letter by themselves, so that words fall apart and grow wider than the room that was measured for
/// them. The letters work all the same.
class WindowStyle final : public QProxyStyle {
    Q_OBJECT

public:
    WindowStyle();

    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
                  QStyleHintReturn* returned = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr, const QWidget* widget = nullptr) const override;
};

} // namespace crossgloss
