// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { button, control, errors, fill, page, press } from '../forms/stub-site';
import { CITY, named, open, parent, stubRegistration } from './registration-form';

const toast = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn() }));
vi.mock('sonner', () => ({ toast, Toaster: () => null }));

const { site, said, askForCode } = stubRegistration(toast);

describe('the code by e-mail', () => {
  it('is sent to a child with a name and a valid address only', async () => {
    await open();
    await press('Send OTP');
    await said('error', 'Please fill in the first name and last name before sending OTP.');
    expect(errors()).toEqual(['First Name is required', 'Last Name is required']);
    expect(document.activeElement).toBe(control('First Name'));
    fill({ ...parent, Email: 'nobody' });
    await waitFor(() => expect(errors()).toEqual([]));
    await press('Send OTP');
    await said('error', 'Please enter a valid email.');
    expect(document.activeElement).toBe(control('Email'));
    await press('Verify');
    await said('error', 'Please fill in the correct OTP.');
    expect(site.sent('/api/create-admission')).toEqual([]);
  });

  it('is sent once for two presses, and has to be waited for', async () => {
    await open();
    fill(parent);
    const release = site.hold('/api/send-otp');
    await userEvent.dblClick(button('Send OTP'));
    release();
    await said('success', 'OTP sent successfully!');
    expect(site.sent('/api/create-admission')).toEqual([
      { first_name: 'Gopal', last_name: 'Vrajwasi', email: 'parent@example.org' },
    ]);
    expect(site.sent('/api/send-otp')).toEqual([{ application_id: 'a1' }]);
    expect(button(/^Wait \d+s$/).disabled).toBe(true);
    expect(document.activeElement).toBe(control('OTP'));
    expect(control('Email').readOnly).toBe(true);
  });

  it.each(['/api/create-admission', '/api/send-otp'])(
    'may be asked for again at once when %s failed',
    async (path) => {
      const answered = { application_id: 'a1' };
      await open();
      site.refuse(path, 502, { code: 'upstream_failed', message: 'No answer just now.' });
      fill(parent);
      await press('Send OTP');
      await said('error', 'Failed to send OTP.');
      expect(page()).toContain('No answer just now.');
      site.answer(path, answered);
      await press('Send OTP');
      await said('success', 'OTP sent successfully!');
      expect(page()).not.toContain('No answer just now.');
    },
  );

  it('is checked by itself, once, and opens the rest of the form', async () => {
    await open();
    await askForCode();
    const release = site.hold('/api/verify-otp');
    fill({ OTP: ' 123 456 ' });
    await waitFor(() => expect(page()).toContain('Checking the code'));
    await userEvent.dblClick(button('Verify'));
    release();
    await waitFor(() => expect(button('Verified ✓').disabled).toBe(true));
    await said('success', 'OTP Verified!');
    expect(site.sent('/api/verify-otp')).toEqual([{ email: 'a1', otp: '123456' }]);
    expect(document.activeElement).toBe(control('Guardian Name'));
  });

  it('that is wrong is said at its field, selected, and sent again by the button', async () => {
    const otp = 'The code is not right.';
    site.refuse('/api/verify-otp', 422, { code: 'invalid', fields: { otp } });
    await open();
    await askForCode();
    fill({ OTP: '000000' });
    await waitFor(() => expect(errors()).toEqual([otp]));
    await said('error', 'Failed to verify OTP.');
    const code = control('OTP');
    expect(document.activeElement).toBe(code);
    expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
    await press('Verify');
    await waitFor(() => expect(site.sent('/api/verify-otp')).toHaveLength(2));
    fill({ OTP: '0' });
    await waitFor(() => expect(errors()).toEqual([]));
    expect(control('Guardian Name').matches(':disabled')).toBe(true);
  });

  it('belongs to its address: another one begins anew, and the names stay', async () => {
    await open();
    await askForCode();
    await press('Change the e-mail');
    expect(document.activeElement).toBe(control('Email'));
    expect(control('Email').readOnly).toBe(false);
    expect(control('First Name').value).toBe('Gopal');
    fill({ Email: 'other@example.org' });
    await press('Send OTP');
    await waitFor(() => expect(site.sent('/api/create-admission')).toHaveLength(2));
  });

  it('brings what the school knows, which overwrites nothing', async () => {
    const known = { ...named, city: 'Vraja', guardian_name: 'Madhav Vrajwasi' };
    site.answer('/api/verify-otp', { application_id: 'a1', admission_data: known });
    await open();
    await askForCode();
    fill({ OTP: '123456' });
    await waitFor(() => expect(control(CITY).value).toBe('Vraja'));
    expect(control('Guardian Name').value).toBe('Madhav Vrajwasi');
  });
});
