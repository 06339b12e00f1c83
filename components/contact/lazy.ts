import { callLazily, lazyResolver, preload } from '../forms/lazy-parts';
import type { Answers } from './answers';

/** Loaded when the form is first touched, so that the page becomes interactive sooner. */
const parts = {
  resolver: () => import('./contact-resolver'),
  sending: () => import('../forms/submit-json'),
};

export const preloadParts = () => preload([parts.resolver, parts.sending]);

export const resolver = lazyResolver<Answers>(() =>
  parts.resolver().then(({ contactResolver }) => contactResolver),
);

export const sendMessage = (body: unknown) =>
  callLazily(parts.sending, ({ submitJson }) => submitJson('/api/contact-us', body));
