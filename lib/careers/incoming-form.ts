import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import Busboy, { type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { CV_FIELD, CV_MAX_BYTES } from '@/contract';
import { isHonestName } from './cv';
import { CV_MESSAGES } from './cv-messages';
import { type FormRefusal, MALFORMED, refuseCv } from './form-refusal';

/** The words together, and what separates the parts. */
const WORDS_MAX_BYTES = 64 * 1024;
export const UPLOAD_MAX_BYTES = CV_MAX_BYTES + WORDS_MAX_BYTES;
export const TOO_LARGE = refuseCv(CV_MESSAGES.tooLarge, 'too_large');

export type ArrivingFile = { name: string; type: string; stream: Readable };

/** Takes a form apart while it arrives: the words, then one file. Stops at the first wrong thing. */
export class IncomingForm {
  readonly words = new Map<string, string>();
  /** The file as it begins to arrive; undefined when the form ends or is refused without one. */
  readonly file: Promise<ArrivingFile | undefined>;
  refusal: FormRefusal | undefined;
  readonly #boy: BusboyInstance;
  readonly #stopped: Promise<void>;
  #isStopped = false;
  #arriving: Readable | undefined;
  #stop: () => void = () => undefined;
  #offer: (file: ArrivingFile | undefined) => void = () => undefined;

  constructor(contentType: string) {
    this.#stopped = new Promise((resolve) => {
      this.#stop = resolve;
    });
    this.file = new Promise((resolve) => {
      this.#offer = resolve;
    });
    this.#boy = Busboy({
      headers: { 'content-type': contentType },
      preservePath: true,
      limits: { fields: 20, files: 3, parts: 24, fieldSize: WORDS_MAX_BYTES, headerPairs: 40 },
    });
    this.#boy.on('field', (name, value, nameCut, valueCut) => {
      const wrong = this.#arriving || nameCut || valueCut || this.words.has(name);
      if (wrong) this.stop(MALFORMED);
      else this.words.set(name, value);
    });
    this.#boy.on('file', (field, stream, name, _encoding, type) => {
      // Whoever copies it learns of it; a form that ends too early says so itself.
      stream.on('error', () => undefined);
      this.#take(field, stream, name ?? '', type);
    });
  }

  /** Nothing more is wanted; without a refusal the reason lies elsewhere. The first word counts. */
  stop(refusal?: FormRefusal): void {
    if (this.#isStopped) return;
    this.#isStopped = true;
    this.refusal = refusal;
    this.#stop();
    this.#offer(undefined);
    this.#boy.destroy();
    this.#arriving?.destroy();
  }

  /**
   * Reads to the end, also what is not wanted any more, so that the answer does not drown in a reset
   * connection; but never more than a form may have. Does not throw.
   */
  async read(body: ReadableStream<Uint8Array> | null): Promise<void> {
    const parsed = finished(this.#boy).catch(() => this.stop(MALFORMED));
    try {
      await this.#feed(body);
    } catch {
      this.stop(MALFORMED);
    }
    if (!this.#isStopped) this.#boy.end();
    await Promise.race([parsed, this.#stopped]);
    this.#offer(undefined);
  }

  async #feed(body: ReadableStream<Uint8Array> | null): Promise<void> {
    // Never cancelled: that would cut the connection before the answer.
    const reader = body?.getReader();
    let size = 0;
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      size += read.value.byteLength;
      if (size > UPLOAD_MAX_BYTES) {
        this.stop(TOO_LARGE);
        return;
      }
      if (!this.#isStopped && !this.#boy.write(read.value)) {
        await Promise.race([drained(this.#boy), this.#stopped]);
      }
    }
  }

  #take(field: string, stream: BusboyFileStream, name: string, type: string): void {
    // Browsers send an empty part where no file was chosen.
    const isEmpty = field === CV_FIELD && name === '';
    if (field !== CV_FIELD) this.stop(MALFORMED);
    else if (!isEmpty && this.#arriving) this.stop(refuseCv(CV_MESSAGES.onlyOne));
    else if (!isHonestName(name)) this.stop(refuseCv(CV_MESSAGES.badName));
    if (isEmpty || this.#isStopped) stream.resume();
    else {
      this.#arriving = stream;
      this.#offer({ name, type, stream });
    }
  }
}

function drained(boy: BusboyInstance): Promise<void> {
  return new Promise((resolve) => boy.once('drain', () => resolve()));
}
