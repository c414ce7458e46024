<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>AlignChecks</name>
    <message>
        <source>identical strings</source>
        <translation>stringhe identiche</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Choose the source vectors.</source>
        <translation>Scegliere i vettori di partenza.</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Scegliere i vettori di arrivo.</translation>
    </message>
    <message>
        <source>Choose a file of word pairs, or another dictionary.</source>
        <translation>Scegliere un file di coppie di parole o un altro dizionario.</translation>
    </message>
    <message>
        <source>Choose the source sentences.</source>
        <translation>Scegliere le frasi di partenza.</translation>
    </message>
    <message>
        <source>Choose their translations.</source>
        <translation>Scegliere le relative traduzioni.</translation>
    </message>
    <message>
        <source>The workspace has no bilingual dictionary yet: import one in the Library.</source>
        <translation>L’area di lavoro non ha ancora un dizionario bilingue: importarne uno nella Biblioteca.</translation>
    </message>
    <message>
        <source>Only self-learning works without a dictionary.</source>
        <translation>Senza dizionario funziona solo l’autoapprendimento.</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>norma 1</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centratura</translation>
    </message>
    <message>
        <source>source</source>
        <translation>partenza</translation>
    </message>
    <message>
        <source>target</source>
        <translation>arrivo</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>dizionario</translation>
    </message>
    <message>
        <source>method</source>
        <translation>metodo</translation>
    </message>
    <message>
        <source>normalisation</source>
        <translation>normalizzazione</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>misurato su</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>dimensioni</translation>
    </message>
    <message>
        <source>%1 % of the dictionary, held out</source>
        <translation>%1 % del dizionario, tenuto da parte</translation>
    </message>
</context>
<context>
    <name>AlignTexts</name>
    <message>
        <source>Least squares</source>
        <translation>Minimi quadrati</translation>
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
        <translation>Procrustes, ridotto</translation>
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
        <translation>Autoapprendimento</translation>
    </message>
    <message>
        <source>Refinement (MUSE)</source>
        <translation>Raffinamento (MUSE)</translation>
    </message>
    <message>
        <source>Nearest neighbour</source>
        <translation>Vicino più prossimo</translation>
    </message>
    <message>
        <source>Inverted softmax</source>
        <translation>Softmax invertita</translation>
    </message>
    <message>
        <source>CSLS</source>
        <translation>CSLS</translation>
    </message>
    <message>
        <source>Globally corrected</source>
        <translation>Correzione globale</translation>
    </message>
    <message>
        <source>Local scaling</source>
        <translation>Scalatura locale</translation>
    </message>
    <message>
        <source>NICDM</source>
        <translation>NICDM</translation>
    </message>
    <message>
        <source>Mutual proximity</source>
        <translation>Prossimità reciproca</translation>
    </message>
    <message>
        <source>DisSim local</source>
        <translation>DisSim locale</translation>
    </message>
    <message>
        <source>Least sq.</source>
        <translation>Minimi quadr.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotto</translation>
    </message>
    <message>
        <source>Self-learn.</source>
        <translation>Autoappr.</translation>
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
        <translation>Copia questa cella</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copia le righe selezionate</translation>
    </message>
</context>
<context>
    <name>EntryDocument</name>
    <message>
        <source>plural</source>
        <translation>plurale</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traduzioni</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>Di significato vicino</translation>
    </message>
    <message>
        <source>more…</source>
        <translation>altro…</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>plurale: %1</translation>
    </message>
    <message>
        <source>No installed dictionary has an entry for this word. The Library shows how to add one.</source>
        <translation>Nessun dizionario installato ha una voce per questa parola. La Biblioteca mostra come aggiungerne uno.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more entry(s)</source>
        <translation>
            <numerusform>%Ln altra voce</numerusform>
            <numerusform>altre %Ln voci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sense(s)</source>
        <translation>
            <numerusform>%Ln altra accezione</numerusform>
            <numerusform>altre %Ln accezioni</numerusform>
        </translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Vedi anche:</translation>
    </message>
    <message>
        <source>Origin:</source>
        <translation>Origine:</translation>
    </message>
    <message>
        <source>Synonyms:</source>
        <translation>Sinonimi:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more example(s)</source>
        <translation>
            <numerusform>%Ln altro esempio</numerusform>
            <numerusform>altri %Ln esempi</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples from your texts</source>
        <translation>Esempi dai propri testi</translation>
    </message>
    <message>
        <source>No examples yet. Import sentence pairs in the Library (sentence, tab, translation).</source>
        <translation>Ancora nessun esempio. Importare coppie di frasi nella Biblioteca (frase, tabulazione, traduzione).</translation>
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
        <translation>Accuratezza e F1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Accuratezza</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Word pairs (*.txt *.tsv *.dict *.gz *.xz);;All files (*)</source>
        <translation>Coppie di parole (*.txt *.tsv *.dict *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Vettori di parole (*.vec *.bin *.txt *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Text, one sentence per line (*.txt *.gz *.xz);;All files (*)</source>
        <translation>Testo, una frase per riga (*.txt *.gz *.xz);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>GlossMaterialsFields</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossibile leggere %1.</translation>
    </message>
</context>
<context>
    <name>GlossTexts</name>
    <message>
        <source>Open</source>
        <translation>Da decidere</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accettato</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Rinviato</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Nessun corrispondente</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Esatto</translation>
    </message>
    <message>
        <source>Broader</source>
        <translation>Più ampio</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Più ristretto</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Affine</translation>
    </message>
    <message>
        <source>Both express the same concept.</source>
        <translation>Entrambi esprimono lo stesso concetto.</translation>
    </message>
    <message>
        <source>The left concept is broader.</source>
        <translation>Il concetto a sinistra è più ampio.</translation>
    </message>
    <message>
        <source>The left concept is narrower.</source>
        <translation>Il concetto a sinistra è più ristretto.</translation>
    </message>
    <message>
        <source>Close, but neither contains the other.</source>
        <translation>Vicini, ma nessuno dei due contiene l’altro.</translation>
    </message>
    <message>
        <source>Mean of word vectors</source>
        <translation>Media dei vettori di parole</translation>
    </message>
    <message>
        <source>Smoothed mean of word vectors</source>
        <translation>Media smussata dei vettori di parole</translation>
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
        <translation>Encoder di definizioni</translation>
    </message>
    <message>
        <source>Translated words</source>
        <translation>Parole tradotte</translation>
    </message>
    <message>
        <source>Fused measure</source>
        <translation>Misura combinata</translation>
    </message>
    <message>
        <source>Siamese LSTM</source>
        <translation>LSTM siamese</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>%1–%2 letters</source>
        <translation>%1–%2 lettere</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>le %1 più comuni</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>più rare del rango %1</translation>
    </message>
</context>
<context>
    <name>KeyTables</name>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Che cosa fanno</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>Sentences (*.tmx *.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Frasi (*.tmx *.tsv *.txt *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <comment>name of the example list</comment>
        <translation>Parole quotidiane</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 frasi</translation>
    </message>
</context>
<context>
    <name>MapColouring</name>
    <message>
        <source>Placed words</source>
        <translation>Parole inserite</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tutti i punti</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>oltre %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>non noto</translation>
    </message>
    <message>
        <source>in no cluster</source>
        <translation>in nessun cluster</translation>
    </message>
    <message>
        <source>only ask</source>
        <translation>solo interrogazioni</translation>
    </message>
    <message>
        <source>no translation known</source>
        <translation>nessuna traduzione nota</translation>
    </message>
    <message>
        <source>right</source>
        <translation>giusta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliata</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>axes by formulas</source>
        <translation>assi da formule</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 punti</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of the variance</source>
        <translation>%1 della varianza</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>divergenza KL %1</translation>
    </message>
    <message>
        <source>trustworthiness %1</source>
        <translation>affidabilità %1</translation>
    </message>
    <message>
        <source>continuity %1</source>
        <translation>continuità %1</translation>
    </message>
    <message>
        <source>neighbours kept %1</source>
        <translation>vicini conservati %1</translation>
    </message>
    <message>
        <source>placed by its neighbours</source>
        <translation>inserita secondo i suoi vicini</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
    <message>
        <source>Placed words: %1</source>
        <translation>Parole inserite: %1</translation>
    </message>
</context>
<context>
    <name>PageCatalogue</name>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Cerca</translation>
    </message>
    <message>
        <source>&amp;Saved</source>
        <translation>&amp;Salvate</translation>
    </message>
    <message>
        <source>&amp;Glosses</source>
        <translation>&amp;Glosse</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>Allin&amp;ea</translation>
    </message>
    <message>
        <source>H&amp;ubs</source>
        <translation>&amp;Hub</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Addestra</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>Ris&amp;ultati</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>&amp;Biblioteca</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Con&amp;fronta</translation>
    </message>
    <message>
        <source>Ma&amp;p</source>
        <translation>&amp;Mappa</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>Retrieval</source>
        <translation>Recupero</translation>
    </message>
    <message>
        <source>Retrieval, backward</source>
        <translation>Recupero, a ritroso</translation>
    </message>
    <message>
        <source>Retrieval, CSLS</source>
        <translation>Recupero, CSLS</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Abbinamento</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosse</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Allineamento</translation>
    </message>
    <message>
        <source>Methods of alignment</source>
        <translation>Metodi di allineamento</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduzione</translation>
    </message>
    <message>
        <source>Sentence retrieval</source>
        <translation>Recupero di frasi</translation>
    </message>
    <message>
        <source>Hubness</source>
        <translation>Hubness</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Batch of look-ups</source>
        <translation>Ricerche in serie</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Pacchetto</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vicini</translation>
    </message>
    <message>
        <source>done</source>
        <translation>completata</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>non riuscita</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>running</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Training of a gloss encoder</source>
        <translation>Addestramento di un encoder di glosse</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotta</translation>
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
        <translation>Rango mediano</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Coperte</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>P@1, tolerant</source>
        <translation>P@1, tollerante</translation>
    </message>
    <message>
        <source>p against the baseline</source>
        <translation>p rispetto alla baseline</translation>
    </message>
    <message>
        <source>Training time (s)</source>
        <translation>Tempo di addestramento (s)</translation>
    </message>
    <message>
        <source>Skewness of N_k</source>
        <translation>Asimmetria di N_k</translation>
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
        <translation>Hub</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Anti-hub</translation>
    </message>
    <message>
        <source>Largest N_k</source>
        <translation>N_k massimo</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Epoca migliore</translation>
    </message>
    <message>
        <source>Best MRR</source>
        <translation>MRR migliore</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Unità nascoste</translation>
    </message>
    <message>
        <source>Dropout of inputs</source>
        <translation>Dropout degli ingressi</translation>
    </message>
    <message>
        <source>Dropout of states</source>
        <translation>Dropout degli stati</translation>
    </message>
    <message>
        <source>Training pairs</source>
        <translation>Coppie di addestramento</translation>
    </message>
    <message>
        <source>Pairs available</source>
        <translation>Coppie disponibili</translation>
    </message>
    <message>
        <source>Shared dimensions</source>
        <translation>Dimensioni condivise</translation>
    </message>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β della softmax invertita</translation>
    </message>
    <message>
        <source>Glosses to link</source>
        <translation>Glosse da collegare</translation>
    </message>
    <message>
        <source>Target glosses</source>
        <translation>Glosse di arrivo</translation>
    </message>
    <message>
        <source>Candidate pairs</source>
        <translation>Coppie candidate</translation>
    </message>
    <message>
        <source>Without candidates</source>
        <translation>Senza candidati</translation>
    </message>
    <message>
        <source>Pairs the model was trained on</source>
        <translation>Coppie su cui il modello è stato addestrato</translation>
    </message>
    <message>
        <source>ranks %1 – %2</source>
        <translation>ranghi %1 – %2</translation>
    </message>
    <message>
        <source>with the other dictionary</source>
        <translation>con l’altro dizionario</translation>
    </message>
    <message>
        <source>proper names</source>
        <translation>nomi propri</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>altre parole</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validazione</translation>
    </message>
    <message>
        <source>training</source>
        <translation>addestramento</translation>
    </message>
    <message>
        <source>settings tried</source>
        <translation>impostazioni provate</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>in avanti</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>a ritroso</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>prima della trasformazione</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>dopo la trasformazione</translation>
    </message>
    <message>
        <source>lists as given</source>
        <translation>elenchi come forniti</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>così com’è</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU con attenzione</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Bag of words</translation>
    </message>
    <message>
        <source>Encoder alone</source>
        <translation>Solo encoder</translation>
    </message>
    <message>
        <source>Dictionaries alone</source>
        <translation>Solo dizionari</translation>
    </message>
    <message>
        <source>Encoder and dictionaries</source>
        <translation>Encoder e dizionari</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Tutti i metodi</translation>
    </message>
    <message>
        <source>Without a map</source>
        <translation>Senza trasformazione</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs</source>
        <translation>P@1 sulle coppie tenute da parte</translation>
    </message>
    <message>
        <source>Comparison of two sentences</source>
        <translation>Confronto di due frasi</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Somiglianza</translation>
    </message>
    <message>
        <source>Share of random pairs less alike</source>
        <translation>Quota di coppie casuali meno simili</translation>
    </message>
    <message>
        <source>Partners of two lists</source>
        <translation>Corrispondenze fra due elenchi</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Elenco di frasi</translation>
    </message>
    <message>
        <source>Mean margin</source>
        <translation>Margine medio</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Ricerca per significato</translation>
    </message>
    <message>
        <source>Training of a sentence model</source>
        <translation>Addestramento di un modello di frasi</translation>
    </message>
    <message>
        <source>Fusion of sentence models</source>
        <translation>Fusione di modelli di frasi</translation>
    </message>
    <message>
        <source>Similarity of sentences</source>
        <translation>Somiglianza di frasi</translation>
    </message>
    <message>
        <source>Classes of sentences</source>
        <translation>Classi di frasi</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Esperimento</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Proiezione</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Set di dati</translation>
    </message>
    <message>
        <source>Paraphrase identification</source>
        <translation>Riconoscimento di parafrasi</translation>
    </message>
    <message>
        <source>Training of word vectors</source>
        <translation>Addestramento di vettori di parole</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>masculine</source>
        <translation>maschile</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>femminile</translation>
    </message>
    <message>
        <source>neuter</source>
        <translation>neutro</translation>
    </message>
    <message>
        <source>common gender</source>
        <translation>genere comune</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>plurale</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>now</source>
        <translation>adesso</translation>
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
            <numerusform>%n giorno</numerusform>
            <numerusform>%n giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 mesi</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 anni</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bene</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message numerus="yes">
        <source>saving of %n word(s)</source>
        <translation>
            <numerusform>salvataggio di %n parola</numerusform>
            <numerusform>salvataggio di %n parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n word(s)</source>
        <translation>
            <numerusform>rimozione di %n parola</numerusform>
            <numerusform>rimozione di %n parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n word(s)</source>
        <translation>
            <numerusform>etichette di %n parola</numerusform>
            <numerusform>etichette di %n parole</numerusform>
        </translation>
    </message>
    <message>
        <source>change of lists</source>
        <translation>modifica degli elenchi</translation>
    </message>
    <message>
        <source>merging</source>
        <translation>unione</translation>
    </message>
    <message numerus="yes">
        <source>import of %n word(s)</source>
        <translation>
            <numerusform>importazione di %n parola</numerusform>
            <numerusform>importazione di %n parole</numerusform>
        </translation>
    </message>
    <message>
        <source>grade of a review</source>
        <translation>voto di un ripasso</translation>
    </message>
    <message>
        <source>change of a word</source>
        <translation>modifica di una parola</translation>
    </message>
</context>
<context>
    <name>SettingsCatalogue</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Language of menus, texts and numbers. It does not change what you look up in.</source>
        <translation>Lingua dei menu, dei testi e dei numeri. Non cambia le lingue in cui si cerca.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark colours.</source>
        <translation>Colori chiari o scuri.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Carattere</translation>
    </message>
    <message>
        <source>Font of the whole window. Missing characters use a fallback font.</source>
        <translation>Carattere di tutta la finestra. Per i caratteri mancanti se ne usa uno sostitutivo.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Size of text and controls. Ctrl++ and Ctrl+- change it too.</source>
        <translation>Dimensione del testo e dei controlli. Si cambia anche con Ctrl++ e Ctrl+-.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Look up while typing</source>
        <translation>Cerca durante la digitazione</translation>
    </message>
    <message>
        <source>Answers appear while you type. Otherwise press Enter for them.</source>
        <translation>Le risposte appaiono mentre si scrive. Altrimenti, premendo Invio.</translation>
    </message>
    <message>
        <source>Answers per language</source>
        <translation>Risposte per lingua</translation>
    </message>
    <message>
        <source>The most words that are listed for each language.</source>
        <translation>Numero massimo di parole elencate per ciascuna lingua.</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Nascondi le parole volgari</translation>
    </message>
    <message>
        <source>Words that dictionaries call vulgar or offensive are left out of the answers.</source>
        <translation>Le parole che i dizionari definiscono volgari o offensive vengono escluse dalle risposte.</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Conserva la cronologia</translation>
    </message>
    <message>
        <source>Look-ups are remembered after the window is closed. Turning this off deletes the history.</source>
        <translation>Le ricerche vengono ricordate dopo la chiusura della finestra. Disattivare questa opzione elimina la cronologia.</translation>
    </message>
    <message>
        <source>Folders of dictionaries</source>
        <translation>Cartelle dei dizionari</translation>
    </message>
    <message>
        <source>These folders and their subfolders are searched for dictd and StarDict dictionaries, in addition to the system folders. Changes are indexed at once; removing a folder removes its dictionaries.</source>
        <translation>In queste cartelle e nelle loro sottocartelle si cercano i dizionari di dictd e di StarDict, oltre che nelle cartelle del sistema. Le modifiche vengono indicizzate subito; rimuovere una cartella rimuove i suoi dizionari.</translation>
    </message>
    <message>
        <source>Index installed dictionaries on startup</source>
        <translation>Indicizza i dizionari installati all’avvio</translation>
    </message>
    <message>
        <source>Finds dictionaries that were installed, changed or removed. File &gt; Index installed dictionaries does so at any time.</source>
        <translation>Trova i dizionari installati, modificati o rimossi. File &gt; Indicizza i dizionari installati lo fa in qualsiasi momento.</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Revisore</translation>
    </message>
    <message>
        <source>Your decisions about glosses are saved under this name. An open linking keeps the name it was opened with.</source>
        <translation>Le decisioni sulle glosse vengono salvate con questo nome. Un collegamento aperto mantiene quello con cui è stato aperto.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>Processor threads that a job uses unless its own settings say otherwise. Running jobs are not affected.</source>
        <translation>Thread del processore usati da un’attività, salvo diversa indicazione nelle sue impostazioni. Le attività già in corso non cambiano.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Most memory that the program may use. Linkings, comparisons of glosses and trainings of word vectors that need more do not start.</source>
        <translation>La quantità massima di memoria che il programma può usare. I collegamenti, i confronti di glosse e gli addestramenti di vettori di parole che ne richiedono di più non iniziano.</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>all that is free</source>
        <translation>tutta quella libera</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Area di lavoro</translation>
    </message>
    <message>
        <source>The workspace that opens on startup, unless the command line names another.</source>
        <translation>L’area di lavoro aperta all’avvio, se la riga di comando non ne indica un’altra.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Pagina</translation>
    </message>
    <message>
        <source>The page that is shown first.</source>
        <translation>La pagina mostrata per prima.</translation>
    </message>
    <message>
        <source>Restore the last session</source>
        <translation>Ripristina l’ultima sessione</translation>
    </message>
    <message>
        <source>Restores texts, choices and settings of the pages. Size and position of the window are always kept.</source>
        <translation>Ripristina testi, scelte e impostazioni delle pagine. Dimensione e posizione della finestra vengono sempre conservate.</translation>
    </message>
    <message>
        <source>Offer to resume interrupted runs</source>
        <translation>Proponi di riprendere le esecuzioni interrotte</translation>
    </message>
    <message>
        <source>Asks on startup whether to resume trainings and other runs that closing the program interrupted.</source>
        <translation>All’avvio propone di riprendere gli addestramenti e le altre esecuzioni interrotti dalla chiusura del programma.</translation>
    </message>
    <message>
        <source>Check the vectors</source>
        <translation>Controlla i vettori</translation>
    </message>
    <message>
        <source>Vectors that changed since the last check are compared with their checksums, in the background.</source>
        <translation>I vettori modificati dopo l’ultimo controllo vengono confrontati in background con le loro somme di controllo.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predefinito del sistema</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Dizionari</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosse</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Prestazioni</translation>
    </message>
    <message>
        <source>On startup</source>
        <translation>All’avvio</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>Once per version</source>
        <translation>Una volta per versione</translation>
    </message>
    <message>
        <source>Every time</source>
        <translation>Ogni volta</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>The default one</source>
        <translation>La predefinita</translation>
    </message>
    <message>
        <source>The last one used</source>
        <translation>L’ultima usata</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Riduci il movimento</translation>
    </message>
    <message>
        <source>Turns off the animations of the map.</source>
        <translation>Disattiva le animazioni della mappa.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>noun</source>
        <translation>sostantivo</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbo</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>aggettivo</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>avverbio</translation>
    </message>
    <message>
        <source>proper noun</source>
        <translation>nome proprio</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronome</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>preposizione</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>congiunzione</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interiezione</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>numerale</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>determinante</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>particella</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>locuzione</translation>
    </message>
    <message>
        <source>affix</source>
        <translation>affisso</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vettori di parole</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dizionario</translation>
    </message>
    <message>
        <source>Wordnet</source>
        <translation>Wordnet</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Coppie di parole</translation>
    </message>
    <message>
        <source>Parallel text</source>
        <translation>Testo parallelo</translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation>Coppie di frasi</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>Descrizioni</translation>
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
        <translation>c</translation>
    </message>
    <message>
        <source>vulgar</source>
        <translation>volgare</translation>
    </message>
    <message>
        <source>offensive</source>
        <translation>offensivo</translation>
    </message>
    <message>
        <source>colloquial</source>
        <translation>colloquiale</translation>
    </message>
    <message>
        <source>dated</source>
        <translation>antiquato</translation>
    </message>
    <message>
        <source>literary</source>
        <translation>letterario</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>tecnico</translation>
    </message>
    <message>
        <source>regional</source>
        <translation>regionale</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>raro</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Elenco di frasi</translation>
    </message>
</context>
<context>
    <name>TrainingChecks</name>
    <message>
        <source>Add a file of training definitions.</source>
        <translation>Aggiungere un file di definizioni per l’addestramento.</translation>
    </message>
    <message>
        <source>Add word vectors of every language.</source>
        <translation>Aggiungere vettori di parole per ogni lingua.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>Choose the languages of %1.</source>
        <translation>Scegliere le lingue di %1.</translation>
    </message>
    <message>
        <source>Choose the language of %1.</source>
        <translation>Scegliere la lingua di %1.</translation>
    </message>
    <message>
        <source>%1 has no word vectors.</source>
        <translation>%1 non ha vettori di parole.</translation>
    </message>
    <message>
        <source>Choose where to save the model.</source>
        <translation>Scegliere dove salvare il modello.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>Impossibile scrivere in %1.</translation>
    </message>
    <message>
        <source>Set validation pairs aside to choose among settings.</source>
        <translation>Riservare coppie di validazione per scegliere fra le impostazioni.</translation>
    </message>
    <message>
        <source>Add texts or parallel sentences to learn words from.</source>
        <translation>Aggiungere testi o frasi parallele da cui apprendere le parole.</translation>
    </message>
    <message>
        <source>Joint training has the L2 distance as its objective, without dropout and clipping.</source>
        <translation>L’addestramento congiunto ha per obiettivo la distanza L2, senza dropout e senza clipping.</translation>
    </message>
    <message>
        <source>Add texts to learn words from.</source>
        <translation>Aggiungere testi da cui apprendere le parole.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 and %2 define no synset in common</source>
        <translation>%1 e %2 non definiscono alcun synset in comune</translation>
    </message>
    <message>
        <source>%1 does not name a file and two languages</source>
        <translation>%1 non indica un file e due lingue</translation>
    </message>
    <message>
        <source>%1 has two sets of vectors</source>
        <translation>%1 ha due insiemi di vettori</translation>
    </message>
    <message>
        <source>%1 is not a setting</source>
        <translation>%1 non è un’impostazione</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 non è fra %2</translation>
    </message>
    <message>
        <source>%1 words of %2 dimensions do not fit %3 values</source>
        <translation>%1 parole di %2 dimensioni non corrispondono a %3 valori</translation>
    </message>
    <message>
        <source>--out-source and --out-target name the same file</source>
        <translation>--out-source e --out-target indicano lo stesso file</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</source>
        <translation>«%1» non è nella forma FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form LANGUAGE=FILE</source>
        <translation>«%1» non è nella forma LANGUAGE=FILE</translation>
    </message>
    <message>
        <source>A look-up needs a pack or a workspace with dictionaries</source>
        <translation>Per cercare serve un pacchetto o un’area di lavoro con dizionari</translation>
    </message>
    <message>
        <source>A training configuration is one JSON object</source>
        <translation>Una configurazione di addestramento è un oggetto JSON</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a finite number</source>
        <translation>Un vettore contiene un valore che non è un numero finito</translation>
    </message>
    <message>
        <source>Another process is writing to the workspace</source>
        <translation>Un altro processo sta scrivendo nell’area di lavoro</translation>
    </message>
    <message>
        <source>Batch size (at most 65536), epochs and learning rate must be positive, the others not negative</source>
        <translation>La dimensione del batch (al massimo 65536), le epoche e il tasso di apprendimento devono essere positivi, gli altri non negativi</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read it</source>
        <translation>Controllare che esista e che sia leggibile</translation>
    </message>
    <message>
        <source>Check that it is of the kind you named</source>
        <translation>Controllare che sia del tipo indicato</translation>
    </message>
    <message>
        <source>Check that the dictionary is in UTF-8</source>
        <translation>Controllare che il dizionario sia in UTF-8</translation>
    </message>
    <message>
        <source>Check that the file is complete and that it holds word vectors</source>
        <translation>Controllare che il file sia completo e contenga vettori di parole</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there</source>
        <translation>Controllare che la cartella esista e che vi si possa scrivere</translation>
    </message>
    <message>
        <source>Check that the languages of the data and of the vectors are the right ones</source>
        <translation>Controllare che le lingue dei dati e dei vettori siano quelle giuste</translation>
    </message>
    <message>
        <source>Check that this is a text file of the expected kind</source>
        <translation>Controllare che sia un file di testo del tipo previsto</translation>
    </message>
    <message>
        <source>Check the free space of the disk</source>
        <translation>Controllare lo spazio libero sul disco</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to</source>
        <translation>Scegliere una cartella in cui si possa scrivere</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Scegliere un’altra cartella</translation>
    </message>
    <message>
        <source>Choose one of: </source>
        <translation>Scegliere fra: </translation>
    </message>
    <message>
        <source>Cut the vectors to the most frequent words</source>
        <translation>Ridurre i vettori alle parole più frequenti</translation>
    </message>
    <message>
        <source>Delete it and start again</source>
        <translation>Eliminarlo e ricominciare</translation>
    </message>
    <message>
        <source>Descriptions in the language %1 are not understood</source>
        <translation>Le descrizioni nella lingua %1 non vengono comprese</translation>
    </message>
    <message>
        <source>Download the file that the page leads to</source>
        <translation>Scaricate il file a cui porta la pagina</translation>
    </message>
    <message>
        <source>Expected: .vec text, a word2vec .bin or a fastText .bin</source>
        <translation>Previsti: testo .vec, un .bin di word2vec o un .bin di fastText</translation>
    </message>
    <message>
        <source>Fetch or copy it again</source>
        <translation>Scaricarlo o copiarlo di nuovo</translation>
    </message>
    <message>
        <source>For French words with English definitions write file.tsv:fr:en</source>
        <translation>Per parole francesi con definizioni inglesi scrivere file.tsv:fr:en</translation>
    </message>
    <message>
        <source>Import the vectors again</source>
        <translation>Importare di nuovo i vettori</translation>
    </message>
    <message>
        <source>Import word pairs with a word and its translation on each line</source>
        <translation>Importate coppie di parole, con una parola e la sua traduzione su ogni riga</translation>
    </message>
    <message>
        <source>Index those of this system with: crossgloss-cli import installed</source>
        <translation>Indicizzare quelli di questo sistema con: crossgloss-cli import installed</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Indicizzazione dei dizionari installati</translation>
    </message>
    <message>
        <source>Indexing the wordnet</source>
        <translation>Indicizzazione del wordnet</translation>
    </message>
    <message>
        <source>Install the dictionary again; its index is damaged</source>
        <translation>Installare di nuovo il dizionario: il suo indice è danneggiato</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Installare il pacchetto wordnet-base o indicarne la cartella con CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name the folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Installare il pacchetto wordnet-base o indicare la cartella con CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Keep one column before the numbers</source>
        <translation>Lasciate una sola colonna prima dei numeri</translation>
    </message>
    <message>
        <source>Line N of it must be the word of vector N; with several columns, a heading comes first</source>
        <translation>La riga N deve essere la parola del vettore N; con più colonne, prima viene un’intestazione</translation>
    </message>
    <message>
        <source>Of JSON, only dictionaries as wiktextract writes them are read; write others as a table</source>
        <translation>In JSON si leggono solo i dizionari come li scrive wiktextract; scrivete gli altri come tabella</translation>
    </message>
    <message>
        <source>Of XML, dictionaries (TEI), wordnets (WN-LMF) and translation memories (TMX) are read, each as what it is</source>
        <translation>In XML si leggono dizionari (TEI), wordnet (WN-LMF) e memorie di traduzione (TMX), ciascuno per quello che è</translation>
    </message>
    <message>
        <source>Only word vectors have their words in a file of metadata</source>
        <translation>Solo i vettori di parole hanno le parole in un file di metadati</translation>
    </message>
    <message>
        <source>Reading the words</source>
        <translation>Lettura delle parole</translation>
    </message>
    <message>
        <source>The Embedding Projector keeps the words in a second file: read both together</source>
        <translation>Embedding Projector tiene le parole in un secondo file: leggi entrambi insieme</translation>
    </message>
    <message>
        <source>The file does not show what kind of resource it is</source>
        <translation>Dal file non si riconosce il tipo di risorsa</translation>
    </message>
    <message>
        <source>Line N of one must be the translation of line N of the other</source>
        <translation>La riga N dell’uno deve essere la traduzione della riga N dell’altro</translation>
    </message>
    <message>
        <source>Lines must read: synset, tab, language:lemma, tab, word</source>
        <translation>Le righe devono avere la forma: synset, tabulazione, lingua:lemma, tabulazione, parola</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Many wordnets hold words without definitions; take ones that have def rows</source>
        <translation>Molti wordnet contengono parole senza definizioni; sceglierne di dotati di righe def</translation>
    </message>
    <message>
        <source>Evaluating on held-out words</source>
        <translation>Valutazione sulle parole tenute da parte</translation>
    </message>
    <message>
        <source>Monolingual training needs the headword in the definition&apos;s language</source>
        <translation>L’addestramento monolingue richiede il lemma nella lingua della definizione</translation>
    </message>
    <message>
        <source>Name a file of word vectors for every language of the data</source>
        <translation>Indicare un file di vettori di parole per ogni lingua dei dati</translation>
    </message>
    <message>
        <source>Name a file to write</source>
        <translation>Indicare un file da scrivere</translation>
    </message>
    <message>
        <source>Name at least one file of definitions with its two languages</source>
        <translation>Indicare almeno un file di definizioni con le sue due lingue</translation>
    </message>
    <message>
        <source>Name the kind: embeddings, dictionary, wordnet, lexicon, parallel, pairs or descriptions</source>
        <translation>Indicare il tipo: embeddings, dictionary, wordnet, lexicon, parallel, pairs o descriptions</translation>
    </message>
    <message>
        <source>No article of this dictionary could be used: %1</source>
        <translation>Nessun articolo di questo dizionario è utilizzabile: %1</translation>
    </message>
    <message>
        <source>No dictionaries are indexed yet</source>
        <translation>Nessun dizionario è ancora indicizzato</translation>
    </message>
    <message>
        <source>No file holds that; check that it is a file of word vectors</source>
        <translation>Nessun file contiene tanto; controllare che sia un file di vettori di parole</translation>
    </message>
    <message>
        <source>No language was requested</source>
        <translation>Non è stata richiesta alcuna lingua</translation>
    </message>
    <message>
        <source>No line of this file can be used: %1</source>
        <translation>Nessuna riga di questo file è utilizzabile: %1</translation>
    </message>
    <message>
        <source>None of the %1 definitions can be trained on: %2 have no answer with a vector, %3 no word with one</source>
        <translation>Nessuna delle %1 definizioni è utilizzabile per l’addestramento: %2 non hanno una risposta con vettore, %3 nessuna parola che ne abbia uno</translation>
    </message>
    <message>
        <source>Opening the pack</source>
        <translation>Apertura del pacchetto</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Apertura dell’area di lavoro</translation>
    </message>
    <message>
        <source>Preparing definitions</source>
        <translation>Preparazione delle definizioni</translation>
    </message>
    <message>
        <source>Preparing the initial vectors</source>
        <translation>Preparazione dei vettori iniziali</translation>
    </message>
    <message>
        <source>Princeton WordNet is not installed</source>
        <translation>Princeton WordNet non è installato</translation>
    </message>
    <message>
        <source>Pruned and quantised fastText models cannot be read</source>
        <translation>Impossibile leggere i modelli fastText potati e quantizzati</translation>
    </message>
    <message>
        <source>Put the .dict.dz or .dict file beside the index</source>
        <translation>Mettere il file .dict.dz o .dict accanto all’indice</translation>
    </message>
    <message>
        <source>Put the old file back, or train again</source>
        <translation>Ripristinare il vecchio file oppure rifare l’addestramento</translation>
    </message>
    <message>
        <source>Building the corpus</source>
        <translation>Costruzione del corpus</translation>
    </message>
    <message>
        <source>Reading WordNet</source>
        <translation>Lettura di WordNet</translation>
    </message>
    <message>
        <source>Reading a wordnet</source>
        <translation>Lettura di un wordnet</translation>
    </message>
    <message>
        <source>Reading definitions</source>
        <translation>Lettura delle definizioni</translation>
    </message>
    <message>
        <source>Reading descriptions</source>
        <translation>Lettura delle descrizioni</translation>
    </message>
    <message>
        <source>Reading parallel text</source>
        <translation>Lettura del testo parallelo</translation>
    </message>
    <message>
        <source>Reading sentence pairs</source>
        <translation>Lettura delle coppie di frasi</translation>
    </message>
    <message>
        <source>Reading the articles</source>
        <translation>Lettura degli articoli</translation>
    </message>
    <message>
        <source>Reading the dictionary</source>
        <translation>Lettura del dizionario</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>Lettura dei vettori</translation>
    </message>
    <message>
        <source>Reading word pairs</source>
        <translation>Lettura delle coppie di parole</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lettura</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>The file has %1 words for %2 vectors</source>
        <translation>Il file ha %1 parole per %2 vettori</translation>
    </message>
    <message>
        <source>The line has %1 columns instead of %2</source>
        <translation>La riga ha %1 colonne invece di %2</translation>
    </message>
    <message>
        <source>The model has n-grams of %1 to %2 characters; fastText&apos;s have 0 to %3</source>
        <translation>Il modello ha n-grammi da %1 a %2 caratteri; quelli di fastText ne hanno da 0 a %3</translation>
    </message>
    <message>
        <source>There is a tab in “%1”, where one word was expected</source>
        <translation>C’è una tabulazione in «%1», dove era attesa una sola parola</translation>
    </message>
    <message>
        <source>These are vectors without words</source>
        <translation>Sono vettori senza parole</translation>
    </message>
    <message>
        <source>This file tells how alike two words are, as SimLex-999 does; it holds no translations</source>
        <translation>Questo file dice quanto sono simili due parole, come SimLex-999; non contiene traduzioni</translation>
    </message>
    <message>
        <source>This is JSON, not a table with tabs between its columns</source>
        <translation>Questo è JSON, non una tabella con tabulazioni tra le colonne</translation>
    </message>
    <message>
        <source>This is XML, not a table with tabs between its columns</source>
        <translation>Questo è XML, non una tabella con tabulazioni tra le colonne</translation>
    </message>
    <message>
        <source>This is a database, a document or an archive, not a table with tabs between its columns</source>
        <translation>Questo è un database, un documento o un archivio, non una tabella con tabulazioni tra le colonne</translation>
    </message>
    <message>
        <source>This is a web page, not a table with tabs between its columns</source>
        <translation>Questa è una pagina web, non una tabella con tabulazioni tra le colonne</translation>
    </message>
    <message>
        <source>Use a copy of it, or train again</source>
        <translation>Usarne una copia oppure rifare l’addestramento</translation>
    </message>
    <message>
        <source>Use a smaller learning rate and start again</source>
        <translation>Usare un tasso di apprendimento minore e ricominciare</translation>
    </message>
    <message>
        <source>Take at least one layer, one affine layer and one word; at most 64 layers, 16 affine layers, 16384 hidden units and 4096 words</source>
        <translation>Usare almeno uno strato, uno strato affine e una parola; al massimo 64 strati, 16 strati affini, 16384 unità nascoste e 4096 parole</translation>
    </message>
    <message>
        <source>Take files with three columns (answer, headword, definition) or another strategy</source>
        <translation>Usare file a tre colonne (risposta, lemma, definizione) o un’altra strategia</translation>
    </message>
    <message>
        <source>Take the strategy multitask, or train one model per direction</source>
        <translation>Usare la strategia multitask oppure addestrare un modello per direzione</translation>
    </message>
    <message>
        <source>Use vectors aligned in one space</source>
        <translation>Usare vettori allineati in uno spazio comune</translation>
    </message>
    <message>
        <source>The WordNet database holds no synset that can be read</source>
        <translation>Il database di WordNet non contiene synset leggibili</translation>
    </message>
    <message>
        <source>The article holds neither translations nor definitions</source>
        <translation>L’articolo non contiene né traduzioni né definizioni</translation>
    </message>
    <message>
        <source>The article is not UTF-8</source>
        <translation>L’articolo non è in UTF-8</translation>
    </message>
    <message>
        <source>The article is too long</source>
        <translation>L’articolo è troppo lungo</translation>
    </message>
    <message>
        <source>The checkpoint does not fit its own description</source>
        <translation>Il checkpoint non corrisponde alla propria descrizione</translation>
    </message>
    <message>
        <source>The checkpoint lacks some of its description</source>
        <translation>Al checkpoint manca una parte della descrizione</translation>
    </message>
    <message>
        <source>The compressed file is damaged or incomplete</source>
        <translation>Il file compresso è danneggiato o incompleto</translation>
    </message>
    <message>
        <source>The data file of this dictionary is missing</source>
        <translation>Manca il file dei dati di questo dizionario</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed</source>
        <translation>Il disco è pieno; non è stato modificato nulla</translation>
    </message>
    <message>
        <source>The encoder&apos;s sizes cannot be used</source>
        <translation>Le dimensioni dell’encoder non sono utilizzabili</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Impossibile leggere il file</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Impossibile leggere il file: %1</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Impossibile scrivere il file</translation>
    </message>
    <message>
        <source>The file could not be written completely</source>
        <translation>Impossibile scrivere il file per intero</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>Il file non esiste</translation>
    </message>
    <message>
        <source>The file does not say which language it is in</source>
        <translation>Il file non dice in quale lingua è</translation>
    </message>
    <message>
        <source>The file does not say which second language it holds</source>
        <translation>Il file non dice quale seconda lingua contiene</translation>
    </message>
    <message>
        <source>The file holds more than the %1 bytes allowed here</source>
        <translation>Il file contiene più dei %1 byte ammessi qui</translation>
    </message>
    <message>
        <source>The file holds no lines</source>
        <translation>Il file non contiene righe</translation>
    </message>
    <message>
        <source>The file holds no synset of the Open Multilingual Wordnet</source>
        <translation>Il file non contiene alcun synset dell’Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>The file holds no word vectors</source>
        <translation>Il file non contiene vettori di parole</translation>
    </message>
    <message>
        <source>The file holds nothing that can be used</source>
        <translation>Il file non contiene nulla di utilizzabile</translation>
    </message>
    <message>
        <source>The file is another program&apos;s database, not a workspace</source>
        <translation>Il file è il database di un altro programma, non un’area di lavoro</translation>
    </message>
    <message>
        <source>The file is cut off</source>
        <translation>Il file è troncato</translation>
    </message>
    <message>
        <source>The file is damaged or cut off</source>
        <translation>Il file è danneggiato o troncato</translation>
    </message>
    <message>
        <source>The file is not of the kind expected here (%1)</source>
        <translation>Il file non è del tipo previsto qui (%1)</translation>
    </message>
    <message>
        <source>The file is too large for a training configuration</source>
        <translation>Il file è troppo grande per una configurazione di addestramento</translation>
    </message>
    <message>
        <source>The file of word vectors is damaged</source>
        <translation>Il file di vettori di parole è danneggiato</translation>
    </message>
    <message>
        <source>The file seems cut off; if it was shortened on purpose, correct its first line</source>
        <translation>Il file sembra troncato; se è stato accorciato di proposito, correggerne la prima riga</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions</source>
        <translation>La prima riga annuncia %1 parole di %2 dimensioni</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions, which the file does not hold</source>
        <translation>La prima riga annuncia %1 parole di %2 dimensioni, che il file non contiene</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file has room for at most %2</source>
        <translation>La prima riga annuncia %1 parole, nel file c’è posto per %2 al massimo</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file holds %2</source>
        <translation>La prima riga annuncia %1 parole, il file ne contiene %2</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>Impossibile creare la cartella: %1</translation>
    </message>
    <message>
        <source>The folder holds no WordNet database (data.noun and so on)</source>
        <translation>La cartella non contiene un database di WordNet (data.noun e così via)</translation>
    </message>
    <message>
        <source>The folder is not a wordnet (it has no data.noun)</source>
        <translation>La cartella non è un wordnet (manca data.noun)</translation>
    </message>
    <message>
        <source>The folder of the workspace cannot be made (%1)</source>
        <translation>Impossibile creare la cartella dell’area di lavoro (%1)</translation>
    </message>
    <message>
        <source>The index names no articles</source>
        <translation>L’indice non indica alcun articolo</translation>
    </message>
    <message>
        <source>The index points past the end of the data (%1 + %2 of %3 bytes)</source>
        <translation>L’indice punta oltre la fine dei dati (%1 + %2 di %3 byte)</translation>
    </message>
    <message>
        <source>The line holds %1 values instead of %2</source>
        <translation>La riga contiene %1 valori invece di %2</translation>
    </message>
    <message>
        <source>The line is longer than the %1 bytes allowed</source>
        <translation>La riga supera i %1 byte ammessi</translation>
    </message>
    <message>
        <source>The model lacks some of its description</source>
        <translation>Al modello manca una parte della descrizione</translation>
    </message>
    <message>
        <source>The model was made by a newer version of this program</source>
        <translation>Il modello è stato creato da una versione più recente di questo programma</translation>
    </message>
    <message>
        <source>The offset or the length of this line is not a number</source>
        <translation>L’offset o la lunghezza di questa riga non è un numero</translation>
    </message>
    <message>
        <source>The bundled pack was not found</source>
        <translation>Il pacchetto in dotazione non è stato trovato</translation>
    </message>
    <message>
        <source>The settings of the training cannot be used</source>
        <translation>Le impostazioni dell’addestramento non sono utilizzabili</translation>
    </message>
    <message>
        <source>The space is damaged</source>
        <translation>Lo spazio è danneggiato</translation>
    </message>
    <message>
        <source>The space was written by another version of Crossgloss or on another kind of machine</source>
        <translation>Lo spazio è stato scritto da un’altra versione di Crossgloss o su un altro tipo di macchina</translation>
    </message>
    <message>
        <source>The training configuration is not valid JSON</source>
        <translation>La configurazione di addestramento non è JSON valido</translation>
    </message>
    <message>
        <source>The two files do not have the same number of lines</source>
        <translation>I due file non hanno lo stesso numero di righe</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; cannot be used</source>
        <translation>Il valore di «%1» non è utilizzabile</translation>
    </message>
    <message>
        <source>The value “%1” is not a finite number</source>
        <translation>Il valore «%1» non è un numero finito</translation>
    </message>
    <message>
        <source>The vector of word %1 holds a value that is not a finite number</source>
        <translation>Il vettore della parola %1 contiene un valore che non è un numero finito</translation>
    </message>
    <message>
        <source>The vectors do not have the model&apos;s dimension</source>
        <translation>I vettori non hanno la dimensione del modello</translation>
    </message>
    <message>
        <source>The vectors of %1 have %2 dimensions, those of %3 have %4</source>
        <translation>I vettori di %1 hanno %2 dimensioni, quelli di %3 ne hanno %4</translation>
    </message>
    <message>
        <source>The vectors of %1 hold no word</source>
        <translation>I vettori di %1 non contengono alcuna parola</translation>
    </message>
    <message>
        <source>The weights of the model do not fit its description</source>
        <translation>I pesi del modello non corrispondono alla sua descrizione</translation>
    </message>
    <message>
        <source>The word holds control characters</source>
        <translation>La parola contiene caratteri di controllo</translation>
    </message>
    <message>
        <source>The word is empty</source>
        <translation>La parola è vuota</translation>
    </message>
    <message>
        <source>The word is not UTF-8</source>
        <translation>La parola non è in UTF-8</translation>
    </message>
    <message>
        <source>The word “%1” does not fit a line of text</source>
        <translation>La parola «%1» non può stare in una riga di testo</translation>
    </message>
    <message>
        <source>The word “%1” occurs twice</source>
        <translation>La parola «%1» compare due volte</translation>
    </message>
    <message>
        <source>The word “%1” occurs more than once</source>
        <translation>La parola «%1» compare più di una volta</translation>
    </message>
    <message>
        <source>The workspace cannot be opened for writing (%1)</source>
        <translation>Impossibile aprire l’area di lavoro in scrittura (%1)</translation>
    </message>
    <message>
        <source>The workspace could not be used (%1)</source>
        <translation>Impossibile usare l’area di lavoro (%1)</translation>
    </message>
    <message>
        <source>The workspace has no resource named %1</source>
        <translation>L’area di lavoro non ha alcuna risorsa di nome %1</translation>
    </message>
    <message>
        <source>The workspace has no run %1</source>
        <translation>L’area di lavoro non ha alcuna esecuzione %1</translation>
    </message>
    <message>
        <source>The workspace holds as many definitions as it can (%1)</source>
        <translation>L’area di lavoro contiene il massimo numero possibile di definizioni (%1)</translation>
    </message>
    <message>
        <source>The workspace is damaged or is not a workspace (%1)</source>
        <translation>L’area di lavoro è danneggiata o non è un’area di lavoro (%1)</translation>
    </message>
    <message>
        <source>The workspace was written by a newer version of the program (schema %1, this program knows %2)</source>
        <translation>L’area di lavoro è stata scritta da una versione più recente del programma (schema %1, questo programma conosce il %2)</translation>
    </message>
    <message>
        <source>There are no training data</source>
        <translation>Non ci sono dati di addestramento</translation>
    </message>
    <message>
        <source>There are no vectors for %1</source>
        <translation>Non ci sono vettori per %1</translation>
    </message>
    <message>
        <source>There are no words of the language %1</source>
        <translation>Non ci sono parole della lingua %1</translation>
    </message>
    <message>
        <source>There is more training text than can be indexed</source>
        <translation>Il testo di addestramento è più di quanto si possa indicizzare</translation>
    </message>
    <message>
        <source>No file is named for the model</source>
        <translation>Nessun file indicato per il modello</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. The settings are %2</source>
        <translation>Non esiste l’impostazione «%1». Le impostazioni sono %2</translation>
    </message>
    <message>
        <source>These are not the vectors that the model was trained with (%1)</source>
        <translation>Questi non sono i vettori con cui il modello è stato addestrato (%1)</translation>
    </message>
    <message>
        <source>These vocabularies are too large to train on together</source>
        <translation>Questi vocabolari sono troppo grandi per essere addestrati insieme</translation>
    </message>
    <message>
        <source>This is not an index line: a word, an offset and a length are expected, separated by tabs</source>
        <translation>Questa non è una riga dell’indice: sono previsti una parola, un offset e una lunghezza, separati da tabulazioni</translation>
    </message>
    <message>
        <source>This is not a file of word vectors</source>
        <translation>Questo non è un file di vettori di parole</translation>
    </message>
    <message>
        <source>This is not a space written by Crossgloss</source>
        <translation>Questo non è uno spazio scritto da Crossgloss</translation>
    </message>
    <message>
        <source>Files of this kind are imported one at a time</source>
        <translation>I file di questo tipo si importano uno alla volta</translation>
    </message>
    <message>
        <source>Parallel text is imported from at most two files at a time</source>
        <translation>Il testo parallelo si importa da due file al massimo alla volta</translation>
    </message>
    <message>
        <source>This strategy trains one direction, but the data have several</source>
        <translation>Questa strategia addestra una sola direzione, ma i dati ne hanno diverse</translation>
    </message>
    <message>
        <source>Training diverged: the loss is no longer a number (epoch %1)</source>
        <translation>L’addestramento è andato in divergenza: la perdita non è più un numero (epoca %1)</translation>
    </message>
    <message>
        <source>Training the encoder</source>
        <translation>Addestramento dell’encoder</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>Update the program</source>
        <translation>Aggiornare il programma</translation>
    </message>
    <message>
        <source>Update the program, or choose another workspace</source>
        <translation>Aggiornare il programma o scegliere un’altra area di lavoro</translation>
    </message>
    <message>
        <source>Use a second workspace</source>
        <translation>Usare una seconda area di lavoro</translation>
    </message>
    <message>
        <source>Use the model that it was made from, or its .vec file</source>
        <translation>Usare il modello da cui è stato creato o il relativo file .vec</translation>
    </message>
    <message>
        <source>Wait until its import has ended, or choose another workspace</source>
        <translation>Attendere la fine della sua importazione o scegliere un’altra area di lavoro</translation>
    </message>
    <message>
        <source>Write what it holds as a text file with tabs between the columns</source>
        <translation>Scrivetene il contenuto in un file di testo con tabulazioni tra le colonne</translation>
    </message>
    <message>
        <source>Writing the pack</source>
        <translation>Scrittura del pacchetto</translation>
    </message>
    <message>
        <source>Writing vectors</source>
        <translation>Scrittura dei vettori</translation>
    </message>
    <message>
        <source>a NUL byte: this is not a text file</source>
        <translation>un byte NUL: questo non è un file di testo</translation>
    </message>
    <message>
        <source>a description of another pack cannot be scored by this one</source>
        <translation>una descrizione di un altro pacchetto non può essere valutata da questo</translation>
    </message>
    <message>
        <source>a lemma holds a tab</source>
        <translation>un lemma contiene una tabulazione</translation>
    </message>
    <message>
        <source>a number stands where the definition should</source>
        <translation>c’è un numero al posto della definizione</translation>
    </message>
    <message>
        <source>a sense key, a sense number and a count were expected</source>
        <translation>erano previsti una chiave di accezione, un numero di accezione e un conteggio</translation>
    </message>
    <message>
        <source>a synset like 00001740-n, a tab and a row type like fra:lemma were expected</source>
        <translation>erano previsti un synset come 00001740-n, una tabulazione e un tipo di riga come fra:lemma</translation>
    </message>
    <message>
        <source>answers, a tab and a description were expected</source>
        <translation>erano previste risposte, una tabulazione e una descrizione</translation>
    </message>
    <message>
        <source>copy or build it again</source>
        <translation>copiarlo o costruirlo di nuovo</translation>
    </message>
    <message>
        <source>fastText models of version %1 cannot be read</source>
        <translation>impossibile leggere i modelli fastText della versione %1</translation>
    </message>
    <message>
        <source>install dictionaries or name files of definitions</source>
        <translation>installare dizionari o indicare file di definizioni</translation>
    </message>
    <message>
        <source>take the pack that came with this program, or a newer program</source>
        <translation>usare il pacchetto fornito con questo programma, oppure un programma più recente</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>la risposta è vuota</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8; convert the file first, for instance with iconv</source>
        <translation>i byte non sono UTF-8; convertire prima il file, per esempio con iconv</translation>
    </message>
    <message>
        <source>the data hold no word that could be an answer</source>
        <translation>i dati non contengono alcuna parola che possa essere una risposta</translation>
    </message>
    <message>
        <source>the definition is empty</source>
        <translation>la definizione è vuota</translation>
    </message>
    <message>
        <source>the description is empty</source>
        <translation>la descrizione è vuota</translation>
    </message>
    <message>
        <source>the dimension must be even and a multiple of the heads</source>
        <translation>la dimensione deve essere pari e multipla del numero di teste</translation>
    </message>
    <message>
        <source>the file differs from WordNet 3.0 somewhere between the offsets %1 and %2: ids in between may be wrong</source>
        <translation>il file differisce da WordNet 3.0 da qualche parte fra gli offset %1 e %2: gli identificatori intermedi possono essere errati</translation>
    </message>
    <message>
        <source>the file is missing: its part of speech is left out</source>
        <translation>il file manca: la relativa parte del discorso viene tralasciata</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>la prima riga dà i nomi delle colonne</translation>
    </message>
    <message>
        <source>the hypernym %1 does not exist</source>
        <translation>l’iperonimo %1 non esiste</translation>
    </message>
    <message>
        <source>the lexicographer file number is not a number</source>
        <translation>il numero del file del lessicografo non è un numero</translation>
    </message>
    <message>
        <source>the line does not begin with an offset of eight digits</source>
        <translation>la riga non inizia con un offset di otto cifre</translation>
    </message>
    <message>
        <source>the line has no gloss; is the file truncated?</source>
        <translation>la riga non ha una glossa; il file è troncato?</translation>
    </message>
    <message>
        <source>the number of pointers is not a number</source>
        <translation>il numero di puntatori non è un numero</translation>
    </message>
    <message>
        <source>the number of words is not a number</source>
        <translation>il numero di parole non è un numero</translation>
    </message>
    <message>
        <source>the offset is already on line %1</source>
        <translation>l’offset è già alla riga %1</translation>
    </message>
    <message>
        <source>the offsets are not those of WordNet 3.0: glosses will not join with the Open Multilingual Wordnet</source>
        <translation>gli offset non sono quelli di WordNet 3.0: le glosse non si uniranno a quelle dell’Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>the pack does not know the language %1; it knows %2</source>
        <translation>il pacchetto non conosce la lingua %1; conosce %2</translation>
    </message>
    <message>
        <source>the pack has no word %1 of %2</source>
        <translation>il pacchetto non ha la parola %1 in %2</translation>
    </message>
    <message>
        <source>the pack reads no descriptions in %1; it reads %2</source>
        <translation>il pacchetto non legge descrizioni in %1; legge %2</translation>
    </message>
    <message>
        <source>the row is in language %1, the file in %2</source>
        <translation>la riga è nella lingua %1, il file in %2</translation>
    </message>
    <message>
        <source>the synset is its own hypernym</source>
        <translation>il synset è iperonimo di sé stesso</translation>
    </message>
    <message>
        <source>the synset type does not belong in this file</source>
        <translation>il tipo di synset non appartiene a questo file</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>il testo è vuoto</translation>
    </message>
    <message>
        <source>there are fewer pointers than announced</source>
        <translation>i puntatori sono meno di quelli annunciati</translation>
    </message>
    <message>
        <source>there are fewer words than announced</source>
        <translation>le parole sono meno di quelle annunciate</translation>
    </message>
    <message>
        <source>there is nothing to train on</source>
        <translation>non c’è nulla su cui addestrare</translation>
    </message>
    <message>
        <source>this file is not a pack</source>
        <translation>questo file non è un pacchetto</translation>
    </message>
    <message>
        <source>this pack has version %1, this program reads version %2</source>
        <translation>questo pacchetto è della versione %1, questo programma legge la versione %2</translation>
    </message>
    <message>
        <source>this pack is damaged (%1)</source>
        <translation>questo pacchetto è danneggiato (%1)</translation>
    </message>
    <message>
        <source>two or three columns separated by tabs were expected, found %1</source>
        <translation>erano previste due o tre colonne separate da tabulazioni, trovate %1</translation>
    </message>
    <message>
        <source>two words separated by a tab or spaces were expected</source>
        <translation>erano previste due parole separate da una tabulazione o da spazi</translation>
    </message>
    <message>
        <source>write FILE:LANGUAGE:LANGUAGE, for instance words.tsv:en:fr</source>
        <translation>scrivere FILE:LANGUAGE:LANGUAGE, per esempio words.tsv:en:fr</translation>
    </message>
    <message>
        <source>write NAME=VALUE</source>
        <translation>scrivere NAME=VALUE</translation>
    </message>
    <message>
        <source>“%1” is where a number should be</source>
        <translation>«%1» è al posto di un numero</translation>
    </message>
    <message>
        <source>A space of %1 words is too large to search</source>
        <translation>Uno spazio di %1 parole è troppo grande per cercarvi</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a number</source>
        <translation>Un vettore contiene un valore che non è un numero</translation>
    </message>
    <message>
        <source>Searching neighbours</source>
        <translation>Ricerca dei vicini</translation>
    </message>
    <message>
        <source>The file holds no words</source>
        <translation>Il file non contiene parole</translation>
    </message>
    <message>
        <source>The space holds none of the words</source>
        <translation>Lo spazio non contiene nessuna delle parole</translation>
    </message>
    <message>
        <source>the pack has no card for the scores</source>
        <translation>il pacchetto non ha una scheda per i punteggi</translation>
    </message>
    <message>
        <source>%1 has no translations from %2 to %3</source>
        <translation>%1 non ha traduzioni da %2 a %3</translation>
    </message>
    <message>
        <source>%1 pairs are fewer than the %2 dimensions: the map will overfit</source>
        <translation>%1 coppie sono meno delle %2 dimensioni: la trasformazione andrà in sovradattamento</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined</source>
        <translation>%1 coppie lasciano indeterminata la maggior parte delle %2 dimensioni</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined, and a refinement needs a good start</source>
        <translation>%1 coppie lasciano indeterminata la maggior parte delle %2 dimensioni, e un raffinamento ha bisogno di un buon inizio</translation>
    </message>
    <message>
        <source>A normalisation that centres %1 times was given %2 means</source>
        <translation>Una normalizzazione che centra %1 volte ha ricevuto %2 medie</translation>
    </message>
    <message>
        <source>A space has only %1 words: neighbourhoods say little, and few words can be translated</source>
        <translation>Uno spazio ha solo %1 parole: i vicinati dicono poco e si possono tradurre poche parole</translation>
    </message>
    <message>
        <source>A space without vectors cannot be aligned</source>
        <translation>Impossibile allineare uno spazio senza vettori</translation>
    </message>
    <message>
        <source>A space without words has no hubs</source>
        <translation>Uno spazio senza parole non ha hub</translation>
    </message>
    <message>
        <source>A word pair names a row that its space does not have</source>
        <translation>Una coppia di parole indica una riga che il suo spazio non ha</translation>
    </message>
    <message>
        <source>A wordnet gives pairs together with one of the other language in the same workspace</source>
        <translation>Un wordnet fornisce coppie insieme a uno dell’altra lingua nella stessa area di lavoro</translation>
    </message>
    <message>
        <source>Align them first and give the map</source>
        <translation>Allinearli prima e indicare la trasformazione</translation>
    </message>
    <message>
        <source>Ask for one of the two</source>
        <translation>Chiedere uno dei due</translation>
    </message>
    <message>
        <source>Both spaces are the same</source>
        <translation>I due spazi sono lo stesso</translation>
    </message>
    <message>
        <source>Both texts need as many lines, and vectors of one space</source>
        <translation>I due testi devono avere lo stesso numero di righe e vettori di uno stesso spazio</translation>
    </message>
    <message>
        <source>CCA needs at least two different pairs</source>
        <translation>CCA richiede almeno due coppie diverse</translation>
    </message>
    <message>
        <source>Check that the texts are in the languages of the vectors, and in the same order</source>
        <translation>Controllare che i testi siano nelle lingue dei vettori e nello stesso ordine</translation>
    </message>
    <message>
        <source>Checking whether the spaces can be aligned</source>
        <translation>Verifica dell’allineabilità degli spazi</translation>
    </message>
    <message>
        <source>Choosing the number of dimensions</source>
        <translation>Scelta del numero di dimensioni</translation>
    </message>
    <message>
        <source>Comparing methods</source>
        <translation>Confronto dei metodi</translation>
    </message>
    <message>
        <source>Comparing the spectra of the spaces</source>
        <translation>Confronto degli spettri degli spazi</translation>
    </message>
    <message>
        <source>Comparing the spaces</source>
        <translation>Confronto degli spazi</translation>
    </message>
    <message>
        <source>Give a dictionary whose words the vectors have, or take self-learning</source>
        <translation>Fornire un dizionario le cui parole siano fra i vettori o usare l’autoapprendimento</translation>
    </message>
    <message>
        <source>Give a dictionary, or larger spaces</source>
        <translation>Fornire un dizionario o spazi più grandi</translation>
    </message>
    <message>
        <source>Give a dictionary, or take procrustes or vecmap</source>
        <translation>Fornire un dizionario o usare procrustes o vecmap</translation>
    </message>
    <message>
        <source>Give a dictionary, or take self-learning</source>
        <translation>Fornire un dizionario o usare l’autoapprendimento</translation>
    </message>
    <message>
        <source>Give a few dozen pairs, or identical strings</source>
        <translation>Fornire qualche decina di coppie o stringhe identiche</translation>
    </message>
    <message>
        <source>Give a larger dictionary, or take Procrustes</source>
        <translation>Fornire un dizionario più grande o usare Procrustes</translation>
    </message>
    <message>
        <source>Give the same vectors as when the map was learned, or learn it anew</source>
        <translation>Fornire gli stessi vettori con cui la trasformazione è stata appresa o apprenderla di nuovo</translation>
    </message>
    <message>
        <source>Extending the dictionary</source>
        <translation>Estensione del dizionario</translation>
    </message>
    <message>
        <source>Hubness needs at least one neighbour per query</source>
        <translation>La misura della hubness richiede almeno un vicino per interrogazione</translation>
    </message>
    <message>
        <source>Hubs are counted among at least one neighbour</source>
        <translation>Gli hub si contano fra almeno un vicino</translation>
    </message>
    <message>
        <source>Installed dictionaries cannot be asked for proper names without a language</source>
        <translation>Senza una lingua non si possono chiedere nomi propri ai dizionari installati</translation>
    </message>
    <message>
        <source>Learn the map again</source>
        <translation>Apprendere di nuovo la trasformazione</translation>
    </message>
    <message>
        <source>Learning the inverse temperature</source>
        <translation>Apprendimento della temperatura inversa</translation>
    </message>
    <message>
        <source>Learning the map from all pairs</source>
        <translation>Apprendimento della trasformazione da tutte le coppie</translation>
    </message>
    <message>
        <source>Learning the map</source>
        <translation>Apprendimento della trasformazione</translation>
    </message>
    <message>
        <source>Leave the number of dimensions out, or take procrustes or vecmap</source>
        <translation>Omettere il numero di dimensioni o usare procrustes o vecmap</translation>
    </message>
    <message>
        <source>Load more words</source>
        <translation>Caricare più parole</translation>
    </message>
    <message>
        <source>Load more words, and see that the languages are right</source>
        <translation>Caricare più parole e verificare che le lingue siano giuste</translation>
    </message>
    <message>
        <source>Looking for proper nouns</source>
        <translation>Ricerca dei nomi propri</translation>
    </message>
    <message>
        <source>Mapping vectors</source>
        <translation>Trasformazione dei vettori</translation>
    </message>
    <message>
        <source>Measuring similarities</source>
        <translation>Misura delle somiglianze</translation>
    </message>
    <message>
        <source>Evaluating the map</source>
        <translation>Valutazione della trasformazione</translation>
    </message>
    <message>
        <source>Name a file, or import the resource first</source>
        <translation>Indicare un file o importare prima la risorsa</translation>
    </message>
    <message>
        <source>Name the languages of both spaces, or choose another dictionary</source>
        <translation>Indicare le lingue dei due spazi o scegliere un altro dizionario</translation>
    </message>
    <message>
        <source>No pair of sentences has a known word on both sides</source>
        <translation>Nessuna coppia di frasi ha una parola nota da entrambi i lati</translation>
    </message>
    <message>
        <source>No sentence has a known word in both languages</source>
        <translation>Nessuna frase ha una parola nota in entrambe le lingue</translation>
    </message>
    <message>
        <source>No string is both letters only and digits only</source>
        <translation>Nessuna stringa è al tempo stesso di sole lettere e di sole cifre</translation>
    </message>
    <message>
        <source>None of the %1 pairs is in both spaces</source>
        <translation>Nessuna delle %1 coppie è in entrambi gli spazi</translation>
    </message>
    <message>
        <source>Normalise the vectors, or check them for outliers</source>
        <translation>Normalizzare i vettori o cercarvi valori anomali</translation>
    </message>
    <message>
        <source>Normalise them to unit length</source>
        <translation>Normalizzarli a norma 1</translation>
    </message>
    <message>
        <source>Normalising vectors</source>
        <translation>Normalizzazione dei vettori</translation>
    </message>
    <message>
        <source>Nothing to compare: at least one dictionary, method, retrieval and direction are needed</source>
        <translation>Nulla da confrontare: servono almeno un dizionario, un metodo, un criterio di recupero e una direzione</translation>
    </message>
    <message>
        <source>Preparing vectors</source>
        <translation>Preparazione dei vettori</translation>
    </message>
    <message>
        <source>RCSLS learns from pairs of words, not from sentences</source>
        <translation>RCSLS apprende da coppie di parole, non da frasi</translation>
    </message>
    <message>
        <source>Ranking pivots</source>
        <translation>Classificazione dei pivot</translation>
    </message>
    <message>
        <source>Reading neighbours</source>
        <translation>Lettura dei vicini</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>Lettura delle frasi</translation>
    </message>
    <message>
        <source>Refining the map</source>
        <translation>Raffinamento della trasformazione</translation>
    </message>
    <message>
        <source>Searching for an initial dictionary</source>
        <translation>Ricerca di un dizionario iniziale</translation>
    </message>
    <message>
        <source>See that both spaces begin with their most frequent words, and that the dictionary is of these languages, in this direction</source>
        <translation>Verificare che i due spazi inizino con le parole più frequenti e che il dizionario sia di queste lingue, in questa direzione</translation>
    </message>
    <message>
        <source>See that spaces and texts are of the same languages, in the same order</source>
        <translation>Verificare che spazi e testi siano delle stesse lingue, nello stesso ordine</translation>
    </message>
    <message>
        <source>See that the languages are in this order, and how the words are written</source>
        <translation>Verificare che le lingue siano in questo ordine e come sono scritte le parole</translation>
    </message>
    <message>
        <source>See that the languages of spaces and test agree and stand in the same order</source>
        <translation>Verificare che le lingue degli spazi e del test coincidano e siano nello stesso ordine</translation>
    </message>
    <message>
        <source>Spaces of %1 and %2 dimensions cannot be compared without a map</source>
        <translation>Spazi di %1 e %2 dimensioni non si possono confrontare senza una trasformazione</translation>
    </message>
    <message>
        <source>Take self-learning, or a larger dictionary</source>
        <translation>Usare l’autoapprendimento o un dizionario più grande</translation>
    </message>
    <message>
        <source>The decomposition of a matrix did not converge</source>
        <translation>La decomposizione di una matrice non è giunta a convergenza</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Impossibile scrivere il file: %1</translation>
    </message>
    <message>
        <source>The file holds no lists of neighbours</source>
        <translation>Il file non contiene elenchi di vicini</translation>
    </message>
    <message>
        <source>The file holds no names</source>
        <translation>Il file non contiene nomi</translation>
    </message>
    <message>
        <source>The inverse temperature cannot lie between %1 and %2</source>
        <translation>La temperatura inversa non può essere compresa fra %1 e %2</translation>
    </message>
    <message>
        <source>The inverse temperature of the inverted softmax must be positive, not %1</source>
        <translation>La temperatura inversa della softmax invertita deve essere positiva, non %1</translation>
    </message>
    <message>
        <source>The line has %1 neighbours where %2 are to be counted</source>
        <translation>La riga ha %1 vicini dove ne vanno contati %2</translation>
    </message>
    <message>
        <source>The line is not UTF-8</source>
        <translation>La riga non è in UTF-8</translation>
    </message>
    <message>
        <source>The values of the map became too large</source>
        <translation>I valori della trasformazione sono diventati troppo grandi</translation>
    </message>
    <message>
        <source>The map is cut off or damaged</source>
        <translation>La trasformazione è troncata o danneggiata</translation>
    </message>
    <message>
        <source>The map of %1 leads into the target&apos;s space, whose dimensions are given</source>
        <translation>La trasformazione di %1 porta nello spazio di arrivo, le cui dimensioni sono date</translation>
    </message>
    <message>
        <source>The map was written by another version of Crossgloss or on another kind of machine</source>
        <translation>La trasformazione è stata scritta da un’altra versione di Crossgloss o su un altro tipo di macchina</translation>
    </message>
    <message>
        <source>The neighbour %1 is listed twice</source>
        <translation>Il vicino %1 è elencato due volte</translation>
    </message>
    <message>
        <source>The neighbour %1 is not a word of the target space</source>
        <translation>Il vicino %1 non è una parola dello spazio di arrivo</translation>
    </message>
    <message>
        <source>The neighbours of query %1 hold target %2, but there are only %3 targets</source>
        <translation>I vicini dell’interrogazione %1 contengono l’elemento di arrivo %2, ma ce ne sono solo %3</translation>
    </message>
    <message>
        <source>The resource %1 of the workspace holds no word vectors</source>
        <translation>La risorsa %1 dell’area di lavoro non contiene vettori di parole</translation>
    </message>
    <message>
        <source>The spaces are not isomorphic (spectral distance %1; related languages are below %2): without pairs the run will probably find nothing</source>
        <translation>Gli spazi non sono isomorfi (distanza spettrale %1; le lingue affini sono sotto %2): senza coppie l’esecuzione probabilmente non troverà nulla</translation>
    </message>
    <message>
        <source>The spaces cover only %1 % of the dictionary&apos;s words</source>
        <translation>Gli spazi coprono solo il %1 % delle parole del dizionario</translation>
    </message>
    <message>
        <source>The spaces have %1 and %2 dimensions; the shared one cannot have more than the smaller</source>
        <translation>Gli spazi hanno %1 e %2 dimensioni; quello comune non può averne più del minore</translation>
    </message>
    <message>
        <source>The spaces hold no word of the test together with one of its translations</source>
        <translation>Gli spazi non contengono alcuna parola del test insieme a una delle sue traduzioni</translation>
    </message>
    <message>
        <source>The vectors are too large to compute with</source>
        <translation>I vettori sono troppo grandi per i calcoli</translation>
    </message>
    <message>
        <source>The vectors have %1 dimensions; the map was learned on %2 with %3</source>
        <translation>I vettori hanno %1 dimensioni; la trasformazione è stata appresa su %2 con %3</translation>
    </message>
    <message>
        <source>The word pairs have %1 source and %2 target vectors</source>
        <translation>Le coppie di parole hanno %1 vettori di partenza e %2 di arrivo</translation>
    </message>
    <message>
        <source>The words of a pair differ widely in frequency (correlation %1)</source>
        <translation>Le parole di una coppia differiscono molto per frequenza (correlazione %1)</translation>
    </message>
    <message>
        <source>There are %1 cosines and %2 corrections</source>
        <translation>Ci sono %1 coseni e %2 correzioni</translation>
    </message>
    <message>
        <source>There are no pairs to learn a map from</source>
        <translation>Non ci sono coppie da cui apprendere una trasformazione</translation>
    </message>
    <message>
        <source>There are no source words from which the hubness of targets could be estimated</source>
        <translation>Non ci sono parole di partenza da cui stimare la hubness di quelle di arrivo</translation>
    </message>
    <message>
        <source>There are no word pairs from which the inverse temperature could be learned</source>
        <translation>Non ci sono coppie di parole da cui apprendere la temperatura inversa</translation>
    </message>
    <message>
        <source>There is no file %1, and no workspace that could hold it</source>
        <translation>Non esiste il file %1, né un’area di lavoro che possa contenerlo</translation>
    </message>
    <message>
        <source>There is no word pair to show</source>
        <translation>Non c’è alcuna coppia di parole da mostrare</translation>
    </message>
    <message>
        <source>There is nothing to measure the methods on</source>
        <translation>Non c’è nulla su cui misurare i metodi</translation>
    </message>
    <message>
        <source>These are not the vectors that the map was learned on: their checksum is %1, that of %2 was %3</source>
        <translation>Questi non sono i vettori su cui la trasformazione è stata appresa: la loro somma di controllo è %1, quella di %2 era %3</translation>
    </message>
    <message>
        <source>This is not a map of two spaces</source>
        <translation>Questa non è una trasformazione fra due spazi</translation>
    </message>
    <message>
        <source>To take pairs from %1 of the workspace the languages of both spaces must be known</source>
        <translation>Per prendere coppie da %1 dell’area di lavoro devono essere note le lingue di entrambi gli spazi</translation>
    </message>
    <message>
        <source>Two lists of ranks of one test differ in length: %1 and %2</source>
        <translation>Due liste di ranghi di uno stesso test hanno lunghezze diverse: %1 e %2</translation>
    </message>
    <message>
        <source>Two sentences separated by a tab were expected</source>
        <translation>Erano previste due frasi separate da una tabulazione</translation>
    </message>
    <message>
        <source>Without a dictionary, at least %1 words of each language are needed; there are %2</source>
        <translation>Senza dizionario servono almeno %1 parole per lingua; ce ne sono %2</translation>
    </message>
    <message>
        <source>Without a map both spaces must share one space, but they have %1 and %2 dimensions</source>
        <translation>Senza trasformazione i due spazi devono essere uno solo, ma hanno %1 e %2 dimensioni</translation>
    </message>
    <message>
        <source>Write query and neighbours with tabs between them, or count fewer</source>
        <translation>Scrivere interrogazione e vicini separati da tabulazioni o contarne di meno</translation>
    </message>
    <message>
        <source>the maximum number of iterations was reached</source>
        <translation>è stato raggiunto il numero massimo di iterazioni</translation>
    </message>
    <message>
        <source>the maximum number of steps was reached</source>
        <translation>è stato raggiunto il numero massimo di passi</translation>
    </message>
    <message>
        <source>there were no mutual nearest neighbours</source>
        <translation>non c’erano vicini più prossimi reciproci</translation>
    </message>
    <message>
        <source>the dictionary no longer changed</source>
        <translation>il dizionario non cambiava più</translation>
    </message>
    <message>
        <source>the loss no longer decreased</source>
        <translation>la perdita non diminuiva più</translation>
    </message>
    <message>
        <source>the objective no longer increased with all candidates</source>
        <translation>la funzione obiettivo non aumentava più con tutti i candidati</translation>
    </message>
    <message>
        <source>too few pairs for whitening: the orthogonal map is used</source>
        <translation>troppo poche coppie per lo sbiancamento: si usa la trasformazione ortogonale</translation>
    </message>
    <message>
        <source>“%1” is not a rank</source>
        <translation>«%1» non è un rango</translation>
    </message>
    <message>
        <source>Learn a map from the sentences by procrustes, and start from the dictionary it induces</source>
        <translation>Apprendere dalle frasi una trasformazione con procrustes e partire dal dizionario che ne risulta</translation>
    </message>
    <message>
        <source>%1 starts from pairs of words or from nothing, not from sentences</source>
        <translation>%1 parte da coppie di parole o da nulla, non da frasi</translation>
    </message>
    <message>
        <source>Check that the columns are in the order source, target</source>
        <translation>Controllare che le colonne siano nell’ordine partenza, arrivo</translation>
    </message>
    <message>
        <source>No pair of the dictionary has both its words among the vectors</source>
        <translation>Nessuna coppia del dizionario ha entrambe le parole fra i vettori</translation>
    </message>
    <message>
        <source>The two spaces have no string in common</source>
        <translation>I due spazi non hanno stringhe in comune</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 is too large to match</source>
        <translation>Una matrice di %1 × %2 è troppo grande per l’abbinamento</translation>
    </message>
    <message>
        <source>A space of %1 dimensions is too large to search</source>
        <translation>Uno spazio di %1 dimensioni è troppo grande per cercarvi</translation>
    </message>
    <message>
        <source>Are the glosses in the language of the vectors?</source>
        <translation>Le glosse sono nella lingua dei vettori?</translation>
    </message>
    <message>
        <source>Choosing glosses</source>
        <translation>Scelta delle glosse</translation>
    </message>
    <message>
        <source>Comparing glosses</source>
        <translation>Confronto delle glosse</translation>
    </message>
    <message>
        <source>Linking words to their neighbours</source>
        <translation>Collegamento delle parole ai loro vicini</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Abbinamento</translation>
    </message>
    <message>
        <source>None of the glosses&apos; words has a vector</source>
        <translation>Nessuna parola delle glosse ha un vettore</translation>
    </message>
    <message>
        <source>One side of the pair is already linked to another</source>
        <translation>Un lato della coppia è già collegato a un’altra glossa</translation>
    </message>
    <message>
        <source>Preparing the search</source>
        <translation>Preparazione della ricerca</translation>
    </message>
    <message>
        <source>Reading glosses</source>
        <translation>Lettura delle glosse</translation>
    </message>
    <message>
        <source>Row %1 of the costs holds a value that is not a finite number</source>
        <translation>La riga %1 dei costi contiene un valore che non è un numero finito</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>Salvarla con numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Scores need as many source glosses as target glosses, pair by pair: %1 and %2</source>
        <translation>I punteggi richiedono tante glosse di partenza quante di arrivo, coppia per coppia: %1 e %2</translation>
    </message>
    <message>
        <source>The candidates of row %1 repeat or lie outside</source>
        <translation>I candidati della riga %1 si ripetono o sono fuori intervallo</translation>
    </message>
    <message>
        <source>The file does not hold a matrix of rows and columns</source>
        <translation>Il file non contiene una matrice di righe e colonne</translation>
    </message>
    <message>
        <source>The file holds no glosses</source>
        <translation>Il file non contiene glosse</translation>
    </message>
    <message>
        <source>The files are not aligned line by line: %1 and %2 lines</source>
        <translation>I file non sono allineati riga per riga: %1 e %2 righe</translation>
    </message>
    <message>
        <source>The fused measure has no lines left to fit its weights on</source>
        <translation>Alla misura combinata non restano righe su cui adattare i pesi</translation>
    </message>
    <message>
        <source>The fused measure has no weights</source>
        <translation>La misura combinata non ha pesi</translation>
    </message>
    <message>
        <source>The fused measure needs %1, which is missing</source>
        <translation>La misura combinata richiede %1, che manca</translation>
    </message>
    <message>
        <source>The header of the NumPy file cannot be understood</source>
        <translation>L’intestazione del file NumPy non è comprensibile</translation>
    </message>
    <message>
        <source>The header of the NumPy file is cut off</source>
        <translation>L’intestazione del file NumPy è troncata</translation>
    </message>
    <message>
        <source>The matrix is cut off: %1 × %2 values were announced, %3 found</source>
        <translation>La matrice è troncata: %1 × %2 valori annunciati, %3 trovati</translation>
    </message>
    <message>
        <source>The matrix is neither of float32 nor of float64 values</source>
        <translation>La matrice non è di valori float32 né float64</translation>
    </message>
    <message>
        <source>The matrix is stored column by column (Fortran order)</source>
        <translation>La matrice è memorizzata per colonne (ordine Fortran)</translation>
    </message>
    <message>
        <source>The measure %1 needs more than words with vectors</source>
        <translation>La misura %1 richiede più che parole con vettori</translation>
    </message>
    <message>
        <source>The neighbours to compare are not of the same queries</source>
        <translation>I vicini da confrontare non sono delle stesse interrogazioni</translation>
    </message>
    <message>
        <source>The values of the NumPy file are not aligned</source>
        <translation>I valori del file NumPy non sono allineati in memoria</translation>
    </message>
    <message>
        <source>There is nothing to fit the weights of measures on</source>
        <translation>Non c’è nulla su cui adattare i pesi delle misure</translation>
    </message>
    <message>
        <source>These are not weights of measures</source>
        <translation>Questi non sono pesi di misure</translation>
    </message>
    <message>
        <source>This is not a NumPy file</source>
        <translation>Questo non è un file NumPy</translation>
    </message>
    <message>
        <source>Too many pairs are ruled out: row %1 cannot be matched</source>
        <translation>Troppe coppie sono escluse: la riga %1 non può essere abbinata</translation>
    </message>
    <message>
        <source>Translating glosses</source>
        <translation>Traduzione delle glosse</translation>
    </message>
    <message>
        <source>Undo that decision first.</source>
        <translation>Annullare prima quella decisione.</translation>
    </message>
    <message>
        <source>Fitting the weights of the measures</source>
        <translation>Adattamento dei pesi delle misure</translation>
    </message>
    <message>
        <source>%1 definitions and examples in other languages are left out</source>
        <translation>%1 definizioni ed esempi in altre lingue vengono tralasciati</translation>
    </message>
    <message>
        <source>%1 has no definitions</source>
        <translation>%1 non ha definizioni</translation>
    </message>
    <message>
        <source>%1 is read; the file holds other lexicons too: %2</source>
        <translation>Viene letto %1; il file contiene anche altri lessici: %2</translation>
    </message>
    <message>
        <source>%1 × %2 glosses need %3 GiB, and %4 are free</source>
        <translation>%1 × %2 glosse richiedono %3 GiB, e %4 sono liberi</translation>
    </message>
    <message>
        <source>A decision is about a gloss that the linking does not have</source>
        <translation>Una decisione riguarda una glossa che il collegamento non ha</translation>
    </message>
    <message>
        <source>A linking needs glosses on both sides</source>
        <translation>Un collegamento richiede glosse da entrambi i lati</translation>
    </message>
    <message>
        <source>A pair of the run names position %1, but there are %2</source>
        <translation>Una coppia dell’esecuzione indica la posizione %1, ma ce ne sono %2</translation>
    </message>
    <message>
        <source>A search for settings needs candidates, and validation glosses to choose by</source>
        <translation>Una ricerca delle impostazioni richiede candidati, e glosse di validazione in base a cui scegliere</translation>
    </message>
    <message>
        <source>A synset has no id</source>
        <translation>Un synset non ha identificatore</translation>
    </message>
    <message>
        <source>A word of the linking holds a line break</source>
        <translation>Una parola del collegamento contiene un’interruzione di riga</translation>
    </message>
    <message>
        <source>A wordnet in this format has the root LexicalResource</source>
        <translation>Un wordnet in questo formato ha la radice LexicalResource</translation>
    </message>
    <message>
        <source>Batch size from 2 to 4096, dropout from 0 to below 1, epochs and rates positive</source>
        <translation>Dimensione del batch da 2 a 4096, dropout da 0 a meno di 1, epoche e tassi positivi</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Scegliere un altro nome</translation>
    </message>
    <message>
        <source>Close it there first</source>
        <translation>Chiuderlo prima lì</translation>
    </message>
    <message>
        <source>Compare in the space that it was trained in</source>
        <translation>Confrontare nello spazio in cui è stato addestrato</translation>
    </message>
    <message>
        <source>Compare some with: glosses</source>
        <translation>Confrontarne con: glosses</translation>
    </message>
    <message>
        <source>Convert the file first, for instance with iconv</source>
        <translation>Convertire prima il file, per esempio con iconv</translation>
    </message>
    <message>
        <source>Is the dictionary of these languages, and in this direction?</source>
        <translation>Il dizionario è di queste lingue, e in questa direzione?</translation>
    </message>
    <message>
        <source>The file&apos;s name does not show how to write the wordnet</source>
        <translation>Dal nome del file non si capisce come scrivere il wordnet</translation>
    </message>
    <message>
        <source>It may be cut off or damaged: fetch or copy it again</source>
        <translation>Può essere troncato o danneggiato: scaricarlo o copiarlo di nuovo</translation>
    </message>
    <message>
        <source>Score fewer lines, or give a trained model</source>
        <translation>Valutare meno righe o fornire un modello addestrato</translation>
    </message>
    <message>
        <source>Use a name ending in .xml for WN-LMF or in .tab for an OMW tab file, followed by .gz or .xz to compress</source>
        <translation>Usare un nome che finisce in .xml per WN-LMF o in .tab per un file tab di OMW, seguito da .gz o .xz per comprimerlo</translation>
    </message>
    <message>
        <source>Name the target with --target</source>
        <translation>Indicare il wordnet di arrivo con --target</translation>
    </message>
    <message>
        <source>No exact link is accepted in %1 yet</source>
        <translation>In %1 non è ancora accettato alcun legame esatto</translation>
    </message>
    <message>
        <source>No gloss of %1 has a candidate among those of %2</source>
        <translation>Nessuna glossa di %1 ha un candidato fra quelle di %2</translation>
    </message>
    <message>
        <source>No link is accepted in %1 yet</source>
        <translation>In %1 non è ancora accettato alcun legame</translation>
    </message>
    <message>
        <source>Nothing is decided in %1 yet</source>
        <translation>In %1 non è ancora deciso nulla</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1</source>
        <translation>Non ci sono proposte per %1</translation>
    </message>
    <message>
        <source>Reading decisions</source>
        <translation>Lettura delle decisioni</translation>
    </message>
    <message>
        <source>Reading the linking</source>
        <translation>Lettura del collegamento</translation>
    </message>
    <message>
        <source>Run %1 compared no glosses</source>
        <translation>L’esecuzione %1 non ha confrontato glosse</translation>
    </message>
    <message>
        <source>State whose decisions to write</source>
        <translation>Indicare di chi sono le decisioni da scrivere</translation>
    </message>
    <message>
        <source>Several reviewers have decided in %1: %2</source>
        <translation>In %1 hanno deciso diversi revisori: %2</translation>
    </message>
    <message>
        <source>Source and target glosses have vectors of different dimensions</source>
        <translation>Le glosse di partenza e di arrivo hanno vettori di dimensioni diverse</translation>
    </message>
    <message>
        <source>Storing the linking</source>
        <translation>Salvataggio del collegamento</translation>
    </message>
    <message>
        <source>Remove what is in brackets after &lt;!DOCTYPE</source>
        <translation>Rimuovere ciò che è fra parentesi dopo &lt;!DOCTYPE</translation>
    </message>
    <message>
        <source>Take wordnets that hold definitions, and ids of Princeton 3.0 or ILIs both</source>
        <translation>Usare wordnet che contengano definizioni, e che abbiano entrambi gli identificatori di Princeton 3.0 o entrambi gli ILI</translation>
    </message>
    <message>
        <source>The Siamese LSTM reads vectors of %1 dimensions, the glosses&apos; have %2</source>
        <translation>La LSTM siamese legge vettori di %1 dimensioni, quelli delle glosse ne hanno %2</translation>
    </message>
    <message>
        <source>The attribute %1 is longer than the %2 bytes allowed</source>
        <translation>L’attributo %1 supera i %2 byte ammessi</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8, nor does the file say what they are</source>
        <translation>I byte non sono UTF-8, né il file dice che cosa siano</translation>
    </message>
    <message>
        <source>The candidates do not fit the glosses of the linking</source>
        <translation>I candidati non corrispondono alle glosse del collegamento</translation>
    </message>
    <message>
        <source>The decision is about a gloss that the linking does not have</source>
        <translation>La decisione riguarda una glossa che il collegamento non ha</translation>
    </message>
    <message>
        <source>The file brings declarations of its own, which are not read for safety</source>
        <translation>Il file contiene dichiarazioni proprie, che per sicurezza non vengono lette</translation>
    </message>
    <message>
        <source>The file holds no decisions</source>
        <translation>Il file non contiene decisioni</translation>
    </message>
    <message>
        <source>The file holds no lexicon %1; it has: %2</source>
        <translation>Il file non contiene il lessico %1; contiene: %2</translation>
    </message>
    <message>
        <source>The file holds no lexicon</source>
        <translation>Il file non contiene alcun lessico</translation>
    </message>
    <message>
        <source>The file is not WN-LMF: its root is %1</source>
        <translation>Il file non è WN-LMF: la sua radice è %1</translation>
    </message>
    <message>
        <source>The file is not XML</source>
        <translation>Il file non è XML</translation>
    </message>
    <message>
        <source>The gloss is already linked to another</source>
        <translation>La glossa è già collegata a un’altra</translation>
    </message>
    <message>
        <source>The glosses are not aligned: there is no line %1 on both sides</source>
        <translation>Le glosse non sono allineate: la riga %1 manca da un lato</translation>
    </message>
    <message>
        <source>The kinds of glosses do not fit their number</source>
        <translation>I tipi delle glosse non corrispondono al loro numero</translation>
    </message>
    <message>
        <source>The lexicon holds no synset</source>
        <translation>Il lessico non contiene alcun synset</translation>
    </message>
    <message>
        <source>The line names no source synset</source>
        <translation>La riga non indica alcun synset di partenza</translation>
    </message>
    <message>
        <source>The line names no target synset</source>
        <translation>La riga non indica alcun synset di arrivo</translation>
    </message>
    <message>
        <source>The linking has no synset %1</source>
        <translation>Il collegamento non ha il synset %1</translation>
    </message>
    <message>
        <source>The linking is incomplete</source>
        <translation>Il collegamento è incompleto</translation>
    </message>
    <message>
        <source>The linking is open in another window: %1</source>
        <translation>Il collegamento è aperto in un’altra finestra: %1</translation>
    </message>
    <message>
        <source>The settings of the Siamese LSTM cannot be used</source>
        <translation>Le impostazioni della LSTM siamese non sono utilizzabili</translation>
    </message>
    <message>
        <source>The sizes of the Siamese LSTM cannot be used: %1 inputs, %2 hidden units, %3 words</source>
        <translation>Le dimensioni della LSTM siamese non sono utilizzabili: %1 ingressi, %2 unità nascoste, %3 parole</translation>
    </message>
    <message>
        <source>The synset id %1 does not fit an OMW tab file, which knows ids like 00001740-n</source>
        <translation>L’identificatore di synset %1 non è adatto a un file tab di OMW, che conosce identificatori come 00001740-n</translation>
    </message>
    <message>
        <source>The text is longer than the %1 bytes allowed</source>
        <translation>Il testo supera i %1 byte ammessi</translation>
    </message>
    <message>
        <source>The wordnet has neither lemmas nor texts to write</source>
        <translation>Il wordnet non ha né lemmi né testi da scrivere</translation>
    </message>
    <message>
        <source>The wordnet has no lemma, and WN-LMF knows none without</source>
        <translation>Il wordnet non ha lemmi, e WN-LMF non può farne a meno</translation>
    </message>
    <message>
        <source>The wordnet has no synset %1 that a link could begin at</source>
        <translation>Il wordnet non ha un synset %1 da cui possa partire un legame</translation>
    </message>
    <message>
        <source>The words of the linking do not fit their vectors</source>
        <translation>Le parole del collegamento non corrispondono ai loro vettori</translation>
    </message>
    <message>
        <source>The workspace has no linking %1</source>
        <translation>L’area di lavoro non ha il collegamento %1</translation>
    </message>
    <message>
        <source>There are no aligned glosses to train the Siamese LSTM on</source>
        <translation>Non ci sono glosse allineate su cui addestrare la LSTM siamese</translation>
    </message>
    <message>
        <source>There is a linking named %1 already</source>
        <translation>Esiste già un collegamento di nome %1</translation>
    </message>
    <message>
        <source>There is no candidate %1 for this gloss</source>
        <translation>Per questa glossa non c’è il candidato %1</translation>
    </message>
    <message>
        <source>There is no distance named %1; there are manhattan and euclidean</source>
        <translation>Non esiste una distanza di nome %1; esistono manhattan ed euclidean</translation>
    </message>
    <message>
        <source>There is no objective named %1; there are shuffled, batch and softmax</source>
        <translation>Non esiste un obiettivo di nome %1; esistono shuffled, batch e softmax</translation>
    </message>
    <message>
        <source>Training the Siamese LSTM</source>
        <translation>Addestramento della LSTM siamese</translation>
    </message>
    <message>
        <source>Two synsets have the id %1</source>
        <translation>Due synset hanno l’identificatore %1</translation>
    </message>
    <message>
        <source>Unknown decision %1</source>
        <translation>Decisione sconosciuta %1</translation>
    </message>
    <message>
        <source>Unknown relation %1; known are exact, broader, narrower and related</source>
        <translation>Relazione sconosciuta %1; note sono exact, broader, narrower e related</translation>
    </message>
    <message>
        <source>Unknown verdict %1; known are accepted, rejected, deferred, none and open</source>
        <translation>Giudizio sconosciuto %1; noti sono accepted, rejected, deferred, none e open</translation>
    </message>
    <message>
        <source>Write it as WN-LMF</source>
        <translation>Scriverlo come WN-LMF</translation>
    </message>
    <message>
        <source>Write it as an OMW tab file</source>
        <translation>Scriverlo come file tab di OMW</translation>
    </message>
    <message>
        <source>Writing a wordnet</source>
        <translation>Scrittura di un wordnet</translation>
    </message>
    <message>
        <source>just being opened</source>
        <translation>apertura in corso</translation>
    </message>
    <message>
        <source>the count is not a number</source>
        <translation>il conteggio non è un numero</translation>
    </message>
    <message>
        <source>the element %1 is not known at this place</source>
        <translation>l’elemento %1 non è noto in questo punto</translation>
    </message>
    <message>
        <source>the entry has a second lemma</source>
        <translation>la voce ha un secondo lemma</translation>
    </message>
    <message>
        <source>the entry has no id</source>
        <translation>la voce non ha identificatore</translation>
    </message>
    <message>
        <source>the entry has no lemma</source>
        <translation>la voce non ha lemma</translation>
    </message>
    <message>
        <source>the id %1 is already in the file</source>
        <translation>l’identificatore %1 è già nel file</translation>
    </message>
    <message>
        <source>the lemma has no written form</source>
        <translation>il lemma non ha forma scritta</translation>
    </message>
    <message>
        <source>the lexicon does not have the synset %1 that the sense names</source>
        <translation>il lessico non ha il synset %1 indicato dall’accezione</translation>
    </message>
    <message>
        <source>the lexicon has no id</source>
        <translation>il lessico non ha identificatore</translation>
    </message>
    <message>
        <source>the part of speech %1 is not known</source>
        <translation>la parte del discorso %1 non è nota</translation>
    </message>
    <message>
        <source>the relation lacks its type or its target</source>
        <translation>alla relazione manca il tipo o la destinazione</translation>
    </message>
    <message>
        <source>the sense has no id</source>
        <translation>l’accezione non ha identificatore</translation>
    </message>
    <message>
        <source>the sense names no synset</source>
        <translation>l’accezione non indica alcun synset</translation>
    </message>
    <message>
        <source>the sense comes before its lemma</source>
        <translation>l’accezione precede il suo lemma</translation>
    </message>
    <message>
        <source>the synset %1 is already on line %2</source>
        <translation>il synset %1 è già alla riga %2</translation>
    </message>
    <message>
        <source>the synset has more than %1 definitions or examples</source>
        <translation>il synset ha più di %1 definizioni o esempi</translation>
    </message>
    <message>
        <source>the synset has more than %1 hypernyms</source>
        <translation>il synset ha più di %1 iperonimi</translation>
    </message>
    <message>
        <source>the synset has more than %1 words</source>
        <translation>il synset ha più di %1 parole</translation>
    </message>
    <message>
        <source>the synset has no id</source>
        <translation>il synset non ha identificatore</translation>
    </message>
    <message>
        <source>the holonym %1 does not exist</source>
        <translation>l’olonimo %1 non esiste</translation>
    </message>
    <message>
        <source>Encoding glosses</source>
        <translation>Codifica delle glosse</translation>
    </message>
    <message>
        <source>Give two wordnets with --source and --target, or two files with --source-glosses and --target-glosses</source>
        <translation>Fornire due wordnet con --source e --target o due file con --source-glosses e --target-glosses</translation>
    </message>
    <message>
        <source>Take the vectors and the map that it was trained with, or train it anew</source>
        <translation>Usare i vettori e la trasformazione con cui è stata addestrata o addestrarla di nuovo</translation>
    </message>
    <message>
        <source>The Siamese LSTM was trained on other vectors than %1, or with another map</source>
        <translation>La LSTM siamese è stata addestrata su vettori diversi da %1 o con un’altra trasformazione</translation>
    </message>
    <message>
        <source>There are no training glosses</source>
        <translation>Non ci sono glosse di addestramento</translation>
    </message>
    <message>
        <source>To compare by a Siamese LSTM, a trained one is needed</source>
        <translation>Per confrontare con una LSTM siamese ne serve una addestrata</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>non è UTF-8</translation>
    </message>
    <message>
        <source>not a score and two texts separated by tabs</source>
        <translation>non un punteggio e due testi separati da tabulazioni</translation>
    </message>
    <message>
        <source>not two texts separated by a tab</source>
        <translation>non due testi separati da una tabulazione</translation>
    </message>
    <message>
        <source>the first field is not a number</source>
        <translation>il primo campo non è un numero</translation>
    </message>
    <message>
        <source>Accept or reject some suggestions, or link wordnets that share ids or the interlingual index</source>
        <translation>Accettare o respingere alcune proposte, oppure collegare wordnet che condividano gli identificatori o l’indice interlinguistico</translation>
    </message>
    <message>
        <source>No curve of %1 yet: the wordnets share no ids (or these were not requested), and %2 has reviewed no suggestion</source>
        <translation>Ancora nessuna curva di %1: i wordnet non hanno identificatori in comune (o non sono richiesti), e %2 non ha esaminato alcuna proposta</translation>
    </message>
    <message>
        <source>%1 is not a valid time of a decision; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 non è un istante valido per una decisione; ne è previsto uno come 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>A file of the workspace became shorter while it was in use</source>
        <translation>Un file dell’area di lavoro si è accorciato mentre era in uso</translation>
    </message>
    <message>
        <source>A name is one line of UTF-8 text, of no more than 200 characters</source>
        <translation>Un nome è una riga di testo UTF-8 di non più di 200 caratteri</translation>
    </message>
    <message>
        <source>An element has more than the %1 attributes allowed</source>
        <translation>Un elemento ha più dei %1 attributi ammessi</translation>
    </message>
    <message>
        <source>Codes are those of ISO 639, such as en or fra; qaa to qtz are for your own use</source>
        <translation>I codici sono quelli di ISO 639, come en o fra; da qaa a qtz sono liberi per uso proprio</translation>
    </message>
    <message>
        <source>Elements are nested deeper than the %1 levels allowed</source>
        <translation>Gli elementi sono annidati oltre i %1 livelli ammessi</translation>
    </message>
    <message>
        <source>No language with the code %1 is known</source>
        <translation>Non è nota alcuna lingua con il codice %1</translation>
    </message>
    <message>
        <source>Put the whole file back and start again</source>
        <translation>Rimettere al suo posto il file intero e ricominciare</translation>
    </message>
    <message>
        <source>The bytes are not of the encoding %1 that the file declares</source>
        <translation>I byte non sono nella codifica %1 dichiarata dal file</translation>
    </message>
    <message>
        <source>The compressed file expands to more than %1 bytes, which is out of all proportion</source>
        <translation>Il file compresso si espande a più di %1 byte, oltre ogni proporzione</translation>
    </message>
    <message>
        <source>The file became shorter while it was in use</source>
        <translation>Il file si è accorciato mentre era in uso</translation>
    </message>
    <message>
        <source>The file is not well-formed XML (libxml2 calls it error %1)</source>
        <translation>Il file non è XML ben formato (errore %1 di libxml2)</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a comment does not end</source>
        <translation>Il file non è XML ben formato: un commento non finisce</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name is missing</source>
        <translation>Il file non è XML ben formato: manca un nome</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name or a comment is too long</source>
        <translation>Il file non è XML ben formato: un nome o un commento è troppo lungo</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a piece of plain text (CDATA) does not end</source>
        <translation>Il file non è XML ben formato: un blocco di testo semplice (CDATA) non finisce</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a processing instruction does not end</source>
        <translation>Il file non è XML ben formato: un’istruzione di elaborazione non finisce</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a tag does not end</source>
        <translation>Il file non è XML ben formato: un tag non finisce</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a bare &amp;; it must be written &amp;amp;</source>
        <translation>Il file non è XML ben formato: un &amp; isolato; va scritto &amp;amp;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: an element has the attribute %1 twice</source>
        <translation>Il file non è XML ben formato: un elemento ha due volte l’attributo %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it ends within the element %1</source>
        <translation>Il file non è XML ben formato: finisce all’interno dell’elemento %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it holds a character that XML does not allow</source>
        <translation>Il file non è XML ben formato: contiene un carattere che XML non ammette</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it names a character that XML does not allow</source>
        <translation>Il file non è XML ben formato: indica un carattere che XML non ammette</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: there is content after its last element</source>
        <translation>Il file non è XML ben formato: c’è del contenuto dopo l’ultimo elemento</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the attribute %1 has no value</source>
        <translation>Il file non è XML ben formato: l’attributo %1 non ha valore</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the document type does not end</source>
        <translation>Il file non è XML ben formato: il tipo di documento non finisce</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the end of %2 does not match the start of %1</source>
        <translation>Il file non è XML ben formato: la fine di %2 non corrisponde all’inizio di %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the entity %1 is not declared</source>
        <translation>Il file non è XML ben formato: l’entità %1 non è dichiarata</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the prefix %1 is not declared</source>
        <translation>Il file non è XML ben formato: il prefisso %1 non è dichiarato</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute does not end</source>
        <translation>Il file non è XML ben formato: il valore di un attributo non finisce</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute holds a &lt;</source>
        <translation>Il file non è XML ben formato: il valore di un attributo contiene un &lt;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute is not in quotes</source>
        <translation>Il file non è XML ben formato: il valore di un attributo non è fra virgolette</translation>
    </message>
    <message>
        <source>The file says that its encoding is %1, which is not known here</source>
        <translation>Il file dichiara la codifica %1, che qui non è nota</translation>
    </message>
    <message>
        <source>This cannot be a name: %1</source>
        <translation>Questo non può essere un nome: %1</translation>
    </message>
    <message>
        <source>Unpack it first if you trust it</source>
        <translation>Prima decomprimerlo, se è affidabile</translation>
    </message>
    <message>
        <source>one of the two texts is empty</source>
        <translation>uno dei due testi è vuoto</translation>
    </message>
    <message>
        <source>the score %1 is out of range</source>
        <translation>il punteggio %1 è fuori intervallo</translation>
    </message>
    <message>
        <source>%1 is in %2, its word vectors are in %3</source>
        <translation>%1 è in %2, i suoi vettori di parole sono in %3</translation>
    </message>
    <message>
        <source>Align the two spaces to get one</source>
        <translation>Allineare i due spazi per ottenerne una</translation>
    </message>
    <message>
        <source>Both wordnets are the same</source>
        <translation>I due wordnet sono lo stesso</translation>
    </message>
    <message>
        <source>Choose the map between them, or align them first</source>
        <translation>Scegliere la trasformazione fra i due o allinearli prima</translation>
    </message>
    <message>
        <source>Install it beside the program again, or let CROSSGLOSS_PACK name another</source>
        <translation>Installarlo di nuovo accanto al programma o indicarne un altro con CROSSGLOSS_PACK</translation>
    </message>
    <message>
        <source>Install one for dictd, or import one</source>
        <translation>Installarne uno per dictd o importarne uno</translation>
    </message>
    <message>
        <source>Its direction is reversed: swap its columns, or the wordnets</source>
        <translation>La sua direzione è invertita: scambiarne le colonne, oppure scambiare i wordnet</translation>
    </message>
    <message>
        <source>Checking the inputs of the linking</source>
        <translation>Verifica dei dati del collegamento</translation>
    </message>
    <message>
        <source>Several dictionaries together cover more</source>
        <translation>Più dizionari insieme coprono di più</translation>
    </message>
    <message>
        <source>No dictionary from %1 to %2 is installed or imported</source>
        <translation>Nessun dizionario da %1 a %2 è installato o importato</translation>
    </message>
    <message>
        <source>Say which language it is in</source>
        <translation>Dire in quale lingua è</translation>
    </message>
    <message>
        <source>Say which language the second one is</source>
        <translation>Dire qual è la seconda lingua</translation>
    </message>
    <message>
        <source>See that the map is of these vectors and languages; without a map, the vectors must have been aligned before</source>
        <translation>Verificare che la trasformazione sia di questi vettori e lingue; senza trasformazione, i vettori devono essere già allineati</translation>
    </message>
    <message>
        <source>See that the vectors are those of the wordnet&apos;s language, and the sides in this order</source>
        <translation>Verificare che i vettori siano della lingua del wordnet e i lati in questo ordine</translation>
    </message>
    <message>
        <source>Take vectors of this language with more words</source>
        <translation>Usare vettori di questa lingua con più parole</translation>
    </message>
    <message>
        <source>The dictionary translates no word of %1 into one of %2</source>
        <translation>Il dizionario non traduce alcuna parola di %1 in una di %2</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses, reversed of %2 %</source>
        <translation>Il dizionario traduce parole del %1 % delle glosse, invertito del %2 %</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses; the others get no suggestion</source>
        <translation>Il dizionario traduce parole del %1 % delle glosse; le altre restano senza proposte</translation>
    </message>
    <message>
        <source>See the list of linkings</source>
        <translation>Consultare l’elenco dei collegamenti</translation>
    </message>
    <message>
        <source>See the list of resources</source>
        <translation>Consultare l’elenco delle risorse</translation>
    </message>
    <message>
        <source>The vectors have only %1 % of the words in the glosses of %2</source>
        <translation>I vettori hanno solo il %1 % delle parole delle glosse di %2</translation>
    </message>
    <message>
        <source>Known pairs are hardly closer than random pairs: %1 %, where chance is 50</source>
        <translation>Le coppie note sono appena più vicine delle coppie casuali: %1 %, dove il caso dà 50</translation>
    </message>
    <message>
        <source>Correct the variable, or unset it to use the bundled pack</source>
        <translation>Correggere la variabile o eliminarla per usare il pacchetto in dotazione</translation>
    </message>
    <message>
        <source>%1 is gone: there was no room to keep it</source>
        <translation>%1 è perso: non c’era spazio per conservarlo</translation>
    </message>
    <message>
        <source>%1 rows were saved; the damaged database is now %2</source>
        <translation>%1 righe sono state salvate; il database danneggiato è ora %2</translation>
    </message>
    <message>
        <source>A linking of the workspace is open for review</source>
        <translation>Un collegamento dell’area di lavoro è aperto per la revisione</translation>
    </message>
    <message>
        <source>Check that the disk is not full and that you may write there</source>
        <translation>Controllare che il disco non sia pieno e che vi si possa scrivere</translation>
    </message>
    <message>
        <source>Check the free space of the disk that it goes to</source>
        <translation>Controllare lo spazio libero sul disco di destinazione</translation>
    </message>
    <message>
        <source>Checking the databases</source>
        <translation>Controllo dei database</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Controllo dei vettori</translation>
    </message>
    <message>
        <source>Choose a file that Back up has written; nothing was changed</source>
        <translation>Scegliere un file scritto da «Crea copia di sicurezza»; non è stato modificato nulla</translation>
    </message>
    <message>
        <source>Choose another name, or replace it</source>
        <translation>Scegliere un altro nome o sostituirlo</translation>
    </message>
    <message>
        <source>Close it before a backup is restored</source>
        <translation>Chiuderlo prima di ripristinare una copia di sicurezza</translation>
    </message>
    <message>
        <source>Copying the databases</source>
        <translation>Copia dei database</translation>
    </message>
    <message>
        <source>Free some space, or remove vectors that you no longer need, and try again</source>
        <translation>Liberare spazio o rimuovere i vettori che non servono più, quindi riprovare</translation>
    </message>
    <message>
        <source>Import it again</source>
        <translation>Importarlo di nuovo</translation>
    </message>
    <message>
        <source>Import them again from %2</source>
        <translation>Importarli di nuovo da %2</translation>
    </message>
    <message>
        <source>Leave it where it is: check the workspace, which saves what can be read, or restore a backup</source>
        <translation>Lasciarlo dov’è: controllare l’area di lavoro, il che salva ciò che è leggibile, oppure ripristinare una copia di sicurezza</translation>
    </message>
    <message>
        <source>Name a folder for the workspace</source>
        <translation>Indicare una cartella per l’area di lavoro</translation>
    </message>
    <message>
        <source>Name another file to write</source>
        <translation>Indicare un altro file da scrivere</translation>
    </message>
    <message>
        <source>Reading the backup</source>
        <translation>Lettura della copia di sicurezza</translation>
    </message>
    <message>
        <source>Restore a backup of the workspace, or check and repair it to begin anew</source>
        <translation>Ripristinare una copia di sicurezza dell’area di lavoro, oppure controllarla e ripararla per ricominciare</translation>
    </message>
    <message>
        <source>Restore a backup; vectors that lie beside it were not touched</source>
        <translation>Ripristinare una copia di sicurezza; i vettori che si trovano accanto non sono stati toccati</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Salvataggio di ciò che è leggibile</translation>
    </message>
    <message>
        <source>The backup was made by a newer version of the program</source>
        <translation>La copia di sicurezza è stata creata da una versione più recente del programma</translation>
    </message>
    <message>
        <source>The damaged database could not be moved to the trash of the workspace</source>
        <translation>Impossibile spostare il database danneggiato nel cestino dell’area di lavoro</translation>
    </message>
    <message>
        <source>The database is empty: what it held is gone</source>
        <translation>Il database è vuoto: ciò che conteneva è perso</translation>
    </message>
    <message>
        <source>The entry holds no words that can be looked up</source>
        <translation>La voce non contiene parole che si possano cercare</translation>
    </message>
    <message>
        <source>The file changed while it was read</source>
        <translation>Il file è cambiato durante la lettura</translation>
    </message>
    <message>
        <source>The file is not a backup of a workspace, or not a complete one</source>
        <translation>Il file non è una copia di sicurezza di un’area di lavoro, o non è completo</translation>
    </message>
    <message>
        <source>The output could not be written completely</source>
        <translation>Impossibile scrivere l’output per intero</translation>
    </message>
    <message>
        <source>The output is one of the inputs, which would be lost</source>
        <translation>L’output è uno degli input, che andrebbe perso</translation>
    </message>
    <message>
        <source>The pack that CROSSGLOSS_PACK names does not exist</source>
        <translation>Il pacchetto indicato da CROSSGLOSS_PACK non esiste</translation>
    </message>
    <message>
        <source>The pipe cannot be read (%1)</source>
        <translation>Impossibile leggere dalla pipe (%1)</translation>
    </message>
    <message>
        <source>The vectors of %1 are damaged</source>
        <translation>I vettori di %1 sono danneggiati</translation>
    </message>
    <message>
        <source>The vectors of %1 are missing</source>
        <translation>I vettori di %1 mancano</translation>
    </message>
    <message>
        <source>The word occurs more than once</source>
        <translation>La parola compare più di una volta</translation>
    </message>
    <message>
        <source>The workspace does not know this file; it stays as it is</source>
        <translation>L’area di lavoro non conosce questo file; resta com’è</translation>
    </message>
    <message>
        <source>The workspace has another resource named %1</source>
        <translation>L’area di lavoro ha un’altra risorsa di nome %1</translation>
    </message>
    <message>
        <source>There is no folder for the workspace: the system names no home folder (HOME is not set)</source>
        <translation>Non c’è una cartella per l’area di lavoro: il sistema non indica una cartella home (HOME non è impostata)</translation>
    </message>
    <message>
        <source>There is no workspace in this folder</source>
        <translation>In questa cartella non c’è alcuna area di lavoro</translation>
    </message>
    <message>
        <source>The input from the pipe could not be stored (%1)</source>
        <translation>Impossibile memorizzare l’input della pipe (%1)</translation>
    </message>
    <message>
        <source>The stored resource is incomplete</source>
        <translation>La risorsa memorizzata è incompleta</translation>
    </message>
    <message>
        <source>Write it to a file first and name that</source>
        <translation>Scriverlo prima in un file e indicare quello</translation>
    </message>
    <message>
        <source>Writing the backup</source>
        <translation>Scrittura della copia di sicurezza</translation>
    </message>
    <message>
        <source>for other reasons</source>
        <translation>per altri motivi</translation>
    </message>
    <message>
        <source>the dictionary has an encoding that is not known (%1)</source>
        <translation>il dizionario ha una codifica non nota (%1)</translation>
    </message>
    <message>
        <source>the spelling dictionary cannot be read</source>
        <translation>impossibile leggere il dizionario ortografico</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 non è un numero</translation>
    </message>
    <message>
        <source>A dictionary entry of the workspace is damaged</source>
        <translation>Una voce di dizionario dell’area di lavoro è danneggiata</translation>
    </message>
    <message>
        <source>Check the languages: what is marked as another language is skipped</source>
        <translation>Controllare le lingue: ciò che è contrassegnato come di un’altra lingua viene saltato</translation>
    </message>
    <message>
        <source>It must begin with &quot;StarDict&apos;s dict ifo file&quot;; other kinds of StarDict&apos;s files are not read</source>
        <translation>Deve iniziare con «StarDict&apos;s dict ifo file»; altri tipi di file di StarDict non vengono letti</translation>
    </message>
    <message>
        <source>Looking for the languages</source>
        <translation>Ricerca delle lingue</translation>
    </message>
    <message>
        <source>Name a language that it holds</source>
        <translation>Indicare una lingua che contiene</translation>
    </message>
    <message>
        <source>No entry of this file holds translations or definitions</source>
        <translation>Nessuna voce di questo file contiene traduzioni o definizioni</translation>
    </message>
    <message>
        <source>Offsets have 32 or 64 bits, not %1</source>
        <translation>Gli offset sono di 32 o 64 bit, non di %1</translation>
    </message>
    <message>
        <source>Put the .idx or .idx.gz file beside it</source>
        <translation>Mettervi accanto il file .idx o .idx.gz</translation>
    </message>
    <message>
        <source>Remove the dictionary and import it again</source>
        <translation>Rimuovere il dizionario e importarlo di nuovo</translation>
    </message>
    <message>
        <source>Synonym number %1 belongs to word %2, but there are only %3</source>
        <translation>Il sinonimo numero %1 appartiene alla parola %2, ma ce ne sono solo %3</translation>
    </message>
    <message>
        <source>See the list of dictionaries</source>
        <translation>Consultare l’elenco dei dizionari</translation>
    </message>
    <message>
        <source>The description lacks its %1</source>
        <translation>Alla descrizione manca %1</translation>
    </message>
    <message>
        <source>The dictionary is damaged: fetch or copy it again</source>
        <translation>Il dizionario è danneggiato: scaricarlo o copiarlo di nuovo</translation>
    </message>
    <message>
        <source>The dictionary is of version %1, which is not known here</source>
        <translation>Il dizionario è della versione %1, che qui non è nota</translation>
    </message>
    <message>
        <source>The entry holds neither translations nor definitions</source>
        <translation>La voce non contiene né traduzioni né definizioni</translation>
    </message>
    <message>
        <source>The entry is of another language (%1)</source>
        <translation>La voce è di un’altra lingua (%1)</translation>
    </message>
    <message>
        <source>The entry is of yet another language</source>
        <translation>La voce è di un’altra lingua ancora</translation>
    </message>
    <message>
        <source>The entry is only a form of another word</source>
        <translation>La voce è solo una forma di un’altra parola</translation>
    </message>
    <message>
        <source>The entry is too long</source>
        <translation>La voce è troppo lunga</translation>
    </message>
    <message>
        <source>The entry only leads to another page</source>
        <translation>La voce rimanda soltanto a un’altra pagina</translation>
    </message>
    <message>
        <source>The fields do not fit the article</source>
        <translation>I campi non corrispondono all’articolo</translation>
    </message>
    <message>
        <source>The file holds no entries</source>
        <translation>Il file non contiene voci</translation>
    </message>
    <message>
        <source>The file holds no entry of the language %1 that can be used, most are of %2</source>
        <translation>Il file non contiene voci utilizzabili della lingua %1, la maggior parte è in %2</translation>
    </message>
    <message>
        <source>The file holds no entry that can be used</source>
        <translation>Il file non contiene voci utilizzabili</translation>
    </message>
    <message>
        <source>The index has %1 bytes, the description says %2</source>
        <translation>L’indice ha %1 byte, la descrizione ne dichiara %2</translation>
    </message>
    <message>
        <source>The index has %1 words, the description says %2</source>
        <translation>L’indice ha %1 parole, la descrizione ne dichiara %2</translation>
    </message>
    <message>
        <source>The index is cut off within its word number %1</source>
        <translation>L’indice è troncato all’interno della parola numero %1</translation>
    </message>
    <message>
        <source>The index of this dictionary is missing</source>
        <translation>Manca l’indice di questo dizionario</translation>
    </message>
    <message>
        <source>The list has %1 synonyms, the description says %2</source>
        <translation>L’elenco ha %1 sinonimi, la descrizione ne dichiara %2</translation>
    </message>
    <message>
        <source>The list of synonyms is cut off within its word number %1</source>
        <translation>L’elenco dei sinonimi è troncato all’interno della parola numero %1</translation>
    </message>
    <message>
        <source>The word is an inflected form of its headword</source>
        <translation>La parola è una forma flessa del suo lemma</translation>
    </message>
    <message>
        <source>There are no dictionaries to choose from</source>
        <translation>Non ci sono dizionari fra cui scegliere</translation>
    </message>
    <message>
        <source>There is no dictionary and no group of dictionaries named %1</source>
        <translation>Non esiste un dizionario né un gruppo di dizionari di nome %1</translation>
    </message>
    <message>
        <source>This is not the description of a StarDict dictionary</source>
        <translation>Questa non è la descrizione di un dizionario StarDict</translation>
    </message>
    <message>
        <source>Versions 2.4.2 and 3.0.0 are read</source>
        <translation>Vengono lette le versioni 2.4.2 e 3.0.0</translation>
    </message>
    <message>
        <source>Word number %1 of the index points past the end of the data (%2 + %3 of %4 bytes)</source>
        <translation>La parola numero %1 dell’indice punta oltre la fine dei dati (%2 + %3 di %4 byte)</translation>
    </message>
    <message>
        <source>the entry does not say which language it is of</source>
        <translation>la voce non dice di quale lingua è</translation>
    </message>
    <message>
        <source>the entry has no word</source>
        <translation>la voce non ha parola</translation>
    </message>
    <message>
        <source>the line is not a JSON object, or nests too deep</source>
        <translation>la riga non è un oggetto JSON o è annidata troppo a fondo</translation>
    </message>
    <message>
        <source>they hold neither translations nor definitions</source>
        <translation>non contengono né traduzioni né definizioni</translation>
    </message>
    <message>
        <source>%1 and %2 are not the same word</source>
        <translation>%1 e %2 non sono la stessa parola</translation>
    </message>
    <message>
        <source>%1 is not a language code</source>
        <translation>%1 non è un codice di lingua</translation>
    </message>
    <message>
        <source>%1 is not a number, or not one allowed here</source>
        <translation>%1 non è un numero, o non è ammesso qui</translation>
    </message>
    <message>
        <source>%1 is not a time; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 non è un istante; ne è previsto uno come 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>%1 names %2 saved words</source>
        <translation>%1 indica %2 parole salvate</translation>
    </message>
    <message>
        <source>A change of saved words cannot be undone: its record is damaged</source>
        <translation>Una modifica delle parole salvate non si può annullare: la sua registrazione è danneggiata</translation>
    </message>
    <message>
        <source>A package is not text</source>
        <translation>Un pacchetto non è testo</translation>
    </message>
    <message>
        <source>A quote is opened here and never closed</source>
        <translation>Qui si aprono virgolette che non vengono mai chiuse</translation>
    </message>
    <message>
        <source>A text of a saved word is too long (%1 bytes; at most %2)</source>
        <translation>Un testo di una parola salvata è troppo lungo (%1 byte; al massimo %2)</translation>
    </message>
    <message>
        <source>Check the workspace</source>
        <translation>Controllare l’area di lavoro</translation>
    </message>
    <message>
        <source>Choose entries of one and the same word</source>
        <translation>Scegliere voci di una stessa parola</translation>
    </message>
    <message>
        <source>Close it, or write quotes within a cell twice</source>
        <translation>Chiuderle, o raddoppiare le virgolette all’interno di una cella</translation>
    </message>
    <message>
        <source>Give the id, or more of it; saved list has them</source>
        <translation>Indicare l’identificatore, o una sua parte più lunga; lo mostra saved list</translation>
    </message>
    <message>
        <source>It should name columns such as word, language, meaning, query, note and tags</source>
        <translation>Dovrebbe indicare colonne come word, language, meaning, query, note e tags</translation>
    </message>
    <message>
        <source>Reading saved words</source>
        <translation>Lettura delle parole salvate</translation>
    </message>
    <message>
        <source>See what is saved with: saved list</source>
        <translation>Per vedere che cosa è salvato: saved list</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Accorciarlo</translation>
    </message>
    <message>
        <source>The desired retention lies between 0.7 and 0.99</source>
        <translation>La ritenzione desiderata è compresa fra 0,7 e 0,99</translation>
    </message>
    <message>
        <source>The entry that begins here is too long; a quote may be missing</source>
        <translation>La voce che inizia qui è troppo lunga; forse mancano delle virgolette</translation>
    </message>
    <message>
        <source>The first line names no column with the words</source>
        <translation>La prima riga non indica alcuna colonna con le parole</translation>
    </message>
    <message>
        <source>The language of the word is missing</source>
        <translation>Manca la lingua della parola</translation>
    </message>
    <message>
        <source>The list has no name</source>
        <translation>L’elenco non ha nome</translation>
    </message>
    <message>
        <source>The longest interval lies between 1 and 36500 days</source>
        <translation>L’intervallo massimo è compreso fra 1 e 36500 giorni</translation>
    </message>
    <message>
        <source>There is no list %1</source>
        <translation>Non esiste l’elenco %1</translation>
    </message>
    <message>
        <source>There is no saved word %1</source>
        <translation>Non esiste la parola salvata %1</translation>
    </message>
    <message>
        <source>There is no word to save</source>
        <translation>Non c’è alcuna parola da salvare</translation>
    </message>
    <message>
        <source>This cannot be undone by itself: the words were changed again since</source>
        <translation>Questo non si può annullare da solo: nel frattempo le parole sono state modificate di nuovo</translation>
    </message>
    <message>
        <source>Undo the later changes first</source>
        <translation>Annullare prima le modifiche successive</translation>
    </message>
    <message>
        <source>Use codes like en, fr or de</source>
        <translation>Usare codici come en, fr o de</translation>
    </message>
    <message>
        <source>Write it to a file</source>
        <translation>Scriverlo in un file</translation>
    </message>
    <message>
        <source>Learning categories</source>
        <translation>Apprendimento delle categorie</translation>
    </message>
    <message>
        <source>install the program again, or remove the file: look-ups then do without it</source>
        <translation>installare di nuovo il programma o rimuovere il file: le ricerche ne faranno a meno</translation>
    </message>
    <message>
        <source>install wordnet-base, or name a folder with --wordnet</source>
        <translation>installare wordnet-base o indicare una cartella con --wordnet</translation>
    </message>
    <message>
        <source>no wordnet is installed</source>
        <translation>non è installato alcun wordnet</translation>
    </message>
    <message>
        <source>use Princeton WordNet in its own database files</source>
        <translation>usare Princeton WordNet nei suoi propri file di database</translation>
    </message>
    <message>
        <source>the categories of a pack are damaged (%1)</source>
        <translation>le categorie di un pacchetto sono danneggiate (%1)</translation>
    </message>
    <message>
        <source>the layers of the categories do not fit together</source>
        <translation>gli strati delle categorie non sono compatibili fra loro</translation>
    </message>
    <message>
        <source>the wordnet %1 names no lexicographer files, or none of its words is in the pack</source>
        <translation>il wordnet %1 non indica file dei lessicografi, o nessuna delle sue parole è nel pacchetto</translation>
    </message>
    <message>
        <source>Give a dictionary, or let fewer strings be left out</source>
        <translation>Fornire un dizionario o escludere meno stringhe</translation>
    </message>
    <message>
        <source>Name a file of test pairs, or hold out a share of a dictionary of words</source>
        <translation>Indicare un file di coppie di test o tenere da parte una quota di un dizionario di parole</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is damaged (%1)</source>
        <translation>Il database delle esecuzioni, dei collegamenti e delle parole salvate è danneggiato (%1)</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is empty, though linkings were open in it</source>
        <translation>Il database delle esecuzioni, dei collegamenti e delle parole salvate è vuoto, benché vi fossero collegamenti aperti</translation>
    </message>
    <message>
        <source>The dictionary is too small for a held-out part: the map cannot be evaluated</source>
        <translation>Il dizionario è troppo piccolo per tenerne da parte una quota: la trasformazione non può essere valutata</translation>
    </message>
    <message>
        <source>The held-out share of the dictionary must be at least 0 and below 1</source>
        <translation>La quota del dizionario da tenere da parte deve essere almeno 0 e minore di 1</translation>
    </message>
    <message>
        <source>all held-out words are translated</source>
        <translation>tutte le parole tenute da parte sono tradotte</translation>
    </message>
    <message>
        <source>no held-out share was requested</source>
        <translation>non è stato chiesto di tenere da parte una quota</translation>
    </message>
    <message>
        <source>the dictionary is too small for a held-out part</source>
        <translation>il dizionario è troppo piccolo per tenerne da parte una quota</translation>
    </message>
    <message>
        <source>the held-out words were translated no better</source>
        <translation>le parole tenute da parte non venivano tradotte meglio</translation>
    </message>
    <message>
        <source>there are too few sentences to hold some out</source>
        <translation>le frasi sono troppo poche per tenerne da parte alcune</translation>
    </message>
    <message>
        <source>Compare fewer candidates with each gloss, 50 for instance</source>
        <translation>Confrontare con ogni glossa meno candidati, per esempio 50</translation>
    </message>
    <message>
        <source>Looked up in lower case there would be some</source>
        <translation>Cercando in minuscolo se ne troverebbero</translation>
    </message>
    <message>
        <source>Name a trained model, or train one first</source>
        <translation>Indicare un modello addestrato o prima addestrarne uno</translation>
    </message>
    <message>
        <source>Name the languages, or import the vectors with theirs</source>
        <translation>Indicare le lingue o importare i vettori con le loro</translation>
    </message>
    <message>
        <source>The checkpoint was made by a newer version of this program</source>
        <translation>Il checkpoint è stato creato da una versione più recente di questo programma</translation>
    </message>
    <message>
        <source>A sentence has %1 bytes, and %2 are the most that can be compared</source>
        <translation>Una frase ha %1 byte, e se ne possono confrontare al massimo %2</translation>
    </message>
    <message>
        <source>Choose another language or another model</source>
        <translation>Scegliere un’altra lingua o un altro modello</translation>
    </message>
    <message>
        <source>Choose its language</source>
        <translation>Sceglierne la lingua</translation>
    </message>
    <message>
        <source>Compare it sentence by sentence</source>
        <translation>Confrontarlo frase per frase</translation>
    </message>
    <message>
        <source>Comparing sentences</source>
        <translation>Confronto delle frasi</translation>
    </message>
    <message>
        <source>Encoding sentences</source>
        <translation>Codifica delle frasi</translation>
    </message>
    <message>
        <source>It cannot be told which language &quot;%1&quot; is in</source>
        <translation>Non si riconosce in quale lingua è «%1»</translation>
    </message>
    <message>
        <source>No model is chosen to compare the sentences by</source>
        <translation>Non è scelto alcun modello con cui confrontare le frasi</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2</source>
        <translation>Il modello «%1» non legge la lingua %2</translation>
    </message>
    <message>
        <source>The words of the two sentences have vectors of different dimensions</source>
        <translation>Le parole delle due frasi hanno vettori di dimensioni diverse</translation>
    </message>
    <message>
        <source>There is nothing to compare: a sentence is empty</source>
        <translation>Non c’è nulla da confrontare: una frase è vuota</translation>
    </message>
    <message>
        <source>%1 of the workspace does not hold such lines</source>
        <translation>%1 dell’area di lavoro non contiene righe di questo tipo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say which languages the file holds</source>
        <translation>«%1» non dice quali lingue contiene il file</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method of sentences</source>
        <translation>«%1» non è un metodo per frasi</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no objective of additive composition</source>
        <translation>«%1» non è un obiettivo della composizione additiva</translation>
    </message>
    <message>
        <source>A batch has 2 to 8192 pairs; epochs, negatives, margin and learning rate are positive</source>
        <translation>Un batch ha da 2 a 8192 coppie; epoche, negativi, margine e tasso di apprendimento sono positivi</translation>
    </message>
    <message>
        <source>A classifier needs sentences of two classes at least</source>
        <translation>Un classificatore richiede frasi di almeno due classi</translation>
    </message>
    <message>
        <source>A correlation needs two scored pairs at least</source>
        <translation>Una correlazione richiede almeno due coppie valutate</translation>
    </message>
    <message>
        <source>A factorisation needs a positive regularisation</source>
        <translation>Una fattorizzazione richiede una regolarizzazione positiva</translation>
    </message>
    <message>
        <source>A map brings the vectors of two languages together, and %1 were named</source>
        <translation>Una trasformazione unisce i vettori di due lingue, e ne sono state indicate %1</translation>
    </message>
    <message>
        <source>Aligning words</source>
        <translation>Allineamento delle parole</translation>
    </message>
    <message>
        <source>Choose parallel text, sentence pairs or descriptions, as the job asks for</source>
        <translation>Scegliere testo parallelo, coppie di frasi o descrizioni, come richiede l’attività</translation>
    </message>
    <message>
        <source>Every sentence needs one label</source>
        <translation>Ogni frase richiede una classe</translation>
    </message>
    <message>
        <source>Extracting phrases</source>
        <translation>Estrazione dei sintagmi</translation>
    </message>
    <message>
        <source>Folding sentences in</source>
        <translation>Inserimento delle frasi</translation>
    </message>
    <message>
        <source>Give more pairs, or lower the minimum count of words</source>
        <translation>Fornire più coppie o abbassare la frequenza minima delle parole</translation>
    </message>
    <message>
        <source>Give more text, or lower the minimum count</source>
        <translation>Fornire più testo o abbassare la frequenza minima</translation>
    </message>
    <message>
        <source>Is its language right?</source>
        <translation>La sua lingua è giusta?</translation>
    </message>
    <message>
        <source>Name it before them: LANGUAGE=FILE</source>
        <translation>Indicarla prima di essi: LINGUA=FILE</translation>
    </message>
    <message>
        <source>Name the language that all others are aligned to as the pivot</source>
        <translation>Indicare come pivot la lingua a cui sono allineate tutte le altre</translation>
    </message>
    <message>
        <source>Name the vectors of each language</source>
        <translation>Indicare i vettori di ogni lingua</translation>
    </message>
    <message>
        <source>No file pairs sentences in %1 with those of another language</source>
        <translation>Nessun file abbina frasi in %1 a quelle di un’altra lingua</translation>
    </message>
    <message>
        <source>No pair of sentences can be learned from</source>
        <translation>Da nessuna coppia di frasi si può apprendere</translation>
    </message>
    <message>
        <source>No word of %1 occurs often enough to learn from</source>
        <translation>Nessuna parola in %1 è abbastanza frequente per apprenderne</translation>
    </message>
    <message>
        <source>Nothing says which language the vectors &quot;%1&quot; are of</source>
        <translation>Nulla indica di quale lingua sono i vettori «%1»</translation>
    </message>
    <message>
        <source>One loss over two languages takes sentence pairs of two languages, the same in every file</source>
        <translation>Una perdita su due lingue richiede coppie di frasi di due lingue, le stesse in ogni file</translation>
    </message>
    <message>
        <source>Phrase pairs are extracted from sentence pairs of two languages</source>
        <translation>Le coppie di sintagmi si estraggono da coppie di frasi di due lingue</translation>
    </message>
    <message>
        <source>Reading phrase pairs</source>
        <translation>Lettura delle coppie di sintagmi</translation>
    </message>
    <message>
        <source>Reading words</source>
        <translation>Lettura delle parole</translation>
    </message>
    <message>
        <source>Score a sample of the lines, or give weights</source>
        <translation>Valutare un campione delle righe o fornire i pesi</translation>
    </message>
    <message>
        <source>Score a sample of them, or compare candidates only, as a linking does</source>
        <translation>Valutarne un campione, oppure confrontare solo i candidati, come fa un collegamento</translation>
    </message>
    <message>
        <source>See the list of runs</source>
        <translation>Consultare l’elenco delle esecuzioni</translation>
    </message>
    <message>
        <source>Sentences to be compared in pairs must be as many on either side</source>
        <translation>Le frasi da confrontare a coppie devono essere in numero uguale da entrambi i lati</translation>
    </message>
    <message>
        <source>Solving sentences</source>
        <translation>Calcolo dei fattori delle frasi</translation>
    </message>
    <message>
        <source>Solving words</source>
        <translation>Calcolo dei fattori delle parole</translation>
    </message>
    <message>
        <source>Take a model with vectors, for instance sif</source>
        <translation>Usare un modello con vettori, per esempio sif</translation>
    </message>
    <message>
        <source>Take a stronger regularisation</source>
        <translation>Usare una regolarizzazione più forte</translation>
    </message>
    <message>
        <source>Take cmf for more languages than two, or wmf for one</source>
        <translation>Usare cmf per più di due lingue, o wmf per una</translation>
    </message>
    <message>
        <source>Take fewer sentences</source>
        <translation>Usare meno frasi</translation>
    </message>
    <message>
        <source>The factors have become too large to go on</source>
        <translation>I fattori sono diventati troppo grandi per proseguire</translation>
    </message>
    <message>
        <source>The file holds no phrase pairs</source>
        <translation>Il file non contiene coppie di sintagmi</translation>
    </message>
    <message>
        <source>The file holds no scored sentence pairs</source>
        <translation>Il file non contiene coppie di frasi valutate</translation>
    </message>
    <message>
        <source>The file holds no sentences</source>
        <translation>Il file non contiene frasi</translation>
    </message>
    <message>
        <source>The language %1 stands twice in the model</source>
        <translation>La lingua %1 compare due volte nel modello</translation>
    </message>
    <message>
        <source>The languages of a model must share one space, and these differ in dimension</source>
        <translation>Le lingue di un modello devono condividere uno spazio, e queste differiscono per dimensione</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is trained, not made of word vectors</source>
        <translation>Il metodo «%1» si addestra, non si ricava da vettori di parole</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; needs word vectors</source>
        <translation>Il metodo «%1» richiede vettori di parole</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs of sentences and has no vectors</source>
        <translation>Il modello «%1» confronta coppie di frasi e non ha vettori</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2; it reads %3</source>
        <translation>Il modello «%1» non legge %2; legge %3</translation>
    </message>
    <message>
        <source>The model knows no word of the text</source>
        <translation>Il modello non conosce alcuna parola del testo</translation>
    </message>
    <message>
        <source>The model&apos;s values do not fit its description</source>
        <translation>I valori del modello non corrispondono alla sua descrizione</translation>
    </message>
    <message>
        <source>The scores to be compared differ in number</source>
        <translation>I punteggi da confrontare sono in numero diverso</translation>
    </message>
    <message>
        <source>The sentences were not made by the classifier&apos;s model</source>
        <translation>Le frasi non provengono dal modello del classificatore</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; stands twice in a vocabulary</source>
        <translation>La parola «%1» compare due volte in un vocabolario</translation>
    </message>
    <message>
        <source>There are more different words than can be numbered</source>
        <translation>Le parole diverse sono più di quante se ne possano numerare</translation>
    </message>
    <message>
        <source>There are more pairs of words than can be numbered</source>
        <translation>Le coppie di parole sono più di quante se ne possano numerare</translation>
    </message>
    <message>
        <source>There are no sentences in %1</source>
        <translation>Non ci sono frasi in %1</translation>
    </message>
    <message>
        <source>There are no sentences to train on</source>
        <translation>Non ci sono frasi su cui addestrare</translation>
    </message>
    <message>
        <source>This objective learns from pairs of sentences, and a file holds single ones</source>
        <translation>Questo obiettivo apprende da coppie di frasi, e un file ne contiene di singole</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE, for instance pairs.tsv:en:es</source>
        <translation>Scrivere FILE:LINGUA:LINGUA, per esempio coppie.tsv:en:es</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE; paraphrases have the same language twice</source>
        <translation>Scrivere FILE:LINGUA:LINGUA; le parafrasi hanno due volte la stessa lingua</translation>
    </message>
    <message>
        <source>Writing phrase pairs</source>
        <translation>Scrittura delle coppie di sintagmi</translation>
    </message>
    <message>
        <source>a phrase is empty</source>
        <translation>un sintagma è vuoto</translation>
    </message>
    <message>
        <source>a score and two sentences separated by tabs were expected</source>
        <translation>erano previsti un punteggio e due frasi separati da tabulazioni</translation>
    </message>
    <message>
        <source>a score is no number</source>
        <translation>un punteggio non è un numero</translation>
    </message>
    <message>
        <source>a sentence is empty</source>
        <translation>una frase è vuota</translation>
    </message>
    <message>
        <source>the score is no number</source>
        <translation>il punteggio non è un numero</translation>
    </message>
    <message>
        <source>two phrases separated by &quot;|||&quot; were expected</source>
        <translation>erano previsti due sintagmi separati da «|||»</translation>
    </message>
    <message>
        <source>two phrases separated by a tab were expected</source>
        <translation>erano previsti due sintagmi separati da una tabulazione</translation>
    </message>
    <message>
        <source>two sentences separated by a tab were expected</source>
        <translation>erano previste due frasi separate da una tabulazione</translation>
    </message>
    <message>
        <source>A list that is aligned has one language</source>
        <translation>Un elenco da allineare ha una sola lingua</translation>
    </message>
    <message>
        <source>A translation memory has no pairs of one language</source>
        <translation>Una memoria di traduzione non ha coppie di una sola lingua</translation>
    </message>
    <message>
        <source>A translation memory holds both languages</source>
        <translation>Una memoria di traduzione contiene entrambe le lingue</translation>
    </message>
    <message>
        <source>A unit has more than the %1 segments allowed</source>
        <translation>Un’unità ha più dei %1 segmenti ammessi</translation>
    </message>
    <message>
        <source>Add it again from %2</source>
        <translation>Aggiungerlo di nuovo da %2</translation>
    </message>
    <message>
        <source>Add one of them again with the model of the other</source>
        <translation>Aggiungere di nuovo uno dei due con il modello dell’altro</translation>
    </message>
    <message>
        <source>Add the list again</source>
        <translation>Aggiungere di nuovo l’elenco</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Scegliere un altro modello</translation>
    </message>
    <message>
        <source>It cannot be told which language the sentences are in</source>
        <translation>Non si riconosce in quale lingua sono le frasi</translation>
    </message>
    <message>
        <source>Lists of sentences are read with a model that makes their vectors</source>
        <translation>Gli elenchi di frasi si leggono con un modello che ne produce i vettori</translation>
    </message>
    <message>
        <source>Making vectors of the sentences</source>
        <translation>Calcolo dei vettori delle frasi</translation>
    </message>
    <message>
        <source>Name it alone, as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Indicarla da sola, come FILE:LINGUA:LINGUA</translation>
    </message>
    <message>
        <source>Name one of its languages</source>
        <translation>Indicare una delle sue lingue</translation>
    </message>
    <message>
        <source>Name the language</source>
        <translation>Indicare la lingua</translation>
    </message>
    <message>
        <source>Name two of its languages</source>
        <translation>Indicare due delle sue lingue</translation>
    </message>
    <message>
        <source>No unit of the translation memory has the languages asked for; those that it has are %1</source>
        <translation>Nessuna unità della memoria di traduzione ha le lingue richieste; quelle presenti sono %1</translation>
    </message>
    <message>
        <source>Opening the list</source>
        <translation>Apertura dell’elenco</translation>
    </message>
    <message>
        <source>Reading the translation memory</source>
        <translation>Lettura della memoria di traduzione</translation>
    </message>
    <message>
        <source>See its lists, or name a file as FILE:LANGUAGE</source>
        <translation>Consultarne gli elenchi o indicare un file come FILE:LINGUA</translation>
    </message>
    <message>
        <source>The file has more than the %1 languages allowed</source>
        <translation>Il file ha più delle %1 lingue ammesse</translation>
    </message>
    <message>
        <source>The file has too many lines</source>
        <translation>Il file ha troppe righe</translation>
    </message>
    <message>
        <source>The file is XML, but no translation memory (TMX)</source>
        <translation>Il file è XML, ma non una memoria di traduzione (TMX)</translation>
    </message>
    <message>
        <source>The file of the list %1 is another one&apos;s</source>
        <translation>Il file dell’elenco %1 appartiene a un altro</translation>
    </message>
    <message>
        <source>The file of the list %1 is missing</source>
        <translation>Manca il file dell’elenco %1</translation>
    </message>
    <message>
        <source>The list %1 has vectors of another version of the model &quot;%2&quot;</source>
        <translation>L’elenco %1 ha vettori di un’altra versione del modello «%2»</translation>
    </message>
    <message>
        <source>The list has no sentences in %1</source>
        <translation>L’elenco non ha frasi in %1</translation>
    </message>
    <message>
        <source>The list of sentences does not say which model made its vectors</source>
        <translation>L’elenco di frasi non dice quale modello ne ha prodotto i vettori</translation>
    </message>
    <message>
        <source>The list of sentences is damaged</source>
        <translation>L’elenco di frasi è danneggiato</translation>
    </message>
    <message>
        <source>The list was written by another version of Crossgloss or on another kind of machine</source>
        <translation>L’elenco è stato scritto da un’altra versione di Crossgloss o su un altro tipo di macchina</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs alone and makes no vectors of sentences</source>
        <translation>Il modello «%1» confronta solo coppie e non produce vettori di frasi</translation>
    </message>
    <message>
        <source>The stored search belongs to other vectors or to another processor</source>
        <translation>La ricerca memorizzata appartiene ad altri vettori o a un altro processore</translation>
    </message>
    <message>
        <source>The translation memory has no segments in %1; its languages are %2</source>
        <translation>La memoria di traduzione non ha segmenti in %1; le sue lingue sono %2</translation>
    </message>
    <message>
        <source>The unit has no text in the languages asked for</source>
        <translation>L’unità non ha testo nelle lingue richieste</translation>
    </message>
    <message>
        <source>The vectors of the two lists were made by different models</source>
        <translation>I vettori dei due elenchi sono stati prodotti da modelli diversi</translation>
    </message>
    <message>
        <source>The workspace has no list of sentences named %1</source>
        <translation>L’area di lavoro non ha alcun elenco di frasi di nome %1</translation>
    </message>
    <message>
        <source>There are not as many vectors as sentences</source>
        <translation>I vettori non sono tanti quante le frasi</translation>
    </message>
    <message>
        <source>This is not a list of sentences written by Crossgloss</source>
        <translation>Questo non è un elenco di frasi scritto da Crossgloss</translation>
    </message>
    <message>
        <source>Use the Compare page, or the command sentence-lists add</source>
        <translation>Usare la pagina Confronta o il comando sentence-lists add</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>Scrittura delle coppie</translation>
    </message>
    <message>
        <source>Writing the list</source>
        <translation>Scrittura dell’elenco</translation>
    </message>
    <message>
        <source>longer than the %1 bytes that a sentence may have</source>
        <translation>supera i %1 byte ammessi per una frase</translation>
    </message>
    <message>
        <source>no language has the code &quot;%1&quot;</source>
        <translation>nessuna lingua ha il codice «%1»</translation>
    </message>
    <message>
        <source>the segment does not say its language</source>
        <translation>il segmento non dice la propria lingua</translation>
    </message>
    <message>
        <source>the segment is longer than the %1 bytes allowed</source>
        <translation>il segmento supera i %1 byte ammessi</translation>
    </message>
    <message>
        <source>%1 scored pairs are too few to learn weights from</source>
        <translation>%1 coppie valutate sono troppo poche per apprenderne i pesi</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a training, or its value cannot be used</source>
        <translation>«%1» non è un’impostazione di addestramento, o il suo valore non è utilizzabile</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of sentences, phrases and paraphrases</source>
        <translation>«%1» non è né sentences, né phrases, né paraphrases</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=MODEL</source>
        <translation>«%1» non è nella forma NOME=MODELLO</translation>
    </message>
    <message>
        <source>A file of labelled texts has one language</source>
        <translation>Un file di testi con classi ha una sola lingua</translation>
    </message>
    <message>
        <source>A fused model cannot be a part of another one</source>
        <translation>Un modello fuso non può essere parte di un altro</translation>
    </message>
    <message>
        <source>Are the languages right, and do higher scores mean more alike?</source>
        <translation>Le lingue sono giuste, e punteggi più alti significano più simili?</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>Confronto dei modelli</translation>
    </message>
    <message>
        <source>Comparing with the test</source>
        <translation>Confronto con il test</translation>
    </message>
    <message>
        <source>Fuse its parts with the others</source>
        <translation>Fonderne le parti con gli altri</translation>
    </message>
    <message>
        <source>Fuse the models anew</source>
        <translation>Fondere di nuovo i modelli</translation>
    </message>
    <message>
        <source>Lists of scores must be as long as each other, and two at least</source>
        <translation>Le liste di punteggi devono essere della stessa lunghezza, e contenerne almeno due</translation>
    </message>
    <message>
        <source>No model follows the scores of the pairs</source>
        <translation>Nessun modello segue i punteggi delle coppie</translation>
    </message>
    <message>
        <source>No two phrases share a translation that is likely enough</source>
        <translation>Non ci sono due sintagmi con una traduzione comune abbastanza probabile</translation>
    </message>
    <message>
        <source>Only models in files, the pack and n-grams of characters can be fused, and &quot;%1&quot; is none</source>
        <translation>Si possono fondere solo modelli in file, il pacchetto e gli n-grammi di caratteri, e «%1» non è fra questi</translation>
    </message>
    <message>
        <source>Phrases are extracted from sentences of the same two languages</source>
        <translation>I sintagmi si estraggono da frasi delle stesse due lingue</translation>
    </message>
    <message>
        <source>Put it back, or fuse the models anew</source>
        <translation>Rimetterlo al suo posto o fondere di nuovo i modelli</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Settings are distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate and start_deviation</source>
        <translation>Le impostazioni sono distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate e start_deviation</translation>
    </message>
    <message>
        <source>Settings of a training are a JSON object</source>
        <translation>Le impostazioni di un addestramento sono un oggetto JSON</translation>
    </message>
    <message>
        <source>The file is no JSON object</source>
        <translation>Il file non è un oggetto JSON</translation>
    </message>
    <message>
        <source>The file of a fused model cannot be understood</source>
        <translation>Il file di un modello fuso non è comprensibile</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; scores pairs only and has no vectors to search in</source>
        <translation>Il metodo «%1» valuta solo coppie e non ha vettori in cui cercare</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not the one that was fused</source>
        <translation>Il modello «%1» non è quello che è stato fuso</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot;, a part of this fused one, is not there</source>
        <translation>Manca il modello «%1», parte di questo modello fuso</translation>
    </message>
    <message>
        <source>The weight of the model &quot;%1&quot; is not positive</source>
        <translation>Il peso del modello «%1» non è positivo</translation>
    </message>
    <message>
        <source>There are no sentences to extract phrases from</source>
        <translation>Non ci sono frasi da cui estrarre sintagmi</translation>
    </message>
    <message>
        <source>There is no language that all models of a fused one read</source>
        <translation>Non c’è una lingua letta da tutti i modelli di un modello fuso</translation>
    </message>
    <message>
        <source>There is no model named &quot;%1&quot; among those compared</source>
        <translation>Fra i modelli confrontati non ce n’è uno di nome «%1»</translation>
    </message>
    <message>
        <source>There is no model to fuse</source>
        <translation>Non ci sono modelli da fondere</translation>
    </message>
    <message>
        <source>There is nothing to compare</source>
        <translation>Non c’è nulla da confrontare</translation>
    </message>
    <message>
        <source>Train a model on sentences first</source>
        <translation>Addestrare prima un modello su frasi</translation>
    </message>
    <message>
        <source>Two files that are to be crossed differ in a line&apos;s score</source>
        <translation>Due file da incrociare differiscono per il punteggio di una riga</translation>
    </message>
    <message>
        <source>Two models at least are needed to fuse</source>
        <translation>Per la fusione servono almeno due modelli</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>delle virgolette non vengono chiuse</translation>
    </message>
    <message>
        <source>%1 points are too few to compare %2 neighbours of each</source>
        <translation>%1 punti sono troppo pochi per confrontare %2 vicini di ciascuno</translation>
    </message>
    <message>
        <source>A value is not a finite number</source>
        <translation>Un valore non è un numero finito</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>Confronto dei vicini</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>Componenti principali</translation>
    </message>
    <message>
        <source>The layout has another number of points than the space</source>
        <translation>La disposizione ha un numero di punti diverso da quello dello spazio</translation>
    </message>
    <message>
        <source>The vectors hold none of the words</source>
        <translation>I vettori non contengono nessuna delle parole</translation>
    </message>
    <message>
        <source>There is nothing to project</source>
        <translation>Non c’è nulla da proiettare</translation>
    </message>
    <message>
        <source>A distance between points is not a finite number</source>
        <translation>Una distanza fra punti non è un numero finito</translation>
    </message>
    <message>
        <source>A layout is written as .csv, .svg or .png</source>
        <translation>Una disposizione si scrive come .csv, .svg o .png</translation>
    </message>
    <message>
        <source>A neighbour is not in the layout</source>
        <translation>Un vicino non è nella disposizione</translation>
    </message>
    <message>
        <source>A place in the layout is not a finite number</source>
        <translation>Una posizione della disposizione non è un numero finito</translation>
    </message>
    <message>
        <source>A value of a vector is not a finite number</source>
        <translation>Un valore di un vettore non è un numero finito</translation>
    </message>
    <message>
        <source>Before the map the spaces have %1 and %2 dimensions: they share no plane</source>
        <translation>Prima della trasformazione gli spazi hanno %1 e %2 dimensioni: non condividono alcun piano</translation>
    </message>
    <message>
        <source>Both axes need a formula</source>
        <translation>Entrambi gli assi richiedono una formula</translation>
    </message>
    <message>
        <source>Checking the translations</source>
        <translation>Controllo delle traduzioni</translation>
    </message>
    <message>
        <source>Clusters by k-means</source>
        <translation>Cluster con k-means</translation>
    </message>
    <message>
        <source>Density of the layout</source>
        <translation>Densità della disposizione</translation>
    </message>
    <message>
        <source>Eigenvectors of the graph</source>
        <translation>Autovettori del grafo</translation>
    </message>
    <message>
        <source>Finding the neighbours</source>
        <translation>Ricerca dei vicini</translation>
    </message>
    <message>
        <source>First centres of clusters</source>
        <translation>Primi centri dei cluster</translation>
    </message>
    <message>
        <source>Hubs are measured among the points of one or two languages</source>
        <translation>Gli hub si misurano fra i punti di una o due lingue</translation>
    </message>
    <message>
        <source>Judging the layout</source>
        <translation>Valutazione della disposizione</translation>
    </message>
    <message>
        <source>Lay the points out anew</source>
        <translation>Disporre di nuovo i punti</translation>
    </message>
    <message>
        <source>Lay them out anew</source>
        <translation>Disporli di nuovo</translation>
    </message>
    <message>
        <source>Laying the points out</source>
        <translation>Disposizione dei punti</translation>
    </message>
    <message>
        <source>Layout by UMAP</source>
        <translation>Disposizione con UMAP</translation>
    </message>
    <message>
        <source>Measuring the divergence</source>
        <translation>Misura della divergenza</translation>
    </message>
    <message>
        <source>Name the map, or leave out the layout before it</source>
        <translation>Indicare la trasformazione o tralasciare la disposizione precedente a essa</translation>
    </message>
    <message>
        <source>One or two languages are laid out at a time</source>
        <translation>Si dispongono una o due lingue alla volta</translation>
    </message>
    <message>
        <source>Perplexity and exaggeration are at least 1, iterations at least 0</source>
        <translation>Perplessità ed esagerazione sono almeno 1, le iterazioni almeno 0</translation>
    </message>
    <message>
        <source>Reading the vectors</source>
        <translation>Lettura dei vettori</translation>
    </message>
    <message>
        <source>The layout %1 is damaged</source>
        <translation>La disposizione %1 è danneggiata</translation>
    </message>
    <message>
        <source>The layouts have different numbers of points</source>
        <translation>Le disposizioni hanno numeri di punti diversi</translation>
    </message>
    <message>
        <source>The learning rate must be positive, and the repulsion not negative</source>
        <translation>Il tasso di apprendimento deve essere positivo e la repulsione non negativa</translation>
    </message>
    <message>
        <source>The minimum distance of points must lie between 0 and their spread</source>
        <translation>La distanza minima fra i punti deve essere compresa fra 0 e la loro estensione</translation>
    </message>
    <message>
        <source>The pack has no words of %1</source>
        <translation>Il pacchetto non ha parole in %1</translation>
    </message>
    <message>
        <source>The picture cannot be drawn: %1</source>
        <translation>Impossibile disegnare l’immagine: %1</translation>
    </message>
    <message>
        <source>The start of the layout has another number of points</source>
        <translation>L’inizio della disposizione ha un altro numero di punti</translation>
    </message>
    <message>
        <source>The vectors that were laid out are not the same any more</source>
        <translation>I vettori disposti non sono più gli stessi</translation>
    </message>
    <message>
        <source>The workspace has no layout named %1</source>
        <translation>L’area di lavoro non ha alcuna disposizione di nome %1</translation>
    </message>
    <message>
        <source>There are no points to cluster</source>
        <translation>Non ci sono punti da raggruppare</translation>
    </message>
    <message>
        <source>There is nothing to be laid out</source>
        <translation>Non c’è nulla da disporre</translation>
    </message>
    <message>
        <source>Weighing neighbours</source>
        <translation>Ponderazione dei vicini</translation>
    </message>
    <message>
        <source>Weighing the neighbours</source>
        <translation>Ponderazione dei vicini</translation>
    </message>
    <message>
        <source>Without a map there is nothing before it</source>
        <translation>Senza trasformazione non c’è nulla prima di essa</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong into this formula</source>
        <translation>«%1» non è ammesso in questa formula</translation>
    </message>
    <message>
        <source>A formula compares two classes, not more</source>
        <translation>Una formula confronta due classi, non di più</translation>
    </message>
    <message>
        <source>A quote in the formula is not closed</source>
        <translation>Nella formula delle virgolette non vengono chiuse</translation>
    </message>
    <message>
        <source>A word is missing at the end of the formula</source>
        <translation>Alla fine della formula manca una parola</translation>
    </message>
    <message>
        <source>A word is missing before &quot;%1&quot;</source>
        <translation>Prima di «%1» manca una parola</translation>
    </message>
    <message>
        <source>Put quotes around words with spaces.</source>
        <translation>Mettere fra virgolette le parole con spazi.</translation>
    </message>
    <message>
        <source>The directions have another number of values than the space</source>
        <translation>Le direzioni hanno un numero di valori diverso da quello dello spazio</translation>
    </message>
    <message>
        <source>The formula is empty</source>
        <translation>La formula è vuota</translation>
    </message>
    <message>
        <source>The space does not have the word &quot;%1&quot;</source>
        <translation>Lo spazio non ha la parola «%1»</translation>
    </message>
    <message>
        <source>The words of the formula cancel out, so that it has no direction</source>
        <translation>Le parole della formula si annullano a vicenda, così che non ha direzione</translation>
    </message>
    <message>
        <source>There is no sign between &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>Fra «%1» e «%2» non c’è alcun segno</translation>
    </message>
    <message>
        <source>There is nothing between two quotes of the formula</source>
        <translation>Nella formula non c’è nulla fra due virgolette</translation>
    </message>
    <message>
        <source>Write classes as a, b | c, d.</source>
        <translation>Scrivere le classi come a, b | c, d.</translation>
    </message>
    <message>
        <source>Write king - man + woman, or classes as a, b | c, d.</source>
        <translation>Scrivere re - uomo + donna, oppure classi come a, b | c, d.</translation>
    </message>
    <message>
        <source>Write words with signs between, such as king - man + woman.</source>
        <translation>Scrivere parole separate da segni, come re - uomo + donna.</translation>
    </message>
    <message>
        <source>Choose a run of the command glosses, or compare glosses anew</source>
        <translation>Scegliere un’esecuzione del comando glosses o confrontare di nuovo le glosse</translation>
    </message>
    <message>
        <source>Run %1 keeps no glosses</source>
        <translation>L’esecuzione %1 non conserva glosse</translation>
    </message>
    <message>
        <source>A bag of words has no layers for dropout to stand between</source>
        <translation>Un bag of words non ha strati fra cui porre il dropout</translation>
    </message>
    <message>
        <source>A bag of words has no rows to pool</source>
        <translation>Un bag of words non ha righe su cui fare pooling</translation>
    </message>
    <message>
        <source>A bidirectional GRU has read but one word backwards at the last one</source>
        <translation>Una GRU bidirezionale, all’ultima parola, ne ha letta a ritroso una soltanto</translation>
    </message>
    <message>
        <source>Leave dropout out, or take another encoder</source>
        <translation>Omettere il dropout o usare un altro encoder</translation>
    </message>
    <message>
        <source>Leave the pooling out, or take another encoder</source>
        <translation>Omettere il pooling o usare un altro encoder</translation>
    </message>
    <message>
        <source>Take a kernel of 1 to 64 words and a max-pooling over 1 to 64 rows</source>
        <translation>Usare un kernel da 1 a 64 parole e un max-pooling su 1–64 righe</translation>
    </message>
    <message>
        <source>Take the pooling ends, mean or max</source>
        <translation>Usare il pooling ends, mean o max</translation>
    </message>
    <message>
        <source>Take the pooling last, mean or max</source>
        <translation>Usare il pooling last, mean o max</translation>
    </message>
    <message>
        <source>The clipping must not be negative, the fall of the learning rate lies between 0 and 1, dropout from 0 to below 1</source>
        <translation>Il clipping non deve essere negativo, il calo del tasso di apprendimento è compreso fra 0 e 1, il dropout va da 0 a meno di 1</translation>
    </message>
    <message>
        <source>The convolution&apos;s sizes cannot be used</source>
        <translation>Le dimensioni della convoluzione non sono utilizzabili</translation>
    </message>
    <message>
        <source>The pooling of both ends is for the bidirectional GRU alone</source>
        <translation>Il pooling delle due estremità vale solo per la GRU bidirezionale</translation>
    </message>
    <message>
        <source>The settings of the steps cannot be used</source>
        <translation>Le impostazioni dei passi non sono utilizzabili</translation>
    </message>
    <message>
        <source>%1 columns separated by tabs were expected, found %2</source>
        <translation>erano previste %1 colonne separate da tabulazioni, trovate %2</translation>
    </message>
    <message>
        <source>%1 is neither a dictionary nor a wordnet</source>
        <translation>%1 non è né un dizionario né un wordnet</translation>
    </message>
    <message>
        <source>A line is to be label, tab, sentence, tab, sentence</source>
        <translation>Una riga deve essere classe, tabulazione, frase, tabulazione, frase</translation>
    </message>
    <message>
        <source>A sentence is empty</source>
        <translation>Una frase è vuota</translation>
    </message>
    <message>
        <source>A sentence is not UTF-8</source>
        <translation>Una frase non è in UTF-8</translation>
    </message>
    <message>
        <source>A set of this kind is of two languages</source>
        <translation>Un set di questo tipo è di due lingue</translation>
    </message>
    <message>
        <source>Aligning senses</source>
        <translation>Allineamento delle accezioni</translation>
    </message>
    <message>
        <source>Comparing definitions</source>
        <translation>Confronto delle definizioni</translation>
    </message>
    <message>
        <source>Exclude a smaller set</source>
        <translation>Escludere un set più piccolo</translation>
    </message>
    <message>
        <source>Import dictionaries that define words of both languages, or take other vectors</source>
        <translation>Importare dizionari che definiscano parole di entrambe le lingue o usare altri vettori</translation>
    </message>
    <message>
        <source>Import dictionaries that translate between them, or join definitions with translations</source>
        <translation>Importare dizionari che traducano fra le due, oppure unire definizioni e traduzioni</translation>
    </message>
    <message>
        <source>Import dictionaries, or name others</source>
        <translation>Importare dizionari o indicarne altri</translation>
    </message>
    <message>
        <source>Joining definitions with translations</source>
        <translation>Unione di definizioni e traduzioni</translation>
    </message>
    <message>
        <source>Labelled pairs are one file and two languages</source>
        <translation>Le coppie con classi sono un file e due lingue</translation>
    </message>
    <message>
        <source>Make the paraphrase set first, and have the other one exclude it</source>
        <translation>Creare prima il set di parafrasi e farlo escludere dall’altro</translation>
    </message>
    <message>
        <source>Name a model of &quot;train&quot;, or vectors of both languages</source>
        <translation>Indicare un modello di «train» o i vettori di entrambe le lingue</translation>
    </message>
    <message>
        <source>Name it as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Indicarlo come FILE:LINGUA:LINGUA</translation>
    </message>
    <message>
        <source>Name the folder that &quot;dataset&quot; wrote</source>
        <translation>Indicare la cartella scritta da «dataset»</translation>
    </message>
    <message>
        <source>No dictionary of the workspace defines words of %1 or %2 in their own language</source>
        <translation>Nessun dizionario dell’area di lavoro definisce parole in %1 o in %2 nella loro stessa lingua</translation>
    </message>
    <message>
        <source>No dictionary of the workspace translates between %1 and %2</source>
        <translation>Nessun dizionario dell’area di lavoro traduce fra %1 e %2</translation>
    </message>
    <message>
        <source>No pair can be trained on: the vectors have no word of them</source>
        <translation>Nessuna coppia è utilizzabile per l’addestramento: i vettori non hanno nessuna delle loro parole</translation>
    </message>
    <message>
        <source>No two definitions of %1 and %2 can be paired: %3 are aligned, %4 of them have a vector, %5 are excluded</source>
        <translation>Non si possono abbinare due definizioni in %1 e in %2: %3 sono allineate, %4 di queste hanno un vettore, %5 sono escluse</translation>
    </message>
    <message>
        <source>Reading dictionary entries</source>
        <translation>Lettura delle voci di dizionario</translation>
    </message>
    <message>
        <source>Reading labelled pairs</source>
        <translation>Lettura delle coppie con classi</translation>
    </message>
    <message>
        <source>Reading what is to be left out</source>
        <translation>Lettura di ciò che va escluso</translation>
    </message>
    <message>
        <source>Sizes, epochs and learning rate must be positive</source>
        <translation>Dimensioni, epoche e tasso di apprendimento devono essere positivi</translation>
    </message>
    <message>
        <source>Take bow, cnn, gru, bigru, att or abcnn</source>
        <translation>Usare bow, cnn, gru, bigru, att o abcnn</translation>
    </message>
    <message>
        <source>Take vectors of these languages</source>
        <translation>Usare vettori di queste lingue</translation>
    </message>
    <message>
        <source>The dictionaries have no word of %1 or %2 with a definition in the other language</source>
        <translation>I dizionari non hanno alcuna parola in %1 o in %2 con una definizione nell’altra lingua</translation>
    </message>
    <message>
        <source>The label is neither 1 (the sentences say the same) nor 0</source>
        <translation>La classe non è né 1 (le frasi dicono la stessa cosa) né 0</translation>
    </message>
    <message>
        <source>The line has not three fields</source>
        <translation>La riga non ha tre campi</translation>
    </message>
    <message>
        <source>The sizes of the encoder cannot be used</source>
        <translation>Le dimensioni dell’encoder non sono utilizzabili</translation>
    </message>
    <message>
        <source>There are neither a trained encoder nor word vectors</source>
        <translation>Non ci sono né un encoder addestrato né vettori di parole</translation>
    </message>
    <message>
        <source>There is no encoder &quot;%1&quot;</source>
        <translation>Non esiste l’encoder «%1»</translation>
    </message>
    <message>
        <source>This is not the report of a data set that this program made</source>
        <translation>Questo non è il rapporto di un set di dati creato da questo programma</translation>
    </message>
    <message>
        <source>%1 GiB of memory are needed for %2 words of %3 dimensions, of which %4 GiB are free</source>
        <translation>Servono %1 GiB di memoria per %2 parole di %3 dimensioni, di cui %4 GiB sono liberi</translation>
    </message>
    <message>
        <source>%1 is no number of buckets for n-grams</source>
        <translation>%1 non è un numero valido di bucket per gli n-grammi</translation>
    </message>
    <message>
        <source>%1 is no number of epochs</source>
        <translation>%1 non è un numero valido di epoche</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method for word vectors</source>
        <translation>«%1» non è un metodo per vettori di parole</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=VALUE</source>
        <translation>«%1» non è nella forma NOME=VALORE</translation>
    </message>
    <message>
        <source>A window has 1 to %1 words on either side, not %2</source>
        <translation>Una finestra ha da 1 a %1 parole per lato, non %2</translation>
    </message>
    <message>
        <source>BilBOWA knows no character n-grams</source>
        <translation>BilBOWA non conosce n-grammi di caratteri</translation>
    </message>
    <message>
        <source>BilBOWA needs parallel sentences</source>
        <translation>BilBOWA richiede frasi parallele</translation>
    </message>
    <message>
        <source>BilBOWA needs texts of two languages</source>
        <translation>BilBOWA richiede testi di due lingue</translation>
    </message>
    <message>
        <source>Character n-grams of %1 to %2 characters are not possible</source>
        <translation>Non sono possibili n-grammi da %1 a %2 caratteri</translation>
    </message>
    <message>
        <source>Check that the languages of the texts and of the vectors are the right ones</source>
        <translation>Controllare che le lingue dei testi e dei vettori siano quelle giuste</translation>
    </message>
    <message>
        <source>Each direction needs one file to train on and one to test</source>
        <translation>Ogni direzione richiede un file per l’addestramento e uno per il test</translation>
    </message>
    <message>
        <source>Encoding the training definitions</source>
        <translation>Codifica delle definizioni di addestramento</translation>
    </message>
    <message>
        <source>Expected: UTF-8 text, a sentence or paragraph a line</source>
        <translation>Previsto: testo UTF-8, una frase o un paragrafo per riga</translation>
    </message>
    <message>
        <source>Give --language once for all texts, or once for each</source>
        <translation>Indicare --language una volta per tutti i testi o una volta per ciascuno</translation>
    </message>
    <message>
        <source>Give --out once for each language, in the order of the languages</source>
        <translation>Indicare --out una volta per lingua, nell’ordine delle lingue</translation>
    </message>
    <message>
        <source>Give more text or lower the minimum count</source>
        <translation>Fornire più testo o abbassare la frequenza minima</translation>
    </message>
    <message>
        <source>Joint training has no texts and no parallel sentences to learn from</source>
        <translation>L’addestramento congiunto non ha testi né frasi parallele da cui apprendere</translation>
    </message>
    <message>
        <source>Joint training has the objective l2, without dropout and clipping</source>
        <translation>L’addestramento congiunto ha l’obiettivo l2, senza dropout e senza clipping</translation>
    </message>
    <message>
        <source>Joint training takes texts of one or two languages</source>
        <translation>L’addestramento congiunto usa testi di una o due lingue</translation>
    </message>
    <message>
        <source>Known: skipgram, cbow, bilbowa</source>
        <translation>Noti: skipgram, cbow, bilbowa</translation>
    </message>
    <message>
        <source>Learning word vectors</source>
        <translation>Apprendimento dei vettori di parole</translation>
    </message>
    <message>
        <source>Lower the learning rate</source>
        <translation>Abbassare il tasso di apprendimento</translation>
    </message>
    <message>
        <source>Name some, or take the strategy multitask</source>
        <translation>Indicarne alcune o usare la strategia multitask</translation>
    </message>
    <message>
        <source>No pair of the parallel sentences has words with vectors on both sides</source>
        <translation>Nessuna coppia delle frasi parallele ha parole con vettori da entrambi i lati</translation>
    </message>
    <message>
        <source>No sentence of the text has two words with vectors (%1)</source>
        <translation>Nessuna frase del testo ha due parole con vettori (%1)</translation>
    </message>
    <message>
        <source>No word occurs %1 times in the text</source>
        <translation>Nessuna parola compare %1 volte nel testo</translation>
    </message>
    <message>
        <source>No word of the description has a vector</source>
        <translation>Nessuna parola della descrizione ha un vettore</translation>
    </message>
    <message>
        <source>Only one word occurs %1 times in the text</source>
        <translation>Una sola parola compare %1 volte nel testo</translation>
    </message>
    <message>
        <source>Parallel sentences are for BilBOWA alone</source>
        <translation>Le frasi parallele servono solo a BilBOWA</translation>
    </message>
    <message>
        <source>Raise the minimum count, or take fewer dimensions or buckets</source>
        <translation>Alzare la frequenza minima o usare meno dimensioni o meno bucket</translation>
    </message>
    <message>
        <source>Take 3 to 6, or none</source>
        <translation>Usare da 3 a 6, o nessuno</translation>
    </message>
    <message>
        <source>Test and training are of different languages</source>
        <translation>Test e addestramento sono di lingue diverse</translation>
    </message>
    <message>
        <source>The experiment has no rows or no seeds</source>
        <translation>L’esperimento non ha righe o non ha semi</translation>
    </message>
    <message>
        <source>The learning rate, the threshold of frequent words and the weight of the alignment are numbers that are not negative</source>
        <translation>Il tasso di apprendimento, la soglia delle parole frequenti e il peso dell’allineamento sono numeri non negativi</translation>
    </message>
    <message>
        <source>The name of the vectors ends in neither .vec nor .bin</source>
        <translation>Il nome dei vettori non finisce né in .vec né in .bin</translation>
    </message>
    <message>
        <source>The parallel sentences are not in the languages of the texts</source>
        <translation>Le frasi parallele non sono nelle lingue dei testi</translation>
    </message>
    <message>
        <source>The parallel sentences have none of the words of the texts</source>
        <translation>Le frasi parallele non hanno nessuna delle parole dei testi</translation>
    </message>
    <message>
        <source>The vectors ran away: values are not numbers any more</source>
        <translation>I vettori sono andati in divergenza: i valori non sono più numeri</translation>
    </message>
    <message>
        <source>There are %1 languages and %2 files for their vectors</source>
        <translation>Ci sono %1 lingue e %2 file per i loro vettori</translation>
    </message>
    <message>
        <source>There are %1 texts and %2 languages</source>
        <translation>Ci sono %1 testi e %2 lingue</translation>
    </message>
    <message>
        <source>There are 1 to %1 negatives, not %2</source>
        <translation>I negativi vanno da 1 a %1, non %2</translation>
    </message>
    <message>
        <source>There are no vectors of %1</source>
        <translation>Non ci sono vettori per %1</translation>
    </message>
    <message>
        <source>There are no words in the text</source>
        <translation>Nel testo non ci sono parole</translation>
    </message>
    <message>
        <source>There are no words to draw negatives from</source>
        <translation>Non ci sono parole da cui estrarre negativi</translation>
    </message>
    <message>
        <source>There is no file for the vectors of %1</source>
        <translation>Non c’è un file per i vettori di %1</translation>
    </message>
    <message>
        <source>There is no text in %1</source>
        <translation>Non c’è testo in %1</translation>
    </message>
    <message>
        <source>This is no plain text</source>
        <translation>Questo non è testo semplice</translation>
    </message>
    <message>
        <source>Two languages in one space: BilBOWA, or align both afterwards</source>
        <translation>Due lingue in uno spazio: usare BilBOWA, oppure allinearle in seguito</translation>
    </message>
    <message>
        <source>Two languages would be written into one file</source>
        <translation>Due lingue verrebbero scritte in uno stesso file</translation>
    </message>
    <message>
        <source>Word vectors are learned for one language at a time</source>
        <translation>I vettori di parole si apprendono per una lingua alla volta</translation>
    </message>
    <message>
        <source>Word vectors have 1 to %1 dimensions, not %2</source>
        <translation>I vettori di parole hanno da 1 a %1 dimensioni, non %2</translation>
    </message>
    <message>
        <source>Remove it from the list, or make it available again</source>
        <translation>Rimuoverla dall’elenco o renderla di nuovo disponibile</translation>
    </message>
    <message>
        <source>The folder of dictionaries cannot be read</source>
        <translation>Impossibile leggere la cartella dei dizionari</translation>
    </message>
    <message>
        <source>Dictionary encoders are ranked by nearest neighbours, inverted softmax or CSLS</source>
        <translation>Gli encoder di definizioni ordinano per vicini più prossimi, softmax invertita o CSLS</translation>
    </message>
    <message>
        <source>No training definition of these languages can be read, and the hubness of words is measured by them</source>
        <translation>Non si può leggere nessuna definizione di addestramento di queste lingue, con cui si misura la hubness delle parole</translation>
    </message>
    <message>
        <source>Packs are scored by nearest neighbours alone</source>
        <translation>I pacchetti si valutano solo per vicini più prossimi</translation>
    </message>
    <message>
        <source>The translation memory holds several languages: %1</source>
        <translation>La memoria di traduzione contiene più lingue: %1</translation>
    </message>
    <message>
        <source>%1 is no part of speech</source>
        <translation>%1 non è una parte del discorso</translation>
    </message>
    <message>
        <source>A database is a plain file, and no link to one</source>
        <translation>Una base di dati è un file normale, non un collegamento a un file</translation>
    </message>
    <message>
        <source>A database of the backup is not as this program makes it (%1)</source>
        <translation>Una base di dati del backup non è come la crea questo programma (%1)</translation>
    </message>
    <message>
        <source>A folder of the workspace cannot be made</source>
        <translation>Una cartella dell&apos;area di lavoro non può essere creata</translation>
    </message>
    <message>
        <source>A link, or what is no plain file or folder, stands in the workspace and is not followed</source>
        <translation>Nell&apos;area di lavoro c&apos;è un collegamento, o qualcosa che non è né file né cartella; non viene seguito</translation>
    </message>
    <message>
        <source>A workspace has no database named %1</source>
        <translation>Un&apos;area di lavoro non ha una base di dati di nome %1</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup that you made yourself</source>
        <translation>Nulla è stato cambiato; usa un backup fatto da te</translation>
    </message>
    <message>
        <source>Nothing was read or changed there; restore a backup, or remove what names it</source>
        <translation>Lì nulla è stato letto o cambiato; ripristina un backup o rimuovi ciò che lo nomina</translation>
    </message>
    <message>
        <source>Put the file itself in its place; the whole workspace may lie behind a link</source>
        <translation>Metti il file stesso al suo posto; l&apos;intera area di lavoro può trovarsi dietro un collegamento</translation>
    </message>
    <message>
        <source>Put the file or folder itself in its place; the whole workspace may lie behind a link</source>
        <translation>Metti il file o la cartella al suo posto; l&apos;intera area di lavoro può trovarsi dietro un collegamento</translation>
    </message>
    <message>
        <source>Remove the list, or restore a backup</source>
        <translation>Rimuovi la lista o ripristina un backup</translation>
    </message>
    <message>
        <source>Repair the workspace: tables are made anew, and what is in them is kept</source>
        <translation>Ripara l&apos;area di lavoro: le tabelle vengono ricreate e il loro contenuto resta</translation>
    </message>
    <message>
        <source>The database is not as this program makes it (%1)</source>
        <translation>La base di dati non è come la crea questo programma (%1)</translation>
    </message>
    <message>
        <source>The descriptions of a language hold more than %1 different words</source>
        <translation>Le descrizioni di una lingua contengono più di %1 parole diverse</translation>
    </message>
    <message>
        <source>The folder holds no entries (*.tsv)</source>
        <translation>La cartella non contiene voci (*.tsv)</translation>
    </message>
    <message>
        <source>The journal of the database names a file outside of it</source>
        <translation>Il journal della base di dati nomina un file esterno</translation>
    </message>
    <message>
        <source>The list %1 names a file that does not lie in the workspace</source>
        <translation>La lista %1 nomina un file che non si trova nell&apos;area di lavoro</translation>
    </message>
    <message>
        <source>The program writes no such journals: take it away if the workspace is not yours</source>
        <translation>Il programma non scrive journal di questo tipo: toglilo se l&apos;area di lavoro non è tua</translation>
    </message>
    <message>
        <source>The vocabulary cannot be read: %1</source>
        <translation>Il vocabolario non può essere letto: %1</translation>
    </message>
    <message>
        <source>The workspace names a file that is not its own: %1</source>
        <translation>L&apos;area di lavoro nomina un file che non è suo: %1</translation>
    </message>
    <message>
        <source>an entry has %1 columns, this line %2</source>
        <translation>una voce ha %1 colonne, questa riga %2</translation>
    </message>
    <message>
        <source>the entry has no word or no description in %1</source>
        <translation>alla voce manca una parola o una descrizione in %1</translation>
    </message>
    <message>
        <source>the vocabulary of meanings belongs to another pack</source>
        <translation>il vocabolario dei significati appartiene a un altro pacchetto</translation>
    </message>
    <message>
        <source>the vocabulary of meanings is damaged (%1)</source>
        <translation>il vocabolario dei significati è danneggiato (%1)</translation>
    </message>
    <message>
        <source>A description has more than %1 words: %2</source>
        <translation>Una descrizione ha più di %1 parole: %2</translation>
    </message>
    <message>
        <source>A line of this file looks like this, with tabs between: %1</source>
        <translation>Una riga di questo file è fatta così, con tabulazioni in mezzo: %1</translation>
    </message>
    <message>
        <source>A vocabulary holds at most %1 meanings</source>
        <translation>Un vocabolario contiene al massimo %1 significati</translation>
    </message>
    <message>
        <source>Learning to tell meanings by descriptions</source>
        <translation>Apprendimento dei significati dalle descrizioni</translation>
    </message>
    <message>
        <source>The forms of a language belong to more than %1 words</source>
        <translation>Le forme di una lingua appartengono a più di %1 parole</translation>
    </message>
    <message>
        <source>Choose another folder; this one is kept as it is</source>
        <translation>Scegliere un’altra cartella; questa resta com’è</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup of this version</source>
        <translation>Nulla è stato cambiato; usare una copia di sicurezza di questa versione</translation>
    </message>
    <message>
        <source>The backup was made by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>La copia di sicurezza è stata creata da una compilazione precedente del programma (schema %1, questo programma conosce il %2)</translation>
    </message>
    <message>
        <source>The workspace was written by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>L’area di lavoro è stata scritta da una compilazione precedente del programma (schema %1, questo programma conosce il %2)</translation>
    </message>
    <message>
        <source>The model was made by an earlier version of this program</source>
        <translation>Il modello è stato creato da una versione precedente di questo programma</translation>
    </message>
    <message>
        <source>Train it again</source>
        <translation>Addestralo di nuovo</translation>
    </message>
</context>
<context>
    <name>crossgloss::AboutDialog</name>
    <message>
        <source>About Crossgloss</source>
        <translation>Informazioni su Crossgloss</translation>
    </message>
    <message>
        <source>Describe a meaning in one language, get the word in another.</source>
        <translation>Descrivere un significato in una lingua, ottenere la parola in un’altra.</translation>
    </message>
    <message>
        <source>Crossgloss is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Crossgloss è software libero, distribuito secondo la GNU General Public License, versione 3 o successiva. È fornito senza alcuna garanzia.</translation>
    </message>
    <message>
        <source>It uses these libraries:</source>
        <translation>Usa queste librerie:</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>pubblico dominio</translation>
    </message>
    <message>
        <source>Dictionaries that are indexed on this computer keep their own licences; the Library shows each.</source>
        <translation>I dizionari indicizzati su questo computer mantengono le proprie licenze; la Biblioteca le mostra tutte.</translation>
    </message>
    <message>
        <source>Reading the card of the pack …</source>
        <translation>Lettura della scheda del pacchetto …</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>Data of the pack</source>
        <translation>Dati del pacchetto</translation>
    </message>
    <message>
        <source>No pack is open.</source>
        <translation>Nessun pacchetto è aperto.</translation>
    </message>
    <message>
        <source>Reading the card of the pack</source>
        <translation>Lettura della scheda del pacchetto</translation>
    </message>
</context>
<context>
    <name>crossgloss::Actions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>Index installed &amp;dictionaries</source>
        <translation>Indi&amp;cizza i dizionari installati</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy with &amp;definition</source>
        <translation>Copia con la de&amp;finizione</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleziona tutto</translation>
    </message>
    <message>
        <source>&amp;Find: go to the description</source>
        <translation>Trova: vai alla descri&amp;zione</translation>
    </message>
    <message>
        <source>&amp;Go to the filters</source>
        <translation>&amp;Vai ai filtri</translation>
    </message>
    <message>
        <source>Look up the clip&amp;board</source>
        <translation>Cerca il co&amp;ntenuto degli appunti</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Indietro</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>A&amp;ttività</translation>
    </message>
    <message>
        <source>&amp;Details of the word</source>
        <translation>&amp;Dettagli della parola</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Ingrandisci</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Rimpicciolisci</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Dimensione normale</translation>
    </message>
    <message>
        <source>Next t&amp;heme</source>
        <translation>&amp;Tema successivo</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Scherm&amp;o intero</translation>
    </message>
    <message>
        <source>&amp;Look up now</source>
        <translation>Cerca &amp;ora</translation>
    </message>
    <message>
        <source>&amp;Swap the languages</source>
        <translation>&amp;Scambia le lingue</translation>
    </message>
    <message>
        <source>Clear all filte&amp;rs</source>
        <translation>&amp;Togli tutti i filtri</translation>
    </message>
    <message>
        <source>Start &amp;training</source>
        <translation>Avvia l’a&amp;ddestramento</translation>
    </message>
    <message>
        <source>&amp;Cancel the running job</source>
        <translation>Annulla l’atti&amp;vità in corso</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>&amp;About Crossgloss</source>
        <translation>&amp;Informazioni su Crossgloss</translation>
    </message>
    <message>
        <source>&amp;Export plot or table…</source>
        <translation>Esporta grafico o &amp;tabella…</translation>
    </message>
    <message>
        <source>&amp;Save the map…</source>
        <translation>&amp;Salva la trasformazione…</translation>
    </message>
    <message>
        <source>&amp;Align the spaces</source>
        <translation>&amp;Allinea gli spazi</translation>
    </message>
    <message>
        <source>Compare &amp;methods</source>
        <translation>Confronta i &amp;metodi</translation>
    </message>
    <message>
        <source>Measure &amp;hubness</source>
        <translation>Misura la &amp;hubness</translation>
    </message>
    <message>
        <source>&amp;Check the workspace</source>
        <translation>&amp;Controlla l’area di lavoro</translation>
    </message>
    <message>
        <source>&amp;Back up the workspace…</source>
        <translation>Crea copia di &amp;sicurezza…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Ripristina una copia di sicurezza…</translation>
    </message>
    <message>
        <source>Full &amp;entry of the word</source>
        <translation>&amp;Voce completa della parola</translation>
    </message>
    <message>
        <source>&amp;Previous word of the entries</source>
        <translation>&amp;Parola precedente</translation>
    </message>
    <message>
        <source>Ne&amp;xt word of the entries</source>
        <translation>&amp;Parola successiva</translation>
    </message>
    <message>
        <source>Hide &amp;vulgar words</source>
        <translation>&amp;Nascondi le parole volgari</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Cro&amp;nologia</translation>
    </message>
    <message>
        <source>Compare se&amp;ntences</source>
        <translation>&amp;Confronta frasi</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>&amp;Nuova area di lavoro…</translation>
    </message>
    <message>
        <source>&amp;Open a workspace…</source>
        <translation>&amp;Apri un’area di lavoro…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>I&amp;mpostazioni…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuale</translation>
    </message>
    <message>
        <source>Tour for &amp;learners of a language</source>
        <translation>Visita per chi &amp;studia una lingua</translation>
    </message>
    <message>
        <source>Tour for le&amp;xicographers</source>
        <translation>Visita per &amp;lessicografi</translation>
    </message>
    <message>
        <source>Tour for &amp;researchers</source>
        <translation>&amp;Visita per ricercatori</translation>
    </message>
    <message>
        <source>Show less li&amp;kely words</source>
        <translation>Mostra parole meno &amp;probabili</translation>
    </message>
</context>
<context>
    <name>crossgloss::AddListSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>Mo&amp;dello</translation>
    </message>
    <message>
        <source>File of sentences</source>
        <translation>File di frasi</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Apri un elenco di frasi</translation>
    </message>
    <message>
        <source>One sentence per line, TSV or TMX; drop it here</source>
        <translation>Una frase per riga, TSV o TMX; trascinare qui</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Non ora</translation>
    </message>
    <message>
        <source>Close without adding anything</source>
        <translation>Chiude senza aggiungere nulla</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Fi&amp;le</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lingu&amp;a</translation>
    </message>
    <message>
        <source>Re&amp;place the list of this name</source>
        <translation>Sostituisci l’elenco con &amp;questo nome</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignPage</name>
    <message>
        <source>Checking the spaces</source>
        <translation>Controllo degli spazi</translation>
    </message>
    <message>
        <source>Aligning %1 and %2</source>
        <translation>Allineamento di %1 e %2</translation>
    </message>
    <message>
        <source>Comparing methods on %1 and %2</source>
        <translation>Confronto dei metodi su %1 e %2</translation>
    </message>
    <message>
        <source>Stopped. Only the curve and the finished rows are kept.</source>
        <translation>Fermato. Restano solo la curva e le righe completate.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Apri vettori di parole…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Allinea</translation>
    </message>
    <message>
        <source>Align two spaces of word vectors, so that words lie near their translations.</source>
        <translation>Allineare due spazi di vettori di parole, in modo che le parole stiano vicine alle loro traduzioni.</translation>
    </message>
    <message>
        <source>Two sets of word vectors and a few known translations are all it takes; the result appears here.</source>
        <translation>Bastano due insiemi di vettori di parole e qualche traduzione nota; il risultato compare qui.</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Confronta i metodi</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Ferma dopo il passo in corso</translation>
    </message>
    <message>
        <source>Progress of the alignment</source>
        <translation>Avanzamento dell’allineamento</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Apri un file di coppie di parole</translation>
    </message>
    <message>
        <source>Open word pairs…</source>
        <translation>Apri coppie di parole…</translation>
    </message>
    <message>
        <source>Learn a map and measure it</source>
        <translation>Apprende una trasformazione e la misura</translation>
    </message>
    <message>
        <source>Run all methods, retrieval criteria and directions on this dictionary</source>
        <translation>Esegue tutti i metodi, i criteri di recupero e le direzioni su questo dizionario</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignResults</name>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β della softmax invertita</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Salva la trasformazione</translation>
    </message>
    <message>
        <source>%1-%2.map</source>
        <translation>%1-%2.map</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Trasformazioni (*.map);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saving the map</source>
        <translation>Salvataggio della trasformazione</translation>
    </message>
    <message>
        <source>The map is in %1; it fits these vectors alone.</source>
        <translation>La trasformazione è in %1; vale solo per questi vettori.</translation>
    </message>
    <message>
        <source>Mapped vectors of %1</source>
        <translation>Vettori trasformati di %1</translation>
    </message>
    <message>
        <source>source.mapped.vec</source>
        <translation>partenza.trasformati.vec</translation>
    </message>
    <message>
        <source>Word vectors (*.vec);;All files (*)</source>
        <translation>Vettori di parole (*.vec);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>target.mapped.vec</source>
        <translation>arrivo.trasformati.vec</translation>
    </message>
    <message>
        <source>Writing mapped vectors</source>
        <translation>Scrittura dei vettori trasformati</translation>
    </message>
    <message>
        <source>The mapped vectors are in %1 and %2.</source>
        <translation>I vettori trasformati sono in %1 e %2.</translation>
    </message>
    <message>
        <source>Save the induced dictionary</source>
        <translation>Salva il dizionario indotto</translation>
    </message>
    <message>
        <source>induced-dictionary.tsv</source>
        <translation>dizionario-indotto.tsv</translation>
    </message>
    <message>
        <source>Word pairs (*.tsv);;All files (*)</source>
        <translation>Coppie di parole (*.tsv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Inducing a dictionary</source>
        <translation>Induzione di un dizionario</translation>
    </message>
    <message>
        <source>The induced dictionary is in %1.</source>
        <translation>Il dizionario indotto è in %1.</translation>
    </message>
    <message>
        <source>Save the map…</source>
        <translation>Salva la trasformazione…</translation>
    </message>
    <message>
        <source>One file that maps these vectors, and words they lack, elsewhere (Ctrl+S)</source>
        <translation>Un file che trasforma altrove questi vettori, e le parole che vi mancano (Ctrl+S)</translation>
    </message>
    <message>
        <source>Mapped vectors…</source>
        <translation>Vettori trasformati…</translation>
    </message>
    <message>
        <source>Both spaces mapped into the shared one, as .vec files that other tools read</source>
        <translation>I due spazi portati in quello comune, come file .vec leggibili da altri strumenti</translation>
    </message>
    <message>
        <source>Induced dictionary…</source>
        <translation>Dizionario indotto…</translation>
    </message>
    <message>
        <source>Mutual nearest neighbours (each the other&apos;s best translation), with scores</source>
        <translation>Vicini più prossimi reciproci (ciascuno la migliore traduzione dell’altro), con punteggi</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vicini</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Coppie di parole</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Metodi</translation>
    </message>
    <message>
        <source>Views of the alignment</source>
        <translation>Viste dell’allineamento</translation>
    </message>
    <message>
        <source>This method finds its map in one step: there is no curve to watch.</source>
        <translation>Questo metodo trova la sua trasformazione in un solo passo: non c’è una curva da seguire.</translation>
    </message>
    <message>
        <source>Each point is an iteration; its P@1 is that of the held-out pairs that decide when to stop.</source>
        <translation>Ogni punto è un’iterazione; il suo P@1 è quello delle coppie tenute da parte che decidono quando fermarsi.</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignSettings</name>
    <message>
        <source>A file of word pairs</source>
        <translation>Un file di coppie di parole</translation>
    </message>
    <message>
        <source>Identical strings</source>
        <translation>Stringhe identiche</translation>
    </message>
    <message>
        <source>Aligned sentences</source>
        <translation>Frasi allineate</translation>
    </message>
    <message>
        <source>From the library</source>
        <translation>Dalla Biblioteca</translation>
    </message>
    <message>
        <source>None (self-learning)</source>
        <translation>Nessuno (autoapprendimento)</translation>
    </message>
    <message>
        <source>Unit, centre, unit</source>
        <translation>Norma 1, centratura, norma 1</translation>
    </message>
    <message>
        <source>Iterative (5 rounds)</source>
        <translation>Iterativa (5 cicli)</translation>
    </message>
    <message>
        <source>Unit length only</source>
        <translation>Solo norma 1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Look &amp;up in lower case too</source>
        <translation>Cerca anc&amp;he in minuscolo</translation>
    </message>
    <message>
        <source>For dictionaries that capitalise and vectors that do not</source>
        <translation>Per dizionari con le maiuscole e vettori senza</translation>
    </message>
    <message>
        <source>L&amp;etters only, no digits or symbols</source>
        <translation>Solo lettere, niente cifre o sim&amp;boli</translation>
    </message>
    <message>
        <source>all</source>
        <translation>massimo</translation>
    </message>
    <message>
        <source>method&apos;s default</source>
        <translation>predefinito del metodo</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Partenza</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Arrivo</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>Di&amp;zionario</translation>
    </message>
    <message>
        <source>&amp;Word pairs</source>
        <translation>&amp;Coppie di parole</translation>
    </message>
    <message>
        <source>Minimum le&amp;tters</source>
        <translation>Lun&amp;ghezza minima (lettere)</translation>
    </message>
    <message>
        <source>Source se&amp;ntences</source>
        <translation>&amp;Frasi di partenza</translation>
    </message>
    <message>
        <source>Target sentence&amp;s</source>
        <translation>Frasi di arriv&amp;o</translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation>&amp;Risorsa</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Metodo</translation>
    </message>
    <message>
        <source>N&amp;ormalisation</source>
        <translation>Norma&amp;lizzazione</translation>
    </message>
    <message>
        <source>Test &amp;pairs</source>
        <translation>Coppi&amp;e di test</translation>
    </message>
    <message>
        <source>D&amp;imensions</source>
        <translation>&amp;Dimensioni</translation>
    </message>
    <message>
        <source>Most fre&amp;quent words used</source>
        <translation>Parole più frequenti &amp;usate</translation>
    </message>
    <message>
        <source>Nei&amp;ghbours of CSLS</source>
        <translation>&amp;Vicini di CSLS</translation>
    </message>
    <message>
        <source>Maximum iterati&amp;ons</source>
        <translation>&amp;Iterazioni massime</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Seme</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Thread</translation>
    </message>
    <message>
        <source>Source vectors</source>
        <translation>Vettori di partenza</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Vettori di arrivo</translation>
    </message>
    <message>
        <source>Open a file of training pairs</source>
        <translation>Apri un file di coppie di addestramento</translation>
    </message>
    <message>
        <source>one pair per line</source>
        <translation>una coppia per riga</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Apri un file di coppie di test</translation>
    </message>
    <message>
        <source>or use the share above</source>
        <translation>oppure la quota sopra</translation>
    </message>
    <message>
        <source>Open sentences in the source language</source>
        <translation>Apri frasi nella lingua di partenza</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>una frase per riga</translation>
    </message>
    <message>
        <source>Open their translations, line by line</source>
        <translation>Apri le relative traduzioni, riga per riga</translation>
    </message>
    <message>
        <source>the same lines</source>
        <translation>le stesse righe</translation>
    </message>
    <message>
        <source>Source words held out of the dictionary, to evaluate the map on</source>
        <translation>Parole di partenza tenute da parte dal dizionario, su cui valutare la trasformazione</translation>
    </message>
    <message>
        <source>Held-out source words on which iterative methods decide when to stop</source>
        <translation>Parole di partenza tenute da parte, su cui i metodi iterativi decidono quando fermarsi</translation>
    </message>
    <message>
        <source>Test sh&amp;are</source>
        <translation>&amp;Quota di test</translation>
    </message>
    <message>
        <source>Held-out share for early stoppi&amp;ng</source>
        <translation>Quota riservata all’arresto a&amp;nticipato</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignabilityPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Prima dell’esecuzione</translation>
    </message>
    <message>
        <source>%1: %2 words × %3 dimensions</source>
        <translation>%1: %2 parole × %3 dimensioni</translation>
    </message>
    <message>
        <source>Dictionary: %1 of %2 pairs in both; covers %3 % of its source words</source>
        <translation>Dizionario: %1 di %2 coppie in entrambi; copre il %3 % delle sue parole di partenza</translation>
    </message>
    <message>
        <source>Strings in both: %1</source>
        <translation>Stringhe in entrambi: %1</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nessun problema trovato.</translation>
    </message>
    <message>
        <source>Spectral distance: %1 (0 = isomorphic)</source>
        <translation>Distanza spettrale: %1 (0 = isomorfi)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurve</name>
    <message>
        <source>Objective (left)</source>
        <translation>Obiettivo (a sinistra)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iterazione</translation>
    </message>
    <message>
        <source>Curve of the alignment; the table has the numbers</source>
        <translation>Curva dell’allineamento; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>Objective and P@1 by iteration</source>
        <translation>Obiettivo e P@1 per iterazione</translation>
    </message>
    <message>
        <source>alignment-curve</source>
        <translation>curva-allineamento</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs (right)</source>
        <translation>P@1 sulle coppie tenute da parte (a destra)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurveModel</name>
    <message>
        <source>Iteration</source>
        <translation>Iterazione</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Obiettivo</translation>
    </message>
    <message>
        <source>Held-out P@1</source>
        <translation>P@1 (tenute da parte)</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Kept share</source>
        <translation>Quota conservata</translation>
    </message>
</context>
<context>
    <name>crossgloss::AloneModel</name>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Frase</translation>
    </message>
</context>
<context>
    <name>crossgloss::AnswerSaving</name>
    <message>
        <source>Saved: %1</source>
        <translation>Salvata: %1</translation>
    </message>
    <message>
        <source>%1 is no longer saved.</source>
        <translation>%1 non è più fra le parole salvate.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Choose an answer to save it</source>
        <translation>Scegliere una risposta per salvarla</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskPane</name>
    <message>
        <source>Choose a trained dictionary encoder.</source>
        <translation>Scegliere un encoder di definizioni addestrato.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 non è un file.</translation>
    </message>
    <message>
        <source>Describe a meaning.</source>
        <translation>Descrivere un significato.</translation>
    </message>
    <message>
        <source>Asking an encoder</source>
        <translation>Interrogazione di un encoder</translation>
    </message>
    <message>
        <source>Answers of a trained encoder appear here, with the words that it looked at and the nearest definitions it learned from.</source>
        <translation>Qui compaiono le risposte di un encoder addestrato, con le parole di cui ha tenuto conto e le definizioni più vicine fra quelle da cui ha appreso.</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Ferma l’interrogazione</translation>
    </message>
    <message>
        <source>Progress of the question</source>
        <translation>Avanzamento dell’interrogazione</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroga</translation>
    </message>
    <message>
        <source>Ask the encoder for words of this meaning</source>
        <translation>Chiede all’encoder parole con questo significato</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>M&amp;odello</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>Des&amp;crizione</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Da</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>A&amp;nswers</source>
        <translation>Rispos&amp;te</translation>
    </message>
    <message>
        <source>Training definitions &amp;shown</source>
        <translation>Defi&amp;nizioni di addestramento mostrate</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Open a trained dictionary encoder</source>
        <translation>Apri un encoder di definizioni addestrato</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelli (*.model);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>file di un modello addestrato</translation>
    </message>
    <message>
        <source>a shy animal with long ears</source>
        <translation>un animale timido dalle lunghe orecchie</translation>
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
        <translation>non nota</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>What the encoder looked at</source>
        <translation>Di che cosa l’encoder ha tenuto conto</translation>
    </message>
    <message>
        <source>Nearest definitions of the training</source>
        <translation>Definizioni di addestramento più vicine</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definizione</translation>
    </message>
    <message>
        <source>Attention to each word, or how far the vector turns when the word is left out</source>
        <translation>Attenzione prestata a ogni parola, o quanto ruota il vettore quando la parola viene tolta</translation>
    </message>
</context>
<context>
    <name>crossgloss::AttentionView</name>
    <message>
        <source>%1: %2 % of the attention</source>
        <translation>%1: %2 % dell’attenzione</translation>
    </message>
    <message>
        <source>%1: unknown, so it did not count</source>
        <translation>%1: non nota, quindi non ha contato</translation>
    </message>
    <message>
        <source>Words that counted</source>
        <translation>Parole che hanno contato</translation>
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
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Lemmas</source>
        <translation>Lemmi</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glossa</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Osservazioni</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
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
        <translation>✓ accettato</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>proposto</translation>
    </message>
    <message>
        <source>✗ rejected</source>
        <translation>✗ respinto</translation>
    </message>
    <message>
        <source>linked to %1</source>
        <translation>collegato a %1</translation>
    </message>
    <message>
        <source>suggested for %1</source>
        <translation>proposto per %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tasto</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Best candidates</source>
        <translation>Candidati migliori</translation>
    </message>
    <message>
        <source>The ten best candidates; a number or Enter accepts one</source>
        <translation>I dieci candidati migliori; un numero o Invio ne accetta uno</translation>
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
        <translation>Punti</translation>
    </message>
</context>
<context>
    <name>crossgloss::ClustersPanel</name>
    <message>
        <source>Finding clusters</source>
        <translation>Ricerca dei cluster</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>Ricerca dei cluster…</translation>
    </message>
    <message>
        <source>%1 clusters; %2 points are in none.</source>
        <translation>%1 cluster; %2 punti non sono in nessuno.</translation>
    </message>
    <message>
        <source>Clusters are named by their most typical words; choosing one selects its points.</source>
        <translation>I cluster prendono nome dalle parole più tipiche; sceglierne uno ne seleziona i punti.</translation>
    </message>
    <message>
        <source>k-means of the vectors</source>
        <translation>k-means dei vettori</translation>
    </message>
    <message>
        <source>By density on the map (HDBSCAN)</source>
        <translation>Per densità sulla mappa (HDBSCAN)</translation>
    </message>
    <message>
        <source>How clusters are found</source>
        <translation>Come si trovano i cluster</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <translation>Punti minimi</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>Numero di cluster</translation>
    </message>
    <message>
        <source>Minimum points of a cluster</source>
        <translation>Numero minimo di punti di un cluster</translation>
    </message>
    <message>
        <source>1 %</source>
        <translation>1 %</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Find clusters of the points</source>
        <translation>Trova i cluster dei punti</translation>
    </message>
    <message>
        <source>Clusters; choosing one selects its points</source>
        <translation>Cluster; sceglierne uno ne seleziona i punti</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareActions</name>
    <message>
        <source>&amp;Two sentences</source>
        <translation>&amp;Due frasi</translation>
    </message>
    <message>
        <source>&amp;Search by meaning</source>
        <translation>Cerca per &amp;significato</translation>
    </message>
    <message>
        <source>Two &amp;lists</source>
        <translation>Due &amp;elenchi</translation>
    </message>
    <message>
        <source>&amp;Add a list of sentences…</source>
        <translation>&amp;Aggiungi un elenco di frasi…</translation>
    </message>
    <message>
        <source>&amp;Remove the list</source>
        <translation>&amp;Rimuovi l’elenco</translation>
    </message>
    <message>
        <source>&amp;Compare the chosen sentences</source>
        <translation>&amp;Confronta le frasi scelte</translation>
    </message>
    <message>
        <source>&amp;Find the partners of two lists</source>
        <translation>&amp;Trova le corrispondenze fra due elenchi</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparePage</name>
    <message>
        <source>Reading the pack</source>
        <translation>Lettura del pacchetto</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>See whether two sentences say the same, in one language or two, and which words carry it.</source>
        <translation>Vedere se due frasi, in una lingua o in due, dicono la stessa cosa, e quali parole lo mostrano.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Che cosa si confronta</translation>
    </message>
    <message>
        <source>Two sentences</source>
        <translation>Due frasi</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Cerca per significato</translation>
    </message>
    <message>
        <source>Two lists</source>
        <translation>Due elenchi</translation>
    </message>
    <message>
        <source>Find the sentences of a list that mean what you write, in any language.</source>
        <translation>Trovare le frasi di un elenco che significano ciò che si scrive, in qualsiasi lingua.</translation>
    </message>
    <message>
        <source>Find the sentences of two lists that say the same, in one language or two.</source>
        <translation>Trovare le frasi di due elenchi che dicono la stessa cosa, in una lingua o in due.</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareSettings</name>
    <message>
        <source>The pack</source>
        <translation>Il pacchetto</translation>
    </message>
    <message>
        <source>Mean of words</source>
        <translation>Media delle parole</translation>
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
        <translation>Aggiungi un modello di frasi</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>F&amp;irst sentence</source>
        <translation>Prim&amp;a frase</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Scrivere una frase in qualsiasi lingua</translation>
    </message>
    <message>
        <source>Se&amp;cond sentence</source>
        <translation>Se&amp;conda frase</translation>
    </message>
    <message>
        <source>Write the other one, in the same or another language</source>
        <translation>Scrivere l’altra, nella stessa lingua o in un’altra</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Confronta secondo</translation>
    </message>
    <message>
        <source>Add a &amp;model…</source>
        <translation>A&amp;ggiungi un modello…</translation>
    </message>
    <message>
        <source>A file that compose wrote, a trained encoder or another pack</source>
        <translation>Un file scritto da compose, un encoder addestrato o un altro pacchetto</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Funziona senza vettori di parole</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>Dei vettori di parole allineati per ultimi</translation>
    </message>
    <message>
        <source>Character n-grams</source>
        <translation>N-grammi di caratteri</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareView</name>
    <message>
        <source>every word has a counterpart</source>
        <translation>ogni parola ha un corrispondente</translation>
    </message>
    <message>
        <source>without counterpart: %1</source>
        <translation>senza corrispondente: %1</translation>
    </message>
    <message>
        <source>first sentence</source>
        <translation>prima frase</translation>
    </message>
    <message>
        <source>second sentence</source>
        <translation>seconda frase</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modello</translation>
    </message>
    <message>
        <source>What each model says of the two sentences</source>
        <translation>Che cosa dice ogni modello delle due frasi</translation>
    </message>
    <message>
        <source>The words that carry the similarity; arrow keys single a word out</source>
        <translation>Le parole su cui si regge la somiglianza; i tasti freccia ne isolano una</translation>
    </message>
    <message>
        <source>This model is not made of words: there is no plan to draw.</source>
        <translation>Questo modello non è fatto di parole: non c’è un piano da disegnare.</translation>
    </message>
    <message>
        <source>The words that carry the similarity in numbers</source>
        <translation>Le parole su cui si regge la somiglianza, in numeri</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>file name</comment>
        <translation>confronto</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonModel</name>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recupero</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervallo al 95 %</translation>
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
        <translation>Valore p</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondi</translation>
    </message>
    <message>
        <source>could not run</source>
        <translation>non eseguibile</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>baseline</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonView</name>
    <message>
        <source>B&amp;ars of</source>
        <translation>&amp;Barre di</translation>
    </message>
    <message>
        <source>Direction that the bars show</source>
        <translation>Direzione mostrata dalle barre</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by method and retrieval; the table has the numbers</source>
        <translation>Barre di P@1 per metodo e recupero; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>All methods, retrieval criteria and directions</source>
        <translation>Tutti i metodi, i criteri di recupero e le direzioni</translation>
    </message>
    <message>
        <source>alignment-comparison</source>
        <translation>confronto-allineamenti</translation>
    </message>
    <message>
        <source>All on the same words. p: how likely chance alone would give such a difference to the baseline.</source>
        <translation>Tutti sulle stesse parole. p: la probabilità che il solo caso dia una tale differenza rispetto alla baseline.</translation>
    </message>
    <message>
        <source>Compare methods runs all of them on this dictionary; the table fills as they finish.</source>
        <translation>«Confronta i metodi» li esegue tutti su questo dizionario; la tabella si riempie man mano che finiscono.</translation>
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
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageModel</name>
    <message>
        <source>Matching by margin</source>
        <translation>Abbinamento per margine</translation>
    </message>
    <message>
        <source>Retrieval by score</source>
        <translation>Recupero per punteggio</translation>
    </message>
    <message>
        <source>Decided, by margin</source>
        <translation>Decise, per margine</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct: precision %4, 95 % interval %5 … %6
coverage %7, %8 at least %9</source>
        <translation>%1
%2 di %3 corrette: precisione %4, intervallo al 95 % %5 … %6
copertura %7, %8 almeno %9</translation>
    </message>
    <message>
        <source>score</source>
        <translation>punteggio</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margine</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Copertura</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrette</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Proposte</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Soglia</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoveragePlot</name>
    <message>
        <source>95 % interval</source>
        <translation>Intervallo al 95 %</translation>
    </message>
    <message>
        <source>Coverage (most certain first)</source>
        <translation>Copertura (prima le più sicure)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisione</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageView</name>
    <message>
        <source>The correct target of %1 of %2 glosses is known.</source>
        <translation>Per %1 di %2 glosse è nota la glossa di arrivo corretta.</translation>
    </message>
    <message numerus="yes">
        <source>%1 judged %Ln suggestion(s), which are not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</source>
        <translation>
            <numerusform>%1 ha giudicato %Ln proposta, che non è un campione casuale; corrette: %2; precisione %3, intervallo al 95 % %4 … %5.</numerusform>
            <numerusform>%1 ha giudicato %Ln proposte, che non sono un campione casuale; corrette: %2; precisione %3, intervallo al 95 % %4 … %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>linking</source>
        <translation>collegamento</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>misura</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>revisore</translation>
    </message>
    <message>
        <source>glosses</source>
        <translation>glosse</translation>
    </message>
    <message>
        <source>known</source>
        <translation>note</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>giudicate</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Torna alla revisione</translation>
    </message>
    <message>
        <source>Escape goes back too</source>
        <translation>Anche Esc riporta indietro</translation>
    </message>
    <message>
        <source>No curve yet: the wordnets share no ids, and you have reviewed no suggestion. Accept or reject some, and their precision by margin appears here.</source>
        <translation>Ancora nessuna curva: i wordnet non hanno identificatori in comune, e nessuna proposta è stata esaminata. Accettarne o respingerne alcune: la loro precisione per margine comparirà qui.</translation>
    </message>
    <message>
        <source>Precision at each coverage; the table has the numbers</source>
        <translation>Precisione a ogni copertura; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>Precision at each coverage</source>
        <translation>Precisione a ogni copertura</translation>
    </message>
    <message>
        <source>precision-and-coverage</source>
        <translation>precisione-e-copertura</translation>
    </message>
</context>
<context>
    <name>crossgloss::CriteriaModel</name>
    <message>
        <source>before the map</source>
        <translation>prima della trasformazione</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>dopo la trasformazione</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stadio</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Asimmetria</translation>
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
        <translation>Hub</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Anti-hub</translation>
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
        <translation>Nota (%1): Invio la salva, Maiusc+Invio va a capo</translation>
    </message>
    <message>
        <source>Note on this gloss</source>
        <translation>Nota su questa glossa</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accetta</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Respingi</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>Rinvia</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Nessun corrispondente</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Riapri</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskHead</name>
    <message>
        <source>reviewed by %1</source>
        <translation>revisore: %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Merge decisions made elsewhere (%1)</source>
        <translation>Unisce decisioni prese altrove (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Write the decisions or the linked wordnet to a file (Ctrl+E)</source>
        <translation>Scrive in un file le decisioni o il wordnet collegato (Ctrl+E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to the list of linkings (%1)</source>
        <translation>Torna all’elenco dei collegamenti (%1)</translation>
    </message>
    <message>
        <source>Decisions as a &amp;table (.tsv)…</source>
        <translation>&amp;Decisioni come tabella (.tsv)…</translation>
    </message>
    <message>
        <source>Open Multilingual &amp;Wordnet (.tab)…</source>
        <translation>&amp;Open Multilingual Wordnet (.tab)…</translation>
    </message>
    <message>
        <source>Wordnet with links, WN-&amp;LMF (.xml)…</source>
        <translation>&amp;Wordnet con legami, WN-LMF (.xml)…</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskPanes</name>
    <message>
        <source>Queue</source>
        <translation>Coda</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisione</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskSession</name>
    <message>
        <source>Recording a decision</source>
        <translation>Registrazione di una decisione</translation>
    </message>
    <message>
        <source>Undoing a decision</source>
        <translation>Annullamento di una decisione</translation>
    </message>
    <message>
        <source>Redoing a decision</source>
        <translation>Ripetizione di una decisione</translation>
    </message>
    <message>
        <source>Importing decisions</source>
        <translation>Importazione delle decisioni</translation>
    </message>
    <message>
        <source>Reading candidates</source>
        <translation>Lettura dei candidati</translation>
    </message>
    <message>
        <source>Comparing two reviewers</source>
        <translation>Confronto di due revisori</translation>
    </message>
    <message>
        <source>Recording viewed glosses</source>
        <translation>Registrazione delle glosse viste</translation>
    </message>
    <message>
        <source>Computing the precision</source>
        <translation>Calcolo della precisione</translation>
    </message>
    <message>
        <source>Searching the target wordnet</source>
        <translation>Ricerca nel wordnet di arrivo</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskView</name>
    <message>
        <source>Reviewers differ</source>
        <translation>Revisori discordi</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mostra la riga</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) added</source>
        <translation>
            <numerusform>%Ln decisione aggiunta</numerusform>
            <numerusform>%Ln decisioni aggiunte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <translation>
            <numerusform>%Ln già nota</numerusform>
            <numerusform>%Ln già note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of glosses that this linking lacks</source>
        <translation>
            <numerusform>%Ln su una glossa che manca a questo collegamento</numerusform>
            <numerusform>%Ln su glosse che mancano a questo collegamento</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in conflict with what was decided here, which is kept</source>
        <translation>
            <numerusform>%Ln in conflitto con quanto deciso qui, che resta valido</numerusform>
            <numerusform>%Ln in conflitto con quanto deciso qui, che resta valido</numerusform>
        </translation>
    </message>
    <message>
        <source>Import conflicts</source>
        <translation>Conflitti dell’importazione</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Importazione: %1.</translation>
    </message>
    <message>
        <source>%1 · score %2 · margin %3</source>
        <comment>state, numbers</comment>
        <translation>%1 · punteggio %2 · margine %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nearest neighbour: %1</source>
        <translation>vicino più prossimo: %1</translation>
    </message>
    <message>
        <source>This linking was made without word vectors: there is no plan to draw.</source>
        <translation>Questo collegamento è stato creato senza vettori di parole: non c’è un piano da disegnare.</translation>
    </message>
    <message>
        <source>No word of these glosses has a vector.</source>
        <translation>Nessuna parola di queste glosse ha un vettore.</translation>
    </message>
    <message>
        <source>This concept was not compared: there is no plan to draw.</source>
        <translation>Questo concetto non è stato confrontato: non c’è un piano da disegnare.</translation>
    </message>
</context>
<context>
    <name>crossgloss::DetailsPanel</name>
    <message>
        <source>score %1</source>
        <translation>punteggio %1</translation>
    </message>
    <message>
        <source>rank %1 by frequency</source>
        <translation>rango %1 per frequenza</translation>
    </message>
    <message>
        <source>Details of the chosen word</source>
        <translation>Dettagli della parola scelta</translation>
    </message>
    <message>
        <source>Close the details (F9)</source>
        <translation>Chiudi i dettagli (F9)</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Chiudi i dettagli</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Copia la parola (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Cerca questa parola</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Cerca parole dello stesso significato</translation>
    </message>
    <message>
        <source>What counted in the description</source>
        <translation>Che cosa ha contato nella descrizione</translation>
    </message>
    <message>
        <source>Definition that matched</source>
        <translation>Definizione corrispondente</translation>
    </message>
    <message>
        <source>From installed dictionaries</source>
        <translation>Dai dizionari installati</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traduzioni</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>Di significato vicino</translation>
    </message>
    <message>
        <source>No installed dictionary defines this word. The Library shows how to add one.</source>
        <translation>Nessun dizionario installato definisce questa parola. La Biblioteca mostra come aggiungerne uno.</translation>
    </message>
    <message>
        <source>Choose a word to see what is known of it.</source>
        <translation>Scegliere una parola per vedere che cosa se ne sa.</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>plurale: %1</translation>
    </message>
    <message>
        <source>Full entry</source>
        <translation>Voce completa</translation>
    </message>
    <message>
        <source>All that the dictionaries say of this word (F8)</source>
        <translation>Tutto ciò che i dizionari dicono di questa parola (F8)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Rimuove la parola da quelle salvate (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Salva la parola (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryActions</name>
    <message>
        <source>&amp;Used in look-ups</source>
        <translation>&amp;Usato nelle ricerche</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;up</source>
        <translation>Sposta il &amp;dizionario in su</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;down</source>
        <translation>Spos&amp;ta il dizionario in giù</translation>
    </message>
    <message>
        <source>Choose the &amp;group</source>
        <translation>Scegli il &amp;gruppo</translation>
    </message>
    <message>
        <source>Move up: its definitions are shown before those of the ones below (Ctrl+Shift+Up)</source>
        <translation>Sposta in su: le sue definizioni vengono mostrate prima di quelle dei dizionari sottostanti (Ctrl+Maiusc+Su)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+Shift+Down)</source>
        <translation>Sposta in giù (Ctrl+Maiusc+Giù)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryEncoderPane</name>
    <message>
        <source>Training</source>
        <translation>Addestramento</translation>
    </message>
    <message>
        <source>The model is ready. Best: epoch %1, MRR %2 on held-out words.</source>
        <translation>Il modello è pronto. Migliore: epoca %1, MRR %2 sulle parole tenute da parte.</translation>
    </message>
    <message>
        <source>Stopped. The best model so far is kept; start again to go on from the checkpoint.</source>
        <translation>Fermato. Il modello migliore finora viene conservato; avviare di nuovo per proseguire dal checkpoint.</translation>
    </message>
    <message>
        <source>Add definitions…</source>
        <translation>Aggiungi definizioni…</translation>
    </message>
    <message>
        <source>Add word vectors…</source>
        <translation>Aggiungi vettori di parole…</translation>
    </message>
    <message>
        <source>Ask it…</source>
        <translation>Interroga l’encoder…</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferenceModel</name>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glossa</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Recuperata</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Abbinata</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Glossa corretta</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferencesView</name>
    <message>
        <source>Retrieval and matching differ for %1 of %2 glosses. Correct by both: %3; by retrieval alone: %4; by matching alone: %5; by neither: %6. A tick marks what is correct.</source>
        <translation>Recupero e abbinamento differiscono per %1 di %2 glosse. Corrette con entrambi: %3; col solo recupero: %4; col solo abbinamento: %5; con nessuno dei due: %6. Un segno di spunta indica ciò che è corretto.</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glossa</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Recuperata</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Abbinata</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Glossa corretta</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Scelta da</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Vittime</translation>
    </message>
    <message numerus="yes">
        <source>Retrieved by %Ln gloss(es): “%1”</source>
        <translation>
            <numerusform>Recuperata da %Ln glossa: «%1»</numerusform>
            <numerusform>Recuperata da %Ln glosse: «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Esporta in</translation>
    </message>
    <message>
        <source>gloss-differences</source>
        <translation>differenze-glosse</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Esportazione in %1 completata.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>Matching is correct</source>
        <translation>L’abbinamento è corretto</translation>
    </message>
    <message>
        <source>Retrieval is correct</source>
        <translation>Il recupero è corretto</translation>
    </message>
    <message>
        <source>Neither is correct</source>
        <translation>Nessuno è corretto</translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>Quali differenze</translation>
    </message>
    <message>
        <source>Glosses for which retrieval and matching differ</source>
        <translation>Glosse per cui recupero e abbinamento differiscono</translation>
    </message>
    <message>
        <source>The chosen difference in full</source>
        <translation>La differenza scelta per intero</translation>
    </message>
    <message>
        <source>Hub glosses</source>
        <translation>Glosse hub</translation>
    </message>
    <message>
        <source>Glosses retrieved in place of others, by descending number of victims</source>
        <translation>Glosse recuperate al posto di altre, per numero decrescente di vittime</translation>
    </message>
    <message>
        <source>Victims of the chosen hub gloss</source>
        <translation>Vittime della glossa hub scelta</translation>
    </message>
</context>
<context>
    <name>crossgloss::EncoderFields</name>
    <message>
        <source>As usual for the encoder</source>
        <translation>Come di consueto per l’encoder</translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation>Entrambe le estremità</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Ultima parola</translation>
    </message>
    <message>
        <source>Mean of the words</source>
        <translation>Media delle parole</translation>
    </message>
    <message>
        <source>Maximum over the words</source>
        <translation>Massimo sulle parole</translation>
    </message>
    <message>
        <source>&amp;Kernel (words)</source>
        <translation>&amp;Kernel (parole)</translation>
    </message>
    <message>
        <source>Ma&amp;x-pooling (rows)</source>
        <translation>Ma&amp;x-pooling (righe)</translation>
    </message>
    <message>
        <source>Sente&amp;nce vector</source>
        <translation>&amp;Vettore della frase</translation>
    </message>
    <message>
        <source>Dropo&amp;ut</source>
        <translation>&amp;Dropout</translation>
    </message>
    <message>
        <source>Gradient cl&amp;ipping (norm)</source>
        <translation>&amp;Clipping del gradiente (norma)</translation>
    </message>
    <message>
        <source>Learning rate fall&amp;s by (share)</source>
        <translation>Calo del tasso di apprend&amp;imento (quota)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clipping</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Words under each convolution</source>
        <translation>Parole sotto ogni convoluzione</translation>
    </message>
    <message>
        <source>Rows of which the maximum is taken behind each convolution; 1: none</source>
        <translation>Righe di cui si prende il massimo dopo ogni convoluzione; 1: nessun massimo</translation>
    </message>
    <message>
        <source>How the last layer&apos;s rows become one vector</source>
        <translation>Come le righe dell’ultimo strato diventano un solo vettore</translation>
    </message>
    <message>
        <source>Share of the values between layers that a training step leaves out</source>
        <translation>Quota dei valori fra gli strati che un passo di addestramento tralascia</translation>
    </message>
    <message>
        <source>Longer gradients are shortened to this length</source>
        <translation>I gradienti più lunghi vengono accorciati a questa lunghezza</translation>
    </message>
    <message>
        <source>Share of the learning rate that is gone at the last epoch; it falls linearly</source>
        <translation>Quota del tasso di apprendimento persa all’ultima epoca; il calo è lineare</translation>
    </message>
</context>
<context>
    <name>crossgloss::EntryView</name>
    <message>
        <source>Full entry of a word</source>
        <translation>Voce completa di una parola</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Voce</translation>
    </message>
    <message>
        <source>Previous word (Alt+Up)</source>
        <translation>Parola precedente (Alt+Su)</translation>
    </message>
    <message>
        <source>Previous word</source>
        <translation>Parola precedente</translation>
    </message>
    <message>
        <source>Next word (Alt+Down)</source>
        <translation>Parola successiva (Alt+Giù)</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Parola successiva</translation>
    </message>
    <message>
        <source>Words visited</source>
        <translation>Parole visitate</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Copia la parola (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Cerca questa parola</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Cerca parole dello stesso significato</translation>
    </message>
    <message>
        <source>Close the entry (Esc)</source>
        <translation>Chiudi la voce (Esc)</translation>
    </message>
    <message>
        <source>Close the entry</source>
        <translation>Chiudi la voce</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Rimuove la parola da quelle salvate (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Salva la parola (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentPane</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>Choose definitions and word vectors under &quot;Dictionary encoder&quot;: all rows learn from them.</source>
        <translation>Scegliere definizioni e vettori di parole sotto «Encoder di definizioni»: tutte le righe ne apprendono.</translation>
    </message>
    <message>
        <source>Add definitions to test on.</source>
        <translation>Aggiungere definizioni per il test.</translation>
    </message>
    <message>
        <source>Each test needs definitions of the same languages to train on.</source>
        <translation>Ogni test richiede definizioni di addestramento delle stesse lingue.</translation>
    </message>
    <message>
        <source>Choose a row that can be trained.</source>
        <translation>Scegliere una riga che si possa addestrare.</translation>
    </message>
    <message>
        <source>Add sentence pairs to train on and to test on.</source>
        <translation>Aggiungere coppie di frasi per l’addestramento e per il test.</translation>
    </message>
    <message>
        <source>Choose the languages of the sentence pairs.</source>
        <translation>Scegliere le lingue delle coppie di frasi.</translation>
    </message>
    <message>
        <source>Choose word vectors under &quot;Dictionary encoder&quot;.</source>
        <translation>Scegliere vettori di parole sotto «Encoder di definizioni».</translation>
    </message>
    <message>
        <source>Choose where to keep what is done.</source>
        <translation>Scegliere dove conservare ciò che è completato.</translation>
    </message>
    <message>
        <source>Write seeds as whole numbers: 1, 2, 3.</source>
        <translation>Scrivere i semi come numeri interi: 1, 2, 3.</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; start again to go on.</source>
        <translation>Fermato. Ciò che è completato viene conservato; avviare di nuovo per proseguire.</translation>
    </message>
    <message>
        <source>The tables are complete.</source>
        <translation>Le tabelle sono complete.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Esperimento</translation>
    </message>
    <message>
        <source>%1 of %2 trainings are done. Now: %3, seed %4</source>
        <translation>Addestramenti completati: %1 di %2. Ora: %3, seme %4</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Salva i valori</translation>
    </message>
    <message>
        <source>figures.tsv</source>
        <translation>valori.tsv</translation>
    </message>
    <message>
        <source>Tables (*.tsv);;All files (*)</source>
        <translation>Tabelle (*.tsv);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>Tables with intervals and paired tests appear here, and fill while encoder after encoder is trained.</source>
        <translation>Qui compaiono tabelle con intervalli e test appaiati, che si riempiono man mano che gli encoder vengono addestrati.</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Ferma; ciò che è completato viene conservato</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Avanzamento dell’esperimento</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Train all rows, as far as they are not there yet</source>
        <translation>Addestra tutte le righe che ancora mancano</translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation>Salva come TSV…</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentSettings</name>
    <message>
        <source>Reverse dictionary: words of definitions</source>
        <translation>Dizionario inverso: parole dalle definizioni</translation>
    </message>
    <message>
        <source>Paraphrases: sentences that say the same</source>
        <translation>Parafrasi: frasi che dicono la stessa cosa</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>Esperime&amp;nto</translation>
    </message>
    <message>
        <source>Encoders</source>
        <translation>Encoder</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>End-to-end</translation>
    </message>
    <message>
        <source>Trained &amp;encoders in</source>
        <translation>Encoder &amp;addestrati in</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>&amp;Semi</translation>
    </message>
    <message>
        <source>Kept &amp;in</source>
        <translation>&amp;Conservato in</translation>
    </message>
    <message>
        <source>Folder of trained encoders</source>
        <translation>Cartella di encoder addestrati</translation>
    </message>
    <message>
        <source>Choose the folder of a dictionary experiment</source>
        <translation>Scegli la cartella di un esperimento di dizionario</translation>
    </message>
    <message>
        <source>folder of a dictionary experiment</source>
        <translation>cartella di un esperimento di dizionario</translation>
    </message>
    <message>
        <source>Folder of the experiment</source>
        <translation>Cartella dell’esperimento</translation>
    </message>
    <message>
        <source>Choose a folder for models and their answers</source>
        <translation>Scegli una cartella per i modelli e le loro risposte</translation>
    </message>
    <message>
        <source>models and their answers; what lies there is taken</source>
        <translation>modelli e loro risposte; ciò che vi si trova viene ripreso</translation>
    </message>
    <message>
        <source>A training for each, of every row</source>
        <translation>Un addestramento per ciascuno, per ogni riga</translation>
    </message>
    <message>
        <source>Definitions to test on</source>
        <translation>Definizioni per il test</translation>
    </message>
    <message>
        <source>Held-out words, a file for each direction; drop the folder of a data set here</source>
        <translation>Parole tenute da parte, un file per direzione; trascinare qui la cartella di un set di dati</translation>
    </message>
    <message>
        <source>Open definitions</source>
        <translation>Apri definizioni</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Definizioni (*.tsv *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Labelled sentence pairs</source>
        <translation>Coppie di frasi con classi</translation>
    </message>
    <message>
        <source>To train on, to test on, to validate on: in this order</source>
        <translation>Per l’addestramento, il test e la validazione: in quest’ordine</translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation>Apri coppie di frasi</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Coppie di frasi (*.tsv *.gz *.xz);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::FigureTables</name>
    <message numerus="yes">
        <source>%Ln question(s); 95 % interval in brackets, deviation over the seeds behind ±</source>
        <translation>
            <numerusform>%Ln interrogazione; intervallo al 95 % fra parentesi, deviazione fra i semi dopo ±</numerusform>
            <numerusform>%Ln interrogazioni; intervallo al 95 % fra parentesi, deviazione fra i semi dopo ±</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresModel</name>
    <message>
        <source>Direction</source>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recupero</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervallo al 95 %</translation>
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
        <translation>Barre di P@1 per recupero e direzione; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>Precision by direction and retrieval criterion</source>
        <translation>Precisione per direzione e criterio di recupero</translation>
    </message>
    <message>
        <source>alignment-figures</source>
        <translation>indicatori-allineamento</translation>
    </message>
    <message>
        <source>How well the map translates is shown here after a run.</source>
        <translation>Dopo un’esecuzione, qui si vede quanto bene traduce la trasformazione.</translation>
    </message>
    <message>
        <source>A test of %1 words; the query words are those in both spaces, and any listed translation counts. Learned from %2 pairs in %3 s.</source>
        <translation>Un test di %1 parole; le parole interrogate sono quelle presenti in entrambi gli spazi, e vale qualsiasi traduzione elencata. Appresa da %2 coppie in %3 s.</translation>
    </message>
    <message>
        <source>The map is learned. Name test pairs, or hold out a share of the dictionary, to see how well it translates.</source>
        <translation>La trasformazione è appresa. Indicare coppie di test o tenere da parte una quota del dizionario per vedere quanto bene traduce.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the words are also training words: the figure is optimistic.</source>
        <translation>
            <numerusform>%Ln delle parole è anche parola di addestramento: il valore è ottimistico.</numerusform>
            <numerusform>%Ln delle parole sono anche parole di addestramento: il valore è ottimistico.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTable</name>
    <message>
        <source>Add…</source>
        <translation>Aggiungi…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTableModel</name>
    <message>
        <source>choose</source>
        <translation>scegliere</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Risposte in</translation>
    </message>
    <message>
        <source>Definitions in</source>
        <translation>Definizioni in</translation>
    </message>
</context>
<context>
    <name>crossgloss::FilterBar</name>
    <message>
        <source>Any part of speech</source>
        <translation>Qualsiasi parte del discorso</translation>
    </message>
    <message>
        <source>Part of speech: %1</source>
        <translation>Parte del discorso: %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualsiasi</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>le %1 più comuni</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>più rare del rango %1</translation>
    </message>
    <message>
        <source>Any frequency</source>
        <translation>Qualsiasi frequenza</translation>
    </message>
    <message>
        <source>Only answers of these parts of speech</source>
        <translation>Solo risposte di queste parti del discorso</translation>
    </message>
    <message>
        <source>&amp;starts with</source>
        <translation>i&amp;nizia con</translation>
    </message>
    <message>
        <source>First letters of the answer; accents do not matter. The best help, if you know them.</source>
        <translation>Prime lettere della risposta; gli accenti non contano. L’aiuto migliore, per chi le conosce.</translation>
    </message>
    <message>
        <source>First letters of the answer</source>
        <translation>Prime lettere della risposta</translation>
    </message>
    <message>
        <source>&amp;pattern</source>
        <translation>s&amp;chema</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any number of them</source>
        <translation>? sta per una lettera, * per un numero qualsiasi di lettere</translation>
    </message>
    <message>
        <source>Pattern of the answer: question mark for one letter, asterisk for any number</source>
        <translation>Schema della risposta: punto interrogativo per una lettera, asterisco per un numero qualsiasi</translation>
    </message>
    <message>
        <source>&amp;letters</source>
        <translation>&amp;lettere</translation>
    </message>
    <message>
        <source>Minimum number of letters</source>
        <translation>Numero minimo di lettere</translation>
    </message>
    <message>
        <source>Maximum number of letters</source>
        <translation>Numero massimo di lettere</translation>
    </message>
    <message>
        <source>How common the answer is in its language</source>
        <translation>Quanto è comune la risposta nella sua lingua</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Togli tutti</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Togli tutti i filtri</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Nascondi le parole volgari</translation>
    </message>
    <message>
        <source>Leave out words that dictionaries mark as vulgar (Ctrl+Shift+G)</source>
        <translation>Esclude le parole che i dizionari segnano come volgari (Ctrl+Maiusc+G)</translation>
    </message>
    <message>
        <source>All dictionaries</source>
        <translation>Tutti i dizionari</translation>
    </message>
    <message>
        <source>Dictionaries: %1</source>
        <translation>Dizionari: %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Use only one group of dictionaries; groups are made in the Library</source>
        <translation>Usa un solo gruppo di dizionari; i gruppi si creano nella Biblioteca</translation>
    </message>
</context>
<context>
    <name>crossgloss::FoldedSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>Meno impostazioni</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Altre impostazioni</translation>
    </message>
</context>
<context>
    <name>crossgloss::FolderList</name>
    <message>
        <source>Add a folder of dictionaries</source>
        <translation>Aggiungi una cartella di dizionari</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Aggiungi…</translation>
    </message>
    <message>
        <source>Remove from &amp;list</source>
        <translation>Rim&amp;uovi dall’elenco</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderPane</name>
    <message>
        <source>Training a gloss encoder</source>
        <translation>Addestramento di un encoder di glosse</translation>
    </message>
    <message numerus="yes">
        <source>The network is ready, trained on %Ln pair(s).</source>
        <translation>
            <numerusform>La rete è pronta, addestrata su %Ln coppia.</numerusform>
            <numerusform>La rete è pronta, addestrata su %Ln coppie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: epoch %1, MRR %2 on validation pairs.</source>
        <translation>Migliore: epoca %1, MRR %2 sulle coppie di validazione.</translation>
    </message>
    <message>
        <source>Of %1 settings the best has %2 units and dropouts of %3 and %4.</source>
        <translation>Di %1 impostazioni la migliore ha %2 unità e dropout di %3 e %4.</translation>
    </message>
    <message>
        <source>The checkpoint of an earlier run belongs to other settings or glosses and was not used.</source>
        <translation>Il checkpoint di un’esecuzione precedente appartiene ad altre impostazioni o glosse e non è stato usato.</translation>
    </message>
    <message>
        <source>Link with it</source>
        <translation>Usa per collegare</translation>
    </message>
    <message>
        <source>Stopped. Start again to go on from the checkpoint.</source>
        <translation>Fermato. Avviare di nuovo per proseguire dal checkpoint.</translation>
    </message>
    <message>
        <source>Settings %1 of %2: %3 units</source>
        <translation>Impostazioni %1 di %2: %3 unità</translation>
    </message>
    <message>
        <source>Choose wordnets and vectors</source>
        <translation>Scegli wordnet e vettori</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderSettings</name>
    <message>
        <source>&amp;Wordnet</source>
        <translation>&amp;Wordnet</translation>
    </message>
    <message>
        <source>Ano&amp;ther wordnet</source>
        <translation>Alt&amp;ro wordnet</translation>
    </message>
    <message>
        <source>Choose the wordnet with the training glosses.</source>
        <translation>Scegliere il wordnet con le glosse di addestramento.</translation>
    </message>
    <message>
        <source>Choose another wordnet that shares synsets with it.</source>
        <translation>Scegliere un altro wordnet che ne condivida i synset.</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax sul batch</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>Euclidea</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>&amp;Obiettivo</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>&amp;Unità nascoste</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>Epo&amp;che massime</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>Arresto anticipato (epoc&amp;he)</translation>
    </message>
    <message>
        <source>T&amp;raining pairs</source>
        <translation>Coppie di a&amp;ddestramento</translation>
    </message>
    <message>
        <source>M&amp;odel file</source>
        <translation>Fi&amp;le del modello</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>Dimensione del &amp;batch</translation>
    </message>
    <message>
        <source>Dropout of &amp;inputs</source>
        <translation>Dropout degli in&amp;gressi</translation>
    </message>
    <message>
        <source>Dropout of st&amp;ates</source>
        <translation>Dropou&amp;t degli stati</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>Di&amp;stanza</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>Tasso di &amp;apprendimento</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Se&amp;me</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>They choose the best epoch and the settings; at most a fifth of all pairs</source>
        <translation>Servono a scegliere l’epoca migliore e le impostazioni; al massimo un quinto di tutte le coppie</translation>
    </message>
    <message>
        <source>Tr&amp;y several settings</source>
        <translation>&amp;Prova varie impostazioni</translation>
    </message>
    <message>
        <source>Trains four networks, with all or half the units and dropout, and keeps the best</source>
        <translation>Addestra quattro reti, con tutte le unità e tutto il dropout o la metà, e tiene la migliore</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>File del modello</translation>
    </message>
    <message>
        <source>Where to save the model</source>
        <translation>Dove salvare il modello</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelli (*.model);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Thread</translation>
    </message>
    <message>
        <source>all</source>
        <comment>pairs</comment>
        <translation>tutte</translation>
    </message>
    <message>
        <source>In-batch negatives</source>
        <translation>Negativi dal batch</translation>
    </message>
    <message>
        <source>Shuffled negatives (as published)</source>
        <translation>Negativi mescolati (come pubblicato)</translation>
    </message>
    <message>
        <source>Validatio&amp;n pairs</source>
        <translation>Coppie di &amp;validazione</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossHubModel</name>
    <message>
        <source>Hub gloss</source>
        <translation>Glossa hub</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Vittime</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Rettificate</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossMaterialsFields</name>
    <message>
        <source>&amp;Source vectors</source>
        <translation>Vettori di parten&amp;za</translation>
    </message>
    <message>
        <source>Target &amp;vectors</source>
        <translation>V&amp;ettori di arrivo</translation>
    </message>
    <message>
        <source>&amp;Map between them</source>
        <translation>Tras&amp;formazione fra i due</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>File della trasformazio&amp;ne</translation>
    </message>
    <message>
        <source>Vectors of the source language</source>
        <translation>Vettori della lingua di partenza</translation>
    </message>
    <message>
        <source>Vectors of the target language</source>
        <translation>Vettori della lingua di arrivo</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>File della trasformazione</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Apri una trasformazione</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Trasformazioni (*.map);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>None: the spaces are aligned</source>
        <translation>Nessuna: gli spazi sono già allineati</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Da un file</translation>
    </message>
    <message>
        <source>Choose word vectors of the source language.</source>
        <translation>Scegliere i vettori di parole della lingua di partenza.</translation>
    </message>
    <message>
        <source>Choose word vectors of the target language.</source>
        <translation>Scegliere i vettori di parole della lingua di arrivo.</translation>
    </message>
    <message>
        <source>Choose the map file.</source>
        <translation>Scegliere il file della trasformazione.</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossVictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Vittima</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Glossa di arrivo corretta</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossesPage</name>
    <message>
        <source>Reading the linkings</source>
        <translation>Lettura dei collegamenti</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lettura della biblioteca</translation>
    </message>
    <message>
        <source>Opening a linking</source>
        <translation>Apertura di un collegamento</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Remove a linking</source>
        <translation>Rimuovi un collegamento</translation>
    </message>
    <message>
        <source>%1 has no decisions yet.</source>
        <translation>%1 non ha ancora decisioni.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and the decisions on %Ln gloss(es) will be deleted for good. Export them first if in doubt.</source>
        <translation>
            <numerusform>%1 e le decisioni su %Ln glossa verranno eliminati definitivamente. Nel dubbio, esportarle prima.</numerusform>
            <numerusform>%1 e le decisioni su %Ln glosse verranno eliminati definitivamente. Nel dubbio, esportarle prima.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Removing a linking</source>
        <translation>Rimozione di un collegamento</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>Importa decisioni</translation>
    </message>
    <message>
        <source>Decisions (*.tsv *.txt);;All files (*)</source>
        <translation>Decisioni (*.tsv *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Decisions (*.tsv)</source>
        <translation>Decisioni (*.tsv)</translation>
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
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Esportazione di %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) written to %1.</source>
        <translation>
            <numerusform>%Ln decisione scritta in %1.</numerusform>
            <numerusform>%Ln decisioni scritte in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synset(s) written to %1.</source>
        <translation>
            <numerusform>%Ln synset scritto in %1.</numerusform>
            <numerusform>%Ln synset scritti in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosse</translation>
    </message>
    <message>
        <source>Link the glosses of two wordnets, and decide on every suggestion yourself.</source>
        <translation>Collegare le glosse di due wordnet e decidere di persona su ogni proposta.</translation>
    </message>
    <message>
        <source>Progress of opening the linking</source>
        <translation>Avanzamento dell’apertura del collegamento</translation>
    </message>
</context>
<context>
    <name>crossgloss::HelpWindow</name>
    <message>
        <source>Five-minute tours</source>
        <translation>Visite guidate di cinque minuti</translation>
    </message>
    <message>
        <source>The window, page by page</source>
        <translation>La finestra, pagina per pagina</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Riferimento</translation>
    </message>
    <message>
        <source>%1 – manual</source>
        <translation>%1 – manuale</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>Nessuna pagina contiene tutte queste parole.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found</source>
        <translation>
            <numerusform>%Ln punto trovato</numerusform>
            <numerusform>%Ln punti trovati</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Non in questa pagina</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Cerca nel manuale</translation>
    </message>
    <message>
        <source>Words to search the manual for</source>
        <translation>Parole da cercare nel manuale</translation>
    </message>
    <message>
        <source>Finds pages that have all of these words; accents and case do not matter (%1)</source>
        <translation>Trova le pagine che contengono tutte queste parole; accenti e maiuscole non contano (%1)</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Indice del manuale</translation>
    </message>
    <message>
        <source>Places found; the arrow keys show them</source>
        <translation>Punti trovati; i tasti freccia li mostrano</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message>
        <source>Find in the page</source>
        <translation>Trova nella pagina</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Punto precedente</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Punto successivo</translation>
    </message>
    <message>
        <source>Words to find in the page</source>
        <translation>Parole da trovare nella pagina</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryButtons</name>
    <message>
        <source>Back (Alt+Left); hold for the list</source>
        <translation>Indietro (Alt+Sinistra); tenere premuto per l’elenco</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Forward (Alt+Right); hold for the list</source>
        <translation>Avanti (Alt+Destra); tenere premuto per l’elenco</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avanti</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryPanel</name>
    <message>
        <source>All languages</source>
        <translation>Tutte le lingue</translation>
    </message>
    <message>
        <source>Nothing has been looked up yet.</source>
        <translation>Non è ancora stato cercato nulla.</translation>
    </message>
    <message>
        <source>No earlier look-up contains these words.</source>
        <translation>Nessuna ricerca precedente contiene queste parole.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Look up again</source>
        <translation>&amp;Cerca di nuovo</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Dimentica</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Descrizioni cercate in precedenza</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Chiudi (Esc)</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Chiudi la cronologia</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Words to search the history for</source>
        <translation>Parole da cercare nella cronologia</translation>
    </message>
    <message>
        <source>Language to search the history for</source>
        <translation>Lingua da cercare nella cronologia</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Look this up again, with its languages and filters (Enter)</source>
        <translation>Cerca di nuovo, con le stesse lingue e gli stessi filtri (Invio)</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
    <message>
        <source>Forget this description (Del)</source>
        <translation>Dimentica questa descrizione (Canc)</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Dimentica tutto</translation>
    </message>
    <message>
        <source>Forget all descriptions, including those that the search hides</source>
        <translation>Dimentica tutte le descrizioni, anche quelle che la ricerca non mostra</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Conserva la cronologia</translation>
    </message>
    <message>
        <source>Otherwise it is deleted when the window closes, and nothing stays on the disk</source>
        <translation>Altrimenti viene eliminata alla chiusura della finestra, e sul disco non resta nulla</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Dimenticata.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln description(s) forgotten.</source>
        <translation>
            <numerusform>%Ln descrizione dimenticata.</numerusform>
            <numerusform>%Ln descrizioni dimenticate.</numerusform>
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
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Frase</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traduzioni</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Riga</translation>
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
        <translation>spazio di interrogazione</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>spazio di arrivo</translation>
    </message>
    <message>
        <source>map</source>
        <translation>trasformazione</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>query words</source>
        <translation>parole interrogate</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>parole di arrivo</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>seme</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>dizionario</translation>
    </message>
    <message>
        <source>Measuring hubs of %1</source>
        <translation>Misura degli hub di %1</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Scegliere i vettori di arrivo.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Apri vettori di parole…</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Find the words that are nearest neighbours of many others, and what a retrieval criterion does about them.</source>
        <translation>Trovare le parole che sono fra i vicini più prossimi di molte altre, e che cosa fa contro di esse un criterio di recupero.</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Ferma dopo il passo in corso</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Avanzamento della misura</translation>
    </message>
    <message>
        <source>Choose the query vectors.</source>
        <translation>Scegliere i vettori delle interrogazioni.</translation>
    </message>
    <message>
        <source>Choose query and target vectors; with a map between them, both stages are measured.</source>
        <translation>Scegliere i vettori delle interrogazioni e di arrivo; con una trasformazione fra i due si misurano entrambi gli stadi.</translation>
    </message>
    <message>
        <source>Measure the hubs of all criteria</source>
        <translation>Misura gli hub di tutti i criteri</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsSettings</name>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un file</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>Spa&amp;zio di interrogazione</translation>
    </message>
    <message>
        <source>&amp;Targets</source>
        <translation>Spazio di &amp;arrivo</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Trasformazione</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>File della trasformazio&amp;ne</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Dizionario</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (vicini più prossimi)</translation>
    </message>
    <message>
        <source>Targ&amp;et words</source>
        <translation>Par&amp;ole di arrivo</translation>
    </message>
    <message>
        <source>Query vectors</source>
        <translation>Vettori delle interrogazioni</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Vettori di arrivo</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>File della trasformazione</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Apri una trasformazione</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Trasformazioni (*.map);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Dictionary for P@1</source>
        <translation>Dizionario per P@1</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Apri un file di coppie di test</translation>
    </message>
    <message>
        <source>for P@1 (optional)</source>
        <translation>per P@1 (facoltativo)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>The most frequent ones</source>
        <translation>Le più frequenti</translation>
    </message>
    <message>
        <source>Query &amp;words</source>
        <translation>Parole interro&amp;gate</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsView</name>
    <message>
        <source>After the map</source>
        <translation>Dopo la trasformazione</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Prima della trasformazione</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>criterio</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>stadio</translation>
    </message>
    <message>
        <source>NN %1</source>
        <translation>NN %1</translation>
    </message>
    <message>
        <source>How often each of %1 words is among the %2 nearest neighbours of %3 queries.</source>
        <translation>Quante volte ciascuna di %1 parole è fra i %2 vicini più prossimi di %3 interrogazioni.</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Vittime</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Vittime di %1</translation>
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
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>Prima o dopo la trasformazione</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Asimmetria</translation>
    </message>
    <message>
        <source>Gini</source>
        <translation>Gini</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Words that are neighbours more than twice as often as the average: N_k &gt; 2k.</source>
        <translation>Parole che sono vicine oltre il doppio della media: N_k &gt; 2k.</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Anti-hub</translation>
    </message>
    <message>
        <source>Words that are never among the neighbours.</source>
        <translation>Parole che non sono mai fra i vicini.</translation>
    </message>
    <message>
        <source>Share of the dictionary&apos;s words whose nearest neighbour is correct.</source>
        <translation>Quota delle parole del dizionario il cui vicino più prossimo è corretto.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Istogramma</translation>
    </message>
    <message>
        <source>All criteria</source>
        <translation>Tutti i criteri</translation>
    </message>
    <message>
        <source>Views of the measurement</source>
        <translation>Viste della misura</translation>
    </message>
    <message>
        <source>Histogram of N_k; the table has the numbers</source>
        <translation>Istogramma di N_k; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>Words by N_k</source>
        <translation>Parole per N_k</translation>
    </message>
    <message>
        <source>hubness-histogram</source>
        <translation>istogramma-hubness</translation>
    </message>
    <message>
        <source>Bars of Robin Hood and P@1 by criterion; the table has the numbers</source>
        <translation>Barre di Robin Hood e P@1 per criterio; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>All criteria before and after the map</source>
        <translation>Tutti i criteri prima e dopo la trasformazione</translation>
    </message>
    <message>
        <source>hubness-criteria</source>
        <translation>criteri-hubness</translation>
    </message>
    <message>
        <source>Robin Hood and P@1 of all criteria, side by side.</source>
        <translation>Robin Hood e P@1 di tutti i criteri, fianco a fianco.</translation>
    </message>
    <message>
        <source>Hubs by descending N_k</source>
        <translation>Hub per N_k decrescente</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Vittime dell’hub scelto</translation>
    </message>
    <message>
        <source>Of the distribution of N_k: 0 where it is symmetric, large where a few words are neighbours of many.</source>
        <translation>Della distribuzione di N_k: 0 dove è simmetrica, grande dove poche parole sono vicine di molte.</translation>
    </message>
    <message>
        <source>Robin Hood index: the share of neighbour counts to be moved until all words have equally many.</source>
        <translation>Indice di Robin Hood: la quota dei conteggi di vicinato da spostare affinché tutte le parole ne abbiano altrettanti.</translation>
    </message>
    <message>
        <source>Inequality of N_k: 0 = equal for all words, 1 = one word is everyone&apos;s neighbour.</source>
        <translation>Disuguaglianza di N_k: 0 = uguale per tutte le parole, 1 = una sola parola è vicina di tutte.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ImportPanel</name>
    <message>
        <source>Files of this kind do not say their language: choose one.</source>
        <translation>I file di questo tipo non dicono la loro lingua: sceglierne una.</translation>
    </message>
    <message>
        <source>as stated in the file</source>
        <translation>come indicato nel file</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Se&amp;cond language</source>
        <translation>Se&amp;conda lingua</translation>
    </message>
    <message>
        <source>&amp;Name in the workspace</source>
        <translation>&amp;Nome nell’area di lavoro</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The library has another resource named %1.</source>
        <translation>La biblioteca ha un’altra risorsa di nome %1.</translation>
    </message>
    <message>
        <source>Keep both: add a number to the name</source>
        <translation>Tieni entrambe: aggiungi un numero al nome</translation>
    </message>
    <message>
        <source>Replace the one in the library</source>
        <translation>Sostituisci quella della biblioteca</translation>
    </message>
    <message>
        <source>What to do with the resource of that name</source>
        <translation>Che cosa fare della risorsa con quel nome</translation>
    </message>
</context>
<context>
    <name>crossgloss::InlineMessage</name>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>crossgloss::Job</name>
    <message>
        <source>Stopping</source>
        <translation>Arresto in corso</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>In attesa</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Avvio</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Completata in %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Non riuscita</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobMessage</name>
    <message>
        <source>Show the line</source>
        <translation>Mostra la riga</translation>
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
        <translation>ancora %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Attività</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tempo rimanente</translation>
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
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lettura della biblioteca</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Fermato.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or use smaller data.</source>
        <translation>La memoria non basta. Chiudere altri programmi o usare dati più piccoli.</translation>
    </message>
    <message>
        <source>It failed for an unknown reason.</source>
        <translation>Non riuscita per un motivo sconosciuto.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobStage</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, ancora %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobsDock</name>
    <message>
        <source>Show the line</source>
        <translation>Mostra la riga</translation>
    </message>
    <message>
        <source>No messages so far.</source>
        <translation>Finora nessun messaggio.</translation>
    </message>
    <message>
        <source>No messages.</source>
        <translation>Nessun messaggio.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Attività</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Annulla l’attività</translation>
    </message>
    <message>
        <source>Stop the selected job; what it had not finished stays as it was</source>
        <translation>Ferma l’attività selezionata; ciò che non aveva terminato resta com’era</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Nascondi completate</translation>
    </message>
    <message>
        <source>Messages of the chosen job</source>
        <translation>Messaggi dell’attività scelta</translation>
    </message>
</context>
<context>
    <name>crossgloss::JointFields</name>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Plain text of each language, a sentence a line, to learn words from.</source>
        <translation>Testo semplice di ogni lingua, una frase per riga, da cui apprendere le parole.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Testi (*.txt *.gz *.xz *.bz2 *.zst);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Prima lingua</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Seconda lingua</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Frasi parallele</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Frase, tabulazione e traduzione in ogni riga; oppure una memoria di traduzione (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Coppie di frasi (*.tsv *.tmx *.txt *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Weight of the te&amp;xts</source>
        <translation>Peso dei &amp;testi</translation>
    </message>
    <message>
        <source>Weight of the s&amp;entences</source>
        <translation>Peso delle &amp;frasi</translation>
    </message>
    <message>
        <source>Four wor&amp;kers at once</source>
        <translation>&amp;Quattro processi in parallelo</translation>
    </message>
    <message>
        <source>Faster, but two trainings then never give quite the same result</source>
        <translation>Più veloce, ma due addestramenti non danno mai esattamente lo stesso risultato</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creata</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptPanel</name>
    <message>
        <source>Reading the library</source>
        <translation>Lettura della biblioteca</translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation>Conservazione di %1</translation>
    </message>
    <message>
        <source>The layout is kept as %1.</source>
        <translation>La disposizione è conservata come %1.</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Rimozione di %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Rimozione di %1 completata.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>&amp;Keep the map as</source>
        <translation>&amp;Conserva la mappa come</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Nome della disposizione</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Rim&amp;uovi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Kept layouts; Enter opens one</source>
        <translation>Disposizioni conservate; Invio ne apre una</translation>
    </message>
</context>
<context>
    <name>crossgloss::KindPanel</name>
    <message>
        <source>What is %1?</source>
        <translation>Che cos’è %1?</translation>
    </message>
    <message>
        <source>The file is empty. Nothing can be read from it as it is.</source>
        <translation>Il file è vuoto. Così com’è non se ne può leggere nulla.</translation>
    </message>
    <message>
        <source>The kind of this resource is not clear from its name and beginning. Choose one:</source>
        <translation>Il tipo di questa risorsa non si riconosce dal nome e dall’inizio. Sceglierne uno:</translation>
    </message>
    <message>
        <source>StarDict, FreeDict (TEI), wiktextract (JSON lines), dictd, or a word and its definition on each line</source>
        <translation>StarDict, FreeDict (TEI), wiktextract (righe JSON), dictd, oppure una parola e la sua definizione su ogni riga</translation>
    </message>
    <message>
        <source>Princeton WordNet&apos;s folder, Open Multilingual Wordnet, WN-LMF</source>
        <translation>cartella di Princeton WordNet, Open Multilingual Wordnet, WN-LMF</translation>
    </message>
    <message>
        <source>a word and its numbers on each line, or word2vec and fastText binaries</source>
        <translation>una parola e i suoi numeri su ogni riga, oppure file binari di word2vec e fastText</translation>
    </message>
    <message>
        <source>a word and its translation on each line</source>
        <translation>una parola e la sua traduzione su ogni riga</translation>
    </message>
    <message>
        <source>sentences and their translations, line by line</source>
        <translation>frasi e le loro traduzioni, riga per riga</translation>
    </message>
    <message>
        <source>a score and two texts on each line</source>
        <translation>un punteggio e due testi su ogni riga</translation>
    </message>
    <message>
        <source>an answer and what describes it on each line</source>
        <translation>una risposta e ciò che la descrive su ogni riga</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBar</name>
    <message>
        <source>Leave out %1</source>
        <translation>Escludi %1</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Risposte in %1</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;da</translation>
    </message>
    <message>
        <source>Language of the description</source>
        <translation>Lingua della descrizione</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>&amp;a</translation>
    </message>
    <message>
        <source>Choose the languages of the answers</source>
        <translation>Scegli le lingue delle risposte</translation>
    </message>
    <message>
        <source>Swap the languages (F4)</source>
        <translation>Scambia le lingue (F4)</translation>
    </message>
    <message>
        <source>Swap the languages</source>
        <translation>Scambia le lingue</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBox</name>
    <message>
        <source>Detect the language</source>
        <translation>Rileva la lingua</translation>
    </message>
    <message>
        <source>%1 (detected)</source>
        <comment>a language</comment>
        <translation>%1 (rilevato)</translation>
    </message>
    <message>
        <source>The language is detected from the text; choose one if it is wrong</source>
        <translation>La lingua si ricava dal testo; se è sbagliata, sceglierne una</translation>
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
        <translation>Legenda: viene disegnato ciò che è spuntato</translation>
    </message>
    <message>
        <source>Click a class to hide it or to show it again; double-click to show it alone</source>
        <translation>Un clic su una classe la nasconde o la mostra di nuovo; un doppio clic mostra solo quella</translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message>
        <source>Reading the library</source>
        <translation>Lettura della biblioteca</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Examining %1</source>
        <translation>Esame di %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importazione di %1</translation>
    </message>
    <message>
        <source>%1 imported: %2</source>
        <translation>%1 importato: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>%Ln riga non è utilizzabile; è elencata con la risorsa.</numerusform>
            <numerusform>%Ln righe non sono utilizzabili; sono elencate con la risorsa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mostra la riga</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Indicizzazione dei dizionari installati</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>%Ln dizionario trovato su questo computer</numerusform>
            <numerusform>%Ln dizionari trovati su questo computer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indexed now</source>
        <translation>
            <numerusform>%Ln indicizzato ora</numerusform>
            <numerusform>%Ln indicizzati ora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer there</source>
        <translation>
            <numerusform>%Ln non più presente</numerusform>
            <numerusform>%Ln non più presenti</numerusform>
        </translation>
    </message>
    <message>
        <source>Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.</source>
        <translation>Ne contengono alcuni pacchetti come wordnet-base, dict-gcide o dict-freedict-eng-fra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>Impossibile leggerne %Ln; l’elenco delle attività dice perché.</numerusform>
            <numerusform>Impossibile leggerne %Ln; l’elenco delle attività dice perché.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Rimozione di %1</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Import word vectors, a dictionary, a wordnet, word pairs or text (Ctrl+O)</source>
        <translation>Importa vettori di parole, un dizionario, un wordnet, coppie di parole o testo (Ctrl+O)</translation>
    </message>
    <message>
        <source>Index installed dictionaries</source>
        <translation>Indicizza i dizionari installati</translation>
    </message>
    <message>
        <source>Find the dictionaries that are installed on this computer and index what is new (Ctrl+I)</source>
        <translation>Trova i dizionari installati su questo computer e indicizza quelli nuovi (Ctrl+I)</translation>
    </message>
    <message>
        <source>Drop files anywhere on the window to import them: word vectors, dictionaries, wordnets, word pairs, text.</source>
        <translation>Per importare file, trascinarli in un punto qualsiasi della finestra: vettori di parole, dizionari, wordnet, coppie di parole, testo.</translation>
    </message>
    <message>
        <source>The library is empty. Index the dictionaries of this computer, so that answers come with definitions.</source>
        <translation>La biblioteca è ancora vuota. Indicizzare i dizionari di questo computer, perché le risposte siano accompagnate da definizioni.</translation>
    </message>
    <message>
        <source>Resources of the library</source>
        <translation>Risorse della biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… e %Ln altro</numerusform>
            <numerusform>… e altri %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Salva ciò che è leggibile</translation>
    </message>
    <message>
        <source>Checking the workspace</source>
        <translation>Controllo dell’area di lavoro</translation>
    </message>
    <message>
        <source>The workspace is intact: %1 databases and %2 sets of vectors were checked.</source>
        <translation>L’area di lavoro è integra: sono stati controllati %1 database e %2 insiemi di vettori.</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Salvataggio di ciò che è leggibile</translation>
    </message>
    <message>
        <source>There was nothing to repair.</source>
        <translation>Non c’era nulla da riparare.</translation>
    </message>
    <message>
        <source>Back up the workspace</source>
        <translation>Crea una copia di sicurezza dell’area di lavoro</translation>
    </message>
    <message>
        <source>Backups (*.backup);;All files (*)</source>
        <translation>Copie di sicurezza (*.backup);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Backing up the workspace</source>
        <translation>Creazione della copia di sicurezza dell’area di lavoro</translation>
    </message>
    <message>
        <source>The workspace was backed up to %1: %2.</source>
        <translation>Copia di sicurezza dell’area di lavoro creata in %1: %2.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Ripristina una copia di sicurezza</translation>
    </message>
    <message>
        <source>The workspace becomes what it was when %1 was made. What it holds now is kept in its folder “backups”.</source>
        <translation>L’area di lavoro torna com’era quando è stato creato %1. Ciò che contiene ora viene conservato nella sua cartella «backups».</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>Ripristino di una copia di sicurezza</translation>
    </message>
    <message>
        <source>The workspace is what %1 holds: %2.</source>
        <translation>L’area di lavoro è ora quella contenuta in %1: %2.</translation>
    </message>
    <message>
        <source>%1 was removed for good: the disk had no room to keep it.</source>
        <translation>%1: rimozione definitiva, perché sul disco non c’era spazio per conservarne una copia.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Rimozione di %1 completata.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>Ripristino di %1</translation>
    </message>
    <message>
        <source>%1 was restored.</source>
        <translation>Ripristino di %1 completato.</translation>
    </message>
    <message>
        <source>Undoing a choice</source>
        <translation>Annullamento di una scelta</translation>
    </message>
    <message>
        <source>The dictionaries are used as before.</source>
        <translation>I dizionari vengono usati come prima.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are used in look-ups.</source>
        <translation>
            <numerusform>%Ln dizionario viene usato nelle ricerche.</numerusform>
            <numerusform>%Ln dizionari vengono usati nelle ricerche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are no longer used in look-ups.</source>
        <translation>
            <numerusform>%Ln dizionario non viene più usato nelle ricerche.</numerusform>
            <numerusform>%Ln dizionari non vengono più usati nelle ricerche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is used in look-ups.</source>
        <translation>%1 viene usato nelle ricerche.</translation>
    </message>
    <message>
        <source>%1 is no longer used in look-ups.</source>
        <translation>%1 non viene più usato nelle ricerche.</translation>
    </message>
    <message>
        <source>Switching dictionaries</source>
        <translation>Attivazione e disattivazione dei dizionari</translation>
    </message>
    <message>
        <source>Ordering dictionaries</source>
        <translation>Riordino dei dizionari</translation>
    </message>
    <message>
        <source>Grouping dictionaries</source>
        <translation>Raggruppamento dei dizionari</translation>
    </message>
    <message>
        <source>databases</source>
        <translation>database</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>vettori</translation>
    </message>
    <message>
        <source>models</source>
        <translation>modelli</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>copie di sicurezza</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>cestino</translation>
    </message>
    <message>
        <source>other files</source>
        <translation>altri file</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>databases 3 MiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It takes %1 on the disk (%2).</source>
        <translation>Occupa %1 sul disco (%2).</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Svuota il cestino</translation>
    </message>
    <message>
        <source>Everything in the trash of the workspace will be deleted permanently: removed resources, and damaged files that were replaced.</source>
        <translation>Tutto il contenuto del cestino dell’area di lavoro verrà eliminato definitivamente: le risorse rimosse e i file danneggiati che sono stati sostituiti.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Emptying the trash</source>
        <translation>Svuotamento del cestino</translation>
    </message>
    <message>
        <source>%1 of disk space freed.</source>
        <translation>Spazio liberato sul disco: %1.</translation>
    </message>
    <message>
        <source>Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;All files (*)</source>
        <translation>Risorse (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::LineViewer</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, riga %2</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Righe del file</translation>
    </message>
    <message>
        <source>Showing a line</source>
        <translation>Visualizzazione di una riga</translation>
    </message>
</context>
<context>
    <name>crossgloss::LinkingsModel</name>
    <message>
        <source>Linking</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Wordnets</source>
        <translation>Wordnet</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Misura</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosse</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decise</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Aperto da</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Creato %1</translation>
    </message>
    <message>
        <source>Reviewed by %1</source>
        <translation>Revisore: %1</translation>
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
        <translation>&amp;Nome del revisore</translation>
    </message>
    <message>
        <source>Your name as a reviewer</source>
        <translation>Nome del revisore</translation>
    </message>
    <message>
        <source>Decisions are saved under this name</source>
        <translation>Le decisioni vengono salvate con questo nome</translation>
    </message>
    <message>
        <source>Linkings of the workspace</source>
        <translation>Collegamenti dell’area di lavoro</translation>
    </message>
    <message>
        <source>No linking yet. Compare two wordnets, and review which glosses mean the same.</source>
        <translation>Ancora nessun collegamento. Confrontare due wordnet e verificare quali glosse significano la stessa cosa.</translation>
    </message>
    <message>
        <source>New linking…</source>
        <translation>Nuovo collegamento…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Rimuovi…</translation>
    </message>
    <message>
        <source>Remove the linking with all its decisions</source>
        <translation>Rimuove il collegamento con tutte le sue decisioni</translation>
    </message>
</context>
<context>
    <name>crossgloss::ListPicker</name>
    <message>
        <source>A file</source>
        <translation>Un file</translation>
    </message>
    <message>
        <source>File of: %1</source>
        <comment>which list</comment>
        <translation>File di: %1</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Apri un elenco di frasi</translation>
    </message>
    <message>
        <source>One sentence per line; drop it here</source>
        <translation>Una frase per riga; trascinare qui</translation>
    </message>
    <message>
        <source>Language of: %1</source>
        <comment>which list</comment>
        <translation>Lingua di: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%Ln word(s) in %1 ms</source>
        <translation>
            <numerusform>%Ln parola in %1 ms</numerusform>
            <numerusform>%Ln parole in %1 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiata: %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>Gli appunti non contengono testo</translation>
    </message>
    <message>
        <source>These languages cannot be swapped: the pack has no descriptions in the other one</source>
        <translation>Queste lingue non si possono scambiare: il pacchetto non ha descrizioni nell’altra</translation>
    </message>
    <message>
        <source>Describe the word you are looking for</source>
        <translation>Descrivere la parola cercata</translation>
    </message>
    <message>
        <source>Description of the word you are looking for</source>
        <translation>Descrizione della parola cercata</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Descrizioni cercate in precedenza</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Ricerca in corso</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Dettagli</translation>
    </message>
    <message>
        <source>&amp;Copy the word</source>
        <translation>C&amp;opia la parola</translation>
    </message>
    <message>
        <source>Copy with de&amp;finition</source>
        <translation>Copia con la defi&amp;nizione</translation>
    </message>
    <message>
        <source>&amp;Look up this word</source>
        <translation>Cerca &amp;questa parola</translation>
    </message>
    <message>
        <source>This looks like %1.</source>
        <translation>La lingua sembra essere: %1.</translation>
    </message>
    <message>
        <source>Describe in %1</source>
        <translation>Descrivi in %1</translation>
    </message>
    <message>
        <source>No entry for this spelling. Showing %1 instead.</source>
        <translation>Nessuna voce con questa grafia. Viene mostrata %1.</translation>
    </message>
    <message>
        <source>Full &amp;entry</source>
        <translation>Voce &amp;completa</translation>
    </message>
    <message>
        <source>Choose an answer, or look up a word</source>
        <translation>Scegliere una risposta o cercare una parola</translation>
    </message>
    <message>
        <source>Full entry of the word</source>
        <translation>Voce completa della parola</translation>
    </message>
    <message>
        <source>Full entry of the word (F8)</source>
        <translation>Voce completa della parola (F8)</translation>
    </message>
    <message>
        <source>Descriptions looked up before (Ctrl+H)</source>
        <translation>Descrizioni cercate in precedenza (Ctrl+H)</translation>
    </message>
    <message>
        <source>Remove from the &amp;saved words</source>
        <translation>Rimuovi dalle parole salva&amp;te</translation>
    </message>
    <message>
        <source>&amp;Save the word</source>
        <translation>S&amp;alva la parola</translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message>
        <source>Opening the pack</source>
        <translation>Apertura del pacchetto</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Jobs are running</source>
        <translation>Attività in corso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>%Ln attività è ancora in corso. Ciò che un’importazione non ha terminato viene tralasciato; un addestramento si può riprendere dal suo checkpoint.</numerusform>
            <numerusform>%Ln attività sono ancora in corso. Ciò che un’importazione non ha terminato viene tralasciato; un addestramento si può riprendere dal suo checkpoint.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop them and quit</source>
        <translation>Ferma tutto ed esci</translation>
    </message>
    <message>
        <source>Stopping the jobs</source>
        <translation>Arresto delle attività</translation>
    </message>
    <message>
        <source>Crossgloss</source>
        <translation>Crossgloss</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Controllo dei vettori</translation>
    </message>
    <message>
        <source>Something is wrong with the workspace; see the Library.</source>
        <translation>C’è un problema con l’area di lavoro; vedere la Biblioteca.</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Lettura di un’esecuzione</translation>
    </message>
    <message>
        <source>That page is busy; open the run again when it is done.</source>
        <translation>Quella pagina è occupata; riaprire l’esecuzione quando ha finito.</translation>
    </message>
    <message>
        <source>Stop them and open the other workspace</source>
        <translation>Ferma tutto e apri l’altra area di lavoro</translation>
    </message>
    <message>
        <source>%1 – Crossgloss</source>
        <comment>name of a workspace</comment>
        <translation>%1 – Crossgloss</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Apertura dell’area di lavoro</translation>
    </message>
    <message>
        <source>%1 cannot be written: what you change in the settings is forgotten when the program ends. Check the rights of the file and the free space of the disk.</source>
        <translation>Impossibile scrivere %1: ciò che si cambia nelle impostazioni va perso alla chiusura del programma. Controllare i permessi del file e lo spazio libero sul disco.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapActions</name>
    <message>
        <source>&amp;Lay the points out</source>
        <translation>&amp;Disponi i punti</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Prosegui da &amp;qui</translation>
    </message>
    <message>
        <source>Improve by &amp;t-SNE</source>
        <translation>Mi&amp;gliora con t-SNE</translation>
    </message>
    <message>
        <source>Lay the same points out by t-SNE</source>
        <translation>Dispone gli stessi punti con t-SNE</translation>
    </message>
    <message>
        <source>Improve by &amp;UMAP</source>
        <translation>Migliora con &amp;UMAP</translation>
    </message>
    <message>
        <source>Lay the same points out by UMAP</source>
        <translation>Dispone gli stessi punti con UMAP</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>St&amp;op here</source>
        <translation>&amp;Ferma qui</translation>
    </message>
    <message>
        <source>Plane &amp;before and after the alignment</source>
        <translation>&amp;Piano prima e dopo l’allineamento</translation>
    </message>
    <message>
        <source>Mo&amp;ve the map</source>
        <translation>&amp;Sposta la mappa</translation>
    </message>
    <message>
        <source>Select in a &amp;rectangle</source>
        <translation>Selezi&amp;ona in un rettangolo</translation>
    </message>
    <message>
        <source>Select with a l&amp;asso</source>
        <translation>Seleziona con un &amp;lazo</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Densità</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>L&amp;inks between translations</source>
        <translation>Linee fra le tradu&amp;zioni</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>Mi&amp;nimappa</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Prima della trasformazione</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>&amp;Mostra tutto</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Frequency</source>
        <translation>&amp;Frequenza</translation>
    </message>
    <message>
        <source>&amp;Part of speech</source>
        <translation>&amp;Parte del discorso</translation>
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
        <translation>&amp;Traduzione giusta o sbagliata</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Tabella dei punti</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>Deseleziona &amp;tutto</translation>
    </message>
    <message>
        <source>&amp;Copy the selection as a word list</source>
        <translation>&amp;Copia la selezione come elenco di parole</translation>
    </message>
    <message>
        <source>Loo&amp;k the word up</source>
        <translation>Ce&amp;rca la parola</translation>
    </message>
    <message>
        <source>Align these spaces</source>
        <translation>Allinea questi spazi</translation>
    </message>
    <message>
        <source>&amp;Place further words</source>
        <translation>&amp;Inserisci altre parole</translation>
    </message>
    <message>
        <source>&amp;Kept layouts…</source>
        <translation>Disposizioni conser&amp;vate…</translation>
    </message>
    <message>
        <source>&amp;Export the picture…</source>
        <translation>&amp;Esporta l’immagine…</translation>
    </message>
    <message>
        <source>Settings b&amp;eside the map</source>
        <translation>Impostazioni &amp;accanto alla mappa</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapBox</name>
    <message>
        <source>Learned on the page Align: %1 → %2</source>
        <translation>Appresa nella pagina Allinea: %1 → %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapExportPanel</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Disegno (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Export the map to</source>
        <translation>Esporta la mappa in</translation>
    </message>
    <message>
        <source>map</source>
        <comment>file name</comment>
        <translation>mappa</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>prima della trasformazione</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>dopo la trasformazione</translation>
    </message>
    <message>
        <source>Exporting the map</source>
        <translation>Esportazione della mappa</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Esportazione in %1 completata.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Immagine (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Disegno (SVG)</translation>
    </message>
    <message>
        <source>Table of points (CSV)</source>
        <translation>Tabella dei punti (CSV)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Dimensione</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Larghezza in pixel</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Altezza in pixel</translation>
    </message>
    <message>
        <source>&amp;Text and points</source>
        <translation>&amp;Testo e punti</translation>
    </message>
    <message>
        <source>Size of text and points</source>
        <translation>Dimensione del testo e dei punti</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapHubsPanel</name>
    <message>
        <source>Measuring hubs of the map</source>
        <translation>Misura degli hub della mappa</translation>
    </message>
    <message>
        <source>Measuring hubs…</source>
        <translation>Misura degli hub…</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Dopo la trasformazione</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Prima della trasformazione</translation>
    </message>
    <message>
        <source>Hubs are points that are among the nearest neighbours of far too many others.</source>
        <translation>Gli hub sono punti che figurano fra i vicini più prossimi di troppi altri.</translation>
    </message>
    <message>
        <source>skewness %1</source>
        <translation>asimmetria %1</translation>
    </message>
    <message>
        <source>Robin Hood %1</source>
        <translation>Robin Hood %1</translation>
    </message>
    <message>
        <source>%1 hubs</source>
        <translation>%1 hub</translation>
    </message>
    <message>
        <source>%1 antihubs</source>
        <translation>%1 anti-hub</translation>
    </message>
    <message>
        <source>P@1 %1</source>
        <translation>P@1 %1</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>criterio</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>stadio</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Vittime</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Vittime di %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>Prima o dopo la trasformazione</translation>
    </message>
    <message>
        <source>Histogram of N_k; bars that are brushed select their points</source>
        <translation>Istogramma di N_k; le barre evidenziate selezionano i loro punti</translation>
    </message>
    <message>
        <source>Points by N_k</source>
        <translation>Punti per N_k</translation>
    </message>
    <message>
        <source>map-hubs</source>
        <comment>file name</comment>
        <translation>hub-mappa</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Hubs by descending N_k; choosing one marks it and its victims</source>
        <translation>Hub per N_k decrescente; sceglierne uno lo contrassegna insieme alle sue vittime</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Vittime dell’hub scelto</translation>
    </message>
    <message>
        <source>The run&apos;s matrix (%1): best answers</source>
        <translation>La matrice dell’esecuzione (%1): risposte migliori</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>P&amp;ausa</translation>
    </message>
    <message>
        <source>Reading the pack</source>
        <translation>Lettura del pacchetto</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lettura della biblioteca</translation>
    </message>
    <message>
        <source>Choose two spaces and the map between them, then try again.</source>
        <translation>Scegliere due spazi e la trasformazione fra i due, quindi riprovare.</translation>
    </message>
    <message>
        <source>Laying points out</source>
        <translation>Disposizione dei punti</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Apertura di %1</translation>
    </message>
    <message>
        <source>Placing words</source>
        <translation>Inserimento delle parole</translation>
    </message>
    <message>
        <source>Not known, and not placed: %1</source>
        <translation>Non note, e non inserite: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) copied.</source>
        <translation>
            <numerusform>%Ln parola copiata.</numerusform>
            <numerusform>%Ln parole copiate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Scegliere una lingua.</translation>
    </message>
    <message>
        <source>Choose word vectors.</source>
        <translation>Scegliere vettori di parole.</translation>
    </message>
    <message>
        <source>Choose the second word vectors: a map is between two spaces.</source>
        <translation>Scegliere i secondi vettori di parole: una trasformazione è fra due spazi.</translation>
    </message>
    <message>
        <source>Add a list of sentences on the page Compare first.</source>
        <translation>Aggiungere prima un elenco di frasi nella pagina Confronta.</translation>
    </message>
    <message>
        <source>Make a linking on the page Glosses first.</source>
        <translation>Creare prima un collegamento nella pagina Glosse.</translation>
    </message>
    <message>
        <source>Write a formula for both axes.</source>
        <translation>Scrivere una formula per entrambi gli assi.</translation>
    </message>
    <message>
        <source>Stopped. The map is as it was before.</source>
        <translation>Fermato. La mappa è com’era prima.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Fermato.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>See words, sentences or glosses as points: what means the same lies together.</source>
        <translation>Vedere parole, frasi o glosse come punti: ciò che ha lo stesso significato sta vicino.</translation>
    </message>
    <message>
        <source>Points are laid out on a plane so that neighbours stay neighbours. The pack&apos;s own words will do.</source>
        <translation>I punti vengono disposti su un piano in modo che i vicini restino vicini. Bastano le parole del pacchetto.</translation>
    </message>
    <message>
        <source>Stop, and go back to the map before</source>
        <translation>Ferma e torna alla mappa precedente</translation>
    </message>
    <message>
        <source>Progress of the layout</source>
        <translation>Avanzamento della disposizione</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Disponi</translation>
    </message>
    <message>
        <source>Lay the points out as the settings say</source>
        <translation>Dispone i punti secondo le impostazioni</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>Improve the present layout further</source>
        <translation>Migliora ancora la disposizione attuale</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hub</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>What is known of the points</source>
        <translation>Che cosa si sa dei punti</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>number of a run, its measure, what it compared</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>No run keeps glosses yet: compare some first, by the command glosses.</source>
        <translation>Nessuna esecuzione conserva ancora glosse: confrontarne prima alcune con il comando glosses.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPane</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frequenza</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Parte del discorso</translation>
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
        <translation>Traduzione giusta o sbagliata</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Colora per</translation>
    </message>
    <message>
        <source>What the colour of a point tells</source>
        <translation>Che cosa indica il colore di un punto</translation>
    </message>
    <message>
        <source>Map of points</source>
        <translation>Mappa dei punti</translation>
    </message>
    <message>
        <source>A plane distorts distances: the true neighbours of a point stand beside the map.</source>
        <translation>Un piano deforma le distanze: i veri vicini di un punto sono elencati accanto alla mappa.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapSettings</name>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Words of the pack</source>
        <translation>Parole del pacchetto</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vettori di parole</translation>
    </message>
    <message>
        <source>Sentences of a list</source>
        <translation>Frasi di un elenco</translation>
    </message>
    <message>
        <source>Glosses of a linking</source>
        <translation>Glosse di un collegamento</translation>
    </message>
    <message>
        <source>Axes by formulas</source>
        <translation>Assi da formule</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un file</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>Che &amp;cosa</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lin&amp;gua</translation>
    </message>
    <message>
        <source>S&amp;econd language</source>
        <translation>Seconda ling&amp;ua</translation>
    </message>
    <message>
        <source>&amp;Vectors</source>
        <translation>Vetto&amp;ri</translation>
    </message>
    <message>
        <source>Second v&amp;ectors</source>
        <translation>Sec&amp;ondi vettori</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>Tras&amp;formazione</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>File della &amp;trasformazione</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>Di&amp;zionario</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Quante</translation>
    </message>
    <message>
        <source>&amp;Only these words</source>
        <translation>Solo qu&amp;este parole</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>&amp;Metodo</translation>
    </message>
    <message>
        <source>&amp;Perplexity</source>
        <translation>&amp;Perplessità</translation>
    </message>
    <message>
        <source>Neigh&amp;bours</source>
        <translation>&amp;Vicini</translation>
    </message>
    <message>
        <source>Minimum dis&amp;tance</source>
        <translation>&amp;Distanza minima</translation>
    </message>
    <message>
        <source>Hori&amp;zontal axis</source>
        <translation>Asse orizzonta&amp;le</translation>
    </message>
    <message>
        <source>Vertical a&amp;xis</source>
        <translation>&amp;Asse verticale</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen word(s) only</source>
        <translation>
            <numerusform>Solo %Ln parola scelta</numerusform>
            <numerusform>Solo %Ln parole scelte</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Before the map too</source>
        <translation>Anc&amp;he prima della trasformazione</translation>
    </message>
    <message>
        <source>Before the map too</source>
        <translation>Anche prima della trasformazione</translation>
    </message>
    <message>
        <source>Second word vectors</source>
        <translation>Secondi vettori di parole</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>File della trasformazione</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Apri una trasformazione</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Trasformazioni (*.map);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Dictionary of translations</source>
        <translation>Dizionario delle traduzioni</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Apri un file di coppie di parole</translation>
    </message>
    <message>
        <source>for links (optional)</source>
        <translation>per le linee (facoltativo)</translation>
    </message>
    <message>
        <source>File of words</source>
        <translation>File di parole</translation>
    </message>
    <message>
        <source>Open a file of words</source>
        <translation>Apri un file di parole</translation>
    </message>
    <message>
        <source>one per line (optional)</source>
        <translation>una per riga (facoltativo)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutte</translation>
    </message>
    <message>
        <source>The most frequent ones of each language</source>
        <translation>Le più frequenti di ogni lingua</translation>
    </message>
    <message>
        <source>About how many neighbours t-SNE keeps near every point</source>
        <translation>All’incirca quanti vicini t-SNE tiene presso ogni punto</translation>
    </message>
    <message>
        <source>king - man</source>
        <translation>re - uomo</translation>
    </message>
    <message>
        <source>Words with plus and minus between them, or classes: a, b | c, d</source>
        <translation>Parole separate da più e meno, oppure classi: a, b | c, d</translation>
    </message>
    <message>
        <source>Glosses of a run</source>
        <translation>Glosse di un’esecuzione</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapView</name>
    <message>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>nessun punto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln selezionato</numerusform>
            <numerusform>%Ln selezionati</numerusform>
        </translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>corrente: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapWordModel</name>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Posizione</translation>
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
        <translation>Margine</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
</context>
<context>
    <name>crossgloss::MarginPlot</name>
    <message>
        <source>shown</source>
        <translation>mostrate</translation>
    </message>
    <message>
        <source>below the minimum margin</source>
        <translation>sotto il margine minimo</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
    </message>
</context>
<context>
    <name>crossgloss::MeaningsView</name>
    <message>
        <source>Meanings</source>
        <translation>Significati</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significato</translation>
    </message>
    <message>
        <source>Not sure. Did you mean</source>
        <translation>Non è certo. Intendevi</translation>
    </message>
</context>
<context>
    <name>crossgloss::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>Import a&amp;gain</source>
        <translation>Importa di &amp;nuovo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Interface lan&amp;guage</source>
        <translation>&amp;Lingua dell’interfaccia</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Esegui</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;iuto</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>&amp;Predefinito del sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;hiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>Accept a ca&amp;ndidate</source>
        <translation>Accetta un &amp;candidato</translation>
    </message>
    <message>
        <source>R&amp;elation</source>
        <translation>Rela&amp;zione</translation>
    </message>
    <message>
        <source>Lin&amp;king</source>
        <translation>Co&amp;llegamento</translation>
    </message>
    <message>
        <source>Dict&amp;ionary</source>
        <translation>&amp;Dizionario</translation>
    </message>
    <message>
        <source>&amp;Saved words</source>
        <translation>Parole &amp;salvate</translation>
    </message>
    <message>
        <source>S&amp;entences</source>
        <translation>&amp;Frasi</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>Ma&amp;ppa</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>&amp;Colora per</translation>
    </message>
    <message>
        <source>&amp;Tours</source>
        <translation>&amp;Visite guidate</translation>
    </message>
</context>
<context>
    <name>crossgloss::MovedModel</name>
    <message>
        <source>Source</source>
        <translation>Partenza</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Prima</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ora</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeedsPanel</name>
    <message>
        <source>What you can do now</source>
        <translation>Che cosa si può fare ora</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>The model that comes with the program (the pack) answers without any dictionary.</source>
        <translation>Il modello fornito con il programma (il pacchetto) risponde senza alcun dizionario.</translation>
    </message>
    <message>
        <source>Definitions beside the answers</source>
        <translation>Definizioni accanto alle risposte</translation>
    </message>
    <message>
        <source>Needs a dictionary or a wordnet: index the installed ones, or import a file.</source>
        <translation>Richiede un dizionario o un wordnet: indicizzare quelli installati o importare un file.</translation>
    </message>
    <message>
        <source>Dictionaries of %1.</source>
        <translation>Dizionari: %1.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Addestra</translation>
    </message>
    <message>
        <source>Needs word vectors (.vec, .bin) of each language, and a file of definitions.</source>
        <translation>Richiede vettori di parole (.vec, .bin) di ogni lingua e un file di definizioni.</translation>
    </message>
    <message>
        <source>Vectors of %1.</source>
        <translation>Vettori: %1.</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighbourModel</name>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighboursView</name>
    <message>
        <source>Type a word to see its nearest neighbours.</source>
        <translation>Digitare una parola per vederne i vicini più prossimi.</translation>
    </message>
    <message>
        <source>The nearest neighbours of a word can be seen after a run.</source>
        <translation>I vicini più prossimi di una parola sono visibili dopo un’esecuzione.</translation>
    </message>
    <message>
        <source>Neighbours of %1</source>
        <translation>Vicini di %1</translation>
    </message>
    <message>
        <source>The vectors have no word %1. Try another form, or lower case.</source>
        <translation>I vettori non hanno la parola %1. Provare un’altra forma, o in minuscolo.</translation>
    </message>
    <message>
        <source>The spaces have different dimensions: without a map nothing can be compared.</source>
        <translation>Gli spazi hanno dimensioni diverse: senza trasformazione non si può confrontare nulla.</translation>
    </message>
    <message>
        <source>Cosines; the right list is in the order of the retrieval criterion.</source>
        <translation>Coseni; l’elenco di destra è nell’ordine del criterio di recupero.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>partenza</translation>
    </message>
    <message>
        <source>target</source>
        <translation>arrivo</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>all’interno di %1</translation>
    </message>
    <message>
        <source>&amp;Word</source>
        <translation>P&amp;arola</translation>
    </message>
    <message>
        <source>&amp;From and to</source>
        <translation>&amp;Da e a</translation>
    </message>
    <message>
        <source>Retrie&amp;val</source>
        <translation>Re&amp;cupero</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Prima della trasformazione</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Dopo la trasformazione</translation>
    </message>
    <message>
        <source>Nearest neighbours before the map</source>
        <translation>Vicini più prossimi prima della trasformazione</translation>
    </message>
    <message>
        <source>Nearest neighbours after the map</source>
        <translation>Vicini più prossimi dopo la trasformazione</translation>
    </message>
</context>
<context>
    <name>crossgloss::NewLinkingPanel</name>
    <message>
        <source>Choose the wordnet whose glosses are linked.</source>
        <translation>Scegliere il wordnet le cui glosse vanno collegate.</translation>
    </message>
    <message>
        <source>Choose the wordnet that they are linked to.</source>
        <translation>Scegliere il wordnet a cui vengono collegate.</translation>
    </message>
    <message>
        <source>Estimating a linking</source>
        <translation>Stima di un collegamento</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mostra la riga</translation>
    </message>
    <message>
        <source>Linking glosses</source>
        <translation>Collegamento delle glosse</translation>
    </message>
    <message>
        <source>Stopped; nothing was stored.</source>
        <translation>Fermato; non è stato salvato nulla.</translation>
    </message>
    <message>
        <source>%1 × %2 glosses; about %3 of memory and %4</source>
        <translation>%1 × %2 glosse; circa %3 di memoria e %4</translation>
    </message>
    <message>
        <source>That is more memory than is free: compare fewer candidates for each gloss.</source>
        <translation>È più della memoria libera: confrontare meno candidati per ogni glossa.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, ancora %2</translation>
    </message>
    <message>
        <source>New linking</source>
        <translation>Nuovo collegamento</translation>
    </message>
    <message>
        <source>&amp;Wordnet to link</source>
        <translation>&amp;Wordnet da collegare</translation>
    </message>
    <message>
        <source>Linked &amp;to</source>
        <translation>&amp;Collegato a</translation>
    </message>
    <message>
        <source>Me&amp;asure</source>
        <translation>Mis&amp;ura</translation>
    </message>
    <message>
        <source>&amp;Candidates per gloss</source>
        <translation>Candidati per &amp;glossa</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;ome</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Glosses that are compared exactly with each; all = every pair</source>
        <translation>Glosse con cui ciascuna viene confrontata esattamente; tutti = ogni coppia</translation>
    </message>
    <message>
        <source>&amp;Only synsets defined in both wordnets</source>
        <translation>Solo i s&amp;ynset definiti in entrambi i wordnet</translation>
    </message>
    <message>
        <source>To measure how well linking works rather than to build a wordnet</source>
        <translation>Per misurare la qualità del collegamento anziché costruire un wordnet</translation>
    </message>
    <message>
        <source>from the names of the wordnets</source>
        <translation>dai nomi dei wordnet</translation>
    </message>
    <message>
        <source>Use %1 candidates for each</source>
        <translation>Usa %1 candidati per ciascuna</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crea</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Ferma dopo il passo in corso</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Progress of the linking</source>
        <translation>Avanzamento del collegamento</translation>
    </message>
    <message>
        <source>Choose the file of the trained Siamese LSTM.</source>
        <translation>Scegliere il file della LSTM siamese addestrata.</translation>
    </message>
    <message>
        <source>Trained netwo&amp;rk</source>
        <translation>Rete a&amp;ddestrata</translation>
    </message>
    <message>
        <source>Trained network</source>
        <translation>Rete addestrata</translation>
    </message>
    <message>
        <source>Open a trained network</source>
        <translation>Apri una rete addestrata</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelli (*.model);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>file di un modello addestrato</translation>
    </message>
    <message>
        <source>Tra&amp;in one</source>
        <translation>&amp;Addestra una rete</translation>
    </message>
    <message>
        <source>Opens the page Train with these wordnets and vectors</source>
        <translation>Apre la pagina Addestra con questi wordnet e vettori</translation>
    </message>
    <message>
        <source>Several measures combined find most: their weights are fitted on synsets that both wordnets define, or are the usual ones where these are too few</source>
        <translation>Più misure combinate trovano di più: i pesi vengono adattati ai synset definiti da entrambi i wordnet o, se questi sono troppo pochi, sono quelli consueti</translation>
    </message>
    <message>
        <source>Trans&amp;lations by</source>
        <translation>&amp;Traduzioni da</translation>
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
        <translation>Parole</translation>
    </message>
</context>
<context>
    <name>crossgloss::OccurrencePlot</name>
    <message>
        <source>antihubs</source>
        <translation>anti-hub</translation>
    </message>
    <message>
        <source>others</source>
        <translation>altre</translation>
    </message>
    <message>
        <source>hubs, N_k &gt; %1</source>
        <translation>hub, N_k &gt; %1</translation>
    </message>
    <message>
        <source>Occurrences N_k</source>
        <translation>Occorrenze N_k</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Parole</translation>
    </message>
</context>
<context>
    <name>crossgloss::OutlookPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Prima dell’esecuzione</translation>
    </message>
    <message>
        <source>Words of the glosses with a vector: %1 % and %2 %</source>
        <translation>Parole delle glosse con un vettore: %1 % e %2 %</translation>
    </message>
    <message>
        <source>%1 % of known pairs are closer than random pairs</source>
        <translation>Il %1 % delle coppie note è più vicino delle coppie casuali</translation>
    </message>
    <message>
        <source>Glosses with a word that the dictionary translates: %1 %</source>
        <translation>Glosse con una parola tradotta dal dizionario: %1 %</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Nessun problema trovato.</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairCards</name>
    <message>
        <source>No gloss is chosen.</source>
        <translation>Nessuna glossa è scelta.</translation>
    </message>
    <message>
        <source>No suggestion.</source>
        <translation>Nessuna proposta.</translation>
    </message>
    <message>
        <source>Transport plan between the words of the two glosses; arrow keys highlight a word</source>
        <translation>Piano di trasporto fra le parole delle due glosse; i tasti freccia evidenziano una parola</translation>
    </message>
    <message>
        <source>The transport plan in numbers</source>
        <translation>Il piano di trasporto in numeri</translation>
    </message>
    <message>
        <source>The plan as a table (T)</source>
        <translation>Il piano come tabella (T)</translation>
    </message>
    <message>
        <source>The plan as a table</source>
        <translation>Il piano come tabella</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairModel</name>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Prima frase</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Seconda frase</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the first file</comment>
        <translation>Riga</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the second file</comment>
        <translation>Riga</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairPlot</name>
    <message>
        <source>Add pairs of words to see where they lie.</source>
        <translation>Aggiungere coppie di parole per vedere dove si trovano.</translation>
    </message>
    <message>
        <source>Before (%1 % of the variance)</source>
        <translation>Prima (%1 % della varianza)</translation>
    </message>
    <message>
        <source>Before: two planes, different dimensions</source>
        <translation>Prima: due piani, dimensioni diverse</translation>
    </message>
    <message>
        <source>After (%1 % of the variance)</source>
        <translation>Dopo (%1 % della varianza)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairedModel</name>
    <message>
        <source>Chosen by</source>
        <translation>Scelta con</translation>
    </message>
    <message>
        <source>Difference of P@1</source>
        <translation>Differenza di P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervallo al 95 %</translation>
    </message>
    <message>
        <source>Correct in the first alone</source>
        <translation>Corrette solo nella prima</translation>
    </message>
    <message>
        <source>In the second alone</source>
        <translation>Solo nella seconda</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>p di McNemar</translation>
    </message>
    <message>
        <source>Bootstrap p</source>
        <translation>p bootstrap</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairsView</name>
    <message>
        <source>pairs</source>
        <translation>coppie</translation>
    </message>
    <message>
        <source>first list</source>
        <translation>primo elenco</translation>
    </message>
    <message>
        <source>second list</source>
        <translation>secondo elenco</translation>
    </message>
    <message>
        <source>Filtering the pairs</source>
        <translation>Filtraggio delle coppie</translation>
    </message>
    <message>
        <source>Pairs (%1)</source>
        <translation>Coppie (%1)</translation>
    </message>
    <message>
        <source>First without partner (%1)</source>
        <translation>Prime senza corrispondenza (%1)</translation>
    </message>
    <message>
        <source>Second without partner (%1)</source>
        <translation>Seconde senza corrispondenza (%1)</translation>
    </message>
    <message>
        <source>%1 pairs of %2 and %3 sentences</source>
        <translation>%1 coppie da %2 e %3 frasi</translation>
    </message>
    <message>
        <source>mean margin %1</source>
        <translation>margine medio %1</translation>
    </message>
    <message>
        <source>Export the pairs to</source>
        <translation>Esporta le coppie in</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>file name</comment>
        <translation>coppie</translation>
    </message>
    <message>
        <source>Table (*.tsv);;Translation memory (*.tmx)</source>
        <translation>Tabella (*.tsv);;Memoria di traduzione (*.tmx)</translation>
    </message>
    <message>
        <source>&amp;All pairs…</source>
        <translation>T&amp;utte le coppie…</translation>
    </message>
    <message>
        <source>Pairs &amp;shown…</source>
        <translation>&amp;Coppie mostrate…</translation>
    </message>
    <message>
        <source>&amp;Chosen pairs…</source>
        <translation>C&amp;oppie scelte…</translation>
    </message>
    <message>
        <source>Which sentences are listed</source>
        <translation>Quali frasi vengono elencate</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtra per parole</translation>
    </message>
    <message>
        <source>Filter by words of either sentence</source>
        <translation>Filtra per parole dell’una o dell’altra frase</translation>
    </message>
    <message>
        <source>Least margin of the pairs shown</source>
        <translation>Margine minimo delle coppie mostrate</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>Espor&amp;ta</translation>
    </message>
    <message>
        <source>Export pairs as TSV or as TMX</source>
        <translation>Esporta le coppie come TSV o come TMX</translation>
    </message>
    <message>
        <source>Sentences; Enter compares those of a pair</source>
        <translation>Frasi; Invio confronta quelle di una coppia</translation>
    </message>
    <message>
        <source>How many pairs have which margin; above one, a pair stands out from its surroundings.</source>
        <translation>Quante coppie hanno quale margine; oltre uno, una coppia si distingue da ciò che la circonda.</translation>
    </message>
    <message>
        <source>Histogram of margins; the table has the numbers</source>
        <translation>Istogramma dei margini; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>Pairs by margin</source>
        <translation>Coppie per margine</translation>
    </message>
    <message>
        <source>margins</source>
        <comment>file name</comment>
        <translation>margini</translation>
    </message>
    <message>
        <source>Margin &amp;at least %1</source>
        <translation>Margine &amp;almeno %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanModel</name>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Transported to</source>
        <translation>Trasportata a</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Massa</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distanza</translation>
    </message>
    <message>
        <source>A word without counterpart</source>
        <translation>Una parola senza corrispondente</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>nessun corrispondente</translation>
    </message>
    <message>
        <source>%1 (no counterpart)</source>
        <comment>a word</comment>
        <translation>%1 (nessun corrispondente)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanView</name>
    <message>
        <source>%1 %2, distance %3</source>
        <comment>word, share of the mass, cost</comment>
        <translation>%1 %2, distanza %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>word: what it is carried to</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <comment>of a word</comment>
        <translation>nessun corrispondente</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanePairModel</name>
    <message>
        <source>Source</source>
        <translation>Partenza</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Arrivo</translation>
    </message>
    <message>
        <source>Cosine before</source>
        <translation>Coseno prima</translation>
    </message>
    <message>
        <source>Cosine after</source>
        <translation>Coseno dopo</translation>
    </message>
    <message>
        <source>not in the vectors</source>
        <translation>non fra i vettori</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlaneView</name>
    <message>
        <source>Plane through word pairs</source>
        <translation>Piano per coppie di parole</translation>
    </message>
    <message>
        <source>Word pairs in a plane before and after the map; the table has their cosines</source>
        <translation>Coppie di parole in un piano prima e dopo la trasformazione; i coseni sono nella tabella</translation>
    </message>
    <message>
        <source>Word pairs with their cosines</source>
        <translation>Coppie di parole con i loro coseni</translation>
    </message>
    <message>
        <source>word-pairs</source>
        <translation>coppie-di-parole</translation>
    </message>
    <message>
        <source>A plane keeps only part of the distances: judge by the cosines.</source>
        <translation>Un piano conserva solo una parte delle distanze: fanno fede i coseni.</translation>
    </message>
    <message>
        <source>Add a pair</source>
        <translation>Aggiungi una coppia</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Suggest pairs</source>
        <translation>Proponi coppie</translation>
    </message>
    <message>
        <source>Frequent pairs that are not training pairs</source>
        <translation>Coppie frequenti che non sono coppie di addestramento</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlotPanel</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Disegno (*.svg)</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Esporta in</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Esportazione in %1 completata.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Export the plot or the table, with its parameters (Ctrl+E)</source>
        <translation>Esporta il grafico o la tabella, con i parametri (Ctrl+E)</translation>
    </message>
    <message>
        <source>&amp;Table as CSV…</source>
        <translation>&amp;Tabella come CSV…</translation>
    </message>
    <message>
        <source>Plot as &amp;PNG…</source>
        <translation>Grafico come P&amp;NG…</translation>
    </message>
    <message>
        <source>Plot as &amp;SVG…</source>
        <translation>&amp;Grafico come SVG…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copia l’immagine</translation>
    </message>
    <message>
        <source>Parameters as &amp;comments in tables</source>
        <translation>Parametri come &amp;commenti nelle tabelle</translation>
    </message>
    <message>
        <source>Lines in front of the table that begin with #: strict readers of CSV do not expect them</source>
        <translation>Righe prima della tabella che iniziano con #: i lettori CSV rigorosi non se le aspettano</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointModel</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Parte del discorso</translation>
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
        <translation>Vicini di %1</translation>
    </message>
    <message>
        <source>No point is chosen</source>
        <translation>Nessun punto è scelto</translation>
    </message>
    <message>
        <source>Click a point, or find a word: its true neighbours stand here then.</source>
        <translation>Fare clic su un punto o trovare una parola: qui appariranno i suoi veri vicini.</translation>
    </message>
    <message>
        <source>Translations: %1</source>
        <translation>Traduzioni: %1</translation>
    </message>
    <message>
        <source>Nearest in %1</source>
        <comment>a language</comment>
        <translation>Più vicini in %1</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Più vicini</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Vittime di %1</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Look the word up on the page Look up</source>
        <translation>Cerca la parola nella pagina Cerca</translation>
    </message>
    <message>
        <source>Among the nearest neighbours of</source>
        <translation>Fra i vicini più prossimi di</translation>
    </message>
    <message>
        <source>Words that have it among their nearest neighbours</source>
        <translation>Parole che l’hanno fra i vicini più prossimi</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointsPanel</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 di %2 selezionati</translation>
    </message>
    <message>
        <source>&amp;Selected ones only</source>
        <translation>Solo i sele&amp;zionati</translation>
    </message>
    <message>
        <source>Points; what is selected here is selected on the map</source>
        <translation>Punti; ciò che è selezionato qui lo è anche sulla mappa</translation>
    </message>
</context>
<context>
    <name>crossgloss::ProblemList</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossibile leggere %1.</translation>
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
        <translation>Cambiata dall’ultima visione.</translation>
    </message>
    <message>
        <source>Score above the best other candidate; below zero where another is the nearest neighbour.</source>
        <translation>Punteggio in più rispetto al migliore degli altri candidati; sotto zero dove il vicino più prossimo è un altro.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Partenza</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Proposta</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>margin %1, score %2</source>
        <translation>margine %1, punteggio %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueuePane</name>
    <message>
        <source>Part of speech</source>
        <translation>Parte del discorso</translation>
    </message>
    <message>
        <source>%1 glosses</source>
        <translation>%1 glosse</translation>
    </message>
    <message>
        <source>%1 of %2 glosses</source>
        <translation>%1 di %2 glosse</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margine</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tutti gli stati</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Meno sicure</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Più sicure</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Punteggio migliore</translation>
    </message>
    <message>
        <source>Worst score</source>
        <translation>Punteggio peggiore</translation>
    </message>
    <message>
        <source>Source lemma</source>
        <translation>Lemma di partenza</translation>
    </message>
    <message>
        <source>Suggested lemma</source>
        <translation>Lemma proposto</translation>
    </message>
    <message>
        <source>Order of the wordnet</source>
        <translation>Ordine del wordnet</translation>
    </message>
    <message>
        <source>Find in lemmas and glosses</source>
        <translation>Trova in lemmi e glosse</translation>
    </message>
    <message>
        <source>Find in lemmas, glosses and synsets of either side (Ctrl+F)</source>
        <translation>Trova nei lemmi, nelle glosse e nei synset dei due lati (Ctrl+F)</translation>
    </message>
    <message>
        <source>State to show</source>
        <translation>Stato da mostrare</translation>
    </message>
    <message>
        <source>Part of speech to show</source>
        <translation>Parte del discorso da mostrare</translation>
    </message>
    <message>
        <source>Order of the queue</source>
        <translation>Ordine della coda</translation>
    </message>
    <message>
        <source>Retrieval differs</source>
        <translation>Recupero discorde</translation>
    </message>
    <message>
        <source>Glosses whose best candidate went to another: the matching decided against retrieval</source>
        <translation>Glosse il cui candidato migliore è andato a un’altra: l’abbinamento ha deciso contro il recupero</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiate</translation>
    </message>
    <message>
        <source>Glosses whose suggestion changed since you looked</source>
        <translation>Glosse la cui proposta è cambiata dall’ultima visione</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Glosses with a note</source>
        <translation>Glosse con una nota</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>Rifiuti</translation>
    </message>
    <message>
        <source>Glosses with rejected targets</source>
        <translation>Glosse con corrispondenti respinti</translation>
    </message>
    <message>
        <source>Queue of glosses</source>
        <translation>Coda delle glosse</translation>
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
        <translation>Pagine</translation>
    </message>
</context>
<context>
    <name>crossgloss::RankModel</name>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
</context>
<context>
    <name>crossgloss::RankPlot</name>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
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
        <translation>direzione</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>dall’arrivo alla partenza</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>dalla partenza all’arrivo</translation>
    </message>
    <message>
        <source>Source to target</source>
        <translation>Dalla partenza all’arrivo</translation>
    </message>
    <message>
        <source>Target to source</source>
        <translation>Dall’arrivo alla partenza</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>P@k: share of glosses whose correct counterpart is among the first k.</source>
        <translation>P@k: quota di glosse il cui corrispondente corretto è fra i primi k.</translation>
    </message>
    <message>
        <source>Curves of ranks by run; the table has the numbers</source>
        <translation>Curve dei ranghi per esecuzione; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>P@k by run</source>
        <translation>P@k per esecuzione</translation>
    </message>
    <message>
        <source>gloss-ranks</source>
        <translation>ranghi-glosse</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportModel</name>
    <message>
        <source>95 % interval</source>
        <translation>Intervallo al 95 %</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esecuzione</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>Sottoinsieme</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direzione</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Stadio</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recupero</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportView</name>
    <message>
        <source>Whiskers are 95 % intervals; the table has all figures.</source>
        <translation>I baffi sono intervalli al 95 %; tutti gli indicatori sono nella tabella.</translation>
    </message>
    <message>
        <source>The table has all figures.</source>
        <translation>Tutti gli indicatori sono nella tabella.</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation>Indicatore mostrato</translation>
    </message>
    <message>
        <source>Bars of the chosen figure; the table has the numbers</source>
        <translation>Barre dell’indicatore scelto; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>Figures of the chosen runs</source>
        <translation>Indicatori delle esecuzioni scelte</translation>
    </message>
    <message>
        <source>run-figures</source>
        <translation>indicatori-esecuzioni</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceDetails</name>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indicata</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Letto da</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importato</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Somma di controllo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used</source>
        <translation>
            <numerusform>%Ln riga non utilizzabile</numerusform>
            <numerusform>%Ln righe non utilizzabili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… e %Ln altra</numerusform>
            <numerusform>… e altre %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the resource</source>
        <translation>Dettagli della risorsa</translation>
    </message>
    <message>
        <source>Remove the resource from the workspace (Del); the file it was read from stays</source>
        <translation>Rimuove la risorsa dall’area di lavoro (Canc); il file da cui è stata letta resta</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Tralasciati</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (usual in an intact dictionary)</source>
        <translation>%1 (normale in un dizionario integro)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
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
        <translation>%1 parole × %2 dimensioni</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 voci</translation>
    </message>
    <message>
        <source>%1 synsets</source>
        <translation>%1 synset</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 coppie</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 righe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln riga tralasciata</numerusform>
            <numerusform>%Ln righe tralasciate</numerusform>
        </translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Risorsa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Lingue</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licenza</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Nessun gruppo</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Gruppo: %1</translation>
    </message>
    <message>
        <source>used in look-ups</source>
        <translation>usato nelle ricerche</translation>
    </message>
    <message>
        <source>not used in look-ups</source>
        <translation>non usato nelle ricerche</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 frasi</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %Ln word(s)</source>
        <translation>
            <numerusform>%1 · %Ln parola</numerusform>
            <numerusform>%1 · %Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>No word in %1 matches.</source>
        <translation>Nessuna parola in %1 corrisponde.</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Risposte in %1</translation>
    </message>
    <message>
        <source>No likely word in %1.</source>
        <translation>Nessuna parola probabile per %1.</translation>
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
        <translation>Rango %1 per frequenza</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>punteggio %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Parte del discorso</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Best matching definition</source>
        <translation>Definizione più corrispondente</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>traduzione</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>sinonimo</translation>
    </message>
    <message>
        <source>Sense %1 of the query word</source>
        <translation>Accezione %1 della parola cercata</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>plurale</translation>
    </message>
    <message>
        <source>sense %1</source>
        <translation>accezione %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvata</translation>
    </message>
    <message>
        <source>also %1</source>
        <comment>further parts of speech of a word</comment>
        <translation>anche %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsPage</name>
    <message>
        <source>Reading the runs</source>
        <translation>Lettura delle esecuzioni</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Lettura dei risultati</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses</source>
        <translation>
            <numerusform>%Ln glossa</numerusform>
            <numerusform>%Ln glosse</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing runs</source>
        <translation>Rimozione delle esecuzioni</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) removed.</source>
        <translation>
            <numerusform>%Ln esecuzione rimossa.</numerusform>
            <numerusform>%Ln esecuzioni rimosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Restoring runs</source>
        <translation>Ripristino delle esecuzioni</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Esporta in</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>esecuzioni</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Esportazione in %1 completata.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>What was measured and trained in this workspace. Choose a run to look into it, two to compare them, several to see them in one picture.</source>
        <translation>Ciò che è stato misurato e addestrato in quest’area di lavoro. Scegliere un’esecuzione per esaminarla, due per confrontarle, più di due per vederle in un solo grafico.</translation>
    </message>
    <message>
        <source>Every training, alignment and measurement of this workspace is kept here, with its parameters and figures.</source>
        <translation>Qui si conservano tutti gli addestramenti, gli allineamenti e le misure di quest’area di lavoro, con parametri e indicatori.</translation>
    </message>
    <message>
        <source>Align two spaces</source>
        <translation>Allinea due spazi</translation>
    </message>
    <message>
        <source>Views of the chosen runs</source>
        <translation>Viste delle esecuzioni scelte</translation>
    </message>
    <message>
        <source>Retrieval and matching</source>
        <translation>Recupero e abbinamento</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ranghi</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutto</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Lettura di un’esecuzione</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Indicatori</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsView</name>
    <message>
        <source>No word found</source>
        <translation>Nessuna parola trovata</translation>
    </message>
    <message>
        <source>No word matches the filters. Clear one, or describe it with other words.</source>
        <translation>Nessuna parola corrisponde ai filtri. Toglierne uno o descriverla con altre parole.</translation>
    </message>
    <message>
        <source>Try other or simpler words, say what kind of thing it is, and check the language of the description.</source>
        <translation>Provare parole diverse o più semplici, dire di che genere di cosa si tratta e controllare la lingua della descrizione.</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Togli tutti i filtri</translation>
    </message>
    <message>
        <source>Hide less likely words</source>
        <translation>Nascondi parole meno probabili</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln less likely word(s)</source>
        <translation>
            <numerusform>Mostra %Ln parola meno probabile</numerusform>
            <numerusform>Mostra %Ln parole meno probabili</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResumeNotice</name>
    <message>
        <source>Reading the runs</source>
        <translation>Lettura delle esecuzioni</translation>
    </message>
    <message>
        <source>Interrupted when the program ended: %1, started %2.</source>
        <translation>Interrotta alla chiusura del programma: %1, avvio %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more after it.</source>
        <translation>
            <numerusform>%Ln altra in seguito.</numerusform>
            <numerusform>Altre %Ln in seguito.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewActions</name>
    <message>
        <source>&amp;Accept the suggestion</source>
        <translation>Acc&amp;etta la proposta</translation>
    </message>
    <message>
        <source>&amp;Reject the suggestion</source>
        <translation>&amp;Respingi la proposta</translation>
    </message>
    <message>
        <source>&amp;Defer</source>
        <translation>Rin&amp;via</translation>
    </message>
    <message>
        <source>No &amp;counterpart</source>
        <translation>&amp;Nessun corrispondente</translation>
    </message>
    <message>
        <source>Re&amp;open</source>
        <translation>R&amp;iapri</translation>
    </message>
    <message>
        <source>Accept candidate %1</source>
        <translation>Accetta il candidato %1</translation>
    </message>
    <message>
        <source>Relation: %1</source>
        <translation>Relazione: %1</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>&amp;Scrivi una nota</translation>
    </message>
    <message>
        <source>&amp;Undo the last decision</source>
        <translation>&amp;Annulla l’ultima decisione</translation>
    </message>
    <message>
        <source>Redo t&amp;he decision</source>
        <translation>Ripeti la &amp;decisione</translation>
    </message>
    <message>
        <source>&amp;Previous gloss</source>
        <translation>Glossa &amp;precedente</translation>
    </message>
    <message>
        <source>&amp;Next gloss</source>
        <translation>&amp;Glossa successiva</translation>
    </message>
    <message>
        <source>Transport plan as a ta&amp;ble</source>
        <translation>Piano di &amp;trasporto come tabella</translation>
    </message>
    <message>
        <source>Show the &amp;whole queue</source>
        <translation>&amp;Mostra l’intera coda</translation>
    </message>
    <message>
        <source>Import de&amp;cisions…</source>
        <translation>Importa &amp;decisioni…</translation>
    </message>
    <message>
        <source>Close the &amp;linking</source>
        <translation>C&amp;hiudi il collegamento</translation>
    </message>
    <message>
        <source>Preci&amp;sion and coverage</source>
        <translation>Precisi&amp;one e copertura</translation>
    </message>
    <message>
        <source>Search the tar&amp;get wordnet</source>
        <translation>Cerca nel &amp;wordnet di arrivo</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Tutto fatto</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nulla da ripassare</translation>
    </message>
    <message>
        <source>No word is due. Come back later, or save new ones.</source>
        <translation>Nessuna parola è da ripassare. Tornare più tardi o salvarne di nuove.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) reviewed.</source>
        <translation>
            <numerusform>%Ln parola ripassata.</numerusform>
            <numerusform>%Ln parole ripassate.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew all of them.</source>
        <translation>Tutte ricordate.</translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s).</source>
        <translation>
            <numerusform>Dimenticanze: %Ln.</numerusform>
            <numerusform>Dimenticanze: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked up: %1</source>
        <translation>Ricerca: %1</translation>
    </message>
    <message>
        <source>%1, next time after %2</source>
        <translation>%1, prossima volta fra %2</translation>
    </message>
    <message>
        <source>Review of saved words</source>
        <translation>Ripasso delle parole salvate</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Avanzamento del ripasso</translation>
    </message>
    <message>
        <source>Meaning → word</source>
        <translation>Significato → parola</translation>
    </message>
    <message>
        <source>Word → meaning</source>
        <translation>Parola → significato</translation>
    </message>
    <message>
        <source>Direction of the review</source>
        <translation>Direzione del ripasso</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undo the last grade (Ctrl+Z)</source>
        <translation>Annulla l’ultimo voto (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Back to the list (Esc); what was graded is kept</source>
        <translation>Torna all’elenco (Esc); i voti già dati restano</translation>
    </message>
    <message>
        <source>Show the answer (Space)</source>
        <translation>Mostra la risposta (Spazio)</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Torna all’elenco</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewFlow</name>
    <message>
        <source>No suggestion here: choose a candidate, or say that there is no counterpart.</source>
        <translation>Qui non ci sono proposte: scegliere un candidato o indicare che non c’è un corrispondente.</translation>
    </message>
    <message>
        <source>There is no suggestion to reject here.</source>
        <translation>Qui non c’è alcuna proposta da respingere.</translation>
    </message>
    <message>
        <source>This gloss is open.</source>
        <translation>Questa glossa è da decidere.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Non c’è nulla da annullare.</translation>
    </message>
    <message>
        <source>There are no open glosses left in this view.</source>
        <translation>In questa vista non restano glosse da decidere.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Operazione annullata: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Operazione ripetuta: %1</translation>
    </message>
    <message>
        <source>(hidden by the filters)</source>
        <translation>(nascosta dai filtri)</translation>
    </message>
    <message>
        <source>accepted %1</source>
        <translation>%1 accettato</translation>
    </message>
    <message>
        <source>rejected %1</source>
        <translation>%1 respinto</translation>
    </message>
    <message>
        <source>deferred %1</source>
        <translation>%1 rinviato</translation>
    </message>
    <message>
        <source>no counterpart of %1</source>
        <translation>nessun corrispondente di %1</translation>
    </message>
    <message>
        <source>reopened %1</source>
        <translation>%1 riaperto</translation>
    </message>
    <message>
        <source>note on %1</source>
        <translation>nota su %1</translation>
    </message>
    <message>
        <source>No candidate is left for this gloss: search the target wordnet, or say that there is no counterpart.</source>
        <translation>Per questa glossa non restano candidati: cercare nel wordnet di arrivo o indicare che non c’è un corrispondente.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Non c’è nulla da ripetere.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewPanel</name>
    <message>
        <source>%1 of %2 decided</source>
        <translation>%1 di %2 decise</translation>
    </message>
    <message>
        <source>%1 %, today %2</source>
        <translation>%1 %, oggi %2</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Da decidere</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accettato</translation>
    </message>
    <message>
        <source>as suggested</source>
        <translation>come proposto</translation>
    </message>
    <message>
        <source>as nearest neighbour</source>
        <translation>come vicino più prossimo</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Nessun corrispondente</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Rinviato</translation>
    </message>
    <message>
        <source>Rejected pairs</source>
        <translation>Coppie respinte</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>The last decision changed no other suggestion</source>
        <translation>L’ultima decisione non ha cambiato altre proposte</translation>
    </message>
    <message numerus="yes">
        <source>The last decision changed %Ln other suggestion(s)</source>
        <translation>
            <numerusform>L’ultima decisione ha cambiato %Ln altra proposta</numerusform>
            <numerusform>L’ultima decisione ha cambiato altre %Ln proposte</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggestions changed by your decisions appear here</source>
        <translation>Qui compaiono le proposte cambiate dalle decisioni</translation>
    </message>
    <message>
        <source>One reviewer so far. Import the decisions of another to compare with.</source>
        <translation>Finora un solo revisore. Importare le decisioni di un altro per confrontarle.</translation>
    </message>
    <message>
        <source>Over the glosses that both have decided.</source>
        <translation>Sulle glosse decise da entrambi.</translation>
    </message>
    <message>
        <source>Both decided</source>
        <translation>Decise da entrambi</translation>
    </message>
    <message>
        <source>Same link</source>
        <translation>Stesso legame</translation>
    </message>
    <message>
        <source>Same relation</source>
        <translation>Stessa relazione</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Kappa di Cohen</translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln that differ</source>
        <translation>
            <numerusform>Mostra la %Ln discorde</numerusform>
            <numerusform>Mostra le %Ln discordi</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the glosses that is decided</source>
        <translation>Quota delle glosse già decise</translation>
    </message>
    <message>
        <source>Glosses whose suggestion the last decision changed; Enter goes there</source>
        <translation>Glosse la cui proposta è stata cambiata dall’ultima decisione; Invio vi porta</translation>
    </message>
    <message>
        <source>Statistics of the review</source>
        <translation>Statistiche della revisione</translation>
    </message>
    <message>
        <source>Agreement of the two reviewers</source>
        <translation>Accordo fra i due revisori</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accordo</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Primo revisore</translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Secondo revisore</translation>
    </message>
    <message>
        <source>Precision…</source>
        <translation>Precisione…</translation>
    </message>
    <message>
        <source>Precision of the suggestions when only the most certain are accepted (P)</source>
        <translation>Precisione delle proposte quando si accettano solo le più sicure (P)</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunComparisonView</name>
    <message>
        <source>Paired tests of the two runs</source>
        <translation>Test appaiati delle due esecuzioni</translation>
    </message>
    <message>
        <source>Parameters that differ, and figures of both runs</source>
        <translation>Parametri diversi, e indicatori delle due esecuzioni</translation>
    </message>
    <message>
        <source>Two runs side by side</source>
        <translation>Due esecuzioni fianco a fianco</translation>
    </message>
    <message>
        <source>Choose two runs in the list to compare them (Ctrl+click, or Shift and arrow keys).</source>
        <translation>Scegliere due esecuzioni nell’elenco per confrontarle (Ctrl+clic, o Maiusc e tasti freccia).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>Paired over the %1 glosses that both compared; differences are the second minus the first. McNemar&apos;s test counts the glosses that one of the two alone gets right.</source>
        <translation>Appaiati sulle %1 glosse confrontate da entrambe; le differenze sono la seconda meno la prima. Il test di McNemar conta le glosse che solo una delle due ha corrette.</translation>
    </message>
    <message>
        <source>Paired over the queries of both, %1 at most; differences are the second minus the first. McNemar&apos;s test counts the queries that one of the two alone gets right.</source>
        <translation>Appaiati sulle interrogazioni di entrambe, al massimo %1; le differenze sono la seconda meno la prima. Il test di McNemar conta le interrogazioni che solo una delle due ha corrette.</translation>
    </message>
    <message>
        <source>The runs have no test items in common, so there is no paired test.</source>
        <translation>Le esecuzioni non hanno casi di test in comune, quindi non c’è un test appaiato.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunEntryModel</name>
    <message>
        <source>Section</source>
        <translation>Sezione</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>indicatore</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parametro</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunFiguresView</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln valore</numerusform>
            <numerusform>%Ln valori</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Parameters and figures of the run</source>
        <translation>Parametri e indicatori dell’esecuzione</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esecuzione</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>started</source>
        <translation>avvio</translation>
    </message>
    <message>
        <source>took</source>
        <translation>durata</translation>
    </message>
    <message>
        <source>state</source>
        <translation>stato</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Indicatori</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Tempo per fase</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunHead</name>
    <message>
        <source>Run %1: %2</source>
        <translation>Esecuzione %1: %2</translation>
    </message>
    <message>
        <source>Run %1: %2, %3</source>
        <translation>Esecuzione %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>the first of %Ln chosen</source>
        <translation>
            <numerusform>la prima di %Ln scelta</numerusform>
            <numerusform>la prima di %Ln scelte</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Riapri</translation>
    </message>
    <message>
        <source>Fill its page with its inputs, and continue</source>
        <translation>Compila la sua pagina con i suoi dati, e prosegui</translation>
    </message>
    <message>
        <source>Fill its page with its inputs</source>
        <translation>Compila la sua pagina con i suoi dati</translation>
    </message>
    <message>
        <source>Runs of this kind are made on the command line; its inputs are listed under All</source>
        <translation>Le esecuzioni di questo tipo si fanno dalla riga di comando; i dati di ingresso sono elencati sotto «Tutto»</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunModel</name>
    <message>
        <source>No.</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Metodo</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Ingressi</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Abbinamento</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>The program ended during this run: it was killed, or the computer was switched off.</source>
        <translation>Il programma è terminato durante questa esecuzione: è stato interrotto, o il computer è stato spento.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunsView</name>
    <message>
        <source>All kinds</source>
        <translation>Tutti i tipi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln esecuzione</numerusform>
            <numerusform>%Ln esecuzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 di %Ln esecuzione</numerusform>
            <numerusform>%1 di %Ln esecuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: a measure, a file, a language …</source>
        <translation>Filtro: una misura, un file, una lingua …</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>Filtra le esecuzioni</translation>
    </message>
    <message>
        <source>Kind of run</source>
        <translation>Tipo di esecuzione</translation>
    </message>
    <message>
        <source>Runs of the workspace</source>
        <translation>Esecuzioni dell’area di lavoro</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Esporta l’elenco</translation>
    </message>
    <message>
        <source>Write the list as it is filtered and sorted</source>
        <translation>Scrive l’elenco com’è filtrato e ordinato</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove the selected runs (Del); Ctrl+Z restores them</source>
        <translation>Rimuove le esecuzioni selezionate (Canc); Ctrl+Z le ripristina</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedActions</name>
    <message>
        <source>&amp;Save the word</source>
        <translation>Salva la &amp;parola</translation>
    </message>
    <message>
        <source>Re&amp;view the words that are due</source>
        <translation>Ripassa le parole in &amp;scadenza</translation>
    </message>
    <message>
        <source>&amp;Look the query up again</source>
        <translation>&amp;Ripeti la ricerca</translation>
    </message>
    <message>
        <source>&amp;Remove the words</source>
        <translation>Ri&amp;muovi le parole</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates</source>
        <translation>&amp;Unisci i duplicati</translation>
    </message>
    <message>
        <source>&amp;New list</source>
        <translation>&amp;Nuovo elenco</translation>
    </message>
    <message>
        <source>Rename the lis&amp;t</source>
        <translation>Rinomina l’elen&amp;co</translation>
    </message>
    <message>
        <source>Remove the l&amp;ist</source>
        <translation>Rimuo&amp;vi l’elenco</translation>
    </message>
    <message>
        <source>Im&amp;port words…</source>
        <translation>&amp;Importa parole…</translation>
    </message>
    <message>
        <source>&amp;Export words…</source>
        <translation>&amp;Esporta parole…</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedAnswers</name>
    <message>
        <source>Reading the saved words</source>
        <translation>Lettura delle parole salvate</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Salvataggio di %1</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Rimozione di %1</translation>
    </message>
    <message>
        <source>Restoring what was removed</source>
        <translation>Ripristino di ciò che è stato rimosso</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedEditPanel</name>
    <message>
        <source>New list</source>
        <translation>Nuovo elenco</translation>
    </message>
    <message>
        <source>Not in a list</source>
        <translation>In nessun elenco</translation>
    </message>
    <message>
        <source>No word is chosen</source>
        <translation>Nessuna parola è scelta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed %Ln time(s), due: %1</source>
        <translation>
            <numerusform>Ripassata %Ln volta, scadenza: %1</numerusform>
            <numerusform>Ripassata %Ln volte, scadenza: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Non ancora ripassata</translation>
    </message>
    <message>
        <source>Tags separated by spaces</source>
        <translation>Etichette separate da spazi</translation>
    </message>
    <message>
        <source>Tags to add to all of them</source>
        <translation>Etichette da aggiungere a tutte</translation>
    </message>
    <message>
        <source>The chosen word</source>
        <translation>La parola scelta</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Cerca di nuovo</translation>
    </message>
    <message>
        <source>Go to the Look-up page with the query of this word (Ctrl+Shift+L)</source>
        <translation>Va alla pagina Cerca con la ricerca di questa parola (Ctrl+Maiusc+L)</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significato</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Con parole proprie</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Elenchi</translation>
    </message>
    <message>
        <source>Lists that the word is in</source>
        <translation>Elenchi in cui si trova la parola</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedListsPane</name>
    <message>
        <source>All words</source>
        <translation>Tutte le parole</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nuovo elenco</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Elenchi</translation>
    </message>
    <message>
        <source>New list (Ctrl+Shift+N)</source>
        <translation>Nuovo elenco (Ctrl+Maiusc+N)</translation>
    </message>
    <message>
        <source>Lists of saved words</source>
        <translation>Elenchi di parole salvate</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedModel</name>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Parte del discorso</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significato</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>Ricerca</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Elenchi</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Salvata</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Scadenza</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedPage</name>
    <message>
        <source>Changing a saved word</source>
        <translation>Modifica di una parola salvata</translation>
    </message>
    <message>
        <source>Changing tags</source>
        <translation>Modifica delle etichette</translation>
    </message>
    <message>
        <source>Changing lists</source>
        <translation>Modifica degli elenchi</translation>
    </message>
    <message>
        <source>Reading the saved words</source>
        <translation>Lettura delle parole salvate</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>Annullamento</translation>
    </message>
    <message>
        <source>Redoing</source>
        <translation>Ripetizione</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nulla da annullare</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nulla da ripetere</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Operazione annullata: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Operazione ripetuta: %1</translation>
    </message>
    <message>
        <source>Removing saved words</source>
        <translation>Rimozione di parole salvate</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed.</source>
        <translation>
            <numerusform>%Ln parola rimossa.</numerusform>
            <numerusform>%Ln parole rimosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Unione</translation>
    </message>
    <message>
        <source>Entries of the same word were merged.</source>
        <translation>Le voci della stessa parola sono state unite.</translation>
    </message>
    <message>
        <source>The list %1 was removed; its words are still saved.</source>
        <translation>L’elenco %1 è stato rimosso; le sue parole restano salvate.</translation>
    </message>
    <message>
        <source>Reading the words that are due</source>
        <translation>Lettura delle parole in scadenza</translation>
    </message>
    <message>
        <source>Storing a grade</source>
        <translation>Registrazione di un voto</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV (*.tsv);;Text for Anki (*.txt);;Package for Anki (*.apkg)</source>
        <translation>CSV (*.csv);;TSV (*.tsv);;Testo per Anki (*.txt);;Pacchetto per Anki (*.apkg)</translation>
    </message>
    <message>
        <source>Export the words shown</source>
        <translation>Esporta le parole mostrate</translation>
    </message>
    <message>
        <source>Exporting saved words</source>
        <translation>Esportazione delle parole salvate</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written to %1.</source>
        <translation>
            <numerusform>%Ln parola scritta in %1.</numerusform>
            <numerusform>%Ln parole scritte in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import words</source>
        <translation>Importa parole</translation>
    </message>
    <message>
        <source>Tables of words (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tabelle di parole (*.csv *.tsv *.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importazione di %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln aggiunta</numerusform>
            <numerusform>%Ln aggiunte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merged</source>
        <translation>
            <numerusform>%Ln unita</numerusform>
            <numerusform>%Ln unite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln invariata</numerusform>
            <numerusform>%Ln invariate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <translation>
            <numerusform>%Ln saltata</numerusform>
            <numerusform>%Ln saltate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… e %Ln altra</numerusform>
            <numerusform>… e altre %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) differ from what is saved here, which was kept.</source>
        <translation>
            <numerusform>%Ln riga differisce da ciò che è salvato qui, che è stato mantenuto.</numerusform>
            <numerusform>%Ln righe differiscono da ciò che è salvato qui, che è stato mantenuto.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the values of the file</source>
        <translation>Usa i dati del file</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiato</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Parole salvate</translation>
    </message>
    <message>
        <source>Your saved words: in lists, with notes, to review and export.</source>
        <translation>Le parole salvate: in elenchi, con note, da ripassare ed esportare.</translation>
    </message>
    <message>
        <source>Saved words are listed here, to find, review and export. Save an answer of the Look-up page with its star or Ctrl+D.</source>
        <translation>Qui sono elencate le parole salvate, da ritrovare, ripassare ed esportare. Una risposta della pagina Cerca si salva con la sua stella o con Ctrl+D.</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Cerca una parola</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedView</name>
    <message>
        <source>All languages</source>
        <translation>Tutte le lingue</translation>
    </message>
    <message>
        <source>Search words, meanings, notes, tags</source>
        <translation>Cerca parole, significati, note, etichette</translation>
    </message>
    <message>
        <source>Search the saved words</source>
        <translation>Cerca nelle parole salvate</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Lingua delle parole</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln parola</numerusform>
            <numerusform>%Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln word(s)</source>
        <translation>
            <numerusform>%1 di %Ln parola</numerusform>
            <numerusform>%1 di %Ln parole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln word(s)</source>
        <translation>
            <numerusform>Ripassa %Ln parola</numerusform>
            <numerusform>Ripassa %Ln parole</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nulla da ripassare</translation>
    </message>
    <message>
        <source>Go through the words that are due (Ctrl+Shift+D)</source>
        <translation>Scorre le parole in scadenza (Ctrl+Maiusc+D)</translation>
    </message>
    <message>
        <source>Merge duplicates</source>
        <translation>Unisci i duplicati</translation>
    </message>
    <message>
        <source>Merge the selected entries of the same word, or all such entries (Ctrl+Shift+U)</source>
        <translation>Unisce le voci selezionate della stessa parola, o tutte le voci di questo genere (Ctrl+Maiusc+U)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Merge words of a CSV, TSV or Anki text file (Ctrl+Shift+O)</source>
        <translation>Unisce le parole di un file CSV, TSV o di testo di Anki (Ctrl+Maiusc+O)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Write the words shown as CSV, TSV, or for Anki (Ctrl+Shift+E)</source>
        <translation>Scrive le parole mostrate come CSV, TSV o per Anki (Ctrl+Maiusc+E)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Remove the selected words (Del); Ctrl+Z restores them</source>
        <translation>Rimuove le parole selezionate (Canc); Ctrl+Z le ripristina</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Parole salvate</translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoreModel</name>
    <message>
        <source>Run</source>
        <translation>Esecuzione</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Scelta con</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>from</source>
        <translation>da</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
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
        <translation>P@1 del recupero e dell’abbinamento; i baffi sono intervalli al 95 %.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses.</source>
        <translation>
            <numerusform>%Ln glossa.</numerusform>
            <numerusform>%Ln glosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skewness of N_k: %1.</source>
        <translation>Asimmetria di N_k: %1.</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by run, for retrieval and matching; the table has the numbers</source>
        <translation>Barre di P@1 per esecuzione, per recupero e abbinamento; i numeri sono nella tabella</translation>
    </message>
    <message>
        <source>Precision by run, for retrieval and matching</source>
        <translation>Precisione per esecuzione, per recupero e abbinamento</translation>
    </message>
    <message>
        <source>gloss-precision</source>
        <translation>precisione-glosse</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchPane</name>
    <message>
        <source>Reading the library</source>
        <translation>Lettura della biblioteca</translation>
    </message>
    <message>
        <source>Detecting the language</source>
        <translation>Rilevamento della lingua</translation>
    </message>
    <message>
        <source>Adding a list of sentences</source>
        <translation>Aggiunta di un elenco di frasi</translation>
    </message>
    <message>
        <source>%1 was added: %2 sentences.</source>
        <translation>%1, elenco aggiunto: %2 frasi.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank line(s) left out.</source>
        <translation>
            <numerusform>%Ln riga vuota tralasciata.</numerusform>
            <numerusform>%Ln righe vuote tralasciate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>Impossibile leggere %Ln riga.</numerusform>
            <numerusform>Impossibile leggere %Ln righe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln sentence(s) the model knows no word; they are never found.</source>
        <translation>
            <numerusform>Di %Ln frase il modello non conosce alcuna parola; non verrà mai trovata.</numerusform>
            <numerusform>Di %Ln frasi il modello non conosce alcuna parola; non verranno mai trovate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the list</source>
        <translation>Rimuovi l’elenco</translation>
    </message>
    <message>
        <source>%1 and the vectors of its sentences are removed from the library. The file it was read from stays.</source>
        <translation>%1 e i vettori delle sue frasi vengono rimossi dalla biblioteca. Il file da cui è stato letto resta.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Rimozione di %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Rimozione di %1 completata.</translation>
    </message>
    <message>
        <source>Choose a file of sentences.</source>
        <translation>Scegliere un file di frasi.</translation>
    </message>
    <message>
        <source>Give the list a name.</source>
        <translation>Dare un nome all’elenco.</translation>
    </message>
    <message>
        <source>The library has a list of this name: choose another name, or replace it.</source>
        <translation>La biblioteca ha un elenco con questo nome: scegliere un altro nome o sostituirlo.</translation>
    </message>
    <message>
        <source>Try an example list</source>
        <translation>Prova un elenco di esempio</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Fermato. Non è stato aggiunto nulla.</translation>
    </message>
    <message>
        <source>Lists of sentences are kept in the library with what they mean, and searched by meaning as you type, in any language of the model. The pack alone will do.</source>
        <translation>Gli elenchi di frasi si conservano nella biblioteca insieme al loro significato, e vi si cerca per significato durante la digitazione, in qualsiasi lingua del modello. Basta il pacchetto.</translation>
    </message>
    <message>
        <source>Stop adding the list</source>
        <translation>Ferma l’aggiunta dell’elenco</translation>
    </message>
    <message>
        <source>Progress of adding the list</source>
        <translation>Avanzamento dell’aggiunta dell’elenco</translation>
    </message>
    <message>
        <source>Add the list</source>
        <translation>Aggiungi l’elenco</translation>
    </message>
    <message>
        <source>Read the file, make the vectors and keep both in the library</source>
        <translation>Legge il file, calcola i vettori e conserva entrambi nella biblioteca</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchView</name>
    <message>
        <source>Write a sentence: what means the same is found as you type, in any language of the list.</source>
        <translation>Scrivere una frase: ciò che ha lo stesso significato viene trovato durante la digitazione, in qualsiasi lingua dell’elenco.</translation>
    </message>
    <message>
        <source>the %1 nearest of %2 sentences</source>
        <translation>le %1 più vicine di %2 frasi</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 % of the words are known to the model</source>
        <translation>il %1 % delle parole è noto al modello</translation>
    </message>
    <message>
        <source>Export the sentences to</source>
        <translation>Esporta le frasi in</translation>
    </message>
    <message>
        <source>search</source>
        <comment>file name</comment>
        <translation>ricerca</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Tabella (*.tsv)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>ricerca</translation>
    </message>
    <message>
        <source>list</source>
        <translation>elenco</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Esportazione in %1 completata.</translation>
    </message>
    <message>
        <source>List to search</source>
        <translation>Elenco in cui cercare</translation>
    </message>
    <message>
        <source>A&amp;dd a list…</source>
        <translation>A&amp;ggiungi un elenco…</translation>
    </message>
    <message>
        <source>Add a list of sentences to the library</source>
        <translation>Aggiunge un elenco di frasi alla biblioteca</translation>
    </message>
    <message>
        <source>Remove this list from the library; its file stays</source>
        <translation>Rimuove questo elenco dalla biblioteca; il suo file resta</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Scrivere una frase in qualsiasi lingua</translation>
    </message>
    <message>
        <source>Sentences by descending score; Enter compares one with the query</source>
        <translation>Frasi per punteggio decrescente; Invio ne confronta una con quella cercata</translation>
    </message>
    <message>
        <source>&amp;Compare with the query</source>
        <translation>Confron&amp;ta con quella cercata</translation>
    </message>
    <message>
        <source>Open both in Two sentences: which words carry the similarity</source>
        <translation>Apre entrambe in «Due frasi»: quali parole reggono la somiglianza</translation>
    </message>
    <message>
        <source>Copy the chosen sentence</source>
        <translation>Copia la frase scelta</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Esp&amp;orta…</translation>
    </message>
    <message>
        <source>Export the sentences found as TSV</source>
        <translation>Esporta come TSV le frasi trovate</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Elenco</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>Rim&amp;uovi</translation>
    </message>
    <message>
        <source>Se&amp;ntence</source>
        <translation>&amp;Frase</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Copia</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceComparisonModel</name>
    <message>
        <source>no word of a sentence is known to it</source>
        <translation>non conosce alcuna parola di una delle frasi</translation>
    </message>
    <message>
        <source>there are no random pairs of these languages to compare with</source>
        <translation>per queste lingue non ci sono coppie casuali con cui confrontare</translation>
    </message>
    <message numerus="yes">
        <source>closer than all of %n random pair(s)</source>
        <translation>
            <numerusform>più vicine di %n coppia casuale</numerusform>
            <numerusform>più vicine di tutte le %n coppie casuali</numerusform>
        </translation>
    </message>
    <message>
        <source>no closer than random pairs</source>
        <translation>non più vicine delle coppie casuali</translation>
    </message>
    <message>
        <source>closer than %1 % of random pairs</source>
        <translation>più vicine del %1 % delle coppie casuali</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Somiglianza</translation>
    </message>
    <message>
        <source>Against random pairs</source>
        <translation>Rispetto a coppie casuali</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>Parole note</translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4</source>
        <comment>known and all words of both sentences</comment>
        <translation>%1 di %2, %3 di %4</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceField</name>
    <message>
        <source>Language of: %1</source>
        <comment>which sentence</comment>
        <translation>Lingua di: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceFinder</name>
    <message>
        <source>Searching a list of sentences</source>
        <translation>Ricerca in un elenco di frasi</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceModelBox</name>
    <message>
        <source>Open a model of sentences</source>
        <translation>Apri un modello di frasi</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Funziona senza vettori di parole</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>Dei vettori di parole allineati per ultimi</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingRow</name>
    <message>
        <source>Restore the default of “%1”</source>
        <translation>Ripristina il valore predefinito di «%1»</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>Nessuna impostazione corrispondente.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Cerca nelle impostazioni</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>Sezioni delle impostazioni</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>Ripris&amp;tina i valori predefiniti</translation>
    </message>
    <message>
        <source>Resets all visible settings to their defaults</source>
        <translation>Riporta tutte le impostazioni visibili ai valori predefiniti</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Chiudi</translation>
    </message>
</context>
<context>
    <name>crossgloss::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Invio</translation>
    </message>
    <message>
        <source>Look up at once; open the details of the chosen word</source>
        <translation>Cerca subito; apre i dettagli della parola scelta</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Su, Giù</translation>
    </message>
    <message>
        <source>Move through the answers</source>
        <translation>Scorre le risposte</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Sinistra, Destra</translation>
    </message>
    <message>
        <source>Go to the answers in the next language</source>
        <translation>Va alle risposte nella lingua successiva</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clear the description</source>
        <translation>Cancella la descrizione</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maiusc+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>Va al campo successivo o precedente</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Che cosa fanno</translation>
    </message>
</context>
<context>
    <name>crossgloss::SpacePicker</name>
    <message>
        <source>%1 words × %2 dimensions</source>
        <translation>%1 parole × %2 dimensioni</translation>
    </message>
    <message>
        <source>Open a file of word vectors</source>
        <translation>Apri un file di vettori di parole</translation>
    </message>
    <message>
        <source>Open a file of word vectors: %1</source>
        <translation>Apri un file di vettori di parole: %1</translation>
    </message>
    <message>
        <source>Choose vectors</source>
        <translation>Scegli vettori</translation>
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
            <numerusform>(e %Ln altra)</numerusform>
            <numerusform>(e altre %Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>Apri l’elenco delle attività</translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation>Avanzamento dell’attività in corso</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Annulla questa attività</translation>
    </message>
</context>
<context>
    <name>crossgloss::TargetSearchView</name>
    <message>
        <source>Every concept of the target wordnet can be found and linked, compared or not.</source>
        <translation>Ogni concetto del wordnet di arrivo può essere trovato e collegato, confrontato o no.</translation>
    </message>
    <message>
        <source>No match. Try fewer words, or only their beginnings.</source>
        <translation>Nessun risultato. Provare con meno parole, o solo con il loro inizio.</translation>
    </message>
    <message>
        <source>The first %1 of %2 matches</source>
        <translation>I primi %1 di %2 risultati</translation>
    </message>
    <message numerus="yes">
        <source>%Ln concept(s) found</source>
        <translation>
            <numerusform>%Ln concetto trovato</numerusform>
            <numerusform>%Ln concetti trovati</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the target wordnet</source>
        <translation>Cerca nel wordnet di arrivo</translation>
    </message>
    <message>
        <source>Word, words of the gloss, or id</source>
        <translation>Parola, parole della glossa o identificatore</translation>
    </message>
    <message>
        <source>Concepts found; Enter links the chosen one, Escape goes back</source>
        <translation>Concetti trovati; Invio collega quello scelto, Esc torna indietro</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Addestra</translation>
    </message>
    <message>
        <source>Train an encoder that reads descriptions, from your own dictionaries and word vectors.</source>
        <translation>Addestrare un encoder che legge descrizioni, a partire dai propri dizionari e vettori di parole.</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>Che cosa si addestra</translation>
    </message>
    <message>
        <source>Dictionary encoder</source>
        <translation>Encoder di definizioni</translation>
    </message>
    <message>
        <source>Gloss encoder (Siamese LSTM)</source>
        <translation>Encoder di glosse (LSTM siamese)</translation>
    </message>
    <message>
        <source>Train a network that tells when two glosses mean the same, on wordnets that share synsets, to link others with it.</source>
        <translation>Addestrare, su wordnet che condividono synset, una rete che riconosce quando due glosse significano la stessa cosa, per collegarne altri.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vettori di parole</translation>
    </message>
    <message>
        <source>Train word vectors from plain text, in one language or in two that share a space.</source>
        <translation>Addestrare vettori di parole da testo semplice, in una lingua o in due che condividono uno spazio.</translation>
    </message>
    <message>
        <source>Ask an encoder</source>
        <translation>Interroga un encoder</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Esperimenti</translation>
    </message>
    <message>
        <source>Ask a trained encoder for the words of a description, and see what it looked at.</source>
        <translation>Chiedere a un encoder addestrato le parole di una descrizione, e vedere di che cosa ha tenuto conto.</translation>
    </message>
    <message>
        <source>Fill whole tables: every encoder and strategy, several seeds, with intervals and paired tests.</source>
        <translation>Riempire tabelle intere: tutti gli encoder e le strategie, più semi, con intervalli e test appaiati.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurveModel</name>
    <message>
        <source>Epoch</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
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
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Examples/s</source>
        <translation>Esempi/s</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurves</name>
    <message>
        <source>Curves</source>
        <translation>Curve</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Loss (left)</source>
        <translation>Perdita (a sinistra)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>Curves of the training run; the table beside them has the numbers</source>
        <translation>Curve dell’addestramento; i numeri sono nella tabella accanto</translation>
    </message>
    <message>
        <source>Loss and scores by epoch</source>
        <translation>Perdita e punteggi per epoca</translation>
    </message>
    <message>
        <source>P@10 (right)</source>
        <translation>P@10 (a destra)</translation>
    </message>
    <message>
        <source>MRR (right)</source>
        <translation>MRR (a destra)</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingPane</name>
    <message>
        <source>Epoch %1 · loss %2</source>
        <translation>Epoca %1 · perdita %2</translation>
    </message>
    <message>
        <source>MRR %1</source>
        <translation>MRR %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Start from scratch, not from the checkpoint of the earlier run</source>
        <translation>Comincia da capo, non dal checkpoint dell’esecuzione precedente</translation>
    </message>
    <message>
        <source>Stop after the current step; the checkpoint stays</source>
        <translation>Ferma dopo il passo in corso; il checkpoint resta</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Avanzamento dell’addestramento</translation>
    </message>
    <message>
        <source>%1 examples/s</source>
        <translation>%1 esempi/s</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Addestra con queste impostazioni</translation>
    </message>
    <message>
        <source>Loss and validation scores of the training appear here, epoch by epoch.</source>
        <translation>Qui compaiono la perdita e i punteggi di validazione dell’addestramento, epoca per epoca.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingSettings</name>
    <message>
        <source>Where to save the model</source>
        <translation>Dove salvare il modello</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelli (*.model);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU con attenzione</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Bag of words</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>Una direzione</translation>
    </message>
    <message>
        <source>With monolingual definitions</source>
        <translation>Con definizioni monolingui</translation>
    </message>
    <message>
        <source>Several directions at once</source>
        <translation>Più direzioni insieme</translation>
    </message>
    <message>
        <source>L2 distance (as published)</source>
        <translation>Distanza L2 (come pubblicato)</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax sul batch</translation>
    </message>
    <message>
        <source>Training definitions</source>
        <translation>Definizioni di addestramento</translation>
    </message>
    <message>
        <source>Lines of answer, tab, definition; or answer, tab, headword, tab, definition.</source>
        <translation>Righe con risposta, tabulazione, definizione; oppure risposta, tabulazione, lemma, tabulazione, definizione.</translation>
    </message>
    <message>
        <source>Files of definitions</source>
        <translation>File di definizioni</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Definizioni (*.tsv *.txt *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vettori di parole</translation>
    </message>
    <message>
        <source>One file for each language, all in one shared space.</source>
        <translation>Un file per ogni lingua, tutti in uno spazio comune.</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Vettori di parole (*.vec *.bin *.txt *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validazione</translation>
    </message>
    <message>
        <source>A file of definitions to evaluate on. Without one, words are held out of the data.</source>
        <translation>Un file di definizioni per la valutazione. Senza, si tengono da parte alcune parole dei dati.</translation>
    </message>
    <message>
        <source>Validation file</source>
        <translation>File di validazione</translation>
    </message>
    <message>
        <source>&amp;Encoder</source>
        <translation>En&amp;coder</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>Strate&amp;gia</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>&amp;Obiettivo</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>&amp;Epoche massime</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>&amp;Arresto anticipato (epoche)</translation>
    </message>
    <message>
        <source>never</source>
        <translation>mai</translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation>File del &amp;modello</translation>
    </message>
    <message>
        <source>&amp;Words held out</source>
        <translation>Paro&amp;le tenute da parte</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>&amp;Unità nascoste</translation>
    </message>
    <message>
        <source>&amp;Affine layers</source>
        <translation>Strati affi&amp;ni</translation>
    </message>
    <message>
        <source>Words read per de&amp;finition</source>
        <translation>Parole lette per defini&amp;zione</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>Dimensione del &amp;batch</translation>
    </message>
    <message>
        <source>Learning ra&amp;te</source>
        <translation>Tasso di a&amp;pprendimento</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>&amp;Seme</translation>
    </message>
    <message>
        <source>Th&amp;reads</source>
        <translation>T&amp;hread</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>Bidirectional GRU</source>
        <translation>GRU bidirezionale</translation>
    </message>
    <message>
        <source>Convolutions (CNN)</source>
        <translation>Convoluzioni (CNN)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>St&amp;rati</translation>
    </message>
    <message>
        <source>Jointly with the word vectors</source>
        <translation>Insieme ai vettori di parole</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>File del modello</translation>
    </message>
    <message>
        <source>Centre the word vectors</source>
        <translation>Centra i vettori di parole</translation>
    </message>
    <message>
        <source>Takes the mean off each language&apos;s vectors, which tells nothing of a word but dominates distances; not in the paper</source>
        <translation>Sottrae ai vettori di ogni lingua la loro media, che non dice nulla di una parola ma domina le distanze; non è nell’articolo</translation>
    </message>
</context>
<context>
    <name>crossgloss::TranslationsField</name>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln dictionaries of these languages</source>
        <translation>
            <numerusform>Il %Ln dizionario di queste lingue</numerusform>
            <numerusform>Tutti i %Ln dizionari di queste lingue</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 entries)</source>
        <translation>%1 (%2 voci)</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Da un file</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln dictionary(ies) of these languages</source>
        <translation>
            <numerusform>Usa %Ln dizionario di queste lingue</numerusform>
            <numerusform>Usa %Ln dizionari di queste lingue</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary that translates words</source>
        <translation>Dizionario che traduce le parole</translation>
    </message>
    <message>
        <source>Translates the words of the glosses, and lemmas into candidates: with one, the most certain suggestions are nearly all correct</source>
        <translation>Traduce le parole delle glosse, e i lemmi in candidati: con un dizionario le proposte più sicure sono quasi tutte corrette</translation>
    </message>
    <message>
        <source>File of word pairs</source>
        <translation>File di coppie di parole</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Apri un file di coppie di parole</translation>
    </message>
    <message>
        <source>word pairs</source>
        <translation>coppie di parole</translation>
    </message>
    <message>
        <source>Onl&amp;y candidates sharing a translation</source>
        <translation>So&amp;lo candidati con una traduzione in comune</translation>
    </message>
    <message>
        <source>Glosses without such a candidate get no suggestion</source>
        <translation>Le glosse senza un candidato simile restano senza proposta</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsPane</name>
    <message>
        <source>Finding partners in two lists</source>
        <translation>Ricerca delle corrispondenze fra due elenchi</translation>
    </message>
    <message>
        <source>Exporting pairs</source>
        <translation>Esportazione delle coppie</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln coppia esportata in %1.</numerusform>
            <numerusform>%Ln coppie esportate in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the first list.</source>
        <translation>Scegliere il primo elenco.</translation>
    </message>
    <message>
        <source>Choose the second list.</source>
        <translation>Scegliere il secondo elenco.</translation>
    </message>
    <message>
        <source>Choose a language of the list %1.</source>
        <translation>Scegliere una lingua dell’elenco %1.</translation>
    </message>
    <message>
        <source>The vectors of these lists are of different models and cannot be compared.</source>
        <translation>I vettori di questi elenchi sono di modelli diversi e non si possono confrontare.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Prova un esempio</translation>
    </message>
    <message>
        <source>Choose two lists of sentences in one language or two, or drop two files here: each sentence gets its best partner, with a score, and what has none is listed.</source>
        <translation>Scegliere due elenchi di frasi, in una lingua o in due, o trascinare qui due file: ogni frase riceve la migliore corrispondenza, con un punteggio, e ciò che non ne ha viene elencato.</translation>
    </message>
    <message>
        <source>Stop looking for partners</source>
        <translation>Ferma la ricerca delle corrispondenze</translation>
    </message>
    <message>
        <source>Progress of finding partners</source>
        <translation>Avanzamento della ricerca delle corrispondenze</translation>
    </message>
    <message>
        <source>Find partners</source>
        <translation>Trova corrispondenze</translation>
    </message>
    <message>
        <source>Find the best partners of the sentences</source>
        <translation>Trova le migliori corrispondenze delle frasi</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsSettings</name>
    <message>
        <source>F&amp;irst list</source>
        <translation>Primo e&amp;lenco</translation>
    </message>
    <message>
        <source>Se&amp;cond list</source>
        <translation>Seco&amp;ndo elenco</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>Mo&amp;dello</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>Corrisponden&amp;ze</translation>
    </message>
    <message>
        <source>Minimum mar&amp;gin</source>
        <translation>Mar&amp;gine minimo</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (vicini più prossimi)</translation>
    </message>
    <message>
        <source>First list</source>
        <translation>Primo elenco</translation>
    </message>
    <message>
        <source>Second list</source>
        <translation>Secondo elenco</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Una a una</translation>
    </message>
    <message>
        <source>Many to one</source>
        <translation>Molte a una</translation>
    </message>
    <message>
        <source>One to one: no sentence has two partners. Many to one: every first sentence has its best one.</source>
        <translation>Una a una: nessuna frase ha due corrispondenze. Molte a una: ogni prima frase ha la sua migliore.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Pairs below are left out; above one, a pair stands out from its surroundings</source>
        <translation>Le coppie sotto questo valore vengono escluse; oltre uno, una coppia si distingue da ciò che la circonda</translation>
    </message>
    <message>
        <source>The surroundings that the margin of a pair is measured against</source>
        <translation>L’intorno rispetto al quale si misura il margine di una coppia</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoSentencesPane</name>
    <message>
        <source>Detecting the language</source>
        <translation>Rilevamento della lingua</translation>
    </message>
    <message>
        <source>Comparing two sentences</source>
        <translation>Confronto di due frasi</translation>
    </message>
    <message>
        <source>Write the first sentence.</source>
        <translation>Scrivere la prima frase.</translation>
    </message>
    <message>
        <source>Write the second sentence.</source>
        <translation>Scrivere la seconda frase.</translation>
    </message>
    <message>
        <source>Choose a model to compare by.</source>
        <translation>Scegliere un modello con cui confrontare.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Prova un esempio</translation>
    </message>
    <message>
        <source>Write two sentences above: they are compared by the pack at once, nothing need be imported.</source>
        <translation>Scrivere sopra due frasi: il pacchetto le confronta subito, non occorre importare nulla.</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation>Ferma il confronto</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Avanzamento del confronto</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Confronta</translation>
    </message>
    <message>
        <source>Compare the two sentences by every chosen model</source>
        <translation>Confronta le due frasi con tutti i modelli scelti</translation>
    </message>
</context>
<context>
    <name>crossgloss::UsePanel</name>
    <message>
        <source>Look-ups with the whole group</source>
        <translation>Ricerche con l’intero gruppo</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Ricerche</translation>
    </message>
    <message>
        <source>All are used in look-ups</source>
        <translation>Tutti usati nelle ricerche</translation>
    </message>
    <message>
        <source>Used in look-ups</source>
        <translation>Usato nelle ricerche</translation>
    </message>
    <message>
        <source>Dictionaries that are switched off are not used at all (Space in the list, or Ctrl+U)</source>
        <translation>I dizionari disattivati non vengono usati affatto (Spazio nell’elenco, o Ctrl+U)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>Choose a group or type the name of a new one (Ctrl+G); on the page Look up a group can be chosen by itself</source>
        <translation>Scegliere un gruppo o digitare il nome di uno nuovo (Ctrl+G); nella pagina Cerca si può scegliere un solo gruppo</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nome del gruppo</translation>
    </message>
    <message>
        <source>Group of the dictionary</source>
        <translation>Gruppo del dizionario</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>nessun gruppo</translation>
    </message>
</context>
<context>
    <name>crossgloss::VictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Vittima</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Prima risposta</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dizionario</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
</context>
<context>
    <name>crossgloss::WelcomeView</name>
    <message>
        <source>Look up: %1</source>
        <translation>Cerca: %1</translation>
    </message>
    <message>
        <source>Describe a meaning, get the word</source>
        <translation>Descrivere un significato, ottenere la parola</translation>
    </message>
    <message>
        <source>Write what you mean in your own words; Crossgloss answers with words of the languages you choose.</source>
        <translation>Scrivere con parole proprie ciò che si intende; Crossgloss risponde con parole delle lingue scelte.</translation>
    </message>
    <message>
        <source>For instance</source>
        <translation>Per esempio</translation>
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
        <translation>Inserisci «%1» nella mappa</translation>
    </message>
    <message>
        <source>Find a word on the map</source>
        <translation>Trova una parola sulla mappa</translation>
    </message>
    <message>
        <source>Enter goes to the word; words that are not on the map are placed there, with commas between them (Ctrl+F)</source>
        <translation>Invio va alla parola; le parole che non sono sulla mappa vi vengono inserite, separate da virgole (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorCurve</name>
    <message>
        <source>Neighbours</source>
        <translation>Vicini</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Nearest words so far</source>
        <translation>Parole più vicine finora</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours</source>
        <translation>Parole campione con i loro vicini più prossimi</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Epoca</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>Words/s</source>
        <translation>Parole/s</translation>
    </message>
    <message>
        <source>Loss and speed over time</source>
        <translation>Perdita e velocità nel tempo</translation>
    </message>
    <message>
        <source>Share of the work (%)</source>
        <translation>Quota del lavoro (%)</translation>
    </message>
    <message>
        <source>Loss of the word vectors; the table beside it has the numbers</source>
        <translation>Perdita dei vettori di parole; i numeri sono nella tabella accanto</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorPane</name>
    <message>
        <source>Add texts…</source>
        <translation>Aggiungi testi…</translation>
    </message>
    <message>
        <source>Training word vectors</source>
        <translation>Addestramento dei vettori di parole</translation>
    </message>
    <message numerus="yes">
        <source>The vectors of %Ln word(s) are ready: %1</source>
        <translation>
            <numerusform>Il vettore di %Ln parola è pronto: %1</numerusform>
            <numerusform>I vettori di %Ln parole sono pronti: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Epoch %1 · %2 · loss %3 · %4 · %5 words/s</source>
        <translation>Epoca %1 · %2 · perdita %3 · %4 · %5 parole/s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours and the speed appear here while the vectors are learned.</source>
        <translation>Mentre i vettori vengono appresi, qui compaiono parole campione con i loro vicini più prossimi e la velocità.</translation>
    </message>
    <message>
        <source>Stop; nothing is written</source>
        <translation>Ferma; non viene scritto nulla</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Avanzamento dell’addestramento</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Avvia</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Addestra con queste impostazioni</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorSettings</name>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Plain text, a sentence or paragraph a line, to learn words from.</source>
        <translation>Testo semplice, una frase o un paragrafo per riga, da cui apprendere le parole.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Testi (*.txt *.gz *.xz *.bz2 *.zst);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Prima lingua</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Seconda lingua</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Frasi parallele</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Frase, tabulazione e traduzione in ogni riga; oppure una memoria di traduzione (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Coppie di frasi (*.tsv *.tmx *.txt *.gz *.xz);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Skip-gram</source>
        <translation>Skip-gram</translation>
    </message>
    <message>
        <source>CBOW</source>
        <translation>CBOW</translation>
    </message>
    <message>
        <source>BilBOWA (two languages in one space)</source>
        <translation>BilBOWA (due lingue in uno spazio)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>Meto&amp;do</translation>
    </message>
    <message>
        <source>D&amp;imension</source>
        <translation>Dimensi&amp;one</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>Epo&amp;che</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>Finestr&amp;a</translation>
    </message>
    <message>
        <source>V&amp;ector file</source>
        <translation>Fi&amp;le dei vettori</translation>
    </message>
    <message>
        <source>&amp;Negative samples</source>
        <translation>Esempi &amp;negativi</translation>
    </message>
    <message>
        <source>Minimum &amp;count</source>
        <translation>Fre&amp;quenza minima</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Thread</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>One thread gives the same vectors each time; several differ a little from run to run</source>
        <translation>Un thread dà ogni volta gli stessi vettori; con più thread differiscono un poco da un’esecuzione all’altra</translation>
    </message>
    <message>
        <source>Words that occur less often get no vector</source>
        <translation>Le parole meno frequenti non ricevono un vettore</translation>
    </message>
    <message>
        <source>Vector file</source>
        <translation>File dei vettori</translation>
    </message>
    <message>
        <source>Where to save the vectors</source>
        <translation>Dove salvare i vettori</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin);;All files (*)</source>
        <translation>Vettori di parole (*.vec *.bin);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Of two languages, each file is called after its language: my.en.vec, my.fr.vec</source>
        <translation>Con due lingue, ogni file prende nome dalla sua lingua: my.en.vec, my.fr.vec</translation>
    </message>
    <message>
        <source>S&amp;ubwords (n-grams of %1 to %2 characters)</source>
        <translation>Sottoparole (n-&amp;grammi da %1 a %2 caratteri)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordnetPicker</name>
    <message>
        <source>A file or folder</source>
        <translation>Un file o una cartella</translation>
    </message>
    <message>
        <source>Princeton WordNet as installed</source>
        <translation>Princeton WordNet installato</translation>
    </message>
    <message>
        <source>Open a wordnet</source>
        <translation>Apri un wordnet</translation>
    </message>
    <message>
        <source>Wordnets (*.tab *.tab.* *.xml *.xml.*);;All files (*)</source>
        <translation>Wordnet (*.tab *.tab.* *.xml *.xml.*);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>.tab, WN-LMF, or a folder</source>
        <translation>.tab, WN-LMF o una cartella</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceMenu</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;Area di lavoro</translation>
    </message>
    <message>
        <source>R&amp;ecent workspaces</source>
        <translation>Aree di &amp;lavoro recenti</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Svuota l’elenco</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceSwitcher</name>
    <message>
        <source>Default workspace</source>
        <translation>Area di lavoro predefinita</translation>
    </message>
    <message>
        <source>Folder of the new workspace</source>
        <translation>Cartella della nuova area di lavoro</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Apri un’area di lavoro</translation>
    </message>
    <message>
        <source>This workspace is open already.</source>
        <translation>Questa area di lavoro è già aperta.</translation>
    </message>
    <message>
        <source>Looking at the workspace</source>
        <translation>Esame dell’area di lavoro</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Nuova area di lavoro</translation>
    </message>
    <message>
        <source>There is a workspace in %1 already.</source>
        <translation>In %1 c’è già un’area di lavoro.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>%1 holds other files. Choose an empty folder for the new workspace.</source>
        <translation>%1 contiene altri file. Scegliere una cartella vuota per la nuova area di lavoro.</translation>
    </message>
    <message>
        <source>There is no workspace in %1. File &gt; Workspace &gt; New workspace creates one.</source>
        <translation>In %1 non c’è un’area di lavoro. File &gt; Area di lavoro &gt; Nuova area di lavoro ne crea una.</translation>
    </message>
    <message>
        <source>Measuring workspaces</source>
        <translation>Misurazione delle aree di lavoro</translation>
    </message>
</context>
</TS>
