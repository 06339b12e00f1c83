import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { RequestOf } from '@/contract';
import type { Db } from '../db/db';
import { applications } from '../db/schema/applications';
import { takeTurns } from '../db/take-turns';
import { SAME_APPLICATION_MS } from './settings';

/**
 * Begins a registration and gives its id; the answer is the same whether the address is known or
 * not. The same person clicking again gets the application just begun.
 */
export async function beginApplication(
  db: Db,
  sent: RequestOf<'create-admission'>,
  { now, client }: { now: Date; client: string },
): Promise<string> {
  const emailKey = sent.email.toLowerCase();
  return db.transaction(async (tx) => {
    await takeTurns(tx, 'begin-application', emailKey);
    const [same] = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(
        and(
          eq(applications.emailKey, emailKey),
          eq(applications.firstName, sent.first_name),
          eq(applications.lastName, sent.last_name),
          eq(applications.client, client),
          isNull(applications.verifiedAt),
          gt(applications.createdAt, new Date(now.getTime() - SAME_APPLICATION_MS)),
        ),
      )
      .orderBy(desc(applications.createdAt))
      .limit(1);
    if (same !== undefined) return same.id;
    const id = randomBytes(24).toString('base64url');
    await tx.insert(applications).values({
      id,
      email: sent.email,
      emailKey,
      firstName: sent.first_name,
      lastName: sent.last_name,
      client,
      createdAt: now,
    });
    return id;
  });
}
