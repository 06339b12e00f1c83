import type { Resolver } from 'react-hook-form';
import type { Details } from '@/lib/admissions/details';
import type { FormFields } from '@/lib/admissions/fields';
import type { Outcome } from '@/lib/forms/outcome';
import { callLazily, lazyResolver, preload } from '../../forms/lazy-parts';
import { preloadSteps } from './later-steps';

/** Loaded when the form is first touched, so that the page becomes interactive sooner. */
const parts = {
  calls: () => import('./calls'),
  schema: () => import('@/contract/forms/characters'),
  resolver: () => import('./details-resolver'),
  reader: () => import('@/lib/admissions/read-progress'),
};

type Calls = Awaited<ReturnType<typeof parts.calls>>;

export function preloadParts(): void {
  preload([parts.calls, parts.schema, parts.resolver]);
  preloadSteps();
}

/** A tab with stored state may be at a later step. */
export function loadReader() {
  preloadSteps();
  return parts.reader().then(({ readProgress }) => readProgress);
}

export const call = <T>(use: (calls: Calls) => Promise<Outcome<T>>) => callLazily(parts.calls, use);

/** If the rule cannot be loaded, only the school API checks the address. */
export async function isEmail(text: string): Promise<boolean> {
  const schema = await parts.schema().catch(() => null);
  return schema ? schema.isEmail(text) : true;
}

export function resolverFor(fields: FormFields, asksConsent: boolean): Resolver<Details> {
  return lazyResolver(() =>
    parts.resolver().then((loaded) => loaded.detailsResolver(fields, asksConsent)),
  );
}
