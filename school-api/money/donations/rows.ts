import { eq } from 'drizzle-orm';
import { type Db, type Donation, donations } from '../../db';

export async function insertDonation(tx: Db, donation: Donation): Promise<void> {
  await tx.insert(donations).values(donation);
}

export async function findDonation(tx: Db, id: string): Promise<Donation | undefined> {
  const found = await tx.select().from(donations).where(eq(donations.id, id));
  return found[0];
}
