import { inArray } from 'drizzle-orm';
import { listLabels } from '../../content';
import { applications, type Db, officePeople } from '../../db';
import { addressKey } from '../../platform';
import type { AccessRow } from '../person/access-log';

/** Current names of the records and people in some lines, by their identifier there. */
export type Names = ReadonlyMap<string, string>;

type Named = Pick<AccessRow, 'actor' | 'record'>;

const numbersOf = (rows: readonly Named[], pattern: RegExp) =>
  rows.flatMap(({ record }) => {
    const number = Number(pattern.exec(record)?.[1] ?? 0);
    return number > 0 && number < 2 ** 31 ? number : [];
  });

export const emailIn = (actor: string) => /^office \(([^@]+@[^@]+)\)$/.exec(actor)?.[1];

/** A few queries for a whole page; deleted ones keep their number. */
export async function namesOf(db: Db, rows: readonly Named[]): Promise<Names> {
  const names = new Map<string, string>();
  for (const { number, applyFor } of await db
    .select({ number: applications.number, applyFor: applications.applyFor })
    .from(applications)
    .where(inArray(applications.number, numbersOf(rows, /^application (\d+)$/)))) {
    const more = applyFor === '' ? '' : ` (${applyFor})`;
    names.set(`application ${number}`, `application ${number}${more}`);
  }
  for (const { id, name } of await db
    .select({ id: officePeople.id, name: officePeople.name })
    .from(officePeople)
    .where(inArray(officePeople.id, numbersOf(rows, /^person (\d+)$/)))) {
    names.set(`person ${id}`, name);
  }
  for (const record of await listLabels(db, numbersOf(rows, /^[a-z-]+ (\d+)/))) {
    if (record.label !== '') names.set(`${record.list} ${record.id}`, `“${record.label}”`);
  }
  const keys = rows.flatMap(({ actor }) => emailIn(actor) ?? []).map(addressKey);
  for (const { emailKey, name } of await db
    .select({ emailKey: officePeople.emailKey, name: officePeople.name })
    .from(officePeople)
    .where(inArray(officePeople.emailKey, [...new Set(keys)]))) {
    names.set(emailKey, name);
  }
  return names;
}
