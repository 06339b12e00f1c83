import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { calls, readNames } from '@/contract';
import { retentionVariables } from '@/contract/facts/retention-variables';
import type { Db } from '../school-api/db/db';
import { openDatabase } from '../school-api/db/open';
import { officePeople } from '../school-api/db/schema/office-people';
import { startSession } from '../school-api/office/people/sessions';
import { startApi } from './bench/api-process';
import { fillOffice } from './bench/fill-office';
import { median } from './bench/median';
import { measureExport } from './bench/office-export';
import { officePages } from './bench/office-pages';
import { freePort } from './run/ports.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/** Benchmark of the office with many records in the embedded database: pages, and memory. */
const ROWS = {
  applications: 50_000,
  donations: 50_000,
  gifts: 5_000,
  others: 5_000,
  news: 1_000,
  versions: 200,
};
const TIMES = 20;
const READS = 1_000;
const REST_MS = 30_000;
const WANTED_MS = 100;
const WANTED_MB = 60;

/** The nightly work of the API would delete records that are measured, if it is night in India. */
const KEEP_ALL = Object.fromEntries(
  Object.keys(retentionVariables).map((name) => {
    const most = name.endsWith('DAYS') ? 3650 : name.endsWith('MONTHS') ? 240 : 50;
    return [name, String(most)];
  }),
);

const hash = (n: number) => createHash('md5').update(String(n)).digest('hex');

runMain(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-office-'));
  try {
    const cookie = `office=${await prepare(dataDir)}`;
    const env = { ...KEEP_ALL, SCHOOL_DATA_DIR: dataDir, SCHOOL_SEED: 'none', LOG_LEVEL: 'warn' };
    const without = await startApi(env);
    const idle = without.memoryMb();
    await askReads(without.url);
    const before = await settled(without);
    await without.stop();
    const port = await freePort(4100, '127.0.0.1');
    const api = await startApi({ ...env, OFFICE_PORT: String(port) });
    const office = { url: `http://localhost:${port}`, cookie };
    const started = api.memoryMb();
    await askReads(api.url);
    const slow = await measure(office);
    const sent = await measureExport(api, office);
    const busy = api.memoryMb();
    const after = await settled(api);
    await api.stop();
    console.log(`memory without the office: ${idle} MB, ${before} MB after ${READS} reads, at rest
memory with it: ${started} MB, ${busy} MB after the same reads, these pages and the export, ${after} MB at rest`);
    console.log(
      `export: ${sent.lines} lines, ${sent.megabytes.toFixed(1)} MB in ${sent.seconds.toFixed(1)} s; memory ${sent.grown} MB more at most; a visitor waited ${sent.longest.toFixed(0)} ms at most`,
    );
    if (!sent.ended) throw new StopWithMessage('An export went on when its reader had gone.');
    if (slow.length > 0) {
      throw new StopWithMessage(`More than ${WANTED_MS} ms: ${slow.join(', ')}`);
    }
    if (Math.max(after - before, sent.grown) > WANTED_MB) {
      throw new StopWithMessage(`The office takes more than ${WANTED_MB} MB.`);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** What the site asks, so that a process at work is compared with a process at work. */
async function askReads(url: string): Promise<void> {
  for (let n = 0; n < READS; n++) {
    const name = readNames[n % readNames.length];
    if (name === undefined) continue;
    const path = calls[name].path.replace('{slug}', 'none');
    await (await fetch(`${url}/api/${path}`)).arrayBuffer();
  }
}

/** Returns the token of somebody who is signed in. */
async function prepare(dataDir: string): Promise<string> {
  const start = performance.now();
  const migrationsFolder = 'school-api/db/migrations';
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir, migrationsFolder });
  try {
    await fillOffice(db, ROWS);
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`${JSON.stringify(ROWS)} written in ${seconds} s`);
    await db.execute(sql`vacuum (analyze)`);
    return await signIn(db);
  } finally {
    await close();
  }
}

async function signIn(db: Db): Promise<string> {
  const now = new Date();
  const email = 'head@example.org';
  const head = { name: 'Head', email, emailKey: email, role: 'head' as const };
  const [person] = await db
    .insert(officePeople)
    .values({ ...head, invitedAt: now, joinedAt: now })
    .returning({ id: officePeople.id });
  if (person === undefined) throw new Error('nobody was written');
  return startSession(db, person.id, { now, client: '127.0.0.1', agent: 'benchmark' });
}

/** Once garbage has been collected, which Node does when a process has nothing else to do. */
async function settled(api: { memoryMb: () => number }): Promise<number> {
  await wait(REST_MS);
  return api.memoryMb();
}

/** The addresses whose median is too high. */
async function measure({ url, cookie }: { url: string; cookie: string }): Promise<string[]> {
  const slow: string[] = [];
  for (const path of officePages(hash)) {
    const times: number[] = [];
    let bytes = 0;
    // The first one is not counted: it loads modules and pages of the database.
    for (let n = 0; n <= TIMES; n++) {
      const start = performance.now();
      const response = await fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' });
      bytes = (await response.arrayBuffer()).byteLength;
      if (n > 0) times.push(performance.now() - start);
      if (response.status !== 200) throw new StopWithMessage(`${path}: ${response.status}`);
    }
    const middle = median(times);
    if (middle > WANTED_MS) slow.push(path);
    const numbers = `median ${middle.toFixed(1)} ms, slowest ${Math.max(...times).toFixed(1)} ms`;
    console.log(`${path.slice(0, 60).padEnd(62)} ${numbers}, ${Math.ceil(bytes / 1000)} KB`);
  }
  return slow;
}
