<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>AlignChecks</name>
    <message>
        <source>identical strings</source>
        <translation>سلاسل متطابقة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Choose the source vectors.</source>
        <translation>اختر متجهات المصدر.</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>اختر متجهات الهدف.</translation>
    </message>
    <message>
        <source>Choose a file of word pairs, or another dictionary.</source>
        <translation>اختر ملف أزواج كلمات، أو قاموسًا آخر.</translation>
    </message>
    <message>
        <source>Choose the source sentences.</source>
        <translation>اختر جمل المصدر.</translation>
    </message>
    <message>
        <source>Choose their translations.</source>
        <translation>اختر ترجماتها.</translation>
    </message>
    <message>
        <source>The workspace has no bilingual dictionary yet: import one in the Library.</source>
        <translation>لا تحتوي مساحة العمل على قاموس ثنائي اللغة بعد: استورد واحدًا في المكتبة.</translation>
    </message>
    <message>
        <source>Only self-learning works without a dictionary.</source>
        <translation>من دون قاموس لا يعمل إلا التعلّم الذاتي.</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>توحيد الطول</translation>
    </message>
    <message>
        <source>centre</source>
        <translation>توسيط</translation>
    </message>
    <message>
        <source>source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>القاموس</translation>
    </message>
    <message>
        <source>method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>normalisation</source>
        <translation>التطبيع</translation>
    </message>
    <message>
        <source>measured on</source>
        <translation>القياس على</translation>
    </message>
    <message>
        <source>%1 % of the dictionary, held out</source>
        <translation>‏%1 % من القاموس، محجوزة للاختبار</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>dimensions</source>
        <translation>الأبعاد</translation>
    </message>
</context>
<context>
    <name>AlignTexts</name>
    <message>
        <source>Least squares</source>
        <translation>المربعات الصغرى</translation>
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
        <translation>Procrustes مخفَّض</translation>
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
        <translation>التعلّم الذاتي</translation>
    </message>
    <message>
        <source>Refinement (MUSE)</source>
        <translation>التنقيح (MUSE)</translation>
    </message>
    <message>
        <source>Least sq.</source>
        <translation>مربعات صغرى</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>مخفَّض</translation>
    </message>
    <message>
        <source>Self-learn.</source>
        <translation>تعلّم ذاتي</translation>
    </message>
    <message>
        <source>MUSE</source>
        <translation>MUSE</translation>
    </message>
    <message>
        <source>Nearest neighbour</source>
        <translation>أقرب جار</translation>
    </message>
    <message>
        <source>Inverted softmax</source>
        <translation>Softmax المعكوس</translation>
    </message>
    <message>
        <source>CSLS</source>
        <translation>CSLS</translation>
    </message>
    <message>
        <source>Globally corrected</source>
        <translation>التصحيح الشامل</translation>
    </message>
    <message>
        <source>Local scaling</source>
        <translation>التحجيم المحلي</translation>
    </message>
    <message>
        <source>NICDM</source>
        <translation>NICDM</translation>
    </message>
    <message>
        <source>Mutual proximity</source>
        <translation>القرب المتبادل</translation>
    </message>
    <message>
        <source>DisSim local</source>
        <translation>DisSim المحلي</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Copy this cell</source>
        <translation>نسخ هذه الخلية</translation>
    </message>
    <message>
        <source>Copy the selected rows</source>
        <translation>نسخ الصفوف المحددة</translation>
    </message>
</context>
<context>
    <name>EntryDocument</name>
    <message>
        <source>plural</source>
        <translation>الجمع</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>القريبة في المعنى</translation>
    </message>
    <message>
        <source>more…</source>
        <translation>المزيد…</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>الجمع: %1</translation>
    </message>
    <message>
        <source>No installed dictionary has an entry for this word. The Library shows how to add one.</source>
        <translation>لا يحتوي أي قاموس مثبت على مدخل لهذه الكلمة. تبيّن المكتبة كيفية إضافة قاموس.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more entry(s)</source>
        <translation>
            <numerusform>%Ln مدخل آخر</numerusform>
            <numerusform>مدخل واحد آخر</numerusform>
            <numerusform>مدخلان آخران</numerusform>
            <numerusform>%Ln مداخل أخرى</numerusform>
            <numerusform>%Ln مدخلًا آخر</numerusform>
            <numerusform>%Ln مدخل آخر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more sense(s)</source>
        <translation>
            <numerusform>%Ln معنى آخر</numerusform>
            <numerusform>معنى واحد آخر</numerusform>
            <numerusform>معنيان آخران</numerusform>
            <numerusform>%Ln معانٍ أخرى</numerusform>
            <numerusform>%Ln معنى آخر</numerusform>
            <numerusform>%Ln معنى آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>See also:</source>
        <translation>انظر أيضًا:</translation>
    </message>
    <message>
        <source>Origin:</source>
        <translation>الأصل:</translation>
    </message>
    <message>
        <source>Synonyms:</source>
        <translation>المرادفات:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more example(s)</source>
        <translation>
            <numerusform>%Ln مثال آخر</numerusform>
            <numerusform>مثال واحد آخر</numerusform>
            <numerusform>مثالان آخران</numerusform>
            <numerusform>%Ln أمثلة أخرى</numerusform>
            <numerusform>%Ln مثالًا آخر</numerusform>
            <numerusform>%Ln مثال آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Examples from your texts</source>
        <translation>أمثلة من نصوصك</translation>
    </message>
    <message>
        <source>No examples yet. Import sentence pairs in the Library (sentence, tab, translation).</source>
        <translation>لا أمثلة بعد. استورد أزواج جمل في المكتبة (جملة، علامة جدولة، ترجمة).</translation>
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
        <translation>الدقة وF1</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>الدقة</translation>
    </message>
</context>
<context>
    <name>FileField</name>
    <message>
        <source>Word pairs (*.txt *.tsv *.dict *.gz *.xz);;All files (*)</source>
        <translation>أزواج كلمات (*.txt *.tsv *.dict *.gz *.xz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>متجهات كلمات (*.vec *.bin *.txt *.gz *.xz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Text, one sentence per line (*.txt *.gz *.xz);;All files (*)</source>
        <translation>نص، جملة في كل سطر (*.txt *.gz *.xz);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>GlossMaterialsFields</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>تتعذر قراءة %1.</translation>
    </message>
</context>
<context>
    <name>GlossTexts</name>
    <message>
        <source>Open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>مؤجَّل</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>لا مقابل</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>مطابق</translation>
    </message>
    <message>
        <source>Broader</source>
        <translation>أعم</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>أخص</translation>
    </message>
    <message>
        <source>Related</source>
        <translation>ذو صلة</translation>
    </message>
    <message>
        <source>Both express the same concept.</source>
        <translation>كلاهما يعبّر عن المفهوم نفسه.</translation>
    </message>
    <message>
        <source>The left concept is broader.</source>
        <translation>المفهوم الأيسر أعم.</translation>
    </message>
    <message>
        <source>The left concept is narrower.</source>
        <translation>المفهوم الأيسر أخص.</translation>
    </message>
    <message>
        <source>Close, but neither contains the other.</source>
        <translation>متقاربان، لكن لا يشمل أحدهما الآخر.</translation>
    </message>
    <message>
        <source>Mean of word vectors</source>
        <translation>متوسط متجهات الكلمات</translation>
    </message>
    <message>
        <source>Smoothed mean of word vectors</source>
        <translation>متوسط ممهَّد لمتجهات الكلمات</translation>
    </message>
    <message>
        <source>Word Mover&apos;s Distance</source>
        <translation>مسافة نقل الكلمات (WMD)</translation>
    </message>
    <message>
        <source>Sinkhorn</source>
        <translation>Sinkhorn</translation>
    </message>
    <message>
        <source>Siamese LSTM</source>
        <translation>LSTM سيامي</translation>
    </message>
    <message>
        <source>Dictionary encoder</source>
        <translation>مرمّز القواميس</translation>
    </message>
    <message>
        <source>Translated words</source>
        <translation>الكلمات المترجمة</translation>
    </message>
    <message>
        <source>Fused measure</source>
        <translation>مقياس مدمج</translation>
    </message>
</context>
<context>
    <name>HistoryTexts</name>
    <message>
        <source>%1–%2 letters</source>
        <translation>الحروف: %1–%2</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>الأكثر شيوعًا: %1</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>أندر من الرتبة %1</translation>
    </message>
</context>
<context>
    <name>KeyTables</name>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>وظيفتها</translation>
    </message>
</context>
<context>
    <name>ListFiles</name>
    <message>
        <source>Sentences (*.tmx *.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>جمل (*.tmx *.tsv *.txt *.gz *.xz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Everyday words</source>
        <comment>name of the example list</comment>
        <translation>كلمات يومية</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>الجمل: %1</translation>
    </message>
</context>
<context>
    <name>MapColouring</name>
    <message>
        <source>Placed words</source>
        <translation>الكلمات المضافة</translation>
    </message>
    <message>
        <source>All points</source>
        <translation>كل النقاط</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>من %1 إلى %2</translation>
    </message>
    <message>
        <source>beyond %1</source>
        <translation>ما بعد %1</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>in no cluster</source>
        <translation>خارج العناقيد</translation>
    </message>
    <message>
        <source>only ask</source>
        <translation>للاستعلام فقط</translation>
    </message>
    <message>
        <source>no translation known</source>
        <translation>لا ترجمة معروفة</translation>
    </message>
    <message>
        <source>right</source>
        <translation>صحيحة</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>خاطئة</translation>
    </message>
</context>
<context>
    <name>MapTexts</name>
    <message>
        <source>axes by formulas</source>
        <translation>محاور من صيغ</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>النقاط: %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>‏%1 ث</translation>
    </message>
    <message>
        <source>%1 of the variance</source>
        <translation>‏%1 من التباين</translation>
    </message>
    <message>
        <source>KL divergence %1</source>
        <translation>تباعد KL %1</translation>
    </message>
    <message>
        <source>trustworthiness %1</source>
        <translation>الموثوقية %1</translation>
    </message>
    <message>
        <source>continuity %1</source>
        <translation>الاستمرارية %1</translation>
    </message>
    <message>
        <source>neighbours kept %1</source>
        <translation>الجيران المحتفظ بهم %1</translation>
    </message>
    <message>
        <source>Placed words: %1</source>
        <translation>الكلمات المضافة: %1</translation>
    </message>
    <message>
        <source>placed by its neighbours</source>
        <translation>أُضيفت بحسب جيرانها</translation>
    </message>
    <message>
        <source>rank %1</source>
        <translation>الرتبة %1</translation>
    </message>
</context>
<context>
    <name>PageCatalogue</name>
    <message>
        <source>&amp;Look up</source>
        <translation>ال&amp;بحث</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>الم&amp;قارنة</translation>
    </message>
    <message>
        <source>Ma&amp;p</source>
        <translation>ال&amp;خريطة</translation>
    </message>
    <message>
        <source>&amp;Saved</source>
        <translation>المح&amp;فوظة</translation>
    </message>
    <message>
        <source>&amp;Glosses</source>
        <translation>ال&amp;شروح</translation>
    </message>
    <message>
        <source>&amp;Align</source>
        <translation>ال&amp;محاذاة</translation>
    </message>
    <message>
        <source>H&amp;ubs</source>
        <translation>المحا&amp;ور</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>الت&amp;دريب</translation>
    </message>
    <message>
        <source>&amp;Results</source>
        <translation>ال&amp;نتائج</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>الم&amp;كتبة</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>Retrieval</source>
        <translation>الاسترجاع</translation>
    </message>
    <message>
        <source>Retrieval, backward</source>
        <translation>الاسترجاع العكسي</translation>
    </message>
    <message>
        <source>Retrieval, CSLS</source>
        <translation>الاسترجاع، CSLS</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>المطابقة</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>الشروح</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>المحاذاة</translation>
    </message>
    <message>
        <source>Methods of alignment</source>
        <translation>طرق المحاذاة</translation>
    </message>
    <message>
        <source>Translation</source>
        <translation>الترجمة</translation>
    </message>
    <message>
        <source>Sentence retrieval</source>
        <translation>استرجاع الجمل</translation>
    </message>
    <message>
        <source>Comparison of two sentences</source>
        <translation>المقارنة بين جملتين</translation>
    </message>
    <message>
        <source>Partners of two lists</source>
        <translation>شركاء قائمتين</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>البحث بالمعنى</translation>
    </message>
    <message>
        <source>Training of a sentence model</source>
        <translation>تدريب نموذج جمل</translation>
    </message>
    <message>
        <source>Fusion of sentence models</source>
        <translation>دمج نماذج الجمل</translation>
    </message>
    <message>
        <source>Similarity of sentences</source>
        <translation>تشابه الجمل</translation>
    </message>
    <message>
        <source>Classes of sentences</source>
        <translation>فئات الجمل</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>مجموعة البيانات</translation>
    </message>
    <message>
        <source>Paraphrase identification</source>
        <translation>كشف إعادة الصياغة</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>الإسقاط على مستوٍ</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>التجربة</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>قائمة جمل</translation>
    </message>
    <message>
        <source>Hubness</source>
        <translation>المحورية</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Training of word vectors</source>
        <translation>تدريب متجهات الكلمات</translation>
    </message>
    <message>
        <source>Training of a gloss encoder</source>
        <translation>تدريب مرمّز شروح</translation>
    </message>
    <message>
        <source>Linking</source>
        <translation>الربط</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>التقييم</translation>
    </message>
    <message>
        <source>Batch of look-ups</source>
        <translation>دفعة عمليات بحث</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>الحزمة</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>الجيران</translation>
    </message>
    <message>
        <source>done</source>
        <translation>مكتمل</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فاشل</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>ملغى</translation>
    </message>
    <message>
        <source>running</source>
        <translation>جارٍ</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>منقطع</translation>
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
        <translation>الرتبة الوسيطة</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>المغطاة</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>التغطية</translation>
    </message>
    <message>
        <source>P@1, tolerant</source>
        <translation>P@1، متسامح</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs</source>
        <translation>P@1 على الأزواج المحجوزة للاختبار</translation>
    </message>
    <message>
        <source>p against the baseline</source>
        <translation>p مقابل خط الأساس</translation>
    </message>
    <message>
        <source>Training time (s)</source>
        <translation>زمن التدريب (ث)</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>التشابه</translation>
    </message>
    <message>
        <source>Share of random pairs less alike</source>
        <translation>نسبة الأزواج العشوائية الأقل تشابهًا</translation>
    </message>
    <message>
        <source>Mean margin</source>
        <translation>متوسط الهامش</translation>
    </message>
    <message>
        <source>Skewness of N_k</source>
        <translation>التواء N_k</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>روبن هود</translation>
    </message>
    <message>
        <source>Gini</source>
        <translation>جيني</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>المحاور</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>المحاور المضادة</translation>
    </message>
    <message>
        <source>Largest N_k</source>
        <translation>أكبر N_k</translation>
    </message>
    <message>
        <source>Best epoch</source>
        <translation>أفضل دورة</translation>
    </message>
    <message>
        <source>Best MRR</source>
        <translation>أفضل MRR</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Hidden units</source>
        <translation>الوحدات المخفية</translation>
    </message>
    <message>
        <source>Dropout of inputs</source>
        <translation>إسقاط المدخلات</translation>
    </message>
    <message>
        <source>Dropout of states</source>
        <translation>إسقاط الحالات</translation>
    </message>
    <message>
        <source>Training pairs</source>
        <translation>أزواج التدريب</translation>
    </message>
    <message>
        <source>Pairs available</source>
        <translation>الأزواج المتاحة</translation>
    </message>
    <message>
        <source>Shared dimensions</source>
        <translation>الأبعاد المشتركة</translation>
    </message>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β في Softmax المعكوس</translation>
    </message>
    <message>
        <source>Glosses to link</source>
        <translation>الشروح المراد ربطها</translation>
    </message>
    <message>
        <source>Target glosses</source>
        <translation>شروح الهدف</translation>
    </message>
    <message>
        <source>Candidate pairs</source>
        <translation>أزواج المرشحين</translation>
    </message>
    <message>
        <source>Without candidates</source>
        <translation>بلا مرشحين</translation>
    </message>
    <message>
        <source>Pairs the model was trained on</source>
        <translation>الأزواج التي دُرّب عليها النموذج</translation>
    </message>
    <message>
        <source>ranks %1 – %2</source>
        <translation>الرتب %1 – %2</translation>
    </message>
    <message>
        <source>with the other dictionary</source>
        <translation>مع القاموس الآخر</translation>
    </message>
    <message>
        <source>proper names</source>
        <translation>أسماء العلم</translation>
    </message>
    <message>
        <source>other words</source>
        <translation>الكلمات الأخرى</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>settings tried</source>
        <translation>الإعدادات المجرَّبة</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>أمامي</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>عكسي</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>قبل التحويل</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>بعد التحويل</translation>
    </message>
    <message>
        <source>lists as given</source>
        <translation>القوائم كما هي</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>كما هي</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU بآلية الانتباه</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>حقيبة الكلمات (BOW)</translation>
    </message>
    <message>
        <source>Encoder alone</source>
        <translation>المرمّز وحده</translation>
    </message>
    <message>
        <source>Dictionaries alone</source>
        <translation>القواميس وحدها</translation>
    </message>
    <message>
        <source>Encoder and dictionaries</source>
        <translation>المرمّز والقواميس</translation>
    </message>
    <message>
        <source>All methods</source>
        <translation>كل الطرق</translation>
    </message>
    <message>
        <source>Without a map</source>
        <translation>من دون تحويل</translation>
    </message>
</context>
<context>
    <name>SavedTexts</name>
    <message>
        <source>masculine</source>
        <translation>مذكر</translation>
    </message>
    <message>
        <source>feminine</source>
        <translation>مؤنث</translation>
    </message>
    <message>
        <source>neuter</source>
        <translation>محايد</translation>
    </message>
    <message>
        <source>common gender</source>
        <translation>جنس مشترك</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>الجمع</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>دقيقة واحدة</numerusform>
            <numerusform>دقيقتين</numerusform>
            <numerusform>%n دقائق</numerusform>
            <numerusform>%n دقيقة</numerusform>
            <numerusform>%n دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n يوم</numerusform>
            <numerusform>يوم واحد</numerusform>
            <numerusform>يومين</numerusform>
            <numerusform>%n أيام</numerusform>
            <numerusform>%n يومًا</numerusform>
            <numerusform>%n يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>‏%1 شهر</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>‏%1 سنة</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>مجددًا</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>صعب</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>جيد</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>سهل</translation>
    </message>
    <message numerus="yes">
        <source>saving of %n word(s)</source>
        <translation>
            <numerusform>حفظ %n كلمة</numerusform>
            <numerusform>حفظ كلمة واحدة</numerusform>
            <numerusform>حفظ كلمتين</numerusform>
            <numerusform>حفظ %n كلمات</numerusform>
            <numerusform>حفظ %n كلمة</numerusform>
            <numerusform>حفظ %n كلمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>removal of %n word(s)</source>
        <translation>
            <numerusform>إزالة %n كلمة</numerusform>
            <numerusform>إزالة كلمة واحدة</numerusform>
            <numerusform>إزالة كلمتين</numerusform>
            <numerusform>إزالة %n كلمات</numerusform>
            <numerusform>إزالة %n كلمة</numerusform>
            <numerusform>إزالة %n كلمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tags of %n word(s)</source>
        <translation>
            <numerusform>وسوم %n كلمة</numerusform>
            <numerusform>وسوم كلمة واحدة</numerusform>
            <numerusform>وسوم كلمتين</numerusform>
            <numerusform>وسوم %n كلمات</numerusform>
            <numerusform>وسوم %n كلمة</numerusform>
            <numerusform>وسوم %n كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>change of lists</source>
        <translation>تغيير القوائم</translation>
    </message>
    <message>
        <source>merging</source>
        <translation>الدمج</translation>
    </message>
    <message numerus="yes">
        <source>import of %n word(s)</source>
        <translation>
            <numerusform>استيراد %n كلمة</numerusform>
            <numerusform>استيراد كلمة واحدة</numerusform>
            <numerusform>استيراد كلمتين</numerusform>
            <numerusform>استيراد %n كلمات</numerusform>
            <numerusform>استيراد %n كلمة</numerusform>
            <numerusform>استيراد %n كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>grade of a review</source>
        <translation>تقدير مراجعة</translation>
    </message>
    <message>
        <source>change of a word</source>
        <translation>تغيير كلمة</translation>
    </message>
</context>
<context>
    <name>SettingsCatalogue</name>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Language of menus, texts and numbers. It does not change what you look up in.</source>
        <translation>لغة القوائم والنصوص والأرقام. لا تغيّر اللغات التي تبحث فيها.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Light or dark colours.</source>
        <translation>ألوان فاتحة أو داكنة.</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>Font of the whole window. Missing characters use a fallback font.</source>
        <translation>خط النافذة كلها. تُستخدم للأحرف الناقصة خطوط بديلة.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Size of text and controls. Ctrl++ and Ctrl+- change it too.</source>
        <translation>حجم النص وعناصر التحكم. يغيّره ‎Ctrl++‎ و‎Ctrl+-‎ أيضًا.</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>Turns off the animations of the map.</source>
        <translation>يوقف الحركات على الخريطة.</translation>
    </message>
    <message>
        <source>Look up while typing</source>
        <translation>البحث أثناء الكتابة</translation>
    </message>
    <message>
        <source>Answers appear while you type. Otherwise press Enter for them.</source>
        <translation>تظهر الإجابات أثناء الكتابة. وإلا فاضغط Enter.</translation>
    </message>
    <message>
        <source>Answers per language</source>
        <translation>الإجابات لكل لغة</translation>
    </message>
    <message>
        <source>The most words that are listed for each language.</source>
        <translation>أقصى عدد من الكلمات يُدرج لكل لغة.</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>إخفاء الكلمات المبتذلة</translation>
    </message>
    <message>
        <source>Words that dictionaries call vulgar or offensive are left out of the answers.</source>
        <translation>تُستبعد من الإجابات الكلمات التي تصنفها القواميس مبتذلة أو مسيئة.</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>الاحتفاظ بالسجل</translation>
    </message>
    <message>
        <source>Look-ups are remembered after the window is closed. Turning this off deletes the history.</source>
        <translation>يُحتفظ بعمليات البحث بعد إغلاق النافذة. إيقاف هذا الخيار يحذف السجل.</translation>
    </message>
    <message>
        <source>Folders of dictionaries</source>
        <translation>مجلدات القواميس</translation>
    </message>
    <message>
        <source>These folders and their subfolders are searched for dictd and StarDict dictionaries, in addition to the system folders. Changes are indexed at once; removing a folder removes its dictionaries.</source>
        <translation>يُبحث في هذه المجلدات وما تحتها عن قواميس dictd وStarDict، إضافة إلى مجلدات النظام. تُفهرس التغييرات فورًا؛ وإزالة مجلد تزيل قواميسه.</translation>
    </message>
    <message>
        <source>Index installed dictionaries on startup</source>
        <translation>فهرسة القواميس المثبتة عند بدء التشغيل</translation>
    </message>
    <message>
        <source>Finds dictionaries that were installed, changed or removed. File &gt; Index installed dictionaries does so at any time.</source>
        <translation>يعثر على القواميس التي ثُبّتت أو تغيّرت أو أُزيلت. يمكن ذلك في أي وقت عبر ملف &gt; فهرسة القواميس المثبتة.</translation>
    </message>
    <message>
        <source>Reviewer</source>
        <translation>المراجع</translation>
    </message>
    <message>
        <source>Your decisions about glosses are saved under this name. An open linking keeps the name it was opened with.</source>
        <translation>تُحفظ قراراتك بشأن الشروح بهذا الاسم. تحتفظ عملية الربط المفتوحة بالاسم الذي فُتحت به.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>خيوط المعالجة</translation>
    </message>
    <message>
        <source>Processor threads that a job uses unless its own settings say otherwise. Running jobs are not affected.</source>
        <translation>خيوط المعالج التي تستخدمها المهمة ما لم تحدد إعداداتها غير ذلك. لا يؤثر ذلك في المهام الجارية.</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>الذاكرة</translation>
    </message>
    <message>
        <source>Most memory that the program may use. Linkings, comparisons of glosses and trainings of word vectors that need more do not start.</source>
        <translation>أقصى ما يمكن أن يستخدمه البرنامج من الذاكرة. لا تبدأ عمليات الربط ومقارنات الشروح وتدريبات متجهات الكلمات التي تحتاج إلى أكثر من ذلك.</translation>
    </message>
    <message>
        <source> GiB</source>
        <translation> GiB</translation>
    </message>
    <message>
        <source>all that is free</source>
        <translation>كل المتاح</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>مساحة العمل</translation>
    </message>
    <message>
        <source>The workspace that opens on startup, unless the command line names another.</source>
        <translation>مساحة العمل التي تُفتح عند بدء التشغيل، ما لم يحدد سطر الأوامر غيرها.</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>الصفحة</translation>
    </message>
    <message>
        <source>The page that is shown first.</source>
        <translation>الصفحة التي تُعرض أولًا.</translation>
    </message>
    <message>
        <source>Restore the last session</source>
        <translation>استعادة الجلسة الأخيرة</translation>
    </message>
    <message>
        <source>Restores texts, choices and settings of the pages. Size and position of the window are always kept.</source>
        <translation>يستعيد نصوص الصفحات واختياراتها وإعداداتها. أما حجم النافذة وموضعها فيبقيان دائمًا.</translation>
    </message>
    <message>
        <source>Offer to resume interrupted runs</source>
        <translation>عرض استئناف عمليات التشغيل المنقطعة</translation>
    </message>
    <message>
        <source>Asks on startup whether to resume trainings and other runs that closing the program interrupted.</source>
        <translation>يعرض عند بدء التشغيل استئناف التدريبات وعمليات التشغيل الأخرى التي قطعها إغلاق البرنامج.</translation>
    </message>
    <message>
        <source>Check the vectors</source>
        <translation>فحص المتجهات</translation>
    </message>
    <message>
        <source>Vectors that changed since the last check are compared with their checksums, in the background.</source>
        <translation>تُقارن في الخلفية بمجاميعها الاختبارية المتجهات التي تغيّرت منذ آخر فحص.</translation>
    </message>
    <message>
        <source>System default</source>
        <translation>افتراضي النظام</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>الشكل</translation>
    </message>
    <message>
        <source>Look-up</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>Dictionaries</source>
        <translation>القواميس</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>الشروح</translation>
    </message>
    <message>
        <source>Performance</source>
        <translation>الأداء</translation>
    </message>
    <message>
        <source>On startup</source>
        <translation>عند بدء التشغيل</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Once per version</source>
        <translation>مرة واحدة لكل إصدار</translation>
    </message>
    <message>
        <source>Every time</source>
        <translation>كل مرة</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>The default one</source>
        <translation>الافتراضية</translation>
    </message>
    <message>
        <source>The last one used</source>
        <translation>آخر ما استُخدم</translation>
    </message>
</context>
<context>
    <name>Texts</name>
    <message>
        <source>noun</source>
        <translation>اسم</translation>
    </message>
    <message>
        <source>verb</source>
        <translation>فعل</translation>
    </message>
    <message>
        <source>adjective</source>
        <translation>صفة</translation>
    </message>
    <message>
        <source>adverb</source>
        <translation>ظرف</translation>
    </message>
    <message>
        <source>proper noun</source>
        <translation>اسم علم</translation>
    </message>
    <message>
        <source>pronoun</source>
        <translation>ضمير</translation>
    </message>
    <message>
        <source>preposition</source>
        <translation>حرف جر</translation>
    </message>
    <message>
        <source>conjunction</source>
        <translation>أداة ربط</translation>
    </message>
    <message>
        <source>interjection</source>
        <translation>صيغة تعجب</translation>
    </message>
    <message>
        <source>numeral</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>determiner</source>
        <translation>محدِّد</translation>
    </message>
    <message>
        <source>particle</source>
        <translation>أداة</translation>
    </message>
    <message>
        <source>phrase</source>
        <translation>عبارة</translation>
    </message>
    <message>
        <source>affix</source>
        <translation>لاصقة</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>متجهات الكلمات</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>القاموس</translation>
    </message>
    <message>
        <source>Wordnet</source>
        <translation>شبكة كلمات</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>أزواج كلمات</translation>
    </message>
    <message>
        <source>Parallel text</source>
        <translation>نص متوازٍ</translation>
    </message>
    <message>
        <source>Sentence pairs</source>
        <translation>أزواج جمل</translation>
    </message>
    <message>
        <source>Descriptions</source>
        <translation>الأوصاف</translation>
    </message>
    <message>
        <source>List of sentences</source>
        <translation>قائمة جمل</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>‏%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>‏%1 د %2 ث</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>‏%1 س %2 د</translation>
    </message>
    <message>
        <source>m</source>
        <comment>gender: masculine</comment>
        <translation>مذ</translation>
    </message>
    <message>
        <source>f</source>
        <comment>gender: feminine</comment>
        <translation>مؤ</translation>
    </message>
    <message>
        <source>n</source>
        <comment>gender: neuter</comment>
        <translation>مح</translation>
    </message>
    <message>
        <source>c</source>
        <comment>gender: common</comment>
        <translation>مش</translation>
    </message>
    <message>
        <source>vulgar</source>
        <translation>مبتذل</translation>
    </message>
    <message>
        <source>offensive</source>
        <translation>مسيء</translation>
    </message>
    <message>
        <source>colloquial</source>
        <translation>عامي</translation>
    </message>
    <message>
        <source>dated</source>
        <translation>قديم</translation>
    </message>
    <message>
        <source>literary</source>
        <translation>أدبي</translation>
    </message>
    <message>
        <source>technical</source>
        <translation>اصطلاحي</translation>
    </message>
    <message>
        <source>regional</source>
        <translation>إقليمي</translation>
    </message>
    <message>
        <source>rare</source>
        <translation>نادر</translation>
    </message>
</context>
<context>
    <name>TrainingChecks</name>
    <message>
        <source>Choose where to save the model.</source>
        <translation>اختر مكان حفظ النموذج.</translation>
    </message>
    <message>
        <source>Nothing can be written to %1.</source>
        <translation>تتعذر الكتابة في %1.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>تتعذر قراءة %1.</translation>
    </message>
    <message>
        <source>Choose the language of %1.</source>
        <translation>اختر لغة %1.</translation>
    </message>
    <message>
        <source>Add texts or parallel sentences to learn words from.</source>
        <translation>أضف نصوصًا أو جملًا متوازية لتعلّم الكلمات منها.</translation>
    </message>
    <message>
        <source>%1 has no word vectors.</source>
        <translation>لا توجد متجهات كلمات للغة %1.</translation>
    </message>
    <message>
        <source>Joint training has the L2 distance as its objective, without dropout and clipping.</source>
        <translation>هدف التدريب المشترك هو مسافة L2، من دون إسقاط (Dropout) ولا قصّ للتدرّج.</translation>
    </message>
    <message>
        <source>Add a file of training definitions.</source>
        <translation>أضف ملف تعريفات للتدريب.</translation>
    </message>
    <message>
        <source>Add word vectors of every language.</source>
        <translation>أضف متجهات كلمات لكل لغة.</translation>
    </message>
    <message>
        <source>Choose the languages of %1.</source>
        <translation>اختر لغتي %1.</translation>
    </message>
    <message>
        <source>Set validation pairs aside to choose among settings.</source>
        <translation>خصّص أزواج تحقق للاختيار بين الإعدادات.</translation>
    </message>
    <message>
        <source>Add texts to learn words from.</source>
        <translation>أضف نصوصًا لتعلّم الكلمات منها.</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined, and a refinement needs a good start</source>
        <translation>تترك %1 من الأزواج معظم الأبعاد الـ%2 غير محدَّدة، والتحسين يحتاج إلى بداية جيدة</translation>
    </message>
    <message>
        <source>Download the file that the page leads to</source>
        <translation>نزّل الملف الذي تقود إليه الصفحة</translation>
    </message>
    <message>
        <source>Import word pairs with a word and its translation on each line</source>
        <translation>استورد أزواج كلمات في كل سطر منها كلمة وترجمتها</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name its folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>ثبّت حزمة النظام wordnet-base أو حدّد مجلدها بالمتغير CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Keep one column before the numbers</source>
        <translation>أبقِ عمودًا واحدًا قبل الأعداد</translation>
    </message>
    <message>
        <source>Line N of it must be the word of vector N; with several columns, a heading comes first</source>
        <translation>يجب أن يكون السطر N كلمة المتجه N؛ وإذا تعددت الأعمدة يسبقها سطر عناوين</translation>
    </message>
    <message>
        <source>Of JSON, only dictionaries as wiktextract writes them are read; write others as a table</source>
        <translation>من JSON تُقرأ القواميس التي يكتبها wiktextract فقط؛ اكتب غيرها جدولًا</translation>
    </message>
    <message>
        <source>Of XML, dictionaries (TEI), wordnets (WN-LMF) and translation memories (TMX) are read, each as what it is</source>
        <translation>من XML تُقرأ القواميس (TEI) وشبكات الكلمات (WN-LMF) وذاكرات الترجمة (TMX)، كلٌّ بنوعه</translation>
    </message>
    <message>
        <source>Only word vectors have their words in a file of metadata</source>
        <translation>متجهات الكلمات وحدها لها ملف بيانات وصفية بكلماتها</translation>
    </message>
    <message>
        <source>Reading the words</source>
        <translation>قراءة الكلمات</translation>
    </message>
    <message>
        <source>See that the map is of these vectors and languages; without a map, the vectors must have been aligned before</source>
        <translation>تأكد من أن التحويل لهذه المتجهات واللغات؛ وبلا تحويل يجب أن تكون المتجهات قد حوذيت من قبل</translation>
    </message>
    <message>
        <source>See that the vectors are those of the wordnet&apos;s language, and the sides in this order</source>
        <translation>تأكد من أن المتجهات بلغة شبكة الكلمات، ومن ترتيب الجانبين</translation>
    </message>
    <message>
        <source>The Embedding Projector keeps the words in a second file: read both together</source>
        <translation>يحفظ Embedding Projector الكلمات في ملف ثانٍ: اقرأهما معًا</translation>
    </message>
    <message>
        <source>The file has %1 words for %2 vectors</source>
        <translation>في الملف %1 من الكلمات مقابل %2 من المتجهات</translation>
    </message>
    <message>
        <source>The line has %1 columns instead of %2</source>
        <translation>في السطر %1 من الأعمدة بدلًا من %2</translation>
    </message>
    <message>
        <source>The model has n-grams of %1 to %2 characters; fastText&apos;s have 0 to %3</source>
        <translation>في النموذج مقاطع من %1 إلى %2 حرفًا؛ ومقاطع fastText من 0 إلى %3</translation>
    </message>
    <message>
        <source>There is a tab in “%1”, where one word was expected</source>
        <translation>توجد علامة جدولة في «%1» حيث يُنتظر كلمة واحدة</translation>
    </message>
    <message>
        <source>These are vectors without words</source>
        <translation>هذه متجهات بلا كلمات</translation>
    </message>
    <message>
        <source>This file tells how alike two words are, as SimLex-999 does; it holds no translations</source>
        <translation>يذكر هذا الملف مدى تشابه كلمتين كما يفعل SimLex-999؛ ولا ترجمات فيه</translation>
    </message>
    <message>
        <source>This is JSON, not a table with tabs between its columns</source>
        <translation>هذا JSON وليس جدولًا تفصل علامات الجدولة بين أعمدته</translation>
    </message>
    <message>
        <source>This is XML, not a table with tabs between its columns</source>
        <translation>هذا XML وليس جدولًا تفصل علامات الجدولة بين أعمدته</translation>
    </message>
    <message>
        <source>This is a database, a document or an archive, not a table with tabs between its columns</source>
        <translation>هذه قاعدة بيانات أو وثيقة أو أرشيف وليست جدولًا تفصل علامات الجدولة بين أعمدته</translation>
    </message>
    <message>
        <source>This is a web page, not a table with tabs between its columns</source>
        <translation>هذه صفحة ويب وليست جدولًا تفصل علامات الجدولة بين أعمدته</translation>
    </message>
    <message>
        <source>This is not an index line: a word, an offset and a length are expected, separated by tabs</source>
        <translation>ليس هذا سطر فهرس: المتوقع كلمة وموضع وطول، تفصل بينها علامات جدولة</translation>
    </message>
    <message>
        <source>Batch size (at most 65536), epochs and learning rate must be positive, the others not negative</source>
        <translation>يجب أن يكون حجم الدفعة (65536 على الأكثر) وعدد الدورات ومعدل التعلّم قيمًا موجبة، وألا تكون القيم الأخرى سالبة</translation>
    </message>
    <message>
        <source>It must begin with &quot;StarDict&apos;s dict ifo file&quot;; other kinds of StarDict&apos;s files are not read</source>
        <translation>يجب أن يبدأ بـ &quot;StarDict&apos;s dict ifo file&quot;؛ لا تُقرأ أنواع أخرى من ملفات StarDict</translation>
    </message>
    <message>
        <source>Learn a map from the sentences by procrustes, and start from the dictionary it induces</source>
        <translation>تعلَّم تحويلًا من الجمل بطريقة procrustes، وابدأ من القاموس الذي يستنتجه</translation>
    </message>
    <message>
        <source>Name the kind: embeddings, dictionary, wordnet, lexicon, parallel, pairs or descriptions</source>
        <translation>حدّد النوع: embeddings أو dictionary أو wordnet أو lexicon أو parallel أو pairs أو descriptions</translation>
    </message>
    <message>
        <source>%1 GiB of memory are needed for %2 words of %3 dimensions, of which %4 GiB are free</source>
        <translation>يلزم %1 غيبيبايت من الذاكرة لـ%2 كلمة من %3 بُعد، والمتاح منها %4 غيبيبايت</translation>
    </message>
    <message>
        <source>%1 and %2 are not the same word</source>
        <translation>‏%1 و%2 ليستا الكلمة نفسها</translation>
    </message>
    <message>
        <source>%1 and %2 define no synset in common</source>
        <translation>لا يعرّف %1 و%2 أي مجموعة ترادف مشتركة</translation>
    </message>
    <message>
        <source>%1 columns separated by tabs were expected, found %2</source>
        <translation>المتوقَّع %1 من الأعمدة تفصلها علامات جدولة، والموجود %2</translation>
    </message>
    <message>
        <source>%1 definitions and examples in other languages are left out</source>
        <translation>تُترك %1 من التعريفات والأمثلة بلغات أخرى</translation>
    </message>
    <message>
        <source>%1 does not name a file and two languages</source>
        <translation>لا يحدد %1 ملفًا ولغتين</translation>
    </message>
    <message>
        <source>%1 has no definitions</source>
        <translation>لا تعريفات في %1</translation>
    </message>
    <message>
        <source>%1 has no translations from %2 to %3</source>
        <translation>ليس في %1 ترجمات من %2 إلى %3</translation>
    </message>
    <message>
        <source>%1 has two sets of vectors</source>
        <translation>للغة %1 مجموعتان من المتجهات</translation>
    </message>
    <message>
        <source>%1 is gone: there was no room to keep it</source>
        <translation>ذهب %1: لم يكن هناك متسع للاحتفاظ به</translation>
    </message>
    <message>
        <source>%1 is in %2, its word vectors are in %3</source>
        <translation>‏%1 بلغة %2، ومتجهات كلماتها بلغة %3</translation>
    </message>
    <message>
        <source>%1 is neither a dictionary nor a wordnet</source>
        <translation>ليس %1 قاموسًا ولا شبكة كلمات</translation>
    </message>
    <message>
        <source>%1 is no number of buckets for n-grams</source>
        <translation>‏%1 ليس عدد حاويات لمتتاليات n</translation>
    </message>
    <message>
        <source>%1 is no number of epochs</source>
        <translation>‏%1 ليس عدد دورات</translation>
    </message>
    <message>
        <source>%1 is not a language code</source>
        <translation>‏%1 ليس رمز لغة</translation>
    </message>
    <message>
        <source>%1 is not a number</source>
        <translation>‏%1 ليس عددًا</translation>
    </message>
    <message>
        <source>%1 is not a number, or not one allowed here</source>
        <translation>‏%1 ليس عددًا، أو ليس عددًا مسموحًا به هنا</translation>
    </message>
    <message>
        <source>%1 is not a setting</source>
        <translation>‏%1 ليس إعدادًا</translation>
    </message>
    <message>
        <source>%1 is not a time; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>‏%1 ليس وقتًا؛ المتوقَّع مثل 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>%1 is not a valid time of a decision; expected is one like 2026-03-01T12:00:00Z</source>
        <translation>‏%1 ليس وقتًا صالحًا لقرار؛ المتوقَّع مثل 2026-03-01T12:00:00Z</translation>
    </message>
    <message>
        <source>%1 is not one of %2</source>
        <translation>‏%1 ليس واحدًا من %2</translation>
    </message>
    <message>
        <source>%1 is read; the file holds other lexicons too: %2</source>
        <translation>يُقرأ %1؛ وفي الملف معاجم أخرى أيضًا: %2</translation>
    </message>
    <message>
        <source>%1 names %2 saved words</source>
        <translation>يسمي %1 %2 من الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>%1 of the workspace does not hold such lines</source>
        <translation>لا يحوي %1 في مساحة العمل مثل هذه الأسطر</translation>
    </message>
    <message>
        <source>%1 pairs are fewer than the %2 dimensions: the map will overfit</source>
        <translation>عدد الأزواج %1 أقل من عدد الأبعاد %2: سيفرط التحويل في التكيف</translation>
    </message>
    <message>
        <source>%1 pairs leave most of the %2 dimensions undetermined</source>
        <translation>تترك %1 من الأزواج معظم الأبعاد الـ%2 غير محدَّدة</translation>
    </message>
    <message>
        <source>%1 points are too few to compare %2 neighbours of each</source>
        <translation>‏%1 من النقاط أقل من أن تُقارن بـ%2 جار لكل منها</translation>
    </message>
    <message>
        <source>%1 rows were saved; the damaged database is now %2</source>
        <translation>أُنقذ %1 من الصفوف؛ وقاعدة البيانات التالفة صارت %2</translation>
    </message>
    <message>
        <source>%1 scored pairs are too few to learn weights from</source>
        <translation>‏%1 من الأزواج المقيَّمة أقل من أن تُتعلَّم منها أوزان</translation>
    </message>
    <message>
        <source>%1 starts from pairs of words or from nothing, not from sentences</source>
        <translation>تبدأ %1 من أزواج كلمات أو من لا شيء، لا من جمل</translation>
    </message>
    <message>
        <source>%1 words of %2 dimensions do not fit %3 values</source>
        <translation>‏%1 من الكلمات ذات %2 من الأبعاد لا تتفق مع %3 من القيم</translation>
    </message>
    <message>
        <source>%1 × %2 glosses need %3 GiB, and %4 are free</source>
        <translation>تحتاج %1 × %2 من الشروح إلى %3 غيبيبايت، والمتاح %4</translation>
    </message>
    <message>
        <source>--out-source and --out-target name the same file</source>
        <translation>--out-source و--out-target يحددان الملف نفسه</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not belong into this formula</source>
        <translation>لا ينتمي «%1» إلى هذه الصيغة</translation>
    </message>
    <message>
        <source>&quot;%1&quot; does not say which languages the file holds</source>
        <translation>لا يقول «%1» أي لغات في الملف</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method for word vectors</source>
        <translation>«%1» ليست طريقة لمتجهات الكلمات</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no method of sentences</source>
        <translation>«%1» ليست طريقة للجمل</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no objective of additive composition</source>
        <translation>«%1» ليست دالة هدف للتركيب الجمعي</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no setting of a training, or its value cannot be used</source>
        <translation>«%1» ليس من إعدادات التدريب، أو لا يمكن استخدام قيمته</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of sentences, phrases and paraphrases</source>
        <translation>«%1» ليس من sentences وphrases وparaphrases</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</source>
        <translation>«%1» ليس بالصيغة FILE:ANSWER_LANGUAGE:DEFINITION_LANGUAGE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form LANGUAGE=FILE</source>
        <translation>«%1» ليس بالصيغة LANGUAGE=FILE</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=MODEL</source>
        <translation>«%1» ليس على الصورة NAME=MODEL</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not of the form NAME=VALUE</source>
        <translation>«%1» ليس على الصورة NAME=VALUE</translation>
    </message>
    <message>
        <source>A bag of words has no layers for dropout to stand between</source>
        <translation>ليس لحقيبة الكلمات طبقات يقع dropout بينها</translation>
    </message>
    <message>
        <source>A bag of words has no rows to pool</source>
        <translation>ليس لحقيبة الكلمات صفوف تُجمَّع</translation>
    </message>
    <message>
        <source>A batch has 2 to 8192 pairs; epochs, negatives, margin and learning rate are positive</source>
        <translation>في الدفعة من 2 إلى 8192 زوجًا؛ والدورات والعينات السالبة والهامش ومعدل التعلم موجبة</translation>
    </message>
    <message>
        <source>A bidirectional GRU has read but one word backwards at the last one</source>
        <translation>لم تقرأ GRU ثنائية الاتجاه عكسيًا عند الكلمة الأخيرة إلا كلمة واحدة</translation>
    </message>
    <message>
        <source>A change of saved words cannot be undone: its record is damaged</source>
        <translation>لا يمكن التراجع عن أحد تغييرات الكلمات المحفوظة: سجله تالف</translation>
    </message>
    <message>
        <source>A classifier needs sentences of two classes at least</source>
        <translation>يحتاج المصنِّف إلى جمل من صنفين على الأقل</translation>
    </message>
    <message>
        <source>A correlation needs two scored pairs at least</source>
        <translation>يحتاج الارتباط إلى زوجين مقيَّمين على الأقل</translation>
    </message>
    <message>
        <source>A decision is about a gloss that the linking does not have</source>
        <translation>يتعلق أحد القرارات بشرح ليس في عملية الربط</translation>
    </message>
    <message>
        <source>A dictionary entry of the workspace is damaged</source>
        <translation>أحد مداخل القواميس في مساحة العمل تالف</translation>
    </message>
    <message>
        <source>A distance between points is not a finite number</source>
        <translation>إحدى المسافات بين النقاط ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>A factorisation needs a positive regularisation</source>
        <translation>يحتاج التحليل إلى عوامل إلى ضبط موجب</translation>
    </message>
    <message>
        <source>A file of labelled texts has one language</source>
        <translation>لملف النصوص المصنَّفة لغة واحدة</translation>
    </message>
    <message>
        <source>A file of the workspace became shorter while it was in use</source>
        <translation>قَصُر أحد ملفات مساحة العمل أثناء استخدامه</translation>
    </message>
    <message>
        <source>A formula compares two classes, not more</source>
        <translation>تقارن الصيغة صنفين لا أكثر</translation>
    </message>
    <message>
        <source>A fused model cannot be a part of another one</source>
        <translation>لا يمكن أن يكون النموذج المدموج جزءًا من آخر</translation>
    </message>
    <message>
        <source>A layout is written as .csv, .svg or .png</source>
        <translation>يُكتب التخطيط ملف ‎.csv أو ‎.svg أو ‎.png</translation>
    </message>
    <message>
        <source>A line is to be label, tab, sentence, tab, sentence</source>
        <translation>يجب أن يكون السطر: تسمية، علامة جدولة، جملة، علامة جدولة، جملة</translation>
    </message>
    <message>
        <source>A linking needs glosses on both sides</source>
        <translation>تحتاج عملية الربط إلى شروح في كلا الجانبين</translation>
    </message>
    <message>
        <source>A linking of the workspace is open for review</source>
        <translation>إحدى عمليات الربط في مساحة العمل مفتوحة للمراجعة</translation>
    </message>
    <message>
        <source>A list that is aligned has one language</source>
        <translation>للقائمة المحاذاة لغة واحدة</translation>
    </message>
    <message>
        <source>A look-up needs a pack or a workspace with dictionaries</source>
        <translation>يتطلب البحث حزمة أو مساحة عمل فيها قواميس</translation>
    </message>
    <message>
        <source>A map brings the vectors of two languages together, and %1 were named</source>
        <translation>يجمع التحويل متجهات لغتين، وقد سُمِّيت %1</translation>
    </message>
    <message>
        <source>A matrix of %1 × %2 is too large to match</source>
        <translation>مصفوفة من %1 × %2 أكبر من أن تُطابَق</translation>
    </message>
    <message>
        <source>A name is one line of UTF-8 text, of no more than 200 characters</source>
        <translation>الاسم سطر واحد من نص UTF-8 لا يزيد على 200 حرف</translation>
    </message>
    <message>
        <source>A neighbour is not in the layout</source>
        <translation>أحد الجيران ليس في التخطيط</translation>
    </message>
    <message>
        <source>A normalisation that centres %1 times was given %2 means</source>
        <translation>أُعطي تطبيعٌ يمركز %1 من المرات %2 من المتوسطات</translation>
    </message>
    <message>
        <source>A package is not text</source>
        <translation>الحزمة ليست نصًا</translation>
    </message>
    <message>
        <source>A pair of the run names position %1, but there are %2</source>
        <translation>يذكر أحد أزواج التشغيل الموضع %1، ولا يوجد إلا %2</translation>
    </message>
    <message>
        <source>A place in the layout is not a finite number</source>
        <translation>أحد المواضع في التخطيط ليس عددًا منتهيًا</translation>
    </message>
    <message>
        <source>A quote in the formula is not closed</source>
        <translation>علامة اقتباس في الصيغة غير مغلقة</translation>
    </message>
    <message>
        <source>A quote is opened here and never closed</source>
        <translation>علامة اقتباس تُفتح هنا ولا تُغلق</translation>
    </message>
    <message>
        <source>A search for settings needs candidates, and validation glosses to choose by</source>
        <translation>يحتاج البحث عن الإعدادات إلى مرشحات، وإلى شروح تحقق يُختار بها</translation>
    </message>
    <message>
        <source>A sentence has %1 bytes, and %2 are the most that can be compared</source>
        <translation>في إحدى الجمل %1 بايت، وأقصى ما يمكن مقارنته %2</translation>
    </message>
    <message>
        <source>A sentence is empty</source>
        <translation>إحدى الجمل فارغة</translation>
    </message>
    <message>
        <source>A sentence is not UTF-8</source>
        <translation>إحدى الجمل ليست UTF-8</translation>
    </message>
    <message>
        <source>A set of this kind is of two languages</source>
        <translation>مجموعة البيانات من هذا النوع بلغتين</translation>
    </message>
    <message>
        <source>A space has only %1 words: neighbourhoods say little, and few words can be translated</source>
        <translation>ليس في أحد الفضاءين إلا %1 كلمة: الجوار لا يقول إلا القليل، ويمكن ترجمة كلمات قليلة</translation>
    </message>
    <message>
        <source>A space of %1 dimensions is too large to search</source>
        <translation>فضاء من %1 بُعد أكبر من أن يُبحث فيه</translation>
    </message>
    <message>
        <source>A space of %1 words is too large to search</source>
        <translation>فضاء من %1 كلمة أكبر من أن يُبحث فيه</translation>
    </message>
    <message>
        <source>A space without vectors cannot be aligned</source>
        <translation>لا يمكن محاذاة فضاء بلا متجهات</translation>
    </message>
    <message>
        <source>A space without words has no hubs</source>
        <translation>لا محاور في فضاء بلا كلمات</translation>
    </message>
    <message>
        <source>A synset has no id</source>
        <translation>لإحدى مجموعات الترادف لا معرِّف</translation>
    </message>
    <message>
        <source>A text of a saved word is too long (%1 bytes; at most %2)</source>
        <translation>أحد نصوص كلمة محفوظة أطول مما ينبغي (%1 بايت؛ والأقصى %2)</translation>
    </message>
    <message>
        <source>A training configuration is one JSON object</source>
        <translation>تهيئة التدريب كائن JSON واحد</translation>
    </message>
    <message>
        <source>A translation memory has no pairs of one language</source>
        <translation>ليس في ذاكرة الترجمة أزواج من لغة واحدة</translation>
    </message>
    <message>
        <source>A translation memory holds both languages</source>
        <translation>في ذاكرة الترجمة اللغتان كلتاهما</translation>
    </message>
    <message>
        <source>A unit has more than the %1 segments allowed</source>
        <translation>في إحدى الوحدات أكثر من %1 مقطع المسموح بها</translation>
    </message>
    <message>
        <source>A value is not a finite number</source>
        <translation>إحدى القيم ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>A value of a vector is not a finite number</source>
        <translation>إحدى قيم متجه ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a finite number</source>
        <translation>في أحد المتجهات قيمة ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>A vector holds a value that is not a number</source>
        <translation>في أحد المتجهات قيمة ليست عددًا</translation>
    </message>
    <message>
        <source>A window has 1 to %1 words on either side, not %2</source>
        <translation>في النافذة من 1 إلى %1 كلمة في كل جانب، لا %2</translation>
    </message>
    <message>
        <source>A word is missing at the end of the formula</source>
        <translation>تنقص كلمة في نهاية الصيغة</translation>
    </message>
    <message>
        <source>A word is missing before &quot;%1&quot;</source>
        <translation>تنقص كلمة قبل «%1»</translation>
    </message>
    <message>
        <source>A word of the linking holds a line break</source>
        <translation>في إحدى كلمات عملية الربط فاصل أسطر</translation>
    </message>
    <message>
        <source>A word pair names a row that its space does not have</source>
        <translation>يذكر أحد أزواج الكلمات صفًا ليس في فضائه</translation>
    </message>
    <message>
        <source>A wordnet gives pairs together with one of the other language in the same workspace</source>
        <translation>تعطي شبكة الكلمات أزواجًا مع شبكة باللغة الأخرى في مساحة العمل نفسها</translation>
    </message>
    <message>
        <source>A wordnet in this format has the root LexicalResource</source>
        <translation>جذر شبكة الكلمات بهذه الصيغة هو LexicalResource</translation>
    </message>
    <message>
        <source>Accept or reject some suggestions, or link wordnets that share ids or the interlingual index</source>
        <translation>اقبل بعض الاقتراحات أو ارفضها، أو اربط شبكتي كلمات تشتركان في المعرِّفات أو في الفهرس بين اللغات</translation>
    </message>
    <message>
        <source>Add it again from %2</source>
        <translation>أضفها من جديد من %2</translation>
    </message>
    <message>
        <source>Add one of them again with the model of the other</source>
        <translation>أضف إحداهما من جديد بنموذج الأخرى</translation>
    </message>
    <message>
        <source>Add the list again</source>
        <translation>أضف القائمة من جديد</translation>
    </message>
    <message>
        <source>Align the two spaces to get one</source>
        <translation>حاذِ الفضاءين لتحصل عليه</translation>
    </message>
    <message>
        <source>Align them first and give the map</source>
        <translation>حاذهما أولًا وأعطِ التحويل</translation>
    </message>
    <message>
        <source>Aligning senses</source>
        <translation>محاذاة المعاني</translation>
    </message>
    <message>
        <source>Aligning words</source>
        <translation>محاذاة الكلمات</translation>
    </message>
    <message>
        <source>An element has more than the %1 attributes allowed</source>
        <translation>لأحد العناصر أكثر من %1 سمة المسموح بها</translation>
    </message>
    <message>
        <source>Another process is writing to the workspace</source>
        <translation>عملية أخرى تكتب في مساحة العمل</translation>
    </message>
    <message>
        <source>Are the glosses in the language of the vectors?</source>
        <translation>هل الشروح بلغة المتجهات؟</translation>
    </message>
    <message>
        <source>Are the languages right, and do higher scores mean more alike?</source>
        <translation>هل اللغات صحيحة، وهل تعني الدرجات الأعلى تشابهًا أكبر؟</translation>
    </message>
    <message>
        <source>Ask for one of the two</source>
        <translation>اطلب أحدهما</translation>
    </message>
    <message>
        <source>Batch size from 2 to 4096, dropout from 0 to below 1, epochs and rates positive</source>
        <translation>حجم الدفعة من 2 إلى 4096، وdropout من 0 إلى ما دون 1، والدورات والمعدلات موجبة</translation>
    </message>
    <message>
        <source>Before the map the spaces have %1 and %2 dimensions: they share no plane</source>
        <translation>قبل التحويل للفضاءين %1 و%2 من الأبعاد: لا مستوى مشتركًا بينهما</translation>
    </message>
    <message>
        <source>BilBOWA knows no character n-grams</source>
        <translation>لا تعرف BilBOWA متتاليات n من الحروف</translation>
    </message>
    <message>
        <source>BilBOWA needs parallel sentences</source>
        <translation>تحتاج BilBOWA إلى جمل متوازية</translation>
    </message>
    <message>
        <source>BilBOWA needs texts of two languages</source>
        <translation>تحتاج BilBOWA إلى نصوص بلغتين</translation>
    </message>
    <message>
        <source>Both axes need a formula</source>
        <translation>يحتاج المحوران كلاهما إلى صيغة</translation>
    </message>
    <message>
        <source>Both spaces are the same</source>
        <translation>الفضاءان هما الفضاء نفسه</translation>
    </message>
    <message>
        <source>Both texts need as many lines, and vectors of one space</source>
        <translation>يحتاج النصان إلى العدد نفسه من الأسطر، وإلى متجهات من فضاء واحد</translation>
    </message>
    <message>
        <source>Both wordnets are the same</source>
        <translation>شبكتا الكلمات هما الشبكة نفسها</translation>
    </message>
    <message>
        <source>Building the corpus</source>
        <translation>بناء المدونة النصية</translation>
    </message>
    <message>
        <source>CCA needs at least two different pairs</source>
        <translation>تحتاج CCA إلى زوجين مختلفين على الأقل</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>Character n-grams of %1 to %2 characters are not possible</source>
        <translation>لا تمكن متتاليات حروف من %1 إلى %2 حرفًا</translation>
    </message>
    <message>
        <source>Check that it exists and that you may read it</source>
        <translation>تحقق من أن الملف موجود ومن أن لك إذن قراءته</translation>
    </message>
    <message>
        <source>Check that it is of the kind you named</source>
        <translation>تحقق من أنه من النوع الذي حددته</translation>
    </message>
    <message>
        <source>Check that the columns are in the order source, target</source>
        <translation>تحقق من أن الأعمدة بالترتيب: المصدر ثم الهدف</translation>
    </message>
    <message>
        <source>Check that the dictionary is in UTF-8</source>
        <translation>تحقق من أن القاموس بترميز UTF-8</translation>
    </message>
    <message>
        <source>Check that the disk is not full and that you may write there</source>
        <translation>تحقق من أن القرص غير ممتلئ ومن أن لك أن تكتب هناك</translation>
    </message>
    <message>
        <source>Check that the file is complete and that it holds word vectors</source>
        <translation>تحقق من أن الملف كامل ومن أنه يحتوي على متجهات كلمات</translation>
    </message>
    <message>
        <source>Check that the folder exists and that you may write there</source>
        <translation>تحقق من أن المجلد موجود ومن أن لك إذن الكتابة فيه</translation>
    </message>
    <message>
        <source>Check that the languages of the data and of the vectors are the right ones</source>
        <translation>تحقق من صحة لغات البيانات والمتجهات</translation>
    </message>
    <message>
        <source>Check that the languages of the texts and of the vectors are the right ones</source>
        <translation>تحقق من صحة لغات النصوص ولغات المتجهات</translation>
    </message>
    <message>
        <source>Check that the texts are in the languages of the vectors, and in the same order</source>
        <translation>تحقق من أن النصين بلغتي المتجهات وبالترتيب نفسه</translation>
    </message>
    <message>
        <source>Check that this is a text file of the expected kind</source>
        <translation>تحقق من أن هذا ملف نصي من النوع المتوقع</translation>
    </message>
    <message>
        <source>Check the free space of the disk that it goes to</source>
        <translation>تحقق من المساحة الحرة على القرص الذي يُكتب فيه</translation>
    </message>
    <message>
        <source>Check the free space of the disk</source>
        <translation>تحقق من المساحة الحرة في القرص</translation>
    </message>
    <message>
        <source>Check the languages: what is marked as another language is skipped</source>
        <translation>تحقق من اللغات: يُتجاوز ما وُسم بلغة أخرى</translation>
    </message>
    <message>
        <source>Check the workspace</source>
        <translation>افحص مساحة العمل</translation>
    </message>
    <message>
        <source>Checking the databases</source>
        <translation>فحص قواعد البيانات</translation>
    </message>
    <message>
        <source>Checking the inputs of the linking</source>
        <translation>التحقق من مدخلات عملية الربط</translation>
    </message>
    <message>
        <source>Checking the translations</source>
        <translation>التحقق من الترجمات</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>فحص المتجهات</translation>
    </message>
    <message>
        <source>Checking whether the spaces can be aligned</source>
        <translation>التحقق من إمكان محاذاة الفضاءين</translation>
    </message>
    <message>
        <source>Choose a file that Back up has written; nothing was changed</source>
        <translation>اختر ملفًا كتبه النسخ الاحتياطي؛ لم يتغير شيء</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to</source>
        <translation>اختر مجلدًا لك إذن الكتابة فيه</translation>
    </message>
    <message>
        <source>Choose a run of the command glosses, or compare glosses anew</source>
        <translation>اختر تشغيلًا للأمر glosses، أو قارن الشروح من جديد</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>اختر مجلدًا آخر</translation>
    </message>
    <message>
        <source>Choose another language or another model</source>
        <translation>اختر لغة أخرى أو نموذجًا آخر</translation>
    </message>
    <message>
        <source>Choose another model</source>
        <translation>اختر نموذجًا آخر</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>اختر اسمًا آخر</translation>
    </message>
    <message>
        <source>Choose another name, or replace it</source>
        <translation>اختر اسمًا آخر، أو استبدله</translation>
    </message>
    <message>
        <source>Choose entries of one and the same word</source>
        <translation>اختر مدخلات كلمة واحدة بعينها</translation>
    </message>
    <message>
        <source>Choose its language</source>
        <translation>اختر لغتها</translation>
    </message>
    <message>
        <source>Choose one of: </source>
        <translation>اختر واحدًا من: </translation>
    </message>
    <message>
        <source>Choose parallel text, sentence pairs or descriptions, as the job asks for</source>
        <translation>اختر نصًا متوازيًا أو أزواج جمل أو أوصافًا، كما تطلب المهمة</translation>
    </message>
    <message>
        <source>Choose the map between them, or align them first</source>
        <translation>اختر التحويل بينهما، أو حاذهما أولًا</translation>
    </message>
    <message>
        <source>Choosing glosses</source>
        <translation>اختيار الشروح</translation>
    </message>
    <message>
        <source>Choosing the number of dimensions</source>
        <translation>اختيار عدد الأبعاد</translation>
    </message>
    <message>
        <source>Close it before a backup is restored</source>
        <translation>أغلقها قبل استعادة نسخة احتياطية</translation>
    </message>
    <message>
        <source>Close it there first</source>
        <translation>أغلقه هناك أولًا</translation>
    </message>
    <message>
        <source>Close it, or write quotes within a cell twice</source>
        <translation>أغلقها، أو اكتب علامات الاقتباس داخل الخلية مرتين</translation>
    </message>
    <message>
        <source>Clusters by k-means</source>
        <translation>عناقيد بطريقة k-means</translation>
    </message>
    <message>
        <source>Codes are those of ISO 639, such as en or fra; qaa to qtz are for your own use</source>
        <translation>الرموز هي رموز ISO 639 مثل en أو fra؛ وqaa إلى qtz لاستخدامك الخاص</translation>
    </message>
    <message>
        <source>Compare fewer candidates with each gloss, 50 for instance</source>
        <translation>قارن مرشحات أقل بكل شرح، 50 مثلًا</translation>
    </message>
    <message>
        <source>Compare in the space that it was trained in</source>
        <translation>قارن في الفضاء الذي دُرِّب فيه</translation>
    </message>
    <message>
        <source>Compare it sentence by sentence</source>
        <translation>قارنه جملة جملة</translation>
    </message>
    <message>
        <source>Compare some with: glosses</source>
        <translation>قارن بعضها باستخدام: glosses</translation>
    </message>
    <message>
        <source>Comparing definitions</source>
        <translation>مقارنة التعريفات</translation>
    </message>
    <message>
        <source>Comparing glosses</source>
        <translation>مقارنة الشروح</translation>
    </message>
    <message>
        <source>Comparing methods</source>
        <translation>مقارنة الطرائق</translation>
    </message>
    <message>
        <source>Comparing models</source>
        <translation>مقارنة النماذج</translation>
    </message>
    <message>
        <source>Comparing neighbours</source>
        <translation>مقارنة الجيران</translation>
    </message>
    <message>
        <source>Comparing sentences</source>
        <translation>مقارنة الجمل</translation>
    </message>
    <message>
        <source>Comparing the spaces</source>
        <translation>مقارنة الفضاءين</translation>
    </message>
    <message>
        <source>Comparing the spectra of the spaces</source>
        <translation>مقارنة طيفي الفضاءين</translation>
    </message>
    <message>
        <source>Comparing with the test</source>
        <translation>المقارنة بالاختبار</translation>
    </message>
    <message>
        <source>Convert the file first, for instance with iconv</source>
        <translation>حوِّل الملف أولًا، باستخدام iconv مثلًا</translation>
    </message>
    <message>
        <source>Copying the databases</source>
        <translation>نسخ قواعد البيانات</translation>
    </message>
    <message>
        <source>Correct the variable, or unset it to use the bundled pack</source>
        <translation>صحِّح المتغير، أو ألغه لتُستخدم الحزمة المرفقة</translation>
    </message>
    <message>
        <source>Known pairs are hardly closer than random pairs: %1 %, where chance is 50</source>
        <translation>لا تكاد الأزواج المعروفة تكون أقرب من أزواج عشوائية: %1 %، والمصادفة 50</translation>
    </message>
    <message>
        <source>Cut the vectors to the most frequent words</source>
        <translation>اقتصر في المتجهات على الكلمات الأكثر تكرارًا</translation>
    </message>
    <message>
        <source>Delete it and start again</source>
        <translation>احذفها وابدأ من جديد</translation>
    </message>
    <message>
        <source>Density of the layout</source>
        <translation>كثافة التخطيط</translation>
    </message>
    <message>
        <source>Descriptions in the language %1 are not understood</source>
        <translation>الأوصاف باللغة %1 غير مفهومة</translation>
    </message>
    <message>
        <source>Dictionary encoders are ranked by nearest neighbours, inverted softmax or CSLS</source>
        <translation>تُرتَّب كلمات مُرمِّزات القواميس بأقرب الجيران أو softmax المعكوس أو CSLS</translation>
    </message>
    <message>
        <source>Each direction needs one file to train on and one to test</source>
        <translation>يحتاج كل اتجاه إلى ملف للتدريب وملف للاختبار</translation>
    </message>
    <message>
        <source>Eigenvectors of the graph</source>
        <translation>المتجهات الذاتية للرسم البياني</translation>
    </message>
    <message>
        <source>Elements are nested deeper than the %1 levels allowed</source>
        <translation>تتداخل العناصر أعمق من %1 مستوى المسموح بها</translation>
    </message>
    <message>
        <source>Encoding glosses</source>
        <translation>ترميز الشروح</translation>
    </message>
    <message>
        <source>Encoding sentences</source>
        <translation>ترميز الجمل</translation>
    </message>
    <message>
        <source>Encoding the training definitions</source>
        <translation>ترميز تعريفات التدريب</translation>
    </message>
    <message>
        <source>Evaluating on held-out words</source>
        <translation>التقييم على الكلمات المحجوزة للاختبار</translation>
    </message>
    <message>
        <source>Evaluating the map</source>
        <translation>تقييم التحويل</translation>
    </message>
    <message>
        <source>Every sentence needs one label</source>
        <translation>تحتاج كل جملة إلى تسمية واحدة</translation>
    </message>
    <message>
        <source>Exclude a smaller set</source>
        <translation>استبعد مجموعة أصغر</translation>
    </message>
    <message>
        <source>Expected: .vec text, a word2vec .bin or a fastText .bin</source>
        <translation>المتوقع: نص ‎.vec أو ملف ‎.bin من word2vec أو ملف ‎.bin من fastText</translation>
    </message>
    <message>
        <source>Expected: UTF-8 text, a sentence or paragraph a line</source>
        <translation>المتوقَّع: نص UTF-8، في كل سطر جملة أو فقرة</translation>
    </message>
    <message>
        <source>Extending the dictionary</source>
        <translation>توسيع القاموس</translation>
    </message>
    <message>
        <source>Extracting phrases</source>
        <translation>استخراج العبارات</translation>
    </message>
    <message>
        <source>Fetch or copy it again</source>
        <translation>نزّله أو انسخه من جديد</translation>
    </message>
    <message>
        <source>Finding the neighbours</source>
        <translation>إيجاد الجيران</translation>
    </message>
    <message>
        <source>First centres of clusters</source>
        <translation>المراكز الأولى للعناقيد</translation>
    </message>
    <message>
        <source>Fitting the weights of the measures</source>
        <translation>ملاءمة أوزان المقاييس</translation>
    </message>
    <message>
        <source>Folding sentences in</source>
        <translation>إدخال الجمل في النموذج</translation>
    </message>
    <message>
        <source>For French words with English definitions write file.tsv:fr:en</source>
        <translation>للكلمات الفرنسية ذات التعريفات الإنجليزية اكتب file.tsv:fr:en</translation>
    </message>
    <message>
        <source>Free some space, or remove vectors that you no longer need, and try again</source>
        <translation>حرِّر بعض المساحة، أو أزل متجهات لم تعد تحتاج إليها، ثم حاول من جديد</translation>
    </message>
    <message>
        <source>Fuse its parts with the others</source>
        <translation>ادمج أجزاءه مع الأخرى</translation>
    </message>
    <message>
        <source>Fuse the models anew</source>
        <translation>ادمج النماذج من جديد</translation>
    </message>
    <message>
        <source>Give --language once for all texts, or once for each</source>
        <translation>أعطِ --language مرة لجميع النصوص، أو مرة لكل منها</translation>
    </message>
    <message>
        <source>Give --out once for each language, in the order of the languages</source>
        <translation>أعطِ --out مرة لكل لغة، بترتيب اللغات</translation>
    </message>
    <message>
        <source>Give a dictionary whose words the vectors have, or take self-learning</source>
        <translation>أعطِ قاموسًا لكلماته متجهات، أو خذ التعلم الذاتي</translation>
    </message>
    <message>
        <source>Give a dictionary, or larger spaces</source>
        <translation>أعطِ قاموسًا، أو فضاءين أكبر</translation>
    </message>
    <message>
        <source>Give a dictionary, or let fewer strings be left out</source>
        <translation>أعطِ قاموسًا، أو دع ما يُترك من السلاسل أقل</translation>
    </message>
    <message>
        <source>Give a dictionary, or take procrustes or vecmap</source>
        <translation>أعطِ قاموسًا، أو خذ procrustes أو vecmap</translation>
    </message>
    <message>
        <source>Give a dictionary, or take self-learning</source>
        <translation>أعطِ قاموسًا، أو خذ التعلم الذاتي</translation>
    </message>
    <message>
        <source>Give a few dozen pairs, or identical strings</source>
        <translation>أعطِ بضع عشرات من الأزواج، أو سلاسل متطابقة</translation>
    </message>
    <message>
        <source>Give a larger dictionary, or take Procrustes</source>
        <translation>أعطِ قاموسًا أكبر، أو خذ Procrustes</translation>
    </message>
    <message>
        <source>Give more pairs, or lower the minimum count of words</source>
        <translation>أعطِ أزواجًا أكثر، أو اخفض الحد الأدنى لتكرار الكلمات</translation>
    </message>
    <message>
        <source>Give more text or lower the minimum count</source>
        <translation>أعطِ نصًا أكثر أو اخفض الحد الأدنى للتكرار</translation>
    </message>
    <message>
        <source>Give more text, or lower the minimum count</source>
        <translation>أعطِ نصًا أكثر، أو اخفض الحد الأدنى للتكرار</translation>
    </message>
    <message>
        <source>Give the id, or more of it; saved list has them</source>
        <translation>أعطِ المعرِّف أو جزءًا أكبر منه؛ تجدها في saved list</translation>
    </message>
    <message>
        <source>Give the same vectors as when the map was learned, or learn it anew</source>
        <translation>أعطِ المتجهات نفسها التي تُعلِّم بها التحويل، أو تعلَّمه من جديد</translation>
    </message>
    <message>
        <source>Give two wordnets with --source and --target, or two files with --source-glosses and --target-glosses</source>
        <translation>أعطِ شبكتي كلمات بالخيارين --source و--target، أو ملفين بالخيارين --source-glosses و--target-glosses</translation>
    </message>
    <message>
        <source>Hubness needs at least one neighbour per query</source>
        <translation>تحتاج المحورية إلى جار واحد على الأقل لكل استعلام</translation>
    </message>
    <message>
        <source>Hubs are counted among at least one neighbour</source>
        <translation>تُعَدّ المحاور بين جار واحد على الأقل</translation>
    </message>
    <message>
        <source>Hubs are measured among the points of one or two languages</source>
        <translation>تُقاس المحاور بين نقاط لغة أو لغتين</translation>
    </message>
    <message>
        <source>Import dictionaries that define words of both languages, or take other vectors</source>
        <translation>استورد قواميس تعرِّف كلمات اللغتين، أو خذ متجهات أخرى</translation>
    </message>
    <message>
        <source>Import dictionaries that translate between them, or join definitions with translations</source>
        <translation>استورد قواميس تترجم بينهما، أو صِل التعريفات بالترجمات</translation>
    </message>
    <message>
        <source>Import dictionaries, or name others</source>
        <translation>استورد قواميس، أو سمِّ أخرى</translation>
    </message>
    <message>
        <source>Import it again</source>
        <translation>استورده من جديد</translation>
    </message>
    <message>
        <source>Import the vectors again</source>
        <translation>استورد المتجهات من جديد</translation>
    </message>
    <message>
        <source>Import them again from %2</source>
        <translation>استوردها من جديد من %2</translation>
    </message>
    <message>
        <source>Index those of this system with: crossgloss-cli import installed</source>
        <translation>فهرس قواميس هذا النظام بالأمر: crossgloss-cli import installed</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>فهرسة القواميس المثبتة</translation>
    </message>
    <message>
        <source>Indexing the wordnet</source>
        <translation>فهرسة شبكة الكلمات</translation>
    </message>
    <message>
        <source>Install it beside the program again, or let CROSSGLOSS_PACK name another</source>
        <translation>ثبِّتها بجانب البرنامج من جديد، أو دع CROSSGLOSS_PACK يسمي أخرى</translation>
    </message>
    <message>
        <source>Install one for dictd, or import one</source>
        <translation>ثبِّت قاموسًا لـ dictd، أو استورد واحدًا</translation>
    </message>
    <message>
        <source>Install the dictionary again; its index is damaged</source>
        <translation>ثبّت القاموس من جديد؛ فهرسه تالف</translation>
    </message>
    <message>
        <source>Install the package wordnet-base or name the folder with CROSSGLOSS_WORDNET_PATH</source>
        <translation>ثبّت حزمة النظام wordnet-base أو حدّد المجلد بالمتغير CROSSGLOSS_WORDNET_PATH</translation>
    </message>
    <message>
        <source>Installed dictionaries cannot be asked for proper names without a language</source>
        <translation>لا يمكن سؤال القواميس المثبتة عن الأسماء الأعلام دون لغة</translation>
    </message>
    <message>
        <source>Is its language right?</source>
        <translation>هل لغته صحيحة؟</translation>
    </message>
    <message>
        <source>Is the dictionary of these languages, and in this direction?</source>
        <translation>هل القاموس لهاتين اللغتين وفي هذا الاتجاه؟</translation>
    </message>
    <message>
        <source>It cannot be told which language &quot;%1&quot; is in</source>
        <translation>لا يمكن معرفة لغة «%1»</translation>
    </message>
    <message>
        <source>It cannot be told which language the sentences are in</source>
        <translation>لا يمكن معرفة لغة الجمل</translation>
    </message>
    <message>
        <source>It may be cut off or damaged: fetch or copy it again</source>
        <translation>ربما كان مبتورًا أو تالفًا: اجلبه أو انسخه من جديد</translation>
    </message>
    <message>
        <source>It should name columns such as word, language, meaning, query, note and tags</source>
        <translation>ينبغي أن يسمي أعمدة مثل word وlanguage وmeaning وquery وnote وtags</translation>
    </message>
    <message>
        <source>Its direction is reversed: swap its columns, or the wordnets</source>
        <translation>اتجاهه معكوس: بدِّل عموديه، أو شبكتي الكلمات</translation>
    </message>
    <message>
        <source>Joining definitions with translations</source>
        <translation>وصل التعريفات بالترجمات</translation>
    </message>
    <message>
        <source>Joint training has no texts and no parallel sentences to learn from</source>
        <translation>ليس للتدريب المشترك نصوص ولا جمل متوازية يتعلم منها</translation>
    </message>
    <message>
        <source>Joint training has the objective l2, without dropout and clipping</source>
        <translation>للتدريب المشترك دالة الهدف l2، بلا dropout ولا قص</translation>
    </message>
    <message>
        <source>Joint training takes texts of one or two languages</source>
        <translation>يأخذ التدريب المشترك نصوصًا بلغة أو لغتين</translation>
    </message>
    <message>
        <source>Judging the layout</source>
        <translation>تقييم التخطيط</translation>
    </message>
    <message>
        <source>Known: skipgram, cbow, bilbowa</source>
        <translation>المعروف: skipgram وcbow وbilbowa</translation>
    </message>
    <message>
        <source>Labelled pairs are one file and two languages</source>
        <translation>الأزواج المسمَّاة ملف واحد ولغتان</translation>
    </message>
    <message>
        <source>Lay the points out anew</source>
        <translation>خطِّط النقاط من جديد</translation>
    </message>
    <message>
        <source>Lay them out anew</source>
        <translation>خطِّطها من جديد</translation>
    </message>
    <message>
        <source>Laying the points out</source>
        <translation>تخطيط النقاط</translation>
    </message>
    <message>
        <source>Layout by UMAP</source>
        <translation>التخطيط بطريقة UMAP</translation>
    </message>
    <message>
        <source>Learn the map again</source>
        <translation>تعلَّم التحويل من جديد</translation>
    </message>
    <message>
        <source>Learning categories</source>
        <translation>تعلُّم الفئات</translation>
    </message>
    <message>
        <source>Learning the inverse temperature</source>
        <translation>تعلُّم مقلوب درجة الحرارة</translation>
    </message>
    <message>
        <source>Learning the map from all pairs</source>
        <translation>تعلُّم التحويل من جميع الأزواج</translation>
    </message>
    <message>
        <source>Learning the map</source>
        <translation>تعلُّم التحويل</translation>
    </message>
    <message>
        <source>Learning word vectors</source>
        <translation>تعلُّم متجهات الكلمات</translation>
    </message>
    <message>
        <source>Leave dropout out, or take another encoder</source>
        <translation>اترك dropout، أو خذ مُرمِّزًا آخر</translation>
    </message>
    <message>
        <source>Leave it where it is: check the workspace, which saves what can be read, or restore a backup</source>
        <translation>اتركه حيث هو: افحص مساحة العمل فينقذ الفحص ما يمكن قراءته، أو استعد نسخة احتياطية</translation>
    </message>
    <message>
        <source>Leave the number of dimensions out, or take procrustes or vecmap</source>
        <translation>اترك عدد الأبعاد، أو خذ procrustes أو vecmap</translation>
    </message>
    <message>
        <source>Leave the pooling out, or take another encoder</source>
        <translation>اترك التجميع، أو خذ مُرمِّزًا آخر</translation>
    </message>
    <message>
        <source>Line N of one must be the translation of line N of the other</source>
        <translation>يجب أن يكون السطر N في أحدهما ترجمة السطر N في الآخر</translation>
    </message>
    <message>
        <source>Lines must read: synset, tab, language:lemma, tab, word</source>
        <translation>يجب أن تكون الأسطر كالآتي: مجموعة الترادف، علامة جدولة، language:lemma، علامة جدولة، الكلمة</translation>
    </message>
    <message>
        <source>Linking words to their neighbours</source>
        <translation>وصل الكلمات بجيرانها</translation>
    </message>
    <message>
        <source>Lists of scores must be as long as each other, and two at least</source>
        <translation>يجب أن تتساوى قوائم الدرجات طولًا، وألا تقل عن اثنتين</translation>
    </message>
    <message>
        <source>Lists of sentences are read with a model that makes their vectors</source>
        <translation>تُقرأ قوائم الجمل بنموذج يصنع متجهاتها</translation>
    </message>
    <message>
        <source>Load more words</source>
        <translation>حمِّل كلمات أكثر</translation>
    </message>
    <message>
        <source>Load more words, and see that the languages are right</source>
        <translation>حمِّل كلمات أكثر، وتأكد من صحة اللغتين</translation>
    </message>
    <message>
        <source>Looked up in lower case there would be some</source>
        <translation>لو بُحث عنها بأحرف صغيرة لوُجد بعضها</translation>
    </message>
    <message>
        <source>Looking for proper nouns</source>
        <translation>البحث عن الأسماء الأعلام</translation>
    </message>
    <message>
        <source>Looking for the languages</source>
        <translation>البحث عن اللغات</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>جارٍ البحث</translation>
    </message>
    <message>
        <source>Lower the learning rate</source>
        <translation>اخفض معدل التعلم</translation>
    </message>
    <message>
        <source>Make the paraphrase set first, and have the other one exclude it</source>
        <translation>اصنع مجموعة إعادات الصياغة أولًا، ودع الأخرى تستبعدها</translation>
    </message>
    <message>
        <source>Making vectors of the sentences</source>
        <translation>صنع متجهات الجمل</translation>
    </message>
    <message>
        <source>Many wordnets hold words without definitions; take ones that have def rows</source>
        <translation>في كثير من شبكات الكلمات كلمات بلا تعريفات؛ استخدم شبكات فيها صفوف def</translation>
    </message>
    <message>
        <source>Mapping vectors</source>
        <translation>تحويل المتجهات</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>المطابقة</translation>
    </message>
    <message>
        <source>Measuring similarities</source>
        <translation>قياس التشابهات</translation>
    </message>
    <message>
        <source>Measuring the divergence</source>
        <translation>قياس التباعد</translation>
    </message>
    <message>
        <source>Monolingual training needs the headword in the definition&apos;s language</source>
        <translation>يتطلب التدريب الأحادي اللغة رأس المدخل بلغة التعريف</translation>
    </message>
    <message>
        <source>Name a file of test pairs, or hold out a share of a dictionary of words</source>
        <translation>سمِّ ملف أزواج اختبار، أو احجز للاختبار حصة من قاموس كلمات</translation>
    </message>
    <message>
        <source>Name a file of word vectors for every language of the data</source>
        <translation>حدّد ملف متجهات كلمات لكل لغة من لغات البيانات</translation>
    </message>
    <message>
        <source>Name a file to write</source>
        <translation>حدّد ملفًا للكتابة</translation>
    </message>
    <message>
        <source>Name a file, or import the resource first</source>
        <translation>سمِّ ملفًا، أو استورد المورد أولًا</translation>
    </message>
    <message>
        <source>Name a folder for the workspace</source>
        <translation>سمِّ مجلدًا لمساحة العمل</translation>
    </message>
    <message>
        <source>Name a language that it holds</source>
        <translation>سمِّ لغة يحويها</translation>
    </message>
    <message>
        <source>Name a model of &quot;train&quot;, or vectors of both languages</source>
        <translation>سمِّ نموذجًا من &quot;train&quot;، أو متجهات للغتين</translation>
    </message>
    <message>
        <source>Name a trained model, or train one first</source>
        <translation>سمِّ نموذجًا مدرَّبًا، أو درِّب واحدًا أولًا</translation>
    </message>
    <message>
        <source>Name another file to write</source>
        <translation>سمِّ ملفًا آخر للكتابة</translation>
    </message>
    <message>
        <source>Name at least one file of definitions with its two languages</source>
        <translation>حدّد ملف تعريفات واحدًا على الأقل مع لغتيه</translation>
    </message>
    <message>
        <source>Name it alone, as FILE:LANGUAGE:LANGUAGE</source>
        <translation>سمِّه وحده هكذا: FILE:LANGUAGE:LANGUAGE</translation>
    </message>
    <message>
        <source>Name it as FILE:LANGUAGE:LANGUAGE</source>
        <translation>سمِّه هكذا: FILE:LANGUAGE:LANGUAGE</translation>
    </message>
    <message>
        <source>Name it before them: LANGUAGE=FILE</source>
        <translation>سمِّها قبلها: LANGUAGE=FILE</translation>
    </message>
    <message>
        <source>Name one of its languages</source>
        <translation>سمِّ إحدى لغاتها</translation>
    </message>
    <message>
        <source>Name some, or take the strategy multitask</source>
        <translation>سمِّ بعضها، أو خذ الاستراتيجية multitask</translation>
    </message>
    <message>
        <source>Name the folder that &quot;dataset&quot; wrote</source>
        <translation>سمِّ المجلد الذي كتبه &quot;dataset&quot;</translation>
    </message>
    <message>
        <source>Name the language that all others are aligned to as the pivot</source>
        <translation>سمِّ اللغة التي تُحاذى إليها سائر اللغات لغةً محورية</translation>
    </message>
    <message>
        <source>Name the language</source>
        <translation>سمِّ اللغة</translation>
    </message>
    <message>
        <source>Name the languages of both spaces, or choose another dictionary</source>
        <translation>سمِّ لغتي الفضاءين، أو اختر قاموسًا آخر</translation>
    </message>
    <message>
        <source>Name the languages, or import the vectors with theirs</source>
        <translation>سمِّ اللغات، أو استورد المتجهات مع لغاتها</translation>
    </message>
    <message>
        <source>Name the map, or leave out the layout before it</source>
        <translation>سمِّ التحويل، أو اترك التخطيط الذي قبله</translation>
    </message>
    <message>
        <source>Name the target with --target</source>
        <translation>سمِّ الهدف بالخيار --target</translation>
    </message>
    <message>
        <source>Name the vectors of each language</source>
        <translation>سمِّ متجهات كل لغة</translation>
    </message>
    <message>
        <source>Name two of its languages</source>
        <translation>سمِّ اثنتين من لغاتها</translation>
    </message>
    <message>
        <source>No article of this dictionary could be used: %1</source>
        <translation>تعذر استخدام أي مادة من هذا القاموس: %1</translation>
    </message>
    <message>
        <source>No dictionaries are indexed yet</source>
        <translation>لا قواميس مفهرسة بعد</translation>
    </message>
    <message>
        <source>No dictionary from %1 to %2 is installed or imported</source>
        <translation>لا قاموس من %1 إلى %2 مثبَّت أو مستورَد</translation>
    </message>
    <message>
        <source>No dictionary of the workspace defines words of %1 or %2 in their own language</source>
        <translation>لا قاموس في مساحة العمل يعرِّف كلمات %1 أو %2 بلغتها</translation>
    </message>
    <message>
        <source>No dictionary of the workspace translates between %1 and %2</source>
        <translation>لا قاموس في مساحة العمل يترجم بين %1 و%2</translation>
    </message>
    <message>
        <source>No entry of this file holds translations or definitions</source>
        <translation>لا مدخل في هذا الملف يحوي ترجمات أو تعريفات</translation>
    </message>
    <message>
        <source>No exact link is accepted in %1 yet</source>
        <translation>لم يُقبل بعد أي رابط تام في %1</translation>
    </message>
    <message>
        <source>No file holds that; check that it is a file of word vectors</source>
        <translation>لا ملف يتسع لذلك؛ تحقق من أنه ملف متجهات كلمات</translation>
    </message>
    <message>
        <source>No file is named for the model</source>
        <translation>لم يُحدَّد ملف للنموذج</translation>
    </message>
    <message>
        <source>No file pairs sentences in %1 with those of another language</source>
        <translation>لا ملف يقرن جملًا بلغة %1 بجمل لغة أخرى</translation>
    </message>
    <message>
        <source>No gloss of %1 has a candidate among those of %2</source>
        <translation>ليس لأي شرح من %1 مرشح بين شروح %2</translation>
    </message>
    <message>
        <source>No language was requested</source>
        <translation>لم تُطلب أي لغة</translation>
    </message>
    <message>
        <source>No language with the code %1 is known</source>
        <translation>لا لغة معروفة بالرمز %1</translation>
    </message>
    <message>
        <source>No line of this file can be used: %1</source>
        <translation>لا يمكن استخدام أي سطر من هذا الملف: %1</translation>
    </message>
    <message>
        <source>No link is accepted in %1 yet</source>
        <translation>لم يُقبل بعد أي رابط في %1</translation>
    </message>
    <message>
        <source>No model follows the scores of the pairs</source>
        <translation>لا نموذج يوافق درجات الأزواج</translation>
    </message>
    <message>
        <source>No model is chosen to compare the sentences by</source>
        <translation>لم يُختر نموذج تُقارن به الجمل</translation>
    </message>
    <message>
        <source>No pair can be trained on: the vectors have no word of them</source>
        <translation>لا زوج يمكن التدريب عليه: ليس في المتجهات أي من كلماته</translation>
    </message>
    <message>
        <source>No pair of sentences can be learned from</source>
        <translation>لا زوج جمل يمكن التعلم منه</translation>
    </message>
    <message>
        <source>No pair of sentences has a known word on both sides</source>
        <translation>لا زوج من الجمل فيه كلمة معروفة في كلا الجانبين</translation>
    </message>
    <message>
        <source>No pair of the dictionary has both its words among the vectors</source>
        <translation>لا زوج في القاموس كلمتاه كلتاهما بين المتجهات</translation>
    </message>
    <message>
        <source>No pair of the parallel sentences has words with vectors on both sides</source>
        <translation>لا زوج من الجمل المتوازية فيه كلمات لها متجهات في الجانبين</translation>
    </message>
    <message>
        <source>No sentence has a known word in both languages</source>
        <translation>لا جملة فيها كلمة معروفة في اللغتين</translation>
    </message>
    <message>
        <source>No sentence of the text has two words with vectors (%1)</source>
        <translation>لا جملة في النص فيها كلمتان لهما متجهات (%1)</translation>
    </message>
    <message>
        <source>No string is both letters only and digits only</source>
        <translation>لا سلسلة تتكون من حروف فقط وأرقام فقط معًا</translation>
    </message>
    <message>
        <source>No training definition of these languages can be read, and the hubness of words is measured by them</source>
        <translation>لا تعريف تدريب بهاتين اللغتين يمكن قراءته، وبه تُقاس محورية الكلمات</translation>
    </message>
    <message>
        <source>No two definitions of %1 and %2 can be paired: %3 are aligned, %4 of them have a vector, %5 are excluded</source>
        <translation>لا يمكن قرن تعريفين من %1 و%2: المحاذى %3، وله متجه %4، والمستبعد %5</translation>
    </message>
    <message>
        <source>No two phrases share a translation that is likely enough</source>
        <translation>لا عبارتين تشتركان في ترجمة محتملة بما يكفي</translation>
    </message>
    <message>
        <source>No unit of the translation memory has the languages asked for; those that it has are %1</source>
        <translation>ليست في أي وحدة من ذاكرة الترجمة اللغات المطلوبة؛ والموجود منها %1</translation>
    </message>
    <message>
        <source>No word occurs %1 times in the text</source>
        <translation>لا كلمة ترد %1 مرة في النص</translation>
    </message>
    <message>
        <source>No word of %1 occurs often enough to learn from</source>
        <translation>لا كلمة من %1 ترد بما يكفي للتعلم منها</translation>
    </message>
    <message>
        <source>No word of the description has a vector</source>
        <translation>ليس لأي كلمة من الوصف متجه</translation>
    </message>
    <message>
        <source>None of the %1 definitions can be trained on: %2 have no answer with a vector, %3 no word with one</source>
        <translation>لا يمكن التدريب على أي من التعريفات وعددها %1: منها %2 بلا إجابة لها متجه، و%3 بلا كلمة لها متجه</translation>
    </message>
    <message>
        <source>None of the %1 pairs is in both spaces</source>
        <translation>لا زوج من الأزواج الـ%1 موجود في الفضاءين</translation>
    </message>
    <message>
        <source>None of the glosses&apos; words has a vector</source>
        <translation>ليس لأي من كلمات الشروح متجه</translation>
    </message>
    <message>
        <source>Normalise the vectors, or check them for outliers</source>
        <translation>طبِّع المتجهات، أو افحصها بحثًا عن القيم الشاذة</translation>
    </message>
    <message>
        <source>Normalise them to unit length</source>
        <translation>طبِّعها إلى طول واحد</translation>
    </message>
    <message>
        <source>Normalising vectors</source>
        <translation>تطبيع المتجهات</translation>
    </message>
    <message>
        <source>Nothing is decided in %1 yet</source>
        <translation>لم يُتخذ بعد أي قرار في %1</translation>
    </message>
    <message>
        <source>Nothing is suggested for %1</source>
        <translation>لا اقتراح لـ %1</translation>
    </message>
    <message>
        <source>Nothing says which language the vectors &quot;%1&quot; are of</source>
        <translation>لا شيء يقول لأي لغة متجهات «%1»</translation>
    </message>
    <message>
        <source>Nothing to compare: at least one dictionary, method, retrieval and direction are needed</source>
        <translation>لا شيء للمقارنة: يلزم قاموس وطريقة واسترجاع واتجاه، واحد من كل منها على الأقل</translation>
    </message>
    <message>
        <source>Offsets have 32 or 64 bits, not %1</source>
        <translation>للإزاحات 32 أو 64 بتًّا، لا %1</translation>
    </message>
    <message>
        <source>One loss over two languages takes sentence pairs of two languages, the same in every file</source>
        <translation>تأخذ الخسارة الواحدة على لغتين أزواج جمل من لغتين، هما نفسهما في كل ملف</translation>
    </message>
    <message>
        <source>One or two languages are laid out at a time</source>
        <translation>تُخطَّط لغة أو لغتان في المرة الواحدة</translation>
    </message>
    <message>
        <source>One side of the pair is already linked to another</source>
        <translation>أحد طرفي الزوج مربوط بآخر من قبل</translation>
    </message>
    <message>
        <source>Only models in files, the pack and n-grams of characters can be fused, and &quot;%1&quot; is none</source>
        <translation>لا يمكن دمج غير النماذج التي في ملفات والحزمة ومتتاليات n من الحروف، وليس «%1» منها</translation>
    </message>
    <message>
        <source>Only one word occurs %1 times in the text</source>
        <translation>لا ترد %1 مرة في النص إلا كلمة واحدة</translation>
    </message>
    <message>
        <source>Opening the list</source>
        <translation>فتح القائمة</translation>
    </message>
    <message>
        <source>Opening the pack</source>
        <translation>فتح الحزمة</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>فتح مساحة العمل</translation>
    </message>
    <message>
        <source>Packs are scored by nearest neighbours alone</source>
        <translation>تُقيَّم الحزم بأقرب الجيران وحدهم</translation>
    </message>
    <message>
        <source>Parallel sentences are for BilBOWA alone</source>
        <translation>الجمل المتوازية لـ BilBOWA وحدها</translation>
    </message>
    <message>
        <source>Perplexity and exaggeration are at least 1, iterations at least 0</source>
        <translation>الحيرة والمبالغة 1 على الأقل، والتكرارات 0 على الأقل</translation>
    </message>
    <message>
        <source>Phrase pairs are extracted from sentence pairs of two languages</source>
        <translation>تُستخرج أزواج العبارات من أزواج جمل بلغتين</translation>
    </message>
    <message>
        <source>Phrases are extracted from sentences of the same two languages</source>
        <translation>تُستخرج العبارات من جمل باللغتين نفسيهما</translation>
    </message>
    <message>
        <source>Preparing definitions</source>
        <translation>تحضير التعريفات</translation>
    </message>
    <message>
        <source>Preparing the initial vectors</source>
        <translation>تحضير المتجهات الأولية</translation>
    </message>
    <message>
        <source>Preparing the search</source>
        <translation>تحضير البحث</translation>
    </message>
    <message>
        <source>Preparing vectors</source>
        <translation>تحضير المتجهات</translation>
    </message>
    <message>
        <source>Princeton WordNet is not installed</source>
        <translation>Princeton WordNet غير مثبت</translation>
    </message>
    <message>
        <source>Principal components</source>
        <translation>المكونات الرئيسية</translation>
    </message>
    <message>
        <source>Pruned and quantised fastText models cannot be read</source>
        <translation>تتعذر قراءة نماذج fastText المقلَّمة والمكمَّمة</translation>
    </message>
    <message>
        <source>Put it back, or fuse the models anew</source>
        <translation>أعده إلى مكانه، أو ادمج النماذج من جديد</translation>
    </message>
    <message>
        <source>Put quotes around words with spaces.</source>
        <translation>ضع علامتي اقتباس حول الكلمات التي فيها مسافات.</translation>
    </message>
    <message>
        <source>Put the .dict.dz or .dict file beside the index</source>
        <translation>ضع ملف ‎.dict.dz أو ‎.dict بجانب الفهرس</translation>
    </message>
    <message>
        <source>Put the .idx or .idx.gz file beside it</source>
        <translation>ضع ملف ‎.idx أو ‎.idx.gz بجانبه</translation>
    </message>
    <message>
        <source>Put the old file back, or train again</source>
        <translation>أعد الملف القديم، أو درّب من جديد</translation>
    </message>
    <message>
        <source>Put the whole file back and start again</source>
        <translation>أعد الملف كاملًا وابدأ من جديد</translation>
    </message>
    <message>
        <source>RCSLS learns from pairs of words, not from sentences</source>
        <translation>يتعلم RCSLS من أزواج كلمات لا من جمل</translation>
    </message>
    <message>
        <source>Raise the minimum count, or take fewer dimensions or buckets</source>
        <translation>ارفع الحد الأدنى للتكرار، أو خذ أبعادًا أو حاويات أقل</translation>
    </message>
    <message>
        <source>Ranking pivots</source>
        <translation>ترتيب المحاور المرجعية</translation>
    </message>
    <message>
        <source>Reading WordNet</source>
        <translation>قراءة WordNet</translation>
    </message>
    <message>
        <source>Reading a wordnet</source>
        <translation>قراءة شبكة كلمات</translation>
    </message>
    <message>
        <source>Reading decisions</source>
        <translation>قراءة القرارات</translation>
    </message>
    <message>
        <source>Reading definitions</source>
        <translation>قراءة التعريفات</translation>
    </message>
    <message>
        <source>Reading descriptions</source>
        <translation>قراءة الأوصاف</translation>
    </message>
    <message>
        <source>Reading dictionary entries</source>
        <translation>قراءة مداخل القواميس</translation>
    </message>
    <message>
        <source>Reading glosses</source>
        <translation>قراءة الشروح</translation>
    </message>
    <message>
        <source>Reading labelled pairs</source>
        <translation>قراءة الأزواج المسمَّاة</translation>
    </message>
    <message>
        <source>Reading neighbours</source>
        <translation>قراءة الجيران</translation>
    </message>
    <message>
        <source>Reading parallel text</source>
        <translation>قراءة النص المتوازي</translation>
    </message>
    <message>
        <source>Reading phrase pairs</source>
        <translation>قراءة أزواج العبارات</translation>
    </message>
    <message>
        <source>Reading saved words</source>
        <translation>قراءة الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>Reading sentence pairs</source>
        <translation>قراءة أزواج الجمل</translation>
    </message>
    <message>
        <source>Reading sentences</source>
        <translation>قراءة الجمل</translation>
    </message>
    <message>
        <source>Reading the articles</source>
        <translation>قراءة المواد</translation>
    </message>
    <message>
        <source>Reading the backup</source>
        <translation>قراءة النسخة الاحتياطية</translation>
    </message>
    <message>
        <source>Reading the dictionary</source>
        <translation>قراءة القاموس</translation>
    </message>
    <message>
        <source>Reading the linking</source>
        <translation>قراءة عملية الربط</translation>
    </message>
    <message>
        <source>Reading the translation memory</source>
        <translation>قراءة ذاكرة الترجمة</translation>
    </message>
    <message>
        <source>Reading the vectors</source>
        <translation>قراءة المتجهات</translation>
    </message>
    <message>
        <source>Reading vectors</source>
        <translation>قراءة المتجهات</translation>
    </message>
    <message>
        <source>Reading what is to be left out</source>
        <translation>قراءة ما يجب تركه</translation>
    </message>
    <message>
        <source>Reading word pairs</source>
        <translation>قراءة أزواج الكلمات</translation>
    </message>
    <message>
        <source>Reading words</source>
        <translation>قراءة الكلمات</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>القراءة</translation>
    </message>
    <message>
        <source>Refining the map</source>
        <translation>تحسين التحويل</translation>
    </message>
    <message>
        <source>Remove the dictionary and import it again</source>
        <translation>أزل القاموس واستورده من جديد</translation>
    </message>
    <message>
        <source>Remove what is in brackets after &lt;!DOCTYPE</source>
        <translation>أزل ما بين القوسين بعد &lt;!DOCTYPE</translation>
    </message>
    <message>
        <source>Restore a backup of the workspace, or check and repair it to begin anew</source>
        <translation>استعد نسخة احتياطية من مساحة العمل، أو افحصها وأصلحها لتبدأ من جديد</translation>
    </message>
    <message>
        <source>Restore a backup; vectors that lie beside it were not touched</source>
        <translation>استعد نسخة احتياطية؛ لم تُمَسّ المتجهات التي بجانبها</translation>
    </message>
    <message>
        <source>Row %1 of the costs holds a value that is not a finite number</source>
        <translation>في الصف %1 من التكاليف قيمة ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>Run %1 compared no glosses</source>
        <translation>لم يقارن التشغيل %1 أي شروح</translation>
    </message>
    <message>
        <source>Run %1 keeps no glosses</source>
        <translation>لا يحتفظ التشغيل %1 بشروح</translation>
    </message>
    <message>
        <source>Save it with numpy.ascontiguousarray.</source>
        <translation>احفظها باستخدام numpy.ascontiguousarray.</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>إنقاذ ما يمكن قراءته</translation>
    </message>
    <message>
        <source>Say which language it is in</source>
        <translation>اذكر لغتها</translation>
    </message>
    <message>
        <source>Say which language the second one is</source>
        <translation>اذكر لغة الثانية</translation>
    </message>
    <message>
        <source>Score a sample of the lines, or give weights</source>
        <translation>قيِّم عينة من الأسطر، أو أعطِ أوزانًا</translation>
    </message>
    <message>
        <source>Score a sample of them, or compare candidates only, as a linking does</source>
        <translation>قيِّم عينة منها، أو قارن المرشحات وحدها كما تفعل عملية الربط</translation>
    </message>
    <message>
        <source>Score fewer lines, or give a trained model</source>
        <translation>قيِّم أسطرًا أقل، أو أعطِ نموذجًا مدرَّبًا</translation>
    </message>
    <message>
        <source>Scores need as many source glosses as target glosses, pair by pair: %1 and %2</source>
        <translation>تحتاج الدرجات إلى عدد متساوٍ من شروح المصدر وشروح الهدف، زوجًا بزوج: %1 و%2</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>حساب الدرجات</translation>
    </message>
    <message>
        <source>Searching for an initial dictionary</source>
        <translation>البحث عن قاموس أولي</translation>
    </message>
    <message>
        <source>Searching neighbours</source>
        <translation>البحث عن الجيران</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>See its lists, or name a file as FILE:LANGUAGE</source>
        <translation>انظر قوائمها، أو سمِّ ملفًا هكذا: FILE:LANGUAGE</translation>
    </message>
    <message>
        <source>See that both spaces begin with their most frequent words, and that the dictionary is of these languages, in this direction</source>
        <translation>تأكد من أن الفضاءين يبدآن بأكثر كلماتهما شيوعًا، وأن القاموس لهاتين اللغتين وفي هذا الاتجاه</translation>
    </message>
    <message>
        <source>See that spaces and texts are of the same languages, in the same order</source>
        <translation>تأكد من أن الفضاءين والنصين من اللغتين نفسيهما وبالترتيب نفسه</translation>
    </message>
    <message>
        <source>See that the languages are in this order, and how the words are written</source>
        <translation>تأكد من أن اللغتين بهذا الترتيب، ومن طريقة كتابة الكلمات</translation>
    </message>
    <message>
        <source>See that the languages of spaces and test agree and stand in the same order</source>
        <translation>تأكد من توافق لغتي الفضاءين والاختبار ومن الترتيب نفسه</translation>
    </message>
    <message>
        <source>See the list of dictionaries</source>
        <translation>انظر قائمة القواميس</translation>
    </message>
    <message>
        <source>See the list of linkings</source>
        <translation>انظر قائمة عمليات الربط</translation>
    </message>
    <message>
        <source>See the list of resources</source>
        <translation>انظر قائمة الموارد</translation>
    </message>
    <message>
        <source>See the list of runs</source>
        <translation>انظر قائمة عمليات التشغيل</translation>
    </message>
    <message>
        <source>See what is saved with: saved list</source>
        <translation>انظر ما هو محفوظ بالأمر: saved list</translation>
    </message>
    <message>
        <source>Sentences to be compared in pairs must be as many on either side</source>
        <translation>يجب أن تكون الجمل التي تُقارن أزواجًا متساوية العدد في الجانبين</translation>
    </message>
    <message>
        <source>Settings are distance, sampling, negatives, margin, regularisation, batch, epochs, dimension, learning_rate and start_deviation</source>
        <translation>الإعدادات هي distance وsampling وnegatives وmargin وregularisation وbatch وepochs وdimension وlearning_rate وstart_deviation</translation>
    </message>
    <message>
        <source>Settings of a training are a JSON object</source>
        <translation>إعدادات التدريب كائن JSON</translation>
    </message>
    <message>
        <source>Several dictionaries together cover more</source>
        <translation>تغطي عدة قواميس معًا أكثر</translation>
    </message>
    <message>
        <source>Several reviewers have decided in %1: %2</source>
        <translation>اتخذ عدة مراجعين قرارات في %1: %2</translation>
    </message>
    <message>
        <source>Shorten it</source>
        <translation>قصِّره</translation>
    </message>
    <message>
        <source>Sizes, epochs and learning rate must be positive</source>
        <translation>يجب أن تكون الأحجام والدورات ومعدل التعلم موجبة</translation>
    </message>
    <message>
        <source>Solving sentences</source>
        <translation>حل الجمل</translation>
    </message>
    <message>
        <source>Solving words</source>
        <translation>حل الكلمات</translation>
    </message>
    <message>
        <source>Source and target glosses have vectors of different dimensions</source>
        <translation>لشروح المصدر وشروح الهدف متجهات مختلفة الأبعاد</translation>
    </message>
    <message>
        <source>Spaces of %1 and %2 dimensions cannot be compared without a map</source>
        <translation>لا يمكن مقارنة فضاءين من %1 و%2 من الأبعاد دون تحويل</translation>
    </message>
    <message>
        <source>State whose decisions to write</source>
        <translation>اذكر قرارات مَن تُكتب</translation>
    </message>
    <message>
        <source>Storing the linking</source>
        <translation>تخزين عملية الربط</translation>
    </message>
    <message>
        <source>Synonym number %1 belongs to word %2, but there are only %3</source>
        <translation>ينتمي المرادف رقم %1 إلى الكلمة %2، ولا يوجد إلا %3</translation>
    </message>
    <message>
        <source>Take 3 to 6, or none</source>
        <translation>خذ من 3 إلى 6، أو لا شيء</translation>
    </message>
    <message>
        <source>Take a kernel of 1 to 64 words and a max-pooling over 1 to 64 rows</source>
        <translation>خذ نواة من 1 إلى 64 كلمة وتجميعًا بالأقصى على 1 إلى 64 صفًا</translation>
    </message>
    <message>
        <source>Take a model with vectors, for instance sif</source>
        <translation>خذ نموذجًا له متجهات، مثل sif</translation>
    </message>
    <message>
        <source>Take a stronger regularisation</source>
        <translation>خذ ضبطًا أقوى</translation>
    </message>
    <message>
        <source>Take at least one layer, one affine layer and one word; at most 64 layers, 16 affine layers, 16384 hidden units and 4096 words</source>
        <translation>استخدم طبقة واحدة وطبقة تآلفية واحدة وكلمة واحدة على الأقل؛ و64 طبقة و16 طبقة تآلفية و16384 وحدة مخفية و4096 كلمة على الأكثر</translation>
    </message>
    <message>
        <source>Take bow, cnn, gru, bigru, att or abcnn</source>
        <translation>خذ bow أو cnn أو gru أو bigru أو att أو abcnn</translation>
    </message>
    <message>
        <source>Take cmf for more languages than two, or wmf for one</source>
        <translation>خذ cmf لأكثر من لغتين، أو wmf للغة واحدة</translation>
    </message>
    <message>
        <source>Take fewer sentences</source>
        <translation>خذ جملًا أقل</translation>
    </message>
    <message>
        <source>Take files with three columns (answer, headword, definition) or another strategy</source>
        <translation>استخدم ملفات بثلاثة أعمدة (الإجابة، رأس المدخل، التعريف) أو استراتيجية أخرى</translation>
    </message>
    <message>
        <source>Remove it from the list, or make it available again</source>
        <translation>احذفه من القائمة، أو اجعله متاحًا من جديد</translation>
    </message>
    <message>
        <source>Take self-learning, or a larger dictionary</source>
        <translation>خذ التعلم الذاتي، أو قاموسًا أكبر</translation>
    </message>
    <message>
        <source>Take the pooling ends, mean or max</source>
        <translation>خذ التجميع ends أو mean أو max</translation>
    </message>
    <message>
        <source>Take the pooling last, mean or max</source>
        <translation>خذ التجميع last أو mean أو max</translation>
    </message>
    <message>
        <source>Take the strategy multitask, or train one model per direction</source>
        <translation>استخدم الاستراتيجية multitask، أو درّب نموذجًا لكل اتجاه</translation>
    </message>
    <message>
        <source>Take the vectors and the map that it was trained with, or train it anew</source>
        <translation>خذ المتجهات والتحويل التي دُرِّب بها، أو درِّبه من جديد</translation>
    </message>
    <message>
        <source>Take vectors of these languages</source>
        <translation>خذ متجهات لهاتين اللغتين</translation>
    </message>
    <message>
        <source>Take vectors of this language with more words</source>
        <translation>خذ متجهات لهذه اللغة فيها كلمات أكثر</translation>
    </message>
    <message>
        <source>Take wordnets that hold definitions, and ids of Princeton 3.0 or ILIs both</source>
        <translation>خذ شبكات كلمات فيها تعريفات، ومعرِّفات من Princeton 3.0 أو من ILI في كلتيهما</translation>
    </message>
    <message>
        <source>Test and training are of different languages</source>
        <translation>الاختبار والتدريب بلغتين مختلفتين</translation>
    </message>
    <message>
        <source>The Siamese LSTM reads vectors of %1 dimensions, the glosses&apos; have %2</source>
        <translation>يقرأ LSTM السيامية متجهات من %1 بُعد، ومتجهات الشروح من %2</translation>
    </message>
    <message>
        <source>The Siamese LSTM was trained on other vectors than %1, or with another map</source>
        <translation>دُرِّب LSTM السيامية على متجهات غير %1، أو بتحويل آخر</translation>
    </message>
    <message>
        <source>The WordNet database holds no synset that can be read</source>
        <translation>لا تحتوي قاعدة بيانات WordNet على مجموعة ترادف يمكن قراءتها</translation>
    </message>
    <message>
        <source>The article holds neither translations nor definitions</source>
        <translation>لا تحتوي المادة على ترجمات ولا على تعريفات</translation>
    </message>
    <message>
        <source>The article is not UTF-8</source>
        <translation>المادة ليست بترميز UTF-8</translation>
    </message>
    <message>
        <source>The article is too long</source>
        <translation>المادة طويلة جدًا</translation>
    </message>
    <message>
        <source>The attribute %1 is longer than the %2 bytes allowed</source>
        <translation>السمة %1 أطول من %2 بايت المسموح بها</translation>
    </message>
    <message>
        <source>The backup was made by a newer version of the program</source>
        <translation>صنع النسخةَ الاحتياطية إصدارٌ أحدث من البرنامج</translation>
    </message>
    <message>
        <source>The bundled pack was not found</source>
        <translation>لم يُعثر على الحزمة المرفقة</translation>
    </message>
    <message>
        <source>The bytes are not UTF-8, nor does the file say what they are</source>
        <translation>البايتات ليست UTF-8، ولا يقول الملف ما هي</translation>
    </message>
    <message>
        <source>The bytes are not of the encoding %1 that the file declares</source>
        <translation>البايتات ليست بالترميز %1 الذي يصرّح به الملف</translation>
    </message>
    <message>
        <source>The candidates do not fit the glosses of the linking</source>
        <translation>لا تناسب المرشحات شروح عملية الربط</translation>
    </message>
    <message>
        <source>The candidates of row %1 repeat or lie outside</source>
        <translation>تتكرر مرشحات الصف %1 أو تقع خارج النطاق</translation>
    </message>
    <message>
        <source>The checkpoint does not fit its own description</source>
        <translation>نقطة الحفظ لا تطابق وصفها</translation>
    </message>
    <message>
        <source>The checkpoint lacks some of its description</source>
        <translation>ينقص نقطة الحفظ جزء من وصفها</translation>
    </message>
    <message>
        <source>The checkpoint was made by a newer version of this program</source>
        <translation>صنع نقطةَ الحفظ إصدارٌ أحدث من هذا البرنامج</translation>
    </message>
    <message>
        <source>The clipping must not be negative, the fall of the learning rate lies between 0 and 1, dropout from 0 to below 1</source>
        <translation>يجب ألا يكون القص سالبًا، ويقع انخفاض معدل التعلم بين 0 و1، وdropout من 0 إلى ما دون 1</translation>
    </message>
    <message>
        <source>The compressed file expands to more than %1 bytes, which is out of all proportion</source>
        <translation>يتمدد الملف المضغوط إلى أكثر من %1 بايت، وهذا يفوق كل تناسب</translation>
    </message>
    <message>
        <source>The compressed file is damaged or incomplete</source>
        <translation>الملف المضغوط تالف أو غير مكتمل</translation>
    </message>
    <message>
        <source>The convolution&apos;s sizes cannot be used</source>
        <translation>لا يمكن استخدام أحجام الالتفاف</translation>
    </message>
    <message>
        <source>The damaged database could not be moved to the trash of the workspace</source>
        <translation>تعذر نقل قاعدة البيانات التالفة إلى سلة مهملات مساحة العمل</translation>
    </message>
    <message>
        <source>The data file of this dictionary is missing</source>
        <translation>ملف بيانات هذا القاموس مفقود</translation>
    </message>
    <message>
        <source>The database is empty: what it held is gone</source>
        <translation>قاعدة البيانات فارغة: ذهب ما كان فيها</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is damaged (%1)</source>
        <translation>قاعدة بيانات عمليات التشغيل وعمليات الربط والكلمات المحفوظة تالفة (%1)</translation>
    </message>
    <message>
        <source>The database of runs, linkings and saved words is empty, though linkings were open in it</source>
        <translation>قاعدة بيانات عمليات التشغيل وعمليات الربط والكلمات المحفوظة فارغة، مع أن عمليات ربط كانت مفتوحة فيها</translation>
    </message>
    <message>
        <source>The decision is about a gloss that the linking does not have</source>
        <translation>يتعلق القرار بشرح ليس في عملية الربط</translation>
    </message>
    <message>
        <source>The decomposition of a matrix did not converge</source>
        <translation>لم يتقارب تحليل إحدى المصفوفات</translation>
    </message>
    <message>
        <source>The description lacks its %1</source>
        <translation>ينقص الوصفَ %1</translation>
    </message>
    <message>
        <source>The desired retention lies between 0.7 and 0.99</source>
        <translation>يقع معدل التذكر المرغوب بين 0.7 و0.99</translation>
    </message>
    <message>
        <source>The dictionaries have no word of %1 or %2 with a definition in the other language</source>
        <translation>ليس في القواميس كلمة من %1 أو %2 لها تعريف باللغة الأخرى</translation>
    </message>
    <message>
        <source>The dictionary is damaged: fetch or copy it again</source>
        <translation>القاموس تالف: اجلبه أو انسخه من جديد</translation>
    </message>
    <message>
        <source>The dictionary is of version %1, which is not known here</source>
        <translation>القاموس من الإصدار %1، وهو غير معروف هنا</translation>
    </message>
    <message>
        <source>The dictionary is too small for a held-out part: the map cannot be evaluated</source>
        <translation>القاموس أصغر من أن يُحجز جزء منه للاختبار: لا يمكن تقييم التحويل</translation>
    </message>
    <message>
        <source>The dictionary translates no word of %1 into one of %2</source>
        <translation>لا يترجم القاموس أي كلمة من %1 إلى كلمة من %2</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses, reversed of %2 %</source>
        <translation>يترجم القاموس كلمات من %1 % من الشروح، ومعكوسًا من %2 %</translation>
    </message>
    <message>
        <source>The dictionary translates words of %1 % of the glosses; the others get no suggestion</source>
        <translation>يترجم القاموس كلمات من %1 % من الشروح؛ ولا اقتراح لغيرها</translation>
    </message>
    <message>
        <source>The directions have another number of values than the space</source>
        <translation>للاتجاهات عدد من القيم غير ما للفضاء</translation>
    </message>
    <message>
        <source>The disk is full; nothing was changed</source>
        <translation>القرص ممتلئ؛ لم يتغيّر شيء</translation>
    </message>
    <message>
        <source>The encoder&apos;s sizes cannot be used</source>
        <translation>لا يمكن استخدام أحجام المرمّز</translation>
    </message>
    <message>
        <source>The entry holds neither translations nor definitions</source>
        <translation>لا ترجمات ولا تعريفات في المدخل</translation>
    </message>
    <message>
        <source>The entry holds no words that can be looked up</source>
        <translation>لا كلمات في المدخل يمكن البحث عنها</translation>
    </message>
    <message>
        <source>The entry is of another language (%1)</source>
        <translation>المدخل بلغة أخرى (%1)</translation>
    </message>
    <message>
        <source>The entry is of yet another language</source>
        <translation>المدخل بلغة أخرى أيضًا</translation>
    </message>
    <message>
        <source>The entry is only a form of another word</source>
        <translation>المدخل صيغة من كلمة أخرى فحسب</translation>
    </message>
    <message>
        <source>The entry is too long</source>
        <translation>المدخل أطول مما ينبغي</translation>
    </message>
    <message>
        <source>The entry only leads to another page</source>
        <translation>يحيل المدخل إلى صفحة أخرى فحسب</translation>
    </message>
    <message>
        <source>The entry that begins here is too long; a quote may be missing</source>
        <translation>المدخل الذي يبدأ هنا أطول مما ينبغي؛ ربما نقصت علامة اقتباس</translation>
    </message>
    <message>
        <source>The experiment has no rows or no seeds</source>
        <translation>ليس للتجربة صفوف أو بذور</translation>
    </message>
    <message>
        <source>The factors have become too large to go on</source>
        <translation>كبرت العوامل حتى تعذرت المتابعة</translation>
    </message>
    <message>
        <source>The fields do not fit the article</source>
        <translation>لا تناسب الحقول المقالة</translation>
    </message>
    <message>
        <source>The file became shorter while it was in use</source>
        <translation>قَصُر الملف أثناء استخدامه</translation>
    </message>
    <message>
        <source>The file brings declarations of its own, which are not read for safety</source>
        <translation>يجلب الملف تصريحات خاصة به، وهي لا تُقرأ حرصًا على الأمان</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>تتعذر قراءة الملف</translation>
    </message>
    <message>
        <source>The file cannot be read: %1</source>
        <translation>تتعذر قراءة الملف: %1</translation>
    </message>
    <message>
        <source>The file cannot be written</source>
        <translation>تتعذر كتابة الملف</translation>
    </message>
    <message>
        <source>The file cannot be written: %1</source>
        <translation>لا يمكن كتابة الملف: %1</translation>
    </message>
    <message>
        <source>The file changed while it was read</source>
        <translation>تغير الملف أثناء قراءته</translation>
    </message>
    <message>
        <source>The file could not be written completely</source>
        <translation>تعذرت كتابة الملف كاملًا</translation>
    </message>
    <message>
        <source>The file does not exist</source>
        <translation>الملف غير موجود</translation>
    </message>
    <message>
        <source>The file does not hold a matrix of rows and columns</source>
        <translation>لا يحوي الملف مصفوفة من صفوف وأعمدة</translation>
    </message>
    <message>
        <source>The file does not say which language it is in</source>
        <translation>لا يذكر الملف لغته</translation>
    </message>
    <message>
        <source>The file does not say which second language it holds</source>
        <translation>لا يذكر الملف اللغة الثانية التي يحتوي عليها</translation>
    </message>
    <message>
        <source>The file does not show what kind of resource it is</source>
        <translation>لا يتبين من الملف نوع المورد</translation>
    </message>
    <message>
        <source>The file has more than the %1 languages allowed</source>
        <translation>في الملف أكثر من %1 لغة المسموح بها</translation>
    </message>
    <message>
        <source>The file has too many lines</source>
        <translation>أسطر الملف أكثر مما ينبغي</translation>
    </message>
    <message>
        <source>The file holds more than the %1 bytes allowed here</source>
        <translation>يتجاوز محتوى الملف الحد المسموح به هنا وهو %1 بايت</translation>
    </message>
    <message>
        <source>The file holds no decisions</source>
        <translation>لا قرارات في الملف</translation>
    </message>
    <message>
        <source>The file holds no entries</source>
        <translation>لا مداخل في الملف</translation>
    </message>
    <message>
        <source>The file holds no entry of the language %1 that can be used, most are of %2</source>
        <translation>لا مدخل في الملف باللغة %1 يمكن استخدامه، ومعظمها بلغة %2</translation>
    </message>
    <message>
        <source>The file holds no entry that can be used</source>
        <translation>لا مدخل في الملف يمكن استخدامه</translation>
    </message>
    <message>
        <source>The file holds no glosses</source>
        <translation>لا شروح في الملف</translation>
    </message>
    <message>
        <source>The file holds no lexicon %1; it has: %2</source>
        <translation>لا معجم %1 في الملف؛ وفيه: %2</translation>
    </message>
    <message>
        <source>The file holds no lexicon</source>
        <translation>لا معجم في الملف</translation>
    </message>
    <message>
        <source>The file holds no lines</source>
        <translation>لا يحتوي الملف على أسطر</translation>
    </message>
    <message>
        <source>The file holds no lists of neighbours</source>
        <translation>لا قوائم جيران في الملف</translation>
    </message>
    <message>
        <source>The file holds no names</source>
        <translation>لا أسماء في الملف</translation>
    </message>
    <message>
        <source>The file holds no phrase pairs</source>
        <translation>لا أزواج عبارات في الملف</translation>
    </message>
    <message>
        <source>The file holds no scored sentence pairs</source>
        <translation>لا أزواج جمل مقيَّمة في الملف</translation>
    </message>
    <message>
        <source>The file holds no sentences</source>
        <translation>لا جمل في الملف</translation>
    </message>
    <message>
        <source>The file holds no synset of the Open Multilingual Wordnet</source>
        <translation>لا يحتوي الملف على أي مجموعة ترادف من Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>The file holds no word vectors</source>
        <translation>لا يحتوي الملف على متجهات كلمات</translation>
    </message>
    <message>
        <source>The file holds no words</source>
        <translation>لا كلمات في الملف</translation>
    </message>
    <message>
        <source>The file holds nothing that can be used</source>
        <translation>لا يحتوي الملف على شيء يمكن استخدامه</translation>
    </message>
    <message>
        <source>The file is XML, but no translation memory (TMX)</source>
        <translation>الملف XML، لكنه ليس ذاكرة ترجمة (TMX)</translation>
    </message>
    <message>
        <source>The file is another program&apos;s database, not a workspace</source>
        <translation>الملف قاعدة بيانات برنامج آخر، وليس مساحة عمل</translation>
    </message>
    <message>
        <source>The file is cut off</source>
        <translation>الملف مبتور</translation>
    </message>
    <message>
        <source>The file is damaged or cut off</source>
        <translation>الملف تالف أو مبتور</translation>
    </message>
    <message>
        <source>The file is no JSON object</source>
        <translation>الملف ليس كائن JSON</translation>
    </message>
    <message>
        <source>The file is not WN-LMF: its root is %1</source>
        <translation>الملف ليس WN-LMF: جذره %1</translation>
    </message>
    <message>
        <source>The file is not XML</source>
        <translation>الملف ليس XML</translation>
    </message>
    <message>
        <source>The file is not a backup of a workspace, or not a complete one</source>
        <translation>الملف ليس نسخة احتياطية من مساحة عمل، أو ليس كاملًا</translation>
    </message>
    <message>
        <source>The file is not of the kind expected here (%1)</source>
        <translation>الملف ليس من النوع المتوقع هنا (%1)</translation>
    </message>
    <message>
        <source>The file is not well-formed XML (libxml2 calls it error %1)</source>
        <translation>الملف ليس XML سليم البناء (تسميه libxml2 الخطأ %1)</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a bare &amp;; it must be written &amp;amp;</source>
        <translation>الملف ليس XML سليم البناء: علامة &amp; وحدها؛ يجب أن تُكتب &amp;amp;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a comment does not end</source>
        <translation>الملف ليس XML سليم البناء: تعليق لا ينتهي</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name is missing</source>
        <translation>الملف ليس XML سليم البناء: اسم مفقود</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a name or a comment is too long</source>
        <translation>الملف ليس XML سليم البناء: اسم أو تعليق أطول مما ينبغي</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a piece of plain text (CDATA) does not end</source>
        <translation>الملف ليس XML سليم البناء: قطعة نص خام (CDATA) لا تنتهي</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a processing instruction does not end</source>
        <translation>الملف ليس XML سليم البناء: تعليمة معالجة لا تنتهي</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: a tag does not end</source>
        <translation>الملف ليس XML سليم البناء: وسم لا ينتهي</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: an element has the attribute %1 twice</source>
        <translation>الملف ليس XML سليم البناء: لأحد العناصر السمة %1 مرتين</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it ends within the element %1</source>
        <translation>الملف ليس XML سليم البناء: ينتهي داخل العنصر %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it holds a character that XML does not allow</source>
        <translation>الملف ليس XML سليم البناء: فيه حرف لا يسمح به XML</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: it names a character that XML does not allow</source>
        <translation>الملف ليس XML سليم البناء: يذكر حرفًا لا يسمح به XML</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the attribute %1 has no value</source>
        <translation>الملف ليس XML سليم البناء: لا قيمة للسمة %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the document type does not end</source>
        <translation>الملف ليس XML سليم البناء: نوع المستند لا ينتهي</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the end of %2 does not match the start of %1</source>
        <translation>الملف ليس XML سليم البناء: نهاية %2 لا توافق بداية %1</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the entity %1 is not declared</source>
        <translation>الملف ليس XML سليم البناء: الكيان %1 غير مصرَّح به</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the prefix %1 is not declared</source>
        <translation>الملف ليس XML سليم البناء: البادئة %1 غير مصرَّح بها</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute does not end</source>
        <translation>الملف ليس XML سليم البناء: قيمة سمة لا تنتهي</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute holds a &lt;</source>
        <translation>الملف ليس XML سليم البناء: في قيمة سمة علامة &lt;</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: the value of an attribute is not in quotes</source>
        <translation>الملف ليس XML سليم البناء: قيمة سمة ليست بين علامتي اقتباس</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: there is content after its last element</source>
        <translation>الملف ليس XML سليم البناء: بعد عنصره الأخير محتوى</translation>
    </message>
    <message>
        <source>The file is too large for a training configuration</source>
        <translation>الملف أكبر من أن يكون تهيئة تدريب</translation>
    </message>
    <message>
        <source>The file of a fused model cannot be understood</source>
        <translation>لا يمكن فهم ملف نموذج مدموج</translation>
    </message>
    <message>
        <source>The file of the list %1 is another one&apos;s</source>
        <translation>ملف القائمة %1 ملف قائمة أخرى</translation>
    </message>
    <message>
        <source>The file of the list %1 is missing</source>
        <translation>ملف القائمة %1 مفقود</translation>
    </message>
    <message>
        <source>The file of word vectors is damaged</source>
        <translation>ملف متجهات الكلمات تالف</translation>
    </message>
    <message>
        <source>The file says that its encoding is %1, which is not known here</source>
        <translation>يقول الملف إن ترميزه %1، وهو غير معروف هنا</translation>
    </message>
    <message>
        <source>The file seems cut off; if it was shortened on purpose, correct its first line</source>
        <translation>يبدو الملف مبتورًا؛ إن كان قد قُصّر عمدًا فصحّح سطره الأول</translation>
    </message>
    <message>
        <source>The file&apos;s name does not show how to write the wordnet</source>
        <translation>لا يدل اسم الملف على صيغة كتابة شبكة الكلمات</translation>
    </message>
    <message>
        <source>The files are not aligned line by line: %1 and %2 lines</source>
        <translation>الملفان غير متحاذيين سطرًا بسطر: %1 و%2 من الأسطر</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions</source>
        <translation>يعلن السطر الأول عن %1 من الكلمات ذات %2 من الأبعاد</translation>
    </message>
    <message>
        <source>The first line announces %1 words of %2 dimensions, which the file does not hold</source>
        <translation>يعلن السطر الأول عن %1 من الكلمات ذات %2 من الأبعاد، وهي غير موجودة في الملف</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file has room for at most %2</source>
        <translation>يعلن السطر الأول عن %1 من الكلمات، ولا يتسع الملف لأكثر من %2</translation>
    </message>
    <message>
        <source>The first line announces %1 words, the file holds %2</source>
        <translation>يعلن السطر الأول عن %1 من الكلمات، وفي الملف %2</translation>
    </message>
    <message>
        <source>The first line names no column with the words</source>
        <translation>لا يسمي السطر الأول عمودًا فيه الكلمات</translation>
    </message>
    <message>
        <source>The folder cannot be made: %1</source>
        <translation>يتعذر إنشاء المجلد: %1</translation>
    </message>
    <message>
        <source>The folder holds no WordNet database (data.noun and so on)</source>
        <translation>لا يحتوي المجلد على قاعدة بيانات WordNet (data.noun وما إليه)</translation>
    </message>
    <message>
        <source>The folder is not a wordnet (it has no data.noun)</source>
        <translation>المجلد ليس شبكة كلمات (ليس فيه data.noun)</translation>
    </message>
    <message>
        <source>The folder of dictionaries cannot be read</source>
        <translation>لا يمكن قراءة مجلد القواميس</translation>
    </message>
    <message>
        <source>The folder of the workspace cannot be made (%1)</source>
        <translation>يتعذر إنشاء مجلد مساحة العمل (%1)</translation>
    </message>
    <message>
        <source>The formula is empty</source>
        <translation>الصيغة فارغة</translation>
    </message>
    <message>
        <source>The fused measure has no lines left to fit its weights on</source>
        <translation>لم يبق للمقياس المدموج أسطر لملاءمة أوزانه عليها</translation>
    </message>
    <message>
        <source>The fused measure has no weights</source>
        <translation>ليس للمقياس المدموج أوزان</translation>
    </message>
    <message>
        <source>The fused measure needs %1, which is missing</source>
        <translation>يحتاج المقياس المدموج إلى %1، وهو مفقود</translation>
    </message>
    <message>
        <source>The gloss is already linked to another</source>
        <translation>الشرح مربوط بآخر من قبل</translation>
    </message>
    <message>
        <source>The glosses are not aligned: there is no line %1 on both sides</source>
        <translation>الشروح غير متحاذية: لا سطر %1 في كلا الجانبين</translation>
    </message>
    <message>
        <source>The header of the NumPy file cannot be understood</source>
        <translation>لا يمكن فهم ترويسة ملف NumPy</translation>
    </message>
    <message>
        <source>The header of the NumPy file is cut off</source>
        <translation>ترويسة ملف NumPy مبتورة</translation>
    </message>
    <message>
        <source>The held-out share of the dictionary must be at least 0 and below 1</source>
        <translation>يجب أن تكون الحصة المحجوزة من القاموس 0 على الأقل ودون 1</translation>
    </message>
    <message>
        <source>The index has %1 bytes, the description says %2</source>
        <translation>للفهرس %1 بايت، والوصف يقول %2</translation>
    </message>
    <message>
        <source>The index has %1 words, the description says %2</source>
        <translation>في الفهرس %1 كلمة، والوصف يقول %2</translation>
    </message>
    <message>
        <source>The index is cut off within its word number %1</source>
        <translation>الفهرس مبتور داخل كلمته رقم %1</translation>
    </message>
    <message>
        <source>The index names no articles</source>
        <translation>لا يذكر الفهرس أي مواد</translation>
    </message>
    <message>
        <source>The index of this dictionary is missing</source>
        <translation>فهرس هذا القاموس مفقود</translation>
    </message>
    <message>
        <source>The index points past the end of the data (%1 + %2 of %3 bytes)</source>
        <translation>يشير الفهرس إلى ما بعد نهاية البيانات (%1 + %2 من %3 بايت)</translation>
    </message>
    <message>
        <source>The input from the pipe could not be stored (%1)</source>
        <translation>تعذر تخزين المدخلات من الأنبوب (%1)</translation>
    </message>
    <message>
        <source>The inverse temperature cannot lie between %1 and %2</source>
        <translation>لا يمكن أن يقع مقلوب درجة الحرارة بين %1 و%2</translation>
    </message>
    <message>
        <source>The inverse temperature of the inverted softmax must be positive, not %1</source>
        <translation>يجب أن يكون مقلوب درجة حرارة softmax المعكوس موجبًا، لا %1</translation>
    </message>
    <message>
        <source>The kinds of glosses do not fit their number</source>
        <translation>لا تناسب أنواع الشروح عددها</translation>
    </message>
    <message>
        <source>The label is neither 1 (the sentences say the same) nor 0</source>
        <translation>التسمية ليست 1 (الجملتان تقولان الشيء نفسه) ولا 0</translation>
    </message>
    <message>
        <source>The language %1 stands twice in the model</source>
        <translation>ترد اللغة %1 مرتين في النموذج</translation>
    </message>
    <message>
        <source>The language of the word is missing</source>
        <translation>لغة الكلمة مفقودة</translation>
    </message>
    <message>
        <source>The languages of a model must share one space, and these differ in dimension</source>
        <translation>يجب أن تشترك لغات النموذج في فضاء واحد، وهذه تختلف في عدد الأبعاد</translation>
    </message>
    <message>
        <source>The layout %1 is damaged</source>
        <translation>التخطيط %1 تالف</translation>
    </message>
    <message>
        <source>The layout has another number of points than the space</source>
        <translation>في التخطيط عدد من النقاط غير ما في الفضاء</translation>
    </message>
    <message>
        <source>The layouts have different numbers of points</source>
        <translation>للتخطيطين عددان مختلفان من النقاط</translation>
    </message>
    <message>
        <source>The learning rate must be positive, and the repulsion not negative</source>
        <translation>يجب أن يكون معدل التعلم موجبًا، وألا يكون التنافر سالبًا</translation>
    </message>
    <message>
        <source>The learning rate, the threshold of frequent words and the weight of the alignment are numbers that are not negative</source>
        <translation>معدل التعلم وعتبة الكلمات الشائعة ووزن المحاذاة أعداد غير سالبة</translation>
    </message>
    <message>
        <source>The lexicon holds no synset</source>
        <translation>لا مجموعة ترادف في المعجم</translation>
    </message>
    <message>
        <source>The line has %1 neighbours where %2 are to be counted</source>
        <translation>في السطر %1 من الجيران والمطلوب عدّه %2</translation>
    </message>
    <message>
        <source>The line has not three fields</source>
        <translation>ليس في السطر ثلاثة حقول</translation>
    </message>
    <message>
        <source>The line holds %1 values instead of %2</source>
        <translation>يحتوي السطر على %1 من القيم بدلًا من %2</translation>
    </message>
    <message>
        <source>The line is longer than the %1 bytes allowed</source>
        <translation>يتجاوز طول السطر الحد المسموح به وهو %1 بايت</translation>
    </message>
    <message>
        <source>The line is not UTF-8</source>
        <translation>السطر ليس UTF-8</translation>
    </message>
    <message>
        <source>The line names no source synset</source>
        <translation>لا يذكر السطر مجموعة ترادف للمصدر</translation>
    </message>
    <message>
        <source>The line names no target synset</source>
        <translation>لا يذكر السطر مجموعة ترادف للهدف</translation>
    </message>
    <message>
        <source>The linking has no synset %1</source>
        <translation>ليس في عملية الربط مجموعة الترادف %1</translation>
    </message>
    <message>
        <source>The linking is incomplete</source>
        <translation>عملية الربط غير كاملة</translation>
    </message>
    <message>
        <source>The linking is open in another window: %1</source>
        <translation>عملية الربط مفتوحة في نافذة أخرى: %1</translation>
    </message>
    <message>
        <source>The list %1 has vectors of another version of the model &quot;%2&quot;</source>
        <translation>للقائمة %1 متجهات إصدار آخر من النموذج «%2»</translation>
    </message>
    <message>
        <source>The list has %1 synonyms, the description says %2</source>
        <translation>في القائمة %1 مرادف، والوصف يقول %2</translation>
    </message>
    <message>
        <source>The list has no name</source>
        <translation>لا اسم للقائمة</translation>
    </message>
    <message>
        <source>The list has no sentences in %1</source>
        <translation>لا جمل بلغة %1 في القائمة</translation>
    </message>
    <message>
        <source>The list of sentences does not say which model made its vectors</source>
        <translation>لا تقول قائمة الجمل أي نموذج صنع متجهاتها</translation>
    </message>
    <message>
        <source>The list of sentences is damaged</source>
        <translation>قائمة الجمل تالفة</translation>
    </message>
    <message>
        <source>The list of synonyms is cut off within its word number %1</source>
        <translation>قائمة المرادفات مبتورة داخل كلمتها رقم %1</translation>
    </message>
    <message>
        <source>The list was written by another version of Crossgloss or on another kind of machine</source>
        <translation>كتب القائمةَ إصدار آخر من Crossgloss أو نوع آخر من الأجهزة</translation>
    </message>
    <message>
        <source>The longest interval lies between 1 and 36500 days</source>
        <translation>تقع أطول فترة بين 1 و36500 يوم</translation>
    </message>
    <message>
        <source>The map is cut off or damaged</source>
        <translation>التحويل مبتور أو تالف</translation>
    </message>
    <message>
        <source>The map of %1 leads into the target&apos;s space, whose dimensions are given</source>
        <translation>يؤدي تحويل %1 إلى فضاء الهدف، وأبعاده معطاة</translation>
    </message>
    <message>
        <source>The map was written by another version of Crossgloss or on another kind of machine</source>
        <translation>كتب التحويلَ إصدار آخر من Crossgloss أو نوع آخر من الأجهزة</translation>
    </message>
    <message>
        <source>The matrix is cut off: %1 × %2 values were announced, %3 found</source>
        <translation>المصفوفة مبتورة: أُعلن عن %1 × %2 قيمة ووُجدت %3</translation>
    </message>
    <message>
        <source>The matrix is neither of float32 nor of float64 values</source>
        <translation>قيم المصفوفة ليست float32 ولا float64</translation>
    </message>
    <message>
        <source>The matrix is stored column by column (Fortran order)</source>
        <translation>المصفوفة مخزنة عمودًا بعمود (ترتيب Fortran)</translation>
    </message>
    <message>
        <source>The measure %1 needs more than words with vectors</source>
        <translation>يحتاج المقياس %1 إلى أكثر من كلمات ذات متجهات</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; is trained, not made of word vectors</source>
        <translation>الطريقة «%1» تُدرَّب، ولا تُصنع من متجهات كلمات</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; needs word vectors</source>
        <translation>تحتاج الطريقة «%1» إلى متجهات كلمات</translation>
    </message>
    <message>
        <source>The method &quot;%1&quot; scores pairs only and has no vectors to search in</source>
        <translation>تقيِّم الطريقة «%1» الأزواج فقط ولا متجهات لها يُبحث فيها</translation>
    </message>
    <message>
        <source>The minimum distance of points must lie between 0 and their spread</source>
        <translation>يجب أن تقع أقل مسافة بين النقاط بين 0 وانتشارها</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs alone and makes no vectors of sentences</source>
        <translation>يقارن النموذج «%1» أزواجًا فقط ولا يصنع متجهات جمل</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; compares pairs of sentences and has no vectors</source>
        <translation>يقارن النموذج «%1» أزواج جمل ولا متجهات له</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2</source>
        <translation>لا يقرأ النموذج «%1» %2</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; does not read %2; it reads %3</source>
        <translation>لا يقرأ النموذج «%1» %2؛ بل يقرأ %3</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not the one that was fused</source>
        <translation>النموذج «%1» ليس ذلك الذي دُمج</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot;, a part of this fused one, is not there</source>
        <translation>النموذج «%1»، وهو جزء من هذا المدموج، غير موجود</translation>
    </message>
    <message>
        <source>The model knows no word of the text</source>
        <translation>لا يعرف النموذج أي كلمة من النص</translation>
    </message>
    <message>
        <source>The model lacks some of its description</source>
        <translation>ينقص النموذج جزء من وصفه</translation>
    </message>
    <message>
        <source>The model was made by a newer version of this program</source>
        <translation>أُنشئ النموذج بإصدار أحدث من هذا البرنامج</translation>
    </message>
    <message>
        <source>The model&apos;s values do not fit its description</source>
        <translation>لا تناسب قيم النموذج وصفه</translation>
    </message>
    <message>
        <source>The name of the vectors ends in neither .vec nor .bin</source>
        <translation>لا ينتهي اسم المتجهات بـ ‎.vec ولا بـ ‎.bin</translation>
    </message>
    <message>
        <source>The neighbour %1 is listed twice</source>
        <translation>الجار %1 مذكور مرتين</translation>
    </message>
    <message>
        <source>The neighbour %1 is not a word of the target space</source>
        <translation>الجار %1 ليس كلمة في فضاء الهدف</translation>
    </message>
    <message>
        <source>The neighbours of query %1 hold target %2, but there are only %3 targets</source>
        <translation>تذكر جيران الاستعلام %1 الهدف %2، ولا أهداف إلا %3</translation>
    </message>
    <message>
        <source>The neighbours to compare are not of the same queries</source>
        <translation>الجيران المراد مقارنتهم ليسوا للاستعلامات نفسها</translation>
    </message>
    <message>
        <source>The offset or the length of this line is not a number</source>
        <translation>موضع هذا السطر أو طوله ليس عددًا</translation>
    </message>
    <message>
        <source>The output could not be written completely</source>
        <translation>تعذرت كتابة المخرجات كاملة</translation>
    </message>
    <message>
        <source>The output is one of the inputs, which would be lost</source>
        <translation>ملف الإخراج هو أحد المدخلات، وكان سيضيع</translation>
    </message>
    <message>
        <source>The pack has no words of %1</source>
        <translation>لا كلمات من %1 في الحزمة</translation>
    </message>
    <message>
        <source>The pack that CROSSGLOSS_PACK names does not exist</source>
        <translation>الحزمة التي يسميها CROSSGLOSS_PACK غير موجودة</translation>
    </message>
    <message>
        <source>The parallel sentences are not in the languages of the texts</source>
        <translation>الجمل المتوازية ليست بلغتي النصوص</translation>
    </message>
    <message>
        <source>The parallel sentences have none of the words of the texts</source>
        <translation>ليس في الجمل المتوازية أي من كلمات النصوص</translation>
    </message>
    <message>
        <source>The picture cannot be drawn: %1</source>
        <translation>لا يمكن رسم الصورة: %1</translation>
    </message>
    <message>
        <source>The pipe cannot be read (%1)</source>
        <translation>لا يمكن القراءة من الأنبوب (%1)</translation>
    </message>
    <message>
        <source>The pooling of both ends is for the bidirectional GRU alone</source>
        <translation>تجميع الطرفين لـ GRU ثنائية الاتجاه وحدها</translation>
    </message>
    <message>
        <source>The resource %1 of the workspace holds no word vectors</source>
        <translation>لا يحوي المورد %1 في مساحة العمل متجهات كلمات</translation>
    </message>
    <message>
        <source>The scores to be compared differ in number</source>
        <translation>تختلف الدرجات المراد مقارنتها في العدد</translation>
    </message>
    <message>
        <source>The sentences were not made by the classifier&apos;s model</source>
        <translation>لم تُصنع الجمل بنموذج المصنِّف</translation>
    </message>
    <message>
        <source>The settings of the Siamese LSTM cannot be used</source>
        <translation>لا يمكن استخدام إعدادات LSTM السيامية</translation>
    </message>
    <message>
        <source>The settings of the steps cannot be used</source>
        <translation>لا يمكن استخدام إعدادات الخطوات</translation>
    </message>
    <message>
        <source>The settings of the training cannot be used</source>
        <translation>لا يمكن استخدام إعدادات التدريب</translation>
    </message>
    <message>
        <source>The sizes of the Siamese LSTM cannot be used: %1 inputs, %2 hidden units, %3 words</source>
        <translation>لا يمكن استخدام أحجام LSTM السيامية: %1 من المدخلات و%2 من الوحدات المخفية و%3 من الكلمات</translation>
    </message>
    <message>
        <source>The sizes of the encoder cannot be used</source>
        <translation>لا يمكن استخدام أحجام المُرمِّز</translation>
    </message>
    <message>
        <source>The space does not have the word &quot;%1&quot;</source>
        <translation>ليست الكلمة «%1» في الفضاء</translation>
    </message>
    <message>
        <source>The space holds none of the words</source>
        <translation>لا يحوي الفضاء أيًا من الكلمات</translation>
    </message>
    <message>
        <source>The space is damaged</source>
        <translation>الفضاء تالف</translation>
    </message>
    <message>
        <source>The space was written by another version of Crossgloss or on another kind of machine</source>
        <translation>كُتب الفضاء بإصدار آخر من Crossgloss أو على نوع آخر من الأجهزة</translation>
    </message>
    <message>
        <source>The spaces are not isomorphic (spectral distance %1; related languages are below %2): without pairs the run will probably find nothing</source>
        <translation>الفضاءان ليسا متماثلي البنية (المسافة الطيفية %1؛ وهي دون %2 للغات القريبة): بلا أزواج لن يجد التشغيل شيئًا على الأرجح</translation>
    </message>
    <message>
        <source>The spaces cover only %1 % of the dictionary&apos;s words</source>
        <translation>لا يغطي الفضاءان إلا %1 % من كلمات القاموس</translation>
    </message>
    <message>
        <source>The spaces have %1 and %2 dimensions; the shared one cannot have more than the smaller</source>
        <translation>للفضاءين %1 و%2 من الأبعاد؛ ولا يمكن أن يزيد المشترك على أصغرهما</translation>
    </message>
    <message>
        <source>The spaces hold no word of the test together with one of its translations</source>
        <translation>لا يحوي الفضاءان كلمة من كلمات الاختبار مع إحدى ترجماتها</translation>
    </message>
    <message>
        <source>The start of the layout has another number of points</source>
        <translation>لبداية التخطيط عدد آخر من النقاط</translation>
    </message>
    <message>
        <source>The stored resource is incomplete</source>
        <translation>المورد المخزَّن غير كامل</translation>
    </message>
    <message>
        <source>The stored search belongs to other vectors or to another processor</source>
        <translation>البحث المخزَّن لمتجهات أخرى أو لمعالج آخر</translation>
    </message>
    <message>
        <source>The synset id %1 does not fit an OMW tab file, which knows ids like 00001740-n</source>
        <translation>لا يناسب معرِّف مجموعة الترادف %1 ملف OMW، وهو يعرف معرِّفات مثل 00001740-n</translation>
    </message>
    <message>
        <source>The text is longer than the %1 bytes allowed</source>
        <translation>النص أطول من %1 بايت المسموح بها</translation>
    </message>
    <message>
        <source>The training configuration is not valid JSON</source>
        <translation>تهيئة التدريب ليست JSON صالحًا</translation>
    </message>
    <message>
        <source>The translation memory has no segments in %1; its languages are %2</source>
        <translation>لا مقاطع بلغة %1 في ذاكرة الترجمة؛ ولغاتها %2</translation>
    </message>
    <message>
        <source>The two files do not have the same number of lines</source>
        <translation>لا يتساوى عدد الأسطر في الملفين</translation>
    </message>
    <message>
        <source>The two spaces have no string in common</source>
        <translation>لا سلسلة مشتركة بين الفضاءين</translation>
    </message>
    <message>
        <source>The unit has no text in the languages asked for</source>
        <translation>لا نص في الوحدة باللغات المطلوبة</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; cannot be used</source>
        <translation>لا يمكن استخدام قيمة «%1»</translation>
    </message>
    <message>
        <source>The value “%1” is not a finite number</source>
        <translation>القيمة «%1» ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>The values of the NumPy file are not aligned</source>
        <translation>قيم ملف NumPy غير مصفوفة على حدود الذاكرة</translation>
    </message>
    <message>
        <source>The values of the map became too large</source>
        <translation>كبرت قيم التحويل أكثر مما ينبغي</translation>
    </message>
    <message>
        <source>The vector of word %1 holds a value that is not a finite number</source>
        <translation>في متجه الكلمة %1 قيمة ليست عددًا منتهيًا</translation>
    </message>
    <message>
        <source>The vectors are too large to compute with</source>
        <translation>المتجهات أكبر من أن يُحسب بها</translation>
    </message>
    <message>
        <source>The vectors do not have the model&apos;s dimension</source>
        <translation>بُعد المتجهات ليس بُعد النموذج</translation>
    </message>
    <message>
        <source>The vectors have %1 dimensions; the map was learned on %2 with %3</source>
        <translation>للمتجهات %1 من الأبعاد؛ وقد تُعلِّم التحويل على %2 بعدد %3</translation>
    </message>
    <message>
        <source>The vectors have only %1 % of the words in the glosses of %2</source>
        <translation>ليس في المتجهات إلا %1 % من كلمات شروح %2</translation>
    </message>
    <message>
        <source>The vectors hold none of the words</source>
        <translation>ليس في المتجهات أي من الكلمات</translation>
    </message>
    <message>
        <source>The vectors of %1 are damaged</source>
        <translation>متجهات %1 تالفة</translation>
    </message>
    <message>
        <source>The vectors of %1 are missing</source>
        <translation>متجهات %1 مفقودة</translation>
    </message>
    <message>
        <source>The vectors of %1 have %2 dimensions, those of %3 have %4</source>
        <translation>عدد أبعاد متجهات اللغة %1 هو %2، وعدد أبعاد متجهات اللغة %3 هو %4</translation>
    </message>
    <message>
        <source>The vectors of %1 hold no word</source>
        <translation>لا تحتوي متجهات اللغة %1 على أي كلمة</translation>
    </message>
    <message>
        <source>The vectors of the two lists were made by different models</source>
        <translation>صنع متجهات القائمتين نموذجان مختلفان</translation>
    </message>
    <message>
        <source>The vectors ran away: values are not numbers any more</source>
        <translation>انفلتت المتجهات: لم تعد القيم أعدادًا</translation>
    </message>
    <message>
        <source>The vectors that were laid out are not the same any more</source>
        <translation>لم تعد المتجهات التي خُطِّطت هي نفسها</translation>
    </message>
    <message>
        <source>The weight of the model &quot;%1&quot; is not positive</source>
        <translation>وزن النموذج «%1» ليس موجبًا</translation>
    </message>
    <message>
        <source>The weights of the model do not fit its description</source>
        <translation>أوزان النموذج لا تطابق وصفه</translation>
    </message>
    <message>
        <source>The word &quot;%1&quot; stands twice in a vocabulary</source>
        <translation>ترد الكلمة «%1» مرتين في إحدى قوائم الكلمات</translation>
    </message>
    <message>
        <source>The word holds control characters</source>
        <translation>تحتوي الكلمة على أحرف تحكم</translation>
    </message>
    <message>
        <source>The word is an inflected form of its headword</source>
        <translation>الكلمة صيغة مصرَّفة من رأس مدخلها</translation>
    </message>
    <message>
        <source>The word is empty</source>
        <translation>الكلمة فارغة</translation>
    </message>
    <message>
        <source>The word is not UTF-8</source>
        <translation>الكلمة ليست بترميز UTF-8</translation>
    </message>
    <message>
        <source>The word occurs more than once</source>
        <translation>ترد الكلمة أكثر من مرة</translation>
    </message>
    <message>
        <source>The word pairs have %1 source and %2 target vectors</source>
        <translation>لأزواج الكلمات %1 من متجهات المصدر و%2 من متجهات الهدف</translation>
    </message>
    <message>
        <source>The word “%1” does not fit a line of text</source>
        <translation>الكلمة «%1» لا تصلح لسطر نصي</translation>
    </message>
    <message>
        <source>The word “%1” occurs more than once</source>
        <translation>الكلمة «%1» واردة أكثر من مرة</translation>
    </message>
    <message>
        <source>The word “%1” occurs twice</source>
        <translation>الكلمة «%1» واردة مرتين</translation>
    </message>
    <message>
        <source>The wordnet has neither lemmas nor texts to write</source>
        <translation>ليس في شبكة الكلمات مفردات ولا نصوص لتُكتب</translation>
    </message>
    <message>
        <source>The wordnet has no lemma, and WN-LMF knows none without</source>
        <translation>ليس في شبكة الكلمات أي مفردة، ولا تعرف WN-LMF شبكة بلا مفردات</translation>
    </message>
    <message>
        <source>The wordnet has no synset %1 that a link could begin at</source>
        <translation>ليس في شبكة الكلمات مجموعة ترادف %1 يمكن أن يبدأ منها رابط</translation>
    </message>
    <message>
        <source>The words of a pair differ widely in frequency (correlation %1)</source>
        <translation>تختلف كلمتا الزوج في الشيوع اختلافًا كبيرًا (الارتباط %1)</translation>
    </message>
    <message>
        <source>The words of the formula cancel out, so that it has no direction</source>
        <translation>تتلاشى كلمات الصيغة بعضها ببعض، فلا اتجاه لها</translation>
    </message>
    <message>
        <source>The words of the linking do not fit their vectors</source>
        <translation>لا تناسب كلمات عملية الربط متجهاتها</translation>
    </message>
    <message>
        <source>The words of the two sentences have vectors of different dimensions</source>
        <translation>لكلمات الجملتين متجهات مختلفة الأبعاد</translation>
    </message>
    <message>
        <source>The workspace cannot be opened for writing (%1)</source>
        <translation>يتعذر فتح مساحة العمل للكتابة (%1)</translation>
    </message>
    <message>
        <source>The workspace could not be used (%1)</source>
        <translation>تعذر استخدام مساحة العمل (%1)</translation>
    </message>
    <message>
        <source>The workspace does not know this file; it stays as it is</source>
        <translation>لا تعرف مساحة العمل هذا الملف؛ يبقى كما هو</translation>
    </message>
    <message>
        <source>The workspace has another resource named %1</source>
        <translation>في مساحة العمل مورد آخر باسم %1</translation>
    </message>
    <message>
        <source>The workspace has no layout named %1</source>
        <translation>لا تخطيط باسم %1 في مساحة العمل</translation>
    </message>
    <message>
        <source>The workspace has no linking %1</source>
        <translation>ليس في مساحة العمل عملية الربط %1</translation>
    </message>
    <message>
        <source>The workspace has no list of sentences named %1</source>
        <translation>لا قائمة جمل باسم %1 في مساحة العمل</translation>
    </message>
    <message>
        <source>The workspace has no resource named %1</source>
        <translation>لا يوجد في مساحة العمل مورد باسم %1</translation>
    </message>
    <message>
        <source>The workspace has no run %1</source>
        <translation>لا يوجد في مساحة العمل التشغيل %1</translation>
    </message>
    <message>
        <source>The workspace holds as many definitions as it can (%1)</source>
        <translation>بلغت مساحة العمل أقصى ما تسعه من التعريفات (%1)</translation>
    </message>
    <message>
        <source>The workspace is damaged or is not a workspace (%1)</source>
        <translation>مساحة العمل تالفة أو ليست مساحة عمل (%1)</translation>
    </message>
    <message>
        <source>The workspace was written by a newer version of the program (schema %1, this program knows %2)</source>
        <translation>كُتبت مساحة العمل بإصدار أحدث من البرنامج (المخطط %1، وهذا البرنامج يعرف %2)</translation>
    </message>
    <message>
        <source>There are %1 cosines and %2 corrections</source>
        <translation>هناك %1 من جيوب التمام و%2 من التصحيحات</translation>
    </message>
    <message>
        <source>There are %1 languages and %2 files for their vectors</source>
        <translation>هناك %1 لغة و%2 ملف لمتجهاتها</translation>
    </message>
    <message>
        <source>There are %1 texts and %2 languages</source>
        <translation>هناك %1 نص و%2 لغة</translation>
    </message>
    <message>
        <source>There are 1 to %1 negatives, not %2</source>
        <translation>العينات السالبة من 1 إلى %1، لا %2</translation>
    </message>
    <message>
        <source>There are more different words than can be numbered</source>
        <translation>الكلمات المختلفة أكثر مما يمكن ترقيمه</translation>
    </message>
    <message>
        <source>There are more pairs of words than can be numbered</source>
        <translation>أزواج الكلمات أكثر مما يمكن ترقيمه</translation>
    </message>
    <message>
        <source>There are neither a trained encoder nor word vectors</source>
        <translation>لا مُرمِّز مدرَّبًا ولا متجهات كلمات</translation>
    </message>
    <message>
        <source>There are no aligned glosses to train the Siamese LSTM on</source>
        <translation>لا شروح متحاذية لتدريب LSTM السيامية عليها</translation>
    </message>
    <message>
        <source>There are no dictionaries to choose from</source>
        <translation>لا قواميس للاختيار منها</translation>
    </message>
    <message>
        <source>There are no pairs to learn a map from</source>
        <translation>لا أزواج يُتعلَّم منها تحويل</translation>
    </message>
    <message>
        <source>There are no points to cluster</source>
        <translation>لا نقاط لعنقدتها</translation>
    </message>
    <message>
        <source>There are no sentences in %1</source>
        <translation>لا جمل بلغة %1</translation>
    </message>
    <message>
        <source>There are no sentences to extract phrases from</source>
        <translation>لا جمل تُستخرج منها عبارات</translation>
    </message>
    <message>
        <source>There are no sentences to train on</source>
        <translation>لا جمل للتدريب عليها</translation>
    </message>
    <message>
        <source>There are no source words from which the hubness of targets could be estimated</source>
        <translation>لا كلمات مصدر يمكن أن تُقدَّر منها محورية الأهداف</translation>
    </message>
    <message>
        <source>There are no training data</source>
        <translation>لا توجد بيانات تدريب</translation>
    </message>
    <message>
        <source>There are no training glosses</source>
        <translation>لا شروح للتدريب</translation>
    </message>
    <message>
        <source>There are no vectors for %1</source>
        <translation>لا توجد متجهات للغة %1</translation>
    </message>
    <message>
        <source>There are no vectors of %1</source>
        <translation>لا متجهات لـ %1</translation>
    </message>
    <message>
        <source>There are no word pairs from which the inverse temperature could be learned</source>
        <translation>لا أزواج كلمات يمكن أن يُتعلَّم منها مقلوب درجة الحرارة</translation>
    </message>
    <message>
        <source>There are no words in the text</source>
        <translation>لا كلمات في النص</translation>
    </message>
    <message>
        <source>There are no words of the language %1</source>
        <translation>لا توجد كلمات باللغة %1</translation>
    </message>
    <message>
        <source>There are no words to draw negatives from</source>
        <translation>لا كلمات تُسحب منها عينات سالبة</translation>
    </message>
    <message>
        <source>There are not as many vectors as sentences</source>
        <translation>عدد المتجهات لا يساوي عدد الجمل</translation>
    </message>
    <message>
        <source>There is a linking named %1 already</source>
        <translation>توجد عملية ربط باسم %1 من قبل</translation>
    </message>
    <message>
        <source>There is more training text than can be indexed</source>
        <translation>نص التدريب أكثر مما يمكن فهرسته</translation>
    </message>
    <message>
        <source>There is no candidate %1 for this gloss</source>
        <translation>لا مرشح %1 لهذا الشرح</translation>
    </message>
    <message>
        <source>No curve of %1 yet: the wordnets share no ids (or these were not requested), and %2 has reviewed no suggestion</source>
        <translation>لا منحنى لـ %1 بعد: لا تشترك شبكتا الكلمات في معرِّفات (أو لم تُطلب)، ولم يراجع %2 أي اقتراح</translation>
    </message>
    <message>
        <source>There is no dictionary and no group of dictionaries named %1</source>
        <translation>لا قاموس ولا مجموعة قواميس باسم %1</translation>
    </message>
    <message>
        <source>There is no distance named %1; there are manhattan and euclidean</source>
        <translation>لا مسافة باسم %1؛ المتاح manhattan وeuclidean</translation>
    </message>
    <message>
        <source>There is no encoder &quot;%1&quot;</source>
        <translation>لا مُرمِّز باسم «%1»</translation>
    </message>
    <message>
        <source>There is no file %1, and no workspace that could hold it</source>
        <translation>لا ملف %1 ولا مساحة عمل يمكن أن تحويه</translation>
    </message>
    <message>
        <source>There is no file for the vectors of %1</source>
        <translation>لا ملف لمتجهات %1</translation>
    </message>
    <message>
        <source>There is no folder for the workspace: the system names no home folder (HOME is not set)</source>
        <translation>لا مجلد لمساحة العمل: لا يسمي النظام مجلدًا شخصيًا (HOME غير معيَّن)</translation>
    </message>
    <message>
        <source>There is no language that all models of a fused one read</source>
        <translation>لا لغة تقرؤها جميع نماذج النموذج المدموج</translation>
    </message>
    <message>
        <source>There is no list %1</source>
        <translation>لا قائمة %1</translation>
    </message>
    <message>
        <source>There is no model named &quot;%1&quot; among those compared</source>
        <translation>لا نموذج باسم «%1» بين ما يُقارن</translation>
    </message>
    <message>
        <source>There is no model to fuse</source>
        <translation>لا نموذج للدمج</translation>
    </message>
    <message>
        <source>There is no objective named %1; there are shuffled, batch and softmax</source>
        <translation>لا دالة هدف باسم %1؛ المتاح shuffled وbatch وsoftmax</translation>
    </message>
    <message>
        <source>There is no saved word %1</source>
        <translation>لا كلمة محفوظة %1</translation>
    </message>
    <message>
        <source>There is no setting &quot;%1&quot;. The settings are %2</source>
        <translation>لا يوجد إعداد «%1». الإعدادات هي %2</translation>
    </message>
    <message>
        <source>There is no sign between &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>لا علامة بين «%1» و«%2»</translation>
    </message>
    <message>
        <source>There is no text in %1</source>
        <translation>لا نص بلغة %1</translation>
    </message>
    <message>
        <source>There is no word pair to show</source>
        <translation>لا زوج كلمات للعرض</translation>
    </message>
    <message>
        <source>There is no word to save</source>
        <translation>لا كلمة للحفظ</translation>
    </message>
    <message>
        <source>There is no workspace in this folder</source>
        <translation>لا مساحة عمل في هذا المجلد</translation>
    </message>
    <message>
        <source>There is nothing between two quotes of the formula</source>
        <translation>لا شيء بين علامتي اقتباس في الصيغة</translation>
    </message>
    <message>
        <source>There is nothing to be laid out</source>
        <translation>لا شيء للتخطيط</translation>
    </message>
    <message>
        <source>There is nothing to compare</source>
        <translation>لا شيء للمقارنة</translation>
    </message>
    <message>
        <source>There is nothing to compare: a sentence is empty</source>
        <translation>لا شيء للمقارنة: إحدى الجمل فارغة</translation>
    </message>
    <message>
        <source>There is nothing to fit the weights of measures on</source>
        <translation>لا شيء تُلاءَم عليه أوزان المقاييس</translation>
    </message>
    <message>
        <source>There is nothing to measure the methods on</source>
        <translation>لا شيء تُقاس عليه الطرائق</translation>
    </message>
    <message>
        <source>There is nothing to project</source>
        <translation>لا شيء للإسقاط</translation>
    </message>
    <message>
        <source>These are not the vectors that the map was learned on: their checksum is %1, that of %2 was %3</source>
        <translation>ليست هذه المتجهات التي تُعلِّم عليها التحويل: مجموعها الاختباري %1، ومجموع %2 كان %3</translation>
    </message>
    <message>
        <source>These are not the vectors that the model was trained with (%1)</source>
        <translation>ليست هذه المتجهات التي دُرّب عليها النموذج (%1)</translation>
    </message>
    <message>
        <source>These are not weights of measures</source>
        <translation>ليست هذه أوزان مقاييس</translation>
    </message>
    <message>
        <source>These vocabularies are too large to train on together</source>
        <translation>هذه المفردات أكبر من أن يُدرَّب عليها معًا</translation>
    </message>
    <message>
        <source>This cannot be a name: %1</source>
        <translation>لا يمكن أن يكون هذا اسمًا: %1</translation>
    </message>
    <message>
        <source>This cannot be undone by itself: the words were changed again since</source>
        <translation>لا يمكن التراجع عن هذا وحده: تغيرت الكلمات بعده من جديد</translation>
    </message>
    <message>
        <source>This is no plain text</source>
        <translation>ليس هذا نصًا صرفًا</translation>
    </message>
    <message>
        <source>This is not a NumPy file</source>
        <translation>هذا ليس ملف NumPy</translation>
    </message>
    <message>
        <source>This is not a file of word vectors</source>
        <translation>هذا ليس ملف متجهات كلمات</translation>
    </message>
    <message>
        <source>This is not a list of sentences written by Crossgloss</source>
        <translation>ليست هذه قائمة جمل كتبها Crossgloss</translation>
    </message>
    <message>
        <source>This is not a map of two spaces</source>
        <translation>ليس هذا تحويلًا بين فضاءين</translation>
    </message>
    <message>
        <source>This is not a space written by Crossgloss</source>
        <translation>هذا ليس فضاءً كتبه Crossgloss</translation>
    </message>
    <message>
        <source>This is not the description of a StarDict dictionary</source>
        <translation>ليس هذا وصف قاموس StarDict</translation>
    </message>
    <message>
        <source>This is not the report of a data set that this program made</source>
        <translation>ليس هذا تقرير مجموعة بيانات صنعها هذا البرنامج</translation>
    </message>
    <message>
        <source>Files of this kind are imported one at a time</source>
        <translation>تُستورد الملفات من هذا النوع واحدًا واحدًا</translation>
    </message>
    <message>
        <source>Parallel text is imported from at most two files at a time</source>
        <translation>يُستورد النص المتوازي من ملفين على الأكثر في كل مرة</translation>
    </message>
    <message>
        <source>This objective learns from pairs of sentences, and a file holds single ones</source>
        <translation>تتعلم دالة الهدف هذه من أزواج جمل، وفي أحد الملفات جمل مفردة</translation>
    </message>
    <message>
        <source>This strategy trains one direction, but the data have several</source>
        <translation>هذه الاستراتيجية تدرّب اتجاهًا واحدًا، لكن في البيانات عدة اتجاهات</translation>
    </message>
    <message>
        <source>To compare by a Siamese LSTM, a trained one is needed</source>
        <translation>للمقارنة بواسطة LSTM السيامية يلزم واحد مدرَّب</translation>
    </message>
    <message>
        <source>To take pairs from %1 of the workspace the languages of both spaces must be known</source>
        <translation>لأخذ أزواج من %1 في مساحة العمل يجب أن تكون لغتا الفضاءين معروفتين</translation>
    </message>
    <message>
        <source>Too many pairs are ruled out: row %1 cannot be matched</source>
        <translation>استُبعدت أزواج أكثر مما ينبغي: لا يمكن مطابقة الصف %1</translation>
    </message>
    <message>
        <source>Train a model on sentences first</source>
        <translation>درِّب نموذجًا على جمل أولًا</translation>
    </message>
    <message>
        <source>Training diverged: the loss is no longer a number (epoch %1)</source>
        <translation>تباعد التدريب: لم تعد الخسارة عددًا (الدورة %1)</translation>
    </message>
    <message>
        <source>Training the Siamese LSTM</source>
        <translation>تدريب LSTM السيامية</translation>
    </message>
    <message>
        <source>Training the encoder</source>
        <translation>تدريب المُرمِّز</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>Translating glosses</source>
        <translation>ترجمة الشروح</translation>
    </message>
    <message>
        <source>Two files that are to be crossed differ in a line&apos;s score</source>
        <translation>يختلف ملفان يراد تقاطعهما في درجة أحد الأسطر</translation>
    </message>
    <message>
        <source>Two languages in one space: BilBOWA, or align both afterwards</source>
        <translation>لغتان في فضاء واحد: BilBOWA، أو حاذهما بعد ذلك</translation>
    </message>
    <message>
        <source>Two languages would be written into one file</source>
        <translation>ستُكتب لغتان في ملف واحد</translation>
    </message>
    <message>
        <source>Two lists of ranks of one test differ in length: %1 and %2</source>
        <translation>تختلف قائمتا رتب لاختبار واحد في الطول: %1 و%2</translation>
    </message>
    <message>
        <source>Two models at least are needed to fuse</source>
        <translation>يلزم للدمج نموذجان على الأقل</translation>
    </message>
    <message>
        <source>Two sentences separated by a tab were expected</source>
        <translation>المتوقَّع جملتان تفصلهما علامة جدولة</translation>
    </message>
    <message>
        <source>Two synsets have the id %1</source>
        <translation>لمجموعتي ترادف المعرِّف %1 نفسه</translation>
    </message>
    <message>
        <source>Undo that decision first.</source>
        <translation>تراجع عن ذلك القرار أولًا.</translation>
    </message>
    <message>
        <source>Undo the later changes first</source>
        <translation>تراجع عن التغييرات اللاحقة أولًا</translation>
    </message>
    <message>
        <source>Unknown decision %1</source>
        <translation>قرار غير معروف %1</translation>
    </message>
    <message>
        <source>Unknown relation %1; known are exact, broader, narrower and related</source>
        <translation>علاقة غير معروفة %1؛ المعروف exact وbroader وnarrower وrelated</translation>
    </message>
    <message>
        <source>Unknown verdict %1; known are accepted, rejected, deferred, none and open</source>
        <translation>حكم غير معروف %1؛ المعروف accepted وrejected وdeferred وnone وopen</translation>
    </message>
    <message>
        <source>Unpack it first if you trust it</source>
        <translation>فك ضغطه أولًا إن كنت تثق به</translation>
    </message>
    <message>
        <source>Update the program</source>
        <translation>حدِّث البرنامج</translation>
    </message>
    <message>
        <source>Update the program, or choose another workspace</source>
        <translation>حدِّث البرنامج، أو اختر مساحة عمل أخرى</translation>
    </message>
    <message>
        <source>Use a copy of it, or train again</source>
        <translation>استخدم نسخة منه، أو درّب من جديد</translation>
    </message>
    <message>
        <source>Use a name ending in .xml for WN-LMF or in .tab for an OMW tab file, followed by .gz or .xz to compress</source>
        <translation>استخدم اسمًا ينتهي بـ ‎.xml لصيغة WN-LMF أو بـ ‎.tab لملف OMW، يليه ‎.gz أو ‎.xz للضغط</translation>
    </message>
    <message>
        <source>Use a second workspace</source>
        <translation>استخدم مساحة عمل ثانية</translation>
    </message>
    <message>
        <source>Use a smaller learning rate and start again</source>
        <translation>استخدم معدل تعلّم أصغر وابدأ من جديد</translation>
    </message>
    <message>
        <source>Use codes like en, fr or de</source>
        <translation>استخدم رموزًا مثل en أو fr أو de</translation>
    </message>
    <message>
        <source>Use the Compare page, or the command sentence-lists add</source>
        <translation>استخدم صفحة المقارنة، أو الأمر sentence-lists add</translation>
    </message>
    <message>
        <source>Use the model that it was made from, or its .vec file</source>
        <translation>استخدم النموذج الذي صُنع منه، أو ملفه ‎.vec</translation>
    </message>
    <message>
        <source>Use vectors aligned in one space</source>
        <translation>استخدم متجهات متحاذية في فضاء واحد</translation>
    </message>
    <message>
        <source>Versions 2.4.2 and 3.0.0 are read</source>
        <translation>يُقرأ الإصداران 2.4.2 و3.0.0</translation>
    </message>
    <message>
        <source>Wait until its import has ended, or choose another workspace</source>
        <translation>انتظر حتى ينتهي استيراده، أو اختر مساحة عمل أخرى</translation>
    </message>
    <message>
        <source>Weighing neighbours</source>
        <translation>وزن الجيران</translation>
    </message>
    <message>
        <source>Weighing the neighbours</source>
        <translation>وزن الجيران</translation>
    </message>
    <message>
        <source>Without a dictionary, at least %1 words of each language are needed; there are %2</source>
        <translation>بلا قاموس يلزم ما لا يقل عن %1 كلمة من كل لغة؛ والموجود %2</translation>
    </message>
    <message>
        <source>Without a map both spaces must share one space, but they have %1 and %2 dimensions</source>
        <translation>بلا تحويل يجب أن يشترك الجانبان في فضاء واحد، لكن لهما %1 و%2 من الأبعاد</translation>
    </message>
    <message>
        <source>Without a map there is nothing before it</source>
        <translation>بلا تحويل لا شيء قبله</translation>
    </message>
    <message>
        <source>Word number %1 of the index points past the end of the data (%2 + %3 of %4 bytes)</source>
        <translation>تشير كلمة الفهرس رقم %1 إلى ما بعد نهاية البيانات (%2 + %3 من %4 بايت)</translation>
    </message>
    <message>
        <source>Word vectors are learned for one language at a time</source>
        <translation>تُتعلَّم متجهات الكلمات للغة واحدة في كل مرة</translation>
    </message>
    <message>
        <source>Word vectors have 1 to %1 dimensions, not %2</source>
        <translation>لمتجهات الكلمات من 1 إلى %1 بُعد، لا %2</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE, for instance pairs.tsv:en:es</source>
        <translation>اكتب FILE:LANGUAGE:LANGUAGE، مثل pairs.tsv:en:es</translation>
    </message>
    <message>
        <source>Write FILE:LANGUAGE:LANGUAGE; paraphrases have the same language twice</source>
        <translation>اكتب FILE:LANGUAGE:LANGUAGE؛ ولإعادات الصياغة اللغة نفسها مرتين</translation>
    </message>
    <message>
        <source>Write classes as a, b | c, d.</source>
        <translation>اكتب الأصناف هكذا: a, b | c, d.</translation>
    </message>
    <message>
        <source>Write it as WN-LMF</source>
        <translation>اكتبها بصيغة WN-LMF</translation>
    </message>
    <message>
        <source>Write it as an OMW tab file</source>
        <translation>اكتبها ملف OMW</translation>
    </message>
    <message>
        <source>Write it to a file first and name that</source>
        <translation>اكتبها في ملف أولًا وسمِّه</translation>
    </message>
    <message>
        <source>Write it to a file</source>
        <translation>اكتبها في ملف</translation>
    </message>
    <message>
        <source>Write king - man + woman, or classes as a, b | c, d.</source>
        <translation>اكتب king - man + woman، أو أصنافًا هكذا: a, b | c, d.</translation>
    </message>
    <message>
        <source>Write query and neighbours with tabs between them, or count fewer</source>
        <translation>اكتب الاستعلام والجيران وبينها علامات جدولة، أو عُدَّ أقل</translation>
    </message>
    <message>
        <source>Write what it holds as a text file with tabs between the columns</source>
        <translation>اكتب محتواه ملفًا نصيًا تفصل علامات الجدولة بين أعمدته</translation>
    </message>
    <message>
        <source>Write words with signs between, such as king - man + woman.</source>
        <translation>اكتب كلمات بينها علامات، مثل king - man + woman.</translation>
    </message>
    <message>
        <source>Writing a wordnet</source>
        <translation>كتابة شبكة كلمات</translation>
    </message>
    <message>
        <source>Writing pairs</source>
        <translation>كتابة الأزواج</translation>
    </message>
    <message>
        <source>Writing phrase pairs</source>
        <translation>كتابة أزواج العبارات</translation>
    </message>
    <message>
        <source>Writing the backup</source>
        <translation>كتابة النسخة الاحتياطية</translation>
    </message>
    <message>
        <source>Writing the list</source>
        <translation>كتابة القائمة</translation>
    </message>
    <message>
        <source>Writing the pack</source>
        <translation>كتابة الحزمة</translation>
    </message>
    <message>
        <source>Writing vectors</source>
        <translation>كتابة المتجهات</translation>
    </message>
    <message>
        <source>a NUL byte: this is not a text file</source>
        <translation>بايت NUL: هذا ليس ملفًا نصيًا</translation>
    </message>
    <message>
        <source>a description of another pack cannot be scored by this one</source>
        <translation>لا يمكن لهذه الحزمة تقييم وصف حزمة أخرى</translation>
    </message>
    <message>
        <source>a lemma holds a tab</source>
        <translation>في إحدى المفردات علامة جدولة</translation>
    </message>
    <message>
        <source>a number stands where the definition should</source>
        <translation>يوجد عدد مكان التعريف</translation>
    </message>
    <message>
        <source>a phrase is empty</source>
        <translation>إحدى العبارتين فارغة</translation>
    </message>
    <message>
        <source>a quotation mark is not closed</source>
        <translation>علامة اقتباس غير مغلقة</translation>
    </message>
    <message>
        <source>a score and two sentences separated by tabs were expected</source>
        <translation>المتوقَّع درجة وجملتان تفصلها علامات جدولة</translation>
    </message>
    <message>
        <source>a score is no number</source>
        <translation>إحدى الدرجات ليست عددًا</translation>
    </message>
    <message>
        <source>a sense key, a sense number and a count were expected</source>
        <translation>المتوقَّع مفتاح معنى ورقم معنى وعدد</translation>
    </message>
    <message>
        <source>a sentence is empty</source>
        <translation>إحدى الجمل فارغة</translation>
    </message>
    <message>
        <source>a synset like 00001740-n, a tab and a row type like fra:lemma were expected</source>
        <translation>المتوقَّع مجموعة ترادف مثل 00001740-n، ثم علامة جدولة ونوع صف مثل fra:lemma</translation>
    </message>
    <message>
        <source>all held-out words are translated</source>
        <translation>جميع الكلمات المحجوزة مترجمة</translation>
    </message>
    <message>
        <source>answers, a tab and a description were expected</source>
        <translation>المتوقَّع إجابات ثم علامة جدولة ثم وصف</translation>
    </message>
    <message>
        <source>copy or build it again</source>
        <translation>انسخها أو ابنها من جديد</translation>
    </message>
    <message>
        <source>fastText models of version %1 cannot be read</source>
        <translation>لا يمكن قراءة نماذج fastText من الإصدار %1</translation>
    </message>
    <message>
        <source>for other reasons</source>
        <translation>لأسباب أخرى</translation>
    </message>
    <message>
        <source>install dictionaries or name files of definitions</source>
        <translation>ثبِّت قواميس أو سمِّ ملفات تعريفات</translation>
    </message>
    <message>
        <source>install the program again, or remove the file: look-ups then do without it</source>
        <translation>ثبِّت البرنامج من جديد، أو أزل الملف: يستغني البحث عندئذ عنه</translation>
    </message>
    <message>
        <source>install wordnet-base, or name a folder with --wordnet</source>
        <translation>ثبِّت wordnet-base، أو سمِّ مجلدًا بالخيار --wordnet</translation>
    </message>
    <message>
        <source>just being opened</source>
        <translation>تُفتح الآن</translation>
    </message>
    <message>
        <source>longer than the %1 bytes that a sentence may have</source>
        <translation>أطول من %1 بايت المسموح بها للجملة</translation>
    </message>
    <message>
        <source>no held-out share was requested</source>
        <translation>لم تُطلب حصة محجوزة</translation>
    </message>
    <message>
        <source>no language has the code &quot;%1&quot;</source>
        <translation>لا لغة رمزها «%1»</translation>
    </message>
    <message>
        <source>no wordnet is installed</source>
        <translation>لا شبكة كلمات مثبتة</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>ليس UTF-8</translation>
    </message>
    <message>
        <source>not a score and two texts separated by tabs</source>
        <translation>ليس درجة ونصين تفصلها علامات جدولة</translation>
    </message>
    <message>
        <source>not two texts separated by a tab</source>
        <translation>ليس نصين تفصلهما علامة جدولة</translation>
    </message>
    <message>
        <source>one of the two texts is empty</source>
        <translation>أحد النصين فارغ</translation>
    </message>
    <message>
        <source>take the pack that came with this program, or a newer program</source>
        <translation>خذ الحزمة التي جاءت مع هذا البرنامج، أو برنامجًا أحدث</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>الإجابة فارغة</translation>
    </message>
    <message>
        <source>the bytes are not UTF-8; convert the file first, for instance with iconv</source>
        <translation>البايتات ليست UTF-8؛ حوِّل الملف أولًا، باستخدام iconv مثلًا</translation>
    </message>
    <message>
        <source>the categories of a pack are damaged (%1)</source>
        <translation>فئات إحدى الحزم تالفة (%1)</translation>
    </message>
    <message>
        <source>the count is not a number</source>
        <translation>العدد ليس عددًا</translation>
    </message>
    <message>
        <source>the data hold no word that could be an answer</source>
        <translation>ليس في البيانات كلمة تصلح إجابة</translation>
    </message>
    <message>
        <source>the definition is empty</source>
        <translation>التعريف فارغ</translation>
    </message>
    <message>
        <source>the description is empty</source>
        <translation>الوصف فارغ</translation>
    </message>
    <message>
        <source>the dictionary has an encoding that is not known (%1)</source>
        <translation>للقاموس ترميز غير معروف (%1)</translation>
    </message>
    <message>
        <source>the dictionary is too small for a held-out part</source>
        <translation>القاموس أصغر من أن يُحجز جزء منه</translation>
    </message>
    <message>
        <source>the dictionary no longer changed</source>
        <translation>لم يعد القاموس يتغير</translation>
    </message>
    <message>
        <source>the dimension must be even and a multiple of the heads</source>
        <translation>يجب أن يكون عدد الأبعاد زوجيًا ومن مضاعفات عدد الرؤوس</translation>
    </message>
    <message>
        <source>the element %1 is not known at this place</source>
        <translation>العنصر %1 غير معروف في هذا الموضع</translation>
    </message>
    <message>
        <source>the entry does not say which language it is of</source>
        <translation>لا يذكر المدخل لغته</translation>
    </message>
    <message>
        <source>the entry has a second lemma</source>
        <translation>للمدخل مفردة ثانية</translation>
    </message>
    <message>
        <source>the entry has no id</source>
        <translation>لا معرِّف للمدخل</translation>
    </message>
    <message>
        <source>the entry has no lemma</source>
        <translation>لا مفردة للمدخل</translation>
    </message>
    <message>
        <source>the entry has no word</source>
        <translation>لا كلمة في المدخل</translation>
    </message>
    <message>
        <source>the file differs from WordNet 3.0 somewhere between the offsets %1 and %2: ids in between may be wrong</source>
        <translation>يختلف الملف عن WordNet 3.0 في موضع ما بين الإزاحتين %1 و%2: قد تكون المعرِّفات بينهما خاطئة</translation>
    </message>
    <message>
        <source>the file is missing: its part of speech is left out</source>
        <translation>الملف مفقود: يُترك قسم الكلام الخاص به</translation>
    </message>
    <message>
        <source>the first field is not a number</source>
        <translation>الحقل الأول ليس عددًا</translation>
    </message>
    <message>
        <source>the first line names the columns</source>
        <translation>السطر الأول يسمّي الأعمدة</translation>
    </message>
    <message>
        <source>the held-out words were translated no better</source>
        <translation>لم تُترجم الكلمات المحجوزة ترجمة أفضل</translation>
    </message>
    <message>
        <source>the holonym %1 does not exist</source>
        <translation>اسم الكل %1 غير موجود</translation>
    </message>
    <message>
        <source>the hypernym %1 does not exist</source>
        <translation>الاسم الأعم %1 غير موجود</translation>
    </message>
    <message>
        <source>the id %1 is already in the file</source>
        <translation>المعرِّف %1 في الملف من قبل</translation>
    </message>
    <message>
        <source>the layers of the categories do not fit together</source>
        <translation>لا تتوافق طبقات الفئات بعضها مع بعض</translation>
    </message>
    <message>
        <source>the lemma has no written form</source>
        <translation>لا صورة مكتوبة للمفردة</translation>
    </message>
    <message>
        <source>the lexicographer file number is not a number</source>
        <translation>رقم ملف المعجمي ليس عددًا</translation>
    </message>
    <message>
        <source>the lexicon does not have the synset %1 that the sense names</source>
        <translation>ليس في المعجم مجموعة الترادف %1 التي يذكرها المعنى</translation>
    </message>
    <message>
        <source>the lexicon has no id</source>
        <translation>لا معرِّف للمعجم</translation>
    </message>
    <message>
        <source>the line does not begin with an offset of eight digits</source>
        <translation>لا يبدأ السطر بإزاحة من ثمانية أرقام</translation>
    </message>
    <message>
        <source>the line has no gloss; is the file truncated?</source>
        <translation>لا شرح في السطر؛ هل الملف مبتور؟</translation>
    </message>
    <message>
        <source>the line is not a JSON object, or nests too deep</source>
        <translation>السطر ليس كائن JSON، أو يتداخل أعمق مما ينبغي</translation>
    </message>
    <message>
        <source>the loss no longer decreased</source>
        <translation>لم تعد الخسارة تنقص</translation>
    </message>
    <message>
        <source>the maximum number of iterations was reached</source>
        <translation>بلغ التكرار عدده الأقصى</translation>
    </message>
    <message>
        <source>the maximum number of steps was reached</source>
        <translation>بلغت الخطوات عددها الأقصى</translation>
    </message>
    <message>
        <source>the number of pointers is not a number</source>
        <translation>عدد المؤشرات ليس عددًا</translation>
    </message>
    <message>
        <source>the number of words is not a number</source>
        <translation>عدد الكلمات ليس عددًا</translation>
    </message>
    <message>
        <source>the objective no longer increased with all candidates</source>
        <translation>لم تعد دالة الهدف تزيد بجميع المرشحين</translation>
    </message>
    <message>
        <source>the offset is already on line %1</source>
        <translation>الإزاحة موجودة من قبل في السطر %1</translation>
    </message>
    <message>
        <source>the offsets are not those of WordNet 3.0: glosses will not join with the Open Multilingual Wordnet</source>
        <translation>الإزاحات ليست إزاحات WordNet 3.0: لن تلتقي الشروح مع Open Multilingual Wordnet</translation>
    </message>
    <message>
        <source>the pack does not know the language %1; it knows %2</source>
        <translation>لا تعرف الحزمة اللغة %1؛ بل تعرف %2</translation>
    </message>
    <message>
        <source>the pack has no card for the scores</source>
        <translation>ليس للحزمة بطاقة للدرجات</translation>
    </message>
    <message>
        <source>the pack has no word %1 of %2</source>
        <translation>لا تحوي الحزمة الكلمة %1 من %2</translation>
    </message>
    <message>
        <source>the pack reads no descriptions in %1; it reads %2</source>
        <translation>لا تقرأ الحزمة أوصافًا بلغة %1؛ بل تقرأ %2</translation>
    </message>
    <message>
        <source>the part of speech %1 is not known</source>
        <translation>قسم الكلام %1 غير معروف</translation>
    </message>
    <message>
        <source>the relation lacks its type or its target</source>
        <translation>تنقص العلاقةَ نوعُها أو هدفُها</translation>
    </message>
    <message>
        <source>the row is in language %1, the file in %2</source>
        <translation>الصف بلغة %1 والملف بلغة %2</translation>
    </message>
    <message>
        <source>the score %1 is out of range</source>
        <translation>الدرجة %1 خارج المجال</translation>
    </message>
    <message>
        <source>the score is no number</source>
        <translation>الدرجة ليست عددًا</translation>
    </message>
    <message>
        <source>the segment does not say its language</source>
        <translation>لا يذكر المقطع لغته</translation>
    </message>
    <message>
        <source>the segment is longer than the %1 bytes allowed</source>
        <translation>المقطع أطول من %1 بايت المسموح بها</translation>
    </message>
    <message>
        <source>the sense comes before its lemma</source>
        <translation>يأتي المعنى قبل مفردته</translation>
    </message>
    <message>
        <source>the sense has no id</source>
        <translation>لا معرِّف للمعنى</translation>
    </message>
    <message>
        <source>the sense names no synset</source>
        <translation>لا يذكر المعنى مجموعة ترادف</translation>
    </message>
    <message>
        <source>the spelling dictionary cannot be read</source>
        <translation>لا يمكن قراءة قاموس الإملاء</translation>
    </message>
    <message>
        <source>the synset %1 is already on line %2</source>
        <translation>مجموعة الترادف %1 موجودة من قبل في السطر %2</translation>
    </message>
    <message>
        <source>the synset has more than %1 definitions or examples</source>
        <translation>لمجموعة الترادف أكثر من %1 من التعريفات أو الأمثلة</translation>
    </message>
    <message>
        <source>the synset has more than %1 hypernyms</source>
        <translation>لمجموعة الترادف أكثر من %1 من الأسماء الأعم</translation>
    </message>
    <message>
        <source>the synset has more than %1 words</source>
        <translation>لمجموعة الترادف أكثر من %1 كلمة</translation>
    </message>
    <message>
        <source>the synset has no id</source>
        <translation>لا معرِّف لمجموعة الترادف</translation>
    </message>
    <message>
        <source>the synset is its own hypernym</source>
        <translation>مجموعة الترادف اسمٌ أعم لنفسها</translation>
    </message>
    <message>
        <source>the synset type does not belong in this file</source>
        <translation>لا ينتمي نوع مجموعة الترادف إلى هذا الملف</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>النص فارغ</translation>
    </message>
    <message>
        <source>the wordnet %1 names no lexicographer files, or none of its words is in the pack</source>
        <translation>لا تسمي شبكة الكلمات %1 ملفات معجميين، أو ليست أي من كلماتها في الحزمة</translation>
    </message>
    <message>
        <source>there are fewer pointers than announced</source>
        <translation>المؤشرات أقل مما أُعلن</translation>
    </message>
    <message>
        <source>there are fewer words than announced</source>
        <translation>الكلمات أقل مما أُعلن</translation>
    </message>
    <message>
        <source>there are too few sentences to hold some out</source>
        <translation>الجمل أقل من أن يُحجز بعضها</translation>
    </message>
    <message>
        <source>there is nothing to train on</source>
        <translation>لا شيء للتدريب عليه</translation>
    </message>
    <message>
        <source>there were no mutual nearest neighbours</source>
        <translation>لم يوجد أقرب جيران متبادلون</translation>
    </message>
    <message>
        <source>they hold neither translations nor definitions</source>
        <translation>لا ترجمات فيها ولا تعريفات</translation>
    </message>
    <message>
        <source>this file is not a pack</source>
        <translation>هذا الملف ليس حزمة</translation>
    </message>
    <message>
        <source>this pack has version %1, this program reads version %2</source>
        <translation>إصدار هذه الحزمة %1، وهذا البرنامج يقرأ الإصدار %2</translation>
    </message>
    <message>
        <source>this pack is damaged (%1)</source>
        <translation>هذه الحزمة تالفة (%1)</translation>
    </message>
    <message>
        <source>too few pairs for whitening: the orthogonal map is used</source>
        <translation>الأزواج أقل من أن تكفي للتبييض: يُستخدم التحويل المتعامد</translation>
    </message>
    <message>
        <source>two or three columns separated by tabs were expected, found %1</source>
        <translation>المتوقَّع عمودان أو ثلاثة تفصلها علامات جدولة، والموجود %1</translation>
    </message>
    <message>
        <source>two phrases separated by &quot;|||&quot; were expected</source>
        <translation>المتوقَّع عبارتان تفصلهما «|||»</translation>
    </message>
    <message>
        <source>two phrases separated by a tab were expected</source>
        <translation>المتوقَّع عبارتان تفصلهما علامة جدولة</translation>
    </message>
    <message>
        <source>two sentences separated by a tab were expected</source>
        <translation>المتوقَّع جملتان تفصلهما علامة جدولة</translation>
    </message>
    <message>
        <source>two words separated by a tab or spaces were expected</source>
        <translation>المتوقَّع كلمتان تفصلهما علامة جدولة أو مسافات</translation>
    </message>
    <message>
        <source>use Princeton WordNet in its own database files</source>
        <translation>استخدم Princeton WordNet بملفات قاعدة بياناته</translation>
    </message>
    <message>
        <source>write FILE:LANGUAGE:LANGUAGE, for instance words.tsv:en:fr</source>
        <translation>اكتب FILE:LANGUAGE:LANGUAGE، مثل words.tsv:en:fr</translation>
    </message>
    <message>
        <source>write NAME=VALUE</source>
        <translation>اكتب NAME=VALUE</translation>
    </message>
    <message>
        <source>“%1” is not a rank</source>
        <translation>«%1» ليس رتبة</translation>
    </message>
    <message>
        <source>“%1” is where a number should be</source>
        <translation>«%1» في موضع عدد</translation>
    </message>
    <message>
        <source>The translation memory holds several languages: %1</source>
        <translation>تضم ذاكرة الترجمة عدة لغات: %1</translation>
    </message>
    <message>
        <source>%1 is no part of speech</source>
        <translation>%1 ليس قسمًا من أقسام الكلام</translation>
    </message>
    <message>
        <source>A database is a plain file, and no link to one</source>
        <translation>قاعدة البيانات ملف عادي وليست وصلة إلى ملف</translation>
    </message>
    <message>
        <source>A database of the backup is not as this program makes it (%1)</source>
        <translation>إحدى قواعد بيانات النسخة الاحتياطية ليست كما ينشئها هذا البرنامج (%1)</translation>
    </message>
    <message>
        <source>A folder of the workspace cannot be made</source>
        <translation>تعذّر إنشاء مجلد من مساحة العمل</translation>
    </message>
    <message>
        <source>A link, or what is no plain file or folder, stands in the workspace and is not followed</source>
        <translation>توجد في مساحة العمل وصلة، أو ما ليس ملفًا ولا مجلدًا، ولن تُتبع</translation>
    </message>
    <message>
        <source>A workspace has no database named %1</source>
        <translation>ليس في مساحة العمل قاعدة بيانات باسم %1</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup that you made yourself</source>
        <translation>لم يتغير شيء؛ استخدم نسخة احتياطية أنشأتها بنفسك</translation>
    </message>
    <message>
        <source>Nothing was read or changed there; restore a backup, or remove what names it</source>
        <translation>لم يُقرأ ولم يُغيَّر شيء هناك؛ استعد نسخة احتياطية أو احذف ما يشير إليه</translation>
    </message>
    <message>
        <source>Put the file itself in its place; the whole workspace may lie behind a link</source>
        <translation>ضع الملف نفسه مكانها؛ يمكن أن تكون مساحة العمل كلها خلف وصلة</translation>
    </message>
    <message>
        <source>Put the file or folder itself in its place; the whole workspace may lie behind a link</source>
        <translation>ضع الملف أو المجلد نفسه مكانها؛ يمكن أن تكون مساحة العمل كلها خلف وصلة</translation>
    </message>
    <message>
        <source>Remove the list, or restore a backup</source>
        <translation>احذف القائمة أو استعد نسخة احتياطية</translation>
    </message>
    <message>
        <source>Repair the workspace: tables are made anew, and what is in them is kept</source>
        <translation>أصلح مساحة العمل: تُنشأ الجداول من جديد ويبقى ما فيها</translation>
    </message>
    <message>
        <source>The database is not as this program makes it (%1)</source>
        <translation>قاعدة البيانات ليست كما ينشئها هذا البرنامج (%1)</translation>
    </message>
    <message>
        <source>The descriptions of a language hold more than %1 different words</source>
        <translation>تحتوي أوصاف إحدى اللغات على أكثر من %1 كلمة مختلفة</translation>
    </message>
    <message>
        <source>The folder holds no entries (*.tsv)</source>
        <translation>لا يحتوي المجلد على مداخل (*.tsv)</translation>
    </message>
    <message>
        <source>The journal of the database names a file outside of it</source>
        <translation>سجل قاعدة البيانات يشير إلى ملف خارجها</translation>
    </message>
    <message>
        <source>The list %1 names a file that does not lie in the workspace</source>
        <translation>تشير القائمة %1 إلى ملف ليس في مساحة العمل</translation>
    </message>
    <message>
        <source>The program writes no such journals: take it away if the workspace is not yours</source>
        <translation>لا يكتب البرنامج سجلات كهذه: أزله إن لم تكن مساحة العمل لك</translation>
    </message>
    <message>
        <source>The vocabulary cannot be read: %1</source>
        <translation>تعذّرت قراءة المفردات: %1</translation>
    </message>
    <message>
        <source>The workspace names a file that is not its own: %1</source>
        <translation>تشير مساحة العمل إلى ملف ليس لها: %1</translation>
    </message>
    <message>
        <source>an entry has %1 columns, this line %2</source>
        <translation>للمدخل %1 عمودًا، ولهذا السطر %2</translation>
    </message>
    <message>
        <source>the entry has no word or no description in %1</source>
        <translation>ليس للمدخل كلمة أو وصف بلغة %1</translation>
    </message>
    <message>
        <source>the vocabulary of meanings belongs to another pack</source>
        <translation>مفردات المعاني تخص حزمة أخرى</translation>
    </message>
    <message>
        <source>the vocabulary of meanings is damaged (%1)</source>
        <translation>مفردات المعاني تالفة (%1)</translation>
    </message>
    <message>
        <source>A description has more than %1 words: %2</source>
        <translation>وصف يزيد على %1 كلمة: %2</translation>
    </message>
    <message>
        <source>A line of this file looks like this, with tabs between: %1</source>
        <translation>يكون سطر هذا الملف هكذا، وبين أجزائه علامات جدولة: %1</translation>
    </message>
    <message>
        <source>A vocabulary holds at most %1 meanings</source>
        <translation>لا تحوي المفردات أكثر من %1 معنى</translation>
    </message>
    <message>
        <source>Learning to tell meanings by descriptions</source>
        <translation>تعلّم تمييز المعاني من الأوصاف</translation>
    </message>
    <message>
        <source>The forms of a language belong to more than %1 words</source>
        <translation>تعود أشكال لغة إلى أكثر من %1 كلمة</translation>
    </message>
    <message>
        <source>Choose another folder; this one is kept as it is</source>
        <translation>اختر مجلدًا آخر؛ يبقى هذا المجلد كما هو</translation>
    </message>
    <message>
        <source>Nothing was changed; take a backup of this version</source>
        <translation>لم يتغير شيء؛ استخدم نسخة احتياطية من هذا الإصدار</translation>
    </message>
    <message>
        <source>The backup was made by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>صنع النسخةَ الاحتياطية بناءٌ أقدم من البرنامج (المخطط %1، وهذا البرنامج يعرف %2)</translation>
    </message>
    <message>
        <source>The workspace was written by an earlier build of the program (schema %1, this program knows %2)</source>
        <translation>كُتبت مساحة العمل ببناء أقدم من البرنامج (المخطط %1، وهذا البرنامج يعرف %2)</translation>
    </message>
    <message>
        <source>The model was made by an earlier version of this program</source>
        <translation>أُنشئ النموذج بإصدار سابق من هذا البرنامج</translation>
    </message>
    <message>
        <source>Train it again</source>
        <translation>درّبه من جديد</translation>
    </message>
</context>
<context>
    <name>crossgloss::AboutDialog</name>
    <message>
        <source>About Crossgloss</source>
        <translation>حول Crossgloss</translation>
    </message>
    <message>
        <source>Describe a meaning in one language, get the word in another.</source>
        <translation>صف معنى بلغة، وخذ الكلمة بلغة أخرى.</translation>
    </message>
    <message>
        <source>Crossgloss is free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Crossgloss برنامج حر بموجب رخصة GNU العمومية العامة، الإصدار 3 أو ما بعده. ويأتي بلا أي ضمان.</translation>
    </message>
    <message>
        <source>It uses these libraries:</source>
        <translation>يستخدم هذه المكتبات:</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>ملكية عامة</translation>
    </message>
    <message>
        <source>Dictionaries that are indexed on this computer keep their own licences; the Library shows each.</source>
        <translation>تحتفظ القواميس المفهرسة على هذا الحاسوب برخصها؛ وتعرض المكتبة رخصة كل منها.</translation>
    </message>
    <message>
        <source>Reading the card of the pack …</source>
        <translation>قراءة بطاقة الحزمة …</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>الرخص</translation>
    </message>
    <message>
        <source>Data of the pack</source>
        <translation>بيانات الحزمة</translation>
    </message>
    <message>
        <source>No pack is open.</source>
        <translation>لا حزمة مفتوحة.</translation>
    </message>
    <message>
        <source>Reading the card of the pack</source>
        <translation>قراءة بطاقة الحزمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::Actions</name>
    <message>
        <source>&amp;Import…</source>
        <translation>ا&amp;ستيراد…</translation>
    </message>
    <message>
        <source>Index installed &amp;dictionaries</source>
        <translation>&amp;فهرسة القواميس المثبتة</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>مساحة عمل &amp;جديدة…</translation>
    </message>
    <message>
        <source>&amp;Open a workspace…</source>
        <translation>&amp;فتح مساحة عمل…</translation>
    </message>
    <message>
        <source>&amp;Check the workspace</source>
        <translation>فح&amp;ص مساحة العمل</translation>
    </message>
    <message>
        <source>&amp;Back up the workspace…</source>
        <translation>&amp;نسخ مساحة العمل احتياطيًا…</translation>
    </message>
    <message>
        <source>&amp;Restore a backup…</source>
        <translation>ا&amp;ستعادة نسخة احتياطية…</translation>
    </message>
    <message>
        <source>&amp;Export plot or table…</source>
        <translation>ت&amp;صدير الرسم أو الجدول…</translation>
    </message>
    <message>
        <source>&amp;Save the map…</source>
        <translation>حفظ التح&amp;ويل…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إن&amp;هاء</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;إعادة</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy with &amp;definition</source>
        <translation>نسخ مع الت&amp;عريف</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;لصق</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>تحديد ال&amp;كل</translation>
    </message>
    <message>
        <source>&amp;Find: go to the description</source>
        <translation>&amp;بحث: الانتقال إلى الوصف</translation>
    </message>
    <message>
        <source>&amp;Go to the filters</source>
        <translation>الانتقال إلى ع&amp;وامل التصفية</translation>
    </message>
    <message>
        <source>Look up the clip&amp;board</source>
        <translation>البحث عن محتوى ال&amp;حافظة</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>الإع&amp;دادات…</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>ال&amp;سابق</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>ال&amp;تالي</translation>
    </message>
    <message>
        <source>Histor&amp;y</source>
        <translation>الس&amp;جل</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>الم&amp;هام</translation>
    </message>
    <message>
        <source>&amp;Details of the word</source>
        <translation>&amp;تفاصيل الكلمة</translation>
    </message>
    <message>
        <source>Full &amp;entry of the word</source>
        <translation>ال&amp;مدخل الكامل للكلمة</translation>
    </message>
    <message>
        <source>&amp;Previous word of the entries</source>
        <translation>الكلمة السابق&amp;ة من المداخل</translation>
    </message>
    <message>
        <source>Ne&amp;xt word of the entries</source>
        <translation>الكلمة ال&amp;لاحقة من المداخل</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ت&amp;كبير</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ت&amp;صغير</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>الحجم ال&amp;عادي</translation>
    </message>
    <message>
        <source>Next t&amp;heme</source>
        <translation>السمة التال&amp;ية</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;ملء الشاشة</translation>
    </message>
    <message>
        <source>&amp;Look up now</source>
        <translation>ا&amp;بحث الآن</translation>
    </message>
    <message>
        <source>&amp;Swap the languages</source>
        <translation>ت&amp;بديل اللغتين</translation>
    </message>
    <message>
        <source>Clear all filte&amp;rs</source>
        <translation>مسح كل عوامل الت&amp;صفية</translation>
    </message>
    <message>
        <source>Hide &amp;vulgar words</source>
        <translation>إ&amp;خفاء الكلمات البذيئة</translation>
    </message>
    <message>
        <source>Compare se&amp;ntences</source>
        <translation>مقارنة ال&amp;جمل</translation>
    </message>
    <message>
        <source>Start &amp;training</source>
        <translation>&amp;بدء التدريب</translation>
    </message>
    <message>
        <source>&amp;Align the spaces</source>
        <translation>م&amp;حاذاة الفضاءين</translation>
    </message>
    <message>
        <source>Compare &amp;methods</source>
        <translation>مقار&amp;نة الطرائق</translation>
    </message>
    <message>
        <source>Measure &amp;hubness</source>
        <translation>&amp;قياس المحورية</translation>
    </message>
    <message>
        <source>&amp;Cancel the running job</source>
        <translation>إل&amp;غاء المهمة الجارية</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>ال&amp;دليل</translation>
    </message>
    <message>
        <source>Tour for &amp;learners of a language</source>
        <translation>جولة لمت&amp;علمي اللغات</translation>
    </message>
    <message>
        <source>Tour for le&amp;xicographers</source>
        <translation>جولة للمع&amp;جميين</translation>
    </message>
    <message>
        <source>Tour for &amp;researchers</source>
        <translation>جولة للبا&amp;حثين</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفا&amp;تيح</translation>
    </message>
    <message>
        <source>&amp;About Crossgloss</source>
        <translation>&amp;حول Crossgloss</translation>
    </message>
    <message>
        <source>Show less li&amp;kely words</source>
        <translation>إظهار الكلمات الأقل ا&amp;حتمالًا</translation>
    </message>
</context>
<context>
    <name>crossgloss::AddListSettings</name>
    <message>
        <source>F&amp;ile</source>
        <translation>ال&amp;ملف</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>ال&amp;نموذج</translation>
    </message>
    <message>
        <source>File of sentences</source>
        <translation>ملف جمل</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>فتح قائمة جمل</translation>
    </message>
    <message>
        <source>One sentence per line, TSV or TMX; drop it here</source>
        <translation>جملة في كل سطر، أو TSV أو TMX؛ أفلته هنا</translation>
    </message>
    <message>
        <source>Re&amp;place the list of this name</source>
        <translation>اس&amp;تبدال القائمة التي بهذا الاسم</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ليس الآن</translation>
    </message>
    <message>
        <source>Close without adding anything</source>
        <translation>الإغلاق دون إضافة شيء</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignPage</name>
    <message>
        <source>Checking the spaces</source>
        <translation>التحقق من الفضاءين</translation>
    </message>
    <message>
        <source>Aligning %1 and %2</source>
        <translation>محاذاة %1 و%2</translation>
    </message>
    <message>
        <source>Comparing methods on %1 and %2</source>
        <translation>مقارنة الطرائق على %1 و%2</translation>
    </message>
    <message>
        <source>Stopped. Only the curve and the finished rows are kept.</source>
        <translation>أُوقف. لا يُحتفظ إلا بالمنحنى والصفوف المكتملة.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>فتح متجهات كلمات…</translation>
    </message>
    <message>
        <source>Open word pairs…</source>
        <translation>فتح أزواج كلمات…</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>فتح ملف أزواج كلمات</translation>
    </message>
    <message>
        <source>Align</source>
        <translation>محاذاة</translation>
    </message>
    <message>
        <source>Align two spaces of word vectors, so that words lie near their translations.</source>
        <translation>حاذِ فضاءي متجهات كلمات، فتقع الكلمات قرب ترجماتها.</translation>
    </message>
    <message>
        <source>Two sets of word vectors and a few known translations are all it takes; the result appears here.</source>
        <translation>تكفي مجموعتا متجهات كلمات وبضع ترجمات معروفة؛ وتظهر النتيجة هنا.</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>إيقاف بعد الخطوة الجارية</translation>
    </message>
    <message>
        <source>Progress of the alignment</source>
        <translation>تقدم المحاذاة</translation>
    </message>
    <message>
        <source>Learn a map and measure it</source>
        <translation>تعلُّم تحويل وقياسه</translation>
    </message>
    <message>
        <source>Compare methods</source>
        <translation>مقارنة الطرائق</translation>
    </message>
    <message>
        <source>Run all methods, retrieval criteria and directions on this dictionary</source>
        <translation>تشغيل جميع الطرائق ومعايير الاسترجاع والاتجاهات على هذا القاموس</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignResults</name>
    <message>
        <source>β of the inverted softmax</source>
        <translation>β في Softmax المعكوس</translation>
    </message>
    <message>
        <source>Save the map</source>
        <translation>حفظ التحويل</translation>
    </message>
    <message>
        <source>%1-%2.map</source>
        <translation>%1-%2.map</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>تحويلات (*.map);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Saving the map</source>
        <translation>حفظ التحويل</translation>
    </message>
    <message>
        <source>The map is in %1; it fits these vectors alone.</source>
        <translation>التحويل في %1؛ وهو يناسب هذه المتجهات وحدها.</translation>
    </message>
    <message>
        <source>Mapped vectors of %1</source>
        <translation>متجهات %1 المحوَّلة</translation>
    </message>
    <message>
        <source>source.mapped.vec</source>
        <translation>source.mapped.vec</translation>
    </message>
    <message>
        <source>Word vectors (*.vec);;All files (*)</source>
        <translation>متجهات كلمات (*.vec);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>target.mapped.vec</source>
        <translation>target.mapped.vec</translation>
    </message>
    <message>
        <source>Writing mapped vectors</source>
        <translation>كتابة المتجهات المحوَّلة</translation>
    </message>
    <message>
        <source>The mapped vectors are in %1 and %2.</source>
        <translation>المتجهات المحوَّلة في %1 و%2.</translation>
    </message>
    <message>
        <source>Save the induced dictionary</source>
        <translation>حفظ القاموس المستنتج</translation>
    </message>
    <message>
        <source>induced-dictionary.tsv</source>
        <translation>induced-dictionary.tsv</translation>
    </message>
    <message>
        <source>Word pairs (*.tsv);;All files (*)</source>
        <translation>أزواج كلمات (*.tsv);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Inducing a dictionary</source>
        <translation>استنتاج قاموس</translation>
    </message>
    <message>
        <source>The induced dictionary is in %1.</source>
        <translation>القاموس المستنتج في %1.</translation>
    </message>
    <message>
        <source>Save the map…</source>
        <translation>حفظ التحويل…</translation>
    </message>
    <message>
        <source>One file that maps these vectors, and words they lack, elsewhere (Ctrl+S)</source>
        <translation>ملف واحد يحوِّل هذه المتجهات، وكلمات ليست فيها، في مكان آخر (Ctrl+S)</translation>
    </message>
    <message>
        <source>Mapped vectors…</source>
        <translation>المتجهات المحوَّلة…</translation>
    </message>
    <message>
        <source>Both spaces mapped into the shared one, as .vec files that other tools read</source>
        <translation>الفضاءان محوَّلين إلى الفضاء المشترك، ملفات ‎.vec تقرؤها أدوات أخرى</translation>
    </message>
    <message>
        <source>Induced dictionary…</source>
        <translation>القاموس المستنتج…</translation>
    </message>
    <message>
        <source>Mutual nearest neighbours (each the other&apos;s best translation), with scores</source>
        <translation>أقرب الجيران المتبادلون (كل منهما أفضل ترجمة للآخر)، مع الدرجات</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>الجيران</translation>
    </message>
    <message>
        <source>Word pairs</source>
        <translation>أزواج كلمات</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>الطرائق</translation>
    </message>
    <message>
        <source>Views of the alignment</source>
        <translation>عروض المحاذاة</translation>
    </message>
    <message>
        <source>This method finds its map in one step: there is no curve to watch.</source>
        <translation>تجد هذه الطريقة تحويلها في خطوة واحدة: لا منحنى يُتابَع.</translation>
    </message>
    <message>
        <source>Each point is an iteration; its P@1 is that of the held-out pairs that decide when to stop.</source>
        <translation>كل نقطة تكرار؛ وقيمة P@1 فيها للأزواج المحجوزة التي تقرر متى يكون التوقف.</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignSettings</name>
    <message>
        <source>A file of word pairs</source>
        <translation>ملف أزواج كلمات</translation>
    </message>
    <message>
        <source>Identical strings</source>
        <translation>سلاسل متطابقة</translation>
    </message>
    <message>
        <source>Aligned sentences</source>
        <translation>جمل متحاذية</translation>
    </message>
    <message>
        <source>From the library</source>
        <translation>من المكتبة</translation>
    </message>
    <message>
        <source>None (self-learning)</source>
        <translation>لا شيء (تعلُّم ذاتي)</translation>
    </message>
    <message>
        <source>Unit, centre, unit</source>
        <translation>واحد، مركز، واحد</translation>
    </message>
    <message>
        <source>Iterative (5 rounds)</source>
        <translation>تكراري (5 جولات)</translation>
    </message>
    <message>
        <source>Unit length only</source>
        <translation>طول واحد فقط</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Look &amp;up in lower case too</source>
        <translation>البحث بالأحرف الصغيرة أي&amp;ضًا</translation>
    </message>
    <message>
        <source>For dictionaries that capitalise and vectors that do not</source>
        <translation>لقواميس تكتب حروفًا كبيرة ومتجهات لا تكتبها</translation>
    </message>
    <message>
        <source>L&amp;etters only, no digits or symbols</source>
        <translation>&amp;حروف فقط، بلا أرقام أو رموز</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>method&apos;s default</source>
        <translation>القيمة الافتراضية للطريقة</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>ال&amp;مصدر</translation>
    </message>
    <message>
        <source>&amp;Target</source>
        <translation>ال&amp;هدف</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>ال&amp;قاموس</translation>
    </message>
    <message>
        <source>&amp;Word pairs</source>
        <translation>&amp;أزواج الكلمات</translation>
    </message>
    <message>
        <source>Minimum le&amp;tters</source>
        <translation>الحد الأ&amp;دنى من الحروف</translation>
    </message>
    <message>
        <source>Source se&amp;ntences</source>
        <translation>&amp;جمل المصدر</translation>
    </message>
    <message>
        <source>Target sentence&amp;s</source>
        <translation>جم&amp;ل الهدف</translation>
    </message>
    <message>
        <source>&amp;Resource</source>
        <translation>المو&amp;رد</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>ال&amp;طريقة</translation>
    </message>
    <message>
        <source>N&amp;ormalisation</source>
        <translation>التطب&amp;يع</translation>
    </message>
    <message>
        <source>Test sh&amp;are</source>
        <translation>ح&amp;صة الاختبار</translation>
    </message>
    <message>
        <source>Test &amp;pairs</source>
        <translation>أ&amp;زواج الاختبار</translation>
    </message>
    <message>
        <source>Held-out share for early stoppi&amp;ng</source>
        <translation>الحصة المحجوزة للتوقف المب&amp;كر</translation>
    </message>
    <message>
        <source>D&amp;imensions</source>
        <translation>الأب&amp;عاد</translation>
    </message>
    <message>
        <source>Most fre&amp;quent words used</source>
        <translation>أكثر الكلمات &amp;شيوعًا المستخدمة</translation>
    </message>
    <message>
        <source>Nei&amp;ghbours of CSLS</source>
        <translation>جيران C&amp;SLS</translation>
    </message>
    <message>
        <source>Maximum iterati&amp;ons</source>
        <translation>أقصى عدد من &amp;التكرارات</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>ال&amp;خيوط</translation>
    </message>
    <message>
        <source>Source vectors</source>
        <translation>متجهات المصدر</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>متجهات الهدف</translation>
    </message>
    <message>
        <source>Open a file of training pairs</source>
        <translation>فتح ملف أزواج تدريب</translation>
    </message>
    <message>
        <source>one pair per line</source>
        <translation>زوج في كل سطر</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>فتح ملف أزواج اختبار</translation>
    </message>
    <message>
        <source>or use the share above</source>
        <translation>أو الحصة أعلاه</translation>
    </message>
    <message>
        <source>Open sentences in the source language</source>
        <translation>فتح جمل بلغة المصدر</translation>
    </message>
    <message>
        <source>one sentence per line</source>
        <translation>جملة في كل سطر</translation>
    </message>
    <message>
        <source>Open their translations, line by line</source>
        <translation>فتح ترجماتها سطرًا بسطر</translation>
    </message>
    <message>
        <source>the same lines</source>
        <translation>الأسطر نفسها</translation>
    </message>
    <message>
        <source>Source words held out of the dictionary, to evaluate the map on</source>
        <translation>كلمات مصدر تُحجز من القاموس ليُقيَّم التحويل عليها</translation>
    </message>
    <message>
        <source>Held-out source words on which iterative methods decide when to stop</source>
        <translation>كلمات مصدر محجوزة تقرر بها الطرائق التكرارية متى تتوقف</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignabilityPanel</name>
    <message>
        <source>Before the run</source>
        <translation>قبل التشغيل</translation>
    </message>
    <message>
        <source>%1: %2 words × %3 dimensions</source>
        <translation>‏%1: %2 كلمة × %3 بُعد</translation>
    </message>
    <message>
        <source>Dictionary: %1 of %2 pairs in both; covers %3 % of its source words</source>
        <translation>القاموس: %1 من %2 زوج في كليهما؛ يغطي %3 % من كلمات مصدره</translation>
    </message>
    <message>
        <source>Strings in both: %1</source>
        <translation>السلاسل في كليهما: %1</translation>
    </message>
    <message>
        <source>Spectral distance: %1 (0 = isomorphic)</source>
        <translation>المسافة الطيفية: %1 (0 = تماثل تام)</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لم توجد مشكلات.</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurve</name>
    <message>
        <source>Objective (left)</source>
        <translation>دالة الهدف (يسار)</translation>
    </message>
    <message>
        <source>P@1 on held-out pairs (right)</source>
        <translation>P@1 على الأزواج المحجوزة (يمين)</translation>
    </message>
    <message>
        <source>Iteration</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>Curve of the alignment; the table has the numbers</source>
        <translation>منحنى المحاذاة؛ الأعداد في الجدول</translation>
    </message>
    <message>
        <source>Objective and P@1 by iteration</source>
        <translation>دالة الهدف وP@1 بحسب التكرار</translation>
    </message>
    <message>
        <source>alignment-curve</source>
        <translation>alignment-curve</translation>
    </message>
</context>
<context>
    <name>crossgloss::AlignmentCurveModel</name>
    <message>
        <source>Iteration</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>دالة الهدف</translation>
    </message>
    <message>
        <source>Held-out P@1</source>
        <translation>P@1 على المحجوز</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Kept share</source>
        <translation>الحصة المحتفظ بها</translation>
    </message>
</context>
<context>
    <name>crossgloss::AloneModel</name>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
</context>
<context>
    <name>crossgloss::AnswerSaving</name>
    <message>
        <source>Saved: %1</source>
        <translation>حُفظت: %1</translation>
    </message>
    <message>
        <source>%1 is no longer saved.</source>
        <translation>لم تعد %1 محفوظة.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Choose an answer to save it</source>
        <translation>اختر إجابة لحفظها</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskPane</name>
    <message>
        <source>Choose a trained dictionary encoder.</source>
        <translation>اختر مُرمِّز قاموس مدرَّبًا.</translation>
    </message>
    <message>
        <source>%1 is not a file.</source>
        <translation>‏%1 ليس ملفًا.</translation>
    </message>
    <message>
        <source>Describe a meaning.</source>
        <translation>صف معنى.</translation>
    </message>
    <message>
        <source>Asking an encoder</source>
        <translation>سؤال مُرمِّز</translation>
    </message>
    <message>
        <source>Answers of a trained encoder appear here, with the words that it looked at and the nearest definitions it learned from.</source>
        <translation>تظهر هنا إجابات مُرمِّز مدرَّب، مع الكلمات التي نظر إليها وأقرب التعريفات التي تعلم منها.</translation>
    </message>
    <message>
        <source>Stop asking</source>
        <translation>إيقاف السؤال</translation>
    </message>
    <message>
        <source>Progress of the question</source>
        <translation>تقدم السؤال</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>سؤال</translation>
    </message>
    <message>
        <source>Ask the encoder for words of this meaning</source>
        <translation>سؤال المُرمِّز عن كلمات بهذا المعنى</translation>
    </message>
</context>
<context>
    <name>crossgloss::AskSettings</name>
    <message>
        <source>&amp;Model</source>
        <translation>ال&amp;نموذج</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>ال&amp;وصف</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;من</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>إ&amp;لى</translation>
    </message>
    <message>
        <source>A&amp;nswers</source>
        <translation>الإ&amp;جابات</translation>
    </message>
    <message>
        <source>Training definitions &amp;shown</source>
        <translation>تعريفات التدريب الم&amp;عروضة</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Open a trained dictionary encoder</source>
        <translation>فتح مُرمِّز قاموس مدرَّب</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>نماذج (*.model);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>ملف نموذج مدرَّب</translation>
    </message>
    <message>
        <source>a shy animal with long ears</source>
        <translation>حيوان خجول طويل الأذنين</translation>
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
        <translation>غير معروفة</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>الإجابات</translation>
    </message>
    <message>
        <source>What the encoder looked at</source>
        <translation>ما نظر إليه المُرمِّز</translation>
    </message>
    <message>
        <source>Nearest definitions of the training</source>
        <translation>أقرب تعريفات التدريب</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>الكلمة</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>الحصة</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>التعريف</translation>
    </message>
    <message>
        <source>Attention to each word, or how far the vector turns when the word is left out</source>
        <translation>الانتباه إلى كل كلمة، أو مقدار دوران المتجه عند حذف الكلمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::AttentionView</name>
    <message>
        <source>%1: %2 % of the attention</source>
        <translation>‏%1: %2 % من الانتباه</translation>
    </message>
    <message>
        <source>%1: unknown, so it did not count</source>
        <translation>‏%1: غير معروفة فلم تُحتسب</translation>
    </message>
    <message>
        <source>Words that counted</source>
        <translation>الكلمات التي احتُسبت</translation>
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
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Synset</source>
        <translation>مجموعة الترادف</translation>
    </message>
    <message>
        <source>Lemmas</source>
        <translation>المفردات</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>ملاحظات</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
</context>
<context>
    <name>crossgloss::CandidatesView</name>
    <message>
        <source>✓ accepted</source>
        <translation>✓ مقبول</translation>
    </message>
    <message>
        <source>suggested</source>
        <translation>مقترح</translation>
    </message>
    <message>
        <source>✗ rejected</source>
        <translation>✗ مرفوض</translation>
    </message>
    <message>
        <source>linked to %1</source>
        <translation>مربوط بـ %1</translation>
    </message>
    <message>
        <source>suggested for %1</source>
        <translation>مقترح لـ %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name of a button, its key</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Best candidates</source>
        <translation>أفضل المرشحات</translation>
    </message>
    <message>
        <source>The ten best candidates; a number or Enter accepts one</source>
        <translation>أفضل عشرة مرشحات؛ رقم أو Enter يقبل أحدها</translation>
    </message>
</context>
<context>
    <name>crossgloss::ClusterModel</name>
    <message>
        <source>Cluster</source>
        <translation>العنقود</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
</context>
<context>
    <name>crossgloss::ClustersPanel</name>
    <message>
        <source>Finding clusters</source>
        <translation>إيجاد العناقيد</translation>
    </message>
    <message>
        <source>Finding clusters…</source>
        <translation>إيجاد العناقيد…</translation>
    </message>
    <message>
        <source>%1 clusters; %2 points are in none.</source>
        <translation>‏%1 عنقود؛ و%2 نقطة ليست في أي منها.</translation>
    </message>
    <message>
        <source>Clusters are named by their most typical words; choosing one selects its points.</source>
        <translation>تُسمى العناقيد بأكثر كلماتها تمثيلًا؛ واختيار أحدها يحدد نقاطه.</translation>
    </message>
    <message>
        <source>k-means of the vectors</source>
        <translation>k-means للمتجهات</translation>
    </message>
    <message>
        <source>By density on the map (HDBSCAN)</source>
        <translation>بالكثافة على الخريطة (HDBSCAN)</translation>
    </message>
    <message>
        <source>How clusters are found</source>
        <translation>كيف توجد العناقيد</translation>
    </message>
    <message>
        <source>Minimum points</source>
        <translation>أقل عدد من النقاط</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>العناقيد</translation>
    </message>
    <message>
        <source>Number of clusters</source>
        <translation>عدد العناقيد</translation>
    </message>
    <message>
        <source>Minimum points of a cluster</source>
        <translation>أقل عدد من نقاط العنقود</translation>
    </message>
    <message>
        <source>1 %</source>
        <translation>1 %</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>إيجاد</translation>
    </message>
    <message>
        <source>Find clusters of the points</source>
        <translation>إيجاد عناقيد النقاط</translation>
    </message>
    <message>
        <source>Clusters; choosing one selects its points</source>
        <translation>العناقيد؛ اختيار أحدها يحدد نقاطه</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareActions</name>
    <message>
        <source>&amp;Two sentences</source>
        <translation>&amp;جملتان</translation>
    </message>
    <message>
        <source>&amp;Search by meaning</source>
        <translation>ال&amp;بحث بالمعنى</translation>
    </message>
    <message>
        <source>Two &amp;lists</source>
        <translation>&amp;قائمتان</translation>
    </message>
    <message>
        <source>&amp;Add a list of sentences…</source>
        <translation>إ&amp;ضافة قائمة جمل…</translation>
    </message>
    <message>
        <source>&amp;Remove the list</source>
        <translation>إ&amp;زالة القائمة</translation>
    </message>
    <message>
        <source>&amp;Compare the chosen sentences</source>
        <translation>&amp;مقارنة الجملتين المختارتين</translation>
    </message>
    <message>
        <source>&amp;Find the partners of two lists</source>
        <translation>إيجا&amp;د المتقابلات في قائمتين</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparePage</name>
    <message>
        <source>Reading the pack</source>
        <translation>قراءة الحزمة</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>ما يُقارن</translation>
    </message>
    <message>
        <source>Two sentences</source>
        <translation>جملتان</translation>
    </message>
    <message>
        <source>Search by meaning</source>
        <translation>البحث بالمعنى</translation>
    </message>
    <message>
        <source>Two lists</source>
        <translation>قائمتان</translation>
    </message>
    <message>
        <source>See whether two sentences say the same, in one language or two, and which words carry it.</source>
        <translation>انظر هل تقول جملتان الشيء نفسه، بلغة أو بلغتين، وأي الكلمات تحمل ذلك.</translation>
    </message>
    <message>
        <source>Find the sentences of a list that mean what you write, in any language.</source>
        <translation>أوجد في قائمة الجمل التي تعني ما تكتب، بأي لغة.</translation>
    </message>
    <message>
        <source>Find the sentences of two lists that say the same, in one language or two.</source>
        <translation>أوجد الجمل التي تقول الشيء نفسه في قائمتين، بلغة أو بلغتين.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareSettings</name>
    <message>
        <source>The pack</source>
        <translation>الحزمة</translation>
    </message>
    <message>
        <source>Character n-grams</source>
        <translation>متتاليات n من الحروف</translation>
    </message>
    <message>
        <source>Mean of words</source>
        <translation>متوسط الكلمات</translation>
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
        <translation>إضافة نموذج جمل</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>F&amp;irst sentence</source>
        <translation>الجملة ال&amp;أولى</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>اكتب جملة بأي لغة</translation>
    </message>
    <message>
        <source>Se&amp;cond sentence</source>
        <translation>الجملة ال&amp;ثانية</translation>
    </message>
    <message>
        <source>Write the other one, in the same or another language</source>
        <translation>اكتب الأخرى، باللغة نفسها أو بغيرها</translation>
    </message>
    <message>
        <source>Compare by</source>
        <translation>المقارنة بـ</translation>
    </message>
    <message>
        <source>Add a &amp;model…</source>
        <translation>إضافة &amp;نموذج…</translation>
    </message>
    <message>
        <source>A file that compose wrote, a trained encoder or another pack</source>
        <translation>ملف كتبه compose، أو مُرمِّز مدرَّب، أو حزمة أخرى</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>تعمل بلا أي متجهات كلمات</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>من متجهات الكلمات التي حوذيت آخر مرة</translation>
    </message>
</context>
<context>
    <name>crossgloss::CompareView</name>
    <message>
        <source>every word has a counterpart</source>
        <translation>لكل كلمة مقابل</translation>
    </message>
    <message>
        <source>without counterpart: %1</source>
        <translation>بلا مقابل: %1</translation>
    </message>
    <message>
        <source>first sentence</source>
        <translation>الجملة الأولى</translation>
    </message>
    <message>
        <source>second sentence</source>
        <translation>الجملة الثانية</translation>
    </message>
    <message>
        <source>model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>What each model says of the two sentences</source>
        <translation>ما يقوله كل نموذج عن الجملتين</translation>
    </message>
    <message>
        <source>The words that carry the similarity; arrow keys single a word out</source>
        <translation>الكلمات التي تحمل التشابه؛ مفاتيح الأسهم تبرز كلمة واحدة</translation>
    </message>
    <message>
        <source>This model is not made of words: there is no plan to draw.</source>
        <translation>ليس هذا النموذج مصنوعًا من كلمات: لا خطة تُرسم.</translation>
    </message>
    <message>
        <source>The words that carry the similarity in numbers</source>
        <translation>الكلمات التي تحمل التشابه بالأعداد</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>file name</comment>
        <translation>comparison</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonModel</name>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>الاسترجاع</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>مجال الثقة 95 %</translation>
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
        <translation>القيمة p</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>الثواني</translation>
    </message>
    <message>
        <source>could not run</source>
        <translation>تعذر تشغيلها</translation>
    </message>
    <message>
        <source>baseline</source>
        <translation>خط الأساس</translation>
    </message>
</context>
<context>
    <name>crossgloss::ComparisonView</name>
    <message>
        <source>B&amp;ars of</source>
        <translation>&amp;أعمدة</translation>
    </message>
    <message>
        <source>Direction that the bars show</source>
        <translation>الاتجاه الذي تعرضه الأعمدة</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by method and retrieval; the table has the numbers</source>
        <translation>أعمدة P@1 بحسب الطريقة والاسترجاع؛ الأعداد في الجدول</translation>
    </message>
    <message>
        <source>All methods, retrieval criteria and directions</source>
        <translation>جميع الطرائق ومعايير الاسترجاع والاتجاهات</translation>
    </message>
    <message>
        <source>alignment-comparison</source>
        <translation>alignment-comparison</translation>
    </message>
    <message>
        <source>All on the same words. p: how likely chance alone would give such a difference to the baseline.</source>
        <translation>كلها على الكلمات نفسها. p: احتمال أن تعطي المصادفة وحدها مثل هذا الفرق عن خط الأساس.</translation>
    </message>
    <message>
        <source>Compare methods runs all of them on this dictionary; the table fills as they finish.</source>
        <translation>تشغِّل «مقارنة الطرائق» جميعها على هذا القاموس؛ ويمتلئ الجدول كلما انتهت.</translation>
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
        <translation>ماذا</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>العدد</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageModel</name>
    <message>
        <source>Matching by margin</source>
        <translation>المطابقة بحسب الهامش</translation>
    </message>
    <message>
        <source>Retrieval by score</source>
        <translation>الاسترجاع بحسب الدرجة</translation>
    </message>
    <message>
        <source>Decided, by margin</source>
        <translation>ما اتُّخذ فيه قرار، بحسب الهامش</translation>
    </message>
    <message>
        <source>%1
%2 of %3 correct: precision %4, 95 % interval %5 … %6
coverage %7, %8 at least %9</source>
        <translation>‏%1
%2 من %3 صحيح: الدقة %4، مجال الثقة 95 % %5 … %6
التغطية %7، %8 على الأقل %9</translation>
    </message>
    <message>
        <source>score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>Coverage</source>
        <translation>التغطية</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة</translation>
    </message>
    <message>
        <source>95 % from</source>
        <translation>95 % من</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>الصحيح</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>الاقتراحات</translation>
    </message>
    <message>
        <source>Threshold</source>
        <translation>العتبة</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoveragePlot</name>
    <message>
        <source>95 % interval</source>
        <translation>مجال الثقة 95 %</translation>
    </message>
    <message>
        <source>Coverage (most certain first)</source>
        <translation>التغطية (الأكثر يقينًا أولًا)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>الدقة</translation>
    </message>
</context>
<context>
    <name>crossgloss::CoverageView</name>
    <message>
        <source>The correct target of %1 of %2 glosses is known.</source>
        <translation>الهدف الصحيح معروف في %1 من %2 شرح.</translation>
    </message>
    <message numerus="yes">
        <source>%1 judged %Ln suggestion(s), which are not a random sample; %2 were correct: precision %3, 95 % interval %4 … %5.</source>
        <translation>
            <numerusform>لم يحكم %1 في أي اقتراح؛ وكان الصحيح %2: الدقة %3، مجال الثقة 95 % من %4 إلى %5.</numerusform>
            <numerusform>حكم %1 في اقتراح واحد، وليس ذلك عينة عشوائية؛ وكان الصحيح %2: الدقة %3، مجال الثقة 95 % من %4 إلى %5.</numerusform>
            <numerusform>حكم %1 في اقتراحين، وليسا عينة عشوائية؛ وكان الصحيح %2: الدقة %3، مجال الثقة 95 % من %4 إلى %5.</numerusform>
            <numerusform>حكم %1 في %Ln اقتراحات، وليست عينة عشوائية؛ وكان الصحيح %2: الدقة %3، مجال الثقة 95 % من %4 إلى %5.</numerusform>
            <numerusform>حكم %1 في %Ln اقتراحًا، وليست عينة عشوائية؛ وكان الصحيح %2: الدقة %3، مجال الثقة 95 % من %4 إلى %5.</numerusform>
            <numerusform>حكم %1 في %Ln اقتراح، وليست عينة عشوائية؛ وكان الصحيح %2: الدقة %3، مجال الثقة 95 % من %4 إلى %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>linking</source>
        <translation>عملية الربط</translation>
    </message>
    <message>
        <source>measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>reviewer</source>
        <translation>المراجع</translation>
    </message>
    <message>
        <source>glosses</source>
        <translation>الشروح</translation>
    </message>
    <message>
        <source>known</source>
        <translation>المعروف</translation>
    </message>
    <message>
        <source>judged</source>
        <translation>المحكوم فيه</translation>
    </message>
    <message>
        <source>Back to the desk</source>
        <translation>العودة إلى المكتب</translation>
    </message>
    <message>
        <source>Escape goes back too</source>
        <translation>يعود Escape أيضًا</translation>
    </message>
    <message>
        <source>No curve yet: the wordnets share no ids, and you have reviewed no suggestion. Accept or reject some, and their precision by margin appears here.</source>
        <translation>لا منحنى بعد: لا تشترك شبكتا الكلمات في معرِّفات، ولم تراجع أي اقتراح. اقبل بعضها أو ارفضه فتظهر هنا دقتها بحسب الهامش.</translation>
    </message>
    <message>
        <source>Precision at each coverage; the table has the numbers</source>
        <translation>الدقة عند كل تغطية؛ الأعداد في الجدول</translation>
    </message>
    <message>
        <source>Precision at each coverage</source>
        <translation>الدقة عند كل تغطية</translation>
    </message>
    <message>
        <source>precision-and-coverage</source>
        <translation>precision-and-coverage</translation>
    </message>
</context>
<context>
    <name>crossgloss::CriteriaModel</name>
    <message>
        <source>before the map</source>
        <translation>قبل التحويل</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>بعد التحويل</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>المعيار</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>الالتواء</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>روبن هود</translation>
    </message>
    <message>
        <source>Gini</source>
        <translation>جيني</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>المحاور</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>المحاور المضادة</translation>
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
        <translation>ملاحظة (%1): يحفظها Enter، ويبدأ Shift+Enter سطرًا جديدًا</translation>
    </message>
    <message>
        <source>Note on this gloss</source>
        <translation>ملاحظة على هذا الشرح</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Reject</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Defer</source>
        <translation>تأجيل</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>لا مقابل</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>إعادة فتح</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskHead</name>
    <message>
        <source>reviewed by %1</source>
        <translation>راجعه %1</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Merge decisions made elsewhere (%1)</source>
        <translation>دمج قرارات اتُّخذت في مكان آخر (%1)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Write the decisions or the linked wordnet to a file (Ctrl+E)</source>
        <translation>كتابة القرارات أو شبكة الكلمات المربوطة في ملف (Ctrl+E)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Back to the list of linkings (%1)</source>
        <translation>العودة إلى قائمة عمليات الربط (%1)</translation>
    </message>
    <message>
        <source>Decisions as a &amp;table (.tsv)…</source>
        <translation>القرارات &amp;جدولًا (‎.tsv)…</translation>
    </message>
    <message>
        <source>Open Multilingual &amp;Wordnet (.tab)…</source>
        <translation>Open Multilingual Wordnet (.&amp;tab)…</translation>
    </message>
    <message>
        <source>Wordnet with links, WN-&amp;LMF (.xml)…</source>
        <translation>شبكة كلمات مع الروابط، WN-LMF (.&amp;xml)…</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskPanes</name>
    <message>
        <source>Queue</source>
        <translation>قائمة الانتظار</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>المراجعة</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskSession</name>
    <message>
        <source>Recording a decision</source>
        <translation>تسجيل قرار</translation>
    </message>
    <message>
        <source>Undoing a decision</source>
        <translation>التراجع عن قرار</translation>
    </message>
    <message>
        <source>Redoing a decision</source>
        <translation>إعادة قرار</translation>
    </message>
    <message>
        <source>Importing decisions</source>
        <translation>استيراد قرارات</translation>
    </message>
    <message>
        <source>Recording viewed glosses</source>
        <translation>تسجيل الشروح المشاهَدة</translation>
    </message>
    <message>
        <source>Reading candidates</source>
        <translation>قراءة المرشحات</translation>
    </message>
    <message>
        <source>Searching the target wordnet</source>
        <translation>البحث في شبكة كلمات الهدف</translation>
    </message>
    <message>
        <source>Computing the precision</source>
        <translation>حساب الدقة</translation>
    </message>
    <message>
        <source>Comparing two reviewers</source>
        <translation>مقارنة مراجعَين</translation>
    </message>
</context>
<context>
    <name>crossgloss::DeskView</name>
    <message>
        <source>Reviewers differ</source>
        <translation>اختلاف المراجعين</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>عرض السطر</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) added</source>
        <translation>
            <numerusform>لم يُضف أي قرار</numerusform>
            <numerusform>أُضيف قرار واحد</numerusform>
            <numerusform>أُضيف قراران</numerusform>
            <numerusform>أُضيفت %Ln قرارات</numerusform>
            <numerusform>أُضيف %Ln قرارًا</numerusform>
            <numerusform>أُضيف %Ln قرار</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln known already</source>
        <translation>
            <numerusform>لا شيء معروف من قبل</numerusform>
            <numerusform>واحد معروف من قبل</numerusform>
            <numerusform>اثنان معروفان من قبل</numerusform>
            <numerusform>%Ln معروفة من قبل</numerusform>
            <numerusform>%Ln معروفًا من قبل</numerusform>
            <numerusform>%Ln معروف من قبل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of glosses that this linking lacks</source>
        <translation>
            <numerusform>لا شيء لشروح ليست في عملية الربط هذه</numerusform>
            <numerusform>واحد لشرح ليس في عملية الربط هذه</numerusform>
            <numerusform>اثنان لشروح ليست في عملية الربط هذه</numerusform>
            <numerusform>%Ln لشروح ليست في عملية الربط هذه</numerusform>
            <numerusform>%Ln لشروح ليست في عملية الربط هذه</numerusform>
            <numerusform>%Ln لشروح ليست في عملية الربط هذه</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln in conflict with what was decided here, which is kept</source>
        <translation>
            <numerusform>لا شيء يخالف ما تقرر هنا، وهو يُبقى</numerusform>
            <numerusform>واحد يخالف ما تقرر هنا، وهو يُبقى</numerusform>
            <numerusform>اثنان يخالفان ما تقرر هنا، وهو يُبقى</numerusform>
            <numerusform>%Ln تخالف ما تقرر هنا، وهو يُبقى</numerusform>
            <numerusform>%Ln تخالف ما تقرر هنا، وهو يُبقى</numerusform>
            <numerusform>%Ln تخالف ما تقرر هنا، وهو يُبقى</numerusform>
        </translation>
    </message>
    <message>
        <source>Import conflicts</source>
        <translation>تعارضات الاستيراد</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <translation>استُورد: %1.</translation>
    </message>
    <message>
        <source>%1 · score %2 · margin %3</source>
        <comment>state, numbers</comment>
        <translation>‏%1 · الدرجة %2 · الهامش %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nearest neighbour: %1</source>
        <translation>أقرب جار: %1</translation>
    </message>
    <message>
        <source>This concept was not compared: there is no plan to draw.</source>
        <translation>لم يُقارن هذا المفهوم: لا خطة تُرسم.</translation>
    </message>
    <message>
        <source>This linking was made without word vectors: there is no plan to draw.</source>
        <translation>صُنعت عملية الربط هذه بلا متجهات كلمات: لا خطة تُرسم.</translation>
    </message>
    <message>
        <source>No word of these glosses has a vector.</source>
        <translation>ليس لأي كلمة من هذين الشرحين متجه.</translation>
    </message>
</context>
<context>
    <name>crossgloss::DetailsPanel</name>
    <message>
        <source>Saved</source>
        <translation>محفوظة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>إزالة الكلمة من الكلمات المحفوظة (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>حفظ الكلمة (Ctrl+D)</translation>
    </message>
    <message>
        <source>plural: %1</source>
        <translation>الجمع: %1</translation>
    </message>
    <message>
        <source>Choose a word to see what is known of it.</source>
        <translation>اختر كلمة لعرض ما يُعرف عنها.</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>الدرجة %1</translation>
    </message>
    <message>
        <source>rank %1 by frequency</source>
        <translation>الرتبة %1 بحسب الشيوع</translation>
    </message>
    <message>
        <source>Details of the chosen word</source>
        <translation>تفاصيل الكلمة المختارة</translation>
    </message>
    <message>
        <source>Close the details (F9)</source>
        <translation>إغلاق التفاصيل (F9)</translation>
    </message>
    <message>
        <source>Close the details</source>
        <translation>إغلاق التفاصيل</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>نسخ الكلمة (Ctrl+C)</translation>
    </message>
    <message>
        <source>Full entry</source>
        <translation>المدخل الكامل</translation>
    </message>
    <message>
        <source>All that the dictionaries say of this word (F8)</source>
        <translation>كل ما تقوله القواميس عن هذه الكلمة (F8)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>البحث عن هذه الكلمة</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>السؤال عن كلمات بالمعنى نفسه</translation>
    </message>
    <message>
        <source>What counted in the description</source>
        <translation>ما احتُسب في الوصف</translation>
    </message>
    <message>
        <source>Definition that matched</source>
        <translation>التعريف المطابق</translation>
    </message>
    <message>
        <source>From installed dictionaries</source>
        <translation>من القواميس المثبتة</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Near in meaning</source>
        <translation>القريبة في المعنى</translation>
    </message>
    <message>
        <source>No installed dictionary defines this word. The Library shows how to add one.</source>
        <translation>لا قاموس مثبتًا يعرِّف هذه الكلمة. تعرض المكتبة كيف تضيف واحدًا.</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryActions</name>
    <message>
        <source>&amp;Used in look-ups</source>
        <translation>&amp;مستخدم في البحث</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;up</source>
        <translation>نقل القاموس إلى الأ&amp;على</translation>
    </message>
    <message>
        <source>Move the dictionary &amp;down</source>
        <translation>نقل القاموس إلى الأ&amp;سفل</translation>
    </message>
    <message>
        <source>Choose the &amp;group</source>
        <translation>اختيار الم&amp;جموعة</translation>
    </message>
    <message>
        <source>Move up: its definitions are shown before those of the ones below (Ctrl+Shift+Up)</source>
        <translation>نقل إلى الأعلى: تُعرض تعريفاته قبل تعريفات القواميس التي تحته (Ctrl+Shift+Up)</translation>
    </message>
    <message>
        <source>Move down (Ctrl+Shift+Down)</source>
        <translation>نقل إلى الأسفل (Ctrl+Shift+Down)</translation>
    </message>
</context>
<context>
    <name>crossgloss::DictionaryEncoderPane</name>
    <message>
        <source>Add definitions…</source>
        <translation>إضافة تعريفات…</translation>
    </message>
    <message>
        <source>Add word vectors…</source>
        <translation>إضافة متجهات كلمات…</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>التدريب</translation>
    </message>
    <message>
        <source>The model is ready. Best: epoch %1, MRR %2 on held-out words.</source>
        <translation>النموذج جاهز. الأفضل: الدورة %1، MRR %2 على الكلمات المحجوزة للاختبار.</translation>
    </message>
    <message>
        <source>Ask it…</source>
        <translation>سؤاله…</translation>
    </message>
    <message>
        <source>Stopped. The best model so far is kept; start again to go on from the checkpoint.</source>
        <translation>توقف التدريب. يُحتفظ بأفضل نموذج حتى الآن؛ ابدأ من جديد للمتابعة من نقطة الحفظ.</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferenceModel</name>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>المسترجَع</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>المطابَق</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>الهدف الصحيح</translation>
    </message>
</context>
<context>
    <name>crossgloss::DifferencesView</name>
    <message>
        <source>Retrieval and matching differ for %1 of %2 glosses. Correct by both: %3; by retrieval alone: %4; by matching alone: %5; by neither: %6. A tick marks what is correct.</source>
        <translation>يختلف الاسترجاع والمطابقة في %1 من %2 من الشروح. صحيح بكليهما: %3؛ بالاسترجاع وحده: %4؛ بالمطابقة وحدها: %5؛ بلا أي منهما: %6. تشير العلامة إلى ما هو صحيح.</translation>
    </message>
    <message>
        <source>Gloss</source>
        <translation>الشرح</translation>
    </message>
    <message>
        <source>Retrieved</source>
        <translation>المسترجَع</translation>
    </message>
    <message>
        <source>Matched</source>
        <translation>المطابَق</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>الهدف الصحيح</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>اختاره</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>الضحايا</translation>
    </message>
    <message numerus="yes">
        <source>Retrieved by %Ln gloss(es): “%1”</source>
        <translation>
            <numerusform>استرجعه %Ln شرح: «%1»</numerusform>
            <numerusform>استرجعه شرح واحد: «%1»</numerusform>
            <numerusform>استرجعه شرحان: «%1»</numerusform>
            <numerusform>استرجعته %Ln شروح: «%1»</numerusform>
            <numerusform>استرجعه %Ln شرحًا: «%1»</numerusform>
            <numerusform>استرجعه %Ln شرح: «%1»</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>التصدير إلى</translation>
    </message>
    <message>
        <source>gloss-differences</source>
        <translation>فروق-الشروح</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>تم التصدير إلى %1.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Matching is correct</source>
        <translation>المطابقة صحيحة</translation>
    </message>
    <message>
        <source>Retrieval is correct</source>
        <translation>الاسترجاع صحيح</translation>
    </message>
    <message>
        <source>Neither is correct</source>
        <translation>كلاهما غير صحيح</translation>
    </message>
    <message>
        <source>Which differences</source>
        <translation>أي الفروق</translation>
    </message>
    <message>
        <source>Glosses for which retrieval and matching differ</source>
        <translation>الشروح التي يختلف فيها الاسترجاع والمطابقة</translation>
    </message>
    <message>
        <source>The chosen difference in full</source>
        <translation>الفرق المختار كاملًا</translation>
    </message>
    <message>
        <source>Hub glosses</source>
        <translation>الشروح المحورية</translation>
    </message>
    <message>
        <source>Glosses retrieved in place of others, by descending number of victims</source>
        <translation>الشروح التي تُسترجع بدلًا من غيرها، بترتيب تنازلي لعدد الضحايا</translation>
    </message>
    <message>
        <source>Victims of the chosen hub gloss</source>
        <translation>ضحايا الشرح المحوري المختار</translation>
    </message>
</context>
<context>
    <name>crossgloss::EncoderFields</name>
    <message>
        <source>As usual for the encoder</source>
        <translation>كالمعتاد للمرمّز</translation>
    </message>
    <message>
        <source>Both ends</source>
        <translation>الطرفان</translation>
    </message>
    <message>
        <source>Last word</source>
        <translation>الكلمة الأخيرة</translation>
    </message>
    <message>
        <source>Mean of the words</source>
        <translation>متوسط الكلمات</translation>
    </message>
    <message>
        <source>Maximum over the words</source>
        <translation>الحد الأقصى عبر الكلمات</translation>
    </message>
    <message>
        <source>&amp;Kernel (words)</source>
        <translation>ال&amp;نواة (كلمات)</translation>
    </message>
    <message>
        <source>Ma&amp;x-pooling (rows)</source>
        <translation>&amp;تجميع الحد الأقصى (صفوف)</translation>
    </message>
    <message>
        <source>Sente&amp;nce vector</source>
        <translation>متجه ال&amp;جملة</translation>
    </message>
    <message>
        <source>Dropo&amp;ut</source>
        <translation>الإ&amp;سقاط (Dropout)</translation>
    </message>
    <message>
        <source>Gradient cl&amp;ipping (norm)</source>
        <translation>&amp;قصّ التدرّج (الطول)</translation>
    </message>
    <message>
        <source>Learning rate fall&amp;s by (share)</source>
        <translation>ان&amp;خفاض معدل التعلّم بمقدار (نسبة)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>clipping</comment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Words under each convolution</source>
        <translation>عدد الكلمات تحت كل التفاف</translation>
    </message>
    <message>
        <source>Rows of which the maximum is taken behind each convolution; 1: none</source>
        <translation>عدد الصفوف التي يؤخذ أقصاها بعد كل التفاف؛ 1: بلا</translation>
    </message>
    <message>
        <source>How the last layer&apos;s rows become one vector</source>
        <translation>كيف تصبح صفوف الطبقة الأخيرة متجهًا واحدًا</translation>
    </message>
    <message>
        <source>Share of the values between layers that a training step leaves out</source>
        <translation>نسبة القيم بين الطبقات التي تُسقطها خطوة التدريب</translation>
    </message>
    <message>
        <source>Longer gradients are shortened to this length</source>
        <translation>تُقصَّر التدرّجات الأطول إلى هذا الطول</translation>
    </message>
    <message>
        <source>Share of the learning rate that is gone at the last epoch; it falls linearly</source>
        <translation>نسبة ما يزول من معدل التعلّم عند الدورة الأخيرة؛ ينخفض خطيًا</translation>
    </message>
</context>
<context>
    <name>crossgloss::EntryView</name>
    <message>
        <source>Saved</source>
        <translation>محفوظة</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Remove the word from the saved ones (Ctrl+D)</source>
        <translation>إزالة الكلمة من الكلمات المحفوظة (Ctrl+D)</translation>
    </message>
    <message>
        <source>Save the word (Ctrl+D)</source>
        <translation>حفظ الكلمة (Ctrl+D)</translation>
    </message>
    <message>
        <source>Full entry of a word</source>
        <translation>المدخل الكامل لكلمة</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>المدخل</translation>
    </message>
    <message>
        <source>Previous word (Alt+Up)</source>
        <translation>الكلمة السابقة (Alt+Up)</translation>
    </message>
    <message>
        <source>Previous word</source>
        <translation>الكلمة السابقة</translation>
    </message>
    <message>
        <source>Next word (Alt+Down)</source>
        <translation>الكلمة التالية (Alt+Down)</translation>
    </message>
    <message>
        <source>Next word</source>
        <translation>الكلمة التالية</translation>
    </message>
    <message>
        <source>Words visited</source>
        <translation>الكلمات التي تمت زيارتها</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy the word (Ctrl+C)</source>
        <translation>نسخ الكلمة (Ctrl+C)</translation>
    </message>
    <message>
        <source>Look up this word</source>
        <translation>البحث عن هذه الكلمة</translation>
    </message>
    <message>
        <source>Ask for words that mean the same</source>
        <translation>السؤال عن كلمات بالمعنى نفسه</translation>
    </message>
    <message>
        <source>Close the entry (Esc)</source>
        <translation>إغلاق المدخل (Esc)</translation>
    </message>
    <message>
        <source>Close the entry</source>
        <translation>إغلاق المدخل</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentPane</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>تتعذر قراءة %1.</translation>
    </message>
    <message>
        <source>Choose definitions and word vectors under &quot;Dictionary encoder&quot;: all rows learn from them.</source>
        <translation>اختر التعريفات ومتجهات الكلمات تحت «مرمّز القواميس»: تتعلم منها كل الصفوف.</translation>
    </message>
    <message>
        <source>Add definitions to test on.</source>
        <translation>أضف تعريفات للاختبار.</translation>
    </message>
    <message>
        <source>Each test needs definitions of the same languages to train on.</source>
        <translation>يحتاج كل اختبار إلى تعريفات باللغات نفسها للتدريب.</translation>
    </message>
    <message>
        <source>Choose a row that can be trained.</source>
        <translation>اختر صفًا يمكن تدريبه.</translation>
    </message>
    <message>
        <source>Add sentence pairs to train on and to test on.</source>
        <translation>أضف أزواج جمل للتدريب وللاختبار.</translation>
    </message>
    <message>
        <source>Choose the languages of the sentence pairs.</source>
        <translation>اختر لغتي أزواج الجمل.</translation>
    </message>
    <message>
        <source>Choose word vectors under &quot;Dictionary encoder&quot;.</source>
        <translation>اختر متجهات كلمات تحت «مرمّز القواميس».</translation>
    </message>
    <message>
        <source>Choose where to keep what is done.</source>
        <translation>اختر مكان الاحتفاظ بما أُنجز.</translation>
    </message>
    <message>
        <source>Write seeds as whole numbers: 1, 2, 3.</source>
        <translation>اكتب البذور أعدادًا صحيحة: 1, 2, 3.</translation>
    </message>
    <message>
        <source>Stopped. What is done is kept; start again to go on.</source>
        <translation>توقفت التجربة. ما أُنجز محفوظ؛ ابدأ من جديد للمتابعة.</translation>
    </message>
    <message>
        <source>The tables are complete.</source>
        <translation>اكتملت الجداول.</translation>
    </message>
    <message>
        <source>Experiment</source>
        <translation>التجربة</translation>
    </message>
    <message>
        <source>%1 of %2 trainings are done. Now: %3, seed %4</source>
        <translation>اكتمل %1 من %2 من التدريبات. الآن: %3، البذرة %4</translation>
    </message>
    <message>
        <source>Save the figures</source>
        <translation>حفظ الأرقام</translation>
    </message>
    <message>
        <source>figures.tsv</source>
        <translation>figures.tsv</translation>
    </message>
    <message>
        <source>Tables (*.tsv);;All files (*)</source>
        <translation>جداول (*.tsv);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>تتعذر كتابة %1: %2</translation>
    </message>
    <message>
        <source>Tables with intervals and paired tests appear here, and fill while encoder after encoder is trained.</source>
        <translation>تظهر هنا جداول بمجالات الثقة والاختبارات المزدوجة، وتمتلئ كلما دُرّب مرمّز بعد مرمّز.</translation>
    </message>
    <message>
        <source>Stop; what is done is kept</source>
        <translation>إيقاف؛ يُحتفظ بما أُنجز</translation>
    </message>
    <message>
        <source>Progress of the experiment</source>
        <translation>تقدم التجربة</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Train all rows, as far as they are not there yet</source>
        <translation>تدريب كل الصفوف غير الموجودة بعد</translation>
    </message>
    <message>
        <source>Save as TSV…</source>
        <translation>حفظ بصيغة TSV…</translation>
    </message>
</context>
<context>
    <name>crossgloss::ExperimentSettings</name>
    <message>
        <source>Reverse dictionary: words of definitions</source>
        <translation>القاموس العكسي: كلمات من تعريفات</translation>
    </message>
    <message>
        <source>Paraphrases: sentences that say the same</source>
        <translation>إعادة الصياغة: جمل تقول الشيء نفسه</translation>
    </message>
    <message>
        <source>&amp;Experiment</source>
        <translation>الت&amp;جربة</translation>
    </message>
    <message>
        <source>Encoders</source>
        <translation>المرمّزات</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>من الطرف إلى الطرف</translation>
    </message>
    <message>
        <source>Trained &amp;encoders in</source>
        <translation>ال&amp;مرمّزات المدرَّبة في</translation>
    </message>
    <message>
        <source>S&amp;eeds</source>
        <translation>ال&amp;بذور</translation>
    </message>
    <message>
        <source>Kept &amp;in</source>
        <translation>ال&amp;حفظ في</translation>
    </message>
    <message>
        <source>Folder of trained encoders</source>
        <translation>مجلد المرمّزات المدرَّبة</translation>
    </message>
    <message>
        <source>Choose the folder of a dictionary experiment</source>
        <translation>اختر مجلد تجربة قاموس</translation>
    </message>
    <message>
        <source>folder of a dictionary experiment</source>
        <translation>مجلد تجربة قاموس</translation>
    </message>
    <message>
        <source>Folder of the experiment</source>
        <translation>مجلد التجربة</translation>
    </message>
    <message>
        <source>Choose a folder for models and their answers</source>
        <translation>اختر مجلدًا للنماذج وإجاباتها</translation>
    </message>
    <message>
        <source>models and their answers; what lies there is taken</source>
        <translation>النماذج وإجاباتها؛ يُستخدم ما هو موجود فيه</translation>
    </message>
    <message>
        <source>A training for each, of every row</source>
        <translation>تدريب لكل بذرة، ولكل صف</translation>
    </message>
    <message>
        <source>Definitions to test on</source>
        <translation>تعريفات للاختبار</translation>
    </message>
    <message>
        <source>Held-out words, a file for each direction; drop the folder of a data set here</source>
        <translation>كلمات محجوزة للاختبار، ملف لكل اتجاه؛ أفلت مجلد مجموعة بيانات هنا</translation>
    </message>
    <message>
        <source>Open definitions</source>
        <translation>فتح التعريفات</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>تعريفات (*.tsv *.gz *.xz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Labelled sentence pairs</source>
        <translation>أزواج جمل موسومة</translation>
    </message>
    <message>
        <source>To train on, to test on, to validate on: in this order</source>
        <translation>للتدريب، ثم للاختبار، ثم للتحقق: بهذا الترتيب</translation>
    </message>
    <message>
        <source>Open sentence pairs</source>
        <translation>فتح أزواج الجمل</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.gz *.xz);;All files (*)</source>
        <translation>أزواج جمل (*.tsv *.gz *.xz);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::FigureTables</name>
    <message numerus="yes">
        <source>%Ln question(s); 95 % interval in brackets, deviation over the seeds behind ±</source>
        <translation>
            <numerusform>%Ln سؤال؛ مجال الثقة 95 % بين قوسين، والانحراف عبر البذور بعد ±</numerusform>
            <numerusform>سؤال واحد؛ مجال الثقة 95 % بين قوسين، والانحراف عبر البذور بعد ±</numerusform>
            <numerusform>سؤالان؛ مجال الثقة 95 % بين قوسين، والانحراف عبر البذور بعد ±</numerusform>
            <numerusform>%Ln أسئلة؛ مجال الثقة 95 % بين قوسين، والانحراف عبر البذور بعد ±</numerusform>
            <numerusform>%Ln سؤالًا؛ مجال الثقة 95 % بين قوسين، والانحراف عبر البذور بعد ±</numerusform>
            <numerusform>%Ln سؤال؛ مجال الثقة 95 % بين قوسين، والانحراف عبر البذور بعد ±</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FiguresModel</name>
    <message>
        <source>Direction</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>الاسترجاع</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>مجال الثقة 95 %</translation>
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
        <translation>أعمدة P@1 بحسب الاسترجاع والاتجاه؛ الأرقام في الجدول</translation>
    </message>
    <message>
        <source>Precision by direction and retrieval criterion</source>
        <translation>الدقة بحسب الاتجاه ومعيار الاسترجاع</translation>
    </message>
    <message>
        <source>alignment-figures</source>
        <translation>أرقام-المحاذاة</translation>
    </message>
    <message>
        <source>How well the map translates is shown here after a run.</source>
        <translation>تُعرض هنا بعد التشغيل جودة ترجمة التحويل.</translation>
    </message>
    <message>
        <source>The map is learned. Name test pairs, or hold out a share of the dictionary, to see how well it translates.</source>
        <translation>تم تعلّم التحويل. حدّد أزواج اختبار، أو احجز نسبة من القاموس، لمعرفة جودة ترجمته.</translation>
    </message>
    <message>
        <source>A test of %1 words; the query words are those in both spaces, and any listed translation counts. Learned from %2 pairs in %3 s.</source>
        <translation>اختبار على %1 من الكلمات؛ كلمات الاستعلام هي الموجودة في كلا الفضاءين، وتُحتسب أي ترجمة مدرجة. جرى التعلّم من %2 من الأزواج في %3 ث.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the words are also training words: the figure is optimistic.</source>
        <translation>
            <numerusform>%Ln من الكلمات هي أيضًا كلمات تدريب: الرقم متفائل.</numerusform>
            <numerusform>إحدى الكلمات هي أيضًا كلمة تدريب: الرقم متفائل.</numerusform>
            <numerusform>اثنتان من الكلمات هما أيضًا كلمتا تدريب: الرقم متفائل.</numerusform>
            <numerusform>%Ln من الكلمات هي أيضًا كلمات تدريب: الرقم متفائل.</numerusform>
            <numerusform>%Ln من الكلمات هي أيضًا كلمات تدريب: الرقم متفائل.</numerusform>
            <numerusform>%Ln من الكلمات هي أيضًا كلمات تدريب: الرقم متفائل.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTable</name>
    <message>
        <source>Add…</source>
        <translation>إضافة…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
</context>
<context>
    <name>crossgloss::FileTableModel</name>
    <message>
        <source>choose</source>
        <translation>اختيار</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Answers in</source>
        <translation>لغة الإجابات</translation>
    </message>
    <message>
        <source>Definitions in</source>
        <translation>لغة التعريفات</translation>
    </message>
</context>
<context>
    <name>crossgloss::FilterBar</name>
    <message>
        <source>Any part of speech</source>
        <translation>أي قسم من أقسام الكلام</translation>
    </message>
    <message>
        <source>Part of speech: %1</source>
        <translation>قسم الكلام: %1</translation>
    </message>
    <message>
        <source>any</source>
        <translation>أي</translation>
    </message>
    <message>
        <source>All dictionaries</source>
        <translation>كل القواميس</translation>
    </message>
    <message>
        <source>Dictionaries: %1</source>
        <translation>القواميس: %1</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>%1 most common</source>
        <translation>الأكثر شيوعًا: %1</translation>
    </message>
    <message>
        <source>rarer than rank %1</source>
        <translation>أندر من الرتبة %1</translation>
    </message>
    <message>
        <source>Any frequency</source>
        <translation>أي تكرار</translation>
    </message>
    <message>
        <source>Only answers of these parts of speech</source>
        <translation>إجابات من أقسام الكلام هذه فقط</translation>
    </message>
    <message>
        <source>&amp;starts with</source>
        <translation>&amp;يبدأ بـ</translation>
    </message>
    <message>
        <source>First letters of the answer; accents do not matter. The best help, if you know them.</source>
        <translation>الحروف الأولى من الإجابة؛ لا أهمية لعلامات التشكيل. أفضل مساعدة إن كنت تعرفها.</translation>
    </message>
    <message>
        <source>First letters of the answer</source>
        <translation>الحروف الأولى من الإجابة</translation>
    </message>
    <message>
        <source>&amp;pattern</source>
        <translation>ال&amp;نمط</translation>
    </message>
    <message>
        <source>? stands for one letter, * for any number of them</source>
        <translation>? تمثل حرفًا واحدًا، و* أي عدد من الحروف</translation>
    </message>
    <message>
        <source>Pattern of the answer: question mark for one letter, asterisk for any number</source>
        <translation>نمط الإجابة: علامة استفهام لحرف واحد، ونجمة لأي عدد</translation>
    </message>
    <message>
        <source>&amp;letters</source>
        <translation>ال&amp;حروف</translation>
    </message>
    <message>
        <source>Minimum number of letters</source>
        <translation>الحد الأدنى لعدد الحروف</translation>
    </message>
    <message>
        <source>Maximum number of letters</source>
        <translation>الحد الأقصى لعدد الحروف</translation>
    </message>
    <message>
        <source>How common the answer is in its language</source>
        <translation>مدى شيوع الإجابة في لغتها</translation>
    </message>
    <message>
        <source>Use only one group of dictionaries; groups are made in the Library</source>
        <translation>استخدام مجموعة واحدة فقط من القواميس؛ تُنشأ المجموعات في المكتبة</translation>
    </message>
    <message>
        <source>Hide vulgar words</source>
        <translation>إخفاء الكلمات المبتذلة</translation>
    </message>
    <message>
        <source>Leave out words that dictionaries mark as vulgar (Ctrl+Shift+G)</source>
        <translation>استبعاد الكلمات التي تصنفها القواميس مبتذلة (Ctrl+Shift+G)</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>مسح الكل</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>مسح كل عوامل التصفية</translation>
    </message>
</context>
<context>
    <name>crossgloss::FoldedSettings</name>
    <message>
        <source>Fewer settings</source>
        <translation>إعدادات أقل</translation>
    </message>
    <message>
        <source>More settings</source>
        <translation>إعدادات أكثر</translation>
    </message>
</context>
<context>
    <name>crossgloss::FolderList</name>
    <message>
        <source>Add a folder of dictionaries</source>
        <translation>إضافة مجلد قواميس</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>إ&amp;ضافة…</translation>
    </message>
    <message>
        <source>Remove from &amp;list</source>
        <translation>إزالة من ال&amp;قائمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderPane</name>
    <message>
        <source>Choose wordnets and vectors</source>
        <translation>اختيار شبكات الكلمات والمتجهات</translation>
    </message>
    <message>
        <source>Training a gloss encoder</source>
        <translation>تدريب مرمّز شروح</translation>
    </message>
    <message numerus="yes">
        <source>The network is ready, trained on %Ln pair(s).</source>
        <translation>
            <numerusform>الشبكة جاهزة، دُرّبت على %Ln زوج.</numerusform>
            <numerusform>الشبكة جاهزة، دُرّبت على زوج واحد.</numerusform>
            <numerusform>الشبكة جاهزة، دُرّبت على زوجين.</numerusform>
            <numerusform>الشبكة جاهزة، دُرّبت على %Ln أزواج.</numerusform>
            <numerusform>الشبكة جاهزة، دُرّبت على %Ln زوجًا.</numerusform>
            <numerusform>الشبكة جاهزة، دُرّبت على %Ln زوج.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: epoch %1, MRR %2 on validation pairs.</source>
        <translation>الأفضل: الدورة %1، MRR %2 على أزواج التحقق.</translation>
    </message>
    <message>
        <source>Of %1 settings the best has %2 units and dropouts of %3 and %4.</source>
        <translation>من بين %1 من الإعدادات، للأفضل %2 وحدة وإسقاطان بمقدار %3 و%4.</translation>
    </message>
    <message>
        <source>The checkpoint of an earlier run belongs to other settings or glosses and was not used.</source>
        <translation>نقطة حفظ التشغيل السابق تعود إلى إعدادات أو شروح أخرى ولم تُستخدم.</translation>
    </message>
    <message>
        <source>Link with it</source>
        <translation>الربط بها</translation>
    </message>
    <message>
        <source>Stopped. Start again to go on from the checkpoint.</source>
        <translation>توقف التدريب. ابدأ من جديد للمتابعة من نقطة الحفظ.</translation>
    </message>
    <message>
        <source>Settings %1 of %2: %3 units</source>
        <translation>الإعدادات %1 من %2: %3 وحدة</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossEncoderSettings</name>
    <message>
        <source>&amp;Wordnet</source>
        <translation>&amp;شبكة الكلمات</translation>
    </message>
    <message>
        <source>Ano&amp;ther wordnet</source>
        <translation>شبكة كلمات أ&amp;خرى</translation>
    </message>
    <message>
        <source>Choose the wordnet with the training glosses.</source>
        <translation>اختر شبكة الكلمات التي فيها شروح التدريب.</translation>
    </message>
    <message>
        <source>Choose another wordnet that shares synsets with it.</source>
        <translation>اختر شبكة كلمات أخرى تشترك معها في مجموعات ترادف.</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax على الدفعة</translation>
    </message>
    <message>
        <source>In-batch negatives</source>
        <translation>أمثلة سلبية من الدفعة</translation>
    </message>
    <message>
        <source>Shuffled negatives (as published)</source>
        <translation>أمثلة سلبية مخلوطة (كما نُشر)</translation>
    </message>
    <message>
        <source>Manhattan</source>
        <translation>مانهاتن</translation>
    </message>
    <message>
        <source>Euclidean</source>
        <translation>إقليدية</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>دالة ال&amp;هدف</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>حجم ال&amp;طبقة المخفية</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>الحد الأ&amp;قصى للدورات</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>الإيقاف الم&amp;بكر (دورات)</translation>
    </message>
    <message>
        <source>T&amp;raining pairs</source>
        <translation>أزواج ال&amp;تدريب</translation>
    </message>
    <message>
        <source>Validatio&amp;n pairs</source>
        <translation>أ&amp;زواج التحقق</translation>
    </message>
    <message>
        <source>M&amp;odel file</source>
        <translation>&amp;ملف النموذج</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>حجم ال&amp;دفعة</translation>
    </message>
    <message>
        <source>Dropout of &amp;inputs</source>
        <translation>إسقاط المدخ&amp;لات</translation>
    </message>
    <message>
        <source>Dropout of st&amp;ates</source>
        <translation>إسقاط ال&amp;حالات</translation>
    </message>
    <message>
        <source>&amp;Distance</source>
        <translation>الم&amp;سافة</translation>
    </message>
    <message>
        <source>&amp;Learning rate</source>
        <translation>م&amp;عدل التعلّم</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>الب&amp;ذرة</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>خيوط المعالجة</translation>
    </message>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>all</source>
        <comment>pairs</comment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>They choose the best epoch and the settings; at most a fifth of all pairs</source>
        <translation>تُختار بها أفضل دورة والإعدادات؛ لا تتجاوز خُمس كل الأزواج</translation>
    </message>
    <message>
        <source>Tr&amp;y several settings</source>
        <translation>ت&amp;جربة عدة إعدادات</translation>
    </message>
    <message>
        <source>Trains four networks, with all or half the units and dropout, and keeps the best</source>
        <translation>يدرّب أربع شبكات، بكل الوحدات والإسقاط أو بنصفهما، ويحتفظ بالأفضل</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>ملف النموذج</translation>
    </message>
    <message>
        <source>Where to save the model</source>
        <translation>مكان حفظ النموذج</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>نماذج (*.model);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossHubModel</name>
    <message>
        <source>Hub gloss</source>
        <translation>الشرح المحوري</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>الضحايا</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>المصحَّحة</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossMaterialsFields</name>
    <message>
        <source>None: the spaces are aligned</source>
        <translation>بلا: الفضاءان متحاذيان</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>من ملف</translation>
    </message>
    <message>
        <source>&amp;Source vectors</source>
        <translation>متجهات ال&amp;مصدر</translation>
    </message>
    <message>
        <source>Target &amp;vectors</source>
        <translation>متجهات ال&amp;هدف</translation>
    </message>
    <message>
        <source>&amp;Map between them</source>
        <translation>الت&amp;حويل بينها</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>مل&amp;ف التحويل</translation>
    </message>
    <message>
        <source>Vectors of the source language</source>
        <translation>متجهات لغة المصدر</translation>
    </message>
    <message>
        <source>Vectors of the target language</source>
        <translation>متجهات لغة الهدف</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>ملف التحويل</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>فتح تحويل</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>تحويلات (*.map);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Choose word vectors of the source language.</source>
        <translation>اختر متجهات كلمات للغة المصدر.</translation>
    </message>
    <message>
        <source>Choose word vectors of the target language.</source>
        <translation>اختر متجهات كلمات للغة الهدف.</translation>
    </message>
    <message>
        <source>Choose the map file.</source>
        <translation>اختر ملف التحويل.</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossVictimModel</name>
    <message>
        <source>Victim</source>
        <translation>الضحية</translation>
    </message>
    <message>
        <source>Correct target</source>
        <translation>الهدف الصحيح</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
</context>
<context>
    <name>crossgloss::GlossesPage</name>
    <message>
        <source>Reading the linkings</source>
        <translation>قراءة عمليات الربط</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>قراءة المكتبة</translation>
    </message>
    <message>
        <source>Opening a linking</source>
        <translation>فتح عملية ربط</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Remove a linking</source>
        <translation>إزالة عملية ربط</translation>
    </message>
    <message>
        <source>%1 has no decisions yet.</source>
        <translation>لا قرارات بعد في %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 and the decisions on %Ln gloss(es) will be deleted for good. Export them first if in doubt.</source>
        <translation>
            <numerusform>سيُحذف %1 والقرارات في %Ln شرح نهائيًا. صدّرها أولًا إن كنت في شك.</numerusform>
            <numerusform>سيُحذف %1 والقرارات في شرح واحد نهائيًا. صدّرها أولًا إن كنت في شك.</numerusform>
            <numerusform>سيُحذف %1 والقرارات في شرحين نهائيًا. صدّرها أولًا إن كنت في شك.</numerusform>
            <numerusform>سيُحذف %1 والقرارات في %Ln شروح نهائيًا. صدّرها أولًا إن كنت في شك.</numerusform>
            <numerusform>سيُحذف %1 والقرارات في %Ln شرحًا نهائيًا. صدّرها أولًا إن كنت في شك.</numerusform>
            <numerusform>سيُحذف %1 والقرارات في %Ln شرح نهائيًا. صدّرها أولًا إن كنت في شك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Removing a linking</source>
        <translation>إزالة عملية ربط</translation>
    </message>
    <message>
        <source>Import decisions</source>
        <translation>استيراد القرارات</translation>
    </message>
    <message>
        <source>Decisions (*.tsv *.txt);;All files (*)</source>
        <translation>قرارات (*.tsv *.txt);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Decisions (*.tsv)</source>
        <translation>قرارات (*.tsv)</translation>
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
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>تصدير %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln decision(s) written to %1.</source>
        <translation>
            <numerusform>كُتب %Ln قرار في %1.</numerusform>
            <numerusform>كُتب قرار واحد في %1.</numerusform>
            <numerusform>كُتب قراران في %1.</numerusform>
            <numerusform>كُتبت %Ln قرارات في %1.</numerusform>
            <numerusform>كُتب %Ln قرارًا في %1.</numerusform>
            <numerusform>كُتب %Ln قرار في %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln synset(s) written to %1.</source>
        <translation>
            <numerusform>كُتبت %Ln مجموعة ترادف في %1.</numerusform>
            <numerusform>كُتبت مجموعة ترادف واحدة في %1.</numerusform>
            <numerusform>كُتبت مجموعتا ترادف في %1.</numerusform>
            <numerusform>كُتبت %Ln مجموعات ترادف في %1.</numerusform>
            <numerusform>كُتبت %Ln مجموعة ترادف في %1.</numerusform>
            <numerusform>كُتبت %Ln مجموعة ترادف في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>الشروح</translation>
    </message>
    <message>
        <source>Link the glosses of two wordnets, and decide on every suggestion yourself.</source>
        <translation>اربط شروح شبكتي كلمات، واتخذ بنفسك القرار في كل اقتراح.</translation>
    </message>
    <message>
        <source>Progress of opening the linking</source>
        <translation>تقدم فتح عملية الربط</translation>
    </message>
</context>
<context>
    <name>crossgloss::HelpWindow</name>
    <message>
        <source>Five-minute tours</source>
        <translation>جولات من خمس دقائق</translation>
    </message>
    <message>
        <source>The window, page by page</source>
        <translation>النافذة، صفحة بعد صفحة</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>مرجع</translation>
    </message>
    <message>
        <source>%1 – manual</source>
        <translation>‏%1 – الدليل</translation>
    </message>
    <message>
        <source>No page has all of these words.</source>
        <translation>لا صفحة تحتوي على كل هذه الكلمات.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln place(s) found</source>
        <translation>
            <numerusform>عُثر على %Ln موضع</numerusform>
            <numerusform>عُثر على موضع واحد</numerusform>
            <numerusform>عُثر على موضعين</numerusform>
            <numerusform>عُثر على %Ln مواضع</numerusform>
            <numerusform>عُثر على %Ln موضعًا</numerusform>
            <numerusform>عُثر على %Ln موضع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not on this page</source>
        <translation>غير موجود في هذه الصفحة</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>البحث في الدليل</translation>
    </message>
    <message>
        <source>Words to search the manual for</source>
        <translation>كلمات للبحث عنها في الدليل</translation>
    </message>
    <message>
        <source>Finds pages that have all of these words; accents and case do not matter (%1)</source>
        <translation>يعثر على الصفحات التي تحتوي على كل هذه الكلمات؛ لا أهمية لعلامات التشكيل وحالة الأحرف (%1)</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>محتويات الدليل</translation>
    </message>
    <message>
        <source>Places found; the arrow keys show them</source>
        <translation>المواضع التي عُثر عليها؛ تعرضها مفاتيح الأسهم</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>إلى الأمام</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>صفحة البداية</translation>
    </message>
    <message>
        <source>Find in the page</source>
        <translation>بحث في الصفحة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Previous place</source>
        <translation>الموضع السابق</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>الموضع التالي</translation>
    </message>
    <message>
        <source>Words to find in the page</source>
        <translation>كلمات للبحث عنها في الصفحة</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryButtons</name>
    <message>
        <source>Back (Alt+Left); hold for the list</source>
        <translation>رجوع (Alt+Left)؛ اضغط مطولًا لعرض القائمة</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Forward (Alt+Right); hold for the list</source>
        <translation>إلى الأمام (Alt+Right)؛ اضغط مطولًا لعرض القائمة</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>إلى الأمام</translation>
    </message>
</context>
<context>
    <name>crossgloss::HistoryPanel</name>
    <message>
        <source>All languages</source>
        <translation>كل اللغات</translation>
    </message>
    <message>
        <source>Nothing has been looked up yet.</source>
        <translation>لم يُبحث عن شيء بعد.</translation>
    </message>
    <message>
        <source>No earlier look-up contains these words.</source>
        <translation>لا بحث سابق يحتوي على هذه الكلمات.</translation>
    </message>
    <message>
        <source>Forgotten.</source>
        <translation>تم النسيان.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln description(s) forgotten.</source>
        <translation>
            <numerusform>نُسي %Ln وصف.</numerusform>
            <numerusform>نُسي وصف واحد.</numerusform>
            <numerusform>نُسي وصفان.</numerusform>
            <numerusform>نُسيت %Ln أوصاف.</numerusform>
            <numerusform>نُسي %Ln وصفًا.</numerusform>
            <numerusform>نُسي %Ln وصف.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Look up again</source>
        <translation>ال&amp;بحث من جديد</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;نسيان</translation>
    </message>
    <message>
        <source>History</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>الأوصاف التي سبق البحث عنها</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>إغلاق (Esc)</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>إغلاق السجل</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Words to search the history for</source>
        <translation>كلمات للبحث عنها في السجل</translation>
    </message>
    <message>
        <source>Language to search the history for</source>
        <translation>اللغة التي يُبحث عنها في السجل</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Look this up again, with its languages and filters (Enter)</source>
        <translation>البحث عن هذا من جديد، بلغاته وعوامل تصفيته (Enter)</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Forget this description (Del)</source>
        <translation>نسيان هذا الوصف (Del)</translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>نسيان الكل</translation>
    </message>
    <message>
        <source>Forget all descriptions, including those that the search hides</source>
        <translation>نسيان كل الأوصاف، بما فيها التي لا يعرضها البحث</translation>
    </message>
    <message>
        <source>Keep the history</source>
        <translation>الاحتفاظ بالسجل</translation>
    </message>
    <message>
        <source>Otherwise it is deleted when the window closes, and nothing stays on the disk</source>
        <translation>وإلا فإنه يُحذف عند إغلاق النافذة، ولا يبقى منه شيء على القرص</translation>
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
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>الجملة</translation>
    </message>
    <message>
        <source>Translations</source>
        <translation>الترجمات</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubModel</name>
    <message>
        <source>Hub</source>
        <translation>المحور</translation>
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
        <translation>الاستعلامات</translation>
    </message>
    <message>
        <source>targets</source>
        <translation>الأهداف</translation>
    </message>
    <message>
        <source>map</source>
        <translation>التحويل</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>query words</source>
        <translation>كلمات الاستعلام</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>target words</source>
        <translation>كلمات الهدف</translation>
    </message>
    <message>
        <source>seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>dictionary</source>
        <translation>القاموس</translation>
    </message>
    <message>
        <source>Measuring hubs of %1</source>
        <translation>قياس محاور %1</translation>
    </message>
    <message>
        <source>Choose the query vectors.</source>
        <translation>اختر متجهات الاستعلام.</translation>
    </message>
    <message>
        <source>Choose the target vectors.</source>
        <translation>اختر متجهات الهدف.</translation>
    </message>
    <message>
        <source>Open word vectors…</source>
        <translation>فتح متجهات كلمات…</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>المحاور</translation>
    </message>
    <message>
        <source>Find the words that are nearest neighbours of many others, and what a retrieval criterion does about them.</source>
        <translation>اعثر على الكلمات التي هي أقرب جيران لكلمات كثيرة غيرها، وما يفعله معيار الاسترجاع حيالها.</translation>
    </message>
    <message>
        <source>Choose query and target vectors; with a map between them, both stages are measured.</source>
        <translation>اختر متجهات الاستعلام والهدف؛ إن كان بينها تحويل فستُقاس المرحلتان كلتاهما.</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>إيقاف بعد الخطوة الجارية</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>تقدم القياس</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>قياس</translation>
    </message>
    <message>
        <source>Measure the hubs of all criteria</source>
        <translation>قياس محاور كل المعايير</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsSettings</name>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>&amp;Queries</source>
        <translation>الا&amp;ستعلامات</translation>
    </message>
    <message>
        <source>&amp;Targets</source>
        <translation>الأ&amp;هداف</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>الت&amp;حويل</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>&amp;ملف التحويل</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>ال&amp;قاموس</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>k (&amp;أقرب الجيران)</translation>
    </message>
    <message>
        <source>Query &amp;words</source>
        <translation>كلما&amp;ت الاستعلام</translation>
    </message>
    <message>
        <source>Targ&amp;et words</source>
        <translation>&amp;كلمات الهدف</translation>
    </message>
    <message>
        <source>Query vectors</source>
        <translation>متجهات الاستعلام</translation>
    </message>
    <message>
        <source>Target vectors</source>
        <translation>متجهات الهدف</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>ملف التحويل</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>فتح تحويل</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>تحويلات (*.map);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Dictionary for P@1</source>
        <translation>قاموس لـ P@1</translation>
    </message>
    <message>
        <source>Open a file of test pairs</source>
        <translation>فتح ملف أزواج اختبار</translation>
    </message>
    <message>
        <source>for P@1 (optional)</source>
        <translation>لـ P@1 (اختياري)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>The most frequent ones</source>
        <translation>الأكثر تكرارًا</translation>
    </message>
</context>
<context>
    <name>crossgloss::HubsView</name>
    <message>
        <source>After the map</source>
        <translation>بعد التحويل</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>قبل التحويل</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>المعيار</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>NN %1</source>
        <translation>NN %1</translation>
    </message>
    <message>
        <source>How often each of %1 words is among the %2 nearest neighbours of %3 queries.</source>
        <translation>كم مرة تقع كل كلمة من %1 من الكلمات بين %2 من أقرب الجيران لعدد %3 من الاستعلامات.</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>الضحايا</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>ضحايا %1</translation>
    </message>
    <message>
        <source>Robin Hood</source>
        <translation>روبن هود</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>المعيار</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>قبل التحويل أو بعده</translation>
    </message>
    <message>
        <source>Skewness</source>
        <translation>الالتواء</translation>
    </message>
    <message>
        <source>Of the distribution of N_k: 0 where it is symmetric, large where a few words are neighbours of many.</source>
        <translation>لتوزيع N_k: 0 حيث يكون متماثلًا، وكبير حيث تكون كلمات قليلة جارة لكثير من الكلمات.</translation>
    </message>
    <message>
        <source>Robin Hood index: the share of neighbour counts to be moved until all words have equally many.</source>
        <translation>مؤشر روبن هود: نسبة ما يجب نقله من أعداد الجوار حتى تتساوى كل الكلمات.</translation>
    </message>
    <message>
        <source>Gini</source>
        <translation>جيني</translation>
    </message>
    <message>
        <source>Inequality of N_k: 0 = equal for all words, 1 = one word is everyone&apos;s neighbour.</source>
        <translation>عدم تساوي N_k: 0 = متساوٍ لكل الكلمات، 1 = كلمة واحدة جارة للجميع.</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>المحاور</translation>
    </message>
    <message>
        <source>Words that are neighbours more than twice as often as the average: N_k &gt; 2k.</source>
        <translation>الكلمات التي تكون جارة أكثر من ضعف المتوسط: N_k &gt; 2k.</translation>
    </message>
    <message>
        <source>Antihubs</source>
        <translation>المحاور المضادة</translation>
    </message>
    <message>
        <source>Words that are never among the neighbours.</source>
        <translation>الكلمات التي لا تقع أبدًا بين الجيران.</translation>
    </message>
    <message>
        <source>Share of the dictionary&apos;s words whose nearest neighbour is correct.</source>
        <translation>نسبة كلمات القاموس التي يكون أقرب جار لها صحيحًا.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>المدرج التكراري</translation>
    </message>
    <message>
        <source>All criteria</source>
        <translation>كل المعايير</translation>
    </message>
    <message>
        <source>Views of the measurement</source>
        <translation>طرق عرض القياس</translation>
    </message>
    <message>
        <source>Histogram of N_k; the table has the numbers</source>
        <translation>مدرج تكراري لـ N_k؛ الأرقام في الجدول</translation>
    </message>
    <message>
        <source>Words by N_k</source>
        <translation>الكلمات بحسب N_k</translation>
    </message>
    <message>
        <source>hubness-histogram</source>
        <translation>مدرج-المحورية</translation>
    </message>
    <message>
        <source>Bars of Robin Hood and P@1 by criterion; the table has the numbers</source>
        <translation>أعمدة روبن هود وP@1 بحسب المعيار؛ الأرقام في الجدول</translation>
    </message>
    <message>
        <source>All criteria before and after the map</source>
        <translation>كل المعايير قبل التحويل وبعده</translation>
    </message>
    <message>
        <source>hubness-criteria</source>
        <translation>معايير-المحورية</translation>
    </message>
    <message>
        <source>Robin Hood and P@1 of all criteria, side by side.</source>
        <translation>روبن هود وP@1 لكل المعايير جنبًا إلى جنب.</translation>
    </message>
    <message>
        <source>Hubs by descending N_k</source>
        <translation>المحاور بترتيب N_k تنازليًا</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>ضحايا المحور المختار</translation>
    </message>
</context>
<context>
    <name>crossgloss::ImportPanel</name>
    <message>
        <source>The library has another resource named %1.</source>
        <translation>في المكتبة مورد آخر باسم %1.</translation>
    </message>
    <message>
        <source>Files of this kind do not say their language: choose one.</source>
        <translation>لا تذكر الملفات من هذا النوع لغتها: اختر واحدة.</translation>
    </message>
    <message>
        <source>as stated in the file</source>
        <translation>كما يذكر الملف</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>ال&amp;نوع</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>Se&amp;cond language</source>
        <translation>اللغة ال&amp;ثانية</translation>
    </message>
    <message>
        <source>&amp;Name in the workspace</source>
        <translation>الا&amp;سم في مساحة العمل</translation>
    </message>
    <message>
        <source>Keep both: add a number to the name</source>
        <translation>الاحتفاظ بكليهما: إضافة رقم إلى الاسم</translation>
    </message>
    <message>
        <source>Replace the one in the library</source>
        <translation>استبدال الموجود في المكتبة</translation>
    </message>
    <message>
        <source>What to do with the resource of that name</source>
        <translation>ما يجب فعله بالمورد الذي يحمل هذا الاسم</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>crossgloss::InlineMessage</name>
    <message>
        <source>Dismiss</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>crossgloss::Job</name>
    <message>
        <source>Stopping</source>
        <translation>جارٍ الإيقاف</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>جارٍ البدء</translation>
    </message>
    <message>
        <source>Done in %1</source>
        <translation>تم خلال %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>أُلغي</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobMessage</name>
    <message>
        <source>Show the line</source>
        <translation>عرض السطر</translation>
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
        <translation>المتبقي %1</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>المهمة</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>التقدم</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>الوقت المتبقي</translation>
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
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>قراءة المكتبة</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>تم الإيقاف.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobRunner</name>
    <message>
        <source>There is not enough memory for this. Close other programs or use smaller data.</source>
        <translation>الذاكرة لا تكفي لهذا. أغلق برامج أخرى أو استخدم بيانات أصغر.</translation>
    </message>
    <message>
        <source>It failed for an unknown reason.</source>
        <translation>فشلت العملية لسبب غير معروف.</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobStage</name>
    <message>
        <source>%1, %2 left</source>
        <translation>‏%1، المتبقي %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::JobsDock</name>
    <message>
        <source>Show the line</source>
        <translation>عرض السطر</translation>
    </message>
    <message>
        <source>No messages so far.</source>
        <translation>لا رسائل حتى الآن.</translation>
    </message>
    <message>
        <source>No messages.</source>
        <translation>لا رسائل.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>المهام</translation>
    </message>
    <message>
        <source>Cancel job</source>
        <translation>إلغاء المهمة</translation>
    </message>
    <message>
        <source>Stop the selected job; what it had not finished stays as it was</source>
        <translation>إيقاف المهمة المحددة؛ ما لم تنجزه يبقى كما كان</translation>
    </message>
    <message>
        <source>Clear finished</source>
        <translation>إخفاء المنتهية</translation>
    </message>
    <message>
        <source>Messages of the chosen job</source>
        <translation>رسائل المهمة المختارة</translation>
    </message>
</context>
<context>
    <name>crossgloss::JointFields</name>
    <message>
        <source>Texts</source>
        <translation>النصوص</translation>
    </message>
    <message>
        <source>Plain text of each language, a sentence a line, to learn words from.</source>
        <translation>نص عادي بكل لغة، جملة في كل سطر، لتعلّم الكلمات منه.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>نصوص (*.txt *.gz *.xz *.bz2 *.zst);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>اللغة الأولى</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>اللغة الثانية</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>جمل متوازية</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>في كل سطر جملة ثم علامة جدولة ثم ترجمتها؛ أو ذاكرة ترجمة (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>أزواج جمل (*.tsv *.tmx *.txt *.gz *.xz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Weight of the te&amp;xts</source>
        <translation>وزن ال&amp;نصوص</translation>
    </message>
    <message>
        <source>Weight of the s&amp;entences</source>
        <translation>وزن ال&amp;جمل</translation>
    </message>
    <message>
        <source>Four wor&amp;kers at once</source>
        <translation>أربعة &amp;عمّال في آن واحد</translation>
    </message>
    <message>
        <source>Faster, but two trainings then never give quite the same result</source>
        <translation>أسرع، لكن لا يعطي تدريبان حينها النتيجة نفسها تمامًا أبدًا</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptModel</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
</context>
<context>
    <name>crossgloss::KeptPanel</name>
    <message>
        <source>Reading the library</source>
        <translation>قراءة المكتبة</translation>
    </message>
    <message>
        <source>Keeping %1</source>
        <translation>الاحتفاظ بـ %1</translation>
    </message>
    <message>
        <source>The layout is kept as %1.</source>
        <translation>احتُفظ بالتخطيط باسم %1.</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>أُزيل %1.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>احتفاظ</translation>
    </message>
    <message>
        <source>&amp;Keep the map as</source>
        <translation>الاحتفاظ بال&amp;خريطة باسم</translation>
    </message>
    <message>
        <source>Name of the layout</source>
        <translation>اسم التخطيط</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;فتح</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Kept layouts; Enter opens one</source>
        <translation>التخطيطات المحتفظ بها؛ يفتح Enter واحدًا منها</translation>
    </message>
</context>
<context>
    <name>crossgloss::KindPanel</name>
    <message>
        <source>What is %1?</source>
        <translation>ما نوع %1؟</translation>
    </message>
    <message>
        <source>The file is empty. Nothing can be read from it as it is.</source>
        <translation>الملف فارغ. لا يمكن قراءة شيء منه وهو على هذه الحال.</translation>
    </message>
    <message>
        <source>The kind of this resource is not clear from its name and beginning. Choose one:</source>
        <translation>لا يتضح نوع هذا المورد من اسمه وبدايته. اختر واحدًا:</translation>
    </message>
    <message>
        <source>StarDict, FreeDict (TEI), wiktextract (JSON lines), dictd, or a word and its definition on each line</source>
        <translation>StarDict أو FreeDict (TEI) أو wiktextract (أسطر JSON) أو dictd، أو كلمة وتعريفها في كل سطر</translation>
    </message>
    <message>
        <source>Princeton WordNet&apos;s folder, Open Multilingual Wordnet, WN-LMF</source>
        <translation>مجلد Princeton WordNet أو Open Multilingual Wordnet أو WN-LMF</translation>
    </message>
    <message>
        <source>a word and its numbers on each line, or word2vec and fastText binaries</source>
        <translation>كلمة وأعدادها في كل سطر، أو ملفات word2vec وfastText الثنائية</translation>
    </message>
    <message>
        <source>a word and its translation on each line</source>
        <translation>كلمة وترجمتها في كل سطر</translation>
    </message>
    <message>
        <source>sentences and their translations, line by line</source>
        <translation>جمل وترجماتها، سطرًا بسطر</translation>
    </message>
    <message>
        <source>a score and two texts on each line</source>
        <translation>درجة ونصان في كل سطر</translation>
    </message>
    <message>
        <source>an answer and what describes it on each line</source>
        <translation>إجابة وما يصفها في كل سطر</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBar</name>
    <message>
        <source>Leave out %1</source>
        <translation>استبعاد %1</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>إجابات باللغة %1</translation>
    </message>
    <message>
        <source>&amp;from</source>
        <translation>&amp;من</translation>
    </message>
    <message>
        <source>Language of the description</source>
        <translation>لغة الوصف</translation>
    </message>
    <message>
        <source>t&amp;o</source>
        <translation>&amp;إلى</translation>
    </message>
    <message>
        <source>Choose the languages of the answers</source>
        <translation>اختيار لغات الإجابات</translation>
    </message>
    <message>
        <source>Swap the languages (F4)</source>
        <translation>تبديل اللغات (F4)</translation>
    </message>
    <message>
        <source>Swap the languages</source>
        <translation>تبديل اللغات</translation>
    </message>
</context>
<context>
    <name>crossgloss::LanguageBox</name>
    <message>
        <source>Detect the language</source>
        <translation>كشف اللغة</translation>
    </message>
    <message>
        <source>%1 (detected)</source>
        <comment>a language</comment>
        <translation>‏%1 (مكتشفة)</translation>
    </message>
    <message>
        <source>The language is detected from the text; choose one if it is wrong</source>
        <translation>تُكتشف اللغة من النص؛ اختر لغة إن كانت خاطئة</translation>
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
        <translation>مفتاح الرسم: يُرسم ما عليه علامة</translation>
    </message>
    <message>
        <source>Click a class to hide it or to show it again; double-click to show it alone</source>
        <translation>انقر على فئة لإخفائها أو لإظهارها من جديد؛ وانقر نقرًا مزدوجًا لإظهارها وحدها</translation>
    </message>
</context>
<context>
    <name>crossgloss::LibraryPage</name>
    <message>
        <source>databases</source>
        <translation>قواعد البيانات</translation>
    </message>
    <message>
        <source>vectors</source>
        <translation>المتجهات</translation>
    </message>
    <message>
        <source>models</source>
        <translation>النماذج</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>النسخ الاحتياطية</translation>
    </message>
    <message>
        <source>trash</source>
        <translation>سلة المهملات</translation>
    </message>
    <message>
        <source>other files</source>
        <translation>ملفات أخرى</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>databases 3 MiB</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>It takes %1 on the disk (%2).</source>
        <translation>تشغل %1 من القرص (%2).</translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… وواحد آخر</numerusform>
            <numerusform>… واثنان آخران</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Save what can be read</source>
        <translation>حفظ ما يمكن قراءته</translation>
    </message>
    <message>
        <source>Checking the workspace</source>
        <translation>التحقق من مساحة العمل</translation>
    </message>
    <message>
        <source>The workspace is intact: %1 databases and %2 sets of vectors were checked.</source>
        <translation>مساحة العمل سليمة: جرى التحقق من %1 من قواعد البيانات و%2 من مجموعات المتجهات.</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>إفراغ سلة المهملات</translation>
    </message>
    <message>
        <source>Everything in the trash of the workspace will be deleted permanently: removed resources, and damaged files that were replaced.</source>
        <translation>سيُحذف نهائيًا كل ما في سلة مهملات مساحة العمل: الموارد المُزالة، والملفات التالفة التي استُبدلت.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Emptying the trash</source>
        <translation>جارٍ إفراغ سلة المهملات</translation>
    </message>
    <message>
        <source>%1 of disk space freed.</source>
        <translation>تم تحرير %1 على القرص.</translation>
    </message>
    <message>
        <source>Saving what can be read</source>
        <translation>إنقاذ ما يمكن قراءته</translation>
    </message>
    <message>
        <source>There was nothing to repair.</source>
        <translation>لم يكن هناك ما يحتاج إلى إصلاح.</translation>
    </message>
    <message>
        <source>Back up the workspace</source>
        <translation>النسخ الاحتياطي لمساحة العمل</translation>
    </message>
    <message>
        <source>Backups (*.backup);;All files (*)</source>
        <translation>نسخ احتياطية (*.backup);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Backing up the workspace</source>
        <translation>جارٍ النسخ الاحتياطي لمساحة العمل</translation>
    </message>
    <message>
        <source>The workspace was backed up to %1: %2.</source>
        <translation>نُسخت مساحة العمل احتياطيًا إلى %1: %2.</translation>
    </message>
    <message>
        <source>Restore a backup</source>
        <translation>استعادة نسخة احتياطية</translation>
    </message>
    <message>
        <source>The workspace becomes what it was when %1 was made. What it holds now is kept in its folder “backups”.</source>
        <translation>تعود مساحة العمل إلى ما كانت عليه عند إنشاء %1. ويُحفظ ما تحتويه الآن في مجلدها «backups».</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Restoring a backup</source>
        <translation>جارٍ استعادة نسخة احتياطية</translation>
    </message>
    <message>
        <source>The workspace is what %1 holds: %2.</source>
        <translation>مساحة العمل الآن هي ما يحتويه %1: %2.</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>قراءة المكتبة</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Examining %1</source>
        <translation>فحص %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>استيراد %1</translation>
    </message>
    <message>
        <source>%1 imported: %2</source>
        <translation>تم استيراد %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used; they are listed with the resource.</source>
        <translation>
            <numerusform>تعذر استخدام %Ln سطر؛ وهي مذكورة مع المورد.</numerusform>
            <numerusform>تعذر استخدام سطر واحد؛ وهو مذكور مع المورد.</numerusform>
            <numerusform>تعذر استخدام سطرين؛ وهما مذكوران مع المورد.</numerusform>
            <numerusform>تعذر استخدام %Ln أسطر؛ وهي مذكورة مع المورد.</numerusform>
            <numerusform>تعذر استخدام %Ln سطرًا؛ وهي مذكورة مع المورد.</numerusform>
            <numerusform>تعذر استخدام %Ln سطر؛ وهي مذكورة مع المورد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>عرض السطر</translation>
    </message>
    <message>
        <source>Indexing installed dictionaries</source>
        <translation>فهرسة القواميس المثبتة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionary(ies) found on this computer</source>
        <translation>
            <numerusform>عُثر على %Ln قاموس في هذا الحاسوب</numerusform>
            <numerusform>عُثر على قاموس واحد في هذا الحاسوب</numerusform>
            <numerusform>عُثر على قاموسين في هذا الحاسوب</numerusform>
            <numerusform>عُثر على %Ln قواميس في هذا الحاسوب</numerusform>
            <numerusform>عُثر على %Ln قاموسًا في هذا الحاسوب</numerusform>
            <numerusform>عُثر على %Ln قاموس في هذا الحاسوب</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln indexed now</source>
        <translation>
            <numerusform>فُهرس %Ln الآن</numerusform>
            <numerusform>فُهرس واحد الآن</numerusform>
            <numerusform>فُهرس اثنان الآن</numerusform>
            <numerusform>فُهرست %Ln الآن</numerusform>
            <numerusform>فُهرس %Ln الآن</numerusform>
            <numerusform>فُهرس %Ln الآن</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln no longer there</source>
        <translation>
            <numerusform>%Ln لم يعد موجودًا</numerusform>
            <numerusform>واحد لم يعد موجودًا</numerusform>
            <numerusform>اثنان لم يعودا موجودين</numerusform>
            <numerusform>%Ln لم تعد موجودة</numerusform>
            <numerusform>%Ln لم تعد موجودة</numerusform>
            <numerusform>%Ln لم تعد موجودة</numerusform>
        </translation>
    </message>
    <message>
        <source>Packages such as wordnet-base, dict-gcide or dict-freedict-eng-fra bring some.</source>
        <translation>تأتي ببعضها حزم مثل wordnet-base أو dict-gcide أو dict-freedict-eng-fra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln could not be read; the Jobs list says why.</source>
        <translation>
            <numerusform>تعذرت قراءة %Ln؛ تذكر قائمة المهام السبب.</numerusform>
            <numerusform>تعذرت قراءة واحد؛ تذكر قائمة المهام السبب.</numerusform>
            <numerusform>تعذرت قراءة اثنين؛ تذكر قائمة المهام السبب.</numerusform>
            <numerusform>تعذرت قراءة %Ln؛ تذكر قائمة المهام السبب.</numerusform>
            <numerusform>تعذرت قراءة %Ln؛ تذكر قائمة المهام السبب.</numerusform>
            <numerusform>تعذرت قراءة %Ln؛ تذكر قائمة المهام السبب.</numerusform>
        </translation>
    </message>
    <message>
        <source>Library</source>
        <translation>المكتبة</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Import word vectors, a dictionary, a wordnet, word pairs or text (Ctrl+O)</source>
        <translation>استيراد متجهات كلمات أو قاموس أو شبكة كلمات أو أزواج كلمات أو نص (Ctrl+O)</translation>
    </message>
    <message>
        <source>Index installed dictionaries</source>
        <translation>فهرسة القواميس المثبتة</translation>
    </message>
    <message>
        <source>Find the dictionaries that are installed on this computer and index what is new (Ctrl+I)</source>
        <translation>العثور على القواميس المثبتة في هذا الحاسوب وفهرسة الجديد منها (Ctrl+I)</translation>
    </message>
    <message>
        <source>Drop files anywhere on the window to import them: word vectors, dictionaries, wordnets, word pairs, text.</source>
        <translation>أفلت الملفات في أي مكان من النافذة لاستيرادها: متجهات كلمات، وقواميس، وشبكات كلمات، وأزواج كلمات، ونصوص.</translation>
    </message>
    <message>
        <source>The library is empty. Index the dictionaries of this computer, so that answers come with definitions.</source>
        <translation>المكتبة فارغة. فهرس قواميس هذا الحاسوب لتأتي الإجابات مع تعريفات.</translation>
    </message>
    <message>
        <source>Resources of the library</source>
        <translation>موارد المكتبة</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>%1 was removed for good: the disk had no room to keep it.</source>
        <translation>أُزيل %1 نهائيًا: لم يكن في القرص متسع للاحتفاظ به.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>أُزيل %1.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undoing a choice</source>
        <translation>التراجع عن اختيار</translation>
    </message>
    <message>
        <source>The dictionaries are used as before.</source>
        <translation>تُستخدم القواميس كما كانت من قبل.</translation>
    </message>
    <message>
        <source>Restoring %1</source>
        <translation>استعادة %1</translation>
    </message>
    <message>
        <source>%1 was restored.</source>
        <translation>تمت استعادة %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are used in look-ups.</source>
        <translation>
            <numerusform>يُستخدم %Ln قاموس في البحث.</numerusform>
            <numerusform>يُستخدم قاموس واحد في البحث.</numerusform>
            <numerusform>يُستخدم قاموسان في البحث.</numerusform>
            <numerusform>تُستخدم %Ln قواميس في البحث.</numerusform>
            <numerusform>يُستخدم %Ln قاموسًا في البحث.</numerusform>
            <numerusform>يُستخدم %Ln قاموس في البحث.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln dictionaries are no longer used in look-ups.</source>
        <translation>
            <numerusform>لم يعد %Ln قاموس مستخدمًا في البحث.</numerusform>
            <numerusform>لم يعد قاموس واحد مستخدمًا في البحث.</numerusform>
            <numerusform>لم يعد قاموسان مستخدمين في البحث.</numerusform>
            <numerusform>لم تعد %Ln قواميس مستخدمة في البحث.</numerusform>
            <numerusform>لم يعد %Ln قاموسًا مستخدمًا في البحث.</numerusform>
            <numerusform>لم يعد %Ln قاموس مستخدمًا في البحث.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is used in look-ups.</source>
        <translation>يُستخدم %1 في البحث.</translation>
    </message>
    <message>
        <source>%1 is no longer used in look-ups.</source>
        <translation>لم يعد %1 مستخدمًا في البحث.</translation>
    </message>
    <message>
        <source>Switching dictionaries</source>
        <translation>تبديل حالة القواميس</translation>
    </message>
    <message>
        <source>Ordering dictionaries</source>
        <translation>ترتيب القواميس</translation>
    </message>
    <message>
        <source>Grouping dictionaries</source>
        <translation>تجميع القواميس</translation>
    </message>
    <message>
        <source>Resources (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;All files (*)</source>
        <translation>موارد (*.vec *.bin *.gz *.xz *.index *.dict *.dz *.ifo *.idx *.syn *.tei *.jsonl *.tab *.xml *.tsv *.tmx *.txt *.noun);;كل الملفات (*)</translation>
    </message>
</context>
<context>
    <name>crossgloss::LineViewer</name>
    <message>
        <source>%1, line %2</source>
        <translation>‏%1، السطر %2</translation>
    </message>
    <message>
        <source>Lines of the file</source>
        <translation>أسطر الملف</translation>
    </message>
    <message>
        <source>Showing a line</source>
        <translation>عرض سطر</translation>
    </message>
</context>
<context>
    <name>crossgloss::LinkingsModel</name>
    <message>
        <source>Linking</source>
        <translation>الربط</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Wordnets</source>
        <translation>شبكات الكلمات</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>المقياس</translation>
    </message>
    <message>
        <source>Glosses</source>
        <translation>الشروح</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>المقرَّرة</translation>
    </message>
    <message>
        <source>Opened by</source>
        <translation>فتحها</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Created %1</source>
        <translation>أُنشئت %1</translation>
    </message>
    <message>
        <source>Reviewed by %1</source>
        <translation>راجعها %1</translation>
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
        <translation>اسمك بصفتك م&amp;راجعًا</translation>
    </message>
    <message>
        <source>Your name as a reviewer</source>
        <translation>اسمك بصفتك مراجعًا</translation>
    </message>
    <message>
        <source>Decisions are saved under this name</source>
        <translation>تُحفظ القرارات بهذا الاسم</translation>
    </message>
    <message>
        <source>Linkings of the workspace</source>
        <translation>عمليات الربط في مساحة العمل</translation>
    </message>
    <message>
        <source>No linking yet. Compare two wordnets, and review which glosses mean the same.</source>
        <translation>لا عمليات ربط بعد. قارن بين شبكتي كلمات، وراجع أي الشروح تعني الشيء نفسه.</translation>
    </message>
    <message>
        <source>New linking…</source>
        <translation>ربط جديد…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>إزالة…</translation>
    </message>
    <message>
        <source>Remove the linking with all its decisions</source>
        <translation>إزالة عملية الربط مع كل قراراتها</translation>
    </message>
</context>
<context>
    <name>crossgloss::ListPicker</name>
    <message>
        <source>A file</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>File of: %1</source>
        <comment>which list</comment>
        <translation>ملف: %1</translation>
    </message>
    <message>
        <source>Open a list of sentences</source>
        <translation>فتح قائمة جمل</translation>
    </message>
    <message>
        <source>One sentence per line; drop it here</source>
        <translation>جملة واحدة في كل سطر؛ أفلت الملف هنا</translation>
    </message>
    <message>
        <source>Language of: %1</source>
        <comment>which list</comment>
        <translation>لغة: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::LookupPage</name>
    <message>
        <source>This looks like %1.</source>
        <translation>يبدو أن هذا باللغة %1.</translation>
    </message>
    <message>
        <source>Describe in %1</source>
        <translation>وصف باللغة %1</translation>
    </message>
    <message>
        <source>No entry for this spelling. Showing %1 instead.</source>
        <translation>لا مدخل بهذه الكتابة. المعروض %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) in %1 ms</source>
        <translation>
            <numerusform>%Ln كلمة في %1 مل ث</numerusform>
            <numerusform>كلمة واحدة في %1 مل ث</numerusform>
            <numerusform>كلمتان في %1 مل ث</numerusform>
            <numerusform>%Ln كلمات في %1 مل ث</numerusform>
            <numerusform>%Ln كلمة في %1 مل ث</numerusform>
            <numerusform>%Ln كلمة في %1 مل ث</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>الت&amp;فاصيل</translation>
    </message>
    <message>
        <source>&amp;Copy the word</source>
        <translation>&amp;نسخ الكلمة</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>تم النسخ: %1</translation>
    </message>
    <message>
        <source>Copy with de&amp;finition</source>
        <translation>نسخ مع ال&amp;تعريف</translation>
    </message>
    <message>
        <source>&amp;Look up this word</source>
        <translation>ال&amp;بحث عن هذه الكلمة</translation>
    </message>
    <message>
        <source>Remove from the &amp;saved words</source>
        <translation>إ&amp;زالة من الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>&amp;Save the word</source>
        <translation>&amp;حفظ الكلمة</translation>
    </message>
    <message>
        <source>Full &amp;entry</source>
        <translation>المدخل ال&amp;كامل</translation>
    </message>
    <message>
        <source>Choose an answer, or look up a word</source>
        <translation>اختر إجابة، أو ابحث عن كلمة</translation>
    </message>
    <message>
        <source>The clipboard holds no text</source>
        <translation>لا نص في الحافظة</translation>
    </message>
    <message>
        <source>These languages cannot be swapped: the pack has no descriptions in the other one</source>
        <translation>لا يمكن تبديل هاتين اللغتين: لا أوصاف في الحزمة باللغة الأخرى</translation>
    </message>
    <message>
        <source>Describe the word you are looking for</source>
        <translation>صف الكلمة التي تبحث عنها</translation>
    </message>
    <message>
        <source>Description of the word you are looking for</source>
        <translation>وصف الكلمة التي تبحث عنها</translation>
    </message>
    <message>
        <source>Descriptions looked up before (Ctrl+H)</source>
        <translation>الأوصاف التي سبق البحث عنها (Ctrl+H)</translation>
    </message>
    <message>
        <source>Descriptions looked up before</source>
        <translation>الأوصاف التي سبق البحث عنها</translation>
    </message>
    <message>
        <source>Full entry of the word (F8)</source>
        <translation>المدخل الكامل للكلمة (F8)</translation>
    </message>
    <message>
        <source>Full entry of the word</source>
        <translation>المدخل الكامل للكلمة</translation>
    </message>
    <message>
        <source>Looking up</source>
        <translation>جارٍ البحث</translation>
    </message>
</context>
<context>
    <name>crossgloss::MainWindow</name>
    <message>
        <source>Reading a run</source>
        <translation>قراءة تشغيل</translation>
    </message>
    <message>
        <source>That page is busy; open the run again when it is done.</source>
        <translation>هذه الصفحة مشغولة؛ افتح التشغيل من جديد عندما تنتهي.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Jobs are running</source>
        <translation>توجد مهام قيد التشغيل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln job(s) are still running. What an import has not finished is left out; a training run can be resumed from its checkpoint.</source>
        <translation>
            <numerusform>لا تزال %Ln مهمة قيد التشغيل. ما لم يُكمله الاستيراد يُترك؛ ويمكن استئناف التدريب من نقطة الحفظ.</numerusform>
            <numerusform>لا تزال مهمة واحدة قيد التشغيل. ما لم يُكمله الاستيراد يُترك؛ ويمكن استئناف التدريب من نقطة الحفظ.</numerusform>
            <numerusform>لا تزال مهمتان قيد التشغيل. ما لم يُكمله الاستيراد يُترك؛ ويمكن استئناف التدريب من نقطة الحفظ.</numerusform>
            <numerusform>لا تزال %Ln مهام قيد التشغيل. ما لم يُكمله الاستيراد يُترك؛ ويمكن استئناف التدريب من نقطة الحفظ.</numerusform>
            <numerusform>لا تزال %Ln مهمة قيد التشغيل. ما لم يُكمله الاستيراد يُترك؛ ويمكن استئناف التدريب من نقطة الحفظ.</numerusform>
            <numerusform>لا تزال %Ln مهمة قيد التشغيل. ما لم يُكمله الاستيراد يُترك؛ ويمكن استئناف التدريب من نقطة الحفظ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop them and quit</source>
        <translation>إيقافها والإنهاء</translation>
    </message>
    <message>
        <source>Stop them and open the other workspace</source>
        <translation>إيقافها وفتح مساحة العمل الأخرى</translation>
    </message>
    <message>
        <source>Stopping the jobs</source>
        <translation>إيقاف المهام</translation>
    </message>
    <message>
        <source>Crossgloss</source>
        <translation>Crossgloss</translation>
    </message>
    <message>
        <source>%1 – Crossgloss</source>
        <comment>name of a workspace</comment>
        <translation>%1 – Crossgloss</translation>
    </message>
    <message>
        <source>Opening the workspace</source>
        <translation>فتح مساحة العمل</translation>
    </message>
    <message>
        <source>%1 cannot be written: what you change in the settings is forgotten when the program ends. Check the rights of the file and the free space of the disk.</source>
        <translation>تتعذر كتابة %1: ما تغيّره في الإعدادات يُنسى عند انتهاء البرنامج. تحقق من أذونات الملف والمساحة الحرة في القرص.</translation>
    </message>
    <message>
        <source>Opening the pack</source>
        <translation>فتح الحزمة</translation>
    </message>
    <message>
        <source>Checking the vectors</source>
        <translation>فحص المتجهات</translation>
    </message>
    <message>
        <source>Something is wrong with the workspace; see the Library.</source>
        <translation>في مساحة العمل خلل؛ انظر المكتبة.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapActions</name>
    <message>
        <source>&amp;Lay the points out</source>
        <translation>&amp;ترتيب النقاط</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>المتا&amp;بعة من هنا</translation>
    </message>
    <message>
        <source>Improve by &amp;t-SNE</source>
        <translation>تحسين بـ &amp;t-SNE</translation>
    </message>
    <message>
        <source>Lay the same points out by t-SNE</source>
        <translation>ترتيب النقاط نفسها بـ t-SNE</translation>
    </message>
    <message>
        <source>Improve by &amp;UMAP</source>
        <translation>تحسين بـ &amp;UMAP</translation>
    </message>
    <message>
        <source>Lay the same points out by UMAP</source>
        <translation>ترتيب النقاط نفسها بـ UMAP</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>St&amp;op here</source>
        <translation>التوقف &amp;هنا</translation>
    </message>
    <message>
        <source>Plane &amp;before and after the alignment</source>
        <translation>المستوى &amp;قبل المحاذاة وبعدها</translation>
    </message>
    <message>
        <source>Mo&amp;ve the map</source>
        <translation>ت&amp;حريك الخريطة</translation>
    </message>
    <message>
        <source>Select in a &amp;rectangle</source>
        <translation>التحديد بمست&amp;طيل</translation>
    </message>
    <message>
        <source>Select with a l&amp;asso</source>
        <translation>التحديد بال&amp;أنشوطة</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>ال&amp;كثافة</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>التسميات</translation>
    </message>
    <message>
        <source>L&amp;inks between translations</source>
        <translation>ال&amp;وصلات بين الترجمات</translation>
    </message>
    <message>
        <source>&amp;Minimap</source>
        <translation>الخريطة المص&amp;غرة</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>قبل التحويل</translation>
    </message>
    <message>
        <source>Settings b&amp;eside the map</source>
        <translation>الإعدادات ب&amp;جانب الخريطة</translation>
    </message>
    <message>
        <source>S&amp;how all</source>
        <translation>&amp;عرض الكل</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>ال&amp;لغة</translation>
    </message>
    <message>
        <source>&amp;Frequency</source>
        <translation>التك&amp;رار</translation>
    </message>
    <message>
        <source>&amp;Part of speech</source>
        <translation>ق&amp;سم الكلام</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>العنقو&amp;د</translation>
    </message>
    <message>
        <source>&amp;N_k</source>
        <translation>&amp;N_k</translation>
    </message>
    <message>
        <source>&amp;Translation right or wrong</source>
        <translation>الترجمة &amp;صحيحة أو خاطئة</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>النقطة</translation>
    </message>
    <message>
        <source>Table of points</source>
        <translation>جدول النقاط</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>المحاور</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>العناقيد</translation>
    </message>
    <message>
        <source>Select &amp;nothing</source>
        <translation>عدم تحديد أي &amp;شيء</translation>
    </message>
    <message>
        <source>&amp;Copy the selection as a word list</source>
        <translation>&amp;نسخ التحديد كقائمة كلمات</translation>
    </message>
    <message>
        <source>Loo&amp;k the word up</source>
        <translation>البح&amp;ث عن الكلمة</translation>
    </message>
    <message>
        <source>Align these spaces</source>
        <translation>محاذاة هذين الفضاءين</translation>
    </message>
    <message>
        <source>&amp;Place further words</source>
        <translation>إ&amp;ضافة كلمات أخرى</translation>
    </message>
    <message>
        <source>&amp;Kept layouts…</source>
        <translation>الت&amp;خطيطات المحتفظ بها…</translation>
    </message>
    <message>
        <source>&amp;Export the picture…</source>
        <translation>تصد&amp;ير الصورة…</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapBox</name>
    <message>
        <source>Learned on the page Align: %1 → %2</source>
        <translation>تم تعلّمه في صفحة المحاذاة: %1 ← %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapExportPanel</name>
    <message>
        <source>Picture (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>رسم (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>Export the map to</source>
        <translation>تصدير الخريطة إلى</translation>
    </message>
    <message>
        <source>map</source>
        <comment>file name</comment>
        <translation>خريطة</translation>
    </message>
    <message>
        <source>before the map</source>
        <translation>قبل التحويل</translation>
    </message>
    <message>
        <source>after the map</source>
        <translation>بعد التحويل</translation>
    </message>
    <message>
        <source>Exporting the map</source>
        <translation>تصدير الخريطة</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>تم التصدير إلى %1.</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>صورة (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>رسم (SVG)</translation>
    </message>
    <message>
        <source>Table of points (CSV)</source>
        <translation>جدول النقاط (CSV)</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>التنسيق</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>ال&amp;حجم</translation>
    </message>
    <message>
        <source>Width in pixels</source>
        <translation>العرض بالبكسل</translation>
    </message>
    <message>
        <source>Height in pixels</source>
        <translation>الارتفاع بالبكسل</translation>
    </message>
    <message>
        <source>&amp;Text and points</source>
        <translation>ال&amp;نص والنقاط</translation>
    </message>
    <message>
        <source>Size of text and points</source>
        <translation>حجم النص والنقاط</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapHubsPanel</name>
    <message>
        <source>The run&apos;s matrix (%1): best answers</source>
        <translation>مصفوفة التشغيل (%1): أفضل الإجابات</translation>
    </message>
    <message>
        <source>Measuring hubs of the map</source>
        <translation>قياس محاور الخريطة</translation>
    </message>
    <message>
        <source>Measuring hubs…</source>
        <translation>جارٍ قياس المحاور…</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>بعد التحويل</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>قبل التحويل</translation>
    </message>
    <message>
        <source>Hubs are points that are among the nearest neighbours of far too many others.</source>
        <translation>المحاور نقاط تقع بين أقرب الجيران لنقاط أكثر بكثير مما ينبغي.</translation>
    </message>
    <message>
        <source>skewness %1</source>
        <translation>الالتواء %1</translation>
    </message>
    <message>
        <source>Robin Hood %1</source>
        <translation>روبن هود %1</translation>
    </message>
    <message>
        <source>%1 hubs</source>
        <translation>المحاور: %1</translation>
    </message>
    <message>
        <source>%1 antihubs</source>
        <translation>المحاور المضادة: %1</translation>
    </message>
    <message>
        <source>P@1 %1</source>
        <translation>P@1 %1</translation>
    </message>
    <message>
        <source>criterion</source>
        <translation>المعيار</translation>
    </message>
    <message>
        <source>stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>Victims</source>
        <translation>الضحايا</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>ضحايا %1</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>المعيار</translation>
    </message>
    <message>
        <source>Before or after the map</source>
        <translation>قبل التحويل أو بعده</translation>
    </message>
    <message>
        <source>Histogram of N_k; bars that are brushed select their points</source>
        <translation>مدرج تكراري لـ N_k؛ تمرير المؤشر على الأعمدة يحدد نقاطها</translation>
    </message>
    <message>
        <source>Points by N_k</source>
        <translation>النقاط بحسب N_k</translation>
    </message>
    <message>
        <source>map-hubs</source>
        <comment>file name</comment>
        <translation>محاور-الخريطة</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>المحاور</translation>
    </message>
    <message>
        <source>Hubs by descending N_k; choosing one marks it and its victims</source>
        <translation>المحاور بترتيب N_k تنازليًا؛ اختيار محور يبرزه مع ضحاياه</translation>
    </message>
    <message>
        <source>Victims of the chosen hub</source>
        <translation>ضحايا المحور المختار</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPage</name>
    <message>
        <source>C&amp;ontinue</source>
        <translation>م&amp;تابعة</translation>
    </message>
    <message>
        <source>Pau&amp;se</source>
        <translation>إيقاف &amp;مؤقت</translation>
    </message>
    <message>
        <source>Reading the pack</source>
        <translation>قراءة الحزمة</translation>
    </message>
    <message>
        <source>Reading the library</source>
        <translation>قراءة المكتبة</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>number of a run, its measure, what it compared</comment>
        <translation>%1: %2، %3</translation>
    </message>
    <message>
        <source>Choose two spaces and the map between them, then try again.</source>
        <translation>اختر فضاءين والتحويل بينهما، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Laying points out</source>
        <translation>ترتيب النقاط</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>فتح %1</translation>
    </message>
    <message>
        <source>Placing words</source>
        <translation>إضافة الكلمات</translation>
    </message>
    <message>
        <source>Not known, and not placed: %1</source>
        <translation>غير معروفة ولم تُضف: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) copied.</source>
        <translation>
            <numerusform>نُسخت %Ln كلمة.</numerusform>
            <numerusform>نُسخت كلمة واحدة.</numerusform>
            <numerusform>نُسخت كلمتان.</numerusform>
            <numerusform>نُسخت %Ln كلمات.</numerusform>
            <numerusform>نُسخت %Ln كلمة.</numerusform>
            <numerusform>نُسخت %Ln كلمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>اختر لغة.</translation>
    </message>
    <message>
        <source>Choose word vectors.</source>
        <translation>اختر متجهات كلمات.</translation>
    </message>
    <message>
        <source>Choose the second word vectors: a map is between two spaces.</source>
        <translation>اختر متجهات الكلمات الثانية: التحويل يكون بين فضاءين.</translation>
    </message>
    <message>
        <source>Add a list of sentences on the page Compare first.</source>
        <translation>أضف أولًا قائمة جمل في صفحة المقارنة.</translation>
    </message>
    <message>
        <source>Make a linking on the page Glosses first.</source>
        <translation>أنشئ أولًا عملية ربط في صفحة الشروح.</translation>
    </message>
    <message>
        <source>No run keeps glosses yet: compare some first, by the command glosses.</source>
        <translation>لا تشغيل يحتفظ بشروح بعد: قارن بعضها أولًا، بالأمر glosses.</translation>
    </message>
    <message>
        <source>Write a formula for both axes.</source>
        <translation>اكتب صيغة لكل من المحورين.</translation>
    </message>
    <message>
        <source>Stopped. The map is as it was before.</source>
        <translation>تم الإيقاف. الخريطة كما كانت من قبل.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>تم الإيقاف.</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>الخريطة</translation>
    </message>
    <message>
        <source>See words, sentences or glosses as points: what means the same lies together.</source>
        <translation>انظر إلى الكلمات أو الجمل أو الشروح نقاطًا: ما يعني الشيء نفسه يتجاور.</translation>
    </message>
    <message>
        <source>Points are laid out on a plane so that neighbours stay neighbours. The pack&apos;s own words will do.</source>
        <translation>تُرتَّب النقاط في مستوٍ بحيث يبقى الجيران جيرانًا. تكفي كلمات الحزمة نفسها.</translation>
    </message>
    <message>
        <source>Stop, and go back to the map before</source>
        <translation>إيقاف، والعودة إلى الخريطة السابقة</translation>
    </message>
    <message>
        <source>Progress of the layout</source>
        <translation>تقدم الترتيب</translation>
    </message>
    <message>
        <source>Lay out</source>
        <translation>ترتيب</translation>
    </message>
    <message>
        <source>Lay the points out as the settings say</source>
        <translation>ترتيب النقاط بحسب الإعدادات</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Improve the present layout further</source>
        <translation>مواصلة تحسين التخطيط الحالي</translation>
    </message>
    <message>
        <source>Point</source>
        <translation>النقطة</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>النقاط</translation>
    </message>
    <message>
        <source>Hubs</source>
        <translation>المحاور</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>العناقيد</translation>
    </message>
    <message>
        <source>What is known of the points</source>
        <translation>ما يُعرف عن النقاط</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapPane</name>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>التكرار</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>قسم الكلام</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>العنقود</translation>
    </message>
    <message>
        <source>N_k</source>
        <translation>N_k</translation>
    </message>
    <message>
        <source>Translation right or wrong</source>
        <translation>الترجمة صحيحة أو خاطئة</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>التلوين بحسب</translation>
    </message>
    <message>
        <source>What the colour of a point tells</source>
        <translation>ما يدل عليه لون النقطة</translation>
    </message>
    <message>
        <source>Map of points</source>
        <translation>خريطة النقاط</translation>
    </message>
    <message>
        <source>A plane distorts distances: the true neighbours of a point stand beside the map.</source>
        <translation>المستوى يشوّه المسافات: الجيران الحقيقيون للنقطة مذكورون بجانب الخريطة.</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapSettings</name>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Words of the pack</source>
        <translation>كلمات الحزمة</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>متجهات الكلمات</translation>
    </message>
    <message>
        <source>Sentences of a list</source>
        <translation>جمل من قائمة</translation>
    </message>
    <message>
        <source>Glosses of a linking</source>
        <translation>شروح من عملية ربط</translation>
    </message>
    <message>
        <source>Glosses of a run</source>
        <translation>شروح تشغيل</translation>
    </message>
    <message>
        <source>Axes by formulas</source>
        <translation>محاور من صيغ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>A file</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;ماذا</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>الل&amp;غة</translation>
    </message>
    <message>
        <source>S&amp;econd language</source>
        <translation>اللغة ال&amp;ثانية</translation>
    </message>
    <message>
        <source>&amp;Vectors</source>
        <translation>المت&amp;جهات</translation>
    </message>
    <message>
        <source>Second v&amp;ectors</source>
        <translation>الم&amp;تجهات الثانية</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>الت&amp;حويل</translation>
    </message>
    <message>
        <source>Map &amp;file</source>
        <translation>ملف التح&amp;ويل</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>ال&amp;قاموس</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;How many</source>
        <translation>الع&amp;دد</translation>
    </message>
    <message>
        <source>&amp;Only these words</source>
        <translation>هذه ال&amp;كلمات فقط</translation>
    </message>
    <message>
        <source>Me&amp;thod</source>
        <translation>ال&amp;طريقة</translation>
    </message>
    <message>
        <source>&amp;Perplexity</source>
        <translation>الح&amp;يرة (Perplexity)</translation>
    </message>
    <message>
        <source>Neigh&amp;bours</source>
        <translation>الجي&amp;ران</translation>
    </message>
    <message>
        <source>Minimum dis&amp;tance</source>
        <translation>أد&amp;نى مسافة</translation>
    </message>
    <message>
        <source>Hori&amp;zontal axis</source>
        <translation>المحور الأ&amp;فقي</translation>
    </message>
    <message>
        <source>Vertical a&amp;xis</source>
        <translation>المحور ال&amp;عمودي</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>الب&amp;ذرة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen word(s) only</source>
        <translation>
            <numerusform>%Ln كلمة مختارة فقط</numerusform>
            <numerusform>كلمة مختارة واحدة فقط</numerusform>
            <numerusform>كلمتان مختارتان فقط</numerusform>
            <numerusform>%Ln كلمات مختارة فقط</numerusform>
            <numerusform>%Ln كلمة مختارة فقط</numerusform>
            <numerusform>%Ln كلمة مختارة فقط</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Before the map too</source>
        <translation>قب&amp;ل التحويل أيضًا</translation>
    </message>
    <message>
        <source>Before the map too</source>
        <translation>قبل التحويل أيضًا</translation>
    </message>
    <message>
        <source>Second word vectors</source>
        <translation>متجهات الكلمات الثانية</translation>
    </message>
    <message>
        <source>Map file</source>
        <translation>ملف التحويل</translation>
    </message>
    <message>
        <source>Open a map</source>
        <translation>فتح تحويل</translation>
    </message>
    <message>
        <source>Maps (*.map);;All files (*)</source>
        <translation>تحويلات (*.map);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Dictionary of translations</source>
        <translation>قاموس الترجمات</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>فتح ملف أزواج كلمات</translation>
    </message>
    <message>
        <source>for links (optional)</source>
        <translation>للوصلات (اختياري)</translation>
    </message>
    <message>
        <source>File of words</source>
        <translation>ملف الكلمات</translation>
    </message>
    <message>
        <source>Open a file of words</source>
        <translation>فتح ملف كلمات</translation>
    </message>
    <message>
        <source>one per line (optional)</source>
        <translation>كلمة في كل سطر (اختياري)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>The most frequent ones of each language</source>
        <translation>الأكثر تكرارًا في كل لغة</translation>
    </message>
    <message>
        <source>About how many neighbours t-SNE keeps near every point</source>
        <translation>عدد الجيران التقريبي الذين يبقيهم t-SNE بالقرب من كل نقطة</translation>
    </message>
    <message>
        <source>king - man</source>
        <translation>ملك - رجل</translation>
    </message>
    <message>
        <source>Words with plus and minus between them, or classes: a, b | c, d</source>
        <translation>كلمات بينها علامتا زائد وناقص، أو فئات: a, b | c, d</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapView</name>
    <message>
        <source>Map</source>
        <translation>الخريطة</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>لا نقاط</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s)</source>
        <translation>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>نقطة واحدة</numerusform>
            <numerusform>نقطتان</numerusform>
            <numerusform>%Ln نقاط</numerusform>
            <numerusform>%Ln نقطة</numerusform>
            <numerusform>%Ln نقطة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln selected</source>
        <translation>
            <numerusform>%Ln محددة</numerusform>
            <numerusform>واحدة محددة</numerusform>
            <numerusform>اثنتان محددتان</numerusform>
            <numerusform>%Ln محددة</numerusform>
            <numerusform>%Ln محددة</numerusform>
            <numerusform>%Ln محددة</numerusform>
        </translation>
    </message>
    <message>
        <source>current: %1</source>
        <translation>الحالية: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::MapWordModel</name>
    <message>
        <source>Word</source>
        <translation>الكلمة</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>المرتبة</translation>
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
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
</context>
<context>
    <name>crossgloss::MarginPlot</name>
    <message>
        <source>shown</source>
        <translation>المعروضة</translation>
    </message>
    <message>
        <source>below the minimum margin</source>
        <translation>دون الهامش الأدنى</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
</context>
<context>
    <name>crossgloss::MeaningsView</name>
    <message>
        <source>Meanings</source>
        <translation>المعاني</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>Not sure. Did you mean</source>
        <translation>غير مؤكد. هل تقصد</translation>
    </message>
</context>
<context>
    <name>crossgloss::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;ملف</translation>
    </message>
    <message>
        <source>Import a&amp;gain</source>
        <translation>ا&amp;ستيراد من جديد</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;تحرير</translation>
    </message>
    <message>
        <source>Dict&amp;ionary</source>
        <translation>ال&amp;قاموس</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;عرض</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>الم&amp;ظهر</translation>
    </message>
    <message>
        <source>Interface lan&amp;guage</source>
        <translation>لغة ال&amp;واجهة</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>تشغ&amp;يل</translation>
    </message>
    <message>
        <source>S&amp;entences</source>
        <translation>ال&amp;جمل</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>ال&amp;خريطة</translation>
    </message>
    <message>
        <source>&amp;Colour by</source>
        <translation>التلوين &amp;بحسب</translation>
    </message>
    <message>
        <source>&amp;Saved words</source>
        <translation>الكلمات الم&amp;حفوظة</translation>
    </message>
    <message>
        <source>Lin&amp;king</source>
        <translation>ال&amp;ربط</translation>
    </message>
    <message>
        <source>Accept a ca&amp;ndidate</source>
        <translation>قبول مر&amp;شح</translation>
    </message>
    <message>
        <source>R&amp;elation</source>
        <translation>الع&amp;لاقة</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مس&amp;اعدة</translation>
    </message>
    <message>
        <source>&amp;Tours</source>
        <translation>جولات إرشا&amp;دية</translation>
    </message>
    <message>
        <source>&amp;System default</source>
        <translation>افتراضي ال&amp;نظام</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>دا&amp;كن</translation>
    </message>
</context>
<context>
    <name>crossgloss::MovedModel</name>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeedsPanel</name>
    <message>
        <source>What you can do now</source>
        <translation>ما يمكنك فعله الآن</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>The model that comes with the program (the pack) answers without any dictionary.</source>
        <translation>يجيب النموذج المرفق بالبرنامج (الحزمة) دون أي قاموس.</translation>
    </message>
    <message>
        <source>Definitions beside the answers</source>
        <translation>تعريفات بجانب الإجابات</translation>
    </message>
    <message>
        <source>Needs a dictionary or a wordnet: index the installed ones, or import a file.</source>
        <translation>يتطلب قاموسًا أو شبكة كلمات: فهرس المثبت منها، أو استورد ملفًا.</translation>
    </message>
    <message>
        <source>Dictionaries of %1.</source>
        <translation>القواميس: %1.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>تدريب</translation>
    </message>
    <message>
        <source>Needs word vectors (.vec, .bin) of each language, and a file of definitions.</source>
        <translation>يتطلب متجهات كلمات (‎.vec, ‎.bin) لكل لغة، وملف تعريفات.</translation>
    </message>
    <message>
        <source>Vectors of %1.</source>
        <translation>المتجهات: %1.</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighbourModel</name>
    <message>
        <source>Word</source>
        <translation>الكلمة</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
</context>
<context>
    <name>crossgloss::NeighboursView</name>
    <message>
        <source>Type a word to see its nearest neighbours.</source>
        <translation>اكتب كلمة لعرض أقرب جيرانها.</translation>
    </message>
    <message>
        <source>The nearest neighbours of a word can be seen after a run.</source>
        <translation>يمكن عرض أقرب جيران الكلمة بعد التشغيل.</translation>
    </message>
    <message>
        <source>Neighbours of %1</source>
        <translation>جيران %1</translation>
    </message>
    <message>
        <source>The vectors have no word %1. Try another form, or lower case.</source>
        <translation>لا توجد الكلمة %1 في المتجهات. جرّب صيغة أخرى، أو أحرفًا صغيرة.</translation>
    </message>
    <message>
        <source>The spaces have different dimensions: without a map nothing can be compared.</source>
        <translation>للفضاءين أبعاد مختلفة: لا يمكن مقارنة شيء من دون تحويل.</translation>
    </message>
    <message>
        <source>Cosines; the right list is in the order of the retrieval criterion.</source>
        <translation>قيم جيب التمام؛ قائمة «بعد التحويل» مرتبة بحسب معيار الاسترجاع.</translation>
    </message>
    <message>
        <source>source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>داخل %1</translation>
    </message>
    <message>
        <source>&amp;Word</source>
        <translation>ال&amp;كلمة</translation>
    </message>
    <message>
        <source>&amp;From and to</source>
        <translation>&amp;من وإلى</translation>
    </message>
    <message>
        <source>Retrie&amp;val</source>
        <translation>الا&amp;سترجاع</translation>
    </message>
    <message>
        <source>Before the map</source>
        <translation>قبل التحويل</translation>
    </message>
    <message>
        <source>After the map</source>
        <translation>بعد التحويل</translation>
    </message>
    <message>
        <source>Nearest neighbours before the map</source>
        <translation>أقرب الجيران قبل التحويل</translation>
    </message>
    <message>
        <source>Nearest neighbours after the map</source>
        <translation>أقرب الجيران بعد التحويل</translation>
    </message>
</context>
<context>
    <name>crossgloss::NewLinkingPanel</name>
    <message>
        <source>Choose the file of the trained Siamese LSTM.</source>
        <translation>اختر ملف شبكة LSTM السيامية المدرَّبة.</translation>
    </message>
    <message>
        <source>Estimating a linking</source>
        <translation>تقدير عملية ربط</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>عرض السطر</translation>
    </message>
    <message>
        <source>Linking glosses</source>
        <translation>ربط الشروح</translation>
    </message>
    <message>
        <source>Stopped; nothing was stored.</source>
        <translation>تم الإيقاف؛ لم يُخزَّن شيء.</translation>
    </message>
    <message>
        <source>%1 × %2 glosses; about %3 of memory and %4</source>
        <translation>‏%1 × %2 من الشروح؛ نحو %3 من الذاكرة و%4</translation>
    </message>
    <message>
        <source>That is more memory than is free: compare fewer candidates for each gloss.</source>
        <translation>هذا أكثر من الذاكرة الحرة: قارن عددًا أقل من المرشحين لكل شرح.</translation>
    </message>
    <message>
        <source>%1, %2 left</source>
        <translation>‏%1، المتبقي %2</translation>
    </message>
    <message>
        <source>&amp;Wordnet to link</source>
        <translation>&amp;شبكة الكلمات المراد ربطها</translation>
    </message>
    <message>
        <source>Linked &amp;to</source>
        <translation>مرتبطة &amp;بـ</translation>
    </message>
    <message>
        <source>Choose the wordnet whose glosses are linked.</source>
        <translation>اختر شبكة الكلمات التي تُربط شروحها.</translation>
    </message>
    <message>
        <source>Choose the wordnet that they are linked to.</source>
        <translation>اختر شبكة الكلمات التي تُربط بها.</translation>
    </message>
    <message>
        <source>New linking</source>
        <translation>ربط جديد</translation>
    </message>
    <message>
        <source>Me&amp;asure</source>
        <translation>الم&amp;قياس</translation>
    </message>
    <message>
        <source>Trained netwo&amp;rk</source>
        <translation>الشبكة الم&amp;درَّبة</translation>
    </message>
    <message>
        <source>&amp;Candidates per gloss</source>
        <translation>ال&amp;مرشحون لكل شرح</translation>
    </message>
    <message>
        <source>Trans&amp;lations by</source>
        <translation>ال&amp;ترجمات بواسطة</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>Trained network</source>
        <translation>الشبكة المدرَّبة</translation>
    </message>
    <message>
        <source>Open a trained network</source>
        <translation>فتح شبكة مدرَّبة</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>نماذج (*.model);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>trained model file</source>
        <translation>ملف نموذج مدرَّب</translation>
    </message>
    <message>
        <source>Tra&amp;in one</source>
        <translation>تد&amp;ريب شبكة</translation>
    </message>
    <message>
        <source>Opens the page Train with these wordnets and vectors</source>
        <translation>يفتح صفحة التدريب بشبكات الكلمات والمتجهات هذه</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Several measures combined find most: their weights are fitted on synsets that both wordnets define, or are the usual ones where these are too few</source>
        <translation>عدة مقاييس مجتمعة تعثر على الأكثر: تُلاءَم أوزانها مع مجموعات الترادف المعرَّفة في شبكتي الكلمات كلتيهما، أو تكون الأوزان المعتادة حيث تكون هذه قليلة جدًا</translation>
    </message>
    <message>
        <source>Glosses that are compared exactly with each; all = every pair</source>
        <translation>الشروح التي تُقارن بدقة مع كل شرح؛ الكل = كل زوج</translation>
    </message>
    <message>
        <source>&amp;Only synsets defined in both wordnets</source>
        <translation>م&amp;جموعات الترادف المعرَّفة في شبكتي الكلمات فقط</translation>
    </message>
    <message>
        <source>To measure how well linking works rather than to build a wordnet</source>
        <translation>لقياس جودة الربط لا لبناء شبكة كلمات</translation>
    </message>
    <message>
        <source>from the names of the wordnets</source>
        <translation>من أسماء شبكات الكلمات</translation>
    </message>
    <message>
        <source>Use %1 candidates for each</source>
        <translation>استخدام %1 من المرشحين لكل شرح</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Stop after the current step</source>
        <translation>إيقاف بعد الخطوة الجارية</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Progress of the linking</source>
        <translation>تقدم الربط</translation>
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
        <translation>الكلمات</translation>
    </message>
</context>
<context>
    <name>crossgloss::OccurrencePlot</name>
    <message>
        <source>antihubs</source>
        <translation>محاور مضادة</translation>
    </message>
    <message>
        <source>others</source>
        <translation>غيرها</translation>
    </message>
    <message>
        <source>hubs, N_k &gt; %1</source>
        <translation>محاور، N_k &gt; %1</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>الكلمات</translation>
    </message>
    <message>
        <source>Occurrences N_k</source>
        <translation>مرات الورود N_k</translation>
    </message>
</context>
<context>
    <name>crossgloss::OutlookPanel</name>
    <message>
        <source>Before the run</source>
        <translation>قبل التشغيل</translation>
    </message>
    <message>
        <source>Words of the glosses with a vector: %1 % and %2 %</source>
        <translation>كلمات الشروح التي لها متجه: %1 % و%2 %</translation>
    </message>
    <message>
        <source>%1 % of known pairs are closer than random pairs</source>
        <translation>‏%1 % من الأزواج المعروفة أقرب من أزواج عشوائية</translation>
    </message>
    <message>
        <source>Glosses with a word that the dictionary translates: %1 %</source>
        <translation>الشروح التي فيها كلمة يترجمها القاموس: %1 %</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>لم توجد مشكلات.</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairCards</name>
    <message>
        <source>No gloss is chosen.</source>
        <translation>لم يُختر شرح.</translation>
    </message>
    <message>
        <source>No suggestion.</source>
        <translation>لا اقتراح.</translation>
    </message>
    <message>
        <source>Transport plan between the words of the two glosses; arrow keys highlight a word</source>
        <translation>خطة النقل بين كلمات الشرحين؛ تُبرز مفاتيح الأسهم كلمة</translation>
    </message>
    <message>
        <source>The transport plan in numbers</source>
        <translation>خطة النقل بالأرقام</translation>
    </message>
    <message>
        <source>The plan as a table (T)</source>
        <translation>الخطة في جدول (T)</translation>
    </message>
    <message>
        <source>The plan as a table</source>
        <translation>الخطة في جدول</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairModel</name>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>First sentence</source>
        <translation>الجملة الأولى</translation>
    </message>
    <message>
        <source>Second sentence</source>
        <translation>الجملة الثانية</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the first file</comment>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Line</source>
        <comment>of the second file</comment>
        <translation>السطر</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairPlot</name>
    <message>
        <source>Add pairs of words to see where they lie.</source>
        <translation>أضف أزواج كلمات لترى أين تقع.</translation>
    </message>
    <message>
        <source>Before (%1 % of the variance)</source>
        <translation>قبل (%1 % من التباين)</translation>
    </message>
    <message>
        <source>Before: two planes, different dimensions</source>
        <translation>قبل: مستويان، بأبعاد مختلفة</translation>
    </message>
    <message>
        <source>After (%1 % of the variance)</source>
        <translation>بعد (%1 % من التباين)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairedModel</name>
    <message>
        <source>Chosen by</source>
        <translation>معيار الاختيار</translation>
    </message>
    <message>
        <source>Difference of P@1</source>
        <translation>فرق P@1</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>مجال الثقة 95 %</translation>
    </message>
    <message>
        <source>Correct in the first alone</source>
        <translation>الصحيح في الأول وحده</translation>
    </message>
    <message>
        <source>In the second alone</source>
        <translation>في الثاني وحده</translation>
    </message>
    <message>
        <source>McNemar p</source>
        <translation>قيمة p بحسب McNemar</translation>
    </message>
    <message>
        <source>Bootstrap p</source>
        <translation>قيمة p بحسب Bootstrap</translation>
    </message>
</context>
<context>
    <name>crossgloss::PairsView</name>
    <message>
        <source>pairs</source>
        <translation>الأزواج</translation>
    </message>
    <message>
        <source>first list</source>
        <translation>القائمة الأولى</translation>
    </message>
    <message>
        <source>second list</source>
        <translation>القائمة الثانية</translation>
    </message>
    <message>
        <source>Filtering the pairs</source>
        <translation>تصفية الأزواج</translation>
    </message>
    <message>
        <source>Margin &amp;at least %1</source>
        <translation>ال&amp;هامش %1 على الأقل</translation>
    </message>
    <message>
        <source>Pairs (%1)</source>
        <translation>الأزواج (%1)</translation>
    </message>
    <message>
        <source>First without partner (%1)</source>
        <translation>الأولى بلا شريك (%1)</translation>
    </message>
    <message>
        <source>Second without partner (%1)</source>
        <translation>الثانية بلا شريك (%1)</translation>
    </message>
    <message>
        <source>%1 pairs of %2 and %3 sentences</source>
        <translation>‏%1 من الأزواج من %2 و%3 من الجمل</translation>
    </message>
    <message>
        <source>mean margin %1</source>
        <translation>متوسط الهامش %1</translation>
    </message>
    <message>
        <source>Export the pairs to</source>
        <translation>تصدير الأزواج إلى</translation>
    </message>
    <message>
        <source>pairs</source>
        <comment>file name</comment>
        <translation>أزواج</translation>
    </message>
    <message>
        <source>Table (*.tsv);;Translation memory (*.tmx)</source>
        <translation>جدول (*.tsv);;ذاكرة ترجمة (*.tmx)</translation>
    </message>
    <message>
        <source>&amp;All pairs…</source>
        <translation>&amp;كل الأزواج…</translation>
    </message>
    <message>
        <source>Pairs &amp;shown…</source>
        <translation>الأزواج ال&amp;معروضة…</translation>
    </message>
    <message>
        <source>&amp;Chosen pairs…</source>
        <translation>الأزواج الم&amp;ختارة…</translation>
    </message>
    <message>
        <source>Which sentences are listed</source>
        <translation>الجمل المدرجة في القائمة</translation>
    </message>
    <message>
        <source>Filter by words</source>
        <translation>التصفية بالكلمات</translation>
    </message>
    <message>
        <source>Filter by words of either sentence</source>
        <translation>التصفية بكلمات أي من الجملتين</translation>
    </message>
    <message>
        <source>Least margin of the pairs shown</source>
        <translation>أدنى هامش للأزواج المعروضة</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>ت&amp;صدير</translation>
    </message>
    <message>
        <source>Export pairs as TSV or as TMX</source>
        <translation>تصدير الأزواج بصيغة TSV أو TMX</translation>
    </message>
    <message>
        <source>Sentences; Enter compares those of a pair</source>
        <translation>الجمل؛ يقارن Enter جملتي الزوج</translation>
    </message>
    <message>
        <source>How many pairs have which margin; above one, a pair stands out from its surroundings.</source>
        <translation>كم زوجًا لكل هامش؛ فوق الواحد يبرز الزوج عن محيطه.</translation>
    </message>
    <message>
        <source>Histogram of margins; the table has the numbers</source>
        <translation>مدرج تكراري للهوامش؛ الأرقام في الجدول</translation>
    </message>
    <message>
        <source>Pairs by margin</source>
        <translation>الأزواج بحسب الهامش</translation>
    </message>
    <message>
        <source>margins</source>
        <comment>file name</comment>
        <translation>هوامش</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanModel</name>
    <message>
        <source>Word</source>
        <translation>الكلمة</translation>
    </message>
    <message>
        <source>Transported to</source>
        <translation>منقول إلى</translation>
    </message>
    <message>
        <source>Mass</source>
        <translation>الكتلة</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>المسافة</translation>
    </message>
    <message>
        <source>A word without counterpart</source>
        <translation>كلمة بلا مقابل</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <translation>لا مقابل</translation>
    </message>
    <message>
        <source>%1 (no counterpart)</source>
        <comment>a word</comment>
        <translation>‏%1 (لا مقابل)</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanView</name>
    <message>
        <source>%1 %2, distance %3</source>
        <comment>word, share of the mass, cost</comment>
        <translation>‏%1 %2، المسافة %3</translation>
    </message>
    <message>
        <source>no counterpart</source>
        <comment>of a word</comment>
        <translation>لا مقابل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>word: what it is carried to</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlanePairModel</name>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message>
        <source>Cosine before</source>
        <translation>جيب التمام قبل</translation>
    </message>
    <message>
        <source>Cosine after</source>
        <translation>جيب التمام بعد</translation>
    </message>
    <message>
        <source>not in the vectors</source>
        <translation>غير موجود في المتجهات</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlaneView</name>
    <message>
        <source>Plane through word pairs</source>
        <translation>مستوٍ عبر أزواج كلمات</translation>
    </message>
    <message>
        <source>Word pairs in a plane before and after the map; the table has their cosines</source>
        <translation>أزواج كلمات في مستوٍ قبل التحويل وبعده؛ قيم جيب التمام في الجدول</translation>
    </message>
    <message>
        <source>Word pairs with their cosines</source>
        <translation>أزواج كلمات مع قيم جيب التمام</translation>
    </message>
    <message>
        <source>word-pairs</source>
        <translation>أزواج-الكلمات</translation>
    </message>
    <message>
        <source>A plane keeps only part of the distances: judge by the cosines.</source>
        <translation>لا يحفظ المستوى إلا جزءًا من المسافات: احكم بقيم جيب التمام.</translation>
    </message>
    <message>
        <source>Add a pair</source>
        <translation>إضافة زوج</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Suggest pairs</source>
        <translation>اقتراح أزواج</translation>
    </message>
    <message>
        <source>Frequent pairs that are not training pairs</source>
        <translation>أزواج شائعة ليست أزواج تدريب</translation>
    </message>
</context>
<context>
    <name>crossgloss::PlotPanel</name>
    <message>
        <source>&amp;Copy the picture</source>
        <translation>&amp;نسخ الصورة</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>صورة (*.png)</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>رسم (*.svg)</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>التصدير إلى</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>تم التصدير إلى %1.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Export the plot or the table, with its parameters (Ctrl+E)</source>
        <translation>تصدير الرسم أو الجدول مع المعاملات (Ctrl+E)</translation>
    </message>
    <message>
        <source>&amp;Table as CSV…</source>
        <translation>ال&amp;جدول بصيغة CSV…</translation>
    </message>
    <message>
        <source>Plot as &amp;PNG…</source>
        <translation>الرسم بصيغة &amp;PNG…</translation>
    </message>
    <message>
        <source>Plot as &amp;SVG…</source>
        <translation>الرسم بصيغة &amp;SVG…</translation>
    </message>
    <message>
        <source>Parameters as &amp;comments in tables</source>
        <translation>المعاملات &amp;كتعليقات في الجداول</translation>
    </message>
    <message>
        <source>Lines in front of the table that begin with #: strict readers of CSV do not expect them</source>
        <translation>أسطر تسبق الجدول وتبدأ بـ #: لا تتوقعها قارئات CSV الصارمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointModel</name>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>قسم الكلام</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>العنقود</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointPanel</name>
    <message>
        <source>Neighbours of %1</source>
        <translation>جيران %1</translation>
    </message>
    <message>
        <source>No point is chosen</source>
        <translation>لم تُختر نقطة</translation>
    </message>
    <message>
        <source>Click a point, or find a word: its true neighbours stand here then.</source>
        <translation>انقر على نقطة، أو ابحث عن كلمة: حينها تظهر هنا جيرانها الحقيقيون.</translation>
    </message>
    <message>
        <source>Translations: %1</source>
        <translation>الترجمات: %1</translation>
    </message>
    <message>
        <source>Nearest in %1</source>
        <comment>a language</comment>
        <translation>الأقرب باللغة %1</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>الأقرب</translation>
    </message>
    <message>
        <source>Victims of %1</source>
        <translation>ضحايا %1</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Look the word up on the page Look up</source>
        <translation>البحث عن الكلمة في صفحة البحث</translation>
    </message>
    <message>
        <source>Among the nearest neighbours of</source>
        <translation>من أقرب الجيران لهذه النقاط</translation>
    </message>
    <message>
        <source>Words that have it among their nearest neighbours</source>
        <translation>الكلمات التي تكون هذه من أقرب جيرانها</translation>
    </message>
</context>
<context>
    <name>crossgloss::PointsPanel</name>
    <message>
        <source>%1 of %2 selected</source>
        <translation>المحدد %1 من %2</translation>
    </message>
    <message>
        <source>&amp;Selected ones only</source>
        <translation>المح&amp;ددة فقط</translation>
    </message>
    <message>
        <source>Points; what is selected here is selected on the map</source>
        <translation>النقاط؛ ما يُحدَّد هنا يُحدَّد على الخريطة</translation>
    </message>
</context>
<context>
    <name>crossgloss::ProblemList</name>
    <message>
        <source>%1 cannot be read.</source>
        <translation>تتعذر قراءة %1.</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueueModel</name>
    <message>
        <source>margin %1, score %2</source>
        <translation>الهامش %1، الدرجة %2</translation>
    </message>
    <message>
        <source>Changed since you looked.</source>
        <translation>تغيّر منذ أن نظرت إليه.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Score above the best other candidate; below zero where another is the nearest neighbour.</source>
        <translation>مقدار تجاوز درجة أفضل مرشح آخر؛ دون الصفر حيث يكون غيره أقرب جار.</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Suggestion</source>
        <translation>الاقتراح</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
</context>
<context>
    <name>crossgloss::QueuePane</name>
    <message>
        <source>Part of speech</source>
        <translation>قسم الكلام</translation>
    </message>
    <message>
        <source>%1 glosses</source>
        <translation>الشروح: %1</translation>
    </message>
    <message>
        <source>%1 of %2 glosses</source>
        <translation>الشروح: %1 من %2</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>الهامش</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>كل الحالات</translation>
    </message>
    <message>
        <source>Least certain</source>
        <translation>الأقل يقينًا</translation>
    </message>
    <message>
        <source>Most certain</source>
        <translation>الأكثر يقينًا</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>أعلى درجة</translation>
    </message>
    <message>
        <source>Worst score</source>
        <translation>أدنى درجة</translation>
    </message>
    <message>
        <source>Source lemma</source>
        <translation>رأس المدخل المصدر</translation>
    </message>
    <message>
        <source>Suggested lemma</source>
        <translation>رأس المدخل المقترح</translation>
    </message>
    <message>
        <source>Order of the wordnet</source>
        <translation>ترتيب شبكة الكلمات</translation>
    </message>
    <message>
        <source>Find in lemmas and glosses</source>
        <translation>بحث في رؤوس المداخل والشروح</translation>
    </message>
    <message>
        <source>Find in lemmas, glosses and synsets of either side (Ctrl+F)</source>
        <translation>بحث في رؤوس مداخل الجانبين وشروحهما ومجموعات ترادفهما (Ctrl+F)</translation>
    </message>
    <message>
        <source>State to show</source>
        <translation>الحالة المراد عرضها</translation>
    </message>
    <message>
        <source>Part of speech to show</source>
        <translation>قسم الكلام المراد عرضه</translation>
    </message>
    <message>
        <source>Order of the queue</source>
        <translation>ترتيب قائمة الانتظار</translation>
    </message>
    <message>
        <source>Retrieval differs</source>
        <translation>الاسترجاع مختلف</translation>
    </message>
    <message>
        <source>Glosses whose best candidate went to another: the matching decided against retrieval</source>
        <translation>الشروح التي ذهب أفضل مرشح لها إلى غيرها: خالفت المطابقة الاسترجاع</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>المتغيرة</translation>
    </message>
    <message>
        <source>Glosses whose suggestion changed since you looked</source>
        <translation>الشروح التي تغيّر اقتراحها منذ أن نظرت إليها</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>Glosses with a note</source>
        <translation>الشروح التي عليها ملاحظة</translation>
    </message>
    <message>
        <source>Rejections</source>
        <translation>حالات الرفض</translation>
    </message>
    <message>
        <source>Glosses with rejected targets</source>
        <translation>الشروح التي رُفضت لها أهداف</translation>
    </message>
    <message>
        <source>Queue of glosses</source>
        <translation>قائمة انتظار الشروح</translation>
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
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>crossgloss::RankModel</name>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
</context>
<context>
    <name>crossgloss::RankPlot</name>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
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
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>target to source</source>
        <translation>من الهدف إلى المصدر</translation>
    </message>
    <message>
        <source>source to target</source>
        <translation>من المصدر إلى الهدف</translation>
    </message>
    <message>
        <source>Source to target</source>
        <translation>من المصدر إلى الهدف</translation>
    </message>
    <message>
        <source>Target to source</source>
        <translation>من الهدف إلى المصدر</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>P@k: share of glosses whose correct counterpart is among the first k.</source>
        <translation>P@k: نسبة الشروح التي يقع مقابلها الصحيح ضمن أول k.</translation>
    </message>
    <message>
        <source>Curves of ranks by run; the table has the numbers</source>
        <translation>منحنيات الرتب بحسب التشغيل؛ الأرقام في الجدول</translation>
    </message>
    <message>
        <source>P@k by run</source>
        <translation>P@k بحسب التشغيل</translation>
    </message>
    <message>
        <source>gloss-ranks</source>
        <translation>رتب-الشروح</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportModel</name>
    <message>
        <source>95 % interval</source>
        <translation>مجال الثقة 95 %</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Subset</source>
        <translation>المجموعة الجزئية</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>الاتجاه</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>المرحلة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Retrieval</source>
        <translation>الاسترجاع</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReportView</name>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Whiskers are 95 % intervals; the table has all figures.</source>
        <translation>الخطوط الطرفية مجالات ثقة 95 %؛ كل الأرقام في الجدول.</translation>
    </message>
    <message>
        <source>The table has all figures.</source>
        <translation>كل الأرقام في الجدول.</translation>
    </message>
    <message>
        <source>Figure shown</source>
        <translation>الرقم المعروض</translation>
    </message>
    <message>
        <source>Bars of the chosen figure; the table has the numbers</source>
        <translation>أعمدة الرقم المختار؛ الأرقام في الجدول</translation>
    </message>
    <message>
        <source>Figures of the chosen runs</source>
        <translation>أرقام عمليات التشغيل المختارة</translation>
    </message>
    <message>
        <source>run-figures</source>
        <translation>أرقام-التشغيل</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResourceDetails</name>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>غير مذكور</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Read from</source>
        <translation>مقروء من</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>تاريخ الاستيراد</translation>
    </message>
    <message>
        <source>Checksum</source>
        <translation>المجموع الاختباري</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>المستبعد</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 (usual in an intact dictionary)</source>
        <translation>‏%1 (معتاد في قاموس سليم)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be used</source>
        <translation>
            <numerusform>تعذر استخدام %Ln سطر</numerusform>
            <numerusform>تعذر استخدام سطر واحد</numerusform>
            <numerusform>تعذر استخدام سطرين</numerusform>
            <numerusform>تعذر استخدام %Ln أسطر</numerusform>
            <numerusform>تعذر استخدام %Ln سطرًا</numerusform>
            <numerusform>تعذر استخدام %Ln سطر</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… وواحد آخر</numerusform>
            <numerusform>… واثنان آخران</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the resource</source>
        <translation>تفاصيل المورد</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove the resource from the workspace (Del); the file it was read from stays</source>
        <translation>إزالة المورد من مساحة العمل (Del)؛ يبقى الملف الذي قُرئ منه</translation>
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
        <translation>‏%1 كلمة × %2 بُعد</translation>
    </message>
    <message>
        <source>%1 entries</source>
        <translation>المداخل: %1</translation>
    </message>
    <message>
        <source>%1 synsets</source>
        <translation>مجموعات الترادف: %1</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>الأزواج: %1</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>الأسطر: %1</translation>
    </message>
    <message>
        <source>%1 sentences</source>
        <translation>الجمل: %1</translation>
    </message>
    <message>
        <source>No group</source>
        <translation>بلا مجموعة</translation>
    </message>
    <message>
        <source>Group: %1</source>
        <translation>المجموعة: %1</translation>
    </message>
    <message>
        <source>used in look-ups</source>
        <translation>مستخدم في البحث</translation>
    </message>
    <message>
        <source>not used in look-ups</source>
        <translation>غير مستخدم في البحث</translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) left out</source>
        <translation>
            <numerusform>استُبعد %Ln سطر</numerusform>
            <numerusform>استُبعد سطر واحد</numerusform>
            <numerusform>استُبعد سطران</numerusform>
            <numerusform>استُبعدت %Ln أسطر</numerusform>
            <numerusform>استُبعد %Ln سطرًا</numerusform>
            <numerusform>استُبعد %Ln سطر</numerusform>
        </translation>
    </message>
    <message>
        <source>Resource</source>
        <translation>المورد</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>Issues</source>
        <translation>المشكلات</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultColumn</name>
    <message numerus="yes">
        <source>%1 · %Ln word(s)</source>
        <translation>
            <numerusform>‏%1 · %Ln كلمة</numerusform>
            <numerusform>‏%1 · كلمة واحدة</numerusform>
            <numerusform>‏%1 · كلمتان</numerusform>
            <numerusform>‏%1 · %Ln كلمات</numerusform>
            <numerusform>‏%1 · %Ln كلمة</numerusform>
            <numerusform>‏%1 · %Ln كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>No word in %1 matches.</source>
        <translation>لا كلمة مطابقة باللغة %1.</translation>
    </message>
    <message>
        <source>Answers in %1</source>
        <translation>إجابات باللغة %1</translation>
    </message>
    <message>
        <source>No likely word in %1.</source>
        <translation>لا كلمة محتملة بـ%1.</translation>
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
        <translation>الرتبة %1 بحسب التكرار</translation>
    </message>
    <message>
        <source>Sense %1 of the query word</source>
        <translation>المعنى %1 لكلمة الاستعلام</translation>
    </message>
    <message>
        <source>also %1</source>
        <comment>further parts of speech of a word</comment>
        <translation>أيضًا %1</translation>
    </message>
    <message>
        <source>plural</source>
        <translation>الجمع</translation>
    </message>
    <message>
        <source>translation</source>
        <translation>ترجمة</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>مرادف</translation>
    </message>
    <message>
        <source>sense %1</source>
        <translation>المعنى %1</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>الدرجة %1</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>محفوظة</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>الكلمة</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>قسم الكلام</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>الدرجة</translation>
    </message>
    <message>
        <source>Best matching definition</source>
        <translation>أفضل تعريف مطابق</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsPage</name>
    <message>
        <source>Reading the runs</source>
        <translation>قراءة عمليات التشغيل</translation>
    </message>
    <message>
        <source>Reading results</source>
        <translation>قراءة النتائج</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses</source>
        <translation>
            <numerusform>%Ln شرح</numerusform>
            <numerusform>شرح واحد</numerusform>
            <numerusform>شرحان</numerusform>
            <numerusform>%Ln شروح</numerusform>
            <numerusform>%Ln شرحًا</numerusform>
            <numerusform>%Ln شرح</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading a run</source>
        <translation>قراءة تشغيل</translation>
    </message>
    <message>
        <source>Removing runs</source>
        <translation>إزالة عمليات تشغيل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) removed.</source>
        <translation>
            <numerusform>أُزيل %Ln تشغيل.</numerusform>
            <numerusform>أُزيل تشغيل واحد.</numerusform>
            <numerusform>أُزيل تشغيلان.</numerusform>
            <numerusform>أُزيلت %Ln عمليات تشغيل.</numerusform>
            <numerusform>أُزيلت %Ln عملية تشغيل.</numerusform>
            <numerusform>أُزيلت %Ln عملية تشغيل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Restoring runs</source>
        <translation>استعادة عمليات تشغيل</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>التصدير إلى</translation>
    </message>
    <message>
        <source>runs</source>
        <translation>عمليات-التشغيل</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>جدول (*.csv)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>تم التصدير إلى %1.</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>What was measured and trained in this workspace. Choose a run to look into it, two to compare them, several to see them in one picture.</source>
        <translation>ما قيس ودُرّب في مساحة العمل هذه. اختر تشغيلًا لفحصه، أو اثنين للمقارنة بينهما، أو عدة عمليات تشغيل لعرضها في صورة واحدة.</translation>
    </message>
    <message>
        <source>Every training, alignment and measurement of this workspace is kept here, with its parameters and figures.</source>
        <translation>يُحتفظ هنا بكل تدريب ومحاذاة وقياس في مساحة العمل هذه، مع معاملاته وأرقامه.</translation>
    </message>
    <message>
        <source>Align two spaces</source>
        <translation>محاذاة فضاءين</translation>
    </message>
    <message>
        <source>Views of the chosen runs</source>
        <translation>طرق عرض عمليات التشغيل المختارة</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>Retrieval and matching</source>
        <translation>الاسترجاع والمطابقة</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>الرتب</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>الفروق</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>المقارنة</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
</context>
<context>
    <name>crossgloss::ResultsView</name>
    <message>
        <source>No word found</source>
        <translation>لم يُعثر على كلمة</translation>
    </message>
    <message>
        <source>No word matches the filters. Clear one, or describe it with other words.</source>
        <translation>لا كلمة تطابق عوامل التصفية. امسح أحدها، أو صفها بكلمات أخرى.</translation>
    </message>
    <message>
        <source>Try other or simpler words, say what kind of thing it is, and check the language of the description.</source>
        <translation>جرّب كلمات أخرى أو أبسط، واذكر نوع الشيء، وتحقق من لغة الوصف.</translation>
    </message>
    <message>
        <source>Clear all filters</source>
        <translation>مسح كل عوامل التصفية</translation>
    </message>
    <message>
        <source>Hide less likely words</source>
        <translation>إخفاء الكلمات الأقل احتمالًا</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln less likely word(s)</source>
        <translation>
            <numerusform>إظهار الكلمات الأقل احتمالًا (%Ln)</numerusform>
            <numerusform>إظهار كلمة واحدة أقل احتمالًا (%Ln)</numerusform>
            <numerusform>إظهار كلمتين أقل احتمالًا (%Ln)</numerusform>
            <numerusform>إظهار %Ln كلمات أقل احتمالًا</numerusform>
            <numerusform>إظهار %Ln كلمة أقل احتمالًا</numerusform>
            <numerusform>إظهار %Ln كلمة أقل احتمالًا</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crossgloss::ResumeNotice</name>
    <message>
        <source>Reading the runs</source>
        <translation>قراءة عمليات التشغيل</translation>
    </message>
    <message>
        <source>Interrupted when the program ended: %1, started %2.</source>
        <translation>انقطع عند انتهاء البرنامج: %1، بدأ %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more after it.</source>
        <translation>
            <numerusform>%Ln أخرى بعده.</numerusform>
            <numerusform>واحد آخر بعده.</numerusform>
            <numerusform>اثنان آخران بعده.</numerusform>
            <numerusform>%Ln أخرى بعده.</numerusform>
            <numerusform>%Ln أخرى بعده.</numerusform>
            <numerusform>%Ln أخرى بعده.</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewActions</name>
    <message>
        <source>&amp;Accept the suggestion</source>
        <translation>&amp;قبول الاقتراح</translation>
    </message>
    <message>
        <source>&amp;Reject the suggestion</source>
        <translation>&amp;رفض الاقتراح</translation>
    </message>
    <message>
        <source>&amp;Defer</source>
        <translation>&amp;تأجيل</translation>
    </message>
    <message>
        <source>No &amp;counterpart</source>
        <translation>لا &amp;مقابل</translation>
    </message>
    <message>
        <source>Re&amp;open</source>
        <translation>إعادة &amp;فتح</translation>
    </message>
    <message>
        <source>Accept candidate %1</source>
        <translation>قبول المرشح %1</translation>
    </message>
    <message>
        <source>Relation: %1</source>
        <translation>العلاقة: %1</translation>
    </message>
    <message>
        <source>Search the tar&amp;get wordnet</source>
        <translation>ال&amp;بحث في شبكة الكلمات الهدف</translation>
    </message>
    <message>
        <source>Write a &amp;note</source>
        <translation>كتابة م&amp;لاحظة</translation>
    </message>
    <message>
        <source>&amp;Undo the last decision</source>
        <translation>التراجع عن القرار الأ&amp;خير</translation>
    </message>
    <message>
        <source>Redo t&amp;he decision</source>
        <translation>إ&amp;عادة القرار</translation>
    </message>
    <message>
        <source>&amp;Previous gloss</source>
        <translation>الشرح ال&amp;سابق</translation>
    </message>
    <message>
        <source>&amp;Next gloss</source>
        <translation>الشرح التال&amp;ي</translation>
    </message>
    <message>
        <source>Transport plan as a ta&amp;ble</source>
        <translation>خطة النقل في &amp;جدول</translation>
    </message>
    <message>
        <source>Preci&amp;sion and coverage</source>
        <translation>الدقة والتغ&amp;طية</translation>
    </message>
    <message>
        <source>Show the &amp;whole queue</source>
        <translation>عرض قائمة الا&amp;نتظار كاملة</translation>
    </message>
    <message>
        <source>Import de&amp;cisions…</source>
        <translation>استيرا&amp;د القرارات…</translation>
    </message>
    <message>
        <source>Close the &amp;linking</source>
        <translation>إ&amp;غلاق عملية الربط</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewCard</name>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 من %2</translation>
    </message>
    <message>
        <source>All done</source>
        <translation>اكتمل كل شيء</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>لا شيء للمراجعة</translation>
    </message>
    <message>
        <source>No word is due. Come back later, or save new ones.</source>
        <translation>لا كلمة مستحقة. عد لاحقًا، أو احفظ كلمات جديدة.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) reviewed.</source>
        <translation>
            <numerusform>روجعت %Ln كلمة.</numerusform>
            <numerusform>روجعت كلمة واحدة.</numerusform>
            <numerusform>روجعت كلمتان.</numerusform>
            <numerusform>روجعت %Ln كلمات.</numerusform>
            <numerusform>روجعت %Ln كلمة.</numerusform>
            <numerusform>روجعت %Ln كلمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knew all of them.</source>
        <translation>كنت تعرفها كلها.</translation>
    </message>
    <message numerus="yes">
        <source>Forgotten %Ln time(s).</source>
        <translation>
            <numerusform>مرات النسيان: %Ln.</numerusform>
            <numerusform>نسيان: مرة واحدة.</numerusform>
            <numerusform>نسيان: مرتان.</numerusform>
            <numerusform>نسيان: %Ln مرات.</numerusform>
            <numerusform>نسيان: %Ln مرة.</numerusform>
            <numerusform>نسيان: %Ln مرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looked up: %1</source>
        <translation>المبحوث عنه: %1</translation>
    </message>
    <message>
        <source>%1, next time after %2</source>
        <translation>‏%1، المرة التالية بعد %2</translation>
    </message>
    <message>
        <source>Review of saved words</source>
        <translation>مراجعة الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>تقدم المراجعة</translation>
    </message>
    <message>
        <source>Meaning → word</source>
        <translation>المعنى ← الكلمة</translation>
    </message>
    <message>
        <source>Word → meaning</source>
        <translation>الكلمة ← المعنى</translation>
    </message>
    <message>
        <source>Direction of the review</source>
        <translation>اتجاه المراجعة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undo the last grade (Ctrl+Z)</source>
        <translation>التراجع عن آخر تقدير (Ctrl+Z)</translation>
    </message>
    <message>
        <source>End</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>Back to the list (Esc); what was graded is kept</source>
        <translation>العودة إلى القائمة (Esc)؛ يُحتفظ بما قُدّر</translation>
    </message>
    <message>
        <source>Show the answer (Space)</source>
        <translation>عرض الإجابة (Space)</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewFlow</name>
    <message>
        <source>No suggestion here: choose a candidate, or say that there is no counterpart.</source>
        <translation>لا اقتراح هنا: اختر مرشحًا، أو حدّد أنه لا مقابل.</translation>
    </message>
    <message>
        <source>There is no suggestion to reject here.</source>
        <translation>لا اقتراح هنا لرفضه.</translation>
    </message>
    <message>
        <source>This gloss is open.</source>
        <translation>هذا الشرح مفتوح.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>لا شيء للتراجع عنه.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>لا شيء لإعادته.</translation>
    </message>
    <message>
        <source>There are no open glosses left in this view.</source>
        <translation>لم تبقَ شروح مفتوحة في طريقة العرض هذه.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>تم التراجع: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>تمت الإعادة: %1</translation>
    </message>
    <message>
        <source>(hidden by the filters)</source>
        <translation>(أخفته عوامل التصفية)</translation>
    </message>
    <message>
        <source>No candidate is left for this gloss: search the target wordnet, or say that there is no counterpart.</source>
        <translation>لم يبقَ مرشح لهذا الشرح: ابحث في شبكة الكلمات الهدف، أو حدّد أنه لا مقابل.</translation>
    </message>
    <message>
        <source>accepted %1</source>
        <translation>قبول %1</translation>
    </message>
    <message>
        <source>rejected %1</source>
        <translation>رفض %1</translation>
    </message>
    <message>
        <source>deferred %1</source>
        <translation>تأجيل %1</translation>
    </message>
    <message>
        <source>no counterpart of %1</source>
        <translation>لا مقابل لـ %1</translation>
    </message>
    <message>
        <source>reopened %1</source>
        <translation>إعادة فتح %1</translation>
    </message>
    <message>
        <source>note on %1</source>
        <translation>ملاحظة على %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::ReviewPanel</name>
    <message>
        <source>%1 of %2 decided</source>
        <translation>المقرَّر %1 من %2</translation>
    </message>
    <message>
        <source>%1 %, today %2</source>
        <translation>‏%1 %، اليوم %2</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2 %)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>مقبول</translation>
    </message>
    <message>
        <source>as suggested</source>
        <translation>كما اقتُرح</translation>
    </message>
    <message>
        <source>as nearest neighbour</source>
        <translation>كأقرب جار</translation>
    </message>
    <message>
        <source>No counterpart</source>
        <translation>لا مقابل</translation>
    </message>
    <message>
        <source>Deferred</source>
        <translation>مؤجَّل</translation>
    </message>
    <message>
        <source>Rejected pairs</source>
        <translation>الأزواج المرفوضة</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>The last decision changed no other suggestion</source>
        <translation>لم يغيّر القرار الأخير أي اقتراح آخر</translation>
    </message>
    <message numerus="yes">
        <source>The last decision changed %Ln other suggestion(s)</source>
        <translation>
            <numerusform>غيّر القرار الأخير %Ln اقتراح آخر</numerusform>
            <numerusform>غيّر القرار الأخير اقتراحًا آخر</numerusform>
            <numerusform>غيّر القرار الأخير اقتراحين آخرين</numerusform>
            <numerusform>غيّر القرار الأخير %Ln اقتراحات أخرى</numerusform>
            <numerusform>غيّر القرار الأخير %Ln اقتراحًا آخر</numerusform>
            <numerusform>غيّر القرار الأخير %Ln اقتراح آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Suggestions changed by your decisions appear here</source>
        <translation>تظهر هنا الاقتراحات التي غيّرتها قراراتك</translation>
    </message>
    <message>
        <source>One reviewer so far. Import the decisions of another to compare with.</source>
        <translation>مراجع واحد حتى الآن. استورد قرارات مراجع آخر للمقارنة بها.</translation>
    </message>
    <message>
        <source>Over the glosses that both have decided.</source>
        <translation>على الشروح التي قرر فيها كلاهما.</translation>
    </message>
    <message>
        <source>Both decided</source>
        <translation>قرر كلاهما</translation>
    </message>
    <message>
        <source>Same link</source>
        <translation>الربط نفسه</translation>
    </message>
    <message>
        <source>Same relation</source>
        <translation>العلاقة نفسها</translation>
    </message>
    <message>
        <source>Cohen&apos;s kappa</source>
        <translation>كابا كوهين</translation>
    </message>
    <message numerus="yes">
        <source>Show the %Ln that differ</source>
        <translation>
            <numerusform>عرض الشروح المختلف فيها (%Ln)</numerusform>
            <numerusform>عرض الشرح المختلف فيه</numerusform>
            <numerusform>عرض الشرحين المختلف فيهما</numerusform>
            <numerusform>عرض الشروح المختلف فيها (%Ln)</numerusform>
            <numerusform>عرض الشروح المختلف فيها (%Ln)</numerusform>
            <numerusform>عرض الشروح المختلف فيها (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Share of the glosses that is decided</source>
        <translation>نسبة الشروح المقرَّرة</translation>
    </message>
    <message>
        <source>Glosses whose suggestion the last decision changed; Enter goes there</source>
        <translation>الشروح التي غيّر القرار الأخير اقتراحها؛ ينتقل Enter إليها</translation>
    </message>
    <message>
        <source>Statistics of the review</source>
        <translation>إحصاءات المراجعة</translation>
    </message>
    <message>
        <source>Agreement of the two reviewers</source>
        <translation>توافق المراجعَين</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>الأعداد</translation>
    </message>
    <message>
        <source>Precision…</source>
        <translation>الدقة…</translation>
    </message>
    <message>
        <source>Precision of the suggestions when only the most certain are accepted (P)</source>
        <translation>دقة الاقتراحات عند قبول أكثرها يقينًا فقط (P)</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>التوافق</translation>
    </message>
    <message>
        <source>First reviewer</source>
        <translation>المراجع الأول</translation>
    </message>
    <message>
        <source>Second reviewer</source>
        <translation>المراجع الثاني</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunComparisonView</name>
    <message>
        <source>Paired tests of the two runs</source>
        <translation>الاختبارات المزدوجة لعمليتي التشغيل</translation>
    </message>
    <message>
        <source>Parameters that differ, and figures of both runs</source>
        <translation>المعاملات المختلفة، وأرقام عمليتي التشغيل</translation>
    </message>
    <message>
        <source>Two runs side by side</source>
        <translation>عمليتا تشغيل جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>Choose two runs in the list to compare them (Ctrl+click, or Shift and arrow keys).</source>
        <translation>اختر عمليتي تشغيل في القائمة للمقارنة بينهما (النقر مع Ctrl، أو Shift ومفاتيح الأسهم).</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>‏%1 و%2</translation>
    </message>
    <message>
        <source>Paired over the queries of both, %1 at most; differences are the second minus the first. McNemar&apos;s test counts the queries that one of the two alone gets right.</source>
        <translation>مزدوجة على استعلامات العمليتين كلتيهما، %1 على الأكثر؛ الفروق هي الثانية ناقص الأولى. يعدّ اختبار McNemar الاستعلامات التي تصيب فيها إحدى العمليتين وحدها.</translation>
    </message>
    <message>
        <source>Paired over the %1 glosses that both compared; differences are the second minus the first. McNemar&apos;s test counts the glosses that one of the two alone gets right.</source>
        <translation>مزدوجة على %1 من الشروح التي قارنتها العمليتان كلتاهما؛ الفروق هي الثانية ناقص الأولى. يعدّ اختبار McNemar الشروح التي تصيب فيها إحدى العمليتين وحدها.</translation>
    </message>
    <message>
        <source>The runs have no test items in common, so there is no paired test.</source>
        <translation>لا عناصر اختبار مشتركة بين عمليتي التشغيل، ولذلك لا اختبار مزدوجًا.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunEntryModel</name>
    <message>
        <source>Section</source>
        <translation>القسم</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>رقم</translation>
    </message>
    <message>
        <source>parameter</source>
        <translation>معامل</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunFiguresView</name>
    <message numerus="yes">
        <source>%Ln value(s)</source>
        <translation>
            <numerusform>%Ln قيمة</numerusform>
            <numerusform>قيمة واحدة</numerusform>
            <numerusform>قيمتان</numerusform>
            <numerusform>%Ln قيم</numerusform>
            <numerusform>%Ln قيمة</numerusform>
            <numerusform>%Ln قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Time by stage</source>
        <translation>الوقت بحسب المرحلة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Parameters and figures of the run</source>
        <translation>معاملات التشغيل وأرقامه</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>number</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>started</source>
        <translation>وقت البدء</translation>
    </message>
    <message>
        <source>took</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>state</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>الأرقام</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>المعاملات</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunHead</name>
    <message>
        <source>Run %1: %2</source>
        <translation>التشغيل %1: %2</translation>
    </message>
    <message>
        <source>Run %1: %2, %3</source>
        <translation>التشغيل %1: %2، %3</translation>
    </message>
    <message numerus="yes">
        <source>the first of %Ln chosen</source>
        <translation>
            <numerusform>الأول من %Ln مختارة</numerusform>
            <numerusform>الأول من واحد مختار</numerusform>
            <numerusform>الأول من اثنين مختارين</numerusform>
            <numerusform>الأول من %Ln مختارة</numerusform>
            <numerusform>الأول من %Ln مختارة</numerusform>
            <numerusform>الأول من %Ln مختارة</numerusform>
        </translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>فتح من جديد</translation>
    </message>
    <message>
        <source>Fill its page with its inputs, and continue</source>
        <translation>ملء صفحته بمدخلاته، والمتابعة</translation>
    </message>
    <message>
        <source>Fill its page with its inputs</source>
        <translation>ملء صفحته بمدخلاته</translation>
    </message>
    <message>
        <source>Runs of this kind are made on the command line; its inputs are listed under All</source>
        <translation>تُجرى عمليات التشغيل من هذا النوع في سطر الأوامر؛ مدخلاتها مذكورة تحت «الكل»</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunModel</name>
    <message>
        <source>No.</source>
        <translation>الرقم</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>المدخلات</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Matching</source>
        <translation>المطابقة</translation>
    </message>
    <message>
        <source>MRR</source>
        <translation>MRR</translation>
    </message>
    <message>
        <source>When</source>
        <translation>متى</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>The program ended during this run: it was killed, or the computer was switched off.</source>
        <translation>انتهى البرنامج أثناء هذا التشغيل: أُنهي قسرًا، أو أُطفئ الحاسوب.</translation>
    </message>
</context>
<context>
    <name>crossgloss::RunsView</name>
    <message>
        <source>All kinds</source>
        <translation>كل الأنواع</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s)</source>
        <translation>
            <numerusform>%Ln تشغيل</numerusform>
            <numerusform>تشغيل واحد</numerusform>
            <numerusform>عمليتا تشغيل</numerusform>
            <numerusform>%Ln عمليات تشغيل</numerusform>
            <numerusform>%Ln عملية تشغيل</numerusform>
            <numerusform>%Ln عملية تشغيل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln run(s)</source>
        <translation>
            <numerusform>‏%1 من %Ln تشغيل</numerusform>
            <numerusform>‏%1 من تشغيل واحد</numerusform>
            <numerusform>‏%1 من عمليتي تشغيل</numerusform>
            <numerusform>‏%1 من %Ln عمليات تشغيل</numerusform>
            <numerusform>‏%1 من %Ln عملية تشغيل</numerusform>
            <numerusform>‏%1 من %Ln عملية تشغيل</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: a measure, a file, a language …</source>
        <translation>تصفية: مقياس، أو ملف، أو لغة …</translation>
    </message>
    <message>
        <source>Filter the runs</source>
        <translation>تصفية عمليات التشغيل</translation>
    </message>
    <message>
        <source>Kind of run</source>
        <translation>نوع التشغيل</translation>
    </message>
    <message>
        <source>Runs of the workspace</source>
        <translation>عمليات التشغيل في مساحة العمل</translation>
    </message>
    <message>
        <source>Export list</source>
        <translation>تصدير القائمة</translation>
    </message>
    <message>
        <source>Write the list as it is filtered and sorted</source>
        <translation>كتابة القائمة كما هي مصفّاة ومرتبة</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove the selected runs (Del); Ctrl+Z restores them</source>
        <translation>إزالة عمليات التشغيل المحددة (Del)؛ يستعيدها Ctrl+Z</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedActions</name>
    <message>
        <source>&amp;Save the word</source>
        <translation>&amp;حفظ الكلمة</translation>
    </message>
    <message>
        <source>Re&amp;view the words that are due</source>
        <translation>م&amp;راجعة الكلمات المستحقة</translation>
    </message>
    <message>
        <source>&amp;Look the query up again</source>
        <translation>ال&amp;بحث عن الاستعلام من جديد</translation>
    </message>
    <message>
        <source>&amp;Remove the words</source>
        <translation>إ&amp;زالة الكلمات</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates</source>
        <translation>&amp;دمج المكررات</translation>
    </message>
    <message>
        <source>&amp;New list</source>
        <translation>&amp;قائمة جديدة</translation>
    </message>
    <message>
        <source>Rename the lis&amp;t</source>
        <translation>إعادة &amp;تسمية القائمة</translation>
    </message>
    <message>
        <source>Remove the l&amp;ist</source>
        <translation>إز&amp;الة القائمة</translation>
    </message>
    <message>
        <source>Im&amp;port words…</source>
        <translation>ا&amp;ستيراد كلمات…</translation>
    </message>
    <message>
        <source>&amp;Export words…</source>
        <translation>ت&amp;صدير الكلمات…</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedAnswers</name>
    <message>
        <source>Reading the saved words</source>
        <translation>قراءة الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation>حفظ %1</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>Restoring what was removed</source>
        <translation>استعادة ما أُزيل</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedEditPanel</name>
    <message>
        <source>New list</source>
        <translation>قائمة جديدة</translation>
    </message>
    <message>
        <source>Not in a list</source>
        <translation>ليست في أي قائمة</translation>
    </message>
    <message>
        <source>No word is chosen</source>
        <translation>لم تُختر كلمة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln كلمة</numerusform>
            <numerusform>كلمة واحدة</numerusform>
            <numerusform>كلمتان</numerusform>
            <numerusform>%Ln كلمات</numerusform>
            <numerusform>%Ln كلمة</numerusform>
            <numerusform>%Ln كلمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reviewed %Ln time(s), due: %1</source>
        <translation>
            <numerusform>مرات المراجعة: %Ln، الاستحقاق: %1</numerusform>
            <numerusform>روجعت مرة واحدة، الاستحقاق: %1</numerusform>
            <numerusform>روجعت مرتين، الاستحقاق: %1</numerusform>
            <numerusform>روجعت %Ln مرات، الاستحقاق: %1</numerusform>
            <numerusform>روجعت %Ln مرة، الاستحقاق: %1</numerusform>
            <numerusform>روجعت %Ln مرة، الاستحقاق: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not reviewed yet</source>
        <translation>لم تُراجع بعد</translation>
    </message>
    <message>
        <source>Tags separated by spaces</source>
        <translation>وسوم تفصل بينها مسافات</translation>
    </message>
    <message>
        <source>Tags to add to all of them</source>
        <translation>وسوم تُضاف إليها كلها</translation>
    </message>
    <message>
        <source>The chosen word</source>
        <translation>الكلمة المختارة</translation>
    </message>
    <message>
        <source>Look up again</source>
        <translation>البحث من جديد</translation>
    </message>
    <message>
        <source>Go to the Look-up page with the query of this word (Ctrl+Shift+L)</source>
        <translation>الانتقال إلى صفحة البحث باستعلام هذه الكلمة (Ctrl+Shift+L)</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>Your own words</source>
        <translation>كلماتك أنت</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>Lists that the word is in</source>
        <translation>القوائم التي توجد فيها الكلمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedListsPane</name>
    <message>
        <source>All words</source>
        <translation>كل الكلمات</translation>
    </message>
    <message>
        <source>New list</source>
        <translation>قائمة جديدة</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>New list (Ctrl+Shift+N)</source>
        <translation>قائمة جديدة (Ctrl+Shift+N)</translation>
    </message>
    <message>
        <source>Lists of saved words</source>
        <translation>قوائم الكلمات المحفوظة</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedModel</name>
    <message>
        <source>Word</source>
        <translation>الكلمة</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Part of speech</source>
        <translation>قسم الكلام</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>المعنى</translation>
    </message>
    <message>
        <source>Looked up</source>
        <translation>المبحوث عنه</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>محفوظة</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>الاستحقاق</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedPage</name>
    <message>
        <source>Changing a saved word</source>
        <translation>تغيير كلمة محفوظة</translation>
    </message>
    <message>
        <source>Changing tags</source>
        <translation>تغيير الوسوم</translation>
    </message>
    <message>
        <source>Changing lists</source>
        <translation>تغيير القوائم</translation>
    </message>
    <message>
        <source>Reading the saved words</source>
        <translation>قراءة الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Undoing</source>
        <translation>جارٍ التراجع</translation>
    </message>
    <message>
        <source>Redoing</source>
        <translation>جارٍ الإعادة</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>لا شيء للتراجع عنه</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>لا شيء لإعادته</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>تم التراجع: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>تمت الإعادة: %1</translation>
    </message>
    <message>
        <source>Removing saved words</source>
        <translation>إزالة الكلمات المحفوظة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) removed.</source>
        <translation>
            <numerusform>أُزيلت %Ln كلمة.</numerusform>
            <numerusform>أُزيلت كلمة واحدة.</numerusform>
            <numerusform>أُزيلت كلمتان.</numerusform>
            <numerusform>أُزيلت %Ln كلمات.</numerusform>
            <numerusform>أُزيلت %Ln كلمة.</numerusform>
            <numerusform>أُزيلت %Ln كلمة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Merging</source>
        <translation>جارٍ الدمج</translation>
    </message>
    <message>
        <source>Entries of the same word were merged.</source>
        <translation>دُمجت مداخل الكلمة نفسها.</translation>
    </message>
    <message>
        <source>The list %1 was removed; its words are still saved.</source>
        <translation>أُزيلت القائمة %1؛ كلماتها لا تزال محفوظة.</translation>
    </message>
    <message>
        <source>Reading the words that are due</source>
        <translation>قراءة الكلمات المستحقة</translation>
    </message>
    <message>
        <source>Storing a grade</source>
        <translation>تخزين تقدير</translation>
    </message>
    <message>
        <source>CSV (*.csv);;TSV (*.tsv);;Text for Anki (*.txt);;Package for Anki (*.apkg)</source>
        <translation>CSV (*.csv);;TSV (*.tsv);;نص لـ Anki (*.txt);;حزمة لـ Anki (*.apkg)</translation>
    </message>
    <message>
        <source>Export the words shown</source>
        <translation>تصدير الكلمات المعروضة</translation>
    </message>
    <message>
        <source>Exporting saved words</source>
        <translation>تصدير الكلمات المحفوظة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) written to %1.</source>
        <translation>
            <numerusform>كُتبت %Ln كلمة في %1.</numerusform>
            <numerusform>كُتبت كلمة واحدة في %1.</numerusform>
            <numerusform>كُتبت كلمتان في %1.</numerusform>
            <numerusform>كُتبت %Ln كلمات في %1.</numerusform>
            <numerusform>كُتبت %Ln كلمة في %1.</numerusform>
            <numerusform>كُتبت %Ln كلمة في %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import words</source>
        <translation>استيراد كلمات</translation>
    </message>
    <message>
        <source>Tables of words (*.csv *.tsv *.txt);;All files (*)</source>
        <translation>جداول كلمات (*.csv *.tsv *.txt);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>استيراد %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln added</source>
        <translation>
            <numerusform>أُضيفت %Ln</numerusform>
            <numerusform>أُضيفت واحدة</numerusform>
            <numerusform>أُضيفت اثنتان</numerusform>
            <numerusform>أُضيفت %Ln</numerusform>
            <numerusform>أُضيفت %Ln</numerusform>
            <numerusform>أُضيفت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln merged</source>
        <translation>
            <numerusform>دُمجت %Ln</numerusform>
            <numerusform>دُمجت واحدة</numerusform>
            <numerusform>دُمجت اثنتان</numerusform>
            <numerusform>دُمجت %Ln</numerusform>
            <numerusform>دُمجت %Ln</numerusform>
            <numerusform>دُمجت %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln unchanged</source>
        <translation>
            <numerusform>بقيت %Ln دون تغيير</numerusform>
            <numerusform>بقيت واحدة دون تغيير</numerusform>
            <numerusform>بقيت اثنتان دون تغيير</numerusform>
            <numerusform>بقيت %Ln دون تغيير</numerusform>
            <numerusform>بقيت %Ln دون تغيير</numerusform>
            <numerusform>بقيت %Ln دون تغيير</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln skipped</source>
        <translation>
            <numerusform>جرى تخطي %Ln</numerusform>
            <numerusform>جرى تخطي واحدة</numerusform>
            <numerusform>جرى تخطي اثنتين</numerusform>
            <numerusform>جرى تخطي %Ln</numerusform>
            <numerusform>جرى تخطي %Ln</numerusform>
            <numerusform>جرى تخطي %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>… and %Ln more</source>
        <translation>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… وواحد آخر</numerusform>
            <numerusform>… واثنان آخران</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
            <numerusform>… و%Ln أخرى</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) differ from what is saved here, which was kept.</source>
        <translation>
            <numerusform>يخالف %Ln سطر ما هو محفوظ هنا، وقد أُبقي على المحفوظ.</numerusform>
            <numerusform>يخالف سطر واحد ما هو محفوظ هنا، وقد أُبقي على المحفوظ.</numerusform>
            <numerusform>يخالف سطران ما هو محفوظ هنا، وقد أُبقي على المحفوظ.</numerusform>
            <numerusform>تخالف %Ln أسطر ما هو محفوظ هنا، وقد أُبقي على المحفوظ.</numerusform>
            <numerusform>يخالف %Ln سطرًا ما هو محفوظ هنا، وقد أُبقي على المحفوظ.</numerusform>
            <numerusform>يخالف %Ln سطر ما هو محفوظ هنا، وقد أُبقي على المحفوظ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the values of the file</source>
        <translation>استخدام بيانات الملف</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>تم النسخ</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>Your saved words: in lists, with notes, to review and export.</source>
        <translation>كلماتك المحفوظة: في قوائم، مع ملاحظات، للمراجعة والتصدير.</translation>
    </message>
    <message>
        <source>Saved words are listed here, to find, review and export. Save an answer of the Look-up page with its star or Ctrl+D.</source>
        <translation>تُدرج هنا الكلمات المحفوظة للعثور عليها ومراجعتها وتصديرها. احفظ إجابة من صفحة البحث بنجمتها أو بـ Ctrl+D.</translation>
    </message>
    <message>
        <source>Look up a word</source>
        <translation>البحث عن كلمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::SavedView</name>
    <message>
        <source>All languages</source>
        <translation>كل اللغات</translation>
    </message>
    <message>
        <source>Search words, meanings, notes, tags</source>
        <translation>بحث في الكلمات والمعاني والملاحظات والوسوم</translation>
    </message>
    <message>
        <source>Search the saved words</source>
        <translation>بحث في الكلمات المحفوظة</translation>
    </message>
    <message>
        <source>Language of the words</source>
        <translation>لغة الكلمات</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s)</source>
        <translation>
            <numerusform>%Ln كلمة</numerusform>
            <numerusform>كلمة واحدة</numerusform>
            <numerusform>كلمتان</numerusform>
            <numerusform>%Ln كلمات</numerusform>
            <numerusform>%Ln كلمة</numerusform>
            <numerusform>%Ln كلمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln word(s)</source>
        <translation>
            <numerusform>‏%1 من %Ln كلمة</numerusform>
            <numerusform>‏%1 من كلمة واحدة</numerusform>
            <numerusform>‏%1 من كلمتين</numerusform>
            <numerusform>‏%1 من %Ln كلمات</numerusform>
            <numerusform>‏%1 من %Ln كلمة</numerusform>
            <numerusform>‏%1 من %Ln كلمة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %Ln word(s)</source>
        <translation>
            <numerusform>مراجعة %Ln كلمة</numerusform>
            <numerusform>مراجعة كلمة واحدة</numerusform>
            <numerusform>مراجعة كلمتين</numerusform>
            <numerusform>مراجعة %Ln كلمات</numerusform>
            <numerusform>مراجعة %Ln كلمة</numerusform>
            <numerusform>مراجعة %Ln كلمة</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>لا شيء للمراجعة</translation>
    </message>
    <message>
        <source>Go through the words that are due (Ctrl+Shift+D)</source>
        <translation>المرور على الكلمات المستحقة (Ctrl+Shift+D)</translation>
    </message>
    <message>
        <source>Merge duplicates</source>
        <translation>دمج المكررات</translation>
    </message>
    <message>
        <source>Merge the selected entries of the same word, or all such entries (Ctrl+Shift+U)</source>
        <translation>دمج المداخل المحددة للكلمة نفسها، أو كل المداخل من هذا القبيل (Ctrl+Shift+U)</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Merge words of a CSV, TSV or Anki text file (Ctrl+Shift+O)</source>
        <translation>دمج كلمات من ملف CSV أو TSV أو ملف نص Anki (Ctrl+Shift+O)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>تصدير…</translation>
    </message>
    <message>
        <source>Write the words shown as CSV, TSV, or for Anki (Ctrl+Shift+E)</source>
        <translation>كتابة الكلمات المعروضة بصيغة CSV أو TSV أو لـ Anki (Ctrl+Shift+E)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Remove the selected words (Del); Ctrl+Z restores them</source>
        <translation>إزالة الكلمات المحددة (Del)؛ يستعيدها Ctrl+Z</translation>
    </message>
    <message>
        <source>Saved words</source>
        <translation>الكلمات المحفوظة</translation>
    </message>
</context>
<context>
    <name>crossgloss::ScoreModel</name>
    <message>
        <source>Run</source>
        <translation>التشغيل</translation>
    </message>
    <message>
        <source>Chosen by</source>
        <translation>معيار الاختيار</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>from</source>
        <translation>من</translation>
    </message>
    <message>
        <source>to</source>
        <translation>إلى</translation>
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
        <translation>P@1 للاسترجاع وللمطابقة؛ الخطوط الطرفية مجالات ثقة 95 %.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln glosses.</source>
        <translation>
            <numerusform>%Ln شرح.</numerusform>
            <numerusform>شرح واحد.</numerusform>
            <numerusform>شرحان.</numerusform>
            <numerusform>%Ln شروح.</numerusform>
            <numerusform>%Ln شرحًا.</numerusform>
            <numerusform>%Ln شرح.</numerusform>
        </translation>
    </message>
    <message>
        <source>Skewness of N_k: %1.</source>
        <translation>التواء N_k: %1.</translation>
    </message>
    <message>
        <source>P@1</source>
        <translation>P@1</translation>
    </message>
    <message>
        <source>Bars of P@1 by run, for retrieval and matching; the table has the numbers</source>
        <translation>أعمدة P@1 بحسب التشغيل، للاسترجاع والمطابقة؛ الأرقام في الجدول</translation>
    </message>
    <message>
        <source>Precision by run, for retrieval and matching</source>
        <translation>الدقة بحسب التشغيل، للاسترجاع والمطابقة</translation>
    </message>
    <message>
        <source>gloss-precision</source>
        <translation>دقة-الشروح</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchPane</name>
    <message>
        <source>Reading the library</source>
        <translation>قراءة المكتبة</translation>
    </message>
    <message>
        <source>Detecting the language</source>
        <translation>كشف اللغة</translation>
    </message>
    <message>
        <source>Adding a list of sentences</source>
        <translation>إضافة قائمة جمل</translation>
    </message>
    <message>
        <source>%1 was added: %2 sentences.</source>
        <translation>أُضيفت %1: %2 من الجمل.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank line(s) left out.</source>
        <translation>
            <numerusform>استُبعد %Ln سطر فارغ.</numerusform>
            <numerusform>استُبعد سطر فارغ واحد.</numerusform>
            <numerusform>استُبعد سطران فارغان.</numerusform>
            <numerusform>استُبعدت %Ln أسطر فارغة.</numerusform>
            <numerusform>استُبعد %Ln سطرًا فارغًا.</numerusform>
            <numerusform>استُبعد %Ln سطر فارغ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) could not be read.</source>
        <translation>
            <numerusform>تعذرت قراءة %Ln سطر.</numerusform>
            <numerusform>تعذرت قراءة سطر واحد.</numerusform>
            <numerusform>تعذرت قراءة سطرين.</numerusform>
            <numerusform>تعذرت قراءة %Ln أسطر.</numerusform>
            <numerusform>تعذرت قراءة %Ln سطرًا.</numerusform>
            <numerusform>تعذرت قراءة %Ln سطر.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %Ln sentence(s) the model knows no word; they are never found.</source>
        <translation>
            <numerusform>لا يعرف النموذج أي كلمة من %Ln جملة؛ ولن يُعثر عليها أبدًا.</numerusform>
            <numerusform>لا يعرف النموذج أي كلمة من جملة واحدة؛ ولن يُعثر عليها أبدًا.</numerusform>
            <numerusform>لا يعرف النموذج أي كلمة من جملتين؛ ولن يُعثر عليهما أبدًا.</numerusform>
            <numerusform>لا يعرف النموذج أي كلمة من %Ln جمل؛ ولن يُعثر عليها أبدًا.</numerusform>
            <numerusform>لا يعرف النموذج أي كلمة من %Ln جملة؛ ولن يُعثر عليها أبدًا.</numerusform>
            <numerusform>لا يعرف النموذج أي كلمة من %Ln جملة؛ ولن يُعثر عليها أبدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the list</source>
        <translation>إزالة القائمة</translation>
    </message>
    <message>
        <source>%1 and the vectors of its sentences are removed from the library. The file it was read from stays.</source>
        <translation>تُزال %1 ومتجهات جملها من المكتبة. ويبقى الملف الذي قُرئت منه.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Removing %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>أُزيل %1.</translation>
    </message>
    <message>
        <source>Choose a file of sentences.</source>
        <translation>اختر ملف جمل.</translation>
    </message>
    <message>
        <source>Give the list a name.</source>
        <translation>أعطِ القائمة اسمًا.</translation>
    </message>
    <message>
        <source>The library has a list of this name: choose another name, or replace it.</source>
        <translation>في المكتبة قائمة بهذا الاسم: اختر اسمًا آخر، أو استبدلها.</translation>
    </message>
    <message>
        <source>Try an example list</source>
        <translation>تجربة قائمة توضيحية</translation>
    </message>
    <message>
        <source>Stopped. Nothing was added.</source>
        <translation>تم الإيقاف. لم يُضف شيء.</translation>
    </message>
    <message>
        <source>Lists of sentences are kept in the library with what they mean, and searched by meaning as you type, in any language of the model. The pack alone will do.</source>
        <translation>يُحتفظ بقوائم الجمل في المكتبة مع معانيها، ويُبحث فيها بالمعنى أثناء الكتابة، بأي لغة من لغات النموذج. تكفي الحزمة وحدها.</translation>
    </message>
    <message>
        <source>Stop adding the list</source>
        <translation>إيقاف إضافة القائمة</translation>
    </message>
    <message>
        <source>Progress of adding the list</source>
        <translation>تقدم إضافة القائمة</translation>
    </message>
    <message>
        <source>Add the list</source>
        <translation>إضافة القائمة</translation>
    </message>
    <message>
        <source>Read the file, make the vectors and keep both in the library</source>
        <translation>قراءة الملف، وإنشاء المتجهات، والاحتفاظ بكليهما في المكتبة</translation>
    </message>
</context>
<context>
    <name>crossgloss::SearchView</name>
    <message>
        <source>Write a sentence: what means the same is found as you type, in any language of the list.</source>
        <translation>اكتب جملة: يُعثر أثناء الكتابة على ما يعني الشيء نفسه، بأي لغة من لغات القائمة.</translation>
    </message>
    <message>
        <source>the %1 nearest of %2 sentences</source>
        <translation>أقرب %1 من %2 من الجمل</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>‏%1 مل ث</translation>
    </message>
    <message>
        <source>%1 % of the words are known to the model</source>
        <translation>يعرف النموذج %1 % من الكلمات</translation>
    </message>
    <message>
        <source>Export the sentences to</source>
        <translation>تصدير الجمل إلى</translation>
    </message>
    <message>
        <source>search</source>
        <comment>file name</comment>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Table (*.tsv)</source>
        <translation>جدول (*.tsv)</translation>
    </message>
    <message>
        <source>query</source>
        <translation>الاستعلام</translation>
    </message>
    <message>
        <source>list</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>تم التصدير إلى %1.</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>ال&amp;قائمة</translation>
    </message>
    <message>
        <source>List to search</source>
        <translation>القائمة التي يُبحث فيها</translation>
    </message>
    <message>
        <source>A&amp;dd a list…</source>
        <translation>إ&amp;ضافة قائمة…</translation>
    </message>
    <message>
        <source>Add a list of sentences to the library</source>
        <translation>إضافة قائمة جمل إلى المكتبة</translation>
    </message>
    <message>
        <source>Rem&amp;ove</source>
        <translation>إ&amp;زالة</translation>
    </message>
    <message>
        <source>Remove this list from the library; its file stays</source>
        <translation>إزالة هذه القائمة من المكتبة؛ يبقى ملفها</translation>
    </message>
    <message>
        <source>Se&amp;ntence</source>
        <translation>ال&amp;جملة</translation>
    </message>
    <message>
        <source>Write a sentence in any language</source>
        <translation>اكتب جملة بأي لغة</translation>
    </message>
    <message>
        <source>Sentences by descending score; Enter compares one with the query</source>
        <translation>الجمل بترتيب الدرجة تنازليًا؛ يقارن Enter إحداها بالاستعلام</translation>
    </message>
    <message>
        <source>&amp;Compare with the query</source>
        <translation>ال&amp;مقارنة بالاستعلام</translation>
    </message>
    <message>
        <source>Open both in Two sentences: which words carry the similarity</source>
        <translation>فتح الجملتين في «جملتان»: أي الكلمات تحمل التشابه</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;نسخ</translation>
    </message>
    <message>
        <source>Copy the chosen sentence</source>
        <translation>نسخ الجملة المختارة</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>ت&amp;صدير…</translation>
    </message>
    <message>
        <source>Export the sentences found as TSV</source>
        <translation>تصدير الجمل التي عُثر عليها بصيغة TSV</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceComparisonModel</name>
    <message>
        <source>no word of a sentence is known to it</source>
        <translation>لا يعرف أي كلمة من إحدى الجملتين</translation>
    </message>
    <message>
        <source>there are no random pairs of these languages to compare with</source>
        <translation>لا توجد أزواج عشوائية بهاتين اللغتين للمقارنة بها</translation>
    </message>
    <message numerus="yes">
        <source>closer than all of %n random pair(s)</source>
        <translation>
            <numerusform>أقرب من كل الأزواج العشوائية (%n)</numerusform>
            <numerusform>أقرب من زوج عشوائي واحد</numerusform>
            <numerusform>أقرب من زوجين عشوائيين كليهما</numerusform>
            <numerusform>أقرب من كل الأزواج العشوائية (%n)</numerusform>
            <numerusform>أقرب من كل الأزواج العشوائية (%n)</numerusform>
            <numerusform>أقرب من كل الأزواج العشوائية (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>no closer than random pairs</source>
        <translation>ليستا أقرب من الأزواج العشوائية</translation>
    </message>
    <message>
        <source>closer than %1 % of random pairs</source>
        <translation>أقرب من %1 % من الأزواج العشوائية</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>التشابه</translation>
    </message>
    <message>
        <source>Against random pairs</source>
        <translation>مقابل الأزواج العشوائية</translation>
    </message>
    <message>
        <source>Known words</source>
        <translation>الكلمات المعروفة</translation>
    </message>
    <message>
        <source>%1 of %2, %3 of %4</source>
        <comment>known and all words of both sentences</comment>
        <translation>‏%1 من %2، %3 من %4</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceField</name>
    <message>
        <source>Language of: %1</source>
        <comment>which sentence</comment>
        <translation>لغة: %1</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceFinder</name>
    <message>
        <source>Searching a list of sentences</source>
        <translation>البحث في قائمة جمل</translation>
    </message>
</context>
<context>
    <name>crossgloss::SentenceModelBox</name>
    <message>
        <source>Open a model of sentences</source>
        <translation>فتح نموذج جمل</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>النموذج</translation>
    </message>
    <message>
        <source>Works without any word vectors</source>
        <translation>تعمل بلا أي متجهات كلمات</translation>
    </message>
    <message>
        <source>Of the word vectors that were aligned last</source>
        <translation>من متجهات الكلمات التي حوذيت آخر مرة</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingRow</name>
    <message>
        <source>Restore the default of “%1”</source>
        <translation>استعادة القيمة الافتراضية لـ «%1»</translation>
    </message>
</context>
<context>
    <name>crossgloss::SettingsDialog</name>
    <message>
        <source>No matching settings.</source>
        <translation>لا إعدادات مطابقة.</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>بحث في الإعدادات</translation>
    </message>
    <message>
        <source>Sections of the settings</source>
        <translation>أقسام الإعدادات</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>استعادة الإعدادات الا&amp;فتراضية</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>إ&amp;غلاق</translation>
    </message>
    <message>
        <source>Resets all visible settings to their defaults</source>
        <translation>يعيد كل الإعدادات الظاهرة إلى قيمها الافتراضية</translation>
    </message>
</context>
<context>
    <name>crossgloss::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Look up at once; open the details of the chosen word</source>
        <translation>البحث فورًا؛ فتح تفاصيل الكلمة المختارة</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>أعلى، أسفل</translation>
    </message>
    <message>
        <source>Move through the answers</source>
        <translation>التنقل بين الإجابات</translation>
    </message>
    <message>
        <source>Left, Right</source>
        <translation>يسار، يمين</translation>
    </message>
    <message>
        <source>Go to the answers in the next language</source>
        <translation>الانتقال إلى الإجابات باللغة التالية</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Clear the description</source>
        <translation>مسح الوصف</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab، Shift+Tab</translation>
    </message>
    <message>
        <source>Go to the next or previous field</source>
        <translation>الانتقال إلى الحقل التالي أو السابق</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>وظيفتها</translation>
    </message>
</context>
<context>
    <name>crossgloss::SpacePicker</name>
    <message>
        <source>%1 words × %2 dimensions</source>
        <translation>‏%1 كلمة × %2 بُعد</translation>
    </message>
    <message>
        <source>Choose vectors</source>
        <translation>اختيار المتجهات</translation>
    </message>
    <message>
        <source>Open a file of word vectors</source>
        <translation>فتح ملف متجهات كلمات</translation>
    </message>
    <message>
        <source>Open a file of word vectors: %1</source>
        <translation>فتح ملف متجهات كلمات: %1</translation>
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
            <numerusform>(و%Ln أخرى)</numerusform>
            <numerusform>(وواحدة أخرى)</numerusform>
            <numerusform>(واثنتان أخريان)</numerusform>
            <numerusform>(و%Ln أخرى)</numerusform>
            <numerusform>(و%Ln أخرى)</numerusform>
            <numerusform>(و%Ln أخرى)</numerusform>
        </translation>
    </message>
    <message>
        <source>Open the list of jobs</source>
        <translation>فتح قائمة المهام</translation>
    </message>
    <message>
        <source>Progress of the running job</source>
        <translation>تقدم المهمة الجارية</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>إلغاء هذه المهمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::TargetSearchView</name>
    <message>
        <source>Every concept of the target wordnet can be found and linked, compared or not.</source>
        <translation>يمكن العثور على كل مفهوم في شبكة الكلمات الهدف وربطه، سواء قورن أم لم يُقارن.</translation>
    </message>
    <message>
        <source>No match. Try fewer words, or only their beginnings.</source>
        <translation>لا تطابق. جرّب كلمات أقل، أو بداياتها فقط.</translation>
    </message>
    <message>
        <source>The first %1 of %2 matches</source>
        <translation>أول %1 من %2 من النتائج المطابقة</translation>
    </message>
    <message numerus="yes">
        <source>%Ln concept(s) found</source>
        <translation>
            <numerusform>عُثر على %Ln مفهوم</numerusform>
            <numerusform>عُثر على مفهوم واحد</numerusform>
            <numerusform>عُثر على مفهومين</numerusform>
            <numerusform>عُثر على %Ln مفاهيم</numerusform>
            <numerusform>عُثر على %Ln مفهومًا</numerusform>
            <numerusform>عُثر على %Ln مفهوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the target wordnet</source>
        <translation>البحث في شبكة الكلمات الهدف</translation>
    </message>
    <message>
        <source>Word, words of the gloss, or id</source>
        <translation>كلمة، أو كلمات من الشرح، أو معرّف</translation>
    </message>
    <message>
        <source>Concepts found; Enter links the chosen one, Escape goes back</source>
        <translation>المفاهيم التي عُثر عليها؛ يربط Enter المختار منها، ويعود Escape</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainPage</name>
    <message>
        <source>What is trained</source>
        <translation>ما يُدرَّب</translation>
    </message>
    <message>
        <source>Dictionary encoder</source>
        <translation>مرمّز القواميس</translation>
    </message>
    <message>
        <source>Gloss encoder (Siamese LSTM)</source>
        <translation>مرمّز الشروح (LSTM سيامي)</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>متجهات الكلمات</translation>
    </message>
    <message>
        <source>Ask an encoder</source>
        <translation>سؤال مرمّز</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>التجارب</translation>
    </message>
    <message>
        <source>Train an encoder that reads descriptions, from your own dictionaries and word vectors.</source>
        <translation>درّب مرمّزًا يقرأ الأوصاف، من قواميسك ومتجهات كلماتك.</translation>
    </message>
    <message>
        <source>Train a network that tells when two glosses mean the same, on wordnets that share synsets, to link others with it.</source>
        <translation>درّب شبكة تعرف متى يعني شرحان الشيء نفسه، على شبكات كلمات تشترك في مجموعات ترادف، لتربط بها غيرها.</translation>
    </message>
    <message>
        <source>Train word vectors from plain text, in one language or in two that share a space.</source>
        <translation>درّب متجهات كلمات من نص عادي، بلغة واحدة أو بلغتين تشتركان في فضاء واحد.</translation>
    </message>
    <message>
        <source>Ask a trained encoder for the words of a description, and see what it looked at.</source>
        <translation>اسأل مرمّزًا مدرَّبًا عن الكلمات المطابقة لوصف ما، وانظر إلى ما انتبه إليه.</translation>
    </message>
    <message>
        <source>Fill whole tables: every encoder and strategy, several seeds, with intervals and paired tests.</source>
        <translation>املأ جداول كاملة: كل مرمّز وكل استراتيجية، وعدة بذور، مع مجالات الثقة والاختبارات المزدوجة.</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>تدريب</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurveModel</name>
    <message>
        <source>Epoch</source>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
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
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Examples/s</source>
        <translation>أمثلة/ث</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingCurves</name>
    <message>
        <source>Curves</source>
        <translation>المنحنيات</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Loss (left)</source>
        <translation>الخسارة (يسار)</translation>
    </message>
    <message>
        <source>P@10 (right)</source>
        <translation>P@10 (يمين)</translation>
    </message>
    <message>
        <source>MRR (right)</source>
        <translation>MRR (يمين)</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Curves of the training run; the table beside them has the numbers</source>
        <translation>منحنيات التدريب؛ الأرقام في الجدول المجاور لها</translation>
    </message>
    <message>
        <source>Loss and scores by epoch</source>
        <translation>الخسارة والدرجات بحسب الدورة</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingPane</name>
    <message>
        <source>Epoch %1 · loss %2</source>
        <translation>الدورة %1 · الخسارة %2</translation>
    </message>
    <message>
        <source>MRR %1</source>
        <translation>MRR %1</translation>
    </message>
    <message>
        <source>%1 examples/s</source>
        <translation>‏%1 مثال/ث</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>استئناف</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>التدريب بهذه الإعدادات</translation>
    </message>
    <message>
        <source>Loss and validation scores of the training appear here, epoch by epoch.</source>
        <translation>تظهر هنا خسارة التدريب ودرجات التحقق، دورة بعد دورة.</translation>
    </message>
    <message>
        <source>Stop after the current step; the checkpoint stays</source>
        <translation>التوقف بعد الخطوة الحالية؛ تبقى نقطة الحفظ</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>تقدم التدريب</translation>
    </message>
    <message>
        <source>Start from scratch, not from the checkpoint of the earlier run</source>
        <translation>البدء من الصفر، لا من نقطة حفظ التشغيل السابق</translation>
    </message>
</context>
<context>
    <name>crossgloss::TrainingSettings</name>
    <message>
        <source>Attentive GRU</source>
        <translation>GRU بآلية الانتباه</translation>
    </message>
    <message>
        <source>GRU</source>
        <translation>GRU</translation>
    </message>
    <message>
        <source>Bidirectional GRU</source>
        <translation>GRU ثنائي الاتجاه</translation>
    </message>
    <message>
        <source>Convolutions (CNN)</source>
        <translation>التفافات (CNN)</translation>
    </message>
    <message>
        <source>Bag of words</source>
        <translation>حقيبة الكلمات (BOW)</translation>
    </message>
    <message>
        <source>One direction</source>
        <translation>اتجاه واحد</translation>
    </message>
    <message>
        <source>With monolingual definitions</source>
        <translation>مع تعريفات أحادية اللغة</translation>
    </message>
    <message>
        <source>Several directions at once</source>
        <translation>عدة اتجاهات معًا</translation>
    </message>
    <message>
        <source>Jointly with the word vectors</source>
        <translation>بالاشتراك مع متجهات الكلمات</translation>
    </message>
    <message>
        <source>L2 distance (as published)</source>
        <translation>مسافة L2 (كما نُشر)</translation>
    </message>
    <message>
        <source>Cosine</source>
        <translation>جيب التمام</translation>
    </message>
    <message>
        <source>Hinge</source>
        <translation>Hinge</translation>
    </message>
    <message>
        <source>Softmax over the batch</source>
        <translation>Softmax على الدفعة</translation>
    </message>
    <message>
        <source>Training definitions</source>
        <translation>تعريفات التدريب</translation>
    </message>
    <message>
        <source>Lines of answer, tab, definition; or answer, tab, headword, tab, definition.</source>
        <translation>أسطر من إجابة ثم علامة جدولة ثم تعريف؛ أو إجابة ثم علامة جدولة ثم رأس مدخل ثم علامة جدولة ثم تعريف.</translation>
    </message>
    <message>
        <source>Files of definitions</source>
        <translation>ملفات التعريفات</translation>
    </message>
    <message>
        <source>Definitions (*.tsv *.txt *.gz *.xz);;All files (*)</source>
        <translation>تعريفات (*.tsv *.txt *.gz *.xz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Word vectors</source>
        <translation>متجهات الكلمات</translation>
    </message>
    <message>
        <source>One file for each language, all in one shared space.</source>
        <translation>ملف واحد لكل لغة، وكلها في فضاء واحد مشترك.</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin *.txt *.gz *.xz);;All files (*)</source>
        <translation>متجهات كلمات (*.vec *.bin *.txt *.gz *.xz);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>A file of definitions to evaluate on. Without one, words are held out of the data.</source>
        <translation>ملف تعريفات للتقييم عليه. ومن دونه تُحجز كلمات من البيانات.</translation>
    </message>
    <message>
        <source>Validation file</source>
        <translation>ملف التحقق</translation>
    </message>
    <message>
        <source>&amp;Encoder</source>
        <translation>المر&amp;مّز</translation>
    </message>
    <message>
        <source>Strateg&amp;y</source>
        <translation>الا&amp;ستراتيجية</translation>
    </message>
    <message>
        <source>O&amp;bjective</source>
        <translation>دالة ال&amp;هدف</translation>
    </message>
    <message>
        <source>Maximum e&amp;pochs</source>
        <translation>الحد الأ&amp;قصى للدورات</translation>
    </message>
    <message>
        <source>Early stoppin&amp;g (epochs)</source>
        <translation>الإيقا&amp;ف المبكر (دورات)</translation>
    </message>
    <message>
        <source>&amp;Model file</source>
        <translation>مل&amp;ف النموذج</translation>
    </message>
    <message>
        <source>&amp;Words held out</source>
        <translation>ال&amp;كلمات المحجوزة للاختبار</translation>
    </message>
    <message>
        <source>&amp;Layers</source>
        <translation>الطبق&amp;ات</translation>
    </message>
    <message>
        <source>&amp;Hidden size</source>
        <translation>حجم ال&amp;طبقة المخفية</translation>
    </message>
    <message>
        <source>&amp;Affine layers</source>
        <translation>الطبقات التآ&amp;لفية</translation>
    </message>
    <message>
        <source>Words read per de&amp;finition</source>
        <translation>الكلمات المقروءة لكل ت&amp;عريف</translation>
    </message>
    <message>
        <source>Bat&amp;ch size</source>
        <translation>حجم ال&amp;دفعة</translation>
    </message>
    <message>
        <source>Learning ra&amp;te</source>
        <translation>معدل ال&amp;تعلّم</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>ال&amp;بذرة</translation>
    </message>
    <message>
        <source>Th&amp;reads</source>
        <translation>&amp;خيوط المعالجة</translation>
    </message>
    <message>
        <source>Centre the word vectors</source>
        <translation>توسيط متجهات الكلمات</translation>
    </message>
    <message>
        <source>Takes the mean off each language&apos;s vectors, which tells nothing of a word but dominates distances; not in the paper</source>
        <translation>يطرح من متجهات كل لغة متوسطها الذي لا يدل على شيء عن الكلمة لكنه يهيمن على المسافات؛ غير وارد في البحث المنشور</translation>
    </message>
    <message>
        <source>never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>Model file</source>
        <translation>ملف النموذج</translation>
    </message>
    <message>
        <source>Where to save the model</source>
        <translation>مكان حفظ النموذج</translation>
    </message>
    <message>
        <source>Models (*.model);;All files (*)</source>
        <translation>نماذج (*.model);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
</context>
<context>
    <name>crossgloss::TranslationsField</name>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message numerus="yes">
        <source>All %Ln dictionaries of these languages</source>
        <translation>
            <numerusform>كل قواميس هاتين اللغتين (%Ln)</numerusform>
            <numerusform>قاموس هاتين اللغتين الوحيد</numerusform>
            <numerusform>قاموسا هاتين اللغتين كلاهما</numerusform>
            <numerusform>كل قواميس هاتين اللغتين (%Ln)</numerusform>
            <numerusform>كل قواميس هاتين اللغتين (%Ln)</numerusform>
            <numerusform>كل قواميس هاتين اللغتين (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2 entries)</source>
        <translation>‏%1 (المداخل: %2)</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>من ملف</translation>
    </message>
    <message numerus="yes">
        <source>Use %Ln dictionary(ies) of these languages</source>
        <translation>
            <numerusform>استخدام %Ln قاموس لهاتين اللغتين</numerusform>
            <numerusform>استخدام قاموس واحد لهاتين اللغتين</numerusform>
            <numerusform>استخدام قاموسين لهاتين اللغتين</numerusform>
            <numerusform>استخدام %Ln قواميس لهاتين اللغتين</numerusform>
            <numerusform>استخدام %Ln قاموسًا لهاتين اللغتين</numerusform>
            <numerusform>استخدام %Ln قاموس لهاتين اللغتين</numerusform>
        </translation>
    </message>
    <message>
        <source>Dictionary that translates words</source>
        <translation>القاموس الذي يترجم الكلمات</translation>
    </message>
    <message>
        <source>Translates the words of the glosses, and lemmas into candidates: with one, the most certain suggestions are nearly all correct</source>
        <translation>يترجم كلمات الشروح، ويحوّل رؤوس المداخل إلى مرشحين: مع قاموس تكون أكثر الاقتراحات يقينًا صحيحة كلها تقريبًا</translation>
    </message>
    <message>
        <source>File of word pairs</source>
        <translation>ملف أزواج الكلمات</translation>
    </message>
    <message>
        <source>Open a file of word pairs</source>
        <translation>فتح ملف أزواج كلمات</translation>
    </message>
    <message>
        <source>word pairs</source>
        <translation>أزواج كلمات</translation>
    </message>
    <message>
        <source>Onl&amp;y candidates sharing a translation</source>
        <translation>المرشحون ذوو ترجمة مشتركة فق&amp;ط</translation>
    </message>
    <message>
        <source>Glosses without such a candidate get no suggestion</source>
        <translation>الشروح التي لا مرشح لها كهذا لا تحصل على اقتراح</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsPane</name>
    <message>
        <source>Finding partners in two lists</source>
        <translation>البحث عن شركاء في قائمتين</translation>
    </message>
    <message>
        <source>Exporting pairs</source>
        <translation>تصدير الأزواج</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) exported to %1.</source>
        <translation>
            <numerusform>صُدّر %Ln زوج إلى %1.</numerusform>
            <numerusform>صُدّر زوج واحد إلى %1.</numerusform>
            <numerusform>صُدّر زوجان إلى %1.</numerusform>
            <numerusform>صُدّرت %Ln أزواج إلى %1.</numerusform>
            <numerusform>صُدّر %Ln زوجًا إلى %1.</numerusform>
            <numerusform>صُدّر %Ln زوج إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the first list.</source>
        <translation>اختر القائمة الأولى.</translation>
    </message>
    <message>
        <source>Choose the second list.</source>
        <translation>اختر القائمة الثانية.</translation>
    </message>
    <message>
        <source>Choose a language of the list %1.</source>
        <translation>اختر لغة للقائمة %1.</translation>
    </message>
    <message>
        <source>The vectors of these lists are of different models and cannot be compared.</source>
        <translation>متجهات هاتين القائمتين من نموذجين مختلفين ولا يمكن مقارنتها.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>تجربة مثال</translation>
    </message>
    <message>
        <source>Choose two lists of sentences in one language or two, or drop two files here: each sentence gets its best partner, with a score, and what has none is listed.</source>
        <translation>اختر قائمتي جمل بلغة واحدة أو بلغتين، أو أفلت ملفين هنا: تحصل كل جملة على أفضل شريك لها مع درجة، ويُدرج ما لا شريك له.</translation>
    </message>
    <message>
        <source>Stop looking for partners</source>
        <translation>إيقاف البحث عن شركاء</translation>
    </message>
    <message>
        <source>Progress of finding partners</source>
        <translation>تقدم البحث عن شركاء</translation>
    </message>
    <message>
        <source>Find partners</source>
        <translation>العثور على شركاء</translation>
    </message>
    <message>
        <source>Find the best partners of the sentences</source>
        <translation>العثور على أفضل شركاء للجمل</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoListsSettings</name>
    <message>
        <source>F&amp;irst list</source>
        <translation>القائمة الأ&amp;ولى</translation>
    </message>
    <message>
        <source>Se&amp;cond list</source>
        <translation>القائمة ال&amp;ثانية</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>ال&amp;نموذج</translation>
    </message>
    <message>
        <source>&amp;Partners</source>
        <translation>ال&amp;شركاء</translation>
    </message>
    <message>
        <source>Minimum mar&amp;gin</source>
        <translation>ال&amp;هامش الأدنى</translation>
    </message>
    <message>
        <source>&amp;k (nearest neighbours)</source>
        <translation>k (&amp;أقرب الجيران)</translation>
    </message>
    <message>
        <source>First list</source>
        <translation>القائمة الأولى</translation>
    </message>
    <message>
        <source>Second list</source>
        <translation>القائمة الثانية</translation>
    </message>
    <message>
        <source>One to one</source>
        <translation>واحد لواحد</translation>
    </message>
    <message>
        <source>Many to one</source>
        <translation>كثير لواحد</translation>
    </message>
    <message>
        <source>One to one: no sentence has two partners. Many to one: every first sentence has its best one.</source>
        <translation>واحد لواحد: لا جملة لها شريكان. كثير لواحد: لكل جملة أولى أفضل شريك لها.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Pairs below are left out; above one, a pair stands out from its surroundings</source>
        <translation>تُستبعد الأزواج التي دونه؛ فوق الواحد يبرز الزوج عن محيطه</translation>
    </message>
    <message>
        <source>The surroundings that the margin of a pair is measured against</source>
        <translation>المحيط الذي يُقاس عليه هامش الزوج</translation>
    </message>
</context>
<context>
    <name>crossgloss::TwoSentencesPane</name>
    <message>
        <source>Detecting the language</source>
        <translation>كشف اللغة</translation>
    </message>
    <message>
        <source>Comparing two sentences</source>
        <translation>المقارنة بين جملتين</translation>
    </message>
    <message>
        <source>Write the first sentence.</source>
        <translation>اكتب الجملة الأولى.</translation>
    </message>
    <message>
        <source>Write the second sentence.</source>
        <translation>اكتب الجملة الثانية.</translation>
    </message>
    <message>
        <source>Choose a model to compare by.</source>
        <translation>اختر نموذجًا للمقارنة به.</translation>
    </message>
    <message>
        <source>Try an example</source>
        <translation>تجربة مثال</translation>
    </message>
    <message>
        <source>Write two sentences above: they are compared by the pack at once, nothing need be imported.</source>
        <translation>اكتب جملتين أعلاه: تقارن الحزمة بينهما فورًا، ولا حاجة إلى استيراد شيء.</translation>
    </message>
    <message>
        <source>Stop the comparison</source>
        <translation>إيقاف المقارنة</translation>
    </message>
    <message>
        <source>Progress of the comparison</source>
        <translation>تقدم المقارنة</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Compare the two sentences by every chosen model</source>
        <translation>مقارنة الجملتين بكل نموذج مختار</translation>
    </message>
</context>
<context>
    <name>crossgloss::UsePanel</name>
    <message>
        <source>Look-ups with the whole group</source>
        <translation>البحث بالمجموعة كلها</translation>
    </message>
    <message>
        <source>Look-ups</source>
        <translation>البحث</translation>
    </message>
    <message>
        <source>All are used in look-ups</source>
        <translation>كلها مستخدمة في البحث</translation>
    </message>
    <message>
        <source>Used in look-ups</source>
        <translation>مستخدم في البحث</translation>
    </message>
    <message>
        <source>Dictionaries that are switched off are not used at all (Space in the list, or Ctrl+U)</source>
        <translation>القواميس المعطلة لا تُستخدم إطلاقًا (Space في القائمة، أو Ctrl+U)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الا&amp;سم</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>الم&amp;جموعة</translation>
    </message>
    <message>
        <source>Choose a group or type the name of a new one (Ctrl+G); on the page Look up a group can be chosen by itself</source>
        <translation>اختر مجموعة أو اكتب اسم مجموعة جديدة (Ctrl+G)؛ يمكن في صفحة البحث اختيار مجموعة وحدها</translation>
    </message>
    <message>
        <source>Name of the group</source>
        <translation>اسم المجموعة</translation>
    </message>
    <message>
        <source>Group of the dictionary</source>
        <translation>مجموعة القاموس</translation>
    </message>
    <message>
        <source>no group</source>
        <translation>بلا مجموعة</translation>
    </message>
</context>
<context>
    <name>crossgloss::VictimModel</name>
    <message>
        <source>Victim</source>
        <translation>الضحية</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>الرتبة</translation>
    </message>
    <message>
        <source>First answer</source>
        <translation>الإجابة الأولى</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>القاموس</translation>
    </message>
</context>
<context>
    <name>crossgloss::WelcomeView</name>
    <message>
        <source>Look up: %1</source>
        <translation>البحث عن: %1</translation>
    </message>
    <message>
        <source>Describe a meaning, get the word</source>
        <translation>صف معنى واحصل على الكلمة</translation>
    </message>
    <message>
        <source>Write what you mean in your own words; Crossgloss answers with words of the languages you choose.</source>
        <translation>اكتب ما تقصده بكلماتك؛ يجيب Crossgloss بكلمات من اللغات التي تختارها.</translation>
    </message>
    <message>
        <source>For instance</source>
        <translation>على سبيل المثال</translation>
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
        <translation>إضافة «%1» إلى الخريطة</translation>
    </message>
    <message>
        <source>Find a word on the map</source>
        <translation>البحث عن كلمة على الخريطة</translation>
    </message>
    <message>
        <source>Enter goes to the word; words that are not on the map are placed there, with commas between them (Ctrl+F)</source>
        <translation>ينتقل Enter إلى الكلمة؛ والكلمات غير الموجودة على الخريطة تُضاف إليها، وبينها فواصل (Ctrl+F)</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorCurve</name>
    <message>
        <source>Neighbours</source>
        <translation>الجيران</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>المنحنى</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>الجدول</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>الكلمة</translation>
    </message>
    <message>
        <source>Nearest words so far</source>
        <translation>أقرب الكلمات حتى الآن</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours</source>
        <translation>كلمات عينة مع أقرب جيرانها</translation>
    </message>
    <message>
        <source>Epoch</source>
        <translation>الدورة</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>الخسارة</translation>
    </message>
    <message>
        <source>Words/s</source>
        <translation>كلمات/ث</translation>
    </message>
    <message>
        <source>Loss and speed over time</source>
        <translation>الخسارة والسرعة عبر الزمن</translation>
    </message>
    <message>
        <source>Share of the work (%)</source>
        <translation>نسبة العمل المنجز (%)</translation>
    </message>
    <message>
        <source>Loss of the word vectors; the table beside it has the numbers</source>
        <translation>خسارة متجهات الكلمات؛ الأرقام في الجدول المجاور لها</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorPane</name>
    <message>
        <source>Add texts…</source>
        <translation>إضافة نصوص…</translation>
    </message>
    <message>
        <source>Training word vectors</source>
        <translation>تدريب متجهات الكلمات</translation>
    </message>
    <message numerus="yes">
        <source>The vectors of %Ln word(s) are ready: %1</source>
        <translation>
            <numerusform>متجهات %Ln كلمة جاهزة: %1</numerusform>
            <numerusform>متجه كلمة واحدة جاهز: %1</numerusform>
            <numerusform>متجها كلمتين جاهزان: %1</numerusform>
            <numerusform>متجهات %Ln كلمات جاهزة: %1</numerusform>
            <numerusform>متجهات %Ln كلمة جاهزة: %1</numerusform>
            <numerusform>متجهات %Ln كلمة جاهزة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Epoch %1 · %2 · loss %3 · %4 · %5 words/s</source>
        <translation>الدورة %1 · %2 · الخسارة %3 · %4 · %5 كلمة/ث</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Sample words with their nearest neighbours and the speed appear here while the vectors are learned.</source>
        <translation>تظهر هنا كلمات عينة مع أقرب جيرانها والسرعة أثناء تعلّم المتجهات.</translation>
    </message>
    <message>
        <source>Stop; nothing is written</source>
        <translation>إيقاف؛ لا يُكتب شيء</translation>
    </message>
    <message>
        <source>Progress of the training run</source>
        <translation>تقدم التدريب</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>بدء</translation>
    </message>
    <message>
        <source>Train with these settings</source>
        <translation>التدريب بهذه الإعدادات</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordVectorSettings</name>
    <message>
        <source>S&amp;ubwords (n-grams of %1 to %2 characters)</source>
        <translation>أجزاء ال&amp;كلمات (n-gram من %1 إلى %2 من الأحرف)</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>النصوص</translation>
    </message>
    <message>
        <source>Plain text, a sentence or paragraph a line, to learn words from.</source>
        <translation>نص عادي، جملة أو فقرة في كل سطر، لتعلّم الكلمات منه.</translation>
    </message>
    <message>
        <source>Texts (*.txt *.gz *.xz *.bz2 *.zst);;All files (*)</source>
        <translation>نصوص (*.txt *.gz *.xz *.bz2 *.zst);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>First language</source>
        <translation>اللغة الأولى</translation>
    </message>
    <message>
        <source>Second language</source>
        <translation>اللغة الثانية</translation>
    </message>
    <message>
        <source>Parallel sentences</source>
        <translation>جمل متوازية</translation>
    </message>
    <message>
        <source>Sentence, tab, translation in each line; or a translation memory (TMX).</source>
        <translation>في كل سطر جملة ثم علامة جدولة ثم ترجمتها؛ أو ذاكرة ترجمة (TMX).</translation>
    </message>
    <message>
        <source>Sentence pairs (*.tsv *.tmx *.txt *.gz *.xz);;All files (*)</source>
        <translation>أزواج جمل (*.tsv *.tmx *.txt *.gz *.xz);;كل الملفات (*)</translation>
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
        <translation>BilBOWA (لغتان في فضاء واحد)</translation>
    </message>
    <message>
        <source>&amp;Method</source>
        <translation>ال&amp;طريقة</translation>
    </message>
    <message>
        <source>D&amp;imension</source>
        <translation>ال&amp;بُعد</translation>
    </message>
    <message>
        <source>E&amp;pochs</source>
        <translation>ال&amp;دورات</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>ال&amp;نافذة</translation>
    </message>
    <message>
        <source>V&amp;ector file</source>
        <translation>ملف المت&amp;جهات</translation>
    </message>
    <message>
        <source>&amp;Negative samples</source>
        <translation>ال&amp;عينات السلبية</translation>
    </message>
    <message>
        <source>Minimum &amp;count</source>
        <translation>ال&amp;حد الأدنى للتكرار</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>البذرة</translation>
    </message>
    <message>
        <source>T&amp;hreads</source>
        <translation>&amp;خيوط المعالجة</translation>
    </message>
    <message>
        <source>all</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>One thread gives the same vectors each time; several differ a little from run to run</source>
        <translation>خيط معالجة واحد يعطي المتجهات نفسها في كل مرة؛ أما عدة خيوط فتختلف قليلًا من تشغيل إلى آخر</translation>
    </message>
    <message>
        <source>Words that occur less often get no vector</source>
        <translation>الكلمات الأقل ورودًا لا تحصل على متجه</translation>
    </message>
    <message>
        <source>Vector file</source>
        <translation>ملف المتجهات</translation>
    </message>
    <message>
        <source>Where to save the vectors</source>
        <translation>مكان حفظ المتجهات</translation>
    </message>
    <message>
        <source>Word vectors (*.vec *.bin);;All files (*)</source>
        <translation>متجهات كلمات (*.vec *.bin);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>Of two languages, each file is called after its language: my.en.vec, my.fr.vec</source>
        <translation>عند التدريب بلغتين يُسمى كل ملف بلغته: my.en.vec, my.fr.vec</translation>
    </message>
</context>
<context>
    <name>crossgloss::WordnetPicker</name>
    <message>
        <source>A file or folder</source>
        <translation>ملف أو مجلد</translation>
    </message>
    <message>
        <source>Princeton WordNet as installed</source>
        <translation>Princeton WordNet المثبت</translation>
    </message>
    <message>
        <source>Open a wordnet</source>
        <translation>فتح شبكة كلمات</translation>
    </message>
    <message>
        <source>Wordnets (*.tab *.tab.* *.xml *.xml.*);;All files (*)</source>
        <translation>شبكات كلمات (*.tab *.tab.* *.xml *.xml.*);;كل الملفات (*)</translation>
    </message>
    <message>
        <source>.tab, WN-LMF, or a folder</source>
        <translation>‎.tab أو WN-LMF أو مجلد</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceMenu</name>
    <message>
        <source>&amp;Workspace</source>
        <translation>&amp;مساحة العمل</translation>
    </message>
    <message>
        <source>R&amp;ecent workspaces</source>
        <translation>مساحات العمل الأ&amp;خيرة</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>إ&amp;فراغ القائمة</translation>
    </message>
</context>
<context>
    <name>crossgloss::WorkspaceSwitcher</name>
    <message>
        <source>Default workspace</source>
        <translation>مساحة العمل الافتراضية</translation>
    </message>
    <message>
        <source>Measuring workspaces</source>
        <translation>قياس مساحات العمل</translation>
    </message>
    <message>
        <source>Folder of the new workspace</source>
        <translation>مجلد مساحة العمل الجديدة</translation>
    </message>
    <message>
        <source>Open a workspace</source>
        <translation>فتح مساحة عمل</translation>
    </message>
    <message>
        <source>This workspace is open already.</source>
        <translation>مساحة العمل هذه مفتوحة بالفعل.</translation>
    </message>
    <message>
        <source>Looking at the workspace</source>
        <translation>فحص مساحة العمل</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>مساحة عمل جديدة</translation>
    </message>
    <message>
        <source>There is a workspace in %1 already.</source>
        <translation>توجد مساحة عمل بالفعل في %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>فتحها</translation>
    </message>
    <message>
        <source>%1 holds other files. Choose an empty folder for the new workspace.</source>
        <translation>يحتوي %1 على ملفات أخرى. اختر مجلدًا فارغًا لمساحة العمل الجديدة.</translation>
    </message>
    <message>
        <source>There is no workspace in %1. File &gt; Workspace &gt; New workspace creates one.</source>
        <translation>لا توجد مساحة عمل في %1. أنشئ واحدة عبر ملف &gt; مساحة العمل &gt; مساحة عمل جديدة.</translation>
    </message>
</context>
</TS>
