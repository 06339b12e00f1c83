import { describe, expect, it } from 'vitest';
import { NO_ANSWERS } from '@/contract/facts/admission-answers';
import { continued } from '@/lib/admissions/continued';
import { COUNTDOWN_TICKS, TICK_MS, ticksLeft } from '@/lib/admissions/countdown';
import { familyOf, knownFor } from '@/lib/admissions/family';
import {
  BEGINNING,
  furthest,
  orderStatus,
  prefilled,
  reachable,
  withAnotherChild,
  withoutVerification,
} from '@/lib/admissions/progress';
import { readProgress } from '@/lib/admissions/read-progress';

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

describe('the state stored in the tab', () => {
  it('is read as it was written', () => {
    expect(readProgress(JSON.stringify(completed))).toEqual(completed);
  });

  it('is read as written by an earlier version of the page, without queries by order', () => {
    const { dismissed: _by, ...before } = completed;
    const stored = JSON.stringify({ ...before, order: { id: 'order_1', amount: 150_000 } });
    const progress = readProgress(stored);
    expect(progress).toMatchObject({ verified: true, dismissed: false });
    expect(orderStatus(progress)).toEqual({ orderId: 'order_1', statusByOrder: false });
  });

  it.each([null, '', '{', '[]', '{"verified":true}'])('is ignored when it is %j', (stored) => {
    expect(readProgress(stored)).toEqual(BEGINNING);
  });

  it('keeps only the answers when the address is changed', () => {
    const answers = { ...NO_ANSWERS, city: 'Vraja' };
    const application = { id: 'a', email: 'parent@example.org' };
    expect(withoutVerification({ ...completed, answers, application })).toEqual({
      ...BEGINNING,
      answers,
    });
  });
});

describe('another child', () => {
  const family = {
    email: 'parent@example.org',
    guardian_name: 'Madhav Vrajwasi',
    mobile: '0000000012',
    alternate_mobile: '0000000013',
    address: '7, Kadamba Lane',
    city: 'Vraja',
    state: 'Uttar Pradesh',
    pin_code: '281001',
    country: 'India',
  };
  const gopal = {
    ...NO_ANSWERS,
    ...family,
    first_name: 'Gopal',
    last_name: 'Vrajwasi',
    student_type: 'Day Scholar',
    apply_for: 'Class 1',
    admission_date: '2026-12-13',
    query: 'May we visit?',
    field_1: 'Cricket',
  };
  const application = { id: 'a', email: family.email };
  const verified = { ...completed, answers: gopal, completed: gopal, application };
  const child = { name: 'Gopal Vrajwasi', paid_on: '2026-11-12', payment_id: 'pay_1' };

  it('inherits guardian and address, never name, class or date', () => {
    expect(familyOf(gopal)).toEqual({ ...NO_ANSWERS, ...family });
  });

  it('is verified again once its brother’s application has an order', () => {
    const order = { id: 'order_1', amount: 150_000, statusByOrder: true };
    const paid = { ...verified, order, outcome: 'success' } as const;
    const begun = { ...BEGINNING, answers: familyOf(gopal) };
    expect(withAnotherChild(paid)).toEqual(begun);
    expect(withAnotherChild({ ...paid, outcome: null })).toEqual(begun);
  });

  it('has the same parent, who must consent again', () => {
    const names = { consent_name: 'Devaki Vrajwasi', consent_relation: 'Mother' };
    const progress = { ...verified, consent: { ...names, consent_version: '1' } };
    const anew = { ...names, consent_version: '' };
    expect(withAnotherChild(progress).consent).toEqual(anew);
    expect(withAnotherChild({ ...progress, outcome: 'success' }).consent).toEqual(anew);
  });

  it('continues with a verified email that has no order yet', () => {
    const progress = { ...verified, registered: [child] };
    expect(withAnotherChild(progress)).toEqual({
      ...progress,
      answers: familyOf(gopal),
      completed: null,
    });
  });

  it('gets from a server only the family’s answers', () => {
    const typed = { ...NO_ANSWERS, first_name: 'Madan', last_name: 'Vrajwasi' };
    expect(knownFor(typed, gopal)).toEqual(familyOf(gopal));
    expect(knownFor({ ...typed, first_name: 'gopal ' }, gopal)).toBe(gopal);
    const nameless = { apply_for: 'Class 1' };
    expect(knownFor(typed, nameless)).toBe(nameless);
  });

  it.each([
    ['Gopal', null],
    ['Madan', 'Madan'],
  ])('is asked to pay, when continued, only if not yet registered: %s', (first_name, asked) => {
    const went = { application_id: 'a', email: family.email, grant: 'g', completed: true };
    const admission_data = { ...gopal, first_name };
    const progress = continued({ ...went, admission_data, registered: [child] });
    expect(progress.completed?.first_name ?? null).toBe(asked);
  });

  it('is recognised as registered after a reload, and by an earlier tab', () => {
    const kept = { ...verified, registered: [child] };
    expect(readProgress(JSON.stringify(kept))).toEqual(kept);
    const { registered, ...older } = kept;
    expect(registered).toHaveLength(1);
    expect(readProgress(JSON.stringify(older))).toEqual({ ...kept, registered: [] });
  });
});

it('previous answers fill empty fields and overwrite nothing', () => {
  const typed = { ...NO_ANSWERS, city: 'Vraja' };
  const known = { city: 'Mathura', state: 'Uttar Pradesh' };
  expect(prefilled(typed, known)).toEqual({ ...typed, state: 'Uttar Pradesh' });
  expect(prefilled(typed, null)).toEqual(typed);
});

describe('the countdown', () => {
  it('has fifteen ticks of a second and a half', () => {
    expect(ticksLeft(1000, 1000)).toBe(COUNTDOWN_TICKS);
    expect(ticksLeft(1000, 1000 + TICK_MS - 1)).toBe(15);
    expect(ticksLeft(1000, 1000 + TICK_MS)).toBe(14);
    expect(ticksLeft(1000, 1000 + 22_499)).toBe(1);
    expect(ticksLeft(1000, 1000 + 22_500)).toBe(0);
  });

  it('is over if it never started, or the clock was set back', () => {
    expect(ticksLeft(null, 1000)).toBe(0);
    expect(ticksLeft(2000, 1000)).toBe(0);
  });
});
