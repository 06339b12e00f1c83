import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db';
import { accessLog } from '../db/schema/access-log';
import type { TaxSettings } from '../tax/variables';
import { personHash } from './person-hash';

export type Access = {
  /** Such as 'command line (office)'. */
  actor: string;
  /** Such as 'applications show'. */
  action: string;
  /** The address of the one person that it is about. */
  person?: string | undefined;
  /** Such as 'message 12'; never a name, an address or the id of an application, which grants access. */
  record: string;
};

type Context = { now: Date; panKey: TaxSettings['panKey'] };

/** Written before anything is shown, so that nothing is shown that is not written down. */
export async function recordAccess(
  db: Db,
  { actor, action, person, record }: Access,
  { now, panKey }: Context,
): Promise<void> {
  const hash = person === undefined || person === '' ? '' : personHash(person, panKey);
  await db.insert(accessLog).values({ at: now, actor, action, person: hash, record });
}

export type AccessFilter = { person?: string; since?: Date; until?: Date };

function matching({ person, since, until }: AccessFilter): SQL | undefined {
  return and(
    person === undefined ? undefined : eq(accessLog.person, person),
    since && gte(accessLog.at, since),
    until && lt(accessLog.at, until),
  );
}

/** Newest first; `before` is the id after which a page goes on. */
export function listAccesses(
  db: Db,
  filter: AccessFilter,
  { limit, before }: { limit: number; before?: number | undefined },
) {
  const after = before === undefined ? undefined : lt(accessLog.id, before);
  return db
    .select()
    .from(accessLog)
    .where(and(matching(filter), after))
    .orderBy(desc(accessLog.id))
    .limit(limit);
}
