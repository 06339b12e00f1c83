import { join } from 'node:path';
import { expect } from 'vitest';
import type { Db, OpenDatabase } from '@/school-api/db/db';
import { openPostgres } from '@/school-api/db/open-postgres';
import { createDatabase, migrationsFolder } from '../../school-api/test-database';
import { lostOf, moneyFaults } from './books';
import { anyVacancy, type Counter, DEEDS } from './deeds';
import type { Fault } from './faults';
import { type Seen, visitAll } from './pages';
import { report } from './report';
import { clear, openRoad, type Road } from './road';
import type { Service } from './service';
import { newFolder, refreshAll, schoolApi, site } from './town';
import { until } from './until';
import { Visitors } from './visitors';
import { Writers } from './writers';

type Options = {
  /** A database server of the scene's own; without it, a new database on the suite's. */
  databaseUrl?: string;
  apiEnv?: Record<string, string>;
  siteEnv?: Record<string, string>;
  /** A provider that is a program of its own: where its window is, and its books. */
  provider?: { checkoutUrl: string; db: Db };
};

/** A site, its school API and the road between them, whose pages have all been seen once. */
export async function openScene(name: string, options: Options = {}): Promise<Scene> {
  const folder = newFolder(name);
  const cleaning = [folder.remove];
  const databaseUrl = options.databaseUrl ?? (await ownDatabase());
  const api = await schoolApi({
    DATABASE_URL: databaseUrl,
    SCHOOL_DATA_DIR: join(folder.path, 'school'),
    ...options.apiEnv,
  });
  await api.start();
  const road = await openRoad(api.url);
  const siteFolder = join(folder.path, 'site');
  const pages = await site({
    SCHOOL_API_URL: road.url,
    SITE_DATA_DIR: siteFolder,
    ...options.siteEnv,
  });
  await pages.start();
  const opened = await openPostgres(databaseUrl, migrationsFolder);
  const seen = await visitAll(pages.url, api.url);
  const vacancy = await anyVacancy(api.url);
  const checkoutUrl = options.provider?.checkoutUrl ?? `${pages.url}/sandbox/checkout`;
  const counter = { siteUrl: pages.url, checkoutUrl, vacancy };
  const cvFolder = join(options.apiEnv?.SCHOOL_DATA_DIR ?? join(folder.path, 'school'), 'cv');
  const servers = { api, road, site: pages, opened };
  const places = { cvFolder, siteFolder, cleaning };
  const providerDb = options.provider?.db ?? opened.db;
  return new Scene({ ...servers, ...places, seen, counter, providerDb });
}

export async function ownDatabase(): Promise<string> {
  return (await createDatabase(process.env.TEST_DATABASE_URL ?? '')).url;
}

type Parts = {
  api: Service;
  road: Road;
  site: Service;
  opened: OpenDatabase;
  seen: Seen;
  counter: Counter;
  providerDb: Db;
  cvFolder: string;
  siteFolder: string;
  cleaning: (() => void)[];
};

export class Scene {
  readonly until = until;
  visitors: Visitors;
  writers: Writers;
  /** Everything that was promised since the scene began. */
  readonly #ledger: Writers['ledger'] = [];

  constructor(private readonly parts: Parts) {
    this.visitors = new Visitors(parts.site.url, new Map());
    this.writers = new Writers(parts.counter);
  }

  get api() {
    return this.parts.api;
  }
  get site() {
    return this.parts.site;
  }
  get road() {
    return this.parts.road;
  }
  get db() {
    return this.parts.opened.db;
  }
  get counter() {
    return this.parts.counter;
  }
  get siteFolder() {
    return this.parts.siteFolder;
  }

  /** Visitors read; others are ready to write. */
  async watched(deeds = DEEDS): Promise<this> {
    this.read();
    this.writers = new Writers(this.parts.counter, deeds);
    return this;
  }

  /** Visitors read and write without a pause. */
  async busy(deeds = DEEDS): Promise<this> {
    await this.watched(deeds);
    this.writers.start();
    return this;
  }

  /** New visitors in place of those before. */
  read(): Visitors {
    this.visitors = new Visitors(this.parts.site.url, this.parts.seen);
    return this.visitors;
  }

  /** The fault is over: says what became of it, and holds it against what must not be. */
  async calm(fault: Fault, { siteDied = false } = {}): Promise<void> {
    const { road, site: pages, cvFolder } = this.parts;
    road.meet(clear);
    const { visitors, writers } = this;
    await writers.stop();
    await this.recovered();
    await visitors.stop();
    this.#ledger.push(...writers.ledger);

    expect([...visitors.statuses.keys()], fault).toEqual([200]);
    expect(Object.fromEntries(visitors.changed), fault).toEqual({});
    if (!siteDied) expect(visitors.nobodyAnswered, fault).toBe(0);
    expect(writers.wordless, fault).toEqual([]);
    await until('the money is where it should be', async () => {
      return (await moneyFaults(this.db, this.parts.providerDb)).length === 0;
    });
    const lost = await lostOf(this.db, this.#ledger, cvFolder);
    expect(lost, fault).toEqual([]);
    expect(pages.program.pid).toBeGreaterThan(0);
    report(fault, {
      readers: visitors.words(),
      writers: writers.words(),
      lost: `nothing of ${writers.ledger.length} promises`,
      recovery: 'by itself: every form and every read works again',
    });
  }

  /** Every form is promised again, and pages ask the school API again. */
  async recovered(): Promise<void> {
    for (const deed of DEEDS) {
      const one = new Writers(this.parts.counter, [deed]);
      await until(`a ${deed} is taken again`, async () => {
        await one.once();
        return one.ledger.length > 0;
      });
      this.#ledger.push(...one.ledger);
    }
    const before = this.road.travelled();
    await refreshAll(this.parts.site);
    await until('pages ask the school API again', async () => {
      await fetch(`${this.parts.site.url}/news-event`);
      return this.road.travelled() > before;
    });
  }

  async close(): Promise<void> {
    await this.visitors.stop();
    await this.writers.stop();
    await Promise.all([this.parts.site.kill(), this.parts.api.kill()]);
    await this.parts.road.close();
    await this.parts.opened.close();
    for (const clean of this.parts.cleaning) clean();
  }
}
