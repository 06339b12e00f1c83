import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '@/school-api/db';

/** The tables that contain a text in any column, as the database prints its rows; case-insensitive. */
export async function tablesWith(db: Db, needle: string): Promise<string[]> {
  const tables = await db
    .select({ name: sql<string>`tablename` })
    .from(sql`pg_tables`)
    .where(sql`schemaname = 'public'`)
    .orderBy(sql`tablename`);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db
      .select({ one: sql`1` })
      .from(sql`public.${sql.identifier(name)} as r`)
      .where(sql`strpos(lower(r::text), ${needle.toLowerCase()}) > 0`)
      .limit(1);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** The files below a folder whose content or name contains a text. */
export function filesWith(folder: string, needle: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => file.includes(needle) || readFileSync(file).includes(needle));
}
