import { describe, expect, test } from 'vitest';
import { AcademicsPage } from '@/components/academics/academics-page';
import { resultsOf } from '../support/school-answers';
import { attributes, pageWith, texts } from '../ui/render';

const panelOf = async (id: string, answers: Record<string, unknown>, year = 2025) =>
  (await pageWith(answers, () => AcademicsPage({ index: 0, year }))).querySelector(`#${id}`);

describe('faculty', () => {
  const teacher = { id: 1, name: 'A teacher', position: 'Chemistry', picture: null };
  const description = '<p>Ph.D. in <em>dyes</em>.</p>';
  const panel = (more: object) => panelOf('faculty', { faculties: [{ ...teacher, ...more }] });

  test('show name, position and description', async () => {
    const faculty = await panel({ description });
    expect(texts(faculty, '.person-card h3, .person-card em')).toEqual(['A teacher', 'dyes']);
    expect(faculty?.textContent).toContain('Chemistry');
    expect(faculty?.querySelector('.person-links')).toBeNull();
  });

  test('are grouped by department, those without one at the end', async () => {
    const positions = ['Gardener', 'Head of Hindi', 'Social Science', 'Physics', 'Principal'];
    const faculties = positions.map((position, id) => ({ ...teacher, id, position }));
    const faculty = await panelOf('faculty', { faculties });
    expect(texts(faculty, '.faculty-group')).toEqual([
      'LeadershipA teacherPrincipal',
      'ScienceA teacherPhysics',
      'Hindi and SanskritA teacherHead of Hindi',
      'Arts and HumanitiesA teacherSocial Science',
      'Other staffA teacherGardener',
    ]);
  });

  test('show only networks that are switched on', async () => {
    const [twitter, facebook] = ['https://twitter.example.org/t', 'https://facebook.example.org/f'];
    const social_links = { twitter, twitter_status: 1, facebook, facebook_status: 0 };
    expect(attributes(await panel({ social_links }), '.person-links a')).toEqual([twitter]);
  });
});

describe('results', () => {
  test.each([
    [
      'the share, the average and the range',
      ['98.4', '30%', '90.6'],
      ['66.7%', '73%', '30% to 98.4%'],
    ],
    ['marks alone', ['A1', '90', ''], ['100%', '90%', '90%']],
    ['nothing without marks', ['A1', ''], []],
  ])('are summarised as %s', async (_, percentages, shown) => {
    const boys = percentages.map((percentage) => ({ name: 'A boy', stream: '', percentage }));
    const panel = await panelOf('results', { [resultsOf(2025)]: { '10th': boys } });
    expect(texts(panel, '.block-facts dt')).toEqual(shown);
  });

  const boy = { name: 'A boy', stream: 'Science', percentage: 98.4 };
  const panel = (results: object, year?: number) =>
    panelOf('results', { [resultsOf(year ?? 2025)]: results }, year);

  test('form a row per class with results, which moves by 250 pixels', async () => {
    const both = await panel({ '10th': Array(60).fill(boy), '12th': [boy] });
    expect(texts(both, 'h3')).toEqual(['Class 10th', 'Class 12th']);
    const rows = [...(both?.querySelectorAll('ui-carousel[data-step="250"]') ?? [])];
    expect(rows.map((row) => row.querySelectorAll('.result-card').length)).toEqual([60, 1]);
    expect(texts(both, '.result-card')[0]).toBe('98.4%A boyScience');
    expect(texts(await panel({ '12th': [boy] }), 'h3')).toEqual(['Class 12th']);
  });

  test('may lack a stream or a percentage', async () => {
    const bare = { ...boy, stream: '', percentage: '' };
    expect(texts(await panel({ '10th': [bare] }), '.result-card')).toEqual(['A boy']);
  });

  test('are selected by year, from the newest to 2016, with the current one selected', async () => {
    const form = (await panel({ '10th': [boy] }, 2023))?.querySelector('form');
    const { method, action = '' } = form ?? {};
    expect([method, new URL(action, 'http://x').pathname]).toEqual(['get', '/acedemics/results']);
    const years = attributes(form, 'option', 'value').map(Number);
    expect(years[0]).toBeGreaterThanOrEqual(2025);
    expect(years.at(-1)).toBe(2016);
    expect(attributes(form, 'option[selected]', 'value')).toEqual(['2023']);
    const region = form?.closest('ui-swap');
    expect([form?.dataset.swap, region?.getAttribute('data-loading')]).toEqual([
      region?.id,
      'Loading...',
    ]);
  });
});

test('the curriculum is grouped by category in the order of the records, with its brochures', async () => {
  const stage = (id: number, category: string, brochure_file = '') => ({
    id,
    title: `Stage ${id}`,
    category,
    class_name: 'Class 1',
    info: '',
    brochure_file,
  });
  const records = [
    stage(1, 'Senior', '/media/files/a.pdf'),
    stage(2, 'Junior'),
    stage(3, 'Senior'),
  ];
  const panel = await panelOf('curriculum', { curriculums: records });
  expect(texts(panel, '.curriculum h2')).toEqual(['Senior', 'Junior']);
  expect(texts(panel, '.curriculum h3')).toEqual(['Stage 1', 'Stage 3', 'Stage 2']);
  expect(attributes(panel, '.curriculum a[target="_blank"]')).toEqual(['/media/files/a.pdf']);
});

test('publications form a shelf per category, and open their file if they have one', async () => {
  const work = (id: number, category: string, file_link = '/media/files/book.pdf') => ({
    id,
    name: `Work ${id}`,
    picture: null,
    category,
    file_link,
  });
  const publications = [work(1, 'Academic'), work(2, 'book', ''), work(3, 'leaflet')];
  const panel = await panelOf('publications', { publications });
  expect(texts(panel, '.shelves h2')).toEqual(['Academic works', 'Books', 'Publications']);
  const shelves = [...(panel?.querySelectorAll('.shelves section') ?? [])];
  expect(shelves.map((shelf) => texts(shelf, '.book'))).toMatchObject([
    [expect.stringContaining('Work 1')],
    ['Work 2'],
    [expect.stringContaining('Work 3')],
  ]);
  expect(attributes(panel, '.book a')).toEqual(Array(2).fill('/media/files/book.pdf'));
});
