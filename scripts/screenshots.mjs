import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { build } from './build.mjs';
import { findBrowser } from './run/browser.mjs';
import { sourcesHash } from './run/sources.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';
import { overview } from './views/overview.ts';
import { startServers } from './views/servers.mjs';
import { shoot, WIDTHS } from './views/shoot.ts';
import { apiStates, views } from './views/views.ts';

const folder = 'screenshots';
const AT_ONCE = 2;

/**
 * Every page and state at every width, with an overview in screenshots/index.html.
 * `npm run screenshots -- /careers 360` takes only what contains `/careers`, at 360 px; the name of
 * a state of the school API (`down`, `sixty`, ...) takes only that state.
 */
runMain(async () => {
  const wanted = choose(process.argv.slice(2));
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const shots = [];
  try {
    for (const state of apiStates) {
      const jobs = wanted.filter(({ view }) => view.api === state);
      if (jobs.length > 0) shots.push(...(await take(browser, state, jobs)));
    }
  } finally {
    await browser.close();
  }
  writeFileSync(`${folder}/index.html`, overview(shots));
  report(shots);
});

function choose(args) {
  const widths = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const states = args.filter((arg) => apiStates.includes(arg));
  const paths = args.filter((arg) => arg.startsWith('/'));
  const jobs = views
    .filter(({ api }) => states.length === 0 || states.includes(api))
    .filter(({ path }) => paths.length === 0 || paths.some((part) => path.includes(part)))
    .flatMap((view) => (widths.length > 0 ? widths : WIDTHS).map((width) => ({ view, width })));
  if (jobs.length === 0) throw new StopWithMessage(`Nothing is called ${args.join(' ')}.`);
  return jobs;
}

async function ensureBuilt() {
  const stamp = existsSync('build/stamp') ? readFileSync('build/stamp', 'utf8') : '';
  if (stamp !== sourcesHash()) await build();
}

async function take(browser, state, jobs) {
  const servers = await startServers(state);
  const waiting = jobs.entries();
  const shots = [];
  const work = async () => {
    for (const [index, { view, width }] of waiting) {
      shots[index] = await shoot(browser, servers.url, view, width, folder);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await servers.stop();
  }
  return shots;
}

function report(shots) {
  for (const { view, width, problems } of shots) {
    for (const problem of problems) console.log(`${view.api} ${view.path} ${width}: ${problem}`);
  }
  console.log(`${shots.length} screenshots: ${folder}/index.html`);
  if (shots.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}
