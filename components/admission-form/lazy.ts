import type { Resolver } from 'react-hook-form';
import type { Details } from '@/lib/admission/details';
import type { FormFields } from '@/lib/admission/fields';
import type { Outcome } from '@/lib/forms/outcome';
import { callLazily, lazyResolver, preload } from '../forms/lazy-parts';

/** Loaded when the form is touched first, which makes the page interactive sooner. */
const parts = {
  calls: () => import('./calls'),
  schema: () => import('@/contract/forms/characters'),
  resolver: () => import('./details-resolver'),
  reader: () => import('@/lib/admission/read-progress'),
  review: () => import('./review-step'),
  success: () => import('./success'),
  failure: () => import('../payments/failure'),
};

type Calls = Awaited<ReturnType<typeof parts.calls>>;

export const preloadParts = () => preload(Object.values(parts));

export const loadReview = () => parts.review().then(({ ReviewStep }) => ReviewStep);
export const loadSuccess = () => parts.success().then(({ Success }) => Success);
export const loadFailure = () => parts.failure().then(({ Failure }) => Failure);

export const loadReader = () => parts.reader().then(({ readProgress }) => readProgress);

export const call = <T>(use: (calls: Calls) => Promise<Outcome<T>>) => callLazily(parts.calls, use);

/** When the rule cannot be loaded, only the school API checks the address. */
export async function isEmail(text: string): Promise<boolean> {
  const schema = await parts.schema().catch(() => null);
  return schema ? schema.isEmail(text) : true;
}

export function resolverFor(fields: FormFields, asksConsent: boolean): Resolver<Details> {
  return lazyResolver(() =>
    parts.resolver().then((loaded) => loaded.detailsResolver(fields, asksConsent)),
  );
}
