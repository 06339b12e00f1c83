import { and, eq, isNull } from 'drizzle-orm';
import { applications, type Db } from '../../db';
import { enqueueMail, OFFICE } from '../../mail';
import { newId } from '../../money';
import { addressKey } from '../../platform';

/**
 * Marks a mailbox's registrations as withdrawn and notifies the office, which stops working on
 * them. Deletes nothing. Returns the number affected.
 */
export async function withdrawConsent(db: Db, email: string, now: Date): Promise<number> {
  const emailKey = addressKey(email);
  return db.transaction(async (tx) => {
    const withdrawn = await tx
      .update(applications)
      .set({ consentWithdrawnAt: now })
      .where(and(eq(applications.emailKey, emailKey), isNull(applications.consentWithdrawnAt)))
      .returning({ id: applications.id });
    if (withdrawn.length > 0) {
      const data = { email: emailKey, at: now.toISOString(), registrations: withdrawn.length };
      const key = newId('withdrawal');
      await enqueueMail(tx, { key, kind: 'office-withdrawal', to: OFFICE, data }, now);
    }
    return withdrawn.length;
  });
}
