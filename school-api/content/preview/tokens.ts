import { and, desc, eq, gt, lte } from 'drizzle-orm';
import { type Db, previewTokens } from '../../db';
import { hashToken, newToken } from '../../platform';

const HOUR_MS = 3_600_000;
/** Beyond them the oldest end. */
const MOST = 1_000;

export type Previewed = { list: string; id: number };

/** In the database, because the site may ask another API than the one of the office; only the hash. */
export function addToken(db: Db, { list, id }: Previewed, now: Date): Promise<string> {
  const { expiresAt } = previewTokens;
  return db.transaction(async (tx) => {
    await tx.delete(previewTokens).where(lte(expiresAt, now));
    const [oldest] = await tx
      .select({ expiresAt })
      .from(previewTokens)
      .orderBy(desc(expiresAt))
      .offset(MOST - 1)
      .limit(1);
    if (oldest) await tx.delete(previewTokens).where(lte(expiresAt, oldest.expiresAt));
    const token = newToken();
    await tx.insert(previewTokens).values({
      tokenHash: hashToken(token),
      list,
      recordId: id,
      expiresAt: new Date(now.getTime() + HOUR_MS),
    });
    return token;
  });
}

/** Undefined when it is unknown, or over. */
export async function findToken(db: Db, token: string, now: Date): Promise<Previewed | undefined> {
  const { list, recordId: id, tokenHash, expiresAt } = previewTokens;
  const [found] = await db
    .select({ list, id })
    .from(previewTokens)
    .where(and(eq(tokenHash, hashToken(token)), gt(expiresAt, now)));
  return found;
}
