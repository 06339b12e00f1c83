import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutVariables } from '../run/checkout.mjs';
import { freePort } from '../run/ports.mjs';
import { StopWithMessage } from '../run/stop.mjs';

/** A school API and sites before it, all of this build, as the units of deploy/systemd start them. */
export class Stage {
  folder = mkdtempSync(join(tmpdir(), 'stage-'));
  #nextPort = 24_000;
  /** By name: the living process, and how it is started again. */
  #programs = new Map();
  #stopping = false;
  apiUrl = '';

  constructor() {
    // nginx, started by root, works as somebody else.
    chmodSync(this.folder, 0o755);
  }

  async startApi(env = {}, name = 'api') {
    const port = await freePort(this.#nextPort++, '127.0.0.1');
    await this.#start(name, ['build/school-api.mjs'], /"event":"listening"/, {
      SCHOOL_API_PORT: String(port),
      SCHOOL_DATA_DIR: join(this.folder, 'school'),
      SCHOOL_ALLOW_SANDBOX: '1',
      ...env,
    });
    this.apiUrl = `http://127.0.0.1:${port}`;
    return port;
  }

  async startSite(name, env = {}) {
    const port = await freePort(this.#nextPort++, '127.0.0.1');
    const place = ['--port', String(port), '--hostname', '127.0.0.1'];
    const next = ['node_modules/next/dist/bin/next', 'start', ...place];
    await this.#start(name, next, /Ready in/, {
      PORT: String(port),
      SITE_URL: 'https://school.example.org',
      SCHOOL_API_URL: this.apiUrl,
      SITE_DATA_DIR: join(this.folder, name),
      TRUST_PROXY: '1',
      RATE_LIMIT_FACTOR: '9999',
      KEEP_ALIVE_TIMEOUT: '75000',
      ...checkoutVariables({}),
      ...env,
    });
    return port;
  }

  /** As the system's manager does it: asked to end, waited for, started again. */
  async restart(name) {
    const { child, again } = this.#programs.get(name);
    this.#programs.delete(name);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
    await again();
  }

  /** As a fault does it: without a word. */
  async kill(name) {
    const { child } = this.#programs.get(name);
    this.#programs.delete(name);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  memoryMb(name) {
    const { pid } = this.#programs.get(name).child;
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kb) / 1024);
  }

  async stop() {
    this.#stopping = true;
    const gone = [...this.#programs.values()].map(
      ({ child }) => new Promise((resolve) => child.once('exit', resolve)),
    );
    for (const { child } of this.#programs.values()) child.kill('SIGTERM');
    await Promise.all(gone);
    rmSync(this.folder, { recursive: true, force: true });
  }

  #start(name, args, ready, env) {
    const again = () => this.#start(name, args, ready, env);
    const child = spawn(process.execPath, args, {
      // Nothing of the caller's variables: no real database, mailbox or provider is reached.
      env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    });
    this.#programs.set(name, { child, again });
    let said = '';
    return new Promise((resolve, reject) => {
      const hear = (chunk) => {
        if (said.length < 20_000) said += chunk;
        if (ready.test(said)) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => {
        if (this.#programs.get(name)?.child !== child || this.#stopping) return;
        this.#programs.delete(name);
        reject(new StopWithMessage(`${name} has ended:\n${said}`));
      });
    });
  }
}

/** Until the page has its content: bare Next shows what the build knew for its first minute. */
export async function warm(url) {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok && !(await answer.text()).includes('data-degraded')) return;
    await new Promise((next) => setTimeout(next, 500));
  }
  throw new StopWithMessage(`${url} has no content.`);
}
