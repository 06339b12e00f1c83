#!/bin/sh
# Backs up all school API data into one file: backup.sh <folder>
#
# Reads /etc/school/api.env, unless SCHOOL_DATA_DIR is set. The site keeps running.
# Deletes backups older than the retention period: contract/facts/retention.ts.
set -eu
umask 077

folder=${1:?usage: backup.sh <folder>}
name=school-$(date -u +%Y%m%dT%H%M%SZ).tar
release=$(cd "$(dirname "$0")/.." && pwd)
. "$release/deploy/as-school-api.sh"

if ! [ -d "$folder" ]; then
  mkdir -p "$folder"
  if [ -n "$as" ]; then chown --reference="$SCHOOL_DATA_DIR" "$folder"; fi
fi
folder=$(cd "$folder" && pwd)

# Payments need the reserve: a disk filled by a backup would stop them.
reserve=$((200 * 1024 * 1024))
last=$(ls -1t "$folder" | grep '^school-.*\.tar$' | head -n 1)
size=$(if [ -n "$last" ]; then stat -c %s "$folder/$last"; else echo 0; fi)
free=$(df --output=avail --block-size=1 "$folder" | tail -n 1)
if [ "$free" -lt $((size + reserve)) ]; then
  echo "There is too little space in $folder for another backup. Free $(((size + reserve - free) / 1024 / 1024 + 1)) MB." >&2
  exit 1
fi

school backup "$folder/$name"
school backup --verify "$folder/$name"
# Runs only after a verified backup, so a failing backup never deletes the last good one.
school backup --prune "$folder"
echo "$folder/$name"
