import { z } from 'zod';
import { FAMILY_ANSWERS, MAILBOX_PURPOSES } from '@/contract';
import { PAYMENT_METHODS } from '../db';

const text = z.string();
/** ISO text, because the outbox stores JSON. */
const moment = z.iso.datetime();
/** Paid with test keys or in the sandbox; missing in older mails. */
const test = z.boolean().default(false);
const count = z.number().int().nonnegative();
const paise = count;
/** Paise returned since, if the email is sent late or again. */
const returned = paise.optional();
/** The statement of the year was due, so the website takes no PAN for it. */
const isPastDue = z.boolean().optional();

/** The data of each mail. Amounts are in paise; unknown values are ''. */
export const mailData = {
  /** Contains nothing that the sender entered, since the address is not verified yet. */
  otp: z.object({
    code: text,
    expiresAt: moment,
    /** Missing in older emails. */
    purpose: z.enum(['registration', ...MAILBOX_PURPOSES]).default('registration'),
  }),
  'admission-receipt': z.object({
    /** Missing in older mails. */
    receiptNumber: text.default(''),
    /** Missing in older mails. */
    applicationNumber: text.default(''),
    studentName: text,
    guardianName: text,
    studentType: text,
    applyFor: text,
    admissionDate: text,
    /** Locations of the date; missing in older mails. */
    places: text.default(''),
    /** Of the test, such as '09:30'; missing in older mails. */
    time: text.default(''),
    test,
    amount: paise,
    returned,
    paymentId: text,
    paidAt: moment,
    /** Missing unless the application was closed when the payment arrived. */
    closed: z.literal(true).optional(),
  }),
  /** A family's own decision, or a test moved by the school. */
  'family-answer': z.object({
    answer: z.enum([...FAMILY_ANSWERS, 'moved']),
    applicationNumber: text,
    child: text,
    applyFor: text,
    /** The new test date, as in the receipt. */
    admissionDate: text.default(''),
    places: text.default(''),
    time: text.default(''),
    /** Missing in older emails. */
    feePaid: z.boolean().default(true),
  }),
  'donation-receipt': z.object({
    /** From nextReceiptNumber() in the same transaction. */
    receiptNumber: text,
    test,
    donorName: text,
    address: text,
    /** Missing in older mails. */
    purpose: text.default(''),
    message: text,
    amount: paise,
    returned,
    /** Missing for an online donation. */
    method: z.enum(PAYMENT_METHODS).optional(),
    /** The provider's payment id, or the reference of the bank. */
    paymentId: text,
    paidAt: moment,
    /** The school already has the donor's PAN, so the email does not ask for it. */
    hasPan: z.boolean().optional(),
    isPastDue,
    /** Missing unless the donor is not one. */
    indianCitizen: z.literal(false).optional(),
  }),
  /** A donation that was entered by mistake or did not clear. */
  'donation-cancelled': z.object({
    receiptNumber: text,
    donorName: text,
    amount: paise,
    givenOn: moment,
    reason: text,
  }),
  /**
   * Only the school's vacancy, nothing that the applicant entered, since the address is not verified.
   */
  'job-acknowledgement': z.object({ vacancy: text }),
  /** By form field; older mails may lack newer fields. */
  'office-contact': z.record(z.string(), text),
  'office-job': z.object({
    applicantName: text,
    vacancy: text,
    mobile: text,
    email: text,
    qualification: text,
    experience: text,
  }),
  'office-payment': z.object({
    purpose: z.enum(['admission', 'donation']),
    test,
    /** The donor's or the child's name. */
    name: text,
    email: text,
    amount: paise,
    paymentId: text,
    /** The order id or the receipt number; never the application's id, which public calls use. */
    reference: text,
    paidAt: moment,
  }),
  /** A payer got money back, in part or in full. */
  refund: z.object({
    receiptNumber: text,
    name: text,
    purpose: z.enum(['admission', 'donation']),
    test,
    amount: paise,
    /** In total; 0 if another payment of the same order has arrived meanwhile. */
    returned: paise,
    returnedAt: moment,
    /** The payer's bank took it after a dispute. */
    byDispute: z.boolean().default(false),
    paymentId: text,
  }),
  /** Something about a paid order that needs the office's attention. */
  'office-case': z.object({
    what: z.enum([
      'second-payment',
      'amount-differs',
      'refund-failed',
      'dispute-open',
      'dispute-won',
      'dispute-lost',
      'restored',
      'fee-without-application',
      'closed-application',
    ]),
    purpose: z.enum(['admission', 'donation']),
    test,
    name: text,
    email: text,
    amount: paise,
    paymentId: text,
    /** The receipt number or the order id. */
    reference: text,
    at: moment,
  }),
  /** Contains no personal data, because it outlives the erasure. */
  'office-erasure': z.object({
    at: moment,
    /** The keyed hash of the address, with which the erasure can be repeated after a restore. */
    reference: text.default(''),
    registrations: z.array(z.object({ startedAt: moment, applyFor: text, receiptNumber: text })),
    erased: z.array(z.object({ kind: text, count })),
    kept: z.array(z.object({ kind: text, count, until: text })),
  }),
  'office-withdrawal': z.object({ email: text, at: moment, registrations: count }),
  /** A correction that a person requests. */
  'office-correction': z.object({ email: text, text, at: moment }),
  /** Asks a donor for the PAN, once per year. */
  'pan-request': z.object({
    donorName: text,
    /** Such as 2026-27. */
    year: text,
    isPastDue,
    receipts: z.array(
      z.object({ number: text, amount: paise, method: z.enum(PAYMENT_METHODS), paidAt: moment }),
    ),
  }),
  /** Tells a donor that certificates can be downloaded; they contain the PAN, so they are not attached. */
  certificate: z.object({ year: text, form: text, number: text, corrected: z.boolean() }),
  /** Written by an office user. */
  letter: z.object({
    subject: text,
    text,
    /** The message being answered. */
    quoted: z.object({ name: text, at: moment, text }).optional(),
    /** Ends with a link to the application's status. */
    status: z.boolean().default(false),
    /** Ends with this link to the donation page. */
    donate: text.default(''),
  }),
  /** The day's figures for the office, and the check's findings. */
  'office-day': z.object({
    since: moment,
    applications: count,
    fees: count,
    donations: count,
    messages: count,
    cvs: count,
    givenUp: count,
    uncertain: count,
    /** Refunded orders; missing in older emails, like the next three. */
    returned: count.default(0),
    documents: count.default(0),
    withdrawals: count.default(0),
    /** Open tasks for the office: second payments, open disputes, failed refunds. */
    cases: count.default(0),
    findings: z.array(
      z.object({ severity: z.enum(['serious', 'advice']), what: text, todo: text }),
    ),
  }),
  /** For an office user. */
  'office-code': z.object({
    code: text,
    expiresAt: moment,
    purpose: z.enum(['sign-in', 'confirm']),
  }),
  'office-invitation': z.object({
    name: text,
    /** Readable, such as 'Admissions'. */
    role: text,
    link: text,
    expiresAt: moment,
  }),
} as const;

export type MailKind = keyof typeof mailData;
export type MailData<K extends MailKind> = z.infer<(typeof mailData)[K]>;

/** Not reported if undelivered, because they expire. */
export const CODE_KINDS = ['otp', 'office-code'] as const satisfies readonly MailKind[];

/**
 * Their data is deleted once they are sent, so they cannot be sent again; expired ones are never
 * sent.
 */
export const SECRET_KINDS = [
  ...CODE_KINDS,
  'office-invitation',
] as const satisfies readonly MailKind[];

export const isSecretMail = (kind: string) => SECRET_KINDS.some((secret) => secret === kind);

const expiry = z.object({ expiresAt: moment });

/** When an email's secret expires; undefined for other emails. */
export function secretExpiry(kind: string, data: unknown): Date | undefined {
  const parsed = isSecretMail(kind) ? expiry.safeParse(data) : undefined;
  return parsed?.success ? new Date(parsed.data.expiresAt) : undefined;
}

export type NewMail = {
  [K in MailKind]: { key: string; kind: K; to: string; data: MailData<K> };
}[MailKind];

/** Placeholder for the office's address, which is read from the configuration on delivery. */
export const OFFICE = 'office';

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailData, kind);
}

const WITH_RECEIPT: readonly string[] = ['donation-receipt', 'admission-receipt'];

const numbered = z.object({ receiptNumber: z.string().min(1) });

/** The receipt number of an email, if any. */
export function receiptNumberIn(kind: string, data: unknown): string | undefined {
  if (!WITH_RECEIPT.includes(kind)) return undefined;
  const parsed = numbered.safeParse(data);
  return parsed.success ? parsed.data.receiptNumber : undefined;
}
