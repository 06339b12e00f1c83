import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { KEY_FIELD } from '../provider';
import { number, offer, requiredText, sent, text } from '../wire';

export const donationRequest = z.object({
  mobile_code: sent(LENGTHS.phone),
  mobile: sent(LENGTHS.phone),
  donor_name: sent(LENGTHS.name),
  email: sent(LENGTHS.email),
  address: sent(LENGTHS.line),
  city: sent(LENGTHS.place),
  state: sent(LENGTHS.place),
  pin_code: sent(LENGTHS.pin),
  country: sent(LENGTHS.place),
  /** Rupees as typed, up to two decimals; kept as text so that no binary fraction creeps in. */
  amount: sent(LENGTHS.phone),
  message: sent(LENGTHS.message),
});

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
  /** donation-verify-payment/ may be asked with the order alone, without payment id and signature. */
  status_by_order: offer,
});

export type DonationRequest = z.infer<typeof donationRequest>;
export type DonationResponse = z.infer<typeof donationResponse>;
