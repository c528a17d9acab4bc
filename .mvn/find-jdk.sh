# shellcheck shell=sh disable=SC2034
# Finds a JDK for the launcher and for .ci/run, which read this file with `.`.
#
# find_jdk LEAST: sets jdk_home to the home of a JDK of version LEAST or newer, looked for where ANDEN_JAVA_HOME says,
# then where JAVA_HOME says, then behind the `java` on the PATH, then where systems and installers put JDKs.
# Without any it fails, and jdk_problem says why in one sentence, and jdk_problem_es in Spanish.

# Prints the feature version (25) of the JDK in a folder, or nothing if there is no JDK.
jdk_version() {
  if [ ! -x "$1/bin/java" ] || [ ! -x "$1/bin/javac" ]; then
    return 0
  fi
  jdk_text=
  if [ -r "$1/release" ]; then
    jdk_text=$(sed -n 's/^JAVA_VERSION="\{0,1\}\([0-9.]*\).*/\1/p' "$1/release")
  fi
  if [ -z "$jdk_text" ]; then
    jdk_text=$("$1/bin/java" -version 2>&1 | sed -n 's/^[^"]* version "\([0-9.]*\).*/\1/p')
  fi
  printf '%s\n' "${jdk_text#1.}" | sed 's/[^0-9].*//'
}

# Whether the folder $1 holds a JDK of version $2 or newer; then it is jdk_home.
jdk_is() {
  if [ -z "$1" ]; then
    return 1
  fi
  jdk_found=$(jdk_version "$1")
  if [ -n "$jdk_found" ] && [ "$jdk_found" -ge "$2" ]; then
    jdk_home=$1
    return 0
  fi
  return 1
}

# The home of the `java` on the PATH, as it says itself: it may be a link or another program's stand-in.
jdk_on_path() {
  if command -v java >/dev/null 2>&1; then
    java -XshowSettings:properties -version 2>&1 | sed -n 's/^ *java\.home = //p'
  fi
}

find_jdk() {
  jdk_problem=
  jdk_problem_es=
  if [ -n "${ANDEN_JAVA_HOME:-}" ]; then
    if jdk_is "$ANDEN_JAVA_HOME" "$1"; then
      return 0
    fi
    jdk_problem="ANDEN_JAVA_HOME is $ANDEN_JAVA_HOME, and there is no JDK $1 or newer; correct or unset it."
    jdk_problem_es="ANDEN_JAVA_HOME es $ANDEN_JAVA_HOME y ahí no hay ningún JDK $1 o posterior; corrígelo o quítalo."
    return 1
  fi
  if jdk_is "${JAVA_HOME:-}" "$1" || jdk_is "$(jdk_on_path)" "$1"; then
    return 0
  fi
  for jdk_candidate in /usr/lib/jvm/* "${HOME:-}"/.sdkman/candidates/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if jdk_is "$jdk_candidate" "$1"; then
      return 0
    fi
  done
  if [ -x /usr/libexec/java_home ] && jdk_is "$(/usr/libexec/java_home -v "$1+" 2>/dev/null)" "$1"; then
    return 0
  fi
  jdk_problem="Andén needs a JDK $1 or newer, and none was found; install one (for instance from https://adoptium.net) \
or set ANDEN_JAVA_HOME to where it is."
  jdk_problem_es="Andén necesita un JDK $1 o posterior y no se ha encontrado ninguno; instala uno (por ejemplo de \
https://adoptium.net) o indica dónde está con ANDEN_JAVA_HOME."
  return 1
}
