// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StepHeading } from '@/components/forms/step-heading';
import { LazyStep, laterStep } from '@/components/payments/lazy-step';
import { payments } from '@/content/payments';

const { loading, notLoaded } = payments.step;

function Review({ sum }: { sum: number }) {
  return <StepHeading text={`Pay ${sum}`} focus />;
}

function held() {
  const loads: { arrive: () => void; fail: () => void }[] = [];
  const step = laterStep<{ sum: number }>(
    () =>
      new Promise((resolve, reject) => {
        loads.push({ arrive: () => resolve(Review), fail: () => reject(new TypeError('offline')) });
      }),
  );
  const last = () => loads.at(-1);
  return {
    step,
    review: (sum: number) => <LazyStep step={step} props={{ sum }} />,
    arrive: () => act(async () => last()?.arrive()),
    fail: () => act(async () => last()?.fail()),
  };
}

const text = () => document.body.textContent ?? '';

describe('a later step', () => {
  afterEach(cleanup);

  it('that was preloaded is shown at once, with its focus', async () => {
    const { step, review, arrive } = held();
    void step.load();
    await arrive();
    render(review(5));
    expect(text()).toBe('Pay 5');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('that is still loading shows a message, and takes the focus once loaded', async () => {
    const { review, arrive } = held();
    const { rerender } = render(review(5));
    expect(screen.getByRole('status').textContent).toBe(loading);
    rerender(review(7));
    await arrive();
    expect(text()).toBe('Pay 7');
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  it('that could not be loaded shows an error, and is loaded again when shown again', async () => {
    const { review, arrive, fail } = held();
    render(review(5));
    await fail();
    expect(text()).toContain(notLoaded);
    cleanup();
    render(review(5));
    expect(text()).toBe(loading);
    await arrive();
    expect(text()).toBe('Pay 5');
  });

  it('is loaded although the previous one in its place could not be', async () => {
    const [one, other] = [held(), held()];
    const { rerender } = render(one.review(5));
    await one.fail();
    rerender(other.review(7));
    expect(text()).toBe(loading);
    await other.arrive();
    expect(text()).toBe('Pay 7');
  });
});
