import { and, eq } from 'drizzle-orm';
import { contentRecords, type Db } from '../../../db';
import type { RecordRow } from './records';

const { isRegistrationFee, list } = contentRecords;

export async function readRegistrationFee(db: Db): Promise<RecordRow | undefined> {
  const which = and(eq(list, 'fees'), eq(isRegistrationFee, true));
  const [row] = await db.select().from(contentRecords).where(which);
  return row;
}

/** No record has the mark from now on. */
export async function clearRegistrationFee(tx: Db): Promise<void> {
  await tx
    .update(contentRecords)
    .set({ isRegistrationFee: false })
    .where(eq(isRegistrationFee, true));
}
