import type { z } from 'zod';
import { log } from '@/lib/log';
import type { PostResult } from '@/lib/school-api/post';
import { type CallContext, contextOf } from './context';
import { errorResponse } from './error-response';
import { countCall, type Limit } from './rate-limit';
import { readJsonBody } from './read-body';
import { answerFrom } from './upstream';

/** The captcha's verdict. `release` makes the same proof usable again. */
export type CaptchaVerdict =
  | { ok: true; release: () => Promise<void> }
  | { ok: false; field: string; message: string };

type Options<S extends z.ZodType, T> = {
  input: S;
  limit: Limit;
  captcha?: (input: z.output<S>) => Promise<CaptchaVerdict>;
  call: (input: z.output<S>, context: CallContext) => Promise<PostResult<T>>;
  /** For a success response that is not JSON, such as a file. */
  respond?: (data: T) => Response;
  maxBytes?: number;
};

export const TOO_MANY_CALLS = 'Too many attempts. Please wait and try again.';
export const CHECK_FIELDS = 'Please check the fields.';
export const SITE_FAILED = 'Something went wrong. Please try again later.';

/** Handles a form's POST in this order: size, limit, schema, captcha, school API, response. */
export function route<S extends z.ZodType, T>(options: Options<S, T>) {
  return async (request: Request): Promise<Response> => {
    try {
      return await handle(request, options);
    } catch (error) {
      log.error({ err: error, requestId: request.headers.get('x-request-id') }, 'route failed');
      return errorResponse(request, 'internal', SITE_FAILED);
    }
  };
}

async function handle<S extends z.ZodType, T>(request: Request, options: Options<S, T>) {
  const { input, limit, captcha, call, respond, maxBytes } = options;
  const body = await readJsonBody(request, maxBytes);
  if (!body.ok) return errorResponse(request, body.code, body.message);

  const context = contextOf(request.headers);
  const retryAfter = await countCall(limit, context.clientIp);
  if (retryAfter) return errorResponse(request, 'rate_limited', TOO_MANY_CALLS, { retryAfter });

  const parsed = input.safeParse(body.json);
  if (!parsed.success) {
    return errorResponse(request, 'invalid', CHECK_FIELDS, { fields: messagesOf(parsed.error) });
  }

  const verdict = await captcha?.(parsed.data);
  if (verdict && !verdict.ok) {
    const fields = { [verdict.field]: verdict.message };
    return errorResponse(request, 'invalid', verdict.message, { fields });
  }

  const result = await call(parsed.data, context);
  if (!result.ok && verdict?.ok) await verdict.release();
  return result.ok && respond ? respond(result.data) : answerFrom(request, result);
}

export function messagesOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[String(issue.path[0] ?? 'form')] ??= issue.message;
  return fields;
}
