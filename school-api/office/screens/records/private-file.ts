import { stat } from 'node:fs/promises';
import { fileBody } from '../../../platform';

/** A stranger's file: nothing of it runs, and it has no part in the office's own address. */
const HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

type Sent = { file: string; type: string; name: string; isOpened: boolean };

/** The size of a file; undefined where there is none. */
export async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}

export function sendFile({ file, type, name, isOpened }: Sent, size: number): Response {
  return new Response(fileBody(file), {
    headers: {
      ...HEADERS,
      'content-type': type,
      'content-length': String(size),
      'content-disposition': `${isOpened ? 'inline' : 'attachment'}; filename="${name}"`,
    },
  });
}
