import { and, inArray, lt } from 'drizzle-orm';
import {
  codeSends,
  combined,
  mailboxCodes,
  mailboxGrants,
  officeChallenges,
  officeCodes,
  officeLinks,
  officeSessions,
  oldRows,
  oneTimeCodes,
  outbox,
} from '../../../db';
import { SECRET_KINDS } from '../../../mail';
import { olderThan } from './older-than';

/** One-time codes and their traces: emails, grants, sessions, and who requested them from where. */
export const oldCodes = combined(
  olderThan(oneTimeCodes, oneTimeCodes.id, oneTimeCodes.expiresAt),
  olderThan(codeSends, codeSends.id, codeSends.sentAt),
  olderThan(mailboxCodes, mailboxCodes.id, mailboxCodes.expiresAt),
  olderThan(mailboxGrants, mailboxGrants.tokenHash, mailboxGrants.expiresAt),
  olderThan(officeCodes, officeCodes.id, officeCodes.expiresAt),
  olderThan(officeLinks, officeLinks.hash, officeLinks.expiresAt),
  olderThan(officeChallenges, officeChallenges.hash, officeChallenges.expiresAt),
  // None lasts longer than a day.
  olderThan(officeSessions, officeSessions.id, officeSessions.usedAt),
  oldRows(outbox, outbox.id, (_, before) =>
    and(inArray(outbox.kind, SECRET_KINDS), lt(outbox.createdAt, before)),
  ),
);
