type Outcome = {
  /** What readers saw. */
  readers?: string;
  /** The messages that writers got. */
  writers?: string;
  lost: string;
  recovery: string;
};

/** Prints a fault and its outcome; the names are those of docs/faults.md. */
export function report(fault: string, outcome: Outcome): void {
  const parts = Object.entries(outcome).map(([name, text]) => `  ${name.padEnd(9)} ${text}`);
  console.log(`\n${[fault, ...parts].join('\n')}`);
}
