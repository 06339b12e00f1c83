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
  /** The public half of the keys: the checkout in the browser is opened with it. */
  keyId: string;
  createOrder: (order: NewOrder) => Promise<ProviderOrder>;
  /** The order that a lost answer left behind, found by our own id. */
  findOrder: (receipt: string) => Promise<ProviderOrder | undefined>;
  paymentsOf: (orderId: string) => Promise<ProviderPayment[]>;
  payment: (id: string) => Promise<ProviderPayment>;
  capture: (payment: ProviderPayment) => Promise<ProviderPayment>;
  /** Whether the checkout's answer was signed by the provider. */
  signed: (orderId: string, paymentId: string, signature: string) => boolean;
  /** Whether a webhook's exact bytes were signed by the provider. */
  signedEvent: (body: Uint8Array, signature: string) => boolean;
};

/** The one adapter: the provider and the sandbox differ by the address alone. */
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
        // Captured by somebody else in the meantime is as good: the payment itself says so.
        if (error instanceof ProviderError && error.trouble === 'refused') return payment(id);
        throw error;
      }
    },
    signed: (orderId, paymentId, signature) =>
      isSignature(`${orderId}|${paymentId}`, keySecret, signature),
    signedEvent: (body, signature) => isSignature(body, webhookSecret, signature),
  };
}
