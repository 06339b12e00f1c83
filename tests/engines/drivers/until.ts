const TIMEOUT_MS = 20_000;
const PAUSE_MS = 20;

/** Retries until it does not throw, because the browser is another process. */
export async function until<T>(what: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await what();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
