import { describe, expect, test } from 'vitest';
import Careers from '@/app/careers/page';
import Competition from '@/app/competition/page';
import News from '@/app/news-event/page';
import PageOfNews from '@/app/news-event/page/[number]/page';
import WeeklySchedule from '@/app/weekly-schedule/page';
import { AcademicsPage } from '@/components/academics/academics-page';
import { careers } from '@/content/careers';
import { newsPage, resultsOf } from '../support/school-answers';
import { attributes, pageWith } from '../ui/render';

type List = {
  page: () => React.ReactNode | Promise<React.ReactNode>;
  within?: string;
  empty: string[];
  /** By default the text of the empty list, and that it did not load. */
  failed?: string[];
  /** By default the page itself. */
  again?: string[];
};

const NOT_LOADED = 'We could not load this list.';
const academics = () => AcademicsPage({ index: 0, year: 2019 });
const thirdPage = () => PageOfNews({ params: Promise.resolve({ number: '3' }) });
const noNews = { results: [], count: 0 };

const lists: Record<string, List> = {
  '/careers': { page: Careers, empty: [careers.vacancies.none], failed: [NOT_LOADED] },
  '/competition': { page: Competition, empty: ['No competitions available.'] },
  '/weekly-schedule': { page: WeeklySchedule, empty: ['No schedules available'] },
  '/news-event': {
    page: News,
    empty: ['No recent news available.'],
    again: ['/news-event', '/'],
  },
  '/news-event?page=3': {
    page: thirdPage,
    empty: ['No recent news available.'],
    again: ['/news-event?page=3', '/news-event'],
  },
  '/acedemics/results?year=2019': {
    page: academics,
    within: '#results',
    empty: ['No results available for 2019.'],
  },
  '/acedemics/curriculum': {
    page: academics,
    within: '#curriculum',
    empty: ['No curriculum data available.'],
  },
  '/acedemics/faculty': {
    page: academics,
    within: '#faculty',
    empty: ['No faculty members available.'],
    failed: ['Failed to load faculty data. Please try again later.'],
    again: [],
  },
  '/acedemics/publications': {
    page: academics,
    within: '#publications',
    empty: ['No academic available.', 'No book available.', 'No publication available.'],
    failed: ['Failed to load publications. Please try again later.'],
    again: [],
  },
};

describe.each(Object.entries(lists))(
  'the list of %s',
  (path, { page, within = 'body', ...list }) => {
    test('shows a message when it is empty', async () => {
      const document = await pageWith(
        {
          vacancies: [],
          competitions: [],
          'weekly-schedules': [],
          publications: [],
          albums: [],
          curriculums: [],
          faculties: [],
          [resultsOf(2019)]: {},
          [newsPage(1)]: noNews,
          [newsPage(3)]: noNews,
        },
        page,
      );
      const text = document.querySelector(within)?.textContent;
      for (const words of list.empty) expect(text).toContain(words);
      expect(document.querySelector('[data-degraded]')).toBeNull();
    });

    test('shows a message when it could not be read, with a retry', async () => {
      const part = (await pageWith({}, page)).querySelector(within);
      const { failed = [...list.empty, NOT_LOADED], again = [path] } = list;
      for (const words of failed) expect(part?.textContent).toContain(words);
      expect(attributes(part, '.state a')).toEqual(again);
      expect(part?.querySelector('[data-degraded]')).not.toBeNull();
    });
  },
);
