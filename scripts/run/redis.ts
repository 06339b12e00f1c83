import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './ports.mjs';
import { StopWithMessage } from './stop.mjs';

const LOOPBACK = '127.0.0.1';
const START_MS = 30_000;

export type RedisServer = {
  url: string;
  port: number;
  child: ChildProcess;
  stop: () => Promise<void>;
};

/**
 * A temporary Redis on a free loopback port, without persistence. Resolves to its URL and to the
 * process, so that a test may pause or kill it; `port` starts one again on the same port.
 */
export async function startRedis({ port: asked }: { port?: number } = {}): Promise<RedisServer> {
  const bin = findRedis();
  if (!bin) {
    throw new StopWithMessage(
      'Redis is missing: on Debian and Ubuntu as root `apt-get install redis-server`.',
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

export function findRedis(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return places.map((place) => join(place, 'redis-server')).find((path) => existsSync(path));
}

/** Resolves when the server takes connections. */
function serve(bin: string, folder: string, port: number): Promise<ChildProcess> {
  const settings = ['--port', port, '--bind', LOOPBACK, '--dir', folder, '--save', ''];
  const child = spawn(bin, [...settings.map(String), '--appendonly', 'no'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new StopWithMessage(`Redis did not start:\n${output}`));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      fail();
    }, START_MS);
    child.once('exit', fail);
    const read = (chunk: Buffer) => {
      // Once it serves, its log is read and dropped, so that the pipe never fills.
      if (output.includes('Ready to accept')) return;
      output += chunk.toString();
      if (!output.includes('Ready to accept')) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve(child);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // A paused server does not react to any other signal.
  child.kill('SIGKILL');
  return exited;
}
