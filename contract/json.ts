/** `undefined` stands for what is not JSON; JSON itself has no such value. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The body of an answer: the text decides, since servers name HTML JSON and JSON HTML. An empty body
 * reads as the empty text that it is.
 */
export function parseBody(text: string): unknown {
  return text.trim() === '' ? '' : parseJson(text);
}

/** How servers write that there is no such record where they answer 200: null, {} or []. */
export function isNothing(body: unknown): boolean {
  return typeof body === 'object' && Object.keys(body ?? {}).length === 0;
}
