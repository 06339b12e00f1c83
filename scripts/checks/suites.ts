import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from '../run/browser';
import { ensurePackages, installCommand, missing, type Package } from '../run/packages';
import { freePair } from '../run/ports.mjs';
import { playwrightReport, readOutcome, vitestReport } from './reports';
import type { Tally } from './tally';
import { printTitle } from './title';
import { runTool } from './tool';

type Env = Record<string, string | undefined>;

/** All tests that start no program: fast enough to be run before each commit. */
export function runUnits(tally: Tally): Promise<void> {
  return runVitest(tally, 'Unit and integration', ['--project', '!programs']);
}

type Extent = { short?: boolean };

/** Left out of a short run: programs that are killed at every step, hundreds of starts on each database. */
const withoutCrashes = ({ short = false }: Extent): Env => (short ? { CHECKS_SHORT: '1' } : {});

export function runPrograms(tally: Tally, extent: Extent = {}): Promise<void> {
  return runVitest(tally, 'Programs', ['--project', 'programs'], withoutCrashes(extent));
}

/** The journeys and pages in Firefox and WebKit, for which Playwright has no engine on Debian. */
export async function runEngines(tally: Tally, { short }: { short: boolean }): Promise<void> {
  const title = 'Firefox and WebKit';
  if (!isReady(tally, title, ['firefox-esr', 'webkit2gtk-driver', 'xvfb'])) return;
  await runVitest(tally, title, ['--config', 'tests/engines/vitest.config.ts'], {
    FIREFOX_PATH: '/usr/bin/firefox-esr',
    WEBKIT_DRIVER_PATH: '/usr/bin/WebKitWebDriver',
    ...(short && { ENGINES_SHORT: '1' }),
  });
}

/** A suite that cannot run counts as a failed check. */
function isReady(tally: Tally, title: string, packages: readonly Package[]): boolean {
  if (ensurePackages(packages)) return true;
  printTitle(title, `: not run. First ${installCommand(missing(packages))}.`);
  tally.addCheck(title, false);
  return false;
}

export async function runVitest(
  tally: Tally,
  title: string,
  args: readonly string[],
  env: Env = {},
): Promise<void> {
  printTitle(title);
  const report = freshReport(title);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = await runTool('vitest', ['run', ...reporters, ...args], { env });
  tally.add(readOutcome(title, report, status, vitestReport));
}

export async function runBrowser(tally: Tally, only: readonly string[] = []): Promise<void> {
  const title = 'Browser';
  if (!isReady(tally, title, ['chromium', 'chromium-headless-shell'])) return;
  const executable = findBrowser();
  printTitle(title);
  const report = freshReport(title);
  const { status } = await runTool('playwright', ['test', '--reporter=dot,json', ...only], {
    env: {
      E2E_PORT: process.env.E2E_PORT ?? String(await freePair(3210)),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(executable && { BROWSER_PATH: executable }),
    },
  });
  tally.add(readOutcome(title, report, status, playwrightReport));
}

function freshReport(title: string): string {
  const file = `test-results/${title.toLowerCase().replaceAll(' ', '-')}.json`;
  mkdirSync('test-results', { recursive: true });
  rmSync(file, { force: true });
  return file;
}
