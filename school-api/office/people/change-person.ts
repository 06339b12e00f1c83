import { eq } from 'drizzle-orm';
import { type Db, officePasskeys, officePeople, takeAdvisoryLock } from '../../db';
import { withdrawMails } from '../../mail';
import type { Role } from '../route';
import { invitationMails } from './invite';
import { endLinks } from './links';
import type { Outcome } from './outcome';
import { countHeads, findPerson, isActive, type OfficePerson } from './people';
import { endSessionsOf } from './sessions';

const NOBODY = 'There is no person with this number.';
const LAST_HEAD =
  'This is the only head. Invite another head first, and wait until they have signed in.';

export type Changed = { before: OfficePerson; after: OfficePerson };

/** The person signs in again with the new role. */
export function changeRole(db: Db, id: number, role: Role, now: Date): Promise<Outcome<Changed>> {
  return changePerson(db, id, { role }, async (tx, { role: old }) => {
    if (old !== role) await endSessionsOf(tx, id, now);
  });
}

/** Switches a person off; the audit keeps their history. */
export function endAccess(db: Db, id: number, now: Date): Promise<Outcome<Changed>> {
  return changePerson(db, id, { leftAt: now }, async (tx) => {
    await endSessionsOf(tx, id, now);
    await endLinks(tx, id);
    await withdrawMails(tx, invitationMails(id), 'the person has left');
    await tx.delete(officePasskeys).where(eq(officePasskeys.personId, id));
  });
}

type Change = Partial<Pick<OfficePerson, 'role' | 'leftAt'>>;

/**
 * One change at a time: two heads who remove each other would leave none. Locks the person before the
 * list, in the same order as actions (lockSession).
 */
function changePerson(
  db: Db,
  id: number,
  change: Change,
  also: (tx: Db, before: OfficePerson) => Promise<void>,
): Promise<Outcome<Changed>> {
  return db.transaction(async (tx) => {
    const own = eq(officePeople.id, id);
    await tx.select({ id: officePeople.id }).from(officePeople).where(own).for('no key update');
    await takeAdvisoryLock(tx, 'office-people', '');
    const before = await findPerson(tx, id);
    if (before === undefined || before.leftAt !== null) return { refused: NOBODY };
    const staysHead = change.leftAt === undefined && change.role === 'head';
    const isHead = before.role === 'head' && isActive(before);
    if (isHead && !staysHead && (await countHeads(tx)) < 2) return { refused: LAST_HEAD };
    const [after] = await tx.update(officePeople).set(change).where(own).returning();
    if (after === undefined) return { refused: NOBODY };
    await also(tx, before);
    return { before, after };
  });
}
