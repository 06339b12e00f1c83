#!/bin/sh
# A backup of all that the school API keeps, as one file: backup.sh <folder>
#
# Variables are those of the school API (SCHOOL_DATA_DIR, DATABASE_URL). The site runs on meanwhile.
# Old backups go as the privacy policy says: contract/facts/retention.ts.
set -eu
umask 077

folder=${1:?which folder?}
name=school-$(date -u +%Y%m%dT%H%M%SZ).tar

mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
if [ -n "${SCHOOL_DATA_DIR:-}" ]; then
  SCHOOL_DATA_DIR=$(cd "$SCHOOL_DATA_DIR" && pwd)
  export SCHOOL_DATA_DIR
fi
cd "$(dirname "$0")/.."
node build/school-cli.mjs backup "$folder/$name"
node build/school-cli.mjs backup --verify "$folder/$name"

# Only once there is a newer one that can be read: a backup that fails for weeks leaves the last.
node build/school-cli.mjs backup --prune "$folder"
echo "$folder/$name"
