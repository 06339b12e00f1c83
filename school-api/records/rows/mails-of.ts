import { asc, or, sql } from 'drizzle-orm';
import { type Db, outbox } from '../../db';
import { mailFacts } from '../../mail';

/** More than one occasion writes about one record; bounds the answer. */
const MOST = 100;

/** Beginnings of keys: a mail that is sent again has a key that begins with that of the first. */
export function mailsWithKeys(db: Db, prefixes: readonly string[]) {
  const begins = prefixes.map((prefix) => sql`${outbox.key} like ${`${escaped(prefix)}%`}`);
  return db
    .select(mailFacts)
    .from(outbox)
    .where(or(...begins))
    .orderBy(asc(outbox.id))
    .limit(MOST);
}

/** Our ids hold underscores, which stand for any character in a pattern. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
