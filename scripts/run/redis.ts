import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './folder';
import { freePorts } from './ports.mjs';
import { startCommand } from './program';
import { StopWithMessage } from './stop.mjs';

const LOOPBACK = '127.0.0.1';

/**
 * A temporary Redis without persistence. A test may pause or kill it; passing `port` starts one again at
 * the same address.
 */
export async function startRedis({ port: asked }: { port?: number } = {}) {
  const redis = findRedis();
  if (!redis) {
    throw new StopWithMessage(
      'Redis is missing: on Debian and Ubuntu as root `apt-get install redis-server`.',
    );
  }
  const [port = 0] = asked === undefined ? await freePorts(1, LOOPBACK) : [asked];
  const folder = newFolder('school-redis');
  const settings = ['--port', String(port), '--bind', LOOPBACK, '--dir', folder, '--save', ''];
  const program = await startCommand(redis, [...settings, '--appendonly', 'no'], {
    ready: /Ready to accept/,
    cwd: folder,
  });
  return {
    url: `redis://${LOOPBACK}:${port}`,
    port,
    signal: (name: NodeJS.Signals) => process.kill(program.pid, name),
    // A paused server reacts to no other signal.
    stop: async () => void (await program.stop('SIGKILL')),
  };
}

export function findRedis(): string | undefined {
  const places = [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/local/bin'];
  return places.map((place) => join(place, 'redis-server')).find((path) => existsSync(path));
}
