import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

const FILE = 'tests/access/expected.txt';

export type Row = {
  kind: string;
  method: string;
  path: string;
  words: ReadonlyMap<string, string>;
};

/** The rows of a program, by 'GET /path'; the columns of a line with * apply to each. */
export function readExpected(program: 'OFFICE' | 'API' | 'SITE'): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  const shared = new Map<string, string>();
  let now = '';
  let columns: string[] = [];
  for (const line of readFileSync(FILE, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [first = '', ...rest] = line.split(/ +/);
    if (rest.length === 0) now = first;
    if (rest.length === 0 || !now.split('+').includes(program)) continue;
    if (first === '==') columns = line.split(/ {2,}/).slice(1).flatMap(split);
    else if (first === '*') shared.set(rest[0] ?? '', rest.slice(1).join(' '));
    else for (const row of rowsOf(line, columns, shared)) add(rows, row);
  }
  return rows;
}

const split = (text: string) => text.split(' ');

function rowsOf(line: string, columns: readonly string[], shared: ReadonlyMap<string, string>) {
  const [kind = '', method = '', paths = '', ...given] = line.split(/ +/);
  const words = given.length === 1 ? columns.map(() => given[0] ?? '') : given;
  if (words.length !== columns.length) throw new Error(`${FILE}: '${line}' has too few words.`);
  const own = columns.map((column, at) => [column, words[at] ?? ''] as const);
  return alternatives(paths).map(
    (path): Row => ({ kind, method, path, words: new Map([...shared, ...own]) }),
  );
}

/** '/(a|b)/c' as '/a/c' and '/b/c', also where one of them has such a part again. */
function alternatives(paths: string): string[] {
  const [, before = '', names, after = ''] = /^(.*?)\(([^)]*)\)(.*)$/.exec(paths) ?? [];
  if (names === undefined) return [paths];
  return names.split('|').flatMap((name) => alternatives(before + name + after));
}

function add(rows: Map<string, Row>, row: Row) {
  const name = nameOf(row);
  if (rows.has(name)) throw new Error(`${FILE} has ${name} twice.`);
  rows.set(name, row);
}

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

export function expectEachHasRow(rows: ReadonlyMap<string, Row>, names: readonly string[]) {
  const found = new Set(names);
  const without = [...found].filter((name) => !rows.has(name));
  const left = [...rows.keys()].filter((name) => !found.has(name));
  expect(without, `Say in ${FILE} who may have these routes`).toEqual([]);
  expect(left, `Take these rows out of ${FILE}: there is no such route`).toEqual([]);
}
