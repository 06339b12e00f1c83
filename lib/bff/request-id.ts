/** The id set by a proxy in front, or a new one if it is missing or malformed. */
export function readRequestId(given: string | null): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
