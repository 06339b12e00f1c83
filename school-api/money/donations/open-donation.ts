import {
  CURRENCY,
  type DonationRequest,
  KEY_FIELD,
  NOTICE_FIELD,
  PURPOSE_FIELD,
  parsePaise,
} from '@/contract';
import { donations, type PaymentOrder } from '../../db';
import { hashToken, invalid, newToken } from '../../platform';
import { type PaymentDeps, requireProvider } from '../payments/deps';
import { newId } from '../payments/new-id';
import { findOrder, insertOrder } from '../payments/order-rows';
import { openAtProvider } from '../payments/provider-order';
import { checkDonation, type DonationRules } from './validate';

/** Stores a donation and opens its order; returns what checkout needs. */
export async function openDonation(
  deps: PaymentDeps,
  donation: DonationRequest,
  rules: DonationRules,
) {
  const errors = checkDonation(donation, rules);
  const amount = parsePaise(donation.amount);
  if (amount === undefined || Object.keys(errors).length > 0) throw invalid(errors);
  const provider = requireProvider(deps, 'conflict');
  const grant = newToken();
  const order = await store(deps, donation, { amount, grantHash: hashToken(grant) });
  const orderId = await openAtProvider(deps, provider, order, { tried: false });
  const opened = { order_id: orderId, [KEY_FIELD]: provider.keyId, amount };
  const optional = { grant, status_by_order: true, receipt_file: true };
  const asksPan = rules.asksPan && donation.indian_citizen !== 'no';
  return { ...donation, ...opened, ...optional, ...(asksPan && { tax_id: true }) };
}

async function store(
  { db, now }: PaymentDeps,
  donation: DonationRequest,
  paid: { amount: number; grantHash: string },
): Promise<PaymentOrder> {
  const donationId = newId('don');
  const orderId = newId('donation');
  const at = now();
  await db.transaction(async (tx) => {
    await tx.insert(donations).values({ id: donationId, createdAt: at, ...toColumns(donation) });
    const order = { id: orderId, subjectId: donationId, currency: CURRENCY, ...paid };
    await insertOrder(tx, { ...order, purpose: 'donation', createdAt: at, openedAt: at });
  });
  const order = await findOrder(db, orderId);
  if (order === undefined) throw new Error('the order was not written');
  return order;
}

function toColumns(donation: DonationRequest) {
  const { email, mobile, address, city, state, country, message, indian_citizen } = donation;
  const indianCitizen = indian_citizen === undefined ? null : indian_citizen === 'yes';
  const { [PURPOSE_FIELD]: purpose = '' } = donation;
  const { donor_name: donorName, mobile_code: mobileCode, pin_code: pinCode } = donation;
  const { [NOTICE_FIELD]: noticeVersion = '' } = donation;
  const where = { address, city, state, pinCode, country };
  const who = { donorName, email, mobileCode, mobile };
  return { ...who, ...where, purpose, message, indianCitizen, noticeVersion };
}
