import { and, desc, eq, lte } from 'drizzle-orm';
import { ANSWER_KEYS, CONSENT_KEYS } from '@/contract';
import { applicationChanges, type applications, type Db } from '../../db';
import { toAnswers } from './answer-columns';

/** Bounded, because the grant's holder can send the form any number of times. */
export const MAX_CHANGES = 50;

type Row = typeof applications.$inferSelect;

export type Change = { now: Date; by?: string };

/** Records a change to a form that was already complete; without a name, it is the family's. */
export async function recordChange(
  tx: Db,
  before: Row,
  after: Row,
  { now, by = '' }: Change,
): Promise<void> {
  if (before.completedAt === null) return;
  const fields = changedFields(before, after);
  if (fields.length === 0) return;
  const { applicationId, id } = applicationChanges;
  const ofThis = eq(applicationId, before.id);
  const change = { fields, changedBy: by, changedAt: now };
  await tx.insert(applicationChanges).values({ applicationId: before.id, ...change });
  const [last] = await tx
    .select({ id })
    .from(applicationChanges)
    .where(ofThis)
    .orderBy(desc(id))
    .offset(MAX_CHANGES)
    .limit(1);
  if (last !== undefined) await tx.delete(applicationChanges).where(and(ofThis, lte(id, last.id)));
}

function changedFields(before: Row, after: Row): string[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...ANSWER_KEYS, ...CONSENT_KEYS].filter((key) => old[key] !== now[key]);
}

function valuesOf(row: Row) {
  return {
    ...toAnswers(row),
    consent_name: row.consentName,
    consent_relation: row.consentRelation,
    consent_version: row.consentVersion,
  };
}
