import { setTimeout } from 'node:timers/promises';
import { Launcher, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { median } from './quantile';

/**
 * With site isolation the browser starts a spare renderer when it commits a page, here on the throttled
 * core. A phone shares processes among sites and has spare cores.
 */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

const ownFlags = ['--headless=new', '--no-sandbox', '--disable-gpu'];

const calmFlags = [
  // Only the last of two such flags counts.
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},${SPARE_PROCESS}` : flag,
  ),
  ...ownFlags,
];

const SETTLED_MS = 3000;

/** Without `from`, Lighthouse starts its browser with its defaults on a blank page. */
type Options = { chromePath: string; from: string | undefined; runs: number };

export type Figures = ReturnType<typeof figuresOf>;

/**
 * The median of every figure over several mobile runs. Navigates from another site, as most visitors
 * do; from a blank page, the opener policy would switch processes during the load.
 */
export async function measure({ chromePath, from, runs }: Options, url: string): Promise<Figures> {
  const first = await measureOnce(chromePath, from, url);
  const all = [first];
  while (all.length < runs) all.push(await measureOnce(chromePath, from, url));
  const medians = { ...first };
  for (const name of Object.keys(first) as (keyof Figures)[]) {
    medians[name] = median(all.map((figures) => figures[name]));
  }
  return medians;
}

/** A new browser for each run: nothing is cached. */
async function measureOnce(
  chromePath: string,
  from: string | undefined,
  url: string,
  tries = 3,
): Promise<Figures> {
  const chrome = await launch(
    from === undefined
      ? { chromePath, chromeFlags: ownFlags }
      : { chromePath, chromeFlags: calmFlags, ignoreDefaultFlags: true },
  );
  try {
    // Renders a stale page before the measurement.
    await (await fetch(url)).text();
    // A browser is busy just after its start.
    await setTimeout(SETTLED_MS);
    const run = await lighthouse(url, {
      port: chrome.port,
      ...(from !== undefined && { blankPage: from }),
    });
    if (!run) throw new Error(`${url}: Lighthouse has no result`);
    if (!run.lhr.runtimeError) return figuresOf(run.lhr);
    // Occasionally the browser records no first paint, on any page.
    if (tries === 1) throw new Error(`${url}: ${run.lhr.runtimeError.message}`);
  } finally {
    chrome.kill();
  }
  return measureOnce(chromePath, from, url, tries - 1);
}

function figuresOf({ audits, categories }: Result) {
  const value = (name: string) => audits[name]?.numericValue ?? 0;
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const details = audits['network-requests']?.details;
  if (details?.type !== 'table') throw new Error('Lighthouse listed no requests');
  const requests = details.items;
  const bytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + Number(transferSize ?? 0), 0);
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
