import {
  and,
  type Column,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { plainAddress } from '@/contract/withheld-pictures';
import {
  type Db,
  describedFiles,
  first,
  type PictureKind,
  pictures,
  replacedFiles,
} from '../../db';

export type Picture = typeof pictures.$inferSelect;
type NewPicture = typeof pictures.$inferInsert;
/** A clerk's description of a picture. */
export type PictureFacts = Pick<
  Picture,
  'alt' | 'decorative' | 'showsStudents' | 'consentOnFile' | 'name'
>;

const ROW_NUMBER = /^\d{1,9}$/;

export async function findPicture(db: Db, id: string): Promise<Picture | undefined> {
  if (!ROW_NUMBER.test(id)) return undefined;
  return first(
    db
      .select()
      .from(pictures)
      .where(eq(pictures.id, Number(id))),
  );
}

/** Like `plainAddress`: records may use a former address of a picture. */
const plain = (path: Column) =>
  sql`regexp_replace(${path}, '(\\.t[1-3])?(\\.f[0-9]{1,3}x[0-9]{1,3})?\\.webp$', '.webp')`;

const isAt = (paths: readonly string[]) => inArray(plain(pictures.path), paths.map(plainAddress));

/** Descriptions by address, of served pictures that have one; null for others. */
export async function altsOf(db: Db, addresses: readonly string[]) {
  const named = addresses.filter((address) => address !== '');
  const isGiven = and(
    eq(pictures.decorative, false),
    isNull(pictures.binnedAt),
    or(eq(pictures.showsStudents, false), eq(pictures.consentOnFile, true)),
  );
  const { path, alt } = pictures;
  const rows =
    named.length === 0
      ? []
      : await db
          .select({ path, alt })
          .from(pictures)
          .where(and(isAt(named), isGiven));
  const known = new Map(rows.map((row) => [plainAddress(row.path), row.alt]));
  return (address: string): string | null => known.get(plainAddress(address)) ?? null;
}

export function picturesAt(db: Db, paths: readonly string[]): Promise<Picture[]> {
  if (paths.length === 0) return Promise.resolve([]);
  return db.select().from(pictures).where(isAt(paths));
}

/** In the order added, without the bin. */
export function picturesWith(db: Db, ids: readonly number[]): Promise<Picture[]> {
  return db
    .select()
    .from(pictures)
    .where(and(inArray(pictures.id, [...ids]), isNull(pictures.binnedAt)))
    .orderBy(pictures.id);
}

export async function withoutWithheld(db: Db) {
  const withheld = new Set((await withheldAddresses(db)).map(plainAddress));
  return (paths: readonly string[]) => paths.filter((path) => !withheld.has(plainAddress(path)));
}

/** What the site needs to show pictures; of a file from outside the office, its address and description. */
export async function facesOf(db: Db, paths: readonly string[]) {
  const rows = await picturesAt(db, paths);
  const known = new Map(rows.map((row) => [plainAddress(row.path), row]));
  const isAmong = inArray(describedFiles.path, [...paths]);
  const described = await db.select().from(describedFiles).where(isAmong);
  const alts = new Map(described.map(({ path, alt }) => [path, alt]));
  return paths.map((picture) => {
    const row = known.get(plainAddress(picture));
    const { alt = alts.get(picture) ?? '', decorative, colour } = row ?? {};
    const size = { width: row?.width ?? null, height: row?.height ?? null };
    return { picture, alt: decorative ? '' : alt, ...size, colour: colour ?? '' };
  });
}

export async function isKnownAddress(db: Db, address: string): Promise<boolean> {
  return (await picturesAt(db, [address])).length > 0;
}

export async function insertPicture(db: Db, row: NewPicture): Promise<Picture> {
  const [made] = await db.insert(pictures).values(row).returning();
  if (made === undefined) throw new Error('could not record a picture');
  return made;
}

type Change = Partial<Omit<NewPicture, 'id' | 'revision'>>;

/** Undefined if somebody else has changed it since `revision` was read. */
export async function updatePicture(db: Db, id: number, change: Change, revision?: number) {
  const isIt = eq(pictures.id, id);
  return first(
    db
      .update(pictures)
      .set({ ...change, revision: sql`${pictures.revision} + 1` })
      .where(revision === undefined ? isIt : and(isIt, eq(pictures.revision, revision)))
      .returning(),
  );
}

export type PictureFilter = {
  kind?: PictureKind;
  search?: string;
  state: 'kept' | 'binned';
  withoutConsent?: true;
  undescribed?: true;
  /** Addresses used by records. */
  used?: { paths: readonly string[]; wanted: boolean };
};

export async function listPictures(
  db: Db,
  filter: PictureFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Picture[]; total: number }> {
  const where = whereOf(filter);
  const rows = await db
    .select()
    .from(pictures)
    .where(where)
    .orderBy(desc(pictures.uploadedAt), desc(pictures.id))
    .offset(offset)
    .limit(limit);
  const [all] = await db.select({ total: count() }).from(pictures).where(where);
  return { rows, total: all?.total ?? 0 };
}

function whereOf(filter: PictureFilter): SQL | undefined {
  const { kind, search, state, withoutConsent, undescribed, used } = filter;
  const isUsed = used && isAt(used.paths);
  const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state === 'kept' ? isNull(pictures.binnedAt) : sql`${pictures.binnedAt} is not null`,
    kind && eq(pictures.kind, kind),
    like ? or(ilike(pictures.name, like), ilike(pictures.alt, like)) : undefined,
    withoutConsent && and(eq(pictures.showsStudents, true), eq(pictures.consentOnFile, false)),
    undescribed && and(eq(pictures.alt, ''), eq(pictures.decorative, false)),
    used && (used.wanted ? isUsed : sql`not ${isUsed}`),
  );
}

/** Pictures that nobody may get: without a parent's consent, or in the bin. */
export async function withheldAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ path: pictures.path })
    .from(pictures)
    .where(
      or(
        and(eq(pictures.showsStudents, true), eq(pictures.consentOnFile, false)),
        sql`${pictures.binnedAt} is not null`,
      ),
    );
  const replaced = await db.select({ path: replacedFiles.path }).from(replacedFiles);
  return [...rows, ...replaced].map(({ path }) => path);
}

export async function withholdReplaced(tx: Db, path: string, replacedAt: Date): Promise<void> {
  const row = { path: plainAddress(path), replacedAt };
  await tx.insert(replacedFiles).values(row).onConflictDoNothing();
}

export async function replacedAmong(db: Db, paths: readonly string[]): Promise<string[]> {
  const plain = paths.map(plainAddress);
  const rows = await db.select().from(replacedFiles).where(inArray(replacedFiles.path, plain));
  return rows.map(({ path }) => path);
}

export function binnedBefore(db: Db, before: Date, limit: number): Promise<Picture[]> {
  return db.select().from(pictures).where(lt(pictures.binnedAt, before)).limit(limit);
}

export async function deletePictures(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(pictures).where(inArray(pictures.id, [...ids]));
}
