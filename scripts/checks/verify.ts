import { runMain } from '../run/stop.mjs';
import { runStatics } from './statics';
import { runUnits } from './suites';
import { Tally } from './tally';

/** Everything but the browsers, the tests that start programs, and PostgreSQL. */
runMain(async () => {
  const tally = new Tally();
  await runStatics(tally);
  await runUnits(tally);
  tally.report();
});
