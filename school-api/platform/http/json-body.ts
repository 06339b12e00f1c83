import type { Context } from 'hono';
import { z } from 'zod';
import { readBytes as readAtMost } from '@/contract/read-bytes';
import { ApiError } from './api-error';

/** More than any form needs. */
const JSON_MAX_BYTES = 64 * 1024;

/** Throws once more than `max` bytes have arrived. */
export async function readBytes(c: Context, max = JSON_MAX_BYTES): Promise<Uint8Array> {
  const tooLarge = () => new ApiError('too_large', `The body can have at most ${max} bytes.`);
  if (Number(c.req.header('content-length') ?? 0) > max) throw tooLarge();
  const bytes = await readAtMost(c.req.raw.body, max);
  if (bytes === undefined) throw tooLarge();
  return bytes;
}

/** Throws an ApiError with a message per invalid field. */
export async function readJson<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new ApiError('unsupported_type', 'Send the body as application/json.');
  }
  const parsed = schema.safeParse(parse(await readBytes(c)));
  if (!parsed.success) throw invalid(fieldsOf(parsed.error));
  return parsed.data;
}

export function invalid(fields: Record<string, string>): ApiError {
  return new ApiError('invalid', 'Please check the fields.', fields);
}

function parse(bytes: Uint8Array): Record<string, unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new ApiError('malformed', 'The body is not a JSON object.');
  }
}

/** The first message per field; zod's default messages are replaced, since visitors see them. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'body');
    const isDefaultMessage = issue.message.startsWith('Invalid input');
    fields[field] ??= isDefaultMessage ? 'must be text' : issue.message;
  }
  return fields;
}
