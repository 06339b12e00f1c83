import type { RESULT_CLASSES } from '@/contract';
import type { results } from '../../db/schema/academics';
import { portrait } from '../portrait';

type Stream = 'Science' | 'Commerce' | 'Humanities';

export type ResultsByYear = Record<
  number,
  readonly (readonly [name: string, stream: Stream, percentage: string])[]
>;

type ResultRow = typeof results.$inferInsert;

/** The last portraits are those of boys. */
const FIRST_BOY = 40;
const BOYS = 21;

export function resultRows(
  classKey: (typeof RESULT_CLASSES)[number],
  byYear: ResultsByYear,
): ResultRow[] {
  return Object.entries(byYear).flatMap(([year, rows]) =>
    rows.map(([name, stream, percentage], index) => ({
      year: Number(year),
      classKey,
      name,
      stream,
      percentage,
      picture: pictureOf(Number(year), index),
    })),
  );
}

/** One boy in nine sent no picture. */
function pictureOf(year: number, index: number): string {
  const turn = year * 7 + index * 5;
  return turn % 9 === 4 ? '' : portrait(FIRST_BOY + (turn % BOYS));
}
