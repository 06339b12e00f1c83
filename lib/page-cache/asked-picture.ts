import { AsyncLocalStorage } from 'node:async_hooks';
import { pictureSource } from '@/lib/http/picture-source';

const asked = new AsyncLocalStorage<string>();

/** Next tells its cache nothing but a hash of the picture that a request asks to have scaled. */
export function rememberPicture<T>(url: string, run: () => T): T {
  const source = pictureSource(url);
  return source === undefined ? run() : asked.run(source, run);
}

export const askedPicture = (): string | undefined => asked.getStore();
