import type { ErrorCode } from '@/contract';
import { requestBytes } from './request-bytes';

/** Larger than any form of the site with all fields at their limits. */
export const FORM_MAX_BYTES = 64 * 1024;

export type Body = { ok: true; json: unknown } | { ok: false; code: ErrorCode; message: string };

/** A JSON body; reading stops as soon as it exceeds the maximum. */
export async function readJsonBody(request: Request, max = FORM_MAX_BYTES): Promise<Body> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, code: 'unsupported_type', message: 'Send the form as application/json.' };
  }
  const tooLarge = { ok: false, code: 'too_large', message: 'The form is too long.' } as const;
  try {
    const bytes = await requestBytes(request, max);
    if (!bytes) return tooLarge;
    return { ok: true, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, code: 'malformed', message: 'We could not read the form.' };
  }
}

/** Drains the rest of a body, so that the response is not lost in a reset connection. */
export async function discard(body: ReadableStream<Uint8Array> | null, max: number) {
  const reader = body?.getReader();
  let size = 0;
  for (let read = await reader?.read(); read && !read.done && size <= max; ) {
    size += read.value.byteLength;
    read = await reader?.read();
  }
}
