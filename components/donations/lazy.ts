import type { Answers } from '@/lib/donations/answers';
import { callLazily, lazyResolver, preload } from '../forms/lazy-parts';
import type { ServerFields } from './calls';
import { preloadSteps } from './later-steps';

/** Loaded when the form is first touched, so that the page becomes interactive sooner. */
const parts = {
  calls: () => import('./calls'),
  resolver: () => import('./donor-resolver'),
  reader: () => import('@/lib/donations/read-flow'),
  countries: () => import('@/lib/donations/search-countries'),
};

export function preloadParts(): void {
  preload([parts.resolver, parts.calls]);
  preloadSteps();
}

export const resolver = lazyResolver<Answers>(() =>
  parts.resolver().then(({ donorResolver }) => donorResolver),
);

/** A tab with stored state may be at a later step. */
export function loadReader() {
  preloadSteps();
  return parts.reader().then(({ readFlow }) => readFlow);
}

export const loadCountries = () => parts.countries().catch(() => null);

export const openDonation = (answers: Answers, fields: ServerFields) =>
  callLazily(parts.calls, (calls) => calls.openDonation(answers, fields));
