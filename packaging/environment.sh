# What the commands in this folder share: an environment in .venv, and libraries of the system.
# To be sourced by bash, in the project's folder.

fail() {
    printf '\n%s: %s\n' "$0" "$1" >&2
    exit 1
}

# Prints how long a quiet step has been running, until it is killed.
tick() {
    local began=$SECONDS pause=10 start='' finish='\n'
    if [[ -t 2 ]]; then pause=2 start='\r' finish=''; fi
    while sleep "$pause" </dev/null >/dev/null 2>&1; do  # a nap that outlives us holds no pipe open
        printf "${start}   ... %d s${finish}" $((SECONDS - began)) >&2
    done
}

# step NAME COMMAND...: runs a command under a heading and says how long it took.
step() {
    local name=$1 began=$SECONDS code=0 ticker
    shift
    printf '\n== %s\n' "$name"
    tick &
    ticker=$!
    "$@" || code=$?
    kill "$ticker" 2>/dev/null || true
    wait "$ticker" 2>/dev/null || true
    ((code == 0)) || fail "$name failed after $((SECONDS - began)) s."
    printf '   %s: %d s\n' "$name" $((SECONDS - began))
}

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
makes_venvs() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

# Prints the first Python that is new enough, one that can make environments if there is one.
find_python() {
    local candidate found=''
    for candidate in ${PYTHON:-python3.14 python3.13 python3.12 python3.11 python3 python}; do
        is_new_enough "$candidate" || continue
        if makes_venvs "$candidate"; then
            echo "$candidate"
            return
        fi
        found=${found:-$candidate}
    done
    echo "$found"
}

# apt_install PACKAGE...: installs, or says what to run and stops.
apt_install() {
    command -v apt-get >/dev/null || fail "please install what these Debian packages hold: $*"
    ((EUID == 0)) || fail "please run: sudo apt-get install -y $*"
    step "apt-get update" apt-get update -q
    step "apt-get install $*" \
        env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@"
}

make_venv() {
    local python version
    python=$(find_python)
    if [[ -z $python && -n ${PYTHON:-} ]]; then
        fail "PYTHON=$PYTHON is not a Python 3.11 or newer."
    elif [[ -z $python ]]; then
        apt_install python3 python3-venv
        python=$(find_python)
        [[ -n $python ]] || fail "install Python 3.11 or newer, then try again."
    elif ! makes_venvs "$python"; then
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        apt_install "python$version-venv"
    fi
    makes_venvs "$python" || fail "$python cannot make virtual environments."
    step "Environment in .venv with $("$python" --version)" "$python" -m venv --clear .venv
}

# environment WHAT: .venv with the program and, where WHAT is [dev], what the checks need.
environment() {
    local what=$1 stamp wanted
    stamp=.venv/poisonbox-stamp$what
    is_new_enough .venv/bin/python || make_venv
    wanted=$(.venv/bin/python -c '
import hashlib, pathlib
print(hashlib.sha256(pathlib.Path("pyproject.toml").read_bytes()).hexdigest())')
    if [[ ! -f $stamp || $(<"$stamp") != "$wanted" ]]; then
        step "Install what is needed" \
            .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".$what"
        echo "$wanted" >"$stamp"
    fi
    # What is read from source is compiled at each start; some machines keep no bytecode by themselves.
    .venv/bin/python -m compileall -q poisonbox
}

# libraries screen|window: what Qt needs from the system, looked for and installed if missing.
libraries() {
    local -a wanted=(
        libEGL.so.1:libegl1 libGL.so.1:libgl1 libxkbcommon.so.0:libxkbcommon0
        libdbus-1.so.3:libdbus-1-3 libfontconfig.so.1:libfontconfig1
        libglib-2.0.so.0:libglib2.0-0
    ) missing=()
    local each
    [[ $(uname) == Linux ]] || return 0
    if [[ $1 == window ]]; then
        wanted+=(
            libxcb-cursor.so.0:libxcb-cursor0 libxcb-icccm.so.4:libxcb-icccm4
            libxcb-keysyms.so.1:libxcb-keysyms1 libxkbcommon-x11.so.0:libxkbcommon-x11-0
            libxcb-shape.so.0:libxcb-shape0 libxcb-randr.so.0:libxcb-randr0
            libxcb-xkb.so.1:libxcb-xkb1 libxcb-image.so.0:libxcb-image0
            libxcb-render-util.so.0:libxcb-render-util0
        )
    fi
    for each in "${wanted[@]}"; do
        .venv/bin/python -c 'import ctypes, sys; ctypes.CDLL(sys.argv[1])' "${each%%:*}" \
            2>/dev/null || missing+=("${each#*:}")
    done
    [[ -d /usr/share/fonts && -n $(find /usr/share/fonts -name '*.?tf' -print -quit) ]] ||
        missing+=(fonts-dejavu-core)
    ((${#missing[@]} == 0)) || apt_install "${missing[@]}"
}
