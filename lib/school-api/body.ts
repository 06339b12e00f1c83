import type { Dispatcher } from 'undici';

const MAX_BODY_BYTES = 2 * 1024 * 1024;

type Body = Dispatcher.ResponseData['body'];

/** Closes the connection instead of reading an unwanted body. */
export function discard(body: Body): void {
  body.on('error', () => undefined);
  body.destroy();
}

/** The whole body as text, or null when it is too large. */
export async function readText(body: Body, maxBytes = MAX_BODY_BYTES): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBytes) {
      discard(body);
      return null;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
