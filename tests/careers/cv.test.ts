import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { checkCv } from '@/lib/careers/cv';
import { PdfValidator } from '@/lib/careers/pdf-validator';
import { behind, EXE, readable, samplePdf } from '../school-api/sample-cv';

const fileOf = (bytes: Buffer, name: string, type: string) =>
  new File([new Uint8Array(bytes)], name, { type });

const notPdf = 'Only PDF files are allowed!';

describe('a CV in the browser', () => {
  it.each(readable)('is taken with %s', async (_, { value, file, type }) => {
    expect(await checkCv(fileOf(value, file, type))).toBeNull();
  });

  it.each([
    ['a program', EXE, 'cv.pdf', 'application/pdf'],
    ['a picture', samplePdf(), 'cv.png', 'image/png'],
    ['a picture named .pdf', Buffer.from('\x89PNG\r\n'), 'cv.pdf', 'application/pdf'],
    ['an empty file', Buffer.alloc(0), 'cv.pdf', 'application/pdf'],
    ['a PDF behind more than a kilobyte', behind(1020), 'cv.pdf', 'application/pdf'],
  ])('is refused when it is %s', async (_, bytes, name, type) => {
    expect(await checkCv(fileOf(bytes, name, type))).toBe(notPdf);
  });
});

describe('a CV on its way through the site', () => {
  const inBytes = (file: Buffer) => Readable.from([...file].map((byte) => Buffer.of(byte)));

  it('passes whole when it comes byte by byte', async () => {
    const file = behind(1019);
    const passed = await buffer(inBytes(file).pipe(new PdfValidator()));
    expect(passed.equals(file)).toBe(true);
  });

  it('is refused as soon as a kilobyte has no mark, with nothing passed and little held', () => {
    const watch = new PdfValidator();
    const refused: string[] = [];
    watch.on('error', (error) => refused.push(error.message));
    watch.write(Buffer.alloc(1023, ' '));
    expect([refused, watch.readableLength]).toEqual([[], 0]);
    watch.write(Buffer.from(' '));
    return expect.poll(() => [refused, watch.readableLength]).toEqual([[notPdf], 0]);
  });
});
