import { accessSync, constants, mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';

export type Picture = {
  kind: 'IMAGE';
  etag: string;
  upstreamEtag: string;
  extension: string;
  revalidate: number;
  buffer: Buffer;
};

const KEY = /^[\w-]{20,100}$/;
const head = z.object({
  etag: z.string(),
  upstreamEtag: z.string(),
  extension: z.string(),
  revalidate: z.number(),
  lastModified: z.number(),
});

type Options = {
  folder: string;
  maxBytes: number;
  log: { error: (what: object, message: string) => void };
};

/**
 * Resized pictures on disk, one file each: a line of JSON, then the bytes. Next would store them inside
 * its build, which may be read-only, and use up to half of the disk.
 */
export class PictureFiles {
  readonly #folder: string;
  readonly #sizes: LRUCache<string, number>;

  constructor({ folder, maxBytes, log }: Options) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size || 1,
      dispose: (_, key, reason) => {
        if (reason === 'evict') void this.#remove(key);
      },
    });
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      accessSync(folder, constants.W_OK);
      for (const key of readdirSync(folder).filter((name) => KEY.test(name))) {
        this.#sizes.set(key, statSync(join(folder, key)).size);
      }
    } catch (error) {
      log.error({ err: error }, `pictures are scaled at each request: ${folder} cannot be written`);
    }
  }

  async get(key: string): Promise<{ value: Picture; lastModified: number } | null> {
    if (!this.#sizes.get(key)) return null;
    const bytes = await readFile(join(this.#folder, key)).catch(() => undefined);
    const end = bytes?.indexOf('\n') ?? -1;
    if (!bytes || end < 0) return null;
    const { lastModified, ...rest } = head.parse(JSON.parse(bytes.toString('utf8', 0, end)));
    return { value: { kind: 'IMAGE', ...rest, buffer: bytes.subarray(end + 1) }, lastModified };
  }

  async set(key: string, picture: Picture): Promise<void> {
    if (!KEY.test(key)) return;
    const { kind: _, buffer, ...rest } = picture;
    const line = JSON.stringify(head.parse({ ...rest, lastModified: Date.now() }));
    const bytes = Buffer.concat([Buffer.from(`${line}\n`), buffer]);
    await writeFileAtomic(join(this.#folder, key), bytes, { fsync: false, mode: 0o600 });
    this.#sizes.set(key, bytes.length);
  }

  #remove(key: string): Promise<void> {
    return rm(join(this.#folder, key), { force: true }).catch(() => undefined);
  }
}
