import { AsyncLocalStorage } from 'node:async_hooks';
import { pictureSource } from '@/lib/http/picture-source';

const asked = new AsyncLocalStorage<string>();

/** Next's cache sees only a hash of the picture to be resized. */
export function rememberPicture<T>(url: string, run: () => T): T {
  const source = pictureSource(url);
  return source === undefined ? run() : asked.run(source, run);
}

export const requestedPicture = (): string | undefined => asked.getStore();
