import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Server } from 'node:net';
import { describe, expect, it } from 'vitest';
import { defaultHeaders } from '@/lib/http/default-headers';
import { limitRenders } from '@/lib/http/limit-renders';
import { siteResponse } from '@/lib/http/site-response';
import { pageEntry } from '../page-cache/samples';
import { listening } from '../support/listening';

const defaults = defaultHeaders({ https: false, policy: true, indexable: true });
const stored = pageEntry('');

let server: Server;

/** A site that stores only the home page; the test decides when a rendering finishes. */
async function start(body = Buffer.from('done')) {
  const storedSince = new Set<string>();
  const rendering: (() => void)[] = [];
  const render = limitRenders(
    (_, response) =>
      new Promise((done) => {
        rendering.push(() => {
          response.writeHead(200).end(body, () => done());
          if (response.destroyed) done();
        });
      }),
    {
      pages: { peek: (key) => (key === '/' ? stored : undefined) },
      answer: ({ url = '' }, response) => {
        if (storedSince.has(url)) response.writeHead(200).end('stored');
        return storedSince.has(url);
      },
      defaults,
    },
  );
  server = createServer({ ServerResponse: siteResponse(defaults) }, (request, response) => {
    response.once('close', () => response.writableFinished || server.emit('left'));
    void render(request, response);
  });
  const port = await listening(server);
  return { rendering, storedSince, port, url: `http://127.0.0.1:${port}` };
}

async function takeAllPlaces(url: string, signal?: AbortSignal) {
  const held = arrivals(4);
  for (const name of ['a', 'b', 'c', 'd']) {
    void fetch(`${url}/taken-${name}`, { ...(signal && { signal }) }).catch(() => undefined);
  }
  await held;
}

const arrivals = (count: number) =>
  new Promise<void>((done) => {
    let seen = 0;
    server.on('request', () => {
      seen += 1;
      if (seen === count) done();
    });
  });

describe('pages that are not stored', () => {
  it.each(['/news-event/detail/item-', '/_next/image?url=%2Fa&n='])(
    'are rendered four at a time, in order: %s',
    async (path) => {
      const { rendering, url } = await start();
      const all = arrivals(10);
      const answers = Array.from({ length: 10 }, (_, n) => fetch(`${url}${path}${n}`));
      await all;
      expect(rendering).toHaveLength(4);
      for (let n = 0; n < 10; n += 1) {
        rendering[n]?.();
        expect(rendering.length).toBe(Math.min(10, n + 5));
      }
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    },
  );

  it('never delay a form, a call or the renewal of a stored page', async () => {
    const { rendering, url } = await start();
    await takeAllPlaces(url);
    const more = arrivals(3);
    const others = [
      fetch(`${url}/api/send-otp`, { method: 'POST' }),
      fetch(`${url}/api/readyz`),
      fetch(url),
    ];
    await more;
    expect(rendering).toHaveLength(7);
    for (const one of rendering.slice(4)) one();
    for (const answer of await Promise.all(others)) expect(answer.status).toBe(200);
  });

  it('take one slot for all visitors of a page, who get what is stored for the first', async () => {
    const { rendering, storedSince, url } = await start();
    const ask = (name: string) => fetch(`${url}/news-event/detail/${name}`);
    const all = arrivals(304);
    const answers = ['a', 'b', 'c', 'd'].map(ask);
    const others = Array.from({ length: 300 }, (_, n) => ask(n < 150 ? 'a' : 'e'));
    await all;
    expect(rendering).toHaveLength(4);
    storedSince.add('/news-event/detail/a');
    rendering[0]?.();
    expect(rendering).toHaveLength(5);
    storedSince.add('/news-event/detail/e');
    for (const one of rendering.slice(1)) one();
    expect(rendering).toHaveLength(5);
    const texts = async (asked: Promise<Response>[]) =>
      new Set(await Promise.all((await Promise.all(asked)).map((answer) => answer.text())));
    expect(await texts(answers)).toEqual(new Set(['done']));
    expect(await texts(others)).toEqual(new Set(['done', 'stored']));
  });

  it('are rendered for each visitor if nothing is stored', async () => {
    const { rendering, url } = await start();
    const all = arrivals(3);
    const answers = Array.from({ length: 3 }, () => fetch(`${url}/news-event/detail/a`));
    await all;
    expect(rendering).toHaveLength(1);
    rendering[0]?.();
    expect(rendering).toHaveLength(3);
    for (const one of rendering.slice(1)) one();
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  });

  it('keep their slot when one of their visitors leaves', async () => {
    const { rendering, url } = await start();
    const ask = (name: string, signal?: AbortSignal) =>
      fetch(`${url}/news-event/detail/${name}`, { ...(signal && { signal }) });
    const leave = new AbortController();
    const held = arrivals(4);
    const answers = ['a', 'b', 'c', 'd'].map((name) => ask(name));
    await held;
    const more = arrivals(3);
    const left = ask('e', leave.signal).catch(() => undefined);
    answers.push(ask('e'), ask('f'));
    await more;
    const gone = once(server, 'left');
    leave.abort();
    await Promise.all([left, gone]);
    rendering[0]?.();
    expect(rendering).toHaveLength(5);
    await new Promise((done) => setImmediate(done));
    expect(rendering).toHaveLength(5);
    for (let n = 1; n < 6; n += 1) {
      rendering[n]?.();
      await new Promise((done) => setImmediate(done));
    }
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(200);
  });

  it('are refused with a message when too many wait', async () => {
    const { url } = await start();
    const all = arrivals(204);
    const leave = new AbortController();
    for (let n = 0; n < 204; n += 1) {
      const held = fetch(`${url}/news-event/detail/${n}`, { signal: leave.signal });
      void held.catch(() => undefined);
    }
    await all;
    const refused = await fetch(`${url}/news-event/detail/one-more`);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain('busy');
    leave.abort();
  });

  it('do not wait for visitors who do not read their response', async () => {
    const { rendering, port, url } = await start(Buffer.alloc(32 * 1024 * 1024));
    const held = arrivals(4);
    const sockets = Array.from({ length: 4 }, (_, n) => {
      const socket = connect(port, '127.0.0.1').pause();
      socket.on('error', () => undefined);
      socket.write(`GET /none-${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      return socket;
    });
    await held;
    for (const one of rendering.splice(0)) one();
    const next = arrivals(1);
    void fetch(`${url}/none-5`).catch(() => undefined);
    await next;
    expect(rendering).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
  });

  it('are rendered to the end for visitors who leave, before the next one begins', async () => {
    const { rendering, url } = await start();
    const leave = new AbortController();
    await takeAllPlaces(url, leave.signal);
    leave.abort();
    const next = arrivals(1);
    const answer = fetch(`${url}/none-5`);
    await next;
    expect(rendering).toHaveLength(4);
    rendering[0]?.();
    await new Promise((done) => setImmediate(done));
    rendering[4]?.();
    expect((await answer).status).toBe(200);
  });
});
