import { describe, expect, it, vi } from 'vitest';
import { startSite, stubApiPerTest, world } from './fresh-site';

stubApiPerTest();

const schedule = { id: 1, title: 'Week 1', scheduled_date: '2026-04-06', file: '' };
const quick = { SCHOOL_API_READ_TIMEOUT_MS: '300' };

describe('a read', () => {
  it('gives the parsed answer', async () => {
    const { readCall } = await startSite();
    world.api.answer([schedule]);
    expect(await readCall('weekly-schedules')).toEqual({
      ok: true,
      stale: false,
      data: [{ ...schedule, id: '1' }],
    });
  });

  it('sends user_id, accept and a request id', async () => {
    const { readCall } = await startSite({ SITE_USER_ID: 'pages' });
    world.api.answer([]);
    await readCall('weekly-schedules');
    const headers = world.api.requests[0]?.headers ?? {};
    expect(headers.user_id).toBe('pages');
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

  it('asks the exact path, below a base with or without /api', async () => {
    for (const ending of ['', '/', '/api', '/api/']) {
      const { readCall } = await startSite({ SCHOOL_API_URL: `${world.api.url}${ending}` });
      world.api.answer({ results: [], count: 0 });
      await readCall('news-events', { query: { page: 3 } });
    }
    expect(new Set(world.api.requests.map(({ url }) => url))).toEqual(
      new Set(['/api/news-events/?page=3']),
    );
  });

  it('is shared by all who ask at the same time', async () => {
    const { readCall } = await startSite();
    world.api.answer([schedule]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => readCall('weekly-schedules')),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(world.api.requests).toHaveLength(1);
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

describe('a bad record', () => {
  it('is left out and logged without its content', async () => {
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

  it('in every place makes the answer a contract error', async () => {
    const { readCall } = await startSite();
    world.api.answer([{ id: 9 }]);
    expect(await readCall('weekly-schedules')).toMatchObject({ error: { kind: 'contract' } });
  });
});

describe('a failure', () => {
  it('of the server is tried once more', async () => {
    const { readCall } = await startSite();
    let asked = 0;
    world.api.behave((_, response) => {
      asked += 1;
      if (asked === 1) return response.writeHead(503).end();
      return response.end('[]');
    });
    expect((await readCall('videos')).ok).toBe(true);
  });

  it('of the connection is tried once more', async () => {
    const { readCall } = await startSite();
    let asked = 0;
    world.api.behave((request, response) => {
      asked += 1;
      if (asked === 1) return request.socket.destroy();
      return response.end('[]');
    });
    expect((await readCall('videos')).ok).toBe(true);
  });

  it('that stays is an http error with its status', async () => {
    const { readCall } = await startSite();
    world.api.answer('<h1>Broken</h1>', 500);
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'http', status: 500 } });
    expect(world.api.requests).toHaveLength(2);
  });

  it('of the request is not tried again', async () => {
    const { readCall } = await startSite();
    world.api.answer({}, 403);
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'http', status: 403 } });
    expect(world.api.requests).toHaveLength(1);
  });

  it('is a timeout when no answer comes', async () => {
    const { readCall } = await startSite(quick);
    world.api.behave(() => undefined);
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'timeout' } });
  });

  it('is a timeout when the body never ends', async () => {
    const { readCall } = await startSite(quick);
    world.api.behave((_, response) => response.write('[{'));
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'timeout' } });
  });

  it('is a network error when nothing listens', async () => {
    const { readCall } = await startSite();
    await world.api.stop();
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'network' } });
  });

  it('is a network error when what answers is not HTTP', async () => {
    const { readCall } = await startSite();
    world.api.behave((request) => request.socket.end('\u0000garbage\r\n\r\n'));
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'network' } });
  });

  it.each([
    ['HTML', '<!doctype html><title>Welcome</title>'],
    ['half a JSON', '[{"id": 1'],
    ['nothing', ''],
    ['a wrong type', '{"data": []}'],
    ['a lone number', '7'],
  ])('is a contract error when the body is %s', async (_, body) => {
    const { readCall } = await startSite();
    world.api.answer(body);
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'contract' } });
  });

  it('is a contract error when the body is 5 MB, and the rest is not read', async () => {
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

  it('is an http error when redirects loop', async () => {
    const { readCall } = await startSite();
    world.api.behave((_, response) => response.writeHead(302, { location: '/api/videos' }).end());
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'http', status: 302 } });
    expect(world.api.requests).toHaveLength(3);
  });

  it('is an http error when a redirect leads to another server', async () => {
    const { readCall } = await startSite();
    world.api.behave((_, response) =>
      response.writeHead(302, { location: 'http://127.0.0.2:9/api/videos' }).end(),
    );
    expect(await readCall('videos')).toMatchObject({ error: { kind: 'http', status: 302 } });
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

  it('asks again after two seconds, and closes with the first answer', async () => {
    const { noteOutcome, breakerError } = await import('@/lib/school-api/breaker');
    const error = { kind: 'network', message: 'gone' } as const;
    noteOutcome(error, 1_000);
    expect(breakerError(2_999)).toEqual(error);
    expect(breakerError(3_000)).toBeNull();
    noteOutcome(error, 5_000);
    noteOutcome(null, 5_100);
    expect(breakerError(5_200)).toBeNull();
  });

  it('stays closed while the API answers, even with errors', async () => {
    const { readCall } = await startSite();
    world.api.answer({}, 500);
    await readCall('videos');
    world.api.answer([]);
    expect((await readCall('videos')).ok).toBe(true);
  });
});
