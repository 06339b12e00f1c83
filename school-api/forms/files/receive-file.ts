import { createWriteStream, type WriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { FIELDS_MAX_BYTES, type FileFacts, maxBodyBytes } from '@/contract';
import { ApiError, invalid } from '../../platform';
import { feedForm, isFileError, isMultipartType } from '../multipart';

export type Received = { fields: Record<string, string>; bytes: number };

/**
 * Streams a multipart form's file to `path`. Stops reading as soon as the body is too large. The
 * caller removes the file if this throws.
 */
export async function receiveFile(
  c: Context,
  expected: FileFacts,
  path: string,
): Promise<Received> {
  const type = c.req.header('content-type') ?? '';
  if (!isMultipartType(type)) {
    throw new ApiError('unsupported_type', 'Send the form as multipart/form-data.');
  }
  if (Number(c.req.header('content-length') ?? 0) > maxBodyBytes(expected)) {
    throw tooLarge(expected);
  }
  const form = new Form(type, expected, path);
  try {
    await form.feed(c.req.raw.body ?? []);
  } catch (error) {
    // A full disk is a server error, not a malformed form.
    if (error instanceof ApiError || isFileError(error)) throw error;
    throw new ApiError('malformed', 'The form is incomplete.');
  }
  return form.result();
}

function tooLarge({ file, messages }: FileFacts) {
  return new ApiError('too_large', messages.tooLarge, { [file]: messages.tooLarge });
}

class Form {
  readonly #expected: FileFacts;
  readonly #busboy: BusboyInstance;
  readonly #fields = new Map<string, string>();
  #error: ApiError | undefined;
  #stream: BusboyFileStream | undefined;
  #out: WriteStream | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(type: string, expected: FileFacts, path: string) {
    this.#expected = expected;
    const { file, messages, isDeclared } = expected;
    this.#busboy = Busboy({
      headers: { 'content-type': type },
      limits: { fields: 20, files: 4, parts: 24, fieldSize: FIELDS_MAX_BYTES, headerPairs: 40 },
    });
    this.#busboy.on('field', (name, value, nameCut, valueCut) => {
      if (nameCut || valueCut || this.#fields.has(name)) {
        this.#error ??= new ApiError('malformed', 'A field is too long or appears twice.');
      } else this.#fields.set(name, value);
    });
    this.#busboy.on('file', (name, stream, fileName, _encoding, mime) => {
      // Browsers send an empty part if no file was chosen.
      const chosen = fileName !== undefined && fileName !== '';
      if (name !== file || !chosen || this.#error !== undefined) stream.resume();
      else if (this.#out !== undefined) this.#reject(stream, messages.onlyOne);
      else if (!isDeclared(mime, fileName)) this.#reject(stream, messages.wrongType);
      else this.#save(stream, path);
    });
  }

  async feed(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    try {
      const isWhole = await feedForm(this.#busboy, body, maxBodyBytes(this.#expected));
      if (!isWhole) throw tooLarge(this.#expected);
    } catch (error) {
      this.#busboy.destroy();
      this.#stream?.destroy();
      await this.#writing.catch(() => undefined);
      throw error;
    }
    await this.#writing;
  }

  result(): Received {
    if (this.#error !== undefined) throw this.#error;
    const bytes = this.#out?.bytesWritten ?? 0;
    if (bytes > this.#expected.maxBytes) throw tooLarge(this.#expected);
    return { fields: Object.fromEntries(this.#fields), bytes };
  }

  #reject(stream: BusboyFileStream, message: string) {
    this.#error ??= invalid({ [this.#expected.file]: message });
    stream.resume();
  }

  #save(stream: BusboyFileStream, path: string) {
    this.#stream = stream;
    this.#out = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    this.#writing = pipeline(stream, this.#out);
    this.#writing.catch((error) => this.#busboy.destroy(error));
  }
}
