import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, max } from 'drizzle-orm';
import type { RecordRow } from '@/school-api/content/editing/rows/records';
import type { List } from '@/school-api/content/lists/list';
import { lists } from '@/school-api/content/lists/lists';
import type { Db } from '@/school-api/db/db';
import { accessLog } from '@/school-api/db/schema/access-log';
import { contentChanges } from '@/school-api/db/schema/content-changes';
import { contentRecords, contentVersions } from '@/school-api/db/schema/content-records';

export async function findHalfEdited(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const list of lists) problems.push(...(await troubleOf(db, list)));
  return [...problems, ...(await findUnwritten(db))];
}

async function troubleOf(db: Db, list: List): Promise<string[]> {
  const records = await db.select().from(contentRecords).where(eq(contentRecords.list, list.name));
  const changes = await db.select().from(contentChanges).where(eq(contentChanges.tag, list.tag));
  const newest = changes[0]?.number ?? 0;
  const problems: string[] = [];
  for (const record of records) {
    const { id, state, changeNumber } = record;
    const expected = `${list.name} ${id} is ${state}`;
    if ((changeNumber ?? 0) > newest) problems.push(`${expected}, the site was not notified`);
    if (!(await hasVersion(db, record))) problems.push(`${expected}, without version`);
  }
  return problems;
}

async function hasVersion(db: Db, { id, revision, draft, values }: RecordRow): Promise<boolean> {
  const [newest] = await db
    .select({ number: max(contentVersions.number) })
    .from(contentVersions)
    .where(eq(contentVersions.recordId, id));
  if (newest?.number !== revision) return false;
  const which = and(eq(contentVersions.recordId, id), eq(contentVersions.number, revision));
  const [version] = await db.select().from(contentVersions).where(which);
  return isDeepStrictEqual(version?.values, draft ?? values);
}

async function findUnwritten(db: Db): Promise<string[]> {
  const problems: string[] = [];
  const expected = {
    'content publish': ['published'],
    'content to-bin': ['moved to the bin'],
  };
  for (const [action, what] of Object.entries(expected)) {
    const done = await db.$count(contentVersions, inArray(contentVersions.action, what));
    const lines = await db.$count(accessLog, eq(accessLog.action, action));
    if (lines !== done) problems.push(`${done} of '${action}', ${lines} in the audit`);
  }
  return problems;
}
