import { pastedLists } from '../../../school-api/content/editing/paste/pasted-lists';
import { type Screen, screens } from './screen';

const pathOf = (list: string) => `/content/${list}/paste` as const;
const RESULTS = pathOf('results');
const FEES = pathOf('fees');
const HEAD = 'Year\tClass\tName\tStream\tPercentage';
const ROW = '2026\t10\tA student with a long name, Vishwanathan Subramaniam\t\t96.4';

/** A table for each state; a list has at least one of these pages. */
export const paste: readonly Screen[] = [
  ...pastedLists.flatMap(({ list }) =>
    screens(`GET ${pathOf(list)}`, { plain: { path: pathOf(list) } }),
  ),
  ...screens(`POST ${RESULTS}`, {
    'what would change': { path: RESULTS, fields: { text: `${HEAD}\n${ROW}`, whole: 'yes' } },
    wrong: { path: RESULTS, status: 422, fields: { text: `${HEAD}\n${ROW}\nsoon\t11\t\t\t` } },
    'which column': { path: RESULTS, fields: { text: 'Name\tMarks\tRoll no.\nAsha\t480\t7' } },
    'which column, not said': {
      path: RESULTS,
      status: 422,
      fields: { text: 'Asha\t480', columns: '2', 'column-0': 'name', 'column-1': 'name' },
    },
    nothing: { path: RESULTS, fields: { text: '' }, status: 422 },
    'for an editor': { path: RESULTS, as: 'editor', fields: { text: `${HEAD}\n${ROW}` } },
  }),
  ...screens(`POST ${FEES}`, {
    'what would change': { path: FEES, fields: { text: 'Category\tAmount\nBus\t₹ 1,500.50' } },
  }),
  ...pastedLists
    .filter(({ list }) => list !== 'results' && list !== 'fees')
    .flatMap(({ list, columns }) => {
      const head = columns.map(({ field }) => field.label).join('\t');
      const path = pathOf(list);
      return screens(`POST ${path}`, { 'no row': { path, fields: { text: head }, status: 422 } });
    }),
  ...screens(`POST ${RESULTS}/apply`, {
    'changed meanwhile': {
      path: `${RESULTS}/apply`,
      status: 409,
      fields: { text: `${HEAD}\n${ROW}`, basedOn: 'before' },
    },
  }),
  ...screens(`POST ${FEES}/apply`, {
    'to be confirmed': {
      path: `${FEES}/apply`,
      as: 'late',
      status: 403,
      fields: { text: 'Category\tAmount\nBus\t900', basedOn: '' },
    },
  }),
];
