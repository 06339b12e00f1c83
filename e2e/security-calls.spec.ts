import { expect } from '@playwright/test';
import { ask } from '../tests/security/raw-line';
import { DONATION } from '../tests/support/donation';
import { REVALIDATE_SECRET } from './support/programs';
import { JSON_TYPE, newVisitor, person } from './support/raw-site';
import { test } from './support/sites';

// The tests share one site and run in order.
test.describe.configure({ mode: 'default' });

test('user_id comes from the cookie, never from a header of the visitor', async ({
  rawSite: { begin, posts },
}) => {
  await begin([newVisitor(), 'Cookie: user_id=visitor-7', 'user_id: forged', 'User-Id: forged']);
  expect(posts().at(-1)?.headers.user_id).toBe('visitor-7');
  await begin([newVisitor(), 'user_id: forged']);
  expect(posts().at(-1)?.headers.user_id).toBe('');
});

test.describe('another site', () => {
  const routes = [
    ...['contact-us', 'create-admission', 'send-otp', 'verify-otp', 'complete-admission'],
    ...['create-order', 'verify-payment', 'create-donation', 'donation-verify-payment'],
    'job-apply',
  ];
  const origins = [
    ['Origin: https://evil.example.org'],
    ['Origin: null'],
    ['Origin: http://localhost.evil.example.org'],
    ['Origin: http://localhost@evil.example.org'],
    ['Sec-Fetch-Site: cross-site'],
    ['Sec-Fetch-Site: same-site'],
    ['Sec-Fetch-Site: none'],
    ['Sec-Fetch-Site: cross-site', 'Origin: http://localhost'],
  ];

  test('cannot post a form to any route, whatever headers it sends', async ({
    rawSite: { port, posts },
  }) => {
    const before = posts().length;
    for (const route of routes) {
      for (const origin of origins) {
        const answer = await ask(
          port,
          `POST /api/${route}`,
          [JSON_TYPE, newVisitor(), ...origin, 'x-middleware-subrequest: middleware'],
          '{}',
        );
        expect(answer.status, `${route} ${origin}`).toBe(403);
      }
    }
    expect(posts().length).toBe(before);
  });

  test('cannot bypass the check with another spelling of a route', async ({
    rawSite: { port, posts },
  }) => {
    const before = posts().length;
    for (const path of [
      ...['/api/job-apply/', '/API/create-admission', '/api//create-admission'],
      ...['/api/%63reate-admission', '/api/./create-admission', '/x/../api/create-admission'],
      ...['/api/create-admission?', '/api/create-admission;a', '//api/create-admission'],
      ...['/api/create-admission%2f', '/api\\create-admission', '/_next/../api/create-admission'],
      'http://localhost/api/create-admission',
    ]) {
      const headers = [JSON_TYPE, newVisitor(), 'Origin: https://evil.example.org'];
      const answer = await ask(port, `POST ${path}`, headers, JSON.stringify(person));
      expect(answer.status, path).not.toBe(200);
      expect(answer.status, path).not.toBe(201);
    }
    expect(posts().length).toBe(before);
  });

  test('cannot read: no response has a CORS header for it', async ({ rawSite: { port } }) => {
    const origin = ['Origin: https://evil.example.org', 'Access-Control-Request-Method: POST'];
    for (const first of ['GET /', 'OPTIONS /api/create-admission', 'GET /api/captcha/challenge']) {
      const answer = await ask(port, first, origin);
      const cors = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect(cors, first).toEqual([]);
    }
  });
});

test('a flood of orders from one place stops after thirty, whatever headers it sends', async ({
  rawSite: { port },
}) => {
  const place = '198.51.100.77';
  const donor = JSON.stringify(DONATION);
  const donate = (from: string) =>
    ask(port, 'POST /api/create-donation', [JSON_TYPE, `X-Forwarded-For: ${from}`], donor);
  const all: number[] = [];
  for (let n = 0; n < 33; n += 1) {
    // Only the last entry is set by the proxy; the client controls all others.
    const own = `192.0.2.${n}`;
    const { status } = await donate(`${own}, ${place}\r\nX-Client-Ip: ${own}\r\nX-Real-Ip: ${own}`);
    all.push(status);
  }
  expect(all.filter((status) => status === 429)).toHaveLength(3);
  const refused = await donate(place);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('pages are refreshed only with the full secret', async ({ rawSite: { port } }) => {
  const refresh = (secret: string) =>
    ask(port, 'POST /api/revalidate', [JSON_TYPE, `Authorization: ${secret}`], '{"tags":["news"]}');
  const whole = `Bearer ${REVALIDATE_SECRET}`;
  for (const secret of ['', 'Bearer', 'Bearer ', whole.slice(0, -1), `${whole}x`, whole.slice(7)]) {
    expect((await refresh(secret)).status, secret).toBe(403);
  }
  expect((await refresh(whole)).status).toBe(200);
});
