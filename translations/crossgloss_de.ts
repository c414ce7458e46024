<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AlignChecks</name>
    <message>
        <source>identical strings</source>
        <translation>gleiche Zeichenketten</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Choose the source vectors.</source>
        <translation>Die Vektoren der Quellsprache wählen.</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Die Vektoren der Zielsprache wählen.</translation>
    </message>
    <message>
        <source>Choose a file of word pairs, or another dictionary.</source>
        <translation>Eine Datei mit Wortpaaren oder ein anderes Wörterbuch wählen.</translation>
    </message>
    <message>
        <source>Choose the source sentences.</source>
        <translation>Die Sätze der Quellsprache wählen.</translation>
    </message>
    <message>
        <source>Choose their translations.</source>
        <translation>Ihre Übersetzungen wählen.</translation>
    </message>
    <message>
        <source>The workspace has no bilingual dictionary yet: import one in the Library.</source>
        <translation>Der Arbeitsbereich hat noch kein zweisprachiges Wörterbuch: eines in der Bibliothek importieren.</translation>
    </message>
    <message>
        <source>Only self-learning works without a dictionary.</source>
        <translation>Ohne Wörterbuch geht nur das Selbstlernen.</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>Norm 1</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Zentrierung</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>normalisation</source>
        <translation>Normalisierung</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>gemessen an</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>%1 % of the dictionary, held out</source>
        <translation>%1 % des Wörterbuchs, zurückgehalten</translation>
    </message>
</context>
<context>
    <name>AlignTexts</name>
    <message>
        <source>Least squares</source>
        <translation>Kleinste Quadrate</translation>
    </message>
    <message>
        <source>CCA</source>
        <translation>CCA</translation>
    </message>
    <message>
        <source>Procrustes</source>
        <translation>Procrustes</translation>
    </message>
    <message>
        <source>Procrustes, reduced</source>
        <translation>Procrustes, reduziert</translation>
    </message>
    <message>
        <source>VecMap</source>
        <translation>VecMap</translation>
    </message>
    <message>
        <source>RCSLS</source>
        <translation>RCSLS</translation>
    </message>
    <message>
        <source>Self-learning</source>
        <translation>Selbstlernen</translation>
    </message>
    <message>
        <source>Refinement (MUSE)</source>
        <translation>Verfeinerung (MUSE)</translation>
    </message>
    <message>
        <source>Nearest neighbour</source>
        <translation>Nächster Nachbar</translation>
    </message>
    <message>
        <source>Inverted softmax</source>
        <translation>Invertierter Softmax</translation>
    </message>
    <message>
        <source>CSLS</source>
        <translation>CSLS</translation>
    </message>
    <message>
        <source>Globally corrected</source>
        <translation>Global korrigiert</translation>
    </message>
    <message>
        <source>Local scaling</source>
        <translation>Lokale Skalierung</translation>
    </message>
    <message>
        <source>NICDM</source>
        <translation>NICDM</translation>
    </message>
    <message>
        <source>Mutual proximity</source>
        <translation>Gegenseitige Nähe</translation>
    </message>
    <message>
        <source>DisSim local</source>
        <translation>DisSim lokal</translation>
    </message>
    <message>
        <source>Least sq.</source>
        <translation>Kl. Quadrate</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Self-learn.</source>
        <translation>Selbstlernen</translation>
    </message>
    <message>
        <source>MUSE</source>
        <translation>MUSE</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Copy this cell</source>
        <translation>Diese Zelle kopieren</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Die gewählten Zeilen kopieren</translation>
    </message>
</context>
<context>
    <name>EntryDocument</name>
    <message>
        <source>plural</source>
        <translation>Plural</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>Bedeutungsverwandt</translation>
    </message>
    <message>
        <source>more…</source>
        <translation>mehr …</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>Plural: %1</translation>
    </message>
    <message>
        <source>No installed dictionary has an entry for this word. The Library shows how to add one.</source>
        <translation>Kein installiertes Wörterbuch hat einen Eintrag zu diesem Wort. Die Bibliothek zeigt, wie man eines hinzufügt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more entry(s)</source>
        <translation>
            <numerusform>%Ln weiterer Eintrag</numerusform>
            <numerusform>%Ln weitere Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sense(s)</source>
        <translation>
            <numerusform>%Ln weitere Bedeutung</numerusform>
            <numerusform>%Ln weitere Bedeutungen</numerusform>
        </translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Siehe auch:</translation>
    </message>
    <message>
        <source>Origin:</source>
        <translation>Herkunft:</translation>
    </message>
    <message>
        <source>Synonyms:</source>
        <translation>Synonyme:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more example(s)</source>
        <translation>
            <numerusform>%Ln weiteres Beispiel</numerusform>
            <numerusform>%Ln weitere Beispiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples from your texts</source>
        <translation>Beispiele aus Ihren Texten</translation>
    </message>
    <message>
        <source>No examples yet. Import sentence pairs in the Library (sentence, tab, translation).</source>
        <translation>Noch keine Beispiele. Importieren Sie Satzpaare in der Bibliothek (Satz, Tabulator, Übersetzung).</translation>
    </message>
</context>
<context>
    <name>FigureTables</name>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>P@10</source>
        <translation>P@10</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>Accuracy and F1</source>
        <translation>Genauigkeit und F1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Word pairs (*.txt *.tsv *.dict *.gz *.xz);;All files (*)</source>
        <translation>Wortpaare (*.txt *.tsv *.dict *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Wortvektoren (*.vec *.bin *.txt *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Text, one sentence per line (*.txt *.gz *.xz);;All files (*)</source>
        <translation>Text, ein Satz je Zeile (*.txt *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>GlossMaterialsFields</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ist nicht lesbar.</translation>
    </message>
</context>
<context>
    <name>GlossTexts</name>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Kein Gegenstück</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message>
        <source>Broader</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Enger</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Verwandt</translation>
    </message>
    <message>
        <source>Both express the same concept.</source>
        <translation>Beide bezeichnen denselben Begriff.</translation>
    </message>
    <message>
        <source>The left concept is broader.</source>
        <translation>Der linke Begriff ist weiter.</translation>
    </message>
    <message>
        <source>The left concept is narrower.</source>
        <translation>Der linke Begriff ist enger.</translation>
    </message>
    <message>
        <source>Close, but neither contains the other.</source>
        <translation>Nahe beieinander, doch keiner enthält den anderen.</translation>
    </message>
    <message>
        <source>Mean of word vectors</source>
        <translation>Mittel der Wortvektoren</translation>
    </message>
    <message>
        <source>Smoothed mean of word vectors</source>
        <translation>Geglättetes Mittel der Wortvektoren</translation>
    </message>
    <message>
        <source>Word Mover&apos;s Distance</source>
        <translation>Word Mover’s Distance</translation>
    </message>
    <message>
        <source>Sinkhorn</source>
        <translation>Sinkhorn</translation>
    </message>
    <message>
        <source>Dictionary encoder</source>
        <translation>Wörterbuch-Encoder</translation>
    </message>
    <message>
        <source>Translated words</source>
        <translation>Übersetzte Wörter</translation>
    </message>
    <message>
        <source>Fused measure</source>
        <translation>Kombiniertes Maß</translation>
    </message>
    <message>
        <source>Siamese LSTM</source>
        <translation>Siamesisches LSTM</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>%1–%2 letters</source>
        <translation>%1–%2 Buchstaben</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>%1 häufigste</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>seltener als Rang %1</translation>
    </message>
</context>
<context>
    <name>KeyTables</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>Sentences (*.tmx *.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Sätze (*.tmx *.tsv *.txt *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <comment>name of the example list</comment>
        <translation>Alltagswörter</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 Sätze</translation>
    </message>
</context>
<context>
    <name>MapColouring</name>
    <message>
        <source>Placed words</source>
        <translation>Eingefügte Wörter</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Alle Punkte</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>in no cluster</source>
        <translation>in keinem Cluster</translation>
    </message>
    <message>
        <source>only ask</source>
        <translation>fragen nur</translation>
    </message>
    <message>
        <source>no translation known</source>
        <translation>keine Übersetzung bekannt</translation>
    </message>
    <message>
        <source>right</source>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>axes by formulas</source>
        <translation>Achsen aus Formeln</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of the variance</source>
        <translation>%1 der Varianz</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>KL-Divergenz %1</translation>
    </message>
    <message>
        <source>trustworthiness %1</source>
        <translation>Vertrauenswürdigkeit %1</translation>
    </message>
    <message>
        <source>continuity %1</source>
        <translation>Kontinuität %1</translation>
    </message>
    <message>
        <source>neighbours kept %1</source>
        <translation>erhaltene Nachbarn %1</translation>
    </message>
    <message>
        <source>placed by its neighbours</source>
        <translation>nach seinen Nachbarn eingefügt</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>Rang %1</translation>
    </message>
    <message>
        <source>Placed words: %1</source>
        <translation>Platzierte Wörter: %1</translation>
    </message>
</context>
<context>
    <name>PageCatalogue</name>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Nachschlagen</translation>
    </message>
    <message>
        <source>&amp;Saved</source>
        <translation>&amp;Gemerkt</translation>
    </message>
    <message>
        <source>&amp;Glosses</source>
        <translation>&amp;Glossen</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>&amp;Ausrichten</translation>
    </message>
    <message>
        <source>H&amp;ubs</source>
        <translation>H&amp;ubs</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Trainieren</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Ergebnisse</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>&amp;Bibliothek</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Ver&amp;gleichen</translation>
    </message>
    <message>
        <source>Ma&amp;p</source>
        <translation>&amp;Karte</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>Retrieval</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Retrieval, backward</source>
        <translation>Suche, rückwärts</translation>
    </message>
    <message>
        <source>Retrieval, CSLS</source>
        <translation>Suche, CSLS</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glossen</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Ausrichtung</translation>
    </message>
    <message>
        <source>Methods of alignment</source>
        <translation>Ausrichtungsverfahren</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>Sentence retrieval</source>
        <translation>Satzsuche</translation>
    </message>
    <message>
        <source>Hubness</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Batch of look-ups</source>
        <translation>Nachschlagen im Stapel</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paket</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>gescheitert</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Training of a gloss encoder</source>
        <translation>Training eines Glossen-Encoders</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>P@5</source>
        <translation>P@5</translation>
    </message>
    <message>
        <source>P@10</source>
        <translation>P@10</translation>
    </message>
    <message>
        <source>P@100</source>
        <translation>P@100</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>Median rank</source>
        <translation>Medianrang</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Abgedeckt</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>P@1, tolerant</source>
        <translation>P@1, nachsichtig</translation>
    </message>
    <message>
        <source>p against the baseline</source>
        <translation>p gegen die Baseline</translation>
    </message>
    <message>
        <source>Training time (s)</source>
        <translation>Trainingszeit (s)</translation>
    </message>
    <message>
        <source>Skewness of N_k</source>
        <translation>Schiefe von N_k</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin Hood</translation>
    </message>
    <message>
        <source>Gini</source>
        <translation>Gini</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Antihubs</translation>
    </message>
    <message>
        <source>Largest N_k</source>
        <translation>Größtes N_k</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Beste Epoche</translation>
    </message>
    <message>
        <source>Best MRR</source>
        <translation>Bester MRR</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Verborgene Einheiten</translation>
    </message>
    <message>
        <source>Dropout of inputs</source>
        <translation>Dropout der Eingaben</translation>
    </message>
    <message>
        <source>Dropout of states</source>
        <translation>Dropout der Zustände</translation>
    </message>
    <message>
        <source>Training pairs</source>
        <translation>Trainingspaare</translation>
    </message>
    <message>
        <source>Pairs available</source>
        <translation>Verfügbare Paare</translation>
    </message>
    <message>
        <source>Shared dimensions</source>
        <translation>Gemeinsame Dimensionen</translation>
    </message>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β des invertierten Softmax</translation>
    </message>
    <message>
        <source>Glosses to link</source>
        <translation>Zu verknüpfende Glossen</translation>
    </message>
    <message>
        <source>Target glosses</source>
        <translation>Zielglossen</translation>
    </message>
    <message>
        <source>Candidate pairs</source>
        <translation>Kandidatenpaare</translation>
    </message>
    <message>
        <source>Without candidates</source>
        <translation>Ohne Kandidaten</translation>
    </message>
    <message>
        <source>Pairs the model was trained on</source>
        <translation>Trainingspaare des Modells</translation>
    </message>
    <message>
        <source>ranks %1 – %2</source>
        <translation>Ränge %1 – %2</translation>
    </message>
    <message>
        <source>with the other dictionary</source>
        <translation>mit dem anderen Wörterbuch</translation>
    </message>
    <message>
        <source>proper names</source>
        <translation>Eigennamen</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>andere Wörter</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>settings tried</source>
        <translation>getestete Einstellungen</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>vorwärts</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>rückwärts</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>vor der Abbildung</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>nach der Abbildung</translation>
    </message>
    <message>
        <source>lists as given</source>
        <translation>Listen, wie gegeben</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie gegeben</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU mit Aufmerksamkeit</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Bag of Words</translation>
    </message>
    <message>
        <source>Encoder alone</source>
        <translation>Encoder allein</translation>
    </message>
    <message>
        <source>Dictionaries alone</source>
        <translation>Wörterbücher allein</translation>
    </message>
    <message>
        <source>Encoder and dictionaries</source>
        <translation>Encoder und Wörterbücher</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Alle Verfahren</translation>
    </message>
    <message>
        <source>Without a map</source>
        <translation>Ohne Abbildung</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs</source>
        <translation>P@1 auf zurückgehaltenen Paaren</translation>
    </message>
    <message>
        <source>Comparison of two sentences</source>
        <translation>Vergleich zweier Sätze</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Share of random pairs less alike</source>
        <translation>Anteil der zufälligen Paare, die unähnlicher sind</translation>
    </message>
    <message>
        <source>Partners of two lists</source>
        <translation>Partner zweier Listen</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Liste von Sätzen</translation>
    </message>
    <message>
        <source>Mean margin</source>
        <translation>Mittlerer Vorsprung</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Suche nach Bedeutung</translation>
    </message>
    <message>
        <source>Training of a sentence model</source>
        <translation>Training eines Satzmodells</translation>
    </message>
    <message>
        <source>Fusion of sentence models</source>
        <translation>Verschmelzung von Satzmodellen</translation>
    </message>
    <message>
        <source>Similarity of sentences</source>
        <translation>Ähnlichkeit von Sätzen</translation>
    </message>
    <message>
        <source>Classes of sentences</source>
        <translation>Klassen von Sätzen</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projektion</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Paraphrase identification</source>
        <translation>Erkennen von Paraphrasen</translation>
    </message>
    <message>
        <source>Training of word vectors</source>
        <translation>Training von Wortvektoren</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>masculine</source>
        <translation>maskulin</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>feminin</translation>
    </message>
    <message>
        <source>neuter</source>
        <translation>neutral</translation>
    </message>
    <message>
        <source>common gender</source>
        <translation>Utrum</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>Plural</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
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
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 Monate</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahre</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Nochmal</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Gut</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Einfach</translation>
    </message>
    <message numerus="yes">
        <source>saving of %n word(s)</source>
        <translation>
            <numerusform>Merken von %n Wort</numerusform>
            <numerusform>Merken von %n Wörtern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n word(s)</source>
        <translation>
            <numerusform>Entfernen von %n Wort</numerusform>
            <numerusform>Entfernen von %n Wörtern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n word(s)</source>
        <translation>
            <numerusform>Schlagwörter von %n Wort</numerusform>
            <numerusform>Schlagwörter von %n Wörtern</numerusform>
        </translation>
    </message>
    <message>
        <source>change of lists</source>
        <translation>Änderung von Listen</translation>
    </message>
    <message>
        <source>merging</source>
        <translation>Zusammenführen</translation>
    </message>
    <message numerus="yes">
        <source>import of %n word(s)</source>
        <translation>
            <numerusform>Import von %n Wort</numerusform>
            <numerusform>Import von %n Wörtern</numerusform>
        </translation>
    </message>
    <message>
        <source>grade of a review</source>
        <translation>Bewertung einer Wiederholung</translation>
    </message>
    <message>
        <source>change of a word</source>
        <translation>Änderung eines Wortes</translation>
    </message>
</context>
<context>
    <name>SettingsCatalogue</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Language of menus, texts and numbers. It does not change what you look up in.</source>
        <translation>Sprache der Menüs, Texte und Zahlen. Worin nachgeschlagen wird, ändert sie nicht.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Light or dark colours.</source>
        <translation>Helle oder dunkle Farben.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Schrift</translation>
    </message>
    <message>
        <source>Font of the whole window. Missing characters use a fallback font.</source>
        <translation>Schriftart des ganzen Fensters. Fehlende Zeichen kommen aus einer anderen Schrift.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size of text and controls. Ctrl++ and Ctrl+- change it too.</source>
        <translation>Größe von Text und Bedienelementen. Strg++ und Strg+- ändern sie ebenfalls.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Look up while typing</source>
        <translation>Beim Tippen nachschlagen</translation>
    </message>
    <message>
        <source>Answers appear while you type. Otherwise press Enter for them.</source>
        <translation>Die Antworten erscheinen beim Tippen. Sonst erst nach der Eingabetaste.</translation>
    </message>
    <message>
        <source>Answers per language</source>
        <translation>Antworten je Sprache</translation>
    </message>
    <message>
        <source>The most words that are listed for each language.</source>
        <translation>So viele Wörter werden je Sprache höchstens aufgeführt.</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Vulgäre Wörter ausblenden</translation>
    </message>
    <message>
        <source>Words that dictionaries call vulgar or offensive are left out of the answers.</source>
        <translation>Wörter, die Wörterbücher vulgär oder beleidigend nennen, fehlen in den Antworten.</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Verlauf behalten</translation>
    </message>
    <message>
        <source>Look-ups are remembered after the window is closed. Turning this off deletes the history.</source>
        <translation>Was nachgeschlagen wurde, bleibt nach dem Schließen des Fensters erhalten. Ausschalten löscht den Verlauf.</translation>
    </message>
    <message>
        <source>Folders of dictionaries</source>
        <translation>Ordner mit Wörterbüchern</translation>
    </message>
    <message>
        <source>These folders and their subfolders are searched for dictd and StarDict dictionaries, in addition to the system folders. Changes are indexed at once; removing a folder removes its dictionaries.</source>
        <translation>Diese Ordner und ihre Unterordner werden nach Wörterbüchern von dictd und StarDict durchsucht, zusätzlich zu den Ordnern des Systems. Änderungen werden sofort indexiert; mit einem Ordner werden auch seine Wörterbücher entfernt.</translation>
    </message>
    <message>
        <source>Index installed dictionaries on startup</source>
        <translation>Installierte Wörterbücher beim Start indexieren</translation>
    </message>
    <message>
        <source>Finds dictionaries that were installed, changed or removed. File &gt; Index installed dictionaries does so at any time.</source>
        <translation>Findet Wörterbücher, die installiert, geändert oder entfernt wurden. Datei &gt; Installierte Wörterbücher indexieren tut das jederzeit.</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Prüfende Person</translation>
    </message>
    <message>
        <source>Your decisions about glosses are saved under this name. An open linking keeps the name it was opened with.</source>
        <translation>Unter diesem Namen werden Ihre Entscheidungen über Glossen gespeichert. Eine offene Verknüpfung behält den, mit dem sie geöffnet wurde.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Processor threads that a job uses unless its own settings say otherwise. Running jobs are not affected.</source>
        <translation>Threads des Prozessors, die eine Aufgabe nutzt, wenn ihre eigenen Einstellungen nichts anderes sagen. Laufende Aufgaben betrifft das nicht.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Most memory that the program may use. Linkings, comparisons of glosses and trainings of word vectors that need more do not start.</source>
        <translation>So viel Speicher darf das Programm höchstens belegen. Verknüpfungen, Vergleiche von Glossen und Trainings von Wortvektoren, die mehr brauchen, beginnen nicht.</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>all that is free</source>
        <translation>alles, was frei ist</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Arbeitsbereich</translation>
    </message>
    <message>
        <source>The workspace that opens on startup, unless the command line names another.</source>
        <translation>Der Arbeitsbereich, der beim Start geöffnet wird, wenn die Befehlszeile keinen anderen nennt.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <source>The page that is shown first.</source>
        <translation>Die Seite, die zuerst erscheint.</translation>
    </message>
    <message>
        <source>Restore the last session</source>
        <translation>Letzte Sitzung wiederherstellen</translation>
    </message>
    <message>
        <source>Restores texts, choices and settings of the pages. Size and position of the window are always kept.</source>
        <translation>Stellt Texte, Auswahl und Einstellungen der Seiten wieder her. Größe und Position des Fensters bleiben immer erhalten.</translation>
    </message>
    <message>
        <source>Offer to resume interrupted runs</source>
        <translation>Unterbrochene Läufe zum Fortsetzen anbieten</translation>
    </message>
    <message>
        <source>Asks on startup whether to resume trainings and other runs that closing the program interrupted.</source>
        <translation>Bietet beim Start an, Trainings und andere Läufe fortzusetzen, die das Beenden des Programms unterbrochen hat.</translation>
    </message>
    <message>
        <source>Check the vectors</source>
        <translation>Vektoren prüfen</translation>
    </message>
    <message>
        <source>Vectors that changed since the last check are compared with their checksums, in the background.</source>
        <translation>Vektoren, die sich seit der letzten Prüfung geändert haben, werden im Hintergrund mit ihren Prüfsummen verglichen.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Standard des Systems</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Wörterbücher</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glossen</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>On startup</source>
        <translation>Beim Start</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Once per version</source>
        <translation>Einmal je Version</translation>
    </message>
    <message>
        <source>Every time</source>
        <translation>Jedes Mal</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>The default one</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The last one used</source>
        <translation>Was zuletzt verwendet wurde</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Bewegung verringern</translation>
    </message>
    <message>
        <source>Turns off the animations of the map.</source>
        <translation>Schaltet die Animationen der Karte aus.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>noun</source>
        <translation>Substantiv</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>Verb</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>Adjektiv</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>Adverb</translation>
    </message>
    <message>
        <source>proper noun</source>
        <translation>Eigenname</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>Pronomen</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>Präposition</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>Konjunktion</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>Interjektion</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>Zahlwort</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>Artikelwort</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>Partikel</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>Wendung</translation>
    </message>
    <message>
        <source>affix</source>
        <translation>Affix</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Wortvektoren</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Wordnet</source>
        <translation>Wortnetz</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Wortpaare</translation>
    </message>
    <message>
        <source>Parallel text</source>
        <translation>Paralleltext</translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation>Satzpaare</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>Beschreibungen</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>m</source>
        <comment>gender: masculine</comment>
        <translation>m</translation>
    </message>
    <message>
        <source>f</source>
        <comment>gender: feminine</comment>
        <translation>f</translation>
    </message>
    <message>
        <source>n</source>
        <comment>gender: neuter</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>c</source>
        <comment>gender: common</comment>
        <translation>u</translation>
    </message>
    <message>
        <source>vulgar</source>
        <translation>vulgär</translation>
    </message>
    <message>
        <source>offensive</source>
        <translation>abwertend</translation>
    </message>
    <message>
        <source>colloquial</source>
        <translation>umgangssprachlich</translation>
    </message>
    <message>
        <source>dated</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>literary</source>
        <translation>gehoben</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>fachsprachlich</translation>
    </message>
    <message>
        <source>regional</source>
        <translation>regional</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>selten</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Liste von Sätzen</translation>
    </message>
</context>
<context>
    <name>TrainingChecks</name>
    <message>
        <source>Add a file of training definitions.</source>
        <translation>Eine Datei mit Trainingsdefinitionen hinzufügen.</translation>
    </message>
    <message>
        <source>Add word vectors of every language.</source>
        <translation>Wortvektoren jeder Sprache hinzufügen.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Choose the languages of %1.</source>
        <translation>Die Sprachen von %1 wählen.</translation>
    </message>
    <message>
        <source>Choose the language of %1.</source>
        <translation>Die Sprache von %1 wählen.</translation>
    </message>
    <message>
        <source>%1 has no word vectors.</source>
        <translation>%1 hat keine Wortvektoren.</translation>
    </message>
    <message>
        <source>Choose where to save the model.</source>
        <translation>Den Speicherort des Modells wählen.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>In %1 kann nichts geschrieben werden.</translation>
    </message>
    <message>
        <source>Set validation pairs aside to choose among settings.</source>
        <translation>Legen Sie Validierungspaare fest, um unter Einstellungen zu wählen.</translation>
    </message>
    <message>
        <source>Add texts or parallel sentences to learn words from.</source>
        <translation>Fügen Sie Texte oder parallele Sätze hinzu, aus denen Wörter gelernt werden.</translation>
    </message>
    <message>
        <source>Joint training has the L2 distance as its objective, without dropout and clipping.</source>
        <translation>Gemeinsames Training hat den L2-Abstand zum Ziel, ohne Dropout und ohne Begrenzung der Gradienten.</translation>
    </message>
    <message>
        <source>Add texts to learn words from.</source>
        <translation>Fügen Sie Texte hinzu, aus denen Wörter gelernt werden.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 and %2 define no synset in common</source>
        <translation>%1 und %2 definieren kein gemeinsames Synset</translation>
    </message>
    <message>
        <source>%1 does not name a file and two languages</source>
        <translation>%1 nennt keine Datei mit zwei Sprachen</translation>
    </message>
    <message>
        <source>%1 has two sets of vectors</source>
        <translation>%1 hat zwei Sätze von Vektoren</translation>
    </message>
    <message>
        <source>%1 is not a setting</source>
        <translation>%1 ist keine Einstellung</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 ist nicht eines von %2</translation>
    </message>
    <message>
        <source>%1 words of %2 dimensions do not fit %3 values</source>
        <translation>%1 Wörter zu %2 Dimensionen passen nicht zu %3 Werten</translation>
    </message>
    <message>
        <source>--out-source and --out-target name the same file</source>
        <translation>--out-source und --out-target nennen dieselbe Datei</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</source>
        <translation>„%1“ hat nicht die Form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form LANGUAGE=FILE</source>
        <translation>„%1“ hat nicht die Form LANGUAGE=FILE</translation>
    </message>
    <message>
        <source>A look-up needs a pack or a workspace with dictionaries</source>
        <translation>Nachschlagen braucht ein Paket oder einen Arbeitsbereich mit Wörterbüchern</translation>
    </message>
    <message>
        <source>A training configuration is one JSON object</source>
        <translation>Eine Trainingseinstellung ist ein JSON-Objekt</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a finite number</source>
        <translation>Ein Vektor enthält einen Wert, der keine endliche Zahl ist</translation>
    </message>
    <message>
        <source>Another process is writing to the workspace</source>
        <translation>Ein anderer Prozess schreibt in den Arbeitsbereich</translation>
    </message>
    <message>
        <source>Batch size (at most 65536), epochs and learning rate must be positive, the others not negative</source>
        <translation>Batchgröße (höchstens 65536), Epochen und Lernrate müssen positiv sein, die anderen nicht negativ</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read it</source>
        <translation>Prüfen Sie, ob die Datei vorhanden ist und gelesen werden darf</translation>
    </message>
    <message>
        <source>Check that it is of the kind you named</source>
        <translation>Prüfen Sie, ob sie von der genannten Art ist</translation>
    </message>
    <message>
        <source>Check that the dictionary is in UTF-8</source>
        <translation>Prüfen Sie, ob das Wörterbuch in UTF-8 ist</translation>
    </message>
    <message>
        <source>Check that the file is complete and that it holds word vectors</source>
        <translation>Prüfen Sie, ob die Datei vollständig ist und Wortvektoren enthält</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there</source>
        <translation>Prüfen Sie, ob der Ordner vorhanden ist und beschrieben werden darf</translation>
    </message>
    <message>
        <source>Check that the languages of the data and of the vectors are the right ones</source>
        <translation>Prüfen Sie, ob die Sprachen der Daten und der Vektoren stimmen</translation>
    </message>
    <message>
        <source>Check that this is a text file of the expected kind</source>
        <translation>Prüfen Sie, ob dies eine Textdatei der erwarteten Art ist</translation>
    </message>
    <message>
        <source>Check the free space of the disk</source>
        <translation>Prüfen Sie den freien Platz auf dem Datenträger</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to</source>
        <translation>Wählen Sie einen Ordner, in den Sie schreiben dürfen</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Wählen Sie einen anderen Ordner</translation>
    </message>
    <message>
        <source>Choose one of: </source>
        <translation>Wählen Sie eines von: </translation>
    </message>
    <message>
        <source>Cut the vectors to the most frequent words</source>
        <translation>Kürzen Sie die Vektoren auf die häufigsten Wörter</translation>
    </message>
    <message>
        <source>Delete it and start again</source>
        <translation>Löschen Sie ihn und beginnen Sie neu</translation>
    </message>
    <message>
        <source>Descriptions in the language %1 are not understood</source>
        <translation>Beschreibungen in der Sprache %1 werden nicht verstanden</translation>
    </message>
    <message>
        <source>Download the file that the page leads to</source>
        <translation>Die Datei herunterladen, zu der die Seite führt</translation>
    </message>
    <message>
        <source>Expected: .vec text, a word2vec .bin or a fastText .bin</source>
        <translation>Erwartet werden .vec-Text, ein word2vec-.bin oder ein fastText-.bin</translation>
    </message>
    <message>
        <source>Fetch or copy it again</source>
        <translation>Laden oder kopieren Sie sie noch einmal</translation>
    </message>
    <message>
        <source>For French words with English definitions write file.tsv:fr:en</source>
        <translation>Für französische Wörter mit englischen Definitionen schreiben Sie file.tsv:fr:en</translation>
    </message>
    <message>
        <source>Import the vectors again</source>
        <translation>Importieren Sie die Vektoren neu</translation>
    </message>
    <message>
        <source>Import word pairs with a word and its translation on each line</source>
        <translation>Wortpaare importieren, mit einem Wort und seiner Übersetzung in jeder Zeile</translation>
    </message>
    <message>
        <source>Index those of this system with: crossgloss-cli import installed</source>
        <translation>Indexieren Sie die dieses Systems mit: crossgloss-cli import installed</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Installierte Wörterbücher werden indexiert</translation>
    </message>
    <message>
        <source>Indexing the wordnet</source>
        <translation>Das Wortnetz wird indexiert</translation>
    </message>
    <message>
        <source>Install the dictionary again; its index is damaged</source>
        <translation>Installieren Sie das Wörterbuch neu; sein Index ist beschädigt</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Installieren Sie das Paket wordnet-base, oder nennen Sie seinen Ordner mit CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name the folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Installieren Sie das Paket wordnet-base, oder nennen Sie den Ordner mit CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Keep one column before the numbers</source>
        <translation>Vor den Zahlen nur eine Spalte lassen</translation>
    </message>
    <message>
        <source>Line N of it must be the word of vector N; with several columns, a heading comes first</source>
        <translation>Zeile N muss das Wort des Vektors N sein; bei mehreren Spalten steht eine Kopfzeile davor</translation>
    </message>
    <message>
        <source>Of JSON, only dictionaries as wiktextract writes them are read; write others as a table</source>
        <translation>Von JSON werden nur Wörterbücher gelesen, wie wiktextract sie schreibt; andere als Tabelle schreiben</translation>
    </message>
    <message>
        <source>Of XML, dictionaries (TEI), wordnets (WN-LMF) and translation memories (TMX) are read, each as what it is</source>
        <translation>Von XML werden Wörterbücher (TEI), Wortnetze (WN-LMF) und Translation-Memorys (TMX) gelesen, jedes als das, was es ist</translation>
    </message>
    <message>
        <source>Only word vectors have their words in a file of metadata</source>
        <translation>Nur Wortvektoren haben ihre Wörter in einer Datei mit Metadaten</translation>
    </message>
    <message>
        <source>Reading the words</source>
        <translation>Wörter werden gelesen</translation>
    </message>
    <message>
        <source>The Embedding Projector keeps the words in a second file: read both together</source>
        <translation>Der Embedding Projector hat die Wörter in einer zweiten Datei: beide zusammen lesen</translation>
    </message>
    <message>
        <source>The file does not show what kind of resource it is</source>
        <translation>Die Art der Ressource ist an der Datei nicht zu erkennen</translation>
    </message>
    <message>
        <source>Line N of one must be the translation of line N of the other</source>
        <translation>Zeile N der einen muss die Übersetzung von Zeile N der anderen sein</translation>
    </message>
    <message>
        <source>Lines must read: synset, tab, language:lemma, tab, word</source>
        <translation>Zeilen müssen lauten: Synset, Tabulator, Sprache:lemma, Tabulator, Wort</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Nachschlagen läuft</translation>
    </message>
    <message>
        <source>Many wordnets hold words without definitions; take ones that have def rows</source>
        <translation>Viele Wortnetze haben Wörter ohne Definitionen; nehmen Sie welche mit def-Zeilen</translation>
    </message>
    <message>
        <source>Evaluating on held-out words</source>
        <translation>Auswertung an zurückgehaltenen Wörtern</translation>
    </message>
    <message>
        <source>Monolingual training needs the headword in the definition&apos;s language</source>
        <translation>Einsprachiges Training braucht das Stichwort in der Sprache der Definition</translation>
    </message>
    <message>
        <source>Name a file of word vectors for every language of the data</source>
        <translation>Nennen Sie für jede Sprache der Daten eine Datei mit Wortvektoren</translation>
    </message>
    <message>
        <source>Name a file to write</source>
        <translation>Nennen Sie eine Datei zum Schreiben</translation>
    </message>
    <message>
        <source>Name at least one file of definitions with its two languages</source>
        <translation>Nennen Sie mindestens eine Datei mit Definitionen und ihre zwei Sprachen</translation>
    </message>
    <message>
        <source>Name the kind: embeddings, dictionary, wordnet, lexicon, parallel, pairs or descriptions</source>
        <translation>Nennen Sie die Art: embeddings, dictionary, wordnet, lexicon, parallel, pairs oder descriptions</translation>
    </message>
    <message>
        <source>No article of this dictionary could be used: %1</source>
        <translation>Kein Artikel dieses Wörterbuchs war zu gebrauchen: %1</translation>
    </message>
    <message>
        <source>No dictionaries are indexed yet</source>
        <translation>Noch sind keine Wörterbücher indexiert</translation>
    </message>
    <message>
        <source>No file holds that; check that it is a file of word vectors</source>
        <translation>So viel fasst keine Datei; prüfen Sie, ob es eine Datei mit Wortvektoren ist</translation>
    </message>
    <message>
        <source>No language was requested</source>
        <translation>Keine Sprache wurde angefordert</translation>
    </message>
    <message>
        <source>No line of this file can be used: %1</source>
        <translation>Keine Zeile dieser Datei ist zu gebrauchen: %1</translation>
    </message>
    <message>
        <source>None of the %1 definitions can be trained on: %2 have no answer with a vector, %3 no word with one</source>
        <translation>Mit keiner der %1 Definitionen lässt sich trainieren: %2 haben keine Antwort mit Vektor, %3 kein Wort mit einem</translation>
    </message>
    <message>
        <source>Opening the pack</source>
        <translation>Das Paket wird geöffnet</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Der Arbeitsbereich wird geöffnet</translation>
    </message>
    <message>
        <source>Preparing definitions</source>
        <translation>Definitionen werden vorbereitet</translation>
    </message>
    <message>
        <source>Preparing the initial vectors</source>
        <translation>Die Anfangsvektoren werden vorbereitet</translation>
    </message>
    <message>
        <source>Princeton WordNet is not installed</source>
        <translation>Princeton WordNet ist nicht installiert</translation>
    </message>
    <message>
        <source>Pruned and quantised fastText models cannot be read</source>
        <translation>Geprunte und quantisierte fastText-Modelle lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>Put the .dict.dz or .dict file beside the index</source>
        <translation>Legen Sie die .dict.dz- oder .dict-Datei neben den Index</translation>
    </message>
    <message>
        <source>Put the old file back, or train again</source>
        <translation>Stellen Sie die alte Datei wieder her, oder trainieren Sie neu</translation>
    </message>
    <message>
        <source>Building the corpus</source>
        <translation>Das Korpus wird aufgebaut</translation>
    </message>
    <message>
        <source>Reading WordNet</source>
        <translation>WordNet wird gelesen</translation>
    </message>
    <message>
        <source>Reading a wordnet</source>
        <translation>Ein Wortnetz wird gelesen</translation>
    </message>
    <message>
        <source>Reading definitions</source>
        <translation>Definitionen werden gelesen</translation>
    </message>
    <message>
        <source>Reading descriptions</source>
        <translation>Beschreibungen werden gelesen</translation>
    </message>
    <message>
        <source>Reading parallel text</source>
        <translation>Paralleltext wird gelesen</translation>
    </message>
    <message>
        <source>Reading sentence pairs</source>
        <translation>Satzpaare werden gelesen</translation>
    </message>
    <message>
        <source>Reading the articles</source>
        <translation>Die Artikel werden gelesen</translation>
    </message>
    <message>
        <source>Reading the dictionary</source>
        <translation>Das Wörterbuch wird gelesen</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>Vektoren werden gelesen</translation>
    </message>
    <message>
        <source>Reading word pairs</source>
        <translation>Wortpaare werden gelesen</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Wird gelesen</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wird ausgewertet</translation>
    </message>
    <message>
        <source>The file has %1 words for %2 vectors</source>
        <translation>Die Datei hat %1 Wörter für %2 Vektoren</translation>
    </message>
    <message>
        <source>The line has %1 columns instead of %2</source>
        <translation>Die Zeile hat %1 Spalten statt %2</translation>
    </message>
    <message>
        <source>The model has n-grams of %1 to %2 characters; fastText&apos;s have 0 to %3</source>
        <translation>Das Modell hat N-Gramme von %1 bis %2 Zeichen; die von fastText haben 0 bis %3</translation>
    </message>
    <message>
        <source>There is a tab in “%1”, where one word was expected</source>
        <translation>In „%1“ steht ein Tabulator, wo ein einziges Wort erwartet wurde</translation>
    </message>
    <message>
        <source>These are vectors without words</source>
        <translation>Dies sind Vektoren ohne Wörter</translation>
    </message>
    <message>
        <source>This file tells how alike two words are, as SimLex-999 does; it holds no translations</source>
        <translation>Diese Datei sagt, wie ähnlich zwei Wörter sind, so wie SimLex-999; Übersetzungen enthält sie nicht</translation>
    </message>
    <message>
        <source>This is JSON, not a table with tabs between its columns</source>
        <translation>Dies ist JSON, keine Tabelle mit Tabulatoren zwischen den Spalten</translation>
    </message>
    <message>
        <source>This is XML, not a table with tabs between its columns</source>
        <translation>Dies ist XML, keine Tabelle mit Tabulatoren zwischen den Spalten</translation>
    </message>
    <message>
        <source>This is a database, a document or an archive, not a table with tabs between its columns</source>
        <translation>Dies ist eine Datenbank, ein Dokument oder ein Archiv, keine Tabelle mit Tabulatoren zwischen den Spalten</translation>
    </message>
    <message>
        <source>This is a web page, not a table with tabs between its columns</source>
        <translation>Dies ist eine Webseite, keine Tabelle mit Tabulatoren zwischen den Spalten</translation>
    </message>
    <message>
        <source>Use a copy of it, or train again</source>
        <translation>Verwenden Sie eine Kopie davon, oder trainieren Sie neu</translation>
    </message>
    <message>
        <source>Use a smaller learning rate and start again</source>
        <translation>Verwenden Sie eine kleinere Lernrate und beginnen Sie neu</translation>
    </message>
    <message>
        <source>Take at least one layer, one affine layer and one word; at most 64 layers, 16 affine layers, 16384 hidden units and 4096 words</source>
        <translation>Nehmen Sie mindestens eine Schicht, eine affine Schicht und ein Wort; höchstens 64 Schichten, 16 affine Schichten, 16384 verborgene Einheiten und 4096 Wörter</translation>
    </message>
    <message>
        <source>Take files with three columns (answer, headword, definition) or another strategy</source>
        <translation>Nehmen Sie Dateien mit drei Spalten (Antwort, Stichwort, Definition) oder eine andere Strategie</translation>
    </message>
    <message>
        <source>Take the strategy multitask, or train one model per direction</source>
        <translation>Nehmen Sie die Strategie multitask, oder trainieren Sie ein Modell je Richtung</translation>
    </message>
    <message>
        <source>Use vectors aligned in one space</source>
        <translation>Verwenden Sie Vektoren, die in einem gemeinsamen Raum ausgerichtet sind</translation>
    </message>
    <message>
        <source>The WordNet database holds no synset that can be read</source>
        <translation>Die WordNet-Datenbank enthält kein lesbares Synset</translation>
    </message>
    <message>
        <source>The article holds neither translations nor definitions</source>
        <translation>Der Artikel enthält weder Übersetzungen noch Definitionen</translation>
    </message>
    <message>
        <source>The article is not UTF-8</source>
        <translation>Der Artikel ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>The article is too long</source>
        <translation>Der Artikel ist zu lang</translation>
    </message>
    <message>
        <source>The checkpoint does not fit its own description</source>
        <translation>Der Sicherungspunkt passt nicht zu seiner eigenen Beschreibung</translation>
    </message>
    <message>
        <source>The checkpoint lacks some of its description</source>
        <translation>Dem Sicherungspunkt fehlt ein Teil seiner Beschreibung</translation>
    </message>
    <message>
        <source>The compressed file is damaged or incomplete</source>
        <translation>Die komprimierte Datei ist beschädigt oder unvollständig</translation>
    </message>
    <message>
        <source>The data file of this dictionary is missing</source>
        <translation>Die Datendatei dieses Wörterbuchs fehlt</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed</source>
        <translation>Der Datenträger ist voll; nichts wurde verändert</translation>
    </message>
    <message>
        <source>The encoder&apos;s sizes cannot be used</source>
        <translation>Die Größen des Encoders sind nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Die Datei lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Die Datei lässt sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>The file could not be written completely</source>
        <translation>Die Datei ließ sich nicht vollständig schreiben</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>Die Datei ist nicht vorhanden</translation>
    </message>
    <message>
        <source>The file does not say which language it is in</source>
        <translation>Die Datei sagt nicht, in welcher Sprache sie ist</translation>
    </message>
    <message>
        <source>The file does not say which second language it holds</source>
        <translation>Die Datei sagt nicht, welche zweite Sprache sie enthält</translation>
    </message>
    <message>
        <source>The file holds more than the %1 bytes allowed here</source>
        <translation>Die Datei enthält mehr als die hier erlaubten %1 Bytes</translation>
    </message>
    <message>
        <source>The file holds no lines</source>
        <translation>Die Datei enthält keine Zeilen</translation>
    </message>
    <message>
        <source>The file holds no synset of the Open Multilingual Wordnet</source>
        <translation>Die Datei enthält kein Synset des Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>The file holds no word vectors</source>
        <translation>Die Datei enthält keine Wortvektoren</translation>
    </message>
    <message>
        <source>The file holds nothing that can be used</source>
        <translation>Die Datei enthält nichts Brauchbares</translation>
    </message>
    <message>
        <source>The file is another program&apos;s database, not a workspace</source>
        <translation>Die Datei ist die Datenbank eines anderen Programms, kein Arbeitsbereich</translation>
    </message>
    <message>
        <source>The file is cut off</source>
        <translation>Die Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>The file is damaged or cut off</source>
        <translation>Die Datei ist beschädigt oder abgeschnitten</translation>
    </message>
    <message>
        <source>The file is not of the kind expected here (%1)</source>
        <translation>Die Datei ist nicht von der hier erwarteten Art (%1)</translation>
    </message>
    <message>
        <source>The file is too large for a training configuration</source>
        <translation>Die Datei ist zu groß für eine Trainingseinstellung</translation>
    </message>
    <message>
        <source>The file of word vectors is damaged</source>
        <translation>Die Datei mit Wortvektoren ist beschädigt</translation>
    </message>
    <message>
        <source>The file seems cut off; if it was shortened on purpose, correct its first line</source>
        <translation>Die Datei scheint abgeschnitten; wurde sie absichtlich gekürzt, berichtigen Sie ihre erste Zeile</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions</source>
        <translation>Die erste Zeile kündigt %1 Wörter zu %2 Dimensionen an</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions, which the file does not hold</source>
        <translation>Die erste Zeile kündigt %1 Wörter zu %2 Dimensionen an, die die Datei nicht enthält</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file has room for at most %2</source>
        <translation>Die erste Zeile kündigt %1 Wörter an, die Datei hat Platz für höchstens %2</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file holds %2</source>
        <translation>Die erste Zeile kündigt %1 Wörter an, die Datei enthält %2</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>Der Ordner lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>The folder holds no WordNet database (data.noun and so on)</source>
        <translation>Der Ordner enthält keine WordNet-Datenbank (data.noun und so weiter)</translation>
    </message>
    <message>
        <source>The folder is not a wordnet (it has no data.noun)</source>
        <translation>Der Ordner ist kein Wortnetz (er hat kein data.noun)</translation>
    </message>
    <message>
        <source>The folder of the workspace cannot be made (%1)</source>
        <translation>Der Ordner des Arbeitsbereichs lässt sich nicht anlegen (%1)</translation>
    </message>
    <message>
        <source>The index names no articles</source>
        <translation>Der Index nennt keine Artikel</translation>
    </message>
    <message>
        <source>The index points past the end of the data (%1 + %2 of %3 bytes)</source>
        <translation>Der Index zeigt hinter das Ende der Daten (%1 + %2 von %3 Bytes)</translation>
    </message>
    <message>
        <source>The line holds %1 values instead of %2</source>
        <translation>Die Zeile enthält %1 Werte statt %2</translation>
    </message>
    <message>
        <source>The line is longer than the %1 bytes allowed</source>
        <translation>Die Zeile ist länger als die erlaubten %1 Bytes</translation>
    </message>
    <message>
        <source>The model lacks some of its description</source>
        <translation>Dem Modell fehlt ein Teil seiner Beschreibung</translation>
    </message>
    <message>
        <source>The model was made by a newer version of this program</source>
        <translation>Das Modell stammt von einer neueren Version dieses Programms</translation>
    </message>
    <message>
        <source>The offset or the length of this line is not a number</source>
        <translation>Position oder Länge dieser Zeile ist keine Zahl</translation>
    </message>
    <message>
        <source>The bundled pack was not found</source>
        <translation>Das mitgelieferte Paket wurde nicht gefunden</translation>
    </message>
    <message>
        <source>The settings of the training cannot be used</source>
        <translation>Die Einstellungen des Trainings sind nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>The space is damaged</source>
        <translation>Der Raum ist beschädigt</translation>
    </message>
    <message>
        <source>The space was written by another version of Crossgloss or on another kind of machine</source>
        <translation>Der Raum wurde von einer anderen Version von Crossgloss oder auf einer anderen Art Rechner geschrieben</translation>
    </message>
    <message>
        <source>The training configuration is not valid JSON</source>
        <translation>Die Trainingseinstellung ist kein gültiges JSON</translation>
    </message>
    <message>
        <source>The two files do not have the same number of lines</source>
        <translation>Die beiden Dateien haben nicht gleich viele Zeilen</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; cannot be used</source>
        <translation>Der Wert von „%1“ ist nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>The value “%1” is not a finite number</source>
        <translation>Der Wert „%1“ ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>The vector of word %1 holds a value that is not a finite number</source>
        <translation>Der Vektor des Wortes %1 enthält einen Wert, der keine endliche Zahl ist</translation>
    </message>
    <message>
        <source>The vectors do not have the model&apos;s dimension</source>
        <translation>Die Vektoren haben nicht die Dimension des Modells</translation>
    </message>
    <message>
        <source>The vectors of %1 have %2 dimensions, those of %3 have %4</source>
        <translation>Die Vektoren von %1 haben %2 Dimensionen, die von %3 haben %4</translation>
    </message>
    <message>
        <source>The vectors of %1 hold no word</source>
        <translation>Die Vektoren von %1 enthalten kein Wort</translation>
    </message>
    <message>
        <source>The weights of the model do not fit its description</source>
        <translation>Die Gewichte des Modells passen nicht zu seiner Beschreibung</translation>
    </message>
    <message>
        <source>The word holds control characters</source>
        <translation>Das Wort enthält Steuerzeichen</translation>
    </message>
    <message>
        <source>The word is empty</source>
        <translation>Das Wort ist leer</translation>
    </message>
    <message>
        <source>The word is not UTF-8</source>
        <translation>Das Wort ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>The word “%1” does not fit a line of text</source>
        <translation>Das Wort „%1“ passt nicht in eine Textzeile</translation>
    </message>
    <message>
        <source>The word “%1” occurs twice</source>
        <translation>Das Wort „%1“ kommt zweimal vor</translation>
    </message>
    <message>
        <source>The word “%1” occurs more than once</source>
        <translation>Das Wort „%1“ kommt mehrfach vor</translation>
    </message>
    <message>
        <source>The workspace cannot be opened for writing (%1)</source>
        <translation>Der Arbeitsbereich lässt sich nicht zum Schreiben öffnen (%1)</translation>
    </message>
    <message>
        <source>The workspace could not be used (%1)</source>
        <translation>Der Arbeitsbereich war nicht zu benutzen (%1)</translation>
    </message>
    <message>
        <source>The workspace has no resource named %1</source>
        <translation>Der Arbeitsbereich hat keine Ressource namens %1</translation>
    </message>
    <message>
        <source>The workspace has no run %1</source>
        <translation>Der Arbeitsbereich hat keinen Lauf %1</translation>
    </message>
    <message>
        <source>The workspace holds as many definitions as it can (%1)</source>
        <translation>Der Arbeitsbereich enthält so viele Definitionen, wie er fassen kann (%1)</translation>
    </message>
    <message>
        <source>The workspace is damaged or is not a workspace (%1)</source>
        <translation>Der Arbeitsbereich ist beschädigt oder keiner (%1)</translation>
    </message>
    <message>
        <source>The workspace was written by a newer version of the program (schema %1, this program knows %2)</source>
        <translation>Der Arbeitsbereich wurde von einer neueren Version des Programms geschrieben (Schema %1, dieses Programm kennt %2)</translation>
    </message>
    <message>
        <source>There are no training data</source>
        <translation>Es gibt keine Trainingsdaten</translation>
    </message>
    <message>
        <source>There are no vectors for %1</source>
        <translation>Es gibt keine Vektoren für %1</translation>
    </message>
    <message>
        <source>There are no words of the language %1</source>
        <translation>Es gibt keine Wörter der Sprache %1</translation>
    </message>
    <message>
        <source>There is more training text than can be indexed</source>
        <translation>Es gibt mehr Trainingstext, als sich indexieren lässt</translation>
    </message>
    <message>
        <source>No file is named for the model</source>
        <translation>Für das Modell ist keine Datei angegeben</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. The settings are %2</source>
        <translation>Es gibt keine Einstellung „%1“. Die Einstellungen sind %2</translation>
    </message>
    <message>
        <source>These are not the vectors that the model was trained with (%1)</source>
        <translation>Das sind nicht die Vektoren, mit denen das Modell trainiert wurde (%1)</translation>
    </message>
    <message>
        <source>These vocabularies are too large to train on together</source>
        <translation>Diese Vokabulare sind zu groß, um gemeinsam trainiert zu werden</translation>
    </message>
    <message>
        <source>This is not an index line: a word, an offset and a length are expected, separated by tabs</source>
        <translation>Dies ist keine Indexzeile: Wort, Position und Länge werden erwartet, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>This is not a file of word vectors</source>
        <translation>Dies ist keine Datei mit Wortvektoren</translation>
    </message>
    <message>
        <source>This is not a space written by Crossgloss</source>
        <translation>Dies ist kein von Crossgloss geschriebener Raum</translation>
    </message>
    <message>
        <source>Files of this kind are imported one at a time</source>
        <translation>Dateien dieser Art werden einzeln importiert</translation>
    </message>
    <message>
        <source>Parallel text is imported from at most two files at a time</source>
        <translation>Paralleltext wird aus höchstens zwei Dateien auf einmal importiert</translation>
    </message>
    <message>
        <source>This strategy trains one direction, but the data have several</source>
        <translation>Diese Strategie trainiert eine Richtung, die Daten haben aber mehrere</translation>
    </message>
    <message>
        <source>Training diverged: the loss is no longer a number (epoch %1)</source>
        <translation>Das Training ist divergiert: Der Verlust ist keine Zahl mehr (Epoche %1)</translation>
    </message>
    <message>
        <source>Training the encoder</source>
        <translation>Der Encoder wird trainiert</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Update the program</source>
        <translation>Bringen Sie das Programm auf den neuesten Stand</translation>
    </message>
    <message>
        <source>Update the program, or choose another workspace</source>
        <translation>Bringen Sie das Programm auf den neuesten Stand, oder wählen Sie einen anderen Arbeitsbereich</translation>
    </message>
    <message>
        <source>Use a second workspace</source>
        <translation>Nehmen Sie einen zweiten Arbeitsbereich</translation>
    </message>
    <message>
        <source>Use the model that it was made from, or its .vec file</source>
        <translation>Nehmen Sie das Modell, aus dem es gemacht wurde, oder dessen .vec-Datei</translation>
    </message>
    <message>
        <source>Wait until its import has ended, or choose another workspace</source>
        <translation>Warten Sie, bis dessen Import beendet ist, oder wählen Sie einen anderen Arbeitsbereich</translation>
    </message>
    <message>
        <source>Write what it holds as a text file with tabs between the columns</source>
        <translation>Den Inhalt als Textdatei mit Tabulatoren zwischen den Spalten schreiben</translation>
    </message>
    <message>
        <source>Writing the pack</source>
        <translation>Das Paket wird geschrieben</translation>
    </message>
    <message>
        <source>Writing vectors</source>
        <translation>Vektoren werden geschrieben</translation>
    </message>
    <message>
        <source>a NUL byte: this is not a text file</source>
        <translation>ein NUL-Byte: das ist keine Textdatei</translation>
    </message>
    <message>
        <source>a description of another pack cannot be scored by this one</source>
        <translation>eine Beschreibung eines anderen Pakets kann dieses nicht bewerten</translation>
    </message>
    <message>
        <source>a lemma holds a tab</source>
        <translation>ein Lemma enthält einen Tabulator</translation>
    </message>
    <message>
        <source>a number stands where the definition should</source>
        <translation>wo die Definition stehen sollte, steht eine Zahl</translation>
    </message>
    <message>
        <source>a sense key, a sense number and a count were expected</source>
        <translation>ein Bedeutungsschlüssel, eine Bedeutungsnummer und eine Anzahl wurden erwartet</translation>
    </message>
    <message>
        <source>a synset like 00001740-n, a tab and a row type like fra:lemma were expected</source>
        <translation>ein Synset wie 00001740-n, ein Tabulator und eine Zeilenart wie fra:lemma wurden erwartet</translation>
    </message>
    <message>
        <source>answers, a tab and a description were expected</source>
        <translation>Antworten, ein Tabulator und eine Beschreibung wurden erwartet</translation>
    </message>
    <message>
        <source>copy or build it again</source>
        <translation>kopieren oder bauen Sie es neu</translation>
    </message>
    <message>
        <source>fastText models of version %1 cannot be read</source>
        <translation>fastText-Modelle der Version %1 lassen sich nicht lesen</translation>
    </message>
    <message>
        <source>install dictionaries or name files of definitions</source>
        <translation>installieren Sie Wörterbücher oder nennen Sie Dateien mit Definitionen</translation>
    </message>
    <message>
        <source>take the pack that came with this program, or a newer program</source>
        <translation>nehmen Sie das mitgelieferte Paket oder ein neueres Programm</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>die Antwort ist leer</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8; convert the file first, for instance with iconv</source>
        <translation>die Bytes sind kein UTF-8; wandeln Sie die Datei zuerst um, etwa mit iconv</translation>
    </message>
    <message>
        <source>the data hold no word that could be an answer</source>
        <translation>die Daten enthalten kein Wort, das eine Antwort sein könnte</translation>
    </message>
    <message>
        <source>the definition is empty</source>
        <translation>die Definition ist leer</translation>
    </message>
    <message>
        <source>the description is empty</source>
        <translation>die Beschreibung ist leer</translation>
    </message>
    <message>
        <source>the dimension must be even and a multiple of the heads</source>
        <translation>die Dimension muss gerade und ein Vielfaches der Köpfe sein</translation>
    </message>
    <message>
        <source>the file differs from WordNet 3.0 somewhere between the offsets %1 and %2: ids in between may be wrong</source>
        <translation>die Datei weicht irgendwo zwischen den Positionen %1 und %2 von WordNet 3.0 ab: Kennungen dazwischen können falsch sein</translation>
    </message>
    <message>
        <source>the file is missing: its part of speech is left out</source>
        <translation>die Datei fehlt: ihre Wortart bleibt weg</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>die erste Zeile benennt die Spalten</translation>
    </message>
    <message>
        <source>the hypernym %1 does not exist</source>
        <translation>das Hyperonym %1 ist nicht vorhanden</translation>
    </message>
    <message>
        <source>the lexicographer file number is not a number</source>
        <translation>die Nummer der Lexikographendatei ist keine Zahl</translation>
    </message>
    <message>
        <source>the line does not begin with an offset of eight digits</source>
        <translation>die Zeile beginnt nicht mit einer achtstelligen Position</translation>
    </message>
    <message>
        <source>the line has no gloss; is the file truncated?</source>
        <translation>die Zeile hat keine Glosse; ist die Datei abgeschnitten?</translation>
    </message>
    <message>
        <source>the number of pointers is not a number</source>
        <translation>die Anzahl der Zeiger ist keine Zahl</translation>
    </message>
    <message>
        <source>the number of words is not a number</source>
        <translation>die Anzahl der Wörter ist keine Zahl</translation>
    </message>
    <message>
        <source>the offset is already on line %1</source>
        <translation>die Position steht schon in Zeile %1</translation>
    </message>
    <message>
        <source>the offsets are not those of WordNet 3.0: glosses will not join with the Open Multilingual Wordnet</source>
        <translation>die Positionen sind nicht die von WordNet 3.0: Die Glossen lassen sich nicht mit dem Open Multilingual Wordnet verbinden</translation>
    </message>
    <message>
        <source>the pack does not know the language %1; it knows %2</source>
        <translation>das Paket kennt die Sprache %1 nicht; es kennt %2</translation>
    </message>
    <message>
        <source>the pack has no word %1 of %2</source>
        <translation>das Paket hat kein Wort %1 von %2</translation>
    </message>
    <message>
        <source>the pack reads no descriptions in %1; it reads %2</source>
        <translation>das Paket liest keine Beschreibungen auf %1; es liest %2</translation>
    </message>
    <message>
        <source>the row is in language %1, the file in %2</source>
        <translation>die Zeile ist in der Sprache %1, die Datei in %2</translation>
    </message>
    <message>
        <source>the synset is its own hypernym</source>
        <translation>das Synset ist sein eigenes Hyperonym</translation>
    </message>
    <message>
        <source>the synset type does not belong in this file</source>
        <translation>die Synset-Art gehört nicht in diese Datei</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>der Text ist leer</translation>
    </message>
    <message>
        <source>there are fewer pointers than announced</source>
        <translation>es sind weniger Zeiger als angekündigt</translation>
    </message>
    <message>
        <source>there are fewer words than announced</source>
        <translation>es sind weniger Wörter als angekündigt</translation>
    </message>
    <message>
        <source>there is nothing to train on</source>
        <translation>es gibt keine Daten zum Trainieren</translation>
    </message>
    <message>
        <source>this file is not a pack</source>
        <translation>diese Datei ist kein Paket</translation>
    </message>
    <message>
        <source>this pack has version %1, this program reads version %2</source>
        <translation>dieses Paket hat Version %1, dieses Programm liest Version %2</translation>
    </message>
    <message>
        <source>this pack is damaged (%1)</source>
        <translation>dieses Paket ist beschädigt (%1)</translation>
    </message>
    <message>
        <source>two or three columns separated by tabs were expected, found %1</source>
        <translation>zwei oder drei durch Tabulatoren getrennte Spalten wurden erwartet, gefunden wurden %1</translation>
    </message>
    <message>
        <source>two words separated by a tab or spaces were expected</source>
        <translation>zwei durch Tabulator oder Leerzeichen getrennte Wörter wurden erwartet</translation>
    </message>
    <message>
        <source>write FILE:LANGUAGE:LANGUAGE, for instance words.tsv:en:fr</source>
        <translation>schreiben Sie FILE:LANGUAGE:LANGUAGE, zum Beispiel words.tsv:en:fr</translation>
    </message>
    <message>
        <source>write NAME=VALUE</source>
        <translation>schreiben Sie NAME=VALUE</translation>
    </message>
    <message>
        <source>“%1” is where a number should be</source>
        <translation>„%1“ steht an der Stelle einer Zahl</translation>
    </message>
    <message>
        <source>A space of %1 words is too large to search</source>
        <translation>Ein Raum mit %1 Wörtern ist zu groß zum Durchsuchen</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a number</source>
        <translation>Ein Vektor enthält einen Wert, der keine Zahl ist</translation>
    </message>
    <message>
        <source>Searching neighbours</source>
        <translation>Nachbarn werden gesucht</translation>
    </message>
    <message>
        <source>The file holds no words</source>
        <translation>Die Datei enthält keine Wörter</translation>
    </message>
    <message>
        <source>The space holds none of the words</source>
        <translation>Der Raum enthält keines der Wörter</translation>
    </message>
    <message>
        <source>the pack has no card for the scores</source>
        <translation>das Paket hat keine Karte für die Scores</translation>
    </message>
    <message>
        <source>%1 has no translations from %2 to %3</source>
        <translation>%1 hat keine Übersetzungen von %2 nach %3</translation>
    </message>
    <message>
        <source>%1 pairs are fewer than the %2 dimensions: the map will overfit</source>
        <translation>%1 Paare sind weniger als die %2 Dimensionen: Die Abbildung wird überangepasst sein</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined</source>
        <translation>%1 Paare lassen die meisten der %2 Dimensionen unbestimmt</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined, and a refinement needs a good start</source>
        <translation>%1 Paare lassen die meisten der %2 Dimensionen unbestimmt, und eine Verfeinerung braucht einen guten Anfang</translation>
    </message>
    <message>
        <source>A normalisation that centres %1 times was given %2 means</source>
        <translation>Eine Normalisierung, die %1-mal zentriert, hat %2 Mittelwerte bekommen</translation>
    </message>
    <message>
        <source>A space has only %1 words: neighbourhoods say little, and few words can be translated</source>
        <translation>Ein Raum hat nur %1 Wörter: Nachbarschaften sagen wenig, und wenige Wörter lassen sich übersetzen</translation>
    </message>
    <message>
        <source>A space without vectors cannot be aligned</source>
        <translation>Ein Raum ohne Vektoren lässt sich nicht ausrichten</translation>
    </message>
    <message>
        <source>A space without words has no hubs</source>
        <translation>Ein Raum ohne Wörter hat keine Hubs</translation>
    </message>
    <message>
        <source>A word pair names a row that its space does not have</source>
        <translation>Ein Wortpaar nennt eine Zeile, die sein Raum nicht hat</translation>
    </message>
    <message>
        <source>A wordnet gives pairs together with one of the other language in the same workspace</source>
        <translation>Ein Wortnetz gibt Paare zusammen mit einem der anderen Sprache im selben Arbeitsbereich</translation>
    </message>
    <message>
        <source>Align them first and give the map</source>
        <translation>Richten Sie sie erst aus, und geben Sie die Abbildung an</translation>
    </message>
    <message>
        <source>Ask for one of the two</source>
        <translation>Verlangen Sie eines von beiden</translation>
    </message>
    <message>
        <source>Both spaces are the same</source>
        <translation>Beide Räume sind derselbe</translation>
    </message>
    <message>
        <source>Both texts need as many lines, and vectors of one space</source>
        <translation>Beide Texte brauchen gleich viele Zeilen und Vektoren eines Raumes</translation>
    </message>
    <message>
        <source>CCA needs at least two different pairs</source>
        <translation>CCA braucht mindestens zwei verschiedene Paare</translation>
    </message>
    <message>
        <source>Check that the texts are in the languages of the vectors, and in the same order</source>
        <translation>Prüfen Sie, ob die Texte in den Sprachen der Vektoren und in derselben Reihenfolge sind</translation>
    </message>
    <message>
        <source>Checking whether the spaces can be aligned</source>
        <translation>Es wird geprüft, ob die Räume sich ausrichten lassen</translation>
    </message>
    <message>
        <source>Choosing the number of dimensions</source>
        <translation>Die Zahl der Dimensionen wird gewählt</translation>
    </message>
    <message>
        <source>Comparing methods</source>
        <translation>Verfahren werden verglichen</translation>
    </message>
    <message>
        <source>Comparing the spectra of the spaces</source>
        <translation>Die Spektren der Räume werden verglichen</translation>
    </message>
    <message>
        <source>Comparing the spaces</source>
        <translation>Die Räume werden verglichen</translation>
    </message>
    <message>
        <source>Give a dictionary whose words the vectors have, or take self-learning</source>
        <translation>Geben Sie ein Wörterbuch an, dessen Wörter die Vektoren haben, oder nehmen Sie das Selbstlernen</translation>
    </message>
    <message>
        <source>Give a dictionary, or larger spaces</source>
        <translation>Geben Sie ein Wörterbuch oder größere Räume an</translation>
    </message>
    <message>
        <source>Give a dictionary, or take procrustes or vecmap</source>
        <translation>Geben Sie ein Wörterbuch an, oder nehmen Sie procrustes oder vecmap</translation>
    </message>
    <message>
        <source>Give a dictionary, or take self-learning</source>
        <translation>Geben Sie ein Wörterbuch an, oder nehmen Sie das Selbstlernen</translation>
    </message>
    <message>
        <source>Give a few dozen pairs, or identical strings</source>
        <translation>Geben Sie ein paar Dutzend Paare oder gleiche Zeichenketten an</translation>
    </message>
    <message>
        <source>Give a larger dictionary, or take Procrustes</source>
        <translation>Geben Sie ein größeres Wörterbuch an, oder nehmen Sie Procrustes</translation>
    </message>
    <message>
        <source>Give the same vectors as when the map was learned, or learn it anew</source>
        <translation>Geben Sie dieselben Vektoren an wie beim Lernen der Abbildung, oder lernen Sie sie neu</translation>
    </message>
    <message>
        <source>Extending the dictionary</source>
        <translation>Das Wörterbuch wird erweitert</translation>
    </message>
    <message>
        <source>Hubness needs at least one neighbour per query</source>
        <translation>Die Hubmessung braucht mindestens einen Nachbarn je Anfrage</translation>
    </message>
    <message>
        <source>Hubs are counted among at least one neighbour</source>
        <translation>Hubs werden unter mindestens einem Nachbarn gezählt</translation>
    </message>
    <message>
        <source>Installed dictionaries cannot be asked for proper names without a language</source>
        <translation>Installierte Wörterbücher lassen sich ohne Sprache nicht nach Eigennamen fragen</translation>
    </message>
    <message>
        <source>Learn the map again</source>
        <translation>Lernen Sie die Abbildung neu</translation>
    </message>
    <message>
        <source>Learning the inverse temperature</source>
        <translation>Die inverse Temperatur wird gelernt</translation>
    </message>
    <message>
        <source>Learning the map from all pairs</source>
        <translation>Die Abbildung wird aus allen Paaren gelernt</translation>
    </message>
    <message>
        <source>Learning the map</source>
        <translation>Die Abbildung wird gelernt</translation>
    </message>
    <message>
        <source>Leave the number of dimensions out, or take procrustes or vecmap</source>
        <translation>Lassen Sie die Zahl der Dimensionen weg, oder nehmen Sie procrustes oder vecmap</translation>
    </message>
    <message>
        <source>Load more words</source>
        <translation>Laden Sie mehr Wörter</translation>
    </message>
    <message>
        <source>Load more words, and see that the languages are right</source>
        <translation>Laden Sie mehr Wörter, und sehen Sie nach, ob die Sprachen stimmen</translation>
    </message>
    <message>
        <source>Looking for proper nouns</source>
        <translation>Eigennamen werden gesucht</translation>
    </message>
    <message>
        <source>Mapping vectors</source>
        <translation>Vektoren werden abgebildet</translation>
    </message>
    <message>
        <source>Measuring similarities</source>
        <translation>Ähnlichkeiten werden gemessen</translation>
    </message>
    <message>
        <source>Evaluating the map</source>
        <translation>Die Abbildung wird ausgewertet</translation>
    </message>
    <message>
        <source>Name a file, or import the resource first</source>
        <translation>Nennen Sie eine Datei, oder importieren Sie die Ressource zuerst</translation>
    </message>
    <message>
        <source>Name the languages of both spaces, or choose another dictionary</source>
        <translation>Nennen Sie die Sprachen beider Räume, oder wählen Sie ein anderes Wörterbuch</translation>
    </message>
    <message>
        <source>No pair of sentences has a known word on both sides</source>
        <translation>Kein Satzpaar hat auf beiden Seiten ein bekanntes Wort</translation>
    </message>
    <message>
        <source>No sentence has a known word in both languages</source>
        <translation>Kein Satz hat in beiden Sprachen ein bekanntes Wort</translation>
    </message>
    <message>
        <source>No string is both letters only and digits only</source>
        <translation>Keine Zeichenkette besteht nur aus Buchstaben und zugleich nur aus Ziffern</translation>
    </message>
    <message>
        <source>None of the %1 pairs is in both spaces</source>
        <translation>Keines der %1 Paare ist in beiden Räumen</translation>
    </message>
    <message>
        <source>Normalise the vectors, or check them for outliers</source>
        <translation>Normalisieren Sie die Vektoren, oder suchen Sie nach Ausreißern</translation>
    </message>
    <message>
        <source>Normalise them to unit length</source>
        <translation>Normalisieren Sie sie auf Norm 1</translation>
    </message>
    <message>
        <source>Normalising vectors</source>
        <translation>Vektoren werden normalisiert</translation>
    </message>
    <message>
        <source>Nothing to compare: at least one dictionary, method, retrieval and direction are needed</source>
        <translation>Nichts zu vergleichen: Es braucht mindestens ein Wörterbuch, ein Verfahren, ein Suchkriterium und eine Richtung</translation>
    </message>
    <message>
        <source>Preparing vectors</source>
        <translation>Vektoren werden vorbereitet</translation>
    </message>
    <message>
        <source>RCSLS learns from pairs of words, not from sentences</source>
        <translation>RCSLS lernt aus Wortpaaren, nicht aus Sätzen</translation>
    </message>
    <message>
        <source>Ranking pivots</source>
        <translation>Die Rangfolge der Pivots wird bestimmt</translation>
    </message>
    <message>
        <source>Reading neighbours</source>
        <translation>Nachbarn werden gelesen</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>Sätze werden gelesen</translation>
    </message>
    <message>
        <source>Refining the map</source>
        <translation>Die Abbildung wird verfeinert</translation>
    </message>
    <message>
        <source>Searching for an initial dictionary</source>
        <translation>Ein Anfangswörterbuch wird gesucht</translation>
    </message>
    <message>
        <source>See that both spaces begin with their most frequent words, and that the dictionary is of these languages, in this direction</source>
        <translation>Sehen Sie nach, ob beide Räume mit ihren häufigsten Wörtern beginnen und das Wörterbuch diese Sprachen in dieser Richtung hat</translation>
    </message>
    <message>
        <source>See that spaces and texts are of the same languages, in the same order</source>
        <translation>Sehen Sie nach, ob Räume und Texte dieselben Sprachen in derselben Reihenfolge haben</translation>
    </message>
    <message>
        <source>See that the languages are in this order, and how the words are written</source>
        <translation>Sehen Sie nach, ob die Sprachen in dieser Reihenfolge stehen und wie die Wörter geschrieben sind</translation>
    </message>
    <message>
        <source>See that the languages of spaces and test agree and stand in the same order</source>
        <translation>Sehen Sie nach, ob die Sprachen von Räumen und Test übereinstimmen und in derselben Reihenfolge stehen</translation>
    </message>
    <message>
        <source>Spaces of %1 and %2 dimensions cannot be compared without a map</source>
        <translation>Räume mit %1 und %2 Dimensionen lassen sich ohne Abbildung nicht vergleichen</translation>
    </message>
    <message>
        <source>Take self-learning, or a larger dictionary</source>
        <translation>Nehmen Sie das Selbstlernen oder ein größeres Wörterbuch</translation>
    </message>
    <message>
        <source>The decomposition of a matrix did not converge</source>
        <translation>Die Zerlegung einer Matrix ist nicht konvergiert</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Die Datei lässt sich nicht schreiben: %1</translation>
    </message>
    <message>
        <source>The file holds no lists of neighbours</source>
        <translation>Die Datei enthält keine Listen von Nachbarn</translation>
    </message>
    <message>
        <source>The file holds no names</source>
        <translation>Die Datei enthält keine Namen</translation>
    </message>
    <message>
        <source>The inverse temperature cannot lie between %1 and %2</source>
        <translation>Die inverse Temperatur kann nicht zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <source>The inverse temperature of the inverted softmax must be positive, not %1</source>
        <translation>Die inverse Temperatur des invertierten Softmax muss positiv sein, nicht %1</translation>
    </message>
    <message>
        <source>The line has %1 neighbours where %2 are to be counted</source>
        <translation>Die Zeile hat %1 Nachbarn, wo %2 zu zählen sind</translation>
    </message>
    <message>
        <source>The line is not UTF-8</source>
        <translation>Die Zeile ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>The values of the map became too large</source>
        <translation>Die Werte der Abbildung sind zu groß geworden</translation>
    </message>
    <message>
        <source>The map is cut off or damaged</source>
        <translation>Die Abbildung ist abgeschnitten oder beschädigt</translation>
    </message>
    <message>
        <source>The map of %1 leads into the target&apos;s space, whose dimensions are given</source>
        <translation>Die Abbildung von %1 führt in den Zielraum, dessen Dimensionen feststehen</translation>
    </message>
    <message>
        <source>The map was written by another version of Crossgloss or on another kind of machine</source>
        <translation>Die Abbildung wurde von einer anderen Version von Crossgloss oder auf einer anderen Art Rechner geschrieben</translation>
    </message>
    <message>
        <source>The neighbour %1 is listed twice</source>
        <translation>Der Nachbar %1 steht zweimal da</translation>
    </message>
    <message>
        <source>The neighbour %1 is not a word of the target space</source>
        <translation>Der Nachbar %1 ist kein Wort des Zielraums</translation>
    </message>
    <message>
        <source>The neighbours of query %1 hold target %2, but there are only %3 targets</source>
        <translation>Die Nachbarn der Anfrage %1 enthalten das Ziel %2, aber es gibt nur %3 Ziele</translation>
    </message>
    <message>
        <source>The resource %1 of the workspace holds no word vectors</source>
        <translation>Die Ressource %1 des Arbeitsbereichs enthält keine Wortvektoren</translation>
    </message>
    <message>
        <source>The spaces are not isomorphic (spectral distance %1; related languages are below %2): without pairs the run will probably find nothing</source>
        <translation>Die Räume sind nicht isomorph (Spektralabstand %1; verwandte Sprachen liegen unter %2): Ohne Paare wird der Lauf wohl nichts finden</translation>
    </message>
    <message>
        <source>The spaces cover only %1 % of the dictionary&apos;s words</source>
        <translation>Die Räume decken nur %1 % der Wörter des Wörterbuchs ab</translation>
    </message>
    <message>
        <source>The spaces have %1 and %2 dimensions; the shared one cannot have more than the smaller</source>
        <translation>Die Räume haben %1 und %2 Dimensionen; der gemeinsame kann nicht mehr haben als der kleinere</translation>
    </message>
    <message>
        <source>The spaces hold no word of the test together with one of its translations</source>
        <translation>Die Räume enthalten kein Wort des Tests zusammen mit einer seiner Übersetzungen</translation>
    </message>
    <message>
        <source>The vectors are too large to compute with</source>
        <translation>Die Vektoren sind zu groß, um mit ihnen zu rechnen</translation>
    </message>
    <message>
        <source>The vectors have %1 dimensions; the map was learned on %2 with %3</source>
        <translation>Die Vektoren haben %1 Dimensionen; die Abbildung wurde an %2 mit %3 gelernt</translation>
    </message>
    <message>
        <source>The word pairs have %1 source and %2 target vectors</source>
        <translation>Die Wortpaare haben %1 Quell- und %2 Zielvektoren</translation>
    </message>
    <message>
        <source>The words of a pair differ widely in frequency (correlation %1)</source>
        <translation>Die Wörter eines Paares sind sehr verschieden häufig (Korrelation %1)</translation>
    </message>
    <message>
        <source>There are %1 cosines and %2 corrections</source>
        <translation>Es gibt %1 Kosinusse und %2 Korrekturen</translation>
    </message>
    <message>
        <source>There are no pairs to learn a map from</source>
        <translation>Es gibt keine Paare, aus denen sich eine Abbildung lernen lässt</translation>
    </message>
    <message>
        <source>There are no source words from which the hubness of targets could be estimated</source>
        <translation>Es gibt keine Quellwörter, an denen sich die Hubs des Ziels schätzen ließen</translation>
    </message>
    <message>
        <source>There are no word pairs from which the inverse temperature could be learned</source>
        <translation>Es gibt keine Wortpaare, aus denen sich die inverse Temperatur lernen ließe</translation>
    </message>
    <message>
        <source>There is no file %1, and no workspace that could hold it</source>
        <translation>Es gibt keine Datei %1 und keinen Arbeitsbereich, der sie enthalten könnte</translation>
    </message>
    <message>
        <source>There is no word pair to show</source>
        <translation>Es gibt kein Wortpaar zu zeigen</translation>
    </message>
    <message>
        <source>There is nothing to measure the methods on</source>
        <translation>Es gibt nichts, woran sich die Verfahren messen lassen</translation>
    </message>
    <message>
        <source>These are not the vectors that the map was learned on: their checksum is %1, that of %2 was %3</source>
        <translation>Das sind nicht die Vektoren, an denen die Abbildung gelernt wurde: ihre Prüfsumme ist %1, die von %2 war %3</translation>
    </message>
    <message>
        <source>This is not a map of two spaces</source>
        <translation>Dies ist keine Abbildung zweier Räume</translation>
    </message>
    <message>
        <source>To take pairs from %1 of the workspace the languages of both spaces must be known</source>
        <translation>Um Paare aus %1 des Arbeitsbereichs zu nehmen, müssen die Sprachen beider Räume bekannt sein</translation>
    </message>
    <message>
        <source>Two lists of ranks of one test differ in length: %1 and %2</source>
        <translation>Zwei Ranglisten eines Tests sind verschieden lang: %1 und %2</translation>
    </message>
    <message>
        <source>Two sentences separated by a tab were expected</source>
        <translation>Erwartet wurden zwei Sätze, durch einen Tabulator getrennt</translation>
    </message>
    <message>
        <source>Without a dictionary, at least %1 words of each language are needed; there are %2</source>
        <translation>Ohne Wörterbuch braucht es mindestens %1 Wörter jeder Sprache; es gibt %2</translation>
    </message>
    <message>
        <source>Without a map both spaces must share one space, but they have %1 and %2 dimensions</source>
        <translation>Ohne Abbildung müssen beide in einem Raum liegen, aber sie haben %1 und %2 Dimensionen</translation>
    </message>
    <message>
        <source>Write query and neighbours with tabs between them, or count fewer</source>
        <translation>Schreiben Sie Anfrage und Nachbarn mit Tabulatoren dazwischen, oder zählen Sie weniger</translation>
    </message>
    <message>
        <source>the maximum number of iterations was reached</source>
        <translation>die Höchstzahl der Iterationen ist erreicht</translation>
    </message>
    <message>
        <source>the maximum number of steps was reached</source>
        <translation>die Höchstzahl der Schritte ist erreicht</translation>
    </message>
    <message>
        <source>there were no mutual nearest neighbours</source>
        <translation>es gab keine gegenseitigen nächsten Nachbarn</translation>
    </message>
    <message>
        <source>the dictionary no longer changed</source>
        <translation>das Wörterbuch änderte sich nicht mehr</translation>
    </message>
    <message>
        <source>the loss no longer decreased</source>
        <translation>der Verlust sank nicht mehr</translation>
    </message>
    <message>
        <source>the objective no longer increased with all candidates</source>
        <translation>die Zielfunktion stieg mit allen Kandidaten nicht mehr</translation>
    </message>
    <message>
        <source>too few pairs for whitening: the orthogonal map is used</source>
        <translation>zu wenige Paare für das Whitening: Die orthogonale Abbildung wird verwendet</translation>
    </message>
    <message>
        <source>“%1” is not a rank</source>
        <translation>„%1“ ist kein Rang</translation>
    </message>
    <message>
        <source>Learn a map from the sentences by procrustes, and start from the dictionary it induces</source>
        <translation>Lernen Sie aus den Sätzen eine Abbildung mit procrustes, und beginnen Sie mit dem Wörterbuch, das sie ergibt</translation>
    </message>
    <message>
        <source>%1 starts from pairs of words or from nothing, not from sentences</source>
        <translation>%1 beginnt mit Wortpaaren oder mit nichts, nicht mit Sätzen</translation>
    </message>
    <message>
        <source>Check that the columns are in the order source, target</source>
        <translation>Prüfen Sie, ob die Spalten in der Reihenfolge Quelle, Ziel stehen</translation>
    </message>
    <message>
        <source>No pair of the dictionary has both its words among the vectors</source>
        <translation>Kein Paar des Wörterbuchs hat beide Wörter in den Vektoren</translation>
    </message>
    <message>
        <source>The two spaces have no string in common</source>
        <translation>Die beiden Räume haben keine Zeichenkette gemeinsam</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 is too large to match</source>
        <translation>Eine Matrix von %1 × %2 ist zu groß für eine Zuordnung</translation>
    </message>
    <message>
        <source>A space of %1 dimensions is too large to search</source>
        <translation>Ein Raum mit %1 Dimensionen ist zu groß für die Suche</translation>
    </message>
    <message>
        <source>Are the glosses in the language of the vectors?</source>
        <translation>Sind die Glossen in der Sprache der Vektoren?</translation>
    </message>
    <message>
        <source>Choosing glosses</source>
        <translation>Glossen werden ausgewählt</translation>
    </message>
    <message>
        <source>Comparing glosses</source>
        <translation>Glossen werden verglichen</translation>
    </message>
    <message>
        <source>Linking words to their neighbours</source>
        <translation>Wörter werden mit ihren Nachbarn verbunden</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Zuordnung läuft</translation>
    </message>
    <message>
        <source>None of the glosses&apos; words has a vector</source>
        <translation>Keines der Wörter der Glossen hat einen Vektor</translation>
    </message>
    <message>
        <source>One side of the pair is already linked to another</source>
        <translation>Eine Seite des Paares ist schon mit einer anderen verknüpft</translation>
    </message>
    <message>
        <source>Preparing the search</source>
        <translation>Die Suche wird vorbereitet</translation>
    </message>
    <message>
        <source>Reading glosses</source>
        <translation>Glossen werden gelesen</translation>
    </message>
    <message>
        <source>Row %1 of the costs holds a value that is not a finite number</source>
        <translation>Zeile %1 der Kosten enthält einen Wert, der keine endliche Zahl ist</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>Speichern Sie sie mit numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Scores need as many source glosses as target glosses, pair by pair: %1 and %2</source>
        <translation>Scores brauchen gleich viele Glossen auf beiden Seiten, Paar für Paar: %1 und %2</translation>
    </message>
    <message>
        <source>The candidates of row %1 repeat or lie outside</source>
        <translation>Die Kandidaten der Zeile %1 wiederholen sich oder liegen außerhalb</translation>
    </message>
    <message>
        <source>The file does not hold a matrix of rows and columns</source>
        <translation>Die Datei enthält keine Matrix aus Zeilen und Spalten</translation>
    </message>
    <message>
        <source>The file holds no glosses</source>
        <translation>Die Datei enthält keine Glossen</translation>
    </message>
    <message>
        <source>The files are not aligned line by line: %1 and %2 lines</source>
        <translation>Die Dateien entsprechen einander nicht Zeile für Zeile: %1 und %2 Zeilen</translation>
    </message>
    <message>
        <source>The fused measure has no lines left to fit its weights on</source>
        <translation>Dem kombinierten Maß bleiben keine Zeilen, um seine Gewichte anzupassen</translation>
    </message>
    <message>
        <source>The fused measure has no weights</source>
        <translation>Das kombinierte Maß hat keine Gewichte</translation>
    </message>
    <message>
        <source>The fused measure needs %1, which is missing</source>
        <translation>Das kombinierte Maß braucht %1, was fehlt</translation>
    </message>
    <message>
        <source>The header of the NumPy file cannot be understood</source>
        <translation>Der Kopf der NumPy-Datei ist nicht zu verstehen</translation>
    </message>
    <message>
        <source>The header of the NumPy file is cut off</source>
        <translation>Der Kopf der NumPy-Datei ist abgeschnitten</translation>
    </message>
    <message>
        <source>The matrix is cut off: %1 × %2 values were announced, %3 found</source>
        <translation>Die Matrix ist abgeschnitten: %1 × %2 Werte waren angekündigt, %3 sind vorhanden</translation>
    </message>
    <message>
        <source>The matrix is neither of float32 nor of float64 values</source>
        <translation>Die Matrix hat weder float32- noch float64-Werte</translation>
    </message>
    <message>
        <source>The matrix is stored column by column (Fortran order)</source>
        <translation>Die Matrix ist spaltenweise gespeichert (Fortran-Ordnung)</translation>
    </message>
    <message>
        <source>The measure %1 needs more than words with vectors</source>
        <translation>Das Maß %1 braucht mehr als Wörter mit Vektoren</translation>
    </message>
    <message>
        <source>The neighbours to compare are not of the same queries</source>
        <translation>Die zu vergleichenden Nachbarn gehören nicht zu denselben Anfragen</translation>
    </message>
    <message>
        <source>The values of the NumPy file are not aligned</source>
        <translation>Die Werte der NumPy-Datei sind nicht auf Wortgrenzen ausgerichtet</translation>
    </message>
    <message>
        <source>There is nothing to fit the weights of measures on</source>
        <translation>Es gibt nichts, woran sich die Gewichte der Maße anpassen ließen</translation>
    </message>
    <message>
        <source>These are not weights of measures</source>
        <translation>Das sind keine Gewichte von Maßen</translation>
    </message>
    <message>
        <source>This is not a NumPy file</source>
        <translation>Dies ist keine NumPy-Datei</translation>
    </message>
    <message>
        <source>Too many pairs are ruled out: row %1 cannot be matched</source>
        <translation>Zu viele Paare sind ausgeschlossen: Zeile %1 lässt sich nicht zuordnen</translation>
    </message>
    <message>
        <source>Translating glosses</source>
        <translation>Glossen werden übersetzt</translation>
    </message>
    <message>
        <source>Undo that decision first.</source>
        <translation>Nehmen Sie diese Entscheidung erst zurück.</translation>
    </message>
    <message>
        <source>Fitting the weights of the measures</source>
        <translation>Die Gewichte der Maße werden angepasst</translation>
    </message>
    <message>
        <source>%1 definitions and examples in other languages are left out</source>
        <translation>%1 Definitionen und Beispiele in anderen Sprachen werden ausgelassen</translation>
    </message>
    <message>
        <source>%1 has no definitions</source>
        <translation>%1 hat keine Definitionen</translation>
    </message>
    <message>
        <source>%1 is read; the file holds other lexicons too: %2</source>
        <translation>%1 wird gelesen; die Datei enthält noch andere Lexika: %2</translation>
    </message>
    <message>
        <source>%1 × %2 glosses need %3 GiB, and %4 are free</source>
        <translation>%1 × %2 Glossen brauchen %3 GiB, frei sind %4</translation>
    </message>
    <message>
        <source>A decision is about a gloss that the linking does not have</source>
        <translation>Eine Entscheidung betrifft eine Glosse, die die Verknüpfung nicht hat</translation>
    </message>
    <message>
        <source>A linking needs glosses on both sides</source>
        <translation>Eine Verknüpfung braucht Glossen auf beiden Seiten</translation>
    </message>
    <message>
        <source>A pair of the run names position %1, but there are %2</source>
        <translation>Ein Paar des Laufs nennt die Stelle %1, aber es gibt %2</translation>
    </message>
    <message>
        <source>A search for settings needs candidates, and validation glosses to choose by</source>
        <translation>Eine Suche nach Einstellungen braucht Kandidaten und Validierungsglossen, nach denen gewählt wird</translation>
    </message>
    <message>
        <source>A synset has no id</source>
        <translation>Ein Synset hat keine Kennung</translation>
    </message>
    <message>
        <source>A word of the linking holds a line break</source>
        <translation>Ein Wort der Verknüpfung enthält einen Zeilenumbruch</translation>
    </message>
    <message>
        <source>A wordnet in this format has the root LexicalResource</source>
        <translation>Ein Wortnetz in diesem Format hat die Wurzel LexicalResource</translation>
    </message>
    <message>
        <source>Batch size from 2 to 4096, dropout from 0 to below 1, epochs and rates positive</source>
        <translation>Batchgröße von 2 bis 4096, Dropout von 0 bis unter 1, Epochen und Raten positiv</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>Close it there first</source>
        <translation>Schließen Sie sie zuerst dort</translation>
    </message>
    <message>
        <source>Compare in the space that it was trained in</source>
        <translation>Vergleichen Sie in dem Raum, in dem es trainiert wurde</translation>
    </message>
    <message>
        <source>Compare some with: glosses</source>
        <translation>Vergleichen Sie welche mit: glosses</translation>
    </message>
    <message>
        <source>Convert the file first, for instance with iconv</source>
        <translation>Wandeln Sie die Datei zuerst um, etwa mit iconv</translation>
    </message>
    <message>
        <source>Is the dictionary of these languages, and in this direction?</source>
        <translation>Ist das Wörterbuch eines dieser Sprachen, und in dieser Richtung?</translation>
    </message>
    <message>
        <source>The file&apos;s name does not show how to write the wordnet</source>
        <translation>Am Namen der Datei ist nicht zu erkennen, wie das Wortnetz zu schreiben ist</translation>
    </message>
    <message>
        <source>It may be cut off or damaged: fetch or copy it again</source>
        <translation>Sie ist vielleicht abgeschnitten oder beschädigt: holen oder kopieren Sie sie noch einmal</translation>
    </message>
    <message>
        <source>Score fewer lines, or give a trained model</source>
        <translation>Vergleichen Sie weniger Zeilen, oder geben Sie ein trainiertes Modell an</translation>
    </message>
    <message>
        <source>Use a name ending in .xml for WN-LMF or in .tab for an OMW tab file, followed by .gz or .xz to compress</source>
        <translation>Verwenden Sie einen Namen auf .xml für WN-LMF oder .tab für eine OMW-Tab-Datei, mit .gz oder .xz dahinter zum Komprimieren</translation>
    </message>
    <message>
        <source>Name the target with --target</source>
        <translation>Nennen Sie das Ziel mit --target</translation>
    </message>
    <message>
        <source>No exact link is accepted in %1 yet</source>
        <translation>In %1 ist noch keine genaue Verknüpfung angenommen</translation>
    </message>
    <message>
        <source>No gloss of %1 has a candidate among those of %2</source>
        <translation>Keine Glosse von %1 hat einen Kandidaten unter denen von %2</translation>
    </message>
    <message>
        <source>No link is accepted in %1 yet</source>
        <translation>In %1 ist noch keine Verknüpfung angenommen</translation>
    </message>
    <message>
        <source>Nothing is decided in %1 yet</source>
        <translation>In %1 ist noch nichts entschieden</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1</source>
        <translation>Für %1 ist nichts vorgeschlagen</translation>
    </message>
    <message>
        <source>Reading decisions</source>
        <translation>Entscheidungen werden gelesen</translation>
    </message>
    <message>
        <source>Reading the linking</source>
        <translation>Die Verknüpfung wird gelesen</translation>
    </message>
    <message>
        <source>Run %1 compared no glosses</source>
        <translation>Lauf %1 hat keine Glossen verglichen</translation>
    </message>
    <message>
        <source>State whose decisions to write</source>
        <translation>Geben Sie an, wessen Entscheidungen geschrieben werden sollen</translation>
    </message>
    <message>
        <source>Several reviewers have decided in %1: %2</source>
        <translation>In %1 haben mehrere entschieden: %2</translation>
    </message>
    <message>
        <source>Source and target glosses have vectors of different dimensions</source>
        <translation>Quell- und Zielglossen haben Vektoren verschiedener Dimension</translation>
    </message>
    <message>
        <source>Storing the linking</source>
        <translation>Die Verknüpfung wird gespeichert</translation>
    </message>
    <message>
        <source>Remove what is in brackets after &lt;!DOCTYPE</source>
        <translation>Entfernen Sie, was in Klammern hinter &lt;!DOCTYPE steht</translation>
    </message>
    <message>
        <source>Take wordnets that hold definitions, and ids of Princeton 3.0 or ILIs both</source>
        <translation>Nehmen Sie Wortnetze mit Definitionen, die beide Kennungen von Princeton 3.0 oder beide ILIs haben</translation>
    </message>
    <message>
        <source>The Siamese LSTM reads vectors of %1 dimensions, the glosses&apos; have %2</source>
        <translation>Das siamesische LSTM liest Vektoren mit %1 Dimensionen, die der Glossen haben %2</translation>
    </message>
    <message>
        <source>The attribute %1 is longer than the %2 bytes allowed</source>
        <translation>Das Attribut %1 ist länger als die erlaubten %2 Bytes</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8, nor does the file say what they are</source>
        <translation>Die Bytes sind kein UTF-8, und die Datei sagt nicht, was sie sind</translation>
    </message>
    <message>
        <source>The candidates do not fit the glosses of the linking</source>
        <translation>Die Kandidaten passen nicht zu den Glossen der Verknüpfung</translation>
    </message>
    <message>
        <source>The decision is about a gloss that the linking does not have</source>
        <translation>Die Entscheidung betrifft eine Glosse, die die Verknüpfung nicht hat</translation>
    </message>
    <message>
        <source>The file brings declarations of its own, which are not read for safety</source>
        <translation>Die Datei bringt eigene Deklarationen mit, die aus Sicherheit nicht gelesen werden</translation>
    </message>
    <message>
        <source>The file holds no decisions</source>
        <translation>Die Datei enthält keine Entscheidungen</translation>
    </message>
    <message>
        <source>The file holds no lexicon %1; it has: %2</source>
        <translation>Die Datei enthält kein Lexikon %1; sie hat: %2</translation>
    </message>
    <message>
        <source>The file holds no lexicon</source>
        <translation>Die Datei enthält kein Lexikon</translation>
    </message>
    <message>
        <source>The file is not WN-LMF: its root is %1</source>
        <translation>Die Datei ist kein WN-LMF: ihre Wurzel ist %1</translation>
    </message>
    <message>
        <source>The file is not XML</source>
        <translation>Die Datei ist kein XML</translation>
    </message>
    <message>
        <source>The gloss is already linked to another</source>
        <translation>Die Glosse ist schon mit einer anderen verknüpft</translation>
    </message>
    <message>
        <source>The glosses are not aligned: there is no line %1 on both sides</source>
        <translation>Die Glossen entsprechen sich nicht: Zeile %1 fehlt auf einer Seite</translation>
    </message>
    <message>
        <source>The kinds of glosses do not fit their number</source>
        <translation>Die Arten der Glossen passen nicht zu ihrer Anzahl</translation>
    </message>
    <message>
        <source>The lexicon holds no synset</source>
        <translation>Das Lexikon enthält kein Synset</translation>
    </message>
    <message>
        <source>The line names no source synset</source>
        <translation>Die Zeile nennt kein Quell-Synset</translation>
    </message>
    <message>
        <source>The line names no target synset</source>
        <translation>Die Zeile nennt kein Ziel-Synset</translation>
    </message>
    <message>
        <source>The linking has no synset %1</source>
        <translation>Die Verknüpfung hat kein Synset %1</translation>
    </message>
    <message>
        <source>The linking is incomplete</source>
        <translation>Die Verknüpfung ist unvollständig</translation>
    </message>
    <message>
        <source>The linking is open in another window: %1</source>
        <translation>Die Verknüpfung ist in einem anderen Fenster geöffnet: %1</translation>
    </message>
    <message>
        <source>The settings of the Siamese LSTM cannot be used</source>
        <translation>Die Einstellungen des siamesischen LSTM sind nicht brauchbar</translation>
    </message>
    <message>
        <source>The sizes of the Siamese LSTM cannot be used: %1 inputs, %2 hidden units, %3 words</source>
        <translation>Die Größen des siamesischen LSTM sind nicht brauchbar: %1 Eingänge, %2 verborgene Einheiten, %3 Wörter</translation>
    </message>
    <message>
        <source>The synset id %1 does not fit an OMW tab file, which knows ids like 00001740-n</source>
        <translation>Die Synset-Kennung %1 passt nicht in eine OMW-Tab-Datei, die Kennungen wie 00001740-n kennt</translation>
    </message>
    <message>
        <source>The text is longer than the %1 bytes allowed</source>
        <translation>Der Text ist länger als die erlaubten %1 Bytes</translation>
    </message>
    <message>
        <source>The wordnet has neither lemmas nor texts to write</source>
        <translation>Das Wortnetz hat weder Lemmata noch Texte zu schreiben</translation>
    </message>
    <message>
        <source>The wordnet has no lemma, and WN-LMF knows none without</source>
        <translation>Das Wortnetz hat kein Lemma, und ohne eines gibt es kein WN-LMF</translation>
    </message>
    <message>
        <source>The wordnet has no synset %1 that a link could begin at</source>
        <translation>Das Wortnetz hat kein Synset %1, bei dem eine Verknüpfung beginnen könnte</translation>
    </message>
    <message>
        <source>The words of the linking do not fit their vectors</source>
        <translation>Die Wörter der Verknüpfung passen nicht zu ihren Vektoren</translation>
    </message>
    <message>
        <source>The workspace has no linking %1</source>
        <translation>Der Arbeitsbereich hat keine Verknüpfung %1</translation>
    </message>
    <message>
        <source>There are no aligned glosses to train the Siamese LSTM on</source>
        <translation>Es gibt keine einander entsprechenden Glossen, um das siamesische LSTM zu trainieren</translation>
    </message>
    <message>
        <source>There is a linking named %1 already</source>
        <translation>Es gibt schon eine Verknüpfung namens %1</translation>
    </message>
    <message>
        <source>There is no candidate %1 for this gloss</source>
        <translation>Für diese Glosse gibt es keinen Kandidaten %1</translation>
    </message>
    <message>
        <source>There is no distance named %1; there are manhattan and euclidean</source>
        <translation>Es gibt keinen Abstand namens %1; es gibt manhattan und euclidean</translation>
    </message>
    <message>
        <source>There is no objective named %1; there are shuffled, batch and softmax</source>
        <translation>Es gibt keine Zielfunktion namens %1; es gibt shuffled, batch und softmax</translation>
    </message>
    <message>
        <source>Training the Siamese LSTM</source>
        <translation>Das siamesische LSTM wird trainiert</translation>
    </message>
    <message>
        <source>Two synsets have the id %1</source>
        <translation>Zwei Synsets haben die Kennung %1</translation>
    </message>
    <message>
        <source>Unknown decision %1</source>
        <translation>Unbekannte Entscheidung %1</translation>
    </message>
    <message>
        <source>Unknown relation %1; known are exact, broader, narrower and related</source>
        <translation>Unbekannte Beziehung %1; bekannt sind exact, broader, narrower und related</translation>
    </message>
    <message>
        <source>Unknown verdict %1; known are accepted, rejected, deferred, none and open</source>
        <translation>Unbekanntes Urteil %1; bekannt sind accepted, rejected, deferred, none und open</translation>
    </message>
    <message>
        <source>Write it as WN-LMF</source>
        <translation>Schreiben Sie es als WN-LMF</translation>
    </message>
    <message>
        <source>Write it as an OMW tab file</source>
        <translation>Schreiben Sie es als OMW-Tab-Datei</translation>
    </message>
    <message>
        <source>Writing a wordnet</source>
        <translation>Ein Wortnetz wird geschrieben</translation>
    </message>
    <message>
        <source>just being opened</source>
        <translation>wird gerade geöffnet</translation>
    </message>
    <message>
        <source>the count is not a number</source>
        <translation>die Anzahl ist keine Zahl</translation>
    </message>
    <message>
        <source>the element %1 is not known at this place</source>
        <translation>das Element %1 ist an dieser Stelle nicht bekannt</translation>
    </message>
    <message>
        <source>the entry has a second lemma</source>
        <translation>der Eintrag hat ein zweites Lemma</translation>
    </message>
    <message>
        <source>the entry has no id</source>
        <translation>der Eintrag hat keine Kennung</translation>
    </message>
    <message>
        <source>the entry has no lemma</source>
        <translation>der Eintrag hat kein Lemma</translation>
    </message>
    <message>
        <source>the id %1 is already in the file</source>
        <translation>die Kennung %1 steht schon in der Datei</translation>
    </message>
    <message>
        <source>the lemma has no written form</source>
        <translation>das Lemma hat keine Schriftform</translation>
    </message>
    <message>
        <source>the lexicon does not have the synset %1 that the sense names</source>
        <translation>das Lexikon hat das Synset %1 nicht, das die Bedeutung nennt</translation>
    </message>
    <message>
        <source>the lexicon has no id</source>
        <translation>das Lexikon hat keine Kennung</translation>
    </message>
    <message>
        <source>the part of speech %1 is not known</source>
        <translation>die Wortart %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>the relation lacks its type or its target</source>
        <translation>der Relation fehlt ihre Art oder ihr Ziel</translation>
    </message>
    <message>
        <source>the sense has no id</source>
        <translation>die Bedeutung hat keine Kennung</translation>
    </message>
    <message>
        <source>the sense names no synset</source>
        <translation>die Bedeutung nennt kein Synset</translation>
    </message>
    <message>
        <source>the sense comes before its lemma</source>
        <translation>die Bedeutung steht vor ihrem Lemma</translation>
    </message>
    <message>
        <source>the synset %1 is already on line %2</source>
        <translation>das Synset %1 steht schon auf Zeile %2</translation>
    </message>
    <message>
        <source>the synset has more than %1 definitions or examples</source>
        <translation>das Synset hat mehr als %1 Definitionen oder Beispiele</translation>
    </message>
    <message>
        <source>the synset has more than %1 hypernyms</source>
        <translation>das Synset hat mehr als %1 Hyperonyme</translation>
    </message>
    <message>
        <source>the synset has more than %1 words</source>
        <translation>das Synset hat mehr als %1 Wörter</translation>
    </message>
    <message>
        <source>the synset has no id</source>
        <translation>das Synset hat keine Kennung</translation>
    </message>
    <message>
        <source>the holonym %1 does not exist</source>
        <translation>das Holonym %1 ist nicht vorhanden</translation>
    </message>
    <message>
        <source>Encoding glosses</source>
        <translation>Glossen werden encodiert</translation>
    </message>
    <message>
        <source>Give two wordnets with --source and --target, or two files with --source-glosses and --target-glosses</source>
        <translation>Geben Sie zwei Wortnetze mit --source und --target an, oder zwei Dateien mit --source-glosses und --target-glosses</translation>
    </message>
    <message>
        <source>Take the vectors and the map that it was trained with, or train it anew</source>
        <translation>Nehmen Sie die Vektoren und die Abbildung, mit denen es trainiert wurde, oder trainieren Sie es neu</translation>
    </message>
    <message>
        <source>The Siamese LSTM was trained on other vectors than %1, or with another map</source>
        <translation>Das siamesische LSTM wurde mit anderen Vektoren als %1 trainiert, oder mit einer anderen Abbildung</translation>
    </message>
    <message>
        <source>There are no training glosses</source>
        <translation>Es gibt keine Trainingsglossen</translation>
    </message>
    <message>
        <source>To compare by a Siamese LSTM, a trained one is needed</source>
        <translation>Der Vergleich mit einem siamesischen LSTM braucht ein trainiertes</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>kein UTF-8</translation>
    </message>
    <message>
        <source>not a score and two texts separated by tabs</source>
        <translation>kein Score mit zwei Texten, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>not two texts separated by a tab</source>
        <translation>keine zwei Texte mit einem Tabulator dazwischen</translation>
    </message>
    <message>
        <source>the first field is not a number</source>
        <translation>das erste Feld ist keine Zahl</translation>
    </message>
    <message>
        <source>Accept or reject some suggestions, or link wordnets that share ids or the interlingual index</source>
        <translation>Einige Vorschläge annehmen oder ablehnen, oder Wortnetze verknüpfen, die Kennungen oder den interlingualen Index teilen</translation>
    </message>
    <message>
        <source>No curve of %1 yet: the wordnets share no ids (or these were not requested), and %2 has reviewed no suggestion</source>
        <translation>Noch keine Kurve von %1: Die Wortnetze haben keine Kennungen gemeinsam (oder danach ist nicht gefragt), und %2 hat keinen Vorschlag geprüft</translation>
    </message>
    <message>
        <source>%1 is not a valid time of a decision; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 ist kein Zeitpunkt einer Entscheidung; erwartet wird einer wie 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>A file of the workspace became shorter while it was in use</source>
        <translation>Eine Datei des Arbeitsbereichs wurde kürzer, während sie benutzt wurde</translation>
    </message>
    <message>
        <source>A name is one line of UTF-8 text, of no more than 200 characters</source>
        <translation>Ein Name ist eine Zeile UTF-8-Text von höchstens 200 Zeichen</translation>
    </message>
    <message>
        <source>An element has more than the %1 attributes allowed</source>
        <translation>Ein Element hat mehr als die erlaubten %1 Attribute</translation>
    </message>
    <message>
        <source>Codes are those of ISO 639, such as en or fra; qaa to qtz are for your own use</source>
        <translation>Kürzel sind die von ISO 639, etwa en oder fra; qaa bis qtz sind für eigene Zwecke frei</translation>
    </message>
    <message>
        <source>Elements are nested deeper than the %1 levels allowed</source>
        <translation>Elemente sind tiefer verschachtelt als die erlaubten %1 Ebenen</translation>
    </message>
    <message>
        <source>No language with the code %1 is known</source>
        <translation>Eine Sprache mit dem Kürzel %1 ist nicht bekannt</translation>
    </message>
    <message>
        <source>Put the whole file back and start again</source>
        <translation>Legen Sie die ganze Datei wieder hin und beginnen Sie von vorn</translation>
    </message>
    <message>
        <source>The bytes are not of the encoding %1 that the file declares</source>
        <translation>Die Bytes sind nicht in der Kodierung %1, die die Datei angibt</translation>
    </message>
    <message>
        <source>The compressed file expands to more than %1 bytes, which is out of all proportion</source>
        <translation>Die komprimierte Datei wird entpackt größer als %1 Bytes, was in keinem Verhältnis steht</translation>
    </message>
    <message>
        <source>The file became shorter while it was in use</source>
        <translation>Die Datei wurde kürzer, während sie benutzt wurde</translation>
    </message>
    <message>
        <source>The file is not well-formed XML (libxml2 calls it error %1)</source>
        <translation>Die Datei ist kein wohlgeformtes XML (Fehler %1 von libxml2)</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a comment does not end</source>
        <translation>Die Datei ist kein wohlgeformtes XML: ein Kommentar endet nicht</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name is missing</source>
        <translation>Die Datei ist kein wohlgeformtes XML: ein Name fehlt</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name or a comment is too long</source>
        <translation>Die Datei ist kein wohlgeformtes XML: ein Name oder Kommentar ist zu lang</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a piece of plain text (CDATA) does not end</source>
        <translation>Die Datei ist kein wohlgeformtes XML: ein Stück reiner Text (CDATA) endet nicht</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a processing instruction does not end</source>
        <translation>Die Datei ist kein wohlgeformtes XML: eine Verarbeitungsanweisung endet nicht</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a tag does not end</source>
        <translation>Die Datei ist kein wohlgeformtes XML: ein Tag endet nicht</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a bare &amp;; it must be written &amp;amp;</source>
        <translation>Die Datei ist kein wohlgeformtes XML: ein einzelnes &amp;; es muss &amp;amp; geschrieben werden</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: an element has the attribute %1 twice</source>
        <translation>Die Datei ist kein wohlgeformtes XML: ein Element hat das Attribut %1 zweimal</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it ends within the element %1</source>
        <translation>Die Datei ist kein wohlgeformtes XML: sie endet innerhalb des Elements %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it holds a character that XML does not allow</source>
        <translation>Die Datei ist kein wohlgeformtes XML: sie enthält ein Zeichen, das XML nicht erlaubt</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it names a character that XML does not allow</source>
        <translation>Die Datei ist kein wohlgeformtes XML: sie nennt ein Zeichen, das XML nicht erlaubt</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: there is content after its last element</source>
        <translation>Die Datei ist kein wohlgeformtes XML: hinter dem letzten Element steht noch etwas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the attribute %1 has no value</source>
        <translation>Die Datei ist kein wohlgeformtes XML: das Attribut %1 hat keinen Wert</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the document type does not end</source>
        <translation>Die Datei ist kein wohlgeformtes XML: der Dokumenttyp endet nicht</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the end of %2 does not match the start of %1</source>
        <translation>Die Datei ist kein wohlgeformtes XML: das Ende von %2 passt nicht zum Anfang von %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the entity %1 is not declared</source>
        <translation>Die Datei ist kein wohlgeformtes XML: die Entität %1 ist nicht deklariert</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the prefix %1 is not declared</source>
        <translation>Die Datei ist kein wohlgeformtes XML: das Präfix %1 ist nicht deklariert</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute does not end</source>
        <translation>Die Datei ist kein wohlgeformtes XML: der Wert eines Attributs endet nicht</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute holds a &lt;</source>
        <translation>Die Datei ist kein wohlgeformtes XML: der Wert eines Attributs enthält ein &lt;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute is not in quotes</source>
        <translation>Die Datei ist kein wohlgeformtes XML: der Wert eines Attributs steht nicht in Anführungszeichen</translation>
    </message>
    <message>
        <source>The file says that its encoding is %1, which is not known here</source>
        <translation>Die Datei gibt die Kodierung %1 an, die hier nicht bekannt ist</translation>
    </message>
    <message>
        <source>This cannot be a name: %1</source>
        <translation>Das kann kein Name sein: %1</translation>
    </message>
    <message>
        <source>Unpack it first if you trust it</source>
        <translation>Entpacken Sie sie zuerst, wenn Sie ihr trauen</translation>
    </message>
    <message>
        <source>one of the two texts is empty</source>
        <translation>einer der beiden Texte ist leer</translation>
    </message>
    <message>
        <source>the score %1 is out of range</source>
        <translation>der Score %1 liegt außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>%1 is in %2, its word vectors are in %3</source>
        <translation>%1 ist auf %2, seine Wortvektoren sind auf %3</translation>
    </message>
    <message>
        <source>Align the two spaces to get one</source>
        <translation>Richten Sie die beiden Räume aus, um eine zu erhalten</translation>
    </message>
    <message>
        <source>Both wordnets are the same</source>
        <translation>Beide Wortnetze sind dasselbe</translation>
    </message>
    <message>
        <source>Choose the map between them, or align them first</source>
        <translation>Wählen Sie die Abbildung zwischen ihnen, oder richten Sie sie zuerst aus</translation>
    </message>
    <message>
        <source>Install it beside the program again, or let CROSSGLOSS_PACK name another</source>
        <translation>Installieren Sie es neu neben dem Programm, oder nennen Sie mit CROSSGLOSS_PACK ein anderes</translation>
    </message>
    <message>
        <source>Install one for dictd, or import one</source>
        <translation>Installieren Sie eines für dictd, oder importieren Sie eines</translation>
    </message>
    <message>
        <source>Its direction is reversed: swap its columns, or the wordnets</source>
        <translation>Seine Richtung ist umgekehrt: Tauschen Sie seine Spalten oder die Wortnetze</translation>
    </message>
    <message>
        <source>Checking the inputs of the linking</source>
        <translation>Die Eingaben der Verknüpfung werden geprüft</translation>
    </message>
    <message>
        <source>Several dictionaries together cover more</source>
        <translation>Mehrere Wörterbücher zusammen decken mehr ab</translation>
    </message>
    <message>
        <source>No dictionary from %1 to %2 is installed or imported</source>
        <translation>Kein Wörterbuch von %1 nach %2 ist installiert oder importiert</translation>
    </message>
    <message>
        <source>Say which language it is in</source>
        <translation>Sagen Sie, in welcher Sprache sie ist</translation>
    </message>
    <message>
        <source>Say which language the second one is</source>
        <translation>Sagen Sie, welche die zweite Sprache ist</translation>
    </message>
    <message>
        <source>See that the map is of these vectors and languages; without a map, the vectors must have been aligned before</source>
        <translation>Prüfen Sie, ob die Abbildung zu diesen Vektoren und Sprachen gehört; ohne Abbildung müssen die Vektoren vorher ausgerichtet sein</translation>
    </message>
    <message>
        <source>See that the vectors are those of the wordnet&apos;s language, and the sides in this order</source>
        <translation>Prüfen Sie, ob die Vektoren in der Sprache des Wortnetzes sind und die Seiten in dieser Reihenfolge stehen</translation>
    </message>
    <message>
        <source>Take vectors of this language with more words</source>
        <translation>Nehmen Sie Vektoren dieser Sprache mit mehr Wörtern</translation>
    </message>
    <message>
        <source>The dictionary translates no word of %1 into one of %2</source>
        <translation>Das Wörterbuch übersetzt kein Wort von %1 in eines von %2</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses, reversed of %2 %</source>
        <translation>Das Wörterbuch übersetzt Wörter von %1 % der Glossen, umgekehrt von %2 %</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses; the others get no suggestion</source>
        <translation>Das Wörterbuch übersetzt Wörter von %1 % der Glossen; die anderen erhalten keinen Vorschlag</translation>
    </message>
    <message>
        <source>See the list of linkings</source>
        <translation>Die Liste der Verknüpfungen zeigt die vorhandenen</translation>
    </message>
    <message>
        <source>See the list of resources</source>
        <translation>Die Liste der Ressourcen zeigt die vorhandenen</translation>
    </message>
    <message>
        <source>The vectors have only %1 % of the words in the glosses of %2</source>
        <translation>Die Vektoren haben nur %1 % der Wörter in den Glossen von %2</translation>
    </message>
    <message>
        <source>Known pairs are hardly closer than random pairs: %1 %, where chance is 50</source>
        <translation>Bekannte Paare liegen kaum näher beieinander als zufällige Paare: %1 %, wo der Zufall 50 ergibt</translation>
    </message>
    <message>
        <source>Correct the variable, or unset it to use the bundled pack</source>
        <translation>Berichtigen Sie die Variable, oder löschen Sie sie, um das mitgelieferte Paket zu verwenden</translation>
    </message>
    <message>
        <source>%1 is gone: there was no room to keep it</source>
        <translation>%1 ist verloren: Es war kein Platz, es aufzubewahren</translation>
    </message>
    <message>
        <source>%1 rows were saved; the damaged database is now %2</source>
        <translation>%1 Zeilen wurden gerettet; die beschädigte Datenbank heißt jetzt %2</translation>
    </message>
    <message>
        <source>A linking of the workspace is open for review</source>
        <translation>Eine Verknüpfung des Arbeitsbereichs wird gerade durchgesehen</translation>
    </message>
    <message>
        <source>Check that the disk is not full and that you may write there</source>
        <translation>Prüfen Sie, ob der Datenträger voll ist und ob Sie dort schreiben dürfen</translation>
    </message>
    <message>
        <source>Check the free space of the disk that it goes to</source>
        <translation>Prüfen Sie den freien Platz auf dem Datenträger, auf den sie geschrieben wird</translation>
    </message>
    <message>
        <source>Checking the databases</source>
        <translation>Datenbanken werden geprüft</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Vektoren werden geprüft</translation>
    </message>
    <message>
        <source>Choose a file that Back up has written; nothing was changed</source>
        <translation>Wählen Sie eine Datei, die das Sichern geschrieben hat; nichts wurde geändert</translation>
    </message>
    <message>
        <source>Choose another name, or replace it</source>
        <translation>Wählen Sie einen anderen Namen, oder ersetzen Sie sie</translation>
    </message>
    <message>
        <source>Close it before a backup is restored</source>
        <translation>Schließen Sie sie, bevor eine Sicherung zurückgespielt wird</translation>
    </message>
    <message>
        <source>Copying the databases</source>
        <translation>Datenbanken werden kopiert</translation>
    </message>
    <message>
        <source>Free some space, or remove vectors that you no longer need, and try again</source>
        <translation>Schaffen Sie Platz, oder entfernen Sie Vektoren, die Sie nicht mehr brauchen, und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>Import it again</source>
        <translation>Importieren Sie es noch einmal</translation>
    </message>
    <message>
        <source>Import them again from %2</source>
        <translation>Importieren Sie sie noch einmal von %2</translation>
    </message>
    <message>
        <source>Leave it where it is: check the workspace, which saves what can be read, or restore a backup</source>
        <translation>Lassen Sie sie, wo sie ist: Prüfen Sie den Arbeitsbereich, was Lesbares rettet, oder spielen Sie eine Sicherung zurück</translation>
    </message>
    <message>
        <source>Name a folder for the workspace</source>
        <translation>Nennen Sie einen Ordner für den Arbeitsbereich</translation>
    </message>
    <message>
        <source>Name another file to write</source>
        <translation>Nennen Sie eine andere Datei zum Schreiben</translation>
    </message>
    <message>
        <source>Reading the backup</source>
        <translation>Sicherung wird gelesen</translation>
    </message>
    <message>
        <source>Restore a backup of the workspace, or check and repair it to begin anew</source>
        <translation>Spielen Sie eine Sicherung des Arbeitsbereichs zurück, oder prüfen und reparieren Sie ihn, um neu zu beginnen</translation>
    </message>
    <message>
        <source>Restore a backup; vectors that lie beside it were not touched</source>
        <translation>Spielen Sie eine Sicherung zurück; Vektoren, die daneben liegen, wurden nicht angerührt</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Lesbare Daten werden gerettet</translation>
    </message>
    <message>
        <source>The backup was made by a newer version of the program</source>
        <translation>Die Sicherung stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>The damaged database could not be moved to the trash of the workspace</source>
        <translation>Die beschädigte Datenbank konnte nicht in den Papierkorb des Arbeitsbereichs verschoben werden</translation>
    </message>
    <message>
        <source>The database is empty: what it held is gone</source>
        <translation>Die Datenbank ist leer: Ihr Inhalt ist verloren</translation>
    </message>
    <message>
        <source>The entry holds no words that can be looked up</source>
        <translation>Der Eintrag enthält keine Wörter, die nachgeschlagen werden können</translation>
    </message>
    <message>
        <source>The file changed while it was read</source>
        <translation>Die Datei änderte sich, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>The file is not a backup of a workspace, or not a complete one</source>
        <translation>Die Datei ist keine Sicherung eines Arbeitsbereichs, oder keine vollständige</translation>
    </message>
    <message>
        <source>The output could not be written completely</source>
        <translation>Die Ausgabe konnte nicht vollständig geschrieben werden</translation>
    </message>
    <message>
        <source>The output is one of the inputs, which would be lost</source>
        <translation>Die Ausgabe ist eine der Eingaben, die verloren ginge</translation>
    </message>
    <message>
        <source>The pack that CROSSGLOSS_PACK names does not exist</source>
        <translation>Das Paket, das CROSSGLOSS_PACK nennt, gibt es nicht</translation>
    </message>
    <message>
        <source>The pipe cannot be read (%1)</source>
        <translation>Die Pipe kann nicht gelesen werden (%1)</translation>
    </message>
    <message>
        <source>The vectors of %1 are damaged</source>
        <translation>Die Vektoren von %1 sind beschädigt</translation>
    </message>
    <message>
        <source>The vectors of %1 are missing</source>
        <translation>Die Vektoren von %1 fehlen</translation>
    </message>
    <message>
        <source>The word occurs more than once</source>
        <translation>Das Wort kommt mehrfach vor</translation>
    </message>
    <message>
        <source>The workspace does not know this file; it stays as it is</source>
        <translation>Der Arbeitsbereich kennt diese Datei nicht; sie bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>The workspace has another resource named %1</source>
        <translation>Der Arbeitsbereich hat eine andere Ressource namens %1</translation>
    </message>
    <message>
        <source>There is no folder for the workspace: the system names no home folder (HOME is not set)</source>
        <translation>Es gibt keinen Ordner für den Arbeitsbereich: Das System nennt kein Heimatverzeichnis (HOME ist nicht gesetzt)</translation>
    </message>
    <message>
        <source>There is no workspace in this folder</source>
        <translation>In diesem Ordner ist kein Arbeitsbereich</translation>
    </message>
    <message>
        <source>The input from the pipe could not be stored (%1)</source>
        <translation>Die Eingabe aus der Pipe konnte nicht gespeichert werden (%1)</translation>
    </message>
    <message>
        <source>The stored resource is incomplete</source>
        <translation>Die gespeicherte Ressource ist unvollständig</translation>
    </message>
    <message>
        <source>Write it to a file first and name that</source>
        <translation>Schreiben Sie es zuerst in eine Datei, und nennen Sie diese</translation>
    </message>
    <message>
        <source>Writing the backup</source>
        <translation>Sicherung wird geschrieben</translation>
    </message>
    <message>
        <source>for other reasons</source>
        <translation>aus anderen Gründen</translation>
    </message>
    <message>
        <source>the dictionary has an encoding that is not known (%1)</source>
        <translation>das Wörterbuch hat eine unbekannte Kodierung (%1)</translation>
    </message>
    <message>
        <source>the spelling dictionary cannot be read</source>
        <translation>das Rechtschreibwörterbuch kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>A dictionary entry of the workspace is damaged</source>
        <translation>Ein Wörterbucheintrag des Arbeitsbereichs ist beschädigt</translation>
    </message>
    <message>
        <source>Check the languages: what is marked as another language is skipped</source>
        <translation>Prüfen Sie die Sprachen: Was als anderssprachig gekennzeichnet ist, wird übersprungen</translation>
    </message>
    <message>
        <source>It must begin with &quot;StarDict&apos;s dict ifo file&quot;; other kinds of StarDict&apos;s files are not read</source>
        <translation>Sie muss mit „StarDict&apos;s dict ifo file“ beginnen; andere Arten von StarDict-Dateien werden nicht gelesen</translation>
    </message>
    <message>
        <source>Looking for the languages</source>
        <translation>Sprachen werden gesucht</translation>
    </message>
    <message>
        <source>Name a language that it holds</source>
        <translation>Nennen Sie eine Sprache, die sie enthält</translation>
    </message>
    <message>
        <source>No entry of this file holds translations or definitions</source>
        <translation>Kein Eintrag dieser Datei enthält Übersetzungen oder Definitionen</translation>
    </message>
    <message>
        <source>Offsets have 32 or 64 bits, not %1</source>
        <translation>Positionen haben 32 oder 64 Bit, nicht %1</translation>
    </message>
    <message>
        <source>Put the .idx or .idx.gz file beside it</source>
        <translation>Legen Sie die Datei .idx oder .idx.gz daneben</translation>
    </message>
    <message>
        <source>Remove the dictionary and import it again</source>
        <translation>Entfernen Sie das Wörterbuch und importieren Sie es neu</translation>
    </message>
    <message>
        <source>Synonym number %1 belongs to word %2, but there are only %3</source>
        <translation>Synonym Nummer %1 gehört zu Wort %2, es gibt aber nur %3</translation>
    </message>
    <message>
        <source>See the list of dictionaries</source>
        <translation>Die Liste der Wörterbücher zeigt die vorhandenen</translation>
    </message>
    <message>
        <source>The description lacks its %1</source>
        <translation>Der Beschreibung fehlt ihr %1</translation>
    </message>
    <message>
        <source>The dictionary is damaged: fetch or copy it again</source>
        <translation>Das Wörterbuch ist beschädigt: Holen oder kopieren Sie es noch einmal</translation>
    </message>
    <message>
        <source>The dictionary is of version %1, which is not known here</source>
        <translation>Das Wörterbuch hat die Version %1, die hier nicht bekannt ist</translation>
    </message>
    <message>
        <source>The entry holds neither translations nor definitions</source>
        <translation>Der Eintrag enthält weder Übersetzungen noch Definitionen</translation>
    </message>
    <message>
        <source>The entry is of another language (%1)</source>
        <translation>Der Eintrag gehört zu einer anderen Sprache (%1)</translation>
    </message>
    <message>
        <source>The entry is of yet another language</source>
        <translation>Der Eintrag gehört zu noch einer anderen Sprache</translation>
    </message>
    <message>
        <source>The entry is only a form of another word</source>
        <translation>Der Eintrag ist nur eine Form eines anderen Wortes</translation>
    </message>
    <message>
        <source>The entry is too long</source>
        <translation>Der Eintrag ist zu lang</translation>
    </message>
    <message>
        <source>The entry only leads to another page</source>
        <translation>Der Eintrag führt nur zu einer anderen Seite</translation>
    </message>
    <message>
        <source>The fields do not fit the article</source>
        <translation>Die Felder passen nicht in den Artikel</translation>
    </message>
    <message>
        <source>The file holds no entries</source>
        <translation>Die Datei enthält keine Einträge</translation>
    </message>
    <message>
        <source>The file holds no entry of the language %1 that can be used, most are of %2</source>
        <translation>Die Datei enthält keinen brauchbaren Eintrag der Sprache %1, die meisten gehören zu %2</translation>
    </message>
    <message>
        <source>The file holds no entry that can be used</source>
        <translation>Die Datei enthält keinen brauchbaren Eintrag</translation>
    </message>
    <message>
        <source>The index has %1 bytes, the description says %2</source>
        <translation>Der Index hat %1 Bytes, die Beschreibung nennt %2</translation>
    </message>
    <message>
        <source>The index has %1 words, the description says %2</source>
        <translation>Der Index hat %1 Wörter, die Beschreibung nennt %2</translation>
    </message>
    <message>
        <source>The index is cut off within its word number %1</source>
        <translation>Der Index bricht in seinem Wort Nummer %1 ab</translation>
    </message>
    <message>
        <source>The index of this dictionary is missing</source>
        <translation>Der Index dieses Wörterbuchs fehlt</translation>
    </message>
    <message>
        <source>The list has %1 synonyms, the description says %2</source>
        <translation>Die Liste hat %1 Synonyme, die Beschreibung nennt %2</translation>
    </message>
    <message>
        <source>The list of synonyms is cut off within its word number %1</source>
        <translation>Die Liste der Synonyme bricht in ihrem Wort Nummer %1 ab</translation>
    </message>
    <message>
        <source>The word is an inflected form of its headword</source>
        <translation>Das Wort ist eine flektierte Form seines Stichworts</translation>
    </message>
    <message>
        <source>There are no dictionaries to choose from</source>
        <translation>Es gibt keine Wörterbücher zur Auswahl</translation>
    </message>
    <message>
        <source>There is no dictionary and no group of dictionaries named %1</source>
        <translation>Es gibt weder ein Wörterbuch noch eine Wörterbuchgruppe namens %1</translation>
    </message>
    <message>
        <source>This is not the description of a StarDict dictionary</source>
        <translation>Dies ist keine Beschreibung eines StarDict-Wörterbuchs</translation>
    </message>
    <message>
        <source>Versions 2.4.2 and 3.0.0 are read</source>
        <translation>Gelesen werden die Versionen 2.4.2 und 3.0.0</translation>
    </message>
    <message>
        <source>Word number %1 of the index points past the end of the data (%2 + %3 of %4 bytes)</source>
        <translation>Wort Nummer %1 des Index zeigt hinter das Ende der Daten (%2 + %3 von %4 Bytes)</translation>
    </message>
    <message>
        <source>the entry does not say which language it is of</source>
        <translation>der Eintrag sagt nicht, zu welcher Sprache er gehört</translation>
    </message>
    <message>
        <source>the entry has no word</source>
        <translation>der Eintrag hat kein Wort</translation>
    </message>
    <message>
        <source>the line is not a JSON object, or nests too deep</source>
        <translation>die Zeile ist kein JSON-Objekt oder zu tief verschachtelt</translation>
    </message>
    <message>
        <source>they hold neither translations nor definitions</source>
        <translation>sie enthalten weder Übersetzungen noch Definitionen</translation>
    </message>
    <message>
        <source>%1 and %2 are not the same word</source>
        <translation>%1 und %2 sind nicht dasselbe Wort</translation>
    </message>
    <message>
        <source>%1 is not a language code</source>
        <translation>%1 ist kein Sprachcode</translation>
    </message>
    <message>
        <source>%1 is not a number, or not one allowed here</source>
        <translation>%1 ist keine Zahl oder keine hier erlaubte</translation>
    </message>
    <message>
        <source>%1 is not a time; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 ist keine Zeitangabe; erwartet wird eine wie 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>%1 names %2 saved words</source>
        <translation>%1 bezeichnet %2 gemerkte Wörter</translation>
    </message>
    <message>
        <source>A change of saved words cannot be undone: its record is damaged</source>
        <translation>Eine Änderung der gemerkten Wörter lässt sich nicht rückgängig machen: Ihre Aufzeichnung ist beschädigt</translation>
    </message>
    <message>
        <source>A package is not text</source>
        <translation>Ein Paket ist kein Text</translation>
    </message>
    <message>
        <source>A quote is opened here and never closed</source>
        <translation>Hier beginnt ein Anführungszeichen, das nirgends endet</translation>
    </message>
    <message>
        <source>A text of a saved word is too long (%1 bytes; at most %2)</source>
        <translation>Ein Text eines gemerkten Wortes ist zu lang (%1 Bytes; höchstens %2)</translation>
    </message>
    <message>
        <source>Check the workspace</source>
        <translation>Prüfen Sie den Arbeitsbereich</translation>
    </message>
    <message>
        <source>Choose entries of one and the same word</source>
        <translation>Wählen Sie Einträge ein und desselben Wortes</translation>
    </message>
    <message>
        <source>Close it, or write quotes within a cell twice</source>
        <translation>Schließen Sie es, oder schreiben Sie Anführungszeichen in einer Zelle doppelt</translation>
    </message>
    <message>
        <source>Give the id, or more of it; saved list has them</source>
        <translation>Geben Sie die Kennung an oder mehr von ihr; saved list zeigt sie</translation>
    </message>
    <message>
        <source>It should name columns such as word, language, meaning, query, note and tags</source>
        <translation>Sie sollte Spalten wie word, language, meaning, query, note und tags nennen</translation>
    </message>
    <message>
        <source>Reading saved words</source>
        <translation>Gemerkte Wörter werden gelesen</translation>
    </message>
    <message>
        <source>See what is saved with: saved list</source>
        <translation>Was gemerkt ist, zeigt: saved list</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Kürzen Sie ihn</translation>
    </message>
    <message>
        <source>The desired retention lies between 0.7 and 0.99</source>
        <translation>Die gewünschte Behaltensquote liegt zwischen 0,7 und 0,99</translation>
    </message>
    <message>
        <source>The entry that begins here is too long; a quote may be missing</source>
        <translation>Der Eintrag, der hier beginnt, ist zu lang; vielleicht fehlt ein Anführungszeichen</translation>
    </message>
    <message>
        <source>The first line names no column with the words</source>
        <translation>Die erste Zeile nennt keine Spalte mit den Wörtern</translation>
    </message>
    <message>
        <source>The language of the word is missing</source>
        <translation>Die Sprache des Wortes fehlt</translation>
    </message>
    <message>
        <source>The list has no name</source>
        <translation>Die Liste hat keinen Namen</translation>
    </message>
    <message>
        <source>The longest interval lies between 1 and 36500 days</source>
        <translation>Der längste Abstand liegt zwischen 1 und 36500 Tagen</translation>
    </message>
    <message>
        <source>There is no list %1</source>
        <translation>Es gibt keine Liste %1</translation>
    </message>
    <message>
        <source>There is no saved word %1</source>
        <translation>Es gibt kein gemerktes Wort %1</translation>
    </message>
    <message>
        <source>There is no word to save</source>
        <translation>Es gibt kein Wort zu merken</translation>
    </message>
    <message>
        <source>This cannot be undone by itself: the words were changed again since</source>
        <translation>Dies lässt sich nicht für sich rückgängig machen: Die Wörter wurden seitdem wieder geändert</translation>
    </message>
    <message>
        <source>Undo the later changes first</source>
        <translation>Machen Sie zuerst die späteren Änderungen rückgängig</translation>
    </message>
    <message>
        <source>Use codes like en, fr or de</source>
        <translation>Verwenden Sie Codes wie en, fr oder de</translation>
    </message>
    <message>
        <source>Write it to a file</source>
        <translation>Schreiben Sie es in eine Datei</translation>
    </message>
    <message>
        <source>Learning categories</source>
        <translation>Kategorien werden gelernt</translation>
    </message>
    <message>
        <source>install the program again, or remove the file: look-ups then do without it</source>
        <translation>installieren Sie das Programm neu oder entfernen Sie die Datei: Nachschlagen geht dann ohne sie</translation>
    </message>
    <message>
        <source>install wordnet-base, or name a folder with --wordnet</source>
        <translation>installieren Sie wordnet-base, oder nennen Sie mit --wordnet einen Ordner</translation>
    </message>
    <message>
        <source>no wordnet is installed</source>
        <translation>es ist kein Wortnetz installiert</translation>
    </message>
    <message>
        <source>use Princeton WordNet in its own database files</source>
        <translation>verwenden Sie das Princeton WordNet in seinen eigenen Datenbankdateien</translation>
    </message>
    <message>
        <source>the categories of a pack are damaged (%1)</source>
        <translation>die Kategorien eines Pakets sind beschädigt (%1)</translation>
    </message>
    <message>
        <source>the layers of the categories do not fit together</source>
        <translation>die Schichten der Kategorien passen nicht zueinander</translation>
    </message>
    <message>
        <source>the wordnet %1 names no lexicographer files, or none of its words is in the pack</source>
        <translation>das Wortnetz %1 nennt keine Lexikographendateien, oder keines seiner Wörter ist im Paket</translation>
    </message>
    <message>
        <source>Give a dictionary, or let fewer strings be left out</source>
        <translation>Geben Sie ein Wörterbuch an, oder lassen Sie weniger Zeichenketten weg</translation>
    </message>
    <message>
        <source>Name a file of test pairs, or hold out a share of a dictionary of words</source>
        <translation>Nennen Sie eine Datei mit Testpaaren, oder halten Sie einen Teil eines Wörterbuchs zurück</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is damaged (%1)</source>
        <translation>Die Datenbank der Läufe, Verknüpfungen und gemerkten Wörter ist beschädigt (%1)</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is empty, though linkings were open in it</source>
        <translation>Die Datenbank der Läufe, Verknüpfungen und gemerkten Wörter ist leer, obwohl darin Verknüpfungen geöffnet waren</translation>
    </message>
    <message>
        <source>The dictionary is too small for a held-out part: the map cannot be evaluated</source>
        <translation>Das Wörterbuch ist zu klein, um einen Teil zurückzuhalten: Die Abbildung lässt sich nicht auswerten</translation>
    </message>
    <message>
        <source>The held-out share of the dictionary must be at least 0 and below 1</source>
        <translation>Der zurückgehaltene Anteil des Wörterbuchs muss mindestens 0 und kleiner als 1 sein</translation>
    </message>
    <message>
        <source>all held-out words are translated</source>
        <translation>alle zurückgehaltenen Wörter sind übersetzt</translation>
    </message>
    <message>
        <source>no held-out share was requested</source>
        <translation>es wurde kein zurückgehaltener Anteil verlangt</translation>
    </message>
    <message>
        <source>the dictionary is too small for a held-out part</source>
        <translation>das Wörterbuch ist zu klein, um einen Teil zurückzuhalten</translation>
    </message>
    <message>
        <source>the held-out words were translated no better</source>
        <translation>die zurückgehaltenen Wörter wurden nicht besser übersetzt</translation>
    </message>
    <message>
        <source>there are too few sentences to hold some out</source>
        <translation>es sind zu wenige Sätze, um einige zurückzuhalten</translation>
    </message>
    <message>
        <source>Compare fewer candidates with each gloss, 50 for instance</source>
        <translation>Vergleichen Sie mit jeder Glosse weniger Kandidaten, zum Beispiel 50</translation>
    </message>
    <message>
        <source>Looked up in lower case there would be some</source>
        <translation>In Kleinschreibung nachgeschlagen gäbe es welche</translation>
    </message>
    <message>
        <source>Name a trained model, or train one first</source>
        <translation>Nennen Sie ein trainiertes Modell, oder trainieren Sie zuerst eines</translation>
    </message>
    <message>
        <source>Name the languages, or import the vectors with theirs</source>
        <translation>Nennen Sie die Sprachen, oder importieren Sie die Vektoren mit ihren</translation>
    </message>
    <message>
        <source>The checkpoint was made by a newer version of this program</source>
        <translation>Der Sicherungspunkt stammt von einer neueren Version dieses Programms</translation>
    </message>
    <message>
        <source>A sentence has %1 bytes, and %2 are the most that can be compared</source>
        <translation>Ein Satz hat %1 Byte, und höchstens %2 lassen sich vergleichen</translation>
    </message>
    <message>
        <source>Choose another language or another model</source>
        <translation>Wählen Sie eine andere Sprache oder ein anderes Modell</translation>
    </message>
    <message>
        <source>Choose its language</source>
        <translation>Wählen Sie seine Sprache</translation>
    </message>
    <message>
        <source>Compare it sentence by sentence</source>
        <translation>Vergleichen Sie ihn Satz für Satz</translation>
    </message>
    <message>
        <source>Comparing sentences</source>
        <translation>Sätze werden verglichen</translation>
    </message>
    <message>
        <source>Encoding sentences</source>
        <translation>Sätze werden kodiert</translation>
    </message>
    <message>
        <source>It cannot be told which language &quot;%1&quot; is in</source>
        <translation>Es ist nicht zu erkennen, in welcher Sprache „%1“ geschrieben ist</translation>
    </message>
    <message>
        <source>No model is chosen to compare the sentences by</source>
        <translation>Es ist kein Modell gewählt, nach dem die Sätze verglichen werden</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2</source>
        <translation>Das Modell „%1“ liest die Sprache %2 nicht</translation>
    </message>
    <message>
        <source>The words of the two sentences have vectors of different dimensions</source>
        <translation>Die Wörter der beiden Sätze haben Vektoren verschiedener Dimension</translation>
    </message>
    <message>
        <source>There is nothing to compare: a sentence is empty</source>
        <translation>Es gibt nichts zu vergleichen: Ein Satz ist leer</translation>
    </message>
    <message>
        <source>%1 of the workspace does not hold such lines</source>
        <translation>%1 im Arbeitsbereich enthält keine solchen Zeilen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say which languages the file holds</source>
        <translation>„%1“ sagt nicht, in welchen Sprachen die Datei ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method of sentences</source>
        <translation>„%1“ ist kein Verfahren für Sätze</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no objective of additive composition</source>
        <translation>„%1“ ist keine Zielfunktion der additiven Komposition</translation>
    </message>
    <message>
        <source>A batch has 2 to 8192 pairs; epochs, negatives, margin and learning rate are positive</source>
        <translation>Ein Batch hat 2 bis 8192 Paare; Epochen, Negative, Margin und Lernrate sind positiv</translation>
    </message>
    <message>
        <source>A classifier needs sentences of two classes at least</source>
        <translation>Ein Klassifikator braucht Sätze aus mindestens zwei Klassen</translation>
    </message>
    <message>
        <source>A correlation needs two scored pairs at least</source>
        <translation>Eine Korrelation braucht mindestens zwei bewertete Paare</translation>
    </message>
    <message>
        <source>A factorisation needs a positive regularisation</source>
        <translation>Eine Faktorisierung braucht eine positive Regularisierung</translation>
    </message>
    <message>
        <source>A map brings the vectors of two languages together, and %1 were named</source>
        <translation>Eine Abbildung verbindet die Vektoren zweier Sprachen, genannt wurden %1</translation>
    </message>
    <message>
        <source>Aligning words</source>
        <translation>Wörter werden aligniert</translation>
    </message>
    <message>
        <source>Choose parallel text, sentence pairs or descriptions, as the job asks for</source>
        <translation>Je nach Aufgabe paralleler Text, Satzpaare oder Beschreibungen wählen</translation>
    </message>
    <message>
        <source>Every sentence needs one label</source>
        <translation>Jeder Satz braucht genau eine Klasse</translation>
    </message>
    <message>
        <source>Extracting phrases</source>
        <translation>Phrasen werden extrahiert</translation>
    </message>
    <message>
        <source>Folding sentences in</source>
        <translation>Sätze werden eingefügt</translation>
    </message>
    <message>
        <source>Give more pairs, or lower the minimum count of words</source>
        <translation>Mehr Paare angeben oder die Mindesthäufigkeit der Wörter senken</translation>
    </message>
    <message>
        <source>Give more text, or lower the minimum count</source>
        <translation>Mehr Text angeben oder die Mindesthäufigkeit senken</translation>
    </message>
    <message>
        <source>Is its language right?</source>
        <translation>Stimmt seine Sprache?</translation>
    </message>
    <message>
        <source>Name it before them: LANGUAGE=FILE</source>
        <translation>Sie davor nennen: SPRACHE=DATEI</translation>
    </message>
    <message>
        <source>Name the language that all others are aligned to as the pivot</source>
        <translation>Als Pivot die Sprache nennen, mit der alle anderen aligniert sind</translation>
    </message>
    <message>
        <source>Name the vectors of each language</source>
        <translation>Die Vektoren jeder Sprache nennen</translation>
    </message>
    <message>
        <source>No file pairs sentences in %1 with those of another language</source>
        <translation>Keine Datei paart Sätze auf %1 mit denen einer anderen Sprache</translation>
    </message>
    <message>
        <source>No pair of sentences can be learned from</source>
        <translation>Aus keinem Satzpaar kann gelernt werden</translation>
    </message>
    <message>
        <source>No word of %1 occurs often enough to learn from</source>
        <translation>Kein Wort von %1 ist häufig genug, um daraus zu lernen</translation>
    </message>
    <message>
        <source>Nothing says which language the vectors &quot;%1&quot; are of</source>
        <translation>Nichts sagt, in welcher Sprache die Vektoren „%1“ sind</translation>
    </message>
    <message>
        <source>One loss over two languages takes sentence pairs of two languages, the same in every file</source>
        <translation>Ein Verlust über zwei Sprachen braucht Satzpaare zweier Sprachen, in jeder Datei derselben</translation>
    </message>
    <message>
        <source>Phrase pairs are extracted from sentence pairs of two languages</source>
        <translation>Phrasenpaare werden aus Satzpaaren zweier Sprachen extrahiert</translation>
    </message>
    <message>
        <source>Reading phrase pairs</source>
        <translation>Phrasenpaare werden gelesen</translation>
    </message>
    <message>
        <source>Reading words</source>
        <translation>Wörter werden gelesen</translation>
    </message>
    <message>
        <source>Score a sample of the lines, or give weights</source>
        <translation>Eine Stichprobe der Zeilen bewerten oder Gewichte angeben</translation>
    </message>
    <message>
        <source>Score a sample of them, or compare candidates only, as a linking does</source>
        <translation>Eine Stichprobe davon bewerten oder nur Kandidaten vergleichen, wie es eine Verknüpfung tut</translation>
    </message>
    <message>
        <source>See the list of runs</source>
        <translation>Siehe die Liste der Läufe</translation>
    </message>
    <message>
        <source>Sentences to be compared in pairs must be as many on either side</source>
        <translation>Sätze, die paarweise verglichen werden, müssen auf beiden Seiten gleich viele sein</translation>
    </message>
    <message>
        <source>Solving sentences</source>
        <translation>Satzfaktoren werden berechnet</translation>
    </message>
    <message>
        <source>Solving words</source>
        <translation>Wortfaktoren werden berechnet</translation>
    </message>
    <message>
        <source>Take a model with vectors, for instance sif</source>
        <translation>Ein Modell mit Vektoren nehmen, etwa sif</translation>
    </message>
    <message>
        <source>Take a stronger regularisation</source>
        <translation>Eine stärkere Regularisierung nehmen</translation>
    </message>
    <message>
        <source>Take cmf for more languages than two, or wmf for one</source>
        <translation>Für mehr als zwei Sprachen cmf nehmen, für eine wmf</translation>
    </message>
    <message>
        <source>Take fewer sentences</source>
        <translation>Weniger Sätze nehmen</translation>
    </message>
    <message>
        <source>The factors have become too large to go on</source>
        <translation>Die Faktoren wurden zu groß, um fortzufahren</translation>
    </message>
    <message>
        <source>The file holds no phrase pairs</source>
        <translation>Die Datei enthält keine Phrasenpaare</translation>
    </message>
    <message>
        <source>The file holds no scored sentence pairs</source>
        <translation>Die Datei enthält keine bewerteten Satzpaare</translation>
    </message>
    <message>
        <source>The file holds no sentences</source>
        <translation>Die Datei enthält keine Sätze</translation>
    </message>
    <message>
        <source>The language %1 stands twice in the model</source>
        <translation>Die Sprache %1 kommt im Modell zweimal vor</translation>
    </message>
    <message>
        <source>The languages of a model must share one space, and these differ in dimension</source>
        <translation>Die Sprachen eines Modells müssen einen Raum teilen, diese haben verschiedene Dimensionen</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is trained, not made of word vectors</source>
        <translation>Das Verfahren „%1“ wird trainiert, nicht aus Wortvektoren gebildet</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; needs word vectors</source>
        <translation>Das Verfahren „%1“ braucht Wortvektoren</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs of sentences and has no vectors</source>
        <translation>Das Modell „%1“ vergleicht Satzpaare und hat keine Vektoren</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2; it reads %3</source>
        <translation>Das Modell „%1“ liest %2 nicht; es liest %3</translation>
    </message>
    <message>
        <source>The model knows no word of the text</source>
        <translation>Das Modell kennt kein Wort des Textes</translation>
    </message>
    <message>
        <source>The model&apos;s values do not fit its description</source>
        <translation>Die Werte des Modells passen nicht zu seiner Beschreibung</translation>
    </message>
    <message>
        <source>The scores to be compared differ in number</source>
        <translation>Die verglichenen Bewertungen sind verschieden viele</translation>
    </message>
    <message>
        <source>The sentences were not made by the classifier&apos;s model</source>
        <translation>Die Sätze stammen nicht vom Modell des Klassifikators</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; stands twice in a vocabulary</source>
        <translation>Das Wort „%1“ kommt in einem Vokabular zweimal vor</translation>
    </message>
    <message>
        <source>There are more different words than can be numbered</source>
        <translation>Es sind mehr verschiedene Wörter, als nummeriert werden können</translation>
    </message>
    <message>
        <source>There are more pairs of words than can be numbered</source>
        <translation>Es sind mehr Wortpaare, als nummeriert werden können</translation>
    </message>
    <message>
        <source>There are no sentences in %1</source>
        <translation>Es gibt keine Sätze auf %1</translation>
    </message>
    <message>
        <source>There are no sentences to train on</source>
        <translation>Es gibt keine Sätze zum Trainieren</translation>
    </message>
    <message>
        <source>This objective learns from pairs of sentences, and a file holds single ones</source>
        <translation>Diese Zielfunktion lernt aus Satzpaaren, eine Datei enthält einzelne Sätze</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE, for instance pairs.tsv:en:es</source>
        <translation>DATEI:SPRACHE:SPRACHE schreiben, etwa paare.tsv:en:es</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE; paraphrases have the same language twice</source>
        <translation>DATEI:SPRACHE:SPRACHE schreiben; Paraphrasen haben zweimal dieselbe Sprache</translation>
    </message>
    <message>
        <source>Writing phrase pairs</source>
        <translation>Phrasenpaare werden geschrieben</translation>
    </message>
    <message>
        <source>a phrase is empty</source>
        <translation>eine Phrase ist leer</translation>
    </message>
    <message>
        <source>a score and two sentences separated by tabs were expected</source>
        <translation>erwartet wurden eine Bewertung und zwei Sätze, durch Tabulatoren getrennt</translation>
    </message>
    <message>
        <source>a score is no number</source>
        <translation>eine Bewertung ist keine Zahl</translation>
    </message>
    <message>
        <source>a sentence is empty</source>
        <translation>ein Satz ist leer</translation>
    </message>
    <message>
        <source>the score is no number</source>
        <translation>die Bewertung ist keine Zahl</translation>
    </message>
    <message>
        <source>two phrases separated by &quot;|||&quot; were expected</source>
        <translation>erwartet wurden zwei Phrasen mit „|||“ dazwischen</translation>
    </message>
    <message>
        <source>two phrases separated by a tab were expected</source>
        <translation>erwartet wurden zwei Phrasen mit einem Tabulator dazwischen</translation>
    </message>
    <message>
        <source>two sentences separated by a tab were expected</source>
        <translation>erwartet wurden zwei Sätze mit einem Tabulator dazwischen</translation>
    </message>
    <message>
        <source>A list that is aligned has one language</source>
        <translation>Eine Liste, die zugeordnet wird, hat eine Sprache</translation>
    </message>
    <message>
        <source>A translation memory has no pairs of one language</source>
        <translation>Ein Übersetzungsspeicher hat keine Paare einer einzigen Sprache</translation>
    </message>
    <message>
        <source>A translation memory holds both languages</source>
        <translation>Ein Übersetzungsspeicher enthält beide Sprachen</translation>
    </message>
    <message>
        <source>A unit has more than the %1 segments allowed</source>
        <translation>Eine Einheit hat mehr als die erlaubten %1 Segmente</translation>
    </message>
    <message>
        <source>Add it again from %2</source>
        <translation>Fügen Sie sie aus %2 neu hinzu</translation>
    </message>
    <message>
        <source>Add one of them again with the model of the other</source>
        <translation>Fügen Sie eine davon mit dem Modell der anderen neu hinzu</translation>
    </message>
    <message>
        <source>Add the list again</source>
        <translation>Fügen Sie die Liste neu hinzu</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Wählen Sie ein anderes Modell</translation>
    </message>
    <message>
        <source>It cannot be told which language the sentences are in</source>
        <translation>Die Sprache der Sätze lässt sich nicht erkennen</translation>
    </message>
    <message>
        <source>Lists of sentences are read with a model that makes their vectors</source>
        <translation>Listen von Sätzen werden mit einem Modell gelesen, das ihre Vektoren bildet</translation>
    </message>
    <message>
        <source>Making vectors of the sentences</source>
        <translation>Vektoren der Sätze werden gebildet</translation>
    </message>
    <message>
        <source>Name it alone, as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Nennen Sie ihn allein, als DATEI:SPRACHE:SPRACHE</translation>
    </message>
    <message>
        <source>Name one of its languages</source>
        <translation>Nennen Sie eine ihrer Sprachen</translation>
    </message>
    <message>
        <source>Name the language</source>
        <translation>Nennen Sie die Sprache</translation>
    </message>
    <message>
        <source>Name two of its languages</source>
        <translation>Nennen Sie zwei seiner Sprachen</translation>
    </message>
    <message>
        <source>No unit of the translation memory has the languages asked for; those that it has are %1</source>
        <translation>Keine Einheit des Übersetzungsspeichers hat die verlangten Sprachen; seine Sprachen sind %1</translation>
    </message>
    <message>
        <source>Opening the list</source>
        <translation>Die Liste wird geöffnet</translation>
    </message>
    <message>
        <source>Reading the translation memory</source>
        <translation>Der Übersetzungsspeicher wird gelesen</translation>
    </message>
    <message>
        <source>See its lists, or name a file as FILE:LANGUAGE</source>
        <translation>Sehen Sie seine Listen an, oder nennen Sie eine Datei als DATEI:SPRACHE</translation>
    </message>
    <message>
        <source>The file has more than the %1 languages allowed</source>
        <translation>Die Datei hat mehr als die erlaubten %1 Sprachen</translation>
    </message>
    <message>
        <source>The file has too many lines</source>
        <translation>Die Datei hat zu viele Zeilen</translation>
    </message>
    <message>
        <source>The file is XML, but no translation memory (TMX)</source>
        <translation>Die Datei ist XML, aber kein Übersetzungsspeicher (TMX)</translation>
    </message>
    <message>
        <source>The file of the list %1 is another one&apos;s</source>
        <translation>Die Datei der Liste %1 gehört zu einer anderen</translation>
    </message>
    <message>
        <source>The file of the list %1 is missing</source>
        <translation>Die Datei der Liste %1 fehlt</translation>
    </message>
    <message>
        <source>The list %1 has vectors of another version of the model &quot;%2&quot;</source>
        <translation>Die Vektoren der Liste %1 stammen von einer anderen Fassung des Modells „%2“</translation>
    </message>
    <message>
        <source>The list has no sentences in %1</source>
        <translation>Die Liste hat keine Sätze in der Sprache %1</translation>
    </message>
    <message>
        <source>The list of sentences does not say which model made its vectors</source>
        <translation>Die Liste von Sätzen sagt nicht, welches Modell ihre Vektoren gebildet hat</translation>
    </message>
    <message>
        <source>The list of sentences is damaged</source>
        <translation>Die Liste von Sätzen ist beschädigt</translation>
    </message>
    <message>
        <source>The list was written by another version of Crossgloss or on another kind of machine</source>
        <translation>Die Liste wurde von einer anderen Version von Crossgloss oder auf einem anderen Rechnertyp geschrieben</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs alone and makes no vectors of sentences</source>
        <translation>Das Modell „%1“ vergleicht nur Paare und bildet keine Vektoren von Sätzen</translation>
    </message>
    <message>
        <source>The stored search belongs to other vectors or to another processor</source>
        <translation>Die gespeicherte Suche gehört zu anderen Vektoren oder einem anderen Prozessor</translation>
    </message>
    <message>
        <source>The translation memory has no segments in %1; its languages are %2</source>
        <translation>Der Übersetzungsspeicher hat keine Segmente in der Sprache %1; seine Sprachen sind %2</translation>
    </message>
    <message>
        <source>The unit has no text in the languages asked for</source>
        <translation>Die Einheit hat keinen Text in den verlangten Sprachen</translation>
    </message>
    <message>
        <source>The vectors of the two lists were made by different models</source>
        <translation>Die Vektoren der beiden Listen stammen von verschiedenen Modellen</translation>
    </message>
    <message>
        <source>The workspace has no list of sentences named %1</source>
        <translation>Der Arbeitsbereich hat keine Liste von Sätzen namens %1</translation>
    </message>
    <message>
        <source>There are not as many vectors as sentences</source>
        <translation>Es gibt nicht so viele Vektoren wie Sätze</translation>
    </message>
    <message>
        <source>This is not a list of sentences written by Crossgloss</source>
        <translation>Das ist keine von Crossgloss geschriebene Liste von Sätzen</translation>
    </message>
    <message>
        <source>Use the Compare page, or the command sentence-lists add</source>
        <translation>Nehmen Sie die Seite Vergleichen oder den Befehl sentence-lists add</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>Paare werden geschrieben</translation>
    </message>
    <message>
        <source>Writing the list</source>
        <translation>Die Liste wird geschrieben</translation>
    </message>
    <message>
        <source>longer than the %1 bytes that a sentence may have</source>
        <translation>länger als die %1 Bytes, die ein Satz haben darf</translation>
    </message>
    <message>
        <source>no language has the code &quot;%1&quot;</source>
        <translation>keine Sprache hat den Code „%1“</translation>
    </message>
    <message>
        <source>the segment does not say its language</source>
        <translation>das Segment nennt seine Sprache nicht</translation>
    </message>
    <message>
        <source>the segment is longer than the %1 bytes allowed</source>
        <translation>das Segment ist länger als die erlaubten %1 Bytes</translation>
    </message>
    <message>
        <source>%1 scored pairs are too few to learn weights from</source>
        <translation>%1 bewertete Paare sind zu wenige, um Gewichte daraus zu lernen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a training, or its value cannot be used</source>
        <translation>„%1“ ist keine Einstellung eines Trainings, oder der Wert ist nicht verwendbar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of sentences, phrases and paraphrases</source>
        <translation>„%1“ ist keines von sentences, phrases und paraphrases</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=MODEL</source>
        <translation>„%1“ hat nicht die Form NAME=MODELL</translation>
    </message>
    <message>
        <source>A file of labelled texts has one language</source>
        <translation>Eine Datei mit Texten und Klassen hat eine Sprache</translation>
    </message>
    <message>
        <source>A fused model cannot be a part of another one</source>
        <translation>Ein verschmolzenes Modell kann nicht Teil eines anderen sein</translation>
    </message>
    <message>
        <source>Are the languages right, and do higher scores mean more alike?</source>
        <translation>Stimmen die Sprachen, und bedeuten höhere Werte ähnlicher?</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>Modelle werden verglichen</translation>
    </message>
    <message>
        <source>Comparing with the test</source>
        <translation>Vergleich mit dem Test</translation>
    </message>
    <message>
        <source>Fuse its parts with the others</source>
        <translation>Verschmelzen Sie dessen Teile mit den anderen</translation>
    </message>
    <message>
        <source>Fuse the models anew</source>
        <translation>Verschmelzen Sie die Modelle neu</translation>
    </message>
    <message>
        <source>Lists of scores must be as long as each other, and two at least</source>
        <translation>Listen von Werten müssen gleich lang sein und mindestens zwei enthalten</translation>
    </message>
    <message>
        <source>No model follows the scores of the pairs</source>
        <translation>Kein Modell folgt den Bewertungen der Paare</translation>
    </message>
    <message>
        <source>No two phrases share a translation that is likely enough</source>
        <translation>Keine zwei Phrasen haben eine hinreichend wahrscheinliche Übersetzung gemeinsam</translation>
    </message>
    <message>
        <source>Only models in files, the pack and n-grams of characters can be fused, and &quot;%1&quot; is none</source>
        <translation>Nur Modelle in Dateien, das Paket und Zeichen-n-Gramme lassen sich verschmelzen, „%1“ ist keines davon</translation>
    </message>
    <message>
        <source>Phrases are extracted from sentences of the same two languages</source>
        <translation>Phrasen werden aus Sätzen derselben zwei Sprachen gewonnen</translation>
    </message>
    <message>
        <source>Put it back, or fuse the models anew</source>
        <translation>Legen Sie es zurück, oder verschmelzen Sie die Modelle neu</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Suche läuft</translation>
    </message>
    <message>
        <source>Settings are distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate and start_deviation</source>
        <translation>Einstellungen sind distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate und start_deviation</translation>
    </message>
    <message>
        <source>Settings of a training are a JSON object</source>
        <translation>Einstellungen eines Trainings sind ein JSON-Objekt</translation>
    </message>
    <message>
        <source>The file is no JSON object</source>
        <translation>Die Datei ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>The file of a fused model cannot be understood</source>
        <translation>Die Datei des verschmolzenen Modells ist nicht verständlich</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; scores pairs only and has no vectors to search in</source>
        <translation>Das Verfahren „%1“ bewertet nur Paare und hat keine Vektoren, in denen gesucht werden könnte</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not the one that was fused</source>
        <translation>Das Modell „%1“ ist nicht dasjenige, das verschmolzen wurde</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot;, a part of this fused one, is not there</source>
        <translation>Das Modell „%1“, ein Teil dieses verschmolzenen, fehlt</translation>
    </message>
    <message>
        <source>The weight of the model &quot;%1&quot; is not positive</source>
        <translation>Das Gewicht des Modells „%1“ ist nicht positiv</translation>
    </message>
    <message>
        <source>There are no sentences to extract phrases from</source>
        <translation>Es gibt keine Sätze, aus denen Phrasen gewonnen werden könnten</translation>
    </message>
    <message>
        <source>There is no language that all models of a fused one read</source>
        <translation>Keine Sprache wird von allen verschmolzenen Modellen gelesen</translation>
    </message>
    <message>
        <source>There is no model named &quot;%1&quot; among those compared</source>
        <translation>Unter den verglichenen Modellen heißt keines „%1“</translation>
    </message>
    <message>
        <source>There is no model to fuse</source>
        <translation>Es gibt kein Modell zu verschmelzen</translation>
    </message>
    <message>
        <source>There is nothing to compare</source>
        <translation>Es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Train a model on sentences first</source>
        <translation>Trainieren Sie zuerst ein Modell auf Sätzen</translation>
    </message>
    <message>
        <source>Two files that are to be crossed differ in a line&apos;s score</source>
        <translation>Zwei Dateien, die gekreuzt werden sollen, unterscheiden sich in der Bewertung einer Zeile</translation>
    </message>
    <message>
        <source>Two models at least are needed to fuse</source>
        <translation>Zum Verschmelzen braucht es mindestens zwei Modelle</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>ein Anführungszeichen wird nicht geschlossen</translation>
    </message>
    <message>
        <source>%1 points are too few to compare %2 neighbours of each</source>
        <translation>%1 Punkte sind zu wenige, um je %2 Nachbarn zu vergleichen</translation>
    </message>
    <message>
        <source>A value is not a finite number</source>
        <translation>Ein Wert ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>Nachbarn werden verglichen</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>Hauptkomponenten</translation>
    </message>
    <message>
        <source>The layout has another number of points than the space</source>
        <translation>Das Layout hat eine andere Zahl von Punkten als der Raum</translation>
    </message>
    <message>
        <source>The vectors hold none of the words</source>
        <translation>Die Vektoren enthalten keines der Wörter</translation>
    </message>
    <message>
        <source>There is nothing to project</source>
        <translation>Es gibt nichts zu projizieren</translation>
    </message>
    <message>
        <source>A distance between points is not a finite number</source>
        <translation>Ein Abstand zwischen Punkten ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>A layout is written as .csv, .svg or .png</source>
        <translation>Eine Anordnung wird als .csv, .svg oder .png geschrieben</translation>
    </message>
    <message>
        <source>A neighbour is not in the layout</source>
        <translation>Ein Nachbar ist nicht in der Anordnung</translation>
    </message>
    <message>
        <source>A place in the layout is not a finite number</source>
        <translation>Eine Stelle der Anordnung ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>A value of a vector is not a finite number</source>
        <translation>Ein Wert eines Vektors ist keine endliche Zahl</translation>
    </message>
    <message>
        <source>Before the map the spaces have %1 and %2 dimensions: they share no plane</source>
        <translation>Vor der Abbildung haben die Räume %1 und %2 Dimensionen: sie teilen keine Ebene</translation>
    </message>
    <message>
        <source>Both axes need a formula</source>
        <translation>Beide Achsen brauchen eine Formel</translation>
    </message>
    <message>
        <source>Checking the translations</source>
        <translation>Übersetzungen werden geprüft</translation>
    </message>
    <message>
        <source>Clusters by k-means</source>
        <translation>Cluster nach k-Means</translation>
    </message>
    <message>
        <source>Density of the layout</source>
        <translation>Dichte der Anordnung</translation>
    </message>
    <message>
        <source>Eigenvectors of the graph</source>
        <translation>Eigenvektoren des Graphen</translation>
    </message>
    <message>
        <source>Finding the neighbours</source>
        <translation>Nachbarn werden gesucht</translation>
    </message>
    <message>
        <source>First centres of clusters</source>
        <translation>Erste Mitten der Cluster</translation>
    </message>
    <message>
        <source>Hubs are measured among the points of one or two languages</source>
        <translation>Hubs werden unter den Punkten von einer oder zwei Sprachen gemessen</translation>
    </message>
    <message>
        <source>Judging the layout</source>
        <translation>Anordnung wird beurteilt</translation>
    </message>
    <message>
        <source>Lay the points out anew</source>
        <translation>Ordnen Sie die Punkte neu an</translation>
    </message>
    <message>
        <source>Lay them out anew</source>
        <translation>Ordnen Sie sie neu an</translation>
    </message>
    <message>
        <source>Laying the points out</source>
        <translation>Punkte werden angeordnet</translation>
    </message>
    <message>
        <source>Layout by UMAP</source>
        <translation>Anordnung nach UMAP</translation>
    </message>
    <message>
        <source>Measuring the divergence</source>
        <translation>Divergenz wird gemessen</translation>
    </message>
    <message>
        <source>Name the map, or leave out the layout before it</source>
        <translation>Nennen Sie die Abbildung, oder lassen Sie die Anordnung davor weg</translation>
    </message>
    <message>
        <source>One or two languages are laid out at a time</source>
        <translation>Eine oder zwei Sprachen werden auf einmal angeordnet</translation>
    </message>
    <message>
        <source>Perplexity and exaggeration are at least 1, iterations at least 0</source>
        <translation>Perplexität und Übertreibung sind mindestens 1, Iterationen mindestens 0</translation>
    </message>
    <message>
        <source>Reading the vectors</source>
        <translation>Vektoren werden gelesen</translation>
    </message>
    <message>
        <source>The layout %1 is damaged</source>
        <translation>Die Anordnung %1 ist beschädigt</translation>
    </message>
    <message>
        <source>The layouts have different numbers of points</source>
        <translation>Die Anordnungen haben verschieden viele Punkte</translation>
    </message>
    <message>
        <source>The learning rate must be positive, and the repulsion not negative</source>
        <translation>Die Lernrate muss positiv sein, die Abstoßung nicht negativ</translation>
    </message>
    <message>
        <source>The minimum distance of points must lie between 0 and their spread</source>
        <translation>Der Mindestabstand der Punkte muss zwischen 0 und ihrer Spannweite liegen</translation>
    </message>
    <message>
        <source>The pack has no words of %1</source>
        <translation>Das Paket hat keine Wörter von %1</translation>
    </message>
    <message>
        <source>The picture cannot be drawn: %1</source>
        <translation>Das Bild kann nicht gezeichnet werden: %1</translation>
    </message>
    <message>
        <source>The start of the layout has another number of points</source>
        <translation>Der Anfang der Anordnung hat eine andere Zahl von Punkten</translation>
    </message>
    <message>
        <source>The vectors that were laid out are not the same any more</source>
        <translation>Die Vektoren, die angeordnet wurden, sind nicht mehr dieselben</translation>
    </message>
    <message>
        <source>The workspace has no layout named %1</source>
        <translation>Der Arbeitsbereich hat keine Anordnung namens %1</translation>
    </message>
    <message>
        <source>There are no points to cluster</source>
        <translation>Es gibt keine Punkte, die zu gruppieren wären</translation>
    </message>
    <message>
        <source>There is nothing to be laid out</source>
        <translation>Es gibt nichts, was anzuordnen wäre</translation>
    </message>
    <message>
        <source>Weighing neighbours</source>
        <translation>Nachbarn werden gewichtet</translation>
    </message>
    <message>
        <source>Weighing the neighbours</source>
        <translation>Nachbarn werden gewichtet</translation>
    </message>
    <message>
        <source>Without a map there is nothing before it</source>
        <translation>Ohne Abbildung gibt es nichts davor</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong into this formula</source>
        <translation>„%1“ gehört nicht in diese Formel</translation>
    </message>
    <message>
        <source>A formula compares two classes, not more</source>
        <translation>Eine Formel vergleicht zwei Klassen, nicht mehr</translation>
    </message>
    <message>
        <source>A quote in the formula is not closed</source>
        <translation>Ein Anführungszeichen der Formel wird nicht geschlossen</translation>
    </message>
    <message>
        <source>A word is missing at the end of the formula</source>
        <translation>Am Ende der Formel fehlt ein Wort</translation>
    </message>
    <message>
        <source>A word is missing before &quot;%1&quot;</source>
        <translation>Vor „%1“ fehlt ein Wort</translation>
    </message>
    <message>
        <source>Put quotes around words with spaces.</source>
        <translation>Setzen Sie Wörter mit Leerzeichen in Anführungszeichen.</translation>
    </message>
    <message>
        <source>The directions have another number of values than the space</source>
        <translation>Die Richtungen haben eine andere Zahl von Werten als der Raum</translation>
    </message>
    <message>
        <source>The formula is empty</source>
        <translation>Die Formel ist leer</translation>
    </message>
    <message>
        <source>The space does not have the word &quot;%1&quot;</source>
        <translation>Der Raum hat das Wort „%1“ nicht</translation>
    </message>
    <message>
        <source>The words of the formula cancel out, so that it has no direction</source>
        <translation>Die Wörter der Formel heben sich auf: sie hat keine Richtung</translation>
    </message>
    <message>
        <source>There is no sign between &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>Zwischen „%1“ und „%2“ steht kein Zeichen</translation>
    </message>
    <message>
        <source>There is nothing between two quotes of the formula</source>
        <translation>Zwischen zwei Anführungszeichen der Formel steht nichts</translation>
    </message>
    <message>
        <source>Write classes as a, b | c, d.</source>
        <translation>Schreiben Sie Klassen als a, b | c, d.</translation>
    </message>
    <message>
        <source>Write king - man + woman, or classes as a, b | c, d.</source>
        <translation>Schreiben Sie König - Mann + Frau, oder Klassen als a, b | c, d.</translation>
    </message>
    <message>
        <source>Write words with signs between, such as king - man + woman.</source>
        <translation>Schreiben Sie Wörter mit Zeichen dazwischen, wie König - Mann + Frau.</translation>
    </message>
    <message>
        <source>Choose a run of the command glosses, or compare glosses anew</source>
        <translation>Wählen Sie einen Lauf des Befehls glosses, oder vergleichen Sie Glossen neu</translation>
    </message>
    <message>
        <source>Run %1 keeps no glosses</source>
        <translation>Lauf %1 bewahrt keine Glossen auf</translation>
    </message>
    <message>
        <source>A bag of words has no layers for dropout to stand between</source>
        <translation>Ein Bag of Words hat keine Schichten, zwischen denen Dropout stehen könnte</translation>
    </message>
    <message>
        <source>A bag of words has no rows to pool</source>
        <translation>Ein Bag of Words hat keine Zeilen, über die gepoolt werden könnte</translation>
    </message>
    <message>
        <source>A bidirectional GRU has read but one word backwards at the last one</source>
        <translation>Ein bidirektionales GRU hat beim letzten Wort rückwärts erst ein Wort gelesen</translation>
    </message>
    <message>
        <source>Leave dropout out, or take another encoder</source>
        <translation>Lassen Sie Dropout weg oder nehmen Sie einen anderen Encoder</translation>
    </message>
    <message>
        <source>Leave the pooling out, or take another encoder</source>
        <translation>Lassen Sie das Pooling weg oder nehmen Sie einen anderen Encoder</translation>
    </message>
    <message>
        <source>Take a kernel of 1 to 64 words and a max-pooling over 1 to 64 rows</source>
        <translation>Nehmen Sie einen Kernel von 1 bis 64 Wörtern und ein Max-Pooling über 1 bis 64 Zeilen</translation>
    </message>
    <message>
        <source>Take the pooling ends, mean or max</source>
        <translation>Nehmen Sie als Pooling ends, mean oder max</translation>
    </message>
    <message>
        <source>Take the pooling last, mean or max</source>
        <translation>Nehmen Sie als Pooling last, mean oder max</translation>
    </message>
    <message>
        <source>The clipping must not be negative, the fall of the learning rate lies between 0 and 1, dropout from 0 to below 1</source>
        <translation>Das Clipping darf nicht negativ sein, das Sinken der Lernrate liegt zwischen 0 und 1, Dropout von 0 bis unter 1</translation>
    </message>
    <message>
        <source>The convolution&apos;s sizes cannot be used</source>
        <translation>Die Größen der Faltung sind nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>The pooling of both ends is for the bidirectional GRU alone</source>
        <translation>Das Pooling beider Enden gibt es nur beim bidirektionalen GRU</translation>
    </message>
    <message>
        <source>The settings of the steps cannot be used</source>
        <translation>Die Einstellungen der Schritte sind nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>%1 columns separated by tabs were expected, found %2</source>
        <translation>%1 durch Tabulatoren getrennte Spalten wurden erwartet, %2 gefunden</translation>
    </message>
    <message>
        <source>%1 is neither a dictionary nor a wordnet</source>
        <translation>%1 ist weder ein Wörterbuch noch ein Wortnetz</translation>
    </message>
    <message>
        <source>A line is to be label, tab, sentence, tab, sentence</source>
        <translation>Eine Zeile besteht aus Klasse, Tabulator, Satz, Tabulator, Satz</translation>
    </message>
    <message>
        <source>A sentence is empty</source>
        <translation>Ein Satz ist leer</translation>
    </message>
    <message>
        <source>A sentence is not UTF-8</source>
        <translation>Ein Satz ist kein UTF-8</translation>
    </message>
    <message>
        <source>A set of this kind is of two languages</source>
        <translation>Ein Datensatz dieser Art hat zwei Sprachen</translation>
    </message>
    <message>
        <source>Aligning senses</source>
        <translation>Bedeutungen werden zugeordnet</translation>
    </message>
    <message>
        <source>Comparing definitions</source>
        <translation>Definitionen werden verglichen</translation>
    </message>
    <message>
        <source>Exclude a smaller set</source>
        <translation>Schließen Sie einen kleineren Datensatz aus</translation>
    </message>
    <message>
        <source>Import dictionaries that define words of both languages, or take other vectors</source>
        <translation>Importieren Sie Wörterbücher, die Wörter beider Sprachen definieren, oder nehmen Sie andere Vektoren</translation>
    </message>
    <message>
        <source>Import dictionaries that translate between them, or join definitions with translations</source>
        <translation>Importieren Sie Wörterbücher, die zwischen ihnen übersetzen, oder verbinden Sie Definitionen mit Übersetzungen</translation>
    </message>
    <message>
        <source>Import dictionaries, or name others</source>
        <translation>Importieren Sie Wörterbücher, oder nennen Sie andere</translation>
    </message>
    <message>
        <source>Joining definitions with translations</source>
        <translation>Definitionen werden mit Übersetzungen verbunden</translation>
    </message>
    <message>
        <source>Labelled pairs are one file and two languages</source>
        <translation>Paare mit Klassen sind eine Datei und zwei Sprachen</translation>
    </message>
    <message>
        <source>Make the paraphrase set first, and have the other one exclude it</source>
        <translation>Erstellen Sie zuerst den Paraphrasendatensatz, und schließen Sie ihn aus dem anderen aus</translation>
    </message>
    <message>
        <source>Name a model of &quot;train&quot;, or vectors of both languages</source>
        <translation>Nennen Sie ein Modell von „train“ oder Vektoren beider Sprachen</translation>
    </message>
    <message>
        <source>Name it as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Nennen Sie sie als DATEI:SPRACHE:SPRACHE</translation>
    </message>
    <message>
        <source>Name the folder that &quot;dataset&quot; wrote</source>
        <translation>Nennen Sie den Ordner, den „dataset“ geschrieben hat</translation>
    </message>
    <message>
        <source>No dictionary of the workspace defines words of %1 or %2 in their own language</source>
        <translation>Kein Wörterbuch des Arbeitsbereichs definiert Wörter der Sprachen %1 oder %2 in ihrer eigenen Sprache</translation>
    </message>
    <message>
        <source>No dictionary of the workspace translates between %1 and %2</source>
        <translation>Kein Wörterbuch des Arbeitsbereichs übersetzt zwischen %1 und %2</translation>
    </message>
    <message>
        <source>No pair can be trained on: the vectors have no word of them</source>
        <translation>Kein Paar ist zum Lernen zu gebrauchen: Die Vektoren haben keines ihrer Wörter</translation>
    </message>
    <message>
        <source>No two definitions of %1 and %2 can be paired: %3 are aligned, %4 of them have a vector, %5 are excluded</source>
        <translation>Keine zwei Definitionen der Sprachen %1 und %2 lassen sich paaren: %3 sind zugeordnet, %4 davon haben einen Vektor, %5 sind ausgeschlossen</translation>
    </message>
    <message>
        <source>Reading dictionary entries</source>
        <translation>Wörterbucheinträge werden gelesen</translation>
    </message>
    <message>
        <source>Reading labelled pairs</source>
        <translation>Paare mit Klassen werden gelesen</translation>
    </message>
    <message>
        <source>Reading what is to be left out</source>
        <translation>Was ausgeschlossen ist, wird gelesen</translation>
    </message>
    <message>
        <source>Sizes, epochs and learning rate must be positive</source>
        <translation>Größen, Epochen und Lernrate müssen positiv sein</translation>
    </message>
    <message>
        <source>Take bow, cnn, gru, bigru, att or abcnn</source>
        <translation>Nehmen Sie bow, cnn, gru, bigru, att oder abcnn</translation>
    </message>
    <message>
        <source>Take vectors of these languages</source>
        <translation>Nehmen Sie Vektoren dieser Sprachen</translation>
    </message>
    <message>
        <source>The dictionaries have no word of %1 or %2 with a definition in the other language</source>
        <translation>Die Wörterbücher haben kein Wort der Sprachen %1 oder %2 mit einer Definition in der anderen</translation>
    </message>
    <message>
        <source>The label is neither 1 (the sentences say the same) nor 0</source>
        <translation>Die Klasse ist weder 1 (die Sätze sagen dasselbe) noch 0</translation>
    </message>
    <message>
        <source>The line has not three fields</source>
        <translation>Die Zeile hat nicht drei Felder</translation>
    </message>
    <message>
        <source>The sizes of the encoder cannot be used</source>
        <translation>Die Größen des Encoders sind nicht zu gebrauchen</translation>
    </message>
    <message>
        <source>There are neither a trained encoder nor word vectors</source>
        <translation>Es gibt weder einen trainierten Encoder noch Wortvektoren</translation>
    </message>
    <message>
        <source>There is no encoder &quot;%1&quot;</source>
        <translation>Es gibt keinen Encoder „%1“</translation>
    </message>
    <message>
        <source>This is not the report of a data set that this program made</source>
        <translation>Das ist nicht der Bericht eines Datensatzes, den dieses Programm erstellt hat</translation>
    </message>
    <message>
        <source>%1 GiB of memory are needed for %2 words of %3 dimensions, of which %4 GiB are free</source>
        <translation>%1 GiB Speicher werden für %2 Wörter mit %3 Dimensionen gebraucht, davon sind %4 GiB frei</translation>
    </message>
    <message>
        <source>%1 is no number of buckets for n-grams</source>
        <translation>%1 ist keine mögliche Zahl von Fächern für n-Gramme</translation>
    </message>
    <message>
        <source>%1 is no number of epochs</source>
        <translation>%1 ist keine mögliche Zahl von Epochen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method for word vectors</source>
        <translation>„%1“ ist keine Methode für Wortvektoren</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=VALUE</source>
        <translation>„%1“ hat nicht die Form NAME=WERT</translation>
    </message>
    <message>
        <source>A window has 1 to %1 words on either side, not %2</source>
        <translation>Ein Fenster hat 1 bis %1 Wörter auf jeder Seite, nicht %2</translation>
    </message>
    <message>
        <source>BilBOWA knows no character n-grams</source>
        <translation>BilBOWA kennt keine n-Gramme von Zeichen</translation>
    </message>
    <message>
        <source>BilBOWA needs parallel sentences</source>
        <translation>BilBOWA braucht parallele Sätze</translation>
    </message>
    <message>
        <source>BilBOWA needs texts of two languages</source>
        <translation>BilBOWA braucht Texte zweier Sprachen</translation>
    </message>
    <message>
        <source>Character n-grams of %1 to %2 characters are not possible</source>
        <translation>n-Gramme von %1 bis %2 Zeichen sind nicht möglich</translation>
    </message>
    <message>
        <source>Check that the languages of the texts and of the vectors are the right ones</source>
        <translation>Prüfen Sie, ob die Sprachen der Texte und der Vektoren stimmen</translation>
    </message>
    <message>
        <source>Each direction needs one file to train on and one to test</source>
        <translation>Jede Richtung braucht eine Datei zum Trainieren und eine zum Testen</translation>
    </message>
    <message>
        <source>Encoding the training definitions</source>
        <translation>Trainingsdefinitionen werden kodiert</translation>
    </message>
    <message>
        <source>Expected: UTF-8 text, a sentence or paragraph a line</source>
        <translation>Erwartet: Text in UTF-8, ein Satz oder Absatz je Zeile</translation>
    </message>
    <message>
        <source>Give --language once for all texts, or once for each</source>
        <translation>Geben Sie --language einmal für alle Texte an, oder einmal für jeden</translation>
    </message>
    <message>
        <source>Give --out once for each language, in the order of the languages</source>
        <translation>Geben Sie --out einmal für jede Sprache an, in der Reihenfolge der Sprachen</translation>
    </message>
    <message>
        <source>Give more text or lower the minimum count</source>
        <translation>Geben Sie mehr Text, oder senken Sie die Mindesthäufigkeit</translation>
    </message>
    <message>
        <source>Joint training has no texts and no parallel sentences to learn from</source>
        <translation>Dem gemeinsamen Training fehlen Texte und parallele Sätze</translation>
    </message>
    <message>
        <source>Joint training has the objective l2, without dropout and clipping</source>
        <translation>Gemeinsames Training hat das Ziel l2, ohne Dropout und ohne Begrenzung der Gradienten</translation>
    </message>
    <message>
        <source>Joint training takes texts of one or two languages</source>
        <translation>Gemeinsames Training nimmt Texte von einer oder zwei Sprachen</translation>
    </message>
    <message>
        <source>Known: skipgram, cbow, bilbowa</source>
        <translation>Bekannt: skipgram, cbow, bilbowa</translation>
    </message>
    <message>
        <source>Learning word vectors</source>
        <translation>Wortvektoren werden gelernt</translation>
    </message>
    <message>
        <source>Lower the learning rate</source>
        <translation>Senken Sie die Lernrate</translation>
    </message>
    <message>
        <source>Name some, or take the strategy multitask</source>
        <translation>Nennen Sie welche, oder nehmen Sie die Strategie multitask</translation>
    </message>
    <message>
        <source>No pair of the parallel sentences has words with vectors on both sides</source>
        <translation>Kein Paar der parallelen Sätze hat auf beiden Seiten Wörter mit Vektoren</translation>
    </message>
    <message>
        <source>No sentence of the text has two words with vectors (%1)</source>
        <translation>Kein Satz des Textes hat zwei Wörter mit Vektoren (%1)</translation>
    </message>
    <message>
        <source>No word occurs %1 times in the text</source>
        <translation>Kein Wort kommt %1-mal im Text vor</translation>
    </message>
    <message>
        <source>No word of the description has a vector</source>
        <translation>Kein Wort der Beschreibung hat einen Vektor</translation>
    </message>
    <message>
        <source>Only one word occurs %1 times in the text</source>
        <translation>Nur ein Wort kommt %1-mal im Text vor</translation>
    </message>
    <message>
        <source>Parallel sentences are for BilBOWA alone</source>
        <translation>Parallele Sätze sind nur für BilBOWA</translation>
    </message>
    <message>
        <source>Raise the minimum count, or take fewer dimensions or buckets</source>
        <translation>Erhöhen Sie die Mindesthäufigkeit, oder nehmen Sie weniger Dimensionen oder Fächer</translation>
    </message>
    <message>
        <source>Take 3 to 6, or none</source>
        <translation>Nehmen Sie 3 bis 6, oder keine</translation>
    </message>
    <message>
        <source>Test and training are of different languages</source>
        <translation>Test und Training haben verschiedene Sprachen</translation>
    </message>
    <message>
        <source>The experiment has no rows or no seeds</source>
        <translation>Das Experiment hat keine Zeilen oder keine Startwerte</translation>
    </message>
    <message>
        <source>The learning rate, the threshold of frequent words and the weight of the alignment are numbers that are not negative</source>
        <translation>Lernrate, Schwelle häufiger Wörter und Gewicht der Ausrichtung sind nicht negative Zahlen</translation>
    </message>
    <message>
        <source>The name of the vectors ends in neither .vec nor .bin</source>
        <translation>Der Name der Vektoren endet weder auf .vec noch auf .bin</translation>
    </message>
    <message>
        <source>The parallel sentences are not in the languages of the texts</source>
        <translation>Die parallelen Sätze sind nicht in den Sprachen der Texte</translation>
    </message>
    <message>
        <source>The parallel sentences have none of the words of the texts</source>
        <translation>Die parallelen Sätze haben keines der Wörter der Texte</translation>
    </message>
    <message>
        <source>The vectors ran away: values are not numbers any more</source>
        <translation>Die Vektoren sind weggelaufen: Werte sind keine Zahlen mehr</translation>
    </message>
    <message>
        <source>There are %1 languages and %2 files for their vectors</source>
        <translation>Es gibt %1 Sprachen und %2 Dateien für ihre Vektoren</translation>
    </message>
    <message>
        <source>There are %1 texts and %2 languages</source>
        <translation>Es gibt %1 Texte und %2 Sprachen</translation>
    </message>
    <message>
        <source>There are 1 to %1 negatives, not %2</source>
        <translation>Es gibt 1 bis %1 negative Beispiele, nicht %2</translation>
    </message>
    <message>
        <source>There are no vectors of %1</source>
        <translation>Es gibt keine Vektoren für %1</translation>
    </message>
    <message>
        <source>There are no words in the text</source>
        <translation>Im Text sind keine Wörter</translation>
    </message>
    <message>
        <source>There are no words to draw negatives from</source>
        <translation>Es gibt keine Wörter, aus denen negative Beispiele gezogen werden könnten</translation>
    </message>
    <message>
        <source>There is no file for the vectors of %1</source>
        <translation>Für die Vektoren von %1 fehlt eine Datei</translation>
    </message>
    <message>
        <source>There is no text in %1</source>
        <translation>Es gibt keinen Text in %1</translation>
    </message>
    <message>
        <source>This is no plain text</source>
        <translation>Das ist kein reiner Text</translation>
    </message>
    <message>
        <source>Two languages in one space: BilBOWA, or align both afterwards</source>
        <translation>Zwei Sprachen in einem Raum: BilBOWA, oder richten Sie beide danach aus</translation>
    </message>
    <message>
        <source>Two languages would be written into one file</source>
        <translation>Zwei Sprachen würden in eine Datei geschrieben</translation>
    </message>
    <message>
        <source>Word vectors are learned for one language at a time</source>
        <translation>Wortvektoren werden für eine Sprache auf einmal gelernt</translation>
    </message>
    <message>
        <source>Word vectors have 1 to %1 dimensions, not %2</source>
        <translation>Wortvektoren haben 1 bis %1 Dimensionen, nicht %2</translation>
    </message>
    <message>
        <source>Remove it from the list, or make it available again</source>
        <translation>Entfernen Sie ihn aus der Liste, oder machen Sie ihn wieder verfügbar</translation>
    </message>
    <message>
        <source>The folder of dictionaries cannot be read</source>
        <translation>Der Ordner mit Wörterbüchern kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Dictionary encoders are ranked by nearest neighbours, inverted softmax or CSLS</source>
        <translation>Wörterbuch-Encoder ordnen nach nächsten Nachbarn, invertiertem Softmax oder CSLS</translation>
    </message>
    <message>
        <source>No training definition of these languages can be read, and the hubness of words is measured by them</source>
        <translation>Es lässt sich keine Trainingsdefinition dieser Sprachen lesen; an ihnen wird gemessen, welche Wörter Hubs sind</translation>
    </message>
    <message>
        <source>Packs are scored by nearest neighbours alone</source>
        <translation>Pakete werden nur nach nächsten Nachbarn bewertet</translation>
    </message>
    <message>
        <source>The translation memory holds several languages: %1</source>
        <translation>Der Übersetzungsspeicher enthält mehrere Sprachen: %1</translation>
    </message>
    <message>
        <source>%1 is no part of speech</source>
        <translation>%1 ist keine Wortart</translation>
    </message>
    <message>
        <source>A database is a plain file, and no link to one</source>
        <translation>Eine Datenbank ist eine gewöhnliche Datei und keine Verknüpfung mit einer</translation>
    </message>
    <message>
        <source>A database of the backup is not as this program makes it (%1)</source>
        <translation>Eine Datenbank der Sicherung ist nicht so, wie dieses Programm sie anlegt (%1)</translation>
    </message>
    <message>
        <source>A folder of the workspace cannot be made</source>
        <translation>Ein Ordner des Arbeitsbereichs kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>A link, or what is no plain file or folder, stands in the workspace and is not followed</source>
        <translation>Im Arbeitsbereich liegt eine Verknüpfung oder etwas, das weder Datei noch Ordner ist; ihr wird nicht gefolgt</translation>
    </message>
    <message>
        <source>A workspace has no database named %1</source>
        <translation>Ein Arbeitsbereich hat keine Datenbank namens %1</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup that you made yourself</source>
        <translation>Nichts wurde geändert; eine selbst angelegte Sicherung nehmen</translation>
    </message>
    <message>
        <source>Nothing was read or changed there; restore a backup, or remove what names it</source>
        <translation>Dort wurde nichts gelesen oder geändert; eine Sicherung wiederherstellen oder entfernen, was darauf verweist</translation>
    </message>
    <message>
        <source>Put the file itself in its place; the whole workspace may lie behind a link</source>
        <translation>Die Datei selbst an ihre Stelle legen; der ganze Arbeitsbereich darf hinter einer Verknüpfung liegen</translation>
    </message>
    <message>
        <source>Put the file or folder itself in its place; the whole workspace may lie behind a link</source>
        <translation>Die Datei oder den Ordner selbst an ihre Stelle legen; der ganze Arbeitsbereich darf hinter einer Verknüpfung liegen</translation>
    </message>
    <message>
        <source>Remove the list, or restore a backup</source>
        <translation>Die Liste entfernen oder eine Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>Repair the workspace: tables are made anew, and what is in them is kept</source>
        <translation>Den Arbeitsbereich reparieren: Tabellen werden neu angelegt, ihr Inhalt bleibt erhalten</translation>
    </message>
    <message>
        <source>The database is not as this program makes it (%1)</source>
        <translation>Die Datenbank ist nicht so, wie dieses Programm sie anlegt (%1)</translation>
    </message>
    <message>
        <source>The descriptions of a language hold more than %1 different words</source>
        <translation>Die Beschreibungen einer Sprache enthalten mehr als %1 verschiedene Wörter</translation>
    </message>
    <message>
        <source>The folder holds no entries (*.tsv)</source>
        <translation>Der Ordner enthält keine Einträge (*.tsv)</translation>
    </message>
    <message>
        <source>The journal of the database names a file outside of it</source>
        <translation>Das Journal der Datenbank nennt eine Datei außerhalb von ihr</translation>
    </message>
    <message>
        <source>The list %1 names a file that does not lie in the workspace</source>
        <translation>Die Liste %1 nennt eine Datei, die nicht im Arbeitsbereich liegt</translation>
    </message>
    <message>
        <source>The program writes no such journals: take it away if the workspace is not yours</source>
        <translation>Das Programm schreibt keine solchen Journale: entfernen, wenn der Arbeitsbereich von anderen stammt</translation>
    </message>
    <message>
        <source>The vocabulary cannot be read: %1</source>
        <translation>Das Vokabular kann nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>The workspace names a file that is not its own: %1</source>
        <translation>Der Arbeitsbereich nennt eine Datei, die nicht seine ist: %1</translation>
    </message>
    <message>
        <source>an entry has %1 columns, this line %2</source>
        <translation>ein Eintrag hat %1 Spalten, diese Zeile %2</translation>
    </message>
    <message>
        <source>the entry has no word or no description in %1</source>
        <translation>dem Eintrag fehlt ein Wort oder eine Beschreibung in %1</translation>
    </message>
    <message>
        <source>the vocabulary of meanings belongs to another pack</source>
        <translation>das Bedeutungsvokabular gehört zu einem anderen Paket</translation>
    </message>
    <message>
        <source>the vocabulary of meanings is damaged (%1)</source>
        <translation>das Bedeutungsvokabular ist beschädigt (%1)</translation>
    </message>
    <message>
        <source>A description has more than %1 words: %2</source>
        <translation>Eine Beschreibung hat mehr als %1 Wörter: %2</translation>
    </message>
    <message>
        <source>A line of this file looks like this, with tabs between: %1</source>
        <translation>Eine Zeile dieser Datei sieht so aus, mit Tabulatoren dazwischen: %1</translation>
    </message>
    <message>
        <source>A vocabulary holds at most %1 meanings</source>
        <translation>Ein Wortschatz enthält höchstens %1 Bedeutungen</translation>
    </message>
    <message>
        <source>Learning to tell meanings by descriptions</source>
        <translation>Bedeutungen an Beschreibungen erkennen lernen</translation>
    </message>
    <message>
        <source>The forms of a language belong to more than %1 words</source>
        <translation>Die Formen einer Sprache gehören zu mehr als %1 Wörtern</translation>
    </message>
    <message>
        <source>Choose another folder; this one is kept as it is</source>
        <translation>Wählen Sie einen anderen Ordner; dieser bleibt, wie er ist</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup of this version</source>
        <translation>Nichts wurde geändert; eine Sicherung dieser Version nehmen</translation>
    </message>
    <message>
        <source>The backup was made by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>Die Sicherung stammt von einem früheren Stand des Programms (Schema %1, dieses Programm kennt %2)</translation>
    </message>
    <message>
        <source>The workspace was written by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>Der Arbeitsbereich wurde von einem früheren Stand des Programms geschrieben (Schema %1, dieses Programm kennt %2)</translation>
    </message>
    <message>
        <source>The model was made by an earlier version of this program</source>
        <translation>Das Modell stammt von einer früheren Version dieses Programms</translation>
    </message>
    <message>
        <source>Train it again</source>
        <translation>Neu trainieren</translation>
    </message>
</context>
<context>
    <name>crossgloss::AboutDialog</name>
    <message>
        <source>About Crossgloss</source>
        <translation>Über Crossgloss</translation>
    </message>
    <message>
        <source>Describe a meaning in one language, get the word in another.</source>
        <translation>Eine Bedeutung in einer Sprache beschreiben, das Wort in einer anderen finden.</translation>
    </message>
    <message>
        <source>Crossgloss is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Crossgloss ist freie Software unter der GNU General Public License, Version 3 oder später. Es kommt ohne jede Gewähr.</translation>
    </message>
    <message>
        <source>It uses these libraries:</source>
        <translation>Es verwendet diese Bibliotheken:</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>gemeinfrei</translation>
    </message>
    <message>
        <source>Dictionaries that are indexed on this computer keep their own licences; the Library shows each.</source>
        <translation>Wörterbücher, die auf diesem Rechner indexiert werden, behalten ihre eigenen Lizenzen; die Bibliothek zeigt jede.</translation>
    </message>
    <message>
        <source>Reading the card of the pack …</source>
        <translation>Die Karte des Pakets wird gelesen …</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Data of the pack</source>
        <translation>Daten des Pakets</translation>
    </message>
    <message>
        <source>No pack is open.</source>
        <translation>Kein Paket ist geöffnet.</translation>
    </message>
    <message>
        <source>Reading the card of the pack</source>
        <translation>Die Karte des Pakets wird gelesen</translation>
    </message>
</context>
<context>
    <name>crossgloss::Actions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Index installed &amp;dictionaries</source>
        <translation>Installierte &amp;Wörterbücher indexieren</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy with &amp;definition</source>
        <translation>Mit &amp;Definition kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Alles aus&amp;wählen</translation>
    </message>
    <message>
        <source>&amp;Find: go to the description</source>
        <translation>&amp;Suchen: zur Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Go to the filters</source>
        <translation>Zu den &amp;Filtern</translation>
    </message>
    <message>
        <source>Look up the clip&amp;board</source>
        <translation>&amp;Zwischenablage nachschlagen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>Auf&amp;gaben</translation>
    </message>
    <message>
        <source>&amp;Details of the word</source>
        <translation>&amp;Einzelheiten zum Wort</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Normale Größe</translation>
    </message>
    <message>
        <source>Next t&amp;heme</source>
        <translation>Nächstes Er&amp;scheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Look up now</source>
        <translation>&amp;Jetzt nachschlagen</translation>
    </message>
    <message>
        <source>&amp;Swap the languages</source>
        <translation>&amp;Sprachen tauschen</translation>
    </message>
    <message>
        <source>Clear all filte&amp;rs</source>
        <translation>All&amp;e Filter löschen</translation>
    </message>
    <message>
        <source>Start &amp;training</source>
        <translation>&amp;Training starten</translation>
    </message>
    <message>
        <source>&amp;Cancel the running job</source>
        <translation>Laufende Aufgabe &amp;abbrechen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Crossgloss</source>
        <translation>Ü&amp;ber Crossgloss</translation>
    </message>
    <message>
        <source>&amp;Export plot or table…</source>
        <translation>Diagramm oder Tabelle e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Save the map…</source>
        <translation>Abbildung &amp;speichern …</translation>
    </message>
    <message>
        <source>&amp;Align the spaces</source>
        <translation>Die Räume &amp;ausrichten</translation>
    </message>
    <message>
        <source>Compare &amp;methods</source>
        <translation>&amp;Verfahren vergleichen</translation>
    </message>
    <message>
        <source>Measure &amp;hubness</source>
        <translation>&amp;Hubs messen</translation>
    </message>
    <message>
        <source>&amp;Check the workspace</source>
        <translation>Arbeitsbereich &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Back up the workspace…</source>
        <translation>Arbeitsbereich si&amp;chern …</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>Sicherung &amp;zurückspielen …</translation>
    </message>
    <message>
        <source>Full &amp;entry of the word</source>
        <translation>Vollständiger &amp;Eintrag des Wortes</translation>
    </message>
    <message>
        <source>&amp;Previous word of the entries</source>
        <translation>&amp;Voriges Wort der Einträge</translation>
    </message>
    <message>
        <source>Ne&amp;xt word of the entries</source>
        <translation>Nä&amp;chstes Wort der Einträge</translation>
    </message>
    <message>
        <source>Hide &amp;vulgar words</source>
        <translation>&amp;Vulgäre Wörter ausblenden</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Ver&amp;lauf</translation>
    </message>
    <message>
        <source>Compare se&amp;ntences</source>
        <translation>Sätze ver&amp;gleichen</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>&amp;Neuer Arbeitsbereich …</translation>
    </message>
    <message>
        <source>&amp;Open a workspace…</source>
        <translation>Arbeitsbereich &amp;öffnen …</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>E&amp;instellungen …</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Tour for &amp;learners of a language</source>
        <translation>Tour für &amp;Lernende einer Sprache</translation>
    </message>
    <message>
        <source>Tour for le&amp;xicographers</source>
        <translation>Tour für Le&amp;xikographen</translation>
    </message>
    <message>
        <source>Tour for &amp;researchers</source>
        <translation>Tour für &amp;Forschende</translation>
    </message>
    <message>
        <source>Show less li&amp;kely words</source>
        <translation>Weniger wa&amp;hrscheinliche Wörter zeigen</translation>
    </message>
</context>
<context>
    <name>crossgloss::AddListSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>File of sentences</source>
        <translation>Datei mit Sätzen</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Eine Liste von Sätzen öffnen</translation>
    </message>
    <message>
        <source>One sentence per line, TSV or TMX; drop it here</source>
        <translation>Ein Satz je Zeile, TSV oder TMX; hierher ziehen</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Jetzt nicht</translation>
    </message>
    <message>
        <source>Close without adding anything</source>
        <translation>Schließen, ohne etwas hinzuzufügen</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Re&amp;place the list of this name</source>
        <translation>Die Liste dieses Namens e&amp;rsetzen</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignPage</name>
    <message>
        <source>Checking the spaces</source>
        <translation>Die Räume werden geprüft</translation>
    </message>
    <message>
        <source>Aligning %1 and %2</source>
        <translation>%1 und %2 werden ausgerichtet</translation>
    </message>
    <message>
        <source>Comparing methods on %1 and %2</source>
        <translation>Verfahren werden an %1 und %2 verglichen</translation>
    </message>
    <message>
        <source>Stopped. Only the curve and the finished rows are kept.</source>
        <translation>Angehalten. Nur die Kurve und die fertigen Zeilen bleiben.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Wortvektoren öffnen …</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Ausrichten</translation>
    </message>
    <message>
        <source>Align two spaces of word vectors, so that words lie near their translations.</source>
        <translation>Zwei Räume von Wortvektoren aufeinander ausrichten, sodass Wörter nahe bei ihren Übersetzungen liegen.</translation>
    </message>
    <message>
        <source>Two sets of word vectors and a few known translations are all it takes; the result appears here.</source>
        <translation>Zwei Sätze von Wortvektoren und ein paar bekannte Übersetzungen genügen; das Ergebnis erscheint hier.</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Verfahren vergleichen</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Nach dem laufenden Schritt anhalten</translation>
    </message>
    <message>
        <source>Progress of the alignment</source>
        <translation>Fortschritt des Ausrichtens</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Eine Datei mit Wortpaaren öffnen</translation>
    </message>
    <message>
        <source>Open word pairs…</source>
        <translation>Wortpaare öffnen …</translation>
    </message>
    <message>
        <source>Learn a map and measure it</source>
        <translation>Eine Abbildung lernen und messen</translation>
    </message>
    <message>
        <source>Run all methods, retrieval criteria and directions on this dictionary</source>
        <translation>Alle Verfahren, Suchkriterien und Richtungen mit diesem Wörterbuch durchlaufen</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignResults</name>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β des invertierten Softmax</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Abbildung speichern</translation>
    </message>
    <message>
        <source>%1-%2.map</source>
        <translation>%1-%2.map</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Abbildungen (*.map);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saving the map</source>
        <translation>Die Abbildung wird gespeichert</translation>
    </message>
    <message>
        <source>The map is in %1; it fits these vectors alone.</source>
        <translation>Die Abbildung ist in %1; sie passt nur zu diesen Vektoren.</translation>
    </message>
    <message>
        <source>Mapped vectors of %1</source>
        <translation>Abgebildete Vektoren von %1</translation>
    </message>
    <message>
        <source>source.mapped.vec</source>
        <translation>quelle.abgebildet.vec</translation>
    </message>
    <message>
        <source>Word vectors (*.vec);;All files (*)</source>
        <translation>Wortvektoren (*.vec);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>target.mapped.vec</source>
        <translation>ziel.abgebildet.vec</translation>
    </message>
    <message>
        <source>Writing mapped vectors</source>
        <translation>Abgebildete Vektoren werden geschrieben</translation>
    </message>
    <message>
        <source>The mapped vectors are in %1 and %2.</source>
        <translation>Die abgebildeten Vektoren sind in %1 und %2.</translation>
    </message>
    <message>
        <source>Save the induced dictionary</source>
        <translation>Das induzierte Wörterbuch speichern</translation>
    </message>
    <message>
        <source>induced-dictionary.tsv</source>
        <translation>induziertes-woerterbuch.tsv</translation>
    </message>
    <message>
        <source>Word pairs (*.tsv);;All files (*)</source>
        <translation>Wortpaare (*.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Inducing a dictionary</source>
        <translation>Ein Wörterbuch wird induziert</translation>
    </message>
    <message>
        <source>The induced dictionary is in %1.</source>
        <translation>Das induzierte Wörterbuch ist in %1.</translation>
    </message>
    <message>
        <source>Save the map…</source>
        <translation>Abbildung speichern …</translation>
    </message>
    <message>
        <source>One file that maps these vectors, and words they lack, elsewhere (Ctrl+S)</source>
        <translation>Eine Datei, die diese Vektoren und Wörter, die ihnen fehlen, anderswo abbildet (Strg+S)</translation>
    </message>
    <message>
        <source>Mapped vectors…</source>
        <translation>Abgebildete Vektoren …</translation>
    </message>
    <message>
        <source>Both spaces mapped into the shared one, as .vec files that other tools read</source>
        <translation>Beide Räume, in den gemeinsamen abgebildet, als .vec-Dateien, die andere Programme lesen</translation>
    </message>
    <message>
        <source>Induced dictionary…</source>
        <translation>Induziertes Wörterbuch …</translation>
    </message>
    <message>
        <source>Mutual nearest neighbours (each the other&apos;s best translation), with scores</source>
        <translation>Gegenseitige nächste Nachbarn (jedes die beste Übersetzung des anderen), mit Scores</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Wortpaare</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Views of the alignment</source>
        <translation>Ansichten der Ausrichtung</translation>
    </message>
    <message>
        <source>This method finds its map in one step: there is no curve to watch.</source>
        <translation>Dieses Verfahren findet seine Abbildung in einem Schritt: Es gibt keine Kurve.</translation>
    </message>
    <message>
        <source>Each point is an iteration; its P@1 is that of the held-out pairs that decide when to stop.</source>
        <translation>Jeder Punkt ist eine Iteration; ihr P@1 ist das der zurückgehaltenen Paare, die über das Ende entscheiden.</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignSettings</name>
    <message>
        <source>A file of word pairs</source>
        <translation>Eine Datei mit Wortpaaren</translation>
    </message>
    <message>
        <source>Identical strings</source>
        <translation>Gleiche Zeichenketten</translation>
    </message>
    <message>
        <source>Aligned sentences</source>
        <translation>Alignierte Sätze</translation>
    </message>
    <message>
        <source>From the library</source>
        <translation>Aus der Bibliothek</translation>
    </message>
    <message>
        <source>None (self-learning)</source>
        <translation>Keines (Selbstlernen)</translation>
    </message>
    <message>
        <source>Unit, centre, unit</source>
        <translation>Norm 1, Zentrierung, Norm 1</translation>
    </message>
    <message>
        <source>Iterative (5 rounds)</source>
        <translation>Iterativ (5 Runden)</translation>
    </message>
    <message>
        <source>Unit length only</source>
        <translation>Nur Norm 1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Look &amp;up in lower case too</source>
        <translation>A&amp;uch kleingeschrieben suchen</translation>
    </message>
    <message>
        <source>For dictionaries that capitalise and vectors that do not</source>
        <translation>Für Wörterbücher mit Großschreibung und Vektoren ohne</translation>
    </message>
    <message>
        <source>L&amp;etters only, no digits or symbols</source>
        <translation>Nur &amp;Buchstaben, keine Ziffern oder Sonderzeichen</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>method&apos;s default</source>
        <translation>Vorgabe des Verfahrens</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Quelle</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Ziel</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Wörterbuch</translation>
    </message>
    <message>
        <source>&amp;Word pairs</source>
        <translation>Wortpaa&amp;re</translation>
    </message>
    <message>
        <source>Minimum le&amp;tters</source>
        <translation>Buchstaben &amp;mindestens</translation>
    </message>
    <message>
        <source>Source se&amp;ntences</source>
        <translation>Quell&amp;sätze</translation>
    </message>
    <message>
        <source>Target sentence&amp;s</source>
        <translation>Zie&amp;lsätze</translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation>&amp;Ressource</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Verfahren</translation>
    </message>
    <message>
        <source>N&amp;ormalisation</source>
        <translation>N&amp;ormalisierung</translation>
    </message>
    <message>
        <source>Test &amp;pairs</source>
        <translation>Test&amp;paare</translation>
    </message>
    <message>
        <source>D&amp;imensions</source>
        <translation>D&amp;imensionen</translation>
    </message>
    <message>
        <source>Most fre&amp;quent words used</source>
        <translation>&amp;Häufigste Wörter</translation>
    </message>
    <message>
        <source>Nei&amp;ghbours of CSLS</source>
        <translation>Nachbarn von &amp;CSLS</translation>
    </message>
    <message>
        <source>Maximum iterati&amp;ons</source>
        <translation>It&amp;erationen höchstens</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>Source vectors</source>
        <translation>Quellvektoren</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Zielvektoren</translation>
    </message>
    <message>
        <source>Open a file of training pairs</source>
        <translation>Eine Datei mit Trainingspaaren öffnen</translation>
    </message>
    <message>
        <source>one pair per line</source>
        <translation>ein Paar je Zeile</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Eine Datei mit Testpaaren öffnen</translation>
    </message>
    <message>
        <source>or use the share above</source>
        <translation>oder der Anteil darüber</translation>
    </message>
    <message>
        <source>Open sentences in the source language</source>
        <translation>Sätze in der Quellsprache öffnen</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>ein Satz je Zeile</translation>
    </message>
    <message>
        <source>Open their translations, line by line</source>
        <translation>Ihre Übersetzungen öffnen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>the same lines</source>
        <translation>dieselben Zeilen</translation>
    </message>
    <message>
        <source>Source words held out of the dictionary, to evaluate the map on</source>
        <translation>Zurückgehaltene Quellwörter des Wörterbuchs, an denen die Abbildung ausgewertet wird</translation>
    </message>
    <message>
        <source>Held-out source words on which iterative methods decide when to stop</source>
        <translation>Zurückgehaltene Quellwörter, an denen iterative Verfahren über das Anhalten entscheiden</translation>
    </message>
    <message>
        <source>Test sh&amp;are</source>
        <translation>Test&amp;anteil</translation>
    </message>
    <message>
        <source>Held-out share for early stoppi&amp;ng</source>
        <translation>Zurückgehalte&amp;n für Early Stopping</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignabilityPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Vor dem Lauf</translation>
    </message>
    <message>
        <source>%1: %2 words × %3 dimensions</source>
        <translation>%1: %2 Wörter × %3 Dimensionen</translation>
    </message>
    <message>
        <source>Dictionary: %1 of %2 pairs in both; covers %3 % of its source words</source>
        <translation>Wörterbuch: %1 von %2 Paaren in beiden; %3 % seiner Quellwörter abgedeckt</translation>
    </message>
    <message>
        <source>Strings in both: %1</source>
        <translation>Zeichenketten in beiden: %1</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
    <message>
        <source>Spectral distance: %1 (0 = isomorphic)</source>
        <translation>Spektralabstand: %1 (0 = isomorph)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurve</name>
    <message>
        <source>Objective (left)</source>
        <translation>Zielfunktion (links)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Curve of the alignment; the table has the numbers</source>
        <translation>Kurve der Ausrichtung; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>Objective and P@1 by iteration</source>
        <translation>Zielfunktion und P@1 je Iteration</translation>
    </message>
    <message>
        <source>alignment-curve</source>
        <translation>kurve</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs (right)</source>
        <translation>P@1 auf zurückgehaltenen Paaren (rechts)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurveModel</name>
    <message>
        <source>Iteration</source>
        <translation>Iteration</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Zielfunktion</translation>
    </message>
    <message>
        <source>Held-out P@1</source>
        <translation>P@1 zurückgehalten</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Kept share</source>
        <translation>Behaltener Anteil</translation>
    </message>
</context>
<context>
    <name>crossgloss::AloneModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
</context>
<context>
    <name>crossgloss::AnswerSaving</name>
    <message>
        <source>Saved: %1</source>
        <translation>Gemerkt: %1</translation>
    </message>
    <message>
        <source>%1 is no longer saved.</source>
        <translation>%1 ist nicht mehr gemerkt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Choose an answer to save it</source>
        <translation>Wählen Sie eine Antwort, um sie zu merken</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskPane</name>
    <message>
        <source>Choose a trained dictionary encoder.</source>
        <translation>Einen trainierten Wörterbuch-Encoder wählen.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 ist keine Datei.</translation>
    </message>
    <message>
        <source>Describe a meaning.</source>
        <translation>Eine Bedeutung beschreiben.</translation>
    </message>
    <message>
        <source>Asking an encoder</source>
        <translation>Encoder befragen</translation>
    </message>
    <message>
        <source>Answers of a trained encoder appear here, with the words that it looked at and the nearest definitions it learned from.</source>
        <translation>Hier erscheinen Antworten eines trainierten Encoders mit den Wörtern, die er beachtet hat, und den ähnlichsten Definitionen, aus denen er gelernt hat.</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Befragen abbrechen</translation>
    </message>
    <message>
        <source>Progress of the question</source>
        <translation>Fortschritt der Frage</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Ask the encoder for words of this meaning</source>
        <translation>Den Encoder nach Wörtern dieser Bedeutung fragen</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Nach</translation>
    </message>
    <message>
        <source>A&amp;nswers</source>
        <translation>An&amp;tworten</translation>
    </message>
    <message>
        <source>Training definitions &amp;shown</source>
        <translation>&amp;Gezeigte Definitionen des Trainings</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Open a trained dictionary encoder</source>
        <translation>Trainierten Wörterbuch-Encoder öffnen</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelle (*.model);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>Datei eines trainierten Modells</translation>
    </message>
    <message>
        <source>a shy animal with long ears</source>
        <translation>ein scheues Tier mit langen Ohren</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskView</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>What the encoder looked at</source>
        <translation>Was der Encoder beachtet hat</translation>
    </message>
    <message>
        <source>Nearest definitions of the training</source>
        <translation>Ähnlichste Definitionen des Trainings</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Attention to each word, or how far the vector turns when the word is left out</source>
        <translation>Aufmerksamkeit für jedes Wort, oder wie weit sich der Vektor dreht, wenn das Wort fehlt</translation>
    </message>
</context>
<context>
    <name>crossgloss::AttentionView</name>
    <message>
        <source>%1: %2 % of the attention</source>
        <translation>%1: %2 % der Aufmerksamkeit</translation>
    </message>
    <message>
        <source>%1: unknown, so it did not count</source>
        <translation>%1: nicht bekannt, zählte also nicht</translation>
    </message>
    <message>
        <source>Words that counted</source>
        <translation>Wörter, die zählten</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>crossgloss::CandidateModel</name>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Lemmas</source>
        <translation>Lemmata</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glosse</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Synset</source>
        <translation>Synset</translation>
    </message>
</context>
<context>
    <name>crossgloss::CandidatesView</name>
    <message>
        <source>✓ accepted</source>
        <translation>✓ angenommen</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>vorgeschlagen</translation>
    </message>
    <message>
        <source>✗ rejected</source>
        <translation>✗ abgelehnt</translation>
    </message>
    <message>
        <source>linked to %1</source>
        <translation>verknüpft mit %1</translation>
    </message>
    <message>
        <source>suggested for %1</source>
        <translation>vorgeschlagen für %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best candidates</source>
        <translation>Beste Kandidaten</translation>
    </message>
    <message>
        <source>The ten best candidates; a number or Enter accepts one</source>
        <translation>Die zehn besten Kandidaten; eine Ziffer oder die Eingabetaste nimmt einen an</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a button, its key</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::ClusterModel</name>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>crossgloss::ClustersPanel</name>
    <message>
        <source>Finding clusters</source>
        <translation>Cluster werden gesucht</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>Cluster werden gesucht …</translation>
    </message>
    <message>
        <source>%1 clusters; %2 points are in none.</source>
        <translation>%1 Cluster; %2 Punkte sind in keinem.</translation>
    </message>
    <message>
        <source>Clusters are named by their most typical words; choosing one selects its points.</source>
        <translation>Cluster heißen nach ihren typischsten Wörtern; wer eines wählt, wählt seine Punkte aus.</translation>
    </message>
    <message>
        <source>k-means of the vectors</source>
        <translation>k-Means der Vektoren</translation>
    </message>
    <message>
        <source>By density on the map (HDBSCAN)</source>
        <translation>Nach der Dichte auf der Karte (HDBSCAN)</translation>
    </message>
    <message>
        <source>How clusters are found</source>
        <translation>Wie Cluster gesucht werden</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <translation>Mindestzahl Punkte</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>Zahl der Cluster</translation>
    </message>
    <message>
        <source>Minimum points of a cluster</source>
        <translation>Mindestzahl der Punkte eines Clusters</translation>
    </message>
    <message>
        <source>1 %</source>
        <translation>1 %</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Find clusters of the points</source>
        <translation>Cluster der Punkte suchen</translation>
    </message>
    <message>
        <source>Clusters; choosing one selects its points</source>
        <translation>Cluster; wer eines wählt, wählt seine Punkte aus</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareActions</name>
    <message>
        <source>&amp;Two sentences</source>
        <translation>&amp;Zwei Sätze</translation>
    </message>
    <message>
        <source>&amp;Search by meaning</source>
        <translation>Nach &amp;Bedeutung suchen</translation>
    </message>
    <message>
        <source>Two &amp;lists</source>
        <translation>Zwei &amp;Listen</translation>
    </message>
    <message>
        <source>&amp;Add a list of sentences…</source>
        <translation>Eine Liste von Sätzen &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Remove the list</source>
        <translation>Die Liste &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Compare the chosen sentences</source>
        <translation>Die gewählten Sätze &amp;vergleichen</translation>
    </message>
    <message>
        <source>&amp;Find the partners of two lists</source>
        <translation>Die &amp;Partner zweier Listen suchen</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparePage</name>
    <message>
        <source>Reading the pack</source>
        <translation>Das Paket wird gelesen</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>See whether two sentences say the same, in one language or two, and which words carry it.</source>
        <translation>Sehen Sie, ob zwei Sätze dasselbe sagen, in einer Sprache oder zweien, und welche Wörter das tragen.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>Two sentences</source>
        <translation>Zwei Sätze</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Nach Bedeutung suchen</translation>
    </message>
    <message>
        <source>Two lists</source>
        <translation>Zwei Listen</translation>
    </message>
    <message>
        <source>Find the sentences of a list that mean what you write, in any language.</source>
        <translation>Die Sätze einer Liste finden, die bedeuten, was Sie schreiben, in jeder Sprache.</translation>
    </message>
    <message>
        <source>Find the sentences of two lists that say the same, in one language or two.</source>
        <translation>Die Sätze zweier Listen finden, die dasselbe sagen, in einer Sprache oder in zweien.</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareSettings</name>
    <message>
        <source>The pack</source>
        <translation>Das Paket</translation>
    </message>
    <message>
        <source>Mean of words</source>
        <translation>Mittel der Wörter</translation>
    </message>
    <message>
        <source>SIF</source>
        <translation>SIF</translation>
    </message>
    <message>
        <source>Tf-idf</source>
        <translation>Tf-idf</translation>
    </message>
    <message>
        <source>Word Mover’s Distance</source>
        <translation>Word Mover’s Distance</translation>
    </message>
    <message>
        <source>Sinkhorn</source>
        <translation>Sinkhorn</translation>
    </message>
    <message>
        <source>Add a model of sentences</source>
        <translation>Satzmodell hinzufügen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>F&amp;irst sentence</source>
        <translation>&amp;Erster Satz</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Schreiben Sie einen Satz in einer beliebigen Sprache</translation>
    </message>
    <message>
        <source>Se&amp;cond sentence</source>
        <translation>&amp;Zweiter Satz</translation>
    </message>
    <message>
        <source>Write the other one, in the same or another language</source>
        <translation>Schreiben Sie den anderen, in derselben oder einer anderen Sprache</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Vergleichen nach</translation>
    </message>
    <message>
        <source>Add a &amp;model…</source>
        <translation>&amp;Modell hinzufügen …</translation>
    </message>
    <message>
        <source>A file that compose wrote, a trained encoder or another pack</source>
        <translation>Eine Datei, die compose geschrieben hat, ein trainierter Encoder oder ein anderes Paket</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Kommt ohne Wortvektoren aus</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>Aus den Wortvektoren, die zuletzt ausgerichtet wurden</translation>
    </message>
    <message>
        <source>Character n-grams</source>
        <translation>Zeichen-n-Gramme</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareView</name>
    <message>
        <source>every word has a counterpart</source>
        <translation>jedes Wort hat eine Entsprechung</translation>
    </message>
    <message>
        <source>without counterpart: %1</source>
        <translation>ohne Entsprechung: %1</translation>
    </message>
    <message>
        <source>first sentence</source>
        <translation>erster Satz</translation>
    </message>
    <message>
        <source>second sentence</source>
        <translation>zweiter Satz</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>What each model says of the two sentences</source>
        <translation>Was jedes Modell über die beiden Sätze sagt</translation>
    </message>
    <message>
        <source>The words that carry the similarity; arrow keys single a word out</source>
        <translation>Die Wörter, die die Ähnlichkeit tragen; Pfeiltasten heben ein Wort hervor</translation>
    </message>
    <message>
        <source>This model is not made of words: there is no plan to draw.</source>
        <translation>Dieses Modell besteht nicht aus Wörtern: Es gibt keinen Plan zu zeichnen.</translation>
    </message>
    <message>
        <source>The words that carry the similarity in numbers</source>
        <translation>Die Wörter, die die Ähnlichkeit tragen, in Zahlen</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>file name</comment>
        <translation>Vergleich</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonModel</name>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Suchkriterium</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>P@5</source>
        <translation>P@5</translation>
    </message>
    <message>
        <source>P@10</source>
        <translation>P@10</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>p-value</source>
        <translation>p-Wert</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>could not run</source>
        <translation>nicht ausführbar</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>Baseline</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonView</name>
    <message>
        <source>B&amp;ars of</source>
        <translation>&amp;Balken</translation>
    </message>
    <message>
        <source>Direction that the bars show</source>
        <translation>Richtung, die die Balken zeigen</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by method and retrieval; the table has the numbers</source>
        <translation>Balken von P@1 nach Verfahren und Suchkriterium; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>All methods, retrieval criteria and directions</source>
        <translation>Alle Verfahren, Suchkriterien und Richtungen</translation>
    </message>
    <message>
        <source>alignment-comparison</source>
        <translation>vergleich-der-verfahren</translation>
    </message>
    <message>
        <source>All on the same words. p: how likely chance alone would give such a difference to the baseline.</source>
        <translation>Alle an denselben Wörtern. p: wie wahrscheinlich der Zufall allein einen solchen Unterschied zur Baseline ergäbe.</translation>
    </message>
    <message>
        <source>Compare methods runs all of them on this dictionary; the table fills as they finish.</source>
        <translation>„Verfahren vergleichen“ durchläuft alle mit diesem Wörterbuch; die Tabelle füllt sich nach und nach.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::CountModel</name>
    <message>
        <source>What</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageModel</name>
    <message>
        <source>Matching by margin</source>
        <translation>Zuordnung nach Vorsprung</translation>
    </message>
    <message>
        <source>Retrieval by score</source>
        <translation>Suche nach Score</translation>
    </message>
    <message>
        <source>Decided, by margin</source>
        <translation>Entschieden, nach Vorsprung</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct: precision %4, 95 % interval %5 … %6
coverage %7, %8 at least %9</source>
        <translation>%1
%2 von %3 richtig: Präzision %4, 95-%-Intervall %5 … %6
Abdeckung %7, %8 mindestens %9</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Abdeckung</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Schwelle</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoveragePlot</name>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Coverage (most certain first)</source>
        <translation>Abdeckung (die sichersten zuerst)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageView</name>
    <message>
        <source>The correct target of %1 of %2 glosses is known.</source>
        <translation>Von %1 der %2 Glossen ist das richtige Ziel bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%1 judged %Ln suggestion(s), which are not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</source>
        <translation>
            <numerusform>%1 hat %Ln Vorschlag beurteilt (keine Zufallsstichprobe); richtig: %2, Präzision %3, 95-%-Intervall %4 … %5.</numerusform>
            <numerusform>%1 hat %Ln Vorschläge beurteilt (keine Zufallsstichprobe); richtig: %2, Präzision %3, 95-%-Intervall %4 … %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>linking</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>prüfende Person</translation>
    </message>
    <message>
        <source>glosses</source>
        <translation>Glossen</translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>beurteilt</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Zurück zum Prüfen</translation>
    </message>
    <message>
        <source>Escape goes back too</source>
        <translation>Escape führt auch zurück</translation>
    </message>
    <message>
        <source>No curve yet: the wordnets share no ids, and you have reviewed no suggestion. Accept or reject some, and their precision by margin appears here.</source>
        <translation>Noch keine Kurve: Die Wortnetze haben keine Kennungen gemeinsam, und Sie haben keinen Vorschlag geprüft. Nehmen Sie einige an oder lehnen Sie welche ab, dann erscheint hier ihre Präzision nach Vorsprung.</translation>
    </message>
    <message>
        <source>Precision at each coverage; the table has the numbers</source>
        <translation>Präzision bei jeder Abdeckung; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>Precision at each coverage</source>
        <translation>Präzision bei jeder Abdeckung</translation>
    </message>
    <message>
        <source>precision-and-coverage</source>
        <translation>praezision-und-abdeckung</translation>
    </message>
</context>
<context>
    <name>crossgloss::CriteriaModel</name>
    <message>
        <source>before the map</source>
        <translation>vor der Abbildung</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>nach der Abbildung</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Schiefe</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin Hood</translation>
    </message>
    <message>
        <source>Gini</source>
        <translation>Gini</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Antihubs</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
</context>
<context>
    <name>crossgloss::DecisionBar</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a button, its key</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Note (%1): Enter saves it, Shift+Enter starts a new line</source>
        <translation>Notiz (%1): Eingabe speichert sie, Umschalt+Eingabe beginnt eine neue Zeile</translation>
    </message>
    <message>
        <source>Note on this gloss</source>
        <translation>Notiz zu dieser Glosse</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Kein Gegenstück</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Wieder öffnen</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskHead</name>
    <message>
        <source>reviewed by %1</source>
        <translation>geprüft von %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Merge decisions made elsewhere (%1)</source>
        <translation>Anderswo getroffene Entscheidungen einfügen (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write the decisions or the linked wordnet to a file (Ctrl+E)</source>
        <translation>Die Entscheidungen oder das verknüpfte Wortnetz in eine Datei schreiben (Strg+E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the list of linkings (%1)</source>
        <translation>Zurück zur Liste der Verknüpfungen (%1)</translation>
    </message>
    <message>
        <source>Decisions as a &amp;table (.tsv)…</source>
        <translation>Entscheidungen als &amp;Tabelle (.tsv) …</translation>
    </message>
    <message>
        <source>Open Multilingual &amp;Wordnet (.tab)…</source>
        <translation>Open Multilingual &amp;Wordnet (.tab) …</translation>
    </message>
    <message>
        <source>Wordnet with links, WN-&amp;LMF (.xml)…</source>
        <translation>Wortnetz mit Verknüpfungen, WN-&amp;LMF (.xml) …</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskPanes</name>
    <message>
        <source>Queue</source>
        <translation>Warteschlange</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Prüfung</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskSession</name>
    <message>
        <source>Recording a decision</source>
        <translation>Entscheidung wird gespeichert</translation>
    </message>
    <message>
        <source>Undoing a decision</source>
        <translation>Entscheidung wird rückgängig gemacht</translation>
    </message>
    <message>
        <source>Redoing a decision</source>
        <translation>Entscheidung wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Importing decisions</source>
        <translation>Entscheidungen werden importiert</translation>
    </message>
    <message>
        <source>Reading candidates</source>
        <translation>Kandidaten werden gelesen</translation>
    </message>
    <message>
        <source>Comparing two reviewers</source>
        <translation>Zwei Prüfende werden verglichen</translation>
    </message>
    <message>
        <source>Recording viewed glosses</source>
        <translation>Angesehene Glossen werden gespeichert</translation>
    </message>
    <message>
        <source>Computing the precision</source>
        <translation>Präzision wird berechnet</translation>
    </message>
    <message>
        <source>Searching the target wordnet</source>
        <translation>Das Zielwortnetz wird durchsucht</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskView</name>
    <message>
        <source>Reviewers differ</source>
        <translation>Prüfende uneinig</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) added</source>
        <translation>
            <numerusform>%Ln Entscheidung hinzugefügt</numerusform>
            <numerusform>%Ln Entscheidungen hinzugefügt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <translation>
            <numerusform>%Ln schon bekannt</numerusform>
            <numerusform>%Ln schon bekannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of glosses that this linking lacks</source>
        <translation>
            <numerusform>%Ln zu einer Glosse, die dieser Verknüpfung fehlt</numerusform>
            <numerusform>%Ln zu Glossen, die dieser Verknüpfung fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in conflict with what was decided here, which is kept</source>
        <translation>
            <numerusform>%Ln im Widerspruch zu dem, was hier entschieden ist; das bleibt</numerusform>
            <numerusform>%Ln im Widerspruch zu dem, was hier entschieden ist; das bleibt</numerusform>
        </translation>
    </message>
    <message>
        <source>Import conflicts</source>
        <translation>Widersprüche des Imports</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Importiert: %1.</translation>
    </message>
    <message>
        <source>%1 · score %2 · margin %3</source>
        <comment>state, numbers</comment>
        <translation>%1 · Score %2 · Vorsprung %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nearest neighbour: %1</source>
        <translation>nächster Nachbar: %1</translation>
    </message>
    <message>
        <source>This linking was made without word vectors: there is no plan to draw.</source>
        <translation>Diese Verknüpfung entstand ohne Wortvektoren: Es gibt keinen Transportplan.</translation>
    </message>
    <message>
        <source>No word of these glosses has a vector.</source>
        <translation>Kein Wort dieser Glossen hat einen Vektor.</translation>
    </message>
    <message>
        <source>This concept was not compared: there is no plan to draw.</source>
        <translation>Dieser Begriff wurde nicht verglichen: Es gibt keinen Transportplan.</translation>
    </message>
</context>
<context>
    <name>crossgloss::DetailsPanel</name>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>rank %1 by frequency</source>
        <translation>Häufigkeitsrang %1</translation>
    </message>
    <message>
        <source>Details of the chosen word</source>
        <translation>Einzelheiten zum gewählten Wort</translation>
    </message>
    <message>
        <source>Close the details (F9)</source>
        <translation>Einzelheiten schließen (F9)</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Einzelheiten schließen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Das Wort kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Wort nachschlagen</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Nach Wörtern gleicher Bedeutung fragen</translation>
    </message>
    <message>
        <source>What counted in the description</source>
        <translation>Was in der Beschreibung zählte</translation>
    </message>
    <message>
        <source>Definition that matched</source>
        <translation>Passende Definition</translation>
    </message>
    <message>
        <source>From installed dictionaries</source>
        <translation>Aus installierten Wörterbüchern</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>Bedeutungsverwandt</translation>
    </message>
    <message>
        <source>No installed dictionary defines this word. The Library shows how to add one.</source>
        <translation>Kein installiertes Wörterbuch definiert dieses Wort. Die Bibliothek zeigt, wie man eines hinzufügt.</translation>
    </message>
    <message>
        <source>Choose a word to see what is known of it.</source>
        <translation>Ein Wort wählen, um zu sehen, was darüber bekannt ist.</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>Plural: %1</translation>
    </message>
    <message>
        <source>Full entry</source>
        <translation>Vollständiger Eintrag</translation>
    </message>
    <message>
        <source>All that the dictionaries say of this word (F8)</source>
        <translation>Alles, was die Wörterbücher zu diesem Wort sagen (F8)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Das Wort nicht länger merken (Strg+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Das Wort merken (Strg+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryActions</name>
    <message>
        <source>&amp;Used in look-ups</source>
        <translation>Beim Nachschlagen &amp;verwenden</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;up</source>
        <translation>Wörterbuch nach &amp;oben</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;down</source>
        <translation>Wörterbuch nach &amp;unten</translation>
    </message>
    <message>
        <source>Choose the &amp;group</source>
        <translation>&amp;Gruppe wählen</translation>
    </message>
    <message>
        <source>Move up: its definitions are shown before those of the ones below (Ctrl+Shift+Up)</source>
        <translation>Nach oben: seine Definitionen stehen vor denen der Wörterbücher darunter (Strg+Umschalt+Auf)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+Shift+Down)</source>
        <translation>Nach unten (Strg+Umschalt+Ab)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryEncoderPane</name>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>The model is ready. Best: epoch %1, MRR %2 on held-out words.</source>
        <translation>Das Modell ist fertig. Am besten: Epoche %1, MRR %2 auf zurückgehaltenen Wörtern.</translation>
    </message>
    <message>
        <source>Stopped. The best model so far is kept; start again to go on from the checkpoint.</source>
        <translation>Angehalten. Das bisher beste Modell bleibt; ein neuer Start geht vom Sicherungspunkt weiter.</translation>
    </message>
    <message>
        <source>Add definitions…</source>
        <translation>Definitionen hinzufügen …</translation>
    </message>
    <message>
        <source>Add word vectors…</source>
        <translation>Wortvektoren hinzufügen …</translation>
    </message>
    <message>
        <source>Ask it…</source>
        <translation>Befragen …</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferenceModel</name>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glosse</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Richtiges Ziel</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferencesView</name>
    <message>
        <source>Retrieval and matching differ for %1 of %2 glosses. Correct by both: %3; by retrieval alone: %4; by matching alone: %5; by neither: %6. A tick marks what is correct.</source>
        <translation>Bei %1 von %2 Glossen gehen Suche und Zuordnung auseinander. Beide richtig: %3; nur die Suche: %4; nur die Zuordnung: %5; keine von beiden: %6. Ein Haken zeigt, was richtig ist.</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glosse</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Richtiges Ziel</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Gewählt von</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Opfer</translation>
    </message>
    <message numerus="yes">
        <source>Retrieved by %Ln gloss(es): “%1”</source>
        <translation>
            <numerusform>Gefunden von %Ln Glosse: „%1“</numerusform>
            <numerusform>Gefunden von %Ln Glossen: „%1“</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>gloss-differences</source>
        <translation>glossen-unterschiede</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Matching is correct</source>
        <translation>Zuordnung richtig</translation>
    </message>
    <message>
        <source>Retrieval is correct</source>
        <translation>Suche richtig</translation>
    </message>
    <message>
        <source>Neither is correct</source>
        <translation>Keines richtig</translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>Welche Unterschiede</translation>
    </message>
    <message>
        <source>Glosses for which retrieval and matching differ</source>
        <translation>Glossen, bei denen Suche und Zuordnung auseinandergehen</translation>
    </message>
    <message>
        <source>The chosen difference in full</source>
        <translation>Der gewählte Unterschied im Ganzen</translation>
    </message>
    <message>
        <source>Hub glosses</source>
        <translation>Hub-Glossen</translation>
    </message>
    <message>
        <source>Glosses retrieved in place of others, by descending number of victims</source>
        <translation>Glossen, die an Stelle anderer gefunden werden, nach fallender Zahl der Opfer</translation>
    </message>
    <message>
        <source>Victims of the chosen hub gloss</source>
        <translation>Opfer der gewählten Hub-Glosse</translation>
    </message>
</context>
<context>
    <name>crossgloss::EncoderFields</name>
    <message>
        <source>As usual for the encoder</source>
        <translation>Wie beim Encoder üblich</translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation>Beide Enden</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Letztes Wort</translation>
    </message>
    <message>
        <source>Mean of the words</source>
        <translation>Mittel der Wörter</translation>
    </message>
    <message>
        <source>Maximum over the words</source>
        <translation>Maximum über die Wörter</translation>
    </message>
    <message>
        <source>&amp;Kernel (words)</source>
        <translation>&amp;Kernel (Wörter)</translation>
    </message>
    <message>
        <source>Ma&amp;x-pooling (rows)</source>
        <translation>Ma&amp;x-Pooling (Zeilen)</translation>
    </message>
    <message>
        <source>Sente&amp;nce vector</source>
        <translation>Satzvekt&amp;or</translation>
    </message>
    <message>
        <source>Dropo&amp;ut</source>
        <translation>Dropo&amp;ut</translation>
    </message>
    <message>
        <source>Gradient cl&amp;ipping (norm)</source>
        <translation>Grad&amp;ienten-Clipping (Norm)</translation>
    </message>
    <message>
        <source>Learning rate fall&amp;s by (share)</source>
        <translation>&amp;Lernrate sinkt um (Anteil)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clipping</comment>
        <translation>keines</translation>
    </message>
    <message>
        <source>Words under each convolution</source>
        <translation>Wörter unter jeder Faltung</translation>
    </message>
    <message>
        <source>Rows of which the maximum is taken behind each convolution; 1: none</source>
        <translation>Zeilen, deren Maximum hinter jeder Faltung genommen wird; 1: keines</translation>
    </message>
    <message>
        <source>How the last layer&apos;s rows become one vector</source>
        <translation>Wie aus den Zeilen der letzten Schicht ein Vektor wird</translation>
    </message>
    <message>
        <source>Share of the values between layers that a training step leaves out</source>
        <translation>Anteil der Werte zwischen den Schichten, den ein Trainingsschritt auslässt</translation>
    </message>
    <message>
        <source>Longer gradients are shortened to this length</source>
        <translation>Längere Gradienten werden auf diese Länge gekürzt</translation>
    </message>
    <message>
        <source>Share of the learning rate that is gone at the last epoch; it falls linearly</source>
        <translation>Anteil der Lernrate, der bis zur letzten Epoche verloren geht; sie sinkt linear</translation>
    </message>
</context>
<context>
    <name>crossgloss::EntryView</name>
    <message>
        <source>Full entry of a word</source>
        <translation>Vollständiger Eintrag eines Wortes</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Previous word (Alt+Up)</source>
        <translation>Voriges Wort (Alt+Hoch)</translation>
    </message>
    <message>
        <source>Previous word</source>
        <translation>Voriges Wort</translation>
    </message>
    <message>
        <source>Next word (Alt+Down)</source>
        <translation>Nächstes Wort (Alt+Runter)</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Nächstes Wort</translation>
    </message>
    <message>
        <source>Words visited</source>
        <translation>Besuchte Wörter</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Das Wort kopieren (Strg+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Wort nachschlagen</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Nach Wörtern gleicher Bedeutung fragen</translation>
    </message>
    <message>
        <source>Close the entry (Esc)</source>
        <translation>Den Eintrag schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the entry</source>
        <translation>Den Eintrag schließen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Das Wort nicht länger merken (Strg+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Das Wort merken (Strg+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentPane</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Choose definitions and word vectors under &quot;Dictionary encoder&quot;: all rows learn from them.</source>
        <translation>Definitionen und Wortvektoren unter „Wörterbuch-Encoder“ wählen: alle Zeilen lernen daraus.</translation>
    </message>
    <message>
        <source>Add definitions to test on.</source>
        <translation>Definitionen zum Testen hinzufügen.</translation>
    </message>
    <message>
        <source>Each test needs definitions of the same languages to train on.</source>
        <translation>Jeder Test braucht Trainingsdefinitionen derselben Sprachen.</translation>
    </message>
    <message>
        <source>Choose a row that can be trained.</source>
        <translation>Eine Zeile wählen, die trainiert werden kann.</translation>
    </message>
    <message>
        <source>Add sentence pairs to train on and to test on.</source>
        <translation>Satzpaare zum Trainieren und zum Testen hinzufügen.</translation>
    </message>
    <message>
        <source>Choose the languages of the sentence pairs.</source>
        <translation>Die Sprachen der Satzpaare wählen.</translation>
    </message>
    <message>
        <source>Choose word vectors under &quot;Dictionary encoder&quot;.</source>
        <translation>Wortvektoren unter „Wörterbuch-Encoder“ wählen.</translation>
    </message>
    <message>
        <source>Choose where to keep what is done.</source>
        <translation>Wählen, wo Fertiges aufbewahrt wird.</translation>
    </message>
    <message>
        <source>Write seeds as whole numbers: 1, 2, 3.</source>
        <translation>Startwerte als ganze Zahlen schreiben: 1, 2, 3.</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; start again to go on.</source>
        <translation>Angehalten. Fertiges ist aufbewahrt; erneut starten, um fortzufahren.</translation>
    </message>
    <message>
        <source>The tables are complete.</source>
        <translation>Die Tabellen sind vollständig.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experiment</translation>
    </message>
    <message>
        <source>%1 of %2 trainings are done. Now: %3, seed %4</source>
        <translation>%1 von %2 Trainings sind fertig. Jetzt: %3, Startwert %4</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Zahlen speichern</translation>
    </message>
    <message>
        <source>figures.tsv</source>
        <translation>zahlen.tsv</translation>
    </message>
    <message>
        <source>Tables (*.tsv);;All files (*)</source>
        <translation>Tabellen (*.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ist nicht beschreibbar: %2</translation>
    </message>
    <message>
        <source>Tables with intervals and paired tests appear here, and fill while encoder after encoder is trained.</source>
        <translation>Hier erscheinen Tabellen mit Intervallen und gepaarten Tests; sie füllen sich, während ein Encoder nach dem anderen trainiert wird.</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Anhalten; Fertiges bleibt erhalten</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Fortschritt des Experiments</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Train all rows, as far as they are not there yet</source>
        <translation>Alle Zeilen trainieren, soweit sie noch fehlen</translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation>Als TSV speichern …</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentSettings</name>
    <message>
        <source>Reverse dictionary: words of definitions</source>
        <translation>Umgekehrtes Wörterbuch: Wörter zu Definitionen</translation>
    </message>
    <message>
        <source>Paraphrases: sentences that say the same</source>
        <translation>Paraphrasen: Sätze, die dasselbe sagen</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>E&amp;xperiment</translation>
    </message>
    <message>
        <source>Encoders</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>Ende zu Ende</translation>
    </message>
    <message>
        <source>Trained &amp;encoders in</source>
        <translation>Trainierte &amp;Encoder in</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>Start&amp;werte</translation>
    </message>
    <message>
        <source>Kept &amp;in</source>
        <translation>Aufbewahrt &amp;in</translation>
    </message>
    <message>
        <source>Folder of trained encoders</source>
        <translation>Ordner trainierter Encoder</translation>
    </message>
    <message>
        <source>Choose the folder of a dictionary experiment</source>
        <translation>Ordner eines Wörterbuch-Experiments wählen</translation>
    </message>
    <message>
        <source>folder of a dictionary experiment</source>
        <translation>Ordner eines Wörterbuch-Experiments</translation>
    </message>
    <message>
        <source>Folder of the experiment</source>
        <translation>Ordner des Experiments</translation>
    </message>
    <message>
        <source>Choose a folder for models and their answers</source>
        <translation>Ordner für Modelle und ihre Antworten wählen</translation>
    </message>
    <message>
        <source>models and their answers; what lies there is taken</source>
        <translation>Modelle und ihre Antworten; was dort liegt, wird übernommen</translation>
    </message>
    <message>
        <source>A training for each, of every row</source>
        <translation>Ein Training je Startwert und Zeile</translation>
    </message>
    <message>
        <source>Definitions to test on</source>
        <translation>Definitionen zum Testen</translation>
    </message>
    <message>
        <source>Held-out words, a file for each direction; drop the folder of a data set here</source>
        <translation>Zurückgehaltene Wörter, eine Datei je Richtung; den Ordner eines Datensatzes hier ablegen</translation>
    </message>
    <message>
        <source>Open definitions</source>
        <translation>Definitionen öffnen</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Definitionen (*.tsv *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Labelled sentence pairs</source>
        <translation>Satzpaare mit Urteil</translation>
    </message>
    <message>
        <source>To train on, to test on, to validate on: in this order</source>
        <translation>Zum Trainieren, zum Testen, zum Validieren: in dieser Reihenfolge</translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation>Satzpaare öffnen</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Satzpaare (*.tsv *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::FigureTables</name>
    <message numerus="yes">
        <source>%Ln question(s); 95 % interval in brackets, deviation over the seeds behind ±</source>
        <translation>
            <numerusform>%Ln Frage; 95-%-Intervall in Klammern, Abweichung über die Startwerte hinter ±</numerusform>
            <numerusform>%Ln Fragen; 95-%-Intervall in Klammern, Abweichung über die Startwerte hinter ±</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresModel</name>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Suchkriterium</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>P@5</source>
        <translation>P@5</translation>
    </message>
    <message>
        <source>P@10</source>
        <translation>P@10</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresView</name>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by retrieval and direction; the table has the numbers</source>
        <translation>Balken von P@1 nach Suchkriterium und Richtung; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>Precision by direction and retrieval criterion</source>
        <translation>Präzision nach Richtung und Suchkriterium</translation>
    </message>
    <message>
        <source>alignment-figures</source>
        <translation>ausrichtung</translation>
    </message>
    <message>
        <source>How well the map translates is shown here after a run.</source>
        <translation>Wie gut die Abbildung übersetzt, wird nach einem Lauf hier gezeigt.</translation>
    </message>
    <message>
        <source>A test of %1 words; the query words are those in both spaces, and any listed translation counts. Learned from %2 pairs in %3 s.</source>
        <translation>Ein Test von %1 Wörtern; Anfragewörter sind die, die beide Räume haben, und jede aufgeführte Übersetzung zählt. Gelernt aus %2 Paaren in %3 s.</translation>
    </message>
    <message>
        <source>The map is learned. Name test pairs, or hold out a share of the dictionary, to see how well it translates.</source>
        <translation>Die Abbildung ist gelernt. Nennen Sie Testpaare, oder halten Sie einen Teil des Wörterbuchs zurück, um zu sehen, wie gut sie übersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the words are also training words: the figure is optimistic.</source>
        <translation>
            <numerusform>%Ln der Wörter gehörte auch zum Training: Der Wert ist zu günstig.</numerusform>
            <numerusform>%Ln der Wörter gehörten auch zum Training: Der Wert ist zu günstig.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTable</name>
    <message>
        <source>Add…</source>
        <translation>Hinzufügen …</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTableModel</name>
    <message>
        <source>choose</source>
        <translation>wählen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Antworten auf</translation>
    </message>
    <message>
        <source>Definitions in</source>
        <translation>Definitionen auf</translation>
    </message>
</context>
<context>
    <name>crossgloss::FilterBar</name>
    <message>
        <source>Any part of speech</source>
        <translation>Alle Wortarten</translation>
    </message>
    <message>
        <source>Part of speech: %1</source>
        <translation>Wortart: %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>die %1 häufigsten</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>seltener als Rang %1</translation>
    </message>
    <message>
        <source>Any frequency</source>
        <translation>Jede Häufigkeit</translation>
    </message>
    <message>
        <source>Only answers of these parts of speech</source>
        <translation>Nur Antworten dieser Wortarten</translation>
    </message>
    <message>
        <source>&amp;starts with</source>
        <translation>&amp;beginnt mit</translation>
    </message>
    <message>
        <source>First letters of the answer; accents do not matter. The best help, if you know them.</source>
        <translation>Anfangsbuchstaben der Antwort; Akzente spielen keine Rolle. Die beste Hilfe, wenn man sie kennt.</translation>
    </message>
    <message>
        <source>First letters of the answer</source>
        <translation>Anfangsbuchstaben der Antwort</translation>
    </message>
    <message>
        <source>&amp;pattern</source>
        <translation>&amp;Muster</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any number of them</source>
        <translation>? steht für einen Buchstaben, * für beliebig viele</translation>
    </message>
    <message>
        <source>Pattern of the answer: question mark for one letter, asterisk for any number</source>
        <translation>Muster der Antwort: Fragezeichen für einen Buchstaben, Stern für beliebig viele</translation>
    </message>
    <message>
        <source>&amp;letters</source>
        <translation>Bu&amp;chstaben</translation>
    </message>
    <message>
        <source>Minimum number of letters</source>
        <translation>Mindestens so viele Buchstaben</translation>
    </message>
    <message>
        <source>Maximum number of letters</source>
        <translation>Höchstens so viele Buchstaben</translation>
    </message>
    <message>
        <source>How common the answer is in its language</source>
        <translation>Wie häufig die Antwort in ihrer Sprache ist</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle löschen</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter löschen</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Vulgäre Wörter ausblenden</translation>
    </message>
    <message>
        <source>Leave out words that dictionaries mark as vulgar (Ctrl+Shift+G)</source>
        <translation>Wörter weglassen, die Wörterbücher als vulgär kennzeichnen (Strg+Umschalt+G)</translation>
    </message>
    <message>
        <source>All dictionaries</source>
        <translation>Alle Wörterbücher</translation>
    </message>
    <message>
        <source>Dictionaries: %1</source>
        <translation>Wörterbücher: %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Use only one group of dictionaries; groups are made in the Library</source>
        <translation>Nur eine Gruppe von Wörterbüchern heranziehen; Gruppen entstehen in der Bibliothek</translation>
    </message>
</context>
<context>
    <name>crossgloss::FoldedSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>Weniger Einstellungen</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Mehr Einstellungen</translation>
    </message>
</context>
<context>
    <name>crossgloss::FolderList</name>
    <message>
        <source>Add a folder of dictionaries</source>
        <translation>Ordner mit Wörterbüchern hinzufügen</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
        <source>Remove from &amp;list</source>
        <translation>Aus der &amp;Liste entfernen</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderPane</name>
    <message>
        <source>Training a gloss encoder</source>
        <translation>Ein Glossen-Encoder wird trainiert</translation>
    </message>
    <message numerus="yes">
        <source>The network is ready, trained on %Ln pair(s).</source>
        <translation>
            <numerusform>Das Netz ist fertig, trainiert mit %Ln Paar.</numerusform>
            <numerusform>Das Netz ist fertig, trainiert mit %Ln Paaren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: epoch %1, MRR %2 on validation pairs.</source>
        <translation>Am besten: Epoche %1, MRR %2 auf den Validierungspaaren.</translation>
    </message>
    <message>
        <source>Of %1 settings the best has %2 units and dropouts of %3 and %4.</source>
        <translation>Von %1 Einstellungen hat die beste %2 Einheiten und Dropouts von %3 und %4.</translation>
    </message>
    <message>
        <source>The checkpoint of an earlier run belongs to other settings or glosses and was not used.</source>
        <translation>Der Sicherungspunkt eines früheren Laufs gehört zu anderen Einstellungen oder Glossen und wurde nicht verwendet.</translation>
    </message>
    <message>
        <source>Link with it</source>
        <translation>Damit verknüpfen</translation>
    </message>
    <message>
        <source>Stopped. Start again to go on from the checkpoint.</source>
        <translation>Angehalten. Ein neuer Start geht vom Sicherungspunkt weiter.</translation>
    </message>
    <message>
        <source>Settings %1 of %2: %3 units</source>
        <translation>Einstellungen %1 von %2: %3 Einheiten</translation>
    </message>
    <message>
        <source>Choose wordnets and vectors</source>
        <translation>Wortnetze und Vektoren wählen</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderSettings</name>
    <message>
        <source>&amp;Wordnet</source>
        <translation>Wortnet&amp;z</translation>
    </message>
    <message>
        <source>Ano&amp;ther wordnet</source>
        <translation>A&amp;nderes Wortnetz</translation>
    </message>
    <message>
        <source>Choose the wordnet with the training glosses.</source>
        <translation>Wählen Sie das Wortnetz mit den Trainingsglossen.</translation>
    </message>
    <message>
        <source>Choose another wordnet that shares synsets with it.</source>
        <translation>Wählen Sie ein anderes Wortnetz, das Synsets mit ihm teilt.</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax über den Batch</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>Euklidisch</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>Ziel&amp;funktion</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>Verbor&amp;gene Einheiten</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>&amp;Epochen höchstens</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>Early Stopping (Epoc&amp;hen)</translation>
    </message>
    <message>
        <source>T&amp;raining pairs</source>
        <translation>T&amp;rainingspaare</translation>
    </message>
    <message>
        <source>M&amp;odel file</source>
        <translation>&amp;Modelldatei</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>Ba&amp;tchgröße</translation>
    </message>
    <message>
        <source>Dropout of &amp;inputs</source>
        <translation>Dropout der E&amp;ingaben</translation>
    </message>
    <message>
        <source>Dropout of st&amp;ates</source>
        <translation>Dropout der Zu&amp;stände</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>A&amp;bstand</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>&amp;Lernrate</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>They choose the best epoch and the settings; at most a fifth of all pairs</source>
        <translation>Auf ihnen werden die beste Epoche und die Einstellungen gewählt; höchstens ein Fünftel aller Paare</translation>
    </message>
    <message>
        <source>Tr&amp;y several settings</source>
        <translation>Mehrere Einstellungen a&amp;usprobieren</translation>
    </message>
    <message>
        <source>Trains four networks, with all or half the units and dropout, and keeps the best</source>
        <translation>Trainiert vier Netze, mit allen oder halb so vielen Einheiten und vollem oder halbem Dropout, und behält das beste</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>Where to save the model</source>
        <translation>Speicherort des Modells</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelle (*.model);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>all</source>
        <comment>pairs</comment>
        <translation>alle</translation>
    </message>
    <message>
        <source>In-batch negatives</source>
        <translation>Negativbeispiele aus dem Batch</translation>
    </message>
    <message>
        <source>Shuffled negatives (as published)</source>
        <translation>Gemischte Negativbeispiele (wie veröffentlicht)</translation>
    </message>
    <message>
        <source>Validatio&amp;n pairs</source>
        <translation>Validieru&amp;ngspaare</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossHubModel</name>
    <message>
        <source>Hub gloss</source>
        <translation>Hub-Glosse</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossMaterialsFields</name>
    <message>
        <source>&amp;Source vectors</source>
        <translation>&amp;Quellvektoren</translation>
    </message>
    <message>
        <source>Target &amp;vectors</source>
        <translation>Ziel&amp;vektoren</translation>
    </message>
    <message>
        <source>&amp;Map between them</source>
        <translation>&amp;Abbildung</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;Datei der Abbildung</translation>
    </message>
    <message>
        <source>Vectors of the source language</source>
        <translation>Vektoren der Quellsprache</translation>
    </message>
    <message>
        <source>Vectors of the target language</source>
        <translation>Vektoren der Zielsprache</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Datei der Abbildung</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Eine Abbildung öffnen</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Abbildungen (*.map);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>None: the spaces are aligned</source>
        <translation>Keine: Die Räume sind schon ausgerichtet</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Choose word vectors of the source language.</source>
        <translation>Wählen Sie Wortvektoren der Quellsprache.</translation>
    </message>
    <message>
        <source>Choose word vectors of the target language.</source>
        <translation>Wählen Sie Wortvektoren der Zielsprache.</translation>
    </message>
    <message>
        <source>Choose the map file.</source>
        <translation>Wählen Sie die Datei der Abbildung.</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossVictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Richtiges Ziel</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossesPage</name>
    <message>
        <source>Reading the linkings</source>
        <translation>Verknüpfungen werden gelesen</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Die Bibliothek wird gelesen</translation>
    </message>
    <message>
        <source>Opening a linking</source>
        <translation>Verknüpfung wird geöffnet</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Remove a linking</source>
        <translation>Verknüpfung entfernen</translation>
    </message>
    <message>
        <source>%1 has no decisions yet.</source>
        <translation>%1 hat noch keine Entscheidungen.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and the decisions on %Ln gloss(es) will be deleted for good. Export them first if in doubt.</source>
        <translation>
            <numerusform>%1 und die Entscheidungen zu %Ln Glosse werden endgültig gelöscht. Exportieren Sie sie im Zweifel vorher.</numerusform>
            <numerusform>%1 und die Entscheidungen zu %Ln Glossen werden endgültig gelöscht. Exportieren Sie sie im Zweifel vorher.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removing a linking</source>
        <translation>Verknüpfung wird entfernt</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>Entscheidungen importieren</translation>
    </message>
    <message>
        <source>Decisions (*.tsv *.txt);;All files (*)</source>
        <translation>Entscheidungen (*.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Decisions (*.tsv)</source>
        <translation>Entscheidungen (*.tsv)</translation>
    </message>
    <message>
        <source>Open Multilingual Wordnet (*.tab)</source>
        <translation>Open Multilingual Wordnet (*.tab)</translation>
    </message>
    <message>
        <source>WN-LMF (*.xml)</source>
        <translation>WN-LMF (*.xml)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) written to %1.</source>
        <translation>
            <numerusform>%Ln Entscheidung nach %1 geschrieben.</numerusform>
            <numerusform>%Ln Entscheidungen nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synset(s) written to %1.</source>
        <translation>
            <numerusform>%Ln Synset nach %1 geschrieben.</numerusform>
            <numerusform>%Ln Synsets nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glossen</translation>
    </message>
    <message>
        <source>Link the glosses of two wordnets, and decide on every suggestion yourself.</source>
        <translation>Verknüpfen Sie die Glossen zweier Wortnetze und entscheiden Sie selbst über jeden Vorschlag.</translation>
    </message>
    <message>
        <source>Progress of opening the linking</source>
        <translation>Fortschritt beim Öffnen der Verknüpfung</translation>
    </message>
</context>
<context>
    <name>crossgloss::HelpWindow</name>
    <message>
        <source>Five-minute tours</source>
        <translation>Touren in fünf Minuten</translation>
    </message>
    <message>
        <source>The window, page by page</source>
        <translation>Das Fenster, Seite für Seite</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>%1 – manual</source>
        <translation>%1 – Handbuch</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>Keine Seite enthält alle diese Wörter.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found</source>
        <translation>
            <numerusform>%Ln Stelle gefunden</numerusform>
            <numerusform>%Ln Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Nicht auf dieser Seite</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Words to search the manual for</source>
        <translation>Wörter, nach denen im Handbuch gesucht wird</translation>
    </message>
    <message>
        <source>Finds pages that have all of these words; accents and case do not matter (%1)</source>
        <translation>Findet Seiten, die alle diese Wörter enthalten; Akzente und Großschreibung spielen keine Rolle (%1)</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Inhalt des Handbuchs</translation>
    </message>
    <message>
        <source>Places found; the arrow keys show them</source>
        <translation>Gefundene Stellen; die Pfeiltasten zeigen sie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Anfangsseite</translation>
    </message>
    <message>
        <source>Find in the page</source>
        <translation>Auf der Seite suchen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Words to find in the page</source>
        <translation>Wörter, die auf der Seite gesucht werden</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryButtons</name>
    <message>
        <source>Back (Alt+Left); hold for the list</source>
        <translation>Zurück (Alt+Links); lang drücken für die Liste</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward (Alt+Right); hold for the list</source>
        <translation>Vorwärts (Alt+Rechts); lang drücken für die Liste</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryPanel</name>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>Nothing has been looked up yet.</source>
        <translation>Noch wurde nichts nachgeschlagen.</translation>
    </message>
    <message>
        <source>No earlier look-up contains these words.</source>
        <translation>Keine frühere Suche enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Look up again</source>
        <translation>Erneut &amp;nachschlagen</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Früher nachgeschlagene Beschreibungen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Verlauf schließen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Words to search the history for</source>
        <translation>Wörter, nach denen im Verlauf gesucht wird</translation>
    </message>
    <message>
        <source>Language to search the history for</source>
        <translation>Sprache, nach der im Verlauf gesucht wird</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Look this up again, with its languages and filters (Enter)</source>
        <translation>Noch einmal nachschlagen, mit denselben Sprachen und Filtern (Eingabe)</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Forget this description (Del)</source>
        <translation>Diese Beschreibung vergessen (Entf)</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Alles vergessen</translation>
    </message>
    <message>
        <source>Forget all descriptions, including those that the search hides</source>
        <translation>Alle Beschreibungen vergessen, auch die, die die Suche nicht zeigt</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Verlauf behalten</translation>
    </message>
    <message>
        <source>Otherwise it is deleted when the window closes, and nothing stays on the disk</source>
        <translation>Sonst wird er beim Schließen des Fensters gelöscht, und nichts bleibt auf der Festplatte</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Vergessen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln description(s) forgotten.</source>
        <translation>
            <numerusform>%Ln Beschreibung vergessen.</numerusform>
            <numerusform>%Ln Beschreibungen vergessen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::HitModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a language, a text in it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Übersetzungen</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubModel</name>
    <message>
        <source>Hub</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>N_k</source>
        <translation>N_k</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsPage</name>
    <message>
        <source>queries</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>map</source>
        <translation>Abbildung</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>query words</source>
        <translation>Anfragewörter</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>Zielwörter</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Measuring hubs of %1</source>
        <translation>Hubs von %1 werden gemessen</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Die Zielvektoren wählen.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Wortvektoren öffnen …</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messen</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Find the words that are nearest neighbours of many others, and what a retrieval criterion does about them.</source>
        <translation>Die Wörter finden, die nächste Nachbarn vieler anderer sind, und was ein Suchkriterium dagegen tut.</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Nach dem laufenden Schritt anhalten</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Fortschritt der Messung</translation>
    </message>
    <message>
        <source>Choose the query vectors.</source>
        <translation>Wählen Sie die Vektoren der Anfragen.</translation>
    </message>
    <message>
        <source>Choose query and target vectors; with a map between them, both stages are measured.</source>
        <translation>Wählen Sie die Vektoren der Anfragen und der Ziele; mit einer Abbildung zwischen ihnen werden beide Zustände gemessen.</translation>
    </message>
    <message>
        <source>Measure the hubs of all criteria</source>
        <translation>Die Hubs aller Kriterien messen</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsSettings</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>An&amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Targets</source>
        <translation>&amp;Ziele</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>A&amp;bbildung</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Wörterbuch</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (nächste Nachbarn)</translation>
    </message>
    <message>
        <source>Targ&amp;et words</source>
        <translation>Z&amp;ielwörter</translation>
    </message>
    <message>
        <source>Query vectors</source>
        <translation>Anfragevektoren</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Zielvektoren</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Datei der Abbildung</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Eine Abbildung öffnen</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Abbildungen (*.map);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Dictionary for P@1</source>
        <translation>Wörterbuch für P@1</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Eine Datei mit Testpaaren öffnen</translation>
    </message>
    <message>
        <source>for P@1 (optional)</source>
        <translation>für P@1 (optional)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>The most frequent ones</source>
        <translation>Die häufigsten</translation>
    </message>
    <message>
        <source>Query &amp;words</source>
        <translation>Anfragewö&amp;rter</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsView</name>
    <message>
        <source>After the map</source>
        <translation>Nach der Abbildung</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Vor der Abbildung</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>NN %1</source>
        <translation>NN %1</translation>
    </message>
    <message>
        <source>How often each of %1 words is among the %2 nearest neighbours of %3 queries.</source>
        <translation>Wie oft jedes von %1 Wörtern unter den %2 nächsten Nachbarn von %3 Anfragen ist.</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Opfer von %1</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin Hood</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>Vor oder nach der Abbildung</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Schiefe</translation>
    </message>
    <message>
        <source>Gini</source>
        <translation>Gini</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Words that are neighbours more than twice as often as the average: N_k &gt; 2k.</source>
        <translation>Wörter, die mehr als doppelt so oft Nachbar sind wie der Durchschnitt: N_k &gt; 2k.</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Antihubs</translation>
    </message>
    <message>
        <source>Words that are never among the neighbours.</source>
        <translation>Wörter, die nie unter den Nachbarn sind.</translation>
    </message>
    <message>
        <source>Share of the dictionary&apos;s words whose nearest neighbour is correct.</source>
        <translation>Anteil der Wörter des Wörterbuchs, deren nächster Nachbar richtig ist.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>All criteria</source>
        <translation>Alle Kriterien</translation>
    </message>
    <message>
        <source>Views of the measurement</source>
        <translation>Ansichten der Messung</translation>
    </message>
    <message>
        <source>Histogram of N_k; the table has the numbers</source>
        <translation>Histogramm von N_k; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>Words by N_k</source>
        <translation>Wörter nach N_k</translation>
    </message>
    <message>
        <source>hubness-histogram</source>
        <translation>hubs-histogramm</translation>
    </message>
    <message>
        <source>Bars of Robin Hood and P@1 by criterion; the table has the numbers</source>
        <translation>Balken von Robin Hood und P@1 nach Kriterium; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>All criteria before and after the map</source>
        <translation>Alle Kriterien vor und nach der Abbildung</translation>
    </message>
    <message>
        <source>hubness-criteria</source>
        <translation>hubs-kriterien</translation>
    </message>
    <message>
        <source>Robin Hood and P@1 of all criteria, side by side.</source>
        <translation>Robin Hood und P@1 aller Kriterien nebeneinander.</translation>
    </message>
    <message>
        <source>Hubs by descending N_k</source>
        <translation>Hubs nach fallendem N_k</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Opfer des gewählten Hubs</translation>
    </message>
    <message>
        <source>Of the distribution of N_k: 0 where it is symmetric, large where a few words are neighbours of many.</source>
        <translation>Der Verteilung von N_k: 0, wo sie symmetrisch ist, groß, wo wenige Wörter Nachbarn vieler sind.</translation>
    </message>
    <message>
        <source>Robin Hood index: the share of neighbour counts to be moved until all words have equally many.</source>
        <translation>Robin-Hood-Index: der Anteil der Nachbarschaften, die umzuverteilen wären, bis alle Wörter gleich viele haben.</translation>
    </message>
    <message>
        <source>Inequality of N_k: 0 = equal for all words, 1 = one word is everyone&apos;s neighbour.</source>
        <translation>Ungleichheit von N_k: 0 = gleich für alle Wörter, 1 = ein Wort ist Nachbar aller.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ImportPanel</name>
    <message>
        <source>Files of this kind do not say their language: choose one.</source>
        <translation>Dateien dieser Art nennen ihre Sprache nicht: eine wählen.</translation>
    </message>
    <message>
        <source>as stated in the file</source>
        <translation>wie in der Datei angegeben</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Se&amp;cond language</source>
        <translation>&amp;Zweite Sprache</translation>
    </message>
    <message>
        <source>&amp;Name in the workspace</source>
        <translation>&amp;Name im Arbeitsbereich</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The library has another resource named %1.</source>
        <translation>Die Bibliothek hat eine andere Ressource namens %1.</translation>
    </message>
    <message>
        <source>Keep both: add a number to the name</source>
        <translation>Beide behalten: dem Namen eine Zahl anfügen</translation>
    </message>
    <message>
        <source>Replace the one in the library</source>
        <translation>Die in der Bibliothek ersetzen</translation>
    </message>
    <message>
        <source>What to do with the resource of that name</source>
        <translation>Was mit der Ressource dieses Namens geschieht</translation>
    </message>
</context>
<context>
    <name>crossgloss::InlineMessage</name>
    <message>
        <source>Dismiss</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>crossgloss::Job</name>
    <message>
        <source>Stopping</source>
        <translation>Hält an</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Beginnt</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Fertig in %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobMessage</name>
    <message>
        <source>Show the line</source>
        <translation>Zeile zeigen</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobPage</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Die Bibliothek wird gelesen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or use smaller data.</source>
        <translation>Dafür reicht der Speicher nicht. Andere Programme schließen oder kleinere Daten verwenden.</translation>
    </message>
    <message>
        <source>It failed for an unknown reason.</source>
        <translation>Aus unbekanntem Grund gescheitert.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobStage</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobsDock</name>
    <message>
        <source>Show the line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>No messages so far.</source>
        <translation>Bisher keine Meldungen.</translation>
    </message>
    <message>
        <source>No messages.</source>
        <translation>Keine Meldungen.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Aufgabe abbrechen</translation>
    </message>
    <message>
        <source>Stop the selected job; what it had not finished stays as it was</source>
        <translation>Die gewählte Aufgabe anhalten; was sie nicht fertig hatte, bleibt wie zuvor</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Fertige ausblenden</translation>
    </message>
    <message>
        <source>Messages of the chosen job</source>
        <translation>Meldungen der gewählten Aufgabe</translation>
    </message>
</context>
<context>
    <name>crossgloss::JointFields</name>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Plain text of each language, a sentence a line, to learn words from.</source>
        <translation>Reiner Text jeder Sprache, ein Satz je Zeile, aus dem Wörter gelernt werden.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Texte (*.txt *.gz *.xz *.bz2 *.zst);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Erste Sprache</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Parallele Sätze</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Satz, Tabulator, Übersetzung in jeder Zeile; oder ein Übersetzungsspeicher (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Satzpaare (*.tsv *.tmx *.txt *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Weight of the te&amp;xts</source>
        <translation>Gewicht der Te&amp;xte</translation>
    </message>
    <message>
        <source>Weight of the s&amp;entences</source>
        <translation>Gewicht d&amp;er Sätze</translation>
    </message>
    <message>
        <source>Four wor&amp;kers at once</source>
        <translation>Vier Ar&amp;beiter zugleich</translation>
    </message>
    <message>
        <source>Faster, but two trainings then never give quite the same result</source>
        <translation>Schneller, aber zwei Trainings geben dann nie ganz dasselbe</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptModel</name>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Entstanden</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptPanel</name>
    <message>
        <source>Reading the library</source>
        <translation>Die Bibliothek wird gelesen</translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation>%1 wird behalten</translation>
    </message>
    <message>
        <source>The layout is kept as %1.</source>
        <translation>Die Anordnung ist als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>&amp;Keep the map as</source>
        <translation>Karte be&amp;halten als</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Name der Anordnung</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Kept layouts; Enter opens one</source>
        <translation>Behaltene Anordnungen; Enter öffnet eine</translation>
    </message>
</context>
<context>
    <name>crossgloss::KindPanel</name>
    <message>
        <source>What is %1?</source>
        <translation>Was ist %1?</translation>
    </message>
    <message>
        <source>The file is empty. Nothing can be read from it as it is.</source>
        <translation>Die Datei ist leer. So kann nichts aus ihr gelesen werden.</translation>
    </message>
    <message>
        <source>The kind of this resource is not clear from its name and beginning. Choose one:</source>
        <translation>Die Art der Ressource geht aus Name und Anfang nicht hervor. Wählen Sie eine:</translation>
    </message>
    <message>
        <source>StarDict, FreeDict (TEI), wiktextract (JSON lines), dictd, or a word and its definition on each line</source>
        <translation>StarDict, FreeDict (TEI), wiktextract (JSON-Zeilen), dictd, oder je Zeile ein Wort und seine Definition</translation>
    </message>
    <message>
        <source>Princeton WordNet&apos;s folder, Open Multilingual Wordnet, WN-LMF</source>
        <translation>Ordner des Princeton WordNet, Open Multilingual Wordnet, WN-LMF</translation>
    </message>
    <message>
        <source>a word and its numbers on each line, or word2vec and fastText binaries</source>
        <translation>je Zeile ein Wort und seine Zahlen, oder Binärdateien von word2vec und fastText</translation>
    </message>
    <message>
        <source>a word and its translation on each line</source>
        <translation>je Zeile ein Wort und seine Übersetzung</translation>
    </message>
    <message>
        <source>sentences and their translations, line by line</source>
        <translation>Sätze und ihre Übersetzungen, Zeile für Zeile</translation>
    </message>
    <message>
        <source>a score and two texts on each line</source>
        <translation>je Zeile ein Score und zwei Texte</translation>
    </message>
    <message>
        <source>an answer and what describes it on each line</source>
        <translation>je Zeile eine Antwort und ihre Beschreibung</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBar</name>
    <message>
        <source>Leave out %1</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Antworten auf %1</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;von</translation>
    </message>
    <message>
        <source>Language of the description</source>
        <translation>Sprache der Beschreibung</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>n&amp;ach</translation>
    </message>
    <message>
        <source>Choose the languages of the answers</source>
        <translation>Sprachen der Antworten wählen</translation>
    </message>
    <message>
        <source>Swap the languages (F4)</source>
        <translation>Sprachen tauschen (F4)</translation>
    </message>
    <message>
        <source>Swap the languages</source>
        <translation>Sprachen tauschen</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBox</name>
    <message>
        <source>Detect the language</source>
        <translation>Sprache erkennen</translation>
    </message>
    <message>
        <source>%1 (detected)</source>
        <comment>a language</comment>
        <translation>%1 (erkannt)</translation>
    </message>
    <message>
        <source>The language is detected from the text; choose one if it is wrong</source>
        <translation>Die Sprache wird aus dem Text erkannt; wählen Sie eine, wenn sie nicht stimmt</translation>
    </message>
</context>
<context>
    <name>crossgloss::LegendView</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a class of points, how many</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Legend: what is ticked is drawn</source>
        <translation>Legende: gezeichnet wird, was angehakt ist</translation>
    </message>
    <message>
        <source>Click a class to hide it or to show it again; double-click to show it alone</source>
        <translation>Ein Klick blendet eine Klasse aus oder wieder ein; ein Doppelklick zeigt sie allein</translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message>
        <source>Reading the library</source>
        <translation>Die Bibliothek wird gelesen</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Examining %1</source>
        <translation>%1 wird untersucht</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>%1 imported: %2</source>
        <translation>%1 importiert: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>%Ln Zeile war nicht zu gebrauchen; sie steht bei der Ressource.</numerusform>
            <numerusform>%Ln Zeilen waren nicht zu gebrauchen; sie stehen bei der Ressource.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Installierte Wörterbücher werden indexiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>%Ln Wörterbuch auf diesem Rechner gefunden</numerusform>
            <numerusform>%Ln Wörterbücher auf diesem Rechner gefunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indexed now</source>
        <translation>
            <numerusform>%Ln jetzt indexiert</numerusform>
            <numerusform>%Ln jetzt indexiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer there</source>
        <translation>
            <numerusform>%Ln nicht mehr da</numerusform>
            <numerusform>%Ln nicht mehr da</numerusform>
        </translation>
    </message>
    <message>
        <source>Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.</source>
        <translation>Pakete wie wordnet-base, dict-gcide oder dict-freedict-eng-fra bringen welche.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>%Ln war nicht lesbar; die Liste der Aufgaben sagt warum.</numerusform>
            <numerusform>%Ln waren nicht lesbar; die Liste der Aufgaben sagt warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Import word vectors, a dictionary, a wordnet, word pairs or text (Ctrl+O)</source>
        <translation>Wortvektoren, ein Wörterbuch, ein Wortnetz, Wortpaare oder Text importieren (Strg+O)</translation>
    </message>
    <message>
        <source>Index installed dictionaries</source>
        <translation>Installierte Wörterbücher indexieren</translation>
    </message>
    <message>
        <source>Find the dictionaries that are installed on this computer and index what is new (Ctrl+I)</source>
        <translation>Die auf diesem Rechner installierten Wörterbücher finden und neue indexieren (Strg+I)</translation>
    </message>
    <message>
        <source>Drop files anywhere on the window to import them: word vectors, dictionaries, wordnets, word pairs, text.</source>
        <translation>Dateien irgendwo auf das Fenster ziehen, um sie zu importieren: Wortvektoren, Wörterbücher, Wortnetze, Wortpaare, Text.</translation>
    </message>
    <message>
        <source>The library is empty. Index the dictionaries of this computer, so that answers come with definitions.</source>
        <translation>Die Bibliothek ist noch leer. Indexieren Sie die Wörterbücher dieses Rechners, damit Antworten mit Definitionen kommen.</translation>
    </message>
    <message>
        <source>Resources of the library</source>
        <translation>Ressourcen der Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform> … und %Ln weiterer</numerusform>
            <numerusform>… und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Lesbare Daten retten</translation>
    </message>
    <message>
        <source>Checking the workspace</source>
        <translation>Arbeitsbereich wird geprüft</translation>
    </message>
    <message>
        <source>The workspace is intact: %1 databases and %2 sets of vectors were checked.</source>
        <translation>Der Arbeitsbereich ist in Ordnung: %1 Datenbanken und %2 Vektorsätze wurden geprüft.</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Lesbare Daten werden gerettet</translation>
    </message>
    <message>
        <source>There was nothing to repair.</source>
        <translation>Es war nichts zu reparieren.</translation>
    </message>
    <message>
        <source>Back up the workspace</source>
        <translation>Arbeitsbereich sichern</translation>
    </message>
    <message>
        <source>Backups (*.backup);;All files (*)</source>
        <translation>Sicherungen (*.backup);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Backing up the workspace</source>
        <translation>Arbeitsbereich wird gesichert</translation>
    </message>
    <message>
        <source>The workspace was backed up to %1: %2.</source>
        <translation>Der Arbeitsbereich wurde nach %1 gesichert: %2.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Sicherung zurückspielen</translation>
    </message>
    <message>
        <source>The workspace becomes what it was when %1 was made. What it holds now is kept in its folder “backups”.</source>
        <translation>Der Arbeitsbereich wird so, wie er war, als %1 gemacht wurde. Was er jetzt enthält, bleibt in seinem Ordner „backups“.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Zurückspielen</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>Sicherung wird zurückgespielt</translation>
    </message>
    <message>
        <source>The workspace is what %1 holds: %2.</source>
        <translation>Der Arbeitsbereich ist nun, was %1 enthält: %2.</translation>
    </message>
    <message>
        <source>%1 was removed for good: the disk had no room to keep it.</source>
        <translation>%1 wurde endgültig entfernt: Auf dem Datenträger war kein Platz, es aufzubewahren.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>%1 wird wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 was restored.</source>
        <translation>%1 wurde wiederhergestellt.</translation>
    </message>
    <message>
        <source>Undoing a choice</source>
        <translation>Eine Wahl wird rückgängig gemacht</translation>
    </message>
    <message>
        <source>The dictionaries are used as before.</source>
        <translation>Die Wörterbücher werden wieder wie zuvor verwendet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are used in look-ups.</source>
        <translation>
            <numerusform>%Ln Wörterbuch wird beim Nachschlagen verwendet.</numerusform>
            <numerusform>%Ln Wörterbücher werden beim Nachschlagen verwendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are no longer used in look-ups.</source>
        <translation>
            <numerusform>%Ln Wörterbuch wird beim Nachschlagen nicht mehr verwendet.</numerusform>
            <numerusform>%Ln Wörterbücher werden beim Nachschlagen nicht mehr verwendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is used in look-ups.</source>
        <translation>%1 wird beim Nachschlagen verwendet.</translation>
    </message>
    <message>
        <source>%1 is no longer used in look-ups.</source>
        <translation>%1 wird beim Nachschlagen nicht mehr verwendet.</translation>
    </message>
    <message>
        <source>Switching dictionaries</source>
        <translation>Wörterbücher werden umgeschaltet</translation>
    </message>
    <message>
        <source>Ordering dictionaries</source>
        <translation>Wörterbücher werden geordnet</translation>
    </message>
    <message>
        <source>Grouping dictionaries</source>
        <translation>Wörterbücher werden gruppiert</translation>
    </message>
    <message>
        <source>databases</source>
        <translation>Datenbanken</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>Vektoren</translation>
    </message>
    <message>
        <source>models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>Sicherungen</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>other files</source>
        <translation>andere Dateien</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>databases 3 MiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It takes %1 on the disk (%2).</source>
        <translation>Er belegt %1 auf dem Datenträger (%2).</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message>
        <source>Everything in the trash of the workspace will be deleted permanently: removed resources, and damaged files that were replaced.</source>
        <translation>Alles im Papierkorb des Arbeitsbereichs wird endgültig gelöscht: entfernte Ressourcen und beschädigte Dateien, die ersetzt wurden.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Emptying the trash</source>
        <translation>Papierkorb wird geleert</translation>
    </message>
    <message>
        <source>%1 of disk space freed.</source>
        <translation>%1 Speicherplatz freigegeben.</translation>
    </message>
    <message>
        <source>Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;All files (*)</source>
        <translation>Ressourcen (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::LineViewer</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Zeilen der Datei</translation>
    </message>
    <message>
        <source>Showing a line</source>
        <translation>Eine Zeile wird gezeigt</translation>
    </message>
</context>
<context>
    <name>crossgloss::LinkingsModel</name>
    <message>
        <source>Linking</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Wordnets</source>
        <translation>Wortnetze</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glossen</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Geöffnet von</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Erstellt %1</translation>
    </message>
    <message>
        <source>Reviewed by %1</source>
        <translation>Geprüft von %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
</context>
<context>
    <name>crossgloss::LinkingsView</name>
    <message>
        <source>Your &amp;name as a reviewer</source>
        <translation>Ihr &amp;Name als Prüfende(r)</translation>
    </message>
    <message>
        <source>Your name as a reviewer</source>
        <translation>Ihr Name als Prüfende(r)</translation>
    </message>
    <message>
        <source>Decisions are saved under this name</source>
        <translation>Unter diesem Namen werden Entscheidungen gespeichert</translation>
    </message>
    <message>
        <source>Linkings of the workspace</source>
        <translation>Verknüpfungen des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>No linking yet. Compare two wordnets, and review which glosses mean the same.</source>
        <translation>Noch keine Verknüpfung. Vergleichen Sie zwei Wortnetze und prüfen Sie, welche Glossen dasselbe bedeuten.</translation>
    </message>
    <message>
        <source>New linking…</source>
        <translation>Neue Verknüpfung …</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen …</translation>
    </message>
    <message>
        <source>Remove the linking with all its decisions</source>
        <translation>Die Verknüpfung mit allen Entscheidungen entfernen</translation>
    </message>
</context>
<context>
    <name>crossgloss::ListPicker</name>
    <message>
        <source>A file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>File of: %1</source>
        <comment>which list</comment>
        <translation>Datei für: %1</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Eine Liste von Sätzen öffnen</translation>
    </message>
    <message>
        <source>One sentence per line; drop it here</source>
        <translation>Ein Satz je Zeile; hierher ziehen</translation>
    </message>
    <message>
        <source>Language of: %1</source>
        <comment>which list</comment>
        <translation>Sprache von: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%Ln word(s) in %1 ms</source>
        <translation>
            <numerusform>%Ln Wort in %1 ms</numerusform>
            <numerusform>%Ln Wörter in %1 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>Die Zwischenablage enthält keinen Text</translation>
    </message>
    <message>
        <source>These languages cannot be swapped: the pack has no descriptions in the other one</source>
        <translation>Diese Sprachen lassen sich nicht tauschen: das Paket hat keine Beschreibungen in der anderen</translation>
    </message>
    <message>
        <source>Describe the word you are looking for</source>
        <translation>Das gesuchte Wort beschreiben</translation>
    </message>
    <message>
        <source>Description of the word you are looking for</source>
        <translation>Beschreibung des gesuchten Wortes</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Zuvor nachgeschlagene Beschreibungen</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Schlägt nach</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>&amp;Copy the word</source>
        <translation>Wort &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy with de&amp;finition</source>
        <translation>Mit &amp;Definition kopieren</translation>
    </message>
    <message>
        <source>&amp;Look up this word</source>
        <translation>Dieses Wort &amp;nachschlagen</translation>
    </message>
    <message>
        <source>This looks like %1.</source>
        <translation>Das sieht nach %1 aus.</translation>
    </message>
    <message>
        <source>Describe in %1</source>
        <translation>Auf %1 beschreiben</translation>
    </message>
    <message>
        <source>No entry for this spelling. Showing %1 instead.</source>
        <translation>Kein Eintrag zu dieser Schreibweise. Gezeigt wird %1.</translation>
    </message>
    <message>
        <source>Full &amp;entry</source>
        <translation>Vollständiger &amp;Eintrag</translation>
    </message>
    <message>
        <source>Choose an answer, or look up a word</source>
        <translation>Wählen Sie eine Antwort, oder schlagen Sie ein Wort nach</translation>
    </message>
    <message>
        <source>Full entry of the word</source>
        <translation>Vollständiger Eintrag des Wortes</translation>
    </message>
    <message>
        <source>Full entry of the word (F8)</source>
        <translation>Vollständiger Eintrag des Wortes (F8)</translation>
    </message>
    <message>
        <source>Descriptions looked up before (Ctrl+H)</source>
        <translation>Früher nachgeschlagene Beschreibungen (Strg+H)</translation>
    </message>
    <message>
        <source>Remove from the &amp;saved words</source>
        <translation>Nicht länger &amp;merken</translation>
    </message>
    <message>
        <source>&amp;Save the word</source>
        <translation>Wort &amp;merken</translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message>
        <source>Opening the pack</source>
        <translation>Das Paket wird geöffnet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Jobs are running</source>
        <translation>Aufgaben laufen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>%Ln Aufgabe läuft noch. Was ein Import nicht beendet hat, bleibt weg; ein Training lässt sich von seinem Sicherungspunkt fortsetzen.</numerusform>
            <numerusform>%Ln Aufgaben laufen noch. Was ein Import nicht beendet hat, bleibt weg; ein Training lässt sich von seinem Sicherungspunkt fortsetzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop them and quit</source>
        <translation>Anhalten und beenden</translation>
    </message>
    <message>
        <source>Stopping the jobs</source>
        <translation>Die Aufgaben werden angehalten</translation>
    </message>
    <message>
        <source>Crossgloss</source>
        <translation>Crossgloss</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Vektoren werden geprüft</translation>
    </message>
    <message>
        <source>Something is wrong with the workspace; see the Library.</source>
        <translation>Mit dem Arbeitsbereich stimmt etwas nicht; siehe Bibliothek.</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Ein Lauf wird gelesen</translation>
    </message>
    <message>
        <source>That page is busy; open the run again when it is done.</source>
        <translation>Diese Seite ist beschäftigt; den Lauf danach wieder öffnen.</translation>
    </message>
    <message>
        <source>Stop them and open the other workspace</source>
        <translation>Anhalten und den anderen Arbeitsbereich öffnen</translation>
    </message>
    <message>
        <source>%1 – Crossgloss</source>
        <comment>name of a workspace</comment>
        <translation>%1 – Crossgloss</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Der Arbeitsbereich wird geöffnet</translation>
    </message>
    <message>
        <source>%1 cannot be written: what you change in the settings is forgotten when the program ends. Check the rights of the file and the free space of the disk.</source>
        <translation>%1 kann nicht geschrieben werden: Was Sie in den Einstellungen ändern, ist vergessen, wenn das Programm endet. Prüfen Sie die Rechte der Datei und den freien Platz auf dem Datenträger.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapActions</name>
    <message>
        <source>&amp;Lay the points out</source>
        <translation>Punkte an&amp;ordnen</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Von hier &amp;weiter</translation>
    </message>
    <message>
        <source>Improve by &amp;t-SNE</source>
        <translation>Mit &amp;t-SNE verbessern</translation>
    </message>
    <message>
        <source>Lay the same points out by t-SNE</source>
        <translation>Dieselben Punkte mit t-SNE anordnen</translation>
    </message>
    <message>
        <source>Improve by &amp;UMAP</source>
        <translation>Mit &amp;UMAP verbessern</translation>
    </message>
    <message>
        <source>Lay the same points out by UMAP</source>
        <translation>Dieselben Punkte mit UMAP anordnen</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>St&amp;op here</source>
        <translation>&amp;Hier aufhören</translation>
    </message>
    <message>
        <source>Plane &amp;before and after the alignment</source>
        <translation>E&amp;bene vor und nach dem Ausrichten</translation>
    </message>
    <message>
        <source>Mo&amp;ve the map</source>
        <translation>Karte &amp;verschieben</translation>
    </message>
    <message>
        <source>Select in a &amp;rectangle</source>
        <translation>Im &amp;Rechteck auswählen</translation>
    </message>
    <message>
        <source>Select with a l&amp;asso</source>
        <translation>Mit dem L&amp;asso auswählen</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Dichte</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>L&amp;inks between translations</source>
        <translation>L&amp;inien zwischen Übersetzungen</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>&amp;Übersichtskarte</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Vor der Abbildung</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>A&amp;lles zeigen</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;Frequency</source>
        <translation>&amp;Häufigkeit</translation>
    </message>
    <message>
        <source>&amp;Part of speech</source>
        <translation>&amp;Wortart</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>&amp;N_k</source>
        <translation>&amp;N_k</translation>
    </message>
    <message>
        <source>&amp;Translation right or wrong</source>
        <translation>Ü&amp;bersetzung richtig oder falsch</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Tabelle der Punkte</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Nichts auswählen</translation>
    </message>
    <message>
        <source>&amp;Copy the selection as a word list</source>
        <translation>Auswahl als Wortliste &amp;kopieren</translation>
    </message>
    <message>
        <source>Loo&amp;k the word up</source>
        <translation>Wort na&amp;chschlagen</translation>
    </message>
    <message>
        <source>Align these spaces</source>
        <translation>Diese Räume ausrichten</translation>
    </message>
    <message>
        <source>&amp;Place further words</source>
        <translation>Weitere Wörter einfü&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Kept layouts…</source>
        <translation>B&amp;ehaltene Anordnungen …</translation>
    </message>
    <message>
        <source>&amp;Export the picture…</source>
        <translation>Bild exportieren …</translation>
    </message>
    <message>
        <source>Settings b&amp;eside the map</source>
        <translation>Einst&amp;ellungen neben der Karte</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapBox</name>
    <message>
        <source>Learned on the page Align: %1 → %2</source>
        <translation>Auf der Seite Ausrichten gelernt: %1 → %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapExportPanel</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Export the map to</source>
        <translation>Karte exportieren nach</translation>
    </message>
    <message>
        <source>map</source>
        <comment>file name</comment>
        <translation>karte</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>vor der Abbildung</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>nach der Abbildung</translation>
    </message>
    <message>
        <source>Exporting the map</source>
        <translation>Die Karte wird exportiert</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Bild (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Table of points (CSV)</source>
        <translation>Tabelle der Punkte (CSV)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Größe</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Breite in Pixeln</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Höhe in Pixeln</translation>
    </message>
    <message>
        <source>&amp;Text and points</source>
        <translation>&amp;Text und Punkte</translation>
    </message>
    <message>
        <source>Size of text and points</source>
        <translation>Größe von Text und Punkten</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapHubsPanel</name>
    <message>
        <source>Measuring hubs of the map</source>
        <translation>Hubs der Karte werden gemessen</translation>
    </message>
    <message>
        <source>Measuring hubs…</source>
        <translation>Hubs werden gemessen …</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Nach der Abbildung</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Vor der Abbildung</translation>
    </message>
    <message>
        <source>Hubs are points that are among the nearest neighbours of far too many others.</source>
        <translation>Hubs sind Punkte, die zu den nächsten Nachbarn allzu vieler anderer gehören.</translation>
    </message>
    <message>
        <source>skewness %1</source>
        <translation>Schiefe %1</translation>
    </message>
    <message>
        <source>Robin Hood %1</source>
        <translation>Robin Hood %1</translation>
    </message>
    <message>
        <source>%1 hubs</source>
        <translation>%1 Hubs</translation>
    </message>
    <message>
        <source>%1 antihubs</source>
        <translation>%1 Antihubs</translation>
    </message>
    <message>
        <source>P@1 %1</source>
        <translation>P@1 %1</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Opfer von %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>Vor oder nach der Abbildung</translation>
    </message>
    <message>
        <source>Histogram of N_k; bars that are brushed select their points</source>
        <translation>Histogramm von N_k; überstrichene Balken wählen ihre Punkte aus</translation>
    </message>
    <message>
        <source>Points by N_k</source>
        <translation>Punkte nach N_k</translation>
    </message>
    <message>
        <source>map-hubs</source>
        <comment>file name</comment>
        <translation>karte-hubs</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Hubs by descending N_k; choosing one marks it and its victims</source>
        <translation>Hubs nach absteigendem N_k; wer einen wählt, markiert ihn und seine Opfer</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Opfer des gewählten Hubs</translation>
    </message>
    <message>
        <source>The run&apos;s matrix (%1): best answers</source>
        <translation>Matrix des Laufs (%1): beste Antworten</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Reading the pack</source>
        <translation>Das Paket wird gelesen</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Die Bibliothek wird gelesen</translation>
    </message>
    <message>
        <source>Choose two spaces and the map between them, then try again.</source>
        <translation>Wählen Sie zwei Räume und die Abbildung zwischen ihnen, dann noch einmal.</translation>
    </message>
    <message>
        <source>Laying points out</source>
        <translation>Punkte werden angeordnet</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>Placing words</source>
        <translation>Wörter werden eingefügt</translation>
    </message>
    <message>
        <source>Not known, and not placed: %1</source>
        <translation>Nicht bekannt und nicht eingefügt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) copied.</source>
        <translation>
            <numerusform>%Ln Wort kopiert.</numerusform>
            <numerusform>%Ln Wörter kopiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Wählen Sie eine Sprache.</translation>
    </message>
    <message>
        <source>Choose word vectors.</source>
        <translation>Wählen Sie Wortvektoren.</translation>
    </message>
    <message>
        <source>Choose the second word vectors: a map is between two spaces.</source>
        <translation>Wählen Sie die zweiten Wortvektoren: Eine Abbildung liegt zwischen zwei Räumen.</translation>
    </message>
    <message>
        <source>Add a list of sentences on the page Compare first.</source>
        <translation>Fügen Sie zuerst auf der Seite Vergleichen eine Satzliste hinzu.</translation>
    </message>
    <message>
        <source>Make a linking on the page Glosses first.</source>
        <translation>Legen Sie zuerst auf der Seite Glossen eine Verknüpfung an.</translation>
    </message>
    <message>
        <source>Write a formula for both axes.</source>
        <translation>Schreiben Sie für beide Achsen eine Formel.</translation>
    </message>
    <message>
        <source>Stopped. The map is as it was before.</source>
        <translation>Angehalten. Die Karte ist wie zuvor.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>See words, sentences or glosses as points: what means the same lies together.</source>
        <translation>Wörter, Sätze oder Glossen als Punkte sehen: Was dasselbe bedeutet, liegt beisammen.</translation>
    </message>
    <message>
        <source>Points are laid out on a plane so that neighbours stay neighbours. The pack&apos;s own words will do.</source>
        <translation>Punkte werden so in eine Ebene gelegt, dass Nachbarn Nachbarn bleiben. Die Wörter des Pakets genügen.</translation>
    </message>
    <message>
        <source>Stop, and go back to the map before</source>
        <translation>Anhalten und zur vorigen Karte zurückkehren</translation>
    </message>
    <message>
        <source>Progress of the layout</source>
        <translation>Fortschritt der Anordnung</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Anordnen</translation>
    </message>
    <message>
        <source>Lay the points out as the settings say</source>
        <translation>Die Punkte nach den Einstellungen anordnen</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Improve the present layout further</source>
        <translation>Die jetzige Anordnung weiter verbessern</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>What is known of the points</source>
        <translation>Was von den Punkten bekannt ist</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>number of a run, its measure, what it compared</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>No run keeps glosses yet: compare some first, by the command glosses.</source>
        <translation>Noch bewahrt kein Lauf Glossen auf: Vergleichen Sie zuerst welche, mit dem Befehl glosses.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPane</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Häufigkeit</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Wortart</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>N_k</source>
        <translation>N_k</translation>
    </message>
    <message>
        <source>Translation right or wrong</source>
        <translation>Übersetzung richtig oder falsch</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Farbe nach</translation>
    </message>
    <message>
        <source>What the colour of a point tells</source>
        <translation>Was die Farbe eines Punktes sagt</translation>
    </message>
    <message>
        <source>Map of points</source>
        <translation>Karte der Punkte</translation>
    </message>
    <message>
        <source>A plane distorts distances: the true neighbours of a point stand beside the map.</source>
        <translation>Eine Ebene verzerrt Abstände: Die wahren Nachbarn eines Punktes stehen neben der Karte.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapSettings</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Words of the pack</source>
        <translation>Wörter des Pakets</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Wortvektoren</translation>
    </message>
    <message>
        <source>Sentences of a list</source>
        <translation>Sätze einer Liste</translation>
    </message>
    <message>
        <source>Glosses of a linking</source>
        <translation>Glossen einer Verknüpfung</translation>
    </message>
    <message>
        <source>Axes by formulas</source>
        <translation>Achsen aus Formeln</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Eine Datei</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Was</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>S&amp;econd language</source>
        <translation>Zw&amp;eite Sprache</translation>
    </message>
    <message>
        <source>&amp;Vectors</source>
        <translation>&amp;Vektoren</translation>
    </message>
    <message>
        <source>Second v&amp;ectors</source>
        <translation>Zw&amp;eite Vektoren</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>A&amp;bbildung</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>Abbildungs&amp;datei</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>Wö&amp;rterbuch</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Wie v&amp;iele</translation>
    </message>
    <message>
        <source>&amp;Only these words</source>
        <translation>Nur diese W&amp;örter</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>Ver&amp;fahren</translation>
    </message>
    <message>
        <source>&amp;Perplexity</source>
        <translation>Per&amp;plexität</translation>
    </message>
    <message>
        <source>Neigh&amp;bours</source>
        <translation>Nach&amp;barn</translation>
    </message>
    <message>
        <source>Minimum dis&amp;tance</source>
        <translation>Mindestabs&amp;tand</translation>
    </message>
    <message>
        <source>Hori&amp;zontal axis</source>
        <translation>Waa&amp;gerechte Achse</translation>
    </message>
    <message>
        <source>Vertical a&amp;xis</source>
        <translation>Senkre&amp;chte Achse</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen word(s) only</source>
        <translation>
            <numerusform>Nur %Ln gewähltes Wort</numerusform>
            <numerusform>Nur %Ln gewählte Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Before the map too</source>
        <translation>Auch vor der A&amp;bbildung</translation>
    </message>
    <message>
        <source>Before the map too</source>
        <translation>Auch vor der Abbildung</translation>
    </message>
    <message>
        <source>Second word vectors</source>
        <translation>Zweite Wortvektoren</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Abbildungsdatei</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Abbildung öffnen</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Abbildungen (*.map);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Dictionary of translations</source>
        <translation>Wörterbuch der Übersetzungen</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Datei von Wortpaaren öffnen</translation>
    </message>
    <message>
        <source>for links (optional)</source>
        <translation>für Linien (optional)</translation>
    </message>
    <message>
        <source>File of words</source>
        <translation>Datei von Wörtern</translation>
    </message>
    <message>
        <source>Open a file of words</source>
        <translation>Datei von Wörtern öffnen</translation>
    </message>
    <message>
        <source>one per line (optional)</source>
        <translation>eins je Zeile (optional)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>The most frequent ones of each language</source>
        <translation>Die häufigsten jeder Sprache</translation>
    </message>
    <message>
        <source>About how many neighbours t-SNE keeps near every point</source>
        <translation>Etwa wie viele Nachbarn t-SNE nahe bei jedem Punkt hält</translation>
    </message>
    <message>
        <source>king - man</source>
        <translation>König - Mann</translation>
    </message>
    <message>
        <source>Words with plus and minus between them, or classes: a, b | c, d</source>
        <translation>Wörter mit Plus und Minus dazwischen, oder Klassen: a, b | c, d</translation>
    </message>
    <message>
        <source>Glosses of a run</source>
        <translation>Glossen eines Laufs</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapView</name>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln ausgewählt</numerusform>
            <numerusform>%Ln ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>aktuell: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapWordModel</name>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
</context>
<context>
    <name>crossgloss::MarginModel</name>
    <message>
        <source>%1 – %2</source>
        <comment>from, to</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
</context>
<context>
    <name>crossgloss::MarginPlot</name>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>below the minimum margin</source>
        <translation>unter dem Mindestvorsprung</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Vorsprung</translation>
    </message>
</context>
<context>
    <name>crossgloss::MeaningsView</name>
    <message>
        <source>Meanings</source>
        <translation>Bedeutungen</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Not sure. Did you mean</source>
        <translation>Nicht sicher. Meinten Sie</translation>
    </message>
</context>
<context>
    <name>crossgloss::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>Import a&amp;gain</source>
        <translation>&amp;Erneut importieren</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>Interface lan&amp;guage</source>
        <translation>S&amp;prache der Oberfläche</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>A&amp;usführen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>&amp;Standard des Systems</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Accept a ca&amp;ndidate</source>
        <translation>Kandidaten an&amp;nehmen</translation>
    </message>
    <message>
        <source>R&amp;elation</source>
        <translation>B&amp;eziehung</translation>
    </message>
    <message>
        <source>Lin&amp;king</source>
        <translation>&amp;Verknüpfung</translation>
    </message>
    <message>
        <source>Dict&amp;ionary</source>
        <translation>Wörter&amp;buch</translation>
    </message>
    <message>
        <source>&amp;Saved words</source>
        <translation>&amp;Gemerkte Wörter</translation>
    </message>
    <message>
        <source>S&amp;entences</source>
        <translation>Sä&amp;tze</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>Farbe na&amp;ch</translation>
    </message>
    <message>
        <source>&amp;Tours</source>
        <translation>To&amp;uren</translation>
    </message>
</context>
<context>
    <name>crossgloss::MovedModel</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeedsPanel</name>
    <message>
        <source>What you can do now</source>
        <translation>Was jetzt schon geht</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>The model that comes with the program (the pack) answers without any dictionary.</source>
        <translation>Das mitgelieferte Modell (das Paket) antwortet auch ohne Wörterbuch.</translation>
    </message>
    <message>
        <source>Definitions beside the answers</source>
        <translation>Definitionen neben den Antworten</translation>
    </message>
    <message>
        <source>Needs a dictionary or a wordnet: index the installed ones, or import a file.</source>
        <translation>Braucht ein Wörterbuch oder ein Wortnetz: die installierten indexieren oder eine Datei importieren.</translation>
    </message>
    <message>
        <source>Dictionaries of %1.</source>
        <translation>Wörterbücher: %1.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Needs word vectors (.vec, .bin) of each language, and a file of definitions.</source>
        <translation>Braucht Wortvektoren (.vec, .bin) jeder Sprache und eine Datei mit Definitionen.</translation>
    </message>
    <message>
        <source>Vectors of %1.</source>
        <translation>Vektoren: %1.</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighbourModel</name>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighboursView</name>
    <message>
        <source>Type a word to see its nearest neighbours.</source>
        <translation>Ein Wort eingeben, um seine nächsten Nachbarn zu sehen.</translation>
    </message>
    <message>
        <source>The nearest neighbours of a word can be seen after a run.</source>
        <translation>Die nächsten Nachbarn eines Wortes sind nach einem Lauf zu sehen.</translation>
    </message>
    <message>
        <source>Neighbours of %1</source>
        <translation>Nachbarn von %1</translation>
    </message>
    <message>
        <source>The vectors have no word %1. Try another form, or lower case.</source>
        <translation>Die Vektoren haben kein Wort %1. Eine andere Form oder kleine Buchstaben versuchen.</translation>
    </message>
    <message>
        <source>The spaces have different dimensions: without a map nothing can be compared.</source>
        <translation>Die Räume haben verschiedene Dimensionen: ohne Abbildung lässt sich nichts vergleichen.</translation>
    </message>
    <message>
        <source>Cosines; the right list is in the order of the retrieval criterion.</source>
        <translation>Kosinuswerte; die rechte Liste steht in der Reihenfolge des Suchkriteriums.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>innerhalb von %1</translation>
    </message>
    <message>
        <source>&amp;Word</source>
        <translation>&amp;Wort</translation>
    </message>
    <message>
        <source>&amp;From and to</source>
        <translation>&amp;Von und nach</translation>
    </message>
    <message>
        <source>Retrie&amp;val</source>
        <translation>S&amp;uchkriterium</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Vor der Abbildung</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Nach der Abbildung</translation>
    </message>
    <message>
        <source>Nearest neighbours before the map</source>
        <translation>Nächste Nachbarn vor der Abbildung</translation>
    </message>
    <message>
        <source>Nearest neighbours after the map</source>
        <translation>Nächste Nachbarn nach der Abbildung</translation>
    </message>
</context>
<context>
    <name>crossgloss::NewLinkingPanel</name>
    <message>
        <source>Choose the wordnet whose glosses are linked.</source>
        <translation>Wählen Sie das Wortnetz, dessen Glossen verknüpft werden.</translation>
    </message>
    <message>
        <source>Choose the wordnet that they are linked to.</source>
        <translation>Wählen Sie das Wortnetz, mit dem sie verknüpft werden.</translation>
    </message>
    <message>
        <source>Estimating a linking</source>
        <translation>Verknüpfung wird abgeschätzt</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Zeile zeigen</translation>
    </message>
    <message>
        <source>Linking glosses</source>
        <translation>Glossen werden verknüpft</translation>
    </message>
    <message>
        <source>Stopped; nothing was stored.</source>
        <translation>Angehalten; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>%1 × %2 glosses; about %3 of memory and %4</source>
        <translation>%1 × %2 Glossen; etwa %3 Speicher und %4</translation>
    </message>
    <message>
        <source>That is more memory than is free: compare fewer candidates for each gloss.</source>
        <translation>Das ist mehr Speicher, als frei ist: Vergleichen Sie weniger Kandidaten je Glosse.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, noch %2</translation>
    </message>
    <message>
        <source>New linking</source>
        <translation>Neue Verknüpfung</translation>
    </message>
    <message>
        <source>&amp;Wordnet to link</source>
        <translation>&amp;Wortnetz</translation>
    </message>
    <message>
        <source>Linked &amp;to</source>
        <translation>Verknüpft &amp;mit</translation>
    </message>
    <message>
        <source>Me&amp;asure</source>
        <translation>Ma&amp;ß</translation>
    </message>
    <message>
        <source>&amp;Candidates per gloss</source>
        <translation>&amp;Kandidaten je Glosse</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Glosses that are compared exactly with each; all = every pair</source>
        <translation>Glossen, mit denen jede genau verglichen wird; alle = jedes Paar</translation>
    </message>
    <message>
        <source>&amp;Only synsets defined in both wordnets</source>
        <translation>Nur in &amp;beiden Wortnetzen definierte Synsets</translation>
    </message>
    <message>
        <source>To measure how well linking works rather than to build a wordnet</source>
        <translation>Um zu messen, wie gut das Verknüpfen gelingt, nicht um ein Wortnetz zu bauen</translation>
    </message>
    <message>
        <source>from the names of the wordnets</source>
        <translation>aus den Namen der Wortnetze</translation>
    </message>
    <message>
        <source>Use %1 candidates for each</source>
        <translation>Je %1 Kandidaten verwenden</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Erstellen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Nach dem laufenden Schritt anhalten</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Progress of the linking</source>
        <translation>Fortschritt des Verknüpfens</translation>
    </message>
    <message>
        <source>Choose the file of the trained Siamese LSTM.</source>
        <translation>Wählen Sie die Datei des trainierten siamesischen LSTM.</translation>
    </message>
    <message>
        <source>Trained netwo&amp;rk</source>
        <translation>&amp;Trainiertes Netz</translation>
    </message>
    <message>
        <source>Trained network</source>
        <translation>Trainiertes Netz</translation>
    </message>
    <message>
        <source>Open a trained network</source>
        <translation>Ein trainiertes Netz öffnen</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelle (*.model);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>Datei eines trainierten Modells</translation>
    </message>
    <message>
        <source>Tra&amp;in one</source>
        <translation>&amp;Eines trainieren</translation>
    </message>
    <message>
        <source>Opens the page Train with these wordnets and vectors</source>
        <translation>Öffnet die Seite Trainieren mit diesen Wortnetzen und Vektoren</translation>
    </message>
    <message>
        <source>Several measures combined find most: their weights are fitted on synsets that both wordnets define, or are the usual ones where these are too few</source>
        <translation>Mehrere Maße zusammen finden am meisten: Ihre Gewichte werden an Synsets angepasst, die beide Wortnetze definieren; sind das zu wenige, gelten die üblichen</translation>
    </message>
    <message>
        <source>Trans&amp;lations by</source>
        <translation>Übersetzungen &amp;durch</translation>
    </message>
</context>
<context>
    <name>crossgloss::OccurrenceModel</name>
    <message>
        <source>N_k</source>
        <translation>N_k</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
</context>
<context>
    <name>crossgloss::OccurrencePlot</name>
    <message>
        <source>antihubs</source>
        <translation>Antihubs</translation>
    </message>
    <message>
        <source>others</source>
        <translation>übrige</translation>
    </message>
    <message>
        <source>hubs, N_k &gt; %1</source>
        <translation>Hubs, N_k &gt; %1</translation>
    </message>
    <message>
        <source>Occurrences N_k</source>
        <translation>Vorkommen N_k</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
</context>
<context>
    <name>crossgloss::OutlookPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Vor dem Lauf</translation>
    </message>
    <message>
        <source>Words of the glosses with a vector: %1 % and %2 %</source>
        <translation>Wörter der Glossen mit Vektor: %1 % und %2 %</translation>
    </message>
    <message>
        <source>%1 % of known pairs are closer than random pairs</source>
        <translation>%1 % der bekannten Paare liegen näher als zufällige Paare</translation>
    </message>
    <message>
        <source>Glosses with a word that the dictionary translates: %1 %</source>
        <translation>Glossen mit einem Wort, das das Wörterbuch übersetzt: %1 %</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Keine Probleme gefunden.</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairCards</name>
    <message>
        <source>No gloss is chosen.</source>
        <translation>Keine Glosse ist gewählt.</translation>
    </message>
    <message>
        <source>No suggestion.</source>
        <translation>Kein Vorschlag.</translation>
    </message>
    <message>
        <source>Transport plan between the words of the two glosses; arrow keys highlight a word</source>
        <translation>Transportplan zwischen den Wörtern der beiden Glossen; Pfeiltasten heben ein Wort hervor</translation>
    </message>
    <message>
        <source>The transport plan in numbers</source>
        <translation>Der Transportplan in Zahlen</translation>
    </message>
    <message>
        <source>The plan as a table (T)</source>
        <translation>Der Plan als Tabelle (T)</translation>
    </message>
    <message>
        <source>The plan as a table</source>
        <translation>Der Plan als Tabelle</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairModel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Erster Satz</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Zweiter Satz</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the first file</comment>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the second file</comment>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairPlot</name>
    <message>
        <source>Add pairs of words to see where they lie.</source>
        <translation>Wortpaare hinzufügen, um zu sehen, wo sie liegen.</translation>
    </message>
    <message>
        <source>Before (%1 % of the variance)</source>
        <translation>Vorher (%1 % der Varianz)</translation>
    </message>
    <message>
        <source>Before: two planes, different dimensions</source>
        <translation>Vorher: zwei Ebenen, verschiedene Dimensionen</translation>
    </message>
    <message>
        <source>After (%1 % of the variance)</source>
        <translation>Nachher (%1 % der Varianz)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairedModel</name>
    <message>
        <source>Chosen by</source>
        <translation>Gewählt durch</translation>
    </message>
    <message>
        <source>Difference of P@1</source>
        <translation>Unterschied von P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Correct in the first alone</source>
        <translation>Nur im ersten richtig</translation>
    </message>
    <message>
        <source>In the second alone</source>
        <translation>Nur im zweiten</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>McNemar p</translation>
    </message>
    <message>
        <source>Bootstrap p</source>
        <translation>Bootstrap p</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairsView</name>
    <message>
        <source>pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>first list</source>
        <translation>erste Liste</translation>
    </message>
    <message>
        <source>second list</source>
        <translation>zweite Liste</translation>
    </message>
    <message>
        <source>Filtering the pairs</source>
        <translation>Paare werden gefiltert</translation>
    </message>
    <message>
        <source>Pairs (%1)</source>
        <translation>Paare (%1)</translation>
    </message>
    <message>
        <source>First without partner (%1)</source>
        <translation>Erste ohne Partner (%1)</translation>
    </message>
    <message>
        <source>Second without partner (%1)</source>
        <translation>Zweite ohne Partner (%1)</translation>
    </message>
    <message>
        <source>%1 pairs of %2 and %3 sentences</source>
        <translation>%1 Paare aus %2 und %3 Sätzen</translation>
    </message>
    <message>
        <source>mean margin %1</source>
        <translation>mittlerer Vorsprung %1</translation>
    </message>
    <message>
        <source>Export the pairs to</source>
        <translation>Die Paare exportieren nach</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>file name</comment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Table (*.tsv);;Translation memory (*.tmx)</source>
        <translation>Tabelle (*.tsv);;Übersetzungsspeicher (*.tmx)</translation>
    </message>
    <message>
        <source>&amp;All pairs…</source>
        <translation>&amp;Alle Paare…</translation>
    </message>
    <message>
        <source>Pairs &amp;shown…</source>
        <translation>&amp;Gezeigte Paare…</translation>
    </message>
    <message>
        <source>&amp;Chosen pairs…</source>
        <translation>Ge&amp;wählte Paare…</translation>
    </message>
    <message>
        <source>Which sentences are listed</source>
        <translation>Welche Sätze aufgelistet sind</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Nach Wörtern filtern</translation>
    </message>
    <message>
        <source>Filter by words of either sentence</source>
        <translation>Nach Wörtern beider Sätze filtern</translation>
    </message>
    <message>
        <source>Least margin of the pairs shown</source>
        <translation>Kleinster Vorsprung der gezeigten Paare</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Export pairs as TSV or as TMX</source>
        <translation>Paare als TSV oder TMX exportieren</translation>
    </message>
    <message>
        <source>Sentences; Enter compares those of a pair</source>
        <translation>Sätze; die Eingabetaste vergleicht die eines Paares</translation>
    </message>
    <message>
        <source>How many pairs have which margin; above one, a pair stands out from its surroundings.</source>
        <translation>Wie viele Paare welchen Vorsprung haben; über eins hebt sich ein Paar von seiner Umgebung ab.</translation>
    </message>
    <message>
        <source>Histogram of margins; the table has the numbers</source>
        <translation>Histogramm der Vorsprünge; die Tabelle hat die Zahlen</translation>
    </message>
    <message>
        <source>Pairs by margin</source>
        <translation>Paare nach Vorsprung</translation>
    </message>
    <message>
        <source>margins</source>
        <comment>file name</comment>
        <translation>vorspruenge</translation>
    </message>
    <message>
        <source>Margin &amp;at least %1</source>
        <translation>&amp;Vorsprung mindestens %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanModel</name>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Transported to</source>
        <translation>Transportiert zu</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>A word without counterpart</source>
        <translation>Ein Wort ohne Entsprechung</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>keine Entsprechung</translation>
    </message>
    <message>
        <source>%1 (no counterpart)</source>
        <comment>a word</comment>
        <translation>%1 (keine Entsprechung)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanView</name>
    <message>
        <source>%1 %2, distance %3</source>
        <comment>word, share of the mass, cost</comment>
        <translation>%1 %2, Abstand %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>word: what it is carried to</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <comment>of a word</comment>
        <translation>keine Entsprechung</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanePairModel</name>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Cosine before</source>
        <translation>Kosinus vorher</translation>
    </message>
    <message>
        <source>Cosine after</source>
        <translation>Kosinus nachher</translation>
    </message>
    <message>
        <source>not in the vectors</source>
        <translation>nicht in den Vektoren</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlaneView</name>
    <message>
        <source>Plane through word pairs</source>
        <translation>Ebene durch Wortpaare</translation>
    </message>
    <message>
        <source>Word pairs in a plane before and after the map; the table has their cosines</source>
        <translation>Wortpaare in einer Ebene vor und nach der Abbildung; die Tabelle enthält ihre Kosinuswerte</translation>
    </message>
    <message>
        <source>Word pairs with their cosines</source>
        <translation>Wortpaare mit ihren Kosinuswerten</translation>
    </message>
    <message>
        <source>word-pairs</source>
        <translation>wortpaare</translation>
    </message>
    <message>
        <source>A plane keeps only part of the distances: judge by the cosines.</source>
        <translation>Eine Ebene behält nur einen Teil der Abstände: Maßgeblich sind die Kosinuswerte.</translation>
    </message>
    <message>
        <source>Add a pair</source>
        <translation>Paar hinzufügen</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Suggest pairs</source>
        <translation>Paare vorschlagen</translation>
    </message>
    <message>
        <source>Frequent pairs that are not training pairs</source>
        <translation>Häufige Paare, die keine Trainingspaare sind</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlotPanel</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export the plot or the table, with its parameters (Ctrl+E)</source>
        <translation>Das Diagramm oder die Tabelle exportieren, mit den Parametern (Strg+E)</translation>
    </message>
    <message>
        <source>&amp;Table as CSV…</source>
        <translation>&amp;Tabelle als CSV …</translation>
    </message>
    <message>
        <source>Plot as &amp;PNG…</source>
        <translation>Diagramm als &amp;PNG …</translation>
    </message>
    <message>
        <source>Plot as &amp;SVG…</source>
        <translation>Diagramm als &amp;SVG …</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>Bild &amp;kopieren</translation>
    </message>
    <message>
        <source>Parameters as &amp;comments in tables</source>
        <translation>Parameter als &amp;Kommentare in Tabellen</translation>
    </message>
    <message>
        <source>Lines in front of the table that begin with #: strict readers of CSV do not expect them</source>
        <translation>Zeilen vor der Tabelle, die mit # beginnen: strenge Leser von CSV erwarten sie nicht</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointModel</name>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Wortart</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointPanel</name>
    <message>
        <source>Neighbours of %1</source>
        <translation>Nachbarn von %1</translation>
    </message>
    <message>
        <source>No point is chosen</source>
        <translation>Kein Punkt ist gewählt</translation>
    </message>
    <message>
        <source>Click a point, or find a word: its true neighbours stand here then.</source>
        <translation>Klicken Sie einen Punkt an oder suchen Sie ein Wort: Dann stehen hier seine wahren Nachbarn.</translation>
    </message>
    <message>
        <source>Translations: %1</source>
        <translation>Übersetzungen: %1</translation>
    </message>
    <message>
        <source>Nearest in %1</source>
        <comment>a language</comment>
        <translation>Am nächsten in %1</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Am nächsten</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Opfer von %1</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Look the word up on the page Look up</source>
        <translation>Das Wort auf der Seite Nachschlagen suchen</translation>
    </message>
    <message>
        <source>Among the nearest neighbours of</source>
        <translation>Unter den nächsten Nachbarn von</translation>
    </message>
    <message>
        <source>Words that have it among their nearest neighbours</source>
        <translation>Wörter, die es unter ihren nächsten Nachbarn haben</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointsPanel</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 von %2 ausgewählt</translation>
    </message>
    <message>
        <source>&amp;Selected ones only</source>
        <translation>Nur a&amp;usgewählte</translation>
    </message>
    <message>
        <source>Points; what is selected here is selected on the map</source>
        <translation>Punkte; was hier ausgewählt ist, ist es auf der Karte</translation>
    </message>
</context>
<context>
    <name>crossgloss::ProblemList</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueueModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Changed since you looked.</source>
        <translation>Geändert, seit Sie zuletzt hinsahen.</translation>
    </message>
    <message>
        <source>Score above the best other candidate; below zero where another is the nearest neighbour.</source>
        <translation>Score über dem des besten anderen Kandidaten; unter null, wo ein anderer der nächste Nachbar ist.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Vorschlag</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>margin %1, score %2</source>
        <translation>Vorsprung %1, Score %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueuePane</name>
    <message>
        <source>Part of speech</source>
        <translation>Wortart</translation>
    </message>
    <message>
        <source>%1 glosses</source>
        <translation>%1 Glossen</translation>
    </message>
    <message>
        <source>%1 of %2 glosses</source>
        <translation>%1 von %2 Glossen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Unsicherste</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Sicherste</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Höchster Score</translation>
    </message>
    <message>
        <source>Worst score</source>
        <translation>Niedrigster Score</translation>
    </message>
    <message>
        <source>Source lemma</source>
        <translation>Lemma der Quelle</translation>
    </message>
    <message>
        <source>Suggested lemma</source>
        <translation>Vorgeschlagenes Lemma</translation>
    </message>
    <message>
        <source>Order of the wordnet</source>
        <translation>Reihenfolge des Wortnetzes</translation>
    </message>
    <message>
        <source>Find in lemmas and glosses</source>
        <translation>In Lemmata und Glossen suchen</translation>
    </message>
    <message>
        <source>Find in lemmas, glosses and synsets of either side (Ctrl+F)</source>
        <translation>In Lemmata, Glossen und Synsets beider Seiten suchen (Strg+F)</translation>
    </message>
    <message>
        <source>State to show</source>
        <translation>Gezeigter Zustand</translation>
    </message>
    <message>
        <source>Part of speech to show</source>
        <translation>Gezeigte Wortart</translation>
    </message>
    <message>
        <source>Order of the queue</source>
        <translation>Reihenfolge der Warteschlange</translation>
    </message>
    <message>
        <source>Retrieval differs</source>
        <translation>Suche weicht ab</translation>
    </message>
    <message>
        <source>Glosses whose best candidate went to another: the matching decided against retrieval</source>
        <translation>Glossen, deren bester Kandidat an eine andere ging: Die Zuordnung wich von der Suche ab</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Glosses whose suggestion changed since you looked</source>
        <translation>Glossen, deren Vorschlag sich geändert hat, seit Sie zuletzt hinsahen</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Glosses with a note</source>
        <translation>Glossen mit einer Notiz</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>Ablehnungen</translation>
    </message>
    <message>
        <source>Glosses with rejected targets</source>
        <translation>Glossen mit abgelehnten Zielen</translation>
    </message>
    <message>
        <source>Queue of glosses</source>
        <translation>Warteschlange der Glossen</translation>
    </message>
</context>
<context>
    <name>crossgloss::Rail</name>
    <message>
        <source>%1 (%2)</source>
        <comment>page and its shortcut</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>crossgloss::RankModel</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>crossgloss::RankPlot</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>P@k</source>
        <translation>P@k</translation>
    </message>
</context>
<context>
    <name>crossgloss::RanksView</name>
    <message>
        <source>direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>Ziel → Quelle</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>Quelle → Ziel</translation>
    </message>
    <message>
        <source>Source to target</source>
        <translation>Quelle → Ziel</translation>
    </message>
    <message>
        <source>Target to source</source>
        <translation>Ziel → Quelle</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>P@k: share of glosses whose correct counterpart is among the first k.</source>
        <translation>P@k: Anteil der Glossen, deren richtiges Gegenstück unter den ersten k ist.</translation>
    </message>
    <message>
        <source>Curves of ranks by run; the table has the numbers</source>
        <translation>Kurven der Ränge je Lauf; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>P@k by run</source>
        <translation>P@k je Lauf</translation>
    </message>
    <message>
        <source>gloss-ranks</source>
        <translation>glossen-raenge</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportModel</name>
    <message>
        <source>95 % interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>Teilmenge</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Suchkriterium</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportView</name>
    <message>
        <source>Whiskers are 95 % intervals; the table has all figures.</source>
        <translation>Die Striche sind 95-%-Intervalle; alle Kennzahlen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>The table has all figures.</source>
        <translation>Alle Kennzahlen stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation>Gezeigte Kennzahl</translation>
    </message>
    <message>
        <source>Bars of the chosen figure; the table has the numbers</source>
        <translation>Balken der gewählten Kennzahl; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>Figures of the chosen runs</source>
        <translation>Kennzahlen der gewählten Läufe</translation>
    </message>
    <message>
        <source>run-figures</source>
        <translation>kennzahlen-der-laeufe</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceDetails</name>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Gelesen aus</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Prüfsumme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used</source>
        <translation>
            <numerusform>%Ln Zeile war nicht zu gebrauchen</numerusform>
            <numerusform>%Ln Zeilen waren nicht zu gebrauchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform> … und %Ln weitere</numerusform>
            <numerusform>… und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the resource</source>
        <translation>Einzelheiten zur Ressource</translation>
    </message>
    <message>
        <source>Remove the resource from the workspace (Del); the file it was read from stays</source>
        <translation>Die Ressource aus dem Arbeitsbereich nehmen (Entf); die Datei, aus der sie gelesen wurde, bleibt</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (usual in an intact dictionary)</source>
        <translation>%1 (in einem intakten Wörterbuch üblich)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceModel</name>
    <message>
        <source>%1 – %2</source>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 words × %2 dimensions</source>
        <translation>%1 Wörter × %2 Dimensionen</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 Einträge</translation>
    </message>
    <message>
        <source>%1 synsets</source>
        <translation>%1 Synsets</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 Paare</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln Zeile weggelassen</numerusform>
            <numerusform>%Ln Zeilen weggelassen</numerusform>
        </translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Keine Gruppe</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Gruppe: %1</translation>
    </message>
    <message>
        <source>used in look-ups</source>
        <translation>beim Nachschlagen verwendet</translation>
    </message>
    <message>
        <source>not used in look-ups</source>
        <translation>beim Nachschlagen nicht verwendet</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 Sätze</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %Ln word(s)</source>
        <translation>
            <numerusform>%1 · %Ln Wort</numerusform>
            <numerusform>%1 · %Ln Wörter</numerusform>
        </translation>
    </message>
    <message>
        <source>No word in %1 matches.</source>
        <translation>Kein Wort auf %1 passt.</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Antworten auf %1</translation>
    </message>
    <message>
        <source>No likely word in %1.</source>
        <translation>Kein wahrscheinliches Wort für %1.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Rank %1 by frequency</source>
        <translation>Häufigkeitsrang %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Wortart</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best matching definition</source>
        <translation>Am besten passende Definition</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>Übersetzung</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>Synonym</translation>
    </message>
    <message>
        <source>Sense %1 of the query word</source>
        <translation>Bedeutung %1 des Anfrageworts</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>Plural</translation>
    </message>
    <message>
        <source>sense %1</source>
        <translation>Bedeutung %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gemerkt</translation>
    </message>
    <message>
        <source>also %1</source>
        <comment>further parts of speech of a word</comment>
        <translation>auch %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsPage</name>
    <message>
        <source>Reading the runs</source>
        <translation>Läufe werden gelesen</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Ergebnisse werden gelesen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses</source>
        <translation>
            <numerusform>%Ln Glosse</numerusform>
            <numerusform>%Ln Glossen</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing runs</source>
        <translation>Läufe werden entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) removed.</source>
        <translation>
            <numerusform>%Ln Lauf entfernt.</numerusform>
            <numerusform>%Ln Läufe entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Restoring runs</source>
        <translation>Läufe werden wiederhergestellt</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>laeufe</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>What was measured and trained in this workspace. Choose a run to look into it, two to compare them, several to see them in one picture.</source>
        <translation>Was in diesem Arbeitsbereich gemessen und trainiert wurde. Einen Lauf wählen, um ihn zu betrachten, zwei, um sie zu vergleichen, mehrere, um sie in einem Bild zu sehen.</translation>
    </message>
    <message>
        <source>Every training, alignment and measurement of this workspace is kept here, with its parameters and figures.</source>
        <translation>Jedes Training, jede Ausrichtung und jede Messung dieses Arbeitsbereichs steht hier, mit Parametern und Kennzahlen.</translation>
    </message>
    <message>
        <source>Align two spaces</source>
        <translation>Zwei Räume ausrichten</translation>
    </message>
    <message>
        <source>Views of the chosen runs</source>
        <translation>Ansichten der gewählten Läufe</translation>
    </message>
    <message>
        <source>Retrieval and matching</source>
        <translation>Suche und Zuordnung</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Ein Lauf wird gelesen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsView</name>
    <message>
        <source>No word found</source>
        <translation>Kein Wort gefunden</translation>
    </message>
    <message>
        <source>No word matches the filters. Clear one, or describe it with other words.</source>
        <translation>Kein Wort passt zu den Filtern. Einen löschen oder anders beschreiben.</translation>
    </message>
    <message>
        <source>Try other or simpler words, say what kind of thing it is, and check the language of the description.</source>
        <translation>Andere oder einfachere Wörter versuchen, die Art der Sache nennen und die Sprache der Beschreibung prüfen.</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Alle Filter löschen</translation>
    </message>
    <message>
        <source>Hide less likely words</source>
        <translation>Weniger wahrscheinliche Wörter ausblenden</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln less likely word(s)</source>
        <translation>
            <numerusform>%Ln weniger wahrscheinliches Wort zeigen</numerusform>
            <numerusform>%Ln weniger wahrscheinliche Wörter zeigen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResumeNotice</name>
    <message>
        <source>Reading the runs</source>
        <translation>Läufe werden gelesen</translation>
    </message>
    <message>
        <source>Interrupted when the program ended: %1, started %2.</source>
        <translation>Unterbrochen, als das Programm endete: %1, begonnen %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more after it.</source>
        <translation>
            <numerusform>%Ln weiterer danach.</numerusform>
            <numerusform>%Ln weitere danach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewActions</name>
    <message>
        <source>&amp;Accept the suggestion</source>
        <translation>Vorschlag &amp;annehmen</translation>
    </message>
    <message>
        <source>&amp;Reject the suggestion</source>
        <translation>Vorschlag ab&amp;lehnen</translation>
    </message>
    <message>
        <source>&amp;Defer</source>
        <translation>&amp;Zurückstellen</translation>
    </message>
    <message>
        <source>No &amp;counterpart</source>
        <translation>Kein &amp;Gegenstück</translation>
    </message>
    <message>
        <source>Re&amp;open</source>
        <translation>Wieder ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Accept candidate %1</source>
        <translation>Kandidat %1 annehmen</translation>
    </message>
    <message>
        <source>Relation: %1</source>
        <translation>Beziehung: %1</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>&amp;Undo the last decision</source>
        <translation>Letzte Entscheidung rüc&amp;kgängig machen</translation>
    </message>
    <message>
        <source>Redo t&amp;he decision</source>
        <translation>Entscheidung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Previous gloss</source>
        <translation>&amp;Vorige Glosse</translation>
    </message>
    <message>
        <source>&amp;Next gloss</source>
        <translation>Nä&amp;chste Glosse</translation>
    </message>
    <message>
        <source>Transport plan as a ta&amp;ble</source>
        <translation>Transportplan als Ta&amp;belle</translation>
    </message>
    <message>
        <source>Show the &amp;whole queue</source>
        <translation>&amp;Ganze Warteschlange zeigen</translation>
    </message>
    <message>
        <source>Import de&amp;cisions…</source>
        <translation>Entschei&amp;dungen importieren …</translation>
    </message>
    <message>
        <source>Close the &amp;linking</source>
        <translation>Verknüpfung &amp;schließen</translation>
    </message>
    <message>
        <source>Preci&amp;sion and coverage</source>
        <translation>&amp;Präzision und Abdeckung</translation>
    </message>
    <message>
        <source>Search the tar&amp;get wordnet</source>
        <translation>Zielwortnetz d&amp;urchsuchen</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Alles wiederholt</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>No word is due. Come back later, or save new ones.</source>
        <translation>Kein Wort ist fällig. Kommen Sie später wieder, oder merken Sie neue.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) reviewed.</source>
        <translation>
            <numerusform>%Ln Wort wiederholt.</numerusform>
            <numerusform>%Ln Wörter wiederholt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew all of them.</source>
        <translation>Sie wussten alle.</translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s).</source>
        <translation>
            <numerusform>%Ln Mal vergessen.</numerusform>
            <numerusform>%Ln Mal vergessen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked up: %1</source>
        <translation>Nachgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1, next time after %2</source>
        <translation>%1, nächstes Mal nach %2</translation>
    </message>
    <message>
        <source>Review of saved words</source>
        <translation>Wiederholung gemerkter Wörter</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Wiederholung</translation>
    </message>
    <message>
        <source>Meaning → word</source>
        <translation>Bedeutung → Wort</translation>
    </message>
    <message>
        <source>Word → meaning</source>
        <translation>Wort → Bedeutung</translation>
    </message>
    <message>
        <source>Direction of the review</source>
        <translation>Richtung der Abfrage</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last grade (Ctrl+Z)</source>
        <translation>Die letzte Bewertung rückgängig machen (Strg+Z)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Back to the list (Esc); what was graded is kept</source>
        <translation>Zurück zur Liste (Esc); was bewertet ist, bleibt</translation>
    </message>
    <message>
        <source>Show the answer (Space)</source>
        <translation>Antwort zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewFlow</name>
    <message>
        <source>No suggestion here: choose a candidate, or say that there is no counterpart.</source>
        <translation>Hier gibt es keinen Vorschlag: Wählen Sie einen Kandidaten, oder sagen Sie, dass es kein Gegenstück gibt.</translation>
    </message>
    <message>
        <source>There is no suggestion to reject here.</source>
        <translation>Hier gibt es keinen Vorschlag abzulehnen.</translation>
    </message>
    <message>
        <source>This gloss is open.</source>
        <translation>Diese Glosse ist offen.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There are no open glosses left in this view.</source>
        <translation>In dieser Ansicht sind keine offenen Glossen mehr.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>(hidden by the filters)</source>
        <translation>(von den Filtern verborgen)</translation>
    </message>
    <message>
        <source>accepted %1</source>
        <translation>%1 angenommen</translation>
    </message>
    <message>
        <source>rejected %1</source>
        <translation>%1 abgelehnt</translation>
    </message>
    <message>
        <source>deferred %1</source>
        <translation>%1 zurückgestellt</translation>
    </message>
    <message>
        <source>no counterpart of %1</source>
        <translation>kein Gegenstück zu %1</translation>
    </message>
    <message>
        <source>reopened %1</source>
        <translation>%1 wieder geöffnet</translation>
    </message>
    <message>
        <source>note on %1</source>
        <translation>Notiz zu %1</translation>
    </message>
    <message>
        <source>No candidate is left for this gloss: search the target wordnet, or say that there is no counterpart.</source>
        <translation>Für diese Glosse ist kein Kandidat mehr übrig: Durchsuchen Sie das Zielwortnetz, oder sagen Sie, dass es kein Gegenstück gibt.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewPanel</name>
    <message>
        <source>%1 of %2 decided</source>
        <translation>%1 von %2 entschieden</translation>
    </message>
    <message>
        <source>%1 %, today %2</source>
        <translation>%1 %, heute %2</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>as suggested</source>
        <translation>wie vorgeschlagen</translation>
    </message>
    <message>
        <source>as nearest neighbour</source>
        <translation>als nächster Nachbar</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Kein Gegenstück</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Rejected pairs</source>
        <translation>Abgelehnte Paare</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>The last decision changed no other suggestion</source>
        <translation>Die letzte Entscheidung änderte keinen anderen Vorschlag</translation>
    </message>
    <message numerus="yes">
        <source>The last decision changed %Ln other suggestion(s)</source>
        <translation>
            <numerusform>Die letzte Entscheidung änderte %Ln anderen Vorschlag</numerusform>
            <numerusform>Die letzte Entscheidung änderte %Ln andere Vorschläge</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggestions changed by your decisions appear here</source>
        <translation>Vorschläge, die Ihre Entscheidungen ändern, stehen hier</translation>
    </message>
    <message>
        <source>One reviewer so far. Import the decisions of another to compare with.</source>
        <translation>Bisher prüft eine Person. Importieren Sie zum Vergleich die Entscheidungen einer anderen.</translation>
    </message>
    <message>
        <source>Over the glosses that both have decided.</source>
        <translation>Über die Glossen, die beide entschieden haben.</translation>
    </message>
    <message>
        <source>Both decided</source>
        <translation>Beide entschieden</translation>
    </message>
    <message>
        <source>Same link</source>
        <translation>Gleiche Verknüpfung</translation>
    </message>
    <message>
        <source>Same relation</source>
        <translation>Gleiche Beziehung</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Cohens Kappa</translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln that differ</source>
        <translation>
            <numerusform>Die %Ln abweichende zeigen</numerusform>
            <numerusform>Die %Ln abweichenden zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the glosses that is decided</source>
        <translation>Anteil der entschiedenen Glossen</translation>
    </message>
    <message>
        <source>Glosses whose suggestion the last decision changed; Enter goes there</source>
        <translation>Glossen, deren Vorschlag die letzte Entscheidung änderte; die Eingabetaste geht dorthin</translation>
    </message>
    <message>
        <source>Statistics of the review</source>
        <translation>Statistik der Prüfung</translation>
    </message>
    <message>
        <source>Agreement of the two reviewers</source>
        <translation>Übereinstimmung der beiden Prüfenden</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Erste prüfende Person</translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Zweite prüfende Person</translation>
    </message>
    <message>
        <source>Precision…</source>
        <translation>Präzision …</translation>
    </message>
    <message>
        <source>Precision of the suggestions when only the most certain are accepted (P)</source>
        <translation>Präzision der Vorschläge, wenn nur die sichersten angenommen werden (P)</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunComparisonView</name>
    <message>
        <source>Paired tests of the two runs</source>
        <translation>Gepaarte Tests der zwei Läufe</translation>
    </message>
    <message>
        <source>Parameters that differ, and figures of both runs</source>
        <translation>Verschiedene Parameter und die Kennzahlen beider Läufe</translation>
    </message>
    <message>
        <source>Two runs side by side</source>
        <translation>Zwei Läufe nebeneinander</translation>
    </message>
    <message>
        <source>Choose two runs in the list to compare them (Ctrl+click, or Shift and arrow keys).</source>
        <translation>Zwei Läufe in der Liste wählen, um sie zu vergleichen (Strg+Klick oder Umschalt und Pfeiltasten).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>Paired over the %1 glosses that both compared; differences are the second minus the first. McNemar&apos;s test counts the glosses that one of the two alone gets right.</source>
        <translation>Gepaart über die %1 Glossen, die beide verglichen haben; Differenzen sind der zweite minus der erste. McNemars Test zählt die Glossen, die nur einer der beiden richtig hat.</translation>
    </message>
    <message>
        <source>Paired over the queries of both, %1 at most; differences are the second minus the first. McNemar&apos;s test counts the queries that one of the two alone gets right.</source>
        <translation>Gepaart über die Anfragen beider, höchstens %1; Differenzen sind der zweite minus der erste. McNemars Test zählt die Anfragen, die nur einer der beiden richtig hat.</translation>
    </message>
    <message>
        <source>The runs have no test items in common, so there is no paired test.</source>
        <translation>Die Läufe haben keine Testfälle gemeinsam; darum gibt es keinen gepaarten Test.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunEntryModel</name>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunFiguresView</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln Wert</numerusform>
            <numerusform>%Ln Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Parameters and figures of the run</source>
        <translation>Parameter und Kennzahlen des Laufs</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>started</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>state</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Zeit je Abschnitt</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunHead</name>
    <message>
        <source>Run %1: %2</source>
        <translation>Lauf %1: %2</translation>
    </message>
    <message>
        <source>Run %1: %2, %3</source>
        <translation>Lauf %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>the first of %Ln chosen</source>
        <translation>
            <numerusform>der erste von %Ln gewählten</numerusform>
            <numerusform>der erste von %Ln gewählten</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Fill its page with its inputs, and continue</source>
        <translation>Seine Seite mit seinen Eingaben füllen und weitermachen</translation>
    </message>
    <message>
        <source>Fill its page with its inputs</source>
        <translation>Seine Seite mit seinen Eingaben füllen</translation>
    </message>
    <message>
        <source>Runs of this kind are made on the command line; its inputs are listed under All</source>
        <translation>Läufe dieser Art entstehen auf der Befehlszeile; ihre Eingaben stehen unter Alles</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunModel</name>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>The program ended during this run: it was killed, or the computer was switched off.</source>
        <translation>Das Programm endete während dieses Laufs: Es wurde abgebrochen, oder der Rechner ging aus.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunsView</name>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln Lauf</numerusform>
            <numerusform>%Ln Läufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 von %Ln Lauf</numerusform>
            <numerusform>%1 von %Ln Läufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: a measure, a file, a language …</source>
        <translation>Filter: ein Maß, eine Datei, eine Sprache …</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>Die Läufe filtern</translation>
    </message>
    <message>
        <source>Kind of run</source>
        <translation>Art des Laufs</translation>
    </message>
    <message>
        <source>Runs of the workspace</source>
        <translation>Läufe des Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Liste exportieren</translation>
    </message>
    <message>
        <source>Write the list as it is filtered and sorted</source>
        <translation>Die Liste schreiben, wie sie gefiltert und sortiert ist</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected runs (Del); Ctrl+Z restores them</source>
        <translation>Die gewählten Läufe entfernen (Entf); Strg+Z stellt sie wieder her</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedActions</name>
    <message>
        <source>&amp;Save the word</source>
        <translation>Wort &amp;merken</translation>
    </message>
    <message>
        <source>Re&amp;view the words that are due</source>
        <translation>Fällige Wörter &amp;wiederholen</translation>
    </message>
    <message>
        <source>&amp;Look the query up again</source>
        <translation>Die Anfrage erneut &amp;nachschlagen</translation>
    </message>
    <message>
        <source>&amp;Remove the words</source>
        <translation>Wörter &amp;entfernen</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates</source>
        <translation>&amp;Doppelte zusammenführen</translation>
    </message>
    <message>
        <source>&amp;New list</source>
        <translation>Neue &amp;Liste</translation>
    </message>
    <message>
        <source>Rename the lis&amp;t</source>
        <translation>Liste &amp;umbenennen</translation>
    </message>
    <message>
        <source>Remove the l&amp;ist</source>
        <translation>Li&amp;ste entfernen</translation>
    </message>
    <message>
        <source>Im&amp;port words…</source>
        <translation>Wörter i&amp;mportieren …</translation>
    </message>
    <message>
        <source>&amp;Export words…</source>
        <translation>Wörter e&amp;xportieren …</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedAnswers</name>
    <message>
        <source>Reading the saved words</source>
        <translation>Gemerkte Wörter werden gelesen</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>%1 wird gemerkt</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>Restoring what was removed</source>
        <translation>Entferntes wird wiederhergestellt</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedEditPanel</name>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Not in a list</source>
        <translation>In keiner Liste</translation>
    </message>
    <message>
        <source>No word is chosen</source>
        <translation>Kein Wort ist gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed %Ln time(s), due: %1</source>
        <translation>
            <numerusform>%Ln Mal wiederholt, fällig: %1</numerusform>
            <numerusform>%Ln Mal wiederholt, fällig: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Noch nicht wiederholt</translation>
    </message>
    <message>
        <source>Tags separated by spaces</source>
        <translation>Schlagwörter, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Tags to add to all of them</source>
        <translation>Schlagwörter, die alle erhalten</translation>
    </message>
    <message>
        <source>The chosen word</source>
        <translation>Das gewählte Wort</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Erneut nachschlagen</translation>
    </message>
    <message>
        <source>Go to the Look-up page with the query of this word (Ctrl+Shift+L)</source>
        <translation>Zur Seite Nachschlagen mit der Anfrage dieses Wortes (Strg+Umschalt+L)</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Ihre eigenen Worte</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Lists that the word is in</source>
        <translation>Listen, in denen das Wort steht</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedListsPane</name>
    <message>
        <source>All words</source>
        <translation>Alle Wörter</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Neue Liste</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>New list (Ctrl+Shift+N)</source>
        <translation>Neue Liste (Strg+Umschalt+N)</translation>
    </message>
    <message>
        <source>Lists of saved words</source>
        <translation>Listen gemerkter Wörter</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedModel</name>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Wortart</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>Nachgeschlagen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listen</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedPage</name>
    <message>
        <source>Changing a saved word</source>
        <translation>Gemerktes Wort wird geändert</translation>
    </message>
    <message>
        <source>Changing tags</source>
        <translation>Schlagwörter werden geändert</translation>
    </message>
    <message>
        <source>Changing lists</source>
        <translation>Listen werden geändert</translation>
    </message>
    <message>
        <source>Reading the saved words</source>
        <translation>Gemerkte Wörter werden gelesen</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>Wird rückgängig gemacht</translation>
    </message>
    <message>
        <source>Redoing</source>
        <translation>Wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>Removing saved words</source>
        <translation>Gemerkte Wörter werden entfernt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed.</source>
        <translation>
            <numerusform>%Ln Wort entfernt.</numerusform>
            <numerusform>%Ln Wörter entfernt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Wird zusammengeführt</translation>
    </message>
    <message>
        <source>Entries of the same word were merged.</source>
        <translation>Einträge desselben Wortes wurden zusammengeführt.</translation>
    </message>
    <message>
        <source>The list %1 was removed; its words are still saved.</source>
        <translation>Die Liste %1 wurde entfernt; ihre Wörter sind weiter gemerkt.</translation>
    </message>
    <message>
        <source>Reading the words that are due</source>
        <translation>Fällige Wörter werden gelesen</translation>
    </message>
    <message>
        <source>Storing a grade</source>
        <translation>Bewertung wird gespeichert</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV (*.tsv);;Text for Anki (*.txt);;Package for Anki (*.apkg)</source>
        <translation>CSV (*.csv);;TSV (*.tsv);;Text für Anki (*.txt);;Paket für Anki (*.apkg)</translation>
    </message>
    <message>
        <source>Export the words shown</source>
        <translation>Gezeigte Wörter exportieren</translation>
    </message>
    <message>
        <source>Exporting saved words</source>
        <translation>Gemerkte Wörter werden exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written to %1.</source>
        <translation>
            <numerusform>%Ln Wort in %1 geschrieben.</numerusform>
            <numerusform>%Ln Wörter in %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import words</source>
        <translation>Wörter importieren</translation>
    </message>
    <message>
        <source>Tables of words (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabellen von Wörtern (*.csv *.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merged</source>
        <translation>
            <numerusform>%Ln ergänzt</numerusform>
            <numerusform>%Ln ergänzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln unverändert</numerusform>
            <numerusform>%Ln unverändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <translation>
            <numerusform>%Ln übergangen</numerusform>
            <numerusform>%Ln übergangen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform> … und %Ln weitere</numerusform>
            <numerusform>… und %Ln weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) differ from what is saved here, which was kept.</source>
        <translation>
            <numerusform>%Ln Zeile weicht von dem hier Gemerkten ab, das beibehalten wurde.</numerusform>
            <numerusform>%Ln Zeilen weichen von dem hier Gemerkten ab, das beibehalten wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the values of the file</source>
        <translation>Angaben der Datei übernehmen</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Gemerkte Wörter</translation>
    </message>
    <message>
        <source>Your saved words: in lists, with notes, to review and export.</source>
        <translation>Ihre gemerkten Wörter: in Listen, mit Notizen, zum Wiederholen und Exportieren.</translation>
    </message>
    <message>
        <source>Saved words are listed here, to find, review and export. Save an answer of the Look-up page with its star or Ctrl+D.</source>
        <translation>Hier stehen die gemerkten Wörter: zum Wiederfinden, Wiederholen und Exportieren. Merken Sie eine Antwort der Seite Nachschlagen mit ihrem Stern oder Strg+D.</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Ein Wort nachschlagen</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedView</name>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message>
        <source>Search words, meanings, notes, tags</source>
        <translation>Wörter, Bedeutungen, Notizen, Schlagwörter suchen</translation>
    </message>
    <message>
        <source>Search the saved words</source>
        <translation>Gemerkte Wörter durchsuchen</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Sprache der Wörter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln word(s)</source>
        <translation>
            <numerusform>%1 von %Ln Wort</numerusform>
            <numerusform>%1 von %Ln Wörtern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln word(s)</source>
        <translation>
            <numerusform>%Ln Wort wiederholen</numerusform>
            <numerusform>%Ln Wörter wiederholen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nichts zu wiederholen</translation>
    </message>
    <message>
        <source>Go through the words that are due (Ctrl+Shift+D)</source>
        <translation>Die fälligen Wörter durchgehen (Strg+Umschalt+D)</translation>
    </message>
    <message>
        <source>Merge duplicates</source>
        <translation>Doppelte zusammenführen</translation>
    </message>
    <message>
        <source>Merge the selected entries of the same word, or all such entries (Ctrl+Shift+U)</source>
        <translation>Die gewählten oder alle Einträge desselben Wortes zusammenführen (Strg+Umschalt+U)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Merge words of a CSV, TSV or Anki text file (Ctrl+Shift+O)</source>
        <translation>Wörter einer CSV-, TSV- oder Anki-Textdatei aufnehmen (Strg+Umschalt+O)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write the words shown as CSV, TSV, or for Anki (Ctrl+Shift+E)</source>
        <translation>Die gezeigten Wörter als CSV, TSV oder für Anki schreiben (Strg+Umschalt+E)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove the selected words (Del); Ctrl+Z restores them</source>
        <translation>Die gewählten Wörter entfernen (Entf); Strg+Z stellt sie wieder her</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Gemerkte Wörter</translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoreModel</name>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Gewählt durch</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>from</source>
        <translation>von</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>P@10</source>
        <translation>P@10</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoresView</name>
    <message>
        <source>P@1 of retrieval and of matching; whiskers are 95 % intervals.</source>
        <translation>P@1 von Suche und Zuordnung; Striche sind 95-%-Intervalle.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses.</source>
        <translation>
            <numerusform>%Ln Glosse.</numerusform>
            <numerusform>%Ln Glossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skewness of N_k: %1.</source>
        <translation>Schiefe von N_k: %1.</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by run, for retrieval and matching; the table has the numbers</source>
        <translation>Balken von P@1 je Lauf, für Suche und Zuordnung; die Tabelle enthält die Zahlen</translation>
    </message>
    <message>
        <source>Precision by run, for retrieval and matching</source>
        <translation>Präzision je Lauf, für Suche und Zuordnung</translation>
    </message>
    <message>
        <source>gloss-precision</source>
        <translation>glossen-praezision</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchPane</name>
    <message>
        <source>Reading the library</source>
        <translation>Bibliothek wird gelesen</translation>
    </message>
    <message>
        <source>Detecting the language</source>
        <translation>Die Sprache wird erkannt</translation>
    </message>
    <message>
        <source>Adding a list of sentences</source>
        <translation>Eine Liste von Sätzen wird hinzugefügt</translation>
    </message>
    <message>
        <source>%1 was added: %2 sentences.</source>
        <translation>%1 wurde hinzugefügt: %2 Sätze.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank line(s) left out.</source>
        <translation>
            <numerusform>%Ln leere Zeile ausgelassen.</numerusform>
            <numerusform>%Ln leere Zeilen ausgelassen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln Zeile konnte nicht gelesen werden.</numerusform>
            <numerusform>%Ln Zeilen konnten nicht gelesen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln sentence(s) the model knows no word; they are never found.</source>
        <translation>
            <numerusform>Von %Ln Satz kennt das Modell kein Wort; er wird nie gefunden.</numerusform>
            <numerusform>Von %Ln Sätzen kennt das Modell kein Wort; sie werden nie gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the list</source>
        <translation>Die Liste entfernen</translation>
    </message>
    <message>
        <source>%1 and the vectors of its sentences are removed from the library. The file it was read from stays.</source>
        <translation>%1 und die Vektoren ihrer Sätze werden aus der Bibliothek entfernt. Die Datei, aus der sie gelesen wurde, bleibt.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>%1 wird entfernt</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>Choose a file of sentences.</source>
        <translation>Wählen Sie eine Datei mit Sätzen.</translation>
    </message>
    <message>
        <source>Give the list a name.</source>
        <translation>Geben Sie der Liste einen Namen.</translation>
    </message>
    <message>
        <source>The library has a list of this name: choose another name, or replace it.</source>
        <translation>Die Bibliothek hat eine Liste dieses Namens: Wählen Sie einen anderen, oder ersetzen Sie sie.</translation>
    </message>
    <message>
        <source>Try an example list</source>
        <translation>Eine Beispielliste ausprobieren</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Angehalten. Nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Lists of sentences are kept in the library with what they mean, and searched by meaning as you type, in any language of the model. The pack alone will do.</source>
        <translation>Listen von Sätzen liegen mit ihrer Bedeutung in der Bibliothek und werden nach Bedeutung durchsucht, während Sie schreiben, in jeder Sprache des Modells. Das Paket allein genügt.</translation>
    </message>
    <message>
        <source>Stop adding the list</source>
        <translation>Das Hinzufügen der Liste anhalten</translation>
    </message>
    <message>
        <source>Progress of adding the list</source>
        <translation>Fortschritt beim Hinzufügen der Liste</translation>
    </message>
    <message>
        <source>Add the list</source>
        <translation>Die Liste hinzufügen</translation>
    </message>
    <message>
        <source>Read the file, make the vectors and keep both in the library</source>
        <translation>Die Datei lesen, die Vektoren bilden und beides in der Bibliothek behalten</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchView</name>
    <message>
        <source>Write a sentence: what means the same is found as you type, in any language of the list.</source>
        <translation>Schreiben Sie einen Satz: Was dasselbe bedeutet, wird beim Schreiben gefunden, in jeder Sprache der Liste.</translation>
    </message>
    <message>
        <source>the %1 nearest of %2 sentences</source>
        <translation>die %1 nächsten von %2 Sätzen</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 % of the words are known to the model</source>
        <translation>%1 % der Wörter kennt das Modell</translation>
    </message>
    <message>
        <source>Export the sentences to</source>
        <translation>Die Sätze exportieren nach</translation>
    </message>
    <message>
        <source>search</source>
        <comment>file name</comment>
        <translation>suche</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Tabelle (*.tsv)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>list</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>List to search</source>
        <translation>Liste, die durchsucht wird</translation>
    </message>
    <message>
        <source>A&amp;dd a list…</source>
        <translation>Liste &amp;hinzufügen…</translation>
    </message>
    <message>
        <source>Add a list of sentences to the library</source>
        <translation>Eine Liste von Sätzen zur Bibliothek hinzufügen</translation>
    </message>
    <message>
        <source>Remove this list from the library; its file stays</source>
        <translation>Diese Liste aus der Bibliothek entfernen; ihre Datei bleibt</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Schreiben Sie einen Satz in beliebiger Sprache</translation>
    </message>
    <message>
        <source>Sentences by descending score; Enter compares one with the query</source>
        <translation>Sätze nach absteigendem Score; die Eingabetaste vergleicht einen mit der Anfrage</translation>
    </message>
    <message>
        <source>&amp;Compare with the query</source>
        <translation>Mit der Anfrage &amp;vergleichen</translation>
    </message>
    <message>
        <source>Open both in Two sentences: which words carry the similarity</source>
        <translation>Beide unter Zwei Sätze öffnen: welche Wörter die Ähnlichkeit tragen</translation>
    </message>
    <message>
        <source>Copy the chosen sentence</source>
        <translation>Den gewählten Satz kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Export the sentences found as TSV</source>
        <translation>Die gefundenen Sätze als TSV exportieren</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>En&amp;tfernen</translation>
    </message>
    <message>
        <source>Se&amp;ntence</source>
        <translation>Sat&amp;z</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceComparisonModel</name>
    <message>
        <source>no word of a sentence is known to it</source>
        <translation>es kennt kein Wort eines der Sätze</translation>
    </message>
    <message>
        <source>there are no random pairs of these languages to compare with</source>
        <translation>für diese Sprachen gibt es keine zufälligen Paare zum Vergleich</translation>
    </message>
    <message numerus="yes">
        <source>closer than all of %n random pair(s)</source>
        <translation>
            <numerusform>näher als %n zufälliges Paar</numerusform>
            <numerusform>näher als alle %n zufälligen Paare</numerusform>
        </translation>
    </message>
    <message>
        <source>no closer than random pairs</source>
        <translation>nicht näher als zufällige Paare</translation>
    </message>
    <message>
        <source>closer than %1 % of random pairs</source>
        <translation>näher als %1 % der zufälligen Paare</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Ähnlichkeit</translation>
    </message>
    <message>
        <source>Against random pairs</source>
        <translation>Gegen zufällige Paare</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>Bekannte Wörter</translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4</source>
        <comment>known and all words of both sentences</comment>
        <translation>%1 von %2, %3 von %4</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceField</name>
    <message>
        <source>Language of: %1</source>
        <comment>which sentence</comment>
        <translation>Sprache von: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceFinder</name>
    <message>
        <source>Searching a list of sentences</source>
        <translation>Eine Liste von Sätzen wird durchsucht</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceModelBox</name>
    <message>
        <source>Open a model of sentences</source>
        <translation>Ein Satzmodell öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Kommt ohne Wortvektoren aus</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>Aus den Wortvektoren, die zuletzt ausgerichtet wurden</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingRow</name>
    <message>
        <source>Restore the default of “%1”</source>
        <translation>Vorgabe von „%1“ wiederherstellen</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>Keine passenden Einstellungen.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>Abschnitte der Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Vorgaben &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Resets all visible settings to their defaults</source>
        <translation>Stellt die Vorgaben aller sichtbaren Einstellungen wieder her</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
</context>
<context>
    <name>crossgloss::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Look up at once; open the details of the chosen word</source>
        <translation>Sofort nachschlagen; Einzelheiten zum gewählten Wort öffnen</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Move through the answers</source>
        <translation>Durch die Antworten gehen</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Links, Rechts</translation>
    </message>
    <message>
        <source>Go to the answers in the next language</source>
        <translation>Zu den Antworten in der nächsten Sprache</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clear the description</source>
        <translation>Die Beschreibung leeren</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Umschalt+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>Zum nächsten oder vorigen Feld</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
</context>
<context>
    <name>crossgloss::SpacePicker</name>
    <message>
        <source>%1 words × %2 dimensions</source>
        <translation>%1 Wörter × %2 Dimensionen</translation>
    </message>
    <message>
        <source>Open a file of word vectors</source>
        <translation>Eine Datei mit Wortvektoren öffnen</translation>
    </message>
    <message>
        <source>Open a file of word vectors: %1</source>
        <translation>Eine Datei mit Wortvektoren öffnen: %1</translation>
    </message>
    <message>
        <source>Choose vectors</source>
        <translation>Vektoren wählen</translation>
    </message>
</context>
<context>
    <name>crossgloss::StatusJob</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(und %Ln weitere)</numerusform>
            <numerusform>(und %Ln weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>Die Liste der Aufgaben öffnen</translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation>Fortschritt der laufenden Aufgabe</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Diese Aufgabe abbrechen</translation>
    </message>
</context>
<context>
    <name>crossgloss::TargetSearchView</name>
    <message>
        <source>Every concept of the target wordnet can be found and linked, compared or not.</source>
        <translation>Jeder Begriff des Zielwortnetzes lässt sich finden und verknüpfen, ob verglichen oder nicht.</translation>
    </message>
    <message>
        <source>No match. Try fewer words, or only their beginnings.</source>
        <translation>Kein Treffer. Versuchen Sie weniger Wörter oder nur deren Anfänge.</translation>
    </message>
    <message>
        <source>The first %1 of %2 matches</source>
        <translation>Die ersten %1 von %2 Treffern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln concept(s) found</source>
        <translation>
            <numerusform>%Ln Begriff gefunden</numerusform>
            <numerusform>%Ln Begriffe gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the target wordnet</source>
        <translation>Zielwortnetz durchsuchen</translation>
    </message>
    <message>
        <source>Word, words of the gloss, or id</source>
        <translation>Wort, Wörter der Glosse oder Kennung</translation>
    </message>
    <message>
        <source>Concepts found; Enter links the chosen one, Escape goes back</source>
        <translation>Gefundene Begriffe; die Eingabetaste verknüpft den gewählten, Escape führt zurück</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Trainieren</translation>
    </message>
    <message>
        <source>Train an encoder that reads descriptions, from your own dictionaries and word vectors.</source>
        <translation>Einen Encoder, der Beschreibungen liest, mit eigenen Wörterbüchern und Wortvektoren trainieren.</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>Was trainiert wird</translation>
    </message>
    <message>
        <source>Dictionary encoder</source>
        <translation>Wörterbuch-Encoder</translation>
    </message>
    <message>
        <source>Gloss encoder (Siamese LSTM)</source>
        <translation>Glossen-Encoder (siamesisches LSTM)</translation>
    </message>
    <message>
        <source>Train a network that tells when two glosses mean the same, on wordnets that share synsets, to link others with it.</source>
        <translation>Ein Netz, das erkennt, wann zwei Glossen dasselbe bedeuten, mit Wortnetzen trainieren, die Synsets teilen, um damit andere zu verknüpfen.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Wortvektoren</translation>
    </message>
    <message>
        <source>Train word vectors from plain text, in one language or in two that share a space.</source>
        <translation>Trainieren Sie Wortvektoren aus reinem Text, in einer Sprache oder in zweien mit gemeinsamem Raum.</translation>
    </message>
    <message>
        <source>Ask an encoder</source>
        <translation>Encoder befragen</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimente</translation>
    </message>
    <message>
        <source>Ask a trained encoder for the words of a description, and see what it looked at.</source>
        <translation>Einen trainierten Encoder nach den Wörtern einer Beschreibung fragen und sehen, was er beachtet.</translation>
    </message>
    <message>
        <source>Fill whole tables: every encoder and strategy, several seeds, with intervals and paired tests.</source>
        <translation>Ganze Tabellen füllen: alle Encoder und Strategien, mehrere Startwerte, mit Intervallen und gepaarten Tests.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurveModel</name>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>P@10</source>
        <translation>P@10</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Examples/s</source>
        <translation>Beispiele/s</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurves</name>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Loss (left)</source>
        <translation>Verlust (links)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Curves of the training run; the table beside them has the numbers</source>
        <translation>Kurven des Trainings; die Tabelle daneben enthält die Zahlen</translation>
    </message>
    <message>
        <source>Loss and scores by epoch</source>
        <translation>Verlust und Scores je Epoche</translation>
    </message>
    <message>
        <source>P@10 (right)</source>
        <translation>P@10 (rechts)</translation>
    </message>
    <message>
        <source>MRR (right)</source>
        <translation>MRR (rechts)</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingPane</name>
    <message>
        <source>Epoch %1 · loss %2</source>
        <translation>Epoche %1 · Verlust %2</translation>
    </message>
    <message>
        <source>MRR %1</source>
        <translation>MRR %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start from scratch, not from the checkpoint of the earlier run</source>
        <translation>Neu beginnen, nicht vom Sicherungspunkt des früheren Laufs</translation>
    </message>
    <message>
        <source>Stop after the current step; the checkpoint stays</source>
        <translation>Nach dem laufenden Schritt anhalten; der Sicherungspunkt bleibt</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>%1 examples/s</source>
        <translation>%1 Beispiele/s</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Mit diesen Einstellungen trainieren</translation>
    </message>
    <message>
        <source>Loss and validation scores of the training appear here, epoch by epoch.</source>
        <translation>Verlust und Validierungsscores des Trainings erscheinen hier, Epoche für Epoche.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingSettings</name>
    <message>
        <source>Where to save the model</source>
        <translation>Speicherort des Modells</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelle (*.model);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU mit Aufmerksamkeit</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Bag of Words</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>Eine Richtung</translation>
    </message>
    <message>
        <source>With monolingual definitions</source>
        <translation>Mit einsprachigen Definitionen</translation>
    </message>
    <message>
        <source>Several directions at once</source>
        <translation>Mehrere Richtungen zugleich</translation>
    </message>
    <message>
        <source>L2 distance (as published)</source>
        <translation>L2-Abstand (wie veröffentlicht)</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Kosinus</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax über den Batch</translation>
    </message>
    <message>
        <source>Training definitions</source>
        <translation>Trainingsdefinitionen</translation>
    </message>
    <message>
        <source>Lines of answer, tab, definition; or answer, tab, headword, tab, definition.</source>
        <translation>Zeilen mit Antwort, Tabulator, Definition; oder Antwort, Tabulator, Stichwort, Tabulator, Definition.</translation>
    </message>
    <message>
        <source>Files of definitions</source>
        <translation>Dateien mit Definitionen</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Definitionen (*.tsv *.txt *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Wortvektoren</translation>
    </message>
    <message>
        <source>One file for each language, all in one shared space.</source>
        <translation>Eine Datei je Sprache, alle in einem gemeinsamen Raum.</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Wortvektoren (*.vec *.bin *.txt *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validierung</translation>
    </message>
    <message>
        <source>A file of definitions to evaluate on. Without one, words are held out of the data.</source>
        <translation>Eine Datei mit Definitionen zur Validierung. Ohne sie werden Wörter der Daten zurückgehalten.</translation>
    </message>
    <message>
        <source>Validation file</source>
        <translation>Validierungsdatei</translation>
    </message>
    <message>
        <source>&amp;Encoder</source>
        <translation>E&amp;ncoder</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>&amp;Strategie</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>&amp;Zielfunktion</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>&amp;Epochen höchstens</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>Early Stoppin&amp;g (Epochen)</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation>&amp;Modelldatei</translation>
    </message>
    <message>
        <source>&amp;Words held out</source>
        <translation>Zurückgehaltene &amp;Wörter</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>&amp;Verborgene Einheiten</translation>
    </message>
    <message>
        <source>&amp;Affine layers</source>
        <translation>&amp;Affine Schichten</translation>
    </message>
    <message>
        <source>Words read per de&amp;finition</source>
        <translation>Gelesene Wörter je De&amp;finition</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>&amp;Batchgröße</translation>
    </message>
    <message>
        <source>Learning ra&amp;te</source>
        <translation>Lern&amp;rate</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>Th&amp;reads</source>
        <translation>&amp;Threads</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>Bidirectional GRU</source>
        <translation>Bidirektionales GRU</translation>
    </message>
    <message>
        <source>Convolutions (CNN)</source>
        <translation>Faltungen (CNN)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>Sc&amp;hichten</translation>
    </message>
    <message>
        <source>Jointly with the word vectors</source>
        <translation>Gemeinsam mit den Wortvektoren</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Modelldatei</translation>
    </message>
    <message>
        <source>Centre the word vectors</source>
        <translation>Wortvektoren zentrieren</translation>
    </message>
    <message>
        <source>Takes the mean off each language&apos;s vectors, which tells nothing of a word but dominates distances; not in the paper</source>
        <translation>Zieht von den Vektoren jeder Sprache ihren Mittelwert ab, der nichts über ein Wort sagt, aber die Abstände beherrscht; nicht im Aufsatz</translation>
    </message>
</context>
<context>
    <name>crossgloss::TranslationsField</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln dictionaries of these languages</source>
        <translation>
            <numerusform>Das %Ln Wörterbuch dieser Sprachen</numerusform>
            <numerusform>Alle %Ln Wörterbücher dieser Sprachen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 entries)</source>
        <translation>%1 (%2 Einträge)</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln dictionary(ies) of these languages</source>
        <translation>
            <numerusform>%Ln Wörterbuch dieser Sprachen verwenden</numerusform>
            <numerusform>%Ln Wörterbücher dieser Sprachen verwenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary that translates words</source>
        <translation>Wörterbuch, das Wörter übersetzt</translation>
    </message>
    <message>
        <source>Translates the words of the glosses, and lemmas into candidates: with one, the most certain suggestions are nearly all correct</source>
        <translation>Übersetzt die Wörter der Glossen, und Lemmata in Kandidaten: Mit einem sind die sichersten Vorschläge fast alle richtig</translation>
    </message>
    <message>
        <source>File of word pairs</source>
        <translation>Datei mit Wortpaaren</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Eine Datei mit Wortpaaren öffnen</translation>
    </message>
    <message>
        <source>word pairs</source>
        <translation>Wortpaare</translation>
    </message>
    <message>
        <source>Onl&amp;y candidates sharing a translation</source>
        <translation>Nur Kandidaten mit gemeinsamer Ü&amp;bersetzung</translation>
    </message>
    <message>
        <source>Glosses without such a candidate get no suggestion</source>
        <translation>Glossen ohne solchen Kandidaten erhalten keinen Vorschlag</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsPane</name>
    <message>
        <source>Finding partners in two lists</source>
        <translation>Partner in zwei Listen werden gesucht</translation>
    </message>
    <message>
        <source>Exporting pairs</source>
        <translation>Paare werden exportiert</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln Paar nach %1 exportiert.</numerusform>
            <numerusform>%Ln Paare nach %1 exportiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the first list.</source>
        <translation>Wählen Sie die erste Liste.</translation>
    </message>
    <message>
        <source>Choose the second list.</source>
        <translation>Wählen Sie die zweite Liste.</translation>
    </message>
    <message>
        <source>Choose a language of the list %1.</source>
        <translation>Wählen Sie eine Sprache der Liste %1.</translation>
    </message>
    <message>
        <source>The vectors of these lists are of different models and cannot be compared.</source>
        <translation>Die Vektoren dieser Listen stammen von verschiedenen Modellen und lassen sich nicht vergleichen.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Ein Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Choose two lists of sentences in one language or two, or drop two files here: each sentence gets its best partner, with a score, and what has none is listed.</source>
        <translation>Wählen Sie zwei Listen von Sätzen in einer Sprache oder in zweien, oder ziehen Sie zwei Dateien hierher: Jeder Satz bekommt seinen besten Partner mit einem Score, und was keinen hat, wird aufgelistet.</translation>
    </message>
    <message>
        <source>Stop looking for partners</source>
        <translation>Die Suche nach Partnern anhalten</translation>
    </message>
    <message>
        <source>Progress of finding partners</source>
        <translation>Fortschritt der Suche nach Partnern</translation>
    </message>
    <message>
        <source>Find partners</source>
        <translation>Partner suchen</translation>
    </message>
    <message>
        <source>Find the best partners of the sentences</source>
        <translation>Die besten Partner der Sätze suchen</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsSettings</name>
    <message>
        <source>F&amp;irst list</source>
        <translation>E&amp;rste Liste</translation>
    </message>
    <message>
        <source>Se&amp;cond list</source>
        <translation>Zwei&amp;te Liste</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modell</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>&amp;Partner</translation>
    </message>
    <message>
        <source>Minimum mar&amp;gin</source>
        <translation>Mindestv&amp;orsprung</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (nächste Nachbarn)</translation>
    </message>
    <message>
        <source>First list</source>
        <translation>Erste Liste</translation>
    </message>
    <message>
        <source>Second list</source>
        <translation>Zweite Liste</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Eins zu eins</translation>
    </message>
    <message>
        <source>Many to one</source>
        <translation>Viele zu einem</translation>
    </message>
    <message>
        <source>One to one: no sentence has two partners. Many to one: every first sentence has its best one.</source>
        <translation>Eins zu eins: Kein Satz hat zwei Partner. Viele zu einem: Jeder erste Satz hat seinen besten.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>Pairs below are left out; above one, a pair stands out from its surroundings</source>
        <translation>Paare darunter bleiben weg; über eins hebt sich ein Paar von seiner Umgebung ab</translation>
    </message>
    <message>
        <source>The surroundings that the margin of a pair is measured against</source>
        <translation>Die Umgebung, an der der Vorsprung eines Paares gemessen wird</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoSentencesPane</name>
    <message>
        <source>Detecting the language</source>
        <translation>Die Sprache wird erkannt</translation>
    </message>
    <message>
        <source>Comparing two sentences</source>
        <translation>Zwei Sätze werden verglichen</translation>
    </message>
    <message>
        <source>Write the first sentence.</source>
        <translation>Schreiben Sie den ersten Satz.</translation>
    </message>
    <message>
        <source>Write the second sentence.</source>
        <translation>Schreiben Sie den zweiten Satz.</translation>
    </message>
    <message>
        <source>Choose a model to compare by.</source>
        <translation>Wählen Sie ein Modell, nach dem verglichen wird.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Ein Beispiel ausprobieren</translation>
    </message>
    <message>
        <source>Write two sentences above: they are compared by the pack at once, nothing need be imported.</source>
        <translation>Schreiben Sie oben zwei Sätze: Das Paket vergleicht sie sofort, importiert werden muss nichts.</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation>Den Vergleich abbrechen</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Fortschritt des Vergleichs</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare the two sentences by every chosen model</source>
        <translation>Die beiden Sätze nach jedem gewählten Modell vergleichen</translation>
    </message>
</context>
<context>
    <name>crossgloss::UsePanel</name>
    <message>
        <source>Look-ups with the whole group</source>
        <translation>Nachschlagen mit der ganzen Gruppe</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>All are used in look-ups</source>
        <translation>Alle beim Nachschlagen verwenden</translation>
    </message>
    <message>
        <source>Used in look-ups</source>
        <translation>Beim Nachschlagen verwenden</translation>
    </message>
    <message>
        <source>Dictionaries that are switched off are not used at all (Space in the list, or Ctrl+U)</source>
        <translation>Ausgeschaltete Wörterbücher werden gar nicht verwendet (Leertaste in der Liste oder Strg+U)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>Choose a group or type the name of a new one (Ctrl+G); on the page Look up a group can be chosen by itself</source>
        <translation>Eine Gruppe wählen oder den Namen einer neuen eingeben (Strg+G); auf der Seite Nachschlagen lässt sich eine Gruppe für sich wählen</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Name der Gruppe</translation>
    </message>
    <message>
        <source>Group of the dictionary</source>
        <translation>Gruppe des Wörterbuchs</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>keine Gruppe</translation>
    </message>
</context>
<context>
    <name>crossgloss::VictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Opfer</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Erste Antwort</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Wörterbuch</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
</context>
<context>
    <name>crossgloss::WelcomeView</name>
    <message>
        <source>Look up: %1</source>
        <translation>Nachschlagen: %1</translation>
    </message>
    <message>
        <source>Describe a meaning, get the word</source>
        <translation>Eine Bedeutung beschreiben, das Wort bekommen</translation>
    </message>
    <message>
        <source>Write what you mean in your own words; Crossgloss answers with words of the languages you choose.</source>
        <translation>Schreiben Sie in eigenen Worten, was Sie meinen; Crossgloss antwortet mit Wörtern der gewählten Sprachen.</translation>
    </message>
    <message>
        <source>For instance</source>
        <translation>Zum Beispiel</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordFinder</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a word, its language</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Place “%1” on the map</source>
        <translation>„%1“ auf der Karte einfügen</translation>
    </message>
    <message>
        <source>Find a word on the map</source>
        <translation>Wort auf der Karte suchen</translation>
    </message>
    <message>
        <source>Enter goes to the word; words that are not on the map are placed there, with commas between them (Ctrl+F)</source>
        <translation>Enter geht zum Wort; Wörter, die nicht auf der Karte sind, werden mit Kommas dazwischen eingefügt (Strg+F)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorCurve</name>
    <message>
        <source>Neighbours</source>
        <translation>Nachbarn</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Nearest words so far</source>
        <translation>Nächste Wörter bisher</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours</source>
        <translation>Beispielwörter mit ihren nächsten Nachbarn</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoche</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Words/s</source>
        <translation>Wörter/s</translation>
    </message>
    <message>
        <source>Loss and speed over time</source>
        <translation>Verlust und Geschwindigkeit im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Share of the work (%)</source>
        <translation>Anteil der Arbeit (%)</translation>
    </message>
    <message>
        <source>Loss of the word vectors; the table beside it has the numbers</source>
        <translation>Verlust der Wortvektoren; die Tabelle daneben hat die Zahlen</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorPane</name>
    <message>
        <source>Add texts…</source>
        <translation>Texte hinzufügen …</translation>
    </message>
    <message>
        <source>Training word vectors</source>
        <translation>Wortvektoren werden trainiert</translation>
    </message>
    <message numerus="yes">
        <source>The vectors of %Ln word(s) are ready: %1</source>
        <translation>
            <numerusform>Der Vektor von %Ln Wort ist fertig: %1</numerusform>
            <numerusform>Die Vektoren von %Ln Wörtern sind fertig: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Epoch %1 · %2 · loss %3 · %4 · %5 words/s</source>
        <translation>Epoche %1 · %2 · Verlust %3 · %4 · %5 Wörter/s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours and the speed appear here while the vectors are learned.</source>
        <translation>Hier erscheinen Beispielwörter mit ihren nächsten Nachbarn und die Geschwindigkeit, während die Vektoren gelernt werden.</translation>
    </message>
    <message>
        <source>Stop; nothing is written</source>
        <translation>Anhalten; es wird nichts geschrieben</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Mit diesen Einstellungen trainieren</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorSettings</name>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Plain text, a sentence or paragraph a line, to learn words from.</source>
        <translation>Reiner Text, ein Satz oder Absatz je Zeile, aus dem Wörter gelernt werden.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Texte (*.txt *.gz *.xz *.bz2 *.zst);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Erste Sprache</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Zweite Sprache</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Parallele Sätze</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Satz, Tabulator, Übersetzung in jeder Zeile; oder ein Übersetzungsspeicher (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Satzpaare (*.tsv *.tmx *.txt *.gz *.xz);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Skip-gram</source>
        <translation>Skip-Gram</translation>
    </message>
    <message>
        <source>CBOW</source>
        <translation>CBOW</translation>
    </message>
    <message>
        <source>BilBOWA (two languages in one space)</source>
        <translation>BilBOWA (zwei Sprachen in einem Raum)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Methode</translation>
    </message>
    <message>
        <source>D&amp;imension</source>
        <translation>D&amp;imension</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>E&amp;pochen</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Kontext&amp;fenster</translation>
    </message>
    <message>
        <source>V&amp;ector file</source>
        <translation>V&amp;ektordatei</translation>
    </message>
    <message>
        <source>&amp;Negative samples</source>
        <translation>&amp;Negativbeispiele</translation>
    </message>
    <message>
        <source>Minimum &amp;count</source>
        <translation>Min&amp;desthäufigkeit</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>T&amp;hreads</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>One thread gives the same vectors each time; several differ a little from run to run</source>
        <translation>Ein Thread gibt jedes Mal dieselben Vektoren; mehrere weichen von Lauf zu Lauf etwas ab</translation>
    </message>
    <message>
        <source>Words that occur less often get no vector</source>
        <translation>Seltenere Wörter bekommen keinen Vektor</translation>
    </message>
    <message>
        <source>Vector file</source>
        <translation>Vektordatei</translation>
    </message>
    <message>
        <source>Where to save the vectors</source>
        <translation>Wohin die Vektoren gespeichert werden</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin);;All files (*)</source>
        <translation>Wortvektoren (*.vec *.bin);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Of two languages, each file is called after its language: my.en.vec, my.fr.vec</source>
        <translation>Bei zwei Sprachen heißt jede Datei nach ihrer Sprache: my.en.vec, my.fr.vec</translation>
    </message>
    <message>
        <source>S&amp;ubwords (n-grams of %1 to %2 characters)</source>
        <translation>Teilwörter (n-Gramme von %1 bis %2 &amp;Zeichen)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordnetPicker</name>
    <message>
        <source>A file or folder</source>
        <translation>Datei oder Ordner</translation>
    </message>
    <message>
        <source>Princeton WordNet as installed</source>
        <translation>Installiertes Princeton WordNet</translation>
    </message>
    <message>
        <source>Open a wordnet</source>
        <translation>Wortnetz öffnen</translation>
    </message>
    <message>
        <source>Wordnets (*.tab *.tab.* *.xml *.xml.*);;All files (*)</source>
        <translation>Wortnetze (*.tab *.tab.* *.xml *.xml.*);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>.tab, WN-LMF, or a folder</source>
        <translation>.tab, WN-LMF oder ein Ordner</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceMenu</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Arbeitsbereich</translation>
    </message>
    <message>
        <source>R&amp;ecent workspaces</source>
        <translation>Zuletzt &amp;geöffnete Arbeitsbereiche</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Liste leeren</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceSwitcher</name>
    <message>
        <source>Default workspace</source>
        <translation>Standard-Arbeitsbereich</translation>
    </message>
    <message>
        <source>Folder of the new workspace</source>
        <translation>Ordner des neuen Arbeitsbereichs</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Arbeitsbereich öffnen</translation>
    </message>
    <message>
        <source>This workspace is open already.</source>
        <translation>Dieser Arbeitsbereich ist bereits geöffnet.</translation>
    </message>
    <message>
        <source>Looking at the workspace</source>
        <translation>Der Arbeitsbereich wird angesehen</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Neuer Arbeitsbereich</translation>
    </message>
    <message>
        <source>There is a workspace in %1 already.</source>
        <translation>In %1 ist bereits ein Arbeitsbereich.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>%1 holds other files. Choose an empty folder for the new workspace.</source>
        <translation>%1 enthält andere Dateien. Wählen Sie für den neuen Arbeitsbereich einen leeren Ordner.</translation>
    </message>
    <message>
        <source>There is no workspace in %1. File &gt; Workspace &gt; New workspace creates one.</source>
        <translation>In %1 ist kein Arbeitsbereich. Datei &gt; Arbeitsbereich &gt; Neuer Arbeitsbereich erstellt einen.</translation>
    </message>
    <message>
        <source>Measuring workspaces</source>
        <translation>Größe der Arbeitsbereiche wird ermittelt</translation>
    </message>
</context>
</TS>
