import { describe, expect, test } from 'vitest';
import { admissionRows } from '@/components/home/admission-rows';
import { viewAdmissionDates } from '@/lib/school-api/admission-dates';

const date = (location: string, admission_date: string, admission_text = '') => ({
  location,
  admission_date,
  admission_text,
});

const rows = (
  dates: (ReturnType<typeof date> & { full?: boolean })[],
  texts: [string, string][] = [],
) =>
  admissionRows(
    viewAdmissionDates({
      dates_with_locations: dates,
      admission_texts_with_locations: texts.map(([location, admission_text]) => ({
        location,
        admission_text,
      })),
    }),
  );

describe('the rows of the admission card', () => {
  test.each([
    ['a date', date('Vraja', '2026-12-13', 'Later'), '13 Dec 2026'],
    ['the text where there is no date', date('Vraja', '', 'After Diwali'), 'After Diwali'],
    ['the text where the date cannot be read', date('Vraja', 'soon', 'Soon'), 'Soon'],
    ['that nothing is known', date('Vraja', ''), 'Details not available'],
  ])('show %s', (_, entry, shown) => {
    expect(rows([entry])).toEqual([{ location: 'Vraja', shown: [shown] }]);
  });

  test('group the dates of one place, each once', () => {
    const dates = [
      date('Vraja', '2026-12-13'),
      date('Delhi', '2026-12-20'),
      date('Vraja', '2026-12-27'),
      date('Vraja', '2026-12-13'),
    ];
    expect(rows(dates, [['Vraja', 'Online too']])).toEqual([
      { location: 'Vraja', shown: ['13 Dec 2026', '27 Dec 2026', 'Online too'] },
      { location: 'Delhi', shown: ['20 Dec 2026'] },
    ]);
  });

  test('show every date of the school, the earliest first, and say which is full', () => {
    const full = { ...date('Vraja', '2020-12-13'), full: true };
    expect(rows([date('Vraja', '2020-12-20'), full])).toEqual([
      { location: 'Vraja', shown: ['13 Dec 2020. No places left', '20 Dec 2020'] },
    ]);
  });

  test('name the town if the office named no place', () => {
    expect(rows([date(' ', '2026-12-13')])).toEqual([
      { location: 'Vraja', shown: ['13 Dec 2026'] },
    ]);
  });

  test('are never missing', () => {
    const unknown = [{ location: 'Vraja', shown: ['Details not available'] }];
    expect(rows([])).toEqual(unknown);
    expect(admissionRows(null)).toEqual(unknown);
  });
});
