#pragma once

#include "common/Retranslated.h"
#include "lookup/Lookup.h"

#include <QWidget>

#include <vector>

namespace crossgloss {

/// The description as the encoder read it: every word shaded by its share of attention, the share in per cent below
/// it. Words the encoder does not know are struck through.
class AttentionView : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit AttentionView(QWidget* parent = nullptr);

    void setTokens(std::vector<TokenWeight> tokens);
    const std::vector<TokenWeight>& tokens() const { return m_tokens; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Cell { QRect place; std::size_t token; };
    std::vector<Cell> arrange(int width, int* height) const;
    QString describe(const TokenWeight& token) const;
    void retranslate() override;

    std::vector<TokenWeight> m_tokens;
};

} // namespace crossgloss
