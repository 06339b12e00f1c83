import { eq, sql } from 'drizzle-orm';
import { applications, type Db, officeStates, preparedDecisions } from '../../db';
import { writeLetters } from '../letters/send';
import { among } from '../rows/keys';
import type { RecordSettings } from '../subjects/subject';
import { type Checked, checkDecisions } from './check-prepared';
import {
  clearRelease,
  lockApplications,
  type Prepared,
  type Releaser,
  readPrepared,
} from './prepared';

/** As the audit has it. */
export type Released = { action: string; record: string; person: string } & Record<
  'before' | 'after',
  { state: string }
>;

type Releasing = {
  person: Releaser;
  batch: string;
  settings: RecordSettings;
  now: Date;
  /** Excludes decisions that somebody has changed or unscheduled since they were selected. */
  isMeant: (one: Prepared) => boolean;
  /** In the same transaction. */
  audit: (released: readonly Released[], tx: Db) => Promise<void>;
};

/**
 * Sets the prepared states and queues their emails in one transaction: a crash leaves nothing or everything.
 * The prepared decisions are deleted, so nobody is notified twice.
 */
export function releaseDecisions(
  db: Db,
  ids: readonly string[],
  { person, batch, settings, now, isMeant, audit }: Releasing,
): Promise<Checked[]> {
  return db.transaction(async (tx) => {
    await lockApplications(tx, ids);
    const meant = (await readPrepared(tx, ids)).filter(isMeant);
    const checked = await checkDecisions(tx, meant, { settings, now });
    const going = checked.filter(({ blocked }) => blocked === undefined);
    // What cannot be released waits for a person, no longer for its time.
    await clearRelease(
      tx,
      meant.map(({ applicationId }) => applicationId),
    );
    if (going.length === 0) return checked;
    const prepared = preparedDecisions;
    await tx
      .update(applications)
      .set({
        officeState: sql`${prepared.state}`,
        answerBy: sql`${prepared.answerBy}`,
        familyNote: sql`${prepared.note}`,
        officeStateAt: now,
        officeStateBy: person.name,
      })
      .from(prepared)
      .where(
        sql`${eq(prepared.applicationId, applications.id)} and ${among(
          prepared.id,
          going.map(({ decision }) => decision.id),
        )}`,
      );
    const released = going.map(({ decision, letter: { record, to } }) => ({
      action: 'applications state',
      record: `application ${record.office_number}`,
      person: to,
      after: { state: decision.state },
      before: { state: String(record.office_state) },
    }));
    const by = { personId: person.id, personName: person.name, setAt: now };
    await tx.insert(officeStates).values(
      going.map(({ decision, letter: { record } }) => ({
        applicationId: decision.applicationId,
        after: decision.state,
        ...by,
        before: String(record.office_state),
      })),
    );
    const letters = going.flatMap(({ letter }) => (letter.leftOut === undefined ? [letter] : []));
    await writeLetters(tx, letters, { batch, author: person, now, status: true });
    const notified = going.map(({ decision }) => decision.applicationId);
    await tx.delete(prepared).where(among(prepared.applicationId, notified));
    await audit(released, tx);
    return checked;
  });
}
