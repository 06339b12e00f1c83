import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetch } from 'undici';
import { describe, expect, it } from 'vitest';
import { newArriving } from '@/school-api/content/pictures/folder';
import { prepareFile } from '@/school-api/content/pictures/prepare-file';
import { addPicture } from '@/school-api/content/pictures/store';
import type { Db } from '@/school-api/db/db';
import { pictures } from '@/school-api/db/schema/pictures';
import { jpeg } from '../school-api/content/pictures/support';
import { multipart, textParts } from '../school-api/sample-cv';
import { addRecords, onSite } from '../support/content';
import type { Child } from './child';
import { openOfficeSchool } from './office-school';
import { dispatcher } from './open-screens';

const TIMEOUT = { timeout: 1_200_000 };
const HOUR_MS = 60 * 60_000;
const FACTS = {
  name: 'Hall',
  alt: 'The hall',
  decorative: false,
  showsStudents: false,
  consentOnFile: false,
};

const school = await openOfficeSchool('editor');

const media = () => path.join(school.env.SCHOOL_DATA_DIR, 'media');
const filesIn = (folder: string) => readdir(path.join(media(), folder)).catch(() => []);

async function send(child: Child, token: string, to: string): Promise<number> {
  const fields = textParts({ name: FACTS.name, alt: FACTS.alt });
  const file = { name: 'file', value: await jpeg(), file: 'a.jpg', type: 'image/jpeg' };
  const { body, type } = multipart([...fields, file]);
  const origin = child.officeUrl;
  const headers = { cookie: `office=${token}`, origin, 'content-type': type };
  const init = { method: 'POST', body, headers, redirect: 'manual', dispatcher } as const;
  const response = await fetch(`${origin}${to}`, init);
  await response.text();
  return response.status;
}

/** Each row has its complete file, and files without a row are only in the arriving folder. */
async function expectWhole(step: number) {
  const rows = await school.withDatabase((db) => db.select().from(pictures));
  const names = rows.map((row) => path.basename(row.path));
  const places = await filesIn('office');
  const waiting = await filesIn('.arriving');
  for (const name of names) expect([...places, ...waiting], `step ${step}`).toContain(name);
  for (const name of places) expect(names, `step ${step}`).toContain(name);
  return rows;
}

/** Hours later: nothing is left over, and each file is in its place. */
async function expectTidied() {
  const child = await school.start(3 * HOUR_MS);
  await child.end('SIGTERM');
  const rows = await expectWhole(0);
  expect(await filesIn('.arriving')).toEqual([]);
  expect((await filesIn('office')).sort()).toEqual(
    rows.map((row) => path.basename(row.path)).sort(),
  );
  expect(await filesIn('.thumbs')).toHaveLength(rows.length);
}

const killAtEach = (to: () => Promise<string>) =>
  school.killAtEach(async (killAt) => {
    const token = await school.withDatabase(school.signIn);
    const address = await to();
    return {
      action: (child) => send(child, token, address),
      after: async (status) => {
        if (status !== undefined) expect(status).toBe(303);
        await expectWhole(killAt);
      },
    };
  });

/** A picture that a slide shows. */
async function usedPicture(db: Db): Promise<number> {
  const arriving = await newArriving(media());
  await writeFile(arriving.sent, await jpeg());
  const prepared = await prepareFile(arriving, { kind: 'picture', name: 'photo.jpg' });
  const deps = { db, now: () => new Date(), mediaFolders: [media()] };
  const added = { arriving, prepared, facts: FACTS, by: 'meera@example.org' };
  const picture = await addPicture(deps, added);
  await addRecords(db, 'slider', [{ image_url: picture.path, title: `${picture.id}` }]);
  return picture.id;
}

describe('kill -9 before every step, while', () => {
  it('a picture is added, leaves it complete or absent', TIMEOUT, async () => {
    expect(await killAtEach(async () => '/pictures/new')).toBeGreaterThan(2);
    await expectTidied();
  });

  it('a picture is replaced, leaves the old or the new one in each place', TIMEOUT, async () => {
    const ids: number[] = [];
    const kills = await killAtEach(async () => {
      const id = await school.withDatabase(usedPicture);
      ids.push(id);
      return `/pictures/${id}/replace`;
    });
    expect(kills).toBeGreaterThan(2);
    await expectTidied();
    await school.withDatabase(async (db) => {
      const rows = await db.select().from(pictures);
      for (const id of ids) {
        const old = rows.find((row) => row.id === id);
        const now = rows.find((row) => row.id === old?.replacedBy) ?? old;
        const slide = (await onSite(db, 'slider')).find(({ title }) => title === `${id}`);
        expect(slide?.image_url).toBe(now?.path);
        expect(now?.binnedAt).toBeNull();
      }
    });
  });

  it('a file is still arriving, leaves nothing', TIMEOUT, async () => {
    const token = await school.withDatabase(school.signIn);
    const before = await school.withDatabase((db) => db.$count(pictures));
    const child = await school.start();
    const origin = child.officeUrl;
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    async function* body() {
      yield Buffer.from(head);
      yield Buffer.alloc(1024 * 1024, 0xff);
      // Killed as soon as part of the file is there.
      while ((await filesIn('.arriving')).length === 0) yield Buffer.alloc(64 * 1024, 0xff);
      await child.end('SIGKILL');
    }
    const headers = {
      cookie: `office=${token}`,
      origin,
      'content-type': 'multipart/form-data; boundary=x',
    };
    const init = { method: 'POST', body: body(), headers, duplex: 'half', dispatcher } as const;
    await expect(fetch(`${origin}/pictures/new`, init)).rejects.toThrow();
    expect(await filesIn('.arriving')).toHaveLength(1);
    expect(await school.withDatabase((db) => db.$count(pictures))).toBe(before);
    await expectTidied();
  });
});
