import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DiskPages } from '@/lib/page-cache/disk';
import { Pages } from '@/lib/page-cache/pages';
import { SharedPages } from '@/lib/page-cache/shared';
import { RedisClient } from '@/lib/redis/client';
import { connect } from '@/lib/redis/connect';
import { startRedis } from '../../scripts/run/redis';
import { pageEntry } from '../page-cache/samples';
import { closing } from '../support/closing';
import { tempFolder } from '../support/temp-folder';

const until = (check: () => unknown) => vi.waitFor(check, 15_000);

const log = { info: vi.fn(), warn: vi.fn() };
const connection = () => connect(server.url);
const durable = { durable: true };

const server = await startRedis();
closing(() => server.stop());
let clock = 1_000_000;

async function instance(build = 'b1', folder = tempFolder()) {
  const client = new RedisClient(connection(), { log, timeoutMs: 10_000 });
  closing(() => client.close());
  await until(() => expect(client.isUp).toBe(true));
  const disk = new DiskPages({ folder, build, maxFiles: 100, log });
  const shared = new SharedPages({ client, build });
  const pages = new Pages({ maxBytes: 1e6, disk, shared, now: () => clock });
  return { pages, disk, client, shared };
}

const entry = (body: string, tags = ['news']) =>
  pageEntry(body, { headers: { etag: 'x' }, tags, savedAt: clock });

const bodyAt = async (pages: Pages, key = '/') => (await pages.get(key))?.body;

beforeEach(async () => {
  clock += 1_000_000;
  const redis = connection();
  await until(() => expect(redis.status).toBe('ready'));
  await redis.flushall();
  redis.disconnect();
});

describe('pages that instances share', () => {
  it('are available to an instance that never rendered them', async () => {
    const [a, b] = [await instance(), await instance()];
    a.pages.set('/', entry('first'), durable);
    await until(async () => expect(await bodyAt(b.pages)).toBe('first'));
    expect((await b.pages.get('/'))?.headers).toEqual({ etag: 'x' });
  });

  it('are replaced everywhere within a second of a new rendering', async () => {
    const [a, b] = [await instance(), await instance()];
    a.pages.set('/', entry('first'), durable);
    await until(async () => expect(await bodyAt(b.pages)).toBe('first'));
    clock += 500;
    a.pages.set('/', entry('second'), durable);
    await until(async () => {
      expect(await a.shared.newer('/', 0)).toMatchObject({ body: 'second' });
    });
    expect(await bodyAt(b.pages)).toBe('first');
    clock += 1_000;
    expect(await bodyAt(b.pages)).toBe('second');
  });

  it('are not checked at every visit', async () => {
    const { pages, client } = await instance();
    pages.set('/', entry('first'), durable);
    const ask = vi.spyOn(client, 'run');
    clock += 1_000;
    await Promise.all([bodyAt(pages), bodyAt(pages), bodyAt(pages)]);
    const first = ask.mock.calls.length;
    for (let n = 0; n < 100; n += 1) await bodyAt(pages);
    expect(first).toBeLessThanOrEqual(3);
    expect(ask.mock.calls.length).toBe(first);
  });

  it('of two builds side by side do not mix', async () => {
    const [a, b] = [await instance('b1'), await instance('b2')];
    a.pages.set('/', entry('of the old build'), durable);
    await until(async () => expect(await a.shared.newer('/', 0)).not.toBeNull());
    expect(await bodyAt(b.pages)).toBeUndefined();
  });

  it('expire, so that Redis does not fill up', async () => {
    const { pages } = await instance();
    pages.set('/', entry('first'), durable);
    await pages.refresh(['news']);
    const redis = connection();
    await until(() => expect(redis.status).toBe('ready'));
    await until(async () => expect(await redis.keys('*')).toHaveLength(3));
    for (const key of await redis.keys('*')) expect(await redis.ttl(key), key).toBeGreaterThan(0);
    redis.disconnect();
  });

  it('are stored on each disk, for a start without Redis and school API', async () => {
    const folder = tempFolder();
    const [a, b] = [await instance(), await instance('b1', folder)];
    a.pages.set('/', entry('first'), durable);
    await until(async () => expect(await bodyAt(b.pages)).toBe('first'));
    await b.disk.settled();
    const disk = new DiskPages({ folder, build: 'b1', maxFiles: 100, log });
    expect(await bodyAt(new Pages({ maxBytes: 1e6, disk }))).toBe('first');
  });

  it('keep local pages to one instance, and replace them by a good one', async () => {
    const [a, b] = [await instance(), await instance()];
    a.pages.set('/', entry('without an answer'), { durable: false });
    clock += 1_000;
    expect(await bodyAt(b.pages)).toBeUndefined();
    b.pages.set('/', entry('good'), durable);
    await until(async () => {
      clock += 1_000;
      expect(await bodyAt(a.pages)).toBe('good');
    });
  });

  it('are removed everywhere when one instance finds nothing there any more', async () => {
    const folder = tempFolder();
    const [a, b] = [await instance('b1', folder), await instance()];
    a.pages.set('/', entry('withdrawn'), durable);
    await until(async () => expect(await a.shared.newer('/', 0)).not.toBeNull());
    a.pages.set('/', { ...entry('none'), status: 404 }, { durable: false, gone: true });
    await a.disk.settled();
    await until(async () => expect(await a.shared.newer('/', 0)).toBeNull());
    expect(await bodyAt(a.pages)).toBe('none');
    expect(await bodyAt(b.pages)).toBeUndefined();
    const disk = new DiskPages({ folder, build: 'b1', maxFiles: 100, log });
    expect(await bodyAt(new Pages({ maxBytes: 1e6, disk }))).toBeUndefined();
  });

  it('are ignored if Redis has something else under the key', async () => {
    const { pages, shared, client } = await instance();
    await shared.write('/', entry('good'));
    await client.run(
      async (redis) => {
        for (const key of await redis.keys('school:page:*'))
          await redis.hset(key, 'page', '{"key":"/"}');
      },
      () => undefined,
    );
    expect(await bodyAt(pages)).toBeUndefined();
  });
});

describe('revalidating tags', () => {
  it('reaches every instance within a second', async () => {
    const [a, b] = [await instance(), await instance()];
    const page = entry('first');
    b.pages.set('/', page, durable);
    clock += 1_000;
    await a.pages.refresh(['news']);
    await b.pages.get('/');
    expect(b.pages.freshness(page)).toBe('stale');
    expect(b.pages.freshness(entry('other', ['fees']))).toBe('fresh');
  });

  it('reaches the others later if Redis was down', async () => {
    const [a, b] = [await instance(), await instance()];
    const page = entry('first');
    const { run } = a.client;
    vi.spyOn(a.client, 'run').mockImplementation(async (_work, without) => without());
    clock += 5_000;
    await a.pages.refresh(['news']);
    vi.spyOn(a.client, 'run').mockImplementation(run.bind(a.client));
    clock += 1_000;
    await a.pages.get('/');
    await b.pages.get('/');
    expect(b.pages.freshness(page)).toBe('stale');
  });
});

describe('re-rendering a page', () => {
  it('is leased to one instance until it is done', async () => {
    const [a, b] = [await instance(), await instance()];
    expect(await a.pages.mayRenew('/')).toBe(true);
    expect(await b.pages.mayRenew('/')).toBe(false);
    expect(await a.pages.mayRenew('/')).toBe(true);
    expect(await b.pages.mayRenew('/other')).toBe(true);
    a.pages.set('/', entry('anew'), durable);
    await until(async () => expect(await b.pages.mayRenew('/')).toBe(true));
  });

  it('is open to every instance while Redis is down', async () => {
    const a = await instance();
    a.client.close();
    await until(() => expect(a.client.isUp).toBe(false));
    expect(await a.pages.mayRenew('/')).toBe(true);
    a.pages.set('/', entry('alone'), durable);
    expect(await bodyAt(a.pages)).toBe('alone');
  });
});
