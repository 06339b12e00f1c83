import { eq } from 'drizzle-orm';
import { type Db, sandboxAccounts } from '../../db';
import { randomText } from './ids';
import { type Step, type Switches, switchesOf } from './switches';

const ACCOUNT_ID = 1;

export type SandboxAccount = { keyId: string; keySecret: string; webhookSecret: string };

/** Random keys, created on the first use of the sandbox. */
export async function openAccount(db: Db): Promise<SandboxAccount> {
  await db
    .insert(sandboxAccounts)
    .values({
      id: ACCOUNT_ID,
      keyId: `rzp_test_${randomText(14)}`,
      keySecret: randomText(32),
      webhookSecret: randomText(32),
    })
    .onConflictDoNothing();
  const [account] = await db
    .select()
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.id, ACCOUNT_ID));
  if (account === undefined) throw new Error('the sandbox has no account');
  const { keyId, keySecret, webhookSecret } = account;
  return { keyId, keySecret, webhookSecret };
}

export async function readSwitches(db: Db): Promise<Switches> {
  const [row] = await db
    .select({ switches: sandboxAccounts.switches })
    .from(sandboxAccounts)
    .where(eq(sandboxAccounts.id, ACCOUNT_ID));
  return switchesOf(row?.switches);
}

export async function writeSwitches(db: Db, switches: Switches): Promise<void> {
  await db.update(sandboxAccounts).set({ switches }).where(eq(sandboxAccounts.id, ACCOUNT_ID));
}

/** In a separate transaction. */
export function inStep<T>(
  { db, now }: { db: Db; now: () => Date },
  run: (step: Step) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => run({ tx, switches: await readSwitches(tx), now: now() }));
}
