import { createServer } from 'node:http';
import { register } from 'prom-client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '@/lib/log';
import { markLocalRequest, mayScrape } from '@/lib/metrics/local-request';
import { watchRequest } from '@/lib/metrics/watch-requests';
import { askPort } from '../http/serve';
import { listening } from '../support/listening';

const server = createServer((asked, response) => {
  markLocalRequest(asked, response);
  watchRequest(asked, response);
  response.statusCode = asked.url?.includes('fail') ? 502 : 200;
  response.end(JSON.stringify(asked.headers));
});

const port = await listening(server);

beforeEach(() => {
  register.resetMetrics();
  for (const level of ['info', 'warn'] as const) vi.spyOn(log, level);
});

async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<Record<string, string>> {
  const { body } = await askPort(port, path, headers);
  return JSON.parse(body.toString());
}

const ID = 'name-of-the-proxy-1';

describe('watching requests', () => {
  it('logs one line per call, with the id that is sent to the school API', async () => {
    const seen = await ask('/api/contact-us?email=a@example.org', { 'x-request-id': ID });
    expect(seen['x-request-id']).toBe(ID);
    await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1), 5_000);
    const facts = { requestId: ID, route: '/api/contact-us', method: 'GET', status: 200 };
    expect(log.info).toHaveBeenCalledWith(expect.objectContaining(facts), 'request');
    expect(JSON.stringify(vi.mocked(log.info).mock.calls)).not.toContain('example.org');
  });

  it('gives an id to a call without a valid one', async () => {
    for (const odd of ['', '../../etc']) {
      expect((await ask('/api/contact-us', { 'x-request-id': odd }))['x-request-id']).toMatch(
        /^[\w-]{36}$/,
      );
    }
  });

  it('counts pages by section, and logs only failures', async () => {
    await ask('/about/welcome');
    await ask('/news-event/detail/fail');
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalledTimes(1), 5_000);
    expect(log.info).not.toHaveBeenCalled();
    const text = await register.metrics();
    expect(text).toContain(
      'site_http_request_duration_seconds_count{route="/about",method="GET",status="200"} 1',
    );
    expect(text).toContain('{route="/news-event",method="GET",status="502"} 1');
  });
});

describe('who may scrape', () => {
  const may = async (headers: Record<string, string>, token?: string) =>
    mayScrape(new Headers(await ask('/api/metrics', headers)), token);

  it('is only this machine, excluding requests through its proxy, whatever their headers', async () => {
    expect(await may({})).toBe(true);
    expect(await may({ 'x-forwarded-for': '192.0.2.1' })).toBe(false);
    expect(await may({ 'x-real-ip': '192.0.2.1', 'x-neighbour': '1' })).toBe(false);
    expect(mayScrape(new Headers(), undefined)).toBe(false);
  });

  it('requires the token, if one is set', async () => {
    const token = 'a-token-of-the-tests';
    expect(
      await may({ authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' }, token),
    ).toBe(true);
    expect(await may({ authorization: 'Bearer another' }, token)).toBe(false);
    expect(await may({}, token)).toBe(false);
  });
});
