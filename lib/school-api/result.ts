export type ReadErrorKind = 'network' | 'timeout' | 'http' | 'contract';

export type ReadError = { kind: ReadErrorKind; status?: number; message: string };

/** `stale`: the API failed, and this is the last good response. */
export type Result<T> = { ok: true; data: T; stale: boolean } | { ok: false; error: ReadError };

export function failure(kind: ReadErrorKind, message: string, status?: number) {
  const error: ReadError = status === undefined ? { kind, message } : { kind, message, status };
  return { ok: false as const, error };
}

export const isAbsent = ({ status }: ReadError) => status === 404 || status === 410;

/** Substitutes a value if the server does not offer what was read. */
export function orElse<T, U>(result: Result<T>, other: U): Result<T | U> {
  if (result.ok || !isAbsent(result.error)) return result;
  return { ok: true, data: other, stale: false };
}

/** Maps the data of a good result to a view model. */
export function mapResult<T, U>(result: Result<T>, view: (data: T) => U): Result<U> {
  return result.ok ? { ...result, data: view(result.data) } : result;
}
