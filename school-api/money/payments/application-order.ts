import { type CreateOrderResponse, CURRENCY, MIN_ORDER_PAISE, type RequestOf } from '@/contract';
import { findRegistrationFee } from '../../content';
import type { Db, PaymentOrder } from '../../db';
import { findApplication, holdPlace, refuseClosed, requireGrant } from '../../forms';
import { ApiError } from '../../platform';
import { type PaymentDeps, requireProvider } from './deps';
import { isId, newId } from './new-id';
import { findOrderOf, insertOrder, reopenOrder, updateOrder } from './order-rows';
import type { Provider } from './provider';
import { isProviderError } from './provider-error';
import { openAtProvider } from './provider-order';
import { syncOrder } from './sync-order';

type Opened = CreateOrderResponse & { currency: string };

type Input = RequestOf<'create-order'>;

/** An application's order: created once, reused by retries; throws if it is paid. */
export async function openApplicationOrder(deps: PaymentDeps, asked: Input): Promise<Opened> {
  const provider = requireProvider(deps, 'conflict');
  const { order, tried, grantHash } = await deps.db.transaction((tx) =>
    ensureOrder(tx, deps, asked),
  );
  // Outside the transaction, which locks the application: locks are taken in a fixed order.
  if (order.grantHash !== grantHash) await updateOrder(deps.db, order.id, { grantHash });
  const orderId = await providerOrderOf(deps, provider, order, tried);
  const { amount, currency } = order;
  return {
    key: provider.keyId,
    order_id: orderId,
    amount,
    currency,
    status_by_order: true,
    receipt_file: true,
  };
}

async function ensureOrder(
  tx: Db,
  { now }: PaymentDeps,
  { application_id: applicationId, grant }: Input,
) {
  const application = isId(applicationId)
    ? await findApplication(tx, applicationId, { forUpdate: true })
    : null;
  if (application === null) throw new ApiError('not_found', 'We could not find this application.');
  refuseClosed(application);
  if (!application.verified) throw new ApiError('conflict', 'Please verify your email first.');
  requireGrant(application, grant);
  if (!application.completed) throw new ApiError('conflict', 'Please fill in the details first.');
  const { grantHash } = application;
  const open = await findOrderOf(tx, 'admission', applicationId);
  if (open?.state === 'paid') throw alreadyPaid();
  await holdPlace(tx, application, now());
  if (open !== undefined) return { order: open, tried: true, grantHash };
  const amount = await priceOf(tx);
  const at = { createdAt: now(), openedAt: now() };
  const row = { id: newId('adm'), subjectId: applicationId, amount, currency: CURRENCY, ...at };
  await insertOrder(tx, { purpose: 'admission', grantHash, ...row });
  const order = await findOrderOf(tx, 'admission', applicationId);
  if (order === undefined) throw new Error('the order was not written');
  return { order, tried: false, grantHash };
}

async function priceOf(tx: Db): Promise<number> {
  const fee = await findRegistrationFee(tx);
  if (fee !== undefined && fee >= MIN_ORDER_PAISE) return fee;
  throw new ApiError('conflict', 'The registration fee is not set. Please contact the school.');
}

function alreadyPaid() {
  return new ApiError('conflict', 'The registration fee of this application is already paid.');
}

/** A retry first checks the earlier attempts at the provider, so that nobody pays twice. */
async function providerOrderOf(
  deps: PaymentDeps,
  provider: Provider,
  order: PaymentOrder,
  tried: boolean,
): Promise<string> {
  if (order.providerOrderId === null) return openAtProvider(deps, provider, order, { tried });
  try {
    if ((await syncOrder(deps, provider, order)) === 'paid') throw alreadyPaid();
  } catch (error) {
    // Created with other keys, for example in the sandbox.
    if (isProviderError(error, 'not_found'))
      return openAtProvider(deps, provider, order, { tried });
    if (!isProviderError(error, 'unreachable')) throw error;
  }
  await reopenOrder(deps.db, order.id, deps.now());
  return order.providerOrderId;
}
