#!/bin/sh
# Packs a release: the program with a Java runtime of its own, which needs nothing installed.
#
#   packaging/release.sh           makes target/release/anden-VERSION-SYSTEM.tar.gz and its .sha256
#
# It is for the kind of machine on which it was made. A JDK of 25 or newer and Node are needed to make it.
set -eu

NEEDED_JDK=25

# What the program asks for by name only, so that no tool finds it: numbers and dates in Spanish, and options of sockets.
UNSEEN_MODULES=jdk.localedata,jdk.net

# Recipes for hosts that lie beside the program; docs/operations.md speaks of them.
RECIPES='anden.service Caddyfile compose.yaml Containerfile'

# What else the documents lead to: the boards with the schemas that describe them, and the words that texts don't use.
LINKED='games/ticket-to-ride/src/main/resources/dev/anden/games/tickettoride/boards
games/french-quarter/src/main/resources/dev/anden/games/frenchquarter
web/src/texts/refused.json'

fail() {
  printf 'release: %s\n' "$1" >&2
  exit 1
}

home=$(CDPATH='' cd "$(dirname "$0")/.." && pwd -P)

# shellcheck source=.mvn/find-jdk.sh
. "$home/.mvn/find-jdk.sh"
find_jdk "$NEEDED_JDK" || fail "$jdk_problem"

version=$(sed -n '0,/<artifactId>anden<\/artifactId>/d; s/^ *<version>\(.*\)<\/version>.*/\1/p' "$home/pom.xml" | head -n 1)
system=$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
name=anden-$version-$system
work=$home/target/release
release=$work/$name

echo "Building Andén $version" >&2
(cd "$home" && JAVA_HOME=$jdk_home ./mvnw -q -B -Dmaven.test.skip=true -DskipTests \
  -Drehearsal.java.options="${ANDEN_JAVA_OPTIONS-}" package -pl cli -am </dev/null)

rm -rf "$work"
mkdir -p "$release/program"
cp -R "$home/cli/target/anden/." "$release/program"
# That is the build's; the release's own runtime makes its own below, when it is first started.
rm -f "$release/program/start.aot"
cp "$home/packaging/launcher" "$release/anden"
cp "$home/packaging/start.sh" "$release/program"
chmod 755 "$release/anden"
cp "$home/LICENSE" "$home/NOTICE" "$home"/*.md "$release"
cp -R "$home/docs" "$release/docs"
cp -R "$home/clients" "$release/clients"
find "$release/clients" \( -name test -o -name tests -o -name __pycache__ \) -prune -exec rm -rf {} +
mkdir "$release/packaging"
for recipe in $RECIPES; do
  cp "$home/packaging/$recipe" "$release/packaging"
done
for place in $LINKED; do
  mkdir -p "$release/$(dirname "$place")"
  cp -R "$home/$place" "$release/$place"
done

echo 'Putting its runtime together' >&2
modules=$("$jdk_home/bin/jdeps" --multi-release "$NEEDED_JDK" --ignore-missing-deps --print-module-deps --recursive \
  --class-path "$release/program/lib/*" "$release/program/anden.jar")
"$jdk_home/bin/jlink" --add-modules "$modules,$UNSEEN_MODULES" --include-locales=en,es \
  --strip-debug --no-header-files --no-man-pages --output "$release/runtime"

"$release/anden" --version >/dev/null || fail "The release doesn't start."

(cd "$work" && tar -czf "$name.tar.gz" "$name" && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
echo "$work/$name.tar.gz"
