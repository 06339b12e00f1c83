/** What is wrong with a folder of content: one line each, naming file and field. */
export class ContentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Collects what is wrong, so that the office can mend all of it at once. */
export type Problems = { add: (where: string, what: string) => void; lines: string[] };

export function collectProblems(): Problems {
  const lines: string[] = [];
  return { lines, add: (where, what) => void lines.push(`${where}: ${what}`) };
}
