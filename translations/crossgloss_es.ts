<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AlignChecks</name>
    <message>
        <source>identical strings</source>
        <translation>cadenas idénticas</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Choose the source vectors.</source>
        <translation>Elija los vectores de origen.</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Elija los vectores de destino.</translation>
    </message>
    <message>
        <source>Choose a file of word pairs, or another dictionary.</source>
        <translation>Elija un archivo de pares de palabras u otro diccionario.</translation>
    </message>
    <message>
        <source>Choose the source sentences.</source>
        <translation>Elija las frases de origen.</translation>
    </message>
    <message>
        <source>Choose their translations.</source>
        <translation>Elija sus traducciones.</translation>
    </message>
    <message>
        <source>The workspace has no bilingual dictionary yet: import one in the Library.</source>
        <translation>El espacio de trabajo aún no tiene ningún diccionario bilingüe: importe uno en la biblioteca.</translation>
    </message>
    <message>
        <source>Only self-learning works without a dictionary.</source>
        <translation>Sin diccionario solo funciona el autoaprendizaje.</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>norma 1</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centrado</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>diccionario</translation>
    </message>
    <message>
        <source>method</source>
        <translation>método</translation>
    </message>
    <message>
        <source>normalisation</source>
        <translation>normalización</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>medido en</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semilla</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>dimensiones</translation>
    </message>
    <message>
        <source>%1 % of the dictionary, held out</source>
        <translation>%1 % del diccionario, apartado para la prueba</translation>
    </message>
</context>
<context>
    <name>AlignTexts</name>
    <message>
        <source>Least squares</source>
        <translation>Mínimos cuadrados</translation>
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
        <translation>Procrustes reducido</translation>
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
        <translation>Autoaprendizaje</translation>
    </message>
    <message>
        <source>Refinement (MUSE)</source>
        <translation>Refinamiento (MUSE)</translation>
    </message>
    <message>
        <source>Nearest neighbour</source>
        <translation>Vecino más próximo</translation>
    </message>
    <message>
        <source>Inverted softmax</source>
        <translation>Softmax invertido</translation>
    </message>
    <message>
        <source>CSLS</source>
        <translation>CSLS</translation>
    </message>
    <message>
        <source>Globally corrected</source>
        <translation>Corrección global</translation>
    </message>
    <message>
        <source>Local scaling</source>
        <translation>Escalado local</translation>
    </message>
    <message>
        <source>NICDM</source>
        <translation>NICDM</translation>
    </message>
    <message>
        <source>Mutual proximity</source>
        <translation>Proximidad mutua</translation>
    </message>
    <message>
        <source>DisSim local</source>
        <translation>DisSim local</translation>
    </message>
    <message>
        <source>Least sq.</source>
        <translation>Mín. cuadr.</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reducido</translation>
    </message>
    <message>
        <source>Self-learn.</source>
        <translation>Autoaprend.</translation>
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
        <translation>Copiar esta celda</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>Copiar las filas seleccionadas</translation>
    </message>
</context>
<context>
    <name>EntryDocument</name>
    <message>
        <source>plural</source>
        <translation>plural</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traducciones</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>De sentido cercano</translation>
    </message>
    <message>
        <source>more…</source>
        <translation>más…</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>plural: %1</translation>
    </message>
    <message>
        <source>No installed dictionary has an entry for this word. The Library shows how to add one.</source>
        <translation>Ningún diccionario instalado tiene una entrada para esta palabra. La biblioteca muestra cómo añadir uno.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more entry(s)</source>
        <translation>
            <numerusform>%Ln entrada más</numerusform>
            <numerusform>%Ln entradas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sense(s)</source>
        <translation>
            <numerusform>%Ln acepción más</numerusform>
            <numerusform>%Ln acepciones más</numerusform>
        </translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>Véase también:</translation>
    </message>
    <message>
        <source>Origin:</source>
        <translation>Origen:</translation>
    </message>
    <message>
        <source>Synonyms:</source>
        <translation>Sinónimos:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more example(s)</source>
        <translation>
            <numerusform>%Ln ejemplo más</numerusform>
            <numerusform>%Ln ejemplos más</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples from your texts</source>
        <translation>Ejemplos de sus textos</translation>
    </message>
    <message>
        <source>No examples yet. Import sentence pairs in the Library (sentence, tab, translation).</source>
        <translation>Aún no hay ejemplos. Importe pares de frases en la biblioteca (frase, tabulador, traducción).</translation>
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
        <translation>Exactitud y F1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Word pairs (*.txt *.tsv *.dict *.gz *.xz);;All files (*)</source>
        <translation>Pares de palabras (*.txt *.tsv *.dict *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Vectores de palabras (*.vec *.bin *.txt *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Text, one sentence per line (*.txt *.gz *.xz);;All files (*)</source>
        <translation>Texto, una frase por línea (*.txt *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>GlossMaterialsFields</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
</context>
<context>
    <name>GlossTexts</name>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptada</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Aplazada</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Sin equivalente</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exacta</translation>
    </message>
    <message>
        <source>Broader</source>
        <translation>Más amplia</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>Más específica</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>Relacionada</translation>
    </message>
    <message>
        <source>Both express the same concept.</source>
        <translation>Ambas expresan el mismo concepto.</translation>
    </message>
    <message>
        <source>The left concept is broader.</source>
        <translation>El concepto de la izquierda es más amplio.</translation>
    </message>
    <message>
        <source>The left concept is narrower.</source>
        <translation>El concepto de la izquierda es más específico.</translation>
    </message>
    <message>
        <source>Close, but neither contains the other.</source>
        <translation>Son cercanos, pero ninguno contiene al otro.</translation>
    </message>
    <message>
        <source>Mean of word vectors</source>
        <translation>Media de vectores de palabras</translation>
    </message>
    <message>
        <source>Smoothed mean of word vectors</source>
        <translation>Media suavizada de vectores de palabras</translation>
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
        <translation>Codificador de diccionario</translation>
    </message>
    <message>
        <source>Translated words</source>
        <translation>Palabras traducidas</translation>
    </message>
    <message>
        <source>Fused measure</source>
        <translation>Medida combinada</translation>
    </message>
    <message>
        <source>Siamese LSTM</source>
        <translation>LSTM siamesa</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>%1–%2 letters</source>
        <translation>%1–%2 letras</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>las %1 más comunes</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>menos comunes que el rango %1</translation>
    </message>
</context>
<context>
    <name>KeyTables</name>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Lo que hacen</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>Sentences (*.tmx *.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Frases (*.tmx *.tsv *.txt *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <comment>name of the example list</comment>
        <translation>Palabras cotidianas</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 frases</translation>
    </message>
</context>
<context>
    <name>MapColouring</name>
    <message>
        <source>Placed words</source>
        <translation>Palabras agregadas</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>Todos los puntos</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>in no cluster</source>
        <translation>en ningún grupo</translation>
    </message>
    <message>
        <source>only ask</source>
        <translation>solo consultan</translation>
    </message>
    <message>
        <source>no translation known</source>
        <translation>ninguna traducción conocida</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecta</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>axes by formulas</source>
        <translation>ejes por fórmulas</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 puntos</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 of the variance</source>
        <translation>%1 de la varianza</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>divergencia KL %1</translation>
    </message>
    <message>
        <source>trustworthiness %1</source>
        <translation>fiabilidad %1</translation>
    </message>
    <message>
        <source>continuity %1</source>
        <translation>continuidad %1</translation>
    </message>
    <message>
        <source>neighbours kept %1</source>
        <translation>vecinos conservados %1</translation>
    </message>
    <message>
        <source>placed by its neighbours</source>
        <translation>situada según sus vecinos</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>rango %1</translation>
    </message>
    <message>
        <source>Placed words: %1</source>
        <translation>Palabras agregadas: %1</translation>
    </message>
</context>
<context>
    <name>PageCatalogue</name>
    <message>
        <source>&amp;Look up</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>&amp;Saved</source>
        <translation>&amp;Guardadas</translation>
    </message>
    <message>
        <source>&amp;Glosses</source>
        <translation>G&amp;losas</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>&amp;Alinear</translation>
    </message>
    <message>
        <source>H&amp;ubs</source>
        <translation>&amp;Hubs</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>&amp;Entrenar</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>&amp;Resultados</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>B&amp;iblioteca</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>&amp;Comparar</translation>
    </message>
    <message>
        <source>Ma&amp;p</source>
        <translation>&amp;Mapa</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>Retrieval</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Retrieval, backward</source>
        <translation>Recuperación, inversa</translation>
    </message>
    <message>
        <source>Retrieval, CSLS</source>
        <translation>Recuperación, CSLS</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Emparejamiento</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosas</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>Alineación</translation>
    </message>
    <message>
        <source>Methods of alignment</source>
        <translation>Métodos de alineación</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>Traducción</translation>
    </message>
    <message>
        <source>Sentence retrieval</source>
        <translation>Recuperación de frases</translation>
    </message>
    <message>
        <source>Hubness</source>
        <translation>Hubness</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Evaluación</translation>
    </message>
    <message>
        <source>Batch of look-ups</source>
        <translation>Lote de búsquedas</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminada</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en curso</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Training of a gloss encoder</source>
        <translation>Entrenamiento de un codificador de glosas</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>Vinculación</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpida</translation>
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
        <translation>Mediana del rango</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Cubiertas</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>P@1, tolerant</source>
        <translation>P@1, tolerante</translation>
    </message>
    <message>
        <source>p against the baseline</source>
        <translation>p frente a la línea base</translation>
    </message>
    <message>
        <source>Training time (s)</source>
        <translation>Tiempo de entrenamiento (s)</translation>
    </message>
    <message>
        <source>Skewness of N_k</source>
        <translation>Asimetría de N_k</translation>
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
        <translation>N_k máximo</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>Mejor época</translation>
    </message>
    <message>
        <source>Best MRR</source>
        <translation>Mejor MRR</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>Unidades ocultas</translation>
    </message>
    <message>
        <source>Dropout of inputs</source>
        <translation>Dropout de las entradas</translation>
    </message>
    <message>
        <source>Dropout of states</source>
        <translation>Dropout de los estados</translation>
    </message>
    <message>
        <source>Training pairs</source>
        <translation>Pares de entrenamiento</translation>
    </message>
    <message>
        <source>Pairs available</source>
        <translation>Pares disponibles</translation>
    </message>
    <message>
        <source>Shared dimensions</source>
        <translation>Dimensiones compartidas</translation>
    </message>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β del softmax invertido</translation>
    </message>
    <message>
        <source>Glosses to link</source>
        <translation>Glosas por vincular</translation>
    </message>
    <message>
        <source>Target glosses</source>
        <translation>Glosas de destino</translation>
    </message>
    <message>
        <source>Candidate pairs</source>
        <translation>Pares candidatos</translation>
    </message>
    <message>
        <source>Without candidates</source>
        <translation>Sin candidatos</translation>
    </message>
    <message>
        <source>Pairs the model was trained on</source>
        <translation>Pares de entrenamiento del modelo</translation>
    </message>
    <message>
        <source>ranks %1 – %2</source>
        <translation>rangos %1 – %2</translation>
    </message>
    <message>
        <source>with the other dictionary</source>
        <translation>con el otro diccionario</translation>
    </message>
    <message>
        <source>proper names</source>
        <translation>nombres propios</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>otras palabras</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validación</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>settings tried</source>
        <translation>ajustes probados</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>directa</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>inversa</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>antes de la transformación</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>después de la transformación</translation>
    </message>
    <message>
        <source>lists as given</source>
        <translation>listas tal como se dieron</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>tal cual</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU con atención</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Bolsa de palabras</translation>
    </message>
    <message>
        <source>Encoder alone</source>
        <translation>Solo el codificador</translation>
    </message>
    <message>
        <source>Dictionaries alone</source>
        <translation>Solo los diccionarios</translation>
    </message>
    <message>
        <source>Encoder and dictionaries</source>
        <translation>Codificador y diccionarios</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>Todos los métodos</translation>
    </message>
    <message>
        <source>Without a map</source>
        <translation>Sin transformación</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs</source>
        <translation>P@1 en los pares apartados</translation>
    </message>
    <message>
        <source>Comparison of two sentences</source>
        <translation>Comparación de dos frases</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similitud</translation>
    </message>
    <message>
        <source>Share of random pairs less alike</source>
        <translation>Proporción de pares al azar menos parecidos</translation>
    </message>
    <message>
        <source>Partners of two lists</source>
        <translation>Correspondencias de dos listas</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Lista de frases</translation>
    </message>
    <message>
        <source>Mean margin</source>
        <translation>Margen medio</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Búsqueda por significado</translation>
    </message>
    <message>
        <source>Training of a sentence model</source>
        <translation>Entrenamiento de un modelo de frases</translation>
    </message>
    <message>
        <source>Fusion of sentence models</source>
        <translation>Fusión de modelos de frases</translation>
    </message>
    <message>
        <source>Similarity of sentences</source>
        <translation>Similitud de frases</translation>
    </message>
    <message>
        <source>Classes of sentences</source>
        <translation>Clases de frases</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>Proyección</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Paraphrase identification</source>
        <translation>Identificación de paráfrasis</translation>
    </message>
    <message>
        <source>Training of word vectors</source>
        <translation>Entrenamiento de vectores de palabras</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>masculine</source>
        <translation>masculino</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>femenino</translation>
    </message>
    <message>
        <source>neuter</source>
        <translation>neutro</translation>
    </message>
    <message>
        <source>common gender</source>
        <translation>género común</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>plural</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
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
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 meses</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 años</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bien</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message numerus="yes">
        <source>saving of %n word(s)</source>
        <translation>
            <numerusform>guardado de %n palabra</numerusform>
            <numerusform>guardado de %n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n word(s)</source>
        <translation>
            <numerusform>eliminación de %n palabra</numerusform>
            <numerusform>eliminación de %n palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n word(s)</source>
        <translation>
            <numerusform>etiquetas de %n palabra</numerusform>
            <numerusform>etiquetas de %n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>change of lists</source>
        <translation>cambio de listas</translation>
    </message>
    <message>
        <source>merging</source>
        <translation>fusión</translation>
    </message>
    <message numerus="yes">
        <source>import of %n word(s)</source>
        <translation>
            <numerusform>importación de %n palabra</numerusform>
            <numerusform>importación de %n palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>grade of a review</source>
        <translation>calificación de un repaso</translation>
    </message>
    <message>
        <source>change of a word</source>
        <translation>cambio de una palabra</translation>
    </message>
</context>
<context>
    <name>SettingsCatalogue</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Language of menus, texts and numbers. It does not change what you look up in.</source>
        <translation>Idioma de los menús, los textos y los números. No cambia los idiomas de búsqueda.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light or dark colours.</source>
        <translation>Colores claros u oscuros.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>Tipo de letra</translation>
    </message>
    <message>
        <source>Font of the whole window. Missing characters use a fallback font.</source>
        <translation>Tipo de letra de toda la ventana. Para los caracteres que falten se usa otro.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size of text and controls. Ctrl++ and Ctrl+- change it too.</source>
        <translation>Tamaño del texto y de los controles. Ctrl++ y Ctrl+- también lo cambian.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Look up while typing</source>
        <translation>Buscar mientras se escribe</translation>
    </message>
    <message>
        <source>Answers appear while you type. Otherwise press Enter for them.</source>
        <translation>Las respuestas aparecen mientras se escribe. De lo contrario, al pulsar Intro.</translation>
    </message>
    <message>
        <source>Answers per language</source>
        <translation>Respuestas por idioma</translation>
    </message>
    <message>
        <source>The most words that are listed for each language.</source>
        <translation>Número máximo de palabras que se muestran para cada idioma.</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Ocultar las palabras vulgares</translation>
    </message>
    <message>
        <source>Words that dictionaries call vulgar or offensive are left out of the answers.</source>
        <translation>Las palabras que los diccionarios marcan como vulgares u ofensivas se excluyen de las respuestas.</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Conservar el historial</translation>
    </message>
    <message>
        <source>Look-ups are remembered after the window is closed. Turning this off deletes the history.</source>
        <translation>Las búsquedas se recuerdan tras cerrar la ventana. Al desactivarlo se borra el historial.</translation>
    </message>
    <message>
        <source>Folders of dictionaries</source>
        <translation>Carpetas de diccionarios</translation>
    </message>
    <message>
        <source>These folders and their subfolders are searched for dictd and StarDict dictionaries, in addition to the system folders. Changes are indexed at once; removing a folder removes its dictionaries.</source>
        <translation>En estas carpetas y en las que contienen se buscan diccionarios de dictd y StarDict, además de en las carpetas del sistema. Los cambios se indexan de inmediato; al quitar una carpeta se quitan también sus diccionarios.</translation>
    </message>
    <message>
        <source>Index installed dictionaries on startup</source>
        <translation>Indexar al iniciar los diccionarios instalados</translation>
    </message>
    <message>
        <source>Finds dictionaries that were installed, changed or removed. File &gt; Index installed dictionaries does so at any time.</source>
        <translation>Encuentra los diccionarios instalados, modificados o eliminados. Archivo &gt; Indexar los diccionarios instalados lo hace en cualquier momento.</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>Revisor</translation>
    </message>
    <message>
        <source>Your decisions about glosses are saved under this name. An open linking keeps the name it was opened with.</source>
        <translation>Sus decisiones sobre las glosas se guardan con este nombre. Una vinculación abierta conserva el nombre con el que se abrió.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>Processor threads that a job uses unless its own settings say otherwise. Running jobs are not affected.</source>
        <translation>Hilos del procesador que usa una tarea si sus propios ajustes no indican otra cosa. No afecta a las tareas en curso.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Most memory that the program may use. Linkings, comparisons of glosses and trainings of word vectors that need more do not start.</source>
        <translation>La memoria máxima que puede usar el programa. Las vinculaciones, las comparaciones de glosas y los entrenamientos de vectores de palabras que necesitan más no empiezan.</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>all that is free</source>
        <translation>toda la que esté libre</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>Espacio de trabajo</translation>
    </message>
    <message>
        <source>The workspace that opens on startup, unless the command line names another.</source>
        <translation>El espacio de trabajo que se abre al iniciar, si la línea de órdenes no indica otro.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Página</translation>
    </message>
    <message>
        <source>The page that is shown first.</source>
        <translation>La página que se muestra primero.</translation>
    </message>
    <message>
        <source>Restore the last session</source>
        <translation>Restaurar la última sesión</translation>
    </message>
    <message>
        <source>Restores texts, choices and settings of the pages. Size and position of the window are always kept.</source>
        <translation>Restaura los textos, las elecciones y los ajustes de las páginas. El tamaño y la posición de la ventana se conservan siempre.</translation>
    </message>
    <message>
        <source>Offer to resume interrupted runs</source>
        <translation>Ofrecer reanudar las ejecuciones interrumpidas</translation>
    </message>
    <message>
        <source>Asks on startup whether to resume trainings and other runs that closing the program interrupted.</source>
        <translation>Al iniciar, ofrece reanudar los entrenamientos y otras ejecuciones que interrumpió el cierre del programa.</translation>
    </message>
    <message>
        <source>Check the vectors</source>
        <translation>Comprobar los vectores</translation>
    </message>
    <message>
        <source>Vectors that changed since the last check are compared with their checksums, in the background.</source>
        <translation>Los vectores que han cambiado desde la última comprobación se comparan con sus sumas de control, en segundo plano.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>Predeterminado del sistema</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>Diccionarios</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosas</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>On startup</source>
        <translation>Al iniciar</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Once per version</source>
        <translation>Una vez por versión</translation>
    </message>
    <message>
        <source>Every time</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>The default one</source>
        <translation>El predeterminado</translation>
    </message>
    <message>
        <source>The last one used</source>
        <translation>Lo último que se usó</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir el movimiento</translation>
    </message>
    <message>
        <source>Turns off the animations of the map.</source>
        <translation>Desactiva las animaciones del mapa.</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>noun</source>
        <translation>sustantivo</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>verbo</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>adjetivo</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>adverbio</translation>
    </message>
    <message>
        <source>proper noun</source>
        <translation>nombre propio</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>pronombre</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>preposición</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>conjunción</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>interjección</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>numeral</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>determinante</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>partícula</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>locución</translation>
    </message>
    <message>
        <source>affix</source>
        <translation>afijo</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vectores de palabras</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Diccionario</translation>
    </message>
    <message>
        <source>Wordnet</source>
        <translation>Wordnet</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Pares de palabras</translation>
    </message>
    <message>
        <source>Parallel text</source>
        <translation>Texto paralelo</translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation>Pares de frases</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>Descripciones</translation>
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
        <translation>vulgar</translation>
    </message>
    <message>
        <source>offensive</source>
        <translation>ofensivo</translation>
    </message>
    <message>
        <source>colloquial</source>
        <translation>coloquial</translation>
    </message>
    <message>
        <source>dated</source>
        <translation>anticuado</translation>
    </message>
    <message>
        <source>literary</source>
        <translation>literario</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>técnico</translation>
    </message>
    <message>
        <source>regional</source>
        <translation>regional</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>poco usado</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>Lista de frases</translation>
    </message>
</context>
<context>
    <name>TrainingChecks</name>
    <message>
        <source>Add a file of training definitions.</source>
        <translation>Añada un archivo de definiciones de entrenamiento.</translation>
    </message>
    <message>
        <source>Add word vectors of every language.</source>
        <translation>Añada vectores de palabras de cada idioma.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>Choose the languages of %1.</source>
        <translation>Elija los idiomas de %1.</translation>
    </message>
    <message>
        <source>Choose the language of %1.</source>
        <translation>Elija el idioma de %1.</translation>
    </message>
    <message>
        <source>%1 has no word vectors.</source>
        <translation>%1 no tiene vectores de palabras.</translation>
    </message>
    <message>
        <source>Choose where to save the model.</source>
        <translation>Elija dónde guardar el modelo.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>No se puede escribir en %1.</translation>
    </message>
    <message>
        <source>Set validation pairs aside to choose among settings.</source>
        <translation>Aparte pares de validación para elegir entre los ajustes.</translation>
    </message>
    <message>
        <source>Add texts or parallel sentences to learn words from.</source>
        <translation>Añada textos o frases paralelas de los que aprender palabras.</translation>
    </message>
    <message>
        <source>Joint training has the L2 distance as its objective, without dropout and clipping.</source>
        <translation>El entrenamiento conjunto tiene como objetivo la distancia L2, sin dropout ni recorte de gradientes.</translation>
    </message>
    <message>
        <source>Add texts to learn words from.</source>
        <translation>Añada textos de los que aprender palabras.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 and %2 define no synset in common</source>
        <translation>%1 y %2 no definen ningún synset en común</translation>
    </message>
    <message>
        <source>%1 does not name a file and two languages</source>
        <translation>%1 no indica un archivo y dos idiomas</translation>
    </message>
    <message>
        <source>%1 has two sets of vectors</source>
        <translation>%1 tiene dos conjuntos de vectores</translation>
    </message>
    <message>
        <source>%1 is not a setting</source>
        <translation>%1 no es un ajuste</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>%1 no es uno de %2</translation>
    </message>
    <message>
        <source>%1 words of %2 dimensions do not fit %3 values</source>
        <translation>%1 palabras de %2 dimensiones no corresponden a %3 valores</translation>
    </message>
    <message>
        <source>--out-source and --out-target name the same file</source>
        <translation>--out-source y --out-target indican el mismo archivo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</source>
        <translation>«%1» no tiene la forma FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form LANGUAGE=FILE</source>
        <translation>«%1» no tiene la forma LANGUAGE=FILE</translation>
    </message>
    <message>
        <source>A look-up needs a pack or a workspace with dictionaries</source>
        <translation>Una búsqueda necesita un paquete o un espacio de trabajo con diccionarios</translation>
    </message>
    <message>
        <source>A training configuration is one JSON object</source>
        <translation>Una configuración de entrenamiento es un objeto JSON</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a finite number</source>
        <translation>Un vector contiene un valor que no es un número finito</translation>
    </message>
    <message>
        <source>Another process is writing to the workspace</source>
        <translation>Otro proceso está escribiendo en el espacio de trabajo</translation>
    </message>
    <message>
        <source>Batch size (at most 65536), epochs and learning rate must be positive, the others not negative</source>
        <translation>El tamaño de lote (65536 como máximo), las épocas y la tasa de aprendizaje deben ser positivos; los demás, no negativos</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read it</source>
        <translation>Compruebe que existe y que tiene permiso para leerlo</translation>
    </message>
    <message>
        <source>Check that it is of the kind you named</source>
        <translation>Compruebe que es del tipo indicado</translation>
    </message>
    <message>
        <source>Check that the dictionary is in UTF-8</source>
        <translation>Compruebe que el diccionario está en UTF-8</translation>
    </message>
    <message>
        <source>Check that the file is complete and that it holds word vectors</source>
        <translation>Compruebe que el archivo está completo y que contiene vectores de palabras</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there</source>
        <translation>Compruebe que la carpeta existe y que tiene permiso para escribir en ella</translation>
    </message>
    <message>
        <source>Check that the languages of the data and of the vectors are the right ones</source>
        <translation>Compruebe que los idiomas de los datos y de los vectores son los correctos</translation>
    </message>
    <message>
        <source>Check that this is a text file of the expected kind</source>
        <translation>Compruebe que es un archivo de texto del tipo esperado</translation>
    </message>
    <message>
        <source>Check the free space of the disk</source>
        <translation>Compruebe el espacio libre del disco</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to</source>
        <translation>Elija una carpeta en la que pueda escribir</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Elija otra carpeta</translation>
    </message>
    <message>
        <source>Choose one of: </source>
        <translation>Elija entre: </translation>
    </message>
    <message>
        <source>Cut the vectors to the most frequent words</source>
        <translation>Recorte los vectores a las palabras más frecuentes</translation>
    </message>
    <message>
        <source>Delete it and start again</source>
        <translation>Bórrelo y empiece de nuevo</translation>
    </message>
    <message>
        <source>Descriptions in the language %1 are not understood</source>
        <translation>No se entienden las descripciones en el idioma %1</translation>
    </message>
    <message>
        <source>Download the file that the page leads to</source>
        <translation>Descargue el archivo al que lleva la página</translation>
    </message>
    <message>
        <source>Expected: .vec text, a word2vec .bin or a fastText .bin</source>
        <translation>Se esperaba un texto .vec, un .bin de word2vec o un .bin de fastText</translation>
    </message>
    <message>
        <source>Fetch or copy it again</source>
        <translation>Descárguelo o cópielo de nuevo</translation>
    </message>
    <message>
        <source>For French words with English definitions write file.tsv:fr:en</source>
        <translation>Para palabras francesas con definiciones inglesas, escriba file.tsv:fr:en</translation>
    </message>
    <message>
        <source>Import the vectors again</source>
        <translation>Importe los vectores de nuevo</translation>
    </message>
    <message>
        <source>Import word pairs with a word and its translation on each line</source>
        <translation>Importe pares de palabras, con una palabra y su traducción en cada línea</translation>
    </message>
    <message>
        <source>Index those of this system with: crossgloss-cli import installed</source>
        <translation>Indexe los de este sistema con: crossgloss-cli import installed</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Indexando los diccionarios instalados</translation>
    </message>
    <message>
        <source>Indexing the wordnet</source>
        <translation>Indexando el wordnet</translation>
    </message>
    <message>
        <source>Install the dictionary again; its index is damaged</source>
        <translation>Reinstale el diccionario; su índice está dañado</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Instale el paquete wordnet-base o indique su carpeta con CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name the folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>Instale el paquete wordnet-base o indique la carpeta con CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Keep one column before the numbers</source>
        <translation>Deje una sola columna antes de los números</translation>
    </message>
    <message>
        <source>Line N of it must be the word of vector N; with several columns, a heading comes first</source>
        <translation>La línea N debe ser la palabra del vector N; si hay varias columnas, va primero un encabezado</translation>
    </message>
    <message>
        <source>Of JSON, only dictionaries as wiktextract writes them are read; write others as a table</source>
        <translation>En JSON solo se leen diccionarios como los que escribe wiktextract; escriba los demás como tabla</translation>
    </message>
    <message>
        <source>Of XML, dictionaries (TEI), wordnets (WN-LMF) and translation memories (TMX) are read, each as what it is</source>
        <translation>En XML se leen diccionarios (TEI), wordnets (WN-LMF) y memorias de traducción (TMX), cada uno como lo que es</translation>
    </message>
    <message>
        <source>Only word vectors have their words in a file of metadata</source>
        <translation>Solo los vectores de palabras tienen sus palabras en un archivo de metadatos</translation>
    </message>
    <message>
        <source>Reading the words</source>
        <translation>Leyendo las palabras</translation>
    </message>
    <message>
        <source>The Embedding Projector keeps the words in a second file: read both together</source>
        <translation>Embedding Projector guarda las palabras en un segundo archivo: lea los dos juntos</translation>
    </message>
    <message>
        <source>The file does not show what kind of resource it is</source>
        <translation>El archivo no permite reconocer qué tipo de recurso es</translation>
    </message>
    <message>
        <source>Line N of one must be the translation of line N of the other</source>
        <translation>La línea N de uno debe ser la traducción de la línea N del otro</translation>
    </message>
    <message>
        <source>Lines must read: synset, tab, language:lemma, tab, word</source>
        <translation>Las líneas deben tener la forma: synset, tabulador, idioma:lemma, tabulador, palabra</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Many wordnets hold words without definitions; take ones that have def rows</source>
        <translation>Muchos wordnets contienen palabras sin definiciones; use otros que tengan filas def</translation>
    </message>
    <message>
        <source>Evaluating on held-out words</source>
        <translation>Evaluando con las palabras apartadas</translation>
    </message>
    <message>
        <source>Monolingual training needs the headword in the definition&apos;s language</source>
        <translation>El entrenamiento monolingüe necesita la palabra de entrada en el idioma de la definición</translation>
    </message>
    <message>
        <source>Name a file of word vectors for every language of the data</source>
        <translation>Indique un archivo de vectores de palabras para cada idioma de los datos</translation>
    </message>
    <message>
        <source>Name a file to write</source>
        <translation>Indique un archivo en el que escribir</translation>
    </message>
    <message>
        <source>Name at least one file of definitions with its two languages</source>
        <translation>Indique al menos un archivo de definiciones con sus dos idiomas</translation>
    </message>
    <message>
        <source>Name the kind: embeddings, dictionary, wordnet, lexicon, parallel, pairs or descriptions</source>
        <translation>Indique el tipo: embeddings, dictionary, wordnet, lexicon, parallel, pairs o descriptions</translation>
    </message>
    <message>
        <source>No article of this dictionary could be used: %1</source>
        <translation>No se pudo usar ningún artículo de este diccionario: %1</translation>
    </message>
    <message>
        <source>No dictionaries are indexed yet</source>
        <translation>Aún no hay diccionarios indexados</translation>
    </message>
    <message>
        <source>No file holds that; check that it is a file of word vectors</source>
        <translation>Ningún archivo contiene eso; compruebe que es un archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>No language was requested</source>
        <translation>No se pidió ningún idioma</translation>
    </message>
    <message>
        <source>No line of this file can be used: %1</source>
        <translation>No se puede usar ninguna línea de este archivo: %1</translation>
    </message>
    <message>
        <source>None of the %1 definitions can be trained on: %2 have no answer with a vector, %3 no word with one</source>
        <translation>Ninguna de las %1 definiciones sirve para entrenar: %2 no tienen una respuesta con vector y %3 no tienen ninguna palabra que lo tenga</translation>
    </message>
    <message>
        <source>Opening the pack</source>
        <translation>Abriendo el paquete</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Abriendo el espacio de trabajo</translation>
    </message>
    <message>
        <source>Preparing definitions</source>
        <translation>Preparando las definiciones</translation>
    </message>
    <message>
        <source>Preparing the initial vectors</source>
        <translation>Preparando los vectores iniciales</translation>
    </message>
    <message>
        <source>Princeton WordNet is not installed</source>
        <translation>Princeton WordNet no está instalado</translation>
    </message>
    <message>
        <source>Pruned and quantised fastText models cannot be read</source>
        <translation>No se pueden leer los modelos de fastText podados y cuantizados</translation>
    </message>
    <message>
        <source>Put the .dict.dz or .dict file beside the index</source>
        <translation>Coloque el archivo .dict.dz o .dict junto al índice</translation>
    </message>
    <message>
        <source>Put the old file back, or train again</source>
        <translation>Restituya el archivo anterior o entrene de nuevo</translation>
    </message>
    <message>
        <source>Building the corpus</source>
        <translation>Construyendo el corpus</translation>
    </message>
    <message>
        <source>Reading WordNet</source>
        <translation>Leyendo WordNet</translation>
    </message>
    <message>
        <source>Reading a wordnet</source>
        <translation>Leyendo un wordnet</translation>
    </message>
    <message>
        <source>Reading definitions</source>
        <translation>Leyendo las definiciones</translation>
    </message>
    <message>
        <source>Reading descriptions</source>
        <translation>Leyendo las descripciones</translation>
    </message>
    <message>
        <source>Reading parallel text</source>
        <translation>Leyendo el texto paralelo</translation>
    </message>
    <message>
        <source>Reading sentence pairs</source>
        <translation>Leyendo los pares de frases</translation>
    </message>
    <message>
        <source>Reading the articles</source>
        <translation>Leyendo los artículos</translation>
    </message>
    <message>
        <source>Reading the dictionary</source>
        <translation>Leyendo el diccionario</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>Leyendo los vectores</translation>
    </message>
    <message>
        <source>Reading word pairs</source>
        <translation>Leyendo los pares de palabras</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Evaluando</translation>
    </message>
    <message>
        <source>The file has %1 words for %2 vectors</source>
        <translation>El archivo tiene %1 palabras para %2 vectores</translation>
    </message>
    <message>
        <source>The line has %1 columns instead of %2</source>
        <translation>La línea tiene %1 columnas en lugar de %2</translation>
    </message>
    <message>
        <source>The model has n-grams of %1 to %2 characters; fastText&apos;s have 0 to %3</source>
        <translation>El modelo tiene n-gramas de %1 a %2 caracteres; los de fastText tienen de 0 a %3</translation>
    </message>
    <message>
        <source>There is a tab in “%1”, where one word was expected</source>
        <translation>Hay un tabulador en «%1», donde se esperaba una sola palabra</translation>
    </message>
    <message>
        <source>These are vectors without words</source>
        <translation>Son vectores sin palabras</translation>
    </message>
    <message>
        <source>This file tells how alike two words are, as SimLex-999 does; it holds no translations</source>
        <translation>Este archivo dice cuánto se parecen dos palabras, como SimLex-999; no contiene traducciones</translation>
    </message>
    <message>
        <source>This is JSON, not a table with tabs between its columns</source>
        <translation>Esto es JSON, no una tabla con tabuladores entre las columnas</translation>
    </message>
    <message>
        <source>This is XML, not a table with tabs between its columns</source>
        <translation>Esto es XML, no una tabla con tabuladores entre las columnas</translation>
    </message>
    <message>
        <source>This is a database, a document or an archive, not a table with tabs between its columns</source>
        <translation>Esto es una base de datos, un documento o un archivo comprimido, no una tabla con tabuladores entre las columnas</translation>
    </message>
    <message>
        <source>This is a web page, not a table with tabs between its columns</source>
        <translation>Esto es una página web, no una tabla con tabuladores entre las columnas</translation>
    </message>
    <message>
        <source>Use a copy of it, or train again</source>
        <translation>Use una copia o entrene de nuevo</translation>
    </message>
    <message>
        <source>Use a smaller learning rate and start again</source>
        <translation>Use una tasa de aprendizaje menor y empiece de nuevo</translation>
    </message>
    <message>
        <source>Take at least one layer, one affine layer and one word; at most 64 layers, 16 affine layers, 16384 hidden units and 4096 words</source>
        <translation>Use al menos una capa, una capa afín y una palabra; como máximo 64 capas, 16 capas afines, 16384 unidades ocultas y 4096 palabras</translation>
    </message>
    <message>
        <source>Take files with three columns (answer, headword, definition) or another strategy</source>
        <translation>Use archivos de tres columnas (respuesta, palabra de entrada, definición) u otra estrategia</translation>
    </message>
    <message>
        <source>Take the strategy multitask, or train one model per direction</source>
        <translation>Use la estrategia multitask o entrene un modelo por dirección</translation>
    </message>
    <message>
        <source>Use vectors aligned in one space</source>
        <translation>Use vectores alineados en un mismo espacio</translation>
    </message>
    <message>
        <source>The WordNet database holds no synset that can be read</source>
        <translation>La base de datos de WordNet no contiene ningún synset legible</translation>
    </message>
    <message>
        <source>The article holds neither translations nor definitions</source>
        <translation>El artículo no contiene ni traducciones ni definiciones</translation>
    </message>
    <message>
        <source>The article is not UTF-8</source>
        <translation>El artículo no está en UTF-8</translation>
    </message>
    <message>
        <source>The article is too long</source>
        <translation>El artículo es demasiado largo</translation>
    </message>
    <message>
        <source>The checkpoint does not fit its own description</source>
        <translation>El punto de control no corresponde a su propia descripción</translation>
    </message>
    <message>
        <source>The checkpoint lacks some of its description</source>
        <translation>Al punto de control le falta parte de su descripción</translation>
    </message>
    <message>
        <source>The compressed file is damaged or incomplete</source>
        <translation>El archivo comprimido está dañado o incompleto</translation>
    </message>
    <message>
        <source>The data file of this dictionary is missing</source>
        <translation>Falta el archivo de datos de este diccionario</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed</source>
        <translation>El disco está lleno; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>The encoder&apos;s sizes cannot be used</source>
        <translation>No se pueden usar los tamaños del codificador</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>No se puede leer el archivo: %1</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>No se puede escribir el archivo</translation>
    </message>
    <message>
        <source>The file could not be written completely</source>
        <translation>El archivo no se pudo escribir por completo</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>El archivo no existe</translation>
    </message>
    <message>
        <source>The file does not say which language it is in</source>
        <translation>El archivo no indica en qué idioma está</translation>
    </message>
    <message>
        <source>The file does not say which second language it holds</source>
        <translation>El archivo no indica qué segundo idioma contiene</translation>
    </message>
    <message>
        <source>The file holds more than the %1 bytes allowed here</source>
        <translation>El archivo contiene más de los %1 bytes permitidos aquí</translation>
    </message>
    <message>
        <source>The file holds no lines</source>
        <translation>El archivo no contiene ninguna línea</translation>
    </message>
    <message>
        <source>The file holds no synset of the Open Multilingual Wordnet</source>
        <translation>El archivo no contiene ningún synset del Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>The file holds no word vectors</source>
        <translation>El archivo no contiene vectores de palabras</translation>
    </message>
    <message>
        <source>The file holds nothing that can be used</source>
        <translation>El archivo no contiene nada utilizable</translation>
    </message>
    <message>
        <source>The file is another program&apos;s database, not a workspace</source>
        <translation>El archivo es la base de datos de otro programa, no un espacio de trabajo</translation>
    </message>
    <message>
        <source>The file is cut off</source>
        <translation>El archivo está truncado</translation>
    </message>
    <message>
        <source>The file is damaged or cut off</source>
        <translation>El archivo está dañado o truncado</translation>
    </message>
    <message>
        <source>The file is not of the kind expected here (%1)</source>
        <translation>El archivo no es del tipo esperado aquí (%1)</translation>
    </message>
    <message>
        <source>The file is too large for a training configuration</source>
        <translation>El archivo es demasiado grande para una configuración de entrenamiento</translation>
    </message>
    <message>
        <source>The file of word vectors is damaged</source>
        <translation>El archivo de vectores de palabras está dañado</translation>
    </message>
    <message>
        <source>The file seems cut off; if it was shortened on purpose, correct its first line</source>
        <translation>El archivo parece truncado; si se acortó a propósito, corrija su primera línea</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions</source>
        <translation>La primera línea anuncia %1 palabras de %2 dimensiones</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions, which the file does not hold</source>
        <translation>La primera línea anuncia %1 palabras de %2 dimensiones, que el archivo no contiene</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file has room for at most %2</source>
        <translation>La primera línea anuncia %1 palabras; en el archivo caben como máximo %2</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file holds %2</source>
        <translation>La primera línea anuncia %1 palabras; el archivo contiene %2</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>No se puede crear la carpeta: %1</translation>
    </message>
    <message>
        <source>The folder holds no WordNet database (data.noun and so on)</source>
        <translation>La carpeta no contiene una base de datos de WordNet (data.noun, etc.)</translation>
    </message>
    <message>
        <source>The folder is not a wordnet (it has no data.noun)</source>
        <translation>La carpeta no es un wordnet (no tiene data.noun)</translation>
    </message>
    <message>
        <source>The folder of the workspace cannot be made (%1)</source>
        <translation>No se puede crear la carpeta del espacio de trabajo (%1)</translation>
    </message>
    <message>
        <source>The index names no articles</source>
        <translation>El índice no menciona ningún artículo</translation>
    </message>
    <message>
        <source>The index points past the end of the data (%1 + %2 of %3 bytes)</source>
        <translation>El índice apunta más allá del final de los datos (%1 + %2 de %3 bytes)</translation>
    </message>
    <message>
        <source>The line holds %1 values instead of %2</source>
        <translation>La línea contiene %1 valores en lugar de %2</translation>
    </message>
    <message>
        <source>The line is longer than the %1 bytes allowed</source>
        <translation>La línea supera los %1 bytes permitidos</translation>
    </message>
    <message>
        <source>The model lacks some of its description</source>
        <translation>Al modelo le falta parte de su descripción</translation>
    </message>
    <message>
        <source>The model was made by a newer version of this program</source>
        <translation>El modelo se creó con una versión más reciente de este programa</translation>
    </message>
    <message>
        <source>The offset or the length of this line is not a number</source>
        <translation>El desplazamiento o la longitud de esta línea no es un número</translation>
    </message>
    <message>
        <source>The bundled pack was not found</source>
        <translation>No se encontró el paquete incluido con el programa</translation>
    </message>
    <message>
        <source>The settings of the training cannot be used</source>
        <translation>No se pueden usar los ajustes del entrenamiento</translation>
    </message>
    <message>
        <source>The space is damaged</source>
        <translation>El espacio está dañado</translation>
    </message>
    <message>
        <source>The space was written by another version of Crossgloss or on another kind of machine</source>
        <translation>El espacio se escribió con otra versión de Crossgloss o en otro tipo de máquina</translation>
    </message>
    <message>
        <source>The training configuration is not valid JSON</source>
        <translation>La configuración de entrenamiento no es JSON válido</translation>
    </message>
    <message>
        <source>The two files do not have the same number of lines</source>
        <translation>Los dos archivos no tienen el mismo número de líneas</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; cannot be used</source>
        <translation>No se puede usar el valor de «%1»</translation>
    </message>
    <message>
        <source>The value “%1” is not a finite number</source>
        <translation>El valor «%1» no es un número finito</translation>
    </message>
    <message>
        <source>The vector of word %1 holds a value that is not a finite number</source>
        <translation>El vector de la palabra %1 contiene un valor que no es un número finito</translation>
    </message>
    <message>
        <source>The vectors do not have the model&apos;s dimension</source>
        <translation>Los vectores no tienen la dimensión del modelo</translation>
    </message>
    <message>
        <source>The vectors of %1 have %2 dimensions, those of %3 have %4</source>
        <translation>Los vectores de %1 tienen %2 dimensiones; los de %3 tienen %4</translation>
    </message>
    <message>
        <source>The vectors of %1 hold no word</source>
        <translation>Los vectores de %1 no contienen ninguna palabra</translation>
    </message>
    <message>
        <source>The weights of the model do not fit its description</source>
        <translation>Los pesos del modelo no corresponden a su descripción</translation>
    </message>
    <message>
        <source>The word holds control characters</source>
        <translation>La palabra contiene caracteres de control</translation>
    </message>
    <message>
        <source>The word is empty</source>
        <translation>La palabra está vacía</translation>
    </message>
    <message>
        <source>The word is not UTF-8</source>
        <translation>La palabra no está en UTF-8</translation>
    </message>
    <message>
        <source>The word “%1” does not fit a line of text</source>
        <translation>La palabra «%1» no cabe en una línea de texto</translation>
    </message>
    <message>
        <source>The word “%1” occurs twice</source>
        <translation>La palabra «%1» aparece dos veces</translation>
    </message>
    <message>
        <source>The word “%1” occurs more than once</source>
        <translation>La palabra «%1» aparece más de una vez</translation>
    </message>
    <message>
        <source>The workspace cannot be opened for writing (%1)</source>
        <translation>No se puede abrir el espacio de trabajo para escritura (%1)</translation>
    </message>
    <message>
        <source>The workspace could not be used (%1)</source>
        <translation>No se pudo usar el espacio de trabajo (%1)</translation>
    </message>
    <message>
        <source>The workspace has no resource named %1</source>
        <translation>El espacio de trabajo no tiene ningún recurso llamado %1</translation>
    </message>
    <message>
        <source>The workspace has no run %1</source>
        <translation>El espacio de trabajo no tiene la ejecución %1</translation>
    </message>
    <message>
        <source>The workspace holds as many definitions as it can (%1)</source>
        <translation>El espacio de trabajo ya contiene todas las definiciones posibles (%1)</translation>
    </message>
    <message>
        <source>The workspace is damaged or is not a workspace (%1)</source>
        <translation>El espacio de trabajo está dañado o no es un espacio de trabajo (%1)</translation>
    </message>
    <message>
        <source>The workspace was written by a newer version of the program (schema %1, this program knows %2)</source>
        <translation>El espacio de trabajo se escribió con una versión más reciente del programa (esquema %1; este programa conoce el %2)</translation>
    </message>
    <message>
        <source>There are no training data</source>
        <translation>No hay datos de entrenamiento</translation>
    </message>
    <message>
        <source>There are no vectors for %1</source>
        <translation>No hay vectores para %1</translation>
    </message>
    <message>
        <source>There are no words of the language %1</source>
        <translation>No hay palabras del idioma %1</translation>
    </message>
    <message>
        <source>There is more training text than can be indexed</source>
        <translation>Hay más texto de entrenamiento del que se puede indexar</translation>
    </message>
    <message>
        <source>No file is named for the model</source>
        <translation>No se ha indicado ningún archivo para el modelo</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. The settings are %2</source>
        <translation>No existe el ajuste «%1». Los ajustes son %2</translation>
    </message>
    <message>
        <source>These are not the vectors that the model was trained with (%1)</source>
        <translation>Estos no son los vectores con los que se entrenó el modelo (%1)</translation>
    </message>
    <message>
        <source>These vocabularies are too large to train on together</source>
        <translation>Estos vocabularios son demasiado grandes para entrenarlos juntos</translation>
    </message>
    <message>
        <source>This is not an index line: a word, an offset and a length are expected, separated by tabs</source>
        <translation>Esto no es una línea de índice: se esperaban una palabra, un desplazamiento y una longitud, separados por tabuladores</translation>
    </message>
    <message>
        <source>This is not a file of word vectors</source>
        <translation>Esto no es un archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>This is not a space written by Crossgloss</source>
        <translation>Esto no es un espacio escrito por Crossgloss</translation>
    </message>
    <message>
        <source>Files of this kind are imported one at a time</source>
        <translation>Los archivos de este tipo se importan de uno en uno</translation>
    </message>
    <message>
        <source>Parallel text is imported from at most two files at a time</source>
        <translation>El texto paralelo se importa de dos archivos como máximo a la vez</translation>
    </message>
    <message>
        <source>This strategy trains one direction, but the data have several</source>
        <translation>Esta estrategia entrena una sola dirección, pero los datos tienen varias</translation>
    </message>
    <message>
        <source>Training diverged: the loss is no longer a number (epoch %1)</source>
        <translation>El entrenamiento divergió: la pérdida ya no es un número (época %1)</translation>
    </message>
    <message>
        <source>Training the encoder</source>
        <translation>Entrenando el codificador</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Update the program</source>
        <translation>Actualice el programa</translation>
    </message>
    <message>
        <source>Update the program, or choose another workspace</source>
        <translation>Actualice el programa o elija otro espacio de trabajo</translation>
    </message>
    <message>
        <source>Use a second workspace</source>
        <translation>Use un segundo espacio de trabajo</translation>
    </message>
    <message>
        <source>Use the model that it was made from, or its .vec file</source>
        <translation>Use el modelo del que procede o su archivo .vec</translation>
    </message>
    <message>
        <source>Wait until its import has ended, or choose another workspace</source>
        <translation>Espere a que termine su importación o elija otro espacio de trabajo</translation>
    </message>
    <message>
        <source>Write what it holds as a text file with tabs between the columns</source>
        <translation>Escriba su contenido como archivo de texto con tabuladores entre las columnas</translation>
    </message>
    <message>
        <source>Writing the pack</source>
        <translation>Escribiendo el paquete</translation>
    </message>
    <message>
        <source>Writing vectors</source>
        <translation>Escribiendo los vectores</translation>
    </message>
    <message>
        <source>a NUL byte: this is not a text file</source>
        <translation>un byte NUL: esto no es un archivo de texto</translation>
    </message>
    <message>
        <source>a description of another pack cannot be scored by this one</source>
        <translation>una descripción de otro paquete no se puede evaluar con este</translation>
    </message>
    <message>
        <source>a lemma holds a tab</source>
        <translation>un lema contiene un tabulador</translation>
    </message>
    <message>
        <source>a number stands where the definition should</source>
        <translation>hay un número donde debería estar la definición</translation>
    </message>
    <message>
        <source>a sense key, a sense number and a count were expected</source>
        <translation>se esperaban una clave de acepción, un número de acepción y un recuento</translation>
    </message>
    <message>
        <source>a synset like 00001740-n, a tab and a row type like fra:lemma were expected</source>
        <translation>se esperaban un synset como 00001740-n, un tabulador y un tipo de fila como fra:lemma</translation>
    </message>
    <message>
        <source>answers, a tab and a description were expected</source>
        <translation>se esperaban respuestas, un tabulador y una descripción</translation>
    </message>
    <message>
        <source>copy or build it again</source>
        <translation>cópielo o constrúyalo de nuevo</translation>
    </message>
    <message>
        <source>fastText models of version %1 cannot be read</source>
        <translation>no se pueden leer los modelos de fastText de la versión %1</translation>
    </message>
    <message>
        <source>install dictionaries or name files of definitions</source>
        <translation>instale diccionarios o indique archivos de definiciones</translation>
    </message>
    <message>
        <source>take the pack that came with this program, or a newer program</source>
        <translation>use el paquete que acompaña a este programa o un programa más reciente</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>la respuesta está vacía</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8; convert the file first, for instance with iconv</source>
        <translation>los bytes no son UTF-8; convierta antes el archivo, por ejemplo con iconv</translation>
    </message>
    <message>
        <source>the data hold no word that could be an answer</source>
        <translation>los datos no contienen ninguna palabra que pueda ser una respuesta</translation>
    </message>
    <message>
        <source>the definition is empty</source>
        <translation>la definición está vacía</translation>
    </message>
    <message>
        <source>the description is empty</source>
        <translation>la descripción está vacía</translation>
    </message>
    <message>
        <source>the dimension must be even and a multiple of the heads</source>
        <translation>la dimensión debe ser par y múltiplo del número de cabezas</translation>
    </message>
    <message>
        <source>the file differs from WordNet 3.0 somewhere between the offsets %1 and %2: ids in between may be wrong</source>
        <translation>el archivo difiere de WordNet 3.0 en algún punto entre los desplazamientos %1 y %2: los identificadores intermedios pueden ser erróneos</translation>
    </message>
    <message>
        <source>the file is missing: its part of speech is left out</source>
        <translation>falta el archivo: se omite su categoría gramatical</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>la primera línea nombra las columnas</translation>
    </message>
    <message>
        <source>the hypernym %1 does not exist</source>
        <translation>el hiperónimo %1 no existe</translation>
    </message>
    <message>
        <source>the lexicographer file number is not a number</source>
        <translation>el número de archivo de lexicógrafo no es un número</translation>
    </message>
    <message>
        <source>the line does not begin with an offset of eight digits</source>
        <translation>la línea no empieza por un desplazamiento de ocho cifras</translation>
    </message>
    <message>
        <source>the line has no gloss; is the file truncated?</source>
        <translation>la línea no tiene glosa; ¿está truncado el archivo?</translation>
    </message>
    <message>
        <source>the number of pointers is not a number</source>
        <translation>el número de punteros no es un número</translation>
    </message>
    <message>
        <source>the number of words is not a number</source>
        <translation>el número de palabras no es un número</translation>
    </message>
    <message>
        <source>the offset is already on line %1</source>
        <translation>el desplazamiento ya está en la línea %1</translation>
    </message>
    <message>
        <source>the offsets are not those of WordNet 3.0: glosses will not join with the Open Multilingual Wordnet</source>
        <translation>los desplazamientos no son los de WordNet 3.0: las glosas no se podrán unir con el Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>the pack does not know the language %1; it knows %2</source>
        <translation>el paquete no conoce el idioma %1; conoce %2</translation>
    </message>
    <message>
        <source>the pack has no word %1 of %2</source>
        <translation>el paquete no tiene la palabra %1 en %2</translation>
    </message>
    <message>
        <source>the pack reads no descriptions in %1; it reads %2</source>
        <translation>el paquete no lee descripciones en %1; lee %2</translation>
    </message>
    <message>
        <source>the row is in language %1, the file in %2</source>
        <translation>la fila está en el idioma %1; el archivo, en %2</translation>
    </message>
    <message>
        <source>the synset is its own hypernym</source>
        <translation>el synset es su propio hiperónimo</translation>
    </message>
    <message>
        <source>the synset type does not belong in this file</source>
        <translation>el tipo de synset no corresponde a este archivo</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>el texto está vacío</translation>
    </message>
    <message>
        <source>there are fewer pointers than announced</source>
        <translation>hay menos punteros de los anunciados</translation>
    </message>
    <message>
        <source>there are fewer words than announced</source>
        <translation>hay menos palabras de las anunciadas</translation>
    </message>
    <message>
        <source>there is nothing to train on</source>
        <translation>no hay datos con los que entrenar</translation>
    </message>
    <message>
        <source>this file is not a pack</source>
        <translation>este archivo no es un paquete</translation>
    </message>
    <message>
        <source>this pack has version %1, this program reads version %2</source>
        <translation>este paquete es de la versión %1; este programa lee la versión %2</translation>
    </message>
    <message>
        <source>this pack is damaged (%1)</source>
        <translation>este paquete está dañado (%1)</translation>
    </message>
    <message>
        <source>two or three columns separated by tabs were expected, found %1</source>
        <translation>se esperaban dos o tres columnas separadas por tabuladores; se encontraron %1</translation>
    </message>
    <message>
        <source>two words separated by a tab or spaces were expected</source>
        <translation>se esperaban dos palabras separadas por un tabulador o espacios</translation>
    </message>
    <message>
        <source>write FILE:LANGUAGE:LANGUAGE, for instance words.tsv:en:fr</source>
        <translation>escriba FILE:LANGUAGE:LANGUAGE, por ejemplo words.tsv:en:fr</translation>
    </message>
    <message>
        <source>write NAME=VALUE</source>
        <translation>escriba NAME=VALUE</translation>
    </message>
    <message>
        <source>“%1” is where a number should be</source>
        <translation>«%1» está donde debería haber un número</translation>
    </message>
    <message>
        <source>A space of %1 words is too large to search</source>
        <translation>Un espacio de %1 palabras es demasiado grande para buscar en él</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a number</source>
        <translation>Un vector contiene un valor que no es un número</translation>
    </message>
    <message>
        <source>Searching neighbours</source>
        <translation>Buscando vecinos</translation>
    </message>
    <message>
        <source>The file holds no words</source>
        <translation>El archivo no contiene palabras</translation>
    </message>
    <message>
        <source>The space holds none of the words</source>
        <translation>El espacio no contiene ninguna de las palabras</translation>
    </message>
    <message>
        <source>the pack has no card for the scores</source>
        <translation>el paquete no tiene ficha para las puntuaciones</translation>
    </message>
    <message>
        <source>%1 has no translations from %2 to %3</source>
        <translation>%1 no tiene traducciones de %2 a %3</translation>
    </message>
    <message>
        <source>%1 pairs are fewer than the %2 dimensions: the map will overfit</source>
        <translation>%1 pares son menos que las %2 dimensiones: la transformación se sobreajustará</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined</source>
        <translation>%1 pares dejan sin determinar la mayoría de las %2 dimensiones</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined, and a refinement needs a good start</source>
        <translation>%1 pares dejan sin determinar la mayoría de las %2 dimensiones, y un refinamiento necesita un buen punto de partida</translation>
    </message>
    <message>
        <source>A normalisation that centres %1 times was given %2 means</source>
        <translation>Una normalización que centra %1 veces recibió %2 medias</translation>
    </message>
    <message>
        <source>A space has only %1 words: neighbourhoods say little, and few words can be translated</source>
        <translation>Un espacio tiene solo %1 palabras: las vecindades dicen poco y se pueden traducir pocas palabras</translation>
    </message>
    <message>
        <source>A space without vectors cannot be aligned</source>
        <translation>Un espacio sin vectores no se puede alinear</translation>
    </message>
    <message>
        <source>A space without words has no hubs</source>
        <translation>Un espacio sin palabras no tiene hubs</translation>
    </message>
    <message>
        <source>A word pair names a row that its space does not have</source>
        <translation>Un par de palabras se refiere a una fila que su espacio no tiene</translation>
    </message>
    <message>
        <source>A wordnet gives pairs together with one of the other language in the same workspace</source>
        <translation>Un wordnet da pares junto con otro del otro idioma en el mismo espacio de trabajo</translation>
    </message>
    <message>
        <source>Align them first and give the map</source>
        <translation>Alinéelos primero e indique la transformación</translation>
    </message>
    <message>
        <source>Ask for one of the two</source>
        <translation>Pida uno de los dos</translation>
    </message>
    <message>
        <source>Both spaces are the same</source>
        <translation>Los dos espacios son el mismo</translation>
    </message>
    <message>
        <source>Both texts need as many lines, and vectors of one space</source>
        <translation>Los dos textos necesitan el mismo número de líneas y vectores de un mismo espacio</translation>
    </message>
    <message>
        <source>CCA needs at least two different pairs</source>
        <translation>CCA necesita al menos dos pares distintos</translation>
    </message>
    <message>
        <source>Check that the texts are in the languages of the vectors, and in the same order</source>
        <translation>Compruebe que los textos están en los idiomas de los vectores y en el mismo orden</translation>
    </message>
    <message>
        <source>Checking whether the spaces can be aligned</source>
        <translation>Comprobando si los espacios se pueden alinear</translation>
    </message>
    <message>
        <source>Choosing the number of dimensions</source>
        <translation>Eligiendo el número de dimensiones</translation>
    </message>
    <message>
        <source>Comparing methods</source>
        <translation>Comparando los métodos</translation>
    </message>
    <message>
        <source>Comparing the spectra of the spaces</source>
        <translation>Comparando los espectros de los espacios</translation>
    </message>
    <message>
        <source>Comparing the spaces</source>
        <translation>Comparando los espacios</translation>
    </message>
    <message>
        <source>Give a dictionary whose words the vectors have, or take self-learning</source>
        <translation>Indique un diccionario cuyas palabras estén entre los vectores, o use el autoaprendizaje</translation>
    </message>
    <message>
        <source>Give a dictionary, or larger spaces</source>
        <translation>Indique un diccionario o espacios más grandes</translation>
    </message>
    <message>
        <source>Give a dictionary, or take procrustes or vecmap</source>
        <translation>Indique un diccionario, o use procrustes o vecmap</translation>
    </message>
    <message>
        <source>Give a dictionary, or take self-learning</source>
        <translation>Indique un diccionario o use el autoaprendizaje</translation>
    </message>
    <message>
        <source>Give a few dozen pairs, or identical strings</source>
        <translation>Indique unas decenas de pares, o cadenas idénticas</translation>
    </message>
    <message>
        <source>Give a larger dictionary, or take Procrustes</source>
        <translation>Indique un diccionario más grande o use Procrustes</translation>
    </message>
    <message>
        <source>Give the same vectors as when the map was learned, or learn it anew</source>
        <translation>Indique los mismos vectores con los que se aprendió la transformación, o apréndala de nuevo</translation>
    </message>
    <message>
        <source>Extending the dictionary</source>
        <translation>Ampliando el diccionario</translation>
    </message>
    <message>
        <source>Hubness needs at least one neighbour per query</source>
        <translation>El hubness necesita al menos un vecino por consulta</translation>
    </message>
    <message>
        <source>Hubs are counted among at least one neighbour</source>
        <translation>Los hubs se cuentan entre al menos un vecino</translation>
    </message>
    <message>
        <source>Installed dictionaries cannot be asked for proper names without a language</source>
        <translation>A los diccionarios instalados no se les pueden pedir nombres propios sin un idioma</translation>
    </message>
    <message>
        <source>Learn the map again</source>
        <translation>Aprenda de nuevo la transformación</translation>
    </message>
    <message>
        <source>Learning the inverse temperature</source>
        <translation>Aprendiendo la temperatura inversa</translation>
    </message>
    <message>
        <source>Learning the map from all pairs</source>
        <translation>Aprendiendo la transformación con todos los pares</translation>
    </message>
    <message>
        <source>Learning the map</source>
        <translation>Aprendiendo la transformación</translation>
    </message>
    <message>
        <source>Leave the number of dimensions out, or take procrustes or vecmap</source>
        <translation>Omita el número de dimensiones, o use procrustes o vecmap</translation>
    </message>
    <message>
        <source>Load more words</source>
        <translation>Cargue más palabras</translation>
    </message>
    <message>
        <source>Load more words, and see that the languages are right</source>
        <translation>Cargue más palabras y compruebe que los idiomas son los correctos</translation>
    </message>
    <message>
        <source>Looking for proper nouns</source>
        <translation>Buscando nombres propios</translation>
    </message>
    <message>
        <source>Mapping vectors</source>
        <translation>Transformando los vectores</translation>
    </message>
    <message>
        <source>Measuring similarities</source>
        <translation>Midiendo las similitudes</translation>
    </message>
    <message>
        <source>Evaluating the map</source>
        <translation>Evaluando la transformación</translation>
    </message>
    <message>
        <source>Name a file, or import the resource first</source>
        <translation>Indique un archivo, o importe antes el recurso</translation>
    </message>
    <message>
        <source>Name the languages of both spaces, or choose another dictionary</source>
        <translation>Indique los idiomas de ambos espacios o elija otro diccionario</translation>
    </message>
    <message>
        <source>No pair of sentences has a known word on both sides</source>
        <translation>Ningún par de frases tiene una palabra conocida en ambos lados</translation>
    </message>
    <message>
        <source>No sentence has a known word in both languages</source>
        <translation>Ninguna frase tiene una palabra conocida en ambos idiomas</translation>
    </message>
    <message>
        <source>No string is both letters only and digits only</source>
        <translation>Ninguna cadena consta a la vez solo de letras y solo de cifras</translation>
    </message>
    <message>
        <source>None of the %1 pairs is in both spaces</source>
        <translation>Ninguno de los %1 pares está en ambos espacios</translation>
    </message>
    <message>
        <source>Normalise the vectors, or check them for outliers</source>
        <translation>Normalice los vectores o busque en ellos valores atípicos</translation>
    </message>
    <message>
        <source>Normalise them to unit length</source>
        <translation>Normalícelos a norma 1</translation>
    </message>
    <message>
        <source>Normalising vectors</source>
        <translation>Normalizando los vectores</translation>
    </message>
    <message>
        <source>Nothing to compare: at least one dictionary, method, retrieval and direction are needed</source>
        <translation>No hay nada que comparar: hacen falta al menos un diccionario, un método, un criterio de recuperación y una dirección</translation>
    </message>
    <message>
        <source>Preparing vectors</source>
        <translation>Preparando los vectores</translation>
    </message>
    <message>
        <source>RCSLS learns from pairs of words, not from sentences</source>
        <translation>RCSLS aprende de pares de palabras, no de frases</translation>
    </message>
    <message>
        <source>Ranking pivots</source>
        <translation>Ordenando los pivotes</translation>
    </message>
    <message>
        <source>Reading neighbours</source>
        <translation>Leyendo los vecinos</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>Leyendo las frases</translation>
    </message>
    <message>
        <source>Refining the map</source>
        <translation>Refinando la transformación</translation>
    </message>
    <message>
        <source>Searching for an initial dictionary</source>
        <translation>Buscando un diccionario inicial</translation>
    </message>
    <message>
        <source>See that both spaces begin with their most frequent words, and that the dictionary is of these languages, in this direction</source>
        <translation>Compruebe que ambos espacios empiezan por sus palabras más frecuentes y que el diccionario es de estos idiomas y en esta dirección</translation>
    </message>
    <message>
        <source>See that spaces and texts are of the same languages, in the same order</source>
        <translation>Compruebe que los espacios y los textos son de los mismos idiomas, en el mismo orden</translation>
    </message>
    <message>
        <source>See that the languages are in this order, and how the words are written</source>
        <translation>Compruebe que los idiomas están en este orden y cómo se escriben las palabras</translation>
    </message>
    <message>
        <source>See that the languages of spaces and test agree and stand in the same order</source>
        <translation>Compruebe que los idiomas de los espacios y de la prueba coinciden y están en el mismo orden</translation>
    </message>
    <message>
        <source>Spaces of %1 and %2 dimensions cannot be compared without a map</source>
        <translation>Los espacios de %1 y %2 dimensiones no se pueden comparar sin una transformación</translation>
    </message>
    <message>
        <source>Take self-learning, or a larger dictionary</source>
        <translation>Use el autoaprendizaje o un diccionario más grande</translation>
    </message>
    <message>
        <source>The decomposition of a matrix did not converge</source>
        <translation>La descomposición de una matriz no convergió</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>No se puede escribir el archivo: %1</translation>
    </message>
    <message>
        <source>The file holds no lists of neighbours</source>
        <translation>El archivo no contiene listas de vecinos</translation>
    </message>
    <message>
        <source>The file holds no names</source>
        <translation>El archivo no contiene nombres</translation>
    </message>
    <message>
        <source>The inverse temperature cannot lie between %1 and %2</source>
        <translation>La temperatura inversa no puede estar entre %1 y %2</translation>
    </message>
    <message>
        <source>The inverse temperature of the inverted softmax must be positive, not %1</source>
        <translation>La temperatura inversa del softmax invertido debe ser positiva, no %1</translation>
    </message>
    <message>
        <source>The line has %1 neighbours where %2 are to be counted</source>
        <translation>La línea tiene %1 vecinos, pero hay que contar %2</translation>
    </message>
    <message>
        <source>The line is not UTF-8</source>
        <translation>La línea no está en UTF-8</translation>
    </message>
    <message>
        <source>The values of the map became too large</source>
        <translation>Los valores de la transformación se han vuelto demasiado grandes</translation>
    </message>
    <message>
        <source>The map is cut off or damaged</source>
        <translation>La transformación está truncada o dañada</translation>
    </message>
    <message>
        <source>The map of %1 leads into the target&apos;s space, whose dimensions are given</source>
        <translation>La transformación de %1 lleva al espacio de destino, cuyas dimensiones ya están dadas</translation>
    </message>
    <message>
        <source>The map was written by another version of Crossgloss or on another kind of machine</source>
        <translation>La transformación se escribió con otra versión de Crossgloss o en otro tipo de máquina</translation>
    </message>
    <message>
        <source>The neighbour %1 is listed twice</source>
        <translation>El vecino %1 figura dos veces</translation>
    </message>
    <message>
        <source>The neighbour %1 is not a word of the target space</source>
        <translation>El vecino %1 no es una palabra del espacio de destino</translation>
    </message>
    <message>
        <source>The neighbours of query %1 hold target %2, but there are only %3 targets</source>
        <translation>Los vecinos de la consulta %1 contienen el destino %2, pero solo hay %3 destinos</translation>
    </message>
    <message>
        <source>The resource %1 of the workspace holds no word vectors</source>
        <translation>El recurso %1 del espacio de trabajo no contiene vectores de palabras</translation>
    </message>
    <message>
        <source>The spaces are not isomorphic (spectral distance %1; related languages are below %2): without pairs the run will probably find nothing</source>
        <translation>Los espacios no son isomorfos (distancia espectral %1; los idiomas emparentados quedan por debajo de %2): sin pares, la ejecución probablemente no encontrará nada</translation>
    </message>
    <message>
        <source>The spaces cover only %1 % of the dictionary&apos;s words</source>
        <translation>Los espacios cubren solo el %1 % de las palabras del diccionario</translation>
    </message>
    <message>
        <source>The spaces have %1 and %2 dimensions; the shared one cannot have more than the smaller</source>
        <translation>Los espacios tienen %1 y %2 dimensiones; el espacio común no puede tener más que el menor</translation>
    </message>
    <message>
        <source>The spaces hold no word of the test together with one of its translations</source>
        <translation>Los espacios no contienen ninguna palabra de la prueba junto con una de sus traducciones</translation>
    </message>
    <message>
        <source>The vectors are too large to compute with</source>
        <translation>Los vectores son demasiado grandes para calcular con ellos</translation>
    </message>
    <message>
        <source>The vectors have %1 dimensions; the map was learned on %2 with %3</source>
        <translation>Los vectores tienen %1 dimensiones; la transformación se aprendió en %2 con %3</translation>
    </message>
    <message>
        <source>The word pairs have %1 source and %2 target vectors</source>
        <translation>Los pares de palabras tienen %1 vectores de origen y %2 de destino</translation>
    </message>
    <message>
        <source>The words of a pair differ widely in frequency (correlation %1)</source>
        <translation>Las palabras de un mismo par difieren mucho en frecuencia (correlación %1)</translation>
    </message>
    <message>
        <source>There are %1 cosines and %2 corrections</source>
        <translation>Hay %1 cosenos y %2 correcciones</translation>
    </message>
    <message>
        <source>There are no pairs to learn a map from</source>
        <translation>No hay pares de los que aprender una transformación</translation>
    </message>
    <message>
        <source>There are no source words from which the hubness of targets could be estimated</source>
        <translation>No hay palabras de origen con las que estimar el hubness del destino</translation>
    </message>
    <message>
        <source>There are no word pairs from which the inverse temperature could be learned</source>
        <translation>No hay pares de palabras de los que aprender la temperatura inversa</translation>
    </message>
    <message>
        <source>There is no file %1, and no workspace that could hold it</source>
        <translation>No existe el archivo %1, ni un espacio de trabajo que pudiera contenerlo</translation>
    </message>
    <message>
        <source>There is no word pair to show</source>
        <translation>No hay ningún par de palabras que mostrar</translation>
    </message>
    <message>
        <source>There is nothing to measure the methods on</source>
        <translation>No hay nada con lo que medir los métodos</translation>
    </message>
    <message>
        <source>These are not the vectors that the map was learned on: their checksum is %1, that of %2 was %3</source>
        <translation>Estos no son los vectores con los que se aprendió la transformación: su suma de control es %1; la de %2 era %3</translation>
    </message>
    <message>
        <source>This is not a map of two spaces</source>
        <translation>Esto no es una transformación entre dos espacios</translation>
    </message>
    <message>
        <source>To take pairs from %1 of the workspace the languages of both spaces must be known</source>
        <translation>Para tomar pares de %1 del espacio de trabajo deben conocerse los idiomas de ambos espacios</translation>
    </message>
    <message>
        <source>Two lists of ranks of one test differ in length: %1 and %2</source>
        <translation>Dos listas de rangos de una misma prueba difieren en longitud: %1 y %2</translation>
    </message>
    <message>
        <source>Two sentences separated by a tab were expected</source>
        <translation>Se esperaban dos frases separadas por un tabulador</translation>
    </message>
    <message>
        <source>Without a dictionary, at least %1 words of each language are needed; there are %2</source>
        <translation>Sin diccionario se necesitan al menos %1 palabras de cada idioma; hay %2</translation>
    </message>
    <message>
        <source>Without a map both spaces must share one space, but they have %1 and %2 dimensions</source>
        <translation>Sin transformación, ambos deben compartir un mismo espacio, pero tienen %1 y %2 dimensiones</translation>
    </message>
    <message>
        <source>Write query and neighbours with tabs between them, or count fewer</source>
        <translation>Escriba la consulta y los vecinos separados por tabuladores, o cuente menos</translation>
    </message>
    <message>
        <source>the maximum number of iterations was reached</source>
        <translation>se alcanzó el número máximo de iteraciones</translation>
    </message>
    <message>
        <source>the maximum number of steps was reached</source>
        <translation>se alcanzó el número máximo de pasos</translation>
    </message>
    <message>
        <source>there were no mutual nearest neighbours</source>
        <translation>no había vecinos más próximos mutuos</translation>
    </message>
    <message>
        <source>the dictionary no longer changed</source>
        <translation>el diccionario dejó de cambiar</translation>
    </message>
    <message>
        <source>the loss no longer decreased</source>
        <translation>la pérdida dejó de disminuir</translation>
    </message>
    <message>
        <source>the objective no longer increased with all candidates</source>
        <translation>el objetivo dejó de aumentar con todos los candidatos</translation>
    </message>
    <message>
        <source>too few pairs for whitening: the orthogonal map is used</source>
        <translation>demasiado pocos pares para el blanqueo: se usa la transformación ortogonal</translation>
    </message>
    <message>
        <source>“%1” is not a rank</source>
        <translation>«%1» no es un rango</translation>
    </message>
    <message>
        <source>Learn a map from the sentences by procrustes, and start from the dictionary it induces</source>
        <translation>Aprenda de las frases una transformación con procrustes y parta del diccionario que induce</translation>
    </message>
    <message>
        <source>%1 starts from pairs of words or from nothing, not from sentences</source>
        <translation>%1 parte de pares de palabras o de nada, no de frases</translation>
    </message>
    <message>
        <source>Check that the columns are in the order source, target</source>
        <translation>Compruebe que las columnas están en el orden origen, destino</translation>
    </message>
    <message>
        <source>No pair of the dictionary has both its words among the vectors</source>
        <translation>Ningún par del diccionario tiene sus dos palabras entre los vectores</translation>
    </message>
    <message>
        <source>The two spaces have no string in common</source>
        <translation>Los dos espacios no tienen ninguna cadena en común</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 is too large to match</source>
        <translation>Una matriz de %1 × %2 es demasiado grande para emparejarla</translation>
    </message>
    <message>
        <source>A space of %1 dimensions is too large to search</source>
        <translation>Un espacio de %1 dimensiones es demasiado grande para buscar en él</translation>
    </message>
    <message>
        <source>Are the glosses in the language of the vectors?</source>
        <translation>¿Están las glosas en el idioma de los vectores?</translation>
    </message>
    <message>
        <source>Choosing glosses</source>
        <translation>Eligiendo las glosas</translation>
    </message>
    <message>
        <source>Comparing glosses</source>
        <translation>Comparando las glosas</translation>
    </message>
    <message>
        <source>Linking words to their neighbours</source>
        <translation>Uniendo las palabras con sus vecinos</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Emparejando</translation>
    </message>
    <message>
        <source>None of the glosses&apos; words has a vector</source>
        <translation>Ninguna de las palabras de las glosas tiene vector</translation>
    </message>
    <message>
        <source>One side of the pair is already linked to another</source>
        <translation>Un lado del par ya está vinculado a otro</translation>
    </message>
    <message>
        <source>Preparing the search</source>
        <translation>Preparando la búsqueda</translation>
    </message>
    <message>
        <source>Reading glosses</source>
        <translation>Leyendo las glosas</translation>
    </message>
    <message>
        <source>Row %1 of the costs holds a value that is not a finite number</source>
        <translation>La fila %1 de los costes contiene un valor que no es un número finito</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>Guárdela con numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Scores need as many source glosses as target glosses, pair by pair: %1 and %2</source>
        <translation>Las puntuaciones necesitan tantas glosas de origen como de destino, par por par: %1 y %2</translation>
    </message>
    <message>
        <source>The candidates of row %1 repeat or lie outside</source>
        <translation>Los candidatos de la fila %1 se repiten o quedan fuera</translation>
    </message>
    <message>
        <source>The file does not hold a matrix of rows and columns</source>
        <translation>El archivo no contiene una matriz de filas y columnas</translation>
    </message>
    <message>
        <source>The file holds no glosses</source>
        <translation>El archivo no contiene glosas</translation>
    </message>
    <message>
        <source>The files are not aligned line by line: %1 and %2 lines</source>
        <translation>Los archivos no se corresponden línea por línea: %1 y %2 líneas</translation>
    </message>
    <message>
        <source>The fused measure has no lines left to fit its weights on</source>
        <translation>A la medida combinada no le quedan líneas con las que ajustar sus pesos</translation>
    </message>
    <message>
        <source>The fused measure has no weights</source>
        <translation>La medida combinada no tiene pesos</translation>
    </message>
    <message>
        <source>The fused measure needs %1, which is missing</source>
        <translation>La medida combinada necesita %1, que falta</translation>
    </message>
    <message>
        <source>The header of the NumPy file cannot be understood</source>
        <translation>No se entiende la cabecera del archivo NumPy</translation>
    </message>
    <message>
        <source>The header of the NumPy file is cut off</source>
        <translation>La cabecera del archivo NumPy está truncada</translation>
    </message>
    <message>
        <source>The matrix is cut off: %1 × %2 values were announced, %3 found</source>
        <translation>La matriz está truncada: se anunciaban %1 × %2 valores y se encontraron %3</translation>
    </message>
    <message>
        <source>The matrix is neither of float32 nor of float64 values</source>
        <translation>Los valores de la matriz no son ni float32 ni float64</translation>
    </message>
    <message>
        <source>The matrix is stored column by column (Fortran order)</source>
        <translation>La matriz está almacenada por columnas (orden de Fortran)</translation>
    </message>
    <message>
        <source>The measure %1 needs more than words with vectors</source>
        <translation>La medida %1 necesita más que palabras con vectores</translation>
    </message>
    <message>
        <source>The neighbours to compare are not of the same queries</source>
        <translation>Los vecinos que se comparan no son de las mismas consultas</translation>
    </message>
    <message>
        <source>The values of the NumPy file are not aligned</source>
        <translation>Los valores del archivo NumPy no están alineados en memoria</translation>
    </message>
    <message>
        <source>There is nothing to fit the weights of measures on</source>
        <translation>No hay nada con lo que ajustar los pesos de las medidas</translation>
    </message>
    <message>
        <source>These are not weights of measures</source>
        <translation>Esto no son pesos de medidas</translation>
    </message>
    <message>
        <source>This is not a NumPy file</source>
        <translation>Esto no es un archivo NumPy</translation>
    </message>
    <message>
        <source>Too many pairs are ruled out: row %1 cannot be matched</source>
        <translation>Se han descartado demasiados pares: la fila %1 no se puede emparejar</translation>
    </message>
    <message>
        <source>Translating glosses</source>
        <translation>Traduciendo las glosas</translation>
    </message>
    <message>
        <source>Undo that decision first.</source>
        <translation>Deshaga antes esa decisión.</translation>
    </message>
    <message>
        <source>Fitting the weights of the measures</source>
        <translation>Ajustando los pesos de las medidas</translation>
    </message>
    <message>
        <source>%1 definitions and examples in other languages are left out</source>
        <translation>Se omiten %1 definiciones y ejemplos en otros idiomas</translation>
    </message>
    <message>
        <source>%1 has no definitions</source>
        <translation>%1 no tiene definiciones</translation>
    </message>
    <message>
        <source>%1 is read; the file holds other lexicons too: %2</source>
        <translation>Se lee %1; el archivo contiene también otros lexicones: %2</translation>
    </message>
    <message>
        <source>%1 × %2 glosses need %3 GiB, and %4 are free</source>
        <translation>%1 × %2 glosas necesitan %3 GiB y hay %4 libres</translation>
    </message>
    <message>
        <source>A decision is about a gloss that the linking does not have</source>
        <translation>Una decisión se refiere a una glosa que la vinculación no tiene</translation>
    </message>
    <message>
        <source>A linking needs glosses on both sides</source>
        <translation>Una vinculación necesita glosas en ambos lados</translation>
    </message>
    <message>
        <source>A pair of the run names position %1, but there are %2</source>
        <translation>Un par de la ejecución se refiere a la posición %1, pero hay %2</translation>
    </message>
    <message>
        <source>A search for settings needs candidates, and validation glosses to choose by</source>
        <translation>Una búsqueda de ajustes necesita candidatos, y glosas de validación para elegir</translation>
    </message>
    <message>
        <source>A synset has no id</source>
        <translation>Un synset no tiene identificador</translation>
    </message>
    <message>
        <source>A word of the linking holds a line break</source>
        <translation>Una palabra de la vinculación contiene un salto de línea</translation>
    </message>
    <message>
        <source>A wordnet in this format has the root LexicalResource</source>
        <translation>Un wordnet en este formato tiene la raíz LexicalResource</translation>
    </message>
    <message>
        <source>Batch size from 2 to 4096, dropout from 0 to below 1, epochs and rates positive</source>
        <translation>Tamaño de lote de 2 a 4096, dropout de 0 a menos de 1, épocas y tasas positivas</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Elija otro nombre</translation>
    </message>
    <message>
        <source>Close it there first</source>
        <translation>Ciérrela allí primero</translation>
    </message>
    <message>
        <source>Compare in the space that it was trained in</source>
        <translation>Compare en el espacio en el que se entrenó</translation>
    </message>
    <message>
        <source>Compare some with: glosses</source>
        <translation>Compare algunas con: glosses</translation>
    </message>
    <message>
        <source>Convert the file first, for instance with iconv</source>
        <translation>Convierta antes el archivo, por ejemplo con iconv</translation>
    </message>
    <message>
        <source>Is the dictionary of these languages, and in this direction?</source>
        <translation>¿Es el diccionario de estos idiomas y en esta dirección?</translation>
    </message>
    <message>
        <source>The file&apos;s name does not show how to write the wordnet</source>
        <translation>El nombre del archivo no indica cómo escribir el wordnet</translation>
    </message>
    <message>
        <source>It may be cut off or damaged: fetch or copy it again</source>
        <translation>Puede que esté truncado o dañado: descárguelo o cópielo de nuevo</translation>
    </message>
    <message>
        <source>Score fewer lines, or give a trained model</source>
        <translation>Evalúe menos líneas o indique un modelo entrenado</translation>
    </message>
    <message>
        <source>Use a name ending in .xml for WN-LMF or in .tab for an OMW tab file, followed by .gz or .xz to compress</source>
        <translation>Use un nombre terminado en .xml para WN-LMF o en .tab para un archivo tab de OMW, seguido de .gz o .xz para comprimirlo</translation>
    </message>
    <message>
        <source>Name the target with --target</source>
        <translation>Indique el destino con --target</translation>
    </message>
    <message>
        <source>No exact link is accepted in %1 yet</source>
        <translation>Aún no se ha aceptado ningún vínculo exacto en %1</translation>
    </message>
    <message>
        <source>No gloss of %1 has a candidate among those of %2</source>
        <translation>Ninguna glosa de %1 tiene un candidato entre las de %2</translation>
    </message>
    <message>
        <source>No link is accepted in %1 yet</source>
        <translation>Aún no se ha aceptado ningún vínculo en %1</translation>
    </message>
    <message>
        <source>Nothing is decided in %1 yet</source>
        <translation>Aún no se ha decidido nada en %1</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1</source>
        <translation>No hay sugerencias para %1</translation>
    </message>
    <message>
        <source>Reading decisions</source>
        <translation>Leyendo las decisiones</translation>
    </message>
    <message>
        <source>Reading the linking</source>
        <translation>Leyendo la vinculación</translation>
    </message>
    <message>
        <source>Run %1 compared no glosses</source>
        <translation>La ejecución %1 no comparó glosas</translation>
    </message>
    <message>
        <source>State whose decisions to write</source>
        <translation>Indique de quién son las decisiones que deben escribirse</translation>
    </message>
    <message>
        <source>Several reviewers have decided in %1: %2</source>
        <translation>Varios revisores han decidido en %1: %2</translation>
    </message>
    <message>
        <source>Source and target glosses have vectors of different dimensions</source>
        <translation>Las glosas de origen y de destino tienen vectores de distintas dimensiones</translation>
    </message>
    <message>
        <source>Storing the linking</source>
        <translation>Guardando la vinculación</translation>
    </message>
    <message>
        <source>Remove what is in brackets after &lt;!DOCTYPE</source>
        <translation>Elimine lo que figura entre corchetes después de &lt;!DOCTYPE</translation>
    </message>
    <message>
        <source>Take wordnets that hold definitions, and ids of Princeton 3.0 or ILIs both</source>
        <translation>Use wordnets que tengan definiciones y, ambos, identificadores de Princeton 3.0 o ILI</translation>
    </message>
    <message>
        <source>The Siamese LSTM reads vectors of %1 dimensions, the glosses&apos; have %2</source>
        <translation>La LSTM siamesa lee vectores de %1 dimensiones; los de las glosas tienen %2</translation>
    </message>
    <message>
        <source>The attribute %1 is longer than the %2 bytes allowed</source>
        <translation>El atributo %1 supera los %2 bytes permitidos</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8, nor does the file say what they are</source>
        <translation>Los bytes no son UTF-8 y el archivo tampoco indica qué son</translation>
    </message>
    <message>
        <source>The candidates do not fit the glosses of the linking</source>
        <translation>Los candidatos no corresponden a las glosas de la vinculación</translation>
    </message>
    <message>
        <source>The decision is about a gloss that the linking does not have</source>
        <translation>La decisión se refiere a una glosa que la vinculación no tiene</translation>
    </message>
    <message>
        <source>The file brings declarations of its own, which are not read for safety</source>
        <translation>El archivo trae declaraciones propias, que no se leen por seguridad</translation>
    </message>
    <message>
        <source>The file holds no decisions</source>
        <translation>El archivo no contiene decisiones</translation>
    </message>
    <message>
        <source>The file holds no lexicon %1; it has: %2</source>
        <translation>El archivo no contiene el lexicón %1; tiene: %2</translation>
    </message>
    <message>
        <source>The file holds no lexicon</source>
        <translation>El archivo no contiene ningún lexicón</translation>
    </message>
    <message>
        <source>The file is not WN-LMF: its root is %1</source>
        <translation>El archivo no es WN-LMF: su raíz es %1</translation>
    </message>
    <message>
        <source>The file is not XML</source>
        <translation>El archivo no es XML</translation>
    </message>
    <message>
        <source>The gloss is already linked to another</source>
        <translation>La glosa ya está vinculada a otra</translation>
    </message>
    <message>
        <source>The glosses are not aligned: there is no line %1 on both sides</source>
        <translation>Las glosas no se corresponden: no existe la línea %1 en ambos lados</translation>
    </message>
    <message>
        <source>The kinds of glosses do not fit their number</source>
        <translation>Los tipos de las glosas no corresponden a su número</translation>
    </message>
    <message>
        <source>The lexicon holds no synset</source>
        <translation>El lexicón no contiene ningún synset</translation>
    </message>
    <message>
        <source>The line names no source synset</source>
        <translation>La línea no indica un synset de origen</translation>
    </message>
    <message>
        <source>The line names no target synset</source>
        <translation>La línea no indica un synset de destino</translation>
    </message>
    <message>
        <source>The linking has no synset %1</source>
        <translation>La vinculación no tiene el synset %1</translation>
    </message>
    <message>
        <source>The linking is incomplete</source>
        <translation>La vinculación está incompleta</translation>
    </message>
    <message>
        <source>The linking is open in another window: %1</source>
        <translation>La vinculación está abierta en otra ventana: %1</translation>
    </message>
    <message>
        <source>The settings of the Siamese LSTM cannot be used</source>
        <translation>No se pueden usar los ajustes de la LSTM siamesa</translation>
    </message>
    <message>
        <source>The sizes of the Siamese LSTM cannot be used: %1 inputs, %2 hidden units, %3 words</source>
        <translation>No se pueden usar los tamaños de la LSTM siamesa: %1 entradas, %2 unidades ocultas, %3 palabras</translation>
    </message>
    <message>
        <source>The synset id %1 does not fit an OMW tab file, which knows ids like 00001740-n</source>
        <translation>El identificador de synset %1 no es válido en un archivo tab de OMW, que usa identificadores como 00001740-n</translation>
    </message>
    <message>
        <source>The text is longer than the %1 bytes allowed</source>
        <translation>El texto supera los %1 bytes permitidos</translation>
    </message>
    <message>
        <source>The wordnet has neither lemmas nor texts to write</source>
        <translation>El wordnet no tiene ni lemas ni textos que escribir</translation>
    </message>
    <message>
        <source>The wordnet has no lemma, and WN-LMF knows none without</source>
        <translation>El wordnet no tiene lemas, y WN-LMF no admite ninguno sin ellos</translation>
    </message>
    <message>
        <source>The wordnet has no synset %1 that a link could begin at</source>
        <translation>El wordnet no tiene ningún synset %1 del que pueda partir un vínculo</translation>
    </message>
    <message>
        <source>The words of the linking do not fit their vectors</source>
        <translation>Las palabras de la vinculación no corresponden a sus vectores</translation>
    </message>
    <message>
        <source>The workspace has no linking %1</source>
        <translation>El espacio de trabajo no tiene la vinculación %1</translation>
    </message>
    <message>
        <source>There are no aligned glosses to train the Siamese LSTM on</source>
        <translation>No hay glosas alineadas con las que entrenar la LSTM siamesa</translation>
    </message>
    <message>
        <source>There is a linking named %1 already</source>
        <translation>Ya existe una vinculación llamada %1</translation>
    </message>
    <message>
        <source>There is no candidate %1 for this gloss</source>
        <translation>No existe el candidato %1 para esta glosa</translation>
    </message>
    <message>
        <source>There is no distance named %1; there are manhattan and euclidean</source>
        <translation>No existe ninguna distancia llamada %1; existen manhattan y euclidean</translation>
    </message>
    <message>
        <source>There is no objective named %1; there are shuffled, batch and softmax</source>
        <translation>No existe ningún objetivo llamado %1; existen shuffled, batch y softmax</translation>
    </message>
    <message>
        <source>Training the Siamese LSTM</source>
        <translation>Entrenando la LSTM siamesa</translation>
    </message>
    <message>
        <source>Two synsets have the id %1</source>
        <translation>Dos synsets tienen el identificador %1</translation>
    </message>
    <message>
        <source>Unknown decision %1</source>
        <translation>Decisión desconocida: %1</translation>
    </message>
    <message>
        <source>Unknown relation %1; known are exact, broader, narrower and related</source>
        <translation>Relación desconocida: %1; se conocen exact, broader, narrower y related</translation>
    </message>
    <message>
        <source>Unknown verdict %1; known are accepted, rejected, deferred, none and open</source>
        <translation>Veredicto desconocido: %1; se conocen accepted, rejected, deferred, none y open</translation>
    </message>
    <message>
        <source>Write it as WN-LMF</source>
        <translation>Escríbalo como WN-LMF</translation>
    </message>
    <message>
        <source>Write it as an OMW tab file</source>
        <translation>Escríbalo como archivo tab de OMW</translation>
    </message>
    <message>
        <source>Writing a wordnet</source>
        <translation>Escribiendo un wordnet</translation>
    </message>
    <message>
        <source>just being opened</source>
        <translation>abriéndose en este momento</translation>
    </message>
    <message>
        <source>the count is not a number</source>
        <translation>el recuento no es un número</translation>
    </message>
    <message>
        <source>the element %1 is not known at this place</source>
        <translation>el elemento %1 no se admite en este lugar</translation>
    </message>
    <message>
        <source>the entry has a second lemma</source>
        <translation>la entrada tiene un segundo lema</translation>
    </message>
    <message>
        <source>the entry has no id</source>
        <translation>la entrada no tiene identificador</translation>
    </message>
    <message>
        <source>the entry has no lemma</source>
        <translation>la entrada no tiene lema</translation>
    </message>
    <message>
        <source>the id %1 is already in the file</source>
        <translation>el identificador %1 ya está en el archivo</translation>
    </message>
    <message>
        <source>the lemma has no written form</source>
        <translation>el lema no tiene forma escrita</translation>
    </message>
    <message>
        <source>the lexicon does not have the synset %1 that the sense names</source>
        <translation>el lexicón no tiene el synset %1 que menciona la acepción</translation>
    </message>
    <message>
        <source>the lexicon has no id</source>
        <translation>el lexicón no tiene identificador</translation>
    </message>
    <message>
        <source>the part of speech %1 is not known</source>
        <translation>la categoría gramatical %1 no se conoce</translation>
    </message>
    <message>
        <source>the relation lacks its type or its target</source>
        <translation>a la relación le falta su tipo o su destino</translation>
    </message>
    <message>
        <source>the sense has no id</source>
        <translation>la acepción no tiene identificador</translation>
    </message>
    <message>
        <source>the sense names no synset</source>
        <translation>la acepción no menciona ningún synset</translation>
    </message>
    <message>
        <source>the sense comes before its lemma</source>
        <translation>la acepción aparece antes que su lema</translation>
    </message>
    <message>
        <source>the synset %1 is already on line %2</source>
        <translation>el synset %1 ya está en la línea %2</translation>
    </message>
    <message>
        <source>the synset has more than %1 definitions or examples</source>
        <translation>el synset tiene más de %1 definiciones o ejemplos</translation>
    </message>
    <message>
        <source>the synset has more than %1 hypernyms</source>
        <translation>el synset tiene más de %1 hiperónimos</translation>
    </message>
    <message>
        <source>the synset has more than %1 words</source>
        <translation>el synset tiene más de %1 palabras</translation>
    </message>
    <message>
        <source>the synset has no id</source>
        <translation>el synset no tiene identificador</translation>
    </message>
    <message>
        <source>the holonym %1 does not exist</source>
        <translation>el holónimo %1 no existe</translation>
    </message>
    <message>
        <source>Encoding glosses</source>
        <translation>Codificando las glosas</translation>
    </message>
    <message>
        <source>Give two wordnets with --source and --target, or two files with --source-glosses and --target-glosses</source>
        <translation>Indique dos wordnets con --source y --target, o dos archivos con --source-glosses y --target-glosses</translation>
    </message>
    <message>
        <source>Take the vectors and the map that it was trained with, or train it anew</source>
        <translation>Use los vectores y la transformación con los que se entrenó, o entrénela de nuevo</translation>
    </message>
    <message>
        <source>The Siamese LSTM was trained on other vectors than %1, or with another map</source>
        <translation>La LSTM siamesa se entrenó con vectores distintos de %1, o con otra transformación</translation>
    </message>
    <message>
        <source>There are no training glosses</source>
        <translation>No hay glosas de entrenamiento</translation>
    </message>
    <message>
        <source>To compare by a Siamese LSTM, a trained one is needed</source>
        <translation>Para comparar con una LSTM siamesa se necesita una ya entrenada</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>no es UTF-8</translation>
    </message>
    <message>
        <source>not a score and two texts separated by tabs</source>
        <translation>no es una puntuación y dos textos separados por tabuladores</translation>
    </message>
    <message>
        <source>not two texts separated by a tab</source>
        <translation>no son dos textos separados por un tabulador</translation>
    </message>
    <message>
        <source>the first field is not a number</source>
        <translation>el primer campo no es un número</translation>
    </message>
    <message>
        <source>Accept or reject some suggestions, or link wordnets that share ids or the interlingual index</source>
        <translation>Acepte o rechace algunas sugerencias, o vincule wordnets que compartan identificadores o el índice interlingüístico</translation>
    </message>
    <message>
        <source>No curve of %1 yet: the wordnets share no ids (or these were not requested), and %2 has reviewed no suggestion</source>
        <translation>Aún no hay curva de %1: los wordnets no comparten identificadores (o no se han pedido) y %2 no ha revisado ninguna sugerencia</translation>
    </message>
    <message>
        <source>%1 is not a valid time of a decision; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 no es una fecha y hora válida de una decisión; se espera algo como 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>A file of the workspace became shorter while it was in use</source>
        <translation>Un archivo del espacio de trabajo se acortó mientras estaba en uso</translation>
    </message>
    <message>
        <source>A name is one line of UTF-8 text, of no more than 200 characters</source>
        <translation>Un nombre es una línea de texto UTF-8 de no más de 200 caracteres</translation>
    </message>
    <message>
        <source>An element has more than the %1 attributes allowed</source>
        <translation>Un elemento tiene más de los %1 atributos permitidos</translation>
    </message>
    <message>
        <source>Codes are those of ISO 639, such as en or fra; qaa to qtz are for your own use</source>
        <translation>Los códigos son los de ISO 639, como en o fra; de qaa a qtz son de uso propio</translation>
    </message>
    <message>
        <source>Elements are nested deeper than the %1 levels allowed</source>
        <translation>Los elementos están anidados a más de los %1 niveles permitidos</translation>
    </message>
    <message>
        <source>No language with the code %1 is known</source>
        <translation>No se conoce ningún idioma con el código %1</translation>
    </message>
    <message>
        <source>Put the whole file back and start again</source>
        <translation>Restituya el archivo completo y empiece de nuevo</translation>
    </message>
    <message>
        <source>The bytes are not of the encoding %1 that the file declares</source>
        <translation>Los bytes no están en la codificación %1 que declara el archivo</translation>
    </message>
    <message>
        <source>The compressed file expands to more than %1 bytes, which is out of all proportion</source>
        <translation>El archivo comprimido ocupa más de %1 bytes al descomprimirlo, una desproporción</translation>
    </message>
    <message>
        <source>The file became shorter while it was in use</source>
        <translation>El archivo se acortó mientras estaba en uso</translation>
    </message>
    <message>
        <source>The file is not well-formed XML (libxml2 calls it error %1)</source>
        <translation>El archivo no es XML bien formado (error %1 de libxml2)</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a comment does not end</source>
        <translation>El archivo no es XML bien formado: un comentario no termina</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name is missing</source>
        <translation>El archivo no es XML bien formado: falta un nombre</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name or a comment is too long</source>
        <translation>El archivo no es XML bien formado: un nombre o un comentario es demasiado largo</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a piece of plain text (CDATA) does not end</source>
        <translation>El archivo no es XML bien formado: un fragmento de texto sin formato (CDATA) no termina</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a processing instruction does not end</source>
        <translation>El archivo no es XML bien formado: una instrucción de procesamiento no termina</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a tag does not end</source>
        <translation>El archivo no es XML bien formado: una etiqueta no termina</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a bare &amp;; it must be written &amp;amp;</source>
        <translation>El archivo no es XML bien formado: hay un &amp; suelto; debe escribirse &amp;amp;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: an element has the attribute %1 twice</source>
        <translation>El archivo no es XML bien formado: un elemento tiene dos veces el atributo %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it ends within the element %1</source>
        <translation>El archivo no es XML bien formado: termina dentro del elemento %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it holds a character that XML does not allow</source>
        <translation>El archivo no es XML bien formado: contiene un carácter que XML no permite</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it names a character that XML does not allow</source>
        <translation>El archivo no es XML bien formado: hace referencia a un carácter que XML no permite</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: there is content after its last element</source>
        <translation>El archivo no es XML bien formado: hay contenido después de su último elemento</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the attribute %1 has no value</source>
        <translation>El archivo no es XML bien formado: el atributo %1 no tiene valor</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the document type does not end</source>
        <translation>El archivo no es XML bien formado: el tipo de documento no termina</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the end of %2 does not match the start of %1</source>
        <translation>El archivo no es XML bien formado: el final de %2 no coincide con el inicio de %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the entity %1 is not declared</source>
        <translation>El archivo no es XML bien formado: la entidad %1 no está declarada</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the prefix %1 is not declared</source>
        <translation>El archivo no es XML bien formado: el prefijo %1 no está declarado</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute does not end</source>
        <translation>El archivo no es XML bien formado: el valor de un atributo no termina</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute holds a &lt;</source>
        <translation>El archivo no es XML bien formado: el valor de un atributo contiene un &lt;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute is not in quotes</source>
        <translation>El archivo no es XML bien formado: el valor de un atributo no está entre comillas</translation>
    </message>
    <message>
        <source>The file says that its encoding is %1, which is not known here</source>
        <translation>El archivo declara la codificación %1, que no se conoce aquí</translation>
    </message>
    <message>
        <source>This cannot be a name: %1</source>
        <translation>Esto no puede ser un nombre: %1</translation>
    </message>
    <message>
        <source>Unpack it first if you trust it</source>
        <translation>Descomprímalo antes si confía en él</translation>
    </message>
    <message>
        <source>one of the two texts is empty</source>
        <translation>uno de los dos textos está vacío</translation>
    </message>
    <message>
        <source>the score %1 is out of range</source>
        <translation>la puntuación %1 está fuera de rango</translation>
    </message>
    <message>
        <source>%1 is in %2, its word vectors are in %3</source>
        <translation>%1 está en %2; sus vectores de palabras, en %3</translation>
    </message>
    <message>
        <source>Align the two spaces to get one</source>
        <translation>Alinee los dos espacios para obtener una</translation>
    </message>
    <message>
        <source>Both wordnets are the same</source>
        <translation>Los dos wordnets son el mismo</translation>
    </message>
    <message>
        <source>Choose the map between them, or align them first</source>
        <translation>Elija la transformación entre ellos o alinéelos primero</translation>
    </message>
    <message>
        <source>Install it beside the program again, or let CROSSGLOSS_PACK name another</source>
        <translation>Vuelva a instalarlo junto al programa, o indique otro con CROSSGLOSS_PACK</translation>
    </message>
    <message>
        <source>Install one for dictd, or import one</source>
        <translation>Instale uno para dictd o importe uno</translation>
    </message>
    <message>
        <source>Its direction is reversed: swap its columns, or the wordnets</source>
        <translation>Su dirección está invertida: intercambie sus columnas o los wordnets</translation>
    </message>
    <message>
        <source>Checking the inputs of the linking</source>
        <translation>Comprobando los datos de entrada de la vinculación</translation>
    </message>
    <message>
        <source>Several dictionaries together cover more</source>
        <translation>Varios diccionarios juntos cubren más</translation>
    </message>
    <message>
        <source>No dictionary from %1 to %2 is installed or imported</source>
        <translation>No hay ningún diccionario de %1 a %2 instalado ni importado</translation>
    </message>
    <message>
        <source>Say which language it is in</source>
        <translation>Indique en qué idioma está</translation>
    </message>
    <message>
        <source>Say which language the second one is</source>
        <translation>Indique cuál es el segundo idioma</translation>
    </message>
    <message>
        <source>See that the map is of these vectors and languages; without a map, the vectors must have been aligned before</source>
        <translation>Compruebe que la transformación es de estos vectores e idiomas; sin transformación, los vectores deben haberse alineado antes</translation>
    </message>
    <message>
        <source>See that the vectors are those of the wordnet&apos;s language, and the sides in this order</source>
        <translation>Compruebe que los vectores son los del idioma del wordnet y que los lados están en este orden</translation>
    </message>
    <message>
        <source>Take vectors of this language with more words</source>
        <translation>Use vectores de este idioma con más palabras</translation>
    </message>
    <message>
        <source>The dictionary translates no word of %1 into one of %2</source>
        <translation>El diccionario no traduce ninguna palabra de %1 por una de %2</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses, reversed of %2 %</source>
        <translation>El diccionario traduce palabras del %1 % de las glosas; invertido, del %2 %</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses; the others get no suggestion</source>
        <translation>El diccionario traduce palabras del %1 % de las glosas; las demás se quedan sin sugerencias</translation>
    </message>
    <message>
        <source>See the list of linkings</source>
        <translation>Vea la lista de vinculaciones</translation>
    </message>
    <message>
        <source>See the list of resources</source>
        <translation>Vea la lista de recursos</translation>
    </message>
    <message>
        <source>The vectors have only %1 % of the words in the glosses of %2</source>
        <translation>Los vectores solo tienen el %1 % de las palabras de las glosas de %2</translation>
    </message>
    <message>
        <source>Known pairs are hardly closer than random pairs: %1 %, where chance is 50</source>
        <translation>Los pares conocidos apenas están más cerca que los pares al azar: %1 %, cuando el azar da 50</translation>
    </message>
    <message>
        <source>Correct the variable, or unset it to use the bundled pack</source>
        <translation>Corrija la variable, o elimínela para usar el paquete incluido con el programa</translation>
    </message>
    <message>
        <source>%1 is gone: there was no room to keep it</source>
        <translation>%1 se ha perdido: no había sitio para conservarlo</translation>
    </message>
    <message>
        <source>%1 rows were saved; the damaged database is now %2</source>
        <translation>Se rescataron %1 filas; la base de datos dañada está ahora en %2</translation>
    </message>
    <message>
        <source>A linking of the workspace is open for review</source>
        <translation>Una vinculación del espacio de trabajo está abierta para su revisión</translation>
    </message>
    <message>
        <source>Check that the disk is not full and that you may write there</source>
        <translation>Compruebe que el disco no está lleno y que puede escribir allí</translation>
    </message>
    <message>
        <source>Check the free space of the disk that it goes to</source>
        <translation>Compruebe el espacio libre del disco de destino</translation>
    </message>
    <message>
        <source>Checking the databases</source>
        <translation>Comprobando las bases de datos</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Comprobando los vectores</translation>
    </message>
    <message>
        <source>Choose a file that Back up has written; nothing was changed</source>
        <translation>Elija un archivo creado como copia de seguridad; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>Choose another name, or replace it</source>
        <translation>Elija otro nombre o reemplácela</translation>
    </message>
    <message>
        <source>Close it before a backup is restored</source>
        <translation>Ciérrela antes de restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Copying the databases</source>
        <translation>Copiando las bases de datos</translation>
    </message>
    <message>
        <source>Free some space, or remove vectors that you no longer need, and try again</source>
        <translation>Libere espacio, o elimine vectores que ya no necesite, e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>Import it again</source>
        <translation>Impórtelo de nuevo</translation>
    </message>
    <message>
        <source>Import them again from %2</source>
        <translation>Impórtelos de nuevo desde %2</translation>
    </message>
    <message>
        <source>Leave it where it is: check the workspace, which saves what can be read, or restore a backup</source>
        <translation>Déjela donde está: compruebe el espacio de trabajo, lo que rescata cuanto se pueda leer, o restaure una copia de seguridad</translation>
    </message>
    <message>
        <source>Name a folder for the workspace</source>
        <translation>Indique una carpeta para el espacio de trabajo</translation>
    </message>
    <message>
        <source>Name another file to write</source>
        <translation>Indique otro archivo en el que escribir</translation>
    </message>
    <message>
        <source>Reading the backup</source>
        <translation>Leyendo la copia de seguridad</translation>
    </message>
    <message>
        <source>Restore a backup of the workspace, or check and repair it to begin anew</source>
        <translation>Restaure una copia de seguridad del espacio de trabajo, o compruébelo y repárelo para empezar de nuevo</translation>
    </message>
    <message>
        <source>Restore a backup; vectors that lie beside it were not touched</source>
        <translation>Restaure una copia de seguridad; los vectores que hay junto a ella no se han tocado</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Rescatando lo que se puede leer</translation>
    </message>
    <message>
        <source>The backup was made by a newer version of the program</source>
        <translation>La copia de seguridad se hizo con una versión más reciente del programa</translation>
    </message>
    <message>
        <source>The damaged database could not be moved to the trash of the workspace</source>
        <translation>La base de datos dañada no se pudo mover a la papelera del espacio de trabajo</translation>
    </message>
    <message>
        <source>The database is empty: what it held is gone</source>
        <translation>La base de datos está vacía: lo que contenía se ha perdido</translation>
    </message>
    <message>
        <source>The entry holds no words that can be looked up</source>
        <translation>La entrada no contiene palabras que se puedan buscar</translation>
    </message>
    <message>
        <source>The file changed while it was read</source>
        <translation>El archivo cambió mientras se leía</translation>
    </message>
    <message>
        <source>The file is not a backup of a workspace, or not a complete one</source>
        <translation>El archivo no es una copia de seguridad de un espacio de trabajo, o no está completo</translation>
    </message>
    <message>
        <source>The output could not be written completely</source>
        <translation>La salida no se pudo escribir por completo</translation>
    </message>
    <message>
        <source>The output is one of the inputs, which would be lost</source>
        <translation>La salida es una de las entradas, que se perdería</translation>
    </message>
    <message>
        <source>The pack that CROSSGLOSS_PACK names does not exist</source>
        <translation>El paquete que indica CROSSGLOSS_PACK no existe</translation>
    </message>
    <message>
        <source>The pipe cannot be read (%1)</source>
        <translation>No se puede leer la tubería (%1)</translation>
    </message>
    <message>
        <source>The vectors of %1 are damaged</source>
        <translation>Los vectores de %1 están dañados</translation>
    </message>
    <message>
        <source>The vectors of %1 are missing</source>
        <translation>Faltan los vectores de %1</translation>
    </message>
    <message>
        <source>The word occurs more than once</source>
        <translation>La palabra aparece más de una vez</translation>
    </message>
    <message>
        <source>The workspace does not know this file; it stays as it is</source>
        <translation>El espacio de trabajo no conoce este archivo; se deja como está</translation>
    </message>
    <message>
        <source>The workspace has another resource named %1</source>
        <translation>El espacio de trabajo tiene otro recurso llamado %1</translation>
    </message>
    <message>
        <source>There is no folder for the workspace: the system names no home folder (HOME is not set)</source>
        <translation>No hay carpeta para el espacio de trabajo: el sistema no indica ninguna carpeta personal (HOME no está definida)</translation>
    </message>
    <message>
        <source>There is no workspace in this folder</source>
        <translation>No hay ningún espacio de trabajo en esta carpeta</translation>
    </message>
    <message>
        <source>The input from the pipe could not be stored (%1)</source>
        <translation>No se pudo almacenar la entrada de la tubería (%1)</translation>
    </message>
    <message>
        <source>The stored resource is incomplete</source>
        <translation>El recurso almacenado está incompleto</translation>
    </message>
    <message>
        <source>Write it to a file first and name that</source>
        <translation>Escríbalo antes en un archivo e indique este</translation>
    </message>
    <message>
        <source>Writing the backup</source>
        <translation>Escribiendo la copia de seguridad</translation>
    </message>
    <message>
        <source>for other reasons</source>
        <translation>por otros motivos</translation>
    </message>
    <message>
        <source>the dictionary has an encoding that is not known (%1)</source>
        <translation>el diccionario tiene una codificación desconocida (%1)</translation>
    </message>
    <message>
        <source>the spelling dictionary cannot be read</source>
        <translation>no se puede leer el diccionario ortográfico</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>%1 no es un número</translation>
    </message>
    <message>
        <source>A dictionary entry of the workspace is damaged</source>
        <translation>Una entrada de diccionario del espacio de trabajo está dañada</translation>
    </message>
    <message>
        <source>Check the languages: what is marked as another language is skipped</source>
        <translation>Compruebe los idiomas: lo que está marcado como de otro idioma se omite</translation>
    </message>
    <message>
        <source>It must begin with &quot;StarDict&apos;s dict ifo file&quot;; other kinds of StarDict&apos;s files are not read</source>
        <translation>Debe empezar por «StarDict&apos;s dict ifo file»; los demás tipos de archivos de StarDict no se leen</translation>
    </message>
    <message>
        <source>Looking for the languages</source>
        <translation>Buscando los idiomas</translation>
    </message>
    <message>
        <source>Name a language that it holds</source>
        <translation>Indique un idioma que contenga</translation>
    </message>
    <message>
        <source>No entry of this file holds translations or definitions</source>
        <translation>Ninguna entrada de este archivo contiene traducciones ni definiciones</translation>
    </message>
    <message>
        <source>Offsets have 32 or 64 bits, not %1</source>
        <translation>Los desplazamientos tienen 32 o 64 bits, no %1</translation>
    </message>
    <message>
        <source>Put the .idx or .idx.gz file beside it</source>
        <translation>Coloque el archivo .idx o .idx.gz junto a él</translation>
    </message>
    <message>
        <source>Remove the dictionary and import it again</source>
        <translation>Quite el diccionario e impórtelo de nuevo</translation>
    </message>
    <message>
        <source>Synonym number %1 belongs to word %2, but there are only %3</source>
        <translation>El sinónimo número %1 pertenece a la palabra %2, pero solo hay %3</translation>
    </message>
    <message>
        <source>See the list of dictionaries</source>
        <translation>Vea la lista de diccionarios</translation>
    </message>
    <message>
        <source>The description lacks its %1</source>
        <translation>A la descripción le falta %1</translation>
    </message>
    <message>
        <source>The dictionary is damaged: fetch or copy it again</source>
        <translation>El diccionario está dañado: descárguelo o cópielo de nuevo</translation>
    </message>
    <message>
        <source>The dictionary is of version %1, which is not known here</source>
        <translation>El diccionario es de la versión %1, que no se conoce aquí</translation>
    </message>
    <message>
        <source>The entry holds neither translations nor definitions</source>
        <translation>La entrada no contiene ni traducciones ni definiciones</translation>
    </message>
    <message>
        <source>The entry is of another language (%1)</source>
        <translation>La entrada es de otro idioma (%1)</translation>
    </message>
    <message>
        <source>The entry is of yet another language</source>
        <translation>La entrada es de otro idioma distinto</translation>
    </message>
    <message>
        <source>The entry is only a form of another word</source>
        <translation>La entrada es solo una forma de otra palabra</translation>
    </message>
    <message>
        <source>The entry is too long</source>
        <translation>La entrada es demasiado larga</translation>
    </message>
    <message>
        <source>The entry only leads to another page</source>
        <translation>La entrada solo remite a otra página</translation>
    </message>
    <message>
        <source>The fields do not fit the article</source>
        <translation>Los campos no caben en el artículo</translation>
    </message>
    <message>
        <source>The file holds no entries</source>
        <translation>El archivo no contiene entradas</translation>
    </message>
    <message>
        <source>The file holds no entry of the language %1 that can be used, most are of %2</source>
        <translation>El archivo no contiene ninguna entrada utilizable del idioma %1; la mayoría son de %2</translation>
    </message>
    <message>
        <source>The file holds no entry that can be used</source>
        <translation>El archivo no contiene ninguna entrada utilizable</translation>
    </message>
    <message>
        <source>The index has %1 bytes, the description says %2</source>
        <translation>El índice tiene %1 bytes; la descripción indica %2</translation>
    </message>
    <message>
        <source>The index has %1 words, the description says %2</source>
        <translation>El índice tiene %1 palabras; la descripción indica %2</translation>
    </message>
    <message>
        <source>The index is cut off within its word number %1</source>
        <translation>El índice está cortado en su palabra número %1</translation>
    </message>
    <message>
        <source>The index of this dictionary is missing</source>
        <translation>Falta el índice de este diccionario</translation>
    </message>
    <message>
        <source>The list has %1 synonyms, the description says %2</source>
        <translation>La lista tiene %1 sinónimos; la descripción indica %2</translation>
    </message>
    <message>
        <source>The list of synonyms is cut off within its word number %1</source>
        <translation>La lista de sinónimos está cortada en su palabra número %1</translation>
    </message>
    <message>
        <source>The word is an inflected form of its headword</source>
        <translation>La palabra es una forma flexionada de su palabra de entrada</translation>
    </message>
    <message>
        <source>There are no dictionaries to choose from</source>
        <translation>No hay diccionarios entre los que elegir</translation>
    </message>
    <message>
        <source>There is no dictionary and no group of dictionaries named %1</source>
        <translation>No hay ningún diccionario ni grupo de diccionarios llamado %1</translation>
    </message>
    <message>
        <source>This is not the description of a StarDict dictionary</source>
        <translation>Esto no es la descripción de un diccionario de StarDict</translation>
    </message>
    <message>
        <source>Versions 2.4.2 and 3.0.0 are read</source>
        <translation>Se leen las versiones 2.4.2 y 3.0.0</translation>
    </message>
    <message>
        <source>Word number %1 of the index points past the end of the data (%2 + %3 of %4 bytes)</source>
        <translation>La palabra número %1 del índice apunta más allá del final de los datos (%2 + %3 de %4 bytes)</translation>
    </message>
    <message>
        <source>the entry does not say which language it is of</source>
        <translation>la entrada no indica de qué idioma es</translation>
    </message>
    <message>
        <source>the entry has no word</source>
        <translation>la entrada no tiene palabra</translation>
    </message>
    <message>
        <source>the line is not a JSON object, or nests too deep</source>
        <translation>la línea no es un objeto JSON, o tiene demasiados niveles</translation>
    </message>
    <message>
        <source>they hold neither translations nor definitions</source>
        <translation>no contienen ni traducciones ni definiciones</translation>
    </message>
    <message>
        <source>%1 and %2 are not the same word</source>
        <translation>%1 y %2 no son la misma palabra</translation>
    </message>
    <message>
        <source>%1 is not a language code</source>
        <translation>%1 no es un código de idioma</translation>
    </message>
    <message>
        <source>%1 is not a number, or not one allowed here</source>
        <translation>%1 no es un número, o no es uno permitido aquí</translation>
    </message>
    <message>
        <source>%1 is not a time; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>%1 no es una fecha y hora; se espera algo como 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>%1 names %2 saved words</source>
        <translation>%1 corresponde a %2 palabras guardadas</translation>
    </message>
    <message>
        <source>A change of saved words cannot be undone: its record is damaged</source>
        <translation>No se puede deshacer un cambio de palabras guardadas: su registro está dañado</translation>
    </message>
    <message>
        <source>A package is not text</source>
        <translation>Un paquete no es texto</translation>
    </message>
    <message>
        <source>A quote is opened here and never closed</source>
        <translation>Aquí se abren unas comillas que nunca se cierran</translation>
    </message>
    <message>
        <source>A text of a saved word is too long (%1 bytes; at most %2)</source>
        <translation>Un texto de una palabra guardada es demasiado largo (%1 bytes; como máximo %2)</translation>
    </message>
    <message>
        <source>Check the workspace</source>
        <translation>Compruebe el espacio de trabajo</translation>
    </message>
    <message>
        <source>Choose entries of one and the same word</source>
        <translation>Elija entradas de una misma palabra</translation>
    </message>
    <message>
        <source>Close it, or write quotes within a cell twice</source>
        <translation>Ciérrelas, o duplique las comillas dentro de una celda</translation>
    </message>
    <message>
        <source>Give the id, or more of it; saved list has them</source>
        <translation>Indique el identificador, o una parte mayor de él; saved list los muestra</translation>
    </message>
    <message>
        <source>It should name columns such as word, language, meaning, query, note and tags</source>
        <translation>Debería nombrar columnas como word, language, meaning, query, note y tags</translation>
    </message>
    <message>
        <source>Reading saved words</source>
        <translation>Leyendo las palabras guardadas</translation>
    </message>
    <message>
        <source>See what is saved with: saved list</source>
        <translation>Vea lo que hay guardado con: saved list</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>Acórtelo</translation>
    </message>
    <message>
        <source>The desired retention lies between 0.7 and 0.99</source>
        <translation>La retención deseada está entre 0,7 y 0,99</translation>
    </message>
    <message>
        <source>The entry that begins here is too long; a quote may be missing</source>
        <translation>La entrada que empieza aquí es demasiado larga; puede que falten unas comillas</translation>
    </message>
    <message>
        <source>The first line names no column with the words</source>
        <translation>La primera línea no nombra ninguna columna con las palabras</translation>
    </message>
    <message>
        <source>The language of the word is missing</source>
        <translation>Falta el idioma de la palabra</translation>
    </message>
    <message>
        <source>The list has no name</source>
        <translation>La lista no tiene nombre</translation>
    </message>
    <message>
        <source>The longest interval lies between 1 and 36500 days</source>
        <translation>El intervalo más largo está entre 1 y 36500 días</translation>
    </message>
    <message>
        <source>There is no list %1</source>
        <translation>No existe la lista %1</translation>
    </message>
    <message>
        <source>There is no saved word %1</source>
        <translation>No existe la palabra guardada %1</translation>
    </message>
    <message>
        <source>There is no word to save</source>
        <translation>No hay ninguna palabra que guardar</translation>
    </message>
    <message>
        <source>This cannot be undone by itself: the words were changed again since</source>
        <translation>Esto no se puede deshacer por separado: las palabras se han vuelto a cambiar desde entonces</translation>
    </message>
    <message>
        <source>Undo the later changes first</source>
        <translation>Deshaga primero los cambios posteriores</translation>
    </message>
    <message>
        <source>Use codes like en, fr or de</source>
        <translation>Use códigos como en, fr o de</translation>
    </message>
    <message>
        <source>Write it to a file</source>
        <translation>Escríbalo en un archivo</translation>
    </message>
    <message>
        <source>Learning categories</source>
        <translation>Aprendiendo las categorías</translation>
    </message>
    <message>
        <source>install the program again, or remove the file: look-ups then do without it</source>
        <translation>reinstale el programa o elimine el archivo: las búsquedas prescinden entonces de él</translation>
    </message>
    <message>
        <source>install wordnet-base, or name a folder with --wordnet</source>
        <translation>instale wordnet-base o indique una carpeta con --wordnet</translation>
    </message>
    <message>
        <source>no wordnet is installed</source>
        <translation>no hay ningún wordnet instalado</translation>
    </message>
    <message>
        <source>use Princeton WordNet in its own database files</source>
        <translation>use Princeton WordNet en sus propios archivos de base de datos</translation>
    </message>
    <message>
        <source>the categories of a pack are damaged (%1)</source>
        <translation>las categorías de un paquete están dañadas (%1)</translation>
    </message>
    <message>
        <source>the layers of the categories do not fit together</source>
        <translation>las capas de las categorías no encajan entre sí</translation>
    </message>
    <message>
        <source>the wordnet %1 names no lexicographer files, or none of its words is in the pack</source>
        <translation>el wordnet %1 no indica archivos de lexicógrafo, o ninguna de sus palabras está en el paquete</translation>
    </message>
    <message>
        <source>Give a dictionary, or let fewer strings be left out</source>
        <translation>Indique un diccionario o excluya menos cadenas</translation>
    </message>
    <message>
        <source>Name a file of test pairs, or hold out a share of a dictionary of words</source>
        <translation>Indique un archivo de pares de prueba, o aparte una parte de un diccionario de palabras</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is damaged (%1)</source>
        <translation>La base de datos de ejecuciones, vinculaciones y palabras guardadas está dañada (%1)</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is empty, though linkings were open in it</source>
        <translation>La base de datos de ejecuciones, vinculaciones y palabras guardadas está vacía, aunque había vinculaciones abiertas en ella</translation>
    </message>
    <message>
        <source>The dictionary is too small for a held-out part: the map cannot be evaluated</source>
        <translation>El diccionario es demasiado pequeño para apartar una parte: la transformación no se puede evaluar</translation>
    </message>
    <message>
        <source>The held-out share of the dictionary must be at least 0 and below 1</source>
        <translation>La parte apartada del diccionario debe ser al menos 0 y menor que 1</translation>
    </message>
    <message>
        <source>all held-out words are translated</source>
        <translation>todas las palabras apartadas están traducidas</translation>
    </message>
    <message>
        <source>no held-out share was requested</source>
        <translation>no se pidió apartar ninguna parte</translation>
    </message>
    <message>
        <source>the dictionary is too small for a held-out part</source>
        <translation>el diccionario es demasiado pequeño para apartar una parte</translation>
    </message>
    <message>
        <source>the held-out words were translated no better</source>
        <translation>las palabras apartadas no se tradujeron mejor</translation>
    </message>
    <message>
        <source>there are too few sentences to hold some out</source>
        <translation>hay demasiado pocas frases para apartar algunas</translation>
    </message>
    <message>
        <source>Compare fewer candidates with each gloss, 50 for instance</source>
        <translation>Compare menos candidatos con cada glosa, por ejemplo 50</translation>
    </message>
    <message>
        <source>Looked up in lower case there would be some</source>
        <translation>Si se buscaran en minúsculas, habría algunas</translation>
    </message>
    <message>
        <source>Name a trained model, or train one first</source>
        <translation>Indique un modelo entrenado o entrene antes uno</translation>
    </message>
    <message>
        <source>Name the languages, or import the vectors with theirs</source>
        <translation>Indique los idiomas, o importe los vectores con los suyos</translation>
    </message>
    <message>
        <source>The checkpoint was made by a newer version of this program</source>
        <translation>El punto de control se hizo con una versión más reciente de este programa</translation>
    </message>
    <message>
        <source>A sentence has %1 bytes, and %2 are the most that can be compared</source>
        <translation>Una frase tiene %1 bytes, y se pueden comparar %2 como máximo</translation>
    </message>
    <message>
        <source>Choose another language or another model</source>
        <translation>Elija otro idioma u otro modelo</translation>
    </message>
    <message>
        <source>Choose its language</source>
        <translation>Elija su idioma</translation>
    </message>
    <message>
        <source>Compare it sentence by sentence</source>
        <translation>Compárelo frase por frase</translation>
    </message>
    <message>
        <source>Comparing sentences</source>
        <translation>Comparando las frases</translation>
    </message>
    <message>
        <source>Encoding sentences</source>
        <translation>Codificando las frases</translation>
    </message>
    <message>
        <source>It cannot be told which language &quot;%1&quot; is in</source>
        <translation>No se puede determinar en qué idioma está «%1»</translation>
    </message>
    <message>
        <source>No model is chosen to compare the sentences by</source>
        <translation>No se ha elegido ningún modelo con el que comparar las frases</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2</source>
        <translation>El modelo «%1» no lee el idioma %2</translation>
    </message>
    <message>
        <source>The words of the two sentences have vectors of different dimensions</source>
        <translation>Las palabras de las dos frases tienen vectores de distintas dimensiones</translation>
    </message>
    <message>
        <source>There is nothing to compare: a sentence is empty</source>
        <translation>No hay nada que comparar: una frase está vacía</translation>
    </message>
    <message>
        <source>%1 of the workspace does not hold such lines</source>
        <translation>%1 del espacio de trabajo no contiene líneas de ese tipo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say which languages the file holds</source>
        <translation>«%1» no indica qué idiomas contiene el archivo</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method of sentences</source>
        <translation>«%1» no es un método para frases</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no objective of additive composition</source>
        <translation>«%1» no es un objetivo de la composición aditiva</translation>
    </message>
    <message>
        <source>A batch has 2 to 8192 pairs; epochs, negatives, margin and learning rate are positive</source>
        <translation>Un lote tiene de 2 a 8192 pares; las épocas, los negativos, el margen y la tasa de aprendizaje son positivos</translation>
    </message>
    <message>
        <source>A classifier needs sentences of two classes at least</source>
        <translation>Un clasificador necesita frases de al menos dos clases</translation>
    </message>
    <message>
        <source>A correlation needs two scored pairs at least</source>
        <translation>Una correlación necesita al menos dos pares puntuados</translation>
    </message>
    <message>
        <source>A factorisation needs a positive regularisation</source>
        <translation>Una factorización necesita una regularización positiva</translation>
    </message>
    <message>
        <source>A map brings the vectors of two languages together, and %1 were named</source>
        <translation>Una transformación reúne los vectores de dos idiomas, y se indicaron %1</translation>
    </message>
    <message>
        <source>Aligning words</source>
        <translation>Alineando las palabras</translation>
    </message>
    <message>
        <source>Choose parallel text, sentence pairs or descriptions, as the job asks for</source>
        <translation>Elija texto paralelo, pares de frases o descripciones, según lo que pida la tarea</translation>
    </message>
    <message>
        <source>Every sentence needs one label</source>
        <translation>Cada frase necesita una etiqueta</translation>
    </message>
    <message>
        <source>Extracting phrases</source>
        <translation>Extrayendo los sintagmas</translation>
    </message>
    <message>
        <source>Folding sentences in</source>
        <translation>Incorporando las frases</translation>
    </message>
    <message>
        <source>Give more pairs, or lower the minimum count of words</source>
        <translation>Aporte más pares o reduzca la frecuencia mínima de las palabras</translation>
    </message>
    <message>
        <source>Give more text, or lower the minimum count</source>
        <translation>Aporte más texto o reduzca la frecuencia mínima</translation>
    </message>
    <message>
        <source>Is its language right?</source>
        <translation>¿Es correcto su idioma?</translation>
    </message>
    <message>
        <source>Name it before them: LANGUAGE=FILE</source>
        <translation>Indíquelo delante: LANGUAGE=FILE</translation>
    </message>
    <message>
        <source>Name the language that all others are aligned to as the pivot</source>
        <translation>Indique como pivote el idioma con el que están alineados todos los demás</translation>
    </message>
    <message>
        <source>Name the vectors of each language</source>
        <translation>Indique los vectores de cada idioma</translation>
    </message>
    <message>
        <source>No file pairs sentences in %1 with those of another language</source>
        <translation>Ningún archivo empareja frases en %1 con las de otro idioma</translation>
    </message>
    <message>
        <source>No pair of sentences can be learned from</source>
        <translation>No se puede aprender de ningún par de frases</translation>
    </message>
    <message>
        <source>No word of %1 occurs often enough to learn from</source>
        <translation>Ninguna palabra de %1 aparece lo bastante a menudo para aprender de ella</translation>
    </message>
    <message>
        <source>Nothing says which language the vectors &quot;%1&quot; are of</source>
        <translation>Nada indica de qué idioma son los vectores «%1»</translation>
    </message>
    <message>
        <source>One loss over two languages takes sentence pairs of two languages, the same in every file</source>
        <translation>Una pérdida sobre dos idiomas necesita pares de frases de dos idiomas, los mismos en todos los archivos</translation>
    </message>
    <message>
        <source>Phrase pairs are extracted from sentence pairs of two languages</source>
        <translation>Los pares de sintagmas se extraen de pares de frases de dos idiomas</translation>
    </message>
    <message>
        <source>Reading phrase pairs</source>
        <translation>Leyendo los pares de sintagmas</translation>
    </message>
    <message>
        <source>Reading words</source>
        <translation>Leyendo las palabras</translation>
    </message>
    <message>
        <source>Score a sample of the lines, or give weights</source>
        <translation>Evalúe una muestra de las líneas o indique pesos</translation>
    </message>
    <message>
        <source>Score a sample of them, or compare candidates only, as a linking does</source>
        <translation>Evalúe una muestra de ellas, o compare solo candidatos, como hace una vinculación</translation>
    </message>
    <message>
        <source>See the list of runs</source>
        <translation>Vea la lista de ejecuciones</translation>
    </message>
    <message>
        <source>Sentences to be compared in pairs must be as many on either side</source>
        <translation>Las frases que se comparan por pares deben ser igual de numerosas en ambos lados</translation>
    </message>
    <message>
        <source>Solving sentences</source>
        <translation>Calculando los factores de las frases</translation>
    </message>
    <message>
        <source>Solving words</source>
        <translation>Calculando los factores de las palabras</translation>
    </message>
    <message>
        <source>Take a model with vectors, for instance sif</source>
        <translation>Use un modelo con vectores, por ejemplo sif</translation>
    </message>
    <message>
        <source>Take a stronger regularisation</source>
        <translation>Use una regularización más fuerte</translation>
    </message>
    <message>
        <source>Take cmf for more languages than two, or wmf for one</source>
        <translation>Use cmf para más de dos idiomas, o wmf para uno</translation>
    </message>
    <message>
        <source>Take fewer sentences</source>
        <translation>Use menos frases</translation>
    </message>
    <message>
        <source>The factors have become too large to go on</source>
        <translation>Los factores se han vuelto demasiado grandes para continuar</translation>
    </message>
    <message>
        <source>The file holds no phrase pairs</source>
        <translation>El archivo no contiene pares de sintagmas</translation>
    </message>
    <message>
        <source>The file holds no scored sentence pairs</source>
        <translation>El archivo no contiene pares de frases puntuados</translation>
    </message>
    <message>
        <source>The file holds no sentences</source>
        <translation>El archivo no contiene frases</translation>
    </message>
    <message>
        <source>The language %1 stands twice in the model</source>
        <translation>El idioma %1 figura dos veces en el modelo</translation>
    </message>
    <message>
        <source>The languages of a model must share one space, and these differ in dimension</source>
        <translation>Los idiomas de un modelo deben compartir un espacio, y estos difieren en dimensión</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is trained, not made of word vectors</source>
        <translation>El método «%1» se entrena; no se forma a partir de vectores de palabras</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; needs word vectors</source>
        <translation>El método «%1» necesita vectores de palabras</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs of sentences and has no vectors</source>
        <translation>El modelo «%1» compara pares de frases y no tiene vectores</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2; it reads %3</source>
        <translation>El modelo «%1» no lee %2; lee %3</translation>
    </message>
    <message>
        <source>The model knows no word of the text</source>
        <translation>El modelo no conoce ninguna palabra del texto</translation>
    </message>
    <message>
        <source>The model&apos;s values do not fit its description</source>
        <translation>Los valores del modelo no corresponden a su descripción</translation>
    </message>
    <message>
        <source>The scores to be compared differ in number</source>
        <translation>Las puntuaciones que se comparan difieren en número</translation>
    </message>
    <message>
        <source>The sentences were not made by the classifier&apos;s model</source>
        <translation>Las frases no proceden del modelo del clasificador</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; stands twice in a vocabulary</source>
        <translation>La palabra «%1» figura dos veces en un vocabulario</translation>
    </message>
    <message>
        <source>There are more different words than can be numbered</source>
        <translation>Hay más palabras distintas de las que se pueden numerar</translation>
    </message>
    <message>
        <source>There are more pairs of words than can be numbered</source>
        <translation>Hay más pares de palabras de los que se pueden numerar</translation>
    </message>
    <message>
        <source>There are no sentences in %1</source>
        <translation>No hay frases en %1</translation>
    </message>
    <message>
        <source>There are no sentences to train on</source>
        <translation>No hay frases con las que entrenar</translation>
    </message>
    <message>
        <source>This objective learns from pairs of sentences, and a file holds single ones</source>
        <translation>Este objetivo aprende de pares de frases, y un archivo contiene frases sueltas</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE, for instance pairs.tsv:en:es</source>
        <translation>Escriba FILE:LANGUAGE:LANGUAGE, por ejemplo pairs.tsv:en:es</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE; paraphrases have the same language twice</source>
        <translation>Escriba FILE:LANGUAGE:LANGUAGE; las paráfrasis llevan dos veces el mismo idioma</translation>
    </message>
    <message>
        <source>Writing phrase pairs</source>
        <translation>Escribiendo los pares de sintagmas</translation>
    </message>
    <message>
        <source>a phrase is empty</source>
        <translation>un sintagma está vacío</translation>
    </message>
    <message>
        <source>a score and two sentences separated by tabs were expected</source>
        <translation>se esperaban una puntuación y dos frases separadas por tabuladores</translation>
    </message>
    <message>
        <source>a score is no number</source>
        <translation>una puntuación no es un número</translation>
    </message>
    <message>
        <source>a sentence is empty</source>
        <translation>una frase está vacía</translation>
    </message>
    <message>
        <source>the score is no number</source>
        <translation>la puntuación no es un número</translation>
    </message>
    <message>
        <source>two phrases separated by &quot;|||&quot; were expected</source>
        <translation>se esperaban dos sintagmas separados por «|||»</translation>
    </message>
    <message>
        <source>two phrases separated by a tab were expected</source>
        <translation>se esperaban dos sintagmas separados por un tabulador</translation>
    </message>
    <message>
        <source>two sentences separated by a tab were expected</source>
        <translation>se esperaban dos frases separadas por un tabulador</translation>
    </message>
    <message>
        <source>A list that is aligned has one language</source>
        <translation>Una lista que se alinea tiene un solo idioma</translation>
    </message>
    <message>
        <source>A translation memory has no pairs of one language</source>
        <translation>Una memoria de traducción no tiene pares de un mismo idioma</translation>
    </message>
    <message>
        <source>A translation memory holds both languages</source>
        <translation>Una memoria de traducción contiene ambos idiomas</translation>
    </message>
    <message>
        <source>A unit has more than the %1 segments allowed</source>
        <translation>Una unidad tiene más de los %1 segmentos permitidos</translation>
    </message>
    <message>
        <source>Add it again from %2</source>
        <translation>Añádala de nuevo desde %2</translation>
    </message>
    <message>
        <source>Add one of them again with the model of the other</source>
        <translation>Añada de nuevo una de ellas con el modelo de la otra</translation>
    </message>
    <message>
        <source>Add the list again</source>
        <translation>Añada la lista de nuevo</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>Elija otro modelo</translation>
    </message>
    <message>
        <source>It cannot be told which language the sentences are in</source>
        <translation>No se puede determinar en qué idioma están las frases</translation>
    </message>
    <message>
        <source>Lists of sentences are read with a model that makes their vectors</source>
        <translation>Las listas de frases se leen con un modelo que calcula sus vectores</translation>
    </message>
    <message>
        <source>Making vectors of the sentences</source>
        <translation>Calculando los vectores de las frases</translation>
    </message>
    <message>
        <source>Name it alone, as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Indíquela sola, como FILE:LANGUAGE:LANGUAGE</translation>
    </message>
    <message>
        <source>Name one of its languages</source>
        <translation>Indique uno de sus idiomas</translation>
    </message>
    <message>
        <source>Name the language</source>
        <translation>Indique el idioma</translation>
    </message>
    <message>
        <source>Name two of its languages</source>
        <translation>Indique dos de sus idiomas</translation>
    </message>
    <message>
        <source>No unit of the translation memory has the languages asked for; those that it has are %1</source>
        <translation>Ninguna unidad de la memoria de traducción tiene los idiomas pedidos; los que tiene son %1</translation>
    </message>
    <message>
        <source>Opening the list</source>
        <translation>Abriendo la lista</translation>
    </message>
    <message>
        <source>Reading the translation memory</source>
        <translation>Leyendo la memoria de traducción</translation>
    </message>
    <message>
        <source>See its lists, or name a file as FILE:LANGUAGE</source>
        <translation>Vea sus listas, o indique un archivo como FILE:LANGUAGE</translation>
    </message>
    <message>
        <source>The file has more than the %1 languages allowed</source>
        <translation>El archivo tiene más de los %1 idiomas permitidos</translation>
    </message>
    <message>
        <source>The file has too many lines</source>
        <translation>El archivo tiene demasiadas líneas</translation>
    </message>
    <message>
        <source>The file is XML, but no translation memory (TMX)</source>
        <translation>El archivo es XML, pero no una memoria de traducción (TMX)</translation>
    </message>
    <message>
        <source>The file of the list %1 is another one&apos;s</source>
        <translation>El archivo de la lista %1 es el de otra</translation>
    </message>
    <message>
        <source>The file of the list %1 is missing</source>
        <translation>Falta el archivo de la lista %1</translation>
    </message>
    <message>
        <source>The list %1 has vectors of another version of the model &quot;%2&quot;</source>
        <translation>La lista %1 tiene vectores de otra versión del modelo «%2»</translation>
    </message>
    <message>
        <source>The list has no sentences in %1</source>
        <translation>La lista no tiene frases en %1</translation>
    </message>
    <message>
        <source>The list of sentences does not say which model made its vectors</source>
        <translation>La lista de frases no indica qué modelo calculó sus vectores</translation>
    </message>
    <message>
        <source>The list of sentences is damaged</source>
        <translation>La lista de frases está dañada</translation>
    </message>
    <message>
        <source>The list was written by another version of Crossgloss or on another kind of machine</source>
        <translation>La lista se escribió con otra versión de Crossgloss o en otro tipo de máquina</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs alone and makes no vectors of sentences</source>
        <translation>El modelo «%1» solo compara pares y no calcula vectores de frases</translation>
    </message>
    <message>
        <source>The stored search belongs to other vectors or to another processor</source>
        <translation>La búsqueda almacenada pertenece a otros vectores o a otro procesador</translation>
    </message>
    <message>
        <source>The translation memory has no segments in %1; its languages are %2</source>
        <translation>La memoria de traducción no tiene segmentos en %1; sus idiomas son %2</translation>
    </message>
    <message>
        <source>The unit has no text in the languages asked for</source>
        <translation>La unidad no tiene texto en los idiomas pedidos</translation>
    </message>
    <message>
        <source>The vectors of the two lists were made by different models</source>
        <translation>Los vectores de las dos listas proceden de modelos distintos</translation>
    </message>
    <message>
        <source>The workspace has no list of sentences named %1</source>
        <translation>El espacio de trabajo no tiene ninguna lista de frases llamada %1</translation>
    </message>
    <message>
        <source>There are not as many vectors as sentences</source>
        <translation>No hay tantos vectores como frases</translation>
    </message>
    <message>
        <source>This is not a list of sentences written by Crossgloss</source>
        <translation>Esto no es una lista de frases escrita por Crossgloss</translation>
    </message>
    <message>
        <source>Use the Compare page, or the command sentence-lists add</source>
        <translation>Use la página Comparar o la orden sentence-lists add</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>Escribiendo los pares</translation>
    </message>
    <message>
        <source>Writing the list</source>
        <translation>Escribiendo la lista</translation>
    </message>
    <message>
        <source>longer than the %1 bytes that a sentence may have</source>
        <translation>supera los %1 bytes que puede tener una frase</translation>
    </message>
    <message>
        <source>no language has the code &quot;%1&quot;</source>
        <translation>ningún idioma tiene el código «%1»</translation>
    </message>
    <message>
        <source>the segment does not say its language</source>
        <translation>el segmento no indica su idioma</translation>
    </message>
    <message>
        <source>the segment is longer than the %1 bytes allowed</source>
        <translation>el segmento supera los %1 bytes permitidos</translation>
    </message>
    <message>
        <source>%1 scored pairs are too few to learn weights from</source>
        <translation>%1 pares puntuados son demasiado pocos para aprender pesos</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a training, or its value cannot be used</source>
        <translation>«%1» no es un ajuste de un entrenamiento, o su valor no se puede usar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of sentences, phrases and paraphrases</source>
        <translation>«%1» no es ni sentences, ni phrases, ni paraphrases</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=MODEL</source>
        <translation>«%1» no tiene la forma NAME=MODEL</translation>
    </message>
    <message>
        <source>A file of labelled texts has one language</source>
        <translation>Un archivo de textos etiquetados tiene un solo idioma</translation>
    </message>
    <message>
        <source>A fused model cannot be a part of another one</source>
        <translation>Un modelo fusionado no puede formar parte de otro</translation>
    </message>
    <message>
        <source>Are the languages right, and do higher scores mean more alike?</source>
        <translation>¿Son correctos los idiomas? ¿Y significan las puntuaciones más altas un mayor parecido?</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>Comparando los modelos</translation>
    </message>
    <message>
        <source>Comparing with the test</source>
        <translation>Comparando con la prueba</translation>
    </message>
    <message>
        <source>Fuse its parts with the others</source>
        <translation>Fusione sus partes con los demás</translation>
    </message>
    <message>
        <source>Fuse the models anew</source>
        <translation>Fusione los modelos de nuevo</translation>
    </message>
    <message>
        <source>Lists of scores must be as long as each other, and two at least</source>
        <translation>Las listas de puntuaciones deben tener la misma longitud, y al menos dos elementos</translation>
    </message>
    <message>
        <source>No model follows the scores of the pairs</source>
        <translation>Ningún modelo sigue las puntuaciones de los pares</translation>
    </message>
    <message>
        <source>No two phrases share a translation that is likely enough</source>
        <translation>No hay dos sintagmas que compartan una traducción lo bastante probable</translation>
    </message>
    <message>
        <source>Only models in files, the pack and n-grams of characters can be fused, and &quot;%1&quot; is none</source>
        <translation>Solo se pueden fusionar modelos en archivos, el paquete y los n-gramas de caracteres, y «%1» no es nada de eso</translation>
    </message>
    <message>
        <source>Phrases are extracted from sentences of the same two languages</source>
        <translation>Los sintagmas se extraen de frases de los mismos dos idiomas</translation>
    </message>
    <message>
        <source>Put it back, or fuse the models anew</source>
        <translation>Restitúyalo o fusione los modelos de nuevo</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>Settings are distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate and start_deviation</source>
        <translation>Los ajustes son distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate y start_deviation</translation>
    </message>
    <message>
        <source>Settings of a training are a JSON object</source>
        <translation>Los ajustes de un entrenamiento son un objeto JSON</translation>
    </message>
    <message>
        <source>The file is no JSON object</source>
        <translation>El archivo no es un objeto JSON</translation>
    </message>
    <message>
        <source>The file of a fused model cannot be understood</source>
        <translation>No se entiende el archivo de un modelo fusionado</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; scores pairs only and has no vectors to search in</source>
        <translation>El método «%1» solo puntúa pares y no tiene vectores en los que buscar</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not the one that was fused</source>
        <translation>El modelo «%1» no es el que se fusionó</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot;, a part of this fused one, is not there</source>
        <translation>Falta el modelo «%1», que forma parte de este modelo fusionado</translation>
    </message>
    <message>
        <source>The weight of the model &quot;%1&quot; is not positive</source>
        <translation>El peso del modelo «%1» no es positivo</translation>
    </message>
    <message>
        <source>There are no sentences to extract phrases from</source>
        <translation>No hay frases de las que extraer sintagmas</translation>
    </message>
    <message>
        <source>There is no language that all models of a fused one read</source>
        <translation>No hay ningún idioma que lean todos los modelos del modelo fusionado</translation>
    </message>
    <message>
        <source>There is no model named &quot;%1&quot; among those compared</source>
        <translation>No hay ningún modelo llamado «%1» entre los comparados</translation>
    </message>
    <message>
        <source>There is no model to fuse</source>
        <translation>No hay ningún modelo que fusionar</translation>
    </message>
    <message>
        <source>There is nothing to compare</source>
        <translation>No hay nada que comparar</translation>
    </message>
    <message>
        <source>Train a model on sentences first</source>
        <translation>Entrene antes un modelo con frases</translation>
    </message>
    <message>
        <source>Two files that are to be crossed differ in a line&apos;s score</source>
        <translation>Dos archivos que se van a cruzar difieren en la puntuación de una línea</translation>
    </message>
    <message>
        <source>Two models at least are needed to fuse</source>
        <translation>Se necesitan al menos dos modelos para fusionar</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>unas comillas no se cierran</translation>
    </message>
    <message>
        <source>%1 points are too few to compare %2 neighbours of each</source>
        <translation>%1 puntos son demasiado pocos para comparar %2 vecinos de cada uno</translation>
    </message>
    <message>
        <source>A value is not a finite number</source>
        <translation>Un valor no es un número finito</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>Comparando los vecinos</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>Componentes principales</translation>
    </message>
    <message>
        <source>The layout has another number of points than the space</source>
        <translation>La disposición no tiene el mismo número de puntos que el espacio</translation>
    </message>
    <message>
        <source>The vectors hold none of the words</source>
        <translation>Los vectores no contienen ninguna de las palabras</translation>
    </message>
    <message>
        <source>There is nothing to project</source>
        <translation>No hay nada que proyectar</translation>
    </message>
    <message>
        <source>A distance between points is not a finite number</source>
        <translation>Una distancia entre puntos no es un número finito</translation>
    </message>
    <message>
        <source>A layout is written as .csv, .svg or .png</source>
        <translation>Una disposición se escribe como .csv, .svg o .png</translation>
    </message>
    <message>
        <source>A neighbour is not in the layout</source>
        <translation>Un vecino no está en la disposición</translation>
    </message>
    <message>
        <source>A place in the layout is not a finite number</source>
        <translation>Una posición de la disposición no es un número finito</translation>
    </message>
    <message>
        <source>A value of a vector is not a finite number</source>
        <translation>Un valor de un vector no es un número finito</translation>
    </message>
    <message>
        <source>Before the map the spaces have %1 and %2 dimensions: they share no plane</source>
        <translation>Antes de la transformación, los espacios tienen %1 y %2 dimensiones: no comparten ningún plano</translation>
    </message>
    <message>
        <source>Both axes need a formula</source>
        <translation>Ambos ejes necesitan una fórmula</translation>
    </message>
    <message>
        <source>Checking the translations</source>
        <translation>Comprobando las traducciones</translation>
    </message>
    <message>
        <source>Clusters by k-means</source>
        <translation>Grupos por k-medias</translation>
    </message>
    <message>
        <source>Density of the layout</source>
        <translation>Densidad de la disposición</translation>
    </message>
    <message>
        <source>Eigenvectors of the graph</source>
        <translation>Vectores propios del grafo</translation>
    </message>
    <message>
        <source>Finding the neighbours</source>
        <translation>Buscando los vecinos</translation>
    </message>
    <message>
        <source>First centres of clusters</source>
        <translation>Primeros centros de los grupos</translation>
    </message>
    <message>
        <source>Hubs are measured among the points of one or two languages</source>
        <translation>Los hubs se miden entre los puntos de uno o dos idiomas</translation>
    </message>
    <message>
        <source>Judging the layout</source>
        <translation>Valorando la disposición</translation>
    </message>
    <message>
        <source>Lay the points out anew</source>
        <translation>Disponga los puntos de nuevo</translation>
    </message>
    <message>
        <source>Lay them out anew</source>
        <translation>Dispóngalos de nuevo</translation>
    </message>
    <message>
        <source>Laying the points out</source>
        <translation>Disponiendo los puntos</translation>
    </message>
    <message>
        <source>Layout by UMAP</source>
        <translation>Disposición con UMAP</translation>
    </message>
    <message>
        <source>Measuring the divergence</source>
        <translation>Midiendo la divergencia</translation>
    </message>
    <message>
        <source>Name the map, or leave out the layout before it</source>
        <translation>Indique la transformación, u omita la disposición anterior a ella</translation>
    </message>
    <message>
        <source>One or two languages are laid out at a time</source>
        <translation>Se disponen uno o dos idiomas a la vez</translation>
    </message>
    <message>
        <source>Perplexity and exaggeration are at least 1, iterations at least 0</source>
        <translation>La perplejidad y la exageración son al menos 1; las iteraciones, al menos 0</translation>
    </message>
    <message>
        <source>Reading the vectors</source>
        <translation>Leyendo los vectores</translation>
    </message>
    <message>
        <source>The layout %1 is damaged</source>
        <translation>La disposición %1 está dañada</translation>
    </message>
    <message>
        <source>The layouts have different numbers of points</source>
        <translation>Las disposiciones tienen distinto número de puntos</translation>
    </message>
    <message>
        <source>The learning rate must be positive, and the repulsion not negative</source>
        <translation>La tasa de aprendizaje debe ser positiva, y la repulsión, no negativa</translation>
    </message>
    <message>
        <source>The minimum distance of points must lie between 0 and their spread</source>
        <translation>La distancia mínima de los puntos debe estar entre 0 y su dispersión</translation>
    </message>
    <message>
        <source>The pack has no words of %1</source>
        <translation>El paquete no tiene palabras de %1</translation>
    </message>
    <message>
        <source>The picture cannot be drawn: %1</source>
        <translation>No se puede dibujar la imagen: %1</translation>
    </message>
    <message>
        <source>The start of the layout has another number of points</source>
        <translation>La disposición inicial tiene otro número de puntos</translation>
    </message>
    <message>
        <source>The vectors that were laid out are not the same any more</source>
        <translation>Los vectores que se dispusieron ya no son los mismos</translation>
    </message>
    <message>
        <source>The workspace has no layout named %1</source>
        <translation>El espacio de trabajo no tiene ninguna disposición llamada %1</translation>
    </message>
    <message>
        <source>There are no points to cluster</source>
        <translation>No hay puntos que agrupar</translation>
    </message>
    <message>
        <source>There is nothing to be laid out</source>
        <translation>No hay nada que disponer</translation>
    </message>
    <message>
        <source>Weighing neighbours</source>
        <translation>Ponderando los vecinos</translation>
    </message>
    <message>
        <source>Weighing the neighbours</source>
        <translation>Ponderando los vecinos</translation>
    </message>
    <message>
        <source>Without a map there is nothing before it</source>
        <translation>Sin transformación no hay nada anterior a ella</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong into this formula</source>
        <translation>«%1» no tiene lugar en esta fórmula</translation>
    </message>
    <message>
        <source>A formula compares two classes, not more</source>
        <translation>Una fórmula compara dos clases, no más</translation>
    </message>
    <message>
        <source>A quote in the formula is not closed</source>
        <translation>Unas comillas de la fórmula no se cierran</translation>
    </message>
    <message>
        <source>A word is missing at the end of the formula</source>
        <translation>Falta una palabra al final de la fórmula</translation>
    </message>
    <message>
        <source>A word is missing before &quot;%1&quot;</source>
        <translation>Falta una palabra antes de «%1»</translation>
    </message>
    <message>
        <source>Put quotes around words with spaces.</source>
        <translation>Ponga entre comillas las palabras con espacios.</translation>
    </message>
    <message>
        <source>The directions have another number of values than the space</source>
        <translation>Las direcciones no tienen el mismo número de valores que el espacio</translation>
    </message>
    <message>
        <source>The formula is empty</source>
        <translation>La fórmula está vacía</translation>
    </message>
    <message>
        <source>The space does not have the word &quot;%1&quot;</source>
        <translation>El espacio no tiene la palabra «%1»</translation>
    </message>
    <message>
        <source>The words of the formula cancel out, so that it has no direction</source>
        <translation>Las palabras de la fórmula se anulan entre sí, de modo que no tiene dirección</translation>
    </message>
    <message>
        <source>There is no sign between &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>No hay ningún signo entre «%1» y «%2»</translation>
    </message>
    <message>
        <source>There is nothing between two quotes of the formula</source>
        <translation>No hay nada entre dos comillas de la fórmula</translation>
    </message>
    <message>
        <source>Write classes as a, b | c, d.</source>
        <translation>Escriba las clases como a, b | c, d.</translation>
    </message>
    <message>
        <source>Write king - man + woman, or classes as a, b | c, d.</source>
        <translation>Escriba rey - hombre + mujer, o clases como a, b | c, d.</translation>
    </message>
    <message>
        <source>Write words with signs between, such as king - man + woman.</source>
        <translation>Escriba palabras con signos entre ellas, como rey - hombre + mujer.</translation>
    </message>
    <message>
        <source>Choose a run of the command glosses, or compare glosses anew</source>
        <translation>Elija una ejecución de la orden glosses, o compare glosas de nuevo</translation>
    </message>
    <message>
        <source>Run %1 keeps no glosses</source>
        <translation>La ejecución %1 no conserva glosas</translation>
    </message>
    <message>
        <source>A bag of words has no layers for dropout to stand between</source>
        <translation>Una bolsa de palabras no tiene capas entre las que poner dropout</translation>
    </message>
    <message>
        <source>A bag of words has no rows to pool</source>
        <translation>Una bolsa de palabras no tiene filas que agregar</translation>
    </message>
    <message>
        <source>A bidirectional GRU has read but one word backwards at the last one</source>
        <translation>Una GRU bidireccional, en la última palabra, solo ha leído una hacia atrás</translation>
    </message>
    <message>
        <source>Leave dropout out, or take another encoder</source>
        <translation>Omita el dropout o use otro codificador</translation>
    </message>
    <message>
        <source>Leave the pooling out, or take another encoder</source>
        <translation>Omita el pooling o use otro codificador</translation>
    </message>
    <message>
        <source>Take a kernel of 1 to 64 words and a max-pooling over 1 to 64 rows</source>
        <translation>Use un núcleo de 1 a 64 palabras y un max-pooling sobre 1 a 64 filas</translation>
    </message>
    <message>
        <source>Take the pooling ends, mean or max</source>
        <translation>Use el pooling ends, mean o max</translation>
    </message>
    <message>
        <source>Take the pooling last, mean or max</source>
        <translation>Use el pooling last, mean o max</translation>
    </message>
    <message>
        <source>The clipping must not be negative, the fall of the learning rate lies between 0 and 1, dropout from 0 to below 1</source>
        <translation>El recorte no debe ser negativo, la caída de la tasa de aprendizaje está entre 0 y 1, y el dropout va de 0 a menos de 1</translation>
    </message>
    <message>
        <source>The convolution&apos;s sizes cannot be used</source>
        <translation>No se pueden usar los tamaños de la convolución</translation>
    </message>
    <message>
        <source>The pooling of both ends is for the bidirectional GRU alone</source>
        <translation>El pooling de ambos extremos solo vale para la GRU bidireccional</translation>
    </message>
    <message>
        <source>The settings of the steps cannot be used</source>
        <translation>No se pueden usar los ajustes de los pasos</translation>
    </message>
    <message>
        <source>%1 columns separated by tabs were expected, found %2</source>
        <translation>Se esperaban %1 columnas separadas por tabuladores; se encontraron %2</translation>
    </message>
    <message>
        <source>%1 is neither a dictionary nor a wordnet</source>
        <translation>%1 no es ni un diccionario ni un wordnet</translation>
    </message>
    <message>
        <source>A line is to be label, tab, sentence, tab, sentence</source>
        <translation>Una línea debe constar de etiqueta, tabulador, frase, tabulador, frase</translation>
    </message>
    <message>
        <source>A sentence is empty</source>
        <translation>Una frase está vacía</translation>
    </message>
    <message>
        <source>A sentence is not UTF-8</source>
        <translation>Una frase no está en UTF-8</translation>
    </message>
    <message>
        <source>A set of this kind is of two languages</source>
        <translation>Un conjunto de este tipo es de dos idiomas</translation>
    </message>
    <message>
        <source>Aligning senses</source>
        <translation>Alineando las acepciones</translation>
    </message>
    <message>
        <source>Comparing definitions</source>
        <translation>Comparando las definiciones</translation>
    </message>
    <message>
        <source>Exclude a smaller set</source>
        <translation>Excluya un conjunto más pequeño</translation>
    </message>
    <message>
        <source>Import dictionaries that define words of both languages, or take other vectors</source>
        <translation>Importe diccionarios que definan palabras de ambos idiomas, o use otros vectores</translation>
    </message>
    <message>
        <source>Import dictionaries that translate between them, or join definitions with translations</source>
        <translation>Importe diccionarios que traduzcan entre ellos, o una definiciones con traducciones</translation>
    </message>
    <message>
        <source>Import dictionaries, or name others</source>
        <translation>Importe diccionarios o indique otros</translation>
    </message>
    <message>
        <source>Joining definitions with translations</source>
        <translation>Uniendo definiciones con traducciones</translation>
    </message>
    <message>
        <source>Labelled pairs are one file and two languages</source>
        <translation>Los pares etiquetados son un archivo y dos idiomas</translation>
    </message>
    <message>
        <source>Make the paraphrase set first, and have the other one exclude it</source>
        <translation>Haga primero el conjunto de paráfrasis y exclúyalo del otro</translation>
    </message>
    <message>
        <source>Name a model of &quot;train&quot;, or vectors of both languages</source>
        <translation>Indique un modelo de «train», o vectores de ambos idiomas</translation>
    </message>
    <message>
        <source>Name it as FILE:LANGUAGE:LANGUAGE</source>
        <translation>Indíquelo como FILE:LANGUAGE:LANGUAGE</translation>
    </message>
    <message>
        <source>Name the folder that &quot;dataset&quot; wrote</source>
        <translation>Indique la carpeta que escribió «dataset»</translation>
    </message>
    <message>
        <source>No dictionary of the workspace defines words of %1 or %2 in their own language</source>
        <translation>Ningún diccionario del espacio de trabajo define palabras de %1 o %2 en su propio idioma</translation>
    </message>
    <message>
        <source>No dictionary of the workspace translates between %1 and %2</source>
        <translation>Ningún diccionario del espacio de trabajo traduce entre %1 y %2</translation>
    </message>
    <message>
        <source>No pair can be trained on: the vectors have no word of them</source>
        <translation>No se puede entrenar con ningún par: los vectores no tienen ninguna de sus palabras</translation>
    </message>
    <message>
        <source>No two definitions of %1 and %2 can be paired: %3 are aligned, %4 of them have a vector, %5 are excluded</source>
        <translation>No se pueden emparejar definiciones de %1 y %2: %3 están alineadas, %4 de ellas tienen vector y %5 se excluyen</translation>
    </message>
    <message>
        <source>Reading dictionary entries</source>
        <translation>Leyendo las entradas de diccionario</translation>
    </message>
    <message>
        <source>Reading labelled pairs</source>
        <translation>Leyendo los pares etiquetados</translation>
    </message>
    <message>
        <source>Reading what is to be left out</source>
        <translation>Leyendo lo que se debe excluir</translation>
    </message>
    <message>
        <source>Sizes, epochs and learning rate must be positive</source>
        <translation>Los tamaños, las épocas y la tasa de aprendizaje deben ser positivos</translation>
    </message>
    <message>
        <source>Take bow, cnn, gru, bigru, att or abcnn</source>
        <translation>Use bow, cnn, gru, bigru, att o abcnn</translation>
    </message>
    <message>
        <source>Take vectors of these languages</source>
        <translation>Use vectores de estos idiomas</translation>
    </message>
    <message>
        <source>The dictionaries have no word of %1 or %2 with a definition in the other language</source>
        <translation>Los diccionarios no tienen ninguna palabra de %1 o %2 con una definición en el otro idioma</translation>
    </message>
    <message>
        <source>The label is neither 1 (the sentences say the same) nor 0</source>
        <translation>La etiqueta no es ni 1 (las frases dicen lo mismo) ni 0</translation>
    </message>
    <message>
        <source>The line has not three fields</source>
        <translation>La línea no tiene tres campos</translation>
    </message>
    <message>
        <source>The sizes of the encoder cannot be used</source>
        <translation>No se pueden usar los tamaños del codificador</translation>
    </message>
    <message>
        <source>There are neither a trained encoder nor word vectors</source>
        <translation>No hay ni un codificador entrenado ni vectores de palabras</translation>
    </message>
    <message>
        <source>There is no encoder &quot;%1&quot;</source>
        <translation>No existe el codificador «%1»</translation>
    </message>
    <message>
        <source>This is not the report of a data set that this program made</source>
        <translation>Esto no es el informe de un conjunto de datos creado por este programa</translation>
    </message>
    <message>
        <source>%1 GiB of memory are needed for %2 words of %3 dimensions, of which %4 GiB are free</source>
        <translation>Se necesitan %1 GiB de memoria para %2 palabras de %3 dimensiones, de los que %4 GiB están libres</translation>
    </message>
    <message>
        <source>%1 is no number of buckets for n-grams</source>
        <translation>%1 no es un número posible de cubetas para n-gramas</translation>
    </message>
    <message>
        <source>%1 is no number of epochs</source>
        <translation>%1 no es un número posible de épocas</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method for word vectors</source>
        <translation>«%1» no es un método para vectores de palabras</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=VALUE</source>
        <translation>«%1» no tiene la forma NAME=VALUE</translation>
    </message>
    <message>
        <source>A window has 1 to %1 words on either side, not %2</source>
        <translation>Una ventana tiene de 1 a %1 palabras a cada lado, no %2</translation>
    </message>
    <message>
        <source>BilBOWA knows no character n-grams</source>
        <translation>BilBOWA no usa n-gramas de caracteres</translation>
    </message>
    <message>
        <source>BilBOWA needs parallel sentences</source>
        <translation>BilBOWA necesita frases paralelas</translation>
    </message>
    <message>
        <source>BilBOWA needs texts of two languages</source>
        <translation>BilBOWA necesita textos de dos idiomas</translation>
    </message>
    <message>
        <source>Character n-grams of %1 to %2 characters are not possible</source>
        <translation>Los n-gramas de %1 a %2 caracteres no son posibles</translation>
    </message>
    <message>
        <source>Check that the languages of the texts and of the vectors are the right ones</source>
        <translation>Compruebe que los idiomas de los textos y de los vectores son los correctos</translation>
    </message>
    <message>
        <source>Each direction needs one file to train on and one to test</source>
        <translation>Cada dirección necesita un archivo de entrenamiento y uno de prueba</translation>
    </message>
    <message>
        <source>Encoding the training definitions</source>
        <translation>Codificando las definiciones de entrenamiento</translation>
    </message>
    <message>
        <source>Expected: UTF-8 text, a sentence or paragraph a line</source>
        <translation>Se esperaba: texto UTF-8, una frase o un párrafo por línea</translation>
    </message>
    <message>
        <source>Give --language once for all texts, or once for each</source>
        <translation>Indique --language una vez para todos los textos, o una vez para cada uno</translation>
    </message>
    <message>
        <source>Give --out once for each language, in the order of the languages</source>
        <translation>Indique --out una vez para cada idioma, en el orden de los idiomas</translation>
    </message>
    <message>
        <source>Give more text or lower the minimum count</source>
        <translation>Aporte más texto o reduzca la frecuencia mínima</translation>
    </message>
    <message>
        <source>Joint training has no texts and no parallel sentences to learn from</source>
        <translation>El entrenamiento conjunto no tiene textos ni frases paralelas de los que aprender</translation>
    </message>
    <message>
        <source>Joint training has the objective l2, without dropout and clipping</source>
        <translation>El entrenamiento conjunto tiene el objetivo l2, sin dropout ni recorte de gradientes</translation>
    </message>
    <message>
        <source>Joint training takes texts of one or two languages</source>
        <translation>El entrenamiento conjunto usa textos de uno o dos idiomas</translation>
    </message>
    <message>
        <source>Known: skipgram, cbow, bilbowa</source>
        <translation>Se conocen: skipgram, cbow, bilbowa</translation>
    </message>
    <message>
        <source>Learning word vectors</source>
        <translation>Aprendiendo los vectores de palabras</translation>
    </message>
    <message>
        <source>Lower the learning rate</source>
        <translation>Reduzca la tasa de aprendizaje</translation>
    </message>
    <message>
        <source>Name some, or take the strategy multitask</source>
        <translation>Indique algunos, o use la estrategia multitask</translation>
    </message>
    <message>
        <source>No pair of the parallel sentences has words with vectors on both sides</source>
        <translation>Ningún par de las frases paralelas tiene palabras con vectores en ambos lados</translation>
    </message>
    <message>
        <source>No sentence of the text has two words with vectors (%1)</source>
        <translation>Ninguna frase del texto tiene dos palabras con vectores (%1)</translation>
    </message>
    <message>
        <source>No word occurs %1 times in the text</source>
        <translation>Ninguna palabra aparece %1 veces en el texto</translation>
    </message>
    <message>
        <source>No word of the description has a vector</source>
        <translation>Ninguna palabra de la descripción tiene vector</translation>
    </message>
    <message>
        <source>Only one word occurs %1 times in the text</source>
        <translation>Solo una palabra aparece %1 veces en el texto</translation>
    </message>
    <message>
        <source>Parallel sentences are for BilBOWA alone</source>
        <translation>Las frases paralelas son solo para BilBOWA</translation>
    </message>
    <message>
        <source>Raise the minimum count, or take fewer dimensions or buckets</source>
        <translation>Aumente la frecuencia mínima, o use menos dimensiones o cubetas</translation>
    </message>
    <message>
        <source>Take 3 to 6, or none</source>
        <translation>Use de 3 a 6, o ninguno</translation>
    </message>
    <message>
        <source>Test and training are of different languages</source>
        <translation>La prueba y el entrenamiento son de idiomas distintos</translation>
    </message>
    <message>
        <source>The experiment has no rows or no seeds</source>
        <translation>El experimento no tiene filas o no tiene semillas</translation>
    </message>
    <message>
        <source>The learning rate, the threshold of frequent words and the weight of the alignment are numbers that are not negative</source>
        <translation>La tasa de aprendizaje, el umbral de palabras frecuentes y el peso de la alineación son números no negativos</translation>
    </message>
    <message>
        <source>The name of the vectors ends in neither .vec nor .bin</source>
        <translation>El nombre de los vectores no termina ni en .vec ni en .bin</translation>
    </message>
    <message>
        <source>The parallel sentences are not in the languages of the texts</source>
        <translation>Las frases paralelas no están en los idiomas de los textos</translation>
    </message>
    <message>
        <source>The parallel sentences have none of the words of the texts</source>
        <translation>Las frases paralelas no tienen ninguna de las palabras de los textos</translation>
    </message>
    <message>
        <source>The vectors ran away: values are not numbers any more</source>
        <translation>Los vectores se han disparado: hay valores que ya no son números</translation>
    </message>
    <message>
        <source>There are %1 languages and %2 files for their vectors</source>
        <translation>Hay %1 idiomas y %2 archivos para sus vectores</translation>
    </message>
    <message>
        <source>There are %1 texts and %2 languages</source>
        <translation>Hay %1 textos y %2 idiomas</translation>
    </message>
    <message>
        <source>There are 1 to %1 negatives, not %2</source>
        <translation>Hay de 1 a %1 ejemplos negativos, no %2</translation>
    </message>
    <message>
        <source>There are no vectors of %1</source>
        <translation>No hay vectores de %1</translation>
    </message>
    <message>
        <source>There are no words in the text</source>
        <translation>No hay palabras en el texto</translation>
    </message>
    <message>
        <source>There are no words to draw negatives from</source>
        <translation>No hay palabras de las que extraer ejemplos negativos</translation>
    </message>
    <message>
        <source>There is no file for the vectors of %1</source>
        <translation>No hay ningún archivo para los vectores de %1</translation>
    </message>
    <message>
        <source>There is no text in %1</source>
        <translation>No hay texto en %1</translation>
    </message>
    <message>
        <source>This is no plain text</source>
        <translation>Esto no es texto sin formato</translation>
    </message>
    <message>
        <source>Two languages in one space: BilBOWA, or align both afterwards</source>
        <translation>Dos idiomas en un mismo espacio: BilBOWA, o alinéelos después</translation>
    </message>
    <message>
        <source>Two languages would be written into one file</source>
        <translation>Se escribirían dos idiomas en un mismo archivo</translation>
    </message>
    <message>
        <source>Word vectors are learned for one language at a time</source>
        <translation>Los vectores de palabras se aprenden de un idioma cada vez</translation>
    </message>
    <message>
        <source>Word vectors have 1 to %1 dimensions, not %2</source>
        <translation>Los vectores de palabras tienen de 1 a %1 dimensiones, no %2</translation>
    </message>
    <message>
        <source>Remove it from the list, or make it available again</source>
        <translation>Quítela de la lista o haga que vuelva a estar disponible</translation>
    </message>
    <message>
        <source>The folder of dictionaries cannot be read</source>
        <translation>No se puede leer la carpeta de diccionarios</translation>
    </message>
    <message>
        <source>Dictionary encoders are ranked by nearest neighbours, inverted softmax or CSLS</source>
        <translation>Los codificadores de diccionario se ordenan por vecinos más próximos, softmax invertido o CSLS</translation>
    </message>
    <message>
        <source>No training definition of these languages can be read, and the hubness of words is measured by them</source>
        <translation>No se puede leer ninguna definición de entrenamiento de estos idiomas, y con ellas se mide el hubness de las palabras</translation>
    </message>
    <message>
        <source>Packs are scored by nearest neighbours alone</source>
        <translation>Los paquetes se evalúan solo por vecinos más próximos</translation>
    </message>
    <message>
        <source>The translation memory holds several languages: %1</source>
        <translation>La memoria de traducción contiene varios idiomas: %1</translation>
    </message>
    <message>
        <source>%1 is no part of speech</source>
        <translation>%1 no es una categoría gramatical</translation>
    </message>
    <message>
        <source>A database is a plain file, and no link to one</source>
        <translation>Una base de datos es un archivo normal, no un enlace a otro</translation>
    </message>
    <message>
        <source>A database of the backup is not as this program makes it (%1)</source>
        <translation>Una base de datos de la copia de seguridad no es como la crea este programa (%1)</translation>
    </message>
    <message>
        <source>A folder of the workspace cannot be made</source>
        <translation>No se puede crear una carpeta del espacio de trabajo</translation>
    </message>
    <message>
        <source>A link, or what is no plain file or folder, stands in the workspace and is not followed</source>
        <translation>En el espacio de trabajo hay un enlace, o algo que no es archivo ni carpeta; no se sigue</translation>
    </message>
    <message>
        <source>A workspace has no database named %1</source>
        <translation>Un espacio de trabajo no tiene ninguna base de datos llamada %1</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup that you made yourself</source>
        <translation>No se ha cambiado nada; use una copia de seguridad hecha por usted</translation>
    </message>
    <message>
        <source>Nothing was read or changed there; restore a backup, or remove what names it</source>
        <translation>Allí no se ha leído ni cambiado nada; restaure una copia de seguridad o elimine lo que lo nombra</translation>
    </message>
    <message>
        <source>Put the file itself in its place; the whole workspace may lie behind a link</source>
        <translation>Ponga el archivo mismo en su lugar; el espacio de trabajo entero puede estar tras un enlace</translation>
    </message>
    <message>
        <source>Put the file or folder itself in its place; the whole workspace may lie behind a link</source>
        <translation>Ponga el archivo o la carpeta en su lugar; el espacio de trabajo entero puede estar tras un enlace</translation>
    </message>
    <message>
        <source>Remove the list, or restore a backup</source>
        <translation>Elimine la lista o restaure una copia de seguridad</translation>
    </message>
    <message>
        <source>Repair the workspace: tables are made anew, and what is in them is kept</source>
        <translation>Repare el espacio de trabajo: las tablas se crean de nuevo y se conserva su contenido</translation>
    </message>
    <message>
        <source>The database is not as this program makes it (%1)</source>
        <translation>La base de datos no es como la crea este programa (%1)</translation>
    </message>
    <message>
        <source>The descriptions of a language hold more than %1 different words</source>
        <translation>Las descripciones de una lengua contienen más de %1 palabras distintas</translation>
    </message>
    <message>
        <source>The folder holds no entries (*.tsv)</source>
        <translation>La carpeta no contiene entradas (*.tsv)</translation>
    </message>
    <message>
        <source>The journal of the database names a file outside of it</source>
        <translation>El diario de la base de datos nombra un archivo ajeno</translation>
    </message>
    <message>
        <source>The list %1 names a file that does not lie in the workspace</source>
        <translation>La lista %1 nombra un archivo que no está en el espacio de trabajo</translation>
    </message>
    <message>
        <source>The program writes no such journals: take it away if the workspace is not yours</source>
        <translation>El programa no escribe diarios así: quítelo si el espacio de trabajo no es suyo</translation>
    </message>
    <message>
        <source>The vocabulary cannot be read: %1</source>
        <translation>No se puede leer el vocabulario: %1</translation>
    </message>
    <message>
        <source>The workspace names a file that is not its own: %1</source>
        <translation>El espacio de trabajo nombra un archivo que no es suyo: %1</translation>
    </message>
    <message>
        <source>an entry has %1 columns, this line %2</source>
        <translation>una entrada tiene %1 columnas, esta línea %2</translation>
    </message>
    <message>
        <source>the entry has no word or no description in %1</source>
        <translation>a la entrada le falta una palabra o una descripción en %1</translation>
    </message>
    <message>
        <source>the vocabulary of meanings belongs to another pack</source>
        <translation>el vocabulario de significados pertenece a otro paquete</translation>
    </message>
    <message>
        <source>the vocabulary of meanings is damaged (%1)</source>
        <translation>el vocabulario de significados está dañado (%1)</translation>
    </message>
    <message>
        <source>A description has more than %1 words: %2</source>
        <translation>Una descripción tiene más de %1 palabras: %2</translation>
    </message>
    <message>
        <source>A line of this file looks like this, with tabs between: %1</source>
        <translation>Una línea de este archivo es así, con tabuladores entre medias: %1</translation>
    </message>
    <message>
        <source>A vocabulary holds at most %1 meanings</source>
        <translation>Un vocabulario tiene como máximo %1 significados</translation>
    </message>
    <message>
        <source>Learning to tell meanings by descriptions</source>
        <translation>Aprendiendo a distinguir significados por descripciones</translation>
    </message>
    <message>
        <source>The forms of a language belong to more than %1 words</source>
        <translation>Las formas de un idioma pertenecen a más de %1 palabras</translation>
    </message>
    <message>
        <source>Choose another folder; this one is kept as it is</source>
        <translation>Elija otra carpeta; esta se deja como está</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup of this version</source>
        <translation>No se ha cambiado nada; use una copia de seguridad de esta versión</translation>
    </message>
    <message>
        <source>The backup was made by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>La copia de seguridad se hizo con una compilación anterior del programa (esquema %1; este programa conoce el %2)</translation>
    </message>
    <message>
        <source>The workspace was written by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>El espacio de trabajo se escribió con una compilación anterior del programa (esquema %1; este programa conoce el %2)</translation>
    </message>
    <message>
        <source>The model was made by an earlier version of this program</source>
        <translation>El modelo se creó con una versión anterior de este programa</translation>
    </message>
    <message>
        <source>Train it again</source>
        <translation>Entrénelo de nuevo</translation>
    </message>
</context>
<context>
    <name>crossgloss::AboutDialog</name>
    <message>
        <source>About Crossgloss</source>
        <translation>Acerca de Crossgloss</translation>
    </message>
    <message>
        <source>Describe a meaning in one language, get the word in another.</source>
        <translation>Describa un significado en un idioma y obtenga la palabra en otro.</translation>
    </message>
    <message>
        <source>Crossgloss is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Crossgloss es software libre bajo la Licencia Pública General de GNU, versión 3 o posterior. Se ofrece sin garantía alguna.</translation>
    </message>
    <message>
        <source>It uses these libraries:</source>
        <translation>Utiliza estas bibliotecas:</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>dominio público</translation>
    </message>
    <message>
        <source>Dictionaries that are indexed on this computer keep their own licences; the Library shows each.</source>
        <translation>Los diccionarios indexados en este equipo conservan sus propias licencias; la biblioteca muestra cada una.</translation>
    </message>
    <message>
        <source>Reading the card of the pack …</source>
        <translation>Leyendo la ficha del paquete…</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Data of the pack</source>
        <translation>Datos del paquete</translation>
    </message>
    <message>
        <source>No pack is open.</source>
        <translation>No hay ningún paquete abierto.</translation>
    </message>
    <message>
        <source>Reading the card of the pack</source>
        <translation>Leyendo la ficha del paquete</translation>
    </message>
</context>
<context>
    <name>crossgloss::Actions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Index installed &amp;dictionaries</source>
        <translation>Indexar los &amp;diccionarios instalados</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy with &amp;definition</source>
        <translation>Copiar con la defi&amp;nición</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>&amp;Find: go to the description</source>
        <translation>&amp;Buscar: ir a la descripción</translation>
    </message>
    <message>
        <source>&amp;Go to the filters</source>
        <translation>&amp;Ir a los filtros</translation>
    </message>
    <message>
        <source>Look up the clip&amp;board</source>
        <translation>Buscar el contenido del p&amp;ortapapeles</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>A&amp;trás</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>A&amp;delante</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>Tarea&amp;s</translation>
    </message>
    <message>
        <source>&amp;Details of the word</source>
        <translation>Detalles de la &amp;palabra</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Aumentar el &amp;zoom</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Reducir el zoo&amp;m</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>Tamaño &amp;normal</translation>
    </message>
    <message>
        <source>Next t&amp;heme</source>
        <translation>&amp;Tema siguiente</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Look up now</source>
        <translation>&amp;Buscar ahora</translation>
    </message>
    <message>
        <source>&amp;Swap the languages</source>
        <translation>&amp;Intercambiar los idiomas</translation>
    </message>
    <message>
        <source>Clear all filte&amp;rs</source>
        <translation>&amp;Quitar todos los filtros</translation>
    </message>
    <message>
        <source>Start &amp;training</source>
        <translation>Iniciar el &amp;entrenamiento</translation>
    </message>
    <message>
        <source>&amp;Cancel the running job</source>
        <translation>&amp;Cancelar la tarea en curso</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About Crossgloss</source>
        <translation>Acerca &amp;de Crossgloss</translation>
    </message>
    <message>
        <source>&amp;Export plot or table…</source>
        <translation>&amp;Exportar gráfico o tabla…</translation>
    </message>
    <message>
        <source>&amp;Save the map…</source>
        <translation>&amp;Guardar la transformación…</translation>
    </message>
    <message>
        <source>&amp;Align the spaces</source>
        <translation>&amp;Alinear los espacios</translation>
    </message>
    <message>
        <source>Compare &amp;methods</source>
        <translation>Comparar los &amp;métodos</translation>
    </message>
    <message>
        <source>Measure &amp;hubness</source>
        <translation>Medir el &amp;hubness</translation>
    </message>
    <message>
        <source>&amp;Check the workspace</source>
        <translation>&amp;Comprobar el espacio de trabajo</translation>
    </message>
    <message>
        <source>&amp;Back up the workspace…</source>
        <translation>&amp;Hacer copia de seguridad del espacio de trabajo…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>&amp;Restaurar una copia de seguridad…</translation>
    </message>
    <message>
        <source>Full &amp;entry of the word</source>
        <translation>E&amp;ntrada completa de la palabra</translation>
    </message>
    <message>
        <source>&amp;Previous word of the entries</source>
        <translation>Palabra pre&amp;via de las entradas</translation>
    </message>
    <message>
        <source>Ne&amp;xt word of the entries</source>
        <translation>Palabra sig&amp;uiente de las entradas</translation>
    </message>
    <message>
        <source>Hide &amp;vulgar words</source>
        <translation>Ocultar las palabras &amp;vulgares</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>Hist&amp;orial</translation>
    </message>
    <message>
        <source>Compare se&amp;ntences</source>
        <translation>Comparar &amp;frases</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>&amp;Nuevo espacio de trabajo…</translation>
    </message>
    <message>
        <source>&amp;Open a workspace…</source>
        <translation>&amp;Abrir un espacio de trabajo…</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Tour for &amp;learners of a language</source>
        <translation>Recorrido para estudiantes de &amp;idiomas</translation>
    </message>
    <message>
        <source>Tour for le&amp;xicographers</source>
        <translation>Recorrido para &amp;lexicógrafos</translation>
    </message>
    <message>
        <source>Tour for &amp;researchers</source>
        <translation>Recorrido para in&amp;vestigadores</translation>
    </message>
    <message>
        <source>Show less li&amp;kely words</source>
        <translation>Mostrar palabras menos &amp;probables</translation>
    </message>
</context>
<context>
    <name>crossgloss::AddListSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>File of sentences</source>
        <translation>Archivo de frases</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Abrir una lista de frases</translation>
    </message>
    <message>
        <source>One sentence per line, TSV or TMX; drop it here</source>
        <translation>Una frase por línea, TSV o TMX; suéltelo aquí</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Close without adding anything</source>
        <translation>Cerrar sin añadir nada</translation>
    </message>
    <message>
        <source>F&amp;ile</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Re&amp;place the list of this name</source>
        <translation>&amp;Reemplazar la lista de este nombre</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignPage</name>
    <message>
        <source>Checking the spaces</source>
        <translation>Comprobando los espacios</translation>
    </message>
    <message>
        <source>Aligning %1 and %2</source>
        <translation>Alineando %1 y %2</translation>
    </message>
    <message>
        <source>Comparing methods on %1 and %2</source>
        <translation>Comparando los métodos con %1 y %2</translation>
    </message>
    <message>
        <source>Stopped. Only the curve and the finished rows are kept.</source>
        <translation>Detenido. Solo se conservan la curva y las filas terminadas.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Abrir vectores de palabras…</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>Alinear</translation>
    </message>
    <message>
        <source>Align two spaces of word vectors, so that words lie near their translations.</source>
        <translation>Alinear dos espacios de vectores de palabras, para que las palabras queden cerca de sus traducciones.</translation>
    </message>
    <message>
        <source>Two sets of word vectors and a few known translations are all it takes; the result appears here.</source>
        <translation>Bastan dos conjuntos de vectores de palabras y unas cuantas traducciones conocidas; el resultado aparece aquí.</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>Comparar los métodos</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Detener después del paso actual</translation>
    </message>
    <message>
        <source>Progress of the alignment</source>
        <translation>Progreso de la alineación</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Abrir un archivo de pares de palabras</translation>
    </message>
    <message>
        <source>Open word pairs…</source>
        <translation>Abrir pares de palabras…</translation>
    </message>
    <message>
        <source>Learn a map and measure it</source>
        <translation>Aprender una transformación y medirla</translation>
    </message>
    <message>
        <source>Run all methods, retrieval criteria and directions on this dictionary</source>
        <translation>Ejecutar todos los métodos, criterios de recuperación y direcciones con este diccionario</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignResults</name>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β del softmax invertido</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>Guardar la transformación</translation>
    </message>
    <message>
        <source>%1-%2.map</source>
        <translation>%1-%2.map</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformaciones (*.map);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saving the map</source>
        <translation>Guardando la transformación</translation>
    </message>
    <message>
        <source>The map is in %1; it fits these vectors alone.</source>
        <translation>La transformación está en %1; solo sirve para estos vectores.</translation>
    </message>
    <message>
        <source>Mapped vectors of %1</source>
        <translation>Vectores transformados de %1</translation>
    </message>
    <message>
        <source>source.mapped.vec</source>
        <translation>origen.transformado.vec</translation>
    </message>
    <message>
        <source>Word vectors (*.vec);;All files (*)</source>
        <translation>Vectores de palabras (*.vec);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>target.mapped.vec</source>
        <translation>destino.transformado.vec</translation>
    </message>
    <message>
        <source>Writing mapped vectors</source>
        <translation>Escribiendo los vectores transformados</translation>
    </message>
    <message>
        <source>The mapped vectors are in %1 and %2.</source>
        <translation>Los vectores transformados están en %1 y %2.</translation>
    </message>
    <message>
        <source>Save the induced dictionary</source>
        <translation>Guardar el diccionario inducido</translation>
    </message>
    <message>
        <source>induced-dictionary.tsv</source>
        <translation>diccionario-inducido.tsv</translation>
    </message>
    <message>
        <source>Word pairs (*.tsv);;All files (*)</source>
        <translation>Pares de palabras (*.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Inducing a dictionary</source>
        <translation>Induciendo un diccionario</translation>
    </message>
    <message>
        <source>The induced dictionary is in %1.</source>
        <translation>El diccionario inducido está en %1.</translation>
    </message>
    <message>
        <source>Save the map…</source>
        <translation>Guardar la transformación…</translation>
    </message>
    <message>
        <source>One file that maps these vectors, and words they lack, elsewhere (Ctrl+S)</source>
        <translation>Un archivo que permite transformar en otro lugar estos vectores y las palabras que les faltan (Ctrl+S)</translation>
    </message>
    <message>
        <source>Mapped vectors…</source>
        <translation>Vectores transformados…</translation>
    </message>
    <message>
        <source>Both spaces mapped into the shared one, as .vec files that other tools read</source>
        <translation>Ambos espacios transformados al espacio común, como archivos .vec que leen otras herramientas</translation>
    </message>
    <message>
        <source>Induced dictionary…</source>
        <translation>Diccionario inducido…</translation>
    </message>
    <message>
        <source>Mutual nearest neighbours (each the other&apos;s best translation), with scores</source>
        <translation>Vecinos más próximos mutuos (cada uno es la mejor traducción del otro), con puntuaciones</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>Pares de palabras</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Métodos</translation>
    </message>
    <message>
        <source>Views of the alignment</source>
        <translation>Vistas de la alineación</translation>
    </message>
    <message>
        <source>This method finds its map in one step: there is no curve to watch.</source>
        <translation>Este método encuentra su transformación en un solo paso: no hay curva que observar.</translation>
    </message>
    <message>
        <source>Each point is an iteration; its P@1 is that of the held-out pairs that decide when to stop.</source>
        <translation>Cada punto es una iteración; su P@1 es el de los pares apartados que deciden cuándo parar.</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignSettings</name>
    <message>
        <source>A file of word pairs</source>
        <translation>Un archivo de pares de palabras</translation>
    </message>
    <message>
        <source>Identical strings</source>
        <translation>Cadenas idénticas</translation>
    </message>
    <message>
        <source>Aligned sentences</source>
        <translation>Frases alineadas</translation>
    </message>
    <message>
        <source>From the library</source>
        <translation>De la biblioteca</translation>
    </message>
    <message>
        <source>None (self-learning)</source>
        <translation>Ninguno (autoaprendizaje)</translation>
    </message>
    <message>
        <source>Unit, centre, unit</source>
        <translation>Norma 1, centrado, norma 1</translation>
    </message>
    <message>
        <source>Iterative (5 rounds)</source>
        <translation>Iterativa (5 rondas)</translation>
    </message>
    <message>
        <source>Unit length only</source>
        <translation>Solo norma 1</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Look &amp;up in lower case too</source>
        <translation>Buscar también en minúsc&amp;ulas</translation>
    </message>
    <message>
        <source>For dictionaries that capitalise and vectors that do not</source>
        <translation>Para diccionarios con mayúsculas y vectores sin ellas</translation>
    </message>
    <message>
        <source>L&amp;etters only, no digits or symbols</source>
        <translation>Solo l&amp;etras, sin cifras ni símbolos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>method&apos;s default</source>
        <translation>el predeterminado del método</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Origen</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>&amp;Destino</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>Di&amp;ccionario</translation>
    </message>
    <message>
        <source>&amp;Word pairs</source>
        <translation>&amp;Pares de palabras</translation>
    </message>
    <message>
        <source>Minimum le&amp;tters</source>
        <translation>Mínimo de le&amp;tras</translation>
    </message>
    <message>
        <source>Source se&amp;ntences</source>
        <translation>F&amp;rases de origen</translation>
    </message>
    <message>
        <source>Target sentence&amp;s</source>
        <translation>&amp;Frases de destino</translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation>Recur&amp;so</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Método</translation>
    </message>
    <message>
        <source>N&amp;ormalisation</source>
        <translation>&amp;Normalización</translation>
    </message>
    <message>
        <source>Test &amp;pairs</source>
        <translation>Pares de prue&amp;ba</translation>
    </message>
    <message>
        <source>D&amp;imensions</source>
        <translation>D&amp;imensiones</translation>
    </message>
    <message>
        <source>Most fre&amp;quent words used</source>
        <translation>Palabras más frecuentes &amp;que se usan</translation>
    </message>
    <message>
        <source>Nei&amp;ghbours of CSLS</source>
        <translation>&amp;Vecinos de CSLS</translation>
    </message>
    <message>
        <source>Maximum iterati&amp;ons</source>
        <translation>Iteraciones má&amp;ximas</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>Source vectors</source>
        <translation>Vectores de origen</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Vectores de destino</translation>
    </message>
    <message>
        <source>Open a file of training pairs</source>
        <translation>Abrir un archivo de pares de entrenamiento</translation>
    </message>
    <message>
        <source>one pair per line</source>
        <translation>un par por línea</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Abrir un archivo de pares de prueba</translation>
    </message>
    <message>
        <source>or use the share above</source>
        <translation>o la parte indicada arriba</translation>
    </message>
    <message>
        <source>Open sentences in the source language</source>
        <translation>Abrir frases en el idioma de origen</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>una frase por línea</translation>
    </message>
    <message>
        <source>Open their translations, line by line</source>
        <translation>Abrir sus traducciones, línea por línea</translation>
    </message>
    <message>
        <source>the same lines</source>
        <translation>las mismas líneas</translation>
    </message>
    <message>
        <source>Source words held out of the dictionary, to evaluate the map on</source>
        <translation>Palabras de origen del diccionario que se apartan para evaluar con ellas la transformación</translation>
    </message>
    <message>
        <source>Held-out source words on which iterative methods decide when to stop</source>
        <translation>Palabras de origen apartadas con las que los métodos iterativos deciden cuándo parar</translation>
    </message>
    <message>
        <source>Test sh&amp;are</source>
        <translation>P&amp;arte de prueba</translation>
    </message>
    <message>
        <source>Held-out share for early stoppi&amp;ng</source>
        <translation>Parte apartada para la pa&amp;rada anticipada</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignabilityPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Antes de la ejecución</translation>
    </message>
    <message>
        <source>%1: %2 words × %3 dimensions</source>
        <translation>%1: %2 palabras × %3 dimensiones</translation>
    </message>
    <message>
        <source>Dictionary: %1 of %2 pairs in both; covers %3 % of its source words</source>
        <translation>Diccionario: %1 de %2 pares en ambos; cubre el %3 % de sus palabras de origen</translation>
    </message>
    <message>
        <source>Strings in both: %1</source>
        <translation>Cadenas en ambos: %1</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se han encontrado problemas.</translation>
    </message>
    <message>
        <source>Spectral distance: %1 (0 = isomorphic)</source>
        <translation>Distancia espectral: %1 (0 = isomorfos)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurve</name>
    <message>
        <source>Objective (left)</source>
        <translation>Objetivo (izquierda)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>Curve of the alignment; the table has the numbers</source>
        <translation>Curva de la alineación; la tabla tiene los números</translation>
    </message>
    <message>
        <source>Objective and P@1 by iteration</source>
        <translation>Objetivo y P@1 por iteración</translation>
    </message>
    <message>
        <source>alignment-curve</source>
        <translation>curva-de-alineacion</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs (right)</source>
        <translation>P@1 en los pares apartados (derecha)</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurveModel</name>
    <message>
        <source>Iteration</source>
        <translation>Iteración</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Held-out P@1</source>
        <translation>P@1 apartado</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Kept share</source>
        <translation>Parte conservada</translation>
    </message>
</context>
<context>
    <name>crossgloss::AloneModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
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
        <translation>Guardada: %1</translation>
    </message>
    <message>
        <source>%1 is no longer saved.</source>
        <translation>%1 ya no está guardada.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Choose an answer to save it</source>
        <translation>Elija una respuesta para guardarla</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskPane</name>
    <message>
        <source>Choose a trained dictionary encoder.</source>
        <translation>Elija un codificador de diccionario entrenado.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>%1 no es un archivo.</translation>
    </message>
    <message>
        <source>Describe a meaning.</source>
        <translation>Describa un significado.</translation>
    </message>
    <message>
        <source>Asking an encoder</source>
        <translation>Consultando un codificador</translation>
    </message>
    <message>
        <source>Answers of a trained encoder appear here, with the words that it looked at and the nearest definitions it learned from.</source>
        <translation>Aquí aparecen las respuestas de un codificador entrenado, con las palabras en las que se fijó y las definiciones más próximas de las que aprendió.</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>Detener la consulta</translation>
    </message>
    <message>
        <source>Progress of the question</source>
        <translation>Progreso de la consulta</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Consultar</translation>
    </message>
    <message>
        <source>Ask the encoder for words of this meaning</source>
        <translation>Pedir al codificador palabras con este significado</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descripción</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>D&amp;esde</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Hacia</translation>
    </message>
    <message>
        <source>A&amp;nswers</source>
        <translation>&amp;Respuestas</translation>
    </message>
    <message>
        <source>Training definitions &amp;shown</source>
        <translation>Definiciones de entrenamiento mos&amp;tradas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Open a trained dictionary encoder</source>
        <translation>Abrir un codificador de diccionario entrenado</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelos (*.model);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>archivo de un modelo entrenado</translation>
    </message>
    <message>
        <source>a shy animal with long ears</source>
        <translation>un animal tímido de orejas largas</translation>
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
        <translation>desconocida</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>What the encoder looked at</source>
        <translation>En qué se fijó el codificador</translation>
    </message>
    <message>
        <source>Nearest definitions of the training</source>
        <translation>Definiciones de entrenamiento más próximas</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>Definición</translation>
    </message>
    <message>
        <source>Attention to each word, or how far the vector turns when the word is left out</source>
        <translation>Atención a cada palabra, o cuánto gira el vector cuando se omite la palabra</translation>
    </message>
</context>
<context>
    <name>crossgloss::AttentionView</name>
    <message>
        <source>%1: %2 % of the attention</source>
        <translation>%1: %2 % de la atención</translation>
    </message>
    <message>
        <source>%1: unknown, so it did not count</source>
        <translation>%1: desconocida, así que no contó</translation>
    </message>
    <message>
        <source>Words that counted</source>
        <translation>Palabras que contaron</translation>
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
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Lemmas</source>
        <translation>Lemas</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glosa</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
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
        <translation>✓ aceptado</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>sugerido</translation>
    </message>
    <message>
        <source>✗ rejected</source>
        <translation>✗ rechazado</translation>
    </message>
    <message>
        <source>linked to %1</source>
        <translation>vinculado a %1</translation>
    </message>
    <message>
        <source>suggested for %1</source>
        <translation>sugerido para %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Best candidates</source>
        <translation>Mejores candidatos</translation>
    </message>
    <message>
        <source>The ten best candidates; a number or Enter accepts one</source>
        <translation>Los diez mejores candidatos; un número o Intro acepta uno</translation>
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
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
</context>
<context>
    <name>crossgloss::ClustersPanel</name>
    <message>
        <source>Finding clusters</source>
        <translation>Buscando grupos</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>Buscando grupos…</translation>
    </message>
    <message>
        <source>%1 clusters; %2 points are in none.</source>
        <translation>%1 grupos; %2 puntos no están en ninguno.</translation>
    </message>
    <message>
        <source>Clusters are named by their most typical words; choosing one selects its points.</source>
        <translation>Los grupos reciben el nombre de sus palabras más típicas; al elegir uno se seleccionan sus puntos.</translation>
    </message>
    <message>
        <source>k-means of the vectors</source>
        <translation>k-medias de los vectores</translation>
    </message>
    <message>
        <source>By density on the map (HDBSCAN)</source>
        <translation>Por densidad en el mapa (HDBSCAN)</translation>
    </message>
    <message>
        <source>How clusters are found</source>
        <translation>Cómo se encuentran los grupos</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <translation>Mínimo de puntos</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>Número de grupos</translation>
    </message>
    <message>
        <source>Minimum points of a cluster</source>
        <translation>Número mínimo de puntos de un grupo</translation>
    </message>
    <message>
        <source>1 %</source>
        <translation>1 %</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Find clusters of the points</source>
        <translation>Buscar grupos de puntos</translation>
    </message>
    <message>
        <source>Clusters; choosing one selects its points</source>
        <translation>Grupos; al elegir uno se seleccionan sus puntos</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareActions</name>
    <message>
        <source>&amp;Two sentences</source>
        <translation>&amp;Dos frases</translation>
    </message>
    <message>
        <source>&amp;Search by meaning</source>
        <translation>&amp;Buscar por significado</translation>
    </message>
    <message>
        <source>Two &amp;lists</source>
        <translation>Dos &amp;listas</translation>
    </message>
    <message>
        <source>&amp;Add a list of sentences…</source>
        <translation>&amp;Añadir una lista de frases…</translation>
    </message>
    <message>
        <source>&amp;Remove the list</source>
        <translation>&amp;Quitar la lista</translation>
    </message>
    <message>
        <source>&amp;Compare the chosen sentences</source>
        <translation>&amp;Comparar las frases elegidas</translation>
    </message>
    <message>
        <source>&amp;Find the partners of two lists</source>
        <translation>Buscar las c&amp;orrespondencias de dos listas</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparePage</name>
    <message>
        <source>Reading the pack</source>
        <translation>Leyendo el paquete</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>See whether two sentences say the same, in one language or two, and which words carry it.</source>
        <translation>Ver si dos frases dicen lo mismo, en un idioma o en dos, y qué palabras lo sustentan.</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>Lo que se compara</translation>
    </message>
    <message>
        <source>Two sentences</source>
        <translation>Dos frases</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>Buscar por significado</translation>
    </message>
    <message>
        <source>Two lists</source>
        <translation>Dos listas</translation>
    </message>
    <message>
        <source>Find the sentences of a list that mean what you write, in any language.</source>
        <translation>Encontrar las frases de una lista que significan lo que se escribe, en cualquier idioma.</translation>
    </message>
    <message>
        <source>Find the sentences of two lists that say the same, in one language or two.</source>
        <translation>Encontrar las frases de dos listas que dicen lo mismo, en un idioma o en dos.</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareSettings</name>
    <message>
        <source>The pack</source>
        <translation>El paquete</translation>
    </message>
    <message>
        <source>Mean of words</source>
        <translation>Media de las palabras</translation>
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
        <translation>Añadir un modelo de frases</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>F&amp;irst sentence</source>
        <translation>&amp;Primera frase</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Escriba una frase en cualquier idioma</translation>
    </message>
    <message>
        <source>Se&amp;cond sentence</source>
        <translation>&amp;Segunda frase</translation>
    </message>
    <message>
        <source>Write the other one, in the same or another language</source>
        <translation>Escriba la otra, en el mismo idioma o en otro</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>Comparar por</translation>
    </message>
    <message>
        <source>Add a &amp;model…</source>
        <translation>Añadir un &amp;modelo…</translation>
    </message>
    <message>
        <source>A file that compose wrote, a trained encoder or another pack</source>
        <translation>Un archivo escrito por compose, un codificador entrenado u otro paquete</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Funciona sin vectores de palabras</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>De los últimos vectores de palabras que se alinearon</translation>
    </message>
    <message>
        <source>Character n-grams</source>
        <translation>N-gramas de caracteres</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareView</name>
    <message>
        <source>every word has a counterpart</source>
        <translation>cada palabra tiene un equivalente</translation>
    </message>
    <message>
        <source>without counterpart: %1</source>
        <translation>sin equivalente: %1</translation>
    </message>
    <message>
        <source>first sentence</source>
        <translation>primera frase</translation>
    </message>
    <message>
        <source>second sentence</source>
        <translation>segunda frase</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>What each model says of the two sentences</source>
        <translation>Lo que cada modelo dice de las dos frases</translation>
    </message>
    <message>
        <source>The words that carry the similarity; arrow keys single a word out</source>
        <translation>Las palabras que sustentan la similitud; las flechas destacan una</translation>
    </message>
    <message>
        <source>This model is not made of words: there is no plan to draw.</source>
        <translation>Este modelo no se compone de palabras: no hay plan que dibujar.</translation>
    </message>
    <message>
        <source>The words that carry the similarity in numbers</source>
        <translation>Las palabras que sustentan la similitud, en cifras</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>file name</comment>
        <translation>comparacion</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonModel</name>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
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
        <translation>Valor p</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>could not run</source>
        <translation>no se pudo ejecutar</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>línea base</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonView</name>
    <message>
        <source>B&amp;ars of</source>
        <translation>&amp;Barras de</translation>
    </message>
    <message>
        <source>Direction that the bars show</source>
        <translation>Dirección que muestran las barras</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by method and retrieval; the table has the numbers</source>
        <translation>Barras de P@1 por método y criterio de recuperación; la tabla tiene los números</translation>
    </message>
    <message>
        <source>All methods, retrieval criteria and directions</source>
        <translation>Todos los métodos, criterios de recuperación y direcciones</translation>
    </message>
    <message>
        <source>alignment-comparison</source>
        <translation>comparacion-de-metodos</translation>
    </message>
    <message>
        <source>All on the same words. p: how likely chance alone would give such a difference to the baseline.</source>
        <translation>Todos con las mismas palabras. p: probabilidad de que el azar por sí solo dé tal diferencia con la línea base.</translation>
    </message>
    <message>
        <source>Compare methods runs all of them on this dictionary; the table fills as they finish.</source>
        <translation>«Comparar los métodos» los ejecuta todos con este diccionario; la tabla se va llenando a medida que terminan.</translation>
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
        <translation>Medida</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageModel</name>
    <message>
        <source>Matching by margin</source>
        <translation>Emparejamiento por margen</translation>
    </message>
    <message>
        <source>Retrieval by score</source>
        <translation>Recuperación por puntuación</translation>
    </message>
    <message>
        <source>Decided, by margin</source>
        <translation>Decididas, por margen</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct: precision %4, 95 % interval %5 … %6
coverage %7, %8 at least %9</source>
        <translation>%1
%2 de %3 correctas: precisión %4, intervalo del 95 % %5 … %6
cobertura %7, %8 de al menos %9</translation>
    </message>
    <message>
        <source>score</source>
        <translation>puntuación</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>margen</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>Cobertura</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correctas</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>Umbral</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoveragePlot</name>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Coverage (most certain first)</source>
        <translation>Cobertura (primero las más seguras)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageView</name>
    <message>
        <source>The correct target of %1 of %2 glosses is known.</source>
        <translation>Se conoce el destino correcto de %1 de %2 glosas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 judged %Ln suggestion(s), which are not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</source>
        <translation>
            <numerusform>%1 valoró %Ln sugerencia, que no es una muestra aleatoria; %2 eran correctas: precisión %3, intervalo del 95 % %4 … %5.</numerusform>
            <numerusform>%1 valoró %Ln sugerencias, que no son una muestra aleatoria; %2 eran correctas: precisión %3, intervalo del 95 % %4 … %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>linking</source>
        <translation>vinculación</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>medida</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>revisor</translation>
    </message>
    <message>
        <source>glosses</source>
        <translation>glosas</translation>
    </message>
    <message>
        <source>known</source>
        <translation>conocidas</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>valoradas</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>Volver a la revisión</translation>
    </message>
    <message>
        <source>Escape goes back too</source>
        <translation>Esc también vuelve atrás</translation>
    </message>
    <message>
        <source>No curve yet: the wordnets share no ids, and you have reviewed no suggestion. Accept or reject some, and their precision by margin appears here.</source>
        <translation>Aún no hay curva: los wordnets no comparten identificadores y usted no ha revisado ninguna sugerencia. Acepte o rechace algunas y aquí aparecerá su precisión según el margen.</translation>
    </message>
    <message>
        <source>Precision at each coverage; the table has the numbers</source>
        <translation>Precisión para cada cobertura; la tabla tiene los números</translation>
    </message>
    <message>
        <source>Precision at each coverage</source>
        <translation>Precisión para cada cobertura</translation>
    </message>
    <message>
        <source>precision-and-coverage</source>
        <translation>precision-y-cobertura</translation>
    </message>
</context>
<context>
    <name>crossgloss::CriteriaModel</name>
    <message>
        <source>before the map</source>
        <translation>antes de la transformación</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>después de la transformación</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Asimetría</translation>
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
        <translation>Nota (%1): Intro la guarda, Mayús+Intro empieza una línea nueva</translation>
    </message>
    <message>
        <source>Note on this gloss</source>
        <translation>Nota sobre esta glosa</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Sin equivalente</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Volver a abrir</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskHead</name>
    <message>
        <source>reviewed by %1</source>
        <translation>revisada por %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Merge decisions made elsewhere (%1)</source>
        <translation>Incorporar decisiones tomadas en otro lugar (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the decisions or the linked wordnet to a file (Ctrl+E)</source>
        <translation>Escribir en un archivo las decisiones o el wordnet vinculado (Ctrl+E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back to the list of linkings (%1)</source>
        <translation>Volver a la lista de vinculaciones (%1)</translation>
    </message>
    <message>
        <source>Decisions as a &amp;table (.tsv)…</source>
        <translation>Decisiones como &amp;tabla (.tsv)…</translation>
    </message>
    <message>
        <source>Open Multilingual &amp;Wordnet (.tab)…</source>
        <translation>Open Multilingual &amp;Wordnet (.tab)…</translation>
    </message>
    <message>
        <source>Wordnet with links, WN-&amp;LMF (.xml)…</source>
        <translation>Wordnet con vínculos, WN-&amp;LMF (.xml)…</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskPanes</name>
    <message>
        <source>Queue</source>
        <translation>Cola</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisión</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskSession</name>
    <message>
        <source>Recording a decision</source>
        <translation>Registrando una decisión</translation>
    </message>
    <message>
        <source>Undoing a decision</source>
        <translation>Deshaciendo una decisión</translation>
    </message>
    <message>
        <source>Redoing a decision</source>
        <translation>Rehaciendo una decisión</translation>
    </message>
    <message>
        <source>Importing decisions</source>
        <translation>Importando decisiones</translation>
    </message>
    <message>
        <source>Reading candidates</source>
        <translation>Leyendo los candidatos</translation>
    </message>
    <message>
        <source>Comparing two reviewers</source>
        <translation>Comparando a dos revisores</translation>
    </message>
    <message>
        <source>Recording viewed glosses</source>
        <translation>Registrando las glosas vistas</translation>
    </message>
    <message>
        <source>Computing the precision</source>
        <translation>Calculando la precisión</translation>
    </message>
    <message>
        <source>Searching the target wordnet</source>
        <translation>Buscando en el wordnet de destino</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskView</name>
    <message>
        <source>Reviewers differ</source>
        <translation>Los revisores discrepan</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mostrar la línea</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) added</source>
        <translation>
            <numerusform>%Ln decisión añadida</numerusform>
            <numerusform>%Ln decisiones añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <translation>
            <numerusform>%Ln ya conocida</numerusform>
            <numerusform>%Ln ya conocidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of glosses that this linking lacks</source>
        <translation>
            <numerusform>%Ln sobre una glosa que falta en esta vinculación</numerusform>
            <numerusform>%Ln sobre glosas que faltan en esta vinculación</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in conflict with what was decided here, which is kept</source>
        <translation>
            <numerusform>%Ln en conflicto con lo decidido aquí, que se conserva</numerusform>
            <numerusform>%Ln en conflicto con lo decidido aquí, que se conserva</numerusform>
        </translation>
    </message>
    <message>
        <source>Import conflicts</source>
        <translation>Conflictos de la importación</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>Importado: %1.</translation>
    </message>
    <message>
        <source>%1 · score %2 · margin %3</source>
        <comment>state, numbers</comment>
        <translation>%1 · puntuación %2 · margen %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nearest neighbour: %1</source>
        <translation>vecino más cercano: %1</translation>
    </message>
    <message>
        <source>This linking was made without word vectors: there is no plan to draw.</source>
        <translation>Esta vinculación se hizo sin vectores de palabras: no hay plan que dibujar.</translation>
    </message>
    <message>
        <source>No word of these glosses has a vector.</source>
        <translation>Ninguna palabra de estas glosas tiene vector.</translation>
    </message>
    <message>
        <source>This concept was not compared: there is no plan to draw.</source>
        <translation>Este concepto no se comparó: no hay plan que dibujar.</translation>
    </message>
</context>
<context>
    <name>crossgloss::DetailsPanel</name>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>rank %1 by frequency</source>
        <translation>rango %1 por frecuencia</translation>
    </message>
    <message>
        <source>Details of the chosen word</source>
        <translation>Detalles de la palabra elegida</translation>
    </message>
    <message>
        <source>Close the details (F9)</source>
        <translation>Cerrar los detalles (F9)</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>Cerrar los detalles</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Copiar la palabra (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Buscar esta palabra</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Pedir palabras que signifiquen lo mismo</translation>
    </message>
    <message>
        <source>What counted in the description</source>
        <translation>Lo que contó en la descripción</translation>
    </message>
    <message>
        <source>Definition that matched</source>
        <translation>Definición que coincidió</translation>
    </message>
    <message>
        <source>From installed dictionaries</source>
        <translation>De los diccionarios instalados</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traducciones</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>De sentido cercano</translation>
    </message>
    <message>
        <source>No installed dictionary defines this word. The Library shows how to add one.</source>
        <translation>Ningún diccionario instalado define esta palabra. La biblioteca muestra cómo añadir uno.</translation>
    </message>
    <message>
        <source>Choose a word to see what is known of it.</source>
        <translation>Elija una palabra para ver lo que se sabe de ella.</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>plural: %1</translation>
    </message>
    <message>
        <source>Full entry</source>
        <translation>Entrada completa</translation>
    </message>
    <message>
        <source>All that the dictionaries say of this word (F8)</source>
        <translation>Todo lo que los diccionarios dicen de esta palabra (F8)</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Quitar la palabra de las guardadas (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Guardar la palabra (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryActions</name>
    <message>
        <source>&amp;Used in look-ups</source>
        <translation>&amp;Usado en las búsquedas</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;up</source>
        <translation>&amp;Subir el diccionario</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;down</source>
        <translation>&amp;Bajar el diccionario</translation>
    </message>
    <message>
        <source>Choose the &amp;group</source>
        <translation>Elegir el &amp;grupo</translation>
    </message>
    <message>
        <source>Move up: its definitions are shown before those of the ones below (Ctrl+Shift+Up)</source>
        <translation>Subir: sus definiciones se muestran antes que las de los que están debajo (Ctrl+Mayús+Arriba)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+Shift+Down)</source>
        <translation>Bajar (Ctrl+Mayús+Abajo)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryEncoderPane</name>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>The model is ready. Best: epoch %1, MRR %2 on held-out words.</source>
        <translation>El modelo está listo. Mejor resultado: época %1, MRR %2 en las palabras apartadas.</translation>
    </message>
    <message>
        <source>Stopped. The best model so far is kept; start again to go on from the checkpoint.</source>
        <translation>Detenido. Se conserva el mejor modelo hasta ahora; vuelva a iniciarlo para continuar desde el punto de control.</translation>
    </message>
    <message>
        <source>Add definitions…</source>
        <translation>Añadir definiciones…</translation>
    </message>
    <message>
        <source>Add word vectors…</source>
        <translation>Añadir vectores de palabras…</translation>
    </message>
    <message>
        <source>Ask it…</source>
        <translation>Consultarlo…</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferenceModel</name>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glosa</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Recuperada</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Emparejada</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Destino correcto</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferencesView</name>
    <message>
        <source>Retrieval and matching differ for %1 of %2 glosses. Correct by both: %3; by retrieval alone: %4; by matching alone: %5; by neither: %6. A tick marks what is correct.</source>
        <translation>La recuperación y el emparejamiento difieren en %1 de %2 glosas. Correctas en ambos: %3; solo en la recuperación: %4; solo en el emparejamiento: %5; en ninguno: %6. Una marca señala lo que es correcto.</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>Glosa</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>Recuperada</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>Emparejada</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Destino correcto</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Elegida por</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Víctimas</translation>
    </message>
    <message numerus="yes">
        <source>Retrieved by %Ln gloss(es): “%1”</source>
        <translation>
            <numerusform>Recuperada por %Ln glosa: «%1»</numerusform>
            <numerusform>Recuperada por %Ln glosas: «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>gloss-differences</source>
        <translation>diferencias-de-glosas</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Matching is correct</source>
        <translation>El emparejamiento es correcto</translation>
    </message>
    <message>
        <source>Retrieval is correct</source>
        <translation>La recuperación es correcta</translation>
    </message>
    <message>
        <source>Neither is correct</source>
        <translation>Ninguno es correcto</translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>Qué diferencias</translation>
    </message>
    <message>
        <source>Glosses for which retrieval and matching differ</source>
        <translation>Glosas en las que difieren la recuperación y el emparejamiento</translation>
    </message>
    <message>
        <source>The chosen difference in full</source>
        <translation>La diferencia elegida, completa</translation>
    </message>
    <message>
        <source>Hub glosses</source>
        <translation>Glosas hub</translation>
    </message>
    <message>
        <source>Glosses retrieved in place of others, by descending number of victims</source>
        <translation>Glosas recuperadas en lugar de otras, por número descendente de víctimas</translation>
    </message>
    <message>
        <source>Victims of the chosen hub gloss</source>
        <translation>Víctimas de la glosa hub elegida</translation>
    </message>
</context>
<context>
    <name>crossgloss::EncoderFields</name>
    <message>
        <source>As usual for the encoder</source>
        <translation>La habitual del codificador</translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation>Ambos extremos</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>Última palabra</translation>
    </message>
    <message>
        <source>Mean of the words</source>
        <translation>Media de las palabras</translation>
    </message>
    <message>
        <source>Maximum over the words</source>
        <translation>Máximo sobre las palabras</translation>
    </message>
    <message>
        <source>&amp;Kernel (words)</source>
        <translation>&amp;Kernel (palabras)</translation>
    </message>
    <message>
        <source>Ma&amp;x-pooling (rows)</source>
        <translation>Ma&amp;x-pooling (filas)</translation>
    </message>
    <message>
        <source>Sente&amp;nce vector</source>
        <translation>&amp;Vector de la frase</translation>
    </message>
    <message>
        <source>Dropo&amp;ut</source>
        <translation>Dr&amp;opout</translation>
    </message>
    <message>
        <source>Gradient cl&amp;ipping (norm)</source>
        <translation>Recorte del &amp;gradiente (norma)</translation>
    </message>
    <message>
        <source>Learning rate fall&amp;s by (share)</source>
        <translation>Caí&amp;da de la tasa de aprendizaje (proporción)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clipping</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Words under each convolution</source>
        <translation>Palabras que abarca cada convolución</translation>
    </message>
    <message>
        <source>Rows of which the maximum is taken behind each convolution; 1: none</source>
        <translation>Filas de las que se toma el máximo después de cada convolución; 1: ninguno</translation>
    </message>
    <message>
        <source>How the last layer&apos;s rows become one vector</source>
        <translation>Cómo se convierten en un vector las filas de la última capa</translation>
    </message>
    <message>
        <source>Share of the values between layers that a training step leaves out</source>
        <translation>Proporción de los valores entre capas que omite un paso de entrenamiento</translation>
    </message>
    <message>
        <source>Longer gradients are shortened to this length</source>
        <translation>Los gradientes más largos se acortan a esta longitud</translation>
    </message>
    <message>
        <source>Share of the learning rate that is gone at the last epoch; it falls linearly</source>
        <translation>Proporción de la tasa de aprendizaje que se ha perdido en la última época; disminuye linealmente</translation>
    </message>
</context>
<context>
    <name>crossgloss::EntryView</name>
    <message>
        <source>Full entry of a word</source>
        <translation>Entrada completa de una palabra</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Previous word (Alt+Up)</source>
        <translation>Palabra anterior (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Previous word</source>
        <translation>Palabra anterior</translation>
    </message>
    <message>
        <source>Next word (Alt+Down)</source>
        <translation>Palabra siguiente (Alt+Abajo)</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>Palabra siguiente</translation>
    </message>
    <message>
        <source>Words visited</source>
        <translation>Palabras visitadas</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>Copiar la palabra (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>Buscar esta palabra</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>Pedir palabras que signifiquen lo mismo</translation>
    </message>
    <message>
        <source>Close the entry (Esc)</source>
        <translation>Cerrar la entrada (Esc)</translation>
    </message>
    <message>
        <source>Close the entry</source>
        <translation>Cerrar la entrada</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>Quitar la palabra de las guardadas (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>Guardar la palabra (Ctrl+D)</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentPane</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
    </message>
    <message>
        <source>Choose definitions and word vectors under &quot;Dictionary encoder&quot;: all rows learn from them.</source>
        <translation>Elija definiciones y vectores de palabras en «Codificador de diccionario»: todas las filas aprenden de ellos.</translation>
    </message>
    <message>
        <source>Add definitions to test on.</source>
        <translation>Añada definiciones de prueba.</translation>
    </message>
    <message>
        <source>Each test needs definitions of the same languages to train on.</source>
        <translation>Cada prueba necesita definiciones de entrenamiento de los mismos idiomas.</translation>
    </message>
    <message>
        <source>Choose a row that can be trained.</source>
        <translation>Elija una fila que se pueda entrenar.</translation>
    </message>
    <message>
        <source>Add sentence pairs to train on and to test on.</source>
        <translation>Añada pares de frases de entrenamiento y de prueba.</translation>
    </message>
    <message>
        <source>Choose the languages of the sentence pairs.</source>
        <translation>Elija los idiomas de los pares de frases.</translation>
    </message>
    <message>
        <source>Choose word vectors under &quot;Dictionary encoder&quot;.</source>
        <translation>Elija vectores de palabras en «Codificador de diccionario».</translation>
    </message>
    <message>
        <source>Choose where to keep what is done.</source>
        <translation>Elija dónde conservar lo terminado.</translation>
    </message>
    <message>
        <source>Write seeds as whole numbers: 1, 2, 3.</source>
        <translation>Escriba las semillas como números enteros: 1, 2, 3.</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; start again to go on.</source>
        <translation>Detenido. Lo terminado se conserva; vuelva a iniciarlo para continuar.</translation>
    </message>
    <message>
        <source>The tables are complete.</source>
        <translation>Las tablas están completas.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>Experimento</translation>
    </message>
    <message>
        <source>%1 of %2 trainings are done. Now: %3, seed %4</source>
        <translation>%1 de %2 entrenamientos terminados. Ahora: %3, semilla %4</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>Guardar las cifras</translation>
    </message>
    <message>
        <source>figures.tsv</source>
        <translation>cifras.tsv</translation>
    </message>
    <message>
        <source>Tables (*.tsv);;All files (*)</source>
        <translation>Tablas (*.tsv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>No se puede escribir %1: %2</translation>
    </message>
    <message>
        <source>Tables with intervals and paired tests appear here, and fill while encoder after encoder is trained.</source>
        <translation>Aquí aparecen tablas con intervalos y pruebas pareadas, que se van llenando a medida que se entrena un codificador tras otro.</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>Detener; lo terminado se conserva</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>Progreso del experimento</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Train all rows, as far as they are not there yet</source>
        <translation>Entrenar todas las filas que aún faltan</translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation>Guardar como TSV…</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentSettings</name>
    <message>
        <source>Reverse dictionary: words of definitions</source>
        <translation>Diccionario inverso: palabras a partir de definiciones</translation>
    </message>
    <message>
        <source>Paraphrases: sentences that say the same</source>
        <translation>Paráfrasis: frases que dicen lo mismo</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>E&amp;xperimento</translation>
    </message>
    <message>
        <source>Encoders</source>
        <translation>Codificadores</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>De extremo a extremo</translation>
    </message>
    <message>
        <source>Trained &amp;encoders in</source>
        <translation>&amp;Codificadores entrenados en</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>&amp;Semillas</translation>
    </message>
    <message>
        <source>Kept &amp;in</source>
        <translation>&amp;Guardar en</translation>
    </message>
    <message>
        <source>Folder of trained encoders</source>
        <translation>Carpeta de codificadores entrenados</translation>
    </message>
    <message>
        <source>Choose the folder of a dictionary experiment</source>
        <translation>Elija la carpeta de un experimento de diccionario</translation>
    </message>
    <message>
        <source>folder of a dictionary experiment</source>
        <translation>carpeta de un experimento de diccionario</translation>
    </message>
    <message>
        <source>Folder of the experiment</source>
        <translation>Carpeta del experimento</translation>
    </message>
    <message>
        <source>Choose a folder for models and their answers</source>
        <translation>Elija una carpeta para los modelos y sus respuestas</translation>
    </message>
    <message>
        <source>models and their answers; what lies there is taken</source>
        <translation>modelos y sus respuestas; lo que ya hay allí se aprovecha</translation>
    </message>
    <message>
        <source>A training for each, of every row</source>
        <translation>Un entrenamiento para cada una, de cada fila</translation>
    </message>
    <message>
        <source>Definitions to test on</source>
        <translation>Definiciones de prueba</translation>
    </message>
    <message>
        <source>Held-out words, a file for each direction; drop the folder of a data set here</source>
        <translation>Palabras apartadas, un archivo para cada dirección; suelte aquí la carpeta de un conjunto de datos</translation>
    </message>
    <message>
        <source>Open definitions</source>
        <translation>Abrir definiciones</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Definiciones (*.tsv *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Labelled sentence pairs</source>
        <translation>Pares de frases etiquetados</translation>
    </message>
    <message>
        <source>To train on, to test on, to validate on: in this order</source>
        <translation>De entrenamiento, de prueba, de validación: en este orden</translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation>Abrir pares de frases</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>Pares de frases (*.tsv *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::FigureTables</name>
    <message numerus="yes">
        <source>%Ln question(s); 95 % interval in brackets, deviation over the seeds behind ±</source>
        <translation>
            <numerusform>%Ln pregunta; intervalo del 95 % entre corchetes, desviación entre semillas tras ±</numerusform>
            <numerusform>%Ln preguntas; intervalo del 95 % entre corchetes, desviación entre semillas tras ±</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresModel</name>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recuperación</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
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
        <translation>Barras de P@1 por criterio de recuperación y dirección; la tabla tiene los números</translation>
    </message>
    <message>
        <source>Precision by direction and retrieval criterion</source>
        <translation>Precisión por dirección y criterio de recuperación</translation>
    </message>
    <message>
        <source>alignment-figures</source>
        <translation>cifras-de-alineacion</translation>
    </message>
    <message>
        <source>How well the map translates is shown here after a run.</source>
        <translation>Aquí se muestra, después de una ejecución, lo bien que traduce la transformación.</translation>
    </message>
    <message>
        <source>A test of %1 words; the query words are those in both spaces, and any listed translation counts. Learned from %2 pairs in %3 s.</source>
        <translation>Una prueba de %1 palabras; las palabras de consulta son las que están en ambos espacios, y cuenta cualquier traducción de la lista. Aprendida de %2 pares en %3 s.</translation>
    </message>
    <message>
        <source>The map is learned. Name test pairs, or hold out a share of the dictionary, to see how well it translates.</source>
        <translation>La transformación se ha aprendido. Indique pares de prueba, o aparte una parte del diccionario, para ver lo bien que traduce.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the words are also training words: the figure is optimistic.</source>
        <translation>
            <numerusform>%Ln de las palabras es también palabra de entrenamiento: la cifra es optimista.</numerusform>
            <numerusform>%Ln de las palabras son también palabras de entrenamiento: la cifra es optimista.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTable</name>
    <message>
        <source>Add…</source>
        <translation>Añadir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTableModel</name>
    <message>
        <source>choose</source>
        <translation>elegir</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>Respuestas en</translation>
    </message>
    <message>
        <source>Definitions in</source>
        <translation>Definiciones en</translation>
    </message>
</context>
<context>
    <name>crossgloss::FilterBar</name>
    <message>
        <source>Any part of speech</source>
        <translation>Cualquier categoría gramatical</translation>
    </message>
    <message>
        <source>Part of speech: %1</source>
        <translation>Categoría gramatical: %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>las %1 más comunes</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>menos comunes que el rango %1</translation>
    </message>
    <message>
        <source>Any frequency</source>
        <translation>Cualquier frecuencia</translation>
    </message>
    <message>
        <source>Only answers of these parts of speech</source>
        <translation>Solo respuestas de estas categorías gramaticales</translation>
    </message>
    <message>
        <source>&amp;starts with</source>
        <translation>empie&amp;za por</translation>
    </message>
    <message>
        <source>First letters of the answer; accents do not matter. The best help, if you know them.</source>
        <translation>Primeras letras de la respuesta; los acentos no importan. Es la mejor ayuda si se conocen.</translation>
    </message>
    <message>
        <source>First letters of the answer</source>
        <translation>Primeras letras de la respuesta</translation>
    </message>
    <message>
        <source>&amp;pattern</source>
        <translation>&amp;patrón</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any number of them</source>
        <translation>? representa una letra; *, cualquier número de ellas</translation>
    </message>
    <message>
        <source>Pattern of the answer: question mark for one letter, asterisk for any number</source>
        <translation>Patrón de la respuesta: signo de interrogación para una letra, asterisco para cualquier número de ellas</translation>
    </message>
    <message>
        <source>&amp;letters</source>
        <translation>&amp;letras</translation>
    </message>
    <message>
        <source>Minimum number of letters</source>
        <translation>Número mínimo de letras</translation>
    </message>
    <message>
        <source>Maximum number of letters</source>
        <translation>Número máximo de letras</translation>
    </message>
    <message>
        <source>How common the answer is in its language</source>
        <translation>Lo frecuente que es la respuesta en su idioma</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Quitar todos</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Quitar todos los filtros</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>Ocultar las palabras vulgares</translation>
    </message>
    <message>
        <source>Leave out words that dictionaries mark as vulgar (Ctrl+Shift+G)</source>
        <translation>Omitir las palabras que los diccionarios marcan como vulgares (Ctrl+Mayús+G)</translation>
    </message>
    <message>
        <source>All dictionaries</source>
        <translation>Todos los diccionarios</translation>
    </message>
    <message>
        <source>Dictionaries: %1</source>
        <translation>Diccionarios: %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Use only one group of dictionaries; groups are made in the Library</source>
        <translation>Usar solo un grupo de diccionarios; los grupos se crean en la biblioteca</translation>
    </message>
</context>
<context>
    <name>crossgloss::FoldedSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>Menos ajustes</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>Más ajustes</translation>
    </message>
</context>
<context>
    <name>crossgloss::FolderList</name>
    <message>
        <source>Add a folder of dictionaries</source>
        <translation>Añadir una carpeta de diccionarios</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>Remove from &amp;list</source>
        <translation>&amp;Quitar de la lista</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderPane</name>
    <message>
        <source>Training a gloss encoder</source>
        <translation>Entrenando un codificador de glosas</translation>
    </message>
    <message numerus="yes">
        <source>The network is ready, trained on %Ln pair(s).</source>
        <translation>
            <numerusform>La red está lista, entrenada con %Ln par.</numerusform>
            <numerusform>La red está lista, entrenada con %Ln pares.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: epoch %1, MRR %2 on validation pairs.</source>
        <translation>Mejor resultado: época %1, MRR %2 en los pares de validación.</translation>
    </message>
    <message>
        <source>Of %1 settings the best has %2 units and dropouts of %3 and %4.</source>
        <translation>De %1 ajustes, el mejor tiene %2 unidades y dropout de %3 y %4.</translation>
    </message>
    <message>
        <source>The checkpoint of an earlier run belongs to other settings or glosses and was not used.</source>
        <translation>El punto de control de una ejecución anterior corresponde a otros ajustes o glosas y no se ha usado.</translation>
    </message>
    <message>
        <source>Link with it</source>
        <translation>Vincular con ella</translation>
    </message>
    <message>
        <source>Stopped. Start again to go on from the checkpoint.</source>
        <translation>Detenido. Vuelva a iniciarlo para continuar desde el punto de control.</translation>
    </message>
    <message>
        <source>Settings %1 of %2: %3 units</source>
        <translation>Ajustes %1 de %2: %3 unidades</translation>
    </message>
    <message>
        <source>Choose wordnets and vectors</source>
        <translation>Elija los wordnets y los vectores</translation>
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
        <translation>Ot&amp;ro wordnet</translation>
    </message>
    <message>
        <source>Choose the wordnet with the training glosses.</source>
        <translation>Elija el wordnet con las glosas de entrenamiento.</translation>
    </message>
    <message>
        <source>Choose another wordnet that shares synsets with it.</source>
        <translation>Elija otro wordnet que comparta synsets con él.</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax sobre el lote</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>Manhattan</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>Euclídea</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>Ob&amp;jetivo</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>&amp;Unidades ocultas</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>Má&amp;ximo de épocas</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>Parada antici&amp;pada (épocas)</translation>
    </message>
    <message>
        <source>T&amp;raining pairs</source>
        <translation>Pares de &amp;entrenamiento</translation>
    </message>
    <message>
        <source>M&amp;odel file</source>
        <translation>Archivo del &amp;modelo</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>Tamaño de &amp;lote</translation>
    </message>
    <message>
        <source>Dropout of &amp;inputs</source>
        <translation>Dropout de las e&amp;ntradas</translation>
    </message>
    <message>
        <source>Dropout of st&amp;ates</source>
        <translation>Dropout de los e&amp;stados</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>D&amp;istancia</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>Tasa de aprendi&amp;zaje</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Semill&amp;a</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>They choose the best epoch and the settings; at most a fifth of all pairs</source>
        <translation>Sirven para elegir la mejor época y los ajustes; como máximo, una quinta parte de los pares</translation>
    </message>
    <message>
        <source>Tr&amp;y several settings</source>
        <translation>Pro&amp;bar varios ajustes</translation>
    </message>
    <message>
        <source>Trains four networks, with all or half the units and dropout, and keeps the best</source>
        <translation>Entrena cuatro redes, con todas las unidades o la mitad, e igual con el dropout, y conserva la mejor</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Archivo del modelo</translation>
    </message>
    <message>
        <source>Where to save the model</source>
        <translation>Dónde guardar el modelo</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelos (*.model);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Hilos</translation>
    </message>
    <message>
        <source>all</source>
        <comment>pairs</comment>
        <translation>todos</translation>
    </message>
    <message>
        <source>In-batch negatives</source>
        <translation>Negativos del mismo lote</translation>
    </message>
    <message>
        <source>Shuffled negatives (as published)</source>
        <translation>Negativos barajados (como en la publicación)</translation>
    </message>
    <message>
        <source>Validatio&amp;n pairs</source>
        <translation>Pares de valida&amp;ción</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossHubModel</name>
    <message>
        <source>Hub gloss</source>
        <translation>Glosa hub</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Víctimas</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregidas</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossMaterialsFields</name>
    <message>
        <source>&amp;Source vectors</source>
        <translation>Vectores de &amp;origen</translation>
    </message>
    <message>
        <source>Target &amp;vectors</source>
        <translation>Vectores de &amp;destino</translation>
    </message>
    <message>
        <source>&amp;Map between them</source>
        <translation>&amp;Transformación entre ellos</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>Archi&amp;vo de la transformación</translation>
    </message>
    <message>
        <source>Vectors of the source language</source>
        <translation>Vectores del idioma de origen</translation>
    </message>
    <message>
        <source>Vectors of the target language</source>
        <translation>Vectores del idioma de destino</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Archivo de la transformación</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Abrir una transformación</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformaciones (*.map);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>None: the spaces are aligned</source>
        <translation>Ninguna: los espacios ya están alineados</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De un archivo</translation>
    </message>
    <message>
        <source>Choose word vectors of the source language.</source>
        <translation>Elija vectores de palabras del idioma de origen.</translation>
    </message>
    <message>
        <source>Choose word vectors of the target language.</source>
        <translation>Elija vectores de palabras del idioma de destino.</translation>
    </message>
    <message>
        <source>Choose the map file.</source>
        <translation>Elija el archivo de la transformación.</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossVictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Víctima</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>Destino correcto</translation>
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
        <translation>Leyendo las vinculaciones</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Leyendo la biblioteca</translation>
    </message>
    <message>
        <source>Opening a linking</source>
        <translation>Abriendo una vinculación</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Intentar de nuevo</translation>
    </message>
    <message>
        <source>Remove a linking</source>
        <translation>Eliminar una vinculación</translation>
    </message>
    <message>
        <source>%1 has no decisions yet.</source>
        <translation>%1 aún no tiene decisiones.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and the decisions on %Ln gloss(es) will be deleted for good. Export them first if in doubt.</source>
        <translation>
            <numerusform>%1 y las decisiones sobre %Ln glosa se eliminarán definitivamente. En caso de duda, expórtelas antes.</numerusform>
            <numerusform>%1 y las decisiones sobre %Ln glosas se eliminarán definitivamente. En caso de duda, expórtelas antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Removing a linking</source>
        <translation>Eliminando una vinculación</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>Importar decisiones</translation>
    </message>
    <message>
        <source>Decisions (*.tsv *.txt);;All files (*)</source>
        <translation>Decisiones (*.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Decisions (*.tsv)</source>
        <translation>Decisiones (*.tsv)</translation>
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
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportando %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) written to %1.</source>
        <translation>
            <numerusform>%Ln decisión escrita en %1.</numerusform>
            <numerusform>%Ln decisiones escritas en %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synset(s) written to %1.</source>
        <translation>
            <numerusform>%Ln synset escrito en %1.</numerusform>
            <numerusform>%Ln synsets escritos en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosas</translation>
    </message>
    <message>
        <source>Link the glosses of two wordnets, and decide on every suggestion yourself.</source>
        <translation>Vincular las glosas de dos wordnets y decidir uno mismo sobre cada sugerencia.</translation>
    </message>
    <message>
        <source>Progress of opening the linking</source>
        <translation>Progreso de la apertura de la vinculación</translation>
    </message>
</context>
<context>
    <name>crossgloss::HelpWindow</name>
    <message>
        <source>Five-minute tours</source>
        <translation>Recorridos de cinco minutos</translation>
    </message>
    <message>
        <source>The window, page by page</source>
        <translation>La ventana, página por página</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>%1 – manual</source>
        <translation>%1 – manual</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>Ninguna página contiene todas estas palabras.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found</source>
        <translation>
            <numerusform>%Ln lugar encontrado</numerusform>
            <numerusform>%Ln lugares encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>No está en esta página</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Words to search the manual for</source>
        <translation>Palabras que buscar en el manual</translation>
    </message>
    <message>
        <source>Finds pages that have all of these words; accents and case do not matter (%1)</source>
        <translation>Encuentra las páginas que contienen todas estas palabras; los acentos y las mayúsculas no importan (%1)</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Índice del manual</translation>
    </message>
    <message>
        <source>Places found; the arrow keys show them</source>
        <translation>Lugares encontrados; las flechas los muestran</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Página de inicio</translation>
    </message>
    <message>
        <source>Find in the page</source>
        <translation>Buscar en la página</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>Lugar anterior</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>Lugar siguiente</translation>
    </message>
    <message>
        <source>Words to find in the page</source>
        <translation>Palabras que buscar en la página</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryButtons</name>
    <message>
        <source>Back (Alt+Left); hold for the list</source>
        <translation>Atrás (Alt+Izquierda); mantener pulsado para ver la lista</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward (Alt+Right); hold for the list</source>
        <translation>Adelante (Alt+Derecha); mantener pulsado para ver la lista</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryPanel</name>
    <message>
        <source>All languages</source>
        <translation>Todos los idiomas</translation>
    </message>
    <message>
        <source>Nothing has been looked up yet.</source>
        <translation>Aún no se ha buscado nada.</translation>
    </message>
    <message>
        <source>No earlier look-up contains these words.</source>
        <translation>Ninguna búsqueda anterior contiene estas palabras.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>&amp;Look up again</source>
        <translation>&amp;Buscar de nuevo</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Descripciones buscadas anteriormente</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Cerrar el historial</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Words to search the history for</source>
        <translation>Palabras que buscar en el historial</translation>
    </message>
    <message>
        <source>Language to search the history for</source>
        <translation>Idioma que buscar en el historial</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Look this up again, with its languages and filters (Enter)</source>
        <translation>Buscar esto de nuevo, con sus idiomas y filtros (Intro)</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Forget this description (Del)</source>
        <translation>Olvidar esta descripción (Supr)</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>Olvidar todas</translation>
    </message>
    <message>
        <source>Forget all descriptions, including those that the search hides</source>
        <translation>Olvidar todas las descripciones, también las que la búsqueda no muestra</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>Conservar el historial</translation>
    </message>
    <message>
        <source>Otherwise it is deleted when the window closes, and nothing stays on the disk</source>
        <translation>De lo contrario se borra al cerrar la ventana y no queda nada en el disco</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>Olvidada.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln description(s) forgotten.</source>
        <translation>
            <numerusform>%Ln descripción olvidada.</numerusform>
            <numerusform>%Ln descripciones olvidadas.</numerusform>
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
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Frase</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>Traducciones</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
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
        <translation>consultas</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>destinos</translation>
    </message>
    <message>
        <source>map</source>
        <translation>transformación</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>query words</source>
        <translation>palabras de consulta</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>palabras de destino</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>semilla</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>diccionario</translation>
    </message>
    <message>
        <source>Measuring hubs of %1</source>
        <translation>Midiendo los hubs de %1</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>Elija los vectores de destino.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>Abrir vectores de palabras…</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medir</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Find the words that are nearest neighbours of many others, and what a retrieval criterion does about them.</source>
        <translation>Encontrar las palabras que son vecinas más próximas de muchas otras (hubs o concentradores) y lo que hace con ellas un criterio de recuperación.</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Detener después del paso actual</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>Progreso de la medición</translation>
    </message>
    <message>
        <source>Choose the query vectors.</source>
        <translation>Elija los vectores de consulta.</translation>
    </message>
    <message>
        <source>Choose query and target vectors; with a map between them, both stages are measured.</source>
        <translation>Elija los vectores de consulta y de destino; con una transformación entre ellos se miden ambas etapas.</translation>
    </message>
    <message>
        <source>Measure the hubs of all criteria</source>
        <translation>Medir los hubs de todos los criterios</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsSettings</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un archivo</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>&amp;Consultas</translation>
    </message>
    <message>
        <source>&amp;Targets</source>
        <translation>&amp;Destinos</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Transformación</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;Archivo de la transformación</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>Dicc&amp;ionario</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (vecinos más próximos)</translation>
    </message>
    <message>
        <source>Targ&amp;et words</source>
        <translation>Palabras de d&amp;estino</translation>
    </message>
    <message>
        <source>Query vectors</source>
        <translation>Vectores de consulta</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>Vectores de destino</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Archivo de la transformación</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Abrir una transformación</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformaciones (*.map);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Dictionary for P@1</source>
        <translation>Diccionario para P@1</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>Abrir un archivo de pares de prueba</translation>
    </message>
    <message>
        <source>for P@1 (optional)</source>
        <translation>para P@1 (opcional)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>The most frequent ones</source>
        <translation>Las más frecuentes</translation>
    </message>
    <message>
        <source>Query &amp;words</source>
        <translation>&amp;Palabras de consulta</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsView</name>
    <message>
        <source>After the map</source>
        <translation>Después de la transformación</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Antes de la transformación</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>criterio</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>etapa</translation>
    </message>
    <message>
        <source>NN %1</source>
        <translation>VMP %1</translation>
    </message>
    <message>
        <source>How often each of %1 words is among the %2 nearest neighbours of %3 queries.</source>
        <translation>Con qué frecuencia está cada una de %1 palabras entre los %2 vecinos más próximos de %3 consultas.</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Víctimas</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Víctimas de %1</translation>
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
        <translation>Antes o después de la transformación</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>Asimetría</translation>
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
        <translation>Palabras que son vecinas más del doble de veces que la media: N_k &gt; 2k.</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>Antihubs</translation>
    </message>
    <message>
        <source>Words that are never among the neighbours.</source>
        <translation>Palabras que nunca están entre los vecinos.</translation>
    </message>
    <message>
        <source>Share of the dictionary&apos;s words whose nearest neighbour is correct.</source>
        <translation>Proporción de las palabras del diccionario cuyo vecino más próximo es correcto.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>All criteria</source>
        <translation>Todos los criterios</translation>
    </message>
    <message>
        <source>Views of the measurement</source>
        <translation>Vistas de la medición</translation>
    </message>
    <message>
        <source>Histogram of N_k; the table has the numbers</source>
        <translation>Histograma de N_k; la tabla tiene los números</translation>
    </message>
    <message>
        <source>Words by N_k</source>
        <translation>Palabras por N_k</translation>
    </message>
    <message>
        <source>hubness-histogram</source>
        <translation>histograma-de-hubs</translation>
    </message>
    <message>
        <source>Bars of Robin Hood and P@1 by criterion; the table has the numbers</source>
        <translation>Barras de Robin Hood y P@1 por criterio; la tabla tiene los números</translation>
    </message>
    <message>
        <source>All criteria before and after the map</source>
        <translation>Todos los criterios antes y después de la transformación</translation>
    </message>
    <message>
        <source>hubness-criteria</source>
        <translation>criterios-de-hubs</translation>
    </message>
    <message>
        <source>Robin Hood and P@1 of all criteria, side by side.</source>
        <translation>Robin Hood y P@1 de todos los criterios, en paralelo.</translation>
    </message>
    <message>
        <source>Hubs by descending N_k</source>
        <translation>Hubs por N_k descendente</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Víctimas del hub elegido</translation>
    </message>
    <message>
        <source>Of the distribution of N_k: 0 where it is symmetric, large where a few words are neighbours of many.</source>
        <translation>De la distribución de N_k: 0 donde es simétrica, grande donde unas pocas palabras son vecinas de muchas.</translation>
    </message>
    <message>
        <source>Robin Hood index: the share of neighbour counts to be moved until all words have equally many.</source>
        <translation>Índice Robin Hood: la proporción de los recuentos de vecinos que habría que mover para que todas las palabras tuvieran los mismos.</translation>
    </message>
    <message>
        <source>Inequality of N_k: 0 = equal for all words, 1 = one word is everyone&apos;s neighbour.</source>
        <translation>Desigualdad de N_k: 0 = igual para todas las palabras, 1 = una sola palabra es vecina de todas.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ImportPanel</name>
    <message>
        <source>Files of this kind do not say their language: choose one.</source>
        <translation>Los archivos de este tipo no indican su idioma: elija uno.</translation>
    </message>
    <message>
        <source>as stated in the file</source>
        <translation>como indica el archivo</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>Se&amp;cond language</source>
        <translation>&amp;Segundo idioma</translation>
    </message>
    <message>
        <source>&amp;Name in the workspace</source>
        <translation>&amp;Nombre en el espacio de trabajo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The library has another resource named %1.</source>
        <translation>La biblioteca tiene otro recurso llamado %1.</translation>
    </message>
    <message>
        <source>Keep both: add a number to the name</source>
        <translation>Conservar ambos: añadir un número al nombre</translation>
    </message>
    <message>
        <source>Replace the one in the library</source>
        <translation>Reemplazar el de la biblioteca</translation>
    </message>
    <message>
        <source>What to do with the resource of that name</source>
        <translation>Qué hacer con el recurso de ese nombre</translation>
    </message>
</context>
<context>
    <name>crossgloss::InlineMessage</name>
    <message>
        <source>Dismiss</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>crossgloss::Job</name>
    <message>
        <source>Stopping</source>
        <translation>Deteniéndose</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciándose</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>Terminada en %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallida</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelada</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobMessage</name>
    <message>
        <source>Show the line</source>
        <translation>Mostrar la línea</translation>
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
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Tiempo restante</translation>
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
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Leyendo la biblioteca</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or use smaller data.</source>
        <translation>No hay memoria suficiente para esto. Cierre otros programas o use datos más pequeños.</translation>
    </message>
    <message>
        <source>It failed for an unknown reason.</source>
        <translation>Ha fallado por un motivo desconocido.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobStage</name>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobsDock</name>
    <message>
        <source>Show the line</source>
        <translation>Mostrar la línea</translation>
    </message>
    <message>
        <source>No messages so far.</source>
        <translation>Aún no hay mensajes.</translation>
    </message>
    <message>
        <source>No messages.</source>
        <translation>No hay mensajes.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>Cancelar la tarea</translation>
    </message>
    <message>
        <source>Stop the selected job; what it had not finished stays as it was</source>
        <translation>Detener la tarea seleccionada; lo que no había terminado queda como estaba</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>Borrar las terminadas</translation>
    </message>
    <message>
        <source>Messages of the chosen job</source>
        <translation>Mensajes de la tarea elegida</translation>
    </message>
</context>
<context>
    <name>crossgloss::JointFields</name>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Plain text of each language, a sentence a line, to learn words from.</source>
        <translation>Texto sin formato de cada idioma, una frase por línea, del que aprender palabras.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Textos (*.txt *.gz *.xz *.bz2 *.zst);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Primer idioma</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Frases paralelas</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Frase, tabulador y traducción en cada línea; o una memoria de traducción (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Pares de frases (*.tsv *.tmx *.txt *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Weight of the te&amp;xts</source>
        <translation>Peso de los &amp;textos</translation>
    </message>
    <message>
        <source>Weight of the s&amp;entences</source>
        <translation>Peso de las f&amp;rases</translation>
    </message>
    <message>
        <source>Four wor&amp;kers at once</source>
        <translation>Cuatro &amp;hilos de trabajo a la vez</translation>
    </message>
    <message>
        <source>Faster, but two trainings then never give quite the same result</source>
        <translation>Más rápido, pero entonces dos entrenamientos nunca dan exactamente el mismo resultado</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptModel</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Creada</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptPanel</name>
    <message>
        <source>Reading the library</source>
        <translation>Leyendo la biblioteca</translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>The layout is kept as %1.</source>
        <translation>La disposición se ha guardado como %1.</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Eliminando %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Se ha eliminado %1.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Reemplazar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>&amp;Keep the map as</source>
        <translation>&amp;Guardar el mapa como</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>Nombre de la disposición</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Kept layouts; Enter opens one</source>
        <translation>Disposiciones guardadas; Intro abre una</translation>
    </message>
</context>
<context>
    <name>crossgloss::KindPanel</name>
    <message>
        <source>What is %1?</source>
        <translation>¿Qué es %1?</translation>
    </message>
    <message>
        <source>The file is empty. Nothing can be read from it as it is.</source>
        <translation>El archivo está vacío. Tal como está, no se puede leer nada de él.</translation>
    </message>
    <message>
        <source>The kind of this resource is not clear from its name and beginning. Choose one:</source>
        <translation>El tipo de este recurso no está claro por su nombre ni por su comienzo. Elija uno:</translation>
    </message>
    <message>
        <source>StarDict, FreeDict (TEI), wiktextract (JSON lines), dictd, or a word and its definition on each line</source>
        <translation>StarDict, FreeDict (TEI), wiktextract (líneas JSON), dictd, o una palabra y su definición en cada línea</translation>
    </message>
    <message>
        <source>Princeton WordNet&apos;s folder, Open Multilingual Wordnet, WN-LMF</source>
        <translation>Carpeta de Princeton WordNet, Open Multilingual Wordnet, WN-LMF</translation>
    </message>
    <message>
        <source>a word and its numbers on each line, or word2vec and fastText binaries</source>
        <translation>una palabra y sus números en cada línea, o archivos binarios de word2vec y fastText</translation>
    </message>
    <message>
        <source>a word and its translation on each line</source>
        <translation>una palabra y su traducción en cada línea</translation>
    </message>
    <message>
        <source>sentences and their translations, line by line</source>
        <translation>frases y sus traducciones, línea por línea</translation>
    </message>
    <message>
        <source>a score and two texts on each line</source>
        <translation>una puntuación y dos textos en cada línea</translation>
    </message>
    <message>
        <source>an answer and what describes it on each line</source>
        <translation>una respuesta y lo que la describe en cada línea</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBar</name>
    <message>
        <source>Leave out %1</source>
        <translation>Excluir %1</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Respuestas en %1</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;desde</translation>
    </message>
    <message>
        <source>Language of the description</source>
        <translation>Idioma de la descripción</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>ha&amp;cia</translation>
    </message>
    <message>
        <source>Choose the languages of the answers</source>
        <translation>Elegir los idiomas de las respuestas</translation>
    </message>
    <message>
        <source>Swap the languages (F4)</source>
        <translation>Intercambiar los idiomas (F4)</translation>
    </message>
    <message>
        <source>Swap the languages</source>
        <translation>Intercambiar los idiomas</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBox</name>
    <message>
        <source>Detect the language</source>
        <translation>Detectar el idioma</translation>
    </message>
    <message>
        <source>%1 (detected)</source>
        <comment>a language</comment>
        <translation>%1 (detectado)</translation>
    </message>
    <message>
        <source>The language is detected from the text; choose one if it is wrong</source>
        <translation>El idioma se deduce del texto; elija uno si no es correcto</translation>
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
        <translation>Leyenda: se dibuja lo que está marcado</translation>
    </message>
    <message>
        <source>Click a class to hide it or to show it again; double-click to show it alone</source>
        <translation>Un clic oculta una clase o vuelve a mostrarla; un doble clic la muestra sola</translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message>
        <source>Reading the library</source>
        <translation>Leyendo la biblioteca</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Examining %1</source>
        <translation>Examinando %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>%1 imported: %2</source>
        <translation>%1 importado: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>No se pudo usar %Ln línea; figura junto al recurso.</numerusform>
            <numerusform>No se pudieron usar %Ln líneas; figuran junto al recurso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mostrar la línea</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>Indexando los diccionarios instalados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>%Ln diccionario encontrado en este equipo</numerusform>
            <numerusform>%Ln diccionarios encontrados en este equipo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indexed now</source>
        <translation>
            <numerusform>%Ln indexado ahora</numerusform>
            <numerusform>%Ln indexados ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer there</source>
        <translation>
            <numerusform>%Ln ya no está</numerusform>
            <numerusform>%Ln ya no están</numerusform>
        </translation>
    </message>
    <message>
        <source>Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.</source>
        <translation>Paquetes como wordnet-base, dict-gcide o dict-freedict-eng-fra aportan algunos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>%Ln no se pudo leer; la lista de tareas indica el motivo.</numerusform>
            <numerusform>%Ln no se pudieron leer; la lista de tareas indica el motivo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Eliminando %1</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Import word vectors, a dictionary, a wordnet, word pairs or text (Ctrl+O)</source>
        <translation>Importar vectores de palabras, un diccionario, un wordnet, pares de palabras o texto (Ctrl+O)</translation>
    </message>
    <message>
        <source>Index installed dictionaries</source>
        <translation>Indexar los diccionarios instalados</translation>
    </message>
    <message>
        <source>Find the dictionaries that are installed on this computer and index what is new (Ctrl+I)</source>
        <translation>Encontrar los diccionarios instalados en este equipo e indexar los nuevos (Ctrl+I)</translation>
    </message>
    <message>
        <source>Drop files anywhere on the window to import them: word vectors, dictionaries, wordnets, word pairs, text.</source>
        <translation>Suelte archivos en cualquier lugar de la ventana para importarlos: vectores de palabras, diccionarios, wordnets, pares de palabras, texto.</translation>
    </message>
    <message>
        <source>The library is empty. Index the dictionaries of this computer, so that answers come with definitions.</source>
        <translation>La biblioteca está vacía. Indexe los diccionarios de este equipo para que las respuestas vayan acompañadas de definiciones.</translation>
    </message>
    <message>
        <source>Resources of the library</source>
        <translation>Recursos de la biblioteca</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… y %Ln más</numerusform>
            <numerusform>… y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>Rescatar lo que se pueda leer</translation>
    </message>
    <message>
        <source>Checking the workspace</source>
        <translation>Comprobando el espacio de trabajo</translation>
    </message>
    <message>
        <source>The workspace is intact: %1 databases and %2 sets of vectors were checked.</source>
        <translation>El espacio de trabajo está intacto: se han comprobado %1 bases de datos y %2 conjuntos de vectores.</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>Rescatando lo que se puede leer</translation>
    </message>
    <message>
        <source>There was nothing to repair.</source>
        <translation>No había nada que reparar.</translation>
    </message>
    <message>
        <source>Back up the workspace</source>
        <translation>Hacer copia de seguridad del espacio de trabajo</translation>
    </message>
    <message>
        <source>Backups (*.backup);;All files (*)</source>
        <translation>Copias de seguridad (*.backup);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Backing up the workspace</source>
        <translation>Haciendo copia de seguridad del espacio de trabajo</translation>
    </message>
    <message>
        <source>The workspace was backed up to %1: %2.</source>
        <translation>La copia de seguridad del espacio de trabajo está en %1: %2.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>The workspace becomes what it was when %1 was made. What it holds now is kept in its folder “backups”.</source>
        <translation>El espacio de trabajo vuelve a ser lo que era cuando se creó %1. Lo que contiene ahora se conserva en su carpeta «backups».</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>Restaurando una copia de seguridad</translation>
    </message>
    <message>
        <source>The workspace is what %1 holds: %2.</source>
        <translation>El espacio de trabajo es lo que contiene %1: %2.</translation>
    </message>
    <message>
        <source>%1 was removed for good: the disk had no room to keep it.</source>
        <translation>%1 se ha eliminado definitivamente: no había sitio en el disco para conservarlo.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Se ha eliminado %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>Restaurando %1</translation>
    </message>
    <message>
        <source>%1 was restored.</source>
        <translation>Se ha restaurado %1.</translation>
    </message>
    <message>
        <source>Undoing a choice</source>
        <translation>Deshaciendo una elección</translation>
    </message>
    <message>
        <source>The dictionaries are used as before.</source>
        <translation>Los diccionarios se usan como antes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are used in look-ups.</source>
        <translation>
            <numerusform>%Ln diccionario se usa en las búsquedas.</numerusform>
            <numerusform>%Ln diccionarios se usan en las búsquedas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are no longer used in look-ups.</source>
        <translation>
            <numerusform>%Ln diccionario ya no se usa en las búsquedas.</numerusform>
            <numerusform>%Ln diccionarios ya no se usan en las búsquedas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is used in look-ups.</source>
        <translation>%1 se usa en las búsquedas.</translation>
    </message>
    <message>
        <source>%1 is no longer used in look-ups.</source>
        <translation>%1 ya no se usa en las búsquedas.</translation>
    </message>
    <message>
        <source>Switching dictionaries</source>
        <translation>Activando o desactivando diccionarios</translation>
    </message>
    <message>
        <source>Ordering dictionaries</source>
        <translation>Ordenando los diccionarios</translation>
    </message>
    <message>
        <source>Grouping dictionaries</source>
        <translation>Agrupando los diccionarios</translation>
    </message>
    <message>
        <source>databases</source>
        <translation>bases de datos</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>vectores</translation>
    </message>
    <message>
        <source>models</source>
        <translation>modelos</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>copias de seguridad</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>papelera</translation>
    </message>
    <message>
        <source>other files</source>
        <translation>otros archivos</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>databases 3 MiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It takes %1 on the disk (%2).</source>
        <translation>Ocupa %1 en el disco (%2).</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message>
        <source>Everything in the trash of the workspace will be deleted permanently: removed resources, and damaged files that were replaced.</source>
        <translation>Todo lo que hay en la papelera del espacio de trabajo se borrará definitivamente: los recursos eliminados y los archivos dañados que se reemplazaron.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Emptying the trash</source>
        <translation>Vaciando la papelera</translation>
    </message>
    <message>
        <source>%1 of disk space freed.</source>
        <translation>Espacio liberado en el disco: %1.</translation>
    </message>
    <message>
        <source>Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;All files (*)</source>
        <translation>Recursos (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::LineViewer</name>
    <message>
        <source>%1, line %2</source>
        <translation>%1, línea %2</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>Líneas del archivo</translation>
    </message>
    <message>
        <source>Showing a line</source>
        <translation>Mostrando una línea</translation>
    </message>
</context>
<context>
    <name>crossgloss::LinkingsModel</name>
    <message>
        <source>Linking</source>
        <translation>Vinculación</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Wordnets</source>
        <translation>Wordnets</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>Glosas</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decididas</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>Abierta por</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>Creada el %1</translation>
    </message>
    <message>
        <source>Reviewed by %1</source>
        <translation>Revisada por %1</translation>
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
        <translation>Su &amp;nombre como revisor</translation>
    </message>
    <message>
        <source>Your name as a reviewer</source>
        <translation>Su nombre como revisor</translation>
    </message>
    <message>
        <source>Decisions are saved under this name</source>
        <translation>Las decisiones se guardan con este nombre</translation>
    </message>
    <message>
        <source>Linkings of the workspace</source>
        <translation>Vinculaciones del espacio de trabajo</translation>
    </message>
    <message>
        <source>No linking yet. Compare two wordnets, and review which glosses mean the same.</source>
        <translation>Aún no hay ninguna vinculación. Compare dos wordnets y revise qué glosas significan lo mismo.</translation>
    </message>
    <message>
        <source>New linking…</source>
        <translation>Nueva vinculación…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Remove the linking with all its decisions</source>
        <translation>Eliminar la vinculación con todas sus decisiones</translation>
    </message>
</context>
<context>
    <name>crossgloss::ListPicker</name>
    <message>
        <source>A file</source>
        <translation>Un archivo</translation>
    </message>
    <message>
        <source>File of: %1</source>
        <comment>which list</comment>
        <translation>Archivo de: %1</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>Abrir una lista de frases</translation>
    </message>
    <message>
        <source>One sentence per line; drop it here</source>
        <translation>Una frase por línea; suéltelo aquí</translation>
    </message>
    <message>
        <source>Language of: %1</source>
        <comment>which list</comment>
        <translation>Idioma de: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message numerus="yes">
        <source>%Ln word(s) in %1 ms</source>
        <translation>
            <numerusform>%Ln palabra en %1 ms</numerusform>
            <numerusform>%Ln palabras en %1 ms</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>El portapapeles no contiene texto</translation>
    </message>
    <message>
        <source>These languages cannot be swapped: the pack has no descriptions in the other one</source>
        <translation>Estos idiomas no se pueden intercambiar: el paquete no tiene descripciones en el otro</translation>
    </message>
    <message>
        <source>Describe the word you are looking for</source>
        <translation>Describa la palabra que busca</translation>
    </message>
    <message>
        <source>Description of the word you are looking for</source>
        <translation>Descripción de la palabra que se busca</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>Descripciones buscadas anteriormente</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>Buscando</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>&amp;Copy the word</source>
        <translation>&amp;Copiar la palabra</translation>
    </message>
    <message>
        <source>Copy with de&amp;finition</source>
        <translation>Copiar con la de&amp;finición</translation>
    </message>
    <message>
        <source>&amp;Look up this word</source>
        <translation>&amp;Buscar esta palabra</translation>
    </message>
    <message>
        <source>This looks like %1.</source>
        <translation>Esto parece %1.</translation>
    </message>
    <message>
        <source>Describe in %1</source>
        <translation>Describir en %1</translation>
    </message>
    <message>
        <source>No entry for this spelling. Showing %1 instead.</source>
        <translation>Ninguna entrada con esta grafía. Se muestra %1.</translation>
    </message>
    <message>
        <source>Full &amp;entry</source>
        <translation>&amp;Entrada completa</translation>
    </message>
    <message>
        <source>Choose an answer, or look up a word</source>
        <translation>Elija una respuesta o busque una palabra</translation>
    </message>
    <message>
        <source>Full entry of the word</source>
        <translation>Entrada completa de la palabra</translation>
    </message>
    <message>
        <source>Full entry of the word (F8)</source>
        <translation>Entrada completa de la palabra (F8)</translation>
    </message>
    <message>
        <source>Descriptions looked up before (Ctrl+H)</source>
        <translation>Descripciones buscadas anteriormente (Ctrl+H)</translation>
    </message>
    <message>
        <source>Remove from the &amp;saved words</source>
        <translation>&amp;Quitar de las palabras guardadas</translation>
    </message>
    <message>
        <source>&amp;Save the word</source>
        <translation>&amp;Guardar la palabra</translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message>
        <source>Opening the pack</source>
        <translation>Abriendo el paquete</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Jobs are running</source>
        <translation>Hay tareas en curso</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>%Ln tarea sigue en curso. Lo que una importación no haya terminado se descarta; un entrenamiento se puede reanudar desde su punto de control.</numerusform>
            <numerusform>%Ln tareas siguen en curso. Lo que una importación no haya terminado se descarta; un entrenamiento se puede reanudar desde su punto de control.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop them and quit</source>
        <translation>Detenerlas y salir</translation>
    </message>
    <message>
        <source>Stopping the jobs</source>
        <translation>Deteniendo las tareas</translation>
    </message>
    <message>
        <source>Crossgloss</source>
        <translation>Crossgloss</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>Comprobando los vectores</translation>
    </message>
    <message>
        <source>Something is wrong with the workspace; see the Library.</source>
        <translation>Hay un problema con el espacio de trabajo; véase la biblioteca.</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Leyendo una ejecución</translation>
    </message>
    <message>
        <source>That page is busy; open the run again when it is done.</source>
        <translation>Esa página está ocupada; vuelva a abrir la ejecución cuando haya terminado.</translation>
    </message>
    <message>
        <source>Stop them and open the other workspace</source>
        <translation>Detenerlas y abrir el otro espacio de trabajo</translation>
    </message>
    <message>
        <source>%1 – Crossgloss</source>
        <comment>name of a workspace</comment>
        <translation>%1 – Crossgloss</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>Abriendo el espacio de trabajo</translation>
    </message>
    <message>
        <source>%1 cannot be written: what you change in the settings is forgotten when the program ends. Check the rights of the file and the free space of the disk.</source>
        <translation>No se puede escribir %1: lo que cambie en los ajustes se olvidará al cerrar el programa. Compruebe los permisos del archivo y el espacio libre del disco.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapActions</name>
    <message>
        <source>&amp;Lay the points out</source>
        <translation>&amp;Disponer los puntos</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Continuar desde aquí</translation>
    </message>
    <message>
        <source>Improve by &amp;t-SNE</source>
        <translation>Mejorar con &amp;t-SNE</translation>
    </message>
    <message>
        <source>Lay the same points out by t-SNE</source>
        <translation>Disponer los mismos puntos con t-SNE</translation>
    </message>
    <message>
        <source>Improve by &amp;UMAP</source>
        <translation>Mejorar con &amp;UMAP</translation>
    </message>
    <message>
        <source>Lay the same points out by UMAP</source>
        <translation>Disponer los mismos puntos con UMAP</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pau&amp;sar</translation>
    </message>
    <message>
        <source>St&amp;op here</source>
        <translation>&amp;Parar aquí</translation>
    </message>
    <message>
        <source>Plane &amp;before and after the alignment</source>
        <translation>Plano &amp;antes y después de la alineación</translation>
    </message>
    <message>
        <source>Mo&amp;ve the map</source>
        <translation>Mo&amp;ver el mapa</translation>
    </message>
    <message>
        <source>Select in a &amp;rectangle</source>
        <translation>Seleccionar en un &amp;rectángulo</translation>
    </message>
    <message>
        <source>Select with a l&amp;asso</source>
        <translation>Seleccionar con un &amp;lazo</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>De&amp;nsidad</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>L&amp;inks between translations</source>
        <translation>&amp;Enlaces entre traducciones</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>&amp;Minimapa</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Antes de la transformación</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>M&amp;ostrar todo</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Frequency</source>
        <translation>&amp;Frecuencia</translation>
    </message>
    <message>
        <source>&amp;Part of speech</source>
        <translation>&amp;Categoría gramatical</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>&amp;N_k</source>
        <translation>&amp;N_k</translation>
    </message>
    <message>
        <source>&amp;Translation right or wrong</source>
        <translation>&amp;Traducción correcta o incorrecta</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>Tabla de puntos</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>&amp;Quitar la selección</translation>
    </message>
    <message>
        <source>&amp;Copy the selection as a word list</source>
        <translation>Cop&amp;iar la selección como lista de palabras</translation>
    </message>
    <message>
        <source>Loo&amp;k the word up</source>
        <translation>&amp;Buscar la palabra</translation>
    </message>
    <message>
        <source>Align these spaces</source>
        <translation>Alinear estos espacios</translation>
    </message>
    <message>
        <source>&amp;Place further words</source>
        <translation>A&amp;gregar más palabras</translation>
    </message>
    <message>
        <source>&amp;Kept layouts…</source>
        <translation>Disposiciones g&amp;uardadas…</translation>
    </message>
    <message>
        <source>&amp;Export the picture…</source>
        <translation>E&amp;xportar la imagen…</translation>
    </message>
    <message>
        <source>Settings b&amp;eside the map</source>
        <translation>A&amp;justes junto al mapa</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapBox</name>
    <message>
        <source>Learned on the page Align: %1 → %2</source>
        <translation>Aprendida en la página Alinear: %1 → %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapExportPanel</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Export the map to</source>
        <translation>Exportar el mapa a</translation>
    </message>
    <message>
        <source>map</source>
        <comment>file name</comment>
        <translation>mapa</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>antes de la transformación</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>después de la transformación</translation>
    </message>
    <message>
        <source>Exporting the map</source>
        <translation>Exportando el mapa</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>Imagen (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dibujo (SVG)</translation>
    </message>
    <message>
        <source>Table of points (CSV)</source>
        <translation>Tabla de puntos (CSV)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamaño</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>Anchura en píxeles</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>Altura en píxeles</translation>
    </message>
    <message>
        <source>&amp;Text and points</source>
        <translation>Te&amp;xto y puntos</translation>
    </message>
    <message>
        <source>Size of text and points</source>
        <translation>Tamaño del texto y de los puntos</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapHubsPanel</name>
    <message>
        <source>Measuring hubs of the map</source>
        <translation>Midiendo los hubs del mapa</translation>
    </message>
    <message>
        <source>Measuring hubs…</source>
        <translation>Midiendo los hubs…</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Después de la transformación</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Antes de la transformación</translation>
    </message>
    <message>
        <source>Hubs are points that are among the nearest neighbours of far too many others.</source>
        <translation>Los hubs son puntos que están entre los vecinos más próximos de demasiados otros.</translation>
    </message>
    <message>
        <source>skewness %1</source>
        <translation>asimetría %1</translation>
    </message>
    <message>
        <source>Robin Hood %1</source>
        <translation>Robin Hood %1</translation>
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
        <translation>criterio</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>etapa</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>Víctimas</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Víctimas de %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>Antes o después de la transformación</translation>
    </message>
    <message>
        <source>Histogram of N_k; bars that are brushed select their points</source>
        <translation>Histograma de N_k; al arrastrar sobre las barras se seleccionan sus puntos</translation>
    </message>
    <message>
        <source>Points by N_k</source>
        <translation>Puntos por N_k</translation>
    </message>
    <message>
        <source>map-hubs</source>
        <comment>file name</comment>
        <translation>hubs-del-mapa</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Hubs by descending N_k; choosing one marks it and its victims</source>
        <translation>Hubs por N_k descendente; al elegir uno se marcan él y sus víctimas</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>Víctimas del hub elegido</translation>
    </message>
    <message>
        <source>The run&apos;s matrix (%1): best answers</source>
        <translation>Matriz de la ejecución (%1): mejores respuestas</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>C&amp;ontinuar</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>Pau&amp;sar</translation>
    </message>
    <message>
        <source>Reading the pack</source>
        <translation>Leyendo el paquete</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>Leyendo la biblioteca</translation>
    </message>
    <message>
        <source>Choose two spaces and the map between them, then try again.</source>
        <translation>Elija dos espacios y la transformación entre ellos, e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Laying points out</source>
        <translation>Disponiendo los puntos</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message>
        <source>Placing words</source>
        <translation>Agregando palabras</translation>
    </message>
    <message>
        <source>Not known, and not placed: %1</source>
        <translation>Desconocidas y no agregadas: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) copied.</source>
        <translation>
            <numerusform>%Ln palabra copiada.</numerusform>
            <numerusform>%Ln palabras copiadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Elija un idioma.</translation>
    </message>
    <message>
        <source>Choose word vectors.</source>
        <translation>Elija vectores de palabras.</translation>
    </message>
    <message>
        <source>Choose the second word vectors: a map is between two spaces.</source>
        <translation>Elija los segundos vectores de palabras: una transformación va de un espacio a otro.</translation>
    </message>
    <message>
        <source>Add a list of sentences on the page Compare first.</source>
        <translation>Añada antes una lista de frases en la página Comparar.</translation>
    </message>
    <message>
        <source>Make a linking on the page Glosses first.</source>
        <translation>Cree antes una vinculación en la página Glosas.</translation>
    </message>
    <message>
        <source>Write a formula for both axes.</source>
        <translation>Escriba una fórmula para ambos ejes.</translation>
    </message>
    <message>
        <source>Stopped. The map is as it was before.</source>
        <translation>Detenido. El mapa está como antes.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>See words, sentences or glosses as points: what means the same lies together.</source>
        <translation>Ver palabras, frases o glosas como puntos: lo que significa lo mismo queda junto.</translation>
    </message>
    <message>
        <source>Points are laid out on a plane so that neighbours stay neighbours. The pack&apos;s own words will do.</source>
        <translation>Los puntos se disponen en un plano de modo que los vecinos sigan siendo vecinos. Bastan las palabras del propio paquete.</translation>
    </message>
    <message>
        <source>Stop, and go back to the map before</source>
        <translation>Parar y volver al mapa anterior</translation>
    </message>
    <message>
        <source>Progress of the layout</source>
        <translation>Progreso de la disposición</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>Disponer</translation>
    </message>
    <message>
        <source>Lay the points out as the settings say</source>
        <translation>Disponer los puntos según los ajustes</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Improve the present layout further</source>
        <translation>Mejorar aún más la disposición actual</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>Hubs</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>What is known of the points</source>
        <translation>Lo que se sabe de los puntos</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>number of a run, its measure, what it compared</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>No run keeps glosses yet: compare some first, by the command glosses.</source>
        <translation>Aún no hay ninguna ejecución que conserve glosas: compare antes algunas con la orden glosses.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPane</name>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Categoría gramatical</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>N_k</source>
        <translation>N_k</translation>
    </message>
    <message>
        <source>Translation right or wrong</source>
        <translation>Traducción correcta o incorrecta</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>Color según</translation>
    </message>
    <message>
        <source>What the colour of a point tells</source>
        <translation>Lo que indica el color de un punto</translation>
    </message>
    <message>
        <source>Map of points</source>
        <translation>Mapa de puntos</translation>
    </message>
    <message>
        <source>A plane distorts distances: the true neighbours of a point stand beside the map.</source>
        <translation>Un plano deforma las distancias: los verdaderos vecinos de un punto figuran junto al mapa.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapSettings</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Words of the pack</source>
        <translation>Palabras del paquete</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vectores de palabras</translation>
    </message>
    <message>
        <source>Sentences of a list</source>
        <translation>Frases de una lista</translation>
    </message>
    <message>
        <source>Glosses of a linking</source>
        <translation>Glosas de una vinculación</translation>
    </message>
    <message>
        <source>Axes by formulas</source>
        <translation>Ejes por fórmulas</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>Un archivo</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>S&amp;econd language</source>
        <translation>S&amp;egundo idioma</translation>
    </message>
    <message>
        <source>&amp;Vectors</source>
        <translation>&amp;Vectores</translation>
    </message>
    <message>
        <source>Second v&amp;ectors</source>
        <translation>Seg&amp;undos vectores</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Transformación</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;Archivo de la transformación</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Diccionario</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>&amp;Cuántos</translation>
    </message>
    <message>
        <source>&amp;Only these words</source>
        <translation>&amp;Solo estas palabras</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>Mét&amp;odo</translation>
    </message>
    <message>
        <source>&amp;Perplexity</source>
        <translation>&amp;Perplejidad</translation>
    </message>
    <message>
        <source>Neigh&amp;bours</source>
        <translation>Núme&amp;ro de vecinos</translation>
    </message>
    <message>
        <source>Minimum dis&amp;tance</source>
        <translation>Distancia &amp;mínima</translation>
    </message>
    <message>
        <source>Hori&amp;zontal axis</source>
        <translation>Eje &amp;horizontal</translation>
    </message>
    <message>
        <source>Vertical a&amp;xis</source>
        <translation>E&amp;je vertical</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Semi&amp;lla</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen word(s) only</source>
        <translation>
            <numerusform>Solo %Ln palabra elegida</numerusform>
            <numerusform>Solo %Ln palabras elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Before the map too</source>
        <translation>También antes de la trans&amp;formación</translation>
    </message>
    <message>
        <source>Before the map too</source>
        <translation>También antes de la transformación</translation>
    </message>
    <message>
        <source>Second word vectors</source>
        <translation>Segundos vectores de palabras</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>Archivo de la transformación</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>Abrir una transformación</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>Transformaciones (*.map);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Dictionary of translations</source>
        <translation>Diccionario de traducciones</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Abrir un archivo de pares de palabras</translation>
    </message>
    <message>
        <source>for links (optional)</source>
        <translation>para los enlaces (opcional)</translation>
    </message>
    <message>
        <source>File of words</source>
        <translation>Archivo de palabras</translation>
    </message>
    <message>
        <source>Open a file of words</source>
        <translation>Abrir un archivo de palabras</translation>
    </message>
    <message>
        <source>one per line (optional)</source>
        <translation>una por línea (opcional)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>The most frequent ones of each language</source>
        <translation>Las más frecuentes de cada idioma</translation>
    </message>
    <message>
        <source>About how many neighbours t-SNE keeps near every point</source>
        <translation>Cuántos vecinos, aproximadamente, mantiene t-SNE cerca de cada punto</translation>
    </message>
    <message>
        <source>king - man</source>
        <translation>rey - hombre</translation>
    </message>
    <message>
        <source>Words with plus and minus between them, or classes: a, b | c, d</source>
        <translation>Palabras con más y menos entre ellas, o clases: a, b | c, d</translation>
    </message>
    <message>
        <source>Glosses of a run</source>
        <translation>Glosas de una ejecución</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapView</name>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>ningún punto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln seleccionado</numerusform>
            <numerusform>%Ln seleccionados</numerusform>
        </translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>actual: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapWordModel</name>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>Coseno</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
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
        <translation>Margen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
</context>
<context>
    <name>crossgloss::MarginPlot</name>
    <message>
        <source>shown</source>
        <translation>mostrados</translation>
    </message>
    <message>
        <source>below the minimum margin</source>
        <translation>por debajo del margen mínimo</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pares</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
</context>
<context>
    <name>crossgloss::MeaningsView</name>
    <message>
        <source>Meanings</source>
        <translation>Significados</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Not sure. Did you mean</source>
        <translation>No es seguro. ¿Quisiste decir</translation>
    </message>
</context>
<context>
    <name>crossgloss::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>Import a&amp;gain</source>
        <translation>Importar de &amp;nuevo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Interface lan&amp;guage</source>
        <translation>Idioma de la inter&amp;faz</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>E&amp;jecutar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>Predeterminado del &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Accept a ca&amp;ndidate</source>
        <translation>Aceptar un ca&amp;ndidato</translation>
    </message>
    <message>
        <source>R&amp;elation</source>
        <translation>R&amp;elación</translation>
    </message>
    <message>
        <source>Lin&amp;king</source>
        <translation>Vi&amp;nculación</translation>
    </message>
    <message>
        <source>Dict&amp;ionary</source>
        <translation>Diccion&amp;ario</translation>
    </message>
    <message>
        <source>&amp;Saved words</source>
        <translation>Palabras &amp;guardadas</translation>
    </message>
    <message>
        <source>S&amp;entences</source>
        <translation>F&amp;rases</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Mapa</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>&amp;Color según</translation>
    </message>
    <message>
        <source>&amp;Tours</source>
        <translation>&amp;Recorridos</translation>
    </message>
</context>
<context>
    <name>crossgloss::MovedModel</name>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeedsPanel</name>
    <message>
        <source>What you can do now</source>
        <translation>Lo que se puede hacer ahora</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>The model that comes with the program (the pack) answers without any dictionary.</source>
        <translation>El modelo incluido con el programa (el paquete) responde sin ningún diccionario.</translation>
    </message>
    <message>
        <source>Definitions beside the answers</source>
        <translation>Definiciones junto a las respuestas</translation>
    </message>
    <message>
        <source>Needs a dictionary or a wordnet: index the installed ones, or import a file.</source>
        <translation>Necesita un diccionario o un wordnet: indexe los instalados o importe un archivo.</translation>
    </message>
    <message>
        <source>Dictionaries of %1.</source>
        <translation>Diccionarios: %1.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Needs word vectors (.vec, .bin) of each language, and a file of definitions.</source>
        <translation>Necesita vectores de palabras (.vec, .bin) de cada idioma y un archivo de definiciones.</translation>
    </message>
    <message>
        <source>Vectors of %1.</source>
        <translation>Vectores: %1.</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighbourModel</name>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
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
        <translation>Escriba una palabra para ver sus vecinos más próximos.</translation>
    </message>
    <message>
        <source>The nearest neighbours of a word can be seen after a run.</source>
        <translation>Los vecinos más próximos de una palabra se pueden ver después de una ejecución.</translation>
    </message>
    <message>
        <source>Neighbours of %1</source>
        <translation>Vecinos de %1</translation>
    </message>
    <message>
        <source>The vectors have no word %1. Try another form, or lower case.</source>
        <translation>Los vectores no tienen la palabra %1. Pruebe otra forma, o en minúsculas.</translation>
    </message>
    <message>
        <source>The spaces have different dimensions: without a map nothing can be compared.</source>
        <translation>Los espacios tienen dimensiones distintas: sin transformación no se puede comparar nada.</translation>
    </message>
    <message>
        <source>Cosines; the right list is in the order of the retrieval criterion.</source>
        <translation>Cosenos; la lista de la derecha sigue el orden del criterio de recuperación.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>origen</translation>
    </message>
    <message>
        <source>target</source>
        <translation>destino</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>dentro de %1</translation>
    </message>
    <message>
        <source>&amp;Word</source>
        <translation>&amp;Palabra</translation>
    </message>
    <message>
        <source>&amp;From and to</source>
        <translation>&amp;De y hacia</translation>
    </message>
    <message>
        <source>Retrie&amp;val</source>
        <translation>&amp;Recuperación</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>Antes de la transformación</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>Después de la transformación</translation>
    </message>
    <message>
        <source>Nearest neighbours before the map</source>
        <translation>Vecinos más próximos antes de la transformación</translation>
    </message>
    <message>
        <source>Nearest neighbours after the map</source>
        <translation>Vecinos más próximos después de la transformación</translation>
    </message>
</context>
<context>
    <name>crossgloss::NewLinkingPanel</name>
    <message>
        <source>Choose the wordnet whose glosses are linked.</source>
        <translation>Elija el wordnet cuyas glosas se vinculan.</translation>
    </message>
    <message>
        <source>Choose the wordnet that they are linked to.</source>
        <translation>Elija el wordnet con el que se vinculan.</translation>
    </message>
    <message>
        <source>Estimating a linking</source>
        <translation>Estimando una vinculación</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mostrar la línea</translation>
    </message>
    <message>
        <source>Linking glosses</source>
        <translation>Vinculando las glosas</translation>
    </message>
    <message>
        <source>Stopped; nothing was stored.</source>
        <translation>Detenido; no se ha guardado nada.</translation>
    </message>
    <message>
        <source>%1 × %2 glosses; about %3 of memory and %4</source>
        <translation>%1 × %2 glosas; unos %3 de memoria y %4</translation>
    </message>
    <message>
        <source>That is more memory than is free: compare fewer candidates for each gloss.</source>
        <translation>Es más memoria de la que hay libre: compare menos candidatos por glosa.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>%1, quedan %2</translation>
    </message>
    <message>
        <source>New linking</source>
        <translation>Nueva vinculación</translation>
    </message>
    <message>
        <source>&amp;Wordnet to link</source>
        <translation>&amp;Wordnet que se vincula</translation>
    </message>
    <message>
        <source>Linked &amp;to</source>
        <translation>Vinculado &amp;con</translation>
    </message>
    <message>
        <source>Me&amp;asure</source>
        <translation>&amp;Medida</translation>
    </message>
    <message>
        <source>&amp;Candidates per gloss</source>
        <translation>Cand&amp;idatos por glosa</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Glosses that are compared exactly with each; all = every pair</source>
        <translation>Glosas que se comparan exactamente con cada una; todos = todos los pares</translation>
    </message>
    <message>
        <source>&amp;Only synsets defined in both wordnets</source>
        <translation>&amp;Solo los synsets definidos en ambos wordnets</translation>
    </message>
    <message>
        <source>To measure how well linking works rather than to build a wordnet</source>
        <translation>Para medir lo bien que funciona la vinculación, más que para construir un wordnet</translation>
    </message>
    <message>
        <source>from the names of the wordnets</source>
        <translation>a partir de los nombres de los wordnets</translation>
    </message>
    <message>
        <source>Use %1 candidates for each</source>
        <translation>Usar %1 candidatos para cada una</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>Detener después del paso actual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Progress of the linking</source>
        <translation>Progreso de la vinculación</translation>
    </message>
    <message>
        <source>Choose the file of the trained Siamese LSTM.</source>
        <translation>Elija el archivo de la LSTM siamesa entrenada.</translation>
    </message>
    <message>
        <source>Trained netwo&amp;rk</source>
        <translation>&amp;Red entrenada</translation>
    </message>
    <message>
        <source>Trained network</source>
        <translation>Red entrenada</translation>
    </message>
    <message>
        <source>Open a trained network</source>
        <translation>Abrir una red entrenada</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelos (*.model);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>archivo de un modelo entrenado</translation>
    </message>
    <message>
        <source>Tra&amp;in one</source>
        <translation>&amp;Entrenar una</translation>
    </message>
    <message>
        <source>Opens the page Train with these wordnets and vectors</source>
        <translation>Abre la página Entrenar con estos wordnets y vectores</translation>
    </message>
    <message>
        <source>Several measures combined find most: their weights are fitted on synsets that both wordnets define, or are the usual ones where these are too few</source>
        <translation>Varias medidas combinadas son las que más encuentran: sus pesos se ajustan con los synsets que ambos wordnets definen o, si son demasiado pocos, son los habituales</translation>
    </message>
    <message>
        <source>Trans&amp;lations by</source>
        <translation>Trad&amp;ucciones por</translation>
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
        <translation>Palabras</translation>
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
        <translation>otras</translation>
    </message>
    <message>
        <source>hubs, N_k &gt; %1</source>
        <translation>hubs, N_k &gt; %1</translation>
    </message>
    <message>
        <source>Occurrences N_k</source>
        <translation>Apariciones N_k</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Palabras</translation>
    </message>
</context>
<context>
    <name>crossgloss::OutlookPanel</name>
    <message>
        <source>Before the run</source>
        <translation>Antes de la ejecución</translation>
    </message>
    <message>
        <source>Words of the glosses with a vector: %1 % and %2 %</source>
        <translation>Palabras de las glosas con vector: %1 % y %2 %</translation>
    </message>
    <message>
        <source>%1 % of known pairs are closer than random pairs</source>
        <translation>El %1 % de los pares conocidos están más cerca que los pares al azar</translation>
    </message>
    <message>
        <source>Glosses with a word that the dictionary translates: %1 %</source>
        <translation>Glosas con alguna palabra que el diccionario traduce: %1 %</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>No se han encontrado problemas.</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairCards</name>
    <message>
        <source>No gloss is chosen.</source>
        <translation>No se ha elegido ninguna glosa.</translation>
    </message>
    <message>
        <source>No suggestion.</source>
        <translation>Ninguna sugerencia.</translation>
    </message>
    <message>
        <source>Transport plan between the words of the two glosses; arrow keys highlight a word</source>
        <translation>Plan de transporte entre las palabras de las dos glosas; las flechas resaltan una palabra</translation>
    </message>
    <message>
        <source>The transport plan in numbers</source>
        <translation>El plan de transporte en cifras</translation>
    </message>
    <message>
        <source>The plan as a table (T)</source>
        <translation>El plan como tabla (T)</translation>
    </message>
    <message>
        <source>The plan as a table</source>
        <translation>El plan como tabla</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairModel</name>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>Primera frase</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>Segunda frase</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the first file</comment>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the second file</comment>
        <translation>Línea</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairPlot</name>
    <message>
        <source>Add pairs of words to see where they lie.</source>
        <translation>Añada pares de palabras para ver dónde se encuentran.</translation>
    </message>
    <message>
        <source>Before (%1 % of the variance)</source>
        <translation>Antes (%1 % de la varianza)</translation>
    </message>
    <message>
        <source>Before: two planes, different dimensions</source>
        <translation>Antes: dos planos, dimensiones distintas</translation>
    </message>
    <message>
        <source>After (%1 % of the variance)</source>
        <translation>Después (%1 % de la varianza)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairedModel</name>
    <message>
        <source>Chosen by</source>
        <translation>Elegido por</translation>
    </message>
    <message>
        <source>Difference of P@1</source>
        <translation>Diferencia de P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Correct in the first alone</source>
        <translation>Correctas solo en la primera</translation>
    </message>
    <message>
        <source>In the second alone</source>
        <translation>Solo en la segunda</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>p de McNemar</translation>
    </message>
    <message>
        <source>Bootstrap p</source>
        <translation>p de bootstrap</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairsView</name>
    <message>
        <source>pairs</source>
        <translation>pares</translation>
    </message>
    <message>
        <source>first list</source>
        <translation>primera lista</translation>
    </message>
    <message>
        <source>second list</source>
        <translation>segunda lista</translation>
    </message>
    <message>
        <source>Filtering the pairs</source>
        <translation>Filtrando los pares</translation>
    </message>
    <message>
        <source>Pairs (%1)</source>
        <translation>Pares (%1)</translation>
    </message>
    <message>
        <source>First without partner (%1)</source>
        <translation>Primeras sin correspondencia (%1)</translation>
    </message>
    <message>
        <source>Second without partner (%1)</source>
        <translation>Segundas sin correspondencia (%1)</translation>
    </message>
    <message>
        <source>%1 pairs of %2 and %3 sentences</source>
        <translation>%1 pares de %2 y %3 frases</translation>
    </message>
    <message>
        <source>mean margin %1</source>
        <translation>margen medio %1</translation>
    </message>
    <message>
        <source>Export the pairs to</source>
        <translation>Exportar los pares a</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>file name</comment>
        <translation>pares</translation>
    </message>
    <message>
        <source>Table (*.tsv);;Translation memory (*.tmx)</source>
        <translation>Tabla (*.tsv);;Memoria de traducción (*.tmx)</translation>
    </message>
    <message>
        <source>&amp;All pairs…</source>
        <translation>&amp;Todos los pares…</translation>
    </message>
    <message>
        <source>Pairs &amp;shown…</source>
        <translation>Pares &amp;mostrados…</translation>
    </message>
    <message>
        <source>&amp;Chosen pairs…</source>
        <translation>Pares &amp;elegidos…</translation>
    </message>
    <message>
        <source>Which sentences are listed</source>
        <translation>Qué frases se listan</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>Filtrar por palabras</translation>
    </message>
    <message>
        <source>Filter by words of either sentence</source>
        <translation>Filtrar por palabras de cualquiera de las dos frases</translation>
    </message>
    <message>
        <source>Least margin of the pairs shown</source>
        <translation>Margen mínimo de los pares mostrados</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportar</translation>
    </message>
    <message>
        <source>Export pairs as TSV or as TMX</source>
        <translation>Exportar pares como TSV o TMX</translation>
    </message>
    <message>
        <source>Sentences; Enter compares those of a pair</source>
        <translation>Frases; Intro compara las de un par</translation>
    </message>
    <message>
        <source>How many pairs have which margin; above one, a pair stands out from its surroundings.</source>
        <translation>Cuántos pares tienen qué margen; por encima de uno, un par destaca entre los de su entorno.</translation>
    </message>
    <message>
        <source>Histogram of margins; the table has the numbers</source>
        <translation>Histograma de márgenes; la tabla tiene los números</translation>
    </message>
    <message>
        <source>Pairs by margin</source>
        <translation>Pares por margen</translation>
    </message>
    <message>
        <source>margins</source>
        <comment>file name</comment>
        <translation>margenes</translation>
    </message>
    <message>
        <source>Margin &amp;at least %1</source>
        <translation>Margen de &amp;al menos %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanModel</name>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Transported to</source>
        <translation>Transportada a</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distancia</translation>
    </message>
    <message>
        <source>A word without counterpart</source>
        <translation>Una palabra sin equivalente</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>sin equivalente</translation>
    </message>
    <message>
        <source>%1 (no counterpart)</source>
        <comment>a word</comment>
        <translation>%1 (sin equivalente)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanView</name>
    <message>
        <source>%1 %2, distance %3</source>
        <comment>word, share of the mass, cost</comment>
        <translation>%1 %2, distancia %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>word: what it is carried to</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <comment>of a word</comment>
        <translation>sin equivalente</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanePairModel</name>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Destino</translation>
    </message>
    <message>
        <source>Cosine before</source>
        <translation>Coseno antes</translation>
    </message>
    <message>
        <source>Cosine after</source>
        <translation>Coseno después</translation>
    </message>
    <message>
        <source>not in the vectors</source>
        <translation>no está en los vectores</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlaneView</name>
    <message>
        <source>Plane through word pairs</source>
        <translation>Plano por pares de palabras</translation>
    </message>
    <message>
        <source>Word pairs in a plane before and after the map; the table has their cosines</source>
        <translation>Pares de palabras en un plano antes y después de la transformación; la tabla tiene sus cosenos</translation>
    </message>
    <message>
        <source>Word pairs with their cosines</source>
        <translation>Pares de palabras con sus cosenos</translation>
    </message>
    <message>
        <source>word-pairs</source>
        <translation>pares-de-palabras</translation>
    </message>
    <message>
        <source>A plane keeps only part of the distances: judge by the cosines.</source>
        <translation>Un plano conserva solo una parte de las distancias: juzgue por los cosenos.</translation>
    </message>
    <message>
        <source>Add a pair</source>
        <translation>Añadir un par</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Suggest pairs</source>
        <translation>Sugerir pares</translation>
    </message>
    <message>
        <source>Frequent pairs that are not training pairs</source>
        <translation>Pares frecuentes que no son pares de entrenamiento</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlotPanel</name>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export the plot or the table, with its parameters (Ctrl+E)</source>
        <translation>Exportar el gráfico o la tabla, con sus parámetros (Ctrl+E)</translation>
    </message>
    <message>
        <source>&amp;Table as CSV…</source>
        <translation>&amp;Tabla como CSV…</translation>
    </message>
    <message>
        <source>Plot as &amp;PNG…</source>
        <translation>Gráfico como &amp;PNG…</translation>
    </message>
    <message>
        <source>Plot as &amp;SVG…</source>
        <translation>Gráfico como &amp;SVG…</translation>
    </message>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;Copiar la imagen</translation>
    </message>
    <message>
        <source>Parameters as &amp;comments in tables</source>
        <translation>Parámetros como &amp;comentarios en las tablas</translation>
    </message>
    <message>
        <source>Lines in front of the table that begin with #: strict readers of CSV do not expect them</source>
        <translation>Líneas antes de la tabla que empiezan por #: los lectores estrictos de CSV no las esperan</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointModel</name>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Categoría gramatical</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Grupo</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointPanel</name>
    <message>
        <source>Neighbours of %1</source>
        <translation>Vecinos de %1</translation>
    </message>
    <message>
        <source>No point is chosen</source>
        <translation>No se ha elegido ningún punto</translation>
    </message>
    <message>
        <source>Click a point, or find a word: its true neighbours stand here then.</source>
        <translation>Haga clic en un punto o busque una palabra: aquí aparecerán sus verdaderos vecinos.</translation>
    </message>
    <message>
        <source>Translations: %1</source>
        <translation>Traducciones: %1</translation>
    </message>
    <message>
        <source>Nearest in %1</source>
        <comment>a language</comment>
        <translation>Los más próximos en %1</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>Los más próximos</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>Víctimas de %1</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Look the word up on the page Look up</source>
        <translation>Buscar la palabra en la página Buscar</translation>
    </message>
    <message>
        <source>Among the nearest neighbours of</source>
        <translation>Entre los vecinos más próximos de</translation>
    </message>
    <message>
        <source>Words that have it among their nearest neighbours</source>
        <translation>Palabras que la tienen entre sus vecinos más próximos</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointsPanel</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>%1 de %2 seleccionados</translation>
    </message>
    <message>
        <source>&amp;Selected ones only</source>
        <translation>&amp;Solo los seleccionados</translation>
    </message>
    <message>
        <source>Points; what is selected here is selected on the map</source>
        <translation>Puntos; lo que se selecciona aquí se selecciona en el mapa</translation>
    </message>
</context>
<context>
    <name>crossgloss::ProblemList</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>No se puede leer %1.</translation>
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
        <translation>Ha cambiado desde que la vio.</translation>
    </message>
    <message>
        <source>Score above the best other candidate; below zero where another is the nearest neighbour.</source>
        <translation>Puntuación por encima del mejor de los demás candidatos; negativa donde el vecino más cercano es otro.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>Sugerencia</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>margin %1, score %2</source>
        <translation>margen %1, puntuación %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueuePane</name>
    <message>
        <source>Part of speech</source>
        <translation>Categoría gramatical</translation>
    </message>
    <message>
        <source>%1 glosses</source>
        <translation>%1 glosas</translation>
    </message>
    <message>
        <source>%1 of %2 glosses</source>
        <translation>%1 de %2 glosas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Todos los estados</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>Menos seguras</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>Más seguras</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Mejor puntuación</translation>
    </message>
    <message>
        <source>Worst score</source>
        <translation>Peor puntuación</translation>
    </message>
    <message>
        <source>Source lemma</source>
        <translation>Lema de origen</translation>
    </message>
    <message>
        <source>Suggested lemma</source>
        <translation>Lema sugerido</translation>
    </message>
    <message>
        <source>Order of the wordnet</source>
        <translation>Orden del wordnet</translation>
    </message>
    <message>
        <source>Find in lemmas and glosses</source>
        <translation>Buscar en lemas y glosas</translation>
    </message>
    <message>
        <source>Find in lemmas, glosses and synsets of either side (Ctrl+F)</source>
        <translation>Buscar en lemas, glosas y synsets de ambos lados (Ctrl+F)</translation>
    </message>
    <message>
        <source>State to show</source>
        <translation>Estado que se muestra</translation>
    </message>
    <message>
        <source>Part of speech to show</source>
        <translation>Categoría gramatical que se muestra</translation>
    </message>
    <message>
        <source>Order of the queue</source>
        <translation>Orden de la cola</translation>
    </message>
    <message>
        <source>Retrieval differs</source>
        <translation>La recuperación difiere</translation>
    </message>
    <message>
        <source>Glosses whose best candidate went to another: the matching decided against retrieval</source>
        <translation>Glosas cuyo mejor candidato fue para otra: el emparejamiento decidió en contra de la recuperación</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiadas</translation>
    </message>
    <message>
        <source>Glosses whose suggestion changed since you looked</source>
        <translation>Glosas cuya sugerencia ha cambiado desde que se vieron</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Glosses with a note</source>
        <translation>Glosas con una nota</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>Rechazos</translation>
    </message>
    <message>
        <source>Glosses with rejected targets</source>
        <translation>Glosas con destinos rechazados</translation>
    </message>
    <message>
        <source>Queue of glosses</source>
        <translation>Cola de glosas</translation>
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
        <translation>Páginas</translation>
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
        <translation>dirección</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>de destino a origen</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>de origen a destino</translation>
    </message>
    <message>
        <source>Source to target</source>
        <translation>De origen a destino</translation>
    </message>
    <message>
        <source>Target to source</source>
        <translation>De destino a origen</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>P@k: share of glosses whose correct counterpart is among the first k.</source>
        <translation>P@k: proporción de glosas cuyo equivalente correcto está entre los k primeros.</translation>
    </message>
    <message>
        <source>Curves of ranks by run; the table has the numbers</source>
        <translation>Curvas de rangos por ejecución; la tabla tiene los números</translation>
    </message>
    <message>
        <source>P@k by run</source>
        <translation>P@k por ejecución</translation>
    </message>
    <message>
        <source>gloss-ranks</source>
        <translation>rangos-de-glosas</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportModel</name>
    <message>
        <source>95 % interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>Subconjunto</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Etapa</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>Recuperación</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportView</name>
    <message>
        <source>Whiskers are 95 % intervals; the table has all figures.</source>
        <translation>Los bigotes son intervalos del 95 %; la tabla tiene todas las cifras.</translation>
    </message>
    <message>
        <source>The table has all figures.</source>
        <translation>La tabla tiene todas las cifras.</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation>Cifra que se muestra</translation>
    </message>
    <message>
        <source>Bars of the chosen figure; the table has the numbers</source>
        <translation>Barras de la cifra elegida; la tabla tiene los números</translation>
    </message>
    <message>
        <source>Figures of the chosen runs</source>
        <translation>Cifras de las ejecuciones elegidas</translation>
    </message>
    <message>
        <source>run-figures</source>
        <translation>cifras-de-ejecuciones</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
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
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no indicada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>Leído de</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>Suma de control</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used</source>
        <translation>
            <numerusform>No se pudo usar %Ln línea</numerusform>
            <numerusform>No se pudieron usar %Ln líneas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… y %Ln más</numerusform>
            <numerusform>… y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the resource</source>
        <translation>Detalles del recurso</translation>
    </message>
    <message>
        <source>Remove the resource from the workspace (Del); the file it was read from stays</source>
        <translation>Quitar el recurso del espacio de trabajo (Supr); el archivo del que se leyó se conserva</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitido</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (usual in an intact dictionary)</source>
        <translation>%1 (habitual en un diccionario intacto)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
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
        <translation>%1 palabras × %2 dimensiones</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>%1 entradas</translation>
    </message>
    <message>
        <source>%1 synsets</source>
        <translation>%1 synsets</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 pares</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 líneas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>%Ln línea omitida</numerusform>
            <numerusform>%Ln líneas omitidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>Recurso</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>Sin grupo</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>Grupo: %1</translation>
    </message>
    <message>
        <source>used in look-ups</source>
        <translation>se usa en las búsquedas</translation>
    </message>
    <message>
        <source>not used in look-ups</source>
        <translation>no se usa en las búsquedas</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>%1 frases</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %Ln word(s)</source>
        <translation>
            <numerusform>%1 · %Ln palabra</numerusform>
            <numerusform>%1 · %Ln palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>No word in %1 matches.</source>
        <translation>Ninguna palabra en %1 coincide.</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>Respuestas en %1</translation>
    </message>
    <message>
        <source>No likely word in %1.</source>
        <translation>Ninguna palabra probable para %1.</translation>
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
        <translation>Rango %1 por frecuencia</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>puntuación %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Categoría gramatical</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Best matching definition</source>
        <translation>Definición que mejor coincide</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>traducción</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>sinónimo</translation>
    </message>
    <message>
        <source>Sense %1 of the query word</source>
        <translation>Acepción %1 de la palabra buscada</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>plural</translation>
    </message>
    <message>
        <source>sense %1</source>
        <translation>acepción %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardada</translation>
    </message>
    <message>
        <source>also %1</source>
        <comment>further parts of speech of a word</comment>
        <translation>también %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsPage</name>
    <message>
        <source>Reading the runs</source>
        <translation>Leyendo las ejecuciones</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>Leyendo los resultados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses</source>
        <translation>
            <numerusform>%Ln glosa</numerusform>
            <numerusform>%Ln glosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Removing runs</source>
        <translation>Eliminando ejecuciones</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) removed.</source>
        <translation>
            <numerusform>%Ln ejecución eliminada.</numerusform>
            <numerusform>%Ln ejecuciones eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Restoring runs</source>
        <translation>Restaurando ejecuciones</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>ejecuciones</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabla (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>What was measured and trained in this workspace. Choose a run to look into it, two to compare them, several to see them in one picture.</source>
        <translation>Lo que se ha medido y entrenado en este espacio de trabajo. Elija una ejecución para examinarla, dos para compararlas, varias para verlas en una misma imagen.</translation>
    </message>
    <message>
        <source>Every training, alignment and measurement of this workspace is kept here, with its parameters and figures.</source>
        <translation>Aquí se conservan todos los entrenamientos, alineaciones y mediciones de este espacio de trabajo, con sus parámetros y cifras.</translation>
    </message>
    <message>
        <source>Align two spaces</source>
        <translation>Alinear dos espacios</translation>
    </message>
    <message>
        <source>Views of the chosen runs</source>
        <translation>Vistas de las ejecuciones elegidas</translation>
    </message>
    <message>
        <source>Retrieval and matching</source>
        <translation>Recuperación y emparejamiento</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>Leyendo una ejecución</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
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
        <translation>No se ha encontrado ninguna palabra</translation>
    </message>
    <message>
        <source>No word matches the filters. Clear one, or describe it with other words.</source>
        <translation>Ninguna palabra cumple los filtros. Quite alguno o descríbala con otras palabras.</translation>
    </message>
    <message>
        <source>Try other or simpler words, say what kind of thing it is, and check the language of the description.</source>
        <translation>Pruebe con palabras distintas o más sencillas, diga qué clase de cosa es y compruebe el idioma de la descripción.</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>Quitar todos los filtros</translation>
    </message>
    <message>
        <source>Hide less likely words</source>
        <translation>Ocultar palabras menos probables</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln less likely word(s)</source>
        <translation>
            <numerusform>Mostrar %Ln palabra menos probable</numerusform>
            <numerusform>Mostrar %Ln palabras menos probables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResumeNotice</name>
    <message>
        <source>Reading the runs</source>
        <translation>Leyendo las ejecuciones</translation>
    </message>
    <message>
        <source>Interrupted when the program ended: %1, started %2.</source>
        <translation>Interrumpida al cerrarse el programa: %1, iniciada el %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more after it.</source>
        <translation>
            <numerusform>%Ln más después.</numerusform>
            <numerusform>%Ln más después.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewActions</name>
    <message>
        <source>&amp;Accept the suggestion</source>
        <translation>&amp;Aceptar la sugerencia</translation>
    </message>
    <message>
        <source>&amp;Reject the suggestion</source>
        <translation>&amp;Rechazar la sugerencia</translation>
    </message>
    <message>
        <source>&amp;Defer</source>
        <translation>A&amp;plazar</translation>
    </message>
    <message>
        <source>No &amp;counterpart</source>
        <translation>&amp;Sin equivalente</translation>
    </message>
    <message>
        <source>Re&amp;open</source>
        <translation>&amp;Volver a abrir</translation>
    </message>
    <message>
        <source>Accept candidate %1</source>
        <translation>Aceptar el candidato %1</translation>
    </message>
    <message>
        <source>Relation: %1</source>
        <translation>Relación: %1</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>Escribir una n&amp;ota</translation>
    </message>
    <message>
        <source>&amp;Undo the last decision</source>
        <translation>Deshacer la ú&amp;ltima decisión</translation>
    </message>
    <message>
        <source>Redo t&amp;he decision</source>
        <translation>Reha&amp;cer la decisión</translation>
    </message>
    <message>
        <source>&amp;Previous gloss</source>
        <translation>Glosa an&amp;terior</translation>
    </message>
    <message>
        <source>&amp;Next gloss</source>
        <translation>Glosa si&amp;guiente</translation>
    </message>
    <message>
        <source>Transport plan as a ta&amp;ble</source>
        <translation>Plan de transporte como ta&amp;bla</translation>
    </message>
    <message>
        <source>Show the &amp;whole queue</source>
        <translation>&amp;Mostrar toda la cola</translation>
    </message>
    <message>
        <source>Import de&amp;cisions…</source>
        <translation>Im&amp;portar decisiones…</translation>
    </message>
    <message>
        <source>Close the &amp;linking</source>
        <translation>Cerrar la vinc&amp;ulación</translation>
    </message>
    <message>
        <source>Preci&amp;sion and coverage</source>
        <translation>Prec&amp;isión y cobertura</translation>
    </message>
    <message>
        <source>Search the tar&amp;get wordnet</source>
        <translation>Buscar en el wordnet de &amp;destino</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>Todo repasado</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nada que repasar</translation>
    </message>
    <message>
        <source>No word is due. Come back later, or save new ones.</source>
        <translation>No hay palabras pendientes de repaso. Vuelva más tarde o guarde otras nuevas.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) reviewed.</source>
        <translation>
            <numerusform>%Ln palabra repasada.</numerusform>
            <numerusform>%Ln palabras repasadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew all of them.</source>
        <translation>Las sabía todas.</translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s).</source>
        <translation>
            <numerusform>Olvidos: %Ln.</numerusform>
            <numerusform>Olvidos: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked up: %1</source>
        <translation>Buscada: %1</translation>
    </message>
    <message>
        <source>%1, next time after %2</source>
        <translation>%1, próxima vez dentro de %2</translation>
    </message>
    <message>
        <source>Review of saved words</source>
        <translation>Repaso de las palabras guardadas</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Progreso del repaso</translation>
    </message>
    <message>
        <source>Meaning → word</source>
        <translation>Significado → palabra</translation>
    </message>
    <message>
        <source>Word → meaning</source>
        <translation>Palabra → significado</translation>
    </message>
    <message>
        <source>Direction of the review</source>
        <translation>Dirección del repaso</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undo the last grade (Ctrl+Z)</source>
        <translation>Deshacer la última calificación (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Back to the list (Esc); what was graded is kept</source>
        <translation>Volver a la lista (Esc); lo calificado se conserva</translation>
    </message>
    <message>
        <source>Show the answer (Space)</source>
        <translation>Mostrar la respuesta (Espacio)</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewFlow</name>
    <message>
        <source>No suggestion here: choose a candidate, or say that there is no counterpart.</source>
        <translation>Aquí no hay sugerencia: elija un candidato o indique que no hay equivalente.</translation>
    </message>
    <message>
        <source>There is no suggestion to reject here.</source>
        <translation>Aquí no hay ninguna sugerencia que rechazar.</translation>
    </message>
    <message>
        <source>This gloss is open.</source>
        <translation>Esta glosa está abierta.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>There are no open glosses left in this view.</source>
        <translation>No quedan glosas abiertas en esta vista.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>(hidden by the filters)</source>
        <translation>(oculta por los filtros)</translation>
    </message>
    <message>
        <source>accepted %1</source>
        <translation>%1: aceptada</translation>
    </message>
    <message>
        <source>rejected %1</source>
        <translation>%1: rechazada</translation>
    </message>
    <message>
        <source>deferred %1</source>
        <translation>%1: aplazada</translation>
    </message>
    <message>
        <source>no counterpart of %1</source>
        <translation>%1: sin equivalente</translation>
    </message>
    <message>
        <source>reopened %1</source>
        <translation>%1: abierta de nuevo</translation>
    </message>
    <message>
        <source>note on %1</source>
        <translation>nota sobre %1</translation>
    </message>
    <message>
        <source>No candidate is left for this gloss: search the target wordnet, or say that there is no counterpart.</source>
        <translation>No queda ningún candidato para esta glosa: busque en el wordnet de destino o indique que no hay equivalente.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>No hay nada que rehacer.</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewPanel</name>
    <message>
        <source>%1 of %2 decided</source>
        <translation>%1 de %2 decididas</translation>
    </message>
    <message>
        <source>%1 %, today %2</source>
        <translation>%1 %, hoy %2</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertas</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptadas</translation>
    </message>
    <message>
        <source>as suggested</source>
        <translation>como se sugirió</translation>
    </message>
    <message>
        <source>as nearest neighbour</source>
        <translation>como vecino más cercano</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>Sin equivalente</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>Aplazadas</translation>
    </message>
    <message>
        <source>Rejected pairs</source>
        <translation>Pares rechazados</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>The last decision changed no other suggestion</source>
        <translation>La última decisión no cambió ninguna otra sugerencia</translation>
    </message>
    <message numerus="yes">
        <source>The last decision changed %Ln other suggestion(s)</source>
        <translation>
            <numerusform>La última decisión cambió %Ln sugerencia más</numerusform>
            <numerusform>La última decisión cambió %Ln sugerencias más</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggestions changed by your decisions appear here</source>
        <translation>Aquí aparecen las sugerencias que cambian sus decisiones</translation>
    </message>
    <message>
        <source>One reviewer so far. Import the decisions of another to compare with.</source>
        <translation>Solo hay un revisor hasta ahora. Importe las decisiones de otro para comparar.</translation>
    </message>
    <message>
        <source>Over the glosses that both have decided.</source>
        <translation>Sobre las glosas que ambos han decidido.</translation>
    </message>
    <message>
        <source>Both decided</source>
        <translation>Decididas por ambos</translation>
    </message>
    <message>
        <source>Same link</source>
        <translation>Mismo vínculo</translation>
    </message>
    <message>
        <source>Same relation</source>
        <translation>Misma relación</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>Kappa de Cohen</translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln that differ</source>
        <translation>
            <numerusform>Mostrar la %Ln que difiere</numerusform>
            <numerusform>Mostrar las %Ln que difieren</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the glosses that is decided</source>
        <translation>Proporción de glosas decididas</translation>
    </message>
    <message>
        <source>Glosses whose suggestion the last decision changed; Enter goes there</source>
        <translation>Glosas cuya sugerencia cambió con la última decisión; Intro va a ellas</translation>
    </message>
    <message>
        <source>Statistics of the review</source>
        <translation>Estadísticas de la revisión</translation>
    </message>
    <message>
        <source>Agreement of the two reviewers</source>
        <translation>Acuerdo entre los dos revisores</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Acuerdo</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>Primer revisor</translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>Segundo revisor</translation>
    </message>
    <message>
        <source>Precision…</source>
        <translation>Precisión…</translation>
    </message>
    <message>
        <source>Precision of the suggestions when only the most certain are accepted (P)</source>
        <translation>Precisión de las sugerencias cuando solo se aceptan las más seguras (P)</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunComparisonView</name>
    <message>
        <source>Paired tests of the two runs</source>
        <translation>Pruebas pareadas de las dos ejecuciones</translation>
    </message>
    <message>
        <source>Parameters that differ, and figures of both runs</source>
        <translation>Parámetros que difieren y cifras de ambas ejecuciones</translation>
    </message>
    <message>
        <source>Two runs side by side</source>
        <translation>Dos ejecuciones en paralelo</translation>
    </message>
    <message>
        <source>Choose two runs in the list to compare them (Ctrl+click, or Shift and arrow keys).</source>
        <translation>Elija dos ejecuciones de la lista para compararlas (Ctrl+clic, o Mayús y las flechas).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>Paired over the %1 glosses that both compared; differences are the second minus the first. McNemar&apos;s test counts the glosses that one of the two alone gets right.</source>
        <translation>Pareada sobre las %1 glosas que ambas compararon; las diferencias son la segunda menos la primera. La prueba de McNemar cuenta las glosas que solo una de las dos acierta.</translation>
    </message>
    <message>
        <source>Paired over the queries of both, %1 at most; differences are the second minus the first. McNemar&apos;s test counts the queries that one of the two alone gets right.</source>
        <translation>Pareada sobre las consultas de ambas, %1 como máximo; las diferencias son la segunda menos la primera. La prueba de McNemar cuenta las consultas que solo una de las dos acierta.</translation>
    </message>
    <message>
        <source>The runs have no test items in common, so there is no paired test.</source>
        <translation>Las ejecuciones no tienen casos de prueba en común, así que no hay prueba pareada.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunEntryModel</name>
    <message>
        <source>Section</source>
        <translation>Sección</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>cifra</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>parámetro</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
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
            <numerusform>%Ln valor</numerusform>
            <numerusform>%Ln valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Parameters and figures of the run</source>
        <translation>Parámetros y cifras de la ejecución</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>started</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>took</source>
        <translation>duración</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>Tiempo por etapa</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunHead</name>
    <message>
        <source>Run %1: %2</source>
        <translation>Ejecución %1: %2</translation>
    </message>
    <message>
        <source>Run %1: %2, %3</source>
        <translation>Ejecución %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>the first of %Ln chosen</source>
        <translation>
            <numerusform>la primera de %Ln elegida</numerusform>
            <numerusform>la primera de %Ln elegidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Volver a abrir</translation>
    </message>
    <message>
        <source>Fill its page with its inputs, and continue</source>
        <translation>Rellenar su página con sus datos de entrada y continuar</translation>
    </message>
    <message>
        <source>Fill its page with its inputs</source>
        <translation>Rellenar su página con sus datos de entrada</translation>
    </message>
    <message>
        <source>Runs of this kind are made on the command line; its inputs are listed under All</source>
        <translation>Las ejecuciones de este tipo se hacen en la línea de órdenes; sus datos de entrada figuran en Todo</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunModel</name>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Datos de entrada</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>Emparejamiento</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>The program ended during this run: it was killed, or the computer was switched off.</source>
        <translation>El programa se cerró durante esta ejecución: se forzó su cierre o se apagó el equipo.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunsView</name>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln ejecución</numerusform>
            <numerusform>%Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>%1 de %Ln ejecución</numerusform>
            <numerusform>%1 de %Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: a measure, a file, a language …</source>
        <translation>Filtro: una medida, un archivo, un idioma…</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>Filtrar las ejecuciones</translation>
    </message>
    <message>
        <source>Kind of run</source>
        <translation>Tipo de ejecución</translation>
    </message>
    <message>
        <source>Runs of the workspace</source>
        <translation>Ejecuciones del espacio de trabajo</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>Exportar la lista</translation>
    </message>
    <message>
        <source>Write the list as it is filtered and sorted</source>
        <translation>Escribir la lista tal como está filtrada y ordenada</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove the selected runs (Del); Ctrl+Z restores them</source>
        <translation>Eliminar las ejecuciones seleccionadas (Supr); Ctrl+Z las restaura</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedActions</name>
    <message>
        <source>&amp;Save the word</source>
        <translation>&amp;Guardar la palabra</translation>
    </message>
    <message>
        <source>Re&amp;view the words that are due</source>
        <translation>&amp;Repasar las palabras pendientes</translation>
    </message>
    <message>
        <source>&amp;Look the query up again</source>
        <translation>&amp;Buscar de nuevo la consulta</translation>
    </message>
    <message>
        <source>&amp;Remove the words</source>
        <translation>&amp;Eliminar las palabras</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates</source>
        <translation>&amp;Fusionar los duplicados</translation>
    </message>
    <message>
        <source>&amp;New list</source>
        <translation>&amp;Nueva lista</translation>
    </message>
    <message>
        <source>Rename the lis&amp;t</source>
        <translation>Cambiar el no&amp;mbre de la lista</translation>
    </message>
    <message>
        <source>Remove the l&amp;ist</source>
        <translation>Eliminar la &amp;lista</translation>
    </message>
    <message>
        <source>Im&amp;port words…</source>
        <translation>&amp;Importar palabras…</translation>
    </message>
    <message>
        <source>&amp;Export words…</source>
        <translation>E&amp;xportar palabras…</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedAnswers</name>
    <message>
        <source>Reading the saved words</source>
        <translation>Leyendo las palabras guardadas</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>Guardando %1</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Eliminando %1</translation>
    </message>
    <message>
        <source>Restoring what was removed</source>
        <translation>Restaurando lo eliminado</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedEditPanel</name>
    <message>
        <source>New list</source>
        <translation>Nueva lista</translation>
    </message>
    <message>
        <source>Not in a list</source>
        <translation>En ninguna lista</translation>
    </message>
    <message>
        <source>No word is chosen</source>
        <translation>No se ha elegido ninguna palabra</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed %Ln time(s), due: %1</source>
        <translation>
            <numerusform>Repasada %Ln vez, próximo repaso: %1</numerusform>
            <numerusform>Repasada %Ln veces, próximo repaso: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>Aún sin repasar</translation>
    </message>
    <message>
        <source>Tags separated by spaces</source>
        <translation>Etiquetas separadas por espacios</translation>
    </message>
    <message>
        <source>Tags to add to all of them</source>
        <translation>Etiquetas que añadir a todas</translation>
    </message>
    <message>
        <source>The chosen word</source>
        <translation>La palabra elegida</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>Buscar de nuevo</translation>
    </message>
    <message>
        <source>Go to the Look-up page with the query of this word (Ctrl+Shift+L)</source>
        <translation>Ir a la página Buscar con la consulta de esta palabra (Ctrl+Mayús+L)</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>Con sus propias palabras</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Lists that the word is in</source>
        <translation>Listas en las que está la palabra</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedListsPane</name>
    <message>
        <source>All words</source>
        <translation>Todas las palabras</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>Nueva lista</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>New list (Ctrl+Shift+N)</source>
        <translation>Nueva lista (Ctrl+Mayús+N)</translation>
    </message>
    <message>
        <source>Lists of saved words</source>
        <translation>Listas de palabras guardadas</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedModel</name>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>Categoría gramatical</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>Búsqueda</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listas</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Guardada</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Pendiente</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedPage</name>
    <message>
        <source>Changing a saved word</source>
        <translation>Cambiando una palabra guardada</translation>
    </message>
    <message>
        <source>Changing tags</source>
        <translation>Cambiando las etiquetas</translation>
    </message>
    <message>
        <source>Changing lists</source>
        <translation>Cambiando las listas</translation>
    </message>
    <message>
        <source>Reading the saved words</source>
        <translation>Leyendo las palabras guardadas</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>Deshaciendo</translation>
    </message>
    <message>
        <source>Redoing</source>
        <translation>Rehaciendo</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>Nada que deshacer</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>Nada que rehacer</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Removing saved words</source>
        <translation>Eliminando palabras guardadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed.</source>
        <translation>
            <numerusform>%Ln palabra eliminada.</numerusform>
            <numerusform>%Ln palabras eliminadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>Fusionando</translation>
    </message>
    <message>
        <source>Entries of the same word were merged.</source>
        <translation>Se han fusionado las entradas de una misma palabra.</translation>
    </message>
    <message>
        <source>The list %1 was removed; its words are still saved.</source>
        <translation>Se ha eliminado la lista %1; sus palabras siguen guardadas.</translation>
    </message>
    <message>
        <source>Reading the words that are due</source>
        <translation>Leyendo las palabras pendientes</translation>
    </message>
    <message>
        <source>Storing a grade</source>
        <translation>Guardando una calificación</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV (*.tsv);;Text for Anki (*.txt);;Package for Anki (*.apkg)</source>
        <translation>CSV (*.csv);;TSV (*.tsv);;Texto para Anki (*.txt);;Paquete para Anki (*.apkg)</translation>
    </message>
    <message>
        <source>Export the words shown</source>
        <translation>Exportar las palabras mostradas</translation>
    </message>
    <message>
        <source>Exporting saved words</source>
        <translation>Exportando palabras guardadas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written to %1.</source>
        <translation>
            <numerusform>%Ln palabra escrita en %1.</numerusform>
            <numerusform>%Ln palabras escritas en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import words</source>
        <translation>Importar palabras</translation>
    </message>
    <message>
        <source>Tables of words (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>Tablas de palabras (*.csv *.tsv *.txt);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>%Ln añadida</numerusform>
            <numerusform>%Ln añadidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merged</source>
        <translation>
            <numerusform>%Ln fusionada</numerusform>
            <numerusform>%Ln fusionadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>%Ln sin cambios</numerusform>
            <numerusform>%Ln sin cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <translation>
            <numerusform>%Ln omitida</numerusform>
            <numerusform>%Ln omitidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… y %Ln más</numerusform>
            <numerusform>… y %Ln más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) differ from what is saved here, which was kept.</source>
        <translation>
            <numerusform>%Ln línea difiere de lo guardado aquí, que se ha conservado.</numerusform>
            <numerusform>%Ln líneas difieren de lo guardado aquí, que se ha conservado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the values of the file</source>
        <translation>Usar los datos del archivo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Palabras guardadas</translation>
    </message>
    <message>
        <source>Your saved words: in lists, with notes, to review and export.</source>
        <translation>Sus palabras guardadas: en listas, con notas, para repasar y exportar.</translation>
    </message>
    <message>
        <source>Saved words are listed here, to find, review and export. Save an answer of the Look-up page with its star or Ctrl+D.</source>
        <translation>Aquí se listan las palabras guardadas, para encontrarlas, repasarlas y exportarlas. Guarde una respuesta de la página Buscar con su estrella o con Ctrl+D.</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>Buscar una palabra</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedView</name>
    <message>
        <source>All languages</source>
        <translation>Todos los idiomas</translation>
    </message>
    <message>
        <source>Search words, meanings, notes, tags</source>
        <translation>Buscar palabras, significados, notas, etiquetas</translation>
    </message>
    <message>
        <source>Search the saved words</source>
        <translation>Buscar en las palabras guardadas</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>Idioma de las palabras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln palabra</numerusform>
            <numerusform>%Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln word(s)</source>
        <translation>
            <numerusform>%1 de %Ln palabra</numerusform>
            <numerusform>%1 de %Ln palabras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln word(s)</source>
        <translation>
            <numerusform>Repasar %Ln palabra</numerusform>
            <numerusform>Repasar %Ln palabras</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nada que repasar</translation>
    </message>
    <message>
        <source>Go through the words that are due (Ctrl+Shift+D)</source>
        <translation>Recorrer las palabras pendientes (Ctrl+Mayús+D)</translation>
    </message>
    <message>
        <source>Merge duplicates</source>
        <translation>Fusionar los duplicados</translation>
    </message>
    <message>
        <source>Merge the selected entries of the same word, or all such entries (Ctrl+Shift+U)</source>
        <translation>Fusionar las entradas seleccionadas de una misma palabra, o todas las que haya (Ctrl+Mayús+U)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Merge words of a CSV, TSV or Anki text file (Ctrl+Shift+O)</source>
        <translation>Incorporar palabras de un archivo CSV, TSV o de texto de Anki (Ctrl+Mayús+O)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the words shown as CSV, TSV, or for Anki (Ctrl+Shift+E)</source>
        <translation>Escribir las palabras mostradas como CSV, TSV o para Anki (Ctrl+Mayús+E)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Remove the selected words (Del); Ctrl+Z restores them</source>
        <translation>Eliminar las palabras seleccionadas (Supr); Ctrl+Z las restaura</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>Palabras guardadas</translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoreModel</name>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>Elegido por</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
    </message>
    <message>
        <source>to</source>
        <translation>hasta</translation>
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
        <translation>P@1 de la recuperación y del emparejamiento; los bigotes son intervalos del 95 %.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses.</source>
        <translation>
            <numerusform>%Ln glosa.</numerusform>
            <numerusform>%Ln glosas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skewness of N_k: %1.</source>
        <translation>Asimetría de N_k: %1.</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by run, for retrieval and matching; the table has the numbers</source>
        <translation>Barras de P@1 por ejecución, para la recuperación y el emparejamiento; la tabla tiene los números</translation>
    </message>
    <message>
        <source>Precision by run, for retrieval and matching</source>
        <translation>Precisión por ejecución, para la recuperación y el emparejamiento</translation>
    </message>
    <message>
        <source>gloss-precision</source>
        <translation>precision-de-glosas</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchPane</name>
    <message>
        <source>Reading the library</source>
        <translation>Leyendo la biblioteca</translation>
    </message>
    <message>
        <source>Detecting the language</source>
        <translation>Detectando el idioma</translation>
    </message>
    <message>
        <source>Adding a list of sentences</source>
        <translation>Añadiendo una lista de frases</translation>
    </message>
    <message>
        <source>%1 was added: %2 sentences.</source>
        <translation>Se ha añadido %1: %2 frases.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank line(s) left out.</source>
        <translation>
            <numerusform>%Ln línea en blanco omitida.</numerusform>
            <numerusform>%Ln líneas en blanco omitidas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>No se pudo leer %Ln línea.</numerusform>
            <numerusform>No se pudieron leer %Ln líneas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln sentence(s) the model knows no word; they are never found.</source>
        <translation>
            <numerusform>El modelo no conoce ninguna palabra de %Ln frase; nunca se encontrará.</numerusform>
            <numerusform>El modelo no conoce ninguna palabra de %Ln frases; nunca se encontrarán.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the list</source>
        <translation>Quitar la lista</translation>
    </message>
    <message>
        <source>%1 and the vectors of its sentences are removed from the library. The file it was read from stays.</source>
        <translation>%1 y los vectores de sus frases se quitan de la biblioteca. El archivo del que se leyó se conserva.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>Quitando %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>Se ha quitado %1.</translation>
    </message>
    <message>
        <source>Choose a file of sentences.</source>
        <translation>Elija un archivo de frases.</translation>
    </message>
    <message>
        <source>Give the list a name.</source>
        <translation>Dé un nombre a la lista.</translation>
    </message>
    <message>
        <source>The library has a list of this name: choose another name, or replace it.</source>
        <translation>La biblioteca tiene una lista con este nombre: elija otro nombre o reemplácela.</translation>
    </message>
    <message>
        <source>Try an example list</source>
        <translation>Probar una lista de ejemplo</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>Detenido. No se ha añadido nada.</translation>
    </message>
    <message>
        <source>Lists of sentences are kept in the library with what they mean, and searched by meaning as you type, in any language of the model. The pack alone will do.</source>
        <translation>Las listas de frases se guardan en la biblioteca con su significado, por el que se buscan mientras se escribe, en cualquier idioma del modelo. Basta el paquete.</translation>
    </message>
    <message>
        <source>Stop adding the list</source>
        <translation>Dejar de añadir la lista</translation>
    </message>
    <message>
        <source>Progress of adding the list</source>
        <translation>Progreso de la adición de la lista</translation>
    </message>
    <message>
        <source>Add the list</source>
        <translation>Añadir la lista</translation>
    </message>
    <message>
        <source>Read the file, make the vectors and keep both in the library</source>
        <translation>Leer el archivo, calcular los vectores y guardar ambos en la biblioteca</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchView</name>
    <message>
        <source>Write a sentence: what means the same is found as you type, in any language of the list.</source>
        <translation>Escriba una frase: lo que significa lo mismo se encuentra mientras escribe, en cualquier idioma de la lista.</translation>
    </message>
    <message>
        <source>the %1 nearest of %2 sentences</source>
        <translation>las %1 más próximas de %2 frases</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 % of the words are known to the model</source>
        <translation>El modelo conoce el %1 % de las palabras</translation>
    </message>
    <message>
        <source>Export the sentences to</source>
        <translation>Exportar las frases a</translation>
    </message>
    <message>
        <source>search</source>
        <comment>file name</comment>
        <translation>busqueda</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>Tabla (*.tsv)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>consulta</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>List to search</source>
        <translation>Lista en la que buscar</translation>
    </message>
    <message>
        <source>A&amp;dd a list…</source>
        <translation>&amp;Añadir una lista…</translation>
    </message>
    <message>
        <source>Add a list of sentences to the library</source>
        <translation>Añadir una lista de frases a la biblioteca</translation>
    </message>
    <message>
        <source>Remove this list from the library; its file stays</source>
        <translation>Quitar esta lista de la biblioteca; su archivo se conserva</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>Escriba una frase en cualquier idioma</translation>
    </message>
    <message>
        <source>Sentences by descending score; Enter compares one with the query</source>
        <translation>Frases por puntuación descendente; Intro compara una con la consulta</translation>
    </message>
    <message>
        <source>&amp;Compare with the query</source>
        <translation>&amp;Comparar con la consulta</translation>
    </message>
    <message>
        <source>Open both in Two sentences: which words carry the similarity</source>
        <translation>Abrir ambas en Dos frases: qué palabras sustentan la similitud</translation>
    </message>
    <message>
        <source>Copy the chosen sentence</source>
        <translation>Copiar la frase elegida</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Export the sentences found as TSV</source>
        <translation>Exportar como TSV las frases encontradas</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Lista</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Se&amp;ntence</source>
        <translation>&amp;Frase</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Co&amp;piar</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceComparisonModel</name>
    <message>
        <source>no word of a sentence is known to it</source>
        <translation>no conoce ninguna palabra de una de las frases</translation>
    </message>
    <message>
        <source>there are no random pairs of these languages to compare with</source>
        <translation>no hay pares al azar de estos idiomas con los que comparar</translation>
    </message>
    <message numerus="yes">
        <source>closer than all of %n random pair(s)</source>
        <translation>
            <numerusform>más parecidas que %n par al azar</numerusform>
            <numerusform>más parecidas que los %n pares al azar</numerusform>
        </translation>
    </message>
    <message>
        <source>no closer than random pairs</source>
        <translation>no más parecidas que los pares al azar</translation>
    </message>
    <message>
        <source>closer than %1 % of random pairs</source>
        <translation>más parecidas que el %1 % de los pares al azar</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Similitud</translation>
    </message>
    <message>
        <source>Against random pairs</source>
        <translation>Frente a pares al azar</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>Palabras conocidas</translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4</source>
        <comment>known and all words of both sentences</comment>
        <translation>%1 de %2, %3 de %4</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceField</name>
    <message>
        <source>Language of: %1</source>
        <comment>which sentence</comment>
        <translation>Idioma de: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceFinder</name>
    <message>
        <source>Searching a list of sentences</source>
        <translation>Buscando en una lista de frases</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceModelBox</name>
    <message>
        <source>Open a model of sentences</source>
        <translation>Abrir un modelo de frases</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>Funciona sin vectores de palabras</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>De los últimos vectores de palabras que se alinearon</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingRow</name>
    <message>
        <source>Restore the default of “%1”</source>
        <translation>Restaurar el valor predeterminado de «%1»</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>Ningún ajuste coincide.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en los ajustes</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>Secciones de los ajustes</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>&amp;Restaurar los valores predeterminados</translation>
    </message>
    <message>
        <source>Resets all visible settings to their defaults</source>
        <translation>Restaura los valores predeterminados de todos los ajustes visibles</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
</context>
<context>
    <name>crossgloss::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Look up at once; open the details of the chosen word</source>
        <translation>Buscar de inmediato; abrir los detalles de la palabra elegida</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>Move through the answers</source>
        <translation>Recorrer las respuestas</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>Izquierda, Derecha</translation>
    </message>
    <message>
        <source>Go to the answers in the next language</source>
        <translation>Ir a las respuestas en el idioma siguiente</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clear the description</source>
        <translation>Borrar la descripción</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab, Mayús+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>Ir al campo siguiente o anterior</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Lo que hacen</translation>
    </message>
</context>
<context>
    <name>crossgloss::SpacePicker</name>
    <message>
        <source>%1 words × %2 dimensions</source>
        <translation>%1 palabras × %2 dimensiones</translation>
    </message>
    <message>
        <source>Open a file of word vectors</source>
        <translation>Abrir un archivo de vectores de palabras</translation>
    </message>
    <message>
        <source>Open a file of word vectors: %1</source>
        <translation>Abrir un archivo de vectores de palabras: %1</translation>
    </message>
    <message>
        <source>Choose vectors</source>
        <translation>Elegir vectores</translation>
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
            <numerusform>(y %Ln más)</numerusform>
            <numerusform>(y %Ln más)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>Abrir la lista de tareas</translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation>Progreso de la tarea en curso</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Cancelar esta tarea</translation>
    </message>
</context>
<context>
    <name>crossgloss::TargetSearchView</name>
    <message>
        <source>Every concept of the target wordnet can be found and linked, compared or not.</source>
        <translation>Cualquier concepto del wordnet de destino se puede encontrar y vincular, se haya comparado o no.</translation>
    </message>
    <message>
        <source>No match. Try fewer words, or only their beginnings.</source>
        <translation>Sin resultados. Pruebe con menos palabras, o solo con su comienzo.</translation>
    </message>
    <message>
        <source>The first %1 of %2 matches</source>
        <translation>Los primeros %1 de %2 resultados</translation>
    </message>
    <message numerus="yes">
        <source>%Ln concept(s) found</source>
        <translation>
            <numerusform>%Ln concepto encontrado</numerusform>
            <numerusform>%Ln conceptos encontrados</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the target wordnet</source>
        <translation>Buscar en el wordnet de destino</translation>
    </message>
    <message>
        <source>Word, words of the gloss, or id</source>
        <translation>Palabra, palabras de la glosa o identificador</translation>
    </message>
    <message>
        <source>Concepts found; Enter links the chosen one, Escape goes back</source>
        <translation>Conceptos encontrados; Intro vincula el elegido, Esc vuelve atrás</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainPage</name>
    <message>
        <source>Train</source>
        <translation>Entrenar</translation>
    </message>
    <message>
        <source>Train an encoder that reads descriptions, from your own dictionaries and word vectors.</source>
        <translation>Entrenar un codificador que lee descripciones, a partir de diccionarios y vectores de palabras propios.</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>Lo que se entrena</translation>
    </message>
    <message>
        <source>Dictionary encoder</source>
        <translation>Codificador de diccionario</translation>
    </message>
    <message>
        <source>Gloss encoder (Siamese LSTM)</source>
        <translation>Codificador de glosas (LSTM siamesa)</translation>
    </message>
    <message>
        <source>Train a network that tells when two glosses mean the same, on wordnets that share synsets, to link others with it.</source>
        <translation>Entrenar una red que reconoce cuándo dos glosas significan lo mismo, con wordnets que comparten synsets, para vincular otros con ella.</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vectores de palabras</translation>
    </message>
    <message>
        <source>Train word vectors from plain text, in one language or in two that share a space.</source>
        <translation>Entrenar vectores de palabras a partir de texto sin formato, en un idioma o en dos que comparten un espacio.</translation>
    </message>
    <message>
        <source>Ask an encoder</source>
        <translation>Consultar un codificador</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Experimentos</translation>
    </message>
    <message>
        <source>Ask a trained encoder for the words of a description, and see what it looked at.</source>
        <translation>Pedir a un codificador entrenado las palabras de una descripción y ver en qué se fijó.</translation>
    </message>
    <message>
        <source>Fill whole tables: every encoder and strategy, several seeds, with intervals and paired tests.</source>
        <translation>Rellenar tablas enteras: todos los codificadores y estrategias, varias semillas, con intervalos y pruebas pareadas.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurveModel</name>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
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
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Examples/s</source>
        <translation>Ejemplos/s</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurves</name>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Loss (left)</source>
        <translation>Pérdida (izquierda)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Curves of the training run; the table beside them has the numbers</source>
        <translation>Curvas del entrenamiento; la tabla contigua tiene los números</translation>
    </message>
    <message>
        <source>Loss and scores by epoch</source>
        <translation>Pérdida y puntuaciones por época</translation>
    </message>
    <message>
        <source>P@10 (right)</source>
        <translation>P@10 (derecha)</translation>
    </message>
    <message>
        <source>MRR (right)</source>
        <translation>MRR (derecha)</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingPane</name>
    <message>
        <source>Epoch %1 · loss %2</source>
        <translation>Época %1 · pérdida %2</translation>
    </message>
    <message>
        <source>MRR %1</source>
        <translation>MRR %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Start from scratch, not from the checkpoint of the earlier run</source>
        <translation>Empezar desde cero, no desde el punto de control de la ejecución anterior</translation>
    </message>
    <message>
        <source>Stop after the current step; the checkpoint stays</source>
        <translation>Detener después del paso actual; el punto de control se conserva</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>%1 examples/s</source>
        <translation>%1 ejemplos/s</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Entrenar con estos ajustes</translation>
    </message>
    <message>
        <source>Loss and validation scores of the training appear here, epoch by epoch.</source>
        <translation>Aquí aparecen la pérdida y las puntuaciones de validación del entrenamiento, época por época.</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingSettings</name>
    <message>
        <source>Where to save the model</source>
        <translation>Dónde guardar el modelo</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>Modelos (*.model);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU con atención</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>Bolsa de palabras</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>Una dirección</translation>
    </message>
    <message>
        <source>With monolingual definitions</source>
        <translation>Con definiciones monolingües</translation>
    </message>
    <message>
        <source>Several directions at once</source>
        <translation>Varias direcciones a la vez</translation>
    </message>
    <message>
        <source>L2 distance (as published)</source>
        <translation>Distancia L2 (como en la publicación)</translation>
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
        <translation>Softmax sobre el lote</translation>
    </message>
    <message>
        <source>Training definitions</source>
        <translation>Definiciones de entrenamiento</translation>
    </message>
    <message>
        <source>Lines of answer, tab, definition; or answer, tab, headword, tab, definition.</source>
        <translation>Líneas de respuesta, tabulador, definición; o respuesta, tabulador, palabra de entrada, tabulador, definición.</translation>
    </message>
    <message>
        <source>Files of definitions</source>
        <translation>Archivos de definiciones</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>Definiciones (*.tsv *.txt *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>Vectores de palabras</translation>
    </message>
    <message>
        <source>One file for each language, all in one shared space.</source>
        <translation>Un archivo para cada idioma, todos en un espacio común.</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>Vectores de palabras (*.vec *.bin *.txt *.gz *.xz);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>A file of definitions to evaluate on. Without one, words are held out of the data.</source>
        <translation>Un archivo de definiciones con el que evaluar. Si no se indica, se apartan palabras de los datos.</translation>
    </message>
    <message>
        <source>Validation file</source>
        <translation>Archivo de validación</translation>
    </message>
    <message>
        <source>&amp;Encoder</source>
        <translation>&amp;Codificador</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>&amp;Estrategia</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>Ob&amp;jetivo</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>Má&amp;ximo de épocas</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>Parada antici&amp;pada (épocas)</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation>Archivo del &amp;modelo</translation>
    </message>
    <message>
        <source>&amp;Words held out</source>
        <translation>Pala&amp;bras apartadas</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>&amp;Unidades ocultas</translation>
    </message>
    <message>
        <source>&amp;Affine layers</source>
        <translation>Capas &amp;afines</translation>
    </message>
    <message>
        <source>Words read per de&amp;finition</source>
        <translation>Palabras leídas por de&amp;finición</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>Tamaño de &amp;lote</translation>
    </message>
    <message>
        <source>Learning ra&amp;te</source>
        <translation>Tasa de aprendi&amp;zaje</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Sem&amp;illa</translation>
    </message>
    <message>
        <source>Th&amp;reads</source>
        <translation>Hilo&amp;s</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>Bidirectional GRU</source>
        <translation>GRU bidireccional</translation>
    </message>
    <message>
        <source>Convolutions (CNN)</source>
        <translation>Convoluciones (CNN)</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>&amp;Número de capas</translation>
    </message>
    <message>
        <source>Jointly with the word vectors</source>
        <translation>Conjuntamente con los vectores de palabras</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>Archivo del modelo</translation>
    </message>
    <message>
        <source>Centre the word vectors</source>
        <translation>Centrar los vectores de palabras</translation>
    </message>
    <message>
        <source>Takes the mean off each language&apos;s vectors, which tells nothing of a word but dominates distances; not in the paper</source>
        <translation>Resta a los vectores de cada idioma su media, que no dice nada de una palabra pero domina las distancias; no figura en el artículo</translation>
    </message>
</context>
<context>
    <name>crossgloss::TranslationsField</name>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln dictionaries of these languages</source>
        <translation>
            <numerusform>El único diccionario de estos idiomas (%Ln)</numerusform>
            <numerusform>Los %Ln diccionarios de estos idiomas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 entries)</source>
        <translation>%1 (%2 entradas)</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>De un archivo</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln dictionary(ies) of these languages</source>
        <translation>
            <numerusform>Usar %Ln diccionario de estos idiomas</numerusform>
            <numerusform>Usar %Ln diccionarios de estos idiomas</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary that translates words</source>
        <translation>Diccionario que traduce las palabras</translation>
    </message>
    <message>
        <source>Translates the words of the glosses, and lemmas into candidates: with one, the most certain suggestions are nearly all correct</source>
        <translation>Traduce las palabras de las glosas, y los lemas para obtener candidatos: con uno, las sugerencias más seguras son casi todas correctas</translation>
    </message>
    <message>
        <source>File of word pairs</source>
        <translation>Archivo de pares de palabras</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>Abrir un archivo de pares de palabras</translation>
    </message>
    <message>
        <source>word pairs</source>
        <translation>pares de palabras</translation>
    </message>
    <message>
        <source>Onl&amp;y candidates sharing a translation</source>
        <translation>So&amp;lo candidatos con una traducción en común</translation>
    </message>
    <message>
        <source>Glosses without such a candidate get no suggestion</source>
        <translation>Las glosas sin un candidato así se quedan sin sugerencias</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsPane</name>
    <message>
        <source>Finding partners in two lists</source>
        <translation>Buscando correspondencias en dos listas</translation>
    </message>
    <message>
        <source>Exporting pairs</source>
        <translation>Exportando los pares</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) exported to %1.</source>
        <translation>
            <numerusform>%Ln par exportado a %1.</numerusform>
            <numerusform>%Ln pares exportados a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the first list.</source>
        <translation>Elija la primera lista.</translation>
    </message>
    <message>
        <source>Choose the second list.</source>
        <translation>Elija la segunda lista.</translation>
    </message>
    <message>
        <source>Choose a language of the list %1.</source>
        <translation>Elija un idioma de la lista %1.</translation>
    </message>
    <message>
        <source>The vectors of these lists are of different models and cannot be compared.</source>
        <translation>Los vectores de estas listas son de modelos distintos y no se pueden comparar.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Probar un ejemplo</translation>
    </message>
    <message>
        <source>Choose two lists of sentences in one language or two, or drop two files here: each sentence gets its best partner, with a score, and what has none is listed.</source>
        <translation>Elija dos listas de frases, en un idioma o en dos, o suelte aquí dos archivos: cada frase recibe su mejor correspondencia, con una puntuación, y se lista lo que no tiene ninguna.</translation>
    </message>
    <message>
        <source>Stop looking for partners</source>
        <translation>Dejar de buscar correspondencias</translation>
    </message>
    <message>
        <source>Progress of finding partners</source>
        <translation>Progreso de la búsqueda de correspondencias</translation>
    </message>
    <message>
        <source>Find partners</source>
        <translation>Buscar correspondencias</translation>
    </message>
    <message>
        <source>Find the best partners of the sentences</source>
        <translation>Buscar las mejores correspondencias de las frases</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsSettings</name>
    <message>
        <source>F&amp;irst list</source>
        <translation>&amp;Primera lista</translation>
    </message>
    <message>
        <source>Se&amp;cond list</source>
        <translation>&amp;Segunda lista</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>&amp;Correspondencias</translation>
    </message>
    <message>
        <source>Minimum mar&amp;gin</source>
        <translation>Mar&amp;gen mínimo</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>&amp;k (vecinos más próximos)</translation>
    </message>
    <message>
        <source>First list</source>
        <translation>Primera lista</translation>
    </message>
    <message>
        <source>Second list</source>
        <translation>Segunda lista</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>Una a una</translation>
    </message>
    <message>
        <source>Many to one</source>
        <translation>Varias a una</translation>
    </message>
    <message>
        <source>One to one: no sentence has two partners. Many to one: every first sentence has its best one.</source>
        <translation>Una a una: ninguna frase tiene dos correspondencias. Varias a una: cada frase de la primera lista tiene la mejor.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Pairs below are left out; above one, a pair stands out from its surroundings</source>
        <translation>Los pares por debajo se omiten; por encima de uno, un par destaca entre los de su entorno</translation>
    </message>
    <message>
        <source>The surroundings that the margin of a pair is measured against</source>
        <translation>El entorno con el que se compara el margen de un par</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoSentencesPane</name>
    <message>
        <source>Detecting the language</source>
        <translation>Detectando el idioma</translation>
    </message>
    <message>
        <source>Comparing two sentences</source>
        <translation>Comparando dos frases</translation>
    </message>
    <message>
        <source>Write the first sentence.</source>
        <translation>Escriba la primera frase.</translation>
    </message>
    <message>
        <source>Write the second sentence.</source>
        <translation>Escriba la segunda frase.</translation>
    </message>
    <message>
        <source>Choose a model to compare by.</source>
        <translation>Elija un modelo con el que comparar.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>Probar un ejemplo</translation>
    </message>
    <message>
        <source>Write two sentences above: they are compared by the pack at once, nothing need be imported.</source>
        <translation>Escriba arriba dos frases: el paquete las compara al momento, no hace falta importar nada.</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation>Detener la comparación</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>Progreso de la comparación</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare the two sentences by every chosen model</source>
        <translation>Comparar las dos frases con cada modelo elegido</translation>
    </message>
</context>
<context>
    <name>crossgloss::UsePanel</name>
    <message>
        <source>Look-ups with the whole group</source>
        <translation>Búsquedas con todo el grupo</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>Búsquedas</translation>
    </message>
    <message>
        <source>All are used in look-ups</source>
        <translation>Todos se usan en las búsquedas</translation>
    </message>
    <message>
        <source>Used in look-ups</source>
        <translation>Se usa en las búsquedas</translation>
    </message>
    <message>
        <source>Dictionaries that are switched off are not used at all (Space in the list, or Ctrl+U)</source>
        <translation>Los diccionarios desactivados no se usan en absoluto (Espacio en la lista, o Ctrl+U)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupo</translation>
    </message>
    <message>
        <source>Choose a group or type the name of a new one (Ctrl+G); on the page Look up a group can be chosen by itself</source>
        <translation>Elija un grupo o escriba el nombre de uno nuevo (Ctrl+G); en la página Buscar se puede elegir un grupo por sí solo</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>Nombre del grupo</translation>
    </message>
    <message>
        <source>Group of the dictionary</source>
        <translation>Grupo del diccionario</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>sin grupo</translation>
    </message>
</context>
<context>
    <name>crossgloss::VictimModel</name>
    <message>
        <source>Victim</source>
        <translation>Víctima</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>Primera respuesta</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Diccionario</translation>
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
        <translation>Buscar: %1</translation>
    </message>
    <message>
        <source>Describe a meaning, get the word</source>
        <translation>Describir un significado y obtener la palabra</translation>
    </message>
    <message>
        <source>Write what you mean in your own words; Crossgloss answers with words of the languages you choose.</source>
        <translation>Escriba lo que quiere decir con sus propias palabras; Crossgloss responde con palabras de los idiomas que elija.</translation>
    </message>
    <message>
        <source>For instance</source>
        <translation>Por ejemplo</translation>
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
        <translation>Agregar «%1» al mapa</translation>
    </message>
    <message>
        <source>Find a word on the map</source>
        <translation>Buscar una palabra en el mapa</translation>
    </message>
    <message>
        <source>Enter goes to the word; words that are not on the map are placed there, with commas between them (Ctrl+F)</source>
        <translation>Intro va a la palabra; las que no están en el mapa se agregan, separadas por comas (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorCurve</name>
    <message>
        <source>Neighbours</source>
        <translation>Vecinos</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Palabra</translation>
    </message>
    <message>
        <source>Nearest words so far</source>
        <translation>Palabras más próximas hasta ahora</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours</source>
        <translation>Palabras de muestra con sus vecinos más próximos</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>Época</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>Pérdida</translation>
    </message>
    <message>
        <source>Words/s</source>
        <translation>Palabras/s</translation>
    </message>
    <message>
        <source>Loss and speed over time</source>
        <translation>Pérdida y velocidad a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Share of the work (%)</source>
        <translation>Proporción del trabajo (%)</translation>
    </message>
    <message>
        <source>Loss of the word vectors; the table beside it has the numbers</source>
        <translation>Pérdida de los vectores de palabras; la tabla contigua tiene los números</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorPane</name>
    <message>
        <source>Add texts…</source>
        <translation>Añadir textos…</translation>
    </message>
    <message>
        <source>Training word vectors</source>
        <translation>Entrenando vectores de palabras</translation>
    </message>
    <message numerus="yes">
        <source>The vectors of %Ln word(s) are ready: %1</source>
        <translation>
            <numerusform>El vector de %Ln palabra está listo: %1</numerusform>
            <numerusform>Los vectores de %Ln palabras están listos: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Epoch %1 · %2 · loss %3 · %4 · %5 words/s</source>
        <translation>Época %1 · %2 · pérdida %3 · %4 · %5 palabras/s</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours and the speed appear here while the vectors are learned.</source>
        <translation>Mientras se aprenden los vectores, aquí aparecen palabras de muestra con sus vecinos más próximos y la velocidad.</translation>
    </message>
    <message>
        <source>Stop; nothing is written</source>
        <translation>Detener; no se escribe nada</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>Progreso del entrenamiento</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Iniciar</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>Entrenar con estos ajustes</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorSettings</name>
    <message>
        <source>Texts</source>
        <translation>Textos</translation>
    </message>
    <message>
        <source>Plain text, a sentence or paragraph a line, to learn words from.</source>
        <translation>Texto sin formato, una frase o un párrafo por línea, del que aprender palabras.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>Textos (*.txt *.gz *.xz *.bz2 *.zst);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>Primer idioma</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>Segundo idioma</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>Frases paralelas</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>Frase, tabulador y traducción en cada línea; o una memoria de traducción (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>Pares de frases (*.tsv *.tmx *.txt *.gz *.xz);;Todos los archivos (*)</translation>
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
        <translation>BilBOWA (dos idiomas en un mismo espacio)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>&amp;Método</translation>
    </message>
    <message>
        <source>D&amp;imension</source>
        <translation>D&amp;imensión</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>É&amp;pocas</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Ventana</translation>
    </message>
    <message>
        <source>V&amp;ector file</source>
        <translation>A&amp;rchivo de vectores</translation>
    </message>
    <message>
        <source>&amp;Negative samples</source>
        <translation>Muestras &amp;negativas</translation>
    </message>
    <message>
        <source>Minimum &amp;count</source>
        <translation>&amp;Frecuencia mínima</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;Hilos</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>One thread gives the same vectors each time; several differ a little from run to run</source>
        <translation>Un solo hilo da siempre los mismos vectores; con varios difieren un poco de una ejecución a otra</translation>
    </message>
    <message>
        <source>Words that occur less often get no vector</source>
        <translation>Las palabras menos frecuentes no reciben vector</translation>
    </message>
    <message>
        <source>Vector file</source>
        <translation>Archivo de vectores</translation>
    </message>
    <message>
        <source>Where to save the vectors</source>
        <translation>Dónde guardar los vectores</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin);;All files (*)</source>
        <translation>Vectores de palabras (*.vec *.bin);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Of two languages, each file is called after its language: my.en.vec, my.fr.vec</source>
        <translation>Con dos idiomas, cada archivo lleva el nombre de su idioma: my.en.vec, my.fr.vec</translation>
    </message>
    <message>
        <source>S&amp;ubwords (n-grams of %1 to %2 characters)</source>
        <translation>S&amp;ubpalabras (n-gramas de %1 a %2 caracteres)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordnetPicker</name>
    <message>
        <source>A file or folder</source>
        <translation>Un archivo o una carpeta</translation>
    </message>
    <message>
        <source>Princeton WordNet as installed</source>
        <translation>Princeton WordNet instalado</translation>
    </message>
    <message>
        <source>Open a wordnet</source>
        <translation>Abrir un wordnet</translation>
    </message>
    <message>
        <source>Wordnets (*.tab *.tab.* *.xml *.xml.*);;All files (*)</source>
        <translation>Wordnets (*.tab *.tab.* *.xml *.xml.*);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>.tab, WN-LMF, or a folder</source>
        <translation>.tab, WN-LMF o una carpeta</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceMenu</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>Espacio de &amp;trabajo</translation>
    </message>
    <message>
        <source>R&amp;ecent workspaces</source>
        <translation>Espacios de &amp;trabajo recientes</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceSwitcher</name>
    <message>
        <source>Default workspace</source>
        <translation>Espacio de trabajo predeterminado</translation>
    </message>
    <message>
        <source>Folder of the new workspace</source>
        <translation>Carpeta del nuevo espacio de trabajo</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>Abrir un espacio de trabajo</translation>
    </message>
    <message>
        <source>This workspace is open already.</source>
        <translation>Este espacio de trabajo ya está abierto.</translation>
    </message>
    <message>
        <source>Looking at the workspace</source>
        <translation>Examinando el espacio de trabajo</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>Nuevo espacio de trabajo</translation>
    </message>
    <message>
        <source>There is a workspace in %1 already.</source>
        <translation>Ya hay un espacio de trabajo en %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>%1 holds other files. Choose an empty folder for the new workspace.</source>
        <translation>%1 contiene otros archivos. Elija una carpeta vacía para el nuevo espacio de trabajo.</translation>
    </message>
    <message>
        <source>There is no workspace in %1. File &gt; Workspace &gt; New workspace creates one.</source>
        <translation>No hay ningún espacio de trabajo en %1. Archivo &gt; Espacio de trabajo &gt; Nuevo espacio de trabajo crea uno.</translation>
    </message>
    <message>
        <source>Measuring workspaces</source>
        <translation>Medición de los espacios de trabajo</translation>
    </message>
</context>
</TS>
