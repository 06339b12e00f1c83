import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { freePorts, portOf } from '../../run/ports.mjs';
import type { Service } from '../../run/service';
import { warm } from '../../run/until';
import type { Deployment } from '../deployment';
import { type Address, type Visit, Visitors } from '../visitors';
import { CALL, type Mode } from './options';

const CLIENTS = 8;
const PAGES = ['/', '/news-event', '/contact-us', '/admission?n=', '/syllabus?n='];

/** Runs deploy/restart.sh on two sites behind deploy/nginx. Not one request may fail. */
export const restart: Mode = async (deployment) => {
  const api = await deployment.startApi();
  const ports = await freePorts(2, '127.0.0.1');
  const sites = new Map<number, Service>();
  for (const port of ports) {
    sites.set(port, await deployment.startSite(String(port), api.url, { port }));
    await warm(`http://127.0.0.1:${port}/news-event`);
  }
  const urls = [...sites.values()].map(({ url }) => url);
  const nginx = await deployment.startNginx('nginx', urls);
  const bin = await replaceSystemctl(deployment, { sites, reload: nginx.reload });
  const named = ports.map(String);
  let code = 0;
  const failed = await visitDuring('both sites are restarted', nginx, async () => {
    const child = spawn(resolve('deploy/restart.sh'), ['-f', nginx.upstreamFile, ...named], {
      stdio: 'inherit',
      env: { NODE_ENV: 'production', PATH: `${bin}:${process.env.PATH}` },
    });
    [code = 1] = await once(child, 'exit');
  });
  return [...(code === 0 ? [] : [`deploy/restart.sh ended with ${code}`]), ...failed.slice(0, 10)];
};

type Machine = { sites: ReadonlyMap<number, Service>; reload: readonly string[] };

/** The folder of a `systemctl` that reloads nginx, or restarts a program and returns when the site is ready. */
async function replaceSystemctl(deployment: Deployment, { sites, reload }: Machine) {
  const server = createServer(async (request, response) => {
    const site = sites.get(Number(request.url?.slice(1)));
    await site?.stop();
    await site?.start();
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  deployment.keep({ stop: () => server.close() });
  const bin = join(deployment.folder, 'bin');
  const restart = `curl --silent --show-error "http://127.0.0.1:${portOf(server)}/\${2#*@}"`;
  mkdirSync(bin);
  writeFileSync(
    join(bin, 'systemctl'),
    `#!/bin/sh\nif [ "$1" = reload ]; then ${reload.join(' ')}; else ${restart}; fi\n`,
    { mode: 0o755 },
  );
  return bin;
}

function visitOf(client: number, n: number): Visit {
  if ((n + client) % 4 === 0) return { path: CALL.path, body: CALL.body, wanted: CALL.expect };
  const page = PAGES[n % PAGES.length] ?? '/';
  // A new query is not in nginx's cache, so the sites answer.
  return { path: page.endsWith('=') ? `${page}${client}-${n}` : page, wanted: 200 };
}

/** Eight visitors request pages and send calls during `happens`; resolves to the failures. */
async function visitDuring(
  what: string,
  nginx: Address,
  happens: () => Promise<unknown>,
): Promise<readonly string[]> {
  const clients = Array.from({ length: CLIENTS }, (_, client) => (n: number) => visitOf(client, n));
  const visitors = new Visitors(nginx, clients);
  try {
    await happens();
  } finally {
    await visitors.end();
  }
  const { pages, posts, failed } = visitors;
  const slowest = Math.round(Math.max(...pages, ...posts));
  const requests = pages.length + posts.length;
  console.log(`${what}: ${requests} requests, ${failed.length} failed, slowest ${slowest} ms`);
  return failed;
}
