import { and, count, desc, eq, inArray, max, ne, sql, sum } from 'drizzle-orm';
import { contentRecords, contentVersions, type Db } from '../../db';
import { lists } from '../lists/lists';

export type NamedPicture = { picture: string; consentOnFile: boolean };

const listNames = lists
  .filter(({ fields }) => fields.some(({ name }) => name === 'consent_on_file'))
  .map(({ name }) => name);

/** All pictures that records of persons name, also those that are not on the site. */
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
 * Those that a record named without a consent before it got another one: the file may still be there. A consent
 * that came later counts, for each record the last one.
 */
export async function listRefusedBefore(db: Db): Promise<NamedPicture[]> {
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

/** Another one after each change of these records; reading all their versions takes a while. */
export async function stateOfRecords(db: Db): Promise<string> {
  const { list, revision, changedAt } = contentRecords;
  const [state] = await db
    .select({ records: count(), saves: sum(revision), last: max(changedAt) })
    .from(contentRecords)
    .where(inArray(list, listNames));
  return JSON.stringify(state);
}

function picturesIn(db: Db, fields: Fields): Promise<NamedPicture[]> {
  const { picture, consentOnFile } = namedIn(fields);
  return db
    .selectDistinct({ picture, consentOnFile })
    .from(contentRecords)
    .where(and(inArray(contentRecords.list, listNames), ne(picture, '')));
}
