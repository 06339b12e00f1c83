import { type Answer, json, newsItem, newsOnly } from './fake-api';

export const vacancy = {
  vacancy_name: 'Teacher of Sanskrit',
  subjects: 'Sanskrit',
  additional_info: '',
};

const LISTS: Record<string, object[]> = {
  vacancies: [vacancy],
  competitions: [{ id: 1, name: 'Recitation of verses', scheduled_date: '2026-12-01' }],
  'weekly-schedules': [{ id: 1, title: 'Week of the harvest', scheduled_date: '2026-12-01' }],
  curriculums: [{ id: 1, title: 'Middle stage', category: 'School', class_name: 'VI to VIII' }],
  'fee-structure': [{ category: 'Admission Registration Fee', amount: 1500 }],
};

/** Four pages of news, results for every year, one record in other lists, and answers to POSTs. */
export function fakeSchool(toPosts: Answer = json({}, 201)): Answer {
  return (request, response) => {
    if (request.method === 'POST') return toPosts(request, response);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://school');
    const list = Object.entries(LISTS).find(([name]) => pathname.includes(name))?.[1];
    if (list) return json(list)(request, response);
    if (/news-events\/?$/.test(pathname)) {
      const page = Number(searchParams.get('page') ?? 1);
      const results = Array.from({ length: 10 }, (_, at) => ({
        ...newsItem(`News ${page}.${at + 1}`),
        slug: `news-${page}-${at + 1}`,
      }));
      return json({ results, count: 40 })(request, response);
    }
    if (pathname.includes('results')) {
      const name = `Boy of ${searchParams.get('year')}`;
      const card = { picture: null, name, stream: '', percentage: '' };
      return json({ '10th': [card], '12th': [] })(request, response);
    }
    return newsOnly('News')(request, response);
  };
}

export const readFirst =
  (answer: Answer): Answer =>
  (request, response) => {
    request.resume().on('end', () => answer(request, response));
  };
