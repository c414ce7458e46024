# What the scripts of this folder share; sourced, not run. $cli is the program, $PWD a folder of its own.
say() { printf '%s\n' "$*" >&2; }
run() { "$cli" --workspace workspace --threads 1 "$@"; }

make_inputs() {
    awk 'BEGIN { srand(1); for (i = 0; i < 30000; ++i) printf "word%d\tthe great thing number %d of kind %d\n", i, i, i % 97 }' > words.en.tsv
    for side in a b; do
        awk -v seed=$side 'BEGIN { srand(seed == "a" ? 1 : 2); print 8000, 60
            for (i = 0; i < 8000; ++i) { printf "w%d", i; for (k = 0; k < 60; ++k) printf " %.4f", rand() - .5; print "" } }' > $side.vec
    done
    awk 'BEGIN { for (i = 0; i < 5000; ++i) printf "w%d\tw%d\n", i, i }' > pairs.txt
    awk 'BEGIN { srand(3); for (i = 0; i < 4000; ++i) { printf "w%d\t", i; for (k = 0; k < 8; ++k) printf "w%d ", int(rand() * 8000); print "" } }' > definitions.tsv
    awk 'BEGIN { srand(4); for (i = 0; i < 60000; ++i) { for (k = 0; k < 12; ++k) printf "t%d ", int(2000 * rand() * rand()); print "" } }' > text.txt
    for side in a b; do
        awk -v side=$side 'BEGIN { srand(side == "a" ? 5 : 6); print "# Planted\t" (side == "a" ? "it" : "en") "\thttp://example.org\tCC0"
            for (i = 1; i <= 1500; ++i) { id = sprintf("%08d-n", i); printf "%s\tlemma\tw%d\n%s\tdef\t0\t", id, i, id
                for (k = 0; k < 8; ++k) printf "w%d ", int(rand() * 8000); print "" } }' > $side.tab
    done
}
