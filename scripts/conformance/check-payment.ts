import {
  ORDER_ID_FIELD,
  PAYMENT_ID_FIELD,
  PAYMENT_SUCCESS,
  SIGNATURE_FIELD,
  verificationResponse,
} from '@/contract';
import type { Kit } from './kit';
import { describeAnswer, isRefusal } from './server';

type Verification = 'verify-payment' | 'donation-verify-payment';

/** The response to opening an order; undefined if none could be opened. */
type Opened = { order_id: string; status_by_order: boolean; receipt_file: boolean } | undefined;

/** Nothing was paid, so no response may report a payment. */
export async function checkVerification(kit: Kit, name: Verification, order: Opened) {
  await checkUnproven(kit, name, order?.order_id ?? 'order_unknown');
  await checkByOrder(kit, name, order);
  // A server that offers receipt_file must not return it before payment.
  if (!order?.receipt_file) return;
  await kit.refused('receipt-file', 'an unpaid order', { order_id: order.order_id });
}

/** A forged signature must be refused or answered as failed. */
async function checkUnproven(kit: Kit, name: Verification, orderId: string) {
  const answer = await kit.send(name, bodyOf(name, orderId, 'pay_conformance', '0'.repeat(64)));
  const status = verificationResponse.safeParse(answer.body).data?.status ?? '';
  const unpaid = isRefusal(answer) || (answer.status === 200 && status !== PAYMENT_SUCCESS);
  const suffix = status === '' ? '' : `, status '${status}'`;
  const note = kit.note(name);
  note.check(
    'takes no forged signature for a payment',
    unpaid,
    `${describeAnswer(answer)}${suffix}`,
  );
}

/** A server that offers status_by_order must answer queries by the order id. */
async function checkByOrder(kit: Kit, name: Verification, order: Opened) {
  const note = kit.note(name);
  const unpaid = 'an unpaid order alone is not paid';
  if (order === undefined) return note.leaveOut(unpaid, 'no order could be opened');
  if (!order.status_by_order) return note.leaveOut(unpaid, 'the server does not offer to tell it');
  const answer = await kit.taken(name, 'an order alone', bodyOf(name, order.order_id, '', ''));
  if (answer === undefined) return;
  const { status } = answer;
  note.check(unpaid, status !== '' && status !== PAYMENT_SUCCESS, `status '${status}'`);
}

function bodyOf(name: Verification, orderId: string, paymentId: string, signature: string) {
  const signed = { [SIGNATURE_FIELD]: signature };
  return name === 'verify-payment'
    ? { order_id: orderId, payment_id: paymentId, ...signed }
    : { [ORDER_ID_FIELD]: orderId, [PAYMENT_ID_FIELD]: paymentId, ...signed };
}
