import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessLog, pictures } from '@/school-api/db';
import type { Browser } from '../../../office/support/office';
import { multipart } from '../../sample-cv';
import { iphonePhoto, jpeg, openPictureOffice, type PictureOffice } from './support';

let office: PictureOffice;
let editor: Browser;
beforeEach(async () => {
  office = await openPictureOffice();
  editor = await office.as('editor');
});

const rows = () => office.deps.db.select().from(pictures).orderBy(pictures.id);

/** The form without scripts: all files in one request. */
function sendAll(files: Record<string, Buffer>): Promise<Response> {
  const parts = Object.entries(files).map(([name, value]) => ({
    name: 'file',
    value,
    file: name,
    type: 'image/jpeg',
  }));
  return Promise.resolve(office.send(editor, '/pictures/new', multipart(parts)));
}

const photos = async () => ({
  'one.jpg': await jpeg(),
  'broken.jpg': (await jpeg(640, 480)).subarray(0, 2_000),
  'large.jpg': Buffer.alloc(21 << 20, 1),
  'two.heic': await iphonePhoto(),
});

const SEEN = { '1.seen': '1', '2.seen': '1' };

async function addTwo(): Promise<string> {
  const response = await sendAll({ 'one.jpg': await jpeg(), 'two.jpg': await jpeg() });
  expect(response.status).toBe(303);
  return response.headers.get('location') ?? '';
}

describe('many pictures at once', () => {
  it('are added without the bad ones, which are named', async () => {
    const response = await sendAll(await photos());
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(/broken\.jpg \(The picture is damaged/);
    expect(html).toMatch(/large\.jpg \(The file is larger/);
    expect((await rows()).map(({ name }) => name)).toEqual(['one', 'two']);
    expect((await office.media.files()).filter((name) => name.startsWith('.arr'))).toEqual([]);
  });

  it('are described in one save; a missing description is requested again, and the file kept', async () => {
    const address = await addTwo();
    expect(address).toBe('/pictures/describe?id=1&id=2');
    const typed = { ...SEEN, '1.alt': 'A <b>hall</b>', '2.shows_students': 'yes' };
    const refused = await editor.post(address, typed);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html.match(/two: Describe what the picture shows/g)).toHaveLength(2);
    expect(html).not.toContain('<b>hall');
    expect((await rows()).map(({ alt }) => alt)).toEqual(['A <b>hall</b>', '']);
    const again = { '1.seen': '2', '1.alt': 'A hall', '2.seen': '1', '2.alt': 'Girls run' };
    const saved = await editor.post(address, again);
    expect(saved.headers.get('location')).toBe('/pictures?message=pictures-described');
    const lines = await office.deps.db.select().from(accessLog);
    const changes = lines.filter(({ action }) => action === 'pictures change');
    expect(changes.map(({ record }) => record)).toEqual(['picture 1', 'picture 1', 'picture 2']);
    expect(JSON.stringify(changes)).not.toMatch(/Girls|hall/);
  });

  it('are all described together, as many as an album may have', async () => {
    await addTwo();
    const [first] = await rows();
    if (first === undefined) throw new Error('nothing was added');
    const { id: _, ...facts } = first;
    const copies = Array.from({ length: 60 }, (_, n) => ({ ...facts, path: `/media/${n}.jpg` }));
    await office.deps.db.insert(pictures).values(copies);
    const ids = (await rows()).map(({ id }) => ['id', String(id)]);
    const address = `/pictures/describe?${new URLSearchParams(ids)}`;
    const html = await (await editor.get(address)).text();
    expect(html.match(/name="\d+\.seen"/g)).toHaveLength(62);
    const typed = ids.flatMap(([, id]) => [
      [`${id}.seen`, '1'],
      [`${id}.alt`, 'क'.repeat(180)],
    ]);
    expect((await editor.post(address, Object.fromEntries(typed))).status).toBe(303);
  });

  it('get the common description if they have none', async () => {
    const all = { 'all.alt': 'A day in the field', 'all.shows_students': 'yes' };
    const agreed = { '1.consent_on_file': 'yes', '2.consent_on_file': 'yes' };
    const address = await addTwo();
    const { headers } = await editor.post(address, {
      ...SEEN,
      ...all,
      ...agreed,
      '2.alt': 'The flag',
      next: 'albums',
    });
    expect(await rows()).toMatchObject([
      { alt: 'A day in the field', showsStudents: true, consentOnFile: true },
      { alt: 'The flag', showsStudents: true, consentOnFile: true },
    ]);
    const album = await (await editor.get(headers.get('location') ?? '')).text();
    expect(album).toMatch(/<textarea[^>]*>\/media\/office\/one-\w+\.webp\n\/media\/office\/two-/);
  });

  it('need their own consent, whatever applies to all', async () => {
    const address = await addTwo();
    const all = { 'all.alt': 'A day', 'all.shows_students': 'yes', 'all.consent_on_file': 'yes' };
    await editor.post(address, { ...SEEN, ...all, '1.consent_on_file': 'yes' });
    expect((await rows()).map(({ consentOnFile }) => consentOnFile)).toEqual([true, false]);
    const html = await (await editor.get(address)).text();
    const asked = [...html.matchAll(/name="all\.(\w+)"/g)].map(([, name]) => name);
    expect(asked).toEqual(['alt', 'shows_students']);
  });

  it('can continue to a news item', async () => {
    const address = await addTwo();
    const typed = { ...SEEN, '1.decorative': 'yes', '2.alt': 'Girls run', next: 'news' };
    const { headers } = await editor.post(address, typed);
    expect(headers.get('location')).toBe('/content/news/new?picture=1&picture=2');
  });

  it('cannot be used before they have a description, and are listed until then', async () => {
    await addTwo();
    expect(await (await editor.get('/pictures/choices?kind=picture')).json()).toEqual([]);
    expect(
      (await (await editor.get('/pictures/describe')).text()).match(/<legend[^>]*>(one|two)/g),
    ).toHaveLength(2);
  });

  it('respond to a script in JSON, each with its own result', async () => {
    const send = async (value: Buffer) => {
      const form = multipart([{ name: 'file', value, file: 'a.jpg', type: 'image/jpeg' }]);
      return office.send(editor, '/pictures/new', form, { accept: 'application/json' });
    };
    expect(await (await send(await jpeg())).json()).toEqual({ id: 1 });
    const bad = await send(Buffer.from('<svg>'));
    expect([bad.status, await bad.json()]).toEqual([422, { error: expect.stringMatching(/^SVG/) }]);
  });
});

describe('thumbnails', () => {
  const small = (path: string, browser = editor, headers = {}) =>
    browser.get(`/pictures/shown?size=small&path=${encodeURIComponent(path)}`, headers);

  it('are sent for pictures of any folder, and again only if changed', async () => {
    await mkdir(`${office.media.folder}/gallery`);
    await writeFile(`${office.media.folder}/gallery/hall.jpg`, await jpeg(1_200, 900));
    const first = await small('/media/gallery/hall.jpg');
    const sent = await sharp(Buffer.from(await first.arrayBuffer())).metadata();
    expect([sent.format, sent.width]).toEqual(['webp', 360]);
    const known = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await small('/media/gallery/hall.jpg', editor, known)).status).toBe(304);
    const stranger = await small('/media/gallery/hall.jpg', office.browser(), known);
    expect(stranger.status).toBe(303);
    expect((await small('/media/../secret.webp')).status).toBe(404);
  });
});
