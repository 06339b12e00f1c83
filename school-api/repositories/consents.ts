import { ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { results } from '../db/schema/academics';
import { testimonials } from '../db/schema/home';
import { alumni } from '../db/schema/student-life';

const tables = [results, testimonials, alumni] as const;
type WithConsent = (typeof tables)[number];

/** The picture of a person as it is published: '' without a consent on file. */
export function publishedPicture({ picture, consentOnFile }: WithConsent): SQL<string> {
  return sql<string>`case when ${consentOnFile} then ${picture} else '' end`;
}

export type NamedPicture = { picture: string; consentOnFile: boolean };

/** All pictures that records of persons name. */
export async function listPicturesOfPersons(db: Db): Promise<NamedPicture[]> {
  const found: NamedPicture[] = [];
  for (const table of tables) {
    const { picture, consentOnFile } = table;
    const rows = await db
      .selectDistinct({ picture, consentOnFile })
      .from(table)
      .where(ne(picture, ''));
    found.push(...rows);
  }
  return found;
}
