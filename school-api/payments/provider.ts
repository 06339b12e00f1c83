import {
  collectionOf,
  type ProviderOrder,
  type ProviderPayment,
  providerOrder,
  providerPayment,
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
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>;
  payment: (id: string) => Promise<ProviderPayment>;
  capture: (payment: ProviderPayment) => Promise<ProviderPayment>;
  /** Verifies the signature of a checkout result. */
  isSignedPayment: (orderId: string, paymentId: string, signature: string) => boolean;
  /** Verifies the signature over the exact bytes of a webhook. */
  isSignedWebhook: (body: Uint8Array, signature: string) => boolean;
};

/** For the provider and for the sandbox, which differ only in the address. */
export function createProvider(access: ProviderAccess & { webhookSecret: string }): Provider {
  const { keyId, keySecret, webhookSecret } = access;
  const call = providerHttp(access);
  const at = (id: string) => encodeURIComponent(id);
  const payment = (id: string) => call('GET', `/v1/payments/${at(id)}`, providerPayment);
  return {
    keyId,
    createOrder: (order) => call('POST', '/v1/orders', providerOrder, order),
    findOrder: async (receipt) => {
      const found = await call(
        'GET',
        `/v1/orders?receipt=${at(receipt)}`,
        collectionOf(providerOrder),
      );
      return found.items.find((order) => order.receipt === receipt);
    },
    paymentsOf: async (orderId) => {
      const path = `/v1/orders/${at(orderId)}/payments`;
      return (await call('GET', path, collectionOf(providerPayment))).items;
    },
    payment,
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
