import type { FieldValues, Resolver } from 'react-hook-form';
import { type Outcome, offline } from '@/lib/forms/outcome';

/** Starts loading parts that are needed soon; a part that failed is loaded again when it is used. */
export function preload(parts: readonly (() => Promise<unknown>)[]): void {
  for (const load of parts) load().catch(() => undefined);
}

/** A resolver that loads its rules first; if that fails, only the server validates. */
export function lazyResolver<Answers extends FieldValues>(
  load: () => Promise<Resolver<Answers>>,
): Resolver<Answers> {
  return async (values, context, options) => {
    const resolver = await load().catch(() => null);
    return resolver ? resolver(values, context, options) : { values, errors: {} };
  };
}

/** Calls a lazily loaded module; if it cannot be loaded, the connection counts as lost. */
export async function callLazily<Calls, T>(
  load: () => Promise<Calls>,
  call: (calls: Calls) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const calls = await load().catch(() => null);
  return calls ? call(calls) : offline();
}
