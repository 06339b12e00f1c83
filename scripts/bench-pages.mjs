import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './bench/median.mjs';
import { startAll, stopAll } from './bench/servers.mjs';
import { findBrowser } from './run/browser.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

const RUNS = 3;
const budget = { lcp: 1200, tbt: 0, cls: 0, script: 8 * 1024 };

/** Lighthouse mobile: every page as the site serves it, and as Next alone would. */
runMain(async () => {
  const { chromium } = await import('playwright');
  const chromePath = (await findBrowser()) ?? chromium.executablePath();
  const servers = await startAll();
  const over = [];
  try {
    const detail = await firstArticle(servers.ours);
    console.log('page                                   LCP     TBT  CLS   script  all     score');
    for (const path of ['/news-event', detail]) {
      for (const [name, url] of Object.entries(servers)) {
        const figures = await measure(chromePath, url + path);
        console.log(row(`${name} ${path}`, figures));
        if (name === 'ours') over.push(...overBudget(path, figures));
      }
    }
  } finally {
    stopAll();
  }
  if (over.length) throw new StopWithMessage(over.join('\n'));
  process.exit(0);
});

/** Also fills both caches before anything is measured. */
async function firstArticle(url) {
  const html = await (await fetch(`${url}/news-event`)).text();
  return /\/news-event\/detail\/[\w-]+/.exec(html)?.[0] ?? '/news-event';
}

async function measure(chromePath, url) {
  const runs = [];
  await fetch(url);
  for (let run = 0; run < RUNS; run++) runs.push(await once(chromePath, url));
  return Object.fromEntries(
    Object.keys(runs[0]).map((key) => [key, median(runs.map((figures) => figures[key]))]),
  );
}

async function once(chromePath, url) {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: ['performance'] });
    const items = lhr.audits['network-requests'].details.items;
    const bytes = (kind) =>
      items
        .filter((item) => !kind || item.resourceType === kind)
        .reduce((sum, item) => sum + (item.transferSize ?? 0), 0);
    return {
      lcp: lhr.audits['largest-contentful-paint'].numericValue,
      tbt: lhr.audits['total-blocking-time'].numericValue,
      // To three places, as Lighthouse itself shows it.
      cls: Number(lhr.audits['cumulative-layout-shift'].numericValue.toFixed(3)),
      script: bytes('Script'),
      all: bytes(),
      score: Math.round(lhr.categories.performance.score * 100),
    };
  } finally {
    chrome.kill();
  }
}

function row(name, { lcp, tbt, cls, script, all, score }) {
  const kb = (value) => `${(value / 1024).toFixed(1)} KB`;
  return [
    name.padEnd(38),
    `${(lcp / 1000).toFixed(2)} s`.padEnd(7),
    `${Math.round(tbt)} ms`.padEnd(6),
    cls.toFixed(3),
    kb(script).padEnd(8),
    kb(all).padEnd(9),
    score,
  ].join(' ');
}

function overBudget(path, figures) {
  return Object.entries(budget)
    .filter(([key, most]) => figures[key] > most)
    .map(([key, most]) => `${path}: ${key} ${figures[key].toFixed(3)} is over ${most}`);
}
