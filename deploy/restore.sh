#!/bin/sh
# Restores a backup into the data folder: restore.sh <file> [--complete]. Stop the school API first.
#
# Reads /etc/school/api.env, unless SCHOOL_DATA_DIR is set. The current contents of the data folder
# are moved aside, not deleted. With DATABASE_URL, create an empty database and point DATABASE_URL to it.
set -eu
umask 077

file=${1:?usage: restore.sh <file> [--complete]}
shift
file=$(cd "$(dirname "$file")" && pwd)/$(basename "$file")
release=$(cd "$(dirname "$0")/.." && pwd)
. "$release/deploy/as-school-api.sh"
data=$SCHOOL_DATA_DIR

lock=$data/database/lock
if [ -e "$lock" ] && ! flock --nonblock "$lock" true; then
  echo "The school API is using $data. Stop it first." >&2
  exit 1
fi
if ! $as test -r "$file"; then
  echo "The user of the school API cannot read $file. Copy it to a folder which that user can read, and chown it." >&2
  exit 1
fi
mkdir -p "$data"
# Before anything is moved.
school backup --verify "$file"

# Keeps the folder itself, which may be a mount point, and moves its contents.
aside=$data.before-$(date -u +%Y%m%dT%H%M%SZ)
move() {
  find "$1" -mindepth 1 -maxdepth 1 -exec mv {} "$2/" \;
}
# A restore that was complete when it was interrupted stays; the next start puts it in place.
undo() {
  rm -rf "$data"/restoring-*
  if ls -A "$data" | grep -qvx pan.key; then
    echo "The restore was interrupted. Previous contents: $aside" >&2
  else
    rm -f "$data/pan.key"
    move "$aside" "$data"
    rmdir "$aside"
    echo "Nothing was restored. $data is as it was." >&2
  fi
}
mkdir "$aside"
trap undo EXIT
trap 'exit 1' HUP INT TERM
move "$data" "$aside"
# Backups do not contain the key of the donors' PANs.
[ ! -f "$aside/pan.key" ] || cp -p "$aside/pan.key" "$data/"
school restore "$file" "$@"
trap - EXIT HUP INT TERM
echo "Previous contents: $aside"
