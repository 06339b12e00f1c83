import { and, eq, lt, notExists } from 'drizzle-orm';
import {
  officeChallenges,
  officeCodes,
  officeLinks,
  officePasskeys,
  officePeople,
  officeSessions,
  oldRows,
} from '../../../db';

/** What names a person, and is removed by a period of its own. */
const NAMING = [officeSessions, officeCodes, officeLinks, officeChallenges, officePasskeys];

/** Who left the office before. */
export const oldOfficePeople = oldRows(officePeople, officePeople.id, (db, before) =>
  and(
    lt(officePeople.leftAt, before),
    ...NAMING.map((table) =>
      notExists(db.select().from(table).where(eq(table.personId, officePeople.id))),
    ),
  ),
);
