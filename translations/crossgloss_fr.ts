<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Texts</name>
    <message>
        <source>noun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>verb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adjective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>adverb</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>proper noun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>preposition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interjection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numeral</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>determiner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>particle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>phrase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>affix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wordnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrainingChecks</name>
    <message>
        <source>Add a file of definitions to learn from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add word vectors of every language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the languages of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the language of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no word vectors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say where the model goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 and %2 define no synset in common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 does not name a file and two languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has two sets of vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no setting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 words of %2 dimensions do not fit %3 values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out-source and --out-target name the same file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form LANGUAGE=FILE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A look-up needs a pack or a workspace with dictionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training configuration is one JSON object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vector holds a value that is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another process is writing to the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch (at most 65536), epochs and learning rate are positive, the others not negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it exists and that you may read it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is of the kind you named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the dictionary is in UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the file is complete and that it holds word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the languages of the data and of the vectors are the right ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that this is a text file of the expected kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the free space of the disk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a folder that you may write to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder, or delete it and import again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut the vectors to the most frequent words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it and start anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descriptions in the language %1 are not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected are .vec text, a word2vec .bin or a fastText .bin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fetch or copy it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For French words with English definitions write file.tsv:fr:en</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free some space and try again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import the vectors again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index those of this system with: crossgloss-cli import installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing the wordnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing word pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the dictionary again; its index is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name the folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be told from the file what kind of resource it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joint training is not in this version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line N of one must be the translation of line N of the other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines must read: synset, tab, language:lemma, tab, word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Many wordnets hold words without definitions; take ones that have def rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measuring held-out words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monolingual training needs the headword in the definition&apos;s language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file of word vectors for every language of the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at least one file of definitions with its two languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it with --language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it with --second-language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one with --pack or CROSSGLOSS_PACK, or make one with pack build</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the kind: embeddings, dictionary, wordnet, lexicon, parallel, pairs or descriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No article of this dictionary could be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No dictionaries are indexed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file holds that; check that it is a file of word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No language was asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line of this file can be used: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 definitions can be trained on: %2 have no answer with a vector, %3 no word with one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preparing the first vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Princeton WordNet is not installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pruned and quantised fastText models cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the .dict.dz or .dict file beside the index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the old file back, or train again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Putting the corpus together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading WordNet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading a wordnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading descriptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading parallel text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading sentence pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the dictionary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading word pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what it has with: list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what it has with: runs list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a copy of it, or train again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a smaller learning rate and start anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take at least one layer, one affine layer and one word; at most 64 layers, 16 affine layers, 16384 hidden units and 4096 words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take files with three columns (answer, headword, definition) or another strategy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take single, mono or multitask</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the strategy multitask, or train one model per direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take vectors that were aligned into one space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The WordNet database holds no synset that can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article holds neither translations nor definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The article is too long</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint does not fit its own description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The checkpoint lacks some of its description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compressed file is damaged or incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The data file of this dictionary is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The encoder&apos;s sizes cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be written completely</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say which language it is in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not say which second language it holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds more than the %1 bytes allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no synset of the Open Multilingual Wordnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds no word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file holds nothing that can be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is another program&apos;s database, not a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is damaged or cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not of the kind that is wanted here (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is too large for a training configuration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file of word vectors is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file seems cut off; if it was shortened on purpose, correct its first line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions, which the file does not hold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file has room for at most %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file holds %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder holds no WordNet database (data.noun and so on)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder is not a wordnet (it has no data.noun)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder of the workspace cannot be made (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index names no articles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The index points behind the end of the data (%1 + %2 of %3 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line holds %1 values instead of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than the %1 bytes allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model lacks some of its description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model was made by a newer version of this program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offset or the length of this line is no number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack that belongs to the program was not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settings of the training cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space is damaged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The space was written by another version of Crossgloss or on another kind of machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The training configuration is not valid JSON</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two files do not have the same number of lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; cannot be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value “%1” is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vector of word %1 holds a value that is not a finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vectors do not have the model&apos;s dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vectors of %1 have %2 dimensions, those of %3 have %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vectors of %1 hold no word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights of the model do not fit its description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word holds control characters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word is not UTF-8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “%1” does not fit a line of text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “%1” occurs twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The word “%1” was there before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace cannot be opened for writing (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace could not be used (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace has no resource named %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace has no run %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace holds as many definitions as it can (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace is damaged or is no workspace (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace was written by a newer version of the program (schema %1, this program knows %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no training data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no vectors for %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no words of the language %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is more training text than can be numbered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place for the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. The settings are %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the vectors that the model was trained with (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These vocabularies are too large to train on together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no index line: a word, an offset and a length are expected, separated by tabs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a file of word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a space written by Crossgloss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of resource is read from %1 file at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This strategy trains one direction, but the data have several</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training ran away: the loss is no longer a number (epoch %1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training the encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the program, or choose another workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a second workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the model that it was made from, or its .vec file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until its import has ended, or choose another workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a NUL byte: this is no text file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a description of another pack cannot be scored by this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lemma holds a tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a sense key, a sense number and a count were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a synset like 00001740-n, a tab and a row type like fra:lemma were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>answers, a tab and a description were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy or build it again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fastText models of version %1 cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>install dictionaries or name files of definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take a smaller learning rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take the pack that came with this program, or a newer program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bytes are not UTF-8; convert the file first, for instance with iconv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the data hold no word that could be an answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the definition is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the description is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dimension must be even and a multiple of the heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file differs from WordNet 3.0 somewhere between the offsets %1 and %2: ids in between may be wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is missing: its part of speech is left out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hypernym %1 does not exist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lexicographer file number is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line does not begin with an offset of eight digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the line has no gloss; is the file truncated?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of pointers is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the number of words is none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offset stands on line %1 already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the offsets are not those of WordNet 3.0: glosses will not join with the Open Multilingual Wordnet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack does not know the language %1; it knows %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack has no word %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack reads no descriptions in %1; it reads %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the row is in language %1, the file in %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the synset is its own hypernym</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the synset type does not belong into this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are fewer pointers than announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are fewer words than announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to train on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this file is no pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this pack has version %1, this program reads version %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this pack is damaged (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>training diverged in epoch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two or three columns separated by tabs were expected, found %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two words separated by a tab or spaces were expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write FILE:LANGUAGE:LANGUAGE, for instance words.tsv:en:fr</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write NAME=VALUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands where a number should be</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::AboutDialog</name>
    <message>
        <source>About Crossgloss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe a meaning in one language, get the word in another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossgloss is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It stands on these libraries:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>public domain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionaries that are indexed on this computer keep their own licences; the Library shows each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the card of the pack …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data of the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No pack is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the card of the pack</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::Actions</name>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index installed &amp;dictionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy with &amp;definition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Find: go to the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the re&amp;strictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up the clip&amp;board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Details of the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next t&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Look up now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap the languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift all &amp;restrictions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start &amp;training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Cancel the running job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Crossgloss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::AttentionView</name>
    <message>
        <source>%1: %2 % of the attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: not known, so it did not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words that counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::DetailsPanel</name>
    <message>
        <source>score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rank %1 by frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Details of the chosen word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the details (F9)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What counted in the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definition that matched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From installed dictionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Translations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No installed dictionary defines this word. The Library shows how to add one.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTable</name>
    <message>
        <source>Add…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTableModel</name>
    <message>
        <source>choose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definitions in</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::FilterBar</name>
    <message>
        <source>Any part of speech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of speech: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only answers of these parts of speech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;starts with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First letters of the answer; accents do not matter. The best help there is, if you know it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First letters of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;pattern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? stands for one letter, * for any number of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pattern of the answer: question mark for one letter, asterisk for any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least so many letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most so many letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How common the answer is in its language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift all restrictions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::ImportPanel</name>
    <message>
        <source>Files of this kind do not say their language: choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the file says</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Se&amp;cond language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Name in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::InlineMessage</name>
    <message>
        <source>Dismiss</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::Job</name>
    <message>
        <source>Stopping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::JobModel</name>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or take smaller data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It failed for an unknown reason.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::JobsDock</name>
    <message>
        <source>Show the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No messages so far.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No messages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the chosen job; what it had not finished is left as it was before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages of the chosen job</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBar</name>
    <message>
        <source>Leave out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the languages of the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the languages (F4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap the languages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message>
        <source>Reading the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.tab *.tsv *.txt *.noun);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 imported: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be used; they are listed with the resource.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n dictionary(ies) found on this computer</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n indexed now</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n no longer there</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the Jobs list says why.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remove from the library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove %1 from the workspace? The file it was read from stays; importing it again brings it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import word vectors, a dictionary, a wordnet, word pairs or text (Ctrl+O)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Index installed dictionaries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the dictionaries that are installed on this computer and index what is new (Ctrl+I)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop files anywhere on the window to import them: word vectors, dictionaries, wordnets, word pairs, text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is in the library yet. Index the dictionaries of this computer, so that answers come with definitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resources of the library</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::LineViewer</name>
    <message>
        <source>%1, line %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Showing a line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%n word(s) in %1 ms</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These languages cannot be swapped: the pack has no descriptions in the other one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget this description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the word you are looking for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Description of the word you are looking for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message>
        <source>Opening the pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jobs are running</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Stop them and quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopping the jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Crossgloss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a&amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interface lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::NeedsPanel</name>
    <message>
        <source>What the library suffices for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack answers without any dictionary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definitions beside the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs a dictionary or a wordnet: index the installed ones, or import a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dictionaries of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Needs word vectors (.vec, .bin) of each language, and a file of definitions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vectors of %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::Rail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceDetails</name>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Imported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be used</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %n more</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines that could not be used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the resource out of the workspace (Del); the file it was read from stays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceModel</name>
    <message>
        <source>%1 – %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 words × %2 dimensions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 synsets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) left out</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Resource</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Issues</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %n word(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No word in %1 passes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultModel</name>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank %1 by frequency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best matching definition</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsView</name>
    <message>
        <source>No word found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No word passes the restrictions. Lift one, or describe it with other words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try other or simpler words, say what kind of thing it is, and check the language of the description.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lift all restrictions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up at once; open the details of the chosen word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move through the answers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the answers in the next language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the description</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::StatusJob</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainPage</name>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is ready. Best: epoch %1, MRR %2 on held-out words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped. The best model so far is kept; start again to go on from the checkpoint.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch %1 · loss %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Teach an encoder to read descriptions, from dictionaries and word vectors of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start afresh, not from the checkpoint of the earlier run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after the present step; the checkpoint stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurveModel</name>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P@1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P@10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurves</name>
    <message>
        <source>Curves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss (left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P@10 on held-out words (right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MRR on held-out words (right)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Curves of the training run; the table beside has the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss and scores by epoch</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingSettings</name>
    <message>
        <source>Where the model goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GRU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With monolingual definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Several directions at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>L2 distance (as published)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definitions to learn from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of answer, tab, definition; or answer, tab, headword, tab, definition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Files of definitions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One file for each language, all in one shared space.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Validation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of definitions to measure on. Without one, words are held out of the data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to measure on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Encoder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;pochs at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop after epochs without &amp;gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose where the model goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fewer settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Words held out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recurrent &amp;layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Affine layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of a de&amp;finition read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bat&amp;ch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning ra&amp;te</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Th&amp;reads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>crossgloss::WelcomeView</name>
    <message>
        <source>Look up: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe a meaning, get the word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write what you mean in your own words; Crossgloss answers with words of the languages you choose.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For instance</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
