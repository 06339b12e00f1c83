import { mkdirSync, rmSync } from 'node:fs';
import { freePair } from '../run/ports.mjs';
import { playwrightOutcome, readOutcome, vitestOutcome } from './reports';
import type { Tally } from './tally';
import { runTool } from './tool';

type Env = Record<string, string | undefined>;

/** `name` is the report's name; the counts are added to the tally. */
export async function runVitest(
  tally: Tally,
  name: string,
  args: readonly string[],
): Promise<void> {
  const report = freshReport(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await runTool('vitest', ['run', ...reporters, ...args]);
  tally.add(readOutcome(name, report, status, vitestOutcome));
}

export async function runBrowser(
  tally: Tally,
  name: string,
  only: readonly string[] = [],
  env: Env = {},
): Promise<void> {
  const report = freshReport(name);
  const { status } = await runTool('playwright', ['test', '--reporter=dot,json', ...only], {
    env: {
      E2E_PORT: process.env.E2E_PORT ?? String(await freePair(3210)),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...env,
    },
  });
  tally.add(readOutcome(name, report, status, playwrightOutcome));
}

function freshReport(name: string): string {
  const file = `test-results/${name}.json`;
  mkdirSync('test-results', { recursive: true });
  rmSync(file, { force: true });
  return file;
}
