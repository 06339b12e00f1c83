import type { Resolver } from 'react-hook-form';
import type { Answers } from './answers';

/** Rules and sending come when the form is touched: a slow phone wakes sooner without them. */
const parts = {
  resolver: () => import('./apply-resolver'),
  cv: () => import('@/lib/careers/cv'),
  sending: () => import('./send-application'),
};

export function fetchLateParts(): void {
  for (const part of Object.values(parts)) part().catch(() => undefined);
}

/** Where the line is cut meanwhile, the site checks what the form could not. */
export const resolver: Resolver<Answers> = async (values, context, options) => {
  const late = await parts.resolver().catch(() => null);
  return late ? late.applyResolver(values, context, options) : { values, errors: {} };
};

export const lateSending = () => parts.sending().catch(() => null);

/** What a chosen file lacks; null when nothing. A file that is gone cannot be read. */
export async function problemOf(file: File, unreadable: string): Promise<string | null> {
  const late = await parts.cv().catch(() => null);
  return late ? late.checkCv(file).catch(() => unreadable) : null;
}
