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

const RUPEES = '101.50';
const PAISE = 10_150;

const donor = {
  mobile_code: '+91',
  mobile: '9000000001',
  donor_name: 'Conformance Check',
  email: 'conformance@example.org',
  address: '12, Demo Lane',
  city: 'Vraja',
  state: 'Uttar Pradesh',
  pin_code: '281001',
  country: 'India',
  amount: RUPEES,
  message: '',
};

export async function checkDonation(server: Server, send: Sender, noteFor: NoteFor): Promise<void> {
  const note = noteFor(`POST ${calls['create-donation'].path}`);
  const what = `a donation of Rs. ${RUPEES}`;
  const donation = await send.taken('create-donation', note, what, donor);
  if (donation !== undefined) {
    const { amount, donor_name, email } = donation;
    note.check(`the amount is ${PAISE} paise`, amount === PAISE, `${amount}`);
    const echoed = donor_name === donor.donor_name && email === donor.email;
    note.check('gives the donor back as sent', echoed, `${donor_name}, ${email}`);
  }
  for (const amount of ['0', '-5', '1.234', 'a lot']) {
    await send.refused('create-donation', note, `an amount of ${amount}`, { ...donor, amount });
  }
  await send.refused('create-donation', note, 'a donor without a name', {
    ...donor,
    donor_name: '',
  });
  await send.refused('create-donation', note, 'what is no e-mail address', {
    ...donor,
    email: 'x',
  });

  const verify = noteFor(`POST ${calls['donation-verify-payment'].path}`);
  await checkUnproven(server, verify, 'donation-verify-payment', {
    [ORDER_ID_FIELD]: donation?.order_id ?? 'order_unknown',
    [PAYMENT_ID_FIELD]: 'pay_conformance',
    [SIGNATURE_FIELD]: '0'.repeat(64),
  });
  await checkByOrder(send, verify, donation);
}

type Opened = { order_id: string; status_by_order: boolean } | undefined;

/** What a server offers it must keep: a page waits for its money by the order alone. */
async function checkByOrder(send: Sender, note: Note, donation: Opened) {
  const unpaid = 'an unpaid order alone is not paid';
  if (!donation?.status_by_order) {
    note.leaveOut(unpaid, `${calls['create-donation'].path} does not offer to tell it`);
    return;
  }
  const answer = await send.taken('donation-verify-payment', note, 'an order alone', {
    [ORDER_ID_FIELD]: donation.order_id,
    [PAYMENT_ID_FIELD]: '',
    [SIGNATURE_FIELD]: '',
  });
  if (answer === undefined) return;
  const { status } = answer;
  note.check(unpaid, status !== '' && status !== PAYMENT_SUCCESS, `status '${status}'`);
}

/** A forged signature must not make anything paid, whether it is refused or answered as failed. */
export async function checkUnproven(
  server: Server,
  note: Note,
  name: 'verify-payment' | 'donation-verify-payment',
  body: Record<string, string>,
): Promise<void> {
  const answer = await server.post(name, JSON.stringify(body), 'application/json');
  const read = verificationResponse.safeParse(answer.body);
  const status = read.success ? read.data.status : '';
  const unpaid = isRefusal(answer) || (answer.status === 200 && status !== PAYMENT_SUCCESS);
  const said = status === '' ? '' : `, status '${status}'`;
  note.check('takes no forged signature for a payment', unpaid, `${told(answer)}${said}`);
}
