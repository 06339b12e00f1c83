import { request as ask, type IncomingMessage } from 'node:http';
import { closeSlowestBody } from '@/contract/slowest-body';
import { addressOf, stampClientAddress } from '@/lib/bff/client-ip';
import type { Trust } from '@/lib/bff/trust-proxy';
import { ConcurrencyLimit } from './concurrency-limit';
import { officeRequestHeaders, officeResponseHeaders } from './office-headers';
import { refuseAmbiguous } from './refuse-ambiguous';
import type { RequestHandler } from './request-handler';
import { limitBodyTime, requestTimeouts } from './request-timeouts';
import type { SiteResponse } from './site-response';

type Office = { url: string; port: number; trust: Trust };

const LOOPBACK = '127.0.0.1';
/** Few people use the office; more requests are an attack, which must not reach the school API. */
const IN_FLIGHT = { all: 64, perAddress: 24 };
const TIMEOUT_MS = 60_000;

/**
 * On a host with a single port: forwards all requests for the office's host name, and only those, to
 * its listener on this machine. They never reach the site.
 */
export function passToOffice({ url, port, trust }: Office): RequestHandler {
  const own = new URL(url);
  const { host } = own;
  const hosts = hostsOf(own);
  const stampAddress = stampClientAddress(trust);
  const limitBody = limitBodyTime(requestTimeouts);
  const requests = new Set<IncomingMessage>();
  // Slow bodies must not take slots from other requests.
  const slots = new ConcurrencyLimit(IN_FLIGHT, () => closeSlowestBody(requests));

  return (request, response) => {
    if (!hosts.includes(request.headers.host?.toLowerCase() ?? '')) return false;
    if (refuseAmbiguous(request, response)) return true;
    if (!isPlain(request)) {
      refuse(response, 400, 'Invalid request.');
      return true;
    }
    stampAddress(request, response);
    limitBody(request, response);
    const release = slots.acquire(addressOf(request));
    if (!release) {
      refuse(response, 503, 'The office is very busy. Please try again in a moment.');
      return true;
    }
    requests.add(request);
    response.once('close', () => {
      requests.delete(request);
      release();
    });
    pass(request, response, { port, host });
    return true;
  };
}

/** With and without the port that the scheme implies. */
function hostsOf({ host, port, protocol }: URL): string[] {
  return port === '' ? [host, `${host}:${protocol === 'https:' ? 443 : 80}`] : [host];
}

/** Only a POST has a body: with another method, it could be read as a second request. */
function isPlain({ url = '', method, headers }: IncomingMessage): boolean {
  const hasBody = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
  return url.startsWith('/') && (method === 'POST' || !hasBody);
}

type Target = { port: number; host: string };

function pass(request: IncomingMessage, response: SiteResponse, { port, host }: Target): void {
  const { method, url: path, headers } = request;
  const upstream = ask({
    host: LOOPBACK,
    port,
    method,
    path,
    timeout: TIMEOUT_MS,
    agent: false,
    headers: { ...officeRequestHeaders(headers), host },
  });
  upstream.once('response', (answer) => {
    response.sendHead(answer.statusCode ?? 502, officeResponseHeaders(answer.rawHeaders));
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  upstream.once('timeout', () => upstream.destroy());
  upstream.once('error', () => {
    if (response.headersSent) response.destroy();
    else refuse(response, 502, UNAVAILABLE);
  });
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}

const UNAVAILABLE =
  'The office is not responding. Your last change may not be saved: check in another tab. To send it again, reload this page.';

function refuse(response: SiteResponse, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`);
  response.shouldKeepAlive = false;
  response.sendComplete(
    status,
    [
      ...['connection', 'close', 'cache-control', 'no-store', 'x-content-type-options', 'nosniff'],
      ...['content-type', 'text/plain; charset=utf-8', 'content-length', String(body.length)],
      ...(status === 503 ? ['retry-after', '5'] : []),
    ],
    body,
  );
}
