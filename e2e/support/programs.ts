import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Program, run } from './process';

export type Running = Program & { url: string };

export const REVALIDATE_SECRET = 'a-secret-of-the-browser-tests';

export function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `${name}-`));
}

/** The built site alone, against any school API. */
export async function startSite(options: {
  apiUrl: string;
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Running> {
  const port = options.port ?? (await freePort());
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    SITE_DATA_DIR: options.dataDir,
    SCHOOL_API_URL: options.apiUrl,
    SCHOOL_API_READ_TIMEOUT_MS: '10000',
    REVALIDATE_SECRET,
    LOG_LEVEL: 'warn',
    ...options.env,
  };
  const program = await run(['build/server.mjs'], env, /"event":"listening"/);
  return { ...program, url: `http://localhost:${port}` };
}

export async function startSchoolApi(options: {
  dataDir: string;
  port?: number;
  env?: Record<string, string>;
}): Promise<Running> {
  const port = options.port ?? (await freePort());
  const env = {
    SCHOOL_API_PORT: String(port),
    SCHOOL_DATA_DIR: options.dataDir,
    LOG_LEVEL: 'info',
    ...options.env,
  };
  const program = await run(['build/school-api.mjs'], env, /"event":"listening"/);
  return { ...program, url: `http://127.0.0.1:${port}` };
}

/** Asks for fresh pages, as a school's server does when its content changes. */
export async function refresh(site: Running, ...tags: string[]): Promise<void> {
  const response = await fetch(`${site.url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
  });
  if (!response.ok) throw new Error(`revalidate answered ${response.status}`);
}
