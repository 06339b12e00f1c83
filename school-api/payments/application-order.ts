import { type CreateOrderResponse, CURRENCY, MIN_ORDER_PAISE } from '@/contract';
import { findApplication } from '../admissions/applications';
import type { Db } from '../db/db';
import type { PaymentOrder } from '../db/schema/orders';
import { Refusal } from '../http/refusal';
import { findRegistrationFee } from '../repositories/fee';
import { findOrderOf, insertOrder, updateOrder } from '../repositories/orders';
import { askAboutOrder } from './ask';
import { needProvider } from './need-provider';
import { isId, newId } from './new-id';
import type { PaymentParts } from './parts';
import type { Provider } from './provider';
import { isTrouble } from './provider-error';
import { openAtProvider } from './provider-order';
import { firstCheck } from './schedule';

type Opened = CreateOrderResponse & { currency: string };

/** The order of an application: made once, given again at each retry, refused when it is paid. */
export async function openApplicationOrder(
  parts: PaymentParts,
  applicationId: string,
): Promise<Opened> {
  const provider = needProvider(parts);
  const { order, tried } = await parts.db.transaction((tx) =>
    ensureOrder(tx, parts, applicationId),
  );
  const orderId = await providerOrderOf(parts, provider, order, tried);
  const { amount, currency } = order;
  return { key: provider.keyId, order_id: orderId, amount, currency, status_by_order: true };
}

async function ensureOrder(tx: Db, { now }: PaymentParts, applicationId: string) {
  const application = isId(applicationId)
    ? await findApplication(tx, applicationId, { forUpdate: true })
    : null;
  if (application === null) throw new Refusal('not_found', 'There is no such application.');
  if (!application.verified) throw new Refusal('conflict', 'Please verify the e-mail first.');
  if (!application.completed) throw new Refusal('conflict', 'Please fill in the details first.');
  const open = await findOrderOf(tx, 'admission', applicationId);
  if (open?.state === 'paid') throw alreadyPaid();
  if (open !== undefined) return { order: open, tried: true };
  const amount = await priceOf(tx);
  const at = { createdAt: now(), openedAt: now() };
  const row = { id: newId('adm'), subjectId: applicationId, amount, currency: CURRENCY, ...at };
  await insertOrder(tx, { purpose: 'admission', ...row });
  const order = await findOrderOf(tx, 'admission', applicationId);
  if (order === undefined) throw new Error('the order was not written');
  return { order, tried: false };
}

async function priceOf(tx: Db): Promise<number> {
  const fee = await findRegistrationFee(tx);
  if (fee !== undefined && fee >= MIN_ORDER_PAISE) return fee;
  throw new Refusal('unavailable', 'The registration fee is not set. Please contact the school.');
}

function alreadyPaid() {
  return new Refusal('conflict', 'The registration fee of this application is already paid.');
}

/** A retry first asks whether the last try has paid after all, so that nobody pays twice. */
async function providerOrderOf(
  parts: PaymentParts,
  provider: Provider,
  order: PaymentOrder,
  tried: boolean,
): Promise<string> {
  if (order.providerOrderId === null) return openAtProvider(parts, provider, order, { tried });
  try {
    if ((await askAboutOrder(parts, provider, order)) === 'paid') throw alreadyPaid();
  } catch (error) {
    // Made with other keys, for instance in the sandbox before the school had its own.
    if (isTrouble(error, 'unknown')) return openAtProvider(parts, provider, order, { tried });
    if (!isTrouble(error, 'unreachable')) throw error;
  }
  const now = parts.now();
  const again = { openedAt: now, checks: 0, checkAt: firstCheck(now) };
  await updateOrder(parts.db, order.id, again);
  return order.providerOrderId;
}
