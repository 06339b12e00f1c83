import { Readable } from 'node:stream';
import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { ConnectionPool, NoConnectionError } from '@/lib/school-api/connection-pool';
import { startSite, stubApiPerTest, world } from '../lib/school-api/fresh-site';
import { cv, multipart, samplePdf, textParts } from '../school-api/sample-cv';

const context = { userId: 'visitor', requestId: 'request-1' };
const MANY = 40;

describe('the school API under calls that never end', () => {
  stubApiPerTest();

  async function start() {
    await startSite();
    const { postCall } = await import('@/lib/school-api/post');
    const { forwardWebhook } = await import('@/lib/payments/webhook');
    const { readCall } = await import('@/lib/school-api/client');
    world.api.behave((request, response) => {
      const url = request.url ?? '';
      if (/job-apply|contact-us/.test(url)) return;
      request.resume().on('end', () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(url.includes('create-order') ? '{"key":"k","order_id":"o"}' : '[]');
      });
    });
    return { postCall, forwardWebhook, readCall };
  }

  it('still accepts forms, orders, events and reads during uploads', async () => {
    const { postCall, forwardWebhook, readCall } = await start();
    for (let n = 0; n < MANY; n += 1) {
      const stream = new Readable({ read: () => undefined });
      void postCall('job-apply', { stream, contentType: 'multipart/form-data' }, context);
      void postCall('contact-us', { json: {} }, context);
    }
    const order = await postCall('create-order', { json: { application_id: 'a' } }, context);
    expect(order).toMatchObject({ ok: true });
    expect(await forwardWebhook(new Headers(), new Uint8Array())).toBe(200);
    expect(await readCall('announcement')).toMatchObject({ ok: true });
  });

  it('accepts a limited number of uploads per address and overall, and the next one when one ends', async () => {
    await start();
    const { POST } = await import('@/app/api/job-apply/route');
    const { UPLOAD_CONNECTIONS } = await import('@/lib/school-api/pools');
    const { body, type } = multipart(textParts({ vacancy: 'Teacher' }), false);
    const upload = (address: string, signal?: AbortSignal) => {
      const open = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new Uint8Array(body));
          signal?.addEventListener('abort', () => controller.error(new Error('gone')));
        },
      });
      return POST(
        new NextRequest('http://localhost/api/job-apply', {
          method: 'POST',
          headers: { 'content-type': type, 'x-client-ip': address },
          body: open,
          duplex: 'half',
        }),
      );
    };
    const leave = new AbortController();
    const first = upload('192.0.2.1', leave.signal);
    const others = ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map((address) => upload(address));
    const fifth = await upload('192.0.2.1');
    expect([fifth.status, fifth.headers.get('retry-after')]).toEqual([429, '30']);
    for (let n = 4; n < UPLOAD_CONNECTIONS; n += 1)
      others.push(upload(`192.0.2.${Math.floor(n / 4) + 1}`));
    expect((await upload('192.0.2.99')).status).toBe(429);

    leave.abort();
    await first;
    const done = multipart([...textParts({ vacancy: 'Teacher' }), cv(samplePdf())]);
    const honest = new NextRequest('http://localhost/api/job-apply', {
      method: 'POST',
      headers: { 'content-type': done.type, 'x-client-ip': '192.0.2.9' },
      body: new Uint8Array(done.body),
    });
    expect((await POST(honest)).status).toBe(422);
    expect(others).toHaveLength(UPLOAD_CONNECTIONS - 1);
  });
});

describe('a pool', () => {
  const never = () => new Promise<never>(() => undefined);

  it('limits the wait for a connection', async () => {
    const pool = new ConnectionPool(1);
    void pool.run(never);
    await expect(pool.run(never, { waitMs: 1 })).rejects.toBeInstanceOf(NoConnectionError);
    await expect(pool.run(never, { signal: AbortSignal.timeout(1) })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('gives a free connection to the longest waiting call, even after a failure', async () => {
    const pool = new ConnectionPool(1);
    const order: string[] = [];
    const note = (name: string) => async () => {
      order.push(name);
    };
    const failing = pool.run(() => Promise.reject(new Error('broken')));
    const left = pool.run(note('left'), { signal: AbortSignal.timeout(0) }).catch(() => undefined);
    const waiting = [pool.run(note('second')), pool.run(note('third'))];
    await expect(failing).rejects.toThrow('broken');
    await Promise.all([...waiting, left]);
    expect(order.filter((name) => name !== 'left')).toEqual(['second', 'third']);
  });

  it('prefers an address with one call over one with many', async () => {
    const pool = new ConnectionPool(2);
    const order: string[] = [];
    const open: (() => void)[] = [];
    const call = (caller: string) =>
      pool.run(
        () => {
          order.push(caller);
          return new Promise<void>((done) => open.push(done));
        },
        { caller },
      );
    const flood = Array.from({ length: 6 }, () => call('flood'));
    const parent = call('parent');
    for (let n = 0; n < 7; n += 1) {
      await new Promise((done) => setImmediate(done));
      open[n]?.();
    }
    await Promise.all([...flood, parent]);
    expect(order).toEqual(['flood', 'flood', 'parent', 'flood', 'flood', 'flood', 'flood']);
  });
});
