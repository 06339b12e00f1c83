import { Transform, type TransformCallback } from 'node:stream';
import { CV_MAX_BYTES, PDF_HEAD_BYTES, startsLikePdf } from '@/contract';
import { CV_MESSAGES } from './cv-messages';

/** A file that may not go on: nothing of it is passed after this. */
export class CvRefused extends Error {
  constructor(
    readonly code: 'invalid' | 'too_large',
    message: string,
  ) {
    super(message);
  }
}

/** Lets a PDF through and stops at anything else; holds back its first kilobyte at most. */
export class PdfWatch extends Transform {
  #head: Buffer = Buffer.alloc(0);
  #begins = false;
  #say: () => void = () => undefined;
  /** Resolves with the first bytes, when they are those of a PDF. */
  readonly isPdf = new Promise<void>((resolve) => {
    this.#say = resolve;
  });
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > CV_MAX_BYTES) done(new CvRefused('too_large', CV_MESSAGES.tooLarge));
    else if (this.#begins) done(null, chunk);
    else this.#begin(chunk, done);
  }

  override _flush(done: TransformCallback): void {
    const said = this.size === 0 ? CV_MESSAGES.missing : CV_MESSAGES.notPdf;
    done(this.#begins ? null : new CvRefused('invalid', said));
  }

  /** The first bytes may come one by one; nothing passes before the mark is found. */
  #begin(chunk: Buffer, done: TransformCallback): void {
    const head = Buffer.concat([this.#head, chunk]);
    this.#head = head;
    if (startsLikePdf(head.toString('latin1', 0, PDF_HEAD_BYTES))) {
      this.#begins = true;
      this.#head = Buffer.alloc(0);
      this.#say();
      done(null, head);
    } else if (head.length < PDF_HEAD_BYTES) done();
    else done(new CvRefused('invalid', CV_MESSAGES.notPdf));
  }
}
