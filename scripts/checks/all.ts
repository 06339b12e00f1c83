import { build } from '../build.mjs';
import { ensurePackages, installCommand, missing, type Package } from '../run/packages';
import { runMain } from '../run/stop.mjs';
import { runStatics } from './statics';
import { runBrowser, runEngines, runPrograms, runUnits } from './suites';
import { Tally } from './tally';

const needed: readonly Package[] = [
  'chromium',
  'chromium-headless-shell',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'redis-server',
  'nginx',
  'prometheus',
];

/**
 * All checks, including the browsers; the last line has the counts. With `--short` those that one person
 * waits for before a change is taken: docs/decisions/short-checks.md.
 */
runMain(async () => {
  if (!ensurePackages(needed)) {
    console.log(
      `Checks without their programs will fail. First ${installCommand(missing(needed))}.`,
    );
  }
  const short = process.argv.includes('--short');
  const tally = new Tally();
  await runStatics(tally);
  await build();
  await runUnits(tally);
  await runPrograms(tally, { short });
  await runBrowser(tally);
  if (!short) await runEngines(tally, { short: true });
  tally.report();
});
