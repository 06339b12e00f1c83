const PATIENCE_MS = 20_000;
const PAUSE_MS = 20;

/** Repeats until it throws no more: the browser is another program, and its pages come and go. */
export async function until<T>(what: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await what();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
