#!/bin/sh
# Puts a folder in the place of another one: replace-folder.sh NEW OLD. There need not be an old one.
#
# A server may be running from the old one. Files that were written over would change under it; so they are moved away and
# deleted, and whoever has opened them keeps what they were.
set -eu

new=$1
old=$2
away=$old.replaced

# Left behind if an earlier call was broken off.
rm -rf "$away"
if [ -e "$old" ]; then
  mv "$old" "$away"
fi
mv "$new" "$old"
rm -rf "$away"
