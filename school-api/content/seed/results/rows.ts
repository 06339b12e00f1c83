import type { RESULT_CLASSES } from '@/contract';
import type { FieldValues } from '../../lists/list';
import { portrait } from '../portrait';

type Stream = 'Science' | 'Commerce' | 'Humanities';

export type ResultsByYear = Record<
  number,
  readonly (readonly [name: string, stream: Stream, percentage: string])[]
>;

/** Portraits from this number on show boys. */
const FIRST_BOY = 40;
const BOYS = 21;

export function resultRows(
  classKey: (typeof RESULT_CLASSES)[number],
  byYear: ResultsByYear,
): FieldValues[] {
  return Object.entries(byYear).flatMap(([year, rows]) =>
    rows.map(([name, stream, percentage], index) => ({
      year: Number(year),
      class: classKey,
      name,
      stream,
      percentage,
      picture: pictureOf(Number(year), index),
    })),
  );
}

/** Every ninth boy has no picture, to demonstrate the placeholder. */
function pictureOf(year: number, index: number): string {
  const hash = year * 7 + index * 5;
  return hash % 9 === 4 ? '' : portrait(FIRST_BOY + (hash % BOYS));
}
