import { content } from '../office-content';
import { FULL_OR_EMPTY, PLAIN, type Screen, screens } from './screen';

const LISTS = ['news', 'slider', 'faculty', 'results', 'fees', 'admission-dates', 'videos'];
const OTHERS = ['albums', 'events', 'disclosures', 'fee-heads', 'scenes'];
const draft = `/content/news/${content.draft}`;
const old = { basedOn: 'of yesterday' };
const mine = {
  ...old,
  'field.title': 'Mine',
  'field.text': '<p>My own words</p>',
  intent: 'publish',
};

const result = (fields: Record<string, string>) => ({ path: '/content/results/new', fields });
const inNews = (id: number) => ({ path: `/content/news/${id}` });

export const contentScreens: readonly Screen[] = [
  ...screens('GET /content', { full: { as: 'editor' }, empty: { empty: true } }),
  ...screens('GET /content/bin', FULL_OR_EMPTY),
  ...screens('GET /content/:list', {
    ...Object.fromEntries([...LISTS, 'albums'].map((list) => [list, { path: `/content/${list}` }])),
    empty: { path: '/content/faculty', empty: true },
    'nothing found': { path: '/content/faculty?q=nobody' },
    drafts: { path: '/content/news?state=draft' },
    'after something': { path: '/content/news?message=content-hidden' },
    'no such list': { path: '/content/nothing', status: 404 },
  }),
  ...screens('GET /content/:list/new', {
    ...Object.fromEntries(
      [...LISTS, ...OTHERS].map((list) => [list, { path: `/content/${list}/new` }]),
    ),
  }),
  ...screens('POST /content/:list/new', {
    refused: { ...result({ 'field.year': 'soon', intent: 'publish', from: 'x' }), status: 422 },
    'signed out meanwhile': {
      ...result({ 'field.year': '2026', intent: 'draft' }),
      as: 'nobody',
      status: 403,
    },
  }),
  ...screens('GET /content/:list/:id', {
    draft: { path: draft },
    album: { path: `/content/albums/${content.album}` },
    scheduled: inNews(content.scheduled),
    'in the bin': inNews(content.binned),
    'of another list': { path: `/content/faculty/${content.teacher}` },
    'not for the editor of texts': inNews(content.unknown),
    gone: { ...inNews(999), status: 404 },
  }),
  ...screens('POST /content/:list/:id', {
    'two at once': { path: draft, fields: mine, status: 409 },
    'a draft meanwhile': { path: draft, fields: { ...mine, state: 'hidden' }, status: 409 },
    'in the bin meanwhile': { ...inNews(content.binned), fields: mine, status: 409 },
    'removed meanwhile': { ...inNews(999), fields: mine, status: 404 },
  }),
  ...screens(
    'POST /content/:list/:id/show',
    { stale: { fields: { revision: '0' }, status: 409 } },
    'news',
    content.draft,
  ),
  ...screens('GET /content/:list/:id/remove', {
    'in the bin': { path: `/content/news/${content.binned}/remove` },
    'not in the bin': { path: `${draft}/remove` },
  }),
  ...screens('GET /content/:list/:id/versions', { full: { path: `${draft}/versions` } }),
  ...screens('GET /content/:list/:id/versions/:number', {
    'against the one before': { path: `${draft}/versions/3` },
    'against now': { path: `${draft}/versions/1` },
  }),
  ...screens('GET /content/:list/:id/preview', PLAIN, 'news', content.draft),
  ...screens('POST /content/:list/:id/preview', { plain: { fields: {} } }, 'news', content.draft),
];
