import { and, desc, eq } from 'drizzle-orm';
import { type Db, officePasskeys } from '../../db';

/** More than anybody has devices. */
export const MOST_PASSKEYS = 20;
const MAX_NAME = 60;

/** The newest first. */
export function listPasskeys(db: Db, personId: number) {
  const { id, name, createdAt, usedAt, backedUp } = officePasskeys;
  return db
    .select({ id, name, createdAt, usedAt, backedUp })
    .from(officePasskeys)
    .where(eq(officePasskeys.personId, personId))
    .orderBy(desc(id));
}

/** Whether the person has a passkey of this number. */
export async function renamePasskey(
  db: Db,
  { id, personId }: { id: number; personId: number },
  name: string,
): Promise<boolean> {
  const renamed = await db
    .update(officePasskeys)
    .set({ name: passkeyName(name) })
    .where(ownPasskey(id, personId))
    .returning({ id: officePasskeys.id });
  return renamed.length > 0;
}

/** The way back is a code by e-mail, so the last one may go too. */
export async function removePasskey(
  db: Db,
  { id, personId }: { id: number; personId: number },
): Promise<boolean> {
  const removed = await db
    .delete(officePasskeys)
    .where(ownPasskey(id, personId))
    .returning({ id: officePasskeys.id });
  return removed.length > 0;
}

const ownPasskey = (id: number, personId: number) =>
  and(eq(officePasskeys.id, id), eq(officePasskeys.personId, personId));

export function passkeyName(given: string): string {
  return given.trim().slice(0, MAX_NAME) || 'Passkey';
}
