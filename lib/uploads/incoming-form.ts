import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { FIELDS_MAX_BYTES, maxBodyBytes } from '@/contract';
import { type FileForm, isSafeFileName } from './file-form';
import { type FormRefusal, MALFORMED, refuseFile } from './form-refusal';

type Expected = Pick<FileForm, 'file' | 'maxBytes' | 'messages'>;

export const tooLarge = (form: Expected) => refuseFile(form, form.messages.tooLarge, 'too_large');

export type ArrivingFile = { name: string; type: string; stream: Readable };

/** Parses a form as it arrives: the text fields, then one file. Stops at the first error. */
export class IncomingForm {
  readonly fields = new Map<string, string>();
  /** Resolves when the file starts; undefined if the form ends or is refused without one. */
  readonly file: Promise<ArrivingFile | undefined>;
  refusal: FormRefusal | undefined;
  readonly #expected: Expected;
  readonly #parser: BusboyInstance;
  readonly #stopped: Promise<void>;
  #isStopped = false;
  #arriving: Readable | undefined;
  #stop: () => void = () => undefined;
  #offer: (file: ArrivingFile | undefined) => void = () => undefined;

  constructor(contentType: string, expected: Expected) {
    this.#expected = expected;
    this.#stopped = new Promise((resolve) => {
      this.#stop = resolve;
    });
    this.file = new Promise((resolve) => {
      this.#offer = resolve;
    });
    this.#parser = Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: { fields: 20, files: 3, parts: 24, fieldSize: FIELDS_MAX_BYTES, headerPairs: 40 },
    });
    this.#parser.on('field', (name, value, nameCut, valueCut) => {
      const wrong = this.#arriving || nameCut || valueCut || this.fields.has(name);
      if (wrong) this.stop(MALFORMED);
      else this.fields.set(name, value);
    });
    this.#parser.on('file', (field, stream, name, _encoding, type) => {
      // The consumer of the stream handles errors; a truncated form is refused below.
      stream.on('error', () => undefined);
      this.#take(field, stream, name ?? '', type);
    });
  }

  /** Stops parsing, with a reason if there is one; the first refusal counts. */
  stop(refusal?: FormRefusal): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.refusal = refusal;
    this.#stop();
    this.#offer(undefined);
    this.#parser.destroy();
    this.#arriving?.destroy();
  }

  /**
   * Reads to the end even after a refusal, because a reset connection would lose the response; but never
   * more than the limit. Does not throw.
   */
  async read(body: ReadableStream<Uint8Array> | null): Promise<void> {
    const parsed = finished(this.#parser).catch(() => this.stop(MALFORMED));
    try {
      await this.#feed(body);
    } catch {
      this.stop(MALFORMED);
    }
    if (!this.#isStopped) this.#parser.end();
    await Promise.race([parsed, this.#stopped]);
    this.#offer(undefined);
  }

  async #feed(body: ReadableStream<Uint8Array> | null): Promise<void> {
    // Never cancelled: that would close the connection before the response.
    const reader = body?.getReader();
    let size = 0;
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.byteLength;
      if (size > maxBodyBytes(this.#expected)) {
        this.stop(tooLarge(this.#expected));
        return;
      }
      if (!this.#isStopped && !this.#parser.write(read.value)) {
        await Promise.race([drained(this.#parser), this.#stopped]);
      }
    }
  }

  #take(field: string, stream: BusboyFileStream, name: string, type: string): void {
    // Browsers send an empty part if no file was chosen.
    const { file, messages } = this.#expected;
    const isEmpty = field === file && name === '';
    if (field !== file) this.stop(MALFORMED);
    else if (!isEmpty && this.#arriving) this.stop(refuseFile(this.#expected, messages.onlyOne));
    else if (!isSafeFileName(name)) this.stop(refuseFile(this.#expected, messages.badName));
    if (isEmpty || this.#isStopped) stream.resume();
    else {
      this.#arriving = stream;
      this.#offer({ name, type, stream });
    }
  }
}

function drained(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => parser.once('drain', () => resolve()));
}
