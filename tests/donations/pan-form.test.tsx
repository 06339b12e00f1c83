// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { PanByMail } from '@/components/donations/pan-by-mail';
import { Success } from '@/components/donations/success';
import { panTokenIn } from '@/lib/donations/pan-token';
import { control, expectFocus, press, stubSite } from '../forms/stub-site';
import { result } from './samples';

const PATH = '/api/donation-tax-id';
const site = stubSite();
beforeEach(() => site.answer(PATH, { status: 'success', pan: 'ABCPE****F' }));

const confirm = (taxId?: true, grant?: string) =>
  render(<Success result={{ ...result, taxId, grant }} stepChanged={false} onAnother={() => {}} />);

const field = () => screen.findByLabelText<HTMLInputElement>('PAN');

describe('the confirmation of a donation', () => {
  it('asks for no PAN if the server does not accept one', async () => {
    confirm();
    await import('@/components/donations/pan-form');
    expect(screen.queryByLabelText('PAN')).toBeNull();
  });

  it('sends a valid PAN, with the order and its grant, and shows it masked', async () => {
    confirm(true, 'g1');
    await userEvent.type(await field(), 'abcpe 1234 f');
    await press('Send PAN');
    expect(
      await screen.findByText('Thank you. We have saved ABCPE****F with your receipt.'),
    ).toBeTruthy();
    expect(site.sent(PATH)).toEqual([
      { razorpay_order_id: 'order_1', token: '', pan: 'ABCPE1234F', grant: 'g1' },
    ]);
    expect(document.body.innerHTML).not.toContain('1234');
    await press('Correct PAN');
    expect((await field()).value).toBe('');
  });

  it('shows the error at the field, and sends nothing', async () => {
    confirm(true);
    await userEvent.type(await field(), 'ABCDE1234F');
    await press('Send PAN');
    expect(await screen.findByText(/Check the fourth letter of the PAN/)).toBeTruthy();
    await expectFocus(() => control('PAN'));
    expect((await field()).value).toBe('ABCDE1234F');
    expect(site.sent(PATH)).toEqual([]);
  });

  it.each([
    ['it could not be sent', 502, 'upstream_failed', /could not save your PAN/],
    ['the server refuses it', 409, 'conflict', /Please write to the office\./],
  ])('keeps the input and shows why, when %s', async (_, status, code, message) => {
    site.refuse(PATH, status, { code, message: 'Please write to the office.' });
    confirm(true);
    await userEvent.type(await field(), 'ABCPE1234F');
    await press('Send PAN');
    expect(await screen.findByText(message)).toBeTruthy();
    expect((await field()).value).toBe('ABCPE1234F');
  });
});

describe('the link in a receipt email', () => {
  it('opens the form with its token, which is removed from the address at once', async () => {
    history.replaceState(null, '', '/donate-register#pan=abc.def');
    render(<PanByMail />);
    const heading = await screen.findByRole('heading', { name: 'For your tax certificate' });
    await expectFocus(() => heading);
    await userEvent.type(await field(), 'ABCPE1234F');
    expect(location.hash).toBe('');
    await press('Send PAN');
    await waitFor(() =>
      expect(site.sent(PATH)).toEqual([
        { razorpay_order_id: '', token: 'abc.def', pan: 'ABCPE1234F' },
      ]),
    );
  });

  it.each(['', '#receipts', '#pan=', '#pan=a b', `#pan=${'x'.repeat(300)}`])(
    'is not %s',
    (hash) => {
      expect(panTokenIn(hash)).toBeNull();
    },
  );
});
