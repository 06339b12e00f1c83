import { minuteInIndia } from '@/content/india-time';
import { formatPaise, maskPan } from '@/contract';
import { OFFICE } from '../../mail';
import { openText, type PanKey } from '../../money';

const PAISE = ['amount', 'returned'];

type Row = Record<string, unknown>;

/** A column's value as shown to the person; '' if empty. */
export function columnValue(column: string, row: Row, panKey: PanKey | undefined): string {
  const value = row[column];
  if (value === null || value === undefined || value === '') return '';
  if (column === 'sealed') return panOf(row, panKey);
  if (column === 'recipient' && value === OFFICE) return 'the office';
  if (PAISE.includes(column)) return value === 0 ? '' : formatPaise(Number(value));
  if (value instanceof Date) return minuteInIndia(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'object') return entriesOf(value);
  return String(value);
}

/** The school's own fields of the registration. */
function entriesOf(value: object): string {
  return Object.entries(value)
    .filter(([, entry]) => entry !== '')
    .map(([name, entry]) => `${name}: ${entry}`)
    .join('; ');
}

function panOf({ sealed, receipt_number: number }: Row, panKey: PanKey | undefined): string {
  const pan = panKey && openText(String(sealed), String(number), panKey);
  return pan === undefined ? 'stored encrypted' : maskPan(pan);
}
