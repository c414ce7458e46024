#pragma once

#include "store/Workspace.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>

/// A workspace with planted dictionaries of German and French: sixty words "wort0" … and "mot0" … translate each other,
/// each with a definition of its own words.
class DataSetFixture
{
public:
    static constexpr int words = 60;

    DataSetFixture() : m_workspace(std::make_unique<crossgloss::Workspace>(folder() / "workspace")) {}

    std::filesystem::path folder() const { return m_folder.path().toStdString(); }
    const crossgloss::Workspace& workspace() const { return *m_workspace; }

    void add(crossgloss::ResourceKind kind, const std::string& name, const std::string& text, const std::string& language,
             const std::string& second = {})
    {
        const std::filesystem::path file = folder() / name;
        std::ofstream(file, std::ios::binary) << text;
        import(kind, file, language, second);
    }
    void import(crossgloss::ResourceKind kind, const std::filesystem::path& file, const std::string& language,
                const std::string& second = {})
    {
        crossgloss::ImportOptions options;
        options.language = language;
        options.secondLanguage = second;
        options.name = file.stem().string();
        crossgloss::NullProgress progress;
        m_workspace->import(kind, {file}, options, progress);
    }

    static std::string letters(int number)
    {
        return std::string(1, static_cast<char>('a' + number / 26)) + static_cast<char>('a' + number % 26);
    }
    static std::string german(int i) { return "wort" + letters(i); }
    static std::string french(int i) { return "mot" + letters(i); }
    static std::string germanText(int i) { return "ding das " + letters(i) + "farbe und " + letters(i) + "form hat"; }
    static std::string frenchText(int i) { return "chose qui montre " + letters(i) + "couleur et " + letters(i) + "taille"; }

    /// Bilingual lists in both directions, each with the definition of its headword.
    void plant()
    {
        std::string deFr;
        std::string frDe;
        for (int i = 0; i < words; ++i) {
            deFr += french(i) + '\t' + german(i) + '\t' + germanText(i) + '\n';
            frDe += german(i) + '\t' + french(i) + '\t' + frenchText(i) + '\n';
        }
        add(crossgloss::ResourceKind::Dictionary, "de-fr", deFr, "de", "fr");
        add(crossgloss::ResourceKind::Dictionary, "fr-de", frDe, "fr", "de");
    }

    static std::string content(const std::filesystem::path& file)
    {
        std::ifstream stream(file, std::ios::binary);
        return {std::istreambuf_iterator<char>(stream), {}};
    }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<crossgloss::Workspace> m_workspace;
};
