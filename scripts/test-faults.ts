import { runVitest } from './checks/suites';
import { Tally } from './checks/tally';
import { ensureBuilt } from './run/built.mjs';
import { ensurePackages } from './run/packages';
import { startPostgres } from './run/postgres';
import { runMain } from './run/stop.mjs';

/** Real programs with real faults. Arguments are passed on: names of files, `-t` and a part of a fault's name. */
runMain(async () => {
  ensurePackages(['postgresql', 'redis-server']);
  await ensureBuilt();
  const postgres = await startPostgres();
  const tally = new Tally();
  try {
    const args = ['--config', 'tests/faults/vitest.config.ts', ...process.argv.slice(2)];
    const env = { TEST_DATABASE_URL: postgres.url, TEST_DATABASE_DISPOSABLE: '1' };
    await runVitest(tally, 'Faults', args, env);
  } finally {
    await postgres.stop();
  }
  tally.report();
});
