import type { IncomingMessage } from 'node:http';
import { ownerOf } from '@/lib/page-cache/addresses';
import type { Pages } from '@/lib/page-cache/pages';
import { renderedPath } from '@/lib/page-cache/variants';
import type { DefaultHeaders } from './default-headers';
import type { RequestHandler } from './request-handler';
import type { SiteResponse } from './site-response';
import { flat } from './stored-response';

type Ask = (request: IncomingMessage, response: SiteResponse) => Promise<void>;
type Kind = 'pages' | 'pictures';

const AT_ONCE = 4;
/** More would wait longer than any visitor would. */
const MAX_WAITING = 200;
const BUSY = Buffer.from('The site is very busy. Please try again in a moment.\n');

type Parts = {
  pages: Pick<Pages, 'peek'>;
  answer: RequestHandler;
  defaults: DefaultHeaders;
};

/**
 * Limits how many unknown pages and pictures Next renders at once, since rendering delays everybody
 * else. Visitors of the same page share one rendering: the first asks Next, the others get the
 * stored page. Forms, files and renewals of stored pages never wait here.
 */
export function limitRenders(ask: Ask, { pages, answer, defaults }: Parts): Ask {
  const queues = { pages: new Queue(), pictures: new Queue() };
  return async (request, response) => {
    const kind = kindOf(request, pages);
    if (!kind) return ask(request, response);
    const isTaken = queues[kind].add(request.url ?? '', {
      isThere: () => !response.destroyed,
      lead: (release) => {
        // Once the head is sent, a slow visitor delays nobody else.
        response.once('head', release);
        return ask(request, response);
      },
      follow: async () => {
        if (!answer(request, response)) await ask(request, response);
      },
    });
    if (!isTaken) refuse(response, defaults(request.url ?? ''));
  };
}

function kindOf({ method, url = '' }: IncomingMessage, pages: Parts['pages']): Kind | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const [path = '', query = ''] = url.split('?', 2);
  if (path === '/_next/image') return 'pictures';
  if (ownerOf(path) === 'next' || pages.peek(renderedPath(path, query))) return undefined;
  return 'pages';
}

type Visit = {
  isThere: () => boolean;
  lead: (release: () => void) => Promise<void>;
  follow: () => Promise<void>;
};

class Queue {
  /** By address: visitors waiting for the first one's response. */
  readonly #running = new Map<string, Visit[]>();
  /** By address, in the order of their first visitors. */
  readonly #waiting = new Map<string, Visit[]>();

  /** False if too many are waiting. */
  add(url: string, visit: Visit): boolean {
    const same = this.#running.get(url) ?? this.#waiting.get(url);
    if (same) same.push(visit);
    else if (this.#waiting.size >= MAX_WAITING) return false;
    else this.#waiting.set(url, [visit]);
    this.#next();
    return true;
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first || this.#running.size >= AT_ONCE) return;
    const [url, visits] = first;
    this.#waiting.delete(url);
    this.#running.set(url, visits);
    const release = () => {
      if (!this.#running.delete(url)) return;
      for (const visit of visits) if (visit.isThere()) void visit.follow().catch(() => undefined);
      this.#next();
    };
    while (visits[0]?.isThere() === false) visits.shift();
    const leader = visits.shift();
    // Without a head: released when rendering ends, not when its visitor disconnects.
    void Promise.resolve(leader?.lead(release))
      .catch(() => undefined)
      .then(release);
  }
}

function refuse(response: SiteResponse, headers: Readonly<Record<string, string>>): void {
  const own = { 'cache-control': 'no-store', 'retry-after': '5', 'content-type': 'text/plain' };
  const length = { 'content-length': String(BUSY.length) };
  response.sendComplete(503, flat({ ...headers, ...own, ...length }), BUSY);
}
