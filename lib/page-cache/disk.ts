import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { dropUnfinished } from '@/lib/files/unfinished';
import { type Entry, storedEntry } from './entry';

type Log = { warn(fields: object, message: string): void };

/**
 * Pages on disk, so that a restart during an outage still has them. One folder per build: stored
 * pages refer to the files of the build that made them.
 */
export class DiskPages {
  readonly #folder: string;
  readonly #maxFiles: number;
  readonly #log: Log;
  /** File names, the least recently written first. */
  #files: Promise<Set<string>> | undefined;
  #queue: Promise<void> = Promise.resolve();
  #complained = false;

  constructor(options: { folder: string; build: string; maxFiles: number; log: Log }) {
    this.#folder = join(options.folder, options.build);
    this.#maxFiles = options.maxFiles;
    this.#log = options.log;
    void this.#dropOtherBuilds(options.folder, options.build);
  }

  async read(key: string): Promise<Entry | null> {
    const file = fileName(key);
    if (!(await this.#known()).has(file)) return null;
    try {
      const text = await readFile(join(this.#folder, file), 'utf8');
      const kept = storedEntry.parse(JSON.parse(text));
      return kept.key === key ? kept.entry : null;
    } catch (error) {
      this.#complain(error, 'a stored page could not be read');
      return null;
    }
  }

  /** One at a time, so that the list of files matches the folder. */
  write(key: string, entry: Entry): Promise<void> {
    this.#queue = this.#queue.then(() => this.#write(key, entry));
    return this.#queue;
  }

  drop(key: string): Promise<void> {
    const file = fileName(key);
    this.#queue = this.#queue.then(async () => {
      (await this.#known()).delete(file);
      await rm(join(this.#folder, file), { force: true }).catch((error: unknown) =>
        this.#complain(error, 'an outdated page could not be removed'),
      );
    });
    return this.#queue;
  }

  clear(): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      await rm(this.#folder, { recursive: true, force: true }).catch((error: unknown) =>
        this.#complain(error, 'the stored pages could not be removed'),
      );
      this.#files = undefined;
    });
    return this.#queue;
  }

  /** Resolves when all writes so far are on disk. */
  settled(): Promise<void> {
    return this.#queue;
  }

  async #write(key: string, entry: Entry): Promise<void> {
    try {
      await mkdir(this.#folder, { recursive: true });
      const file = fileName(key);
      await writeFileAtomic(join(this.#folder, file), JSON.stringify({ key, entry }), {
        fsync: false,
      });
      const files = await this.#known();
      files.delete(file);
      files.add(file);
      await this.#dropOldest(files);
      this.#complained = false;
    } catch (error) {
      this.#complain(error, 'a page could not be stored on disk');
    }
  }

  #known(): Promise<Set<string>> {
    this.#files ??= this.#list();
    return this.#files;
  }

  async #list(): Promise<Set<string>> {
    const names = await readdir(this.#folder).catch(() => []);
    await dropUnfinished(this.#folder, names);
    const pages = names.filter((name) => name.endsWith('.json'));
    const dated = await Promise.all(
      pages.map(async (name) => ({
        name,
        at: (await stat(join(this.#folder, name)).catch(() => undefined))?.mtimeMs ?? 0,
      })),
    );
    return new Set(dated.sort((a, b) => a.at - b.at).map(({ name }) => name));
  }

  async #dropOldest(files: Set<string>): Promise<void> {
    for (const file of files) {
      if (files.size <= this.#maxFiles) return;
      files.delete(file);
      await rm(join(this.#folder, file), { force: true });
    }
  }

  async #dropOtherBuilds(folder: string, build: string): Promise<void> {
    const others = (await readdir(folder).catch(() => [])).filter((name) => name !== build);
    for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  }

  /** Logged once until a write succeeds again: with a full disk, every page fails. */
  #complain(error: unknown, message: string): void {
    if (this.#complained) return;
    this.#complained = true;
    this.#log.warn({ error: error instanceof Error ? error.message : String(error) }, message);
  }
}

export function fileName(key: string): string {
  return `${createHash('sha256').update(key).digest('hex').slice(0, 40)}.json`;
}
