import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { documentFile } from '@/contract';
import { applicationForm } from '@/lib/careers/application-form';
import { checkCv, safeCvName } from '@/lib/careers/cv';
import { checkFile } from '@/lib/uploads/check-file';
import { isSafeFileName } from '@/lib/uploads/file-form';
import { FileValidator } from '@/lib/uploads/file-validator';
import { behind, readable, samplePdf } from '../school-api/sample-cv';

const fileOf = (bytes: Buffer, name = 'cv.pdf', type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type });

const notPdf = 'Only PDF files are allowed!';

describe('a CV in the browser', () => {
  it.each(readable)('is accepted with %s', async (_, { value, file, type }) => {
    expect(await checkCv(fileOf(value, file, type))).toBeNull();
  });

  it.each([
    ['a picture', fileOf(samplePdf(), 'cv.png', 'image/png'), notPdf],
    ['empty', fileOf(Buffer.alloc(0)), 'Please upload your CV'],
    ['nearly 5 MB', fileOf(samplePdf(4_900_000)), null],
    ['more than 5 MB', fileOf(samplePdf(5_300_000)), 'The CV must be 5 MB or smaller'],
  ])('that is %s gets its answer', async (_, file, message) => {
    expect(await checkCv(file)).toBe(message);
  });

  it.each([
    ['Radha Rao CV (new).pdf', 'Radha Rao CV (new).pdf'],
    ['राधा.PDF', 'राधा.pdf'],
    ['a"b;c\u0001.pdf', 'a_b_c_.pdf'],
    ['../../etc/passwd', '_.._etc_passwd.pdf'],
    ['.pdf', 'cv.pdf'],
    ['', 'cv.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(80)}.pdf`],
  ])('named %o is sent as %o', (name, safe) => {
    expect(safeCvName(name)).toBe(safe);
  });

  it.each([
    ['My CV, 2026.final.pdf', true],
    ['../cv.pdf', false],
    ['C:\\cv.pdf', false],
    ['a\u0000.pdf', false],
    ['a\n.pdf', false],
    ['fdp.\u202eexe', false],
    ['a'.repeat(300), false],
  ])('may be named %j: %s', (name, isSafe) => {
    expect(isSafeFileName(name)).toBe(isSafe);
  });
});

describe('a document in the browser', () => {
  it.each([
    ['PNG', '\x89PNG\r\n\x1a\n'],
    ['JPEG', '\xff\xd8\xff\xe0'],
    ['HEIC', '\0\0\0\x18ftypheic'],
  ])('is recognised by its first bytes: %s', async (_, head) => {
    const file = fileOf(Buffer.from(head, 'latin1'), 'photo.png', '');
    expect(await checkFile(documentFile, file)).toBeNull();
  });
});

describe('a CV on its way through the site', () => {
  const inBytes = (file: Buffer) => Readable.from([...file].map((byte) => Buffer.of(byte)));

  it('passes intact if it arrives byte by byte', async () => {
    const file = behind(1019);
    const passed = await buffer(inBytes(file).pipe(new FileValidator(applicationForm)));
    expect(passed.equals(file)).toBe(true);
  });

  it('is refused as soon as a kilobyte has no signature, with nothing forwarded and little buffered', () => {
    const watch = new FileValidator(applicationForm);
    const refused: string[] = [];
    watch.on('error', (error) => refused.push(error.message));
    watch.write(Buffer.alloc(1023, ' '));
    expect([refused, watch.readableLength]).toEqual([[], 0]);
    watch.write(Buffer.from(' '));
    return expect.poll(() => [refused, watch.readableLength]).toEqual([[notPdf], 0]);
  });
});
