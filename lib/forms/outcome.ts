/** Why a form was not accepted, by the kinds that forms distinguish. */
export type Failure =
  /** Answers to correct, by field. */
  | { kind: 'fields'; message: string; fields: Record<string, string> }
  | { kind: 'limited'; message: string; retryAfterSeconds: number }
  /** No response: offline, or the connection was lost. The form may still have arrived. */
  | { kind: 'offline'; message: string }
  /** Refused for a reason that the form cannot correct (too large, gone, conflict, ...). */
  | { kind: 'refused'; message: string; code: string }
  /** The site or the school API failed. */
  | { kind: 'server'; message: string };

/** Paid or withdrawn meanwhile, so nothing of it can be continued. */
export const isClosed = (failure: Failure) =>
  failure.kind === 'refused' && failure.code === 'conflict';

export type Outcome<T = unknown> = { ok: true; data: T } | { ok: false; failure: Failure };

export const NO_CONNECTION = 'The connection was lost. Please check it and try again.';
export const NO_ANSWER = 'We cannot reach the school’s server right now. Please try again later.';

export function offline(): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind: 'offline', message: NO_CONNECTION } };
}

/** For example 'about 2 minutes'. */
export function formatWait(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
