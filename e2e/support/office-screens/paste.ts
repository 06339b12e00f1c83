import { pastedLists } from '../../../school-api/content/editing/paste/pasted-lists';
import { PLAIN, type Screen, screens, wrong } from './screen';

const HEAD = 'Year\tClass\tName\tStream\tPercentage';
const TABLE = `${HEAD}\n2026\t10\tA student with a long name, Vishwanathan Subramaniam\t\t96.4`;

/** A table for each state; a list has at least one of these pages. */
export const paste: readonly Screen[] = [
  ...pastedLists.flatMap(({ list }) => screens(`GET /content/${list}/paste`, PLAIN)),
  ...screens('POST /content/results/paste', {
    'what would change': { fields: { text: TABLE, whole: 'yes' } },
    wrong: wrong({ text: `${TABLE}\nsoon\t11\t\t\t` }),
    'which column': { fields: { text: 'Name\tMarks\tRoll no.\nAsha\t480\t7' } },
    'which column, not chosen': wrong({
      text: 'Asha\t480',
      columns: '2',
      'column-0': 'name',
      'column-1': 'name',
    }),
    nothing: wrong({ text: '' }),
    'for an editor': { as: 'editor', fields: { text: TABLE } },
  }),
  ...screens('POST /content/fees/paste', {
    'what would change': { fields: { text: 'Category\tAmount\nBus\t₹ 1,500.50' } },
  }),
  ...pastedLists
    .filter(({ list }) => list !== 'results' && list !== 'fees')
    .flatMap(({ list, columns }) => {
      const text = columns.map(({ field }) => field.label).join('\t');
      return screens(`POST /content/${list}/paste`, { 'no row': wrong({ text }) });
    }),
  ...screens('POST /content/results/paste/apply', {
    'changed meanwhile': { status: 409, fields: { text: TABLE, basedOn: 'before' } },
  }),
  ...screens('POST /content/fees/paste/apply', {
    'to be confirmed': {
      as: 'late',
      status: 403,
      fields: { text: 'Category\tAmount\nBus\t900', basedOn: '' },
    },
  }),
];
