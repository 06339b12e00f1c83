import { sql } from 'drizzle-orm';
import type { Db } from '@/school-api/db';

/** Every row of every table, and the value of each sequence, as the database prints them. */
export function everyRow(db: Db): Promise<Record<string, string[]>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'Asia/Kolkata'`);
    const tables = await tx
      .select({ name: sql<string>`tablename` })
      .from(sql`pg_tables`)
      .where(sql`schemaname = 'public'`)
      .orderBy(sql`tablename`);
    const found: Record<string, string[]> = {};
    for (const { name } of tables) {
      const rows = await tx
        .select({ text: sql<string>`r::text` })
        .from(sql`public.${sql.identifier(name)} as r`)
        .orderBy(sql`r::text`);
      found[name] = rows.map(({ text }) => text);
    }
    const given = await tx
      .select({ text: sql<string>`sequencename || ' ' || coalesce(last_value::text, '-')` })
      .from(sql`pg_sequences`)
      .where(sql`schemaname = 'public'`)
      .orderBy(sql`sequencename`);
    found['the sequences'] = given.map(({ text }) => text);
    return found;
  });
}
