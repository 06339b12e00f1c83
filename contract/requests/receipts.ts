import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { grantField } from '../forms/grant';
import { dateText, filledText, flag, number, requestText, requiredText, text } from '../wire';

/** Lets its holder read the data of a verified address for half an hour. */
export const mailboxGrantResponse = z.object({ grant: requiredText });

const grant = requestText(LENGTHS.id);

export const receiptsRequest = z.object({ grant });

const RECEIPT_STATES = ['valid', 'part-refunded', 'void'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

const receiptRecord = z.object({
  number: requiredText,
  date: dateText,
  /** Such as 'donation' or 'admission'. */
  purpose: text,
  /** Optional: what a donation was for. */
  cause: text,
  /** Paise. */
  amount: number,
  returned: number,
  state: z.enum(RECEIPT_STATES),
  /** Paid with test keys: no receipt. */
  test: flag,
  financial_year: requiredText,
});

const yearRecord = z.object({
  financial_year: requiredText,
  test: flag,
  /** Paise, without void or refunded donations. */
  donations: number,
  fees: number,
});

/** The tax portal's certificate for a donor. */
const certificateRecord = z.object({
  number: requiredText,
  financial_year: requiredText,
  form: text,
});

/** The answers of the newest donation, without its declarations. */
const lastDonation = z.object({
  donor_name: text,
  email: text,
  mobile_code: text,
  mobile: text,
  address: text,
  city: text,
  state: text,
  pin_code: text,
  country: text,
  purpose: text,
  amount: text,
});

/** Newest first. Whatever another server does not support is absent. */
export const receiptsResponse = z.object({
  receipts: z.array(receiptRecord),
  years: z.array(yearRecord),
  certificates: z.array(certificateRecord).optional(),
  last_donation: lastDonation.optional().catch(undefined),
});

/** An order's grant proves who started it; a mailbox's proves ownership of the address. */
export const receiptFileRequest = z.union([
  z.strictObject({ order_id: filledText(LENGTHS.id), ...grantField }),
  z.strictObject({ grant, receipt_number: filledText(LENGTHS.id) }),
  z.strictObject({ grant, financial_year: filledText(LENGTHS.id) }),
  /** Needs a grant with the purpose 'applications'. */
  z.strictObject({ grant, application_number: filledText(LENGTHS.id) }),
  z.strictObject({ grant, certificate_number: filledText(LENGTHS.id) }),
]);

/** A PDF of about 30 KB, in base64 because all other responses are JSON. */
export const receiptFileResponse = z.object({
  file_name: requiredText.pipe(z.string().regex(/^[\w-]{1,80}\.pdf$/)),
  pdf: z.base64(),
});

export type ReceiptFileRequest = z.infer<typeof receiptFileRequest>;
export type ReceiptFile = z.infer<typeof receiptFileResponse>;
export type CertificateRecord = z.infer<typeof certificateRecord>;
export type LastDonation = z.infer<typeof lastDonation>;
export type ReceiptRecord = z.infer<typeof receiptRecord>;
export type ReceiptsResponse = z.infer<typeof receiptsResponse>;
