import { createHash } from 'node:crypto';
import { and, count, desc, eq, inArray, max, ne, not, or, sql, sum } from 'drizzle-orm';
import { pictureName, type WithheldPictures } from '@/contract/withheld-pictures';
import { contentRecords, contentVersions, type Db } from '../../db';
import { lists } from '../lists/lists';
import { withheldAddresses } from '../pictures/rows';

/** Pages are cached for a minute, so a consent takes effect no later than they do. */
const KEPT_MS = 10_000;

/** Whether a path below /media/ must not be served. */
export type IsWithheld = (path: string) => Promise<boolean>;
export type Withheld = {
  has: IsWithheld;
  /** Changes with the list. */
  version: () => Promise<string>;
  list: () => Promise<WithheldPictures>;
};

/**
 * A picture used by a person's record without consent on file is not served, so that its address does
 * not bypass the consent; nor is one that the office has marked or binned.
 */
export function withheldPictures(db: Db, now: () => number = Date.now): Withheld {
  let names: Promise<Set<string>> | undefined;
  let readAt = 0;
  const readNames = reader(db);
  const read = (): Promise<Set<string>> => {
    if (names !== undefined && Math.abs(now() - readAt) <= KEPT_MS) return names;
    const before = names;
    readAt = now();
    // During an outage of the database the last known paths stay withheld.
    names = readNames().catch((error: unknown) => {
      names = before;
      if (before === undefined) throw error;
      return before;
    });
    return names;
  };
  return {
    has: async (path) => (await read()).has(pictureName(`/media/${path}`)),
    version: async () => versionOf(await read()),
    list: async () => {
      const known = await read();
      return { version: versionOf(known), pictures: [...known].map(hash) };
    },
  };
}

function reader(db: Db): () => Promise<Set<string>> {
  let before: { state: string; pictures: NamedPicture[] } | undefined;
  return async () => {
    const state = await stateOfRecords(db);
    if (before?.state !== state) before = { state, pictures: await listRefusedBefore(db) };
    const ofPersons = withoutConsent([...(await listPicturesOfPersons(db)), ...before.pictures]);
    const ofOffice = (await withheldAddresses(db)).map((picture) => nameOf({ picture }));
    return new Set([...ofPersons, ...ofOffice].sort());
  };
}

/** A picture in two records, such as an alumnus who is also quoted, needs one consent. */
function withoutConsent(pictures: readonly NamedPicture[]): Set<string> {
  const agreed = new Set(pictures.filter(({ consentOnFile }) => consentOnFile).map(nameOf));
  return new Set(pictures.map(nameOf).filter((name) => !agreed.has(name)));
}

function nameOf({ picture }: Pick<NamedPicture, 'picture'>): string {
  const base = 'http://site.invalid';
  const { pathname } = URL.canParse(picture, base) ? new URL(picture, base) : new URL(base);
  return pictureName(pathname);
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22);

const versionOf = (names: ReadonlySet<string>) => hash([...names].join('\n'));

type NamedPicture = { picture: string; consentOnFile: boolean };

const listNames = lists
  .filter(({ fields }) => fields.some(({ name }) => name === 'consent_on_file'))
  .map(({ name }) => name);

/** All pictures in persons' records, published or not. */
export async function listPicturesOfPersons(db: Db): Promise<NamedPicture[]> {
  const { values, draft } = contentRecords;
  return [...(await picturesIn(db, values)), ...(await picturesIn(db, draft))];
}

type Fields =
  | typeof contentRecords.values
  | typeof contentRecords.draft
  | typeof contentVersions.values;

const namedIn = (fields: Fields) => ({
  picture: sql<string>`${fields}->>'picture'`,
  consentOnFile: sql<boolean>`coalesce(${fields}->>'consent_on_file', '') = 'true'`,
});

/**
 * Pictures that a record used without consent before it got another one: the file may still exist. A later
 * consent counts, for each record the latest.
 */
async function listRefusedBefore(db: Db): Promise<NamedPicture[]> {
  const { recordId, number, values } = contentVersions;
  const { picture, consentOnFile } = namedIn(values);
  const last = await db
    .selectDistinctOn([recordId, picture], { picture, consentOnFile })
    .from(contentVersions)
    .innerJoin(contentRecords, eq(contentRecords.id, recordId))
    .where(and(inArray(contentRecords.list, listNames), ne(picture, '')))
    .orderBy(recordId, picture, desc(number));
  return last.filter((one) => !one.consentOnFile);
}

/** Differs after each change of these records; reading all their versions is slow. */
async function stateOfRecords(db: Db): Promise<string> {
  const { list, revision, changedAt } = contentRecords;
  const [state] = await db
    .select({ records: count(), saves: sum(revision), last: max(changedAt) })
    .from(contentRecords)
    .where(inArray(list, listNames));
  return JSON.stringify(state);
}

/** In the bin, a record no longer agrees to a picture; it still refuses one. */
function picturesIn(db: Db, fields: Fields): Promise<NamedPicture[]> {
  const { picture, consentOnFile } = namedIn(fields);
  const isUsed = or(ne(contentRecords.state, 'binned'), not(consentOnFile));
  return db
    .selectDistinct({ picture, consentOnFile })
    .from(contentRecords)
    .where(and(inArray(contentRecords.list, listNames), ne(picture, ''), isUsed));
}
