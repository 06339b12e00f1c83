import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';

type SentFile = { field: string; name: string; type: string };

/** The form sent to the school: only the checked fields, and one file under a safe name. */
export class OutgoingForm {
  readonly stream = new PassThrough();
  readonly contentType: string;
  readonly #boundary = `form-${randomBytes(16).toString('hex')}`;
  readonly #head: Buffer;
  readonly #end: Buffer;

  constructor(fields: object, { field, name, type }: SentFile) {
    this.contentType = `multipart/form-data; boundary=${this.#boundary}`;
    const parts = Object.entries(fields).map(([key, value]) =>
      value === undefined ? '' : this.#part(`name="${key}"`, String(value)),
    );
    const file = `name="${field}"; filename="${name}"\r\nContent-Type: ${type}`;
    this.#head = Buffer.from(`${parts.join('')}${this.#part(file, '').slice(0, -2)}`);
    this.#end = Buffer.from(`\r\n--${this.#boundary}--\r\n`);
    // The reader may disconnect; the call reports that.
    this.stream.on('error', () => undefined);
    this.stream.write(this.#head);
  }

  /** Content length with a file of this size; some servers refuse uploads of unknown length. */
  lengthWith(fileBytes: number): number {
    return this.#head.length + fileBytes + this.#end.length;
  }

  /** Writes the end; without it the receiver has no complete form and stores nothing. */
  finish(): void {
    this.stream.end(this.#end);
  }

  #part(disposition: string, value: string): string {
    return `--${this.#boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
  }
}
