import { describe, expect, it } from 'vitest';
import { viewAdmissionDates } from '@/lib/school-api/admission-dates';
import { readFees } from '@/lib/school-api/fees';
import { readFormControls } from '@/lib/school-api/form-controls';
import { dataOf } from './read-data';

describe('admission', () => {
  it('shows dates, then texts, and offers both once', () => {
    const now = Date.parse('2026-10-01T00:00:00Z');
    const view = viewAdmissionDates(
      {
        dates_with_locations: [
          { location: 'Vraja', admission_date: '2026-12-06', admission_text: '' },
          { location: 'Vraja', admission_date: '2026-11-01', admission_text: '' },
          { location: 'Vraja', admission_date: '2025-11-01', admission_text: '' },
          { location: 'Mathura', admission_date: '', admission_text: 'By appointment' },
          { location: 'Agra', admission_date: '', admission_text: '' },
        ],
        admission_texts_with_locations: [
          { location: 'Vraja', admission_text: 'October' },
          { location: 'Mathura', admission_text: 'By appointment' },
        ],
      },
      now,
    );
    expect(view.dates.map(({ shown }) => shown)).toEqual([
      '06 Dec 2026',
      '01 Nov 2026',
      '01 Nov 2025',
      'By appointment',
      'Details not available',
    ]);
    expect(view.nextDate).toBe('2026-10-31T18:30:00.000Z');
    expect(view.startText).toBe('October');
    expect(view.options.map(({ value }) => value)).toEqual([
      '2026-12-06',
      '2026-11-01',
      '2025-11-01',
      'By appointment',
      'October',
    ]);
  });

  it('announces the next date that has places, or the next one if all are full', () => {
    const nextOf = (full: boolean) =>
      viewAdmissionDates(
        {
          dates_with_locations: [
            { location: 'Vraja', admission_date: '2026-12-13', admission_text: '', full: true },
            { location: 'Vraja', admission_date: '2026-12-20', admission_text: '', full },
          ],
          admission_texts_with_locations: [],
        },
        Date.parse('2026-12-01T00:00:00Z'),
      ).nextDate;
    expect(nextOf(false)).toBe('2026-12-19T18:30:00.000Z');
    expect(nextOf(true)).toBe('2026-12-12T18:30:00.000Z');
  });

  it('takes the first record as the fee, and a brochure only if its record exists', async () => {
    const records = [
      { category: 'anything', amount: '1500' },
      { category: 'day scholar fee', amount: null, brochure_pdf: '/media/d.pdf' },
    ];
    expect(await dataOf({ 'fee-structure': records }, readFees)).toEqual({
      registrationFee: 1500,
      residential: null,
      dayScholar: { amount: null, brochure: '/media/d.pdf' },
    });
  });

  it('merges the server’s form controls into the defaults', async () => {
    const records = [
      { key: 'city', field_name: 'Town', status: 1 },
      { key: 'student_type', field_name: '', status: 0 },
      { key: 'mobile', field_name: 'Phone', status: 0 },
      { key: 'unknown', field_name: 'X', status: 1 },
    ];
    const controls = await dataOf({ 'form-controls': records }, readFormControls);
    const shown = controls.filter((control) => control.shown).map(({ key }) => key);
    expect(shown).toEqual(['student_type', 'city']);
    const of = (key: string) => controls.find((control) => control.key === key);
    expect(of('city')).toMatchObject({ label: 'Town', section: 'address' });
    expect(of('student_type')).toMatchObject({ label: 'Student Type', required: true });
    expect(of('mobile')).toMatchObject({ label: 'Phone', shown: false, required: false });
  });
});
