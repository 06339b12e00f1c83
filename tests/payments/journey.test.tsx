// @vitest-environment jsdom
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { payments } from '@/content/payments';
import { expectAlert, findButton, page, press } from '../forms/stub-site';
import { journeyPage, journeys, payment, TEST_KEY } from './journeys';

describe.each(journeys)('the payment of $name', (journey) => {
  const { site, checkout, open, stored, step, verifications, seen, startPaying } =
    journeyPage(journey);
  const processing = () => document.querySelector('dialog.processing[open]');

  it('uses the order’s amount, and is verified before success is shown', async () => {
    await open();
    await startPaying();
    expect(checkout.opened[0]?.options).toMatchObject({
      key: 'key_1',
      order_id: 'order_1',
      amount: 150_000,
      currency: 'INR',
      description: journey.description,
      prefill: journey.prefill,
    });
    const release = site.hold(journey.verifyPath);
    await checkout.pay();
    await waitFor(() => expect(processing()).not.toBeNull());
    // Neither Escape nor the Back of a phone closes it.
    expect(fireEvent.keyDown(processing() ?? document, { key: 'Escape' })).toBe(false);
    expect(fireEvent(processing() ?? document, new Event('cancel', { cancelable: true }))).toBe(
      false,
    );
    expect(page()).not.toContain(journey.paid);
    // Stored, so that a reload resumes the verification.
    expect(JSON.parse(stored())).toMatchObject({ payment });
    release();
    await seen(journey.paid);
    expect(page()).toContain('pay_1');
    expect(page()).not.toContain('PRACTICE');
    expect(processing()).toBeNull();
    expect(verifications()).toEqual([journey.body]);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/Confirmation/));
    expect(step()).toBe('3');
  });

  it('is marked as a test if its key is one, also after a reload', async () => {
    site.answer('/api/create-order', { key: TEST_KEY, order_id: 'order_1', amount: 150_000 });
    await open(journey.inTest);
    await startPaying();
    await checkout.pay();
    await seen(journey.paid);
    expect(page()).toContain(payments.test);
    const kept = JSON.parse(stored());
    cleanup();
    await open(kept, 3);
    await seen(journey.paid);
    expect(page()).toContain(payments.test);
  });

  it('opens one checkout, however often the button is pressed', async () => {
    site.answer(journey.verifyPath, { status: 'pending', attempted: false });
    await open();
    await waitFor(() => expect(step()).toBe('2'));
    await userEvent.dblClick(await findButton(journey.pay));
    await checkout.isOpen();
    await press(journey.pay);
    await checkout.dismiss();
    await seen('Payment Failed!');
    expect(checkout.opened).toHaveLength(1);
    expect(site.sent(journey.orderPath)).toHaveLength(journey.orders / 2);
  });

  it('counts as unpaid if its window was closed, and is retried with the same order', async () => {
    site.answer(journey.verifyPath, { status: 'pending', attempted: false });
    await open();
    await startPaying();
    await checkout.dismiss();
    await seen('You closed the window, so nothing was paid.');
    expect(verifications()).toEqual([journey.byOrder]);
    await press('Retry Payment');
    await startPaying(2);
    expect(checkout.opened[1]?.options.order_id).toBe('order_1');
    site.answer(journey.verifyPath, { status: 'success' });
    await checkout.pay();
    await seen(journey.paid);
    expect(site.sent(journey.orderPath)).toHaveLength(journey.orders);
  });

  it('may have succeeded after a failed attempt', async () => {
    site.answer(journey.verifyPath, { status: 'pending', attempted: false });
    await open();
    await startPaying();
    await checkout.fail();
    await checkout.dismiss();
    await seen('please do not pay again');
    expect(page()).not.toContain('nothing was paid');
  });

  it('is not made twice if the first could not be verified', async () => {
    site.offline(journey.verifyPath);
    await open();
    await startPaying();
    await checkout.pay();
    await seen('Payment Failed!');
    await press('Retry Payment');
    await waitFor(() => expect(step()).toBe('2'));
    site.answer(journey.verifyPath, { status: 'success' });
    await press(journey.pay);
    await seen(journey.paid);
    expect(checkout.opened).toHaveLength(1);
    expect(verifications().at(-1)).toEqual(journey.body);
  });

  it('can be retried if the script cannot be loaded', async () => {
    checkout.unload();
    await open();
    await waitFor(() => expect(step()).toBe('2'));
    await press(journey.pay);
    const script = await waitFor(() => document.head.querySelector('script') ?? expect.fail());
    fireEvent.error(script);
    if (journey.storageKey === 'donation') {
      await expectAlert('There was an error initializing the payment.');
    } else await seen('The payment window could not be loaded.');
    expect(site.sent(journey.orderPath)).toEqual([]);
    checkout.load();
    await startPaying();
  });
});
