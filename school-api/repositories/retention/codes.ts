import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import { applications, codeSends, oneTimeCodes } from '../../db/schema/applications';
import { mailboxCodes, mailboxGrants } from '../../db/schema/mailbox';
import { outbox } from '../../db/schema/outbox';
import { type OldRows, oldRows, together } from './old-rows';

/** One-time codes, and what tells of them: mails, grants, and who asked from where. */
export const oldCodes = together(
  oldRows(oneTimeCodes, oneTimeCodes.id, (_, before) => lt(oneTimeCodes.expiresAt, before)),
  oldRows(codeSends, codeSends.id, (_, before) => lt(codeSends.sentAt, before)),
  oldRows(mailboxCodes, mailboxCodes.id, (_, before) => lt(mailboxCodes.expiresAt, before)),
  oldRows(mailboxGrants, mailboxGrants.tokenHash, (_, before) =>
    lt(mailboxGrants.expiresAt, before),
  ),
  oldRows(outbox, outbox.id, (_, before) =>
    and(eq(outbox.kind, 'otp'), lt(outbox.createdAt, before)),
  ),
);

const withAddress = (before: Date) =>
  and(ne(applications.client, ''), lt(applications.createdAt, before));

/** Of registrations. The browser's number goes with them. */
export const oldAddresses: OldRows = {
  count: (db, before) => db.$count(applications, withAddress(before)),
  remove: async (db, before, limit) => {
    const batch = db
      .select({ id: applications.id })
      .from(applications)
      .where(withAddress(before))
      .limit(limit)
      .for('update', { skipLocked: true });
    const cleared = await db
      .update(applications)
      .set({ client: '', visitor: '' })
      .where(inArray(applications.id, batch))
      .returning({ id: applications.id });
    return cleared.length;
  },
};
