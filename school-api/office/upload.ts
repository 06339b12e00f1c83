import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { unguarded } from '../db';
import { drained, feedForm, isFileError, isMultipartType } from '../forms';
import { isDiskFull } from '../platform';
import type { OfficeRequest, Upload } from './route';

const KB = 1024;
const FIELD_MAX_BYTES = 64 * KB;
/** Any number of people may be refused at once. */
const DROPPED_FIELD_MAX_BYTES = 4 * KB;
/** Uploads over all people, so that they never fill the memory or the disk at once. */
const MAX_AT_ONCE = 2;
/** How much is still read after a file is too large, so that the browser gets the response. */
const DRAIN_FACTOR = 2;
/** For a form with several files; nginx allows the same. */
const MAX_AT_ONCE_BYTES = 100 * 1024 * KB;

export type ReceivedFile = { name: string; bytes: number; isTooLarge: boolean };
export type Received =
  | { ok: true; fields: URLSearchParams; files: readonly ReceivedFile[] }
  | { ok: false; why: UploadFailure; fields: URLSearchParams };
type UploadFailure = 'too-large' | 'busy' | 'malformed' | 'disk-full';

type Options = {
  /** Of one file. */
  maxBytes: number;
  /** Destination of each file, which also limits their number. The caller always removes them. */
  to: readonly string[];
  /** Its bytes are discarded: it is refused anyway, and only the fields are returned. */
  isDropped?: true;
};

export const isMultipart = (request: Request): boolean =>
  request.method === 'POST' && isMultipartType(request.headers.get('content-type'));

/** People with an upload in progress, by database. */
const sending = new WeakMap<object, Set<number>>();

/** A form's fields and files, in the order of `to`; for a form without a file part, its fields. */
export async function receiveFiles(request: OfficeRequest, options: Options): Promise<Received> {
  const { upload, form, deps, person } = request;
  if (upload === undefined) return { ok: true, fields: form, files: [] };
  const database = unguarded(deps.db);
  const people = sending.get(database) ?? new Set<number>();
  sending.set(database, people);
  if (people.has(person.id) || people.size >= MAX_AT_ONCE) {
    return { ok: false, why: 'busy', fields: await readFields(upload, options.maxBytes) };
  }
  people.add(person.id);
  try {
    return await new UploadForm(upload, options).read();
  } finally {
    people.delete(person.id);
  }
}

/**
 * For a form whose file is refused: a browser shows a response only once it has sent everything.
 */
export async function readFields(upload: Upload, maxBytes: number): Promise<URLSearchParams> {
  return (await new UploadForm(upload, { maxBytes, to: [], isDropped: true }).read()).fields;
}

class UploadForm {
  readonly #request: Upload;
  readonly #options: Options;
  readonly #busboy: BusboyInstance;
  readonly #fields = new URLSearchParams();
  #why: Exclude<UploadFailure, 'busy'> | undefined;
  readonly #files: ReceivedFile[] = [];
  #stream: BusboyFileStream | undefined;
  #out: WriteStream | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(request: Upload, options: Options) {
    this.#request = request;
    this.#options = options;
    this.#busboy = Busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      limits: {
        fields: 40,
        files: options.to.length + 1,
        parts: options.to.length + 43,
        headerPairs: 40,
        fieldSize: options.isDropped ? DROPPED_FIELD_MAX_BYTES : FIELD_MAX_BYTES,
        fileSize: options.maxBytes,
      },
    });
    this.#busboy.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut) this.#why ??= 'malformed';
      else this.#fields.append(name.replaceAll('\0', ''), value.replaceAll('\0', ''));
    });
    this.#busboy.on('file', (_, stream, name) => this.#take(stream, name ?? ''));
  }

  async read(): Promise<Received> {
    const { maxBytes, to } = this.#options;
    const mostRead = to.length > 1 ? MAX_AT_ONCE_BYTES : maxBytes * DRAIN_FACTOR;
    try {
      const isWhole = await feedForm(this.#busboy, this.#request.body ?? [], mostRead);
      if (!isWhole) return this.#refused('too-large');
      await this.#writing;
    } catch (error) {
      if (isFileError(error)) throw error;
      return this.#refused('malformed');
    } finally {
      await this.#close();
    }
    if (this.#why !== undefined) return this.#refused(this.#why);
    return { ok: true, fields: this.#fields, files: this.#files };
  }

  /** Browsers send an empty part if no file was chosen. */
  #take(stream: BusboyFileStream, name: string) {
    const to = name === '' ? undefined : this.#options.to[this.#files.length];
    if (to === undefined) {
      if (name !== '' && !this.#options.isDropped) this.#why ??= 'malformed';
      stream.resume();
      return;
    }
    const file = { name, bytes: 0, isTooLarge: false };
    this.#files.push(file);
    this.#stream = stream;
    stream.on('limit', () => {
      file.isTooLarge = true;
    });
    // A form's files follow each other.
    this.#writing = this.#writing.then(() => this.#write(stream, file, to));
    this.#writing.catch((error) => this.#busboy.destroy(error));
  }

  async #write(stream: BusboyFileStream, file: ReceivedFile, to: string) {
    const out = createWriteStream(to, { flags: 'wx', mode: 0o600 });
    this.#out = out;
    // Thrown where it is awaited, even while nothing is being written.
    const ended = finished(out).catch((error) => this.#stopWriting(error));
    ended.catch(() => undefined);
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk);
      file.bytes += bytes.length;
      // Keeps reading, because the fields follow the file.
      if (this.#why === 'disk-full') continue;
      if (!out.write(bytes)) await Promise.race([drained(out), ended]);
    }
    out.end();
    await ended;
  }

  #stopWriting(error: unknown) {
    if (!isDiskFull(error)) throw error;
    this.#why = 'disk-full';
  }

  #refused(why: Exclude<UploadFailure, 'busy'>): Received {
    return { ok: false, why, fields: this.#fields };
  }

  async #close() {
    this.#busboy.destroy();
    this.#stream?.destroy();
    await this.#writing.catch(() => undefined);
    this.#out?.destroy();
  }
}
