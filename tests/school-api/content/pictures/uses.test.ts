import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { newestFiles, usesOf, versionsOf } from '@/school-api/content';
import { emptyBin } from '@/school-api/content/pictures/bin';
import { homeRoutes } from '@/school-api/content/routes/home';
import { findNews } from '@/school-api/content/routes/news';
import { pictures } from '@/school-api/db';
import type { Browser } from '../../../office/support/office';
import { readPage } from '../../../office/support/read-page';
import { addRecords, setValues } from '../../../support/content';
import { numberOf } from '../editing/school';
import { DAY, FACTS, slideScreens } from './slide-screens';
import { jpeg, openPictureOffice, type PictureOffice } from './support';

let office: PictureOffice;
let editor: Browser;
beforeEach(async () => {
  office = await openPictureOffice();
  editor = await office.as('editor');
});

const { rowOf, deps, added, saveSlide, slides, statusOf } = slideScreens(() => ({
  office,
  editor,
}));

it('a picture of students is used and served only with the parents’ consent', async () => {
  const { id, path } = await added({ shows_students: 'yes' });
  expect(await statusOf(path)).toBe(404);
  expect(await newestFiles(office.deps.db, 'picture')).toEqual([]);
  const refused = await saveSlide(path);
  if (refused.ok || !('problems' in refused)) throw new Error('it was saved');
  expect(refused.problems.image_url).toMatch(/no parental consent/);
  expect(await slides()).toEqual([]);
  expect(await (await editor.get('/pictures?shown=without-consent')).text()).toContain('Hall');

  const { revision } = await rowOf(id);
  const agreed = { shows_students: 'yes', consent_on_file: 'yes' };
  const form = { ...FACTS, ...agreed, seen: String(revision) };
  expect((await editor.post(`/pictures/${id}`, form)).status).toBe(303);
  expect(await statusOf(path)).toBe(200);
  expect((await saveSlide(path)).ok).toBe(true);
  expect((await slides()).map(({ image_url }) => image_url)).toEqual([path]);
});

describe('a picture’s description', () => {
  const altsOfSlides = async () => {
    const slides: { image_alt: unknown }[] = await (
      await homeRoutes(office.deps).request('/image-slider')
    ).json();
    return slides.map(({ image_alt }) => image_alt);
  };
  const altsWith = async (alt: string, more: Record<string, string> = {}) => {
    const [{ id, revision } = { id: 0, revision: 0 }] = await office.deps.db
      .select()
      .from(pictures);
    const form = { name: 'Hall', alt, ...more, seen: String(revision) };
    expect((await editor.post(`/pictures/${id}`, form)).status).toBe(303);
    return altsOfSlides();
  };

  it('is read to blind visitors, and changes reach the site', async () => {
    const { id, path } = await added();
    await saveSlide(path);
    await addRecords(office.deps.db, 'slider', [{ image_url: '/a.webp', title: 'x' }]);
    expect(await altsOfSlides()).toEqual([FACTS.alt, null]);
    const before = await numberOf(office.deps.db, 'slides');
    expect(await altsWith('The hall at noon')).toEqual(['The hall at noon', null]);
    expect(await numberOf(office.deps.db, 'slides')).toBeGreaterThan(before);
    await editor.post(`/pictures/${id}/focus`, { focus_x: '30', focus_y: '60' });
    await setValues(office.deps.db, 'slider', { image_url: path }, { title: 'x' });
    expect(await altsWith('The hall')).toEqual(['The hall', 'The hall']);
    expect(await altsWith('The hall', { decorative: 'yes' })).toEqual([null, null]);
    expect(await altsWith('The hall', { shows_students: 'yes' })).toEqual([null, null]);
  });

  it('appears with its news item', async () => {
    const { path } = await added();
    await addRecords(office.deps.db, 'news', [
      { slug: 'rain', title: 'Rain', picture: path },
      { slug: 'sun', title: 'Sun', picture: '/media/news/1.webp' },
    ]);
    expect((await findNews(office.deps, 'rain'))?.picture_alt).toBe(FACTS.alt);
    expect((await findNews(office.deps, 'sun'))?.picture_alt).toBeNull();
  });
});

it('a picture’s uses are listed, on the site and in drafts, and keep it out of the bin', async () => {
  const { id, path } = await added();
  expect(await (await editor.get(`/pictures/${id}`)).text()).toContain('No record uses it');
  await saveSlide(path);
  await saveSlide(path, 'draft');
  const { texts } = readPage(await (await editor.get(`/pictures/${id}`)).text());
  const words = texts.join(' ');
  expect(words).toMatch(/on the site/);
  expect(words).toMatch(/in a draft/);
  const { headers } = await editor.post(`/pictures/${id}/bin`);
  expect(headers.get('location')).toContain('message=picture-in-use');
  expect((await rowOf(id)).binnedAt).toBeNull();
  expect(await (await editor.get('/pictures?shown=used')).text()).toContain(`/pictures/${id}"`);
  expect(await (await editor.get('/pictures?shown=unused')).text()).not.toContain(
    `/pictures/${id}"`,
  );
});

describe('replacing a picture everywhere', () => {
  it('changes slides and drafts at once, with a version, and notifies the site', async () => {
    const old = await added();
    const saved = await saveSlide(old.path);
    await saveSlide(old.path, 'draft');
    const before = await numberOf(office.deps.db, 'slides');
    const file = { name: 'b.jpg', value: await jpeg(120, 90) };
    const response = await office.upload(editor, `/pictures/${old.id}/replace`, {}, file);
    expect(response.status).toBe(303);
    const { replacedBy, binnedAt } = await rowOf(old.id);
    expect(binnedAt).not.toBeNull();
    const fresh = await rowOf(replacedBy ?? 0);
    expect(fresh).toMatchObject({ ...FACTS, width: 120, height: 90 });
    expect((await slides()).map(({ image_url }) => image_url)).toEqual([fresh.path]);
    const uses = await usesOf(office.deps.db, [fresh.path, old.path]);
    expect(uses.map(({ path }) => path)).toEqual([fresh.path, fresh.path]);
    expect(await numberOf(office.deps.db, 'slides')).toBeGreaterThan(before);
    if (!saved.ok) throw new Error('the slide was not saved');
    const { versions } = await versionsOf(deps(), saved.record.id);
    expect(versions).toHaveLength(2);
    expect([await statusOf(fresh.path), await statusOf(old.path)]).toEqual([200, 404]);
  });

  it.each([
    [{}, 404],
    [{ new_consent: 'yes' }, 200],
  ])('shows students only with consent for the new photograph: %j', async (sent, status) => {
    const old = await added({ shows_students: 'yes', consent_on_file: 'yes' });
    const file = { name: 'b.jpg', value: await jpeg(50, 40) };
    await office.upload(editor, `/pictures/${old.id}/replace`, sent, file);
    const fresh = await rowOf((await rowOf(old.id)).replacedBy ?? 0);
    expect([fresh.showsStudents, await statusOf(fresh.path)]).toEqual([true, status]);
  });

  it('withholds a file from outside the office, and no longer accepts it', async () => {
    await writeFile(path.join(office.media.folder, 'hall.jpg'), await jpeg());
    const old = '/media/hall.jpg';
    await saveSlide(old);
    expect(await statusOf(old)).toBe(200);
    const file = { name: 'b.jpg', value: await jpeg(120, 90) };
    const response = await office.upload(editor, `/pictures/named?path=${old}`, FACTS, file);
    expect(response.headers.get('location')).toMatch(/^\/pictures\/\d+/);
    const [slide] = await slides();
    expect([await statusOf(old), await statusOf(String(slide?.image_url))]).toEqual([404, 200]);
    expect(await saveSlide(old)).toMatchObject({
      problems: { image_url: 'This file was replaced. Choose the new one' },
    });
  });

  it('changes nothing if the new file is refused', async () => {
    const { id, path } = await added();
    await saveSlide(path);
    const before = await office.media.files();
    const file = { name: 'b.jpg', value: Buffer.from('<svg>') };
    const response = await office.upload(editor, `/pictures/${id}/replace`, {}, file);
    expect(response.status).toBe(422);
    expect((await slides()).map(({ image_url }) => image_url)).toEqual([path]);
    expect(await office.media.files()).toEqual(before);
  });

  it('is done once if two do it together', async () => {
    const { id } = await added();
    const other = await office.as('head');
    const file = { name: 'b.jpg', value: await jpeg(40, 40) };
    const both = await Promise.all(
      [editor, other].map((browser) => office.upload(browser, `/pictures/${id}/replace`, {}, file)),
    );
    const done = both.filter(({ status }) => status === 303);
    expect(done).toHaveLength(1);
    expect(await office.deps.db.$count(pictures)).toBe(2);
    // Two pictures and their thumbnails.
    expect(await office.media.files()).toHaveLength(4);
  });
});

it('of two at once the second person sees the input, and that somebody was faster', async () => {
  const { id, revision } = await added();
  const form = (alt: string) => ({ name: 'Hall', alt, seen: String(revision) });
  expect((await editor.post(`/pictures/${id}`, form('The first'))).status).toBe(303);
  const second = await editor.post(`/pictures/${id}`, form('The second'));
  expect(second.status).toBe(409);
  const html = await second.text();
  expect(html).toContain('Someone has changed this');
  expect(html).toContain('value="The second"');
  expect((await rowOf(id)).alt).toBe('The first');
  const fields = readPage(html).forms.find(({ action }) => action === `/pictures/${id}`)?.fields;
  expect((await editor.post(`/pictures/${id}`, fields ?? {})).status).toBe(303);
  expect((await rowOf(id)).alt).toBe('The second');
});

describe('the bin', () => {
  it('withholds a file, restores it, and deletes it after 30 days', async () => {
    const { id, path } = await added();
    await editor.post(`/pictures/${id}/bin`);
    expect(await statusOf(path)).toBe(404);
    expect(await newestFiles(office.deps.db, 'picture')).toEqual([]);
    expect(await (await editor.get('/pictures?shown=binned')).text()).toContain('Hall');
    await editor.post(`/pictures/${id}/restore`);
    expect(await statusOf(path)).toBe(200);
    await editor.post(`/pictures/${id}/bin`);
    office.pass(29 * DAY);
    expect(await emptyBin(deps())).toBe(0);
    office.pass(2 * DAY);
    expect(await emptyBin(deps())).toBe(1);
    expect(await office.media.files()).toEqual([]);
    expect(await office.deps.db.$count(pictures)).toBe(0);
  });

  it('keeps what a record uses again meanwhile', async () => {
    const { id, path } = await added();
    await editor.post(`/pictures/${id}/bin`);
    // As a restored version may do.
    await addRecords(office.deps.db, 'slider', [{ image_url: path, title: 'x' }]);
    office.pass(31 * DAY);
    expect(await emptyBin(deps())).toBe(0);
    expect((await office.media.files()).length).toBe(2);
  });
});

it('the options of a form are the newest usable ones, found by name or description', async () => {
  const hall = await added();
  await added({ name: 'Gate', alt: 'The iron gate' });
  await added({ name: 'Class 6', shows_students: 'yes' });
  const paths = async (q: string) => {
    const answer = await editor.get(`/pictures/choices?kind=picture&q=${encodeURIComponent(q)}`);
    const files: { name: string }[] = await answer.json();
    return files.map(({ name }) => name);
  };
  expect(await paths('')).toEqual(['Gate', 'Hall']);
  expect(await paths('iron')).toEqual(['Gate']);
  expect(await paths('%')).toEqual([]);
  const shown = await editor.get(`/pictures/shown?path=${encodeURIComponent(hall.path)}`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  for (const path of ['/media/../secret.webp', '/etc/passwd', '/media/none.webp', '']) {
    const other = await editor.get(`/pictures/shown?path=${encodeURIComponent(path)}`);
    expect(other.status, path).toBe(404);
  }
});
