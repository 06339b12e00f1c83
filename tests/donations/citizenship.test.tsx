// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { school } from '@/content/school';
import { FOREIGN_DONATION_REFUSED } from '@/contract';
import { citizenAnswer, isRefused } from '@/lib/donations/citizen-question';
import { readFlow } from '@/lib/donations/read-flow';
import { donationRulesIn } from '@/lib/school-api/donation-rules';
import { expectFocus, fill, press } from '../forms/stub-site';
import { donationPage } from './donation-page';
import { typedDonation } from './samples';

const BOX = 'I am not an Indian citizen';
const { site, path, open, sent, reachReview } = donationPage();
const box = () => screen.getByLabelText<HTMLInputElement>(BOX);
const citizenOf = () =>
  screen.queryByText('Citizen of', { selector: 'dt' })?.nextElementSibling?.textContent;

describe('the question about citizenship', () => {
  it('is not asked, and its field not sent, if the server does not support it', async () => {
    await open({ question: 'hidden' });
    expect(screen.queryByLabelText(BOX)).toBeNull();
    fill(typedDonation);
    await reachReview();
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('indian_citizen');
    expect(citizenOf()).toBeUndefined();
  });

  it('is answered by continuing under the declaration, and shown in the review', async () => {
    await open({ question: 'citizens-only' });
    expect(box().checked).toBe(false);
    fill(typedDonation);
    await reachReview();
    expect(sent()[0]).toMatchObject({ indian_citizen: 'yes' });
    expect(citizenOf()).toBe('India');
    await userEvent.click(screen.getByRole('button', { name: 'Change Citizen of' }));
    await expectFocus(box);
    expect(box().checked).toBe(false);
  });

  it('stops another citizen’s donation before anything is sent, with a kind message and the address', async () => {
    await open({ question: 'citizens-only' });
    fill(typedDonation);
    await userEvent.click(box());
    expect(screen.getByText(FOREIGN_DONATION_REFUSED)).toBeTruthy();
    expect(screen.getByText(new RegExp(school.address.street))).toBeTruthy();
    await press('Continue');
    await expectFocus(box);
    expect(sent()).toEqual([]);
    await userEvent.click(box());
    expect(screen.queryByText(FOREIGN_DONATION_REFUSED)).toBeNull();
    await reachReview();
  });

  it('is only stored by a school registered for foreign contributions', async () => {
    await open({ question: 'everybody' });
    fill(typedDonation);
    await userEvent.click(box());
    expect(screen.queryByText(FOREIGN_DONATION_REFUSED)).toBeNull();
    await reachReview();
    expect(sent()[0]).toMatchObject({ indian_citizen: 'no' });
    expect(citizenOf()).toBe('Another country');
  });

  it('shows the server’s refusal at the checkbox', async () => {
    site.refuse(path, 422, { code: 'invalid', fields: { indian_citizen: 'Not here.' } });
    await open({ question: 'everybody' });
    fill(typedDonation);
    await userEvent.click(box());
    await press('Continue');
    await expectFocus(box);
    expect(screen.getByText(/Not here\./)).toBeTruthy();
  });
});

describe('the answer', () => {
  it.each([
    ['hidden', ['email']],
    ['citizens-only', ['indian_citizen']],
    ['everybody', ['indian_citizen', 'foreign_gifts']],
  ])('is %s if the server has the controls %j', (question, keys) => {
    const controls = (status: boolean) => keys.map((key) => ({ key, field_name: '', status }));
    expect(donationRulesIn(controls(true)).question).toBe(question);
    expect(donationRulesIn(controls(false)).question).toBe('hidden');
  });

  it('is sent only if it was asked, and refused only if it must be', () => {
    expect(citizenAnswer('', 'hidden')).toBe('');
    expect(citizenAnswer('no', 'hidden')).toBe('');
    expect(citizenAnswer('yes', 'citizens-only')).toBe('yes');
    expect(isRefused('no', 'citizens-only')).toBe(true);
    expect(isRefused('no', 'everybody')).toBe(false);
    expect(isRefused('', 'citizens-only')).toBe(false);
  });

  it('may be absent in a tab opened before it was introduced', () => {
    const rest = { mobile_code: '', mobile: '', address: '', city: '', state: '', pin_code: '' };
    const draft = { amount: '100', message: '', donor_name: '', email: '', country: '', ...rest };
    const kept = { draft, pending: null, payment: null, result: null };
    expect(readFlow(JSON.stringify(kept)).draft).toMatchObject({
      amount: '100',
      indian_citizen: '',
    });
  });
});
