import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { type Db, first, isAny, officePeople, type Role } from '../../db';
import { addressKey } from '../../platform';

export type OfficePerson = typeof officePeople.$inferSelect;

/** May sign in: has accepted the invitation and has not left. */
export function isActive({ joinedAt, leftAt }: Pick<OfficePerson, 'joinedAt' | 'leftAt'>): boolean {
  return joinedAt !== null && leftAt === null;
}

/** The same in SQL. */
export const activePerson: SQL | undefined = and(
  isNotNull(officePeople.joinedAt),
  isNull(officePeople.leftAt),
);

/** Those who have left come last. */
export function listPeople(db: Db): Promise<OfficePerson[]> {
  return db
    .select()
    .from(officePeople)
    .orderBy(sql`${officePeople.leftAt} is not null`, asc(officePeople.name), asc(officePeople.id));
}

/** Names by address; the address alone if nobody has it any more. */
export async function namesOf(db: Db): Promise<(email: string) => string> {
  const names = new Map((await listPeople(db)).map(({ email, name }) => [email, name]));
  return (email) => names.get(email) ?? email;
}

export const findPerson = (db: Db, id: number): Promise<OfficePerson | undefined> =>
  first(db.select().from(officePeople).where(eq(officePeople.id, id)));

/**
 * Whether the person may sign in, still with this role; changes to that wait until the transaction
 * ends.
 */
export function lockActive(tx: Db, id: number, role?: Role): Promise<boolean> {
  const own = and(eq(officePeople.id, id), role && eq(officePeople.role, role), activePerson);
  return isAny(tx.select().from(officePeople).where(own).for('no key update'));
}

export const personByEmail = (db: Db, email: string): Promise<OfficePerson | undefined> =>
  first(
    db
      .select()
      .from(officePeople)
      .where(eq(officePeople.emailKey, addressKey(email))),
  );

/** Those who may sign in. */
export function countHeads(db: Db): Promise<number> {
  return db.$count(officePeople, and(eq(officePeople.role, 'head'), activePerson));
}
