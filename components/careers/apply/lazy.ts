import { lazyResolver, preload } from '../../forms/lazy-parts';
import type { Answers } from './answers';

/** Loaded when the form is first touched, so that the page becomes interactive sooner. */
const parts = {
  resolver: () => import('./apply-resolver'),
  cv: () => import('@/lib/careers/cv'),
  sending: () => import('./send-application'),
};

export const preloadParts = () => preload(Object.values(parts));

export const resolver = lazyResolver<Answers>(() =>
  parts.resolver().then(({ applyResolver }) => applyResolver),
);

export const loadSending = () => parts.sending().catch(() => null);

/** The error of a chosen file, or null. A file that was moved or deleted cannot be read. */
export async function problemOf(file: File, unreadable: string): Promise<string | null> {
  const loaded = await parts.cv().catch(() => null);
  return loaded ? loaded.checkCv(file).catch(() => unreadable) : null;
}
