import { expect, test } from '@playwright/test';
import { startRedis } from '../scripts/run/redis';
import { json, newsOnly, startFakeApi } from './support/fake-api';
import { fakeSchool } from './support/fake-school';
import { freePort } from './support/process';
import { newFolder, refresh, startSite } from './support/programs';

const read = async (url: string) => (await fetch(url)).text();

test('instances share pages and refreshes, and continue alone without Redis', {
  tag: '@night',
}, async () => {
  test.setTimeout(240_000);
  let redis = await startRedis();
  const api = await startFakeApi(newsOnly('The first bell'));
  const instance = () =>
    startSite({
      apiUrl: api.url,
      dataDir: newFolder('instance'),
      env: { REDIS_URL: redis.url, ALTCHA_HMAC_KEY: 'a-key-of-the-browser-tests' },
    });
  const [a, b] = await Promise.all([instance(), instance()]);
  const news = (site: { url: string }) => read(`${site.url}/news-event`);
  const bothShow = (title: string) =>
    expect
      .poll(async () => (await news(a)).includes(title) && (await news(b)).includes(title), {
        timeout: 60_000,
      })
      .toBe(true);

  await expect.poll(() => news(a)).toContain('The first bell');
  // Written to Redis right after it was sent.
  await expect
    .poll(async () => (await (await fetch(`${b.url}/api/readyz`)).json()).redis)
    .toBe('up');
  await bothShow('The first bell');

  api.answer(newsOnly('The second bell'));
  await refresh(b, 'news');
  await bothShow('The second bell');

  await redis.stop();
  for (const site of [a, b]) expect(await news(site)).toContain('The second bell');
  api.answer(newsOnly('The third bell'));
  await refresh(a, 'news');
  await expect.poll(() => news(a)).toContain('The third bell');
  expect((await fetch(`${b.url}/api/readyz`)).status).toBe(200);

  redis = await startRedis({ port: redis.port });
  // B gets the revalidation that it missed, and the page that A rendered.
  await bothShow('The third bell');
  expect(await Promise.all([a.stop(), b.stop()])).toEqual([0, 0]);
  for (const { output } of [a, b]) expect(output()).toContain('redis-down');
  await redis.stop();
  await api.close();
});

test('a site is ready once it has content, and finishes running requests before it exits', async () => {
  const port = await freePort();
  const site = await startSite({
    apiUrl: `http://127.0.0.1:${port}`,
    dataDir: newFolder('ready'),
    env: { LOG_LEVEL: 'info' },
  });
  const status = async (path: string, headers = {}) =>
    (await fetch(site.url + path, { headers })).status;
  expect(await status('/api/healthz')).toBe(200);
  expect(await status('/api/readyz')).toBe(503);

  const waiting: (() => void)[] = [];
  const held = fakeSchool((request, response) => {
    waiting.push(() => json({ message: 'sent' })(request, response));
  });
  const api = await startFakeApi(held, port);
  await expect.poll(() => status('/api/readyz')).toBe(200);
  expect(await status('/')).toBe(200);

  expect(await status('/api/metrics', { 'x-forwarded-for': '192.0.2.1' })).toBe(404);
  const figures = await read(`${site.url}/api/metrics`);
  expect(figures).toMatch(/site_upstream_duration_seconds_count\{call="announcement",outcome="ok"/);

  const sent = fetch(`${site.url}/api/send-otp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'a-name-of-this-test' },
    body: JSON.stringify({ application_id: 'a'.repeat(22), email: 'parent@example.org' }),
  });
  await expect.poll(() => waiting.length).toBe(1);
  const stopped = site.stop();
  await expect.poll(() => site.output()).toContain('"event":"stopping"');
  await expect(fetch(`${site.url}/api/healthz`)).rejects.toThrow();
  for (const answer of waiting) answer();
  expect((await sent).status).toBe(200);
  expect(await stopped).toBe(0);

  expect(site.output()).toContain('"event":"stopped"');
  expect(site.output().match(/a-name-of-this-test/g), 'the call and the answer').toHaveLength(2);
  expect(site.output()).not.toContain('parent@example.org');
  expect(
    api.requests().some(({ headers }) => headers['x-request-id'] === 'a-name-of-this-test'),
  ).toBe(true);
  await api.close();
});
