import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkoutVariables } from '../run/checkout.mjs';
import { memoryMb, peakMb } from '../run/memory';
import { API_FLAGS, SITE_FLAGS } from '../run/node-flags.mjs';
import { freePort } from '../run/ports.mjs';
import { type Program, startProgram } from '../run/program';
import { StopWithMessage } from '../run/stop.mjs';

type Env = Record<string, string>;
type Started = { program: Program; start: () => Promise<void> };

/** A school API and sites of this build, started like the units of deploy/systemd. */
export class Deployment {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
  #nextPort = 24_000;
  #started = new Map<string, Started>();
  apiUrl = '';

  constructor() {
    // nginx, started by root, runs as another user.
    chmodSync(this.folder, 0o755);
  }

  async startApi(env: Env = {}, name = 'api'): Promise<number> {
    const port = await freePort(this.#nextPort++, '127.0.0.1');
    await this.#start(name, [...API_FLAGS, 'build/school-api.mjs'], /"event":"listening"/, {
      SCHOOL_API_PORT: String(port),
      SCHOOL_DATA_DIR: join(this.folder, 'school'),
      SCHOOL_ALLOW_SANDBOX: '1',
      ...env,
    });
    this.apiUrl = `http://127.0.0.1:${port}`;
    return port;
  }

  async startSite(name: string, env: Env = {}): Promise<number> {
    const port = await freePort(this.#nextPort++, '127.0.0.1');
    await this.#start(name, [...SITE_FLAGS, 'build/server.mjs'], /"event":"listening"/, {
      NODE_ENV: 'production',
      PORT: String(port),
      SITE_HOST: '127.0.0.1',
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

  /** Like a service manager: SIGTERM, wait, start. */
  async restart(name: string): Promise<void> {
    const { start } = this.#get(name);
    await this.#end(name, 'SIGTERM');
    await start();
  }

  async kill(name: string): Promise<void> {
    await this.#end(name, 'SIGKILL');
  }

  memoryMb(name: string): number {
    return memoryMb(this.#get(name).program.pid);
  }

  peakMb(name: string): number {
    return peakMb(this.#get(name).program.pid);
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#started.keys()].map((name) => this.#end(name, 'SIGTERM')));
    rmSync(this.folder, { recursive: true, force: true });
  }

  #get(name: string): Started {
    const started = this.#started.get(name);
    if (!started) throw new StopWithMessage(`${name} is not running.`);
    return started;
  }

  async #end(name: string, signal: NodeJS.Signals): Promise<void> {
    const { program } = this.#get(name);
    this.#started.delete(name);
    await program.stop(signal);
  }

  async #start(name: string, args: readonly string[], ready: RegExp, env: Env): Promise<void> {
    const program = await startProgram(args, {
      ready,
      // Without the caller's variables: no real database, mailbox or provider is reached.
      env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env },
    });
    this.#started.set(name, { program, start: () => this.#start(name, args, ready, env) });
  }
}

/** Waits until the page has its content: bare Next serves the build's page for the first minute. */
export async function warm(url: string): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok && !(await answer.text()).includes('data-degraded')) return;
    await new Promise((next) => setTimeout(next, 500));
  }
  throw new StopWithMessage(`${url} has no content.`);
}
