import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onRequest } from '@/lib/http/on-request';
import { limitPatience, patience } from '@/lib/http/patience';
import { listen } from '@/school-api/http/listen';
import { ask } from './raw-line';

/** Short, so that a test need not wait long; long enough for an honest request on a busy machine. */
const OFTEN = { connectionsCheckingInterval: 50 };
const SHORT = { headersMs: 600, formMs: 600, uploadMs: 1500 };

const HALF_HEAD = 'POST /api/contact-us HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\n';
const HEAD = `${HALF_HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n`;

/** The answer may drown in what still drips in. */
const CUT = /^(?:HTTP\/1\.1 408 Request Timeout)?$/;

/** Drips one byte at a time and says how the line ended: with which answer, or none. */
function drip(port: number, start: string): Promise<string> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    let heard = '';
    const drops = setInterval(() => line.write('a'), 40);
    line.on('data', (piece) => {
      heard += piece.toString();
    });
    line.on('error', () => undefined);
    line.on('close', () => {
      clearInterval(drops);
      resolve(heard.split('\r\n', 1).join(''));
    });
    line.write(start);
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

describe('the site', () => {
  /** Reads the body before it answers, as every route does. */
  const server = createServer(OFTEN, (request, response) => {
    request.on('error', () => undefined);
    request.resume().on('end', () => response.end('done'));
  });
  beforeAll(async () => {
    onRequest([limitPatience(SHORT)]);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    await ask(portOf(server), 'GET /');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('cuts a line whose head never ends', async () => {
    expect(await drip(portOf(server), HALF_HEAD)).toBe('HTTP/1.1 408 Request Timeout');
  });

  it('cuts a line whose form drips', async () => {
    expect(await drip(portOf(server), HEAD)).toBe('');
  });

  it('gives an upload longer, but not for ever', async () => {
    const upload = HEAD.replace('contact-us', 'job-apply').replace('100', '100000');
    expect(await drip(portOf(server), upload)).toMatch(CUT);
  });

  it('answers whoever sends as a browser does', async () => {
    const answer = await ask(portOf(server), 'POST /api/contact-us', [], '{}');
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('done') });
  });

  it('has limits that no honest phone meets and no line outlives', () => {
    expect(patience.headersMs).toBeGreaterThanOrEqual(10_000);
    expect(patience.headersMs).toBeLessThanOrEqual(30_000);
    expect(patience.formMs).toBeLessThanOrEqual(120_000);
    // 5 MB at 20 KB a second.
    expect(patience.uploadMs).toBeGreaterThanOrEqual(250_000);
    expect(patience.uploadMs).toBeLessThanOrEqual(600_000);
  });
});

describe('the school API', () => {
  const app = new Hono().post('/api/*', async (c) => c.text(await c.req.text()));

  it('cuts the same lines', async () => {
    const short = { ...OFTEN, headersTimeout: 150, requestTimeout: 300 };
    const api = await listen(app, { host: '127.0.0.1', port: 0 }, short);
    const port = Number(new URL(api.url).port);
    expect(await drip(port, HALF_HEAD)).toBe('HTTP/1.1 408 Request Timeout');
    expect(await drip(port, HEAD)).toMatch(CUT);
    await api.close();
  });
});
