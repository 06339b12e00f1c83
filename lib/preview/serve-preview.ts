import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request as ask } from 'undici';
import type { Preview } from '@/contract/preview';
import { addressOf, stampClientAddress } from '@/lib/bff/client-ip';
import type { Trust } from '@/lib/bff/trust-proxy';
import { ConcurrencyLimit } from '@/lib/http/concurrency-limit';
import type { DefaultHeaders } from '@/lib/http/default-headers';
import type { SiteResponse } from '@/lib/http/site-response';
import { flat } from '@/lib/http/stored-response';
import { log } from '@/lib/log';
import { fetchPreview } from './fetch-preview';
import { finishPreview } from './finish-preview';
import { renderPreview } from './overlay';
import { phoneFrame } from './phone-frame';

const PATH = /^\/preview\/([\w-]{1,100})(?:\?width=(phone))?$/;
/** Each is rendered for one person who has the token. */
const AT_ONCE = 4;
/** Limits before the token is verified. */
const ASKING = { all: 1_000, perAddress: 4 };
const RENDER_MS = 20_000;

type Parts = {
  /** This process's origin. */
  origin: () => string | undefined;
  defaults: DefaultHeaders;
  /** False in development, where pages are sent as rendered. */
  documents: boolean;
  trust: Trust;
};
type Render = (request: IncomingMessage, response: SiteResponse) => void;
/** `framework` renders without the page store. */
type Renderers = { framework: Render; site: Render };
type RenderedPage = { status: number; body: string; policy: string | undefined };

/**
 * Shows a draft in the real page. This process requests the page under a single-use name, so that no part
 * of it mixes with a stored page.
 */
export function previews({ origin, defaults, documents, trust }: Parts) {
  const once = new Map<string, Preview>();
  const stampAddress = stampClientAddress(trust);
  const asking = new ConcurrencyLimit(ASKING);
  let running = 0;

  /** Undefined while too many others are being rendered. */
  async function make(preview: Preview): Promise<RenderedPage | undefined> {
    const site = origin();
    if (!site || running >= AT_ONCE) return undefined;
    running += 1;
    const name = randomBytes(32).toString('base64url');
    once.set(name, preview);
    try {
      const signal = AbortSignal.timeout(RENDER_MS);
      const { statusCode, body } = await ask(`${site}/preview/${name}`, {
        signal,
        // Without a user agent Next sends the title after the page.
        headers: { 'user-agent': 'school-site' },
      });
      const html = await body.text();
      const made = documents ? await finishPreview(html, preview) : { html, policy: undefined };
      return { status: statusCode, body: made.html, policy: made.policy };
    } finally {
      running -= 1;
      once.delete(name);
    }
  }

  async function show(request: IncomingMessage, response: SiteResponse, render: Render) {
    const [, token = '', width] = PATH.exec(request.url ?? '') ?? [];
    const address = addressOf(request);
    const release = asking.acquire(address);
    if (!release) return refuse(response, 503);
    const preview = await fetchPreview(token, address).finally(release);
    if (!preview) {
      // Handled like any unknown address.
      request.url = '/-';
      return render(request, response);
    }
    const made = width ? { status: 200, ...phoneFrame(`/preview/${token}`) } : await make(preview);
    if (made) send(request, response, made, defaults);
    else refuse(response, 503);
  }

  /** False for every other address. */
  return (request: IncomingMessage, response: SiteResponse, renderers: Renderers): boolean => {
    const { url = '', method } = request;
    if (!url.startsWith('/preview/')) return false;
    const name = PATH.exec(url)?.[1] ?? '';
    const preview = once.get(name);
    if (preview && once.delete(name)) {
      renderPreview(preview, () => renderers.framework(request, response));
      return true;
    }
    if (method !== 'GET' && method !== 'HEAD') {
      refuse(response, 405);
      return true;
    }
    stampAddress(request, response);
    show(request, response, renderers.site).catch((error: unknown) => {
      log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'preview failed');
      if (!response.headersSent) refuse(response, 503);
    });
    return true;
  };
}

const headers = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

function refuse(response: SiteResponse, status: number): void {
  response.sendComplete(status, flat({ ...headers, 'retry-after': '2', 'content-length': '0' }));
}

function send(
  { method }: IncomingMessage,
  response: SiteResponse,
  { status, body, policy }: RenderedPage,
  defaults: DefaultHeaders,
): void {
  const bytes = Buffer.from(body);
  const own = {
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(bytes.length),
    ...headers,
    ...(policy && { 'content-security-policy': policy }),
  };
  const all = flat({ ...defaults('/'), ...own });
  response.sendComplete(status, all, method === 'HEAD' ? undefined : bytes);
}
