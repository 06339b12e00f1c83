import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '../provider';
import { requestText, text } from '../wire';

/** For admissions only the signature has the provider's prefix. */
export const verifyPaymentRequest = z.object({
  order_id: requestText(LENGTHS.id),
  payment_id: requestText(LENGTHS.id),
  [SIGNATURE_FIELD]: requestText(LENGTHS.signature),
});

/** For donations all three fields have the provider's prefix. */
export const donationVerifyPaymentRequest = z.object({
  [ORDER_ID_FIELD]: requestText(LENGTHS.id),
  [PAYMENT_ID_FIELD]: requestText(LENGTHS.id),
  [SIGNATURE_FIELD]: requestText(LENGTHS.signature),
});

const refunded = z.object({
  /** Paise refunded so far. */
  amount: z.number().int().positive(),
  /** The day in India of the latest refund: yyyy-MM-dd. */
  on: text,
  whole: z.boolean(),
});

export const verificationResponse = z.object({
  status: text,
  /** Whether any payment was attempted; absent unless the server has just asked the provider. */
  attempted: z.boolean().optional().catch(undefined),
  /** Optional: for a paid order queried without a payment id. */
  payment_id: text.optional().catch(undefined),
  /** Optional: for a refunded order. */
  refunded: refunded.optional().catch(undefined),
});

export type Refunded = z.infer<typeof refunded>;
export type VerificationResponse = z.infer<typeof verificationResponse>;
