import { createWriteStream, type WriteStream } from 'node:fs';
import { finished, pipeline } from 'node:stream/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { CV_FIELD, CV_MAX_BYTES, saysPdf } from '@/contract';
import { invalid } from '../http/json-body';
import { Refusal } from '../http/refusal';

/** The text parts together, and what separates the parts. */
const WORDS_MAX_BYTES = 64 * 1024;
const TOTAL_MAX_BYTES = CV_MAX_BYTES + WORDS_MAX_BYTES;
const FORM = /^multipart\/form-data\s*;.*\bboundary=/i;

export const CV_MISSING = 'Please upload your CV';
export const CV_NOT_PDF = 'Only PDF files are allowed!';

export type Upload = { fields: Record<string, string>; cvBytes: number };

/**
 * Streams a form with one CV to `file`. Ends early, with nothing more read, as soon as it is too
 * large; the caller removes the file when this throws.
 */
export async function receiveUpload(c: Context, file: string): Promise<Upload> {
  const type = c.req.header('content-type') ?? '';
  if (!FORM.test(type)) {
    throw new Refusal('unsupported_type', 'Send the form as multipart/form-data.');
  }
  if (Number(c.req.header('content-length') ?? 0) > TOTAL_MAX_BYTES) throw tooLarge();
  const form = new Form(type, file);
  try {
    await form.feed(c.req.raw.body ?? []);
  } catch (error) {
    // A full disk is no fault of the form, and must not be told as one.
    if (error instanceof Refusal || isFileFault(error)) throw error;
    throw new Refusal('malformed', 'The form is broken off.');
  }
  return form.result();
}

function isFileFault(error: unknown): boolean {
  const syscall: unknown = error instanceof Error ? Reflect.get(error, 'syscall') : undefined;
  return syscall === 'open' || syscall === 'write';
}

function tooLarge() {
  const said = `The CV may have at most ${CV_MAX_BYTES / 1024 / 1024} MB`;
  return new Refusal('too_large', said, { [CV_FIELD]: said });
}

class Form {
  readonly #boy: BusboyInstance;
  readonly #fields = new Map<string, string>();
  #refusal: Refusal | undefined;
  #arriving: BusboyFileStream | undefined;
  #out: WriteStream | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(type: string, file: string) {
    this.#boy = Busboy({
      headers: { 'content-type': type },
      limits: { fields: 20, files: 4, parts: 24, fieldSize: WORDS_MAX_BYTES, headerPairs: 40 },
    });
    this.#boy.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut || this.#fields.has(name)) {
        this.#refusal ??= new Refusal('malformed', 'A field is too long or is there twice.');
      } else this.#fields.set(name, value);
    });
    this.#boy.on('file', (name, stream, fileName, _encoding, mime) => {
      // Browsers send an empty part where no file was chosen.
      const chosen = fileName !== undefined && fileName !== '';
      if (name !== CV_FIELD || !chosen || this.#refusal !== undefined) stream.resume();
      else if (this.#out !== undefined) this.#refuse(stream, 'Please send one CV only');
      else if (!saysPdf(mime, fileName)) this.#refuse(stream, CV_NOT_PDF);
      else this.#keep(stream, file);
    });
  }

  async feed(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const parsed = finished(this.#boy);
    // It may fail while nobody waits for it; whoever waits next sees it all the same.
    parsed.catch(() => undefined);
    let size = 0;
    try {
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > TOTAL_MAX_BYTES) throw tooLarge();
        if (!this.#boy.write(chunk)) await Promise.race([drained(this.#boy), parsed]);
      }
      this.#boy.end();
      await parsed;
    } catch (error) {
      this.#boy.destroy();
      this.#arriving?.destroy();
      await this.#writing.catch(() => undefined);
      throw error;
    }
    await this.#writing;
  }

  result(): Upload {
    if (this.#refusal !== undefined) throw this.#refusal;
    const cvBytes = this.#out?.bytesWritten ?? 0;
    if (cvBytes > CV_MAX_BYTES) throw tooLarge();
    return { fields: Object.fromEntries(this.#fields), cvBytes };
  }

  #refuse(stream: BusboyFileStream, said: string) {
    this.#refusal ??= invalid({ [CV_FIELD]: said });
    stream.resume();
  }

  #keep(stream: BusboyFileStream, file: string) {
    this.#arriving = stream;
    this.#out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    this.#writing = pipeline(stream, this.#out);
    this.#writing.catch((error) => this.#boy.destroy(error));
  }
}

function drained(boy: BusboyInstance): Promise<void> {
  return new Promise((resolve) => boy.once('drain', () => resolve()));
}
