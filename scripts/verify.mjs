import { runStatics, runUnits, Tally } from './run/checks.mjs';
import { ensureInstalled } from './run/install.mjs';
import { runMain } from './run/stop.mjs';

/** Everything but the browser, and but what starts programs or a PostgreSQL. */
runMain(async () => {
  ensureInstalled();
  const tally = new Tally();
  runStatics(tally);
  runUnits(tally);
  console.log(`\n${tally.line}`);
  process.exitCode = tally.failed ? 1 : 0;
});
