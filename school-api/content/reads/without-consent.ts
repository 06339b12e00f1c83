import { and, eq, ne } from 'drizzle-orm';
import { type Db, publishedRecords } from '../../db';
import type { FieldValues, List } from '../lists/list';
import { lists } from '../lists/lists';
import { field, inOrder } from './read-list';

/** A record whose picture is withheld: 'Results: 2026, 12th, Asha Rao'. */
export async function recordsWithoutConsent(db: Db): Promise<string[]> {
  const { list, values } = publishedRecords;
  const isLacking = and(eq(field('consent_on_file'), 'false'), ne(field('picture'), ''));
  const found: string[] = [];
  for (const one of lists) {
    if (!one.fields.some(({ name }) => name === 'consent_on_file')) continue;
    const rows = await db
      .select({ values })
      .from(publishedRecords)
      .where(and(eq(list, one.name), isLacking))
      .orderBy(...inOrder);
    found.push(...rows.map((row) => `${one.title}: ${nameOf(one, row.values)}`));
  }
  return found;
}

function nameOf({ same }: List, values: FieldValues): string {
  return same.map((name) => String(values[name] ?? '')).join(', ');
}
