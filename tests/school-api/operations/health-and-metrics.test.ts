import { tmpdir } from 'node:os';
import { describe, expect, it, vi } from 'vitest';
import { createApp } from '@/school-api/app';
import { outbox, paymentOrders } from '@/school-api/db';
import { countRound } from '@/school-api/platform/background/round-counts';
import { addMail } from '../cli/rows';
import { openTestDatabase } from '../test-database';

const token = 'a-token-of-the-watch-tests';
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const bearer = { headers: { authorization: `Bearer ${token}` } };

let isStopping = false;

const database = await openTestDatabase();
const app = createApp({
  db: database.db,
  log,
  mediaFolders: [],
  watch: { isStopping: () => isStopping, metricsToken: token },
});

const hourAgo = () => new Date(Date.now() - 3_600_000);

async function scrape(): Promise<string> {
  const response = await app.request('/metrics', bearer);
  expect(response.status).toBe(200);
  return response.text();
}

describe('readiness of the school API', () => {
  it('is true while the database responds, until the API is stopping', async () => {
    expect((await app.request('/readyz')).status).toBe(200);
    isStopping = true;
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 'not ready',
      reasons: ['the school API is stopping'],
    });
    isStopping = false;
  });

  it.each([
    [{ reserveBytes: 2 ** 60 }, `the disk of SCHOOL_DATA_DIR has less than ${2 ** 40} MB left`],
    [{ folder: '/no-such-folder' }, 'SCHOOL_DATA_DIR is not writable'],
  ])('fails on a disk that can store nothing, with the reason: %o', async (changes, reason) => {
    const disk = { folder: tmpdir(), reserveBytes: 1, ...changes };
    const watch = { isStopping: () => false, metricsToken: token, disk };
    const low = createApp({ db: database.db, log, mediaFolders: [], watch });
    const response = await low.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'not ready', reasons: [reason] });
  });

  it('is false while the database is unreachable, without details', async () => {
    vi.spyOn(database.db, 'execute').mockRejectedValueOnce(new Error('password of postgres'));
    const response = await app.request('/readyz');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('password');
  });
});

describe('the metrics of the school API', () => {
  it('require the token', async () => {
    expect((await app.request('/metrics')).status).toBe(404);
    const wrong = { headers: { authorization: 'Bearer another' } };
    expect((await app.request('/metrics', wrong)).status).toBe(404);
  });

  it('are restricted to this machine without a token', async () => {
    const open = createApp({ db: database.db, log, mediaFolders: [] });
    expect((await open.request('/metrics')).status).toBe(404);
  });

  it('contain orders by state, mails by kind and the age of the oldest work', async () => {
    const order = { purpose: 'donation' as const, amount: 100, createdAt: hourAgo() };
    await database.db.insert(paymentOrders).values([
      { ...order, id: 'o1', subjectId: 's1', openedAt: hourAgo(), checkAt: hourAgo() },
      { ...order, id: 'o2', subjectId: 's2', openedAt: hourAgo(), state: 'paid' },
    ]);
    const mail = { kind: 'otp', recipient: 'a@example.org', data: {}, nextTryAt: hourAgo() };
    await database.db.insert(outbox).values([
      { ...mail, key: 'k1', createdAt: hourAgo() },
      { ...mail, key: 'k2', createdAt: hourAgo(), state: 'dead' },
      {
        ...mail,
        key: 'k3',
        kind: 'letter',
        data: { year: '' },
        createdAt: hourAgo(),
        state: 'dead',
      },
    ]);
    const text = await scrape();
    expect(text).toContain('school_database_up 1');
    expect(text).toContain('school_build_info{');
    expect(text).toContain('school_orders{purpose="donation",state="created"} 1');
    expect(text).toContain('school_orders{purpose="donation",state="paid"} 1');
    expect(text).toContain('school_mails{kind="otp",state="pending"} 1');
    expect(text).toContain('school_mails{kind="otp",state="dead"} 1');
    expect(text).toContain('school_mails_missed 1');
    expect(Number(/^school_mail_wait_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(3_590);
    expect(Number(/^school_reconcile_lag_seconds (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(3_590);
    expect(text).not.toContain('example.org');
  });

  it('say how long email has stood still, not how long one email or a long batch has waited', async () => {
    const waits = async () => Number(/^school_mail_wait_seconds (\S+)$/m.exec(await scrape())?.[1]);
    const { db } = database;
    await db.delete(outbox);
    const old = { createdAt: hourAgo(), nextTryAt: hourAgo() };
    const later = new Date(Date.now() + 60_000);
    await addMail(db, { ...old, tries: 5, nextTryAt: later, lastError: 'EENVELOPE 452' });
    expect(await waits()).toBeGreaterThan(3_590);
    await addMail(db, { ...old, state: 'sent', sentAt: new Date(Date.now() - 50_000) });
    expect(await waits()).toBe(0);
    await addMail(db, { ...old, nextTryAt: later });
    expect(await waits()).toBe(0);
    await addMail(db, { ...old, tries: 1, nextTryAt: later, lastError: 'ECONNECTION' });
    expect(await waits()).toBeGreaterThan(40);
    expect(await waits()).toBeLessThan(3_000);
  });

  it('count requests by route and rounds of work by outcome', async () => {
    await app.request('/api/news-events/one');
    await app.request('/api/news-events/two');
    await app.request('/wp-login.php');
    countRound('a-worker', 'done');
    countRound('a-worker', 'failed');
    const text = await scrape();
    expect(text).toMatch(
      /school_http_request_duration_seconds_count\{route="\/api\/news-events\/:slug[^"]*",method="GET",status="404"\} 2/,
    );
    expect(text).toContain('_count{route="other",method="GET",status="404"}');
    expect(text).toContain('school_worker_rounds{worker="a-worker",outcome="done"} 1');
    expect(text).toContain('school_worker_rounds{worker="a-worker",outcome="failed"} 1');
    expect(text).not.toContain('wp-login');
  });

  it('are available while the database is unreachable', async () => {
    vi.spyOn(database.db, 'select').mockImplementation(() => {
      throw new Error('away');
    });
    expect(await scrape()).toContain('school_database_up 0');
    vi.restoreAllMocks();
    expect(await scrape()).toContain('school_database_up 1');
  });

  it('are not logged, unlike other requests', async () => {
    log.info.mockClear();
    await scrape();
    await app.request('/healthz');
    expect(log.info).not.toHaveBeenCalled();
    await app.request('/api/announcement?email=a@example.org', {
      headers: { 'x-request-id': 'a-name-of-the-site' },
    });
    const facts = { requestId: 'a-name-of-the-site', path: '/api/announcement', status: 200 };
    expect(log.info).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(facts), 'request');
  });
});
