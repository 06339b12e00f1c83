import type { Resolver } from 'react-hook-form';
import type { Answers } from '@/lib/donation/answers';
import { BEGINNING, type Flow, type Order } from '@/lib/donation/flow';
import type { Failure } from '@/lib/forms/outcome';

/** Rules and calls come when the form is touched: a slow phone wakes sooner without them. */
const parts = {
  calls: () => import('./calls'),
  resolver: () => import('./donor-resolver'),
  reader: () => import('@/lib/donation/read-flow'),
  countries: () => import('@/lib/donation/search-countries'),
};

const AGAIN_MS = 2000;

export function fetchLateParts(): void {
  for (const part of [parts.resolver, parts.calls]) part().catch(() => undefined);
}

/** Where the line is cut meanwhile, the site checks what the form could not. */
export const resolver: Resolver<Answers> = async (values, context, options) => {
  const late = await parts.resolver().catch(() => null);
  return late ? late.donorResolver(values, context, options) : { values, errors: {} };
};

export type Opened =
  | { ok: true; order: Order }
  /** Nothing is known of the failure when not even the call could be had. */
  | { ok: false; failure: Failure | null; words: string | null };

export async function openDonation(answers: Answers): Promise<Opened> {
  const late = await parts.calls().catch(() => null);
  if (!late) return { ok: false, failure: null, words: null };
  const outcome = await late.openDonation(answers);
  if (outcome.ok) return { ok: true, order: outcome.data };
  return { ok: false, failure: outcome.failure, words: late.wordsFor(outcome.failure) };
}

/** Waits as long as it takes: a beginning that is written over what was kept would lose it. */
export async function readKept(stored: string | null): Promise<Flow> {
  if (stored === null) return BEGINNING;
  for (;;) {
    const late = await parts.reader().catch(() => null);
    if (late) return late.readFlow(stored);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

export function loadCountries() {
  return parts.countries().catch(() => null);
}
