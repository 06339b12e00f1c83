import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownTags } from '@/lib/page-cache/routes';
import { freePort } from '../../../e2e/support/process';
import { startProgram } from './program';
import { Service } from './service';

const SECRET = 'a-secret-of-the-fault-tests';
const CLOCK = ['--import', './tests/faults/support/preload-clock.mjs'];

type Variables = Record<string, string>;

export function newFolder(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `faults-${name}-`));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** The embedded API, as in production but with the sandbox as its provider. */
export async function schoolApi(env: Variables): Promise<Service> {
  const port = await freePort();
  const fixed = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'info',
    SCHOOL_ALLOW_SANDBOX: '1',
    SCHOOL_API_PORT: String(port),
    OTP_SENDS_PER_ADDRESS: '1000',
    OTP_SENDS_PER_CLIENT: '100000',
    ...env,
  };
  return new Service(`http://127.0.0.1:${port}`, (more) =>
    startProgram([...CLOCK, 'build/school-api.mjs'], { ...fixed, ...more }, /"event":"listening"/),
  );
}

/** The built site. Readers have addresses of their own, so limits are those of many households. */
export async function site(env: Variables): Promise<Service> {
  const port = await freePort();
  const fixed = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PORT: String(port),
    CHECKOUT_SCRIPT_URL: '/sandbox/checkout.js',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_FACTOR: '9999',
    DONATIONS_PER_MINUTE: '999999',
    DONATIONS_PER_MINUTE_OVERALL: '999999',
    REVALIDATE_SECRET: SECRET,
    ...env,
  };
  return new Service(`http://localhost:${port}`, (more) =>
    startProgram([...CLOCK, 'build/server.mjs'], { ...fixed, ...more }, /"event":"listening"/),
  );
}

/** Revalidates every stored page: from now on each visit reads from the school API again. */
export async function refreshAll({ url }: { url: string }): Promise<void> {
  const response = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: knownTags }),
  });
  if (!response.ok) throw new Error(`revalidate answered ${response.status}`);
}
