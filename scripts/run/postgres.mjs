import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
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

/**
 * A PostgreSQL of our own on a free loopback port, in a folder that goes with it. Resolves to its
 * address and the way to stop it, and to start it again when a test has killed it; the server refuses
 * to run as root, so root lends it a user.
 */
export async function startPostgres() {
  const bin = findServer() ?? install();
  if (!bin) {
    throw new StopWithMessage(
      'No PostgreSQL server found. On Debian and Ubuntu, as root: apt-get install postgresql.',
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

/** The newest of Debian's versions, which lie outside the path. */
function findServer() {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'postgres')) && existsSync(join(bin, 'initdb')));
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('No PostgreSQL found: installing the package postgresql ...');
  // Otherwise the package makes and starts a server of its own, which nobody asked for.
  const settings = '/etc/postgresql-common';
  mkdirSync(settings, { recursive: true });
  if (!existsSync(join(settings, 'createcluster.conf'))) {
    writeFileSync(join(settings, 'createcluster.conf'), 'create_main_cluster = false\n');
  }
  const apt = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], apt);
  const keep = ['-o', 'Dpkg::Options::=--force-confold'];
  spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...keep, 'postgresql'],
    apt,
  );
  return findServer();
}

function accountOf(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? '').split(':').map(Number);
  if (!uid) throw new StopWithMessage(`There is no user ${name} to run PostgreSQL as.`);
  return { uid, gid };
}

function makeCluster(bin, folder, password, user) {
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
function serve(bin, data, port, user) {
  const settings = {
    listen_addresses: LOOPBACK,
    port,
    unix_socket_directories: '',
    max_connections: 200,
    // A killed server loses nothing that the kernel has, and no test cuts the power.
    fsync: 'off',
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...args], {
    ...user,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new StopWithMessage(`PostgreSQL did not start:\n${said}`));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail();
    }, START_MS);
    child.once('exit', fail);
    child.stderr.on('data', (chunk) => {
      // Once it serves, its log is read and dropped, so that the pipe never fills.
      if (said.includes('ready to accept')) return;
      said += chunk;
      if (!said.includes('ready to accept')) return;
      clearTimeout(late);
      child.off('exit', fail);
      resolve(child);
    });
  });
}

function end(server) {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => server.once('exit', resolve));
  // 'Fast': whoever is still connected is sent away.
  server.kill('SIGINT');
  return gone;
}
