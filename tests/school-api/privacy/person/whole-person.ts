import { eq } from 'drizzle-orm';
import {
  applicationDocuments,
  applications,
  donorCertificates,
  donorTaxIds,
  jobApplications,
  offlineDonations,
  paymentOrders,
  sandboxDeliveries,
  sandboxOrders,
  sandboxPayments,
  transfers,
} from '@/school-api/db';
import { readPanKey } from '@/school-api/money';
import { enqueuePaymentMails } from '@/school-api/money/payments/payment-mails';
import { issueReceipt } from '@/school-api/money/receipts/issue';
import { sealText } from '@/school-api/money/tax/seal-text';
import { sendLetters } from '@/school-api/records';
import { addDonation, addOrder } from '../../cli/rows';
import {
  begin,
  completeForm,
  type FormsApp,
  jobAnswers,
  post,
  postForm,
  startVerified,
} from '../../forms/forms-app';
import { cv, multipart, samplePdf, textParts } from '../../sample-cv';

/** Searched for after an erasure. */
export const WHOLE = {
  email: 'Radhika.Quillon@example.org',
  name: 'Radhika Quillon',
  child: 'Quentin',
  guardian: 'Zenobia Quillon',
  phone: '9876501234',
  street: '77, Peacock Lane',
  pan: 'ABCPE1234F',
  cv: 'a-cv-by-quillon',
} as const;

const { email, name, child, guardian, phone, street } = WHOLE;
const PAID_AT = new Date('2026-11-20T10:00:00Z');

/** A person in every table that can hold one: as visitors do it, and as the office writes donations. */
export async function addWholePerson(api: FormsApp): Promise<void> {
  await addRegistrations(api);
  await addForms(api);
  await addMoney(api);
  await addLetters(api);
}

async function addRegistrations(api: FormsApp) {
  const paid = await startVerified(api.app, email, child);
  const answers = { first_name: child, guardian_name: guardian, mobile: phone, address: street };
  await post(api.app, 'complete-admission/', completeForm(paid, email, answers));
  await api.db
    .update(applications)
    .set({ firstName: child, consentName: guardian, guardianName: guardian, address: street })
    .where(eq(applications.id, paid));
  await api.db.insert(applicationDocuments).values({
    applicationId: paid,
    kind: 'photograph',
    requestedAt: PAID_AT,
    requestedBy: 'Meena',
    file: 'photograph-q.pdf',
    type: 'image/png',
    bytes: 5,
    sentAt: PAID_AT,
  });
  await begin(api.app, email, `${child} again`);
  const id = await addOrder(api.db, paid, { state: 'paid', paidAt: PAID_AT });
  await pay(api, id);
}

async function pay({ db }: FormsApp, orderId: string) {
  const [order] = await db.select().from(paymentOrders).where(eq(paymentOrders.id, orderId));
  if (order === undefined) throw new Error('no order');
  const paymentId = `pay_${order.amount}_${order.purpose}`;
  const capture = { paymentId, paidAt: PAID_AT, now: PAID_AT };
  await db.transaction((tx) => enqueuePaymentMails(tx, order, capture));
}

async function addForms(api: FormsApp) {
  const who = { name, mobile_code: '+91', mobile: phone, email };
  await post(api.app, 'contact-us/', { ...who, subject: 'Hello', message: `I am ${name}` });
  const fields = await jobAnswers(api, { applicant_name: name, mobile: phone, email });
  const pdf = Buffer.concat([samplePdf(), Buffer.from(`\n% ${WHOLE.cv}\n`)]);
  await postForm(api.app, 'job-apply/', multipart([...textParts(fields), cv(pdf)]));
}

/** About a donation, which the law keeps, and about a job application, which goes. */
async function addLetters({ db, config }: FormsApp) {
  const [job] = await db.select().from(jobApplications);
  const author = { id: 1, name: 'Meena' };
  const sending = { author, settings: config, now: PAID_AT };
  const letter = { subject: 'Thank you', text: 'Dear {name}' };
  const donation = { keys: [{ kind: 'offline-donations', id: 'donation-q' }], ...letter } as const;
  await sendLetters(db, donation, { ...sending, batch: 'donation' });
  const applicant = { keys: [{ kind: 'jobs', id: job?.id ?? 0 }], ...letter } as const;
  await sendLetters(db, applicant, { ...sending, batch: 'job' });
}

async function addMoney(api: FormsApp) {
  const { db } = api;
  const donor = { donorName: name, email, mobile: phone, address: street };
  const purpose = 'donation' as const;
  const paid = await addDonation(db, { ...donor, message: `From ${name}`, indianCitizen: true });
  await pay(api, await addOrder(db, paid, { purpose, state: 'paid', paidAt: PAID_AT }));
  const test = await addDonation(db, donor);
  await pay(api, await addOrder(db, test, { purpose, state: 'paid', test: true, paidAt: PAID_AT }));
  await addOrder(db, await addDonation(db, donor), { purpose });
  await db.insert(offlineDonations).values({
    id: 'donation-q',
    method: 'cheque',
    reference: '004512',
    givenOn: PAID_AT,
    amount: 50_000,
    donorName: name,
    email,
    address: street,
    createdAt: PAID_AT,
  });
  await db.insert(transfers).values({
    donorName: name,
    email,
    emailKey: email.toLowerCase(),
    address: street,
    indianCitizen: true,
    reportedAmount: 50_000,
    reportedOn: '2026-11-01',
    reference: 'SBIN524112345678',
    createdAt: PAID_AT,
  });
  const receipt = await issueReceipt(db, {
    purpose,
    sourceId: 'donation-q',
    test: false,
    paidAt: PAID_AT,
    issuedAt: PAID_AT,
    amount: 50_000,
    payerName: name,
    address: street,
    email,
    method: 'cheque',
    reference: '004512',
    cause: '',
    subject: '',
  });
  const sealed = sealText(WHOLE.pan, receipt.number, readPanKey(api.config.tax.panKey));
  await db.insert(donorTaxIds).values({ receiptNumber: receipt.number, sealed, givenAt: PAID_AT });
  await db.insert(donorCertificates).values({
    id: 'certificate-q',
    financialYear: '2026-27',
    problem: '',
    addedAt: PAID_AT,
    acknowledgement: 'ACKQ',
    emailKey: email.toLowerCase(),
    fileName: name,
  });
  const order = { id: 'order_q', amount: 100, currency: 'INR', createdAt: PAID_AT };
  await db.insert(sandboxOrders).values({ ...order, notes: { name, email } });
  await db.insert(sandboxPayments).values({
    id: 'pay_q',
    orderId: 'order_q',
    amount: 100,
    currency: 'INR',
    status: 'captured',
    method: 'upi',
    vpa: 'quillon@upi',
    email,
    contact: phone,
    createdAt: PAID_AT,
  });
  const body = JSON.stringify({ id: 'pay_q', email, contact: phone });
  await db
    .insert(sandboxDeliveries)
    .values({ eventId: 'event_q', event: 'payment.captured', body });
}
