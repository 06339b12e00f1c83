export type ReadErrorKind = 'network' | 'timeout' | 'http' | 'contract';

export type ReadError = { kind: ReadErrorKind; status?: number; message: string };

/** `stale` says that the API failed and this is the last good answer. */
export type Result<T> = { ok: true; data: T; stale: boolean } | { ok: false; error: ReadError };

export function failure(kind: ReadErrorKind, message: string, status?: number) {
  const error: ReadError = status === undefined ? { kind, message } : { kind, message, status };
  return { ok: false as const, error };
}

/** Turns the data of a good result into a view model. */
export function mapResult<T, U>(result: Result<T>, view: (data: T) => U): Result<U> {
  return result.ok ? { ...result, data: view(result.data) } : result;
}
