import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '@/school-api/config';
import { results } from '@/school-api/db/schema/academics';
import { testimonials } from '@/school-api/db/schema/home';
import { alumni } from '@/school-api/db/schema/student-life';
import { consents } from '@/school-api/operations/checks/consents';
import { liveDeps } from '@/school-api/operations/checks/live-deps';
import { NOW, type Office, openOffice } from './office';

let office: Office;
let folder: string;
beforeEach(async () => {
  office = await openOffice();
  folder = office.inFolder('content');
  await office.school('content', 'export', folder);
});
afterEach(() => office.close());

const FILES = ['results.yaml', 'testimonials.yaml', 'alumni.yaml'] as const;
const TABLES = [results, testimonials, alumni];
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const change = (name: string, from: string | RegExp, to: string) =>
  writeFileSync(path.join(folder, name), read(name).replaceAll(from, to));
const importNow = () => office.school('content', 'import', folder);
const consented = async () =>
  (await Promise.all(TABLES.map((table) => office.db.select().from(table))))
    .flat()
    .filter(({ consentOnFile }) => consentOnFile);
const findings = () =>
  consents.run(liveDeps({ db: office.db, config: readConfig({}), now: () => NOW }));

describe('consent_on_file', () => {
  it('is in the folder, and comes back from it', async () => {
    for (const name of FILES) expect(read(name)).toContain('consent_on_file: true');
    expect(read('faculty.yaml')).not.toContain('consent_on_file');
    const before = await consented();
    await importNow();
    expect(await consented()).toEqual(before);
  });

  it('means no where it is missing', async () => {
    for (const name of FILES) change(name, /^ {2}consent_on_file: true\n/gm, '');
    const { code, told } = await importNow();
    expect(code).toBe(0);
    expect(await consented()).toEqual([]);
    const [first] = told.match(/^Picture not shown.*$/m) ?? [];
    expect(first).toMatch(/consent_on_file is not true: testimonials\.yaml: \w+/);
    expect(told).toMatch(/^Picture not shown, .*: and \d+ more$/m);
  });

  it('is true or false, and nothing else', async () => {
    change('alumni.yaml', 'consent_on_file: true', 'consent_on_file: "yes"');
    const { code, told } = await importNow();
    expect(code).toBe(1);
    expect(told).toMatch(/alumni\.yaml, record 1 \(.+\), consent_on_file: must be true or false/);
  });

  it('can be given to all records of a file by one edit, as docs/running.md says', async () => {
    for (const table of TABLES) await office.db.update(table).set({ consentOnFile: false });
    const other = office.inFolder('again');
    await office.school('content', 'export', other);
    const [edit = ''] =
      readFileSync('docs/running.md', 'utf8').match(/s\/consent_on_file.*\//) ?? [];
    const [, from = '?', to = ''] = edit.split('/');
    folder = other;
    for (const name of FILES) change(name, from, to);
    await importNow();
    expect((await consented()).length).toBeGreaterThan(100);
  });
});

describe('the check', () => {
  it('says nothing where each picture has its consent, or a record has none', async () => {
    await office.db.insert(alumni).values({ name: 'Asha', picture: '', consentOnFile: false });
    expect(await findings()).toEqual([]);
  });

  it('names the records whose picture is not shown', async () => {
    const picture = '/media/portraits/p01.webp';
    await office.db.insert(alumni).values({ name: 'Asha Rao', picture });
    await office.db.insert(results).values({ year: 2025, classKey: '12th', name: 'Om', picture });
    expect(await findings()).toEqual([
      expect.objectContaining({
        id: 'consent-on-file',
        severity: 'advice',
        what: '2 records have a picture and no consent_on_file (results.yaml: 2025, 12th, Om; alumni.yaml: Asha Rao).',
      }),
    ]);
  });

  it('names some of many', async () => {
    await office.db.update(results).set({ consentOnFile: false });
    const [{ what } = { what: '' }] = await findings();
    expect(what).toMatch(/results\.yaml: 20\d\d, 1[02]th, .+; and \d+ more\)\.$/);
    expect(what.match(/results\.yaml/g)).toHaveLength(5);
  });
});
