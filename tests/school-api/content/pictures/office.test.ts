import { readdir, readlink } from 'node:fs/promises';
import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { newestFiles } from '@/school-api/content';
import { accessLog, pictures } from '@/school-api/db';
import { type Browser, COOKIE, ORIGIN } from '../../../office/support/office';
import { EXE, multipart, samplePdf } from '../../sample-cv';
import { served } from './served';
import { jpeg, openPictureOffice, type PictureOffice } from './support';

let office: PictureOffice;
beforeEach(async () => {
  office = await openPictureOffice();
});

const FACTS = { name: 'Neem tree', alt: 'Girls of class 6 plant a neem tree' };
const photo = async () => ({ name: 'IMG_2034.JPG', value: await jpeg() });

async function openFilesBelow(folder: string): Promise<string[]> {
  const own = '/proc/self/fd';
  const names = await readdir(own);
  const open = await Promise.all(names.map((fd) => readlink(`${own}/${fd}`).catch(() => '')));
  return open.filter((file) => file.startsWith(folder));
}

const rows = () => office.deps.db.select().from(pictures).orderBy(pictures.id);

describe('a picture', () => {
  it('is added: a row, a file and a thumbnail, audited, and served', async () => {
    const editor = await office.as('editor');
    const response = await office.upload(editor, '/pictures/new', FACTS, await photo());
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/pictures\/\d+\?message=picture-added$/);
    const [row] = await rows();
    expect(row).toMatchObject({ ...FACTS, kind: 'picture', type: 'image/webp', width: 80 });
    expect(row?.uploadedBy).toBe(editor.email);
    const name = row?.path.replace('/media/office/', '');
    expect(name).toMatch(/^neem-tree-[\da-f]{20}\.webp$/);
    expect(await office.media.files()).toEqual([`.thumbs/${name}`, `office/${name}`]);
    expect((await served(office, row?.path ?? '')).headers.get('content-type')).toBe('image/webp');
    const [line] = await office.deps.db.select().from(accessLog).orderBy(desc(accessLog.id));
    expect(line).toMatchObject({ action: 'pictures add', actor: `office (${editor.email})` });
    const form = {
      seen: String(row?.revision),
      name: 'Asha',
      alt: 'Asha reads',
      shows_students: 'yes',
    };
    await editor.post(`/pictures/${row?.id}`, form);
    const lines = await office.deps.db.select().from(accessLog).orderBy(desc(accessLog.id));
    expect(lines[0]).toMatchObject({
      action: 'pictures change',
      record: `picture ${row?.id}`,
      after: { changed: 'name, description, shows students', showsStudents: true },
    });
    // Nobody can delete a line.
    expect(JSON.stringify(lines)).not.toMatch(/Asha|Neem|plant/);

    const page = await (await editor.get(`/pictures/${row?.id}`)).text();
    expect(page).toContain('Used in');
    for (const what of ['thumb', 'file']) {
      const sent = await editor.get(`/pictures/${row?.id}/${what}`);
      expect(sent.headers.get('content-type'), what).toBe('image/webp');
      expect(sent.headers.get('content-security-policy'), what).toContain('sandbox');
      await sent.arrayBuffer();
    }
  });

  it('gets its file’s name if nobody gives one', async () => {
    const editor = await office.as('editor');
    await office.upload(editor, '/pictures/new', { alt: 'A tree' }, await photo());
    expect((await rows())[0]?.name).toBe('IMG_2034');
  });

  it.each([
    ['no file', undefined, 422, 'Choose a file'],
    ['a drawing', { name: 'a.jpg', value: Buffer.from('<svg>') }, 422, 'SVG drawings'],
    ['21 MB', { name: 'a.jpg', value: Buffer.alloc(21 << 20, 1) }, 413, 'larger than 20 MB'],
    ['45 MB', { name: 'a.jpg', value: Buffer.alloc(45 << 20, 1) }, 413, 'larger than 20 MB'],
  ] as const)('is refused: %s, and nothing is left over', async (_, file, status, message) => {
    const editor = await office.as('editor');
    const response = await office.upload(editor, '/pictures/new', FACTS, file);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(message);
    expect(await rows()).toEqual([]);
    expect(await office.media.files()).toEqual([]);
  });

  it('is for editors and the head only; nothing of another person’s file is read', async () => {
    const others = [office.browser(), await office.as('accounts'), await office.as('admissions')];
    const statuses: number[] = [];
    for (const other of others) {
      const response = await office.upload(other, '/pictures/new', FACTS, await photo());
      statuses.push(response.status);
    }
    expect(statuses).toEqual([303, 403, 403]);
    expect(await office.media.files()).toEqual([]);
    expect(
      (await office.upload(await office.as('head'), '/pictures/new', FACTS, await photo())).status,
    ).toBe(303);
  });

  it('is accepted only by its own form', async () => {
    const head = await office.as('head');
    for (const path of ['/people/invite', '/sign-in', '/confirm', '/pictures/1/bin']) {
      const response = await office.upload(head, path, FACTS, await photo());
      expect(response.status, path).toBe(413);
    }
  });

  it('may lack the end of its form', async () => {
    const editor = await office.as('editor');
    const half = multipart([{ name: 'file', value: 'abc', file: 'a.jpg' }], false);
    const response = await office.send(editor, '/pictures/new', half);
    expect(response.status).toBe(422);
    expect(await office.media.files()).toEqual([]);
  });
});

describe('simultaneous uploads', () => {
  /** Sends the start of a form, and the rest on demand. */
  function slow(browser: Browser) {
    let begun = () => {};
    let end = () => {};
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const isEnded = new Promise<void>((resolve) => {
      end = resolve;
    });
    const head = '--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\nA tree\r\n';
    let pulls = 0;
    const source: UnderlyingDefaultSource<Uint8Array> = {
      pull: async (controller) => {
        pulls += 1;
        if (pulls === 1) return controller.enqueue(Buffer.from(head));
        // The first part may be read ahead; the next is asked for once the form is received.
        begun();
        await isEnded;
        controller.enqueue(Buffer.from('--x--\r\n'));
        controller.close();
      },
    };
    // Nothing is pulled before the stream is read.
    const body = new ReadableStream(source, { highWaterMark: 0 });
    const headers = {
      host: new URL(ORIGIN).host,
      origin: ORIGIN,
      'content-type': 'multipart/form-data; boundary=x',
      cookie: `${COOKIE}=${browser.token()}`,
    };
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    };
    const answer = Promise.resolve(office.app.request(`${ORIGIN}/pictures/new`, init));
    return { answer, isBegun, end };
  }

  it('are limited to one per person and two overall; then others get their turn', async () => {
    const first = await office.as('editor');
    const second = await office.as('editor');
    const third = await office.as('head');
    const send = async (browser: Browser) =>
      office.upload(browser, '/pictures/new', FACTS, await photo());
    const one = slow(first);
    await one.isBegun;
    expect((await send(first)).status).toBe(503);
    expect((await send(second)).status).toBe(303);
    const two = slow(second);
    await two.isBegun;
    const refused = await send(third);
    expect([refused.status, refused.headers.get('location')]).toEqual([503, null]);
    const html = await refused.text();
    expect(html).toContain('Wait a moment');
    one.end();
    two.end();
    expect([(await one.answer).status, (await two.answer).status]).toEqual([422, 422]);
    expect((await send(third)).status).toBe(303);
  });
});

describe('a document', () => {
  it('is kept byte for byte, and nothing in it is displayed or run', async () => {
    const editor = await office.as('editor');
    const value = Buffer.concat([samplePdf(), Buffer.from('1 0 obj\n<</S/JavaScript>>\n%%EOF')]);
    const file = { name: 'Fees 2026.pdf', value };
    const response = await office.upload(editor, '/pictures/new?kind=document', {}, file);
    expect(response.status).toBe(303);
    const [row] = await rows();
    expect(row).toMatchObject({ kind: 'document', type: 'application/pdf', name: 'Fees 2026' });
    const sent = await served(office, row?.path ?? '');
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(value);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect(await newestFiles(office.deps.db, 'document')).toHaveLength(1);
    expect(await newestFiles(office.deps.db, 'picture')).toEqual([]);
    const own = await editor.get(`/pictures/${row?.id}/file`);
    expect(own.headers.get('content-disposition')).toBe('attachment; filename="Fees-2026.pdf"');
    await own.arrayBuffer();
    expect((await editor.get(`/pictures/${row?.id}/thumb`)).status).toBe(404);
  });

  it.each([
    ['a picture', 'a.pdf', jpeg],
    ['a program before the PDF', 'a.pdf', () => Buffer.concat([EXE.subarray(0, 900), samplePdf()])],
    ['a name of another kind', 'a.html', samplePdf],
  ])('is refused: %s', async (_, name, make) => {
    const editor = await office.as('editor');
    const file = { name, value: await make() };
    const response = await office.upload(editor, '/pictures/new?kind=document', {}, file);
    expect(await response.text()).toContain('This is not a PDF');
    expect(await office.media.files()).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')('leaves no file open after a HEAD', async () => {
    const editor = await office.as('editor');
    // Longer than the read-ahead.
    const file = { name: 'Fees.pdf', value: samplePdf(400_000) };
    await office.upload(editor, '/pictures/new?kind=document', {}, file);
    const [row] = await rows();
    const headers = { cookie: `${COOKIE}=${editor.token()}`, host: new URL(ORIGIN).host };
    for (let n = 0; n < 5; n += 1) {
      const url = `${ORIGIN}/pictures/${row?.id}/file`;
      const response = await office.app.request(url, { method: 'HEAD', headers });
      expect(response.status).toBe(200);
      expect((await served(office, row?.path ?? '', 'HEAD')).status).toBe(200);
    }
    await expect.poll(() => openFilesBelow(office.media.folder)).toEqual([]);
  });
});
