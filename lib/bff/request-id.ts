/** The id that a proxy in front has set, or a new one when it is missing or malformed. */
export function readRequestId(given: string | null): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
