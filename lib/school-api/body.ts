import type { Dispatcher } from 'undici';

export const MAX_BODY_BYTES = 2 * 1024 * 1024;

type Body = Dispatcher.ResponseData['body'];

/** Gives the connection up instead of reading what nobody wants. */
export function discard(body: Body): void {
  body.on('error', () => undefined);
  body.destroy();
}

/** The whole body as text, or null when it is larger than anything the API should send. */
export async function readText(body: Body): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_BODY_BYTES) {
      discard(body);
      return null;
    }
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
