import { describe, expect, it } from 'vitest';
import { founderVision } from '@/content/about/founder-vision';
import { welcome } from '@/content/about/welcome';
import { clockLabel } from '@/content/clock';
import { contribute } from '@/content/contribute';
import { sportsFitness } from '@/content/facility/sports-fitness';
import { home } from '@/content/home';
import { inlineParts, plainText } from '@/content/inline';
import { school } from '@/content/school';
import { dayAtCampus, dayRows } from '@/content/student-life/day-at-campus';
import { ourCare } from '@/content/student-life/our-care';
import { verses } from '@/content/verses';
import { isDemoSchool } from '../support/demo-school';
import { wordsOf } from './block-text';
import { readingOf, sectionPages, singlePages } from './every-page';

/** Numbers of the specification, and counts that need no source (classes, hours, years). */
const known = new Set(
  [
    // The session, the postal code and the like come from content/school.ts.
    ...(JSON.stringify(school).match(/\d[\d-]*/g) ?? []),
    '1 10 16 20 300 350 4 5 55 60 700 200 100 1.2 15 10,000 21,000 500 2+ 2 80G 80-G 35AC',
    '1975 1976 2012 2013 2014 2015 2016 2017 2018 2019 2020 2021 2022 2026 27',
    '3 6 8 9 11 12 31 2017 2018-19 04:00 09:30 000000',
  ].flatMap((line) => line.split(' ')),
);

describe('the day at campus', () => {
  it('starts with waking at 04:00 AM and ends with bedtime at 09:30 PM', () => {
    expect(dayRows[0]).toMatchObject({ time: '04:00', what: 'Wake-up' });
    expect(dayRows.at(-1)).toMatchObject({ time: '21:30', what: 'Bedtime' });
    expect(clockLabel('04:00')).toBe('04:00 AM');
    expect(clockLabel('21:30')).toBe('09:30 PM');
    expect(clockLabel('12:05')).toBe('12:05 PM');
    expect(clockLabel('00:05')).toBe('12:05 AM');
  });

  it('moves forward from row to row', () => {
    const times = dayRows.map((row) => row.time);
    for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(times).toEqual([...new Set(times)].toSorted());
  });
});

describe('figures', () => {
  // A real school has its own figures.
  if (isDemoSchool) {
    it('in running text all come from the specification', () => {
      const words = [...sectionPages, ...singlePages].flatMap((page) => wordsOf(readingOf(page)));
      const figures = words
        .filter((word) => /\d/.test(word))
        .map((word) => word.replace(/^[^\d]+|[^\dA-Z+]+$/g, '').replace(/(th|st|nd|rd)$/, ''));
      expect([...new Set(figures)].filter((figure) => !known.has(figure))).toEqual([]);
    });
  }

  it('of the five causes are those of the specification', () => {
    const { causes } = contribute.donate;
    expect(causes).toHaveLength(5);
    expect(causes.flatMap((cause) => cause.suggestedRupees)).toEqual([21_000, 120_000, 10_000]);
    expect(causes.flatMap((cause) => cause.amount ?? [])).toEqual([
      'About Rs. 21,000 a year',
      'About Rs. 1.2 lakh a year',
      '15 trees for Rs. 10,000',
    ]);
  });
});

describe('conflicting figures', () => {
  const pages = [...sectionPages, ...singlePages];
  const textOf = (page: (typeof pages)[number]) =>
    [page.description, ...wordsOf(readingOf(page))].join(' ');
  const pagesWith = (words: RegExp) =>
    pages.filter((page) => words.test(textOf(page))).map(({ title }) => title);

  it.each([
    [/\b100 acres\b/, welcome.title],
    [/\b60 acres\b/, sportsFitness.title],
    [/\b04:00 AM\b/, dayAtCampus.title],
    [/\b5 am\b/, ourCare.title],
    [/\bcornerstone\b.*\b1975\b/, founderVision.title],
  ])('are both kept, each on the one page where it belongs: %s', (figure, title) => {
    expect(pagesWith(figure)).toEqual([title]);
  });

  it.each([
    /\b1976\b/,
    /\bnumber 1 boarding school in the state\b/,
    /\btop 8 of India\b/,
    /\btop 20\b/,
    /\b16th\b/,
    /\b10th\b/,
  ])('keep %s', (figure) => {
    expect(pagesWith(figure)).not.toEqual([]);
  });

  it('are not argued about', () => {
    const argument =
      /\b(speaks of|the two differ|in use|both years|older papers|as the school counts|different ranks|different surveys|placed the school differently|our (welcome|home) page)\b/i;
    expect(pagesWith(argument)).toEqual([]);
    expect(JSON.stringify(home)).not.toMatch(argument);
  });
});

describe('languages', () => {
  it('verses are written in Devanagari, marked with their language and explained', () => {
    for (const verse of Object.values(verses)) {
      expect(verse.text).toMatch(/^[\p{Script=Devanagari}।॥ ]+$/u);
      expect(['sa', 'hi']).toContain(verse.lang);
      expect(verse.meaning).not.toBe('');
    }
  });

  it('terms between stars are told apart from the words round them', () => {
    expect(inlineParts('four rounds of *japa*, daily')).toEqual([
      { kind: 'text', text: 'four rounds of ' },
      { kind: 'term', text: 'japa' },
      { kind: 'text', text: ', daily' },
    ]);
    expect(inlineParts('2 * 3')).toEqual([{ kind: 'text', text: '2 * 3' }]);
    expect(plainText('*japa* and *kirtan*')).toBe('japa and kirtan');
  });

  it('a page keeps stray Devanagari out of its English', () => {
    const words = [...sectionPages, ...singlePages].flatMap((page) => wordsOf(readingOf(page)));
    expect(words.filter((word) => /\p{Script=Devanagari}/u.test(word))).toEqual([]);
  });
});
