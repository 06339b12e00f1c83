import type { Failure, Paid, ShopOptions } from './options';

export type Order = { amount: number; status: string };

export type PaymentMethod =
  | { method: 'upi'; vpa: string }
  | { method: 'card'; number: string; otp: string }
  | { method: 'netbanking'; bank: string };

export type Choice = 'pay' | 'fail' | 'later';

export type Attempt = { method: PaymentMethod; choice: Choice; switches: Record<string, unknown> };

type Outcome =
  | { kind: 'paid'; paid: Paid }
  | { kind: 'later' }
  | { kind: 'failed'; failure: Failure }
  /** A technical failure, shown in the window only. */
  | { kind: 'error'; message: string };

const UNREACHABLE = 'The test provider cannot be reached. Please try again.';

export class SandboxClient {
  constructor(
    private readonly base: string,
    private readonly options: ShopOptions,
  ) {}

  async order(): Promise<Order | string> {
    const { key, order_id: id } = this.options;
    const query = new URLSearchParams({ key });
    try {
      const url = `${this.base}/checkout/orders/${encodeURIComponent(id)}?${query}`;
      const response = await fetch(url);
      const body: unknown = await response.json();
      if (!response.ok) return messageOf(body);
      return { amount: Number(at(body, 'amount')), status: textAt(body, 'status') };
    } catch {
      return UNREACHABLE;
    }
  }

  async attempt({ method, choice, switches }: Attempt): Promise<Outcome> {
    const { key, order_id, prefill } = this.options;
    const { email = '', contact = '' } = prefill ?? {};
    try {
      const response = await fetch(`${this.base}/checkout/payments`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, order_id, method, choice, switches, email, contact }),
      });
      return outcomeOf(response.status, await response.json());
    } catch {
      return { kind: 'error', message: UNREACHABLE };
    }
  }
}

function outcomeOf(status: number, body: unknown): Outcome {
  if (status === 200) return { kind: 'paid', paid: paidOf(body) };
  if (status === 202) return { kind: 'later' };
  const payment = textAt(body, 'error', 'metadata', 'payment_id');
  if (payment === '') return { kind: 'error', message: messageOf(body) };
  return { kind: 'failed', failure: failureOf(body) };
}

function paidOf(body: unknown): Paid {
  return {
    razorpay_payment_id: textAt(body, 'razorpay_payment_id'),
    razorpay_order_id: textAt(body, 'razorpay_order_id'),
    razorpay_signature: textAt(body, 'razorpay_signature'),
  };
}

function failureOf(body: unknown): Failure {
  const error = (name: string) => textAt(body, 'error', name);
  const metadata = (name: string) => textAt(body, 'error', 'metadata', name);
  return {
    error: {
      code: error('code'),
      description: error('description'),
      source: error('source'),
      step: error('step'),
      reason: error('reason'),
      metadata: { order_id: metadata('order_id'), payment_id: metadata('payment_id') },
    },
  };
}

/** The provider's description, or the message of the first invalid field. */
function messageOf(body: unknown): string {
  const fields = at(body, 'error', 'fields');
  const [first] = typeof fields === 'object' && fields !== null ? Object.values(fields) : [];
  return textAt(body, 'error', 'description') || textAt(first) || UNREACHABLE;
}

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    value,
  );
}

function textAt(value: unknown, ...path: readonly string[]): string {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : '';
}
