import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Agent, type Dispatcher } from 'undici';
import type { Address as Site } from '../bench/visitors';

/** Runs until its process is killed. */
export type Attack = (site: Site) => Promise<unknown>;

/** Loopback addresses, each counted as a different visitor. */
export const addresses = (count: number) =>
  Array.from({ length: count }, (_, n) => `127.3.${Math.floor(n / 250)}.${(n % 250) + 1}`);

const certificateOf = ({ certificate }: Site) => certificate && readFileSync(certificate);

/** Up to `connections` simultaneous requests from one address. */
export function agentFrom(localAddress: string, site: Site, connections: number): Dispatcher {
  const ca = certificateOf(site);
  return new Agent({
    connections,
    localAddress,
    bodyTimeout: 0,
    headersTimeout: 0,
    connect: ca ? { ca } : {},
  });
}

/** A raw connection, for bytes that no client library would send. */
export function connectFrom(localAddress: string, site: Site): Socket {
  const { hostname: host, port } = new URL(site.url);
  const ca = certificateOf(site);
  const at = { host, port: Number(port), localAddress };
  const socket = ca ? connectTls({ ...at, ca, ALPNProtocols: ['http/1.1'] }) : connect(at);
  return socket.on('error', () => undefined);
}

export const tries = { count: 0 };

/** Repeats the work without end, `parallel` at a time; `n` counts all runs. */
export function repeat(parallel: number, work: (n: number) => Promise<unknown>): Promise<unknown> {
  const loop = async () => {
    for (;;) await work(tries.count++).catch(() => new Promise((next) => setTimeout(next, 20)));
  };
  return Promise.all(Array.from({ length: parallel }, loop));
}

/** Requests many made-up addresses from a few clients, as fast as they are answered. */
export function floodWithGets(
  site: Site,
  pathOf: (n: number) => string,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const agents = addresses(3).map((address) => agentFrom(address, site, 16));
  return repeat(48, (n) => get(agents[n % agents.length], site, pathOf(n), headers));
}

async function get(
  dispatcher: Dispatcher | undefined,
  { url }: Site,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const answer = await dispatcher?.request({ origin: url, path, method: 'GET', headers });
  await answer?.body.dump({ limit: 50_000_000 });
}

export async function post(dispatcher: Dispatcher, { url }: Site, call: string, body: unknown) {
  const { statusCode, body: answer } = await dispatcher.request({
    origin: url,
    path: `/api/${call}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: statusCode, text: await answer.text() };
}

/** The HTML of a page, which contains the addresses and names that an attack needs. */
export async function readPage(site: Site, path: string): Promise<string> {
  const agent = agentFrom('127.3.9.1', site, 1);
  const answer = await agent.request({ origin: site.url, path, method: 'GET' });
  return answer.body.text();
}
