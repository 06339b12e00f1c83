import { and, inArray, lt } from 'drizzle-orm';
import { oldRows, together } from '../../../db/old-rows';
import { codeSends, oneTimeCodes } from '../../../db/schema/applications';
import { mailboxCodes, mailboxGrants } from '../../../db/schema/mailbox';
import {
  officeChallenges,
  officeCodes,
  officeLinks,
  officeSessions,
} from '../../../db/schema/office-people';
import { outbox } from '../../../db/schema/outbox';
import { SECRET_KINDS } from '../../../mail/mail-data';

/** One-time codes, and what tells of them: mails, grants, sessions, and who asked from where. */
export const oldCodes = together(
  oldRows(oneTimeCodes, oneTimeCodes.id, (_, before) => lt(oneTimeCodes.expiresAt, before)),
  oldRows(codeSends, codeSends.id, (_, before) => lt(codeSends.sentAt, before)),
  oldRows(mailboxCodes, mailboxCodes.id, (_, before) => lt(mailboxCodes.expiresAt, before)),
  oldRows(mailboxGrants, mailboxGrants.tokenHash, (_, before) =>
    lt(mailboxGrants.expiresAt, before),
  ),
  oldRows(officeCodes, officeCodes.id, (_, before) => lt(officeCodes.expiresAt, before)),
  oldRows(officeLinks, officeLinks.hash, (_, before) => lt(officeLinks.expiresAt, before)),
  oldRows(officeChallenges, officeChallenges.hash, (_, before) =>
    lt(officeChallenges.expiresAt, before),
  ),
  // None lives longer than a day.
  oldRows(officeSessions, officeSessions.id, (_, before) => lt(officeSessions.usedAt, before)),
  oldRows(outbox, outbox.id, (_, before) =>
    and(inArray(outbox.kind, SECRET_KINDS), lt(outbox.createdAt, before)),
  ),
);
