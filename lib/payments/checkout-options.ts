import type { ORDER_ID_FIELD, PAYMENT_ID_FIELD, SIGNATURE_FIELD } from '@/contract/provider';

export type HandlerResponse = Partial<
  Record<typeof ORDER_ID_FIELD | typeof PAYMENT_ID_FIELD | typeof SIGNATURE_FIELD, unknown>
>;

/** The part of the provider's options that we use. */
export type CheckoutOptions = {
  key: string;
  order_id: string;
  /** Paise; optional, because the provider knows the order's amount. */
  amount?: number;
  currency: string;
  name: string;
  description: string;
  prefill: { name: string; email: string; contact: string };
  theme: { color: string };
  handler?: (response: HandlerResponse) => void;
  callback_url?: string;
  redirect?: boolean;
  modal: { ondismiss: () => void };
};

type CheckoutWindow = {
  open: () => void;
  /** An attempt failed; the window stays open for another. A stub may lack it. */
  on?: (event: 'payment.failed', listener: () => void) => void;
};
export type CheckoutConstructor = new (options: CheckoutOptions) => CheckoutWindow;

declare global {
  interface Window {
    Razorpay?: CheckoutConstructor;
  }
}
