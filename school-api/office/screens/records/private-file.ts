import { stat } from 'node:fs/promises';
import { fileBody } from '../../../platform';

/** A file's content cannot run, nor reach the office's origin. */
export const SANDBOXED = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

type Sent = { path: string; type: string; name: string; isOpened: boolean };

/** Sent after it was audited; undefined if there is no such file. */
export async function sendFile({ path, type, name, isOpened }: Sent, audit: () => Promise<void>) {
  const stats = path === '' ? undefined : await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  await audit();
  const response = privateFile(fileBody(path), { type, name, isOpened });
  response.headers.set('content-length', String(stats.size));
  return response;
}

export const privateFile = (body: BodyInit, { type, name, isOpened }: Omit<Sent, 'path'>) =>
  new Response(body, {
    headers: {
      ...SANDBOXED,
      'content-type': type,
      'content-disposition': `${isOpened ? 'inline' : 'attachment'}; filename="${name}"`,
    },
  });
