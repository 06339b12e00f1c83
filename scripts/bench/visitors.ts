import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { request as requestTls, Agent as TlsAgent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

/** The URL of a site, with the path of its certificate if it uses TLS. */
export type Address = { url: string; certificate?: string | undefined };

export type Visit = {
  path: string;
  wanted: number;
  body?: object;
  /** The loopback address to connect from. */
  from?: string;
  isNew?: boolean;
};

const GIVE_UP_MS = 15_000;

/** Visitors who send one request after another until stopped; `n` counts the requests. */
export class Visitors {
  readonly pages: number[] = [];
  readonly posts: number[] = [];
  readonly failed: string[] = [];
  readonly #url: string;
  readonly #agent: Agent;
  readonly #request: typeof request;
  readonly #loops: Promise<void>[];
  #running = true;

  constructor({ url, certificate }: Address, all: readonly ((n: number) => Visit)[], pauseMs = 0) {
    this.#url = url;
    const ca = certificate && readFileSync(certificate);
    this.#agent = ca ? new TlsAgent({ keepAlive: true, ca }) : new Agent({ keepAlive: true });
    this.#request = ca ? requestTls : request;
    this.#loops = all.map((next) => this.#run(next, pauseMs));
  }

  async end(): Promise<this> {
    this.#running = false;
    await Promise.all(this.#loops);
    this.#agent.destroy();
    return this;
  }

  async #run(next: (n: number) => Visit, pauseMs: number): Promise<void> {
    for (let n = 0; this.#running; n += 1) {
      const visit = next(n);
      const began = performance.now();
      const outcome = await this.#send(visit);
      (visit.body ? this.posts : this.pages).push(performance.now() - began);
      if (outcome !== visit.wanted) {
        this.failed.push(`${visit.body ? 'POST ' : ''}${visit.path} ${outcome}`);
      }
      await wait(pauseMs);
    }
  }

  /** The status after the last byte of the answer, or the error. */
  #send(visit: Visit): Promise<number | string> {
    const { path, body, from, isNew = false } = visit;
    return new Promise((resolve) => {
      const sent = this.#request(this.#url + path, {
        method: body ? 'POST' : 'GET',
        ...(from && { localAddress: from }),
        agent: this.#agent,
        headers: {
          'accept-encoding': 'gzip',
          ...(body && { 'content-type': 'application/json' }),
          ...(isNew && { connection: 'close' }),
        },
        timeout: GIVE_UP_MS,
      });
      sent.once('response', (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', ({ message }) => resolve(message));
      });
      sent.once('timeout', () => sent.destroy(new Error('no answer')));
      // Reopens a kept-alive connection that was closed meanwhile, as browsers do.
      sent.once('error', ({ message, code }: NodeJS.ErrnoException) =>
        resolve(sent.reusedSocket && code === 'ECONNRESET' ? this.#send(visit) : message),
      );
      sent.end(body && JSON.stringify(body));
    });
  }
}
