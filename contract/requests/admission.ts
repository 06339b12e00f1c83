import * as z from 'zod';
import { LENGTHS } from '../facts/limits';
import { dateText, offer, optionalNumber, requiredText, sent, text } from '../wire';

const applicationId = sent(LENGTHS.id);

export const createAdmissionRequest = z.object({
  email: sent(LENGTHS.email),
  first_name: sent(LENGTHS.name),
  last_name: sent(LENGTHS.name),
});
export const createAdmissionResponse = z.object({ application_id: requiredText });

export const sendOtpRequest = z.object({ application_id: applicationId });

/** The value sent as email is the application_id; the field name is history. */
export const verifyOtpRequest = z.object({ otp: sent(LENGTHS.code), email: applicationId });

const custom = sent(LENGTHS.message);

/** Every field of the form. A field that is hidden or empty is sent as '' or left out. */
export const admissionFields = z.object({
  email: sent(LENGTHS.email),
  first_name: sent(LENGTHS.name),
  last_name: sent(LENGTHS.name),
  otp: sent(LENGTHS.code),
  guardian_name: sent(LENGTHS.name),
  mobile: sent(LENGTHS.phone),
  alternate_mobile: sent(LENGTHS.phone),
  student_type: sent(LENGTHS.line),
  apply_for: sent(LENGTHS.line),
  admission_date: sent(LENGTHS.line),
  address: sent(LENGTHS.line),
  city: sent(LENGTHS.place),
  state: sent(LENGTHS.place),
  pin_code: sent(LENGTHS.pin),
  country: sent(LENGTHS.place),
  query: sent(LENGTHS.message),
  field_1: custom,
  field_2: custom,
  field_3: custom,
  field_4: custom,
  field_5: custom,
  field_6: custom,
  field_7: custom,
  field_8: custom,
  field_9: custom,
  field_10: custom,
});

/** A value of an odd kind is no reason to refuse a right code: the parent types it again. */
const prefill = text.catch('');

/** Prefill after verification: whatever the API knows of the fields, '' where it knows nothing. */
const admissionData = z.object({
  email: prefill,
  first_name: prefill,
  last_name: prefill,
  guardian_name: prefill,
  mobile: prefill,
  alternate_mobile: prefill,
  student_type: prefill,
  apply_for: prefill,
  admission_date: prefill,
  address: prefill,
  city: prefill,
  state: prefill,
  pin_code: prefill,
  country: prefill,
  query: prefill,
  field_1: prefill,
  field_2: prefill,
  field_3: prefill,
  field_4: prefill,
  field_5: prefill,
  field_6: prefill,
  field_7: prefill,
  field_8: prefill,
  field_9: prefill,
  field_10: prefill,
});

/** A child who is registered and paid for under the address that was just verified. */
const registeredChild = z.object({ name: requiredText, paid_on: dateText, payment_id: text });

export const verifyOtpResponse = z.object({
  application_id: requiredText,
  admission_data: admissionData.nullable().catch(null),
  /** An addition of ours: a school's own server need not know it, and nothing depends on it. */
  registered: z.array(registeredChild).optional().catch(undefined),
});

export const completeAdmissionRequest = admissionFields.extend({ application_id: applicationId });

export const createOrderRequest = z.object({ application_id: applicationId });

/** The amount (paise) is not promised by every API; checkout takes it from the order anyway. */
export const createOrderResponse = z.object({
  key: requiredText,
  order_id: requiredText,
  amount: optionalNumber,
  /** verify-payment/ may be asked with the order alone, without payment id and signature. */
  status_by_order: offer,
});

export type CreateAdmissionRequest = z.infer<typeof createAdmissionRequest>;
export type AdmissionFields = z.infer<typeof admissionFields>;
export type RegisteredChild = z.infer<typeof registeredChild>;
export type AdmissionData = z.infer<typeof admissionData>;
export type CompleteAdmissionRequest = z.infer<typeof completeAdmissionRequest>;
export type CreateOrderResponse = z.infer<typeof createOrderResponse>;
