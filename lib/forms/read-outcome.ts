import '@/contract/forms/no-eval';
import { errorBody } from '@/contract/error';
import { parseJson } from '@/contract/json';
import { type Failure, NO_ANSWER, type Outcome } from './outcome';

/**
 * Reads a response of the site's own routes, which is always a JSON object. Any other body, such as
 * the page of a captive portal or proxy, counts as a failure, even with status 200.
 */
export function readOutcome(status: number, text: string, retryAfter: string | null): Outcome {
  const body = parseJson(text);
  if (status >= 200 && status < 300 && isObject(body)) return { ok: true, data: body };
  const parsed = errorBody.safeParse(body);
  const error = parsed.success ? parsed.data.error : undefined;
  return { ok: false, failure: failureOf(status, error, Number(retryAfter ?? 0)) };
}

type ErrorDetail = { code: string; message: string; fields?: Record<string, string> | undefined };

function failureOf(status: number, error: ErrorDetail | undefined, retryAfter: number): Failure {
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

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null;
}
