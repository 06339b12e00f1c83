import { knownTags } from '@/lib/page-cache/routes';
import { freePorts } from '@/scripts/run/ports.mjs';
import type { Env } from '@/scripts/run/program';
import { PRODUCTION_API, type SchoolApi, startSchoolApi } from '@/scripts/run/school-api';
import type { Service } from '@/scripts/run/service';
import { startSite } from '@/scripts/run/site';

const SECRET = 'a-secret-of-the-fault-tests';
const flags = ['clock', 'provider'].flatMap((part) => [
  '--import',
  `./tests/faults/support/preload-${part}.mjs`,
]);

/**
 * Not an ephemeral port: while a program is down, a reader that connects to its port could be
 * assigned that port and meet itself.
 */
const freePort = async () => (await freePorts(1))[0];

/** As in production but with the sandbox as its provider. */
export async function schoolApi({
  SCHOOL_DATA_DIR: dataDir,
  ...env
}: Env & { SCHOOL_DATA_DIR: string }): Promise<SchoolApi> {
  const own = { ...PRODUCTION_API, LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '9999', ...env };
  return startSchoolApi({ dataDir, port: await freePort(), flags, env: own });
}

/** Each reader has a different address, so the limits are those of many households. */
export async function site(apiUrl: string, dataDir: string, env: Env = {}): Promise<Service> {
  const own = {
    CHECKOUT_SCRIPT_URL: '/sandbox/checkout.js',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_FACTOR: '9999',
    REVALIDATE_SECRET: SECRET,
    ...env,
  };
  return startSite({ apiUrl, dataDir, port: await freePort(), flags, env: own });
}

/** Revalidates every stored page: each later visit reads from the school API again. */
export async function refreshAll({ url }: { url: string }): Promise<void> {
  const response = await fetch(`${url}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags: knownTags }),
  });
  if (!response.ok) throw new Error(`revalidate answered ${response.status}`);
}
