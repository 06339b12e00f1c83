// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerField } from '@/components/donation/answer-field';
import { donorResolver } from '@/components/donation/donor-resolver';
import { GiftFields } from '@/components/donation/gift-fields';
import { PhoneFields } from '@/components/donation/phone-fields';
import { donateRegister } from '@/content/donate-register';
import { type Answers, NO_ANSWERS } from '@/lib/donation/answers';

const sent = vi.fn();

function Form({ answers }: { answers: Partial<Answers> }) {
  const defaultValues = { ...NO_ANSWERS, ...answers };
  const form = useForm<Answers>({ resolver: donorResolver, defaultValues });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => sent(values))}>
      <GiftFields form={form} />
      <PhoneFields form={form} />
      {(['city', 'state', 'country'] as const).map((name) => (
        <AnswerField key={name} name={name} form={form} />
      ))}
      <button type="submit">Continue</button>
    </form>
  );
}

const show = (answers: Partial<Answers> = {}) => render(<Form answers={answers} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const amount = () => field('Amount');
const country = () => field('Country');
const gift = (name: string) => screen.getByRole('button', { name });
const pressed = (name: string) => gift(name).getAttribute('aria-pressed');

/** What a screen reader says after the name of a control. */
const description = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' | ');

async function pick(name: string): Promise<void> {
  const picker = screen.getByRole('combobox');
  await userEvent.clear(picker);
  await userEvent.type(picker, name);
  const options = await screen.findAllByRole('option');
  if (options[0]) await userEvent.click(options[0]);
}

beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the usual gifts', () => {
  it('are those of the configuration, as people read them', () => {
    show();
    const group = screen.getByRole('group', { name: 'Usual gifts' });
    const buttons = [...group.querySelectorAll('button')].map((button) => button.textContent);
    expect(buttons).toEqual(['₹501', '₹1,100', '₹2,100', '₹5,100']);
    expect(donateRegister.usualRupees).toEqual([501, 1100, 2100, 5100]);
  });

  it('fill in the amount by one tap, read it out, and say which is chosen', async () => {
    show();
    await userEvent.click(gift('₹1,100'));
    expect(amount().value).toBe('1100');
    expect(screen.getByText('Rupees one thousand one hundred only')).toBeTruthy();
    expect([pressed('₹501'), pressed('₹1,100')]).toEqual(['false', 'true']);
    await userEvent.click(gift('₹501'));
    expect(amount().value).toBe('501');
    expect([pressed('₹501'), pressed('₹1,100')]).toEqual(['true', 'false']);
  });

  it('are chosen by a typed amount as well, and stay chosen when pressed twice', async () => {
    show();
    await userEvent.type(amount(), '₹2,100.00');
    expect(pressed('₹2,100')).toBe('true');
    await userEvent.dblClick(gift('₹5,100'));
    expect(amount().value).toBe('5100');
    expect(pressed('₹5,100')).toBe('true');
  });

  it('take the message away when the amount was missing', async () => {
    show();
    await userEvent.click(gift('Continue'));
    expect(await screen.findByText('Amount is required')).toBeTruthy();
    await userEvent.click(gift('₹501'));
    await vi.waitFor(() => expect(screen.queryByText('Amount is required')).toBeNull());
  });

  it('are kept when a cause is chosen afterwards', async () => {
    show();
    await userEvent.click(gift('₹501'));
    await userEvent.click(screen.getByRole('button', { name: /^Cow Care/ }));
    expect(amount().value).toBe('501');
    expect(field('Message (optional)').value).toBe('Cow Care: ');
  });
});

describe('an amount as people type it', () => {
  it('is read out at once, and shown as it was understood after leaving the field', async () => {
    show();
    await userEvent.type(amount(), 'Rs. 1,20,000/-');
    expect(amount().value).toBe('Rs. 1,20,000/-');
    expect(screen.getByText('Rupees one lakh twenty thousand only')).toBeTruthy();
    await userEvent.tab();
    expect(amount().value).toBe('120000');
  });

  it('stays as it was typed when it could be meant in two ways', async () => {
    show();
    await userEvent.type(amount(), '1,10');
    await userEvent.tab();
    expect(amount().value).toBe('1,10');
    await userEvent.click(gift('Continue'));
    expect(await screen.findByText('Please enter a valid amount (e.g., 100.00)')).toBeTruthy();
  });

  it('is plain digits in what the form sends, even where it was never left', async () => {
    const donor = { donor_name: 'Asha', email: 'asha@example.org', address: '7, Kadamba Lane' };
    const place = { mobile: '0000000012', city: 'Vraja', state: 'Uttar Pradesh' };
    show({ ...donor, ...place });
    await userEvent.type(amount(), '₹1,100{Enter}');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ amount: '1100', country: 'India' });
  });
});

describe('the name of a place', () => {
  it.each([
    ['City', 'Winston-Salem', 'Winston Salem'],
    ['State', 'Jammu & Kashmir', 'Jammu and Kashmir'],
    ['Country', 'Guinea-Bissau', 'Guinea Bissau'],
  ])('%s: "%s" keeps its message and is told what is allowed', async (label, wrong, right) => {
    show();
    await userEvent.clear(field(label));
    await userEvent.click(gift('Continue'));
    expect(await screen.findByText(`${label} is required`)).toBeTruthy();
    expect(description(field(label))).toBe(`Error: ${label} is required`);
    await userEvent.type(field(label), wrong);
    await screen.findByText(`Invalid ${label.toLowerCase()} name.`);
    expect(description(field(label))).toBe(
      `Letters and spaces only: write “${right}”, not “${wrong}”. | Error: Invalid ${label.toLowerCase()} name.`,
    );
    await userEvent.clear(field(label));
    await userEvent.type(field(label), right);
    await vi.waitFor(() => expect(description(field(label))).toBe(''));
  });
});

describe('the country', () => {
  it('begins as that of the code, and follows the code that is picked', async () => {
    show();
    expect(country().value).toBe('India');
    await pick('united kingdom');
    expect(country().value).toBe('United Kingdom');
    await pick('trinidad');
    expect(country().value).toBe('Trinidad and Tobago');
  });

  it('is the chosen one of those that share a code', async () => {
    show();
    await pick('canada');
    expect(country().value).toBe('Canada');
    await pick('jamaica');
    expect(country().value).toBe('Jamaica');
  });

  it('is filled in when it was left empty', async () => {
    show({ country: '' });
    await pick('nepal');
    expect(country().value).toBe('Nepal');
  });

  it('stays as soon as the donor has written another', async () => {
    show();
    await pick('united states');
    await userEvent.clear(country());
    await userEvent.type(country(), 'Canada');
    await pick('india');
    expect(country().value).toBe('Canada');
  });

  it.each([
    ['+91', 'Nepal'],
    ['+44', 'India'],
  ])('stays when the form comes back with %s and %s', async (mobile_code, written) => {
    show({ mobile_code, country: written });
    await pick('united states');
    expect(country().value).toBe(written);
  });

  it('goes on following when the form comes back as it followed', async () => {
    show({ mobile_code: '+44', country: 'United Kingdom' });
    await pick('nepal');
    expect(country().value).toBe('Nepal');
  });
});
