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

const fileOf = (bytes: Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

const notPdf = 'Only PDF files are allowed!';

describe('a CV in the browser', () => {
  it.each(readable)('is accepted with %s', async (_, { value, file, type }) => {
    expect(await checkCv(fileOf(value, file, type))).toBeNull();
  });

  it.each([
    ['a picture', samplePdf(), 'cv.png', 'image/png'],
    ['a PDF behind more than a kilobyte', behind(1020), 'cv.pdf', 'application/pdf'],
  ])('is refused when it is %s', async (_, bytes, name, type) => {
    expect(await checkCv(fileOf(bytes, name, type))).toBe(notPdf);
  });

  it('is refused when it is empty', async () => {
    const empty = fileOf(Buffer.alloc(0), 'cv.pdf', 'application/pdf');
    expect(await checkCv(empty)).toBe('Please upload your CV');
  });

  it('is at most 5 MB', async () => {
    const large = (bytes: number) => fileOf(samplePdf(bytes), 'cv.pdf', 'application/pdf');
    expect(await checkCv(large(4_900_000))).toBeNull();
    expect(await checkCv(large(5_300_000))).toBe('The CV can be at most 5 MB');
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
