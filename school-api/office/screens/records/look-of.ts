import { isEmail } from '@/contract';
import type { AuditEntry } from '../../route';

/** Filters whose values say nothing of a person. */
const PLAIN = new Set([
  ...['state', 'progress', 'class', 'type', 'vacancy', 'source', 'tests', 'since', 'until'],
]);

/**
 * What a list or an export was narrowed by, for the audit. Of what was searched for only that something
 * was; an e-mail address names the person whom the look is about.
 */
export function lookOf({ searchParams }: URL): Pick<AuditEntry, 'person' | 'after'> {
  const given = [...searchParams].filter(([, value]) => value.trim() !== '');
  const after = Object.fromEntries([
    ...given.filter(([name]) => PLAIN.has(name)),
    ...given.filter(([name]) => name === 'q').map(() => ['search', 'yes']),
  ]);
  const q = searchParams.get('q')?.trim() ?? '';
  return {
    ...(Object.keys(after).length > 0 && { after }),
    ...(isEmail(q) && { person: q }),
  };
}
