#!/bin/sh
# Brings a backup back into the data folder: restore.sh <file>. The school API must be stopped.
#
# What is in SCHOOL_DATA_DIR now is put aside, not deleted. With DATABASE_URL the database must be an
# empty one: make a new one, and name it there.
set -eu
umask 077

file=${1:?which file?}
file=$(cd "$(dirname "$file")" && pwd)/$(basename "$file")
data=${SCHOOL_DATA_DIR:-data/school}

lock=$data/database/lock
if [ -e "$lock" ] && ! flock --nonblock "$lock" true; then
  echo "The school API works with $data: stop it first." >&2
  exit 1
fi
mkdir -p "$data"
data=$(cd "$data" && pwd)
export SCHOOL_DATA_DIR="$data"
cd "$(dirname "$0")/.."
# Before anything is moved.
node build/school-cli.mjs backup --verify "$file"

# A folder that is mounted, or made by systemd, stays: what is in it goes aside.
aside=$data.before-$(date -u +%Y%m%dT%H%M%SZ)
mkdir "$aside"
find "$data" -mindepth 1 -maxdepth 1 -exec mv {} "$aside/" \;
echo "What was there before: $aside"
node build/school-cli.mjs restore "$file"
# Whoever owned the folder owns what is in it.
chown -R --reference="$data" "$data" 2> /dev/null || true
