import { json as readJson } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';

stubApiPerTest();

const ROUTES = {
  'privacy-data': () => import('@/app/api/privacy-data/route'),
  'privacy-correct': () => import('@/app/api/privacy-correct/route'),
  'privacy-withdraw': () => import('@/app/api/privacy-withdraw/route'),
  'privacy-erase': () => import('@/app/api/privacy-erase/route'),
};
const ANSWERS = {
  'privacy-data': { email: 'meera@example.org', as_of: '2026-11-22 15:40', sections: [] },
  // A success without content.
  'privacy-correct': { status: 'ok' },
  'privacy-withdraw': { withdrawn: 1 },
  'privacy-erase': { erased: [], kept: [] },
};
const NAMES = ['privacy-data', 'privacy-correct', 'privacy-withdraw', 'privacy-erase'] as const;
const BODY = { grant: 'grant-1', text: 'My name' };

async function start(name: (typeof NAMES)[number]) {
  await startSite();
  const { POST } = await ROUTES[name]();
  return (body: unknown) =>
    POST(
      new Request(`http://localhost/api/${name}`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    );
}

function answerWith(status: number, body: unknown): unknown[] {
  const received: unknown[] = [];
  world.api.behave(async (request, response) => {
    received.push(await readJson(request));
    response.writeHead(status).end(JSON.stringify(body));
  });
  return received;
}

describe.each(NAMES)('/api/%s', (name) => {
  it('hands the grant on, and its answer is kept by no cache', async () => {
    const post = await start(name);
    const received = answerWith(200, ANSWERS[name]);
    const response = await post(BODY);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual(ANSWERS[name]);
    expect(received).toMatchObject([{ grant: 'grant-1' }]);
  });

  it('refuses a grant that is too long without asking the school', async () => {
    const post = await start(name);
    const received = answerWith(200, ANSWERS[name]);
    expect((await post({ ...BODY, grant: 'g'.repeat(200) })).status).toBe(422);
    expect(received).toEqual([]);
  });

  it.each([
    [403, 403],
    [404, 404],
    [500, 502],
  ])('maps %s of the school to %s', async (status, shown) => {
    const post = await start(name);
    answerWith(status, { error: { code: 'x', message: 'secret', requestId: '' } });
    expect((await post(BODY)).status).toBe(shown);
  });

  it('answers 502 when the school cannot be reached', async () => {
    const post = await start(name);
    world.api.behave((request) => request.socket.destroy());
    expect((await post(BODY)).status).toBe(502);
  });
});
