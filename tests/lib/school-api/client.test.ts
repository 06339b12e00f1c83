import { describe, expect, it, vi } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';
import type { Handler } from './stub-api';

stubApiPerTest();

const schedule = { id: 1, title: 'Week 1', scheduled_date: '2026-04-06', file: '' };

describe('a read', () => {
  it('returns the parsed response', async () => {
    const { readCall } = await startSite();
    world.api.answer([schedule]);
    expect(await readCall('weekly-schedules')).toEqual({
      ok: true,
      stale: false,
      data: [{ ...schedule, id: '1' }],
    });
  });

  it('sends user_id, accept and a request id', async () => {
    const { readCall } = await startSite();
    world.api.answer([]);
    await readCall('weekly-schedules');
    const headers = world.api.requests[0]?.headers ?? {};
    expect(headers.user_id).toBe('site');
    expect(headers.accept).toBe('application/json');
    expect(headers['x-request-id']).toMatch(/^[\w-]{20,}$/);
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'connection',
      'host',
      'user_id',
      'x-request-id',
    ]);
  });

  it('requests the exact path, below a base with or without /api', async () => {
    for (const ending of ['', '/', '/api', '/api/']) {
      const { readCall } = await startSite({ SCHOOL_API_URL: `${world.api.url}${ending}` });
      world.api.answer({ results: [], count: 0 });
      await readCall('news-events', { query: { page: 3 } });
    }
    expect(new Set(world.api.requests.map(({ url }) => url))).toEqual(
      new Set(['/api/news-events/?page=3']),
    );
  });

  it('is shared by concurrent callers', async () => {
    const { readCall } = await startSite();
    world.api.answer([schedule]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => readCall('weekly-schedules')),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(world.api.requests).toHaveLength(1);
  });

  it('begun after a revalidation is not shared with one begun before', async () => {
    const { readCall } = await startSite();
    const { markRevalidated } = await import('@/lib/site-changes/numbers');
    world.api.answer([schedule]);
    const before = readCall('weekly-schedules');
    markRevalidated();
    await Promise.all([before, readCall('weekly-schedules')]);
    expect(world.api.requests).toHaveLength(2);
  });

  it('follows a redirect on the same server', async () => {
    const { readCall } = await startSite();
    world.api.behave((request, response) => {
      if (request.url === '/api/videos/') return response.end('[]');
      return response.writeHead(301, { location: '/api/videos/' }).end();
    });
    expect((await readCall('videos')).ok).toBe(true);
  });

  it('touches neither network nor disk while building', async () => {
    const { readCall } = await startSite({ NEXT_PHASE: 'phase-production-build' });
    expect(await readCall('videos')).toEqual({
      ok: false,
      error: { kind: 'network', message: 'build' },
    });
    expect(world.api.requests).toHaveLength(0);
  });
});

it('a bad record is left out and logged without its content', async () => {
  const { readCall, warn } = await startSite();
  world.api.answer([{ id: 9, title: { secret: 'hidden' } }, schedule]);
  const result = await readCall('weekly-schedules');
  expect(result.ok && result.data).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(
    { call: 'weekly-schedules', list: '', index: 0, fields: ['title'] },
    expect.any(String),
  );
  expect(JSON.stringify(warn.mock.calls)).not.toContain('hidden');
});

it('a bad record in every place makes the response a contract error', async () => {
  const { readCall } = await startSite();
  world.api.answer([{ id: 9 }]);
  expect(await readCall('weekly-schedules')).toMatchObject({ error: { kind: 'contract' } });
});

describe('a failure', () => {
  const status = (code: number) => () =>
    world.api.behave((_, response) => response.writeHead(code).end());
  const body = (text: string) => () => world.api.answer(text);
  const redirect = (location: string) => () =>
    world.api.behave((_, response) => response.writeHead(302, { location }).end());

  it.each<[string, Handler]>([
    ['the server', (_, response) => response.writeHead(503).end()],
    ['the connection', (request) => request.socket.destroy()],
  ])('of %s is retried once', async (_, fail) => {
    const { readCall } = await startSite();
    let asked = 0;
    world.api.behave((request, response) => {
      asked += 1;
      if (asked === 1) return fail(request, response);
      return response.end('[]');
    });
    expect((await readCall('videos')).ok).toBe(true);
  });

  it.each<[string, () => unknown, object, number?]>([
    ['the server fails', status(500), { kind: 'http', status: 500 }, 2],
    ['the request is refused', status(403), { kind: 'http', status: 403 }, 1],
    ['nothing listens', () => world.api.stop(), { kind: 'network' }],
    [
      'what answers is not HTTP',
      () => world.api.behave((request) => request.socket.end('\u0000garbage\r\n\r\n')),
      { kind: 'network' },
    ],
    ['it is HTML', body('<!doctype html><title>Welcome</title>'), { kind: 'contract' }],
    ['it is half a JSON', body('[{"id": 1'), { kind: 'contract' }],
    ['it is empty', body(''), { kind: 'contract' }],
    ['it is of a wrong type', body('{"data": []}'), { kind: 'contract' }],
    ['it is a lone number', body('7'), { kind: 'contract' }],
    ['redirects loop', redirect('/api/videos'), { kind: 'http', status: 302 }, 3],
    ['it leads to another server', redirect('http://127.0.0.2:9/a'), { kind: 'http', status: 302 }],
  ])('is named when %s', async (_, fail, error, asked) => {
    const { readCall } = await startSite();
    await fail();
    expect(await readCall('videos')).toMatchObject({ error });
    if (asked) expect(world.api.requests).toHaveLength(asked);
  });

  it.each([
    ['no answer comes', () => world.api.behave(() => undefined)],
    ['the body never ends', () => world.api.behave((_, response) => response.write('[{'))],
  ])('is a timeout when %s', async (_, hang) => {
    const { readCall } = await startSite({ SCHOOL_API_READ_TIMEOUT_MS: '300' });
    hang();
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'timeout' } });
  });

  it('is a contract error if the body is 5 MB, and the rest is not read', async () => {
    const { readCall } = await startSite();
    let closed: Promise<unknown> | undefined;
    world.api.behave((request, response) => {
      closed = new Promise((done) => request.socket.once('close', done));
      response.write('["');
      response.write('x'.repeat(5 * 1024 * 1024));
    });
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'contract' } });
    await closed;
  });
});

describe('the breaker', () => {
  it('fails at once while the breaker is open', async () => {
    const { readCall } = await startSite();
    world.api.behave((request) => request.socket.destroy());
    // However slow the machine is, the breaker stays open meanwhile.
    vi.useFakeTimers({ toFake: ['Date'] });
    await readCall('videos');
    const asked = world.api.requests.length;
    expect(await readCall('alumni')).toMatchObject({ error: { kind: 'network' } });
    vi.useRealTimers();
    expect(world.api.requests).toHaveLength(asked);
  });

  it('asks again after two seconds, and closes with the first response', async () => {
    const { recordOutcome, breakerError } = await import('@/lib/school-api/breaker');
    const error = { kind: 'network', message: 'gone' } as const;
    recordOutcome(error, 1_000);
    expect(breakerError(2_999)).toEqual(error);
    expect(breakerError(3_000)).toBeNull();
    recordOutcome(error, 5_000);
    recordOutcome(null, 5_100);
    expect(breakerError(5_200)).toBeNull();
  });

  it('stays closed while the API responds, even with errors', async () => {
    const { readCall } = await startSite();
    world.api.answer({}, 500);
    await readCall('videos');
    world.api.answer([]);
    expect((await readCall('videos')).ok).toBe(true);
  });
});
