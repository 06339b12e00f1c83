import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '../provider';
import { sent, text } from '../wire';

/** Admissions send plain order and payment ids beside the prefixed signature. */
export const verifyPaymentRequest = z.object({
  order_id: sent(LENGTHS.id),
  payment_id: sent(LENGTHS.id),
  [SIGNATURE_FIELD]: sent(LENGTHS.signature),
});

/** Donations send all three with the provider's prefix. */
export const donationVerifyPaymentRequest = z.object({
  [ORDER_ID_FIELD]: sent(LENGTHS.id),
  [PAYMENT_ID_FIELD]: sent(LENGTHS.id),
  [SIGNATURE_FIELD]: sent(LENGTHS.signature),
});

export const verificationResponse = z.object({
  status: text,
  /** Whether the provider knows any try to pay the order; only a server that has just asked it says so. */
  attempted: z.boolean().optional().catch(undefined),
});

export type VerifyPaymentRequest = z.infer<typeof verifyPaymentRequest>;
export type DonationVerifyPaymentRequest = z.infer<typeof donationVerifyPaymentRequest>;
export type VerificationResponse = z.infer<typeof verificationResponse>;
