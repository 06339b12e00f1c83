import { and, asc, inArray } from 'drizzle-orm';
import { type Db, officePeople } from '../../db';
import type { Role } from '../route';
import { activePerson } from './people';

/** Enough to find somebody who is available. */
const MAX_NAMED = 3;

export type Colleague = { name: string; email: string };

/** Some of the people who work in one of these roles. */
export function peopleWith(db: Db, roles: readonly Role[]): Promise<Colleague[]> {
  const { name, email, role, id } = officePeople;
  return db
    .select({ name, email })
    .from(officePeople)
    .where(and(inArray(role, [...roles]), activePerson))
    .orderBy(asc(name), asc(id))
    .limit(MAX_NAMED);
}
