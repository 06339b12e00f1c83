import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, type DocumentKind } from '@/contract';
import { applications, mailboxGrants } from '@/school-api/db';
import { documentsOf, removeOrphanedFiles, requestDocuments } from '@/school-api/forms';
import { hashToken, newToken } from '@/school-api/platform';
import { eraseApplication } from '@/school-api/privacy';
import { eraseRows } from '@/school-api/privacy/person/erase-rows';
import { addApplication } from '../cli/rows';
import { EXE, multipart, samplePdf, textParts } from '../sample-cv';
import { openFormsApp, postForm, refused } from './forms-app';

const api = await openFormsApp();

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const PNG = Buffer.concat([Buffer.from([0x89]), Buffer.from('PNG\r\n\x1a\n')]);
const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12)]);

/** An application with a grant for its mailbox, with these documents requested. */
async function family(kinds: readonly DocumentKind[] = DOCUMENT_KINDS, changes = {}) {
  const id = randomUUID();
  const email = `${id}@example.org`;
  const applicationNumber = id.slice(0, 8).toUpperCase();
  const verifiedAt = api.clock.now;
  await addApplication(api.db, { id, email, emailKey: email, applicationNumber, verifiedAt });
  await requestDocuments(api.db, [id], { kinds, by: 'Meena', now: api.clock.now });
  await api.db
    .update(applications)
    .set({ id, ...changes })
    .where(eq(applications.id, id));
  return { id, email, applicationNumber, grant: await grantFor(email, 'applications') };
}

async function grantFor(emailKey: string, purpose: 'applications' | 'privacy') {
  const token = newToken();
  const expiresAt = new Date(api.clock.now.getTime() + 60_000);
  await api.db
    .insert(mailboxGrants)
    .values({ tokenHash: hashToken(token), emailKey, purpose, expiresAt });
  return token;
}

type Sending = { grant: string; applicationNumber: string; kind?: string };

function send(by: Sending, value: Buffer = samplePdf(), file = 'a file.pdf', type = '') {
  const { grant, applicationNumber: application_number, kind = 'photograph' } = by;
  const form = multipart([
    ...textParts({ grant, application_number, kind }),
    { name: 'document', value, file, type: type || 'application/octet-stream' },
  ]);
  return postForm(api.app, 'application-document', form);
}

const kept = () =>
  existsSync(api.cvFolder)
    ? readdirSync(api.cvFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];

describe('a document of an application', () => {
  it.each([
    ['a PDF', samplePdf(), 'birth.pdf', 'application/pdf'],
    ['a JPEG', JPEG, 'photo.JPG', 'image/jpeg'],
    ['a PNG without a type', PNG, 'photo.png', 'image/png'],
    ['a photograph of a phone', HEIC, 'IMG_1.heic', 'image/heic'],
  ])('is kept byte for byte: %s', async (_, bytes, name, type) => {
    const by = await family(['photograph']);
    expect((await send(by, bytes, name)).status).toBe(201);
    const [row] = await documentsOf(api.db, [by.id]);
    expect(row).toMatchObject({ kind: 'photograph', type, bytes: bytes.length });
    expect(row?.sentAt).toEqual(api.clock.now);
    expect(readFileSync(path.join(api.cvFolder, row?.file ?? ''))).toEqual(bytes);
  });

  it.each([
    ['a program named as a picture', EXE, 'photo.png'],
    ['an unknown type', Buffer.from('GIF89a'), 'photo.gif'],
    ['a page of HTML', Buffer.from('<html>'), 'photo.jpg'],
    ['an empty file', Buffer.alloc(0), 'photo.jpg'],
  ])('is refused when it is %s, and nothing is kept', async (_, bytes, name) => {
    const by = await family();
    const before = kept();
    const { status, fields } = await refused(await send(by, bytes, name));
    expect([status, Object.keys(fields ?? {})]).toEqual([422, ['document']]);
    expect(kept()).toEqual(before);
  });

  it('is scanned for programs only if it is a PDF', async () => {
    const by = await family(['photograph', 'report card']);
    const signs = Buffer.from('/S /JavaScript <script>');
    await send(by, Buffer.concat([JPEG, signs]), 'photo.jpg');
    await send({ ...by, kind: 'report card' }, Buffer.concat([samplePdf(), signs]));
    const found = (await documentsOf(api.db, [by.id])).map(({ kind, findings }) => [
      kind,
      findings,
    ]);
    expect(Object.fromEntries(found)).toEqual({
      photograph: '',
      'report card': 'JavaScript, HTML',
    });
  });

  it('is at most 5 MB', async () => {
    const by = await family();
    expect((await send(by, samplePdf(5_300_000))).status).toBe(413);
  });

  it('is accepted once, also if two arrive together', async () => {
    const by = await family();
    const both = await Promise.all([send(by), send(by)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const [row] = (await documentsOf(api.db, [by.id])).filter(({ file }) => file !== '');
    expect(kept()).toContain(row?.file);
  });

  it('is accepted only from the family that was asked for it', async () => {
    const own = await family(['photograph']);
    const other = await family();
    const before = kept();
    const asked: [string, Sending][] = [
      ['the application of another', { ...own, applicationNumber: other.applicationNumber }],
      ['another kind', { ...own, kind: 'birth certificate' }],
      ['a grant for something else', { ...own, grant: await grantFor(own.email, 'privacy') }],
      ['an invented grant', { ...own, grant: newToken() }],
      ['no grant', { ...own, grant: '' }],
    ];
    for (const [what, by] of asked) {
      expect((await send(by)).status, what).toBeGreaterThanOrEqual(400);
    }
    for (const changes of [
      { consentWithdrawnAt: api.clock.now },
      { officeState: 'withdrawn' },
    ] as const) {
      expect((await send(await family(DOCUMENT_KINDS, changes))).status).toBe(404);
    }
    expect(kept()).toEqual(before);
  });

  it('is erased with the application, with the person, and after the period', async () => {
    const [one, two, three] = [await family(), await family(), await family()];
    for (const by of [one, two, three]) await send(by);
    const fileOf = async ({ id }: { id: string }) => {
      const files = (await documentsOf(api.db, [id])).map(({ file }) => file);
      return path.join(api.cvFolder, files.find((file) => file !== '') ?? 'none');
    };
    const [first, second, third] = [await fileOf(one), await fileOf(two), await fileOf(three)];
    await eraseApplication(api.db, one.id, api.cvFolder);
    expect([existsSync(first), existsSync(second)]).toEqual([false, true]);
    expect((await eraseRows(api.db, two.email)).files).toEqual([path.basename(second)]);
    const later = new Date(Date.now() + 2 * 60 * 60 * 1000);
    await removeOrphanedFiles(api.db, { log: api.log, folder: api.cvFolder, now: later });
    expect([existsSync(second), existsSync(third)]).toEqual([false, true]);
  });
});
