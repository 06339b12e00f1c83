import type { Answers } from '@/lib/donation/answers';
import { callLazily, lazyResolver, preload } from '../forms/lazy-parts';

/** Loaded when the form is touched first, which makes the page interactive sooner. */
const parts = {
  calls: () => import('./calls'),
  resolver: () => import('./donor-resolver'),
  reader: () => import('@/lib/donation/read-flow'),
  countries: () => import('@/lib/donation/search-countries'),
};

export const preloadParts = () => preload([parts.resolver, parts.calls]);

export const resolver = lazyResolver<Answers>(() =>
  parts.resolver().then(({ donorResolver }) => donorResolver),
);

export const loadReader = () => parts.reader().then(({ readFlow }) => readFlow);

export const loadCountries = () => parts.countries().catch(() => null);

export const openDonation = (answers: Answers, noticeVersion: string) =>
  callLazily(parts.calls, (calls) => calls.openDonation(answers, noticeVersion));
