import { setTimeout } from 'node:timers/promises';
import { Agent } from 'undici';
import { Deployment } from './deployment';
import { quantile } from './quantile';
import { startSlowApi } from './slow-api';

/** Arrivals per second, independent of responses. */
const VISITORS = 300;
const REGISTRATIONS = 5;
const GIFTS = 2;
const SLOW_API_MS = 1_000;
const SLOW_FOR_MS = 60_000;
const TICK_MS = 10;
/** A visitor's browser gives up after this. */
const TIMEOUT_MS = 30_000;
const MAX_CONNECTIONS = 3_000;

const goals = { page: 300, post: 2_000 };
/** The results page, and two more. */
const JOURNEYS = [
  ['/acedemics/results', '/admission', '/register'],
  ['/', '/acedemics/results?year=2023', '/news-event'],
  ['/news-event', '/', '/acedemics/results'],
];

const person = (n: number) => ({
  first_name: 'Gopal',
  last_name: 'Vrajwasi',
  email: `results-day-${n}@example.org`,
});
const donor = {
  ...{ donor_name: 'Gopal Vrajwasi', email: 'donor@example.org', amount: '101.50', message: '' },
  ...{ mobile_code: '+91', mobile: '9000000001', address: '12, Demo Lane', city: 'Vraja' },
  ...{ state: 'Uttar Pradesh', pin_code: '281001', country: 'India' },
};

type Kind = 'page' | 'file' | 'post';

/** The day of the exam results: cold caches, and a slow school API for the first minute. */
export async function resultsDay(seconds: number): Promise<string[]> {
  const deployment = new Deployment();
  /** As a proxy in front keeps its connections: the load's own, below the site's limit. */
  const agents = {
    reads: new Agent({ connections: MAX_CONNECTIONS }),
    posts: new Agent(),
  };
  const times: Record<Kind, number[]> = { page: [], file: [], post: [] };
  const failures = new Map<string, number>();
  const filesOf = new Map<string, readonly string[]>();
  let underWay = 0;

  const ask = (url: string, kind: Kind, n: number, body?: object) =>
    new Promise<string>((resolve) => {
      underWay += 1;
      const began = performance.now();
      const end = (text: string, trouble?: string) => {
        underWay -= 1;
        times[kind].push(performance.now() - began);
        if (trouble) failures.set(trouble, (failures.get(trouble) ?? 0) + 1);
        resolve(text);
      };
      const { origin, pathname, search } = new URL(url);
      const isText = kind === 'page' && !filesOf.has(url);
      const headers = {
        'accept-encoding': isText ? 'identity' : 'gzip',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
        ...(body && { 'content-type': 'application/json' }),
      };
      const pieces: Buffer[] = [];
      let status = 0;
      const path = `${pathname}${search}`;
      const sent = body
        ? { method: 'POST' as const, body: JSON.stringify(body) }
        : { method: 'GET' as const };
      agents[body ? 'posts' : 'reads'].dispatch(
        { origin, path, headers, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS, ...sent },
        {
          onRequestStart: () => undefined,
          onResponseStart: (_controller, statusCode) => {
            status = statusCode;
          },
          onResponseData: (_controller, piece) => {
            if (isText) pieces.push(piece);
          },
          onResponseEnd: () => {
            const isGood = status >= 200 && status < 300;
            end(
              isText ? Buffer.concat(pieces).toString() : '',
              isGood ? undefined : `${kind}: ${status} of ${pathname}`,
            );
          },
          onResponseError: (_controller, error) => end('', `${kind}: ${error.message}`),
        },
      );
    });

  const visit = async (site: string, n: number) => {
    const [first = '/', ...more] = JOURNEYS[n % JOURNEYS.length] ?? [];
    const html = await ask(site + first, 'page', n);
    if (html && !filesOf.has(site + first)) filesOf.set(site + first, filesIn(html));
    const files = filesOf.get(site + first) ?? [];
    await Promise.all(files.map((file) => ask(site + file, 'file', n)));
    for (const path of more) await ask(site + path, 'page', n);
  };

  try {
    await deployment.startApi();
    const api = await startSlowApi(deployment.apiUrl, SLOW_API_MS);
    deployment.apiUrl = api.url;
    const site = `http://127.0.0.1:${await deployment.startSite('one')}`;
    const began = performance.now();
    let isSlow = true;
    const elapsed = () => performance.now() - began;
    const due = { visitors: 0, registrations: 0, gifts: 0 };
    const all: Promise<unknown>[] = [];
    const catchUp = (
      name: keyof typeof due,
      rate: number,
      start: (n: number) => Promise<unknown>,
    ) => {
      for (; due[name] < (elapsed() / 1000) * rate; due[name]++) all.push(start(due[name]));
    };
    while (elapsed() < seconds * 1000) {
      if (isSlow && elapsed() > SLOW_FOR_MS) {
        isSlow = false;
        api.hurry();
      }
      catchUp('visitors', VISITORS, (n) => visit(site, n));
      catchUp('registrations', REGISTRATIONS, (n) =>
        ask(`${site}/api/create-admission`, 'post', n, person(n)),
      );
      catchUp('gifts', GIFTS, (n) => ask(`${site}/api/create-donation`, 'post', n, donor));
      await setTimeout(TICK_MS);
    }
    const left = underWay;
    await Promise.race([Promise.all(all), setTimeout(TIMEOUT_MS)]);
    if (underWay > 0) failures.set('not answered at the end', underWay);
    console.log(`${due.visitors} visitors in ${seconds} s; ${left} requests under way at the end`);
    console.log(
      `Memory: site ${deployment.memoryMb('one')} MB, API ${deployment.memoryMb('api')} MB`,
    );
    await api.stop();
  } finally {
    await Promise.all([agents.reads.destroy(), agents.posts.destroy()]);
    await deployment.stop();
  }
  for (const [kind, of] of Object.entries(times)) {
    const [half, most, last] = [0.5, 0.99, 1].map(
      (share) => `${Math.round(quantile(of, share))} ms`,
    );
    console.log(`${kind}: ${of.length} requests, median ${half}, p99 ${most}, slowest ${last}`);
  }
  for (const [what, count] of failures) console.log(`failed: ${what}, ${count} times`);
  return [
    ...(failures.size > 0 ? ['no failed request'] : []),
    ...(quantile(times.page, 0.99) > goals.page ? [`pages under ${goals.page} ms`] : []),
    ...(quantile(times.post, 0.99) > goals.post ? [`POSTs under ${goals.post} ms`] : []),
  ];
}

/** Script, fonts and pictures that a phone fetches with the page. */
function filesIn(html: string): string[] {
  const found = html.matchAll(
    /(?:src|href)="(\/(?:_next\/static|enhance|art|photos)[^"]*)"|url\((\/_next\/static[^)]*)\)/g,
  );
  return [...new Set([...found].map(([, named, used]) => named ?? used ?? ''))].slice(0, 12);
}
