/** A reader who reads nothing for this long is gone. */
const STALLED_MS = 60_000;

type Pieces = AsyncIterable<string | Uint8Array>;

/** Makes a piece on demand; `over` is called when no more will be made. */
export function streamOf(
  pieces: Pieces,
  over: (error?: unknown) => void,
  stalledMs = STALLED_MS,
): ReadableStream<Uint8Array> {
  const source = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let stalled: NodeJS.Timeout | undefined;
  const end = async (error?: unknown) => {
    clearTimeout(stalled);
    over(error);
    await source.return?.();
  };
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      clearTimeout(stalled);
      try {
        const { done, value } = await source.next();
        if (done) {
          await end();
          return controller.close();
        }
        controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
      } catch (error) {
        await end(error);
        return controller.error(error);
      }
      stalled = setTimeout(() => {
        const error = new Error('the browser stopped reading an export');
        controller.error(error);
        void end(error);
      }, stalledMs);
      stalled.unref();
    },
    cancel: () => end(),
  });
}
