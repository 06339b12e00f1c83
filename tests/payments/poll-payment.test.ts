// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollPayment } from '@/lib/payments/poll-payment';
import type { PaymentStatus } from '@/lib/payments/status';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(ask: () => Promise<PaymentStatus>, atOnce = false) {
  const stop = new AbortController();
  const onAnswer = vi.fn();
  const watching = pollPayment({ ask, onAnswer, atOnce, signal: stop.signal });
  return { stop, onAnswer, watching };
}

describe('polling for a late payment', () => {
  it('polls until it is paid, also after a failed request', async () => {
    const ask = vi
      .fn<() => Promise<PaymentStatus>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('untried')
      .mockResolvedValueOnce('paid');
    const { onAnswer, watching } = watch(ask);
    await vi.advanceTimersByTimeAsync(60_000);
    await watching;
    expect(ask).toHaveBeenCalledTimes(3);
    expect(onAnswer.mock.calls).toEqual([['unknown'], ['untried'], ['paid']]);
  });

  it('sends the first request immediately only with atOnce', async () => {
    const ask = vi.fn(async () => 'unknown' as const);
    watch(ask);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).not.toHaveBeenCalled();
    watch(ask, true);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('does not ask again within ten seconds, even when the page becomes visible', async () => {
    const ask = vi.fn(async () => 'unknown' as const);
    watch(ask, true);
    for (const calls of [1, 1, 2]) {
      await vi.advanceTimersByTimeAsync(5_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(400);
      expect(ask).toHaveBeenCalledTimes(calls);
    }
  });

  it('stops when it is aborted', async () => {
    const ask = vi.fn(async () => 'unknown' as const);
    const { stop, onAnswer, watching } = watch(ask);
    await vi.advanceTimersByTimeAsync(5_000);
    stop.abort();
    await watching;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });
});
