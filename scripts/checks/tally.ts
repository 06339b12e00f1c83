export type Outcome = { passed: number; failed: number };

/** Counts of a run; a check that is not a test suite counts as one. */
export class Tally {
  passed = 0;
  failed = 0;

  add({ passed, failed }: Outcome): void {
    this.passed += passed;
    this.failed += failed;
  }

  addCheck(ok: boolean): void {
    this.add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }

  get line(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }

  /** Prints the last line of a check command. */
  report(): void {
    console.log(`\n${this.line}`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}
