#!/bin/sh
# A backup of all that the school API keeps, as one file: backup.sh <folder> [how many to keep]
#
# Variables are those of the school API (SCHOOL_DATA_DIR, DATABASE_URL). The built-in database is
# copied while nothing writes: BACKUP_STOP and BACKUP_START say how the API is stopped and started.
# Meanwhile the site goes on with the pages that it has kept. PostgreSQL is asked while it works.
set -eu
umask 077

folder=${1:?which folder?}
keep=${2:-14}
data=${SCHOOL_DATA_DIR:-data/school}
name=school-$(date -u +%Y%m%dT%H%M%SZ).tar
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder" "$work/school"

# A lock outlives a crash; its process does not.
in_use() {
  [ -e "$data/school-api.lock" ] || return 1
  pid=$(sed -n 's/.*"pid":\([0-9]*\).*/\1/p' "$data/school-api.lock")
  [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null
}

if [ -n "${DATABASE_URL:-}" ]; then
  # First the rows, then the files: a row without its file would be a loss, a file too many is none.
  pg_dump --format=custom --no-owner --file="$work/school/database.dump" "$DATABASE_URL"
  pg_restore --list "$work/school/database.dump" > /dev/null
  if [ -d "$data" ]; then cp -a "$data" "$work/school/files"; fi
else
  [ -d "$data/database" ] || { echo "There is no school in $data." >&2; exit 1; }
  if [ -z "${BACKUP_STOP:-}" ] && in_use; then
    echo "The school API works with $data: stop it, or say in BACKUP_STOP how." >&2
    exit 1
  fi
  trap 'rm -rf "$work"; ${BACKUP_START:-true}' EXIT
  ${BACKUP_STOP:-true}
  cp -a "$data" "$work/school/files"
  ${BACKUP_START:-true}
  trap 'rm -rf "$work"' EXIT
fi
rm -f "$work/school/files/school-api.lock"

tar -C "$work" -cf "$folder/$name.part" school
tar -tf "$folder/$name.part" > /dev/null
mv "$folder/$name.part" "$folder/$name"
echo "$folder/$name"

# The oldest go; names are dates.
ls -1 "$folder" | grep '^school-.*\.tar$' | sort -r | tail -n +$((keep + 1)) |
  while read -r old; do rm -f "$folder/$old"; done
