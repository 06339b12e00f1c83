#!/bin/sh
# Installs a build next to earlier releases:
# release.sh <.next/standalone> [/srv/school]. Nothing is restarted.
set -eu
from=${1:?usage: release.sh <.next/standalone> [/srv/school]}
home=${2:-/srv/school}
id=$(cat "$from/.next/BUILD_ID")
to=$home/releases/$id

# Copies to $2.part, then renames.
copy() {
  rm -rf "$2.part"
  cp -R "$1" "$2.part"
  chmod -R a+rX,go-w "$2.part"
  mv "$2.part" "$2"
}
mkdir -p "$home/releases"
if [ ! -d "$to" ]; then
  copy "$from" "$to"
elif ! diff -rq "$from/deploy" "$to/deploy" > /dev/null; then
  # The build id does not cover these scripts. A running one keeps its file.
  rm -rf "$to/deploy"
  copy "$from/deploy" "$to/deploy"
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
