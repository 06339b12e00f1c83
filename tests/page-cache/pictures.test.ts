import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Picture, PictureFiles } from '@/lib/page-cache/pictures';

let parent: string;
const error = vi.fn();
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pictures-'));
  error.mockClear();
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const open = (folder = 'pictures', maxBytes = 10_000) =>
  new PictureFiles({ folder: join(parent, folder), maxBytes, log: { error } });
const picture = (fill: string, size = 1000): Picture => ({
  kind: 'IMAGE',
  etag: 'a',
  upstreamEtag: 'b',
  extension: 'webp',
  revalidate: 86_400,
  buffer: Buffer.alloc(size, fill),
});
const key = (letter: string) => letter.repeat(43);

it('keeps a picture over a restart, for its owner alone', async () => {
  await open().set(key('a'), picture('\n'));
  const found = await open().get(key('a'));
  expect(found?.value).toEqual(picture('\n'));
  expect(found?.lastModified).toBeLessThanOrEqual(Date.now());
  expect(await open().get(key('b'))).toBeNull();
  expect(statSync(join(parent, 'pictures', key('a'))).mode & 0o777).toBe(0o600);
});

it('keeps no more than it may: the one that was asked for longest ago goes', async () => {
  const pictures = open();
  for (const letter of 'abcdefghijkl') await pictures.set(key(letter), picture(letter));
  expect(await pictures.get(key('a'))).toBeNull();
  expect(await pictures.get(key('l'))).not.toBeNull();
  await vi.waitFor(() => expect(readdirSync(join(parent, 'pictures')).length).toBeLessThan(10));
});

it('takes no name that leads out of its folder, and no file that is torn', async () => {
  const pictures = open();
  await pictures.set('../../../../../../out-of-here', picture('a'));
  expect(readdirSync(join(parent, 'pictures'))).toEqual([]);
  writeFileSync(join(parent, 'pictures', key('t')), '{"etag":');
  expect(await open().get(key('t'))).toBeNull();
});

it('says at the start where it cannot write', async () => {
  writeFileSync(join(parent, 'file'), '');
  const pictures = open('file/pictures');
  expect(error).toHaveBeenCalledWith(
    expect.anything(),
    expect.stringContaining('cannot be written'),
  );
  expect(await pictures.get(key('a'))).toBeNull();
});
