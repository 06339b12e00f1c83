import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SourceState } from '@/lib/page-cache/picture-sources';
import { type Picture, PictureFiles } from '@/lib/page-cache/pictures';
import { pictureKey, setWithheld } from '@/lib/site-changes/withheld';
import { tempFolder } from '../support/temp-folder';

const SOURCE = '/media/office/asha-1.webp';
const HOUR = 60 * 60_000;

let parent: string;
let clock: number;
/** What the school's server returns for the picture, and how often it was asked. */
let state: SourceState;
let asked: number;
const error = vi.fn();
beforeEach(() => {
  parent = tempFolder();
  clock = Date.parse('2026-11-24T09:00:00Z');
  state = 'same';
  asked = 0;
  error.mockClear();
});
afterEach(() => setWithheld([]));

const open = (folder = 'pictures', maxBytes = 10_000) =>
  new PictureFiles({
    folder: join(parent, folder),
    maxBytes,
    log: { error },
    now: () => clock,
    check: async () => {
      asked += 1;
      return state;
    },
  });
const names = () => readdirSync(join(parent, 'pictures'));
const picture = (fill: string, size = 1000): Picture => ({
  kind: 'IMAGE',
  etag: 'a',
  upstreamEtag: 'b',
  extension: 'webp',
  revalidate: 86_400,
  buffer: Buffer.alloc(size, fill),
});
const key = (letter: string) => letter.repeat(43);

it('keeps a picture across a restart, for its owner only', async () => {
  await open().set(key('a'), SOURCE, picture('\n'));
  expect(await open().get(key('a'), SOURCE)).toEqual(picture('\n'));
  expect(await open().get(key('b'), SOURCE)).toBeNull();
  expect(names().map((name) => statSync(join(parent, 'pictures', name)).mode & 0o777)).toEqual([
    0o600,
  ]);
});

it('stores no more than its limit: the least recently requested one goes', async () => {
  const pictures = open();
  for (const letter of 'abcdefghijkl') await pictures.set(key(letter), SOURCE, picture(letter));
  expect(await pictures.get(key('a'), SOURCE)).toBeNull();
  expect(await pictures.get(key('l'), SOURCE)).not.toBeNull();
  await vi.waitFor(() => expect(names().length).toBeLessThan(10), 10_000);
});

it('accepts no name that leads out of its folder, and no truncated file', async () => {
  const pictures = open();
  await pictures.set('../../../../../../out-of-here', SOURCE, picture('a'));
  expect(names()).toEqual([]);
  writeFileSync(join(parent, 'pictures', `${pictureKey(SOURCE)}.${key('t')}`), '{"etag":');
  expect(await open().get(key('t'), SOURCE)).toBeNull();
});

it('reports at the start if it cannot write', async () => {
  writeFileSync(join(parent, 'file'), '');
  const pictures = open('file/pictures');
  expect(error).toHaveBeenCalledWith(
    expect.anything(),
    expect.stringContaining('cannot be written'),
  );
  expect(await pictures.get(key('a'), SOURCE)).toBeNull();
});

it('removes at the start what an older release or a killed process left, and what has expired', async () => {
  const pictures = open();
  writeFileSync(join(parent, 'pictures', key('o')), '{}');
  await pictures.set(key('a'), SOURCE, picture('a'));
  clock = Date.now() + HOUR;
  open();
  await vi.waitFor(() => expect(names()).toHaveLength(1), 10_000);
  clock += 14 * 24 * HOUR;
  open();
  await vi.waitFor(() => expect(names()).toEqual([]), 10_000);
});

describe('a copy', () => {
  const DAYS = [25, 60 * 24, 60 * 24];
  const copyAfter = async (pictures: PictureFiles, hours: number) => {
    clock += hours * HOUR;
    return pictures.get(key('a'), SOURCE);
  };

  it.each(['gone', 'changed'] as const)('ends when its source is %s', async (is) => {
    const pictures = open();
    await pictures.set(key('a'), SOURCE, picture('a'));
    // A width that no page requests.
    if (is === 'gone') await pictures.set(key('b'), SOURCE, picture('b'));
    state = is;
    expect(await copyAfter(pictures, 1.1)).toBeNull();
    await vi.waitFor(() => expect(names()).toEqual([]), 10_000);
    for (const hours of DAYS) expect(await copyAfter(pictures, hours)).toBeNull();
  });

  it.each(['failed', 'unreachable'] as const)(
    'is served for 14 days and no longer while its source is %s, also over a restart',
    async (is) => {
      await open().set(key('a'), SOURCE, picture('a'));
      state = is;
      const pictures = open();
      for (let day = 1; day <= 14; day += 1) {
        expect(await copyAfter(pictures, 24), `day ${day}`).not.toBeNull();
      }
      expect(await open().get(key('a'), SOURCE)).not.toBeNull();
      expect(await copyAfter(pictures, 0.1)).toBeNull();
      expect(await copyAfter(open(), 0)).toBeNull();
    },
  );

  it('expires even while its source exists, and does not age when the clock is set back', async () => {
    const pictures = open();
    await pictures.set(key('a'), SOURCE, picture('a'));
    expect(await copyAfter(pictures, 13 * 24)).not.toBeNull();
    expect(await copyAfter(pictures, 25)).toBeNull();
    await pictures.set(key('a'), SOURCE, picture('a'));
    expect(await copyAfter(pictures, -15 * 24)).toBeNull();
  });

  it('of a server without version headers is made again each day', async () => {
    const pictures = open();
    await pictures.set(key('a'), SOURCE, picture('a'));
    state = 'unknown';
    expect(await copyAfter(pictures, 23)).not.toBeNull();
    expect(await copyAfter(pictures, 2)).toBeNull();
  });

  it('waits for an unresponsive server at most once in half a minute', async () => {
    const pictures = open();
    const sources = ['/media/a.webp', '/media/b.webp', '/media/c.webp'];
    for (const source of sources) await pictures.set(key('a'), source, picture('a'));
    state = 'unreachable';
    clock += 2 * HOUR;
    for (const source of sources) expect(await pictures.get(key('a'), source)).not.toBeNull();
    expect(asked).toBe(1);
    state = 'gone';
    clock += 31_000;
    for (const source of sources) expect(await pictures.get(key('a'), source)).toBeNull();
  });

  it('checks its source once an hour, and every half minute while the server is down', async () => {
    const pictures = open();
    await pictures.set(key('a'), SOURCE, picture('a'));
    for (const hours of [0.5, 0.4, 0.2, 0.1, 0.1, 0.7]) await copyAfter(pictures, hours);
    expect(asked).toBe(1);
    state = 'failed';
    await copyAfter(pictures, 1);
    expect(asked).toBe(2);
    await copyAfter(pictures, 20 / 3600);
    expect(asked).toBe(2);
    await copyAfter(pictures, 20 / 3600);
    expect(asked).toBe(3);
  });
});

describe('a withheld picture', () => {
  const FOCUSED = '/media/office/asha-1.f30x60.webp';

  it('has no copy any more, with any focus point and in any process on this folder', async () => {
    const [pictures, other] = [open(), open()];
    for (const [letter, source] of [
      ['a', SOURCE],
      ['b', FOCUSED],
      ['c', '/media/office/%61sha-1.webp'],
      ['d', '/media/office/other-2.webp'],
    ] as const) {
      await other.set(key(letter), source, picture(letter));
    }
    setWithheld([pictureKey(SOURCE)]);
    expect(await other.get(key('a'), SOURCE)).toBeNull();
    expect(await other.get(key('b'), FOCUSED)).toBeNull();
    await pictures.dropWithheld();
    expect(names()).toEqual([`${pictureKey('/media/office/other-2.webp')}.${key('d')}`]);
    setWithheld([]);
    expect(await other.get(key('a'), SOURCE)).toBeNull();
  });

  it('gets none if it is withheld while being scaled', async () => {
    const pictures = open();
    setWithheld([pictureKey(SOURCE)]);
    await pictures.set(key('a'), SOURCE, picture('a'));
    await vi.waitFor(() => expect(names()).toEqual([]), 10_000);
  });
});
