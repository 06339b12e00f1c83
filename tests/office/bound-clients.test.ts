import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { boundClients, type ClientLimits, officeLimits } from '@/school-api/office/bound-clients';
import { type Listening, listen } from '@/school-api/platform';

const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LIMITS: ClientLimits = {
  maxConnections: 12,
  maxPerAddress: 8,
  maxPipelined: 4,
  maxInFlight: 3,
  idleMs: 60_000,
};

let asked = 0;
let waiting: (() => void)[] = [];
const app = new Hono<object>()
  .get('/', (c) => {
    asked += 1;
    return c.text('here');
  })
  .get('/slow', async (c) => {
    await new Promise<void>((done) => waiting.push(done));
    return c.text('late');
  });

let server: Listening | undefined;
let bare: Server | undefined;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  for (const done of waiting) done();
  [sockets, waiting, asked] = [[], [], 0];
  await server?.close(100);
  server = undefined;
});

async function start(limits: Partial<ClientLimits> = {}): Promise<string> {
  server = await listen(
    app,
    { host: '127.0.0.1', port: 0 },
    {
      bound: (made) => {
        bare = made;
        return boundClients(made, { ...LIMITS, ...limits });
      },
    },
  );
  return server.url;
}

function open(url: string, text: string): { socket: Socket; closed: Promise<unknown> } {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.resume();
  socket.write(text);
  return { socket, closed };
}

const holdOpen = async (url: string, count: number) => {
  for (let n = 0; n < count; n += 1) {
    await once(open(url, 'GET / HTTP/1.1\r\n').socket, 'ready');
  }
};

describe('one client of the office', () => {
  it('has a limited number of connections, and gets new ones when it closes them', async () => {
    const url = await start();
    await holdOpen(url, LIMITS.maxPerAddress);
    await open(url, GET).closed;
    expect(asked).toBe(0);
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(() =>
        fetch(url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  it('has a limited number in all, also behind a proxy; the oldest idle one makes room', async () => {
    const url = await start({ maxPerAddress: Number.POSITIVE_INFINITY });
    await holdOpen(url, LIMITS.maxConnections);
    const [oldest, ...others] = sockets;
    expect((await fetch(url)).status).toBe(200);
    await expect.poll(() => oldest?.closed).toBe(true);
    expect(others.filter(({ closed }) => closed)).toEqual([]);
  });

  it('cannot send hundreds of requests before reading a response', async () => {
    const url = await start({ maxInFlight: 1_000 });
    await open(url, GET.repeat(200)).closed;
    expect(asked).toBeLessThanOrEqual(LIMITS.maxPipelined);
  });

  it('must retry while too many requests are in progress, and is served afterwards', async () => {
    const url = await start();
    const slow = Array.from({ length: LIMITS.maxInFlight }, () => fetch(`${url}/slow`));
    await expect.poll(() => waiting.length).toBe(LIMITS.maxInFlight);
    const refused = await fetch(url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.text()).toContain('very busy');
    for (const done of waiting) done();
    for (const response of await Promise.all(slow)) expect(await response.text()).toBe('late');
    expect((await fetch(url)).status).toBe(200);
  });

  it('releases its slots when it disconnects', async () => {
    const url = await start();
    const slow = GET.replace('/', '/slow');
    const gone = Array.from({ length: 3 }, () => open(url, slow.repeat(LIMITS.maxInFlight)));
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    for (const { socket } of gone) socket.destroy();
    await expect.poll(() => fetch(url).then(({ status }) => status)).toBe(200);
  });

  it('loses an idle connection', async () => {
    const url = await start();
    const { closed } = open(url, GET.replace('/', '/slow'));
    const [theirs] = bare ? await once(bare, 'connection') : [];
    await expect.poll(() => waiting.length).toBe(1);
    // As Node's timer does on a timeout.
    theirs.emit('timeout');
    await closed;
    expect(bare?.timeout).toBe(LIMITS.idleMs);
  });
});

it('the office does not count a proxy as one client', () => {
  expect(officeLimits(true).maxPerAddress).toBe(Number.POSITIVE_INFINITY);
  expect(officeLimits(true).maxConnections).toBeLessThanOrEqual(256);
});
