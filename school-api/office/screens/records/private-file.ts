import { stat } from 'node:fs/promises';
import { fileBody } from '../../../platform';

/** A stranger's file: nothing of it runs, and it has no part in the office's own address. */
const HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

type Sent = { path: string; type: string; name: string; isOpened: boolean };

/** Once its audit is written; undefined where there is no such file. */
export async function sendFile({ path, type, name, isOpened }: Sent, audit: () => Promise<void>) {
  const found = path === '' ? undefined : await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  await audit();
  return new Response(fileBody(path), {
    headers: {
      ...HEADERS,
      'content-type': type,
      'content-length': String(found.size),
      'content-disposition': `${isOpened ? 'inline' : 'attachment'}; filename="${name}"`,
    },
  });
}
