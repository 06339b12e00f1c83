import { appendFileSync } from 'node:fs';

export type FileTime = { file: string; seconds: number };

/** `failures` names each failure and its cause; `files` holds the times of test files. */
export type Outcome = {
  passed: number;
  failed: number;
  skipped?: number;
  failures?: readonly string[];
  files?: readonly FileTime[];
};

/** Counts of a run; a check that is not a test suite counts as one. */
export class Tally {
  passed = 0;
  failed = 0;
  skipped = 0;
  readonly failures: string[] = [];
  readonly files: FileTime[] = [];

  add({ passed, failed, skipped = 0, failures = [], files = [] }: Outcome): void {
    this.passed += passed;
    this.failed += failed;
    this.skipped += skipped;
    this.failures.push(...failures);
    this.files.push(...files);
  }

  addCheck(title: string, ok: boolean): void {
    this.add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [title] });
  }

  get line(): string {
    const skipped = this.skipped > 0 ? `, ${this.skipped} skipped` : '';
    return `${this.passed} passed, ${this.failed} failed${skipped}`;
  }

  /** Printed last, so that the end of the output names the failures. */
  report(): void {
    const failures = this.failures.map((failure) => `failed: ${failure}\n\n`);
    const text = `${failures.join('')}${this.line}`;
    console.log(`\n${text}`);
    const summary = process.env.GITHUB_STEP_SUMMARY;
    if (summary) appendFileSync(summary, `\`\`\`\n${text}\n\`\`\`\n`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}
