import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Deployment } from '../bench/deployment';
import type { Address } from '../bench/visitors';
import { checkoutVariables } from '../run/checkout.mjs';
import { memoryMb } from '../run/memory';
import { startSchoolApi } from '../run/school-api';
import { startSite } from '../run/site';
import { warm } from '../run/until';
import { PAGES } from './parents-and-readers';

/** As in deploy/systemd behind nginx. */
const BEHIND_NGINX = { TRUST_PROXY: '1', SITE_HOST: '127.0.0.1' };

export type Target = Awaited<ReturnType<typeof startTarget>>;

/** Both programs as `npm start` runs them, with default limits, alone or behind deploy/nginx. */
export async function startTarget(deployment: Deployment, isBehindNginx: boolean) {
  const folder = (name: string) => join(deployment.folder, name);
  const api = deployment.keep(await startSchoolApi({ dataDir: folder('school') }));
  const env = { LOG_LEVEL: 'info', ...checkoutVariables({}), ...(isBehindNginx && BEHIND_NGINX) };
  const site = deployment.keep(await startSite({ apiUrl: api.url, dataDir: folder('site'), env }));
  // The clients' addresses are of this family too.
  const url = `http://127.0.0.1:${new URL(site.url).port}`;
  for (const page of PAGES) await warm(url + page);
  const at: Address = isBehindNginx
    ? await deployment.startNginx('nginx', [url], { keepLimits: true })
    : { url };
  return {
    at,
    now: () => ({
      memory: memoryMb(site.pid()),
      apiMemory: memoryMb(api.pid()),
      sockets: socketsOf(site.pid()),
    }),
  };
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => kindOf(join(folder, name)).startsWith('socket:'))
    .length;
}

/** Files may be closed while they are being listed. */
function kindOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
