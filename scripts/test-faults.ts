import { runVitest } from './checks/suites';
import { Tally } from './checks/tally';
import { ensureBuilt } from './run/built.mjs';
import { ensurePackages } from './run/packages';
import { runMain } from './run/stop.mjs';

/** Real programs with real faults. Arguments are passed on: names of files, `-t` and a part of a fault's name. */
runMain(async () => {
  ensurePackages(['redis-server']);
  await ensureBuilt();
  const tally = new Tally();
  await runVitest(tally, 'Faults', [
    '--config',
    'tests/faults/vitest.config.ts',
    ...process.argv.slice(2),
  ]);
  tally.report();
});
