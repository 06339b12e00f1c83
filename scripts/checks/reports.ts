import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/reporters';
import type { FileTime, Outcome } from './tally';

const firstLine = (text = '') => text.split('\n')[0] ?? '';

export function vitestOutcome(text: string): Outcome {
  const report: JsonTestResults = JSON.parse(text);
  const { testResults } = report;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(
          ({ fullName, failureMessages }) =>
            `${relative('.', name)}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
        ),
    ),
    files: testResults.map(({ name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const ERROR_LINES = 12;

/** Errors of a test that passed on retry are printed too: they may be hard to reproduce. */
function failureOf({ file, title, tests }: JSONReportSpec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
  const lines = errors.flatMap(({ message = '' }) => message.split('\n').slice(0, ERROR_LINES));
  return `${file}: ${title}: ${stripVTControlCharacters(lines.join('\n  '))}`;
}

const allSpecs = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(allSpecs),
];

/** The sum over all tests of a file, which may run in parallel. */
function fileTimes(specs: readonly JSONReportSpec[]): FileTime[] {
  const seconds = new Map<string, number>();
  for (const { file, tests } of specs) {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    const sum = durations.reduce((total, one) => total + one / 1000, 0);
    seconds.set(file, (seconds.get(file) ?? 0) + sum);
  }
  return [...seconds].map(([file, sum]) => ({ file: `e2e/${file}`, seconds: sum }));
}

/** A flaky test is a defect and counts as failed. */
export function playwrightOutcome(text: string): Outcome {
  const { stats, suites }: JSONReport = JSON.parse(text);
  const specs = suites.flatMap(allSpecs);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map(failureOf),
    files: fileTimes(specs),
  };
}

/** A runner that wrote no report or found no tests has failed. */
export function readOutcome(
  title: string,
  file: string,
  status: number,
  outcomeOf: (text: string) => Outcome,
): Outcome {
  if (!existsSync(file)) return { passed: 0, failed: 1, failures: [`${title}: wrote no report`] };
  const outcome = outcomeOf(readFileSync(file, 'utf8'));
  if (outcome.failed > 0 || (status === 0 && outcome.passed > 0)) return outcome;
  return { ...outcome, failed: 1, failures: [`${title}: ended with code ${status}`] };
}
