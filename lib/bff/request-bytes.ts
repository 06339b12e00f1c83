import { readBytes } from '@/contract/read-bytes';

/** The bytes of a small body; undefined if its declared or actual length is too long. */
export async function requestBytes(request: Request, max: number) {
  if (Number(request.headers.get('content-length') ?? 0) > max) return undefined;
  return readBytes(request.body, max);
}
