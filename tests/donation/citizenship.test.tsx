// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { DonationFlow } from '@/components/donation/donation-flow';
import { school } from '@/content/school';
import { FOREIGN_GIFT_REFUSED } from '@/contract';
import { type CitizenQuestion, citizenAnswer, isRefused } from '@/lib/donation/citizen-question';
import { readFlow } from '@/lib/donation/read-flow';
import { citizenQuestionIn } from '@/lib/school-api/citizen-question';
import { button, fill, press, stubSite } from '../forms/stub-site';

const PATH = '/api/create-donation';
const BOX = 'I am not an Indian citizen';
const answers = {
  ...{ Amount: '1200.50', 'Full name': 'Asha Vrajwasi', Email: 'asha@example.org' },
  ...{ 'Contact number': '0000000012', 'Street address': '7, Kadamba Lane', City: 'Vraja' },
  State: 'Uttar Pradesh',
};
const order = { order_id: 'order_1', razorpay_key: 'key_1', amount: 120_050 };

const site = stubSite();
beforeEach(() => site.answer(PATH, order));

async function open(question: CitizenQuestion): Promise<void> {
  render(<DonationFlow checkoutScript="/checkout.js" question={question} />);
  await waitFor(() => expect(sessionStorage.getItem('donation')).toContain('"draft":{'));
  await waitFor(() => expect(button('Continue').disabled).toBe(false));
}
const box = () => screen.getByLabelText<HTMLInputElement>(BOX);
const review = () => screen.findByText('Review your donation');
const citizenOf = () =>
  screen.getByText('Citizen of', { selector: 'dt' }).nextElementSibling?.textContent;
const sent = () => site.sent(PATH);

describe('the question about citizenship', () => {
  it('is not asked, and its field not sent, when the server does not know it', async () => {
    await open('hidden');
    expect(screen.queryByLabelText(BOX)).toBeNull();
    await fill(answers);
    await press('Continue');
    await review();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('indian_citizen');
    expect(screen.queryByText('Citizen of', { selector: 'dt' })).toBeNull();
  });

  it('is answered by going on under the declaration, and read once more before paying', async () => {
    await open('citizens-only');
    expect(box().checked).toBe(false);
    await fill(answers);
    await press('Continue');
    await review();
    expect(sent()[0]).toMatchObject({ indian_citizen: 'yes' });
    expect(citizenOf()).toBe('India');
    await userEvent.click(screen.getByRole('button', { name: 'Change Citizen of' }));
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(box().checked).toBe(false);
  });

  it('stops the gift of another citizen before anything is sent, kindly and with the address', async () => {
    await open('citizens-only');
    await fill(answers);
    await userEvent.click(box());
    expect(screen.getByText(FOREIGN_GIFT_REFUSED)).toBeTruthy();
    expect(screen.getByText(new RegExp(school.address.street))).toBeTruthy();
    await press('Continue');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(sent()).toEqual([]);
    await userEvent.click(box());
    expect(screen.queryByText(FOREIGN_GIFT_REFUSED)).toBeNull();
    await press('Continue');
    await review();
  });

  it('is only kept by a school that is registered for foreign contributions', async () => {
    await open('everybody');
    await fill(answers);
    await userEvent.click(box());
    expect(screen.queryByText(FOREIGN_GIFT_REFUSED)).toBeNull();
    await press('Continue');
    await review();
    expect(sent()[0]).toMatchObject({ indian_citizen: 'no' });
    expect(citizenOf()).toBe('Another country');
  });

  it('shows the refusal of the server at the box', async () => {
    const fields = { indian_citizen: 'Not here.' };
    const error = { code: 'invalid', message: 'Please check.', requestId: 'r', fields };
    site.answer(PATH, { error }, 422);
    await open('everybody');
    await fill(answers);
    await userEvent.click(box());
    await press('Continue');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(screen.getByText(/Not here\./)).toBeTruthy();
  });
});

describe('the answer', () => {
  it('is known from the controls of the server', () => {
    const control = (key: string, status = true) => ({ key, field_name: '', status });
    expect(citizenQuestionIn([control('email')])).toBe('hidden');
    expect(citizenQuestionIn([control('indian_citizen', false)])).toBe('hidden');
    expect(citizenQuestionIn([control('indian_citizen')])).toBe('citizens-only');
    expect(citizenQuestionIn([control('indian_citizen'), control('foreign_gifts')])).toBe(
      'everybody',
    );
  });

  it('is sent only where it is asked, and refused only where it must be', () => {
    expect(citizenAnswer('', 'hidden')).toBe('');
    expect(citizenAnswer('no', 'hidden')).toBe('');
    expect(citizenAnswer('yes', 'citizens-only')).toBe('yes');
    expect(isRefused('no', 'citizens-only')).toBe(true);
    expect(isRefused('no', 'everybody')).toBe(false);
    expect(isRefused('', 'citizens-only')).toBe(false);
  });

  it('may be missing in a tab that was opened before it was asked', () => {
    const draft = { amount: '100', message: '', donor_name: 'Asha', email: '' };
    const rest = { mobile_code: '', mobile: '', address: '', city: '', state: '', pin_code: '' };
    const kept = {
      draft: { ...draft, ...rest, country: '' },
      gift: null,
      payment: null,
      result: null,
    };
    expect(readFlow(JSON.stringify(kept)).draft).toMatchObject({
      amount: '100',
      indian_citizen: '',
    });
  });
});
