import { mkdirSync, writeFileSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from './run/browser';
import { ensureBuilt } from './run/built.mjs';
import { newFolder } from './run/folder';
import { startSchoolApi } from './run/school-api';
import { startSite } from './run/site';
import { runMain, StopWithMessage } from './run/stop.mjs';
import { startOddApi } from './views/odd-api';
import { overview } from './views/overview';
import { type Shot, shoot, WIDTHS } from './views/shoot';
import { type ApiState, apiStates, type View, views } from './views/views';

const folder = 'screenshots';
const AT_ONCE = 2;

/**
 * Every page and state at every width, with an overview in screenshots/index.html.
 * `npm run screenshots -- /careers 360` takes only pages whose path contains `/careers`, at 360 px; the name
 * of a state of the school API (`down`, `sixty`, ...) takes only that state.
 */
runMain(async () => {
  const wanted = choose(process.argv.slice(2));
  await ensureBuilt();
  mkdirSync(folder, { recursive: true });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const shots: Shot[] = [];
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

type Job = { view: View; width: number };

function choose(args: readonly string[]): Job[] {
  const widths = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const states = apiStates.filter((state) => args.includes(state));
  const paths = args.filter((arg) => arg.startsWith('/'));
  const jobs = views
    .filter(({ api }) => states.length === 0 || states.includes(api))
    .filter(({ path }) => paths.length === 0 || paths.some((part) => path.includes(part)))
    .flatMap((view) => (widths.length > 0 ? widths : WIDTHS).map((width) => ({ view, width })));
  if (jobs.length === 0) throw new StopWithMessage(`Nothing matches ${args.join(' ')}.`);
  return jobs;
}

async function take(browser: Browser, state: ApiState, jobs: readonly Job[]): Promise<Shot[]> {
  const dataDir = newFolder('screenshots');
  const api = await (state === 'demo' ? startSchoolApi({ dataDir }) : startOddApi(state));
  const site = await startSite({ apiUrl: api.url, dataDir: newFolder('screenshots') });
  const waiting = jobs.entries();
  const shots: Shot[] = [];
  const work = async () => {
    for (const [index, { view, width }] of waiting) {
      shots[index] = await shoot(browser, site.url, view, width, folder);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await site.stop();
    await api.stop();
  }
  return shots;
}

function report(shots: readonly Shot[]): void {
  for (const { view, width, problems } of shots) {
    for (const problem of problems) console.log(`${view.api} ${view.path} ${width}: ${problem}`);
  }
  console.log(`${shots.length} screenshots: ${folder}/index.html`);
  if (shots.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
}
