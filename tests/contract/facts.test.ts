import { describe, expect, it } from 'vitest';
import {
  ADMISSION_FIELD_KEYS,
  DEFAULT_FORM_CONTROLS,
  eligibleClasses,
  errorBody,
  isSameName,
} from '@/contract';

describe('eligible classes', () => {
  it('start at Class 1 for day scholars', () => {
    expect(eligibleClasses('Day Scholar')).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 11].map((n) => `Class ${n}`),
    );
  });

  it.each(['Residential Student', '', 'unknown'])('start at Class 3 for %o', (type) => {
    expect(eligibleClasses(type)).toEqual([3, 4, 5, 6, 7, 8, 9, 11].map((n) => `Class ${n}`));
  });
});

describe('the name of a child', () => {
  it.each([
    ['GOPAL  vrajwasi ', 'Gopal Vrajwasi', true],
    ['Gopal Krishna Vrajwasi', 'GopalKrishna\u00a0Vrajwasi', true],
    ['Gopal Vrajwasi', 'Gopala Vrajwasi', false],
    ['गोपाल', 'गोपाल ', true],
  ])('%o and %o are the same name: %o', (one, other, same) => {
    expect(isSameName(one, other)).toBe(same);
  });
});

it('form controls have a default for every field, and always show student_type', () => {
  expect(DEFAULT_FORM_CONTROLS.map(({ key }) => key).sort()).toEqual(
    [...ADMISSION_FIELD_KEYS].sort(),
  );
  expect(DEFAULT_FORM_CONTROLS.filter(({ shown }) => shown).map(({ key }) => key)).toEqual([
    'student_type',
  ]);
});

it('reads another server’s error body', () => {
  expect(errorBody.parse({ error: { code: 'odd', message: 'No' } }).error.requestId).toBe('');
  expect(errorBody.safeParse({ detail: 'No' }).success).toBe(false);
});
