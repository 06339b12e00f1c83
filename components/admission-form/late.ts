import type { Resolver } from 'react-hook-form';
import type { Answers } from '@/contract/facts/admission-answers';
import type { FormFields } from '@/lib/admission/fields';
import { BEGINNING, type Progress } from '@/lib/admission/progress';
import type { Outcome } from '@/lib/forms/outcome';

/**
 * The schemas and whatever needs them: a slow phone wakes sooner without them, so they come when the
 * form is touched first. Where the line is cut meanwhile, the school checks what the form could not.
 */
const parts = {
  calls: () => import('./calls'),
  schema: () => import('@/contract/forms/characters'),
  resolver: () => import('./details-resolver'),
  reader: () => import('@/lib/admission/read-progress'),
};

type Calls = Awaited<ReturnType<typeof parts.calls>>;

const NO_CONNECTION = 'The connection was lost. Please check it and try again.';
const AGAIN_MS = 2000;

/** Begins to fetch what the next press of a button needs. */
export function fetchLateParts(): void {
  for (const part of [parts.calls, parts.schema, parts.resolver]) part().catch(() => undefined);
}

export async function call<T>(use: (calls: Calls) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const calls = await parts.calls().catch(() => null);
  return calls ? use(calls) : { ok: false, failure: { kind: 'offline', message: NO_CONNECTION } };
}

export async function isEmail(text: string): Promise<boolean> {
  const schema = await parts.schema().catch(() => null);
  return schema ? schema.isEmail(text) : true;
}

export function resolverFor(fields: FormFields): Resolver<Answers> {
  return async (values, context, options) => {
    const late = await parts.resolver().catch(() => null);
    return late ? late.detailsResolver(fields)(values, context, options) : { values, errors: {} };
  };
}

/** Waits as long as it takes: a beginning that is written over what was kept would lose it. */
export async function readKept(stored: string | null): Promise<Progress> {
  if (stored === null) return BEGINNING;
  for (;;) {
    const late = await parts.reader().catch(() => null);
    if (late) return late.readProgress(stored);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}
