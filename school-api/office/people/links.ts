import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { type Db, type LINK_PURPOSES, officeLinks, withinClockSkew } from '../../db';
import { DAY_MS, hashToken, newToken } from '../../platform';

const LINK_LIFETIME_MS = DAY_MS;

type Purpose = (typeof LINK_PURPOSES)[number];
export type OfficeLink = typeof officeLinks.$inferSelect;
export type MadeLink = { url: string; expiresAt: Date };

/** A one-time link for a day. Earlier links of the same person or purpose end. */
export async function makeLink(
  tx: Db,
  { purpose, personId }: { purpose: Purpose; personId: number | null },
  { now, origin }: { now: Date; origin: string },
): Promise<MadeLink> {
  await endLinks(tx, personId);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LINK_LIFETIME_MS);
  const hash = hashToken(token);
  await tx.insert(officeLinks).values({ hash, purpose, personId, createdAt: now, expiresAt });
  return { url: new URL(`/invited/${token}`, origin).href, expiresAt };
}

export async function endLinks(tx: Db, personId: number | null): Promise<void> {
  const { personId: of } = officeLinks;
  await tx.delete(officeLinks).where(personId === null ? isNull(of) : eq(of, personId));
}

/** Of everybody who was invited. */
export async function endInvitations(tx: Db): Promise<void> {
  const { personId, usedAt } = officeLinks;
  await tx.delete(officeLinks).where(and(isNotNull(personId), isNull(usedAt)));
}

const usable = (token: string, now: Date) =>
  and(
    eq(officeLinks.hash, hashToken(token)),
    isNull(officeLinks.usedAt),
    gt(officeLinks.expiresAt, now),
    // After the clock was set back a link would live too long.
    lt(officeLinks.createdAt, withinClockSkew(now)),
  );

/** Undefined if it was used, has expired or never existed. */
export async function readLink(db: Db, token: string, now: Date): Promise<OfficeLink | undefined> {
  const [link] = await db.select().from(officeLinks).where(usable(token, now));
  return link;
}

/** Only one of two concurrent requests gets it. */
export async function useLink(tx: Db, token: string, now: Date): Promise<OfficeLink | undefined> {
  const [link] = await tx
    .update(officeLinks)
    .set({ usedAt: now })
    .where(usable(token, now))
    .returning();
  return link;
}
