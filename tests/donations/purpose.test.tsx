// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ShareDonation } from '@/components/donations/share-donation';
import { Success } from '@/components/donations/success';
import { donateRegister } from '@/content/donate-register';
import { fillDonation } from '@/lib/donations/fill-donation';
import { control, expectValues, fill, press } from '../forms/stub-site';
import { donationPage } from './donation-page';
import { causes, donation, result, typedDonation } from './samples';

const MESSAGE = 'Message (optional)';
const { open, reload, sent, reachReview } = donationPage();
const row = (term: string) =>
  screen.queryByText(term, { selector: 'dt' })?.nextElementSibling?.textContent;
const line = () => document.getElementById('donation-purpose')?.textContent;

async function giveFor(cause: string, takesPurpose: boolean, message = '') {
  await open({ takesPurpose }, cause);
  fill({ ...typedDonation, ...(message && { [MESSAGE]: message }) });
  await reachReview();
}

describe('the purpose of a donation', () => {
  it('is a separate field if the server accepts it, next to the donor’s own text', async () => {
    await giveFor('?cause=cow-care', true, 'In memory of my mother');
    expect(sent()).toEqual([
      { ...donation, purpose: 'Cow Care', message: 'In memory of my mother' },
    ]);
    expect([row('For'), row('Message')]).toEqual(['Cow Care', 'In memory of my mother']);
  });

  it.each([
    ['In memory', 'Cow Care: In memory'],
    ['', 'Cow Care'],
  ])('begins the message for other servers: %j', async (message, expected) => {
    await giveFor('?cause=cow-care', false, message);
    expect(sent()).toEqual([{ ...donation, message: expected }]);
    expect(row('For')).toBe('Cow Care');
  });

  it('is not sent when none was chosen', async () => {
    await giveFor('', true);
    expect(sent()).toEqual([donation]);
    expect(row('For')).toBeUndefined();
  });

  it('can be changed in its line, which closes and keeps the focus', async () => {
    await open({ takesPurpose: true }, '?cause=cow-care');
    await waitFor(() => expect(line()).toContain('Cow Care'));
    expect(control('Amount').value).toBe('21000');
    await userEvent.click(screen.getByText('Change'));
    await userEvent.click(screen.getByRole('button', { name: /^Sponsor a Child/ }));
    expect(line()).toContain('Sponsor a Child');
    expect(control('Amount').value).toBe('120000');
    expect(document.activeElement?.id).toBe('donation-purpose');
    expect(document.querySelector('details.purpose')?.hasAttribute('open')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Where it is needed most' }));
    expect(line()).not.toContain('Sponsor a Child');
    expect(control('Amount').value).toBe('');
  });

  it.each([
    [/^Sponsor a Child/, 'For Sponsor a Child'],
    ['Where it is needed most', 'For whatever is needed most'],
  ])('of a card stays as the donor changed it: %s', async (choice, expected) => {
    const answers = { ...typedDonation, Amount: '10000' };
    const isKept = () =>
      waitFor(() => {
        expectValues(answers);
        expect(line()).toContain(expected);
      });
    await open({}, '?cause=cow-care');
    await waitFor(() => expect(line()).toContain('Cow Care'));
    await userEvent.click(screen.getByRole('button', { name: choice }));
    fill(answers);
    await reload();
    await isKept();
    await reachReview();
    await userEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    await isKept();
    cleanup();
    await open({}, '?cause=nature-care');
    await waitFor(() => expect(line()).toContain('Nature Care'));
  });

  it.each([
    ['renamed', 'Care of Cows', causes],
    ['closed', 'Cow Care', causes.map((cause) => ({ ...cause, closed: true }))],
  ])('is not sent if the school has %s it since', async (_, purpose, now) => {
    fillDonation({ ...donation, purpose });
    await open({ takesPurpose: true, causes: now });
    await waitFor(() => expectValues(typedDonation));
    expect(line()).toContain(donateRegister.form.anyPurpose);
    await reachReview();
    expect(sent()).toEqual([donation]);
  });

  it('shows a message with an error even if it was folded', async () => {
    await open();
    fill({ ...typedDonation, [MESSAGE]: 'see www.example.org' });
    await press('Continue');
    await screen.findByText('Message cannot contain URLs');
    await waitFor(() => expect(document.activeElement).toBe(control(MESSAGE)));
    expect(control(MESSAGE).closest('details')?.open).toBe(true);
  });
});

describe('the thanks', () => {
  it('names the donor and the purpose, unless the money was refunded', () => {
    const paid = { ...result, purpose: 'Cow Care' };
    const props = { stepChanged: false, onAnother: () => {} };
    const { rerender } = render(<Success result={paid} {...props} />);
    const personal = /^Asha Vrajwasi, your donation for Cow Care has arrived\./;
    expect(screen.getByText(personal)).toBeTruthy();
    expect(row('For')).toBe('Cow Care');
    const refunded = { amount: 150_000, on: '2026-11-20', whole: true };
    rerender(<Success result={paid} refunded={refunded} {...props} />);
    expect(screen.queryByText(personal)).toBeNull();
    expect(screen.queryByText('Invite others')).toBeNull();
  });

  it.each(causes.map((cause) => [cause.heading, cause] as const))(
    'are shared with the purpose and a link to it, and without an amount: %s',
    async (heading, cause) => {
      const share = vi.fn(async () => undefined);
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
      render(<ShareDonation cause={cause} />);
      const link = screen.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
      const text = new URL(link ?? '').searchParams.get('text') ?? '';
      const url = `${location.origin}/donate-register?cause=${cause.id}`;
      expect(text).toContain(heading);
      expect(text.endsWith(url)).toBe(true);
      expect(text.replace(url, '')).not.toMatch(/\d/);
      await userEvent.click(screen.getByRole('button', { name: 'Share' }));
      expect(share).toHaveBeenCalledWith({ text: text.replace(` ${url}`, ''), url });
      vi.unstubAllGlobals();
    },
  );
});
