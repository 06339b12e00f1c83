import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Outcome } from './tally';

type Report = z.ZodType<Outcome>;

const firstLine = (text = '') => text.split('\n')[0] ?? '';

export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).nullish(),
          }),
        ),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${name}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`),
    ),
  })) satisfies Report;

type Suite = {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: Suite[] | undefined;
};

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), file: z.string(), ok: z.boolean() })),
  get suites() {
    return z.array(suite).optional();
  },
});

const failedSpecs = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(failedSpecs),
];

/** A flaky test is a defect and counts as failed. */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suite),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failedSpecs),
  })) satisfies Report;

/** A runner that wrote no report, or found no tests, has failed. */
export function readOutcome(title: string, file: string, status: number, report: Report): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`${title}: wrote no report`] };
  const outcome = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (outcome.failed > 0 || (status === 0 && outcome.passed > 0)) return outcome;
  return { ...outcome, failed: 1, failures: [`${title}: ended with code ${status}`] };
}
