import { describe, expect, it } from 'vitest';
import { after, ambiguous, bodies, lenient, unclear } from './framing';
import { startBehindNginx } from './framing-site';
import { ask, sendRaw } from './raw-line';

const site = await startBehindNginx();

const headOf = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
const HEAD = headOf('/api/outer');

async function attack(port: number, text: string, options?: { end: true }) {
  const from = site.seen.length;
  const { status, answers } = await sendRaw(port, text, options);
  return { status, answers, seen: site.seen.slice(from) };
}

/** The next visitor's request, on the connection that nginx keeps to the site. */
async function askNext(port = site.behind) {
  const { status, body } = await ask(port, 'GET /next');
  return { status, body, connection: site.seen.at(-1)?.connection };
}

describe('an ambiguous request', () => {
  it.each(ambiguous)('never reaches the site through nginx: %s', async (_, framing) => {
    const { connection } = await askNext();
    const { status, answers, seen } = await attack(site.behind, HEAD + framing, { end: true });
    expect(status).toBeGreaterThanOrEqual(400);
    expect([answers, seen]).toEqual([1, []]);
    expect(await askNext()).toEqual({ status: 200, body: '/next\n', connection });
  });

  it.each(unclear)('smuggles no second one: %s', async (_, text) => {
    const { answers, seen } = await attack(site.behind, text, { end: true });
    expect(answers).toBeLessThanOrEqual(1);
    expect(seen.map(({ url }) => url)).not.toContain('/inner');
    expect(await askNext()).toMatchObject({ status: 200, body: '/next\n' });
  });

  it.each(bodies)('is not read from a body %s', async (_, text) => {
    const { seen } = await attack(site.behind, text + after);
    const urls = seen.map(({ url }) => url);
    expect(urls).not.toContain('/inner');
    expect(urls.at(-1)).toBe('/after');
    expect(await askNext()).toMatchObject({ status: 200, body: '/next\n' });
  });

  // nginx forwards the head before it sees the invalid body.
  it.each(ambiguous)('smuggles no second one with an upload: %s', async (_, framing) => {
    const text = headOf('/api/job-apply') + framing;
    const { answers, seen } = await attack(site.behind, text, { end: true });
    expect(answers).toBeLessThanOrEqual(1);
    expect(seen.map(({ url }) => url)).not.toContain('/inner');
    expect(await askNext()).toMatchObject({ status: 200, body: '/next\n' });
  });
});

describe('a request that only nginx accepts', () => {
  it.each(lenient)('reaches the site as one, unambiguously: %s', async (_, framing) => {
    for (const path of ['/api/outer', '/api/job-apply']) {
      const { answers, seen } = await attack(site.behind, headOf(path) + framing + after);
      expect(answers).toBe(2);
      expect(seen.map(({ url, body }) => [url, body])).toEqual([
        [path, 'abcd'],
        ['/after', ''],
      ]);
    }
    expect(await askNext()).toMatchObject({ status: 200, body: '/next\n' });
  });
});
