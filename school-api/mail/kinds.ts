import { z } from 'zod';

const words = z.string();
/** A moment as ISO text: the outbox keeps its data as JSON. */
const moment = z.iso.datetime();
const paise = z.number().int().nonnegative();

/** What each mail is made of. Amounts are paise; what a mail does not know is ''. */
export const mailData = {
  otp: z.object({ code: words, firstName: words, expiresAt: moment }),
  'admission-receipt': z.object({
    applicationId: words,
    studentName: words,
    guardianName: words,
    studentType: words,
    applyFor: words,
    admissionDate: words,
    /** Where that date is offered; mails from before this was kept say nothing of it. */
    places: words.default(''),
    amount: paise,
    paymentId: words,
    paidAt: moment,
  }),
  'donation-receipt': z.object({
    /** From nextReceiptNumber(), asked in the same transaction. */
    receiptNumber: words,
    donorName: words,
    address: words,
    message: words,
    amount: paise,
    paymentId: words,
    paidAt: moment,
  }),
  'job-acknowledgement': z.object({ applicantName: words, vacancy: words }),
  'office-contact': z.object({
    name: words,
    mobile: words,
    email: words,
    subject: words,
    message: words,
  }),
  'office-job': z.object({
    applicantName: words,
    vacancy: words,
    mobile: words,
    email: words,
    qualification: words,
    experience: words,
  }),
  'office-payment': z.object({
    purpose: z.enum(['admission', 'donation']),
    /** Who paid, and for an admission the child's name. */
    name: words,
    email: words,
    amount: paise,
    paymentId: words,
    /** The application id or the receipt number. */
    reference: words,
    paidAt: moment,
  }),
} as const;

export type MailKind = keyof typeof mailData;
export type MailData<K extends MailKind> = z.infer<(typeof mailData)[K]>;

/** A mail to be: `to` is the office's own address for the office kinds. */
export type NewMail = {
  [K in MailKind]: { key: string; kind: K; to: string; data: MailData<K> };
}[MailKind];

/** In place of an address where the mail is for the office, which the configuration names. */
export const OFFICE = 'office';

export function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailData, kind);
}
