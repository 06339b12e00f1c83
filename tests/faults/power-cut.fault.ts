import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Db } from '@/school-api/db/db';
import { openDatabase } from '@/school-api/db/open';
import { officeNotes } from '@/school-api/db/schema/office-records';
import { sandboxOrders } from '@/school-api/db/schema/sandbox';
import { NUMBER_NOTE } from '@/school-api/money/payments/order-notes';
import { newFolder } from '@/scripts/run/folder';
import { until } from '@/scripts/run/until';
import { addPeople, tokenOf } from '../../e2e/support/office-people';
import { capturedOrders } from '../crash/inconsistencies';
import { openScreens, type TestScreens } from '../crash/open-screens';
import { addApplication } from '../school-api/cli/rows';
import { migrationsFolder } from '../school-api/test-database';
import { closing } from '../support/closing';
import { mountCopy, mountPowerDisk } from './support/power-disk';
import { signalTree } from './support/process-tree';
import { openProvider } from './support/provider';
import { findLost, findPaymentFaults } from './support/records';
import { schoolApi, site } from './support/servers';
import { ownDatabase } from './support/test-bed';
import { type Accepted, anyVacancy } from './support/visitor-actions';
import { Writers } from './support/writers';

const CUTS = 30;
/** Accepted between two cuts. */
const ACCEPTED = 8;
const APPLICATION = 1;

const execute = promisify(execFile);

type Ledger = { forms: Accepted[]; notes: string[]; backups: string[] };
type Cut = { copy: string; ledger: Ledger };

const PROVIDER_FLAGS = ['--import', './tests/faults/support/preload-provider.mjs'];

const dataIn = (disk: string) => join(disk, 'school');

async function withDatabase<T>(dataDir: string, use: (db: Db) => Promise<T>): Promise<T> {
  const place = { dataDir, databaseUrl: undefined, migrationsFolder };
  const { db, close } = await openDatabase(place);
  return use(db).finally(close);
}

const school = (dataDir: string, ...args: string[]) =>
  execute('node', [...PROVIDER_FLAGS, 'build/school-cli.mjs', ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SCHOOL_DATA_DIR: dataDir,
      ...provider.env,
    },
  });

const provider = await openProvider(await ownDatabase());
const disk = mountPowerDisk();
await withDatabase(dataIn(disk.path), async (db) => {
  await addPeople(db, new Date());
  await addApplication(db, { id: 'power-cut-application' });
});
mkdirSync(join(disk.path, 'backups'));
// The office is off in production unless it has a port.
const env = { ...provider.env, OFFICE_PORT: '0', SCHOOL_SEED: 'demo' };
const api = await schoolApi({ SCHOOL_DATA_DIR: dataIn(disk.path), ...env });
closing(() => api.stop());
const pages = await site(api.url, newFolder('power-site'));
closing(() => pages.kill());

/** Work in the office until stopped: notes on an application, and backups. */
class OfficeWork {
  readonly notes: string[] = [];
  readonly backups: string[] = [];
  #stopped = false;
  readonly #loops: Promise<void>[];

  constructor(screens: TestScreens, disk: string) {
    this.#loops = [this.#write(screens), this.#backUp(disk)];
  }

  async stop() {
    this.#stopped = true;
    await Promise.all(this.#loops);
  }

  async #write(screens: TestScreens) {
    const path = `/applications/${APPLICATION}`;
    for (let n = 0; !this.#stopped; n += 1) {
      const text = `Rang up ${n}`;
      if ((await screens.send(path, `${path}/notes`, { text })) === 303) this.notes.push(text);
    }
  }

  async #backUp(disk: string) {
    for (let n = 0; !this.#stopped; n += 1) {
      const file = join(disk, 'backups', `${n}.tar`);
      await school(dataIn(disk), 'backup', file);
      this.backups.push(file);
    }
  }
}

/** All writers are paused while the disk is copied. */
function cutPower(number: number, ledger: Ledger): Cut {
  signalTree(api.pid(), 'SIGSTOP');
  try {
    return { copy: disk.copyAfterCut(`cut-${number}`), ledger };
  } finally {
    signalTree(api.pid(), 'SIGCONT');
  }
}

async function hasAllNumbers(): Promise<boolean> {
  const captured = await capturedOrders(provider.db);
  const orders = await provider.db.select().from(sandboxOrders);
  return orders.every(({ id, notes }) => !captured.has(id) || notes[NUMBER_NOTE] !== undefined);
}

/** What was confirmed before the cut and is missing after it. */
async function lostBy({ copy, ledger }: Cut): Promise<string[]> {
  const { path, remove } = mountCopy(copy);
  try {
    const dataDir = dataIn(path);
    const lost = await withDatabase(dataDir, async (db) => {
      const notes = new Set((await db.select().from(officeNotes)).map(({ text }) => text));
      return [
        ...(await findLost(db, ledger.forms, join(dataDir, 'cv'))),
        ...ledger.notes.filter((text) => !notes.has(text)),
      ];
    });
    const copied = ledger.backups.map((file) => file.replace(disk.path, path));
    lost.push(...copied.filter((file) => !existsSync(file)));
    // The newest, confirmed just before the cut; earlier ones are read after earlier cuts.
    for (const file of copied.slice(-1)) await school(dataDir, 'backup', '--verify', file);
    await school(dataDir, 'payments', 'reconcile', '--all');
    const wrong = await withDatabase(dataDir, (db) => findPaymentFaults(db, provider.db));
    return [...lost, ...wrong];
  } finally {
    remove();
  }
}

describe('the power', () => {
  it(`cut ${CUTS} times under load loses nothing that was confirmed`, async () => {
    const vacancy = await anyVacancy(api.url);
    const endpoints = { siteUrl: pages.url, checkoutUrl: provider.checkoutUrl, vacancy };
    const writers = new Writers(endpoints).start();
    const work = new OfficeWork(openScreens(api.officeUrl ?? '', tokenOf('head')), disk.path);
    const cuts: Cut[] = [];
    for (let number = 0; number < CUTS; number += 1) {
      const from = writers.ledger.length;
      await until('more was accepted', () => writers.ledger.length >= from + ACCEPTED);
      const forms = [...writers.ledger];
      cuts.push(cutPower(number, { forms, notes: [...work.notes], backups: [...work.backups] }));
    }
    await Promise.all([writers.stop(), work.stop()]);
    // A copy would renumber what was paid after its cut, and skip the others' numbers.
    await until('the provider knows the numbers of all receipts', hasAllNumbers);

    const lost: string[][] = [];
    for (const cut of cuts) lost.push(await lostBy(cut));
    expect(lost).toEqual(cuts.map(() => []));
  });
});
