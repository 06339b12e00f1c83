import { Agent, request } from 'node:https';

const CLIENTS = 8;
const LETTER = JSON.stringify({ application_id: '0'.repeat(32) });
const PAGES = ['/', '/news-event', '/contact-us', '/admission?n=', '/syllabus?n='];

/** Visitors who ask one thing after the other, pages and calls. */
export class Visitors {
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
