import { readFileSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import type { Site } from './attack';

export const PAGES = [
  '/',
  '/news-event',
  '/admission',
  '/register',
  '/contact-us',
  '/acedemics/results',
];
const PAUSE_MS = 50;
const GIVE_UP_MS = 15_000;

type Sent = { path: string; from: string; body?: object; agent?: Agent };

/** Somebody who reads, and parents who each begin a registration and ask for a code. */
export class Visitors {
  readonly pages: number[] = [];
  readonly posts: number[] = [];
  readonly failed: string[] = [];
  readonly #site: Site;
  readonly #ca: Buffer | undefined;
  readonly #loops: Promise<void>[];
  #running = true;
  static #parents = 0;

  constructor(site: Site) {
    this.#site = site;
    this.#ca = site.certificate === undefined ? undefined : readFileSync(site.certificate);
    this.#loops = [this.#read(), this.#register()];
  }

  async end(): Promise<this> {
    this.#running = false;
    await Promise.all(this.#loops);
    return this;
  }

  async #read(): Promise<void> {
    const agent = this.#ca ? new TlsAgent({ keepAlive: true }) : new Agent({ keepAlive: true });
    for (let n = 0; this.#running; n += 1) {
      const path = PAGES[n % PAGES.length] ?? '/';
      this.pages.push(await this.#timed({ path, from: '127.1.0.1', agent }, 200));
      await pause(PAUSE_MS);
    }
    agent.destroy();
  }

  /** Each is another parent at an address of their own. */
  async #register(): Promise<void> {
    while (this.#running) {
      const n = Visitors.#parents++;
      const from = `127.2.${Math.floor(n / 250)}.${(n % 250) + 1}`;
      const email = `parent-${n}@example.org`;
      const body = { first_name: 'Keshav', last_name: 'Rao', email };
      this.posts.push(await this.#timed({ path: '/api/create-admission', from, body }, 201));
      await pause(PAUSE_MS);
    }
  }

  /** Milliseconds to the last byte of the answer. */
  async #timed(sent: Sent, wanted: number): Promise<number> {
    const began = performance.now();
    const outcome = await this.#send(sent);
    if (outcome !== wanted) this.failed.push(`${sent.path} ${outcome}`);
    return performance.now() - began;
  }

  #send({ path, from, body, agent }: Sent): Promise<number | string> {
    const options: RequestOptions = {
      method: body ? 'POST' : 'GET',
      localAddress: from,
      agent: agent ?? false,
      headers: {
        'accept-encoding': 'gzip',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      timeout: GIVE_UP_MS,
    };
    const url = this.#site.url + path;
    return new Promise((resolve) => {
      const begun = this.#ca
        ? requestTls(url, { ...options, ca: this.#ca })
        : request(url, options);
      begun.once('response', (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', ({ message }) => resolve(message));
      });
      begun.once('timeout', () => begun.destroy(new Error('no answer')));
      // A kept connection that was closed meanwhile is opened again, as browsers do.
      begun.once('error', ({ message, code }: NodeJS.ErrnoException) =>
        resolve(
          begun.reusedSocket && code === 'ECONNRESET'
            ? this.#send({ path, from, ...(body && { body }) })
            : message,
        ),
      );
      begun.end(body && JSON.stringify(body));
    });
  }
}

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));
