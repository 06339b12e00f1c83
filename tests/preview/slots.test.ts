import { createServer, type ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { type SiteResponse, siteResponse } from '@/lib/http/site-response';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { listening } from '../support/listening';

stubApiPerTest();

const TOKEN = 'd'.repeat(43);
const DRAFT = { path: '/weekly-schedule', title: 'A draft', answers: {} };

async function start() {
  await startSite();
  const { previews } = await import('@/lib/preview/serve-preview');
  const server = createServer({ ServerResponse: siteResponse(() => ({})) });
  const origin = `http://127.0.0.1:${await listening(server)}`;
  const preview = previews({
    origin: () => origin,
    defaults: () => ({}),
    documents: false,
    trust: { hops: 1 },
  });
  const say = (status: number, text: string) => (_: unknown, response: SiteResponse) =>
    void response.writeHead(status).end(text);
  const ways = { framework: say(200, 'the draft'), site: say(404, 'nobody’s') };
  server.on('request', (request, response) => void preview(request, response, ways));
  return (token: string, address: string) =>
    fetch(`${origin}/preview/${token}`, { headers: { 'x-forwarded-for': address } });
}

/** An API that responds for one token and hangs for others. */
function holdUnknown() {
  const held: ServerResponse[] = [];
  const begun: (() => void)[] = [];
  world.api.behave(({ url = '' }, response) => {
    if (url.endsWith(TOKEN)) return void response.end(JSON.stringify(DRAFT));
    held.push(response);
    begun.shift()?.();
  });
  return { held, next: () => new Promise<void>((done) => begun.push(done)) };
}

describe('a visitor without a token', () => {
  it('takes no editor’s slot with many simultaneous requests', async () => {
    const ask = await start();
    const { held, next } = holdUnknown();
    const four = Promise.all([next(), next(), next(), next()]);
    const attack = Array.from({ length: 12 }, (_, n) =>
      ask(String(n).padStart(43, 'a'), '198.51.100.1'),
    );
    await four;
    const seen = await ask(TOKEN, '203.0.113.7');
    expect([seen.status, await seen.text()]).toEqual([200, 'the draft']);
    for (const response of held) response.writeHead(404).end();
    const statuses = (await Promise.all(attack)).map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([404, 503]);
  });

  it('gets 404, while an editor sees that the school’s server is down', async () => {
    const ask = await start();
    world.api.answer({}, 404);
    expect((await ask('b'.repeat(43), '203.0.113.7')).status).toBe(404);
    expect((await ask('too-short', '203.0.113.7')).status).toBe(404);
    world.api.answer({}, 500);
    const away = await ask(TOKEN, '203.0.113.7');
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  });
});
