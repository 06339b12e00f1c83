import type { FieldValues } from '../../lists/list';
import type { PastedColumn, PastedList } from './pasted-lists';
import { inOneLine, type PastedRow, readableText, type WrongCell } from './read-rows';

/** A record of the list, published or not. */
export type Known = {
  id: number;
  state: string;
  values: FieldValues;
  mustStay?: string | undefined;
};
type Pair = { row: PastedRow; known?: Known };

const UNCLEAR =
  'several records have this name, so it is not clear which one you mean. Change it in the list';

/**
 * Matches rows to records. Two students may share a name: exact matches come first, and the others
 * must be unambiguous.
 */
export function matchRows(list: PastedList, rows: readonly PastedRow[], all: readonly Known[]) {
  const pairs: Pair[] = [];
  const wrong: WrongCell[] = [];
  const gone: Known[] = [];
  const knownByKey = groupBy(all, ({ values }) => keyOf(list, values));
  const pastedByKey = groupBy(rows, ({ values }) => keyOf(list, values));
  for (const [key, group] of pastedByKey) {
    const matched = matchGroup(list, group, knownByKey.get(key) ?? []);
    pairs.push(...matched.pairs);
    wrong.push(...matched.wrong);
    gone.push(...matched.rest);
  }
  for (const [key, group] of knownByKey) if (!pastedByKey.has(key)) gone.push(...group);
  return { pairs: pairs.sort((a, b) => a.row.number - b.row.number), wrong, gone };
}

function matchGroup(list: PastedList, rows: readonly PastedRow[], all: readonly Known[]) {
  const columns = list.columns.filter(({ field }) => field.name in (rows[0]?.values ?? {}));
  const onSite = matchExactly(columns, rows, all.filter(isShown));
  const others = all.filter((one) => !isShown(one));
  // A hidden duplicate does not take the published record's row.
  const away =
    onSite.open.length > onSite.rest.length
      ? matchExactly(columns, onSite.open, others)
      : { ...onSite, pairs: [], rest: others };
  const { open, wrong } = withoutDuplicates(list, rows, away.open);
  const pairs = [...onSite.pairs, ...away.pairs];
  const rest = [...onSite.rest, ...away.rest];
  const candidates = rest.length > 1 ? onSite.rest : rest;
  if (rest.length > 0 && open.length > 0 && (candidates.length !== 1 || open.length !== 1)) {
    return { pairs, wrong: [...wrong, ...open.map((row) => wrongRow(row, UNCLEAR))], rest: [] };
  }
  for (const row of open) {
    const [known] = candidates;
    pairs.push(known ? { row, known } : { row });
  }
  return { pairs, wrong, rest: open.length === 0 ? rest : [] };
}

export const isShown = ({ state }: Pick<Known, 'state'>): boolean => state === 'shown';

function matchExactly(
  given: readonly PastedColumn[],
  rows: readonly PastedRow[],
  all: readonly Known[],
) {
  const exact = groupBy(all, ({ values }) => signOf(given, values));
  const pairs: Pair[] = [];
  const open: PastedRow[] = [];
  for (const row of rows) {
    const known = exact.get(signOf(given, row.values))?.shift();
    if (known === undefined) open.push(row);
    else pairs.push({ row, known });
  }
  return { pairs, open, rest: [...exact.values()].flat() };
}

/** If names are unique, keeps the first row of each. Otherwise two may share a name: compare.ts asks. */
function withoutDuplicates(
  list: PastedList,
  rows: readonly PastedRow[],
  unmatched: readonly PastedRow[],
) {
  if (!list.isUnique) return { open: unmatched, wrong: [] };
  const [first] = rows;
  const doubles = unmatched.filter((row) => row !== first);
  const wrong = doubles.map((row) => wrongRow(row, `is row ${first?.number} once more`));
  return { open: unmatched.filter((row) => row === first), wrong };
}

const wrongRow = ({ number }: PastedRow, why: string): WrongCell => ({ number, cell: '', why });

/** Equal for two rows whose pasted values are the same. */
function signOf(given: readonly PastedColumn[], values: FieldValues): string {
  return JSON.stringify(given.map(({ field }) => readable(field, values[field.name])));
}

function readable({ type }: PastedColumn['field'], value: unknown): unknown {
  return type.input === 'html' ? readableText(String(value ?? '')) : value;
}

/** A cell whose text equals the rich text leaves it unchanged. */
export function differs({ field }: PastedColumn, pasted: FieldValues, known: FieldValues): boolean {
  const { name } = field;
  if (!(name in pasted) || pasted[name] === known[name]) return false;
  return readable(field, pasted[name]) !== readable(field, known[name]);
}

export function keyOf({ same }: PastedList, values: FieldValues): string {
  return JSON.stringify(same.map((name) => inOneLine(String(values[name] ?? '')).toLowerCase()));
}

export function groupBy<T>(all: readonly T[], keyOfOne: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOfOne(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}
