import { runEngines } from './checks/suites';
import { Tally } from './checks/tally';
import { runMain } from './run/stop.mjs';

/** Journeys, every page and the interactive components in Firefox and WebKit; `-- --short` takes ten pages. */
runMain(async () => {
  const tally = new Tally();
  await runEngines(tally, { short: process.argv.includes('--short') });
  tally.report();
});
