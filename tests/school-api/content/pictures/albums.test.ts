import { beforeEach, describe, expect, it } from 'vitest';
import { factRoutes, newFormKey, saveRecord } from '@/school-api/content';
import { albumRoutes, findAlbum } from '@/school-api/content/routes/albums';
import type { Browser } from '../../../office/support/office';
import { FACTS, slideScreens } from './slide-screens';
import { jpeg, openPictureOffice, type PictureOffice } from './support';

let office: PictureOffice;
let editor: Browser;
beforeEach(async () => {
  office = await openPictureOffice();
  editor = await office.as('editor');
});

const { rowOf, deps, added, statusOf } = slideScreens(() => ({ office, editor }));

const save = (list: string, fields: Record<string, string>) =>
  saveRecord(deps(), {
    list,
    fields,
    basedOn: newFormKey(),
    intent: 'publish',
    by: 'editor@school.example',
  });

const read = async (path: string) => (await albumRoutes(office.deps).request(path)).json();
const sceneNow = async () =>
  (await (await factRoutes(office.deps.db).request('/school-facts')).json()).scenes;

async function withdraw(id: number): Promise<void> {
  const { revision } = await rowOf(id);
  const form = { ...FACTS, shows_students: 'yes', seen: String(revision) };
  expect((await editor.post(`/pictures/${id}`, form)).status).toBe(303);
}

const AGREED = { shows_students: 'yes', consent_on_file: 'yes' };
const red = { width: 80, height: 60, colour: expect.stringMatching(/^#[c-f].[0-3].[0-3].$/) };

describe('an album', () => {
  it('has its pictures in order, with size and dominant colour', async () => {
    const [one, two] = [await added(), await added(AGREED)];
    const fields = { title: 'Sports day', date: '2026-11-20' };
    await save('albums', { ...fields, pictures: `${two.path}\r\n${one.path}\r\n${one.path}` });
    const shown = { picture: two.path, alt: FACTS.alt, ...red };
    const album = { slug: 'sports-day-1', title: 'Sports day', date: '2026-11-20', text: '' };
    expect(await read('/albums')).toEqual([{ ...album, pictures: 2, cover: shown }]);
    expect(await read('/albums/sports-day-1')).toEqual({
      ...album,
      pictures: [shown, { ...shown, picture: one.path }],
    });
    // Its title was different when somebody shared the address.
    expect(await read('/albums/sports-1')).toMatchObject({ slug: 'sports-day-1' });
    for (const slug of ['sports-day', 'sports-day-2', '9999999999']) {
      expect(await findAlbum(office.deps, slug)).toBeUndefined();
    }
  });

  it('has no text for a decorative picture', async () => {
    const { path } = await added({ decorative: 'yes' });
    await save('albums', { title: 'Sports day', pictures: path });
    expect(await read('/albums/sports-day-1')).toMatchObject({
      pictures: [{ picture: path, alt: '' }],
    });
  });

  it('loses a picture with the consent, and follows a replacement', async () => {
    const [one, two] = [await added(AGREED), await added()];
    await save('albums', { title: 'Sports day', pictures: `${one.path}\n${two.path}` });
    await withdraw(one.id);
    expect(await statusOf(one.path)).toBe(404);
    const left = { pictures: [{ picture: two.path }] };
    expect(await read('/albums/sports-day-1')).toMatchObject(left);
    expect(await read('/albums')).toMatchObject([{ pictures: 1, cover: { picture: two.path } }]);

    const file = { name: 'b.jpg', value: await jpeg(90, 60) };
    await office.upload(editor, `/pictures/${two.id}/replace`, {}, file);
    const { path } = await rowOf(3);
    expect(await read('/albums/sports-day-1')).toMatchObject({
      pictures: [{ picture: path, width: 90 }],
    });
  });

  it('accepts only pictures of the school, and no more than a page can show', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `/media/a-${at}.webp`).join('\n');
    for (const [pictures, says] of [
      ['https://example.org/a.jpg', /pictures of the school/],
      [many, /at most 200/],
    ] as const) {
      const saved = await save('albums', { title: 'Sports day', pictures });
      expect('problems' in saved && saved.problems.pictures).toMatch(says);
    }
  });
});

describe('a photograph of a scene', () => {
  it('replaces the drawing until its consent is withdrawn', async () => {
    const { id, path } = await added(AGREED);
    await save('scenes', { scene: 'campus-gate', picture: path });
    expect(await sceneNow()).toEqual({ 'campus-gate': { picture: path, alt: FACTS.alt, ...red } });
    const twice = await save('scenes', { scene: 'campus-gate', picture: path });
    expect('problems' in twice && twice.problems.scene).toContain('another scene');
    await withdraw(id);
    expect(await sceneNow()).toBeUndefined();
  });

  it('is chosen by thumbnail', async () => {
    const drawing = await editor.get('/drawings/campus-gate');
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    expect(await drawing.text()).toContain('<svg');
    expect((await editor.get('/drawings/package')).status).toBe(404);
  });
});
