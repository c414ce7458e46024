#include "trainpage/AskPane.h"

#include "common/Backend.h"
#include "common/Layouts.h"
#include "common/TextDirection.h"
#include "common/Texts.h"
#include "trainpage/AskSettings.h"
#include "trainpage/AskView.h"

#include <QFrame>
#include <QPushButton>

#include <system_error>

namespace crossgloss {

AskPane::AskPane(std::shared_ptr<Backend> shared, JobRunner& jobs, Prompts& prompts, QWidget* parent)
    : JobPage(QStringLiteral("askEncoder"), std::move(shared), jobs, parent)
    , m_settings(new AskSettings(prompts))
    , m_view(new AskView)
    , m_start(addStart("startAsking", [this] { ask(); }))
{
    auto* card = new QFrame;
    card->setProperty("role", "card");
    auto* layout = columnIn(card, {16, 16, 16, 16});
    layout->addWidget(m_view);
    connect(m_settings, &AskSettings::submitted, this, &AskPane::ask);
    setContents(m_settings, card);
    retranslate();
}

QStringList AskPane::problems() const
{
    const AskEncoderRequest request = m_settings->request();
    std::error_code failure;
    if (request.model.empty()) {
        return {tr("Choose a trained dictionary encoder.")};
    }
    if (!std::filesystem::is_regular_file(request.model, failure)) {
        return {tr("%1 is not a file.").arg(isolated(displayPath(request.model)))};
    }
    if (request.description.empty()) {
        return {tr("Describe a meaning.")};
    }
    return {};
}

void AskPane::ask()
{
    if (!begin()) {
        return;
    }
    run(
        tr("Asking an encoder"),
        [backend = backend(), request = m_settings->request()](JobProgress& progress) {
            return backend->askEncoder().ask(request, progress);
        },
        [this](const EncoderReply& reply) {
            m_view->show(reply);
            showResults();
        });
}

void AskPane::retranslate()
{
    setTexts({{},
              {},
              tr("Answers of a trained encoder appear here, with the words that it looked at and the nearest definitions it "
                 "learned from."),
              tr("Stop asking"),
              tr("Progress of the question")});
    setStartTexts(m_start, tr("Ask"), tr("Ask the encoder for words of this meaning"));
    refresh();
}

} // namespace crossgloss
