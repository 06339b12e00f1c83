// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Standing } from '@/lib/payments/standing';
import { watchPayment } from '@/lib/payments/watch-payment';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watch(ask: () => Promise<Standing>, atOnce = false) {
  const stop = new AbortController();
  const onAnswer = vi.fn();
  const watching = watchPayment({ ask, onAnswer, atOnce, signal: stop.signal });
  return { stop, onAnswer, watching };
}

describe('watching for late money', () => {
  it('asks until it is there, also after a question that failed', async () => {
    const ask = vi
      .fn<() => Promise<Standing>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce('untried')
      .mockResolvedValueOnce('paid');
    const { onAnswer, watching } = watch(ask);
    await vi.advanceTimersByTimeAsync(60_000);
    await watching;
    expect(ask).toHaveBeenCalledTimes(3);
    expect(onAnswer.mock.calls).toEqual([['unknown'], ['untried'], ['paid']]);
  });

  it('asks at once where somebody waits for the answer, else after a moment', async () => {
    const ask = vi.fn(async () => 'unknown' as const);
    watch(ask);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).not.toHaveBeenCalled();
    watch(ask, true);
    await vi.advanceTimersByTimeAsync(0);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks nothing more when the visitor goes on', async () => {
    const ask = vi.fn(async () => 'unknown' as const);
    const { stop, onAnswer, watching } = watch(ask);
    await vi.advanceTimersByTimeAsync(5_000);
    stop.abort();
    await watching;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('gives up after half an hour', async () => {
    const ask = vi.fn(async () => 'unknown' as const);
    const { watching } = watch(ask);
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    await watching;
    expect(ask.mock.calls.length).toBeLessThan(80);
  });
});
