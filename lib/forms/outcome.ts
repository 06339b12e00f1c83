/** Why a form did not arrive, in the kinds that a form tells apart. */
export type Failure =
  /** Answers to correct, by field. */
  | { kind: 'fields'; message: string; fields: Record<string, string> }
  | { kind: 'limited'; message: string; retryAfterSeconds: number }
  /** Never answered: no network, or the line was cut. It may have arrived all the same. */
  | { kind: 'offline'; message: string }
  /** Refused for a reason that the form cannot correct (too large, gone, conflict, ...). */
  | { kind: 'refused'; message: string; code: string }
  /** The site or the school API failed. */
  | { kind: 'server'; message: string };

export type Outcome<T = unknown> = { ok: true; data: T } | { ok: false; failure: Failure };

export const NO_CONNECTION = 'The connection was lost. Please check it and try again.';
export const NO_ANSWER = 'The school’s server does not answer just now. Please try again later.';

export function offline(): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind: 'offline', message: NO_CONNECTION } };
}

/** 'about 2 minutes': a pause as a person says it. */
export function pauseInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
