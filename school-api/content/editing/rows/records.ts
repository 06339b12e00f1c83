import { and, asc, desc, eq, getTableColumns, inArray, max, ne, type SQL, sql } from 'drizzle-orm';
import { contentRecords, type Db, first, type RecordState } from '../../../db';

export type RecordRow = typeof contentRecords.$inferSelect;
export type NewRecord = typeof contentRecords.$inferInsert;

export async function readRecord(db: Db, list: string, id: number): Promise<RecordRow | undefined> {
  const which = and(eq(contentRecords.list, list), eq(contentRecords.id, id));
  return first(db.select().from(contentRecords).where(which));
}

export const readRecordOfForm = (db: Db, key: string) =>
  first(db.select().from(contentRecords).where(eq(contentRecords.formKey, key)));

export function readRecords(db: Db, list: string): Promise<RecordRow[]> {
  return db
    .select()
    .from(contentRecords)
    .where(eq(contentRecords.list, list))
    .orderBy(asc(contentRecords.position), asc(contentRecords.id));
}

export type RecordQuery = {
  list?: string;
  state: RecordState | 'waiting' | undefined;
  search: string;
  newestFirst: boolean;
  /** Fields that are not read: long texts. */
  leaveOut: readonly string[];
  limit: number;
  offset: number;
};

const { draft, values, words: _, ...plain } = getTableColumns(contentRecords);

function listed(leaveOut: readonly string[]) {
  const names = sql`array[${sql.join(
    ['', ...leaveOut].map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`;
  return {
    ...plain,
    hasDraft: sql<boolean>`${draft} is not null`,
    values: sql<Record<string, unknown>>`${values} - ${names}`,
  };
}

export type ListedRow = Omit<RecordRow, 'draft' | 'words'> & { hasDraft: boolean };

/** Selects the page first: sorting would otherwise decompress the text of all others. */
export async function listRows(db: Db, wanted: RecordQuery): Promise<ListedRow[]> {
  const { datedAt, position, id, binnedAt, changedAt } = contentRecords;
  const order = wanted.newestFirst
    ? [desc(sql`coalesce(${datedAt}, ${changedAt})`), desc(id)]
    : [asc(position), asc(id)];
  const ofAllLists = [desc(sql`coalesce(${binnedAt}, ${changedAt})`), desc(id)];
  const page = await db
    .select({ id })
    .from(contentRecords)
    .where(which(wanted))
    .orderBy(...(wanted.list === undefined ? ofAllLists : order))
    .limit(wanted.limit)
    .offset(wanted.offset);
  const ids = page.map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await db
    .select(listed(wanted.leaveOut))
    .from(contentRecords)
    .where(inArray(id, ids));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export function countRows(db: Db, wanted: RecordQuery): Promise<number> {
  return db.$count(contentRecords, which(wanted));
}

function which({ list, state, search }: RecordQuery): SQL | undefined {
  return and(
    list === undefined ? undefined : eq(contentRecords.list, list),
    stateIs(state),
    search === '' ? undefined : sql`strpos(${contentRecords.words}, ${search}) > 0`,
  );
}

function stateIs(state: RecordQuery['state']): SQL {
  const column = contentRecords.state;
  if (state === 'waiting') {
    return sql`(${column} in ('draft', 'scheduled') or (${column} = 'shown' and ${draft} is not null))`;
  }
  return state === undefined ? sql`${column} <> 'binned'` : sql`${column} = ${state}`;
}

/** Counts per list and state, including drafts of published ones. */
export function countStates(db: Db, list?: string) {
  return db
    .select({
      list: contentRecords.list,
      state: contentRecords.state,
      count: sql`count(*)`.mapWith(Number),
      drafts: sql`count(${draft})`.mapWith(Number),
      changedAt: sql`max(${contentRecords.changedAt})`.mapWith(contentRecords.changedAt),
    })
    .from(contentRecords)
    .where(list === undefined ? undefined : eq(contentRecords.list, list))
    .groupBy(contentRecords.list, contentRecords.state);
}

export async function lastChanges(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinctOn([contentRecords.list], {
      list: contentRecords.list,
      by: contentRecords.changedBy,
    })
    .from(contentRecords)
    .orderBy(contentRecords.list, desc(contentRecords.changedAt), desc(contentRecords.id));
  return new Map(rows.map(({ list, by }) => [list, by]));
}

export async function addRecord(tx: Db, record: NewRecord): Promise<RecordRow> {
  const [row] = await tx.insert(contentRecords).values(record).returning();
  if (row === undefined) throw new Error('no record was added');
  return row;
}

export async function setRecord(
  tx: Db,
  id: number,
  changes: Partial<NewRecord>,
): Promise<RecordRow> {
  const [row] = await tx
    .update(contentRecords)
    .set(changes)
    .where(eq(contentRecords.id, id))
    .returning();
  if (row === undefined) throw new Error(`there is no record ${id}`);
  return row;
}

/** Versions and old addresses are deleted with it. */
export async function deleteRecord(tx: Db, id: number): Promise<void> {
  await tx.delete(contentRecords).where(eq(contentRecords.id, id));
}

export async function nextPosition(tx: Db, list: string): Promise<number> {
  const [row] = await tx
    .select({ next: sql`coalesce(max(${contentRecords.position}), 0) + 1`.mapWith(Number) })
    .from(contentRecords)
    .where(eq(contentRecords.list, list));
  return row?.next ?? 1;
}

/** The next record's permanent id on the site. */
export async function nextPublicId(tx: Db, list: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(contentRecords.publicId) })
    .from(contentRecords)
    .where(eq(contentRecords.list, list));
  return (row?.last ?? 0) + 1;
}

const isShownIn = (list: string) =>
  and(eq(contentRecords.list, list), sql`${contentRecords.state} = 'shown'`);

/** Another record of the list with this name, outside the bin. */
export async function hasLabel(db: Db, name: string, label: string, except = 0): Promise<boolean> {
  const { id, list, state } = contentRecords;
  const isCalled = sql`lower(${contentRecords.label}) = lower(${label})`;
  const which = and(eq(list, name), ne(id, except), ne(state, 'binned'), isCalled);
  return (await db.$count(contentRecords, which)) > 0;
}

/** Another published record of the list with the same value in a field. */
export async function hasPublishedWith(
  db: Db,
  list: string,
  { field, value, except = 0 }: { field: string; value: string; except: number | undefined },
): Promise<boolean> {
  const { id, slug } = contentRecords;
  const known = field === 'slug' ? slug : sql`${values}->>${field}`;
  const isSame = sql`${known} = ${value}`;
  return (await db.$count(contentRecords, and(isShownIn(list), isSame, ne(id, except)))) > 0;
}

export async function listOfRecord(db: Db, id: number): Promise<string | undefined> {
  const { list } = contentRecords;
  const [row] = await db.select({ list }).from(contentRecords).where(eq(contentRecords.id, id));
  return row?.list;
}

/** Records with these ids, by list and in order. */
export function readRecordsWith(db: Db, ids: readonly number[]): Promise<RecordRow[]> {
  return db
    .select()
    .from(contentRecords)
    .where(inArray(contentRecords.id, [...ids]))
    .orderBy(asc(contentRecords.list), asc(contentRecords.position), asc(contentRecords.id));
}

/** The names of these records in a table. */
export function listLabels(db: Db, ids: readonly number[]) {
  const { id, list, label } = contentRecords;
  return db
    .select({ id, list, label })
    .from(contentRecords)
    .where(inArray(id, [...ids]));
}
