/** Undefined for invalid JSON; no valid JSON gives undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Ignores the content type, which servers get wrong both ways. An empty body becomes ''. */
export function parseBody(text: string): unknown {
  return text.trim() === '' ? '' : parseJson(text);
}

/** Some servers respond to an unknown record with 200 and null, {} or []. */
export function isEmptyRecord(body: unknown): boolean {
  return typeof body === 'object' && Object.keys(body ?? {}).length === 0;
}
