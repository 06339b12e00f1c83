import type { ErrorCode } from '@/contract';

/** Longer than any form of the site filled to its limits. */
export const FORM_MAX_BYTES = 64 * 1024;

export type Body = { ok: true; json: unknown } | { ok: false; code: ErrorCode; message: string };

/** A JSON body, refused while it streams in once it is longer than it may be. */
export async function readJsonBody(request: Request, max = FORM_MAX_BYTES): Promise<Body> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return { ok: false, code: 'unsupported_type', message: 'Send the form as application/json.' };
  }
  const tooLarge = { ok: false, code: 'too_large', message: 'The form is too long.' } as const;
  if (Number(request.headers.get('content-length') ?? 0) > max) return tooLarge;
  try {
    const bytes = await readAtMost(request, max);
    if (!bytes) return tooLarge;
    return { ok: true, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return { ok: false, code: 'malformed', message: 'The form could not be read.' };
  }
}

/** Not cancelled when it is too much: that would cut the line before the refusal is sent. */
async function readAtMost(request: Request, max: number): Promise<Uint8Array | undefined> {
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const read = await reader?.read();
    if (!read || read.done) return Buffer.concat(chunks);
    const chunk: Uint8Array = read.value;
    size += chunk.byteLength;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
}

/** Lets a body arrive that nobody wants, so that the answer is not lost in a reset connection. */
export async function discard(body: ReadableStream<Uint8Array> | null, max: number) {
  const reader = body?.getReader();
  let size = 0;
  for (let read = await reader?.read(); read && !read.done && size <= max; ) {
    size += read.value.byteLength;
    read = await reader?.read();
  }
}
