import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CV_MAX_BYTES } from '@/contract';
import { jobApplications, outbox } from '@/school-api/db';
import { cv, EXE, multipart, readable, samplePdf, textParts } from '../sample-cv';
import { loseDatabase } from '../test-database';
import { jobAnswers, openFormsApp, postForm, refused } from './forms-app';

const api = await openFormsApp();

const known = await jobAnswers(api);
const { vacancy } = known;
const answers = (changes: Record<string, string> = {}) => ({ ...known, ...changes });

const send = (form: { body: Buffer; type: string }, to = api) =>
  postForm(to.app, 'job-apply/', form);
const apply = (changes: Record<string, string> = {}, file = samplePdf(), to = api) =>
  send(multipart([...textParts(answers(changes)), cv(file)]), to);

/** Files of the private folder, including partial ones. */
function files(folder = api.cvFolder): string[] {
  if (!existsSync(folder)) return [];
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const rowOf = async (email: string) =>
  (await api.db.select().from(jobApplications).where(eq(jobApplications.email, email)))[0];

async function expectNothingKept(work: () => Promise<void>) {
  const before = [await api.db.$count(jobApplications), files().length];
  await work();
  expect([await api.db.$count(jobApplications), files().length]).toEqual(before);
}

describe('job-apply', () => {
  it('stores file and row, and mails applicant and office', async () => {
    const email = 'first@example.org';
    const pdf = samplePdf();
    const response = await apply({ email, experience: '', mobile: '+91 90000 00004' }, pdf);
    expect(response.status).toBe(201);
    const row = await rowOf(email);
    expect(row).toMatchObject({ vacancy, experience: '0', mobile: '9000000004' });
    const file = path.join(api.cvFolder, row?.cvFile ?? '');
    expect(path.basename(file)).toMatch(/^[\w-]{24}\.pdf$/);
    expect(readFileSync(file)).toEqual(pdf);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(statSync(api.cvFolder).mode & 0o077).toBe(0);
    const kinds = await api.db
      .select({ kind: outbox.kind, to: outbox.recipient })
      .from(outbox)
      .orderBy(outbox.id);
    expect(kinds).toEqual([
      { kind: 'office-job', to: 'office' },
      { kind: 'job-acknowledgement', to: email },
    ]);
  });

  it('accepts the parts in any order, and a PDF of exactly 5 MB', async () => {
    const around = samplePdf(4_000_000).length - 4_000_000;
    const pdf = samplePdf(CV_MAX_BYTES - around);
    expect(pdf.length).toBe(CV_MAX_BYTES);
    const form = multipart([cv(pdf), ...textParts(answers({ email: 'large@example.org' }))]);
    expect((await send(form)).status).toBe(201);
  });

  it.each(readable)('accepts a CV with %s, and stores it unchanged', async (_, part) => {
    const email = `${randomUUID()}@example.org`;
    expect((await send(multipart([...textParts(answers({ email })), part]))).status).toBe(201);
    const file = (await rowOf(email))?.cvFile ?? '';
    expect(readFileSync(path.join(api.cvFolder, file))).toEqual(part.value);
  });

  it.each([
    ['<< /S /JavaScript /JS (app.alert(1)) >>', 'JavaScript'],
    ['<< /Names << /J#61vaScript 5 0 R >> >>', 'JavaScript'],
    ['<< /OpenAction << /S /URI >> >>', 'OpenAction'],
    ['<< /OpenAction 7 0 R >>', 'OpenAction'],
    ['<< /S /Launch /F (cmd.exe) >>', 'Launch'],
    ['<< /Names << /EmbeddedFiles 5 0 R >> >>', 'EmbeddedFile'],
    ['<!DOCTYPE html><p>', 'HTML'],
    ['<ScRiPt >alert(1)</script>', 'HTML'],
    ['<< /S /Launch >> <svg onload=x>', 'Launch, HTML'],
    ['<< /OpenAction [3 0 R /Fit] >>', ''],
    ['(HTML/CSS/JavaScript, /JSON, <b>) Tj', ''],
  ])('notes for the office what else a CV contains: %s', async (content, findings) => {
    const email = `${randomUUID()}@example.org`;
    // Across two chunks of the file as it is read.
    const before = samplePdf(65_536 - samplePdf().length - 10);
    const file = Buffer.concat([before, Buffer.from(content)]);
    expect((await apply({ email }, file)).status).toBe(201);
    expect((await rowOf(email))?.cvFindings).toBe(findings);
  });

  it('accepts an address without a mail domain, without an acknowledgement', async () => {
    const before = await api.db.$count(outbox);
    expect((await apply({ email: 'radha@localhost' })).status).toBe(201);
    expect(await api.db.$count(outbox)).toBe(before + 1);
  });

  it.each([
    ['an unknown vacancy', { vacancy: 'Astronaut' }, 'vacancy', 'Please select a vacancy'],
    ['no name', { applicant_name: '' }, 'applicant_name', 'Full Name is required'],
    ['a null character', { applicant_name: 'Ra\u0000dha' }, 'applicant_name'],
  ])('rejects %s and stores no file', async (_, changes, field, message?: string) => {
    await expectNothingKept(async () => {
      const found = await refused(await apply(changes));
      expect(found).toMatchObject({ status: 422, code: 'invalid' });
      expect(Object.keys(found.fields ?? {})).toEqual([field]);
      if (message !== undefined) expect(found.fields?.[field]).toBe(message);
    });
  });

  const pdf = samplePdf();
  it.each([
    ['no file', [], 'Please upload your CV'],
    ['an empty file', [cv(Buffer.alloc(0))], 'Please upload your CV'],
    ['a program named cv.pdf', [cv(EXE)], 'Only PDF files are allowed!'],
    ['a picture', [cv(pdf, 'cv.png', 'image/png')], 'Only PDF files are allowed!'],
    ['two CVs', [cv(pdf), cv(pdf)], 'Please send one CV only'],
    ['text in place of the file', textParts({ cv: 'my life' }), 'Please upload your CV'],
  ])('refuses %s', async (_, parts, message) => {
    await expectNothingKept(async () => {
      const found = await refused(await send(multipart([...textParts(answers()), ...parts])));
      expect(found).toMatchObject({ status: 422, fields: { cv: message } });
    });
  });

  it.each([
    ['more than 5 MB', () => multipart([cv(samplePdf(CV_MAX_BYTES))]), 413],
    ['endless text', () => multipart(textParts({ vacancy: 'a'.repeat(6_000_000) })), 413],
    ['a long field', () => multipart(textParts({ vacancy: 'a'.repeat(100_000) })), 400],
    [
      'a field twice',
      () => multipart([...textParts(answers()), ...textParts({ email: 'b' })]),
      400,
    ],
    ['a form that breaks off', () => multipart([cv(samplePdf())], false), 400],
    ['nothing at all', () => ({ ...multipart([]), body: Buffer.alloc(0) }), 400],
    ['JSON', () => ({ body: Buffer.from('{}'), type: 'application/json' }), 415],
    ['a form without a boundary', () => ({ ...multipart([]), type: 'multipart/form-data' }), 415],
  ])('refuses %s', async (_, form, status) => {
    await expectNothingKept(async () => {
      expect(await refused(await send(form()))).toMatchObject({ status });
    });
  });

  it('stores neither file nor row when the row cannot be written', async () => {
    await expectNothingKept(async () => {
      const broken = await openFormsApp();
      await loseDatabase(broken);
      const response = await apply({}, samplePdf(), broken);
      expect(await refused(response)).toMatchObject({ status: 500 });
      expect(files(broken.cvFolder)).toEqual([]);
    });
  });
});

describe('storage of CVs', () => {
  const settings = (changes: object) => ({ cv: { ...api.forms.settings.cv, ...changes } });

  it('is limited by a total quota, which raises an alarm', async () => {
    const small = await openFormsApp(
      settings({ folder: `${api.cvFolder}-1`, quotaBytes: CV_MAX_BYTES + 1000 }),
    );
    try {
      const size = 900;
      const sent = await Promise.all(
        Array.from({ length: 6 }, () => apply({}, samplePdf(size), small)),
      );
      expect(sent.map(({ status }) => status).sort()).toEqual([201, 503, 503, 503, 503, 503]);
      expect(await small.db.$count(jobApplications)).toBe(1);
      expect(files(small.cvFolder)).toHaveLength(1);
      expect(small.lines.join()).toContain('cv-storage-full');
      const later = await refused(await apply({}, samplePdf(), small));
      expect(later).toMatchObject({
        status: 503,
        message: expect.stringContaining('call the office'),
      });
    } finally {
      rmSync(`${api.cvFolder}-1`, { recursive: true, force: true });
    }
  });

  it('leaves disk space to payments and the database', async () => {
    const full = await openFormsApp(
      settings({ folder: `${api.cvFolder}-2`, reserveBytes: 2 ** 60 }),
    );
    try {
      expect((await apply({}, samplePdf(), full)).status).toBe(503);
      expect(full.lines.join()).toContain('disk-low');
      expect(files(full.cvFolder)).toEqual([]);
    } finally {
      rmSync(`${api.cvFolder}-2`, { recursive: true, force: true });
    }
  });
});
