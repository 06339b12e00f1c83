const closings: (() => Promise<void>)[] = [];

/** Closes once: on request, otherwise after the test that opened it, or after the last in its file. */
export function closing(close: () => unknown): () => Promise<void> {
  let isClosed = false;
  const closeOnce = async () => {
    if (isClosed) return;
    isClosed = true;
    await close();
  };
  closings.push(closeOnce);
  return closeOnce;
}

export const openedSoFar = () => closings.length;

/** Closes what was opened after the first `kept`, newest first. */
export async function closeAll(kept: number): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closings.splice(kept).reverse()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'what a test opened does not close');
}
