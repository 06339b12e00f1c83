import { createWriteStream, type WriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import type { Context } from 'hono';
import { CV_FIELD, CV_MAX_BYTES, isDeclaredPdf } from '@/contract';
import { ApiError, invalid } from '../../platform';
import { feedForm, isFileError, isMultipartType } from '../multipart';

/** Text parts and multipart boundaries. */
const FIELDS_MAX_BYTES = 64 * 1024;
const TOTAL_MAX_BYTES = CV_MAX_BYTES + FIELDS_MAX_BYTES;

export const CV_MISSING = 'Please upload your CV';
export const CV_NOT_PDF = 'Only PDF files are allowed!';

export type Upload = { fields: Record<string, string>; cvBytes: number };

/**
 * Streams the CV of a multipart form to `file`. Stops reading as soon as the body is too large. The
 * caller removes the file when this throws.
 */
export async function receiveUpload(c: Context, file: string): Promise<Upload> {
  const type = c.req.header('content-type') ?? '';
  if (!isMultipartType(type)) {
    throw new ApiError('unsupported_type', 'Send the form as multipart/form-data.');
  }
  if (Number(c.req.header('content-length') ?? 0) > TOTAL_MAX_BYTES) throw tooLarge();
  const form = new Form(type, file);
  try {
    await form.feed(c.req.raw.body ?? []);
  } catch (error) {
    // A full disk is a server error, not a malformed form.
    if (error instanceof ApiError || isFileError(error)) throw error;
    throw new ApiError('malformed', 'The form is incomplete.');
  }
  return form.result();
}

function tooLarge() {
  const message = `The CV can have at most ${CV_MAX_BYTES / 1024 / 1024} MB`;
  return new ApiError('too_large', message, { [CV_FIELD]: message });
}

class Form {
  readonly #busboy: BusboyInstance;
  readonly #fields = new Map<string, string>();
  #error: ApiError | undefined;
  #cvStream: BusboyFileStream | undefined;
  #out: WriteStream | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(type: string, file: string) {
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
      // Browsers send an empty part where no file was chosen.
      const chosen = fileName !== undefined && fileName !== '';
      if (name !== CV_FIELD || !chosen || this.#error !== undefined) stream.resume();
      else if (this.#out !== undefined) this.#reject(stream, 'Please send one CV only');
      else if (!isDeclaredPdf(mime, fileName)) this.#reject(stream, CV_NOT_PDF);
      else this.#save(stream, file);
    });
  }

  async feed(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    try {
      if (!(await feedForm(this.#busboy, body, TOTAL_MAX_BYTES))) throw tooLarge();
    } catch (error) {
      this.#busboy.destroy();
      this.#cvStream?.destroy();
      await this.#writing.catch(() => undefined);
      throw error;
    }
    await this.#writing;
  }

  result(): Upload {
    if (this.#error !== undefined) throw this.#error;
    const cvBytes = this.#out?.bytesWritten ?? 0;
    if (cvBytes > CV_MAX_BYTES) throw tooLarge();
    return { fields: Object.fromEntries(this.#fields), cvBytes };
  }

  #reject(stream: BusboyFileStream, message: string) {
    this.#error ??= invalid({ [CV_FIELD]: message });
    stream.resume();
  }

  #save(stream: BusboyFileStream, file: string) {
    this.#cvStream = stream;
    this.#out = createWriteStream(file, { flags: 'wx', mode: 0o600 });
    this.#writing = pipeline(stream, this.#out);
    this.#writing.catch((error) => this.#busboy.destroy(error));
  }
}
