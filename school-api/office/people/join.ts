import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { type Db, officePeople, takeAdvisoryLock } from '../../db';
import { addressKey } from '../../platform';
import type { LinkContext } from './invite';
import { type MadeLink, makeLink, useLink } from './links';
import type { OfficePerson } from './people';
import type { firstHeadInput } from './person-input';

/** While nobody has been invited: a link for the operator. Earlier ones end. */
export function firstHeadLink(db: Db, context: LinkContext): Promise<MadeLink | undefined> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'office-people', '');
    if ((await tx.$count(officePeople)) > 0) return undefined;
    return makeLink(tx, { purpose: 'first-head', personId: null }, context);
  });
}

/** Undefined if the link no longer works. */
export function joinAsFirstHead(
  db: Db,
  token: string,
  { name, email }: z.output<typeof firstHeadInput>,
  now: Date,
): Promise<OfficePerson | undefined> {
  return db.transaction(async (tx) => {
    await takeAdvisoryLock(tx, 'office-people', '');
    const link = await useLink(tx, token, now);
    if (link?.purpose !== 'first-head' || (await tx.$count(officePeople)) > 0) return undefined;
    const emailKey = addressKey(email);
    const dates = { invitedAt: now, joinedAt: now };
    const [person] = await tx
      .insert(officePeople)
      .values({ name, email, emailKey, role: 'head', ...dates })
      .returning();
    return person;
  });
}

/** Accepts an invitation; undefined if its link no longer works. */
export function join(db: Db, token: string, now: Date): Promise<OfficePerson | undefined> {
  return db.transaction(async (tx) => {
    const link = await useLink(tx, token, now);
    if (link === undefined || link.personId === null) return undefined;
    const here = and(eq(officePeople.id, link.personId), isNull(officePeople.leftAt));
    const [person] = await tx.select().from(officePeople).where(here).for('update');
    if (person === undefined || person.joinedAt !== null) return person;
    const [joined] = await tx.update(officePeople).set({ joinedAt: now }).where(here).returning();
    return joined;
  });
}
