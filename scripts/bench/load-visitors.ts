import { Agent, request } from 'node:https';

const CLIENTS = 8;
const BODY = JSON.stringify({ application_id: '0'.repeat(32) });
const PAGES = ['/', '/news-event', '/contact-us', '/admission?n=', '/syllabus?n='];

/** Visitors who request pages and send calls, one after the other. */
export class Visitors {
  #agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
  #running = true;
  #clients: Promise<void>[];
  requests = 0;
  failed: string[] = [];
  slowest = 0;

  constructor(url: string) {
    this.#clients = Array.from({ length: CLIENTS }, (_, n) => this.#visit(url, n));
  }

  async end(): Promise<this> {
    this.#running = false;
    await Promise.all(this.#clients);
    this.#agent.destroy();
    return this;
  }

  async #visit(url: string, client: number): Promise<void> {
    for (let n = 0; this.#running; n++) {
      const isCall = (n + client) % 4 === 0;
      const page = PAGES[n % PAGES.length] ?? '/';
      // A new query is not in nginx's cache, so the sites answer.
      const path = page.endsWith('=') ? `${page}${client}-${n}` : page;
      const start = performance.now();
      const outcome = await (isCall
        ? this.#send(`${url}/api/send-otp`, BODY)
        : this.#send(url + path));
      this.slowest = Math.max(this.slowest, Math.round(performance.now() - start));
      this.requests++;
      // The expected 404 comes from the school API.
      if (outcome !== (isCall ? 404 : 200))
        this.failed.push(`${isCall ? 'POST' : path} ${outcome}`);
    }
  }

  /** The status, or the error's code. */
  #send(url: string, body?: string): Promise<number | string | undefined> {
    return new Promise((resolve) => {
      const options = {
        agent: this.#agent,
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', host: 'school.example.org' },
      };
      const sent = request(url, options, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      });
      // A keep-alive connection that was closed meanwhile is opened again, as browsers do.
      sent.once('error', (error: NodeJS.ErrnoException) =>
        resolve(
          sent.reusedSocket && error.code === 'ECONNRESET' ? this.#send(url, body) : error.code,
        ),
      );
      sent.end(body);
    });
  }
}
