import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/db';
import { applications } from '../../db/schema/applications';
import { OFFICE } from '../../mail/mail-data';
import { enqueueMail } from '../../mail/outbox';
import { newId } from '../../money/payments/new-id';
import { addressKey } from '../../platform/text/mailbox-key';

/**
 * Marks the registrations of a mailbox as no longer consented to, and tells the office, which stops
 * working on them. Nothing is deleted by it. Returns how many were meant.
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
