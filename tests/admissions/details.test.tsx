// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { register } from '@/content/register';
import { DEFAULT_FORM_CONTROLS } from '@/contract';
import { ADMISSION_MESSAGES } from '@/contract/facts/admission-answers';
import { formFieldsOf } from '@/lib/admissions/fields';
import {
  button,
  control,
  errors,
  expectFocus,
  fill,
  page,
  press,
  TROUBLES,
  typeWhenStored,
} from '../forms/stub-site';
import { descriptionOf } from '../ui/description';
import {
  application,
  CITY,
  choose,
  fields,
  fillDetails,
  formWith,
  named,
  open,
  step,
  stored,
  stubRegistration,
  verified,
} from './registration-form';

const SECOND = 'Alternate Contact Number (optional)';
const withoutSecond = {
  ...fields,
  sections: {
    ...fields.sections,
    personal: fields.sections.personal.filter(({ key }) => key !== 'alternate_mobile'),
  },
};
const withoutDates = formFieldsOf(
  DEFAULT_FORM_CONTROLS.map((field) => ({ ...field, shown: true })),
  { datesOffered: false },
);
const child = {
  ...named,
  guardian_name: 'Madhav Vrajwasi',
  mobile: '0000000012',
  student_type: 'Day Scholar',
  apply_for: 'Class 1',
};
const TEN_DIGITS = 'Please enter a valid 10-digit phone number';
const { site, showsMessage } = stubRegistration();

describe('the details', () => {
  it('are validated, with the focus at the first error', async () => {
    await open(verified);
    await press('Continue');
    await waitFor(() =>
      expect(errors()).toEqual(
        ['Guardian Name', 'Contact Number', 'Student Type', 'Apply For', 'Admission Date'].map(
          (label) => `${label} is required`,
        ),
      ),
    );
    await expectFocus(() => control('Guardian Name'));
    fillDetails();
    fill({ 'Contact Number': '12345', 'Query (optional)': 'Look at www.example.org please' });
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([TEN_DIGITS, 'Query cannot contain URLs']));
    fill({ 'Contact Number': '0000000012', 'Query (optional)': 'May we come and see the school?' });
    await waitFor(() => expect(errors()).toEqual([]));
    expect(site.sent('/api/complete-admission')).toEqual([]);
  });

  it('keep what is typed while those of the tab are filled in', async () => {
    typeWhenStored(CITY, 'Vraja');
    await open(verified);
    await waitFor(() => expect(stored().answers).toMatchObject({ city: 'Vraja' }));
    expect(control(CITY).value).toBe('Vraja');
    expect(control('First Name').value).toBe('Gopal');
  });

  it('take the code of India off a number', async () => {
    await open(verified);
    fill({ 'Contact Number': '+91 98765 43210' });
    expect(control('Contact Number').value).toBe('9876543210');
  });

  it('offer the classes of the student’s type', async () => {
    await open(verified);
    const first = () => document.querySelectorAll('#register-apply_for option')[1]?.textContent;
    fireEvent.click(control('Day Scholar'));
    await waitFor(() => expect(first()).toBe('Class 1'));
    choose('Apply For', 'Class 2');
    fireEvent.click(control('Residential Student'));
    await waitFor(() => expect(first()).toBe('Class 3'));
    expect(control('Apply For').value).toBe('');
  });

  it('are sent once, with the code, and lead to the review', async () => {
    await open(verified);
    fillDetails();
    const release = site.hold('/api/complete-admission');
    await userEvent.dblClick(button('Continue'));
    release();
    await waitFor(() => expect(step()).toBe('2'));
    expect(site.sent('/api/complete-admission')).toEqual([
      expect.objectContaining({
        application_id: 'a1',
        otp: '123456',
        first_name: 'Gopal',
        city: 'Vraja',
        student_type: 'Day Scholar',
        apply_for: 'Class 1',
        mobile: '0000000012',
      }),
    ]);
    expect(page()).toContain('13 Dec 2026');
    expect(document.querySelector('.amount')?.textContent).toMatch(/Non-Refundable.*₹1,500/);
  });

  it('open what is folded to show its errors, and keep it open if it is filled', async () => {
    await open(verified);
    fillDetails();
    const fold = (label: string) => control(label).closest('details');
    expect(fold(CITY)?.open).toBe(true);
    expect(fold(SECOND)?.open).toBe(false);
    fill({ [SECOND]: '447911123456' });
    await waitFor(() => expect(fold(SECOND)?.open).toBe(true));
    fold(SECOND)?.removeAttribute('open');
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([ADMISSION_MESSAGES.phoneAnywhere]));
    expect(fold(SECOND)?.open).toBe(true);
    await expectFocus(() => control(SECOND));
    fill({ [SECOND]: '+44 (0)7911 123456' });
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
    expect(site.sent('/api/complete-admission')).toMatchObject([
      { alternate_mobile: '+447911123456' },
    ]);
  });

  it.each([true, false])(
    'show where a foreign number goes, with a second number: %s',
    async (hasSecond) => {
      await open(verified, undefined, hasSecond ? fields : withoutSecond);
      expect(descriptionOf(control('Contact Number')).includes('Alternate')).toBe(hasSecond);
    },
  );

  it.each(TROUBLES)('are kept and can be sent again when %s', async (_, fail) => {
    await open(verified);
    fillDetails();
    fail(site, '/api/complete-admission');
    await press('Continue');
    await showsMessage('error', 'There was an error submitting your personal info.');
    await waitFor(() => expect(page()).toContain(register.errors.nothingLost));
    expect(control(CITY).value).toBe('Vraja');
    site.answer('/api/complete-admission', { status: 'ok' });
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
  });

  it('show the school’s errors at their fields, and focus the first', async () => {
    const wrong = { city: 'Invalid city name.', guardian_name: 'No.' };
    site.refuse('/api/complete-admission', 422, { code: 'invalid', fields: wrong });
    await open(verified);
    fillDetails();
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual(['No.', 'Invalid city name.']));
    await expectFocus(() => control('Guardian Name'));
  });

  it('stay if the application no longer exists and is started again', async () => {
    site.refuse('/api/complete-admission', 404, { code: 'not_found' });
    await open(verified);
    fillDetails();
    await press('Continue');
    await waitFor(() => expect(page()).toContain('Please verify your email again.'));
    expect(button('Send OTP').disabled).toBe(false);
    expect(stored()).toMatchObject({ verified: false, answers: { city: 'Vraja' } });
  });

  it('are sent with the code’s grant; without a valid one the same application is verified again', async () => {
    site.refuse('/api/complete-admission', 403, { code: 'forbidden', message: 'Once more.' });
    await open({ ...verified, application: { ...application, grant: 'g1' } });
    fillDetails();
    await press('Continue');
    await waitFor(() => expect(page()).toContain('Please verify your email again to continue'));
    expect(site.sent('/api/complete-admission')).toMatchObject([{ grant: 'g1' }]);
    site.answer('/api/verify-otp', { application_id: 'a1', admission_data: null, grant: 'g2' });
    site.answer('/api/complete-admission', { status: 'ok' });
    await press('Send OTP');
    await showsMessage('success', 'OTP sent successfully!');
    fill({ OTP: '654321' });
    await waitFor(() => expect(stored().application).toEqual({ ...application, grant: 'g2' }));
    expect(site.sent('/api/create-admission')).toEqual([]);
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
    expect(site.sent('/api/complete-admission')[1]).toMatchObject({ grant: 'g2', city: 'Vraja' });
  });

  it('give the phone where every date is full', async () => {
    const full = { value: '2026-12-13', label: '13 Dec 2026', full: true, fullFor: [] };
    await open(verified, undefined, fields, [full]);
    expect(document.querySelector('select#register-admission_date')).toBeNull();
    const advice = 'No places left: 13 Dec 2026. To ask about other dates, please call us: +91';
    expect(page()).toContain(advice);
    await press('Continue');
    await waitFor(() => expect(errors()).toContain('Admission Date is required'));
  });

  it('give up a date if none is offered any more', async () => {
    const answers = { ...child, admission_date: '2026-11-01' };
    await open({ ...verified, answers }, undefined, withoutDates, []);
    await press('Continue');
    await waitFor(() => expect(step()).toBe('2'));
    expect(site.sent('/api/complete-admission')).toMatchObject([{ admission_date: '' }]);
  });

  it('show an error about the date where no date can be chosen', async () => {
    const fields = { admission_date: 'Admission Date is required' };
    site.refuse('/api/complete-admission', 422, { code: 'invalid', fields });
    await open({ ...verified, answers: child }, undefined, withoutDates, []);
    await press('Continue');
    await waitFor(() => expect(errors()).toEqual([fields.admission_date]));
  });

  it('keep input typed before hydration', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(formWith());
    control('First Name').value = 'Gopal';
    render(formWith(), { container, hydrate: true });
    await waitFor(() => expect(stored().answers.first_name).toBe('Gopal'));
    expect(control('First Name').value).toBe('Gopal');
    container.remove();
  });
});
