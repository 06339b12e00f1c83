import { setTimeout } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from './median.mjs';

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
];

const SETTLED_MS = 3000;

/** Lighthouse's phone on its slow line: the median of every figure over so many runs. */
export async function measure(chromePath, url, runs) {
  const all = [];
  for (let run = 0; run < runs; run++) all.push(await once(chromePath, url));
  return Object.fromEntries(
    Object.keys(all[0]).map((key) => [key, median(all.map((figures) => figures[key]))]),
  );
}

/** A browser of its own each time: nothing is kept from the run before. */
async function once(chromePath, url, tries = 3) {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    // What a browser does for itself when it has just started says nothing of the page.
    await setTimeout(SETTLED_MS);
    const { lhr } = await lighthouse(url, { port: chrome.port });
    if (!lhr.runtimeError) return figuresOf(lhr);
    // Now and then the browser records no beginning: that says nothing of the page.
    if (tries === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return once(chromePath, url, tries - 1);
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
