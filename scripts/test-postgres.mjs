import { spawn } from 'node:child_process';
import { startPostgres } from './run/postgres.mjs';
import { runMain } from './run/stop.mjs';

/** The API's suites on a real PostgreSQL; what is given replaces their folder. */
const given = process.argv.slice(2);
const suites = given.length > 0 ? given : ['tests/school-api', 'tests/crash'];

runMain(async () => {
  const server = await startPostgres();
  const run = spawn('node_modules/.bin/vitest', ['run', ...suites], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: server.url, TEST_DATABASE_DISPOSABLE: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
  const code = await new Promise((resolve) => run.once('exit', resolve));
  await server.stop();
  process.exitCode = code ?? 1;
});
