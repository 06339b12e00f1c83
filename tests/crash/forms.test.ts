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

/** After how many acknowledged requests the process is killed, round after round. */
const ROUNDS = [5, 60, 200];
const AT_ONCE = 6;
const TEST_TIME_MS = 120_000;

const created = z.object({ application_id: z.string() });

type Acknowledged = { messages: string[]; applications: string[]; tried: number };

/** Posts without a pause until the API is gone, and notes what it has acknowledged. */
async function storm(
  url: string,
  said: Acknowledged,
  enough: number,
  kill: () => Promise<unknown>,
) {
  let killing: Promise<unknown> | undefined;
  let acknowledged = 0;
  const goOn = async () => {
    while (true) {
      const n = said.tried++;
      try {
        if (n % 2 === 0) await sendMessage(url, `Visitor ${letters(n)}`, said);
        else await beginOne(url, n, said);
      } catch {
        return;
      }
      acknowledged += 1;
      if (acknowledged >= enough) killing ??= kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  await killing;
}

async function sendMessage(url: string, name: string, said: Acknowledged) {
  const response = await post(url, 'contact-us/', { name, mobile: '9000000001', message: 'Hello' });
  if (response.status !== 201) throw new Error(`answered ${response.status}`);
  said.messages.push(name);
}

async function beginOne(url: string, n: number, said: Acknowledged) {
  const sent = { email: `parent${n}@example.org`, first_name: 'Keshav', last_name: 'Rao' };
  const response = await post(url, 'create-admission/', sent);
  said.applications.push(created.parse(await response.json()).application_id);
}

function post(url: string, call: string, body: unknown) {
  return fetch(`${url}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** A number in letters, since names have no digits. */
function letters(n: number): string {
  return [...String(n)].map((digit) => String.fromCharCode(97 + Number(digit))).join('');
}

async function crash(env: { SCHOOL_DATA_DIR: string; DATABASE_URL?: string }) {
  const said: Acknowledged = { messages: [], applications: [], tried: 0 };
  for (const enough of ROUNDS) {
    const api = await startApi(env);
    await storm(api.url, said, enough, () => api.stop('SIGKILL'));
  }
  // Started once more as the office would, so that what is checked is what it would see.
  const api = await startApi(env);
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  await api.stop('SIGTERM');
  await check(env, said);
  console.log(
    `kill -9 ${ROUNDS.length} times during ${said.tried} POSTs: all ${said.messages.length} messages and ${said.applications.length} registrations that were acknowledged are there`,
  );
}

async function check(env: { SCHOOL_DATA_DIR: string; DATABASE_URL?: string }, said: Acknowledged) {
  const { db, close } = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.SCHOOL_DATA_DIR,
    migrationsFolder,
  });
  const messages = await db.select().from(contactMessages);
  const kept = new Set(messages.map(({ name }) => name));
  const begun = await db.$count(applications, inArray(applications.id, said.applications));
  const mails = new Set((await db.select({ key: outbox.key }).from(outbox)).map(({ key }) => key));
  await close();
  expect(said.messages.filter((name) => !kept.has(name))).toEqual([]);
  expect(begun).toBe(said.applications.length);
  // The office's notice and the message are one transaction, whether acknowledged or not.
  expect(messages.filter(({ id }) => !mails.has(`office-contact:${id}`))).toEqual([]);
  expect(said.messages.length + said.applications.length).toBeGreaterThanOrEqual(265);
}

const server = process.env.TEST_DATABASE_URL ?? '';

describe('a kill -9 during a stream of POSTs', () => {
  const databases = ['embedded', ...(server === '' ? [] : ['PostgreSQL'])];

  it.each(databases)(
    'loses nothing that was acknowledged (%s database)',
    async (kind) => {
      const SCHOOL_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'school-crash-'));
      const made = kind === 'embedded' ? undefined : await createDatabase(server);
      await crash({ SCHOOL_DATA_DIR, ...(made && { DATABASE_URL: made.url }) });
      await made?.drop();
      rmSync(SCHOOL_DATA_DIR, { recursive: true, force: true });
    },
    TEST_TIME_MS,
  );
});
