import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { Deployment, warm } from './bench/deployment';
import { startNginx } from './bench/load-nginx';
import { Visitors } from './bench/load-visitors';
import { portOf } from './run/ports.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * deploy/restart.sh on two sites behind deploy/nginx under a steady load of pages and calls. Not one
 * request may fail.
 */

runMain(async () => {
  const deployment = new Deployment();
  await deployment.startApi();
  const ports = { one: await deployment.startSite('one'), two: await deployment.startSite('two') };
  for (const port of Object.values(ports)) await warm(`http://127.0.0.1:${port}/news-event`);
  const folder = join(deployment.folder, 'nginx');
  mkdirSync(folder);
  const nginx = await startNginx(folder, Object.values(ports));
  const restarts = await serveRestarts(deployment, ports);
  try {
    const load = new Visitors(nginx.url);
    const code = await runScript(nginx, ports, restarts.command);
    const { requests, failed, slowest } = await load.end();
    console.log(
      `${requests} requests, ${failed.length} failed, slowest ${slowest} ms, while both sites were restarted`,
    );
    if (code !== 0) throw new StopWithMessage(`deploy/restart.sh ended with ${code}.`);
    if (failed.length > 0) throw new StopWithMessage(failed.slice(0, 10).join('\n'));
  } finally {
    nginx.stop();
    restarts.server.close();
    await deployment.stop();
  }
});

type Ports = Record<'one' | 'two', number>;

/** Replaces systemctl: a request restarts the site of a port and is answered when it is ready. */
async function serveRestarts(deployment: Deployment, ports: Ports) {
  const server = createServer(async (request, response) => {
    const port = Number(request.url?.slice(1));
    const [name] = Object.entries(ports).find(([, one]) => one === port) ?? [];
    if (name) await deployment.restart(name);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const script = join(deployment.folder, 'restart-one.sh');
  const url = `http://127.0.0.1:${portOf(server)}`;
  writeFileSync(script, `#!/bin/sh\ncurl --silent --show-error ${url}/$1\n`, { mode: 0o755 });
  return { server, command: `${script} %s` };
}

type Nginx = Awaited<ReturnType<typeof startNginx>>;

async function runScript(nginx: Nginx, ports: Ports, restart: string): Promise<number> {
  const child = spawn(resolve('deploy/restart.sh'), {
    stdio: 'inherit',
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      SITES: Object.values(ports).join(' '),
      UPSTREAM: nginx.upstreamFile,
      RELOAD: nginx.reload.join(' '),
      RESTART: restart,
    },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
