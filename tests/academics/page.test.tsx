import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import AcademicsTab from '@/app/acedemics/[tab]/page';
import YearPage from '@/app/acedemics/results/year/[year]/page';
import { AcademicsPage } from '@/components/academics/academics-page';
import { academics } from '@/content/academics';
import { readCurriculum } from '@/lib/school-api/curriculum';
import { readFaculty } from '@/lib/school-api/faculty';
import { readPublications } from '@/lib/school-api/publications';
import { failure } from '@/lib/school-api/result';
import { readResults } from '@/lib/school-api/results';
import { good } from '../news/samples';
import { headingSkips } from '../tabbed/heading-skips';
import { parse } from '../ui/parse';
import { book, many, result, stage, teacher } from './samples';

vi.mock('@/lib/school-api/curriculum', () => ({ readCurriculum: vi.fn() }));
vi.mock('@/lib/school-api/faculty', () => ({ readFaculty: vi.fn() }));
vi.mock('@/lib/school-api/publications', () => ({ readPublications: vi.fn() }));
vi.mock('@/lib/school-api/results', () => ({ readResults: vi.fn() }));

const results = vi.mocked(readResults);
const faculty = vi.mocked(readFaculty);

beforeEach(() => {
  results.mockReset().mockResolvedValue(good({ tenth: many(3, result), twelfth: [] }));
  faculty.mockReset().mockResolvedValue(good(many(3, teacher)));
  vi.mocked(readCurriculum)
    .mockReset()
    .mockResolvedValue(good(many(3, stage)));
  vi.mocked(readPublications)
    .mockReset()
    .mockResolvedValue(good({ academic: [book(1)], book: [], publication: [] }));
});

const show = async (props: Parameters<typeof AcademicsPage>[0]) =>
  parse(renderToStaticMarkup(await AcademicsPage(props)));

const open = (page: Document) =>
  [...page.querySelectorAll('.tabs-panel[data-current]')].map(({ id }) => id);

describe.each(academics.tabs.map((tab, index) => ({ tab, index, label: tab.label })))(
  'the tab $label',
  ({ tab, index }) => {
    test('is open, with the panels of all others in the page', async () => {
      const page = await show({ index });
      expect(open(page)).toEqual([tab.slug]);
      expect(page.querySelectorAll('.tabs-panel')).toHaveLength(academics.tabs.length);
      expect(page.querySelector('h1')?.textContent).toBe(tab.label);
      expect(page.querySelector('.breadcrumb li:last-child')?.textContent).toBe(tab.label);
      const seen = [...page.querySelectorAll('.page-banner [data-current] img')];
      expect(seen.map((img) => img.getAttribute('src'))).toEqual([`/art/${tab.scene}.svg`]);
    });
  },
);

describe('academics', () => {
  test('switch inside the page, and by links to their own addresses without a script', async () => {
    const page = await show({ index: 0 });
    const tabs = [...page.querySelectorAll('[data-tab]')];
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
      academics.tabs.map(({ slug }) => `/acedemics/${slug}`),
    );
    const set = page.querySelector('ui-tabs')?.id;
    expect(page.querySelector('h1')?.getAttribute('data-tab-label')).toBe(set);
    expect(page.querySelector('.breadcrumb [data-tab-label]')?.textContent).toBe('Results');
  });

  test('at their own address are headed by their name, and each panel by its own', async () => {
    const page = await show({ index: 0, landing: true });
    expect(page.querySelector('h1')?.textContent).toBe('Academics');
    const own = [...page.querySelectorAll('h2:not(.sr-only)')].map((h2) => h2.textContent);
    expect(own).toEqual(academics.tabs.map(({ banner }) => banner.heading));
    expect(headingSkips(page)).toEqual([]);
  });

  test('show the results of 2025 unless a year is chosen', async () => {
    await show({ index: 1 });
    expect(results).toHaveBeenLastCalledWith(2025);
    await show({ index: 0, year: 2019 });
    expect(results).toHaveBeenLastCalledWith(2019);
  });

  test('keep the other tabs when one read fails', async () => {
    faculty.mockResolvedValue(failure('network', 'down'));
    const page = await show({ index: 0 });
    expect(page.querySelector('#faculty')?.textContent).toContain('Failed to load faculty data.');
    expect(page.querySelector('#results')?.textContent).toContain('Boy 1');
    expect(page.querySelectorAll('[data-degraded]')).toHaveLength(1);
  });
});

describe('paths below academics', () => {
  test('that nobody named are not found', async () => {
    const params = Promise.resolve({ tab: 'nothing' });
    await expect(AcademicsTab({ params })).rejects.toThrow('404');
  });

  test.each(['abc', '1999', '20255', '-1', ''])('have no year %j', async (year) => {
    const page = parse(renderToStaticMarkup(await YearPage({ params: Promise.resolve({ year }) })));
    expect(page.querySelector('h1')?.textContent).toBe('Oops! Page not found');
    expect(page.querySelector('[data-status="404"]')).not.toBeNull();
  });

  test('show the default for a year that has not come', async () => {
    const page = await YearPage({ params: Promise.resolve({ year: '2099' }) });
    expect(page.props).toMatchObject({ index: 0, year: 2025 });
  });
});
