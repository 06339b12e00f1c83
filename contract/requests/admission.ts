import * as z from 'zod';
import { mapAnswers } from '../facts/admission-answers';
import { LENGTHS } from '../facts/limits';
import { dateText, offer, optionalNumber, requiredText, sent, text } from '../wire';

const applicationId = sent(LENGTHS.id);

export const createAdmissionResponse = z.object({ application_id: requiredText });

export const sendOtpRequest = z.object({ application_id: applicationId });

/** A value of an odd kind is no reason to refuse a right code: the parent types it again. */
const prefill = text.catch('');

/** Prefill after verification: whatever the API knows of the fields, '' where it knows nothing. */
const admissionData = z.object(mapAnswers(() => prefill));

/** A child who is registered and paid for under the address that was just verified. */
const registeredChild = z.object({ name: requiredText, paid_on: dateText, payment_id: text });

export const verifyOtpResponse = z.object({
  application_id: requiredText,
  admission_data: admissionData.nullable().catch(null),
  /** An addition of ours: a school's own server need not know it, and nothing depends on it. */
  registered: z.array(registeredChild).optional().catch(undefined),
});

export const createOrderRequest = z.object({ application_id: applicationId });

/** The amount (paise) is not promised by every API; checkout takes it from the order anyway. */
export const createOrderResponse = z.object({
  key: requiredText,
  order_id: requiredText,
  amount: optionalNumber,
  /** verify-payment/ may be asked with the order alone, without payment id and signature. */
  status_by_order: offer,
});

export type RegisteredChild = z.infer<typeof registeredChild>;
export type AdmissionData = z.infer<typeof admissionData>;
export type CreateOrderResponse = z.infer<typeof createOrderResponse>;
