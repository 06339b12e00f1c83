import { ORDER_ID_FIELD, type ResponseOf } from '@/contract';
import { checkVerification } from './check-payment';
import { contact, home } from './check-verified';
import type { Kit } from './kit';

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

export async function checkDonation(kit: Kit): Promise<void> {
  const donation = await kit.taken('create-donation', `a donation of Rs. ${RUPEES}`, donor);
  if (donation !== undefined) {
    const note = kit.note('create-donation');
    const { amount, donor_name, email } = donation;
    note.check(`the amount is ${PAISE} paise`, amount === PAISE, `${amount}`);
    const echoed = donor_name === donor.donor_name && email === donor.email;
    note.check('gives the donor back as sent', echoed, `${donor_name}, ${email}`);
  }
  for (const [what, changes] of [
    ...['0', '-5', '1.234', 'a lot'].map(
      (amount) => [`an amount of ${amount}`, { amount }] as const,
    ),
    ['a donor without a name', { donor_name: '' }] as const,
    ['what is no e-mail address', { email: 'x' }] as const,
  ]) {
    await kit.refused('create-donation', what, { ...donor, ...changes });
  }
  await checkVerification(kit, 'donation-verify-payment', donation);
  await checkTaxId(kit, donation);
}

/** An optional call: the site calls it only on a server that offers it. */
async function checkTaxId(
  kit: Kit,
  donation: ResponseOf<'create-donation'> | undefined,
): Promise<void> {
  if (donation?.tax_id !== true) {
    kit.note('donation-tax-id').check('is optional, and not offered', true);
    return;
  }
  const named = { [ORDER_ID_FIELD]: donation.order_id, token: '' };
  const send = (what: string, pan: string) =>
    kit.refused('donation-tax-id', what, { ...named, pan });
  await send('a PAN of no kind of holder', 'ABCDE1234F');
  await send('a PAN before the payment', 'ABCPE1234F');
}
