import { errorBody } from '@/contract/error';

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

/** Reads an answer of the site's own routes; a page of somebody in between counts as a failure. */
export function readOutcome(status: number, text: string, retryAfter: string | null): Outcome {
  const body = parseJson(text);
  if (status >= 200 && status < 300) return { ok: true, data: body };
  const parsed = errorBody.safeParse(body);
  const error = parsed.success ? parsed.data.error : undefined;
  return { ok: false, failure: failureOf(status, error, Number(retryAfter ?? 0)) };
}

type Said = { code: string; message: string; fields?: Record<string, string> | undefined };

function failureOf(status: number, error: Said | undefined, retryAfter: number): Failure {
  const message = error?.message ?? NO_ANSWER;
  if (status === 429) {
    const retryAfterSeconds = retryAfter > 0 ? Math.ceil(retryAfter) : 60;
    return { kind: 'limited', message, retryAfterSeconds };
  }
  if (status >= 500 || !error) return { kind: 'server', message };
  if (error.fields && Object.keys(error.fields).length > 0) {
    return { kind: 'fields', message, fields: error.fields };
  }
  return { kind: 'refused', message, code: error.code };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** 'about 2 minutes': a pause as a person says it. */
export function pauseInWords(seconds: number): string {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  const minutes = Math.ceil(seconds / 60);
  return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}
