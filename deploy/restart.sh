#!/bin/sh
# Restarts the sites behind nginx one after the other, without downtime:
# restart.sh [-f /etc/nginx/school/upstream.conf] [3000 3001]
#
# A site is taken out of nginx, restarted, and put back when it is ready. If it does not become ready,
# it stays out of rotation, and the others keep serving.
set -eu
upstream=/etc/nginx/school/upstream.conf
if [ "${1:-}" = -f ]; then
  upstream=$2
  shift 2
fi
if [ $# -eq 0 ]; then set -- 3000 3001; fi
sites=$*

# Marks one site as down; with '', marks none.
sites_without() {
  for one in $sites; do
    mark=
    if [ "$one" = "$1" ]; then mark=' down'; fi
    echo "server 127.0.0.1:$one max_fails=2 fail_timeout=5s$mark;"
  done > "$upstream.new"
  mv "$upstream.new" "$upstream"
  systemctl reload nginx
}

ready() {
  curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$1/api/readyz"
}

if [ $# -lt 2 ]; then
  echo 'At least two sites are needed. Start a second one first.' >&2
  exit 1
fi
# Those that are not ready come first, so that the last one that serves is not taken out for them.
first=
last=
for port in "$@"; do
  if ready "$port"; then last="$last $port"; else first="$first $port"; fi
done
for port in $first $last; do
  sites_without "$port"
  # It finishes its requests before it stops.
  sleep 3
  systemctl restart "school-site@$port"
  waited=0
  until ready "$port"; do
    waited=$((waited + 1))
    if [ "$waited" -gt 60 ]; then
      echo "The site on port $port did not become ready. It stays out of rotation; the others keep serving." >&2
      exit 1
    fi
    sleep 1
  done
  sites_without ''
  echo "The site on port $port is back in rotation."
done
