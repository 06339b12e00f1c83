import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Db } from '@/school-api/db';

/** For a lock of any kind in this database. */
export function untilSomeoneWaits(tx: Db): Promise<void> {
  const waiting = sql`select from pg_locks waits join pg_locks has using (pid) where not waits.granted
    and has.database = (select oid from pg_database where datname = current_database())`;
  const check = async () => expect(await tx.execute(waiting)).not.toMatchObject({ rows: [] });
  return vi.waitFor(check, { timeout: 5000 });
}
