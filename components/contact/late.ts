import type { Resolver } from 'react-hook-form';
import { type Outcome, offline } from '@/lib/forms/outcome';
import type { Answers } from './answers';

/** Rules and sending come when the form is touched: a slow phone wakes sooner without them. */
const parts = {
  resolver: () => import('./contact-resolver'),
  sending: () => import('../forms/submit-json'),
};

export function fetchLateParts(): void {
  for (const part of [parts.resolver, parts.sending]) part().catch(() => undefined);
}

/** Where the line is cut meanwhile, the site checks what the form could not. */
export const resolver: Resolver<Answers> = async (values, context, options) => {
  const late = await parts.resolver().catch(() => null);
  return late ? late.contactResolver(values, context, options) : { values, errors: {} };
};

export async function sendMessage(body: unknown): Promise<Outcome> {
  const late = await parts.sending().catch(() => null);
  return late ? late.submitJson('/api/contact-us', body) : offline();
}
