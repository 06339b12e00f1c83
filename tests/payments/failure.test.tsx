// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '@/components/payments/failure';
import type { Unpaid } from '@/components/payments/use-standing';
import { donateRegister } from '@/content/donate-register';
import { payments } from '@/content/payments';
import { register } from '@/content/register';
import { school } from '@/content/school';

const { failure } = payments;
const payment = { orderId: 'order_1', paymentId: 'pay_1', signature: 'abc' };
const onPaid = vi.fn();

let asked: { path: string; body: unknown }[] = [];
let answer: () => Promise<Response>;

const says = (body: object) => async () => new Response(JSON.stringify(body), { status: 200 });

beforeAll(async () => {
  // Loaded before the clock is stopped.
  await import('@/components/payments/ask-school');
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
  onPaid.mockReset();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

async function show(changes: Partial<Unpaid> = {}) {
  const unpaid: Unpaid = {
    ...{ purpose: 'donation', orderId: 'order_1', statusByOrder: true, payment: null },
    ...{ dismissed: false, onPaid, ...changes },
  };
  const words = unpaid.purpose === 'donation' ? donateRegister.failure : register.failure;
  const action = { label: failure.retry, onClick: vi.fn() };
  render(<Failure unpaid={unpaid} words={words} amount={null} arrived={false} action={action} />);
  await pass(0);
}

const page = () => document.body.textContent ?? '';
const checkNow = () => screen.queryByRole('button', { name: failure.checkNow });
const office = () => screen.queryByRole('link', { name: school.phones[0] });

describe('a window that was closed', () => {
  it('says that nothing was paid when the provider knows of no try', async () => {
    answer = says({ status: 'pending', attempted: false });
    await show({ dismissed: true });
    expect(page()).toContain('Payment Failed!');
    expect(page()).toContain('You closed the window; nothing was paid.');
    expect(page()).not.toContain('do not pay again');
    expect(page()).not.toContain(failure.watching);
    expect(page()).toContain('order_1');
  });

  it.each([
    ['somebody tried', { status: 'pending', attempted: true }],
    ['the provider was not asked', { status: 'pending' }],
    ['a server tells no tries', { status: 'failed' }],
  ])('does not say so when %s', async (_, body) => {
    answer = says(body);
    await show({ dismissed: true });
    expect(page()).not.toContain('nothing was paid');
    expect(page()).toContain('do not pay again');
    expect(page()).toContain(failure.watching);
  });

  it('says neither until there is an answer, or none comes', async () => {
    answer = () => new Promise(() => {});
    await show({ dismissed: true });
    expect(page()).toContain(failure.checking);
    expect(page()).not.toContain('nothing was paid');
    expect(page()).not.toContain('do not pay again');
    await pass(8);
    expect(page()).toContain('do not pay again');
  });

  it('follows what is learnt later', async () => {
    answer = says({ status: 'pending', attempted: false });
    await show({ dismissed: true });
    answer = says({ status: 'pending', attempted: true });
    await pass(6);
    expect(page()).not.toContain('nothing was paid');
    expect(page()).toContain('do not pay again');
    answer = says({ status: 'success' });
    await pass(10);
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('is not claimed where a try failed', async () => {
    answer = says({ status: 'pending', attempted: false });
    await show({ dismissed: false });
    await pass(4);
    expect(asked).toHaveLength(1);
    expect(page()).not.toContain('You closed the window');
  });
});

describe('with a school’s server that knows payments only', () => {
  const own = { statusByOrder: false };

  it.each([true, false])('asks and promises nothing without a payment: %s', async (dismissed) => {
    await show({ ...own, dismissed });
    await pass(60);
    expect(asked).toEqual([]);
    expect(page()).toContain('do not pay again');
    expect(page()).not.toContain('nothing was paid');
    expect(page()).not.toContain('changes by itself.');
    expect(checkNow()).toBeNull();
    expect(office()?.getAttribute('href')).toMatch(/^tel:/);
  });

  it.each([
    ['donation', '/api/donation-verify-payment', 'razorpay_order_id', 'razorpay_payment_id'],
    ['admission', '/api/verify-payment', 'order_id', 'payment_id'],
  ] as const)('asks about a known payment of an %s, whole', async (purpose, path, order, id) => {
    await show({ ...own, purpose, payment });
    await pass(4);
    const body = { [order]: 'order_1', [id]: 'pay_1', razorpay_signature: 'abc' };
    expect(asked).toEqual([{ path, body }]);
    expect(page()).toContain(failure.watching);
  });
});

describe('waiting for a late payment', () => {
  it('promises nothing more when it has given up, and still asks when it is told to', async () => {
    await show();
    expect(page()).toContain(failure.watching);
    expect(office()).toBeNull();
    await pass(31 * 60);
    expect(page()).not.toContain(failure.watching);
    expect(office()).not.toBeNull();
    answer = says({ status: 'success' });
    fireEvent.click(screen.getByRole('button', { name: failure.checkNow }));
    await pass(0);
    expect(onPaid).toHaveBeenCalledOnce();
  });

  it('says that it has not arrived when it is asked in vain', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: failure.checkNow }));
    expect(page()).toContain(failure.checking);
    await pass(0);
    expect(page()).toContain(failure.notYet);
  });

  it('has neither reference nor promise where the order is not known', async () => {
    await show({ orderId: '', statusByOrder: false });
    expect(page()).not.toContain('reference');
    expect(page()).not.toContain('Reference');
    expect(office()).not.toBeNull();
  });
});
