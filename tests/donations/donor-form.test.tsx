// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AmountField } from '@/components/donations/amount-field';
import { AnswerField } from '@/components/donations/answer-field';
import { donorResolver } from '@/components/donations/donor-resolver';
import { PhoneFields } from '@/components/donations/phone-fields';
import { type Answers, NO_ANSWERS } from '@/lib/donations/answers';
import { descriptionOf } from '../ui/description';
import { causes, donation as given } from './samples';

const sent = vi.fn();

function Form({ answers }: { answers: Partial<Answers> }) {
  const defaultValues = { ...NO_ANSWERS, ...answers };
  const form = useForm<Answers>({ resolver: donorResolver, defaultValues });
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => sent(values))}>
      <AmountField form={form} causes={causes} />
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
const button = (name: string) => screen.getByRole('button', { name });
const pressed = (name: string) => button(name).getAttribute('aria-pressed');

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

describe('the usual amounts', () => {
  it('fill in the amount on a tap, announce it, and show which is chosen', async () => {
    show();
    await userEvent.dblClick(button('₹1,100'));
    expect(amount().value).toBe('1100');
    expect(screen.getByText('Rupees one thousand one hundred only')).toBeTruthy();
    expect([pressed('₹501'), pressed('₹1,100')]).toEqual(['false', 'true']);
    await userEvent.clear(amount());
    await userEvent.type(amount(), '₹501.00');
    expect([pressed('₹501'), pressed('₹1,100')]).toEqual(['true', 'false']);
  });

  it('clear the error when the amount was missing', async () => {
    show();
    await userEvent.click(button('Continue'));
    expect(await screen.findByText('Amount is required')).toBeTruthy();
    await userEvent.click(button('₹501'));
    await vi.waitFor(() => expect(screen.queryByText('Amount is required')).toBeNull(), 10_000);
  });
});

describe('an amount as people type it', () => {
  it('is announced at once, and shown as parsed after leaving the field', async () => {
    show();
    await userEvent.type(amount(), 'Rs. 1,20,000/-');
    expect(amount().value).toBe('Rs. 1,20,000/-');
    expect(screen.getByText('Rupees one lakh twenty thousand only')).toBeTruthy();
    await userEvent.tab();
    expect(amount().value).toBe('120000');
  });

  it('is sent as plain digits, even if the field kept the focus', async () => {
    show({ ...given, amount: '' });
    await userEvent.type(amount(), '₹1,100{Enter}');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce(), 10_000);
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ amount: '1100', country: 'India' });
  });
});

it.each([
  ['City', 'Winston-Salem', 'Winston Salem'],
  ['State', 'Jammu & Kashmir', 'Jammu and Kashmir'],
  ['Country', 'Guinea-Bissau', 'Guinea Bissau'],
])('%s: "%s" keeps its error and gets a hint', async (label, wrong, right) => {
  show();
  await userEvent.click(button('Continue'));
  await screen.findByText('City is required');
  await userEvent.clear(field(label));
  await userEvent.type(field(label), wrong);
  const message = `Invalid ${label.toLowerCase()} name.`;
  await screen.findByText(message);
  expect(descriptionOf(field(label))).toBe(
    `Letters and spaces only: enter “${right}”, not “${wrong}”. | Error: ${message}`,
  );
  await userEvent.clear(field(label));
  await userEvent.type(field(label), right);
  await vi.waitFor(() => expect(descriptionOf(field(label))).toBe(''), 10_000);
});

describe('the country', () => {
  const followed = { mobile_code: '+44', country: 'United Kingdom' };

  it.each<[string, Partial<Answers>, string, string]>([
    ['follows the code that is picked', {}, 'united kingdom', 'United Kingdom'],
    ['is the chosen one of those that share a code', {}, 'jamaica', 'Jamaica'],
    ['is filled in when it was left empty', { country: '' }, 'nepal', 'Nepal'],
    ['stays when it was another than the code’s', { country: 'Nepal' }, 'canada', 'Nepal'],
    ['goes on following in a form that comes back as it followed', followed, 'nepal', 'Nepal'],
    ['stays in one where it did not', { ...followed, country: 'India' }, 'canada', 'India'],
  ])('%s', async (_, answers, picked, shown) => {
    show(answers);
    await pick(picked);
    expect(country().value).toBe(shown);
  });

  it('stays once the donor has typed another', async () => {
    show();
    await pick('united states');
    await userEvent.clear(country());
    await userEvent.type(country(), 'Canada');
    await pick('india');
    expect(country().value).toBe('Canada');
  });
});
