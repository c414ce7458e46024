# Shared by ./run, ./test and tests/bench/table: installs what packages.txt names and is missing, configures, builds.
# Sourced, not run; $root is the repository.

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

# Package names of the given sections of packages.txt.
packages_of() {
    local section
    for section in "$@"; do
        awk -v wanted="[$section]" '/^\[/ { on = ($0 == wanted) } on && /^[a-z0-9]/ { print $1 }' "$root/packages.txt"
    done
}

# The ones of the given names that are not installed.
missing_of() {
    local name
    for name in "$@"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || printf '%s\n' "$name"
    done
}

# need SECTION required|optional: installs a section. What is optional never stops the start.
need() {
    local section=$1 kind=$2 stamp names missing
    stamp="$root/build/.packages-$section-$(cksum < "$root/packages.txt" | cut -d' ' -f1)"
    [ -e "$stamp" ] && return 0
    if ! command -v dpkg-query >/dev/null 2>&1; then
        say "This is no Debian: install the equivalents of [$section] in packages.txt yourself."
        return 0
    fi
    names=$(packages_of "$section")
    missing=$(missing_of $names)
    if [ -n "$missing" ]; then
        local line="apt-get install -y --no-install-recommends $(echo $missing)"
        if [ "$(id -u)" = 0 ]; then
            say "Installing packages of [$section]: $(echo $missing)"
            export DEBIAN_FRONTEND=noninteractive
            if ! { apt-get -q update && $line; } >&2; then
                [ "$kind" = optional ] || die "The packages could not be installed. Look above for the reason, then start again."
                say "Going on without the packages of [$section]."
                return 0
            fi
        elif [ "$kind" = optional ]; then
            say "For more, install as root: $line"
            return 0
        else
            die "Packages are missing. Install them as root, then start again:
  $line"
        fi
    fi
    mkdir -p "$root/build" && : > "$stamp"
}

# build PRESET [TARGET...]: configures when needed and builds.
build() {
    local preset=$1
    shift
    local folder="$root/build/$preset" log="$root/build/$preset.log"
    mkdir -p "$root/build"
    # What stands in the results with a date (rcc writes those of its files) gets that of the commit.
    if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
        SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2>/dev/null) || SOURCE_DATE_EPOCH=$(date +%s -r "$root/CHANGELOG.md")
    fi
    export SOURCE_DATE_EPOCH
    if [ ! -e "$folder/build.ninja" ]; then
        say "Configuring ($preset) …"
        (cd "$root" && cmake --preset "$preset" -DCROSSGLOSS_UNITY=ON) > "$log" 2>&1 || { tail -n 40 "$log" >&2; die "Configuring failed; all of it is in $log"; }
    fi
    if [ ! -e "$folder/.built" ]; then
        say "Building ($preset); the first time takes some minutes …"
    fi
    if [ -t 2 ]; then
        (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"}) >&2 || die "The build failed; the messages stand above."
    else
        (cd "$root" && cmake --build --preset "$preset" ${1:+--target "$@"}) > "$log" 2>&1 || { tail -n 60 "$log" >&2; die "The build failed; all of it is in $log"; }
    fi
    : > "$folder/.built"
}
