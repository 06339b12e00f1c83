import { findBrowser } from './run/browser.mjs';
import {
  runBrowser,
  runEngines,
  runProgramsAndPostgres,
  runStatics,
  runUnits,
  Tally,
} from './run/checks.mjs';
import { ensureInstalled } from './run/install.mjs';
import { runMain } from './run/stop.mjs';

/** Everything, with the browser; the last line counts. */
runMain(async () => {
  ensureInstalled();
  const browser = await findBrowser();
  const tally = new Tally();
  runStatics(tally);
  runUnits(tally);
  await runProgramsAndPostgres(tally);
  const { build } = await import('./build.mjs');
  await build();
  await runBrowser(tally, browser);
  runEngines(tally, { short: true });
  console.log(`\n${tally.line}`);
  process.exitCode = tally.failed ? 1 : 0;
});
