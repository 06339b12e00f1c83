import { shots } from '../office-pictures';
import { type Screen, screens, wrong } from './screen';

const at = (id: number) => ({ path: `/pictures/${id}` });

export const pictureScreens: readonly Screen[] = [
  ...screens('GET /pictures', {
    full: { as: 'editor' },
    documents: { query: '?kind=document' },
    'without consent': { query: '?shown=without-consent' },
    'not from the office': { query: '?shown=unmanaged' },
    'in the bin': { query: '?shown=binned' },
    'nothing found': { query: '?q=nobody' },
    empty: { empty: true },
  }),
  ...screens('GET /pictures/new', {
    picture: { as: 'editor' },
    document: { query: '?kind=document' },
  }),
  ...screens('POST /pictures/new', { 'no file': wrong({ name: 'The gate' }) }),
  ...screens('GET /pictures/describe', {
    two: { query: `?id=${shots.used}&id=${shots.long}` },
    none: {},
  }),
  ...screens('POST /pictures/describe', {
    'without a description': {
      query: `?id=${shots.fresh}`,
      ...wrong({ [`${shots.fresh}.seen`]: '0' }),
    },
  }),
  ...screens('GET /pictures/named', {
    gone: { query: '?path=%2Fmedia%2Fnone.webp', status: 404 },
  }),
  ...screens('GET /pictures/:id', {
    used: at(shots.used),
    'with a long name': at(shots.long),
    'without consent': at(shots.students),
    'in the bin': at(shots.binned),
    document: at(shots.document),
    replaced: at(shots.replaced),
    'after something': { path: `/pictures/${shots.fresh}?message=picture-replaced` },
    gone: { ...at(999), status: 404 },
  }),
  ...screens(
    'POST /pictures/:id',
    { 'two at once': { fields: { seen: '0', name: 'Mine', alt: 'My own words' }, status: 409 } },
    shots.used,
  ),
  ...screens('POST /pictures/:id/focus', { 'no point': wrong({ focus_x: 'left' }) }, shots.used),
  ...screens('POST /pictures/:id/replace', { 'no file': wrong() }, shots.used),
];
