import '@/contract/forms/no-eval';
import { KEY_FIELD } from '@/contract/provider';
import { donationResponse } from '@/contract/requests/donation';
import type { Answers } from '@/lib/donation/answers';
import type { Order } from '@/lib/donation/flow';
import type { Outcome } from '@/lib/forms/outcome';
import { rememberReceiptOrder } from '@/lib/receipts/offered-orders';
import { parseOutcome } from '../forms/parse-outcome';
import { submitJson } from '../forms/submit-json';
import { withNotice } from '../forms/with-notice';

/** What the school's server takes beside the fields of the specification. */
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

/** Where nobody was asked about citizenship or chose a cause, the payload is that of the specification. */
function payloadOf(answers: Answers, takesPurpose: boolean) {
  const { indian_citizen: said, purpose, message, ...rest } = answers;
  const citizenship = said && { indian_citizen: said };
  if (takesPurpose) return { ...rest, message, ...(purpose && { purpose }), ...citizenship };
  // The only field of the specification that can tell the school.
  const words = [purpose, message].filter(Boolean).join(': ');
  return { ...rest, message: words, ...citizenship };
}
