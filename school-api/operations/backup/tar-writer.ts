import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { BackupContents } from './format';
import { TAR_END, tarHead, tarPadding } from './tar';

const READ_BYTES = 256 * 1024;

export const sha256 = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** Entries as bytes of a tar archive; remembers the size and checksum of each. */
export class TarWriter {
  readonly entries: BackupContents['entries'] = [];
  readonly #madeAt: Date;

  constructor(madeAt: Date) {
    this.#madeAt = madeAt;
  }

  *text(name: string, text: string): Generator<Uint8Array> {
    yield* this.whole(name, Buffer.from(text));
  }

  *whole(name: string, bytes: Uint8Array): Generator<Uint8Array> {
    const size = bytes.byteLength;
    yield tarHead(name, size, this.#madeAt);
    yield bytes;
    yield tarPadding(size);
    this.entries.push({ name, size, sha256: sha256(bytes) });
  }

  async *stream(name: string, facts: { size: number; mtime: Date }, from: FileHandle) {
    const { size, mtime } = facts;
    yield tarHead(name, size, mtime);
    const hash = createHash('sha256');
    let left = size;
    while (left > 0) {
      const { buffer, bytesRead } = await from.read(Buffer.alloc(Math.min(left, READ_BYTES)));
      if (bytesRead === 0) throw new Error(`${name} shrank while it was read`);
      const piece = buffer.subarray(0, bytesRead);
      hash.update(piece);
      left -= bytesRead;
      yield piece;
    }
    yield tarPadding(size);
    this.entries.push({ name, size, sha256: hash.digest('hex') });
  }

  end(): Uint8Array {
    return TAR_END;
  }
}
