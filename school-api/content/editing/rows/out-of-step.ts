import { getTableName, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../../db';
import type { LiveTable } from './live-rows';

type Named = { name: string; table: LiveTable };

const found = z.object({ rows: z.array(z.object({ name: z.string() })) });

/** The lists of which rows are not known as records yet, or known ones are gone; one statement for all. */
export async function listsOutOfStep(db: Db, lists: readonly Named[]): Promise<string[]> {
  const each = lists.map(({ name, table }) => {
    const rows = sql.identifier(getTableName(table));
    const ofList = sql`r.list = ${name} and r.live_id`;
    return sql`select ${name}::text as name where
      exists (select 1 from ${rows} t
        where not exists (select 1 from content_records r where ${ofList} = t.id))
      or exists (select 1 from content_records r
        where ${ofList} is not null and not exists (select 1 from ${rows} t where t.id = r.live_id))`;
  });
  const answer = await db.execute(sql.join(each, sql` union all `));
  return found.parse(answer).rows.map(({ name }) => name);
}
