import * as z from 'zod';
import { KEY_FIELD } from '../provider';
import { number, optionalFeature, requiredText, text } from '../wire';

export const donationResponse = z.object({
  order_id: requiredText,
  [KEY_FIELD]: requiredText,
  /** Paise. */
  amount: number,
  mobile_code: text,
  mobile: text,
  donor_name: text,
  email: text,
  address: text,
  city: text,
  state: text,
  pin_code: text,
  country: text,
  message: text,
  /** Whether donation-verify-payment/ accepts the order alone, without payment id and signature. */
  status_by_order: optionalFeature,
  /** Whether receipt-file returns the receipt of the paid order. */
  receipt_file: optionalFeature,
  /** Whether the server has donation-tax-id/ and asks for the donor's PAN after the payment. */
  tax_id: optionalFeature,
  /** An extension of the embedded API: sent back with receipt-file and donation-tax-id/. */
  grant: requiredText.optional().catch(undefined),
});

export const donationTaxIdResponse = z.object({
  status: text,
  /** Masked. */
  pan: text,
});

/** The reference that the donor and the office use. */
export const transferResponse = z.object({ reference: requiredText });
