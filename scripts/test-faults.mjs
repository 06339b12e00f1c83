import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureInstalled } from './run/install.mjs';
import { startPostgres } from './run/postgres.mjs';
import { sourcesHash } from './run/sources.mjs';
import { runMain } from './run/stop.mjs';

const TOLD = 'test-results/faults.jsonl';
const REPORT = 'test-results/faults.json';

/** What is given is passed on: names of files, `-t` and a part of a fault's name. */
const given = process.argv.slice(2);

/** Real programs in real trouble; says for each fault what a visitor saw and what was lost. */
runMain(async () => {
  ensureInstalled();
  if (!isBuilt()) await (await import('./build.mjs')).build();
  mkdirSync('test-results', { recursive: true });
  for (const file of [TOLD, REPORT]) rmSync(file, { force: true });
  const postgres = await startPostgres();
  const args = ['--config', 'tests/faults/vitest.config.ts', '--reporter=default'];
  const json = ['--reporter=json', `--outputFile.json=${REPORT}`];
  const run = spawn('node_modules/.bin/vitest', ['run', ...args, ...json, ...given], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_DATABASE_DISPOSABLE: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => run.kill(signal));
  await new Promise((resolve) => run.once('exit', resolve));
  await postgres.stop();
  tell();
  const { passed, failed } = count();
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});

function isBuilt() {
  return existsSync('build/stamp') && readFileSync('build/stamp', 'utf8') === sourcesHash();
}

function tell() {
  if (!existsSync(TOLD)) return;
  for (const line of readFileSync(TOLD, 'utf8').trim().split('\n')) {
    const { fault, readers, writers, lost, recovery } = JSON.parse(line);
    console.log(`\n${fault}`);
    for (const [who, what] of Object.entries({ readers, writers, lost, recovery })) {
      if (what) console.log(`  ${who.padEnd(9)} ${what}`);
    }
  }
}

/** A run that died before its report has failed. */
function count() {
  if (!existsSync(REPORT)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(REPORT, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : 1) };
}
