# Read by the scripts beside it, which set `release`: the variables of school-api@.service, and the
# command line as the API's user.
#
# If SCHOOL_DATA_DIR is set, as by the units, the caller has set all variables.
if [ -z "${SCHOOL_DATA_DIR:-}" ] && [ -d /etc/school ]; then
  if ! [ -r /etc/school/api.env ]; then
    echo 'This user cannot read /etc/school/api.env. Use sudo.' >&2
    exit 1
  fi
  # As systemd reads it: the value is the rest of the line, without the quotes around it.
  while read -r line || [ -n "$line" ]; do
    case $line in '' | '#'* | ';'*) continue ;; esac
    value=${line#*=}
    case $value in
      \"*\" | \'*\') value=${value#?}; value=${value%?} ;;
    esac
    export "${line%%=*}=$value"
  done < /etc/school/api.env
  export NODE_ENV=production
  SCHOOL_DATA_DIR=/var/lib/school/api
fi
SCHOOL_DATA_DIR=${SCHOOL_DATA_DIR:-$release/data/school}
case $SCHOOL_DATA_DIR in /*) ;; *) SCHOOL_DATA_DIR=$PWD/$SCHOOL_DATA_DIR ;; esac
export SCHOOL_DATA_DIR

# Root works as the owner of the data folder, so that files stay the owner's.
as=
if [ "$(id -u)" = 0 ] && [ -d "$SCHOOL_DATA_DIR" ] && [ "$(stat -c %u "$SCHOOL_DATA_DIR")" != 0 ]; then
  as=$(stat -c 'setpriv --reuid=%u --regid=%g --clear-groups' "$SCHOOL_DATA_DIR")
fi

school() {
  $as node "$release/build/school-cli.mjs" "$@"
}
