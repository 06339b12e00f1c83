import type { Answers } from '@/lib/donation/answers';
import { callLazily, lazyResolver, preload } from '../forms/lazy-parts';

/** Loaded when the form is touched first, which makes the page interactive sooner. */
const parts = {
  calls: () => import('./calls'),
  resolver: () => import('./donor-resolver'),
  reader: () => import('@/lib/donation/read-flow'),
  countries: () => import('@/lib/donation/search-countries'),
  review: () => import('./review-step'),
  success: () => import('./success'),
  failure: () => import('../payments/failure'),
};

export const preloadParts = () =>
  preload([parts.resolver, parts.calls, parts.review, parts.success, parts.failure]);

export const loadReview = () => parts.review().then(({ ReviewStep }) => ReviewStep);
export const loadSuccess = () => parts.success().then(({ Success }) => Success);
export const loadFailure = () => parts.failure().then(({ Failure }) => Failure);

export const resolver = lazyResolver<Answers>(() =>
  parts.resolver().then(({ donorResolver }) => donorResolver),
);

export const loadReader = () => parts.reader().then(({ readFlow }) => readFlow);

export const loadCountries = () => parts.countries().catch(() => null);

export const openDonation = (answers: Answers, noticeVersion: string) =>
  callLazily(parts.calls, (calls) => calls.openDonation(answers, noticeVersion));
