import type { Context } from 'hono';
import { z } from 'zod';
import { Refusal } from './refusal';

/** More than any form of the site, less than what could fill the memory. */
const JSON_MAX_BYTES = 64 * 1024;

/** The whole body, refused while it streams in once it is longer than it may be. */
export async function readBytes(c: Context, max = JSON_MAX_BYTES): Promise<Uint8Array> {
  const tooLarge = () => new Refusal('too_large', `The body may have at most ${max} bytes.`);
  if (Number(c.req.header('content-length') ?? 0) > max) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A JSON object that the schema takes, or a refusal with a message per field. */
export async function readJson<S extends z.ZodType>(c: Context, schema: S): Promise<z.output<S>> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    throw new Refusal('unsupported_type', 'Send the body as application/json.');
  }
  const parsed = schema.safeParse(parse(await readBytes(c)));
  if (!parsed.success) throw invalid(fieldsOf(parsed.error));
  return parsed.data;
}

export function invalid(fields: Record<string, string>): Refusal {
  return new Refusal('invalid', 'Please check the fields.', fields);
}

function parse(bytes: Uint8Array): Record<string, unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  } catch {
    throw new Refusal('malformed', 'The body is not a JSON object.');
  }
}

/** The first message of each field; zod's own messages about types say little to a person. */
export function fieldsOf(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'body');
    const isUnworded = issue.message.startsWith('Invalid input');
    fields[field] ??= isUnworded ? 'must be text' : issue.message;
  }
  return fields;
}
