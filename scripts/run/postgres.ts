import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { StopWithMessage } from './stop.mjs';

const DEBIAN = '/usr/lib/postgresql';
const LOOPBACK = '127.0.0.1';
const START_MS = 60_000;

export type PostgresServer = {
  url: string;
  pid: () => number | undefined;
  /** After a test has killed it. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * A temporary PostgreSQL on a free loopback port. Resolves to its URL and functions to control it. The
 * server refuses to run as root, so root starts it as another user.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) {
    throw new StopWithMessage(
      'PostgreSQL is missing: on Debian and Ubuntu as root `apt-get install postgresql`.',
    );
  }
  const user = process.getuid?.() === 0 ? accountOf('postgres') : undefined;
  const folder = mkdtempSync(join(tmpdir(), 'school-postgres-'));
  try {
    const password = randomBytes(12).toString('hex');
    const data = makeCluster(bin, folder, password, user);
    const port = await freePort(5500, LOOPBACK);
    let server = await serve(bin, data, port, user);
    return {
      url: `postgres://school:${password}@${LOOPBACK}:${port}/postgres`,
      pid: () => server.pid,
      startAgain: async () => {
        server = await serve(bin, data, port, user);
      },
      stop: async () => {
        await end(server);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The newest of Debian's versions, which are outside PATH. */
export function findPostgres(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')));
}

type Account = { uid: number; gid: number };

function accountOf(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  if (!uid || !gid) throw new StopWithMessage(`There is no user ${name} to run PostgreSQL as.`);
  return { uid, gid };
}

function makeCluster(
  bin: string,
  folder: string,
  password: string,
  user: Account | undefined,
): string {
  const data = join(folder, 'data');
  const secret = join(folder, 'password');
  writeFileSync(secret, password, { mode: 0o600 });
  if (user) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
  const args = ['-D', data, '-U', 'school', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), [...args, '-A', 'scram-sha-256', `--pwfile=${secret}`], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return data;
}

/** Resolves when the server takes connections. */
function serve(
  bin: string,
  data: string,
  port: number,
  user: Account | undefined,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: LOOPBACK,
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // Killing the server loses no data that the kernel has buffered, so fsync is not needed.
    fsync: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...user,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new StopWithMessage(`PostgreSQL did not start:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail();
    }, START_MS);
    child.once('exit', fail);
    child.stderr.on('data', (chunk: Buffer) => {
      // Once it serves, its log is read and dropped, so that the pipe never fills.
      if (output.includes('ready to accept')) return;
      output += chunk.toString();
      if (!output.includes('ready to accept')) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve(child);
    });
  });
}

function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // 'Fast' shutdown: open connections are closed.
  server.kill('SIGINT');
  return exited;
}
