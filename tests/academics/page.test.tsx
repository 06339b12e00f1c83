import { describe, expect, test } from 'vitest';
import AcademicsTab from '@/app/acedemics/[tab]/page';
import YearPage from '@/app/acedemics/results/year/[year]/page';
import FacilityTab from '@/app/facility/[tab]/page';
import StudentLifeTab from '@/app/student-life/[tab]/page';
import { AcademicsPage } from '@/components/academics/academics-page';
import { academics } from '@/content/academics';
import { resultsOf, withAnswers } from '../support/school-answers';
import { headingSkips } from '../tabbed/heading-skips';
import { attributes, pageWith, render, texts } from '../ui/render';

const boy = (name: string) => ({ name, stream: 'Science', percentage: '98.4%' });
const answers = {
  [resultsOf(2025)]: { '10th': [boy('Boy of 2025')] },
  [resultsOf(2019)]: { '10th': [boy('Boy of 2019')] },
  curriculums: [],
  faculties: [],
  publications: [],
};
const show = (props: Parameters<typeof AcademicsPage>[0]) =>
  pageWith(answers, () => AcademicsPage(props));

test.each(academics.tabs.map((tab, index) => ({ ...tab, index })))(
  'the tab $label is open, with the panels of all others in the page',
  async ({ index, slug, label, scene }) => {
    const page = await show({ index });
    expect(attributes(page, '.tabs-panel[data-current]', 'id')).toEqual([slug]);
    expect(page.querySelectorAll('.tabs-panel')).toHaveLength(academics.tabs.length);
    expect(texts(page, 'h1, .breadcrumb li:last-child')).toEqual([label, label]);
    const seen = attributes(page, '.page-banner [data-current] img', 'src');
    expect(seen).toEqual([`/art/${scene}.svg`]);
  },
);

describe('academics', () => {
  test('switch in place, and without scripts by links to their addresses', async () => {
    const page = await show({ index: 0 });
    const own = academics.tabs.map(({ slug }) => `/acedemics/${slug}`);
    expect(attributes(page, '[data-tab]')).toEqual(own);
    const set = page.querySelector('ui-tabs')?.id;
    expect(attributes(page, '[data-tab-label]', 'data-tab-label')).toEqual([set, set]);
  });

  test('show the section’s name at its address, and every panel its own heading', async () => {
    const page = await show({ index: 0, landing: true });
    expect(texts(page, 'h1')).toEqual(['Academics']);
    expect(texts(page, 'h2:not(.sr-only)')).toEqual(
      academics.tabs.map(({ banner }) => banner.heading),
    );
    expect(headingSkips(page)).toEqual([]);
  });

  test('keep the other tabs if one read fails', async () => {
    const { faculties: _, ...others } = answers;
    const page = await pageWith(others, () => AcademicsPage({ index: 0 }));
    expect(attributes(page, '.tabs-panel:has([data-degraded])', 'id')).toEqual(['faculty']);
    expect(page.querySelector('#results')?.textContent).toContain('Boy of 2025');
  });

  test('show the newest year with entries, from 2025 on', async () => {
    const later = { ...answers, [resultsOf(2026)]: { '12th': [boy('Boy of 2026')] } };
    const shown = await pageWith(later, () => AcademicsPage({ index: 0 }));
    expect(shown.querySelector('#results')?.textContent).toContain('Boy of 2026');
    const empty = { ...answers, [resultsOf(2026)]: {} };
    const kept = await pageWith(empty, () => AcademicsPage({ index: 0 }));
    expect(kept.querySelector('#results')?.textContent).toContain('Boy of 2025');
  });

  test('show the results of 2025 unless a year is chosen', async () => {
    expect((await show({ index: 1 })).body.textContent).toContain('Boy of 2025');
    expect((await show({ index: 0, year: 2019 })).body.textContent).toContain('Boy of 2019');
  });
});

describe('paths below a section', () => {
  test.each([AcademicsTab, FacilityTab, StudentLifeTab])(
    'answer 404 for unknown names',
    async (Tab) => {
      const params = Promise.resolve({ tab: 'nothing' });
      await expect(Tab({ params })).rejects.toThrow('404');
    },
  );

  test.each(['abc', '1999', '20255', '-1', ''])('have no year %j', async (year) => {
    const page = render(await YearPage({ params: Promise.resolve({ year }) }));
    expect(texts(page, 'h1')).toEqual(['Oops! Page not found']);
    expect(page.querySelector('[data-status="404"]')).not.toBeNull();
  });

  test('show the default for a future year', async () => {
    const params = Promise.resolve({ year: '2099' });
    const page = await withAnswers(answers, () => YearPage({ params }));
    expect(page.props).toMatchObject({ index: 0, year: 2025 });
  });
});
