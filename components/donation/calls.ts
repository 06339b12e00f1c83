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

export async function openDonation(
  answers: Answers,
  noticeVersion: string,
): Promise<Outcome<Order>> {
  const body = withNotice(withoutSilence(answers), noticeVersion);
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

/** Where nobody was asked about citizenship, the payload is that of the specification. */
function withoutSilence({ indian_citizen: said, ...rest }: Answers) {
  return said === '' ? rest : { ...rest, indian_citizen: said };
}
