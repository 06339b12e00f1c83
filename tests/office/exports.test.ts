import { once } from 'node:events';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportRoutes } from '@/school-api/office/screens/exports/routes';
import { streamOf } from '@/school-api/office/screens/exports/stream';
import { releaseHeadBody } from '@/school-api/platform/http/head';
import { commandLine } from '../school-api/cli/office';
import { addDonation, addOrder } from '../school-api/cli/rows';
import { type Desk, openDesk } from './desk';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(exportRoutes);
  for (let n = 0; n < 450; n++) {
    const id = await addDonation(desk.db, {
      donorName: n === 0 ? '=cmd|calc' : `Donor ${n}`,
      message: n === 1 ? 'Two\nlines, and "quotes"' : '',
    });
    const state = n < 400 ? 'paid' : 'failed';
    await addOrder(desk.db, id, { purpose: 'donation', state, test: n === 449 });
  }
});
afterAll(() => desk.close());

const FILE = '/exports/donations/file';

describe('an export', () => {
  it('has the bytes of the command, so that a spreadsheet opens it safely', async () => {
    const school = commandLine(desk.db, desk.dataDir);
    for (const format of ['csv', 'json']) {
      const response = await desk.get(`${FILE}?format=${format}&tests=no`);
      const { out } = await school('donations', 'export', '--format', format);
      const bytes = Buffer.from(await response.arrayBuffer()).toString();
      expect(bytes).toBe(out);
    }
    const csv = await (await desk.get(FILE)).arrayBuffer();
    expect([...new Uint8Array(csv).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Buffer.from(csv).toString()).toContain(`"'=cmd|calc"`);
  });

  it('names its file and the number of its records, and is written down', async () => {
    const response = await desk.get(`${FILE}?state=failed&tests=no&format=json`);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="donations-2026-11-21.json"',
    );
    expect(response.headers.get('office-lines')).toBe('49');
    expect(await response.json()).toHaveLength(49);
    const after = { state: 'failed', tests: 'no' };
    const line = { action: 'donations export', record: '49 donations', after };
    expect(desk.audits.at(-1)).toEqual(line);
  });

  it('has what the list shows with the same filters', async () => {
    const found = await desk.get(`${FILE}?q=donor+12&format=json`);
    const names = (await found.json()).map((one: { donor_name: string }) => one.donor_name);
    expect(names).toContain('Donor 12');
    expect(names.every((name: string) => name.startsWith('Donor 12'))).toBe(true);
  });

  it('says before what it will hold, and takes the filters along', async () => {
    const html = await (await desk.get('/exports/donations?state=failed&tests=no&before=1')).text();
    expect(html).toContain('49 records, by the filters of the list');
    expect(html).toContain('name="state" value="failed"');
    expect(html).toContain(`action="${FILE}"`);
    const nothing = await (await desk.get('/exports/gifts')).text();
    expect(nothing).toContain('0 records');
    expect(nothing).not.toContain('Download');
    expect((await desk.get('/exports/donations?since=soon')).status).toBe(422);
  });

  it('is written down with whom it was searched for, also when only the number is shown', async () => {
    const person = 'donor@example.org';
    for (const [address, action] of [
      ['/exports/donations', 'donations count'],
      [FILE, 'donations export'],
    ]) {
      const response = await desk.get(`${address}?q=${person}&tests=no&said=x`);
      await response.text();
      const after = { tests: 'no', search: 'yes' };
      expect(desk.audits.at(-1), address).toMatchObject({ action, person, after });
    }
    await desk.get('/exports/donations?q=Meera+Rao');
    expect(JSON.stringify(desk.audits)).not.toContain('Meera');
  });

  it('is refused while another one of the same person runs', async () => {
    const running = await desk.get(`${FILE}?format=csv`);
    const refused = await desk.get(`${FILE}?format=csv`);
    expect(refused.status).toBe(429);
    expect(await refused.text()).toContain('Another export is running');
    await running.body?.cancel();
    const next = await desk.get(`${FILE}?format=csv`);
    expect(next.status).toBe(200);
    expect((await next.text()).split('\r\n')).not.toHaveLength(0);
    expect((await desk.get(FILE)).status).toBe(200);
  });
});

describe('the stream of an export', () => {
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

  it('makes no more than is read', async () => {
    log.length = 0;
    const reader = streamOf(pieces(), () => log.push('over')).getReader();
    await reader.read();
    expect(log.length).toBeLessThan(5);
    await reader.cancel();
    expect(log.slice(-2)).toEqual(['over', 'closed']);
  });

  it('ends at once when only its headers were asked for', async () => {
    log.length = 0;
    const app = new Hono()
      .use(releaseHeadBody)
      .get('/', () => new Response(streamOf(pieces(), () => log.push('over'))));
    expect((await app.request('/', { method: 'HEAD' })).status).toBe(200);
    expect(log.slice(-2)).toEqual(['over', 'closed']);
  });

  it('ends when its reader takes nothing for long', async () => {
    log.length = 0;
    const ended = new EventTarget();
    const waiting = once(ended, 'over');
    const stream = streamOf(pieces(), () => ended.dispatchEvent(new Event('over')), 5);
    const reader = stream.getReader();
    await reader.read();
    await waiting;
    await expect(reader.read().then(() => reader.read())).rejects.toThrow('gone away');
  });

  it('tells of an error', async () => {
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
