// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '@/components/payments/failure';
import type { Unpaid } from '@/components/payments/use-payment-status';
import { donateRegister } from '@/content/donate-register';
import { payments } from '@/content/payments';
import { register } from '@/content/register';
import { school } from '@/content/school';

const { failure } = payments;
const payment = { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' };
const end = vi.fn();

let asked: { path: string; body: unknown }[] = [];
let answer: () => Promise<Response>;

const says = (body: object) => async () => new Response(JSON.stringify(body), { status: 200 });

beforeAll(async () => {
  // Before the fake timers are installed.
  await import('@/components/payments/fetch-status');
});
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = says({ status: 'pending' });
  vi.stubGlobal(
    'fetch',
    (path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      asked.push({ path, body: JSON.parse(body) });
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return Promise.race([answer(), aborted]);
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  end.mockReset();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function show(changes: Partial<Unpaid> = {}) {
  const unpaid: Unpaid = {
    purpose: 'donation',
    orderId: 'order_1',
    statusByOrder: true,
    payment: null,
    dismissed: false,
    end,
    ...changes,
  };
  const copy = unpaid.purpose === 'donation' ? donateRegister.failure : register.failure;
  const action = { label: failure.retry, onClick: vi.fn() };
  render(<Failure unpaid={unpaid} copy={copy} amount={null} stepChanged={false} action={action} />);
  await pass(0);
}

const page = () => document.body.textContent ?? '';
const checkNow = () => screen.queryByRole('button', { name: failure.checkNow });
const office = () => screen.queryByRole('link', { name: school.phones[0] });

/** Which of three messages the page shows: nothing was paid, do not pay again, still checking. */
const shown = () =>
  ['nothing was paid', 'do not pay again', failure.watching].map((text) => page().includes(text));
const NOTHING_PAID = [true, false, false];
const MAY_COME = [false, true, true];

describe('a closed payment window', () => {
  it.each([
    ['somebody tried', { status: 'pending', attempted: true }],
    ['the provider was not asked', { status: 'pending' }],
    ['a server tells no tries', { status: 'failed' }],
    ['an attempt in the window had failed', { status: 'pending', attempted: false }, false],
  ])('does not show it if %s', async (_, body, dismissed = true) => {
    answer = says(body);
    await show({ dismissed });
    expect(shown()).toEqual(MAY_COME);
  });

  it('shows neither until there is a response or a timeout', async () => {
    answer = () => new Promise(() => {});
    await show({ dismissed: true });
    expect(page()).toContain(failure.checking);
    expect(shown()).toEqual([false, false, false]);
    await pass(8);
    expect(shown()).toEqual(MAY_COME);
  });

  it('shows that nothing was paid until an attempt is reported, and then its payment', async () => {
    answer = says({ status: 'pending', attempted: false });
    await show({ dismissed: true });
    expect(page()).toContain('Payment Failed!');
    expect(page()).toContain('order_1');
    expect(shown()).toEqual(NOTHING_PAID);
    answer = says({ status: 'pending', attempted: true });
    await pass(11);
    expect(shown()).toEqual(MAY_COME);
    answer = says({ status: 'success' });
    await pass(11);
    expect(end).toHaveBeenCalledExactlyOnceWith('order_1', 'paid');
  });
});

describe('with a server without status by order', () => {
  const own = { statusByOrder: false };

  it.each([true, false])(
    'neither polls nor promises anything without a payment: %s',
    async (dismissed) => {
      await show({ ...own, dismissed });
      await pass(60);
      expect(asked).toEqual([]);
      expect(shown()).toEqual([false, true, false]);
      expect(page()).not.toContain(failure.watching);
      expect(checkNow()).toBeNull();
      expect(office()?.getAttribute('href')).toMatch(/^tel:/);
    },
  );

  it.each([
    ['donation', '/api/donation-verify-payment', 'razorpay_order_id', 'razorpay_payment_id'],
    ['admission', '/api/verify-payment', 'order_id', 'payment_id'],
  ] as const)('sends all ids of a known payment of an %s', async (purpose, path, order, id) => {
    await show({ ...own, purpose, payment });
    await pass(4);
    const body = { [order]: 'order_1', [id]: 'pay_1', razorpay_signature: 'abc' };
    expect(asked).toEqual([{ path, body }]);
    expect(page()).toContain(failure.watching);
  });
});

describe('waiting for a late payment', () => {
  it('stops promising after the timeout, but still checks on request', async () => {
    await show();
    expect(page()).toContain(failure.watching);
    expect(office()).toBeNull();
    await pass(31 * 60);
    expect(page()).not.toContain(failure.watching);
    expect(office()).not.toBeNull();
    const requests = asked.length;
    await pass(60 * 60);
    expect(asked).toHaveLength(requests);
    answer = says({ status: 'success' });
    fireEvent.click(screen.getByRole('button', { name: failure.checkNow }));
    await pass(0);
    expect(end).toHaveBeenCalledExactlyOnceWith('order_1', 'paid');
  });

  it('says that the payment has not arrived after a check on request', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: failure.checkNow }));
    expect(page()).toContain(failure.checking);
    await pass(0);
    expect(page()).toContain(failure.notYet);
  });

  it('shows neither reference nor promise for an unknown order', async () => {
    await show({ orderId: '', statusByOrder: false });
    expect(page()).not.toContain('reference');
    expect(page()).not.toContain('Reference');
    expect(office()).not.toBeNull();
  });
});
