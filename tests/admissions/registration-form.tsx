import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { toast } from 'sonner';
import { beforeEach, expect, vi } from 'vitest';
import { Registration } from '@/components/admissions/form/registration';
import { DEFAULT_FORM_CONTROLS } from '@/contract';
import { NO_ANSWERS } from '@/contract/facts/admission-answers';
import { formFieldsOf } from '@/lib/admissions/fields';
import { BEGINNING, type Progress } from '@/lib/admissions/progress';
import { control, fill, press, stubSite } from '../forms/stub-site';
import { stubCheckout } from '../payments/checkout-stub';

export const fields = formFieldsOf(
  DEFAULT_FORM_CONTROLS.map((field) => ({ ...field, shown: true })),
  { datesOffered: true },
);
const offered = [{ value: '2026-12-13', label: '13 Dec 2026', full: false, fullFor: [] }];
type Notices = ComponentProps<typeof Registration>['notices'];
export const formWith = (notices?: Notices, asked = fields, dates = offered) => (
  <Registration
    {...{
      fields: asked,
      dates,
      fee: 1500,
      checkoutScript: '/checkout.js',
      ...(notices && { notices }),
    }}
  />
);
export const parent = {
  'First Name': 'Gopal',
  'Last Name': 'Vrajwasi',
  Email: 'parent@example.org',
};
export const application = { id: 'a1', email: parent.Email };
export const named = {
  ...NO_ANSWERS,
  first_name: 'Gopal',
  last_name: 'Vrajwasi',
  email: parent.Email,
};
export const verified: Progress = {
  ...BEGINNING,
  answers: named,
  application,
  verified: true,
  otp: '123456',
};
export const CITY = 'City (optional)';

/** A stub site that answers every call of the registration, with readable toasts. */
export function stubRegistration() {
  const site = stubSite();
  // Otherwise its script would be awaited, also by tests of other files.
  stubCheckout();
  beforeEach(() => {
    vi.spyOn(toast, 'error');
    vi.spyOn(toast, 'success');
    site.answer('/api/create-admission', { application_id: 'a1' });
    site.answer('/api/send-otp', { status: 'ok' });
    site.answer('/api/verify-otp', { application_id: 'a1', admission_data: null });
    site.answer('/api/complete-admission', { status: 'ok' });
  });

  const showsMessage = (kind: 'error' | 'success', text: string) =>
    waitFor(() => expect(toast[kind]).toHaveBeenCalledWith(text));

  async function askForCode(): Promise<void> {
    fill(parent);
    await press('Send OTP');
    await showsMessage('success', 'OTP sent successfully!');
  }
  return { site, showsMessage, askForCode };
}

export async function open(
  kept: Progress = BEGINNING,
  notices?: Notices,
  asked = fields,
  dates = offered,
): Promise<void> {
  // The form writes it again, without the space, after reading its answers.
  sessionStorage.setItem('registration', ` ${JSON.stringify(kept)}`);
  render(formWith(notices, asked, dates));
  await waitFor(() => expect(sessionStorage.getItem('registration')).toMatch(/^{/));
}

export const choose = (label: string, value: string) =>
  fireEvent.change(control(label), { target: { value } });
export const stored = (): Progress => JSON.parse(sessionStorage.getItem('registration') ?? '');
export const step = () => document.querySelector('.flow')?.getAttribute('data-step');

export function fillDetails(): void {
  fill({ 'Guardian Name': 'Madhav Vrajwasi', 'Contact Number': '0000000012' });
  fireEvent.click(control('Day Scholar'));
  choose('Apply For', 'Class 1');
  choose('Admission Date', '2026-12-13');
  fill({ [CITY]: 'Vraja' });
}
