<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>EntryDocument</name>
    <message numerus="yes">
        <source>%Ln more entry(s)</source>
        <translation>
            <numerusform>%Ln more entry</numerusform>
            <numerusform>%Ln more entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sense(s)</source>
        <translation>
            <numerusform>%Ln more sense</numerusform>
            <numerusform>%Ln more senses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more example(s)</source>
        <translation>
            <numerusform>%Ln more example</numerusform>
            <numerusform>%Ln more examples</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saving of %n word(s)</source>
        <translation>
            <numerusform>saving of %n word</numerusform>
            <numerusform>saving of %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n word(s)</source>
        <translation>
            <numerusform>removal of %n word</numerusform>
            <numerusform>removal of %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n word(s)</source>
        <translation>
            <numerusform>tags of %n word</numerusform>
            <numerusform>tags of %n words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>import of %n word(s)</source>
        <translation>
            <numerusform>import of %n word</numerusform>
            <numerusform>import of %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageView</name>
    <message numerus="yes">
        <source>%1 judged %Ln suggestion(s), which are not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</source>
        <translation>
            <numerusform>%1 judged %Ln suggestion, which is not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</numerusform>
            <numerusform>%1 judged %Ln suggestions, which are not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskView</name>
    <message numerus="yes">
        <source>%Ln decision(s) added</source>
        <translation>
            <numerusform>%Ln decision added</numerusform>
            <numerusform>%Ln decisions added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <translation>
            <numerusform>%Ln known already</numerusform>
            <numerusform>%Ln known already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of glosses that this linking lacks</source>
        <translation>
            <numerusform>%Ln of a gloss that this linking lacks</numerusform>
            <numerusform>%Ln of glosses that this linking lacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in conflict with what was decided here, which is kept</source>
        <translation>
            <numerusform>%Ln in conflict with what was decided here, which is kept</numerusform>
            <numerusform>%Ln in conflict with what was decided here, which is kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferencesView</name>
    <message numerus="yes">
        <source>Retrieved by %Ln gloss(es): “%1”</source>
        <translation>
            <numerusform>Retrieved by %Ln gloss: “%1”</numerusform>
            <numerusform>Retrieved by %Ln glosses: “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FigureTables</name>
    <message numerus="yes">
        <source>%Ln question(s); 95 % interval in brackets, deviation over the seeds behind ±</source>
        <translation>
            <numerusform>%Ln question; 95 % interval in brackets, deviation over the seeds behind ±</numerusform>
            <numerusform>%Ln questions; 95 % interval in brackets, deviation over the seeds behind ±</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresView</name>
    <message numerus="yes">
        <source>%Ln of the words are also training words: the figure is optimistic.</source>
        <translation>
            <numerusform>%Ln of the words is also a training word: the figure is optimistic.</numerusform>
            <numerusform>%Ln of the words are also training words: the figure is optimistic.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderPane</name>
    <message numerus="yes">
        <source>The network is ready, trained on %Ln pair(s).</source>
        <translation>
            <numerusform>The network is ready, trained on %Ln pair.</numerusform>
            <numerusform>The network is ready, trained on %Ln pairs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossesPage</name>
    <message numerus="yes">
        <source>%1 and the decisions on %Ln gloss(es) will be deleted for good. Export them first if in doubt.</source>
        <translation>
            <numerusform>%1 and the decisions on %Ln gloss will be deleted for good. Export them first if in doubt.</numerusform>
            <numerusform>%1 and the decisions on %Ln glosses will be deleted for good. Export them first if in doubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) written to %1.</source>
        <translation>
            <numerusform>%Ln decision written to %1.</numerusform>
            <numerusform>%Ln decisions written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synset(s) written to %1.</source>
        <translation>
            <numerusform>%Ln synset written to %1.</numerusform>
            <numerusform>%Ln synsets written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::HelpWindow</name>
    <message numerus="yes">
        <source>%Ln place(s) found</source>
        <translation>
            <numerusform>%Ln place found</numerusform>
            <numerusform>%Ln places found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryPanel</name>
    <message numerus="yes">
        <source>%Ln description(s) forgotten.</source>
        <translation>
            <numerusform>%Ln description forgotten.</numerusform>
            <numerusform>%Ln descriptions forgotten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message numerus="yes">
        <source>%Ln line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>%Ln line could not be used; it is listed with the resource.</numerusform>
            <numerusform>%Ln lines could not be used; they are listed with the resource.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>%Ln dictionary found on this computer</numerusform>
            <numerusform>%Ln dictionaries found on this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indexed now</source>
        <translation>
            <numerusform>%Ln indexed now</numerusform>
            <numerusform>%Ln indexed now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer there</source>
        <translation>
            <numerusform>%Ln no longer there</numerusform>
            <numerusform>%Ln no longer there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>%Ln could not be read; the Jobs list says why.</numerusform>
            <numerusform>%Ln could not be read; the Jobs list says why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are used in look-ups.</source>
        <translation>
            <numerusform>%Ln dictionary is used in look-ups.</numerusform>
            <numerusform>%Ln dictionaries are used in look-ups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are no longer used in look-ups.</source>
        <translation>
            <numerusform>%Ln dictionary is no longer used in look-ups.</numerusform>
            <numerusform>%Ln dictionaries are no longer used in look-ups.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%Ln word(s) in %1 ms</source>
        <translation>
            <numerusform>%Ln word in %1 ms</numerusform>
            <numerusform>%Ln words in %1 ms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message numerus="yes">
        <source>%Ln job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>%Ln job is still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</numerusform>
            <numerusform>%Ln jobs are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPage</name>
    <message numerus="yes">
        <source>%Ln word(s) copied.</source>
        <translation>
            <numerusform>%Ln word copied.</numerusform>
            <numerusform>%Ln words copied.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::MapSettings</name>
    <message numerus="yes">
        <source>%Ln chosen word(s) only</source>
        <translation>
            <numerusform>%Ln chosen word only</numerusform>
            <numerusform>%Ln chosen words only</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::MapView</name>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selected</numerusform>
            <numerusform>%Ln selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceDetails</name>
    <message numerus="yes">
        <source>%Ln line(s) could not be used</source>
        <translation>
            <numerusform>%Ln line could not be used</numerusform>
            <numerusform>%Ln lines could not be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceModel</name>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln line left out</numerusform>
            <numerusform>%Ln lines left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %Ln word(s)</source>
        <translation>
            <numerusform>%1 · %Ln word</numerusform>
            <numerusform>%1 · %Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsPage</name>
    <message numerus="yes">
        <source>%Ln glosses</source>
        <translation>
            <numerusform>%Ln gloss</numerusform>
            <numerusform>%Ln glosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) removed.</source>
        <translation>
            <numerusform>%Ln run removed.</numerusform>
            <numerusform>%Ln runs removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsView</name>
    <message numerus="yes">
        <source>Show %Ln less likely word(s)</source>
        <translation>
            <numerusform>Show %Ln less likely word</numerusform>
            <numerusform>Show %Ln less likely words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResumeNotice</name>
    <message numerus="yes">
        <source>%Ln more after it.</source>
        <translation>
            <numerusform>%Ln more after it.</numerusform>
            <numerusform>%Ln more after it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewCard</name>
    <message numerus="yes">
        <source>%Ln word(s) reviewed.</source>
        <translation>
            <numerusform>%Ln word reviewed.</numerusform>
            <numerusform>%Ln words reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s).</source>
        <translation>
            <numerusform>Forgotten %Ln time.</numerusform>
            <numerusform>Forgotten %Ln times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewPanel</name>
    <message numerus="yes">
        <source>The last decision changed %Ln other suggestion(s)</source>
        <translation>
            <numerusform>The last decision changed %Ln other suggestion</numerusform>
            <numerusform>The last decision changed %Ln other suggestions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln that differ</source>
        <translation>
            <numerusform>Show the %Ln that differs</numerusform>
            <numerusform>Show the %Ln that differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::RunFiguresView</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln value</numerusform>
            <numerusform>%Ln values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::RunHead</name>
    <message numerus="yes">
        <source>the first of %Ln chosen</source>
        <translation>
            <numerusform>the first of %Ln chosen</numerusform>
            <numerusform>the first of %Ln chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::RunsView</name>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln run</numerusform>
            <numerusform>%Ln runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 of %Ln run</numerusform>
            <numerusform>%1 of %Ln runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedEditPanel</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed %Ln time(s), due: %1</source>
        <translation>
            <numerusform>Reviewed once, due: %1</numerusform>
            <numerusform>Reviewed %Ln times, due: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedPage</name>
    <message numerus="yes">
        <source>%Ln word(s) removed.</source>
        <translation>
            <numerusform>%Ln word removed.</numerusform>
            <numerusform>%Ln words removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written to %1.</source>
        <translation>
            <numerusform>%Ln word written to %1.</numerusform>
            <numerusform>%Ln words written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln added</numerusform>
            <numerusform>%Ln added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merged</source>
        <translation>
            <numerusform>%Ln merged</numerusform>
            <numerusform>%Ln merged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln unchanged</numerusform>
            <numerusform>%Ln unchanged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <translation>
            <numerusform>%Ln skipped</numerusform>
            <numerusform>%Ln skipped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… and %Ln more</numerusform>
            <numerusform>… and %Ln more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) differ from what is saved here, which was kept.</source>
        <translation>
            <numerusform>%Ln line differs from what is saved here, which was kept.</numerusform>
            <numerusform>%Ln lines differ from what is saved here, which was kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedView</name>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln word(s)</source>
        <translation>
            <numerusform>%1 of %Ln word</numerusform>
            <numerusform>%1 of %Ln words</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln word(s)</source>
        <translation>
            <numerusform>Review %Ln word</numerusform>
            <numerusform>Review %Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoresView</name>
    <message numerus="yes">
        <source>%Ln glosses.</source>
        <translation>
            <numerusform>%Ln gloss.</numerusform>
            <numerusform>%Ln glosses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchPane</name>
    <message numerus="yes">
        <source>%Ln blank line(s) left out.</source>
        <translation>
            <numerusform>%Ln blank line left out.</numerusform>
            <numerusform>%Ln blank lines left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln line could not be read.</numerusform>
            <numerusform>%Ln lines could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln sentence(s) the model knows no word; they are never found.</source>
        <translation>
            <numerusform>Of %Ln sentence the model knows no word; it is never found.</numerusform>
            <numerusform>Of %Ln sentences the model knows no word; they are never found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceComparisonModel</name>
    <message numerus="yes">
        <source>closer than all of %n random pair(s)</source>
        <translation>
            <numerusform>closer than the one random pair</numerusform>
            <numerusform>closer than all of %n random pairs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::StatusJob</name>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(and %Ln more)</numerusform>
            <numerusform>(and %Ln more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::TargetSearchView</name>
    <message numerus="yes">
        <source>%Ln concept(s) found</source>
        <translation>
            <numerusform>%Ln concept found</numerusform>
            <numerusform>%Ln concepts found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::TranslationsField</name>
    <message numerus="yes">
        <source>All %Ln dictionaries of these languages</source>
        <translation>
            <numerusform>The %Ln dictionary of these languages</numerusform>
            <numerusform>All %Ln dictionaries of these languages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln dictionary(ies) of these languages</source>
        <translation>
            <numerusform>Use the %Ln dictionary of these languages</numerusform>
            <numerusform>Use the %Ln dictionaries of these languages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsPane</name>
    <message numerus="yes">
        <source>%Ln pair(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln pair exported to %1.</numerusform>
            <numerusform>%Ln pairs exported to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorPane</name>
    <message numerus="yes">
        <source>The vectors of %Ln word(s) are ready: %1</source>
        <translation>
            <numerusform>The vector of %Ln word is ready: %1</numerusform>
            <numerusform>The vectors of %Ln words are ready: %1</numerusform>
        </translation>
    </message>
</context>
</TS>
