import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutVariables } from '../run/checkout.mjs';
import { newFolder } from '../run/folder';
import type { Env } from '../run/program';
import { PRODUCTION_API, startSchoolApi } from '../run/school-api';
import { startSite } from '../run/site';
import { startNginx } from './load-nginx';

/** Behind a proxy; all load of a measurement comes from one address. */
const SITE: Env = {
  SITE_HOST: '127.0.0.1',
  SITE_URL: 'https://school.example.org',
  TRUST_PROXY: '1',
  RATE_LIMIT_FACTOR: '9999',
  ...checkoutVariables({}),
};

/** A school API and sites of this build, started like the units of deploy/systemd, and nginx. */
export class Deployment {
  readonly folder = newFolder('deployment');
  readonly #kept: { stop: () => unknown }[] = [];

  constructor() {
    // nginx, started by root, runs as another user.
    chmodSync(this.folder, 0o755);
  }

  async startApi(env?: Env) {
    const dataDir = join(this.folder, 'school');
    return this.keep(await startSchoolApi({ dataDir, env: { ...PRODUCTION_API, ...env } }));
  }

  async startSite(name: string, apiUrl: string, { port, env }: { port?: number; env?: Env } = {}) {
    const dataDir = join(this.folder, name);
    return this.keep(await startSite({ apiUrl, dataDir, port, env: { ...SITE, ...env } }));
  }

  async startNginx(name: string, sites: readonly string[], options?: NginxOptions) {
    const ports = sites.map((url) => Number(new URL(url).port));
    return this.keep(await startNginx(join(this.folder, name), ports, options));
  }

  /** The program is stopped with the others. */
  keep<T extends { stop: () => unknown }>(program: T): T {
    this.#kept.unshift(program);
    return program;
  }

  async stop(): Promise<void> {
    for (const program of this.#kept) await program.stop();
  }
}

type NginxOptions = Parameters<typeof startNginx>[2];
