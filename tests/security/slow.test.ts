import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitUploadRate, uploadRate } from '@/lib/http/limit-upload-rate';
import { limitBodyTime, requestTimeouts, timeoutOptions } from '@/lib/http/request-timeouts';
import { boundConnections, listen } from '@/school-api/platform/http/listen';
import { listening } from '../support/listening';
import { ask } from './raw-line';

/** Only for connections that must be closed; honest requests are not subject to it. */
const OFTEN = { connectionsCheckingInterval: 50 };
const SHORT = { headersMs: 600, formMs: 600, uploadMs: 1500 };
const RATE = { graceMs: 300, checkMs: 50, bytesPerSecond: 1000 };

const HALF_HEAD = 'POST /api/contact-us HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n';
const HEAD = `${HALF_HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`;

/** The response may be lost, because the client is still sending. */
const CUT = /^(?:HTTP\/1\.1 408 Request Timeout)?$/;

/** Sends one byte at a time; resolves with the response, or '' without one. */
function drip(port: number, start: string): Promise<string> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    let rows = '';
    const drops = setInterval(() => line.write('a'), 40);
    line.on('data', (piece) => {
      rows += piece.toString();
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      clearInterval(drops);
      resolve(rows.split('\r\n', 1).join(''));
    });
    line.write(start);
  });
}

function serve(limits: typeof requestTimeouts, rate: typeof uploadRate): Promise<number> {
  const limit = limitBodyTime(limits);
  const limitRate = limitUploadRate(rate);
  const server = createServer({ ...OFTEN, ...timeoutOptions(limits) }, (request, response) => {
    limit(request, response);
    if (!request.url?.includes('any-rate')) limitRate(request, response);
    request.on('error', () => undefined);
    request.resume().on('end', () => response.end('done'));
  });
  return listening(server);
}

const site = await serve(SHORT, RATE);
const asShipped = await serve(requestTimeouts, uploadRate);

describe('the site', () => {
  it('closes a connection whose headers never end', async () => {
    expect(await drip(site, HALF_HEAD)).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('closes a connection whose form arrives too slowly', async () => {
    expect(await drip(site, HEAD)).toBe('');
  });

  it('allows an upload more time, but not without limit', async () => {
    const upload = HEAD.replace('contact-us', 'job-apply?any-rate').replace('100', '100000');
    expect(await drip(site, upload)).toMatch(CUT);
  });

  it('closes an upload that arrives too slowly', async () => {
    const upload = HEAD.replace('contact-us', 'job-apply').replace('100', '100000');
    expect(await drip(site, upload)).toBe('');
  });

  it('accepts no other address as an upload', async () => {
    const page = HEAD.replace('contact-us', 'job-apply-not').replace('100', '100000');
    expect(await drip(site, page)).toBe('');
  });

  it('answers a client that sends like a browser', async () => {
    const answer = await ask(asShipped, 'POST /api/contact-us', [], '{}');
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('done') });
  });

  it('has limits that slow phones stay within', () => {
    expect(requestTimeouts.headersMs).toBeGreaterThanOrEqual(10_000);
    expect(requestTimeouts.headersMs).toBeLessThanOrEqual(30_000);
    expect(requestTimeouts.formMs).toBeLessThanOrEqual(120_000);
    expect(uploadRate.graceMs + uploadRate.checkMs).toBeLessThanOrEqual(30_000);
    expect(uploadRate.bytesPerSecond).toBeLessThanOrEqual(8_192);
    expect(uploadRate.bytesPerSecond).toBeGreaterThanOrEqual(1_024);
    // 5 MB at 20 KB a second.
    expect(requestTimeouts.uploadMs).toBeGreaterThanOrEqual(250_000);
    expect(requestTimeouts.uploadMs).toBeLessThanOrEqual(600_000);
  });
});

describe('the school API', () => {
  const app = new Hono().post('/api/*', async (c) => c.text(await c.req.text()));

  it('closes the same connections', async () => {
    const short = { ...OFTEN, headersTimeout: 150, requestTimeout: 300 };
    const api = await listen(app, { host: '127.0.0.1', port: 0 }, { timeouts: short });
    const port = Number(new URL(api.url).port);
    expect(await drip(port, HALF_HEAD)).toBe('HTTP/1.1 408 Request Timeout');
    expect(await drip(port, HEAD)).toMatch(CUT);
    await api.close();
  });

  it('has a limited number of connections', async () => {
    const where = { host: '127.0.0.1', port: 0 };
    const api = await listen(app, where, { bound: boundConnections(3) });
    const port = Number(new URL(api.url).port);
    const held = Array.from({ length: 3 }, () => connect(port, '127.0.0.1'));
    await Promise.all(held.map((line) => once(line, 'ready')));
    expect(await drip(port, HEAD)).toBe('');
    for (const line of held) line.destroy();
    await api.close();
  });
});
