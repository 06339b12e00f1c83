import { and, desc, eq } from 'drizzle-orm';
import { type Db, isAny, officePasskeys } from '../../db';

/** More than anyone's devices. */
export const MAX_PASSKEYS = 20;
const MAX_NAME = 60;

export function listPasskeys(db: Db, personId: number) {
  const { id, name, createdAt, usedAt, backedUp } = officePasskeys;
  return db
    .select({ id, name, createdAt, usedAt, backedUp })
    .from(officePasskeys)
    .where(eq(officePasskeys.personId, personId))
    .orderBy(desc(id));
}

/** False if the person has no such passkey. */
export function renamePasskey(
  db: Db,
  { id, personId }: { id: number; personId: number },
  name: string,
): Promise<boolean> {
  const renamed = db.update(officePasskeys).set({ name: passkeyName(name) });
  return isAny(renamed.where(ownPasskey(id, personId)).returning());
}

/** Email codes remain as a way in, so the last one may be removed too. */
export const removePasskey = (db: Db, { id, personId }: { id: number; personId: number }) =>
  isAny(db.delete(officePasskeys).where(ownPasskey(id, personId)).returning());

const ownPasskey = (id: number, personId: number) =>
  and(eq(officePasskeys.id, id), eq(officePasskeys.personId, personId));

export function passkeyName(given: string): string {
  return given.trim().slice(0, MAX_NAME) || 'Passkey';
}
