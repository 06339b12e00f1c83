import { OFFICE_FOLDER } from './limits';

const MOST_SHOWN = 500;

/** With the number of records that name it. */
export type NamedFile = { path: string; uses: number };

const FILE = /\.(?:avif|gif|jpe?g|pdf|png|webp)$/i;

export const isElsewhere = (path: string) =>
  FILE.test(path) && !path.startsWith(`/media/${OFFICE_FOLDER}/`);

/** Files that records name and that the office did not bring, such as those of the demo: no row describes them. */
export function filesNamedElsewhere(named: ReadonlyMap<string, readonly number[]>): NamedFile[] {
  return [...named]
    .filter(([path]) => isElsewhere(path))
    .map(([path, ids]) => ({ path, uses: ids.length }))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .slice(0, MOST_SHOWN);
}
