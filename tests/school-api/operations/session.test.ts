import { expect, it } from 'vitest';
import { school } from '@/content/school';
import { findingsAt } from '@/school-api/operations/checks/session';

const year = Number(school.session.slice(0, 4));

/** Midnight at the school is 18:30 UTC on the day before. */
it.each([
  ['nothing in September', `${year}-09-30T18:29:59Z`, []],
  ['whether it still holds from October', `${year}-09-30T18:30:00Z`, ['session-question']],
  ['the same until the end of March', `${year + 1}-03-31T18:29:59Z`, ['session-question']],
  ['for the next one when it is over', `${year + 1}-03-31T18:30:00Z`, ['session-over']],
])('the session check requires %s', (_, now, ids) => {
  expect(findingsAt(new Date(now)).map(({ id }) => id)).toEqual(ids);
});
