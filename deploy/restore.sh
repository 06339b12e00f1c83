#!/bin/sh
# Brings a backup back: restore.sh <file>. The school API must be stopped.
#
# What is in SCHOOL_DATA_DIR now is put aside, not deleted. With DATABASE_URL the database's tables
# are replaced in one transaction: all of the backup, or nothing of it.
set -eu
umask 077

file=${1:?which file?}
data=${SCHOOL_DATA_DIR:-data/school}
stamp=$(date -u +%Y%m%dT%H%M%SZ)
parent=$(dirname "$data")
mkdir -p "$parent"
work=$(mktemp -d "$parent/restore.XXXXXX")
trap 'rm -rf "$work"' EXIT

# A lock outlives a crash; its process does not.
in_use() {
  [ -e "$data/school-api.lock" ] || return 1
  pid=$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' "$data/school-api.lock")
  [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null
}

if in_use; then
  echo "The school API works with $data: stop it first." >&2
  exit 1
fi
tar -C "$work" -xf "$file"
if [ -n "${DATABASE_URL:-}" ]; then
  [ -e "$work/school/database.dump" ] || { echo "$file is no backup of PostgreSQL." >&2; exit 1; }
  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" \
    "$work/school/database.dump"
elif [ ! -d "$work/school/files/database" ]; then
  echo "$file is no backup of the built-in database." >&2
  exit 1
fi
if [ -d "$work/school/files" ]; then
  # A folder that is mounted, or made by systemd, stays: what is in it goes aside.
  mkdir -p "$data" "$data.before-$stamp"
  find "$data" -mindepth 1 -maxdepth 1 -exec mv {} "$data.before-$stamp/" \;
  find "$work/school/files" -mindepth 1 -maxdepth 1 -exec mv {} "$data/" \;
  # Whoever owned the folder owns what is in it.
  chown -R --reference="$data" "$data" 2> /dev/null || true
  echo "What was there before: $data.before-$stamp"
fi
echo "Restored from $file."
