import { calls, ORDER_ID_FIELD, type ResponseOf } from '@/contract';
import { checkVerification } from './check-payment';
import type { Sender } from './check-write';
import type { NoteFor } from './findings';
import { contact, home } from './person';
import type { Server } from './server';

const RUPEES = '101.50';
const PAISE = 10_150;

const donor = {
  ...contact,
  ...home,
  donor_name: 'Conformance Check',
  email: 'conformance@example.org',
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

  await checkVerification(server, send, noteFor, 'donation-verify-payment', donation);
  await checkTaxId(send, noteFor, donation);
}

/** An optional call: only a server that offers it is called by the site. */
async function checkTaxId(
  send: Sender,
  noteFor: NoteFor,
  donation: ResponseOf<'create-donation'> | undefined,
): Promise<void> {
  const note = noteFor(`POST ${calls['donation-tax-id'].path}`);
  if (donation?.tax_id !== true) {
    note.check('is optional, and not offered', true, '');
    return;
  }
  const named = { [ORDER_ID_FIELD]: donation.order_id, token: '' };
  await send.refused('donation-tax-id', note, 'a PAN of no kind of holder', {
    ...{ ...named, pan: 'ABCDE1234F' },
  });
  await send.refused('donation-tax-id', note, 'a PAN before the payment', {
    ...{ ...named, pan: 'ABCPE1234F' },
  });
}
