<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>crossgloss::CoverageView</name>
    <message numerus="yes">
        <source>%1 judged %n suggestion(s), which are no random sample; %2 were right: precision %3, 95 % interval %4 … %5.</source>
        <translation>
            <numerusform>%1 judged %n suggestion, which is no random sample; %2 were right: precision %3, 95 % interval %4 … %5.</numerusform>
            <numerusform>%1 judged %n suggestions, which are no random sample; %2 were right: precision %3, 95 % interval %4 … %5.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskView</name>
    <message numerus="yes">
        <source>%n decision(s) added</source>
        <translation>
            <numerusform>%n decision added</numerusform>
            <numerusform>%n decisions added</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n known already</source>
        <translation>
            <numerusform>%n known already</numerusform>
            <numerusform>%n known already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of glosses that this linking lacks</source>
        <translation>
            <numerusform>%n of a gloss that this linking lacks</numerusform>
            <numerusform>%n of glosses that this linking lacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in conflict with what was decided here, which is kept</source>
        <translation>
            <numerusform>%n in conflict with what was decided here, which is kept</numerusform>
            <numerusform>%n in conflict with what was decided here, which is kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferencesView</name>
    <message numerus="yes">
        <source>Retrieved by %n gloss(es): “%1”</source>
        <translation>
            <numerusform>Retrieved by %n gloss: “%1”</numerusform>
            <numerusform>Retrieved by %n glosses: “%1”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresView</name>
    <message numerus="yes">
        <source>%n of the words was learned from too: that flatters.</source>
        <translation>
            <numerusform>%n of the words was learned from too: that flatters.</numerusform>
            <numerusform>%n of the words were learned from too: that flatters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderPane</name>
    <message numerus="yes">
        <source>The network is ready, trained on %n pair(s).</source>
        <translation>
            <numerusform>The network is ready, trained on %n pair.</numerusform>
            <numerusform>The network is ready, trained on %n pairs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossesPage</name>
    <message numerus="yes">
        <source>%1 and the decisions on %n gloss(es) will be gone for good. Export them first if in doubt.</source>
        <translation>
            <numerusform>%1 and the decisions on %n gloss will be gone for good. Export them first if in doubt.</numerusform>
            <numerusform>%1 and the decisions on %n glosses will be gone for good. Export them first if in doubt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) written to %1.</source>
        <translation>
            <numerusform>%n decision written to %1.</numerusform>
            <numerusform>%n decisions written to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n synset(s) written to %1.</source>
        <translation>
            <numerusform>%n synset written to %1.</numerusform>
            <numerusform>%n synsets written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message numerus="yes">
        <source>%n line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>%n line could not be used; it is listed with the resource.</numerusform>
            <numerusform>%n lines could not be used; they are listed with the resource.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>%n dictionary found on this computer</numerusform>
            <numerusform>%n dictionaries found on this computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexed now</source>
        <translation>
            <numerusform>%n indexed now</numerusform>
            <numerusform>%n indexed now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no longer there</source>
        <translation>
            <numerusform>%n no longer there</numerusform>
            <numerusform>%n no longer there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>%n could not be read; the Jobs list says why.</numerusform>
            <numerusform>%n could not be read; the Jobs list says why.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%n word(s) in %1 ms</source>
        <translation>
            <numerusform>%n word in %1 ms</numerusform>
            <numerusform>%n words in %1 ms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message numerus="yes">
        <source>%n job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>%n job is still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</numerusform>
            <numerusform>%n jobs are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceDetails</name>
    <message numerus="yes">
        <source>%n line(s) could not be used</source>
        <translation>
            <numerusform>%n line could not be used</numerusform>
            <numerusform>%n lines could not be used</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… and %n more</numerusform>
            <numerusform>… and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceModel</name>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n line left out</numerusform>
            <numerusform>%n lines left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %n word(s)</source>
        <translation>
            <numerusform>%1 · %n word</numerusform>
            <numerusform>%1 · %n words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsPage</name>
    <message numerus="yes">
        <source>%n glosses</source>
        <translation>
            <numerusform>%n gloss</numerusform>
            <numerusform>%n glosses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) removed.</source>
        <translation>
            <numerusform>%n run removed.</numerusform>
            <numerusform>%n runs removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewPanel</name>
    <message numerus="yes">
        <source>The last decision moved %n other(s)</source>
        <translation>
            <numerusform>The last decision moved %n other</numerusform>
            <numerusform>The last decision moved %n others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Show the %n that differ</source>
        <translation>
            <numerusform>Show the %n that differs</numerusform>
            <numerusform>Show the %n that differ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::RunFiguresView</name>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n value</numerusform>
            <numerusform>%n values</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::RunsView</name>
    <message numerus="yes">
        <source>%n run(s)</source>
        <translation>
            <numerusform>%n run</numerusform>
            <numerusform>%n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n run(s)</source>
        <translation>
            <numerusform>%1 of %n run</numerusform>
            <numerusform>%1 of %n runs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoresView</name>
    <message numerus="yes">
        <source>%n glosses.</source>
        <translation>
            <numerusform>%n gloss.</numerusform>
            <numerusform>%n glosses.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::StatusJob</name>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(and %n more)</numerusform>
            <numerusform>(and %n more)</numerusform>
        </translation>
    </message>
</context>
</TS>
