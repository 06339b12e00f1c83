import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Agent, request } from 'node:https';
import { join, resolve } from 'node:path';
import { startNginx } from './bench/load-nginx.mjs';
import { Stage, warm } from './bench/load-stage.mjs';
import { runMain, StopWithMessage } from './run/stop.mjs';

/**
 * deploy/restart.sh on two sites behind deploy/nginx, while pages and letters are asked for all the
 * time. Not one request may fail.
 */
const CLIENTS = 8;
const LETTER = JSON.stringify({ application_id: '0'.repeat(32) });
const PAGES = ['/', '/news-event', '/contact-us', '/admission?n=', '/syllabus?n='];

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
    const load = new Load(nginx.url);
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

/** Visitors who ask one thing after the other, pages and calls. */
class Load {
  #agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  #going = true;
  #clients;
  asked = 0;
  failed = [];
  slowest = 0;

  constructor(url) {
    this.#clients = Array.from({ length: CLIENTS }, (_, n) => this.#visit(url, n));
  }

  async end() {
    this.#going = false;
    await Promise.all(this.#clients);
    this.#agent.destroy();
    return this;
  }

  async #visit(url, client) {
    for (let n = 0; this.#going; n++) {
      const letter = (n + client) % 4 === 0;
      const page = PAGES[n % PAGES.length];
      // With a number behind it nginx has not kept the page: the sites themselves are asked.
      const path = page.endsWith('=') ? `${page}${client}-${n}` : page;
      const start = performance.now();
      const outcome = await (letter
        ? this.#ask(`${url}/api/send-otp`, LETTER)
        : this.#ask(url + path));
      this.slowest = Math.max(this.slowest, Math.round(performance.now() - start));
      this.asked++;
      // Nobody has this application, as only the school API can tell.
      if (outcome !== (letter ? 404 : 200))
        this.failed.push(`${letter ? 'POST' : path} ${outcome}`);
    }
  }

  #ask(url, body) {
    return new Promise((resolve) => {
      const options = {
        agent: this.#agent,
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', host: 'school.example.org' },
      };
      const asked = request(url, options, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      // A connection that ends between two requests is opened again, as browsers do.
      asked.once('error', (error) =>
        resolve(
          asked.reusedSocket && error.code === 'ECONNRESET' ? this.#ask(url, body) : error.code,
        ),
      );
      asked.end(body);
    });
  }
}
