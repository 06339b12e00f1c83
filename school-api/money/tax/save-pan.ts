import { maskPan } from '@/contract';
import type { Receipt } from '../../db';
import { requireOrderGrant } from '../../forms';
import { ApiError } from '../../platform';
import type { PaymentDeps } from '../payments/deps';
import { isId } from '../payments/new-id';
import { findByProviderOrder } from '../payments/order-rows';
import { findReceipt, findReceiptOf } from '../receipts/rows';
import { exclusionReasons } from './claim';
import { isPastDue } from './laws';
import { type PanKey, readPanKey } from './pan-key';
import { receiptOfToken } from './pan-link';
import { saveTaxId } from './tax-ids';
import type { TaxSettings } from './variables';

type Deps = Pick<PaymentDeps, 'db' | 'log' | 'now'>;

type Input = { orderId: string; grant: string | undefined; token: string; pan: string };

/** Stores a donor's PAN with the receipt; a second PAN replaces the first. */
export async function savePan(
  deps: Deps,
  tax: TaxSettings | undefined,
  { orderId, grant, token, pan }: Input,
): Promise<{ status: 'success'; pan: string }> {
  if (!tax?.registrations.length) {
    throw new ApiError('unavailable', 'The school does not ask for a PAN.');
  }
  const panKey = readPanKey(tax.panKey);
  const receipt =
    token === ''
      ? await receiptOfOrder(deps, orderId, grant)
      : await receiptOfMail(deps, token, panKey);
  if (receipt === undefined || receipt.purpose !== 'donation') {
    throw new ApiError('not_found', 'We could not find this donation.');
  }
  refuseLate(receipt, tax, deps.now());
  return storePan(deps, receipt, pan, panKey);
}

/** The office enters a donor's PAN, even after the statement is due. */
export async function enterPan(
  deps: Deps,
  tax: TaxSettings,
  receipt: Receipt,
  pan: string,
): Promise<void> {
  if (panRefusal(receipt, tax) !== undefined) return;
  await storePan(deps, receipt, pan, readPanKey(tax.panKey));
}

/** Undefined if a PAN can be entered. */
export const panRefusal = (receipt: Receipt, tax: TaxSettings): string | undefined =>
  exclusionReasons(receipt, tax)[0];

async function storePan(
  deps: Deps,
  { number: receiptNumber }: Receipt,
  pan: string,
  panKey: PanKey,
): Promise<{ status: 'success'; pan: string }> {
  const taxId = { receiptNumber, pan, panKey, now: deps.now() };
  await deps.db.transaction((tx) => saveTaxId(tx, taxId));
  deps.log.info({ event: 'tax-id', receiptNumber }, 'PAN saved');
  return { status: 'success', pan: maskPan(pan) };
}

async function receiptOfOrder(
  { db }: Pick<PaymentDeps, 'db'>,
  orderId: string,
  grant: string | undefined,
) {
  const order = isId(orderId) ? await findByProviderOrder(db, orderId) : undefined;
  if (order === undefined) return undefined;
  requireOrderGrant(order, grant);
  return findReceiptOf(db, order.id);
}

async function receiptOfMail({ db }: Pick<PaymentDeps, 'db'>, token: string, panKey: PanKey) {
  const receiptNumber = receiptOfToken(token, panKey);
  return receiptNumber === undefined ? undefined : findReceipt(db, receiptNumber);
}

/** Where no certificate is possible, only the office can help. Practice payments are taken as real. */
function refuseLate(receipt: Receipt, tax: TaxSettings, now: Date): void {
  const against = exclusionReasons({ ...receipt, test: false }, tax);
  if (!isPastDue(receipt.paidAt, now) && against.length === 0) return;
  throw new ApiError(
    'conflict',
    'We can no longer prepare a certificate for this donation here. Please write to the office.',
  );
}
