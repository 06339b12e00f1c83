import type { IncomingMessage } from 'node:http';
import { ownerOf } from '@/lib/page-cache/addresses';
import type { Pages } from '@/lib/page-cache/pages';
import { renderedPath } from '@/lib/page-cache/variants';
import type { DefaultHeaders } from './default-headers';
import type { SiteResponse } from './site-response';
import { flat } from './stored-answer';

type Ask = (request: IncomingMessage, response: SiteResponse) => Promise<void>;
type Kind = 'pages' | 'pictures';

const AT_ONCE = 4;
/** More would wait longer than anybody stays. */
const MAX_WAITING = 200;
const BUSY = Buffer.from('The site is very busy. Please try again in a moment.\n');

type Parts = { pages: Pick<Pages, 'peek'>; defaults: DefaultHeaders };

/**
 * Lets Next render a few unknown pages and scale a few pictures at once: all in the same moment would
 * keep everybody else waiting. Visitors of the same page share one place, because Next renders it once
 * for them all. Forms, files and renewals of stored pages never wait here.
 */
export function limitRenders(ask: Ask, { pages, defaults }: Parts): Ask {
  const queues = { pages: new Queue(), pictures: new Queue() };
  return async (request, response) => {
    const kind = kindOf(request, pages);
    if (!kind) return ask(request, response);
    const isTaken = queues[kind].add(request.url ?? '', async (release) => {
      if (response.destroyed) return;
      // From the head on only the visitor's connection can be slow, and it delays nobody else.
      response.once('head', release);
      await ask(request, response);
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

type Work = (release: () => void) => Promise<void>;

class Queue {
  readonly #running = new Set<string>();
  /** By address, in the order of their first visitors. */
  readonly #waiting = new Map<string, Work[]>();

  /** False where too many wait. */
  add(url: string, work: Work): boolean {
    const same = this.#waiting.get(url);
    if (this.#running.has(url)) void work(() => undefined);
    else if (same) same.push(work);
    else if (this.#waiting.size >= MAX_WAITING) return false;
    else this.#waiting.set(url, [work]);
    this.#next();
    return true;
  }

  #next(): void {
    const [first] = this.#waiting;
    if (!first || this.#running.size >= AT_ONCE) return;
    const [url, works] = first;
    this.#waiting.delete(url);
    this.#running.add(url);
    const release = () => {
      if (this.#running.delete(url)) this.#next();
    };
    // Without a head: released when all its visitors are done, not when the first one disconnects.
    void Promise.allSettled(works.map((work) => work(release))).then(release);
  }
}

function refuse(response: SiteResponse, headers: Readonly<Record<string, string>>): void {
  const own = { 'cache-control': 'no-store', 'retry-after': '5', 'content-type': 'text/plain' };
  const length = { 'content-length': String(BUSY.length) };
  response.sendComplete(503, flat({ ...headers, ...own, ...length }), BUSY);
}
