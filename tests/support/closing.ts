const closings: (() => Promise<void>)[] = [];

/** Closes once: when a test asks for it, else after the last test of its file. */
export function closing(close: () => Promise<unknown>): () => Promise<void> {
  let isClosed = false;
  const closeOnce = async () => {
    if (isClosed) return;
    isClosed = true;
    await close();
  };
  closings.push(closeOnce);
  return closeOnce;
}

/** What a file has opened, the newest first. */
export async function closeAll(): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closings.splice(0).reverse()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'what a test opened does not close');
}
