import { eq, ilike, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { createApp } from '@/school-api/app';
import { readConfig } from '@/school-api/config';
import { applications } from '@/school-api/db/schema/applications';
import { donations, donorTaxIds, offlineDonations } from '@/school-api/db/schema/donations';
import { jobApplications } from '@/school-api/db/schema/jobs';
import { contactMessages } from '@/school-api/db/schema/messages';
import { paymentOrders } from '@/school-api/db/schema/orders';
import { receipts } from '@/school-api/db/schema/receipts';
import { requestDocuments } from '@/school-api/forms/admissions/documents';
import { openPayments } from '@/school-api/money/payments/open-payments';
import { openAccount } from '@/school-api/money/sandbox/account';
import { newToken } from '@/school-api/platform/secret-token';
import {
  begin,
  completeForm,
  newEmail,
  openFormsApp,
  post,
  readCode,
} from '../school-api/forms/forms-app';
import { REGISTERED } from '../school-api/money/tax/registered';
import { addWholePerson, WHOLE } from '../school-api/privacy/person/whole-person';
import { SEED_MEDIA } from '../school-api/test-app';
import { DONATION } from '../support/donation';

/** A visitor's grants; a stranger's are invented. */
export type Caller = {
  orderGrant?: string;
  email: string;
  application: string;
  /** For the application. */
  grant: string;
  receipts: string;
  privacy: string;
  applications: string;
  /** Not yet used, for the application and for the mailbox. */
  code: string;
  mailboxCode: string;
};

/** The other family: their records at the school, and what they have verified. */
export type Family = Caller & {
  order: string;
  donation: string;
  orderGrant: string;
  receipt: string;
  applicationNumber: string;
  cv: string;
};

const verified = z.object({ grant: z.string().default('') });
const opened = z.object({ order_id: z.string(), grant: z.string().default('') });
const attempted = z.object({
  razorpay_order_id: z.string(),
  razorpay_payment_id: z.string(),
  razorpay_signature: z.string(),
});

/** The whole school API as on a public machine, with a family in every table. */
export async function openFamilies() {
  const forms = await openFormsApp();
  const { db, log, clock, pass } = forms;
  // The families request many codes.
  const config = readConfig({ NODE_ENV: 'test' }, REGISTERED);
  const now = () => clock.now;
  const payments = await openPayments(
    { ...config.payments, sandboxControls: false, checkoutScript: 'package.json' },
    {
      db,
      log,
      now,
      ownUrl: () => 'http://provider.test',
      fetch: async (input, init) => app.request(String(input), init),
    },
  );
  const app = createApp({
    db,
    log,
    payments,
    clock: now,
    outbox: config.mail.school,
    tax: { ...config.tax, panKey: forms.config.tax.panKey },
    forms: {
      now,
      settings: { ...forms.forms.settings, otp: { ...config.forms.otp, sendsPerAddress: 1000 } },
    },
    mediaFolders: [SEED_MEDIA],
    watch: { isStopping: () => false, metricsToken: undefined },
  });

  const send = async (call: string, body: unknown): Promise<unknown> => {
    const response = await post(app, call, body);
    if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
    return response.json();
  };

  const requestMailboxCode = async (email: string, purpose: string) => {
    pass(60);
    await send('mailbox-code', { email, purpose });
    return readCode(app, email);
  };

  const sendCode = async (email: string, application: string) => {
    pass(60);
    await send('send-otp', { application_id: application });
    return readCode(app, email);
  };

  async function verify(email: string, application: string): Promise<Caller> {
    const otp = await sendCode(email, application);
    const { grant } = verified.parse(await send('verify-otp', { email: application, otp }));
    const grantFor = async (purpose: string) => {
      const entered = { email, purpose, otp: await requestMailboxCode(email, purpose) };
      return verified.parse(await send('mailbox-grant', entered)).grant;
    };
    return {
      email,
      application,
      grant,
      receipts: await grantFor('receipts'),
      privacy: await grantFor('privacy'),
      applications: await grantFor('applications'),
      code: await sendCode(email, application),
      mailboxCode: await requestMailboxCode(email, 'receipts'),
    };
  }

  async function pay(orderId: string) {
    const { keyId: key } = await openAccount(db);
    const method = { method: 'upi', vpa: 'success@razorpay' };
    const attempt = { key, order_id: orderId, method, choice: 'pay' };
    const done = await app.request('/sandbox/checkout/payments', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(attempt),
    });
    await send('donation-verify-payment', attempted.parse(await done.json()));
  }

  async function addFamily(): Promise<Family> {
    await addWholePerson(forms);
    const caller = await verify(WHOLE.email, await begin(app, WHOLE.email));
    const { application, grant } = caller;
    const answers = { guardian_name: WHOLE.guardian, mobile: WHOLE.phone, address: WHOLE.street };
    await send('complete-admission', completeForm(application, WHOLE.email, { ...answers, grant }));
    const asked = { kinds: ['photograph'], by: 'Meena', now: now() } as const;
    await requestDocuments(db, [application], asked);
    const order = opened.parse(await send('create-order', { application_id: application, grant }));
    const donor = { donor_name: WHOLE.name, email: WHOLE.email, address: WHOLE.street };
    const donation = opened.parse(await send('create-donation', { ...DONATION, ...donor }));
    await pay(donation.order_id);
    // No PAN is accepted for test money.
    await db.update(receipts).set({ test: false });
    const [receipt] = await db
      .select({ number: receipts.number })
      .from(receipts)
      .innerJoin(paymentOrders, eq(paymentOrders.id, receipts.sourceId))
      .where(eq(paymentOrders.providerOrderId, donation.order_id));
    const [row] = await db.select().from(applications).where(eq(applications.id, application));
    const [job] = await db.select({ cv: jobApplications.cvFile }).from(jobApplications);
    return {
      ...caller,
      order: order.order_id,
      donation: donation.order_id,
      orderGrant: donation.grant,
      receipt: receipt?.number ?? '',
      cv: job?.cv ?? '',
      applicationNumber: row?.applicationNumber ?? '',
    };
  }

  /** All records of the other family, except the time of the next check at the provider. */
  async function records(): Promise<readonly unknown[]> {
    const money = [donations, offlineDonations, receipts];
    const all = [applications, ...money, contactMessages, jobApplications];
    const own = await Promise.all(
      all.map((table) => db.select().from(table).where(ilike(table.email, WHOLE.email))),
    );
    const rows = own.flat();
    const subjects = rows.map((row) => ('id' in row ? String(row.id) : ''));
    const numbers = rows.map((row) => ('sourceId' in row ? row.number : ''));
    const { id, subjectId, state, amount, paymentId } = paymentOrders;
    const orders = await db
      .select({ id, subjectId, state, amount, paymentId })
      .from(paymentOrders)
      .where(inArray(subjectId, subjects));
    const ofReceipt = inArray(donorTaxIds.receiptNumber, numbers);
    const taxIds = await db.select().from(donorTaxIds).where(ofReceipt);
    return [...rows, ...orders, ...taxIds].map((row) => JSON.stringify(row)).sort();
  }

  const family = await addFamily();
  return {
    app,
    db,
    family,
    pass,
    close: forms.close,
    parent: async () => {
      const email = newEmail();
      return verify(email, await begin(app, email));
    },
    /** The other family; their grants expire after half an hour. */
    owner: async () => ({ ...family, ...(await verify(family.email, family.application)) }),
    records,
  };
}

export type Families = Awaited<ReturnType<typeof openFamilies>>;

export const stranger = (): Caller => ({
  email: newEmail(),
  application: '',
  grant: newToken(),
  applications: newToken(),
  receipts: newToken(),
  privacy: newToken(),
  code: '123456',
  mailboxCode: '123456',
});
