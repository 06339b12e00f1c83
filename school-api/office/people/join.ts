import { and, eq, isNull } from 'drizzle-orm';
import { type Db, officePeople } from '../../db';
import { useLink } from './links';
import type { OfficePerson } from './people';

/** Takes up an invitation; undefined when its link does not work any more. */
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
