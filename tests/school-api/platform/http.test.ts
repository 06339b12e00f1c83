import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { errorBody } from '@/contract';
import { createApp } from '@/school-api/app';
import { openTestApp, SEED_MEDIA, type TestApp } from '../test-app';
import { loseDatabase } from '../test-database';

let test: TestApp;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const write = (line: string) => void lines.push(JSON.parse(line));
  test = await openTestApp({ log: pino({ level: 'info' }, { write }) });
});

function lastLine() {
  return lines.at(-1);
}

describe('every response', () => {
  it('is logged in one line with method, path, status and time, without the query', async () => {
    const before = lines.length;
    await test.app.request('/api/news-events/?page=2&name=a-visitor');
    expect(lines).toHaveLength(before + 1);
    expect(lastLine()).toMatchObject({
      method: 'GET',
      path: '/api/news-events',
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(lastLine())).not.toContain('a-visitor');
  });

  it('carries the request id that came with the request', async () => {
    const headers = { 'x-request-id': 'abc-12345' };
    const response = await test.app.request('/api/videos', { headers });
    expect(response.headers.get('x-request-id')).toBe('abc-12345');
    expect(lastLine()).toMatchObject({ requestId: 'abc-12345' });
  });

  it.each(['short', 'with spaces in it', 'x'.repeat(65), '{"forged":"line"}'])(
    'gets a new id when the given one is %s',
    async (id) => {
      const response = await test.app.request('/api/videos', { headers: { 'x-request-id': id } });
      expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    },
  );

  it('is neither cached nor sniffed', async () => {
    const response = await test.app.request('/api/videos');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

it('an empty database has empty lists, results and dates in the shape of the contract', async () => {
  const paths = ['videos', 'vacancies/', 'news-events/', 'results', 'admission-dates/'];
  const bodies = paths.map(async (path) => (await test.app.request(`/api/${path}`)).json());
  expect(await Promise.all(bodies)).toEqual([
    [],
    [],
    { results: [], count: 0 },
    { '10th': [], '12th': [] },
    { dates_with_locations: [], admission_texts_with_locations: [] },
  ]);
});

it.each([
  ['GET', '/'],
  ['GET', '/api'],
  ['GET', '/api/nothing'],
  ['GET', '/api/news-events/a/b'],
  ['POST', '/api/videos'],
  ['DELETE', '/api/news-events/board-results-2025'],
])('an unknown route %s %s gets an error in the shape of the contract', async (method, path) => {
  const response = await test.app.request(path, { method });
  expect(response.status).toBe(404);
  const { error } = errorBody.parse(await response.json());
  expect(error).toMatchObject({
    code: 'not_found',
    requestId: response.headers.get('x-request-id'),
  });
});

it('health is ok while the database responds', async () => {
  const response = await test.app.request('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    status: 'ok',
    database: 'ok',
    uptime: expect.any(Number),
  });
});

it('an unreachable database makes health 503 and reads 500, without details', async () => {
  const broken = await openTestApp();
  await loseDatabase(broken.database);
  const log = pino({ level: 'silent' });
  const app = createApp({ db: broken.database.db, log, mediaFolders: [SEED_MEDIA] });
  const health = await app.request('/healthz');
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({ status: 'failing', database: 'unreachable' });
  const read = await app.request('/api/videos');
  expect(read.status).toBe(500);
  const body = await read.text();
  expect(errorBody.parse(JSON.parse(body)).error.code).toBe('internal');
  expect(body).not.toMatch(/select|closed|pool|node_modules/i);
});
