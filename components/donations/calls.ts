import '@/contract/forms/no-eval';
import { KEY_FIELD } from '@/contract/provider';
import { donationResponse } from '@/contract/requests/donation';
import type { Answers } from '@/lib/donations/answers';
import type { Order } from '@/lib/donations/flow';
import type { Outcome } from '@/lib/forms/outcome';
import { rememberReceiptOrder } from '@/lib/receipts/offered-orders';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';
import { withNotice } from '../forms/with-notice';

/** Fields that the school's server accepts beyond the specification. */
export type ServerFields = { takesPurpose: boolean; noticeVersion: string };

export async function openDonation(
  answers: Answers,
  { takesPurpose, noticeVersion }: ServerFields,
): Promise<Outcome<Order>> {
  const body = withNotice(payloadOf(answers, takesPurpose), noticeVersion);
  const sent = await submitJson('/api/create-donation', body);
  const outcome = parseOutcome(donationResponse, sent);
  if (!outcome.ok) return outcome;
  const { order_id: orderId, [KEY_FIELD]: key, amount } = outcome.data;
  const { status_by_order: statusByOrder, tax_id: taxId, receipt_file: hasReceipt } = outcome.data;
  const { grant } = outcome.data;
  if (hasReceipt) rememberReceiptOrder(orderId);
  const optional = { ...(taxId && { taxId }), ...(grant && { grant }) };
  return { ok: true, data: { orderId, key, amount, statusByOrder, ...optional } };
}

/** If the form asked about neither citizenship nor cause, the payload is that of the specification. */
function payloadOf(answers: Answers, takesPurpose: boolean) {
  const { indian_citizen: citizen, purpose, message, ...rest } = answers;
  const citizenship = citizen && { indian_citizen: citizen };
  if (takesPurpose) return { ...rest, message, ...(purpose && { purpose }), ...citizenship };
  // The specification has no other field for it.
  const words = [purpose, message].filter(Boolean).join(': ');
  return { ...rest, message: words, ...citizenship };
}
