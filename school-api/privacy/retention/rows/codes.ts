import { and, inArray, lt } from 'drizzle-orm';
import {
  codeSends,
  mailboxCodes,
  mailboxGrants,
  officeChallenges,
  officeCodes,
  officeLinks,
  officeSessions,
  oldRows,
  oneTimeCodes,
  outbox,
  together,
} from '../../../db';
import { SECRET_KINDS } from '../../../mail';

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
