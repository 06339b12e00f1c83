import { content } from '../office-content';
import { type Screen, screens } from './screen';

const LISTS = ['news', 'slider', 'faculty', 'results', 'fees', 'admission-dates', 'videos'];
const OTHERS = ['albums', 'events', 'disclosures', 'fee-heads', 'scenes'];
const draft = `/content/news/${content.draft}`;
const old = { basedOn: 'of yesterday' };
const mine = { ...old, 'field.title': 'Mine', 'field.text': '<p>My own words</p>', act: 'publish' };

export const contentScreens: readonly Screen[] = [
  ...screens('GET /content', {
    full: { path: '/content', as: 'editor' },
    empty: { path: '/content', empty: true },
  }),
  ...screens('GET /content/bin', {
    full: { path: '/content/bin' },
    empty: { path: '/content/bin', empty: true },
  }),
  ...screens('GET /content/:list', {
    ...Object.fromEntries(LISTS.map((list) => [list, { path: `/content/${list}` }])),
    albums: { path: '/content/albums' },
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
    refused: {
      path: '/content/results/new',
      fields: { 'field.year': 'soon', act: 'publish', from: 'x' },
      status: 422,
    },
    'signed out meanwhile': {
      path: '/content/results/new',
      fields: { 'field.year': '2026', act: 'draft' },
      as: 'nobody',
      status: 403,
    },
  }),
  ...screens('GET /content/:list/:id', {
    draft: { path: draft },
    album: { path: `/content/albums/${content.album}` },
    scheduled: { path: `/content/news/${content.scheduled}` },
    'in the bin': { path: `/content/news/${content.binned}` },
    'of another list': { path: `/content/faculty/${content.teacher}` },
    'not for the editor of texts': { path: `/content/news/${content.unknown}` },
    gone: { path: '/content/news/999', status: 404 },
  }),
  ...screens('POST /content/:list/:id', {
    'two at once': {
      path: draft,
      fields: mine,
      status: 409,
    },
    'a draft meanwhile': { path: draft, fields: { ...mine, state: 'hidden' }, status: 409 },
    'in the bin meanwhile': {
      path: `/content/news/${content.binned}`,
      fields: mine,
      status: 409,
    },
    'removed meanwhile': { path: '/content/news/999', fields: mine, status: 404 },
  }),
  ...screens('POST /content/:list/:id/hide', {
    stale: { path: `${draft}/hide`, fields: old, status: 409 },
  }),
  ...screens('GET /content/:list/:id/remove', {
    'in the bin': { path: `/content/news/${content.binned}/remove` },
    'not in the bin': { path: `${draft}/remove` },
  }),
  ...screens('GET /content/:list/:id/versions', { full: { path: `${draft}/versions` } }),
  ...screens('GET /content/:list/:id/versions/:number', {
    'against the one before': { path: `${draft}/versions/3` },
    'against now': { path: `${draft}/versions/1` },
  }),
  ...screens('GET /content/:list/:id/preview', { plain: { path: `${draft}/preview` } }),
  ...screens('POST /content/:list/:id/preview', {
    plain: { path: `${draft}/preview`, fields: {} },
  }),
];
