import { describe, expect, it } from 'vitest';
import { testDayOf } from '@/school-api/mail';

const MAIL = {
  applicationNumber: 'BCDF2345',
  admissionDate: '2026-12-13',
  time: '09:30',
  places: 'Vraja campus',
};

describe('the calendar file of a mail', () => {
  it('tells when and where the test is', () => {
    const [file, ...others] = testDayOf({
      data: { ...MAIL, amount: 150_000 },
      createdAt: new Date('2000-01-01T00:00:01Z'),
    });
    expect(others).toEqual([]);
    expect(file).toMatchObject({ filename: 'admission-test.ics' });
    const text = String(file?.content);
    expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20261213T093000');
    expect(text).toContain('LOCATION:Vraja campus');
    expect(text).toContain('SEQUENCE:1\r\n');
  });

  it.each([
    ['without a day', { ...MAIL, admissionDate: 'on request' }],
    ['from before there were numbers', { ...MAIL, applicationNumber: '' }],
    ['of something else', { vacancy: 'Teacher' }],
    ['without data', null],
  ])('is not there for a mail %s', (_, data) => {
    expect(testDayOf({ data, createdAt: new Date() })).toEqual([]);
  });
});
