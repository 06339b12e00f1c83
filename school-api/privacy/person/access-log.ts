import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { accessLog, type Db, first } from '../../db';
import type { TaxSettings } from '../../money';
import { personHash } from './person-hash';

export type Access = {
  /** Such as 'command line (office)'. */
  actor: string;
  /** Such as 'applications show'. */
  action: string;
  /** The address of the single person concerned. */
  person?: string | undefined;
  /** Such as 'message 12'; never a name, an address or an application's id, which public calls use. */
  record?: string | undefined;
  /** What was changed, and to what; never a secret. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  /** The network address of a request. */
  client?: string | undefined;
};

type Context = { now: Date; panKey: TaxSettings['panKey'] };

/** Recorded before anything is shown, so that nothing is shown without a record. */
export async function recordAccess(
  db: Db,
  given: Access | readonly Access[],
  { now, panKey }: Context,
): Promise<void> {
  const rows = [given].flat().map(({ person, ...access }) => ({
    ...access,
    at: now,
    person: person === undefined || person === '' ? '' : personHash(person, panKey),
  }));
  if (rows.length > 0) await db.insert(accessLog).values(rows);
}

export type AccessFilter = {
  person?: string;
  actor?: string;
  action?: string;
  /** Any of these. */
  actions?: readonly string[];
  since?: Date;
  until?: Date;
};

function matching({ person, actor, action, actions, since, until }: AccessFilter): SQL | undefined {
  return and(
    actor === undefined ? undefined : eq(accessLog.actor, actor),
    action === undefined ? undefined : eq(accessLog.action, action),
    actions && inArray(accessLog.action, [...actions]),
    person === undefined ? undefined : eq(accessLog.person, person),
    since && gte(accessLog.at, since),
    until && lt(accessLog.at, until),
  );
}

type Slice = { limit: number; before?: number | undefined; after?: number | undefined };

/** Newest first: the newest before an id, or the oldest after one. */
export async function listAccesses(db: Db, filter: AccessFilter, slice: Slice) {
  const { limit, before, after } = slice;
  const rows = await db
    .select()
    .from(accessLog)
    .where(
      and(
        matching(filter),
        before === undefined ? undefined : lt(accessLog.id, before),
        after === undefined ? undefined : gt(accessLog.id, after),
      ),
    )
    .orderBy(after === undefined ? desc(accessLog.id) : asc(accessLog.id))
    .limit(limit);
  return after === undefined ? rows : rows.reverse();
}

export function countAccesses(db: Db, filter: AccessFilter): Promise<number> {
  return db.$count(accessLog, matching(filter));
}

export type AccessRow = Awaited<ReturnType<typeof listAccesses>>[number];

export const findAccess = (db: Db, id: number): Promise<AccessRow | undefined> =>
  first(db.select().from(accessLog).where(eq(accessLog.id, id)));

const MAX_KINDS = 500;

const kindRows = z.object({ rows: z.array(z.object({ kind: z.string() })) });

/** Distinct actors or actions, by skipping through the index of a long table. */
export async function listKinds(db: Db, name: 'actor' | 'action'): Promise<string[]> {
  const column = sql.identifier(name);
  const rows = await db.execute(sql`
    with recursive kinds(kind) as (
      (select ${column} from access_log order by ${column} limit 1)
      union all
      select (select ${column} from access_log where ${column} > kind order by ${column} limit 1)
      from kinds where kind is not null
    )
    select kind from kinds where kind is not null limit ${MAX_KINDS}`);
  return kindRows.parse(rows).rows.map(({ kind }) => kind);
}
