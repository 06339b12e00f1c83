import { createHash } from 'node:crypto';
import { log } from '@/lib/log';
import type { Entry } from './entry';
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

export type SetContext = { cacheControl?: { revalidate?: number | false; expire?: number } };

/** A page made without an answer of the school API lives this long, in seconds. */
const DEGRADED_SECONDS = 5;

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
    limit(context, DEGRADED_SECONDS);
    const good = await pages.get(key);
    if (good && !isDegraded(good)) return serveKept(pages, key, good, data);
    log.warn({ path }, 'page rendered without an answer of the school API');
    if (facts.status) {
      data.status = facts.status;
      headers['cache-control'] = 'no-store';
      headers['retry-after'] = String(DEGRADED_SECONDS);
      return;
    }
  }
  if (facts.status) data.status = facts.status;
  const { status } = data;
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
    { durable: (status ?? 200) === 200 && !facts.degraded },
  );
}

/** A failing answer of a machine file is sent, never kept. */
export function keepRoute(pages: Pages, key: string, data: NextRoute, context: SetContext): void {
  if (data.status >= 500) {
    data.headers = { ...data.headers, 'cache-control': 'no-store' };
    return;
  }
  data.headers = { ...data.headers, etag: tagOf(data.body) };
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
    { durable: data.status === 200 },
  );
}

/** The good page stays, and is asked for again soon; whoever triggered this rendering gets it too. */
function serveKept(pages: Pages, key: string, good: Entry, data: NextPage): void {
  const again = { ...good, savedAt: Date.now(), lifetime: { revalidate: DEGRADED_SECONDS } };
  pages.set(key, again, { durable: false });
  data.html = good.body;
  data.headers = good.headers;
  data.status = good.status;
  data.rscData = Buffer.from(good.payload ?? '', 'base64');
}

/** Only a degraded page has an end after which it is not even shown while a new one is made. */
function isDegraded(entry: Entry): boolean {
  return entry.lifetime.expire === DEGRADED_SECONDS;
}

function limit(context: SetContext, seconds: number): void {
  if (!context.cacheControl) return;
  context.cacheControl.revalidate = seconds;
  context.cacheControl.expire = seconds;
}

function lifetimeOf({ cacheControl }: SetContext): Entry['lifetime'] {
  const revalidate = typeof cacheControl?.revalidate === 'number' ? cacheControl.revalidate : 60;
  return {
    revalidate,
    ...(cacheControl?.expire !== undefined && { expire: cacheControl.expire }),
  };
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
