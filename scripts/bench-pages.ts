import { chromium } from 'playwright';
import {
  aliasPaths,
  contractPaths,
  queryVariants,
  tabVariants,
} from '../lib/page-cache/route-table';
import { ruleFor } from '../lib/page-cache/routes';
import { overBudget, type PageKind } from './bench/budgets';
import { Deployment } from './bench/deployment';
import { measure } from './bench/lighthouse';
import { tableHead, tableRow } from './bench/page-table';
import { startBuild, startElsewhere } from './bench/servers';
import { warmUp } from './bench/warm-up';
import { findBrowser } from './run/browser';
import { ensureBuilt } from './run/built.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';
import { until, warm } from './run/until';

const RUNS = 3;

/**
 * Lighthouse mobile for every route: the medians of three runs against the budgets. `npm run
 * bench:pages -- /register = 5` measures only that page, in five runs; `/news` without `=` every
 * page whose address contains it; `all` also tabs and choices. `stock` is Lighthouse with its
 * defaults: its own browser flags, no referring page, no budgets.
 */
runMain(async () => {
  const { paths, runs, plain, stock } = choose(process.argv.slice(2));
  const chromePath = findBrowser('chromium') ?? chromium.executablePath();
  await ensureBuilt();
  const over: string[] = [];
  const deployment = new Deployment();
  try {
    const api = await deployment.startApi();
    const { url } = await startBuild(deployment, api.url, { plain });
    const slug = await until('the news page shows news', async () => {
      return /\/news-event\/detail\/([\w-]+)/.exec(await warm(`${url}/news-event`))?.[1];
    });
    const urlOf = (path: string) => url + path.replace('{slug}', slug);
    await warmUp(chromePath, paths.map(urlOf));
    const from = stock ? undefined : await startElsewhere(deployment);
    console.log(tableHead());
    for (const path of paths) {
      const figures = await measure({ chromePath, from, runs }, urlOf(path));
      console.log(tableRow(path, figures));
      if (!stock) over.push(...overBudget(path, kindOf(path), figures));
    }
  } finally {
    await deployment.stop();
  }
  if (over.length) throw new StopWithMessage(`\nOver budget:\n${over.join('\n')}`);
  const verdict = stock ? 'measured as Lighthouse comes' : 'within their budgets';
  console.log(`\n${paths.length} pages ${verdict} (medians of ${runs}).`);
});

function choose(args: readonly string[]) {
  const runs = Number(args.find((arg) => /^\d+$/.test(arg)) ?? RUNS);
  const parts = args.filter((arg) => arg.startsWith('/'));
  const fits = args.includes('=')
    ? (path: string) => parts.includes(path)
    : (path: string) => parts.length === 0 || parts.some((part) => path.includes(part));
  const all = args.includes('all') ? [...tabVariants, ...queryVariants] : [];
  const paths = [...contractPaths, ...aliasPaths, ...all].filter(fits);
  if (paths.length === 0) throw new StopWithMessage(`No page matches ${args.join(' ')}.`);
  return { paths, runs, plain: args.includes('next-alone'), stock: args.includes('stock') };
}

function kindOf(path: string): PageKind {
  return path === '/' ? 'home' : ruleFor(path.split('?')[0] ?? path).kind;
}
