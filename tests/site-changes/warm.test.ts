import { createServer, type ServerResponse } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { warmer } from '@/lib/site-changes/warm';
import { listening } from '../support/listening';

let port: number;
let asked: string[];
let open: { path: string; response: ServerResponse }[];
let stored: Set<string>;

beforeEach(async () => {
  asked = [];
  open = [];
  stored = new Set();
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    open.push({ path: url, response });
  });
  port = await listening(server);
});

const warm = () =>
  warmer({
    origin: () => `http://127.0.0.1:${port}`,
    isStored: (key) => stored.has(key),
    atOnce: 2,
  });

/** Answers the oldest request; its page is stored then. */
async function answerNext(): Promise<void> {
  await expect.poll(() => open.length).toBeGreaterThan(0);
  const first = open.shift();
  if (!first) return;
  stored.add(first.path);
  first.response.end('a page');
}

describe('pages rendered ahead', () => {
  it('are requested a few at once, each at its public address', async () => {
    const done = warm()(['/', '/about', '/news-event/page/2']);
    await expect.poll(() => asked).toEqual(['/', '/about']);
    expect(open).toHaveLength(2);
    await answerNext();
    await expect.poll(() => asked).toEqual(['/', '/about', '/news-event?page=2']);
    stored.add('/news-event/page/2');
    await answerNext();
    await answerNext();
    await done;
    expect(asked).toHaveLength(3);
  });

  it('leave out what is stored, and retry once what was not', async () => {
    stored.add('/');
    const done = warm()(['/', '/about']);
    for (let turn = 0; turn < 2; turn += 1) {
      await expect.poll(() => open.length).toBe(1);
      open.shift()?.response.end('not stored');
    }
    await done;
    expect(asked).toEqual(['/about', '/about']);
  });

  it('accept more while the first are rendered', async () => {
    const add = warm();
    const first = add(['/', '/about']);
    await expect.poll(() => asked).toHaveLength(2);
    const second = add(['/careers']);
    for (let count = 0; count < 3; count += 1) await answerNext();
    await Promise.all([first, second]);
    expect(asked).toEqual(['/', '/about', '/careers']);
    const third = add(['/admission']);
    await answerNext();
    await third;
    expect(asked).toHaveLength(4);
  });

  it('tolerate a process that does not respond', async () => {
    const nobody = { origin: () => 'http://127.0.0.1:9', isStored: () => false, atOnce: 2 };
    await expect(warmer(nobody)(['/', '/about', '/careers'])).resolves.toBeUndefined();
  });
});
