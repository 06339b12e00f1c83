import {
  collectionOf,
  type ProviderDispute,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  providerDispute,
  providerOrder,
  providerPayment,
  providerRefund,
} from './provider-entities';
import { ProviderError } from './provider-error';
import { type ProviderAccess, providerHttp } from './provider-http';
import { isSignature } from './signature';

type NewOrder = {
  amount: number;
  currency: string;
  receipt: string;
  notes: Record<string, string>;
};

export type Provider = {
  /** The public key, which the checkout in the browser needs. */
  keyId: string;
  createOrder: (order: NewOrder) => Promise<ProviderOrder>;
  /** Finds the order by our own id, in case the response to createOrder was lost. */
  findOrder: (receipt: string) => Promise<ProviderOrder | undefined>;
  order: (id: string) => Promise<ProviderOrder>;
  /** Orders created in a period, at most `PAGE_SIZE`. */
  orders: (which: { since: Date; until: Date; skip: number }) => Promise<ProviderOrder[]>;
  /** Replaces an order's notes, which the provider allows at any time. */
  setNotes: (orderId: string, notes: Record<string, unknown>) => Promise<ProviderOrder>;
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>;
  payment: (id: string) => Promise<ProviderPayment>;
  refundsOf: (paymentId: string) => Promise<ProviderRefund[]>;
  /** The newest ones of all payments: the provider does not list those of one payment. */
  disputes: () => Promise<ProviderDispute[]>;
  capture: (payment: ProviderPayment) => Promise<ProviderPayment>;
  /** Verifies the signature of a checkout result. */
  isSignedPayment: (orderId: string, paymentId: string, signature: string) => boolean;
  /** Verifies the signature over the exact bytes of a webhook. */
  isSignedWebhook: (body: Uint8Array, signature: string) => boolean;
};

/** The provider's maximum list length. */
export const PAGE_SIZE = 100;

/** For the provider and the sandbox, which differ only in address. */
export function createProvider(access: ProviderAccess & { webhookSecret: string }): Provider {
  const { keyId, keySecret, webhookSecret } = access;
  const call = providerHttp(access);
  const at = (id: string) => encodeURIComponent(id);
  const payment = (id: string) => call('GET', `/v1/payments/${at(id)}`, providerPayment);
  return {
    keyId,
    createOrder: (order) => call('POST', '/v1/orders', providerOrder, order),
    findOrder: async (receipt) => {
      const answer = await call(
        'GET',
        `/v1/orders?receipt=${at(receipt)}`,
        collectionOf(providerOrder),
      );
      return answer.items.find((order) => order.receipt === receipt);
    },
    order: (id) => call('GET', `/v1/orders/${at(id)}`, providerOrder),
    orders: async ({ since, until, skip }) => {
      const [from, to] = [since, until].map((moment) => Math.floor(moment.getTime() / 1000));
      const path = `/v1/orders?from=${from}&to=${to}&count=${PAGE_SIZE}&skip=${skip}`;
      return (await call('GET', path, collectionOf(providerOrder))).items;
    },
    setNotes: (orderId, notes) =>
      call('PATCH', `/v1/orders/${at(orderId)}`, providerOrder, { notes }),
    paymentsOf: async (orderId) => {
      const path = `/v1/orders/${at(orderId)}/payments`;
      return (await call('GET', path, collectionOf(providerPayment))).items;
    },
    payment,
    refundsOf: async (paymentId) => {
      const path = `/v1/payments/${at(paymentId)}/refunds?count=${PAGE_SIZE}`;
      return (await call('GET', path, collectionOf(providerRefund))).items;
    },
    disputes: async () =>
      (await call('GET', `/v1/disputes?count=${PAGE_SIZE}`, collectionOf(providerDispute))).items,
    capture: async ({ id, amount, currency }) => {
      try {
        const body = { amount, currency };
        return await call('POST', `/v1/payments/${at(id)}/capture`, providerPayment, body);
      } catch (error) {
        // It may have been captured concurrently: read the payment.
        if (error instanceof ProviderError && error.kind === 'refused') return payment(id);
        throw error;
      }
    },
    isSignedPayment: (orderId, paymentId, signature) =>
      isSignature(`${orderId}|${paymentId}`, keySecret, signature),
    isSignedWebhook: (body, signature) => isSignature(body, webhookSecret, signature),
  };
}
