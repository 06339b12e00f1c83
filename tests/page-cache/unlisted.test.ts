import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { DiskPages } from '@/lib/page-cache/disk';
import { Pages } from '@/lib/page-cache/pages';
import { storePage } from '@/lib/page-cache/store';
import { tempFolder } from '../support/temp-folder';
import { buildOutput, nextPage } from './samples';

const MAX_BYTES = 1_000_000;
/** More than fit into the memory for pages. */
const FLOOD = 300;
const LONG = 'Nothing is here. '.repeat(1000);

const real = ['/', '/about', '/news-event/detail/annual-day'];
let folder: string;
let pages: Pages;
let disk: DiskPages;

beforeEach(() => {
  folder = tempFolder();
  disk = new DiskPages({ folder, build: 'b1', maxFiles: 10, log: { warn: vi.fn() } });
  pages = new Pages({ maxBytes: MAX_BYTES, disk });
});

function store(path: string, body: string): Promise<void> {
  const context = { cacheControl: { revalidate: 60, expire: 600 } };
  return storePage(pages, path, nextPage(body), context, buildOutput);
}

it.each([
  ['items that do not exist', '/news-event/detail/none-', '<data data-status="404"></data>'],
  ['pages of the news beyond the last', '/news-event/page/9', '<data data-unlisted=""></data>'],
])('a flood of %s evicts no real page and fills no disk', async (_name, path, mark) => {
  for (const one of real) await store(one, 'real');
  await disk.settled();
  const kept = readdirSync(join(folder, 'b1')).sort();
  expect(kept).toHaveLength(real.length);

  for (let n = 0; n < FLOOD; n++) await store(`${path}${n}`, `${LONG}${mark}`);
  await disk.settled();
  for (const one of real) expect(pages.peek(one)?.body, one).toContain('real');
  expect(pages.peek(`${path}${FLOOD - 1}`)?.body).toContain(LONG);
  expect(pages.peek(`${path}0`)).toBeUndefined();
  expect(pages.held.bytes).toBeLessThan(MAX_BYTES + 2 * 1024 * 1024);
  expect(readdirSync(join(folder, 'b1')).sort()).toEqual(kept);
});

it('a real page becomes unlisted once it is gone', async () => {
  const [, , item = ''] = real;
  await store(item, 'real');
  await store(item, 'gone<data data-status="404"></data>');
  expect(pages.peek(item)?.status).toBe(404);
  expect(pages.held.pages).toBe(1);
  await store(item, 'real');
  expect(pages.peek(item)?.status).toBeUndefined();
  expect(pages.held.pages).toBe(1);
});
