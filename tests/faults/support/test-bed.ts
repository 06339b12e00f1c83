import { join } from 'node:path';
import { expect } from 'vitest';
import type { Db } from '@/school-api/db/db';
import { openPostgres } from '@/school-api/db/open-postgres';
import { newFolder } from '@/scripts/run/folder';
import type { Service } from '@/scripts/run/service';
import { until } from '@/scripts/run/until';
import { createDatabase, migrationsFolder } from '../../school-api/test-database';
import { closing } from '../../support/closing';
import { type Seen, visitAll } from './pages';
import { type FaultProxy, openFaultProxy, passThrough } from './proxy';
import { Readers } from './readers';
import { findLost, findPaymentFaults } from './records';
import { refreshAll, schoolApi, site } from './servers';
import { ACTIONS, anyVacancy, type Endpoints } from './visitor-actions';
import { Writers } from './writers';

type Options = {
  /** The test's own database server; by default, a new database on the suite's. */
  databaseUrl?: string;
  apiEnv?: Record<string, string>;
  siteEnv?: Record<string, string>;
  /** A provider in its own process: its checkout URL and its database. */
  provider?: { checkoutUrl: string; db: Db };
};

/** A site, its school API and a proxy between them; every page has been visited once. */
export async function openTestBed(name: string, options: Options = {}): Promise<TestBed> {
  const folder = newFolder(name);
  const databaseUrl = options.databaseUrl ?? (await ownDatabase());
  const schoolFolder = options.apiEnv?.SCHOOL_DATA_DIR ?? join(folder, 'school');
  const apiEnv = { DATABASE_URL: databaseUrl, ...options.apiEnv, SCHOOL_DATA_DIR: schoolFolder };
  const api = await schoolApi(apiEnv);
  const proxy = await openFaultProxy(api.url);
  const siteFolder = options.siteEnv?.SITE_DATA_DIR ?? join(folder, 'site');
  const pages = await site(proxy.url, siteFolder, options.siteEnv);
  const { db, close } = await openPostgres(databaseUrl, migrationsFolder);
  const seen = await visitAll(pages.url, api.url);
  const vacancy = await anyVacancy(api.url);
  const checkoutUrl = options.provider?.checkoutUrl ?? `${pages.url}/sandbox/checkout`;
  const bed = new TestBed(api, pages, proxy, db, siteFolder, {
    seen,
    closeDb: close,
    endpoints: { siteUrl: pages.url, checkoutUrl, vacancy },
    providerDb: options.provider?.db ?? db,
    cvFolder: join(schoolFolder, 'cv'),
  });
  closing(() => bed.close());
  return bed;
}

export async function ownDatabase(): Promise<string> {
  return (await createDatabase()).url;
}

type Parts = {
  seen: Seen;
  closeDb: () => Promise<unknown>;
  endpoints: Endpoints;
  providerDb: Db;
  cvFolder: string;
};

export class TestBed {
  readonly until = until;
  readonly endpoints: Endpoints;
  readers: Readers;
  writers: Writers;
  readonly #ledger: Writers['ledger'] = [];

  constructor(
    readonly api: Service,
    readonly site: Service,
    readonly proxy: FaultProxy,
    readonly db: Db,
    readonly siteFolder: string,
    private readonly parts: Parts,
  ) {
    this.endpoints = parts.endpoints;
    this.readers = new Readers(site.url, new Map());
    this.writers = new Writers(parts.endpoints);
  }

  /** Starts readers; the writers wait for `once()` or `start()`. */
  async startReading(actions = ACTIONS): Promise<this> {
    this.read();
    this.writers = new Writers(this.endpoints, actions);
    return this;
  }

  async startLoad(actions = ACTIONS): Promise<this> {
    await this.startReading(actions);
    this.writers.start();
    return this;
  }

  read(): Readers {
    this.readers = new Readers(this.site.url, this.parts.seen);
    return this.readers;
  }

  /** Ends the fault, waits for recovery, and checks that nothing was lost or shown wrongly. */
  async expectRecovery(fault: string, { siteDied = false } = {}): Promise<void> {
    this.proxy.behave(passThrough);
    const { readers, writers } = this;
    await writers.stop();
    await this.waitForRecovery();
    await readers.stop();
    this.#ledger.push(...writers.ledger);

    expect([...readers.statuses], fault).toEqual([200]);
    expect(Object.fromEntries(readers.changed), fault).toEqual({});
    if (!siteDied) expect(readers.connectionErrors, fault).toBe(0);
    expect(writers.withoutMessage, fault).toEqual([]);
    await until('the money is where it should be', async () => {
      return (await findPaymentFaults(this.db, this.parts.providerDb)).length === 0;
    });
    const lost = await findLost(this.db, this.#ledger, this.parts.cvFolder);
    expect(lost, fault).toEqual([]);
  }

  /** Waits until every form is accepted and pages read from the school API again. */
  async waitForRecovery(): Promise<void> {
    for (const action of ACTIONS) {
      const one = new Writers(this.endpoints, [action]);
      await until(`a ${action} is taken again`, async () => {
        await one.once();
        return one.ledger.length > 0;
      });
      this.#ledger.push(...one.ledger);
    }
    const before = this.proxy.requestCount();
    await refreshAll(this.site);
    await until('pages ask the school API again', async () => {
      await fetch(`${this.site.url}/news-event`);
      return this.proxy.requestCount() > before;
    });
  }

  async close(): Promise<void> {
    await this.readers.stop();
    await this.writers.stop();
    await Promise.all([this.site.kill(), this.api.kill()]);
    await this.proxy.close();
    await this.parts.closeDb();
  }
}
