// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { applicationStatus, statusPanel } from '@/content/application-status';
import { register } from '@/content/register';
import type { Progress } from '@/lib/admissions/progress';
import { page, press } from '../forms/stub-site';
import { formWith, named, stubRegistration, verified } from './registration-form';

const { site } = stubRegistration();

const paid: Progress = {
  ...verified,
  application: { id: 'a1', email: 'parent@example.org', grant: 'g1' },
  completed: { ...named, apply_for: 'Class 5', admission_date: '2026-12-13' },
  order: { id: 'o1', amount: 150_000, statusByOrder: false },
  payment: { orderId: 'o1', paymentId: 'pay_1', signature: 's' },
  outcome: 'success',
};
const own = { application_id: 'a1', grant: 'g1' };
const notices = { notice: null, version: '1', consentVersion: '' };
const openPaid = (statusHref: string, progress: Progress = paid) => {
  sessionStorage.setItem('registration', JSON.stringify(progress));
  render(formWith({ ...notices, statusHref }));
};
const shown = () => screen.findByText(register.success.title);

it.each([applicationStatus.path, ''])(
  'a failed payment can be made later at “%s”',
  async (href) => {
    history.replaceState({ registrationStep: 3 }, '');
    openPaid(href, { ...paid, payment: null, dismissed: true, outcome: 'failed' });
    await screen.findByText('Payment Failed!');
    const { later } = register.failure;
    for (const text of [applicationStatus.title, statusPanel.continueRegistration])
      expect(later).toContain(text);
    expect(page().includes(later)).toBe(href !== '');
  },
);

describe('the confirmation of a registration', () => {
  it('has number, time and place, an admit card and a link to its status', async () => {
    site.answer('/api/application-status', {
      email: 'parent@example.org',
      applications: [
        {
          application_number: 'BCDF2345',
          name: 'Gopal Vrajwasi',
          apply_for: 'Class 5',
          state: 'Received',
          follows: 'We write.',
          note: '',
          can: ['withdraw', 'test'],
          test: { date: '2026-12-13', time: '09:30', place: 'Vraja campus' },
          paid: { on: '2026-11-21', amount: 150_000, returned: 0, payment_id: 'p', test: false },
        },
      ],
    });
    openPaid(applicationStatus.path);
    await screen.findByText(statusPanel.print);
    expect(site.sent('/api/application-status')).toEqual([own]);
    for (const text of ['BCDF2345', '9:30 am', 'Vraja campus']) expect(page()).toContain(text);
    vi.stubGlobal('print', () => undefined);
    const sheets = () => document.querySelectorAll('.print-sheet').length;
    await press(statusPanel.print);
    expect(sheets()).toBe(1);
    await press(register.success.print);
    expect(sheets()).toBe(0);
    const link = screen.getByText(applicationStatus.link);
    expect(link.getAttribute('href')).toBe(applicationStatus.path);
  });

  it.each([
    ['has not the call', applicationStatus.path, paid],
    ['says that it has not', '', paid],
    ['gave no grant', applicationStatus.path, { ...paid, application: { id: 'a1', email: '' } }],
  ] as const)('is that of before where the server %s', async (_, href, progress) => {
    site.refuse('/api/application-status', 404, { code: 'not_found' });
    openPaid(href, progress);
    await shown();
    await waitFor(() => expect(page()).toContain(register.success.print));
    expect(page()).not.toContain(applicationStatus.link);
    expect(document.querySelector('.print-sheet')).toBeNull();
  });
});
