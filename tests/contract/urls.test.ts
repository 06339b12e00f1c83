import { describe, expect, it } from 'vitest';
import { containsUrl } from '@/contract';

describe('containsUrl', () => {
  it.each([
    'http://example.org',
    'HTTPS://EXAMPLE.ORG/a',
    'http : // example',
    'see www.example',
    'www .example',
    'visit example.com today',
    'visit example.in today',
    'visit my-school.co.in',
    'example.ORG.',
    'cheap shop.xyz',
    'example dot com',
    'example (dot) com',
    'example[.]com',
    'example . com',
    'write to asha@example',
    'asha @ gmail',
    'asha (at) example',
    'asha[at]example',
    'ｅｘａｍｐｌｅ．ｃｏｍ',
    'exam\u200bple.co\u200bm',
  ])('finds one in %o', (words) => {
    expect(containsUrl(words)).toBe(true);
  });

  it.each([
    '',
    'Is the hostel open in summer?',
    'My son is in Class 5.In June he turns ten.',
    'I hold a B.Com and an M.Sc. from Mathura.',
    'Fees are Rs.500 or 1.5 lakh, e.g. at 9.30 am.',
    'He wore a polka dot shirt and came to dot the line.',
    'Two rooms @ 500 each, please.',
    'We wait at the gate (at noon) for him.',
    "Robert'); DROP TABLE students;--",
    'क्या छात्रावास गर्मियों में खुला है?',
    'Is it true...in the end?',
    '🙂 thank you',
  ])('finds none in %o', (words) => {
    expect(containsUrl(words)).toBe(false);
  });
});
