// @vitest-environment jsdom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { type Ref, useImperativeHandle } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaHandle } from '@/components/captcha/handle';
import { ApplyForm } from '@/components/careers-apply/apply-form';
import { ContactForm } from '@/components/contact/contact-form';
import { DonationFlow } from '@/components/donation/donation-flow';
import { button, control, fill, press, stubSite } from '../forms/stub-site';
import { samplePdf } from '../school-api/sample-cv';

vi.mock('@/components/captcha/captcha', () => ({
  Captcha: ({ ref }: { ref: Ref<CaptchaHandle> }) => {
    useImperativeHandle(ref, () => ({ token: async () => 'proof', reset: () => undefined }));
    return null;
  },
}));

const site = stubSite();
const uploads: FormData[] = [];
beforeEach(() => {
  uploads.length = 0;
  site.answer('/api/contact-us', {}, 201);
  site.answer('/api/create-donation', { order_id: 'o', razorpay_key: 'k', amount: 100 });
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      open() {}
      setRequestHeader() {}
      send(body: FormData) {
        uploads.push(body);
      }
    },
  );
});

const contact = async (version?: string) => {
  render(<ContactForm siteKey={null} noticeVersion={version} />);
  fill({ 'Full Name': 'Asha', 'Contact Number': '9000000001', 'Your message': 'Hello' });
  await press('Continue');
  await waitFor(() => expect(site.sent('/api/contact-us').length).toBeGreaterThan(0));
  return site.sent('/api/contact-us').at(-1) ?? {};
};

const careers = async (version?: string) => {
  render(<ApplyForm vacancies={['Cook']} noticeVersion={version} />);
  fill({ 'Full Name': 'Radha Rao', Contact: '9000000004', Email: 'radha@example.org' });
  const choices = { Vacancy: 'Cook', 'Latest Qualification': 'Postgraduate' };
  for (const [label, value] of Object.entries(choices)) {
    fireEvent.change(control(label), { target: { value } });
  }
  const cv = new File([new Uint8Array(samplePdf())], 'cv.pdf', { type: 'application/pdf' });
  fireEvent.change(control(/CV/), { target: { files: [cv] } });
  await press('Apply');
  await waitFor(() => expect(uploads).toHaveLength(1));
  return Object.fromEntries(uploads.splice(0)[0] ?? []);
};

const donate = async (version?: string) => {
  render(<DonationFlow checkoutScript="/checkout.js" noticeVersion={version} />);
  await waitFor(() => expect(sessionStorage.getItem('donation')).toContain('"draft":{'));
  await waitFor(() => expect(button('Continue').disabled).toBe(false));
  fill({ Amount: '100', 'Full name': 'Asha Vrajwasi', Email: 'asha@example.org' });
  fill({ 'Contact number': '0000000012', 'Street address': '7, Kadamba Lane' });
  fill({ City: 'Vraja', State: 'Uttar Pradesh' });
  await press('Continue');
  await waitFor(() => expect(site.sent('/api/create-donation').length).toBeGreaterThan(0));
  return site.sent('/api/create-donation').at(-1) ?? {};
};

describe.each([
  ['message', contact],
  ['job application', careers],
  ['gift', donate],
])('a %s', (_, send) => {
  it('carries the version of its page', async () => {
    expect(await send('7')).toHaveProperty('notice_version', '7');
  });

  it('carries none where the server does not take it', async () => {
    for (const version of [undefined, '']) {
      expect(await send(version)).not.toHaveProperty('notice_version');
      cleanup();
      sessionStorage.clear();
    }
  });
});
