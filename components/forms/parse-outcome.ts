import type { z } from 'zod';
import { NO_ANSWER, type Outcome } from '@/lib/forms/outcome';

/** A response without what the next step needs is a server failure. */
export function parseOutcome<S extends z.ZodType>(
  schema: S,
  outcome: Outcome,
): Outcome<z.output<S>> {
  if (!outcome.ok) return outcome;
  const parsed = schema.safeParse(outcome.data);
  return parsed.success
    ? { ok: true, data: parsed.data }
    : { ok: false, failure: { kind: 'server', message: NO_ANSWER } };
}
