import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { contactMessages, type Db, officeStates } from '../../db';

type By = { person: { id: number; name: string }; now: Date };

const inState = (ids: readonly number[], state: string) =>
  and(inArray(contactMessages.id, [...ids]), eq(contactMessages.officeState, state));

/** Messages that nobody has worked on yet. */
export const markAnswered = (tx: Db, ids: readonly number[], by: By) =>
  moveMessages(tx, inState(ids, 'new'), { from: 'new', to: 'answered' }, by);

/** Those whose letter, written at that moment, was recalled. */
export const markUnanswered = (tx: Db, ids: readonly number[], writtenAt: Date, by: By) =>
  moveMessages(
    tx,
    and(inState(ids, 'answered'), eq(contactMessages.officeStateAt, writtenAt)),
    { from: 'answered', to: 'new' },
    by,
  );

async function moveMessages(
  tx: Db,
  which: SQL | undefined,
  { from, to }: { from: string; to: string },
  { person, now }: By,
): Promise<void> {
  const moved = await tx
    .update(contactMessages)
    .set({ officeState: to, officeStateAt: now, officeStateBy: person.name })
    .where(which)
    .returning({ messageId: contactMessages.id });
  if (moved.length === 0) return;
  const who = { personId: person.id, personName: person.name };
  await tx
    .insert(officeStates)
    .values(
      moved.map(({ messageId }) => ({ messageId, before: from, after: to, ...who, setAt: now })),
    );
}
