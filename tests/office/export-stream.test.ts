import { once } from 'node:events';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { streamOf } from '@/school-api/office/screens/exports/send-file';
import { releaseHeadBody } from '@/school-api/platform';

describe('an export stream', () => {
  const log: string[] = [];
  async function* pieces() {
    try {
      for (let n = 0; n < 1000; n++) {
        log.push(`made ${n}`);
        yield `${n}\n`;
      }
    } finally {
      log.push('closed');
    }
  }

  it('produces only what is read', async () => {
    log.length = 0;
    const reader = streamOf(pieces(), () => log.push('over')).getReader();
    await reader.read();
    expect(log.length).toBeLessThan(5);
    await reader.cancel();
    expect(log.slice(-2)).toEqual(['over', 'closed']);
  });

  it('ends at once if only its headers were requested', async () => {
    log.length = 0;
    const app = new Hono()
      .use(releaseHeadBody)
      .get('/', () => new Response(streamOf(pieces(), () => log.push('over'))));
    expect((await app.request('/', { method: 'HEAD' })).status).toBe(200);
    expect(log.slice(-2)).toEqual(['over', 'closed']);
  });

  it('ends if its reader reads nothing for long', async () => {
    log.length = 0;
    const ended = new EventTarget();
    const waiting = once(ended, 'over');
    const stream = streamOf(pieces(), () => ended.dispatchEvent(new Event('over')), 5);
    const reader = stream.getReader();
    await reader.read();
    await waiting;
    await expect(reader.read().then(() => reader.read())).rejects.toThrow('stopped reading');
  });

  it('reports an error', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield 'one';
      throw new Error('the database went away');
    }
    const errors: unknown[] = [];
    const stream = streamOf(broken(), (error) => errors.push(error));
    await expect(new Response(stream).text()).rejects.toThrow('went away');
    expect(errors).toEqual([new Error('the database went away')]);
  });
});
