import { runEngines, Tally } from './run/checks.mjs';
import { ensureInstalled } from './run/install.mjs';
import { runMain } from './run/stop.mjs';

/** The journeys, every page and what moves, in Firefox and WebKit; `-- --short` takes ten pages. */
runMain(async () => {
  ensureInstalled();
  const tally = new Tally();
  runEngines(tally, { short: process.argv.includes('--short') });
  console.log(`\n${tally.line}`);
  process.exitCode = tally.failed ? 1 : 0;
});
