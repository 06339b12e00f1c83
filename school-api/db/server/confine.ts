import { statSync } from 'node:fs';
import path from 'node:path';

/** The exit code of `flock` when another server runs on the folder. */
export const TAKEN = 75;

const NOBODY = 65_534;

/**
 * A killed server leaves two files with its process id, which another program may have by now.
 * While we hold the lock, they are stale unless that process works in this folder, as a manually
 * started server does.
 */
const REMOVE_STALE_PID = `
  pid=$(head -n 1 postmaster.pid 2>/dev/null)
  [ "$(readlink "/proc/$pid/cwd")" = "$(pwd -P)" ] || rm -f postmaster.pid ../.s.PGSQL.*.lock
  exec "$@"`;

export type Command = { file: string; args: string[]; uid?: number; gid?: number };

/** PostgreSQL refuses to run as root: how to run its programs on a folder. */
export function unprivileged(folder: string, [file, ...args]: [string, ...string[]]): Command {
  if (process.getuid?.() !== 0) return { file, args };
  const { uid, gid } = statSync(folder);
  // Root works on another user's folder: the files stay that user's.
  if (uid !== 0) return { file, args, uid, gid };
  // Runs as nobody in a user namespace; outside it, process and files belong to root.
  const map = [`--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  return { file: 'unshare', args: ['--user', ...map, file, ...args] };
}

/**
 * The server ends with its parent and is the only one on its folder: the kernel's lock works across
 * containers until the last of its processes has ended. macOS and Windows lack these programs, so
 * there only PostgreSQL's own check applies.
 */
export function confine(
  folder: string,
  command: [string, ...string[]],
  waitSeconds: number,
): Command {
  if (process.platform !== 'linux') return unprivileged(folder, command);
  const lock = path.join(folder, 'lock');
  return unprivileged(folder, [
    ...(['setpriv', '--pdeathsig', 'INT'] as const),
    ...['flock', '--no-fork', '--wait', String(waitSeconds)],
    ...['--conflict-exit-code', String(TAKEN), lock],
    ...['sh', '-c', REMOVE_STALE_PID, 'sh', ...command],
  ]);
}
