import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/run/browser';
import { newFolder } from './scripts/run/folder';

process.env.E2E_PORT ??= '3210';
const port = Number(process.env.E2E_PORT);
// Workers read this file as well: only the first process makes the folder.
process.env.E2E_DATA ??= newFolder('school-e2e');
const executablePath = findBrowser();

/** Browser tests that use a fixture shared by a worker's tests. */
const testsWith = (fixtures: string) =>
  readdirSync('e2e').filter(
    (name) =>
      name.endsWith('.spec.ts') && readFileSync(`e2e/${name}`, 'utf8').includes(`/${fixtures}'`),
  );
const office = testsWith('office-fixtures');
// The last one takes a minute, in which the other workers would have nothing left to do.
const sites = [...testsWith('sites'), 'security-content.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  // Much of a test is waiting: for pages, timers, programs that start.
  workers: 3,
  // One worker each, so that their programs start once.
  projects: [
    { name: 'office', testMatch: office, workers: 1 },
    { name: 'sites', testMatch: sites, workers: 1 },
    { name: 'others', testIgnore: [...office, ...sites] },
  ],
  retries: 0,
  // A failure costs a minute. Tests that need longer say so themselves.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // `TEST_ALL=1` runs everything: every address and screen, modes that are rare.
  ...(process.env.TEST_ALL === undefined && { grepInvert: /@night/ }),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        // The machine by a name that browsers do not call secure.
        '--host-resolver-rules=MAP house.test 127.0.0.1',
      ],
    },
  },
  webServer: {
    // Ends with this program, also when that was killed.
    command: 'node --import ./scripts/run/end-with-parent.mjs scripts/start.mjs',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      SITE_DATA_DIR: join(process.env.E2E_DATA, 'site'),
      SCHOOL_DATA_DIR: join(process.env.E2E_DATA, 'school'),
      // Tests read the school's mail at the embedded API itself.
      SCHOOL_API_PORT: String(port + 1),
      // All visitors of the tests share one address.
      RATE_LIMIT_FACTOR: '1000',
      // Generous, so that a busy machine does not count as an outage.
      SCHOOL_API_READ_TIMEOUT_MS: '20000',
      LOG_LEVEL: 'warn',
    },
  },
});
