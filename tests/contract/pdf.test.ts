import { describe, expect, it } from 'vitest';
import { isDeclaredPdf, startsLikePdf } from '@/contract';

describe('what counts as a PDF', () => {
  it.each([
    ['application/pdf', 'my life', true],
    ['Application/PDF; charset=binary', 'cv', true],
    ['', 'cv.pdf', true],
    ['application/octet-stream', 'CV.PDF', true],
    ['application/x-pdf', 'cv.pdf', true],
    ['application/x-pdf', 'cv', false],
    ['', 'cv.pdf.exe', false],
    ['image/png', 'cv.png', false],
  ])('type %j and name %j declare one: %s', (type, name, isPdf) => {
    expect(isDeclaredPdf(type, name)).toBe(isPdf);
  });

  it('has its complete signature in the first kilobyte', () => {
    expect(startsLikePdf('%PDF-')).toBe(true);
    expect(startsLikePdf(`${'x'.repeat(1019)}%PDF-1.4`)).toBe(true);
    expect(startsLikePdf(`${'x'.repeat(1020)}%PDF-1.4`)).toBe(false);
    expect(startsLikePdf('%PDF')).toBe(false);
    expect(startsLikePdf('')).toBe(false);
  });

  it.each([
    ['a Windows executable', 'MZ'],
    ['a Linux executable', '\x7fELF'],
    ['a script', '#!/bin/sh\n'],
    ['a GIF', 'GIF89a'],
    ['a PNG', '\x89PNG\r\n'],
    ['a JPEG', '\xff\xd8\xff\xe0'],
    ['a WebP', 'RIFF\x10\x00\x00\x00WEBP'],
    ['an archive', 'PK\x03\x04'],
    ['a page', '\n <!doctype html>'],
    ['a drawing', '<svg>'],
  ])('is not %s that contains a PDF signature', (_, start) => {
    expect(startsLikePdf(`${start} %PDF-1.4`)).toBe(false);
  });
});
