<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
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
</context>
<context>
    <name>TrainingChecks</name>
    <message>
        <source>Add a file of definitions to learn from.</source>
        <translation>Ajoutez un fichier de définitions dont apprendre.</translation>
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
        <source>Say where the model goes.</source>
        <translation>Indiquez où mettre le modèle.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>Rien ne peut être écrit dans %1.</translation>
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
        <source>%1 is no setting</source>
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
        <source>"%1" is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</source>
        <translation>« %1 » n’a pas la forme FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</translation>
    </message>
    <message>
        <source>"%1" is not of the form LANGUAGE=FILE</source>
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
        <source>Batch (at most 65536), epochs and learning rate are positive, the others not negative</source>
        <translation>Lot (65536 au plus), époques et taux d’apprentissage sont positifs, les autres non négatifs</translation>
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
        <source>Choose another folder, or delete it and import again</source>
        <translation>Choisissez un autre dossier, ou supprimez-le et importez à nouveau</translation>
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
        <source>Delete it and start anew</source>
        <translation>Supprimez-le et recommencez</translation>
    </message>
    <message>
        <source>Descriptions in the language %1 are not understood</source>
        <translation>Les descriptions dans la langue %1 ne sont pas comprises</translation>
    </message>
    <message>
        <source>Expected are .vec text, a word2vec .bin or a fastText .bin</source>
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
        <source>Free some space and try again</source>
        <translation>Libérez de la place et réessayez</translation>
    </message>
    <message>
        <source>Import the vectors again</source>
        <translation>Importez à nouveau les vecteurs</translation>
    </message>
    <message>
        <source>Index those of this system with: crossgloss-cli import installed</source>
        <translation>Indexez ceux de ce système avec : crossgloss-cli import installed</translation>
    </message>
    <message>
        <source>Indexing definitions</source>
        <translation>Indexation des définitions</translation>
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
        <source>Indexing word pairs</source>
        <translation>Indexation des paires de mots</translation>
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
        <source>It cannot be told from the file what kind of resource it is</source>
        <translation>Le fichier ne permet pas de dire de quel genre de ressource il s’agit</translation>
    </message>
    <message>
        <source>Joint training is not in this version</source>
        <translation>L’entraînement conjoint n’existe pas dans cette version</translation>
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
        <source>Measuring held-out words</source>
        <translation>Mesure sur les mots mis de côté</translation>
    </message>
    <message>
        <source>Monolingual training needs the headword in the definition's language</source>
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
        <source>Name it with --language</source>
        <translation>Nommez-la avec --language</translation>
    </message>
    <message>
        <source>Name it with --second-language</source>
        <translation>Nommez-la avec --second-language</translation>
    </message>
    <message>
        <source>Name one with --pack or CROSSGLOSS_PACK, or make one with pack build</source>
        <translation>Nommez-en un avec --pack ou CROSSGLOSS_PACK, ou créez-en un avec pack build</translation>
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
        <source>No language was asked for</source>
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
        <source>Preparing the first vectors</source>
        <translation>Préparation des premiers vecteurs</translation>
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
        <source>Putting the corpus together</source>
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
        <source>See what it has with: list</source>
        <translation>Voyez ce qu’il contient avec : list</translation>
    </message>
    <message>
        <source>See what it has with: runs list</source>
        <translation>Voyez ce qu’il contient avec : runs list</translation>
    </message>
    <message>
        <source>Take a copy of it, or train again</source>
        <translation>Prenez-en une copie, ou entraînez à nouveau</translation>
    </message>
    <message>
        <source>Take a smaller learning rate and start anew</source>
        <translation>Prenez un taux d’apprentissage plus petit et recommencez</translation>
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
        <source>Take single, mono or multitask</source>
        <translation>Prenez single, mono ou multitask</translation>
    </message>
    <message>
        <source>Take the strategy multitask, or train one model per direction</source>
        <translation>Prenez la stratégie multitask, ou entraînez un modèle par direction</translation>
    </message>
    <message>
        <source>Take vectors that were aligned into one space</source>
        <translation>Prenez des vecteurs alignés dans un même espace</translation>
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
        <source>The encoder's sizes cannot be used</source>
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
        <source>The file is another program's database, not a workspace</source>
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
        <source>The file is not of the kind that is wanted here (%1)</source>
        <translation>Le fichier n’est pas du genre voulu ici (%1)</translation>
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
        <source>The index points behind the end of the data (%1 + %2 of %3 bytes)</source>
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
        <source>The offset or the length of this line is no number</source>
        <translation>La position ou la longueur de cette ligne n’est pas un nombre</translation>
    </message>
    <message>
        <source>The pack that belongs to the program was not found</source>
        <translation>Le paquet qui accompagne le programme n’a pas été trouvé</translation>
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
        <source>The value of "%1" cannot be used</source>
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
        <source>The vectors do not have the model's dimension</source>
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
        <source>The word “%1” was there before</source>
        <translation>Le mot « %1 » était déjà là</translation>
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
        <source>The workspace is damaged or is no workspace (%1)</source>
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
        <source>There is more training text than can be numbered</source>
        <translation>Il y a plus de texte d’entraînement qu’on ne peut en numéroter</translation>
    </message>
    <message>
        <source>There is no place for the model</source>
        <translation>Il n’y a pas d’endroit pour le modèle</translation>
    </message>
    <message>
        <source>There is no setting "%1". The settings are %2</source>
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
        <source>This is no index line: a word, an offset and a length are expected, separated by tabs</source>
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
        <source>This kind of resource is read from %1 file at a time</source>
        <translation>Ce genre de ressource se lit de %1 fichier à la fois</translation>
    </message>
    <message>
        <source>This strategy trains one direction, but the data have several</source>
        <translation>Cette stratégie entraîne une direction, mais les données en ont plusieurs</translation>
    </message>
    <message>
        <source>Training ran away: the loss is no longer a number (epoch %1)</source>
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
        <source>Writing the pack</source>
        <translation>Écriture du paquet</translation>
    </message>
    <message>
        <source>Writing vectors</source>
        <translation>Écriture des vecteurs</translation>
    </message>
    <message>
        <source>a NUL byte: this is no text file</source>
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
        <source>take a smaller learning rate</source>
        <translation>prenez un taux d’apprentissage plus petit</translation>
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
        <translation>le fichier manque : sa catégorie est laissée de côté</translation>
    </message>
    <message>
        <source>the hypernym %1 does not exist</source>
        <translation>l’hyperonyme %1 n’existe pas</translation>
    </message>
    <message>
        <source>the lexicographer file number is none</source>
        <translation>le numéro du fichier de lexicographe n’en est pas un</translation>
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
        <source>the number of pointers is none</source>
        <translation>le nombre de pointeurs n’en est pas un</translation>
    </message>
    <message>
        <source>the number of words is none</source>
        <translation>le nombre de mots n’en est pas un</translation>
    </message>
    <message>
        <source>the offset stands on line %1 already</source>
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
        <source>the synset type does not belong into this file</source>
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
        <translation>il n’y a rien sur quoi s’entraîner</translation>
    </message>
    <message>
        <source>this file is no pack</source>
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
        <source>training diverged in epoch %1</source>
        <translation>l’entraînement a divergé à l’époque %1</translation>
    </message>
    <message>
        <source>two or three columns separated by tabs were expected, found %1</source>
        <translation>deux ou trois colonnes séparées par des tabulations étaient attendues, trouvé %1</translation>
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
        <source>“%1” stands where a number should be</source>
        <translation>« %1 » se trouve là où devrait être un nombre</translation>
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
        <source>the pack has no card that scores could be noted on</source>
        <translation>le paquet n’a pas de fiche où noter des scores</translation>
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
        <source>It stands on these libraries:</source>
        <translation>Il repose sur ces bibliothèques :</translation>
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
        <source>Go to the re&amp;strictions</source>
        <translation>Aller aux re&amp;strictions</translation>
    </message>
    <message>
        <source>Look up the clip&amp;board</source>
        <translation>Chercher le &amp;presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entraîner</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>&amp;Bibliothèque</translation>
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
        <source>Lift all &amp;restrictions</source>
        <translation>Lever toutes les &amp;restrictions</translation>
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
</context>
<context>
    <name>crossgloss::AttentionView</name>
    <message>
        <source>%1: %2 % of the attention</source>
        <translation>%1 : %2 % de l’attention</translation>
    </message>
    <message>
        <source>%1: not known, so it did not count</source>
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
        <source>First letters of the answer; accents do not matter. The best help there is, if you know it.</source>
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
        <source>At least so many letters</source>
        <translation>Au moins ce nombre de lettres</translation>
    </message>
    <message>
        <source>At most so many letters</source>
        <translation>Au plus ce nombre de lettres</translation>
    </message>
    <message>
        <source>How common the answer is in its language</source>
        <translation>Fréquence de la réponse dans sa langue</translation>
    </message>
    <message>
        <source>Lift all</source>
        <translation>Tout lever</translation>
    </message>
    <message>
        <source>Lift all restrictions</source>
        <translation>Lever toutes les restrictions</translation>
    </message>
</context>
<context>
    <name>crossgloss::ImportPanel</name>
    <message>
        <source>Files of this kind do not say their language: choose one.</source>
        <translation>Les fichiers de ce genre ne disent pas leur langue : choisissez-la.</translation>
    </message>
    <message>
        <source>as the file says</source>
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
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or take smaller data.</source>
        <translation>La mémoire ne suffit pas. Fermez d’autres programmes ou prenez des données plus petites.</translation>
    </message>
    <message>
        <source>It failed for an unknown reason.</source>
        <translation>Échec pour une raison inconnue.</translation>
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
        <source>Stop the chosen job; what it had not finished is left as it was before</source>
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
        <source>Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.tab *.tsv *.txt *.noun);;All files (*)</source>
        <translation>Ressources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.tab *.tsv *.txt *.noun);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Looking at %1</source>
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
        <source>%n line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>%n ligne n’a pas pu servir ; elle est indiquée avec la ressource.</numerusform>
            <numerusform>%n lignes n’ont pas pu servir ; elles sont indiquées avec la ressource.</numerusform>
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
        <source>%n dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>%n dictionnaire trouvé sur cet ordinateur</numerusform>
            <numerusform>%n dictionnaires trouvés sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexed now</source>
        <translation>
            <numerusform>%n indexé maintenant</numerusform>
            <numerusform>%n indexés maintenant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no longer there</source>
        <translation>
            <numerusform>%n disparu</numerusform>
            <numerusform>%n disparus</numerusform>
        </translation>
    </message>
    <message>
        <source>Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.</source>
        <translation>Des paquets comme wordnet-base, dict-gcide ou dict-freedict-eng-fra en fournissent.</translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>%n n’a pas pu être lu ; la liste des tâches dit pourquoi.</numerusform>
            <numerusform>%n n’ont pas pu être lus ; la liste des tâches dit pourquoi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation>Retirer de la bibliothèque</translation>
    </message>
    <message>
        <source>Remove %1 from the workspace? The file it was read from stays; importing it again brings it back.</source>
        <translation>Retirer %1 de l’espace de travail ? Le fichier d’origine reste ; l’importer à nouveau le ramène.</translation>
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
        <source>Nothing is in the library yet. Index the dictionaries of this computer, so that answers come with definitions.</source>
        <translation>La bibliothèque est encore vide. Indexez les dictionnaires de cet ordinateur pour que les réponses viennent avec des définitions.</translation>
    </message>
    <message>
        <source>Resources of the library</source>
        <translation>Ressources de la bibliothèque</translation>
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
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%n word(s) in %1 ms</source>
        <translation>
            <numerusform>%n mot en %1 ms</numerusform>
            <numerusform>%n mots en %1 ms</numerusform>
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
        <source>Forget this description</source>
        <translation>Oublier cette description</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Tout oublier</translation>
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
        <source>Back (Alt+Left)</source>
        <translation>Précédent (Alt+Gauche)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Suivant (Alt+Droite)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Descriptions déjà cherchées</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Recherche en cours</translation>
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
        <source>%n job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>%n tâche est encore en cours. Ce qu’une importation n’a pas terminé est laissé de côté ; un entraînement peut reprendre à son point de reprise.</numerusform>
            <numerusform>%n tâches sont encore en cours. Ce qu’une importation n’a pas terminé est laissé de côté ; un entraînement peut reprendre à son point de reprise.</numerusform>
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
        <source>Look up</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
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
        <source>As the &amp;system</source>
        <translation>Comme le &amp;système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeedsPanel</name>
    <message>
        <source>What the library suffices for</source>
        <translation>Ce que la bibliothèque permet</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>The pack answers without any dictionary.</source>
        <translation>Le paquet répond sans aucun dictionnaire.</translation>
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
    <name>crossgloss::Rail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
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
        <source>%n line(s) could not be used</source>
        <translation>
            <numerusform>%n ligne n’a pas pu servir</numerusform>
            <numerusform>%n lignes n’ont pas pu servir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation>
            <numerusform>… et %n autre</numerusform>
            <numerusform>… et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the resource</source>
        <translation>Détails de la ressource</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>Take the resource out of the workspace (Del); the file it was read from stays</source>
        <translation>Retirer la ressource de l’espace de travail (Suppr) ; le fichier d’origine reste</translation>
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
        <source>%n line(s) left out</source>
        <translation>
            <numerusform>%n ligne omise</numerusform>
            <numerusform>%n lignes omises</numerusform>
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
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %n word(s)</source>
        <translation>
            <numerusform>%1 · %n mot</numerusform>
            <numerusform>%1 · %n mots</numerusform>
        </translation>
    </message>
    <message>
        <source>No word in %1 passes.</source>
        <translation>Aucun mot en %1 ne convient.</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Réponses en %1</translation>
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
</context>
<context>
    <name>crossgloss::ResultsView</name>
    <message>
        <source>No word found</source>
        <translation>Aucun mot trouvé</translation>
    </message>
    <message>
        <source>No word passes the restrictions. Lift one, or describe it with other words.</source>
        <translation>Aucun mot ne passe les restrictions. Levez-en une, ou décrivez autrement.</translation>
    </message>
    <message>
        <source>Try other or simpler words, say what kind of thing it is, and check the language of the description.</source>
        <translation>Essayez des mots différents ou plus simples, dites de quel genre de chose il s’agit, et vérifiez la langue de la description.</translation>
    </message>
    <message>
        <source>Lift all restrictions</source>
        <translation>Lever toutes les restrictions</translation>
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
    <name>crossgloss::StatusJob</name>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(et %n autre)</numerusform>
            <numerusform>(et %n autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>Ouvrir la liste des tâches</translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation>Avancement de la tâche en cours</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Annuler cette tâche</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainPage</name>
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
        <source>Epoch %1 · loss %2</source>
        <translation>Époque %1 · perte %2</translation>
    </message>
    <message>
        <source>MRR %1</source>
        <translation>MRR %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, encore %2</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entraîner</translation>
    </message>
    <message>
        <source>Teach an encoder to read descriptions, from dictionaries and word vectors of your own.</source>
        <translation>Apprenez à un encodeur à lire des descriptions, à partir de vos dictionnaires et vecteurs de mots.</translation>
    </message>
    <message>
        <source>Start afresh, not from the checkpoint of the earlier run</source>
        <translation>Recommencer, sans le point de reprise précédent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Stop after the present step; the checkpoint stays</source>
        <translation>Arrêter après l’étape en cours ; le point de reprise reste</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Avancement de l’entraînement</translation>
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
        <source>Curves of the training run; the table beside has the numbers</source>
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
    <name>crossgloss::TrainingSettings</name>
    <message>
        <source>Where the model goes</source>
        <translation>Où mettre le modèle</translation>
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
        <source>Definitions to learn from</source>
        <translation>Définitions dont apprendre</translation>
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
        <source>A file of definitions to measure on. Without one, words are held out of the data.</source>
        <translation>Un fichier de définitions pour mesurer. Sans lui, des mots des données sont mis de côté.</translation>
    </message>
    <message>
        <source>File to measure on</source>
        <translation>Fichier pour mesurer</translation>
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
        <source>E&amp;pochs at most</source>
        <translation>É&amp;poques au plus</translation>
    </message>
    <message>
        <source>Stop after epochs without &amp;gain</source>
        <translation>Arrêter après époques sans &amp;gain</translation>
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
        <source>Choose where the model goes</source>
        <translation>Choisir où mettre le modèle</translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation>Moins de réglages</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Plus de réglages</translation>
    </message>
    <message>
        <source>&amp;Words held out</source>
        <translation>&amp;Mots mis de côté</translation>
    </message>
    <message>
        <source>Recurrent &amp;layers</source>
        <translation>Couches ré&amp;currentes</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>Taille cac&amp;hée</translation>
    </message>
    <message>
        <source>&amp;Affine layers</source>
        <translation>Couches &amp;affines</translation>
    </message>
    <message>
        <source>Words of a de&amp;finition read</source>
        <translation>Mots lus d’une dé&amp;finition</translation>
    </message>
    <message>
        <source>Bat&amp;ch</source>
        <translation>L&amp;ot</translation>
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
</TS>
