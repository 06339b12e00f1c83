import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '@/lib/admission/answers';
import { COUNTDOWN_TICKS, TICK_MS, ticksLeft } from '@/lib/admission/countdown';
import {
  BEGINNING,
  furthest,
  orderStatus,
  prefilled,
  reachable,
  withoutVerification,
} from '@/lib/admission/progress';
import { readProgress } from '@/lib/admission/read-progress';

const completed = { ...BEGINNING, verified: true, completed: NO_ANSWERS };

describe('the step that is shown', () => {
  it.each([
    ['the first, when nothing is done', BEGINNING, [1, 1, 1], 1],
    ['up to the second, when the details are in', completed, [1, 2, 2], 2],
    ['any, when a payment has failed', { ...completed, outcome: 'failed' } as const, [1, 2, 3], 2],
    ['the last, when it is paid', { ...completed, outcome: 'success' } as const, [3, 3, 3], 3],
  ])('may be %s', (_, progress, shown, first) => {
    expect(([1, 2, 3] as const).map((step) => reachable(step, progress))).toEqual(shown);
    expect(furthest(progress)).toBe(first);
  });
});

describe('what the tab remembers', () => {
  it('is read as it was kept', () => {
    expect(readProgress(JSON.stringify(completed))).toEqual(completed);
  });

  it('is read as an earlier version of the page kept it, and asks nothing by the order', () => {
    const { dismissed: _by, ...before } = completed;
    const stored = JSON.stringify({ ...before, order: { id: 'order_1', amount: 150_000 } });
    const progress = readProgress(stored);
    expect(progress).toMatchObject({ verified: true, dismissed: false });
    expect(orderStatus(progress)).toEqual({ orderId: 'order_1', statusByOrder: false });
  });

  it.each([null, '', '{', '[]', '{"verified":true}'])(
    'counts as nothing when it is %j',
    (stored) => {
      expect(readProgress(stored)).toEqual(BEGINNING);
    },
  );

  it('keeps the answers when the address is changed, and nothing else', () => {
    const answers = { ...NO_ANSWERS, city: 'Vraja' };
    const application = { id: 'a', email: 'parent@example.org' };
    expect(withoutVerification({ ...completed, answers, application })).toEqual({
      ...BEGINNING,
      answers,
    });
  });
});

describe('answers of last time', () => {
  it('fill what is empty and overwrite nothing', () => {
    const typed = { ...NO_ANSWERS, city: 'Vraja' };
    const known = { city: 'Mathura', state: 'Uttar Pradesh' };
    expect(prefilled(typed, known)).toEqual({ ...typed, state: 'Uttar Pradesh' });
    expect(prefilled(typed, null)).toEqual(typed);
  });
});

describe('the countdown', () => {
  it('has fifteen ticks of a second and a half', () => {
    expect(ticksLeft(1000, 1000)).toBe(COUNTDOWN_TICKS);
    expect(ticksLeft(1000, 1000 + TICK_MS - 1)).toBe(15);
    expect(ticksLeft(1000, 1000 + TICK_MS)).toBe(14);
    expect(ticksLeft(1000, 1000 + 22_499)).toBe(1);
    expect(ticksLeft(1000, 1000 + 22_500)).toBe(0);
  });

  it('is over where it never began, or the clock was set back', () => {
    expect(ticksLeft(null, 1000)).toBe(0);
    expect(ticksLeft(2000, 1000)).toBe(0);
  });
});
