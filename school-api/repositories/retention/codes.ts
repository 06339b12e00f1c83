import { and, eq, lt } from 'drizzle-orm';
import { codeSends, oneTimeCodes } from '../../db/schema/applications';
import { mailboxCodes, mailboxGrants } from '../../db/schema/mailbox';
import { outbox } from '../../db/schema/outbox';
import { oldRows, together } from './old-rows';

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
