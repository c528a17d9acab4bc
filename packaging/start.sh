# shellcheck shell=sh
# What both launchers do alike, the one of the source and the one of a release, which read this file with `.`.

# As the program itself ends with a wrong setting: whoever starts it again after a failure needn't try again.
WRONG_SETTING=2

# Whichever of input, output and errors is closed would become a file that the program opens, and what it reads and says
# would be read from there and written into it.
(: <&0) 2>/dev/null || exec </dev/null
(: >&1) 2>/dev/null || exec >/dev/null
(: >&2) || exec 2>/dev/null

# By what a person says in which language they read, as POSIX finds it.
spoken=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}

# Where none is named, as in a container, or one that isn't installed, names of files would be made of ASCII alone, and the
# JVM wouldn't start from a folder with another name. It wants all that is named to be installed, not the letters alone;
# the program is told by itself what was spoken. Whoever has no `locale` has what they name.
if command -v locale >/dev/null 2>&1; then
  letters=$(locale charmap 2>&1) || :
else
  letters=UTF-8
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-C}}} in
    C | POSIX) letters= ;;
  esac
fi
if [ "$letters" != UTF-8 ]; then
  export LC_ALL=C.UTF-8
fi

# What a person reads is in Spanish where the terminal is: say ENGLISH SPANISH.
say() {
  case $spoken in
    es | es[_.@]*) printf '%s\n' "$2" >&2 ;;
    *) printf '%s\n' "$1" >&2 ;;
  esac
}

# Says what is wrong and ends: fail ENGLISH SPANISH, and an exit code other than 1.
fail() {
  say "anden: $1" "anden: $2"
  exit "${3:-1}"
}

# Hands everything over to the program: start JAVA JAR CACHE, and the program's own arguments. The cache has what was kept
# of an earlier start.
start() {
  java=$1
  jar=$2
  cache=$3
  shift 3

  # How large its heap may become: half of the memory that the machine or the container has, or what ANDEN_HEAP says.
  heap=-XX:MaxRAMPercentage=50
  if [ -n "${ANDEN_HEAP+set}" ]; then
    case ${ANDEN_HEAP%[mMgG]} in
      "$ANDEN_HEAP" | '' | 0* | *[!0-9]*)
        fail "ANDEN_HEAP is \"$ANDEN_HEAP\", and has to be a size like 512m or 2g." \
          "ANDEN_HEAP es «$ANDEN_HEAP» y debe ser un tamaño como 512m o 2g." "$WRONG_SETTING"
        ;;
      *) heap=-Xmx$ANDEN_HEAP ;;
    esac
    # With less it ends while it starts, or soon after, and the JVM says only that there is no memory left.
    case $ANDEN_HEAP in
      [1-9][mM] | [12][0-9][mM] | 3[01][mM])
        fail "ANDEN_HEAP is \"$ANDEN_HEAP\", and Andén needs at least 32m." \
          "ANDEN_HEAP es «$ANDEN_HEAP» y Andén necesita al menos 32m." "$WRONG_SETTING"
        ;;
    esac
  fi

  # A server starts with half of the work if its code isn't compiled as well as it could be, and answers as fast afterwards;
  # whoever asks how it is wants to know soon. Its code has the room that the JVM would give to that of both compilers: with
  # a fifth of that, as it thinks enough for one, everything would stop for it to be looked through after every 7 MB of new
  # code, twice just after a start. A server makes little garbage, which one thread takes away with the least work.
  # Whoever has thousands of games played gets it compiled better, and its garbage taken away as the JVM thinks best.
  compiled='-XX:TieredStopAtLevel=1 -XX:ReservedCodeCacheSize=240m'
  collected=-XX:+UseSerialGC
  case ${1-serve} in
    serve | health | -*) ;;
    *)
      compiled=-XX:TieredStopAtLevel=4
      collected=
      ;;
  esac
  # The JVM refuses to start where two ways to take garbage away are named.
  case "${JAVA_TOOL_OPTIONS-} ${JDK_JAVA_OPTIONS-} ${ANDEN_JAVA_OPTIONS-}" in
    *-XX:+Use*GC*) collected= ;;
  esac

  # Without memory nothing works as it should: better to end, and to be started again. What the JVM says then is no answer
  # of the program's. Another JVM, or the folder somewhere else, makes no use of the cache and starts slower: no reason to
  # talk about it.
  # shellcheck disable=SC2086 # several options
  exec "$java" "$heap" $compiled $collected -XX:+ExitOnOutOfMemoryError -XX:+DisplayVMOutputToStderr \
    -XX:AOTCache="$cache" '-Xlog:aot*=off' ${spoken:+"-Danden.locale=$spoken"} ${ANDEN_JAVA_OPTIONS-} -jar "$jar" "$@"
}
