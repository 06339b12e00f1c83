import * as z from 'zod';
import { mapAnswers } from '../facts/admission-answers';
import { LENGTHS } from '../facts/limits';
import { grantField } from '../forms/grant';
import {
  dateText,
  optionalFeature,
  optionalNumber,
  requestText,
  requiredText,
  text,
} from '../wire';

const applicationId = requestText(LENGTHS.id);

export const createAdmissionResponse = z.object({ application_id: requiredText });

export const sendOtpRequest = z.object({ application_id: applicationId });

/** An invalid value becomes '': it must not make a correct code fail. */
const prefill = text.catch('');

const admissionData = z.object(mapAnswers(() => prefill));

/** A child with a paid registration under the verified address. */
const registeredChild = z.object({ name: requiredText, paid_on: dateText, payment_id: text });

export const verifyOtpResponse = z.object({
  application_id: requiredText,
  admission_data: admissionData.nullable().catch(null),
  /** An extension of the embedded API; other servers may omit it. */
  registered: z.array(registeredChild).optional().catch(undefined),
  /** Another extension: sent back with complete-admission/ and create-order/. */
  grant: requiredText.optional().catch(undefined),
});

export const createOrderRequest = z.object({ application_id: applicationId, ...grantField });

/** The amount (paise) is optional; checkout takes it from the order. */
export const createOrderResponse = z.object({
  key: requiredText,
  order_id: requiredText,
  amount: optionalNumber,
  /** Whether verify-payment/ accepts the order alone, without payment id and signature. */
  status_by_order: optionalFeature,
  /** Whether receipt-file returns the receipt of the paid order. */
  receipt_file: optionalFeature,
});

export type RegisteredChild = z.infer<typeof registeredChild>;
export type CreateOrderResponse = z.infer<typeof createOrderResponse>;
