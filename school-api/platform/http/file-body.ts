import { createReadStream } from 'node:fs';

type Range = { start?: number; end?: number };

/** Opens the file at the first read, and closes it when the reader stops. */
export function fileBody(file: string, range: Range = {}): ReadableStream<Uint8Array> {
  const source = pieces(file, range);
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await source.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await source.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* pieces(file: string, range: Range): AsyncGenerator<Uint8Array, void, void> {
  for await (const piece of createReadStream(file, range)) if (Buffer.isBuffer(piece)) yield piece;
}
