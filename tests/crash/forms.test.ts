import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '@/school-api/db/open';
import { applications } from '@/school-api/db/schema/applications';
import { contactMessages } from '@/school-api/db/schema/messages';
import { outbox } from '@/school-api/db/schema/outbox';
import { startApi } from '../school-api/api-process';
import { createDatabase, migrationsFolder } from '../school-api/test-database';

/** The process is killed after this many acknowledged requests. */
const ROUNDS = [5, 60, 200];
const CONCURRENCY = 6;
// The API is started five times, from its sources.
const TEST_TIME_MS = 300_000;

const created = z.object({ application_id: z.string() });

type Acknowledged = { messages: string[]; applications: string[]; tried: number };

/** Posts until the API has exited, and records the acknowledged requests. */
async function postUntilKilled(
  url: string,
  logged: Acknowledged,
  target: number,
  kill: () => Promise<unknown>,
) {
  let killing: Promise<unknown> | undefined;
  let acknowledged = 0;
  const loop = async () => {
    while (true) {
      const n = logged.tried++;
      try {
        if (n % 2 === 0) await sendMessage(url, `Visitor ${toLetters(n)}`, logged);
        else await beginOne(url, n, logged);
      } catch {
        return;
      }
      acknowledged += 1;
      if (acknowledged >= target) killing ??= kill();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, loop));
  await killing;
}

async function sendMessage(url: string, name: string, logged: Acknowledged) {
  const response = await post(url, 'contact-us/', { name, mobile: '9000000001', message: 'Hello' });
  if (response.status !== 201) throw new Error(`answered ${response.status}`);
  logged.messages.push(name);
}

async function beginOne(url: string, n: number, logged: Acknowledged) {
  const sent = { email: `parent${n}@example.org`, first_name: 'Keshav', last_name: 'Rao' };
  const response = await post(url, 'create-admission/', sent);
  logged.applications.push(created.parse(await response.json()).application_id);
}

function post(url: string, call: string, body: unknown) {
  return fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A number as letters, since names may not contain digits. */
function toLetters(n: number): string {
  return [...String(n)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}

async function crash(env: { SCHOOL_DATA_DIR: string; DATABASE_URL?: string }) {
  const logged: Acknowledged = { messages: [], applications: [], tried: 0 };
  for (const target of ROUNDS) {
    const api = await startApi(env);
    await postUntilKilled(api.url, logged, target, () => api.stop('SIGKILL'));
  }
  // Restarted, to check the state after recovery.
  const api = await startApi(env);
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  await api.stop('SIGTERM');
  await check(env, logged);
  console.log(
    `kill -9 ${ROUNDS.length} times during ${logged.tried} POSTs: all ${logged.messages.length} messages and ${logged.applications.length} registrations that were acknowledged are there`,
  );
}

async function check(
  env: { SCHOOL_DATA_DIR: string; DATABASE_URL?: string },
  logged: Acknowledged,
) {
  const { db, close } = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.SCHOOL_DATA_DIR,
    migrationsFolder,
  });
  const messages = await db.select().from(contactMessages);
  const kept = new Set(messages.map(({ name }) => name));
  const begun = await db.$count(applications, inArray(applications.id, logged.applications));
  const mails = new Set((await db.select({ key: outbox.key }).from(outbox)).map(({ key }) => key));
  await close();
  expect(logged.messages.filter((name) => !kept.has(name))).toEqual([]);
  expect(begun).toBe(logged.applications.length);
  // Message and notice are written in one transaction, acknowledged or not.
  expect(messages.filter(({ id }) => !mails.has(`office-contact:${id}`))).toEqual([]);
  expect(logged.messages.length + logged.applications.length).toBeGreaterThanOrEqual(265);
}

describe('a kill -9 during a stream of POSTs', () => {
  it.each(['the data folder', 'DATABASE_URL'])(
    'loses nothing that was acknowledged (database of %s)',
    async (kind) => {
      const SCHOOL_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'school-crash-'));
      const made = kind === 'DATABASE_URL' ? await createDatabase() : undefined;
      await crash({ SCHOOL_DATA_DIR, ...(made && { DATABASE_URL: made.url }) });
      await made?.drop();
      rmSync(SCHOOL_DATA_DIR, { recursive: true, force: true });
    },
    TEST_TIME_MS,
  );
});
