import { expect, it } from 'vitest';
import { showNewDay } from '@/school-api/content/editing/new-day';
import { addRecords } from '../../../support/content';
import { numberOf, openEditing } from './school';

it.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2026-11-10', false],
])(
  'a new day is shown, with a test on %s on every page: %s',
  async (admission_date, everywhere) => {
    const school = await openEditing();
    const tags = ['events', 'disclosure', 'admission-dates'];
    const numbers = () => Promise.all(tags.map((tag) => numberOf(school.db, tag)));
    await addRecords(school.db, 'admission-dates', [{ location: 'Hall', admission_date }]);
    const before = await numbers();
    await showNewDay(school.db, new Date('2026-11-23T22:00:00Z'));
    const after = await numbers();
    expect(after.map((number, at) => number > (before[at] ?? 0))).toEqual([true, true, everywhere]);
  },
);
