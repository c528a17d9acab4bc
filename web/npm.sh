#!/bin/sh
# Runs npm's scripts of this folder, one after another: `./npm.sh check test`. Packages are installed first if the
# lock file has changed since the last time.
set -eu
cd "$(dirname "$0")"

if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
  echo "The web module needs Node 20.19 or newer with npm, and there is none on the PATH." \
    "Install it, or build without the browser's side: -Dweb.skip" >&2
  exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
  echo "The web module needs Node 20.19 or newer; the one on the PATH is $(node --version)." \
    "Install it, or build without the browser's side: -Dweb.skip" >&2
  exit 1
fi

if ! cmp -s package-lock.json node_modules/.installed-lock.json; then
  npm ci --no-audit --no-fund
  cp package-lock.json node_modules/.installed-lock.json
fi
for script in "$@"; do
  # What an earlier build left mustn't be packed with this one.
  if [ "$script" = build ]; then rm -rf target/classes/static; fi
  npm run --silent "$script"
done
