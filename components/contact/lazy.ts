import { type Outcome, offline } from '@/lib/forms/outcome';
import { lazyResolver, preload } from '../forms/lazy-parts';
import type { Answers } from './answers';

/** Loaded when the form is touched first, which makes the page interactive sooner. */
const parts = {
  resolver: () => import('./contact-resolver'),
  sending: () => import('../forms/submit-json'),
};

export const preloadParts = () => preload([parts.resolver, parts.sending]);

export const resolver = lazyResolver<Answers>(() =>
  parts.resolver().then(({ contactResolver }) => contactResolver),
);

export async function sendMessage(body: unknown): Promise<Outcome> {
  const loaded = await parts.sending().catch(() => null);
  return loaded ? loaded.submitJson('/api/contact-us', body) : offline();
}
