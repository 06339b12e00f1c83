import { CURRENCY, type DonationRequest, KEY_FIELD, parsePaise } from '@/contract';
import type { PaymentOrder } from '../db/schema/orders';
import { invalid } from '../http/json-body';
import { needProvider } from '../payments/need-provider';
import { newId } from '../payments/new-id';
import type { PaymentParts } from '../payments/parts';
import { openAtProvider } from '../payments/provider-order';
import { insertDonation } from '../repositories/donations';
import { findOrder, insertOrder } from '../repositories/orders';
import { donationFaults } from './validate';

/** Checks and keeps a donation, and opens its order; answers what the checkout needs. */
export async function openDonation(
  parts: PaymentParts,
  donation: DonationRequest,
  maxPaise: number,
) {
  const faults = donationFaults(donation, maxPaise);
  const amount = parsePaise(donation.amount);
  if (amount === undefined || Object.keys(faults).length > 0) throw invalid(faults);
  const provider = needProvider(parts);
  const order = await keep(parts, donation, amount);
  const orderId = await openAtProvider(parts, provider, order, { tried: false });
  const opened = { order_id: orderId, [KEY_FIELD]: provider.keyId, amount };
  return { ...donation, ...opened, status_by_order: true };
}

async function keep(
  { db, now }: PaymentParts,
  donation: DonationRequest,
  amount: number,
): Promise<PaymentOrder> {
  const donationId = newId('don');
  const orderId = newId('gift');
  const at = now();
  await db.transaction(async (tx) => {
    await insertDonation(tx, { id: donationId, createdAt: at, ...rowOf(donation) });
    const order = { id: orderId, subjectId: donationId, amount, currency: CURRENCY };
    await insertOrder(tx, { ...order, purpose: 'donation', createdAt: at, openedAt: at });
  });
  const order = await findOrder(db, orderId);
  if (order === undefined) throw new Error('the order was not written');
  return order;
}

function rowOf(donation: DonationRequest) {
  const { email, mobile, address, city, state, country, message } = donation;
  const { donor_name: donorName, mobile_code: mobileCode, pin_code: pinCode } = donation;
  const where = { address, city, state, pinCode, country };
  return { donorName, email, mobileCode, mobile, ...where, message };
}
