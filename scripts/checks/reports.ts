import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { FileTime, Outcome } from './tally';

type Report = z.ZodType<Outcome>;

const firstLine = (text = '') => text.split('\n')[0] ?? '';

export const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(
      z.object({
        name: z.string().transform((path) => relative('.', path)),
        startTime: z.number(),
        endTime: z.number(),
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
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
    })),
  })) satisfies Report;

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({
          duration: z.number(),
          errors: z.array(z.object({ message: z.string().optional() })),
        }),
      ),
    }),
  ),
});

type Suite = { specs: z.infer<typeof spec>[]; suites?: Suite[] | undefined };

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const ERROR_LINES = 12;

/** Errors of a test that passed on retry are printed too: they may be hard to reproduce. */
function failureOf({ file, title, tests }: z.infer<typeof spec>): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  const lines = errors.flatMap(({ message = '' }) => message.split('\n').slice(0, ERROR_LINES));
  return `${file}: ${title}: ${stripVTControlCharacters(lines.join('\n  '))}`;
}

const allSpecs = ({ specs, suites = [] }: Suite): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(allSpecs),
];

/** The sum over all tests of a file, which may run in parallel. */
function fileTimes(specs: readonly z.infer<typeof spec>[]): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const sum = durations.reduce((total, one) => total + one / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + sum);
  }
  return [...seconds].map(([file, sum]) => ({ file: `e2e/${file}`, seconds: sum }));
}

/** A flaky test is a defect and counts as failed. */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suite),
  })
  .transform(({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites
      .flatMap(allSpecs)
      .filter(({ ok }) => !ok)
      .map(failureOf),
    files: fileTimes(suites.flatMap(allSpecs)),
  })) satisfies Report;

/** A runner that wrote no report or found no tests has failed. */
export function readOutcome(title: string, file: string, status: number, report: Report): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`${title}: wrote no report`] };
  const outcome = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  if (outcome.failed > 0 || (status === 0 && outcome.passed > 0)) return outcome;
  return { ...outcome, failed: 1, failures: [`${title}: ended with code ${status}`] };
}
