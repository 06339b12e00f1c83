import { setTimeout } from 'node:timers/promises';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './median.mjs';

/**
 * As it commits a page, a browser that gives every site a process starts one for the next, here on the
 * processor that plays the phone. A phone shares processes among sites, and has a core to spare.
 */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

const chromeFlags = [
  // In one list: of two the last alone would count.
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},${SPARE_PROCESS}` : flag,
  ),
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
];

const SETTLED_MS = 3000;

/**
 * Lighthouse's phone on its slow line: the median of every figure over so many runs. Visitors come from
 * another site, as most do; from no page at all the opener policy would change processes in the middle.
 */
export async function measure({ chromePath, from, runs }, url) {
  const all = [];
  for (let run = 0; run < runs; run++) all.push(await once(chromePath, from, url));
  return Object.fromEntries(
    Object.keys(all[0]).map((key) => [key, median(all.map((figures) => figures[key]))]),
  );
}

/** A browser of its own each time: nothing is kept from the run before. */
async function once(chromePath, from, url, tries = 3) {
  const chrome = await launch({ chromePath, chromeFlags, ignoreDefaultFlags: true });
  try {
    // A page past its minute is made anew now, and not while the same processor plays the phone.
    await (await fetch(url)).text();
    // What a browser does for itself when it has just started says nothing of the page.
    await setTimeout(SETTLED_MS);
    const { lhr } = await lighthouse(url, { port: chrome.port, blankPage: from });
    if (!lhr.runtimeError) return figuresOf(lhr);
    // Now and then the browser records no beginning: that says nothing of the page.
    if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return once(chromePath, from, url, tries - 1);
}

function figuresOf({ audits, categories }) {
  const value = (name) => audits[name].numericValue ?? 0;
  const points = (name) => Math.round(categories[name].score * 100);
  const requests = audits['network-requests'].details.items;
  const bytes = (...kinds) =>
    requests
      .filter(({ resourceType }) => kinds.length === 0 || kinds.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + (transferSize ?? 0), 0);
  return {
    performance: points('performance'),
    accessibility: points('accessibility'),
    bestPractices: points('best-practices'),
    seo: points('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    tti: value('interactive'),
    work: value('mainthread-work-breakdown'),
    html: bytes('Document'),
    style: bytes('Stylesheet'),
    script: bytes('Script'),
    font: bytes('Font'),
    picture: bytes('Image'),
    all: bytes(),
    requests: requests.length,
  };
}
