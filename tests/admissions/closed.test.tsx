// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fill, page, press } from '../forms/stub-site';
import {
  application,
  fillDetails,
  formWith,
  open,
  stored,
  stubRegistration,
  verified,
} from './registration-form';

const WITHDRAWN = 'This registration was withdrawn. Please start a new one.';
const order = { id: 'order_1', amount: 120_000, statusByOrder: true };
const { site } = stubRegistration();
const refuse = (path: string, message: string) =>
  site.refuse(path, 409, { code: 'conflict', message });

describe('a registration that was withdrawn', () => {
  async function startsAgain() {
    await waitFor(() => expect(page()).toContain(WITHDRAWN));
    expect(stored()).toMatchObject({ application: null, verified: false });
    expect(stored().answers.first_name).toBe('Gopal');
    site.answer('/api/send-otp', { status: 'ok' });
    await press('Send OTP');
    await waitFor(() => expect(site.sent('/api/create-admission')).toHaveLength(1));
  }

  it('is started again from its details', async () => {
    refuse('/api/complete-admission', WITHDRAWN);
    await open(verified);
    fillDetails();
    await press('Continue');
    await startsAgain();
  });

  it('is started again from its code', async () => {
    refuse('/api/verify-otp', WITHDRAWN);
    await open({ ...verified, verified: false, codeSentAt: 1 });
    fill({ OTP: '123456' });
    await startsAgain();
  });

  it('is started again when another code is asked for', async () => {
    refuse('/api/send-otp', WITHDRAWN);
    await open({ ...verified, verified: false, application });
    await press('Send OTP');
    await startsAgain();
  });
});

describe('a registration with an order', () => {
  it('shows its payment if it was paid meanwhile', async () => {
    site.answer('/api/verify-payment', { status: 'pending', attempted: false });
    await open({ ...verified, order });
    await waitFor(() => expect(site.sent('/api/verify-payment')).toHaveLength(1));
    fillDetails();
    refuse('/api/complete-admission', 'This registration is paid and cannot be changed.');
    site.answer('/api/verify-payment', { status: 'success' });
    await press('Continue');
    await waitFor(() => expect(page()).toContain('You are registered for admission session'));
  });

  it('is reviewed with the amount of that order', async () => {
    site.answer('/api/verify-payment', { status: 'pending', attempted: false });
    const kept = { ...verified, completed: verified.answers, order };
    sessionStorage.setItem('registration', JSON.stringify(kept));
    render(formWith());
    await waitFor(() => expect(document.querySelector('.amount')?.textContent).toMatch(/₹1,200$/));
  });
});
