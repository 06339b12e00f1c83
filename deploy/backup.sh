#!/bin/sh
# A backup of all that the school API keeps, as one file: backup.sh <folder> [how many days to keep]
#
# Variables are those of the school API (SCHOOL_DATA_DIR, DATABASE_URL). The site runs on meanwhile.
# SCHOOL is the office's command; the default is the one of the release that this file belongs to.
set -eu
umask 077

folder=${1:?which folder?}
days=${2:-${RETENTION_BACKUP_DAYS:-14}}
SCHOOL=${SCHOOL:-node build/school-cli.mjs}
name=school-$(date -u +%Y%m%dT%H%M%SZ).tar

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
if [ -n "${SCHOOL_DATA_DIR:-}" ]; then
  SCHOOL_DATA_DIR=$(cd "$SCHOOL_DATA_DIR" && pwd)
  export SCHOOL_DATA_DIR
fi
cd "$(dirname "$0")/.."
$SCHOOL backup "$folder/$name"
$SCHOOL backup --verify "$folder/$name"

# Only once there is a newer one that can be read: a backup that fails for weeks leaves the last.
find "$folder" -maxdepth 1 -name 'school-*.tar' -mtime "+$((days - 1))" -delete
find "$folder" -maxdepth 1 -name 'school-*.tar.*.part' -mmin +1440 -delete
echo "$folder/$name"
