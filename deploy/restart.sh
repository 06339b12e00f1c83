#!/bin/sh
# Restarts the sites behind nginx one after the other, without downtime.
#
# SITES are their ports; a site is taken out of nginx, restarted, and put back when it
# is ready. If it does not get ready it stays out, and the others keep serving.
set -eu
SITES=${SITES:-3000 3001}
UPSTREAM=${UPSTREAM:-/etc/nginx/school/upstream.conf}
RELOAD=${RELOAD:-systemctl reload nginx}
RESTART=${RESTART:-systemctl restart school-site@%s}
DRAIN_SECONDS=${DRAIN_SECONDS:-3}
READY_SECONDS=${READY_SECONDS:-60}

# Writes the list without one site; with an empty name, with all.
sites_without() {
  for one in $SITES; do
    mark=
    if [ "$one" = "$1" ]; then mark=' down'; fi
    echo "server 127.0.0.1:$one max_fails=2 fail_timeout=5s$mark;"
  done > "$UPSTREAM.new"
  mv "$UPSTREAM.new" "$UPSTREAM"
  $RELOAD
}

ready() {
  curl --silent --fail --max-time 5 --output /dev/null "http://127.0.0.1:$1/api/readyz"
}

set -- $SITES
if [ $# -lt 2 ]; then
  echo 'One site alone cannot be taken out; start a second one first.' >&2
  exit 1
fi
for port in "$@"; do
  sites_without "$port"
  # It finishes its requests before it stops.
  sleep "$DRAIN_SECONDS"
  $(printf "$RESTART" "$port")
  waited=0
  until ready "$port"; do
    waited=$((waited + 1))
    if [ "$waited" -gt "$READY_SECONDS" ]; then
      echo "The site on port $port is not ready; it stays out, the others serve on." >&2
      exit 1
    fi
    sleep 1
  done
  sites_without ''
  echo "The site on port $port is back."
done
