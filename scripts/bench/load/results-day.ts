import { setTimeout as wait } from 'node:timers/promises';
import { Agent } from 'undici';
import { memoryMb } from '../../run/memory';
import { startProgram } from '../../run/program';
import { quantile } from '../quantile';
import type { Mode } from './options';

/** Arrivals per second, independent of responses. */
const RATES = { visitors: 300, registrations: 5, gifts: 2 };
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
  ...{ first_name: 'Gopal', last_name: 'Vrajwasi', email: `results-day-${n}@example.org` },
});
const donor = {
  ...{ donor_name: 'Gopal Vrajwasi', email: 'donor@example.org', amount: '101.50', message: '' },
  ...{ mobile_code: '+91', mobile: '9000000001', address: '12, Demo Lane', city: 'Vraja' },
  ...{ state: 'Uttar Pradesh', pin_code: '281001', country: 'India' },
};

type Kind = 'page' | 'file' | 'post';

/** The day of the exam results: cold caches, and a slow school API for the first minute. */
export const resultsDay: Mode = async (deployment, { seconds }) => {
  const api = await deployment.startApi();
  const slow = deployment.keep(
    await startProgram(['scripts/bench/slow-api-process.mjs'], {
      ready: /listening on (\d+)/,
      env: { TARGET: api.url, DELAY_MS: String(SLOW_API_MS) },
    }),
  );
  const site = await deployment.startSite('one', `http://127.0.0.1:${slow.found}`);
  const load = new Load(site.url);
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const hurry = setTimeout(() => process.kill(slow.pid, 'SIGUSR2'), SLOW_FOR_MS);
  const due = { visitors: 0, registrations: 0, gifts: 0 };
  const starts = {
    visitors: (n: number) => load.visit(JOURNEYS[n % JOURNEYS.length] ?? [], n),
    registrations: (n: number) => load.ask('post', '/api/create-admission', n, person(n)),
    gifts: (n: number) => load.ask('post', '/api/create-donation', n, donor),
  };
  const all: Promise<unknown>[] = [];
  while (elapsed() < seconds * 1000) {
    for (const name of ['visitors', 'registrations', 'gifts'] as const) {
      for (; due[name] < (elapsed() / 1000) * RATES[name]; due[name]++) {
        all.push(starts[name](due[name]));
      }
    }
    await wait(TICK_MS);
  }
  clearTimeout(hurry);
  await Promise.all(all);
  const [ours, its] = [memoryMb(site.pid()), memoryMb(api.pid())];
  console.log(`${due.visitors} visitors in ${seconds} s. Memory: site ${ours} MB, API ${its} MB`);
  return load.end();
};

class Load {
  readonly #times: Record<Kind, number[]> = { page: [], file: [], post: [] };
  readonly #failures = new Map<string, number>();
  readonly #filesOf = new Map<string, readonly string[]>();
  /** As a proxy in front keeps its connections: the load's own, below the site's limit. */
  readonly #reads = new Agent({ connections: MAX_CONNECTIONS });
  readonly #posts = new Agent();

  constructor(private readonly site: string) {}

  async visit([first = '/', ...more]: readonly string[], n: number): Promise<void> {
    const html = await this.ask('page', first, n);
    if (html && !this.#filesOf.has(first)) this.#filesOf.set(first, filesIn(html));
    const files = this.#filesOf.get(first) ?? [];
    await Promise.all(files.map((file) => this.ask('file', file, n)));
    for (const path of more) await this.ask('page', path, n);
  }

  /** The text of a page whose files are not known yet. */
  async ask(kind: Kind, path: string, n: number, body?: object): Promise<string> {
    const began = performance.now();
    const isText = kind === 'page' && !this.#filesOf.has(path);
    let text = '';
    try {
      const answer = await (body ? this.#posts : this.#reads).request({
        ...{ origin: this.site, path, headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : { method: 'GET' }),
        headers: {
          'accept-encoding': isText ? 'identity' : 'gzip',
          'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
          ...(body && { 'content-type': 'application/json' }),
        },
      });
      if (isText) text = await answer.body.text();
      else await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
      const { statusCode } = answer;
      if (statusCode < 200 || statusCode > 299) this.#fail(`${kind}: ${statusCode} of ${path}`);
    } catch (error) {
      this.#fail(`${kind}: ${error}`);
    }
    this.#times[kind].push(performance.now() - began);
    return text;
  }

  /** Prints the times and failures; the goals that were not reached. */
  async end(): Promise<string[]> {
    await Promise.all([this.#reads.destroy(), this.#posts.destroy()]);
    for (const [kind, of] of Object.entries(this.#times)) {
      const [half, most, last] = [0.5, 0.99, 1].map((share) => Math.round(quantile(of, share)));
      console.log(`${kind}: ${of.length}, median ${half} ms, p99 ${most} ms, slowest ${last} ms`);
    }
    for (const [what, count] of this.#failures) console.log(`failed: ${what}, ${count} times`);
    const late = (['page', 'post'] as const).filter(
      (kind) => quantile(this.#times[kind], 0.99) > goals[kind],
    );
    const missed = late.map((kind) => `${kind} under ${goals[kind]} ms`);
    return this.#failures.size > 0 ? ['no failed request', ...missed] : missed;
  }

  #fail(what: string): void {
    this.#failures.set(what, (this.#failures.get(what) ?? 0) + 1);
  }
}

/** Script, fonts and pictures that a phone fetches with the page. */
function filesIn(html: string): string[] {
  const found = html.matchAll(
    /(?:src|href)="(\/(?:_next\/static|enhance|art|photos)[^"]*)"|url\((\/_next\/static[^)]*)\)/g,
  );
  return [...new Set([...found].map(([, named, used]) => named ?? used ?? ''))].slice(0, 12);
}
