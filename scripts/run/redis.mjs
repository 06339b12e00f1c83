import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { StopWithMessage } from './stop.mjs';

const LOOPBACK = '127.0.0.1';
const START_MS = 30_000;

/**
 * A Redis of our own on a free loopback port, which keeps nothing. Resolves to its address and to
 * the process, so that a test may pause or kill it; `port` starts one again at the same place.
 */
export async function startRedis({ port: asked } = {}) {
  const bin = findServer() ?? install();
  if (!bin) {
    throw new StopWithMessage(
      'No Redis server found. On Debian and Ubuntu, as root: apt-get install redis-server.',
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'school-redis-'));
  const port = asked ?? (await freePort(6400, LOOPBACK));
  try {
    const child = await serve(bin, folder, port);
    return {
      url: `redis://${LOOPBACK}:${port}`,
      port,
      child,
      stop: async () => {
        await end(child);
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function findServer() {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return places.map((place) => join(place, 'redis-server')).find((path) => existsSync(path));
}

function install() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  console.log('No Redis found: installing the package redis-server ...');
  const apt = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], apt);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], apt);
  return findServer();
}

/** Resolves when the server takes connections. */
function serve(bin, folder, port) {
  const settings = ['--port', port, '--bind', LOOPBACK, '--dir', folder, '--save', ''];
  const child = spawn(bin, [...settings.map(String), '--appendonly', 'no'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    const fail = () => reject(new StopWithMessage(`Redis did not start:\n${said}`));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      fail();
    }, START_MS);
    child.once('exit', fail);
    const read = (chunk) => {
      // Once it serves, its log is read and dropped, so that the pipe never fills.
      if (said.includes('Ready to accept')) return;
      said += chunk;
      if (!said.includes('Ready to accept')) return;
      clearTimeout(late);
      child.off('exit', fail);
      resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}

function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise((resolve) => child.once('exit', resolve));
  // A paused server would not hear anything milder.
  child.kill('SIGKILL');
  return gone;
}
