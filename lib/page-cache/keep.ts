import { createHash } from 'node:crypto';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import type { Entry } from './entry';
import {
  DEGRADED_SECONDS,
  isDegraded,
  lifetimeOf,
  limitToDegraded,
  type SetContext,
} from './lifetime';
import { type BuildParts, makePage } from './make-page';
import type { Pages } from './pages';
import { ruleFor, tagsFor } from './routes';

type Headers = Record<string, string | string[] | number | undefined>;

export type NextPage = {
  kind: 'APP_PAGE';
  html: string;
  rscData: Buffer | undefined;
  status: number | undefined;
  headers: Headers | undefined;
  postponed: string | undefined;
  segmentData: Map<string, Buffer> | undefined;
};

export type NextRoute = {
  kind: 'APP_ROUTE';
  body: Buffer;
  status: number;
  headers: Headers;
};

/**
 * Turns a fresh rendering into what visitors get, and keeps it. Next sends `data` and
 * `context.cacheControl` as they are after this call, on the first answer already.
 */
export async function keepPage(
  pages: Pages,
  key: string,
  data: NextPage,
  context: SetContext,
  parts: BuildParts,
): Promise<void> {
  if (isMade(data)) return keepAgain(pages, key, context);
  const path = pathOf(key);
  const rule = ruleFor(path);
  const facts = await makePage(rule, data.html, parts);
  const headers = { ...keptHeaders(data.headers), ...pageHeaders };
  headers['content-security-policy'] = facts.policy;
  headers.etag = tagOf(facts.html);
  const payload = rule.kind === 'app' ? data.rscData : undefined;

  data.html = facts.html;
  data.headers = headers;
  data.rscData = payload ?? Buffer.alloc(0);
  data.segmentData = undefined;

  if (facts.degraded) {
    limitToDegraded(context);
    const good = await pages.get(key);
    if (good && !isDegraded(good)) return serveKept(pages, key, good, data);
    log.warn({ path }, 'page rendered without an answer of the school API');
    metrics.rendered.inc({ result: facts.status ? 'failed' : 'degraded' });
    if (facts.status) {
      data.status = facts.status;
      headers['cache-control'] = 'no-store';
      headers['retry-after'] = String(DEGRADED_SECONDS);
      return;
    }
  }
  if (!facts.degraded) metrics.rendered.inc({ result: 'good' });
  if (facts.status) data.status = facts.status;
  const { status } = data;
  const isWhole = !facts.degraded;
  pages.set(
    key,
    {
      kind: 'APP_PAGE',
      body: data.html,
      ...(payload && { payload: payload.toString('base64') }),
      status,
      headers,
      tags: tagsFor(path),
      savedAt: Date.now(),
      lifetime: lifetimeOf(context),
    },
    { durable: (status ?? 200) === 200 && isWhole, gone: status === 404 && isWhole },
  );
}

/** Only what was made here has a policy: the framework hands a kept page back when its rendering broke. */
function isMade({ headers }: NextPage): boolean {
  return headers?.['content-security-policy'] !== undefined;
}

/** As it is, for as long as the framework wants to wait before the next try. */
async function keepAgain(pages: Pages, key: string, context: SetContext): Promise<void> {
  metrics.rendered.inc({ result: 'kept' });
  const good = await pages.get(key);
  if (!good) return;
  const again = { ...good, savedAt: Date.now(), lifetime: lifetimeOf(context) };
  pages.set(key, again, { durable: false });
}

/** A machine file that was made without all it tells of says so to this cache by this header. */
const DEGRADED_HEADER = 'x-degraded';

/** A failing answer of a machine file is sent, never kept. */
export function keepRoute(pages: Pages, key: string, data: NextRoute, context: SetContext): void {
  if (data.status >= 500) {
    data.headers = { ...data.headers, 'cache-control': 'no-store' };
    return;
  }
  const { [DEGRADED_HEADER]: degraded, ...headers } = data.headers;
  if (degraded) limitToDegraded(context);
  data.headers = { ...headers, etag: tagOf(data.body) };
  pages.set(
    key,
    {
      kind: 'APP_ROUTE',
      body: data.body.toString('base64'),
      status: data.status,
      headers: keptHeaders(data.headers),
      tags: tagsFor(pathOf(key)),
      savedAt: Date.now(),
      lifetime: lifetimeOf(context),
    },
    { durable: data.status === 200 && !degraded },
  );
}

/** The good page stays, and is asked for again soon; whoever triggered this rendering gets it too. */
function serveKept(pages: Pages, key: string, good: Entry, data: NextPage): void {
  metrics.rendered.inc({ result: 'kept' });
  const again = { ...good, savedAt: Date.now(), lifetime: { revalidate: DEGRADED_SECONDS } };
  pages.set(key, again, { durable: false });
  data.html = good.body;
  data.headers = good.headers;
  data.status = good.status;
  data.rscData = Buffer.from(good.payload ?? '', 'base64');
}

/** Next's own names for cache tags are kept for `revalidatePath`; numbers become texts. */
function keptHeaders(headers: Headers | undefined): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  );
}

const pageHeaders: Record<string, string> = {
  'speculation-rules': '"/speculation-rules.json"',
};

/** Weak, because a compressed copy has the same. */
function tagOf(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** `/route-cache/APP_PAGE/<hash>/$/news-event` → `/news-event`. */
function pathOf(key: string): string {
  const path = key.slice(key.indexOf('$') + 1);
  return path === '/index' ? '/' : path;
}
