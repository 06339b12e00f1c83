/** `failures` names what failed, and why. */
export type Outcome = { passed: number; failed: number; failures?: readonly string[] };

/** Counts of a run; a check that is not a test suite counts as one. */
export class Tally {
  passed = 0;
  failed = 0;
  private readonly failures: string[] = [];

  add({ passed, failed, failures = [] }: Outcome): void {
    this.passed += passed;
    this.failed += failed;
    this.failures.push(...failures);
  }

  addCheck(title: string, ok: boolean): void {
    this.add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [title] });
  }

  get line(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }

  /** Prints the last lines of a check command: whoever reads only the end still learns what failed. */
  report(): void {
    for (const failure of this.failures) console.log(`\nfailed: ${failure}`);
    console.log(`\n${this.line}`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}
