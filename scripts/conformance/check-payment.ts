import {
  calls,
  ORDER_ID_FIELD,
  PAYMENT_ID_FIELD,
  PAYMENT_SUCCESS,
  SIGNATURE_FIELD,
  verificationResponse,
} from '@/contract';
import type { Sender } from './check-write';
import type { Note, NoteFor } from './findings';
import { isRefusal, type Server, told } from './server';

type Verification = 'verify-payment' | 'donation-verify-payment';

/** The answer to the opening of an order; undefined when none could be opened. */
type Opened = { order_id: string; status_by_order: boolean; receipt_file: boolean } | undefined;

/** Nothing was paid, so no answer may say that it was. */
export async function checkVerification(
  server: Server,
  send: Sender,
  noteFor: NoteFor,
  name: Verification,
  order: Opened,
): Promise<void> {
  const note = noteFor(`POST ${calls[name].path}`);
  await checkUnproven(server, note, name, order?.order_id ?? 'order_unknown');
  await checkByOrder(send, note, name, order);
  await checkReceipt(send, noteFor, order);
}

/** A forged signature must be refused or answered as failed. */
async function checkUnproven(server: Server, note: Note, name: Verification, orderId: string) {
  const body = JSON.stringify(bodyOf(name, orderId, 'pay_conformance', '0'.repeat(64)));
  const answer = await server.post(name, body, 'application/json');
  const read = verificationResponse.safeParse(answer.body);
  const status = read.success ? read.data.status : '';
  const unpaid = isRefusal(answer) || (answer.status === 200 && status !== PAYMENT_SUCCESS);
  const said = status === '' ? '' : `, status '${status}'`;
  note.check('takes no forged signature for a payment', unpaid, `${told(answer)}${said}`);
}

/** A server that offers status_by_order must answer queries by the order id. */
async function checkByOrder(send: Sender, note: Note, name: Verification, order: Opened) {
  const unpaid = 'an unpaid order alone is not paid';
  if (order === undefined) return note.leaveOut(unpaid, 'no order could be opened');
  if (!order.status_by_order) return note.leaveOut(unpaid, 'the server does not offer to tell it');
  const body = bodyOf(name, order.order_id, '', '');
  const answer = await send.taken(name, note, 'an order alone', body);
  if (answer === undefined) return;
  const { status } = answer;
  note.check(unpaid, status !== '' && status !== PAYMENT_SUCCESS, `status '${status}'`);
}

/** A server that offers receipt_file must not give it before the money has come. */
async function checkReceipt(send: Sender, noteFor: NoteFor, order: Opened) {
  if (!order?.receipt_file) return;
  const note = noteFor(`POST ${calls['receipt-file'].path}`);
  await send.refused('receipt-file', note, 'an unpaid order', { order_id: order.order_id });
}

function bodyOf(name: Verification, orderId: string, paymentId: string, signature: string) {
  const proof = { [SIGNATURE_FIELD]: signature };
  return name === 'verify-payment'
    ? { order_id: orderId, payment_id: paymentId, ...proof }
    : { [ORDER_ID_FIELD]: orderId, [PAYMENT_ID_FIELD]: paymentId, ...proof };
}
