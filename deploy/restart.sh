#!/bin/sh
# Restarts the sites behind nginx one after the other, without downtime:
# restart.sh [-f /etc/nginx/school/upstream.conf] [3000 3001]
#
# A site is taken out of nginx, restarted, and put back when it is ready. If it does not get ready it
# stays out, and the others keep serving.
set -eu
upstream=/etc/nginx/school/upstream.conf
if [ "${1:-}" = -f ]; then
  upstream=$2
  shift 2
fi
if [ $# -eq 0 ]; then set -- 3000 3001; fi
sites=$*

# Writes the list without one site; with an empty name, with all.
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
  echo 'One site alone cannot be taken out; start a second one first.' >&2
  exit 1
fi
for port in "$@"; do
  sites_without "$port"
  # It finishes its requests before it stops.
  sleep 3
  systemctl restart "school-site@$port"
  waited=0
  until ready "$port"; do
    waited=$((waited + 1))
    if [ "$waited" -gt 60 ]; then
      echo "The site on port $port is not ready; it stays out, the others serve on." >&2
      exit 1
    fi
    sleep 1
  done
  sites_without ''
  echo "The site on port $port is back."
done
