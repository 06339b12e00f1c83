/** Sets `place`, so that lists keep the order of the file. */
export function inOrder<Row extends object>(rows: readonly Row[]): (Row & { place: number })[] {
  return rows.map((row, index) => ({ ...row, place: index + 1 }));
}
