import { isEmail } from '@/contract';
import type { AuditEntry } from '../../route';

/** Filters whose values reveal nothing about a person. */
const PLAIN = new Set([
  ...['state', 'progress', 'class', 'type', 'vacancy', 'source', 'tests', 'since', 'until'],
]);

/**
 * A list's or export's filters, for the audit. Search text is only mentioned; an email address
 * identifies the person concerned.
 */
export function rowLook({ searchParams }: URL): Pick<AuditEntry, 'person' | 'after'> {
  const given = [...searchParams].filter(([, value]) => value.trim() !== '');
  const after = Object.fromEntries([
    ...given.filter(([name]) => PLAIN.has(name)),
    ...given.filter(([name]) => name === 'q').map(() => ['search', 'yes']),
  ]);
  const q = searchParams.get('q')?.trim() ?? '';
  return { ...(Object.keys(after).length > 0 && { after }), ...(isEmail(q) && { person: q }) };
}
