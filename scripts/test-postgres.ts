import { runPostgres } from './checks/suites';
import { Tally } from './checks/tally';
import { runMain } from './run/stop.mjs';

/** The API's suites on a real PostgreSQL; arguments replace their folders. */
runMain(async () => {
  const tally = new Tally();
  await runPostgres(tally, process.argv.slice(2));
  tally.report();
});
