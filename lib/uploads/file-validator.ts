import { Transform, type TransformCallback } from 'node:stream';
import { PDF_HEAD_BYTES } from '@/contract';
import type { FileForm } from './file-form';

/** A refused file: nothing more of it is forwarded. */
export class FileRefused extends Error {
  constructor(
    readonly code: 'invalid' | 'too_large',
    message: string,
  ) {
    super(message);
  }
}

type Expected = Pick<FileForm, 'maxBytes' | 'messages' | 'typeOf'>;

/** Forwards a file of the expected types and fails on any other; buffers the first kilobyte at most. */
export class FileValidator extends Transform {
  readonly #expected: Expected;
  #head: Buffer = Buffer.alloc(0);
  #isFound = false;
  #resolve: () => void = () => undefined;
  /** Resolves once the first bytes show the type. */
  readonly typeKnown = new Promise<void>((resolve) => {
    this.#resolve = resolve;
  });
  size = 0;

  constructor(expected: Expected) {
    super();
    this.#expected = expected;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length;
    const { maxBytes, messages } = this.#expected;
    if (this.size > maxBytes) done(new FileRefused('too_large', messages.tooLarge));
    else if (this.#isFound) done(null, chunk);
    else this.#readHead(chunk, done);
  }

  override _flush(done: TransformCallback): void {
    const { missing, wrongType } = this.#expected.messages;
    const message = this.size === 0 ? missing : wrongType;
    done(this.#isFound ? null : new FileRefused('invalid', message));
  }

  /** The first bytes may arrive one by one; nothing is forwarded before the type is known. */
  #readHead(chunk: Buffer, done: TransformCallback): void {
    const head = Buffer.concat([this.#head, chunk]);
    this.#head = head;
    const { typeOf, messages } = this.#expected;
    if (typeOf(head.toString('latin1', 0, PDF_HEAD_BYTES)) !== undefined) {
      this.#isFound = true;
      this.#head = Buffer.alloc(0);
      this.#resolve();
      done(null, head);
    } else if (head.length < PDF_HEAD_BYTES) done();
    else done(new FileRefused('invalid', messages.wrongType));
  }
}
