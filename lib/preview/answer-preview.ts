import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { request as ask } from 'undici';
import type { Preview } from '@/contract/preview';
import type { DefaultHeaders } from '@/lib/http/default-headers';
import type { SiteResponse } from '@/lib/http/site-response';
import { flat } from '@/lib/http/stored-answer';
import { log } from '@/lib/log';
import { askPreview } from './ask-preview';
import { finishPreview } from './finish-preview';
import { renderPreview } from './overlay';
import { phoneFrame } from './phone-frame';

const PATH = /^\/preview\/([\w-]{1,100})(?:\?width=(phone))?$/;
/** Each is rendered for one person. */
const AT_ONCE = 4;
const RENDER_MS = 20_000;

type Parts = {
  /** Of this process. */
  origin: () => string | undefined;
  defaults: DefaultHeaders;
  /** False in development: pages are left as they are rendered. */
  documents: boolean;
};
type Render = (request: IncomingMessage, response: SiteResponse) => void;
/** `framework` leaves out the pages that are kept. */
type Ways = { framework: Render; site: Render };
type Made = { status: number; body: string; policy: string | undefined };

/**
 * Shows a draft in the real page. The page is asked for from this process by a name that is used once, so
 * that nothing of it can meet a page that is kept.
 */
export function previews({ origin, defaults, documents }: Parts) {
  const once = new Map<string, Preview>();
  let running = 0;

  async function make(token: string, width: string | undefined): Promise<Made | undefined> {
    const preview = await askPreview(token);
    const site = origin();
    if (!preview || !site) return undefined;
    if (width) return { status: 200, ...phoneFrame(`/preview/${token}`) };
    const name = randomBytes(32).toString('base64url');
    once.set(name, preview);
    try {
      const signal = AbortSignal.timeout(RENDER_MS);
      const { statusCode, body } = await ask(`${site}/preview/${name}`, {
        signal,
        // Without a name of a program Next sends the title behind the page.
        headers: { 'user-agent': 'school-site' },
      });
      const html = await body.text();
      const made = documents ? await finishPreview(html, preview) : { html, policy: undefined };
      return { status: statusCode, body: made.html, policy: made.policy };
    } finally {
      once.delete(name);
    }
  }

  async function show(request: IncomingMessage, response: SiteResponse, render: Render) {
    const [, token = '', width] = PATH.exec(request.url ?? '') ?? [];
    const made = await make(token, width);
    if (made) return send(request, response, made, defaults);
    // As any address that is nobody's.
    request.url = '/-';
    render(request, response);
  }

  /** False for every other address. */
  return (request: IncomingMessage, response: SiteResponse, ways: Ways): boolean => {
    const { url = '', method } = request;
    if (!url.startsWith('/preview/')) return false;
    const name = PATH.exec(url)?.[1] ?? '';
    const preview = once.get(name);
    if (preview && once.delete(name)) {
      renderPreview(preview, () => ways.framework(request, response));
      return true;
    }
    if ((method !== 'GET' && method !== 'HEAD') || running >= AT_ONCE) {
      const status = running >= AT_ONCE ? 503 : 405;
      response.sendComplete(
        status,
        flat({ ...headers, 'retry-after': '2', 'content-length': '0' }),
      );
      return true;
    }
    running += 1;
    show(request, response, ways.site)
      .catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'preview failed');
        if (!response.headersSent) response.sendComplete(503, flat(headers));
      })
      .finally(() => {
        running -= 1;
      });
    return true;
  };
}

const headers = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

function send(
  { method }: IncomingMessage,
  response: SiteResponse,
  { status, body, policy }: Made,
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
