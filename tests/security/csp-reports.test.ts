import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';

/** A fresh endpoint, with its own store and limits. */
async function endpoint() {
  vi.resetModules();
  const { log } = await import('@/lib/log');
  const warned = vi.spyOn(log, 'warn');
  const { GET, POST } = await import('@/app/api/csp-reports/route');
  const { metrics } = await import('@/lib/metrics/metrics');
  const counted = async () => {
    const { values } = await metrics.cspReports.get();
    return values.map(({ labels, value }) => ({ ...labels, value }));
  };
  metrics.cspReports.reset();
  const list = async () => {
    const response = await GET(
      new Request('http://localhost/api/csp-reports', { headers: { 'x-neighbour': '1' } }),
    );
    return z.array(z.looseObject({ blocked: z.string() })).parse(await response.json());
  };
  return { GET, POST, warned, counted, list };
}

let site: Awaited<ReturnType<typeof endpoint>>;
let address = 0;
beforeEach(async () => {
  site = await endpoint();
  address += 1;
});

const report = (blockedURL: string, more: object = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: 'https://school.example.org/register?name=Asha',
  user_agent: 'A browser',
  body: {
    documentURL: 'https://school.example.org/register?name=Asha#payment',
    effectiveDirective: 'script-src-elem',
    blockedURL,
    sample: 'asha@example.org',
    ...more,
  },
});

function post(body: unknown, type = 'application/reports+json', from = `192.0.2.${address}`) {
  return site.POST(
    new Request('http://localhost/api/csp-reports', {
      method: 'POST',
      headers: { 'content-type': type, 'x-client-ip': from },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

it('counts, stores and logs a report, without anything personal', async () => {
  const response = await post([report('https://evil.example.org/a.js?email=asha@example.org#x')]);
  expect(response.status).toBe(204);
  const known = {
    page: '/register',
    directive: 'script-src-elem',
    blocked: 'https://evil.example.org/a.js',
  };
  expect(await site.list()).toEqual([expect.objectContaining({ ...known, times: 1 })]);
  expect(site.warned.mock.calls).toEqual([
    [{ event: 'csp-report', ...known }, 'CSP violation on a payment page'],
  ]);
  expect(await site.counted()).toEqual([
    { page: '/register', directive: 'script-src-elem', value: 1 },
  ]);
  expect(JSON.stringify([await site.list(), site.warned.mock.calls])).not.toMatch(/asha/i);
});

it('accepts the format of older browsers too', async () => {
  const old = {
    'csp-report': {
      'document-uri': 'https://school.example.org/donate-register?cause=cow-care',
      'violated-directive': 'script-src-elem',
      'blocked-uri': 'inline',
    },
  };
  expect((await post(old, 'application/csp-report')).status).toBe(204);
  expect(await site.list()).toEqual([
    expect.objectContaining({ page: '/donate-register', blocked: 'inline' }),
  ]);
});

it('logs the same report once, and counts it each time', async () => {
  for (let time = 0; time < 3; time += 1) await post([report('https://evil.example.org/a.js')]);
  expect(site.warned).toHaveBeenCalledTimes(1);
  expect(await site.list()).toEqual([expect.objectContaining({ times: 3 })]);
  expect((await site.counted())[0]?.value).toBe(3);
});

it('stores at most 100 different reports and logs at most 60 an hour', async () => {
  for (let sender = 0; sender < 20; sender += 1) {
    const many = Array.from({ length: 20 }, (_, at) => report(`https://x.example/${sender}/${at}`));
    expect((await post(many, undefined, `198.51.100.${sender}`)).status).toBe(204);
  }
  const stored = await site.list();
  expect(stored).toHaveLength(100);
  expect(stored[0]?.blocked).toBe('https://x.example/19/19');
  expect(site.warned).toHaveBeenCalledTimes(60);
});

it('uses a few metric labels, whatever a report contains', async () => {
  for (const documentURL of ['https://school.example.org/x/1', 'no address', '/register']) {
    await post([
      report('data:text/javascript,1', { documentURL, effectiveDirective: documentURL }),
    ]);
  }
  expect(await site.counted()).toEqual([{ page: 'other', directive: 'other', value: 3 }]);
  expect((await site.list()).map(({ blocked }) => blocked)).toEqual(['data:']);
});

it('reads at most 20 reports of a body', async () => {
  await post(Array.from({ length: 50 }, () => report('inline')));
  expect(await site.list()).toEqual([expect.objectContaining({ times: 20 })]);
});

it.each<[string, unknown, string | undefined, number]>([
  ['another type', [report('inline')], 'application/json', 415],
  ['no JSON', '{', undefined, 400],
  ['no report', [{ type: 'deprecation', body: {} }], undefined, 400],
  ['33 KB', [report('x'.repeat(33 * 1024))], undefined, 413],
])('refuses %s', async (_, body, type, status) => {
  expect((await post(body, type)).status).toBe(status);
  expect(await site.list()).toEqual([]);
});

it('accepts 30 bodies per address in ten minutes', async () => {
  for (let time = 0; time < 30; time += 1) await post([report('inline')]);
  const refused = await post([report('inline')]);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await post([report('inline')], undefined, '203.0.113.9')).status).toBe(204);
});

it('shows the reports only to those who may read the metrics', async () => {
  const response = await site.GET(new Request('http://localhost/api/csp-reports'));
  expect(response.status).toBe(404);
});
