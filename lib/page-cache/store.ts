import { createHash } from 'node:crypto';
import { log } from '@/lib/log';
import { metrics } from '@/lib/metrics/metrics';
import { numbersOf, renderingBegan } from '@/lib/site-changes/numbers';
import type { Entry } from './entry';
import {
  DEGRADED_SECONDS,
  isDegraded,
  lifetimeOf,
  limitToDegraded,
  type SetContext,
} from './lifetime';
import { type BuildOutput, makePage } from './make-page';
import type { Pages } from './pages';
import { ruleFor, tagsFor } from './routes';

export const NOT_FOUND = '/_not-found';

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
 * Makes the final page from a fresh rendering and stores it. Next sends `data` and
 * `context.cacheControl` as this call leaves them, from the first response on
 * (docs/decisions/next-internals.md).
 */
export async function storePage(
  pages: Pages,
  path: string,
  data: NextPage,
  context: SetContext,
  output: BuildOutput,
): Promise<void> {
  if (isMade(data)) return storeAgain(pages, path, context);
  const rule = ruleFor(path);
  const facts = await makePage(rule, data.html, output);
  const headers = { ...storedHeaders(data.headers), ...pageHeaders };
  headers['content-security-policy'] = facts.policy;
  headers.etag = tagOf(facts.html);
  const payload = rule.kind === 'app' ? data.rscData : undefined;

  data.html = facts.html;
  data.headers = headers;
  data.rscData = payload ?? Buffer.alloc(0);
  data.segmentData = undefined;

  if (facts.degraded) {
    limitToDegraded(context);
    const good = await pages.get(path);
    if (good && !isDegraded(good)) return serveStored(pages, path, good, data);
    log.warn({ path }, 'page rendered without the school API');
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
    path,
    {
      kind: 'APP_PAGE',
      body: data.html,
      ...(payload && { payload: payload.toString('base64') }),
      status,
      headers,
      ...tagged(path),
      savedAt: Date.now(),
      lifetime: lifetimeOf(context),
    },
    {
      durable: (status ?? 200) === 200 && isWhole && !facts.unlisted,
      gone: status === 404 && isWhole,
      isListed: !facts.unlisted && (status !== 404 || path === NOT_FOUND),
    },
  );
}

function tagged(path: string): Pick<Entry, 'tags' | 'seen' | 'begunAt'> {
  const tags = tagsFor(path);
  const seen = numbersOf(tags);
  return { tags, begunAt: renderingBegan(), ...(Object.keys(seen).length > 0 && { seen }) };
}

/** Only pages made here have a policy. When rendering fails, Next passes the stored page back. */
function isMade({ headers }: NextPage): boolean {
  return headers?.['content-security-policy'] !== undefined;
}

/** Extends the stored page until Next tries again. */
async function storeAgain(pages: Pages, path: string, context: SetContext): Promise<void> {
  metrics.rendered.inc({ result: 'kept' });
  const good = await pages.get(path);
  if (!good) return;
  const again = { ...good, begunAt: undefined, savedAt: Date.now(), lifetime: lifetimeOf(context) };
  pages.set(path, again, { durable: false });
}

/** Set by route handlers on an incomplete response. */
const DEGRADED_HEADER = 'x-degraded';

/** A failed response of a route handler is sent but never stored. */
export function storeRoute(pages: Pages, path: string, data: NextRoute, context: SetContext): void {
  if (data.status >= 500) {
    data.headers = { ...data.headers, 'cache-control': 'no-store' };
    return;
  }
  const { [DEGRADED_HEADER]: degraded, ...headers } = data.headers;
  if (degraded) limitToDegraded(context);
  data.headers = { ...headers, etag: tagOf(data.body) };
  pages.set(
    path,
    {
      kind: 'APP_ROUTE',
      body: data.body.toString('base64'),
      status: data.status,
      headers: storedHeaders(data.headers),
      ...tagged(path),
      savedAt: Date.now(),
      lifetime: lifetimeOf(context),
    },
    { durable: data.status === 200 && !degraded },
  );
}

/** Keeps the good page, sends it to this visitor too, and schedules another rendering soon. */
function serveStored(pages: Pages, path: string, good: Entry, data: NextPage): void {
  metrics.rendered.inc({ result: 'kept' });
  const again = {
    ...good,
    begunAt: undefined,
    savedAt: Date.now(),
    lifetime: { revalidate: DEGRADED_SECONDS },
  };
  pages.set(path, again, { durable: false });
  data.html = good.body;
  data.headers = good.headers;
  data.status = good.status;
  data.rscData = Buffer.from(good.payload ?? '', 'base64');
}

/** Next's own cache-tag header is stored for `revalidatePath`; numbers become strings. */
function storedHeaders(headers: Headers | undefined): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]],
    ),
  );
}

const pageHeaders: Record<string, string> = {
  'speculation-rules': '"/speculation-rules.json"',
};

/** Weak, because compressed copies share it. */
function tagOf(body: string | Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}
