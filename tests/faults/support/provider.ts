import { eq, like } from 'drizzle-orm';
import { openPostgres } from '@/school-api/db/open-postgres';
import { sandboxAccounts, sandboxDeliveries } from '@/school-api/db/schema/sandbox';
import { sign } from '@/school-api/money/payments/signature';
import { newFolder } from '@/scripts/run/folder';
import { migrationsFolder } from '../../school-api/test-database';
import { closing } from '../../support/closing';
import { openFaultProxy } from './proxy';
import { schoolApi } from './servers';

/** The sandbox provider as a separate process with its own database, behind a proxy. */
export async function openProvider(databaseUrl: string) {
  const service = await schoolApi({
    DATABASE_URL: databaseUrl,
    SCHOOL_DATA_DIR: newFolder('provider'),
    SCHOOL_SEED: 'none',
  });
  const proxy = await openFaultProxy(service.url);
  const { db, close } = await openPostgres(databaseUrl, migrationsFolder);
  const [account] = await db.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, 1));
  if (account === undefined) throw new Error('the provider has no account');
  // If notified, its own school would restore the payments and number their receipts differently.
  await db.update(sandboxAccounts).set({ switches: { delaySeconds: 3600 } });
  closing(async () => {
    await service.kill();
    await proxy.close();
    await close();
  });
  return {
    db,
    proxy,
    checkoutUrl: `${service.url}/sandbox/checkout`,
    env: {
      FAULT_PROVIDER: `${proxy.url}/sandbox`,
      SCHOOL_ALLOW_SANDBOX: '1',
      RAZORPAY_KEY_ID: account.keyId,
      RAZORPAY_KEY_SECRET: account.keySecret,
      RAZORPAY_WEBHOOK_SECRET: account.webhookSecret,
    },
    eventsOf: (orderId: string) =>
      db
        .select()
        .from(sandboxDeliveries)
        .where(like(sandboxDeliveries.body, `%${orderId}%`))
        .orderBy(sandboxDeliveries.id),
    /** Sends an event to the school; the status shows whether it was accepted. */
    tell: async (siteUrl: string, { body, eventId }: { body: string; eventId: string }) => {
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-event-id': eventId,
        'x-razorpay-signature': sign(body, account.webhookSecret),
      };
      const url = `${siteUrl}/api/payments/webhook`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    },
  };
}
