import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobApplications, openDatabase } from '@/school-api/db';
import { programFile } from '../../../support/programs';
import { tempFolder } from '../../../support/temp-folder';
import { addJob } from '../../cli/rows';
import { end, type Program, startProgram } from '../../program';
import { createDatabase, migrationsFolder } from '../../test-database';
import { everyRow } from './every-row';
import { filesOf } from './school';

const CVS = 40;
const CV_BYTES = 1_000_000;

const folder = tempFolder();
const data = path.join(folder, 'data');
const file = path.join(folder, 'school.backup');

let rows: Awaited<ReturnType<typeof everyRow>>;

function open(dataDir: string, databaseUrl?: string) {
  return openDatabase({ dataDir, migrationsFolder, databaseUrl });
}

function begin(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [programFile('school-cli'), ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = Promise.all([once(child, 'close'), text(child.stderr)]);
  return { child, done: ended.then(([, output]) => ({ code: child.exitCode, output })) };
}

const school = (...args: string[]) => begin({ SCHOOL_DATA_DIR: data }, ...args).done;

async function killWhen(child: ChildProcess, isThere: () => boolean): Promise<void> {
  while (!isThere() && child.exitCode === null) await wait(2);
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}

const isArriving = () => readdirSync(folder).some((name) => name.endsWith('.part'));

beforeAll(async () => {
  mkdirSync(path.join(data, 'cv'), { recursive: true });
  mkdirSync(path.join(data, 'media'));
  writeFileSync(path.join(data, 'media/one.webp'), 'a picture');
  // The first start inserts rows.
  await end(await startProgram({ SCHOOL_DATA_DIR: data, SCHOOL_SEED: 'none' }), 'SIGTERM');
  const { db, close } = await open(data);
  for (let n = 0; n < CVS; n++) {
    writeFileSync(path.join(data, `cv/${n}.pdf`), randomBytes(CV_BYTES));
    await addJob(db, { cvFile: `${n}.pdf`, cvBytes: CV_BYTES });
  }
  await close();
});

describe('backup, while the site runs', () => {
  let api: Program;
  beforeEach(async () => {
    api = await startProgram({ SCHOOL_DATA_DIR: data, SCHOOL_SEED: 'none' });
  });

  it('leaves no file when it is killed, and the next one succeeds', async () => {
    const killed = begin({ SCHOOL_DATA_DIR: data }, 'backup', file);
    await killWhen(killed.child, isArriving);
    expect(existsSync(file)).toBe(false);
    expect(await school('backup', file)).toEqual({
      code: 0,
      output: `Everything is in ${file}.\n`,
    });
    rmSync(file);
  });

  it('leaves no file when the site is killed, and reports that', async () => {
    const cut = begin({ SCHOOL_DATA_DIR: data }, 'backup', file);
    for (const old of readdirSync(folder))
      if (old.endsWith('.part')) rmSync(path.join(folder, old));
    while (!isArriving()) await wait(2);
    await end(api, 'SIGKILL');
    expect(await cut.done).toEqual({
      code: 1,
      output: 'The database stopped before the command had finished.\n',
    });
    expect(readdirSync(folder)).toEqual(['data']);
  });

  it('fails no request, and is complete', async () => {
    const made = begin({ SCHOOL_DATA_DIR: data }, 'backup', file);
    const answers: number[] = [];
    const isDone = () => made.child.exitCode !== null;
    while (!isDone()) {
      answers.push((await fetch(`${api.url}/api/vacancies/`)).status);
      answers.push((await fetch(`${api.url}/api/form-controls`)).status);
    }
    expect((await made.done).code).toBe(0);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const verified = await school('backup', '--verify', file);
    expect(verified).toEqual({ code: 0, output: expect.stringContaining(`${CVS + 1} files`) });
    // Only now, because each backup is in the access log.
    await end(api, 'SIGTERM');
    const { db, close } = await open(data);
    rows = await everyRow(db);
    await close();
  });
});

/** When to kill a restore: once this path below the new data folder exists. */
const moments = [/^restoring-[^/]+\/cv$/, /^restoring-[^/]+\/database$/, /^restored$/];

const isThere = (dataDir: string, moment: RegExp) =>
  existsSync(dataDir) &&
  readdirSync(dataDir).some((name) =>
    [name, `${name}/cv`, `${name}/database`].some(
      (one) => moment.test(one) && existsSync(path.join(dataDir, one)),
    ),
  );

describe.each(['the data folder', 'DATABASE_URL'])('restore into %s', (kind) => {
  it.each(moments)('leaves nothing or everything when it is killed at %s', async (moment) => {
    const dataDir = path.join(mkdtempSync(path.join(folder, 'new-')), 'data');
    const target = kind === 'DATABASE_URL' ? await createDatabase() : undefined;
    const env = { SCHOOL_DATA_DIR: dataDir, ...(target && { DATABASE_URL: target.url }) };
    const killed = begin(env, 'restore', '--complete', file);
    await killWhen(killed.child, () => isThere(dataDir, moment));

    const left = await open(dataDir, target?.url);
    const isEmpty = (await left.db.$count(jobApplications)) === 0;
    if (!isEmpty) expect(await everyRow(left.db)).toEqual(rows);
    await left.close();
    if (isEmpty) {
      // Removes what a start made of the empty folder; the rest is as the restore left it.
      rmSync(path.join(dataDir, 'database'), { recursive: true, force: true });
      for (const name of target ? ['certificates', 'cv', 'media'] : []) {
        rmSync(path.join(dataDir, name), { recursive: true, force: true });
      }
      expect(await begin(env, 'restore', '--complete', file).done).toMatchObject({ code: 0 });
    }
    const restored = await open(dataDir, target?.url);
    expect(await everyRow(restored.db)).toEqual(rows);
    await restored.close();
    expect(filesOf(dataDir)).toEqual(filesOf(data));
    await target?.drop();
    rmSync(path.dirname(dataDir), { recursive: true });
  });
});
