import { existsSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import {
  aliasPaths,
  contractPaths,
  queryVariants,
  tabVariants,
} from '../lib/page-cache/route-table.ts';
import { ruleFor } from '../lib/page-cache/routes.ts';
import { overBudget } from './bench/budgets.mjs';
import { measure } from './bench/lighthouse.mjs';
import { tableHead, tableRow } from './bench/page-table.mjs';
import { startElsewhere, startSite, stopAll } from './bench/servers.mjs';
import { warmUp } from './bench/warm-up.mjs';
import { build } from './build.mjs';
import { findBrowser } from './run/browser.mjs';
import { sourcesHash } from './run/sources.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

const RUNS = 3;

/**
 * Lighthouse mobile over the route table, the medians of three runs, against the budgets.
 * `npm run bench:pages -- /register = 5` takes that page alone and runs five times; `/news` without
 * the sign takes every page whose address contains it, and `all` the tabs and choices too.
 */
runMain(async () => {
  const { paths, runs, plain } = choose(process.argv.slice(2));
  const chromePath = (await findBrowser()) ?? chromium.executablePath();
  await ensureBuilt();
  const over = [];
  try {
    const url = await startSite({ plain });
    const slug = await warmUp(chromePath, url, paths);
    const from = await startElsewhere();
    console.log(tableHead());
    for (const path of paths) {
      const figures = await measure({ chromePath, from, runs }, url + path.replace('{slug}', slug));
      console.log(tableRow(path, figures));
      over.push(...overBudget(path, kindOf(path), figures));
    }
  } finally {
    stopAll();
  }
  if (over.length) throw new StopWithMessage(`\nOver budget:\n${over.join('\n')}`);
  console.log(`\n${paths.length} pages within their budgets (medians of ${runs}).`);
  process.exit(0);
});

function choose(args) {
  const runs = Number(args.find((arg) => /^\d+$/.test(arg)) ?? RUNS);
  const parts = args.filter((arg) => arg.startsWith('/'));
  const fits = args.includes('=')
    ? (path) => parts.includes(path)
    : (path) => parts.length === 0 || parts.some((part) => path.includes(part));
  const all = args.includes('all') ? [...tabVariants, ...queryVariants] : [];
  const paths = [...contractPaths, ...aliasPaths, ...all].filter(fits);
  if (paths.length === 0) throw new StopWithMessage(`No page is called ${args.join(' ')}.`);
  return { paths, runs, plain: args.includes('next-alone') };
}

function kindOf(path) {
  return path === '/' ? 'home' : ruleFor(path.split('?')[0]).kind;
}

async function ensureBuilt() {
  const stamp = existsSync('build/stamp') ? readFileSync('build/stamp', 'utf8') : '';
  if (stamp !== sourcesHash()) await build();
}
