import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, expect, it } from 'vitest';
import { officeLimits } from '@/school-api/office/bound-clients';
import { listenOffice } from '@/school-api/office/listener';
import { openTestOffice } from './support/office';

const { maxPerAddress, maxInFlight, maxConnections } = officeLimits(false);

const office = await openTestOffice();
const settings = { ...office.deps.config.office, port: 0, trustClientIp: false };
const config = { ...office.deps.config, office: settings };
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
const listening = await listenOffice({ ...office.deps, config, log });
const port = Number(new URL(listening.url).port);
afterAll(async () => {
  await listening.close(100);
  await office.close();
});

let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});

const HEAD = `POST /sign-in HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: http://localhost:${port}\r\n`;
const FORM = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n';

/** Connections from several addresses that never complete a request. */
async function hold(text: string, { addresses, each }: { addresses: number; each: number }) {
  for (let n = 0; n < addresses * each; n += 1) {
    const localAddress = `127.0.1.${1 + Math.floor(n / each)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    await once(socket, 'ready');
    socket.write(text);
  }
}

/** From another address, on a separate connection. */
const signInPage = () =>
  new Promise((done, fail) => {
    const asked = { port, host: '127.0.0.1', localAddress: '127.0.2.1', agent: false };
    const headers = { host: `localhost:${port}` };
    get({ ...asked, path: '/sign-in', headers }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode));
    }).once('error', fail);
  });

it('endless bodies do not block the office for others, from however many addresses', async () => {
  const each = maxPerAddress / 2;
  await hold(`${HEAD}${FORM}\r\nemail`, { addresses: (2 * maxInFlight) / each, each });
  for (let asks = 0; asks < 3; asks += 1) expect(await signInPage()).toBe(200);
  expect(lines).toEqual([]);
});

it('endless headers do not either', async () => {
  const each = maxPerAddress;
  await hold(HEAD, { addresses: maxConnections / each + 1, each });
  for (let asks = 0; asks < 3; asks += 1) expect(await signInPage()).toBe(200);
});

it('one address has a limited number of connections', async () => {
  await hold(HEAD, { addresses: 1, each: maxPerAddress + 1 });
  await expect
    .poll(() => sockets.map(({ destroyed }) => destroyed).lastIndexOf(true))
    .toBe(maxPerAddress);
  expect(sockets.filter(({ destroyed }) => destroyed)).toHaveLength(1);
});
