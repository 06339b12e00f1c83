/** The messages of an error and its causes; '' if there was none. */
export async function failureOf(work: PromiseLike<unknown>): Promise<string> {
  try {
    await work;
    return '';
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return `${String(error)} ${String(cause)}`;
  }
}
