#!/bin/sh
# Installs the output of `npm run build -- --standalone` beside earlier releases:
# release.sh <.next/standalone> [/srv/school]. Nothing is restarted.
set -eu
from=${1:?where is the built folder?}
home=${2:-/srv/school}
id=$(cat "$from/.next/BUILD_ID")
to=$home/releases/$id

mkdir -p "$home/releases"
if [ ! -d "$to" ]; then
  rm -rf "$to.part"
  cp -R "$from" "$to.part"
  chmod -R a+rX,go-w "$to.part"
  mv "$to.part" "$to"
fi
# An atomic rename, so that there is always a current release.
ln -sfn "releases/$id" "$home/current.new"
mv -T "$home/current.new" "$home/current"
touch "$to"
echo "$home/current is $id"

# Keeps five releases for a rollback.
ls -1t "$home/releases" | grep -v '\.part$' | tail -n +6 | while read -r old; do
  rm -rf "$home/releases/$old"
done
