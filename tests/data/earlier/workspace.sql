BEGIN;
CREATE TABLE resources (
    id INTEGER PRIMARY KEY,
    kind INTEGER NOT NULL,
    name TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    language TEXT NOT NULL,
    second_language TEXT NOT NULL,
    licence TEXT NOT NULL,
    path TEXT NOT NULL,
    size INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    checksum TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    entries INTEGER NOT NULL,
    dimension INTEGER NOT NULL,
    skipped INTEGER NOT NULL,
    installed INTEGER NOT NULL DEFAULT 0,
    file TEXT NOT NULL DEFAULT ''
);
CREATE TABLE issues (
    resource INTEGER NOT NULL REFERENCES resources(id) ON DELETE CASCADE,
    file TEXT NOT NULL,
    line INTEGER NOT NULL,
    message TEXT NOT NULL
);
CREATE TABLE languages (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    definitions INTEGER NOT NULL DEFAULT 0,
    stems INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE words (
    id INTEGER PRIMARY KEY,
    word TEXT NOT NULL,
    folded TEXT
);
CREATE TABLE definitions (
    id INTEGER PRIMARY KEY,
    language INTEGER NOT NULL,
    hash INTEGER NOT NULL UNIQUE,
    text TEXT NOT NULL,
    stems TEXT NOT NULL
);
CREATE TABLE senses (
    definition INTEGER NOT NULL,
    word INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    pos INTEGER NOT NULL,
    PRIMARY KEY (definition, word, resource, kind)
) WITHOUT ROWID;
CREATE TABLE links (
    source INTEGER NOT NULL,
    target INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    pos INTEGER NOT NULL,
    PRIMARY KEY (source, target, resource)
) WITHOUT ROWID;
CREATE TABLE synset_definitions (
    synset INTEGER NOT NULL,
    definition INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    PRIMARY KEY (synset, definition, resource)
) WITHOUT ROWID;
CREATE TABLE synset_words (
    synset INTEGER NOT NULL,
    word INTEGER NOT NULL,
    resource INTEGER NOT NULL,
    pos INTEGER NOT NULL,
    PRIMARY KEY (synset, word, resource)
) WITHOUT ROWID;
CREATE VIRTUAL TABLE definition_index USING fts5(
    stems, content='definitions', content_rowid='id', detail=none, columnsize=0,
    tokenize="ascii tokenchars '_'''"
);
CREATE TABLE lines (
    resource INTEGER NOT NULL REFERENCES resources(id) ON DELETE CASCADE,
    line INTEGER NOT NULL,
    first TEXT NOT NULL,
    second TEXT NOT NULL,
    score REAL,
    PRIMARY KEY (resource, line)
) WITHOUT ROWID;
CREATE TABLE runs (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    started_at TEXT NOT NULL,
    seconds REAL NOT NULL,
    state TEXT NOT NULL,
    parameters TEXT NOT NULL,
    result TEXT NOT NULL
, process TEXT NOT NULL DEFAULT '');
CREATE TABLE saved_words (
    id INTEGER PRIMARY KEY,
    word TEXT NOT NULL,
    language TEXT NOT NULL,
    description TEXT NOT NULL,
    description_language TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT '',
    tags TEXT NOT NULL DEFAULT '',
    saved_at TEXT NOT NULL
);
CREATE TABLE settings (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE gloss_texts (
    id INTEGER PRIMARY KEY,
    hash INTEGER NOT NULL UNIQUE,
    text TEXT NOT NULL
);
CREATE TABLE run_glosses (
    run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    line INTEGER NOT NULL,
    source INTEGER NOT NULL REFERENCES gloss_texts(id),
    target INTEGER NOT NULL REFERENCES gloss_texts(id),
    own_score REAL NOT NULL,
    rank INTEGER,
    backward_rank INTEGER,
    best INTEGER,
    best_score REAL,
    matched INTEGER,
    matched_score REAL,
    PRIMARY KEY (run, position)
) WITHOUT ROWID;
INSERT INTO resources VALUES(1,1,'words','words','en','','','/home/reader/words.txt',26,-4642291335119149994,'00162767c7d0f71b930b12cc935b839d','2026-11-22T18:53:57Z',1,0,0,0,'');
INSERT INTO languages VALUES(1,'en',1,3);
INSERT INTO words VALUES(4294967297,'lemon',NULL);
INSERT INTO definitions VALUES(67,1,-2624375284881800824,'a sour yellow fruit','en_sour en_yellow en_fruit');
INSERT INTO senses VALUES(67,4294967297,1,0,0);
DELETE FROM definition_index_data;
INSERT INTO definition_index_data VALUES(1,X'0103');
INSERT INTO definition_index_data VALUES(10,X'000000000101010001010101');
INSERT INTO definition_index_data VALUES(137438953473,X'0000001F0930656E5F6672756974430404736F757243040679656C6C6F7743040B07');
DELETE FROM definition_index_idx;
INSERT INTO definition_index_idx VALUES(1,X'',2);
DELETE FROM definition_index_config;
INSERT INTO definition_index_config VALUES('version',4);
INSERT INTO runs VALUES(1,'align','2026-11-22T18:53:57Z',0.035574513,'done','{"checksums":{"d.txt":"c9a65d7c8944896301e9204bc2d1aaaf","source":"ed4714d58c0380130e6474e623ee2e7f","target":"22a4d2f0ad2045494b353d4c40f35210"},"dictionary":"d.txt","dimensions":0,"held_out":0.1,"identical":false,"lower_case":false,"method":"procrustes","normalisation":"standard","out":"m.map","seed":1,"sentences":[],"source":"here.vec","source_language":"it","source_limit":0,"target":"there.vec","target_language":"en","target_limit":0,"threads":0,"vocabulary":20000}','{"alignability":{"coverage":1.0,"frequent_pairs":1.0,"identical_strings":0,"pairs":7,"possible":true,"source_dimension":7,"source_words":7,"target_dimension":7,"target_words":7,"warnings":[{"message":"A space has only 7 words: neighbourhoods say little, and few words can be translated. Load more words","severity":"doubtful"}]},"beta":200.0,"checksums":{"map":"2fa7ab347831d7a0a57eafbbc76eac87","source":"ed4714d58c0380130e6474e623ee2e7f","target":"22a4d2f0ad2045494b353d4c40f35210"},"coverage":1.0,"covered_source_words":7,"details":{"beta":{"at_bound":true,"log_likelihood":0.0,"value":200.0},"dictionary":{"coverage":1.0,"covered_source_words":7,"file":"/home/reader/d.txt","kind":"words","listed":7,"pairs":7,"source_words":7},"options":{"dimensions":0,"held_out":0.1,"neighbourhood":10,"normalisation":["unit","centre","unit"],"source_limit":0,"target_limit":0,"vocabulary":20000},"shared_dimensions":7},"in_lower_case":0,"method":"procrustes","missing":[],"out":"m.map","pairs":7,"seconds":{"alignment":0.025387036,"check":4.1952e-05,"dictionary":0.012074712,"reading":0.00314306,"stages":{"beta":0.002505878,"normalisation":1.0071e-05,"solution":0.022850792},"total":0.042973686000000004,"writing":0.002326926},"seed":1,"shared_dimensions":7,"source_words":7}','30303 1888600 1e51fc75-201a-4bc2-b16a-b1e9f2dbae11 pid:[4026531836] 3d1219c7c4c5404aaa1f6d2a48adfda4');
INSERT INTO runs VALUES(2,'glosses','2026-11-22T18:53:57Z',0.011560468,'done','{"drop_stop_words":false,"map":"","map_method":"none","metric":"semb","mode":"both","sample":0,"seed":1,"source":"it.txt","source_checksum":"18c250df9eb8be7f8a61b8ff67a0afc0","source_language":"it","source_vectors":"here.vec","source_vectors_checksum":"ed4714d58c0380130e6474e623ee2e7f","target":"en.txt","target_checksum":"78db1eecd6b07cb0f182275ab52c73bc","target_language":"en","target_vectors":"there.vec","target_vectors_checksum":"22a4d2f0ad2045494b353d4c40f35210","threads":0}','{"antihubs":0,"backward":{"intervals":{"mrr":[1.0,1.0],"p1":[1.0,1.0],"p10":[1.0,1.0],"p5":[1.0,1.0]},"mrr":1.0,"n":6,"p1":1.0,"p10":1.0,"p5":1.0},"csls":{"intervals":{"mrr":[1.0,1.0],"p1":[1.0,1.0],"p10":[1.0,1.0],"p5":[1.0,1.0]},"mrr":1.0,"n":6,"p1":1.0,"p10":1.0,"p5":1.0},"empty":[0,0],"hubs":0,"lines":6,"matching":{"p1":1.0,"p1_interval":[1.0,1.0]},"metric":"semb","mutual_p1":1.0,"n":6,"retrieval":{"intervals":{"mrr":[1.0,1.0],"p1":[1.0,1.0],"p10":[1.0,1.0],"p5":[1.0,1.0]},"mrr":1.0,"n":6,"p1":1.0,"p10":1.0,"p5":1.0},"robin_hood":0.0,"seconds":{"cost":0.000130284,"matching":1.6444e-05,"retrieval":0.000180602},"skewness":0.0,"unknown_tokens":[0,0]}','30305 1888607 1e51fc75-201a-4bc2-b16a-b1e9f2dbae11 pid:[4026531836] 3d1219c7c4c5404aaa1f6d2a48adfda4');
INSERT INTO runs VALUES(3,'linking','2026-11-22T18:53:57Z',0.054551122,'done','{"dictionary":"","map":"","metric":"sinkhorn","source":"here.tab","source_vectors":"here.vec","target":"there.tab","target_vectors":"there.vec"}','{"candidates":24,"id":1,"measure":"sinkhorn","name":"planted","sources":6,"targets":6,"without_candidates":0}','30307 1888611 1e51fc75-201a-4bc2-b16a-b1e9f2dbae11 pid:[4026531836] 3d1219c7c4c5404aaa1f6d2a48adfda4');
INSERT INTO settings VALUES('generation',1);
INSERT INTO gloss_texts VALUES(1,-3021997492009797839,'w0 w1');
INSERT INTO gloss_texts VALUES(2,1445503104906296986,'v0 v1');
INSERT INTO gloss_texts VALUES(3,-8960083275765728580,'w1 w2');
INSERT INTO gloss_texts VALUES(4,-2379781401845721843,'v1 v2');
INSERT INTO gloss_texts VALUES(5,-5984045337747816363,'w2 w3');
INSERT INTO gloss_texts VALUES(6,36621371312292715,'v2 v3');
INSERT INTO gloss_texts VALUES(7,4273953140863340589,'w3 w4');
INSERT INTO gloss_texts VALUES(8,-5641365007185181509,'v3 v4');
INSERT INTO gloss_texts VALUES(9,-8259009614691723462,'w4 w5');
INSERT INTO gloss_texts VALUES(10,-2222127710384207366,'v4 v5');
INSERT INTO gloss_texts VALUES(11,3398853183516231876,'w5 w6');
INSERT INTO gloss_texts VALUES(12,1868044002977615934,'v5 v6');
INSERT INTO run_glosses VALUES(2,0,1,1,2,9.99999940395355224609e-01,1,1,0,9.99999940395355224609e-01,0,9.99999940395355224609e-01);
INSERT INTO run_glosses VALUES(2,1,2,3,4,1.0,1,1,1,1.0,1,1.0);
INSERT INTO run_glosses VALUES(2,2,3,5,6,1.0,1,1,2,1.0,2,1.0);
INSERT INTO run_glosses VALUES(2,3,4,7,8,1.0,1,1,3,1.0,3,1.0);
INSERT INTO run_glosses VALUES(2,4,5,9,10,1.0,1,1,4,1.0,4,1.0);
INSERT INTO run_glosses VALUES(2,5,6,11,12,1.0,1,1,5,1.0,5,1.0);
CREATE INDEX issues_resource ON issues(resource);
CREATE INDEX words_word ON words(word);
CREATE INDEX words_folded ON words(folded) WHERE folded IS NOT NULL;
CREATE INDEX senses_word ON senses(word, definition);
CREATE INDEX links_target ON links(target, source, resource, pos);
CREATE INDEX run_glosses_source ON run_glosses(source);
CREATE INDEX run_glosses_target ON run_glosses(target);
COMMIT;
PRAGMA application_id = 1128748883;
PRAGMA user_version = 3;
