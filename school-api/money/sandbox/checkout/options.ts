export type Paid = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};

export type Failure = {
  error: {
    code: string;
    description: string;
    source: string;
    step: string;
    reason: string;
    metadata: { order_id?: string; payment_id?: string };
  };
};

/** The supported part of the provider's checkout options. */
export type ShopOptions = {
  key: string;
  order_id: string;
  /** Ignored: the order's amount is used. */
  amount?: number | string;
  currency?: string;
  name?: string;
  description?: string;
  image?: string;
  handler?: (paid: Paid) => void;
  prefill?: { name?: string; email?: string; contact?: string; method?: string };
  notes?: Record<string, string>;
  theme?: { color?: string; backdrop_color?: string };
  callback_url?: string;
  redirect?: boolean;
  /** Seconds until the window closes automatically. */
  timeout?: number;
  retry?: boolean | { enabled?: boolean; max_count?: number };
  modal?: {
    backdropclose?: boolean;
    escape?: boolean;
    handleback?: boolean;
    confirm_close?: boolean;
    animation?: boolean;
    ondismiss?: () => void;
  };
};

export function mayRetry({ retry }: ShopOptions): boolean {
  return typeof retry === 'object' ? retry.enabled !== false : retry !== false;
}

/** Whether the result is posted to callback_url: on request, or without a handler. */
export function redirects({ callback_url, redirect, handler }: ShopOptions): boolean {
  return Boolean(callback_url) && (redirect === true || handler === undefined);
}
