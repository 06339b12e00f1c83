import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parseTrust } from '@/lib/bff/trust-proxy';
import {
  type ConnectionLimits,
  connectionLimits,
  guardConnections,
} from '@/lib/http/guard-connections';
import { listening } from '../support/listening';
import { ask, sendRaw } from './raw-line';

const LIMITS: ConnectionLimits = {
  maxInFlight: 4,
  unreadMs: 60_000,
  maxConnections: 20,
  idleMs: 60_000,
  maxRequests: 100,
  maxPerAddress: 10,
};
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** More than the socket buffers can hold. */
const LARGE = Buffer.alloc(32 * 1024 * 1024, 'a');

let server: Server;

async function start(answer: RequestListener, limits: Partial<ConnectionLimits> = {}) {
  server = createServer((request, response) => {
    if (admits(request, response)) answer(request, response);
  });
  const admits = guardConnections(server, { ...LIMITS, ...limits });
  return listening(server);
}

function open(port: number, text = ''): { socket: Socket; closed: Promise<void> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  socket.write(text);
  return { socket, closed };
}

describe('a connection', () => {
  it('that sends 200 requests without reading has four of them answered, and ends', async () => {
    let asked = 0;
    const port = await start((_, response) => {
      asked += 1;
      response.end(LARGE.subarray(0, 100_000));
    });
    const { socket, closed } = open(port, GET.repeat(200));
    socket.resume();
    await closed;
    expect(asked).toBeLessThanOrEqual(4);
  });

  it('may send the next request early, as some programs do', async () => {
    const port = await start((_, response) => response.end('done\n'));
    const two = GET + GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    expect((await sendRaw(port, two)).answers).toBe(2);
  });

  it('that does not read its response is closed', async () => {
    const port = await start((_, response) => response.end(LARGE));
    const { socket } = open(port, GET);
    socket.pause();
    const [theirs] = await once(server, 'connection');
    await expect.poll(() => theirs.writableLength).toBeGreaterThan(0);
    // As Node's timer does on a timeout.
    theirs.emit('timeout');
    await once(theirs, 'close');
    expect(server.timeout).toBe(LIMITS.unreadMs);
    socket.destroy();
  });

  it('whose response is still being made stays open', async () => {
    const port = await start(({ socket }, response) => {
      socket.emit('timeout');
      response.end('late');
    });
    expect(await ask(port, 'GET /')).toMatchObject({ status: 200 });
  });

  it.each([
    ['websocket', 'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: a\r\n'],
    ['h2c', 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n'],
  ])('is not upgraded to %s, and ends although the other side stays open', async (_, headers) => {
    const port = await start((_, response) => response.end('page'));
    const text = `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
    const answer = await sendRaw(port, text);
    expect([answer.status, answer.answers]).toEqual([400, 1]);
    expect(await count()).toBe(0);
  });

  it('is closed after so many requests, as announced with the last response', async () => {
    const port = await start((_, response) => response.end('page'), { maxRequests: 3 });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) {
      const [response] = await once(get({ port, agent }), 'response');
      response.resume();
      await once(response, 'end');
      headers.push(response.headers.connection);
    }
    agent.destroy();
    expect(headers).toEqual(['keep-alive', 'keep-alive', 'close', 'keep-alive']);
    expect(connectionLimits({ hops: 0 }).maxRequests).toBeLessThanOrEqual(1_000);
  });

  it('is limited per address and overall', async () => {
    const port = await start((_, response) => response.end('page'));
    const held = Array.from({ length: 10 }, () => open(port, 'GET / HTTP/1.1\r\n'));
    await Promise.all(held.map(({ socket }) => new Promise((done) => socket.once('ready', done))));
    expect((await ask(port, 'GET /')).status).toBe(0);
    for (const { socket } of held) socket.destroy();
    while ((await count()) > 0) await new Promise((done) => setImmediate(done));
    expect((await ask(port, 'GET /')).status).toBe(200);
    expect(server.maxConnections).toBe(20);
  });

  it('of a proxy is limited overall, but not per address', () => {
    for (const text of ['1', 'loopback']) {
      const trust = parseTrust(text) ?? { hops: 0 };
      expect(connectionLimits(trust).maxPerAddress).toBe(Number.POSITIVE_INFINITY);
    }
    // 200 parents behind one address, each with six connections.
    expect(connectionLimits({ hops: 0 }).maxPerAddress).toBeGreaterThanOrEqual(1_200);
    expect(connectionLimits({ hops: 0 }).maxConnections).toBeLessThanOrEqual(5_000);
  });
});

it('a stop ends with idle, unread, unanswered and refused connections open', async () => {
  const program = spawn('node_modules/.bin/tsx', ['tests/security/stopping-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(program.stdout, 'data');
  const port = Number(/port (\d+)/.exec(String(line))?.[1]);
  const idle = open(port, GET);
  await once(idle.socket, 'data');
  const unread = open(port, GET.replace('/', '/large'));
  unread.socket.pause();
  const others = [
    open(port, GET.replace('/', '/never')),
    open(port, 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n'),
    open(port, 'GET / HTTP/1.1\r\n'),
    open(port, 'GET / HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n'),
  ];
  expect((await ask(port, 'GET /')).status).toBe(200);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
  for (const { socket } of [idle, unread, ...others]) socket.destroy();
});

function count(): Promise<number> {
  return new Promise((done) => server.getConnections((_, connections) => done(connections)));
}
