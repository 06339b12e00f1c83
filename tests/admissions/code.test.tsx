// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BEGINNING } from '@/lib/admissions/progress';
import { button, control, errors, expectFocus, fill, page, press } from '../forms/stub-site';
import { CITY, named, open, parent, stubRegistration, verified } from './registration-form';

const { site, showsMessage, askForCode } = stubRegistration();

describe('the code by email', () => {
  it.each([
    ['stays in its field once it is verified', '123456', '123456'],
    ['has no field where the address was verified before', '', undefined],
  ])('%s', async (_, otp, shown) => {
    await open({ ...verified, otp });
    expect(screen.queryByLabelText<HTMLInputElement>('OTP')?.value).toBe(shown);
  });

  it('has its field and button from the start: they ask for the email, then for the code', async () => {
    await open();
    await press('Verify');
    await showsMessage('error', 'Please fill in the email.');
    fill({ Email: parent.Email });
    await press('Verify');
    await showsMessage('error', 'Please fill in the correct OTP.');
    expect(site.sent('/api/verify-otp')).toEqual([]);
  });

  it('is sent only to a child with a name and a valid address', async () => {
    await open();
    await press('Send OTP');
    await showsMessage('error', 'Please fill in the first name and last name before sending OTP.');
    expect(errors()).toEqual(['First Name is required', 'Last Name is required']);
    await expectFocus(() => control('First Name'));
    fill({ ...parent, Email: 'nobody' });
    await waitFor(() => expect(errors()).toEqual([]));
    await press('Send OTP');
    await showsMessage('error', 'Please enter a valid email.');
    await expectFocus(() => control('Email'));
    expect(site.sent('/api/create-admission')).toEqual([]);
  });

  it('is sent and checked once, however often its buttons are pressed', async () => {
    await open();
    fill(parent);
    const sendNow = site.hold('/api/send-otp');
    await userEvent.dblClick(button('Send OTP'));
    sendNow();
    await showsMessage('success', 'OTP sent successfully!');
    const checkNow = site.hold('/api/verify-otp');
    fill({ OTP: '123456' });
    await userEvent.dblClick(button('Verify'));
    checkNow();
    await showsMessage('success', 'OTP Verified!');
    for (const call of ['create-admission', 'send-otp', 'verify-otp']) {
      expect(site.sent(`/api/${call}`), call).toHaveLength(1);
    }
  });

  it.each(['/api/create-admission', '/api/send-otp'])(
    'can be requested again at once when %s failed',
    async (path) => {
      const answered = { application_id: 'a1' };
      await open();
      site.refuse(path, 502, { code: 'upstream_failed', message: 'No answer just now.' });
      fill(parent);
      await press('Send OTP');
      await showsMessage('error', 'Failed to send OTP.');
      expect(page()).toContain('No answer just now.');
      site.answer(path, answered);
      await press('Send OTP');
      await showsMessage('success', 'OTP sent successfully!');
      expect(page()).not.toContain('No answer just now.');
    },
  );

  it('can still be entered when another one could not be sent', async () => {
    await open({
      ...BEGINNING,
      answers: named,
      application: { id: 'a1', email: parent.Email },
      codeSentAt: 1,
    });
    site.refuse('/api/send-otp', 502, { code: 'upstream_failed', message: 'No answer just now.' });
    await press('Send OTP');
    await showsMessage('error', 'Failed to send OTP.');
    fill({ OTP: '123456' });
    await showsMessage('success', 'OTP Verified!');
  });

  it('shows its error at its field, selected, and is not sent again by the button', async () => {
    const otp = 'The code is wrong.';
    site.refuse('/api/verify-otp', 422, { code: 'invalid', fields: { otp } });
    await open();
    await askForCode();
    await expectFocus(() => control('OTP'));
    await press('Verify');
    await showsMessage('error', 'Please fill in the correct OTP.');
    fill({ OTP: '000000' });
    await waitFor(() => expect(errors()).toEqual([otp]));
    await showsMessage('error', 'Failed to verify OTP.');
    const code = control('OTP');
    await expectFocus(() => code);
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
    fill({ OTP: '0' });
    await waitFor(() => expect(errors()).toEqual([]));
    fill({ OTP: '000000' });
    await press('Verify');
    await waitFor(() => expect(errors()).toEqual([otp]));
    expect(site.sent('/api/verify-otp')).toHaveLength(1);
    expect(control('Guardian Name').matches(':disabled')).toBe(true);
  });

  it('is sent again by the button when the connection was lost', async () => {
    site.offline('/api/verify-otp');
    await open();
    await askForCode();
    fill({ OTP: '123456' });
    await showsMessage('error', 'Failed to verify OTP.');
    site.answer('/api/verify-otp', { application_id: 'a1', admission_data: null });
    await press('Verify');
    await showsMessage('success', 'OTP Verified!');
  });

  it('belongs to its address: another address starts over, and the names stay', async () => {
    await open();
    await askForCode();
    await press('Change email');
    await expectFocus(() => control('Email'));
    expect(control('Email').readOnly).toBe(false);
    expect(control('First Name').value).toBe('Gopal');
    fill({ Email: 'other@example.org' });
    await press('Send OTP');
    await waitFor(() => expect(site.sent('/api/create-admission')).toHaveLength(2));
  });

  it('loads what the school knows, without overwriting anything', async () => {
    const known = { ...named, city: 'Vraja', guardian_name: 'Madhav Vrajwasi' };
    site.answer('/api/verify-otp', { application_id: 'a1', admission_data: known });
    await open();
    await askForCode();
    fill({ OTP: '123456' });
    await waitFor(() => expect(control(CITY).value).toBe('Vraja'));
    expect(control('Guardian Name').value).toBe('Madhav Vrajwasi');
  });
});
