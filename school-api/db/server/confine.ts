import { statSync } from 'node:fs';
import path from 'node:path';

/** The exit code of `flock` when another server runs on the folder. */
export const TAKEN = 75;

const NOBODY = 65_534;

/**
 * A killed server leaves two files with its process number, which may be another program's by now. With the
 * lock in hand nobody else serves the folder, so they are stale unless that process works there, as a server
 * does that was started by hand.
 */
const REMOVE_STALE_PID = `
  pid=$(head -n 1 postmaster.pid 2>/dev/null)
  [ "$(readlink "/proc/$pid/cwd")" = "$(pwd -P)" ] || rm -f postmaster.pid ../.s.PGSQL.*.lock
  exec "$@"`;

export type Confined = { file: string; args: string[]; uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: how to run one of its programs on a folder. */
export function unprivileged(folder: string, [file, ...args]: [string, ...string[]]): Confined {
  if (process.getuid?.() !== 0) return { file, args };
  const { uid, gid } = statSync(folder);
  // Root works on the folder of another user: the files stay that user's.
  if (uid !== 0) return { file, args, uid, gid };
  // In a namespace of its own it sees itself as nobody; outside, process and files are root's.
  const map = [`--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  return { file: 'unshare', args: ['--user', ...map, file, ...args] };
}

/**
 * The command of a server that ends with its parent, and is the only one on its folder: the kernel's lock
 * holds across containers and until the last of the server's processes has ended. macOS and Windows have no
 * such programs; there PostgreSQL's own check must do.
 */
export function confine(
  folder: string,
  command: [string, ...string[]],
  waitSeconds: number,
): Confined {
  if (process.platform !== 'linux') return unprivileged(folder, command);
  const lock = path.join(folder, 'lock');
  return unprivileged(folder, [
    ...(['setpriv', '--pdeathsig', 'INT'] as const),
    ...['flock', '--no-fork', '--wait', String(waitSeconds)],
    ...['--conflict-exit-code', String(TAKEN), lock],
    ...['sh', '-c', REMOVE_STALE_PID, 'sh', ...command],
  ]);
}
