/** A proxy in front may have named the request already; anything odd gets a fresh name. */
export function readRequestId(given: string | null): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
