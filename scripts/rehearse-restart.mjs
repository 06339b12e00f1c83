import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { startNginx } from './bench/load-nginx.mjs';
import { Stage, warm } from './bench/load-stage.mjs';
import { Visitors } from './bench/load-visitors.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * deploy/restart.sh on two sites behind deploy/nginx, while pages and letters are asked for all the
 * time. Not one request may fail.
 */

runMain(async () => {
  const stage = new Stage();
  await stage.startApi();
  const ports = { one: await stage.startSite('one'), two: await stage.startSite('two') };
  for (const port of Object.values(ports)) await warm(`http://127.0.0.1:${port}/news-event`);
  const folder = join(stage.folder, 'nginx');
  mkdirSync(folder);
  const nginx = await startNginx(folder, Object.values(ports));
  const restarts = await serveRestarts(stage, ports);
  try {
    const load = new Visitors(nginx.url);
    const code = await runScript(nginx, ports, restarts.command);
    const { asked, failed, slowest } = await load.end();
    console.log(
      `${asked} requests, ${failed.length} failed, slowest ${slowest} ms, while both sites were restarted`,
    );
    if (code !== 0) throw new StopWithMessage(`deploy/restart.sh ended with ${code}.`);
    if (failed.length > 0) throw new StopWithMessage(failed.slice(0, 10).join('\n'));
  } finally {
    nginx.stop();
    restarts.server.close();
    await stage.stop();
  }
});

/** In the place of systemctl: asked to restart a port, it answers when that is done. */
async function serveRestarts(stage, ports) {
  const server = createServer(async (asked, answer) => {
    const port = Number(asked.url?.slice(1));
    const [name] = Object.entries(ports).find(([, one]) => one === port) ?? [];
    await stage.restart(name);
    answer.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const script = join(stage.folder, 'restart-one.sh');
  const url = `http://127.0.0.1:${server.address().port}`;
  writeFileSync(script, `#!/bin/sh\ncurl --silent --show-error ${url}/$1\n`, { mode: 0o755 });
  return { server, command: `${script} %s` };
}

async function runScript(nginx, ports, restart) {
  const child = spawn(resolve('deploy/restart.sh'), {
    stdio: 'inherit',
    env: {
      PATH: process.env.PATH,
      SITES: Object.values(ports).join(' '),
      UPSTREAM: nginx.upstreamFile,
      RELOAD: nginx.reload.join(' '),
      RESTART: restart,
    },
  });
  const [code] = await once(child, 'exit');
  return code;
}
