import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CurriculumPanel } from '@/components/academics/curriculum-panel';
import { FacultyPanel } from '@/components/academics/faculty-panel';
import { PublicationsPanel } from '@/components/academics/publications-panel';
import { ResultsPanel } from '@/components/academics/results-panel';
import { failure } from '@/lib/school-api/result';
import { good } from '../news/samples';
import { parse } from '../ui/parse';
import { book, many, result, stage, teacher } from './samples';

const show = (node: React.ReactNode) => parse(renderToStaticMarkup(node)).body;
const down = failure('http', 'answered 500', 500);

describe('faculty', () => {
  const panel = (list: Parameters<typeof FacultyPanel>[0]['faculty']) =>
    show(<FacultyPanel faculty={list} level={2} />);

  test('show picture, name, position and description', () => {
    const card = panel(good([teacher(1)])).querySelector('.person-card');
    expect(card?.querySelector('h2')?.textContent).toBe('Teacher 1');
    expect(card?.textContent).toContain('Chemistry');
    expect(card?.querySelector('.rich-text em')?.textContent).toBe('dyes');
  });

  test('show only the networks that are switched on', () => {
    const linked = { network: 'twitter' as const, href: 'https://twitter.example.org/t' };
    expect(panel(good([teacher(1)])).querySelector('.person-links')).toBeNull();
    const one = panel(good([{ ...teacher(1), socialLinks: [linked] }]));
    expect([...one.querySelectorAll('.person-links a')].map((a) => a.getAttribute('href'))).toEqual(
      ['https://twitter.example.org/t'],
    );
  });
});

describe('results', () => {
  const panel = (results: Parameters<typeof ResultsPanel>[0]['results'], year = 2025) =>
    show(<ResultsPanel year={year} results={results} />);
  const year = good({ tenth: many(60, result), twelfth: [result(1)] });

  test('stand in a row for each class that moves by 250 pixels', () => {
    const page = panel(year);
    expect(page.querySelector('h2')?.textContent).toBe('Results of 2025');
    expect([...page.querySelectorAll('h3')].map((h3) => h3.textContent)).toEqual([
      'Class 10th',
      'Class 12th',
    ]);
    const rows = [...page.querySelectorAll('ui-carousel')];
    expect(rows.map((row) => row.getAttribute('data-step'))).toEqual(['250', '250']);
    expect(rows.map((row) => row.querySelectorAll('.result-card').length)).toEqual([60, 1]);
    expect(rows[0]?.querySelector('.result-card')?.textContent).toBe('98.4%Boy 1Science');
  });

  test('leave a class out that has none', () => {
    const page = panel(good({ tenth: [], twelfth: [result(1)] }));
    expect([...page.querySelectorAll('h3')].map((h3) => h3.textContent)).toEqual(['Class 12th']);
  });

  test('do without a stream or a percentage', () => {
    const bare = { ...result(1), stream: '', percentage: '' };
    const card = panel(good({ tenth: [bare], twelfth: [] })).querySelector('.result-card');
    expect(card?.textContent).toBe('Boy 1');
  });

  test('are chosen by year, from the newest to 2016, with the shown one selected', () => {
    const form = panel(year, 2023).querySelector('form');
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual([
      'get',
      '/acedemics/results',
    ]);
    const options = [...(form?.querySelectorAll('option') ?? [])];
    expect(options.at(-1)?.value).toBe('2016');
    expect(Number(options[0]?.value)).toBeGreaterThanOrEqual(2025);
    expect(options.find((option) => option.selected)?.value).toBe('2023');
    expect(form?.getAttribute('data-swap')).toBe(form?.closest('ui-swap')?.id);
    expect(form?.closest('ui-swap')?.getAttribute('data-loading')).toBe('Loading...');
  });
});

describe('curriculum', () => {
  const panel = (list: Parameters<typeof CurriculumPanel>[0]['curriculum']) =>
    show(<CurriculumPanel curriculum={list} level={2} />);

  test('is grouped by category in the order of the records', () => {
    const page = panel(good(many(4, stage)));
    expect([...page.querySelectorAll('h2')].map((h2) => h2.textContent)).toEqual([
      'Senior School',
      'Junior School',
    ]);
    expect([...page.querySelectorAll('h3')].map((h3) => h3.textContent)).toEqual([
      'Stage 1',
      'Stage 3',
      'Stage 2',
      'Stage 4',
    ]);
  });

  test('offers a brochure only where there is one', () => {
    const page = panel(good([stage(1), { ...stage(2), brochure: null }]));
    const links = [...page.querySelectorAll('a')];
    expect(links.map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['/media/files/junior.pdf', '_blank'],
    ]);
  });
});

describe('publications', () => {
  const none = { academic: [], book: [], publication: [] };
  const panel = (list: Parameters<typeof PublicationsPanel>[0]['publications']) =>
    show(<PublicationsPanel publications={list} level={2} />);

  test('stand on a shelf for each category', () => {
    const page = panel(good({ academic: many(3, book), book: many(60, book), publication: [] }));
    const shelves = [...page.querySelectorAll('section')];
    expect(shelves.map((shelf) => shelf.querySelectorAll('.book').length)).toEqual([3, 60, 0]);
    expect(shelves.map((shelf) => shelf.querySelector('h2')?.textContent)).toEqual([
      'Academic works',
      'Books',
      'Publications',
    ]);
  });

  test('open their file in a new tab, when they have one', () => {
    const page = panel(good({ ...none, book: [book(1), { ...book(2), file: null }] }));
    const links = [...page.querySelectorAll('.book a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/media/files/book.pdf']);
    expect(page.querySelectorAll('.book')[1]?.textContent).toBe('Book 2');
  });
});

/** The specified text of every empty or failing part. */
const texts = [
  ['faculty failed', 'Failed to load faculty data. Please try again later.', true],
  ['faculty empty', 'No faculty members available.', false],
  ['publications failed', 'Failed to load publications. Please try again later.', true],
  ['academic empty', 'No academic available.', false],
  ['book empty', 'No book available.', false],
  ['publication empty', 'No publication available.', false],
  ['curriculum empty', 'No curriculum data available.', false],
  ['curriculum failed', 'No curriculum data available.', true],
  ['results empty', 'No results available for 2019.', false],
  ['results failed', 'No results available for 2019.', true],
] as const;

const states: Record<(typeof texts)[number][0], React.ReactNode> = {
  'faculty failed': <FacultyPanel faculty={down} level={2} />,
  'faculty empty': <FacultyPanel faculty={good([])} level={2} />,
  'publications failed': <PublicationsPanel publications={down} level={2} />,
  'academic empty': shelvesEmpty(),
  'book empty': shelvesEmpty(),
  'publication empty': shelvesEmpty(),
  'curriculum empty': <CurriculumPanel curriculum={good([])} level={2} />,
  'curriculum failed': <CurriculumPanel curriculum={down} level={2} />,
  'results empty': <ResultsPanel year={2019} results={good({ tenth: [], twelfth: [] })} />,
  'results failed': <ResultsPanel year={2019} results={down} />,
};

function shelvesEmpty() {
  const none = { academic: [], book: [], publication: [] };
  return <PublicationsPanel publications={good(none)} level={2} />;
}

describe('results that failed', () => {
  test('say so below the words of the year, and can be tried again', () => {
    const part = show(<ResultsPanel year={2019} results={down} />).querySelector('.state');
    expect(part?.textContent).toContain('This list could not be loaded just now.');
    const again = part?.querySelector('a');
    expect([again?.textContent, again?.getAttribute('href')]).toEqual([
      'Try again',
      '/acedemics/results?year=2019',
    ]);
    expect(again?.dataset.swap).toBe(part?.closest('ui-swap')?.id);
  });
});

describe('a curriculum that failed', () => {
  test('says so, and can be tried again', () => {
    const part = show(<CurriculumPanel curriculum={down} level={2} />).querySelector('.state');
    expect(part?.textContent).toContain('This list could not be loaded just now.');
    expect(part?.querySelector('a')?.getAttribute('href')).toBe('/acedemics/curriculum');
  });
});

describe('the texts', () => {
  test.each(texts)('%s says %j', (state, text, degraded) => {
    const part = show(states[state]);
    expect([...part.querySelectorAll('p')].map((p) => p.textContent)).toContain(text);
    expect(part.querySelector('[data-degraded]') !== null).toBe(degraded);
  });
});
