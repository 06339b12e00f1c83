import { Transform, type TransformCallback } from 'node:stream';
import { CV_MAX_BYTES, PDF_HEAD_BYTES, startsLikePdf } from '@/contract';
import { CV_MESSAGES } from './cv-messages';

/** A refused file: nothing more of it is passed on. */
export class CvRefused extends Error {
  constructor(
    readonly code: 'invalid' | 'too_large',
    message: string,
  ) {
    super(message);
  }
}

/** Passes a PDF on and fails on anything else; buffers the first kilobyte at most. */
export class PdfValidator extends Transform {
  #head: Buffer = Buffer.alloc(0);
  #isFound = false;
  #resolve: () => void = () => undefined;
  /** Resolves with the first bytes, when they are those of a PDF. */
  readonly isPdf = new Promise<void>((resolve) => {
    this.#resolve = resolve;
  });
  size = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    if (this.size > CV_MAX_BYTES) done(new CvRefused('too_large', CV_MESSAGES.tooLarge));
    else if (this.#isFound) done(null, chunk);
    else this.#readHead(chunk, done);
  }

  override _flush(done: TransformCallback): void {
    const said = this.size === 0 ? CV_MESSAGES.missing : CV_MESSAGES.notPdf;
    done(this.#isFound ? null : new CvRefused('invalid', said));
  }

  /** The first bytes may come one by one; nothing is passed on before `%PDF-` is found. */
  #readHead(chunk: Buffer, done: TransformCallback): void {
    const head = Buffer.concat([this.#head, chunk]);
    this.#head = head;
    if (startsLikePdf(head.toString('latin1', 0, PDF_HEAD_BYTES))) {
      this.#isFound = true;
      this.#head = Buffer.alloc(0);
      this.#resolve();
      done(null, head);
    } else if (head.length < PDF_HEAD_BYTES) done();
    else done(new CvRefused('invalid', CV_MESSAGES.notPdf));
  }
}
