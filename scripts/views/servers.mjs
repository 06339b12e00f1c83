import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/ports.mjs';
import { StopWithMessage } from '../run/stop.mjs';
import { startOddApi } from './odd-api.ts';

const loopback = '127.0.0.1';

/** The built site before a school API in the given state, both on free ports with fresh data. */
export async function startServers(state) {
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const api = state === 'demo' ? await startDemoApi(dataDir) : await startOddApi(state);
  const port = await freePort(4700, loopback);
  const next = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
  const site = await start(next, /Ready in/, {
    NODE_ENV: 'production',
    PORT: String(port),
    SCHOOL_API_URL: api.url,
    SITE_DATA_DIR: join(dataDir, 'site'),
    LOG_LEVEL: 'error',
  });
  const stop = async () => {
    await site.stop();
    await api.stop();
  };
  return { url: `http://localhost:${port}`, stop };
}

async function startDemoApi(dataDir) {
  const port = await freePort(4701, loopback);
  const program = await start(['build/school-api.mjs'], /"event":"listening"/, {
    SCHOOL_API_PORT: String(port),
    SCHOOL_API_HOST: loopback,
    SCHOOL_DATA_DIR: join(dataDir, 'school'),
  });
  return { url: `http://${loopback}:${port}`, stop: program.stop };
}

function start(args, ready, env) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let text = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk) => {
      text += chunk;
      if (ready.test(text)) resolve({ stop });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new StopWithMessage(`${args[0]} did not start:\n${text}`)));
  });

  function stop() {
    child.kill('SIGTERM');
    return ended;
  }
}
