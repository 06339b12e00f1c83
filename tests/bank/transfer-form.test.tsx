// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { type Ref, useImperativeHandle } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TransferForm } from '@/components/bank/transfer-form';
import type { CaptchaHandle } from '@/components/captcha/handle';
import { directBankTransfer } from '@/content/direct-bank-transfer';
import {
  control,
  errors,
  expectFocus,
  expectValues,
  fill,
  page,
  press,
  stubSite,
} from '../forms/stub-site';

const captcha = vi.hoisted(() => ({ token: vi.fn<() => Promise<string>>(), reset: vi.fn() }));

vi.mock('@/components/captcha/captcha', () => ({
  Captcha: ({ ref }: { ref: Ref<CaptchaHandle> }) => {
    useImperativeHandle(ref, () => captcha);
    return null;
  },
}));

const { report } = directBankTransfer;
const PATH = '/api/tell-transfer';
const answers = {
  'Full name': 'Maya Rao',
  Email: 'maya@example.org',
  'Amount in rupees': '5000',
  'Date of the transfer': '2026-11-18',
  'Reference number (UTR)': 'SBIN524112345678',
};

const site = stubSite();
beforeEach(() => {
  captcha.token.mockReset().mockResolvedValue('proof');
  site.answer(PATH, { reference: 'T-7' }, 201);
});

const show = () =>
  render(
    <TransferForm siteKey={null} noticeVersion="3" question="citizens-only" purposes={['Cows']} />,
  );
const send = () => press(report.submit);

it('is sent with the notice’s version, and shows its reference', async () => {
  show();
  fill(answers);
  await send();
  await waitFor(() => expect(page()).toContain('T-7'));
  expect(page()).toContain(report.received);
  expect(document.activeElement?.textContent).toContain(report.received);
  expect(site.sent(PATH)).toMatchObject([
    { donor_name: 'Maya Rao', notice_version: '3', 'g-recaptcha-response': 'proof' },
  ]);
});

it('shows the server’s errors at the fields, and keeps the answers', async () => {
  site.refuse(PATH, 422, { code: 'invalid', fields: { reference: 'Enter the UTR' } });
  show();
  fill(answers);
  await send();
  await waitFor(() => expect(errors()).toEqual(['Enter the UTR']));
  expect(page()).toContain(report.notSent.check);
  await expectFocus(() => control('Reference number (UTR)'));
  expectValues(answers);
  fill({ 'Reference number (UTR)': 'SBIN524112345679' });
  expect(errors()).toEqual([]);
});

it('shows that the captcha is missing, and sends nothing', async () => {
  captcha.token.mockResolvedValue('');
  show();
  await send();
  await waitFor(() => expect(page()).toContain(report.notSent.person));
  expect(site.sent(PATH)).toEqual([]);
});

it('shows how long to wait after too many messages', async () => {
  site.refuse(PATH, 429, { code: 'rate_limited' }, { 'retry-after': '90' });
  show();
  await send();
  await waitFor(() => expect(page()).toContain('Please wait about 2 minutes'));
});

it('reports that the school cannot be reached, and keeps the answers', async () => {
  site.refuse(PATH, 502, { code: 'upstream_failed' });
  show();
  fill(answers);
  await send();
  await waitFor(() => expect(page()).toContain('Not sent yet. Check. You can also call us'));
  expectValues(answers);
});
