<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AlignChecks</name>
    <message>
        <source>identical strings</source>
        <translation>chaînes identiques</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Choose the source vectors.</source>
        <translation>Choisissez les vecteurs source.</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Choisissez les vecteurs cible.</translation>
    </message>
    <message>
        <source>Choose a file of word pairs, or another dictionary.</source>
        <translation>Choisissez un fichier de paires de mots, ou un autre dictionnaire.</translation>
    </message>
    <message>
        <source>Choose the source sentences.</source>
        <translation>Choisissez les phrases source.</translation>
    </message>
    <message>
        <source>Choose their translations.</source>
        <translation>Choisissez leurs traductions.</translation>
    </message>
    <message>
        <source>The workspace has no bilingual dictionary yet: import one in the Library.</source>
        <translation>L’espace de travail n’a pas encore de dictionnaire bilingue&#xa0;: importez-en un dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Only self-learning works without a dictionary.</source>
        <translation>Sans dictionnaire, seul l’auto-apprentissage fonctionne.</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>norme 1</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centrage</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>dictionnaire</translation>
    </message>
    <message>
        <source>method</source>
        <translation>méthode</translation>
    </message>
    <message>
        <source>normalisation</source>
        <translation>normalisation</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>mesuré sur</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>dimensions</translation>
    </message>
    <message>
        <source>%1 % of the dictionary, held out</source>
        <translation>%1 % du dictionnaire, mis de côté pour le test</translation>
    </message>
</context>
<context>
    <name>AlignTexts</name>
    <message>
        <source>Least squares</source>
        <translation>Moindres carrés</translation>
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
        <translation>Procrustes réduit</translation>
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
        <translation>Auto-apprentissage</translation>
    </message>
    <message>
        <source>Refinement (MUSE)</source>
        <translation>Raffinement (MUSE)</translation>
    </message>
    <message>
        <source>Nearest neighbour</source>
        <translation>Plus proche voisin</translation>
    </message>
    <message>
        <source>Inverted softmax</source>
        <translation>Softmax inversé</translation>
    </message>
    <message>
        <source>CSLS</source>
        <translation>CSLS</translation>
    </message>
    <message>
        <source>Globally corrected</source>
        <translation>Correction globale</translation>
    </message>
    <message>
        <source>Local scaling</source>
        <translation>Échelle locale</translation>
    </message>
    <message>
        <source>NICDM</source>
        <translation>NICDM</translation>
    </message>
    <message>
        <source>Mutual proximity</source>
        <translation>Proximité mutuelle</translation>
    </message>
    <message>
        <source>DisSim local</source>
        <translation>DisSim local</translation>
    </message>
    <message>
        <source>Least sq.</source>
        <translation>Moindres c.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Réduit</translation>
    </message>
    <message>
        <source>Self-learn.</source>
        <translation>Auto-appr.</translation>
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
        <translation>Copier cette cellule</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copier les lignes choisies</translation>
    </message>
</context>
<context>
    <name>EntryDocument</name>
    <message>
        <source>plural</source>
        <translation>pluriel</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traductions</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>De sens voisin</translation>
    </message>
    <message>
        <source>more…</source>
        <translation>plus…</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>pluriel : %1</translation>
    </message>
    <message>
        <source>No installed dictionary has an entry for this word. The Library shows how to add one.</source>
        <translation>Aucun dictionnaire installé n’a d’article pour ce mot. La bibliothèque montre comment en ajouter un.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more entry(s)</source>
        <translation>
            <numerusform>%Ln autre article</numerusform>
            <numerusform>%Ln autres articles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sense(s)</source>
        <translation>
            <numerusform>%Ln autre sens</numerusform>
            <numerusform>%Ln autres sens</numerusform>
        </translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Voir aussi :</translation>
    </message>
    <message>
        <source>Origin:</source>
        <translation>Origine :</translation>
    </message>
    <message>
        <source>Synonyms:</source>
        <translation>Synonymes :</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more example(s)</source>
        <translation>
            <numerusform>%Ln autre exemple</numerusform>
            <numerusform>%Ln autres exemples</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples from your texts</source>
        <translation>Exemples tirés de vos textes</translation>
    </message>
    <message>
        <source>No examples yet. Import sentence pairs in the Library (sentence, tab, translation).</source>
        <translation>Pas encore d’exemples. Importez des paires de phrases dans la bibliothèque (phrase, tabulation, traduction).</translation>
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
        <translation>Exactitude et F1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Word pairs (*.txt *.tsv *.dict *.gz *.xz);;All files (*)</source>
        <translation>Paires de mots (*.txt *.tsv *.dict *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Vecteurs de mots (*.vec *.bin *.txt *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Text, one sentence per line (*.txt *.gz *.xz);;All files (*)</source>
        <translation>Texte, une phrase par ligne (*.txt *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>GlossMaterialsFields</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
</context>
<context>
    <name>GlossTexts</name>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Reporté</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Sans équivalent</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Broader</source>
        <translation>Plus large</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Plus étroit</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Apparenté</translation>
    </message>
    <message>
        <source>Both express the same concept.</source>
        <translation>Les deux désignent le même concept.</translation>
    </message>
    <message>
        <source>The left concept is broader.</source>
        <translation>Le concept de gauche est plus large.</translation>
    </message>
    <message>
        <source>The left concept is narrower.</source>
        <translation>Le concept de gauche est plus étroit.</translation>
    </message>
    <message>
        <source>Close, but neither contains the other.</source>
        <translation>Proches, mais aucun ne contient l’autre.</translation>
    </message>
    <message>
        <source>Mean of word vectors</source>
        <translation>Moyenne des vecteurs de mots</translation>
    </message>
    <message>
        <source>Smoothed mean of word vectors</source>
        <translation>Moyenne lissée des vecteurs de mots</translation>
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
        <translation>Encodeur de dictionnaire</translation>
    </message>
    <message>
        <source>Translated words</source>
        <translation>Mots traduits</translation>
    </message>
    <message>
        <source>Fused measure</source>
        <translation>Mesure combinée</translation>
    </message>
    <message>
        <source>Siamese LSTM</source>
        <translation>LSTM siamois</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>%1–%2 letters</source>
        <translation>%1–%2 lettres</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>les %1 plus courants</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>plus rares que le rang %1</translation>
    </message>
</context>
<context>
    <name>KeyTables</name>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Ce qu’elles font</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>Sentences (*.tmx *.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Phrases (*.tmx *.tsv *.txt *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <comment>name of the example list</comment>
        <translation>Mots de tous les jours</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 phrases</translation>
    </message>
</context>
<context>
    <name>MapColouring</name>
    <message>
        <source>Placed words</source>
        <translation>Mots placés</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Tous les points</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>au-delà de %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>in no cluster</source>
        <translation>dans aucun groupe</translation>
    </message>
    <message>
        <source>only ask</source>
        <translation>n’interrogent que</translation>
    </message>
    <message>
        <source>no translation known</source>
        <translation>aucune traduction connue</translation>
    </message>
    <message>
        <source>right</source>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>axes by formulas</source>
        <translation>axes par formules</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of the variance</source>
        <translation>%1 de la variance</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>divergence KL %1</translation>
    </message>
    <message>
        <source>trustworthiness %1</source>
        <translation>fiabilité %1</translation>
    </message>
    <message>
        <source>continuity %1</source>
        <translation>continuité %1</translation>
    </message>
    <message>
        <source>neighbours kept %1</source>
        <translation>voisins conservés %1</translation>
    </message>
    <message>
        <source>placed by its neighbours</source>
        <translation>placé d’après ses voisins</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rang %1</translation>
    </message>
    <message>
        <source>Placed words: %1</source>
        <translation>Mots placés : %1</translation>
    </message>
</context>
<context>
    <name>PageCatalogue</name>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Saved</source>
        <translation>&amp;Enregistrés</translation>
    </message>
    <message>
        <source>&amp;Glosses</source>
        <translation>&amp;Gloses</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>&amp;Aligner</translation>
    </message>
    <message>
        <source>H&amp;ubs</source>
        <translation>H&amp;ubs</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entraîner</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Résultats</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>Ma&amp;p</source>
        <translation>C&amp;arte</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>Retrieval</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Retrieval, backward</source>
        <translation>Recherche, inverse</translation>
    </message>
    <message>
        <source>Retrieval, CSLS</source>
        <translation>Recherche, CSLS</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Gloses</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alignement</translation>
    </message>
    <message>
        <source>Methods of alignment</source>
        <translation>Méthodes d’alignement</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traduction</translation>
    </message>
    <message>
        <source>Sentence retrieval</source>
        <translation>Recherche de phrases</translation>
    </message>
    <message>
        <source>Hubness</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>Batch of look-ups</source>
        <translation>Lot de recherches</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Training of a gloss encoder</source>
        <translation>Entraînement d’un encodeur de gloses</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrompu</translation>
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
        <translation>Rang médian</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Couverts</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>P@1, tolerant</source>
        <translation>P@1, tolérante</translation>
    </message>
    <message>
        <source>p against the baseline</source>
        <translation>p face à la référence</translation>
    </message>
    <message>
        <source>Training time (s)</source>
        <translation>Temps d’apprentissage (s)</translation>
    </message>
    <message>
        <source>Skewness of N_k</source>
        <translation>Asymétrie de N_k</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin des Bois</translation>
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
        <translation>N_k maximal</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Meilleure époque</translation>
    </message>
    <message>
        <source>Best MRR</source>
        <translation>Meilleur MRR</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Unités cachées</translation>
    </message>
    <message>
        <source>Dropout of inputs</source>
        <translation>Dropout des entrées</translation>
    </message>
    <message>
        <source>Dropout of states</source>
        <translation>Dropout des états</translation>
    </message>
    <message>
        <source>Training pairs</source>
        <translation>Paires d’entraînement</translation>
    </message>
    <message>
        <source>Pairs available</source>
        <translation>Paires disponibles</translation>
    </message>
    <message>
        <source>Shared dimensions</source>
        <translation>Dimensions communes</translation>
    </message>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β du softmax inversé</translation>
    </message>
    <message>
        <source>Glosses to link</source>
        <translation>Gloses à relier</translation>
    </message>
    <message>
        <source>Target glosses</source>
        <translation>Gloses cibles</translation>
    </message>
    <message>
        <source>Candidate pairs</source>
        <translation>Paires candidates</translation>
    </message>
    <message>
        <source>Without candidates</source>
        <translation>Sans candidats</translation>
    </message>
    <message>
        <source>Pairs the model was trained on</source>
        <translation>Paires d’entraînement du modèle</translation>
    </message>
    <message>
        <source>ranks %1 – %2</source>
        <translation>rangs %1 – %2</translation>
    </message>
    <message>
        <source>with the other dictionary</source>
        <translation>avec l’autre dictionnaire</translation>
    </message>
    <message>
        <source>proper names</source>
        <translation>noms propres</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>autres mots</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validation</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>settings tried</source>
        <translation>réglages testés</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>aller</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>avant la transformation</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>après la transformation</translation>
    </message>
    <message>
        <source>lists as given</source>
        <translation>listes fournies</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>tel quel</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU à attention</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Sac de mots</translation>
    </message>
    <message>
        <source>Encoder alone</source>
        <translation>Encodeur seul</translation>
    </message>
    <message>
        <source>Dictionaries alone</source>
        <translation>Dictionnaires seuls</translation>
    </message>
    <message>
        <source>Encoder and dictionaries</source>
        <translation>Encodeur et dictionnaires</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Toutes les méthodes</translation>
    </message>
    <message>
        <source>Without a map</source>
        <translation>Sans transformation</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs</source>
        <translation>P@1 sur les paires mises de côté</translation>
    </message>
    <message>
        <source>Comparison of two sentences</source>
        <translation>Comparaison de deux phrases</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarité</translation>
    </message>
    <message>
        <source>Share of random pairs less alike</source>
        <translation>Part des paires aléatoires moins proches</translation>
    </message>
    <message>
        <source>Partners of two lists</source>
        <translation>Partenaires de deux listes</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Liste de phrases</translation>
    </message>
    <message>
        <source>Mean margin</source>
        <translation>Marge moyenne</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Recherche par le sens</translation>
    </message>
    <message>
        <source>Training of a sentence model</source>
        <translation>Entraînement d’un modèle de phrases</translation>
    </message>
    <message>
        <source>Fusion of sentence models</source>
        <translation>Fusion de modèles de phrases</translation>
    </message>
    <message>
        <source>Similarity of sentences</source>
        <translation>Similarité de phrases</translation>
    </message>
    <message>
        <source>Classes of sentences</source>
        <translation>Classes de phrases</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Projection</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Paraphrase identification</source>
        <translation>Identification de paraphrases</translation>
    </message>
    <message>
        <source>Training of word vectors</source>
        <translation>Entraînement de vecteurs de mots</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>masculine</source>
        <translation>masculin</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>féminin</translation>
    </message>
    <message>
        <source>neuter</source>
        <translation>neutre</translation>
    </message>
    <message>
        <source>common gender</source>
        <translation>genre commun</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>pluriel</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
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
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 mois</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 ans</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>À revoir</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message numerus="yes">
        <source>saving of %n word(s)</source>
        <translation>
            <numerusform>enregistrement de %n mot</numerusform>
            <numerusform>enregistrement de %n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n word(s)</source>
        <translation>
            <numerusform>suppression de %n mot</numerusform>
            <numerusform>suppression de %n mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n word(s)</source>
        <translation>
            <numerusform>étiquettes de %n mot</numerusform>
            <numerusform>étiquettes de %n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>change of lists</source>
        <translation>modification des listes</translation>
    </message>
    <message>
        <source>merging</source>
        <translation>fusion</translation>
    </message>
    <message numerus="yes">
        <source>import of %n word(s)</source>
        <translation>
            <numerusform>importation de %n mot</numerusform>
            <numerusform>importation de %n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>grade of a review</source>
        <translation>note d’une révision</translation>
    </message>
    <message>
        <source>change of a word</source>
        <translation>modification d’un mot</translation>
    </message>
</context>
<context>
    <name>SettingsCatalogue</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Language of menus, texts and numbers. It does not change what you look up in.</source>
        <translation>Langue des menus, des textes et des nombres. Elle ne change pas les langues de recherche.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light or dark colours.</source>
        <translation>Couleurs claires ou sombres.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Police</translation>
    </message>
    <message>
        <source>Font of the whole window. Missing characters use a fallback font.</source>
        <translation>Police de toute la fenêtre. Les caractères manquants utilisent une police de remplacement.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size of text and controls. Ctrl++ and Ctrl+- change it too.</source>
        <translation>Taille du texte et des commandes. Ctrl++ et Ctrl+- la changent aussi.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Look up while typing</source>
        <translation>Chercher pendant la frappe</translation>
    </message>
    <message>
        <source>Answers appear while you type. Otherwise press Enter for them.</source>
        <translation>Les réponses apparaissent pendant la saisie. Sinon, appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>Answers per language</source>
        <translation>Réponses par langue</translation>
    </message>
    <message>
        <source>The most words that are listed for each language.</source>
        <translation>Nombre maximal de mots affichés pour chaque langue.</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Masquer les mots vulgaires</translation>
    </message>
    <message>
        <source>Words that dictionaries call vulgar or offensive are left out of the answers.</source>
        <translation>Les mots que les dictionnaires disent vulgaires ou offensants sont exclus des réponses.</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Conserver l’historique</translation>
    </message>
    <message>
        <source>Look-ups are remembered after the window is closed. Turning this off deletes the history.</source>
        <translation>Les recherches sont conservées après la fermeture de la fenêtre. Désactiver cette option supprime l’historique.</translation>
    </message>
    <message>
        <source>Folders of dictionaries</source>
        <translation>Dossiers de dictionnaires</translation>
    </message>
    <message>
        <source>These folders and their subfolders are searched for dictd and StarDict dictionaries, in addition to the system folders. Changes are indexed at once; removing a folder removes its dictionaries.</source>
        <translation>Des dictionnaires dictd et StarDict sont cherchés dans ces dossiers et leurs sous-dossiers, en plus des dossiers du système. Les changements sont indexés aussitôt ; retirer un dossier retire ses dictionnaires.</translation>
    </message>
    <message>
        <source>Index installed dictionaries on startup</source>
        <translation>Indexer les dictionnaires installés au démarrage</translation>
    </message>
    <message>
        <source>Finds dictionaries that were installed, changed or removed. File &gt; Index installed dictionaries does so at any time.</source>
        <translation>Trouve les dictionnaires installés, modifiés ou supprimés. Fichier &gt; Indexer les dictionnaires installés le fait à tout moment.</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Relecteur</translation>
    </message>
    <message>
        <source>Your decisions about glosses are saved under this name. An open linking keeps the name it was opened with.</source>
        <translation>Vos décisions sur les gloses sont enregistrées sous ce nom. Une liaison ouverte garde celui avec lequel elle a été ouverte.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Processor threads that a job uses unless its own settings say otherwise. Running jobs are not affected.</source>
        <translation>Threads du processeur qu’une tâche utilise, sauf si ses propres réglages en décident autrement. Les tâches en cours ne sont pas concernées.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Most memory that the program may use. Linkings, comparisons of glosses and trainings of word vectors that need more do not start.</source>
        <translation>La mémoire que le programme peut utiliser au plus. Les liaisons, les comparaisons de gloses et les entraînements de vecteurs de mots qui en demandent davantage ne commencent pas.</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> Gio</translation>
    </message>
    <message>
        <source>all that is free</source>
        <translation>toute celle qui est libre</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Espace de travail</translation>
    </message>
    <message>
        <source>The workspace that opens on startup, unless the command line names another.</source>
        <translation>L’espace de travail ouvert au démarrage, si la ligne de commande n’en nomme pas un autre.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>The page that is shown first.</source>
        <translation>La page affichée en premier.</translation>
    </message>
    <message>
        <source>Restore the last session</source>
        <translation>Restaurer la dernière session</translation>
    </message>
    <message>
        <source>Restores texts, choices and settings of the pages. Size and position of the window are always kept.</source>
        <translation>Rétablit les textes, les choix et les réglages des pages. La taille et la position de la fenêtre sont toujours conservées.</translation>
    </message>
    <message>
        <source>Offer to resume interrupted runs</source>
        <translation>Proposer de reprendre les exécutions interrompues</translation>
    </message>
    <message>
        <source>Asks on startup whether to resume trainings and other runs that closing the program interrupted.</source>
        <translation>Propose au démarrage de reprendre les entraînements et autres exécutions interrompus par la fermeture du programme.</translation>
    </message>
    <message>
        <source>Check the vectors</source>
        <translation>Vérifier les vecteurs</translation>
    </message>
    <message>
        <source>Vectors that changed since the last check are compared with their checksums, in the background.</source>
        <translation>Les vecteurs modifiés depuis leur dernière vérification sont comparés à leurs sommes de contrôle, en arrière-plan.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Réglage du système</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Dictionnaires</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Gloses</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Performances</translation>
    </message>
    <message>
        <source>On startup</source>
        <translation>Au démarrage</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Once per version</source>
        <translation>Une fois par version</translation>
    </message>
    <message>
        <source>Every time</source>
        <translation>À chaque fois</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>The default one</source>
        <translation>L’espace par défaut</translation>
    </message>
    <message>
        <source>The last one used</source>
        <translation>Ce qui a servi en dernier</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Réduire les animations</translation>
    </message>
    <message>
        <source>Turns off the animations of the map.</source>
        <translation>Désactive les animations de la carte.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>noun</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbe</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>adjectif</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>adverbe</translation>
    </message>
    <message>
        <source>proper noun</source>
        <translation>nom propre</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronom</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>préposition</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>conjonction</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interjection</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>numéral</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>déterminant</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>particule</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>locution</translation>
    </message>
    <message>
        <source>affix</source>
        <translation>affixe</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vecteurs de mots</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionnaire</translation>
    </message>
    <message>
        <source>Wordnet</source>
        <translation>Wordnet</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Paires de mots</translation>
    </message>
    <message>
        <source>Parallel text</source>
        <translation>Texte parallèle</translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation>Paires de phrases</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>Descriptions</translation>
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
        <translation>vulgaire</translation>
    </message>
    <message>
        <source>offensive</source>
        <translation>injurieux</translation>
    </message>
    <message>
        <source>colloquial</source>
        <translation>familier</translation>
    </message>
    <message>
        <source>dated</source>
        <translation>vieilli</translation>
    </message>
    <message>
        <source>literary</source>
        <translation>littéraire</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>technique</translation>
    </message>
    <message>
        <source>regional</source>
        <translation>régional</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>rare</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Liste de phrases</translation>
    </message>
</context>
<context>
    <name>TrainingChecks</name>
    <message>
        <source>Add a file of training definitions.</source>
        <translation>Ajoutez un fichier de définitions d’entraînement.</translation>
    </message>
    <message>
        <source>Add word vectors of every language.</source>
        <translation>Ajoutez des vecteurs de mots de chaque langue.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
    <message>
        <source>Choose the languages of %1.</source>
        <translation>Choisissez les langues de %1.</translation>
    </message>
    <message>
        <source>Choose the language of %1.</source>
        <translation>Choisissez la langue de %1.</translation>
    </message>
    <message>
        <source>%1 has no word vectors.</source>
        <translation>%1 n’a pas de vecteurs de mots.</translation>
    </message>
    <message>
        <source>Choose where to save the model.</source>
        <translation>Choisissez où enregistrer le modèle.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>Rien ne peut être écrit dans %1.</translation>
    </message>
    <message>
        <source>Set validation pairs aside to choose among settings.</source>
        <translation>Réservez des paires de validation pour choisir parmi les réglages.</translation>
    </message>
    <message>
        <source>Add texts or parallel sentences to learn words from.</source>
        <translation>Ajoutez des textes ou des phrases parallèles dont apprendre les mots.</translation>
    </message>
    <message>
        <source>Joint training has the L2 distance as its objective, without dropout and clipping.</source>
        <translation>L’entraînement conjoint a pour objectif la distance L2, sans abandon ni écrêtage des gradients.</translation>
    </message>
    <message>
        <source>Add texts to learn words from.</source>
        <translation>Ajoutez des textes dont apprendre les mots.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 and %2 define no synset in common</source>
        <translation>%1 et %2 ne définissent aucun synset commun</translation>
    </message>
    <message>
        <source>%1 does not name a file and two languages</source>
        <translation>%1 ne nomme pas un fichier et deux langues</translation>
    </message>
    <message>
        <source>%1 has two sets of vectors</source>
        <translation>%1 a deux jeux de vecteurs</translation>
    </message>
    <message>
        <source>%1 is not a setting</source>
        <translation>%1 n’est pas un réglage</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 n’est pas parmi %2</translation>
    </message>
    <message>
        <source>%1 words of %2 dimensions do not fit %3 values</source>
        <translation>%1 mots de %2 dimensions ne correspondent pas à %3 valeurs</translation>
    </message>
    <message>
        <source>--out-source and --out-target name the same file</source>
        <translation>--out-source et --out-target nomment le même fichier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</source>
        <translation>« %1 » n’a pas la forme FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form LANGUAGE=FILE</source>
        <translation>« %1 » n’a pas la forme LANGUAGE=FILE</translation>
    </message>
    <message>
        <source>A look-up needs a pack or a workspace with dictionaries</source>
        <translation>La recherche demande un paquet ou un espace de travail avec des dictionnaires</translation>
    </message>
    <message>
        <source>A training configuration is one JSON object</source>
        <translation>Une configuration d’entraînement est un objet JSON</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a finite number</source>
        <translation>Un vecteur contient une valeur qui n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>Another process is writing to the workspace</source>
        <translation>Un autre processus écrit dans l’espace de travail</translation>
    </message>
    <message>
        <source>Batch size (at most 65536), epochs and learning rate must be positive, the others not negative</source>
        <translation>La taille de lot (65536 au plus), les époques et le taux d’apprentissage doivent être positifs, les autres non négatifs</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read it</source>
        <translation>Vérifiez qu’il existe et que vous pouvez le lire</translation>
    </message>
    <message>
        <source>Check that it is of the kind you named</source>
        <translation>Vérifiez qu’il est du genre indiqué</translation>
    </message>
    <message>
        <source>Check that the dictionary is in UTF-8</source>
        <translation>Vérifiez que le dictionnaire est en UTF-8</translation>
    </message>
    <message>
        <source>Check that the file is complete and that it holds word vectors</source>
        <translation>Vérifiez que le fichier est complet et contient des vecteurs de mots</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there</source>
        <translation>Vérifiez que le dossier existe et que vous pouvez y écrire</translation>
    </message>
    <message>
        <source>Check that the languages of the data and of the vectors are the right ones</source>
        <translation>Vérifiez que les langues des données et des vecteurs sont les bonnes</translation>
    </message>
    <message>
        <source>Check that this is a text file of the expected kind</source>
        <translation>Vérifiez que c’est un fichier texte du genre attendu</translation>
    </message>
    <message>
        <source>Check the free space of the disk</source>
        <translation>Vérifiez l’espace libre du disque</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to</source>
        <translation>Choisissez un dossier où vous pouvez écrire</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Choisissez un autre dossier</translation>
    </message>
    <message>
        <source>Choose one of: </source>
        <translation>Choisissez parmi : </translation>
    </message>
    <message>
        <source>Cut the vectors to the most frequent words</source>
        <translation>Réduisez les vecteurs aux mots les plus fréquents</translation>
    </message>
    <message>
        <source>Delete it and start again</source>
        <translation>Supprimez-le et recommencez</translation>
    </message>
    <message>
        <source>Descriptions in the language %1 are not understood</source>
        <translation>Les descriptions dans la langue %1 ne sont pas comprises</translation>
    </message>
    <message>
        <source>Download the file that the page leads to</source>
        <translation>Téléchargez le fichier auquel mène la page</translation>
    </message>
    <message>
        <source>Expected: .vec text, a word2vec .bin or a fastText .bin</source>
        <translation>On attend un texte .vec, un .bin word2vec ou un .bin fastText</translation>
    </message>
    <message>
        <source>Fetch or copy it again</source>
        <translation>Récupérez-le ou copiez-le à nouveau</translation>
    </message>
    <message>
        <source>For French words with English definitions write file.tsv:fr:en</source>
        <translation>Pour des mots français avec définitions anglaises, écrivez file.tsv:fr:en</translation>
    </message>
    <message>
        <source>Import the vectors again</source>
        <translation>Importez à nouveau les vecteurs</translation>
    </message>
    <message>
        <source>Import word pairs with a word and its translation on each line</source>
        <translation>Importez des paires de mots, avec un mot et sa traduction sur chaque ligne</translation>
    </message>
    <message>
        <source>Index those of this system with: crossgloss-cli import installed</source>
        <translation>Indexez ceux de ce système avec : crossgloss-cli import installed</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Indexation des dictionnaires installés</translation>
    </message>
    <message>
        <source>Indexing the wordnet</source>
        <translation>Indexation du wordnet</translation>
    </message>
    <message>
        <source>Install the dictionary again; its index is damaged</source>
        <translation>Réinstallez le dictionnaire ; son index est endommagé</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Installez le paquet wordnet-base ou nommez son dossier avec CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name the folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Installez le paquet wordnet-base ou nommez le dossier avec CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Keep one column before the numbers</source>
        <translation>Ne gardez qu’une colonne avant les nombres</translation>
    </message>
    <message>
        <source>Line N of it must be the word of vector N; with several columns, a heading comes first</source>
        <translation>La ligne N doit être le mot du vecteur N ; avec plusieurs colonnes, une ligne d’en-tête vient d’abord</translation>
    </message>
    <message>
        <source>Of JSON, only dictionaries as wiktextract writes them are read; write others as a table</source>
        <translation>En JSON, seuls les dictionnaires écrits par wiktextract sont lus ; écrivez les autres sous forme de tableau</translation>
    </message>
    <message>
        <source>Of XML, dictionaries (TEI), wordnets (WN-LMF) and translation memories (TMX) are read, each as what it is</source>
        <translation>En XML, les dictionnaires (TEI), les wordnets (WN-LMF) et les mémoires de traduction (TMX) sont lus, chacun pour ce qu’il est</translation>
    </message>
    <message>
        <source>Only word vectors have their words in a file of metadata</source>
        <translation>Seuls les vecteurs de mots ont leurs mots dans un fichier de métadonnées</translation>
    </message>
    <message>
        <source>Reading the words</source>
        <translation>Lecture des mots</translation>
    </message>
    <message>
        <source>The Embedding Projector keeps the words in a second file: read both together</source>
        <translation>Embedding Projector garde les mots dans un second fichier : lisez les deux ensemble</translation>
    </message>
    <message>
        <source>The file does not show what kind of resource it is</source>
        <translation>Le fichier ne permet pas de reconnaître le genre de ressource</translation>
    </message>
    <message>
        <source>Line N of one must be the translation of line N of the other</source>
        <translation>La ligne N de l’un doit être la traduction de la ligne N de l’autre</translation>
    </message>
    <message>
        <source>Lines must read: synset, tab, language:lemma, tab, word</source>
        <translation>Les lignes doivent être : synset, tabulation, langue:lemma, tabulation, mot</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Many wordnets hold words without definitions; take ones that have def rows</source>
        <translation>Beaucoup de wordnets ont des mots sans définitions ; prenez-en qui ont des lignes def</translation>
    </message>
    <message>
        <source>Evaluating on held-out words</source>
        <translation>Évaluation sur les mots mis de côté</translation>
    </message>
    <message>
        <source>Monolingual training needs the headword in the definition&apos;s language</source>
        <translation>L’entraînement monolingue demande l’entrée dans la langue de la définition</translation>
    </message>
    <message>
        <source>Name a file of word vectors for every language of the data</source>
        <translation>Nommez un fichier de vecteurs de mots pour chaque langue des données</translation>
    </message>
    <message>
        <source>Name a file to write</source>
        <translation>Nommez un fichier à écrire</translation>
    </message>
    <message>
        <source>Name at least one file of definitions with its two languages</source>
        <translation>Nommez au moins un fichier de définitions avec ses deux langues</translation>
    </message>
    <message>
        <source>Name the kind: embeddings, dictionary, wordnet, lexicon, parallel, pairs or descriptions</source>
        <translation>Nommez le genre : embeddings, dictionary, wordnet, lexicon, parallel, pairs ou descriptions</translation>
    </message>
    <message>
        <source>No article of this dictionary could be used: %1</source>
        <translation>Aucun article de ce dictionnaire n’a pu servir : %1</translation>
    </message>
    <message>
        <source>No dictionaries are indexed yet</source>
        <translation>Aucun dictionnaire n’est encore indexé</translation>
    </message>
    <message>
        <source>No file holds that; check that it is a file of word vectors</source>
        <translation>Aucun fichier ne contient cela ; vérifiez que c’est un fichier de vecteurs de mots</translation>
    </message>
    <message>
        <source>No language was requested</source>
        <translation>Aucune langue n’a été demandée</translation>
    </message>
    <message>
        <source>No line of this file can be used: %1</source>
        <translation>Aucune ligne de ce fichier ne peut servir : %1</translation>
    </message>
    <message>
        <source>None of the %1 definitions can be trained on: %2 have no answer with a vector, %3 no word with one</source>
        <translation>Aucune des %1 définitions ne permet d’entraîner : %2 n’ont pas de réponse avec vecteur, %3 pas de mot qui en ait un</translation>
    </message>
    <message>
        <source>Opening the pack</source>
        <translation>Ouverture du paquet</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Ouverture de l’espace de travail</translation>
    </message>
    <message>
        <source>Preparing definitions</source>
        <translation>Préparation des définitions</translation>
    </message>
    <message>
        <source>Preparing the initial vectors</source>
        <translation>Préparation des vecteurs initiaux</translation>
    </message>
    <message>
        <source>Princeton WordNet is not installed</source>
        <translation>Princeton WordNet n’est pas installé</translation>
    </message>
    <message>
        <source>Pruned and quantised fastText models cannot be read</source>
        <translation>Les modèles fastText élagués et quantifiés ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>Put the .dict.dz or .dict file beside the index</source>
        <translation>Mettez le fichier .dict.dz ou .dict à côté de l’index</translation>
    </message>
    <message>
        <source>Put the old file back, or train again</source>
        <translation>Remettez l’ancien fichier, ou entraînez à nouveau</translation>
    </message>
    <message>
        <source>Building the corpus</source>
        <translation>Constitution du corpus</translation>
    </message>
    <message>
        <source>Reading WordNet</source>
        <translation>Lecture de WordNet</translation>
    </message>
    <message>
        <source>Reading a wordnet</source>
        <translation>Lecture d’un wordnet</translation>
    </message>
    <message>
        <source>Reading definitions</source>
        <translation>Lecture des définitions</translation>
    </message>
    <message>
        <source>Reading descriptions</source>
        <translation>Lecture des descriptions</translation>
    </message>
    <message>
        <source>Reading parallel text</source>
        <translation>Lecture du texte parallèle</translation>
    </message>
    <message>
        <source>Reading sentence pairs</source>
        <translation>Lecture des paires de phrases</translation>
    </message>
    <message>
        <source>Reading the articles</source>
        <translation>Lecture des articles</translation>
    </message>
    <message>
        <source>Reading the dictionary</source>
        <translation>Lecture du dictionnaire</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>Lecture des vecteurs</translation>
    </message>
    <message>
        <source>Reading word pairs</source>
        <translation>Lecture des paires de mots</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Évaluation</translation>
    </message>
    <message>
        <source>The file has %1 words for %2 vectors</source>
        <translation>Le fichier a %1 mots pour %2 vecteurs</translation>
    </message>
    <message>
        <source>The line has %1 columns instead of %2</source>
        <translation>La ligne a %1 colonnes au lieu de %2</translation>
    </message>
    <message>
        <source>The model has n-grams of %1 to %2 characters; fastText&apos;s have 0 to %3</source>
        <translation>Le modèle a des n-grammes de %1 à %2 caractères ; ceux de fastText en ont de 0 à %3</translation>
    </message>
    <message>
        <source>There is a tab in “%1”, where one word was expected</source>
        <translation>« %1 » contient une tabulation là où un seul mot était attendu</translation>
    </message>
    <message>
        <source>These are vectors without words</source>
        <translation>Ce sont des vecteurs sans mots</translation>
    </message>
    <message>
        <source>This file tells how alike two words are, as SimLex-999 does; it holds no translations</source>
        <translation>Ce fichier dit à quel point deux mots se ressemblent, comme SimLex-999 ; il ne contient pas de traductions</translation>
    </message>
    <message>
        <source>This is JSON, not a table with tabs between its columns</source>
        <translation>C’est du JSON, non un tableau dont les colonnes sont séparées par des tabulations</translation>
    </message>
    <message>
        <source>This is XML, not a table with tabs between its columns</source>
        <translation>C’est du XML, non un tableau dont les colonnes sont séparées par des tabulations</translation>
    </message>
    <message>
        <source>This is a database, a document or an archive, not a table with tabs between its columns</source>
        <translation>C’est une base de données, un document ou une archive, non un tableau dont les colonnes sont séparées par des tabulations</translation>
    </message>
    <message>
        <source>This is a web page, not a table with tabs between its columns</source>
        <translation>C’est une page web, non un tableau dont les colonnes sont séparées par des tabulations</translation>
    </message>
    <message>
        <source>Use a copy of it, or train again</source>
        <translation>Utilisez-en une copie, ou entraînez à nouveau</translation>
    </message>
    <message>
        <source>Use a smaller learning rate and start again</source>
        <translation>Utilisez un taux d’apprentissage plus petit et recommencez</translation>
    </message>
    <message>
        <source>Take at least one layer, one affine layer and one word; at most 64 layers, 16 affine layers, 16384 hidden units and 4096 words</source>
        <translation>Prenez au moins une couche, une couche affine et un mot ; au plus 64 couches, 16 couches affines, 16384 unités cachées et 4096 mots</translation>
    </message>
    <message>
        <source>Take files with three columns (answer, headword, definition) or another strategy</source>
        <translation>Prenez des fichiers à trois colonnes (réponse, entrée, définition) ou une autre stratégie</translation>
    </message>
    <message>
        <source>Take the strategy multitask, or train one model per direction</source>
        <translation>Prenez la stratégie multitask, ou entraînez un modèle par direction</translation>
    </message>
    <message>
        <source>Use vectors aligned in one space</source>
        <translation>Utilisez des vecteurs alignés dans un même espace</translation>
    </message>
    <message>
        <source>The WordNet database holds no synset that can be read</source>
        <translation>La base WordNet ne contient aucun synset lisible</translation>
    </message>
    <message>
        <source>The article holds neither translations nor definitions</source>
        <translation>L’article ne contient ni traductions ni définitions</translation>
    </message>
    <message>
        <source>The article is not UTF-8</source>
        <translation>L’article n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>The article is too long</source>
        <translation>L’article est trop long</translation>
    </message>
    <message>
        <source>The checkpoint does not fit its own description</source>
        <translation>Le point de reprise ne correspond pas à sa propre description</translation>
    </message>
    <message>
        <source>The checkpoint lacks some of its description</source>
        <translation>Il manque au point de reprise une partie de sa description</translation>
    </message>
    <message>
        <source>The compressed file is damaged or incomplete</source>
        <translation>Le fichier compressé est endommagé ou incomplet</translation>
    </message>
    <message>
        <source>The data file of this dictionary is missing</source>
        <translation>Le fichier de données de ce dictionnaire manque</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed</source>
        <translation>Le disque est plein ; rien n’a été modifié</translation>
    </message>
    <message>
        <source>The encoder&apos;s sizes cannot be used</source>
        <translation>Les tailles de l’encodeur ne peuvent pas servir</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>Le fichier ne peut pas être lu : %1</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>Le fichier ne peut pas être écrit</translation>
    </message>
    <message>
        <source>The file could not be written completely</source>
        <translation>Le fichier n’a pas pu être écrit en entier</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>Le fichier n’existe pas</translation>
    </message>
    <message>
        <source>The file does not say which language it is in</source>
        <translation>Le fichier ne dit pas dans quelle langue il est</translation>
    </message>
    <message>
        <source>The file does not say which second language it holds</source>
        <translation>Le fichier ne dit pas quelle seconde langue il contient</translation>
    </message>
    <message>
        <source>The file holds more than the %1 bytes allowed here</source>
        <translation>Le fichier contient plus que les %1 octets permis ici</translation>
    </message>
    <message>
        <source>The file holds no lines</source>
        <translation>Le fichier ne contient aucune ligne</translation>
    </message>
    <message>
        <source>The file holds no synset of the Open Multilingual Wordnet</source>
        <translation>Le fichier ne contient aucun synset de l’Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>The file holds no word vectors</source>
        <translation>Le fichier ne contient pas de vecteurs de mots</translation>
    </message>
    <message>
        <source>The file holds nothing that can be used</source>
        <translation>Le fichier ne contient rien d’utilisable</translation>
    </message>
    <message>
        <source>The file is another program&apos;s database, not a workspace</source>
        <translation>Le fichier est la base d’un autre programme, pas un espace de travail</translation>
    </message>
    <message>
        <source>The file is cut off</source>
        <translation>Le fichier est tronqué</translation>
    </message>
    <message>
        <source>The file is damaged or cut off</source>
        <translation>Le fichier est endommagé ou tronqué</translation>
    </message>
    <message>
        <source>The file is not of the kind expected here (%1)</source>
        <translation>Le fichier n’est pas du genre attendu ici (%1)</translation>
    </message>
    <message>
        <source>The file is too large for a training configuration</source>
        <translation>Le fichier est trop grand pour une configuration d’entraînement</translation>
    </message>
    <message>
        <source>The file of word vectors is damaged</source>
        <translation>Le fichier de vecteurs de mots est endommagé</translation>
    </message>
    <message>
        <source>The file seems cut off; if it was shortened on purpose, correct its first line</source>
        <translation>Le fichier semble tronqué ; s’il a été raccourci exprès, corrigez sa première ligne</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions</source>
        <translation>La première ligne annonce %1 mots de %2 dimensions</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions, which the file does not hold</source>
        <translation>La première ligne annonce %1 mots de %2 dimensions, que le fichier ne contient pas</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file has room for at most %2</source>
        <translation>La première ligne annonce %1 mots, le fichier n’a de place que pour %2</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file holds %2</source>
        <translation>La première ligne annonce %1 mots, le fichier en contient %2</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>Le dossier ne peut pas être créé : %1</translation>
    </message>
    <message>
        <source>The folder holds no WordNet database (data.noun and so on)</source>
        <translation>Le dossier ne contient pas de base WordNet (data.noun, etc.)</translation>
    </message>
    <message>
        <source>The folder is not a wordnet (it has no data.noun)</source>
        <translation>Le dossier n’est pas un wordnet (il n’a pas de data.noun)</translation>
    </message>
    <message>
        <source>The folder of the workspace cannot be made (%1)</source>
        <translation>Le dossier de l’espace de travail ne peut pas être créé (%1)</translation>
    </message>
    <message>
        <source>The index names no articles</source>
        <translation>L’index ne nomme aucun article</translation>
    </message>
    <message>
        <source>The index points past the end of the data (%1 + %2 of %3 bytes)</source>
        <translation>L’index pointe au-delà de la fin des données (%1 + %2 sur %3 octets)</translation>
    </message>
    <message>
        <source>The line holds %1 values instead of %2</source>
        <translation>La ligne contient %1 valeurs au lieu de %2</translation>
    </message>
    <message>
        <source>The line is longer than the %1 bytes allowed</source>
        <translation>La ligne dépasse les %1 octets permis</translation>
    </message>
    <message>
        <source>The model lacks some of its description</source>
        <translation>Il manque au modèle une partie de sa description</translation>
    </message>
    <message>
        <source>The model was made by a newer version of this program</source>
        <translation>Le modèle provient d’une version plus récente de ce programme</translation>
    </message>
    <message>
        <source>The offset or the length of this line is not a number</source>
        <translation>La position ou la longueur de cette ligne n’est pas un nombre</translation>
    </message>
    <message>
        <source>The bundled pack was not found</source>
        <translation>Le paquet fourni avec le programme est introuvable</translation>
    </message>
    <message>
        <source>The settings of the training cannot be used</source>
        <translation>Les réglages de l’entraînement ne peuvent pas servir</translation>
    </message>
    <message>
        <source>The space is damaged</source>
        <translation>L’espace est endommagé</translation>
    </message>
    <message>
        <source>The space was written by another version of Crossgloss or on another kind of machine</source>
        <translation>L’espace a été écrit par une autre version de Crossgloss ou sur un autre type de machine</translation>
    </message>
    <message>
        <source>The training configuration is not valid JSON</source>
        <translation>La configuration d’entraînement n’est pas du JSON valide</translation>
    </message>
    <message>
        <source>The two files do not have the same number of lines</source>
        <translation>Les deux fichiers n’ont pas le même nombre de lignes</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; cannot be used</source>
        <translation>La valeur de « %1 » ne peut pas servir</translation>
    </message>
    <message>
        <source>The value “%1” is not a finite number</source>
        <translation>La valeur « %1 » n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>The vector of word %1 holds a value that is not a finite number</source>
        <translation>Le vecteur du mot %1 contient une valeur qui n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>The vectors do not have the model&apos;s dimension</source>
        <translation>Les vecteurs n’ont pas la dimension du modèle</translation>
    </message>
    <message>
        <source>The vectors of %1 have %2 dimensions, those of %3 have %4</source>
        <translation>Les vecteurs de %1 ont %2 dimensions, ceux de %3 en ont %4</translation>
    </message>
    <message>
        <source>The vectors of %1 hold no word</source>
        <translation>Les vecteurs de %1 ne contiennent aucun mot</translation>
    </message>
    <message>
        <source>The weights of the model do not fit its description</source>
        <translation>Les poids du modèle ne correspondent pas à sa description</translation>
    </message>
    <message>
        <source>The word holds control characters</source>
        <translation>Le mot contient des caractères de contrôle</translation>
    </message>
    <message>
        <source>The word is empty</source>
        <translation>Le mot est vide</translation>
    </message>
    <message>
        <source>The word is not UTF-8</source>
        <translation>Le mot n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>The word “%1” does not fit a line of text</source>
        <translation>Le mot « %1 » ne tient pas sur une ligne de texte</translation>
    </message>
    <message>
        <source>The word “%1” occurs twice</source>
        <translation>Le mot « %1 » apparaît deux fois</translation>
    </message>
    <message>
        <source>The word “%1” occurs more than once</source>
        <translation>Le mot « %1 » apparaît plusieurs fois</translation>
    </message>
    <message>
        <source>The workspace cannot be opened for writing (%1)</source>
        <translation>L’espace de travail ne peut pas être ouvert en écriture (%1)</translation>
    </message>
    <message>
        <source>The workspace could not be used (%1)</source>
        <translation>L’espace de travail n’a pas pu être utilisé (%1)</translation>
    </message>
    <message>
        <source>The workspace has no resource named %1</source>
        <translation>L’espace de travail n’a pas de ressource nommée %1</translation>
    </message>
    <message>
        <source>The workspace has no run %1</source>
        <translation>L’espace de travail n’a pas d’exécution %1</translation>
    </message>
    <message>
        <source>The workspace holds as many definitions as it can (%1)</source>
        <translation>L’espace de travail contient autant de définitions qu’il le peut (%1)</translation>
    </message>
    <message>
        <source>The workspace is damaged or is not a workspace (%1)</source>
        <translation>L’espace de travail est endommagé ou n’en est pas un (%1)</translation>
    </message>
    <message>
        <source>The workspace was written by a newer version of the program (schema %1, this program knows %2)</source>
        <translation>L’espace de travail a été écrit par une version plus récente du programme (schéma %1, ce programme connaît %2)</translation>
    </message>
    <message>
        <source>There are no training data</source>
        <translation>Il n’y a pas de données d’entraînement</translation>
    </message>
    <message>
        <source>There are no vectors for %1</source>
        <translation>Il n’y a pas de vecteurs pour %1</translation>
    </message>
    <message>
        <source>There are no words of the language %1</source>
        <translation>Il n’y a pas de mots de la langue %1</translation>
    </message>
    <message>
        <source>There is more training text than can be indexed</source>
        <translation>Il y a plus de texte d’entraînement qu’on ne peut en indexer</translation>
    </message>
    <message>
        <source>No file is named for the model</source>
        <translation>Aucun fichier n’est indiqué pour le modèle</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. The settings are %2</source>
        <translation>Il n’y a pas de réglage « %1 ». Les réglages sont %2</translation>
    </message>
    <message>
        <source>These are not the vectors that the model was trained with (%1)</source>
        <translation>Ce ne sont pas les vecteurs avec lesquels le modèle a été entraîné (%1)</translation>
    </message>
    <message>
        <source>These vocabularies are too large to train on together</source>
        <translation>Ces vocabulaires sont trop grands pour être entraînés ensemble</translation>
    </message>
    <message>
        <source>This is not an index line: a word, an offset and a length are expected, separated by tabs</source>
        <translation>Ce n’est pas une ligne d’index : on attend un mot, une position et une longueur, séparés par des tabulations</translation>
    </message>
    <message>
        <source>This is not a file of word vectors</source>
        <translation>Ce n’est pas un fichier de vecteurs de mots</translation>
    </message>
    <message>
        <source>This is not a space written by Crossgloss</source>
        <translation>Ce n’est pas un espace écrit par Crossgloss</translation>
    </message>
    <message>
        <source>Files of this kind are imported one at a time</source>
        <translation>Les fichiers de ce genre s’importent un par un</translation>
    </message>
    <message>
        <source>Parallel text is imported from at most two files at a time</source>
        <translation>Le texte parallèle s’importe de deux fichiers au plus à la fois</translation>
    </message>
    <message>
        <source>This strategy trains one direction, but the data have several</source>
        <translation>Cette stratégie entraîne une direction, mais les données en ont plusieurs</translation>
    </message>
    <message>
        <source>Training diverged: the loss is no longer a number (epoch %1)</source>
        <translation>L’entraînement a divergé : la perte n’est plus un nombre (époque %1)</translation>
    </message>
    <message>
        <source>Training the encoder</source>
        <translation>Entraînement de l’encodeur</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Update the program</source>
        <translation>Mettez le programme à jour</translation>
    </message>
    <message>
        <source>Update the program, or choose another workspace</source>
        <translation>Mettez le programme à jour, ou choisissez un autre espace de travail</translation>
    </message>
    <message>
        <source>Use a second workspace</source>
        <translation>Utilisez un second espace de travail</translation>
    </message>
    <message>
        <source>Use the model that it was made from, or its .vec file</source>
        <translation>Utilisez le modèle dont il est tiré, ou son fichier .vec</translation>
    </message>
    <message>
        <source>Wait until its import has ended, or choose another workspace</source>
        <translation>Attendez la fin de son importation, ou choisissez un autre espace de travail</translation>
    </message>
    <message>
        <source>Write what it holds as a text file with tabs between the columns</source>
        <translation>Écrivez son contenu dans un fichier texte dont les colonnes sont séparées par des tabulations</translation>
    </message>
    <message>
        <source>Writing the pack</source>
        <translation>Écriture du paquet</translation>
    </message>
    <message>
        <source>Writing vectors</source>
        <translation>Écriture des vecteurs</translation>
    </message>
    <message>
        <source>a NUL byte: this is not a text file</source>
        <translation>un octet NUL : ce n’est pas un fichier texte</translation>
    </message>
    <message>
        <source>a description of another pack cannot be scored by this one</source>
        <translation>une description d’un autre paquet ne peut pas être évaluée par celui-ci</translation>
    </message>
    <message>
        <source>a lemma holds a tab</source>
        <translation>un lemme contient une tabulation</translation>
    </message>
    <message>
        <source>a number stands where the definition should</source>
        <translation>un nombre se trouve à la place de la définition</translation>
    </message>
    <message>
        <source>a sense key, a sense number and a count were expected</source>
        <translation>une clé de sens, un numéro de sens et un nombre étaient attendus</translation>
    </message>
    <message>
        <source>a synset like 00001740-n, a tab and a row type like fra:lemma were expected</source>
        <translation>un synset comme 00001740-n, une tabulation et un type de ligne comme fra:lemma étaient attendus</translation>
    </message>
    <message>
        <source>answers, a tab and a description were expected</source>
        <translation>des réponses, une tabulation et une description étaient attendues</translation>
    </message>
    <message>
        <source>copy or build it again</source>
        <translation>copiez-le ou construisez-le à nouveau</translation>
    </message>
    <message>
        <source>fastText models of version %1 cannot be read</source>
        <translation>les modèles fastText de version %1 ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>install dictionaries or name files of definitions</source>
        <translation>installez des dictionnaires ou nommez des fichiers de définitions</translation>
    </message>
    <message>
        <source>take the pack that came with this program, or a newer program</source>
        <translation>prenez le paquet fourni avec ce programme, ou un programme plus récent</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>la réponse est vide</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8; convert the file first, for instance with iconv</source>
        <translation>les octets ne sont pas en UTF-8 ; convertissez d’abord le fichier, par exemple avec iconv</translation>
    </message>
    <message>
        <source>the data hold no word that could be an answer</source>
        <translation>les données ne contiennent aucun mot qui puisse être une réponse</translation>
    </message>
    <message>
        <source>the definition is empty</source>
        <translation>la définition est vide</translation>
    </message>
    <message>
        <source>the description is empty</source>
        <translation>la description est vide</translation>
    </message>
    <message>
        <source>the dimension must be even and a multiple of the heads</source>
        <translation>la dimension doit être paire et multiple du nombre de têtes</translation>
    </message>
    <message>
        <source>the file differs from WordNet 3.0 somewhere between the offsets %1 and %2: ids in between may be wrong</source>
        <translation>le fichier diffère de WordNet 3.0 quelque part entre les positions %1 et %2 : les identifiants entre les deux peuvent être faux</translation>
    </message>
    <message>
        <source>the file is missing: its part of speech is left out</source>
        <translation>le fichier manque : sa nature grammaticale est laissée de côté</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>la première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>the hypernym %1 does not exist</source>
        <translation>l’hyperonyme %1 n’existe pas</translation>
    </message>
    <message>
        <source>the lexicographer file number is not a number</source>
        <translation>le numéro du fichier de lexicographe n’est pas un nombre</translation>
    </message>
    <message>
        <source>the line does not begin with an offset of eight digits</source>
        <translation>la ligne ne commence pas par une position de huit chiffres</translation>
    </message>
    <message>
        <source>the line has no gloss; is the file truncated?</source>
        <translation>la ligne n’a pas de glose ; le fichier est-il tronqué ?</translation>
    </message>
    <message>
        <source>the number of pointers is not a number</source>
        <translation>le nombre de pointeurs n’est pas un nombre</translation>
    </message>
    <message>
        <source>the number of words is not a number</source>
        <translation>le nombre de mots n’est pas un nombre</translation>
    </message>
    <message>
        <source>the offset is already on line %1</source>
        <translation>la position est déjà à la ligne %1</translation>
    </message>
    <message>
        <source>the offsets are not those of WordNet 3.0: glosses will not join with the Open Multilingual Wordnet</source>
        <translation>les positions ne sont pas celles de WordNet 3.0 : les gloses ne se joindront pas à l’Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>the pack does not know the language %1; it knows %2</source>
        <translation>le paquet ne connaît pas la langue %1 ; il connaît %2</translation>
    </message>
    <message>
        <source>the pack has no word %1 of %2</source>
        <translation>le paquet n’a pas de mot %1 en %2</translation>
    </message>
    <message>
        <source>the pack reads no descriptions in %1; it reads %2</source>
        <translation>le paquet ne lit pas de descriptions en %1 ; il lit %2</translation>
    </message>
    <message>
        <source>the row is in language %1, the file in %2</source>
        <translation>la ligne est dans la langue %1, le fichier en %2</translation>
    </message>
    <message>
        <source>the synset is its own hypernym</source>
        <translation>le synset est son propre hyperonyme</translation>
    </message>
    <message>
        <source>the synset type does not belong in this file</source>
        <translation>le type de synset n’a pas sa place dans ce fichier</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>le texte est vide</translation>
    </message>
    <message>
        <source>there are fewer pointers than announced</source>
        <translation>il y a moins de pointeurs qu’annoncé</translation>
    </message>
    <message>
        <source>there are fewer words than announced</source>
        <translation>il y a moins de mots qu’annoncé</translation>
    </message>
    <message>
        <source>there is nothing to train on</source>
        <translation>il n’y a pas de données d’entraînement</translation>
    </message>
    <message>
        <source>this file is not a pack</source>
        <translation>ce fichier n’est pas un paquet</translation>
    </message>
    <message>
        <source>this pack has version %1, this program reads version %2</source>
        <translation>ce paquet est de version %1, ce programme lit la version %2</translation>
    </message>
    <message>
        <source>this pack is damaged (%1)</source>
        <translation>ce paquet est endommagé (%1)</translation>
    </message>
    <message>
        <source>two or three columns separated by tabs were expected, found %1</source>
        <translation>deux ou trois colonnes séparées par des tabulations étaient attendues, %1 trouvées</translation>
    </message>
    <message>
        <source>two words separated by a tab or spaces were expected</source>
        <translation>deux mots séparés par une tabulation ou des espaces étaient attendus</translation>
    </message>
    <message>
        <source>write FILE:LANGUAGE:LANGUAGE, for instance words.tsv:en:fr</source>
        <translation>écrivez FILE:LANGUAGE:LANGUAGE, par exemple words.tsv:en:fr</translation>
    </message>
    <message>
        <source>write NAME=VALUE</source>
        <translation>écrivez NAME=VALUE</translation>
    </message>
    <message>
        <source>“%1” is where a number should be</source>
        <translation>« %1 » se trouve à la place d’un nombre</translation>
    </message>
    <message>
        <source>A space of %1 words is too large to search</source>
        <translation>Un espace de %1 mots est trop grand pour la recherche</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a number</source>
        <translation>Un vecteur contient une valeur qui n’est pas un nombre</translation>
    </message>
    <message>
        <source>Searching neighbours</source>
        <translation>Recherche de voisins</translation>
    </message>
    <message>
        <source>The file holds no words</source>
        <translation>Le fichier ne contient aucun mot</translation>
    </message>
    <message>
        <source>The space holds none of the words</source>
        <translation>L’espace ne contient aucun de ces mots</translation>
    </message>
    <message>
        <source>the pack has no card for the scores</source>
        <translation>le paquet n’a pas de fiche pour les scores</translation>
    </message>
    <message>
        <source>%1 has no translations from %2 to %3</source>
        <translation>%1 n’a pas de traductions de %2 vers %3</translation>
    </message>
    <message>
        <source>%1 pairs are fewer than the %2 dimensions: the map will overfit</source>
        <translation>%1 paires sont moins que les %2 dimensions : la transformation sera surajustée</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined</source>
        <translation>%1 paires laissent la plupart des %2 dimensions indéterminées</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined, and a refinement needs a good start</source>
        <translation>%1 paires laissent la plupart des %2 dimensions indéterminées, et un raffinement demande un bon départ</translation>
    </message>
    <message>
        <source>A normalisation that centres %1 times was given %2 means</source>
        <translation>Une normalisation qui centre %1 fois a reçu %2 moyennes</translation>
    </message>
    <message>
        <source>A space has only %1 words: neighbourhoods say little, and few words can be translated</source>
        <translation>Un espace n’a que %1 mots&#xa0;: les voisinages disent peu, et peu de mots peuvent être traduits</translation>
    </message>
    <message>
        <source>A space without vectors cannot be aligned</source>
        <translation>Un espace sans vecteurs ne peut pas être aligné</translation>
    </message>
    <message>
        <source>A space without words has no hubs</source>
        <translation>Un espace sans mots n’a pas de hubs</translation>
    </message>
    <message>
        <source>A word pair names a row that its space does not have</source>
        <translation>Une paire de mots nomme une ligne que son espace n’a pas</translation>
    </message>
    <message>
        <source>A wordnet gives pairs together with one of the other language in the same workspace</source>
        <translation>Un wordnet donne des paires avec un wordnet de l’autre langue dans le même espace de travail</translation>
    </message>
    <message>
        <source>Align them first and give the map</source>
        <translation>Alignez-les d’abord et donnez la transformation</translation>
    </message>
    <message>
        <source>Ask for one of the two</source>
        <translation>Demandez l’un des deux</translation>
    </message>
    <message>
        <source>Both spaces are the same</source>
        <translation>Les deux espaces sont le même</translation>
    </message>
    <message>
        <source>Both texts need as many lines, and vectors of one space</source>
        <translation>Les deux textes demandent autant de lignes, et des vecteurs d’un même espace</translation>
    </message>
    <message>
        <source>CCA needs at least two different pairs</source>
        <translation>La CCA demande au moins deux paires différentes</translation>
    </message>
    <message>
        <source>Check that the texts are in the languages of the vectors, and in the same order</source>
        <translation>Vérifiez que les textes sont dans les langues des vecteurs, et dans le même ordre</translation>
    </message>
    <message>
        <source>Checking whether the spaces can be aligned</source>
        <translation>Vérification que les espaces peuvent être alignés</translation>
    </message>
    <message>
        <source>Choosing the number of dimensions</source>
        <translation>Choix du nombre de dimensions</translation>
    </message>
    <message>
        <source>Comparing methods</source>
        <translation>Comparaison des méthodes</translation>
    </message>
    <message>
        <source>Comparing the spectra of the spaces</source>
        <translation>Comparaison des spectres des espaces</translation>
    </message>
    <message>
        <source>Comparing the spaces</source>
        <translation>Comparaison des espaces</translation>
    </message>
    <message>
        <source>Give a dictionary whose words the vectors have, or take self-learning</source>
        <translation>Donnez un dictionnaire dont les vecteurs ont les mots, ou prenez l’auto-apprentissage</translation>
    </message>
    <message>
        <source>Give a dictionary, or larger spaces</source>
        <translation>Donnez un dictionnaire, ou de plus grands espaces</translation>
    </message>
    <message>
        <source>Give a dictionary, or take procrustes or vecmap</source>
        <translation>Donnez un dictionnaire, ou prenez procrustes ou vecmap</translation>
    </message>
    <message>
        <source>Give a dictionary, or take self-learning</source>
        <translation>Donnez un dictionnaire, ou prenez l’auto-apprentissage</translation>
    </message>
    <message>
        <source>Give a few dozen pairs, or identical strings</source>
        <translation>Donnez quelques dizaines de paires, ou des chaînes identiques</translation>
    </message>
    <message>
        <source>Give a larger dictionary, or take Procrustes</source>
        <translation>Donnez un plus grand dictionnaire, ou prenez Procrustes</translation>
    </message>
    <message>
        <source>Give the same vectors as when the map was learned, or learn it anew</source>
        <translation>Donnez les mêmes vecteurs que lors de l’apprentissage, ou apprenez à nouveau la transformation</translation>
    </message>
    <message>
        <source>Extending the dictionary</source>
        <translation>Extension du dictionnaire</translation>
    </message>
    <message>
        <source>Hubness needs at least one neighbour per query</source>
        <translation>La mesure des hubs demande au moins un voisin par requête</translation>
    </message>
    <message>
        <source>Hubs are counted among at least one neighbour</source>
        <translation>Les hubs se comptent parmi au moins un voisin</translation>
    </message>
    <message>
        <source>Installed dictionaries cannot be asked for proper names without a language</source>
        <translation>Les dictionnaires installés ne peuvent pas donner de noms propres sans langue</translation>
    </message>
    <message>
        <source>Learn the map again</source>
        <translation>Apprenez à nouveau la transformation</translation>
    </message>
    <message>
        <source>Learning the inverse temperature</source>
        <translation>Apprentissage de la température inverse</translation>
    </message>
    <message>
        <source>Learning the map from all pairs</source>
        <translation>Apprentissage de la transformation sur toutes les paires</translation>
    </message>
    <message>
        <source>Learning the map</source>
        <translation>Apprentissage de la transformation</translation>
    </message>
    <message>
        <source>Leave the number of dimensions out, or take procrustes or vecmap</source>
        <translation>Omettez le nombre de dimensions, ou prenez procrustes ou vecmap</translation>
    </message>
    <message>
        <source>Load more words</source>
        <translation>Chargez plus de mots</translation>
    </message>
    <message>
        <source>Load more words, and see that the languages are right</source>
        <translation>Chargez plus de mots, et vérifiez que les langues sont les bonnes</translation>
    </message>
    <message>
        <source>Looking for proper nouns</source>
        <translation>Recherche de noms propres</translation>
    </message>
    <message>
        <source>Mapping vectors</source>
        <translation>Transformation des vecteurs</translation>
    </message>
    <message>
        <source>Measuring similarities</source>
        <translation>Mesure des similarités</translation>
    </message>
    <message>
        <source>Evaluating the map</source>
        <translation>Évaluation de la transformation</translation>
    </message>
    <message>
        <source>Name a file, or import the resource first</source>
        <translation>Nommez un fichier, ou importez d’abord la ressource</translation>
    </message>
    <message>
        <source>Name the languages of both spaces, or choose another dictionary</source>
        <translation>Nommez les langues des deux espaces, ou choisissez un autre dictionnaire</translation>
    </message>
    <message>
        <source>No pair of sentences has a known word on both sides</source>
        <translation>Aucune paire de phrases n’a de mot connu des deux côtés</translation>
    </message>
    <message>
        <source>No sentence has a known word in both languages</source>
        <translation>Aucune phrase n’a de mot connu dans les deux langues</translation>
    </message>
    <message>
        <source>No string is both letters only and digits only</source>
        <translation>Aucune chaîne n’est faite à la fois de lettres seules et de chiffres seuls</translation>
    </message>
    <message>
        <source>None of the %1 pairs is in both spaces</source>
        <translation>Aucune des %1 paires n’est dans les deux espaces</translation>
    </message>
    <message>
        <source>Normalise the vectors, or check them for outliers</source>
        <translation>Normalisez les vecteurs, ou cherchez-y des valeurs aberrantes</translation>
    </message>
    <message>
        <source>Normalise them to unit length</source>
        <translation>Normalisez-les à la norme 1</translation>
    </message>
    <message>
        <source>Normalising vectors</source>
        <translation>Normalisation des vecteurs</translation>
    </message>
    <message>
        <source>Nothing to compare: at least one dictionary, method, retrieval and direction are needed</source>
        <translation>Rien à comparer&#xa0;: il faut au moins un dictionnaire, une méthode, un critère et une direction</translation>
    </message>
    <message>
        <source>Preparing vectors</source>
        <translation>Préparation des vecteurs</translation>
    </message>
    <message>
        <source>RCSLS learns from pairs of words, not from sentences</source>
        <translation>RCSLS apprend de paires de mots, pas de phrases</translation>
    </message>
    <message>
        <source>Ranking pivots</source>
        <translation>Classement des pivots</translation>
    </message>
    <message>
        <source>Reading neighbours</source>
        <translation>Lecture des voisins</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>Lecture des phrases</translation>
    </message>
    <message>
        <source>Refining the map</source>
        <translation>Raffinement de la transformation</translation>
    </message>
    <message>
        <source>Searching for an initial dictionary</source>
        <translation>Recherche d’un dictionnaire initial</translation>
    </message>
    <message>
        <source>See that both spaces begin with their most frequent words, and that the dictionary is of these languages, in this direction</source>
        <translation>Vérifiez que les deux espaces commencent par leurs mots les plus fréquents, et que le dictionnaire est de ces langues, dans ce sens</translation>
    </message>
    <message>
        <source>See that spaces and texts are of the same languages, in the same order</source>
        <translation>Vérifiez que les espaces et les textes sont des mêmes langues, dans le même ordre</translation>
    </message>
    <message>
        <source>See that the languages are in this order, and how the words are written</source>
        <translation>Vérifiez que les langues sont dans cet ordre, et comment les mots sont écrits</translation>
    </message>
    <message>
        <source>See that the languages of spaces and test agree and stand in the same order</source>
        <translation>Vérifiez que les langues des espaces et du test concordent et sont dans le même ordre</translation>
    </message>
    <message>
        <source>Spaces of %1 and %2 dimensions cannot be compared without a map</source>
        <translation>Des espaces de %1 et %2 dimensions ne peuvent pas être comparés sans transformation</translation>
    </message>
    <message>
        <source>Take self-learning, or a larger dictionary</source>
        <translation>Prenez l’auto-apprentissage, ou un plus grand dictionnaire</translation>
    </message>
    <message>
        <source>The decomposition of a matrix did not converge</source>
        <translation>La décomposition d’une matrice n’a pas convergé</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file holds no lists of neighbours</source>
        <translation>Le fichier ne contient pas de listes de voisins</translation>
    </message>
    <message>
        <source>The file holds no names</source>
        <translation>Le fichier ne contient pas de noms</translation>
    </message>
    <message>
        <source>The inverse temperature cannot lie between %1 and %2</source>
        <translation>La température inverse ne peut pas être entre %1 et %2</translation>
    </message>
    <message>
        <source>The inverse temperature of the inverted softmax must be positive, not %1</source>
        <translation>La température inverse du softmax inversé doit être positive, pas %1</translation>
    </message>
    <message>
        <source>The line has %1 neighbours where %2 are to be counted</source>
        <translation>La ligne a %1 voisins là où il faut en compter %2</translation>
    </message>
    <message>
        <source>The line is not UTF-8</source>
        <translation>La ligne n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>The values of the map became too large</source>
        <translation>Les valeurs de la transformation sont devenues trop grandes</translation>
    </message>
    <message>
        <source>The map is cut off or damaged</source>
        <translation>La transformation est tronquée ou endommagée</translation>
    </message>
    <message>
        <source>The map of %1 leads into the target&apos;s space, whose dimensions are given</source>
        <translation>La transformation de %1 mène dans l’espace cible, dont les dimensions sont données</translation>
    </message>
    <message>
        <source>The map was written by another version of Crossgloss or on another kind of machine</source>
        <translation>La transformation a été écrite par une autre version de Crossgloss ou sur un autre type de machine</translation>
    </message>
    <message>
        <source>The neighbour %1 is listed twice</source>
        <translation>Le voisin %1 figure deux fois</translation>
    </message>
    <message>
        <source>The neighbour %1 is not a word of the target space</source>
        <translation>Le voisin %1 n’est pas un mot de l’espace cible</translation>
    </message>
    <message>
        <source>The neighbours of query %1 hold target %2, but there are only %3 targets</source>
        <translation>Les voisins de la requête %1 contiennent la cible %2, mais il n’y a que %3 cibles</translation>
    </message>
    <message>
        <source>The resource %1 of the workspace holds no word vectors</source>
        <translation>La ressource %1 de l’espace de travail ne contient pas de vecteurs de mots</translation>
    </message>
    <message>
        <source>The spaces are not isomorphic (spectral distance %1; related languages are below %2): without pairs the run will probably find nothing</source>
        <translation>Les espaces ne sont pas isomorphes (distance spectrale %1 ; moins de %2 pour des langues apparentées) : sans paires, l’exécution ne trouvera sans doute rien</translation>
    </message>
    <message>
        <source>The spaces cover only %1 % of the dictionary&apos;s words</source>
        <translation>Les espaces ne couvrent que %1&#xa0;% des mots du dictionnaire</translation>
    </message>
    <message>
        <source>The spaces have %1 and %2 dimensions; the shared one cannot have more than the smaller</source>
        <translation>Les espaces ont %1 et %2 dimensions&#xa0;; l’espace commun ne peut pas en avoir plus que le plus petit</translation>
    </message>
    <message>
        <source>The spaces hold no word of the test together with one of its translations</source>
        <translation>Les espaces ne contiennent aucun mot du test avec une de ses traductions</translation>
    </message>
    <message>
        <source>The vectors are too large to compute with</source>
        <translation>Les vecteurs sont trop grands pour calculer</translation>
    </message>
    <message>
        <source>The vectors have %1 dimensions; the map was learned on %2 with %3</source>
        <translation>Les vecteurs ont %1 dimensions&#xa0;; la transformation a été apprise sur %2 avec %3</translation>
    </message>
    <message>
        <source>The word pairs have %1 source and %2 target vectors</source>
        <translation>Les paires de mots ont %1 vecteurs source et %2 vecteurs cible</translation>
    </message>
    <message>
        <source>The words of a pair differ widely in frequency (correlation %1)</source>
        <translation>Les mots d’une paire diffèrent beaucoup en fréquence (corrélation %1)</translation>
    </message>
    <message>
        <source>There are %1 cosines and %2 corrections</source>
        <translation>Il y a %1 cosinus et %2 corrections</translation>
    </message>
    <message>
        <source>There are no pairs to learn a map from</source>
        <translation>Il n’y a pas de paires pour apprendre une transformation</translation>
    </message>
    <message>
        <source>There are no source words from which the hubness of targets could be estimated</source>
        <translation>Il n’y a pas de mots source pour estimer les hubs de la cible</translation>
    </message>
    <message>
        <source>There are no word pairs from which the inverse temperature could be learned</source>
        <translation>Il n’y a pas de paires de mots pour apprendre la température inverse</translation>
    </message>
    <message>
        <source>There is no file %1, and no workspace that could hold it</source>
        <translation>Il n’y a pas de fichier %1, ni d’espace de travail qui pourrait le contenir</translation>
    </message>
    <message>
        <source>There is no word pair to show</source>
        <translation>Il n’y a pas de paire de mots à montrer</translation>
    </message>
    <message>
        <source>There is nothing to measure the methods on</source>
        <translation>Il n’y a rien sur quoi mesurer les méthodes</translation>
    </message>
    <message>
        <source>These are not the vectors that the map was learned on: their checksum is %1, that of %2 was %3</source>
        <translation>Ce ne sont pas les vecteurs sur lesquels la transformation a été apprise&#xa0;: leur somme de contrôle est %1, celle de %2 était %3</translation>
    </message>
    <message>
        <source>This is not a map of two spaces</source>
        <translation>Ce n’est pas une transformation de deux espaces</translation>
    </message>
    <message>
        <source>To take pairs from %1 of the workspace the languages of both spaces must be known</source>
        <translation>Pour prendre des paires de %1 de l’espace de travail, les langues des deux espaces doivent être connues</translation>
    </message>
    <message>
        <source>Two lists of ranks of one test differ in length: %1 and %2</source>
        <translation>Deux listes de rangs d’un test n’ont pas la même longueur&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>Two sentences separated by a tab were expected</source>
        <translation>Deux phrases séparées par une tabulation étaient attendues</translation>
    </message>
    <message>
        <source>Without a dictionary, at least %1 words of each language are needed; there are %2</source>
        <translation>Sans dictionnaire, il faut au moins %1 mots de chaque langue&#xa0;; il y en a %2</translation>
    </message>
    <message>
        <source>Without a map both spaces must share one space, but they have %1 and %2 dimensions</source>
        <translation>Sans transformation, les deux doivent être dans un même espace, mais ils ont %1 et %2 dimensions</translation>
    </message>
    <message>
        <source>Write query and neighbours with tabs between them, or count fewer</source>
        <translation>Écrivez la requête et les voisins séparés par des tabulations, ou comptez-en moins</translation>
    </message>
    <message>
        <source>the maximum number of iterations was reached</source>
        <translation>le nombre maximal d’itérations est atteint</translation>
    </message>
    <message>
        <source>the maximum number of steps was reached</source>
        <translation>le nombre maximal d’étapes est atteint</translation>
    </message>
    <message>
        <source>there were no mutual nearest neighbours</source>
        <translation>il n’y avait pas de plus proches voisins mutuels</translation>
    </message>
    <message>
        <source>the dictionary no longer changed</source>
        <translation>le dictionnaire ne changeait plus</translation>
    </message>
    <message>
        <source>the loss no longer decreased</source>
        <translation>la perte ne diminuait plus</translation>
    </message>
    <message>
        <source>the objective no longer increased with all candidates</source>
        <translation>l’objectif n’augmentait plus avec tous les candidats</translation>
    </message>
    <message>
        <source>too few pairs for whitening: the orthogonal map is used</source>
        <translation>trop peu de paires pour le blanchiment : la transformation orthogonale est utilisée</translation>
    </message>
    <message>
        <source>“%1” is not a rank</source>
        <translation>« %1&#xa0;» n’est pas un rang</translation>
    </message>
    <message>
        <source>Learn a map from the sentences by procrustes, and start from the dictionary it induces</source>
        <translation>Apprenez des phrases une transformation par procrustes, et partez du dictionnaire qu’elle induit</translation>
    </message>
    <message>
        <source>%1 starts from pairs of words or from nothing, not from sentences</source>
        <translation>%1 part de paires de mots ou de rien, pas de phrases</translation>
    </message>
    <message>
        <source>Check that the columns are in the order source, target</source>
        <translation>Vérifiez que les colonnes sont dans l’ordre source, cible</translation>
    </message>
    <message>
        <source>No pair of the dictionary has both its words among the vectors</source>
        <translation>Aucune paire du dictionnaire n’a ses deux mots parmi les vecteurs</translation>
    </message>
    <message>
        <source>The two spaces have no string in common</source>
        <translation>Les deux espaces n’ont aucune chaîne en commun</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 is too large to match</source>
        <translation>Une matrice de %1 × %2 est trop grande pour être appariée</translation>
    </message>
    <message>
        <source>A space of %1 dimensions is too large to search</source>
        <translation>Un espace de %1 dimensions est trop grand pour y chercher</translation>
    </message>
    <message>
        <source>Are the glosses in the language of the vectors?</source>
        <translation>Les gloses sont-elles dans la langue des vecteurs&#xa0;?</translation>
    </message>
    <message>
        <source>Choosing glosses</source>
        <translation>Choix des gloses</translation>
    </message>
    <message>
        <source>Comparing glosses</source>
        <translation>Comparaison des gloses</translation>
    </message>
    <message>
        <source>Linking words to their neighbours</source>
        <translation>Liaison des mots à leurs voisins</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>None of the glosses&apos; words has a vector</source>
        <translation>Aucun des mots des gloses n’a de vecteur</translation>
    </message>
    <message>
        <source>One side of the pair is already linked to another</source>
        <translation>Un côté de la paire est déjà relié à un autre</translation>
    </message>
    <message>
        <source>Preparing the search</source>
        <translation>Préparation de la recherche</translation>
    </message>
    <message>
        <source>Reading glosses</source>
        <translation>Lecture des gloses</translation>
    </message>
    <message>
        <source>Row %1 of the costs holds a value that is not a finite number</source>
        <translation>La ligne %1 des coûts contient une valeur qui n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>Enregistrez-la avec numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Scores need as many source glosses as target glosses, pair by pair: %1 and %2</source>
        <translation>Les scores demandent autant de gloses source que cible, paire par paire&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>The candidates of row %1 repeat or lie outside</source>
        <translation>Les candidats de la ligne %1 se répètent ou sont en dehors</translation>
    </message>
    <message>
        <source>The file does not hold a matrix of rows and columns</source>
        <translation>Le fichier ne contient pas de matrice de lignes et de colonnes</translation>
    </message>
    <message>
        <source>The file holds no glosses</source>
        <translation>Le fichier ne contient pas de gloses</translation>
    </message>
    <message>
        <source>The files are not aligned line by line: %1 and %2 lines</source>
        <translation>Les fichiers ne se correspondent pas ligne à ligne&#xa0;: %1 et %2 lignes</translation>
    </message>
    <message>
        <source>The fused measure has no lines left to fit its weights on</source>
        <translation>Il ne reste pas de lignes à la mesure combinée pour ajuster ses poids</translation>
    </message>
    <message>
        <source>The fused measure has no weights</source>
        <translation>La mesure combinée n’a pas de poids</translation>
    </message>
    <message>
        <source>The fused measure needs %1, which is missing</source>
        <translation>La mesure combinée demande %1, qui manque</translation>
    </message>
    <message>
        <source>The header of the NumPy file cannot be understood</source>
        <translation>L’en-tête du fichier NumPy est incompréhensible</translation>
    </message>
    <message>
        <source>The header of the NumPy file is cut off</source>
        <translation>L’en-tête du fichier NumPy est tronqué</translation>
    </message>
    <message>
        <source>The matrix is cut off: %1 × %2 values were announced, %3 found</source>
        <translation>La matrice est tronquée : %1 × %2 valeurs annoncées, %3 présentes</translation>
    </message>
    <message>
        <source>The matrix is neither of float32 nor of float64 values</source>
        <translation>La matrice n’a ni valeurs float32 ni float64</translation>
    </message>
    <message>
        <source>The matrix is stored column by column (Fortran order)</source>
        <translation>La matrice est rangée par colonnes (ordre Fortran)</translation>
    </message>
    <message>
        <source>The measure %1 needs more than words with vectors</source>
        <translation>La mesure %1 demande plus que des mots avec vecteurs</translation>
    </message>
    <message>
        <source>The neighbours to compare are not of the same queries</source>
        <translation>Les voisins à comparer ne sont pas des mêmes requêtes</translation>
    </message>
    <message>
        <source>The values of the NumPy file are not aligned</source>
        <translation>Les valeurs du fichier NumPy ne sont pas alignées</translation>
    </message>
    <message>
        <source>There is nothing to fit the weights of measures on</source>
        <translation>Il n’y a rien sur quoi ajuster les poids des mesures</translation>
    </message>
    <message>
        <source>These are not weights of measures</source>
        <translation>Ce ne sont pas des poids de mesures</translation>
    </message>
    <message>
        <source>This is not a NumPy file</source>
        <translation>Ce n’est pas un fichier NumPy</translation>
    </message>
    <message>
        <source>Too many pairs are ruled out: row %1 cannot be matched</source>
        <translation>Trop de paires sont exclues&#xa0;: la ligne %1 ne peut pas être appariée</translation>
    </message>
    <message>
        <source>Translating glosses</source>
        <translation>Traduction des gloses</translation>
    </message>
    <message>
        <source>Undo that decision first.</source>
        <translation>Annulez d’abord cette décision.</translation>
    </message>
    <message>
        <source>Fitting the weights of the measures</source>
        <translation>Ajustement des poids des mesures</translation>
    </message>
    <message>
        <source>%1 definitions and examples in other languages are left out</source>
        <translation>%1 définitions et exemples dans d’autres langues sont laissés de côté</translation>
    </message>
    <message>
        <source>%1 has no definitions</source>
        <translation>%1 n’a pas de définitions</translation>
    </message>
    <message>
        <source>%1 is read; the file holds other lexicons too: %2</source>
        <translation>%1 est lu ; le fichier contient aussi d’autres lexiques : %2</translation>
    </message>
    <message>
        <source>%1 × %2 glosses need %3 GiB, and %4 are free</source>
        <translation>%1 × %2 gloses demandent %3 Gio, %4 sont libres</translation>
    </message>
    <message>
        <source>A decision is about a gloss that the linking does not have</source>
        <translation>Une décision porte sur une glose que la liaison n’a pas</translation>
    </message>
    <message>
        <source>A linking needs glosses on both sides</source>
        <translation>Une liaison demande des gloses des deux côtés</translation>
    </message>
    <message>
        <source>A pair of the run names position %1, but there are %2</source>
        <translation>Une paire de l’exécution nomme la position %1, mais il y en a %2</translation>
    </message>
    <message>
        <source>A search for settings needs candidates, and validation glosses to choose by</source>
        <translation>Une recherche de réglages demande des candidats, et des gloses de validation pour choisir</translation>
    </message>
    <message>
        <source>A synset has no id</source>
        <translation>Un synset n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>A word of the linking holds a line break</source>
        <translation>Un mot de la liaison contient un saut de ligne</translation>
    </message>
    <message>
        <source>A wordnet in this format has the root LexicalResource</source>
        <translation>Un wordnet de ce format a pour racine LexicalResource</translation>
    </message>
    <message>
        <source>Batch size from 2 to 4096, dropout from 0 to below 1, epochs and rates positive</source>
        <translation>Taille de lot de 2 à 4096, dropout de 0 à moins de 1, époques et taux positifs</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Choisissez un autre nom</translation>
    </message>
    <message>
        <source>Close it there first</source>
        <translation>Fermez-la d’abord là-bas</translation>
    </message>
    <message>
        <source>Compare in the space that it was trained in</source>
        <translation>Comparez dans l’espace où il a été entraîné</translation>
    </message>
    <message>
        <source>Compare some with: glosses</source>
        <translation>Comparez-en avec : glosses</translation>
    </message>
    <message>
        <source>Convert the file first, for instance with iconv</source>
        <translation>Convertissez d’abord le fichier, par exemple avec iconv</translation>
    </message>
    <message>
        <source>Is the dictionary of these languages, and in this direction?</source>
        <translation>Le dictionnaire est-il de ces langues, et dans ce sens ?</translation>
    </message>
    <message>
        <source>The file&apos;s name does not show how to write the wordnet</source>
        <translation>Le nom du fichier ne dit pas comment écrire le wordnet</translation>
    </message>
    <message>
        <source>It may be cut off or damaged: fetch or copy it again</source>
        <translation>Il est peut-être tronqué ou endommagé : récupérez-le ou copiez-le de nouveau</translation>
    </message>
    <message>
        <source>Score fewer lines, or give a trained model</source>
        <translation>Évaluez moins de lignes, ou donnez un modèle entraîné</translation>
    </message>
    <message>
        <source>Use a name ending in .xml for WN-LMF or in .tab for an OMW tab file, followed by .gz or .xz to compress</source>
        <translation>Utilisez un nom en .xml pour WN-LMF ou en .tab pour un fichier tab OMW, suivi de .gz ou .xz pour compresser</translation>
    </message>
    <message>
        <source>Name the target with --target</source>
        <translation>Nommez la cible avec --target</translation>
    </message>
    <message>
        <source>No exact link is accepted in %1 yet</source>
        <translation>Aucun lien exact n’est encore accepté dans %1</translation>
    </message>
    <message>
        <source>No gloss of %1 has a candidate among those of %2</source>
        <translation>Aucune glose de %1 n’a de candidat parmi celles de %2</translation>
    </message>
    <message>
        <source>No link is accepted in %1 yet</source>
        <translation>Aucun lien n’est encore accepté dans %1</translation>
    </message>
    <message>
        <source>Nothing is decided in %1 yet</source>
        <translation>Rien n’est encore décidé dans %1</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1</source>
        <translation>Aucune suggestion pour %1</translation>
    </message>
    <message>
        <source>Reading decisions</source>
        <translation>Lecture des décisions</translation>
    </message>
    <message>
        <source>Reading the linking</source>
        <translation>Lecture de la liaison</translation>
    </message>
    <message>
        <source>Run %1 compared no glosses</source>
        <translation>L’exécution %1 n’a comparé aucune glose</translation>
    </message>
    <message>
        <source>State whose decisions to write</source>
        <translation>Indiquez de qui écrire les décisions</translation>
    </message>
    <message>
        <source>Several reviewers have decided in %1: %2</source>
        <translation>Plusieurs personnes ont décidé dans %1 : %2</translation>
    </message>
    <message>
        <source>Source and target glosses have vectors of different dimensions</source>
        <translation>Les gloses source et cible ont des vecteurs de dimensions différentes</translation>
    </message>
    <message>
        <source>Storing the linking</source>
        <translation>Enregistrement de la liaison</translation>
    </message>
    <message>
        <source>Remove what is in brackets after &lt;!DOCTYPE</source>
        <translation>Supprimez ce qui est entre crochets après &lt;!DOCTYPE</translation>
    </message>
    <message>
        <source>Take wordnets that hold definitions, and ids of Princeton 3.0 or ILIs both</source>
        <translation>Prenez des wordnets qui ont des définitions, et tous deux des identifiants de Princeton 3.0 ou des ILI</translation>
    </message>
    <message>
        <source>The Siamese LSTM reads vectors of %1 dimensions, the glosses&apos; have %2</source>
        <translation>Le LSTM siamois lit des vecteurs de %1 dimensions, ceux des gloses en ont %2</translation>
    </message>
    <message>
        <source>The attribute %1 is longer than the %2 bytes allowed</source>
        <translation>L’attribut %1 dépasse les %2 octets permis</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8, nor does the file say what they are</source>
        <translation>Les octets ne sont pas en UTF-8, et le fichier ne dit pas ce qu’ils sont</translation>
    </message>
    <message>
        <source>The candidates do not fit the glosses of the linking</source>
        <translation>Les candidats ne correspondent pas aux gloses de la liaison</translation>
    </message>
    <message>
        <source>The decision is about a gloss that the linking does not have</source>
        <translation>La décision porte sur une glose que la liaison n’a pas</translation>
    </message>
    <message>
        <source>The file brings declarations of its own, which are not read for safety</source>
        <translation>Le fichier apporte ses propres déclarations, qui ne sont pas lues par sécurité</translation>
    </message>
    <message>
        <source>The file holds no decisions</source>
        <translation>Le fichier ne contient pas de décisions</translation>
    </message>
    <message>
        <source>The file holds no lexicon %1; it has: %2</source>
        <translation>Le fichier ne contient pas de lexique %1 ; il a : %2</translation>
    </message>
    <message>
        <source>The file holds no lexicon</source>
        <translation>Le fichier ne contient aucun lexique</translation>
    </message>
    <message>
        <source>The file is not WN-LMF: its root is %1</source>
        <translation>Le fichier n’est pas du WN-LMF : sa racine est %1</translation>
    </message>
    <message>
        <source>The file is not XML</source>
        <translation>Le fichier n’est pas du XML</translation>
    </message>
    <message>
        <source>The gloss is already linked to another</source>
        <translation>La glose est déjà reliée à une autre</translation>
    </message>
    <message>
        <source>The glosses are not aligned: there is no line %1 on both sides</source>
        <translation>Les gloses ne sont pas alignées : la ligne %1 manque d’un côté</translation>
    </message>
    <message>
        <source>The kinds of glosses do not fit their number</source>
        <translation>Les genres de gloses ne correspondent pas à leur nombre</translation>
    </message>
    <message>
        <source>The lexicon holds no synset</source>
        <translation>Le lexique ne contient aucun synset</translation>
    </message>
    <message>
        <source>The line names no source synset</source>
        <translation>La ligne ne nomme pas de synset source</translation>
    </message>
    <message>
        <source>The line names no target synset</source>
        <translation>La ligne ne nomme pas de synset cible</translation>
    </message>
    <message>
        <source>The linking has no synset %1</source>
        <translation>La liaison n’a pas de synset %1</translation>
    </message>
    <message>
        <source>The linking is incomplete</source>
        <translation>La liaison est incomplète</translation>
    </message>
    <message>
        <source>The linking is open in another window: %1</source>
        <translation>La liaison est ouverte dans une autre fenêtre : %1</translation>
    </message>
    <message>
        <source>The settings of the Siamese LSTM cannot be used</source>
        <translation>Les réglages du LSTM siamois ne sont pas utilisables</translation>
    </message>
    <message>
        <source>The sizes of the Siamese LSTM cannot be used: %1 inputs, %2 hidden units, %3 words</source>
        <translation>Les tailles du LSTM siamois ne sont pas utilisables : %1 entrées, %2 unités cachées, %3 mots</translation>
    </message>
    <message>
        <source>The synset id %1 does not fit an OMW tab file, which knows ids like 00001740-n</source>
        <translation>L’identifiant de synset %1 ne convient pas à un fichier tab OMW, qui connaît des identifiants comme 00001740-n</translation>
    </message>
    <message>
        <source>The text is longer than the %1 bytes allowed</source>
        <translation>Le texte dépasse les %1 octets permis</translation>
    </message>
    <message>
        <source>The wordnet has neither lemmas nor texts to write</source>
        <translation>Le wordnet n’a ni lemmes ni textes à écrire</translation>
    </message>
    <message>
        <source>The wordnet has no lemma, and WN-LMF knows none without</source>
        <translation>Le wordnet n’a aucun lemme, et WN-LMF n’en connaît pas sans lemme</translation>
    </message>
    <message>
        <source>The wordnet has no synset %1 that a link could begin at</source>
        <translation>Le wordnet n’a pas de synset %1 d’où un lien pourrait partir</translation>
    </message>
    <message>
        <source>The words of the linking do not fit their vectors</source>
        <translation>Les mots de la liaison ne correspondent pas à leurs vecteurs</translation>
    </message>
    <message>
        <source>The workspace has no linking %1</source>
        <translation>L’espace de travail n’a pas de liaison %1</translation>
    </message>
    <message>
        <source>There are no aligned glosses to train the Siamese LSTM on</source>
        <translation>Il n’y a pas de gloses alignées pour entraîner le LSTM siamois</translation>
    </message>
    <message>
        <source>There is a linking named %1 already</source>
        <translation>Il y a déjà une liaison nommée %1</translation>
    </message>
    <message>
        <source>There is no candidate %1 for this gloss</source>
        <translation>Il n’y a pas de candidat %1 pour cette glose</translation>
    </message>
    <message>
        <source>There is no distance named %1; there are manhattan and euclidean</source>
        <translation>Il n’y a pas de distance nommée %1 ; il y a manhattan et euclidean</translation>
    </message>
    <message>
        <source>There is no objective named %1; there are shuffled, batch and softmax</source>
        <translation>Il n’y a pas d’objectif nommé %1 ; il y a shuffled, batch et softmax</translation>
    </message>
    <message>
        <source>Training the Siamese LSTM</source>
        <translation>Entraînement du LSTM siamois</translation>
    </message>
    <message>
        <source>Two synsets have the id %1</source>
        <translation>Deux synsets ont l’identifiant %1</translation>
    </message>
    <message>
        <source>Unknown decision %1</source>
        <translation>Décision inconnue : %1</translation>
    </message>
    <message>
        <source>Unknown relation %1; known are exact, broader, narrower and related</source>
        <translation>Relation inconnue : %1 ; sont connues exact, broader, narrower et related</translation>
    </message>
    <message>
        <source>Unknown verdict %1; known are accepted, rejected, deferred, none and open</source>
        <translation>Verdict inconnu : %1 ; sont connus accepted, rejected, deferred, none et open</translation>
    </message>
    <message>
        <source>Write it as WN-LMF</source>
        <translation>Écrivez-le en WN-LMF</translation>
    </message>
    <message>
        <source>Write it as an OMW tab file</source>
        <translation>Écrivez-le en fichier tab OMW</translation>
    </message>
    <message>
        <source>Writing a wordnet</source>
        <translation>Écriture d’un wordnet</translation>
    </message>
    <message>
        <source>just being opened</source>
        <translation>en cours d’ouverture</translation>
    </message>
    <message>
        <source>the count is not a number</source>
        <translation>l’effectif n’est pas un nombre</translation>
    </message>
    <message>
        <source>the element %1 is not known at this place</source>
        <translation>l’élément %1 n’est pas connu à cet endroit</translation>
    </message>
    <message>
        <source>the entry has a second lemma</source>
        <translation>l’entrée a un second lemme</translation>
    </message>
    <message>
        <source>the entry has no id</source>
        <translation>l’entrée n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>the entry has no lemma</source>
        <translation>l’entrée n’a pas de lemme</translation>
    </message>
    <message>
        <source>the id %1 is already in the file</source>
        <translation>l’identifiant %1 est déjà dans le fichier</translation>
    </message>
    <message>
        <source>the lemma has no written form</source>
        <translation>le lemme n’a pas de forme écrite</translation>
    </message>
    <message>
        <source>the lexicon does not have the synset %1 that the sense names</source>
        <translation>le lexique n’a pas le synset %1 que le sens nomme</translation>
    </message>
    <message>
        <source>the lexicon has no id</source>
        <translation>le lexique n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>the part of speech %1 is not known</source>
        <translation>la nature grammaticale %1 n’est pas connue</translation>
    </message>
    <message>
        <source>the relation lacks its type or its target</source>
        <translation>il manque à la relation son type ou sa cible</translation>
    </message>
    <message>
        <source>the sense has no id</source>
        <translation>le sens n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>the sense names no synset</source>
        <translation>le sens ne nomme aucun synset</translation>
    </message>
    <message>
        <source>the sense comes before its lemma</source>
        <translation>le sens vient avant son lemme</translation>
    </message>
    <message>
        <source>the synset %1 is already on line %2</source>
        <translation>le synset %1 est déjà à la ligne %2</translation>
    </message>
    <message>
        <source>the synset has more than %1 definitions or examples</source>
        <translation>le synset a plus de %1 définitions ou exemples</translation>
    </message>
    <message>
        <source>the synset has more than %1 hypernyms</source>
        <translation>le synset a plus de %1 hyperonymes</translation>
    </message>
    <message>
        <source>the synset has more than %1 words</source>
        <translation>le synset a plus de %1 mots</translation>
    </message>
    <message>
        <source>the synset has no id</source>
        <translation>le synset n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>the holonym %1 does not exist</source>
        <translation>l’holonyme %1 n’existe pas</translation>
    </message>
    <message>
        <source>Encoding glosses</source>
        <translation>Encodage des gloses</translation>
    </message>
    <message>
        <source>Give two wordnets with --source and --target, or two files with --source-glosses and --target-glosses</source>
        <translation>Donnez deux wordnets avec --source et --target, ou deux fichiers avec --source-glosses et --target-glosses</translation>
    </message>
    <message>
        <source>Take the vectors and the map that it was trained with, or train it anew</source>
        <translation>Prenez les vecteurs et la transformation avec lesquels il a été entraîné, ou entraînez-le de nouveau</translation>
    </message>
    <message>
        <source>The Siamese LSTM was trained on other vectors than %1, or with another map</source>
        <translation>Le LSTM siamois a été entraîné sur d’autres vecteurs que %1, ou avec une autre transformation</translation>
    </message>
    <message>
        <source>There are no training glosses</source>
        <translation>Il n’y a pas de gloses d’entraînement</translation>
    </message>
    <message>
        <source>To compare by a Siamese LSTM, a trained one is needed</source>
        <translation>Pour comparer avec un LSTM siamois, il en faut un entraîné</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>not a score and two texts separated by tabs</source>
        <translation>ce n’est pas un score, un texte et un texte séparés par des tabulations</translation>
    </message>
    <message>
        <source>not two texts separated by a tab</source>
        <translation>ce ne sont pas deux textes séparés par une tabulation</translation>
    </message>
    <message>
        <source>the first field is not a number</source>
        <translation>le premier champ n’est pas un nombre</translation>
    </message>
    <message>
        <source>Accept or reject some suggestions, or link wordnets that share ids or the interlingual index</source>
        <translation>Accepter ou rejeter quelques suggestions, ou relier des wordnets qui partagent leurs identifiants ou l’index interlingue</translation>
    </message>
    <message>
        <source>No curve of %1 yet: the wordnets share no ids (or these were not requested), and %2 has reviewed no suggestion</source>
        <translation>Pas encore de courbe de %1 : les wordnets n’ont aucun identifiant en commun (ou ils ne sont pas demandés), et %2 n’a relu aucune suggestion</translation>
    </message>
    <message>
        <source>%1 is not a valid time of a decision; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 n’est pas l’heure d’une décision ; la forme attendue est 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>A file of the workspace became shorter while it was in use</source>
        <translation>Un fichier de l’espace de travail a raccourci pendant son utilisation</translation>
    </message>
    <message>
        <source>A name is one line of UTF-8 text, of no more than 200 characters</source>
        <translation>Un nom est une ligne de texte UTF-8 de 200 caractères au plus</translation>
    </message>
    <message>
        <source>An element has more than the %1 attributes allowed</source>
        <translation>Un élément a plus que les %1 attributs permis</translation>
    </message>
    <message>
        <source>Codes are those of ISO 639, such as en or fra; qaa to qtz are for your own use</source>
        <translation>Les codes sont ceux de l’ISO 639, comme en ou fra ; qaa à qtz sont à votre usage</translation>
    </message>
    <message>
        <source>Elements are nested deeper than the %1 levels allowed</source>
        <translation>Les éléments sont imbriqués plus profondément que les %1 niveaux permis</translation>
    </message>
    <message>
        <source>No language with the code %1 is known</source>
        <translation>Aucune langue de code %1 n’est connue</translation>
    </message>
    <message>
        <source>Put the whole file back and start again</source>
        <translation>Remettez le fichier entier et recommencez</translation>
    </message>
    <message>
        <source>The bytes are not of the encoding %1 that the file declares</source>
        <translation>Les octets ne sont pas dans l’encodage %1 que le fichier déclare</translation>
    </message>
    <message>
        <source>The compressed file expands to more than %1 bytes, which is out of all proportion</source>
        <translation>Le fichier compressé dépasse %1 octets une fois décompressé, ce qui est hors de proportion</translation>
    </message>
    <message>
        <source>The file became shorter while it was in use</source>
        <translation>Le fichier a raccourci pendant son utilisation</translation>
    </message>
    <message>
        <source>The file is not well-formed XML (libxml2 calls it error %1)</source>
        <translation>Le fichier n’est pas du XML bien formé (erreur %1 de libxml2)</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a comment does not end</source>
        <translation>Le fichier n’est pas du XML bien formé : un commentaire ne se termine pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name is missing</source>
        <translation>Le fichier n’est pas du XML bien formé : un nom manque</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name or a comment is too long</source>
        <translation>Le fichier n’est pas du XML bien formé : un nom ou un commentaire est trop long</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a piece of plain text (CDATA) does not end</source>
        <translation>Le fichier n’est pas du XML bien formé : un passage de texte brut (CDATA) ne se termine pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a processing instruction does not end</source>
        <translation>Le fichier n’est pas du XML bien formé : une instruction de traitement ne se termine pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a tag does not end</source>
        <translation>Le fichier n’est pas du XML bien formé : une balise ne se termine pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a bare &amp;; it must be written &amp;amp;</source>
        <translation>Le fichier n’est pas du XML bien formé : un &amp; isolé ; il doit s’écrire &amp;amp;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: an element has the attribute %1 twice</source>
        <translation>Le fichier n’est pas du XML bien formé : un élément a deux fois l’attribut %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it ends within the element %1</source>
        <translation>Le fichier n’est pas du XML bien formé : il se termine à l’intérieur de l’élément %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it holds a character that XML does not allow</source>
        <translation>Le fichier n’est pas du XML bien formé : il contient un caractère que XML ne permet pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it names a character that XML does not allow</source>
        <translation>Le fichier n’est pas du XML bien formé : il désigne un caractère que XML ne permet pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: there is content after its last element</source>
        <translation>Le fichier n’est pas du XML bien formé : quelque chose suit son dernier élément</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the attribute %1 has no value</source>
        <translation>Le fichier n’est pas du XML bien formé : l’attribut %1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the document type does not end</source>
        <translation>Le fichier n’est pas du XML bien formé : le type de document ne se termine pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the end of %2 does not match the start of %1</source>
        <translation>Le fichier n’est pas du XML bien formé : la fin de %2 ne correspond pas au début de %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the entity %1 is not declared</source>
        <translation>Le fichier n’est pas du XML bien formé : l’entité %1 n’est pas déclarée</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the prefix %1 is not declared</source>
        <translation>Le fichier n’est pas du XML bien formé : le préfixe %1 n’est pas déclaré</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute does not end</source>
        <translation>Le fichier n’est pas du XML bien formé : la valeur d’un attribut ne se termine pas</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute holds a &lt;</source>
        <translation>Le fichier n’est pas du XML bien formé : la valeur d’un attribut contient un &lt;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute is not in quotes</source>
        <translation>Le fichier n’est pas du XML bien formé : la valeur d’un attribut n’est pas entre guillemets</translation>
    </message>
    <message>
        <source>The file says that its encoding is %1, which is not known here</source>
        <translation>Le fichier déclare l’encodage %1, qui n’est pas connu ici</translation>
    </message>
    <message>
        <source>This cannot be a name: %1</source>
        <translation>Ceci ne peut pas être un nom : %1</translation>
    </message>
    <message>
        <source>Unpack it first if you trust it</source>
        <translation>Décompressez-le d’abord si vous lui faites confiance</translation>
    </message>
    <message>
        <source>one of the two texts is empty</source>
        <translation>l’un des deux textes est vide</translation>
    </message>
    <message>
        <source>the score %1 is out of range</source>
        <translation>le score %1 est hors limites</translation>
    </message>
    <message>
        <source>%1 is in %2, its word vectors are in %3</source>
        <translation>%1 est en %2, ses vecteurs de mots sont en %3</translation>
    </message>
    <message>
        <source>Align the two spaces to get one</source>
        <translation>Alignez les deux espaces pour en obtenir une</translation>
    </message>
    <message>
        <source>Both wordnets are the same</source>
        <translation>Les deux wordnets sont le même</translation>
    </message>
    <message>
        <source>Choose the map between them, or align them first</source>
        <translation>Choisissez la transformation entre eux, ou alignez-les d’abord</translation>
    </message>
    <message>
        <source>Install it beside the program again, or let CROSSGLOSS_PACK name another</source>
        <translation>Réinstallez-le à côté du programme, ou nommez-en un autre par CROSSGLOSS_PACK</translation>
    </message>
    <message>
        <source>Install one for dictd, or import one</source>
        <translation>Installez-en un pour dictd, ou importez-en un</translation>
    </message>
    <message>
        <source>Its direction is reversed: swap its columns, or the wordnets</source>
        <translation>Son sens est inversé : échangez ses colonnes, ou les wordnets</translation>
    </message>
    <message>
        <source>Checking the inputs of the linking</source>
        <translation>Vérification des données de la liaison</translation>
    </message>
    <message>
        <source>Several dictionaries together cover more</source>
        <translation>Plusieurs dictionnaires ensemble en couvrent davantage</translation>
    </message>
    <message>
        <source>No dictionary from %1 to %2 is installed or imported</source>
        <translation>Aucun dictionnaire de %1 vers %2 n’est installé ou importé</translation>
    </message>
    <message>
        <source>Say which language it is in</source>
        <translation>Indiquez dans quelle langue il est</translation>
    </message>
    <message>
        <source>Say which language the second one is</source>
        <translation>Indiquez quelle est la seconde langue</translation>
    </message>
    <message>
        <source>See that the map is of these vectors and languages; without a map, the vectors must have been aligned before</source>
        <translation>Vérifiez que la transformation est celle de ces vecteurs et de ces langues ; sans transformation, les vecteurs doivent déjà être alignés</translation>
    </message>
    <message>
        <source>See that the vectors are those of the wordnet&apos;s language, and the sides in this order</source>
        <translation>Vérifiez que les vecteurs sont ceux de la langue du wordnet, et les côtés dans cet ordre</translation>
    </message>
    <message>
        <source>Take vectors of this language with more words</source>
        <translation>Prenez des vecteurs de cette langue avec plus de mots</translation>
    </message>
    <message>
        <source>The dictionary translates no word of %1 into one of %2</source>
        <translation>Le dictionnaire ne traduit aucun mot de %1 par un mot de %2</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses, reversed of %2 %</source>
        <translation>Le dictionnaire traduit des mots de %1 % des gloses, inversé de %2 %</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses; the others get no suggestion</source>
        <translation>Le dictionnaire traduit des mots de %1 % des gloses ; les autres n’ont pas de suggestion</translation>
    </message>
    <message>
        <source>See the list of linkings</source>
        <translation>La liste des liaisons montre celles qui existent</translation>
    </message>
    <message>
        <source>See the list of resources</source>
        <translation>La liste des ressources montre celles qui existent</translation>
    </message>
    <message>
        <source>The vectors have only %1 % of the words in the glosses of %2</source>
        <translation>Les vecteurs n’ont que %1 % des mots des gloses de %2</translation>
    </message>
    <message>
        <source>Known pairs are hardly closer than random pairs: %1 %, where chance is 50</source>
        <translation>Les paires connues ne sont guère plus proches que des paires au hasard : %1 %, là où le hasard donne 50</translation>
    </message>
    <message>
        <source>Correct the variable, or unset it to use the bundled pack</source>
        <translation>Corrigez la variable, ou supprimez-la pour utiliser le paquet fourni avec le programme</translation>
    </message>
    <message>
        <source>%1 is gone: there was no room to keep it</source>
        <translation>%1 est perdu : il n’y avait pas de place pour le garder</translation>
    </message>
    <message>
        <source>%1 rows were saved; the damaged database is now %2</source>
        <translation>%1 lignes ont été sauvées ; la base endommagée se trouve maintenant dans %2</translation>
    </message>
    <message>
        <source>A linking of the workspace is open for review</source>
        <translation>Une liaison de l’espace de travail est ouverte pour révision</translation>
    </message>
    <message>
        <source>Check that the disk is not full and that you may write there</source>
        <translation>Vérifiez que le disque n’est pas plein et que vous pouvez y écrire</translation>
    </message>
    <message>
        <source>Check the free space of the disk that it goes to</source>
        <translation>Vérifiez l’espace libre du disque sur lequel elle est écrite</translation>
    </message>
    <message>
        <source>Checking the databases</source>
        <translation>Vérification des bases de données</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Vérification des vecteurs</translation>
    </message>
    <message>
        <source>Choose a file that Back up has written; nothing was changed</source>
        <translation>Choisissez un fichier écrit par la sauvegarde ; rien n’a été modifié</translation>
    </message>
    <message>
        <source>Choose another name, or replace it</source>
        <translation>Choisissez un autre nom, ou remplacez-la</translation>
    </message>
    <message>
        <source>Close it before a backup is restored</source>
        <translation>Fermez-la avant de restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Copying the databases</source>
        <translation>Copie des bases de données</translation>
    </message>
    <message>
        <source>Free some space, or remove vectors that you no longer need, and try again</source>
        <translation>Libérez de l’espace, ou supprimez des vecteurs dont vous n’avez plus besoin, puis réessayez</translation>
    </message>
    <message>
        <source>Import it again</source>
        <translation>Importez-le de nouveau</translation>
    </message>
    <message>
        <source>Import them again from %2</source>
        <translation>Importez-les de nouveau depuis %2</translation>
    </message>
    <message>
        <source>Leave it where it is: check the workspace, which saves what can be read, or restore a backup</source>
        <translation>Laissez-la où elle est : vérifiez l’espace de travail, ce qui sauve ce qui est lisible, ou restaurez une sauvegarde</translation>
    </message>
    <message>
        <source>Name a folder for the workspace</source>
        <translation>Indiquez un dossier pour l’espace de travail</translation>
    </message>
    <message>
        <source>Name another file to write</source>
        <translation>Indiquez un autre fichier à écrire</translation>
    </message>
    <message>
        <source>Reading the backup</source>
        <translation>Lecture de la sauvegarde</translation>
    </message>
    <message>
        <source>Restore a backup of the workspace, or check and repair it to begin anew</source>
        <translation>Restaurez une sauvegarde de l’espace de travail, ou vérifiez-le et réparez-le pour recommencer</translation>
    </message>
    <message>
        <source>Restore a backup; vectors that lie beside it were not touched</source>
        <translation>Restaurez une sauvegarde ; les vecteurs qui se trouvent à côté n’ont pas été touchés</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Récupération des données lisibles</translation>
    </message>
    <message>
        <source>The backup was made by a newer version of the program</source>
        <translation>La sauvegarde provient d’une version plus récente du programme</translation>
    </message>
    <message>
        <source>The damaged database could not be moved to the trash of the workspace</source>
        <translation>La base endommagée n’a pas pu être déplacée dans la corbeille de l’espace de travail</translation>
    </message>
    <message>
        <source>The database is empty: what it held is gone</source>
        <translation>La base de données est vide : son contenu est perdu</translation>
    </message>
    <message>
        <source>The entry holds no words that can be looked up</source>
        <translation>L’entrée ne contient aucun mot que l’on puisse chercher</translation>
    </message>
    <message>
        <source>The file changed while it was read</source>
        <translation>Le fichier a changé pendant sa lecture</translation>
    </message>
    <message>
        <source>The file is not a backup of a workspace, or not a complete one</source>
        <translation>Le fichier n’est pas une sauvegarde d’espace de travail, ou n’est pas complet</translation>
    </message>
    <message>
        <source>The output could not be written completely</source>
        <translation>La sortie n’a pas pu être écrite entièrement</translation>
    </message>
    <message>
        <source>The output is one of the inputs, which would be lost</source>
        <translation>La sortie est l’une des entrées, qui serait perdue</translation>
    </message>
    <message>
        <source>The pack that CROSSGLOSS_PACK names does not exist</source>
        <translation>Le paquet nommé par CROSSGLOSS_PACK n’existe pas</translation>
    </message>
    <message>
        <source>The pipe cannot be read (%1)</source>
        <translation>Le tube ne peut pas être lu (%1)</translation>
    </message>
    <message>
        <source>The vectors of %1 are damaged</source>
        <translation>Les vecteurs de %1 sont endommagés</translation>
    </message>
    <message>
        <source>The vectors of %1 are missing</source>
        <translation>Les vecteurs de %1 manquent</translation>
    </message>
    <message>
        <source>The word occurs more than once</source>
        <translation>Le mot apparaît plusieurs fois</translation>
    </message>
    <message>
        <source>The workspace does not know this file; it stays as it is</source>
        <translation>L’espace de travail ne connaît pas ce fichier ; il reste tel quel</translation>
    </message>
    <message>
        <source>The workspace has another resource named %1</source>
        <translation>L’espace de travail a une autre ressource nommée %1</translation>
    </message>
    <message>
        <source>There is no folder for the workspace: the system names no home folder (HOME is not set)</source>
        <translation>Il n’y a pas de dossier pour l’espace de travail : le système n’indique aucun dossier personnel (HOME n’est pas défini)</translation>
    </message>
    <message>
        <source>There is no workspace in this folder</source>
        <translation>Il n’y a pas d’espace de travail dans ce dossier</translation>
    </message>
    <message>
        <source>The input from the pipe could not be stored (%1)</source>
        <translation>L’entrée du tube n’a pas pu être enregistrée (%1)</translation>
    </message>
    <message>
        <source>The stored resource is incomplete</source>
        <translation>La ressource enregistrée est incomplète</translation>
    </message>
    <message>
        <source>Write it to a file first and name that</source>
        <translation>Écrivez-le d’abord dans un fichier et indiquez celui-ci</translation>
    </message>
    <message>
        <source>Writing the backup</source>
        <translation>Écriture de la sauvegarde</translation>
    </message>
    <message>
        <source>for other reasons</source>
        <translation>pour d’autres raisons</translation>
    </message>
    <message>
        <source>the dictionary has an encoding that is not known (%1)</source>
        <translation>le dictionnaire a un codage inconnu (%1)</translation>
    </message>
    <message>
        <source>the spelling dictionary cannot be read</source>
        <translation>le dictionnaire orthographique ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>A dictionary entry of the workspace is damaged</source>
        <translation>Une entrée de dictionnaire de l’espace de travail est endommagée</translation>
    </message>
    <message>
        <source>Check the languages: what is marked as another language is skipped</source>
        <translation>Vérifiez les langues : ce qui est marqué comme d’une autre langue est ignoré</translation>
    </message>
    <message>
        <source>It must begin with &quot;StarDict&apos;s dict ifo file&quot;; other kinds of StarDict&apos;s files are not read</source>
        <translation>Il doit commencer par « StarDict&apos;s dict ifo file » ; les autres sortes de fichiers de StarDict ne sont pas lues</translation>
    </message>
    <message>
        <source>Looking for the languages</source>
        <translation>Recherche des langues</translation>
    </message>
    <message>
        <source>Name a language that it holds</source>
        <translation>Indiquez une langue qu’il contient</translation>
    </message>
    <message>
        <source>No entry of this file holds translations or definitions</source>
        <translation>Aucune entrée de ce fichier ne contient de traduction ni de définition</translation>
    </message>
    <message>
        <source>Offsets have 32 or 64 bits, not %1</source>
        <translation>Les positions ont 32 ou 64 bits, pas %1</translation>
    </message>
    <message>
        <source>Put the .idx or .idx.gz file beside it</source>
        <translation>Placez le fichier .idx ou .idx.gz à côté</translation>
    </message>
    <message>
        <source>Remove the dictionary and import it again</source>
        <translation>Retirez le dictionnaire et importez-le de nouveau</translation>
    </message>
    <message>
        <source>Synonym number %1 belongs to word %2, but there are only %3</source>
        <translation>Le synonyme numéro %1 appartient au mot %2, mais il n’y en a que %3</translation>
    </message>
    <message>
        <source>See the list of dictionaries</source>
        <translation>La liste des dictionnaires montre ceux qui existent</translation>
    </message>
    <message>
        <source>The description lacks its %1</source>
        <translation>Il manque à la description son %1</translation>
    </message>
    <message>
        <source>The dictionary is damaged: fetch or copy it again</source>
        <translation>Le dictionnaire est endommagé : récupérez-le ou copiez-le de nouveau</translation>
    </message>
    <message>
        <source>The dictionary is of version %1, which is not known here</source>
        <translation>Le dictionnaire est de la version %1, inconnue ici</translation>
    </message>
    <message>
        <source>The entry holds neither translations nor definitions</source>
        <translation>L’entrée ne contient ni traduction ni définition</translation>
    </message>
    <message>
        <source>The entry is of another language (%1)</source>
        <translation>L’entrée est d’une autre langue (%1)</translation>
    </message>
    <message>
        <source>The entry is of yet another language</source>
        <translation>L’entrée est d’une autre langue encore</translation>
    </message>
    <message>
        <source>The entry is only a form of another word</source>
        <translation>L’entrée n’est qu’une forme d’un autre mot</translation>
    </message>
    <message>
        <source>The entry is too long</source>
        <translation>L’entrée est trop longue</translation>
    </message>
    <message>
        <source>The entry only leads to another page</source>
        <translation>L’entrée ne fait que renvoyer à une autre page</translation>
    </message>
    <message>
        <source>The fields do not fit the article</source>
        <translation>Les champs ne tiennent pas dans l’article</translation>
    </message>
    <message>
        <source>The file holds no entries</source>
        <translation>Le fichier ne contient aucune entrée</translation>
    </message>
    <message>
        <source>The file holds no entry of the language %1 that can be used, most are of %2</source>
        <translation>Le fichier ne contient aucune entrée utilisable de la langue %1, la plupart sont de %2</translation>
    </message>
    <message>
        <source>The file holds no entry that can be used</source>
        <translation>Le fichier ne contient aucune entrée utilisable</translation>
    </message>
    <message>
        <source>The index has %1 bytes, the description says %2</source>
        <translation>L’index a %1 octets, la description en annonce %2</translation>
    </message>
    <message>
        <source>The index has %1 words, the description says %2</source>
        <translation>L’index a %1 mots, la description en annonce %2</translation>
    </message>
    <message>
        <source>The index is cut off within its word number %1</source>
        <translation>L’index est coupé dans son mot numéro %1</translation>
    </message>
    <message>
        <source>The index of this dictionary is missing</source>
        <translation>L’index de ce dictionnaire manque</translation>
    </message>
    <message>
        <source>The list has %1 synonyms, the description says %2</source>
        <translation>La liste a %1 synonymes, la description en annonce %2</translation>
    </message>
    <message>
        <source>The list of synonyms is cut off within its word number %1</source>
        <translation>La liste des synonymes est coupée dans son mot numéro %1</translation>
    </message>
    <message>
        <source>The word is an inflected form of its headword</source>
        <translation>Le mot est une forme fléchie de son entrée</translation>
    </message>
    <message>
        <source>There are no dictionaries to choose from</source>
        <translation>Il n’y a pas de dictionnaire à choisir</translation>
    </message>
    <message>
        <source>There is no dictionary and no group of dictionaries named %1</source>
        <translation>Il n’y a ni dictionnaire ni groupe de dictionnaires nommé %1</translation>
    </message>
    <message>
        <source>This is not the description of a StarDict dictionary</source>
        <translation>Ce n’est pas la description d’un dictionnaire StarDict</translation>
    </message>
    <message>
        <source>Versions 2.4.2 and 3.0.0 are read</source>
        <translation>Les versions 2.4.2 et 3.0.0 sont lues</translation>
    </message>
    <message>
        <source>Word number %1 of the index points past the end of the data (%2 + %3 of %4 bytes)</source>
        <translation>Le mot numéro %1 de l’index pointe au-delà de la fin des données (%2 + %3 sur %4 octets)</translation>
    </message>
    <message>
        <source>the entry does not say which language it is of</source>
        <translation>l’entrée ne dit pas de quelle langue elle est</translation>
    </message>
    <message>
        <source>the entry has no word</source>
        <translation>l’entrée n’a pas de mot</translation>
    </message>
    <message>
        <source>the line is not a JSON object, or nests too deep</source>
        <translation>la ligne n’est pas un objet JSON, ou elle est trop imbriquée</translation>
    </message>
    <message>
        <source>they hold neither translations nor definitions</source>
        <translation>ils ne contiennent ni traduction ni définition</translation>
    </message>
    <message>
        <source>%1 and %2 are not the same word</source>
        <translation>%1 et %2 ne sont pas le même mot</translation>
    </message>
    <message>
        <source>%1 is not a language code</source>
        <translation>%1 n’est pas un code de langue</translation>
    </message>
    <message>
        <source>%1 is not a number, or not one allowed here</source>
        <translation>%1 n’est pas un nombre, ou pas un nombre permis ici</translation>
    </message>
    <message>
        <source>%1 is not a time; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 n’est pas une date ; on attend par exemple 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>%1 names %2 saved words</source>
        <translation>%1 désigne %2 mots enregistrés</translation>
    </message>
    <message>
        <source>A change of saved words cannot be undone: its record is damaged</source>
        <translation>Une modification des mots enregistrés ne peut pas être annulée : sa trace est endommagée</translation>
    </message>
    <message>
        <source>A package is not text</source>
        <translation>Un paquet n’est pas un texte</translation>
    </message>
    <message>
        <source>A quote is opened here and never closed</source>
        <translation>Un guillemet est ouvert ici et n’est jamais refermé</translation>
    </message>
    <message>
        <source>A text of a saved word is too long (%1 bytes; at most %2)</source>
        <translation>Un texte d’un mot enregistré est trop long (%1 octets ; %2 au plus)</translation>
    </message>
    <message>
        <source>Check the workspace</source>
        <translation>Vérifiez l’espace de travail</translation>
    </message>
    <message>
        <source>Choose entries of one and the same word</source>
        <translation>Choisissez des entrées d’un seul et même mot</translation>
    </message>
    <message>
        <source>Close it, or write quotes within a cell twice</source>
        <translation>Refermez-le, ou doublez les guillemets à l’intérieur d’une cellule</translation>
    </message>
    <message>
        <source>Give the id, or more of it; saved list has them</source>
        <translation>Indiquez l’identifiant, ou une plus grande partie ; saved list les montre</translation>
    </message>
    <message>
        <source>It should name columns such as word, language, meaning, query, note and tags</source>
        <translation>Elle devrait nommer des colonnes telles que word, language, meaning, query, note et tags</translation>
    </message>
    <message>
        <source>Reading saved words</source>
        <translation>Lecture de mots enregistrés</translation>
    </message>
    <message>
        <source>See what is saved with: saved list</source>
        <translation>Voyez ce qui est enregistré avec : saved list</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Raccourcissez-le</translation>
    </message>
    <message>
        <source>The desired retention lies between 0.7 and 0.99</source>
        <translation>La rétention souhaitée se situe entre 0,7 et 0,99</translation>
    </message>
    <message>
        <source>The entry that begins here is too long; a quote may be missing</source>
        <translation>L’entrée qui commence ici est trop longue ; un guillemet manque peut-être</translation>
    </message>
    <message>
        <source>The first line names no column with the words</source>
        <translation>La première ligne ne nomme aucune colonne contenant les mots</translation>
    </message>
    <message>
        <source>The language of the word is missing</source>
        <translation>La langue du mot manque</translation>
    </message>
    <message>
        <source>The list has no name</source>
        <translation>La liste n’a pas de nom</translation>
    </message>
    <message>
        <source>The longest interval lies between 1 and 36500 days</source>
        <translation>Le plus long intervalle se situe entre 1 et 36500 jours</translation>
    </message>
    <message>
        <source>There is no list %1</source>
        <translation>Il n’y a pas de liste %1</translation>
    </message>
    <message>
        <source>There is no saved word %1</source>
        <translation>Il n’y a pas de mot enregistré %1</translation>
    </message>
    <message>
        <source>There is no word to save</source>
        <translation>Il n’y a pas de mot à enregistrer</translation>
    </message>
    <message>
        <source>This cannot be undone by itself: the words were changed again since</source>
        <translation>Cela ne peut pas être annulé seul : les mots ont été modifiés depuis</translation>
    </message>
    <message>
        <source>Undo the later changes first</source>
        <translation>Annulez d’abord les modifications ultérieures</translation>
    </message>
    <message>
        <source>Use codes like en, fr or de</source>
        <translation>Utilisez des codes comme en, fr ou de</translation>
    </message>
    <message>
        <source>Write it to a file</source>
        <translation>Écrivez-le dans un fichier</translation>
    </message>
    <message>
        <source>Learning categories</source>
        <translation>Apprentissage des catégories</translation>
    </message>
    <message>
        <source>install the program again, or remove the file: look-ups then do without it</source>
        <translation>réinstallez le programme ou supprimez le fichier : les recherches s’en passent alors</translation>
    </message>
    <message>
        <source>install wordnet-base, or name a folder with --wordnet</source>
        <translation>installez wordnet-base, ou indiquez un dossier avec --wordnet</translation>
    </message>
    <message>
        <source>no wordnet is installed</source>
        <translation>aucun wordnet n’est installé</translation>
    </message>
    <message>
        <source>use Princeton WordNet in its own database files</source>
        <translation>utilisez le WordNet de Princeton dans ses propres fichiers de base de données</translation>
    </message>
    <message>
        <source>the categories of a pack are damaged (%1)</source>
        <translation>les catégories d’un paquet sont endommagées (%1)</translation>
    </message>
    <message>
        <source>the layers of the categories do not fit together</source>
        <translation>les couches des catégories ne vont pas ensemble</translation>
    </message>
    <message>
        <source>the wordnet %1 names no lexicographer files, or none of its words is in the pack</source>
        <translation>le wordnet %1 n’indique pas de fichiers de lexicographes, ou aucun de ses mots n’est dans le paquet</translation>
    </message>
    <message>
        <source>Give a dictionary, or let fewer strings be left out</source>
        <translation>Indiquez un dictionnaire, ou laissez de côté moins de chaînes</translation>
    </message>
    <message>
        <source>Name a file of test pairs, or hold out a share of a dictionary of words</source>
        <translation>Indiquez un fichier de paires de test, ou mettez de côté une part d’un dictionnaire de mots</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is damaged (%1)</source>
        <translation>La base de données des exécutions, des liaisons et des mots enregistrés est endommagée (%1)</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is empty, though linkings were open in it</source>
        <translation>La base de données des exécutions, des liaisons et des mots enregistrés est vide, bien que des liaisons y aient été ouvertes</translation>
    </message>
    <message>
        <source>The dictionary is too small for a held-out part: the map cannot be evaluated</source>
        <translation>Le dictionnaire est trop petit pour en mettre une partie de côté : la transformation ne pourra pas être évaluée</translation>
    </message>
    <message>
        <source>The held-out share of the dictionary must be at least 0 and below 1</source>
        <translation>La part du dictionnaire mise de côté doit être d’au moins 0 et inférieure à 1</translation>
    </message>
    <message>
        <source>all held-out words are translated</source>
        <translation>tous les mots mis de côté sont traduits</translation>
    </message>
    <message>
        <source>no held-out share was requested</source>
        <translation>aucune part mise de côté n’a été demandée</translation>
    </message>
    <message>
        <source>the dictionary is too small for a held-out part</source>
        <translation>le dictionnaire est trop petit pour en mettre une partie de côté</translation>
    </message>
    <message>
        <source>the held-out words were translated no better</source>
        <translation>les mots mis de côté n’ont pas été mieux traduits</translation>
    </message>
    <message>
        <source>there are too few sentences to hold some out</source>
        <translation>il y a trop peu de phrases pour en mettre de côté</translation>
    </message>
    <message>
        <source>Compare fewer candidates with each gloss, 50 for instance</source>
        <translation>Comparez moins de candidats avec chaque glose, 50 par exemple</translation>
    </message>
    <message>
        <source>Looked up in lower case there would be some</source>
        <translation>Cherchés en minuscules, il y en aurait</translation>
    </message>
    <message>
        <source>Name a trained model, or train one first</source>
        <translation>Indiquez un modèle entraîné, ou entraînez-en un d’abord</translation>
    </message>
    <message>
        <source>Name the languages, or import the vectors with theirs</source>
        <translation>Indiquez les langues, ou importez les vecteurs avec les leurs</translation>
    </message>
    <message>
        <source>The checkpoint was made by a newer version of this program</source>
        <translation>Le point de reprise vient d’une version plus récente de ce programme</translation>
    </message>
    <message>
        <source>A sentence has %1 bytes, and %2 are the most that can be compared</source>
        <translation>Une phrase compte %1 octets, et %2 au plus peuvent être comparés</translation>
    </message>
    <message>
        <source>Choose another language or another model</source>
        <translation>Choisissez une autre langue ou un autre modèle</translation>
    </message>
    <message>
        <source>Choose its language</source>
        <translation>Choisissez sa langue</translation>
    </message>
    <message>
        <source>Compare it sentence by sentence</source>
        <translation>Comparez-la phrase par phrase</translation>
    </message>
    <message>
        <source>Comparing sentences</source>
        <translation>Comparaison des phrases</translation>
    </message>
    <message>
        <source>Encoding sentences</source>
        <translation>Encodage des phrases</translation>
    </message>
    <message>
        <source>It cannot be told which language &quot;%1&quot; is in</source>
        <translation>Impossible de dire dans quelle langue est « %1 »</translation>
    </message>
    <message>
        <source>No model is chosen to compare the sentences by</source>
        <translation>Aucun modèle n’est choisi pour comparer les phrases</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2</source>
        <translation>Le modèle « %1 » ne lit pas la langue %2</translation>
    </message>
    <message>
        <source>The words of the two sentences have vectors of different dimensions</source>
        <translation>Les mots des deux phrases ont des vecteurs de dimensions différentes</translation>
    </message>
    <message>
        <source>There is nothing to compare: a sentence is empty</source>
        <translation>Il n’y a rien à comparer : une phrase est vide</translation>
    </message>
    <message>
        <source>%1 of the workspace does not hold such lines</source>
        <translation>%1 de l’espace de travail ne contient pas de telles lignes</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say which languages the file holds</source>
        <translation>« %1 » n’indique pas les langues du fichier</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method of sentences</source>
        <translation>« %1 » n’est pas une méthode pour les phrases</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no objective of additive composition</source>
        <translation>« %1 » n’est pas un objectif de la composition additive</translation>
    </message>
    <message>
        <source>A batch has 2 to 8192 pairs; epochs, negatives, margin and learning rate are positive</source>
        <translation>Un lot compte de 2 à 8192 paires ; époques, négatifs, marge et taux d’apprentissage sont positifs</translation>
    </message>
    <message>
        <source>A classifier needs sentences of two classes at least</source>
        <translation>Un classifieur demande des phrases d’au moins deux classes</translation>
    </message>
    <message>
        <source>A correlation needs two scored pairs at least</source>
        <translation>Une corrélation demande au moins deux paires notées</translation>
    </message>
    <message>
        <source>A factorisation needs a positive regularisation</source>
        <translation>Une factorisation demande une régularisation positive</translation>
    </message>
    <message>
        <source>A map brings the vectors of two languages together, and %1 were named</source>
        <translation>Une projection réunit les vecteurs de deux langues, %1 ont été indiquées</translation>
    </message>
    <message>
        <source>Aligning words</source>
        <translation>Alignement des mots</translation>
    </message>
    <message>
        <source>Choose parallel text, sentence pairs or descriptions, as the job asks for</source>
        <translation>Choisissez un texte parallèle, des paires de phrases ou des descriptions, selon la tâche</translation>
    </message>
    <message>
        <source>Every sentence needs one label</source>
        <translation>Chaque phrase demande une étiquette</translation>
    </message>
    <message>
        <source>Extracting phrases</source>
        <translation>Extraction des segments</translation>
    </message>
    <message>
        <source>Folding sentences in</source>
        <translation>Projection des phrases</translation>
    </message>
    <message>
        <source>Give more pairs, or lower the minimum count of words</source>
        <translation>Donnez plus de paires ou réduisez la fréquence minimale des mots</translation>
    </message>
    <message>
        <source>Give more text, or lower the minimum count</source>
        <translation>Donnez plus de texte ou réduisez la fréquence minimale</translation>
    </message>
    <message>
        <source>Is its language right?</source>
        <translation>Sa langue est-elle la bonne ?</translation>
    </message>
    <message>
        <source>Name it before them: LANGUAGE=FILE</source>
        <translation>Indiquez-la devant : LANGUE=FICHIER</translation>
    </message>
    <message>
        <source>Name the language that all others are aligned to as the pivot</source>
        <translation>Indiquez comme pivot la langue avec laquelle toutes les autres sont alignées</translation>
    </message>
    <message>
        <source>Name the vectors of each language</source>
        <translation>Indiquez les vecteurs de chaque langue</translation>
    </message>
    <message>
        <source>No file pairs sentences in %1 with those of another language</source>
        <translation>Aucun fichier n’associe des phrases en %1 à celles d’une autre langue</translation>
    </message>
    <message>
        <source>No pair of sentences can be learned from</source>
        <translation>Aucune paire de phrases ne permet d’apprendre</translation>
    </message>
    <message>
        <source>No word of %1 occurs often enough to learn from</source>
        <translation>Aucun mot de %1 n’est assez fréquent pour apprendre</translation>
    </message>
    <message>
        <source>Nothing says which language the vectors &quot;%1&quot; are of</source>
        <translation>Rien n’indique la langue des vecteurs « %1 »</translation>
    </message>
    <message>
        <source>One loss over two languages takes sentence pairs of two languages, the same in every file</source>
        <translation>Une perte sur deux langues demande des paires de phrases de deux langues, les mêmes dans chaque fichier</translation>
    </message>
    <message>
        <source>Phrase pairs are extracted from sentence pairs of two languages</source>
        <translation>Les paires de segments s’extraient de paires de phrases de deux langues</translation>
    </message>
    <message>
        <source>Reading phrase pairs</source>
        <translation>Lecture des paires de segments</translation>
    </message>
    <message>
        <source>Reading words</source>
        <translation>Lecture des mots</translation>
    </message>
    <message>
        <source>Score a sample of the lines, or give weights</source>
        <translation>Évaluez un échantillon des lignes ou donnez des poids</translation>
    </message>
    <message>
        <source>Score a sample of them, or compare candidates only, as a linking does</source>
        <translation>Évaluez-en un échantillon ou ne comparez que des candidats, comme le fait un appariement</translation>
    </message>
    <message>
        <source>See the list of runs</source>
        <translation>Voir la liste des exécutions</translation>
    </message>
    <message>
        <source>Sentences to be compared in pairs must be as many on either side</source>
        <translation>Des phrases comparées par paires doivent être aussi nombreuses de chaque côté</translation>
    </message>
    <message>
        <source>Solving sentences</source>
        <translation>Calcul des facteurs des phrases</translation>
    </message>
    <message>
        <source>Solving words</source>
        <translation>Calcul des facteurs des mots</translation>
    </message>
    <message>
        <source>Take a model with vectors, for instance sif</source>
        <translation>Prenez un modèle à vecteurs, par exemple sif</translation>
    </message>
    <message>
        <source>Take a stronger regularisation</source>
        <translation>Prenez une régularisation plus forte</translation>
    </message>
    <message>
        <source>Take cmf for more languages than two, or wmf for one</source>
        <translation>Prenez cmf pour plus de deux langues, ou wmf pour une seule</translation>
    </message>
    <message>
        <source>Take fewer sentences</source>
        <translation>Prenez moins de phrases</translation>
    </message>
    <message>
        <source>The factors have become too large to go on</source>
        <translation>Les facteurs sont devenus trop grands pour continuer</translation>
    </message>
    <message>
        <source>The file holds no phrase pairs</source>
        <translation>Le fichier ne contient pas de paires de segments</translation>
    </message>
    <message>
        <source>The file holds no scored sentence pairs</source>
        <translation>Le fichier ne contient pas de paires de phrases notées</translation>
    </message>
    <message>
        <source>The file holds no sentences</source>
        <translation>Le fichier ne contient pas de phrases</translation>
    </message>
    <message>
        <source>The language %1 stands twice in the model</source>
        <translation>La langue %1 figure deux fois dans le modèle</translation>
    </message>
    <message>
        <source>The languages of a model must share one space, and these differ in dimension</source>
        <translation>Les langues d’un modèle doivent partager un espace, et celles-ci diffèrent en dimension</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is trained, not made of word vectors</source>
        <translation>La méthode « %1 » s’entraîne, elle ne se forme pas de vecteurs de mots</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; needs word vectors</source>
        <translation>La méthode « %1 » demande des vecteurs de mots</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs of sentences and has no vectors</source>
        <translation>Le modèle « %1 » compare des paires de phrases et n’a pas de vecteurs</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2; it reads %3</source>
        <translation>Le modèle « %1 » ne lit pas %2 ; il lit %3</translation>
    </message>
    <message>
        <source>The model knows no word of the text</source>
        <translation>Le modèle ne connaît aucun mot du texte</translation>
    </message>
    <message>
        <source>The model&apos;s values do not fit its description</source>
        <translation>Les valeurs du modèle ne correspondent pas à sa description</translation>
    </message>
    <message>
        <source>The scores to be compared differ in number</source>
        <translation>Les scores à comparer diffèrent en nombre</translation>
    </message>
    <message>
        <source>The sentences were not made by the classifier&apos;s model</source>
        <translation>Les phrases ne viennent pas du modèle du classifieur</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; stands twice in a vocabulary</source>
        <translation>Le mot « %1 » figure deux fois dans un vocabulaire</translation>
    </message>
    <message>
        <source>There are more different words than can be numbered</source>
        <translation>Il y a plus de mots différents qu’on n’en peut numéroter</translation>
    </message>
    <message>
        <source>There are more pairs of words than can be numbered</source>
        <translation>Il y a plus de paires de mots qu’on n’en peut numéroter</translation>
    </message>
    <message>
        <source>There are no sentences in %1</source>
        <translation>Il n’y a pas de phrases en %1</translation>
    </message>
    <message>
        <source>There are no sentences to train on</source>
        <translation>Il n’y a pas de phrases pour l’entraînement</translation>
    </message>
    <message>
        <source>This objective learns from pairs of sentences, and a file holds single ones</source>
        <translation>Cet objectif apprend de paires de phrases, et un fichier contient des phrases seules</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE, for instance pairs.tsv:en:es</source>
        <translation>Écrivez FICHIER:LANGUE:LANGUE, par exemple paires.tsv:en:es</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE; paraphrases have the same language twice</source>
        <translation>Écrivez FICHIER:LANGUE:LANGUE ; les paraphrases ont deux fois la même langue</translation>
    </message>
    <message>
        <source>Writing phrase pairs</source>
        <translation>Écriture des paires de segments</translation>
    </message>
    <message>
        <source>a phrase is empty</source>
        <translation>un segment est vide</translation>
    </message>
    <message>
        <source>a score and two sentences separated by tabs were expected</source>
        <translation>une note et deux phrases séparées par des tabulations étaient attendues</translation>
    </message>
    <message>
        <source>a score is no number</source>
        <translation>une note n’est pas un nombre</translation>
    </message>
    <message>
        <source>a sentence is empty</source>
        <translation>une phrase est vide</translation>
    </message>
    <message>
        <source>the score is no number</source>
        <translation>la note n’est pas un nombre</translation>
    </message>
    <message>
        <source>two phrases separated by &quot;|||&quot; were expected</source>
        <translation>deux segments séparés par « ||| » étaient attendus</translation>
    </message>
    <message>
        <source>two phrases separated by a tab were expected</source>
        <translation>deux segments séparés par une tabulation étaient attendus</translation>
    </message>
    <message>
        <source>two sentences separated by a tab were expected</source>
        <translation>deux phrases séparées par une tabulation étaient attendues</translation>
    </message>
    <message>
        <source>A list that is aligned has one language</source>
        <translation>Une liste à aligner a une seule langue</translation>
    </message>
    <message>
        <source>A translation memory has no pairs of one language</source>
        <translation>Une mémoire de traduction n’a pas de paires d’une seule langue</translation>
    </message>
    <message>
        <source>A translation memory holds both languages</source>
        <translation>Une mémoire de traduction contient les deux langues</translation>
    </message>
    <message>
        <source>A unit has more than the %1 segments allowed</source>
        <translation>Une unité a plus que les %1 segments permis</translation>
    </message>
    <message>
        <source>Add it again from %2</source>
        <translation>Ajoutez-la de nouveau depuis %2</translation>
    </message>
    <message>
        <source>Add one of them again with the model of the other</source>
        <translation>Ajoutez de nouveau l’une d’elles avec le modèle de l’autre</translation>
    </message>
    <message>
        <source>Add the list again</source>
        <translation>Ajoutez la liste de nouveau</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Choisissez un autre modèle</translation>
    </message>
    <message>
        <source>It cannot be told which language the sentences are in</source>
        <translation>La langue des phrases ne peut être reconnue</translation>
    </message>
    <message>
        <source>Lists of sentences are read with a model that makes their vectors</source>
        <translation>Les listes de phrases se lisent avec un modèle qui calcule leurs vecteurs</translation>
    </message>
    <message>
        <source>Making vectors of the sentences</source>
        <translation>Calcul des vecteurs des phrases</translation>
    </message>
    <message>
        <source>Name it alone, as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Nommez-la seule, sous la forme FICHIER:LANGUE:LANGUE</translation>
    </message>
    <message>
        <source>Name one of its languages</source>
        <translation>Nommez l’une de ses langues</translation>
    </message>
    <message>
        <source>Name the language</source>
        <translation>Nommez la langue</translation>
    </message>
    <message>
        <source>Name two of its languages</source>
        <translation>Nommez deux de ses langues</translation>
    </message>
    <message>
        <source>No unit of the translation memory has the languages asked for; those that it has are %1</source>
        <translation>Aucune unité de la mémoire de traduction n’a les langues demandées ; elle a %1</translation>
    </message>
    <message>
        <source>Opening the list</source>
        <translation>Ouverture de la liste</translation>
    </message>
    <message>
        <source>Reading the translation memory</source>
        <translation>Lecture de la mémoire de traduction</translation>
    </message>
    <message>
        <source>See its lists, or name a file as FILE:LANGUAGE</source>
        <translation>Voyez ses listes, ou nommez un fichier sous la forme FICHIER:LANGUE</translation>
    </message>
    <message>
        <source>The file has more than the %1 languages allowed</source>
        <translation>Le fichier a plus que les %1 langues permises</translation>
    </message>
    <message>
        <source>The file has too many lines</source>
        <translation>Le fichier a trop de lignes</translation>
    </message>
    <message>
        <source>The file is XML, but no translation memory (TMX)</source>
        <translation>Le fichier est du XML, mais pas une mémoire de traduction (TMX)</translation>
    </message>
    <message>
        <source>The file of the list %1 is another one&apos;s</source>
        <translation>Le fichier de la liste %1 est celui d’une autre</translation>
    </message>
    <message>
        <source>The file of the list %1 is missing</source>
        <translation>Le fichier de la liste %1 manque</translation>
    </message>
    <message>
        <source>The list %1 has vectors of another version of the model &quot;%2&quot;</source>
        <translation>Les vecteurs de la liste %1 viennent d’une autre version du modèle « %2 »</translation>
    </message>
    <message>
        <source>The list has no sentences in %1</source>
        <translation>La liste n’a pas de phrases en %1</translation>
    </message>
    <message>
        <source>The list of sentences does not say which model made its vectors</source>
        <translation>La liste de phrases ne dit pas quel modèle a calculé ses vecteurs</translation>
    </message>
    <message>
        <source>The list of sentences is damaged</source>
        <translation>La liste de phrases est endommagée</translation>
    </message>
    <message>
        <source>The list was written by another version of Crossgloss or on another kind of machine</source>
        <translation>La liste a été écrite par une autre version de Crossgloss ou sur un autre type de machine</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs alone and makes no vectors of sentences</source>
        <translation>Le modèle « %1 » ne compare que des paires et ne calcule pas de vecteurs de phrases</translation>
    </message>
    <message>
        <source>The stored search belongs to other vectors or to another processor</source>
        <translation>La recherche enregistrée appartient à d’autres vecteurs ou à un autre processeur</translation>
    </message>
    <message>
        <source>The translation memory has no segments in %1; its languages are %2</source>
        <translation>La mémoire de traduction n’a pas de segments en %1 ; ses langues sont %2</translation>
    </message>
    <message>
        <source>The unit has no text in the languages asked for</source>
        <translation>L’unité n’a pas de texte dans les langues demandées</translation>
    </message>
    <message>
        <source>The vectors of the two lists were made by different models</source>
        <translation>Les vecteurs des deux listes viennent de modèles différents</translation>
    </message>
    <message>
        <source>The workspace has no list of sentences named %1</source>
        <translation>L’espace de travail n’a pas de liste de phrases nommée %1</translation>
    </message>
    <message>
        <source>There are not as many vectors as sentences</source>
        <translation>Il n’y a pas autant de vecteurs que de phrases</translation>
    </message>
    <message>
        <source>This is not a list of sentences written by Crossgloss</source>
        <translation>Ce n’est pas une liste de phrases écrite par Crossgloss</translation>
    </message>
    <message>
        <source>Use the Compare page, or the command sentence-lists add</source>
        <translation>Utilisez la page Comparer, ou la commande sentence-lists add</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>Écriture des paires</translation>
    </message>
    <message>
        <source>Writing the list</source>
        <translation>Écriture de la liste</translation>
    </message>
    <message>
        <source>longer than the %1 bytes that a sentence may have</source>
        <translation>plus longue que les %1 octets permis à une phrase</translation>
    </message>
    <message>
        <source>no language has the code &quot;%1&quot;</source>
        <translation>aucune langue n’a le code « %1 »</translation>
    </message>
    <message>
        <source>the segment does not say its language</source>
        <translation>le segment ne dit pas sa langue</translation>
    </message>
    <message>
        <source>the segment is longer than the %1 bytes allowed</source>
        <translation>le segment est plus long que les %1 octets permis</translation>
    </message>
    <message>
        <source>%1 scored pairs are too few to learn weights from</source>
        <translation>%1 paires notées sont trop peu pour apprendre des poids</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a training, or its value cannot be used</source>
        <translation>« %1 » n’est pas un réglage d’entraînement, ou sa valeur est inutilisable</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of sentences, phrases and paraphrases</source>
        <translation>« %1 » n’est ni sentences, ni phrases, ni paraphrases</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=MODEL</source>
        <translation>« %1 » n’est pas de la forme NOM=MODÈLE</translation>
    </message>
    <message>
        <source>A file of labelled texts has one language</source>
        <translation>Un fichier de textes étiquetés a une seule langue</translation>
    </message>
    <message>
        <source>A fused model cannot be a part of another one</source>
        <translation>Un modèle fusionné ne peut pas faire partie d’un autre</translation>
    </message>
    <message>
        <source>Are the languages right, and do higher scores mean more alike?</source>
        <translation>Les langues sont-elles justes, et une note plus haute signifie-t-elle plus semblable ?</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>Comparaison des modèles</translation>
    </message>
    <message>
        <source>Comparing with the test</source>
        <translation>Comparaison avec le test</translation>
    </message>
    <message>
        <source>Fuse its parts with the others</source>
        <translation>Fusionnez ses parties avec les autres</translation>
    </message>
    <message>
        <source>Fuse the models anew</source>
        <translation>Fusionnez de nouveau les modèles</translation>
    </message>
    <message>
        <source>Lists of scores must be as long as each other, and two at least</source>
        <translation>Les listes de notes doivent être de même longueur, deux au moins</translation>
    </message>
    <message>
        <source>No model follows the scores of the pairs</source>
        <translation>Aucun modèle ne suit les notes des paires</translation>
    </message>
    <message>
        <source>No two phrases share a translation that is likely enough</source>
        <translation>Aucune paire de syntagmes ne partage une traduction assez probable</translation>
    </message>
    <message>
        <source>Only models in files, the pack and n-grams of characters can be fused, and &quot;%1&quot; is none</source>
        <translation>Seuls des modèles en fichier, le pack et les n-grammes de caractères peuvent être fusionnés, pas « %1 »</translation>
    </message>
    <message>
        <source>Phrases are extracted from sentences of the same two languages</source>
        <translation>Les syntagmes sont extraits de phrases des deux mêmes langues</translation>
    </message>
    <message>
        <source>Put it back, or fuse the models anew</source>
        <translation>Remettez-le en place, ou fusionnez de nouveau les modèles</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Settings are distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate and start_deviation</source>
        <translation>Les réglages sont distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate et start_deviation</translation>
    </message>
    <message>
        <source>Settings of a training are a JSON object</source>
        <translation>Les réglages d’un entraînement sont un objet JSON</translation>
    </message>
    <message>
        <source>The file is no JSON object</source>
        <translation>Le fichier n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>The file of a fused model cannot be understood</source>
        <translation>Le fichier du modèle fusionné est incompréhensible</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; scores pairs only and has no vectors to search in</source>
        <translation>La méthode « %1 » ne note que des paires et n’a pas de vecteurs où chercher</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not the one that was fused</source>
        <translation>Le modèle « %1 » n’est pas celui qui a été fusionné</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot;, a part of this fused one, is not there</source>
        <translation>Le modèle « %1 », qui fait partie de ce modèle fusionné, manque</translation>
    </message>
    <message>
        <source>The weight of the model &quot;%1&quot; is not positive</source>
        <translation>Le poids du modèle « %1 » n’est pas positif</translation>
    </message>
    <message>
        <source>There are no sentences to extract phrases from</source>
        <translation>Il n’y a pas de phrases d’où extraire des syntagmes</translation>
    </message>
    <message>
        <source>There is no language that all models of a fused one read</source>
        <translation>Aucune langue n’est lue par tous les modèles fusionnés</translation>
    </message>
    <message>
        <source>There is no model named &quot;%1&quot; among those compared</source>
        <translation>Aucun des modèles comparés ne s’appelle « %1 »</translation>
    </message>
    <message>
        <source>There is no model to fuse</source>
        <translation>Il n’y a aucun modèle à fusionner</translation>
    </message>
    <message>
        <source>There is nothing to compare</source>
        <translation>Il n’y a rien à comparer</translation>
    </message>
    <message>
        <source>Train a model on sentences first</source>
        <translation>Entraînez d’abord un modèle sur des phrases</translation>
    </message>
    <message>
        <source>Two files that are to be crossed differ in a line&apos;s score</source>
        <translation>Deux fichiers à croiser diffèrent par la note d’une ligne</translation>
    </message>
    <message>
        <source>Two models at least are needed to fuse</source>
        <translation>Il faut au moins deux modèles pour une fusion</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>un guillemet n’est pas fermé</translation>
    </message>
    <message>
        <source>%1 points are too few to compare %2 neighbours of each</source>
        <translation>%1 points sont trop peu pour comparer %2 voisins de chacun</translation>
    </message>
    <message>
        <source>A value is not a finite number</source>
        <translation>Une valeur n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>Comparaison des voisins</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>Composantes principales</translation>
    </message>
    <message>
        <source>The layout has another number of points than the space</source>
        <translation>La disposition n’a pas le même nombre de points que l’espace</translation>
    </message>
    <message>
        <source>The vectors hold none of the words</source>
        <translation>Les vecteurs ne contiennent aucun des mots</translation>
    </message>
    <message>
        <source>There is nothing to project</source>
        <translation>Il n’y a rien à projeter</translation>
    </message>
    <message>
        <source>A distance between points is not a finite number</source>
        <translation>Une distance entre des points n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>A layout is written as .csv, .svg or .png</source>
        <translation>Une disposition s’écrit en .csv, .svg ou .png</translation>
    </message>
    <message>
        <source>A neighbour is not in the layout</source>
        <translation>Un voisin n’est pas dans la disposition</translation>
    </message>
    <message>
        <source>A place in the layout is not a finite number</source>
        <translation>Une place de la disposition n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>A value of a vector is not a finite number</source>
        <translation>Une valeur d’un vecteur n’est pas un nombre fini</translation>
    </message>
    <message>
        <source>Before the map the spaces have %1 and %2 dimensions: they share no plane</source>
        <translation>Avant la transformation, les espaces ont %1 et %2 dimensions : ils ne partagent aucun plan</translation>
    </message>
    <message>
        <source>Both axes need a formula</source>
        <translation>Les deux axes ont besoin d’une formule</translation>
    </message>
    <message>
        <source>Checking the translations</source>
        <translation>Vérification des traductions</translation>
    </message>
    <message>
        <source>Clusters by k-means</source>
        <translation>Groupes par k-moyennes</translation>
    </message>
    <message>
        <source>Density of the layout</source>
        <translation>Densité de la disposition</translation>
    </message>
    <message>
        <source>Eigenvectors of the graph</source>
        <translation>Vecteurs propres du graphe</translation>
    </message>
    <message>
        <source>Finding the neighbours</source>
        <translation>Recherche des voisins</translation>
    </message>
    <message>
        <source>First centres of clusters</source>
        <translation>Premiers centres des groupes</translation>
    </message>
    <message>
        <source>Hubs are measured among the points of one or two languages</source>
        <translation>Les hubs se mesurent parmi les points d’une ou de deux langues</translation>
    </message>
    <message>
        <source>Judging the layout</source>
        <translation>Évaluation de la disposition</translation>
    </message>
    <message>
        <source>Lay the points out anew</source>
        <translation>Disposez les points à nouveau</translation>
    </message>
    <message>
        <source>Lay them out anew</source>
        <translation>Disposez-les à nouveau</translation>
    </message>
    <message>
        <source>Laying the points out</source>
        <translation>Disposition des points</translation>
    </message>
    <message>
        <source>Layout by UMAP</source>
        <translation>Disposition par UMAP</translation>
    </message>
    <message>
        <source>Measuring the divergence</source>
        <translation>Mesure de la divergence</translation>
    </message>
    <message>
        <source>Name the map, or leave out the layout before it</source>
        <translation>Indiquez la transformation, ou omettez la disposition qui la précède</translation>
    </message>
    <message>
        <source>One or two languages are laid out at a time</source>
        <translation>Une ou deux langues sont disposées à la fois</translation>
    </message>
    <message>
        <source>Perplexity and exaggeration are at least 1, iterations at least 0</source>
        <translation>La perplexité et l’exagération valent au moins 1, les itérations au moins 0</translation>
    </message>
    <message>
        <source>Reading the vectors</source>
        <translation>Lecture des vecteurs</translation>
    </message>
    <message>
        <source>The layout %1 is damaged</source>
        <translation>La disposition %1 est endommagée</translation>
    </message>
    <message>
        <source>The layouts have different numbers of points</source>
        <translation>Les dispositions n’ont pas le même nombre de points</translation>
    </message>
    <message>
        <source>The learning rate must be positive, and the repulsion not negative</source>
        <translation>Le taux d’apprentissage doit être positif, et la répulsion non négative</translation>
    </message>
    <message>
        <source>The minimum distance of points must lie between 0 and their spread</source>
        <translation>La distance minimale des points doit être comprise entre 0 et leur étalement</translation>
    </message>
    <message>
        <source>The pack has no words of %1</source>
        <translation>Le paquet n’a aucun mot de %1</translation>
    </message>
    <message>
        <source>The picture cannot be drawn: %1</source>
        <translation>L’image ne peut pas être dessinée : %1</translation>
    </message>
    <message>
        <source>The start of the layout has another number of points</source>
        <translation>Le départ de la disposition a un autre nombre de points</translation>
    </message>
    <message>
        <source>The vectors that were laid out are not the same any more</source>
        <translation>Les vecteurs qui ont été disposés ne sont plus les mêmes</translation>
    </message>
    <message>
        <source>The workspace has no layout named %1</source>
        <translation>L’espace de travail n’a aucune disposition nommée %1</translation>
    </message>
    <message>
        <source>There are no points to cluster</source>
        <translation>Il n’y a pas de points à regrouper</translation>
    </message>
    <message>
        <source>There is nothing to be laid out</source>
        <translation>Il n’y a rien à disposer</translation>
    </message>
    <message>
        <source>Weighing neighbours</source>
        <translation>Pondération des voisins</translation>
    </message>
    <message>
        <source>Weighing the neighbours</source>
        <translation>Pondération des voisins</translation>
    </message>
    <message>
        <source>Without a map there is nothing before it</source>
        <translation>Sans transformation, rien ne la précède</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong into this formula</source>
        <translation>« %1 » n’a pas sa place dans cette formule</translation>
    </message>
    <message>
        <source>A formula compares two classes, not more</source>
        <translation>Une formule compare deux classes, pas plus</translation>
    </message>
    <message>
        <source>A quote in the formula is not closed</source>
        <translation>Un guillemet de la formule n’est pas fermé</translation>
    </message>
    <message>
        <source>A word is missing at the end of the formula</source>
        <translation>Il manque un mot à la fin de la formule</translation>
    </message>
    <message>
        <source>A word is missing before &quot;%1&quot;</source>
        <translation>Il manque un mot avant « %1 »</translation>
    </message>
    <message>
        <source>Put quotes around words with spaces.</source>
        <translation>Mettez entre guillemets les mots qui contiennent des espaces.</translation>
    </message>
    <message>
        <source>The directions have another number of values than the space</source>
        <translation>Les directions n’ont pas le même nombre de valeurs que l’espace</translation>
    </message>
    <message>
        <source>The formula is empty</source>
        <translation>La formule est vide</translation>
    </message>
    <message>
        <source>The space does not have the word &quot;%1&quot;</source>
        <translation>L’espace n’a pas le mot « %1 »</translation>
    </message>
    <message>
        <source>The words of the formula cancel out, so that it has no direction</source>
        <translation>Les mots de la formule s’annulent : elle n’a pas de direction</translation>
    </message>
    <message>
        <source>There is no sign between &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>Il n’y a pas de signe entre « %1 » et « %2 »</translation>
    </message>
    <message>
        <source>There is nothing between two quotes of the formula</source>
        <translation>Il n’y a rien entre deux guillemets de la formule</translation>
    </message>
    <message>
        <source>Write classes as a, b | c, d.</source>
        <translation>Écrivez les classes sous la forme a, b | c, d.</translation>
    </message>
    <message>
        <source>Write king - man + woman, or classes as a, b | c, d.</source>
        <translation>Écrivez roi - homme + femme, ou des classes sous la forme a, b | c, d.</translation>
    </message>
    <message>
        <source>Write words with signs between, such as king - man + woman.</source>
        <translation>Écrivez des mots séparés par des signes, comme roi - homme + femme.</translation>
    </message>
    <message>
        <source>Choose a run of the command glosses, or compare glosses anew</source>
        <translation>Choisissez une exécution de la commande glosses, ou comparez de nouveau des gloses</translation>
    </message>
    <message>
        <source>Run %1 keeps no glosses</source>
        <translation>L’exécution %1 ne conserve aucune glose</translation>
    </message>
    <message>
        <source>A bag of words has no layers for dropout to stand between</source>
        <translation>Un sac de mots n’a pas de couches entre lesquelles placer un dropout</translation>
    </message>
    <message>
        <source>A bag of words has no rows to pool</source>
        <translation>Un sac de mots n’a pas de lignes à agréger</translation>
    </message>
    <message>
        <source>A bidirectional GRU has read but one word backwards at the last one</source>
        <translation>Au dernier mot, un GRU bidirectionnel n’a lu qu’un seul mot à rebours</translation>
    </message>
    <message>
        <source>Leave dropout out, or take another encoder</source>
        <translation>Omettez le dropout ou prenez un autre encodeur</translation>
    </message>
    <message>
        <source>Leave the pooling out, or take another encoder</source>
        <translation>Omettez l’agrégation ou prenez un autre encodeur</translation>
    </message>
    <message>
        <source>Take a kernel of 1 to 64 words and a max-pooling over 1 to 64 rows</source>
        <translation>Prenez un noyau de 1 à 64 mots et un max-pooling sur 1 à 64 lignes</translation>
    </message>
    <message>
        <source>Take the pooling ends, mean or max</source>
        <translation>Prenez l’agrégation ends, mean ou max</translation>
    </message>
    <message>
        <source>Take the pooling last, mean or max</source>
        <translation>Prenez l’agrégation last, mean ou max</translation>
    </message>
    <message>
        <source>The clipping must not be negative, the fall of the learning rate lies between 0 and 1, dropout from 0 to below 1</source>
        <translation>L’écrêtage ne peut être négatif, la baisse du taux d’apprentissage est entre 0 et 1, le dropout de 0 à moins de 1</translation>
    </message>
    <message>
        <source>The convolution&apos;s sizes cannot be used</source>
        <translation>Les tailles de la convolution ne peuvent pas servir</translation>
    </message>
    <message>
        <source>The pooling of both ends is for the bidirectional GRU alone</source>
        <translation>L’agrégation des deux extrémités ne vaut que pour le GRU bidirectionnel</translation>
    </message>
    <message>
        <source>The settings of the steps cannot be used</source>
        <translation>Les réglages des pas ne peuvent pas servir</translation>
    </message>
    <message>
        <source>%1 columns separated by tabs were expected, found %2</source>
        <translation>%1 colonnes séparées par des tabulations étaient attendues, %2 trouvées</translation>
    </message>
    <message>
        <source>%1 is neither a dictionary nor a wordnet</source>
        <translation>%1 n’est ni un dictionnaire ni un wordnet</translation>
    </message>
    <message>
        <source>A line is to be label, tab, sentence, tab, sentence</source>
        <translation>Une ligne se compose d’une étiquette, d’une tabulation, d’une phrase, d’une tabulation et d’une phrase</translation>
    </message>
    <message>
        <source>A sentence is empty</source>
        <translation>Une phrase est vide</translation>
    </message>
    <message>
        <source>A sentence is not UTF-8</source>
        <translation>Une phrase n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>A set of this kind is of two languages</source>
        <translation>Un jeu de ce type porte sur deux langues</translation>
    </message>
    <message>
        <source>Aligning senses</source>
        <translation>Alignement des sens</translation>
    </message>
    <message>
        <source>Comparing definitions</source>
        <translation>Comparaison des définitions</translation>
    </message>
    <message>
        <source>Exclude a smaller set</source>
        <translation>Excluez un jeu plus petit</translation>
    </message>
    <message>
        <source>Import dictionaries that define words of both languages, or take other vectors</source>
        <translation>Importez des dictionnaires qui définissent des mots des deux langues, ou prenez d’autres vecteurs</translation>
    </message>
    <message>
        <source>Import dictionaries that translate between them, or join definitions with translations</source>
        <translation>Importez des dictionnaires qui traduisent de l’une à l’autre, ou joignez les définitions aux traductions</translation>
    </message>
    <message>
        <source>Import dictionaries, or name others</source>
        <translation>Importez des dictionnaires, ou nommez-en d’autres</translation>
    </message>
    <message>
        <source>Joining definitions with translations</source>
        <translation>Jonction des définitions et des traductions</translation>
    </message>
    <message>
        <source>Labelled pairs are one file and two languages</source>
        <translation>Les paires étiquetées sont un fichier et deux langues</translation>
    </message>
    <message>
        <source>Make the paraphrase set first, and have the other one exclude it</source>
        <translation>Faites d’abord le jeu de paraphrases, puis excluez-le de l’autre</translation>
    </message>
    <message>
        <source>Name a model of &quot;train&quot;, or vectors of both languages</source>
        <translation>Indiquez un modèle de « train », ou des vecteurs des deux langues</translation>
    </message>
    <message>
        <source>Name it as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Indiquez-le sous la forme FICHIER:LANGUE:LANGUE</translation>
    </message>
    <message>
        <source>Name the folder that &quot;dataset&quot; wrote</source>
        <translation>Indiquez le dossier que « dataset » a écrit</translation>
    </message>
    <message>
        <source>No dictionary of the workspace defines words of %1 or %2 in their own language</source>
        <translation>Aucun dictionnaire de l’espace de travail ne définit des mots des langues %1 ou %2 dans leur propre langue</translation>
    </message>
    <message>
        <source>No dictionary of the workspace translates between %1 and %2</source>
        <translation>Aucun dictionnaire de l’espace de travail ne traduit entre %1 et %2</translation>
    </message>
    <message>
        <source>No pair can be trained on: the vectors have no word of them</source>
        <translation>Aucune paire ne peut servir à l’apprentissage : les vecteurs n’ont aucun de leurs mots</translation>
    </message>
    <message>
        <source>No two definitions of %1 and %2 can be paired: %3 are aligned, %4 of them have a vector, %5 are excluded</source>
        <translation>Aucune définition de %1 et de %2 ne peut être appariée : %3 sont alignées, %4 d’entre elles ont un vecteur, %5 sont exclues</translation>
    </message>
    <message>
        <source>Reading dictionary entries</source>
        <translation>Lecture des entrées de dictionnaire</translation>
    </message>
    <message>
        <source>Reading labelled pairs</source>
        <translation>Lecture des paires étiquetées</translation>
    </message>
    <message>
        <source>Reading what is to be left out</source>
        <translation>Lecture de ce qui est à exclure</translation>
    </message>
    <message>
        <source>Sizes, epochs and learning rate must be positive</source>
        <translation>Les tailles, les époques et le taux d’apprentissage doivent être positifs</translation>
    </message>
    <message>
        <source>Take bow, cnn, gru, bigru, att or abcnn</source>
        <translation>Prenez bow, cnn, gru, bigru, att ou abcnn</translation>
    </message>
    <message>
        <source>Take vectors of these languages</source>
        <translation>Prenez des vecteurs de ces langues</translation>
    </message>
    <message>
        <source>The dictionaries have no word of %1 or %2 with a definition in the other language</source>
        <translation>Les dictionnaires n’ont aucun mot de %1 ou de %2 avec une définition dans l’autre langue</translation>
    </message>
    <message>
        <source>The label is neither 1 (the sentences say the same) nor 0</source>
        <translation>L’étiquette n’est ni 1 (les phrases disent la même chose) ni 0</translation>
    </message>
    <message>
        <source>The line has not three fields</source>
        <translation>La ligne n’a pas trois champs</translation>
    </message>
    <message>
        <source>The sizes of the encoder cannot be used</source>
        <translation>Les tailles de l’encodeur ne sont pas utilisables</translation>
    </message>
    <message>
        <source>There are neither a trained encoder nor word vectors</source>
        <translation>Il n’y a ni encodeur entraîné ni vecteurs de mots</translation>
    </message>
    <message>
        <source>There is no encoder &quot;%1&quot;</source>
        <translation>Il n’y a pas d’encodeur « %1 »</translation>
    </message>
    <message>
        <source>This is not the report of a data set that this program made</source>
        <translation>Ce n’est pas le rapport d’un jeu de données fait par ce programme</translation>
    </message>
    <message>
        <source>%1 GiB of memory are needed for %2 words of %3 dimensions, of which %4 GiB are free</source>
        <translation>Il faut %1 Gio de mémoire pour %2 mots de %3 dimensions, dont %4 Gio sont libres</translation>
    </message>
    <message>
        <source>%1 is no number of buckets for n-grams</source>
        <translation>%1 n’est pas un nombre possible de compartiments pour les n-grammes</translation>
    </message>
    <message>
        <source>%1 is no number of epochs</source>
        <translation>%1 n’est pas un nombre possible d’époques</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method for word vectors</source>
        <translation>« %1 » n’est pas une méthode pour des vecteurs de mots</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=VALUE</source>
        <translation>« %1 » n’est pas de la forme NOM=VALEUR</translation>
    </message>
    <message>
        <source>A window has 1 to %1 words on either side, not %2</source>
        <translation>Une fenêtre a de 1 à %1 mots de chaque côté, et non %2</translation>
    </message>
    <message>
        <source>BilBOWA knows no character n-grams</source>
        <translation>BilBOWA ne connaît pas de n-grammes de caractères</translation>
    </message>
    <message>
        <source>BilBOWA needs parallel sentences</source>
        <translation>BilBOWA a besoin de phrases parallèles</translation>
    </message>
    <message>
        <source>BilBOWA needs texts of two languages</source>
        <translation>BilBOWA a besoin de textes de deux langues</translation>
    </message>
    <message>
        <source>Character n-grams of %1 to %2 characters are not possible</source>
        <translation>Des n-grammes de %1 à %2 caractères ne sont pas possibles</translation>
    </message>
    <message>
        <source>Check that the languages of the texts and of the vectors are the right ones</source>
        <translation>Vérifiez que les langues des textes et des vecteurs sont les bonnes</translation>
    </message>
    <message>
        <source>Each direction needs one file to train on and one to test</source>
        <translation>Chaque direction a besoin d’un fichier d’entraînement et d’un fichier de test</translation>
    </message>
    <message>
        <source>Encoding the training definitions</source>
        <translation>Encodage des définitions d’entraînement</translation>
    </message>
    <message>
        <source>Expected: UTF-8 text, a sentence or paragraph a line</source>
        <translation>Attendu : du texte en UTF-8, une phrase ou un paragraphe par ligne</translation>
    </message>
    <message>
        <source>Give --language once for all texts, or once for each</source>
        <translation>Donnez --language une fois pour tous les textes, ou une fois pour chacun</translation>
    </message>
    <message>
        <source>Give --out once for each language, in the order of the languages</source>
        <translation>Donnez --out une fois pour chaque langue, dans l’ordre des langues</translation>
    </message>
    <message>
        <source>Give more text or lower the minimum count</source>
        <translation>Donnez plus de texte, ou abaissez le nombre minimal d’occurrences</translation>
    </message>
    <message>
        <source>Joint training has no texts and no parallel sentences to learn from</source>
        <translation>L’entraînement conjoint n’a ni textes ni phrases parallèles</translation>
    </message>
    <message>
        <source>Joint training has the objective l2, without dropout and clipping</source>
        <translation>L’entraînement conjoint a l’objectif l2, sans abandon ni écrêtage des gradients</translation>
    </message>
    <message>
        <source>Joint training takes texts of one or two languages</source>
        <translation>L’entraînement conjoint prend des textes d’une ou deux langues</translation>
    </message>
    <message>
        <source>Known: skipgram, cbow, bilbowa</source>
        <translation>Connues : skipgram, cbow, bilbowa</translation>
    </message>
    <message>
        <source>Learning word vectors</source>
        <translation>Apprentissage des vecteurs de mots</translation>
    </message>
    <message>
        <source>Lower the learning rate</source>
        <translation>Abaissez le taux d’apprentissage</translation>
    </message>
    <message>
        <source>Name some, or take the strategy multitask</source>
        <translation>Indiquez-en, ou prenez la stratégie multitask</translation>
    </message>
    <message>
        <source>No pair of the parallel sentences has words with vectors on both sides</source>
        <translation>Aucune paire de phrases parallèles n’a des mots avec vecteurs des deux côtés</translation>
    </message>
    <message>
        <source>No sentence of the text has two words with vectors (%1)</source>
        <translation>Aucune phrase du texte n’a deux mots avec vecteurs (%1)</translation>
    </message>
    <message>
        <source>No word occurs %1 times in the text</source>
        <translation>Aucun mot ne figure %1 fois dans le texte</translation>
    </message>
    <message>
        <source>No word of the description has a vector</source>
        <translation>Aucun mot de la description n’a de vecteur</translation>
    </message>
    <message>
        <source>Only one word occurs %1 times in the text</source>
        <translation>Un seul mot figure %1 fois dans le texte</translation>
    </message>
    <message>
        <source>Parallel sentences are for BilBOWA alone</source>
        <translation>Les phrases parallèles ne servent qu’à BilBOWA</translation>
    </message>
    <message>
        <source>Raise the minimum count, or take fewer dimensions or buckets</source>
        <translation>Augmentez le nombre minimal d’occurrences, ou prenez moins de dimensions ou de compartiments</translation>
    </message>
    <message>
        <source>Take 3 to 6, or none</source>
        <translation>Prenez de 3 à 6, ou aucun</translation>
    </message>
    <message>
        <source>Test and training are of different languages</source>
        <translation>Le test et l’entraînement sont de langues différentes</translation>
    </message>
    <message>
        <source>The experiment has no rows or no seeds</source>
        <translation>L’expérience n’a pas de lignes ou pas de graines</translation>
    </message>
    <message>
        <source>The learning rate, the threshold of frequent words and the weight of the alignment are numbers that are not negative</source>
        <translation>Le taux d’apprentissage, le seuil des mots fréquents et le poids de l’alignement sont des nombres non négatifs</translation>
    </message>
    <message>
        <source>The name of the vectors ends in neither .vec nor .bin</source>
        <translation>Le nom des vecteurs ne finit ni par .vec ni par .bin</translation>
    </message>
    <message>
        <source>The parallel sentences are not in the languages of the texts</source>
        <translation>Les phrases parallèles ne sont pas dans les langues des textes</translation>
    </message>
    <message>
        <source>The parallel sentences have none of the words of the texts</source>
        <translation>Les phrases parallèles n’ont aucun des mots des textes</translation>
    </message>
    <message>
        <source>The vectors ran away: values are not numbers any more</source>
        <translation>Les vecteurs ont divergé : des valeurs ne sont plus des nombres</translation>
    </message>
    <message>
        <source>There are %1 languages and %2 files for their vectors</source>
        <translation>Il y a %1 langues et %2 fichiers pour leurs vecteurs</translation>
    </message>
    <message>
        <source>There are %1 texts and %2 languages</source>
        <translation>Il y a %1 textes et %2 langues</translation>
    </message>
    <message>
        <source>There are 1 to %1 negatives, not %2</source>
        <translation>Il y a de 1 à %1 exemples négatifs, et non %2</translation>
    </message>
    <message>
        <source>There are no vectors of %1</source>
        <translation>Il n’y a pas de vecteurs pour %1</translation>
    </message>
    <message>
        <source>There are no words in the text</source>
        <translation>Il n’y a pas de mots dans le texte</translation>
    </message>
    <message>
        <source>There are no words to draw negatives from</source>
        <translation>Il n’y a pas de mots dont tirer des exemples négatifs</translation>
    </message>
    <message>
        <source>There is no file for the vectors of %1</source>
        <translation>Il manque un fichier pour les vecteurs de %1</translation>
    </message>
    <message>
        <source>There is no text in %1</source>
        <translation>Il n’y a pas de texte en %1</translation>
    </message>
    <message>
        <source>This is no plain text</source>
        <translation>Ce n’est pas du texte brut</translation>
    </message>
    <message>
        <source>Two languages in one space: BilBOWA, or align both afterwards</source>
        <translation>Deux langues dans un espace : BilBOWA, ou alignez-les ensuite</translation>
    </message>
    <message>
        <source>Two languages would be written into one file</source>
        <translation>Deux langues seraient écrites dans un seul fichier</translation>
    </message>
    <message>
        <source>Word vectors are learned for one language at a time</source>
        <translation>Les vecteurs de mots s’apprennent pour une langue à la fois</translation>
    </message>
    <message>
        <source>Word vectors have 1 to %1 dimensions, not %2</source>
        <translation>Les vecteurs de mots ont de 1 à %1 dimensions, et non %2</translation>
    </message>
    <message>
        <source>Remove it from the list, or make it available again</source>
        <translation>Retirez-le de la liste, ou rendez-le de nouveau disponible</translation>
    </message>
    <message>
        <source>The folder of dictionaries cannot be read</source>
        <translation>Le dossier de dictionnaires ne peut pas être lu</translation>
    </message>
    <message>
        <source>Dictionary encoders are ranked by nearest neighbours, inverted softmax or CSLS</source>
        <translation>Les encodeurs de dictionnaire classent par plus proches voisins, softmax inversé ou CSLS</translation>
    </message>
    <message>
        <source>No training definition of these languages can be read, and the hubness of words is measured by them</source>
        <translation>Aucune définition d’entraînement de ces langues ne peut être lue ; c’est par elles que les hubs se mesurent</translation>
    </message>
    <message>
        <source>Packs are scored by nearest neighbours alone</source>
        <translation>Les paquets ne sont évalués que par plus proches voisins</translation>
    </message>
    <message>
        <source>The translation memory holds several languages: %1</source>
        <translation>La mémoire de traduction contient plusieurs langues : %1</translation>
    </message>
    <message>
        <source>%1 is no part of speech</source>
        <translation>%1 n&apos;est pas une catégorie grammaticale</translation>
    </message>
    <message>
        <source>A database is a plain file, and no link to one</source>
        <translation>Une base de données est un fichier ordinaire, et non un lien vers un fichier</translation>
    </message>
    <message>
        <source>A database of the backup is not as this program makes it (%1)</source>
        <translation>Une base de données de la sauvegarde n&apos;est pas telle que ce programme la crée (%1)</translation>
    </message>
    <message>
        <source>A folder of the workspace cannot be made</source>
        <translation>Un dossier de l&apos;espace de travail ne peut pas être créé</translation>
    </message>
    <message>
        <source>A link, or what is no plain file or folder, stands in the workspace and is not followed</source>
        <translation>L&apos;espace de travail contient un lien, ou ce qui n&apos;est ni fichier ni dossier ; il n&apos;est pas suivi</translation>
    </message>
    <message>
        <source>A workspace has no database named %1</source>
        <translation>Un espace de travail n&apos;a pas de base de données nommée %1</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup that you made yourself</source>
        <translation>Rien n&apos;a été modifié ; prenez une sauvegarde que vous avez faite vous-même</translation>
    </message>
    <message>
        <source>Nothing was read or changed there; restore a backup, or remove what names it</source>
        <translation>Rien n&apos;y a été lu ni modifié ; restaurez une sauvegarde, ou supprimez ce qui le nomme</translation>
    </message>
    <message>
        <source>Put the file itself in its place; the whole workspace may lie behind a link</source>
        <translation>Mettez le fichier lui-même à sa place ; l&apos;espace de travail entier peut se trouver derrière un lien</translation>
    </message>
    <message>
        <source>Put the file or folder itself in its place; the whole workspace may lie behind a link</source>
        <translation>Mettez le fichier ou le dossier lui-même à sa place ; l&apos;espace de travail entier peut se trouver derrière un lien</translation>
    </message>
    <message>
        <source>Remove the list, or restore a backup</source>
        <translation>Supprimez la liste, ou restaurez une sauvegarde</translation>
    </message>
    <message>
        <source>Repair the workspace: tables are made anew, and what is in them is kept</source>
        <translation>Réparez l&apos;espace de travail : les tables sont recréées et leur contenu est conservé</translation>
    </message>
    <message>
        <source>The database is not as this program makes it (%1)</source>
        <translation>La base de données n&apos;est pas telle que ce programme la crée (%1)</translation>
    </message>
    <message>
        <source>The descriptions of a language hold more than %1 different words</source>
        <translation>Les descriptions d&apos;une langue contiennent plus de %1 mots différents</translation>
    </message>
    <message>
        <source>The folder holds no entries (*.tsv)</source>
        <translation>Le dossier ne contient pas d&apos;entrées (*.tsv)</translation>
    </message>
    <message>
        <source>The journal of the database names a file outside of it</source>
        <translation>Le journal de la base de données nomme un fichier extérieur</translation>
    </message>
    <message>
        <source>The list %1 names a file that does not lie in the workspace</source>
        <translation>La liste %1 nomme un fichier qui ne se trouve pas dans l&apos;espace de travail</translation>
    </message>
    <message>
        <source>The program writes no such journals: take it away if the workspace is not yours</source>
        <translation>Le programme n&apos;écrit pas de tels journaux : retirez-le si l&apos;espace de travail n&apos;est pas le vôtre</translation>
    </message>
    <message>
        <source>The vocabulary cannot be read: %1</source>
        <translation>Le vocabulaire ne peut pas être lu : %1</translation>
    </message>
    <message>
        <source>The workspace names a file that is not its own: %1</source>
        <translation>L&apos;espace de travail nomme un fichier qui n&apos;est pas le sien : %1</translation>
    </message>
    <message>
        <source>an entry has %1 columns, this line %2</source>
        <translation>une entrée a %1 colonnes, cette ligne %2</translation>
    </message>
    <message>
        <source>the entry has no word or no description in %1</source>
        <translation>l&apos;entrée n&apos;a pas de mot ou pas de description en %1</translation>
    </message>
    <message>
        <source>the vocabulary of meanings belongs to another pack</source>
        <translation>le vocabulaire des sens appartient à un autre paquet</translation>
    </message>
    <message>
        <source>the vocabulary of meanings is damaged (%1)</source>
        <translation>le vocabulaire des sens est endommagé (%1)</translation>
    </message>
    <message>
        <source>A description has more than %1 words: %2</source>
        <translation>Une description a plus de %1 mots : %2</translation>
    </message>
    <message>
        <source>A line of this file looks like this, with tabs between: %1</source>
        <translation>Une ligne de ce fichier se présente ainsi, avec des tabulations : %1</translation>
    </message>
    <message>
        <source>A vocabulary holds at most %1 meanings</source>
        <translation>Un vocabulaire contient au plus %1 sens</translation>
    </message>
    <message>
        <source>Learning to tell meanings by descriptions</source>
        <translation>Apprentissage des sens par les descriptions</translation>
    </message>
    <message>
        <source>The forms of a language belong to more than %1 words</source>
        <translation>Les formes d’une langue appartiennent à plus de %1 mots</translation>
    </message>
    <message>
        <source>Choose another folder; this one is kept as it is</source>
        <translation>Choisissez un autre dossier ; celui-ci reste tel quel</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup of this version</source>
        <translation>Rien n’a été modifié ; prenez une sauvegarde de cette version</translation>
    </message>
    <message>
        <source>The backup was made by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>La sauvegarde provient d’un état antérieur du programme (schéma %1, ce programme connaît %2)</translation>
    </message>
    <message>
        <source>The workspace was written by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>L’espace de travail a été écrit par un état antérieur du programme (schéma %1, ce programme connaît %2)</translation>
    </message>
    <message>
        <source>The model was made by an earlier version of this program</source>
        <translation>Le modèle a été créé par une version antérieure de ce programme</translation>
    </message>
    <message>
        <source>Train it again</source>
        <translation>Entraînez-le à nouveau</translation>
    </message>
</context>
<context>
    <name>crossgloss::AboutDialog</name>
    <message>
        <source>About Crossgloss</source>
        <translation>À propos de Crossgloss</translation>
    </message>
    <message>
        <source>Describe a meaning in one language, get the word in another.</source>
        <translation>Décrivez un sens dans une langue, trouvez le mot dans une autre.</translation>
    </message>
    <message>
        <source>Crossgloss is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Crossgloss est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>It uses these libraries:</source>
        <translation>Il utilise ces bibliothèques :</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domaine public</translation>
    </message>
    <message>
        <source>Dictionaries that are indexed on this computer keep their own licences; the Library shows each.</source>
        <translation>Les dictionnaires indexés sur cet ordinateur gardent leurs propres licences ; la bibliothèque les indique.</translation>
    </message>
    <message>
        <source>Reading the card of the pack …</source>
        <translation>Lecture de la fiche du paquet…</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Data of the pack</source>
        <translation>Données du paquet</translation>
    </message>
    <message>
        <source>No pack is open.</source>
        <translation>Aucun paquet n’est ouvert.</translation>
    </message>
    <message>
        <source>Reading the card of the pack</source>
        <translation>Lecture de la fiche du paquet</translation>
    </message>
</context>
<context>
    <name>crossgloss::Actions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Index installed &amp;dictionaries</source>
        <translation>Indexer les &amp;dictionnaires installés</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy with &amp;definition</source>
        <translation>Copier avec la &amp;définition</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Find: go to the description</source>
        <translation>&amp;Rechercher : aller à la description</translation>
    </message>
    <message>
        <source>&amp;Go to the filters</source>
        <translation>Aller aux filtre&amp;s</translation>
    </message>
    <message>
        <source>Look up the clip&amp;board</source>
        <translation>Chercher le &amp;presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>&amp;Tâches</translation>
    </message>
    <message>
        <source>&amp;Details of the word</source>
        <translation>&amp;Détails du mot</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Taille &amp;normale</translation>
    </message>
    <message>
        <source>Next t&amp;heme</source>
        <translation>T&amp;hème suivant</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Look up now</source>
        <translation>&amp;Chercher maintenant</translation>
    </message>
    <message>
        <source>&amp;Swap the languages</source>
        <translation>É&amp;changer les langues</translation>
    </message>
    <message>
        <source>Clear all filte&amp;rs</source>
        <translation>Effacer tous les filt&amp;res</translation>
    </message>
    <message>
        <source>Start &amp;training</source>
        <translation>Lancer l’&amp;entraînement</translation>
    </message>
    <message>
        <source>&amp;Cancel the running job</source>
        <translation>A&amp;nnuler la tâche en cours</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About Crossgloss</source>
        <translation>À &amp;propos de Crossgloss</translation>
    </message>
    <message>
        <source>&amp;Export plot or table…</source>
        <translation>&amp;Exporter le graphique ou le tableau…</translation>
    </message>
    <message>
        <source>&amp;Save the map…</source>
        <translation>Enregistrer la &amp;transformation…</translation>
    </message>
    <message>
        <source>&amp;Align the spaces</source>
        <translation>&amp;Aligner les espaces</translation>
    </message>
    <message>
        <source>Compare &amp;methods</source>
        <translation>Comparer les &amp;méthodes</translation>
    </message>
    <message>
        <source>Measure &amp;hubness</source>
        <translation>Mesurer les &amp;hubs</translation>
    </message>
    <message>
        <source>&amp;Check the workspace</source>
        <translation>&amp;Vérifier l’espace de travail</translation>
    </message>
    <message>
        <source>&amp;Back up the workspace…</source>
        <translation>Sauve&amp;garder l’espace de travail…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Full &amp;entry of the word</source>
        <translation>Article compl&amp;et du mot</translation>
    </message>
    <message>
        <source>&amp;Previous word of the entries</source>
        <translation>Mot &amp;précédent des articles</translation>
    </message>
    <message>
        <source>Ne&amp;xt word of the entries</source>
        <translation>Mot s&amp;uivant des articles</translation>
    </message>
    <message>
        <source>Hide &amp;vulgar words</source>
        <translation>Masquer les mots &amp;vulgaires</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Histori&amp;que</translation>
    </message>
    <message>
        <source>Compare se&amp;ntences</source>
        <translation>Comparer les &amp;phrases</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>&amp;Nouvel espace de travail…</translation>
    </message>
    <message>
        <source>&amp;Open a workspace…</source>
        <translation>&amp;Ouvrir un espace de travail…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>Para&amp;mètres…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Tour for &amp;learners of a language</source>
        <translation>Visite pour qui apprend une &amp;langue</translation>
    </message>
    <message>
        <source>Tour for le&amp;xicographers</source>
        <translation>Visite pour les le&amp;xicographes</translation>
    </message>
    <message>
        <source>Tour for &amp;researchers</source>
        <translation>Visite pour les &amp;chercheurs</translation>
    </message>
    <message>
        <source>Show less li&amp;kely words</source>
        <translation>Montrer les mots moins &amp;probables</translation>
    </message>
</context>
<context>
    <name>crossgloss::AddListSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>File of sentences</source>
        <translation>Fichier de phrases</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Ouvrir une liste de phrases</translation>
    </message>
    <message>
        <source>One sentence per line, TSV or TMX; drop it here</source>
        <translation>Une phrase par ligne, TSV ou TMX ; à déposer ici</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Close without adding anything</source>
        <translation>Fermer sans rien ajouter</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>Fi&amp;chier</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>Re&amp;place the list of this name</source>
        <translation>Rem&amp;placer la liste de ce nom</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignPage</name>
    <message>
        <source>Checking the spaces</source>
        <translation>Vérification des espaces</translation>
    </message>
    <message>
        <source>Aligning %1 and %2</source>
        <translation>Alignement de %1 et %2</translation>
    </message>
    <message>
        <source>Comparing methods on %1 and %2</source>
        <translation>Comparaison des méthodes sur %1 et %2</translation>
    </message>
    <message>
        <source>Stopped. Only the curve and the finished rows are kept.</source>
        <translation>Arrêté. Seules la courbe et les lignes finies sont gardées.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Ouvrir des vecteurs de mots…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Aligner</translation>
    </message>
    <message>
        <source>Align two spaces of word vectors, so that words lie near their translations.</source>
        <translation>Aligner deux espaces de vecteurs de mots, pour que les mots soient proches de leurs traductions.</translation>
    </message>
    <message>
        <source>Two sets of word vectors and a few known translations are all it takes; the result appears here.</source>
        <translation>Deux jeux de vecteurs de mots et quelques traductions connues suffisent ; le résultat s’affiche ici.</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Comparer les méthodes</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Arrêter après l’étape en cours</translation>
    </message>
    <message>
        <source>Progress of the alignment</source>
        <translation>Progression de l’alignement</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Ouvrir un fichier de paires de mots</translation>
    </message>
    <message>
        <source>Open word pairs…</source>
        <translation>Ouvrir des paires de mots…</translation>
    </message>
    <message>
        <source>Learn a map and measure it</source>
        <translation>Apprendre une transformation et la mesurer</translation>
    </message>
    <message>
        <source>Run all methods, retrieval criteria and directions on this dictionary</source>
        <translation>Essayer toutes les méthodes, tous les critères et les deux directions sur ce dictionnaire</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignResults</name>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β du softmax inversé</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Enregistrer la transformation</translation>
    </message>
    <message>
        <source>%1-%2.map</source>
        <translation>%1-%2.map</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformations (*.map);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saving the map</source>
        <translation>Enregistrement de la transformation</translation>
    </message>
    <message>
        <source>The map is in %1; it fits these vectors alone.</source>
        <translation>La transformation est dans %1&#xa0;; elle ne convient qu’à ces vecteurs.</translation>
    </message>
    <message>
        <source>Mapped vectors of %1</source>
        <translation>Vecteurs transformés de %1</translation>
    </message>
    <message>
        <source>source.mapped.vec</source>
        <translation>source.transforme.vec</translation>
    </message>
    <message>
        <source>Word vectors (*.vec);;All files (*)</source>
        <translation>Vecteurs de mots (*.vec);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>target.mapped.vec</source>
        <translation>cible.transforme.vec</translation>
    </message>
    <message>
        <source>Writing mapped vectors</source>
        <translation>Écriture des vecteurs transformés</translation>
    </message>
    <message>
        <source>The mapped vectors are in %1 and %2.</source>
        <translation>Les vecteurs transformés sont dans %1 et %2.</translation>
    </message>
    <message>
        <source>Save the induced dictionary</source>
        <translation>Enregistrer le dictionnaire induit</translation>
    </message>
    <message>
        <source>induced-dictionary.tsv</source>
        <translation>dictionnaire-induit.tsv</translation>
    </message>
    <message>
        <source>Word pairs (*.tsv);;All files (*)</source>
        <translation>Paires de mots (*.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Inducing a dictionary</source>
        <translation>Induction d’un dictionnaire</translation>
    </message>
    <message>
        <source>The induced dictionary is in %1.</source>
        <translation>Le dictionnaire induit est dans %1.</translation>
    </message>
    <message>
        <source>Save the map…</source>
        <translation>Enregistrer la transformation…</translation>
    </message>
    <message>
        <source>One file that maps these vectors, and words they lack, elsewhere (Ctrl+S)</source>
        <translation>Un fichier qui transforme ailleurs ces vecteurs, et les mots qui leur manquent (Ctrl+S)</translation>
    </message>
    <message>
        <source>Mapped vectors…</source>
        <translation>Vecteurs transformés…</translation>
    </message>
    <message>
        <source>Both spaces mapped into the shared one, as .vec files that other tools read</source>
        <translation>Les deux espaces transformés dans l’espace commun, en fichiers .vec que d’autres outils lisent</translation>
    </message>
    <message>
        <source>Induced dictionary…</source>
        <translation>Dictionnaire induit…</translation>
    </message>
    <message>
        <source>Mutual nearest neighbours (each the other&apos;s best translation), with scores</source>
        <translation>Plus proches voisins mutuels (chacun la meilleure traduction de l’autre), avec scores</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Paires de mots</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Méthodes</translation>
    </message>
    <message>
        <source>Views of the alignment</source>
        <translation>Vues de l’alignement</translation>
    </message>
    <message>
        <source>This method finds its map in one step: there is no curve to watch.</source>
        <translation>Cette méthode trouve sa transformation en une étape : il n’y a pas de courbe.</translation>
    </message>
    <message>
        <source>Each point is an iteration; its P@1 is that of the held-out pairs that decide when to stop.</source>
        <translation>Chaque point est une itération ; son P@1 est celui des paires mises de côté qui décident de l’arrêt.</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignSettings</name>
    <message>
        <source>A file of word pairs</source>
        <translation>Un fichier de paires de mots</translation>
    </message>
    <message>
        <source>Identical strings</source>
        <translation>Chaînes identiques</translation>
    </message>
    <message>
        <source>Aligned sentences</source>
        <translation>Phrases alignées</translation>
    </message>
    <message>
        <source>From the library</source>
        <translation>De la bibliothèque</translation>
    </message>
    <message>
        <source>None (self-learning)</source>
        <translation>Aucun (auto-apprentissage)</translation>
    </message>
    <message>
        <source>Unit, centre, unit</source>
        <translation>Norme 1, centrage, norme 1</translation>
    </message>
    <message>
        <source>Iterative (5 rounds)</source>
        <translation>Itérative (5 itérations)</translation>
    </message>
    <message>
        <source>Unit length only</source>
        <translation>Norme 1 seule</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Look &amp;up in lower case too</source>
        <translation>Chercher a&amp;ussi en minuscules</translation>
    </message>
    <message>
        <source>For dictionaries that capitalise and vectors that do not</source>
        <translation>Pour les dictionnaires à majuscules et les vecteurs sans</translation>
    </message>
    <message>
        <source>L&amp;etters only, no digits or symbols</source>
        <translation>Seulement des l&amp;ettres, ni chiffres ni symboles</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>method&apos;s default</source>
        <translation>par défaut de la méthode</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Source</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Cible</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Dictionnaire</translation>
    </message>
    <message>
        <source>&amp;Word pairs</source>
        <translation>&amp;Paires de mots</translation>
    </message>
    <message>
        <source>Minimum le&amp;tters</source>
        <translation>Le&amp;ttres au moins</translation>
    </message>
    <message>
        <source>Source se&amp;ntences</source>
        <translation>Phrases sour&amp;ce</translation>
    </message>
    <message>
        <source>Target sentence&amp;s</source>
        <translation>Phrases ci&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation>&amp;Ressource</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>N&amp;ormalisation</source>
        <translation>N&amp;ormalisation</translation>
    </message>
    <message>
        <source>Test &amp;pairs</source>
        <translation>Paires de &amp;test</translation>
    </message>
    <message>
        <source>D&amp;imensions</source>
        <translation>D&amp;imensions</translation>
    </message>
    <message>
        <source>Most fre&amp;quent words used</source>
        <translation>Mots les plus fré&amp;quents</translation>
    </message>
    <message>
        <source>Nei&amp;ghbours of CSLS</source>
        <translation>&amp;Voisins de CSLS</translation>
    </message>
    <message>
        <source>Maximum iterati&amp;ons</source>
        <translation>Itérations &amp;max.</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Gr&amp;aine</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>T&amp;hreads</translation>
    </message>
    <message>
        <source>Source vectors</source>
        <translation>Vecteurs source</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Vecteurs cible</translation>
    </message>
    <message>
        <source>Open a file of training pairs</source>
        <translation>Ouvrir un fichier de paires d’entraînement</translation>
    </message>
    <message>
        <source>one pair per line</source>
        <translation>une paire par ligne</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Ouvrir un fichier de paires de test</translation>
    </message>
    <message>
        <source>or use the share above</source>
        <translation>ou la part ci-dessus</translation>
    </message>
    <message>
        <source>Open sentences in the source language</source>
        <translation>Ouvrir des phrases dans la langue source</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>une phrase par ligne</translation>
    </message>
    <message>
        <source>Open their translations, line by line</source>
        <translation>Ouvrir leurs traductions, ligne à ligne</translation>
    </message>
    <message>
        <source>the same lines</source>
        <translation>les mêmes lignes</translation>
    </message>
    <message>
        <source>Source words held out of the dictionary, to evaluate the map on</source>
        <translation>Mots source du dictionnaire mis de côté, sur lesquels la transformation est évaluée</translation>
    </message>
    <message>
        <source>Held-out source words on which iterative methods decide when to stop</source>
        <translation>Mots source mis de côté, sur lesquels les méthodes itératives décident de s’arrêter</translation>
    </message>
    <message>
        <source>Test sh&amp;are</source>
        <translation>P&amp;art de test</translation>
    </message>
    <message>
        <source>Held-out share for early stoppi&amp;ng</source>
        <translation>Part mise de côté pour l’arrêt anticipé</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignabilityPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Avant l’exécution</translation>
    </message>
    <message>
        <source>%1: %2 words × %3 dimensions</source>
        <translation>%1&#xa0;: %2 mots × %3 dimensions</translation>
    </message>
    <message>
        <source>Dictionary: %1 of %2 pairs in both; covers %3 % of its source words</source>
        <translation>Dictionnaire&#xa0;: %1 paires sur %2 dans les deux&#xa0;; %3&#xa0;% de ses mots source couverts</translation>
    </message>
    <message>
        <source>Strings in both: %1</source>
        <translation>Chaînes dans les deux&#xa0;: %1</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
    <message>
        <source>Spectral distance: %1 (0 = isomorphic)</source>
        <translation>Distance spectrale : %1 (0 = isomorphe)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurve</name>
    <message>
        <source>Objective (left)</source>
        <translation>Objectif (à gauche)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Itération</translation>
    </message>
    <message>
        <source>Curve of the alignment; the table has the numbers</source>
        <translation>Courbe de l’alignement&#xa0;; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>Objective and P@1 by iteration</source>
        <translation>Objectif et P@1 par itération</translation>
    </message>
    <message>
        <source>alignment-curve</source>
        <translation>courbe-alignement</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs (right)</source>
        <translation>P@1 sur les paires mises de côté (à droite)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurveModel</name>
    <message>
        <source>Iteration</source>
        <translation>Itération</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Held-out P@1</source>
        <translation>P@1 mis de côté</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Kept share</source>
        <translation>Part gardée</translation>
    </message>
</context>
<context>
    <name>crossgloss::AloneModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
</context>
<context>
    <name>crossgloss::AnswerSaving</name>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré : %1</translation>
    </message>
    <message>
        <source>%1 is no longer saved.</source>
        <translation>%1 n’est plus enregistré.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Choose an answer to save it</source>
        <translation>Choisissez une réponse pour l’enregistrer</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskPane</name>
    <message>
        <source>Choose a trained dictionary encoder.</source>
        <translation>Choisir un encodeur de dictionnaire entraîné.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 n’est pas un fichier.</translation>
    </message>
    <message>
        <source>Describe a meaning.</source>
        <translation>Décrire un sens.</translation>
    </message>
    <message>
        <source>Asking an encoder</source>
        <translation>Interroger un encodeur</translation>
    </message>
    <message>
        <source>Answers of a trained encoder appear here, with the words that it looked at and the nearest definitions it learned from.</source>
        <translation>Ici apparaissent les réponses d’un encodeur entraîné, avec les mots qu’il a regardés et les définitions les plus proches parmi celles dont il a appris.</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Arrêter l’interrogation</translation>
    </message>
    <message>
        <source>Progress of the question</source>
        <translation>Avancement de la question</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Interroger</translation>
    </message>
    <message>
        <source>Ask the encoder for words of this meaning</source>
        <translation>Demander à l’encodeur des mots de ce sens</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>D&amp;e</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Vers</translation>
    </message>
    <message>
        <source>A&amp;nswers</source>
        <translation>&amp;Réponses</translation>
    </message>
    <message>
        <source>Training definitions &amp;shown</source>
        <translation>Définitions d’entraînement a&amp;ffichées</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Open a trained dictionary encoder</source>
        <translation>Ouvrir un encodeur de dictionnaire entraîné</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modèles (*.model);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>fichier d’un modèle entraîné</translation>
    </message>
    <message>
        <source>a shy animal with long ears</source>
        <translation>un animal craintif aux longues oreilles</translation>
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
        <translation>inconnu</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>What the encoder looked at</source>
        <translation>Ce que l’encodeur a regardé</translation>
    </message>
    <message>
        <source>Nearest definitions of the training</source>
        <translation>Définitions d’entraînement les plus proches</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Définition</translation>
    </message>
    <message>
        <source>Attention to each word, or how far the vector turns when the word is left out</source>
        <translation>Attention portée à chaque mot, ou de combien le vecteur tourne quand le mot manque</translation>
    </message>
</context>
<context>
    <name>crossgloss::AttentionView</name>
    <message>
        <source>%1: %2 % of the attention</source>
        <translation>%1 : %2 % de l’attention</translation>
    </message>
    <message>
        <source>%1: unknown, so it did not count</source>
        <translation>%1 : inconnu, n’a donc pas compté</translation>
    </message>
    <message>
        <source>Words that counted</source>
        <translation>Mots qui ont compté</translation>
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
        <translation>Touche</translation>
    </message>
    <message>
        <source>Lemmas</source>
        <translation>Lemmes</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glose</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
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
        <translation>✓ accepté</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>suggéré</translation>
    </message>
    <message>
        <source>✗ rejected</source>
        <translation>✗ rejeté</translation>
    </message>
    <message>
        <source>linked to %1</source>
        <translation>relié à %1</translation>
    </message>
    <message>
        <source>suggested for %1</source>
        <translation>suggéré pour %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best candidates</source>
        <translation>Meilleurs candidats</translation>
    </message>
    <message>
        <source>The ten best candidates; a number or Enter accepts one</source>
        <translation>Les dix meilleurs candidats ; un chiffre ou Entrée en accepte un</translation>
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
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>crossgloss::ClustersPanel</name>
    <message>
        <source>Finding clusters</source>
        <translation>Recherche de groupes</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>Recherche de groupes…</translation>
    </message>
    <message>
        <source>%1 clusters; %2 points are in none.</source>
        <translation>%1 groupes ; %2 points ne sont dans aucun.</translation>
    </message>
    <message>
        <source>Clusters are named by their most typical words; choosing one selects its points.</source>
        <translation>Les groupes portent le nom de leurs mots les plus typiques ; en choisir un sélectionne ses points.</translation>
    </message>
    <message>
        <source>k-means of the vectors</source>
        <translation>k-moyennes des vecteurs</translation>
    </message>
    <message>
        <source>By density on the map (HDBSCAN)</source>
        <translation>Par densité sur la carte (HDBSCAN)</translation>
    </message>
    <message>
        <source>How clusters are found</source>
        <translation>Comment les groupes sont trouvés</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <translation>Points minimum</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>Nombre de groupes</translation>
    </message>
    <message>
        <source>Minimum points of a cluster</source>
        <translation>Nombre minimal de points d’un groupe</translation>
    </message>
    <message>
        <source>1 %</source>
        <translation>1 %</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Find clusters of the points</source>
        <translation>Chercher des groupes de points</translation>
    </message>
    <message>
        <source>Clusters; choosing one selects its points</source>
        <translation>Groupes ; en choisir un sélectionne ses points</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareActions</name>
    <message>
        <source>&amp;Two sentences</source>
        <translation>&amp;Deux phrases</translation>
    </message>
    <message>
        <source>&amp;Search by meaning</source>
        <translation>Recherche par le &amp;sens</translation>
    </message>
    <message>
        <source>Two &amp;lists</source>
        <translation>Deux &amp;listes</translation>
    </message>
    <message>
        <source>&amp;Add a list of sentences…</source>
        <translation>&amp;Ajouter une liste de phrases…</translation>
    </message>
    <message>
        <source>&amp;Remove the list</source>
        <translation>&amp;Retirer la liste</translation>
    </message>
    <message>
        <source>&amp;Compare the chosen sentences</source>
        <translation>&amp;Comparer les phrases choisies</translation>
    </message>
    <message>
        <source>&amp;Find the partners of two lists</source>
        <translation>Trouver les &amp;partenaires de deux listes</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparePage</name>
    <message>
        <source>Reading the pack</source>
        <translation>Lecture du paquet</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>See whether two sentences say the same, in one language or two, and which words carry it.</source>
        <translation>Voyez si deux phrases disent la même chose, dans une langue ou deux, et quels mots le portent.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Ce qui est comparé</translation>
    </message>
    <message>
        <source>Two sentences</source>
        <translation>Deux phrases</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Recherche par le sens</translation>
    </message>
    <message>
        <source>Two lists</source>
        <translation>Deux listes</translation>
    </message>
    <message>
        <source>Find the sentences of a list that mean what you write, in any language.</source>
        <translation>Trouver les phrases d’une liste qui veulent dire ce que vous écrivez, dans n’importe quelle langue.</translation>
    </message>
    <message>
        <source>Find the sentences of two lists that say the same, in one language or two.</source>
        <translation>Trouver les phrases de deux listes qui disent la même chose, dans une langue ou dans deux.</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareSettings</name>
    <message>
        <source>The pack</source>
        <translation>Le paquet</translation>
    </message>
    <message>
        <source>Mean of words</source>
        <translation>Moyenne des mots</translation>
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
        <translation>Ajouter un modèle de phrases</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>F&amp;irst sentence</source>
        <translation>&amp;Première phrase</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Écrivez une phrase dans n’importe quelle langue</translation>
    </message>
    <message>
        <source>Se&amp;cond sentence</source>
        <translation>Se&amp;conde phrase</translation>
    </message>
    <message>
        <source>Write the other one, in the same or another language</source>
        <translation>Écrivez l’autre, dans la même langue ou une autre</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Comparer selon</translation>
    </message>
    <message>
        <source>Add a &amp;model…</source>
        <translation>Aj&amp;outer un modèle…</translation>
    </message>
    <message>
        <source>A file that compose wrote, a trained encoder or another pack</source>
        <translation>Un fichier écrit par compose, un encodeur entraîné ou un autre paquet</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Fonctionne sans aucun vecteur de mots</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>Avec les vecteurs de mots alignés en dernier</translation>
    </message>
    <message>
        <source>Character n-grams</source>
        <translation>N-grammes de caractères</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareView</name>
    <message>
        <source>every word has a counterpart</source>
        <translation>chaque mot a un équivalent</translation>
    </message>
    <message>
        <source>without counterpart: %1</source>
        <translation>sans équivalent : %1</translation>
    </message>
    <message>
        <source>first sentence</source>
        <translation>première phrase</translation>
    </message>
    <message>
        <source>second sentence</source>
        <translation>seconde phrase</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>What each model says of the two sentences</source>
        <translation>Ce que chaque modèle dit des deux phrases</translation>
    </message>
    <message>
        <source>The words that carry the similarity; arrow keys single a word out</source>
        <translation>Les mots qui portent la similarité ; les flèches isolent un mot</translation>
    </message>
    <message>
        <source>This model is not made of words: there is no plan to draw.</source>
        <translation>Ce modèle n’est pas fait de mots : il n’y a pas de plan à dessiner.</translation>
    </message>
    <message>
        <source>The words that carry the similarity in numbers</source>
        <translation>Les mots qui portent la similarité, en chiffres</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>file name</comment>
        <translation>comparaison</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonModel</name>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
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
        <translation>Valeur p</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Secondes</translation>
    </message>
    <message>
        <source>could not run</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>référence</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonView</name>
    <message>
        <source>B&amp;ars of</source>
        <translation>B&amp;arres de</translation>
    </message>
    <message>
        <source>Direction that the bars show</source>
        <translation>Direction que montrent les barres</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by method and retrieval; the table has the numbers</source>
        <translation>Barres de P@1 par méthode et critère&#xa0;; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>All methods, retrieval criteria and directions</source>
        <translation>Tous les critères, méthodes et directions</translation>
    </message>
    <message>
        <source>alignment-comparison</source>
        <translation>comparaison-methodes</translation>
    </message>
    <message>
        <source>All on the same words. p: how likely chance alone would give such a difference to the baseline.</source>
        <translation>Toutes sur les mêmes mots. p : probabilité que le hasard seul donne un tel écart à la référence.</translation>
    </message>
    <message>
        <source>Compare methods runs all of them on this dictionary; the table fills as they finish.</source>
        <translation>« Comparer les méthodes » les essaie toutes sur ce dictionnaire ; le tableau se remplit au fur et à mesure.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::CountModel</name>
    <message>
        <source>What</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageModel</name>
    <message>
        <source>Matching by margin</source>
        <translation>Appariement par marge</translation>
    </message>
    <message>
        <source>Retrieval by score</source>
        <translation>Recherche par score</translation>
    </message>
    <message>
        <source>Decided, by margin</source>
        <translation>Décidé, par marge</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct: precision %4, 95 % interval %5 … %6
coverage %7, %8 at least %9</source>
        <translation>%1
%2 sur %3 corrects : précision %4, intervalle à 95 % %5 … %6
couverture %7, %8 d’au moins %9</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>marge</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Couverture</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrects</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Seuil</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoveragePlot</name>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Coverage (most certain first)</source>
        <translation>Couverture (les plus sûrs d’abord)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageView</name>
    <message>
        <source>The correct target of %1 of %2 glosses is known.</source>
        <translation>La cible correcte de %1 des %2 gloses est connue.</translation>
    </message>
    <message numerus="yes">
        <source>%1 judged %Ln suggestion(s), which are not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</source>
        <translation>
            <numerusform>%1 a jugé %Ln suggestion (échantillon non aléatoire) ; correctes : %2, précision %3, intervalle à 95 % %4 … %5.</numerusform>
            <numerusform>%1 a jugé %Ln suggestions (échantillon non aléatoire) ; correctes : %2, précision %3, intervalle à 95 % %4 … %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>linking</source>
        <translation>liaison</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>mesure</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>relecteur</translation>
    </message>
    <message>
        <source>glosses</source>
        <translation>gloses</translation>
    </message>
    <message>
        <source>known</source>
        <translation>connues</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>jugées</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Retour à la relecture</translation>
    </message>
    <message>
        <source>Escape goes back too</source>
        <translation>Échap ramène aussi</translation>
    </message>
    <message>
        <source>No curve yet: the wordnets share no ids, and you have reviewed no suggestion. Accept or reject some, and their precision by margin appears here.</source>
        <translation>Pas encore de courbe : les wordnets n’ont aucun identifiant en commun, et vous n’avez relu aucune suggestion. Acceptez-en ou rejetez-en quelques-unes, et leur précision par marge apparaîtra ici.</translation>
    </message>
    <message>
        <source>Precision at each coverage; the table has the numbers</source>
        <translation>Précision à chaque couverture ; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>Precision at each coverage</source>
        <translation>Précision à chaque couverture</translation>
    </message>
    <message>
        <source>precision-and-coverage</source>
        <translation>precision-et-couverture</translation>
    </message>
</context>
<context>
    <name>crossgloss::CriteriaModel</name>
    <message>
        <source>before the map</source>
        <translation>avant la transformation</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>après la transformation</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Asymétrie</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin des Bois</translation>
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
        <translation>Note (%1) : Entrée l’enregistre, Maj+Entrée va à la ligne</translation>
    </message>
    <message>
        <source>Note on this gloss</source>
        <translation>Note sur cette glose</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>Reporter</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Sans équivalent</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Rouvrir</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskHead</name>
    <message>
        <source>reviewed by %1</source>
        <translation>relu par %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Merge decisions made elsewhere (%1)</source>
        <translation>Fusionner des décisions prises ailleurs (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the decisions or the linked wordnet to a file (Ctrl+E)</source>
        <translation>Écrire les décisions ou le wordnet relié dans un fichier (Ctrl+E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the list of linkings (%1)</source>
        <translation>Retour à la liste des liaisons (%1)</translation>
    </message>
    <message>
        <source>Decisions as a &amp;table (.tsv)…</source>
        <translation>Décisions en &amp;tableau (.tsv)…</translation>
    </message>
    <message>
        <source>Open Multilingual &amp;Wordnet (.tab)…</source>
        <translation>Open Multilingual &amp;Wordnet (.tab)…</translation>
    </message>
    <message>
        <source>Wordnet with links, WN-&amp;LMF (.xml)…</source>
        <translation>Wordnet avec liens, WN-&amp;LMF (.xml)…</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskPanes</name>
    <message>
        <source>Queue</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Relecture</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskSession</name>
    <message>
        <source>Recording a decision</source>
        <translation>Enregistrement d’une décision</translation>
    </message>
    <message>
        <source>Undoing a decision</source>
        <translation>Annulation d’une décision</translation>
    </message>
    <message>
        <source>Redoing a decision</source>
        <translation>Rétablissement d’une décision</translation>
    </message>
    <message>
        <source>Importing decisions</source>
        <translation>Importation des décisions</translation>
    </message>
    <message>
        <source>Reading candidates</source>
        <translation>Lecture des candidats</translation>
    </message>
    <message>
        <source>Comparing two reviewers</source>
        <translation>Comparaison de deux relecteurs</translation>
    </message>
    <message>
        <source>Recording viewed glosses</source>
        <translation>Enregistrement des gloses vues</translation>
    </message>
    <message>
        <source>Computing the precision</source>
        <translation>Calcul de la précision</translation>
    </message>
    <message>
        <source>Searching the target wordnet</source>
        <translation>Recherche dans le wordnet cible</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskView</name>
    <message>
        <source>Reviewers differ</source>
        <translation>Relecteurs en désaccord</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Montrer la ligne</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) added</source>
        <translation>
            <numerusform>%Ln décision ajoutée</numerusform>
            <numerusform>%Ln décisions ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <translation>
            <numerusform>%Ln déjà connue</numerusform>
            <numerusform>%Ln déjà connues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of glosses that this linking lacks</source>
        <translation>
            <numerusform>%Ln sur une glose absente de cette liaison</numerusform>
            <numerusform>%Ln sur des gloses absentes de cette liaison</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in conflict with what was decided here, which is kept</source>
        <translation>
            <numerusform>%Ln en conflit avec ce qui est décidé ici, qui est gardé</numerusform>
            <numerusform>%Ln en conflit avec ce qui est décidé ici, qui est gardé</numerusform>
        </translation>
    </message>
    <message>
        <source>Import conflicts</source>
        <translation>Conflits d’importation</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Importé : %1.</translation>
    </message>
    <message>
        <source>%1 · score %2 · margin %3</source>
        <comment>state, numbers</comment>
        <translation>%1 · score %2 · marge %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>nearest neighbour: %1</source>
        <translation>plus proche voisin : %1</translation>
    </message>
    <message>
        <source>This linking was made without word vectors: there is no plan to draw.</source>
        <translation>Cette liaison est faite sans vecteurs de mots : il n’y a pas de plan de transport.</translation>
    </message>
    <message>
        <source>No word of these glosses has a vector.</source>
        <translation>Aucun mot de ces gloses n’a de vecteur.</translation>
    </message>
    <message>
        <source>This concept was not compared: there is no plan to draw.</source>
        <translation>Ce concept n’a pas été comparé : il n’y a pas de plan de transport.</translation>
    </message>
</context>
<context>
    <name>crossgloss::DetailsPanel</name>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message>
        <source>rank %1 by frequency</source>
        <translation>rang de fréquence %1</translation>
    </message>
    <message>
        <source>Details of the chosen word</source>
        <translation>Détails du mot choisi</translation>
    </message>
    <message>
        <source>Close the details (F9)</source>
        <translation>Fermer les détails (F9)</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Fermer les détails</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Copier le mot (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Chercher ce mot</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Demander des mots de même sens</translation>
    </message>
    <message>
        <source>What counted in the description</source>
        <translation>Ce qui a compté dans la description</translation>
    </message>
    <message>
        <source>Definition that matched</source>
        <translation>Définition correspondante</translation>
    </message>
    <message>
        <source>From installed dictionaries</source>
        <translation>Dans les dictionnaires installés</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traductions</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>De sens voisin</translation>
    </message>
    <message>
        <source>No installed dictionary defines this word. The Library shows how to add one.</source>
        <translation>Aucun dictionnaire installé ne définit ce mot. La bibliothèque montre comment en ajouter un.</translation>
    </message>
    <message>
        <source>Choose a word to see what is known of it.</source>
        <translation>Choisissez un mot pour voir ce que l’on en sait.</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>pluriel : %1</translation>
    </message>
    <message>
        <source>Full entry</source>
        <translation>Article complet</translation>
    </message>
    <message>
        <source>All that the dictionaries say of this word (F8)</source>
        <translation>Tout ce que les dictionnaires disent de ce mot (F8)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Retirer le mot des mots enregistrés (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Enregistrer le mot (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryActions</name>
    <message>
        <source>&amp;Used in look-ups</source>
        <translation>&amp;Utilisé dans les recherches</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;up</source>
        <translation>Monter le dictionnai&amp;re</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;down</source>
        <translation>&amp;Descendre le dictionnaire</translation>
    </message>
    <message>
        <source>Choose the &amp;group</source>
        <translation>Choisir le &amp;groupe</translation>
    </message>
    <message>
        <source>Move up: its definitions are shown before those of the ones below (Ctrl+Shift+Up)</source>
        <translation>Monter : ses définitions passent avant celles des dictionnaires placés dessous (Ctrl+Maj+Haut)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+Shift+Down)</source>
        <translation>Descendre (Ctrl+Maj+Bas)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryEncoderPane</name>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>The model is ready. Best: epoch %1, MRR %2 on held-out words.</source>
        <translation>Le modèle est prêt. Meilleur : époque %1, MRR %2 sur les mots mis de côté.</translation>
    </message>
    <message>
        <source>Stopped. The best model so far is kept; start again to go on from the checkpoint.</source>
        <translation>Arrêté. Le meilleur modèle jusqu’ici est gardé ; relancez pour reprendre au point de reprise.</translation>
    </message>
    <message>
        <source>Add definitions…</source>
        <translation>Ajouter des définitions…</translation>
    </message>
    <message>
        <source>Add word vectors…</source>
        <translation>Ajouter des vecteurs de mots…</translation>
    </message>
    <message>
        <source>Ask it…</source>
        <translation>L’interroger…</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferenceModel</name>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glose</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Trouvée</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Appariée</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Cible correcte</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferencesView</name>
    <message>
        <source>Retrieval and matching differ for %1 of %2 glosses. Correct by both: %3; by retrieval alone: %4; by matching alone: %5; by neither: %6. A tick marks what is correct.</source>
        <translation>Recherche et appariement diffèrent pour %1 gloses sur %2. Correctes par les deux : %3 ; par la recherche seule : %4 ; par l’appariement seul : %5 ; par aucun : %6. Une coche marque ce qui est correct.</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glose</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Trouvée</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Appariée</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Cible correcte</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Choisie par</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Victimes</translation>
    </message>
    <message numerus="yes">
        <source>Retrieved by %Ln gloss(es): “%1”</source>
        <translation>
            <numerusform>Trouvée par %Ln glose : « %1 »</numerusform>
            <numerusform>Trouvée par %Ln gloses : « %1 »</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>gloss-differences</source>
        <translation>differences-de-gloses</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message>
        <source>Matching is correct</source>
        <translation>Appariement juste</translation>
    </message>
    <message>
        <source>Retrieval is correct</source>
        <translation>Recherche juste</translation>
    </message>
    <message>
        <source>Neither is correct</source>
        <translation>Aucun juste</translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>Quelles différences</translation>
    </message>
    <message>
        <source>Glosses for which retrieval and matching differ</source>
        <translation>Gloses pour lesquelles recherche et appariement diffèrent</translation>
    </message>
    <message>
        <source>The chosen difference in full</source>
        <translation>La différence choisie en entier</translation>
    </message>
    <message>
        <source>Hub glosses</source>
        <translation>Gloses hubs</translation>
    </message>
    <message>
        <source>Glosses retrieved in place of others, by descending number of victims</source>
        <translation>Gloses trouvées à la place d’autres, par nombre décroissant de victimes</translation>
    </message>
    <message>
        <source>Victims of the chosen hub gloss</source>
        <translation>Victimes de la glose hub choisie</translation>
    </message>
</context>
<context>
    <name>crossgloss::EncoderFields</name>
    <message>
        <source>As usual for the encoder</source>
        <translation>Selon l’encodeur</translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation>Les deux extrémités</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Dernier mot</translation>
    </message>
    <message>
        <source>Mean of the words</source>
        <translation>Moyenne des mots</translation>
    </message>
    <message>
        <source>Maximum over the words</source>
        <translation>Maximum sur les mots</translation>
    </message>
    <message>
        <source>&amp;Kernel (words)</source>
        <translation>No&amp;yau (mots)</translation>
    </message>
    <message>
        <source>Ma&amp;x-pooling (rows)</source>
        <translation>Ma&amp;x-pooling (lignes)</translation>
    </message>
    <message>
        <source>Sente&amp;nce vector</source>
        <translation>&amp;Vecteur de phrase</translation>
    </message>
    <message>
        <source>Dropo&amp;ut</source>
        <translation>Dropo&amp;ut</translation>
    </message>
    <message>
        <source>Gradient cl&amp;ipping (norm)</source>
        <translation>É&amp;crêtage du gradient (norme)</translation>
    </message>
    <message>
        <source>Learning rate fall&amp;s by (share)</source>
        <translation>Baisse &amp;du taux (part)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clipping</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Words under each convolution</source>
        <translation>Mots sous chaque convolution</translation>
    </message>
    <message>
        <source>Rows of which the maximum is taken behind each convolution; 1: none</source>
        <translation>Lignes dont on prend le maximum derrière chaque convolution ; 1 : aucun</translation>
    </message>
    <message>
        <source>How the last layer&apos;s rows become one vector</source>
        <translation>Comment les lignes de la dernière couche deviennent un vecteur</translation>
    </message>
    <message>
        <source>Share of the values between layers that a training step leaves out</source>
        <translation>Part des valeurs entre les couches qu’un pas d’entraînement omet</translation>
    </message>
    <message>
        <source>Longer gradients are shortened to this length</source>
        <translation>Les gradients plus longs sont ramenés à cette longueur</translation>
    </message>
    <message>
        <source>Share of the learning rate that is gone at the last epoch; it falls linearly</source>
        <translation>Part du taux d’apprentissage perdue à la dernière époque ; il baisse linéairement</translation>
    </message>
</context>
<context>
    <name>crossgloss::EntryView</name>
    <message>
        <source>Full entry of a word</source>
        <translation>Article complet d’un mot</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Previous word (Alt+Up)</source>
        <translation>Mot précédent (Alt+Haut)</translation>
    </message>
    <message>
        <source>Previous word</source>
        <translation>Mot précédent</translation>
    </message>
    <message>
        <source>Next word (Alt+Down)</source>
        <translation>Mot suivant (Alt+Bas)</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Mot suivant</translation>
    </message>
    <message>
        <source>Words visited</source>
        <translation>Mots consultés</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Copier le mot (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Chercher ce mot</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Demander des mots de même sens</translation>
    </message>
    <message>
        <source>Close the entry (Esc)</source>
        <translation>Fermer l’article (Échap)</translation>
    </message>
    <message>
        <source>Close the entry</source>
        <translation>Fermer l’article</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Retirer le mot des mots enregistrés (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Enregistrer le mot (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentPane</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 est illisible.</translation>
    </message>
    <message>
        <source>Choose definitions and word vectors under &quot;Dictionary encoder&quot;: all rows learn from them.</source>
        <translation>Choisir les définitions et les vecteurs de mots sous « Encodeur de dictionnaire » : toutes les lignes en apprennent.</translation>
    </message>
    <message>
        <source>Add definitions to test on.</source>
        <translation>Ajouter des définitions de test.</translation>
    </message>
    <message>
        <source>Each test needs definitions of the same languages to train on.</source>
        <translation>Chaque test a besoin de définitions d’entraînement des mêmes langues.</translation>
    </message>
    <message>
        <source>Choose a row that can be trained.</source>
        <translation>Choisir une ligne qui peut être entraînée.</translation>
    </message>
    <message>
        <source>Add sentence pairs to train on and to test on.</source>
        <translation>Ajouter des paires de phrases pour l’entraînement et pour le test.</translation>
    </message>
    <message>
        <source>Choose the languages of the sentence pairs.</source>
        <translation>Choisir les langues des paires de phrases.</translation>
    </message>
    <message>
        <source>Choose word vectors under &quot;Dictionary encoder&quot;.</source>
        <translation>Choisir les vecteurs de mots sous « Encodeur de dictionnaire ».</translation>
    </message>
    <message>
        <source>Choose where to keep what is done.</source>
        <translation>Choisir où garder ce qui est fait.</translation>
    </message>
    <message>
        <source>Write seeds as whole numbers: 1, 2, 3.</source>
        <translation>Écrire les graines comme des nombres entiers : 1, 2, 3.</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; start again to go on.</source>
        <translation>Arrêté. Ce qui est fait est gardé ; démarrer à nouveau pour continuer.</translation>
    </message>
    <message>
        <source>The tables are complete.</source>
        <translation>Les tableaux sont complets.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>%1 of %2 trainings are done. Now: %3, seed %4</source>
        <translation>%1 entraînements sur %2 sont faits. En cours : %3, graine %4</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Enregistrer les chiffres</translation>
    </message>
    <message>
        <source>figures.tsv</source>
        <translation>chiffres.tsv</translation>
    </message>
    <message>
        <source>Tables (*.tsv);;All files (*)</source>
        <translation>Tableaux (*.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Impossible d’écrire %1 : %2</translation>
    </message>
    <message>
        <source>Tables with intervals and paired tests appear here, and fill while encoder after encoder is trained.</source>
        <translation>Ici apparaissent des tableaux avec intervalles et tests appariés ; ils se remplissent à mesure que les encodeurs sont entraînés.</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Arrêter ; ce qui est fait est gardé</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Avancement de l’expérience</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Train all rows, as far as they are not there yet</source>
        <translation>Entraîner toutes les lignes qui manquent encore</translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation>Enregistrer en TSV…</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentSettings</name>
    <message>
        <source>Reverse dictionary: words of definitions</source>
        <translation>Dictionnaire inversé : mots des définitions</translation>
    </message>
    <message>
        <source>Paraphrases: sentences that say the same</source>
        <translation>Paraphrases : phrases qui disent la même chose</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>E&amp;xpérience</translation>
    </message>
    <message>
        <source>Encoders</source>
        <translation>Encodeurs</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>De bout en bout</translation>
    </message>
    <message>
        <source>Trained &amp;encoders in</source>
        <translation>&amp;Encodeurs entraînés dans</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>&amp;Graines</translation>
    </message>
    <message>
        <source>Kept &amp;in</source>
        <translation>Gardé da&amp;ns</translation>
    </message>
    <message>
        <source>Folder of trained encoders</source>
        <translation>Dossier d’encodeurs entraînés</translation>
    </message>
    <message>
        <source>Choose the folder of a dictionary experiment</source>
        <translation>Choisir le dossier d’une expérience de dictionnaire</translation>
    </message>
    <message>
        <source>folder of a dictionary experiment</source>
        <translation>dossier d’une expérience de dictionnaire</translation>
    </message>
    <message>
        <source>Folder of the experiment</source>
        <translation>Dossier de l’expérience</translation>
    </message>
    <message>
        <source>Choose a folder for models and their answers</source>
        <translation>Choisir un dossier pour les modèles et leurs réponses</translation>
    </message>
    <message>
        <source>models and their answers; what lies there is taken</source>
        <translation>modèles et leurs réponses ; ce qui s’y trouve est repris</translation>
    </message>
    <message>
        <source>A training for each, of every row</source>
        <translation>Un entraînement par graine et par ligne</translation>
    </message>
    <message>
        <source>Definitions to test on</source>
        <translation>Définitions de test</translation>
    </message>
    <message>
        <source>Held-out words, a file for each direction; drop the folder of a data set here</source>
        <translation>Mots mis de côté, un fichier par direction ; déposer ici le dossier d’un jeu de données</translation>
    </message>
    <message>
        <source>Open definitions</source>
        <translation>Ouvrir des définitions</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Définitions (*.tsv *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Labelled sentence pairs</source>
        <translation>Paires de phrases étiquetées</translation>
    </message>
    <message>
        <source>To train on, to test on, to validate on: in this order</source>
        <translation>Pour l’entraînement, le test et la validation : dans cet ordre</translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation>Ouvrir des paires de phrases</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Paires de phrases (*.tsv *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::FigureTables</name>
    <message numerus="yes">
        <source>%Ln question(s); 95 % interval in brackets, deviation over the seeds behind ±</source>
        <translation>
            <numerusform>%Ln question ; intervalle à 95 % entre crochets, écart entre les graines après ±</numerusform>
            <numerusform>%Ln questions ; intervalle à 95 % entre crochets, écart entre les graines après ±</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresModel</name>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
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
        <translation>Barres de P@1 par critère et direction&#xa0;; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>Precision by direction and retrieval criterion</source>
        <translation>Précision par direction et critère</translation>
    </message>
    <message>
        <source>alignment-figures</source>
        <translation>alignement</translation>
    </message>
    <message>
        <source>How well the map translates is shown here after a run.</source>
        <translation>Ce que vaut la transformation en traduction s’affiche ici après une exécution.</translation>
    </message>
    <message>
        <source>A test of %1 words; the query words are those in both spaces, and any listed translation counts. Learned from %2 pairs in %3 s.</source>
        <translation>Un test de %1 mots ; les mots-requêtes sont ceux des deux espaces, et toute traduction listée compte. Appris de %2 paires en %3 s.</translation>
    </message>
    <message>
        <source>The map is learned. Name test pairs, or hold out a share of the dictionary, to see how well it translates.</source>
        <translation>La transformation est apprise. Indiquez des paires de test, ou mettez de côté une part du dictionnaire, pour voir comment elle traduit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the words are also training words: the figure is optimistic.</source>
        <translation>
            <numerusform>%Ln des mots a aussi servi à l’apprentissage : le chiffre est optimiste.</numerusform>
            <numerusform>%Ln des mots ont aussi servi à l’apprentissage : le chiffre est optimiste.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTable</name>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTableModel</name>
    <message>
        <source>choose</source>
        <translation>choisir</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Réponses en</translation>
    </message>
    <message>
        <source>Definitions in</source>
        <translation>Définitions en</translation>
    </message>
</context>
<context>
    <name>crossgloss::FilterBar</name>
    <message>
        <source>Any part of speech</source>
        <translation>Toute nature</translation>
    </message>
    <message>
        <source>Part of speech: %1</source>
        <translation>Nature : %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>les %1 plus courants</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>plus rares que le rang %1</translation>
    </message>
    <message>
        <source>Any frequency</source>
        <translation>Toute fréquence</translation>
    </message>
    <message>
        <source>Only answers of these parts of speech</source>
        <translation>Seulement les réponses de cette nature</translation>
    </message>
    <message>
        <source>&amp;starts with</source>
        <translation>&amp;commence par</translation>
    </message>
    <message>
        <source>First letters of the answer; accents do not matter. The best help, if you know them.</source>
        <translation>Premières lettres de la réponse ; les accents n’importent pas. La meilleure aide, si on les connaît.</translation>
    </message>
    <message>
        <source>First letters of the answer</source>
        <translation>Premières lettres de la réponse</translation>
    </message>
    <message>
        <source>&amp;pattern</source>
        <translation>&amp;motif</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any number of them</source>
        <translation>? remplace une lettre, * un nombre quelconque</translation>
    </message>
    <message>
        <source>Pattern of the answer: question mark for one letter, asterisk for any number</source>
        <translation>Motif de la réponse : point d’interrogation pour une lettre, astérisque pour un nombre quelconque</translation>
    </message>
    <message>
        <source>&amp;letters</source>
        <translation>&amp;lettres</translation>
    </message>
    <message>
        <source>Minimum number of letters</source>
        <translation>Au moins ce nombre de lettres</translation>
    </message>
    <message>
        <source>Maximum number of letters</source>
        <translation>Au plus ce nombre de lettres</translation>
    </message>
    <message>
        <source>How common the answer is in its language</source>
        <translation>Fréquence de la réponse dans sa langue</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tout effacer</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Effacer tous les filtres</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Masquer les mots vulgaires</translation>
    </message>
    <message>
        <source>Leave out words that dictionaries mark as vulgar (Ctrl+Shift+G)</source>
        <translation>Omettre les mots que les dictionnaires marquent comme vulgaires (Ctrl+Maj+G)</translation>
    </message>
    <message>
        <source>All dictionaries</source>
        <translation>Tous les dictionnaires</translation>
    </message>
    <message>
        <source>Dictionaries: %1</source>
        <translation>Dictionnaires : %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Use only one group of dictionaries; groups are made in the Library</source>
        <translation>Ne consulter qu’un groupe de dictionnaires ; les groupes se font dans la bibliothèque</translation>
    </message>
</context>
<context>
    <name>crossgloss::FoldedSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>Moins de réglages</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Plus de réglages</translation>
    </message>
</context>
<context>
    <name>crossgloss::FolderList</name>
    <message>
        <source>Add a folder of dictionaries</source>
        <translation>Ajouter un dossier de dictionnaires</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>Remove from &amp;list</source>
        <translation>Re&amp;tirer de la liste</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderPane</name>
    <message>
        <source>Training a gloss encoder</source>
        <translation>Entraînement d’un encodeur de gloses</translation>
    </message>
    <message numerus="yes">
        <source>The network is ready, trained on %Ln pair(s).</source>
        <translation>
            <numerusform>Le réseau est prêt, entraîné sur %Ln paire.</numerusform>
            <numerusform>Le réseau est prêt, entraîné sur %Ln paires.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: epoch %1, MRR %2 on validation pairs.</source>
        <translation>Meilleur : époque %1, MRR %2 sur les paires de validation.</translation>
    </message>
    <message>
        <source>Of %1 settings the best has %2 units and dropouts of %3 and %4.</source>
        <translation>Sur %1 réglages, le meilleur a %2 unités et des dropouts de %3 et %4.</translation>
    </message>
    <message>
        <source>The checkpoint of an earlier run belongs to other settings or glosses and was not used.</source>
        <translation>Le point de reprise d’un entraînement précédent vient d’autres réglages ou gloses et n’a pas servi.</translation>
    </message>
    <message>
        <source>Link with it</source>
        <translation>Relier avec ce réseau</translation>
    </message>
    <message>
        <source>Stopped. Start again to go on from the checkpoint.</source>
        <translation>Arrêté. Relancez pour reprendre au point de reprise.</translation>
    </message>
    <message>
        <source>Settings %1 of %2: %3 units</source>
        <translation>Réglages %1 sur %2 : %3 unités</translation>
    </message>
    <message>
        <source>Choose wordnets and vectors</source>
        <translation>Choisir les wordnets et les vecteurs</translation>
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
        <translation>&amp;Autre wordnet</translation>
    </message>
    <message>
        <source>Choose the wordnet with the training glosses.</source>
        <translation>Choisissez le wordnet des gloses d’entraînement.</translation>
    </message>
    <message>
        <source>Choose another wordnet that shares synsets with it.</source>
        <translation>Choisissez un autre wordnet qui partage des synsets avec lui.</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax sur le lot</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>Euclidienne</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>O&amp;bjectif</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>Unités cac&amp;hées</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>É&amp;poques au plus</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>Arrêt anti&amp;cipé (époques)</translation>
    </message>
    <message>
        <source>T&amp;raining pairs</source>
        <translation>Pai&amp;res d’entraînement</translation>
    </message>
    <message>
        <source>M&amp;odel file</source>
        <translation>Fichier du &amp;modèle</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>Taille de l&amp;ot</translation>
    </message>
    <message>
        <source>Dropout of &amp;inputs</source>
        <translation>Dropout des &amp;entrées</translation>
    </message>
    <message>
        <source>Dropout of st&amp;ates</source>
        <translation>Dropo&amp;ut des états</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>D&amp;istance</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>Tau&amp;x d’apprentissage</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Grai&amp;ne</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>They choose the best epoch and the settings; at most a fifth of all pairs</source>
        <translation>Elles servent à choisir la meilleure époque et les réglages ; au plus un cinquième des paires</translation>
    </message>
    <message>
        <source>Tr&amp;y several settings</source>
        <translation>Essa&amp;yer plusieurs réglages</translation>
    </message>
    <message>
        <source>Trains four networks, with all or half the units and dropout, and keeps the best</source>
        <translation>Entraîne quatre réseaux, avec toutes les unités ou la moitié, de même pour le dropout, et garde le meilleur</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Fichier du modèle</translation>
    </message>
    <message>
        <source>Where to save the model</source>
        <translation>Où enregistrer le modèle</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modèles (*.model);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>all</source>
        <comment>pairs</comment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>In-batch negatives</source>
        <translation>Négatifs du lot</translation>
    </message>
    <message>
        <source>Shuffled negatives (as published)</source>
        <translation>Négatifs mélangés (comme publié)</translation>
    </message>
    <message>
        <source>Validatio&amp;n pairs</source>
        <translation>Paires de validatio&amp;n</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossHubModel</name>
    <message>
        <source>Hub gloss</source>
        <translation>Glose hub</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Victimes</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigées</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossMaterialsFields</name>
    <message>
        <source>&amp;Source vectors</source>
        <translation>Vecteurs &amp;source</translation>
    </message>
    <message>
        <source>Target &amp;vectors</source>
        <translation>&amp;Vecteurs cible</translation>
    </message>
    <message>
        <source>&amp;Map between them</source>
        <translation>&amp;Transformation</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Vectors of the source language</source>
        <translation>Vecteurs de la langue source</translation>
    </message>
    <message>
        <source>Vectors of the target language</source>
        <translation>Vecteurs de la langue cible</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Fichier de transformation</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Ouvrir une transformation</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformations (*.map);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>None: the spaces are aligned</source>
        <translation>Aucune : les espaces sont alignés</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message>
        <source>Choose word vectors of the source language.</source>
        <translation>Choisissez des vecteurs de la langue source.</translation>
    </message>
    <message>
        <source>Choose word vectors of the target language.</source>
        <translation>Choisissez des vecteurs de la langue cible.</translation>
    </message>
    <message>
        <source>Choose the map file.</source>
        <translation>Choisissez le fichier de la transformation.</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossVictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Victime</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Cible correcte</translation>
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
        <translation>Lecture des liaisons</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
    <message>
        <source>Opening a linking</source>
        <translation>Ouverture d’une liaison</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Remove a linking</source>
        <translation>Supprimer une liaison</translation>
    </message>
    <message>
        <source>%1 has no decisions yet.</source>
        <translation>%1 n’a pas encore de décisions.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and the decisions on %Ln gloss(es) will be deleted for good. Export them first if in doubt.</source>
        <translation>
            <numerusform>%1 et les décisions sur %Ln glose seront définitivement supprimées. Dans le doute, exportez-les d’abord.</numerusform>
            <numerusform>%1 et les décisions sur %Ln gloses seront définitivement supprimées. Dans le doute, exportez-les d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Removing a linking</source>
        <translation>Suppression d’une liaison</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>Importer des décisions</translation>
    </message>
    <message>
        <source>Decisions (*.tsv *.txt);;All files (*)</source>
        <translation>Décisions (*.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Decisions (*.tsv)</source>
        <translation>Décisions (*.tsv)</translation>
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
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportation de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) written to %1.</source>
        <translation>
            <numerusform>%Ln décision écrite dans %1.</numerusform>
            <numerusform>%Ln décisions écrites dans %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synset(s) written to %1.</source>
        <translation>
            <numerusform>%Ln synset écrit dans %1.</numerusform>
            <numerusform>%Ln synsets écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Gloses</translation>
    </message>
    <message>
        <source>Link the glosses of two wordnets, and decide on every suggestion yourself.</source>
        <translation>Reliez les gloses de deux wordnets et décidez vous-même de chaque suggestion.</translation>
    </message>
    <message>
        <source>Progress of opening the linking</source>
        <translation>Progression de l’ouverture de la liaison</translation>
    </message>
</context>
<context>
    <name>crossgloss::HelpWindow</name>
    <message>
        <source>Five-minute tours</source>
        <translation>Visites de cinq minutes</translation>
    </message>
    <message>
        <source>The window, page by page</source>
        <translation>La fenêtre, page par page</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>%1 – manual</source>
        <translation>%1 – manuel</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>Aucune page ne contient tous ces mots.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found</source>
        <translation>
            <numerusform>%Ln endroit trouvé</numerusform>
            <numerusform>%Ln endroits trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>Absent de cette page</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Words to search the manual for</source>
        <translation>Mots à chercher dans le manuel</translation>
    </message>
    <message>
        <source>Finds pages that have all of these words; accents and case do not matter (%1)</source>
        <translation>Trouve les pages qui contiennent tous ces mots ; les accents et la casse n’importent pas (%1)</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Sommaire du manuel</translation>
    </message>
    <message>
        <source>Places found; the arrow keys show them</source>
        <translation>Endroits trouvés ; les flèches les montrent</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Première page</translation>
    </message>
    <message>
        <source>Find in the page</source>
        <translation>Chercher dans la page</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Endroit précédent</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Endroit suivant</translation>
    </message>
    <message>
        <source>Words to find in the page</source>
        <translation>Mots à chercher dans la page</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryButtons</name>
    <message>
        <source>Back (Alt+Left); hold for the list</source>
        <translation>Précédent (Alt+Gauche) ; appui long pour la liste</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward (Alt+Right); hold for the list</source>
        <translation>Suivant (Alt+Droite) ; appui long pour la liste</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryPanel</name>
    <message>
        <source>All languages</source>
        <translation>Toutes les langues</translation>
    </message>
    <message>
        <source>Nothing has been looked up yet.</source>
        <translation>Rien n’a encore été cherché.</translation>
    </message>
    <message>
        <source>No earlier look-up contains these words.</source>
        <translation>Aucune recherche passée ne contient ces mots.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Look up again</source>
        <translation>&amp;Chercher à nouveau</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Descriptions déjà cherchées</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Fermer l’historique</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Words to search the history for</source>
        <translation>Mots à chercher dans l’historique</translation>
    </message>
    <message>
        <source>Language to search the history for</source>
        <translation>Langue à chercher dans l’historique</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Look this up again, with its languages and filters (Enter)</source>
        <translation>Chercher à nouveau, avec les mêmes langues et filtres (Entrée)</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Forget this description (Del)</source>
        <translation>Oublier cette description (Suppr)</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Tout oublier</translation>
    </message>
    <message>
        <source>Forget all descriptions, including those that the search hides</source>
        <translation>Oublier toutes les descriptions, même celles que la recherche ne montre pas</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Conserver l’historique</translation>
    </message>
    <message>
        <source>Otherwise it is deleted when the window closes, and nothing stays on the disk</source>
        <translation>Sinon il est supprimé à la fermeture de la fenêtre, et rien ne reste sur le disque</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Oublié.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln description(s) forgotten.</source>
        <translation>
            <numerusform>%Ln description oubliée.</numerusform>
            <numerusform>%Ln descriptions oubliées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::HitModel</name>
    <message>
        <source>%1: %2</source>
        <comment>a language, a text in it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traductions</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
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
        <translation>requêtes</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>cibles</translation>
    </message>
    <message>
        <source>map</source>
        <translation>transformation</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>query words</source>
        <translation>mots-requêtes</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>mots cibles</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>graine</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>dictionnaire</translation>
    </message>
    <message>
        <source>Measuring hubs of %1</source>
        <translation>Mesure des hubs de %1</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Choisissez les vecteurs cible.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Ouvrir des vecteurs de mots…</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesurer</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Find the words that are nearest neighbours of many others, and what a retrieval criterion does about them.</source>
        <translation>Trouver les mots qui sont plus proches voisins de beaucoup d’autres, et ce qu’un critère de recherche y change.</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Arrêter après l’étape en cours</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progression de la mesure</translation>
    </message>
    <message>
        <source>Choose the query vectors.</source>
        <translation>Choisissez les vecteurs des requêtes.</translation>
    </message>
    <message>
        <source>Choose query and target vectors; with a map between them, both stages are measured.</source>
        <translation>Choisissez les vecteurs des requêtes et des cibles ; avec une transformation entre eux, les deux étapes sont mesurées.</translation>
    </message>
    <message>
        <source>Measure the hubs of all criteria</source>
        <translation>Mesurer les hubs de tous les critères</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsSettings</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un fichier</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>Re&amp;quêtes</translation>
    </message>
    <message>
        <source>&amp;Targets</source>
        <translation>Ci&amp;bles</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Transformation</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Dictionnaire</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (plus proches voisins)</translation>
    </message>
    <message>
        <source>Targ&amp;et words</source>
        <translation>M&amp;ots cibles</translation>
    </message>
    <message>
        <source>Query vectors</source>
        <translation>Vecteurs des requêtes</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Vecteurs cible</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Fichier de transformation</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Ouvrir une transformation</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformations (*.map);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Dictionary for P@1</source>
        <translation>Dictionnaire pour P@1</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Ouvrir un fichier de paires de test</translation>
    </message>
    <message>
        <source>for P@1 (optional)</source>
        <translation>pour P@1 (facultatif)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>The most frequent ones</source>
        <translation>Les plus fréquents</translation>
    </message>
    <message>
        <source>Query &amp;words</source>
        <translation>Mots-r&amp;equêtes</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsView</name>
    <message>
        <source>After the map</source>
        <translation>Après la transformation</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Avant la transformation</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>critère</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>NN %1</source>
        <translation>PPV %1</translation>
    </message>
    <message>
        <source>How often each of %1 words is among the %2 nearest neighbours of %3 queries.</source>
        <translation>Combien de fois chacun des %1 mots est parmi les %2 plus proches voisins de %3 requêtes.</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Victimes</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Victimes de %1</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>Robin des Bois</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>Avant ou après la transformation</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Asymétrie</translation>
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
        <translation>Mots qui sont voisins plus de deux fois plus souvent que la moyenne : N_k &gt; 2k.</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Antihubs</translation>
    </message>
    <message>
        <source>Words that are never among the neighbours.</source>
        <translation>Mots qui ne sont jamais parmi les voisins.</translation>
    </message>
    <message>
        <source>Share of the dictionary&apos;s words whose nearest neighbour is correct.</source>
        <translation>Part des mots du dictionnaire dont le plus proche voisin est correct.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>All criteria</source>
        <translation>Tous les critères</translation>
    </message>
    <message>
        <source>Views of the measurement</source>
        <translation>Vues de la mesure</translation>
    </message>
    <message>
        <source>Histogram of N_k; the table has the numbers</source>
        <translation>Histogramme de N_k&#xa0;; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>Words by N_k</source>
        <translation>Mots par N_k</translation>
    </message>
    <message>
        <source>hubness-histogram</source>
        <translation>histogramme-hubs</translation>
    </message>
    <message>
        <source>Bars of Robin Hood and P@1 by criterion; the table has the numbers</source>
        <translation>Barres de Robin des Bois et P@1 par critère&#xa0;; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>All criteria before and after the map</source>
        <translation>Tous les critères avant et après la transformation</translation>
    </message>
    <message>
        <source>hubness-criteria</source>
        <translation>criteres-hubs</translation>
    </message>
    <message>
        <source>Robin Hood and P@1 of all criteria, side by side.</source>
        <translation>Robin des Bois et P@1 de tous les critères, côte à côte.</translation>
    </message>
    <message>
        <source>Hubs by descending N_k</source>
        <translation>Hubs par N_k décroissant</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Victimes du hub choisi</translation>
    </message>
    <message>
        <source>Of the distribution of N_k: 0 where it is symmetric, large where a few words are neighbours of many.</source>
        <translation>De la distribution de N_k : 0 quand elle est symétrique, grande quand peu de mots sont voisins de beaucoup.</translation>
    </message>
    <message>
        <source>Robin Hood index: the share of neighbour counts to be moved until all words have equally many.</source>
        <translation>Indice de Robin des Bois : la part des voisinages à déplacer pour que tous les mots en aient autant.</translation>
    </message>
    <message>
        <source>Inequality of N_k: 0 = equal for all words, 1 = one word is everyone&apos;s neighbour.</source>
        <translation>Inégalité de N_k : 0 = égal pour tous les mots, 1 = un seul mot est le voisin de tous.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ImportPanel</name>
    <message>
        <source>Files of this kind do not say their language: choose one.</source>
        <translation>Les fichiers de ce genre ne disent pas leur langue : choisissez-la.</translation>
    </message>
    <message>
        <source>as stated in the file</source>
        <translation>selon le fichier</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Genre</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>L&amp;angue</translation>
    </message>
    <message>
        <source>Se&amp;cond language</source>
        <translation>&amp;Seconde langue</translation>
    </message>
    <message>
        <source>&amp;Name in the workspace</source>
        <translation>&amp;Nom dans l’espace de travail</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The library has another resource named %1.</source>
        <translation>La bibliothèque a une autre ressource nommée %1.</translation>
    </message>
    <message>
        <source>Keep both: add a number to the name</source>
        <translation>Garder les deux : ajouter un numéro au nom</translation>
    </message>
    <message>
        <source>Replace the one in the library</source>
        <translation>Remplacer celle de la bibliothèque</translation>
    </message>
    <message>
        <source>What to do with the resource of that name</source>
        <translation>Que faire de la ressource de ce nom</translation>
    </message>
</context>
<context>
    <name>crossgloss::InlineMessage</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>crossgloss::Job</name>
    <message>
        <source>Stopping</source>
        <translation>Arrêt en cours</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Terminé en %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobMessage</name>
    <message>
        <source>Show the line</source>
        <translation>Montrer la ligne</translation>
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
        <translation>encore %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or use smaller data.</source>
        <translation>La mémoire ne suffit pas. Fermez d’autres programmes ou prenez des données plus petites.</translation>
    </message>
    <message>
        <source>It failed for an unknown reason.</source>
        <translation>Échec pour une raison inconnue.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobStage</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, reste %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobsDock</name>
    <message>
        <source>Show the line</source>
        <translation>Montrer la ligne</translation>
    </message>
    <message>
        <source>No messages so far.</source>
        <translation>Aucun message jusqu’ici.</translation>
    </message>
    <message>
        <source>No messages.</source>
        <translation>Aucun message.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Annuler la tâche</translation>
    </message>
    <message>
        <source>Stop the selected job; what it had not finished stays as it was</source>
        <translation>Arrêter la tâche choisie ; ce qu’elle n’a pas terminé reste comme avant</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Effacer les terminées</translation>
    </message>
    <message>
        <source>Messages of the chosen job</source>
        <translation>Messages de la tâche choisie</translation>
    </message>
</context>
<context>
    <name>crossgloss::JointFields</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Plain text of each language, a sentence a line, to learn words from.</source>
        <translation>Du texte brut de chaque langue, une phrase par ligne, dont apprendre les mots.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Textes (*.txt *.gz *.xz *.bz2 *.zst);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Première langue</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Seconde langue</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Phrases parallèles</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Phrase, tabulation, traduction dans chaque ligne ; ou une mémoire de traduction (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Paires de phrases (*.tsv *.tmx *.txt *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Weight of the te&amp;xts</source>
        <translation>Poids des te&amp;xtes</translation>
    </message>
    <message>
        <source>Weight of the s&amp;entences</source>
        <translation>Poids des phras&amp;es</translation>
    </message>
    <message>
        <source>Four wor&amp;kers at once</source>
        <translation>Quatre tra&amp;vailleurs à la fois</translation>
    </message>
    <message>
        <source>Faster, but two trainings then never give quite the same result</source>
        <translation>Plus rapide, mais deux entraînements ne donnent alors jamais tout à fait le même résultat</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptModel</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Créée</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptPanel</name>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation>Conservation de %1</translation>
    </message>
    <message>
        <source>The layout is kept as %1.</source>
        <translation>La disposition est conservée sous le nom %1.</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Suppression de %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>&amp;Keep the map as</source>
        <translation>&amp;Conserver la carte sous</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Nom de la disposition</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Kept layouts; Enter opens one</source>
        <translation>Dispositions conservées ; Entrée en ouvre une</translation>
    </message>
</context>
<context>
    <name>crossgloss::KindPanel</name>
    <message>
        <source>What is %1?</source>
        <translation>Qu’est-ce que %1 ?</translation>
    </message>
    <message>
        <source>The file is empty. Nothing can be read from it as it is.</source>
        <translation>Le fichier est vide. Rien ne peut en être lu tel quel.</translation>
    </message>
    <message>
        <source>The kind of this resource is not clear from its name and beginning. Choose one:</source>
        <translation>Son nom et son début ne disent pas quel genre de ressource c’est. Choisissez :</translation>
    </message>
    <message>
        <source>StarDict, FreeDict (TEI), wiktextract (JSON lines), dictd, or a word and its definition on each line</source>
        <translation>StarDict, FreeDict (TEI), wiktextract (lignes JSON), dictd, ou un mot et sa définition par ligne</translation>
    </message>
    <message>
        <source>Princeton WordNet&apos;s folder, Open Multilingual Wordnet, WN-LMF</source>
        <translation>dossier de Princeton WordNet, Open Multilingual Wordnet, WN-LMF</translation>
    </message>
    <message>
        <source>a word and its numbers on each line, or word2vec and fastText binaries</source>
        <translation>un mot et ses nombres par ligne, ou fichiers binaires de word2vec et fastText</translation>
    </message>
    <message>
        <source>a word and its translation on each line</source>
        <translation>un mot et sa traduction par ligne</translation>
    </message>
    <message>
        <source>sentences and their translations, line by line</source>
        <translation>des phrases et leurs traductions, ligne à ligne</translation>
    </message>
    <message>
        <source>a score and two texts on each line</source>
        <translation>un score et deux textes par ligne</translation>
    </message>
    <message>
        <source>an answer and what describes it on each line</source>
        <translation>une réponse et sa description par ligne</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBar</name>
    <message>
        <source>Leave out %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Réponses en %1</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;de</translation>
    </message>
    <message>
        <source>Language of the description</source>
        <translation>Langue de la description</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>v&amp;ers</translation>
    </message>
    <message>
        <source>Choose the languages of the answers</source>
        <translation>Choisir les langues des réponses</translation>
    </message>
    <message>
        <source>Swap the languages (F4)</source>
        <translation>Échanger les langues (F4)</translation>
    </message>
    <message>
        <source>Swap the languages</source>
        <translation>Échanger les langues</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBox</name>
    <message>
        <source>Detect the language</source>
        <translation>Détecter la langue</translation>
    </message>
    <message>
        <source>%1 (detected)</source>
        <comment>a language</comment>
        <translation>%1 (détecté)</translation>
    </message>
    <message>
        <source>The language is detected from the text; choose one if it is wrong</source>
        <translation>La langue est déduite du texte ; choisissez-en une si elle est fausse</translation>
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
        <translation>Légende : ce qui est coché est dessiné</translation>
    </message>
    <message>
        <source>Click a class to hide it or to show it again; double-click to show it alone</source>
        <translation>Un clic masque une classe ou la montre de nouveau ; un double clic la montre seule</translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Examining %1</source>
        <translation>Examen de %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importation de %1</translation>
    </message>
    <message>
        <source>%1 imported: %2</source>
        <translation>%1 importé : %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>%Ln ligne n’a pas pu servir ; elle est indiquée avec la ressource.</numerusform>
            <numerusform>%Ln lignes n’ont pas pu servir ; elles sont indiquées avec la ressource.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Montrer la ligne</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Indexation des dictionnaires installés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>%Ln dictionnaire trouvé sur cet ordinateur</numerusform>
            <numerusform>%Ln dictionnaires trouvés sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indexed now</source>
        <translation>
            <numerusform>%Ln indexé maintenant</numerusform>
            <numerusform>%Ln indexés maintenant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer there</source>
        <translation>
            <numerusform>%Ln disparu</numerusform>
            <numerusform>%Ln disparus</numerusform>
        </translation>
    </message>
    <message>
        <source>Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.</source>
        <translation>Des paquets comme wordnet-base, dict-gcide ou dict-freedict-eng-fra en fournissent.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>%Ln n’a pas pu être lu ; la liste des tâches dit pourquoi.</numerusform>
            <numerusform>%Ln n’ont pas pu être lus ; la liste des tâches dit pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Suppression de %1</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import word vectors, a dictionary, a wordnet, word pairs or text (Ctrl+O)</source>
        <translation>Importer des vecteurs de mots, un dictionnaire, un wordnet, des paires de mots ou du texte (Ctrl+O)</translation>
    </message>
    <message>
        <source>Index installed dictionaries</source>
        <translation>Indexer les dictionnaires installés</translation>
    </message>
    <message>
        <source>Find the dictionaries that are installed on this computer and index what is new (Ctrl+I)</source>
        <translation>Trouver les dictionnaires installés sur cet ordinateur et indexer ce qui est nouveau (Ctrl+I)</translation>
    </message>
    <message>
        <source>Drop files anywhere on the window to import them: word vectors, dictionaries, wordnets, word pairs, text.</source>
        <translation>Déposez des fichiers n’importe où sur la fenêtre pour les importer : vecteurs de mots, dictionnaires, wordnets, paires de mots, texte.</translation>
    </message>
    <message>
        <source>The library is empty. Index the dictionaries of this computer, so that answers come with definitions.</source>
        <translation>La bibliothèque est encore vide. Indexez les dictionnaires de cet ordinateur pour que les réponses viennent avec des définitions.</translation>
    </message>
    <message>
        <source>Resources of the library</source>
        <translation>Ressources de la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… et %Ln autre</numerusform>
            <numerusform>… et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Récupérer les données lisibles</translation>
    </message>
    <message>
        <source>Checking the workspace</source>
        <translation>Vérification de l’espace de travail</translation>
    </message>
    <message>
        <source>The workspace is intact: %1 databases and %2 sets of vectors were checked.</source>
        <translation>L’espace de travail est intact : %1 bases de données et %2 jeux de vecteurs ont été vérifiés.</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Récupération des données lisibles</translation>
    </message>
    <message>
        <source>There was nothing to repair.</source>
        <translation>Il n’y avait rien à réparer.</translation>
    </message>
    <message>
        <source>Back up the workspace</source>
        <translation>Sauvegarder l’espace de travail</translation>
    </message>
    <message>
        <source>Backups (*.backup);;All files (*)</source>
        <translation>Sauvegardes (*.backup);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Backing up the workspace</source>
        <translation>Sauvegarde de l’espace de travail</translation>
    </message>
    <message>
        <source>The workspace was backed up to %1: %2.</source>
        <translation>L’espace de travail a été sauvegardé dans %1 : %2.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>The workspace becomes what it was when %1 was made. What it holds now is kept in its folder “backups”.</source>
        <translation>L’espace de travail redevient ce qu’il était quand %1 a été créé. Ce qu’il contient maintenant est gardé dans son dossier « backups ».</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>Restauration d’une sauvegarde</translation>
    </message>
    <message>
        <source>The workspace is what %1 holds: %2.</source>
        <translation>L’espace de travail est maintenant ce que %1 contient : %2.</translation>
    </message>
    <message>
        <source>%1 was removed for good: the disk had no room to keep it.</source>
        <translation>%1 a été supprimé définitivement : le disque n’avait pas de place pour le garder.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 a été supprimé.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>Restauration de %1</translation>
    </message>
    <message>
        <source>%1 was restored.</source>
        <translation>%1 a été restauré.</translation>
    </message>
    <message>
        <source>Undoing a choice</source>
        <translation>Annulation d’un choix</translation>
    </message>
    <message>
        <source>The dictionaries are used as before.</source>
        <translation>Les dictionnaires sont de nouveau utilisés comme avant.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are used in look-ups.</source>
        <translation>
            <numerusform>%Ln dictionnaire est utilisé dans les recherches.</numerusform>
            <numerusform>%Ln dictionnaires sont utilisés dans les recherches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are no longer used in look-ups.</source>
        <translation>
            <numerusform>%Ln dictionnaire n’est plus utilisé dans les recherches.</numerusform>
            <numerusform>%Ln dictionnaires ne sont plus utilisés dans les recherches.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is used in look-ups.</source>
        <translation>%1 est utilisé dans les recherches.</translation>
    </message>
    <message>
        <source>%1 is no longer used in look-ups.</source>
        <translation>%1 n’est plus utilisé dans les recherches.</translation>
    </message>
    <message>
        <source>Switching dictionaries</source>
        <translation>Activation des dictionnaires</translation>
    </message>
    <message>
        <source>Ordering dictionaries</source>
        <translation>Classement des dictionnaires</translation>
    </message>
    <message>
        <source>Grouping dictionaries</source>
        <translation>Groupement des dictionnaires</translation>
    </message>
    <message>
        <source>databases</source>
        <translation>bases de données</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>vecteurs</translation>
    </message>
    <message>
        <source>models</source>
        <translation>modèles</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>sauvegardes</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>corbeille</translation>
    </message>
    <message>
        <source>other files</source>
        <translation>autres fichiers</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>databases 3 MiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It takes %1 on the disk (%2).</source>
        <translation>Il occupe %1 sur le disque (%2).</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message>
        <source>Everything in the trash of the workspace will be deleted permanently: removed resources, and damaged files that were replaced.</source>
        <translation>Tout le contenu de la corbeille de l’espace de travail sera supprimé définitivement : les ressources retirées, et les fichiers endommagés qui ont été remplacés.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Emptying the trash</source>
        <translation>Vidage de la corbeille</translation>
    </message>
    <message>
        <source>%1 of disk space freed.</source>
        <translation>Espace libéré sur le disque : %1.</translation>
    </message>
    <message>
        <source>Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;All files (*)</source>
        <translation>Ressources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::LineViewer</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Lignes du fichier</translation>
    </message>
    <message>
        <source>Showing a line</source>
        <translation>Affichage d’une ligne</translation>
    </message>
</context>
<context>
    <name>crossgloss::LinkingsModel</name>
    <message>
        <source>Linking</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Wordnets</source>
        <translation>Wordnets</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Gloses</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décidé</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Ouverte par</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Créée le %1</translation>
    </message>
    <message>
        <source>Reviewed by %1</source>
        <translation>Relu par %1</translation>
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
        <translation>Votre &amp;nom de relecteur</translation>
    </message>
    <message>
        <source>Your name as a reviewer</source>
        <translation>Votre nom de relecteur</translation>
    </message>
    <message>
        <source>Decisions are saved under this name</source>
        <translation>Les décisions sont enregistrées sous ce nom</translation>
    </message>
    <message>
        <source>Linkings of the workspace</source>
        <translation>Liaisons de l’espace de travail</translation>
    </message>
    <message>
        <source>No linking yet. Compare two wordnets, and review which glosses mean the same.</source>
        <translation>Pas encore de liaison. Comparez deux wordnets et voyez quelles gloses ont le même sens.</translation>
    </message>
    <message>
        <source>New linking…</source>
        <translation>Nouvelle liaison…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Remove the linking with all its decisions</source>
        <translation>Supprimer la liaison et toutes ses décisions</translation>
    </message>
</context>
<context>
    <name>crossgloss::ListPicker</name>
    <message>
        <source>A file</source>
        <translation>Un fichier</translation>
    </message>
    <message>
        <source>File of: %1</source>
        <comment>which list</comment>
        <translation>Fichier de : %1</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Ouvrir une liste de phrases</translation>
    </message>
    <message>
        <source>One sentence per line; drop it here</source>
        <translation>Une phrase par ligne ; à déposer ici</translation>
    </message>
    <message>
        <source>Language of: %1</source>
        <comment>which list</comment>
        <translation>Langue de : %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%Ln word(s) in %1 ms</source>
        <translation>
            <numerusform>%Ln mot en %1 ms</numerusform>
            <numerusform>%Ln mots en %1 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié : %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>Le presse-papiers ne contient pas de texte</translation>
    </message>
    <message>
        <source>These languages cannot be swapped: the pack has no descriptions in the other one</source>
        <translation>Ces langues ne s’échangent pas : le paquet n’a pas de descriptions dans l’autre</translation>
    </message>
    <message>
        <source>Describe the word you are looking for</source>
        <translation>Décrivez le mot que vous cherchez</translation>
    </message>
    <message>
        <source>Description of the word you are looking for</source>
        <translation>Description du mot cherché</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Descriptions déjà cherchées</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>&amp;Copy the word</source>
        <translation>&amp;Copier le mot</translation>
    </message>
    <message>
        <source>Copy with de&amp;finition</source>
        <translation>Copier avec la dé&amp;finition</translation>
    </message>
    <message>
        <source>&amp;Look up this word</source>
        <translation>C&amp;hercher ce mot</translation>
    </message>
    <message>
        <source>This looks like %1.</source>
        <translation>Cela ressemble à du texte en langue : %1.</translation>
    </message>
    <message>
        <source>Describe in %1</source>
        <translation>Décrire en langue : %1</translation>
    </message>
    <message>
        <source>No entry for this spelling. Showing %1 instead.</source>
        <translation>Aucune entrée avec cette orthographe. Voici %1.</translation>
    </message>
    <message>
        <source>Full &amp;entry</source>
        <translation>Articl&amp;e complet</translation>
    </message>
    <message>
        <source>Choose an answer, or look up a word</source>
        <translation>Choisissez une réponse, ou cherchez un mot</translation>
    </message>
    <message>
        <source>Full entry of the word</source>
        <translation>Article complet du mot</translation>
    </message>
    <message>
        <source>Full entry of the word (F8)</source>
        <translation>Article complet du mot (F8)</translation>
    </message>
    <message>
        <source>Descriptions looked up before (Ctrl+H)</source>
        <translation>Descriptions déjà cherchées (Ctrl+H)</translation>
    </message>
    <message>
        <source>Remove from the &amp;saved words</source>
        <translation>Retirer des mots &amp;enregistrés</translation>
    </message>
    <message>
        <source>&amp;Save the word</source>
        <translation>&amp;Enregistrer le mot</translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message>
        <source>Opening the pack</source>
        <translation>Ouverture du paquet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Jobs are running</source>
        <translation>Des tâches sont en cours</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>%Ln tâche est encore en cours. Ce qu’une importation n’a pas terminé est laissé de côté ; un entraînement peut reprendre à son point de reprise.</numerusform>
            <numerusform>%Ln tâches sont encore en cours. Ce qu’une importation n’a pas terminé est laissé de côté ; un entraînement peut reprendre à son point de reprise.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop them and quit</source>
        <translation>Les arrêter et quitter</translation>
    </message>
    <message>
        <source>Stopping the jobs</source>
        <translation>Arrêt des tâches</translation>
    </message>
    <message>
        <source>Crossgloss</source>
        <translation>Crossgloss</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Vérification des vecteurs</translation>
    </message>
    <message>
        <source>Something is wrong with the workspace; see the Library.</source>
        <translation>Quelque chose ne va pas dans l’espace de travail ; voir la bibliothèque.</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Lecture d’une exécution</translation>
    </message>
    <message>
        <source>That page is busy; open the run again when it is done.</source>
        <translation>Cette page est occupée ; rouvrez l’exécution quand elle aura terminé.</translation>
    </message>
    <message>
        <source>Stop them and open the other workspace</source>
        <translation>Les arrêter et ouvrir l’autre espace de travail</translation>
    </message>
    <message>
        <source>%1 – Crossgloss</source>
        <comment>name of a workspace</comment>
        <translation>%1 – Crossgloss</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Ouverture de l’espace de travail</translation>
    </message>
    <message>
        <source>%1 cannot be written: what you change in the settings is forgotten when the program ends. Check the rights of the file and the free space of the disk.</source>
        <translation>%1 ne peut pas être écrit : ce que vous changez dans les paramètres sera oublié à l’arrêt du programme. Vérifiez les droits du fichier et l’espace libre du disque.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapActions</name>
    <message>
        <source>&amp;Lay the points out</source>
        <translation>&amp;Disposer les points</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Improve by &amp;t-SNE</source>
        <translation>Améliorer par &amp;t-SNE</translation>
    </message>
    <message>
        <source>Lay the same points out by t-SNE</source>
        <translation>Disposer les mêmes points par t-SNE</translation>
    </message>
    <message>
        <source>Improve by &amp;UMAP</source>
        <translation>Améliorer par &amp;UMAP</translation>
    </message>
    <message>
        <source>Lay the same points out by UMAP</source>
        <translation>Disposer les mêmes points par UMAP</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pau&amp;se</translation>
    </message>
    <message>
        <source>St&amp;op here</source>
        <translation>S’a&amp;rrêter ici</translation>
    </message>
    <message>
        <source>Plane &amp;before and after the alignment</source>
        <translation>&amp;Plan avant et après l’alignement</translation>
    </message>
    <message>
        <source>Mo&amp;ve the map</source>
        <translation>Dépl&amp;acer la carte</translation>
    </message>
    <message>
        <source>Select in a &amp;rectangle</source>
        <translation>Sélectionner dans un r&amp;ectangle</translation>
    </message>
    <message>
        <source>Select with a l&amp;asso</source>
        <translation>Sélectionner au &amp;lasso</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>De&amp;nsité</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>L&amp;inks between translations</source>
        <translation>L&amp;iens entre traductions</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>&amp;Mini-carte</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Avant la transformation</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>Tout &amp;montrer</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Frequency</source>
        <translation>&amp;Fréquence</translation>
    </message>
    <message>
        <source>&amp;Part of speech</source>
        <translation>&amp;Partie du discours</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>&amp;N_k</source>
        <translation>&amp;N_k</translation>
    </message>
    <message>
        <source>&amp;Translation right or wrong</source>
        <translation>&amp;Traduction juste ou fausse</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Tableau des points</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>Ne rien sélectionner</translation>
    </message>
    <message>
        <source>&amp;Copy the selection as a word list</source>
        <translation>Copier la sélection comme liste de mots</translation>
    </message>
    <message>
        <source>Loo&amp;k the word up</source>
        <translation>Chercher le mot</translation>
    </message>
    <message>
        <source>Align these spaces</source>
        <translation>Aligner ces espaces</translation>
    </message>
    <message>
        <source>&amp;Place further words</source>
        <translation>Placer d’autres mots</translation>
    </message>
    <message>
        <source>&amp;Kept layouts…</source>
        <translation>Dispositions conservées…</translation>
    </message>
    <message>
        <source>&amp;Export the picture…</source>
        <translation>E&amp;xporter l’image…</translation>
    </message>
    <message>
        <source>Settings b&amp;eside the map</source>
        <translation>R&amp;églages à côté de la carte</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapBox</name>
    <message>
        <source>Learned on the page Align: %1 → %2</source>
        <translation>Apprise à la page Aligner&#xa0;: %1 → %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapExportPanel</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Export the map to</source>
        <translation>Exporter la carte vers</translation>
    </message>
    <message>
        <source>map</source>
        <comment>file name</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>avant la transformation</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>après la transformation</translation>
    </message>
    <message>
        <source>Exporting the map</source>
        <translation>Exportation de la carte</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Image (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Table of points (CSV)</source>
        <translation>Tableau des points (CSV)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Taille</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Largeur en pixels</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Hauteur en pixels</translation>
    </message>
    <message>
        <source>&amp;Text and points</source>
        <translation>Te&amp;xte et points</translation>
    </message>
    <message>
        <source>Size of text and points</source>
        <translation>Taille du texte et des points</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapHubsPanel</name>
    <message>
        <source>Measuring hubs of the map</source>
        <translation>Mesure des hubs de la carte</translation>
    </message>
    <message>
        <source>Measuring hubs…</source>
        <translation>Mesure des hubs…</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Après la transformation</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Avant la transformation</translation>
    </message>
    <message>
        <source>Hubs are points that are among the nearest neighbours of far too many others.</source>
        <translation>Les hubs sont des points qui comptent parmi les plus proches voisins de beaucoup trop d’autres.</translation>
    </message>
    <message>
        <source>skewness %1</source>
        <translation>asymétrie %1</translation>
    </message>
    <message>
        <source>Robin Hood %1</source>
        <translation>Robin des Bois %1</translation>
    </message>
    <message>
        <source>%1 hubs</source>
        <translation>%1 hubs</translation>
    </message>
    <message>
        <source>%1 antihubs</source>
        <translation>%1 antihubs</translation>
    </message>
    <message>
        <source>P@1 %1</source>
        <translation>P@1 %1</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>critère</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>étape</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Victimes</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Victimes de %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>Avant ou après la transformation</translation>
    </message>
    <message>
        <source>Histogram of N_k; bars that are brushed select their points</source>
        <translation>Histogramme de N_k ; les barres balayées sélectionnent leurs points</translation>
    </message>
    <message>
        <source>Points by N_k</source>
        <translation>Points par N_k</translation>
    </message>
    <message>
        <source>map-hubs</source>
        <comment>file name</comment>
        <translation>carte-hubs</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Hubs by descending N_k; choosing one marks it and its victims</source>
        <translation>Hubs par N_k décroissant ; en choisir un le marque avec ses victimes</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Victimes du hub choisi</translation>
    </message>
    <message>
        <source>The run&apos;s matrix (%1): best answers</source>
        <translation>Matrice de l’exécution (%1) : meilleures réponses</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pau&amp;se</translation>
    </message>
    <message>
        <source>Reading the pack</source>
        <translation>Lecture du paquet</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
    <message>
        <source>Choose two spaces and the map between them, then try again.</source>
        <translation>Choisissez deux espaces et la transformation entre eux, puis recommencez.</translation>
    </message>
    <message>
        <source>Laying points out</source>
        <translation>Disposition des points</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>Placing words</source>
        <translation>Placement des mots</translation>
    </message>
    <message>
        <source>Not known, and not placed: %1</source>
        <translation>Inconnus et non placés : %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) copied.</source>
        <translation>
            <numerusform>%Ln mot copié.</numerusform>
            <numerusform>%Ln mots copiés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Choisissez une langue.</translation>
    </message>
    <message>
        <source>Choose word vectors.</source>
        <translation>Choisissez des vecteurs de mots.</translation>
    </message>
    <message>
        <source>Choose the second word vectors: a map is between two spaces.</source>
        <translation>Choisissez les seconds vecteurs de mots : une transformation relie deux espaces.</translation>
    </message>
    <message>
        <source>Add a list of sentences on the page Compare first.</source>
        <translation>Ajoutez d’abord une liste de phrases sur la page Comparer.</translation>
    </message>
    <message>
        <source>Make a linking on the page Glosses first.</source>
        <translation>Créez d’abord un appariement sur la page Gloses.</translation>
    </message>
    <message>
        <source>Write a formula for both axes.</source>
        <translation>Écrivez une formule pour les deux axes.</translation>
    </message>
    <message>
        <source>Stopped. The map is as it was before.</source>
        <translation>Arrêté. La carte est comme avant.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>See words, sentences or glosses as points: what means the same lies together.</source>
        <translation>Voir mots, phrases ou gloses comme des points : ce qui a le même sens se trouve ensemble.</translation>
    </message>
    <message>
        <source>Points are laid out on a plane so that neighbours stay neighbours. The pack&apos;s own words will do.</source>
        <translation>Les points sont disposés sur un plan de sorte que les voisins restent voisins. Les mots du paquet suffisent.</translation>
    </message>
    <message>
        <source>Stop, and go back to the map before</source>
        <translation>Arrêter et revenir à la carte précédente</translation>
    </message>
    <message>
        <source>Progress of the layout</source>
        <translation>Progression de la disposition</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Disposer</translation>
    </message>
    <message>
        <source>Lay the points out as the settings say</source>
        <translation>Disposer les points selon les réglages</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Improve the present layout further</source>
        <translation>Améliorer encore la disposition actuelle</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Point</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>What is known of the points</source>
        <translation>Ce que l’on sait des points</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>number of a run, its measure, what it compared</comment>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>No run keeps glosses yet: compare some first, by the command glosses.</source>
        <translation>Aucune exécution ne conserve encore de gloses : comparez-en d’abord, avec la commande glosses.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPane</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Fréquence</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Partie du discours</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>N_k</source>
        <translation>N_k</translation>
    </message>
    <message>
        <source>Translation right or wrong</source>
        <translation>Traduction juste ou fausse</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Couleur selon</translation>
    </message>
    <message>
        <source>What the colour of a point tells</source>
        <translation>Ce que dit la couleur d’un point</translation>
    </message>
    <message>
        <source>Map of points</source>
        <translation>Carte des points</translation>
    </message>
    <message>
        <source>A plane distorts distances: the true neighbours of a point stand beside the map.</source>
        <translation>Un plan déforme les distances : les vrais voisins d’un point se trouvent à côté de la carte.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapSettings</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Words of the pack</source>
        <translation>Mots du paquet</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vecteurs de mots</translation>
    </message>
    <message>
        <source>Sentences of a list</source>
        <translation>Phrases d’une liste</translation>
    </message>
    <message>
        <source>Glosses of a linking</source>
        <translation>Gloses d’un appariement</translation>
    </message>
    <message>
        <source>Axes by formulas</source>
        <translation>Axes par formules</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un fichier</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Quoi</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source>S&amp;econd language</source>
        <translation>S&amp;econde langue</translation>
    </message>
    <message>
        <source>&amp;Vectors</source>
        <translation>&amp;Vecteurs</translation>
    </message>
    <message>
        <source>Second v&amp;ectors</source>
        <translation>Seconds v&amp;ecteurs</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Transformation</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;Fichier de transformation</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Dictionnaire</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>Co&amp;mbien</translation>
    </message>
    <message>
        <source>&amp;Only these words</source>
        <translation>Se&amp;ulement ces mots</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>Mé&amp;thode</translation>
    </message>
    <message>
        <source>&amp;Perplexity</source>
        <translation>&amp;Perplexité</translation>
    </message>
    <message>
        <source>Neigh&amp;bours</source>
        <translation>V&amp;oisins</translation>
    </message>
    <message>
        <source>Minimum dis&amp;tance</source>
        <translation>Dis&amp;tance minimale</translation>
    </message>
    <message>
        <source>Hori&amp;zontal axis</source>
        <translation>Axe hori&amp;zontal</translation>
    </message>
    <message>
        <source>Vertical a&amp;xis</source>
        <translation>A&amp;xe vertical</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen word(s) only</source>
        <translation>
            <numerusform>%Ln mot choisi seulement</numerusform>
            <numerusform>%Ln mots choisis seulement</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Before the map too</source>
        <translation>Aussi a&amp;vant la transformation</translation>
    </message>
    <message>
        <source>Before the map too</source>
        <translation>Aussi avant la transformation</translation>
    </message>
    <message>
        <source>Second word vectors</source>
        <translation>Seconds vecteurs de mots</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Fichier de transformation</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Ouvrir une transformation</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformations (*.map);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Dictionary of translations</source>
        <translation>Dictionnaire des traductions</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Ouvrir un fichier de paires de mots</translation>
    </message>
    <message>
        <source>for links (optional)</source>
        <translation>pour les liens (facultatif)</translation>
    </message>
    <message>
        <source>File of words</source>
        <translation>Fichier de mots</translation>
    </message>
    <message>
        <source>Open a file of words</source>
        <translation>Ouvrir un fichier de mots</translation>
    </message>
    <message>
        <source>one per line (optional)</source>
        <translation>un par ligne (facultatif)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>The most frequent ones of each language</source>
        <translation>Les plus fréquents de chaque langue</translation>
    </message>
    <message>
        <source>About how many neighbours t-SNE keeps near every point</source>
        <translation>À peu près combien de voisins t-SNE garde près de chaque point</translation>
    </message>
    <message>
        <source>king - man</source>
        <translation>roi - homme</translation>
    </message>
    <message>
        <source>Words with plus and minus between them, or classes: a, b | c, d</source>
        <translation>Des mots séparés par plus et moins, ou des classes : a, b | c, d</translation>
    </message>
    <message>
        <source>Glosses of a run</source>
        <translation>Gloses d’une exécution</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>aucun point</translation>
    </message>
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
            <numerusform>%Ln sélectionné</numerusform>
            <numerusform>%Ln sélectionnés</numerusform>
        </translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>actuel : %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapWordModel</name>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
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
        <translation>Marge</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
</context>
<context>
    <name>crossgloss::MarginPlot</name>
    <message>
        <source>shown</source>
        <translation>affichées</translation>
    </message>
    <message>
        <source>below the minimum margin</source>
        <translation>sous la marge minimale</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
</context>
<context>
    <name>crossgloss::MeaningsView</name>
    <message>
        <source>Meanings</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Not sure. Did you mean</source>
        <translation>Pas sûr. Vouliez-vous dire</translation>
    </message>
</context>
<context>
    <name>crossgloss::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>Import a&amp;gain</source>
        <translation>Importer à &amp;nouveau</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>Interface lan&amp;guage</source>
        <translation>&amp;Langue de l’interface</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;xécuter</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Réglage du s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Accept a ca&amp;ndidate</source>
        <translation>Accepter un ca&amp;ndidat</translation>
    </message>
    <message>
        <source>R&amp;elation</source>
        <translation>R&amp;elation</translation>
    </message>
    <message>
        <source>Lin&amp;king</source>
        <translation>&amp;Liaison</translation>
    </message>
    <message>
        <source>Dict&amp;ionary</source>
        <translation>D&amp;ictionnaire</translation>
    </message>
    <message>
        <source>&amp;Saved words</source>
        <translation>&amp;Mots enregistrés</translation>
    </message>
    <message>
        <source>S&amp;entences</source>
        <translation>Phra&amp;ses</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>Couleur selon</translation>
    </message>
    <message>
        <source>&amp;Tours</source>
        <translation>&amp;Visites</translation>
    </message>
</context>
<context>
    <name>crossgloss::MovedModel</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeedsPanel</name>
    <message>
        <source>What you can do now</source>
        <translation>Ce que vous pouvez faire</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>The model that comes with the program (the pack) answers without any dictionary.</source>
        <translation>Le modèle livré avec le programme (le paquet) répond sans aucun dictionnaire.</translation>
    </message>
    <message>
        <source>Definitions beside the answers</source>
        <translation>Définitions à côté des réponses</translation>
    </message>
    <message>
        <source>Needs a dictionary or a wordnet: index the installed ones, or import a file.</source>
        <translation>Demande un dictionnaire ou un wordnet : indexez ceux qui sont installés ou importez un fichier.</translation>
    </message>
    <message>
        <source>Dictionaries of %1.</source>
        <translation>Dictionnaires : %1.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Needs word vectors (.vec, .bin) of each language, and a file of definitions.</source>
        <translation>Demande des vecteurs de mots (.vec, .bin) de chaque langue et un fichier de définitions.</translation>
    </message>
    <message>
        <source>Vectors of %1.</source>
        <translation>Vecteurs : %1.</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighbourModel</name>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighboursView</name>
    <message>
        <source>Type a word to see its nearest neighbours.</source>
        <translation>Tapez un mot pour voir ses plus proches voisins.</translation>
    </message>
    <message>
        <source>The nearest neighbours of a word can be seen after a run.</source>
        <translation>Les plus proches voisins d’un mot se voient après une exécution.</translation>
    </message>
    <message>
        <source>Neighbours of %1</source>
        <translation>Voisins de %1</translation>
    </message>
    <message>
        <source>The vectors have no word %1. Try another form, or lower case.</source>
        <translation>Les vecteurs n’ont pas de mot %1. Essayez une autre forme, ou en minuscules.</translation>
    </message>
    <message>
        <source>The spaces have different dimensions: without a map nothing can be compared.</source>
        <translation>Les espaces ont des dimensions différentes&#xa0;: sans transformation, rien ne se compare.</translation>
    </message>
    <message>
        <source>Cosines; the right list is in the order of the retrieval criterion.</source>
        <translation>Cosinus ; la liste de droite est dans l’ordre du critère.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>au sein de %1</translation>
    </message>
    <message>
        <source>&amp;Word</source>
        <translation>&amp;Mot</translation>
    </message>
    <message>
        <source>&amp;From and to</source>
        <translation>&amp;De et vers</translation>
    </message>
    <message>
        <source>Retrie&amp;val</source>
        <translation>C&amp;ritère</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Avant la transformation</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Après la transformation</translation>
    </message>
    <message>
        <source>Nearest neighbours before the map</source>
        <translation>Plus proches voisins avant la transformation</translation>
    </message>
    <message>
        <source>Nearest neighbours after the map</source>
        <translation>Plus proches voisins après la transformation</translation>
    </message>
</context>
<context>
    <name>crossgloss::NewLinkingPanel</name>
    <message>
        <source>Choose the wordnet whose glosses are linked.</source>
        <translation>Choisissez le wordnet dont les gloses sont reliées.</translation>
    </message>
    <message>
        <source>Choose the wordnet that they are linked to.</source>
        <translation>Choisissez le wordnet auquel elles sont reliées.</translation>
    </message>
    <message>
        <source>Estimating a linking</source>
        <translation>Estimation d’une liaison</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Montrer la ligne</translation>
    </message>
    <message>
        <source>Linking glosses</source>
        <translation>Liaison des gloses</translation>
    </message>
    <message>
        <source>Stopped; nothing was stored.</source>
        <translation>Arrêté ; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>%1 × %2 glosses; about %3 of memory and %4</source>
        <translation>%1 × %2 gloses ; environ %3 de mémoire et %4</translation>
    </message>
    <message>
        <source>That is more memory than is free: compare fewer candidates for each gloss.</source>
        <translation>C’est plus que la mémoire libre : comparez moins de candidats par glose.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, encore %2</translation>
    </message>
    <message>
        <source>New linking</source>
        <translation>Nouvelle liaison</translation>
    </message>
    <message>
        <source>&amp;Wordnet to link</source>
        <translation>&amp;Wordnet à relier</translation>
    </message>
    <message>
        <source>Linked &amp;to</source>
        <translation>Relié &amp;à</translation>
    </message>
    <message>
        <source>Me&amp;asure</source>
        <translation>Mes&amp;ure</translation>
    </message>
    <message>
        <source>&amp;Candidates per gloss</source>
        <translation>&amp;Candidats par glose</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Glosses that are compared exactly with each; all = every pair</source>
        <translation>Gloses comparées exactement à chacune ; tous = chaque paire</translation>
    </message>
    <message>
        <source>&amp;Only synsets defined in both wordnets</source>
        <translation>Seuls les synsets définis dans les &amp;deux wordnets</translation>
    </message>
    <message>
        <source>To measure how well linking works rather than to build a wordnet</source>
        <translation>Pour mesurer la qualité de la liaison plutôt que construire un wordnet</translation>
    </message>
    <message>
        <source>from the names of the wordnets</source>
        <translation>d’après les noms des wordnets</translation>
    </message>
    <message>
        <source>Use %1 candidates for each</source>
        <translation>Utiliser %1 candidats pour chacune</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Créer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Arrêter après l’étape en cours</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Progress of the linking</source>
        <translation>Progression de la liaison</translation>
    </message>
    <message>
        <source>Choose the file of the trained Siamese LSTM.</source>
        <translation>Choisissez le fichier du LSTM siamois entraîné.</translation>
    </message>
    <message>
        <source>Trained netwo&amp;rk</source>
        <translation>&amp;Réseau entraîné</translation>
    </message>
    <message>
        <source>Trained network</source>
        <translation>Réseau entraîné</translation>
    </message>
    <message>
        <source>Open a trained network</source>
        <translation>Ouvrir un réseau entraîné</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modèles (*.model);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>fichier d’un modèle entraîné</translation>
    </message>
    <message>
        <source>Tra&amp;in one</source>
        <translation>&amp;Entraîner un réseau</translation>
    </message>
    <message>
        <source>Opens the page Train with these wordnets and vectors</source>
        <translation>Ouvre la page Entraîner avec ces wordnets et vecteurs</translation>
    </message>
    <message>
        <source>Several measures combined find most: their weights are fitted on synsets that both wordnets define, or are the usual ones where these are too few</source>
        <translation>Plusieurs mesures combinées trouvent le plus : leurs poids sont ajustés sur les synsets que les deux wordnets définissent ; s’il y en a trop peu, ce sont les poids usuels</translation>
    </message>
    <message>
        <source>Trans&amp;lations by</source>
        <translation>Traductions &amp;par</translation>
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
        <translation>Mots</translation>
    </message>
</context>
<context>
    <name>crossgloss::OccurrencePlot</name>
    <message>
        <source>antihubs</source>
        <translation>antihubs</translation>
    </message>
    <message>
        <source>others</source>
        <translation>autres</translation>
    </message>
    <message>
        <source>hubs, N_k &gt; %1</source>
        <translation>hubs, N_k &gt; %1</translation>
    </message>
    <message>
        <source>Occurrences N_k</source>
        <translation>Occurrences N_k</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
</context>
<context>
    <name>crossgloss::OutlookPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Avant l’exécution</translation>
    </message>
    <message>
        <source>Words of the glosses with a vector: %1 % and %2 %</source>
        <translation>Mots des gloses ayant un vecteur : %1 % et %2 %</translation>
    </message>
    <message>
        <source>%1 % of known pairs are closer than random pairs</source>
        <translation>%1 % des paires connues sont plus proches que des paires au hasard</translation>
    </message>
    <message>
        <source>Glosses with a word that the dictionary translates: %1 %</source>
        <translation>Gloses ayant un mot que le dictionnaire traduit : %1 %</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>Aucun problème trouvé.</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairCards</name>
    <message>
        <source>No gloss is chosen.</source>
        <translation>Aucune glose n’est choisie.</translation>
    </message>
    <message>
        <source>No suggestion.</source>
        <translation>Aucune suggestion.</translation>
    </message>
    <message>
        <source>Transport plan between the words of the two glosses; arrow keys highlight a word</source>
        <translation>Plan de transport entre les mots des deux gloses ; les flèches isolent un mot</translation>
    </message>
    <message>
        <source>The transport plan in numbers</source>
        <translation>Le plan de transport en chiffres</translation>
    </message>
    <message>
        <source>The plan as a table (T)</source>
        <translation>Le plan en tableau (T)</translation>
    </message>
    <message>
        <source>The plan as a table</source>
        <translation>Le plan en tableau</translation>
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
        <translation>Marge</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Première phrase</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Seconde phrase</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the first file</comment>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the second file</comment>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairPlot</name>
    <message>
        <source>Add pairs of words to see where they lie.</source>
        <translation>Ajoutez des paires de mots pour voir où elles se trouvent.</translation>
    </message>
    <message>
        <source>Before (%1 % of the variance)</source>
        <translation>Avant (%1 % de la variance)</translation>
    </message>
    <message>
        <source>Before: two planes, different dimensions</source>
        <translation>Avant&#xa0;: deux plans, dimensions différentes</translation>
    </message>
    <message>
        <source>After (%1 % of the variance)</source>
        <translation>Après (%1 % de la variance)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairedModel</name>
    <message>
        <source>Chosen by</source>
        <translation>Choisi par</translation>
    </message>
    <message>
        <source>Difference of P@1</source>
        <translation>Différence de P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95 %</translation>
    </message>
    <message>
        <source>Correct in the first alone</source>
        <translation>Juste dans le premier seul</translation>
    </message>
    <message>
        <source>In the second alone</source>
        <translation>Dans le second seul</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>p de McNemar</translation>
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
        <translation>paires</translation>
    </message>
    <message>
        <source>first list</source>
        <translation>première liste</translation>
    </message>
    <message>
        <source>second list</source>
        <translation>seconde liste</translation>
    </message>
    <message>
        <source>Filtering the pairs</source>
        <translation>Filtrage des paires</translation>
    </message>
    <message>
        <source>Pairs (%1)</source>
        <translation>Paires (%1)</translation>
    </message>
    <message>
        <source>First without partner (%1)</source>
        <translation>Premières sans partenaire (%1)</translation>
    </message>
    <message>
        <source>Second without partner (%1)</source>
        <translation>Secondes sans partenaire (%1)</translation>
    </message>
    <message>
        <source>%1 pairs of %2 and %3 sentences</source>
        <translation>%1 paires parmi %2 et %3 phrases</translation>
    </message>
    <message>
        <source>mean margin %1</source>
        <translation>marge moyenne %1</translation>
    </message>
    <message>
        <source>Export the pairs to</source>
        <translation>Exporter les paires vers</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>file name</comment>
        <translation>paires</translation>
    </message>
    <message>
        <source>Table (*.tsv);;Translation memory (*.tmx)</source>
        <translation>Table (*.tsv);;Mémoire de traduction (*.tmx)</translation>
    </message>
    <message>
        <source>&amp;All pairs…</source>
        <translation>&amp;Toutes les paires…</translation>
    </message>
    <message>
        <source>Pairs &amp;shown…</source>
        <translation>Paires &amp;affichées…</translation>
    </message>
    <message>
        <source>&amp;Chosen pairs…</source>
        <translation>Paires &amp;choisies…</translation>
    </message>
    <message>
        <source>Which sentences are listed</source>
        <translation>Quelles phrases sont listées</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtrer par mots</translation>
    </message>
    <message>
        <source>Filter by words of either sentence</source>
        <translation>Filtrer par mots de l’une ou l’autre phrase</translation>
    </message>
    <message>
        <source>Least margin of the pairs shown</source>
        <translation>Plus petite marge des paires affichées</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Export pairs as TSV or as TMX</source>
        <translation>Exporter des paires en TSV ou en TMX</translation>
    </message>
    <message>
        <source>Sentences; Enter compares those of a pair</source>
        <translation>Phrases ; Entrée compare celles d’une paire</translation>
    </message>
    <message>
        <source>How many pairs have which margin; above one, a pair stands out from its surroundings.</source>
        <translation>Combien de paires ont quelle marge ; au-dessus de un, une paire se détache de ses voisines.</translation>
    </message>
    <message>
        <source>Histogram of margins; the table has the numbers</source>
        <translation>Histogramme des marges ; la table donne les nombres</translation>
    </message>
    <message>
        <source>Pairs by margin</source>
        <translation>Paires par marge</translation>
    </message>
    <message>
        <source>margins</source>
        <comment>file name</comment>
        <translation>marges</translation>
    </message>
    <message>
        <source>Margin &amp;at least %1</source>
        <translation>Marge d’&amp;au moins %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanModel</name>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Transported to</source>
        <translation>Transporté vers</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masse</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>A word without counterpart</source>
        <translation>Un mot sans équivalent</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sans équivalent</translation>
    </message>
    <message>
        <source>%1 (no counterpart)</source>
        <comment>a word</comment>
        <translation>%1 (sans équivalent)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanView</name>
    <message>
        <source>%1 %2, distance %3</source>
        <comment>word, share of the mass, cost</comment>
        <translation>%1 %2, distance %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>word: what it is carried to</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <comment>of a word</comment>
        <translation>sans équivalent</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanePairModel</name>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Cosine before</source>
        <translation>Cosinus avant</translation>
    </message>
    <message>
        <source>Cosine after</source>
        <translation>Cosinus après</translation>
    </message>
    <message>
        <source>not in the vectors</source>
        <translation>pas dans les vecteurs</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlaneView</name>
    <message>
        <source>Plane through word pairs</source>
        <translation>Plan par des paires de mots</translation>
    </message>
    <message>
        <source>Word pairs in a plane before and after the map; the table has their cosines</source>
        <translation>Paires de mots dans un plan avant et après la transformation ; le tableau donne leurs cosinus</translation>
    </message>
    <message>
        <source>Word pairs with their cosines</source>
        <translation>Paires de mots avec leurs cosinus</translation>
    </message>
    <message>
        <source>word-pairs</source>
        <translation>paires-de-mots</translation>
    </message>
    <message>
        <source>A plane keeps only part of the distances: judge by the cosines.</source>
        <translation>Un plan ne garde qu’une part des distances&#xa0;: fiez-vous aux cosinus.</translation>
    </message>
    <message>
        <source>Add a pair</source>
        <translation>Ajouter une paire</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Suggest pairs</source>
        <translation>Suggérer des paires</translation>
    </message>
    <message>
        <source>Frequent pairs that are not training pairs</source>
        <translation>Paires fréquentes qui ne sont pas d’entraînement</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlotPanel</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dessin (*.svg)</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export the plot or the table, with its parameters (Ctrl+E)</source>
        <translation>Exporter le graphique ou le tableau, avec ses paramètres (Ctrl+E)</translation>
    </message>
    <message>
        <source>&amp;Table as CSV…</source>
        <translation>&amp;Tableau en CSV…</translation>
    </message>
    <message>
        <source>Plot as &amp;PNG…</source>
        <translation>Graphique en &amp;PNG…</translation>
    </message>
    <message>
        <source>Plot as &amp;SVG…</source>
        <translation>Graphique en &amp;SVG…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copier l’image</translation>
    </message>
    <message>
        <source>Parameters as &amp;comments in tables</source>
        <translation>Paramètres en &amp;commentaires dans les tableaux</translation>
    </message>
    <message>
        <source>Lines in front of the table that begin with #: strict readers of CSV do not expect them</source>
        <translation>Lignes avant le tableau qui commencent par # : les lecteurs stricts de CSV ne s&apos;y attendent pas</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointModel</name>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Partie du discours</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Groupe</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointPanel</name>
    <message>
        <source>Neighbours of %1</source>
        <translation>Voisins de %1</translation>
    </message>
    <message>
        <source>No point is chosen</source>
        <translation>Aucun point n’est choisi</translation>
    </message>
    <message>
        <source>Click a point, or find a word: its true neighbours stand here then.</source>
        <translation>Cliquez sur un point ou cherchez un mot : ses vrais voisins apparaissent ici.</translation>
    </message>
    <message>
        <source>Translations: %1</source>
        <translation>Traductions : %1</translation>
    </message>
    <message>
        <source>Nearest in %1</source>
        <comment>a language</comment>
        <translation>Les plus proches en %1</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Les plus proches</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Victimes de %1</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Look the word up on the page Look up</source>
        <translation>Chercher le mot sur la page Chercher</translation>
    </message>
    <message>
        <source>Among the nearest neighbours of</source>
        <translation>Parmi les plus proches voisins de</translation>
    </message>
    <message>
        <source>Words that have it among their nearest neighbours</source>
        <translation>Mots qui l’ont parmi leurs plus proches voisins</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointsPanel</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 sur %2 sélectionnés</translation>
    </message>
    <message>
        <source>&amp;Selected ones only</source>
        <translation>&amp;Sélectionnés seulement</translation>
    </message>
    <message>
        <source>Points; what is selected here is selected on the map</source>
        <translation>Points ; ce qui est sélectionné ici l’est sur la carte</translation>
    </message>
</context>
<context>
    <name>crossgloss::ProblemList</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>%1 ne peut pas être lu.</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueueModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Changed since you looked.</source>
        <translation>Changé depuis votre dernier regard.</translation>
    </message>
    <message>
        <source>Score above the best other candidate; below zero where another is the nearest neighbour.</source>
        <translation>Score au-dessus du meilleur autre candidat ; négatif où un autre est le plus proche voisin.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Suggestion</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>margin %1, score %2</source>
        <translation>marge %1, score %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueuePane</name>
    <message>
        <source>Part of speech</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>%1 glosses</source>
        <translation>%1 gloses</translation>
    </message>
    <message>
        <source>%1 of %2 glosses</source>
        <translation>%1 gloses sur %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Moins sûres</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Plus sûres</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Worst score</source>
        <translation>Pire score</translation>
    </message>
    <message>
        <source>Source lemma</source>
        <translation>Lemme source</translation>
    </message>
    <message>
        <source>Suggested lemma</source>
        <translation>Lemme suggéré</translation>
    </message>
    <message>
        <source>Order of the wordnet</source>
        <translation>Ordre du wordnet</translation>
    </message>
    <message>
        <source>Find in lemmas and glosses</source>
        <translation>Chercher dans lemmes et gloses</translation>
    </message>
    <message>
        <source>Find in lemmas, glosses and synsets of either side (Ctrl+F)</source>
        <translation>Chercher dans les lemmes, gloses et synsets des deux côtés (Ctrl+F)</translation>
    </message>
    <message>
        <source>State to show</source>
        <translation>État montré</translation>
    </message>
    <message>
        <source>Part of speech to show</source>
        <translation>Nature montrée</translation>
    </message>
    <message>
        <source>Order of the queue</source>
        <translation>Ordre de la file</translation>
    </message>
    <message>
        <source>Retrieval differs</source>
        <translation>Recherche divergente</translation>
    </message>
    <message>
        <source>Glosses whose best candidate went to another: the matching decided against retrieval</source>
        <translation>Gloses dont le meilleur candidat va à une autre : l’appariement contredit la recherche</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Changées</translation>
    </message>
    <message>
        <source>Glosses whose suggestion changed since you looked</source>
        <translation>Gloses dont la suggestion a changé depuis votre dernier regard</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Glosses with a note</source>
        <translation>Gloses avec une note</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>Rejets</translation>
    </message>
    <message>
        <source>Glosses with rejected targets</source>
        <translation>Gloses avec des cibles rejetées</translation>
    </message>
    <message>
        <source>Queue of glosses</source>
        <translation>File des gloses</translation>
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
        <translation>Pages</translation>
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
        <translation>direction</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>cible → source</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>source → cible</translation>
    </message>
    <message>
        <source>Source to target</source>
        <translation>Source → cible</translation>
    </message>
    <message>
        <source>Target to source</source>
        <translation>Cible → source</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>P@k: share of glosses whose correct counterpart is among the first k.</source>
        <translation>P@k : part des gloses dont le bon équivalent est parmi les k premiers.</translation>
    </message>
    <message>
        <source>Curves of ranks by run; the table has the numbers</source>
        <translation>Courbes des rangs par exécution ; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>P@k by run</source>
        <translation>P@k par exécution</translation>
    </message>
    <message>
        <source>gloss-ranks</source>
        <translation>rangs-de-gloses</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportModel</name>
    <message>
        <source>95 % interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>Sous-ensemble</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Critère</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportView</name>
    <message>
        <source>Whiskers are 95 % intervals; the table has all figures.</source>
        <translation>Les moustaches sont des intervalles à 95 %&#xa0;; le tableau donne tous les chiffres.</translation>
    </message>
    <message>
        <source>The table has all figures.</source>
        <translation>Le tableau donne tous les chiffres.</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation>Chiffre représenté</translation>
    </message>
    <message>
        <source>Bars of the chosen figure; the table has the numbers</source>
        <translation>Barres du chiffre choisi ; le tableau donne les valeurs</translation>
    </message>
    <message>
        <source>Figures of the chosen runs</source>
        <translation>Chiffres des exécutions choisies</translation>
    </message>
    <message>
        <source>run-figures</source>
        <translation>chiffres-des-executions</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceDetails</name>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiquée</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Lu dans</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Somme de contrôle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used</source>
        <translation>
            <numerusform>%Ln ligne n’a pas pu servir</numerusform>
            <numerusform>%Ln lignes n’ont pas pu servir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… et %Ln autre</numerusform>
            <numerusform>… et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the resource</source>
        <translation>Détails de la ressource</translation>
    </message>
    <message>
        <source>Remove the resource from the workspace (Del); the file it was read from stays</source>
        <translation>Retirer la ressource de l’espace de travail (Suppr) ; le fichier d’origine reste</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Laissé de côté</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (usual in an intact dictionary)</source>
        <translation>%1 (courant dans un dictionnaire intact)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
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
        <translation>%1 mots × %2 dimensions</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 entrées</translation>
    </message>
    <message>
        <source>%1 synsets</source>
        <translation>%1 synsets</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 paires</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 lignes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln ligne omise</numerusform>
            <numerusform>%Ln lignes omises</numerusform>
        </translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Ressource</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Aucun groupe</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Groupe : %1</translation>
    </message>
    <message>
        <source>used in look-ups</source>
        <translation>utilisé dans les recherches</translation>
    </message>
    <message>
        <source>not used in look-ups</source>
        <translation>non utilisé dans les recherches</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 phrases</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %Ln word(s)</source>
        <translation>
            <numerusform>%1 · %Ln mot</numerusform>
            <numerusform>%1 · %Ln mots</numerusform>
        </translation>
    </message>
    <message>
        <source>No word in %1 matches.</source>
        <translation>Aucun mot en %1 ne convient.</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Réponses en %1</translation>
    </message>
    <message>
        <source>No likely word in %1.</source>
        <translation>Aucun mot probable pour %1.</translation>
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
        <translation>Rang de fréquence %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best matching definition</source>
        <translation>Définition la plus proche</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>traduction</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>synonyme</translation>
    </message>
    <message>
        <source>Sense %1 of the query word</source>
        <translation>Sens %1 du mot-requête</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>pluriel</translation>
    </message>
    <message>
        <source>sense %1</source>
        <translation>sens %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>also %1</source>
        <comment>further parts of speech of a word</comment>
        <translation>aussi %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsPage</name>
    <message>
        <source>Reading the runs</source>
        <translation>Lecture des exécutions</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Lecture des résultats</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses</source>
        <translation>
            <numerusform>%Ln glose</numerusform>
            <numerusform>%Ln gloses</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing runs</source>
        <translation>Suppression d’exécutions</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) removed.</source>
        <translation>
            <numerusform>%Ln exécution supprimée.</numerusform>
            <numerusform>%Ln exécutions supprimées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Restoring runs</source>
        <translation>Restauration d’exécutions</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>executions</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>What was measured and trained in this workspace. Choose a run to look into it, two to compare them, several to see them in one picture.</source>
        <translation>Ce qui a été mesuré et entraîné dans cet espace de travail. Choisissez une exécution pour l’examiner, deux pour les comparer, plusieurs pour les voir sur une même image.</translation>
    </message>
    <message>
        <source>Every training, alignment and measurement of this workspace is kept here, with its parameters and figures.</source>
        <translation>Chaque entraînement, alignement et mesure de cet espace de travail est conservé ici, avec ses paramètres et ses chiffres.</translation>
    </message>
    <message>
        <source>Align two spaces</source>
        <translation>Aligner deux espaces</translation>
    </message>
    <message>
        <source>Views of the chosen runs</source>
        <translation>Vues des exécutions choisies</translation>
    </message>
    <message>
        <source>Retrieval and matching</source>
        <translation>Recherche et appariement</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Lecture d’une exécution</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsView</name>
    <message>
        <source>No word found</source>
        <translation>Aucun mot trouvé</translation>
    </message>
    <message>
        <source>No word matches the filters. Clear one, or describe it with other words.</source>
        <translation>Aucun mot ne correspond aux filtres. Effacez-en un, ou décrivez autrement.</translation>
    </message>
    <message>
        <source>Try other or simpler words, say what kind of thing it is, and check the language of the description.</source>
        <translation>Essayez des mots différents ou plus simples, dites de quel genre de chose il s’agit, et vérifiez la langue de la description.</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Effacer tous les filtres</translation>
    </message>
    <message>
        <source>Hide less likely words</source>
        <translation>Masquer les mots moins probables</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln less likely word(s)</source>
        <translation>
            <numerusform>Montrer %Ln mot moins probable</numerusform>
            <numerusform>Montrer %Ln mots moins probables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResumeNotice</name>
    <message>
        <source>Reading the runs</source>
        <translation>Lecture des exécutions</translation>
    </message>
    <message>
        <source>Interrupted when the program ended: %1, started %2.</source>
        <translation>Interrompu à l’arrêt du programme&#xa0;: %1, commencé le %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more after it.</source>
        <translation>
            <numerusform>%Ln autre ensuite.</numerusform>
            <numerusform>%Ln autres ensuite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewActions</name>
    <message>
        <source>&amp;Accept the suggestion</source>
        <translation>&amp;Accepter la suggestion</translation>
    </message>
    <message>
        <source>&amp;Reject the suggestion</source>
        <translation>&amp;Rejeter la suggestion</translation>
    </message>
    <message>
        <source>&amp;Defer</source>
        <translation>Re&amp;porter</translation>
    </message>
    <message>
        <source>No &amp;counterpart</source>
        <translation>&amp;Sans équivalent</translation>
    </message>
    <message>
        <source>Re&amp;open</source>
        <translation>R&amp;ouvrir</translation>
    </message>
    <message>
        <source>Accept candidate %1</source>
        <translation>Accepter le candidat %1</translation>
    </message>
    <message>
        <source>Relation: %1</source>
        <translation>Relation : %1</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Écrire une &amp;note</translation>
    </message>
    <message>
        <source>&amp;Undo the last decision</source>
        <translation>A&amp;nnuler la dernière décision</translation>
    </message>
    <message>
        <source>Redo t&amp;he decision</source>
        <translation>Ré&amp;tablir la décision</translation>
    </message>
    <message>
        <source>&amp;Previous gloss</source>
        <translation>Glose pré&amp;cédente</translation>
    </message>
    <message>
        <source>&amp;Next gloss</source>
        <translation>Glose sui&amp;vante</translation>
    </message>
    <message>
        <source>Transport plan as a ta&amp;ble</source>
        <translation>Plan de transport en ta&amp;bleau</translation>
    </message>
    <message>
        <source>Show the &amp;whole queue</source>
        <translation>Montrer toute la &amp;file</translation>
    </message>
    <message>
        <source>Import de&amp;cisions…</source>
        <translation>Importer des dé&amp;cisions…</translation>
    </message>
    <message>
        <source>Close the &amp;linking</source>
        <translation>Fermer la &amp;liaison</translation>
    </message>
    <message>
        <source>Preci&amp;sion and coverage</source>
        <translation>Préci&amp;sion et couverture</translation>
    </message>
    <message>
        <source>Search the tar&amp;get wordnet</source>
        <translation>Chercher dans le wordnet c&amp;ible</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Tout est révisé</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Rien à réviser</translation>
    </message>
    <message>
        <source>No word is due. Come back later, or save new ones.</source>
        <translation>Aucun mot n’est à réviser. Revenez plus tard, ou enregistrez-en de nouveaux.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) reviewed.</source>
        <translation>
            <numerusform>%Ln mot révisé.</numerusform>
            <numerusform>%Ln mots révisés.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew all of them.</source>
        <translation>Vous les saviez tous.</translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s).</source>
        <translation>
            <numerusform>Oublis : %Ln.</numerusform>
            <numerusform>Oublis : %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked up: %1</source>
        <translation>Recherché : %1</translation>
    </message>
    <message>
        <source>%1, next time after %2</source>
        <translation>%1, prochaine fois après %2</translation>
    </message>
    <message>
        <source>Review of saved words</source>
        <translation>Révision des mots enregistrés</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progression de la révision</translation>
    </message>
    <message>
        <source>Meaning → word</source>
        <translation>Sens → mot</translation>
    </message>
    <message>
        <source>Word → meaning</source>
        <translation>Mot → sens</translation>
    </message>
    <message>
        <source>Direction of the review</source>
        <translation>Sens de la révision</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo the last grade (Ctrl+Z)</source>
        <translation>Annuler la dernière note (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Back to the list (Esc); what was graded is kept</source>
        <translation>Retour à la liste (Échap) ; ce qui est noté est conservé</translation>
    </message>
    <message>
        <source>Show the answer (Space)</source>
        <translation>Montrer la réponse (Espace)</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewFlow</name>
    <message>
        <source>No suggestion here: choose a candidate, or say that there is no counterpart.</source>
        <translation>Aucune suggestion ici : choisissez un candidat ou dites qu’il n’y a pas d’équivalent.</translation>
    </message>
    <message>
        <source>There is no suggestion to reject here.</source>
        <translation>Il n’y a pas ici de suggestion à rejeter.</translation>
    </message>
    <message>
        <source>This gloss is open.</source>
        <translation>Cette glose est ouverte.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>There are no open glosses left in this view.</source>
        <translation>Il ne reste aucune glose ouverte dans cette vue.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli : %1</translation>
    </message>
    <message>
        <source>(hidden by the filters)</source>
        <translation>(masqué par les filtres)</translation>
    </message>
    <message>
        <source>accepted %1</source>
        <translation>%1 accepté</translation>
    </message>
    <message>
        <source>rejected %1</source>
        <translation>%1 rejeté</translation>
    </message>
    <message>
        <source>deferred %1</source>
        <translation>%1 reporté</translation>
    </message>
    <message>
        <source>no counterpart of %1</source>
        <translation>pas d’équivalent de %1</translation>
    </message>
    <message>
        <source>reopened %1</source>
        <translation>%1 rouvert</translation>
    </message>
    <message>
        <source>note on %1</source>
        <translation>note sur %1</translation>
    </message>
    <message>
        <source>No candidate is left for this gloss: search the target wordnet, or say that there is no counterpart.</source>
        <translation>Il ne reste aucun candidat pour cette glose : cherchez dans le wordnet cible, ou dites qu’il n’y a pas d’équivalent.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Il n’y a rien à rétablir.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewPanel</name>
    <message>
        <source>%1 of %2 decided</source>
        <translation>%1 sur %2 décidées</translation>
    </message>
    <message>
        <source>%1 %, today %2</source>
        <translation>%1 %, aujourd’hui %2</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>as suggested</source>
        <translation>comme suggéré</translation>
    </message>
    <message>
        <source>as nearest neighbour</source>
        <translation>comme plus proche voisin</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Sans équivalent</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Reporté</translation>
    </message>
    <message>
        <source>Rejected pairs</source>
        <translation>Paires rejetées</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>The last decision changed no other suggestion</source>
        <translation>La dernière décision n’a changé aucune autre suggestion</translation>
    </message>
    <message numerus="yes">
        <source>The last decision changed %Ln other suggestion(s)</source>
        <translation>
            <numerusform>La dernière décision a changé %Ln autre suggestion</numerusform>
            <numerusform>La dernière décision a changé %Ln autres suggestions</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggestions changed by your decisions appear here</source>
        <translation>Les suggestions changées par vos décisions apparaissent ici</translation>
    </message>
    <message>
        <source>One reviewer so far. Import the decisions of another to compare with.</source>
        <translation>Un seul relecteur pour l’instant. Importez les décisions d’un autre pour comparer.</translation>
    </message>
    <message>
        <source>Over the glosses that both have decided.</source>
        <translation>Sur les gloses que les deux ont décidées.</translation>
    </message>
    <message>
        <source>Both decided</source>
        <translation>Décidées par les deux</translation>
    </message>
    <message>
        <source>Same link</source>
        <translation>Même lien</translation>
    </message>
    <message>
        <source>Same relation</source>
        <translation>Même relation</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Kappa de Cohen</translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln that differ</source>
        <translation>
            <numerusform>Montrer la %Ln différente</numerusform>
            <numerusform>Montrer les %Ln différentes</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the glosses that is decided</source>
        <translation>Part des gloses décidées</translation>
    </message>
    <message>
        <source>Glosses whose suggestion the last decision changed; Enter goes there</source>
        <translation>Gloses dont la dernière décision a changé la suggestion ; Entrée y va</translation>
    </message>
    <message>
        <source>Statistics of the review</source>
        <translation>Statistiques de la relecture</translation>
    </message>
    <message>
        <source>Agreement of the two reviewers</source>
        <translation>Accord des deux relecteurs</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Accord</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Premier relecteur</translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Second relecteur</translation>
    </message>
    <message>
        <source>Precision…</source>
        <translation>Précision…</translation>
    </message>
    <message>
        <source>Precision of the suggestions when only the most certain are accepted (P)</source>
        <translation>Précision des suggestions quand on n’accepte que les plus sûres (P)</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunComparisonView</name>
    <message>
        <source>Paired tests of the two runs</source>
        <translation>Tests appariés des deux exécutions</translation>
    </message>
    <message>
        <source>Parameters that differ, and figures of both runs</source>
        <translation>Paramètres qui diffèrent et chiffres des deux exécutions</translation>
    </message>
    <message>
        <source>Two runs side by side</source>
        <translation>Deux exécutions côte à côte</translation>
    </message>
    <message>
        <source>Choose two runs in the list to compare them (Ctrl+click, or Shift and arrow keys).</source>
        <translation>Choisissez deux exécutions dans la liste pour les comparer (Ctrl+clic, ou Maj et les flèches).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>Paired over the %1 glosses that both compared; differences are the second minus the first. McNemar&apos;s test counts the glosses that one of the two alone gets right.</source>
        <translation>Apparié sur les %1 gloses que les deux ont comparées ; les différences sont la seconde moins la première. Le test de McNemar compte les gloses qu’une seule des deux trouve justes.</translation>
    </message>
    <message>
        <source>Paired over the queries of both, %1 at most; differences are the second minus the first. McNemar&apos;s test counts the queries that one of the two alone gets right.</source>
        <translation>Apparié sur les requêtes des deux, %1 au plus ; les différences sont la seconde moins la première. Le test de McNemar compte les requêtes qu’une seule des deux trouve justes.</translation>
    </message>
    <message>
        <source>The runs have no test items in common, so there is no paired test.</source>
        <translation>Les exécutions n’ont aucun cas de test en commun : il n’y a pas de test apparié.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunEntryModel</name>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>chiffre</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>paramètre</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunFiguresView</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln valeur</numerusform>
            <numerusform>%Ln valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Parameters and figures of the run</source>
        <translation>Paramètres et chiffres de l’exécution</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>started</source>
        <translation>début</translation>
    </message>
    <message>
        <source>took</source>
        <translation>durée</translation>
    </message>
    <message>
        <source>state</source>
        <translation>état</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Temps par étape</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunHead</name>
    <message>
        <source>Run %1: %2</source>
        <translation>Exécution %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Run %1: %2, %3</source>
        <translation>Exécution %1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>the first of %Ln chosen</source>
        <translation>
            <numerusform>la première de %Ln choisie</numerusform>
            <numerusform>la première des %Ln choisies</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Fill its page with its inputs, and continue</source>
        <translation>Remplir sa page avec ses données de départ, et continuer</translation>
    </message>
    <message>
        <source>Fill its page with its inputs</source>
        <translation>Remplir sa page avec ses données de départ</translation>
    </message>
    <message>
        <source>Runs of this kind are made on the command line; its inputs are listed under All</source>
        <translation>Les exécutions de ce genre se font en ligne de commande&#xa0;; leurs données de départ sont sous Tout</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunModel</name>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Appariement</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>The program ended during this run: it was killed, or the computer was switched off.</source>
        <translation>Le programme s’est arrêté pendant cette exécution : il a été tué, ou l’ordinateur s’est éteint.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunsView</name>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln exécution</numerusform>
            <numerusform>%Ln exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 sur %Ln exécution</numerusform>
            <numerusform>%1 sur %Ln exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: a measure, a file, a language …</source>
        <translation>Filtre : une mesure, un fichier, une langue…</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>Filtrer les exécutions</translation>
    </message>
    <message>
        <source>Kind of run</source>
        <translation>Type d’exécution</translation>
    </message>
    <message>
        <source>Runs of the workspace</source>
        <translation>Exécutions de l’espace de travail</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Exporter la liste</translation>
    </message>
    <message>
        <source>Write the list as it is filtered and sorted</source>
        <translation>Écrire la liste telle qu’elle est filtrée et triée</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the selected runs (Del); Ctrl+Z restores them</source>
        <translation>Retirer les exécutions choisies (Suppr) ; Ctrl+Z les rétablit</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedActions</name>
    <message>
        <source>&amp;Save the word</source>
        <translation>&amp;Enregistrer le mot</translation>
    </message>
    <message>
        <source>Re&amp;view the words that are due</source>
        <translation>&amp;Réviser les mots à revoir</translation>
    </message>
    <message>
        <source>&amp;Look the query up again</source>
        <translation>Re&amp;chercher à nouveau la requête</translation>
    </message>
    <message>
        <source>&amp;Remove the words</source>
        <translation>&amp;Supprimer les mots</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates</source>
        <translation>&amp;Fusionner les doublons</translation>
    </message>
    <message>
        <source>&amp;New list</source>
        <translation>&amp;Nouvelle liste</translation>
    </message>
    <message>
        <source>Rename the lis&amp;t</source>
        <translation>Renommer la &amp;liste</translation>
    </message>
    <message>
        <source>Remove the l&amp;ist</source>
        <translation>Supprimer la l&amp;iste</translation>
    </message>
    <message>
        <source>Im&amp;port words…</source>
        <translation>Im&amp;porter des mots…</translation>
    </message>
    <message>
        <source>&amp;Export words…</source>
        <translation>&amp;Exporter les mots…</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedAnswers</name>
    <message>
        <source>Reading the saved words</source>
        <translation>Lecture des mots enregistrés</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Enregistrement de %1</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Suppression de %1</translation>
    </message>
    <message>
        <source>Restoring what was removed</source>
        <translation>Rétablissement de ce qui a été supprimé</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedEditPanel</name>
    <message>
        <source>New list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Not in a list</source>
        <translation>Dans aucune liste</translation>
    </message>
    <message>
        <source>No word is chosen</source>
        <translation>Aucun mot n’est choisi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed %Ln time(s), due: %1</source>
        <translation>
            <numerusform>Révisé %Ln fois, à revoir : %1</numerusform>
            <numerusform>Révisé %Ln fois, à revoir : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Pas encore révisé</translation>
    </message>
    <message>
        <source>Tags separated by spaces</source>
        <translation>Étiquettes séparées par des espaces</translation>
    </message>
    <message>
        <source>Tags to add to all of them</source>
        <translation>Étiquettes à ajouter à tous</translation>
    </message>
    <message>
        <source>The chosen word</source>
        <translation>Le mot choisi</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Chercher à nouveau</translation>
    </message>
    <message>
        <source>Go to the Look-up page with the query of this word (Ctrl+Shift+L)</source>
        <translation>Aller à la page de recherche avec la requête de ce mot (Ctrl+Maj+L)</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Vos propres mots</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Lists that the word is in</source>
        <translation>Listes où figure le mot</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedListsPane</name>
    <message>
        <source>All words</source>
        <translation>Tous les mots</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>New list (Ctrl+Shift+N)</source>
        <translation>Nouvelle liste (Ctrl+Maj+N)</translation>
    </message>
    <message>
        <source>Lists of saved words</source>
        <translation>Listes de mots enregistrés</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedModel</name>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Nature</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>Recherché</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>À revoir</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedPage</name>
    <message>
        <source>Changing a saved word</source>
        <translation>Modification d’un mot enregistré</translation>
    </message>
    <message>
        <source>Changing tags</source>
        <translation>Modification d’étiquettes</translation>
    </message>
    <message>
        <source>Changing lists</source>
        <translation>Modification de listes</translation>
    </message>
    <message>
        <source>Reading the saved words</source>
        <translation>Lecture des mots enregistrés</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Redoing</source>
        <translation>Rétablissement</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Rien à annuler</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Rien à rétablir</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé : %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli : %1</translation>
    </message>
    <message>
        <source>Removing saved words</source>
        <translation>Suppression de mots enregistrés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed.</source>
        <translation>
            <numerusform>%Ln mot supprimé.</numerusform>
            <numerusform>%Ln mots supprimés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Fusion</translation>
    </message>
    <message>
        <source>Entries of the same word were merged.</source>
        <translation>Les entrées du même mot ont été fusionnées.</translation>
    </message>
    <message>
        <source>The list %1 was removed; its words are still saved.</source>
        <translation>La liste %1 a été supprimée ; ses mots restent enregistrés.</translation>
    </message>
    <message>
        <source>Reading the words that are due</source>
        <translation>Lecture des mots à revoir</translation>
    </message>
    <message>
        <source>Storing a grade</source>
        <translation>Enregistrement d’une note</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV (*.tsv);;Text for Anki (*.txt);;Package for Anki (*.apkg)</source>
        <translation>CSV (*.csv);;TSV (*.tsv);;Texte pour Anki (*.txt);;Paquet pour Anki (*.apkg)</translation>
    </message>
    <message>
        <source>Export the words shown</source>
        <translation>Exporter les mots affichés</translation>
    </message>
    <message>
        <source>Exporting saved words</source>
        <translation>Exportation de mots enregistrés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written to %1.</source>
        <translation>
            <numerusform>%Ln mot écrit dans %1.</numerusform>
            <numerusform>%Ln mots écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import words</source>
        <translation>Importer des mots</translation>
    </message>
    <message>
        <source>Tables of words (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tableaux de mots (*.csv *.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importation de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln ajouté</numerusform>
            <numerusform>%Ln ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merged</source>
        <translation>
            <numerusform>%Ln fusionné</numerusform>
            <numerusform>%Ln fusionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln inchangé</numerusform>
            <numerusform>%Ln inchangés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <translation>
            <numerusform>%Ln ignoré</numerusform>
            <numerusform>%Ln ignorés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… et %Ln autre</numerusform>
            <numerusform>… et %Ln autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) differ from what is saved here, which was kept.</source>
        <translation>
            <numerusform>%Ln ligne diffère de ce qui est enregistré ici, qui a été conservé.</numerusform>
            <numerusform>%Ln lignes diffèrent de ce qui est enregistré ici, qui a été conservé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the values of the file</source>
        <translation>Prendre les données du fichier</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Mots enregistrés</translation>
    </message>
    <message>
        <source>Your saved words: in lists, with notes, to review and export.</source>
        <translation>Vos mots enregistrés : en listes, avec des notes, à réviser et à exporter.</translation>
    </message>
    <message>
        <source>Saved words are listed here, to find, review and export. Save an answer of the Look-up page with its star or Ctrl+D.</source>
        <translation>Ici se trouvent les mots enregistrés, à retrouver, réviser et exporter. Enregistrez une réponse de la page de recherche avec son étoile ou Ctrl+D.</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Chercher un mot</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedView</name>
    <message>
        <source>All languages</source>
        <translation>Toutes les langues</translation>
    </message>
    <message>
        <source>Search words, meanings, notes, tags</source>
        <translation>Chercher mots, sens, notes, étiquettes</translation>
    </message>
    <message>
        <source>Search the saved words</source>
        <translation>Chercher dans les mots enregistrés</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Langue des mots</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln word(s)</source>
        <translation>
            <numerusform>%1 sur %Ln mot</numerusform>
            <numerusform>%1 sur %Ln mots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln word(s)</source>
        <translation>
            <numerusform>Réviser %Ln mot</numerusform>
            <numerusform>Réviser %Ln mots</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Rien à réviser</translation>
    </message>
    <message>
        <source>Go through the words that are due (Ctrl+Shift+D)</source>
        <translation>Parcourir les mots à revoir (Ctrl+Maj+D)</translation>
    </message>
    <message>
        <source>Merge duplicates</source>
        <translation>Fusionner les doublons</translation>
    </message>
    <message>
        <source>Merge the selected entries of the same word, or all such entries (Ctrl+Shift+U)</source>
        <translation>Fusionner les entrées choisies du même mot, ou toutes celles qui le sont (Ctrl+Maj+U)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Merge words of a CSV, TSV or Anki text file (Ctrl+Shift+O)</source>
        <translation>Intégrer les mots d’un fichier CSV, TSV ou texte d’Anki (Ctrl+Maj+O)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the words shown as CSV, TSV, or for Anki (Ctrl+Shift+E)</source>
        <translation>Écrire les mots affichés en CSV, en TSV ou pour Anki (Ctrl+Maj+E)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Remove the selected words (Del); Ctrl+Z restores them</source>
        <translation>Supprimer les mots choisis (Suppr) ; Ctrl+Z les rétablit</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Mots enregistrés</translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoreModel</name>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Choisi par</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
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
        <translation>P@1 de la recherche et de l’appariement ; les moustaches sont des intervalles à 95 %.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses.</source>
        <translation>
            <numerusform>%Ln glose.</numerusform>
            <numerusform>%Ln gloses.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skewness of N_k: %1.</source>
        <translation>Asymétrie de N_k : %1.</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by run, for retrieval and matching; the table has the numbers</source>
        <translation>Barres de P@1 par exécution, pour la recherche et l’appariement ; le tableau donne les chiffres</translation>
    </message>
    <message>
        <source>Precision by run, for retrieval and matching</source>
        <translation>Précision par exécution, pour la recherche et l’appariement</translation>
    </message>
    <message>
        <source>gloss-precision</source>
        <translation>precision-de-gloses</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchPane</name>
    <message>
        <source>Reading the library</source>
        <translation>Lecture de la bibliothèque</translation>
    </message>
    <message>
        <source>Detecting the language</source>
        <translation>Détection de la langue</translation>
    </message>
    <message>
        <source>Adding a list of sentences</source>
        <translation>Ajout d’une liste de phrases</translation>
    </message>
    <message>
        <source>%1 was added: %2 sentences.</source>
        <translation>%1 a été ajoutée : %2 phrases.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank line(s) left out.</source>
        <translation>
            <numerusform>%Ln ligne vide laissée de côté.</numerusform>
            <numerusform>%Ln lignes vides laissées de côté.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>%Ln ligne n’a pas pu être lue.</numerusform>
            <numerusform>%Ln lignes n’ont pas pu être lues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln sentence(s) the model knows no word; they are never found.</source>
        <translation>
            <numerusform>De %Ln phrase le modèle ne connaît aucun mot ; elle n’est jamais trouvée.</numerusform>
            <numerusform>De %Ln phrases le modèle ne connaît aucun mot ; elles ne sont jamais trouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the list</source>
        <translation>Retirer la liste</translation>
    </message>
    <message>
        <source>%1 and the vectors of its sentences are removed from the library. The file it was read from stays.</source>
        <translation>%1 et les vecteurs de ses phrases sont retirés de la bibliothèque. Le fichier d’origine reste.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Retrait de %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 a été retirée.</translation>
    </message>
    <message>
        <source>Choose a file of sentences.</source>
        <translation>Choisissez un fichier de phrases.</translation>
    </message>
    <message>
        <source>Give the list a name.</source>
        <translation>Donnez un nom à la liste.</translation>
    </message>
    <message>
        <source>The library has a list of this name: choose another name, or replace it.</source>
        <translation>La bibliothèque a une liste de ce nom : choisissez un autre nom, ou remplacez-la.</translation>
    </message>
    <message>
        <source>Try an example list</source>
        <translation>Essayer une liste d’exemple</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Arrêté. Rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Lists of sentences are kept in the library with what they mean, and searched by meaning as you type, in any language of the model. The pack alone will do.</source>
        <translation>Des listes de phrases sont gardées dans la bibliothèque avec leur sens, et cherchées par le sens pendant que vous écrivez, dans toute langue du modèle. Le paquet seul suffit.</translation>
    </message>
    <message>
        <source>Stop adding the list</source>
        <translation>Arrêter l’ajout de la liste</translation>
    </message>
    <message>
        <source>Progress of adding the list</source>
        <translation>Progression de l’ajout de la liste</translation>
    </message>
    <message>
        <source>Add the list</source>
        <translation>Ajouter la liste</translation>
    </message>
    <message>
        <source>Read the file, make the vectors and keep both in the library</source>
        <translation>Lire le fichier, calculer les vecteurs et garder les deux dans la bibliothèque</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchView</name>
    <message>
        <source>Write a sentence: what means the same is found as you type, in any language of the list.</source>
        <translation>Écrivez une phrase : ce qui veut dire la même chose est trouvé pendant que vous écrivez, dans toute langue de la liste.</translation>
    </message>
    <message>
        <source>the %1 nearest of %2 sentences</source>
        <translation>les %1 plus proches de %2 phrases</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 % of the words are known to the model</source>
        <translation>%1 % des mots sont connus du modèle</translation>
    </message>
    <message>
        <source>Export the sentences to</source>
        <translation>Exporter les phrases vers</translation>
    </message>
    <message>
        <source>search</source>
        <comment>file name</comment>
        <translation>recherche</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Table (*.tsv)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>list</source>
        <translation>liste</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>List to search</source>
        <translation>Liste à chercher</translation>
    </message>
    <message>
        <source>A&amp;dd a list…</source>
        <translation>A&amp;jouter une liste…</translation>
    </message>
    <message>
        <source>Add a list of sentences to the library</source>
        <translation>Ajouter une liste de phrases à la bibliothèque</translation>
    </message>
    <message>
        <source>Remove this list from the library; its file stays</source>
        <translation>Retirer cette liste de la bibliothèque ; son fichier reste</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Écrivez une phrase dans n’importe quelle langue</translation>
    </message>
    <message>
        <source>Sentences by descending score; Enter compares one with the query</source>
        <translation>Phrases par score décroissant ; Entrée en compare une avec la requête</translation>
    </message>
    <message>
        <source>&amp;Compare with the query</source>
        <translation>&amp;Comparer avec la requête</translation>
    </message>
    <message>
        <source>Open both in Two sentences: which words carry the similarity</source>
        <translation>Ouvrir les deux dans Deux phrases : quels mots portent la ressemblance</translation>
    </message>
    <message>
        <source>Copy the chosen sentence</source>
        <translation>Copier la phrase choisie</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Export the sentences found as TSV</source>
        <translation>Exporter les phrases trouvées en TSV</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Se&amp;ntence</source>
        <translation>Ph&amp;rase</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ier</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceComparisonModel</name>
    <message>
        <source>no word of a sentence is known to it</source>
        <translation>il ne connaît aucun mot d’une des phrases</translation>
    </message>
    <message>
        <source>there are no random pairs of these languages to compare with</source>
        <translation>il n’y a pas de paires aléatoires de ces langues pour comparer</translation>
    </message>
    <message numerus="yes">
        <source>closer than all of %n random pair(s)</source>
        <translation>
            <numerusform>plus proches que %n paire aléatoire</numerusform>
            <numerusform>plus proches que les %n paires aléatoires</numerusform>
        </translation>
    </message>
    <message>
        <source>no closer than random pairs</source>
        <translation>pas plus proches que des paires aléatoires</translation>
    </message>
    <message>
        <source>closer than %1 % of random pairs</source>
        <translation>plus proches que %1 % des paires aléatoires</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similarité</translation>
    </message>
    <message>
        <source>Against random pairs</source>
        <translation>Face à des paires aléatoires</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>Mots connus</translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4</source>
        <comment>known and all words of both sentences</comment>
        <translation>%1 sur %2, %3 sur %4</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceField</name>
    <message>
        <source>Language of: %1</source>
        <comment>which sentence</comment>
        <translation>Langue de : %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceFinder</name>
    <message>
        <source>Searching a list of sentences</source>
        <translation>Recherche dans une liste de phrases</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceModelBox</name>
    <message>
        <source>Open a model of sentences</source>
        <translation>Ouvrir un modèle de phrases</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Fonctionne sans aucun vecteur de mots</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>Avec les vecteurs de mots alignés en dernier</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingRow</name>
    <message>
        <source>Restore the default of “%1”</source>
        <translation>Rétablir la valeur par défaut de « %1 »</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>Aucun paramètre correspondant.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Chercher dans les paramètres</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>Rubriques des paramètres</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
    <message>
        <source>Resets all visible settings to their defaults</source>
        <translation>Rétablit les valeurs par défaut de tous les paramètres visibles</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
</context>
<context>
    <name>crossgloss::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Look up at once; open the details of the chosen word</source>
        <translation>Chercher tout de suite ; ouvrir les détails du mot choisi</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Move through the answers</source>
        <translation>Parcourir les réponses</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Gauche, Droite</translation>
    </message>
    <message>
        <source>Go to the answers in the next language</source>
        <translation>Aller aux réponses dans la langue suivante</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Clear the description</source>
        <translation>Vider la description</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Maj+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>Aller au champ suivant ou précédent</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Ce qu’elles font</translation>
    </message>
</context>
<context>
    <name>crossgloss::SpacePicker</name>
    <message>
        <source>%1 words × %2 dimensions</source>
        <translation>%1 mots × %2 dimensions</translation>
    </message>
    <message>
        <source>Open a file of word vectors</source>
        <translation>Ouvrir un fichier de vecteurs de mots</translation>
    </message>
    <message>
        <source>Open a file of word vectors: %1</source>
        <translation>Ouvrir un fichier de vecteurs de mots&#xa0;: %1</translation>
    </message>
    <message>
        <source>Choose vectors</source>
        <translation>Choisir des vecteurs</translation>
    </message>
</context>
<context>
    <name>crossgloss::StatusJob</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>(and %Ln more)</source>
        <translation>
            <numerusform>(et %Ln autre)</numerusform>
            <numerusform>(et %Ln autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>Ouvrir la liste des tâches</translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation>Progression de la tâche en cours</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Annuler cette tâche</translation>
    </message>
</context>
<context>
    <name>crossgloss::TargetSearchView</name>
    <message>
        <source>Every concept of the target wordnet can be found and linked, compared or not.</source>
        <translation>Tout concept du wordnet cible peut être trouvé et relié, comparé ou non.</translation>
    </message>
    <message>
        <source>No match. Try fewer words, or only their beginnings.</source>
        <translation>Aucun résultat. Essayez moins de mots, ou seulement leur début.</translation>
    </message>
    <message>
        <source>The first %1 of %2 matches</source>
        <translation>Les %1 premiers résultats sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln concept(s) found</source>
        <translation>
            <numerusform>%Ln concept trouvé</numerusform>
            <numerusform>%Ln concepts trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the target wordnet</source>
        <translation>Chercher dans le wordnet cible</translation>
    </message>
    <message>
        <source>Word, words of the gloss, or id</source>
        <translation>Mot, mots de la glose ou identifiant</translation>
    </message>
    <message>
        <source>Concepts found; Enter links the chosen one, Escape goes back</source>
        <translation>Concepts trouvés ; Entrée relie celui qui est choisi, Échap revient</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Train an encoder that reads descriptions, from your own dictionaries and word vectors.</source>
        <translation>Entraînez un encodeur qui lit des descriptions, à partir de vos dictionnaires et vecteurs de mots.</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>Ce qui est entraîné</translation>
    </message>
    <message>
        <source>Dictionary encoder</source>
        <translation>Encodeur de dictionnaire</translation>
    </message>
    <message>
        <source>Gloss encoder (Siamese LSTM)</source>
        <translation>Encodeur de gloses (LSTM siamois)</translation>
    </message>
    <message>
        <source>Train a network that tells when two glosses mean the same, on wordnets that share synsets, to link others with it.</source>
        <translation>Entraînez un réseau qui reconnaît quand deux gloses ont le même sens, sur des wordnets qui partagent des synsets, pour en relier d’autres.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vecteurs de mots</translation>
    </message>
    <message>
        <source>Train word vectors from plain text, in one language or in two that share a space.</source>
        <translation>Entraînez des vecteurs de mots à partir de texte brut, dans une langue ou dans deux qui partagent un espace.</translation>
    </message>
    <message>
        <source>Ask an encoder</source>
        <translation>Interroger un encodeur</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Expériences</translation>
    </message>
    <message>
        <source>Ask a trained encoder for the words of a description, and see what it looked at.</source>
        <translation>Demander à un encodeur entraîné les mots d’une description, et voir ce qu’il a regardé.</translation>
    </message>
    <message>
        <source>Fill whole tables: every encoder and strategy, several seeds, with intervals and paired tests.</source>
        <translation>Remplir des tableaux entiers : tous les encodeurs et stratégies, plusieurs graines, avec intervalles et tests appariés.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurveModel</name>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
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
        <translation>Temps</translation>
    </message>
    <message>
        <source>Examples/s</source>
        <translation>Exemples/s</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurves</name>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Loss (left)</source>
        <translation>Perte (à gauche)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Curves of the training run; the table beside them has the numbers</source>
        <translation>Courbes de l’entraînement ; le tableau à côté donne les chiffres</translation>
    </message>
    <message>
        <source>Loss and scores by epoch</source>
        <translation>Perte et scores par époque</translation>
    </message>
    <message>
        <source>P@10 (right)</source>
        <translation>P@10 (à droite)</translation>
    </message>
    <message>
        <source>MRR (right)</source>
        <translation>MRR (à droite)</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingPane</name>
    <message>
        <source>Epoch %1 · loss %2</source>
        <translation>Époque %1 · perte %2</translation>
    </message>
    <message>
        <source>MRR %1</source>
        <translation>MRR %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Start from scratch, not from the checkpoint of the earlier run</source>
        <translation>Recommencer, sans le point de reprise précédent</translation>
    </message>
    <message>
        <source>Stop after the current step; the checkpoint stays</source>
        <translation>Arrêter après l’étape en cours ; le point de reprise reste</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Progression de l’entraînement</translation>
    </message>
    <message>
        <source>%1 examples/s</source>
        <translation>%1 exemples/s</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Entraîner avec ces réglages</translation>
    </message>
    <message>
        <source>Loss and validation scores of the training appear here, epoch by epoch.</source>
        <translation>La perte et les scores de validation de l’entraînement s’affichent ici, époque par époque.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingSettings</name>
    <message>
        <source>Where to save the model</source>
        <translation>Où enregistrer le modèle</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modèles (*.model);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU à attention</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Sac de mots</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>Une direction</translation>
    </message>
    <message>
        <source>With monolingual definitions</source>
        <translation>Avec définitions monolingues</translation>
    </message>
    <message>
        <source>Several directions at once</source>
        <translation>Plusieurs directions à la fois</translation>
    </message>
    <message>
        <source>L2 distance (as published)</source>
        <translation>Distance L2 (comme publié)</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Cosinus</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax sur le lot</translation>
    </message>
    <message>
        <source>Training definitions</source>
        <translation>Définitions d’entraînement</translation>
    </message>
    <message>
        <source>Lines of answer, tab, definition; or answer, tab, headword, tab, definition.</source>
        <translation>Lignes : réponse, tabulation, définition ; ou réponse, tabulation, entrée, tabulation, définition.</translation>
    </message>
    <message>
        <source>Files of definitions</source>
        <translation>Fichiers de définitions</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Définitions (*.tsv *.txt *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vecteurs de mots</translation>
    </message>
    <message>
        <source>One file for each language, all in one shared space.</source>
        <translation>Un fichier par langue, tous dans un espace commun.</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Vecteurs de mots (*.vec *.bin *.txt *.gz *.xz);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validation</translation>
    </message>
    <message>
        <source>A file of definitions to evaluate on. Without one, words are held out of the data.</source>
        <translation>Un fichier de définitions pour la validation. Sans lui, des mots des données sont mis de côté.</translation>
    </message>
    <message>
        <source>Validation file</source>
        <translation>Fichier de validation</translation>
    </message>
    <message>
        <source>&amp;Encoder</source>
        <translation>&amp;Encodeur</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>Straté&amp;gie</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>O&amp;bjectif</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>É&amp;poques au plus</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>Arrêt ant&amp;icipé (époques)</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation>Fichier du &amp;modèle</translation>
    </message>
    <message>
        <source>&amp;Words held out</source>
        <translation>&amp;Mots mis de côté</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>Unités cac&amp;hées</translation>
    </message>
    <message>
        <source>&amp;Affine layers</source>
        <translation>Couches &amp;affines</translation>
    </message>
    <message>
        <source>Words read per de&amp;finition</source>
        <translation>Mots lus par dé&amp;finition</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>Taille de l&amp;ot</translation>
    </message>
    <message>
        <source>Learning ra&amp;te</source>
        <translation>&amp;Taux d’apprentissage</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Grai&amp;ne</translation>
    </message>
    <message>
        <source>Th&amp;reads</source>
        <translation>Th&amp;reads</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Bidirectional GRU</source>
        <translation>GRU bidirectionnel</translation>
    </message>
    <message>
        <source>Convolutions (CNN)</source>
        <translation>Convolutions (CNN)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>Couche&amp;s</translation>
    </message>
    <message>
        <source>Jointly with the word vectors</source>
        <translation>Conjointement avec les vecteurs de mots</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Fichier du modèle</translation>
    </message>
    <message>
        <source>Centre the word vectors</source>
        <translation>Centrer les vecteurs de mots</translation>
    </message>
    <message>
        <source>Takes the mean off each language&apos;s vectors, which tells nothing of a word but dominates distances; not in the paper</source>
        <translation>Retire des vecteurs de chaque langue leur moyenne, qui ne dit rien d’un mot mais domine les distances ; absent de l’article</translation>
    </message>
</context>
<context>
    <name>crossgloss::TranslationsField</name>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln dictionaries of these languages</source>
        <translation>
            <numerusform>Le %Ln dictionnaire de ces langues</numerusform>
            <numerusform>Les %Ln dictionnaires de ces langues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 entries)</source>
        <translation>%1 (%2 entrées)</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>D’un fichier</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln dictionary(ies) of these languages</source>
        <translation>
            <numerusform>Utiliser %Ln dictionnaire de ces langues</numerusform>
            <numerusform>Utiliser %Ln dictionnaires de ces langues</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary that translates words</source>
        <translation>Dictionnaire qui traduit les mots</translation>
    </message>
    <message>
        <source>Translates the words of the glosses, and lemmas into candidates: with one, the most certain suggestions are nearly all correct</source>
        <translation>Traduit les mots des gloses, et les lemmes en candidats : avec un dictionnaire, les suggestions les plus sûres sont presque toutes correctes</translation>
    </message>
    <message>
        <source>File of word pairs</source>
        <translation>Fichier de paires de mots</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Ouvrir un fichier de paires de mots</translation>
    </message>
    <message>
        <source>word pairs</source>
        <translation>paires de mots</translation>
    </message>
    <message>
        <source>Onl&amp;y candidates sharing a translation</source>
        <translation>Seulement les candidats a&amp;yant une traduction commune</translation>
    </message>
    <message>
        <source>Glosses without such a candidate get no suggestion</source>
        <translation>Les gloses sans candidat de ce genre n’ont pas de suggestion</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsPane</name>
    <message>
        <source>Finding partners in two lists</source>
        <translation>Recherche de partenaires dans deux listes</translation>
    </message>
    <message>
        <source>Exporting pairs</source>
        <translation>Export de paires</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln paire exportée vers %1.</numerusform>
            <numerusform>%Ln paires exportées vers %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the first list.</source>
        <translation>Choisissez la première liste.</translation>
    </message>
    <message>
        <source>Choose the second list.</source>
        <translation>Choisissez la seconde liste.</translation>
    </message>
    <message>
        <source>Choose a language of the list %1.</source>
        <translation>Choisissez une langue de la liste %1.</translation>
    </message>
    <message>
        <source>The vectors of these lists are of different models and cannot be compared.</source>
        <translation>Les vecteurs de ces listes viennent de modèles différents et ne peuvent être comparés.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Essayer un exemple</translation>
    </message>
    <message>
        <source>Choose two lists of sentences in one language or two, or drop two files here: each sentence gets its best partner, with a score, and what has none is listed.</source>
        <translation>Choisissez deux listes de phrases dans une langue ou dans deux, ou déposez deux fichiers ici : chaque phrase reçoit son meilleur partenaire, avec un score, et ce qui n’en a pas est listé.</translation>
    </message>
    <message>
        <source>Stop looking for partners</source>
        <translation>Arrêter la recherche de partenaires</translation>
    </message>
    <message>
        <source>Progress of finding partners</source>
        <translation>Progression de la recherche de partenaires</translation>
    </message>
    <message>
        <source>Find partners</source>
        <translation>Trouver les partenaires</translation>
    </message>
    <message>
        <source>Find the best partners of the sentences</source>
        <translation>Trouver les meilleurs partenaires des phrases</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsSettings</name>
    <message>
        <source>F&amp;irst list</source>
        <translation>Prem&amp;ière liste</translation>
    </message>
    <message>
        <source>Se&amp;cond list</source>
        <translation>Se&amp;conde liste</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>&amp;Partenaires</translation>
    </message>
    <message>
        <source>Minimum mar&amp;gin</source>
        <translation>Mar&amp;ge minimale</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (plus proches voisins)</translation>
    </message>
    <message>
        <source>First list</source>
        <translation>Première liste</translation>
    </message>
    <message>
        <source>Second list</source>
        <translation>Seconde liste</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Un à un</translation>
    </message>
    <message>
        <source>Many to one</source>
        <translation>Plusieurs à un</translation>
    </message>
    <message>
        <source>One to one: no sentence has two partners. Many to one: every first sentence has its best one.</source>
        <translation>Un à un : aucune phrase n’a deux partenaires. Plusieurs à un : chaque première phrase a son meilleur.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Pairs below are left out; above one, a pair stands out from its surroundings</source>
        <translation>Les paires en dessous sont laissées de côté ; au-dessus de un, une paire se détache de ses voisines</translation>
    </message>
    <message>
        <source>The surroundings that the margin of a pair is measured against</source>
        <translation>Le voisinage auquel la marge d’une paire est mesurée</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoSentencesPane</name>
    <message>
        <source>Detecting the language</source>
        <translation>Détection de la langue</translation>
    </message>
    <message>
        <source>Comparing two sentences</source>
        <translation>Comparaison de deux phrases</translation>
    </message>
    <message>
        <source>Write the first sentence.</source>
        <translation>Écrivez la première phrase.</translation>
    </message>
    <message>
        <source>Write the second sentence.</source>
        <translation>Écrivez la seconde phrase.</translation>
    </message>
    <message>
        <source>Choose a model to compare by.</source>
        <translation>Choisissez un modèle de comparaison.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Essayer un exemple</translation>
    </message>
    <message>
        <source>Write two sentences above: they are compared by the pack at once, nothing need be imported.</source>
        <translation>Écrivez deux phrases ci-dessus : le paquet les compare aussitôt, il n’y a rien à importer.</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation>Arrêter la comparaison</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Avancement de la comparaison</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare the two sentences by every chosen model</source>
        <translation>Comparer les deux phrases selon chaque modèle choisi</translation>
    </message>
</context>
<context>
    <name>crossgloss::UsePanel</name>
    <message>
        <source>Look-ups with the whole group</source>
        <translation>Recherches avec tout le groupe</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Recherches</translation>
    </message>
    <message>
        <source>All are used in look-ups</source>
        <translation>Tous utilisés dans les recherches</translation>
    </message>
    <message>
        <source>Used in look-ups</source>
        <translation>Utilisé dans les recherches</translation>
    </message>
    <message>
        <source>Dictionaries that are switched off are not used at all (Space in the list, or Ctrl+U)</source>
        <translation>Les dictionnaires désactivés ne servent pas du tout (Espace dans la liste, ou Ctrl+U)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Groupe</translation>
    </message>
    <message>
        <source>Choose a group or type the name of a new one (Ctrl+G); on the page Look up a group can be chosen by itself</source>
        <translation>Choisir un groupe ou saisir le nom d’un nouveau (Ctrl+G) ; sur la page Chercher, un groupe peut être choisi seul</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nom du groupe</translation>
    </message>
    <message>
        <source>Group of the dictionary</source>
        <translation>Groupe du dictionnaire</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>aucun groupe</translation>
    </message>
</context>
<context>
    <name>crossgloss::VictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Victime</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Première réponse</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Dictionnaire</translation>
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
        <translation>Chercher : %1</translation>
    </message>
    <message>
        <source>Describe a meaning, get the word</source>
        <translation>Décrivez un sens, trouvez le mot</translation>
    </message>
    <message>
        <source>Write what you mean in your own words; Crossgloss answers with words of the languages you choose.</source>
        <translation>Écrivez ce que vous voulez dire avec vos propres mots ; Crossgloss répond par des mots des langues choisies.</translation>
    </message>
    <message>
        <source>For instance</source>
        <translation>Par exemple</translation>
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
        <translation>Placer « %1 » sur la carte</translation>
    </message>
    <message>
        <source>Find a word on the map</source>
        <translation>Chercher un mot sur la carte</translation>
    </message>
    <message>
        <source>Enter goes to the word; words that are not on the map are placed there, with commas between them (Ctrl+F)</source>
        <translation>Entrée va au mot ; les mots absents de la carte y sont placés, séparés par des virgules (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorCurve</name>
    <message>
        <source>Neighbours</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Nearest words so far</source>
        <translation>Mots les plus proches jusqu’ici</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours</source>
        <translation>Exemples de mots avec leurs plus proches voisins</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Époque</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Words/s</source>
        <translation>Mots/s</translation>
    </message>
    <message>
        <source>Loss and speed over time</source>
        <translation>Perte et vitesse au cours du temps</translation>
    </message>
    <message>
        <source>Share of the work (%)</source>
        <translation>Part du travail (%)</translation>
    </message>
    <message>
        <source>Loss of the word vectors; the table beside it has the numbers</source>
        <translation>Perte des vecteurs de mots ; le tableau à côté donne les chiffres</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorPane</name>
    <message>
        <source>Add texts…</source>
        <translation>Ajouter des textes…</translation>
    </message>
    <message>
        <source>Training word vectors</source>
        <translation>Entraînement de vecteurs de mots</translation>
    </message>
    <message numerus="yes">
        <source>The vectors of %Ln word(s) are ready: %1</source>
        <translation>
            <numerusform>Le vecteur de %Ln mot est prêt : %1</numerusform>
            <numerusform>Les vecteurs de %Ln mots sont prêts : %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Epoch %1 · %2 · loss %3 · %4 · %5 words/s</source>
        <translation>Époque %1 · %2 · perte %3 · %4 · %5 mots/s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours and the speed appear here while the vectors are learned.</source>
        <translation>Des exemples de mots avec leurs plus proches voisins et la vitesse apparaissent ici pendant l’apprentissage des vecteurs.</translation>
    </message>
    <message>
        <source>Stop; nothing is written</source>
        <translation>Arrêter ; rien n’est écrit</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Avancement de l’entraînement</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Entraîner avec ces réglages</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorSettings</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Plain text, a sentence or paragraph a line, to learn words from.</source>
        <translation>Texte brut, une phrase ou un paragraphe par ligne, dont apprendre les mots.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Textes (*.txt *.gz *.xz *.bz2 *.zst);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Première langue</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Deuxième langue</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Phrases parallèles</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Phrase, tabulation, traduction dans chaque ligne ; ou une mémoire de traduction (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Paires de phrases (*.tsv *.tmx *.txt *.gz *.xz);;Tous les fichiers (*)</translation>
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
        <translation>BilBOWA (deux langues dans un espace)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Méthode</translation>
    </message>
    <message>
        <source>D&amp;imension</source>
        <translation>D&amp;imension</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>É&amp;poques</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenêtre</translation>
    </message>
    <message>
        <source>V&amp;ector file</source>
        <translation>Fichier des v&amp;ecteurs</translation>
    </message>
    <message>
        <source>&amp;Negative samples</source>
        <translation>Exemples &amp;négatifs</translation>
    </message>
    <message>
        <source>Minimum &amp;count</source>
        <translation>No&amp;mbre minimal</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>Fils d’exécution (&amp;h)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>One thread gives the same vectors each time; several differ a little from run to run</source>
        <translation>Un seul fil donne chaque fois les mêmes vecteurs ; plusieurs diffèrent un peu d’une fois à l’autre</translation>
    </message>
    <message>
        <source>Words that occur less often get no vector</source>
        <translation>Les mots plus rares n’ont pas de vecteur</translation>
    </message>
    <message>
        <source>Vector file</source>
        <translation>Fichier des vecteurs</translation>
    </message>
    <message>
        <source>Where to save the vectors</source>
        <translation>Où enregistrer les vecteurs</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin);;All files (*)</source>
        <translation>Vecteurs de mots (*.vec *.bin);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Of two languages, each file is called after its language: my.en.vec, my.fr.vec</source>
        <translation>Pour deux langues, chaque fichier porte le nom de sa langue : my.en.vec, my.fr.vec</translation>
    </message>
    <message>
        <source>S&amp;ubwords (n-grams of %1 to %2 characters)</source>
        <translation>Sous-mots (n-grammes de %1 à %2 &amp;caractères)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordnetPicker</name>
    <message>
        <source>A file or folder</source>
        <translation>Un fichier ou un dossier</translation>
    </message>
    <message>
        <source>Princeton WordNet as installed</source>
        <translation>Princeton WordNet installé</translation>
    </message>
    <message>
        <source>Open a wordnet</source>
        <translation>Ouvrir un wordnet</translation>
    </message>
    <message>
        <source>Wordnets (*.tab *.tab.* *.xml *.xml.*);;All files (*)</source>
        <translation>Wordnets (*.tab *.tab.* *.xml *.xml.*);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>.tab, WN-LMF, or a folder</source>
        <translation>.tab, WN-LMF ou un dossier</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceMenu</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>Espace de tra&amp;vail</translation>
    </message>
    <message>
        <source>R&amp;ecent workspaces</source>
        <translation>Espaces de travail ré&amp;cents</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceSwitcher</name>
    <message>
        <source>Default workspace</source>
        <translation>Espace de travail par défaut</translation>
    </message>
    <message>
        <source>Folder of the new workspace</source>
        <translation>Dossier du nouvel espace de travail</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Ouvrir un espace de travail</translation>
    </message>
    <message>
        <source>This workspace is open already.</source>
        <translation>Cet espace de travail est déjà ouvert.</translation>
    </message>
    <message>
        <source>Looking at the workspace</source>
        <translation>Examen de l’espace de travail</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Nouvel espace de travail</translation>
    </message>
    <message>
        <source>There is a workspace in %1 already.</source>
        <translation>%1 contient déjà un espace de travail.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>L’ouvrir</translation>
    </message>
    <message>
        <source>%1 holds other files. Choose an empty folder for the new workspace.</source>
        <translation>%1 contient d’autres fichiers. Choisissez un dossier vide pour le nouvel espace de travail.</translation>
    </message>
    <message>
        <source>There is no workspace in %1. File &gt; Workspace &gt; New workspace creates one.</source>
        <translation>%1 ne contient pas d’espace de travail. Fichier &gt; Espace de travail &gt; Nouvel espace de travail en crée un.</translation>
    </message>
    <message>
        <source>Measuring workspaces</source>
        <translation>Mesure des espaces de travail</translation>
    </message>
</context>
</TS>
