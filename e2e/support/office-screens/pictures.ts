import { shots } from '../office-pictures';
import { type Screen, screens } from './screen';

const at = (id: number) => `/pictures/${id}`;
const NAMED = '/pictures/named?path=%2Fmedia%2F';

export const pictureScreens: readonly Screen[] = [
  ...screens('GET /pictures', {
    full: { path: '/pictures', as: 'editor' },
    documents: { path: '/pictures?kind=document' },
    'without consent': { path: '/pictures?shown=without-consent' },
    'not from the office': { path: '/pictures?shown=unmanaged' },
    'in the bin': { path: '/pictures?shown=binned' },
    'nothing found': { path: '/pictures?q=nobody' },
    empty: { path: '/pictures', empty: true },
  }),
  ...screens('GET /pictures/new', {
    picture: { path: '/pictures/new', as: 'editor' },
    document: { path: '/pictures/new?kind=document' },
  }),
  ...screens('POST /pictures/new', {
    'no file': { path: '/pictures/new', fields: { name: 'The gate' }, status: 422 },
  }),
  ...screens('GET /pictures/describe', {
    two: { path: `/pictures/describe?id=${shots.used}&id=${shots.long}` },
    none: { path: '/pictures/describe' },
  }),
  ...screens('POST /pictures/describe', {
    'without a description': {
      path: `/pictures/describe?id=${shots.fresh}`,
      fields: { [`${shots.fresh}.seen`]: '0' },
      status: 422,
    },
  }),
  ...screens('GET /pictures/named', { gone: { path: `${NAMED}none.webp`, status: 404 } }),
  ...screens('GET /pictures/:id', {
    used: { path: at(shots.used) },
    'with a long name': { path: at(shots.long) },
    'without consent': { path: at(shots.students) },
    'in the bin': { path: at(shots.binned) },
    document: { path: at(shots.document) },
    replaced: { path: at(shots.replaced) },
    'after something': { path: `${at(shots.fresh)}?message=picture-replaced` },
    gone: { path: at(999), status: 404 },
  }),
  ...screens('POST /pictures/:id', {
    'two at once': {
      path: at(shots.used),
      fields: { seen: '0', name: 'Mine', alt: 'My own words' },
      status: 409,
    },
  }),
  ...screens('POST /pictures/:id/focus', {
    'no point': { path: `${at(shots.used)}/focus`, fields: { focus_x: 'left' }, status: 422 },
  }),
  ...screens('POST /pictures/:id/replace', {
    'no file': { path: `${at(shots.used)}/replace`, fields: {}, status: 422 },
  }),
];
