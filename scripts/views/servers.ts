import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../run/ports.mjs';
import { startProgram } from '../run/program';
import { startOddApi } from './odd-api';
import type { ApiState } from './views';

const loopback = '127.0.0.1';

/** The built site before a school API in the given state, both on free ports with fresh data. */
export async function startServers(state: ApiState) {
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'));
  const api = state === 'demo' ? await startDemoApi(dataDir) : await startOddApi(state);
  const port = await freePort(4700, loopback);
  const site = await startProgram(['build/server.mjs'], {
    ready: /"event":"listening"/,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      SCHOOL_API_URL: api.url,
      SITE_DATA_DIR: join(dataDir, 'site'),
      LOG_LEVEL: 'error',
    },
  });
  const stop = async () => {
    await site.stop();
    await api.stop();
  };
  return { url: `http://localhost:${port}`, stop };
}

async function startDemoApi(dataDir: string) {
  const port = await freePort(4701, loopback);
  const { stop } = await startProgram(['build/school-api.mjs'], {
    ready: /"event":"listening"/,
    env: {
      ...process.env,
      SCHOOL_API_PORT: String(port),
      SCHOOL_API_HOST: loopback,
      SCHOOL_DATA_DIR: join(dataDir, 'school'),
    },
  });
  return { url: `http://${loopback}:${port}`, stop: () => stop() };
}
