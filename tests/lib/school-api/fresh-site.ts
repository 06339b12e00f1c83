import { beforeEach, vi } from 'vitest';
import { tempFolder } from '../../support/temp-folder';
import { type StubApi, startStubApi } from './stub-api';

/** The API and the data folder of the current test; set before each. */
export const world = {} as { api: StubApi; dataDir: string };

/** Reloads the modules, as after a restart: nothing in memory, the same disk. */
export async function startSite(variables: Record<string, string> = {}) {
  vi.resetModules();
  vi.stubEnv('SCHOOL_API_URL', world.api.url);
  vi.stubEnv('SITE_DATA_DIR', world.dataDir);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { readCall } = await import('@/lib/school-api/client');
  const { settled } = await import('@/lib/school-api/last-known-good-files');
  const { log } = await import('@/lib/log');
  return { readCall, settled, warn: vi.spyOn(log, 'warn') };
}

export function stubApiPerTest(): void {
  beforeEach(async () => {
    world.api = await startStubApi();
    world.dataDir = tempFolder();
    return () => vi.unstubAllEnvs();
  });
}

export const postTo = (
  route: (request: Request) => Promise<Response>,
  body: unknown,
  headers: Record<string, string> = {},
) =>
  route(
    new Request('http://localhost/api/x', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', user_id: 'visitor-7', ...headers },
    }),
  );
