import { eq } from 'drizzle-orm';
import { fullName } from '@/contract';
import { applications, type Db } from '../../db';

type Row = typeof applications.$inferSelect;
export type Application = Row & { name: string; verified: boolean; completed: boolean };

/** `forUpdate` locks the row until the transaction ends. */
export async function findApplication(
  tx: Db,
  applicationId: string,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<Application | null> {
  const query = tx.select().from(applications).where(eq(applications.id, applicationId));
  const [row] = await (forUpdate ? query.for('update') : query);
  return row === undefined ? null : toApplication(row);
}

function toApplication(row: Row): Application {
  return {
    ...row,
    name: fullName(row.firstName, row.lastName),
    verified: row.verifiedAt !== null,
    completed: row.completedAt !== null,
  };
}
