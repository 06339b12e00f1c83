import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { parseJson } from '@/contract';
import { isWithheld, pictureKey } from '@/lib/site-changes/withheld';
import { type CheckSource, PictureSources } from './picture-sources';

export type Picture = {
  kind: 'IMAGE';
  etag: string;
  upstreamEtag: string;
  extension: string;
  /** Seconds that a browser may show it. How long the copy is served is decided below. */
  revalidate: number;
  buffer: Buffer;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** An older copy is never served, whatever the state of its source. */
const END_MS = 14 * DAY_MS;

/** The source's key and Next's key of the copy. */
const NAME = /^[\w-]{22}\.[\w-]{20,100}$/;
const head = z.object({
  etag: z.string(),
  upstreamEtag: z.string(),
  extension: z.string(),
  madeAt: z.number(),
});
type Copy = z.output<typeof head> & { buffer: Buffer };

type Options = {
  folder: string;
  maxBytes: number;
  log: { error: (what: object, message: string) => void };
  check: CheckSource;
  now?: () => number;
};

/**
 * Resized pictures on disk, one file each: a line of JSON, then the bytes. Next would store them in its
 * build, which may be read-only, could fill half the disk, and would keep the copy of a deleted picture
 * forever, because it counts a failed refresh as a new copy. So Next sees every copy as new, and this class
 * decides which ones are served.
 */
export class PictureFiles {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;
  readonly #sources: PictureSources;
  readonly #now: () => number;

  constructor({ folder, maxBytes, log, check, now = Date.now }: Options) {
    this.#folder = folder;
    this.#now = now;
    this.#sources = new PictureSources(check, now, HOUR_MS);
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size || 1,
      // From the disk too: no request will ask for it again.
      ttl: END_MS,
      ttlAutopurge: true,
      dispose: (_, name, reason) => {
        if (reason !== 'set') void this.#delete(name);
      },
    });
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.W_OK);
      for (const name of readdirSync(folder)) this.#take(name);
    } catch (error) {
      log.error({ err: error }, `pictures are scaled at each request: ${folder} cannot be written`);
    }
  }

  async get(key: string, source: string): Promise<Picture | null> {
    const name = nameOf(key, source);
    if (isWithheld(pictureKey(source)) || !this.#sizes.get(name)) return null;
    const copy = await this.#read(name);
    if (!copy || !(await this.#isGood(copy, source))) {
      this.#sizes.delete(name);
      return null;
    }
    const { madeAt: _, ...picture } = copy;
    return { kind: 'IMAGE', ...picture, revalidate: DAY_MS / 1000 };
  }

  async set(key: string, source: string, picture: Picture): Promise<void> {
    const name = nameOf(key, source);
    if (!NAME.test(name)) return;
    const { etag, upstreamEtag, extension, buffer } = picture;
    const line = JSON.stringify({ etag, upstreamEtag, extension, madeAt: this.#now() });
    const bytes = Buffer.concat([Buffer.from(`${line}\n`), buffer]);
    await writeFileAtomic(this.#pathOf(name), bytes, { fsync: false, mode: 0o600 });
    this.#sizes.set(name, bytes.length);
    // It may have been withheld while it was being resized or written.
    if (isWithheld(pictureKey(source))) this.#sizes.delete(name);
  }

  /** Includes files that another process has written to this folder. */
  async dropWithheld(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names.filter((one) => isWithheld(one.split('.', 1)[0] ?? ''))) {
      this.#sizes.delete(name);
      await this.#delete(name);
    }
  }

  async #isGood({ madeAt, upstreamEtag }: Copy, source: string): Promise<boolean> {
    // In the future after the clock was set back: its age is unknown.
    const age = Math.abs(this.#now() - madeAt);
    if (age > END_MS) return false;
    if (age <= HOUR_MS) return true;
    const state = await this.#sources.stateOf(source, upstreamEtag);
    if (state === 'unknown') return age <= DAY_MS;
    if (state === 'gone') this.#dropCopiesOf(source);
    return state !== 'gone' && state !== 'changed';
  }

  #dropCopiesOf(source: string): void {
    const start = nameOf('', source);
    for (const name of [...this.#sizes.keys()]) {
      if (name.startsWith(start)) this.#sizes.delete(name);
    }
  }

  async #read(name: string): Promise<Copy | undefined> {
    const bytes = await readFile(this.#pathOf(name)).catch(() => undefined);
    const end = bytes?.indexOf('\n') ?? -1;
    if (!bytes || end < 0) return undefined;
    const line = head.safeParse(parseJson(bytes.toString('utf8', 0, end)));
    return line.success ? { ...line.data, buffer: bytes.subarray(end + 1) } : undefined;
  }

  /** Other files were left by a killed process or an older release. */
  #take(name: string): void {
    const { size, mtimeMs } = statSync(this.#pathOf(name));
    const age = Math.abs(this.#now() - mtimeMs);
    if (NAME.test(name) && age < END_MS) this.#sizes.set(name, size, { ttl: END_MS - age });
    else if (age > MINUTE_MS) void this.#delete(name);
  }

  /** Next's build would follow a `join` with a name that it knows, into every file of the checkout. */
  #pathOf(name: string): string {
    return join(this.#folder, name);
  }

  #delete(name: string): Promise<void> {
    return rm(this.#pathOf(name), { force: true }).catch(() => undefined);
  }
}

const nameOf = (key: string, source: string) => `${pictureKey(source)}.${key}`;
