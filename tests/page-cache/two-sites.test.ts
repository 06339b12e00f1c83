import { readdirSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { DiskPages } from '@/lib/page-cache/disk';
import { tempFolder } from '../support/temp-folder';
import { pageEntry as page } from './samples';

const NUMBERS = Array.from({ length: 20 }, (_, n) => n);

let folder: string;
const log = { warn: vi.fn() };

beforeEach(() => {
  folder = tempFolder();
  log.warn.mockClear();
});

const site = (build: string) => new DiskPages({ folder, build, maxFiles: 100, log });

it('two sites of one build store the same pages in one folder, each intact', async () => {
  const [one, other] = [site('b1'), site('b1')];
  await Promise.all(
    NUMBERS.flatMap((n) => [one.write(`/${n}`, page('one')), other.write(`/${n}`, page('other'))]),
  );
  const started = site('b1');
  for (const n of NUMBERS) {
    expect(['one', 'other']).toContain((await started.read(`/${n}`))?.body);
  }
  expect(log.warn).not.toHaveBeenCalled();
});

it('a site of another build takes over the folder, and the earlier one stores its pages again', async () => {
  const earlier = site('b1');
  await earlier.write('/', page('earlier'));
  const later = site('b2');
  await later.write('/', page('later'));
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['b2']), 10_000);
  await earlier.write('/', page('earlier, again'));
  expect((await earlier.read('/'))?.body).toBe('earlier, again');
  expect((await later.read('/'))?.body).toBe('later');
});
