/** Problems of a content folder, one line each with file and field. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Collects problems, so that all of them are reported at once. */
export type Problems = { add: (where: string, what: string) => void; lines: string[] };

export function collectProblems(): Problems {
  const lines: string[] = [];
  return { lines, add: (where, what) => void lines.push(`${where}: ${what}`) };
}
