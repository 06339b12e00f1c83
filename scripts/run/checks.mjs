import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findEngines } from './engines.mjs';
import { freePair } from './ports.mjs';
import { startPostgres } from './postgres.mjs';

const bin = (name) => `node_modules/.bin/${name}`;

/** Counts of a whole run; every check that is no test suite counts as one. */
export class Tally {
  passed = 0;
  failed = 0;

  add({ passed, failed }) {
    this.passed += passed;
    this.failed += failed;
  }

  get line() {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

const statics = [
  ['Format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['Types', bin('tsc'), ['--noEmit', '--incremental', 'false']],
  ['Dead code', bin('knip'), []],
];

export function runStatics(tally) {
  for (const [title, command, args] of statics) {
    console.log(`\n== ${title}`);
    const { status } = spawnSync(command, args, { stdio: 'inherit' });
    tally.add(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  }
}

/** Tests that start, kill and restart programs: most of their time is waiting for those. */
const programs = [
  'tests/crash',
  'tests/deploy',
  'tests/redis',
  'tests/school-api/program.test.ts',
  'tests/school-api/forms-process.test.ts',
  'tests/school-api/cli/program.test.ts',
];

/** Everything in one process: fast enough to be run before each commit. */
export function runUnits(tally) {
  const excluded = programs.flatMap((path) => [
    '--exclude',
    path.endsWith('.ts') ? path : `${path}/**`,
  ]);
  runVitest(tally, 'Unit and integration', excluded);
}

/** kill -9 between any two steps among them, and the whole API once more on a real PostgreSQL. */
export async function runProgramsAndPostgres(tally) {
  runVitest(tally, 'Programs', programs);
  const postgres = await startPostgres();
  try {
    const env = { TEST_DATABASE_URL: postgres.url, TEST_DATABASE_DISPOSABLE: '1' };
    runVitest(tally, 'The school API on PostgreSQL', ['tests/school-api', 'tests/crash'], env);
  } finally {
    await postgres.stop();
  }
}

export function runVitest(tally, title, extra, env = {}) {
  console.log(`\n== ${title}`);
  const report = 'test-results/vitest.json';
  rmSync(report, { force: true });
  const args = [
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...extra,
  ];
  const { status } = spawnSync(bin('vitest'), args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  tally.add(count(report, status, (json) => [json.numPassedTests, json.numFailedTests]));
}

export async function runBrowser(tally, executable, only = []) {
  console.log('\n== Browser');
  const report = 'test-results/playwright.json';
  rmSync(report, { force: true });
  const port = await freePair(3210);
  const { status } = spawnSync(bin('playwright'), ['test', '--reporter=line,json', ...only], {
    stdio: 'inherit',
    env: {
      E2E_PORT: String(port),
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(executable && { BROWSER_PATH: executable }),
    },
  });
  // A test that passed at a second try only is a defect: `flaky` counts as failed.
  const outcome = ({ stats }) => [stats.expected, stats.unexpected + stats.flaky];
  tally.add(count(report, status, outcome));
}

/** Engines that cannot be had count as a failed check: nobody knows what the site does there. */
export function runEngines(tally, { short }) {
  const engines = findEngines();
  if (!engines) return tally.add({ passed: 0, failed: 1 });
  const config = ['--config', 'tests/engines/vitest.config.ts'];
  const env = { ...engines, ...(short && { ENGINES_SHORT: '1' }) };
  runVitest(tally, 'Firefox and WebKit', config, env);
}

/** A runner that died before its report, or found nothing to run, has failed. */
function count(report, status, read) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const [passed, failed] = read(JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: failed || (status === 0 && passed > 0 ? 0 : 1) };
}
